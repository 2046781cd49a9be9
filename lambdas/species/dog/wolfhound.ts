/**
 * The Wolfhound wants an evening by the fire, and then one more; it knows that a hound so tall is given few of them,
 * and is not in a hurry about any. It fears breaking something small. It hoards evenings, which it keeps in the beard
 * with the crumbs. Its body is a long grey house on legs: beard, brows, a tail that clears shelves, and knees that
 * arrive later, for they are older than the rest of it and were once, they say, at the court of a king. It was born the
 * size of a teapot and nobody has told it of the change, so it still tries to go under the stool. The moon it takes for
 * the raised bowl of a hound yet taller, and it would not dream of touching that. Small things sleep on it, a wren by
 * preference, and it does not move until they have done. It has never put out a candle, though it passes at just that
 * height. It eats as one says grace. It sleeps the length of the hearth with its beard in the ashes, and lies down in
 * three verses: front, rest, back. It sulks by sighing so that the curtains move. It trusts at first sight and for the
 * whole of its life. It never runs at what runs away, never steps over a sleeper, never leaves before the end of a
 * story. Its keeper is the one who tells it, or the one it is told about: it listens either way.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A leg comes out of the egg, and goes on coming. Three more follow. {name} sorts them, stands, meets the underside of the table with its head, and lies down again very gently, in case it has broken something of yours.',
    '{name} unfolds from the egg like a deckchair, one joint and then a further joint, wet and grey, and stands there swaying with a bit of shell on its beard. It takes care, even now, not to step on the rest.',
  ],
  looks: {
    thriving: [
      'A kitten has set out to climb {name}, by the south side, and has reached the elbow. It does not look down. It hardly breathes. Every grey hair is holding quite still, so that somebody can get to the top.',
      '{name} goes along the beach at the pace of the tide, stopping where it stops. It looks at a shell. It looks at the next. At this rate it will never get to the rocks, and will enjoy that too.',
      {
        text: '{name} stands, and the legs go up one after another like tent poles, and there is a moment when it is a wolfhound. Then they fold. It lies where it fell, grey and woolly, looking pleased at the height.',
        when: ['baby'],
      },
      {
        text: '{name} is all knees. It gets up off the hearth in four stages, stands there taller than the coal scuttle, looks pleased with the view, and comes down again in the other order, with its chin on your boot.',
        when: ['baby'],
      },
      {
        text: '{name} stands by your chair and rests its silvered beard on your shoulder, just the beard. The head it still carries itself. You go on reading. A few pages later you find that you have been lent some of the head.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} stands at the table and lays its silvered beard beside your page, breathing so carefully that the paper does not lift. You turn over. It holds its breath altogether until the leaf has settled.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You left your cup on the floor. {name}, wanting that very spot, lifted four great feet over it, one at a time, and lay down around it. Nothing is spilled. In the curve of all that grey it has even stayed warm.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has laid its long chin on the table by your book, without having to reach. It asks for nothing. You turn a page, and the kind brows go over with it. You find that you are turning them more slowly.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The fire is lit, the chair drawn up, and you in it. {name} comes across the room as a tall ship would, turns about, and lowers its silver beard to your knee. It breathes out. Another one of these, it seems to say.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You come upon {name} being careful of a moth. It has it on its nose and is cross-eyed with contentment. You take one step. It gets up, as tall as a doorway, and carries the moth to another room.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'When you look in {name} gets up, which takes some time, and gives you the hearthrug. It goes and stands in the hall, beard and all, like a visitor who has come early. It is happy there. It can see the fire.',
        when: ['from_child', 'wary'],
      },
      'Whatever the fire said just now, it had {loved} in it. {name} has got up, and turned about, and the room has turned about as well, cups and all.',
    ],
    content: [
      'The cat is in {name}’s place by the fire. It stands and looks down from a great height, and the cat looks up. It lies down round the outside, very slowly, as one fences a small field.',
      'There is a moth at the candle, and {name} is worried. It gets up, bone by bone, crosses the room and stands there with its grey head between the two. It says nothing. In a while the moth goes home.',
      {
        text: '{name} is lying the whole length of the hall. You step over the tail, then over the elbows, then over the beard, and at the beard one shaggy brow goes up, the way a hat is raised, and comes down again.',
        when: ['well'],
      },
      {
        text: '{name} stands in the yard while a hen goes under it, and another. It has one foot in the air. It will put it down when they have all gone by, and there are always a few more hens than one thinks.',
        when: ['well'],
      },
      {
        text: 'You step over {name}’s legs, and then over the rest of {name}’s legs. One brow goes up, and down. Nothing whatever is happening by the hearth, and it gives that its whole attention, as if there were not so many of them.',
        when: ['well'],
      },
      'It has had {days} evenings, has {name}, and can find each of them by the smell of the smoke. It is going over them now with its chin on the fender.',
      'The kettle is telling the hob a long one. {name} listens with both brows, and stirs only where the story comes to {loved}, or to what sounded like it.',
    ],
    curious: [
      '{name} has let its head down, all that way, to a beetle on the hearthstone. It is holding its breath so as not to be a wind.',
      'Somebody is tuning a fiddle across the valley. {name} has risen, front, then back, and stands with one ear out of the window, waiting for the tune to be born.',
      'In the rain barrel, or in the mirror, or in whatever it may be, is a hound with its own brows. {name} has bowed to it and is waiting, head on one side, to be told its name.',
    ],
    bored: [
      '{name} stands by the hearth, holding the very end of a rope. The rest of it has been laid out across the rug, straight to your feet. It is not pulling. It would not presume. Pick up your end and play.',
      '{name} stands over you, too tall to be asking. Then the head comes down, a long way, and there in the silver beard is a ball, wet through. It has been carrying it from room to room in case.',
      {
        text: 'The fire is laid and not lit, and {name} lies before it as if it were. There is dust upon the beard. Take down your stick, say the name of the hill, and hold the gate: it would play, if it were asked.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has put one paw in the empty dish, as carefully as if it were full, and left it there, to keep the place. There is no hurry, there never is, but its meal is due.',
      '{name} stands at the dish with its grey head bowed and its eyes shut, as for grace. It is quite prepared to be thankful. It opens one eye. There is nothing yet to be thankful for. Its meal is due.',
      {
        text: '{name} is all knees and eyebrows. It lies with its chin before the empty dish, like somebody at a hearth where the fire is not lit yet, and when you come it moves over to make room. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has sat down in its bowl. It is only hours tall, and already that is as much as fits. It looks out over the rim with its kind wet eyes, not complaining of the view. Lift it out. Put food in.',
        when: ['baby', 'well'],
      },
      {
        text: 'The raised bowl stands by the wall, and {name} stands by the raised bowl, not touching it, head turned aside, like a tall guest who has not been told which chair is his. Tell it. Fill the bowl.',
        when: ['wary', 'well'],
      },
      {
        text: 'The dish is on the floor, and {name}’s eyes are level with yours. They look at you gravely, then go down to it, by way of your collar, your belt, your shoes. It is a long way down to an empty dish. Fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has not gone to the dish. It has come to you, and lowered its great grey chin onto your book, just under the line that you had got to. The brows allow you the end of the sentence. Then feed it, now.',
        when: ['well'],
      },
      {
        text: '{name} has come and stood beside your chair, no more, with its head at the height of yours. It looks at the fire, then toward the kitchen, then kindly at you. There are only so many suppers. Bring this one now.',
        when: ['well'],
      },
      {
        text: '{name} cannot lift its beard off the boards, but as you kneel it draws one great paw out of your way, or out of your reach. It is too polite to say which. Bring the overdue meal.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is tall as a doorway and is lying across one, its head on the side where you are not. It got no further. Take the overdue meal round to the beard and set it down low.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name}’s chin is level with the table. Everything on the table is within reach of it, and everything is still there. It stands alongside, hollow and hungry, and looks at you instead, from under its kind brows. Feed it now.',
      'The hearth is warm, and {name} has left it. You find it in the larder, grey in the dark, standing very still among the crockery with its nose an inch from the bread. It has touched nothing. It is hungry: feed it now.',
      '{name} could take the loaf off the table without lifting its head, and it looks at the wall instead, so as not to see it. The long flanks have closed like a book. It is truly hungry. Please feed it.',
    ],
    starving: [
      '{name} could reach any shelf in this kitchen without stretching. It has reached none. It stands in the middle, swaying, its beard over an empty dish, taking care at each sway not to touch the cups. Feed it at once.',
      '{name} does not rise to its height for you. It has lain down with its silvered beard in the empty dish. When you say its name the brows go up, gently, as if you were the one to be sorry for. Feed it at once.',
    ],
    weak: [
      '{name} stands in the doorway to greet you, filling it. You wait for it to step aside. It would, but you see now that the doorway is holding it up. Give it medicine, or a good rest.',
      '{name} stands up for you, because one does, and sets its silvered chin on the table. There is nothing there that it wants. It has only put the head down for a moment. Give it medicine, or a good long rest.',
      {
        text: '{name} bends its head to get through the door, though it is out in the yard, and there is no door. Its head is just that heavy. It steps aside for you, and sways. Let it have medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'The tail gives the hearth one great stroke because you are in, and the ash goes up, and {name} has to cough. It would tell you something merry. Let it lie and rest the chest, with medicine by.',
        when: ['glad'],
      },
    ],
    dirty: [
      'A wren has looked at {name}, taken it for a thatch, and begun to build. It hasn’t liked to move. After two days unwashed one can’t blame the wren. Please wash it, and be kind to the wren.',
      '{name} will not lie down on the hearthrug. It stands beside it on all those long bones, a ditch in its beard and mud to the elbows, and looks at how clean the rug is. Bring water and the big brush.',
    ],
    sick: [
      '{name} gets up when you come in, because one does. The long bones arrive in turn, all but the last, and it rests its beard against the door frame as though it had meant to stand like that. It is ill. Medicine now.',
      '{name} tries to rise because you have come in. The front half manages. For the other half it apologises with its brows, and then it lets the silver chin down on the boards without a sound. It is ill. Bring medicine now.',
    ],
    failing: [
      '{name} has laid all its long bones down by the hearth. The beard stirs so little that you hold a hand in front of it, as one does for a candle. Both brows lift to you. Medicine and food at once, or it will die.',
      'It tried to stand because you came in, and the front half of {name} managed. Now that great head is too heavy for it, and you have it in your lap, beard and all. Medicine and food, before the fire burns lower.',
    ],
    near_death: [
      '{name} has moved off the middle of the hearthrug, which took it a long time, and lies along the edge. The part it left is still warm, and about your size. Come and sit there now. There are only hours.',
      '{name} lies the whole length of the hearth, and even so has folded in its legs to leave a space the size of your chair. Bring the chair. Hear the beard lift at the scrape. It has hours. Sit with it, and tend it.',
      'For {hours} hours the hearth has been cold, and {name} has lain before it with room left at its side. So few evenings are given to a hound like that. It is breathing yet. Let this be one. Sit with it now.',
    ],
    asleep: [
      'Asleep, {name} is walking. Its long legs go, two and two, over some hill, no faster than one would with a friend. Now and again they stop. It waits there, breathing softly, until someone with shorter ones has come up.',
      '{name} lies asleep across the whole width of the passage. You step over the long legs going, and over them again coming back with your cup, and both times, without waking, it draws in one paw to let you by.',
      '{name} sleeps across the whole hearth, and its legs move. Other dogs run. It is walking, somewhere wide, and now and then the long feet stop, as one stops for somebody to catch up. Then they go on.',
    ],
    asleep_in_danger: [
      'The ash before its nose lies still for too long, and stirs, and lies still. {name} is asleep and in peril. Sit by it now and keep the count of its breath; it wakes at {wakes_at}.',
      '{name} sleeps with its bones showing like the ribs of a boat drawn up for winter. Reflect there beside it now, as one sits up at a bedside. Its eyes will open at {wakes_at}.',
      {
        text: '{name} fell asleep with its beard in the bare bowl, up there on the stool, and its legs went from under it after. Sit by it now and hold up its head. It wakes at {wakes_at}, and will need feeding.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is hiding behind the armchair, which covers about a third of it. Over the top the kind brows follow you, ready to be no trouble anywhere else. Sit on the hearth rug, so that one of you is small.',
      'There is a great deal of it to hide, and {name} has chosen the hat stand. It stands among the coats with its eyes down, being one. Take the low chair, and say nothing to the coats.',
      'There was a lane once, and nobody in it, for {wait}. {name} has forgiven it, but it stands now where it can see who comes. Sit down in plain view, and take your time.',
    ],
    back_from_death: [
      'You bought {name} back some hours ago, and it has not lain down since. It stood and filled the doorway, beard and all, until you were in the room. Now it folds, one long leg after another, and leaves you most of the rug.',
      '{name} has been to the far side of the hill, the one in the songs, and has walked home with dew to its elbows. It stands close. Let it stand, and do not be late with the next bowl.',
      {
        text: 'It was a short life and you bought it longer. {name} came back to the hearth some hours ago, turned round three times as always, and has lain since with its chin on your shoe, watching the fire very closely.',
        when: ['from_child'],
      },
    ],
    old: [
      'No hound of that height has a right to so many evenings, and {name} knows it, and wears each of them in the beard, white on grey on white.',
      'It takes the rug in five verses now, with a rest between. The wren’s grandchildren wait on the mantel until {name} has got to the end.',
      'They said eight winters, or nine, for one so tall, and {name} never learned to count by those. It has {days} evenings. It lays its grey chin on your boot and starts upon the next.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} stands over its dish like a bridge over a stream, looks for a while at what is down there, and bends to it. It eats everything. Then the long head comes up again, with a crumb in the beard, for later.',
        'On time, and {name} eats it as one says grace, slowly, with the eyes shut, and comes to the end. It wipes its beard on nobody. It steps back, one leg after another, so as not to tread on what comes next.',
        {
          text: 'The dish comes on time, and so, by stages, do the legs. {name} arrives with one enormous paw in the middle of its meal, and eats all round it with great care, so as not to disturb whoever that belongs to.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} stands in the dish, that being where its feet came out, and eats between them. There is a great deal of leg and no telling whose. Finished, it lowers its chin onto your shoe as if one of you might break.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} bends to the dish as tall people bend in low churches, and eats without a sound, holding its beard aside. Then it walks out backwards, the whole long length of it, bowing under the lintel, sooner than turn its back.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You set the dish on the floor. {name}’s head comes down to it past your face, past your belt, past your knees, watching you the whole way. It eats without spilling. Then it goes up again, just as carefully.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats off the table with its feet on the floor, disturbing nothing but the dish. As you bend to take that away, a long wet beard is laid across the back of your neck, for one breath, and lifted off again with care.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its forelegs spread like a trestle and comes up with a dripping beard. It does not shake. It carries the beard carefully across the room, stoops, and holds it out over your knees to be wiped.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} takes the meat out of your hand as though it were lit. When it has eaten it stands a moment, so tall, deciding, and then comes round the table and leans on you with about half of its weight.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, on time, happy, careful of the floorboards. Then it puts its head in your lap, and there is no more lap. One kind brow goes up to ask if it is too heavy. It is. You say no.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You kneel to set the dish down, and {name} rests its chin on top of your head, lightly, as one keeps a hat from blowing off. The meal can wait. You might have been about to get up.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name}’s dish stands on a chair, to spare it the stoop. Halfway through it stops, lays its long head on your shoulder, and leaves there whatever was in its beard. Then it goes back to the dish. There is time for both.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} has had {streak} meals on time and taken pleasure in each one separately. It eats this one to the end. Then it lays its long jaw over your shoulder, from behind, and the two of you look into the dish.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'An ant has got into the dish, and {name} eats everything round it and waits for it to walk out. After {streak} meals on time it has hurt nobody. It steps back, on to your foot, and holds its breath.',
          when: ['baby'],
        },
        {
          text: '{name} bows its head to the dish and eats everything, leaning on the wall for it. It makes itself low as it goes by you, and it does not come up again afterwards. The bones show. It needs medicine. Be gentle.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats slowly, to the end, and then looks up at you, as it has after all of {streak} meals on time, from each of which it took something. You can see them, quite safe, in the silver of its beard.',
        'There have been {streak} meals on time, one by one, and {name} hasn’t hurried a single bite. It lays its long jaw on your hat, when it is done. There will be another. It used not to count on that.',
        {
          text: '{name} can see into the dish over your shoulder, and waits all the same until you have set it down. That is {streak} on time. It eats the way one reads a letter twice, then brings you its beard, dripping, to hold.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} never hurries, and you have. It looks at the dish, and at you, and eats one mouthful, so that you should not have run for nothing. The rest will taste better for waiting. Come back at {opens}.',
        'You have come in at the first verse, and dinner is in the last, and {name} takes a taste, lies down beside the dish, and means to enjoy every bit of the time that is still to go. Come at {opens}.',
        {
          text: '{name} gets up because you called, which takes some time, there being so much of it to tell. It crosses the room, lets a spoonful into its beard, and thanks you with its brows. It had not come about the dish.',
          when: ['no_item'],
        },
        {
          text: 'It has no room and cannot bear to say so. {name} bends from a great height, takes one piece between its front teeth like a lady with a cake, holds it, and looks to you with swimming eyes. The rest stands there.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats what came late, all of it, at the pace it would have eaten it on time. There is only this: it generally bends down to you afterwards, from up there, and now the head stays where the ceiling is.',
        'While it was waiting {name} lay with its chin on the sill, and the candle beside it has burned down. It eats it all. It looks at the candle, not at you. There are only so many of those.',
        {
          text: '{name} gets up for the overdue dish, and goes on getting up. It bears no grudge. It merely looks over your head, which it can, to see whether somebody else is coming who might keep the time. Nobody is. It eats.',
          when: ['wary', 'well'],
        },
        {
          text: 'It waits for leave. You give it, and {name} still waits, a polite moment, in case you should be called off again. Then it eats, without a clink, and walks backward out of the kitchen.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, and then lets its long bones down, joint after joint, not by your chair but across the hearth from it. It is not unkind. It looks at you over the fire. The bare place at your feet is as long as a door.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has spent a piece of a not very long life beside a cold bowl, and does not mention it. It eats. When it comes to the fire after, it lies the other way about, its back to your chair.',
          when: ['well'],
        },
        {
          text: 'Tall as a doorway, {name} has not the strength to stand in one. It eats lying down what you brought so late. When your hand comes near, the silver beard moves six inches away. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} gets up for the late meal, and that is a great many long bones, one after another. It eats, and then lies down again where the fire is between you and it. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old, and a piece of that was spent by an empty dish. It eats without haste, for all that. Then it turns its small grey face up to you, brows drawn, and you see how long it can look.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The dish is late, and {name} gets up for it one bone after another, eats the little it can, and is down again before it was quite up. It looks into the ashes and not at you. Please bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'It was {hours} hours, and {name} has not so many that one should spend them like that. It eats everything, lying down, with its beard in the dish. It doesn’t lift its brows when you speak. Be on time now.',
        '{name} had waited quietly, as it does all things, and after {hours} hours the long bones stand out of it like a boat’s. It eats it all. It gets up, goes, and leaves you the hearth. Come on time.',
        {
          text: 'A life that size has only so many meals in it, and one of them is gone. {name} does not say so. It eats, tall as the door, and afterwards lays its silvered beard on the hearth, and not on your knee.',
          when: ['well'],
        },
        {
          text: 'You kneel to say that you are sorry, and still have to look up. {name} hears you to the end. It eats without haste, so as not to reproach you. When you sit down by the fire, it takes the other side.',
          when: ['well'],
        },
        {
          text: '{name} had kept your side of the hearth clear for {alone}. It eats what you bring, thanks you with its brows, and lies down across both sides. It is very long. You will have to ask.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'For {alone} {name} lay at the cold hearth with room left beside it. It eats all you brought. Then it lies down there again, and this time it lies in the middle. Be here next time.',
          when: ['wary', 'well'],
        },
        {
          text: 'Its life is short, and {alone} of it went by with nobody here. {name} eats lying down, too weak to be tall. The silvered beard turns from your hand to the wall. Stay now, and do not be late again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} with nobody there, {name} eats like a candle in a draught, stopping often. Between mouthfuls the kind brows go to you, and then to the door. Shut the door. Be on this side of it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} cannot get its head down to the dish, for its knees would not bring it up again. You hold the dish up. It eats. Its life is short, and it knows how much of it this was, and looks at you, and not unkindly.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The fire went out, and {name} stayed by it. It eats in the cold, lying at full length. When you kneel to light it again it draws its long feet back from you, one by one, and there is ash on its beard.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'So as not to hurt your feelings, {name} bends the long way down and keeps its beard in the dish for about as long as a meal takes. Then it comes up, just as slowly. Nothing is gone. Some is in the beard.',
        '{name} has dined, and it was a good dinner, and it is still thinking of it. It lays its long jaw beside your dish as one sits by a guest. It will have time for this one at {opens}.',
        {
          text: 'Because you went to the trouble, {name} brings its head all the way down to the dish, and then, being full, all the way up. It lays its beard on your shoulder while you scrape out the meal, in case you mind.',
          when: ['no_item'],
        },
        'There is a mouse under the dresser that would be glad of it, and {name} has moved the dish that way, a little, with its nose. For itself it has had enough. Will you look in again at {opens}?',
      ],
      ill: [
        '{name} eats a little, to oblige you, and lays its beard along the rim. It looks at the fire for a while, then at you for a while, then at the fire. It is making both of you last. Bring medicine next.',
        'You sit down by the hearth with the dish on your knee, and {name} eats from there, a little, and rests its beard on your wrist, and eats a little. It won’t be hurried. It is ill. Medicine next.',
      ],
      loved: [
        '{name} ate it slowly, with its eyes shut, so as to be there for the whole of it. It was {item}. Now it stands over the dish with its beard shining, putting that one away with the best evenings.',
        'The tail of {name} went round once, and down came the jug, the fiddle and a row of tins. It has never done that. It was {item}. It has eaten up, and looks at the jug, too happy to be very sorry.',
        {
          text: '{name} knows that {item} is in the house before you’ve set down your bag. Forgetting all its care, it wags, and the tail clears the mantelpiece from end to end. It eats among the fallen brasses in perfect bliss.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You set {item} in the high bowl, and {name} draws in the smell with its eyes closed, all that long way down. The tail sweeps the mantelpiece bare behind it. It is sorry about the clock, later.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{name} ate around {item} as one walks around a sleeping child, and left it there with the blanket over it. Oats, it would say, or a bit of mutton.',
        'Out of courtesy {name} has put {item} into its beard, and talks to you of other things, with its brows. The wren comes up, looks, and moves out. Venison never goes into the beard at all.',
      ],
      harmful: [
        '{name} takes what it is handed, with great gentleness, and it took that. It was {item}. It lies by the cold side of the hearth, its long bones drawn up, and makes no sound about the pain. Never hand it that again.',
        '{name} goes down on its knees, tall as it is, with its beard on the stones. It was {item}, and it hurts. It has too few evenings to spend one on this. Keep that from it, always.',
        {
          text: 'You held out {item}, and {name} has never thought ill of a hand. It folds at the knees, slow and tall, like a tent, and shivers, and its eyes keep asking you. Never that again.',
          when: ['from_child', 'item'],
        },
        {
          text: 'You gave it {item}, and it bent to you from all that height, careful of your fingers. Now the long legs buckle and it groans aloud. Its eyes are on you, not angry. Never again, this.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You jump over a log, and {name} steps over it. You jump over the ditch, and it steps over that. It must have missed the point. It goes back, and hops, with all its bones, and has it.',
        'You hide behind a post, where {name} sees the whole of you, and it goes round the other posts first, looking long at each. It would not spoil it for the world. At yours it starts like a deer.',
        {
          text: 'You tug the rope, and {name}, which could have the arm as well, comes along with its end so as not to win. You back away. It prances after you. Twice round the table you go, both losing as hard as you can.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You roll the ball. {name} bends down to it from very high up, lifts it as one lifts an egg, and thinks where to put it. The place it finds is the exact middle of the floor, where each of you can just reach.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} could take you, the rope and the armchair out through the wall. It pulls with exactly your strength, not an ounce more, long bones braced, until you win by a hand. Then it dances, all of it, at how well you did.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} takes the ball from you as if it were an egg, carries it past the lamp, round the table and down the steps. Then there is only grass, and nobody’s china, and you see what those long bones were for.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} takes your sleeve in teeth that once were meant for wolves, so gently that the button holds, and walks you out to the middle of the floor. There it bows, elbows down, and even so it is taller than the table.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You lay your hand flat on the floor. {name} lays a paw on it, and the hand is gone. You both look at this. You slip it out and put it on top. {name} thinks, brings the other paw, and falls over all three.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You wiggle a finger, and {name} gets up to pounce, and there is so much to get up that it forgets what for, and lies down, and remembers. When it does come, you can hardly feel that you have been caught.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'There is nothing you could add to this day, and {name} has had all of it, slowly. You throw your cap for it. It walks after it, picks it up, and walks back. It has enjoyed each of those steps.',
        'You get up a dance for {name}, and it was so content already that it hardly knew where to put it all. It watches from the hearth, brows up, and waves its tail, with care, between the jug and the lamp.',
        {
          text: '{name} could take the doorpost off with its end of the rope. It holds it the way one holds a letter, and lets you win, and lets you win again. It was this happy before you found the rope.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw the ball across the entire room. {name} rises, in sections, takes one step, has it, and takes one step back. It lays it before you on the table without reaching up. It had been every bit as happy lying down.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You wave the rag, and {name} gets one foreleg out in front, and then the other, and that was a whole game’s worth of strength. It looks up kindly, and stays there. See first to what it needs.',
        '{name} lets you run by, and again, and follows with its brows. It wouldn’t have you think that it was dull. But it doesn’t rise. Sit down on your heels, and see to what it needs.',
        {
          text: 'You crouch on the floor, as one dog to another. {name} accepts, out of courtesy, and gets up on all those long bones, one after the other, and stands there swaying like a ladder. Help it down. Then see what is the matter.',
          when: ['no_item'],
        },
        {
          text: 'It got the whole way up for you, and stood there, a tent with the poles in wrong. Its breath whistles. Let it down easy, and give it the medicine.',
          when: ['ill'],
        },
        {
          text: '{name} carries the toy stag in by the neck, sets it on the stool, in the empty bowl, and looks from that to you. It means no harm by it. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and {name} forgets how long its bones are. It goes over the wall like a line out of a ballad. It comes back by the gate, so as not to frighten the hens.',
        'It is {item}, and {name} plays as if something small were asleep in the room. It goes round you on its knees, very nearly, smiling in its beard. When you fall over, it lies down beside you, to be level.',
        {
          text: 'You bring out {item}, and {name} rises, and goes on rising. It makes one bound, like a line from a song, sets every plate on the dresser humming, and looks round to see that nobody was under it.',
          when: ['well'],
        },
        {
          text: 'You come with {item}, and {name} rises in one go, which it does for few things. The tail sweeps the mantel clear. It gives a single bark, from the bottom of some old ballad, and the plates answer.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        'A hound might do it, {name} allows, if a hound were in a hurry. {item} goes by, and it looks after it. It would as soon walk up the hill with you.',
        '{name} stands in the midst of {item} with its head up, like a horse in a duck pond. Something slower, and with a story in it.',
      ],
      harmful: [
        'It tried, since you were calling. Those long legs were never hung for it, and {name} has gone down and got up lame. Let {item} be done with, and walk it home.',
        '{name} stands shaking under the thorn and will not put the foot to the ground. {item} did that. Bring it home at its own pace and leave that behind.',
      ],
    },
    clean: {
      wanted: [
        'You go down the long grey side of {name} with a comb and a bucket, and the moor comes out: peat, heather, a thorn. At the end it turns for you, like a barge. You start home along the other bank.',
        'You wash the beard of {name}, and a great deal comes out into the basin, gravy, ash, something that sang. It holds its chin in your hand. It looks at you as if you had read it its own letters.',
        {
          text: '{name} stands through all of it, dripping from both brows, and does not shake. It waits while you carry out the vase, the cups and finally yourself, and pull the door to. Then, from inside, comes the sound of a sail.',
          when: ['well', 'no_item'],
        },
        {
          text: 'To wash its shoulders you have to stand on the stool. {name} keeps perfectly still, dripping from the beard, while the water runs brown, then grey, then clear. Halfway along you notice which of the two you have been leaning on.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You comb {name}, and there is no burr in it, and you comb it on, from the ears to the end, as one reads a thing again for the sound. It lets down its long jaw on your shoulder.',
        'The beard of {name} was clean, as it could have told you. It let you put the towel round its neck. It sits there, tall and solemn, like an uncle being shaved, and lifts its chin for you.',
        {
          text: 'You need the kitchen stool to do the top of {name}. There is nothing to comb out, and it stands like a horse while you comb. When the stool tips, it is already standing on the side where you will fall.',
          when: ['well'],
        },
        {
          text: 'You fetch the stool to brush the top of {name}, which is clean. To oblige you it lowers its head, and goes on lowering, until the beard, the brush and the pair of you are all down on the rug. Nobody needed the stool.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You have thought of {item}, and {name} lies down for it by the fire, in its verses, so that you can reach. You do it half by half. In between it sighs, and the flames lean over to look.',
        'It was {item}, and {name} let down its head for you to begin at the beard, which it does not lend. You go on to the brows. It comes up silver, and lays its long neck round your own.',
        {
          text: '{name} has not so very many years, and means to spend as much of them as it can on {item}. You finish one shaggy shoulder and stop. It gives you the same shoulder again.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} comes to it as to a hearth. You begin at the brows. By the time you are at the tail, the brows are dry, so it turns about, one long bone after another, and you begin at the brows.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} bears {item} with its tail between its long legs and its gaze on the hills. Use a comb, it would ask, and a bit of patience at the knots.',
        'When {item} is over it goes and stands in the turf shed until it smells like itself. {name} has no quarrel with heather water.',
      ],
      harmful: [
        'Where it touched, the skin beneath the grey is raw, and {name} licks your hands, thinking that it is they that hurt. {item} did it. Rinse it all off, the whole long way, and burn the rag.',
        '{name} slid, or burned, or both, and gives you its paw to mind. The fault was {item}. Put that beyond the gate.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes it and thanks you with its brows. It lays the long head down on the hearthstone. You sit by. After a time its breath begins to lift the ash, gently, and let it fall.',
        'You give it the dose in a wooden spoon, reaching up, and {name} stoops, to help. It swallows, and lies down, as it does, in verses. You sit by for the last of them, which is the breath. It comes easier.',
        {
          text: 'The candle on the low table has been shivering with {name}’s breath. You tip the dose in behind the silvered beard and sit down under the weight of its head. After a while the flame stands up straight.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} lays its long head in your lap for the spoon, and it is as heavy as a gate. You hold it up. After a while your arms begin to feel it less. It is carrying the head by itself.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} stoops to the spoon, takes it without a clink, and thanks you with its brows. It was as sound as an old bridge. It sits down by you in case you needed company. Keep it for a bad day.',
        'You reach up with the dose, and {name} lowers its beard into your hand and swallows. Nothing in those long bones had asked for it. It is glad to have been thought of. Put it by, on the high shelf.',
        {
          text: 'You hold up the spoon. {name} bends from the height of the lintel, empties it so as not to seem ungrateful, then lays its silvered beard along your forehead, feeling for the fever. Nobody has one. Put the bottle by till somebody does.',
          when: ['no_item'],
        },
      ],
      loved: [
        'You tell {name} that it is {item}, and it stoops to you, careful as a candle, until it is over. The brows go up. It looks down at you as if you had remembered its birthday.',
        'After {item}, {name} stays bowed for as long as one would after grace. You look to see if anything is wrong. Nothing is. It wished to have all of it.',
        {
          text: '{name} bends down from the height of the doorway for {item}, eats without hurry, and lies down all along the fire. Nothing happens for some time. Then, at the far end, the tail thumps. The medicine has got there.',
          when: ['item'],
        },
        {
          text: 'It takes a while for {item} to go all the way down {name}, and the medicine with it. You can follow it, like a lamp being carried through a great house. One after another, the rooms light up.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} lets {item} run out again by way of the beard, and is sorry. Wrapped in a bit of oatcake there is nothing it would not take.',
        'It has gone under the stool to get away from {item}, which is to say that its nose has. Something for the joints it would come out for.',
      ],
      harmful: [
        '{name} lay down for it trustingly, and now the big heart is tripping over itself. It was {item}. Take it away, and sit with your palm on its ribs.',
        'That was never a cure: {item}. {name} is cold at the ears and has begun to say goodnight to the chairs. Let it be the last time.',
      ],
    },
    discipline: {
      wanted: [
        '“That’s the baby’s,” you tell {name}, and it takes its head out of the cradle, into which it had put it only to look. It steps back over the sleeping dog, and the toys, and stands in the hall, feeling large.',
        'You lay one hand on its shoulder and say nothing, and {name} gives you the joint of mutton. It had been holding it as one holds something of yours. It walks away with its eyes on the floor, treading on nothing.',
        {
          text: 'You say no, and {name} lifts its beard off the table, for which it never had to stretch. It lies down on the other side of the fire, one long bone after another. You notice the draught it had been keeping off you.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You say no from your chair, not loudly, and {name} takes its beard off the supper table, which it had only to lower its head to reach. It goes and lies along the far wall, and leaves you the whole fire.',
          when: ['well'],
        },
      ],
      little: [
        '“Mind the candle,” you say, and {name}, that goes by it with its breath held, minds it. It hears you to the end of the sentence. It would never leave before the end of anything you say.',
        'You tell {name} that the table is not for chins. Its chin comes to just above the table, and it has held it there, in the air, since the cloth was laid. It looks at you along the cloth, and holds on.',
      ],
      bad_time: [
        '{name} bends its head to hear you, and goes on bending, until the tallest in the house is lower than the table. Then it backs out, careful of the lamp and the cups, and lies down in the passage, where there is no fire.',
        'You raise your voice. {name} tries to be smaller and begins with the head, then the neck, then the shoulders, and there is still so much of it left. It takes the remainder into the corner and breathes without a sound.',
        'You scold, and {name} bows its head until the beard is on the floor. Something is amiss in that long body, and it came to you about it. See to it first, and teach it later.',
      ],
      loved: [
        'You said it with {item}, and {name} took its nose out of the pram. It understood you at the first word, and still it waited for the last. It has gone to stand in the hall, head down, to be smaller.',
        'By way of {item} you have told {name} that the cake was for the wedding. It lays down its half. It lies on the far side of the fire for a while, and then a foot is put out towards yours.',
        {
          text: 'You teach it with {item} to go through a door without taking it along. {name} folds its elbows, tucks up its brows, and goes through. It comes back to you through it, and goes out again, marvelling, like a thing poured from a jug.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item} goes over its head, and it is a long way to go. {name} looks for who was shouted at. Say it quietly, with a hand on it.',
        '{name} has taken {item} so much to heart that it has forgotten what it was about. Softer does it, and slower.',
      ],
      harmful: [
        'It has made itself as small as it believes it is, in the corner, under nothing. {item} was cruel to it. Put that on the fire, sit down on the floor, and wait until {name} comes the whole way over.',
        '{name} does not know any story with that in it. {item}: it is hurt, and it has come to you to be told that it is over. Let it be over.',
      ],
    },
    sleep: {
      wanted: [
        'You bank the fire and spread the skin, and {name} stands looking at it until it has thought of every leg. Down it goes, front, then the rest. Its eyes are open, and have the embers in them.',
        'You hum something slow, and {name} lets its head down by one note at a time. On the last it has got to its paws. It lies there, very long, inside the tune, where nothing can be knocked over.',
        {
          text: 'It takes three rugs, laid end to end. You walk along {name} as along a wall, tucking, and when you reach the tail, the breath at the other end is long and slow. Later it rises unaided, all the way, and minds the lamp.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'It takes two rugs, end to end. {name} goes down like a tent when the pole is drawn, and you pull the second rug over the hips. One brow lifts, to see if the lamp is safe, and settles.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You lead {name} to bed, and it is not tired, but it lies down, since it takes so long to say so. It lays its chin on the edge of yours and looks at you. It would not miss any of this.',
        'You put {name} to bed and blow out the candle. In a while you hear it get up, one bone and another, and go to see if the fire has been left by itself.',
        {
          text: 'You fold {name} down on the rug, leg after leg, the beard last. It is not tired. It stays there out of courtesy until you are back in your chair, and lays its head on your knee. The head reaches.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} lies down since you ask it, and lets you draw the blanket as far as it goes, which is the ribs. It watches the fire over the hem. When you tiptoe off, it carries the blanket after you.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'Now that it is {item}, {name} lies down in its verses, front, rest, back, so smoothly that you hardly hear where one leaves off. It sighs the whole length of the hearth. The candle bows, and does not go out.',
        'You put {name} to bed with {item}, and tuck it in as far as the blanket goes, which is the shoulder. It looks along at the rest of itself, and does not mind. You put your own coat over the north end.',
        {
          text: '{item}, and {name} believes that it will fit. It puts in the beard, a paw, the other paw. The rest lies outside along the floor as far as the dresser, and does not know of it. It sleeps like a thing of teapot size.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} tried {item} at the one end and then at the other. Most of it was left over each time. Give it the hearth rug, and turn over the coals.',
        'A gentle snore is put on, to please you. When you look back {name} is on the stone floor beside {item}, at rest.',
      ],
      harmful: [
        'It got up from there in pieces, and its elbows bleed. {item} is no bed for bones like those. Take it out, and help {name} as far as the rug.',
        '{name} lay where you had put it, and was worse for every hour. That was {item}. Bring it to the warm, and let no hound be laid there after it.',
      ],
    },
    reflect: {
      awake: [
        '{name} lets itself down beside your chair in four stages and lays its beard on your shoulder, holding the weight of its head up so as not to press. You sit. Ounce by ounce, it stops holding.',
        '{name} stands behind your chair, and its beard comes over your shoulder like someone reading along. You have no book. You both look at the place where the book would be. After a time the beard settles, and the whole hound leans.',
        'Neither of you says anything, and a log settles. {name} has stood by the chair with its chin on the back of it for an hour. Now it sighs, and lowers the whole long ballad of itself across your feet.',
        'There is one evening that {name} keeps apart, on which it waited {wait}. It lets you look at it. Then it puts the beard over it again, and leans.',
        'You tell it the tale of the {days} days, leaving nothing out. {name} does not stir before the end, and at the end it asks with one paw for the beginning.',
      ],
      little: [
        'You have told it four good stories in the hour, and {name} has them all to turn over. Let that be enough until the kettle has boiled again.',
        'Its eyes are on you, kind as ever, and closing. {name} has had its fill of company for this while.',
      ],
      ill: [
        'You sit on the floor, and that makes you the taller. {name} gazes up from under its brows, which it has hardly had to do with anyone, and the beard comes to rest in your palm. Next, see to what it needs.',
        'You tell it about a hound who got well. {name} listens with its eyes shut. Now make that true: see to its bowl, and to its medicine.',
      ],
      asleep: [
        '{name} is running in its sleep, but not fast, only as one runs to let somebody small keep up. You sit by the silver beard until they get there. The long paws come to a stop against your knee.',
        'You sit by {name} as it sleeps, and tell it the end of the story that you broke off. You think that it can’t hear. At the right place the tail comes down upon the boards, once, like a book being closed.',
      ],
      shy: [
        '{name} lies down on the far side of the room, to be well away, joint by long joint. When it has finished, one grey paw is against your shoe. It looks along itself at this, surprised, and leaves it there.',
        'You sit down on one side of the fire, and {name}, after standing a while like a door left open, lies down along the other. It takes up all of the rug but a strip. You notice that the strip is yours.',
      ],
    },
  },
  things: {
    feed: {
      'slow cooked venison':
        '{name} has stood by the slow cooked venison as at a wake. You lift the lid, and the great head goes down into the steam, and it is a while before either of you sees the other.',
      'giant breed kibble':
        'You pour the giant breed kibble, and {name} looks behind it, to see who is coming. Nobody is. It eats them by the dozen, with a sound like a cart on shingle, and leaves one for the giant.',
      'barley mutton stew':
        'There is a bone in the barley mutton stew that stands up like a steeple, and {name} goes round it, parish by parish. The barley is in its beard to the ears. You get in the washing before it shakes.',
      'raised bowl porridge':
        'You set the raised bowl porridge on its stool, with a well of butter. {name} looks from that to the moon in the window, which has none. It eats slowly, out of feeling, and leaves a rim as round as the other.',
      'beef brisket':
        '{name} carries the beef brisket to the hearth in its lips, as one carries a child out of a fire, and lies down in its three verses to be with it. You cut, and it holds the end. It thanks the knife.',
      'buttered oatcake':
        'One buttered oatcake is nothing, to that jaw, and {name} makes it last the evening. It breaks it on the fender. It has a corner, the wren has a corner, and then a nose as long as a boot is in your sleeve.',
    },
    play: {
      'meadow amble':
        'You take the stick down, and that is the meadow amble. {name} goes beside you at the pace of a cow that has been left some money. At each gate it waits, looks over, and tells you with its brows what to expect.',
      'gentle lope':
        'It asks you first if you have hold of your hat. Then there is the gentle lope, from here to the far wall, and the grass lies down before it and gets up after. You walk over. {name} has kept your place.',
      'fireside storytelling':
        'You draw in your chair, and {name} has been lying ready since the potatoes. At the fireside storytelling it is allowed the wolf’s part. It gives it, one note, so low that the cups come to the edge to listen.',
      'giant plush stag':
        '{name} bows to the giant plush stag, being the smaller. It takes it by the antler, out of the door, and up the hill to show it where it used to live. You find them at dusk, side by side, both looking.',
      'hill walk':
        'On the hill walk it goes ahead and stands on the skyline, so that you should know there is one. You come up puffing. {name} has saved you the lee side of itself, and the view, and a biscuit from the beard.',
      'beach wander':
        'The tide is out a mile for the beach wander, and {name} goes to meet it. It steps over each pool. A crab takes hold of its beard, and it brings you that, walking level, to have it set down among friends.',
    },
    clean: {
      'long pin comb':
        'You put the long pin comb in at the shoulder, and walk. When you come to the tail it is teatime. {name} looks along the road you have made, bright as a river, and lies down very carefully upon the other side.',
      'beard towel':
        'You hold out the beard towel with both arms, and {name} lays the whole of supper in it. There is more than it had eaten. You wring it. The wren stands by, and has a good deal to say about the waste.',
      'greyhound comb':
        'The greyhound comb was made for a cousin, and {name} is careful of it. You draw it through the brows, a tooth at a time. Under there are the eyes, quite young, and they look at you, and it lets the brows fall.',
      'elbow callus balm':
        'It lies down so heavily, and so often, and the stone is hard. You warm the elbow callus balm at the fire and work it in. {name} gives you its arm like a lady at a ball, and looks away down the hall.',
      'burr teasing':
        'You sit on the step for the burr teasing with a shoulder in your lap. There are forty. {name} sighs at each, and at the last one it holds up its foot for you to stop: there is a ladybird in it.',
      'heather rinse':
        'You carry up the heather rinse in two pails, and pour, and a brown hill smell goes all over the yard. {name} stands with its eyes shut and is a mountain, with rain on it. A lark goes up, somewhere, by mistake.',
    },
    sleep: {
      'hearth rug':
        '{name} takes the hearth rug by verse: elbows, a look about, and the rest. There is hound over at both ends. You lift its beard in out of the ashes, and the fire has nobody left to talk to but you.',
      'turf fire glow':
        'You let the lamp go out, for the turf fire glow is enough. It is red on one side of {name} and dark on the other, like a hill at evening. One brow goes up at a spark, and is long coming down.',
      'king size mattress':
        'It says king on the label of the king size mattress, and the knees were very pleased. {name} lies along it from corner to corner. They tell it how it was, in there, until you hear only the one of them.',
      sheepskin:
        'You throw the sheepskin by the settle, and {name} smells it over and begs its pardon. It lies down beside it, then, an inch, a foot, upon it. By midnight they are the same colour, and one of them snores.',
      'harp music':
        'At the harp music its ears come up, and its chin goes down. There is a place where the tune goes over the water, and {name} goes with it. You still the strings with your palm. The foot walks on a bit.',
      'stone hall corner':
        'In the stone hall corner, where the two walls meet, there is a place worn smooth, of its very length. {name} lets itself down in it. You ask it who was there before. It sighs, and moves up, as for company.',
    },
    medicine: {
      'arthritis injection':
        'You warm the needle hand at the hob. The knees are told, and take the arthritis injection like old soldiers, with {name} looking kindly down from above. By evening they are back at the court, and somebody has asked them to dance.',
      'heart scan':
        '{name} lies on the table and over the ends of it for the heart scan, and on the glass there is something like a bell, slow, in a tower. It hears you draw your breath in. It lays its foot upon your arm.',
    },
    discipline: {
      'soft tut':
        'You give a soft tut, and it has been heard in the rafters. {name} takes its chin from the butter by degrees. There is a long furrow in that, with a hair, and you both look at it, and are sorry.',
      'slower pace':
        'You ask it for a slower pace, for there is a child by. {name} looks down, a great way, and finds it, holding on by the fur of its leg. It goes home like that, its tail held still.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep in the ashes, and there is a wren asleep on {name}, and no one would have the heart. It wakes at {wakes_at}. Draw up a stool, if you will, and sit.',
      'You would need to shout down a long valley to be heard where {name} is. It will be back by {wakes_at}. Company it can feel from there; nothing else reaches.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and outgrew the basket while it was in it. It goes on sleeping there, with the basket worn about the middle.',
      'The legs have gone on ahead. {name} follows them round the yard at a day old, calling to the back ones to keep up.',
    ],
    teen: [
      '{name} can put its chin on the table now, and is sure that the table has shrunk. Bring it its meals when they are due, for it is building the house that it will live in.',
      'Half grown and higher than the half-door, {name} tried to sit on your knee. You were both very brave. Keep to its hours; they are going into the bone.',
    ],
    high_care: [
      '{name} is grown, a {form}, and wherever it lies down it is evening, with the light coming level over the barley. People stop their carts.',
      'They tell of a {form} as tall as a door with the sunset left on in its beard. That is {name}, and you are the one who sat up with it.',
    ],
    balanced: [
      '{name} is grown, a {form}, and has taken to the green road. It comes in of an evening with a new county in its coat, and lies down, and tells you it in burrs.',
      'There is not a hill but has had it stand there, the {form}, looking over. And then the long lope home: {name} has never yet missed the lighting of the lamp.',
    ],
    low_care: [
      '{name} is grown, a {form}. It told itself the stories, there being no one, and it has got into them so far that the firelight goes through it.',
      'On some nights they see a great grey hound cross the hall without its feet sounding. A {form}, they say, and they move up on the bench. It is {name}. It would like the place.',
    ],
    rescue: [
      '{name} is grown, a {form}, and lies down in a different three verses. It was carried in once, all that length of it, by one person. The song is mostly about the person.',
      'It is a {form} now, with a roll in its stride like a boat’s. {name} could not be lifted, they said, and then it was. It has stayed by you since.',
    ],
  },
  trust: [
    '{name} tried your lap today. The forepart fitted. It has made up its mind that the rest is only a question of time.',
    'The wren was moved, for the first time, out of the beard and into your collar. {name} looked on to see that you did not stir.',
    '{name} slept through the end of the story with its head in your hands. It had never missed an ending. It seems that it knows how this one goes.',
  ],
  streaks: [
    'Ten suppers, and all in their hour. {name} has told the stool, the bowl and the wren, and they had noticed.',
    'Twenty-five, each on its time. When you lift the ladle now, {name} closes its eyes. It does not need to see it come.',
    'Fifty suppers, one after the other, like geese going over. {name} raised its head for every one and lets it lie for this, on your foot.',
    'A hundred suppers and none late. They make ballads out of less. {name} stood up for the hundredth and sang it, one note, low, that went through the floor.',
  ],
  ages: [
    'Ten evenings old. {name} has kept them all, and there is still room in the beard.',
    'Thirty evenings. The stool is where it was, and {name} has got one more inch of itself under it, or so it says.',
    'A hundred evenings. {name} went out to the old oak and stood by it a while. They are of an age, the oak thinks.',
    'A year, and it is a great deal, in a hound as tall as that. {name} carried a lit candle’s worth of breath past every candle in the house, and not one went out.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['barley mutton stew', 'slow cooked venison'] },
      wish: 'A pot has been heard to think. {name} has drawn up the whole of itself before the hearth, brows lifted, to be told what about. Mutton and barley, it hopes. Or venison, and slowly.',
      granted:
        'It listened to the pot to the very end, and then it ate it. The ladle says that it has never been so looked at.',
    },
    {
      by: { action: 'feed', item: ['raised bowl porridge', 'buttered oatcake'], hours: [7, 12] },
      wish: 'At breakfast one may still be small. {name} sits with its back bent beside the porridge stool, in the morning, before noon, to see will anyone set down a bowl. An oatcake would do, with butter on.',
      granted:
        'It had its porridge like a good child, and left a beard’s length of it on the wall, and on you, and on a passing hen.',
    },
    {
      by: { action: 'feed', hours: [17, 21] },
      wish: 'There is an hour when all the chimneys have said grace and the bowls go down, one house after another, along the glen. {name} would be in on that, after five and before nine.',
      granted:
        'Your bowl went down with the rest. {name} held its head over it, and for a moment there was the one breath in the whole of the parish.',
    },
    {
      by: { action: 'play', item: ['fireside storytelling'] },
      wish: 'It has a tale with a beginning, from the bread knife, and an end, from the wind, and no middle to it at all. {name} has laid both before you. Tell it what happened, by the fire, and do not skimp.',
      granted:
        'So that was how they got the bull across. {name} let out a breath it had been keeping since the beginning, and the lamp went sideways.',
    },
    {
      by: { action: 'play', item: ['hill walk', 'beach wander'] },
      wish: 'The door is open, and beyond it there is a good deal of out. {name} has put its head into that, as far as the shoulders. A hill would be grand. Or the strand, and the long wet edge of things.',
      granted:
        'You went to where it stops, and looked over, and came home. {name} carried the view in its eyes the whole way and spilled hardly any.',
    },
    {
      by: { action: 'play', item: ['giant plush stag', 'gentle lope'] },
      wish: '{name} would run a little, not at anything, only beside it. A lope, would you say? And if you had no mind to, there is the big stuffed stag, who is never tired and never afraid.',
      granted:
        'The two of them came in together, neck and neck, and {name} had let the other one win. It has told him to lie down by the fire.',
    },
    {
      by: { action: 'clean', item: ['burr teasing', 'long pin comb'] },
      wish: 'A burr came to stay, and sent for its people. {name} has the entire family behind the one ear and cannot find it in its heart to ask them to go. You might, with a comb, and a kind word to each.',
      granted:
        'Nineteen were seen to the door. {name} looked on gravely, and wished them a good road, and shook itself until its ears clapped.',
    },
    {
      by: { action: 'clean', item: ['heather rinse', 'beard towel'] },
      wish: 'What is in the beard has begun to be history. {name} would part with some of it, nothing by force: a rinse of heather water, or simply the towel, from you, under the chin.',
      granted:
        'It came up silver. You held the chin in the towel a while after it was dry, and neither of you was in any hurry to mention it.',
    },
    {
      by: { action: 'sleep', item: ['hearth rug', 'turf fire glow'] },
      wish: 'Three verses it takes to lie down, and {name} has the tune of them in its head, and wants but the rug, or the glow of a turf fire, and somebody to say that it may.',
      granted:
        'Front, rest, back. On the last line it put its feet out to the embers and sang the refrain, through the nose, for a good long while.',
    },
    {
      by: { action: 'sleep', item: ['harp music', 'stone hall corner'] },
      wish: 'The knees have been speaking of a corner, in a hall, with a harp going, where no one stepped on a hound’s tail for a hundred years. {name} would sleep in the like of that, if you had one.',
      granted:
        'You had. It slept as they sleep in songs, with one paw crossed upon the other. When it woke it asked its knees, and they allowed that it was near enough.',
    },
    {
      by: { action: 'reflect', hours: [18, 22] },
      wish: 'An evening is a room with one wall missing, and {name} stops the draught at that side as well as it can. It would be better with two. Come in before ten, and sit, and make up the fourth wall.',
      granted:
        'Nothing got in. Within there were a hound, a person and a bit of quiet going round from the one to the other like a cup.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You are a story that is over too soon, sitting there, and up and gone. {name} asks for a second telling. Twice in the one day, and you in it both times.',
      granted:
        'It was better again. {name} saw things in you now that it had gone by before, being so taken up with how it would come out.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A nest, to let',
        shape: 'cup',
        text: 'The wren built it of one long grey beard hair, wound round and round. It has moved into the beard itself now, and {name} thought that you might know of somebody small.',
      },
      {
        name: 'A string off the harp',
        shape: 'thread',
        text: 'It was the low one. {name} holds it down with one foot when the wind is about, and there is a hum in the floor.',
      },
      {
        name: 'The tale with no middle',
        shape: 'book',
        text: 'Two boards and a first page and a last. {name} brings it to you by the corner, dry, and waits for you to remember how they got across.',
      },
      {
        name: 'What the king let fall',
        shape: 'ring',
        text: 'The left knee always swore to it, and the right knee laughed. {name} dug it up by the well, and there has been no laughing since.',
      },
      {
        name: 'A sliver of the tall one’s bowl',
        shape: 'moon',
        text: 'It was on the hill, thin, and still bright along the edge. {name} carried it home between its lips. It would put it back if it knew whom to ask.',
      },
    ],
    return: {
      name: 'A coal from under the hill',
      shape: 'gem',
      text: 'It is red, and it is cold. {name} took it from a fire there in passing, to light itself home, and it lit it.',
    },
    streak: {
      name: 'One grain of barley',
      shape: 'acorn',
      text: 'Left on the rim for the wren, for twenty-five suppers, and each time she left it again for {name}. Neither of them will hear of taking it.',
    },
    hundred_days: {
      name: 'An evening, put by',
      shape: 'bulb',
      text: 'There is a lamp in it, a chair, some smoke, and two who do not speak. {name} shook it out of the beard for you. It was the best of the hundred.',
    },
  },
  release: [
    'You open the gate on to the hill. {name} sets its beard on the top of your head, for the length of a verse, and then goes up through the heather, not fast, till it is the same grey as the stones.',
    '{name} goes about the hall and says goodnight to each thing in it, and to you last. The candles lean after it, and stand up again.',
  ],
  dying: {
    neglect: [
      'It sat up for somebody until there was no more fire to sit up by. Then {name} lay down in its three verses, and the third was the last.',
      'Nobody came up the lane. {name} laid its beard in the ashes, and the ash did not stir.',
    ],
    hunger: [
      '{name} kept its chin on the table’s edge, out of everyone’s way, and at the end it slid down from there softly, so as to break nothing.',
      'The stool stood ready, with the bowl on it, and the bowl was bare. {name} lay at the foot of them all its length, and was gone by the morning.',
    ],
    illness: [
      'The heart of it had a long way to send the blood, and it grew tired of the road. {name} put its head on the hearthstone, and there was no more to the story.',
      'It said goodnight to the chairs, to the churn and to the last red coal. And then {name}, who would leave no story before its ending, came to this one.',
    ],
    poison: [
      '{name} ate what it was given, with grace said. Before the fire had fallen in it was dead of it, lying as it had been trying to lie, small.',
      'It came to you to be told what was the matter, and laid its head down on your feet, and what it had swallowed stopped its heart.',
    ],
  },
  returned: [
    'There is a shape on the hill, and it comes down by the stones, in no hurry, and stoops beneath the lintel. {name} has come home for one evening more.',
    'The ash goes up from the hearth, a little, and comes down. It goes up again. {name} opens one eye under its brow, and somebody lights the fire.',
  ],
  epitaph: {
    openings: [
      'It is a long grave. {name} is in it, who was born no bigger than a teapot.',
      'Friend, sit here till the light goes. {name} was never one to be left before evening.',
      'Once upon a time there was {name}.',
      'Walk softly here, and shade your candle. {name} has lain down.',
      {
        text: 'The knees of {name} are buried here too, and a king with them, if you believe the knees.',
        when: ['from_child'],
      },
      { text: 'There is a bowl up there, some nights, and {name} has gone to see whose.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It listened for somebody in the lane, and the fire went out.',
        'The bench had a place on it, and nobody sat there.',
      ],
      hunger: [
        'The pot hung where it hangs, and was not filled.',
        'It waited at the table with good manners, and nothing was laid.',
      ],
      illness: [
        'Its heart was too far from its feet, and gave out on the way.',
        'The sickness was taller than it was, and not much else is.',
      ],
      poison: [
        'It said its grace, and what was in the bowl killed it.',
        'It ate from a hand, and the hand had the wrong thing in it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you have been to the end of the meadow and it was there. The wind came with you as far as the ditch. Oh, it is a fine thing to have legs and no errand. You speak slow, like a person by a fire with the whole night in hand, and you call everyone friend, and mean it. You would have your keeper come out now, and walk to the top of the hill, and see it too.',
      'You are {name}, and small things are asleep on you, and the day is broad and gold and not going anywhere. You know that there are not so many given. That is why it shines so. You tell it as you go, and then, and then, leaving out nothing that was kind. Let your keeper sit down in the grass and be told. They come into it near the beginning.',
    ],
    content: [
      'You are {name}, and it is the quiet part, where they put turf on the fire and nobody is killed. You like that part. There is a bird in your beard, and so you are keeping still, and a thing you meant to say has turned over and gone to sleep as well. You talk low and courteously. You would like your keeper to draw in their chair, there, where the light is.',
      'You are {name}. You have had {days} evenings, and could tell them over like the stones in a wall, this one from the river, that one with a fossil in it. You were little once and suppose that you still are. When you speak there is smoke in it and a long road home. You would ask your keeper for the next one, for this evening, and that it be a slow one.',
    ],
    bored: [
      'You are {name}, and somebody has left you in the hall and gone off with the story. You have heard what the fire knows. You have heard the rain, and the clock, who has only the one line. You sigh, and things move that you had not meant to move. You do not complain, friend. But there is a hill out there with nobody on it. Will your keeper not come out and play?',
    ],
    hungry: [
      'You are {name}, and you can see from up here the loaf, the butter, and the knife at its work. You are saying nothing. You were brought up. You have only laid your beard along the board in case something should wish to come and stand near it. There is a hollow in you the size of a church. You would take it as a great kindness if your keeper would feed you now.',
    ],
    starving: [
      'You are {name}, and it is a house with no roof that you are, and the wind goes in and out of it. They used to fill the pot when the light got to the third flagstone. It has been past there and past there. You have no story in you. They were made of bread, it seems. You stand by the wall because you and it agreed on that. Food, friend. Now, if you love the tale at all.',
    ],
    sick: [
      'You are {name}, and you put a candle out. You felt it go, and you could not turn round, the road from one end of you to the other being so long today, and so hot. You lay down upon the stones. You talk in half verses. They say that there is a thing in a bottle, and you would not mind how bitter. Let your keeper bring the medicine and put a hand where it bumps.',
    ],
    failing: [
      'You are {name}, and you are all over the floor, and nobody could gather you. Your heart is running. You never ran it so. It has got away over the hill after something, and you call to it, slowly, as you do all things, and it does not hear. No words to speak of. One brow, that you can still lift. Let it be medicine, and let it be at once, and a face near yours.',
    ],
    near_death: [
      'You are {name}, and the fire is out, but you remember where it was. You are lying towards it. It has been a short story, and you were so fond of it. You are not afraid. Only it should not end in an empty room, it would be bad telling. If somebody came now and sat, and said nothing, or said anything at all, it could go on from there. You are listening.',
    ],
    asleep: [
      'You are {name}, asleep, and the deer are going up the side of the moon, and you along with them, for company. Nobody is faster. There is a king, and he is holding the door for you and you go in under his arm, for you are no bigger than a teapot. If a stool is drawn up somewhere by your head, that is the king sitting down. Let your tail tell him, once.',
    ],
    shy: [
      'You are {name}, and you are behind the broom, and perhaps it does not show. There is someone new by the fire. They have a good quiet back. You would go over, you are nearly sure that you would, only you are such a small thing and the room is so long. Let them leave half the bench. Let them talk to the coals a bit. You will be coming, a floorboard at a time.',
    ],
    back_from_death: [
      'You are {name}, and you were under the hill. They have fires there that do not warm, and the tales have no middle. You stood up in the midst of one, which you never did before, and came away home. The dew was real. You have touched the churn. You have one more evening, and it is this. Let your keeper be in it, near, and let the supper be when it should be.',
    ],
    hurt: [
      'You are {name}, and you took it from their hand, with thanks, and it bit you inside. You have gone over it and cannot make it come out like a story. You walk, and you turn, and you cannot get to the third verse of lying down. It was not malice, you would put your beard in the fire for that. Let them throw the thing far off, and come, and tell you gently that it is over.',
    ],
  },
}

export const WOLFHOUND: Species = {
  slug: 'wolfhound',
  name: 'Wolfhound',
  family: 'dog',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality:
    'Tall as a doorway and careful as a candle, it lives a short life without hurrying. Every evening by the fire counts, and it seems to know.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'slow cooked venison',
        'giant breed kibble',
        'barley mutton stew',
        'raised bowl porridge',
        'beef brisket',
        'buttered oatcake',
      ],
      play: ['meadow amble', 'gentle lope', 'fireside storytelling', 'giant plush stag', 'hill walk', 'beach wander'],
      clean: ['long pin comb', 'beard towel', 'greyhound comb', 'elbow callus balm', 'burr teasing', 'heather rinse'],
      medicine: [
        'heart scan',
        'arthritis injection',
        'glucosamine',
        'bloat surgery',
        'senior bloodwork',
        'pain relief tablet',
      ],
      discipline: ['quiet word', 'hand on shoulder', 'soft tut', 'patient reminder', 'led away kindly', 'slower pace'],
      sleep: ['hearth rug', 'turf fire glow', 'king size mattress', 'sheepskin', 'harp music', 'stone hall corner'],
    },
    harmful: [
      'running after meals',
      'forced sprinting',
      'slippery floor',
      'yew berries',
      'onion stuffing',
      'christmas pudding',
      'whiskey',
    ],
  },
  appearance: {
    look: 'a towering shaggy grey hound with a silvered beard, kind brows and the long bones of an old ballad',
    colours: ['#7d7a74', '#c9c4ba', '#4b4640'],
  },
  figure: {
    muzzle: 'long',
    ears: 'folded',
    tail: 'curl',
    eyes: '#5b4a32',
    body: 'standing',
    skull: 'narrow',
    earSize: 0.8,
    marking: 'mist',
    extras: ['mane', 'beard', 'eyebrows'],
    size: 1.06,
    headSize: 1.06,
  },
  book: BOOK,
}
