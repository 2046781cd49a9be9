/**
 * Any cat of a breed no book lists: it lives on the far side of its own dignity. It wants to be found and not to be
 * looked for. It is fond of you as of a warm wall, and would be hurt to have that mentioned. It keeps to walls, edges
 * and the patch of sun; it shows its back where it trusts, leaves the room where it is hurt, and says the most
 * important things by where it lies down. Its keeper is a chair that sometimes opens tins.
 */
import type { FamilyBook } from '../book'
import type { FamilyTraits } from './family'

const BOOK: FamilyBook = {
  hatching: [
    'There is a paw at the crack, and it feels about outside for some time before it lets the rest out. {name} sits down in the half shell and looks at you as though you were the one that had just come.',
    'The egg tips over, slowly, because something in it leaned. {name} is poured out, gets up, and washes one side of its face before it looks at the world with it.',
  ],
  looks: {
    thriving: [
      'At nothing at all {name} goes up sideways, comes down facing the other way, and is gone along the skirting board. You hear it arrive in four rooms.',
      '{name} lies on its back in the very middle of the floor with its feet in the air, and dares you.',
      'Somewhere under the rug a lump is going about its business. It is {name}, and it has never been so well hidden.',
      'You move a toe beneath the blanket. {name}, who was asleep, has it in both arms before you have finished.',
      'The sun has got as far as {loved}, or the place where that was, and {name} rolls in it, first on the one shoulder, then on the other.',
      {
        text: 'You hear a gallop overhead, and a skid, and something small going down the stairs by itself. When you look up through the rails there is a cat on the landing, washing, with one eye on what it dropped.',
        when: ['wary'],
      },
      {
        text: '{name} is chasing something round the bath, that is not there, with great success. You stop in the doorway. It stops, too, and looks at the plug. It stays with the plug until you have gone by.',
        when: ['wary'],
      },
      {
        text: '{name} comes at you down the passage sideways, all arch, bounces off your shin, runs up the curtain and looks down, mad with joy, to see whether you are going to do anything about it.',
        when: ['trusting'],
      },
      {
        text: 'You lie on the floor, and {name} walks up you to the chin, treads there, sings, and lets itself fall over on its back along your neck. It shows the ceiling its whole underside, and does not mind your hand.',
        when: ['trusting'],
      },
    ],
    content: [
      'There is a patch of warmth going across the floor, and {name} is going with it, a hand’s breadth every quarter of an hour.',
      'On the letter that you were about to answer lies {name}, folded, like a seal on it.',
      '{name} has gone in behind the curtain to look out of the window. The tail was not told, and hangs down on your side.',
      'After {days} days {name} has a place for each hour, and is in it. You could set a clock by the dents in the cushions.',
      '{name} turns an ear as you come by. It does not open its eyes. It had {loved} once, and is going through that again from the beginning.',
      '{name} walks the length of the shelf between the glasses, and touches none, and looks back along them to see that you saw.',
    ],
    curious: [
      '{name} has put its whole head into the vase, to see about the smell at the bottom, and is considering how heads come out.',
      'You are folding something. {name} walks across it, sits on each half in turn, and looks at you: which of the two were you going to use?',
      'Something ticked in the cupboard. {name} sits before it with its whiskers out in front, like a hand held up for silence.',
    ],
    bored: [
      'One by one {name} moves the pencils to the edge of the desk. It does not push the last of them. It looks at you, with a paw on it. Play with it.',
      '{name} has looked behind the door, behind the other door, and inside the shoe. It comes and lies down on your foot, all of it. It wants a game.',
      'Your pen moves and {name} watches the end of it. It lays one paw on the line that you have written, and holds it there. Play with it.',
    ],
    hungry: [
      '{name} walks in front of you to the kitchen, so close before your feet that you go at its pace. It sits down by the dish and turns its back. Feed it.',
      'You open a drawer, and {name} is there. You open a letter, and {name} is there. It was the wrong noise both times, and it forgives you. It is time for its meal.',
      'The tins are on the second shelf. {name} is on the first, beneath them, washing, with great calm, the same shoulder for the ninth time. Feed it.',
      {
        text: 'It has sat down as far from you as the kitchen goes, behind the table leg, which hides a third of it. It looks at the dish, and when you look, at the leg. Fill the dish, and go upstairs.',
        when: ['wary'],
      },
      {
        text: 'There is a paw on your cheek. It is taken away. It is put on your lips, and pressed, a little, to see whether anyone is up in there. {name} sits on your chest like a small landlord. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The dish has been licked until it moved, all across the floor to the wall, and {name} lies where it stopped. It has had nothing for {hours} hours. Food, now.',
      '{name} opens its mouth at you and no sound comes. It shuts it again, tidily. Fill the dish now; it has been {hours} hours.',
      'Nothing in {name} looks away any more. It follows your hands, each by itself, wherever they go, and they have been empty for {hours} hours. Bring food now.',
      {
        text: 'The bread has been dragged behind the stove, bag and all. {name} looks at you over the rim of the sink, and is gone. Put down meat, in the open, now, and leave the room to it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is under the lowest shelf, and the two lamps in there are turned down. It has not come out to you for {hours} hours of hunger. Slide soft food in at once, and medicine in that.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} looks at the chair, measures the jump, and lies down under it instead, as if that had been the plan. It could do with medicine, or a long rest.',
      'It has washed one paw and stopped there, the paw still up. {name} is tired to the bone. Some medicine, and then let it sleep.',
    ],
    dirty: [
      'There is something in its coat that was not in anybody’s coat before. {name} begins to wash it off, gets a taste of it, and looks at you. A wash, please.',
      '{name} sits very upright and a little apart, the way one sits in wet clothes. It cannot reach the worst of it. Clean it.',
    ],
    sick: [
      'You would not find {name} if you did not know to look behind the boiler. Its eyes have a skin on them, and it does not ask who it is. Medicine, please.',
      'It came to the dish and sat down before it with its eyes shut, and went away again. {name} is ill. Give it medicine, and keep the room quiet.',
      'It lies out in the open, in the draught, with the warm place a yard off and unused. {name} would never. It needs medicine.',
      {
        text: '{name} has got in behind the washing machine, and you may see as much of it as a back. It would bite, you think, if it had the breath. Put medicine on its paw. It will have to lick that off.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has crept into your coat where it fell, as far in as the sleeve. Only the breath moves. Give it medicine now, and do not move the coat.',
      'You say its name. One ear tries to come round to you, and gets halfway. Medicine, at once, and stay.',
      {
        text: 'It does not leave the room. You kneel down, and it is still there, and you put both hands under it, and it does not so much as stiffen. Give it medicine at once. It can go back to despising you afterwards.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} lies on the inside of the door with its nose to the gap, where you would come in. It has been {hours} hours. Sit down on the floor beside it, now.',
      'The last warm place in the house was your chair, and {name} is on it, and it is cold. Come and sit by it. Any care will do, if it is now.',
      'In {hours} hours the patch of sun has come and gone without it. {name} is in the dark part, by your coat. Sit down there, and put the sleeve over it.',
      {
        text: 'It is sitting upon your side of the bed. It never came into that room while you were there. It has sat there, quite well, with its feet together, for {hours} hours. Go in now, and lie down on the other side.',
        when: ['wary', 'well'],
      },
      {
        text: 'You find the place by the wall where it has always gone past you, and there it lies, with its face away. Sit down by it, now, and stay as you are. There can be medicine in a moment.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep in a shape that has no beginning. You look for the nose, and find a foot, and put the blanket back.',
      'Asleep, {name} has one paw over its eyes, as somebody might who had asked not to be disturbed and been told that nobody would.',
      'You had wanted that jumper. {name} is asleep in both arms of it, and so you go out cold.',
      {
        text: '{name} sleeps on top of the wardrobe, up against the wall, where nothing could come but from the front. It has its face to the front. One ear is asleep, and one has been left on.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep in the bend of your knees, where you cannot turn over. You have not, for some hours. When you sigh a paw comes out behind it and is laid flat against you, to be sure it was you.',
        when: ['trusting'],
      },
      {
        text: 'It has gone to sleep in the washbasin, where it is cool, with its chin on the plughole. The breath comes short. You let the tap be. When it lifts its head it should have medicine, and be carried, if it likes.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps as flat as a glove, and you must bend down to see that it breathes. Sit beside it now, which it takes even so; it wakes at {wakes_at}.',
      'Nothing in {name} is dreaming. The paws lie where they were put. Keep it company now, and be there when it wakes, at {wakes_at}.',
      {
        text: 'It went to sleep with its chin in the empty dish. {name} wakes at {wakes_at}: sit by it until then, and have a meal in your hand.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Under the lowest shelf there are two lamps, green, and they go out when you look at them. Sit down. They come on again when you do not.',
      '{name} crosses the room by way of the walls, one after another, with its belly near the floor. It has somewhere to be that is not near you yet. Sit, and let it go by.',
      {
        text: 'It knows your step by now and leaves the room at the second one, not the first. It once waited {wait}. Sit a while, and expect nothing.',
        when: ['from_child'],
      },
    ],
    back_from_death: [
      '{name} is back. It goes along every wall of the house with its cheek against it, as though to see that they had all been kept, and ends at your ankle. Stay, and be on time with its meal.',
      'It came in without a sound and is on the bed, exactly where the hollow was. It is lighter than the hollow. Sit with {name}, and keep its next mealtime.',
    ],
    old: [
      '{name} no longer jumps on to the sill. It stands below and looks at it until you come, and is lifted, and does not make a thing of it.',
      'There is grey on its chin, and it sleeps with its mouth a little open. Nothing in this house is a surprise to {name} any more, and it has stopped pretending otherwise.',
      'Nobody says any more whose chair it is. {name} has let you sit in it on some of these {days} days, and could tell you which.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats with its back to the room, without haste, and looks up once, at the wall.',
        'You put the dish down, and there is a small pause, such as one makes before sitting down to table. Then {name} eats.',
        'It goes round the edge first, so that the middle stands up like an island, and leaves that for last.',
        '{name} eats, and when it has done it takes one piece out on to the floor and eats that there.',
        'The whole time the tail lies straight out behind it, as still as a ruled line. At the last mouthful the end of it turns up.',
        {
          text: 'It sings while it eats, a thing it would deny: a low note with food in it. {name} licks the dish until it rings.',
          when: ['well', 'glad'],
        },
        {
          text: 'It runs before you to the dish with its back arched, turns, and bumps its whole brow against your hand. It sings into the dish, and comes up to tell you, and goes on.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} will eat if you sit there. You sit on the kitchen floor, in your coat, and it eats with its side along your leg. At the end it washes its lips, and then, as you are handy, your knuckle.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'There is nobody about. You put down the dish and walk off whistling. Halfway along the hall you look back, and a lean, quick shape is crouched to it, wolfing, with both its ears laid round towards your shoes.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are asked to stand a little further off. It takes the largest piece in its teeth, trots behind the curtain with it, and there is a noise of feasting. Under the hem you see four feet, planted.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has not come to the dish, so the dish comes to the chair. {name} eats lying on its side, from your fingers, and puts out a paw and holds the wrist, so that there shall be more of it.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That is {streak} meals on time, and {name} has begun to be found in the kitchen a minute before you. It would like that to be taken for chance.',
        'After {streak} in a row it eats with its side against your leg. It has not looked down to see whose leg.',
        'It has been right {streak} times together, and {name} no longer comes to see you open the tin. It lies where it is, and lets you be trusted.',
      ],
      early: [
        'There is still some of the last one about {name}. It eats a corner, to see whether it is the same, and covers the rest with the air. Come again at {opens}.',
        '{name} comes, sniffs, sits down, and looks at you kindly. A mouthful is taken, as one takes a leaflet. At {opens} it will be hungry.',
        'It was only just asleep upon the last one. {name} eats the corner nearest to it, lying down, and shuts its eyes on the rest until {opens}.',
        {
          text: '{name} comes as far as the doorpost, and smells along the air. It had enough the last time. It waits until you have moved off, licks the dish once, like someone reading a postcard, and goes. Leave it there again at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is full, and lies on your foot to say so. It eats one piece, out of your palm, because it was you. The rest is buried, with care, under a corner of the mat, and may be dug up at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'It eats all of it. Then it goes and sits in the hall with its face to the coats, where you can see it from everywhere. You were late.',
        '{name} lets the dish stand for as long as it stood empty, and eats when you have left the room.',
        'The dish is emptied. For the remainder of the day, whichever room you enter, {name} was on the point of leaving it.',
        {
          text: 'It eats a very little, and goes from the dish backwards, so as to keep you in front, and has to lie down on the tiles. Push medicine over with a finger, and do not follow the finger.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} is hunched by the wall, with the dish before it. You go out. There is some licking. When you look round the door the face turns away. Put medicine in what is left.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has eaten next door. There is a whisker of cream on its lip, and it sits on their side of the fence, washing. It comes over for yours as well, and goes back to finish washing.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats what you bring with a good appetite, on the top of the bookcase, to which it has moved. Something falls. It is the photograph of you, and it landed face down, and was helped.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, and then it finds out where you have sat down, gets up on you, and turns its back. It is the full weight. You are not to have the face, not yet, but you are not to get up, either.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It has been {hours} hours. {name} eats too fast and has to stop, and looks at the door to see whether you are going again, and eats.',
        'You have to put it on your finger at first. {name} takes it, and after that the dish, and does not come near the hand again today. It had been {hours} hours.',
        'After {hours} hours it does not turn its back to eat. It keeps its face to you, over the dish, and that is not a compliment.',
        {
          text: 'After {hours} hours it lets you set the dish against its chin. It licks, and shuts its eyes, and licks. If your hand comes nearer the ears go flat. Leave medicine on the rim, and your sleeve near by.',
          when: ['ill', 'wary'],
        },
        {
          text: 'There are no lamps beneath the shelf. You hear it breathe. It was {hours} hours. It takes a shred, after a time, with its lips only. Give it medicine next, on the same spoon, lying on your front.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has hunted. There is a row of small things on the mat, from {hours} hours of it, none for you. It comes in by the roof, sleek, eats your dish bare, and sits down with its back to you.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} looks into the dish, sees that it is in order, and walks round it. There is no room. The next is at {opens}.',
        'It digs at the floor beside the dish, once, twice, to bury what it does not want. There will be room at {opens}.',
      ],
      ill: [
        'It takes the gravy and leaves the rest, and lies down with its chin on the rim. {name} is ill. Medicine next.',
        '{name} licks at it for your sake, and looks away. A little went down. See to its medicine now.',
      ],
      loved: [
        'The word was {item}, and {name} was asleep, and is standing on your foot.',
        '{item}: and it growls over the dish, softly, in case any of the furniture had thought of asking.',
        {
          text: 'It carries the first of it under the table to be alone with it: {item}. {name} comes back for the rest with its whiskers forward.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} looks at it: {item}. It looks at you. It eats round the part that it cannot help, and would rather have had fish.',
        'It shakes one paw over the dish, and then another, as if it had rained on it: {item}. Something plainer next time.',
      ],
      harmful: [
        'It would not have touched it, but it came from you. {name} has gone behind the bath and cannot keep still. Throw it out, all of it: {item}. It was no meal.',
        '{item}. {name} is drawn together like a purse, and there is foam at its mouth. Never that again; if it does not pass, medicine.',
      ],
    },
    play: {
      wanted: [
        '{name} lets it go by three times, looking elsewhere, and takes it out of the air at the fourth.',
        'Flat ears, wide eyes, the hind end winding itself up: then nothing, for so long that you look away. That was the moment.',
        'You are ambushed from behind the chair, which you knew, by {name}, which you knew, and it is a great success.',
        'It throws the thing up for itself when you are too slow, and falls over under it, and blames the rug.',
        {
          text: 'The string goes round the corner, and you are on the other end of it, and cannot see. There is a tug. You let it run. There is no sign of anybody, only that you have, each time, a little less string.',
          when: ['wary'],
        },
        {
          text: 'You hide behind the door, and {name} comes round it, leaps straight up, clasps your knee with both arms, bites, thinks better of it, licks the place, and is off, so that you can do it again from the other door.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had been round the house at a gallop before you came. It bats at your game from where it lies, as one signs for a parcel.',
        'It is as happy as it goes already. It plays one round with its eyes half shut, so as not to disappoint you.',
      ],
      bad_time: [
        'The eyes follow it and the rest does not. {name} puts out a paw, some way short, and leaves it there. See first to what it needs.',
        '{name} would sooner be let be. It turns its face into its own side. Look to what it lacks, and play after.',
        {
          text: 'It gets up for it, since it has its pride, and sits down at once as if that had been all it meant. Medicine first.',
          when: ['ill'],
        },
        {
          text: 'It catches the thing and tries whether it can be eaten. It cannot. Feed {name} first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You had it behind your back: {item}. {name} went round you, the wrong way, and had it.',
        '{item}, and the whole length of the hall, and back, and nobody is to touch it now: {name} lies on it with all four feet.',
      ],
      disliked: [
        '{item}. {name} gives it one touch, as one tries an iron, and washes the paw. A bit of string would have done.',
        'It watches you play with it: {item}. You do it quite well. It would rather something that ran away.',
      ],
      harmful: [
        'There was a noise, and {name} is on top of the cupboard with one foot held up. Put that away for good: {item}.',
        '{item}. It has hurt its mouth on it, and looks at you from under the bed, puzzled. Never again.',
      ],
    },
    clean: {
      wanted: [
        '{name} bears it, stiff as a hat, down to the shoulders. Then you find the place under the chin, and it forgets what it was bearing.',
        'You do the side that it cannot reach, and it does the other at the same time, and you meet in the middle.',
        'One ear, the other ear, the difficult place behind: {name} stays for all of it, looking at the wall, as people do at the barber’s.',
        {
          text: '{name} allows the brush for as long as there is something to look at out of doors. A bird comes. You do the whole of one flank. The bird goes, and it walks off half done.',
          when: ['wary'],
        },
        {
          text: 'It washes your hand and you wash it, turn about. Its tongue is rough, and misses nothing. When it has got to the end of your fingers it rolls over, with its throat up, for you to do where it cannot.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had just done all that. It does it again after you, from the beginning, where you touched it.',
        'Nothing comes off but a hair, which was loose. {name} looks at the cloth to see what you think you have found.',
      ],
      loved: [
        '{item}: and {name} falls over on its side with a bump, and then, when that is done, on the other.',
        'It pushes its cheek into it, again, harder, until you are only holding the thing and {name} is doing the work: {item}.',
      ],
      disliked: [
        '{item}. Every hair of {name} lies down flat and none of them means it. A soft brush, another day.',
        'It is a good deal cleaner, and sits with its back to you while it dries: {item}. It would have done for a dog.',
      ],
      harmful: [
        'It licked it off, as it licks everything off, and now it shivers: {item}. Rinse it with clear water, and never use that again.',
        '{item}. The skin is sore where it went, and {name} will not have the place looked at. Throw it away.',
      ],
    },
    medicine: {
      wanted: [
        'You hold it in a towel, like a parcel with a face. It goes down on the second try. {name} hates you until it is asleep, and wakes with clear eyes.',
        'It was in the butter. {name} knew that it was in the butter, and let you have your way. After a while it lifts its head.',
        '{name} swallowed, and would like it forgotten. A while after, behind the chair, you hear it begin to wash, a thing it had given up.',
        {
          text: 'It is in the towel, and down, and out of the towel, and under the bed, and you are scratched. Some while on it can be heard to wash, slowly, from the paw up. More medicine tonight, in thick sleeves.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You put it on the lip with one finger. It looks at the wall, swallows, and keeps on looking there. But the third lid has gone back from its eye by a thread. The next medicine can be given so.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It sees the spoon, and goes and hides, under your arm. So it is easily found. You tip that in. It makes the face, pushes its nose deep into your sleeve, and stays there until it has begun to sing.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} spits it out on your knee, unhurt and in one piece. There was nothing for it to do in there.',
        'It walks along the back of the sofa and down the other side, to show you all of it, in working order. Keep the medicine.',
      ],
      loved: [
        'It comes to the sound of the box: {item}. {name} sits, opens its mouth, and shuts its eyes, like somebody at a christening.',
        '{item}, and it leans its forehead against your hand while you see to it. You can feel it thinking better of the day.',
      ],
      disliked: [
        'Most of it is on the wall: {item}. The rest did {name} some good, and it will be found in the wardrobe.',
        '{item}. It runs out at the corner of its mouth, on purpose. Something that can be hidden in fish, next time.',
      ],
      harmful: [
        '{name} took it from your fingers, and its legs went from under it: {item}. Not that, ever. Keep it warm, and find what it can bear.',
        '{item}. It has turned its face to the wall and pants. That was never meant for such as {name}. Sit by it.',
      ],
    },
    discipline: {
      wanted: [
        '{name} takes its claws out of the chair one at a time, and looks out of the window as though somebody else had been at it. It does not do it again today.',
        'You say it once, and low. It gets down, walks three steps, and sits with one hind leg in the air, washing, until you have stopped being right.',
        {
          text: 'It comes down off the table without hurrying. It goes along by the wall, past you, with its head low, and lies down in the next room where the doorpost is between. The table is not visited again.',
          when: ['wary'],
        },
        {
          text: 'You say it, and {name} gets down. It sits at your feet, looks up once, and then puts its brow against your shin, and leaves it there, rather hard, until you have changed the subject.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is on the floor already, where you wanted it. It has been there since before you spoke, and lets you find that out.',
        'It knows. It blinks at you, slowly, like a teacher.',
      ],
      bad_time: [
        '{name} makes itself small and looks at the corner of the room. It cannot learn anything in that shape. Look after it first.',
        'It does not go away from you; it has not the heart. That is worse. See what it lacks, and leave the rest.',
        {
          text: '{name} has shut its eyes at your voice and gone flat, like something left in the road. It is waiting for it to be over. Stop now, and speak low. Warm some medicine, and put it where it can find it.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: and it takes the point, and the cushion, and is asleep on both.',
        'No voice was raised. It was enough: {item}. {name} does the thing right, passing by, as if it were nothing.',
      ],
      disliked: [
        '{item}. {name} will keep the rule when you are in the room. It would have kept it altogether for a quiet word.',
        'It flattens one ear, the one on your side: {item}. The lesson went in there, and out at the other.',
      ],
      harmful: [
        'It is under the bed, at the back, where no arm reaches: {item}. It has learned something, and it is about you. Never again.',
        '{item}. {name} bleeds a little, and has told nobody. Sit on the floor, say nothing, and put that thing out of the house.',
      ],
    },
    sleep: {
      wanted: [
        'Three times round to the left, and it is down, and a breath comes out that has been in there all day.',
        '{name} kneads the place until it is bread, and lies down on it. You draw the curtain. It was drawing one already.',
        {
          text: 'You turn the lamp to the wall, and leave the cupboard open by a hand. It goes in over the shoes, to the very end. Set the medicine by, and come in your socks when it is due.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} will sleep when the house does. You put out each light in turn, and go up, and lie there. Something crosses the landing. In the morning there is a round warm place upon the bottom stair, and nobody in it.',
          when: ['wary'],
        },
        {
          text: 'You lie down, and {name} comes up the blanket, and lifts the edge of it with its nose. It goes in, turns round by your stomach, and comes up again as far as the pillow. It has kept you half.',
          when: ['trusting'],
        },
      ],
      little: [
        'You lay it down, and it lies there like something on a plate, looking at you. When you turn round it is on the shelf.',
        '{name} shuts its eyes until you have gone. You hear it jump down as you close the door.',
      ],
      loved: [
        '{item}. {name} tries it with one foot, and then it has no feet, only a purr with fur on.',
        'It has been waiting for somebody to think of it: {item}. It is asleep before you have let go of the edge.',
      ],
      disliked: [
        '{item}. It lies down beside it, on the bare floor, so that you can compare.',
        'It rests there for manners, with its chin up: {item}. It will be in the laundry when you look for it.',
      ],
      harmful: [
        '{name} got up from it stiff and sneezing, and cannot find its feet: {item}. Take that away. A box would have done.',
        '{item}. It was put there and stayed, and it did it harm. Somewhere dry and quiet, and not that again.',
      ],
    },
    reflect: {
      awake: [
        'You sit. After a time {name} comes into the room for some other purpose, and lies down with its back against your shoe.',
        'Nobody says anything. {name} looks at a place on the wall, and you look at it too, and it seems to you that there is something in it.',
        'It settles at the far end of the same warmth. It once waited {wait} for that, and does not hold it against the warmth.',
        'You do nothing about {loved}, and neither does {name}. You both know where it is kept.',
        {
          text: 'It gets into your lap without any other purpose. There is the weight, and a long breath out. It looks up, into your face, and shuts its eyes, slowly, and opens them. You do the same. Nothing has been mentioned.',
          when: ['trusting'],
        },
        {
          text: 'You have been sad, and said nothing about it. {name} crosses the open middle of the room, where it never goes, sits down upon your foot, and faces the door, so that whatever it was should not come in.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have only just been. {name} opens one eye, sees that it is you again, and lets it shut.',
        'That is the fourth time within the hour. {name} gets up, stretches, and goes to lie where it can have been missed.',
      ],
      ill: [
        '{name} does not purr, but it breathes on your hand. You stay until the hand is warm. Then see to what it needs.',
        'You sit on the floor, since it is on the floor. It puts a paw on your sleeve to keep the place. Medicine, or whatever it is short of, when you get up.',
      ],
      asleep: [
        'You sit down at the edge of the bed, and the heap that is {name} rolls a little, downhill, against you.',
        'Its paws open and close on something in there. You keep still. They find a fold of your coat, and have it.',
        'You sit, and one eye opens, not very far, and finds that it is only the chair that opens tins. {name} is asleep again before it has shut.',
        'It dreams with its lips, small clicks, as at a pane with birds behind it. In {days} days it has not caught that one. You wish it luck, and stay.',
      ],
      shy: [
        'You sit where the light is and read. Under the shelf the two lamps come on, and stay on for a page and a half.',
        'You have been here so long that you are furniture. {name} goes by along the wall, nearer than the wall.',
        '{name} goes behind the curtain to be away from you. It is a thin curtain, and it has sat down on your side of it.',
        {
          text: 'You read. Along the back of the sofa somebody is walking, to and fro, on business, and at each turn there is a breath on your neck. You turn the page. It has urgent business at the other end.',
          when: ['well'],
        },
        {
          text: '{name} lies along the wall, as far under the dresser as it would go, and its side moves too fast. You sit down on the floor. You slide the medicine in, by inches, and leave your hand where it stopped.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      tuna: 'You have hardly turned the key in the tin of tuna when there is a weight on the sill behind you. {name} had been three rooms off, asleep. It looks at the garden until the lid is off.',
      salmon:
        '{name} smells the salmon, walks away from it as far as the door, and comes back, of its own free will. It eats with its eyes shut. The bone is laid on the edge of the dish, for you.',
      chicken:
        'A thread of chicken hangs from your finger and thumb. {name} regards the ceiling. A paw comes up, quite by itself, takes hold of the thread and pulls, and you are drawn down after it as far as the floor.',
      sardines:
        'You set out the sardines side by side, and {name} begins in the middle. When there is a gap it looks through it at you. The last tail is carried off under the table, where somebody growls at it, softly.',
      'cat treats':
        'The bag of cat treats makes its noise, once. {name} is on the arm of the chair, and has been there since Easter. You hold one out. It is taken with the side of the mouth, like a secret.',
      'wet cat food':
        '{name} goes round the wet cat food with its tongue, making a small tower. It leaves the tower, walks about the kitchen, sees that you have not touched it, and comes back and eats that too.',
      'dry kibble':
        'The dry kibble rings in the dish, and you hear it gone through, crunch by crunch, from the next room. There is a silence. One piece comes skating out across the boards to your foot, and a paw after it.',
      turkey:
        'You carved, and {name} sat by with its back to the turkey. There is a slice the fewer. It eats under the sideboard, with its elbows out, and looks at you as at someone who has come in without knocking.',
      prawns:
        '{name} takes a prawn by the head and gives it one shake, for it might have been alive. The shell is left in your slipper. There are five more, and you have two slippers.',
    },
    play: {
      'feather wand':
        'You draw the feather wand over the rug, and {name} is not looking. The hind end winds itself up. There is a thump. The feather is under two paws, and {name} has never seen it before in its life.',
      'toy mouse':
        '{name} kills the toy mouse behind the door, and you hear all of it. Then it comes in with it held high, goes round the table, and lays it in your shoe, with the face of someone delivering milk.',
      'cardboard box':
        'The cardboard box is smaller than {name}. It gets in, one foot after another, and folds, and there is a cat up to the brim with corners. You knock on the side. From within you are knocked back.',
      'laser pointer':
        'A red dot goes along the skirting, and {name} after it, and up the wall. You let it rest upon your own toe. It comes and looks at your toe, and then, for a long while, at your hand.',
      'ball of yarn':
        'The ball of yarn went under the sofa, and {name} went under with it. By evening there is yarn round the table, the lamp and one of your ankles, and it sits in the midst, washing.',
      'catnip toy':
        'It takes the catnip toy in both arms, lies down on it, and goes somewhere. When {name} comes back it is on its side under your chair, and looks at you as one does at a pleasant stranger.',
      'crinkle ball':
        'You roll the crinkle ball, and it whispers across the boards. {name} follows with its ears. At the dark end of the hall there is a pounce, and it is heard to whisper all the way back to you.',
    },
    clean: {
      brushing:
        'You begin the brushing at the neck, and {name} leans, by a little, against the stroke. It is looking at something else. When you come to the end and stop, it takes one step backwards, under the brush.',
      'soft brush':
        'The soft brush goes down one side, and that side lies flat and shines. {name} examines it over its shoulder. Then it lets itself fall on the side that is done, so that you can get at the other.',
      'damp cloth':
        'You wipe behind its ears with the damp cloth, as mothers do it with the tongue. {name} shuts its eyes, and is for a moment very small. Then it remembers who it is, and washes where you washed.',
      'fresh litter':
        'You pour in the fresh litter and smooth it with the scoop, and before you have stood up {name} is in there, digging. You look away. You are allowed to come back when the scraping has stopped.',
      'nail trim':
        'You press each toe, and out comes a nail. A click, and the next. {name} has its chin on your wrist. At the last paw it spreads the toes itself, and looks the other way.',
      'flea comb':
        'The flea comb goes through, close to the skin, and {name} stretches out its neck so as to be longer. There was one. You show it. It looks on while you drown that, like somebody at a trial.',
      'grooming glove':
        'You put on the grooming glove, and your hand has a tongue. {name} smells the palm, and walks under it, turns, and walks under it. The third time it lies down beneath.',
    },
    sleep: {
      'soft blanket':
        '{name} treads the soft blanket, left, right, left, with its eyes going narrow, until it is bread. It lies down. You wanted a corner for your knees. There is one corner, and it has a chin on it.',
      'sunny windowsill':
        'The windowsill is sunny as far as the flowerpot. {name} lies along it, up to the pot, exactly. When the sun has moved on you move the pot, and it flows on, and does not wake.',
      'warm lap':
        'You have a warm lap, and a cup that you would have liked to put down first. {name} turns on you, twice, and lies where it stopped. Everything in it lets go. The cup gets cold in your hand.',
      'cat bed':
        '{name} goes by the cat bed, as it does each evening, and stops, since you have put your old scarf in there. It gets in beside the scarf, makes room for it, and lays one arm across.',
      'wicker basket':
        'The wicker creaks as {name} gets into the basket, and creaks as it turns round. Then there is only breathing. A foot has come through the side. You go round it in your socks.',
      'radiator hammock':
        'You hang the hammock on the radiator, and {name} lets itself down into it like something being poured to keep warm. It sags. A paw comes over the edge, and all the toes of it spread in the heat.',
      'quiet room':
        'You shut the door of the quiet room, nearly. {name} goes round by the walls, finds nothing, and lies down in the middle of that. Through the crack you see one ear turn to you, and turn back.',
    },
    medicine: {
      'eye drops':
        'You tip up its chin and let the drop fall, and {name} receives it like an insult from a friend. It squeezes the eye shut. After a while it opens both, and in both there are you, and much clearer.',
      bandage:
        'You wind the bandage on the sore paw, and {name} holds that out from its side as one holds a wet umbrella. It walks three steps, high. Then it puts the foot down, and lies against your ankle with it.',
    },
    discipline: {
      'firm no':
        'You give it the firm no. {name} has one paw in the butter. It looks at you, takes that out, and puts it on the floor beside the other three, and is a cat who is sitting.',
      'scratching post redirect':
        'You lift its paws from the chair, one, and the other, and set them on the scratching post. {name} leans there like somebody at a bar. It pulls, once, to see. It pulls again, and the chair is forgotten.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and has put its nose away. It wakes at {wakes_at}. You may sit down beside it meanwhile; it lets itself be sat with.',
      'You hold it out, and the ear on your side folds flat without waking anybody. Come again at {wakes_at}, or sit here quietly.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has found the top of the curtain, and is learning from there about the way down.',
      'It was a baby yesterday, and fell off things. Now {name} gets down from them and looks back to see how it was done.',
    ],
    teen: [
      '{name} is half grown, all leg and opinion. It comes when it is called, by way of two other rooms.',
      'A teen. It has stopped sleeping on you and begun to sleep where you were just going to sit.',
    ],
    high_care: [
      'Grown, and a {form}: {name} lies before the fire with all its feet under it, and the whole house has turned a little, to be round it.',
      '{name} has come of age as a {form}. It gives you one slow blink, across the room, with both eyes. It has been saving that.',
    ],
    balanced: [
      '{name} is a {form} now, full grown, with a door of its own and several addresses. It is here tonight. It has brought you a leaf.',
      'A {form}, and nobody’s fool: {name} knows which evenings you come, and what to do with the others.',
    ],
    low_care: [
      'It grew up where nobody looked, and stayed there: {name} is a {form}. There are footprints on the ceiling, and a draught where it just was.',
      '{name} is grown, a {form}. You feel that you are being watched from above by somebody who has stopped expecting anything, and is curious all the same.',
    ],
    rescue: [
      'There is a line through its coat where the fur grows back another way. {name} is a {form}, full grown, and comes to every sound of the door.',
      'Grown, and a {form}: {name} was nearly not. It sleeps with one foot on you, not hard, as one keeps a finger in a book.',
    ],
  },
  trust: [
    '{name} has turned over in its sleep, with you in the room, and shown the ceiling its belly. It was not for you. It was not hidden from you either.',
    'It jumps on to your knee, goes round once, and lies down without looking at your face. Your knee has been entered as part of the house.',
    '{name} comes to find you now, wherever you have gone, and lies down in the doorway of that room. It does not want anything. It wanted to know.',
  ],
  streaks: [
    'Ten meals on time. {name} has left off listening for the cupboard, and listens for you.',
    'Twenty-five in a row. There is a worn place on the floor beside the dish, the size of somebody sitting.',
    'Fifty on time. {name} has begun to leave a little, as the rich do.',
    'A hundred meals, and not one late. {name} eats with its eyes shut.',
  ],
  ages: [
    '{name} is ten days old, and has slept on everything once.',
    'Thirty days. The corners of the house are all a little softer at the height of {name}’s cheek.',
    'A hundred days old. {name} has a way of its own up the stairs, and the stairs have got used to it.',
    '{name} is a year old. It has seen the patch of sun go out by the far wall and come back, and is satisfied that it was looked after.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['cardboard box'] },
      wish: 'A parcel came, and you have kept the wrong part of it. {name} is looking at the other. It would like to be played with in a cardboard box.',
      granted:
        'It was in there before you had folded back the flaps. It looked out over the side as if the house had been delivered to it.',
    },
    {
      by: { action: 'play', item: ['ball of yarn', 'toy mouse'] },
      wish: '{name} has nothing to be ashamed of today, and it is a long day. It would like a ball of yarn to be foolish with, or a mouse.',
      granted:
        'For a quarter of an hour nobody here had any dignity. Then it washed, and you wound up the wool, and neither has spoken of it.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'The first game is for getting warm. {name} only ever begins to enjoy the second. Two of them, in one day, would be about right.',
      granted: 'It won the second from a standing start. It had been letting you believe things, in the first.',
    },
    {
      by: { action: 'feed', item: ['tuna', 'sardines'] },
      wish: 'There is a tin in the cupboard that says nothing on this side. {name} has gone round and read the other. Tuna would be right, or sardines.',
      granted: 'It ate, and left the room, and came back, because it had forgotten to be seen leaving the room.',
    },
    {
      by: { action: 'feed', item: ['prawns'] },
      wish: '{name} had a dream that was pink, and curled, and there were several. It does not ask for them. It merely mentions prawns.',
      granted: 'Each was carried to the rug and eaten on the pattern, where they look best.',
    },
    {
      by: { action: 'feed', hours: [16, 20] },
      wish: 'Towards evening you come in with the light behind you, and look almost like someone bringing a dish. {name} would like that to be so, before eight.',
      granted:
        'You were exactly that. {name} had been by the door, as it happened. It happened to walk in front of you to the kitchen.',
    },
    {
      by: { action: 'clean', item: ['soft brush', 'grooming glove'] },
      wish: 'There is a place between the shoulders that no tongue has ever got to. {name} has known of it for some time. A soft brush would, or the glove.',
      granted:
        'You found it at the third stroke. {name} made a sound, looked at you sharply to see who had, and lay down so that you could go on.',
    },
    {
      by: { action: 'sleep', item: ['sunny windowsill', 'radiator hammock'] },
      wish: 'Something warm is going to waste in this house. {name} would like to be laid on the sunny sill, or over the radiator, before it is all gone.',
      granted:
        '{name} used up every bit of it. When you touched the place later it was as cold as a plate, and the cat was not.',
    },
    {
      by: { action: 'sleep', item: ['warm lap'] },
      wish: 'You sit down a great deal, and to no purpose. {name} sees a use for that. It would not sleep anywhere so badly as on a warm lap, if one were left about.',
      granted:
        'You could not get up for the telephone. {name} put one paw over its ear, and that seemed to settle who it was for.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has gone into the other room. It would be very much surprised if you should come in there too, by chance, and sit.',
      granted: 'It was surprised. It had left you the half with the cushion.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Once may be an accident. {name} would like to be sat with twice today, and then it will know what to think.',
      granted: 'You came again. {name} knows what to think. It is thinking it with its eyes shut, against your leg.',
    },
    {
      by: { action: 'reflect', hours: [7, 11] },
      wish: 'In the morning the patch of sun begins at your side of the table. {name} would like somebody to sit in the chair there and keep it from slipping by.',
      granted:
        'It did not slip by. It went over your hands, and over {name}, and stayed on each for as long as was fair.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The end of the wool',
        shape: 'wool',
        text: 'All the rest is round the table legs, and is considered finished. {name} lets you have this, to hold.',
      },
      {
        name: 'The last pencil',
        shape: 'peg',
        text: 'The one it did not push. {name} has brought it away from the edge, by itself, and laid it in the middle.',
      },
      {
        name: 'A leaf in the shoe',
        shape: 'leaf',
        text: 'It was put in with the stalk to the heel. {name} was somewhere else at the time, and can prove it.',
      },
      {
        name: 'The bottle top from under the stove',
        shape: 'coin',
        text: 'It was lost in the best game of the year. {name} got it out with one arm, flat on its side, and thought of you.',
      },
      {
        name: 'A whisker',
        shape: 'thread',
        text: 'They fall when they have measured enough. {name} left it on your page, across the line that you were at.',
      },
    ],
    return: {
      name: 'The cold key',
      shape: 'key',
      text: 'It is to no door of this house. {name} came home with it, dropped it on the mat, and lies where it can see it.',
    },
    streak: {
      name: 'The spoon that opens tins',
      shape: 'spoon',
      text: 'It does not, of course. But it has been there each time, and {name} would not have it put away.',
    },
    hundred_days: {
      name: 'A button from the good chair',
      shape: 'button',
      text: 'After a hundred days it came off in its sleep. {name} has seen to it that it is next to you, so that you may be asked about it.',
    },
  },
  release: [
    'You leave the window up. {name} sits on the sill between the two kinds of air for most of an evening, and when you look again there is only the sill.',
    '{name} goes along the top of the wall with its tail straight up. At the end it turns its head, not quite far enough to see you, and steps down on the other side.',
  ],
  dying: {
    neglect: [
      '{name} died in the place by the door. It had gone there to listen, and had its ears that way.',
      'Nobody came. {name} lay down in your chair at last, as small as it could, and did not get up from it.',
    ],
    hunger: [
      '{name} is dead. It had put the dish where you would fall over it, and lain down beside it.',
      'There was nothing in the dish for too long. {name} went without a sound, as it did most things.',
    ],
    illness: [
      '{name} had gone to the back of the cupboard to be ill by itself, and died there, with its face in an old jumper of yours.',
      'It was too tired to wash. That was the last you saw it begin. {name} is dead.',
    ],
    poison: [
      '{name} ate it because it was in your hand. It is dead of that.',
      'What it was given stopped it, between one step and the next. {name} is dead.',
    ],
  },
  returned: [
    'A weight comes down on the end of the bed, and walks up it, and it is {name}. It smells of cold stone. It lies down on your chest and will not be moved.',
    '{name} sits on the mat as though it had only been put out for the night. It lets you look. Then it goes to see whether the dish is where it was.',
  ],
  epitaph: {
    openings: [
      'Softly. {name} is only lying down.',
      'Here is {name}, out of the draught.',
      'The sun gets to this stone at about eleven. {name} would have known.',
      'Nobody owned {name}, and somebody is sorry.',
      { text: 'There is a dent in a cushion that has not come out. It belongs to {name}.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It had been listening for a key.', 'It waited in the best chair, and nobody wanted the chair.'],
      hunger: ['The dish was clean, and it was empty.', 'It had asked, once, and then it had been too proud.'],
      illness: ['It went where it could be ill in peace.', 'It had a great deal of life, and used all of it up.'],
      poison: [
        'It trusted the hand, which it did not do lightly.',
        'It was given something, and it was the wrong thing.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. There is a spring wound up in you, and you do not know who winds it. The floor is fast today. Everything that hangs down has been hung there for you. You will go from here to there now, for no reason, as hard as you can, and then you will sit and wash, and it never happened. There is a person. Let it move a foot under something.',
      'You are {name}. You have slept, eaten, and been looked at, in that order. Your whiskers go all the way to the walls. Nothing is owed on any side. You could purr, and you are considering whether anybody deserves it, and finding, as you consider, that you have begun. Let the person come and be in the room. It need not do anything. A string would be well received.',
    ],
    content: [
      'You are {name}. You are warm along one side. That is the side the world is on, and you have your back to the rest. From time to time something is put down on the other side of the wall, and you turn one ear for it, and it is only a cup. It is all in order. If the person should want to sit down, there is room, a little to the left of where you are.',
      'You are {name}. You have been here {days} days, and the house has come to fit. There was once a thing you were given, and you do not say that you think of it. The hour for the sill is over and the hour for the stairs has not come. You lie between them. You would not mind being found. You would not get up for it, but you would not mind.',
    ],
    bored: [
      'You are {name}. The fly has died. You have looked at it from both ends. You have been up the curtain, and there was nothing there except down. There is a glass near the edge of something, and you are beginning to take an interest in it. It is not wickedness. It is a kind of arithmetic. Let somebody pull a thing along the floor, and let it get away once or twice.',
    ],
    hungry: [
      'You are {name}. You do not beg. You sit beside the dish with your tail round your feet, and look at the wall above it, and think very hard. Every cupboard in the house has your ears on it. You have walked in front of the person twice, at an angle, which is as plain as it can be put. It is the hour. A sensible creature would fill that dish.',
    ],
    starving: [
      'You are {name}. It has gone past asking. You licked the dish till it walked away, and you walked after it, and now you are both at the wall. The smells come a long way, and are of other houses. You are light, in a manner you do not care for. You look at the door because that is where the hands come in. Food. It can be anything. It must be soon.',
    ],
    sick: [
      'You are {name}. You have gone in behind where it is warm, and it is not warm. Everything is too loud, even the dust. You would rather not be seen like this, with your coat as it is. But you are listening, all the same, for a certain step, and for the drawer where the medicine is kept. Let it come, and let it be quick, and let nobody speak.',
    ],
    failing: [
      'You are {name}. It is a sleeve you are in, and there is a smell in the sleeve that is the person. You have come as far down it as one can. There is not much left to do but the breathing, and you are doing that. If there were a hand, it could come in at the other end. If it had the medicine in it, you would not fight. Not this time.',
    ],
    near_death: [
      'You are {name}. You never waited for anybody; you were only, as it happened, by the door. The light has gone along the floor and up the wall and out, and again, and you did not go with it. It is cold at the crack. You would know the key, out of all keys. Let it turn. Let somebody sit down on this floor, coat and all, and put a hand near.',
    ],
    asleep: [
      'You are {name}. The wall is tall, and you go up it as one goes upstairs. On the top there are birds, in a row, all looking the other way, and none of them has heard. You have eleven feet and every one is silent. Behind you, a long way down, somebody has sat on the end of the bed. You feel it tip. Do not wake. Only lean a little, that way.',
    ],
    shy: [
      'You are {name}. It is dark under here, and you are the part of it with eyes. The feet go by. You have counted two, always the same two, and they have not come in after you. That is to their credit. You will not be fetched. But if the feet were to stop, and fold up, and become a lap, and the lap were to read a book, you might have to cross the room on business.',
    ],
    back_from_death: [
      'You are {name}. You have been let out somewhere where there was no inside. You do not speak of it. You have gone round every wall with your cheek, and they were all where you had left them, and the person was, too. You are thin, and your feet are cold to the bone, and you are not leaving this knee. Let the dish be filled at the hour. Let the door stay shut.',
    ],
    hurt: [
      'You are {name}. It was held out to you by the one you know, and you took it, and it bit you from within. You have gone to where it is narrow. You do not cry; you turn round and round to find the place to lie where it is not. Perhaps it was a mistake. You will think about that later. Let it be carried away, that thing, and let the lamp be put down.',
    ],
  },
  traits: {
    punctual: [
      '{name} is on the third stair. It is on the third stair at this hour every day, and looks at you, on the second, until you go up.',
      'It gets up, for no reason that you can see, walks to the dish, and sits. The clock in the hall strikes behind it.',
    ],
    forgiving: [
      'You trod on its tail this morning. {name} has come to sit on your foot, so that you may know it was only the tail.',
      'It was put off the chair an hour ago. It has come back and is keeping the chair warm for you.',
    ],
    suspicious: [
      '{name} smells your left hand, and your right hand, and then the left one again, where there may have been a change.',
      'It will sit in the box, but first it goes round it, and looks underneath, and asks the box some questions.',
    ],
    grateful: [
      'There is a dead leaf in your shoe, laid in it with the stalk towards the heel. {name} sits by and does not want to be thanked.',
      'It presses its forehead into your shin, once, and holds it there for as long as one says grace.',
    ],
    stoic: [
      'It rains on {name}. It has turned its face into it, and blinks when it must.',
      'The door has shut on its whiskers, and it waits until you notice. It makes nothing of it.',
    ],
    anxious: [
      'A spoon is put down, and {name} is on the top of the cupboard. It asks, from there, whether that was meant.',
      'It sleeps with its ears up. Each of them is having a different bad dream.',
    ],
    vocal: [
      'You say good morning, and {name} tells you what sort of a night it was, from the beginning, following you into the bathroom.',
      'It sings in the empty hall, for the echo, and when you look round the door it has only just come in.',
    ],
    stubborn: [
      'You have lifted {name} off the paper four times. The fifth time you read round it.',
      'You call, and {name} has heard. There is the one ear to be washed first, then the foot, then the other ear, which was clean.',
    ],
    gentle: [
      '{name} takes the crumb from your finger as though the finger were asleep.',
      'There is a ladybird on its paw, and it has not moved the paw since noon.',
    ],
    nocturnal: [
      'By day it is a cushion. You hear it begin at about eleven, with a small run, upstairs, and a stop.',
      '{name} looks at the lamp with its eyes drawn to two hairs, and waits for you to have finished with the light.',
    ],
    social: [
      'You sit down to work. {name} is on the papers, then on the keys, then on the other chair with its chin on the table, like a colleague.',
      'It goes from lap to lap, wherever there are laps, and stays on each for as long as would be fair.',
    ],
    solitary: [
      '{name} is in the next room, and likes you best there. You hear it settle, against the wall on your side.',
      'It has found the one chair that cannot be seen from any other. Now and then it looks round the back of it, to be sure of you.',
    ],
  },
}

export const CAT: FamilyTraits = {
  items: {
    approved: {
      feed: ['tuna', 'salmon', 'chicken', 'sardines', 'cat treats', 'wet cat food', 'dry kibble', 'turkey', 'prawns'],
      play: [
        'feather wand',
        'toy mouse',
        'cardboard box',
        'laser pointer',
        'ball of yarn',
        'catnip toy',
        'crinkle ball',
      ],
      clean: ['brushing', 'soft brush', 'damp cloth', 'fresh litter', 'nail trim', 'flea comb', 'grooming glove'],
      medicine: ['vet checkup', 'antibiotics', 'vitamins', 'deworming tablet', 'vaccination', 'bandage', 'eye drops'],
      discipline: [
        'firm no',
        'time out',
        'ignoring bad behaviour',
        'gentle scolding',
        'scratching post redirect',
        'training session',
      ],
      sleep: [
        'soft blanket',
        'sunny windowsill',
        'warm lap',
        'cat bed',
        'wicker basket',
        'radiator hammock',
        'quiet room',
      ],
    },
    harmful: [],
  },
  book: BOOK,
}
