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
      'Four legs and a neck come out, one after another, into the warm, as when a good table is put up for guests. {name} has even uncurled its tail. There is a fair breeze from the west.',
      'It took the corner by the shed just now at a pace that scattered ants. {name} does not look back. The ants are still talking about it.',
      'There is a splash from the saucer. After some reflection there is another. {name} has put its foot in, found that it liked it, and is not too proud to do it twice.',
      '{name} has walked over a dandelion, turned about, which takes a while, and walked over it again in the other direction. These are high spirits. One must know what to look for.',
      'The sun is on the third toe of the last foot. {name} lifts its whole dome off the ground, on all four, and stands there, after {days} days in this garden, like a new bridge.',
      {
        text: 'You scratch it at the back of the dome, where the amber rays come down, and {name} rises on all four legs, sways from side to side like a very small ship, and closes its eyes.',
        when: ['trusting'],
      },
      {
        text: 'It had heard your gate. It has come by the straight way, under the washing and through the beans, neck out, at what can only be called a run, with a sock on its back. It climbs upon your foot and sways.',
        when: ['trusting'],
      },
      {
        text: 'You have put down your trowel, and {name} has come to lean on you. By four o’clock you have been moved, chair and all, to just where the sun is, and it stands up on tiptoe beside you.',
        when: ['trusting'],
      },
      {
        text: 'It is up on all four legs, neck out, taking the air. At your step it comes down, plop, like a lid. But it has not drawn in the tail, which it has forgotten, and which is wagging.',
        when: ['wary'],
      },
      {
        text: 'There is a noise of flowerpots going down, at intervals, behind the greenhouse, and great content. You look round the corner. A stone sits in the middle of the path, with its chin up, and soil upon its brow.',
        when: ['wary'],
      },
      {
        text: '{name} has drawn in its legs, and is going down the bank like a boy on a tray, with its neck out. At the bottom it sees your shoes, and pulls in everything but the grin.',
        when: ['wary'],
      },
    ],
    content: [
      '{name} is proceeding along the wall, having started on Monday. You walk beside it for a bit, and fetch your coat, and your supper, and are back in time to see it pass the drainpipe.',
      'In the flowerbed stands a paperweight with a daisy on its head. It has been holding down the marigolds since noon, and none of them has blown away.',
      'A blackbird lands on {name}, sings a whole verse, and goes. {name} will think of something to say to that.',
      'You remarked upon the weather, some days ago. {name} has turned it over. It puts out its head and nods. It had been fine, yes, for the time of year.',
      'The wheelbarrow goes by, loaded. {name} draws in its head until it is past. In some families there is one of those.',
      'Its chin rests upon the warm flagstone, and under the chin there is a dandelion, pressed quite flat. {name} is at peace, and smells faintly of lawn.',
      'It stops beside the path, as it always does, where once upon a time there was something: {loved}. One leaves a little silence, for manners. Then it goes on.',
      {
        text: 'You come up the path, and with a long hiss there is a stone. You sit down a yard from it with your book. By the end of the chapter the stone has one eye, and by the end of the next it has two.',
        when: ['wary'],
      },
      {
        text: 'You have moved your chair three times today, for the shade. {name} has been on its way to you since breakfast, and has bent its straight line three times, for no one living has it done that.',
        when: ['trusting'],
      },
      {
        text: 'There is an edge. {name} leans on it, and it is only grass, and lets it through. It has the face of somebody’s great-uncle, and has never been anywhere. It sets out.',
        when: ['baby'],
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
    hungry: [
      'It has set out across the grass for a dandelion and should be there by noon. You could spare it the walk. It is time that {name} was fed.',
      '{name} has taken up a position beneath the kitchen window, as deputations used to. It has no banner. It would be obliged to be fed.',
      '{name} bites the air in front of it, slowly, where in better days there was clover. Some greens, if you please.',
      {
        text: 'It has gone as far as the lettuce bed and stopped, its face turned to the lettuce and the rest of it to you. It will not be seen to ask. Put down some greens, and walk on as if you were gardening.',
        when: ['wary'],
      },
      {
        text: 'There is a stone beside the compost that was not there at breakfast. It has a mouth, and the mouth opens, and shuts, when you are looking at the beans. Leave it something green in passing, and do not stoop.',
        when: ['wary'],
      },
      {
        text: 'It has bitten your shoe, on the toe, and is waiting for that to be understood. You look down. It bites it once more, very slowly, with its eyes on yours. Something green, if you please.',
        when: ['trusting'],
      },
      {
        text: '{name} has walked into the kitchen, over the sill, and taken up a place before the larder, with its chin on your slipper. It has not said anything since Tuesday. You are to understand that it is now Thursday. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'It can do with little, and for long, and that has been presumed upon, for {hours} hours now. Put green things in front of {name} at once.',
      '{name} has eaten the string that the roses were tied with, since it was green. It went about it gravely. It must have something with leaves at once.',
      'There is room for two in that shell. The legs come out thin and the skin hangs on them like an old campaigner’s coat. Feed it now. It will not mention it.',
      {
        text: 'The head is out and lies on the flagstone, and when you touch it, it does not go in. Soft leaves, in warm water, now, and medicine. It has been courteous about it too long.',
        when: ['weak'],
      },
      {
        text: '{name} has been through the hedge, by leaning, and through next door’s, and there was gravel. It has come home, thin about the neck, and will not look at you. Put down a whole lettuce, now, and go in.',
        when: ['wary', 'well'],
      },
      {
        text: 'It draws in its head as you kneel, but the head is heavy, and the chin stays out on the stone. Lay a wet leaf upon its lip now, then medicine, and take your shadow off.',
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
      'There was a long hiss, like a tyre on a summer road, and then there was a stone. It will be {name} again when the sun has got round to it.',
      'The door of the shell is shut, two forefeet side by side, soles out. Somewhere at the back of the house {name} is sleeping through part of the present century.',
      'Dew has come down on the dome and runs along the rays to the edge. {name} does not hold with dew, but it is asleep, and is having it for nothing.',
      'You put your ear to it. After so long that your knee has gone stiff there is a breath. It must have been drawn on Tuesday.',
      {
        text: 'The forefeet are drawn across and the elbows pressed to. Whatever calls tonight will find {name} shut, and will be answered in the spring.',
        when: ['wary'],
      },
      {
        text: 'It has shut the door, and turned that to the wall, and the wall is a good thick one. If you knock there is a hiss from the very back, like someone who has been told that the gentleman is abroad.',
        when: ['wary'],
      },
      {
        text: 'It did not trouble to go in. {name} is asleep with its head upon the step, and all four legs let out on the warm flags, like somebody’s luggage, put down at home.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in your boot, or as much of it as fits. The rest stands out behind, legs down, tail uncurled. It is the work of years, and one does not move it for a walk.',
        when: ['trusting'],
      },
      {
        text: 'The head has not been drawn in. It lies on the straw with the beak ajar, and at each breath something clicks. Have medicine in the dropper, and be there when the eye opens.',
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
      'Hiss. There is your answer, and there is the door. It may be opened this afternoon, or in the spring. Take a chair out and sit where it can smell your shoes.',
      'It has seen gardeners come. They bend down, they say something bright, they are gone by the next king. {name} keeps its head in. Sit on, and prove to be a long one.',
      'You are allowed to look at the rays. The rest of {name} is not at home. Stay awhile on the grass, and say nothing that needs a reply before Thursday.',
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
        'The first leaf is taken by the edge, and heard out. {name} does not interrupt it. Then it calls the next.',
        'A bite, leaving the shape of a beak, and a chew, in the course of which a cloud goes over. It will all be eaten. It has never been a question of that.',
        '{name} walks into the dish, over the dish, and, having made its position clear, comes back and eats what it walked on.',
        'It shuts its eyes to bite, opens them, and finds that it has bitten a little to the left. The clover will be there tomorrow. It was there yesterday. {name} tries again.',
        {
          text: 'At the sight of it the neck runs out to its full length, and {name} goes across the grass at what in that family is called a gallop. It is there in four minutes.',
          when: ['well'],
        },
        'You could have read the paper, and you do. When you lower it the dish is clean, polished even, and {name} has its chin on the rim with a petal stuck there.',
        'It eats the stalk from one end with its eyes on the other, as one looks down a long avenue with a house at the end of it.',
        {
          text: 'It draws in its head as you put the dish down, and you are looked at from the back of the shell, as from a porch. When your shadow has left the grass, a beak comes out for the nearest leaf.',
          when: ['wary'],
        },
        {
          text: '{name} walks past the dish, steadily, and on, until it stands with both front feet on your shoe. There it stretches up its neck for the leaf in your hand. It has come to dine with the gardener.',
          when: ['trusting'],
        },
        {
          text: 'A leaf lies before it, bigger than all of {name}. It opens its small old mouth, bites, and a piece comes out, the shape of a beak. So that is how it is done. It sees years of work ahead.',
          when: ['baby'],
        },
        {
          text: '{name} takes the leaf from you, carries it to your other side, sets it down and takes it from you again. It is a courtesy. There were once dinners that went on so for a fortnight. Its tail is quite straight.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You lie on your front in the grass with the leaf between your teeth. {name} comes, considers your face, which it has seldom had so low, and eats from you, to the lip. It bites that, once, by way of grace.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It goes by your dish at a steady pace, and does not so much as glance. When you have taken out your pipe it comes by again, rather faster, and the dish goes with it, round its neck.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats with its hind end in the hedge and its front at the table. It has a good appetite. If you lift a hand there is less at the table, and if you put it down there is more.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has not the neck for the dish, so you hold a leaf to its beak, and it bites, and rests the beak upon your thumb for the chewing. Then it looks up, for the next, along your arm.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That is {streak} dinners together, each at its time. {name} is not one to jump to conclusions. It has, however, turned round, so as to be facing the way you come from.',
        'After {streak} in a row it puts out its head at the first sound of the gate. It has lost nothing by it. It leaves it out.',
        'The nod that you get is for the first of them. {name} has been weighing it. There are {streak} now, all on time, and it means to nod for each as it comes to it.',
      ],
      early: [
        'A day is a day, and the last is not over: it is still in the second stomach, or would be, had {name} two. It accepts a petal. Be so good as to come at {opens}.',
        'It looks at this dinner and thinks about the other, which it has not finished thinking about. One bite, for civility. The rest at {opens}.',
        '{name} was told, as a hatchling, never to be rushed. It takes a corner of the leaf and lays the rest aside for posterity. Posterity will be here at {opens}.',
        {
          text: 'One leaf is looked at, from the porch. It remembers the last dinner very well, having it still. It draws in its head, taking a petal, so that nobody is hurt. There might be an answer if you called at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It is full, and stands up on your shoe to tell you. It takes one leaf, out of regard, and lays the others by under its chin, with the dandelion. It will be sitting there when you come at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'You were late, and nothing is said. It eats. In about a week, when you are thinking of other things, it will draw in its head at you.',
        '{name} had started for the neighbour’s. It has to be turned round, legs still going, and brought back over all that it had achieved. It eats, and is pointing at the neighbour’s.',
        'It hears your step, and draws in one foot, as another might raise an eyebrow. The remaining three bring it to the dish. When you have said your piece it draws in a second.',
        {
          text: 'It eats with its chin on the ground, and the neck shakes when it lifts it. The dandelion has dropped off. There should be a warm stone under {name}, and something from the vet’s bag.',
          when: ['weak'],
        },
        {
          text: '{name} had set out to find its own, and lies at the end of a yard. It eats one side of the leaf, with its eye half shut against you. Medicine, from the vet’s bag, and a warm brick.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It takes a leaf into the shell, and one hears it there, being chewed, and stopping. A bubble comes out at the door. It has not even hissed. Put medicine on the next leaf, and your hand in your pocket.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has gone to live in the rhubarb. You can see the leaves shake. It comes out for the dish at its own time, eats all that there is, looks you in the boots, and goes back in, and the leaves close.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dinner is eaten, the dish is leaned upon until it is over the edge of the step, and there is the crash. {name} looks down after that, with its neck at full length. There is now no dish.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is a line through the flowerbed, two lines, from where it lives to your gate, and there it had stood, with its brow against the bars. It eats, and all that while has one foot upon your lace.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It can fast, it has the build for it, and in {hours} hours it found out how it is done. {name} eats, leaf on leaf, and does not look at the hand. That may take some years.',
        'The grass is bitten to the earth in a ring as wide as it could go. {name} eats from your palm with its eyes closed. It has been {hours} hours, and it had been promised one day at a time.',
        '{name} chews, and stops, for it has lost the habit, and chews. It waited {hours} hours with its head out, facing the step. Now it has it in. The food goes in after it.',
        {
          text: 'It does not come to the dish. You lift it, and it weighs what a shell weighs. It eats on your knee, one leaf, with its eyes shut, after {hours} hours. Medicine, and the warm shed.',
          when: ['weak'],
        },
        {
          text: 'It has been in its shell for {hours} hours, with the door to, and has forgotten the way out. You lay a leaf at the crack, and it is drawn in. Lay medicine there, on another, and look away.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats on its side, as you found it, {hours} hours after. Somebody should have turned it over. It lets you do so, and puts in its head, and goes on chewing, inside, with long stops. Medicine, today, and the lamp.',
          when: ['ill', 'wary'],
        },
        {
          text: 'In {hours} hours it has cropped the lawn, and most neatly. It is in good order. It accepts your greens, as a landowner would a basket from the village, and eats them facing away.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'You set it down, and {name} stands upon it, in the manner of a statue upon victories. It will step off at {opens}.',
        'It regards the heap as one regards the hay of other people. There is no room. There will be, in the nature of things, at {opens}.',
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
        'You push the ball to {name}. It stops the ball. It goes on stopping it, straight across the lawn, through the sweet peas and into the hedge. You are declared to have lost.',
        'Down the path the two of you go, and you are asked to keep to a reasonable pace. At the pear stump you are a length ahead. {name} has seen leads like that before.',
        'There is a flowerpot in the way, and that is the game. It leans. The flowerpot leans. One of them has all day. There is a crash, in the end, of a very satisfying kind.',
        '{name} goes up the little ramp, one foot, another, and at the top it stands with its neck out, and a wind in its face, a good two inches above the garden.',
        {
          text: 'You roll the ball, and {name} goes in with a hiss. The ball rests against a stone, then. After a while the stone gets up on its legs and, not looking at anybody, leans.',
          when: ['wary'],
        },
        {
          text: 'You build an arch of bricks. It will have nothing to do with it until you are in the house. From the window you see it go under, come round, and go under, with its neck up, like the Household Cavalry.',
          when: ['wary'],
        },
        {
          text: 'You lie down across the path, and that is the game. It arrives at your ribs, considers going round, as for a friend, and climbs. At the top it stops, and has the view.',
          when: ['trusting'],
        },
        {
          text: 'You race it to the pear stump, on your hands and knees. It looks round, and waits for you, and it has not waited for anyone since the old king. You arrive together, and both of you lean on the stump.',
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
        'It stands in the warm soak up to its chin and drinks the bath. One has always done so. Twenty minutes later the water is brown, {name} is amber, and both are satisfied.',
        'You go along the rays with the brush, from the middle outward. {name} lifts itself a little off the ground and sways, ever so slightly, against the bristles.',
        'Under the mud upon its brow is another brow. {name} had been looking at the world through a fringe of the flowerbed, and blinks at how near the shed is.',
        {
          text: 'It hisses in, and you wash a stone. You take pains with it. When you have come to the last ray a neck comes out on the far side, to see who would do that for a stone.',
          when: ['wary'],
        },
        {
          text: 'It will be washed behind a closed door. You rinse the dome, the rays, the rim, and ask if there is anything else. After some thought one foot is put out at the side, muddy, and held there.',
          when: ['wary'],
        },
        {
          text: 'You scrub, and it walks, so that you have to go with it on your knees the length of the border. It is not leaving. It wishes you to see the new dandelion, while you are down there.',
          when: ['trusting'],
        },
        {
          text: 'You do the neck, all of it, which nobody has seen. It lets it out into your hands, fold after fold, and lays its jaw in your wet palm. At the bottom there is a bit of eggshell. You leave that.',
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
        'To get the head out one has to wait for it. You wait, with the dropper. The shade goes from the rose to the step. {name} looks out to see whether you have given up, and it is done.',
        'It takes the thing into account. By the evening the neck is a thumb’s length longer, and there are two eyes at the end, and they are both open.',
        'You rub oil where the leg goes in, and give it the dose, and set it in the warm. By and by a foot comes out and stands upon the ground as though it owned it.',
        {
          text: 'It shuts the front of itself with both forelegs, like a man with a door. You wait. There is no one better at that than {name}, but you are fairly good. It takes it towards noon, and by four it walks.',
          when: ['wary'],
        },
        {
          text: 'It puts out its neck to the full, and rests its chin in your palm, and waits for you to be ready. There is no need to hurry on its account. In the afternoon it is found at the other end of the bed.',
          when: ['trusting'],
        },
        {
          text: 'It opens its mouth when you open yours. That took it three weeks to learn, and it did so for nobody else. In goes the drop. It closes, and thinks, and leans the whole of its weight upon your hand.',
          when: ['trusting'],
        },
        {
          text: 'The mouth must be opened for it, like an old box. You put it in, and hold your palm under its chin. Towards evening there is a swallow. Keep the lamp on it, and give it the same tomorrow.',
          when: ['ill'],
        },
        {
          text: 'You are both waiting, and you have the dropper. It holds out until the shade has reached the bean row, and then puts forth its head to see if you are gone. You were not. It will be wiser about tomorrow’s medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It took it, and went in, and there was the hiss, for you by name. But the bubble has gone from its nose. In the evening one leg is out. It wants the next dose at the same hour.',
          when: ['ill', 'wary'],
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
        'You lay a row of bricks before the lettuces. {name} leans on them from Sunday to Wednesday. Then it turns, which it does not do for anyone, and goes along. It does not look at you.',
        'About turn, you say, and turn it about. It stands there, facing north. One may believe that it thinks of the south wall. But it has left the phlox alone, and it will.',
        {
          text: 'It has been brought back from the lettuces and set down. It draws in all four feet, so as not to be standing where you put it. Later it is found under the hedge. No lettuce was touched, upon the way.',
          when: ['wary'],
        },
        {
          text: 'You tell it about the phlox. It hears you. On Thursday, when you are planting others, it comes up beside you and draws in its head, low, and leaves the dandelion off its chin upon the bare place.',
          when: ['trusting'],
        },
      ],
      little: [
        'It had given that up in the time of the previous gardener, or it feels so. {name} lets you finish.',
        'You need not have come out. {name} had seen the fence and thought it reasonable, last year, as fences go.',
      ],
      bad_time: [
        'It goes in, all of it. You are speaking to a stone, and the stone is cold. Whatever it trod on, look first to what it needs.',
        'There is no hiss. {name} has merely lowered itself, till the shell is on the ground on every side. It has enough to carry. Be good to it, and let the border be.',
        {
          text: 'You rap on the shell, to make yourself clear, and from in there comes a cough. You are scolding a sickroom through the door. Go and fetch medicine, and a blanket. What it did will be just as true in June.',
          when: ['ill', 'wary'],
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
        'You make the place up with dry leaves and turn the lamp away. {name} walks in, as far as the wall, and a little more. There follows the hiss, long and contented, as of a great matter laid by.',
        'It is shown to the shed, where the boards are still warm from the day. The legs go in, the left, the right, the rear, and the sun that it has been saving lasts it until the morning.',
        {
          text: 'It backs into the leaves, so as to keep you before it, and shuts its two forefeet like a gate. It is some time before you hear the hiss, and it is a short one.',
          when: ['wary'],
        },
        {
          text: 'You draw up the leaves and withdraw. It does not lie down until it has heard the gate, and the house door, and the stair. You lean from your bedroom. There is the hiss, quite far off, like the sea.',
          when: ['wary'],
        },
        {
          text: 'You sit down against the shed, and it walks in under your coat, which is hanging, and lets itself down by stages. One foot remains out, and rests on yours.',
          when: ['trusting'],
        },
        {
          text: 'You lie down in the long grass and shut your eyes, and after about an hour something has come up along your side, and lets itself down there, leg by leg. It hisses in your ear. You are both stones.',
          when: ['trusting'],
        },
        {
          text: '{name} lets itself be carried to the shed, legs in, like a pie. There is no hiss, just a long rattle, and then a shorter. Keep the boards warm, and come in by lamplight with medicine.',
          when: ['ill', 'wary'],
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
        'You lower yourself on to the grass. {name} is coming. You have time to think of your whole childhood. Then there is a bump against your knee, and it has arrived.',
        'Nothing is said, a bee goes through it, nothing is said. When you look down {name} has put out its neck along your boot, and there is a dandelion on your lace.',
        '{name} stretches out its neck to the very end, and rests it across your shoe, as on a gate. It looks at the weather. There is some.',
        'You put your hand in the sun on the top of the dome. It can be felt in there, it is believed, like somebody walking about upstairs.',
        'You told it something, days and days ago. {name} has now thought about it. It comes and stands on your hand, which was the right reply, and you had forgotten the question.',
        'There was a wait, in its youth, of {wait}. It has since been planted over. {name} walks across the place with you, at its own speed, and you are careful where you step.',
        'It moves a leaf towards you with its beak and leaves it there. It is an ordinary leaf. In its opinion it comes near to that other thing: {loved}.',
        {
          text: 'You sit on the step, and it regards you from under its porch. You have been a long time about it. So, it seems, has {name}: one foot, which was in, is now out, and in your direction.',
          when: ['wary'],
        },
        {
          text: 'It walks in under the arch of your knees and stops there, quite at home, as under an old gateway. With a very long hiss, meant for nobody, it lets itself down.',
          when: ['trusting'],
        },
        {
          text: '{name} has been thinking of what you said in March. It comes to you, puts up its neck as far as that goes, and lays its old cheek along your hand. Yes, it thinks so too.',
          when: ['trusting'],
        },
        {
          text: 'You have walked with it today, the whole way. There is the south wall. It sets its brow against the brick, for the first time in its life, and stands. Then it turns about, to see if you are coming home.',
          when: ['trusting'],
        },
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
        'You sit on the step with your shoes off. The door does not open. When the sun has gone, and you take up your shoes, there is a petal in the left.',
        'The stone is looking at you. It is done from far back and without moving. You look at the hedge. In the course of the afternoon one toe has come out.',
        {
          text: 'You sit by the bed and weed. A stone goes past behind you, and some time on, past again. It is taking its exercise. When you look round it is wherever it happens to be, and has been there since the Conquest.',
          when: ['well'],
        },
        {
          text: 'The door is shut, and a little froth has dried on the sill of it. You sit. It is in there, listening to you not go. Say medicine once, and give it time to be considered.',
          when: ['ill'],
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
      '{name} set out for the south wall, in a straight line, and this is where it rests.',
      'This is not a stone, or it was not. It is {name}.',
      'Gardener, mow round. {name} was going in a straight line.',
      'Speak to {name} in passing, and do not wait for the answer. It will be along.',
      { text: 'Here, at the end of the dandelions, is {name}.', when: ['from_child'] },
      {
        text: '{name} saw the house, the hedge and the stump, and was on nodding terms with all of them.',
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
      'You are {name}. It was in the reign of somebody or other that the sun first came over that hedge, and it has come over it today, and you have got it on your back, and in the third toe. Ah. You are going to walk. There is the lawn, and beyond it there is more. A breeze, from the right. You would not call it joy, you would wait and see. But let the gardener stroll along with you, at a sensible pace, and look at that.',
      'You are {name}. You have put your foot in the water. It was wet, it has been wet since the Flood, one had only to look into it, and nobody told you how pleasant. You do it once more. Somewhere behind you a flowerpot has fallen over, and you regret nothing. There is a small cloud. It may pass. You would like the present gardener to see this foot. They live so short a time, and ought not to miss it.',
    ],
    content: [
      'You are {name}. The stone is warm, and was quarried for the purpose. Things are about where they were. The hedge has come on. A person crosses the grass, at a run, as they will, and is already gone, and you wish them good day, and will have it out by Friday. There is a smell of dandelion. You cannot think from where. If they should pass again, and sit, and be in no hurry, you would turn your head. You have begun to.',
      'You are {name}. They tell you that it has been {days} days. You had it down as one, a long one, with nights in it. You have come from the step as far as the rose. At first you did not look at their shoes, since shoes come and go, but these came, and came. There is a wind getting up. You have made up your mind about them, or you will have by the autumn. They might sit here until then.',
    ],
    bored: [
      'You are {name}. You have been leaning on this brick since the old king’s time. It does not tire. You do not tire either. That is the drawback. Overhead a cloud has come, and it is the cloud that was here before. You would give a good deal for something that goes when it is pushed. It is not for you to say so, but there is a red ball in the shed. There is somebody who has the key to the shed, and feet.',
    ],
    hungry: [
      'You are {name}. Once there was a plain, your mother’s mother had it from hers, and one walked for a week, and there was a leaf. That is how it ought to be approached. You have set out. You see it, yellow, past the rose. You will be there at noon. It is only that your middle has got there already, and is waiting. Should anyone happen to be coming this way with clover, you would not take it as a slight upon your walking.',
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
