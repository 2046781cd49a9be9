/**
 * The Tabby wants everyone to have met. It fears drawn curtains, a house where the bell is not answered, anyone eating
 * alone. It hoards small news and gives all of it away.
 * Three odd facts. It introduces people by rubbing them on each other: the postman travels on its left cheek and you on
 * its right, and by evening the gatepost knows you both. It has a friend, a snail on the back step, who gets the last
 * crumb of everything and is quoted as an authority. And there is an M on its brow, and nobody has told it what for; it
 * has asked all round, been given a dozen answers, and believes every one.
 * Its body is marmalade and striped, with a biscuit-coloured belly, honey eyes, a tail that waves at the tip, and paws
 * that make bread on anything soft. It eats with murmurs, in company if there is any. It sleeps on its side with a paw on
 * whoever is nearest. It sulks by being polite: the chair is greeted before you are. It trusts by the cheek, first one
 * and then both. It never passes anybody without a word, never finishes the last crumb, never keeps a thing to itself.
 * Its keeper is the people at home, whom all the others on the street must be told about.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell opens down the middle like a garden gate, and {name} comes through it forehead first and bumps the first thing it meets, which is you. How do you do.',
    'Out comes {name}, damp, with an M on its brow. It turns round and rubs a cheek along each half of the shell, so as not to leave without a word.',
  ],
  looks: {
    thriving: [
      '{name} has been along the whole street and come in with everybody on its face. It rubs them off on you, one after another: postman, baker’s dog, the new baby at nine.',
      'The tail is up, with its tip waving, and {name} bumps the door, the broom, your knee and the door again, since it had more to say to the door.',
      'So loud is the purr that the biscuit tin has taken it up, and now the lid of the teapot. {name} looks from one to the other, delighted that they are getting on.',
      'Round your ankles in an eight goes {name}, and then round your ankles and the chair’s together, until you and the chair have been properly introduced.',
      '{name} has told the snail about {loved}, from the beginning, with the best bit twice. It has come in to see whether there is anything to add.',
      {
        text: '{name} has a word for the gate, a word for the broom, and a whole dance for the coal scuttle, tail up, tip waving. To you it says how do you do, from behind the scuttle.',
        when: ['wary'],
      },
      {
        text: '{name} dances down the garden wall with its biscuit belly swinging, has a word with the washing, the bucket and a wasp, and gets to you. It stands on one foot. It says that it must be getting along.',
        when: ['wary'],
      },
      {
        text: 'Everybody gets a bump this morning, at full tilt: gatepost, pram, the terrier, the terrier again. {name} comes at you with its head down, remembers, goes round by the drain, and bumps your shopping.',
        when: ['wary'],
      },
      {
        text: 'Before the key is out of the lock {name} has given you both cheeks, left, right, left, so that you stand in your own hall smelling of a postman, two bakers and a horse.',
        when: ['trusting'],
      },
      {
        text: 'You are led out to the back step by the trouser leg and stood in front of the snail. {name} bumps you, and bumps the shell, and bumps you, purring so that the step hums, until two horns come slowly up at you.',
        when: ['trusting'],
      },
      {
        text: '{name} comes down the whole street to meet you, tail up, and walks you home, telling every gate who you are. At your own gate it tells you. Then it has to sit down, from so much purring.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} is on the garden wall with its paws tucked in, passing the time of day with whoever has some. When nobody has, it turns its honey eyes on you, and asks a peg to introduce you.',
      'The M on its brow has a smear of jam on it. {name} has asked at number nine, and they think it stands for Monday. It is very struck by that.',
      'There is clean washing in the basket, and {name} in the washing, making bread with both paws. It has left you a corner, in case you should like to make some too.',
      'A bumblebee is going along the lavender, and {name} is going along with it, two steps behind, hearing all about it. At the end of the row they both turn round, and you are told.',
      'You come in, and {name} gets up from the mat, says what there is to say, asks how you slept, and lies down again on the side you have not heard from.',
      'Nothing much to report. The snail has got as far as the drainpipe. {name} told it that you were out once for {wait}, and it said that this was no distance.',
      {
        text: '{name} passes you in the hall with a polite murmur, keeping the umbrella stand between. It rubs the umbrella you carried yesterday, rather thoughtfully, on the handle.',
        when: ['wary'],
      },
      {
        text: 'You are darning. {name} has its round biscuit belly on the one sock and its paws at work on the other, up and down, making you a small loaf while you wait.',
        when: ['trusting'],
      },
      {
        text: 'Everything has a front, and {name} bumps it: the mat, the scuttle, a shoe. The shoe has somebody in it. {name} looks up along the whole of you and does not know where to begin.',
        when: ['baby'],
      },
    ],
    curious: [
      'Somebody has left a shopping bag in the passage. {name} leans in to say hello to the leeks, further, and further, until its back feet leave the floor.',
      'A van has stopped across the way, and they are carrying in a lampshade, a cot, a fish tank. {name} is flat against the pane, wishing it had two more eyes.',
      '{name} has brought the snail in on a lettuce leaf, to show it where the noise comes from. They are both in front of the sewing machine. One of them has its horns out.',
    ],
    bored: [
      'Nobody has gone by since the milk. {name} has said good morning to all six chair legs and the coal scuttle, and had nothing back. Come out and play with it.',
      '{name} sits on the wall beside an acorn it has arranged there, and looks up the street and down the street. Anyone could roll it. Do play.',
      'The snail is asleep and the postman has been. {name} makes a little bread on the doormat and stops halfway. It would so like a game with somebody.',
      {
        text: '{name} sits under the letter box with its striped tail round its feet. A leaf came through at noon, and it greeted that. Do come and play, and let it be you who starts.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} trots to the kitchen and back to your ankles, to the kitchen and back, bumping the door frame each way. You are being shown the road. Feed it.',
      'The bowl and you have met, {name} is almost certain, but it takes you over and introduces you again. This is the bowl. It is empty. A meal, please.',
      'Somebody along the road is frying onions, and {name} has been to smell under the door, and has come home quite quiet. Its own supper would be a comfort. Feed it.',
      {
        text: '{name} mentions it to the mat. It mentions it to the chair, a little louder, in your hearing, and looks at you round the leg of it. It would come to a bowl, if you set one down and sat.',
        when: ['wary'],
      },
      {
        text: 'The bowl has been rolled out on its edge into the passage, and {name} stands beyond it with one paw up, like somebody who has come about a room. It would be so good of you to put something in.',
        when: ['wary'],
      },
      {
        text: 'One paw on your knee, and with the other {name} makes bread on nothing at all, in the air. It is asking you, straight out and among friends, whether there is any. Do feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} sits on your feet and reads you its M, very close, by leaning it on your chin. Today it stands for mackerel, or mince, or merely for dinner. Do put some down.',
        when: ['trusting'],
      },
    ],
    starving: [
      'When you came in {name} did not get up, but it moved its tail to you, just the tip. Its belly has gone flat in {hours} hours. Feed it before you take off your coat.',
      'The snail’s crumb has been fetched in from the step and laid in the bowl. {name} has lain down with its striped face beside it. It will not eat it. You bring something, quickly.',
      'From house to house {name} has been, and sat on each mat, and been told what a nice cat. Nobody thought to ask. It has been {hours} hours. It needs food now.',
      {
        text: '{name} tried to come and meet you, and stood holding on to the chair it had got to. It is {hours} hours since the bowl had anything. A little food, by hand, and then its medicine.',
        when: ['weak'],
      },
      {
        text: 'All up the street the mats are being tried, and {name} comes back along the wall at a trot, its stripes gone narrow. It stops at you last, and asks from where it stands. Put food down on the step.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} cannot come to the bowl, and it cannot ask a stranger to bring it. It has turned over, so that you see how the biscuit part has fallen in. Come down on your knees with food, and with medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} got to the gate and sat down there, and is letting people come to it today. It has not much go. A little medicine would help, or a good long sleep.',
      'Half a bump is all that reaches your knee, and then {name} rests its forehead there. It is worn right down. Something to set it up, please, or bed.',
      {
        text: 'The tail goes, and the murmuring, and {name} tells you about the plums from where it lies, with its eyes shut, resting between the plums. Bring it some medicine while it talks, or tuck it in.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You could not say which are the stripes and which is the coal yard. {name} does not like to rub on anyone in that state, and is holding its face away. Wash it, do.',
      'The M has gone under, and there is tar on the biscuit part. {name} sits out on the step, apologising to the snail. It would be glad of a bath.',
    ],
    sick: [
      'The postman came up the path and {name} did not go to meet him. It sits very small on the mat, and nobody has washed its stripes. It needs medicine, please.',
      'You bump its forehead for it, since it does not do it of itself, and the M is hot under your hand. Give {name} medicine, and draw the curtain a little.',
      '{name} has turned its face to the coal scuttle and left the whole street unspoken to. There is a rattle in the purr. Medicine, and soon.',
      {
        text: '{name} hears you come and tries to be civil. It gets the forehead up off the mat, and it goes down again by itself. You have not been introduced, but never mind that. Give it medicine, and say who you are.',
        when: ['wary'],
      },
    ],
    failing: [
      'The tip of the tail is moving, very slightly, in time with your voice. It is all the answer {name} has. Give it medicine at once, and go on talking.',
      '{name} lies where the draught comes under the door, with its cheek against the wood, the right one, which is yours. Medicine now, and let somebody stay with it.',
      {
        text: 'You say its name and the tail-tip does not know yours to answer with. It lifts all the same, once, for whoever that is. {name} must have medicine this moment, and a hand laid near, with the back of it up.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It has been {hours} hours, and every time the gate went {name} lifted its head. It is not lifting it now. Sit down with it, here, on the mat.',
      '{name} lies up against the inside of the front door with one paw under it, as far out as a paw goes, in case there was someone. Let there be someone. Sit with it now.',
      'There is nobody on its cheeks. They have gone quite clean, in {hours} hours, with nothing coming by. Sit down on the mat by {name}, now, and put your face to its own.',
      {
        text: '{name} is out on the gatepost, where both ends of the road can see it. For {hours} hours it has sat up straight, stripes combed, tail round its feet. The eyes have just closed. Go out and stand by it.',
        when: ['wary', 'well'],
      },
      {
        text: 'For {hours} hours nobody has come to say good day to. {name} has laid its hot cheek on an old shoe of yours. Sit where the shoe is, speak low, and have medicine by you for when it will take it.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps on its side, biscuit part to the light, with one paw laid on the leg of your chair. You move the chair. The paw goes with it, and {name} after the paw, still asleep.',
      'There is bread being made in somebody’s dream. {name} works at the quilt with both paws, fast asleep, and smiles at the oven.',
      'Asleep, {name} still has a word for everyone. The gate goes, and it murmurs. A cart goes by, and it murmurs. You cough, and it says something quite long.',
      {
        text: '{name} has gone to sleep in the doorway, among people, as it thinks: a boot, a broom. Its paw lies on the boot. When you step over, it murmurs that you are not to trouble.',
        when: ['wary'],
      },
      {
        text: 'It meant to keep an eye on you, through the back of the chair. The eye has shut. {name} hangs over the rung with a striped arm down on either side, and says excuse me whenever you turn a page.',
        when: ['wary'],
      },
      {
        text: 'You lay down for a minute, and {name} lay down along you. Now you have a striped arm across your neck, and in its sleep a cheek moves, once, up the length of your chin.',
        when: ['trusting'],
      },
      {
        text: '{name} has hold of your little finger with its whole paw, and has had since nine. You try to turn out the lamp with your foot. It murmurs, and moves over, and makes you a bit of bread in the dark.',
        when: ['trusting'],
      },
      {
        text: 'The gate goes, and there is only a small sound, like a hinge, from the mat. {name} is asleep with its paw on nobody and its breath short. Keep near enough to be found, and when it wakes have its medicine warm.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} is asleep, and the paw that looks for somebody has found only floorboards. Sit beside it now, and let it find you. It wakes at {wakes_at}, and will need a deal of care.',
      'The gate went, and there was no murmur. {name} sleeps too far down. Reflect beside it now, within reach of its paw, until it wakes at {wakes_at}.',
      {
        text: '{name} has gone to sleep by the bowl, close up, as one sits by a friend who is poorly. Sit with the pair of them now, and have a meal ready at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You live here too, it seems. {name} has said good day to the broom and the scuttle and the mat, and is working round to you. Sit down, so as to be at home when it calls.',
      '{name} watches you through the railings of a chair. Somebody ought to introduce you, and there is nobody but the chair. Sit by the chair a while.',
      'You are not on either cheek yet. {name} comes as near as the hem of your coat, rubs the air beside it, to try how that would be, and goes to talk it over with the snail. Stay in.',
      'It was {wait} once, by the hall clock, that {name} sat on the mat for you. It is civil. It greets the chair, then the table, then you. Sit with it until the order changes.',
    ],
    back_from_death: [
      '{name} is back, and goes round very softly, putting its cheek to everything: gate, mat, broom, you. They all remember it. Stay by it, and be prompt with its next meal.',
      'There has been a long queue somewhere, of all sorts, and {name} had got talking. Now it is home, on the mat, a bit hoarse. Keep it company, and do not be late with the bowl.',
    ],
    old: [
      '{name} holds open house nowadays from a cushion in the porch. They come to it: the postman, the baby from nine on its own feet, and, by Thursday, the snail.',
      'There is more cream than marmalade in its face now, and the M has got faint, like something on an old flour sack. {name} thinks it may have stood for morning.',
      '{name} has worn a smooth place on the gatepost, cheek high, in {days} days. Strangers put a hand there as they come in and could not tell you why.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats and murmurs and eats, telling the bowl what sort of a day it was. One crumb is left on the rim, and you are shown it, and then the back door, to be opened.',
        'You put it down, and {name} bows its striped forehead to it, by way of grace. Then there is only the small sound of it going, and, at the end, a paw on your shoe.',
        'Halfway through, {name} looks up to ask whether you have eaten. It waits, with its honey eyes on you, until you have fetched yourself a crust, and then you both finish.',
        'The bowl is clean enough for visitors. One crumb has been carried out to the back step, where two horns come up to look at it.',
        {
          text: 'It is eaten with such a purr that the spoon creeps along the table. {name} washes the M last, in case it should stand for more.',
          when: ['glad'],
        },
        {
          text: '{name} thanks the bowl, and thanks the spoon, and eats with one ear on where you are standing. When it has done it greets the chair you usually sit in. You it leaves for tomorrow.',
          when: ['wary'],
        },
        {
          text: 'First both cheeks along your wrist, so that dinner and you should have met. Then {name} eats, leaning backwards all the while, until you find you are holding up a cat.',
          when: ['trusting'],
        },
        {
          text: 'This is called dinner, and {name} would like to know everyone in it. It puts its nose to each piece and says something. It has said something to all of them, and they are gone.',
          when: ['baby'],
        },
        {
          text: '{name} tells you the whole day over the rim, mouth full, and comes up in the middle to rub a piece of it off on your nose. When the bowl is bare it takes you by the cuff to meet the snail.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You are asked to hold the bowl, so as to be in it. {name} eats with a paw over your thumb, making bread, and each time it looks up the honey eyes go shut at you, first the one, then the other.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} comes in at a trot with its tail up, says good evening all down the passage, to the hat and the boots, and sits to its bowl with your chair left out. It eats splendidly. The chair is nodded to as it goes.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats at a great rate, chatting to the spoon. You put in a word, and it stops, cheek full, and thanks you, and does not take it up. The last crumb goes out to the step by way of the window.',
          when: ['wary', 'well'],
        },
        {
          text: 'You sit down on the tiles and take its forehead in your palm, M and all, for it is heavy today. {name} eats from your other hand, murmur by murmur, and pats the wrist when there has been enough.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You were on the dot, and that is {streak} together. {name} gives you the right cheek and, before it has thought, a bit of the left one, with the postman still on it.',
        'It is all over the street that you have come to the bowl on time, {streak} in a row. {name} told the milkman. The milkman told the horse.',
        'After {streak} of them, punctual, {name} does not trot ahead to show you the kitchen any more. It walks beside you, talking.',
        {
          text: 'For the {streak} that came on time {name} has brought somebody to dinner, so that they should see it done. It is the snail. It is put down by your foot, and you are introduced all over again.',
          when: ['trusting'],
        },
      ],
      early: [
        'Well, how kind, and {name} has only just got up from the last. It takes a taste, so as not to hurt the bowl’s feelings. Come again at {opens}.',
        '{name} eats a corner and carries a bit out to the snail, who is not hungry either. They sit on either side of it, being grateful. Come at {opens}, when they can do it justice.',
        'You are before your time, like the early post. {name} has a lick, and settles down next to it to wait with you. It will be wanted at {opens}.',
        {
          text: '{name} would not like to be seen eating at this hour by people it hardly knows. It takes a nibble behind the coal scuttle, wipes its stripes, and hopes that you will look in again at {opens}.',
          when: ['wary'],
        },
        {
          text: 'Up goes the tail. It is not time, and {name} knows it, and you know it. It takes one bite to keep you company, wipes its mouth on your wrist, both sides, and says at {opens}, then.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} says good evening to the broom, and good evening to the bowl, and to you it says good evening last. Then it eats, without any murmuring.',
        'The mat by the gate is flat and warm where somebody sat on it. {name} eats what you brought. Then it goes and tells the gatepost, with its left cheek, and gives you neither.',
        'It is eaten, politely. A crumb goes to the snail, and {name} stays out there with its back to the kitchen for a time, and the word you catch is late.',
        {
          text: '{name} eats, bumps your knee, and takes you by the hem to the hall clock. It sits down under it and looks up at it, and at you, until you have both looked.',
          when: ['trusting'],
        },
        {
          text: 'You are given both cheeks, since one does that. But {name} does the postman’s first. Then it eats, with one back foot set on your shoe, so that if you went out again it would be told.',
          when: ['trusting'],
        },
        {
          text: 'Sitting up at the gate so long has made its legs shake. {name} eats against your ankle, for the wall of it, and has nothing to say about anybody. Give it something to strengthen it.',
          when: ['weak'],
        },
        {
          text: 'Nobody is greeted. {name} lets the bowl be pushed up to its whiskers, eats two small bits of it, and draws the striped tail in from where your foot might go. It needs medicine, from somebody who sits down first.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} makes an effort and says good evening to the mat. It cannot get as far as you. A little is eaten, very slowly, and the M is damp with fever. Put medicine on the spoon and hold it out a long way.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has been asked by the whole street where you were, and did not know, so that there are five versions. It eats with a good appetite, cleans its whiskers, and goes out, tail up, to hear which it was.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} meets you at the gate with its tail waving and walks in past you to see if there is anybody else behind. There is not. It eats with a good appetite, and asks the bowl where it has been.',
          when: ['wary', 'well'],
        },
      ],
      missed: [
        '{name} had gone to ask next door whether you were ill. It comes home over the wall and eats, fast and silent, after {hours} hours, and for once no crumb is carried to the step.',
        'It was {hours} hours. {name} eats with one paw on your shoe, pressing, in case you are only passing. When it lifts its face the M is creased, and the cheek it turns to you has nobody on it.',
        'After {hours} hours {name} will take it from the step but not from the kitchen. It eats beside the snail, the one person it could be sure of finding in.',
        {
          text: '{name} cannot eat it alone. You sit down on the tiles, and it takes a little when you look, and none when you do not. After {hours} hours it is hot to hold. Medicine next.',
          when: ['ill'],
        },
        {
          text: 'You lay the bowl down on the mat where it is lying. {name} eats a little from that side, and stops at your voice, ears back, until you have done. Nobody has spoken for {hours} hours. Bring medicine, and bring it quietly.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} murmurs something to the leg of the chair, and takes a morsel from beside it, and rests, for {hours} hours have made strangers of you. Under the stripes it is burning. The chair could hold the medicine. Put it there.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours {name} greets the bowl, the spoon and the lino, eats all of it, standing, with its tail out straight, and thanks you as one thanks a shop. Both its cheeks, when you bend, are turned to the wall.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} could not, not another thing, really. It walks you back to the larder, bumping the bowl along in your hands from below. You would be very welcome at {opens}.',
        'There is still a crumb out on the step from last time, and the snail at work on it. {name} shows you, so that you should not take it amiss. Come at {opens}.',
      ],
      ill: [
        '{name} takes a little from the edge, so as not to be a worry, and leaves a crumb much larger than the snail could manage. It ought to have medicine now.',
        'One mouthful, and a rest with its cheek on the rim, and one mouthful. There is no murmuring. Give {name} its medicine after this.',
      ],
      loved: [
        'The bowl goes down, and {name} goes twice round your ankles, once round the bowl, and along the sill to tell the street through the glass, with its mouth full: {item}.',
        'The snail’s share today was two crumbs and a lick of the spoon. It was {item}, and {name} thinks that one should not be alone with such a thing.',
        'You are asked to sit. {name} eats, and stops, and rubs some of it on your hand, so that you can say you were there: {item}. It may be what the M is for.',
        {
          text: '{name} thanks the bowl for it, twice, and says to the chair what it is, in a whisper: {item}. Then it comes all the way round the table leg, to see who you are, with some on its whiskers.',
          when: ['wary'],
        },
        {
          text: 'There is a murmur you know, and one you do not, lower: {item}. {name} eats with its striped forehead pushed into your palm, so that you should have it at first hand.',
          when: ['trusting'],
        },
        {
          text: '{name} meets it, bumps it, and finds that it comes off on the nose: {item}. It licks the nose. Its honey eyes go round. It turns to tell somebody, and there is you.',
          when: ['baby'],
        },
      ],
      disliked: [
        '{name} does not like to say. It pats the bowl, thanks you, and goes to see whether the snail has any use for {item}. It was thinking of a bit of mackerel.',
        '{item}. {name} eats what is decent, murmuring about the weather, and pushes the rest under the rim with its nose. An egg, if you were to ask it, and you did not ask.',
      ],
      harmful: [
        '{name} has been ill into the lavender, and came to tell you, and could not get through the telling. It was {item}. Let there be none in the house. It has had no meal, poor thing.',
        'It ate that because you are you. Now {name} is shaking on the mat, and its forehead is cold against your hand. Never {item}. Hold on to it a while.',
      ],
    },
    play: {
      wanted: [
        '{name} chases it, has it, and brings it back to you, and then to the broom, and then to the scuttle, so that everybody gets a go.',
        'You hide behind the door and {name} behind the other, and you both come round at once and bump foreheads. It says good afternoon and wants to do it again.',
        'It goes under the gate and off down the pavement, and {name} after it. When it comes back there are two children and a terrier playing as well.',
        '{name} lies on its back and juggles it on all four feet, biscuit part to the sky, and lets it drop at the best moment, so that it is your turn.',
        {
          text: '{name} will play if the broom does. You stand the broom between you, and what you send round one side of it comes back round the other, with a very civil pat.',
          when: ['wary'],
        },
        {
          text: '{name} pats it to the gate, and a little past the gate, and looks to see if you mind. You roll it another way. Round the lavender you go, the pair of you, with the lavender always in the middle, going faster.',
          when: ['wary'],
        },
        {
          text: 'Your laces are undone, and {name} is at the end of both. It lies on its round belly and is towed from room to room, calling out to the furniture as it goes by.',
          when: ['trusting'],
        },
        {
          text: 'You go down on all fours, and {name} is so pleased to meet you there that it forgets the game. It bumps you over. It stands on your chest, tail waving, and calls the broom to come and see.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has had such a day of it already that it only pats the thing across to you, and you pat it back, like two people with a newspaper.',
        'You play a while. {name} keeps leaving off to tell you something that happened at number nine. It was quite happy before you came.',
      ],
      bad_time: [
        '{name} picks it up, because you asked so nicely, and gets with it as far as your feet, and lies down on them. It would love to another day. See first what is the matter.',
        'You roll it over, and {name} touches it with a paw, as one touches somebody’s sleeve, to say sorry. There is no game in those stripes. Look what it is that it needs.',
        {
          text: '{name} lays its hot cheek down on the toy, as it would on a friend who was poorly, and shuts its eyes. One of the two of them needs medicine.',
          when: ['ill'],
        },
        {
          text: '{name} takes it along the street, to see whether anyone would swap it for something to eat, and brings it back to you, with apologies. Do feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'Every chair in the house is run round, and thanked, and run round again: {item}. {name} stands on the wall afterwards with its sides going and its tail up, and tells the street that you nearly won.',
        '{item}, until the neighbours come to see what the noise is, and then {item} with the neighbours. {name} goes round them all at the end and thanks them.',
        {
          text: 'It would be rude not to, {name} tells the broom, and joins in, a little: {item}. At the third round it has forgotten the broom, and bumps into you, and says good day, and stays.',
          when: ['wary'],
        },
        {
          text: 'You fall over first, then {name}, then the scuttle: {item}. You lie there, all three, and a striped paw goes round to each of you in turn to ask who is hurt, and whether to go again.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} thinks that somebody else might enjoy it more: {item}. It carries it three doors along and leaves it on the mat. A felt mouse, now, it would keep.',
        '{item}. {name} plays a little, looking round for anyone to hand it on to. It would rather have had something that rolls.',
      ],
      harmful: [
        '{name} came running with it to show you, and cried out, and let it fall. That was {item}. Throw it where no friend will find it, and see to its mouth.',
        'It limps round by the wall and does not call on anyone: {item}. {name} puts the sore paw in your lap. Never let it have that again.',
      ],
    },
    clean: {
      wanted: [
        'Off come the coal and the tar, and there are the stripes, all present. {name} rubs its wet face on you at once, since you have nobody on you any more.',
        'You do the belly, the chin and behind the ears, and {name} makes bread on the edge of the basin the whole time, so that by the end you are both up to the elbows.',
        'Under the dirt there is an M. {name} has you trace it twice with the cloth. It feels, to go by the strokes, like something with mountains in it.',
        {
          text: '{name} sits for it very straight, thanking the jug, and says nothing to the hand. Washed, it goes off to dry beside the scuttle. But the cloth, when you hang it up, has been rubbed.',
          when: ['wary'],
        },
        {
          text: 'A paw is held out to you, as to somebody at a party, and you may wash that. Then {name} begs your pardon and takes it back. After a turn round the mangle it brings the next.',
          when: ['wary'],
        },
        {
          text: '{name} lies back in your arm like a child at the barber’s, stripes coming up one by one under the flannel, and tells you who each bit of dirt was.',
          when: ['trusting'],
        },
        {
          text: 'You are washed at the same time. While the flannel does the stripes {name} has your forearm between its paws and goes up and down it with its tongue, against the hair, telling you who you have been seeing.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was all tidy already, it having been to tea. It lets you brush it anyway and tells you about the tea.',
        'Nothing but a bit of the postman comes off on the brush. {name} looks after it, slightly concerned, and hopes that he will be round again.',
      ],
      loved: [
        '{name} leans so hard into it that it falls over, stripes and all, and has you do the other side from there: {item}. It murmurs to your elbow who in the row ought to try this.',
        'It has heard of this from the cat at nine: {item}. {name} shuts its honey eyes and holds up its chin, and one back leg goes as if to a band.',
        {
          text: '{name} makes bread on your knee the whole time, a large batch, and sings under its breath: {item}. When you stop, a paw is laid on each of your cheeks, floury, to say that there is more of it to do.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} keeps asking whether that is the doorbell. It is not the doorbell. It is {item}, and it would far sooner have had the brush.',
        '{item}. {name} stands for it with its eyes screwed up, saying nothing unkind, and goes straight out and rolls in the lavender. A warm flannel would be another matter.',
      ],
      harmful: [
        'It has come out in a rash between the stripes, and {name} rubs along the wall and the wall hurts. That was {item}. Plain water now, and never that.',
        '{item}. {name} backs away from the basin with its eyes streaming and bumps into your legs, and stays against them. Rinse it gently, and throw the rest out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} does not care for it, and says so, and opens its mouth all the same because you went to the trouble. In a while the tail-tip starts to wave.',
        'It is a long swallow. {name} puts its striped forehead against your chin and leaves it there until the worst of the taste is past, and then the tip of the tail asks how you are.',
        'The snail was consulted, and was in favour. {name} takes its medicine on the back step, in company, and comes in by itself a little later, walking better.',
        {
          text: '{name} looks to the chair for advice, and the chair says nothing. It takes the spoon with its ears down. Later there is a murmur from under the table, not addressed to you, but with more breath in it.',
          when: ['wary'],
        },
        {
          text: 'It opens up before the bottle does. {name} swallows, pulls a face that crosses all its stripes, and wipes the face on you, right cheek, left cheek, until you have had your half.',
          when: ['trusting'],
        },
        {
          text: '{name} brings you its bad side without being sent for, climbs up, and puts its chin over your arm where the bottle is. Down it goes. It makes a loaf of your sleeve to take the taste away.',
          when: ['trusting'],
        },
        {
          text: 'You lift the hot forehead and tip it in, and {name} tries to murmur round the spoon. A little later the paw that hung down has found your knee and given it one press. That means come again, with the spoon.',
          when: ['ill'],
        },
        {
          text: '{name} lets you, because you asked. It swallows with its eyes on the door, where other people come in. Then, since one does not go without a word, it murmurs something to the spoon, with the medicine still in its voice.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You put the spoon down on the mat and sit back on your heels, and it is a long time. A hot cheek is laid along the handle. {name} has met it now. It takes the medicine, and shudders down every stripe.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is as well as can be, thank you, and so is everyone at number nine, and so is the snail. Put it back in the cupboard for somebody who needs it.',
        'You feel its forehead, and {name} thinks that it is a bump, and bumps you. There is no fever in it. Keep the spoonful.',
      ],
      loved: [
        '{item}. {name} takes it as one takes a cup of something from a friend, and rubs the spoon afterwards with both cheeks.',
        'You have only to say {item}, and {name} sits up on the stool, chin out, paws together, and tells you where it hurts.',
      ],
      disliked: [
        '{name} swallows, thanks you, goes out behind the water butt, and comes back without some of it: {item}. Mix it with something next time.',
        '{item}. Every stripe stands up separately. {name} forgives you, but it takes as far as the gate and back. There must be a milder sort.',
      ],
      harmful: [
        '{name} took it from your hand and went to tell the snail it was better, and lay down on the path. It was {item}. Never give it that. Carry it in, and get the right thing.',
        '{item}. The M is wrinkled up with pain, and {name} keeps trying to purr, which is what it does for others. Stay with it. Nothing more out of that bottle.',
      ],
    },
    discipline: {
      wanted: [
        'You explain it, quietly. {name} listens with its head on one side, takes the bun out of its mouth, and sets it back on the plate. It is a bit formal with you at tea.',
        'You lift it down and say why. {name} thinks it over, out on the step, and when it comes in it says good day to the table from below.',
        'You put the milk jug up where it cannot be called on. {name} looks at the shelf, and at you, and says that it quite sees. It tells the snail about it, all the same, in some detail.',
        {
          text: '{name} hears you out with its chin on your knee, and takes its paw off the cake. It gives you a cheek, just the one, and a small one, and goes to see how the gatepost is.',
          when: ['trusting'],
        },
        {
          text: '{name} had the kipper as far as the hall. You stand there. It puts it down on your foot, rather gently, and looks up along the whole of you, and it is a good while before the tip of the tail dares anything.',
          when: ['trusting'],
        },
        {
          text: 'You say that the curtain is not for climbing. {name} comes down it hand under hand, says good day to the curtain, and to the rail, and backs out of the room bowing. It will use the stairs.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} knows, and has told the terrier, and the terrier’s people. You need not have got up.',
        'You begin, and {name} nods along with the tail. It was on the mat already, with all its paws on the near side.',
      ],
      bad_time: [
        '{name} looks behind it to see who did it. There is nobody, so it must be itself, and it makes itself small on the mat. Kneel down there. It wants caring for, and then it will listen.',
        'It tries to bump your hand while you are scolding. {name} thinks that somebody must have hurt you. Leave it, and see what it is in want of.',
        {
          text: '{name} tries to say sorry for it, whatever it was, and coughs in the middle, and says sorry for the cough. Take the hot striped face in both hands. It wants medicine and a kind word.',
          when: ['ill'],
        },
        {
          text: '{name} goes round to the broom, the scuttle and the mat, to ask whether they are cross as well. It had nobody to talk to, that was all that it had done. Sit down and play with it.',
          when: ['sad'],
        },
        {
          text: '{name} gets under the coal scuttle, or its head does, and out behind you can see the stripes shaking. It does not know you well enough to be shouted at. It is ill. Lift the scuttle, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. {name} thanks you for mentioning it, and asks if there was anything else while you are at it, and there was not, and it is quite relieved.',
        'That is how one likes to be told: {item}. {name} has passed it on by dinner-time to every cat in the row.',
      ],
      disliked: [
        '{item}. {name} stops, since you feel so strongly. It goes to the far end of the wall to be with somebody quieter. You could have just explained.',
        '{name} gets down, and then greets the broom, the scuttle, the mat and not you: {item}. It would have done as much for a shake of the head.',
      ],
      harmful: [
        'There is nobody on the mat or the wall or the step. {name} is under the hedge with its cheek pressed to the earth. That was {item}. Never do it again. Go out and sit by the hedge.',
        '{item}. {name} came straight back to you afterwards, low down, to make it up, as though it were the one. Do not do that to it again.',
      ],
    },
    sleep: {
      wanted: [
        '{name} goes round to say good night: broom, scuttle, bowl, the window, you. Then it lies down on its side, all in one piece, and stretches out a paw.',
        'You tuck it in, and {name} asks how you slept, which is the wrong end of the night, and settles on its side to hear. Before you have got to the dream it has gone on ahead.',
        {
          text: '{name} turns in behind the coal scuttle, where there is company of a sort. You say good night. There is a wait, and then, in a small voice, on behalf of the scuttle, good night.',
          when: ['wary'],
        },
        {
          text: '{name} lies down where the broom is, gets up, and lies down again half a broom nearer. You look at your knitting. From there it can reach the end of the wool, and it puts a paw on that.',
          when: ['wary'],
        },
        {
          text: '{name} must have a paw on somebody to go off. It tries the quilt, tries the bedpost, and takes your thumb, and you sit there with your arm out until the murmuring stops.',
          when: ['trusting'],
        },
        {
          text: 'The lamp is out, and {name} walks up the bed in the dark, saying who it is. It gets in backwards. Last of all comes the M, under your chin, with a hum in it that slowly runs down.',
          when: ['trusting'],
        },
        {
          text: 'It has said good night to nobody. You lay a coat round {name} on the mat, with a gap for the paw, and the paw comes out and lies palm up. Be the one it finds when it wakes, with the medicine.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lies down to please you and goes on with what it was saying, only lower.',
        'It is not a bit tired. {name} makes bread on the blanket for some time, and then asks whether you would like to lie there instead.',
      ],
      loved: [
        '{item}. {name} makes two loaves and a roll in it, and lies down on them, and leaves half of the place for you.',
        'It must tell you about it before it shuts its eyes. It was only going to say this: {item}. The rest is a murmur.',
        {
          text: 'It pats the place, looks at you, and pats it again, further over: {item}. {name} cannot enjoy such a thing with somebody sitting out in the cold, on a chair.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} turns round on it, and round, being nice about it: {item}. Later you find it on the kitchen cushion with its paw on the table leg.',
        '{item}. It is rather far from anybody. {name} rests there till you have gone, and takes itself to the foot of your bed.',
      ],
      harmful: [
        '{name} crept out of it shivering and came to find a person: {item}. Take that away from its bed, and let it lie against you till it stops.',
        '{item}. It did not do to sleep near that. {name} has red eyes and a sore throat, and has not said a word. Never again.',
      ],
    },
    reflect: {
      awake: [
        'You sit down on the step, and {name} sits down too and leans, marmalade all along your sleeve. Nobody goes by. It tells you who would have, at this hour, on a Tuesday.',
        '{name} puts the M against your forehead and keeps it there, so that you should know what it says from the inside. There is a hum in it, and some news too small for telling.',
        'You have nobody on you today. {name} sees to that: a bit of the gate, a bit of the lavender, some of the terrier, until you smell like a person with friends.',
        '{name} tells you something in a low voice, with its paw on your sleeve, all about {loved}. It would not say this over a fence.',
        '{name} asks how you slept. It did not sleep well itself, once, for {wait}, but there, you came up the path in the end, and that is the part it tells.',
        {
          text: 'You take one end of the bench. {name} takes the arm at the other, and talks, in a low voice, to the lavender. When you laugh it looks round, quite struck, and says that bit again.',
          when: ['wary'],
        },
        {
          text: 'Both cheeks, and then the chin, which it has never given to the postman. {name} stands on your lap to do it properly, and the snail on the step has turned right round to see.',
          when: ['trusting'],
        },
        {
          text: 'You are told a secret. {name} has to climb up to your ear for it, and stands with a paw on your collar, and breathes, and purrs, and in the end only puts the whole striped face in there.',
          when: ['trusting'],
        },
        {
          text: 'Nobody is at the gate, and {name} has turned its back on the street to make sure. It lies down across your knees like washing. The paws go, left, right, slower, and the loaf is never finished.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has told you everything now, and some of it four times. Go and see somebody, and come back with a bit of news.',
        'You sit down again, and {name} pats your knee. It is quite all right. You might look in on the snail.',
      ],
      ill: [
        'You sit down on the mat by {name} and tell it, for a change, what has been going on in the street. One ear keeps up. Stay a bit, and then see to what it needs.',
        '{name} has not a word in it. It lays the right cheek on your shoe. Be with it, and when you get up, bring whatever it is lacking.',
        {
          text: 'You lie down on the mat, so as to be met halfway, and put your forehead to the M. It is like a stove lid. {name} asks, in bits, how you slept. Tell it. Then fetch the medicine, and tell it the rest.',
          when: ['ill'],
        },
        {
          text: '{name} leans on you, and there is so little leaning in it. It asks after your dinner, and is glad you had one. You had better go and get it some.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You sit down by {name}, and the paw that lay on the chair leg feels about, and finds you, and moves over.',
        'It is asleep, and murmurs when you come, something with a question at the end. You tell it that you slept very well.',
        '{name} makes a little bread on your sleeve in its sleep, five or six loaves. You stay until they are done.',
        'You sit and listen. In its sleep {name} is telling somebody, perhaps the snail, about {loved}. It gets the order right.',
      ],
      shy: [
        'You sit on one side of the hedge, so to speak, and {name} on the other. It remarks to the broom that it is mild. You say that it is. The broom has no objection.',
        '{name} keeps by the window and does not call on you yet. But it has put its cheek to the other end of the bench you are on, and that is how one writes.',
        {
          text: 'You sit on the wall. {name} comes along it with its tail up, on the way to see someone, and finds you in the road. It waits, very politely, for you to be introduced. It has brought a leaf, which may do it.',
          when: ['well'],
        },
        {
          text: 'You sit on the floor at the other end of the mat. {name} cannot call on you, but it stretches out one hot paw on the bristles, halfway. It would take medicine now, from that far off, if you pushed it over.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'shredded chicken':
        '{name} lays the shredded chicken along its paw, thread by thread, and eats from the far end like somebody winding wool. One thread goes out to the back step, and you hear the snail being asked if it is not delicious.',
      'salmon kibble':
        'Salmon kibble goes down with a rattle, and {name} looks up at each one to tell you about it, cheeks full. The last is rolled with its nose across the kitchen, over the sill, and down one step to a friend.',
      'pumpkin puree':
        'The pumpkin puree is just the colour of {name}, who puts its face in and cannot be told from dinner. It comes up with an orange M, and rubs it off on your knee so that you have one.',
      'scrambled egg':
        'You scrape the scrambled egg out of the pan, and {name} stands up to the table and says grace, loudly, all the time it is eating. There is some on its cheek, which the gatepost will have by noon.',
      'minced beef':
        '{name} breathes over the minced beef and murmurs, and the murmur goes on through the whole of it without a stop. At the end you are shown one crumb on a striped paw. Would you get the door.',
      'mackerel bits':
        'By the smell of the mackerel bits the whole row knows, and there are two cats and a child on the sill before {name} has begun. It carries each of them a piece. The rest it eats with you, leaning.',
      'liver treats':
        'You hold out the liver treats one by one. {name} takes the first, takes the second, and gives you back the third, a bit damp, closing your fingers over it with its paw. You look thin, and it has told people.',
    },
    play: {
      'felt mouse':
        'You skate the felt mouse along the boards, and {name} catches it, begs its pardon, and carries it round by the scruff to meet the broom. It is sat in your slipper after that, with a crust beside it.',
      'jingle ball':
        'The jingle ball goes off under the table like a small shop door, and {name} runs to see who has come in. Nobody has. It pats the ball and runs to see again, and you hold the door for it.',
      'spring toy':
        '{name} nods to the spring toy, and it nods back, and nods, and will not be outdone in manners. You set it going once more. They are at it yet, nose to spring, the striped tail keeping time.',
      'rolling acorn':
        'You send the rolling acorn down the path, and {name} trots beside it, not catching it, for the talk. Where it stops it is turned with one paw and sent home, and by and by it comes in at the gate.',
      'crinkle tunnel':
        'In at one end of the crinkle tunnel goes {name}, and you go round to the other to be met. Out comes an M, then two honey eyes. It bumps you good afternoon and backs in to do it again.',
      peekaboo:
        'You put your hands before your face and are gone. {name} looks behind the mat, and behind you, rather anxious. Peekaboo. It falls over with relief, biscuit side up, and pulls your hands shut again by the thumbs.',
      'catnip sock':
        '{name} has the catnip sock by the toe and cannot tell it fast enough how glad it is. It bumps, it rolls, it kneads the heel, and when you come by, it holds you out the other sock.',
    },
    clean: {
      'bristle brush':
        'The bristle brush goes down {name} from the M to the waving tip, and it walks along under you to make it last. At the wall it turns, thanks the wall, and walks back the other way beneath the bristles.',
      'grooming mitt':
        'You put on the grooming mitt, and {name} takes your whole hand for somebody new. It gives the mitt one cheek, then the other, and has to lie down, and by evening the mitt is striped and knows everybody.',
      'oatmeal bath':
        '{name} stands in the oatmeal bath to the elbows, murmuring, and makes bread of the oatmeal. What it has kneaded floats about it in small loaves. You rinse the stripes, and are asked to mind the baking.',
      'ear cleaning':
        'For the ear cleaning {name} lays its head sideways in your hand and listens to the cotton going round. When you have done it holds up a paw. There, it can hear the snail.',
      'paw wipe':
        'The tar comes off with the paw wipe, toe by toe, and {name} spreads each of them for you. The clean paw is put on your knee, and the knee is told all about it while you do the next.',
      'warm flannel':
        'You hold the warm flannel still, and {name} does the rubbing: brow, one cheek, the other, under the chin. Then it sits back, steaming a little, and looks to see who you both are.',
    },
    sleep: {
      'patchwork quilt':
        '{name} goes over the patchwork quilt, square by square, wishing it good night, the checks and the roses and your old pyjamas. It never gets to the edge. It lies down on the blue, with a paw over into the next.',
      'kitchen chair cushion':
        'You tie the kitchen chair cushion on by its strings, and {name} is up before the bow. It turns, makes two rolls and a bun, and lies with its tail through the rails, where people going by can shake it.',
      'warm lap':
        'You sit, and there is a warm lap, and {name} has been waiting for the house to have one. It treads up the place from end to end. The purr comes through your knees into the chair.',
      'wool basket':
        'Into the wool basket goes {name}, between the grey and the green, and excuses itself to a ball that rolls out. You roll it back. It is tucked in under a striped arm, and you turn down the lamp.',
      'simmering kettle':
        'You leave the kettle simmering on the hob, and {name} lies down on the rag rug, where it can be heard. Kettle and cat go on together, low. Now and then one says something, and the other lifts its lid.',
      'bed foot blanket':
        '{name} walks the bed foot blanket from one side to the other, feeling for your toes. There they are. It lies down along them on its side, and they are each pressed, once, so that they know.',
    },
    medicine: {
      vitamins:
        'You shake out the vitamins, and {name} sits up to the table for them with its paws together. It takes them from your palm by tongue, one at a time, and leaves your palm a good deal cleaner.',
      'eye drops':
        '{name} tips back its head on your knee for the eye drops and holds your apron with both paws. One, and one. It blinks you back into the room, honey-coloured, and tells you that you were all over water.',
    },
    discipline: {
      'toy swap':
        'It had your glove. You offer a toy swap, and {name} thinks that very fair, lays the glove on your knee with each finger pulled straight, and takes the mouse. It thanks you, and looks back once at the glove.',
      'calm explanation':
        'You crouch and give it a calm explanation of the butter. {name} hears you with its ears forward, asks the butter whether that is so, and gets down. It tells the scuttle afterwards, in your voice.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep and not receiving. It would be mortified to miss you. It wakes at {wakes_at}, but you can reflect here now, and its paw will know.',
      'You call, and {name} murmurs something civil from a long way down. Bring it again at {wakes_at}. Sitting beside it is welcome at any hour.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has been out by itself as far as the gate. It told everyone it met there that it had been out as far as the gate.',
      'A child since today, {name} has discovered that there is a next door, and that it has people in it, and cannot get over it.',
    ],
    teen: [
      '{name} is half grown, all elbows, and on everybody’s wall. It comes home with tar on its M and four invitations.',
      'A teen: {name} pretends not to know you before the terrier. It walks by with its tail up, and then comes back along the hedge to say that it did see you.',
    ],
    high_care: [
      '{name} is full grown, and a {form}. It meets you at the gate with both cheeks, and walks you in, telling the street over its shoulder that these are its people.',
      'A {form} at last, {name} keeps open house on your lap. Half the road has been brought in to look at the two of you.',
    ],
    balanced: [
      'Grown up into a {form}, {name} has a saucer at nine and a cushion at the baker’s, and tells them all about home. It is back before you lock up.',
      '{name} is a {form} now. Everybody’s cat, they say along the wall. It sets them right: everybody’s friend, and the cat of one house.',
    ],
    low_care: [
      'You were often out, and {name} has grown into a {form}, living along the gutters and the tops of walls. It greets you from up there, very nicely, as it greets anyone.',
      '{name}, grown, is a {form}. It got its news through skylights and its company from swifts. There is still a crumb put out on the step, so it has been down.',
    ],
    rescue: [
      'A {form} and full grown, {name} calls at every door in the street each evening to see that there is somebody in. It was once not sure of yours. It does yours twice.',
      '{name} has grown up a {form}, with one stripe that does not meet. When anybody is ill along the road it knows first, and goes and lies on their feet.',
    ],
  },
  trust: [
    '{name} has moved you to the left cheek as well, where the postman goes. He has been asked to shift over.',
    'You are introduced to the snail. {name} stands a little behind you, so that you should have room, and watches your face.',
    '{name} has decided what the M is for. It rubs it on you, hard, twice, and you can see it in the mirror, faintly. It is where it ends that you begin.',
  ],
  streaks: [
    'Ten meals on time. {name} has told the postman, who says that he cannot always manage it himself.',
    'Twenty-five of them, all when due. On the back step the snail has started coming out a little beforehand.',
    'Fifty in a row, and the whole street sets its clocks by your kitchen. {name} may have said something.',
    'A hundred meals on time. {name} went from door to door with it, and at the last door had no voice left, and only bumped them.',
  ],
  ages: [
    '{name} is ten days old and knows everyone on this side of the road.',
    'Thirty days. {name} has done the other side.',
    'A hundred days, which is, the snail has worked out, there and back to the water butt. {name} is holding a small reception on the step.',
    '{name} is a year old. It has rubbed along every gate there is in all four weathers, and each of them has a little of you on it.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['scrambled egg'], hours: [7, 11] },
      wish: 'They have eggs at number nine of a morning, with the window open. {name} does not compare. It only mentions that it would like a scrambled egg, in the morning, with the window open.',
      granted: '{name} eats it on the sill, where they can see, and lifts a paw to number nine between mouthfuls.',
    },
    {
      by: { action: 'feed', item: ['mackerel bits', 'minced beef'] },
      wish: '{name} has heard the fish man and the butcher disagreeing, and likes them both. It would settle for mackerel bits or minced beef, and let the other one know kindly.',
      granted: 'Every bit, and a crumb for the step. {name} will not say which of them was right.',
    },
    {
      by: { action: 'feed', item: ['pumpkin puree'] },
      wish: 'The snail has been on a pumpkin, and speaks of it very highly. {name} would like to know what it is talking about. Pumpkin puree, if you please.',
      granted: '{name} has it to the ears. It goes straight out, all orange, to say that it quite sees now.',
    },
    {
      by: { action: 'play', item: ['rolling acorn', 'jingle ball'] },
      wish: '{name} has found a slope by the water butt, a beauty, and nothing to go down it. Bring an acorn to roll, or the ball with the bell in.',
      granted: 'Down it goes, and {name} after, and a sparrow after {name}. They would all like to go again.',
    },
    {
      by: { action: 'play', item: ['peekaboo'] },
      wish: 'The new baby at nine is not there, and then it is, and it laughs every time. {name} thinks that this might be the best thing anyone has thought of. Would you do peekaboo?',
      granted: 'You were gone, and you came back, eleven times. {name} has to lie down with its paws over its face.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'If it is only once, then half the street misses it. {name} would like to be played with twice in the one day, for those on lates.',
      granted: 'A full house both times. {name} takes a bow with the tip of its tail.',
    },
    {
      by: { action: 'clean', item: ['bristle brush', 'warm flannel'] },
      wish: 'There is a christening, or if not there will be. {name} would like to be brushed, or done over with a warm flannel, with particular attention to the M.',
      granted: 'Four strokes, up, down, up, down. You could read that letter from across the road, and people do.',
    },
    {
      by: { action: 'sleep', item: ['patchwork quilt', 'bed foot blanket'] },
      wish: 'Every piece in a quilt was somebody’s dress once, {name} has been told. It would like to be put to bed on that, or at the foot of yours, among people.',
      granted: 'It says good night to the blue spots, the brown check and Auntie’s stripe, and is off.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'The blinds are going down all along the row. {name} would like to be seen to bed in the evening, when everyone else is.',
      granted: 'Number nine’s lamp goes out, then the baker’s, then yours. {name} murmurs to each.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has something to tell you that it has told nobody, not even the snail, which shows you. You would have to sit down for it.',
      granted: 'It gets as near as your ear and cannot find where it starts. Never mind. You both had a nice sit.',
    },
    {
      by: { action: 'reflect', hours: [15, 19] },
      wish: 'Towards the end of the afternoon they all come home past the wall. {name} would like you to sit there with it then, and be looked at.',
      granted: 'Nineteen people, two dogs, a wheelbarrow. {name} told each of them who you were.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} would like to call on you, and then, later the same day, have you call on it. That is how it is done. Sit with it twice.',
      granted: 'A visit, and a visit returned. {name} is on a proper footing with you, and has told the broom.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The shell that was outgrown',
        shape: 'shell',
        text: 'Hardly bigger than a pea. The snail had it when it was young, and sends it with kind regards. {name} carried it in on its tongue.',
      },
      {
        name: 'Second post',
        shape: 'letter',
        text: 'A postcard meant for number nine, with a paw mark where the name should be. {name} thinks it must be to all of us.',
      },
      {
        name: 'The acorn',
        shape: 'acorn',
        text: 'It has been rolled by nearly everybody. {name} can tell you who, by the smell, and in which order.',
      },
      {
        name: 'A bit of the christening',
        shape: 'ribbon',
        text: 'It blew off a pram and {name} ran after the pram with it, and the baby, who is fair, gave it back.',
      },
      {
        name: 'The flower from the path',
        shape: 'flower',
        text: 'Dropped by a person who was walking slowly. {name} walked with them to the corner, and they left it this.',
      },
    ],
    return: {
      name: 'A silver line',
      shape: 'thread',
      text: 'It lifts off the flagstones in one piece. All the while that {name} was gone the snail had been coming to the door, and it had got as far as the mat.',
    },
    streak: {
      name: 'A star off a bridle',
      shape: 'star',
      text: 'The milkman’s horse had heard about the twenty-fifth meal and left it at the gate. {name} shows it to people who have only come about the meter.',
    },
    hundred_days: {
      name: 'The door bell',
      shape: 'bell',
      text: 'Worn quite thin. For a hundred days {name} has bumped it with its forehead on the way in, to say who it was.',
    },
  },
  release: [
    '{name} says goodbye to the broom, the scuttle and the bowl, and to you with both cheeks. Then it goes off down the middle of the road, with the tail up, to tell them all in the next street.',
    'You hold the gate. {name} rubs along one post, and along you, and along the other post, so that you will always have met, and turns left at the baker’s.',
  ],
  dying: {
    neglect: [
      '{name} died on the mat by the front door, facing the gate. It had kept its right cheek for whoever would come in.',
      'All along the street there were people in. {name} waited for the one at home, and is dead.',
    ],
    hunger: [
      '{name} is dead. On the back step there is a crumb, the last one there was, with a silver line going up to it. It never was its own to eat.',
      'The bowl was empty, and {name} lay down with its cheek against it, as against a friend’s. It is dead.',
    ],
    illness: [
      '{name} is dead. The tail-tip went on a little after the rest, as when somebody waves from a train.',
      'It got quieter and quieter, and nobody could say which word was the last. {name} is dead, with its paw on the leg of a chair.',
    ],
    poison: [
      '{name} is dead of what it was given. It had taken it for a kindness, and would have told everyone so.',
      'It came to find you when it began to hurt, and got as far as the mat. {name} died there of what it had been given.',
    ],
  },
  returned: [
    'Something bumps the door, about as high as a cat’s forehead. It is {name}, come home. It has somebody on its cheeks that you do not know, and rubs along the mat until they are off.',
    '{name} is there on the step with the snail, as if it had only been up the road. It gets up, and its legs shake, and it asks how you slept.',
  ],
  epitaph: {
    openings: [
      'Forehead first, marmalade, with an M on its brow that nobody could account for: that was {name}. It bumped whatever it met, and meant it.',
      'Put your hand on the stone, and then on the gate as you go out. So {name} and the gate will have met.',
      'Here lies {name}, next door to everybody, on its side, with one paw out.',
      'You have not been introduced. This is {name}. Put your cheek to the stone a moment, and then to someone at home.',
      { text: 'Passer-by, how did you sleep? {name} would have asked.', when: ['from_child'] },
      {
        text: '{name} lies here, known to the whole street, and missed on the back step by a friend who has only just heard.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The bell went, and nobody answered.', 'There was somebody at home, waiting to be called on.'],
      hunger: ['There was one crumb left, and it was not its own.', 'Nobody thought to ask whether it had eaten.'],
      illness: ['It was not well, and would not have wished to trouble you.', 'The street is very quiet on this side.'],
      poison: ['It took it for a kindness.', 'It believed well of everyone, and once too often.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and have you heard? There is a baby at nine, and the plums are nearly done, and the snail has turned the corner by the drain. You want to tell all of it at once, over any fence, to whoever is passing, and then ask how they are, and mean it. Your purr has got into the crockery. The people at home are at home. If they came out on the step now you could show them to everybody.',
      'You are {name}, with the whole street on your cheeks and the sun on the biscuit part. Good morning, gate. Good morning, broom. You talk in small kind news, one bit leading to another, and you never leave out asking how the other one slept. Somebody says that M is for merry, and today you can believe it. You would like your people to come and be rubbed against until everyone has met.',
    ],
    content: [
      'You are {name}. It is a nice ordinary sort of a day, and those are the ones you would keep if one could. The milk has been. The terrier has been. You have let the chair know, and the snail, in words it can manage. You talk as one does over a wall, gently, about nothing, and listen better than you talk. You would be glad if your people sat down, and told you how they slept.',
      'You are {name}, and it has been {days} days, and you could tell every one, if there is time, and there generally is. You know who was sad on which of them. You say things softly and ask after people. Under all the others on your fur there is one smell that was there first, and it lives here. You would like it to come by and be leaned on for a bit.',
    ],
    bored: [
      'You are {name}, and nobody is about. You have been up to the gate and down to the gate. You said a thing to the broom that was rather good, and the broom did not take it up. It is not that you are unhappy, you would say, if anyone asked. There is an acorn here. It would take two. You talk to the window a little, with gaps left in, where a person could come and play.',
    ],
    hungry: [
      'You are {name}, and do not like to bring it up. You ask how everybody is. You ask after the cupboard. It is only that there has been a lovely smell going by, on its way to other people, and you followed it to the corner and came home. You are talking rather fast, round and round their ankles. If your people have eaten, you are glad. If they were thinking of the bowl, you would walk them there.',
    ],
    starving: [
      'You are {name}, and you have been to all the doors. They were very nice. They said what a pretty face, and what is the M for, and you could not think. You talk hardly at all now, just the ends of things. There is a crumb on the step, but that is promised. You are not cross, you are only so empty that the bell goes on ringing in you. Please, would somebody at home give you something to eat, now.',
    ],
    sick: [
      'You are {name}. You have not been out. You hear the post come, and him saying well, where is it today, and you would have liked to send a word. Your forehead is too hot to bump with. You are trying to talk nicely, and it comes out with long spaces in it. Would somebody sit on the mat, and do the talking, and give you the medicine in a spoon? You would like to hear how they slept.',
    ],
    failing: [
      'You are {name}, and the street has got very long. They are all out on their steps with their lamps lit, right to the end, and each of them nods. You would answer, but you have only the tip of your tail. There is one you have not seen among them, who lives where you live. Let them come in now, with the medicine, and put their cheek on yours. You have been saving that side.',
    ],
    near_death: [
      'You are {name}. The gate went, and it was the wind. The gate went, and it was next door’s. You have been keeping your paw under the front of the door where people’s feet come. It is quite dark there. You do not need anything brought. If somebody came in and sat down on the mat, and said any small thing at all, that it was raining, that the bus was full, you could stay to hear the end of it.',
    ],
    asleep: [
      'You are {name}, asleep, and they have put tables out all down the middle of the road. Everyone has come. The postman is beside the snail, and they have found a cousin in common. You go along underneath and bump each knee, and not one is missing. You murmur to them, and there is bread. At the far end somebody is keeping a chair. If your people sit down near you now, it is that one.',
    ],
    shy: [
      'You are {name}, and you have not been introduced. It is awkward, you both living here. You have observed that they wipe their feet, which is nice. You stay behind the chair and say small general things in its direction. One cannot just go up. But if they were to sit down, and look out of the window, and remark on something, the weather would do, why, then you could say that you had thought so too.',
    ],
    back_from_death: [
      'You are {name}, and you have been somewhere with a great many people waiting, and you went down the line and said hello to all of them. Then somebody behind you said your name the way it is said at home. You have not got your voice back. Here is the mat, here is the broom. You put your cheek to each and it is so. You would like your people near, and the bowl at its time, and no fuss.',
    ],
    hurt: [
      'You are {name}, and something has gone wrong that was meant kindly, you are sure that it was. It hurts under the stripes. You went to find somebody to tell, and the somebody was them. You are trying to purr, it helps people. Perhaps they did not know. They could take that thing right away, out past the gate, and then come and put their hand on your forehead, on the M, and say what happened.',
    ],
  },
}

export const TABBY: Species = {
  slug: 'tabby',
  name: 'Tabby',
  family: 'cat',
  tier: 'common',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['gentle', 'social'],
  personality: 'The neighbourly one: greets the postman, remembers who was sad yesterday, and brings them a sock.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'shredded chicken',
        'salmon kibble',
        'pumpkin puree',
        'scrambled egg',
        'minced beef',
        'mackerel bits',
        'liver treats',
      ],
      play: ['felt mouse', 'jingle ball', 'spring toy', 'rolling acorn', 'crinkle tunnel', 'peekaboo', 'catnip sock'],
      clean: ['bristle brush', 'grooming mitt', 'oatmeal bath', 'ear cleaning', 'paw wipe', 'warm flannel'],
      medicine: ['vitamins', 'vet checkup', 'flea drops', 'probiotic powder', 'dental gel', 'eye drops'],
      discipline: [
        'gentle redirection',
        'slow head shake',
        'pause in petting',
        'lap taken away',
        'toy swap',
        'calm explanation',
      ],
      sleep: [
        'patchwork quilt',
        'kitchen chair cushion',
        'warm lap',
        'wool basket',
        'simmering kettle',
        'bed foot blanket',
      ],
    },
    harmful: ['garlic bread', 'raisins', 'easter lily', 'aspirin', 'raw bread dough', 'tinsel', 'dog flea treatment'],
  },
  appearance: {
    look: 'a marmalade-striped cat with a clear M on its brow, a round biscuit belly and honey-coloured eyes',
    colours: ['#d08a45', '#f4dfbf', '#7d4a1e'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'wag',
    slit: true,
    eyes: '#e8b04a',
    tailTip: 'accent',
    marking: 'stripes',
    extras: ['whiskers', 'letterM'],
    headSize: 1.04,
  },
  book: BOOK,
}
