"""The words about deliveries, plans, reminders and variations."""
