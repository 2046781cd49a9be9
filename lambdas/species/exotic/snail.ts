/**
 * The Snail wants one leaf, damp, and the time to finish it. It writes a diary in silver with the sole of its foot, and
 * as it is always standing on the newest word, it has never read that one. It holds that rain is somebody reading,
 * which is why the words are gone afterwards. Its shell has rooms: the innermost is the size of a crumb, it was born in
 * it, it cannot get back in, and it keeps it tidy. Each eye holds its own opinion, the left being hopeful and the right
 * wanting proof, and it moves when they agree. It has seen that you wear a spiral on the end of every finger and
 * believes that you own ten very small houses and nobody lives in them. It tastes with its foot, has some fourteen
 * thousand teeth and has told no one. It fears dry air and salt. It sulks by going in and pulling down a paper blind, a
 * new one each time. It trusts by the inch. It never hurries, never goes backwards, and never leaves without leaving a
 * line. Its keeper is the weather that has a thumb.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A pearl in the soil goes soft, and {name} is standing beside it in a shell as thin as breath. It puts out one eye. It puts out the other. They both arrive at you.',
    'Out of the egg comes {name}, house first. It eats the egg, so as to leave the place tidy, and writes its first silver word. It is very short and still wet.',
  ],
  looks: {
    thriving: [
      '{name} has climbed a blade of grass, and the grass bends slowly over and lets it down, eyes out, wind in its face, through as much as four inches of air. It goes back to the bottom and climbs.',
      'It is damp, and {name} is out to its full length, and that is a surprising length. It has the whole leaf to itself. It goes along the middle, where it is widest, like somebody with a ballroom and nobody looking.',
      {
        text: '{name} has its leaf and needs nothing more. You lay a finger on the edge of it. One eyestalk comes slowly round, touches your nail, and does not go in. Then it sends for the other one.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is halfway across its leaf and in no doubt about the other half. You bend down. It does not stop writing, but where your shadow falls the silver runs a little neater, as a hand does when somebody might read it.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is on the rim of its leaf, reading back along the path. Two eyestalks come round to you and lengthen. In the silver line behind it, at the spot where you stood the other time, there is one small loop.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has one leaf, and wants nothing else. It sees you, lays its eyestalks together to think, and begins to move over. In an hour or so there will be room for you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and {name} puts it in the diary, in silver, along the edge of the path. Came by. All well. It takes some time. At the full stop both eyestalks come up to look at you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is a few hours old and has come one inch. Behind it is an inch of silver, which is the whole diary. You look in, and two eyestalks turn, first one and then the other. You will be in the second inch.',
        when: ['baby'],
      },
      {
        text: 'Your shadow falls on the leaf. {name}, hours old, has not met one before. It goes all the way round the edge, happily, at its own pace, and when you move there is a silver line. You have been drawn.',
        when: ['baby'],
      },
      {
        text: 'You look in. {name}, perfectly happy with its one leaf, turns its shell to you and its face to the rest. This takes a good while. You both wait politely until it is done.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is on top of its leaf, broad and gleaming, with both eyes up like two glasses at a wedding. You stoop to look. It goes over the edge, without haste, and is on the underneath, where the wedding goes on.',
        when: ['from_child', 'wary'],
      },
      'All down the watering can, in letters as tall as the can, with loops: {loved}. {name} is on the handle, underlining.',
    ],
    content: [
      '{name} is on the underside of its leaf, and the leaf dips a little, there, as under a thought. Nothing else is going on. A drop runs down to the tip, takes its time, and lets go.',
      '{name} has stopped in the middle of a word. It is not stuck. It has come upon a small bump in the path, and is thinking what it may be like on the other side. It has all but set out.',
      '{name} is on the stalk, halfway, and it might be going up or coming down. It has one eye on either end. A breeze comes and the stalk leans. It leans as well, and both of them seem to find it enough.',
      {
        text: '{name} is on its leaf. It was on it before, but now it is further along. You lay a finger down beside it. One eye comes across and rests on the nail, and is left there, like an umbrella at a friend’s.',
        when: ['trusting'],
      },
      {
        text: '{name} is out, and at its ease, with one eye for the leaf and one for you. You lay down a finger, well away. The first eye goes on admiring. The second is taken in by half, and kept at that.',
        when: ['wary'],
      },
      'The silver along the pot rim says {loved}, and a little further on, where the sun gets to it, {loved} once more.',
      {
        text: '{name} is going along the edge of your saucer while you drink. You put down the cup, and it waits. You take it up, and it goes on. There will be a ring on the saucer, and it is not from the tea.',
        when: ['trusting'],
      },
      {
        text: 'You left your hand on the sill, and forgot it, over a book. It has been written on, from the wrist to the first small house, in silver. {name} is at the door of the second.',
        when: ['trusting'],
      },
      '{name} has kept its diary for {days} days. The rain has had most of it. What is left goes from the tap to the fern and is in excellent spirits.',
    ],
    curious: [
      'The left eye goes out to the new thing and likes it. The right eye goes out for proof. {name} stands below and awaits the report.',
      '{name} has climbed the plant label and is reading it with its foot. It has got as far as “sow”, and is turning that over.',
      'You have put down your cup. {name} climbs to the rim, sends one eye over, and has it back with steam on. The other would now like to see for itself.',
    ],
    bored: [
      '{name} has gone along the edge, and along the edge, and what it has written is the same word. It has left its eyes at half. The leaf is ample, as always, and today that is all it is. Play with it, please.',
      'A drop fell, and {name} did not go and see. It sits with its chin on the rim of its own shell and its horns hang down in front. Draw it a line to follow, please. It needs a game.',
      {
        text: 'The last word in silver is three days old and was not finished. {name} sits beside it with both eyes in. Lay a twig across the next bit, and be there when it gets over. Play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has begun a silver line along the rim of its dish and stopped in the middle. It stands there on the last word, with both eyes up. It cannot go on until it knows how dinner was. Its meal is due.',
      '{name} has eaten out to the edge of what there was, and has come to plate. It gave the plate a fair trial, with all its fourteen thousand teeth. It is still plate. Its meal is due.',
      {
        text: 'The latest page of silver runs from the leaf to the empty dish, once around it, and home. {name} raises one eyestalk to you and keeps the other in. It is a long way to go for nothing. Bring its meal to the leaf.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has gone once all round the empty dish and written about it in silver. When you bend to read, both eyestalks draw in to the root, and then one comes half out again. Feed it now. The next line has not been started.',
        when: ['wary', 'well'],
      },
      {
        text: 'The meal is overdue, and {name} has set out to fetch it. It has reached the stalk of its leaf. Seeing you, it goes in. It would never get to you, nor wish to. Bring the meal to the leaf.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is on its way to fetch you. It set out when its meal was due, and has come four inches in your direction without a stop. Save it the rest. Bring the meal.',
        when: ['warming', 'well'],
      },
      {
        text: 'It is all in silver along the edge of the path: {name} went to the dish, was there some time, and turned towards you. The last inch is still wet. The meal is overdue. Please bring it.',
        when: ['warming', 'well'],
      },
      {
        text: 'The silver line stops halfway along the path. {name} is at the end of it, too weak to write on, and draws in one eyestalk as you bend down, then the other. The meal is overdue. Bring it there, now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has closed its door with one last silver page, which is not for you to read. It is weak in there. The meal is overdue. Lay it against the door now, and leave as slowly as it would.',
        when: ['wary', 'weak'],
      },
      {
        text: 'One eye, thin as a thread, stands up over the rim of the empty dish, and the other comes up to see what it says. They see you and go down. {name} comes up again, all of it. The meal is late, and it is small.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has come up your wrist and tries your thumb, with the greatest courtesy, for lettuce. It is not lettuce. It is still the best thumb it knows, and it stays on. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} has written to you. It begins in silver at the empty dish, comes over the step and up your boot, and there at the end of it stands the writer, eyes raised. It is not long. It says that the meal is late.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has tried a grain of sand, the pot, and its own front step. It was all hard, and it knows of nothing else. It puts its eyes up at you, halfway, and thinks better of it. Its meal is due.',
        when: ['baby'],
      },
      {
        text: '{name} was fed {hours} hours ago, and has gone up under the rim, house and all. One eye comes down to look at the dish. You bend, and there is no eye. Its meal is due. Leave it there.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has eaten its leaf to the ribs, and then the ribs, and then somebody’s paper label, up to the second word. It lies there at full length with its mouth on the pot. It is hungry. Feed it, please.',
      'There is room in the front hall of {name}, where it used to fill the door. It has scraped the green off the stone, and the stone is very clean. Both eyes are stretched out to you. Please feed it.',
      {
        text: 'One eye, low, at the edge of the saucer. It looks at the place where the leaf goes, and at you, and folds. Lay something green there, {name} would suggest, and be weather somewhere else.',
        when: ['wary'],
      },
      {
        text: 'A line of silver goes to the saucer, and from there home, and to the saucer, and home. At home there is a house with the door on the latch. Put down something green, and let your shadow come off it.',
        when: ['wary'],
      },
      {
        text: 'There is a small rasping at the side of your thumb. It does not hurt. {name} has tried the first of the ten little houses for lettuce, and is going on to the next. Feed it, please.',
        when: ['trusting'],
      },
      {
        text: '{name} stands up against your sleeve on the hind end of its foot, at full stretch, swaying, with its mouth open, which you would need a lens to see. Nothing has been so plainly asked. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'It has been {hours} hours, and {name} has begun to rasp at the flowerpot. There is nothing in a flowerpot. It needs food now.',
      'The silver stops a finger’s length from the empty dish. {name} is at the end of it, both eyes low. Feed it now, please.',
      '{name} has eaten the newspaper from under the pot, as far as the weather. It is {hours} hours since there was anything green in it. It must have food at once.',
      {
        text: 'The foot has drawn up until it is hardly wider than its own line. {name} lies with its house over on one side. A wet leaf against its mouth, now, and medicine, and damp.',
        when: ['weak'],
      },
      {
        text: 'The calendar has been eaten to the end of the month. {name} is on the nail, brisk enough, in the middle of the wall where you cannot pat it. Lean a lettuce there at once, and take your arm away.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has shut the door, and the paper is so thin that you can see it lie behind there, not looking. Wet a leaf and lay it on the sill of the shell now, and a medicine drop on the leaf.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} is going along its leaf and stops at each rib to rest. It used to stop only for the view. It is not ill, but the house has grown heavy. Let it lie up, please, or give it medicine.',
      'There is hardly any shine to the line behind {name}, as with a pen that wants filling. Its eyes are carried low. It will get to the end of this word, and no further. Rest, please, or medicine.',
      {
        text: '{name} goes in when you come, but only as far as it can get without lifting the house. That has grown too heavy. The foot is left on the step, thin at the hem. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It sets out for you with both eyes up, and gets as far as the crack in the table, and looks over, and is out of breath, and waves one. Bring it the medicine, and your thumb.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} used to shine, and now there are two days of soil along the whole of the spiral. It is carrying a flowerbed. Something has come up on the roof, with two leaves. It needs a wash, please.',
      'What {name} writes is coming out brown. It has not been rinsed for two days, and the silver is all mud. It stops, and puts one eye back to look at the last word. Wash it, please.',
    ],
    sick: [
      '{name} hangs out of its shell further than it should and looks at nothing. One eye is longer than the other. You breathe on it, and it takes a long time to feel that. Medicine, please, and damp air.',
      '{name} has stopped on the bare stone, in the open, and sunk a little to one side. Its eyes are half out, and one is wrinkled like a glove. It has left bubbles and no line. Medicine, please, and wet moss.',
      {
        text: 'The silver stops in the middle of the pot, and there is {name}, drawn in so deep from you that you look into an empty front room. The step is dry. Medicine, please, and damp air, and breathe softly.',
        when: ['wary'],
      },
      {
        text: '{name} has gone in crooked, and the edge of its foot is caught outside and drying. It would sooner bear that than put its head out to you. Medicine, please, and something wet laid close by.',
        when: ['wary'],
      },
      {
        text: 'Your shadow comes, and it goes in, only to the first room. It has not the strength for the stairs. The rest lies in the doorway, grey and bubbling. Let medicine fall near, from a stem, and do not lift it.',
        when: ['wary'],
      },
    ],
    failing: [
      'The shell of {name} is so light. You hold it to the lamp, and there is a shadow at the very back of it, in the smallest room, and hardly there. Medicine, at once.',
      'You take {name} off the wall, and it comes away with no sound and no hold. Something dry and grey is curled in the door. You wet it with your fingertip. It is a long time before it moves. Medicine, at once.',
      {
        text: '{name} has not closed its door. You look in, as nobody was ever to do, and one horn moves, to get away from you, and gets nowhere. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'You take it up by the shell, and it comes off the leaf with no hold at all. It never let you have it so. Give it medicine there, at the rim, now, and close your hand against the dry.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The last line that {name} wrote goes towards the house. It gets thinner, and after {hours} hours there it stops, and there {name} lies, the shell tipped over. Something in it is still damp. Sit with it, now.',
      'A green leaf has come down beside {name}, and it did not look. It lies on the bare path, where you would be walking, foot half out. It was always slow. It is nearly still. Sit with it, now.',
      '{name} has written as far as the sole of your empty shoe, and up it, and in. There the line gives out. It is at the toe, with its door towards the light. Sit with it, now.',
      {
        text: '{name} had written you off, in the very corner, and turned its house to it. Since then it has come all the way back, a whole table, {hours} hours of silver, to your chair. Sit down in it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The line bends away from where you stand. But it stops there, and from the end of it one eye has been put out, behind, and left out, drying. Come round slowly, now, and breathe on it. Medicine is the next thing.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps on the garden wall, like a brooch. The sun goes over it, and then the shade. It has been pinned there with great care, by itself, and quite straight.',
      'In its sleep {name} puts one eye out, by the length of a comma. It looks round, with nobody behind it, and is drawn in again. It must have been a dream with a view.',
      {
        text: '{name} has drawn itself in under the leaf and shut the door. The diary runs silver along the edge of the path, straight, as far as where your shoe came down, then goes round that in a wide, careful curve, and so to bed.',
        when: ['wary'],
      },
      {
        text: 'A leaf has two sides, and {name} sleeps on the one away from you. It took most of a day to get there. Do not turn the leaf over. It may come round.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in the saucer of your cup with its door open and one eye not quite put away. The line that leads there begins at the garden, comes under the door and up the table leg. It must have started on Tuesday.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep under its leaf, shut, with the day’s diary behind it. A silver line goes across the table, up your cup, once round the rim where you drink, and home.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone to sleep on your wrist, with its door open. In an ordinary sleep it is glued shut. There is a cool place there the size of a penny, and a very small pull at every breath.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'Behind the paper blind {name} sleeps too deep, and its life is thinning. It wakes at {wakes_at}. Until then it takes only company: reflect, now.',
      '{name} sleeps, and the shell has grown light in a way that it should not. Sit beside it now and reflect. It does not wake before {wakes_at}.',
      {
        text: '{name} went in without its dinner, and all the rooms are bare. It wakes at {wakes_at}. Sit by the shell now and reflect, and have a leaf there for when it looks out.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has drawn its house down to the leaf all round, so that not even a letter could get under. No one has ever called there. Sit down with it, please. You need not knock.',
      'Four horns came out, two long and two short, and met you, and now there is {name} with none, smooth as a pebble, and hoping. It forgets people slowly. Sit with it until it has learned one, please.',
      '{name} keeps to the underside, and has never put down a word about anybody. It sees you come and go through the leaf, as something green. Sit down by it, please, and stay long enough to be written about.',
      {
        text: '{name} is hours old and fed, and its diary has one line in it, silver, an inch long, going away from you. Sit down by the leaf, quietly, and see where it takes the second.',
        when: ['baby'],
      },
      {
        text: 'The shell of {name} has only one turn so far, and not quite everything goes in. A bit of the foot is left out, clear as water, and pretends to be a drop. Sit with it, please, and believe that.',
        when: ['baby'],
      },
      {
        text: 'You follow the line of silver, along the path, over the pot and up, and it ends at a shell with its blind drawn. {name} is in there. Do not knock. Sit in the damp near by. In time there may be an eye.',
        when: ['from_child'],
      },
      'It once wrote the same word for {wait}, and nobody read it. {name} holds its pen up now. Sit by, and do not ask what the word was.',
    ],
    back_from_death: [
      '{name} goes about its shell from room to room, and finds them all as they were. It would like you near, and the next meal on time.',
      'There is a gap in the silver, and then it goes on. {name} keeps feeling back for the edge with its tail. Stay a while, and do not be late with its meal.',
    ],
    old: [
      '{name} has a thick white lip to its shell now, and that means the house is finished. It sits at the front of it and receives.',
      'More than a hundred days, and it has crossed the sill both ways. {name} takes the long route round the pot, for the view, and nobody would think of passing.',
      {
        text: 'It takes {name} the better part of an hour to cross to you these days, and it has never once thought of that as far.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} lowers its chin on dinner, and there is a sound as of somebody sanding a very small boat. You have to hold your breath for it. It goes on until there is no dinner, and then until there is no sound.',
        '{name} eats along one edge, comes to the corner, raises both its eyes to look at the view, and eats back. So a whole dinner is crossed. It ends where it began, with nothing left in between but the way.',
        {
          text: 'You breathe, and {name} goes in, eyes, foot and all. You hold your breath. It comes out and eats, gleaming with contentment. In the end you have to breathe again, and this time only the one eye goes in.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal was there when {name} arrived, and {name} arrives when it arrives. It keeps one eyestalk in, to be safe, and eats with the other on you. You hold still. After a good while the second one comes up as well.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The silver line runs straight to the meal, which is on time, and a perfectly happy {name} eats it. Then the line runs on, in a wide careful curve, round your finger. That is your first mention in the diary.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats a hole in what you brought, quite round, and puts an eye through it, and there you are. It draws in the eye. It eats a little more, and then there is a hole for both.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats one neat edge into its meal, and that takes a while, and nobody minds. Afterwards the silver line, which used to bend round your hand, goes up over one knuckle and down the other side.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats what you brought, in good time, and one eyestalk comes out towards you, slowly, all the way. You breathe on it by mistake. It thinks. It stays out.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old and its diary is half an inch long. You bring the meal on time, and it eats, and adds some more silver, about as much as an eyelash. That is you. It will find out your name further along.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old, its shell a single turn and clear as a drop. It eats about an eyelash. Both stalks come out, see you, and go in. Behind it on the leaf is the first line of the diary, bending away from you.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats in your palm, with a sound like the smallest of saws, and goes up your finger to the very tip. There is a spiral there, it finds, like the one at home. It sits down on it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is out to the last fold before the dish is down, horns, foot, frill and both eyes. It eats leaning on your thumb. Behind it the house stands empty, and it has left the door open.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} lives on one leaf and finds it ample. It eats, on time and happy, and then moves over, by the width of a stem, so that there is room on it for your thumb.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats from the near edge to the far one and writes it up along the rim, in silver. With this it has put “came” {streak} times running. It no longer puts who.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and takes its road across the table, one line of silver on top of another by now. The road ends where you always lay your hand. You have laid it there. You are both very punctual.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is a crumb with a house on it, and eats all of a dinner about the size of a comma. You hold your breath to hear it. It puts up two eyes like pinheads, meets your fingernail, and takes them in.',
          when: ['baby'],
        },
        {
          text: '{name} is so new and clear that while it eats you can watch the dinner go down. That makes {streak} on time. It takes in one eye at being seen through. The other stays out, to see who is looking.',
          when: ['baby'],
        },
        {
          text: '{name} has walked to you and home so often that there is a shine on the sill which does not wash off. It eats up and takes the old road. Its line goes on top of the lines. There is a groove.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'There is a new room in the shell of {name}, the biggest yet, and it was built while you were coming and going. It eats up. It draws in for a moment, to see how it would be without you, and comes out again.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} comes out under the dish, on the side away from you, and eats from below. It takes it very long, and the foot holds only at the edges. Nothing is left. There is no silver where it goes. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and goes along the shelf. There are {streak} lines of silver there, for the meals on time, one below the other, and not one blotted. From where you stand it is a letter. It only wants signing.',
        'In between {streak} meals on time {name} has been coming towards you, at its own speed, and told nobody. It eats this one, and then it is there. It puts out both eyes and touches your sleeve.',
        {
          text: 'On time, {streak} in a row. {name} finishes its meal, climbs down from its leaf and sets out for your hand, four inches off. Leave it there. It should arrive about the next meal.',
          when: ['well'],
        },
        {
          text: 'The diary along the path has the last {streak} in silver, all on time, all the same length. {name} eats, wipes its foot, and starts the next line, which goes straight over your toe.',
          when: ['well'],
        },
      ],
      early: [
        '{name} has not finished the last leaf yet. It puts one tooth to this, out of the fourteen thousand, so that you will not have come for nothing, and goes back to the place where it was. Come again at {opens}.',
        'You are early, and {name} comes out to see what o’clock it is. It tastes a corner. It goes in. It has put a small silver mark by the dish, so as to know where to begin at {opens}.',
      ],
      late: [
        '{name} eats the late meal, all of it, and turns for home. It takes a long while to turn. The house comes round last, like a door being closed by somebody who does not slam, and you are looking at the back.',
        '{name} eats up. In its diary, along the edge of the dish, there is a long dry gap, and then the silver goes on. It does not mention you. It has been its habit to put a curl there.',
        {
          text: '{name} eats, gladly, and takes up its diary again in silver along the path. For days the line has been coming straight towards your shoe. After the late meal it bends.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} enjoys the late meal to the end and writes it up in silver along the path. You bend down to read. It draws in the eyestalk on your side. It has got as far as L.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Both eyestalks come out for the late meal, and {name} eats with joy. Then one of them turns to you, for a while, and goes in, right down to the knob. The other is still enjoying itself.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats a little of what came so late, and rests, and eats. Today’s diary is one inch of silver, so faint that you have to tilt your head, and it leads away from you. Medicine, please, or a long rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} would go into its shell at the sight of you, so late, but then it could not eat. It goes half in. It has no strength to go further or come out. Leave medicine by it, and let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has kept its diary. A long silver line to where the meal should have been, a patch where it waited, and a happy loop round the food, which it is eating now, late. You are not mentioned.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are late, even for a snail. {name} eats, and is so glad that it goes over the edge of the leaf. One eyestalk is out to you, as it was before. The other is in.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The leaf is late, and {name}, a seed with a foot, comes down upon it at once. Both its eyes eat as well. When it is full they rise, and look at you, and do not agree. Then they do, and it goes in.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats its late meal in your palm, and is glad, and climbs your finger to sit on the tip, as always. The door, which it leaves wide open up there, is drawn to. Not shut. A crack.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats the late meal to the end and then it writes. It has a good deal to say. The line goes along the rim, turns the corner, and finishes on the side where you cannot read it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} rasps a very little off the edge and stops. Its foot is dry at the hem and no longer holds. It turns from your finger, and that uses up what damp it had. Medicine, please, and wet moss.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had gone out to the tip of its leaf to look for you, and waited. It eats up and lies across your thumbnail, as always. One eye is on you. The other is still watching the path.',
          when: ['trusting'],
        },
        {
          text: '{name} had got one eye out as far as the bend. It eats the late meal with both eyes in, by feel, to the end. Then it goes up the back of the pot, where nobody puts a finger.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name} went to look, as far as it could in {hours} hours. There is a little silver, then dry stone, then {name}. It eats everything, its foot curled at the hem, and takes in both eyes from you. Please come in time.',
        'You have to wet {name} loose, like a stamp, for in {hours} hours it has glued its door to the stone. It eats all of it, and shrinks from the wet finger. Do not let it dry again.',
        {
          text: 'After {alone} with nobody there, {name} eats with both eyestalks down. You wait for them to come up and look at you. They are patient eyestalks. They can wait much longer than you.',
          when: ['wary', 'well'],
        },
        {
          text: 'The diary tells you what {alone} was like. A silver line goes from {name}’s leaf to the place you come in by, and round it, and round it, and home. It eats. The shell is turned to you.',
          when: ['wary', 'well'],
        },
        {
          text: 'The silver runs along the path towards where you come from, and stops half way. {name} had {alone} to write it. It eats, very pale, and at your hand both eyestalks go in. Come tomorrow before it has to set out.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} {name} comes out of its shell exactly as far as the food, eats, and goes back in, and closes the door with the last silver it has. Do not knock. Be here, on time, when it opens.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The door is papered over, and {name} has to eat its way out through the paper before it can eat. It does both, faintly. You bend down. It is too weak to draw in, so it shuts its eyes by turning them from you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has shrunk till there is a room too many in that shell. It eats, so long after, from the edge. The silver line came as far as the place you set the dish, and turned round there, and it has dried.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There was a line in silver that came a little nearer to you each time. {name} eats what you have brought so late. Then it adds to the line. It takes a while to see it, as with clock hands, but it is going away.',
          when: ['warming'],
        },
        {
          text: '{name} eats it in your palm, late as it is. It climbs your finger, as it always does, up to the house on the end. It looks in. Then, for the first time, before it lies down there, it shuts its door.',
          when: ['trusting'],
        },
        {
          text: '{name} has its paper blind down, with a second behind it, and a third. You lay the meal before the door. It comes out through all of them, eats, and goes in, and you watch while it makes a fourth.',
          when: ['wary', 'well'],
        },
        {
          text: 'The silver round the dish has dried and come off in flakes. {name} puts out its mouth, and no eyes, and eats. Then it goes home over the stone. It has always left a line. You look, and there is none.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had drawn a skin over its door, thin as paper, and got through {hours} hours on the damp inside. You breathe on it until it gives. It eats all of it, eyes in. No silver leads to you. Come in time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has had such a dinner that it does not go all the way in. It regards what you have brought, and writes round the outside of it, a neat line, to keep it. Come again at {opens}.',
        'You lay a leaf before {name}, and it walks over, and does not eat it. It uses it for the view. There is not one tooth in all that number that has anything to do. Try at {opens}.',
      ],
      ill: [
        '{name} puts its mouth to the leaf, and one hears it once, like one stroke of a very small file. There is a long rest. Then there is another stroke. Let it be. Medicine next, please.',
        'You wet the leaf and hold it up to the door, and {name} eats without coming out, a bite as big as a full stop. It does two. Then it only holds the edge. Medicine next, please.',
      ],
      loved: [
        'You would not call it hurrying, but there is a bend in the silver where {name} turned round. It was {item}. It has eaten that from one end to the other, and all its horns are as long as they go.',
        '“{item},” says the paper, and {name} has eaten the rest, and now it eats the word. It leaves nothing. Then it writes that down again, along the plate, from memory, and underlines it.',
        {
          text: 'You have brought {item}, on time, and {name} eats with such joy that the caramel shell rocks. You bend down to look. One eyestalk draws in. Only the one. It used to be both.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats, considers its leaf from end to end with both eyestalks, and moves over by the width of one finger. The leaf is ample. You may put yours there.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} comes for {item}, on time and adored, and eats for a long while. Afterwards you can read about it on the path in silver: a straight dash to the dish, and a wide curve round your shoe.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time, and {name} loves it, and eats. You breathe, and both eyes go in. You stop, and one comes out. In this way it gets to the end of a wonderful meal. Breathe elsewhere.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, on time. {name} leaves its leaf for it, climbs into your palm, eats there, and looks round slowly with both eyestalks. It finds the palm ample.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} eats from edge to edge, then crosses your knuckles with one line of silver. It is the first entry that is not about a leaf.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '“{item},” reads the foot, and stops. {name} goes round by the edge of the dish. It had hoped for something green, and limp.',
        'The left eye was prepared to like it. The right one read out: {item}. {name} leaves it whole, and thinks of fallen leaves.',
      ],
      harmful: [
        '{name} tastes with its foot, and was across it before it knew. It was {item}. It has turned to froth and drawn up as small as it goes, and cannot get off its own foot. Keep that from its leaf, always.',
        '{name} has let go of the leaf and lies on its side, the foot half out, turning slowly. What it ate is called {item}. It burns where there is no skin to speak of. Never let it have that again.',
        {
          text: '{name} is foaming at the door, and cannot get in and cannot get out. Its two eyes are quite limp. It was {item}. Rinse it gently with clean water, keep that from it for good, and let no salt come near.',
          when: ['item'],
        },
        {
          text: 'It wrote a line as far as {item}, and there the line stops being one. {name} lies off its foot, on its side, and it is dry. Take that away, never give it again, and bring it water and medicine now.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You draw a line with a wet finger, and {name} follows it. You make a loop, and it makes the loop. You run out of table and go on over the edge, and there it is, upside down, signing the other side.',
        'You touch one eye with a blade of grass, and {name} takes it in, and it comes out. You touch the other. In, out. Then it takes in both before you have moved, and waits. It has found out how to tease.',
        {
          text: 'You play with {name} all along the edge of its leaf. It is enjoying itself: there is a loop in the silver. The loop goes out round your finger, not touching it anywhere, and home.',
          when: ['wary', 'well'],
        },
        {
          text: 'In goes {name}, and out, and in. The first time it was because of you. By the tenth it is a game, and both eyestalks shoot up in delight, on the far side of the leaf.',
          when: ['wary', 'well'],
        },
        {
          text: 'The game is to be on the leaf, and you are a great deal too large for it. {name} thinks. Then it moves right up to the stalk, and gives you all the rest.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You draw one finger along the path, and {name} chases it, flat out, the whole foot rippling. You let it catch you. By the time it has finished with the catching, you have a silver ring.',
          when: ['trusting', 'well'],
        },
        {
          text: 'The whole game is there in silver: a dash, a loop, another loop, a flourish. {name} has written nothing so fast in its life. It ends in a ring, drawn neatly round the place where your finger was.',
          when: ['warming', 'well'],
        },
        {
          text: 'You touch one eyestalk, and it goes in, and the other comes out. You touch that. {name} finds this so funny that both stay in for some time. Then one comes back, an inch from your finger, and waits.',
          when: ['warming', 'well'],
        },
        {
          text: 'You race {name} along the leaf with one finger, and you let it lead. You let it lead for a very long time. At the rib it looks back for you, and waits, and then you go over the line together.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You breathe on the glass, and {name} goes out on the mist and finds that it has left a line. It turns to look, and that makes a curl. It does the curl again. You breathe further on. So much to write.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You lay a wet twig from its leaf to the next and draw back your hand, and {name} feels the end. A bridge. It goes over and comes home, over and home, and each time, in the middle, its eyes get longer.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You lay your hands on the table, knuckles up, and {name} decides to do the tour. It is over the thumb and looking at the first finger. It could have gone round. In the valley between it leaves a small, bright dot.',
          when: ['warming'],
        },
        {
          text: 'You lean two sticks together for a mountain, and {name} goes over it, and you blow, for wind. It pulls its hat down. At the very top it lets go with half its foot, and waves.',
          when: ['trusting'],
        },
      ],
      little: [
        'You offer {name} your fingertip for a hill. It was very happy on the flat. It climbs up, to be neighbourly, sees from the top that everything is still there, and comes down on the same side.',
        'You twirl a blade of grass for {name}, but it has half a leaf before it, and dew on that, and is as happy as snails get. It lets one eye be twirled. The other goes on with the leaf.',
        {
          text: 'You lay a twig across the path. {name}, which was enjoying the path, goes over it, and that is the whole of the game. At the top it draws in one eyestalk, the one on your side, and travels on with the other.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You play chase with {name}, who was entirely happy before and is so now. You catch it every time. Every time, your finger comes to a caramel door with nobody at it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Nothing could be added to that leaf, there is dew on it. {name} lets your game pass over. Then it moves, about as much as the thickness of a coin, along the rim. You could put down the tip of a finger there now.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'Your game is the size of the sky, and {name}, in perfect bliss already on half a leaf, takes part with one eye. It has eaten a place in the rim. It is round, it is at your height, and you may look in.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is at full stretch under the fern, in the best of spirits. You tickle the stalk. One horn goes in, politely, and comes out again, and that was its share of the game. It walks on, up the dark side.',
          when: ['wary'],
        },
        {
          text: '{name} had everything, namely the leaf. But you have come with your chin on the table and want to race. It sets out. It lets you get ahead, and stops, and waits until you have enjoyed that.',
          when: ['trusting'],
        },
        {
          text: '{name} has a leaf, and it has you, and there is no room for more. It follows your game politely, eyes to the left, eyes to the right. Then it goes and stands on it, so that you will keep still.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} had dew, and the whole of an edge before it, and was as happy as it goes. You hold your finger up for a tower. It climbs it, since you built it. It waves with one horn from the top.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You draw a wet line for {name} to follow. It puts its chin on the beginning of it, and does not go on to the next part. It takes in one eye. See to what it needs first.',
        'You lift the twig for a bridge, and {name} looks across, and lets its horns down. It is a very short bridge. It is still too far. See first to what is wrong.',
        {
          text: 'The foot has no grip, and {name} slides off the first move. It is ill. It wants medicine, and the game put by.',
          when: ['ill'],
        },
        {
          text: '{name} tries the toy with its teeth, hopefully. It is starving. Please feed it, and play after.',
          when: ['starving'],
        },
      ],
      loved: [
        'It was {item}, and {name} came out at both ends, if one may say so. It went as fast as it could. You could see it with the naked eye. At the finish both its horns went up, and met, and shook hands.',
        'You say “{item}”, and {name} says yes with the left eye before the right has even looked. It plays right off the edge of the leaf, and on, and there is a loop in its line, which there never was.',
        {
          text: 'It is {item}, and there are loops in the silver diary, one after another, the work of a snail beside itself. You bend down to read. {name} slowly sits on the page.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, {name} has come out of its shell to the very last inch. One eyestalk leans into the fun and sways. The other is on you, and packed.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item} again, and {name} has begun before you have found your glasses. It plays it to the end. Then up, and over your knuckles, one, two, three, four, like somebody out on the hills.',
          when: ['trusting', 'well'],
        },
        {
          text: 'After {item}, which is quite a day’s outing, {name} stops to rest with its cheek on your fingernail. Far down in there, it sees, somebody very small has put out two eyes and is looking at it in the same manner.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You bring {item} to the edge of the leaf, and {name} sets out for it, glad to the tip of the tail. One eye watches where it is going. The other bends right round to see that you are coming.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} considered it from the left and from the right, and the eyes agreed. {item}: no. It would rather climb something wet.',
        'There it lies: {item}. {name} has made a small and courteous detour, and is looking about for a twig.',
      ],
      harmful: [
        'It was meant as a game: {item}. {name} has shut itself in, and there are bubbles along the rim. Take it away and do not bring it back.',
        '{name} crept on to it trustingly, as it does with everything. {item}. Now the foot is raw. Keep that far off.',
      ],
    },
    clean: {
      wanted: [
        '{name} puts both eyes away, as one takes in the washing, and you let the water come. The grit goes down off the shell in a thin brown thread. When it stops, one is put out again. It is finer weather.',
        'You wet a paintbrush and go over {name} from the lip to the tip of the spiral, and the caramel comes up, stripe by stripe. It walks on beneath you all the while. You have to move your chair about an inch.',
        {
          text: 'The mud is off and so is {name}, at full speed, away from you. The silver line behind it is beautifully clean, and so far two inches long.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash the mud from {name}’s shell, to the middle of the spiral. After a long time one eyestalk comes out. It sees that it is clean. It sees that it is you. It goes in.',
          when: ['wary', 'well'],
        },
        {
          text: 'You let the water run along your finger, and {name} stands in it to the hem, both horns up. The dirt goes off down your wrist. It follows after it a little way, wet and gleaming, to see what else is up there.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You let a drop fall on its shell, and wait, and then another, and {name} stays in. The dirt runs down the spiral, from the smallest room out to the door. Then one eye appears, to see who has been raining.',
          when: ['wary'],
        },
        {
          text: 'You go round and round the shell of {name} with a wet fingertip, following the spiral, until you are both giddy. The dirt is gone. At the door it lifts up the house for you, and you do the step.',
          when: ['trusting'],
        },
      ],
      little: [
        'You let a drop run down the spiral of {name}, round and round, and it comes out at the bottom just as clear. Both eyes have watched it go by, at every turn.',
        'You wipe the shell of {name} with a wet petal, and nothing comes off. It was clean to the last whorl. It stays out for it all the same. One is not dusted by a rose every day.',
        {
          text: 'It takes a single drop to wash {name}, and it was clean before the drop. Some time later both eyestalks come out, one and then the other, to ask whether you have started.',
          when: ['well'],
        },
        {
          text: 'You wash the caramel shell of {name} round and round and in to the middle, and there is no dirt there either. It writes this up along your wrist, in silver. The entry is one inch long.',
          when: ['well'],
        },
        {
          text: '{name} was so clean that you could see through it. You wash it all the same. Rain is somebody reading, as it thinks, and it waits indoors, quite cold, while you go over a page that has nothing on it.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no dirt upon {name}. It takes your drop on the brow, as one takes a hat that is handed one, and lets it run down both sides. Then it leans up for another. It likes how you read.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You draw a wet petal round the shell of {name}, which shone already, from the lip to the middle and back. It puts out its horns, one after another. It has turned the house a little, so that you can get at the rest.',
          when: ['trusting'],
        },
      ],
      loved: [
        'The wash was {item}, and {name} let go of the leaf for it, and lay in your palm, house and all. The dirt ran off round the bend. It put its head out while it was still wet, and drank the last of it.',
        'Only for “{item}” does {name} come out to be washed. It stretches till you can see light through it. The shell comes up like toffee, with every stripe.',
        {
          text: 'You have brought {item}. {name} comes to meet it at full speed, eyestalks flat back, and you have time to sit down and think about your life. Then you clean it. It was worth the rush.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} comes out further than there seemed to be snail. You go along the spiral from the door in, smaller, and smaller, to the middle. The foot ripples. You have just been in the room where it was born.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} went in for the length of it. {item}, of all things. It would have settled for a little rain.',
        'It is damp, that is all that can be said for it: {item}. {name} wipes its own trail across the place, and hopes for moss.',
      ],
      harmful: [
        'That was no water. {item}: the skin has drawn tight, and {name} foams to float it off. Rinse nothing with that, ever.',
        '{name} has drawn in from the sting, and the sting has come along, through the hall and up the stair. Keep this out of its house: {item}. Clear rainwater, and shade.',
      ],
    },
    medicine: {
      wanted: [
        'You put the drop of medicine where {name} is bound to cross it, and it takes it in through the sole. It goes on as far as the rib of the leaf. It had not been able to get to the rib.',
        'You hold {name} with its door to the damp, and let the dose in under the lip. It goes round all those corners. After a time a tip of grey comes down the hall, to see who sent it.',
        {
          text: 'The medicine goes round the whole spiral of {name}, doing good at every turn, and gets its line in the silver diary along the path. It is a fair line. It bends out wide to go round your shoe.',
          when: ['wary'],
        },
        {
          text: '{name} withdraws from you to the far edge of its leaf. The medicine comes after it, goes down, and does good. {name} stays at the far edge. That is four inches from you, and it means all four.',
          when: ['wary'],
        },
        {
          text: '{name} is so ill that it has come to you without leaving a line. It takes the medicine in your palm, with its whole foot holding on. You keep damp and still. By and by, under it, you feel the pen begin.',
          when: ['trusting'],
        },
        {
          text: 'You let the dose down on its foot, and {name} is too dry to shut the door on you. For a while there is nothing. Then a damp line shows on your finger, as long as a comma. Stay.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is in the best of health, and walks through the drop of medicine that you have put in its way, since it was in its way. It writes on the other side of it as before. Keep the bottle for a bad day.',
        'You hold out the dose, and {name} tries it with one horn, then with all four, and is none the better, being perfectly well. It makes a note of the taste. Put the rest by until the line gets thin.',
      ],
      loved: [
        '{name} draws in at most remedies. This was {item}, and it stayed out for it, on all four horns. It took its time getting better, as one should. From there on the line is silver.',
        'You told {name} at the door, and it was {item}, and it came down all those stairs to have it. There is one horn out, damp, and now a second. The good of it must have gone up to the attic.',
        {
          text: 'You can read it along the edge of the path: a thin silver line, a stop where {name} had {item}, medicine and all, and from there on a broad bright line, with a loop in it.',
          when: ['item'],
        },
        {
          text: 'The foot of {name} is translucent, so you can see {item} go in, and the medicine with it, once round the caramel spiral, and twice, to the very middle. Then the whole shell looks as if somebody were at home.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}: the foot curls up at one corner. {name} bears it. Something with chalk in it would have gone down better.',
        '{name} has drawn in its lower feelers, the ones for taste. So this is what there is: {item}. It had thought of a quiet soak.',
      ],
      harmful: [
        'It came as a cure, and it was none. {item}: {name} has gone in as far as there are rooms. Keep it away from here.',
        '{name} let you, because it was you who held it. It is worse now, and very small. Shut this in a tin, {item}, on a high shelf, and look for a gentler cure.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and lift {name} off the library book. There is a small hole in it, in a good part. It stays in for a while. It comes out on the other side, away from you, and leaves books alone.',
        'You draw a chalk line round the strawberries and tell {name} no. It comes up to the chalk, puts one eye across, thinks, and takes it back. It has learned it. It goes along the outside with its horns rather short.',
        {
          text: 'You ask {name} not to write on the window. It stops in the middle of a word, puts a full stop and turns round. It is leaving you at once. It has got an inch so far.',
          when: ['well'],
        },
        {
          text: '“Not over people’s shoes,” you tell {name}. It draws in one eyestalk, then the other, and goes round. It has learnt that. In the silver diary there is a long straight line, and then a bend where you were.',
          when: ['well'],
        },
        {
          text: 'You lift {name} off the seedling and tell it no. It understands, and goes in. The left eye had been coming out for you of late, ahead of the right. It comes out now, in time, with it, not a hair before.',
          when: ['warming', 'well'],
        },
        {
          text: '“Not the stamps,” you say. {name} unsticks itself from the stamps and will not go there again. It sets off home across your hand, the way it always does, and you look for the line. It has lifted its foot and left none.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you say, and turn {name} round at the seedlings. It faces its own silver line, and has to read what it did. The eyes sink. It goes home along the line, wide of your finger, and that is learned.',
          when: ['from_child'],
        },
        {
          text: 'You lay a finger before {name}, where the primulas begin. It stops. It knows that finger, and likes to climb on it, and today it does not. It turns, within its own length, and that is a long, slow turn.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} to keep off the library books. It is on its leaf, where it has been since you last told it. It holds both eyes on you to the end, and adds a full stop, in silver, with its chin.',
        '{name} knew that about the strawberries. It had turned round already, and is on the way home. You walk beside it, telling it, for quite some time. It would be rude to arrive before you have done.',
      ],
      bad_time: [
        'You scold, and {name} goes in, one room, and the next, until it is in the smallest. You can be heard in there just as well. It had come out to you for something. See to that first, and teach it later.',
        'Your “no” goes across its leaf like a gust, and {name} holds on with all the foot it has. It understood nothing but the wind. See to what it needs first, and teach it later, when it is still.',
        {
          text: 'The lesson is a large one, and {name} lives on one leaf. None of it fits. It moves to the underside, which is just as ample, and has not got you on it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} enters your lesson in the diary, and it takes the whole edge of the path. You bend down to read what you taught it. It is one silver line, very straight, going away from you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had got to within a leaf of you, and it does not go so far for many. You scold. The eyes go in, and the silver stops there, in the middle of your name. Win it first. Go slowly.',
          when: ['wary'],
        },
      ],
      loved: [
        'You told it by way of “{item}”, and that is slow enough for {name} to read. It stops before the pansies. It has learned. It goes along the edge of them with its eyes at half height, and does not write.',
        'The lesson was {item}, and {name} took it in through the foot. It will leave your stamps alone. It goes under its leaf for a time, and what it puts down there is short, and has no curl.',
        {
          text: 'You do it with {item}, and as slowly as you can, and {name} says with one eye that there is no call to rush. It learns it to the letter. Next day, along the path in silver, somebody has written it out fair.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} went in at once, and has learned how it looks inside. {item}: so much noise. Turning it round would have done.',
        'The right eye calls that no argument: {item}. {name} draws a silver line under the matter. Another leaf would have persuaded it.',
      ],
      harmful: [
        'No lesson was in it, only hurt: {item}. {name} lies closed, with foam along the rim. Put that away for good.',
        '{name} does not know what it did. It knows the taste of this: {item}. It has gone all the way in, and would have to be told that the taste is gone.',
      ],
    },
    sleep: {
      wanted: [
        'You turn the leaf over {name} to be its ceiling, and sprinkle it, and go away. There is a small suck, as the house is let down and made fast. Each eye is rolled up from the tip, like a sock.',
        'You put a flat wet stone where {name} is going, and it gets there, and has no need to go on. The foot narrows. The last of it is drawn in over the step, like a hem, and you hear nothing whatever.',
        {
          text: 'You put {name} to bed. By the time it is asleep there is an inch of silver between where you put it and where it lies. The rest does it good. The inch is on your side.',
          when: ['wary'],
        },
        {
          text: 'You put {name} to bed, and it goes in, round and round the spiral, to the smallest room, where nobody your size can follow. There it rests, and the rest does good. Leave it at the scale of one leaf.',
          when: ['wary'],
        },
        {
          text: '{name} goes to sleep on your wrist, where it can feel you tick. It does not shut the door. You could look in, if you liked, along the caramel hall, and see how it breathes. You put your sleeve up round it.',
          when: ['trusting'],
        },
      ],
      little: [
        'You turn a flowerpot over {name}, for the dark, and it goes in. You hear nothing, but that proves nothing. Presently, at the hole in the top of the pot, there is an eye.',
        '{name} lies down, as you wish. It is hard to tell from how it stands. The eyes are out, and one of them has seen a patch of moss that it had overlooked. It is off, or will be.',
        {
          text: '{name} was put to bed, and was not tired. You can read it in silver: in, once round, and out again over the far side, away from you. It is in its happiest handwriting.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put {name} to bed on its leaf, which it finds ample. It is not tired. One eyestalk is up, bright and cheerful, enjoying the leaf. The one on your side is in.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It has no need of bed, but {name} gets in since you have turned down the leaf. It looks at you over the edge. Then it sets out, for your lap, at full speed. You may as well get some reading done.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You lay a leaf on {name} for a blanket and go on tiptoe. It is not sleepy. It takes in its eyes, for your sake, and is quite still for the length of your footsteps. Then it starts upon the blanket.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} has no more to write today. It lets the house down on the moss, and takes in its horns, the short and the long. It has not even pulled down the blind.',
        'For “{item}”, {name} goes home, which is no distance. It goes in by the big rooms, and through those to the smaller. It is a while before it is quite in. Then the shell gives one rock, and is a stone.',
        {
          text: 'It is {item}, and {name}’s two eyes, which agree on little, both look pleased. In goes the left, in goes the right, in goes the hem. There is one bead of silver on the sill. It slips inside after the rest.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has gone over all of it and found no damp. {item}: no. It rests on the way to some moss.',
        'The shell will not sit straight. {item}: {name} feels it must be meant for somebody with corners. It would rather have a stone to be under.',
      ],
      harmful: [
        '{name} lay down on it and it drew the water out of it. {item}. There was no rest there. Take it away.',
        'It was put to bed on harm: {item}. {name} has pulled everything in and still it stings. Do not lay it there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit by {name}, and the leaf has two on it now, counting your finger. It makes no fuss. It comes as far as the nail and rests its chin there. It weighs about as much as a word.',
        'You sit by {name}, and it rains a little, and you both stay. Each drop makes its eyes go in. By and by they no longer go in for those that drip off you.',
        {
          text: 'You sit, and {name} crosses the flagstone, which takes about as long as a hymn. It comes to your hand, which it has always gone round. Both eyes bend down to it. Then up it comes, cold as a coin.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit, with {name} on your cuff, and you both look at a drop that is hanging from a twig. It does not fall. Neither of you says anything. This will take until supper to write down.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit by its leaf, and {name} comes across and up, and stops in the hollow of your hand. It is putting something down there, small, with care. When you turn your palm to the light, later, it will shine.',
          when: ['trusting'],
        },
        {
          text: '{name} is coming over your hand, a coolness on the first knuckle, then on the second. At the wrist it stops, above the place where something beats. It stands there and reads that with its foot.',
          when: ['warming'],
        },
        'Slowly, along the side of your hand, it writes: {loved}. You cannot read it. {name} waits until you have.',
        'There was a wait once of {wait}. {name} has it in silver on the wall, a long line with no words in it. It moves over to your end.',
      ],
      little: [
        '{name} is still enjoying your first visit, and has not got to this one. Leave it a while.',
        'You have sat here often within the hour. {name} has moved an inch in it, and would like to go over that alone.',
      ],
      ill: [
        '{name} has let its foot lie against your finger, and it is cool and hardly holds. You stay. Then see to what it lacks, food or medicine.',
        'You make a roof of your hand, and {name} rests under it, as under a leaf. It is a help. It cannot do for dinner, nor for medicine.',
      ],
      asleep: [
        '{name} has fallen asleep on the back of your hand, where it stopped. You do not move. Your arm goes to sleep as well. Beneath the foot it is cool and wet, and it holds on a little more than it need.',
        'You sit by {name} while it sleeps and bend the leaf against the draught. It does not wake. But its door, which had been drawn to, has slid open, by as much as a hair, on your side.',
        'There is writing on the inside of the blind, backwards from here. You get it by and by, a letter at a time: {loved}. Behind it {name} breathes.',
      ],
      shy: [
        '{name} is two leaves off and means to stay there. You put your chin on your arms and wait, at its speed. After a long time you see that the shell has turned, and the door is on your side.',
        '{name} is in. You put your chin on the wall and read its silver line aloud, as well as you can make it out, with one finger in the air. At a place where you get it wrong, out comes an eye.',
        {
          text: 'To {name} you are weather. You sit down, a long way off, and stay, and do not rain. It is happy on its leaf. It comes out of its shell by one more turn, to look. Go on not raining.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit at the far end of the path and stay. {name} has led its silver diary, gladly, well away from you. Now it stops, turns back, and adds one word, half an inch in your direction. Wait until it dries.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit and look at the leaf, and not at {name}, which is underneath. A cup of tea goes cold. Then over the edge comes one eye, bent, as if to read round a corner. The other is kept at home.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old, has eaten the egg it came in, and knows nothing else. It keeps to the underside of its leaf. You sit far off. Over the edge comes one eye, no thicker than a hair, and looks at you.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'courgette slice':
        'The slice of courgette is round and pale as a moon. {name} starts at the edge, as the dark does. Towards evening you look in again, and it is a new moon, with an eye at either horn.',
      'cucumber peel':
        'A strip of cucumber peel lies across your thumb, and {name} goes along it from one end, eating its road. When the road gives out it is on you. It waits for you to lay some more.',
      'fallen leaves':
        'The fallen leaves that you gathered are brown, and crackle. {name} prefers a book with some age to it. It reads down the margin, between two veins, and where it has read there is nothing left but the veins.',
      'butterhead lettuce':
        'The butterhead lettuce is so soft that it hardly makes a sound. You bend down to hear. {name} lifts one eye to yours, a green crumb on the lip, and the little file goes on by itself.',
      'sweet potato':
        'The sweet potato is orange, and so is what {name} writes this evening, all down the saucer. You try to follow it with your finger. It comes after the finger, and corrects the place where you went wrong.',
      'mushroom cap':
        '{name} goes in under the mushroom cap, where it is out of the rain that there is not. By and by there is a skylight in it, and through that, to find out what you are doing, an eye.',
      'calcium paste':
        'You put a thumbnail of calcium paste on the slate. {name} settles down on it like a hen. When it moves off the slate is clean, and along the lip of its house runs a fine new white edge.',
    },
    play: {
      'mossy twig':
        'Up the mossy twig, which you are holding, {name} goes up. At the fork the left eye is for the left, the right for the right. They confer, and it comes down the other way to you.',
      'glass pane climb':
        'It climbs the glass pane, and you lie on the floor to see the sole of it go by, ripple after ripple. At the top it turns, looks down at you, and hangs from the frame by one full stop.',
      'plant label':
        'The plant label says thyme, in your hand. {name} has crossed it out, one letter at a time, with silver. It rides on the tip, one eye each way, while you plant it by the basil instead.',
      'wet pebble trail':
        'You set out wet pebbles across the tray. {name} gets to the first by lunch. It lays its foot about the second and will not come off that, so you go on, with your finger, to the third, and wait.',
      'bark bridge':
        'There is a bridge of bark from the pot to your sleeve. {name} goes over by the underside, house down, as one does with bridges. In the middle it stops to look at the view, which is your knee.',
      'slow race':
        'For the slow race you have laid a finger next to {name}. Neither starts. After some time you look, and it is in front. It has turned one eye round to see whether you are all right back there.',
    },
    clean: {
      'rainwater mist':
        'You pump up the rainwater mist and let it hang. {name} comes out to the hem, with both eyes shut like buds. Somebody is reading, it thinks, somebody gentle. Soil runs off along the spiral and away down your wrist.',
      'damp moss refresh':
        'Out goes the old moss, and in goes the fresh, damp, with a springtail in it. {name} comes down off the wall, past your sleeve, to see. It walks over all of it, like a house that is to let.',
      'slime trail wipe':
        'You wipe the old trails from the glass, and {name} goes along after your cloth, word for word, to have them over again. You have read it. It would like to know how far you had got.',
      'coco coir change':
        'The new coco coir is brown and smells of ships. {name} sinks in it to the lip, and then by one more room of its house. An eye comes up there, with a crumb on, to thank the weather, that is, you.',
      'leaf rinse':
        'The leaf is rinsed, both sides, and laid back with the drops on. {name} was on it. It has come through the falls in its house, and looks out at you now, much travelled.',
      'shell drip bath':
        'You let the tap drip, once for each turn of the shell. The bath runs round the stair and comes away grey. At the last drop {name} puts up its eyes, level, for one more.',
    },
    sleep: {
      'flowerpot rim':
        '{name} goes once about the rim of the flowerpot, and stops where it began. That will do. It lets down its lip on the clay, in go the eyes, and your pot has a knob on it until evening.',
      'damp moss cushion':
        'The moss cushion is damp, with a hollow from your thumb. {name} looks at the hollow, and at the thumb. It lies down there, and draws its foot in after it like a hem.',
      'under a stone':
        'You lift one edge of the stone, and it goes in beneath, house and all. It is dark, it is damp. The last of the line it wrote runs up to the stone and is folded under.',
      'leaf underside':
        '{name} has chosen the underside of the leaf, and hangs there like a word that was not said. You turn the lamp away. When you breathe on the stalk the whole bed swings, a very little, and it sleeps on.',
      'sealed shell':
        'It draws in, room by room, and paper comes across the door. You watch the shell being sealed from inside, a stroke at a time. There is one pinhole left, on your side, for the smell of rain.',
      'rainy evening':
        'It is a rainy evening, and you have set the pot out under the eaves. Somebody up there is reading aloud. {name} stays out for the first page, and at the second it goes in, and listens.',
    },
    medicine: {
      'shell repair patch':
        'Over the crack in the shell you lay the patch, for repair, and let it dry. {name} goes about indoors, you can feel it with a finger, and comes to that wall. It leans there. Nothing falls in.',
      cuttlebone:
        'You lean the cuttlebone on the pot. {name} goes up it, rasping, and leaves a path as white as chalk. Soon the broken lip has a new edge, soft, like a nail.',
    },
    discipline: {
      'turn it round':
        'You turn it round, house and all, with two fingers, so that the seedlings are behind. {name} waits for the room to stop. The left eye looks back for a while, and the right one looks at you.',
      'twig barrier':
        'Across the way you have laid a twig, for a barrier. {name} feels along it to the end, where it could go round. It writes one short word along the twig, and goes home by the wall.',
    },
  },
  refusals: {
    asleep: [
      '{name} has its paper blind down and takes nothing in until it wakes at {wakes_at}. You can sit beneath the window: reflect.',
      'Whatever it is, it will have to lie outside. {name} sleeps, and wakes at {wakes_at}. Company goes through the wall, though, so reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has built on. There is a second room, and it has moved into it, and keeps the old one just as it was.',
      'A child, as of today. {name} has discovered that its eyes can look at each other, and this has taken up a good part of it.',
    ],
    teen: [
      '{name} is half grown, and writes only at night, on the far side of the wall. It is all about rain. Keep its mealtimes, for the rooms it builds now are the ones it will live in.',
      'Half grown. {name} has drawn its blind over something you said, and pasted a second over that. Keep bringing its meals to the hour: it is building, in there, and builds with them.',
    ],
    high_care: [
      '{name} is grown, and {form}. The lip of its shell has turned outward, broad and white, like a porch. There is room on it for a thumb.',
      'Full grown, and {form}: {name} has crossed your whole palm and read every line, and written nothing over them.',
    ],
    balanced: [
      '{name} is grown, a {form}. It has seen both sides of the leaf, and can be found, most days, on the edge.',
      'The house is done, and the one in it is a {form}. {name} walks round the outside once, to see what it has been carrying.',
    ],
    low_care: [
      '{name} is grown, a {form}. The shell is thin where the lean days were, and you can see the light through it. It holds.',
      'With little to build from, it built small, and is a {form}. {name} keeps its blind half down and writes close to the wall.',
    ],
    rescue: [
      '{name} is grown, a {form}. A pale seam runs across the spiral where it broke and was mended, and all the rooms since have been built out from there.',
      'Full grown, and a {form}. {name} has a scar in its house, stronger than the wall on either side. It has not hidden it. It lets the rain go that way.',
    ],
  },
  trust: [
    '{name} has touched your finger with an eye. It is the one that wants proof.',
    'You held out a hand and went on with something else. When you looked, there was a line of silver over the wrist, and {name} at the end of it, not going anywhere.',
    '{name} comes to your thumb, fits its own spiral against the small one there, and stays. It has decided that somebody ought to live in it.',
  ],
  streaks: [
    'Ten meals on time. {name} has drawn ten short strokes along the rim of the dish, and they shine when you tilt it.',
    'Twenty-five in a row. Its path from the pot to the dish is now so well silvered that {name} can do it with both eyes in.',
    'Fifty on time. {name} has stopped sending an eye ahead. It sets out in the dark, and the dish is there.',
    'A hundred meals, each at its hour. There is a ring in the shell for them, smooth all the way, with not one lean line in it. {name} will be wearing it from now on.',
  ],
  ages: [
    'Ten days. {name} has been all round the leaf and has begun on the stalk.',
    'Thirty days of silver. The rain has read most of it. {name} has gone on to the next wall.',
    'A hundred days. If you laid all its lines end to end, {name} would be at the garden gate. It is at the fern.',
    'A year. {name} goes down the stair of its shell, as far as it still fits, and turns an eye to the crumb of a room where all this began.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['butterhead lettuce', 'cucumber peel'] },
      wish: '{name} has in mind a leaf with a frill, which takes longer to get round. Butterhead, if it may choose. The peel of a cucumber also has two sides.',
      granted:
        'It went in and out of every fold. There is one left. {name} is keeping that bit for the end of the page.',
    },
    {
      by: { action: 'feed', item: ['mushroom cap', 'sweet potato'] },
      wish: 'For once {name} would like to eat something with a roof on. A mushroom cap, say, which one may begin from below, in the dry. Or sweet potato, and it will make its own roof.',
      granted: 'It ate the beams first. The roof came down, softly, and {name} was seen to be delighted underneath.',
    },
    {
      by: { action: 'feed', item: ['fallen leaves'] },
      wish: 'A leaf that has finished is better company than one that is busy, {name} considers. Would you bring it some that have come down by themselves?',
      granted:
        'It left the veins. They are lying on the soil like a map of very small rivers, and {name} is following one to the sea.',
    },
    {
      by: { action: 'play', item: ['glass pane climb'] },
      wish: 'The left eye thinks there is a view from the top of the pane, and the right eye has asked what is meant by a view. {name} would like to go up and settle it.',
      granted: 'There was one. The right eye has seen it, and has signed.',
    },
    {
      by: { action: 'play', item: ['slow race', 'bark bridge'] },
      wish: '{name} has not won anything yet, though it has been in no race. It would like to be in one. If you cannot spare the time, a bridge of bark, and it will race whoever is under it.',
      granted: 'It was close. {name} was ahead by a feeler at the knot, and has asked for the knot to be marked.',
    },
    {
      by: { action: 'play', item: ['plant label', 'wet pebble trail'] },
      wish: 'It has finished what there was to read. {name} would be glad of something longer: a plant label, both sides, or some wet pebbles put in an order.',
      granted:
        '“Full sun or part shade,” it said. {name} read that twice, shaking its head, and lay down in the part about shade.',
    },
    {
      by: { action: 'clean', item: ['rainwater mist', 'shell drip bath'] },
      wish: '{name} would like to be read. It has written itself all over and is dry to the last stop. A mist of rain, or drops let fall upon the shell, by someone who takes their time.',
      granted: 'You went from the lip to the crumb in the middle, and left nothing out. {name} was most attentive.',
    },
    {
      by: { action: 'sleep', item: ['flowerpot rim', 'leaf underside'] },
      wish: 'It has been looking at the underneath of things, and there is a place there that nobody has. {name} would like to be put to bed on it: below the rim of the pot, or on the back of a leaf.',
      granted: 'Upside down, with all its rooms hanging like a bunch of something. It asks to be picked when ripe.',
    },
    {
      by: { action: 'sleep', item: ['under a stone', 'damp moss cushion'] },
      wish: '{name} has carried its own ceiling about all day, and would like to lie under somebody else’s. A stone would do nicely. With moss, it need not even be a large one.',
      granted: 'There were two roofs over it then, and it slept with the air of one who has been promoted.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a little house upon your left thumb where {name} thought that it saw a light. It would like you to hold still beside it, while it goes and knocks.',
      granted:
        'It was the lamp, in the shine of the nail. {name} waited there all the same until whoever it is should come home.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} has written the first half of a line about you, and stopped, as you had got up. Sit by it twice today, so that the thing has two ends.',
      granted: 'It is done. {name} is standing on the last word, and so cannot tell you what it was.',
    },
    {
      by: { action: 'reflect', hours: [7, 11] },
      wish: 'While the day is still damp at the edges {name} likes to look over what it has got down. You might come before eleven and be shown. There is no need to say that it is good.',
      granted:
        'You did not say it. You followed it with your finger the whole way, and that was the only review it has had.',
    },
    {
      by: { action: 'clean', item: ['slime trail wipe', 'leaf rinse'] },
      wish: 'It has come to the end of the window, and the window is full. {name} does not like to write over itself. A wipe, and it can begin a second volume.',
      granted: 'You have given it a whole pane. It has gone to the top left corner, and is thinking.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A full stop',
        shape: 'marble',
        text: 'Round, and quite hard, of dried silver. {name} took it off the end of a sentence that turned out to go on.',
      },
      {
        name: 'Its last blind but one',
        shape: 'leaf',
        text: 'Paper-thin, and there is a small hole in it at the height of an eye. {name} would like you to see what you looked like.',
      },
      {
        name: 'The twig from the long crossing',
        shape: 'peg',
        text: 'It was a hand’s breadth, and {name} slept on it twice. There is a ring of silver where the inn was.',
      },
      {
        name: 'A tooth',
        shape: 'chip',
        text: 'One of fourteen thousand, and far too small to be seen. {name} has told you now, and asks that it go no further.',
      },
      {
        name: 'The comma',
        shape: 'moon',
        text: 'You watched it being made. {name} has lifted it off the brick whole, and thinks that you could do with a pause.',
      },
    ],
    return: {
      name: 'A grain from further in',
      shape: 'stone',
      text: '{name} came home with it stuck to the foot, white and quite dry, from that stretch of wall where nothing is written. It has put it at the back of the smallest room, and then brought it out to you.',
    },
    streak: {
      name: 'The strokes on the dish',
      shape: 'thread',
      text: 'Five and twenty, and they have come off in one long thread, with a shine. {name} meant each of them, and took its time.',
    },
    hundred_days: {
      name: 'Volume one',
      shape: 'book',
      text: 'It is a slate, wet once and then kept under cover, so that the rain has not had it. {name} would rather you read it aloud, and slowly, from the tap to the fern.',
    },
  },
  release: [
    'You set it down under the hedge, in the wet. {name} looks back with one eye and forward with the other, and starts. You have time to say everything.',
    '{name} goes over the step and along the wall. In the morning there is a line from your door to the ferns, quite straight, and signed.',
  ],
  dying: {
    neglect: [
      '{name} went in to wait, and drew a blind, and behind that another. Nobody looked in. There is no third.',
      'The silver leads to the edge of the pot, on the side where you would have come from. {name} is there, and has died.',
    ],
    hunger: [
      '{name} lived on its own small stores, room by room, and had come to the last one, which is the size of a crumb. It ended there, hungry.',
      'There is a bare dish with a dry line round it. {name} went round once more, and that was the end of the line. It had starved.',
    ],
    illness: [
      'Ill as it was, {name} held on with the whole of its foot for as long as there was strength in it. Then it let go of the leaf.',
      'The eyes were drawn in, the hopeful one last. {name} died of its illness far inside, where it is quiet.',
    ],
    poison: [
      '{name} set its bare foot on what was given it, which is how it tastes. It was poison, and it had no other skin.',
      'It was put before {name}, who crept up to it without hurry, tasted, and drew in. It was poison. Nothing has come out again.',
    ],
  },
  returned: [
    'The shell lay dry. Then there is a mist on the inside of the rim, and an eye the size of a pinhead. {name} looks out. It seems to have been a long way in.',
    'A bubble comes to the rim, and breaks. Behind it is {name}, pale, unfolding, with one foot, and it sets this on your palm.',
  ],
  epitaph: {
    openings: [
      'Here is the house of {name}. Please go by slowly.',
      '{name} came with one small house, caramel, and has left it here, with the door open.',
      'If this stone shines after rain, read slowly. That is {name}.',
      'Under this leaf lies {name}, who was never once in a hurry.',
      {
        text: 'It wrote every day, and the rain read it: {name}. This part is in stone because somebody wished to read it too.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It drew its blind to wait, and nobody looked in.',
        'It would not have minded late. There was no late.',
      ],
      hunger: ['One leaf would have been ample.', 'The line goes round an empty dish.'],
      illness: ['It held on with all the foot it had.', 'It was mending the wall, and the chalk ran out.'],
      poison: ['It met the world with its bare foot.', 'It was handed something, and did not draw back in time.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and everything is wet. There is a bead of water at the tip of the leaf with the whole garden in it, upside down, and in the garden a snail, waving. You wave. You have been to the near side of the leaf, and mean to go on to the far one, and there is a vein in between, like a road, with a puddle. All along behind you it shines. You want your keeper to bend down here, and look in the drop.',
      'You are {name}, and both your eyes agree. It happens seldom, and it makes everything go straight up, the pane, the stalk, you. You have begun a sentence down there by the tap, and you can see it from here, shining, and it has not come to its verb. You tell small things at great length because they are not small from here. You would like a wet hand to climb.',
    ],
    content: [
      'You are {name}, between two bricks, with moss on the left. You have had your foot on it since morning. It is soft, and then there is a thread in it, and then it is soft. Your house sits straight. The left eye says that somebody is there, and the right one is waiting to be shown. You brought everything, so there is nothing to fetch. You want your keeper to put a thumb down on the brick and leave it until you come.',
      'You are {name}, and you have been at this diary for {days} days without reading the word you are on. You are always standing on it. Down the stair of your house there is a room like a crumb, and you keep it dusted by thinking of it. You speak softly, with detours. You would like your keeper to come along the wall and tell you what it says.',
    ],
    bored: [
      'You are {name}, and you have described the brick. You went over it again, for mistakes, and there were none, and that was the worst of it. The silver goes out and comes home with nothing to tell. You let one eye hang. Your sentences set off, and then they see how far it is. You would like a game. A single move would last you.',
    ],
    hungry: [
      'You are {name}, and everything underfoot tastes of pot. You had a leaf, and it was a remarkable leaf, with a rib down the middle like a road, and you could speak of it for an hour, but it comes out as rasping. You have a great many teeth and are shy about them. You turn towards the dish. You want to be fed, and then you will go on.',
    ],
    starving: [
      'You are {name}. You used to take all day over a sentence. You have not the silver for it now. There is the dish. There is the dry place round the dish. You have been through your own cupboards, room by room, down to the small ones. Your words are short, and you did not know you had such short ones. Food. Please, now.',
    ],
    sick: [
      'You are {name}, and your eyes are telling you two different gardens. In one of them the leaf is near. You try to go there, and the foot only shivers and stays. You start to describe what is wrong, beginning from the outside, and you tire before you reach it. Your voice is low and keeps stopping to rest. You want medicine, and a bit of shade that is somebody’s hand.',
    ],
    failing: [
      'You are {name}, a long way in. You have gone down past the big rooms, and it is narrow here, and you think that you can see the first one, no larger than a crumb, with the light on. You would fit, almost. It is kind of it to wait. But there is a voice at the front of the house. Let it bring medicine, now. You will try to turn round.',
    ],
    near_death: [
      'You are {name}, and you have left an eye out, like a lamp. It drinks the damp that you have, and you leave it out. The line you wrote runs to the edge and stops, for you did not want to go on without being read. There is little to say, and you would say it slowly. Let anybody come. Let them only put a thumb here, and stay.',
    ],
    asleep: [
      'You are {name}, behind your blind of paper, and in the dream you go down the stair, and every room has a little rain in it. You come to the smallest and it lets you in. You fit. From inside you hear ten small houses, side by side, and someone is at home in all of them. They have left a light on. You would like whoever they belong to, sitting under your window.',
    ],
    shy: [
      'You are {name}, and nobody is in. You say so yourself, through the wall. The left eye thinks that it might be all right out there. The right eye recalls that it has been wrong before. You are waiting until they have done talking, and that can be weeks. You answer late, and in one word. You want whoever it is to stay where they are, and go on being there.',
    ],
    back_from_death: [
      'You are {name}, and there is a place in your line where the wall has nothing on it. You have felt along it with your tail. It is dry, and not very long, and you were not there. Now here is wet again, astonishing, and a leaf, with a near side. You speak little, and look. You want the thumb close by, and the next meal when it was promised.',
    ],
    hurt: [
      'You are {name}, and you are all one skin, and you put it on the thing that was held out to you, because that is how you say hello. It burned. You are foaming so as to be somewhere else. You have gone in, and it stings in every room. You do not write. You want it rinsed away, and not brought again, and you want to be told so slowly.',
    ],
  },
}

export const SNAIL: Species = {
  slug: 'snail',
  name: 'Snail',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality:
    'Lives entirely at the scale of one leaf and finds it ample. Writes its diary in silver along the edge of the path.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'courgette slice',
        'cucumber peel',
        'fallen leaves',
        'butterhead lettuce',
        'sweet potato',
        'mushroom cap',
        'calcium paste',
      ],
      play: ['mossy twig', 'glass pane climb', 'plant label', 'wet pebble trail', 'bark bridge', 'slow race'],
      clean: [
        'rainwater mist',
        'damp moss refresh',
        'slime trail wipe',
        'coco coir change',
        'leaf rinse',
        'shell drip bath',
      ],
      medicine: [
        'cuttlebone',
        'eggshell powder',
        'shell repair patch',
        'humidity boost',
        'mite rinse',
        'spring water soak',
        'quiet rest',
      ],
      discipline: ['turn it round', 'another leaf', 'gentle shell tap', 'dry border', 'twig barrier', 'let it retract'],
      sleep: ['flowerpot rim', 'damp moss cushion', 'under a stone', 'leaf underside', 'sealed shell', 'rainy evening'],
    },
    harmful: [
      'table salt',
      'copper tape',
      'blue slug pellets',
      'lemon juice',
      'salted crackers',
      'dry pasta',
      'hand sanitizer',
      'diatomaceous earth',
    ],
  },
  appearance: {
    look: 'a garden snail with a caramel spiral shell, translucent grey foot and two patient eyestalks',
    colours: ['#b9a58c', '#e9dfd0', '#8a4f2a'],
  },
  figure: { eyes: '#3a2e22', body: 'snail', ears: 'stalks', extras: ['spiral'] },
  book: BOOK,
}
