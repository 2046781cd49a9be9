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
    'The shell cracks in straight lines, as if somebody were ruling it. {name} climbs out ink blue, wet, with nothing written on it, and looks at you. One glyph comes up glowing on its flank. It falls over trying to read it.',
    'The egg comes apart in neat squares, like a puzzle giving in, and there sits a lynx no bigger than an inkwell, its flanks all dark. “{name},” you say. Low on the left side, very small, one character lights.',
  ],
  looks: {
    thriving: [
      '{name} is reading the wallpaper. It has got the hang of the roses, and has found one, low down in the corner, where somebody made a mistake. It goes back and back to it, thrilled. It will tell no one.',
      '{name} trots through the kitchen with its stub of tail up and something in its mouth, and buries it under the mat. It pats the mat flat. It beams round at nobody. There is now a secret in the house.',
      {
        text: '{name} has a single glyph so far, on the left flank, and keeps turning round to read it. Each time it gets there, the glyph has become another. It sits down, tufted ears crooked, immensely proud of having a secret.',
        when: ['baby'],
      },
      {
        text: '{name}, not a day old, has a single glyph alight, low on the left flank. You lean in to read it, and it slips round behind the leg. You lean back. It comes out again, and has brought another.',
        when: ['baby'],
      },
      {
        text: 'All aglow on the arm of the sofa, {name} spells you something, and looks away politely while you work on it. You get it wrong. You can see that you do. It spells it again, a little larger.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} walks past, the glyphs running along its flank faster than anybody reads. At the wall it turns and comes by again, slower. You get one sign of it, a small hook. It checks over its shoulder that you did.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} had something subtle ready, with four keys to it. You come in. Every glyph on it flies up at once, in no order, and what comes out is a chirp. Any fool could read it. It hides its face in your sleeve.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'In the bookcase glass the glyphs on {name}’s flank run the other way about, and you find that you can read a line. It says: “Move up a bit.” You move up a bit. The lynx lies down where you were.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'When you come in, the glyphs along {name}’s flank stop shuffling and stand in one bright row. You cannot read them. But you count, and count again on your fingers, and the row is exactly as long as your name.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The glyphs on {name} are romping about, bright as anything. You look in, and they snap into rows and face the front, like a class when the teacher opens the door. One at the back is still shaking with laughter.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You lean in to read {name}’s flank, and all the glyphs turn into the same glyph. It has eaten, it is well, it licks a paw. You look away at the window. Behind you, in the glass, the sentence goes on.',
        when: ['from_child', 'wary'],
      },
      'On the steamed glass of the window stands a drawing of a fish with five eyes and no tail. It means {loved}. {name} is waiting behind the curtain to hear you say so.',
    ],
    content: [
      'On the flank of {name} the signs stroll about in no order, like people in a square when the shops are shut. One stops, turns, and goes back the way it came. It forgot something. Otherwise all is quiet.',
      '{name} lies on the newspaper, on the solved half of the crossword. Its letters idle along the ribs in no order, dim, like lights in an office where somebody is only dusting.',
      {
        text: '{name} washes one paw, pauses, washes the other, pauses. You begin to wonder what is meant by it. Then a hind leg goes up beside its ear. It would seem that this one is only a wash.',
        when: ['well'],
      },
      {
        text: 'A line of glyphs goes along {name}’s flank, left to right, at the pace of somebody reading the back of a packet. At the tail it starts over. It is not a secret, for once. It may only be humming.',
        when: ['well'],
      },
      {
        text: '{name}’s rows reshuffle as you come in, settle on five signs, and glow there. They are the same five at this door every time, you have written them down. Either it is your name, or it says to mind the step.',
        when: ['from_child', 'well'],
      },
      'There is a key being cut, somewhere about {name}, one notch to a kindness. It has had {days} days for it. It will not say how long the key has to be.',
      'One ear tuft is writing in the air. You follow it, stroke by stroke. If you are not mistaken it said {loved}, and then rubbed it out.',
    ],
    curious: [
      'You hold a blank sheet. {name} puts its nose to the edge and goes all the way along, and at one corner it stops, and both tufts go up.',
      'In the hall stands a suitcase with a lock of three wheels. {name} has one paw on it and its ear against the side, and would like everybody to stop breathing.',
      'The neighbour’s dog barked eleven times. {name} has been on the sill ever since, with its head at an angle. Eleven is not nothing.',
    ],
    bored: [
      'The glyphs on {name}’s flank line up with one space left empty, wait, scatter, and line up again, a little dimmer. You have been trying to read it. It is not a message, it is half a game. Put your finger in the gap.',
      '{name} has hidden a biscuit from itself and found it. Then it hid the map. It found that too. It wants you to come and play, and do the hiding.',
      {
        text: 'The same four glyphs have stood on {name}’s flank since you came in, and it never leaves a line standing. You read them out and get them wrong. One flickers. It is low, and this is a game. Guess again.',
        when: ['from_child'],
      },
      {
        text: 'It has written the answer down, and is looking at that, and there was no question. Nobody has been fooled in this house all day. Come and be fooled: play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits in front of its empty dish, and the signs on it go out, one after another, until what is left on its flank is a small green fork. It is seldom as plain as that. Its meal is due.',
      '{name} has pushed the lid, the spoon and the bowl into a row, from left to right, and walks along behind them. You are not meant to admire it. It is a sentence, and it ends: the meal is due.',
      {
        text: 'There are only a few glyphs on {name} yet, and it has brought all of them round to the side where you are. They shuffle, spell nothing, shuffle again, and form an empty ring. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The cub has two glyphs now and is doing all it can with them. On, off. Off, on. On, on. {name} repeats the message to you with growing plainness, then sits in its dish. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: 'As you come near, the glyphs on {name} go dark row by row, like windows when a stranger walks up the street. One, low on the belly, has not been told, and goes on blinking. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'From the far corner {name} says nothing, in lights. You have none of the key, but every glyph it owns has gathered over its stomach. You could manage that one. The meal is overdue. Bring it.',
        when: ['wary', 'well'],
      },
      {
        text: 'The glyphs run along {name}’s flank, and you have enough of the key by now to follow. Door. Hand. Round thing. They shuffle for some more elegant way of putting it. Round thing. Its meal is overdue. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'One glyph on {name}’s flank has held still since the hour went by, while the others reshuffle round it. A stranger would take it for a moon. You can read it: a dish, seen from above, with nothing in it. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} is too weak to reshuffle its glyphs, and they have come to rest on one plain word. It turns that side to the wall, away from you. The wall glows. The word is hungry. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'As you look in {name} lays a paw over the glyphs, and the paw slips off. It has not the strength to hide anything. Do not read. The meal is overdue. Bring it now, and look elsewhere while it eats.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The crossword on the table has been answered in claw, every square, across and down, with one short word. {name} sits beside it, flanks flickering thin. You do not need the clues. Feed it now.',
      'All the rows on {name}’s flank have stopped at the same sign. You need no key for it. It is a small round dish with nothing in it, forty times over. The meal is overdue, so feed it now.',
    ],
    starving: [
      'The glyphs have stopped shuffling. They stand along {name}’s ribs in one row, dim, all in plain letters, and any child could read them. It never thought it would come to that. Feed it at once.',
      'The glyphs on {name}’s flanks have stopped reshuffling. In every row, from the shoulder to the tail, stands one and the same sign, rather faint, and nobody needs a key to read it. Feed it at once.',
    ],
    weak: [
      'The glyphs on {name}’s flank go by so slowly that with a pencil you could have the lot. It sees you see, and lies down on that side. It has eaten. What it could do with is medicine, or a good rest.',
      '{name} is making mistakes. A sign stumbles, and it has to go back and put that right, and it sighs. It is not ill. It has only been at it too long. Give it medicine, or let it rest.',
      {
        text: '{name} has a joke, and it is a good one, and it puts it to you in blinks. It falls asleep on the long one. You wait. The end comes an hour later. It wants medicine, or a dark drawer.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Mud has covered all of {name}’s glyphs but four, and these, however they reshuffle, now come out as BATH. It is sitting with that side to the wall. Warm water, before anyone else understands it.',
      'Not a line can be read on {name}, and that is none of its doing. There are two days of mud along its flanks, and the light comes through in smears. It hates to be illegible by accident. Wash it.',
      {
        text: 'There is mud over {name}’s third row and some in the fifth, and what used to be a remark on patience now reads, as far as you can tell, as an insult to a bishop. It has no idea. It should be washed.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} has turned its flank to the wall so that nothing can be read. But the glow comes off on the plaster, backwards and feverish, line after line, much too fast. It is ill. You need no key for that. Medicine, now.',
      'The signs on {name} limp. They get as far as the shoulder, and there they lie down. Its nose is hot and its breath short, and it hides neither. It needs medicine.',
      {
        text: '{name} never said a plain thing. Now it lies on its side with four glyphs lit along the ribs, and they are ordinary letters, holding still. They say HELP. The last one is going out. Give it medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'The rows are going out, from the tail forward. {name} turns its head to you and lights what is left, a character at a time, the whole key, in order, in case. Do not write it down. Medicine and food, now.',
      'A row goes out along the ribs, then the row beneath it. {name} presses the last lit ones against your palm, as if you could keep them for it. Medicine and food, this minute, before the rest go.',
      {
        text: '{name} has never said a thing plainly. The rows along its flank are dark now, all but one, and that one has stopped moving. It is in your own alphabet, four letters long. Medicine and food, at once, before it goes out.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'Row by row the glyphs on {name}’s flank have gone out, and the few that still glow have given up hiding anything. They are your name, spelled so that anyone could read it. It has hours. Go in now, sit with it, look after it.',
      'All its letters have gone out but a handful over the heart, and these no longer shuffle. {name} has stopped hiding them. They say your name, small and plain. Sit down close, lay your palm on them and stay.',
    ],
    asleep: [
      'In the dark the flanks rise and fall, and the glyphs drift loose and arrange themselves however they like. Once they spell herring. {name} would be mortified. Close the door softly and let it sleep.',
      'Asleep, {name} is less careful. The glyphs along its flank drift, slow down, and for the length of one breath stand there in plain letters. “Warm,” they say. It breathes out and they scatter. Nothing is needed until it wakes.',
      'In its sleep {name} has stopped shuffling. The glyphs go by in one slow row, the same row, over and over, and you could have the whole of it if you stood here. You pull the door to. Nothing is needed until it wakes.',
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
      'As you come in, the glyphs on {name}’s flank go dark row by row, like an office leaving by the back stairs. One has been forgotten, near the hip, and glows. Do not read it. Sit down quietly for a while.',
      '{name} sits on the far shelf, and its flanks show you one line, lit, and then the same line rubbed out. You are not expected to follow. Only sit. It cannot start the alphabet with somebody who is on their way somewhere.',
      'Along the skirting runs a thin row of signs, and you need no help with it. It is how long you were gone: {wait}. {name} sits at the far end of the row.',
    ],
    back_from_death: [
      'It has changed every lock it had. {name} sits before you in wholly new signs, and waits to see what you will try. You say its name. Along one side, slowly, the old alphabet comes up.',
      'All the signs on {name} are new since it came back but for one, high behind the ear, in the old hand. You know it. You never told anyone. It turns that side to you.',
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
        '{name} eats the meal from both ends towards the middle, like an answer of which one has half already. At the last bite it meets itself. It sits back, and a row on its flank clicks into place.',
        '{name} goes round the dish, sniffs at the near side, the far side and the underneath. It is only dinner. It eats it all up, and gives the empty dish a long look. A thing can be too simple.',
        {
          text: '{name} is ink-blue and blank down both sides, like a page. Halfway through the dish one small sign comes up, glowing, low on the left flank. {name} leaves the meal to read it, and goes round and round after itself, and cannot.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The dish is bare, and on {name}’s left shoulder one glyph comes alight, all by itself. It twists round to look. It looks at the dish, and at you. Then, with its whole brow at work, it makes the same one on the right.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its flank to the wall, so that you shall not see what it makes of it. But the wall is white. All over the paint a pale blue text goes dancing, line after line, and someone is purring in it.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'While {name} eats, you copy the row of glyphs along its flank onto an envelope. It notices the pencil, and every row reshuffles. Only the last sign stays where it was, lit, until you have got it down properly.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} turns the dish a quarter to the left, an eighth to the right, and back to nought, then eats. It does that with you standing near enough to see the combination.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats with its side toward you. Along the ribs the glyphs turn over one after another, like a board at a station, and stop. You can read a single letter. It is from the middle of your name.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'On time. While {name} eats, the rows along its flank hold still, long enough for you to copy down one sign. It sees the pencil. It turns about and gives you the other side, where the sign is the right way round.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats with its flank to you and every row standing still. You could copy down the lot. You look at your shoes instead, and hear it stop chewing, and start, and begin to purr in pairs.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The dish goes down on time. Along {name}’s flank the glyphs shuffle, halt, and stand for one swallow in an order you can read. It is your name. Then somebody passes in the corridor, and it is only light again.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You set the trout down and say the word. {name} replies along its left side, slowly, from shoulder to hip, in clear. It is only the word for trout. But every other time it has put that in code.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats up, and with that, after {streak} meals on time, one of the signs on its flank no longer moves about with the rest. You cannot read it. But it has stopped on your side, and it stays there.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} licks the dish clean, and on its side a green mark comes up, and goes out. There has been one each time, {streak} so far. It is only hours old, and already there is something that it is not telling you.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats up. It used to look under the dish, to see what you had meant by it. After {streak} meals on time, without a miss, it does not look under the dish. It looks at you.',
        '{name} eats it all, and with that, at {streak} meals on time and none missed, something in it clicks, quite low, like the last pin of a lock. It looks startled. It had not thought that you would get so far.',
        {
          text: '{name} bends to the dish and one more glyph along its flank stops shuffling and stays. You count the still ones from shoulder to hip: {streak}, one for every meal on time. You cannot read them. They are in your handwriting.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'You have turned over two pages at once. {name} tastes a corner, to spare you, and taps out the time that you should have come: {opens}.',
        'The sum does not come out yet. {name} takes one bite, holds it up to the clock, and puts a paw over the rest. It gives {opens} as the solution.',
        {
          text: '{name} takes one bite, and one glyph lights on its flank. The other rows stay dark. It walks past you twice, slowly, on that side, so that you can copy it down. You had hoped for thanks. It says “later”.',
          when: ['no_item'],
        },
        {
          text: '{name} eats a mouthful, not being hungry, and sets out the rest with one claw in short rows, with spaces. You puzzle over them until they have dried up. It says, as far as you can make out, later.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal to the end and lies down with its side to you. There was a word on that side. It is being taken down now, letter by letter, like the name over a shop.',
        'When the late dish comes, {name} looks up once and closes its eyes slowly, and you would give something to know what that was. It eats all of it. It has told you, and will not be telling you twice.',
        {
          text: 'As the dish touches the floor a whole sentence runs along {name}’s ribs, bright and quick and only once. You feel for a pencil. It is too late for that as well. {name} puts out its lights and eats in the dark.',
          when: ['wary', 'well'],
        },
        {
          text: 'You bring the dish late, and the glyphs on {name}’s side, some of which you had begun to know by sight, go dark row by row. It eats. Then they come on again in another order. It has changed the lock.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'You had learned to read a good part of {name}’s left side. It eats, and as it turns from the dish the rows go by. One sign, which you had always taken for your name, has been replaced.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'Gladly {name} eats, and says nothing of your being late. It only turns round, bowl and all, so that the flank you had been allowed to read is now the one by the wall.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} lays its tail along its flank before it will eat, so that you cannot read there. It is too weak to hold it up. As the tail slips you see one sign, over and over, down all its ribs. You were late.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For once {name} says something plainly. It eats the late meal, turns its whole side, glyphs and all, to the wall, and lies down. It is weak. Medicine, please, and then let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had just one sign, hours old as it is, and had been holding it up until its legs shook. It eats, late. You look to see what the sign was. It has been folded in two, with the writing inside.',
          when: ['baby', 'wary'],
        },
        {
          text: 'Some of the signs on {name} have gone out, and the others hardly move. It takes a few bites of the late meal, for as long as it can keep its head up. Today anybody could read it. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours {name} is as grey as blotting paper, and where the signs were there are only scratches. It eats what you give it and does not look to see if there is anything beneath. Never so late again.',
        '{name} eats, and its whiskers shake. All through {hours} hours it has been putting strokes on the skirting, quite straight ones, such as anybody can read. Now it looks past you. That was no riddle. Come in time.',
        {
          text: 'One glyph on {name}’s flank you had learned to read: it lit when you came with the dish. You come with it now, hours after. {name} eats. The rows reshuffle twice, and where that sign used to stand there is dark fur.',
          when: ['from_child', 'well'],
        },
        {
          text: 'Each small trust was another character of the key, and {name} had given you six. It eats, long after, its rows dim. You try the six on it. They open nothing. It has changed the lock, and it watches you try.',
          when: ['warming'],
        },
        {
          text: 'There was one short word on {name}’s shoulder that you had learned to know, since it came up whenever you did. You bring the meal after {alone}. {name} eats, and the word comes up with a letter missing.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'After {alone} with nobody there, {name} eats, its glyphs alight along the left flank only. You are on its right. That side is quite blank. It has never put anything so plainly.',
          when: ['wary', 'well'],
        },
        {
          text: 'There were two glyphs of {name}’s that you could read. While it eats, weak and slow, after {alone}, they change, first the one and then the other. You cannot read any now. Stay beside it, and begin again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For {alone} {name} said it plainly, in bright letters, all along its side, and nobody was here to read it. Now the row is dark. It eats lying down, and covers the place with a paw. Stay this time.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has nothing left to hide with. Every light is out, and on its ribs you can read how long it was. It eats, so long after. When your hand comes, it covers with one paw the place where your five letters used to be.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It is written quite plainly, for once, along the floor, in scratches that get weaker. “Now,” it says, “now”, “now”. {name} eats, lying on the last of them. It does not look up. It has said what it had to say to you.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'Glyphs hurry down {name}’s flank, close up and stand still, one short word. You look at the word, at the dish it has not touched, at the word. By the time the meal is in the bin you can read a little.',
        '{name} looks at the dish, and its glyphs spell out something long and courteous, row upon row. You can read only the last sign, which is a nought. It is full. The dish is taken away as it came, and emptied out.',
        '{name} has already been solved for today. It slides the dish back to you with one claw, turned over, and under it you find the hour: {opens}.',
        'The meal is taken away by the edge of its mat and buried under a cushion, with a map. You will be shown a different cushion. It eats again at {opens}.',
      ],
      ill: [
        '{name} eats about a comma’s worth and lays its chin on the rim. Some of the glyphs have slipped down its flank and lie glowing in a heap by the elbow, where nobody can read them. Medicine next, so that they can climb back.',
        '{name} takes a little from your fingers and hides none of it. That alone should tell you. Fetch the medicine.',
      ],
      loved: [
        'You had it wrapped, and {name} had read it through the paper. Unfolded, it was as hoped: {item}. Most of the glyphs went out of order, and are not back.',
        '{item}. That is not what {name} calls it. It calls it by five purrs, a pause, and five more, and it has never used that word for anything else.',
        {
          text: 'You give it {item}. {name} shuts its eyes, every glyph on it jumps up one line, and for as long as it chews they read from left to right in your own language. They say “mine.”',
          when: ['well'],
        },
        {
          text: 'You put down {item} and all the glyphs on {name} jump to capitals. It walks round twice with great reserve, fooling nobody, and then eats so fast that a comma comes loose and rolls under the stove.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} cracks it at a glance, and is sorry: {item}. It leaves most of it lying open on the plate. Bring it something with a second meaning, such as anagrams.',
        '{item}. It eats the vowels and pushes the remainder to the rim. A crossword clue would have kept it busy until the pudding.',
      ],
      harmful: [
        '{name} let that in, and now its signs break up and run together, and it hurts. For once it spells a thing out for you, letter by letter: {item}. It was no meal. Keep it away.',
        '{name} lies with its paws drawn up, and all its rows are dark. There is no riddle about where it hurts. The word for it is {item}. Never let it come near that again.',
        {
          text: 'You give it {item}, and every glyph on {name}’s body flares white and falls open. It goes under the dresser with its ears flat, changing all the locks. Never give it this again.',
          when: ['item'],
        },
        {
          text: '{name} undid the wrapping slowly, as it does everything, and swallowed {item}. A howl, a plain one. Now the signs pour down its sides and fall off them like hail, and it crawls from your hand. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You go a step left, and {name} goes a step left. You go back, and so does it. You hop. Its flanks race, trying one thing after another. It hops. It sits down, radiant: it has found you out.',
        'You whisper a word into one ear tuft of {name}. It tears round the whole table with it and purrs it into your ear. You could not say what it has become on the way. It must have another, quickly.',
        {
          text: 'In the middle of the game one glyph on {name}’s flank comes clear, for sheer joy. You could swear it was an A. It sees you looking, sits down on it, and goes on playing sitting down.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} pounces and every glyph on its flank jumps a row. You pull the string left, left, right, twice over, and the same word comes up twice. It sees you reading, sits down on that side, and dabs for more.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You tap the table twice, for fun. {name} taps three. You try five. Its glyphs run together like a crowd to a window, and it gives you seven, eleven, thirteen, and pounces on your knuckles before they can get to seventeen.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You trail a string across the floor, and {name}, pouncing after it, copies every loop in light along its flank. When you stop, it turns that side to you. The loops are your signature. You had not known you were writing.',
          when: ['well', 'no_item'],
        },
        {
          text: 'A note in the left shoe sends you to the clock, the clock to the sugar, the sugar to the left shoe. {name} is sitting in it. It purrs in two lengths, long and short.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw a ring in the dust, and {name}, no bigger than an inkwell, sets a paw in the middle. On its side one glyph lights up, round, the only one it has. You draw a cross. The glyph thinks about that.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You hide your thumb in your fist, and {name} looks at the fist from every side. It puts a paw on it. You open. It was the thumb. All its signs jump. It sits down, close to, for another.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, and its flanks were one bright blur of good spirits already. You cannot make out any difference. Only a single sign stops, looks at you, and runs on.',
        '{name} was happy before you began, and is happy now, and what it thought of the game is between itself and its tail. The tail says, in short twitches, that it was very kind of you.',
        {
          text: '{name} solved the riddle while you were still saying “what has”. It lets you finish. It lets you give the hints, too, tufts forward, brimming, like someone being told a good story they happen to have written.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide, and {name} seeks. It passes your curtain twice with its glyphs dimmed, and looks in the teapot. It was happy before you began. It only does not like to find you while you are enjoying it.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You turn up the first card for it, and it turns up all of the others, and pushes them over to you. It does not care to hide anything. Find out what it is short of, and give it that.',
        '{name} tells you the answer before you have asked. It has no heart for hiding. Look after it first.',
        {
          text: 'You dangle the string. All along {name}’s flank the glyphs have become one sign, the same one, repeated to the tail. It is not the sign for string. Find out whether it is hungry or ill, and see to that.',
          when: ['no_item'],
        },
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
        {
          text: 'You slide {item} under the door without a word. Nothing. Then the crack along the floor goes blue, green, blue, as every glyph {name} has runs down to that side to look. The bolt is drawn from within.',
          when: ['well'],
        },
        {
          text: 'You lay out {item}, and the glyphs run down {name}’s sides so fast they make a wind. Twice it nearly purrs. It purrs, in groups of five.',
          when: ['well'],
        },
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
        'You wash the grime off {name}, and signs come to light that you had not seen, quite small, around the ankles. They must be footnotes. It draws in its feet and lets you go on with the rest.',
        'You lather {name} until it is white all over and there is nothing to be read on it, and it stands there very small. Then you pour. The dirt goes. The rows come up through the wet, brighter, one after the other.',
        {
          text: 'There was mud on the third row, and for two days {name} has been saying something rude by mistake. You sponge along the line, left to right. The sense comes back. It reads itself over, relieved.',
          when: ['from_child', 'well'],
        },
        {
          text: 'Your cloth goes along {name}’s ribs and a line of glyphs comes up from under the mud, then a second, very bright. {name} cranes round to look. It reads for a while, and by its face it still agrees with every word.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wash {name}, and no dirt comes. For a moment there is a row of glyphs on the wet cloth, the wrong way round, and it fades. {name} looks very innocent. It was clean.',
        'There is nothing to comb out of {name}. Still, it turns its head, so that you have to look behind the left ear, and then the right. Both are spotless. It only wanted you to have looked.',
        {
          text: 'There is a speck on {name}’s hip and you go at it with the cloth. It is not a speck. It is a full stop, and it slides out from under, trots along the flank, and ends a different sentence.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You polish every glyph on {name}, and every glyph was bright. It spells something short down the left flank as you work and again down the right. You take it for thanks. It reads, you find out later, “already”.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. Every glyph on {name} comes up one shade greener, and they fall in, rank behind rank, like a parade that has been told it may smile.',
        'It has its own sign for this, a hand with a wave under it, and has shown it to nobody but you: {item}.',
        {
          text: 'You go along {name}’s flank with {item}, and behind your hand the same three glyphs keep coming up. You have not got the key. You are nearly sure that it says more.',
          when: ['well'],
        },
        {
          text: 'It is {item}. {name} says nothing. But row by row the glyphs stop reshuffling under your hand and lie still, like a page that knows it is being read.',
          when: ['well'],
        },
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
        '{name} lets in the spoon, shuts its mouth on it, and gives it back. A shiver goes all along its side. Behind the shiver the signs come on again, here and there, like lamps in a street. It is better in places.',
        'The dose goes down, and {name} makes such a face that for once nothing is hidden. Then the face is put away. It breathes easier. A row of signs comes up on its shoulder and denies everything.',
        {
          text: 'You hold out the spoon. The glyphs along {name}’s side have been one sign all day, over and over, and you could guess that one. It swallows. Slowly the rows begin to shuffle, and you can no longer read it. Good.',
          when: ['weak'],
        },
        {
          text: '{name}’s glyphs had been printing a single sign, over and over, like a stuck key. The medicine goes down. The rows jam, shake loose, and run off along its ribs faster than you can follow. The last to pass looks like a spoon.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} does a long division for you, on its flank, with the remainder. It is as well as can be. Put the bottle back where it pretends not to know.',
        'It has read the leaflet through the box. “Only if,” it taps. There is no if. It is quite sound.',
        {
          text: '{name} swallows. Along its flank the glyphs turn over, row by row, like somebody going through all his pockets, and turn back as they were. No illness on it anywhere. Keep the bottle for a day that has one.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}. There is a click, the good kind. {name} breathes out, and a row of signs comes round out of the dark and takes up where it left off.',
        'It knew what you would bring and had chalked it on the step: {item}. It has never before been so glad to be guessed.',
        {
          text: 'Nothing in {name}’s face shows that it wants {item}. It eats, medicine and all, looking at the wall. The medicine is doing good, it will not say where. Its flanks are lit up like a fairground.',
          when: ['item'],
        },
        {
          text: 'You have written medicine as {item}. {name} breaks the code in one sniff, thinks well of it, and eats the message. Along its flanks the glyphs come up brighter, row by row. That is the reply.',
          when: ['item'],
        },
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
        '“Not inside the piano,” you tell {name}, and it comes out, and every string says so. It will not need that hint again. For some time afterwards it answers you in numerals.',
        'You hang the key on its nail and tell {name} that keys live there. It looks at the nail as at a bad pun. But when next you turn round, they are all on it, and nobody is purring.',
        {
          text: '{name} gets down off the table. Along its flank, where everything has always stood in riddles, there comes up in large plain letters, as for a stranger: VERY WELL. It will not climb there again. You had been worth a riddle.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You say no. {name} tries the word both ways, no, on, and takes its paws from the desk for good. Then the glyphs along its flank turn over with a click. There was one you had learned to read. You look, and cannot find it.',
          when: ['from_child', 'well'],
        },
      ],
      little: [
        '{name} knew that already. It is down in cipher on the leg of the table, dated, next to where you bark your shin.',
        'It mouths the rule along with you and is one word ahead. At the end it corrects your grammar, with a tap.',
      ],
      bad_time: [
        'Along {name}’s flank three glyphs had stood still long enough for you to begin to read. You scold it. They stay lit while you speak, out of manners, and then go dark, the last one first.',
        'You raise your voice, and every light on {name} goes out at once. It is only a small dark cat, flat to the floor, with nothing written on it. When the glyphs return they are in a different script.',
        'You scold, and {name} reads you from top to bottom, and all its signs stop. It had been telling you something for some time, in the only way it has. See to that first, and teach it later.',
      ],
      loved: [
        '{item}. A fair move. {name} concedes with a dip of both tufts and turns its king down.',
        'It respects a closed door that is honestly closed: {item}. It has gone off to think how it would have done that.',
        {
          text: 'It is a lesson, but it is {item}, so {name} takes it for a code, and breaks it. The solution is to sit, and wait, and say please. It does all three, gleaming. It has an idea that you are cleverer than you look.',
          when: ['well'],
        },
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
        'You make a bed of your coat for {name}, and it goes round on it, left, right, left, like somebody setting a dial. At the right place it drops. The eyes stay open a crack, and the signs slow to a walk.',
        'You stroke {name} on its cushion from the head to the tail, and the rows lie down behind your hand like grass. It is not asleep. It has merely stopped composing.',
        {
          text: '{name} had run down to punctuation, a few dots along the ribs and one comma. You bring the cushion, shade the lamp and ask nothing. A good while later there is a verb on its shoulder.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} is too tired for cipher. It walks into your lap and says, in clear, “tired”, the plain green word, on the side that you can see. The word goes out. You keep it to yourself. When it wakes, it denies it.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} to bed, and it lies quite flat, and shuts its eyes. Along its flank, as plain as print, runs the word “awake”. It had forgotten about the flank. It gets up again.',
        '{name} is not tired. It lies where you put it with the left eye shut, then the right, then both, then neither. You wonder what that spells. It has got up before you have worked it out.',
        {
          text: 'You put {name} to bed and put out the lamp, whereupon it can be read all over the ceiling. It is not tired. It turns its back, so you will not see it laugh. It has written “good night”, with a small “not” in front.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} lies down where you pat. With its eyes shut and its breath slow it is word perfect, but along its side the glyphs are at a gallop, and one of them, near the hip, is laughing.',
          when: ['well'],
        },
      ],
      loved: [
        '{item}. {name} goes in, and from inside comes the sound of a bolt, drawn across by somebody perfectly happy.',
        'You could hear it solve itself, click, click, click, down to the last wheel. That was {item}, and sleep was the answer.',
        {
          text: 'You whisper {item}, and {name} circles thrice, which means yes. It lies down, and its lights go through the whole long alphabet, slower and slower. It falls asleep before the end. You know which letters are left. It is those.',
          when: ['well'],
        },
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
        'You sit, and the glyphs on {name}’s flank slow to a walk. One lights, alone, and it looks at the lamp. One lights, and it looks at the chair. After the chair a third comes up, quite small, and it looks at you.',
        'Neither of you says anything, which is its language. In the end {name} puts a paw on your knee, lifts it, puts it down twice. You do not know what that was. You do it back.',
        {
          text: 'You sit, and {name} comes and writes something on your knee with one claw, so lightly that you feel it and cannot read it. It looks up, to see whether you will ask. You do not. It underlines it.',
          when: ['warming'],
        },
        'It sets you a word by pointing at things, one after the other, with its nose. You put it together: {loved}. {name} puts its face in its paws.',
        'There is one number that {name} will not use. You find out which tonight. It is {wait}, from the time you were gone, and it lets you cross it through.',
      ],
      little: [
        'You have given the same answer three times this hour, and it was right each time. {name} lets you off the fourth. Go and be mysterious somewhere.',
        '{name} has read you down to the last line for now, and wishes to think it over. Come back with something it cannot guess.',
      ],
      ill: [
        'The glyphs have stopped moving, and along {name}’s side stands one word that anybody could read. It says please. You sit down. Under your hand, row by row, it goes back into code. Now see what it needs.',
        'It cannot hide that it is glad you are here, because it cannot hide. You put your coat round it, to be read by no one, and sit. Then bring what it lacks. It is written on its side.',
      ],
      asleep: [
        '{name} sleeps, and you sit beside it and do not read. On the near side the signs leave off shifting, one by one. They stand quite still in the open, as deer do when they have got used to somebody.',
        'The glyphs on {name}’s side go on shuffling in its sleep, line under line, and you do not copy any down. When you have sat long enough one of them stops moving, on the side toward you, and stays.',
      ],
      shy: [
        'You sit with your back against one side of the cupboard and {name} sits against the other. After a good while there is a knock from within, very small. You knock once. That was, apparently, the right number.',
        'The rows along {name}’s flank shuffle faster when they are looked at, so you sit and look at the floor. In time it goes quiet over there. You glance up. One sign has been left standing. It may only be a comma.',
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
