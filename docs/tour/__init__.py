"""The guide as a script: the steps that it tells, done in the program and photographed."""
