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
    ],
    starving: [
      'The dish has been licked until it moved, all across the floor to the wall, and {name} lies where it stopped. It has had nothing for {hours} hours. Food, now.',
      '{name} opens its mouth at you and no sound comes. It shuts it again, tidily. Fill the dish now; it has been {hours} hours.',
      'Nothing in {name} looks away any more. It follows your hands, each by itself, wherever they go, and they have been empty for {hours} hours. Bring food now.',
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
    ],
    failing: [
      '{name} has crept into your coat where it fell, as far in as the sleeve. Only the breath moves. Give it medicine now, and do not move the coat.',
      'You say its name. One ear tries to come round to you, and gets halfway. Medicine, at once, and stay.',
    ],
    near_death: [
      '{name} lies on the inside of the door with its nose to the gap, where you would come in. It has been {hours} hours. Sit down on the floor beside it, now.',
      'The last warm place in the house was your chair, and {name} is on it, and it is cold. Come and sit by it. Any care will do, if it is now.',
      'In {hours} hours the patch of sun has come and gone without it. {name} is in the dark part, by your coat. Sit down there, and put the sleeve over it.',
    ],
    asleep: [
      '{name} is asleep in a shape that has no beginning. You look for the nose, and find a foot, and put the blanket back.',
      'Asleep, {name} has one paw over its eyes, as somebody might who had asked not to be disturbed and been told that nobody would.',
      'You had wanted that jumper. {name} is asleep in both arms of it, and so you go out cold.',
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
      ],
      late: [
        'It eats all of it. Then it goes and sits in the hall with its face to the coats, where you can see it from everywhere. You were late.',
        '{name} lets the dish stand for as long as it stood empty, and eats when you have left the room.',
        'The dish is emptied. For the remainder of the day, whichever room you enter, {name} was on the point of leaving it.',
      ],
      missed: [
        'It has been {hours} hours. {name} eats too fast and has to stop, and looks at the door to see whether you are going again, and eats.',
        'You have to put it on your finger at first. {name} takes it, and after that the dish, and does not come near the hand again today. It had been {hours} hours.',
        'After {hours} hours it does not turn its back to eat. It keeps its face to you, over the dish, and that is not a compliment.',
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
      ],
      little: [
        '{name} is on the floor already, where you wanted it. It has been there since before you spoke, and lets you find that out.',
        'It knows. It blinks at you, slowly, like a teacher.',
      ],
      bad_time: [
        '{name} makes itself small and looks at the corner of the room. It cannot learn anything in that shape. Look after it first.',
        'It does not go away from you; it has not the heart. That is worse. See what it lacks, and leave the rest.',
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
      ],
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
