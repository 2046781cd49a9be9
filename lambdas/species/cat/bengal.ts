/**
 * The Bengal wants the next thing, sooner. It holds that nothing is food until it has run: a dinner that stands still
 * is furniture, so first somebody has to make something run. It has a rival, who lives in the black glass of the oven
 * door, is exactly as fast, and has never won and never lost. It knows that there is a river in the wall, that the tap
 * is where it looks out, and that rivers stop; so it steals sponges, which hold some, and buries them in coat pockets
 * against the drought. It fears a slow day, and the plug being pulled. Its body is copper, rosettes, muscle, a heavy
 * black-tipped tail to steer by, and a gold dust on the coat that comes off on whatever it has run across, so that in
 * low sun one can read on the walls where it has been. Walls are floors, steep. It eats in mid-run. It sleeps in the
 * sink, under the tap, feet galloping. It sulks in a cupboard that it has shut itself, shouting. It trusts by slapping
 * things into your palm. It never walks, never passes the oven without looking, never says a thing once. Its keeper is
 * the one who says go.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Out. {name} is out, and across the table, and off the far end of it, and only then does the egg fall over. There is gold dust in both halves.',
    'A yell from inside the egg. A pause. The same yell, as if nobody had answered, and {name} comes through the side of it with bits of shell on its head, looking for whoever is in charge.',
  ],
  looks: {
    thriving: [
      'You run a bath, and {name} has found that the tub has no corners. Round it goes, up the slope at the tap end, sideways past the soap, faster, glittering, like a coin that won’t lie down.',
      '{name} comes down the banister, all four feet together, and leaves it at the end, as a ball leaves a gun. There is a crash of coats. Out of a sleeve comes a face that wants to know who is next.',
      {
        text: '{name} has been stalking your shoe from behind the coal scuttle, brimful of glee, and waits for the shoe to run. The shoe does not. After a while it comes out and sits on it, to see what it knows.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is on the wall, which you had not thought of as a place. It comes along it at you, all glitter, puts one foot on your shoulder in passing, and is on the other wall. You are part of the course now.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has all it wants, so there is nothing left to chase but you. It crouches, glittering, and its back end begins to sway. Then it waits. It likes you enough by now to give you a start.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and {name} is on its third lap of the wall, wanting nothing. At the corner it comes off, rosettes glittering, straight for your chest. It has not looked to see whether you will catch it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in at the door, and {name} looks in at you from above it. It has everything. It strolls down the wall, as one crosses a street to a friend, and steps off onto your shoulder.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is hours old and has just caught something with a black tip, which turned out to be its own. You look in. It lets go. It has no idea who you are. It is going to catch you anyway.',
        when: ['baby'],
      },
      {
        text: '{name} has all it wants in the world, and now there is you. It gets down on its elbows and shakes until its rosettes glitter. It is only hours old. When it springs, the back half arrives first.',
        when: ['baby'],
      },
      {
        text: '{name} is galloping round the room at the height of your head, along the walls, for pure joy. You look in. It does not slow down. Only, above your door, it takes off early and lands late.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} glitters on the mat, tail going, in tremendous form. You take a step in. It is at the far wall. You step back. It is on the mat. You could do this all day, and it would win every time.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} is keeping time with the tip of its tail: left, right, left. It has one paw on the edge of the rug. Nothing is going on. Whatever it is will be over in no time when it comes.',
      'There is a lizard in the carpet, and {name} has never trusted it. It is part of the pattern, and has been there since the carpet. It lies before it, rosettes upon roses, and dares it to breathe.',
      'A drop hangs from the tap, getting rounder, and {name} lies below with its chin on the edge of the sink. It won’t fall yet. Along the copper back the rosettes shift and settle. It will give it a fair start.',
      {
        text: '{name} is lying down. You look twice. Its chin is on your ankle, all its rosettes are in their places, and only the black tip of the tail keeps running, to and fro, so that the engine stays warm.',
        when: ['trusting'],
      },
      {
        text: '{name} lies on the lintel with its legs hanging down, and below is the only way through. It is in no mood for anything. All the same the black tail tip says that if you ran, it would have no choice. Walk.',
        when: ['wary'],
      },
      'One word will start {name} from any sleep, on any shelf, at any height, and it is saying it over to itself, with its feet: {loved}.',
      {
        text: '{name} has put one paw on your shoelace, lightly, and sits. There is no chase on. It would merely like to be told, by way of the lace, when you intend to go anywhere, so that it can be there first.',
        when: ['trusting'],
      },
      {
        text: 'A wet sponge is slapped down on your book, the good one, from the best pocket. {name} sits on the page, rosettes steaming, and looks at you, and you close your hand on it. Partners.',
        when: ['trusting'],
      },
    ],
    curious: [
      'Handle. Left, no. Right, no. {name} hangs from it with its whole weight, and the river comes out, all of it, and it sits down in the middle to see where it was kept.',
      'What is behind you? What was that? {name} has gone up your back to find out, and is looking over the top of your head, holding on by the eyebrows.',
      'The washing machine has a round black door. {name} looks in, and there he is, the rival, going round. How did he get in there? {name} must know how he got in there.',
    ],
    bored: [
      '{name} is walking. It walks to the wall, looks up it, and can’t see what for. It walks back. The fuse is there and nobody has a match. Throw something for it, anything that runs.',
      'The sponge lies in the dry sink, and {name} lies beside it with its chin on the plughole, listening. Nothing is coming down the pipe. Nothing is coming down the hall. It needs a chase. Be the one who starts it.',
      {
        text: 'The ball is in its paw, and {name} has not let it go. The black tip of the tail lies flat. Get down at the end of the hall and say the word quite low, and run yourself, if it does not.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has chased the dish right over the floor, up against the wall, and upside down, and there is nobody in it. It crouches there fizzing, rosettes aglitter, in case something should run out. The meal is overdue.',
      '{name} is stalking the clock. It lies along the top of the dresser, tail tip going, its eyes on the hand that says when. It says now. Its meal is due. Let the dish run a little, and then be caught.',
      '{name} has chased the dish under the cooker, fetched it out, and chased it there again. It gets no joy of it. There is nothing inside. Its meal is due. Put something in there worth catching.',
      {
        text: '{name} has chased the empty bowl across the floor and a little way up the wall, and killed it. There was nothing inside. It watches you from the highest shelf. The meal is overdue. Fill the bowl.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} stalks the dish, springs, and has it. It is empty. It looks at you over the edge, rosettes glittering. The meal is overdue. Bring it soon, please, as you have begun to look like something that might run.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has run down the curtain, the tassel and one sock, the last of them across the ceiling, and by any reckoning it has earned this. It drops the sock in the empty dish and looks up, not expecting much. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} believes that a meal is earned by chase, and has nothing left to chase with. Your ankles pass. The black tip of its tail stirs, and hides again from you. The meal is overdue. Bring it. It has been earned.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} lies at the foot of the wall it always ran up. Today that floor is too steep. It presses its rosettes against it so that nothing of you can get behind. The meal is overdue. Bring it. It cannot chase.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} races you to the cupboard and wins, comes back to where you are, and races you again. It wins that too. It brushes your leg in passing, by way of a hint. Run. The meal is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: 'The empty dish has been hunted, caught and dragged halfway up the wall. {name} looks down from beside it to see what you will do. The meal is overdue. It will come down for that.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has hunted the empty dish into the corner and stands over it, growling, hours old. It would let you have it. It bats it an inch your way, jumps back two, and squeaks. Its meal is overdue, and must not walk.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} goes up you as far as the shoulder, along your arm, and out to the end of your finger, and stares at the cupboard. That is the shortest way to dinner that it knows. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} drops off the wall on to your shoulder, slides down you to the dish, looks in, and runs up you again, as you are a steep floor too. It is warmed up. It is ready. Now let dinner out.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has hunted its tail, the thick one with the black tip, and brought it down, and it was not dinner. It has let it go. It looks at you, small and copper and out of breath. Please bring the meal.',
        when: ['baby'],
      },
      {
        text: '{name} slaps your knee, runs to the dish, and finds that you have not followed. It comes back and shows you once more, slowly, how it goes: knee, hall, dish. You are good at it once you start. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} crouches on the high shelf, wound up tight, watching which way your feet will go. They have gone the wrong way before. Its meal is due. Go to the dish.',
        when: ['wary'],
      },
      {
        text: '{name} pounces on the dish, lifts its paws, and there is nothing under them. It must have missed. It goes back to the start and pounces better. It did not miss. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has hunted the dish through every room, cornered it, and stood over it, and there was nothing in it to eat. It has done its half twice over. It is very hungry. Now feed it.',
      'There is a growl as {name} goes by, and it is not {name}, it is what it has inside it, which is nothing. It runs along the wall to you and comes down heavily. Please feed it.',
      {
        text: '{name} shouts it from on top of the door, twice, and throws down a cork, for you to do something about. Flick the cork, and keep out of its road. Put the dish where it lands.',
        when: ['wary'],
      },
      {
        text: 'A fork comes along the hall by itself, at speed, with {name} behind it, and stops at your foot. It backs off, tail lashing. Kick it. That is the chase, and after the chase, from nobody’s hand, there is dinner.',
        when: ['wary'],
      },
      {
        text: 'Both front paws on your knees, black-tipped tail going, and it yells the whole recipe up at you: run, catch, eat, run. {name} takes your sleeve to start you. A quick chase, and then the dish.',
        when: ['trusting'],
      },
      {
        text: '{name} runs up you, takes the pencil out of your mouth, and runs off, looking back. You are to come after. It goes the long way, by both bathrooms, and ends at the tins, yelling. A race well run is fed.',
        when: ['trusting'],
      },
    ],
    starving: [
      'No gold on the walls today. {name} lies beside the bowl with a paw hooked over it, so that it should not get away too. It does not want it to run. Put a meal in, under its nose.',
      '{name} opens its mouth to yell, and what comes out is small, and it looks round to see who that was. In {hours} hours nobody has said dinner. Never mind the chase. Feed it where it lies.',
      'It did make one run at the empty dish, as far as the table leg, and has stayed there. In the oven door the other one is lying down too. Feed {name} now.',
      {
        text: 'It gathers its hind legs to spring at the empty dish, and they come apart on the tiles. {name} looks at them. After {hours} hours they are not fast any more. Meat, cut small, and medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has run down everything in the house that could run: the mop, the cord, a marble. It stands over them in a heap, ribs going, and none was food. It yells at you from there. A dish, quick, and no chase first.',
        when: ['wary', 'well'],
      },
      {
        text: 'It hears the tin and its ears come up, and nothing else does. {name} watches you set the plate, and drags itself the last tile when you have stepped off. Give it meat in shreds, medicine, and nobody standing by.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} ran at the wall and got only as far as the skirting. It stands there with its front feet on it and its sides going. Let it lie down on the low floor and rest, or give it medicine.',
      'Now {name} jumps to the chair in order to jump to the table, like any cat, and stays on the chair. The coat throws hardly a spark. It wants medicine, or a good sleep.',
      {
        text: 'You come in, and {name} goes for the curtain, as it does when you come in. It hangs there at knee height. It can’t get higher, and won’t get down to you. Give it medicine, or leave it to rest.',
        when: ['wary'],
      },
      {
        text: 'Wall, it says. It is lying on the mat, grinning, copper gone dull, and one paw does the wall for it, on the air. {name} would love to, later. First a dose of something, or a sleep in the sink.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} goes by, and there is no glitter in it, only a dull brown rush. Two days of hunting have stuck to the coat, and the rosettes have run together. It looks as if somebody had put it out. Please wash it.',
      'You can read on the wallpaper where {name} has been these two days, by the paw marks, up one side and down the other. The rest is still on the cat. It shakes, and it stays on. Please wash it.',
    ],
    sick: [
      '{name} lies at the foot of the wall and looks up it as you would look up one. The rosettes do not move. When you put out your hand it does not race you to it. Please bring medicine.',
      'The wall is there, and {name} lies along the bottom of it with its nose to the paper. It has put one paw against it, as you would against a door that has stuck. It wants medicine. Bring it.',
      {
        text: '{name} lies in the sink with the tap dripping before its face, and lets the drops go by. When it sees you it gathers itself to run, and stays where it is. Bring medicine at once.',
        when: ['wary'],
      },
      {
        text: '{name} is ill, and has crawled behind the boiler, since it could not climb. As you bend down its hind legs gather to bolt, and shake, and lie down again. Do not reach in. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has climbed one shelf, of all the shelves, and lies there with its black tip hanging. You come up, and it gathers itself to go, and cannot find which foot is first. Medicine, now, at its own height, and no grabbing.',
        when: ['wary'],
      },
    ],
    failing: [
      'The fuse in {name} is all but out. It lies on the flat floor, cold along the spots, and your hand passes before its eyes and they let it go by. There is a spark in there still. Medicine, at once.',
      'You wave a hand in front of {name}, and the eyes do not give chase. The black-tipped tail is laid out straight, and cold. Of that whole fire there is a warm place left, under the ribs. Medicine, at once.',
      {
        text: '{name} would have been on the ceiling before you came through the door. It lies where you can touch it, and its one try to get away was a twitch in the black tip of its tail. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'Your shadow comes over the sink, and a hind leg of {name}’s gathers itself to leave, and goes on gathering. Medicine this instant, at the side of the mouth. Then turn the tap to a drip, where it can hear that.',
        when: ['wary'],
      },
    ],
    near_death: [
      'In {hours} hours nothing came that {name} could run to. It lies under the wall with one paw up against it, where it had wanted to start. The paw is slipping. Sit with it now.',
      'Nobody said go, and {name} has stopped listening for it. Hardly a rosette lifts. Something so quick should not be let lie so still. Get down on the floor beside it and sit with it now.',
      'On every wall there is a mark where {name} has run to see if anybody was coming. They get lower and lower. The last is by the door, near the floor, and it is lying under it. Sit with it now.',
      {
        text: 'For {hours} hours {name} has gone round and round at one speed, past the window, past the door, and nobody said stop. It has stopped. It stands in the gold it wore into the wall. Sit there on the floor, in its way.',
        when: ['wary', 'well'],
      },
      {
        text: 'In the oven door there is only a kitchen. {name} lies below the sill, too low to see who is ahead. Nobody has been, for {hours} hours. Get down between it and the glass, and stay, with medicine, and let it hear water.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps on its back in the bath, all four feet planted on the side of the tub, as if it had been running up it and been switched off. The rosettes rise and fall. It did not slide down.',
      'Asleep, {name} gives a chirp, and its whiskers come forward. Something in the dream has broken cover. The copper flanks ripple, there is a great bound, about an inch long, and the sound of somebody dining.',
      {
        text: '{name} sleeps high on the pelmet, and one hind foot has stayed behind on the rail, toes spread, for the start. You cross the room as slowly as you can. The foot tightens. You cross it slower.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep along the top of the door, which is narrower than it is, with the black tip of its tail still hunting. The paws run. The thing it is after goes left. Stand to the right. You have not been ruled out.',
        when: ['wary'],
      },
      {
        text: 'On your chest lies {name}, asleep, doing the walls. You can tell the corners by its hind feet. At the last corner it brakes, in its dream, with a sigh, and takes hold of your shirt. You seem to be where it ends.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep at last, and going like the wind, all four feet. You lay a hand on its rosettes, and it takes you along, over the roofs somewhere. Its breathing slows, so that you can keep up.',
        when: ['trusting'],
      },
      {
        text: '{name} has run down at last, across your shoulders, where it was passing. One spotted leg hangs before you, one behind, and the tail lies along your arm. You will have to read standing up.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The feet have stopped. {name} lies deep in the sink and breathes as if it were far behind. Reflect beside it now, and keep it company up to {wakes_at}, when it wakes.',
      '{name} is asleep and in trouble, and cannot be hurried before {wakes_at}. It can hear that someone is there, though. Sit on the edge of the bath and reflect.',
      {
        text: 'It ran until it dropped, and there was no meal at the end of it. {name} wakes at {wakes_at}. Reflect beside it now, and then, before anything, food.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has gone up the chimney breast, along the beam and into the corner where the ceiling is, and clings there, burning very low. It won’t be fetched. Sit down underneath, on the slow floor, and keep it company.',
      'Something glitters at the back of the cupboard and goes out when you look, and that is {name}. It runs from whatever moves, and in this house you move. So don’t. Sit down by the cupboard, and stay.',
      'Up by the ceiling {name} watches you with its pupils wide, like something that has got to the end of a branch. You are only taking off your coat. Sit down, and be slow for a long time.',
      {
        text: 'To get away from you, {name} has gone up the side of its blanket, which it takes for a floor. It is now four inches up, and glaring. Sit down quietly, and let the floor bring it back.',
        when: ['baby'],
      },
      {
        text: 'Every rosette glitters when it breathes, so {name} is behind the bedding, hours old, holding its breath, sure that you can’t see it. Sit down quietly and look somewhere else. It will need to breathe.',
        when: ['baby'],
      },
      {
        text: '{name} is on top of the wardrobe, back to the wall, a fuse with a wet finger and thumb on it. It will not come for anyone. Sit still below, and let one lace lie loose.',
        when: ['from_child'],
      },
      'It keeps a whole room ahead of you. There was a day, {wait} long, when no one came to say go, and {name} got used to starting by itself. Sit. Let it lap you.',
    ],
    back_from_death: [
      '{name} is back. It goes straight to the oven, and the other is there, and they look each other up and down for a long time, not racing. Stay by it. Bring the next meal on the dot.',
      'There is gold dust under the front door, on this side. {name} is walking, one foot and then another, as though the floor were new. Sit with it, and be on time with its food.',
    ],
    old: [
      'The gold on the walls has got lower of late, and is now at about the height of your knee. {name} still signs every corner.',
      '{name} lets the other one win these days, by a whisker, and hears no more about it. They are neither of them cubs. It lies down by the warm glass, and so does he.',
      'A veteran of {days} days: {name} no longer goes over the table. It goes along it, at a trot, and expects the cups to see to themselves.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} does not hold with dinners that lie there. It stalks the dish down one wall, takes it by the throat and eats it to the glaze, rosettes glittering. A fine chase, for something that never moved.',
        'The dish does not run, so {name} runs, round and round it, to get it started. Then it falls on it and eats the lot. It gives the empty dish a slap. That one was hardly trying.',
        '{name} takes the meal from behind, having first gone over the dresser to get there. It eats fast, all of it, rosettes rippling down both flanks. Then it looks under the dish for the rest of the herd.',
        {
          text: 'You set the dish down and {name}, who does not accept presents, goes up the wall, along the shelf and onto it from behind. A clean kill. Between mouthfuls it looks up at you once, as at another hunter.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} came to the dish by way of the bookcase and the wall, stalked it twice, and killed it. Nobody had made it run. It eats, rosettes flashing, then stares at you afresh, as at someone who must be quicker than they look.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats at the gallop: wall, mouthful, wall, mouthful, until the dish is clean. The whole room is floor to it, the steep parts too. Only the yard that has you in it goes unused.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You send the dish sliding down the hall, because you have learned, and {name} overtakes it, turns, and brings it down at the skirting. It eats glittering. Then it comes back along the wall at the height of your face.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Beside the dish {name} crouches, copper and trembling, and looks up at you, and does not start. You say, “Go?” It goes. It eats as if it had run a mile. Next time, plainly, you are to say it again.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, glittering with all the joy it can hold. Then the whole lit fuse of it comes along the floor to your foot, lies down there, and for three breaths does not go off.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats half, looks you over, and bats the rest under the dresser. You get down and chase it out. There. It finishes the dish at your elbow. It could not bear to see you go without.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The meal is on time, but it has to be earned. {name} chases you three times round the table, overjoyed, catches you by the ankle, with no claws at all, lets you go, and eats.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, every rosette flashing, and then the fuse reaches the end. It goes up your back and sits on your head, purring. Walls are only steep floors. So are you.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name}, whose legs are some hours old, flattens, trembles behind, and springs on a meal that was not moving. It misses. The second time it has it. Then it backs away from you up the wall, as far as possible, an inch.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is a few hours old and its dinner is not running, so it runs itself, round the dish, and falls in. It eats its way out. It looks at you across the rim, spotted with gravy on top of the spots, and growls.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Hours old, fuse lit, {name} chases the dish once round at a wobble, finds that it is caught, and eats it all. Then it tries a wall. It comes down again and looks hard at you, in case you tilted it.',
          when: ['baby'],
        },
        {
          text: '{name} comes in along the wall, drops on the dish from the picture rail, and wins. It eats up. That is {streak} in a row, and you were on time for every one. It slaps its paw into your palm, hard.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You never simply put down the dish for {name}. You stroll with it, down the hall, round the sofa, and you are hunted, and caught where you are always caught. It eats up, with one foot on yours.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} creeps up on the dish, wobbling, leaps, and lands in it. It has caught everything. It eats the lot from where it sits. Then up goes the black tip of its tail, to see if you run too.',
          when: ['baby'],
        },
        {
          text: '{name} eats it down and backs off. That was {streak} on time. It charges the empty dish, in case there is another inside, and they slide as far as your feet. It kills your bootlace and falls over.',
          when: ['baby'],
        },
        {
          text: '{name} cleans the dish and brings you its sponge, the old one, that it had from the bath when it was small. It slaps it into your palm and does not take its paw away. It is damp. You close your hand.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You know every place in this house where {name} can drop on you, and you go by them all, with the dish, at a stroll. It chooses the lamp. It eats up on your feet, glittering. You both thought it would be.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} does not stalk the dish. It goes to it on the flat, keeping the table between you, and eats it all with its legs folded. The coat gives back no light. Put the medicine down, and stand off.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats it all, and then runs one lap of honour, along the wall, and it is yours: {streak} hunts on the trot, and the meal on time at each. It slows as it passes you, so that you can bow.',
        'A meal ought to be run down, {name} holds, but you bring it in on time, without sweating, and have done for {streak}. It finishes every bite. It sniffs your ankles, to find out how you are so fast.',
        {
          text: '{name} comes down the wall, stalks the meal, leaps on it and eats. It has caught {streak} in a row now, all on time, and not one got away. It lays its tail across your foot. You must have driven them this way.',
          when: ['well'],
        },
        {
          text: '{name} is a lit fuse, and you have got there in time with the meal, {streak} in a row. Nothing in the house has gone off. It eats, and leans its whole glittering side on your shin, where you can feel it hum.',
          when: ['well'],
        },
      ],
      early: [
        '{name} kills one mouthful and lets the rest get away. That is how one keeps a herd. It goes up the wall to watch over it from there, and you may drive it past again at {opens}.',
        'The dish comes at a walk, and out of season, and {name} takes only a nip at it, running. Nobody has had time to be properly starved of a hunt. Let it loose again at {opens}.',
      ],
      late: [
        '{name} eats the late meal in bites that you can hear, and lashes the floor with that black-tipped tail, once for each. When it has done, it goes up the wall and stays there longer than walls allow.',
        'You are late, and {name} has been out hunting by itself. It has brought down a cushion, a lampshade and one of your boots. It eats what you bring, all of it, and goes back to lie on the boot.',
        {
          text: 'While it waited {name} caught your bootlace and some curtain, and has laid them in a row. The meal it merely walks up to and eats, as one eats something found lying. Then it goes up the wall, and watches you from there.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats in one bounce, glad as a firework, and does its laps. The walls get it, and the shelf, and the door. It comes to the stretch where you are standing, and takes that part by the ceiling.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'By the time you come, {name} has hunted its meal along two walls and the top of the door and caught nothing. It drags yours off the dish, kills it thoroughly, and eats up near the ceiling, rosettes to the room.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The walls have all turned back into walls. {name} eats at the foot of one, late, and when you come close it looks at the top shelf, where it would go if it could. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Its rosettes glitter only when it moves, and they are dull. {name} eats lying down. What movement it has left goes into drawing its tail in from beside your shoe. One glint. It needs medicine or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Lately {name} had let you stroke it without a chase. It eats the late meal, glad and glittering all over. Then it trots off three steps and looks back at you. Today you will have to run.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'A late meal is one that took more catching, and {name} eats it with a hunter’s joy, copper sides flashing. But it had begun to come down off the wall to greet you. Today it greets you from halfway up.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats the late meal and then tries to leave by the wall. It gets four inches up, slides down with its back to you, and tries again. Be on time tomorrow, before it can do it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is hours old, a fuse half an inch long, and you let it burn while it waited. It eats, glittering. At your hand the black tail tip goes off like a spark. Bring the next meal before it is lit.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has eaten, and crouches at the end of the carpet, and looks up at you for the word. You draw breath. It looks at the door instead. Very quietly, with its tail, it says go to itself.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The late meal is eaten with growls, as {name} had earned it several walls ago. Then it comes at you for the jump, glittering, and a foot short it stops, to see if you are ready. It never used to look.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'While it waited, {name} has run up the hall wall so often that there is a path in the paper. It eats it all. It goes out past you wide, as one takes a bend that has thrown one before.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} does not spring. It eats what it can, lying on its side, and the coat that glitters when it moves does not glitter. It waited long for this, and it is ill. Bring medicine now.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lets the late dish alone until you have stepped well back, as from something lit. It eats all of it. The tail has stopped twitching, and is quite still, and pointed at you.',
          when: ['wary'],
        },
        {
          text: '{name} eats up and is off: shelf, curtain, your back, the floor. That is how quickly one gets from a place to a dish. It shows you again. It would like to see you practise.',
          when: ['trusting'],
        },
      ],
      missed: [
        'After {hours} hours something has gone out in {name}. It does not chase the dish. It lies down to it, and eats everything, and its coat stays dark as it moves. It turns its head from your hand. Never be so late.',
        '{name} ran, to earn it, as a cat does. It ran for most of {hours} hours, you can see by the walls, and no meal came of it. It eats all of this one, trembling. It did its part. Be on time.',
        {
          text: '{name} is a lit fuse, and in {alone} with nobody there a fuse does not go out. It gets shorter. It eats, glittering, the black tip going left, right. Stand well back, and be on time.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} holds that meals are earned by chase. For {alone} with nobody there it chased this one up every wall. Now it comes in a dish. It eats, and goes up the wall furthest from you.',
          when: ['wary', 'well'],
        },
        {
          text: 'Walls were only steep floors to {name}. After {alone} the floor is a wall. It climbs along it to the meal, eats, and as you step nearer it climbs away again. Stand still. Put the next one close to it, on time.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} {name} still gets up, because meals are earned by chase. It manages three steps. It eats where it has lain down, turned from you, and no rosette glitters. It owes you nothing. Stay beside it now.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There was nothing to chase, and then {name} could not have chased it. It eats where it lies, off the flat floor. Your shadow moves, and it looks at the wall, at how steep that is, and shuts its eyes instead.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats lying on its side, and the rosettes lie still, like so many holes. It earned this, it thinks, somehow, by doing nothing for so long. When you come closer it draws its feet up under it, to run with, later.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The dish comes, and {name} eats without batting it once. It used to set off from your shoe, with a kick. It sets off from the skirting, not fast, and goes all round the room without a look at the shoe.',
          when: ['warming'],
        },
        {
          text: 'You come in at a run with the dish, and {name} sees you run, and does not get up. It eats. It lies against your foot as ever. But when you say “go”, it looks at you first.',
          when: ['trusting'],
        },
        {
          text: '{name} walks to the dish. You have never seen it walk. It eats, with nothing chased and nothing earned, and when it has done it walks back along the foot of the wall, on the floor.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no spark on {name} anywhere. It eats in the corner with its heavy tail wrapped over its feet, and the feet already turned. At your first step it is gone, up, as high as the room goes.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} does not make the dish run. It eats lying by the wall, on the flat floor, with its fuse out. Your hand comes near, and the black tip of the tail moves away. Nothing else does.',
          when: ['wary'],
        },
        {
          text: 'After {hours} hours {name} walks to its dish. You have never seen it walk. It eats it all and stands there, as if it had forgotten what comes next, and next was all it ever wanted. Do not be late again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is so full that it has stayed on the flat floor. It touches your dish with a paw, tells it to run, and gives it a start. It will come after it at {opens}, and so should you.',
        'You put it down, and {name} bats it back to you along the tiles. You slide it over. It bats it back. It is not dinner that it sees there, only a good sport. Dinner would be at {opens}.',
      ],
      ill: [
        'You carry the dish to where {name} lies, and that is the wrong way round for both of you. It eats a little, slowly, with its paws turned in. The glitter has gone from its coat. Medicine next.',
        '{name} puts a paw on the food to keep it from running, and it was not going to. It takes a bite or so, and the paw stays there, resting. It is ill. Give it medicine next.',
      ],
      loved: [
        'There was a flash, and a dish going round and round on its rim, and {name} sitting on the curtain rail with its whiskers clean. It was {item}. It never had a chance.',
        '{name} would have chased this one over the roofs. It was {item}, and it was right there, in the dish, and it ate it all, purring through its teeth. Then it ran the roofs anyway, to make it fair.',
        {
          text: '{name} cannot accept {item} as a gift, so you run. It has you in four bounds, two of them along the wall, and eats, glittering. You were on time, and easily caught. It is beginning to like you.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} stalks, pounces, eats, and goes twice round the room above the pictures for joy. Then it comes down and lies by your foot, on the flat floor, where you live.',
          when: ['warming', 'well'],
        },
        {
          text: 'You set down {item}, on time. {name} accepts no gifts from you, so it stalks the dish, chases it twice round the kitchen, brings it down, and eats. You were merely standing near its kill.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} comes for it by way of the wall, so as not to share a floor with you, eats until every rosette glitters, and goes home along the wall.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold up {item} and run. {name} is so moved that it lets you get as far as the door. It eats with its black-tipped tail across your foot, and looks up between mouthfuls at a fellow hunter.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has caught {item} and eaten it, and is lit from end to end. It comes straight up your front as if you were steep floor, turns round on your shoulder, and burns down there, slowly, with its chin in your neck.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} knocks it under the table to see whether it will run: {item}. It will not. It has no legs in it. Bring meat, something with a bit of go.',
        '{name} eats round the edge at half speed, yawns at the oven, is yawned at, and walks away over your feet, actually walks: {item}. Beef would wake them both.',
      ],
      harmful: [
        '{name} caught it fairly, as it thinks one earns a meal. It was {item}. Now it crouches with its spotted sides drawn in, and there is nowhere to run to from a pain like that. Never let it catch one again.',
        'The tail has gone slack, black tip and all, and {name} lies against the foot of the wall with its eyes on nothing. What it swallowed was {item}. It went down so fast. Keep it away from such a hunter.',
        {
          text: '{name} ran until it got to the corner, and there it is, doubled up, with its sides jerking. It was {item}, from you, and it did not even have to catch it. Put that away for good.',
          when: ['item'],
        },
        {
          text: 'The black tail tip beats the floor, and it is not play. {name} cannot lie and cannot stand. That was {item}. Never again, whole or in crumbs, and hide it well, for no shelf is too high.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You run, and {name} catches you. You run the other way, and it has gone round by the ceiling to catch you there. In the end you lie down. It stands on you, blazing, and has earned a great deal.',
        '{name} goes up one side of the door as you go round the other, and meets you at the top. You slam nothing, you only squeak. It drops on your shoulder, off again, up, and round, like sparks from a grindstone.',
        {
          text: 'The fuse is lit and {name} goes off in all directions, delighted. Each time, it comes down just further away than your arm is long. It has measured the arm.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} goes up one wall, over the door and down the other, glittering, on fire with joy. Every wall is only a steep floor. The one thing in the room it will not climb is you.',
          when: ['wary', 'well'],
        },
        {
          text: 'At the end of the game the fuse runs out and {name} goes off, up one wall, along the next, and down into your arms from above, glittering, with its eyes shut. It never looked whether you were there.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has been caught twice and thinks it is your turn on the wall. You try. It comes halfway down, stands there sideways, and lowers its thick black-tipped tail, so that you have something to hold.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You run, and {name} catches your heel, claws in, and lets it go. You run, and it catches it. It has never let anything go before. It has found out that this one runs again.',
          when: ['warming', 'well'],
        },
        {
          text: 'You can watch the fuse burn up {name}: tail tip, hip, shoulder, bang. It is over your head and down behind you, and on the way one paw just touched your hair. It sits and lights the tail again.',
          when: ['warming', 'well'],
        },
        {
          text: 'You throw your slipper, and {name} is there before it lands. You throw it again. In the end you only say “Go,” and throw nothing, and it is up the stairs and round and back, with the other slipper.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You roll a potato, and {name} has never seen anything get away before. The hind end wags, the kitten follows. It holds the potato down, glittering, growling. Then it gives it a push, to see if it would do that again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You walk through the room with your scarf trailing, and {name} hits it from the top of the door. This is a hunt, and nothing to do with you, and you are to keep walking. But it purrs, hanging on.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hold your arm out straight, for no reason, and {name} looks along it as it would look along a branch. It has never been up you. It is up you and down again before either of you has decided, and glitters.',
          when: ['warming'],
        },
        {
          text: 'You fall over, by accident, and {name} thinks that it is the best thing you have ever thought of. It falls over too, off the shelf, off the stool, off you. It brings you to your feet, to see it again.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is no more speed to be had, and {name} is at it already, round the cornice. You run below, waving. It throws you a look on each lap, the kind that one throws to a faithful crowd.',
        'You shout “Go,” but {name} has been going since before you thought of it. It overtakes your game on the wall side, laps it, and leaves you both standing in a shower of glitter.',
        {
          text: '{name} knows that whatever is chased gets eaten. You chase it for fun. It flies, glittering, as full of joy as it was already, with two walls between you. You have not said what happens when you catch it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You play on the floor. {name} plays on the walls, the steep floors, and is no gladder than it was, since there is no gladder. It never once touches down on yours.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} cannot be any more alight, but it has seen you swing your foot. It kills the foot. It holds on for a moment, looks up along the leg to see whose it was, and lets it off.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You flick a feather, and {name}, worn out with happiness, catches it lying down. It gives it back to you. You are to run, it seems, and it will watch. You do the wall as far as you can.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is on fire with happiness, up where the wall meets the ceiling, and you start a game on the carpet. It watches your hands. It does one turn of your game, overhead, on its own floor, and no nearer.',
          when: ['wary'],
        },
        {
          text: '{name} has run its joy right to the brim, and then it sees you crouch. It drops down off the curtain pole and lets itself be chased, a good deal slower than it can, looking back to see you keep up.',
          when: ['trusting'],
        },
        {
          text: '{name} has been round the house nine times on joy alone and wants for nothing. It does take your throw, in passing, and slaps it back in your palm, so that you should have something to do until the next lap.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is already as happy as speed can make it, and you put your hand in your pocket, very slowly. It stops on the ceiling side of the door frame. There is nothing in the pocket. It comes in to make sure.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You roll the ball, and {name}, that never let anything by, lets it by. The black tip of its tail made the start and stopped. Don’t roll it again. See first to what it needs.',
        '“Go,” you say, and {name} looks at you from the floor. It would. The rosettes gather, and slacken, and it lays its chin down where it was. Put the game off. See to what it needs.',
        {
          text: 'It gets as far as the crouch, and its sides go in and out too fast, and there it stays. {name} would run till it fell. Medicine before anything.',
          when: ['ill'],
        },
        {
          text: 'You throw it something to chase. {name} looks at that, at the empty bowl, and at you, and draws the line between them with its eyes. Food first, this once.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” step back, and {name} is off both walls and the lampshade, and has won, and goes round to win it from the other side. The room smells faintly of matches.',
        'The word was {item}, and {name} makes as if it had not heard. It washes a paw. It looks at the wall. Then it is over the sofa in one glittering line, and you had better lift your feet.',
        {
          text: 'You have brought {item}, and {name} is halfway up the wall before you are out of your seat. It looks down, blazing with happiness, to make sure that you are keeping to the flat floor.',
          when: ['wary', 'well'],
        },
        {
          text: '{item}, and {name} is on it before you have let go. It takes it up the bookcase and kills it twice. It will bring it down again, when you have put both hands where it can see them.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name} does the floor, the wall, the other wall. Coming down it looks for somewhere to land, with the whole room free, and lands on you, claws in, at full speed.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has the better of you at {item}, by three laps. It looks round for you, sees you blown against the door, and comes back. It walks the last lap at your side. You did not know it could walk.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} runs at it, and through, and twice round the ceiling. It has always turned well short of your chair. Now it turns by your chair, one hind foot kicking off from the arm.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} gives it a shove: {item}. It waits for it to do something. It waits nearly a second. Try one that gets away.',
        '{item}. Where is the running in it? {name} sits on top, having won, and yells for a ball, or the bath, or a mouse that drives.',
      ],
      harmful: [
        'There is a skid, and a thud that was not part of it. {name} comes out with a leg held up and its mouth shut, and that is the worst thing. No more of this: {item}.',
        '{item}. {name} is wedged behind the bath, and it is not shouting. Take it out of the house. Then run the tap a little, and wait.',
      ],
    },
    clean: {
      wanted: [
        'As you wash the soot from {name}, the spots show up one by one, like lamps being lit in a street. It bites the water. It bites the cloth. It gives you its other side, which hasn’t been lit yet.',
        '{name} is washed on the run. You hold the cloth still, and it goes by beneath it, and back, and each time there is less mud on the cat. When it shines it stops, and shakes, and you are washed too.',
        {
          text: 'Walls are only steep floors, so you wash {name} half way up one. The dirt runs down. The rosettes come up glittering, you reach for the tail, and it remembers that there is a ceiling.',
          when: ['wary', 'well'],
        },
        {
          text: 'You did not chase {name}, so it does not see how you have earned it. The dirt comes off regardless. Now it glitters on top of the wardrobe and lets its wet tail drip on you, drop by drop.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} holds still for you, which makes it hum all over like a wire. The mud goes out of the rosettes. When you have done the tail, black tip and all, you say the word, and are as wet as it was.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} is in the basin ahead of the water. It fights the flannel, wins, and holds it down for you to wash it with. The mud goes. Underneath it is so bright that it throws small lights on the ceiling.',
          when: ['trusting'],
        },
        {
          text: 'You let the tap run thin, and {name}, which trusts water, comes to it round the far side of you. You do one flank, and the mud goes. It watches the stream and your hand by turns, the hand a little less.',
          when: ['wary'],
        },
        {
          text: 'Under your wet hands {name} hums like a wire. The dirt runs off, the rosettes come up brighter, and it lies down and lets you chase them all over it, every one. You have earned a meal, it thinks.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You rub down {name} for mud, and there is none, there is only more shine. It wriggles through the cloth and comes in again at the other end. It takes it that you are putting an edge on it.',
        '{name} was clean already, so what you have there, with the cloth, is a race. It runs in under your hand and out. Not one rosette has come off. It looks at the cloth to see who won.',
        {
          text: 'A bath, {name} feels, should be earned by chase, so you chase it, twice round the room and once over the door. Washed, it glitters exactly as before, for it was clean. It trots six steps and looks back at you. Again.',
          when: ['well'],
        },
        {
          text: '{name} is washed halfway up the wall, because that is where it was standing. It was clean, and is. The black tip of the tail flicks one drop on to your nose. You are the only one here who got any cleaner.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, who was not dirty, only fast. Nothing comes off but gold dust. It looks at that going down the drain, its own, and at your hands, which glitter, and takes the high road out.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was clean, but there was the tap. It pins the water to the bottom of the basin with both feet, and you rinse what you can reach. It looks up, dripping and sparkling, to see whether you would like a turn.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is no dirt on {name}, and you rub, and it leans into the cloth until you are both sliding along the skirting. You have only raised the shine. It turns over at the corner, to be rubbed on the way back.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} hears that it is {item}, and is there before you have your sleeves up. It lets you do one side while it fights with the other. When you change sides, so does it. You both come up shining.',
        'It was {item}, and for that even {name} will stand, or at any rate run on the spot. Then it shakes itself, and on the wall all round there are small copper lights.',
        {
          text: '{name} holds that all good things are earned by chase. It sees {item}, runs twice round the room and once along the wall, catches you, and lies down to be cleaned.',
          when: ['well'],
        },
        {
          text: 'Because it is {item}, {name} comes down off the wall and lies on the flat floor, like other cats. You do it rosette by rosette, until it glitters. For as long as that takes, nobody has lit the fuse.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. You have done the end that was nearest, and now nothing is nearest. Some of the dirt is on the ceiling. Use the shower, it likes the shower.',
        '{name} hums with impatience through the whole of it: {item}. One flank is clean and one got away. A rub with a glove would have kept pace.',
      ],
      harmful: [
        '{item}. Its coat has gone dull in a patch, and the skin is hot beneath it. Run clear water over it, a lot, and throw the stuff out.',
        '{name} shot out from under your hands and is rolling, rolling, on the bath mat, to get it off. Never again: {item}. Rinse it, gently, till it stops.',
      ],
    },
    medicine: {
      wanted: [
        'You have to bring {name} its medicine on the flat, where it lies like any cat. It swallows. Presently one paw goes to the wall and is laid against it, low down, to feel if it is still a floor. Soon.',
        '{name} takes the medicine, and there is nothing to see. You look at it closely, as at a fuse that may have gone out. Then down one flank, along the rosettes, a small gleam runs. Stay and guard it.',
        {
          text: '{name} takes the medicine halfway up the wall, which it regards as a floor with you at the bottom of it. It goes down, it does good, and {name} uses the good to climb the other half.',
          when: ['wary'],
        },
        {
          text: 'Medicine that stands still means nothing to {name}. You carry it twice round the room, are ambushed, and it goes down. It does good: the rosettes glitter. They glitter from the top of the door, out of your reach.',
          when: ['wary'],
        },
        {
          text: '{name} takes it without a chase and lets its chin drop on your wrist. The fuse is so low that one has to shade it. You shade it. Under your hand something catches, and begins very quietly to hum.',
          when: ['trusting'],
        },
        {
          text: '{name} holds still for it. That is what frightens you. It swallows, and after a time the black tip of its tail lifts, and falls, by the width of a finger. Stay by it, and give it another dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You hold out a spoonful, and {name} takes it at full speed, in passing, and laps the room to see what it does. It does nothing. One can’t go faster than it was going. Keep it for a slow day.',
        '{name} chases the spoon up your arm, catches it behind the ear, and swallows. It glittered before, and it glitters now. Nothing in there wanted mending. Put it by for a day when it stays on the floor.',
      ],
      loved: [
        '{name} has raced you to it before you can say what it is. You say it all the same: {item}. It sits down, astonished, and has it. It would have run a good way for that.',
        'You tell {name} to hold still, and for {item} it does, all but the tail. It is over. It goes up the wall and down again, to see what that has done for it, and comes to have more.',
        {
          text: '{name} takes nothing that it has not caught, so you throw {item}. It is hit in mid-air, halfway up the wall, and swallowed there, medicine and all. It goes down, whichever way down is. It does good.',
          when: ['item'],
        },
        {
          text: '{name} kills {item} twice before eating it. The medicine inside is given no warning either, and does its good all the same: the rosettes light up along its back like windows in a street, as far as the black tip.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. There was a fight, and a fair one. About half went into {name} and is doing some good. The curtain has had the rest.',
        'It swallows, and spits, and swallows: {item}. Then it drinks at the tap for a full minute to be rid of the taste. It helped, rather. Look for another sort.',
      ],
      harmful: [
        '{name} is shaking, and its eyes race, and nothing else does. That was {item}. Not one drop more. The right medicine, soon, and a dark room.',
        '{item}. Everything slowed down in {name} at once, like a wheel when the hand is laid on it. Never again. Keep it awake, keep it company.',
      ],
    },
    discipline: {
      wanted: [
        '“Floor,” you say, and {name}, on the wall, hears that it has been given the wrong idea. It slides down with its claws in. It walks out on the floor you mean, tail low, and finds it very flat.',
        'You turn off the tap and wait, and {name}, with one paw up to bat the water, puts it down. It will not soak the towels again. It smoulders off under the bath, with a hiss, like something put out.',
        {
          text: 'You say that the cake is not prey. {name} puts it down. It does seven laps, thinking, and agrees. It had taken to slapping your palm as it went by. The palm is out, and it goes by on the wall.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has learned that curtains are curtains. It comes down by the chair, one step after another, like anyone. It lies on the rug with its glitter out, and looks at you sideways, to see whether you like this better.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Stop,” you say, with your palm up, and {name}, halfway up the curtain, stops. You count to ten. It comes down by way of the floor, like a cat, and sits on its mat, and smoulders.',
          when: ['from_child'],
        },
        {
          text: '“Walk,” you say, and {name} can hardly believe it of you. But it is you, so it walks, stiff-legged, all its spots in a fury of slowness, as far as your chair. It lies down under that and thinks.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Not up the wallpaper,” you tell {name}, which is sitting on the flat floor, and has been, with great effort, since you came in. It hears you out. Only the black tip of its tail goes up the wall.',
        'You say “Wait,” and {name} was waiting, every rosette of it, like a cork in a bottle. It knows “wait.” It listens to you explain it. You could save it some time by coming to the end.',
      ],
      bad_time: [
        '“Can’t you sit still,” you shout, and {name} can’t, and what it can’t sit still with is the matter. It crouches there, copper and flickering, its eyes on you. See to that first. Teach it to sit later.',
        'You scold {name}, and it does not so much as go up the wall. It stays on the floor and takes it. Think what must be wrong, and put that right. Then there will be a cat up there again to teach.',
        {
          text: '“Down,” you say. {name} is on the wall, which is only a steep floor, and from there you are the one lying sideways. It cannot take you seriously. It goes on up, to where you do not reach.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was just about to let you chase it. Instead there are manners. It hears none of them, and chases itself, glittering, right round the four walls, at a height where you cannot join in.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was coming nearer in rushes, each a bit shorter than the last. You scold, and all of it is run backwards, over the sofa, up the drapes, to where it began. Win it first. It is the long way round now.',
          when: ['wary'],
        },
      ],
      loved: [
        '“{item},” and {name} pulls up in mid-wall. It can be done, then, without shouting. It comes down off the tapestry and will not go up it again. The look that it gives you in passing has a spark in it.',
        'You stop {name} by means of {item}, the one brake that was ever fitted to it. It lets go of the blind. It sits there with its sides going, and a bit of the shine has gone in, and then it walks.',
        {
          text: 'You teach it by {item}, and {name} finds that waiting is only a chase with the start held back. It waits with its whole hind end. You say go, and it is already bringing you the thing.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It took far too long, and {name} had forgotten the crime by the middle of it. It stopped because it was bored. Just stop the game, next time.',
        '{name} obeys, swinging, in a voice that can be heard next door: {item}. A minute with the tap off would have been plenty.',
      ],
      harmful: [
        '{name} did not see it coming, and it sees everything coming. It is behind the boiler and will not answer. That was {item}: never again.',
        '{item}. All the run has gone out of it. It learned nothing by that but you. Put it away, sit on the bathroom floor, and talk.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name} on the cushion, and it goes on running a bit, as wheels do. The hind feet give up, then the front. The tail does a last lap alone. It lies, and looks at where it was going.',
        'You cup your hands round {name}, as round a match in the wind. It flickers, this side, that side. It finds that there is no wind in here. The rosettes rise and sink more slowly, and it watches them itself.',
        {
          text: 'You put {name} to bed. It leaves by the wall, goes once round the ceiling, sees you to the door from up there, and comes down to the same place as if by its own idea. The rest does it good.',
          when: ['wary'],
        },
        {
          text: '{name} takes nothing that it has not chased. So it chases sleep, three times round the place where you put it, with one eye on you. Then it pounces, and holds on. It does it good.',
          when: ['wary'],
        },
        {
          text: '{name} comes down the wall at a walk, crosses the floor at a walk, and puts its face into your armpit. It is out. You feel it gallop a little still against your ribs, then trot, then stand.',
          when: ['trusting'],
        },
      ],
      little: [
        'You lay {name} on a cushion, and it lies there like a spring under a hand. You take the hand away. It is on the curtain, and the cushion is still turning.',
        '{name} agrees to rest, on the wall. It gets as far up as it can, lies along the picture frame with its legs down both sides, and shuts one eye. The other sees a moth. That was the rest.',
        {
          text: 'You turn round from putting {name} to bed, and it is on top of the door. It was not tired. It is having a splendid time, and from up there you look much less like someone to be careful of.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} lies where you laid it with its eyes blazing and its tail tip ticking. You back away. You can both hear the ticking. At the end of it the bed is empty, and something on the curtain rail is pleased.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired, but you are, and have lain down across its track. It takes you as a hill, twice. The third time it stops on the top, looks out over the room, and waits for the hill to sleep.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} has never been less tired, but it is you that asks. It lies on its side where you patted and gallops there, quietly, so as not to crease the sheet. Now and then it looks to see if you are rested.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} takes its bed at a leap, learns that it is to be {item}, and the leap goes out of it like air out of a cushion. It kneads once. Its hind feet run on a little. Then you hear only breathing.',
        'There are few ways to make {name} lie down, and you had hit on one, {item}. It curls up, spots and all, and the black tail tip is drawn in last, like a fuse that no one lit.',
        {
          text: 'With {item} it can be done. {name} goes round it at full tilt, round it, round it, each time lower, like a coin on a table. Then it lies flat, and rings a little, and is asleep.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} sleeps on it with its eyes open and its motor on: {item}. It got a little rest. The sink is cooler, and has a river.',
        '{item}. It gave way, it rustled, it smelt of slow. {name} dozed there, like somebody waiting for a bus, and went back to the basin.',
      ],
      harmful: [
        '{name} woke in it with a scream and ran into the door. Take this away: {item}. Sit by the sink until it has stopped trembling.',
        '{item}. It comes out stiff, and misses the chair, and pretends that it was aiming for the floor. Never in that again.',
      ],
    },
    reflect: {
      awake: [
        'You sit with {name} by the wall. It looks up that wall, which it could take in two bounds, and down at your hand, which lies there. The wall is not going anywhere. Some gold has come off on your cuff.',
        'You sit against the wall, and {name} sits against it a little way off, both of you looking up it. It is a long climb. Nobody is starting just now. By and by its shoulder comes to rest on you.',
        {
          text: 'You sit, and {name} sits, with its chin upon your shoe. Every rosette on it wants to be elsewhere. You can see it staying, the whole length of it, like someone holding a door shut. It holds it for you.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit. {name} runs all four walls, then two, then only the rug, and then it is in your lap with its eyes closed. The feet go on a little further. You hold them until they arrive.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} lies over your knees with its fuse out. Now and then a rosette twitches, where a wall has gone by in its head. Nobody chases anybody. Dinners have to be earned, it holds. This does not.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit and are not going anywhere, and {name} lies down along your leg. You can feel the motor in it turning over, waiting for next. Next does not come. It puts its head down on now.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} races by. The next time it brushes your sleeve. The next time it has turned round in mid-air and is sitting there, panting, with its back to you, as if you were where the track came out.',
          when: ['warming'],
        },
        '{name} sits. Actually sits. That time it waited {wait} for somebody to come, it found out how one does it, and it shows you.',
        'It tells you the whole story again, with the noises, the jump, and the bit where it nearly got away: {loved}. You have heard it. You ask what happened next.',
      ],
      little: [
        'Four times in an hour, and each time sitting. {name} looks at you with real concern, and goes to see whether the one in the oven wants a run.',
        '{name} has told you everything, and there has been no time for more to happen. Give it an hour. It will see to it.',
      ],
      ill: [
        '{name} does not get up when you sit down. It hooks one claw into your cuff and leaves it there. When you do go, go for what it needs.',
        'You let the tap drip for it, and count the drops aloud. At some number or other {name} shuts its eyes. Sit a bit. Then do what it is lacking.',
        {
          text: 'You climb into the bath with your clothes on and sit by it. {name} puts its chin on your shoe, and the engine misses, and catches, and misses. You count for it. At fifty, go and get the medicine.',
          when: ['ill'],
        },
        {
          text: 'You sit on the kitchen floor, and {name} does not lap you. It lies across your shins with its tail straight out, and watches the tins, which are standing still. This once that will do. Open one.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You sit down by {name} while it sleeps, and its feet are off at once across some plain. You stay. After a time they drop to a trot, then a walk. It has got to where you are.',
        '{name} sleeps with a paw hooked in the curtain, for the getaway. You sit beneath. One by one, without its waking, the claws come out of the cloth, and the paw hangs down, open, beside your ear.',
        'A shout in its sleep, a happy one. Whatever it is after in there, it is gaining on it. You would guess, from the feet: {loved}.',
      ],
      shy: [
        'You sit down in the open, and up on the wardrobe something glitters, and is {name}, wound up to go. You keep your hands still. You are no chase at all. It can’t make that out, and shuffles nearer to the edge.',
        'You sit in the middle of the floor, and {name} goes round by the walls, faster than you can turn your head. Then it goes round a bit slower. It seems that for once it would like to be seen.',
        {
          text: '{name} bolts up the curtain, delighted, and looks back to see you coming. You are sitting by the far wall. Nobody is chasing it. After a while it slides down one foot, to see why not.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} glitters only when it moves, and for a long time the top of the cupboard glitters at you. You sit and wait. Then it goes dark up there. It has sat down, with somebody in the room.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit there and do not run, and {name} cannot think what you are. It goes round you by the walls, wide, and then less wide. At last it stops up there, glittering, and for one whole breath does not fizz.',
          when: ['from_child'],
        },
        {
          text: 'You sit in the hall, and {name} goes by, and comes by, too fast to be met. Then it does not come by. You keep still. At your elbow there is quick breath. It has come to see what does not run.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old. It has a fuse, and no idea what it’s for, and goes off under the shawl with a small thump. You sit far away and keep quite still. A spotted face comes out to see what that was.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'raw beef strips':
        'You whip a raw beef strip along the tiles, and {name} turns it over in mid-skid and has it by the neck. It goes down in one red gulp, and it stands on your foot, yelling for the rest of the herd.',
      'high protein kibble':
        'You throw the high protein kibble, not in the dish, down the hall. {name} hunts every one of them, off the skirting, out of the shoes, and comes back with its cheeks rattling to say that none got home.',
      'turkey hearts':
        'Five turkey hearts on a plate, not beating. {name} bats the first off the edge, to start it, and gets it on the bounce. By the fifth you are both at it, you dropping, it catching, and the plate was never used.',
      'wild boar mince':
        '{name} goes at the wild boar mince from behind the bin, belly down, since one never knows with boar. It springs, and is in to the ears. Then it looks up, meat on its brow, to say that you may come out.',
      'freeze dried minnows':
        'You tip the freeze dried minnows in the basin and turn on the river, and they swim. {name} stands over them, gold to the elbows, roaring with its mouth shut, and scoops the whole shoal out on your slippers.',
      'bison meat':
        'The bison meat is as big as its own head, and {name} gets it by the hump and drags it backwards up the stairs, growling, to where the view is. You hear it come down again, thump by thump, eaten.',
      'chicken gizzards':
        'The chicken gizzards are tough, and {name} is pleased. It wrestles the first one twice round the table leg, gets it against your shoe, and chews with its whole face sideways, telling you which of them is winning.',
    },
    play: {
      'laser pointer':
        'You point the laser, and {name} is up the wall and over the clock before you can bend your wrist. You let the red dot be caught, on the biscuit tin. It sits on the lid, and looks at you.',
      'climbing wall':
        'You screwed in the last hold of the climbing wall yourself, and {name} uses none of them. It takes it at a run, in the gaps, hangs from the top by one arm, and yells down for you to try.',
      'bathtub splashing':
        'You slap the water, and {name} slaps it back, and after that there is bathtub splashing that has to be mopped off the ceiling. It stands in what is left, up to the rosettes, with the soap under its foot.',
      'flirt pole':
        'Round goes the lure on the flirt pole, and round goes {name}, a foot above the rug, flat, like a ring about a planet. You get dizzy and sit down. It brings you the lure, still kicking, and waits by the stick.',
      'remote control mouse':
        'The remote control mouse gets away down the hall, and {name} lets it have the door, for sport. Then it is there first. You reverse. It reverses. You look up from your little box, and it is looking at your thumbs.',
      'ball launcher':
        'Thunk, goes the ball launcher, and by the time you have read the distance {name} is back in its mouth, ball and all, looking out. It says go. You cannot launch it, and you explain, and it says go.',
      'obstacle course':
        'You set up the obstacle course with care: hoop, plank, chair, tunnel. {name} does it forwards, then backwards, then by the wall, missing the lot. It waits at the end, blowing, with the stopwatch under one paw.',
      'cat exercise wheel':
        '{name} gets in the cat exercise wheel and leans, and the thing begins to sing. Gold comes off it in a ring. You put down your cup, for the cup is walking, and it yells each mile at you as it passes.',
    },
    clean: {
      'pelt polishing cloth':
        'You draw the pelt polishing cloth from neck to tail, and the rosettes slide under it like coins in a till. {name} holds itself in, quivering. It takes the cloth when you have done and polishes a stretch of the wall.',
      'shower rinse':
        '{name} stands in the shower rinse with its face up and mouth open, arguing with it. Mud goes by between your feet, then gold. When you turn it off it looks up the hose, to see where the river went.',
      'rubber grooming glove':
        'You pat the floor with the rubber grooming glove, and it is pounced on, which is how one starts. Inside it, you stroke. {name} lies on its back, boxing with every finger, and gets combed to the tail without slowing down.',
      'muddy paw dip':
        'One basin, four feet: {name} takes the muddy paw dip as it takes stairs, in a single rush, in and out. You hold the towel low at the far side. Four clean prints are printed on it, going like mad.',
      'quick brush down':
        'You have as long as it takes to pass you, so it is a quick brush down, one side going up the hall and one coming back. On the last lap {name} leans into the bristles and nearly stops.',
      'toothbrush game':
        '{name} bites the toothbrush, you pull, it bites with the other side, and that is the toothbrush game, and those are its teeth done. It shows you all of them, foaming, and wants extra time.',
    },
    sleep: {
      'rope hammock':
        'You swing the rope hammock, and {name} gets in on the fly. It rides it up to both walls, tail out, then to one, then to neither. A leg comes down through the mesh and hangs there, and kicks off once, asleep.',
      'jungle shelf':
        'Among the ferns on the jungle shelf lie some leaves with rosettes. You water the ferns, and the drops run down, and a black tip comes out from under and swats one. {name} has gone home for the night.',
      'bathroom sink':
        '{name} pours into the bathroom sink, paws over the edge, and puts its chin on the plug, so that nobody shall pull it. You turn the tap to a drip, the slow one, and its eyes cross, and shut.',
      'cooldown mat':
        'It comes in steaming, and you have the cooldown mat down in time. {name} lands flat, all rosettes, like something off the griddle. You hear it tick. One hind leg does another half lap before it is told.',
      'rainforest sounds':
        'You put on the rainforest sounds, and {name} runs to find where it is raining. It is raining in the bookcase. It lies down with its nose to the speaker, ears turning after frogs, until they turn no more.',
      'leopard print throw':
        '{name} throws itself on the leopard print throw and is gone, spots on spots. You feel for it along the sofa. What you pat snores, and then what is next to it does, and somewhere a foot is running.',
    },
    medicine: {
      'digestive enzymes':
        'You shake the digestive enzymes over something that ran, and {name} eats them with a growl. It puts its ear to its own flank after. You put yours there too, and the river in it is going along nicely.',
      'vet checkup':
        'Lights, table, hands, and {name} goes through the vet checkup at a run, so to speak, lying down: heart, done, ears, done. It yells at the scales. Then it slaps the vet’s palm, and yours, and asks where the door is.',
    },
    discipline: {
      'tap turned off':
        '{name} had its foot in your soup. You do not shout, you let it see the tap turned off. It looks at the spout, and the last drop comes, and hangs. It takes the foot out before that falls.',
      'counting to ten':
        'You sit down, counting to ten, aloud. {name} gets as far as five on the curtain rail, drops to the sill at seven, and is on the mat by nine, with its mouth shut, shaking, to hear the end.',
    },
  },
  against: {
    feed: [
      'It never ran. {name} walks round the dish, pushes it, waits, eats half without believing in it and leaves the rest. Play with it first, next time, then feed it.',
      '{name} takes some of it, standing, as a winner takes the second prize. It did not catch this. Half the good of a meal is the chase: say go, have a game, and then the dish.',
      'The dinner has been put down, and nothing has fled. {name} looks for the game behind the bowl, and under you, and picks. Before the next one, play.',
    ],
  },
  refusals: {
    asleep: [
      '{name} is in the sink, at full gallop, and cannot stop for anything you have there. It pulls up at {wakes_at}. Reflect by the basin if you like. That it can hear.',
      'No use calling. It is asleep and out in front. Be at the finish with it at {wakes_at}, or reflect beside it now and let it run.',
    ],
  },
  stages: {
    child: [
      'A child. {name} has found out about walls. It went up one to look at the top, and there was another on the other side, and nobody had told it.',
      '{name} is a child now and has met the fellow in the oven. They stared. They ran, both, the same way. It seems that this is going to be serious.',
    ],
    teen: [
      'Half grown, all elbows and noise: {name} shuts itself in cupboards to shout, and shouts if you open them. Give it its games and its meals when they fall due. It is in training.',
      '{name} is a teen. It has broken every record in the house and two of the plates, and the voice as well: there is a new yell, lower, which surprises it each time.',
    ],
    high_care: [
      'Full grown, and a {form}. {name} still takes the wall, but it comes off it at your chair, and stays for as long as it takes a drop to fall. Sometimes two.',
      '{name} is a {form} now, grown, all gold. It has brought you into it: there are two on the start line, and it waits until you have your foot right before it goes.',
    ],
    balanced: [
      'Grown: a {form}. {name} has a course of its own that goes out by the bathroom and home over the roof, and you are somewhere along it, with a cup of something.',
      'A {form}, full grown. Some races were called off and some were run alone. {name} bears nobody a grudge, and has sponges laid down in all the coats in the street.',
    ],
    low_care: [
      '{name} grew up running by itself and is a {form}. You see the gold on the wall, in the mornings, higher than anything can jump. You do not see it made.',
      'Nobody said go, so {name} stopped waiting for it: grown, and a {form}. There is a rush of air in the hall at night. In the oven there are two, you would swear to it.',
    ],
    rescue: [
      'A {form}, and grown. There is one rosette on {name} that did not grow back right, a plain bare ring. It takes corners on the other side, to keep that one next to you.',
      '{name} is a grown {form}. It was very nearly lapped, once. When it sleeps in the sink it keeps one paw on the tap, and the other, if you are near, on you.',
    ],
  },
  trust: [
    '{name} skids up, drops what it was chasing, slaps your palm, and is off. It has slapped nobody else’s.',
    'You find that the sponges have moved. They are all in your pockets now, every one. If the river stops, it means to share.',
    '{name} takes you to the kitchen and sits you down in front of the oven, beside it. The one in there is sitting beside somebody too. Good, says {name}’s whole back. Introduced.',
  ],
  streaks: [
    'Ten dinners caught, all ten at their time. {name} has signed each of them in gold on the skirting.',
    'Twenty-five in a row and not one got away. {name} wants it shouted. {name} shouts it. It goes into the bath, where it sounds like more.',
    'Fifty. The fellow in the oven has fifty as well. They are prepared to run it off.',
    'A hundred on time, running. {name} has lain down on the finish line with its chin across it and is letting the crowd come to it.',
  ],
  ages: [
    'Ten days old. {name} has used every wall in the house, and the underside of one shelf.',
    'Thirty days, and the dust has settled for none of them. {name} has a lap record, a rival, and four wet pockets to its name.',
    'A hundred days old: the paint in the hall has turned to gold as far up as a paw can go, and somebody, passing, has asked what you use.',
    'One whole year round. {name} crosses the line, and keeps going, naturally. It had taken it for the first lap.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['bathtub splashing'] },
      wish: 'There is a river in the wall, and {name} has only ever been let see the end of it. It would like the plug in and the tap on: bathtub splashing.',
      granted:
        'The whole of it came out. {name} swam from tap to tap, with the soap for company, and shouted the names of the islands.',
    },
    {
      by: { action: 'play', item: ['cat exercise wheel', 'obstacle course'] },
      wish: '{name} has run out of hall. It would like something that goes on, a wheel perhaps, or a course with things to get over.',
      granted: 'It went and went, and the hall came with it. When {name} stepped off, the house went on for a while.',
    },
    {
      by: { action: 'play', hours: [17, 21] },
      wish: 'When the sun gets low it shows the gold on the walls, and one bit by the stairs is bare. {name} would like a game this evening, one that goes past there.',
      granted:
        'Past there, and past there, and past there. You can read it from the door now, if the light is right. It seems to say go.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'Best of one proves nothing. {name} has said so to the one in the oven, and he has said so back. It would like two games in a day.',
      granted:
        'One all. {name} is flat on the tiles with its tongue out, nose to nose with the glass, and they are both laughing.',
    },
    {
      by: { action: 'feed', item: ['raw beef strips', 'bison meat'] },
      wish: '{name} dreamed it had hold of something with horns. It let go, waking. It would like to finish: beef strips, raw, or bison, after a run.',
      granted:
        'It had it by the throat from the door to the dish and all the way down. The horns, it says, were out to here.',
    },
    {
      by: { action: 'feed', item: ['freeze dried minnows'] },
      wish: 'If there is a river in the wall there are fish in it. {name} has waited under the tap since breakfast. It would settle for freeze dried minnows.',
      granted:
        'It put the first one in the basin to see. The fish got wet, and fat, and moved, a bit. {name} screamed with joy and caught it.',
    },
    {
      by: { action: 'feed', item: ['turkey hearts', 'chicken gizzards'] },
      wish: 'The insides of things are what makes them go. {name} would like hearts, turkey, or gizzards, chicken: the engine, in short.',
      granted:
        'Down in one, and you can hear that it has been fitted. {name} idles on the mat, at a noticeably deeper note.',
    },
    {
      by: { action: 'clean', item: ['shower rinse', 'pelt polishing cloth'] },
      wish: 'The one in the oven looks shinier today. {name} has checked from both sides. It would like a shower rinse or a rub with the polishing cloth, and then a good look.',
      granted: 'It went to show him. He had had his done as well. They looked at each other for a long time, blinding.',
    },
    {
      by: { action: 'sleep', item: ['bathroom sink'] },
      wish: 'Somebody has left a cup in the sink. {name} would like it cleared, and itself put in there instead, and the tap left not quite off.',
      granted: 'A drop, a yawn. A drop. {name} filled the basin to the brim, and nothing ran over but one ear.',
    },
    {
      by: { action: 'sleep', item: ['rainforest sounds', 'rope hammock'] },
      wish: '{name} cannot stop. It has tried stopping. It would like a rope hammock to swing in, or the sound of a forest where it rains, to slow down to.',
      granted:
        'It went on running for a little, lying down. Then it only trotted. Then there was just the swing of the tail.',
    },
    {
      by: { action: 'reflect' },
      wish: 'A thing happened to {name} on the stairs and it wants telling from the start, with gestures. Sit down and be told.',
      granted:
        'There was a moth in it, and a fall, and heroism. You gasped where it wanted you to. {name} slapped your palm and went off to have another.',
    },
    {
      by: { action: 'reflect', hours: [7, 11] },
      wish: 'Of a morning {name} is out ahead before anybody is up, and there is nobody to be ahead of. Come and sit with it early. It will slow down.',
      granted:
        'You sat on the stairs with your tea. {name} took the step below, and steamed, and let the day get away by a good minute.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The good sponge',
        shape: 'cork',
        text: 'It holds about a cupful of river. {name} has had it in your winter coat since before there was a drought to fear.',
      },
      {
        name: 'The ball that hit the bowl',
        shape: 'ball',
        text: 'With a dent in it, the shape of an argument. {name} keeps it by the dish for when words fail.',
      },
      {
        name: 'Runner-up’s cup',
        shape: 'cup',
        text: 'An egg cup, left in front of the oven door. {name} thinks it only decent that he should have something.',
      },
      {
        name: 'A curtain ring',
        shape: 'ring',
        text: 'It came off at the top and travelled down with {name}, inside the yell. The curtain has managed without.',
      },
      {
        name: 'The plug on its chain',
        shape: 'button',
        text: 'So that nobody can pull it. {name} lies on it. You wash now with your heel over the hole.',
      },
    ],
    return: {
      name: 'Dust from the other track',
      shape: 'star',
      text: 'It is silver, and it was on {name}’s feet. It does not come off on anything.',
    },
    streak: {
      name: 'The medal',
      shape: 'coin',
      text: 'A brass washer, out of the tap. {name} wears it only at full speed, when it streams out behind.',
    },
    hundred_days: {
      name: 'The starter’s flag',
      shape: 'ribbon',
      text: 'A corner of the curtain, taken off at the turn, at a dead run. {name} has put it into your hand. You have only to let it drop.',
    },
  },
  release: [
    'You open the door and say it: go. {name} goes. It comes back, slaps your palm, and goes. For a long time there is a line of gold along the top of the hedge.',
    '{name} looks in at the oven first. Then it runs, and takes the wall, and the next wall, and there is a yell from the far end of the street, for you. Partner.',
  ],
  dying: {
    neglect: [
      '{name} died at the start of the hall, in the crouch, ready. No one had come to say go.',
      '{name} is dead. Its voice had gone first, and then there was just the tap. Nobody was there to turn it off.',
    ],
    hunger: [
      '{name} is dead. It had one foot through the bowl, and had brought it as far as the table.',
      'It had turned out every pocket, and eaten the sponges. {name} lay down then by the cold oven, and did not get up.',
    ],
    illness: [
      'It slowed, and for a while it trotted, and towards the end it walked, as it never had. {name} has stopped.',
      '{name} is dead. The feet were galloping, a little, and then they had got there.',
    ],
    poison: [
      '{name} took it at a run, as it took everything, and was dead of it before the dish had stopped rocking.',
      '{name} died of what you gave it. It had slapped your palm for it beforehand.',
    ],
  },
  returned: [
    'Thump, on the front door. Thump. You open it. {name} stands there on four unsteady legs, with silver on its feet, and gets ready to yell, and only breathes.',
    'You hear the tap turn, in the bathroom, and there is nobody in there. Then there is. {name} sits in the basin, very thin, with its mouth under the river.',
  ],
  epitaph: {
    openings: [
      'It came out of the egg running: {name}, copper, with dark rosettes, and a gold dust that came off on whatever it passed.',
      '{name} is lying still here. The grass is not, and it would have liked that.',
      'When the sun is low this stone has gold on it. Nobody put it there but {name}.',
      'Somebody has said the word, and {name} has gone ahead.',
      { text: '{name} was never beaten, and there is one behind the glass who can swear to it.', when: ['from_child'] },
      { text: 'Feel in your pockets. If there is a sponge there, you knew {name}.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It was on its mark, and nobody said the word.', 'It shouted, and then it shouted again.'],
      hunger: ['There was nothing left in the house that ran, or stood.', 'The dish had been empty for many laps.'],
      illness: ['Something overtook it, on the flat.', 'It was tired, and had never learned how to be.'],
      poison: ['It was given a thing to catch that it should never have caught.', 'One swallow, taken at full speed.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Wall. Wall. Ha. Did they see? Again, then. You are so fast that you have to wait for your own tail, and when it comes you go round it. The river is in the wall and the sun is on the stairs and your feet have had four ideas, one each, all good. There is a person. Person, quick, up, say the word. No, you say it. Go. Go. What are you both standing here for?',
      'You are {name}, and you have beaten him, the one in the black glass, by the length of a whisker, only he says that he beat you. Fine. Again. Everything you touch turns gold, you have looked back and seen it. Shout. It comes back out of the bath bigger. There ought to be somebody on the other end of this, with an arm, throwing. How far does not matter. When does, and it is now.',
    ],
    content: [
      'You are {name}, between runs. This is the bit where the breath catches up. Bookcase under you, drip in the next room, pockets wet: all as it should be. You have three plans, and are lying on them to keep them warm. The one who says go is about somewhere, you can hear the cup. No hurry. You have never said that before. No hurry. Well, a bit. Let them look up soon.',
      'You are {name}. Done today: stairs, stairs, curtain, stairs. Done in all, {days} days, at a rough guess in nothing flat. They went by on the left. You would not have any of them slower, except the one minute by the bath, when somebody sat there, and you sat too, and the tap ran. That one you might do again. If they have a minute. If they have it now.',
    ],
    bored: [
      'You are {name} and it has stopped. Everything has. The clock goes tick, you have time to get to the door and back, it goes tock. You tried the cupboard. It is the same from inside. You tried him in the glass, and he only looked. Your legs are full, they are humming, someone has to let them out. What would do it? Anything. A string. A shout. Somebody come, and start it.',
    ],
    hungry: [
      'You are {name}. Listen. Food is what runs. So: ball at the bowl, yes? Bowl runs, you catch it, in the bowl there is, where is it, there is none. You did it all right. You did it six times. Somebody has left out the middle. They have the hands for it, they have the tin, they have a good throwing arm. Quick, a game, a short one, and then dinner. Now. Was that a tin? That was a tin.',
    ],
    starving: [
      'You are {name}. You had it in front of you, it was nearly in your teeth, and it got further off each time, and now there is just the floor. You are not running. You have noticed that. Nobody has to throw anything. Nobody has to say the word. For once you would take it lying down, slow, out of a hand, a thing that never moved in its life. Food. You can shout afterwards. Food now.',
    ],
    sick: [
      'You are {name} and the walls have gone steep. They were floors. Someone has turned it all up on end while you were lying here. The drip falls and you know exactly when, and your paw does not go. It is hot, and it is slow, and you do not know how one does slow. What do you hold on to? Let them come with the medicine. Let them not go again so fast. You never thought to say that.',
    ],
    failing: [
      'You are {name}. He is lying down in the glass, and so you may too, that is fair, nobody loses. You can hear the river. It is not in the wall, it is nearer than that. You would like to tell somebody. It would take one yell, and you had so many, and you did not save any. If a palm came, flat, you would put your paw on it. Medicine. Then the paw.',
    ],
    near_death: [
      'You are {name}, on your mark. You have been on your mark so long. They said wait there, or they did not say anything, and you waited as for a start. Your chin is down. Your legs are under you, right, left, you think so. Someone has only to come through the door. They need not say the word, it is too big a word. They could say wait with me. They could sit down here on the line.',
    ],
    asleep: [
      'You are {name}, and it rains, in a forest, and you are going along a branch as wide as a street, and the leaves are all mouths of taps. Something runs ahead. It is gold. You let it. Your feet know the rest. Somebody is keeping up, beside you, on their two long legs, not even out of breath, and when you put your paw out there is a hand. On you go.',
    ],
    shy: [
      'You are {name} and there is one of them in the hall. Big. Slow. That is suspicious, nothing is that slow. You have gone by it, very fast, at the height of the pictures, and it did not grab. You went by again. It still did not grab. What is it for? You are in the cupboard now and have told it to go away, twice. You are listening whether it has. Let it stay there, and sit, and be slow.',
    ],
    back_from_death: [
      'You are {name}. There was a track and it was silver and went straight, with no walls to it. No corners. Nobody in the glass. You ran, because you do, and there was no wind from it. Then a drip, behind you, a long way, the one you know. You turned round. Nobody turns round there. You are a bit cold. You would like to sit where somebody sits. You would like your dinner when it is dinner time, and for now, no race.',
    ],
    hurt: [
      'You are {name}. You ran for it, you won it, you had it down in one. It was bad. How can it be bad if you won? Your heart is going without you. You have got behind the bath, where it is narrow, and you are not shouting, and it seems to you that someone ought to notice that. Let them throw it out. Let them run some water, not much, and put down a hand, flat, and keep it there.',
    ],
  },
}

export const BENGAL: Species = {
  slug: 'bengal',
  name: 'Bengal',
  family: 'cat',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.6,
  innate_traits: ['vocal'],
  personality:
    'A lit fuse in a leopard coat, convinced that meals are earned by chase and that walls are only steep floors.',
  special_mechanic:
    'Play first, dinner second: a Bengal fed before it has been played with takes only half the good of the meal.',
  mechanic: { unplayed_feed: 0.5 },
  items: {
    approved: {
      feed: [
        'raw beef strips',
        'high protein kibble',
        'turkey hearts',
        'wild boar mince',
        'freeze dried minnows',
        'bison meat',
        'chicken gizzards',
      ],
      play: [
        'laser pointer',
        'climbing wall',
        'bathtub splashing',
        'flirt pole',
        'remote control mouse',
        'ball launcher',
        'obstacle course',
        'cat exercise wheel',
      ],
      clean: [
        'pelt polishing cloth',
        'shower rinse',
        'rubber grooming glove',
        'muddy paw dip',
        'quick brush down',
        'toothbrush game',
      ],
      medicine: ['heart screening', 'retina test', 'digestive enzymes', 'probiotics', 'vitamins', 'vet checkup'],
      discipline: [
        'redirected energy',
        'game paused',
        'tap turned off',
        'counting to ten',
        'cool down lap',
        'settle on mat',
      ],
      sleep: [
        'rope hammock',
        'jungle shelf',
        'bathroom sink',
        'cooldown mat',
        'rainforest sounds',
        'leopard print throw',
      ],
    },
    harmful: [
      'energy drink',
      'coffee grounds',
      'chocolate brownie',
      'hair elastic',
      'dumb cane',
      'pothos vine',
      'onion burger',
    ],
  },
  appearance: {
    look: 'a muscular copper cat covered in dark rosettes that glitter as it moves, with a thick black-tipped tail',
    colours: ['#c9772f', '#f3d6a4', '#3a2213'],
  },
  figure: {
    muzzle: 'small',
    ears: 'round',
    tail: 'wag',
    slit: true,
    eyes: '#7fbf5a',
    tailTip: 'accent',
    marking: 'rosettes',
    extras: ['whiskers', 'kohl'],
    body: 'low',
    shift: -8,
    size: 0.96,
    tailSize: 0.8,
    turned: true,
  },
  book: BOOK,
}
