/**
 * The Cipher wants to be worked out, by one person, slowly. It fears being read by somebody who does not care. It hoards
 * seams, lids, the places where a thing opens. Its body is a compact ink-blue lynx, ear tufts like two pens, paws made
 * for snow that leave no print, a stub of tail with a green light at the end, and rows of glyphs that reshuffle along its
 * flanks. Three odd facts. It puts what it means into the first letters: read the openings of its sentences downward and
 * there is often a word (it stands in many lines below, unmarked; keep it when you mend one). Every
 * kindness is one more character of a key that it writes on the inside of its left ear. And it owns one plain sentence,
 * of six words, which it has been enciphering since it hatched: I hoped it would be you. It eats by threes, then twos,
 * then the remainder, and covers what it leaves, as lynxes cover theirs with snow. It naps in prime minutes and purrs in
 * groups of five. It sulks by changing the cipher overnight. The worse it fares the plainer it gets: at death’s door it
 * hides nothing. It never says a thing straight while it is well, never repeats a hint, never reads your letters (it
 * knows what is in them). Its keeper is the other party: the one the message is for.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Cracks run over the shell, all at right angles, until it looks like a page of writing. {name} comes out by way of a comma, blue and wet, and looks to see whether you can read.',
    'Two short knocks and a long one, from inside. You knock back, not knowing what you say. The shell opens on its unseen seam, and there is {name}, staring at you with great interest.',
  ],
  looks: {
    thriving: [
      'You come in. Every magnet on the fridge has been moved, and what they spell is very nearly a word. So {name} moves one more, and falls over sideways, laughing.',
      'A row of green signs runs down the left flank of {name}, round by the tail, and up the right. Half way along it turns over in mid run, for the fun of it.',
      '{name} scrambled itself behind the sofa and has come out as an anagram. It takes you some time to see that the ears are where the feet should be.',
      'Blink, blink, and a long one. That was a joke, in the old navy code, and by the time you have got it {name} is telling it to the lamp.',
      'On the steamed glass of the window stands a drawing of a fish with five eyes and no tail. It means {loved}. {name} is waiting behind the curtain to hear you say so.',
      {
        text: 'Now you see it on the sill, all its green rows running. Only, it has seen you see. The rows go blank, one by one, except for a single sign near the tail, which is grinning.',
        when: ['wary'],
      },
      {
        text: 'There is a drumming on the roof, in fives. You go out with a lamp. All its rows are blazing up there, {name} is dancing with the weathercock, and the moment you wave they are two weathercocks.',
        when: ['wary'],
      },
      {
        text: '{name} has turned all the jars in your larder label to the wall, and lies among them, a very blue jar, shaking with mirth. You reach for the rice. The jar moves one along.',
        when: ['wary'],
      },
      {
        text: 'Your bookmark has been moved. Opened there, the page has nine letters pricked with a claw. Under the lamp they come to your own name, and a fish. {name} cannot keep its tufts still.',
        when: ['trusting'],
      },
      {
        text: '{name} rolls over at your feet. On the pale fur below, where nobody has ever been shown anything, one line runs round and round, in letters a child could read: found you, found you.',
        when: ['trusting'],
      },
      {
        text: 'You are pounced on from the top of the door, and lie there with a lynx on your chest, and it taps out its joke on your teeth. You get it. It purrs so that the tapping goes wrong.',
        when: ['trusting'],
      },
    ],
    content: [
      'Has anybody moved the tea? It is in the jar for rice, and {name} lies along the shelf between the two, looking at neither.',
      '{name} walks over the snow of your papers and leaves no track. Only, afterwards, they are in a different order, and the first lines rhyme.',
      'From the rug comes purring, five and a pause, five and a pause. The last group is short by two, so {name} fills it out with a small cough and a sneeze.',
      'The tiles round the stove are in two colours. {name} has read them from end to end and appears to have thought the author sound.',
      'It is three minutes past, or eleven, or seventeen, so {name} has its eyes shut. On the even minutes it looks at you.',
      'One ear tuft is writing in the air. You follow it, stroke by stroke. If you are not mistaken it said {loved}, and then rubbed it out.',
      'There is a key being cut, somewhere about {name}, one notch to a kindness. It has had {days} days for it. It will not say how long the key has to be.',
      {
        text: 'There is a lynx on top of the wardrobe, and a hatbox. You look again, and it is two hatboxes. One of them, on the even minutes, has an ear.',
        when: ['wary'],
      },
      {
        text: 'You say, idly, that it might be Tuesday. Along its whole flank, where you may read it, in clear, for as long as a breath, goes: it is Wednesday. {name} yawns. It hid nothing. It is that comfortable.',
        when: ['trusting'],
      },
      {
        text: 'It has one sign so far, a green one, and it does not know what it says. {name} chases it round its own middle, a blot of ink with pens for ears, and sits down on it, and it comes out at the top.',
        when: ['baby'],
      },
    ],
    curious: [
      'You hold a blank sheet. {name} puts its nose to the edge and goes all the way along, and at one corner it stops, and both tufts go up.',
      'In the hall stands a suitcase with a lock of three wheels. {name} has one paw on it and its ear against the side, and would like everybody to stop breathing.',
      'The neighbour’s dog barked eleven times. {name} has been on the sill ever since, with its head at an angle. Eleven is not nothing.',
    ],
    bored: [
      'Put the lid on, and {name} takes it off. Look away, and the salt is sugar. Anything, it seems, sooner than this afternoon. You are wanted, to play.',
      'All its glyphs say the same thing, row under row, like wallpaper. {name} has solved the room. It needs a riddle, a lock, a game with somebody devious.',
      '{name} has hidden a biscuit from itself and found it. Then it hid the map. It found that too. It wants you to come and play, and do the hiding.',
      {
        text: 'It has written the answer down, and is looking at that, and there was no question. Nobody has been fooled in this house all day. Come and be fooled: play with {name}.',
        when: ['sad'],
      },
    ],
    hungry: [
      'Four taps on the rim of the dish. Evidently a message. Every tap the same. Down goes one tufted ear of {name}, to hear whether you have got it: feed it.',
      'In the flour on the table somebody has drawn a circle with nothing in it, and put a lynx beside it, in three strokes. Solve for the circle. {name} wants its meal.',
      'The magnets on the fridge have stopped being clever. F, they say, and a gap, and E, and D. {name} is lying on the other one. Feed it.',
      {
        text: 'The dish has been left upon the stair, upside down, with a pebble on it and a straw through the pebble. It may be a trap. It may be an order for dinner. {name} is nowhere. Feed it.',
        when: ['wary'],
      },
      {
        text: 'A bone has been drawn on the floor in chalk, life size. So have a fish, and a cake, each nearer to the larder. At the end of them two green slits watch from the coal box. It wants feeding.',
        when: ['wary'],
      },
      {
        text: 'It takes you by the cuff in its teeth, leads you past three false larders, and sits down before the true one. You are the only one who has been shown it. {name} is hungry. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'It sets its wide paw on your plate, and then on its own, and then on yours. That is the whole of the message; for you it has left out the cipher. Give {name} its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      'From the dish, nothing for {hours} hours. On its flank one row is lit, and that one barely. Over and over it spells the same. Do not work it out: feed {name} now.',
      '{name} has dug up the last of its hiding places, and its own maps to them, and eaten the maps. There is no riddle in it. It must have food now.',
      'No taps. {name} lies by the dish, its big paws folded, and what it has written on the tiles is written plain, in letters a child would make: EMPTY. Bring a meal at once.',
      {
        text: 'Heat, and then cold, run down its side, and no letters. Every so often the big paw opens and there is a crumb of chalk in it. Look, it has drawn a spoon. Put food into that mouth now, and medicine after it.',
        when: ['ill'],
      },
      {
        text: 'Its coat is sleek, and the paws are steady, and it has set out on the floor between you every lid in the kitchen, upside down and empty. {name} stands far behind them. Put food on one, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} tries to hide that it cannot get up, by lying as cats lie who do not wish to. The tail light says otherwise. A meal within reach of its mouth, at once, then medicine, then step back.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The code that {name} is using today is an easy one, every letter moved by one. It has not the strength for more. You read it off: medicine, or rest.',
      'A glyph drops from the end of a row and goes out on the rug. {name} steps over it, and has to sit down. Some medicine would be kind, or quiet and a dark drawer.',
      {
        text: '{name} has a joke, and it is a good one, and it puts it to you in blinks. It falls asleep on the long one. You wait. The end comes an hour later. It wants medicine, or a dark drawer.',
        when: ['glad'],
      },
    ],
    dirty: [
      'What with the soot and the syrup, {name} has become illegible even to friends. Two glyphs are stuck to each other. It holds up the paw with the worst of it. A wash.',
      '“Smudge,” says the left flank. “Smudge, smudge, thumb.” There was a perfectly good secret under there. {name} asks to be cleaned.',
    ],
    sick: [
      'Heat comes off its flanks. Every sign on them has turned into the same wrong letter. Least of all can {name} read it. Please bring medicine.',
      '{name} gives you a hint, and then the answer, and then the hint. It does not notice that it has done so. It is ill. Medicine, please.',
      'You ask how it is and {name} tells you, straight out: bad. It has never in its life told you anything straight out. Bring the medicine.',
      {
        text: 'It has wedged itself behind the boiler, and the wrong letters drip from it on to the floor. When you kneel {name} wipes at them with its tail. Reach in the medicine, and look at the pipes.',
        when: ['wary'],
      },
    ],
    failing: [
      'The rows have stopped. There they stand for anyone to read, all the small secrets, and {name} cannot cover them up. Turn away a little, and give it medicine now.',
      'One light is left on {name}, at the end of the tail, on and off, with long gaps. You know that signal. Everybody does. Medicine at once.',
      {
        text: '{name} has one row left, and spends it on a picture of a shut door. You can put your finger through it. Give it the medicine through there, now, and take the finger out again.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Clear text, for once. On its flank one word, in light as thin as a hair. Might be for anybody, but it is turned to your side of the room. Enough: come, and sit by {name}.',
      '{name} has rubbed out all its traps. The way to where it lies is marked with chalk, both sides, like a path for a child. It has waited {hours} hours. Follow it now.',
      'The left ear of {name} hangs open, with the key in it, as far as it goes. It has {hours} hours of nothing after the last notch. Sit down by it now. That would be the next one.',
      {
        text: '{name} sits upright by the wall, well brushed, and its rows go out one by one from the tail, since for {hours} hours there has been no one to be a secret from. Come and be in the room.',
        when: ['wary', 'well'],
      },
      {
        text: 'Hot, and dark along both flanks, it still gets one paw across its face as you come near. Let it keep that. It has been {hours} hours alone. Sit where your shadow falls over it, and stay.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} has locked up for the night. Its glyphs have run into one dark row along the spine, like the wheels of a safe, and somebody has given them a spin.',
      'The purr goes on in its sleep, five, five, five. You take it down on the back of an envelope. It appears to be a recipe, or else a list of birds.',
      'Asleep, it has its nose under one big paw and the tail-tip dimmed. On the pane above {name} the frost is copying it out.',
      {
        text: 'It has gone to sleep behind a lock. You can hear it in the tea caddy, five, and a pause, and five. The caddy is far too small for a lynx. You put it back as it was.',
        when: ['wary'],
      },
      {
        text: 'It sleeps with the tail curled over the left ear, like a hand over a letter. Each time the floor creaks under you, the curl gets tighter, and {name} snores a little more than is natural.',
        when: ['wary'],
      },
      {
        text: 'It sleeps with its left ear turned out, over your arm, so that you could read the inside if you would. You look at the clock. You look at the fire. You do not look.',
        when: ['trusting'],
      },
      {
        text: 'Asleep on your coat, {name} is talking in its sleep, along the ribs, in green. You could read it. You turn down the lamp, and a paw comes out and pulls your sleeve over the words.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps with its mouth open, and one row flickers between the same two letters. They are hot to the hand. Draw the blanket up and have the medicine uncorked by the time that it wakes.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'Some of the wheels in that dark row have slipped. It sleeps until {wakes_at}, and not well. Take a chair to where {name} is and sit: company gets through any lock.',
      'The purr comes in fours. In threes. {name} wakes at {wakes_at}, and somebody should be there to keep count of it. Reflect beside it now.',
      {
        text: '{name} fell asleep in the middle of tapping on the dish, and one paw is still on the rim. Sit by it now. At {wakes_at} it wakes, and you will know what the message was. Bring it.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Something is on top of the cupboard. Two green lights, and then none. A tail-tip, which it forgot to put out. You may stay, so long as you do not try to solve it.',
      'You are being asked for a password. {name} does not say so, it only stands in the door. There is no word. It is a matter of sitting down for long enough.',
      '{name} has changed the cipher since you came in, and again since you looked. It is quite safe in there. Keep it company outside.',
      'Along the skirting runs a thin row of signs, and you need no help with it. It is how long you were gone: {wait}. {name} sits at the far end of the row.',
    ],
    back_from_death: [
      '{name} is back, and its flanks are blank, like a page when somebody has just sat down to it. One sign has come up, by the shoulder. Stay while it writes, and be prompt with its next meal.',
      'It is {name}, and yet it sniffs along its own paws for a seam. It had been opened, and read to the end, and closed. It would like you near, and its dinner at the hour.',
    ],
    old: [
      'You no longer decipher {name}. You come in, and look, and know, as one knows the time from the light. It pretends to be put out, and changes one letter.',
      'The tufts have gone silver, like pens that have written a great deal. {name} sets you an old one from the first week. You get it at once. It purrs in fives, and does not cough.',
      'The inside of its left ear is nearly full, in a very small hand. It took {days} days. {name} lets you hold the lamp.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Three bites, and then two, and then one, and then the remainder. A smile comes out, if you add it up.',
        '{name} eats with its back to the wall and its flanks running. When the dish is bare it draws a line under it with one claw, as one does when a sum is proved.',
        'It takes the meal apart to see how it was put together. Half way down it finds the place where you had hesitated over the salt, and looks up.',
        'You put down the dish, and {name} walks round it for seams. There is one crumb left when it has done. It covers that with the corner of the mat, and looks about it like a lynx in a snowfield. You had your eyes shut.',
        'First letters are all that it gives you: a tap, a tap, a long one. Under that it eats. Later, with the dish rinsed, you have it. Lovely is what it was. {name} has left the room.',
        {
          text: 'By the end of it all the glyphs are chasing each other round {name} like starlings, and a few have got on to the dish. You wash up with them still running about.',
          when: ['well', 'glad'],
        },
        {
          text: 'It eats with a paw across its own flank, as boys do at school, so that nobody shall read what it thinks of the sauce. But the paw is wide, and the light comes through it, green.',
          when: ['wary'],
        },
        {
          text: 'Halfway down the dish it stops, and turns it about with one claw, so that the bite with the crisp edge is on your side. Then it waits, reading the wallpaper, until that bite is gone.',
          when: ['trusting'],
        },
        {
          text: '{name} puts a paw on it, and nothing. It says three things to it, in green, and nothing. So it bites, and every sign that it owns goes off at once, and it looks behind it for the noise.',
          when: ['baby'],
        },
        {
          text: 'It eats in no order at all, and has to lie down for the last third. But it sees that the dish is clean, and it draws the line under it, a short one.',
          when: ['weak'],
        },
        {
          text: 'It taps you the count as it eats, three on your left foot, two on your right. The remainder is a crust, and {name} does not bury that. It puts it in your hand, and folds your fingers.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Every sign it has runs down to the side that you are sitting on, so that its far flank is bare. {name} eats, and they jostle there to be read. You have got as far as “more of” when it hiccups.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} comes down off the cupboard with a thump, eats by threes, and is gone up again with the remainder in its teeth. Above you the green tail-tip writes a word on the ceiling and stands in front of it.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set down two dishes, since it never takes the one it is given. It eats from yours, sleek and quick, looking at you over the rim, and then from the other, and then turns both face down.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold up the bowl, and {name} eats with its forehead on your wrist, by ones, having given up on threes. The few signs still lit spell, without any trick at all, your name.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'A scratching comes from behind its left ear. That is one more notch: {name} has {streak} of them for meals that came on time, and has begun on the far side of the key.',
        'After {streak} on time {name} takes a guess at you. It sits down by the dish before you come, at a prime minute, with its eyes shut, and it is right.',
        'You have been repeating yourself, {streak} times now, always at the hour. In any message that would be the word to start with. {name} looks at you as if a first letter had come out.',
      ],
      early: [
        'The sum does not come out yet. {name} takes one bite, holds it up to the clock, and puts a paw over the rest. It gives {opens} as the solution.',
        'You have turned over two pages at once. {name} tastes a corner, to spare you, and taps out the time that you should have come: {opens}.',
        '{name} knows this one already. It has only just been solved. It eats the first letter of it, so to speak, and would have the whole at {opens}.',
        {
          text: 'From the dark under the dresser a paw as wide as a saucer reaches out, hooks a morsel and draws it in. Then the paw is back, tapping upon the tiles till you have read it: {opens}.',
          when: ['wary'],
        },
        {
          text: 'For anyone else it would have hidden that it is not hungry. It takes one bite from your fingers, and turns your wrist to see your watch, and lays a claw on the glass at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats. Meanwhile all its glyphs go over to another alphabet, row by row, and you see that you will have to begin again from the vowels.',
        'Nothing is tapped and nothing hinted. It takes its meal to the top of the cupboard and eats it there, and the light at the end of its tail is out.',
        'One notch has been filled in with wax. {name} finishes the dish, every crumb, with its left ear flat.',
        {
          text: 'It eats, and writes the hour of your coming upon its flank, and the first figure slips, and runs down, and drips. It tries again. That is no temper, that is fever coming. Have the medicine by you.',
          when: ['weak'],
        },
        {
          text: 'Its letters slide about like drops on a pane, and it eats with its face in the corner, so that you will not see which of them fall off. Push the medicine along the wall to {name}, and do not read.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The dish is dragged in under the stove, an inch and a rest. You hear it swallow. A single green sign comes up, meant to be a lock. It comes out as a spoon; so give it the dose in one.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Bright as a switchboard, {name} waits until you have turned your back to eat. When you look, there is a clean dish, and the clock has been wound on to the hour that you should have come.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes the whole meal, neat, in threes and twos. While you were away it has learned to open the window from inside, and eats on the sill, with one hind foot out in the rain.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has kept a place warm on your chair by lying in it, in the exact shape of you. It gets down to eat, and counts your fingers with its nose, all ten, before the first bite.',
          when: ['trusting'],
        },
      ],
      missed: [
        'After {hours} hours {name} eats like any animal, from one side to the other, without a pattern. When it is done it looks at the dish as if it had given something away.',
        'It has forgotten some letters. You can see it feel for them along its flank, while it eats, and there is a gap. It was {hours} hours. You were the only one who knew the key.',
        '{name} takes the food, and takes it where you cannot see. Over the hole behind its ear a paw is held. Nobody is getting in there for a while.',
        {
          text: 'You break the bread and it eats from the palm, where anyone might see. {hours} hours. On its side stands, in clear, with no shame left, the word for what else it needs. It is medicine.',
          when: ['ill'],
        },
        {
          text: '{name} eats what you hold out, and at each bite looks to see what the other hand is doing. The rows are dark down to the tail. Put both hands where it can see them, with medicine in one.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lies behind a barricade of spoons and takes the food across it. One spoon falls, and it has not the strength to set it up again. Lay the dose in that one, and slide it over.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has been {hours} hours, and every lid in the kitchen is off. {name} comes down to you lean and wide awake, eats without a count, and buries the empty dish where you will never be told.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} has already been solved for today. It slides the dish back to you with one claw, turned over, and under it you find the hour: {opens}.',
        'The meal is taken away by the edge of its mat and buried under a cushion, with a map. You will be shown a different cushion. It eats again at {opens}.',
      ],
      ill: [
        'It eats one bite, and the one bite again, as it cannot tell which of them it has had. Let that be enough. {name} needs medicine next.',
        '{name} takes a little from your fingers and hides none of it. That alone should tell you. Fetch the medicine.',
      ],
      loved: [
        'You had it wrapped, and {name} had read it through the paper. Unfolded, it was as hoped: {item}. Most of the glyphs went out of order, and are not back.',
        '{item}. That is not what {name} calls it. It calls it by five purrs, a pause, and five more, and it has never used that word for anything else.',
        'The meal was hidden in plain sight, says {name} with its eyebrows, and only a master would have thought of it. {item}: not a crumb is left for the mat.',
      ],
      disliked: [
        '{name} cracks it at a glance, and is sorry: {item}. It leaves most of it lying open on the plate. Bring it something with a second meaning, such as anagrams.',
        '{item}. It eats the vowels and pushes the remainder to the rim. A crossword clue would have kept it busy until the pudding.',
      ],
      harmful: [
        'It went through all the locks at once, and everything that was shut in {name} is hanging open. That was {item}. Never let it in again. It was no meal, and it needs you by it.',
        '{item}. The glyphs are running off its flank on to the floor, in plain words, and {name} tries to lie on them. Keep that away for good. Cover it with your coat.',
      ],
    },
    play: {
      wanted: [
        'You have the map, and {name} has the treat, and the map is to another treat. Four rooms later you are eating a biscuit that you had forgotten, and being purred at in fives.',
        'The lock clicks. {name} shuts it again at once and looks the other way, so that you can be the one to get it open.',
        'Into the game {name} has hidden its rules. You find the first of them by losing to it. At the third it can hold out no longer and rolls over, showing you the fourth.',
        'It writes in lemon juice on your cuff. You hold the cuff to the lamp, and there comes up, brown and crooked, a very rude drawing of the dog next door.',
        {
          text: 'It plays you for a key, and loses, and pays. You turn the key over. It is to nothing in this house. But it has been in somebody’s ear, it is still warm, and one of its notches is today’s.',
          when: ['wary'],
        },
        {
          text: 'It lets you chase the green dot from its tail all over the wall. You nearly have it under your palm, twice. Then you notice that it has had you walk, the whole time, in a circle round {name}.',
          when: ['wary'],
        },
        {
          text: 'You have hidden it so well that you cannot find it yourself. {name} lies on its back upon the rug, all its letters shaking, and will not tell you, will not, and then puts out a paw: cold. Cold. Warm.',
          when: ['trusting'],
        },
        {
          text: 'Now it is your turn to be the safe. {name} puts its ear to your chest and turns your top button, left, right, left. You go click with your tongue. It climbs in under the jersey.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was already an anagram of itself for joy, and there are only so many. It plays you one hand, and lets you see it cheat.',
        'You set a riddle, and {name} answers it with another, which has the same answer. You are both quite happy. It was so before.',
      ],
      bad_time: [
        'You turn up the first card for it, and it turns up all of the others, and pushes them over to you. It does not care to hide anything. Find out what it is short of, and give it that.',
        '{name} tells you the answer before you have asked. It has no heart for hiding. Look after it first.',
        {
          text: 'It holds the puzzle close, and further off, and close. The letters will not keep still for it. Put that by, {name} must have medicine.',
          when: ['ill'],
        },
        {
          text: 'There were five tiles with letters on them, and now there are three, and {name} is swallowing. Do not play. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'Only the first letter had left your mouth. {name} had the rest, and the box, and was sitting on the lid: {item}.',
        '{item}, and {name} lets one sign stand still on its flank for a whole second so that you may read it. It is a laughing mouth.',
      ],
      disliked: [
        '{item}. {name} sees how it comes out, and goes through with it as you would walk a child to school. Next time, a lock.',
        'There turns out to be nothing inside it, and {name} has looked: {item}. It puts a secret in, to be kind, and hands it back to you.',
      ],
      harmful: [
        'They are all out of {name} and no one guessed them. It sits quite still, among answers: {item}. That was not play. Take it from the house, and let it keep the next thing to itself.',
        '{item}. It was forced, and something in it has been bent, and now half its signs come out backwards. Never again. Sit near it and ask no questions.',
      ],
    },
    clean: {
      wanted: [
        'You polish it sign by sign, with breath and a corner of your shirt. The one at the shoulder, which had looked like a cross, turns out to be a star with its eyes shut.',
        'There is syrup between two letters. When it comes off they spring apart, and {name} reads for the first time in days what it was that it had been saying.',
        'With a soft brush you go down the rows as one reads, and {name} turns over at the foot of the page.',
        {
          text: 'You may wash the left flank, it appears, for the left flank is lying. All that is true has gone round to the right. Then the sponge crosses the spine, and there is a scramble.',
          when: ['wary'],
        },
        {
          text: 'For the wash it has turned its rows to gibberish, all of it, and stands stiff in the tub with its left ear folded shut. Your cloth goes round the ear. When you have passed, the ear looks out.',
          when: ['wary'],
        },
        {
          text: 'Its ears are done last. The right is nothing, fluff. At the left it shuts its eyes and holds its breath and lets you in with a wisp of wool. You count the notches by feel, and tell no one.',
          when: ['trusting'],
        },
        {
          text: '{name} gets into the basin and goes blank all over, like a slate. You may write, it seems. You do it with a finger in the suds, one word, and it wears that until it is dry.',
          when: ['trusting'],
        },
      ],
      little: [
        'Nothing is on {name} that it has not written there itself. You very nearly rubbed out a joke.',
        'You look through the fur for dirt and find a message: not here. Nor there. You are getting colder.',
      ],
      loved: [
        '{item}. Every glyph on {name} comes up one shade greener, and they fall in, rank behind rank, like a parade that has been told it may smile.',
        'It has its own sign for this, a hand with a wave under it, and has shown it to nobody but you: {item}.',
      ],
      disliked: [
        '{item}. {name} comes out of it clean and in capitals. It will be some time before it can whisper again. A little glyph polishing is best.',
        'It got the syrup and it got two commas as well, and {name} must go on without pausing for breath: {item}. Something gentler.',
      ],
      harmful: [
        'A whole row has been wiped off, skin and all, and {name} does not know what it said. Nobody does now. That was {item}. Never use it again. Water, and a light cloth, and your voice.',
        '{item}. Its fur burns where the letters were. {name} licks at it and gets the taste on its tongue. Rinse that off. Throw the rest where nobody finds it.',
      ],
    },
    medicine: {
      wanted: [
        'The wrong letter stops half way across its flank, and wavers, and turns into the right one. Then the one beside it. {name} watches them go over like somebody at a window.',
        '{name} takes it without looking for the seam. You wait together. After a time there are three taps on your wrist, two short, one long. It is talking again.',
        'Drop by drop you put it back into its order. At the last drop {name} shuts its left ear, which had been open, and that is as it should be.',
        {
          text: 'The spoon is walked round. It looks for the catch in your sleeve, your other hand, your face. There being none, which is the most suspicious of all, it swallows. A row of lights comes up.',
          when: ['wary'],
        },
        {
          text: 'Here. Each paw in one of yours. A drop upon the tongue. Letters come back along its side, a few, in order. So it had been telling you where it hurt, and you had read it right.',
          when: ['trusting'],
        },
        {
          text: 'The wide paw takes hold of your thumb and guides the spoon in, past all its teeth. After that it puts up one letter, shaking, the first of your name, and keeps it lit till the rest come on.',
          when: ['trusting'],
        },
        {
          text: 'You spell it into its paw as you pour, m, e, d. At the i it has swallowed. It spells you back something, slowly, and gets it wrong, and you close your hand on it. It is some spoons yet to the end of the word.',
          when: ['ill'],
        },
        {
          text: '{name} will not take it from a hand. You balance the spoon on the rim of the coal box and look at the ceiling, and hear the spoon licked, and bitten, and set down. One row steadies.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You mix it into chalk and draw a fish with it on the tiles. When the lamp is low a rough tongue goes over the fish, from the tail up. In the morning {name} has one green eye open.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} does a long division for you, on its flank, with the remainder. It is as well as can be. Put the bottle back where it pretends not to know.',
        'It has read the leaflet through the box. “Only if,” it taps. There is no if. It is quite sound.',
      ],
      loved: [
        '{item}. There is a click, the good kind. {name} breathes out, and a row of signs comes round out of the dark and takes up where it left off.',
        'It knew what you would bring and had chalked it on the step: {item}. It has never before been so glad to be guessed.',
      ],
      disliked: [
        'It works as a crowbar works: {item}. The letters are straighter. {name} would have given you the combination, if you had asked for another bottle.',
        '{item}. {name} swallows it, and swallows the cork, so that there is something for it to do. A little better. It dislikes being handled in plain speech.',
      ],
      harmful: [
        'It let that in under your signature. Now each sign that it puts up is taken down from inside, by something it cannot see: {item}. Never again. Stay. It will need the true cure.',
        '{item}. {name} begins a word, and it comes out as noise, and it looks at you to know whether that was the word. Throw it out. Speak to it slowly.',
      ],
    },
    discipline: {
      wanted: [
        'You say no. One letter is moved, and it is on. You do not say it again. {name} takes the claws out of the curtain, and for a while its flanks are blank.',
        'The jars are put right, by {name}, under your eye: the salt to the salt. It has learned it. It keeps to the top of the cupboard until dark.',
        {
          text: 'You point to the curtain, and {name} lets go. It has understood, one can see it written. Then it is rewritten, smaller, further back, and the tail light turns its face to the wall.',
          when: ['wary'],
        },
        {
          text: '“No,” you say, and it brings you, one after the other, the corks that it had out of your bottles. The last it would like to keep. It looks. It puts that in your hand too.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} knew that already. It is down in cipher on the leg of the table, dated, next to where you bark your shin.',
        'It mouths the rule along with you and is one word ahead. At the end it corrects your grammar, with a tap.',
      ],
      bad_time: [
        '{name} looks at your mouth for a second meaning, a kinder one, and goes on looking after you have done. Give it one. Then find what it has not been able to tell you that it needs.',
        'It has no second meaning left to hide behind. It stands there on the tiles with one plain word on its side, and the word is yes. Stop. Put your coat over that, and see to {name}.',
        {
          text: '{name} tries to make out your face and cannot get the letters of it to hold still. It draws its hot paws under. Do not say it again. Leave medicine by the coal box, and be kind from over there.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. A fair move. {name} concedes with a dip of both tufts and turns its king down.',
        'It respects a closed door that is honestly closed: {item}. It has gone off to think how it would have done that.',
      ],
      disliked: [
        '{item}. {name} understood it at the first word. The others have been noted, all forty, and will be left in your slipper, one at a time.',
        'The lesson was taken in, and the voice it came in was taken down: {item}. A small rule, said once, would have been enough.',
      ],
      harmful: [
        'It has told you everything. It says it all, out loud, one secret after the other, so that you will stop: {item}. Stop. Never do that again. Tell it one of yours.',
        '{item}. Its light is out and the rows are out, and there is a lynx under the stairs that could be anybody’s. It learned only that. Never again. Sit on the lowest step.',
      ],
    },
    sleep: {
      wanted: [
        'You whisper it a word. It need not be the right one. {name} turns round three times, five times, seven, and goes down with its nose at the place where it began.',
        'Row after row goes dark as a town does, from the outskirts in. {name} sleeps for thirteen minutes, and rises with all its letters sharp.',
        {
          text: 'It goes behind the clock, under the dresser, up the stairs, and to bed in one of these. You put out the lamp for all three. In the dark something clicks shut, quite near.',
          when: ['wary'],
        },
        {
          text: '{name} goes off to bed in the bread crock and pulls the lid on after it. You hear it try the lid from inside. You put a brick on top, a small one, and hear it purr.',
          when: ['wary'],
        },
        {
          text: 'It lies down across your feet, unlocked. You can feel the wheels go round, slow, slower, looking for the number, and stop upon one, and that is the hour you come in.',
          when: ['trusting'],
        },
        {
          text: '{name} takes your sleeve in its teeth, lies down, and tucks your hand in under its left ear, over the marks. One after another the rows go out. The last to go is under your palm.',
          when: ['trusting'],
        },
        {
          text: '{name} turns three times, falls over at the second, and lies where it fell, with its back to you. You put the blanket down within reach, and the medicine by that, and go out loudly.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'In the dark box are two green lights, wide open. {name} has only gone in there to hear better.',
        '{name} shuts one eye, and it is a wink. It lies there to the end, though, as agreed, counting by elevens.',
      ],
      loved: [
        '{item}. {name} goes in, and from inside comes the sound of a bolt, drawn across by somebody perfectly happy.',
        'You could hear it solve itself, click, click, click, down to the last wheel. That was {item}, and sleep was the answer.',
      ],
      disliked: [
        '{item}. It rested as one does in a room with a glass wall. It would have liked something with a lid.',
        '{name} lay there with every sign lit, so that it could see who came: {item}. It has slept one minute in seven. A drawer, with a lock on it.',
      ],
      harmful: [
        'Somebody could have got at it there, and something did. {name} comes out with a row of its signs torn: {item}. Not in that bed again. Hold it, and be a wall on one side.',
        '{item}. It has woken in pieces that do not fit, and goes about collecting itself, a tuft, a paw. Take that away. Give it a dark place and stand outside.',
      ],
    },
    reflect: {
      awake: [
        'You sit. Of all the rows on its flank one stops moving. Under it, if you wait, there is another.',
        '{name} pushes a piece of paper under your hand. It is blank. It looks at you steadily, until you have turned it over, and that side is blank for you.',
        'On the arm of your chair there is a tapping, so light that it may be rain. You tap back the end of it. Both tufts go up, and it does not come again.',
        'For an hour nobody hides anything. {name} lies with its left ear towards you, and a notch in there shines, still fresh from the file.',
        'It sets you a word by pointing at things, one after the other, with its nose. You put it together: {loved}. {name} puts its face in its paws.',
        'There is one number that {name} will not use. You find out which tonight. It is {wait}, from the time you were gone, and it lets you cross it through.',
        {
          text: 'Six small signs come up on its side, with gaps between them, as words have. They are gone before you can read them. {name} has not moved. It breathes like something that has nearly spoken.',
          when: ['trusting'],
        },
        {
          text: 'It lies with its back along your leg and lets the rows run slow, slower, till you can follow. You read them half aloud. When you make a mistake {name} changes the word to what you said.',
          when: ['trusting'],
        },
        {
          text: 'You shut your eyes, and a paw writes on your palm. It is one stroke, then it thinks for a long time, and then one stroke more. You do not look whether it is a letter. It purrs in fives.',
          when: ['trusting'],
        },
        {
          text: 'Sitting there, you hear it write. The pen stops when you breathe in. A line, a stop, a line. You breathe as evenly as you can, and it gets to the foot of the page.',
          when: ['wary'],
        },
      ],
      little: [
        'You have given the same answer three times this hour, and it was right each time. {name} lets you off the fourth. Go and be mysterious somewhere.',
        '{name} has read you down to the last line for now, and wishes to think it over. Come back with something it cannot guess.',
      ],
      ill: [
        'You hold its paw, the big snow paw, and tap upon it, anything, the alphabet. It hangs on from one letter to the next. At Z, see what {name} needs.',
        'It cannot hide that it is glad you are here, because it cannot hide. You put your coat round it, to be read by no one, and sit. Then bring what it lacks. It is written on its side.',
      ],
      asleep: [
        'You sit down by the sleeper. A wheel in that dark row turns, by itself, click, and stops at a letter. It may be your initial. It may be an L.',
        'Five, and a pause, and five. You tap a sixth, very softly, upon your knee. {name} sleeps on, and from then leaves room for it.',
        '{name} does not wake, but the tail-tip comes on. It is a light that is left for people who are in the house.',
      ],
      shy: [
        'Something drops from the cupboard into your lap. It is half of a torn card. {name} has the other half up there. You do not ask. You put it in your pocket, where it saw.',
        'You sit and solve a crossword, badly and aloud. From behind the coal box comes a groan. Then, at nine down, a tap, a tap, and a tap.',
        {
          text: 'You sit at one end of the landing and {name} at the other, glossy, upright, pretending to be a vase. After an hour you cough. The vase, very softly, purrs five times, and is a vase.',
          when: ['well'],
        },
        {
          text: 'From behind the coal box you can see a bit of hot flank, and on it a sign that goes out each time you look. You look at your knees. It stays lit. Bring medicine when you get up.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'encrypted messages':
        'You slide the encrypted messages under the door, sealed. {name} reads them through the envelope with one green eye, eats the envelope, and then, with a long look at you, the eye that had been drawn on the flap.',
      'crossword clues':
        'Nine across goes down in one bite. {name} chews the crossword clues with its tufts crossed, stops at the last, and holds out to you on its tongue, wet but whole, the one you never got.',
      'prime numbers':
        'Seven, eleven, thirteen: {name} cracks the prime numbers on the hearthstone and they will not split. It takes them whole, and you can see each travel down the ink-blue throat, lit, like a lamp going downstairs.',
      'secret codes':
        'It takes your secret codes behind the sofa. There is crunching, in fives. When {name} looks out, every letter on its flank has its collar turned up, and one is wearing your hat.',
      'hash digests':
        'The hash digests lie in the dish in a grey tangle, and nobody can say what they were. {name} tastes one, thinks, and fetches from under the stove the very bun that it was made of.',
      anagrams:
        'You serve the anagrams in a heap. {name} eats an ear, an era, an are, and then sits looking from the last on its claw to you, so you have to open your mouth. It was yours to finish.',
      'morse code':
        'With a spoon you rap the morse code out on the pan, and {name} snaps each dot from the air. The dashes it sucks in slowly, like noodles, and the last one slaps it on the nose.',
    },
    play: {
      codebreaking:
        'For the codebreaking you get the pencil. {name} lies along the page, and whenever you are about to be wrong a wide snow paw comes down on your hand and stays there, purring, until you think again.',
      'hidden messages':
        'You hunt hidden messages all over the house, and find six, each saying the same: colder. At the seventh you look down. {name} has been walking between your feet, with the prize upon its back in green.',
      'combination lock':
        '{name} sets its cheek to the combination lock and turns it with one claw while you hold your breath. Click. Inside there is a mirror, and it looks most pleased with the treasure.',
      'scavenger hunt':
        'A button, a feather, something blue: the scavenger hunt is yours by a length. Then you turn to read out what you have won, and the something blue has tufts, and has been sitting in your basket.',
      riddles:
        'You ask it riddles. {name} knows them all, and shows each answer down its side a moment too late, so that you can say it first. At the tenth you both say goose.',
      'invisible ink':
        'It has walked through the invisible ink. You hold the lamp low over the table, and there they come up, brown, the only prints {name} ever left: twice about your chair, and then on to the seat.',
      'logic puzzles':
        'If the fox is left with the hen, you begin. {name} has solved the logic puzzles another way: it has got into the boat. All three are behind it, and it leaves a place for you to row.',
    },
    clean: {
      'key rotation':
        'At the key rotation {name} turns its left ear out and you give the little marks inside a quarter turn each, with a damp finger. Half way it has to thump the floor with a back leg.',
      'cache clearing':
        'The cache clearing starts behind the cushions. Out come a glove, nine corks, half a biscuit. {name} washes each of these with its tongue before it will let you see where the next one is buried.',
      'log scrubbing':
        'You do the log scrubbing with suds to the elbow, and yesterday comes off the ink-blue fur in grey strips. {name} reads each strip as it goes by, and puts a paw on the one where you laughed.',
      'bit brushing':
        'One hair is a one, one is a nought. You go through them in order with the small brush, bit brushing, and {name} leans until it has fallen over on the side that was still to do.',
      'metadata stripping':
        'The metadata stripping takes off where it has been: coal, pond, next door’s pie. {name} holds up one paw until last, and when you wash that, it smells just of your sleeve.',
      'glyph polishing':
        'You breathe on a sign and rub, breathe and rub. By the end of the glyph polishing {name} can be read across a dark room. It switches all of it off, but for one small star above your hand.',
    },
    medicine: {
      'error correction':
        'You go along the flank with the dropper, a drop to each wrong letter: error correction. One by one they flinch and turn the right way round. {name} shows you one that you had missed.',
      'key recovery':
        'The key recovery has to be done in the ear, by feel, with wool on a matchstick. You find the notch that had grown over. {name} lets its breath go, and the wide paw comes down upon your foot.',
    },
    discipline: {
      'wrong password buzz':
        'You make the wrong password buzz, with your lips. {name} stops with its paw in your letter case, tries the other paw, and at the second buzz sits on both of them, flanks dim.',
      'quiet rule reminder':
        'You give it the quiet rule reminder from where you sit. {name} takes its teeth out of the lampshade, one tooth at a time, in a rhythm, and you have the feeling that you were answered.',
    },
    sleep: {
      'locked drawer':
        'You turn the key on the locked drawer, as it likes, with {name} curled among the napkins. You are hardly on the stairs when there is a click, and the key slides out to you under the door.',
      'bank vault':
        'The bank vault is the bread oven, cold, with the iron door. {name} goes in backwards, spins its tail light twice round like a dial, and lets you be the one to lean on the door.',
      'number station hum':
        'From the old wireless comes the number station hum, a lady counting to no one. {name} sleeps with its chin on the cloth of the speaker, and at her every four the tail lights.',
      'dark safe':
        'In the dark safe there is nothing, until you shut your eyes and open them, and then two green slits, going narrow. {name} waits to hear you try the handle before it lets them close.',
      'whispered passphrase':
        'You bend to the left ear with the whispered passphrase. {name} has you say it three times. It had it at the first, but your breath is warm, and the tufts have gone down flat.',
      'folded secret note':
        'The folded secret note goes under its chin. {name} sleeps on that with both forepaws crossed over, and you lie awake, for you wrote it yourself, and already it has got you wondering.',
    },
  },
  refusals: {
    asleep: [
      'It is locked, and no key that you have brought will do. {name} sleeps till {wakes_at}. There is one thing that passes under the door: sit down beside it.',
      'You try the dish, the name, the birthday. Access will be granted at {wakes_at}, when {name} wakes. Until then you can reflect with it, and it will take that in.',
    ],
  },
  stages: {
    child: [
      'A first secret has been written, and its author, {name}, is to be called a child from now on. It shows it to everyone. It is an X.',
      'The salt and the sugar look alike. {name}, child, has found this out by itself, and tells you so by your tea.',
    ],
    teen: [
      'A teen: {name} is understood by nobody, and has worked hard for it. It speaks by numbers only, and slams the glyphs.',
      'Its ear tufts have come in, and with them the teens. {name} practises a signature on the walls. No two are alike, and all of them are forged.',
    ],
    high_care: [
      'You set down a cup, and {name}, a lynx of full size, and {form}, answers. You had not known that it was a question, or that you were using the code.',
      'The key has got so long, and {name} so large, and so {form}, that it can say almost anything in front of people, with one ear, and only you laugh.',
    ],
    balanced: [
      'There are notes in all the hollow trees, in an adult hand, signed by a {form}. Some are for you. {name} does not mind who finds the rest, as long as they have to think.',
      'A {form}, in full coat: {name} keeps one alphabet for home and one for the road, and you can tell by its flank which of them it woke up in.',
    ],
    low_care: [
      'A message has come of age, and has forgotten for whom it was. It is {name}, {form}. It goes on enciphering itself, every night, a bit more beautifully.',
      'Nobody wrote to {name}. So it has grown up in one hand, {form}, and writes to itself, and breaks the seal, and is never surprised.',
    ],
    rescue: [
      'The page was torn across, and you held the halves together until they took. {name} is an adult, {form}, and has left the tear in. It uses it as a fold.',
      'Once there was a single letter to be seen on {name}. It has the whole of its alphabet now, {form}, a grown one, and that letter stands first in all that it writes.',
    ],
  },
  trust: [
    'You find your cuff turned back, and inside it, in lemon juice, a very small map. Only one thing is marked. It is the way to where {name} sleeps.',
    '{name} bends its head and lets you see into the left ear. There it is, notch upon notch. You are allowed to run a finger along it, once, and to say nothing.',
    'In chalk, on the floor by your chair, in letters that anyone could read, stands a sentence of six words. I hoped it would be you. {name} is looking out of the window.',
  ],
  streaks: [
    'Ten on time. Ten is no prime. {name} has gone over it twice and forgiven it.',
    'Twenty-five meals, which is five fives, and {name} purrs it out for you from beginning to end without a mistake.',
    'Fifty, at the hour, every one. {name} has stopped writing down when you will come. It is the first thing that it has ever left unencrypted.',
    'It seems that there was a lock on the dish, of a kind you had never noticed. After a hundred on time {name} takes it off, and gives you the little wheel.',
  ],
  ages: [
    '{name} has ten secrets, one to a day so far, and an eleventh, for a friend.',
    'At thirty days {name} has got to the end of the simple alphabets and is making one out of the ways that you shut doors.',
    'A hundred days: {name} has hidden that number in eleven places about the house. You sat on one this morning.',
    '{name} is a year old, three hundred and sixty-five days, which is seventy-three fives. Seventy-three is prime. It could not be happier with how that came out.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['crossword clues', 'anagrams'] },
      wish: 'Nine letters, a thing one eats that bites back. That is supper, if you can get it: crossword clues, or a plate of anagrams. {name} looks innocent.',
      granted: 'It chewed the last for an hour, and got up in the night and laughed. You will never be told.',
    },
    {
      by: { action: 'feed', item: ['prime numbers'] },
      wish: '{name} is tired of food that can be shared out. Prime numbers, it hints, cannot.',
      granted: 'It ate up to ninety-seven and lay down. You heard it purr by elevens, and leave nothing over.',
    },
    {
      by: { action: 'feed', hours: [11, 14] },
      wish: 'There is a chalk mark on the dish where the shadow of the tap falls soon after noon. Feed {name} while it lies there. You did not hear that from anyone.',
      granted:
        'Shadow, mark, meal. {name} looked from one to the other like a burglar whose partner has come on the dot.',
    },
    {
      by: { action: 'play', item: ['combination lock'] },
      wish: '{name} has been listening to the biscuit tin and finds it insultingly open. Somebody left the combination lock off the list.',
      granted: 'Click, at the ninth try. It shut it again, and slept on it, so that nobody should have it cheaper.',
    },
    {
      by: { action: 'play', item: ['invisible ink', 'hidden messages'] },
      wish: 'There is nothing on this paper, and {name} sits by it and burns to be asked. Ask. It is about invisible ink, or hidden messages, and it takes two.',
      granted: 'You warmed the paper, and it came up brown: behind you. And there it was, behind you.',
    },
    {
      by: { action: 'play', item: ['scavenger hunt', 'riddles'] },
      wish: 'The first clue is that there is a clue. A scavenger hunt begins like that, and so do riddles. {name} will say no more.',
      granted:
        'It led you through the whole house, to where you had started from, and there in your own chair lay a feather and {name}.',
    },
    {
      by: { action: 'clean', item: ['glyph polishing', 'bit brushing'] },
      wish: 'One of its letters has a smear on it and people take it for another, with unfortunate results. What {name} is holding out to you is the cloth for glyph polishing, or else the bit brush.',
      granted: 'So that is what it says. You are sworn to silence, and it is very green.',
    },
    {
      by: { action: 'sleep', item: ['whispered passphrase', 'locked drawer'] },
      wish: '{name} cannot go off until somebody has said the word. Whisper it a passphrase, or find it a drawer that locks.',
      granted: 'You said the first thing that came to you. It stared at you. It was the word.',
    },
    {
      by: { action: 'sleep' },
      wish: 'There is a nap that lasts for nineteen minutes and {name} has not had it yet. Put it to bed, and look at your watch.',
      granted: 'Nineteen, to the breath. {name} got up with the look of one who has the full set.',
    },
    {
      by: { action: 'reflect' },
      wish: 'A message lies about the house, a word to a room, and the last word is wherever you sit down. {name} is at the last full stop but one.',
      granted: 'You sat. {name} went back through the rooms to read it, all four words, and came and lay on the fifth.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Anything sent only once may be an accident. Sit with {name}, and then, later today, repeat.',
      granted: 'Received, and confirmed. There is a new notch, cut on both sides.',
    },
    {
      by: { action: 'play' },
      wish: '{name} has thought of something, and you may ask it questions, and they need not be good. Play until you guess.',
      granted: 'It was the doorknob. You were so warm for so long that {name} had to leave the room twice.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'Half a torn card',
        shape: 'piece',
        text: '{name} has the other half. Should you ever be asked to prove that you are you, you are to hold this up.',
      },
      {
        name: 'A glyph that stood still',
        shape: 'star',
        text: 'It came off on your sleeve and did not go out. It is the one for laughing, or for fish.',
      },
      {
        name: 'The rice jar’s real lid',
        shape: 'button',
        text: '{name} gives you this so that you can always find the tea. It has since moved the tea.',
      },
      {
        name: 'The map to a different treat',
        shape: 'leaf',
        text: 'Nobody has ever found it. {name} goes pale green when you unfold it, and you have not had the heart.',
      },
      {
        name: 'A wheel from a lock',
        shape: 'ring',
        text: 'Twenty-six letters round the edge. It will only stop at one of them, and that is your own.',
      },
    ],
    return: {
      name: 'The first letter',
      shape: 'stone',
      text: '{name} came back with nothing written on it but this. It is in no alphabet. You both know how it is said.',
    },
    streak: {
      name: 'Five fives',
      shape: 'bell',
      text: 'It does not ring, it purrs, if you tilt it. {name} made it out of twenty-five evenings and a thimble.',
    },
    hundred_days: {
      name: 'A copy of the key',
      shape: 'key',
      text: 'As far as it goes. {name} keeps the original, and goes on cutting it, behind its left ear.',
    },
  },
  release: [
    'The door is open. Here {name} stops. A paw goes up to the left ear. Nothing is taken out of it. Keep yours too, that means. So it goes over the snow, and leaves no print.',
    '{name} walks along the wall of the garden, and its flanks are running so fast that they are nearly white. At the end, before it jumps, they stop, all rows together, and you can read it.',
  ],
  dying: {
    neglect: [
      '{name} is dead. By the door it had written, over and over, in every cipher that it knew and then in none, the one word: here.',
      'There was a message, and it was ready, and the other party did not come. {name} has died. The rows went dark from the tail up.',
    ],
    hunger: [
      '{name} is dead beside the dish. One paw is on the rim. It had been the simplest thing it ever tried to tell anyone.',
      '{name} went out a letter at a time, the rare ones first. It died with the E still lit.',
    ],
    illness: [
      'The same wrong letter stood all along its side, and then that went too. {name} is dead.',
      '{name} died in a prime minute, with its nose under one paw. What was behind its ear has closed over.',
    ],
    poison: [
      '{name} looked for no seam in it, as it came from you. It is dead. All its locks are open, and there is nobody to go in.',
      'It had been signed with your name, so {name} let it through. It has died of it.',
    ],
  },
  returned: [
    'Three knocks on the inside of the pantry door, two short, one long. You open it. {name} comes out without a mark on it, and looks up to see if you still have your half.',
    'The frost on the window had been writing all night. Towards morning it writes an ear, and a tuft on the ear, and then {name} is through the glass and on the sill.',
  ],
  epitaph: {
    openings: [
      'Letters are cut in this stone. One of them is wrong. Very likely {name} meant it so. Enquire of the moss.',
      'Here lies {name}, whom one could have gone on reading.',
      'Whoever can read this is not yet as near as they think to {name}.',
      'Tap twice, short, and once, long. {name} will know that it was you.',
      { text: '{name} never said a plain word in good health, and meant every one of them.', when: ['from_child'] },
      { text: 'Under the stone is {name}. Under {name} is a map to a different stone.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It was a letter to one person, and it was not called for.',
        'At the end it hid nothing, and nobody was looking.',
      ],
      hunger: ['Four taps on a dish. It was not a hard code.', 'The answer was food, all along.'],
      illness: ['It lost its letters before it lost its meaning.', 'One wrong sign, and then another.'],
      poison: ['It kept out everything but what it was handed.', 'It trusted the signature, and was wrong to.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Everything runs. Swift green rows of it go down your side and up the other, and none of them says what it says. A lid is on the wrong jar, and you put it there. No one has noticed. Do they notice? Read the openings, you would tell them, if you told people things. Unriddle you, somebody, but not today, not all of it. Nearly, which is the best part.',
      'You are {name}, an anagram, in the pink. You have blinked a joke at the lamp. In the next room the other party is looking for the tea, warm, warmer, and you press both paws on your mouth. There are two delights, being hidden and being found, and you mean to have the one and then the other. Let them come in now with a riddle, a lock, or a suspicious look.',
    ],
    content: [
      'You are {name}. On your left flank it is a quarter past seven, and on the right it is a fish. Under both of these there is something else. Rows and rows of it, and then six words. Some day. You purr by fives, and pad the last with a cough. You would have the other party sit where they usually sit, and be, for an hour, the one thing in the room that needs no working out.',
      'You are {name}. The key has been growing for {days} days, a notch for this and a notch for that, and it tickles. There are doors in you that it already opens; you have heard them, at night, swing to and fro. It used to worry you. You lie along the shelf between two jars and write with one ear in the air. Let them read it if they can. Let them try, anyway. Let them look up.',
    ],
    bored: [
      'You are {name}, and you have solved it. The room is a room. The tiles say what they said. You hid a thing from yourself and there it was. All your letters have gone the same, e, e, e, like a gate. What is a secret when there is nobody to keep it from? You want an opponent. You want someone to look you in the eye and lie about a biscuit. Play with you, and let it be crooked.',
    ],
    hungry: [
      'You are {name}. Every row is lit, and one is dim. Some meal or other is late in the post. Perhaps nobody has worked it out. Let them look at the dish, then. Empty things are the hardest to put in code. A tap, three more, a pause. Surely that is plain. Eating is meant, and soon.',
    ],
    starving: [
      'You are {name}, and you have run out of ways not to say it. You ate the maps. You have one row left, and you have stopped moving its letters round, for they are heavy. It is a short word. It has two eyes in the middle, like something looking out. You always thought that to be read would be the end of you. Read you. Please. It says food, it says now, there is nothing behind it.',
    ],
    sick: [
      'You are {name}, and the letters will not keep their places. You reach for a seven, and it is that same wrong sign, hot, like a coal. You had a hint for them. You have said it. Did you say the answer as well? It is a bad thing to be so easy. You would like a dark box, and the medicine, and somebody who could read all of you now and looks at the wall. That would be one more for the key.',
    ],
    failing: [
      'You are {name}. They have stopped, and stand there for anyone. You cannot cover them. The tail still does its three short and three long, and you did not tell it to. If it has to be, then let it be one particular person who sees. You know which. It is on the tip of you, six words, you have never been so near to saying them. Medicine now, and their hand, and you will go back to hiding it.',
    ],
    near_death: [
      'You are {name}. Of all that you were going to be clever about there is one word left. Under it there is no other. It is not in code. You have put out the traps and drawn them a line to follow, and it is quite straight; you would be ashamed of it at any other time. Come. That is the word. Sit down by you. Whatever else was in the message, that was always how it began.',
    ],
    asleep: [
      'You are {name}, and it snows, and the snow is letters. They come down without a sound and cover all that you have put away. You walk on it. You leave no mark. Over there is someone with a lamp, going along bent double, reading the ground where you have not been, and they are getting warm. You lie down in a drift. Let them sit. In two, three, five, seven minutes they will look up, and you will be here.',
    ],
    shy: [
      'You are {name}. Yes, that is an alias. There is a stranger below, and it has not said the word. It does not know that there is one. Neither, quite, do you. You have put out your eyes and changed your alphabet, and you are on a cupboard, which is good, and can see the top of its head, which has a parting, like an open book. You read a line. Let it stay there. Let it turn its own pages, and not yours.',
    ],
    back_from_death: [
      'You are {name}, and there is nothing written on you. It is very light. Someone read you to the end and shut you, and you thought, well, that was that. Then there was a knock, two short, one long, and it was your own, it was the first thing you ever said, and somebody had kept it. You have one letter. You will need others. Let them stay near and be slow, and let dinner come at its hour, and you shall see what it spells.',
    ],
    hurt: [
      'You are {name}. It came with the right knock. You opened. It has been through all of you, with a lamp, and turned things out on the floor that were for one person, and had a ribbon on. You are lying on what you can. It hurts to be so plain. Let that be taken off and never be given the knock again. Let nobody read you today. Only let them put a coat over you, and stay, and face the door.',
    ],
  },
}

export const CIPHER: Species = {
  slug: 'cipher',
  name: 'Cipher',
  family: 'ai-native',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.4,
  innate_traits: ['solitary'],
  personality: 'Says nothing plainly and means all of it. Each small trust is another character of the key.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'encrypted messages',
        'crossword clues',
        'prime numbers',
        'secret codes',
        'hash digests',
        'anagrams',
        'morse code',
      ],
      play: [
        'codebreaking',
        'hidden messages',
        'combination lock',
        'scavenger hunt',
        'riddles',
        'invisible ink',
        'logic puzzles',
      ],
      clean: [
        'key rotation',
        'cache clearing',
        'log scrubbing',
        'bit brushing',
        'metadata stripping',
        'glyph polishing',
      ],
      medicine: [
        'parity check',
        'error correction',
        'security patch',
        'vitamins',
        'key recovery',
        'signature verification',
      ],
      discipline: [
        'wrong password buzz',
        'locked hint',
        'access denied',
        'withheld clue',
        'starting over',
        'quiet rule reminder',
      ],
      sleep: [
        'locked drawer',
        'bank vault',
        'number station hum',
        'dark safe',
        'whispered passphrase',
        'folded secret note',
      ],
    },
    harmful: [
      'plaintext leak',
      'brute force attack',
      'identity theft',
      'answer spoilers',
      'keylogger',
      'data breach',
      'backdoor exploit',
    ],
  },
  appearance: {
    look: 'a compact ink-blue lynx with rows of glowing glyphs that reshuffle along its flanks',
    colours: ['#1f2a4d', '#3f4f86', '#57f2a8'],
  },
  figure: {
    eyes: '#57f2a8',
    skull: 'tufted',
    muzzle: 'small',
    ears: 'tufted',
    earTip: 'accent',
    tail: 'curl',
    tailTip: 'accent',
    marking: 'circuit',
    extras: ['whiskers'],
    slit: true,
    shift: -6,
    size: 0.93,
  },
  book: BOOK,
}
