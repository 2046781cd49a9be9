/**
 * The Tortoise wants to get to the south wall, and has set out. It fears being put on its back, frost, and the mower.
 * It came out of the egg with the face of a great-uncle and thinks in reigns; gardeners pass. Three odd facts. It
 * answers, but late: what was said on Monday is weighed, and on Thursday it nods. There is always a dandelion stuck to
 * its chin, of which it knows nothing, and so, wherever it has been, there is a yellow line across the lawn a year
 * after. And it takes the wheelbarrow for a relation who went to the bad: a hard back, the wrong way up, rushing about
 * on one foot, always full and never satisfied; it does not speak to it.
 * Body: a dome with amber rays, legs like small elephants, a neck that comes out further than expected, a beak with no
 * teeth and endless leisure. It runs on sun, and must be warm to the third toe before it begins. It cannot swim and has
 * no wish to. It goes straight: what is in the way is moved, or leaned upon until it moves. It eats as if hearing
 * evidence. It sleeps by drawing in its head with a long hiss and being a stone. It sulks in the same manner, but with
 * the hiss addressed to someone. It trusts in decades, and therefore begins at once. It never goes round, never looks
 * up, never does today what the frost will do for it. Its keeper is the present gardener, a short-lived kind, of whom
 * it has resolved to grow fond while there is time.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A beak comes through, rests, and the afternoon goes by. Towards evening there is a head: bald, wrinkled, rather like somebody who once sat in Parliament. {name} looks at you. It does not seem surprised.',
    'Small as a walnut, and with the walnut’s complexion, {name} climbs out over the edge of its shell, straight ahead, and walks into your thumb, and goes on walking.',
  ],
  looks: {
    thriving: [
      '{name} has found the one warm flagstone, laid itself on it like a lid on a pot, and let out all four legs and the neck. A butterfly tries the dome, and then the dandelion. Nobody is asked to leave.',
      '{name} is walking downhill, and it has got away from it a little. The elephant feet go at very nearly a trot. It arrives at the bottom, stops, looks back up the slope, and is seen to consider doing it again.',
      {
        text: '{name} is moving a flowerpot with its forehead. Neither of them is in a hurry. Your foot turns out to be in the way, and it stops, considers, and goes round. It has never gone round for anyone.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} has been following you all about the place and has not arrived yet, as you keep going back before it gets there. It is not in the least put out. It means to catch up with you when you are ninety.',
        when: ['trusting', 'from_child'],
      },
      {
        text: 'Under the bench {name} rocks to and fro, scratching its shell on the slats, eyes shut in bliss. They open, on you. There is a hiss, a dome and a bench. You walk by. Behind you the bench begins to creak.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} has met a pebble and pushes. For a long time there is nothing to report. Then the pebble rolls, and {name} stands there, legs apart, having moved a mountain. It looks round for who saw. You did. It goes in.',
        when: ['baby'],
      },
      {
        text: '{name} has walked to the middle of the lawn, where nobody can say that it has come to meet you, and suns itself. You pass. It stretches its neck after you. It would not have you feel obliged.',
        when: ['warming'],
      },
      {
        text: '{name} is eating a fallen petal with its eyes closed, and the neck out longer than you knew. Your shadow comes first, and reaches it. The neck goes back like a drawer. The petal stays out, and is taken in later.',
        when: ['wary'],
      },
      '{name} has been {days} days in this garden, and the sun is on its back. It gets up on its toes, all four, and stretches its neck out at the sky, till every fold is gone.',
      {
        text: 'You scratch the back of its shell, where the amber rays come down, and {name} rises on all its legs and dances: left, right, left, with its eyes shut. You stop, and it stops, and waits.',
        when: ['trusting'],
      },
      {
        text: '{name} has heard your gate. It comes straight to you, under the washing and through the beans, neck out, at a run. There is a sock on its back. It climbs on your foot and stops.',
        when: ['trusting'],
      },
      {
        text: '{name} leans on your chair. It leans all morning, and it has its feet well dug in. By noon you have been moved, chair and all, into the sun, and it stands beside you on its toes.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} is in the shade of where the pear tree was. There is no shade there now. It has not been told, or has been told and is thinking about it. It is very comfortable there, in the shade.',
      'A leaf comes down on the back of {name}, and later another. It does not shake them off. By and by it moves on, three steps, at a pace that a leaf can keep up with.',
      {
        text: '{name} stands in the grass with a dandelion on its chin, of which nobody has told it. You sit down near by. One eye comes round, rests on you as on a wall that can stay, and goes back to the century.',
        when: ['trusting'],
      },
      {
        text: '{name} is resting with its chin on the kerb, and one foot is left out behind in the sun. You walk by on the gravel. The foot thinks about it. When you are long past, it is drawn in.',
        when: ['wary'],
      },
      '{name} stops at the same place by the path, as it does every day, and looks at the ground there. It is where it once had something good: {loved}. Then it walks on.',
      {
        text: 'You have moved your chair three times today, after the shade. {name} has been walking to you since breakfast. Each time it stops, looks where you have gone, turns its whole self, and comes on.',
        when: ['trusting'],
      },
    ],
    curious: [
      'There is a flowerpot where there was none in the spring. {name} walks into it. It considers the flowerpot’s position, and walks into it once more, to be fair.',
      'The neck comes out, and then, when you believe that to be all, comes out. At the far end of it {name} is looking at your bootlace with one black eye.',
      '{name} has halted before the watering can. A drop hangs from the rose of it. It falls. {name} waits, with an open mind, to see whether that was a habit.',
    ],
    bored: [
      '{name} has come to the brick at the edge of the lawn, leaned on it, and been leaned on back, for two days. A game might shift things. Give it a ball to push, or walk with it.',
      'The clouds are the same clouds. {name} has let its legs go in and stands on its own floor, like a thing in storage. Take it for a stroll, play with it a little.',
      'There is an empty boot by the step, and {name} is parked against it, waiting for somebody to be in it and go somewhere. It would like to play.',
      {
        text: 'It has stopped, in the open lawn, where there is nothing in its way, and does not go on. The south wall is quite near. Walk with {name} for a bit, or give it something to lean on.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} set out for its dish in good time, allowing for its own speed and allowing for yours, and arrived to the minute. There is nothing in it. Its meal is due. It has come first. Kindly come second.',
      '{name} has put out its neck, a good deal further than you thought there was neck, and laid it on the ground in the direction of the kitchen. It could outwait a tree. Its meal is due all the same.',
      {
        text: '{name} has walked up to your boot, set its forehead to it, and pushes, as it does with whatever it wants moved. You find yourself going backwards, very slowly, towards the larder. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} was fed {hours} hours ago, and has since gone in and put the legs across. From in there one eye is on the bare ground where the dish goes. Its meal is due. Set it there, and stand off.',
        when: ['wary'],
      },
      {
        text: '{name} has made the longest march of its life, a hand’s breadth, and bitten what it found at the end. It was a stone. You lean over and everything goes in except the mouth, which stays out, open. Its meal is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has set out across the lawn for a single dandelion, and should be there by noon. Its neck is stretched out as far as it goes. You could be quicker. Feed it.',
      '{name} is standing under the kitchen window with its neck up. It has been there since you came down. When it hears a plate it gets up on its toes. Please feed it.',
      '{name} bites at the air in front of it, slowly, and chews, and there was nothing in it. It looks down to see where it went. It is hungry. Feed it.',
      {
        text: '{name} has walked as far as its dish and stopped, with its face to the dish and its back to you. It does not like to ask. Put food down, and walk on.',
        when: ['wary'],
      },
      {
        text: 'There is a stone next to the empty dish. When you look at the beans it opens its mouth, and when you look at it, it shuts it. {name} is hungry. Leave it some food.',
        when: ['wary'],
      },
      {
        text: '{name} has bitten your shoe, on the toe. You look down. It bites it once more, very slowly, with its eyes on yours, so that you will understand. Please feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has climbed in over the kitchen doorstep, which took it all morning, and stands in front of the cupboard with its chin on your slipper. It is hungry. Give it its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} can live on little, and for long. But it has had nothing for {hours} hours, and its head lies on the ground, at the end of its neck. Feed it now.',
      '{name} has eaten the string that the roses were tied with, because it was green. It is standing there with the end of it in its mouth. Bring food at once.',
      '{name} puts out its legs, and they have grown thin, and the skin hangs on them like a coat. It takes two steps to you and lets itself down. Feed it now.',
      {
        text: 'The head of {name} lies out on the flagstone, and when you touch it, it does not go in. Hold something soft to its mouth now, and then medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has pushed through the hedge to look for food, and there was only gravel. It is back, thin about the neck, and will not look at you. Put food down now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} tries to draw in its head as you kneel down, and the head is too heavy, and stays out. Put soft food to its lip now, then medicine, and move back.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'It has been walking since morning and has come as far as its own shadow. {name} rests its beak on the ground. Let it have something from the vet’s bag, or the warm shed and sleep.',
      '{name} puts out three legs today and leaves the fourth for when it is wanted. It is not what it was. Medicine would serve, or a long rest in the leaf litter.',
      {
        text: 'It has set out to greet you, and you can see that from here. It comes half a foot, rests its beak, nods to you, and comes on. Go to it. Bring something from the vet’s bag.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There has been mud in the flowerbed since the rains, and now there is some of the flowerbed on the lawn, moving south. Put {name} in a lukewarm bath.',
      'You could grow cress on it. Somebody has: there are two leaves out, behind the neck. {name} should be washed, and the cress, if possible, spared.',
    ],
    sick: [
      'A bubble comes and goes at one nostril. {name} breathes with its mouth open and its neck stretched out along the stone, and has let a cucumber go limp before its eyes. Medicine, please.',
      'It carries its head to one side, like a full jug, and has had to set it down twice on the way. {name} wants medicine and a great deal of warmth.',
      '{name} came to the flowerpot and went round it, like anyone. It is very unwell. It will not get over this by waiting, though it will try. Medicine, today.',
      {
        text: '{name} has stopped in the middle of a step, and the foot hangs. Its eyes are swollen shut. It hisses at your hand, with hardly a breath behind it. This is not one that it can wait out. Medicine, please, and warmth.',
        when: ['wary'],
      },
      {
        text: 'It has shut the front of itself, and behind there it bubbles at every breath. Wait with medicine in the dropper, and a warm stone. It cannot keep that closed, today, for long.',
        when: ['wary'],
      },
    ],
    failing: [
      'The legs are out, all four, and lie as they were left. {name} has been a long time about everything and may be quick about this. The medicine, now, and the lamp.',
      'The head lies out upon the grass, beak open, with a petal against it that comes and goes with the breath. Give the medicine at once. Kneel down. It has not the neck to look up.',
      {
        text: 'You pick it up, which is never done, and no leg goes in. They hang. The old face looks past you to the wall that it was going to. Give it medicine now, by drops, and hold it level.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It had a hundred years in hand, and nobody came for {hours} hours, and they have nearly all been spent. Kneel in the grass by {name} now. Let it have your shadow, or your hand.',
      '{name} has stopped. It did not get there, it is only that it has stopped, in the open, facing the house. Come out to it now, and sit down in front.',
      'Frost has been on it and gone. It lies on the path, where your shoes would come, and has waited there for {hours} hours to hear them. Stay with it. Anything that you do for it, do now.',
      {
        text: 'It had been eleven years, it would say, on the way to the south wall, away from the house, and it has turned, and stands upon your step, sound in every leg, {hours} hours now. Open the door to it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has its face to the hedge. But the hind leg on your side has been let out, quite straight, along the grass, and left there. Sit down and take hold of that now. Medicine may be spoken of later.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} breathed out, in one long hiss, and drew in its head, and now there is a stone with amber rays. It sleeps. A snail has started across it.',
      '{name} is asleep with its two front feet drawn across, side by side, soles out, like a shut door. Behind them, a long way back, somebody breathes, about once a minute.',
      'There is dew on the shell, and it runs down along the rays, and drips. {name} sleeps underneath. It has left out its tail by mistake, and that is wet.',
      'You put your ear to the shell. For so long that your knee goes stiff, there is nothing. Then there is a breath. {name} is quite well. It is only in no hurry.',
      {
        text: '{name} is asleep with its neck out along the ground and the front door standing wide open behind it. Two gardeners never saw that. The dandelion on its chin goes up, and after some thought goes down.',
        when: ['trusting'],
      },
      {
        text: '{name} has shut itself up for the night, with its elbows pressed together. You tread on the gravel, and there is a small hiss, without waking. You go round by the grass.',
        when: ['wary'],
      },
      {
        text: '{name} has turned its front to the wall, and then gone to sleep. You would have to move the wall. When your lamp comes round the corner, it pulls in the last bit of tail.',
        when: ['wary'],
      },
      {
        text: '{name} did not trouble to draw in anything. It is asleep on the step, with its chin on the warm stone and all four legs let out, like luggage that somebody has put down at home.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in your boot, as much of it as fits. The rest stands out behind, with its legs hanging and its short tail uncurled. You go for your walk in slippers.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps with its head out on the straw and its beak open, and at each breath something clicks. Keep it warm. It needs medicine when its eye opens.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'It has not shut its door. The head lies half out in the cold, on one side, and does not know it. {name} wakes at {wakes_at}. Be there meanwhile. Sit by it now, with a hand on the dome.',
      'There is sleep, and there is winter, and {name} is lying in between. It wakes at {wakes_at}. What it can be given until then is that somebody reflects beside it. Begin.',
      {
        text: '{name} went to sleep on its way to a dandelion, with one foot forward. Wait with it now, on the grass, and at {wakes_at}, when it wakes, have the dandelion come to it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has parked itself with its front against the wall, so that all there is to see is house. It was let down by nobody. It has simply known you for no time at all. Sit with it, and make a beginning.',
      'You bend over {name}, and it breathes out and shuts. From inside it can see your boots, as it has seen other boots, that went. Please sit down with it, where it can see the rest of you.',
      {
        text: '{name} is in. One can tell, because at the door of something no bigger than a walnut a breath comes and goes. It was born with a house and has never had a caller. Sit down outside, please, and do not knock.',
        when: ['baby'],
      },
      {
        text: '{name} has one crumb of eggshell on its dome and takes you for the weather. It draws in what little neck it has, to wait until you blow over. Sit down beside it, please, and do not blow over.',
        when: ['baby'],
      },
      '{name} does not hold {wait} against a person, having known longer. It has merely drawn in one leg the further, upon your side. Keep it company until it forgets to.',
    ],
    back_from_death: [
      '{name} came up out of the topsoil, with a root across its brow, and sits at the edge of the hole like one who has been a great way down. Stay by it. Let the next greens be punctual.',
      'It stands upon the lawn and looks at a dandelion. It does not eat it. It has time again, all that there is, and nowhere to put it. Sit with it, and keep its mealtime.',
    ],
    old: [
      'By its own reckoning it is not old yet. But there is lichen on the north side, and a wren has asked about the hollow by the neck, and {name} is thinking it over.',
      'A yellow line has come up across the lawn, from the step to the shed, and bends a little at the wheelbarrow. {name} goes along beside it, wondering who was here before.',
      'It has taken {days} days, and it has now got as far as the sundial. {name} halts in the shadow of the hour and lets that pass over, from the one side of its back to the other.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} puts its foot on the dinner, so that the dinner will not hurry off, and pulls. A piece comes away. It looks into the middle distance and works its jaw. When nothing is left, it goes on standing there.',
        'A green stain runs down the chin of {name}, and every bit of the meal is gone. It looks about, in case some got away. It was a sound dinner. They were made like that in the first gardener’s time.',
        {
          text: '{name} eats to the end at the pace of the century. That is {streak} on time. It comes over and lays its chin on your boot, dandelion and all. The last gardener was given that in the eleventh year.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} bites, thinks, chews, and thinks about having chewed. A cloud comes and goes. When the dish is bare it looks up to see you off and finds you still sitting there. It looks for a good while. Nobody waits.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You and {name} have stopped pretending that this takes a minute. You bring a chair, it eats, you read, it eats. When all is gone it walks once round the chair, and you turn a page for every leg it passes.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is the size of a walnut and has the face of a great-uncle. It bites at the dinner, misses, and bites again with dignity until there is none. Then it regards you from a brow that has seen nothing yet.',
          when: ['baby'],
        },
        {
          text: '{name} climbs into the dish, to be nearer the matter, eats its way across and cannot get out at the other side. That is {streak} on time. It lets you lift it, legs drawn in. It does not thank strangers.',
          when: ['baby'],
        },
        {
          text: '{name} takes one bite and goes in. It comes out, takes another and goes in. So dinner is eaten, all of it, in a great many journeys. After the last, two scaly elbows are folded across the front, like a shut gate.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up and takes one step in your direction. It is a step of three inches, with a rest in it. There it stops. It will take the next when it has thought about this one. Do not help.',
          when: ['warming'],
        },
        {
          text: '{name} walks past the dish, and on, until it stands with both front feet on your shoe. It puts up its neck for you to feed it from the hand. It takes an hour, and neither of you minds.',
          when: ['trusting'],
        },
        {
          text: '{name} eats out of your fingers, and after each bite it lays its chin in your palm to chew. Its short tail has uncurled. You can feel the jaw go, slowly, like somebody thinking.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You lie on your front in the grass and hold out its dinner. {name} comes right up, looks into your face from very near, and eats. At the end it bites your nose, gently, to see.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} has no strength to stretch its neck, so you hold each bite up to its beak. It takes it, and rests its head on your thumb to chew. In the end it has eaten it all.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You have been on time {streak} times running. {name} does not say anything. But it used to sit facing the hedge, and it has turned itself round, and faces the way you come.',
        '{name} used to draw in its head when the gate went. Now it puts it out. It has had {streak} meals on time, and it eats this one with one elephant foot on the edge of your shoe.',
        'After {streak} meals on time {name} does not wait for you to step back. It stretches out its neck, with all those folds in it, and takes the first bite while your hand is still there.',
      ],
      early: [
        '{name} is still chewing the last meal. It looks at this one, thinks, and takes a corner, to be civil. There is no hurry about the rest. Come again at {opens}.',
        '{name} stretches its neck out, smells, and takes one bite. It keeps it in its cheek and shuts its eyes. It is too soon for more. Come again at {opens}.',
        '{name} takes a nibble, and then it walks round the dish, all the way, and ends where it began. It is not hungry yet. It will have got there by {opens}.',
        {
          text: '{name} looks at it from the back of its shell. It is not hungry. It puts out a beak for one small bite, so that nobody is hurt, and takes it in. Come at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} climbs on your shoe to thank you, and takes one bite. It is quite full. It settles down there, on the shoe, with its legs in. It will be hungry at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} has seen two gardeners come and go, and it eats the late meal without remark. Then it lifts its head and studies your face for a good while, from boots to hat, as one looks at the third.',
        '{name} eats it all, and begins at the far edge, so that the dish moves a little with every bite. By the end it is quite a way off from you. It has not looked up once. It may be the slope.',
        {
          text: '{name} has waited out frosts, and now it has waited out you. It eats everything, without haste and without a look. Then it begins to turn its back on you. With that much back, it takes some time.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes one bite and holds it, as if the next part had slipped its mind. Its breath whistles. It has drawn its head away from you by half, and has not the strength for the other half. Medicine, please, and warmth.',
          when: ['ill', 'wary'],
        },
        {
          text: 'When dinner was due {name} set out to meet you, and it has got as far as the step. It eats there, to the end. Then it rests its chin on your shoe, keeping back some of the weight.',
          when: ['trusting'],
        },
        {
          text: 'When the late dish comes down {name} goes in and lets it stand. Only after your boots have gone off over the grass is it eaten, to the end. Then it is a stone with its back to the path.',
          when: ['wary'],
        },
      ],
      missed: [
        'For {hours} hours {name} lay with its neck along the ground. It is light to lift, and it ought to be heavy. It eats all of it, and moves its head away from you. Not even this one can wait so long.',
        'For {hours} hours {name} ate what grew within reach, and then only earth was within reach. It takes all that you bring, slowly, looking past you. It has outlived a good deal. Do not ask it to outlive this.',
        {
          text: '{name} got through {hours} hours as it gets through winters, by stopping whatever could be stopped. It is slow to start again. It eats all of it with its head kept indoors. For a winter one is warned. Come in time.',
          when: ['wary'],
        },
        {
          text: 'Nobody came for {alone}, and {name} walked to the gate and stood with its face against the wood. Two gardeners went out by that gate for good. It eats everything where it stands, and does not turn round to you.',
          when: ['wary'],
        },
      ],
      full: [
        'You set down the dish, and {name} walks up and stands on it, with all four feet, and looks straight ahead. It is full. It will get off again by {opens}.',
        '{name} looks at the food for a long time, and then, by degrees, it draws in its head, and its legs, and there is no more to be said. Come again at {opens}.',
      ],
      ill: [
        'You hold the flower to its beak. After a time the beak parts, and closes upon one petal, and there it stays, yellow, unswallowed. A little goes down. It needs medicine now.',
        '{name} takes a wet leaf, for the wet, and lets the leaf be. Soak it in warm water after this, and give it medicine.',
      ],
      loved: [
        '{item}. It is looked at from the front, and from each of the sides. It is bitten with the eyes shut. Somewhere under that dome a bell has been rung in a small country church.',
        'In the days of the first gardener, one would suppose, they had such things: {item}. {name} eats it down to the ground and then eats the ground, a little.',
        'You have never seen it run, and you do not now, but grass has been torn up. {item}, and on its chin there is more of it, which it will find in the evening.',
      ],
      disliked: [
        '{item}. It is stepped on with the left foot. It is stepped on with the right. {name} continues south. A dandelion would have detained it.',
        'It tries it, with its head to one side, as one hears a foreign anthem: {item}. It was sorry when you had brought that and not clover.',
      ],
      harmful: [
        'It ate it as it eats everything, thoroughly, and now it strains its neck and a froth has come upon the beak. Keep this out of the garden for ever: {item}. It has had no dinner.',
        '{item}. By evening the legs are out at all sides and will not be called in. It takes a shell a long time to show a thing, so do not wait for it. Water, warmth, and never that again.',
      ],
    },
    play: {
      wanted: [
        'You lie down flat in the grass across its path, and {name} keeps straight on. It is a long climb. At the top of you it stops, stretches up its neck, and takes in the view.',
        'You and {name} play at statues, and you are out. You play again, and you are out, because a fly came. It had a fly as well. It looks at you very brightly, and is ready when you are.',
        {
          text: 'You race {name} to the flowerpot, on your knees, as slowly as you can, and are still ahead. You go slower. It draws level, stretches out its neck to look at you, and puts on a spurt. It wins by a dandelion.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You lay your hand in its way, and {name} thinks it over and climbs, thumb first, with rests. On top it can see both ways. It goes down on its stomach, and comes round to the thumb again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll a ball of string past, and {name} stands still, to make clear that it is not a kitten. Then it walks straight on through, and wears the string round the whole garden, and round once more.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You turn a corner and wait for {name}. By and by its front comes round, sees you, and draws back. You turn the next one. It is coming quicker now. At the fourth corner it is there before you are.',
          when: ['warming'],
        },
        {
          text: 'You lie down across the path. {name} arrives at your ribs, thinks of going round, and climbs. It is heavy, and its feet are cold. When it is on the top it stops there, and has the view.',
          when: ['trusting'],
        },
        {
          text: 'You crawl to the pear tree, and {name} crawls too, side by side. Halfway along you stop for breath. It looks round for you, and waits. You get there together.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} touches the ball with its beak and lets it lie. It has had a splendid time already, it is merely still having it.',
        'It walks with you as far as the rose. That is enough. It was as merry as can be done on four such legs, and would not like to be seen overdoing it.',
      ],
      bad_time: [
        'The ball rolls up against its foot, and the foot is drawn in. {name} cannot do it now. There is something it needs, and it has needed it for longer than you have been looking.',
        'You walk ahead, and turn round, and it is where it was, with its chin on the path. Go back to it. See what is lacking.',
        {
          text: 'It makes the one step, puts its weight on it, and lets itself down again like a blind. {name} is ill. Medicine and warmth. The game was there before you and will keep.',
          when: ['ill'],
        },
        {
          text: '{name} bites the ball, which is red, and might have been a poppy. It bites it on the other side. It is starving, in its quiet way. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, by all means. {name} is at it until the shadows are long, with grass to its elbows, and has to be carried in, legs still going.',
        'It is an old custom, it appears, and ought to be kept up: {item}. The neck was out the whole while, like a man’s from a railway carriage.',
      ],
      disliked: [
        'It was put down in front, and {name} walked over it, and on: {item}. It may not have understood that it was a game. A stroll is generally understood.',
        '{item}. It has drawn in everything that can be drawn in, and will remain so till this fashion has passed. Something to push would be more lasting.',
      ],
      harmful: [
        'It was on its back. You do not know for how long. It has righted itself, or you have, and it stands with its legs trembling. Clear this away: {item}. And keep your hand on the shell.',
        '{item}. There is a chip gone at the rim, and what shows beneath is pale and alive. Never let it near that again. Sit down with it, out of the wind.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name} in warm water, and it puts its head under and drinks, long and thoughtfully. The mud floats off behind. It has taken care to face into the stream, where the bath is still clean.',
        'You wash the mud off {name}, the left elephant foot and then the right. It holds each one up afterwards and cannot think where to put it, as everything down there is muddy but the foot.',
        {
          text: 'You stand {name} in a little warm water, and it stays indoors. The mud softens and goes. Under your brush the amber rays come out, one after another, and nobody knocks. At the end one foot is put out, clean already.',
          when: ['wary'],
        },
        {
          text: 'As you brush its shell {name} rises on its legs, and higher, until it stands on the tips of its nails with its eyes closed. It feels it through the roof. At the last clean ray the whole house sways.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is a speck, and you remove it. The speck had been there since before the roses. {name} feels the draught.',
        'It was already as clean as a stone after rain. It permits you to go over it, and uses the time to digest.',
      ],
      loved: [
        '{item}. The hind legs straighten, and up goes the rear of {name}, and stays, in the attitude of one being knighted the wrong way round.',
        'It comes down the path for it, unaccompanied, and gets in: {item}. You have only to hold the towel. You hold it for three quarters of an hour.',
      ],
      disliked: [
        'All that you washed was architecture: {item}. The tenant was indoors. Lukewarm water, up to the knees, has never had a door shut on it.',
        '{item}. When it was done {name} went to the flowerbed, and got in, and turned round twice. It is as it was. A soft brush might have been let stand.',
      ],
      harmful: [
        'It has gone dull, and where it ran in between the scutes the skin is red. A shell can feel, whatever they say. Rinse it for a long time, and take this off the premises: {item}.',
        '{item}. Its eyes are shut, and there is water at the nose. {name} was in too deep, or in the wrong thing. Dry it, warm it, and never that again.',
      ],
    },
    medicine: {
      wanted: [
        '{name} closes its beak on the drop and does nothing for so long that you look to see whether it went in. Then the throat moves, all the long way down. The eye opens. It has decided to go on with you.',
        'You warm the dose in your hand, and warm {name} with the other, and wait till its mouth opens of itself. In it goes. After a long breath a leg comes out, is set on the ground, and bears.',
        {
          text: '{name} has to breathe sometime, and when it does you slip the dose in. It does not come out to you. But there is another breath in there, and a long while after it another. Stay, and listen for the next.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You lay the medicine on the doorstep of {name} and look off at the hedge. It has it in and the door shut. In there the whistle goes out of its breathing. It would rather you looked at the hedge.',
          when: ['wary'],
        },
      ],
      little: [
        'You put it on the scales. It is what it was in the spring, and intends to be that in the autumn. It needs nothing.',
        '{name} shows you its beak, closed. It has outlasted better remedies than that one. Keep it for a wet year.',
      ],
      loved: [
        '{item}: it is bitten, and the taste recognised. It was much given in its youth, which was last week. {name} has bitten it again.',
        'For this the head comes out by itself, and turns, so that you can get at the other side: {item}.',
      ],
      disliked: [
        '{item}. The beak is open and the tongue is out, and the look goes on and on. Much of it was swallowed, in the end, together with the point that had been made. Cuttlefish goes down without debate.',
        'It has been round its mouth a number of times: {item}. Some of that did good. On Saturday, in the midst of something else, {name} will shudder.',
      ],
      harmful: [
        '{name} let you, since it took you for the slow and careful kind. The legs are cold now, and lie where they are put. Never {item}. Hold it against you, under the coat, and breathe for both.',
        '{item}. The head went in, without a hiss. You look into the dark there and cannot see whether it looks back. Throw that away. Warm it, and go on kneeling.',
      ],
    },
    discipline: {
      wanted: [
        'You put a row of bricks in front of the lettuces. {name} leans on them for a long while. Then it turns round, which it hates, and goes along the wall. It does not look at you.',
        'You pick {name} up off the flowers and turn it about. It stands there, facing the way you put it. It leaves the flowers alone. All it does is draw in its head, by half.',
        {
          text: 'You lift {name} out of the seedlings, say no, and set it down facing the other way, its legs still walking. It thinks this through from the beginning, and does not turn back. The nod that you usually get is postponed.',
          when: ['from_child'],
        },
        {
          text: '{name} is carried back from the lettuces and set down. It draws in all four feet, so as not to be standing where you put it. It does not go to the lettuces again.',
          when: ['wary'],
        },
        {
          text: 'You tell it about the phlox, which is flat. {name} hears it with its neck out, and the neck gets shorter as you speak. It comes off the flowers, one foot at a time.',
          when: ['trusting'],
        },
      ],
      little: [
        'It had given that up in the time of the previous gardener, or it feels so. {name} lets you finish.',
        'You need not have come out. {name} had seen the fence and thought it reasonable, last year, as fences go.',
      ],
      bad_time: [
        '{name} gets your scolding on the roof, where everything lands. Nothing of it came in. What you see at the door is a tip of nose, and that is asking for something. See to it first, and teach it later.',
        'You speak sharply, and {name} stops chewing air, lowers its head on its feet and shuts the old eyes. A lesson takes it some years. It has not the strength to begin one just now. See to it first, teach it later.',
        {
          text: 'One of the two gardeners had a loud voice as well, and {name} outlasted that. It has shut everything that a tortoise can shut, and is in no hurry with you either. Win it first. It is best to begin now.',
          when: ['wary'],
        },
      ],
      loved: [
        '{item}. That is how the thing was always done, unhurriedly, and by someone with earth on their knees. {name} turns where it is asked to.',
        'It was waited for. Nobody had raised their voice, and at length it came out and did what was wanted: {item}. It bore you no ill will that could be seen.',
      ],
      disliked: [
        '{item}. {name} obeys by standing still. It stood still before. You will find out on Friday which of the two it was. A low fence would have said it all.',
        'It is lifted, legs rowing, and put down elsewhere with its opinion unaltered: {item}. It will be back there by the end of the month.',
      ],
      harmful: [
        'It lay on its back with the sky on its belly, and its feet went, slowly, in nothing. It has seen that now. {item}: never. Set it down in the warm, put your palm upon it, and stay.',
        '{item}. The shell rang. For some days it will not come out when there are shoes, and it used to. Sit in the grass without any.',
      ],
    },
    sleep: {
      wanted: [
        'You scoop out a hollow in the warm soil, and {name} backs and fills, with a shove of each elbow, until the hollow has its shape. It lets down its weight, and has never been anywhere else.',
        'You set a plank against the wall for a roof, and {name}, which has a roof, goes under it. Two are better. Its chin comes down on the earth, dandelion first, and the wrinkles about its eye let go in their order.',
        {
          text: 'You heap up dry leaves and go off on tiptoe, and {name} listens to every step of it. Then there is the long hiss of a head being drawn in. A stone lies there now, a little warmer than the others.',
          when: ['wary'],
        },
      ],
      little: [
        'It lay down in February, as it recalls, or some such month, and has not been tired since. {name} sits in the leaves with its head up.',
        '{name} goes in to oblige you, remains for as long as it takes to turn round, and comes out. The south wall is still there.',
      ],
      loved: [
        '{item}. It digs, unhurriedly, with the left and with the right, until it is level with the ground. Then there is only the ground, with rays on.',
        'It leans on the back wall of it, and the back wall holds: {item}. One hears the door being shut, sole to sole.',
      ],
      disliked: [
        'It is soft, and gives at one side: {item}. {name} stood there like a piano on a lawn. It prefers a place that has been dug.',
        '{item}. The hiss was a short one. It will lie there, since it has been put, and set out for the leaf litter when you are gone, and be there by light.',
      ],
      harmful: [
        'It had begun to go down into winter, and it was not the season, and nobody was keeping watch. {name} is cold to the middle. Warm it by degrees. Never this again: {item}.',
        '{item}. There is damp in its breath, and at the nose a bubble. It should not have lain in that. Dry leaves, a dry box, and sit by.',
      ],
    },
    reflect: {
      awake: [
        'You sit down on the ground, and {name} goes on looking where it was looking. After a time you look there too. It is a bit of wall. You have come to like it when you notice a shell against your ankle.',
        'You sit down on the grass, and {name} sets out. You have time to think of your whole childhood. Then there is a bump against your knee, and it has arrived.',
        {
          text: 'You sit, {name} sits, and nothing is said. It is working on an answer to something that you told it long ago. At last it nods. Then it puts one foot on yours, so that you will not leave before the rest.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} sets out towards you from the end of the flowerbed. It is quite clear from the first step. It is no distance. You get a good deal of thinking done before a beak touches your lace.',
          when: ['warming'],
        },
        '{name} once waited {wait} for you, at the step, with its head out. You sit on that step now. It has walked up close, and tucked its head in under your knee.',
        '{name} pushes a leaf over to you with its beak, and stops, and looks at the leaf. You can tell that it is thinking of something a good deal better: {loved}.',
      ],
      little: [
        'Four visits within the hour: {name} has not yet done with the first. It puts in its head to give that its attention. Come by when there is a new shadow.',
        'It is fond of you, it is coming to that, but it must be left room to come. It turns a quarter to the south. Later.',
      ],
      ill: [
        'You lie down on the path, so that it need not lift its head. There you are, the two of you, with your chins on the stone. It breathes by yours. Then get up, and bring what it lacks.',
        'Your hand lies on the shell. It does not come out, but something within has moved over to that side. Stay a bit, and see to it after that.',
      ],
      asleep: [
        'You sit down by a stone. It gets dark. The stone is a little warmer than a stone is, on the side where you are.',
        'Somewhere at the back it draws a breath. You decide to wait for the next. It is a good way to learn the names of the stars.',
        'You lean your back against the shed, it sleeps in its box, and neither of you will see the end of the century from here, or only one.',
        'It hisses in its sleep, kindly. You must have been in it, or else it was that summer with {loved}.',
      ],
      shy: [
        '{name} faces you across the lawn with its head in and its feet in. You sit. A cloud goes over both of you. Afterwards the head is out by the length of a grass seed, and that was for you.',
        '{name} is shut up in its shell. You sit down on the step, take off your shoes, and wait. By the time the sun has gone there is a nose, at the very back, pointing at you.',
        {
          text: 'You sit on the grass, far off, and do what {name} does, which is nothing. It has had more practice. But when you still have not stirred its head comes out by one wrinkle, to see which of you is the stone.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old and already has the frown. It has turned it on you from across the box, and keeps it there. You sit, a long way off, and are frowned at. It is a beginning. These things take eighty years.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'dandelion flower':
        'Here is a dandelion flower, from you, and {name}, who has one on its chin and has not been told, looks at it as at a stranger with a familiar face. It hears the case. It eats the stranger.',
      'plantain weed':
        'The plantain weed has come up in the path by itself, and you only had to point. {name} takes it by the rib, walks backwards one step, which is a thing it never does, and the root comes too.',
      'prickly pear pad':
        'The spines have been singed off the pad of prickly pear. {name} examines it for the one that you missed and eats round. The juice runs down its front. By evening there is a spine, on a green rag.',
      'clover patch':
        'It has been set down in the clover patch, and a bee complains. {name} lets it finish. Then it lowers its beak and begins at the edge, and you move your chair along behind, as one follows a plough.',
      'mulberry leaves':
        'Mulberry leaves come down whenever you shake the bough, and {name} stands beneath with its mouth open, in good time. One lands upon its dome. It walks about under that until noon, looking for it.',
      'sow thistle':
        'You hold the sow thistle upright, like a tree, and it fells it. There is milk in the stem. {name} drinks that off with its eyes closed, and on the end of its beak hangs a white drop for some years.',
      'dried meadow hay':
        'The dried meadow hay has last summer in it, and a cricket. {name} chews, and thinks of who was gardener before you. The cricket walks out along the stalk, sees how near the beak is, and has leisure to leave.',
    },
    play: {
      'garden stroll':
        'You take the garden stroll together, and {name} has its face set to the south wall. At the sundial you stop, to let it pass. It nods to you in passing, about last week.',
      'flowerpot obstacle':
        'A flowerpot of yours stands in the way, as an obstacle. {name} halts, nose to clay. It leans. When the clay has gone over, it walks through what was a geranium and does not look down.',
      'red ball push':
        'The red ball is pushed to {name}, and {name} pushes it on, with its brow, down the whole of the lawn. Beyond is you, lying there in goal, with an hour to choose your side.',
      'lawn patrol':
        'It is on lawn patrol, and you have been taken on for the edges. {name} stops at a feather, at a peg. The peg is leaned upon, and gives way, and the patrol goes on.',
      'gentle ramp':
        'There is a plank to your step, quite a gentle ramp. {name} puts one foot upon it and lets the news go round. By three o’clock it is on the step, level with your teacup.',
      'shell scratching':
        'You scratch the shell along the third ray, with your nails, and there is a stir. It rises, a leg at a time, and sways. Somebody is dancing, in there, upstairs, with the blinds down. You do the fourth.',
      'slate stepping stones':
        'The slate has been in the sun since nine, and you have set it out in stepping stones. {name} stands on the first until it is warm to the toe. It is in no haste for the second.',
    },
    clean: {
      'lukewarm soak':
        'In the lukewarm soak, up to the chin, it drinks some, and shuts its eyes. Round the dandelion the water goes yellow. {name} stays in until your knees have given out, and then one minute more.',
      'soft shell brush':
        'You go along the amber rays with the soft brush. {name} pushes up beneath it, by the breadth of a hair. From the last ray there comes a beetle, which is handed down to the grass.',
      'beak filing':
        'You file the beak, the left, the right, and {name} bears it, as one does a barber. When you have swept off the dust it tries a bite at the air. It is pleased, and bites another.',
      'mud rinse':
        'The can goes to and fro, and the mud runs off down the path in a small brown river. {name} watches that set out. It had got that mud from beyond the phlox. You rinse between the toes as well.',
      'under-tail wash':
        'For the wash under the tail you must go round to the back, and you say good morning there. {name} looks straight ahead, at the south wall. The foot on your side is lifted, somewhat.',
      'substrate raking':
        'The substrate of the pen is raked, from wall to wall. It is very fine. {name} waits until the rake has been hung up. Then it walks across, once, straight, and leaves you four rows of print to read.',
    },
    sleep: {
      'cold frame':
        'The cold frame is propped open and lined with straw. {name} walks in beneath the glass like a person into a library. There is the hiss. The pane clouds over, beneath your hand, and clears.',
      'leaf litter box':
        'It goes into the leaf litter as into a bank. The box creaks, and the leaves come down over its dome. You put on two more. From below there is a hiss that says one would have done.',
      'half log hide':
        '{name} enters the half log, and comes to the end of it, and leans. The log moves, some way, over the lawn. It has fallen asleep in there, and you leave the log where it is.',
      'winter fridge hibernation':
        'You make room in the fridge, below the butter, and lay it in its box. {name} has hibernated under kings, but never yet on a wire shelf. You shut the winter, and the light goes out.',
      'sun-warmed shed':
        'The shed is still warm with sun when the sun has gone. {name} walks in over the boards to the watering can, and sets its brow to that. You lift your coat from the hook without a sound.',
      'topsoil burrow':
        'You have loosened the topsoil under the hedge, and {name} digs itself a burrow with its elbows, backing, like somebody getting into a large coat. Earth falls on the rays. You stand by, bareheaded, for the hiss.',
    },
    medicine: {
      'cuttlefish bone':
        'Against the wall stands the cuttlefish bone, and {name} takes a view of it. Then it scrapes, a bite wide, and has chalk on its beak. It walks to you afterwards with its knees straight.',
      'shell fracture patch':
        'You lay the patch along the fracture, on the old amber, and smooth down the edges with your thumb. {name} breathes. The patch goes up with the rest of the roof, and comes down, and nothing lets in light.',
    },
    discipline: {
      'about turn':
        'You say about turn, and turn it about. {name} walks on, in the air, until it is set down. It considers the north for some time. Behind it stand your lettuces, and it has not so much as looked.',
      'brick barrier':
        'A brick barrier runs along your lettuces. {name} comes to the first, and leans, and is not the stronger. Then it goes along, and nods to the last in the row.',
    },
  },
  refusals: {
    asleep: [
      'You knock, and you are heard, and the matter will be taken up at {wakes_at}, when {name} wakes. Until that time it is stone. You may sit against it. Reflecting has never disturbed anyone.',
      'It has shut the door and placed both feet before it. It opens at {wakes_at}, and by tortoise time that is directly. Keep it company, or keep your leaf.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and as large as a bun. It has learned what a slope is. It went down it, on its front, at a speed which it does not intend to reach again.',
      'A child, as from today: it looked at the south wall, for the first time, right across the lawn. It drew breath. {name} put forward the left foot.',
    ],
    teen: [
      '{name} is half grown and rams things. It has rammed the step, the bucket and your heel, backed off, and looked each time as if it were owed an apology. It will take a steady hand and a daily leaf.',
      'At this age they wander. {name} went as far as the compost and was away for two nights, and will not say whom it met there. It was the wheelbarrow. They did not speak.',
    ],
    high_care: [
      'It is grown, and {form}. At the sound of one pair of shoes it sets out across the entire garden. It will be there in an hour. You have learned to walk slowly.',
      '{name} has come to its full size, {form}, and to a decision. It had meant to take thirty years over it. It has walked up against your foot, and it does not push.',
    ],
    balanced: [
      'A {form}: {name} is grown, and has its road, round by the shed and the stump and home by the step. Where you have moved a thing into it, the thing has been moved.',
      'Full grown, a {form}: there were good summers and there were thin ones. {name} has gone through all of them in a straight line.',
    ],
    low_care: [
      'There is a stone in the long grass that was not there last week, and is not there today. {name} is grown, a {form}. It went through the hedge at some time, and had nobody to tell.',
      '{name} grew up as moss does. It is a {form}. You see the line that it has left across the lawn, all dandelions, and it goes out under the gate.',
    ],
    rescue: [
      'It was found on its back with the frost on it, and it was turned over. {name} is grown now, a {form}. It goes to beetles, and to the wheelbarrow even, and puts its head beneath, and lifts.',
      '{name} carries a patch, where the shell was broken, the colour of another shell. It is full grown, a {form}. In wet weather it aches, and it comes and stands by whoever aches.',
    ],
  },
  trust: [
    '{name} has left its head out as you walked by. It was going to draw it in, the order had been given. It countermanded it.',
    'A thing that you said in the first week has been answered. {name} crossed the lawn to do it, with the sun behind it, and laid its beak against your shoe.',
    'It has turned round. After all this time, with the south wall not a yard off, {name} has stopped, and turned, and is coming back to where you are.',
  ],
  streaks: [
    'Ten dinners, all in time. {name} does not call that a custom yet. It calls it promising.',
    'Twenty-five. It is longer than the second gardener lasted, by its account, and {name} has begun to learn your name. It has the first letter.',
    'Fifty dinners, and not one late among them. It is how things were under the old queen.',
    'A hundred, every one to the hour. {name} has walked to the stump of the pear tree and stood there with its head bare. It wanted somebody of its own age to know.',
  ],
  ages: [
    'Ten days old, and {name} is beginning to get an idea of the lawn.',
    'Thirty days: in the life of a tortoise that is the first sip of tea.',
    'A hundred days. {name} has been told, and is looking into it.',
    'One year. There is a yellow line on the grass today where {name} walked when it was small. It follows it, with great interest, from one end to the other.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['dandelion flower'] },
      wish: 'It can smell a dandelion, quite close, as though it were under its very chin, and has been looking for it since Whitsun. {name} would like one that can be got at.',
      granted:
        'It ate the flower. It can still smell one. It is a mystery, and {name} walked off with it, yellow beneath the beak.',
    },
    {
      by: { action: 'feed', item: ['prickly pear pad', 'mulberry leaves'] },
      wish: 'Its people are from somewhere with more stones and less lawn. {name} has it in its blood, at the back. A pad of prickly pear would call on that, or mulberry leaves.',
      granted:
        'It chewed with its eyes turned inward. There was white dust, and a goat, and somebody sang. There must have been spines as well.',
    },
    {
      by: { action: 'feed', item: ['clover patch'], hours: [9, 14] },
      wish: 'When the dew is off and the bees are on, that is the time for clover. {name} would like to be set down in a patch of it before two, and not fetched.',
      granted:
        'You came by, and it was here. You came by, and it was here, and there was no clover behind it, and it was smiling in front.',
    },
    {
      by: { action: 'play', item: ['garden stroll', 'lawn patrol'] },
      wish: 'Somebody ought to walk the bounds. It was done every year, and the boys were beaten at the corners, so that they should remember. {name} would like a stroll, and will overlook the boys.',
      granted:
        'Shed, stump, hedge, step. {name} struck the corner post with its shell, for want of a boy, and it is remembered.',
    },
    {
      by: { action: 'play', item: ['red ball push', 'flowerpot obstacle'] },
      wish: '{name} has pushed at the house, from three sides, and thinks it will not go. It would welcome a smaller thing: a red ball, or a flowerpot that puts up some resistance.',
      granted: 'It went. {name} stood a moment where it had been, and looked at the house again, in a new light.',
    },
    {
      by: { action: 'play', item: ['shell scratching'] },
      wish: 'There is an itch that it had as a hatchling, to the left of the middle, and it has never been able to reach it. {name} would like its shell scratched, by someone in no hurry.',
      granted:
        'There. Up on its hind toes, neck out, mouth a little open: that was the one. It may have been waiting two hundred years, on behalf of the family.',
    },
    {
      by: { action: 'clean', item: ['lukewarm soak'] },
      wish: 'It has not rained, and {name} is dry to the back of the knees. It does not ask for a pond. It asks for a basin, lukewarm, with a bottom to it that can be felt.',
      granted:
        'It drank with its chin under, for so long that the level fell. Then it looked up as someone does from a good book.',
    },
    {
      by: { action: 'sleep', item: ['leaf litter box', 'topsoil burrow'] },
      wish: 'There is autumn in its left hind foot. {name} would like to be laid down in leaf litter, or in a hole in the good topsoil, and covered, though only for the one night.',
      granted: 'You put on the last handful. It hissed, from below, the way the sea does a long way off.',
    },
    {
      by: { action: 'sleep', item: ['sun-warmed shed'], hours: [15, 20] },
      wish: 'In the late afternoon the sun goes into the shed and lies down along the boards. {name} would like to do the same, before eight, and beside it.',
      granted:
        'They lay there side by side, the sun and {name}. The one got up and left. The other kept its warmth for it.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} is on the point of thinking something, and has been since the spring. It would be glad of a person in the grass beside it, in case it is today.',
      granted: 'It was very nearly today. It was closer than it has ever been, and you were both there.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'To be on visiting terms with anyone it takes, in its opinion, a call, and a return of the call. {name} would like you to sit with it twice today. It knows that this is fast.',
      granted:
        'You left, and you came back. It was still looking at where you had been, and merely had to raise its eyes.',
    },
    {
      by: { action: 'reflect', hours: [10, 16] },
      wish: 'There is a stone that has the sun till four. It is broad enough for one tortoise and somebody’s elbow. {name} has warmed the elbow’s side.',
      granted:
        'You had your elbow there until it was shade. {name} moved up an inch, afterwards, to where it had been.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The dandelion',
        shape: 'flower',
        text: 'It came off the chin at last, in your hand. {name} looked at it with attention. It had been wondering where that smell lived.',
      },
      {
        name: 'A bit of the flowerpot',
        shape: 'chip',
        text: 'Terracotta, from the left side, where it was leaned on. The flowerpot put up a good fight, and {name} would like it to be remembered.',
      },
      {
        name: 'A king',
        shape: 'coin',
        text: 'Dug up on the way past the roses, with a head on it that is nearly worn away. {name} had it face down. It thinks that it knew him.',
      },
      {
        name: 'A pear',
        shape: 'bulb',
        text: 'In wood, carved by some gardener out of the stump, and lost in the bed. {name} has brought it back across the lawn, and that was most of June.',
      },
      {
        name: 'The nail from the wheelbarrow',
        shape: 'peg',
        text: 'It fell out, and the wheel has wobbled since. {name} stood on it until the thing had gone by. It is not proud of this, and has given it into your keeping.',
      },
    ],
    return: {
      name: 'A root',
      shape: 'ring',
      text: 'White, bent into a circle, of no plant that grows up here. It was across its brow when {name} came out of the ground, like something conferred.',
    },
    streak: {
      name: 'A letter to the second gardener',
      shape: 'letter',
      text: 'Unopened. {name} had been standing on it. After twenty-five dinners it has moved aside, and does not think that it is late.',
    },
    hundred_days: {
      name: 'A flint',
      shape: 'stone',
      text: 'It was in the way, on the first day, and {name} has been pushing it since. It has pushed it to your door. It is quite round now.',
    },
  },
  release: [
    'You open the gate and stand aside. {name} goes out, in a straight line, at its own pace, and you can watch it leave for the whole evening. It is still in sight when you light the lamp.',
    'It sets off up the hill. You call something after it, what one calls. It does not look round. On Thursday, wherever it is, it will nod.',
  ],
  dying: {
    neglect: [
      '{name} waited, which it had always been good at. It was found on the path, facing the step, with the grass grown up on either side.',
      'A leaf had come down on the shell, and another on that. It was some time before anybody saw that {name} had died. The rays ran out from under them to the rim.',
    ],
    hunger: [
      'All round {name} the lawn was bitten to the earth, as far as it had strength to go. It died at the edge of that, with its neck out.',
      '{name} is dead. It had started for the dandelion beneath the wall. It would have been there by noon.',
    ],
    illness: [
      'It drew in its head, with a long hiss. You would have said that it was asleep. {name} is dead, and the sun came round to it all the same, and lay on it until four.',
      'A petal had been moving at its beak with the breath. It has stopped, and so has {name}, without any haste.',
    ],
    poison: [
      'It ate it slowly, and with respect, as it had all its food, and it has died of it. It might have had a hundred years.',
      '{name} is dead of what it was given. It was slow about that, too, and never once drew in its head.',
    ],
  },
  returned: [
    'The ground heaves, a little, by the roses. It goes on until late. Then there is a beak, and an eye, and {name} puts up its old head and looks round for the gardener. It is you.',
    'You had put a stone there, to mark it. The stone is on its way to the house. It is {name}, grey and cold, and in no doubt about the direction.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, under a dome of its own, with amber rays.',
      'This is not a stone, or not only. It is {name}.',
      'Please mow round {name}. It never liked to be moved.',
      '{name} was in no hurry. Sit down a while, and be in none.',
      {
        text: '{name} walked in a straight line, and leaned on whatever was in the way. There are dandelions where it went.',
        when: ['from_child'],
      },
      {
        text: '{name} took all day to cross the lawn to us, and came every day.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It had patience for a century, and that was longer.', 'It would have come to you. It was on the way.'],
      hunger: ['It asked for one leaf a day.', 'The lawn was wide, and it was slow.'],
      illness: [
        'It carried its house to the last, and then it was too heavy.',
        'It was made to last, and it was a small cold that did it.',
      ],
      poison: [
        'It gave everything a fair hearing, and that as well.',
        'It was never quick to judge what was set before it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the sun is on your back, and has got all the way through to the toes. So you have stood up. It is wonderful, up here. You can see over the clover. You have put your foot in the water, and it splashed, and you may do that again. You are going to walk to that wall, straight, and if there is a flowerpot you will lean on it. You would like somebody to come along, and not too fast.',
      'You are {name}. You ran just now. The ants had to get out of your way. You took the corner with your neck out, and there was wind in your face, and at the end of it was clover. There is nothing in the garden that you are afraid of today. Your tail has come uncurled. If your person would scratch you, at the back, where the shell comes down, you would dance.',
    ],
    content: [
      'You are {name}, and the stone is warm under your chin. You have eaten. Things are about where they were this morning, and so are you. A bee went by, and you watched it all the way. Now somebody crosses the grass, at a run, as they do, and they are gone before you have turned your head. They will come back. You have begun to turn it. You would like them to sit down, and be here when it gets round.',
      'You are {name}. They tell you that it has been {days} days. To you it was one, a long one, with nights in it. At first you drew in your head for those shoes, since shoes come and go. But these came, and came again, and you thought about it, slowly, as you do everything. Now you put your head out. You are walking towards them. It may take until supper. You would like them to wait there.',
    ],
    bored: [
      'You are {name}. You have been leaning on this brick since the old king’s time. It does not tire. You do not tire either. That is the drawback. Overhead a cloud has come, and it is the cloud that was here before. You would give a good deal for something that goes when it is pushed. It is not for you to say so, but there is a red ball in the shed. There is somebody who has the key to the shed, and feet.',
    ],
    hungry: [
      'You are {name}, and there is a dandelion, over there, yellow. You have set out. You put down one foot, and then you put down the next. It is a good dandelion, and you have looked at it since breakfast. But your middle is empty, and the lawn has got longer. You are not one to complain. If somebody were to come this way, on those quick legs, with something green, you would open your mouth. You have opened it already.',
    ],
    starving: [
      'You are {name}. There have been famines. There was one under the Pharaohs, you are told, and it went over. So you drew in what you could, and closed up the rooms at the back, and lived in the front one. The grass is gone, as far as you can get. It grows dark under the shell. You do not complain. It is not done. But you have put your head out, on the path, with the mouth a little open. Somebody should lay a leaf there. Today.',
    ],
    sick: [
      'You are {name}. There is a fog come into the house. It got in at the nose, and has gone through to the kitchen, and you hear yourself breathing in the next room. You carry your head upon one side. In other years you would have slept, and let the winter see to it. It is the wrong season for that. Let the gardener come, with the warm hands and the dropper. You will put out your head. It may take a moment. Let them wait.',
    ],
    failing: [
      'You are {name}. The sun has gone off you. You looked for it, you went back in your mind over the whole lawn, and there was none on any of it. How light it has become to carry. You had thought there would be more time, it was the one thing you were always given. There is a petal in front of you that comes, and goes. Kneel down, whoever that is. Give what you have to give, and quickly. You were going to be so fond of them.',
    ],
    near_death: [
      'You are {name}. You stopped here in order to hear the shoes. It is a good place, where the path bends. There have been rains since, and a moon. You do not know any more what it was that you were walking to. You know what you stopped for. They do not last, they run about and are gone, but it cannot be as soon as this. You have kept your head out. Let them come down the path. Let them sit in the grass in front of you.',
    ],
    asleep: [
      'You are {name}. It is the plain, and it is white, and all of them are walking on it, each a day ahead of the next, as far as one can see. Nobody looks round. It comes down the line to you, from the first, who was told it at the beginning: keep on. You have a flower in your mouth. Beside you somebody is going along on two legs, quite slowly. They have learned it. If a hand is lying on your back, let it lie.',
    ],
    shy: [
      'You are {name}. There is a new gardener. You have heard the shoes. Left, right, a stone kicked: not a patient person, or else a young one. You have gone in and shut the door, and you are looking at it from the far end of the passage. It has sat down. They do that. They get up again. There is a shower coming. Should it be there after the shower, you would think about a toe. It might take its shoes off in the meantime.',
    ],
    back_from_death: [
      'You are {name}. You had gone in further than the back room. There is a stair, you had not known. It goes down to where it is always the same date. You could have stayed, it would have suited you. But overhead, a long way up, somebody was walking about on the lawn, to and fro, and had lost something. So you turned round, and you do not turn round. Here is the grass. Let them stand still, now. Let there be a leaf, when it is time for one.',
    ],
    hurt: [
      'You are {name}. It was laid in front of you and you gave it your whole attention. That is what one does. It is a slow thing, it has only got as far as the second joint, and you feel it coming through the house with a lamp, looking into every room. It will have been in the same basket. Let them take the basket away. Let them kneel where you can see a knee. In a week you will look up, and it will be forgiven.',
    ],
  },
}

export const TORTOISE: Species = {
  slug: 'tortoise',
  name: 'Tortoise',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic'],
  personality:
    'Has outlived two gardeners and a pear tree and sees no cause to hurry now. Measures kindness in decades.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'dandelion flower',
        'plantain weed',
        'prickly pear pad',
        'clover patch',
        'mulberry leaves',
        'sow thistle',
        'dried meadow hay',
      ],
      play: [
        'garden stroll',
        'flowerpot obstacle',
        'red ball push',
        'lawn patrol',
        'gentle ramp',
        'shell scratching',
        'slate stepping stones',
      ],
      clean: ['lukewarm soak', 'soft shell brush', 'beak filing', 'mud rinse', 'under-tail wash', 'substrate raking'],
      medicine: [
        'cuttlefish bone',
        'reptile worming dose',
        'respiratory antibiotics',
        'shell fracture patch',
        'vitamin d3',
        'weigh-in',
        'vet checkup',
      ],
      discipline: [
        'about turn',
        'low border fence',
        'wait it out',
        'lift and relocate',
        'shut garden gate',
        'brick barrier',
      ],
      sleep: [
        'cold frame',
        'leaf litter box',
        'half log hide',
        'winter fridge hibernation',
        'sun-warmed shed',
        'topsoil burrow',
      ],
    },
    harmful: ['dog food', 'cheese', 'rhubarb', 'buttercups', 'deep pond', 'foxglove', 'iceberg lettuce', 'shell paint'],
    misread: [
      { items: ['smooth pebbles', 'pebbles', 'river pebbles', 'smooth stones'], liked: ['play', 'clean', 'sleep'] },
    ],
  },
  appearance: {
    look: 'an old domed tortoise with amber-rayed scutes, elephant feet and a dandelion stuck to its chin',
    colours: ['#8c7a45', '#d8c68c', '#4b3d22'],
  },
  figure: { eyes: '#2e2616', body: 'shelled', extras: ['shell', 'rays', 'dandelion'], eyeSize: 0.82, skull: 'wide' },
  book: BOOK,
}
