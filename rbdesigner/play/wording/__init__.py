"""What is said of deliveries, plans, reminders and variations."""
