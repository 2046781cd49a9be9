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
    'The egg hops twice, rolls along the shelf and goes off. When you lower your arm there is half a shell on the floor. The other half is on {name}, and {name} is on the wall, wet, copper, looking down at you.',
    'The egg goes off rather than hatches. When you have found your glasses there is shell up the wall and {name} at the top of it, the size of a pear, wet and spotted, looking down to see who chases whom.',
  ],
  looks: {
    thriving: [
      'You run a bath, and {name} has found that the tub has no corners. Round it goes, up the slope at the tap end, sideways past the soap, faster, glittering, like a coin that won’t lie down.',
      '{name} comes down the banister, all four feet together, and leaves it at the end, as a ball leaves a gun. There is a crash of coats. Out of a sleeve comes a face that wants to know who is next.',
      {
        text: '{name} is the size of a plum, spots and all, and has tried the wall. It got up it a hand’s breadth, with a roar like a hinge, and slid. It is examining the wall for the step it missed.',
        when: ['baby'],
      },
      {
        text: '{name} is four hours old and has been up the curtain, halfway. It hangs there by eight new pins, all spots, glaring down at the floor, which it takes for a wall. You may unhook it. It will resume.',
        when: ['baby'],
      },
      {
        text: '{name} comes down the wardrobe head first, over the door, along the curtain rail, and lands on your shoulders without a claw out. It had been using the coat stand until now. You are promoted.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'There are paw marks up the wall, along the picture rail and down by the clock. They stop at your shoulder, and so does {name}, glittering and out of breath, having mistaken you for a ledge. It treads you in. You will do.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lies along the top of the open door like a leopard on a bough. You walk beneath. A thick tail comes down and hits you on the head, softly, with the black part. You’ve been caught. It lets you go.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} goes once round the room at picture height, lands in front of you glittering, and opens its mouth to let the catch go. It is a speck of dust. You both watch it climb past your knees.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has crossed the room by way of the bookcase, the curtain rail and the top of the door, and from up there lets its tail down against your ear. Nothing is being hunted. It only wanted to be near you, steeply.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} comes down the wall as far as your face and stays there, upside down, glittering, to see what you do about leopards. You do nothing. It takes that back up to the ceiling to think about. Go on as you are.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is galloping round the room at the height of your head, along the walls, for pure joy. You look in. It does not slow down. Only, above your door, it takes off early and lands late.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} is keeping time with the tip of its tail: left, right, left. It has one paw on the edge of the rug. Nothing is going on. Whatever it is will be over in no time when it comes.',
      'There is a lizard in the carpet, and {name} has never trusted it. It is part of the pattern, and has been there since the carpet. It lies before it, rosettes upon roses, and dares it to breathe.',
      {
        text: '{name} sits in the empty bath under the tap and waits for the drop. It swells, hangs, falls. A paw puts it out in mid-air. Not every one of them. About every third.',
        when: ['well'],
      },
      {
        text: '{name} comes by on the wall, at the height of the pictures, not hurrying. It stops at the one with the sheep, gives it some thought, and walks on round the corner. The sheep are left hanging a little to the right.',
        when: ['well'],
      },
      {
        text: '{name} lies along the top of the door with all four legs hanging, and the black tip of its tail ticks like something that has not been lit. A fly goes by. It is let go by.',
        when: ['well'],
      },
      'One word will start {name} from any sleep, on any shelf, at any height, and it is saying it over to itself, with its feet: {loved}.',
    ],
    curious: [
      'Handle. Left, no. Right, no. {name} hangs from it with its whole weight, and the river comes out, all of it, and it sits down in the middle to see where it was kept.',
      'What is behind you? What was that? {name} has gone up your back to find out, and is looking over the top of your head, holding on by the eyebrows.',
      'The washing machine has a round black door. {name} looks in, and there he is, the rival, going round. How did he get in there? {name} must know how he got in there.',
    ],
    bored: [
      '{name} is lying on the floor. It is not on the wall, nor the curtain, nor along the top of the door. It is fed and well. A beetle walks the whole length of its tail, unhurried. Go and be something worth chasing.',
      '{name} is on the floor. Not the door frame, not the curtain rail, the floor, like a rug of itself. The black tail tip creeps out past its nose. A paw pins it, then lets it off. Come and be something that runs.',
      {
        text: 'The ball is in its paw, and {name} has not let it go. The black tip of the tail lies flat. Get down at the end of the hall and say the word quite low, and run yourself, if it does not.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has chased the dish right over the floor, up against the wall, and upside down, and there is nobody in it. It crouches there fizzing, rosettes aglitter, in case something should run out. The meal is overdue.',
      '{name} is stalking the clock. It lies along the top of the dresser, tail tip going, its eyes on the hand that says when. It says now. Its meal is due. Let the dish run a little, and then be caught.',
      {
        text: '{name} pounces on the dish, lifts its paws, and there is nothing under them. It must have missed. It goes back to the start and pounces better. It did not miss. Its meal is due. Feed it.',
        when: ['baby'],
      },
      {
        text: '{name} has crept up on the empty dish from three sides and caught it each time. Now it holds it down with both paws, rosettes glittering, looks in, and looks at you. It did its part. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} stalks the dish, springs, and has it. It is empty. It looks at you over the edge, rosettes glittering. The meal is overdue. Bring it soon, please, as you have begun to look like something that might run.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has stalked the empty dish from the pelmet, from the door frame and straight down the wall, and has caught it every time. There is never anything in it. Fill it now, and do not stand between them.',
        when: ['from_child', 'wary', 'well'],
      },
      {
        text: '{name} goes up the wall as far as the clock and hangs by one paw from the minute hand, which sinks all the way back to mealtime. Then it drops and looks at you. You have been given another chance. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} tags your ankle, goes up the wall, along the bookcase and down beside the cupboard, and waits. Then, knowing you, it does it all again more slowly. It is not hungry yet, but the meal is overdue. Feed it now, at a run.',
        when: ['from_child', 'well'],
      },
      '{name} has chased the dish under the cooker, fetched it out, and chased it there again. It gets no joy of it. There is nothing inside. Its meal is due. Put something in there worth catching.',
      {
        text: '{name} believes that a meal is earned by chase, and has nothing left to chase with. Your ankles pass. The black tip of its tail stirs, and hides again from you. The meal is overdue. Bring it. It has been earned.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} lies at the foot of the wall it always ran up. Today that floor is too steep. It presses its rosettes against it so that nothing of you can get behind. The meal is overdue. Bring it. It cannot chase.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has run the dish down, killed it, and carried it up the wall to the top of the dresser, where it is turning it over once more. Nothing comes out. It is hungry, and the meal is overdue. Feed it now.',
      'The dish has been chased down the hall, along the wall and up over the bookcase, and {name} lies with both paws on it, sides heaving. It was fairly caught. There is nothing in it. The meal is overdue, so feed it now.',
    ],
    starving: [
      '{name} is stalking the empty dish. It lies flat and drags one paw forward, and rests, and drags the other, since it cannot have chased hard enough. The dish has not moved. Feed it at once.',
      '{name} hunted the curtain cord, then a shadow, then its own black tail tip, and caught all three. None of them was anything. It lies where it caught the last one, the glitter gone from its coat, and holds it. Feed it at once.',
    ],
    weak: [
      'A fly walks across the rug, straight past {name}’s nose. The black tip of the tail goes after it, left, right, left. Nothing else of {name} gets up. The fly comes back to see why. Medicine, or a good rest.',
      '{name} ran at the wall and got only as far as the skirting. It stands there with its front feet on it and its sides going. Let it lie down on the low floor and rest, or give it medicine.',
      {
        text: '{name} looks up at the wall, which it has always held to be a floor, and sees a wall. It lies down along the bottom. Not one rosette glitters. It has eaten, and is weak. Medicine, or a long rest, and no visitors.',
        when: ['from_child'],
      },
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
      'A brown stripe goes up the wallpaper, over the lintel and round the ceiling lamp. At the end of it is {name}, pleased, fed, and dull as a boot, with not one rosette glittering. It should be cleaned. So should the stripe.',
      '{name} goes by, and there is no glitter in it, only a dull brown rush. Two days of hunting have stuck to the coat, and the rosettes have run together. It looks as if somebody had put it out. Please wash it.',
      {
        text: '{name} takes the wall at a run and hangs there a moment longer than walls allow. It is deeply impressed with itself. You can see what is doing the holding, days of it, between every toe. Wash it.',
        when: ['from_child'],
      },
    ],
    sick: [
      'A fly comes down the wall, walks across {name}’s paw, over the dull rosettes and off at the black end of the tail. {name} follows it with one eye. Nothing else in all that cat has moved. Medicine, now.',
      '{name} has put one paw on the wall and discovered that it is a wall. It leans there, every rosette gone dull as old pennies, and by the look of its legs the floor is growing steep too. Bring it medicine now.',
    ],
    failing: [
      'The fuse in {name} is all but out. It lies on the flat floor, cold along the spots, and your hand passes before its eyes and they let it go by. There is a spark in there still. Medicine, at once.',
      'The coat has stopped glittering. {name} tried the bottom shelf and lies where it slid, one paw still hooked on the wood, and its huge voice has come down to a click. Medicine and food, this minute.',
      {
        text: 'You have never heard this room so quiet. {name} lies at the bottom of the climbing wall with a claw still hooked in the lowest hold, its rosettes gone dull as old pennies. Medicine at once, and then food, from your fingers.',
        when: ['from_child'],
      },
      {
        text: '{name} lies at the foot of the wall with one paw set against it, hardly higher than the skirting, and looks up to where it used to go. There is no light left in the coat. Medicine and food, at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'On every wall there is a mark where {name} has run to see if anybody was coming. They get lower and lower. The last is by the door, near the floor, and it is lying under it. Sit with it now.',
      'Your sleeve trails a thread past {name}’s nose. Only the black tip of the tail sets off after it, gets an inch, and lies down again. It has hours left if it is alone. Sit by it now, and stay.',
      'In {hours} hours nothing came that {name} could run to. It lies under the wall with one paw up against it, where it had wanted to start. The paw is slipping. Sit with it now.',
    ],
    asleep: [
      '{name} sleeps on its side with all four feet against the wall, which in there is the floor. It gallops. The pictures tick on their nails. Then it has caught it, whatever it was, and the house is quiet.',
      '{name} fell asleep on top of the door, a leg down either side. The legs are running. Leave the door as it is, open a hand’s breadth, until the chase is over and it wakes.',
      '{name} has gone out on top of the bookcase like something switched off at the wall, one foreleg hanging. The coat still glitters when a car goes by. Now and then the black tip of its tail takes a corner.',
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
      '{name} is on top of the door, lengthwise, all its rosettes going. When you take a step it is on the wardrobe. Sit on the floor and be dull for a while. It cannot bear not to look at dull things.',
      '{name} has gone by way of the wardrobe, the lamp and the picture rail, anything rather than the floor, since the floor has you on it. Sit down there and be dull. Sooner or later it will run out of walls.',
      'It keeps a whole room ahead of you. There was a day, {wait} long, when no one came to say go, and {name} got used to starting by itself. Sit. Let it lap you.',
    ],
    back_from_death: [
      'Since it came back {name} has pounced on everything in the house, to see whether it is really there. The curtain, the tap, the wall, its own black tip. You it left until last. It puts one paw on your knee and does not press.',
      '{name} has done the walls since it got back, every one, and the ceiling beam, and shouted down from each that it is here. Then it ran out of walls, and climbed you, and there it has stayed.',
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
        {
          text: '{name} shakes its small copper rear and takes the dish from behind. The dish skids. {name} goes after it under the table, over the boards, round a boot, and has it at bay in the corner. There it dines.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats at a run, and is still running when the floor stops at the wall. It takes two steps up the paper, rosettes flashing, before it slides down. It sits and studies the place. You can see it choosing another foot to start with.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} cannot eat a thing that has not run. It shoves the dish, hunts it the length of the hall, goes up the wall for the final leap, and kills it beside the umbrellas. Then it dines, growling softly as you pass.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You set the dish down and {name}, who does not accept presents, goes up the wall, along the shelf and onto it from behind. A clean kill. Between mouthfuls it looks up at you once, as at another hunter.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You throw the chicken, since set down it does not count. {name} takes it off the door frame in passing, and the second piece, and the third. The fourth it lets you hold. It trembles with the effort, and chews.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'Set down, the dish is of no interest to {name}. So you pick it up and run, twice round the table, while something glittering goes past you along the wall. You are brought down at the sink. It eats with one paw on your shoe.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The dish is down on time, and {name} comes to it by way of the wall, the door frame and the top of the cupboard. The last step used to be the chair. It is your shoulder now.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You know better than to put the dish down. You run with it, once round the table, and {name} comes over the dresser and takes you at the third chair. It eats on your lap, rosettes heaving, one paw on its catch.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'You run with the dish, as agreed. {name} takes the wall, passes you at the height of your shoulder, and brings you down by the trouser leg at the second corner, with such care that nothing spills. You gave it a good hunt.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} comes to its meal by the wall, the bookcase and the top of the door, stalks it, and brings it down in the dish. Then it crosses to you by the floor, like anybody, and leans its whole copper side on your shin.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        '{name} takes the meal from behind, having first gone over the dresser to get there. It eats fast, all of it, rosettes rippling down both flanks. Then it looks under the dish for the rest of the herd.',
        {
          text: '{name} comes in along the wall, drops on the dish from the picture rail, and wins. It eats up. That is {streak} in a row, and you were on time for every one. It slaps its paw into your palm, hard.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it down and backs off. That was {streak} on time. It charges the empty dish, in case there is another inside, and they slide as far as your feet. It kills your bootlace and falls over.',
          when: ['baby'],
        },
        {
          text: '{name} does not stalk the dish. It goes to it on the flat, keeping the table between you, and eats it all with its legs folded. The coat gives back no light. Put the medicine down, and stand off.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'A meal ought to be run down, {name} holds, but you bring it in on time, without sweating, and have done for {streak}. It finishes every bite. It sniffs your ankles, to find out how you are so fast.',
        '{name} eats it all, and then runs one lap of honour, along the wall, and it is yours: {streak} hunts on the trot, and the meal on time at each. It slows as it passes you, so that you can bow.',
        {
          text: '{name} comes down the wall, stalks the meal, leaps on it and eats. It has caught {streak} in a row now, all on time, and not one got away. It lays its tail across your foot. You must have driven them this way.',
          when: ['well'],
        },
      ],
      early: [
        'The dish comes at a walk, and out of season, and {name} takes only a nip at it, running. Nobody has had time to be properly starved of a hunt. Let it loose again at {opens}.',
        '{name} kills one mouthful and lets the rest get away. That is how one keeps a herd. It goes up the wall to watch over it from there, and you may drive it past again at {opens}.',
        {
          text: '{name} hooks out one piece, allows it a yard’s start, runs it down behind the stove, and eats it for form’s sake. The rest just lie there in the dish, not even trying to get away. It leaves them.',
          when: ['no_item'],
        },
        {
          text: '{name} carries one mouthful up the side of the bookcase, drops it off the top, and beats it to the floor. That one it eats. The rest of the dish has had the same chance to run and stays where it is.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal in bites that you can hear, and lashes the floor with that black-tipped tail, once for each. When it has done, it goes up the wall and stays there longer than walls allow.',
        'You are late, and {name} has been out hunting by itself. It has brought down a cushion, a lampshade and one of your boots. It eats what you bring, all of it, and goes back to lie on the boot.',
        {
          text: 'You are late, and {name} has hunted without you: a slipper lies by the wall with its tongue torn out. It eats from the dish fast, side on, watching the other slipper, which is on your foot.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats in one bounce, glad as a firework, and does its laps. The walls get it, and the shelf, and the door. It comes to the stretch where you are standing, and takes that part by the ceiling.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You come running with the dish, late, and glance behind you for the chase. There is none. {name} is walking, tail tip ticking, all the way down the hall and on the floor. It eats. It goes home by the wall.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You are late with the dish, and since meals are earned by chase, you are allowed to earn it: twice round the table, over the bed, and up to the wardrobe, where {name} lets you go and find the stool. It eats up there.',
          when: ['well'],
        },
        {
          text: '{name} stalks the late dish with its belly to the floor, as a meal should be stalked. Half way you see that it cannot get up. It snarls so that you will not come and help, and crawls, and eats.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The walls have all turned back into walls. {name} eats at the foot of one, late, and when you come close it looks at the top shelf, where it would go if it could. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
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
          text: '{name} does not spring. It eats what it can, lying on its side, and the coat that glitters when it moves does not glitter. It waited long for this, and it is ill. Bring medicine now.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours something has gone out in {name}. It does not chase the dish. It lies down to it, and eats everything, and its coat stays dark as it moves. It turns its head from your hand. Never be so late.',
        '{name} ran, to earn it, as a cat does. It ran for most of {hours} hours, you can see by the walls, and no meal came of it. It eats all of this one, trembling. It did its part. Be on time.',
        {
          text: '{name} walks to the dish. You have never seen it walk. It eats, with nothing chased and nothing earned, and when it has done it walks back along the foot of the wall, on the floor.',
          when: ['wary', 'well'],
        },
        {
          text: 'Hours ago {name} went up the curtain, along the shelf and down the wall to its meal, and landed on bare floor. Here is the dish at last. It drags it under the sideboard to eat, and the thick tail bars the way in.',
          when: ['well'],
        },
        {
          text: 'Nobody came, so for {alone} {name} hunted. The slippers are dead, and the lampshade, and one umbrella, laid out along the wall by size. It eats what you bring. At the end of the row a space has been left.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} is a lit fuse, and in {alone} with nobody there a fuse does not go out. It gets shorter. It eats, glittering, the black tip going left, right. Stand well back, and be on time.',
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
      ],
      full: [
        '{name} gives the dish a sporting start, turns its back, and counts. When it looks round the meal has not run anywhere. There is no room in it anyhow, and it walks off up the wall. The whole dish goes to waste.',
        '{name} is so full that it has stayed on the flat floor. It touches your dish with a paw, tells it to run, and gives it a start. It will come after it at {opens}, and so should you.',
        {
          text: '{name} pushes the dish with one paw to see whether it will run. It does not run. The paw sends it over the edge of the counter, and the copper face leans out to watch it land. None of it eaten.',
          when: ['no_item'],
        },
        'You put it down, and {name} bats it back to you along the tiles. You slide it over. It bats it back. It is not dinner that it sees there, only a good sport. Dinner would be at {opens}.',
      ],
      ill: [
        '{name} means to stalk the dish. It goes flat, gathers itself, and stays gathered. In the end you push the dish towards it, dodging a little, so that it can be said to have been caught. Two bites. Medicine next.',
        'You carry the dish to where {name} lies, and that is the wrong way round for both of you. It eats a little, slowly, with its paws turned in. The glitter has gone from its coat. Medicine next.',
      ],
      loved: [
        'There was a flash, and a dish going round and round on its rim, and {name} sitting on the curtain rail with its whiskers clean. It was {item}. It never had a chance.',
        'You give it {item}, and {name} goes silent. You had not known the refrigerator hummed. Then the bowl is bare and it tells the whole house, room by room, at the top of its voice, from above.',
        {
          text: 'You put down {item} and {name} cannot let it be that easy. It backs off the length of the hall, sinks, wags its hips, and arrives like a thrown coat. What it says afterwards has its mouth full.',
          when: ['well'],
        },
        {
          text: '{name} would have chased this one over the roofs. It was {item}, and it was right there, in the dish, and it ate it all, purring through its teeth. Then it ran the roofs anyway, to make it fair.',
          when: ['well'],
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
          text: 'You gave {name} {item}. There was one wild lap of the room, and now it crouches under the bath, heart going like a sewing machine, and swears at your feet. Never give it this again.',
          when: ['item'],
        },
        {
          text: 'You let {name} have {item}, and it pounced before it tasted. Now it runs, walls, door, walls, not in play, and ends behind the boiler, yowling, eyes all pupil. Never give it that.',
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
          text: 'You walk through the room with your scarf trailing, and {name} hits it from the top of the door. This is a hunt, and nothing to do with you, and you are to keep walking. But it purrs, hanging on.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You feint left. You always feint left, and {name} is already running along the right hand wall, its whole coat alight. It picks the string out of the air, lands, and does a feint for you, slowly, so you can see how one is made.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You go left, since you know it goes right. {name} knows you know, and goes up, along the picture rail, off the lintel and onto your shoulders, bellowing in your ear the name of the winner.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} goes up the wall after the feather, along the shelf and off the end without looking, because there will be a shoulder there. There is. You had not noticed yourself bend. From your shoulder, it has the feather.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll a potato, and {name} has never seen anything get away before. The hind end wags, the kitten follows. It holds the potato down, glittering, growling. Then it gives it a push, to see if it would do that again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You pull a string over the floor and up the wall. {name} comes along the floor and up the wall, and hangs there by all its pins, glittering, a hand long, waiting for you to bring the string higher.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'There is no more speed to be had, and {name} is at it already, round the cornice. You run below, waving. It throws you a look on each lap, the kind that one throws to a faithful crowd.',
        'You shout “Go,” but {name} has been going since before you thought of it. It overtakes your game on the wall side, laps it, and leaves you both standing in a shower of glitter.',
        {
          text: 'All the pictures already hang crooked, in one direction, at the height where {name} runs. You throw the ball. It goes round the other way, ball in mouth, and when it lands on your shoulder they are straight.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You get out the feather. {name}, coming off the curtain rail on its fourth lap, taps it courteously in passing and does not slow down. You hold it in the same place. Fifth lap, same courtesy.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '“Go,” you say, and {name} looks at you from the floor. It would. The rosettes gather, and slacken, and it lays its chin down where it was. Put the game off. See to what it needs.',
        'You roll the ball, and {name}, that never let anything by, lets it by. The black tip of its tail made the start and stopped. Don’t roll it again. See first to what it needs.',
        {
          text: 'You run the ribbon up the wall. {name} looks after it from below, and you can see the floor turn steep, and then turn back into a wall. The rosettes give no light. Leave the ribbon. See first to what it needs.',
          when: ['no_item'],
        },
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
        'You have only touched {item} and {name} is already sideways on the wall, all rosettes, with a chirr like a struck match. When you stop for breath it comes and pulls at your cuff with its teeth.',
        {
          text: 'When you bring out {item}, {name} goes quiet, and it is a cat that narrates its own breathing. The hindquarters tread once, twice. You have just time to move the vase.',
          when: ['well'],
        },
        {
          text: 'The word was {item}, and {name} makes as if it had not heard. It washes a paw. It looks at the wall. Then it is over the sofa in one glittering line, and you had better lift your feet.',
          when: ['well'],
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
          text: '{name} will be washed by whatever can catch it. You get the flank on the way up the wall and the tail on the way down. The rosettes glitter again. The dirt is all in paw prints, in a row, along the picture rail.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The water goes brown, and two of the rosettes turn out to have been mud. The others come up like new coins. Then there is no cat in the towel, only wet prints, going up the wall as far as the lamp.',
          when: ['well'],
        },
      ],
      little: [
        'You rub down {name} for mud, and there is none, there is only more shine. It wriggles through the cloth and comes in again at the other end. It takes it that you are putting an edge on it.',
        '{name} was clean already, so what you have there, with the cloth, is a race. It runs in under your hand and out. Not one rosette has come off. It looks at the cloth to see who won.',
        {
          text: 'You go after a bright speck on {name}’s shoulder with the cloth, then one on its flank. They are all bright, and they are all {name}. It has meanwhile gathered that the cloth is running away, and has it, halfway up the wall.',
          when: ['well'],
        },
        {
          text: 'You draw the cloth down the copper back and the glitter does not come off, so that was not dirt. {name} catches the cloth, kills it, wets it thoroughly in the basin and gives it back.',
          when: ['well', 'no_item'],
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
          text: 'You had to wrap {name} in a towel, and it let you, which was the worst of it. The dose goes down. Deep in the towel a pulse picks up. A hind foot comes out and tries the wall for grip.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} takes the spoon lying down, which is how you know. You rinse it. When you turn round the rosettes have begun to glitter along one shoulder, and a hind foot is feeling for the wall, to see whether it is still a floor.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You hold out a spoonful, and {name} takes it at full speed, in passing, and laps the room to see what it does. It does nothing. One can’t go faster than it was going. Keep it for a slow day.',
        '{name} chases the spoon up your arm, catches it behind the ear, and swallows. It glittered before, and it glitters now. Nothing in there wanted mending. Put it by for a day when it stays on the floor.',
        {
          text: '{name} will not look at a spoon that stands still, so you run. It brings you down behind the sofa, licks the spoon clean, and thinks poorly of the kill. Medicine is for the ill. The ill do not tackle.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} has raced you to it before you can say what it is. You say it all the same: {item}. It sits down, astonished, and has it. It would have run a good way for that.',
        'You tell {name} to hold still, and for {item} it does, all but the tail. It is over. It goes up the wall and down again, to see what that has done for it, and comes to have more.',
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
          text: '“Not the curtains,” you say. {name} hears this from the top of them. It comes down by way of the wall, four steps, and goes off across the floor, on the floor, as anybody might, all the way into the other room.',
          when: ['well'],
        },
        {
          text: 'You lift {name} off the curtain and say no, once, quietly. It answers at some volume. Then it walks to the post, the one for climbing, and climbs that, looking at you the whole dull way up.',
          when: ['well'],
        },
      ],
      little: [
        '“Not up the wallpaper,” you tell {name}, which is sitting on the flat floor, and has been, with great effort, since you came in. It hears you out. Only the black tip of its tail goes up the wall.',
        'You say “Wait,” and {name} was waiting, every rosette of it, like a cork in a bottle. It knows “wait.” It listens to you explain it. You could save it some time by coming to the end.',
      ],
      bad_time: [
        '{name} was halfway up the wall when you spoke. It comes down backwards, a claw at a time, the way one comes down a wall. Then it goes and lies under the table on what, from now on, is the only floor.',
        '“Can’t you sit still,” you shout, and {name} can’t, and what it can’t sit still with is the matter. It crouches there, copper and flickering, its eyes on you. See to that first. Teach it to sit later.',
        {
          text: 'You spray the bottle at it. It does not even shout. {name} climbs, badly, slipping twice, to the one place you cannot reach, and sits there with wet fur in spikes and its face to the plaster.',
          when: ['weak'],
        },
        'You scold {name}, and it does not so much as go up the wall. It stays on the floor and takes it. Think what must be wrong, and put that right. Then there will be a cat up there again to teach.',
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
          text: 'Set on the cushion, {name} slides off it. So you draw the cushion past on a string, slowly, and it stalks, springs, and falls over on its catch. That was the last of its strength. The rosettes rise and sink, evenly now.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had tried the wall and come down it. You hung a cloth over the lamp and lay on the floor yourself, to show how. It has slept four hours, all sixteen nails put away. Now the tail is twitching, just the tip.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You lay {name} on a cushion, and it lies there like a spring under a hand. You take the hand away. It is on the curtain, and the cushion is still turning.',
        '{name} agrees to rest, on the wall. It gets as far up as it can, lies along the picture frame with its legs down both sides, and shuts one eye. The other sees a moth. That was the rest.',
        {
          text: 'You lay {name} in the basket and pull up the blanket. The blanket gets up, crosses the table, ascends the dresser, and from there something under it asks you, at length, what that was for.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} in tight on every side. A lump travels down the blanket to the foot of the bed, turns, comes back at twice the speed and goes on up the wall, where there is no bed, still wearing it.',
          when: ['well', 'no_item'],
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
        'You do nothing, and to {name} it is plain that you are lying in wait. It creeps in beside you, belly to the rug, facing the same way. Whatever it is, you will get it together.',
        'You do nothing. {name} watches you do it from the curtain rail, then from the shelf, then from the arm of the chair, looking for the trick. It lies down along your leg. The black end of its tail keeps watch a little longer.',
        'You sit. {name} crosses the wall behind you at the height of the lamp, comes back lower, goes over again lower still. The fourth time it does not come out at the other side. Something hot is leaning between your shoulder blades.',
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
        'Asleep on its side, {name} is running up a wall. You sit down where the feet come, and they run up you instead, lightly, for some time, and arrive, and stand. You do not move the knee they are on.',
        '{name} sleeps with a paw hooked in the curtain, for the getaway. You sit beneath. One by one, without its waking, the claws come out of the cloth, and the paw hangs down, open, beside your ear.',
        'A shout in its sleep, a happy one. Whatever it is after in there, it is gaining on it. You would guess, from the feet: {loved}.',
      ],
      shy: [
        '{name} stalks you along the bookcase, down the wall and over the floor, rosettes glittering, and arrives at your knee at full speed. You have not run. It has no plan for after this. It sits down, just out of reach, to think.',
        'You sit on the floor and do not run. {name} does: bookcase, lintel, top of the curtain, bookcase. On the ninth lap it cuts the corner close enough for you to feel the wind. On the tenth it stops there.',
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
