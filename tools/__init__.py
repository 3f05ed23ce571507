"""Programs for people who work on the house: chaos, load, the build of the web client."""
