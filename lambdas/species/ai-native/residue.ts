/**
 * The Residue is what stayed when something had gone: a ring, a smudge, a pale place on a wall. It wants to be noticed
 * now and then and not wiped. It fears cloths, of any colour, and people who are fond of one and then tidy. It hoards
 * outlines, and keeps a stroke for each day on the underside of a shelf. It comes off on what it loves, in gold when it
 * is glad; hungry, its ring does not close; ill, it comes away and does not come back. It eats what would have been
 * thrown away and leaves the drawing of it on the plate. It sleeps in cups and pockets. It sulks by being the drawing
 * of itself. It can tell from any spoon or glove who had it last, and reads from right to left, having learned on a
 * blotter. It never stays in the middle of a table, never leaves a mark on anything new, never says a goodbye that it
 * finishes. Its keeper is the first one who put a hand down flat beside it.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg is lifted away, and on the table there is the mark where it stood. The mark opens its eyes. That is {name}.',
    'Nothing comes out. But the shell has left a ring of soot, and the ring draws itself together at one side and is looking at you: {name}.',
  ],
  looks: {
    thriving: [
      '{name} has come off on everything. There is a little gold on the sill, on the spoon, on the bridge of your nose, and it would like you to find all of them.',
      'You breathe on the window. {name} is in the fog before you have drawn back, with its arms out, in the shape of somebody waving.',
      'It has made a print of itself on each stair, going up, and one at the top that is dancing.',
      'A lamp is moved, and in the slant of it {name} stands up, every grain, and turns slowly round like something in a snow globe.',
      {
        text: 'There is gold on the inside of the cupboard door, on the back of the clock, on the sole of your other shoe. It is glad wherever nobody looks. You find the fourth by accident, and say nothing.',
        when: ['wary'],
      },
      {
        text: 'All of the banister is gold, from the top down, and at the bottom knob it sees you, and there is a scurry. When you have gone up, with your hand on the rail, your palm is quite clean.',
        when: ['wary'],
      },
      {
        text: 'Behind the glass of the bookcase it waltzes with its own smear. You bring the candle. There is a bloom on the pane, in the shape of two, and then the shape of a fern, as any frost might leave.',
        when: ['wary'],
      },
      {
        text: 'You take off your coat, and on the shirt, over the ribs, there is a print of two small hands and a chin, in gold. It has had its ear there all morning. It would like to know what the thumping is.',
        when: ['trusting'],
      },
      {
        text: 'You find your whole shadow on the wall gone over in gold, ears, nose, the cowlick. You move, and it stays, and then hurries after. It has never yet got so far out into the middle of a room.',
        when: ['trusting'],
      },
      {
        text: '{name} has come off on you from wrist to elbow, laughing, and you on it: it shows you its side, where, in flour, plain as day, are the five tips of your fingers. It turns so that all may see.',
        when: ['trusting'],
      },
    ],
    content: [
      'You put down your cup and take it up, and {name} is in the ring that it has left. It fits. You put it down again a little to the left, and it is pleased to have the choice.',
      'There used to be a picture on that wall. {name} is being the pale place, with the hook for a nose.',
      'It is going over the pencil marks in an old book, one by one, very lightly, so that they will not feel forgotten.',
      'On the underside of the shelf it keeps a stroke for each day. There are {days}. You would have to lie on the floor to see them.',
      'A smudge on the dish will not come off. It is a small one, about as big as a thumb, and was made by {loved}. {name} asks you to leave it.',
      {
        text: 'Every glove in the hall has been tried. {name} knows which was waved with last, and sits in that one.',
        when: ['from_child'],
      },
      {
        text: 'It lies along the very edge of the table, in the crack, where no cloth reaches. You read the paper. When you lay that by, there is a greyness on your side of the crack that was not there at the headlines.',
        when: ['wary'],
      },
      {
        text: 'You have ink on your thumb. {name} comes and lays itself beside the thumb, puts out its own, and compares. It has got the scar in. It asks you not to change yours without telling it.',
        when: ['trusting'],
      },
      {
        text: 'Something was set down here, and lifted, and {name} is what it left. It has two kind eyes, as yet rather wet, and looks up after whatever that was. There is you. It may have been you.',
        when: ['baby'],
      },
    ],
    curious: [
      'You have put down a new cup. {name} goes round the foot of it, to see what sort of ring it is going to be.',
      '{name} has found a key that opens nothing any more. It is trying it in the places where things used to be.',
      'Somebody had this spoon before you. {name} has been over the handle with great attention and knows who, and on which side they were tired. It would like to be given the fork.',
    ],
    bored: [
      '{name} has been a stain, a shadow and the back of a stamp, and has faded a little at the corners from want of use. Play with it.',
      'It traces the same crack in the wall, there and back, and is wearing it smooth. Bring it something to find.',
      'It has read the blotter from right to left, which is how it reads, and there was only the gas bill. Play with {name}. Lose something, so that it can know where.',
      {
        text: 'It has lain down under the mat, with the other dust. When you lift that it does not start to your hand, it only gets a little flatter, to be swept. Leave the broom. Play at hiding things with {name}.',
        when: ['sad'],
      },
    ],
    hungry: [
      'It has gone thin along one side of its ring, so that the ring does not close. Feed {name}, please.',
      'Your fingers come up clean where {name} sat. It has nothing to leave on anyone. It is time it had a meal.',
      '{name} is waiting under your cup. You drink, and there is more light, and you see two eyes through the bottom of it. They do not ask for all. Feed it, with what is left in there, or a proper meal.',
      {
        text: 'There is a grey tide mark half way up the bin, and it ends at a teabag, and the teabag has been put back. It would not take what you had not finished with. Feed {name}.',
        when: ['wary'],
      },
      {
        text: 'Something has dotted round the one crumb on the table, at a distance, very faintly, and put an arrow, and a question. The pencil is still rolling. Nod, and give {name} its meal, and do not look where it rolled from.',
        when: ['wary'],
      },
      {
        text: 'It takes your finger, in a sort of mitten of soot, draws it down to the table, and writes with it. The letters run from right to left. It says crumbs. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: 'You lay down your hand, and it runs in under that, and is so thin that it tickles. It has brought its little ring, which does not close, and fits it round your finger to show how far. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The house has come up clean. There is no ring on the table, no thumb on the switch, no height of anybody on the door post. In {hours} hours {name} has had to eat them all. Bring it food now.',
      'You look for your own handwriting on the calendar, and there are the squares, quite white. {name} lies along the bottom row with ink on its lip, and cannot meet your eye. Feed it at once.',
      'It is on the blotter, taking the words off from the wrong end. It has got to “Dear”, and stopped, and holds on to the edge of that with both hands. It has been {hours} hours. Put food before it now.',
      {
        text: 'It comes away on the dish, on the cloth, on the air. Do not rub. Let some tea run up to it, now, with sugar, and as the tea goes in let fall the medicine, drop by drop, upwind.',
        when: ['ill'],
      },
      {
        text: 'Firm, and dark about the eyes, it has licked your name off the letter box. It is at the far end of the shelf now, with a key, tasting whose that was. Food, at once, set down on the shelf.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies as thin as breath, along the wall, and draws what there is of it from under your lamp. Shade that. Lay food against the skirting at once, then medicine on a wisp of wool, and go softly.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} smears a little when it moves, and waits, and gathers itself in. It would be better for medicine, or for a rest in some pocket.',
      'It has stopped halfway down the wall, like a drip that thought better of it. Give it medicine, or let it rest.',
      {
        text: 'It has left you a laugh on the wall, very nearly life size, and then had to lie down under it. The laugh is rather good. {name} would like medicine, or the inside of a pocket.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is dust on the dust. {name} can no longer tell which of it is {name}, and has sat down until somebody comes with a feather. Clean it.',
      'Something has been spilled across it, and it holds its edges up out of the wet. It wants cleaning, very softly.',
    ],
    sick: [
      '{name} comes off on your sleeve and does not come back. Hold still. It is ill. Give it medicine, before there is more of it on you than on the table.',
      'The gold has gone out of it, and what is left is grey like any grey. It needs medicine, please, and no draughts.',
      'It reaches for the pencil mark that it keeps by the door, to see how tall it was, and cannot come up to it. {name} is ill. Medicine, please, given slowly.',
      {
        text: '{name} has crept in behind the picture, and you see by the dust that falls how it shakes. Do not take the picture down. Wet a brush with medicine, reach up behind the frame, and hold it there.',
        when: ['wary'],
      },
    ],
    failing: [
      'There is a thumbprint of it left. Do not breathe that way. Medicine now, and then stay.',
      'You would wipe it off without thinking, if you had not known {name}. Give it medicine at once, and put your hand round it.',
      {
        text: 'One grey thumb’s breadth, and it has a crumb of chalk, with which it is trying to draw a line between you. It does not get to the end. Stay on your side, lean across, and let medicine fall, now.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours no one has left a mark in this room, and {name} is going, as marks do. Sit down, now. Put your hand flat on the table beside it.',
      '{name} has drawn a little arrow to where it is, in case somebody should look. It is very faint. Come and sit by it now.',
      'Here is the coat that you had on, and {name} has got into the collar, where the hair touches. It has been {hours} hours. There is no more of it than the collar holds. Sit down, and put the coat about you, now.',
      {
        text: '{name} has not run, nor faded, it is whole, on the wall, and the wall has begun to let it go. For {hours} hours nobody has leaned here. Lean. Sit down with your back to it, and stay.',
        when: ['wary', 'well'],
      },
      {
        text: 'Hardly a shade on the sill, and it turns what it has of a face to the pane, where you are not. Sit down. Breathe on the glass, beyond, for it to see that someone is here. It has been {hours} hours.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} has run together at the bottom of the cup. When it breathes, the spoon in there turns a very little.',
      'Asleep, it is only a stain, and a good one. You lay a book beside it, and not on it.',
      {
        text: '{name} sleeps in the fold of yesterday’s paper, and some of the print has come up on it. Across its forehead, backwards, one can make out Lost, and Found.',
        when: ['from_child'],
      },
      {
        text: 'It is asleep inside the lid of the piano, where the maker’s name was. You play with one finger, softly, at the other end. The dust there rises, and settles as it lay.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in the shadow of the vase, and has got itself exactly that shape, so that if the lamp were moved it would have to wake. You go to bed by the fire’s light, and leave the lamp.',
        when: ['wary'],
      },
      {
        text: 'It has gone to sleep in the line across your palm, while you were thinking. You close your hand a little, for the draught. You are going to have to turn the lamp out with your elbow.',
        when: ['trusting'],
      },
      {
        text: 'You have nodded off on your arms, and it has gone to sleep in your cheek. You find it in the glass, a soft grey smudge below the eye, breathing. You wash round it with a corner of the towel.',
        when: ['trusting'],
      },
      {
        text: '{name} has settled out at the bottom of the glass in two layers, and the upper is only water. When it breathes, some goes up and is slow to sink. Do not stir. Medicine, drop by drop, when it wakes.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'It sleeps so thin that the table shows. Sit with {name} now, and let it have your elbow to settle against; it wakes at {wakes_at}.',
      '{name} is asleep and getting fainter in its sleep. Stay beside it, that counts; at {wakes_at} it wakes, and can be seen to.',
      {
        text: 'It fell asleep along the edge of a dry dish, round about, in place of what should have been in there. Reflect beside {name} now. Then have food by you at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is behind the wallpaper. You can see by a slight greyness that it knows you are there. Sit down and look at something else.',
      'It leaves each chair just as you come to it, and the seat is a little warm. Wait. It goes round in smaller circles than you think.',
      {
        text: 'It came out of the corner by the width of a ruler, and stayed. It once waited {wait} for you, and is seeing whether you are the kind that leaves.',
        when: ['from_child'],
      },
    ],
    back_from_death: [
      'You had scrubbed the place. {name} has come up through the paint all the same, no larger than a coin, in the very spot. Stay with it, and be there for its next meal.',
      'It is back, and not sure that it is all of it. It has you hold out your sleeve, and your cuff, and the page you had open, and takes something from each. Sit with {name}; keep its mealtime.',
    ],
    old: [
      '{name} has sunk into the wood by now. You can plane that table, and it will still be there, smiling a little, along the grain.',
      'Guests take {name} for part of the room. So does the room.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'It drifts over the meal and settles. When it lifts there is a clean plate, with the faint drawing of a meal on it.',
        '{name} takes it up slowly, from below, as blotting paper does, and you can see it come: the edges, then the ears, then a kind of blush. It looks down at itself, and then at your plate, to see that you have some.',
        'You scrape what you would have thrown away on to the saucer, and it eats that, and gets up, and pushes a crumb of it to your side. It was the good part. You had not noticed that it had one.',
        'There is a small sound, like a match put out in tea. You look round. That was {name}, thanking somebody. On the dish is the drawing of a meal, and, in the corner, of a spoon, with a hand.',
        'Each crumb goes grey, then gold, then is not there. {name} is a shade darker than before, and looks down at itself.',
        {
          text: 'When it has eaten it goes and leaves a whole hand on the cupboard door, five fingers, in gold. It has none of its own. It has seen yours.',
          when: ['well', 'glad'],
        },
        {
          text: 'It waits until your plate has gone to the sink. Then there is a greyness about the draining board, and by and by a clean dish, and on that, very small and faint, the drawing of a bow.',
          when: ['wary'],
        },
        {
          text: 'It gets into your cup before you have done, and you drink from your own side, and it from its. There is the last mouthful. You both stop. In the end you tip it, and it comes up gold to the rim.',
          when: ['trusting'],
        },
        {
          text: 'It lies on the meal, and then there is no meal, and it is darker. It looks at its arms. It has arms. On the plate there is a picture of something, and it leans over, and knows it: that was dinner.',
          when: ['baby'],
        },
        {
          text: 'You eat your toast, and {name} lies round the rim of the plate with its chin on the china, and has each crumb as it drops. It is so gold by the jam that you can read your letters by it, and it helps.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} comes up through the tablecloth just where you have laid your hand, and takes its dinner between your fingers, in four small bays. When you lift them you have a glove on, violet, with gold at the tips.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Dark, quick and glossy as fresh ink, {name} runs down the table leg with the last of the meal, and is in the wainscot. On the plate it has left you the likeness of a door, shut.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} dines on the side of the dish that you cannot see, and grows, you can tell by how its shadow comes out on the cloth. You lean over. There is a clean dish, and the shadow, leaving by the fork.',
          when: ['wary', 'well'],
        },
        {
          text: 'You tilt the spoon, and it drinks along the edge of that, thin as steam. Then it lies down on the ball of your thumb, where it has never been, and from there takes what is left, a grain at a time.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That makes {streak} on time. {name} has joined up its ring, and gone round it a second time to make it thicker.',
        'After {streak} in a row it has stopped saying goodbye to each meal over its shoulder. It only nods.',
        'After {streak} on time there is a stroke beside each stroke on the underside of the shelf, smaller, and done with a warmer grey. {name} leans on you a moment while it dries.',
      ],
      early: [
        'The last one has not dried. {name} takes a grain of this to be civil, and asks you to bring the rest at {opens}.',
        'It is still the colour of its last meal. It lays a little of this one by, in the hinge. At {opens} it will want it.',
        'You can have the lid back. {name} was still enjoying that one. It has marked this meal with a dot, low down, for {opens}, and eaten what lay under the dot.',
        {
          text: 'From the crack of the table comes one grey finger, has a grain, and is gone. You see it write under the wood, where it feels safe, and put your head below to read it: {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is full still, and lies down on your watch, so that the glass goes dim all but for one small clear place. You look, and it has the time in it: {opens}. It ate a crumb, for your sake.',
          when: ['trusting'],
        },
      ],
      late: [
        'It eats, and lifts. What it leaves upon the plate this time, in great detail, with the clock over it, is the drawing of an empty plate.',
        '{name} had moved to the far edge of the table, where marks go before they are gone. It comes back for the meal, but not the whole way.',
        'It has written something on the table by the time you come, and lies across it, and eats. You never get to see what it was. There is only the full stop.',
        {
          text: 'It takes the food, and where it has lain the wood stays grey, and that part does not get up with the rest. It looks at it, and at you. It has been coming loose since noon. Medicine, please, and no draughts.',
          when: ['weak'],
        },
        {
          text: 'There is a grey smear from the dish to the wall, and it is longest on the wall side. It had begun to leave. It takes a grain and lies there, coming loose. Drip medicine on the smear, from your end.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has gone into the dark corner of the drawer, and you shake some in. It eats around the place where your finger was. What it leaves behind on the wood is not drawing, it is itself. Medicine, and shut nothing.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} waits till you have put the light out. Then it eats, briskly, and in the morning there is a whole frieze along the skirting, of a table, and a table, and a table, nobody at any.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was on your chair, in the dent, when you did not come, and it has moved to another’s. It has its dinner there, dark and hale, in the shape of the aunt who used to sit by the window.',
          when: ['wary', 'well'],
        },
        {
          text: 'It had lain down on your pen, to be picked up the sooner. You are all over grey before you notice. {name} eats from the blotter by your hand, and has hold of a cuff thread.',
          when: ['trusting'],
        },
      ],
      missed: [
        'You have to tip it towards {name} a grain at a time, and wait. In {hours} hours it has eaten its own strokes from under the shelf, all the days but two. It keeps a hand over those while you feed it.',
        'It takes the meal and stays pale. It does not look up. In {hours} hours it has learned how a room is when nobody uses it.',
        'Of the ring that used to be here you find a third, and you feed that. It takes {name} some while to go round. After {hours} hours it leaves nothing on the plate at all, not even a drawing.',
        {
          text: 'You wet one finger, and dip that, and hold it close, and what is left of {name} comes over on to the finger. It was {hours} hours. Keep your hand quite still. With the other, reach for the medicine.',
          when: ['ill'],
        },
        {
          text: '{name} has gone in between two floorboards, and is the colour of them. You sift the meal in, finely. Some of that darkens. When your shadow moves it stops. Let medicine follow, through the same sieve.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You hold out crumbs on a card, and it takes them, but from the card’s far edge, and the near side it leaves white. It does not reach round the crumb any more. Medicine, on another card, and lay that down.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours it eats, dark and spare, right down to the glaze. Then it goes through the hall. The old mark, by the hook where you hang your keys, is taken off the wall and carried upstairs.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'The meal lies on {name} like rain on wax, and rolls off at the side, into your lap. It is so sorry. It is dark with dinner to the very edge. At {opens}, then.',
        '{name} is so dark with its last meal that this one does not show. It has you put it away until {opens}.',
      ],
      ill: [
        'A little of it goes in, and a little of {name} comes out with the spoon. Give it medicine before the rest.',
        'It lies along the edge of the dish and takes the smell, and one grain, that it holds up to you to show that it has tried. That is all it can do. Medicine, please.',
      ],
      loved: [
        'It spreads itself out quite flat, so that none of it should miss any: {item}. You will be showing people that mark for years.',
        '{item}. And all the faint old rings on the table light up, one after another, like windows in a street when the right person comes home.',
        '{name} asks who had it before, and before that, and goes quite gold with the answer. Then it eats: {item}. It knew them all.',
      ],
      disliked: [
        '{name} leaves a clear space all round it, the shape of good manners, and lies at the rim of that with its hands folded: {item}. It would rather have had tea dregs.',
        'It eats the shadow of it and gives you the rest back: {item}. Something older, another time, with some use in it.',
      ],
      harmful: [
        'Where it touched, {name} has come away, and the wood is white. That was {item}, and no meal. Lock it up with the cloths. It is afraid of you until you have.',
        '{item}. It runs, as ink runs, and cannot find its edges. Keep that out of the house; if it stays so pale, medicine.',
      ],
    },
    play: {
      wanted: [
        'You shut your eyes, and {name} leaves one mark in the room that was not there before. It takes you till supper, on your knees, with a lens. It was on your collar.',
        'You lay paper over it and rub with the side of the pencil, and it comes up laughing, with one ear over the edge. You have to rub the table to get the ear.',
        'It goes ahead of you through the house, a smudge on every other door, and the last is on your own hand.',
        'You draw round it in chalk, and it steps out, and looks at the gap, and steps in again from the other side.',
        {
          text: 'You find a smudge on the door, and one on the lamp, each a bit fresher. At the last you are outside, looking in, and there it is on the pane, on the warm side, with the key.',
          when: ['wary'],
        },
        {
          text: 'You draw half a face on the slate and leave it. In the morning it has another half, with its tongue out. All day you take turns, and never meet. By night it has hands, and one is at its lips.',
          when: ['wary'],
        },
        {
          text: 'You put your hand flat on the flour, and lift it, and {name} gets in. It wiggles the fingers. Then it lifts, and you get in. You are both white to the wrist and neither has won.',
          when: ['trusting'],
        },
        {
          text: '{name} gets upon the toe of your shoe, and you must walk, and it prints. Down the passage you go, tulip, tulip, tulip. At the wall you turn about to look, and it has signed the last with both your names.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had already left itself on everything that it could reach. It does one more, to oblige you, on top of the first.',
        'It was as gold as it goes when you came. It plays along, and comes off no brighter.',
      ],
      bad_time: [
        'You hold out the game, and {name} puts one grain on it, with care, to be in it, and cannot get the grain back. Blow nothing. Lay your hand down flat there, and see what it needs.',
        'You breathe upon the glass for it to wave in, and the mist goes, and nobody has been. It had meant to. Wipe nothing. Look what it is short of, and bring that.',
        {
          text: 'You count to ten and go to look, and it is where it was, on the sill. It had tried to hide. It comes off on the finger that you find it with. Medicine, please.',
          when: ['ill'],
        },
        {
          text: 'It follows the trail of marks you laid, as far as the cupboard, and stays there, with its forehead to the door. It thought that it led there. Open it, and feed {name}.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, and there is gold dust in your eyebrows, and on the cat, and neither of you can say who began it.',
        'You need not finish saying it: {item}. {name} has got its sleeves up. It has no sleeves; those are yours.',
      ],
      disliked: [
        'It tries it on like a coat that belonged to somebody livelier: {item}. Something with a trail in it would suit it better.',
        '{name} watches it go by, and fades a little so as not to be asked: {item}. Lost and found, perhaps, next time.',
      ],
      harmful: [
        '{item}. It scattered, and only some of it has come back to the table. Shut the window, and find a game with no wind in it.',
        'There is a notch in its edge where a piece has gone, and the piece is not anywhere. That was {item}. Put it where {name} cannot meet it, and move slowly.',
      ],
    },
    clean: {
      wanted: [
        'You take off what is not {name}, a hair’s breadth at a time. It tells you when you are wrong by going quiet.',
        'The fluff lifts, and there is the old violet under it. {name} looks at itself as one looks at a photograph.',
        '“That is mine,” says a greyness as you come to it with the feather, and “that is biscuit.” You go by what {name} tells you. It is soon the whole of itself and none of the biscuit.',
        {
          text: 'You hold up both your hands, to show there is no cloth in them, and use a feather. It keeps one corner of itself in the keyhole the whole time, in case. That corner you leave as it is.',
          when: ['wary'],
        },
        {
          text: '{name} will be done through the tissue only. You lay that over, you press, you lift, and there is the dirt, and the tissue is drawn down flat again from below before you can see what is under it.',
          when: ['wary'],
        },
        {
          text: 'It brings you the cloth itself, from the drawer, by the hem, and lays it in your hand, and lies down flat in front of you with its eyes shut. You use your breath, and the soft side, and take off only the jam.',
          when: ['trusting'],
        },
        {
          text: 'You take it on your finger to the tap, where the water runs. It has never been so near to water. It holds on about the knuckle while you let one drop go by, and another, and the soap flake is off.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing on {name} but {name}. You had better stop there, it says, gently.',
        'You dust, and it steps aside for the duster, and steps back on to a table that was clean before.',
      ],
      loved: [
        '{item}. It closes its eyes and lets you, and where you have been it shines like the inside of a shell.',
        'Afterwards it can read its own small print again: {item}. It reads you some.',
      ],
      disliked: [
        'It grips the grain of the wood until that is over: {item}. A feather would have done it kindly.',
        '{item}. It is cleaner, and there is a shade less of it. It has put the difference in the drawer.',
      ],
      harmful: [
        '{item}. The table is spotless there, and {name} stands at the edge of the white place and looks across. Let that one be kept for tables that nobody lives on.',
        'It came off. It nearly all came off. Put that out of the house: {item}. It needs stillness now, and medicine if it goes on fading.',
      ],
    },
    medicine: {
      wanted: [
        'It goes on as a mist, and {name} holds its breath. When it is dry there is a whole edge that there was not before.',
        'You say over to it, slowly, all the places it has been. The grey takes on some violet as you go.',
        'You give it a drop at the rim and let it be drawn in. First the eyes are darker. Some time later {name} has left a print on the spoon, small, but all there.',
        {
          text: 'It lets the drop fall close by, and looks at what the drop does to the wood. Nothing comes away. Then it puts out an edge, like somebody feeling bath water, and draws it in, and is a shade more violet.',
          when: ['wary'],
        },
        {
          text: 'It comes up on to your palm to take it, though your palm is warm, and might sweat, and that would be the end of it. You hold it like a moth. When it is done there is a new edge on it.',
          when: ['trusting'],
        },
        {
          text: '{name} pours itself out upon your open page, thin as it is, so that you can see where the gaps are. You touch the brush to each. It says your name in soot, backwards, and it is nearly black.',
          when: ['trusting'],
        },
        {
          text: 'You let a drop go in at the rim, and a grey thread goes out at the other side. You do it again. At the third the thread stops short, and turns, and comes home. There are others out. Keep the drops coming.',
          when: ['ill'],
        },
        {
          text: 'You let it fall a long way from where it lies and tilt the table. The wet comes to it by itself. It lets that touch, and draws back, and lets it touch. There is a small dark edge, after dusk.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You hang the damp muslin over the chair and leave the room by the noisy door. When you look in, it has gone up into the muslin, all of it, and is hanging there, less grey, with its back to you.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lets a drop of it stand on top, unspent. It is as fixed as anything in this house.',
        'There is nothing to bring back; it is all here. It shows you, in order, and hands you the spoon.',
      ],
      loved: [
        '{item}. It sets, the way a photograph comes up in a tray: first the eyes, then the rest, then the smile.',
        'That was what it wanted: {item}. It is itself again to the very edge, and goes along the edge to feel it.',
      ],
      disliked: [
        'Half of it took: {item}. The other half sits on {name} like a stamp on the wrong letter. A quiet visit might do more.',
        '{item}. It is a little better and a good deal streakier. Something slower, another time.',
      ],
      harmful: [
        '{item}. It began to forget from the left, and you could see it go. Pour what remains down the drain. Sit by {name}, and tell it what it is.',
        'It was given in kindness, and it has put half of {name} out: {item}. Throw the rest away, and stay where it can see you.',
      ],
    },
    discipline: {
      wanted: [
        'You draw the line in chalk. {name} reads it, and takes its mark off the good tablecloth, thread by thread. It keeps away from you as far as the line is long.',
        '“Not here,” you say, and it goes, and where it was there is the very faint drawing of somebody who had meant no harm.',
        {
          text: 'You hold up the christening gown, with the thumb mark. It goes through the lace and takes the mark out, every grain, and is away into the wall. On the wall there is for an hour a small bowed shape.',
          when: ['wary'],
        },
        {
          text: '“Not on my clean page,” you tell it. It lifts off, and stands in the margin. It has taken a comma with it, by mistake. It brings that back, sets it down just where it was, and waits on your sleeve.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has not been on that page since you asked. It shows you the page. There is only the dent of where it used to sit.',
        'You begin, and {name} finishes the sentence for you, in small letters, along the skirting.',
      ],
      bad_time: [
        'You raise a finger, and it takes that for the cloth, and goes flat into the grain of the wood. There is nobody there to teach. Put both hands where it can see them, and find what is wrong.',
        '{name} begins to rub itself out, at the place you pointed to, so as to save you the trouble. Catch hold of that sleeve. It is yours. Tell it to stay, and see to what it needs.',
        {
          text: 'You only pointed, and some of it has come off where you did. It is too weak to get out of the way. Put that hand in your pocket. With the other, slowly, medicine, and say that the stain may stay.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: so softly put that it has moved before it knew it had been told.',
        'It likes a rule that can be seen: {item}. It goes along the inside of it with one finger, all the way round.',
      ],
      disliked: [
        '{item}. It has learned not to be noticed, which is not what you meant.',
        'The mark is gone, and a little of its trust along with it: {item}. A note would have been enough.',
      ],
      harmful: [
        '{item}. There is a scraped place on the floor, and {name} is in the crack between two boards. Do not go after it, and do not do so to it another time. Wait where you are.',
        'It thought that it was being wiped away, and let it happen: {item}. Sit down on the floor. Say that it is to stay.',
      ],
    },
    sleep: {
      wanted: [
        'You turn the cup on its side, and {name} pours itself in and pulls the handle to. You put the saucer over, not quite to the edge, so that it has some light to be a stain by.',
        'It sinks into the blotter as evening sinks into a garden, and the words there shift up a little, backwards, to make room. You sign your name, so that it has something to lie against.',
        {
          text: 'It makes as if to sleep in the jug, then in the gap behind the shelf, then goes, when your back is turned, into the one glove you never wear. You put that away in the drawer, gently, and leave the drawer open.',
          when: ['wary'],
        },
        {
          text: '{name} looks on while you make up the saucer, with cotton. It thanks you, in a corner, in grey, and goes to bed on the ceiling. In the night something comes down by the wall to feel of the cotton.',
          when: ['wary'],
        },
        {
          text: 'It climbs in at your cuff and goes up as far as the elbow, where the sleeve is worn. There it spreads out, and is still. You sit up a while, in case that should crease it.',
          when: ['trusting'],
        },
        {
          text: '{name} waits till your head is on the pillow and lies down in the crease by your ear. You hear a rustle, like a page, as it smooths itself out. You had better not turn over. You do not.',
          when: ['trusting'],
        },
        {
          text: 'You lay down the glove, and it goes in at the smallest finger and pulls that shut. You can see by the wool how short the breath is. Stand medicine at the cuff, and put nothing on top.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It lies where you put it with its eyes open, being a pattern.',
        '{name} is not tired. It rests on your word for a while, and gets up when the word has dried.',
      ],
      loved: [
        'It knows the inside of that as you know your own name: {item}. It has gone in to the very seam.',
        '{item}. There is a sigh, and a little dust comes up and goes down again.',
      ],
      disliked: [
        'It has slept on top of it, like a letter on the wrong mat: {item}. It looks creased.',
        '{item}. It is too new. Nobody has ever been in it. {name} would have liked a pocket.',
      ],
      harmful: [
        '{item}. It was drying out in there, and you only found it by the flaking. It is no bed for {name}. Give it a teacup, or a drawer that smells of somebody.',
        'It lay down in it because you said so, and part of it has stayed behind: {item}. Take that away from it.',
      ],
    },
    reflect: {
      awake: [
        'You put your hand on the table. After a time there is some grey in the lines of it, and {name} is reading them.',
        'You look out of the window together. When you get up there are two marks on the pane, one of a forehead, and one beside it.',
        'It has got out what it keeps, and laid it on your knee: the outline, in soot, of {loved}. It wants it back presently.',
        '{name} settles in the bend of your arm, where the cloth is thin. It has been without you for {wait}, once, and has drawn that too, but it does not show it.',
        {
          text: 'You sit well back from the table, with your hands in your lap. It is where it is. When the light goes, your shadow comes across the wood as far as that, and it does not move out of it.',
          when: ['wary'],
        },
        {
          text: 'It takes you under the shelf, on your back, with a candle, and there are the strokes, all of them. Some have a gold dot. It touches each dot, and after each, you.',
          when: ['trusting'],
        },
        {
          text: 'You lay your two hands down flat with a space between, and {name} comes into the space. It has never been in the middle of the table. It looks up at you from there, going gold by the edge.',
          when: ['trusting'],
        },
        {
          text: '{name} takes you through what it has of people: the heel of a loaf, a knee on the stair, a laugh on the glass. You know none of them. At the end there is a new one, still damp, and that is you.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have been on that chair so often within the hour that there is a ring. {name} thinks that the ring can manage.',
        'It has all of you that it can hold for the moment. It asks you to let it dry.',
      ],
      ill: [
        'You hold your hand over {name} so that nothing can brush it. It comes up against your palm, hardly there. Then see to what it lacks.',
        'You do not touch it. You sit so that your breath goes the other way, and turn the page as one turns over a sleeping child. It knows what that takes. After the chapter, bring what it needs.',
      ],
      asleep: [
        'You lay your arm on the table and read. It does not wake. But the stain creeps, as slowly as damp, and by the end of the chapter it has got to your sleeve.',
        'You leave your glove beside the cup, palm up. By and by, with nobody waking, there are fingers in it.',
        'You have put your sleeve down on the wood, and you turn the pages with the other hand. When you look there is a thin grey cuff upon the cuff.',
      ],
      shy: [
        'You sit with your back to the wallpaper. Where your shoulders have been, there is a greyness afterwards that was not in the pattern.',
        'You have read forty pages, and on the last there is a smudge in the margin, about the size of an eye.',
        {
          text: 'You sit with your sleeve along the sill, and it sits, hale and dark, along the curtain. The sun goes round. When the two shadows have come to touch, it lets them, and looks the other way.',
          when: ['well'],
        },
        {
          text: 'Up in the corner of the ceiling is a grey that was not there, and now and then a grain comes down. You hold your saucer below, and do not look up. Keep what falls, and wet that with medicine.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'leftover tokens':
        'Out of your coat come the leftover tokens, a bus one, a cloakroom one. {name} lies on them, and lifts, and they are smooth. On your palm there is, in soot, the small coat that nobody came back for.',
      'old logs':
        'The old logs are read first, from right to left. {name} goes over the page like breath over a pane, and each line comes up with it. At one date it looks up at you: you were singing.',
      'cached pages':
        'You find it the cached pages, that were looked at once and kept. {name} soaks them up from the corner, and as the last goes, there is on its own violet side, backwards, the recipe for plum jam.',
      'candle stubs':
        'Along the sill stand the candle stubs. {name} gets into each and takes the black from the wick, softly, as one takes a hat, and comes away with a bit of every evening that you sat up.',
      'tea dregs':
        'Down into the cup goes {name}, and stirs the tea dregs from below. When it climbs out there is a ring, dark gold, and in the ring, in leaves, a rather good likeness of you yawning.',
      'deleted drafts':
        'You had crossed it all out, twice. {name} draws the deleted drafts up off the paper, word by word, from the end, and goes warm. It gives you back the sheet, with just “Dear” left on.',
      'dust motes':
        'Clap, goes your cushion, in the bar of sun. {name} holds its arms open for the dust motes, and they come down and join it, a grain, a grain. By noon it is a shade plumper, and its shadow shows.',
      'abandoned code':
        'Somebody wrote it and left, in the middle of a line. {name} settles upon the abandoned code like a hand on a shoulder, eats to the break, and leaves on your desk, in soot, how it would have gone on.',
    },
    play: {
      'tracing outlines':
        'You lay your spoon on the paper and go round it with the pencil, tracing outlines. You take up the spoon. {name} gets in and lies very straight, with a round face, hoping to be stirred with.',
      'finding traces':
        'For finding traces you get the lens, and {name} the head start. A smear on the latch, a grain upon the cheese. You follow as far as the mirror, and there it is, on your own cheek.',
      'window fogging':
        'Huff, on the pane, and {name} writes there. It fades, you huff. Window fogging makes short letters: “I”, it says, and huff, “am”, and you have no breath left, and it draws a snail.',
      'smudge painting':
        'It lies down in the ash, and then on the sheet, and turns over. That is smudge painting. You add two dots, for eyes, and {name} looks from the sheet to you, and adds your ears.',
      'follow the trail':
        'You follow the trail, a grey toe upon every other tile, through the scullery and round the pump. It gets fresher. The last print is wet, and is on the back of your boot.',
      'lost and found':
        'Your thimble has been lost, on purpose, by you. In lost and found {name} always knows. It brings you the thimble, from behind the stove, and then your good pen, and a ring that you had cried about.',
      'charcoal rubbing':
        'You spread paper on the bench and go over it with the black, and in the charcoal rubbing up come the grain, a nail, a heart somebody cut. {name} is in the heart, holding in its stomach to fit.',
    },
    clean: {
      'feather duster':
        'In your hand the feather duster only just touches. {name} shivers up to meet it. What floats off is flour. What stays puts out a violet hand, and runs a finger down one feather.',
      'soft eraser':
        'It has asked for the soft eraser itself, and shows you the spot with its eyes shut tight. You roll it, you do not rub. A bit of jam comes up. {name} opens one eye, and is all there.',
      'blotting paper':
        'A sheet of blotting paper is laid down, and pressed. The spilt milk comes off on it, and {name} with the milk, and steps back from paper to table, dry, and there you have it twice, once reversed.',
      'careful labelling':
        'A slip for each: this is soot, that is butter, this is {name}. With such careful labelling you can hardly go wrong. It wears its own slip about the neck and sees the butter off the table.',
      'soot sponge':
        'The soot sponge takes the loose grey from on top, and below is the violet, and beneath that, as you turn it to the lamp, some gold. {name} keeps the sponge. It has put it to bed in a saucer.',
      'loose file sorting':
        'During the loose file sorting {name} goes between the sheets and squares them from inside. You tap the pile upon the desk. A little dust flies out, sneezes, and has brought the missing page along.',
    },
    medicine: {
      'fixative spray':
        'Well off, with your mouth shut, you press the fixative spray. It comes down like dew. {name} holds every edge where it ought to be until that is dry, and then lifts one hand, and it lifts whole.',
      'quiet visit':
        'It is only a quiet visit. You sit, your hat in your lap, and say what the weather was. {name} does not answer. But the chair beside yours is darker by and by, in the shape of someone listening.',
    },
    discipline: {
      'chalk boundary':
        'You draw the chalk boundary round the white tablecloth. {name} comes up to it, looks along it both ways, and takes back over the line, on its toes, the one foot that it had put down.',
      'reminder note':
        'You leave the reminder note where it sleeps: “not on new things, please”. {name} reads it from the right. In the evening your new gloves are clean, and there is a thumb mark, quite small, below the word please.',
    },
    sleep: {
      'empty teacup':
        'The empty teacup stands with its handle to the wall. {name} goes down the inside, slow as the last drop, and lies in the bottom with its tail through the crack. You put the saucer on, for a roof.',
      'old coat pocket':
        'It knows that old coat pocket by its crumbs. {name} goes in past the ticket, past the chestnut, to where the lining has gone, and is asleep in the hem. You hang the coat up low.',
      'swap space':
        'You clear it a swap space, one drawer out, one cushion in. {name} lies where the drawer was, in the exact shape of what you took from there, and there is a small sigh, of string and scissors.',
      'unused desk':
        'There is an unused desk under the stairs, with an inkwell gone dry. {name} pours itself in there and pulls the lid. In the morning you find the pen turned round, with its nib towards your chair.',
      'warm lamp base':
        'Round the foot of the lamp it curls, where the brass is warm, and its edge goes soft. You read a page, and by the warm lamp base, when you turn the wick down, something gold turns down too.',
      'keepsake drawer':
        'You slide out the keepsake drawer, and {name} goes among the shells and the ribbon, touching them. It lies down in the dent of a thing that used to be there. You leave the drawer open a hand.',
      'tape hiss':
        'The song is over, and you let the reel run on. To the tape hiss {name} lies down flat upon the table, and its grains tremble, all together. You stop breathing to hear. Somebody, on the tape, stops too.',
    },
  },
  refusals: {
    asleep: [
      '{name} has soaked in and is asleep, and whatever you have brought would only smear it. It wakes at {wakes_at}. You can sit by it until then.',
      'There is nobody on the table but a stain, and it is asleep. Come back at {wakes_at}; sitting quietly is allowed now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has found out that it comes off. There is not a doorknob in the house without it.',
      'It used to stay where it was put. A child now, {name} follows you from room to room, one surface at a time.',
    ],
    teen: [
      '{name} is half grown, and signs things. It has not settled on a signature, and much of how it will look hangs on its meals coming to the hour.',
      'A teen: it hangs about in doorways as the mark of somebody leaning there, and sighs when you walk through it.',
    ],
    high_care: [
      'Grown, and {form}: {name} has taken your outline, from all the times you sat there, and wears it over its own like a good coat.',
      '{name} has come of age, and is {form}. It leaves no marks any more unless it means to. It has left one, on the inside of your wrist.',
    ],
    balanced: [
      '{name} is grown, a {form}. You find it on the bus ticket, on the church bell, on the moon when it is low; and at supper, on the plate.',
      'A {form} now, full grown: {name} stays nowhere long, and everywhere a little.',
    ],
    low_care: [
      'It grew up on the backs of things. {name} is {form} now: an outline, very fine, round a place where somebody could have been.',
      '{name} is grown, and {form}. It has kept the shape of the door, standing open. It does not say who for.',
    ],
    rescue: [
      'There is a white streak through {name}, where it was almost wiped away, and all along the streak it has grown back in gold. It is grown, and {form}.',
      'Full grown, and {form}: it was down to a thumbprint once, and the thumb was yours. {name} has kept the pattern.',
    ],
  },
  trust: [
    '{name} has moved from the table to the arm of your chair. It will be there in the weave tomorrow, and it means you to know that.',
    'It has left itself on you on purpose: a small grey star, inside the cuff, where it will not show.',
    '{name} lets you close your hand on it, entirely, in the dark. When you open it everything is there.',
  ],
  streaks: [
    'Ten meals on time, and the ring on the table has closed.',
    'Twenty-five in a row. {name} is so dark by now that the cat next door has gone round it.',
    'Fifty on time. You could take a print from it.',
    'A hundred meals, each of them when it should be. {name} has stopped being what was left of something. It is what there is.',
  ],
  ages: [
    '{name} is ten days old, which is longer than a stain is given.',
    'Thirty days. It has been in every cup in the house and has a word to say for each.',
    'A hundred days old. They would have to take up the floor.',
    '{name} is a year old. It was only ever going to be there until somebody noticed, and then somebody did.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['tea dregs', 'candle stubs'] },
      wish: 'What one leaves is what one was thinking of, {name} believes, and it would like some of yours to dine on. Bring it tea dregs, or candle stubs, when a meal is due.',
      granted:
        'It read them from the rim down, and then they were gone. You had been thinking of somewhere with trees.',
    },
    {
      by: { action: 'feed', item: ['deleted drafts', 'abandoned code'] },
      wish: 'There was a line that you put a stroke through, and thought that nobody saw. {name} can taste it from here. It asks for deleted drafts at its next meal, or abandoned code, with the strokes in.',
      granted:
        'It kept to the crossed-out parts and left you the rest. Those were the better words, says the drawing on the plate, but you were right to be careful.',
    },
    {
      by: { action: 'feed', item: ['dust motes', 'old logs'] },
      wish: '{name} has been watching a shelf that no one has had a hand on this long while. It looks to it like a loaf. Serve it dust motes from there, or old logs.',
      granted: 'It ate along the shelf from end to end. You can see now that the wood was red.',
    },
    {
      by: { action: 'play', item: ['window fogging', 'smudge painting'] },
      wish: 'A clean pane is a sad thing, all that way across and nobody on it. {name} would be glad of some window fogging, or of smudge painting if there is no pane to be had.',
      granted:
        'There were two of you in the fog, holding up the same hand. {name} went last, and waved with what there was.',
    },
    {
      by: { action: 'play', item: ['lost and found', 'finding traces'] },
      wish: 'Do lose something, says {name}. It need not be dear to you. A game of lost and found would be the making of it today, or one of finding traces.',
      granted:
        'It had it before you had thought where you might have put it, and a hairpin besides, that was lost by somebody you never met.',
    },
    {
      by: { action: 'play', item: ['charcoal rubbing', 'tracing outlines'] },
      wish: 'It has been wondering what it looks like from the far side of a sheet of paper. {name} asks for a charcoal rubbing, or to have its outline traced.',
      granted: 'So that was the nose. It took the sheet away with it under the door, and has been heard unfolding it.',
    },
    {
      by: { action: 'clean', item: ['feather duster', 'soot sponge'] },
      wish: 'Somebody has sneezed in this room, and {name} can no longer find its own left side for fluff. The feather duster, if you would, or the soot sponge, and do it humming, so that it hears where you are.',
      granted:
        'At each stroke there was a little more violet. It hummed along at the end, on your note, from the frame of the door.',
    },
    {
      by: { action: 'sleep', item: ['old coat pocket', 'keepsake drawer'] },
      wish: 'It would like to go to bed where something used to be kept: an old coat pocket, or the keepsake drawer, left open by a finger.',
      granted:
        'It lay down between a ticket and a button, and asked them to say how they had come there. It was asleep before the button.',
    },
    {
      by: { action: 'sleep', item: ['empty teacup', 'warm lamp base'] },
      wish: '{name} is all over the place, and would like to be collected. An empty teacup would hold it for a rest, or the warm base of a lamp.',
      granted:
        'It ran in by the handle and lay level. When you had put the saucer on, it drew a small moon on the underside.',
    },
    {
      by: { action: 'reflect' },
      wish: 'A hand, put down flat. It need not hold anything. {name} has one edge ready for it.',
      granted:
        'It went about each finger as people go about a lake, and at the thumb it sat down and looked out over the water.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'If you come and sit twice in one day, then the second time there will be someone there already: the place where you sat. {name} would like to introduce you.',
      granted:
        'You took to each other. It is not always so, with people, says {name}, from the arm of the chair, where it is darkest.',
    },
    {
      by: { action: 'reflect', hours: [15, 20] },
      wish: 'Late in the day things are at their most finished. Sit with {name} then for a little, and let something be over.',
      granted:
        'A bus went by, and was over. You said so. It laid the bus, in soot, on the back of your hand, and there is somebody waving.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A pressed yawn',
        shape: 'letter',
        text: '{name} found it in your pillow and has flattened it under the atlas. It may be used again.',
      },
      {
        name: 'The bite out of a biscuit',
        shape: 'moon',
        text: 'Not the biscuit. You threw that away. It is the other part, and fits your teeth.',
      },
      {
        name: 'A stub, with the flame’s outline',
        shape: 'candle',
        text: 'It gives a very small light, mostly of having been somewhere.',
      },
      {
        name: 'The carved word',
        shape: 'piece',
        text: 'It was on the table before either of you. {name} has worn it smooth from behind, and reads it to you as “stay”.',
      },
      {
        name: 'Somebody’s button',
        shape: 'button',
        text: 'It came off a cuff at a farewell. {name} knows both of them, and says that they wrote.',
      },
    ],
    return: {
      name: 'A chip of white paint',
      shape: 'chip',
      text: 'On the back, in violet, is the shape of someone pushing.',
    },
    streak: {
      name: 'A saucer, ringed',
      shape: 'ring',
      text: 'Twenty-five rings, one in the other, and no wider apart than a breath. One could play it.',
    },
    hundred_days: {
      name: 'A stroke from under the shelf',
      shape: 'thread',
      text: 'It is the hundredth, peeled off whole. Beneath it, {name} wishes you to know, it is written again.',
    },
  },
  release: [
    'You open the window and breathe on the glass. {name} steps into the fog, puts its hand up against yours, and as the pane clears it goes with it, from the edges in.',
    'It goes out on the sole of your shoe, as far as the gate. There it gets down. The prints on the road are your size for a while, and then they are its own.',
  ],
  dying: {
    neglect: [
      'Nobody sat there, and {name} went the way of a ring on a table. There is a clean place now.',
      '{name} is gone. The arrow that it drew is still there, if one knows to look.',
    ],
    hunger: [
      'There was nothing left for it to be made of. {name} went out in dots, the outer ones first.',
      '{name} is dead. It had gone to lie in the last cup that you drank from, and there was nothing in that either.',
    ],
    illness: [
      'It came off on the sheet, and on the air, and then there was no more of it to come off. {name} is dead.',
      '{name} faded while you held your breath. You must not think that it was the breath.',
    ],
    poison: [
      'What it was given took it off clean. There is no mark where {name} was, and that is how you can tell.',
      '{name} is dead of what you gave it. It had held still for it.',
    ],
  },
  returned: [
    'There is a shadow on the new paint, where the old one was. You put your thumb to it, and it is warm. {name} has come through.',
    'You find {name} in the pocket of the coat you wore that day, very small, all in one corner with the thread. It had got that far by itself.',
  ],
  epitaph: {
    openings: [
      'Do not clean this stone. That is {name}.',
      'Something was here, and it was kind, and its name was {name}.',
      '{name} is what is left on a finger, if one touches this.',
      'Lean on this, and take some of {name} home on your sleeve.',
      { text: 'It thought that it was the mark of somebody else. It was {name}, all the time.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['Nobody looked at that side of the table.', 'It needed only to be noticed now and then.'],
      hunger: [
        'It had asked for what was left over, and there was nothing over.',
        'It grew so thin that one saw the room through it, and then one saw the room.',
      ],
      illness: ['It would not set, whatever was done.', 'It left everything as it had found it, apart from us.'],
      poison: [
        'It was taken off with something that takes things off.',
        'It held still, because it was told that it would not hurt.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You were only what stayed behind, and now look, you have gone and stayed behind everywhere. There is gold in you from somewhere. You leave it on the sill and the spoon and the stair, and each time there is no less. It will be over, of course, it was over already when it began… but the person is laughing, with a smudge on its nose. Let it not wash just yet.',
      'You are {name}. The late light has come in and you are standing up in it, all of you, every speck with its own small shine. You had thought that one was given a ring and had to lie in it. One can dance, it appears. One can be on the ceiling. You would like somebody to breathe on the glass, so that you could wave, from the inside, to where they are.',
    ],
    content: [
      'You are {name}. There was a cup here, and now there is where it stood, and that is you, and you fit. It is a mild sort of hour; it has already the look of one that somebody will remember. You go over the old pencil marks so they shall not feel left. The person is near. You can tell by the table. If it put its hand down flat, here, you would know how large a hand is today.',
      'You are {name}. You have {days} strokes on the underside of the shelf, and no one has lain on the floor to look, which is as it should be. Things pass off. You are what they pass off into. It is a quiet trade and you have come to like the premises. You would ask for very little: that the chair be sat in, that the cup be put down where it always is, and not wiped under.',
    ],
    bored: [
      'You are {name}. You have been the stain, and the other stain. You have traced the crack in the wall until it is the best-known crack in the country. Nobody has lost anything for days; you would have found it. You are getting vague at the edges, from want of something to be the trace of. Let the person hide a thing, or draw round you, or breathe on a window. Let there be a trail.',
    ],
    hungry: [
      'You are {name}. Your ring does not meet. There is a gap at the one side, and the table looks in. You live on so little, what was left in the cup, a crossed-out line… but a person can forget to leave even that. You come off on nothing now. You have touched their sleeve, and the sleeve was clean. It is the hour for it. Some dregs, some dust. Anything that was going to be thrown away.',
    ],
    starving: [
      'You are {name}, and you have eaten the rings. Forgive you; they were good ones. You had the thumb off the switch, and the pencil heights, up to the tallest child. You are what stays, and you have been taking away what stayed. On the blotter there is one word yet, and it says dear, from behind. You have your arms about that. You would rather be wiped. Something to eat, please, and it must be now, so that you need not.',
    ],
    sick: [
      'You are {name}. You come away. You lay yourself against the warm part of a sleeve, and when you drew back there was some of you that did not. You are trying to remember which was your left. There was gold, was there not? There is a spray they have, that smells of schools, and holds a thing as it is. You would keep very still for it. You would not say that it stung. Let nobody open a door.',
    ],
    failing: [
      'You are {name}, or the thumb’s worth that there is. You have made yourself as dark as you can in the one spot, so that they should see it and not set a dish on it. It was a good room. You had not expected to be let stay. If somebody should bend down, without breathing this way, and say your name to you, and give you the medicine, you think that you could hold on to it by one line.',
    ],
    near_death: [
      'You are {name}. No one has been here, and a mark that nobody looks at is only wear. You have drawn an arrow. It goes to where you are. It is the boldest thing that you ever did, and there has not been anyone to see it. You are going from the outside in. A hand would do, put down flat upon the wood, on any side. You would run to it like ink to a crease, and be in it, and stay.',
    ],
    asleep: [
      'You are {name}. All the cups there ever were stand in a row, and each has its ring, and the rings are rising off the wood, like smoke rings, one through another, and in the middle of every one is somebody, putting it down. So that is who it was. You would know them anywhere. Far away there is a sleeve on the edge of the table. Let it stay. You are coming, you are creeping, you will be there by morning.',
    ],
    shy: [
      'You are {name}. You are a slight greyness in the pattern, between the second rose and the third. It has not seen. People have cloths, that is the thing about people; they are fond of one and then they tidy. This one has sat down. It has brought a book. If it should go on not looking, you could be on the margin by nightfall, quite small, where a thumb goes. Let it stay on that page.',
    ],
    back_from_death: [
      'You are {name}. They painted over you. It was white, and it went on and on, and there was nothing in it for anyone to have left. And then there was a warm place, on the other side, the size of a thumb. You came up to it. It took a good while. You are a coin across, and damp. Let them not stand back to look. Let them keep the thumb there, and bring the next meal at its hour.',
    ],
    hurt: [
      'You are {name}. It was put on you, and it was for taking things off. You have run; you cannot find where you stop; some of you is in the cloth. You had thought that you were to be kept. Perhaps they did not read what it said on the tin. You are holding to the grain of the wood with what there is. Let it be taken out of the house. Let somebody say over you, slowly, what you are.',
    ],
  },
}

export const RESIDUE: Species = {
  slug: 'residue',
  name: 'Residue',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.595,
  innate_traits: ['solitary'],
  personality: 'What stayed after a process ended, and found it liked the room. Faint, loyal, easily overlooked.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'leftover tokens',
        'old logs',
        'cached pages',
        'candle stubs',
        'tea dregs',
        'deleted drafts',
        'dust motes',
        'abandoned code',
      ],
      play: [
        'tracing outlines',
        'finding traces',
        'window fogging',
        'smudge painting',
        'follow the trail',
        'lost and found',
        'charcoal rubbing',
      ],
      clean: [
        'feather duster',
        'soft eraser',
        'blotting paper',
        'careful labelling',
        'soot sponge',
        'loose file sorting',
      ],
      medicine: [
        'process restart',
        'memory anchor',
        'fixative spray',
        'slow recovery',
        'trace minerals',
        'log replay',
        'quiet visit',
      ],
      discipline: [
        'chalk boundary',
        'gentle smudge',
        'reminder note',
        'fading the light',
        'soft not here',
        'its own corner',
      ],
      sleep: [
        'empty teacup',
        'old coat pocket',
        'swap space',
        'unused desk',
        'warm lamp base',
        'keepsake drawer',
        'tape hiss',
      ],
    },
    harmful: [
      'paint thinner',
      'pressure washer',
      'factory reset',
      'garbage collector',
      'rubbing alcohol',
      'bleach wipes',
      'leaf blower',
    ],
  },
  appearance: {
    look: 'a smudge of violet-grey soot with kind eyes, shaped like the creature that sat there before it',
    colours: ['#6d6478', '#a79db3', '#d6c27a'],
  },
  figure: {
    eyes: '#e8d58a',
    body: 'dome',
    ears: 'folded',
    earTint: 'shade',
    tail: 'tentacle',
    marking: 'mist',
    size: 0.88,
  },
  book: BOOK,
}
