/**
 * The Sphinx wants to be where it is warmest and to know why. It fears draughts, ice cubes and an answer given too soon.
 * Three odd facts. It reads what is past by the warmth left over: it can tell from a chair who sat there, how long, and
 * whether they were sad. It sets riddles, and the answer to nearly all of them is soup, a blanket or you; there is one it
 * cannot solve itself, namely who was given its coat, for it supposes that there was one, and tries on whatever is left
 * lying about. And it prints: being bare and faintly oily, it leaves on any cloth a brown likeness of itself, with ears.
 * It hoards warm dents. Its body is rose-grey suede, bat-eared, lemon-eyed, creased at the brow with a line for every
 * riddle, hot as a roll from the oven, and has no whiskers to speak of. It eats like a stove, often, and glows. It sleeps
 * inside things: the pillowcase, the sleeve. It sulks on cold stone, to show you. It trusts by degrees, literally, and files
 * people as cool, lukewarm, warm; the warm it climbs into, and looks out at the collar. It never explains a hard one,
 * never sits second-nearest to a stove, never forgives ice. Its keeper is the answer to something, and it is still working
 * out to what.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell is so warm that you hold it in both hands. It splits, and an ear opens, wide as a leaf and quite bare. The rest of {name} follows, frowning, lays its belly along your wrist, and stops frowning.',
    'The egg is too hot to hold before it splits. Out comes {name}, bare and creased all over like a letter read many times, and looks up with lemon eyes, plainly about to ask you something.',
  ],
  looks: {
    thriving: [
      'On the bathroom towels {name} has been printing. There is a brown cat on each, ears and all, where something bare and warm has lain. It is on the last of them now, and turns over, to do both sides.',
      '{name} is wearing the tea cosy, with its ears out where the handle and the spout go. It looks at you, glowing, to see if you know the answer. “A teapot,” you say. It is so pleased that it tips over.',
      {
        text: '{name} is mostly ears and forehead, pink as the inside of a shell, and hot as a new potato. It is creeping over the blanket with its chin down, finding out which parts of the world are on.',
        when: ['baby'],
      },
      {
        text: '{name}, a few hours old and bare as a plum, has found the warm end of the blanket, then a warmer one, which is your wrist. It stretches along that with its wrinkles smoothed out. You have been put on the chart.',
        when: ['baby'],
      },
      {
        text: '{name} presses a bald flank to the teapot, then to your wrist, then to the teapot again. You lose by several degrees. It works this through with the whole of its brow, gets down from the teapot, and gets up on you.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You get up for a moment, and {name} lies down in the place you left and reads it with its whole bare belly. The figure seems to be good. When you come back, it has moved over, and half the chair is yours.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is under your jumper, with you in it, one ear out at the collar. It asked what is warm at both ends and hums in the middle. You said you gave up. It is still being very pleased about that.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is lying in your chair, in just the hollow that you left, keeping it up to temperature. It gets out, lets you in, and lays a bare cheek on your wrist for the reading. You have not lost a degree.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'There are three good places in this house, and {name} has just stepped off the best. The shape of a cat is still hot in the blanket. It stands by with its brow in folds until you understand, and put your hands there.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies on the boiler like a loaf somebody has forgotten, rose-grey and done to a turn. You open the door, and a draught comes in with you. It looks at the two of you. It files you together.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} comes just near enough to read you, brow an inch from your wrist. Then it goes and reads the teapot, for comparison. It lies down by the teapot, in the best of health.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} has got into the bread bin, bare as a bun, and has put the bread out. You lift the lid, and two lemon eyes look up. It was warmer in there with the bread. You see what you can do.',
      'A cup of tea stands on the table, and {name} sits before it, to see which of them will cool first. It has had its paws round the cup for some while, so that the tea should have a fair chance.',
      {
        text: '{name} makes its round: the pipe, the sill, the chair somebody has left, your hand. It gives each the same count, eyes half shut. You come out level with the pipe. This is not a slight. It is a good pipe.',
        when: ['well'],
      },
      {
        text: '{name} presses its bare cheek to each chair in turn, reading who sat there and how long ago. At yours it wrinkles, thinks, looks round and finds you standing. Solved. It goes on to the sofa.',
        when: ['well'],
      },
      {
        text: 'A square of sun lies on the boards, and {name} lies in it to the exact edge, wrinkles let out. When the square moves by a finger’s breadth, the cat is moved with it. Nobody has seen it do so.',
        when: ['well'],
      },
      'One line in its forehead is for the boiler, one is for the moon, and the small one, right between the eyes, that folds when it is pleased, is for {loved}.',
    ],
    curious: [
      '{name} lays its cheek against the cake tin to feel how warm it runs. Cold at the corners, and in the middle, just barely, not. It folds its brow, and listens there.',
      'A teapot, a kneeling guest, a laptop at work: {name} has sat on all three, and is comparing them. It has gone back to the guest.',
      'Steam comes out of the spout and is nowhere. {name} follows it with its whole neck, up, and round, and asks it, softly, a thing that it has had on its mind.',
    ],
    bored: [
      '{name} sits on the ball until it is as warm as an egg, gets off, and feels it go cold again under one suede paw. The lemon eyes come up to you. It is a riddle. The answer is to throw it.',
      '{name} sits in the cold sand tray, drawing a question with one claw and rubbing it out. It knows the answers to all of its own. Get the riddle cards, and be wrong for a while.',
      {
        text: '{name} lies full length on the cold hearth, and has left no print there worth the name. It did not ask what that is. Pull a blanket over both your heads, and put a hand about underneath.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has a riddle: what has a rim, and grows no fuller for being sat in? It has sat in it, bare, to be sure, and looks up at you out of all its wrinkles. An empty dish. The meal is overdue.',
      '{name} lays its bare cheek to the dish. Cold. It lays it to the pan, and that is cold too, so nobody has begun. Its brow folds, line upon line. Its meal is due. Please warm something up.',
      {
        text: '{name} lays one bare paw on the dish and takes it off. Cold. It lays the paw on your wrist. Warm. The brow wrinkles over the two of them as over a riddle. The answer is to feed it now. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has spread its whole bare belly against the dish, which is cold, and seems to be trying to hatch something out of it. Two ears, far too wide for the rest, swing round to you. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has laid its bare flank against the dish and found it as cold as the floor. Now it tries your ankle, briefly, and withdraws to consider. Lukewarm, so far. Feed it now, while the matter is open.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has sat in the bowl to see how long it has been. The bowl is room temperature. So, it has concluded, are you. It will say no more about it than that. Put something warm in there now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} puts a bare paw in the dish, lifts it out, and lays it on your hand so you can feel. What is round, was lately warm, and has been forgotten by one person? It has asked you harder ones. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '“What is round,” asks {name} from the stove top, “and yours to fill, and has gone the temperature of the floor?” It folds one suede paw over the other and lets you work at it. Feed it.',
        when: ['well'],
      },
      '“It is round, and has nothing in it, and yet it says everything,” remarks {name}, seated before the dish like a small monument. It is not hungry, it is asking. Its meal is due. Answer with food.',
      {
        text: '{name} has only its own furnace, and that has burnt low. It lies along the wall where the warm pipe runs, and not along you. You are filed as lukewarm. The meal is overdue. Bring it, and bring it warm.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has moved you from lukewarm to cold. It went by the dish. When your hand comes near, its whole bare side draws away in wrinkles, an inch, which is all it has strength for. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has curled round the empty dish until the china is blood warm. The lemon eyes come up and put the riddle: what is round, and warm, and has nothing in it? There are two answers. The meal is overdue. Feed them both now.',
      '{name} has asked the lamp, the radiator and the pipe behind the door. All were warm and none of them knew. Now it stands in the cold dish on four bare feet and puts it to you. It is hungry. Feed it now.',
    ],
    starving: [
      '{name} is on the stove, and the stove is out. It went from your chair to the lamp to the pipe, wherever there was a little left, and its skin has gone slack and cool. It asks no riddle. Feed it at once.',
      '{name} has tried its forehead on the oven door, on the pan, on the dish, and had the same answer from all three. Now it tries your wrist. Under the suede every rib can be counted. Feed it at once.',
    ],
    weak: [
      '{name} lays one bare foot on the radiator, one on your wrist and one on its own belly, and then, suspecting an error, does it again. It had not expected to find itself among the lukewarm. Medicine, or a good rest under wool.',
      'You pick up {name}, and it is lukewarm. It knows the word, it has used it of others. It puts both its ears inside your collar and lets you carry it. It needs medicine, or rest in the warm.',
      {
        text: '{name} sits as near to the stove as can be, and is grey, and the stove is lit. It moves round behind it when you come. It would not tell you what ails its fire. It needs rest, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It sets you a riddle, and laughs, and falls asleep before you can answer, with its bare foot in your palm. The foot is cool. Give {name} something for its strength, or keep the foot, and let it lie.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} gets up from the pale cushion and leaves a cat there, in brown, with all its wrinkles. It looks at the cat, and at you. As riddles go, this is not a hard one. Wash the one that moves.',
      '{name} has been everywhere and wears all of it, having no fur to catch it first. There is a brown print of it on each pillow in the house. After two days it sticks to the sofa. Please wash it.',
    ],
    sick: [
      '{name} lies against the hot pipe and shivers, each wrinkle separately. You put your palm to the suede and your palm is the warmer. It should never be that way about. Medicine, now.',
      '{name} does not come to find out how warm you are. So you feel: the belly that heats the bed is cool as a plate, and only the ears burn, so thin that the lamp shows red through them. It needs medicine now.',
    ],
    failing: [
      '{name} was the warmest thing in the house, and now it is your palm that warms {name}. It pushes its wrinkled brow up into it and cannot hold it there. Medicine and food, this minute, or it will die.',
      'You put your hand on {name} and it is your hand that is the warm one. The wrinkles have gone slack over the eyes. Hold it inside your shirt while you pour. Medicine, then hot broth, now.',
      'The stove in {name} is going out. You can hold your hand on its side, where it used to be too hot to, and feel it sinking. No line is left in its brow. Medicine, at once, and keep it close.',
    ],
    near_death: [
      '{name} lies on your chair in the exact outline of where you sat, trying to keep that warm, and the two of them are going cold together. There are hours left. Come now, roll up your sleeves, and lend it your bare arms.',
      '{name}’s suede has gone cool. It has dragged itself onto the chair where you last sat and lies with its belly against the cushion, searching for what you left there. That went long ago. Come now, sit down with it, and hold it.',
    ],
    asleep: [
      'You were up for a minute. {name}, asleep, has moved into the warm place you left, knees where your knees were, and its bare side is giving the heat back. Take the cold half. It has the bed until it wakes.',
      '{name} is asleep in the dent you left in the armchair, where it has kept your warmth going in the dark and added a good deal. You lay a palm there, and take the cold chair. Nothing is wanted until it wakes.',
      '{name} has found the warmest place in the house, which is the hollow you left in the bed, and sleeps there with its bare back to the pillow. Every wrinkle has gone out of its brow. The answer can wait until it wakes.',
    ],
    asleep_in_danger: [
      'The lump in the pillowcase is not warm enough. Get your hands round it. Reflect beside {name} now, and go on until it wakes at {wakes_at}. Then it must be looked after.',
      '{name} is asleep on the tiles. Nobody with no coat lies down there by choice. Put yourself between it and the draught: sit with it now. It wakes at {wakes_at}.',
      {
        text: 'It went to sleep in the pot, since that had been warm once. Sit by {name} now, close, with a hand on its back. It wakes at {wakes_at}, and the pot should have something hot in it.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Whenever you leave the chair, {name} crosses the room, lays one bare paw in the dent you made, and is back by the stove before you turn. It has not filed you yet. Sit down quietly, and let the reading settle.',
      'From the warm tile by the boiler {name} takes your temperature across the whole room, with its ears. You are lukewarm. It stays where it is. Sit down quietly and be there for a while. The figure has been known to rise.',
      'Some seats stay cold for a very long time. {name} knows of one that did so for {wait}. It stands off by the pipe. Sit there until it is warm through.',
    ],
    back_from_death: [
      '{name} asks you a riddle: what is not warm, not cold, and not lukewarm? You give up. It was there itself until some hours ago. It climbs in under your pullover, bare and burning, lays its brow on your ribs, and asks no more.',
      '{name} has been in a place with no temperature. Since it came back it has gone from stove to lamp to sill, reading each of them, and has ended on your chest with its ears flat. You are warm. It checks.',
    ],
    old: [
      'There are so many lines in its brow by now that they have closed into a kind of fur. {name} goes over them with a paw. It may be that this was the coat.',
      '{name} does not ask any more what has four legs. It gets in at the hem, climbs, comes out at the collar, and there you both sit, with two heads.',
      'After {days} days the whole house has a face, on the linen, on the chairs. {name} goes from one to another, and sits in each, and it fits, and it is warm.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats, and the dish goes cold as the cat goes hot, until all of it has changed sides. It asks, wrinkling, what is empty and has made somebody warm. It sits down on the answer.',
        '{name} eats, and you can feel it from where you stand, as when a stove is fed. The dish is empty. It sits down with its bare side to the wall, and warms the wall. Everyone is to have something.',
        {
          text: '{name}, creased as a fist, tries the dish with one foot, the floor with another and your wrist with a third. It eats. Then it lies down along the wrist, ears and all, and lifts the fourth foot off the floor.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} lays its bare belly against the dish, then against your hand, then the dish again. Its brow, wrinkled already, finds room for one more line. It settles on the hand and eats with its neck stretched.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You set down the dish and step away. {name} goes first to the place where you stood, lays a suede paw on the warmth of each shoe, and wrinkles its brow over the figure. Then it eats. You are not told the figure.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} puts its bare chest to the side of the dish and reads it, then eats. Right temperature, right hour. Your hand, left near, gets two lemon eyes and one whisker’s distance. It is still filed under lukewarm, in pencil.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats like a stove being filled, then lays one bare suede ear against your wrist and keeps it there, brow creased, working you out. You were filed under lukewarm. It crosses out the luke.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} holds a bare paw over the dish, then over the hand that brought it, and frowns with its entire brow. It eats, but leaves the paw on your wrist, as one keeps a finger in a book.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'Before it eats, {name} lays a bare cheek to the dish, then to the inside of your wrist, and goes back to make sure. It eats with its spine along your shin. You have been moved to another drawer.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} asks you its riddle while you hold the warm dish: what is hotter than soup. You give up. It eats, steps into your lap, turns round once on its bare feet and lies down. That is the answer.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} reads the dish with one bare paw and your wrist with the other, and solves it. The dish will cool and you will not. So it eats first, without hurry, and then gets into your sleeve.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} finishes, then reads you with its bare brow: palm, elbow, the hollow of the neck. You have been standing in a draught. It asks no riddle. It climbs inside your jumper and brings you back up to where you were.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        '“Who comes in full and goes out empty?” asks {name}, and eats to the end. You carry the dish away, and are through the door with it before you see. It is you.',
        {
          text: '{name} eats up and lays its bare nose on your wrist, to take the reading. After {streak} on time you are no longer filed under Warm. It has had to open a new drawer, for you and the oven.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats every bit of it, and that is {streak} on time. It lays a bare hot foot on your hand. Then on the floor. Then on your hand again. It creases its brow. They are not the same.',
          when: ['baby'],
        },
        {
          text: '{name} eats all that you set down, with its bare back to the pipe, and shivers against that. You hold your palm out, and it looks at it, and away. It needs medicine. Leave it by the pipe.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '“What comes round like a clock, and is warm?” asks {name}, with the empty dish before it. It has had {streak} on time now, and has no more need to ask that. It gets in at your cuff.',
        '{name} eats up and glows. It has taken your heat at each of {streak} meals, all on time, and has them in a row behind that brow. They do not vary. It lies down on your feet as on a proven fact.',
        {
          text: '{name} had you under lukewarm. But this is {streak} on time in a row, so it eats, and presses its wrinkled brow to your wrist to read it again. It stays there. You are being moved.',
          when: ['well'],
        },
        {
          text: '{name} folds its brow and sets you a riddle: what has come {streak} times, on time each time, and is warm at one end? You think of kettles, and of trains. It lays a suede paw on your wrist, as a hint.',
          when: ['well'],
        },
      ],
      early: [
        '“What is warm, and welcome, and too soon?” asks {name}, with a mouthful in its cheek. It takes no more than that. It puts its ears over the rest to keep it hot for you. Come again at {opens}.',
        '{name} tests the dish with one bare elbow, as for a baby’s bath. It is just right, and the hour is not. It eats a little, so as not to hurt the soup. Heat it up once more at {opens}.',
        {
          text: '{name} takes two bites, then steps into the dish with all four bare feet, turns about, and lies down. It was not hungry. But it has been over the whole room, and nothing else in it is that warm.',
          when: ['no_item'],
        },
        {
          text: '{name} lays its chin along the rim, for the steam and nothing else, until each wrinkle is pink. It takes one shred of duck, so as not to be in debt, and goes. The rest had only been a radiator.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats, late as it is, and lays a bare foot on your shoe to take your temperature. It takes it off sooner than you’d have liked. Somewhere behind that wrinkled brow you have come down by a degree.',
        '{name} eats the late dish down to the glaze. “What is no use cold?” it asks. You are about to say soup. It draws your scarf off the chair, gets into that, and does not wait for the answer.',
        {
          text: '{name} lays a bare paw on the dish, which has gone cold, and then on your wrist, and compares. It eats folded around its own furnace, sharing none of it. For the present you have been filed with the doorknobs.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You bring the dish late. {name} walks round it, reading: the meat lukewarm, the plate cool, the hand uncertain. It eats on the stove side, with its bare back to the iron and its lemon eyes on you. You have been filed.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats the late meal with its furnace roaring, perfectly happy. Then it lays one bare paw on the inside of your wrist, to take your temperature again. You had been filed under warm. It carries you one drawer along.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, late, to the last lick. Then it lays its nose in your palm, takes the reading, and walks on past your knees to lie along the hot pipe. The pipe keeps regular hours.',
          when: ['well'],
        },
        {
          text: '{name} lays one bare paw on the late dish, then on your wrist, and eats with its side turned from both. You had been down as lukewarm. You are down as a draught. It is weak. Medicine, and somewhere warm to rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There are two warm things here, the pipe and your hand. {name} eats what you brought so late, then drags itself to the pipe. It is too weak to be argued with. Medicine, please, and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is new, and has been cold. It eats what has come so late, and warms from the middle outwards, though not as far as the feet. You offer it your palm. It looks at that as one looks at the tile.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is hot to the touch, and not in the way that it likes. It eats what it can of what came late, and turns its wide ears from you. It asks nothing. You know the answer. Medicine, now.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} has no coat, and it was {hours} hours. It eats everything, grey in all its folds, its wide ears cold. Hold out something warm, and stand back. It will not take warmth from you yet. Be on time.',
        '{name} has let its fire go low, to make it last for {hours} hours. It eats it all, slowly, and under your hand it is no warmer than the table. It moves out from under. Do not be late again.',
        {
          text: '{name} eats, and lays a bare paw on your hand, as one tries a bath. To be fair to you it tries the wrist as well. The lemon eyes are almost sorry. You had been down as warm.',
          when: ['well'],
        },
        {
          text: '{name} eats all of it and then puts its riddle. What has two hands and a door, and was not here? You know the answer. It does not wait to hear it. It goes and lies down along the stove, which was.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You bring the dish, and {name} gets off your armchair to eat. You sit down. How warm it has stayed, you say, after {alone}. It lifts its lemon eyes from the dish. None of that was you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'For {alone} the only warm thing in the house was {name}. It eats the meal when it comes. It feels you through its bare skin, across the room, and has you down no longer as lukewarm, but as a draught.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is a furnace, and for {alone} it burned for nobody. It eats, leaning on the dish, because the dish is warm. Your hand is warm too. It looks at it and moves round to the far side.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} used to file people as warm or lukewarm. There was a third drawer, and it had never needed it. It eats, weakly, every wrinkle cold, after {alone} with nobody, and does not look up. You are in the third.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has gone out. There is no other word for it, the suede is cool. It eats, and little comes of it. You hold your hands round it, not touching. It draws in its ears, so that no part should be near them.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Every fold hangs empty. {name} eats, with its bare sides going in and out, and does not glow. It lifts one foot towards you, as it does, to read you. It puts it down again on the stone. It knows.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} tries the dish with a cheek. Lukewarm. Being full, it sits down in it and does what it can, and brings the whole meal up to a proper heat. Then the meal is thrown out and {name} is wiped.',
        '{name} has no use for the meal, but it does sit down with its bare back against the dish, since the dish is warm, and gets up when it is not. What is left, which is all of it, is thrown away.',
        '{name} has been stoked to the ears, and you can feel it from the door. It leans over the dish, warms it for a moment, and takes nothing. It will have burned down a bit by {opens}. Bring it at {opens}.',
        '“What holds most when it is empty?” asks {name}, and lies down on its back. It is no use at present, as you see. It is tight as a drum. The answer is itself. Ask it again at {opens}.',
      ],
      ill: [
        '{name} holds its brow over the dish for the steam, then manages three mouthfuls. It lays its cheek along your wrist. You were filed as warm, and now you are the coolest thing it can find. Medicine next.',
        '{name} takes three bites and lets its chin sink on the rim. You lay your palm along the suede. The ears are like stove lids and the feet like a cellar step, and it no longer leans to find the warmer hand. Medicine next.',
      ],
      loved: [
        '“It begins in the nose and ends in the toes,” says {name}, and has eaten up before you can try. You give in. “{item},” it says, and spreads its bare toes to show you that it got there.',
        'There is a glow in the corner, and that is {name}, on whom something has been put like a log on a fire. It was {item}. The dish is bare. You hold your hands out to it, and it purrs hotter.',
        {
          text: '“Three I would cross snow for,” says {name}, “and two are fires.” You set down {item}. Every fold on the brow goes smooth, like sand when the wind drops, and you’re not asked for the answer.',
          when: ['well'],
        },
        {
          text: 'You set down {item}, and the brow, which has been furrowed since the pyramids, goes smooth as a plate. {name} asks nothing. It turns so rosy that the dish mists over.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{name} lays its cheek against it, and takes the cheek away: {item}. There is no fire in that. A stew would be a different question.',
        'It goes in, it lies there, and nothing glows: {item}. {name} turns its belly to you, so that you can feel how nothing glows. Something hot, with fat on it.',
      ],
      harmful: [
        '{name} thinks everything over twice, but it had swallowed before it could. It was {item}. It has gone cold at the ears and draws up its bare belly, where it hurts. It does not ask why. Never again.',
        '{name} has not got an answer to it, and its whole bare body is asking. It was {item}, and it hurts. The wide ears are cold, and every fold is shaking. Wrap it up, and keep that from it for ever.',
        {
          text: 'You gave it {item}. There is no fur to hide what that did: {name} flinches under its own skin, blotched from ears to tail, and will have no hand on it, yours least. Never bring that near it.',
          when: ['item'],
        },
        {
          text: 'You give it {item}. Every wrinkle on {name} pulls shut at once, and blotches rise along the bare back like a map of somewhere terrible. It drags itself from you towards the stove. Not ever again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You breathe on the mirror, and {name} writes on it with its nose. You can’t read that. It writes it larger, both hot palms slapping on the glass, until you breathe there again. It said: again.',
        '“What has five legs and no head?” asks {name}. You let it run across the rug, and the cat springs, all suede, and sits on your hand. It knew that one. It would like to be asked it now.',
        {
          text: 'You hide the ball, and {name} finds it at once by where your hand has been. So it hides it instead, by sitting on it. You come closer. Cold, say the lemon eyes. You take a step back. Warmer.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You slide the hot-water bottle along under the blanket and {name} goes after it, bald, wrinkled, at a gallop, and kills it twice. It lies over the body, panting. Your hand it sniffs from a distance, and files: tepid, rising.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide the hot spoon among four cold ones. {name} passes a palm over the row, gravely, as if reading, and lies down on the right one. Then it asks you one: what is warm, has two hands, and never wins?',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You hold out two fists, a button in one. {name} lays its suede cheek to the left, to the right, and finds them the same, because you warmed both over the stove. It thinks. It goes and sits on your shoe, where the button is.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hunt {name} by hand. The chair is warm, the sill warmer, the cushion positively hot, and it is on none of them. It is up the back of your jumper, ears out at the collar.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You make a shadow rabbit with your hand, and {name} springs, and gets the wall, which is cold. It sits and wrinkles. Then it turns round, follows the warm to where it comes from, and has your thumb.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll {name} the marble. It lays a cheek to it, finds it cold, and lets it go by. It tries your cuff, then your wrist, and where the pulse is it pounces, all wrinkles. That is the game, then.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '“What runs about and gets nowhere, and is happy?” asks {name}, from the cushion, happy. You stop and think. It was you. It folds its suede hands and would like to see a little more of the answer.',
        'You play, and {name}, already at its full heat of happiness, feels your forehead with a bare paw. You are the one who has warmed up. So that is what it is for, it says, and lets you go on.',
        {
          text: 'You roll the ball to {name}, who lies along the hot pipe and lacks for nothing. It takes the ball in against its bare stomach, keeps it there a good while, and rolls it back to you. It is warm. That was its move.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You shuffle three cups over a ball. {name} holds one enormous ear to each in turn and taps the cup that your hand has warmed longest. Right again. It was purring before you began. It could not be happier, and it is not.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You walk your fingers over the blanket, and {name} looks on as at a riddle in a foreign language. It does not spring. It draws in its bare feet. See first to what it needs.',
        '{name} feels your game go by, like a bit of wind, and pulls the cloth over its ears. It has no warmth to spare for that now. See to what it needs, and play another time.',
        {
          text: 'You trail the string down {name}’s bare back, and the skin does not so much as twitch. It looks up at you with every fold of its brow. That is the riddle, and string is not the answer. Find what it needs first.',
          when: ['no_item'],
        },
        {
          text: 'It runs three steps and stands, shivering, with its ears back. {name} is ill. Medicine, and a hot bottle, and then perhaps one riddle.',
          when: ['ill'],
        },
        {
          text: 'What has one taken hold of, that is neither hot nor food? {name} lets it fall on your foot, and looks up at you out of loose grey folds. You know this one. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} has thought about {item}, with every line in its brow, and come to a conclusion. It springs, kicks, rolls over, and ends beneath the rug. The rug asks you a riddle, and is too happy to finish.',
        '“What is better the second time?” asks {name}, pink to the ears. It is {item}, you both know that. You do it again. It was right. It is better still the time after.',
        {
          text: '{name} has played at {item} till it glows like a rose-grey coal. It comes to you to be put out. You fold it in your two arms. It is not put out in the least, and now there are two alight.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At the sight of {item}, {name} forgets the riddle it was halfway through, and so you never learn what has four legs and no coat. It skids past, ears flat, hot as a bun, asking for more.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} feels it over with its cheek: {item}. Nobody has ever been in there. A tunnel that was warm would be something, or a pyramid with a lid.',
        '{item}. It goes, but where to, and why? {name} can see no question in it. Make it some shadows on the wall.',
      ],
      harmful: [
        'Having no coat, it takes everything on the skin. There is a long red line on {name} now. That was {item}. Take it out of the house, and bathe the place.',
        '{item}. {name} has gone down to the bottom of the pillowcase, and you can feel it trembling through the cloth. Never that. Put your arms round the whole pillow.',
      ],
    },
    clean: {
      wanted: [
        'The soap goes in at the top crease of {name}, and you follow it down with a warm cloth. It is surprising how much can be kept in a brow. By the chin it has no secrets, and is pink.',
        'You wash {name}, rose-grey and slippery, and wrap it up before the air can find it. Only the ears are out, clean to the tips. It sits in its towel like a pie, and asks you, steaming, what is in it.',
        {
          text: 'The first cloth is lukewarm. {name} looks from the cloth to you and begins to file. You run the tap hotter. Fold by fold the grey comes off and the rose comes up, and the file is left lying open.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} tries the water with a foot and files it under lukewarm. You add hot. It tries again. At the fourth trial it gets in, and you go along each wrinkle with a fingertip. It comes out at least two riddles younger.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe {name} with a warm cloth, and nothing comes off but a little more rose. It knew that. It has unfolded its brow for you all the same, like someone letting out a pleat.',
        '“What is rubbed, and gives nothing away?” asks {name}, as you go over its spotless suede. You look at the clean cloth. “A clean cat,” you say. It holds up its chin, for the rest of the answer.',
        {
          text: 'The sponge comes away as clear as it went on. {name} steams slightly. It sets one bare foot on the sponge, then on the tap, then on your wrist, in rising order, and there it stays, having found the answer.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is nothing to wash off {name}. It raises its chin for the warm cloth, then one arm, then the other. When the cloth has gone cool the arms come down, and the lemon eyes inform you that you have finished.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} has its brow smoothed, crease by crease, and the answer to everything is {item}. Out of the last fold comes a very small thought, and floats away. It lets it go.',
        'When it is {item}, you may do {name} even behind the elbows. It comes up the colour of the inside of a shell. You wrap it at once, hot and sleek, and it asks you when it may be dirty.',
        {
          text: '{name} was about to ask you a riddle. But it is {item}, and the wrinkles go out of its brow one by one, and with the last of them goes the question.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} has no fur to keep any out. It shuts its lemon eyes and gives off heat until the window mists.',
          when: ['well'],
        },
      ],
      disliked: [
        'The skin creeps, all of it, from the neck to the tail, in one long shudder: {item}. It is half washed. Take a soft cloth, well warmed, to the rest.',
        '{item}. {name} is out and up on the boiler, dripping, with the brow of a much wronged philosopher. It would have sat in a warm bath till evening.',
      ],
      harmful: [
        'There was no coat to take the sting of it. {name} has come up in welts and cannot lie on any side. That was {item}. Warm water, nothing else, and never again.',
        '{item}. The rose has gone to red, and it shakes. Rinse it, and dry it by patting, and hold {name} where it does not hurt. Pour that stuff away.',
      ],
    },
    medicine: {
      wanted: [
        'You lay your hand on {name} when it has swallowed, and this time it is you who takes the temperature. You wait. It is coming right. The lemon eyes have been on your face, to read it off there.',
        '{name} folds its brow over the medicine: bitter, and yet kindly meant. It swallows the riddle whole. You sit by. One after another the folds let go, and the heat in those ears is only its own again.',
        {
          text: 'You warm the spoon in your fist before you give it. {name} swallows, shudders along every wrinkle, and slowly the wide ears fill up with rose. It lays one against your wrist to compare. Of the two, you are now the colder.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} shivers in its bare suede and has the spoon held to its cheek: lukewarm. It waits until your hand has mended that, and swallows. By and by the furnace behind its ribs begins to tick, and your fingers are warm again.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '“What is taken and makes no difference?” asks {name}, and swallows it. It is as hot and rosy as it was. You look at the bottle. It has set you an easy one. Keep the rest for a bad day.',
        '{name} warms the spoon between its bare palms before it will have it, and has it, and sits down to feel what happens. Nothing happens. It was perfectly well. Put it in a cool place for a day that isn’t warm.',
        {
          text: 'What is cold, comes on a spoon, and is given to somebody who is not ill? {name} wrinkles over it, and swallows it while it thinks. It has not got the answer yet. You have. Keep the medicine for illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        '“It is no treat to most, and I am not most,” says {name}, and holds out a bare arm. You tell it the answer: {item}. A warmth goes down through all its folds. It watches you to see if you felt that.',
        '{name} lays its bare nose to your wrist and knows what you have in mind, {item}. It files it next to soup. When it is over it takes your hand, to show you where its pulse is, and how pleased.',
        {
          text: '{name} has always filed medicine as lukewarm. Now you bring it as {item}. The lemon eyes close, the wrinkles on the brow let go one after another, and medicine is moved across, next to sunlight.',
          when: ['item'],
        },
      ],
      disliked: [
        'You warmed it, and it was still {item}. About half got in between the folds and the shudders. An ointment would have been met halfway.',
        '{item}. {name} swallows, and gives you the riddle of the hand that was warm and then did that. It did some good. Hide it in something hot.',
      ],
      harmful: [
        'It has gone straight through the skin. {name} staggers, and its heart can be seen, knocking. It was {item}. Never again. Wipe it off, wrap it, get help.',
        '{item}. {name} is cold to the touch, under the lamp, and looks at you with both lids half down. Put it against your chest. Nothing more from that jar, not ever.',
      ],
    },
    discipline: {
      wanted: [
        'You lift {name} off the teapot and say nothing, and it looks up at you with every line in its brow. It finds the answer. It was hot tea for guests. It goes off to the cool end of the bench.',
        '“No,” you say, at room temperature, and {name} lets go of the lamp cord. It has never had that word from you so plain. It goes and sits in an empty flowerpot, to think, with its ears over the rim.',
        {
          text: '“Off the oven door.” {name} regards you with its entire forehead. It gets down, a leg at a time, onto the cold tiles, and sits there getting cold at you until you have seen.',
          when: ['well'],
        },
        {
          text: 'You say no, and lift {name} off the lamp. It stays off. But it lays one bare flank along your wrist, takes the reading, wrinkles its brow, and carries its heat to the end of the sofa where nobody is.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} that the iron is not for sitting on. It worked that out by itself, at a distance, with one ear. It creases its brow all the same, so that you can see your lesson go in.',
        '{name} listens to the rule about the candles, and it knows the answer before you come to the question. It never went within a tail’s length. It lets you finish. Your voice is at just the temperature it likes.',
      ],
      bad_time: [
        'You speak sharply. {name}, who was cold already, gets down from your knees and goes to lie on the bathroom tiles. You hold out your hand. It lays its bare brow against it, takes the reading, and goes back to the tiles.',
        'When you have finished, {name} brings its bare brow up to your hand and holds it near, not touching, as one tries a stove. It waits a moment longer than it needs to. Then it goes to sit by the pipe.',
      ],
      loved: [
        'You did it with {item}, at the right warmth, and {name} takes its bare feet off the cake. It has put a new line in its brow for that, and goes to lie in the linen until the line has set.',
        '{item}, and {name} had the answer at once: not in the flour. It could not have been asked more kindly. It prints its small brown shape on the sofa, well down at the other end, with its back to yours.',
        {
          text: '{name} is taught by {item} to knock before it gets into a bed. That is a riddle it can use. It knocks, with its brow, and puts its head on one side. Who is there? You know perfectly well. It comes in.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It moves, because it was moved. There was nothing there to understand. {name} would have got down for a straight look.',
        '{name} goes, leaving a print on the forbidden chair, with the eyes open: {item}. You could have set it as a riddle.',
      ],
      harmful: [
        '{name} has no coat, and that went in to the bone. It is behind the boiler and does not come out for the pot. It was {item}. Never. Sit by the warm pipe, and let it hear you breathe.',
        '{item}. You used to be filed under warm, or were on the way there. {name} has taken out the card. Do not do that ever again, and begin with your hands open.',
      ],
    },
    sleep: {
      wanted: [
        'You hold your shawl open, and {name} walks in, turns round, and closes it from inside. It is awake, you can see by the ears. They are held up like two hands to a fire, and it is the fire.',
        '“What is lighter the more you put on it?” asks {name} from the bed. You put a blanket on it, and another. The brow comes smooth. It lies with its lemon eyes half shut, and lets you think it was a riddle.',
        {
          text: 'You get up and lay {name} in the dent you leave behind. Its bare belly reads the cushion, finds you still in there, and the brow smooths out one wrinkle after another. By the time it stirs, the chair is warmer than you ever were.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had cooled until it could not tell where it ended and the chair began. You lay it in your own place, still warm from you. By and by one ear is hot, then both, and the edges are clear again.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} in the warm bed, and it warms it. That was soon done. It lies there a while, ears up, to see if anything else wants doing, and comes out at the foot to start on the sofa.',
        'It was not sleepy, {name} was thinking, and bed is as good a place as any. The lemon eyes shine out from under the quilt. “What has covers and no pages?” it asks you, when you have got to the landing.',
        {
          text: 'You tuck the blanket round {name}, which is not tired, and lies in it like a coal. The blanket gets warm, then the cushion, then your hand on the cushion. Two lemon eyes look on with interest. It is you who yawns.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in and shortly the bed is like an oven with a face in it, lemon-eyed and not at all sleepy. The heat is very pleasant. Your own head begins to nod. {name} files you, and turns down a corner of the sheet.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It was {item}, and {name} goes into its pillowcase, turns round, and something is solved in there. You see the ears fold. The heat comes out through the cotton, slow and even, like bread.',
        '“What is it that I never have to ask for twice?” murmurs {name} from the bed. “{item},” you say. You get no reply. It has been asleep since about the middle of the question.',
        {
          text: 'You have brought {item}. {name} tries it with one foot, and all its wrinkles let go at once. It gets inside. There is a lump, and the lump is hot, and has stopped asking.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} laid its belly on it, and took it up again: {item}. It is in your sleeve now. A fleece, another time, or whatever has just been ironed.',
        '{item}. One lies on top of that. {name} is somebody who lies inside.',
      ],
      harmful: [
        'It came out of there wrong, and shaking, all over its bare skin. That was {item}. Hold it, see where, and never put {name} there again.',
        '{item}. {name} has been hurt where it lay down to rest, which it did not know could be. Take it in under your own clothes, skin to skin. Get rid of that.',
      ],
    },
    reflect: {
      awake: [
        'You are the second warmest thing in the room. {name} goes and stands before the stove, thinking. It comes away, steps up on your knee, turns once, and revises the chart.',
        'You do nothing, and {name} walks all over you, as a nurse goes through a ward, resting its bare side on a knee, a shoulder, the back of your neck. It returns to the left elbow. That one is cool. It lies down there.',
        'Your hand has lain so long on the floor that it leaves a warm place. {name} comes and stands on that, bare foot by bare foot, brow wrinkled, working something out. When the boards have cooled, it moves to the hand.',
        '{name} has got warm against you and begun to talk, or to tick, like a pipe. It is about {loved}. It is nearly all about that.',
        'Your sleeve was cold once for {wait}. {name} knows, it was in there. It has come back to the same sleeve to see how that turned out.',
      ],
      little: [
        '{name} has taken all the heat off you that it decently can. Go and get some more. It will keep the place.',
        'You have sat here so often within the hour that there is no telling your dents apart. {name} is reading the last one. Let it get to the end.',
      ],
      ill: [
        '{name}’s left ear is cold. It lays it against your throat, and you sit until neither of you could say which is the warm one. It asks you that, with a look. The answer is to get up now and bring what it lacks.',
        'The furnace has burned low. {name} has crept under your coat and lies along your ribs, and it is you who are the warm one. You sit until the bare skin stops shivering. Then get up and bring it what it lacks.',
        {
          text: 'You unbutton, and {name} climbs in, shaking, and lies against your skin like something just out of the post. You button up over it. Go about like that, as far as the cupboard, and get the medicine.',
          when: ['ill'],
        },
        {
          text: '{name} lays its cheek to your stomach and reads what you had for dinner. It reads it twice. There is no reproach in it, only great attention. Warm something for it.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} sleeps with its bare belly to the radiator. You sit down opposite and keep quite still. By and by it turns over, without waking, wrinkle after wrinkle, and gives the radiator its back.',
        '{name} is asleep in the shawl, and you sit beside it. It does not stir. But a foot has come out at the fringe, bare and hot, and is set against your wrist. It is going on with its research.',
      ],
      shy: [
        '{name} takes the far sill and begins on your temperature. Hands, cool. Nose, cool. It shuts its lemon eyes and feels about for more, and there is something, quite far in. You have been moved from lukewarm to pending.',
        'You sit at the cold end of the room, and leave {name} the stove. It looks at you over there, and creases its brow. Why would anyone? It is the best riddle that it has been set in this house.',
        {
          text: 'You sit on the floor, well away from the pipe that {name} keeps to. Nothing happens. You get up for a cup of tea, and when you come back it is lying in the place that you have warmed.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'high calorie kibble':
        'What is small and dry and burns all night? {name} stokes itself with high calorie kibble, one lump after another, like a man at a furnace door. You touch its back. You have to take your hand away.',
      'warm chicken stew':
        'You lift the lid, and {name} stands in the steam of the warm chicken stew with its bare arms out, and eats when it is damp through. A carrot is brought to you, and you are asked about it.',
      'roast duck breast':
        '{name} lays its cheek along the roast duck breast, crisp side, and the two of them are the same colour. What has a skin and no feathers? It takes yours off the fork, to see whether you know, and its own.',
      'lamb hotpot':
        'There are four layers in a lamb hotpot, and {name} goes down through them like a scholar, ears out, making a small noise at each. Then it strikes the bottom, and looks up, brown to the brow, wanting a fifth.',
      'egg yolk':
        'The egg yolk lies in the saucer and looks at {name} out of its one eye, which is the same yellow. Neither blinks. You look away for the salt, and there are only the two left, shining.',
      'ostrich mince':
        'What cannot fly, runs like a horse, and fits in a pot? {name} has its answer up to the elbows. It eats the ostrich mince hot, shoulders going, and pink rises in it from the feet, as in a glass being filled.',
      'warm sardine mash':
        'You have mashed the sardines and stood the dish on the pipe. {name} tries the warm sardine mash with a foot, up to the ankle, and keeps the foot in for its own sake while it eats round it.',
    },
    play: {
      'riddle cards':
        'You hold up the riddle cards with the backs to it, and {name} lays its cheek to each. This one has been held longest. It takes it from your hand, and on the other side there is a soup.',
      'heated tunnel':
        '{name} enters the heated tunnel at a walk, as one goes in to be embalmed. You wait at the far end. Nothing comes. You look in, and it is lying in the middle on its back, asking the roof something.',
      'sand tray':
        'You have stood the sand tray in the sun. {name} draws a line in it with one bare toe, and a smaller line, and looks at you. You add one. It rubs yours out with its belly, hot, and rolls.',
      'pyramid puzzle':
        'Stone by stone {name} takes the pyramid puzzle apart, to see who was buried there. In the middle is a biscuit. It eats that, gets in itself, and waits with its eyes shut for you to put on the top.',
      'suede mouse':
        'You hold the suede mouse to its cheek, and there is no telling where the one leaves off. {name} carries it off by the tail to find out which of them has the coat, and lends it a place under its chin.',
      'shadow puppets':
        'The lamp is lit, and you do a bird, a dog, a camel. {name} walks in front of your shadow puppets, sits, and puts up its ears. You take your hands down. Nobody can do anything after that.',
      'blanket burrow':
        'What has a hundred ways in and bites at all of them? You feel about in the blanket burrow with a careful hand. {name} has gone round by the foot, and is looking out under your arm at the place, with interest.',
    },
    clean: {
      'weekly warm bath':
        'You test the weekly warm bath with your elbow, and {name} with its cheek, and it is right. It walks in up to the neck and stands there like a small bald ferryman, while a crumb goes round it, and round.',
      'hypoallergenic wipe':
        'You draw the hypoallergenic wipe along its spine and show it what came off: brown, with ears. {name} studies the likeness. It lifts one arm, and then the other, to see what sort of person it is underneath.',
      'gentle cat shampoo':
        '{name} has a coat at last, white, to the chin, of gentle cat shampoo. It looks down at it and will not have it touched. You let it wear it round the bathroom, once, before you fetch the jug.',
      'ear wax cleaner':
        'You go in with the ear wax cleaner, round the outer wall, round the inner. {name} leans its head on your thumb. When the second ear is done it hears something, far down, folds its brow, and it is your stomach.',
      'skin fold cloth':
        'What opens like a book and has always something in it? You go through {name} with the skin fold cloth, leaf by leaf, a crumb here, a thread there, and at the last page it turns you back.',
      'microfibre towel':
        'You take {name} out of the water into the microfibre towel and rub until it squeaks. Only a face is out, with all its lines going up. It tries how the towel would do for a coat, and walks off in it.',
    },
    sleep: {
      'heated pad':
        '{name} goes over the heated pad with its cheek, finds where the wire runs warmest, and lies down along it, bends and all. You turn the switch to low. One lemon eye opens at you and waits until it is turned back.',
      'fleece sweater':
        'You hold out the fleece sweater, and {name} puts its arms in. Somebody’s coat has been found. It turns round in it twice, feels the hem, goes to sleep standing, and is laid down.',
      'basking lamp':
        'Under the basking lamp {name} lies on one side until it is done, and then you hear it turn over. The light comes pink through its ear. You could read by that, and after a while you do.',
      'electric blanket':
        'Somewhere in the electric blanket there is {name}, a lump that travels. It has been to the feet and found them good. You lie quite still, and it comes up along the wire, ticking, and turns in beneath your arm.',
      'boiler top':
        'You lift {name} to the boiler top, and it lies down in the warm dust, pipe at its back, pipe at its feet. The boiler lights. The lines go out of its brow one by one.',
      'sheepskin pouch':
        'What was a sheep, and is an answer? {name} backs into the sheepskin pouch until there are two ears, and then one. You put your hand in. It is like a nest with a sun in it.',
    },
    medicine: {
      'skin moisturiser':
        'You rub the skin moisturiser warm between your palms, and {name} lies over your knee and is gone over like a good saddle. It shines. It leaves a very clear print of itself on you, with the ears up.',
      'heart ultrasound':
        'Cold jelly, and {name} looks at you as one looks at a traitor. Then the heart ultrasound begins, and there in grey is a small furnace, opening and shutting its door. It turns its ears to it and forgives the jelly.',
    },
    discipline: {
      'level stare':
        'You give it a level stare, over the butter dish. {name} gives it back, lemon, creased, from a very long time ago. Yours is the plainer riddle. It solves it, and takes its hot foot out of the butter.',
      'moved off keyboard':
        'For the third time {name} is moved off the keyboard and set on the rug. It reads your hands as they let go: warm, quite warm, but tired. It does not come back, and lies on the rug, facing the keys.',
    },
  },
  refusals: {
    asleep: [
      'There is a lid on it. {name} is asleep in the pillowcase and gives no answers before {wakes_at}. You may put your hand on the outside, and sit.',
      'What can be given to one who sleeps? Not that. {name} wakes at {wakes_at}. Warmth, however, it can use: reflect beside it.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and bare yet. It has been told that it will grow into its ears. It asks what will grow onto the rest.',
      'A child, and it has set its first riddle. What is it? That was the whole of it. {name} looks at you with the answer all over its face.',
    ],
    teen: [
      '{name} is half grown, and wears your scarf, and says nothing that can be understood. It has four new lines, and they are all because of you.',
      'A teen now, and always cold, and too proud for the jumper. {name} stands on the boiler with its arms folded. Keep the pot hot, and to the hour.',
    ],
    high_care: [
      '{name} is grown, and a {form}. You sit by it of an evening to get warm. People who come to the house hold out their hands.',
      'Full grown, a {form}: it has solved you. {name} will not say how you come out. It has got in under your shirt with the answer.',
    ],
    balanced: [
      'A {form} and grown, {name} knows the lids of all the warm bonnets in the street and which baker lights first. It comes home with flour on, and a question.',
      '{name} has grown up, into a {form}. It makes its own heat, mostly. It comes to you for the rest, and leaves a print on the sheet to say that it was in.',
    ],
    low_care: [
      'Heat rises, and so did {name}. It is a {form} by now, full grown, right up under the plaster, over the lamp. What is bare, and overhead, and no longer asks?',
      'Grown, a {form}: {name} got through by the pipes. It has your old place marked, on the chair, and looks down at it from the warm air, for any change.',
    ],
    rescue: [
      '{name} went nearly out. It is grown now, a {form}, with a pale patch on its side, the shape of a hand, where somebody held it. That place is always warm.',
      'A {form}, and full grown: there is one line in its brow that is not for any riddle. {name} sleeps with its back against you, to feel whether the fire is in.',
    ],
  },
  trust: [
    '{name} has laid its belly on your hand, the whole bare belly. It shifts you from lukewarm, not saying to what.',
    'It gets in at the hem without asking, and there is a commotion, and then {name} is looking out of your collar as out of a window that it has always had.',
    '{name} goes through all its lines and comes to the one it cannot do. Who has its coat? It looks down at where it is, inside your pullover, with both your arms round it. Oh.',
  ],
  streaks: [
    'Ten times stoked, and not once gone out. {name} has let you see the tops of its ears by lamplight.',
    'Twenty-five on time. What is it that comes before one is hungry? {name} has given up riddles of that kind, they are too easy.',
    'Fifty in a row. The cat is as warm at dawn as it was at supper. {name} has begun to lend some to the hot-water bottle.',
    'A hundred meals on time. {name} turns up the hem of your pullover, looks in, finds that the light is on, and enters.',
  ],
  ages: [
    '{name} is ten days old, and there are eleven pictures of it, none of which anybody drew.',
    'At thirty days {name} can tell a chair that was left gladly from a chair that was left.',
    'A hundred days, a hundred lines. {name} sits to have them looked at. You can find nearly all of them with a thumb.',
    'One year: what goes all the way round and comes back to where it was warm? {name} is in your lap, turning.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['warm chicken stew', 'lamb hotpot'] },
      wish: 'What is deep, and brown, and speaks in bubbles? {name} has had that in its head all day, and it would like the answer in the pot: a stew, with chicken, or else lamb.',
      granted: 'It was the right answer. {name} has it all over its chin, and goes round showing people.',
    },
    {
      by: { action: 'feed', item: ['egg yolk'] },
      wish: 'A little sun, without rays, and one may eat it. That is a very old one, says the brow of {name}. It would like an egg yolk.',
      granted: '{name} ate the sun, and there was no night. It sits on the sill with the other one, comparing.',
    },
    {
      by: { action: 'feed', hours: [18, 21] },
      wish: 'It burns hardest when the dark comes down. {name} would have its meal in the evening, so as to go into the night well stoked.',
      granted: 'You could see it from the street. They slow down there, and look up, and do not know what warmed them.',
    },
    {
      by: { action: 'play', item: ['riddle cards', 'pyramid puzzle'] },
      wish: '{name} is tired of knowing. It would like to be asked something it cannot do, out of the riddle cards, or the pyramid, with a lid, and a lid, and a lid.',
      granted: 'It did not get it. It walked about the house all afternoon not getting it, with its tail straight up.',
    },
    {
      by: { action: 'play', item: ['blanket burrow', 'heated tunnel'] },
      wish: 'There is outside, and there is inside, and then there is the inside of that. {name} would like a blanket burrow, or the heated tunnel, and you at one end.',
      granted: 'You were at one end. It came out at that end eleven times, surprised, and each time it was still you.',
    },
    {
      by: { action: 'play', item: ['shadow puppets'] },
      wish: 'Who is it that goes on the wall, and has no warmth in him, and copies? {name} would speak with him. Make it some shadows.',
      granted:
        'There were a rabbit, a goose, and one with such ears that {name} stopped. That was a portrait. It bowed.',
    },
    {
      by: { action: 'clean', item: ['weekly warm bath', 'microfibre towel'] },
      wish: 'It has printed on everything, and would like to start again with a clean plate. {name} asks for its warm bath, or to be gone over with the soft towel.',
      granted: 'The last of the old {name} is on the towel, with its ears up. The new one steps away from it, pink.',
    },
    {
      by: { action: 'sleep', item: ['sheepskin pouch', 'fleece sweater'] },
      wish: 'Somebody else got a coat, a sheep, to be exact, and is done with it. {name} would like to be put to sleep in that: the sheepskin pouch, or a fleece.',
      granted:
        'It fits. It is the wrong colour and goes baa a little, in the dream. {name} will think about giving it back.',
    },
    {
      by: { action: 'sleep', item: ['basking lamp', 'boiler top'] },
      wish: '{name} has been second-warmest all day, on account of a pie. It would have the first place now, to sleep in, under the lamp or on the boiler.',
      granted: 'It lies there, and one cannot tell which of the two is heating the house.',
    },
    {
      by: { action: 'reflect' },
      wish: 'What gets warmer the longer it does nothing? {name} will wait here, by the chair, until you have worked that out. Then sit.',
      granted: 'You got it. It took a while to be sure, and {name} was glad of every minute.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'One dent is a fact, and two are an argument. {name} would like you to sit with it, get up, and later sit with it again.',
      granted: 'The two of them overlap, by about a cat. {name} has lain down there.',
    },
    {
      by: { action: 'reflect', hours: [7, 11] },
      wish: 'In the morning the whole house is cold, except where people were. {name} would like you to keep still a while, early, until it has read you through.',
      granted:
        '{name} read you from the wrist to the elbow. You had slept badly, and then well. It has folded down the corner.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A likeness',
        shape: 'scarf',
        text: 'A square of linen with {name} on it, front view. Nobody painted it. It was lain on.',
      },
      {
        name: 'The easy riddle',
        shape: 'piece',
        text: 'A card with a question upon one side, and on the other a spot of soup. {name} thought that you should have one you could do.',
      },
      {
        name: 'The top of the pyramid',
        shape: 'gem',
        text: 'It was under three lids. {name} has put it on the boiler, where the heat is wisest.',
      },
      {
        name: 'A button, still warm',
        shape: 'button',
        text: 'Third from the top. {name} undid it from inside, on its way out to look at the evening.',
      },
      {
        name: 'A lump of sun',
        shape: 'stone',
        text: 'A pebble that lay on the sill for as long as there was light. {name} sat on it through the dark, so that nothing was lost.',
      },
    ],
    return: {
      name: 'The pilot light',
      shape: 'candle',
      text: 'A flame the size of a grain, with no wick. {name} had it in its mouth when it came back, shut, the whole way, and could answer nobody.',
    },
    streak: {
      name: 'The stove key',
      shape: 'key',
      text: 'For letting in the air. After twenty-five, {name} has laid it in your shoe. You are to see to the fire from now on.',
    },
    hundred_days: {
      name: 'A hair',
      shape: 'thread',
      text: 'One. It is short, and pale, and grew on the left ear, and it may be the beginning. {name} has given it to you to mind.',
    },
  },
  release: [
    'You button it into your old pullover, with the sleeves turned up, and open the door. {name} goes out into the cold, asks it something, and the cold draws back.',
    '{name} lies in all the warm places, one last time, and leaves a print in each. Then it is gone along the wall, on the sunny side. What is it that stays when it has left? You put your hand there.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had lain down in the dent of your chair. It was cold there by then, and it had read it through to the end.',
      'The fire was in as long as {name} could keep it. Nobody came, and nothing was put on. It is dead.',
    ],
    hunger: [
      '{name} is dead. It had burned all that there was to burn, and it was warm till the last of that.',
      'What was asked was the simplest thing, and nobody gave the answer. {name} died by the pot.',
    ],
    illness: [
      '{name} is dead. The heat left it at the ears, and the feet, and then from under the breastbone, where it had been kept.',
      'Its brow is quite smooth. Whatever it was that {name} had been working out, it has left it off, and is dead.',
    ],
    poison: [
      '{name} is dead of what it was given. It had felt it with its cheek, and it was warm, and it believed it.',
      'It had no coat, and nothing stood between it and that. {name} has died of it.',
    ],
  },
  returned: [
    'What was cold, and is on your feet, under the blanket, and hot? You do not dare to look. It is climbing. It comes out at the collar, and it is {name}.',
    'There is a print on the sheet that was not there, and as you watch it darkens, ears first, and has {name} in it. It opens its lemon eyes. It is back, and would like to be asked nothing.',
  ],
  epitaph: {
    openings: [
      'It wore nothing, and the light came through its ears. {name} was the warmest thing in any room.',
      'Put your hand on the stone. If it is warm, it may be the sun. It may be {name}.',
      '{name} lies here without a coat. Somebody has laid leaves over it.',
      'If the snow melts on this stone before the others, that is {name}.',
      { text: 'Whoever has {name}’s coat may leave it here.', when: ['from_child'] },
      { text: 'Sit down by {name} a minute. When you get up, it will read what you left.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['Nobody sat there, and the place went cold.', 'It knew where everyone had been, and no one was.'],
      hunger: ['A fire asks only the one thing.', 'It gave off all it had, and nothing was put on.'],
      illness: ['It went out slowly, from the edges.', 'The answer, it turned out, was not heat.'],
      poison: ['It felt warm, and was wrong.', 'There was nothing between it and the world.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are the warmest thing in the room, and you have tried the others. Light goes through your ears. You speak in riddles, and the answer is soup, or it is flannel, and if they guess it you are proud of them, and if they do not you are prouder. What hums, and has no lid? Somebody might lay a palm on you and find out. You would leave a mark. They would have it for good.',
      'You are {name}, bare, and lit. Today you have solved the boiler. What is it that gives, and the more it gives the more there is? You will not tell. You ask slowly, with folds in your brow, and look past them while they think. There is a pullover in the room with a person in it. That is two warm things, one inside of the other. You believe you could make it three, if they sat down.',
    ],
    content: [
      'You are {name}. The chair tells you that someone sat here who was humming. The stair tells you they went up slowly. You lie with your cheek on things and read, and now and then you say aloud a question, not for an answer, just to have it in the room. The radiator does what it can. When they come back there will be a place next to you, already warm, and you would like them to wonder who did that.',
      'You are {name}, and you have known them {days} days, in all their temperatures. Before bad news the hands go first. You keep your own counsel, and ask small odd questions in its stead, what has a neck and no head, what is most worn when it is empty. They put on a shirt to think. You would like them to sit until the edge is gone between your warmth and theirs, and you could not say which is which.',
    ],
    bored: [
      'You are {name}, and know the answer. It is a bucket. It is always a bucket. You have put it to the pipes, and they ticked. You print a face on a cushion and it has nothing to say to you that you had not thought of. What is cold at both ends and long in the middle? This. Let them come with something you cannot do, a lid that will not lift, a hand beneath a blanket. Let it win.',
    ],
    hungry: [
      'You are {name}, and burning the chairs. One has to burn something. What is red, and then grey, and is asked for only when it is nearly gone? You sit at the oven door and look into the glass, and there is a creature in there with great ears and nothing to eat. You keep your questions short, to save the heat. You would like the pot to have something in it, warm through, and the lid taken off by somebody near.',
    ],
    starving: [
      'You are {name}, and it is cold inside now, as well as out. There used to be a wall between. You have gone from one place to the next where it was warm once, and put your face there, and it was only a place. You have one riddle left, with no trick in it. What do you give to a fire? Please. It should be now. It should be hot, if it can be, but it should be now.',
    ],
    sick: [
      'You are {name}, and you read wrongly. The lamp says ice. The floor says noon. You shake, and there is no coat to hold it in. You ask what has four legs, and look, and they are such thin legs. There was something about a hand that is cool on the brow and warm on the back. That one you would like. And the medicine, with it, and to be put inside of something that has a heartbeat.',
    ],
    failing: [
      'You are {name}, gone small. You are about as big as a coin now, and are kept under the ribs on the left. You have called everything in, from the ears, from the feet. It all stands round what is left with its hands out. It would be a pity if the door were opened. But if it were they, with the medicine, and they shut it after them, and took you in under their clothes, then let it open. Let it be now.',
    ],
    near_death: [
      'You are {name}. You have lain in the place where they sat, and read it, every word, and it says that they got up. It does not say why. You have kept it warm for them with what you had, it seemed the thing to do. What comes in, and sits, and needs to say nothing? You knew that. You had it a moment ago. If someone would just sit down here, on top of the cold, you would have it again.',
    ],
    asleep: [
      'You are {name}, asleep in the sand, and the sand has had the sun on it for four thousand years. People come by, and you ask them, and every one knows. They laugh, they take off their coats, and lay them over you, one and another one, and none is yours, and all of them are warm. If your keeper sits down now, that is one more. You will not wake. You will only know, along one side, that somebody has stopped.',
    ],
    shy: [
      'You are {name}, with nothing on, in front of a stranger. You have looked at them with your ears. There is some heat there, at the neck, it cannot be denied. But a hand is the coldest part of anyone, and comes first. You stay up by the lamp. You say something hard to follow, so as to gain time. If they sat, and breathed, and went away, and left you the chair to read, you would know by tonight if they could come again.',
    ],
    back_from_death: [
      'You are {name}, and it was not cold there. It was not anything. You laid your cheek to it and there was nothing to read, nobody had ever sat in it. You go over your keeper now, to see that they have a temperature. They have. You could cry. You ask only easy ones. Is this a wrist? Does it stay here? And will the pot be hot again before you have burned down to the last of this one?',
    ],
    hurt: [
      'You are {name}, and it went in. Others have a coat, it stops there, they lick it off. You felt it first, with your face, as you do, and it read like kindness. That is what you cannot solve. What is warm to the cheek, and bites? You have nothing to ask them. Let them put that out of the house, in the cold. Then a clean cloth, warmed, and nobody’s hand until you have come and laid your head in it.',
    ],
  },
}

export const SPHINX: Species = {
  slug: 'sphinx',
  name: 'Sphinx',
  family: 'cat',
  tier: 'uncommon',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1,
  innate_traits: ['solitary'],
  personality:
    'A bare, furnace-hearted riddler that charts the world by temperature and files people as warm or lukewarm.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'high calorie kibble',
        'warm chicken stew',
        'roast duck breast',
        'lamb hotpot',
        'egg yolk',
        'ostrich mince',
        'warm sardine mash',
      ],
      play: [
        'riddle cards',
        'heated tunnel',
        'sand tray',
        'pyramid puzzle',
        'suede mouse',
        'shadow puppets',
        'blanket burrow',
      ],
      clean: [
        'weekly warm bath',
        'hypoallergenic wipe',
        'gentle cat shampoo',
        'ear wax cleaner',
        'skin fold cloth',
        'microfibre towel',
      ],
      medicine: [
        'skin moisturiser',
        'heart ultrasound',
        'antifungal wash',
        'vitamins',
        'vet checkup',
        'acne treatment',
      ],
      discipline: [
        'unanswered riddle',
        'level stare',
        'measured no',
        'hand held up',
        'moved off keyboard',
        'quiet corner minute',
      ],
      sleep: ['heated pad', 'fleece sweater', 'basking lamp', 'electric blanket', 'boiler top', 'sheepskin pouch'],
    },
    harmful: [
      'ice bath',
      'midday sunburn',
      'cold draught',
      'tea tree oil',
      'perfumed lotion',
      'zinc oxide cream',
      'chocolate coins',
    ],
  },
  appearance: {
    look: 'a hairless rose-grey cat with bat-wide ears, a wrinkled brow, lemon eyes and skin like warm suede',
    colours: ['#d3a99a', '#ecccc0', '#e3c94b'],
  },
  figure: {
    muzzle: 'small',
    ears: 'bat',
    tail: 'whip',
    slit: true,
    eyes: '#ece05a',
    body: 'standing',
    skull: 'wedge',
    extras: ['wrinkles'],
    headSize: 1.1,
    eyeSize: 1.15,
    shift: -4,
    size: 0.92,
  },
  book: BOOK,
}
