"""The table server: lobby, tables, sockets. It imports games and storage; nothing imports it but the command line."""
