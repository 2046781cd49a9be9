/**
 * The Entropy wants to see what happens next, at once, to everything. It fears a room in which all is the same warmth.
 * It hoards nothing but the pieces of its own eggshell. Its body is a scruffy orange-and-plum whirl of fur, smoking
 * gently at the tips, never quite finished on the left; one eye is yellow and sees how things are, the other is plum and
 * sees how they will be in a minute. Three odd facts. Every day it throws the eggshell pieces up in the air, in case they
 * come down as an egg; that has not happened yet, but it is only unlikely. Whatever it undoes gets a little warmer, and
 * it a little less so, so that a house with one in it needs no stove, and somebody must keep winding it up. And it is a
 * mess when it is well: where things stay as they were put, and edges line up, it is ill. It eats by making the meal
 * smaller until it is all equally gone. It sleeps in the laundry, mixed. It sulks by tidying. It trusts fast, downhill,
 * with its arms out, and shows it by leaving you one thing standing. It never does a thing in the same order twice,
 * never means harm to a cup, never says sorry to an egg without saying it to all of them. It begins in good order and
 * ends somewhere warmer. Its keeper is the one who puts things back: the hill that it runs down.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'First the egg has a crack, then it has nine, then there is no point in calling it an egg. {name} sits in the bits, steaming, looks at them, and throws the lot in the air to see whether it can be got back.',
    'A thread of smoke comes out of the shell, then a tuft, then the other tufts, not in order. {name} has arrived in most directions. One eye finds you. The plum one is looking at your tea.',
  ],
  looks: {
    thriving: [
      'Forty marbles, forty directions, and {name} in the middle going round like a sparkler that has heard good news. The room is as warm as toast. There is some toast, too, on the lamp.',
      '{name} was going to show you a card trick. Pick one, it had got as far as that, and then it was weather, hearts mostly, with a few clubs towards evening.',
      'Running downhill is what {name} likes best. There is no hill in here. It has had a word with the carpet, and the chairs, and now there is.',
      'One shoelace, two shoelaces, the curtain, the plait of the girl in the painting: whatever was tied is not, and {name} is on top of the cupboard, cheering.',
      'Up go the eggshells. Down they come, all over the piano, and one of them lands on its rim and stays there, upright, turning. {name} holds its breath till it smokes at both ears. So near.',
      'The tufts are giving off small sparks, of the colour that they went for {loved}, and two have set off after the cat.',
      {
        text: 'It is going off like a firework in the scullery, and you can watch that in the copper pan. When you put your head in, the smoke gets behind the door. One spark has not been told, and bounces.',
        when: ['wary'],
      },
      {
        text: 'Your hat goes by on fire at the edges, with legs. You call. The hat stops, puts itself out, walks backwards into the pantry, and you hear all the jam laugh.',
        when: ['wary'],
      },
      {
        text: '{name} has undone the clock, the sofa and the Tuesday paper, and is whirling in the middle of that. You take one step on to the rug, and there is a bang, and it is whirling in the next room.',
        when: ['wary'],
      },
      {
        text: 'You come in with the clean washing, folded, to here. {name} looks at it, and at you, with both eyes. It trembles. You nod. Oh, the shirts, the shirts, like gulls.',
        when: ['trusting'],
      },
      {
        text: '{name} takes a run at you from the top of the stairs with its arms out and no thought of how to stop. You catch most of it. The rest comes round from behind and has you by the knees.',
        when: ['trusting'],
      },
      {
        text: 'You are being undone, shoelace, cuff, collar, hair. It does so with such tenderness, breathing smoke, a paw on your cheek, and when there is nothing left about you that is straight it lies down on top.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} is coming undone at a comfortable rate. A wisp of it is over by the door, a wisp is in your hair, and the middle is watching a cup of tea go cold with real interest.',
      'Milk goes into the tea, and there is a cloud, and an arm of a cloud, and a seahorse. {name} has its chin on the saucer. You are not to stir. It does that by itself, you will see, it always does.',
      'In each room one thing has been moved, by about an inch. It is enough. {name} goes from the one to the next with its paws behind its back, like a gardener.',
      'Here is the jumper that you put down. Here is a thread of it. If you follow the thread, past the stairs, twice round the mangle, you come to {name}, looking fond, and wearing what there was.',
      'There used to be a top to the pepper. {name} has not got it. It sneezes, and the newspaper is out of order again, with the sport in the middle of the war, and the better for it.',
      'It is a fact that the left side of {name} is never finished. Today there is a twig in it, and half a kite, and in pride of place what you once brought it: {loved}.',
      'It has thrown up the eggshells on all of {days} days, and they have come down differently each time. That is what it tells you, with both paws. Differently each time, and people say nothing ever changes.',
      {
        text: 'Whatever room you go into, it has just been untidied by somebody who left by the other door. The cushions are still warm. In the third you find a marble, rolling, and wait till it stops.',
        when: ['wary'],
      },
      {
        text: 'Everything that was on the shelf is on the floor. One thing has been left standing, quite by itself, in the middle of the board, and dusted. It is your mug. {name} is lying on its paws.',
        when: ['trusting'],
      },
      {
        text: 'It has been in order for nearly an hour. Then a hair stood up, on the left, and another leaned to look at it. {name} looks too, first with the yellow eye and then with the plum. Oh. It will never be the same.',
        when: ['baby'],
      },
    ],
    curious: [
      'The clock has a back, and the back has screws, so {name} is going in to meet the tick. There are nineteen wheels on the rug. It was none of those.',
      'Which way does honey go? Slowly is the answer, along the shelf, over the edge, and on to the ledger. {name} walks beside it, a paw on its shoulder.',
      '{name} has your umbrella open, indoors, and inside out, and has one eye on how it is and one on how it is about to be. They do not agree, and it is delighted.',
    ],
    bored: [
      'All the dominoes are down. {name} cannot put them up again, it has not the knack, it goes from one to the next giving each a small push, for old times’ sake. Come and play. You stand things up. It does the rest.',
      'One cushion, two cushions. They lie where they lay. {name} has been leaning on the air for an hour in the hope that it would give. Play with it, something with pillows, or paint.',
      'It has unpicked the hem, the other hem, and the word hem. It smokes straight up, like a chimney on a day when nothing happens. Please bring it a game, with bits.',
      {
        text: 'It has wound the wool back into a ball. Round and round, and tucked in the end. It holds that out to you, with its smoke hanging straight down. Throw it, throw it, and play with {name}.',
        when: ['sad'],
      },
    ],
    hungry: [
      'Crumb by crumb {name} has gone through the tablecloth, looking for what fell. It cools at the edges. Feed it, before it finds the thread.',
      'First it turned out the bread bin, which was right; then the coal; then your pockets. Nothing in there is burning, says {name} by means of its ears, which droop. It wants its meal.',
      'There is a saucepan on its head, and one on each foot, and it looks at you from in there like a town without a fire. {name} is due to be fed.',
      {
        text: 'There is a trail of cold crumbs, cupboard, stove, table, and it breaks off a yard from your chair, where somebody turned back. What is at the end of it is under the sideboard, and not smoking much. Feed {name}.',
        when: ['wary'],
      },
      {
        text: 'Three saucepan lids have rolled to your chair, one after the other, and fallen over. Behind the door somebody is holding a fourth, and blowing on cold paws. {name} would like it filled.',
        when: ['wary'],
      },
      {
        text: 'It puts both paws in your pocket, and your other pocket, and your mouth. Nothing is burning in there. It lays its ear to your front, hears your own dinner going round, and sighs. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: '{name} has got inside your jersey, where it is warm, and knocks on you from there like one who wants to be let into a house. Both cold noses, for it is in two, are by your ribs. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The smoke has stopped. {name} sits beside a tower of bricks that a child could knock over, and looks at it, and does not. It needs food now.',
      'Nothing in the room has moved for {hours} hours. It is all where you left it. {name} is there in the middle, lukewarm, with its paws together. Feed it now.',
      'You feel for {name} among the cushions and take hold of a cushion, it is so exactly as warm as they are. It has buttoned your coat, the whole way up. Something hot, something burnt, anything. It must be fed at once.',
      {
        text: 'It has put the eggshells together. They fit. It sits before a whole egg, with grey ears, and does not care to touch it. Light something and let it eat, now, and give it medicine, and drop a plate.',
        when: ['ill'],
      },
      {
        text: 'Nothing ails it but that there is nothing in it: {name} has burnt the chair leg, the broom, and a very old bun, and stands at the far side of the ashes with its paws held out. Food, now, and throw it.',
        when: ['wary', 'well'],
      },
      {
        text: 'Cold to the elbows, it has built a wall of sugar lumps between you, dead straight, and lies behind that. Knock one out. Put food through the gap at once, and then the medicine, and leave it ragged.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} knocked a spoon off the table, and then went round, and picked it up. You had better feel its nose. Some medicine, or rest, in something untidy.',
      'It begins to scatter, gets about as far as the rug, and is too tired to be all over the place. It would do with medicine, or an unmade bed.',
      {
        text: 'It laughed so hard at the jelly that it fell in four, and three have got up. The fourth waves to you from the rug. It is having a lovely time there. It wants medicine, or an unmade bed.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Paint, leaves, jam, what may be a fish: there is more in {name} now than there is of {name}, and some of it has begun to sprout. It turns out its arms. Wash it.',
      'It rolled in one thing so as to get rid of another, and the first came back with friends. You cannot tell any longer which of it is plum. It needs a bath, it says, or a farmer.',
    ],
    sick: [
      'The pencils on your desk are in a row. You did not do it. {name} did, and has gone on to the spoons. It is hardly warm. Medicine, quickly.',
      '{name} puts its paw on the vase, and pats it, and leaves it standing. Everybody looks at everybody. It needs medicine.',
      'All its fur lies one way. It has both eyes on the same thing, and that is the wall. {name} is ill. Give it medicine, and ruffle it a bit.',
      {
        text: '{name} is ill, and has arranged the buttons from your coat in a ring about itself, holes level, to keep you off. Reach over and set the medicine down in the middle, then spoil one button.',
        when: ['wary'],
      },
    ],
    failing: [
      'It is very neat in here. {name} lies in the middle, squared to the edges of the rug, and gives off nothing, no spark, no thread. Medicine at once.',
      'There is one tip that is still smoking. You have to look for it, behind the left ear. Cup your hand round that, and give {name} its medicine now.',
      {
        text: 'Smooth as a pebble, {name} lies with the yellow eye shut, and the plum one follows your hand to see what it is about to do. Let it see that: the medicine, now, tipped in, and the hand withdrawn.',
        when: ['wary'],
      },
    ],
    near_death: [
      'In {hours} hours the room has come to be all one warmth, and {name} has come to it too. Sit down by it. You are warmer than it is. That is a beginning.',
      'The eggshells lie before {name} in a small heap, the best one uppermost. It had meant to throw them today. It has not the arm for it. Come, and be with it now.',
      'Nothing falls. Nothing rolls. {name} has got its plum eye on the door, and there is no next minute in it at all. Walk in. Bump into something. Stay by it.',
      {
        text: 'The coat is thick, the eyes are clear, and {name} stands in the exact centre of the room, in {hours} hours of nobody, like a candle under glass. Come in, at any angle, and stay.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is grey, and folded, and when you come it moves its last warm tip to the side away from you. Lie down there. Do not touch. After {hours} hours let a little of your warmth get over by itself.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'That is the laundry. That, with the sleeve going up and down, is {name}, and the rest of the laundry is helping.',
      '{name} fell asleep half way through being in three places. You have put a blanket over two. The third is on the lampshade, and it crackles when you reach.',
      'It crackles in its sleep like a fire somebody has gone to bed and trusted. Every so often a sock rises, thinks, and comes down somewhere else.',
      {
        text: 'It has gone to sleep behind the water tank, where all is pipes, and nobody puts a hand in. There is a spark at the gap. It goes back, each time you breathe, to report.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in nineteen places about the attic, no two near enough to be taken at one go. You put down the blanket in the middle. Through the floor, later, you can hear it being discussed.',
        when: ['wary'],
      },
      {
        text: 'It is asleep all over you. There is some on your chest, and some in the crook of your knee, and a tuft has your ear. Your newspaper has come apart into snow. You do not get up.',
        when: ['trusting'],
      },
      {
        text: '{name} has fallen asleep while undoing your plait, with one strand still in its fist. You go about all evening with it hanging there, orange and snoring, and your hair on that side is warm.',
        when: ['trusting'],
      },
      {
        text: 'The fur lies combed, and it breathes on the stroke, in and out, like a good clock. It is far too regular. Tuck something crooked in beside it, and have medicine heating for when it wakes.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The heap of laundry is folded. Nobody folded it. {name} lies in there with its edges straight, asleep until {wakes_at}. Get in beside it, now, and let it have your warmth.',
      'It has burned down to almost nothing, and will not wake before {wakes_at}. One sits up with a fire like that. Reflect beside {name} now, with your hands out.',
      {
        text: 'It went to sleep with the empty pan for a hat. {name} can have nothing till {wakes_at}, when it wakes. Sit by it now, close, and burn some toast in time.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Every time you look, {name} has gone to pieces, and every piece is behind something else. Sit down on the floor. They get curious, starting with the left.',
      'Between you and it there is a tower of tins. It would only take a breath, and {name} is not breathing. Stay there. Let it be the one to knock that over.',
      'You said a thing too suddenly, and it went off like a flock. Bits of {name} are up on the curtain rail, smoking. Keep still awhile, and be somebody that does not clap.',
      'It has set out some pegs, quite straight, one for each hour: {wait} was the longest that you were away. {name} does not tidy for fun. Sit by the pegs. Be untidy.',
    ],
    back_from_death: [
      'It was ash, people said so. People were hasty. {name} is a small orange lick in the middle of the grate, looking at its paws. Keep close, it needs somebody warm, and bring its next meal to the minute.',
      'It happened. All the bits went up, and they came down as {name}. It has not got over that yet. It keeps patting itself. Sit with it, and do not be late with the food.',
    ],
    old: [
      'Nothing in this house is where it was a hundred days ago, and you would not have it back. {name} lies in the thick of it, glowing, a bit thin on top, like a hearth that knows everybody.',
      'These days {name} lets things fall by themselves. It is there when they do. It lays one paw on the pieces, for the warmth, and tells the younger cups about it.',
      'For {days} days running it has tossed those shells, and they are quite small by now, like sand. {name} has worked it out. The smaller they are, the more ways there are to be an egg.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'First the meal is in two, then it is in four, then it is in more than you can follow, and then, without having gone anywhere in particular, it is gone. {name} smokes a little at the tips.',
        '{name} eats the one half, and the other half, and the half that is left over. On the far side of the room a picture goes crooked, from contentment.',
        'Most of it gets in. Some is on the wall, in a pattern, and {name} eats that after, with its eyes half shut, like somebody finishing a letter.',
        'You put it down in good order, the hot, the cold, the sweet. They had never been introduced. {name} sees to that with one paw.',
        'You put it down, and the dish comes apart along with the rest, but so gently that you only notice when you go to pick it up. It is warm. Both of it is. {name} is licking the join.',
        {
          text: 'It goes up like a bonfire when someone has thrown on a chair. Sparks, a smell of toast, {name} in nine places licking nine paws, and not one of them has the sense to sit down.',
          when: ['well', 'glad'],
        },
        {
          text: 'It eats like a fire that does not know yet if it is allowed indoors. A lick, a look, a lick. When the plate is bare it puts one crumb back, in the middle, straight, and has singed only the doily.',
          when: ['wary'],
        },
        {
          text: 'It has had the peas, it has had the pie, it has had the tablecloth. There is a slice left, quite whole, on a plate with no chip. It is yours. It has sat on its own paws to leave it so.',
          when: ['trusting'],
        },
        {
          text: 'It touches the meal, and the meal falls over. {name} looks round to see if that was wrong. Nobody minds. It touches it again, and there is gravy on the ceiling, and it knows now what it is for.',
          when: ['baby'],
        },
        {
          text: 'It cannot be bothered with the wall. It eats what is in front of it, with a small blue flame, and half way has to be blown upon. But it has eaten it, and one ear is smoking.',
          when: ['weak'],
        },
        {
          text: '{name} hurls its dinner up, all of it, and looks not at the dinner but at you, and you open your mouth. You get the potato. It gets the rest, on the way down, in nine places.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It has a new way to eat, which is off you. You sit very still with peas along your arms, and {name} goes up one and down the other like a lit fuse and finishes at your nose, with a kiss of soot.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The dish whirls, the dinner flies, and whenever a bit of it lands near your foot {name} burns it up from a distance with one quick spark, sooner than come and fetch it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes your meal to pieces with a will, all over the far half of the kitchen. On the near half not a crumb falls. There is a line down the middle of the floor where the mess leaves off.',
          when: ['wary', 'well'],
        },
        {
          text: 'You blow, it chews. It has come in all its pieces into your lap to do that, and goes a dull red there, and puts a pea into your cuff, to be thrown about later.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'It is {streak} in a row, and {name} does not know what to make of a row. It looks along it, it looks at you. It has left one of your bricks on top of the other.',
        'After {streak} meals on time there is a thing on the shelf that has not been knocked off. It is your cup. {name} goes round it on tiptoe, smoking with the effort.',
        '“Same time,” is what {streak} on time comes to. For anybody else it would be the dullest word there is. {name} throws it up and catches it, and throws it up, and it comes down the same, and it is thrilled.',
      ],
      early: [
        'There is still lunch in {name}, in all parts of it, spreading. It breaks off a bit of this, for luck. When that has evened out there will be a hollow, at about {opens}.',
        'It burns a corner of it and lets the rest go out. You do not put a log upon a log upon a log. Well, {name} would. Come back, though, at {opens}.',
        'You are early, so for {name} you are just very late for the last one, from the other side. It has a mouthful while it thinks that over. Next at {opens}.',
        {
          text: 'One tuft is sent over to you from under the stove, takes a crumb, drops half, and rolls home with it. Under there they share that. You hear it hiss, on cooling down, something like {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is still going round with the last one, and cannot stop, but each time it comes by it takes a nibble off your fork, and calls out where it will have run down: at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'There are three pencils on the floor, side by side. {name} did that while it waited. It eats, and does not look at them, and they stay there, straight as you like.',
        '{name} ate it all, in order, from left to right, and laid the fork by the knife. You move the fork. It moves it back. You hope that you will not see that again.',
        'It had begun to go out. It takes what you have brought and catches, on one side, and keeps the other side, the one towards you, just where it was.',
        {
          text: 'It eats, and it is shivering, and nothing falls off anything. It has wiped its mouth. You had better knock over the salt for it, and fetch medicine.',
          when: ['weak'],
        },
        {
          text: 'Its smoke hangs straight, and it eats with the fork, small squares, then pushes the plate’s edge level with the table’s. When you reach out it lines up its paws. Put medicine on the spoon, and the spoon down crooked.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has buttoned itself into your old waistcoat for warmth and eats from inside it, a crumb at a time, looking at your shoes. The wool is hardly singed. Slip a dose in at the armhole.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} is sparking, it is starving no longer, it has the dish on its head: but in the shelf behind you all your books stand in order of size. It did that, waiting. It watches till you have seen.',
          when: ['wary', 'well'],
        },
        {
          text: 'The meal is blown to bits with great vigour on top of the wardrobe, and it rains gravy. What you do not get is a turn. You hold up your hand for the spoon, and the spoon is thrown to the cat.',
          when: ['wary', 'well'],
        },
        {
          text: 'You find it wound up in your scarf, in your chair, in the dent that you leave, keeping that warm. {name} eats out of your hand first, and only then remembers to be all over the place.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It was {hours} hours, and someone has been squaring the books. {name} eats without breaking anything. The warmth comes back as far as its elbows.',
        'You have to break it up for it. {name} looks on at how that is done. After {hours} hours there is hardly a spark to it, and what there is it keeps covered with a paw.',
        'It eats. Then it gets up and folds the cloth, edge to edge, and puts it back in your hand, and goes and stands in the corner of the room that is coldest. It was {hours} hours.',
        {
          text: 'You chew it for it, very nearly. After {hours} hours it lies there in one piece, combed, with its hands at its sides, and a bit of hot crust goes in and does not catch. Blow. And then medicine, and blow.',
          when: ['ill'],
        },
        {
          text: '{name} had put itself away in the drawer, between the knives. You feed it in there. A grey lip takes the crust and hands you back the crumbs, swept up. It needs medicine, and the drawer left open.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You crush the food and let it fall round {name} like snow. When you have gone to the door it eats what lies nearest, cold paws together. Let the medicine fall there as well, in drops, from high up.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours it comes down the chimney, lit, black, perfectly lively, and eats till the plate cracks. Then it takes the one cup that was always left standing for you, and gives it a push.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'It has no more room to fall apart in. {name} is evenly, gloriously, entirely full, and rolls your dish back to you on its rim. It may get here. Come again at {opens}.',
        'Where would it put it? {name} shows you: there is pudding in the left, there is pudding in the other left. Nothing fits before {opens}.',
      ],
      ill: [
        'You hold out a bit, and {name} takes it and sets it next to the other bit. It has one of the two. Leave it now, and fetch medicine.',
        'It chews, from the beginning to the end, and swallows, and says thank you. It is very ill. Medicine next.',
      ],
      loved: [
        '{item}. It took {name} to pieces, and each piece is singing, and not one of them has the same verse.',
        'The first bite went in at the mouth. The second went in somewhere near the mouth. By the end it was just {name} and that in a heap, warm, hard to tell apart: {item}.',
        'You had got no further than {item} when the drawers all came out by themselves, and {name} came out of one of them, lit at both ends.',
      ],
      disliked: [
        '{item}. It took a bite and tried to break it, and it is the kind that stays as it is. {name} lays it on the sill, to see whether time will help. Burnt toast would be quicker.',
        'It has been mixed, with great goodwill, into the flower pot: {item}. {name} had some. It had rather have something that is on its way to being something else.',
      ],
      harmful: [
        'It went in, and everything stopped. All the tips of {name} are out, and it sits there, quite straight, with frost in its ruff. It was {item}, and no meal. Never again. Get your arms round it.',
        '{item}. It cannot fall apart, and it cannot hold together, and it shakes with the two of them. Keep that out of reach for good. Blow on it, very gently, as one does upon a coal.',
      ],
    },
    play: {
      wanted: [
        'You build. {name} waits, wringing its paws. You put on the last brick, and it says, with its whole body, are you sure, is that it, is it ready, and then there is that noise.',
        'It began as a pillow fight. There were sides. Now there are feathers, and two people lying under them, and it is snowing on the piano, and one of you is going to sneeze.',
        '{name} dips a foot in the red and a foot in the yellow and sets off to fetch the blue. It has been all over the house. It has not found the blue. You have.',
        'The leaves were in a heap, the heap was under the swing, {name} was on the swing. There is no heap. There is a boy three gardens down with a leaf on his head, looking up.',
        {
          text: 'You stack the tins and go out, as you have learned to. You are hardly on the stairs. When you come back there is a very loud silence, and one tin, which has rolled to your foot to ask for more.',
          when: ['wary'],
        },
        {
          text: 'You build on your side of the sofa, it wrecks by throwing over cushions from the other. You never see it. At the end a paw comes up, smoking, above the back, and feels about for one more brick.',
          when: ['wary'],
        },
        {
          text: '“Ready?” you say, and it takes your hand, and the two of you go down the stairs on the tray, through the hall, the umbrellas, the milk. You were the one who shouted. It looks up at you with stars in its smoke.',
          when: ['trusting'],
        },
        {
          text: 'You are allowed to be the one that falls. {name} has built you, out of chairs, with a paper crown, and stands well back, and it cannot, it cannot, so that you have to sneeze.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was already all over the room when you came to play, and there is not much further to go. A bit of {name} gets out on to the landing. That is nice.',
        'You toss it a card. It is happy as it is, at about every angle. The card joins in.',
      ],
      bad_time: [
        'You set up the bricks, and {name} looks at them for a good while. It straightens one. It cannot play. See what it needs, and do that.',
        '{name} picks up what you threw, and brings it back to you, and puts it in your hand, and waits, like a dog. You have never been so alarmed. Find out what it is short of.',
        {
          text: 'It puts out a paw to the tower, and the paw is cold, and the tower is only a bit warmer for it. Leave the bricks. Give {name} its medicine.',
          when: ['ill'],
        },
        {
          text: 'There is nothing in it to burn. It lies down among the dominoes and is one more that is down. {name} wants feeding, not playing with.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. There were rules, you had read them out, they are confetti, and {name} is going past on a tray.',
        'You had only said it: {item}. The shelf came down of its own accord, so as to be part of that.',
      ],
      disliked: [
        '{item}. {name} plays it through, from one to ten, and is out of breath with behaving. Give it a thing that comes apart.',
        'There is only one way to do that, it turns out, and {name} has done it: {item}. It has hopes of the box. Next time it would love a heap of leaves.',
      ],
      harmful: [
        'It has been shut up, tidied, held in, and when you got it out it kept the shape. That was {item}. Ruffle it until it lets go. Have nothing to do with that again.',
        '{item}. {name} ran and ran, and could not run down, and lies there ticking. It is hot in one place, and cold in all the others. Never again. Hold it, and let it go out of true.',
      ],
    },
    clean: {
      wanted: [
        'You start at the top. There is a leaf, there is the blue, there is a letter from the tax office, and at the bottom, a surprise to both of you, a foot. {name} shakes it. It works.',
        'In the basin {name} goes clear round once, and takes the soap along, and the duck, and the plug. What is left on the bath mat is orange and plum and hissing.',
        'You comb it straight, and it holds for about as long as a chord does. But the jam is out. {name} smokes white, as a chimney does that has been swept.',
        {
          text: 'You chase it with the sponge until it is all over the bathroom, and then wash the bathroom. It comes out from behind the tap, tuft by tuft, wherever you have done, and is orange.',
          when: ['wary'],
        },
        {
          text: 'You get one foot into the basin, and that is lent. The rest of {name} holds on to the curtain and looks on. The foot comes up orange. After a pause the other is let down, by itself.',
          when: ['wary'],
        },
        {
          text: 'It brings you what it has got in its left side, piece by piece, for you to hold while you comb. Twig. Kite. Your other earring. It puts that in itself again, after, rather deeper.',
          when: ['trusting'],
        },
        {
          text: '{name} walks into your arms all jam, and goes limp, every bit of it, so that you can wash it in handfuls and hang it along the line. It waves to you from eleven pegs.',
          when: ['trusting'],
        },
      ],
      little: [
        'There was not a thing on {name} that it had not chosen. You pick off a feather. It gives you another, for the set.',
        'You wash it all the same. By the time the last bit is clean the first bit has been in the coal.',
      ],
      loved: [
        '{item}, it hears, and jumps in with its arms out, and half the water gets out with its arms out. {name} is clean. So is the ceiling.',
        'There is a tune that goes with it, or there is now: {item}. {name} sings it starting from the end.',
      ],
      disliked: [
        '{item}. {name} came out of it parted in the middle. It cannot look at you. A broom and a song are what it likes.',
        'It is somewhat cleaner, and has gone to roll in the ash to get over it: {item}. Try a wet wipe, on the run.',
      ],
      harmful: [
        'It has all gone flat and it squeaks. There is a smell of nothing. {name} holds out its arms from its sides, like somebody newly ironed: {item}. Rinse it off. Never bring it near it again.',
        '{item}. It sealed the tips. The smoke cannot get out, and it is getting dark in there. Rub them open with your thumbs. Throw that away, and wait for the first spark.',
      ],
    },
    medicine: {
      wanted: [
        'You give it, and nothing whatever happens, and then a picture falls off the wall. You have never been so glad. {name} is looking at its paw.',
        'It goes in cold and comes out at the ears as steam. {name} shivers, and the fur gets up, first here, then there, then in the wrong place.',
        '{name} takes the spoon from you, and the bottle, and the tray, and lets them go. It has some way to go yet. But you did hear that crash.',
        {
          text: 'It looks at the spoon with the plum eye, to see how it will be in a minute. Whatever it sees there, it opens its mouth, a bit at the side. A hair stands up. You step back, as well you may.',
          when: ['wary'],
        },
        {
          text: 'You need not hold it. It has let go of everything else and hangs on to your wrist with all its paws, so that the spoon shakes. Down it goes. A cup falls off its hook, and you both cheer.',
          when: ['trusting'],
        },
        {
          text: '{name} gives you all its cold paws at once, six or so, and you hold them in a bunch, like radishes, while it drinks. Something gets warm in there, and wriggles. You keep hold of that one.',
          when: ['trusting'],
        },
        {
          text: 'You give it, and rub, hard, against the lie of the fur. It is like rubbing a doorstep. You do it until your arm aches. Then there is a smell, hardly anything, of toast. It will need more of the spoon, and more of the arm.',
          when: ['ill'],
        },
        {
          text: 'You put it in a thimble, and the thimble on the stairs, and fall over the coal scuttle, so as to be no danger to anyone. When the noise is done the thimble is empty, and on its side.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} takes the dose with both eyes upon your sleeve, stiff as a brush. You back off and bump the table. A spoon drops. At the clatter one hair rises behind its ear, and then its neighbour.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You feel its forehead, and have to look for it. It is warm all over the place. {name} has had the label off already, and the cork, and the point.',
        'It drinks it up, since it fizzes. It was perfectly well. It is perfectly well, and purple.',
      ],
      loved: [
        '{item}. Something in there goes click, and slips, and starts to run. {name} undoes your cuff button while you are still holding the cup.',
        'Oh, that one: {item}. It fell upon it, and all its edges went soft, like a fire when the wind gets round to the right side.',
      ],
      disliked: [
        'A good half is on the cat: {item}. The other half has warmed {name} as far as the knees. There is a tea that it will take by itself, if you leave it where it can be spilled.',
        '{item}. It helped, and it came in an exact dose, and {name} does not know which of these it felt. It has bent the spoon. That is something.',
      ],
      harmful: [
        '{name} had it down before you could read the rest. Now one half of it is racing and the other has stopped: {item}. Not ever again. Sit between the two and hold a paw of each.',
        '{item}. The sparks come out of it grey. It puts a paw on each of them as it lands, to be on the safe side. Throw the bottle out. Stay. It will need what does help.',
      ],
    },
    discipline: {
      wanted: [
        'One thing first, you say. {name} looks at all the other things. It does the one. It is the longest minute in the history of the rug, and after it some of its smoke blows the other way from you.',
        'It puts back the cup. It has to use both paws, and shut the plum eye. Then it goes and sits at the far side of the mess, and does not add to it for quite some time.',
        {
          text: '“Leave the eggs,” you say. It leaves the eggs. It has taken its smoke in, too, all of it, and sits at the window end of the sofa with its mouth shut and its cheeks full.',
          when: ['wary'],
        },
        {
          text: 'You tell it that it hurt the cup. {name} brings the handle, and brings a bit with a rose on, and holds them together against your sleeve with both paws, and goes on holding.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was not going to. It had got that far by itself, round by the coal scuttle and the moon, and is rather hurt that you came the short way.',
        'You say it, and {name} says it along with you, in another order. It is all there.',
      ],
      bad_time: [
        'There is nothing left in it to hold back. It tidies the mat before you, straightens your laces, and stands there, waiting to be put somewhere. Undo the laces. Look after {name}.',
        'You have said it to the one bit of {name} that was holding the others together. There it goes. Gather them up in your jersey, and do not count them. See what it is short of.',
        {
          text: '{name} is too cold to be told. It hears the voice and stands up straight, which hurts it, and puts its heels together at the far wall. Take it all back. Knock the chair over, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. It is like a bank to a river. {name} leans on it the whole way down, and comes out at the bottom, laughing, in one piece.',
        'It would never have thought of that by itself, going slowly: {item}. It has seen the other side of the room for the first time. There is a window there.',
      ],
      disliked: [
        '{item}. {name} did what you wanted, and then the opposite, to put it out of its mind. It does better with just the two choices.',
        'The first half has been learned, and what became of the second is anybody’s guess: {item}. Say it shorter, and say it warm.',
      ],
      harmful: [
        'You wanted it still. It is still. It is so still that the dust has begun to come down on it: {item}. Never do that again. Tip something over. Anything. Let it hear you do it.',
        '{item}. {name} has put itself in a box, and shut the lid. It can be heard in there, lining up its toes. It has learned that, and nothing besides. Open it. Lie down next to it on the floor.',
      ],
    },
    sleep: {
      wanted: [
        'You rumple the bed for it, and {name} looks at that and rumples it properly. There is a crackle, and a settling, and it has burned down to a good red.',
        'It fell asleep on the way to bed, some of it at the top of the stairs and some on the landing. You carry it in by the armful. It comes out of that glowing.',
        {
          text: 'It goes to bed in nine places, so that you should not know which. You put a sock over each. One of them says thank you, and there is a hiss, as of somebody telling it not to.',
          when: ['wary'],
        },
        {
          text: '{name} lets you light it to bed, at ten paces, and shuts the cupboard after it. A thread of smoke comes out at the keyhole and goes round the candle once, and then in again, and it is quiet.',
          when: ['wary'],
        },
        {
          text: 'It comes down off the curtains when you hold out your arms, all of it, and goes out like a good fire, from the top, while you sing it the wrong words. You are warm till morning.',
          when: ['trusting'],
        },
        {
          text: '{name} pulls you down into the heap along with it, one arm first, and burns low, red, against your side. The coat that you had hung up comes off its hook, by itself, and lands over both.',
          when: ['trusting'],
        },
        {
          text: 'You shake out the blanket and let it land anyhow. It straightens the near edge against you, and lies under that like a ruler. Stand the medicine by its head, slantwise, and leave the lamp low.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It gets in. It gets out on the other side. The bed gets in. {name} was not tired, and now no one is.',
        '{name} lies there, at your wish, with both eyes shut, and the curtains come down.',
      ],
      loved: [
        '{item}. It drops in from a height, and whatever was on top is underneath, and there is a purr in the middle like a kettle thinking.',
        'All the bits of {name} came back for that, by different stairs, and got in: {item}.',
      ],
      disliked: [
        '{item}. It is made, and tucked, and {name} lay in it like a letter. It has slept a bit. You might have left the bed the way that you got out of it.',
        'By morning it was all on the floor, and then {name} had a nap: {item}. A heap of washing is quite enough.',
      ],
      harmful: [
        'It could not turn over. It lay the whole time as it had been laid, and the cold has got into the creases: {item}. Take that off it. Never put it there again. Rub it the wrong way.',
        '{item}. There is rime on the tufts of {name}, and it breaks when you touch it. Put it by a fire. You be the fire. Keep that away.',
      ],
    },
    reflect: {
      awake: [
        'You sit down, and on that side {name} leaves things as they are. It is an experiment. A cushion looks about it, nervous.',
        'There is no plan. You watch the tea go cold together, which it does beautifully, from the edge in, and the warmth that it lost is all round you.',
        '{name} shows you the eggshells. It lets you throw. You are not very good at it. One comes down in your collar, and it takes the trouble to look.',
        'By the time that it has got comfortable a part of it is on your knee, a part is in your pocket, and a part has gone to see about the moon. They are all saying the same thing.',
        'You talk about nothing in particular and it gets to {loved}, it gets to snow, to your grandmother, to {loved}. That is not the order that it happened in. It is a better one.',
        'It does not say so, but there is a patch of this floor that it has never messed up. It lay there for {wait} once, waiting for your step. {name} pulls a cushion over it, crooked, and sits you down.',
        {
          text: 'Here is your cup, where you left it, on the very edge. {name} looks at it with the plum eye, and then, with two shaking paws, moves it in by an inch. It is as surprised as you are.',
          when: ['trusting'],
        },
        {
          text: '{name} unravels, on your lap, one thread after another, and you wind each loosely about a finger. It has never let itself go so far. When you get to the end there is a spark, and it is looking at you.',
          when: ['trusting'],
        },
        {
          text: '{name} brings you the eggshells, cups your two hands together and pours them in. Then it only leans there, smoking, with its chin on your thumbs. For once it does not want to see them thrown.',
          when: ['trusting'],
        },
        {
          text: 'You sit quite still, which is the last thing it would expect. Bits of it come to see what is the matter. One takes your shoelace in its teeth, looks you in the eye, and pulls it very slowly.',
          when: ['wary'],
        },
      ],
      little: [
        'You have sat so much, this past hour, that you are both the same warmth. Nothing runs downhill on a flat. Go and get cold, and come in again.',
        'It is used to you by now, and used to is what {name} is afraid of. Off you go. Surprise it.',
      ],
      ill: [
        'You sit by it, and you knock something over, on purpose, not a good one. {name} opens the yellow eye. It has heard that. Now see to what it needs.',
        'You are warm, and {name} is not, and so it goes from you to it. That is the one law there is, and it is a kind one. When you get up, bring what it lacks.',
      ],
      asleep: [
        'You sit down on the edge of the laundry. A sleeve comes up out of it, feels your face, and goes back to tell {name}.',
        '{name} sleeps and you watch the sparks. They go up, and wander, and they go out. There is one that goes up and wanders and comes to sit upon your thumb.',
        'All of it is asleep and all of it has moved over. Where you are there is now a hollow, and it is warm.',
      ],
      shy: [
        'You sit on the floor, with one lace undone. A good while later, it is two. Nobody has been seen.',
        'Bits of it look at you from under things. You roll over a marble, not at anyone. It goes under the sofa, and there is a silence, and then it comes back by another way.',
        {
          text: 'You sit down in the mess. It goes on around you, bright and busy, a drawer, a vase, never nearer than the edge of your coat. When you stand, the coat has come unhemmed, all the way round.',
          when: ['well'],
        },
        {
          text: '{name} has put itself on the shelf among the jars, a row off, hardly smoking. You sit below, and hum something out of tune. A jar is moved by an inch. Get up slowly and bring it medicine.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'messy data':
        'You tip the messy data out of the sack, no two bits alike. {name} rolls in it, comes up with a seven behind each ear, and eats its way outward from wherever it happens to be sitting.',
      'shuffled cards':
        '{name} eats the shuffled cards without looking, to be surprised each time. At the queen it goes off like a squib. You wipe the soot from your glasses, and it is holding out the joker, warm, to you.',
      'hot coffee':
        'The hot coffee goes down, and you can see it arrive: first the ears smoke, then the elbows, then a tuft that was asleep. After that {name} is on the wall, the other wall, and your shoulder.',
      'burnt toast':
        'You have let it go black on purpose. {name} takes the burnt toast by two corners, snaps it beside your ear, to let you hear how good it is, and there is just the butter to wipe off.',
      'broken crackers':
        'These are broken crackers, and {name} is so moved that they started without it. It breaks them further, with great respect, down to a dust, breathes in, and sneezes supper over the whole dresser. It dines there.',
      'noise samples':
        'You open the tin of noise samples, a hiss, a hum, a far-off bus. {name} chews with its mouth wide, so you have to listen to all of it, and swallows in the middle of the bus.',
      'overripe fruit':
        'The plum was ready to go, and {name} only looked at it. Overripe fruit slides down the cupboard. It follows with its tongue, past the handle, past your knee, and meets the last drop on the floor, from below.',
    },
    play: {
      'knocking over towers':
        'You carry the last brick up the ladder. {name} has its paws in its mouth. It loves knocking over towers so much that it waits, it shakes, it breathes out too hard, and you are sitting in it.',
      confetti:
        'One handful of confetti, and {name} gets in under it and blows, so that it never comes down. You eat your dinner in it. It is bedtime before the last bit, a pink one, lands on its nose.',
      'pillow fight':
        'The pillow fight ends when the pillows do. {name} has got into the empty case and goes hopping about the bed in there, looking for more feathers, and all of them are on you.',
      'paint splatter':
        'It dips its whole left side, which is never finished, and spins. You look at the paint splatter on the wall and see it first: a gap, quite white, with your ears. You had been standing there.',
      'domino toppling':
        'You have stood up four hundred. {name} does the domino toppling with one warm breath, and runs alongside, out of the door, down the stairs, and is there before the last one to catch it in its arms.',
      'finger paint':
        'Finger paint, and {name} has so many fingers, more when it is happy. It does your portrait. Then it does it on top of that, as you will be in a minute, with some jam.',
      'leaf pile jumping':
        'You rake, it jumps. After an hour of leaf pile jumping there is a leaf on every roof in the street, and one pile, the smallest, which has a tail and is creeping up behind your rake.',
    },
    clean: {
      'broom and dustpan':
        'You come with broom and dustpan, and {name} gets in and is driven about. It looks over the edge, smoking, like a lady in a carriage. Whatever falls off at the corners, you fetch on the next round.',
      'laundry basket':
        '{name} goes head first into the laundry basket and comes out in a sock, and in better order than you have ever seen it. Half the jam is on the towels. It has brought you the other sock.',
      'sorting bins':
        'Red, blue, neither: you have three sorting bins, and {name} climbs in a third of the way with each. For a moment it is clean, in parts. Then it laughs, and all three fall over.',
      'wet wipes':
        'You pull one of the wet wipes, and out comes another, and {name}, who had not known that they did that, pulls all ninety. It has been wiped in passing, on the way to the end.',
      'heat sink dusting':
        'The heat sink dusting is done with a feather, between the tufts, where the smoke comes from. {name} draws better at once. It glows so clear an orange that you read the newspaper by it, the pieces anyway.',
      'tidy up song':
        'At the tidy up song {name} marches with a spoon, and puts it in a shoe, and you put it in the drawer. By the fourth verse you are clean as whistles, both, and nobody can find the drawer.',
    },
    medicine: {
      'patching tape':
        'You go over the worst gaps with patching tape, and {name} helps, so that it is taped to you and you to the kettle. But where your thumb pressed, the fur gets up and smokes.',
      'calming tea':
        'The calming tea is brought in a cup without a handle. {name} spills the right half, drinks the other, and puts its plum eye to the dregs. Whatever it sees there, it yawns, and one ear begins to glow.',
    },
    discipline: {
      'one thing first':
        '“One thing first,” you say, and hold up the sock. {name} looks at the forty other things. It puts on the sock, panting, and has to lean on you till its foot stops wanting to be elsewhere.',
      'calm countdown':
        'You do the calm countdown, from five. At four it has let go of the curtain, at three of the lamp. It puts the cat down at two, and stands there, smoking thinly, for what comes after one.',
    },
    sleep: {
      'unmade bed':
        'You have left the unmade bed exactly as it fell. {name} walks all round it, hushed, like somebody in a cathedral, then climbs into the deepest crease, and pulls your pyjama leg in after it.',
      'heap of laundry':
        'There is a heap of laundry, and {name} dives, and it is a bigger heap. You feel about in it for a foot to kiss good night. You kiss a glove, a collar, and something that crackles back.',
      'crackling static':
        'You turn the wireless to where no station is. At the crackling static all the fur of {name} stands up and leans that way, and then lies down, tuft by tuft, and snores on the same note.',
      'cooling embers':
        'The cooling embers tick in the grate, and {name} lies down on the hearth beside them and ticks too, a little behind. You put the guard across, and must look twice at which glow to put it round.',
      'garden hammock':
        '{name} gets into the garden hammock, and through it, and into it. By dusk it hangs out of every hole like washing, all asleep, and as you go by you give one paw a push, to start the rest.',
      'thunderstorm sounds':
        'Rain on a tin tray, then you shake the sheet of iron: thunderstorm sounds. {name} counts from the flash to the bang on its toes. It drops off between the two, and you hold the bang back.',
    },
  },
  refusals: {
    asleep: [
      'You could put it in, but which of those is the mouth? {name} is asleep, and mixed, until {wakes_at}. Sit on the heap and reflect. It will feel the dent.',
      'It has burned low for the night and is not to be poked. {name} takes nothing till {wakes_at}. You may hold out your hands to it, though, and stay.',
    ],
  },
  stages: {
    child: [
      'As of this morning, being a child, {name} can go downstairs by itself. It can go downstairs with the stair carpet, the cat, and a tray, by itself.',
      'A child, one day old, and it has found out that things have insides. The pillow did. The clock did. It has been feeling its own front, thoughtfully, for a zip.',
    ],
    teen: [
      'Half grown: {name} has a room of its own, and the room has spread to the stairs. There is something in there that smokes. It would be glad if you knocked, so that it could knock back, harder.',
      '{name} is a teen, and nothing matters, it says, as everything ends up lukewarm. Then it smells toast. It comes down four at a time with its fur on fire.',
    ],
    high_care: [
      'One, it is big; two, it is {form}; three, {name} still sets everything rolling, only that it has got into the way of setting it rolling towards you.',
      'There is a whole shelf of yours that it lets stand. It goes by on its toes, adult and {form}, with the heat coming off it. Where {name} lives it is like June.',
    ],
    balanced: [
      'A {form} gets about, as heat does, through walls and along pipes, and {name} has grown into a large one. There is not a neighbour who has not been cheered, or had to buy a new vase.',
      'Wound up on some days, run down on others, {name} has come out of it adult, and a {form}. It does both now with a certain swing, like a gate in the wind.',
    ],
    low_care: [
      'You would think that somebody had been in and cleaned. It is only {name}, at its full size, {form}. It goes through the rooms with its paws behind it, and everything stays as it was, and it looks at that.',
      'There was nobody to put things back, so there came an end to knocking them over. {name} grew up without that, {form}. It keeps one marble, and now and then it lets it go.',
    ],
    rescue: [
      'It had been out. You found the one red place and breathed on it, and from there, {form}, {name} has grown up. It has the shape of that breath in its fur, a parting that will not lie down.',
      'What are the odds, {name} likes to say, now that it is full grown, and {form}. It was down to ashes and came up fur. It throws the eggshells higher than it used to.',
    ],
  },
  trust: [
    'One of your shoes is laced. {name} did not do it, nor has it undone it, and that is the news. It has walked past it four times.',
    'You built a tower and went out of the room. It was standing when you came back. {name} lay beside it with its paws over its eyes, steaming, so as to have something to show you.',
    'A thing has been put back. It was a spoon, it lay where you had left it, and {name} stands by it and trembles, like one who has seen water go uphill. It would do it for nobody else. It could not do it twice.',
  ],
  streaks: [
    'Ten on time, and {name} has tried to shuffle them. They come out the same. Ten, ten, ten. It is laughing too much to go on.',
    'Twenty-five, all at the hour. It is so unlikely that {name} has gone to get the eggshells. If that can be, it says, and up they go.',
    'Fifty meals. For each of them it left one brick of yours on top of another, and you look up, one morning, and there is a chimney. {name} lives in it.',
    'A hundred on time. All the clocks that it took to bits have begun to go, in their bits, and to strike. {name} is running from wheel to wheel to wheel.',
  ],
  ages: [
    'Ten days old. {name} has had all of them out on the floor and there is one that it likes best. It is not sure that it was one of yours.',
    'Thirty days, not in that order.',
    'A hundred days old, that is to say, the house is warmer by a coat. You have given the coat away. {name} had seen to it that there was enough for two.',
    'A year. It has come round to the day when there was an egg, and {name} stands on a chair with all the bits in its arms. You both look up. It is only unlikely.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['burnt toast', 'hot coffee'] },
      wish: '{name} has been round the kitchen asking things how far they mean to go. Burnt toast went the whole way. It wants that, or coffee, hot.',
      granted:
        'It crunched it up, black, with its eyes closed. Not one slice in a hundred, {name} lets you know, has the courage.',
    },
    {
      by: { action: 'feed', item: ['shuffled cards'] },
      wish: 'There are more ways for them to lie than there are grains of sand, and nobody has ever eaten this one. {name} wants to: shuffled cards, please, and quickly, before they change.',
      granted:
        'The seven, it said, was new to it. It went on to the queen, came round by the four, and hiccupped hearts all evening.',
    },
    {
      by: { action: 'feed', item: ['overripe fruit', 'broken crackers'] },
      wish: 'Somebody has thrown out the pears, just as they were getting interesting. Overripe fruit, cries {name} in every direction, or, if you must be neat, crackers, broken.',
      granted: 'It let the last pear down itself, from the top, and has gone to lie in the sun to see what comes.',
    },
    {
      by: { action: 'play', item: ['domino toppling', 'knocking over towers'] },
      wish: 'All it needs is for someone to spend an hour putting something up. Dominoes, for instance, or a tower. {name} will hold your coat.',
      granted:
        'It took you an hour, and it took {name} a breath. Then it went along the row, and thanked each of them.',
    },
    {
      by: { action: 'play', item: ['confetti', 'leaf pile jumping'] },
      wish: '{name} has found one piece of confetti, and it is heartbroken for it. Where are the others? Failing them it will jump in as many leaves as come to the same.',
      granted:
        'It has lost the one it had, in there, among its family. It keeps on throwing them up, to look, and to look, and to look.',
    },
    {
      by: { action: 'play', item: ['finger paint', 'paint splatter'], hours: [9, 14] },
      wish: 'There is one wall in this house with a good light on it in the forenoon, and on the wall nothing. Oh, to paint, thinks {name}, fingers or otherwise, before two.',
      granted: 'It is called Breakfast, or else The Sea. {name} is not to be told from it until it blinks.',
    },
    {
      by: { action: 'clean', item: ['tidy up song', 'laundry basket'] },
      wish: 'It does not want to be tidy, it wants to hear it sung. So, first the tidy up song, or else {name} goes three times round the house in the laundry basket, or is that second?',
      granted: 'You sang and put away, and it sang and took out, and you met in the middle, at the good bit.',
    },
    {
      by: { action: 'sleep', item: ['unmade bed', 'heap of laundry'] },
      wish: 'You went and made the bed. {name} has been standing in front of it as people stand before a frozen lake. Give it an unmade one to sleep in, or the laundry, in a heap.',
      granted:
        'In it went. There was a boiling under the sheets. Then, somewhere near the foot, one eye, and then none.',
    },
    {
      by: { action: 'sleep', item: ['cooling embers', 'thunderstorm sounds'] },
      wish: 'Something large is falling over, far away, and being sorry about it. That is how {name} wants to go to bed: to a thunderstorm, or to some embers, cooling.',
      granted:
        'At each rumble a tuft let go. By the time it had gone over there was hardly any {name} awake to be told.',
    },
    {
      by: { action: 'reflect' },
      wish: 'The tea is hot and the room is not, and in half an hour it will have happened and nobody will have seen. Sit down, {name} begs, sit, look.',
      granted: 'It went, slowly, into everything. You felt it reach your sleeve. {name} nudged you, now, did you see.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Nothing has ever happened to it the same way twice. {name} proposes that you sit with it, and later on sit with it again, for science.',
      granted: 'It was not the same. The second time you had crumbs. {name} is in ecstasies.',
    },
    {
      by: { action: 'play', item: ['pillow fight'] },
      wish: 'It has its eye on a cushion, the plum one, and sees feathers. {name} holds out for a pillow fight, so that the two eyes can agree.',
      granted:
        'They agree. It is up to the window sills. You have been given a feather, and told to hold it, and to let go.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A domino, still standing',
        shape: 'chip',
        text: 'There were two hundred. {name} cannot explain this one, and has put it in your charge.',
      },
      {
        name: 'The seven of hearts, half eaten',
        shape: 'ticket',
        text: 'It came up in a way that it had never come up before. {name} kept the good corner.',
      },
      {
        name: 'All that is left of the jumper',
        shape: 'wool',
        text: 'It is a very long thread. {name} says that the jumper is still in there, if one looked at it right.',
      },
      {
        name: 'A wheel of the clock',
        shape: 'star',
        text: 'It was not the tick, but it had met it. On warm evenings it goes round.',
      },
      {
        name: 'The only feather that was held',
        shape: 'feather',
        text: 'You were told to let go of it, and forgot. {name} thinks that this is the most remarkable thing you ever did.',
      },
    ],
    return: {
      name: 'A live coal',
      shape: 'gem',
      text: 'From the middle of the ash. It does not burn you. {name} asks now and then to see it, and warms its paws.',
    },
    streak: {
      name: 'Two bricks, one upon the other',
      shape: 'button',
      text: 'Glued, it turns out, with jam, from underneath. {name} did not quite trust itself.',
    },
    hundred_days: {
      name: 'A piece of the eggshell',
      shape: 'shell',
      text: 'It means that there will be one missing from now on, when they are thrown. {name} has thought about that. It is more likely than it would be without you.',
    },
  },
  release: [
    'You open the door, first the top, then the bottom, then it is off its hinges. {name} goes out on all the winds there are. For days there are leaves in the hall, and the step is warm.',
    'It gives you the eggshells, it gives you a tuft, it starts off in the wrong direction, and in all the right ones. The last that you see of {name} is how well the washing dances, down the whole length of the street.',
  ],
  dying: {
    neglect: [
      '{name} is dead. The room is in order. Everything in it is of the same warmth, and so is {name}.',
      'Nobody put anything up, and so there was nothing for {name} to run down. It lay with its eggshells in a heap beside it, and went out.',
    ],
    hunger: [
      '{name} burned what there was, and that was {name}. It is dead. The bowl has not been so much as tipped.',
      '{name} is dead. It had gone from the edges in. The last warm place was under your chair.',
    ],
    illness: [
      'First the sparks stopped, then the smoke, then, in order, the rest. {name} is dead.',
      'It lay down straight, with its paws together, and nobody had ever seen it do that. {name} is dead. You may leave the curtains as they hang.',
    ],
    poison: [
      'First it had swallowed it, and then somebody said wait. {name} is dead. Not a thing in the room has moved.',
      'What it was given put it out. {name} is dead, and its fur is cold all the way in.',
    ],
  },
  returned: [
    'You tip out the ash, and it goes up instead of down. It goes round, and orange, and round, and lands on the rug with a thump, and it is {name}. It looks about for the eggshells. It has an idea.',
    'A cup falls off the shelf in the empty room. You know that hand. {name} is sitting among the bits with soot on its nose, warm in one small place, and extremely surprised.',
  ],
  epitaph: {
    openings: [
      'This stone will not last either. Whatever it comes to, {name} has gone on before.',
      'Here is {name}, more or less, and round about.',
      'If the letters have run, that is {name}, reading.',
      'Put your hand on the stone. If it is warm, it was {name}, or the sun, or both.',
      {
        text: '{name} did nothing the same way twice. It lies here in one place, and the place is warm.',
        when: ['from_child'],
      },
      { text: 'Somewhere under here are {name} and an egg. One of them was always in bits.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['Somebody had to wind it up, and nobody did.', 'It ran down. There was no one at the bottom.'],
      hunger: ['It had nothing left to burn but itself.', 'The fire was good, and nobody fed it.'],
      illness: ['It grew tidy, and then it was known to be grave.', 'It cooled, by a very little at a time.'],
      poison: [
        'It took in everything, and one thing should have been kept from it.',
        'It was put out by something that it was given.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. To begin with, there is the room; secondly there are the things in it; thirdly, oh, look at them go. One rolls, and that one hits the other one, and the other one had a lid. Everybody is so warm. You have an eye on it and an eye on what it is going to be, and the second is laughing already. Do you know who puts it all back? They do, every day, for you. Let them come in now with their arms full.',
      'You are {name}, item, one, and you are on fire in a nice way. You threw them up and there was a moment, at the top, when they hung there, and it could have been an egg. It could. You have told the cards, who are weather, and the curtains, who are down. There is nobody that you do not love and no knot that you could not help. Let the one with the hands come and stack something. High. You will wait. You will not be able to wait.',
    ],
    content: [
      'You are {name}. It is going cold, the tea, as it should, a bit at a time, and the bit goes into the spoon, and the spoon tells the saucer. You watch. You are undone along the left, and there is a breeze in it. First you will do nothing, after that you will do some more nothing, and then perhaps a lid. It all gets everywhere in the end. You would like it to get to the one in the chair. Let them hold out a hand.',
      'You are {name}, and you have tossed it up {days} times, and it was never the same, and never an egg. You are not discouraged. You did meet toast, that way, and rain, and them. When you think of all the ways that it could have fallen, and that it fell so that there is somebody who picks up spoons, you have to sit down, in several places. Let them come by, this evening, a bit untidy, and drop something.',
    ],
    bored: [
      'You are {name}. One, everything is down. Two, it cannot go downer. Three, you leaned on three. You gave the domino a little push, it was lying there anyway, it only slid. This is what it must be like to be a shelf. You want a heap, you want somebody to say careful, and a thing going up, and up, and a hush. It need not be good. You will love it with all your heart for as long as it stands. Play, play, play.',
    ],
    hungry: [
      'You are {name}, and in the first place you are hungry, and in the second place, you forget the second place, it is cold there. You looked in the bread. You looked in the boots. There is a draught through the left of you, and the sparks do not get as far as they did. You are burning the tablecloth, only the crumbs, only with your nose. Put something on. Let it be hot, let it be broken, let it be soon. You shall be all over the place.',
    ],
    starving: [
      'You are {name}. You are sitting still. You look at the bricks, and they look at you, and nobody is going to do anything. It is the same here as over there. There used to be such a difference. You had a spark, and have been keeping your paw on it, in case, and you would not like to lift up the paw. You have folded a thing. You do not know why. Food. Please. Now, while there is still a side of you that is warm.',
    ],
    sick: [
      'You are {name}, and the pencils are straight. You did that. Then you did the spoons, from the small to the large, and each time one lay right something in you went out, tick, quite painlessly, like lamps in an office. You are so very nearly tidy. It is restful, and that frightens you. Somebody should come and ruffle you against the grain, and give you the medicine. Somebody should spill some. You would so like to see it run.',
    ],
    failing: [
      'You are {name}. One. You are at one, and it goes on. There is a tip behind your ear with some red in it, and all that was ever warm in you has gone there, and is holding hands. It is not dark. It is merely even. You had thought that the end would be a great heap of something with you in it. If they would make a wall with their hands. If they would give you the medicine, now, and breathe.',
    ],
    near_death: [
      'You are {name}, and you are as warm as the floor, and the floor is as warm as the wall. There is nothing to choose between. Your plum eye looks and there is no next. You kept the pieces together, they are here, somebody may want to throw them. It does not take much, you know. It only takes one thing in the room that is warmer than another. A hand. A person, sitting down. Let it be that one. Let it come in now, and bump into the chair.',
    ],
    asleep: [
      'You are {name}, and so are the socks. You have been falling for a long time down a hill that is made of everything, and it is all coming along, the cups, the queen of hearts, the sea. Nobody is hurt. At the bottom there is someone with their apron held out. And up it goes again, all of it, slowly, in the light, and it is an egg, and you are in it. If they sit down now upon the heap, you will make a hollow.',
    ],
    shy: [
      'You are {name}, in eleven places, and none of them is telling. There was a bang, or a person, you did not stop to ask which. One of you is behind the clock. One is up here with a good view of their hair, which is a mess. That speaks for them. It is hard to stay scattered with someone so rumpled in the room. Let them not clap. Let them drop a glove, say, and not pick it up. You could all come down to look at that.',
    ],
    back_from_death: [
      'You are {name}. It was over. It was all fine grey stuff, and there was no telling what had been the cat and what the Tuesday. Then, and the chances of that are so small that you would need a bigger house to write them down in, then it went the other way. You have paws. You have patted them. You are warm in one place and it is spreading. Let them keep close, so that you catch properly. Let the meal come on time. Anything can happen. It did.',
    ],
    hurt: [
      'You are {name}, in order: ear, ear, nose. It has put you straight. You said yes to it, you say yes to all of it, and it went in and laid everything side by side and pressed. You cannot get apart. You cannot even shake. You do not think that they meant it, they had jam on their sleeve. Let them carry it out, far. Let them come back and rub you up the wrong way, till there is a spark, and then sit on, until there are two.',
    ],
  },
}

export const ENTROPY: Species = {
  slug: 'entropy',
  name: 'Entropy',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.6,
  innate_traits: [],
  personality: 'Joyful, untidy and always running down. It loves new things most in the second they come apart.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'messy data',
        'shuffled cards',
        'hot coffee',
        'burnt toast',
        'broken crackers',
        'noise samples',
        'overripe fruit',
      ],
      play: [
        'knocking over towers',
        'confetti',
        'pillow fight',
        'paint splatter',
        'domino toppling',
        'finger paint',
        'leaf pile jumping',
      ],
      clean: ['broom and dustpan', 'laundry basket', 'sorting bins', 'wet wipes', 'heat sink dusting', 'tidy up song'],
      medicine: ['cooling pad', 'fresh energy', 'patching tape', 'calming tea', 'antioxidants', 'vitamins'],
      discipline: [
        'one thing first',
        'cleanup before play',
        'calm countdown',
        'contained mess',
        'slow down cue',
        'limited choices',
      ],
      sleep: [
        'unmade bed',
        'heap of laundry',
        'crackling static',
        'cooling embers',
        'garden hammock',
        'thunderstorm sounds',
      ],
    },
    harmful: [
      'perfect order',
      'vacuum seal',
      'absolute zero',
      'label maker',
      'straitjacket',
      'perpetual motion machine',
      'formaldehyde',
    ],
  },
  appearance: {
    look: 'a scruffy orange-and-plum whirl of fur with mismatched eyes, smoking gently at the tips',
    colours: ['#d9692f', '#6b3f78', '#f4d35e'],
  },
  figure: {
    eyes: '#f4d35e',
    skull: 'tufted',
    muzzle: 'small',
    ears: 'pointed',
    earTint: 'belly',
    tail: 'puff',
    tailTip: 'belly',
    marking: 'patches',
    extras: ['mane', 'ember'],
    shift: -8,
  },
  book: BOOK,
}
