# What the guide says in the first game, what the things on the table are, and why one would do what.

chapter-first-mass = To the first Mass
chapter-chapter-hall = The Chapter Hall

lesson-welcome = Welcome. One of 24 monks is the culprit; his card lies under the board, and all the others are in somebody’s hand or in the Parlour. Find the one that nobody has.
lesson-sheet = This is your notebook. The cards you hold are marked, and every card you see is crossed out for you. Choose a name at any time to cross it out or write beside it: nobody else sees that.
lesson-walk-confessional = Each turn you walk one or two rooms. Go to the confessional at the Courtyard: there you draw a card from whoever was there last.
lesson-taken = You drew Novice Valentin from Beda, and the die now shows you: the next one in this room draws from you. Clara has just done so elsewhere, and holds your Brother Edwin.
lesson-walk-gate = The Parlour is two turns away. Walk to the Gatehouse: an empty room, but a step on the way.
lesson-walk-parlour = Go to the Parlour: it gives you a card from the pile. But Beda stands there, and whoever walks into a room where somebody is must ask a question.
lesson-ask-beda = Ask Beda anything that can be answered with yes or no, a number or a trait. A good one: how many bearded monks he has crossed out. The notebook answers for everybody, so answers are true.
lesson-silence = Beda kept silent: that is always allowed, and then he asks nothing in return. You got your card all the same, Brother Conrad, and cards are worth more than answers.
lesson-answer = Now Clara has come in and asks you. If you answer, everybody hears it, but you may ask back and she cannot refuse. Answer.
lesson-counter = Your question in return, and Clara is bound to answer it. Ask what you like; beards again would let you compare.
lesson-walk-courtyard = She has told you her number; remember it, or write it down. Follow Beda to the Courtyard: who walks in, asks.
lesson-ask-again = Ask Beda once more. What people have crossed out only grows, so such answers stay useful; what they hold changes with every Mass.
lesson-mass = This time he answered. The bell stood on four, so it rang for Matins: everybody gives cards to the left, one now, one more each time. Give Valentin away: you know him, and he stays crossed out.
lesson-mass-over = You got Edwin back from Clara, an event was drawn for all, and another player goes first. After each Mass everybody starts in the Chapel.
lesson-rooms = Other rooms help too. The Scriptorium gives books, the Library great ones to whoever holds fewest cards, the Crypt an extra turn, a cell one of its owner’s cards, if you are not caught. Now let some Masses pass.

lesson-later = It is Terce. Look at your notebook: most names are crossed out by now, and the answers of the others narrow down the rest.
lesson-walk-hall = In the Chapter Hall you may say aloud what you believe. Go there.
lesson-reveal = A revelation names one trait of the culprit: two points at the end if it is right, one lost if it is wrong. You have seen nearly all the clean-shaven: reveal that he is bearded.
lesson-answer-clara = Clara came to the door and asks how many Fathers you hold. It tells her little: answer, and ask back.
lesson-ask-back = Ask her how many bearded monks she has crossed out: those she has not are the ones to think about.
lesson-follow = Clara is near the truth too, so keep close to her. Walk to the West cloister.
lesson-ask-clara = Ask her again.
lesson-walk-parlour-again = She kept silent, and that tells you something too. The pile of the Parlour is empty now, so there you may demand to see a card of a kind you name.
lesson-request = Ask Clara for a card that is bearded and fat: among those is your suspect. If she has one, she must show you one, you alone.
lesson-pass-four = Norbert: one suspect less. And the bell rings again, for four cards. Give away what others know: Ulric, Gildas, Ivo and Milo.
lesson-show = The event makes everybody show a Novice to the left. Show Kilian.
lesson-walk-cloister = Now to the Chapter Hall, two turns away. Walk to the East cloister; on the way you may ask whoever stands there.
lesson-keep-silence = Beda asks how many fat monks you hold. That could give your suspect away: keep silent this time.
lesson-walk-hall-again = Clara accused Milo, whom Beda holds: two points lost, and a penance. Now you: go to the Chapter Hall.
lesson-accuse = One name is left in nobody’s hand that is bearded and fat. Accuse Father Bruno.
lesson-points = He did it! Four points for the right accusation, two for your revelation: 6 for you, 0 for Beda, and Clara has lost three.
lesson-farewell = Now you know the abbey: walk, ask, answer or be silent, watch the cards, and speak in time. Play a game of your own; whatever is not lit will tell you why.
