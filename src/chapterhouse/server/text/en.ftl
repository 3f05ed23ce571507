# What the server says by itself.

notice-title = Your turn at the table
notice-body = A game of { $game } waits for you: { $address }
notice-full-title = Your table is full
notice-full-body = Everybody sits at your table of { $game }. Start the game: { $address }

fault-table-silence = The rules close your mouth for now.
rule-table-silence = The vow of silence
    .text = Where the rules ask for silence, the talk at the table is closed.
