"""Programs for developers: chaos, load, the build of the web client."""
