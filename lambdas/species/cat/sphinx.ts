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
    'The shell falls away, and {name} has nothing on. It looks back into both halves, and then at you, with a creased brow. Where is the rest?',
    'What is bare, and pink, and asks before it can see? The egg is still warm, and {name} presses itself along the inside of it, and does not want to have hatched just yet.',
  ],
  looks: {
    thriving: [
      'On the bathroom towels {name} has been printing. There is a brown cat on each, ears and all, where something bare and warm has lain. It is on the last of them now, and turns over, to do both sides.',
      '{name} is wearing the tea cosy, with its ears out where the handle and the spout go. It looks at you, glowing, to see if you know the answer. “A teapot,” you say. It is so pleased that it tips over.',
      {
        text: '{name} has the sun, the cushion and the pipe, and wants nothing. You look in, and get up again from your chair. When you turn round it is lying in the place, where you are still warm.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is giving off heat like a new roll. It puts out a foot and touches your nose, which is cold. It thinks. It touches your neck. The bat ears open like two hands. You are being moved to another file.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has charted the room: pipe, sill, cushion, you. Now it lies between the pipe and your chair, a hand’s breadth from either. “Which of these gets up and leaves?” it asks, and lays one warm bare paw on your foot to find out.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“What has two legs and is warm right through?” asks {name} when you look in. You think of something modest. It lays one suede paw on your cheek, to feel you go red. “Warmer,” it says.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'There are hotter things on the chart than you, a stove for one, and {name} is lying on you. How can that be? It lays a bare cheek to your neck and shuts its lemon eyes. It has given that riddle up.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is a few hours old and wrinkled like a judge. It looks at you with its great ears up, and you see that it has been set its first riddle. It has no idea. It is delighted.',
        when: ['baby'],
      },
      {
        text: 'In its few hours {name} has met only one warm thing, and that was itself. Now you look in. It lifts its bare face, lemon eyes wide, to feel whether you are another. Hold a hand near.',
        when: ['baby'],
      },
      {
        text: '{name} lies on the boiler like a loaf somebody has forgotten, rose-grey and done to a turn. You open the door, and a draught comes in with you. It looks at the two of you. It files you together.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} holds out one bare paw as you come in, not to be taken, only to feel what comes off you. It had a riddle ready, and puts it away again. “Lukewarm,” it remarks, quite cheerfully, to the stove.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} has got into the bread bin, bare as a bun, and has put the bread out. You lift the lid, and two lemon eyes look up. It was warmer in there with the bread. You see what you can do.',
      'A cup of tea stands on the table, and {name} sits before it, to see which of them will cool first. It has had its paws round the cup for some while, so that the tea should have a fair chance.',
      'There is a sunbeam on the boards, and {name} lies in it to the inch, like a thing cut out to fit. When the sunbeam moves, so does the cat. It has its ears spread, to get all there is on offer.',
      {
        text: '{name} is inside your jumper. From outside you have one stomach, and above it another, with ears. It has no questions at present. You turn a page, and it turns over, and is just as warm on that side.',
        when: ['trusting'],
      },
      {
        text: '{name} is filing the room from the top of the bookcase. Lamp, warm. Rug, fair. It comes to you and looks for some time, ears spread, as at a bath one has been told about. It goes on to the door.',
        when: ['wary'],
      },
      'One line in its forehead is for the boiler, one is for the moon, and the small one, right between the eyes, that folds when it is pleased, is for {loved}.',
      {
        text: '{name} has drawn a line round you on the sofa, by feel, of how far you are warm. It lies just inside it. You lean a bit to the left. It moves by the same, without opening its eyes.',
        when: ['trusting'],
      },
      {
        text: 'You are reading, and so is {name}, inside your jersey, by the light that comes in at the neck. When you turn the page a bare rose-grey arm comes out and turns it back.',
        when: ['trusting'],
      },
    ],
    curious: [
      '{name} lays its cheek against the cake tin to feel how warm it runs. Cold at the corners, and in the middle, just barely, not. It folds its brow, and listens there.',
      'A teapot, a kneeling guest, a laptop at work: {name} has sat on all three, and is comparing them. It has gone back to the guest.',
      'Steam comes out of the spout and is nowhere. {name} follows it with its whole neck, up, and round, and asks it, softly, a thing that it has had on its mind.',
    ],
    bored: [
      '“What is grey, and lies about, and nobody asks it anything?” says {name}, to the wall. There is no spark in its brow. It knows that one too well. Ask it another. Come and play.',
      '{name} has counted the warm places, and there are as many as there were. It lies on the middle one with its chin on the edge. It is well, and not even puzzled. Give it a game, under a cloth.',
      {
        text: '{name} lies full length on the cold hearth, and has left no print there worth the name. It did not ask what that is. Pull a blanket over both your heads, and put a hand about underneath.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has a riddle: what has a rim, and grows no fuller for being sat in? It has sat in it, bare, to be sure, and looks up at you out of all its wrinkles. An empty dish. The meal is overdue.',
      '{name} lays its bare cheek to the dish. Cold. It lays it to the pan, and that is cold too, so nobody has begun. Its brow folds, line upon line. Its meal is due. Please warm something up.',
      '“It is round, and has nothing in it, and yet it says everything,” remarks {name}, seated before the dish like a small monument. It is not hungry, it is asking. Its meal is due. Answer with food.',
      {
        text: '{name} has laid its bare flank against the dish and found it as cold as the floor. Now it tries your ankle, briefly, and withdraws to consider. Lukewarm, so far. Feed it now, while the matter is open.',
        when: ['wary', 'well'],
      },
      {
        text: 'You hold out a hand. {name} brings its wrinkled brow within an inch of it, as one tests an iron, and draws back. Lukewarm. The meal is overdue. Bring it, and bring it in that hand.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies with its bare chin in the empty dish and lets lemon eyes follow you across the floor. What is due, and not here, and colder the longer it is away? It does not think that you will get it. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has been round the house: stove, cold. Dish, cold, and late. You, a little over lukewarm. It leans one bare side on your leg, the way one tries a bath. Bring the meal, and it will try the other side.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} puts one bare foot on your hand, then on the dish, then on your hand. One is warm and one is cold. It looks up, deeply wrinkled. It is sure that you could bring the two together. The meal is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has only its own furnace, and that has burnt low. It lies along the wall where the warm pipe runs, and not along you. You are filed as lukewarm. The meal is overdue. Bring it, and bring it warm.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has moved you from lukewarm to cold. It went by the dish. When your hand comes near, its whole bare side draws away in wrinkles, an inch, which is all it has strength for. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'What is round and has nothing in it? {name} sits in it, hours old, bare knees up, looking at you over the rim. It is rosy, and finds this funny. It is past mealtime. It goes down behind the rim to wait.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is inside your shirt, hot from end to end, all but one place. It has taken your hand and put it there. It is the middle, and it is hollow, and it is nobody’s fault. The meal, please.',
        when: ['trusting', 'well'],
      },
      {
        text: 'Into your coat climbs {name}, all bare skin, and puts a riddle to your neck. What is round, and should be full by now, and has the temperature of the floor? You are its warmest. You will get it. The meal, please.',
        when: ['trusting', 'well'],
      },
      {
        text: 'Small and bare, {name} has been over the place for dinner: your shoe, the skirting board, its own tail, and not one of them was it. It wrinkles its whole forehead at you. You must be the clue. Feed it.',
        when: ['baby'],
      },
      {
        text: '{name} climbs out at the neck of your jumper, which it never does for nothing. It sits down by the dish, bare in the draught, and looks round at you, quite sure. Its meal is due. It will be back in after.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} sits with its back to the pipe and takes your reading from there. Lukewarm, say the lemon eyes. You could still go up. Its meal is due. Bring it to the pipe.',
        when: ['wary'],
      },
      {
        text: '{name} pats the inside of the dish with a bare hand. It wrinkles up its brow. It is too new to know the answer, or that there has been a question. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '“What is bare, and burns, and has nothing on the fire?” asks {name}, and does not wait for you. It has climbed into the cold pan and sits there. It is very hungry. Please feed it.',
      'A stove has to be fed, and {name} is hardly warm enough to mention it. It takes hold of your finger with both bare hands and leads you by that to the dish. It is hungry. Feed it now.',
      {
        text: 'The lid of the pot has been lifted down and laid on the floor with the inside up. There are two lemon eyes in the coal bucket. What might the lid mean? Put something warm where it belongs.',
        when: ['wary'],
      },
      {
        text: 'There is a bare arm up the inside of the toaster, feeling for crumbs. {name} has no hair for you to see on the crumb tray, but there is a print. What is it saying? Warm something and leave it by the slot.',
        when: ['wary'],
      },
      {
        text: '{name} climbs out at your collar, takes your ear between its lips, and breathes in it: what is it that you have, and it has not, and both would be glad of? It is dinner. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} puts your fingers on its own ribs, one in each hollow, like a hand on a flute, and breathes in. You hear it. There is a tune called supper, and you are both in it. Do feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You pick {name} up, and it is no warmer than a plate. Its brow does not fold at you. In {hours} hours nothing has gone in there to burn. Something hot to eat, and hold it while it does.',
      'You find {name} in the oven, which is out, laid along the back like a thing somebody forgot. It lifts one great ear at the smell of your hands. Put food in them. Be quick.',
      'The folds hang on it like somebody else’s. For {hours} hours {name} has had nothing to burn but itself. Food now, and warm it first.',
      {
        text: 'The skin is loose on it, and cool, like a glove with the hand gone. {name} has burned itself for {hours} hours. Warm broth, a drop at a time, and medicine in the second cup, and you round it.',
        when: ['weak'],
      },
      {
        text: 'Pot, pan, kettle, each has been laid on its side and looked into, and {name} is in the last, bare shoulders out. It hisses at your cold hands. Put something hot to eat at the mouth of it and stand off by the wall.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} tries to get up on your chair, for the dent, and slides down the leg of it. Nothing has burned in there for {hours} hours. Bring warm broth, and medicine, and let it feel the cup before it feels you.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} asks you one, and then forgets how it went on, and lays its wrinkled brow on the hot bottle. It has not been hot itself for a while. Bed would be good for it, or medicine.',
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
      '“Who is brown and was rose?” asks {name}, and there is no joy in it. Two days of dust have stuck to the suede, and each crease of its brow has a line in it like ink. Please wash it, warm.',
      '{name} has been everywhere and wears all of it, having no fur to catch it first. There is a brown print of it on each pillow in the house. After two days it sticks to the sofa. Please wash it.',
    ],
    sick: [
      'Something is wrong with {name}, for it lies next to the stove and shivers, and where its bare belly has lain the floor is burning. The lemon eyes ask you, and it is no riddle. Bring medicine.',
      'The brow of {name} is burning, and every crease of it is wet. It has crawled off the cushion and lies with its ears spread on the cold grate. It has stopped asking. Cover it, and bring medicine.',
      {
        text: '{name} has left the stove and lies on the bare stone, and the stone under it is hot. The lemon eyes ask you nothing. Cover it lightly, and bring medicine now.',
        when: ['wary'],
      },
      {
        text: '{name} is ill, and will not come for warmth to someone it has down as cool. It has crawled under the cold bath and draws its ears in round itself. Warm your hands first. Then bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has filed you as cool, and it is burning, so it lets you stay. It turns the hot side to your wrist and its face from you, folds shut. Give it medicine while you are of use.',
        when: ['wary'],
      },
    ],
    failing: [
      'The stove in {name} is going out. You can hold your hand on its side, where it used to be too hot to, and feel it sinking. No line is left in its brow. Medicine, at once, and keep it close.',
      'You breathe on {name}, and your breath is the warmer. It has never been so. It lies in its folds like a glove that has been dropped, with its lemon eyes half open. Medicine, at once.',
      {
        text: '{name} lies bare on the stones and does not care any more how warm you are. You take it in your coat, as it would never go, and it is like taking in a stone. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'You take {name} up in both hands, and its great ears fall open on your thumbs. It does not read you. There is only skin on skin, and hardly warm. Medicine at once, and then inside your shirt, whatever you were filed as.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours {name} has had no fire but its own, and nothing to put on over it. It lies in the last place where you sat. The ears are like paper. Open your coat. Sit with it now.',
      'There was one riddle that {name} could not do, whether anyone would come. It has stopped working at it. The lemon eyes are hardly open, and the suede is cold. Be the answer. Sit with it now.',
      '{name} went from dent to dent, the chair, the bed, the coat, wherever there had been someone. They have all gone cold. It has got into the last and drawn up its feet. Be warm. Sit with it now.',
      {
        text: 'What sits in the middle of a made bed, and burns, and nobody is cold? It has been {hours} hours, and {name} has not found that one out. Its heat has gone into the quilt. Get in at the other side, and lie there.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has got into the sleeve of your coat, in the hall, where there was some of you, {hours} hours ago. Put the coat on, gently, with {name} in it, and give it medicine there, and keep it on.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'The blanket has a dome in it, and the dome breathes, and is {name}. Round about it the bed has thawed. You lay your hand on the top. It is like a loaf that nobody has taken out yet.',
      '{name} is asleep in the laundry, and its bare brow moves. A crease comes, and another, and they all draw together. Then it goes quite smooth. You will never know what it was, but in there somebody has got it.',
      {
        text: '{name} is asleep with its bare back against the warm wall and both wide ears furled. You have let in a draught, and the brow takes on one more wrinkle without waking. Go out gently, and shut the door behind you.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep, every fold of it smooth but one, between the lemon eyes. That wrinkle is about you. It goes on with it in its sleep. Leave it unsolved.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep in your hat, filling it like dough. You need the hat. You put it on, cat and all, and nothing wakes. It is the warmest you have ever been on that side.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in your pillowcase, and one place in the bed is as hot as a plate. The brow creases over something in a dream. You slide your cold hand in underneath, and it is not refused.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep inside your shirt. You can’t see it, there is only a heat that goes up and down, and the collar stands away from your neck. A wrinkled brow is laid against your heart. It has filed itself.',
        when: ['trusting'],
      },
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
      '{name} is in the oven, which is off, with the door open. All it wants of it is that it was once warm and has never come after anyone. Sit down on the kitchen floor, and be like that.',
      'Something bare and hot is inside the roll of carpet, and that is {name}, asking its riddles where nobody can get them wrong. Sit down by the open end. You need not know any answers. You need only be warm.',
      '{name} is behind the tea cosy, with just the tips of two wide ears out. It has felt you from there and put you down as cool. It did not come close. Sit by the stove, and let it measure again.',
      {
        text: '{name} is hours old and fed, and its map has two places: this bit of wall, which is warm, and everywhere else. You are in everywhere else. Sit down quietly, and give off heat.',
        when: ['baby'],
      },
      {
        text: '{name} has not a hair between it and the world, and it felt you come in as a draught. Hours old and fed, it has shrunk into the far corner. Shut the door, and sit quietly until you are not one.',
        when: ['baby'],
      },
      {
        text: '{name} is behind the boiler and lets nobody be warm or lukewarm or anything. You can see one lemon eye in the dark, and a brow full of lines. Sit against the other side. Heat goes through a wall.',
        when: ['from_child'],
      },
      'Some seats stay cold for a very long time. {name} knows of one that did so for {wait}. It stands off by the pipe. Sit there until it is warm through.',
    ],
    back_from_death: [
      '{name} is lit again, though low. It goes along you with its cheek, slowly, as one goes along a shelf for a book, and stops at the wrist. Keep it near, and let the next pot be hot and on time.',
      'It has been where nothing leaves a dent. {name} sits in each of your hollows in turn, lap, elbow, neck, and leaves a small brown print. Stay by it, and be there at its next mealtime.',
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
        '“Who comes in full and goes out empty?” asks {name}, and eats to the end. You carry the dish away, and are through the door with it before you see. It is you.',
        {
          text: '{name} eats with the stove at its back. When it has done, it looks from the stove to you, wrinkling. You are nowhere near as hot. It leaves the stove and comes and sits by you to make quite sure.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats like a stove being filled, then lays one bare suede ear against your wrist and keeps it there, brow creased, working you out. You were filed under lukewarm. It crosses out the luke.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has you down as lukewarm. The meal is on time. It eats, aglow in all its wrinkles, and lays a bare paw on your wrist to check, and leaves it there rather longer than a check takes.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '“What comes in warm and leaves the warmth behind?” asks {name}, and does not stay for you to guess. It eats. Then it lays its bare flank along the side of the dish where your hand has been.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} tests the dish with a bare paw, and it is warm, and on time. It tests your wrist with the same paw, brow folding, and leaves it there rather longer than a reading takes.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats on time, glowing like a small stove, as it was when you came in. Then it holds its suede cheek an inch from your hand, takes the temperature, and goes away without touching.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} is all skin and heat, and so far has charted one corner of the world. You bring the dish on time. It eats, wrinkles its brow at your hand, and stays a finger’s width off, to find out what comes across.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} began its map of the world some hours ago. So far it shows one warm thing, its own belly. You come on time, it eats, and the belly gets warmer. You go on the map too, with a question mark.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats your punctual meal, gladly, with its bare back against your ankle. There is a lit stove one yard away. It has tried both.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats facing you, for the heat, then takes readings with one suede paw, wrist, elbow, throat. “What is warmer for being shared?” it asks. While you think, it goes up your sleeve, ears last. That was the answer.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '“What comes when it should, and is warm all through?” asks {name}. The meal, you say. It eats the meal, every wrinkle content, then gets in under your jumper, suede side to you. “No,” it says.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Hours old and bare as a thumb, {name} eats until it steams. Then it goes to see where warm comes from: not the dish, not the floor. It stops short of your hand, ears wide, brow wrinkling. It has its first riddle.',
          when: ['baby'],
        },
        {
          text: '{name} eats up and lays its bare nose on your wrist, to take the reading. After {streak} on time you are no longer filed under Warm. It has had to open a new drawer, for you and the oven.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'As {name} finishes its dish you lift the blanket, it walks under, and you lower it. Neither of you looked. Your left foot is always cold. By the time you think of it, there is a cat on it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats, and the warm goes out of the dish and into {name}. It stops to think about that, its brow in folds. It eats the rest. It is warmer still. Something has been proved.',
          when: ['baby'],
        },
        {
          text: '{name} eats every bit of it, and that is {streak} on time. It lays a bare hot foot on your hand. Then on the floor. Then on your hand again. It creases its brow. They are not the same.',
          when: ['baby'],
        },
        {
          text: 'Under the stairs {name} keeps the first glove you ever let it sleep in. It eats up, fetches it, and can no longer get more into it than one paw. It does not mind. It hands it to you, warmed.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '“What was lukewarm once?” asks {name}, when the dish is empty. You look round for the soup. It has taken your chin between its bare palms, and it shows you, with its forehead, how long ago that was.',
          when: ['trusting', 'glad', 'grown'],
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
          text: '{name} eats, on time, {streak} in a row, with its furnace well alight. Then it comes and sits on the one part of you that is cold. It knew which.',
          when: ['well'],
        },
      ],
      early: [
        '“What is warm, and welcome, and too soon?” asks {name}, with a mouthful in its cheek. It takes no more than that. It puts its ears over the rest to keep it hot for you. Come again at {opens}.',
        '{name} tests the dish with one bare elbow, as for a baby’s bath. It is just right, and the hour is not. It eats a little, so as not to hurt the soup. Heat it up once more at {opens}.',
      ],
      late: [
        '{name} eats, late as it is, and lays a bare foot on your shoe to take your temperature. It takes it off sooner than you’d have liked. Somewhere behind that wrinkled brow you have come down by a degree.',
        '{name} eats the late dish down to the glaze. “What is no use cold?” it asks. You are about to say soup. It draws your scarf off the chair, gets into that, and does not wait for the answer.',
        {
          text: '{name} eats the late meal and glows like a stove. Then it lays one bare paw on your wrist, just long enough to read it. You are down a degree. It takes the paw away before it catches anything.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The late meal goes into the furnace and {name} glows with it to the tips of both ears. It looks for somewhere warm to sit. There is your lap, and there is the pipe along the wall. The pipe has never been late.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} puts its bare nose to the dish, then to your wrist, and takes its time over each. The meal it eats. You have been moved to lukewarm, and it goes to lie along the wall where the pipe runs.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There are two warm things here, the pipe and your hand. {name} eats what you brought so late, then drags itself to the pipe. It is too weak to be argued with. Medicine, please, and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lays one bare paw on the late dish, then on your wrist, and eats with its side turned from both. You had been down as lukewarm. You are down as a draught. It is weak. Medicine, and somewhere warm to rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats the late meal with its furnace roaring, perfectly happy. Then it lays one bare paw on the inside of your wrist, to take your temperature again. You had been filed under warm. It carries you one drawer along.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Full and glad, the late meal inside it, {name} glows like a stove. Lately it sat on your lap. Now it sits a hand’s width off. You are given the heat. You are not given the suede.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is new, and has been cold. It eats what has come so late, and warms from the middle outwards, though not as far as the feet. You offer it your palm. It looks at that as one looks at the tile.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, and goes in under your jersey, as it does, and comes out at the collar. You are filed as warm, and a file is a file. But you count the feet against your ribs. One has been left outside.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats it all and gets in under your jumper as ever, and is cold in there, on purpose, with all four feet. Warm again, it asks you a riddle. What comes late and is let off? You know that one.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats what came late, all of it, and then it does not sit on you. It goes and sits on the cold tiles, bare as it is, in full view. It has your lap down as draughty.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is hot to the touch, and not in the way that it likes. It eats what it can of what came late, and turns its wide ears from you. It asks nothing. You know the answer. Medicine, now.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats the late dish with its back against the oven. You put out a hand, and the bare shoulder shivers before you have touched it. It had you at lukewarm, and that was rounded up.',
          when: ['wary'],
        },
        {
          text: '{name} eats up and gets into your sleeve as always, but only as far as the elbow. “What goes cold if you leave it?” it asks in there. You know that one. It waits to hear that you know it.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} has no coat, and it was {hours} hours. It eats everything, grey in all its folds, its wide ears cold. Hold out something warm, and stand back. It will not take warmth from you yet. Be on time.',
        '{name} has let its fire go low, to make it last for {hours} hours. It eats it all, slowly, and under your hand it is no warmer than the table. It moves out from under. Do not be late again.',
        {
          text: 'Where does a keeper go for {alone}? {name} puts the riddle to you with its lemon eyes, and you cannot say. In the old story it eats you. Today it eats the meal, and goes away from you to do it.',
          when: ['wary', 'well'],
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
        {
          text: 'The dish comes late, and {name} eats it and is no warmer. These last days it has slept with its back against your door, where there was heat. It goes by there, feels the wood with a foot, and walks on.',
          when: ['warming'],
        },
        {
          text: '{name} eats, and gets into your lap, as there is nothing warmer. It does not lie down there. It sits with a deep line in its brow. What is warm, and is not there? It will not tell you that one.',
          when: ['trusting'],
        },
        {
          text: '{name} eats, and no glow comes. You put a hand near, not touching, and the suede that was always hot is merely warm. It moves over. It had kept some for itself, and does not want it let out.',
          when: ['wary', 'well'],
        },
        {
          text: '{name}, who hates the cold, is lying on the stone. It gets up and eats what you brought. There is the rug, there is the stove, and there are you, beside the stove. It goes back to the stone.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats shaking, its bare sides drawn in. You put your hand on it. It was always hotter than the hand. Now the hand is the warm one, and it has not the strength to move away.',
          when: ['wary'],
        },
        {
          text: '{name} has no fur to wait in, and it has been {hours} hours. It eats it all, and every fold of it is shaking. It does not come to your hand for warmth. Keep the hand there. Do not be late again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has been stoked to the ears, and you can feel it from the door. It leans over the dish, warms it for a moment, and takes nothing. It will have burned down a bit by {opens}. Bring it at {opens}.',
        '“What holds most when it is empty?” asks {name}, and lies down on its back. It is no use at present, as you see. It is tight as a drum. The answer is itself. Ask it again at {opens}.',
      ],
      ill: [
        'You have warmed it in your hands, and {name} eats some of that, slowly, and rests its hot brow in your palm in between. There is no riddle about it. It is ill. Let it have medicine next.',
        '{name} takes a morsel and shivers, takes another and shivers. You wrap the cloth round it a little higher. It eats one more, for that. It is ill, and too hot at the ears. Medicine next.',
      ],
      loved: [
        '“It begins in the nose and ends in the toes,” says {name}, and has eaten up before you can try. You give in. “{item},” it says, and spreads its bare toes to show you that it got there.',
        'There is a glow in the corner, and that is {name}, on whom something has been put like a log on a fire. It was {item}. The dish is bare. You hold your hands out to it, and it purrs hotter.',
        {
          text: 'Riddle: what was lukewarm last week, comes when it should, and brings {item}? {name} eats with both great ears up, then lays one suede paw on your hand. That is the answer.',
          when: ['warming', 'well'],
        },
        {
          text: 'You bring {item} at the right moment, and {name} eats with the happy heat of a stove with its door open. Then it rests its whole wrinkled forehead on your wrist, for some time. You are nearly warm.',
          when: ['warming', 'well'],
        },
        {
          text: '“What brings {item}, on time, and still is not warm?” asks {name}’s brow, in wrinkles. It eats with love, down to the shine, lemon eyes on you. As riddles go, it is not a hard one.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has you down as lukewarm. You are on time with {item}, and it eats with the furnace roaring, every lick. Then it lays one bare paw on the floor where you stood. It leaves it there a moment. Lukewarm.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats, then lays its bare flank along your wrist to see what you are today. You have been filed under warm until now. There will have to be a new drawer.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has a riddle for you. What comes on time, brings {item} and has two warm hands? It eats while you think about it. Before you can give up, it is inside your jumper with the answer.',
          when: ['trusting', 'well'],
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
          text: '{name} shakes, and its bare skin has come up in blotches from the belly to the ears. There is no fur to hide what {item} did. Keep it away. Wrap it up, and let it have the stove.',
          when: ['item'],
        },
        {
          text: 'That was {item}. {name} lies with its ears back and all its wrinkles drawn to one place, as if the answer were there. It is only pain. Do not bring that again, and do not leave it lying.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You breathe on the mirror, and {name} writes on it with its nose. You can’t read that. It writes it larger, both hot palms slapping on the glass, until you breathe there again. It said: again.',
        '“What has five legs and no head?” asks {name}. You let it run across the rug, and the cat springs, all suede, and sits on your hand. It knew that one. It would like to be asked it now.',
        {
          text: '{name} plays until the suede glows. Afterwards, wrinkled with pleasure, it holds a bare paw one inch above your knee, takes the temperature, and goes to sit on the radiator.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is so happy that heat comes off it as from an open oven. You hold out your hands to {name}, as anyone would. The oven gets up, still glowing, and goes to be happy at the far end of the room.',
          when: ['wary', 'well'],
        },
        {
          text: 'What has two legs, is out of breath, and cannot catch a cat? {name} runs rings round you until you guess it. It is so pleased with the riddle that it sits down on the answer.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has no fur to be held by. Each time you catch it, it slides out of your hands, warm as a bun, and comes back to be caught. You are no longer under lukewarm. It has not said where.',
          when: ['warming', 'well'],
        },
        {
          text: '“Cold,” says {name}, with its lemon eyes shut, feeling for you across the room. “Lukewarm. Warm. Warmer.” It lands on your chest, bare and hot as a loaf. “You,” it says.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hunt {name} by hand. The chair is warm, the sill warmer, the cushion positively hot, and it is on none of them. It is up the back of your jumper, ears out at the collar.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You move your toes under the blanket, and {name} crouches, all suede and ears. “What has many heads and no face?” it asks, and pounces before you can reply. It was right. It asks you again.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You make a shadow rabbit with your hand, and {name} springs, and gets the wall, which is cold. It sits and wrinkles. Then it turns round, follows the warm to where it comes from, and has your thumb.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You draw a fish on the misted pane, and {name} watches it fade. You draw another. It comes along the sill, the curtain between you, and lays a hot paw on that one, to keep it. It looks pleased with the print.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You make a cave of your hand, and {name} puts its wrinkled brow to the entrance, to feel if someone lives there. It is warm. In it goes, as far as its ears, and kicks, and is some way up your sleeve.',
          when: ['warming'],
        },
        {
          text: 'You make a tent of the quilt with your knees, and {name} is in there with you, asking. Whatever you say, it pounces. The answer is your elbow, or your toes. In the end it is that you are both too hot.',
          when: ['trusting'],
        },
      ],
      little: [
        '“What runs about and gets nowhere, and is happy?” asks {name}, from the cushion, happy. You stop and think. It was you. It folds its suede hands and would like to see a little more of the answer.',
        'You play, and {name}, already at its full heat of happiness, feels your forehead with a bare paw. You are the one who has warmed up. So that is what it is for, it says, and lets you go on.',
        {
          text: '{name} plays a round, glowing no more than it glowed already, and at the end lays one bare paw on your wrist. You must not take that for fondness. It is a reading. The paw goes back underneath, to warm up again.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is on top of the boiler, and could be no happier unless it were inside. You begin a game on the floor, where the draught is. It looks over the edge with its lemon eyes, and watches you cool.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'So warm is {name} that the air shakes over it. It has no need of your game. It studies you, though, going to and fro in the draught. When you sit down it has left the near half of the hot brick free.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You come with a game, and {name} is already in your chair, in your shawl, as warm as can be. It opens the shawl by the width of one person. What is it that has everything and is still waiting? Get in.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} sits on top of the boiler, glad through and through. You wave a game at it from below. It leans over, holds out one bare palm to feel if it is warm down there, and takes it back.',
          when: ['wary'],
        },
        {
          text: '{name} could not be any gladder and knows it to the degree. But you have put such a lot into this, you are glowing. It gets up and pounces on you, so as not to let good heat go to waste.',
          when: ['trusting'],
        },
        {
          text: '{name} is as hot and happy as it goes. You want a game, so it takes the thing and sits on it, and looks at you. Where can it be? You slide your hand under. It is the warmest place in the house.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was already glowing when you put your head under the rug. Now there are two of you in there and it is like an oven. “Who has a tail and no ears?” it asks. You guess. It is in stitches.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You walk your fingers over the blanket, and {name} looks on as at a riddle in a foreign language. It does not spring. It draws in its bare feet. See first to what it needs.',
        '{name} feels your game go by, like a bit of wind, and pulls the cloth over its ears. It has no warmth to spare for that now. See to what it needs, and play another time.',
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
          text: 'It is {item}, and every wrinkle on {name} is laughing. Then your hand comes down beside it. It stops, and tries the air above your fingers as one tries a bath. Not yet.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has a riddle. What is blazing hot, and has something lukewarm standing next to it? It wriggles in all its wrinkles. The answer is {item}, which it loves, and you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name} hides in your sleeve and asks you where it is. It is a hot lump going up towards the elbow. You guess the vase, the clock, the lamp. At each wrong answer it shakes for joy.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has played at {item} till it glows like a rose-grey coal. It comes to you to be put out. You fold it in your two arms. It is not put out in the least, and now there are two alight.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} chases it across the warm tile and stops where the cold ones begin. You are on those. It lifts one bare foot, then another, and comes over on the very tips, to see if it is worth it.',
          when: ['warming', 'well'],
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
          text: '{name} puts one bare toe in the water, then the same toe on your wrist. The dirt comes out of every wrinkle. The water is filed as warm. You are filed as lukewarm.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dirt comes off, down to the last wrinkle of the brow, which stays wrinkled. Bare and clean, {name} needs heat, and you have some. It sits one inch from your knee and takes it from there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies back in your hands in the warm water, ears out like two saucers, and you clean between the wrinkles. Each had a riddle in it, and some crumbs. It gives you the crumbs, and keeps the riddles for the towel.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} is in the basin before you, warm water being the one riddle it solved at once. You wash its brow, crease by crease. In the deepest you come on a crumb, which it had been thinking with.',
          when: ['trusting'],
        },
        {
          text: 'You warm the cloth and hold it out first, for {name} to test. It passes. You do the folds, one after another, and the brown comes off. It stands as far off as the basin goes, but it stands.',
          when: ['wary'],
        },
        {
          text: '{name} sits in warm water and warm hands, and purrs so that there are rings. You do the brow, and the dirt comes out of each crease. In the last one was a riddle. It lets you wash that away too.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You wipe {name} with a warm cloth, and nothing comes off but a little more rose. It knew that. It has unfolded its brow for you all the same, like someone letting out a pleat.',
        '“What is rubbed, and gives nothing away?” asks {name}, as you go over its spotless suede. You look at the clean cloth. “A clean cat,” you say. It holds up its chin, for the rest of the answer.',
        {
          text: 'There is no fur on {name} and no dirt either. You wash it all the same, and it turns slowly under your hands as if they were a stove. The water is lukewarm. You are not.',
          when: ['well'],
        },
        {
          text: 'You wash {name} in every wrinkle, and every wrinkle was clean. It lays its brow on your wrist to take the temperature there. Warm. That is where you were filed already.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, and nothing comes off, not even a hair. It has none. It stands and gets colder, and looks up at you for the answer to that. Then it goes and prints itself, wet, on your newspaper, and leaves.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was no dirt on {name}, only you with warm water, and it came for that. You pour it over the bare back. It turns, to have some in front. What is clean and gets washed? You need not hurry.',
          when: ['trusting', 'well'],
        },
        {
          text: '“What gets warmer the more it is rubbed, and was clean?” asks {name}. You have the cloth on its bare back. You take your time about it, and so does it. Neither of you wants that solved before the ears are done.',
          when: ['trusting'],
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
          text: '“What goes in bitter and comes out warm?” asks {name}, swallowing, and soon the whole bare back glows like a stove. You put up a modest hand. “The medicine,” it says. “Nobody mentioned you.”',
          when: ['wary'],
        },
        {
          text: '{name} tries the medicine with one bare elbow, like bath water, and then tries you with the other. The medicine goes down and does good. You are still lukewarm.',
          when: ['wary'],
        },
        {
          text: '{name} burns, and opens its mouth for you, and takes it down. You hold it in your shirt. Its brow is full of lines, and they go one after another. The last one is yours to smooth, and it holds it up to you.',
          when: ['trusting'],
        },
        {
          text: 'You have warmed the spoon in your hand, and {name} swallows, and the shivering lets go a little. It comes no nearer, but it has turned its bare side to where you are, as to a stove. Stay so. Another dose soon.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '“What is taken and makes no difference?” asks {name}, and swallows it. It is as hot and rosy as it was. You look at the bottle. It has set you an easy one. Keep the rest for a bad day.',
        '{name} warms the spoon between its bare palms before it will have it, and has it, and sits down to feel what happens. Nothing happens. It was perfectly well. Put it in a cool place for a day that isn’t warm.',
      ],
      loved: [
        '“It is no treat to most, and I am not most,” says {name}, and holds out a bare arm. You tell it the answer: {item}. A warmth goes down through all its folds. It watches you to see if you felt that.',
        '{name} lays its bare nose to your wrist and knows what you have in mind, {item}. It files it next to soup. When it is over it takes your hand, to show you where its pulse is, and how pleased.',
        {
          text: '{name} has always filed medicine as lukewarm. Now you bring it as {item}. The lemon eyes close, the wrinkles on the brow let go one after another, and medicine is moved across, next to sunlight.',
          when: ['item'],
        },
        {
          text: 'What is medicine, asks {name}, and is not? The brow has never been so wrinkled. You hold out {item}. Correct. It swallows the answer, and soon you can feel it doing good, through the suede, from where you sit.',
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
          text: 'You tell {name} to come off the stove. It sees that you are right, one paw after the other. It had moved you up to “warm” only this week. Now it feels your sleeve again, and for a long time.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} learns that your soup is not its bath. It gets out. It sits before you, hot and dripping, with a new wrinkle, quite a short one. That night it gets in at your feet instead of at the collar.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hold up one hand, and {name} comes down off the keyboard, the warmest seat in the house. It folds its brow over that. It has understood. It gets under the rug to be warm by itself.',
          when: ['from_child'],
        },
        {
          text: '“Not with people’s supper in it,” you tell {name}, and shut the oven. It looks in at the supper, which has sunk. It understands. It slides in under your cardigan, cooler than usual, and asks nothing for some time.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} that the iron is not for sitting on. It worked that out by itself, at a distance, with one ear. It creases its brow all the same, so that you can see your lesson go in.',
        '{name} listens to the rule about the candles, and it knows the answer before you come to the question. It never went within a tail’s length. It lets you finish. Your voice is at just the temperature it likes.',
      ],
      bad_time: [
        'You scold {name}, and it wrinkles its brow to find the answer. It can’t, for it had come to ask you something. What was it? Solve that first. The lesson comes after.',
        'Your voice has gone cold, and {name}, which has nothing on, gets all of it. It draws in its ears. Whatever it needs, it is not this. Go and find out, with a warm hand. You can teach it later.',
        {
          text: 'What comes in with warm hands and leaves the room colder? {name} holds you in its lemon eyes until you have guessed. That is all the lesson comes to. It folds its bare skin round its own furnace, away from you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} gets up in the middle of the lesson, having learned nothing, and goes. The place where it sat is still warm. That is all the warmth you are being left, and it is going too.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had got you up to lukewarm, with a query. You scold, and it takes its bare feet, one by one, off the floor that you are standing on, and goes in under the stove. Win it first.',
          when: ['wary'],
        },
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
          text: 'You put {name} to bed. It climbs out and gets in again by itself, since it has you filed as lukewarm. Then it sleeps, and the rest does it good, and the whole corner grows warm.',
          when: ['wary'],
        },
        {
          text: '{name} will not lie where you put it, it is cold there. You sit in the place a while and get up again. It feels your dent with one foot, looks away from you, and lies down in it, and sleeps till it glows.',
          when: ['wary'],
        },
        {
          text: 'In at your collar, round by the ribs, and {name} is asleep in your shirt. You feel it there, as hot as a roll, getting well. What has two hearts and one shirt? You will have to wait to say.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} in the warm bed, and it warms it. That was soon done. It lies there a while, ears up, to see if anything else wants doing, and comes out at the foot to start on the sofa.',
        'It was not sleepy, {name} was thinking, and bed is as good a place as any. The lemon eyes shine out from under the quilt. “What has covers and no pages?” it asks you, when you have got to the landing.',
        {
          text: '{name} lies where you put it, beaming heat, and wrinkles its brow over a riddle: what is put to bed and is not tired? It would gladly tell you. It only tells the warm ones.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You tuck {name} in and leave. It is not tired, so it gets up, quite cheerful, and sets one bare foot on the place where you stood. It thinks. Lukewarm. It goes back to being the warmest thing in the house.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You get {name} to lie down, by lying down. It is not sleepy. It goes along you in the dark with a bare foot, knee, rib, chin, charting. It finds the warmest place and sits on that, and reads you till morning.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You hold up the quilt, and {name} is no more tired than a stove. But your feet will be cold, it knows them. It goes down to the bottom of the bed, for your sake, and asks you riddles from there.',
          when: ['trusting'],
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
        'You sit down, and {name} sits against you, and after a bit you can’t tell where you leave off being warm and it begins. It could tell you. It has stopped keeping the two apart.',
        'You sit by {name}, and it lays its bare flank against the leg of your chair. It isn’t you, but it has had you in it. The wood gets warm from both sides. In the end it might be a hand.',
        {
          text: 'You sit, and {name} sets its bare back against your leg, very hot, as against a wall with pipes in it. It listens to the wall. After a while it shifts along a little, to where the knocking is.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit with {name} in your lap like something just out of the oven. It looks up and asks you the hard one. You do not know. It does not know either. You go on not knowing, and neither of you is cold.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} lies along your stomach like a hot loaf and listens to your furnace. It has a riddle ready. It looks up, lemon-eyed, thinks better of it, and all the creases go out of its brow, one by one.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} gets in at your cuff and settles. It has been at work on something, in all those creases. Against your ribs you feel its brow go smooth. It does not tell you the answer. It stays there.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} holds its ear near your sleeve, not touching, as one tries a pan. It moves along to the wrist. There is still a gap, about a crumb wide, and the warmth has gone across.',
          when: ['warming'],
        },
        '{name} has got warm against you and begun to talk, or to tick, like a pipe. It is about {loved}. It is nearly all about that.',
        'Your sleeve was cold once for {wait}. {name} knows, it was in there. It has come back to the same sleeve to see how that turned out.',
      ],
      little: [
        '{name} has taken all the heat off you that it decently can. Go and get some more. It will keep the place.',
        'You have sat here so often within the hour that there is no telling your dents apart. {name} is reading the last one. Let it get to the end.',
      ],
      ill: [
        'You open your coat, and {name} comes in out of the weather. It weighs nothing, and shakes. Stay so until it stops, and then bring what it needs.',
        '{name} does not ask. It holds on by four feet, inside your clothes, over the heart. Sit there with it. Next, see to what it is lacking.',
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
        '{name} is asleep in the shawl, and you sit beside it. It does not stir. But a foot has come out at the fringe, bare and hot, and is set against your wrist. It is going on with its research.',
        'You sit there, and {name} sleeps. The draught comes round by the door, as it always does, and you move your chair into it. The suede brow, which was creasing, lets go. It has been solved, without its waking.',
      ],
      shy: [
        'You sit at the cold end of the room, and leave {name} the stove. It looks at you over there, and creases its brow. Why would anyone? It is the best riddle that it has been set in this house.',
        'You sit by the hearth, and {name} moves round until the fire is between you. It looks at you through the flames. It has you down as lukewarm, but it had not tried you with a fire in front.',
        {
          text: 'You sit far off, and stay, and go. Then {name}, who has let nobody near its warm shelf, gets down and crosses the floor to the place where you sat. It puts one bare paw on it. Warm.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} charts the room by temperature, and you, by the far wall, are a cool spot. You stay a while. The spot comes up. In its wrinkled brow you are moved, with some care, to lukewarm.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit on the floor, and {name} sits at the far end and studies you with its whole brow. It asks nothing. At last you get up, and look back from the door. It is sitting in the warm place you left.',
          when: ['from_child'],
        },
        {
          text: 'You sit on the floor, well away from the pipe that {name} keeps to. Nothing happens. You get up for a cup of tea, and when you come back it is lying in the place that you have warmed.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, has only just met the cold, and lies in a sock with its ears out. You sit a good way off. The brow, already wrinkled, wrinkles once more in your direction. You are its second question.',
          when: ['baby'],
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
