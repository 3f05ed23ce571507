"""Our games in other people's frameworks: PettingZoo and OpenSpiel (``pip install 'chapterhouse[adapters]'``)."""
