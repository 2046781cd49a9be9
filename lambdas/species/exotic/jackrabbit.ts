/**
 * The Jackrabbit wants to be off. It fears lids, corners, and the inside of anything. It hoards starts: scratches in the
 * dust, one for each good one, and remembers whose foot was where. Its body is two ears and two hind legs with some hare
 * to join them; the ears let out the heat and hear a separate horizon each, the hind foot taps the countdown. It eats
 * what it has run for, by whisker, one foot still on the track, and finds anything else merely lying about. It sleeps in
 * a scrape of its own length with its eyes open and the legs loaded. It sulks by standing still.
 * Three odd facts. It sees all round itself and behind, and the one place it cannot see is straight before its nose: so
 * it sees you best when it is running away from you, and coming to you it comes blind. It leaves its bed by a single
 * leap sideways, so that its tracks begin nowhere, and nobody, the morning included, has ever found where it sleeps.
 * And it has a rival, its shadow: beaten every noon, unbeatable by evening, and never once out of breath.
 * It trusts fast, and trust is to run straight. It never goes under a roof of its own accord, never eats a supper that
 * was not won, never starts on the word. Its keeper is the other runner, who has never won, and is the finish.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A foot comes through, a long one, and kicks the rest of the egg over the fence. {name} is out with its eyes open, fur on, and wants to know how far it is to there.',
    'Three taps from inside, evenly spaced. On the fourth there is no egg, there is {name}, two yards to the left of it, ears going up one after the other.',
  ],
  looks: {
    thriving: [
      'Out past the trough, round the post, over a bush that it could have gone round: {name} is back before its dust is, and waits for it, tapping.',
      'It is noon by its own reckoning, and the shadow is no longer than a saucer. {name} stands on it, both feet, and boxes the air for the crowd.',
      '{name} goes left, left, right, up, straight up, looks at all of the country from there at once, and comes down facing the other way with more to say.',
      'Its ears are up, both of them, pink right to the black. It has done four laps while you found your shoes. It did one of them backwards, to see you.',
      'It went to the horizon and touched it and came back with a word in its mouth, not even winded: {loved}.',
      {
        text: 'It comes home over the plain straight at you, where it can see nothing at all, ears flat, faster than anyone would who was not sure. You stand still. You are the finish, and it breaks on you like a wave.',
        when: ['trusting'],
      },
      {
        text: '{name} has run up your back. There was no other hill about. It stands on your shoulders with its hind feet either side of your neck, ears in the sun, and looks right round, and taps you to go.',
        when: ['trusting'],
      },
      {
        text: 'It comes at you so fast that there is no slowing. You sit down, with it. It is up and has done a lap, and fetched your hat, and run into you again, straight, where it cannot see, on purpose.',
        when: ['trusting'],
      },
      {
        text: 'Dust, along the whole of the fence, and in front of the dust two pink ears. It sees you come out, since it is going away. It goes away faster, and wider, and all the way round, so as to do it again.',
        when: ['wary'],
      },
      {
        text: '{name} is racing the train. You can see the two of them out there, smoke and dust. At the bridge it wins, and turns, and finds that you have been watching, and goes round by the far hills, to come home unseen.',
        when: ['wary'],
      },
      {
        text: 'You step out, and the yard is full of ears, going left, then right, then over the trough. You clap. It stands stock still at the end of the fence, and all the dust it made goes on past you.',
        when: ['wary'],
      },
    ],
    content: [
      'Ears up, one to the east, one to the road. {name} stands at the mark, in case anybody should say go. Nobody has to. It is only nice to be near it.',
      '{name} scratches a line in the dust, looks at it, and scratches a better one a foot further back. It never hurts to have a run at the start.',
      'You put your hand straight out to it and it does not know. You move the hand an inch to the side, and {name} jumps: where did that come from?',
      'One hind leg is being stretched, slowly, all the way, with a look at you. It is not showing off. It is simply very long.',
      'Its tracks lie all about the yard, in fours, and begin in the middle of nowhere. You go out to look for where it slept, and when you come back your own tracks have been jumped, each one.',
      '{name} has run {days} days now and beaten each of them to the fence, apart from an early one, which tripped it.',
      'Along the wall are the scratches, one for every good start. Beside the deepest it would have written, if it could stand still for it, {loved}.',
      {
        text: 'It keeps the whole yard between you, and as you go round it goes round. You think you are walking by yourself. {name} thinks that it is four lengths ahead.',
        when: ['wary'],
      },
      {
        text: 'You are mending the gate. Something taps, at your heel, three, two, one, and stops, and taps. It is not asking you for anything. It has just set up the start where you are.',
        when: ['trusting'],
      },
      {
        text: 'One ear hears a beetle. The other hears the hills. {name} had not known there were two of them, ears or anything. The hind feet have gone off, and it has to go after them.',
        when: ['baby'],
      },
    ],
    curious: [
      'Something flapped. {name} is upright on its toes with an ear to each side of it, and would go and look, only then it could not see it.',
      '{name} comes up to the new thing backwards. It is the one way to keep an eye on it.',
      'A lizard did a hundred yards of wall in no time. {name} has paced it out, twice, and is lying flat along the bottom to see how it was done.',
    ],
    bored: [
      '{name} ran the first half of a chase and then doubled back to be the one behind. It knows all its own tricks. Come and race it.',
      'Tap, tap, tap, says the foot, and on the fourth nothing goes, for there is nobody to go against. Play with it: anything with a finish.',
      'The shadow has gone in, because of cloud. {name} walks, it actually walks, from one end of the yard to the other. Give it a chase.',
      {
        text: 'It has stood still since noon. The shadow has gone by it, and on, and is over the fence, and {name} let it. Scratch a line in the dust, and run, even if it does not look.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} has kicked the dish to the far end and scratched a line at this one. Dish there, hare here. It could not be plainer. A race, if it has not had one, and then feed it.',
      'It is so hungry that it is talking of something else. Best of three? Best of nine? Run with {name}, if you have not yet, and have its supper at the finish.',
      'Its sides go in and out like a bellows over nothing, and it stamps. There ought to be sagebrush at the end of this. Feed it, with a dash first if it has had none.',
      {
        text: '{name} runs to the bin and by, to the bin and by, and never nearer to you than a stone’s throw. Run a little with it, over there, if nobody has, and leave supper on the line.',
        when: ['wary'],
      },
      {
        text: 'The line is drawn a long way off tonight, over by the far wall, and {name} stands on it, ears up, as lean as its own shadow. Run there, if nobody has, and leave the supper behind you.',
        when: ['wary'],
      },
      {
        text: 'It has lain down across your boots, so that you cannot start without it. A dash to the post, if it has had none today, and then supper. The foot is tapping on your shin.',
        when: ['trusting'],
      },
      {
        text: '{name} has taken your supper spoon and run, and it stops, so that you can nearly catch it, and runs. That is the race, if you want to know. At the end of it there should be something green.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} got up for the start and sat down on the line. It is {hours} hours since it won anything. Three steps will do for a race, and then food, now.',
      'The ears are flat along its back, and for once it lets its shadow lie next to it. Feed it now. If nobody has run with it, one hop is enough to begin.',
      'You can put your hand on it. Nobody can put a hand on it. {name} needs food at once, after the smallest game that there is.',
      {
        text: 'It lies in its scrape, and you have found it, and no one ever finds it. Move one finger along the dust, for a race, and let it win. Food, now, and then medicine.',
        when: ['weak'],
      },
      {
        text: 'It has run to every fence and there was nothing at any of them. It runs still, far out, and will not come in to you. Go a few steps its way now, for the race, and drop food where you turn.',
        when: ['wary', 'well'],
      },
      {
        text: 'It sees you and gathers itself, and the legs unfold by an inch and lie there. That was a start. It has won. Put food in front of the nose now, where it cannot see whose it is, and then medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} was second round the post today. There was nobody else in it. Let it lie up in some shade, or give it medicine.',
      'One ear has come down and it cannot get it to stay up. It taps, and leaves out a tap. It should have some rest, or else medicine.',
      {
        text: 'It taps three, two, one, with all its heart, and then stays where it is, ears up, grinning, and lets you go round the post and back on your own. You won. Bring it some medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'A burr behind each knee, a spine in the pad, and half the desert in its coat: {name} has lost a whole length to it. Clean it up. Dust, not water.',
      'It stops in the middle of a zig to scratch, and again in the zag. {name} has passengers. Comb them out, and give it a dust bath.',
    ],
    sick: [
      '{name} is down in its scrape with the gate wide open. It has seen that. It looks at you from the side and does not even tap. Medicine.',
      'Its ears are hot as stovepipes, and they hang. You walk right up to it from behind, where it sees best, and it only lets you. It needs medicine.',
      'It set off, and went round in a ring, a small one, and stood, as if it had been told that this was the track. Give it medicine, soon.',
      {
        text: 'It lets you get to twenty yards, and ten. Then it runs, one leap, and lies where it came down. Its ears are like coals. Lay medicine before the nose, and go back your ten.',
        when: ['wary'],
      },
    ],
    failing: [
      'The legs are not loaded. {name} lies along the ground with all four of them let out, like something that has been put down. Medicine now.',
      'A foot taps once. You wait for the second and there is none. Give {name} its medicine at once, and shade its ears.',
      {
        text: 'You stand over it, and it is looking at the hills. You kneel. It never let you nearer than a field. Give it medicine now, from in front, and hold one foot, so that it can count.',
        when: ['wary'],
      },
    ],
    near_death: [
      'There are tracks to the gate, and back, and to the gate, for {hours} hours of gate. They stop here. {name} is at the end of them. Sit by it now.',
      '{name} does not run from you. Go up close, right in front of the nose, where it cannot see, and let it feel who it is. Do that now.',
      'Its shadow has come the whole way over and lain down on it. It is late, and nobody is at the finish. Be there. Anything you do will do.',
      {
        text: '{name} comes by at full stretch, and by, nearer than it has ever run to you, and looks behind it at the empty step. It has done so for {hours} hours. Go and sit there now, and be passed.',
        when: ['wary', 'well'],
      },
      {
        text: 'The scrape is beside the gate, in the open, with the tracks left leading up to it. It does not hide tonight. It only looks the other way. Sit down behind it now, where it sees best. Medicine can come after.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Asleep with its eyes open, in a scrape that fits it like a spoon’s case. The hind legs are cocked. Do not drop anything.',
      '{name} is running in there. Only the whiskers show it, and they are well out in front.',
      'Both ears are laid back and crossed, black tip over black tip. Somewhere under them it is winning by a field.',
      {
        text: 'There is no hare. There is a plain, and a stone on it, and the stone has its ears down and its legs under it and sees all the way round.',
        when: ['wary'],
      },
      {
        text: 'You know that it is somewhere in this field. You have walked it twice, from end to end. When you have got to the gate, a tuft behind you breathes out.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep with its nose against your boot, you being in the one place it cannot see. The hind legs are let out straight behind. They are not even loaded.',
        when: ['trusting'],
      },
      {
        text: 'It came in at the open door, under a roof, because you had fallen asleep there. It lies across the sill, half in, with the loaded half towards the yard and its chin upon your bootlace.',
        when: ['trusting'],
      },
      {
        text: 'Its eyes are open, but they have sand in them, and it lies in the scrape with the ears spread on the ground like something wrung out. Put up your hat for shade. Let there be medicine when one of them lifts.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'In its sleep the legs have come uncoiled. {name} could not get up if it thundered. Reflect beside it now, between it and the road. It wakes at {wakes_at}.',
      '{name} lies in the scrape as flat as its own shadow, and there is hardly any breath to see. Sit down there, low, now. It wakes at {wakes_at}.',
      {
        text: 'No race, no prize: {name} has gone to sleep empty, its nose on the starting line. Reflect here now. At {wakes_at} play one round with it, and feed it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} keeps its tail to you. That is not rudeness, that is so it can look at you properly. Sit down and be looked at.',
      'You move, and it is at the fence. You sit, and it is halfway. You breathe, and it is at the fence. Sit some more. It only needs to find out how slow you are.',
      'Look at the dust: it has been round you in the night, in a ring, at full stretch, eleven times. It wants to know you from every side. Keep it company. Do not reach.',
      'It ran for {wait}, that time, on the lookout for you, and it has not yet slowed down. Sit in the open, where it can pass close by.',
    ],
    back_from_death: [
      '{name} is back, and no tracks lead up to it. It leans on your shin to feel which way is on. Go slowly today, play a little, and have its food there when it is due.',
      'It has a shadow again. {name} looks round at that for quite some time, the way one looks at an old enemy after a war. Stay with them both. Be on time at the next finish.',
    ],
    old: [
      'These days it gives you a start, then gives its shadow one, and takes the inside, and wins by knowing the ground.',
      '{name} has grey in the black of its ears. It has never yet been seen to arrive. It is merely there, tapping, when you get there.',
      'After {days} days the yard has a groove in it, out, round the post, and home. It could be run blind. It is.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'It won that and it eats it, one hind foot on the line, all whiskers, since it cannot see a thing that is so near.',
        'The prize goes in from the stalk end like a rope being hauled, hand over hand, and {name} looks behind it the whole while to see who was second.',
        'You come with the dish and {name} is not at it. {name} is going past it. It takes a mouthful at each lap, and on the fifth the dish is empty.',
        'First the leaf, then the stem, then a bit of the finishing tape that had got among it. You try to take the tape back, and that is a race, and {name} has won it, chewing.',
        {
          text: 'Eaten. Where? There. When? Just now, you must be quicker. {name} is up on its toes with a green lip, proposing best of nine.',
          when: ['well'],
        },
        'Its nose cannot find it, and then it has found it. It is always a surprise to {name}, supper, coming out of the one place that it cannot see.',
        'It eats facing away from you, so as to have you in full view. You raise a finger. An ear goes up. You raise the other, and the other goes up, pink, and not once does it turn its head.',
        {
          text: 'You leave the prize on the line and walk to the fence. {name} goes by it at full stretch, and it is gone. You did not see a mouth. You saw ears, and dust, and then both of them a long way off.',
          when: ['wary'],
        },
        {
          text: '{name} comes in straight, blind, flat out, at the place where you must be, and stops with its nose against your buttons. It eats there, with its eyes on all the rest of the country.',
          when: ['trusting'],
        },
        {
          text: 'There is something right in front of it, and that is the one place it cannot see. It runs round it. It is still there. {name}, all ear and hardly any hare, takes a bite, and it was supper.',
          when: ['baby'],
        },
        {
          text: 'It has won, and will not eat alone. {name} drags the prize to where you lie gasping, puts one end of it on your chest, and begins at the other, tapping on your ribs. The sun is coming through both ears.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You hold it up, and shut your eyes, to be fair. {name} comes in as blind as you are, from the far post, flat out, and takes the leaf from between your lips. Best of nine, says the foot on your foot.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats the prize in two places, half on the line and half at the horizon. In between there was a hare, somebody will have to suppose. You are left standing with the stalk end, and your hair blown back.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have to set it down and run, which it likes to see. When you look over your shoulder it is eating, with its tail to you and all of you in its eye, and one hind leg cocked at the fence.',
          when: ['wary', 'well'],
        },
        {
          text: 'The race was to your knee and it took its time. Now {name} leans there, with its ribs going, and you feed it leaf by leaf from in front. It opens its mouth each time before it can know.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That is {streak} finishes in a row with supper at each. {name} has stopped looking round for it on the home stretch. It knows that it is there.',
        'A scratch for each, {streak} now, along the wall, all the one length. It ran its foot down them like a stick on railings.',
        'Prize after prize, {streak} of them, and never a second late. {name} took the last ten yards dead straight, and it does not do straight.',
      ],
      early: [
        'It has only just got its breath from the last prize. One leaf, taken at a jog. The next race is at {opens}, says the foot.',
        '{name} eats the tip off it and hops over the rest. A false start. Line up again at {opens}.',
        'You jumped the gun, and it likes you for it. It has a nibble on the way past. At {opens} it will eat the whole of it.',
        {
          text: 'It takes the tip, going past, and spits that out over the fence. Full. Its flank is round as a drum, and no nearer to you than yesterday. Try whether it can be caught with it at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} has only just eaten and has its legs up. To please you it takes the leaf by one corner, and looks whether there is a race in it. At {opens}, says the foot.',
          when: ['trusting'],
        },
      ],
      late: [
        'It was at the finish. It was at the finish a long time. It eats now, and stands quite still while it does, so that you can see what you have done.',
        '{name} eats in three bites. Then it scratches out your mark at the start, the one with your foot in it, and does a lap with only its own.',
        'The prize-giving was held without you, with the shadow in your place. {name} eats what you have brought. It keeps nearer to the fence than it did.',
        {
          text: 'It eats lying along the line, and one hind leg taps and cannot get to three. There should be medicine before there is another race, and a long lie in the shade.',
          when: ['weak'],
        },
        {
          text: 'It lies by the line, ears down, and eats what it can reach without getting up. Your shadow falls there and it tries to rise. Medicine, pushed in from the side, and stand out of its sun.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The start is scratched out, and it has lain down in the scratches, hot as a stove. It takes four bites, with the last one left in its mouth. It will not be touched. Put medicine on a long stem of grass.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It ran the race at the proper time, there are the marks, and came second, to the shadow, for want of a judge. It eats your prize on the wing and goes out over the fence to have that looked into.',
          when: ['wary', 'well'],
        },
        {
          text: 'The hour was past, so it had moved the finish. It is on the other side of the river now. You wade. {name} lets you put the supper on a stone, takes it at full stretch, and splashes you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has worn a ring round the step, as deep as a bucket, with waiting for you. It eats in the ring. Then it lies down on both your feet, and you are to feel how fast that heart was going.',
          when: ['trusting'],
        },
      ],
      missed: [
        'There is not one track in the yard younger than {hours} hours. {name} eats where it lies. It does not care who came second.',
        '{name} chews slowly, it must, and its heart goes so hard that the ears shake. It was {hours} hours. When you reach out it shies, and it cannot go anywhere with it.',
        'It had won, and it waited, and nobody came to the finish for {hours} hours. It eats to the last twig. It does not scratch that one on the wall.',
        {
          text: 'The ears lie down its back like two dry leaves, and it lets you come at it from straight in front. It eats. It was {hours} hours, and it had been at the finish for all of them. Medicine next.',
          when: ['weak'],
        },
        {
          text: 'For {hours} hours the finish was there and nobody on it, and it lies a yard short. It lets the leaf touch its lip. It eats half, with its eyes on the fence. Give it medicine now, softly.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has one leap left, and it has kept it, {hours} hours, for when you came. It spends that. You find it under the thorn, and it eats a little there. Medicine, at the end of your arm.',
          when: ['ill', 'wary'],
        },
        {
          text: 'All the country is cropped in a ring, and it has run {hours} hours round the outside. It comes in for your supper like a thing thrown, has it, and is gone. On the wall one scratch has been kicked out.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} is a hare with a supper in it already and it goes over the dish like a hurdle. Put it up again at {opens}.',
        'It eats nothing, it kicks a little dust on top, politely, for later. The course opens at {opens}.',
      ],
      ill: [
        'You lay it against the whiskers. They move, and it takes a leaf, and lies with it sticking out. It should have medicine now.',
        'A bite, and a rest as long as a race. {name} has not once looked behind. Medicine next.',
      ],
      loved: [
        '{item}, you say, and both the ears go straight up and lean together at the top. It cannot see it, so you hold it to the whiskers, and it eats it there, running on the spot.',
        'It would have run twice as far. It goes back and runs it, to be honest about the thing, and comes in again for the rest: {item}.',
        'You said {item} and there was a hole in the air where {name} had been. The plate is licked. The plate is also in the next field.',
      ],
      disliked: [
        'Is that first prize? {name} has gone round to look at it from behind, where it can see: {item}. It eats one. What it had run for was clover.',
        '{item}. It chews as one who came third. There were mesquite leaves, at a finish, once. It remembers that.',
      ],
      harmful: [
        '{name} could not see what it was, right under its nose, and it took your word. It staggers, and goes down on one shoulder. Never give it this: {item}. It was no prize and no meal.',
        '{item}. The legs go, all together, in no direction. It lies kicking at nothing. Take that away from here for ever. It has still had no supper.',
      ],
    },
    play: {
      wanted: [
        'Go, you say, and {name} is coming back. It goes round you once, to see whether you have left yet, and off again, and this time you get as far as lifting a foot.',
        'It gave you to the post, it gave you the inside, it ran half of it on three legs with an ear over one eye, and it asks you, quite kindly, what kept you.',
        'Left. No. Left again. You have hold of some air, and it is behind you, boxing you lightly in the back of the knee.',
        '{name} won, and did the whole of it again as you, puffing, to show how you run. It is not unlike.',
        {
          text: 'It runs with you, in the sense that it runs, and you do, in the same county. At the far post it stops and looks round its own shoulder until you are nearly there, and is off.',
          when: ['wary'],
        },
        {
          text: 'It drops a stick, forty yards off, and stands on it. You walk. At twenty it takes up the stick and is forty yards off. By evening you have walked nine miles, and have been let come, once, to nineteen.',
          when: ['wary'],
        },
        {
          text: 'For three strides it runs beside you, at your pace, with an ear laid over so as not to have the wind of you. It has never done that for the shadow. Then it wins.',
          when: ['trusting'],
        },
        {
          text: 'You lie down, and {name} jumps you, and the long way, from boots to hat. Then it is you and the barrow, then a broom on top. It never touches a thing, and looks back at your face in the air.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has been going for hours, round and round, singing in its nose. You run a lap with it. It had not noticed that there was anything to add.',
        'That was fun, that was fun before you came too, it is all one long fun with a post in it. {name} waves an ear in passing.',
      ],
      bad_time: [
        'It gets as far as the line. It puts its foot to it, and its chin down on the foot. That is all the race there is today. See to what it needs.',
        'You say go. {name} goes, three steps, and looks round for the rest of itself. Stop there. Look to it first.',
        {
          text: 'It runs, because you asked, and it runs into the post. Its ears are burning. No more. Get it into the shade, with medicine.',
          when: ['ill'],
        },
        {
          text: 'Two hops, the second very small, and it is over the line. That will do for a race. It has won. Feed {name} now.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. There is no countdown at all, not one tap. You find your hat at the first bend, your breath at the second, and {name} at the post, asking whether you had started.',
        'They had to be parted by nightfall, the two of them, {name} and {item}, and even then there was some talk of a decider.',
      ],
      disliked: [
        'How far is that? No distance? {name} looks for the other end of it: {item}. It ran round you instead. Something with more field.',
        '{item}. It stood, it twitched, it looked at the fence. A game you sit down for. Would you not rather chase it?',
      ],
      harmful: [
        'There was a scream, and hares do not, except the once. It is hunched by the fence with one leg held off the ground. Never again: {item}.',
        '{item}. {name} ran straight into it, for it came from straight in front. Bring water, bring quiet. Get that off the course.',
      ],
    },
    clean: {
      wanted: [
        'It rolls, and there is no hare, only a cloud with feet coming out. When the cloud has gone on to the next farm, {name} is there, brushed.',
        'Nine burrs. It gives you the leg, and keeps the other three running, slightly, on the spot, so that you have to move along with it. You get the last one out by the gate.',
        'You have the spine out of its pad. {name} puts the foot down, takes it up, puts it down. It taps. Oh, it had missed that.',
        {
          text: 'You leave the brush standing in the sand, bristles up. {name} goes by it at a run, close, so that it takes a stripe of dust off. It comes round again with the other side.',
          when: ['wary'],
        },
        {
          text: '{name} has stopped, because of a burr, forty yards out, and looks at you about it over its back. You come at a stroll, by way of somewhere else. It holds that foot up. The other three have not stopped.',
          when: ['wary'],
        },
        {
          text: 'It stands still for all of it, both ears, every foot, and only the heart is away, going round and round some field. When you say that you have finished it has to be told twice.',
          when: ['trusting'],
        },
        {
          text: '{name} lays both ears in your lap, one on each knee, and lets you do the insides with a wet finger. It can hear nothing then, and sees nothing but sky. Its whole heart is in your hands, racing.',
          when: ['trusting'],
        },
      ],
      little: [
        'The wind has done it, at that speed nothing stays on. You brush {name} once each way. It thanks you by being gone.',
        'You look in both ears, right down, and there is only a long way off in there. It is clean.',
      ],
      loved: [
        '{item}. It threw itself down on its side in mid-gallop to have it sooner.',
        'Every hair has been round the track and come home to its own place: {item}. {name} flaps its ears, and they crack like sheets.',
      ],
      disliked: [
        'It let you do the half that was nearest when it went by: {item}. It would hold still for a dust bath, or so it says.',
        '{item}. Wet. It is wet, look, it weighs twice as much. It has gone to lie on the warm sand until it is itself. A dry mitt, please.',
      ],
      harmful: [
        'The skin of its ears is all veins, and it burns there now, down to the root. {name} shakes and shakes its head. Wash it off, and get rid of this: {item}.',
        '{item}. It has rubbed itself raw against the post. No hare should smell like that. Out with it, and let it roll in plain dust.',
      ],
    },
    medicine: {
      wanted: [
        'The foot taps while you do it, one, two, three. You get to four and it is over, and {name} has not gone anywhere.',
        'You lay the cold cloth along its ears. The heat goes out of them by way of your hands, and after a time one of them stands.',
        'It lies in your lap with its heart going like rain on a tin roof. Slower. A bit slower. There, you can tell the drops apart.',
        {
          text: 'The hand comes from in front, so that it never sees it, and it has swallowed before it knows. It is off to the fence with one leap. There it thinks it over, and one ear goes up.',
          when: ['wary'],
        },
        {
          text: 'You hold it out straight ahead, where it cannot see, and say what it is. It walks up to your voice, blind, and takes it. It stands there with its nose in your palm, and the foot gives three taps.',
          when: ['trusting'],
        },
        {
          text: 'You say, on your marks. It sets its toes to your shoe. You say, get set, and it opens its mouth. When it has swallowed there is no go, you only hold it, and it stays in the start.',
          when: ['trusting'],
        },
        {
          text: 'It lies on your coat, and you need not catch it. It swallows. The black tips of the ears lift by a hair, both towards the same sound, and that is you, breathing. It wants the next one at nightfall.',
          when: ['ill'],
        },
        {
          text: 'You have the drop in before it sees there is a hand. It lies and looks at you sideways, betrayed, and too hot to run. A little later an ear turns. The next medicine must come from in front again.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It had its legs under it to go, and they would not, and so it took the dose. Then with great trouble it moved, one foot’s length, and is better by that. More of it at dusk.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It took the bottle out of your hand and beat you to the cupboard with it. That is a well hare.',
        'You feel each leg from hip to toe. They go off like springs. Save it for one who can be caught.',
      ],
      loved: [
        '{item}: for this it holds still, and counts itself down, and holds still again.',
        'You need not chase it. You only say {item}, and {name} backs in under your arm, keeping you well in view.',
      ],
      disliked: [
        'You got it on the second lap, on the bend, some of it: {item}. The rest went wide. It will stand for water with salts in.',
        '{item}. It swallowed, and ran from the taste, and the taste kept up with it the whole way. It did a little good.',
      ],
      harmful: [
        'It came in straight to your hand, blind, and this is what was in it. It shivers and cannot find its feet. Never {item}. Get the vet out here, quick, and run.',
        '{item}. Its eyes go round and round, and they see everything there is and do not stop at any of it. Stay low beside it. Throw that out.',
      ],
    },
    discipline: {
      wanted: [
        'Back to the line. All the way back, at a walk, under its own eyes. {name} waits for the word this time, and shakes with it. Then it runs its race on the far side from you.',
        'One lap on its own, for the seedlings. It ran that honestly, out to the post and not a yard inside it. It did not look at you when it came in.',
        {
          text: 'One lap, you tell it, and it runs two, the second so far out that you can hardly see that it is sorry. When it comes to the line it stops, dead, behind it, on the side that is away from you.',
          when: ['wary'],
        },
        {
          text: 'You blow the whistle. {name} was at the beans and is at your knee, with its ears down, and puts its nose to the whistle, where it cannot see it, and breathes. It goes home at a walk.',
          when: ['trusting'],
        },
      ],
      little: [
        'It had stopped already. It is rather proud of it. That took eleven yards, and there is a groove.',
        'False start? When? That was some other hare, a younger one. {name} shows you how it starts now: like this, see, after.',
      ],
      bad_time: [
        'It runs into the fence, and again into the fence. There is no lesson in that. Open the gate, sit down, and find out what it lacks.',
        '{name} crouches until there is nothing to see but a stone with ears. Nothing goes into a stone. Be gentle with it first.',
        {
          text: 'It stands still. It stands so still, under your voice, with its ears hanging, that you might think it was listening. It is waiting to fall. Stop, and sit. It has to have medicine, and shade, and nobody saying go.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. Fair is fair: {name} goes back to its mark and taps, to show that it can, from one to four.',
        'You put it as a rule of the race, and a rule of the race is holy: {item}.',
      ],
      disliked: [
        'It heard that out in a low crouch, with its ears already round the corner: {item}. Call it back to the line. It understands lines.',
        '{item}. {name} has taken the penalty and left the reason. It is a question of how you say stop.',
      ],
      harmful: [
        'It is gone. There are tracks, and then one sideways leap, and no more tracks. Sit out in the open until it comes by. And never this again: {item}.',
        '{item}. It ran until it fell. It thought that you were the thing they run from. Stay quite still, and low down, and let it see you from behind.',
      ],
    },
    sleep: {
      wanted: [
        '{name} scratches a hollow the length of itself, backs in, and folds. The eyes stay open. The rest of it has gone ahead.',
        'It goes off a little way, it does not want you to see where, and then there is one long leap, and nothing. Somewhere out there a hare is lying down.',
        {
          text: 'You go in, and blow out the lamp, and lie there. Somewhere in the dark there is a scrape, and one long jump. It is a good way off, and it was in no direction.',
          when: ['wary'],
        },
        {
          text: 'You bank up the sand for it and go indoors. {name} lies down in that for the space of a breath, so that you should have seen it. Then one long jump, and somebody is lying elsewhere.',
          when: ['wary'],
        },
        {
          text: 'It digs its hollow beside the step, in your sight, does not jump, and leaves its whole line of tracks leading straight up to it. You could find it with your eyes shut. You tell nobody.',
          when: ['trusting'],
        },
        {
          text: 'It has never slept within walls of anything, and you put your two arms on the ground, in a ring. {name} steps over into it, folds up leg after leg, and lets the ears down over your wrist.',
          when: ['trusting'],
        },
        {
          text: '{name} goes to bed without the leap, because there is no leap in it, and drags a leg through its tracks instead, to spoil them. You look away. Medicine, when the light goes, by the way that you did not see.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It lay down on its marks. That is not lying down.',
        '{name} rested. You saw it: between those two laps, there, with the one ear.',
      ],
      loved: [
        '{item}. It turns about once, and lets down the springs, click, click, one and then the other.',
        'It has all of the sky over it and nothing between, and its feet twitch, getting slower: {item}.',
      ],
      disliked: [
        'It has a side to it: {item}. {name} slept with its head out and its legs in the field. A scrape would be better, under a bush.',
        '{item}. It got up forty times to see whether one still could. Now it is tired in the other way. Something open.',
      ],
      harmful: [
        'There was a lid on it, or something like a lid. It has broken a claw, and there is fur on the inside: {item}. Let it out, and burn it.',
        '{item}. It comes out with one hind leg trailing. Those legs are what it has. Never put {name} there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} does a lap round you, another, a narrower one, and finishes at your knee, facing out, tapping very softly.',
        'It tells you of a race, all of it, with its ears. It won. You are sorry when it is over.',
        'You and {name} watch the shadow getting longer. There is no beating it at this hour. It yawns. It lets it have the fence.',
        'You say nothing, and wait for it to be off. The hind foot gets to one and does not go. {name} stands there, beside you, quite still, and you can hear the heart of it racing somebody.',
        'That time, the {wait}, it ran out to look for you and passed you, it must have, you would have been straight ahead. It sits now so that you are at the side.',
        'Its breath has slowed to yours, and in the slow of it a word goes by, at a lope: {loved}.',
        {
          text: 'You sit on the ground, so as to be no starter. It watches from behind itself, at forty yards. At sundown its shadow comes in first, over your boots, and lies there for it.',
          when: ['wary'],
        },
        {
          text: '{name} has dug its scrape between your boots, as long as itself, and gets in, backwards. So now you know. It looks up at you, with an eye on either side, and does not jump away to hide it.',
          when: ['trusting'],
        },
        {
          text: 'For as long as you sit, it sits before you, facing you, where it cannot see you at all. It has only your breath to go by. Once it leans out, to touch, whether you are still the finish.',
          when: ['trusting'],
        },
      ],
      little: [
        'Four sittings in an hour, and its legs have gone to sleep one by one. {name} has to be off. Sit here again when it comes by.',
        'It is very fond of you, it says, going up and down on the spot, and could that be done at some speed? Later, then.',
      ],
      ill: [
        'You lie down flat in the dust, so as to be no higher than it is. {name} lets one ear fall across your wrist. Stay a while. Then bring what is missing.',
        'The foot moves against your hand, one, two. You do three for it. It wants you there, and after that it wants seeing to.',
      ],
      asleep: [
        'You found the place. Nobody ever has. You sit down beside the scrape and look the other way, so that you will not know it again.',
        'Its eyes are open, and you are in both of them, very small, sitting down.',
        '{name} runs in its sleep. You breathe out, and it pulls up, and looks about for whoever it was that won.',
        'One ear lifts. Whatever it is being given out there, at the finish, it has a name: {loved}.',
      ],
      shy: [
        'You sit in the middle of the field. It goes by at a hundred yards, at ninety, at eighty-five. Nobody has said anything about it.',
        'It sits with its back to you, and that, for {name}, is face to face. You try to look slow.',
        {
          text: 'It does laps, and you are in the middle. You hear it pass, and pass, and the drumming comes in closer, till there is wind on your cheek. You look, and it is at the fence, not even panting.',
          when: ['well'],
        },
        {
          text: 'It lies at the far end, under the thorn, and for once does not turn its tail, so it cannot see you come. You stop well short. You say medicine, low, and one hot ear comes round to it.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'sagebrush tips':
        'At the finish you hold the sagebrush tips, like a bouquet. {name} breaks the tape, takes them out of your hand blind, by whisker, and is halfway round the lap of honour, chewing silver.',
      'mesquite leaves':
        'The mesquite leaves hang above the line, just higher than an ear. {name} goes up for them, straight up, and sees the whole county from there, and you in it. It comes down with a green moustache.',
      'desert grass':
        'The desert grass is laid out in lanes, one blade to each. {name} eats its own, and then the shadow’s, and then looks round its own shoulder at the one in front of you.',
      'cactus fruit':
        'It won the cactus fruit, by a field, and has it in its arms. There is a spine left. {name} waits, foot tapping, while you draw that out, and then the juice goes right to the black of its ears.',
      'alfalfa sprig':
        'One sprig of alfalfa, and you at the post with it. {name} takes the bottom of it at the first pass, and the middle at the second. At the third you are holding a finger’s length of nothing.',
      'creosote twigs':
        'The creosote twigs smell of rain that is not coming. {name} bites them off with a clean slant and turns both ears to the hills. There, you hear it now as well. It has won again.',
      'wild clover':
        'You kneel down in the clover to find one with four. {name} has eaten up to your hand, and past it. You look up, and the whole wild patch is behind you, with a hare on it.',
    },
    play: {
      'sprint race':
        'Three taps. You are still bending down for the sprint when {name} comes in behind you. It scratches the mark, a deep one. Then it shows you, at a walk, where you ought to have put your feet.',
      'zigzag chase':
        'Left, you chase it, and it is right. You go right, and are passed, between the knees, by an ear. The zigzag is all in the dust afterwards, like writing, and through the middle goes one straight line of yours.',
      'hurdle course':
        'There are seven hurdles up, made of your broom handles. {name} takes six and goes back, because the fourth was a bad one. It takes that at your height. Then it lies down under the seventh and waits for you.',
      'open field dash':
        'The field is open. Dash, you say, and you have said it to some dust. Far out a pair of ears goes over the skyline and returns, pink with sun, before your hat has come down.',
      'shadow boxing':
        'At noon, when the shadow is small, {name} squares up. Left, left, and a kick. You hold the coats. It has the thing flat on the ground in no time, and stands there till it dares to get longer.',
      tag: 'You touch its shoulder, where it was. Tag, it has your elbow. You turn, and it has the other. In the end you sit down, and {name} has to come in close to be caught.',
      'tumbleweed pursuit':
        'The wind gets up, and a tumbleweed goes by, and {name} goes by after that. At sundown it is back from the pursuit with a twig of it, and lays it at your toes, beaten.',
    },
    clean: {
      'dust bath':
        'The dust has been raked fine, and {name} bathes in it like a wheel in sand, all legs. The cloud rolls over you. You are both the same colour, and only one of you is clean.',
      'burr removal':
        'You go over the coat for burrs, and each comes out with a hop. {name} keeps looking behind it to see how you do. You hold up the last. It taps: the removal was timed, and slow.',
      'ear tick check':
        'Held up to the light, an ear is a map with rivers. No tick. {name} leaves that one with you and listens with the other to the road. You check along its edge, to the black tip.',
      'dry grooming mitt':
        'You put the dry mitt on and hold it out, and {name} runs by beneath, close. So it is groomed, on one side, at speed. At the fence it turns about, and you change hands for the other.',
      'sandy paw dusting':
        'Out of each paw you dust the sand, a whole small desert. {name} stands on the three that are left, and they would like to go. At the fourth you feel the kick being held.',
      'cactus spine tweezers':
        'You have the tweezers, and it has the cactus spine. {name} puts the foot in your lap and looks at you from behind, where it sees you best. There is a pull. The foot taps, and taps, and is whole.',
    },
    sleep: {
      'shallow scrape':
        'There is a shallow scrape beside the wall, of your digging. {name} gets in, makes that longer by a leg, and backs into it, ears down along the spine. From the step you would say there was a stone.',
      'bush shade':
        'You have cut a door to the shade of the bush. {name} lies along the cool of it with its chin on the ground. Where the sun comes through, one ear is lit like a lamp.',
      'warm desert sand':
        'The sand has kept the desert’s whole day in it, warm as bread. {name} scratches down to the heat and folds its legs on that. You take off your boots. The eyes are open and have stopped looking at you.',
      'tall grass form':
        'Where you have parted the tall grass {name} turns about in it until there is a form, hare-shaped, open at the top. The stems close. If a wind comes there are two of them that do not bend.',
      'open starry sky':
        'You carry your blanket out under the open sky, all starry, and lie down. {name} picks a place with no roof for a hundred miles. It takes up the whole sky, one half in each eye, and is asleep.',
      'windbreak boulder':
        'The wind goes by on both sides of the boulder, and {name} lies in the windbreak, listening to it lose. You have put your back to the stone as well. The hind legs come uncocked, with a small click.',
    },
    medicine: {
      'cooling ear compress':
        'The compress goes on, cooling, along both ears. The whole hare is in those ears, and it stops. A drop runs off the black tip into your cuff. By and by the foot begins to count.',
      'sprain wrap':
        'You wrap the sprained leg round and round with the long strip, from hock to toe. {name} watches that from behind. It puts the foot down, tries one tap, and looks at you. You shake your head, and it lies.',
    },
    discipline: {
      'false start call':
        'A false start, you call. {name} is a speck by then, and the speck stops. It comes in the whole long way at a walk, sets its toes to the line, and waits for you to breathe.',
      'slow walk home':
        'You make it a slow walk home, and {name} has to keep beside your boot. It looks at the gate, it looks at the seedlings that it went through, and puts one foot in front of one foot.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep with its eyes open and the trigger set, and whatever you held out would go over the fence along with it. It wakes at {wakes_at}. Sit near, by all means.',
      'No races, no prizes, no brush: the course is shut, and {name} is lying somewhere on it. Come at {wakes_at}. One may always reflect at the rails.',
    ],
    unplayed: [
      'What is this for? {name} looks behind the dish for the race. It will not eat what it has not run for. Play with it first, a dash is enough, and then feed it.',
      '{name} kicks the dish to the far end, comes back, and puts a foot on the line. Supper is a prize. Race it, chase it, anything, and offer it again.',
      'It is as good as any supper and nobody has won it. {name} taps: three, two. Play once, and then put it down at the finish.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has lost its first race, to a leaf. It wants the leaf looked at.',
      'A child, all feet. It met its shadow today, at a corner, on its way out. Since then neither of them has sat down.',
    ],
    teen: [
      '{name} is half grown, and the ears have finished first. It trips on them. It says that it meant to, and did you see how fast.',
      'A teen: it will not be called in, it will not be told when, it has run off for good. It ran off twice before lunch. It is back for the third.',
    ],
    high_care: [
      '{name} is grown, and {form}. It comes to you down the whole length of the field in one straight line, flat out, seeing nothing at all, and stops at your shoes.',
      'Full grown and {form}: it let itself be caught today, right at the finish, and stayed caught for as long as it takes to say so.',
    ],
    balanced: [
      '{name} is a grown {form}, and its course goes out by the mesa now. It sends its dust ahead, and is in for supper if there is a race in it.',
      'A {form}, long as a fence rail. {name} goes where the ground is hard and comes home where you are, by a different way every time.',
    ],
    low_care: [
      '{name} grew up with no one to run against. It is a {form}. There is dust over the flat, going like a train, and no hare at the head of it.',
      'Nobody stood at the finish, so it took the finish away. It is a {form}, full grown. You come on its tracks now and then, and they begin nowhere, and end there.',
    ],
    rescue: [
      '{name} is grown, a {form}, and its left hind leg lands a little late. It wins by a length, where it was three. It has you hold the watch.',
      'It was down on the line, and you carried it over. {name} is a {form} now, full grown, and whoever falls out of a race finds it running beside them, slowly.',
    ],
  },
  trust: [
    'You stood right before its nose, where it sees nothing, and {name} stayed. It knew who was there. It had decided to.',
    'Today it came to you straight. No zig, no zag, the ears flat back, the whole way blind. You did not move.',
    '{name} has shown you where it sleeps. It walked there, so that there were tracks, and looked round at every few steps to see whether you were keeping up.',
  ],
  streaks: [
    'Ten prizes on time. The wall has ten scratches, and {name} has run along them at every height.',
    'Twenty-five, and never one late. {name} has asked its shadow whether it can say the same.',
    'Fifty on time. It did fifty laps, one for each, and would have come in to say so, but by then there was a fifty-first.',
    'A hundred. {name} stood still for it. It was the longest four seconds of its life.',
  ],
  ages: [
    'Ten days, a hundred and six yards to the fence: {name} takes those for the same kind of thing, and has done both.',
    'Thirty days. It has been all the way round, it says. It does not say what of.',
    'A hundred days old. {name} has beaten its shadow a hundred times, every noon, and every evening it has been beaten. It would not have it otherwise.',
    'A year. {name} and the sun set off together, and here they are. It will not be told who was first.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['cactus fruit', 'wild clover'] },
      wish: 'There have been twigs, there has been grass. For the next big one {name} would like a proper prize: cactus fruit, say, or wild clover, waiting at the finish.',
      granted:
        'It took a lap of honour first, with the thing held high and both ears out of its eyes. Then there was no thing.',
    },
    {
      by: { action: 'feed', item: ['sagebrush tips', 'mesquite leaves'] },
      wish: '{name} won one in its sleep, and they gave it sagebrush, only the tips, or it was mesquite, and it woke up. When it has run, could it be given that?',
      granted: 'It was just as it had been dreamed, apart from the band. {name} hummed the band.',
    },
    {
      by: { action: 'feed' },
      wish: 'You always put it down and leave. {name} would like you to stand there, at the next finish, with your arms out, as though it were close.',
      granted: 'It was close. It won by a mile, and you had your arms out, and it was close.',
    },
    {
      by: { action: 'play', item: ['sprint race', 'open field dash'], hours: [11, 15] },
      wish: 'It is a matter of the shadow. Round noon it is short in the leg, and {name} would like to run then, a sprint or an open dash, with somebody to see.',
      granted: 'Beaten. It was under {name} the whole way and never got its nose out. There is a witness.',
    },
    {
      by: { action: 'play', item: ['shadow boxing', 'tag'] },
      wish: 'Its front feet have had nothing to do for days but follow. They ask for a bout: shadow boxing, or tag, with hitting allowed.',
      granted: 'Three rounds, and your shadow was better than you. {name} has shaken hands with it.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'You lost, and you went in looking so. {name} has worried about it. Play it twice today, and it will let you lose by less.',
      granted:
        'By a neck. By a neck and you with those legs. It has scratched that one on the wall for you, at your own height.',
    },
    {
      by: { action: 'play', item: ['tumbleweed pursuit', 'hurdle course'] },
      wish: 'A tumbleweed went by, and did not stop, and laughed. {name} requires one to pursue, or failing that some hurdles to be angry at.',
      granted: 'It caught it, or one very like it, and turned it about, and chased it back to where it came from.',
    },
    {
      by: { action: 'clean', item: ['dust bath', 'burr removal'] },
      wish: 'It has been carrying a burr since the last bend, and that is an unfair weight. {name} would like it out, or a dust bath to lose it in.',
      granted: 'Lighter by one burr. It has run the same lap again, and there is a bird that can bear it out.',
    },
    {
      by: { action: 'sleep', item: ['open starry sky', 'warm desert sand'] },
      wish: '{name} has seen that there are small lights up there, and that they all go the one way, and nobody wins. It would like to lie out under them, or on the warm sand, and watch.',
      granted:
        'It watched until it was two ears and a breath. Toward the end it had picked one, and was cheering it on, with a toe.',
    },
    {
      by: { action: 'sleep' },
      wish: 'If somebody said “race postponed”, and scratched out the line, and meant it, {name} thinks that it could lie down. It cannot do it by itself.',
      granted:
        'Postponed. It looked at the place where the line had been. And then it was a hump in the dust, going up and down.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a thing about you that {name} has only ever seen going past. Sit down somewhere, would you, and let it stop and look.',
      granted:
        'So that is your face. It is very slow. It has looked at it from both sides, and is glad to have gone back for it.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A race needs somebody at the start of it and somebody at the end. Sit with {name} twice today. It will do the part in between.',
      granted: 'You were there when it went and you were there when it came. It has no idea how you got round so fast.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The finishing tape',
        shape: 'ribbon',
        text: 'It broke, as they are meant to, on {name}’s chest. It has run with this end of it ever since. You may have it to hold at the finish.',
      },
      {
        name: 'Whose leaf',
        shape: 'leaf',
        text: 'It came first in the race against the leaf. {name} has had it looked at, by several ants, and they say that it was fair.',
      },
      {
        name: 'The post’s button',
        shape: 'button',
        text: 'Off a coat that hung there once. {name} goes so near in the turn that it took it along, and did not feel it until the next lap but two.',
      },
      {
        name: 'Half of a horseshoe',
        shape: 'ring',
        text: 'Something else ran here, before. {name} has measured its stride. It says that it would have been a good one, and has slept near it.',
      },
      {
        name: 'The stop whistle',
        shape: 'whistle',
        text: 'It hid it, of course, long ago, in the scrape. It thinks by now that you may have it. You would not blow it without a reason.',
      },
    ],
    return: {
      name: 'Dark pebble',
      shape: 'stone',
      text: 'It was in the cleft of its foot. There is a course over there, and it is very long. {name} had been going straight, and turned at the sound of you.',
    },
    streak: {
      name: 'The cup',
      shape: 'cup',
      text: 'A tin mug, from the road. Twenty-five prizes were had at that finish, and {name} thinks that the finish ought to get one.',
    },
    hundred_days: {
      name: 'A piece of the shadow',
      shape: 'scarf',
      text: 'It was caught in the gate, at noon, when it was too short to get through. {name} gave you the end of it. It gets longer in the evening.',
    },
  },
  release: [
    'You open the gate. {name} taps, three, two, and looks at you on one, sidelong, for as long as a race. Then there is dust on the flat, and it goes straight, and the gate is still swinging.',
    'It runs from you, so that it can see you. All the way to the skyline you are in its eye, and it is in yours, with its ears up.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lies at the finish, and it was there first, and nobody came to say so.',
      'The tracks go to the gate, many times, and then they do not. {name} died looking back, the way it saw best.',
    ],
    hunger: [
      '{name} died on the line, one foot drawn up. There was no prize, and no race, and it had kept itself ready for both.',
      'It is dead. The dust round it has not one new track in it. {name} had nothing left to run on.',
    ],
    illness: [
      'The ears cooled, first the tips, and the legs let go of what they held. {name} is dead, out in the open, where it wished to be.',
      '{name} has died, in its scrape, at full length. It fits it.',
    ],
    poison: [
      'It was right in front of it, where it could not see, and it came from you. {name} ate it, and is dead.',
      '{name} had outrun all else, and this was in the prize. It is dead.',
    ],
  },
  returned: [
    'There are tracks in the yard, and you follow them back, and they begin nowhere. Then you look the other way, and {name} is at the end of them, tapping.',
    'A shadow comes over the fence with nobody to it, looking about. {name} comes over after, a length behind, thin, and blown, and lands on it.',
  ],
  epitaph: {
    openings: [
      '{name} lies here, with its long legs folded, and both ears down.',
      'Go lightly over this. {name} did, over everything.',
      'From this stone to the fence and back: {name}.',
      'The wind goes over this, and {name} would have liked to go with it.',
      {
        text: 'Here is {name}, second to its own shadow, evenings, and to nothing else on the flat.',
        when: ['from_child'],
      },
      { text: 'Nobody ever found where {name} slept. It is here.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['There was no one at the finish.', 'It looked back for us the whole way, and saw very well.'],
      hunger: ['It would only eat what it had won, and no one would run.', 'The dish stood at the far end, bare.'],
      illness: ['It was caught at last, and not by anyone.', 'It pulled up, and lay down in the open.'],
      poison: ['It could not see what lay straight before it.', 'It took its prize on trust.'],
    },
  },
  souls: {
    thriving: [
      'You are {name} and you have been there and you are back. Did they see? They can see it again. There is ground, yards and yards of it, lying about unused, and your legs are so full of it already that you have to hop to keep the lid on. Somebody asked about supper. Never mind supper: to the post? Over the trough? You will give them half. You love them, they are so slow, you can go right round them while they say so. Ready?',
      'You are {name}, all ears, and there is a horizon in each. Things come out of your mouth at a run. You dare everyone; you dare the fence. That dark flat fellow at your heels dares you, and come noon you will stand on it. The nice thing about your keeper is the standing there, at the end, like a post with arms. You do not see it as you come. You only come. Let there be a race, and let it be now.',
    ],
    content: [
      'You are {name}, at the mark, and nobody has said anything, and that is fine. It is a good line. You scratched it. You can see the road from here, and the sky, and your own tail, and the person behind you who thinks that you are not looking. All is well on every side, and the place straight ahead is nobody’s business. You could stand like this for, oh, whole seconds. You would like someone to come up next to you. On the left. Toe to the line.',
      'You are {name}, and there have been {days} days and you were out in front of nearly all of them. You do not look ahead; there is nothing there; you look back, and the whole way is full of things going off very small and clear, and your keeper is in most of them, waving something. You talk quickly so as not to miss the next. It will come from in front. You hope that it is them, with their shoes on.',
    ],
    bored: [
      'You are {name} and you are WALKING. You chased yourself, and you knew where you would turn. You boxed a bush and it was a bush. There is a cloud on the shadow. What do others do, with all this leg, and no reason? They sit. You have tried it, and it went through you like an itch. It need not be far. It need not be a race even, somebody could just come at you, suddenly, meaning it. Will they play? Three, two.',
    ],
    hungry: [
      'You are {name}, and do not change the subject, the subject is whether they can beat you to the trough. You are not thinking of sagebrush. If somebody chose to stand at the far end with some sagebrush, that would be a finish, and you have nothing against a finish. You cannot eat what just lies there; it sticks. It has to be come in to. So: a run, if you have had none, and then the prize. You are so ready. Go on, say it.',
    ],
    starving: [
      'You are {name}, and you are on the line, and you cannot feel the line. It was going to be such a good one. The fellow at your heels has lain down next to you, not even gloating. You would still rather win it. But it could be short. It could be as short as this: one hop, from here to their hand. And the hand could have something in it. You would not look. You would just come in. Food, please. Now.',
    ],
    sick: [
      'You are {name}, and the gate is open, it is wide open and you are looking at it. There is a fire in your ears. You set off, you are sure you did, and it brought you round to here. You do not dare anyone. You keep low, in the length of yourself, and let them come up behind you, where you see them well, and it is all right, they may. They should bring medicine, and something cold for the ears, and not run.',
    ],
    failing: [
      'You are {name}. Somebody has let the springs down. It is quite soft, lying out flat like this; you had not known the ground was so near. You are counting in to something. Three. It is a long way from three to two. Everything that you ever ran past is standing round, very clear, and holding its breath. The one place you cannot see is in front, and you think that your keeper is there, with the bottle. You will not start without them. Let it be now.',
    ],
    near_death: [
      'You are {name}, and you came in, and you were first, and there was nobody there. So you went back and came in again. You have done it until you could not. It must have been the right gate. You are keeping your eyes open, the way you do, all round: road, sky, fence. It may be that they are straight ahead. It may be that they have been there the whole time. If they put out a hand, anything, you would feel it.',
    ],
    asleep: [
      'You are {name}, asleep with your eyes open, and the flat goes on for ever, and it is that one hour of noon. There is no one under your feet. You are not running, it is the ground, it goes by you of its own accord like a thing being told. No one has found where you are. But someone sits down, off at the side, where you can just see, and they look the other way. Good. They can stay. You will give them a start.',
    ],
    shy: [
      'You are {name}, at the fence, tail first, looking at them hard. There is one of them. It sits. They do that, and then they do something else, and it is as well to be a field away. How fast is it? You have gone by it at a hundred yards, and it only turned its head. You could go by at ninety. It ought to stay there and be slow some more, and want nothing. Ninety is not so near.',
    ],
    back_from_death: [
      'You are {name}, and you had gone straight. You never go straight. There was nothing on any side to look at, no road, no fence, no fellow at your heels, and you had never been so far ahead. Then somebody behind you said a word. You looked round. You stopped for it. You have to be told how things stand: is that a line? Is it your turn? Let them keep close, run you a little, and be there with the prize when it is time.',
    ],
    hurt: [
      'You are {name}. You came in straight, seeing nothing, for that is how one comes in to them; and it was in the hand. It has got into the legs. They go, and you do not. You look at your keeper from the side, from both sides. They look the same as before. Perhaps they could not see it either, perhaps it was right before their nose. Let them take it off the course, and lie down here, low, where you can watch them.',
    ],
  },
}

export const JACKRABBIT: Species = {
  slug: 'jackrabbit',
  name: 'Jackrabbit',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.4,
  happiness_decay_per_hour: 1.6,
  innate_traits: [],
  personality:
    'All spring and no brakes. Holds that supper is a prize for racing, and that standing still is something done to hares.',
  special_mechanic: 'Play comes first: it will not eat unless someone has played with it since its last meal.',
  mechanic: { unplayed_feed: 0 },
  items: {
    approved: {
      feed: [
        'sagebrush tips',
        'mesquite leaves',
        'desert grass',
        'cactus fruit',
        'alfalfa sprig',
        'creosote twigs',
        'wild clover',
      ],
      play: [
        'sprint race',
        'zigzag chase',
        'hurdle course',
        'open field dash',
        'shadow boxing',
        'tag',
        'tumbleweed pursuit',
      ],
      clean: [
        'dust bath',
        'burr removal',
        'ear tick check',
        'dry grooming mitt',
        'sandy paw dusting',
        'cactus spine tweezers',
      ],
      medicine: [
        'electrolyte water',
        'sprain wrap',
        'tularemia test',
        'tick removal',
        'wildlife vet',
        'paw balm',
        'cooling ear compress',
      ],
      discipline: [
        'false start call',
        'one lap penalty',
        'stand still game',
        'stop whistle',
        'race postponed',
        'slow walk home',
      ],
      sleep: [
        'shallow scrape',
        'bush shade',
        'warm desert sand',
        'tall grass form',
        'open starry sky',
        'windbreak boulder',
      ],
    },
    harmful: [
      'sugar cubes',
      'locoweed',
      'cramped hutch',
      'pet greyhound',
      'potato leaves',
      'bread crusts',
      'oleander',
      'retractable leash',
    ],
  },
  appearance: {
    look: 'a lean desert jackrabbit with tall black-tipped ears lit pink by the sun and long coiled legs',
    colours: ['#b99467', '#f0e2c8', '#231c18'],
  },
  figure: {
    eyes: '#c98a3a',
    body: 'standing',
    skull: 'pear',
    muzzle: 'snout',
    ears: 'tall',
    earTip: 'accent',
    tail: 'bob',
    extras: ['whiskers'],
    size: 0.94,
    earSize: 0.84,
    tailSize: 0.7,
  },
  book: BOOK,
}
