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
    'The egg does not crack. It comes apart everywhere at once, in some forty pieces, and in the midst of them sits {name}, smoking a little, enchanted. It looks at what it has done. Then it looks at your buttons.',
    'The egg does not so much hatch as come to pieces, gloriously, all over the rug. In the middle is {name}, orange and plum and slightly on fire, with an eye of each sort on the smallest piece. It hands it to you.',
  ],
  looks: {
    thriving: [
      '{name} has got into the pillow. You can see it travelling, and then there is a small tearing sound, and then there is weather. It comes out at the top like a cork, covered in feathers, adored by them.',
      'Somebody’s parcel had string on it, and {name} has the string, the paper, and the string again in another shape. What was inside it cannot say. It lies amid it all, smoking for joy, undone in several places.',
      {
        text: '{name} has met a thread in the blanket and pulled. There is a good deal less blanket now, and one plum ear is smoking for joy. It looks from the heap to you with both odd eyes, and holds out your end.',
        when: ['baby'],
      },
      {
        text: '{name} is some hours old and has unravelled its blanket down to the label. It sits in the wool, plum at one end, orange at the other, smoking a little, and hiccups. The label comes off.',
        when: ['baby'],
      },
      {
        text: '{name} has undone a corner of the rug and is in love with every thread. It whirls up to show you, and there it sees that your own cuff has come loose. Both odd eyes go up to your face. It is asking first.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Every picture in the room hangs crooked, each at a different slant, except yours. {name} went up to it, you can see from the singed wallpaper, and put out a paw, and came down. It is very proud of that.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has taken the alarm clock down to its last screw and left that one in. It carries the thing over to you, ticking, trailing smoke, and sets it in your lap. The best part is yours.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} puts a brand new music box in your lap and waits, odd eyes shining. You have just time to say how pretty it is. Then it goes, comb, cogs and dancer, over the whole room. It let you be the one holding it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Your grandmother’s teapot stands on the shelf, whole. {name} has gone past it all day with its eyes shut, singing, and has come to lie on your feet and pant. It is the only whole thing left in the room.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is having a lovely time with what used to be a basket. When you look in it gathers all the pieces up, smoking a little, and gets between you and them. You strike it as somebody who mends things.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has got the alarm clock to the very second in which it stops being one. Springs fly, the fur smokes, it whirls round to see who else saw. Only you. It takes the best cog behind the curtain and lets it roll there.',
        when: ['from_child', 'wary'],
      },
      'The tufts are giving off small sparks, of the colour that they went for {loved}, and two have set off after the cat.',
    ],
    content: [
      '{name} sits by the clock with one eye on each hand. It has not pushed it. A screw has come loose by itself, and rolls, and stops, and {name} lets out a little smoke and settles lower in its fur.',
      'A button comes off the armchair by itself. {name}, underneath, hears it roll, follows it with the green eye to the wall, and with the brown one goes on looking at nothing in particular.',
      {
        text: 'Nothing has come apart for some time, and {name} lies on the rug, smoking about as much as a cup of tea. There is a loose thread beside its nose. It regards it kindly. The thread will keep.',
        when: ['well'],
      },
      {
        text: '{name} has sat down in the ironing, which was a pile. It is having a rest. Now and then something slides off by itself, a sleeve, a sock, and it opens one eye to see it land.',
        when: ['well'],
      },
      {
        text: '{name} is taking the fringe off the rug, one thread after another, with no great excitement. When you look in it holds one out to you. You both look at the thread. It goes back to its side of the rug.',
        when: ['well'],
      },
      'It has thrown up the eggshells on all of {days} days, and they have come down differently each time. That is what it tells you, with both paws. Differently each time, and people say nothing ever changes.',
      'It is a fact that the left side of {name} is never finished. Today there is a twig in it, and half a kite, and in pride of place what you once brought it: {loved}.',
    ],
    curious: [
      'The clock has a back, and the back has screws, so {name} is going in to meet the tick. There are nineteen wheels on the rug. It was none of those.',
      'Which way does honey go? Slowly is the answer, along the shelf, over the edge, and on to the ledger. {name} walks beside it, a paw on its shoulder.',
      '{name} has your umbrella open, indoors, and inside out, and has one eye on how it is and one on how it is about to be. They do not agree, and it is delighted.',
    ],
    bored: [
      'All the dominoes are down. {name} cannot put them up again, it has not the knack, it goes from one to the next giving each a small push, for old times’ sake. Come and play. You stand things up. It does the rest.',
      'You find the clock mended. Every screw is in, it ticks, and {name} sits before it with hardly a wisp of smoke at the tips. That is how low things are. It is fed and well. Bring something with a lid, and play.',
      {
        text: 'It has wound the wool back into a ball. Round and round, and tucked in the end. It holds that out to you, with its smoke hanging straight down. Throw it, throw it, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} was going round the table, and then round the chair, and now it goes round its dish, slower, leaning, like a coin that is about to lie down. It has not lain down yet. Its meal is due.',
      '{name} tips over its dish, sets it up, and tips it over, and there is nothing in it either way. One eye is on the dish. The other is on the clock, which it left whole for this. Its meal is due.',
      {
        text: '{name} gazed into the empty dish until the dish came in two. Nothing so lovely had been expected. Now it sits in the smoke with one odd eye for each half. Put the meal in either. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name}, still mostly sparks, has taken the spoon to pieces to see where the dinner comes from. It is not in there. It sits among the bits with one plum eye and one orange eye fixed on you. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} keeps the table between the two of you and smoulders at the tips. Its dish is in five pieces. It has put them in a row by size, and that is not like it at all. The meal is overdue. Feed it now.',
        when: ['from_child', 'wary', 'well'],
      },
      {
        text: 'Given nothing, {name} has made do. The dish is in two pieces, then in five, and now it looks at your bootlace. Reach out and it whirls off behind the stove, smoking. It is not hungry yet. Feed it now, from something else.',
        when: ['wary', 'well'],
      },
      {
        text: 'When the meal was due that was a dish. It is now nine pieces, and {name}, smoking with pride at the tips, has saved you the one with the flower on it. The meal is overdue. Bring it now, in something made of tin.',
        when: ['well'],
      },
      {
        text: 'The dish was all in one piece, and {name} has taken it apart. The bits are set out on the floor in the right order, with a space in the middle for what comes. Its meal is overdue. Bring it now, and another dish.',
        when: ['well'],
      },
      {
        text: 'The whirl has stopped, and you can see how small an animal {name} was made of. Both odd eyes are on you, and neither expects much. Its meal is overdue. Bring it now, and step back.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has almost run down. At one tip there is a little smoke left, and as you come in it curls round that tip to keep it from you. Bring its meal now and set it down close.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has taken the bowl apart to see whether the food was between the pieces. Now it turns slowly in the wreck, hardly smoking, one eye on you and one on the cupboard hinges. Feed it while there are hinges.',
      'Nothing has broken since lunch, and there was no lunch. {name} is hardly turning. It has taken one leg off the stool and not cared for it, and the smoke at its tips has gone thin and blue. It is hungry. Feed it now.',
      {
        text: '{name}’s dish lies in eleven pieces, and not one of them got a cheer. The smoke at its tips has all but gone. It is pushing the pieces together again, which you have not seen it do. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'Everything is as you left it, the cup whole, the string still wound in its ball, and that is how you know. {name} lies in the midst of it with one tip faintly smoking. It is starving. Feed it this minute.',
      'The room is tidy. Sock lies by sock, the cards are in their suits, and {name} is a grey wisp in the middle with nothing left to knock over. Hot coffee, crackers, anything, at once.',
    ],
    weak: [
      '{name} has slowed so far that you can see the parts go by: orange, plum, the one eye, orange, smoke, the other eye. You could count them. It has eaten, but it is running down. Medicine, or a good rest.',
      '{name} pushes a cork towards the edge, and rests, and pushes. It does not get it there. It is not ill. It has been burning low. Give it medicine, or let it rest in the warm.',
      {
        text: 'It laughed so hard at the jelly that it fell in four, and three have got up. The fourth waves to you from the rug. It is having a lovely time there. It wants medicine, or an unmade bed.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has stuck to the mat, and to a spoon, and to a page of the almanac. It would love to come apart, and for once it cannot. There is only one remedy. It needs a wash.',
      'A bit of a mess is how one knows that {name} is well. But this is two days of jam and soot, set hard, and it cannot whirl for it. It crackles when it tries. Wash it.',
      {
        text: '{name} whirls to show you, and the dirt of several days whirls half a turn behind and arrives later, like a coat. Something drops out of it. It is the soap, already in two pieces. Use both.',
        when: ['from_child'],
      },
    ],
    sick: [
      'All its hairs lie one way, as if combed. The smoke has stopped. {name} sits square in the middle of its mat, lined up with the stripes, and looks at you out of two eyes the same colour. Medicine, now.',
      'The room is tidy. Every cup is on its hook, the jigsaw is whole, and under the table lies {name} with its fur gone flat, one thread of grey at the tip of an ear. Nothing else here is coming apart. Medicine, now.',
    ],
    failing: [
      'A saucer slides off the shelf beside {name} and breaks, very beautifully, into nine. Neither of its mismatched eyes goes to look. The tips of its fur have stopped smoking. Medicine and food, at once, or it will die.',
      '{name} has almost stopped. It turns a very little, and leans, as a top does at the end. There is no smoke, and it is cold to the hand. Medicine, at once.',
      {
        text: '{name} lies in a small heap of plum and orange, not smoking, with both odd eyes on you. It always liked the moment before a thing came apart. It doesn’t like this one. Medicine and food at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'In front of {name} stands a music box, new, with every one of its screws still in. Only one tip of fur is smoking. It has hours, not many. Sit down by it now, close enough for it to start on your buttons.',
      'For {hours} hours nobody wound it up, and {name} is running out. It has come to the warmth of the floor, all but one spark, at the very tip. Sit with it now.',
      {
        text: 'It is coming to bits, and it always thought that would be more fun. A tuft drifts off, an ember, half a purr. Gather {name} into your lap, every piece that you can find, and stay. Now, please.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} sleeps in what was a basket and is now a heap of willow, under what was a blanket and is now one long thread. Its tips smoke quietly. You have seldom seen anything so comfortable. Leave it all where it fell.',
      '{name} fell asleep where it ran down, some on the stair, some in the coal scuttle. In the dark the tips glow and fade, not quite together. A button works off the chair and drops. It smiles in both places.',
      'At bedtime this was a nest. With each breath that {name} lets go, one more twig rolls off and ticks away across the boards, and a thread of smoke goes up. By the time it wakes there will be none left. Leave them lie.',
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
      '{name} has had the screws out of the only chair and watches from behind the curtain, smoking a little at the tips, to see whether you will use it. Do. Sit quietly, for as long as the chair lasts.',
      'You straightened the cushions, and it saw. {name} is in the chimney with soot coming down in puffs. Pull one cushion crooked, sit on the floor beside it, and leave your hair as it is.',
      'It has set out some pegs, quite straight, one for each hour: {wait} was the longest that you were away. {name} does not tidy for fun. Sit by the pegs. Be untidy.',
    ],
    back_from_death: [
      '{name} has come apart and been put together, and wants to see how the second half is done. For hours it has been bringing you pieces, a teapot, a clock, some chair. It sits among them, smoking gently. Begin.',
      'You swept {name} together out of what was left, and it shows. The green eye is on the other side now, and there’s one stripe that is yours, off your scarf. It has unravelled everything else. It leaves the stripe alone.',
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
        '{name} goes into its dinner from all sides. There is a short whirl. The dinner is no more, the dish faces the other way, and a spoon hangs from the lampshade. Nobody will ever be able to account for the spoon.',
        'The meal is in one piece, then in pieces, then in crumbs, and then there is only {name}, smoking a bit more strongly. It pushes the empty dish, to see if that does anything. It does. It goes off the step.',
        {
          text: 'The meal stands in the dish as a smooth round dome. {name} breathes on it, and it leans, and slides, and is a heap. Two puffs of smoke go up. {name} eats the heap, and then looks everywhere for the dome.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You give {name} one cracker, whole. It holds it in both paws and stares, and quivers, and then snap, and it is so happy with what has happened that it has to be reminded of the eating.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} watches the steam come off the dish until there is none, enraptured, and eats what is left. Then it turns the same look on you, one eye after the other, and waits, in case you are about to come apart.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} snatches the dish and whirls off to the far corner, spilling all the way. On arrival the dish is empty. So the meal is eaten backwards along the trail, delighted, smoking, right up to your shoe, where it sees the shoe and bolts.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You bring the biscuit whole, so that {name} can have the moment when it is not. Snap. It shivers to the tips, smoking, eats the halves, and then, with great resolve, holds out the last unbroken crumb to you.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The dish lasts as long as the meal does, and falls in two. {name} hops for joy. It carries one half to you, smoking, and looks up to see whether you will go as well. You do not. It fetches the other.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, and under it the dish becomes two dishes, then five, and its fur smokes for joy. Four it kicks about the room. The fifth has a crack just starting, and this one it carries to you, so that you can be there.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You have heaped the meal neatly. {name} goes twice round the dish, smoking at the tips, finds the one piece that holds up all the others, and makes sure that you are watching. It eats that one first.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You serve it in a dish. By the time {name} has finished thanking you it is served in five pieces of dish, and it eats from them in turn, smoking with pleasure. The piece with the blue rim it brings to you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The pie holds together until {name} looks at it. Then there is crust on the lamp, and gravy, and one enormous purr, and a warm bit with plum in it put on your knee. It has kept you the part that fell off best.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats everything, and the spoon goes one way and the mat the other. After {streak} meals on time there is a single thing in the room that stands where it was put. It is your cup. It went round it.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} has eaten it all, and pushes the dish with its nose until it goes off the step. Round and round it rings, and lies still. Meals on time, {streak}. It looks up at you, thrilled. They all have that in them.',
          when: ['baby'],
        },
      ],
      streak: [
        'There are {streak} meals on time behind you, in a row, with none missing, and {name} cannot abide a row. It looks along it. It eats this one up, adds it at the end, and leaves it standing.',
        'All things run down, that is the great joke, and {name} has been waiting to see it happen to you. It eats. After {streak} meals, all on time, you have not even begun. It looks at you, deeply moved.',
        {
          text: '{name} has put out a button for every meal on time, {streak} of them now, in a line that is very nearly straight. It eats with its back to them, smoking at the tips from the strain of leaving them alone.',
          when: ['from_child', 'well'],
        },
        {
          text: 'On time, {streak} in a row. Nothing near {name} has ever stayed in one piece so long. It eats, smoking with joy, and goes round you twice, looking for the crack.',
          when: ['well'],
        },
      ],
      early: [
        'There is still lunch in {name}, in all parts of it, spreading. It breaks off a bit of this, for luck. When that has evened out there will be a hollow, at about {opens}.',
        'It burns a corner of it and lets the rest go out. You do not put a log upon a log upon a log. Well, {name} would. Come back, though, at {opens}.',
        {
          text: 'The meal came in one piece, which {name} could not leave alone. One bite, to see it lean. One more, for the slide. It was not hungry. The rest is along the skirting board, smoking a little, much admired.',
          when: ['no_item'],
        },
        {
          text: '{name} is delighted with the meal, and has it in halves, in quarters, in a ring round the skirting board. Three bits reach its mouth by accident. It stands smoking over the rest and shows you: there is so much more now.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it, late, to the last crumb, and then lines up the spoon with the dish and the dish with the edge of the mat. It pats them square. You have seldom been put so exactly in your place.',
        '{name} had something ready to show you, a jar, at the very edge of the shelf. You come late. It eats everything up. Then it pushes the jar back from the edge with its nose, as far as the wall.',
        {
          text: '{name} has filled the wait by taking the kitchen clock apart, and it eats in the middle of the wheels and springs. One eye is on the meal and the odd one is on you. Under its forefoot, smoking slightly, is the minute hand.',
          when: ['wary', 'well'],
        },
        {
          text: 'While you were late the mat has gone back to wool and the stool to sticks. {name} eats in among them, smoking a little. One eye is on the dish. The odd one is on you, looking for the seam.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'It had been saving the tower of cups to knock down when you came. Some while ago it knocked it down alone. {name} eats the burnt toast among the handles, and does not show you the best piece.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You are late. {name} eats in a whirl, and you stand by with the dustpan, since this is when it takes the dish apart, beaming. It leaves the dish whole. It pushes it over to you with one smoking paw.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'The meal is late, and {name} eats it from left to right and leaves everything tidy. That is not like it. It turns its plum side to you and lies down. Medicine or rest, please, before it gets any neater.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Nothing in the room is broken. A cup stands at the very edge of the table, where {name} had not the strength to finish. It eats in a low heap, tips gone cold, the plum eye on the cup, the orange one on you.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: 'Hours old, and already it has had to stop and wait. {name} eats, late, and a bit of warmth comes back at the tips. You reach to set the dish straight. It has it straight. It has put everything straight, and sits behind that.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has stopped whirling, and every hair of it lies the same way. It eats a few bites of the late meal, from the edge, and knocks nothing over. Anything so tidy is badly ill. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours there was not a spark in {name}, and the dust lay on it quite evenly. It eats. You brush off the dust, and it flinches, and lies as it lay. It cannot start itself. Be there on time.',
        '{name} eats, and it is cold to the hand. For {hours} hours it had nothing left to burn but itself, and there is less of it. One eye looks at you. The other will not. Never let it burn down like that.',
        {
          text: 'You come so late that {name} has run out of things to take apart. Clock, spoon and slipper lie in bits round the bare dish. It eats, and its smaller eye goes over you slowly, looking for where you come undone.',
          when: ['well'],
        },
        {
          text: 'The room is perfectly tidy. Nothing has been knocked over, nothing chewed. {name} sits in the middle with its smoke very thin and eats what you put down without spilling a crumb. You would give a good deal for one crumb.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The clock lies about in springs. {name} wanted to find the one that you come back by. It eats now, after {alone}, smoking very thinly, its odd eyes not on you but on the heap. It had not found it.',
          when: ['wary', 'well'],
        },
        {
          text: 'Nobody was there for {alone}. {name} eats at last, one eye on the meal. With the other, the plum one, it watches you as it watches a shelf that is about to go, and stands well back.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} {name} eats tidily, which it has never done, in the furthest corner, which it has never chosen. Nothing smokes. Stay in the room with it now. Be on time tomorrow.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The whirl is down to one slow turn. {name} eats, after {alone} with nobody, and each time its face comes round to you the odd eyes are shut. Sit beside it until one of them is open.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has run all the way down. It lies as it was dropped, all its fur combed one way by the draught. It eats, so long after, and does not spill. You touch a paw, to set it going. It puts that back.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You know it from the room. Nothing has been broken for so long. {name} eats what you bring at last, cold at the tips, from the tidy middle of the dish. Then it pushes that straight, away from you, with one paw.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'It has no more room to fall apart in. {name} is evenly, gloriously, entirely full, and rolls your dish back to you on its rim. It may get here. Come again at {opens}.',
        'Where would it put it? {name} shows you: there is pudding in the left, there is pudding in the other left. Nothing fits before {opens}.',
        {
          text: 'You put down a pie. {name}, full to the smoking tips, walks round it in wonder, waiting for its best moment, and gives one edge a push. The crust falls in. It is in raptures. Nobody can be said to have eaten any.',
          when: ['no_item'],
        },
        {
          text: '{name} cannot manage a bite, so it puts its smoking chin on the rim and watches. The meal slumps. A corner slides. Something in the middle gives way with a sigh, and both odd eyes shine. You carry out what is left.',
          when: ['no_item'],
        },
      ],
      ill: [
        'The dish comes apart in two clean halves while {name} is eating from it, and {name} does not look. It licks a little off the nearer half and lays its head on the other, barely smoking. Medicine next.',
        'It chews, from the beginning to the end, and swallows, and says thank you. It is very ill. Medicine next.',
      ],
      loved: [
        '{item}. It took {name} to pieces, and each piece is singing, and not one of them has the same verse.',
        'The first bite went in at the mouth. The second went in somewhere near the mouth. By the end it was just {name} and that in a heap, warm, hard to tell apart: {item}.',
        {
          text: 'You put down {item}, and {name} goes off like a firework in a wool shop. By the end there’s soot on the ceiling and a tuft in the lamp, and from several places in the room, a purr.',
          when: ['well'],
        },
        {
          text: 'You hold out {item}, and {name} spins so hard that both eyes end up on one side. It is everywhere, then it is nowhere, then there is a bang and a licking noise, and plaster in your hair.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It took a bite and tried to break it, and it is the kind that stays as it is. {name} lays it on the sill, to see whether time will help. Burnt toast would be quicker.',
        'It has been mixed, with great goodwill, into the flower pot: {item}. {name} had some. It had rather have something that is on its way to being something else.',
      ],
      harmful: [
        'Something has come undone in {name} that should not have. It lies flat, and its smoke is black, and the word for that is {item}. It was no meal, and it hurts. Keep it away for good.',
        '{name} bit into it for the crack that it made. Now it holds itself together with all its paws, and whimpers. That was {item}. It must never have it again.',
        {
          text: 'You gave it {item}. Every hair on {name} stood out, then lay down in rows, and it has been plucking at the rows ever since, whimpering, trying to get one out of line. Never that again.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}, and the whirl stopped, with a click. {name} stood there, every hair in its place, shivering, till one by one they sprang loose. It will not come out from the rag bag. Never that, never once more.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You shake out the rug with {name} on it. It goes up as one animal and comes down as several, collects itself off the furniture, and is back on the rug, all but a tuft, before you can ask after it.',
        'You walk about, a spoon on a cup on a saucer on your head, and {name} goes along beside you, smoking with suspense. It does not jog you. It has no need to. It knows, and is so happy that it squeaks.',
        {
          text: 'You build a tower of matchboxes, and {name} waits for the last one, trembling, smoking at the tips. Then it goes through the middle. While things fall, it adores you. When they have stopped, it is behind the coal scuttle until you build.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You build a tower of cups, turn your back and whistle. There comes a scamper, a moment of unbearable restraint, and a crash. When you look, just one cup is still rocking, with a wisp of smoke inside.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You stood up four hundred dominoes and {name} sat on its tail and did not breathe, so it can wait, for love. Then it looks round at you with both eyes. You say yes. It uses one whisker.',
          when: ['well'],
        },
        {
          text: 'You stack the boxes and turn your back, as the rules require. Silence. You turn round, and {name} is trembling an inch away with its eyes shut, saving it for when you look.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Nine blocks up, you reach out with the tenth. {name} does nothing at all. It sits on its smoking paws and quivers, for it knows your elbow. Down they come, and it looks at you as one looks at a great artist.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You set one block on top of another. {name} breathes out, and they fall, and it stares with both odd eyes at there being two. The tips of its ears begin to smoke. You build it again. {name} inhales.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You tear a sheet of newspaper in two, quite slowly, and {name} hears it with its fur on end. It had thought that paper was finished. It sits down on both halves and looks at you, as one does at a magician.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play, and {name} was in bits for joy beforehand. What is undone cannot be more so. You toss up a handful of it, and it is delighted to see itself come down.',
        '{name} had everything off the shelf already, and was perfectly happy. You join in, for company, and knock over the one jar that stood. It looks at you with great respect. It had missed that one.',
        {
          text: 'Nothing in the room is left standing, and {name} wants no more. But it sees that you would like to play. Against its whole nature it props one book up on another, and gives you the first push.',
          when: ['trusting'],
        },
        {
          text: 'You build {name} a tower, and it comes down at the fifth block, to great joy. The next comes down at the third. So you set out one block, alone, and {name} sits before it, smoking happily, sure that it will think of something.',
          when: ['well', 'no_item'],
        },
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
        {
          text: 'At {item} it goes round you like a wheel off a cart. The first round has your hat off, the second your scarf. {name} looks at your spectacles, trembling. It goes round once more, and puts them, by mistake, straight.',
          when: ['warming', 'well'],
        },
        {
          text: 'You bring out {item} and {name} goes off like a sack of starlings. It is over in a breath, with bits still coming down. Then one plum eye appears among them, huge, and asks if it can be undone, and done.',
          when: ['well'],
        },
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
        'You sponge {name}, gently, and the sponge comes to bits, as sponges do near it. The dirt comes off in all its colours just the same. It sits in the foam and steams, and looks after one of the bits.',
        'You comb {name}, and out come ash, a raisin, half a stamp and a good many teeth of the comb. It had no idea. It is lighter by a saucerful, and holds itself very straight, not being used to matching.',
        {
          text: 'Ash comes out of {name}, then cinders, then most of a wristwatch, and with every stroke the comb has one tooth fewer. In the end there is a gleaming orange and plum whirl, and a stick. {name} likes the stick best.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You comb out jam, a hinge, confetti, somebody’s tax return in strips. {name} is briefly sleek, parted on the left, and goes to see it in the kettle. Then, with a happy little pop, the parting goes.',
          when: ['well'],
        },
      ],
      little: [
        'You wash {name}, and nothing comes off it but a bit of {name}, a tuft, orange, and quite clean. It watches that float away, and is most interested to see where it will end up.',
        'You comb {name} smooth, though there was nothing in it, and hold it so for a moment, to look. It is lovely. You both know that it cannot last. You take away the comb.',
        {
          text: 'You comb {name}’s whirl flat, though there was nothing in it, and it whirls back, smoking. You comb again. One by one the teeth of the comb lie down in your palm. {name} watches the last go, enchanted, and offers you the other side.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You comb {name}, clean as it is, into one smooth plum-coloured side and one orange. It holds very still, out of interest. You put down the comb, and it goes off like a dandelion.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}, it hears, and jumps in with its arms out, and half the water gets out with its arms out. {name} is clean. So is the ceiling.',
        'There is a tune that goes with it, or there is now: {item}. {name} sings it starting from the end.',
        {
          text: 'You clean {name} with {item}, and for one second it is perfectly tidy. You both see it. Then it goes, from the tips inwards, with a shout. That was the bit it likes.',
          when: ['well'],
        },
        {
          text: 'With {item} you tidy the orange half of {name}, and the plum half comes undone. You do the plum. It leans its smoking head on your arm. It can think of no better way for everything to run down.',
          when: ['well'],
        },
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
        '{name} takes the spoonful, and for a moment nothing happens. Then the tips begin to smoke, first on one side, and presently on the other. It sneezes. The spoon is bent, and nobody bent it. That is a good sign.',
        'You get the drops into {name}, and wait. Slowly it fluffs out, a bit here, a bit there, in no kind of order. You had been hoping for that. It looks dreadful, and a great deal better.',
        {
          text: '{name} had been lying dreadfully tidy, all its fur one way. You get the dose in. A tuft springs up, a tip begins to smoke, and the spoon comes apart in your hand. Both odd eyes open for that.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You break the seal on the new bottle, and at the snap one eye opens, the plum one. {name} takes the whole dose for the sake of that snap. Soon a single tip is smoking again, and it asks to see the seal.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'It drinks it up, since it fizzes. It was perfectly well. It is perfectly well, and purple.',
        'You feel its forehead, and have to look for it. It is warm all over the place. {name} has had the label off already, and the cork, and the point.',
        {
          text: '{name} gets its spoonful and nothing mends, since nothing was broken. Then the handle comes off the spoon in your hand, and it dances. It thinks the treatment a great success. Put the bottle away until it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}. Something in there goes click, and slips, and starts to run. {name} undoes your cuff button while you are still holding the cup.',
        'Oh, that one: {item}. It fell upon it, and all its edges went soft, like a fire when the wind gets round to the right side.',
        {
          text: '{name} loves {item}, and most of all the second when it comes apart. That is the second when the medicine slips in. It does good at once. Something falls off the shelf, for joy.',
          when: ['item'],
        },
        {
          text: 'You bring {item} in one piece, and {name} sits before it for a moment, touched. Then it is in several pieces, and then it is gone, medicine and all. The tips smoke like birthday candles. Hold on to the lamp.',
          when: ['item'],
        },
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
        '“Feathers stay in,” you tell {name}, and it looks at the pillow. The trouble is that they are out. It has understood. It brings you one, rather bent, and then sits still for as long as it can.',
        'You set the inkwell up again and tell {name} no. It is blue to the elbows, and it has understood about ink. It goes in under the table, and you can hear it being careful.',
        {
          text: 'You take the clock away while it still has all its wheels. {name} sits on its paws, smoking from both ears with the effort of it, and leaves the next clock be. It comes apart a little on the side away from you.',
          when: ['well'],
        },
        {
          text: 'You say no with the back of the clock half off. {name} lets go of the last screw, and its smoke goes thin. It even puts the screw in again, crooked. Then it goes to sit with the broken umbrella, who understands.',
          when: ['well'],
        },
      ],
      little: [
        'It was not going to. It had got that far by itself, round by the coal scuttle and the moon, and is rather hurt that you came the short way.',
        'You say it, and {name} says it along with you, in another order. It is all there.',
      ],
      bad_time: [
        'You shout about the vase. The whirl slows, and the smoke goes out of {name} tip by tip. It finds two of the pieces, presses them together between its paws, and looks up at you. It is still holding them.',
        'You scold, and {name} draws itself in until every hair is straight and it is half the size. It looks very well behaved. It is only going cold. It wanted something. See to that first, and teach it later.',
        {
          text: 'You make {name} put the pencils back by length. It does it, shaking. The smoke stops. It sits next to the row, smoothed flat, its two eyes almost the same colour, and does not touch one.',
          when: ['weak'],
        },
      ],
      loved: [
        '{item}. It is like a bank to a river. {name} leans on it the whole way down, and comes out at the bottom, laughing, in one piece.',
        'It would never have thought of that by itself, going slowly: {item}. It has seen the other side of the room for the first time. There is a window there.',
        {
          text: 'It is {item}, and {name} learns, in the uproar, to stop at the word. It stops so hard that its own fur overshoots, and has to come back. It adores that. It wants the word again, and you may say it when you like.',
          when: ['well'],
        },
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
        'You put {name} on the hearthrug and lay a hand on it until it has stopped turning underneath. There is a bit of tail that has not been told. Then that stops, too. Its eyes are open. It glows, lower and lower.',
        'You make up the bed for {name}, and it unmakes it, sheet by sheet, with great satisfaction, and lies down in the result. It is awake still. You can hear it simmer, like a pan that was taken off.',
        {
          text: '{name} had run down to about a spoonful of plum-coloured fluff, not even smoking. You put it in a box and shut the lid. When you look again, the box is in pieces and {name} sits in the middle, lit at every tip.',
          when: ['weak'],
        },
        {
          text: 'You lay {name} on the worn quilt, and it takes one loose thread between its teeth, to have something to look forward to. The smoke at its tips thins and rises straight. Much later, it has the strength to pull.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed, and it is quiet for just as long as it takes a sheet to become two sheets. It was not tired. It is up, and so is the mattress.',
        '{name} lies down to please you, wide awake, and holds itself together with both paws. For some time it works. Then it thinks of something, and the blanket is on the lamp.',
        {
          text: 'You tuck the blanket round {name}, and for one whole second it is a blanket. Then it is yarn. From the middle of the yarn two unmatched eyes shine up at you, wide awake, hoping that you have also brought the pillow.',
          when: ['well', 'no_item'],
        },
        {
          text: 'It is not tired, but it is so fond of you that it tries. {name} lies flat and holds itself together with all its paws. You count along. At nine, one tuft gets away. At ten there are feathers. It is sorry. Count again.',
          when: ['trusting', 'well', 'glad'],
        },
      ],
      loved: [
        '{item}. It drops in from a height, and whatever was on top is underneath, and there is a purr in the middle like a kettle thinking.',
        'All the bits of {name} came back for that, by different stairs, and got in: {item}.',
        {
          text: 'You bring {item}, and {name} starts to take that apart, tenderly, from one corner. It goes slower. It has got down to a thread, and lies there with the thread in its mouth. It would have undone it all, but for being so comfortable.',
          when: ['well'],
        },
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
        'You sit. A thread has worked loose at your cuff, and both odd eyes have seen it. {name} trembles, and smokes at the tips. All the while you sit there the thread hangs between you, and it lets your sleeve stay a sleeve.',
        'You sit and do nothing at all. {name} goes round and round the quiet, hunting for the loose end to pull. There is none. It tries lying on it. After some time the smoke from its tips is going straight up.',
        {
          text: 'You sat, and the thread at your cuff began to go. You let it. {name} watched with its odd eyes, smoking softly, as an inch came away, then two. It leaned its scruff on your arm. Nobody had ever not mended something for it.',
          when: ['from_child'],
        },
        'You sit with {name} and watch its smoke. It goes up quite straight, and then it loses its way. You have both leaned over to see where to. That is how you come to be leaning on each other.',
        'You talk about nothing in particular and it gets to {loved}, it gets to snow, to your grandmother, to {loved}. That is not the order that it happened in. It is a better one.',
        'It does not say so, but there is a patch of this floor that it has never messed up. It lay there for {wait} once, waiting for your step. {name} pulls a cushion over it, crooked, and sits you down.',
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
        'While you sit there your lace comes undone, then a cuff, then something in the chair. {name} sleeps on, smoking evenly. When the last leg goes it shifts over, without waking, and there is room for you on the floor.',
        '{name} sleeps, and is running down, and you sit there. Each time that it has all but stopped you breathe out, and it goes round once more, without waking, as a mill does.',
      ],
      shy: [
        '{name} whirls out from under the table, unpicks one stitch of your hem, and stops to see what you will do about it. You do nothing. It looks along all the rest of the hem, smoking slightly, and leaves it.',
        'You sit quite still, and the chair, being so near {name}, lets go of a screw. Two unlike eyes fly up to see whether that is the end of you. You put the screw in your pocket and go on sitting, at a slant.',
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
