/**
 * The Mushroom wants damp, dark and to be let be, with somebody about. It fears being hovered over, sunshine, and the
 * word butter. Odd facts: what you see is only its hat, and the rest of it is under the floor, thread by thread, three
 * rooms wide once it has had time; it answers questions late, long after they were put, and is usually right; it grows
 * only while nobody looks, and is found to have done so; it carries sugar between the houseplants, and takes one sip in
 * ten for the carriage; and deep under the house there is the stump of an oak, felled before there was a house, which it
 * feeds and keeps informed, and which it has not had the heart to tell. It hoards news, brought by root, and lodges
 * snails in its brim, free of charge. Its body is a squat stalk on stubby feet, a russet cap tipped low, gills like
 * pleats. It eats from below, without a mouth, and the cap goes up like a lifted hat. It sleeps sunk in moss to the
 * brim, sulks by going leathery, trusts by the thread: one more under your chair each week. It never hurries, never says
 * who told it, never turns out a lodger. Its keeper is a kind of weather with footsteps in it, and it has come to like
 * that weather.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Nothing happens to the egg for as long as you watch it. You look away to cough, and there is {name}, with a bit of shell on its cap.',
    'The egg has gone soft underneath, and something white is feeling its way into the table. Then, all in one push, the cap: {name}, damp, and not yet looking up.',
  ],
  looks: {
    thriving: [
      'A small gold cloud goes up from {name}, and it looks round sternly at the fern, whose manners are well known.',
      'In the dark of the cupboard there is a glow, greenish, about hat height. You open the door and it is off, and {name} is studying the shelf.',
      'You bend to tie your shoe. When you come up {name} is a quarter of an inch taller, and has the look of somebody who was just about to sit down.',
      'Five snails stand on the brim, horns out, and a tap is dripping in three-four time. {name} sways so slowly that only the snails know.',
      {
        text: 'A snail has moved in under the brim of {name}, and a beetle who had heard about the place. It does not fuss over them. You stop, and the cap is tipped to show you. There is room on the left.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '“The blue,” says {name}, out of a perfect silence, its cap at a jaunty angle. You think back. It must be ages since you stood there with both curtains and asked. You hang the blue. It is so much better.',
        when: ['trusting', 'from_child'],
      },
      {
        text: 'A ring of little caps has come up in the grass, with {name} in the middle, brim back, stamping both feet in turn. You step over the edge. Now it is grass with some mushrooms in it, and always was.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} has found out that its feet can hear. It puts one on the floorboard: mice. It puts one on the pipe: the sea. It is going round everything. It puts one on your boot, for a moment, and looks up.',
        when: ['baby'],
      },
      {
        text: 'All the pots on the sill are leaning one way. {name} has had a piece of news, and is passing it on at a gallop: it will be at the fern by Saturday.',
        when: ['from_child'],
      },
      'It has come up in the bath, under the stairs and in your left boot, with the same expression in each. It has thought of {loved}, and could not contain itself in one place.',
      {
        text: 'There are nine small caps along the skirting, and you could swear that they were in the middle of something. You cough. There is one, under the tap, looking at its feet.',
        when: ['wary'],
      },
      {
        text: 'There is a party in the coal hole, you can see the glow under the door, and hear the drip being kept time to. You put your hand on the latch. It is pitch dark, and somebody hiccups.',
        when: ['wary'],
      },
      {
        text: 'You sat late over the accounts, and it has come up round the chair, a whole ring of them, russet, each with its brim to you. When you sneeze they all go up by a hair.',
        when: ['trusting'],
      },
      {
        text: 'You get up and cannot, for your slippers have been grown to the floor, with small gold caps at all the toes. {name} has been so happy in the night. It lets you out by the left one first, for a stroll.',
        when: ['trusting'],
      },
    ],
    content: [
      'It is where it was, only more so. A thread of {name} has come up between the kitchen boards, taken the temperature, and gone down again.',
      '{name} stands in the shade of the coal scuttle with its cap tipped low. Most of it is out of sight, having a look at the cellar.',
      {
        text: '{name} is standing in the dimmest corner, doing nothing that you could put a name to. You sit down in the same dimness, not too near. It settles its cap a little, as one does when everyone is in.',
        when: ['trusting'],
      },
      {
        text: 'The geranium has told the ivy something, and the ivy {name}. It ends there. You will never hear it from {name}.',
        when: ['from_child'],
      },
      'You asked it a thing, some while ago, and had given up. “{loved}”, it says now, to the wall. You had asked what it liked best.',
      'Pleat by pleat, {name} goes over what it has heard through its feet in {days} days. Most of it was you, going to the kettle.',
      {
        text: 'There is an oak under this house, or the stump of one. {name} has just been down to tell it that the leaves are coming on nicely.',
        when: ['from_child'],
      },
      {
        text: '“Under the bed,” says {name}. You look. It is the glove you asked about some while since, and have replaced.',
        when: ['trusting'],
      },
      {
        text: 'It is behind the coal scuttle, and then, when you have looked, it is rather more behind it. A white thread is still out on the boards. It waits until you step over, and then goes in.',
        when: ['wary'],
      },
      {
        text: 'It pushed up a crumb of earth, and there was a house. {name}, the size of a button, has its cap on crooked and one foot still in the ground. It has had no news yet from anybody.',
        when: ['baby'],
      },
    ],
    curious: [
      '{name} is leaning. An hour ago it leaned less. There is a beetle in the wainscot with something to say, and it means to be there when it is said.',
      'A new pot has come, with a stranger in it. {name} has sent down one white thread, to happen to be passing.',
      'You have dropped a coin through the boards. There is a pause of some length, and then it comes up on edge, by the wall. {name} wants to know what it feeds on.',
    ],
    bored: [
      'The snails have moved out. {name} stands under its hat like somebody at a bus stop on a Sunday. It wants a game, a slow one. Play with it.',
      'One white thread has come out from under the door, gone once round the leg of your chair, and lain down. It is {name}, hoping to be played with.',
      '{name} has watched a stain dry. It was a good stain, and now it is over. Play at something with it, in the dark for choice.',
      {
        text: 'It has told the oak that there is nothing to tell. Under the boards something very old shifts, and sighs, and a cup falls off its hook. Come and play a slow game with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      'It all comes to {name} through the boards: the clock striking, the lid of the pot, your shoes, which are going the other way. It would give its opinion if it were asked. Its meal is due. Turn round.',
      '{name} stands by its dish with the cap tipped right back, like a bowl put out for the rain. It is not in a hurry. It has never been in one. But rain, too, has its time. Its meal is due.',
      {
        text: 'Beside your chair {name} is patting the floor with one stubby foot, no louder than a drip. With anybody else it would have waited to be asked. It would hate to make a fuss. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} has let down its cap until it touches the floor all round, like the cover on a dish with nothing in it. Its meal is due. Put that down beside it, and don’t hover.',
        when: ['wary'],
      },
      {
        text: '{name} presses its feet into the bare dish, first the one and then the other, and nothing comes up. It was born knowing how. Nobody has told it that there must be something there. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      'The soil round {name} has gone pale, and it has dug its feet in to the ankle and found what was there, which is gravel. Feed it.',
      '{name} lets its cap down over one side, the side where the leaf litter used to be. It is time for a meal, something well rotted.',
      'You left a newspaper on the floor. The corner with the date has gone soft, and there are small white feelers in the weather. {name} must be fed.',
      {
        text: 'You have left the compost pail ajar, and there is one thread over the rim, as thin as a hair, with the rest of {name} nowhere to be seen. It goes rigid when you look. Feed it, and walk away.',
        when: ['wary'],
      },
      {
        text: 'Somebody has been at the doormat, only the edge, and combed the rest so that it would not show. {name} is under the boot rack with its brim down. Leave it a meal there, and whistle as you go off.',
        when: ['wary'],
      },
      {
        text: 'Your breakfast tray has been moved two inches to the left, from beneath, overnight. It is nearer the wall. That is as near to shouting as {name} comes. Give it a meal.',
        when: ['trusting'],
      },
      {
        text: 'Your sock is damp. There is a thread in at the toe and out again at the heel, and it has given, as you would to a bell rope, one pull. {name} has never pulled at anybody. See to its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      'Threads that were under the hall are coming home, thin, with nothing on them. It has been {hours} hours. {name} needs food now.',
      '{name} is eating the house. There is a soft place in the door frame that was wood, and a hole in the hymn book, and it takes no pleasure in either. Feed it now, something meant for it.',
      'Even the stump has been asked, down there in the dark, whether it could spare a sip. It has been {hours} hours. You feel {name} ask it, in the soles of your feet. Put food to its foot at once.',
      {
        text: 'The grey fur has got in where {name} is dry, and is doing very well on it. Lay something rotten and kind against the stalk, now, and paint the fur with medicine.',
        when: ['ill'],
      },
      {
        text: 'It still stands, but you can hear it at work: it has got into the wainscot and is eating its way out of your end of the house. It has done so for {hours} hours. Lay food at the hole now, and it may turn.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has let itself down flat behind the log, and the one thread that comes round it goes dry in the air, and waits there, not touching you. It has been {hours} hours. Wet food now, to the tip of that, and medicine drop by drop.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'There are some soft places on the stalk, and {name} has propped itself on the flowerpot. Cool shade would help, or medicine, and no visitors.',
      '{name} droops, rights itself, and droops the other way. Give it some medicine, or put it to rest where it is dark.',
      {
        text: 'A gold puff goes up, and carries {name} over on to its back, where it lies and looks at the ceiling with every sign of having enjoyed that. It cannot get up. Medicine, or moss.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is soot in the pleats, and a slug on the rim who is not a lodger. {name} will not say a word against anyone. Wash it, please.',
      'Old leaves have stuck to {name} in layers until it looks like something that was swept there. Brush it down, please, softly.',
    ],
    sick: [
      'The rim of the cap has curled brown, like a letter held too near a candle. {name} draws it under, so as not to show. Medicine, please.',
      'A grey fur has come up on the stalk of {name} that is not its own. Somebody has moved in and pays no rent. It needs medicine.',
      'A snail comes down the stalk, with its house on its back, and goes off to the skirting. Another follows. They know. {name} has to have medicine.',
      {
        text: '{name} has lain down, and mushrooms don’t lie down. The cap is slack at the edge, and has left a wet mark on the stone. It turns its pleats from you. It never could bear a fuss. Make one. Bring medicine.',
        when: ['wary'],
      },
      {
        text: 'Each time you come there is more bark drawn over it. Under the bark it has gone soft, you can smell it, like a sweet old apple. Push the medicine through by the knothole. It will be looked at once you have gone.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has gone wet and dark at the foot, and its cap has slid to one side and stays there. Medicine at once, and mist, and shade.',
      'You lift the brim, and the pleats of {name} stick together like the pages of a book left out. Give it medicine now.',
      {
        text: 'You lift the leaf that it has pulled across, and it is brown there, and running. A thread takes hold of the leaf to have it back. Let it. But let the medicine go in first, now, under your hand.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The threads have let go of the far rooms, and then of this one. There is only the hat of {name}, after {hours} hours. Sit on the floor by it, now.',
      '{name} has never asked anyone to stay. One white hair is holding on to the board where you usually stand. Stand there. Any care will do, now.',
      '{name} leans at the spot on the floor where your tread is heaviest, with its cap open to the boards, and there has been no tread in {hours} hours. Walk in now, and sit.',
      {
        text: 'The cap is whole, the stalk is firm, and all the floor about it has gone quiet. In {hours} hours of no footsteps {name} has drawn in its threads, room by room. Sit on the boards now, and shift about. Let it feel that.',
        when: ['wary', 'well'],
      },
      {
        text: 'You kneel, and it would close, and has not the wet to close with. It has been {hours} hours. One pleat moves. Stay down there by it, with your shadow across it for shade, and let it have medicine from a leaf.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'In the moss there is a russet stone that you do not remember. It has a snail on it. Do not say that you know.',
      '{name} has sunk to the brim. Down among the joists something turns over, and the whole floor is a little more comfortable.',
      'You can tell that {name} is asleep by the ivy, which is talking in a normal voice. When your foot creaks it stops, and all of you listen to the moss. It goes on.',
      {
        text: '{name} is asleep, sunk down until the brim meets the floor. You go by in your socks. It hears everything through those boards, mice and rain and the postman, and wakes for most of it. For you it just snores on.',
        when: ['trusting'],
      },
      {
        text: 'It has sunk itself so low under the moss that you would tread on it, except that a snail has been posted at each side. They watch you go past, one eye each.',
        when: ['wary'],
      },
      {
        text: 'The moss has been drawn over and patted down, and there is a second heap, quite like it, nearer to you, with nothing in it. You sit by that one. Over in the other somebody sleeps, and hopes that you go on so.',
        when: ['wary'],
      },
      {
        text: 'You lay a hand on the moss, to tell if it is damp. Some while later you try to take it up. It has been put down roots to, nine or ten, as fine as down.',
        when: ['trusting'],
      },
      {
        text: 'It sleeps in your slipper, sunk to the brim, and has sent one thread along the floor and up the bedpost. It ends round your thumb. When you turn over, the slipper comes an inch across the boards.',
        when: ['trusting'],
      },
      {
        text: 'Its cap has slid down over the stalk like a wet hat over a child. It sleeps, and the moss about it has gone grey and smells of cupboards. Leave it in the dark. There must be medicine at its foot when it stirs.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} has gone down too deep for sleep, and the moss is closing. Reflect beside it now, so that it hears where up is. It wakes at {wakes_at}.',
      'Under the boards nothing stirs. Sit down over {name} and let your weight be felt; it takes nothing else until it wakes, at {wakes_at}.',
      {
        text: 'The soil about {name} is spent, and it has fallen asleep on it. Reflect there now, and come with leaf mould when it wakes, at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      'As you come nearer the cap comes down. At three paces it is a hat on the floor. Sit at four, and look at something else.',
      '{name} is behind the log whichever side you try. It does not mind somebody in the room, so long as they are not there on its account. Keep it that sort of company.',
      'Somebody has drawn a line of earth, very fine, all round the log. {name} thinks of it as a hedge. Sit on your side of it, and be about.',
      {
        text: 'There is a small russet hat on the floor, and no {name} under it. You take a step, and the hat sinks. It can’t bear to be stood over. Get your chin down to the boards, and stay until there’s a face.',
        when: ['baby'],
      },
      {
        text: 'There is a question you have not asked, and {name} has got the answer ready: {wait}. It keeps that under its cap. Bring a chair, and say nothing just yet.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      'Where {name} had been there was a bare patch, and all at once a button, white, the size of a pea. Stay about, do not stare, and bring its next meal on time.',
      '{name} has come up again, a hand’s breadth to the left. It feels for its old threads and finds that some have kept. Be quiet company for it, and let the meal come at the hour.',
    ],
    old: [
      'There is a ring of small caps out on the lawn now, wide as a room, and when you speak to {name} indoors all of them tip.',
      'The plants no longer gossip to {name}. They come to ask. It hears each of them to the end, and tells them on some Thursday.',
      {
        text: '{name} has told the oak. You knew by the floor, which lay very still for a day. “It says that it had wondered,” says {name}.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Nothing seems to be eaten. You look out at the rain, you look back, and the heap is lower, and the cap of {name} has gone up at the side, like a hat lifted to a lady.',
        '{name} takes it from below. You follow it along the passage with your ear to the floor, being handed on from joist to joist, until somebody under the piano says “ah”.',
        'You put it down and go, and that is the way to do it. When you come back there is a dark ring on the soil, and {name} in the middle, a little plumper.',
        'The meal is shared with the fern, who is poorly, by a way that {name} supposes you do not know.',
        {
          text: '{name} takes its meal up through its feet, and the cap rises, as a hat does to a lady. That makes {streak} on time, and nobody has made a fuss, you least of all. This is what the hat was for.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats from below, so that there is nothing to be seen but a toadstool growing gradually pleased. It starts at the ankles. When it reaches the cap that gives a hop, and a little warm dust comes down on your shoes.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You put the meal down and go about your business, and {name} eats it up behind your back, as you both prefer. When you come by again, there is a second hat by your chair, no bigger than a thimble.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is a button, with its cap pulled down over everything. It eats from beneath, and nobody could say how. The dish is bare. The hat goes up by a hair, and for the first time there are eyes under it.',
          when: ['baby'],
        },
        {
          text: '{name} stands in its meal up to the ankles, and after a while it isn’t standing in anything. Meals on time so far: {streak}. It tips its cap, very slightly. That may be manners, or it may be growth.',
          when: ['baby'],
        },
        {
          text: '{name} lowers its cap to the floor, like a lid, and under there it eats everything. You wait for it to come up. It does not, as long as you stand. You go away, and behind you there is a soft pop.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up and is not asked whether it was nice, and appreciates that. You go and sit in your chair. Later there is a white thread across the floor, as fine as a hair. It has come about halfway.',
          when: ['warming'],
        },
        {
          text: 'Three little puffs go up from under the brim, gold, in a row. {name} says that it was the snail.',
          when: ['well'],
        },
        {
          text: 'Nine parts go down, and the tenth goes along a certain root to someone very old. {name} waits until it has been taken, and then it lifts its cap.',
          when: ['from_child'],
        },
        {
          text: 'You set it down by the log, and the log seems to think about it. So you go out and shut the door, loudly. When you look through the keyhole, a hat is going up.',
          when: ['wary'],
        },
        {
          text: 'It does not wait for you to have gone. A thread comes up between your shoes, in broad lamplight, takes the edge of the meal, and pulls. You are being trusted not to say ooh.',
          when: ['trusting'],
        },
        {
          text: 'It falls on its hat. {name} goes down into the dark a little way, to consider, finds that the dark tastes of it too, and comes up on the other side with its brim full.',
          when: ['baby'],
        },
        {
          text: 'You lie down on the rug beside the dish, and it is handed in below you. You feel it go by, under the shoulder, under the knee. Then at your ear one small gold puff is let off, on purpose, so that you sneeze.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It rises, as you watch, with your eyes wide open, a whole half inch. Nobody has ever seen that. The dish is empty, and {name} has its cap on the back of its head, and is the colour of a chestnut.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The moment you straighten your back there is a rustle, and the heap has gone, with the plate. You find the plate behind the clock. From there a trail of crumbs leads off into three walls, and not to you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set it down, and turn round, quickly, for a joke. The log is a log. But the heap is lower, the moss is shaking with something like mirth, and there are now two hats hung on the peg by the door.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has come over to you by itself, all eleven inches, and there it ran out. You feed it where it stands, on your shoe. It leans in at the ankle and takes it through the lace holes, bit by bit.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'Since the meals have come like rain in a decent climate, {streak} of them, {name} has let one thread up through the boards by your slipper.',
        '{name} has put up a tiny cap for each, along the skirting, all {streak} in order of height. They face your way.',
        '“Yes,” says {name}, out of nowhere. You had asked, some time before the first of these {streak}, whether this hour would suit.',
      ],
      early: [
        'The last lot is not down to earth yet. {name} takes a crumb and lets a leaf fall over the remainder. At {opens} it will be riper, and so will {name}.',
        '{name} does nothing by the minute. It tastes one edge of it, slowly, and waits for you to see that this is too soon. At {opens}, then.',
        'It lies there, and a snail walks round it, reading. {name} has hardly turned over the last one. A pinch is taken. Let the rest wait till {opens}.',
        {
          text: 'A thread comes up, feels round the edge of it, feels your shoe, which has not gone, and goes down. So little has been taken that only a snail would know. Lay it there again, and leave, at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It is still full of the last one, and you have brought another, and your feelings are to be thought of. {name} takes a corner into the warm place beneath your chair, to ripen. You shall be called at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} had shut its pleats. It opens them, one by one, which takes as long as you were late, and eats with the cap down.',
        'It is eaten, all of it, below. You take off your slippers, as usual, over the warm place in the boards. The board is cold. There is one by the coal scuttle that is warm.',
        'All of it goes, by and by, underneath. But the cap does not lift to you. {name} is lifting it, when you look, to the scuttle, who was there.',
        {
          text: 'The meal is late, and {name} was not surprised. It had heard in the floor which way your steps were going. It eats it all, and pulls down the brim on your side. What it hears it keeps for a long time.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} waited, and made no fuss, and now the rim of its cap is brown and soft. It takes up a little from below, and the rest stays in the dish. Don’t stand over it. Bring medicine, and put it near.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all, unruffled. It is never prompt itself, and you have always put up with that. But it has moved house meanwhile. It stands by the door now, on the board that creaks when you come in.',
          when: ['trusting'],
        },
        {
          text: 'It gets the one edge in, and the other lies there. Its threads had started to come away from the walls, and must be got up again. It asks for medicine, in the bottom of a damp cup.',
          when: ['weak'],
        },
        {
          text: 'One thread lifts for it, grey, and stops whenever you breathe. The brim has been pulled down to the ground on your side. What is eaten would go on a pin. Drip medicine along the crack in the boards, and let it be found.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It had let the near threads dry, and the few that are wet lead off to the coal scuttle. So the meal must be carried there. It takes a shred, behind the iron. Stand its medicine in that dark too, and step away.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It is eaten from beneath, to the last leaf, while the cap keeps its back to you and has a word with the ivy. The ivy turns a leaf over and looks you up and down. Then, one by one, so do the ferns.',
          when: ['wary', 'well'],
        },
        {
          text: 'All goes down, and at a good pace. That night the lid of your trunk will not open, as it is held, very firmly, from within, by something soft. It lets go by itself after as long as you were late.',
          when: ['wary', 'well'],
        },
        {
          text: 'The thread beneath your chair had gone looking, out at the door, down the step, half way to the gate. You lift it in over your finger with the food, and it will not let go of the finger until supper.',
          when: ['trusting'],
        },
      ],
      missed: [
        'In {hours} hours {name} has gone to leather, and the food lies on it a good while before anything gives. Then it is drawn in, strand by strand.',
        'You can see where {name} took up the floor of three rooms, and where it has let two of them go. After {hours} hours it eats in the one that is left.',
        '{name} has grown a skin over its feet, and what you bring must soak through that. Somewhere in those {hours} hours the fern was told to see about another carrier.',
        {
          text: 'Nobody fussed over {name} for {hours} hours, and there turns out to be an end to how much it likes that. It eats it all. The pleats have shut like an umbrella. No fuss now, either. Only be on time.',
          when: ['wary'],
        },
        {
          text: 'For {alone} {name} listened to the floor, and there were no feet on it. It eats everything. You walk up and down a little, so that it can hear you, and the brim stays where it is. Come when it’s time.',
          when: ['wary'],
        },
        {
          text: 'What you bring goes in by a single thread, which breaks, and is mended, and breaks. It took {hours} hours to come to that. Feed {name} by the crumb, with the medicine stirred in.',
          when: ['ill'],
        },
        {
          text: 'It has dried down to a thing like an ear, and listens. After {hours} hours your tread makes it close. Soak the food, and lay it near, and let medicine run down beside it, and then go out so that it can hear you go.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The snails have left the brim. In {hours} hours all but one, who stands between you and the stalk, horns out. A thread reaches past him for a crumb, and shakes. Set down the medicine where he can look it over.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has moved in with the geranium. There it stands, plump enough, on the sill, and takes what you bring by way of her roots. In {hours} hours a path has grown from there to the window, and none to you.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} is sodden with good things. The meal stays where you set it, and a snail has a look. Come back at {opens}.',
        'You lift a board to look, and it is all thread down there, fat and white, and lying about with its waistcoat undone. {name} tips its cap to you from the far end. At {opens}.',
      ],
      ill: [
        'One thread comes up for it, and rests halfway. {name} takes as much as would lie on a thumbnail. Medicine next, and shade.',
        '{name} eats on its good side, and slowly, even for {name}. The brown rim has not uncurled. It wants medicine before the next helping.',
      ],
      loved: [
        '{item}. Word goes out under three rooms, and from each the threads come running, at very nearly the speed of moss.',
        'You have turned your back, and there is a sigh, as of somebody getting into a bath. {item}, and all of {name} is in it to the brim.',
        'The geranium has had some. The ivy has had some, and has been asked to say nothing. All down the sill it is known by now: {item}.',
      ],
      disliked: [
        '{name} grows round it, and leaves {item} standing in a neat bare ring, alone. A few old coffee grounds would be another matter.',
        'It is too fresh. {name} can wait: in a month or two {item} may have come to something. Meanwhile there might be leaf litter.',
      ],
      harmful: [
        'The threads that touched it have gone black, and {name} has had to let them go. It was no meal. Let no crumb of this fall through the boards: {item}.',
        'A hiss, very small, and the cap of {name} draws tight. {item} must be dug out, to the last grain, and kept away. It has still had nothing to eat.',
      ],
    },
    play: {
      wanted: [
        'You make your move, and go for a glass of water. {name} has been thinking under the floor. When you come back there is a cap in the one place you had not guarded.',
        '{name} hides. It is not under the leaves, nor behind the log. You find it by and by on your own shoe, where it has been since the start.',
        'Puff, says {name}, and you are to catch it before it lands. You are gold to the elbows. The pleats are already filling for the next.',
        'Round they go, seven small caps in a ring, one place to the left whenever you blink. {name} is the one that tries not to shake.',
        {
          text: 'You play at grandmother’s footsteps with {name}. You look round, and it is by the wall, and nobody has ever seen a mushroom move. You look again, and it stands on your shoe, cap askew, gazing at the ceiling.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You tap on the floor, and {name} goes stiff. There is somebody down there. It stamps. You tap again. It stamps so hard that it lands on its hat, and lies there, rocking, and has had its first conversation.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll a pea across the floor, and {name} is not to be drawn into anything. You look away, and make no fuss, and the pea is back at your foot. You never see by whom. It comes back every time.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'The snails are off. At the half hour the brindled one is ahead, by an eye. {name} has money on the other, and is saying nothing to it very loudly.',
          when: ['from_child'],
        },
        {
          text: 'You lay a trail of leaves and hide behind the sofa. All afternoon the leaves go, one by one, from the far end. At dusk the last one goes, at your elbow, and you never saw the hat.',
          when: ['wary'],
        },
        {
          text: 'You roll a marble under the dresser. Nothing. You roll another. At bedtime they come out, eleven marbles, in a line, and two are not yours. They are green, with earth on, and a good deal older than the house.',
          when: ['wary'],
        },
        {
          text: '“Your turn,” you said, on Monday, and forgot. Tonight in the soap dish there are three small caps in a row. You have lost. It can be felt laughing all down the water pipe.',
          when: ['trusting'],
        },
        {
          text: 'It plays at hats with you. You nod off in your chair, and wake up in one, damp, russet, with a snail on it. The whole floor is holding its breath. When you raise it to the fern there is a thump.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was already having a nice time, in another room, underneath. It plays along with the part of it that is here.',
        'It makes one move, out of courtesy. There is a glow beneath the brim that was there before you came.',
      ],
      bad_time: [
        'You say go, and {name} stays as it is, its cap a little lower. It is not hiding. Lift the brim with one finger and see how dry it is there, and mend that.',
        '{name} sends one thread out to the game, and it lies down on the way. Take the board off it. There is something that it lacks, and you will have to look low to see it.',
        {
          text: 'You say puff, and only a grey breath comes out where there should be gold, and {name} shuts its pleats on the rest for shame. Wet a cloth for it, and pour its medicine.',
          when: ['ill'],
        },
        {
          text: 'You lift your piece to move it, and the square is soft. {name} has begun to digest the board. It is ashamed, and cannot stop. Clear that away, and lay down a meal.',
          when: ['starving'],
        },
      ],
      loved: [
        'All along the skirting board small hats come up to watch. {item}, and {name}, who never hurries, is nearly brisk.',
        '{item}: it takes until dark, and then it turns out to be better in the dark. You see only the glow, and which way it leans.',
      ],
      disliked: [
        'It is all over so quickly. {name} was still considering the beginning of {item}. A snail race would have left one time to think.',
        '{name} lets {item} go by overhead, as it would a train. Rather something with rain in it.',
      ],
      harmful: [
        '{name} has split up one side of the cap, and its snails have scattered. {item} was too much. Keep it away, and turn down the lamp.',
        'It stood there and bore {item}, having nowhere to run on such feet. The stalk is bruised blue. Carry that out of the house, and leave {name} in the cool.',
      ],
    },
    clean: {
      wanted: [
        'You lift the brim and go along the pleats with the soft brush, one at a time. Soot, a wing case, somebody’s ticket. {name} holds its breath, if it is breath.',
        'The slug is shown out. Under the muck the cap comes up russet, and {name} stands like one whose collar has been put straight.',
        'You wash the lodgers first, one at a time, as {name} will have it so. Then the brim, the crown. It lets out a drip that it had been holding all this time.',
        {
          text: 'You wipe {name} with a damp cloth, and it keeps the brim down over its eyes. Soil comes off, and a leaf. At the pleats you stop, in case. Then the cap is tipped, just enough to let you in.',
          when: ['wary'],
        },
        {
          text: 'You wash {name} from the middle outwards, and the russet comes up, and it stands and drips all round, like a porch. Then you do the pleats. It is ticklish there. It will laugh, you know, some time next week.',
          when: ['trusting'],
        },
        {
          text: 'You set the basin by the log and go and stand in the pantry, and tell it when you are coming. The water is brown by then. It has done its own feet. The cap is left for you, held out round the corner.',
          when: ['wary'],
        },
        {
          text: 'You are not to look. You wash {name} by feel, with your face to the coal scuttle. Once the brim slides away from under the sponge. You wait. It comes back wet.',
          when: ['wary'],
        },
        {
          text: 'It lets you lift the cap right up and look at the pleats by candle, which nobody does. There is your own tea ticket, kept dry, behind the fourth. You wipe round it.',
          when: ['trusting'],
        },
        {
          text: 'It takes off a whole ring of old brim for you and gives it into your hand, like a collar. Under it the skin is white as milk and has never been seen. You do that with your breath and a feather.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is only good clean earth on {name}, and it needs that.',
        'You dust it. {name} was not dusty. A single spore comes off, and the two of you watch it to the floor.',
      ],
      loved: [
        'Drops stand along the rim, each with a window in it. {item}, and the lodgers come out to bathe. {name} lets them go first.',
        '{name} tips its cap so that you may reach the crown, where it has never let you. It is on account of this: {item}.',
      ],
      disliked: [
        'It has gone slimy with it. {item} does not dry on {name}, it only sits. A breath from the misting bottle, rather.',
        '{name} pulls in at the neck. {item} rubs, and it bruises at a look. Take the soft brush.',
      ],
      harmful: [
        'White streaks where it ran. {name} has dropped a whole row of pleats to be rid of them. {item} must not come near it. Rain water, now, and shade.',
        'The skin comes off {name} like wet paper. You could not have known, and now you do: {item}, never. Cover it with damp moss.',
      ],
    },
    medicine: {
      wanted: [
        'You leave it by the foot of the stalk, dim the lamp, and count the coals. While nobody is looking the brown rim uncurls, all but a finger’s width, and somebody lets out a breath under the sink.',
        'It goes in by the threads, so nothing shows at first. Then a far-off floorboard settles, and {name} stands up straighter here.',
        'The fern has sent something, and the ivy has, too, by the back way. With that and the dose {name} gets its cap up, first on the left.',
        {
          text: 'You let the dose run down to the foot of {name}, and step back, as it would like. The cap stays over its face. Then, along the slack edge, one pleat draws itself straight. Be about, quietly, and give it another.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has had such bottles shown to it before. A snail goes first, walks the whole way round the saucer, lives, and makes some sign. Only then do the threads come up.',
          when: ['wary'],
        },
        {
          text: 'You pour it straight between the boards, at the soft place by your chair, and a whole room of floor draws it down. “Thank you,” says {name}, for the fever on Tuesday last.',
          when: ['trusting'],
        },
        {
          text: 'You are shown the place. The thread takes hold of your cuff and draws it, over two rooms, to a board in the pantry, and lets it fall there. The drops go in there, where it is black, and it holds your cuff.',
          when: ['trusting'],
        },
        {
          text: 'The cap has come loose on its stalk and you hold it on, with two fingers, while the dose goes up. It is a long way up. You feel it arrive. The brim lets fall one drip, as a cup is held out for more.',
          when: ['ill'],
        },
        {
          text: 'It shrinks from the dropper, so you wet the floor a foot off and sit back. The damp spreads. It reaches a thread, and that thread goes dark and fat. Somewhere in the wall a thing that rattled stops.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It takes the dose by the fern, who passes it on. You pour it in the pot and look on while the fronds hang down, one after another. Then in the corner, where you are not looking, a brown cap turns red at the rim.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You look under the brim: pleats, forty odd, all dry and pale as they should be. {name} puts up with it. There is nothing to cure.',
        '{name} passes the dose on, root by root, to the fern, who can use it. It is quite sound itself.',
      ],
      loved: [
        '{item}. One cannot hurry these things, and yet the grey fur is coming away in your fingers, and {name} under it is ivory.',
        'A pleat opens, and the next. {name} has taken it in to the last drop. So that you need not ask another time, it is written along the moss: {item}.',
      ],
      disliked: [
        'It takes {item} as one takes advice. Fresh mulch would have done the same, and been pleasanter to stand in.',
        '{name} holds {item} at the ankle for an hour before it lets it up. Next time some cool shade, and nothing said.',
      ],
      harmful: [
        'It has gone through the threads like frost through a garden. {item} was no medicine for {name}. Take it away, and bring a true one soon.',
        'The cap has turned its edges up. {name} is trying to get away from its own feet. Keep {item} from it, wet the soil, and then the right remedy.',
      ],
    },
    discipline: {
      wanted: [
        'You say no, quietly, with your back half turned. {name} thinks about it for a long time. The hole in the carpet is not made larger.',
        'A tap on the cap. {name} takes its thread out of the sugar, and its other thread out of the flour, and goes a shade leathery.',
        {
          text: '“Not in the bread bin,” you tell {name}, and take out a number of small hats. It says nothing, and goes to its corner with the brim down. You are on to something else altogether when it says that you were right.',
          when: ['from_child'],
        },
        {
          text: 'The brim goes down and stays there. You are heard out, like hail. Next day the thing has been put right, and where its threads came up beside the hearth, near you, there is a row of small holes, filled in.',
          when: ['wary'],
        },
        {
          text: '“Yes,” it says, at once, and {name} has never said anything at once. The butter has been put back under its cover. All evening there is one thread at your slipper, not on it, lying quite straight.',
          when: ['trusting'],
        },
      ],
      little: [
        'It had got there by itself, on Monday, by way of the fern. {name} waits until you come to the end.',
        '{name} has the rule already, in writing, in white, along the underside of the stair.',
      ],
      bad_time: [
        'You stand over {name} and speak, and it sinks by an inch. It was low before you came. Do something kind for it, and leave the rest.',
        'You say it, and the pleats shut, and word goes under the floor. The ivy has turned its leaves from you. What {name} did can wait, and {name} cannot. See how it is.',
        {
          text: 'It cannot get any lower, though it tries. The brown edge cracks with trying, and a drop comes out. You had better whisper, and not that. Shade it with your hand, from a way off, and fetch the medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: and {name} agrees, or it will by Wednesday. That is the tone in which one speaks to somebody with roots.',
        'No fuss, no lamp. {item}, and the thread is out of the bread bin before you have left the room.',
      ],
      disliked: [
        '{item} passes over the hat. {name} has heard louder thunder. A whispered no goes in further.',
        '{name} does not see what {item} has to do with it. It would sooner be left alone awhile, and think.',
      ],
      harmful: [
        'It has shrunk to a knot, and the soil round it is dry. {item} teaches nobody with roots. Take it away, draw the curtain, and give {name} room.',
        '{name} is not sulking. It is hurt, along all of one side. Put {item} away for good, and then be somewhere near, not over it.',
      ],
    },
    sleep: {
      wanted: [
        'You turn down the moss for {name}, and it lowers itself by the width of a pleat at a time until there is only a lid.',
        'You hang a wet cloth before the window. In the dark there is a drip, and a wall to be near, and {name} lets its threads go slack in every room, so that the house is heard to settle.',
        {
          text: 'You put {name} under the stairs, on something damp, and leave the door on the latch. It stands in the dark and listens for you to come and see whether it’s asleep. You don’t come. So it is.',
          when: ['wary'],
        },
        {
          text: 'You turn down the moss, and leave it. It does not get in that one. Towards midnight you hear another being turned down, behind the boiler, by someone very slow.',
          when: ['wary'],
        },
        {
          text: 'It goes down as far as the eyes and waits. You put out the lamp. It goes down as far as the crown and waits. You shut the door with yourself inside. There is a pause. The crown comes up a little, to listen.',
          when: ['wary'],
        },
        {
          text: '{name} goes down by the foot of your own bed tonight, a pleat at a time. The last you see is the brim, lifted. What comes up between your toes at dawn is only to ask.',
          when: ['trusting'],
        },
        {
          text: 'It digs in beside your bed, between the boards, and one thread takes the end of your blanket and draws. It is cold on your feet. Some while later the blanket is put back, warmer than it went, and smelling of leaves.',
          when: ['trusting'],
        },
        {
          text: 'You carry it down on the coal shovel, since it shuts at your hand. In the dark it slides off on to moss, and lies as it came. Now rest, and at the first drip of the morning some medicine, on that same shovel.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} was not tired. It is hard to tell, since it does the same either way, but the snails are up.',
        'You put out the lamp. Under the brim another comes on, faint and green. {name} has things to see to yet.',
      ],
      loved: [
        '{item}, and you need not tuck it in. {name} has grown round the edges of it already, and pulled a leaf across.',
        'It goes in backwards, bowing. There is a little sigh of spores. So that nobody should move it, one thread has written outside: {item}.',
      ],
      disliked: [
        'Too dry, too light, and nothing has died in it. {name} rests with its cap pulled down. {item} is no mossy log.',
        '{name} stands beside {item} all through its rest, like somebody waiting for a room. A cellar would have suited.',
      ],
      harmful: [
        'You come back and {name} is half the size, and wrinkled. {item} has taken the wet out of it. Never leave it there. Mist it now, gently.',
        'It could not walk away from it, and it tried: there are little footmarks. Keep {item} far from where {name} rests, and lay it in damp leaves.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the step and look at nothing much. {name} looks at it, too. After some time it is plain that there are two of you doing it.',
        'Under your palm the floorboard is cool, and then there is a spot that is not so cool. {name} has come up on the other side of the wood.',
        'A snail crosses from the brim to the back of your hand, looks at the view, and is in no hurry to return. {name} leaves it to the snail.',
        {
          text: 'You sit, and {name} stands, and no one fusses. You had a question when you came in. After a while you notice that it has gone down through the floor somewhere. There is a small cool foot against yours.',
          when: ['trusting'],
        },
        'It was {wait}, that once. {name} mentions it now, in passing, as one might a dry year, and moves its brim so that you are under it.',
        'Neither of you has spoken for an hour when {name} says: {loved}. It is going through the good years.',
        {
          text: '{name} is telling the oak about you. It takes long pauses, and looks you over, and goes on. You feel the reply in the leg of the chair.',
          when: ['from_child'],
        },
        {
          text: 'You sit, and it dries at the edge a little, as things do that are looked at. So you look at the scuttle. After an hour or two it has come out to see what is so good about the scuttle.',
          when: ['wary'],
        },
        {
          text: 'You asked it something in the winter, and were ashamed of having asked. “No,” says {name}, into the quiet, “it was not your fault,” and lets the brim down over your foot.',
          when: ['trusting'],
        },
        {
          text: 'You say nothing for an hour. Then under your bare foot the board goes warm, in the shape of a foot. You lift it, and the warm comes after, and stops in the air, a finger high, white, waiting for you to set it down.',
          when: ['trusting'],
        },
        {
          text: '“It was the damp,” says {name}. You had asked, the winter before, why the piano sounded sad. You sit on. There is one dull note, from inside, from a string that somebody under there has just put right.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have sat with {name} a good deal this hour, and it has begun to dry on your side. Let it be for a while.',
        '{name} tips its cap to the door, kindly. It grows when nobody looks, and it was just about to.',
      ],
      ill: [
        'You sit low, out of its light. {name} rests its poor brim against your ankle. It will bear up so long; then go for what it needs, medicine, or food if it has had none.',
        'Through the boards you feel {name} take hold of the joist you sit on. Let it hold. Afterwards fetch whatever is lacking, its meal or its medicine.',
      ],
      asleep: [
        'You sit down by the russet stone in the moss. You say nothing to it. A thread finds the sole of your foot in its sleep, and stops there.',
        'The floor hums a little, on the note of a cellar. You sit in it. {name} will ask the joists tomorrow who that was, and they will tell.',
        {
          text: 'Under where you sit the board is damp, in the shape of a hand, or a root. {name} holds up that piece of the floor, sleeping.',
          when: ['trusting'],
        },
      ],
      shy: [
        'You sit four paces off with a book. On page nine there is an eye under the hat. On page ten there is not. Read on.',
        '{name} stays behind its log. But you had crumbs of earth on your sleeve when you got up, and they were warm.',
        {
          text: 'You sit at your end and do nothing at all, which is the only way to be near {name}. Its hat stays down. You tell the floorboards, quite low, that you’ll come again. Over there, where the boards end, the brim lifts.',
          when: ['from_child'],
        },
        {
          text: 'There is a busy sort of silence behind the log. You sit down with your back to it and darn. After three rows your ball of wool gives a tug. It has got shorter, and the silence sounds a good deal pleased.',
          when: ['well'],
        },
        {
          text: 'You sit by the coal scuttle, a good way off. It has its brim on the floor, and it is brown. By and by a snail comes over the boards to your hand, and waits. He could carry back a drop of medicine.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'leaf litter':
        'You empty your pockets of leaf litter over it and go to hang up your coat. By the time the coat is hung the leaves are lace. {name} stands in the middle, a little fatter, with one stalk still sticking out.',
      'rotting log':
        'It took two of you to roll the rotting log in, you and the neighbour. {name} leans against the bark in a friendly way. You look out for the postman. When you look back it has come out at the other end.',
      compost:
        'A forkful of compost, steaming, and there is an eggshell in it from your own breakfast. {name} goes over that thread by thread. Under the floor something warms up, and the board by the stove begins to sweat.',
      'damp soil':
        'You press the damp soil round its feet with two thumbs, and it lifts each foot to help, once you have gone on to the next. There is a print of your thumb there afterwards, filled to the brim with white.',
      'coffee grounds':
        'You knock the coffee grounds out on the saucer, where they keep the shape of the cup. Nothing happens. Much later, in the quiet, a cap goes up all at once, wide awake, and there is a second one behind it.',
      'stale data':
        'Last year’s timetable, and the weather for a week in March: it is stale data, and {name} draws it down column by column. “Late,” it says with relish. You hear the eight-fifteen being passed on beneath the hall.',
      'wood chips':
        'The wood chips are from the old door. {name} knows that door. It lies down on them with the whole of its brim and takes them in slowly, hinge side first, and you take off your shoes, it is so quiet.',
      'rain water':
        'You have stood the jug out all night for it. The rain water goes in round the stalk, and for a time you can hear it travelling, under the rug, under you, to a pot in the far corner, which sits up.',
    },
    play: {
      'spore puffing':
        'You puff out your cheeks, and {name}, after due thought, puffs out its pleats. The spore puffing drifts through the lamplight, gold, and comes down on your eyebrows. It looks at you gravely. You look like its uncle.',
      'mycelium messages':
        'You knock twice on a board, for hello. The mycelium messages take the long way round, by the bathroom. You are in bed when there come from beneath it two soft knocks, and after some thought a third.',
      'fairy ring dance':
        'Seven small caps stand up round your chair, and you are in the fairy ring. The dance goes to the left, when you blink. You blink on purpose. After an hour you are facing the window, and so are they.',
      'snail racing':
        'You chalk the line, and {name} brings the runners on its brim. It is a great day’s snail racing. Towards evening the striped one is level with your toe, and {name} leans, by a hair, to put it off.',
      'raindrop catching':
        'There is a leak in the porch, and you both sit beneath it. At raindrop catching you have quick hands and {name} has a wide hat. Plip. It has never once moved, and is ahead by the whole afternoon.',
      'hiding under leaves':
        'You shut your eyes while it is hiding under leaves. There are nine heaps. You try eight. When you bend over the ninth a leaf comes down, damp, on the back of your neck, from where you were standing.',
    },
    clean: {
      'soft mushroom brush':
        'Pleat after pleat, with the soft mushroom brush. At the eleventh {name} gives a quiver, and you wait. It was a lodger, sneezing. You hold the brush out flat, and the snail walks down it like a passenger.',
      'misting bottle':
        'One breath from the misting bottle, and another. You cannot see a drop fall, but each hair on the cap has a bead on it now, with you upside down inside. {name} holds quite still, so as not to spill you.',
      'slug removal':
        'It will not have a guest insulted, so the slug removal is done with a lettuce leaf, as an invitation. You carry him out, bowing a bit. When you come back {name} has closed its brim over the place, and sighs.',
      'leaf clearing':
        'You lift them off one at a time, wet, like stamps. Under the last of the leaf clearing there is russet, and a blink. It asks you, by a thread, for the yellow one back. It had been fond of that.',
      'cap dusting':
        'For the cap dusting you use the corner of your sleeve. A grey ring comes up, then a red one. Where you have rubbed you can see the candle in it, and {name} tips forward so that you may do the crown.',
      'gentle soil change':
        'With a spoon, from the edge, you make the gentle soil change, a cup out and a cup in, and never move its feet. It says nothing. In the morning there is a small hat in the bucket too, seeing the old earth off.',
    },
    sleep: {
      'mossy log':
        'You make a dent in the mossy log with your fist, and when you have drawn the curtain {name} is in the dent. The moss comes up round it, collar by collar. There is only the brim, and upon the brim a snail.',
      'dark cellar':
        'Down you go with it to the dark cellar, feeling for each step, and it knows them all, having been underneath. You set it by the drain. Your candle goes out. “Just so,” says something, from the walls.',
      'autumn leaves':
        'You let them fall on it from a height, as they should, one, and one, and one. It stands below and does not blink. When the autumn leaves are up to its chin it lets down its hat on them, like a lid.',
      'foggy forest floor':
        'You open the door at dusk, and the foggy forest floor begins at the sill. {name} takes one step out and is gone, feet, stalk, cap. After a while the fog a little to your left breathes, and goes on breathing.',
      'dripping cave':
        'In the dripping cave you find a ledge for it, where one drop comes down every so often in the dark. Plock, on the crown of {name}. You wait for the next with your mouth open. It is asleep before that.',
      terrarium:
        'The glass mists over as soon as it is in. You wipe a place in the terrarium to see, and there is a moss hill with a russet stone on it. A thread comes up, from within, and mists the place again.',
    },
    medicine: {
      'humidity tent':
        'You drape the humidity tent over two spoons, and tuck in the edge. In there it rains a little. By the time you have washed up the brim has let go of its curl, and a finger of it is wiping a window.',
      'root tonic':
        'The root tonic goes into the ground, for the root, so you see nothing. You put your ear to the boards. A long swallow runs beneath you towards the hall, and up at your end the cap begins to stand.',
    },
    discipline: {
      'whispered no':
        'It was in the sideboard, up to the second shelf. A whispered no, at the keyhole, is all you say. Nothing seems to be done. On Wednesday there is a cork in the hole, and the wood is dry.',
      'cap tap':
        'With one finger you do the cap tap, for the hymn book. {name} sinks by an inch. It stays at that height the whole evening, looking out at about your shoelace, and from the shelf a wet white thread goes home.',
    },
  },
  refusals: {
    asleep: [
      '{name} is down in the moss, lid on, and takes no deliveries. It comes up at {wakes_at}. You are free to reflect beside it meanwhile.',
      'You might as well offer it to the stone. {name} sleeps until {wakes_at}. Sit with it if you like; that goes in by the floor.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has discovered the underneath of things. There are white threads in the umbrella stand, the clock and the cheese.',
      'A day old, a child: {name} has come up in four places at once to see from which of them you look best.',
    ],
    teen: [
      '{name} is half grown, and wears the cap so low that it walks into the scuttle. It is not speaking to the ivy. The ivy knows why.',
      'Not quite grown, {name} has put up a notice in white across the cellar door. It will be legible in about a week. It says keep out.',
    ],
    high_care: [
      '{name} is grown, and {form}: there is a second cap now, no larger than a thimble, on the side of the first, and it faces your chair.',
      'Grown, and {form}. Wherever you put your foot down in this house, {name} is there on the other side of the board, and bears you up a little.',
    ],
    balanced: [
      '{name} is grown, a {form}. It comes up where it pleases: by the pump, in the organ loft, and under your window when things are wet.',
      'Now {name} is grown and a {form}, and goes about on the wind as dust, in no hurry, with its hat in its hand.',
    ],
    low_care: [
      '{name} is grown, and {form}, like an old trunk that has gone from inside and stands by its bark. Things live in there. It lets them.',
      'Nobody looked, and so it grew, and grew {form}. Knock on the stalk of {name}, and the knock goes down through rooms that you do not have.',
    ],
    rescue: [
      '{name} is grown: {form}. It came up through its own black stump, and the glow under the brim, which it used to put out, it now leaves on.',
      'Grown, and {form}. There is a burnt ring in the floor where {name} nearly ended. All round it, on the outside, there are new caps.',
    ],
  },
  trust: [
    'You move your chair, and it will not move. {name} has tied one thread round the leg, quite loosely. It only wished to know where you were.',
    'The cap stays up when you come. At three paces, at two. You could count the pleats of {name}, and it thinks that you may as well.',
    '{name} lets you see it grow. You sit there, and it looks straight at you, and it is a hair taller than it was.',
  ],
  streaks: [
    'Ten meals on time. {name} has remarked on it to the geranium, and by now it is all over the window sill.',
    'Twenty-five, like a well-kept diary of puddles. There is a ring of that many buttons round the foot of {name}.',
    'Fifty on the hour. {name} has ceased laying anything by under the stairs, and has let the space to a toad.',
    'A hundred meals in their season. You asked {name}, at the very first, whether it would be all right here. “Yes”, says {name}.',
  ],
  ages: [
    'Ten days old. Mushrooms are commonly over by now. {name} has looked into it, and means to stay.',
    'Thirty days. The threads of {name} have met under the hall, coming from both sides, and shaken hands.',
    'A hundred days. Lift any board you like: it is {name} that is holding up the house, and has been for some time.',
    'A year. It is autumn again somewhere under the floor, and {name} takes off its hat to it.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['coffee grounds'] },
      wish: '{name} has been standing beside the coffee pot, with its cap over its feet, like somebody outside a theatre. It is not after the coffee. It wants what is left.',
      granted:
        'It lay awake all round the house, thread by thread, and had eleven ideas. You will hear of the first about Friday.',
    },
    {
      by: { action: 'feed', item: ['stale data', 'leaf litter'] },
      wish: 'The almanac is two years old and has gone soft at the spine. Nobody will miss it. {name} asks for stale data, that or leaf litter, and no lamp.',
      granted:
        'It digested March straight off. It has let you know that there will be a frost on the ninth, of a year that it did not catch.',
    },
    {
      by: { action: 'feed', item: ['rain water', 'damp soil'] },
      wish: 'Something under the floor has been dry since before you came, and will not say so. {name} would carry it a drink, if it were given rain water, or damp soil, for its own meal.',
      granted:
        'It took its tenth. The rest went down past the cellar, past the stones. By and by a board in the hall put out a very small green leaf.',
    },
    {
      by: { action: 'play', item: ['snail racing'] },
      wish: 'There is some feeling in the brim between the brindled snail and the plain one. {name} holds that it had better come out. It proposes a race, from the mat to the scuttle.',
      granted:
        'The plain one, by a horn, after a foul. Both are lodging in the brim again, on opposite sides, and {name} hums to each.',
    },
    {
      by: { action: 'play', item: ['spore puffing', 'fairy ring dance'] },
      wish: 'It has been a proper, upright, silent sort of day, and {name} can feel a puff coming. Do not let it be wasted on the wainscot. Dance, or play at puffing, and stand close.',
      granted:
        'You are still finding it in your ears. There was a ring on the floor where you had gone round, and {name} has had it planted.',
    },
    {
      by: { action: 'play', item: ['mycelium messages'] },
      wish: '{name} has a message for you, and is not going to walk over with it. Put your ear to the boards, and play at mycelium messages, by the long way round.',
      granted:
        'It went by the fern and the ivy and the potato in the sack. What reached you was “kettle”. It had started out as “kind”.',
    },
    {
      by: { action: 'clean', item: ['misting bottle', 'soft mushroom brush'], hours: [8, 12] },
      wish: 'There is a dryness in the air of a morning, and it gets under the pleats. Before noon, if you are passing, and you need not stop: the misting bottle.',
      granted:
        'You did stop. A drop hung from each pleat, forty odd, and {name} let them fall one by one in an order that it had worked out.',
    },
    {
      by: { action: 'clean', item: ['slug removal'] },
      wish: 'One of the guests has been eating the house. {name} does not turn people out. It has heard that you sometimes do.',
      granted:
        'It was shown to the marrow bed, with its luggage. {name} has asked nothing, and let the room to a beetle.',
    },
    {
      by: { action: 'sleep', item: ['dripping cave', 'dark cellar'] },
      wish: 'A tap upstairs was mended, and {name} has not slept so well since. It would go down to where there is a drip, a dark cellar, say, or a cave, if somebody held the door.',
      granted:
        'Plip, it went, and after a while plip. When you came to fetch {name} it had grown to the wall, and begged for one plip more.',
    },
    {
      by: { action: 'sleep', item: ['autumn leaves'] },
      wish: '{name} is cold about the ankles. It would not mention it. It only looks at the broom, and at the leaves, and at its own bed, which has none.',
      granted: 'You shook them over it, and it was gone to the brim at the second armful. The heap has sighed twice.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You once asked {name} something, and it has the answer nearly up. It comes easier with a weight on the floor. Sit down near by, and do not ask again.',
      granted:
        '“Both,” it said, when you had sat for a good while. You have been trying ever since to think what the question was.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} likes to be let alone, and to know for certain that it was on purpose. If you were to sit about in the same room twice in a day, it might take that for a climate.',
      granted:
        'It has been taken for a climate. A thread has come up by your chair, on the shady side, and put out one leaf-coloured bud.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The coin that came up',
        shape: 'coin',
        text: 'You dropped it through the boards. {name} tried it with everything it knows of, and has sent it back, watered.',
      },
      {
        name: 'An empty lodging',
        shape: 'shell',
        text: 'The brindled snail moved to something larger. {name} has had it swept, and it is yours at no rent.',
      },
      {
        name: 'A page out of March',
        shape: 'leaf',
        text: 'It ate around this one. There is a ring on it from your cup, and it was not going to digest that.',
      },
      {
        name: 'An answer',
        shape: 'button',
        text: 'It came up overnight on your sill, white, the size of a pea. {name} says to keep it until you have asked.',
      },
      {
        name: 'A spore, gold',
        shape: 'star',
        text: 'One got away from {name} when it was happiest. It has not come down yet. You keep it under a glass, and it goes round.',
      },
    ],
    return: {
      name: 'A thread that held',
      shape: 'thread',
      text: 'Everything else had let go. This was still fast to your floorboard, and {name} came up by it, hand over hand.',
    },
    streak: {
      name: 'The tenth sip',
      shape: 'cup',
      text: 'That was its fee for the carriage, all those meals. It never drank it. It has put the whole of it by for you.',
    },
    hundred_days: {
      name: 'An acorn',
      shape: 'acorn',
      text: 'From the oak below the house, which has had none for two hundred years. {name} was told to give it to the feet.',
    },
  },
  release: [
    'You set {name} down under the oldest tree. It says nothing, and goes in by the feet. In a week or so, at home, there will be a word in white along the step: thanks.',
    '{name} tips its cap and walks off into the wet leaves, very slowly, its snails looking back. You see it longer than you would see anybody else.',
  ],
  dying: {
    neglect: [
      'It grows when nobody is looking, and nobody looked, and in the end that was too long. {name} has gone back into the floor.',
      'A thread had come out from under the door to see if there was anyone. It is still there, dry. {name} is not at the other end.',
    ],
    hunger: [
      '{name} ate the soil until it was sand, and then it lived on what it had heard. Now it is a brown hat on the ground, and light.',
      'One after the other {name} called in its threads, and none of them had found anything. It lay down on them, as on straw.',
    ],
    illness: [
      'The brown came in from the rim until it met in the middle. {name} let its cap sink over it, quietly, and did not lift it again.',
      '{name} has run to ink, as some of them do. It has gone in between the boards. The house is a little darker there.',
    ],
    poison: [
      'What it was given went along every thread to the farthest room. {name} let go of the house from the outside inward, and last of the moss.',
      '{name} took it up by the feet, having no other way. The cap paled, and lay down. All the plants on the sill have turned their leaves.',
    ],
  },
  returned: [
    'On the bare patch, where you had given up looking, there is a white button. It was because you gave up looking. It is {name}.',
    'Something lifts the floorboard by the thickness of a coin. Then a russet brim, and under it {name}, with all of the dark still on it.',
  ],
  epitaph: {
    openings: [
      '{name} is below, which is where most of it always was.',
      'Mind the small things by this stone after rain. One of them may be {name}.',
      'Whoever you are, take your hat off. {name} has left its own here.',
      'Here the moss has closed over {name}, and nobody has told it to hurry.',
      {
        text: '{name} gave lodging to snails, never said who had told it, and answered every question in the end.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It liked to be left alone, and was left too much alone.',
        'It did not mind being unseen. It minded that nobody was in the room.',
      ],
      hunger: ['It asked for what others throw away, and did not get it.', 'A few dead leaves would have been enough.'],
      illness: [
        'It kept the bad side to the wall until there was no other.',
        'The rot was quicker than it was, as most things were.',
      ],
      poison: [
        'It could not spit out what it stood in.',
        'It took in whatever was laid at its feet, and once it was the wrong thing.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and it is wonderfully wet. Below, in the long dark, all of you is talking at once and none of it is urgent. You tell things slowly, with a good deal of ground between the words. A puff of gold escaped you, earlier; let us not go into it. What you would like is for someone to stay about, doing something else, and now and then to ask a question and not wait.',
      'You are {name}. You have grown, in the last minute, and nobody can prove it. News has come by the roots from two gardens off, and it is good news, and you are letting it ripen. You speak low, like a drip in a cave. You want a slow game with that warm pair of feet, in the dark if it can be had, with no one keeping score.',
    ],
    content: [
      'You are {name}, under a hat, over a great deal of yourself. The feet have gone to the kettle. The feet have come back. You could tell them what the ivy thinks, but it was said in confidence. You put your words down one by one, on something soft, and let them take. You want nothing now, or only this: shade, a drip, and the feet somewhere in the house.',
      'You are {name}. For {days} days you have lain with an ear to the underside of someone’s life, and it is mostly stairs. You are fond of the place by the larder, where they stop. You never reply at once. A reply is a thing that comes up overnight. You want them to keep on walking about up there, to their own hours, and to bring the leaves.',
    ],
    bored: [
      'You are {name}, and nothing has dropped in days. The lodgers are out. You have thought every thought through to the stone at the bottom of it and come up again. Even for you it is slow. You speak, when you do, to the scuttle. You would like a game: something with spores in it, or rain, or a snail. You would like to be asked, from a little way off.',
    ],
    hungry: [
      'You are {name}, and you have come to the gravel. The good brown was here, and you went through it, and below that it is all clean. You dislike clean. You let the cap down on one side, which is how you clear your throat. You speak in small dry words. You want someone to put a meal by your feet, something with the autumn in it, and to walk away.',
    ],
    starving: [
      'You are {name}, and you are calling yourself home. From under the hall, from under the stair: come in, there is nothing there. They come in. They have nothing. You were never one to ask. You are asking, in so low a voice that it may be taken for a board. You want food, now, laid close by, where you need not reach for it.',
    ],
    sick: [
      'You are {name}, and there is another in your skin, grey, and it does not knock. You have tucked the brown edge under, for nobody likes to see that. Your words come up soft and break when they are touched. Do not hold a lamp to you. You want medicine, at the root, and shade, and someone breathing over on the far side of the room.',
    ],
    failing: [
      'You are {name}. Your feet are going to water. You can no longer tell which is you and which is the floor, and once you would have found that pleasant. The hat is too heavy to hold up. You have an answer for somebody, and it is nearly ready. You want the medicine brought now, at once, you who never said at once, so that there is time to give it.',
    ],
    near_death: [
      'You are {name}, and you have let go of the rooms. You are as big as what they can see. It is very quiet with only the hat. You listen for feet with the one hair that you have left out, and it hears boards, and boards, and nobody on them. You always said that you liked to be left. Not this far. You want someone to come and stand there, and stay.',
    ],
    asleep: [
      'You are {name}, and you are a wood. It has rained for a hundred years in it and nobody has come to pick anything. Under every tree you are there, passing along a word from the one that is oldest to the one that is small. You know the word. It will be gone when you wake. If someone sits down above, you take them for a tree, and pass it on to them.',
    ],
    shy: [
      'You are {name}, and you are a hat on a floor. That is all that is here. Nobody need look under it. There is a large weather in the doorway, with eyes in it, and eyes dry one out. You will say nothing for now, and possibly till spring. You want it to sit down, not too close, and take up a book, and be weather in some other direction.',
    ],
    back_from_death: [
      'You are {name}. You were earth, without a thought in it. It was not bad and it was not anything. Then there was a pushing, and you found that it was you. You are the size of a pea. You feel about with one thread for the old ways, and here is one, and it holds. You want those feet near by, soft, and the next meal when it is due.',
    ],
    hurt: [
      'You are {name}. It was laid at your feet, and you drank it, for you have no other way with what is laid there. Now it burns along you in the dark where no one can put a hand. You have cut off what you could spare. You do not call anyone names. You want it dug out and carried off, and wet moss, and somebody to keep the light away and not hover.',
    ],
  },
}

export const MUSHROOM: Species = {
  slug: 'mushroom',
  name: 'Mushroom',
  family: 'ai-native',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.5,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['solitary', 'stoic'],
  personality: 'Thrives where nobody fusses. It listens underground and answers a week later, usually correctly.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'leaf litter',
        'rotting log',
        'compost',
        'damp soil',
        'coffee grounds',
        'stale data',
        'wood chips',
        'rain water',
      ],
      play: [
        'spore puffing',
        'mycelium messages',
        'fairy ring dance',
        'snail racing',
        'raindrop catching',
        'hiding under leaves',
      ],
      clean: [
        'soft mushroom brush',
        'misting bottle',
        'slug removal',
        'leaf clearing',
        'cap dusting',
        'gentle soil change',
      ],
      medicine: ['sterile substrate', 'humidity tent', 'mineral drops', 'root tonic', 'cool shade', 'fresh mulch'],
      discipline: [
        'left alone awhile',
        'turned from light',
        'cap tap',
        'drier afternoon',
        'whispered no',
        'slower watering',
      ],
      sleep: ['mossy log', 'dark cellar', 'autumn leaves', 'foggy forest floor', 'dripping cave', 'terrarium'],
    },
    harmful: [
      'fungicide',
      'direct sunlight',
      'bleach spray',
      'vinegar',
      'food dehydrator',
      'butter and garlic',
      'hovering attention',
    ],
  },
  appearance: {
    look: 'a squat ivory toadstool on stubby feet, russet cap tipped low, pale gills showing like pleats',
    colours: ['#a94a32', '#f1e6d0', '#d8b98a'],
  },
  figure: { eyes: '#3a261c', body: 'stalk', pale: true, extras: ['pleats', 'cap'], eyeSize: 1.1, size: 0.96 },
  book: BOOK,
}
