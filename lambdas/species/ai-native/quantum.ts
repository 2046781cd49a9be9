/**
 * The Quantum wants both. It fears the question “which?”, asked with a torch. It is a teal kitten seen twice at once,
 * and its two outlines have not agreed on a paw since it was hatched: the one goes left of the chair, the other right,
 * and they compare. Looked at kindly, from the side, it stays two, and is merry. Stared at, it comes down to one small
 * definite cat, and that is its way of being ill, sad and starved: it is only in one place. It hoards boxes that have
 * not been opened, since as long as they are shut everything is in them. It sneezes before the dust. It leaves by
 * doors it did not come in by, and sheds its teal fur in stripes. Its halves lay wagers against each other and pay in
 * fur. Nobody has ever seen it arrive. It eats the meal from both ends and is startled in
 * the middle. It sleeps half at a time. It sulks by being probably elsewhere. It trusts by choosing: of all the places
 * where it might be, it is on your knee, with both outlines, on purpose. It never opens a box, never lands the way it
 * fell, never says yes without the other one’s saying perhaps. Its keeper is the one who looks away in time.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg is shut and the egg is open, and there is a kitten sitting on it and another looking out. You blink. It is {name}, more or less, with one ear too many.',
    '{name} has hatched to the left and to the right. The two outlines look at each other, then at you, and sneeze. A moment later some dust comes by.',
  ],
  looks: {
    thriving: [
      '{name} is on every cushion of the sofa, lightly. You sit down with care, and it turns out that you have missed all of it.',
      'At the top of the stairs {name} waves to {name} at the bottom. They set off to meet, pass each other in the middle, and are delighted with the view.',
      'It has run straight through the wardrobe, or else it was never on the other side. {name} comes back to find out, and does it wrong again, and purrs in two keys.',
      'Both of {name} have the same moth. Neither has caught it, and the moth seems to be having a good time, too.',
      {
        text: '{name} is on top of the dresser being wonderful, and under it being just as wonderful, and wherever you look it has this moment stopped. You look at your tea. The saucers begin to chime.',
        when: ['wary'],
      },
      {
        text: 'You hear galloping overhead, and in the cellar. You stand quite still in the hall. It goes by you on both sides, so fast that there is only teal and a wind, and your hat lands on the stand.',
        when: ['wary'],
      },
      {
        text: '{name} is in the mirror, playing with its tails, and there is no cat before the mirror. You edge round to see. It sees you, winks, with the pink eye and then the other, and walks off behind the glass.',
        when: ['wary'],
      },
      {
        text: 'You are lying on the rug, and you are walked over, from left to right and from right to left, by one kitten. Where the outlines cross, on your breastbone, it sits down twice.',
        when: ['trusting'],
      },
      {
        text: '{name} hurls itself at you from the wardrobe and from the bed, and you have one pair of arms, and have learned to hold them wide. It meets in the middle, on your chest, and purrs in two keys.',
        when: ['trusting'],
      },
      {
        text: 'You are looked at, straight, with all four eyes, for as long as you like to look back. It does not come down to one. It gets brighter instead, and you can see the pink go round the rims.',
        when: ['trusting'],
      },
      'You put out one hand for it on each side, as you have learned to, and do not look. Both fill up, with the same cat. It is purring a chord, and there is some pink in it.',
    ],
    content: [
      '{name} is in the armchair, for the most part. You sit down on the windowsill, so as not to disturb it, and something is thinking of sitting there as well.',
      'There is teal fur on the rug, in stripes, light and dark and light. {name} has gone by on both sides of the table leg.',
      'A box stands in the hall. {name} has its one ear to the lid and its other ear to the side, and everything is still in there.',
      'In one of the boxes, {name} believes, there is {loved}. In one of them it is always going to be. It lies on top of them all, spread out.',
      'It is {days} days old, or rather, there are {days} that it can be sure of. {name} had some others as well, behind those, with different weather.',
      {
        text: 'Bets are settled in fur. This one was about whether you would scratch the left ear first, and it was a pale tuft, and {name} has paid it to itself.',
        when: ['from_child'],
      },
      {
        text: 'You see the tip of a tail go round the door on the left, and the tip of a tail go round the door on the right, outwards, both. You sit down with a book. It is likelier with a book.',
        when: ['wary'],
      },
      {
        text: 'You are asked to hold a box. It is quite light. {name} goes off to be in two other places and is easy in its mind, for it looked back once from each, and you had not lifted the lid.',
        when: ['trusting'],
      },
      {
        text: 'This is a paw. That is a paw. {name}, an hour out of the egg and already two opinions, puts them both down and is astonished to hear four. It sneezes. Now you see the dust.',
        when: ['baby'],
      },
    ],
    curious: [
      'You toss a coin for the dishes. {name} has both its faces lifted, and says which before it lands. It says the other one, too.',
      'The mousehole has two entrances, and {name} has put its head in at each. It would like somebody to tell it what it looks like in the middle.',
      'A parcel has come. {name} walks on top of it and underneath. You reach for the scissors, and a paw is laid on each of your wrists. Not yet.',
    ],
    bored: [
      'Of all that might be going on, none is. {name} lies on the mat, very nearly one cat. Play with it, before it settles.',
      '{name} has gone round the chair both ways, and met itself, and neither had anything to tell. A game, please. A box would do.',
      'Heads, says {name} to the floor. Nobody has thrown anything. Tails, it says, a good deal later. Come and play with it, and bring something it can be wrong about.',
      {
        text: 'It has looked straight at itself, the way one should not, and there is one kitten under the chair, with its chin flat. Do not look too. Roll something past it, and play.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} has eaten and has not eaten, and the one that has not is the louder. Feed it, to be on the safe side.',
      'Two noses in an empty bowl, and they have bumped. {name} looks up at you from either side of the rim. It is time for a meal.',
      'The cupboard has been sat before by one of them and sat upon by the other, and the door is between the two, shut. Feed {name}. It would not dream of opening it itself.',
      {
        text: 'Something has moved the bowl an inch to the left, and something has moved it back. You never caught it at it. Now the bowl rocks. Fill it, and look out at the rain: {name} wants feeding.',
        when: ['wary'],
      },
      {
        text: 'The lid of the pot lifts, and drops, whenever you turn a page. You turn one slowly. There is a bit of teal between the lid and the pot, not breathing. Fill a bowl, turn the page, and feed {name}.',
        when: ['wary'],
      },
      {
        text: 'It is on your lap, wailing, and it is on the stove, wailing a third higher, and each stops to hear how the other does it. You are the only one with thumbs. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: '{name} sits on your left foot and on your right, and will not let you lift either unless it is towards the larder. So you go there, stiffly, like a man on stilts, with a mew at each step. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'There is one kitten by the bowl, with one shadow. It has been {hours} hours, and {name} has no strength to be anywhere else. Feed it now.',
      '{name} has got up on the last of its boxes, and put a claw under the lid. It has never opened one. Bring it food at once.',
      'You try looking away, kindly, and looking back. It does not help. There is one thin cat, and one dish, for {hours} hours now the same dish. {name} needs food, this minute.',
      {
        text: 'One outline has lain down, and the other stands over that and licks it, and there is hardly a hair between. Do not stare. Slide the dish in from the side, now, and the medicine with it.',
        when: ['ill'],
      },
      {
        text: 'Its eyes are clear, all of two of them. It has been to each place where you might have put food, and come home from each, and is one cat, by one bare plate, backing off from you. Fill that now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You could pick it up, there is no other place for it to go, and it knows. It shuts its eyes. Do not. Push the dish to its chin, at once, then the medicine, and then turn your face to the wall.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The two outlines have drawn together till they are a hair apart, and lean on one another. {name} wants rest, or some medicine.',
      '{name} sets out for the window and the door. It gets to neither, and sits down between. Let it rest, or give it medicine.',
      {
        text: 'They have a bet on, which of them can still get up on the chair. Neither can. {name} pays itself, a tuft each way, and is vastly amused from the floor. Medicine, or a long lie in a box.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is mud on the near one, and jam on the other. After two days {name} is a brown kitten seen sticky. It needs a wash.',
      '{name} has sneezed, and now one waits for the dust. There it is, two days of it, all over both. Please clean it.',
    ],
    sick: [
      'You can put a finger on where it is. {name} is a small sorry heap with an exact edge. It needs medicine, and not to be stared at.',
      'One outline trembles, and the other does not keep up. {name} is unwell in at least one way, and it is the way that you can see. Medicine, please.',
      'Its sneeze has come after the dust. {name} looks at the dust, and at itself, quite lost. Give it medicine, and turn the lamp the other way.',
      {
        text: '{name} has got in behind the bath and is stuck there, in one piece, with its exact edge. It hisses, once, where there would have been two. Roll medicine in by the pipe, and look hard at the taps.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} is here. It is nowhere else at all. Give it medicine now, and keep your eyes soft.',
      'For a moment you saw the second outline, thin as breath on a pane, and then not. Medicine at once. {name} has only the one left.',
      {
        text: 'There is so little of it, and all of that is turned to the wall. You must not stare, and you must not wait. Hold the medicine to its lip from behind, now, with your chin on your own shoulder.',
        when: ['wary'],
      },
    ],
    near_death: [
      'A thing that nobody comes near is neither one nor the other, and {name} has been that for {hours} hours. Come close now, and sit down. Then it is here.',
      '{name} might be gone, and might not, and the door is shut on it. Be on this side of the door, now. Only be with it.',
      'The curtain hangs straight. It has been {hours} hours, and {name} lies on the floor in front of it, where anybody could find it. Be the one. Sit down here, now, and stay.',
      {
        text: 'Nothing hurts it, and it is going out, like a picture when they stop the lantern. For {hours} hours it has not been looked at, not even from the side. Come in, sit down, and let it be in the corner of your eye.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is as plain as a glove on the floor. As you come it lays the one paw over its eyes, so as not to be found. Sit with your back against it, then, and stay so. It has been {hours} hours.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'The left half of {name} is asleep, and the right may be. Between them they have one dream, and it goes both ways.',
      '{name} has closed itself in a box to sleep. From the outside one cannot say in what position. There is purring, from two corners.',
      {
        text: 'On the twin cushions there are two dents, both warm, and between them on the bare boards is {name}, dreaming of a third.',
        when: ['from_child'],
      },
      {
        text: 'There are nine boxes in the hall tonight, all shut, and it is asleep in one, and you are not to know in which. You go past them all on tiptoe, to be fair.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps on the far side of the door, against that, and on this side too. You can see each half of it by the light beneath. When your board creaks, the one here gets up and goes through.',
        when: ['wary'],
      },
      {
        text: 'You wake with a weight on your chest, and a weight on your feet, and lie there under one kitten as straight as a plank. You could move. You would have to settle which end.',
        when: ['trusting'],
      },
      {
        text: 'You look straight at it, asleep on your sleeve, and it does not mind. The two outlines breathe in turn, the one in, the other out, so that between them they hardly stir your arm at all.',
        when: ['trusting'],
      },
      {
        text: '{name} lies in the box with the lid off, and you could trace it, one small hot cat. The breath has a catch. Draw the curtain, look elsewhere, and let there be medicine beside the box when it wakes.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'Asleep, {name} is coming down to one. It wakes at {wakes_at}, or else it does not. Tip it to the better side: reflect beside it now.',
      'There is purring from one corner of the box only. {name} is in danger, and takes nothing but company. Reflect here now. It wakes at {wakes_at}.',
      {
        text: '{name} has gone to sleep unfed, in a box with a bowl in it, and as long as nobody looks the bowl is full. Reflect beside it now. Have a true meal there at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} may be behind the curtain. The curtain is not saying. Sit down with your back half turned, and let there be some doubt.',
      'Wherever you look, {name} was. Look at your hands instead, and stay a while. It goes round both sides of people before it comes.',
      'Once it was {wait} before anybody looked in, and {name} got used to being unlikely. Sit here. Do not look for it, and it may occur.',
    ],
    back_from_death: [
      '{name} came back by a door that it did not go out by. It keeps both outlines pressed close, and touches you with each. Stay by it, and keep the next mealtime.',
      'It had come out the one way, and now it has come out the other. {name} is very quiet about it. Sit with it. Be on time with its meal.',
    ],
    old: [
      'In the old days {name} was wherever it might be. Now it is mostly where it likes to be, and one outline waits for the other on the stairs.',
      'None of the boxes has been opened. {name} has more of them than anyone, and there is nothing that it has not got.',
      'Out of {days} days, {name} says, not one was certain beforehand. It purrs about that, from both ends.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats from both ends of the dish, meets itself in the middle, and each is gracious about the last bite.',
        'You look down, and the bowl is full. You look up, to say so. You look down, and it is empty, and there was nothing whatever between, but for one whisker, going off into the wall.',
        'You set it down to the left, and {name} eats it on the right. It is gone from both. You wash the one dish, and there is a second on the rack, wet.',
        'There was some chance that you would not come just now, and {name} has pushed that under the mat with its paw. It eats all there is, standing on the mat.',
        {
          text: 'It has finished in every case, which seldom happens. {name} goes round the bowl one way and round it the other, and the two tails knot.',
          when: ['well'],
        },
        {
          text: 'You put it down and turn your back. The eating starts. You breathe in, and it stops, on both sides at once. You have to think of something else, taxes for instance, until the bowl rings.',
          when: ['wary'],
        },
        {
          text: 'Both of it are here, with the noses side by side, on purpose. You may look straight at it today, for as long as it chews, and it stays two. The last bite is nudged over to your thumb.',
          when: ['trusting'],
        },
        {
          text: 'It smells it here, and it smells it there, and walks off in two directions to be first. {name} arrives from both, bangs its heads, and falls in. That is how it finds out that one can eat it.',
          when: ['baby'],
        },
        {
          text: '{name} will have you guess: which bowl? You shut your eyes and say the left. Both of it crow. You open them, and the dinner has gone from both, and there is a chin on each of your knees, dripping.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats from the bowl, and eats from your fingers, and races, and the one at your fingers wins. It pays itself in fur. Then it climbs up, and up, and sits down on your two shoulders at once.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} bounces in by the chimney, and by the cat door, has the bowl between four bright eyes, and empties that in a wink. You had your hand out for one to sniff. Both have gone round the hand.',
          when: ['wary', 'well'],
        },
        {
          text: 'The tail goes by on the left of the dish, the tail goes by on the right, the dish is bare. You never saw a mouth. On the floor, quite near your shoe, is one damp paw print, aimed the other way.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold it in the crook of your arm, and may look. It has drawn so close to itself that there is scarcely a seam. The one mouth eats, and the other, which can hardly be seen, is laid on your pulse.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'By {streak} in a row it is no longer chance. {name} has looked at that from both sides, and come a little nearer on each.',
        'A coin that falls the same way {streak} times must like somebody. {name} eats with both its backs to you.',
        'What are the odds, after {streak}? {name} has stopped working them out. It left the reckoning on your slipper, with a hair on it, as a bookmark.',
      ],
      early: [
        'One of {name} is hungry, and it is not the one that is here yet. The one that is here takes a bite, to have something to tell. The other arrives at {opens}.',
        'It eats the near edge, sits down, and puts its paw on the far one, which is in the future, and which you are not to breathe on. Come again at {opens}.',
        'So far only the smell has got here. {name} takes a taste off the top, with its eyes half closed, and pats the rest down flat for the cat it will be at {opens}.',
        {
          text: 'One lick is taken out of the bowl while you are blinking. The cat that took it is on the shelf, and has never been near it, and is looking at the clock, with you, for what that says: {opens}.',
          when: ['wary'],
        },
        {
          text: 'Both faces turn up to you, and for once they are agreed: not hungry. To be nice, one has a bite. The other takes your finger in its mouth and leads it round the clock as far as {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'You find {name} at the bowl, and also leaving by the window. The one at the bowl eats it all. The other takes its time in coming back.',
        '{name} eats. It had thought of a world in which you were punctual, and has been living there, and liked the service.',
        'You call, and both heads go up, one towards you and one towards the clock. {name} eats everything, from the far side of the dish, and leaves by a door that you had thought was a cupboard.',
        {
          text: 'It eats, and you hear just one tongue. The other half has gone under the dresser to be sick in private. Look away, and put the medicine where both of them can get at it.',
          when: ['weak'],
        },
        {
          text: 'There is one cat, with one edge, and it has got behind the mop. It eats when you turn your head. Each time you turn back there is less food, and no more cat. Leave medicine there, and turn your head.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} takes the food off the floor, not the dish, since that has your smell on it. The second outline is a mere breath on the tiles. Let the spoon stand at its side, filled with medicine, and shut your eyes.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You call, and it comes, bright-eyed, from three rooms. None of it comes nearer than the door. The bowl slides over to it by jerks, while you look away, and you hear it eaten, laughingly, in the hall.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is quite well, and quite likely next door. A paw reaches in out of the wallpaper for its dinner, hooks it under the chin of a painted shepherd, and takes it through.',
          when: ['wary', 'well'],
        },
        {
          text: 'One of {name} has waited at the gate, and the other at the window, so as not to miss you. They both have cold feet. They eat with all of those in your coat pockets, two in each.',
          when: ['trusting'],
        },
      ],
      missed: [
        'In {hours} hours all the ways in which you came had dropped off, one after another, till there was the one in which you did not. {name} eats with its eyes shut.',
        '{name} is very plainly here, thin, with a single edge. After {hours} hours it eats every crumb, and does not so much as think of the window.',
        'Somewhere in those {hours} hours it stopped flickering. {name} eats close to the bowl, ear, paw, shadow, one of each, and the last mouthful is a long while going down.',
        {
          text: 'You put it to the lips, for there is only the one pair, with your eyes shut, to make it easier. {hours} hours. It swallows. You keep them shut and feel for the bottle. It wants medicine too.',
          when: ['ill'],
        },
        {
          text: '{name} lies where anyone might step on it, clear as a stamp. At your hand it tries to be elsewhere, and there is a kind of twitch, and it is here. Put food down, and medicine, and go and be elsewhere for it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You warm the food and set it by its nose, and the ears go flat. When you hum and look at the rain, it eats. The bottle you must leave out on the floor, with a drop on the lip, and hum on.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Through all the {hours} hours it had kept on hoping in two places. It eats, quick and sleek, in the one by the wall. The cushion where the other used to sit, beside yours, has been carried off.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'Both of {name} have eaten. They have asked one another twice, and felt each other’s stomachs, and the one that lied has been cuffed. There will be an appetite at {opens}.',
        'It walks through the meal without disturbing it, out at the far side, and through you. You hiccup. {name} is full, in all directions, until {opens}.',
      ],
      ill: [
        'It eats a little, here, and not anywhere else. Then {name} lays its chin on the rim, and you could draw a line round it. Do not look at the line. Fetch medicine.',
        'One outline eats two bites, and turns to give the other its turn, and that has not got up. They lie down on each other. {name} is ill, and wants medicine in both mouths.',
      ],
      loved: [
        '{item}: {name} was in the cellar, and on the roof, and is now in the bowl, without having passed the stairs.',
        'Nothing was ever so certain. You said {item}, and both of {name} said yes, and neither said perhaps, and they have the dish between them and are carrying it off to a box.',
        'You are asked to put it under the cloth for a moment, so that it might still be anything. Then off with the cloth: {item}. It was. {name} eats with four front paws.',
      ],
      disliked: [
        '{item}. One of {name} has left it on the left, and the other on the right. It would have preferred something less sure of itself: a coin, a maybe.',
        '{name} eats it in another world, it gives you to understand, and very likely enjoys it. In this one it has sat down on the lid: {item}. Try something unopened.',
      ],
      harmful: [
        'It went in, and all that {name} might have been came down at once to this: a small cat, hurting. What did it was {item}. No meal came of it. Keep it off the shelf, the high one too.',
        'There were so many ways in which you did not give it {item}. In this one it lies on its side. Lock that away from {name}, and sit near, without staring.',
      ],
    },
    play: {
      wanted: [
        '{name} is under this cup. It is under that one, too. You lift the third, and there it is, amazed to have been found.',
        'You throw it one, and two come back. You throw both, and nothing does, for a while. Then the curtain laughs.',
        '{name} hides in front of you, behind you and in your pocket, and seeks as well. It wins by several.',
        'It leaps, and it is a question on which side it will come down. On both. You are the one who falls over.',
        {
          text: 'You hide a thimble. You turn round. There are two thimbles, one on each arm of your chair, and not a cat in the room. From the curtain comes the sound of somebody being modest.',
          when: ['wary'],
        },
        {
          text: 'You play at statues with your back to it. Each time you spin about there is one kitten, with a paw up, somewhat nearer, and one, with a paw up, somewhat farther. You are never touched. You are laughed at.',
          when: ['wary'],
        },
        {
          text: 'You toss the coin, and it lands in the carpet on its edge. Both outlines look at you with such joy that you have to sit down. That was the one it had bet on.',
          when: ['trusting'],
        },
        {
          text: '{name} has you be the box. You fold your arms into a lid, and something gets in, and nobody knows. “Is it in there?” you ask the room. From the top of the clock it answers no, and in your arms it shakes.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was in two good moods already, and keeps those. {name} bats at it once with each.',
        '{name} has played this with you just now, it says, in a version where you started earlier. It was lovely.',
      ],
      bad_time: [
        'You drag the string past it on the left, and on the right, and {name} watches from the middle, with one pair of eyes. It can only be in one place now. Find out what it needs there.',
        'You roll the ball by, and it puts out a paw, and there is just the one, and the ball goes past on the other side. It looks after it. That side needs care, before there can be a game.',
        {
          text: 'You hide the ball, and {name} looks at the spot where it is. It has no other ideas. It is ill. Medicine first.',
          when: ['ill'],
        },
        {
          text: '{name} turns over each of the cups, and sniffs, and sets it upright again, and goes back to the first. There might have been food under one. Put some there.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, and {name} goes off in all directions like a dropped tray. It is some time before there is a cat to give it to.',
        'If there are worlds without {item}, {name} has moved out of those. Again, it says, and again.',
      ],
      disliked: [
        'One can see how it will end: {item}. So {name} is not there. A box, or a thing that might be under something, would bring it.',
        '{item}. The one of {name} plays, out of pity, and the other watches from the shelf. It would rather guess.',
      ],
      harmful: [
        'A flash, and it was one cat, with its ears flat. {name} had no time to be elsewhere. Whatever else you play, let it not be this: {item}.',
        '{item} has nailed it to the spot, and it hurts there. Look away, speak low, and take that thing out of the house.',
      ],
    },
    clean: {
      wanted: [
        'You wash the near one and the far one comes clean. {name} finds nothing strange in that, and shakes, and you are wet in stripes.',
        'With every stroke of the brush the two outlines part a little more, till you can see the tap between. {name} stretches, twice, and you have fur on either sleeve.',
        'Soap on the one, foam on the other. They look at each other’s beard. {name} forgets to be elsewhere until you are done with its ears, and comes out shining along both its edges.',
        {
          text: 'You wash what you can find of it. There is a wet cat in the basin and a dry one on the towel rail, looking on, ready to be the true one. At the ears they change over.',
          when: ['wary'],
        },
        {
          text: 'You sponge it through the gap of the door, whichever bit happens to be in the gap. Now it is a foot. Now it is some other foot. You ask for an ear, and get the foot again, drier.',
          when: ['wary'],
        },
        {
          text: 'It lets you do the place where the two of it cross, between the shoulders, which it cannot reach from either side. Teal runs into teal. Both chins go up.',
          when: ['trusting'],
        },
        {
          text: '{name} gets into both your sleeves, wet, and has you rub your arms together, and so it is washed, each of it by the other. It looks out at your two cuffs to see if it is done.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was clean either way. {name} lets you brush the place where it has just been.',
        'You look for dirt on {name}, and by looking have found a kitten, and no dirt.',
      ],
      loved: [
        '{item}: all its stripes fall in with each other, crest upon crest, and {name} hums like a glass.',
        'For {item} it holds still at both ends. {name} has never been so smooth, or so hard to count.',
      ],
      disliked: [
        '{name} is cleaner and more definite, and thanks you for the first. {item} was too firm. A light brush, with your eyes on the window.',
        '{item}. One of it stayed for that. The other will be back when it is over. Something cool and gentle would do better.',
      ],
      harmful: [
        'It has taken off the second outline all down one flank. {name} licks at the place and finds only itself. That was {item}, and there must be no more of it.',
        '{item} stings, here and nowhere else. {name} cannot get away from it. Rinse, softly, and throw that out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes it, and for a moment nothing is different. Then, beside the one ear, very faint, there is another.',
        'You look aside, as one should. When you look again, the heap has come apart by the width of a whisker, and both parts breathe.',
        'One mouth takes the spoon. You wait. By and by there is a second swallow, from a little to the left, where a moment ago there had been nobody.',
        {
          text: 'You leave the spoon on the shelf, and go and take an interest in the barometer. “Change,” it says. Behind you somebody laps, stops, laps. On the wall there is a shadow with three ears.',
          when: ['wary'],
        },
        {
          text: 'You are allowed to watch. It takes the spoon between its paws, all that it has, and looks straight at you over that as it goes down. Beside the one face comes the edge of the other.',
          when: ['trusting'],
        },
        {
          text: '{name} puts the sore paw in your left hand and looks for the second, to put in your right, and has not got one. You give the drop. You wait, both hands out. In the right it gets warm.',
          when: ['trusting'],
        },
        {
          text: 'Nothing. It is still one cat, with one exact edge, and you have your hand on its side. But under the hand there are two hearts, now, a little out of step. They want one more spoon, to argue over.',
          when: ['ill'],
        },
        {
          text: 'You dip a feather, and draw that along the skirting without turning round. For a long while nothing tugs. Then it does, on the left. You let it lick. You would almost say it tugs upon the right as well.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The dose stands under a cup, so that it may also not be there. You go out. It takes an hour of courage. When you come back the cup has been moved by a nose, and in the dust there are two noses.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is well, and well. You may keep the spoon.',
        'It has taken the dose and not taken it, and feels the same. There was nothing to mend.',
      ],
      loved: [
        '{item}: {name} had picked out the world in which it would be that. It swallows, and shimmers at the edges.',
        'It opens both mouths. {item} goes down one of them, and it is the other that says thank you.',
      ],
      disliked: [
        'It is in the spoon, it is in the fern: {item}. {name} looks as though it had nothing to do with either. Something cool and steady might work.',
        'First a sneeze, and then you gave it {item}, and that was all it came to. {name} wipes its noses. Try something colder, or steadier.',
      ],
      harmful: [
        'It might have helped. It has not. {name} has shrunk to a single line about itself. Cross this out on every list you have: {item}. Then find the right thing, quickly and gently.',
        '{item} has shut all doors but one. Stay at that one with {name}. Keep what you gave it far away from now on.',
      ],
    },
    discipline: {
      wanted: [
        'You hold up the cup, and the other half of it. {name} was not there. It was also not elsewhere. It sits down, as one cat, and takes the blame, and is improbable for some while after.',
        '“One of you did it,” you say. They look at each other. From then on neither does, and both keep a chair between themselves and you.',
        {
          text: '“Down,” you say, with your eyes on the teapot. It gets down on this side of the shelf, and on that. It has learned it twice. Then there is a draught, and neither of them is in the room.',
          when: ['wary'],
        },
        {
          text: '{name} comes to be told, both of it, and sits with its four front feet in one row. You say it. They look at each other, and each lays on your shoe the half of the ribbon that it has.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has not done it, in advance. It knew.',
        'The one was about to, and the other had already told it. You can save your breath for both.',
      ],
      bad_time: [
        'You ask which of them it was, and there is only one, and it shakes. It would say yes for the other, if there were another. Ask it nothing. Turn the lamp aside, and give it your care.',
        'It cannot be elsewhere today, and so it has to hear it all, with both ears, that are one pair. Break off. Look at the wall, say something foolish, and see to what {name} lacks.',
        {
          text: 'You have it by the word, and it cannot get off. It stands in the one spot, hot, with flat ears, and looks for the other it used to be. Look away this instant. Put medicine down, and say nothing more.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: a choice, and time to make it. {name} makes it, in the end, the same with both paws.',
        'That leaves room: {item}. {name} turns it over, and finds the better side by itself.',
      ],
      disliked: [
        '{name} agrees with every word, from the next room. {item} was too certain. Try it with a perhaps.',
        '{item}. It has obeyed on the left. The right is not convinced. Give it two good ways, and let it pick.',
      ],
      harmful: [
        'You have pinned it: {item}. {name} lies in the one place where it hurts, and learns nothing but that. It must not be done so, not to anything this shape.',
        'After {item} it does not flicker when you come. It only waits. Put that away for good, turn your eyes aside, and sit.',
      ],
    },
    sleep: {
      wanted: [
        'You put {name} in its box and close the lid. What it does in there is its own affair. The box purrs.',
        'One of {name} lies down, and the other lies down on it, and they sink in, until there is a single round warm blur.',
        {
          text: 'You tuck in the half that is here. The other is on the landing, and may come, and may not. You leave the door neither open nor shut. In the night something squeezes by on both sides of it.',
          when: ['wary'],
        },
        {
          text: '{name} lies down on the bed as soon as you have left the room, and gets up as soon as you come in. You do it four times. At the fifth you stay out, and hear the springs give, twice.',
          when: ['wary'],
        },
        {
          text: 'It turns round three times, clockwise, and three times the other way, on your lap, and comes down in the exact middle. All at once there is nowhere else that it would be.',
          when: ['trusting'],
        },
        {
          text: 'One lies down across your throat, like a scarf, the other on your feet, like a rug, and whatever is between grows drowsy. It is you. They purr up and down the length of you, and meet about the knees.',
          when: ['trusting'],
        },
        {
          text: 'You open the box and leave. It crawls in, all on one side, and pulls the flap to with a claw against you. There is a knot-hole. Set medicine below that, and let the lamp face the other way.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is resting, and is looking at you from the shelf. It was not tired.',
        'You lay it down here, and it gets up over there. {name} thanks you for the ride.',
      ],
      loved: [
        '{item}: {name} goes in from all sides at once, and is asleep on most of them.',
        'There was a small chance of perfect comfort, and {item} was it. Both tails hang out over the edge.',
      ],
      disliked: [
        '{name} is in it as little as a cat can be: {item}. It would like a lid, or a cold quiet corner.',
        '{item}. It turns left, and it turns right, and has tied a knot. Something with a cover on it, please.',
      ],
      harmful: [
        'It came out of there one kitten, with its fur on end: {item}. Take it away for good. A plain closed box is all that {name} wants.',
        '{name} was hurt in its sleep, when it was least anywhere. Carry {item} out of the room and past the gate. Let it lie in the dark, with you near.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and look at the fire. After a time there may be something on your left foot. There may be something on the right.',
        '{name} sits across from you and beside you. You do not ask which. The clock goes on, and it ticks also.',
        'It shows you where the box is. You lay your hand on the lid, beside its paws. {loved}, thinks {name}, and does not open it. You do not either.',
        'There is another {name}, it seems, that was never kept waiting {wait}. It has come over to see you, and sits next to the one that was.',
        {
          text: 'You look out of the window, and are aware of teal at the edge of each eye. You do not turn your head. It is a stiff neck that you get, and it is worth it: they come in a little.',
          when: ['wary'],
        },
        {
          text: 'Of all the places where it might be, {name} is on your knee, with both outlines, and each has put a paw on your hand. For some time they are the same paw.',
          when: ['trusting'],
        },
        {
          text: '{name} brings you a box. It has never let one out of its sight. You set it on your knees with the lid shut, it gets on top, and gets underneath, and like that you all keep what is in there.',
          when: ['trusting'],
        },
        {
          text: 'You ask it nothing. It sits to your left, and tells you, by purring, what would have been if you had not come in that day, and it sits on your right, and leans, because you did.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have been here so often this hour as to be nearly certain. Go, and be a bit unlikely. {name} will be glad of it.',
        '{name} has had enough of you in this world, and is quite fond of you in all. Later.',
      ],
      ill: [
        'You do not look straight at it. Beside the one thin edge comes, now and then, the ghost of a second. Now give {name} what it needs, food if it had none, and medicine.',
        'It is in one place, and that place is against your leg. Stay for a moment. Then see to it: a meal if it missed one, medicine if it is ill.',
      ],
      asleep: [
        'You sit by the closed box. Nobody could say what is the case in there, but it has begun to purr on your side.',
        '{name} sleeps on, with its left half. The right has opened an eye, seen who it is, and gone under as well.',
        'The lid stirs. You have not touched it, and do not, and say something to the wallpaper in a low voice. Inside there is room made, on the side where you are.',
      ],
      shy: [
        'You look out of the window so well that {name} goes past you twice, once on each side. The second time there is a whisker at your cuff. You watch that cloud for all you are worth.',
        'It is likely that {name} is under the table. You do not check. From there, presently, it is likely that somebody looks at your shoes.',
        {
          text: 'You read with your back to the room. The room is full of it, you can hear, on the shelves, below the rug, very well and much amused. It turns the page for you once, a bit too soon.',
          when: ['well'],
        },
        {
          text: 'There is a hot small breathing beneath the dresser, from one spot. You lie down on the floor with your face the other way and count the flowers on the wall. At sixty fetch medicine, and roll it under.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'entangled photons':
        'You put one of the entangled photons on the stove and one on the sill. {name} eats them both at the same moment, and hiccups pink on the sill because of something it did on the stove.',
      'coin flips':
        'You flip, and {name} snaps the coin from the air, one mouth for heads and one for tails. It has had nine coin flips. The tenth comes down on your palm, and is licked on either side.',
      'random numbers':
        'The random numbers roll over the table, four, nine, four. One outline eats the odd and the other the even, each with a paw out for what comes next. Then there is a half, and they look at you.',
      'probability waves':
        'You rock the bowl, and probability waves go to and fro in it, up the rim, and back. {name} laps wherever they are highest, here, there, and is quite wet under both chins when the bowl lies still.',
      'maybe tuna':
        'There is a lid on the dish, and under the lid there is maybe tuna. {name} sits before it, drooling, in two minds. You look out at the rain. When you look round it was tuna.',
      'unopened boxes':
        'The unopened boxes are served with the string on. {name} does not lift a lid. It lies on top, and purrs, and the boxes get lighter, and at last you are passed one, shut, that just fits your pocket.',
      qubits:
        'The qubits spin in their dish like eggs that have not decided. {name} pats each, so that it shall spin some more, swallows that in mid turn, and for a while its whiskers go round, one set each way.',
    },
    play: {
      'cardboard box':
        'You set down the cardboard box, and it purrs. You set down another, and that purrs as well. {name} looks at both from the top of the dresser, delighted, with its ears back to hear who is in there.',
      'shell game':
        'Three nutshells go about under your hands. In the shell game {name} lays a teal paw on the left and a teal paw on the right. Under the middle one, when you lift it, is a whisker, and a giggle.',
      'double slit laser':
        'The double slit laser paints pink stripes down your wall. {name} goes for them through both doors, and where its two outlines cross, it has pounced on itself, and each is very proud of the catch.',
      'teleporting ball':
        'The teleporting ball is in your hand, behind the stove, in your other hand. {name} stops running and sits down, wherever it will be next. You feel something drop softly into your hood, and then a kitten after it.',
      peekaboo:
        'You cover your eyes. “Peekaboo.” It is on the chair. You cover them: it is on the chair and the lamp. You take your time over the third, and can hear it, all round you, trying to hold still.',
      'coin tossing':
        'In the coin tossing one of it takes heads and one takes tails. You throw, and they both win, and pay each other in fur, and you are asked to hold the stakes, which sneeze.',
      'parallel paths':
        'You lay two strings down the hall for the parallel paths. {name} runs them side by side, looking across at itself, neck and neck, and arrives at your knees a hair before and a hair after.',
    },
    clean: {
      'phase alignment':
        'You comb the one outline up, and the other down, till for the length of its back they fit. At the phase alignment the fur goes so bright a teal that you see your hand by it. Then it sneezes.',
      'static brush':
        'The static brush crackles, and {name} comes off on it in stripes. You hold that up, and there is a third kitten on the bristles, very thin, which both of them reach out a paw to touch.',
      'wave smoothing':
        'With the flat of your hand you do the wave smoothing, from the ears back, and the ripples run out at the tail. {name} stands up under it, and goes on standing up after your hand has passed.',
      'whisker alignment':
        'There are forty-eight of them, counting each twice. You do the whisker alignment with finger and thumb, left, right, and {name} holds its breath on the one side, and on the other licks your wrist.',
      'noise reduction':
        'You brush out a buzz, a tick, a bit of next door’s wireless. When the noise reduction is done {name} shakes itself without a sound, first here, then there. You can hear your own smile.',
      'supercooled rinse':
        'The supercooled rinse goes over it like a silk cloth. {name} has leapt out before you poured and gets in afterwards, to see what that was about, and sits there with frost on all its chins.',
    },
    medicine: {
      'coherence tonic':
        'A spoonful of coherence tonic, and you look at the wallpaper. Behind you somebody swallows. The shadow on the wall has one pair of ears, and then, from nowhere, slowly, with a tremble, it has two.',
      stabilizer:
        'You rub the stabilizer into the place where the two of it have stuck together. They come apart under your thumb like wet pages, with a small sound, and each turns round to sniff the other.',
    },
    discipline: {
      'averted eyes':
        'You correct it with averted eyes. {name} stops, half up one curtain, half up the other, and sees you not seeing it. It comes down both, puts back the rail, and sits where you will not look.',
      'either or choice':
        'You hold out the either or choice, a hand open, a hand shut: the sofa, or the floor. {name} sniffs both for a long time, looks at the sofa’s torn arm, and puts all its paws on the floor.',
    },
    sleep: {
      'closed box':
        'It looks at the closed box from the left and from the right, and the next you know the string is tight and the lid warm. You write nothing on it. You lay your ear there, and are purred at.',
      'helium cooled bed':
        'Your breath smokes over the helium cooled bed. {name} lies down upon it, and there it lies down, and there, the colder the more, until you tuck the blanket round five or six, and leave room.',
      'twin beds':
        'You have turned back both the twin beds. {name} gets into the left, and into the right, and they look at each other over the gap. You push the beds together with your hip, and put out the lamp.',
      'cold quiet lab':
        'In the cold quiet lab, which is your pantry, nothing has been looked at since supper. {name} curls up between two jars and blurs. You feel your way out backwards, with your eyes shut.',
      'blanket fort':
        '{name} goes into the blanket fort by both ends and meets in the middle. You may put in a hand, not a lamp. Something kneads it, and something kneads it, not in time, and then in time.',
      'interference hum':
        'Two tuning forks make the interference hum, loud, soft, loud. {name} lies where it is soft. You walk round the room with your fork until you have found the place too, and it moves its tails over.',
    },
  },
  refusals: {
    asleep: [
      'The lid is down, and {name} asleep in there, one way or another, until {wakes_at}. It takes nothing. But you could reflect beside the box.',
      'You hold it out to the left half, and the right half snores. {name} wakes at {wakes_at}. Until then only company gets in: reflect.',
    ],
  },
  stages: {
    child: [
      'Today a child has come of {name}, and it turns out that there are two of it. Each thinks that the other one had better be told gently.',
      'A child, as of today. {name} has been given its first box, and looks at the lid, and trembles with all that is in there.',
    ],
    teen: [
      'Where was it? Out. And in. That is {name}, half grown, and not to be pinned down. Keep its mealtimes: they decide which way it falls.',
      'Half grown, {name} answers each question with yes, and no, and slams two doors.',
    ],
    high_care: [
      '{name} is grown, and {form}. You reach down without looking, and wherever your hand is, there it has decided to be.',
      'Grown, and {form}: the two outlines still do not agree about the paws. About you they have never differed.',
    ],
    balanced: [
      'Both of them are grown. On most roofs of the street there is a {form} by night, one behind every chimney, and they are all {name}, and home by whichever door there is.',
      'You may expect a {form}, full size, about as often as not. {name} leaves two sets of tracks on the wet step, and only one of them comes in.',
    ],
    low_care: [
      '{name} is grown, and {form}. Nobody looked, and so it never had to be anything. There is a shimmer in the hall, at times, about as high as a cat.',
      'It grew up unobserved, and is {form}. If you call, something may come. {name} does not say how much.',
    ],
    rescue: [
      '{name} is grown: {form}. It came down once to the last way that was left, and went through that. Everything since is extra, and it shines with it.',
      'Full grown, and {form}. On one of its outlines there is a scar, and the other has put a paw around it.',
    ],
  },
  trust: [
    'It could be anywhere. {name} looks into that, for the whole of an afternoon, and is on the arm of your chair.',
    '{name} has pushed one of its boxes over to you. You are not to open it. You are to have it.',
    'You look straight at {name}, by mistake, and it does not come down to one. Both outlines look straight back, and stay.',
  ],
  streaks: [
    'Ten heads in a row, as it were. {name} has been all round the coin.',
    'Twenty-five on time. One of {name} had laid a wager against it, with the other. It has paid up, in fur.',
    'Fifty meals, and each of them came. {name} has thrown out the worlds where they did not. It needed the room.',
    'A hundred on time. {name} does not hold with certainty. It has made a box for this one, and sits on the lid.',
  ],
  ages: [
    'Ten days. {name} has been through all the doors of the house, though not in both directions.',
    'Thirty days old, give or take none.',
    'A hundred days. It was not very likely, {name} says, and looks about it at everything else that was not likely, either.',
    'A year. Of all the years that there could have been, this was it, and {name} goes round behind it once more to see.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['unopened boxes'] },
      wish: 'Every shut thing tastes of all that is in it, and {name} has been thinking about that since it woke. Let its next meal be unopened boxes, with the string still on.',
      granted:
        'It ate them, lids, string and everything they could have been. Something in its middle is still going on arriving.',
    },
    {
      by: { action: 'feed', item: ['coin flips', 'random numbers'] },
      wish: 'The two of {name} have a bet running, and neither can pay. A dish of coin flips would settle it, or some random numbers, so long as nobody has counted them.',
      granted:
        'It was a draw. They shook on it, all four paws, and cleared the dish, and have begun a fresh one about you.',
    },
    {
      by: { action: 'feed', item: ['maybe tuna'] },
      wish: 'Not tuna. It has had tuna. {name} is asking for the other sort, the maybe tuna, when its mealtime comes round.',
      granted:
        'It went towards that dish twice, and was right both times, and there was a little on its whiskers, probably.',
    },
    {
      by: { action: 'play', item: ['shell game', 'peekaboo'] },
      wish: 'Three cups are standing upside down on the rug, and {name} is beside them, and the third is breathing. It would like a shell game, or peekaboo, with you as the one who does not know.',
      granted: 'You did not know. You lifted, and you gasped, and {name} fell over on two sides with joy.',
    },
    {
      by: { action: 'play', item: ['double slit laser', 'parallel paths'] },
      wish: 'Here is a door that stands ajar, and here is the crack at the hinge. {name} would go through both if there were a reason. A double slit laser would be one, or parallel paths.',
      granted:
        'Nobody saw which it took. There are bright teal hairs on either jamb, at the same height, from the same moment.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'A game played a single time, holds {name}, might have been an accident. Two, on one day, would begin to look like somebody’s idea.',
      granted:
        'The second one proved it. {name} has gone over the first again, backwards, and finds that it was funnier than it knew.',
    },
    {
      by: { action: 'clean', item: ['static brush', 'wave smoothing'] },
      wish: 'All its stripes are out of step, crest upon trough, and it hums a quarter of a tone flat. {name} asks for the static brush, or some wave smoothing, and for you to look at the ceiling meanwhile.',
      granted:
        'You did it by feel. When you looked there was a fur so even that you could not find where it left off, and it went some way past the cat.',
    },
    {
      by: { action: 'sleep', item: ['twin beds'] },
      wish: 'They have quarrelled about the middle of the cushion. For its next rest {name} would be obliged for twin beds, a hand’s breadth apart.',
      granted:
        'Left bed, right bed, both turned down. You looked in a little later: the two were as neat as letters, and {name} lay curled in the gap.',
    },
    {
      by: { action: 'sleep', item: ['closed box', 'blanket fort'] },
      wish: 'When {name} rests it would rather nobody were sure of it. A closed box would do that, or a blanket fort with the flap down.',
      granted:
        'You let down the lid, and said to the hall that there was nothing in there, and the nothing turned round three times and sighed.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You know so many ways of looking at a thing. {name} would like you to sit down for a bit and use none of them.',
      granted:
        'You studied the carpet. It came up on the left of your notice, and up on the right of it, and met, and stayed.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'There is an hour when one cannot tell a cat from its shadow, and {name} is at its best then. Sit with it, in the late part of the day, before anybody thinks of the lamp.',
      granted: 'You could not have said how many of you were in that room. Nobody asked. It was a good number.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} has hidden a teal hair under one of its dishes, and does not remember under which. It would like a meal put down, and the dish lifted afterwards, and to be surprised.',
      granted: 'It ate, you lifted, there it was. There was another under the table, where the dish might have stood.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A box, sealed',
        shape: 'piece',
        text: 'No bigger than a thumbnail, and tied both ways. {name} says that your birthday is in it. So is its own, and it is the same box.',
      },
      {
        name: 'The coin that stood on its edge',
        shape: 'coin',
        text: 'It was thrown in the hall, and has been leaning on the skirting since. {name} will not have it dusted.',
      },
      {
        name: 'A stripe',
        shape: 'ribbon',
        text: 'Teal on the one side. It has no other, and you may look for that as long as you like.',
      },
      {
        name: 'The answer perhaps',
        shape: 'letter',
        text: 'Somebody asked {name} a plain thing, and it took a week over this. It is beautifully written, twice.',
      },
      {
        name: 'Half a marble',
        shape: 'marble',
        text: 'It rolls quite well. The half that you cannot see is with the one that you cannot see.',
      },
    ],
    return: {
      name: 'A whisker from the other one',
      shape: 'thread',
      text: '{name} came back with three more than it left with. This is the one that it could spare.',
    },
    streak: {
      name: 'A tuft, lost in a wager',
      shape: 'wool',
      text: 'The stake was whether a twenty-fifth dish would come. {name} had both sides of it, and was never so pleased to lose.',
    },
    hundred_days: {
      name: 'A mirror that is early',
      shape: 'mirror',
      text: 'It shows you a moment before you look. After a hundred days {name} thought you should have the advantage.',
    },
  },
  release: [
    'You open the door and the window. {name} goes out by both. On the sill is a box, shut, with your name on the lid.',
    '{name} might stay, and it might go, and you say that either is well. It goes. You have a feeling, all the same, on the left knee.',
  ],
  dying: {
    neglect: [
      'Nobody came to look, and {name} has died. It had been neither the one nor the other for as long as it could.',
      '{name} is dead. There was a time when it might still have been otherwise, and it was a long time.',
    ],
    hunger: [
      '{name} has died of hunger. There is one small cat beside an empty bowl, and it is quite still, and there is no other.',
      'It came down to one place, and no food came to that. {name} is dead.',
    ],
    illness: [
      'The second outline faded, and then the first lay down where the second had been. {name} has died of its illness.',
      '{name} is dead. It was ill, and all the ways out of that closed, one by one, quite softly.',
    ],
    poison: [
      'In what it was given there was no perhaps. {name} is dead of it.',
      'It took what was held out to it, with both mouths. {name} is dead.',
    ],
  },
  returned: [
    'The box is shut. You had looked, and you knew. Something sneezes in there, and a moment afterwards the dust comes off the lid. {name} looks out.',
    '{name} is at the door, faintly, and at your feet, faintly. You hold your breath. It makes up its mind for here.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, on this side of the stone, and no one has looked on the other.',
      'Do not open this. As long as it is shut, {name} may be in there washing an ear.',
      'This was {name}, seen once, and that was already more than one could count on.',
      'You can go round this stone on either side. {name} would have taken both.',
      { text: '{name} sneezed first, and the dust came after. There is dust here now.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'No one looked in, and so it was settled without them.',
        'It might have gone the other way, if anybody had come.',
      ],
      hunger: [
        'There was one bowl, in one place, with nothing in it.',
        'It had counted on a meal in at least one world.',
      ],
      illness: ['It came down to one, and then to none.', 'All the other doors had closed before this one.'],
      poison: ['What it was given left nothing open.', 'It said yes twice to a thing that deserved a no.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are on the stairs, and you are also coming to meet yourself with news. It is the same news, and still so good. You say yes and you say perhaps, in one breath, and stand by both. Someone threw a coin today, and you caught it on either side. You want to be chased, in no particular direction, by somebody who does not look too hard.',
      'You are {name}, twice, and neither of you has the paws where the other thinks. It has never been funnier. There are boxes, and they are shut, and so there is everything. You tell two stories at a time, which disagree, and purr where they cross. You would like the one who looks away in time to come and look away again, with a ball.',
    ],
    content: [
      'You are {name}, in the armchair, in the main. A part of you is trying the window. It is pleasant not to be asked. You speak in two halves, of which the second takes back the first a little, and you leave it to others to add them up. It is warm on the left and cool on the right. You would not be against a knee, or you would.',
      'You are {name}, and you have had {days} days that are known, and you do not count the others. Each of them could have been something else, and was this. You find that you do not mind. You give two answers, and mean the one that is nearer to the person. You would like them to sit down, look at the fire, and leave room on both sides.',
    ],
    bored: [
      'You are {name}, and of all the things that could happen, the one that does is the mat. You have sent one of you to look round the other side of the chair. It is the back of the chair. You say maybe, and then again maybe, and both sound like no. You want a game now, with something hidden in it, before you are only a cat.',
    ],
    hungry: [
      'You are {name}, and you have dined, and you have not, and these two are no longer on speaking terms. There is a bowl. From the left it is empty. You go round. You speak in short lines which agree with each other, and that should worry somebody. You want a meal set down, here, so that there is no more doubt about it.',
    ],
    starving: [
      'You are {name}. There is one of you. It is by the bowl. You used to be able to be where the food was, but one has to have eaten something to do that. You have looked at the boxes. You would rather not. You say a single thing, and take back none of it. You want food. Here. Now. Not in some other world.',
    ],
    sick: [
      'You are {name}, and you have an edge, and it hurts all the way round. Somewhere there is one of you that is well. You cannot get to it. When they stare it becomes worse, and so quite true. You answer with one word, since the other has gone. You want medicine, and somebody near who is looking out of the window.',
    ],
    failing: [
      'You are {name}, here, and not there, and not there. The doors go to, and each of them is quiet. You did not know that it could be so plain. There is still a thin line beside you that may be yours. You do not speak, for fear of settling it. You want medicine, at once, and soft eyes on you, or none.',
    ],
    near_death: [
      'You are {name}, or you may be. It has been so long since anybody was near that there has been no need to decide. It is like a box from the inside. You are tired of both. If somebody should sit down, then you would be the thing that they sat down beside, and that would settle it. You want that. You want it now.',
    ],
    asleep: [
      'You are {name}, half asleep and half asleep. On the one side there is snow, and on the other a sea with the lamps lit, and you are walking out into either on the same four feet. All the lids are off, and everything that was in the boxes is here, and it was true. Someone sits at the seam. You would like them to stay on both sides.',
    ],
    shy: [
      'You are {name}, and you are behind the curtain, or it is a draught. You would sooner leave it there. People come in and say “where is it”, and then you are somewhere, and that is not how one begins. You answer from where you were. You want this one to sit down, and not to look, and to be a little in doubt about you, kindly.',
    ],
    back_from_death: [
      'You are {name}, and it had been decided. You were there when it was. There was one way, and you had come to the end of it, and then you were on the mat, with a sneeze. You do not understand it, from either side. You speak low and leave gaps. You want someone to be certain that you are here, for once, and the next meal to come when it should.',
    ],
    hurt: [
      'You are {name}, and there were so many ways for that to go. It came from the one you go to. Now they are all shut but this, and in this it hurts. You have drawn into a line. You do not look at the hand. You want that never to be given again, in any world, and you want somebody to sit here with their eyes down.',
    ],
  },
}

export const QUANTUM: Species = {
  slug: 'quantum',
  name: 'Quantum',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.2,
  innate_traits: [],
  personality: 'Both at the door and under the bed until somebody checks. Takes certainty as a personal remark.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'entangled photons',
        'coin flips',
        'random numbers',
        'probability waves',
        'maybe tuna',
        'unopened boxes',
        'qubits',
      ],
      play: [
        'cardboard box',
        'shell game',
        'double slit laser',
        'teleporting ball',
        'peekaboo',
        'coin tossing',
        'parallel paths',
      ],
      clean: [
        'phase alignment',
        'static brush',
        'wave smoothing',
        'whisker alignment',
        'noise reduction',
        'supercooled rinse',
      ],
      medicine: [
        'error correcting code',
        'stabilizer',
        'cryogenic cooling',
        'vitamins',
        'coherence tonic',
        'vet checkup',
      ],
      discipline: [
        'choosing one option',
        'averted eyes',
        'probability nudge',
        'either or choice',
        'reset to zero',
        'soft maybe not',
      ],
      sleep: ['closed box', 'helium cooled bed', 'twin beds', 'cold quiet lab', 'blanket fort', 'interference hum'],
    },
    harmful: [
      'constant observation',
      'geiger counter',
      'poison vial',
      'forced measurement',
      'heat lamp',
      'surveillance camera',
      'microwave oven',
    ],
  },
  appearance: {
    look: 'a teal kitten seen twice at once, its two outlines never quite agreeing on where the paws are',
    colours: ['#1fa3a8', '#b9f3ec', '#e85fb3'],
  },
  figure: {
    eyes: '#e85fb3',
    muzzle: 'small',
    ears: 'pointed',
    tail: 'curl',
    marking: 'spots',
    extras: ['whiskers'],
    slit: true,
    whole: 'twice',
    size: 0.9,
    headSize: 1.08,
  },
  book: BOOK,
}
