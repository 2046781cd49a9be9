/**
 * The Beagle is a nose that brings a small loud dog along. It wants to follow the thing to its end, and for everybody to
 * hear about it on the way. It lives a little in the past: what is in front of its eyes is rumour, what went by on
 * Tuesday at ankle height is news. One trail it has followed since it hatched, in and out of all the others: yours, and
 * the fresh end of it is always you.
 * Its voice is out before it knows. There are three of them, bark, bay and song, the song is for finding, and it has
 * never kept a secret. It is sure that a pack is running behind it, and holds up the white tip of its tail for them to
 * follow; when it looks round, there is you, and it makes do. The long ears sweep the smells up off the floor, and go in
 * the soup, and turn inside out. It fears a floor that has been mopped, and a house with one smell in it. It hoards
 * airs: a paper bag from a sausage, a boot that must not be opened. It eats like a tide going out. It sleeps in heaps.
 * It sulks by saying nothing. It trusts fast, by the sleeve. It never comes off a line by itself, never believes a shut
 * lid, never eats in silence. Its keeper is the rest of the pack.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'First to come out of the egg is a nose. It goes over the whole room, all four corners, and sends back for the rest: two ears, much too long, and {name}, who sings out.',
    '{name} falls out on its own ears. It smells the shell, inside and outside, and then the table, and then at great length your thumb, and gives one cracked note.',
  ],
  looks: {
    thriving: [
      'Someone in the next street has opened a tin. {name} lets the whole house know, in three verses, with its ears flung back. It is only ham, but it is such news.',
      '{name} has got on to something at the foot of the stairs. Up it goes, white tip waving, and down, and twice round you, and it was you. It sings anyhow.',
      'One ear is inside out and there is jam on the other. {name} has been somewhere marvellous and would take you there directly, if it could stop smelling itself.',
      'The window is open a hand. {name} stands below it on its white socks with shut eyes and lifted nose, and now and then it laughs, and tells you who went by.',
      'A siren goes by. {name} sits down, aims its nose at the ceiling and puts in the lower part. The siren never had such a good evening.',
      'In the corner of the larder {name} has found an old air and comes to fetch you to it, singing. You would hardly know it any more: {loved}.',
      {
        text: '{name} is in full song on the landing, ears flying, tip up. You come out to hear, and it takes the rest of the verse one stair higher, with an eye on your hands.',
        when: ['wary'],
      },
      {
        text: '{name} has struck a line across the lawn, and is off, ears like two oars, giving tongue. It comes round by the shed and finds that the hare, all this while, was you. It checks. It bays at you, from joy, and bolts.',
        when: ['wary'],
      },
      {
        text: 'Somebody has let {name} into the boot cupboard, and it is reading aloud. You hear each boot. When it comes to yours it stops, and there is a deep breath, and a small bark, and the door is pulled to, from inside.',
        when: ['wary'],
      },
      {
        text: 'Straight off the best line of the week comes {name}, to get you. It has you by the cuff, and sings through the cuff, and on the way there it looks round at every corner for the pack: you.',
        when: ['trusting'],
      },
      {
        text: 'You whistle on the stairs, and {name} joins in, a fifth under. It will not have you stop. It puts you down on the third step, by the cuff, lays its chin along your throat, and sings where it can feel the answer.',
        when: ['trusting'],
      },
      {
        text: '{name} has dug up the best air in the garden, and comes for you at a gallop, and backs off into the hole, looking up. There is room for one more nose. It moves over and gives you the deep side.',
        when: ['trusting'],
      },
    ],
    content: [
      'The doormat is long, and well written. {name} has got as far as Thursday, when somebody came home wet, and it looks up at your shoes to see whether they have dried.',
      '{name} has stationed itself under the table on a hunch. Nothing has fallen. It can wait: tables always say something in the end.',
      'You have been in the garden, past the mint, and met a cat. {name} has it all from your left trouser leg, and thinks that you handled the cat well.',
      'There goes a white tail tip along the back of the sofa, upright, like the mast of something small. Now it has stopped. {name} has found a crumb of some standing.',
      'The afternoon lies on the rug in layers. You put your cup down on the top one, and {name} turns over and pushes its nose into an older part, where there was cake.',
      'Under the dresser there is some of the first day left. {name} shows you: dust, egg, you. It is {days} days down, and the best of it has kept.',
      '{name} gets up in the middle of nothing, walks to a certain drawer and breathes in at the crack. Someone once took from there, for {name}, this: {loved}.',
      {
        text: '{name} goes over your coat, left side, right side, hem. When you come to take the coat it lets go of the sleeve at once, backs off, and reads on from the doorway.',
        when: ['wary'],
      },
      {
        text: 'You have not moved for an hour, because there is an ear on your foot. {name} is only keeping the place, it says, while it reads the other foot.',
        when: ['trusting'],
      },
      {
        text: '{name} has met the stove leg, and barked. It has met its own tail, with the white on the end, and barked at that. Now it has met your slipper, and has to sit down.',
        when: ['baby'],
      },
    ],
    curious: [
      'A shopping bag has been put down in the hall. {name} reads the handle, the bottom and the seam, then gets in. Its voice comes out of it, deepened: leeks.',
      'Round the leg of the table, and again round it, with its nose a straw’s breadth off the floor. Somebody went here three days ago. {name} would give an ear to know what they were carrying.',
      '{name} has smelled a thing that it has not got a sound for. It opens its mouth, and thinks, and tries a very small bark, with a question in it.',
    ],
    bored: [
      'You have mopped. {name} walks over the kitchen floor as over a blank page, and back. There is not a word on it anywhere. Lay it a trail, hide something: play with it.',
      '{name} is howling down the stairs to hear what the stairs will say. It is what they said before. Come and sing a part, or play at finding things.',
      'It has read the mat, the boots and the umbrella, and begun upon itself. Somewhere round the left elbow {name} stops and yawns with a squeak. A game, please, with a smell to it.',
      {
        text: '{name} has stopped asking the stairs. It lies with its nose shut under a paw, and there is a fly walking about on its ears. Come and hide a crust somewhere, please, and play.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} is singing to the cupboard. It goes through all that has ever been in there, from the back of the shelf to the front, and holds the last note until you come. Feed it.',
      '{name} has put its nose into your cuff, up to the eyes, and breathes there, in and in. You had butter on that cuff at noon. It is all the dinner it has found: feed it.',
      'The bin has been opened by a method that {name} does not discuss. It was a poor bin. It comes to you with an eggshell on its nose: it would rather be fed.',
      {
        text: 'From the far side of the kitchen comes one note, held, aimed at the cupboard, and not at you. {name} waits to hear which of you will open. Its meal, please.',
        when: ['wary'],
      },
      {
        text: 'You hear {name} snuffling along the bottom of the larder door, left to right, right to left, like somebody ironing. It stops when you come. A white tip stands up behind the coal box. Open that door, and fill the bowl.',
        when: ['wary'],
      },
      {
        text: '{name} lays its chin on your knee and sings into your waistcoat, very low, all that is not in the bowl. At the word for gravy its ears go over backwards. You had better make it true: feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has its whole head up your sleeve and sings in there, and it comes out at your collar, hollow, all about gravy. You would not wish to go on wearing that. Put some down.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} licks the place where the bowl stands. It can still find a meal there, {hours} hours down, if it keeps quite still. When you move a pan it loses it. Put something in that pan now.',
      'There is no singing. {name} lies with its nose in a paper bag that had a sausage in it in spring, and breathes it thinner. Give it a meal at once.',
      'You open the larder and the nose comes up, but {name} does not come after it. It tries. The ears have got under its feet. Bring the food to where it lies.',
      {
        text: '{name} follows the smell of your bread along the wall, and where the wall ends it lies down with its white socks crossed. It needs that bread, all of it, and then medicine.',
        when: ['weak'],
      },
      {
        text: 'Nose to the boards, {name} quarters the kitchen from wall to wall, past your feet, and past them again, like chair legs. There is nothing here, it sings, on one hoarse note, nothing. Put a bowl in its way.',
        when: ['wary', 'well'],
      },
      {
        text: 'You open the meat safe, and one nostril opens. That is all of {name} that comes. The ears lie out to either side where they fell, {hours} hours ago. Bring broth on a finger, then medicine on the same finger, and keep it low.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} sets off along the wall, nose down, loses the line, stands, and lets itself down on the spot where it lost it. A little medicine, or a long lie in the warm.',
      'The white tip goes by the window sill at half its height, and at the corner it stops for breath. {name} gives you a small note, to say where. Rest, please, or medicine.',
      {
        text: '{name} has found the biscuit tin, and is pleased, and sings the first line lying down. There is not the breath for a second. Medicine, and the tin can stay where it sees it.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has rolled in something historic, and wears it with the collar turned up. Nobody else in the room can find any other smell. Wash it, down to the dog.',
      'Both ears have been through the gravy, the ditch and the flower bed, and have kept some of each to talk over. {name} can no longer hear its own nose. A bath, please.',
    ],
    sick: [
      'You let fall a crust. {name} walks past it. You hold its face, and the nose is dry, like a stone on a windowsill, and does not turn towards your sleeve. Give it medicine.',
      '{name} opens its mouth to tell the street, and what comes is breath. It looks surprised, and lies down on its ears. Medicine, please, and something warm to lie against.',
      'All the lines on the floor run into each other today, and {name} follows one until it meets itself. It whimpers there. It wants medicine, and soon.',
      {
        text: 'It barks at you, half a bark, and has to lie down with the rest of it. The ears have gone cold and the nose is warm, the wrong way about. Throw {name} medicine, in a rind, and look elsewhere.',
        when: ['wary'],
      },
    ],
    failing: [
      'The nose that is never still is still. {name} lies where the kitchen draught comes in under the door and takes nothing from it. Medicine now.',
      'You hold your wrist before its face. One nostril opens, a very little, and shuts. {name} has found you. Give it medicine, this moment, and leave the wrist there.',
      {
        text: 'It cannot smell who you are. {name} lifts its nose to the hand, since it is a hand, and there is no news in it, good or bad. Medicine, this instant. Then blow, softly, on the nose, so it has something to go by.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Your trail has gone cold in the hall. {name} has lain on the last of it for {hours} hours, to keep it in. Come and lay it fresh: sit down here, now.',
      'From a long way in {name} sends out one note, and listens for the pack. There is only you. Be the pack: stay beside it, now.',
      '{name} has got your old coat down and put its nose in the armpit, where there is most of you. That is growing less. Sit with it. Any care at all, but now.',
      {
        text: 'It has sung on the step for {hours} hours, bark, bay and the other, and waited after each for the pack. Now {name} only lifts the white tip, sound in all its socks, and holds it there. Come round the corner. Sit down by it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has gone back along your trail to the very oldest of it, under the dresser, and put its hot face in. It went in {hours} hours ago. Lie down there and put your sleeve in after it. Have medicine in the other hand.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep in the washing, and only the ears have been left out. The nostrils are at work: something is running through tall grass with a sausage.',
      'A heap of blankets in the corner hums, stops, and hums. You lift one edge: a white sock, an ear, another ear. {name} has the solo, and you let the edge down.',
      'One hind foot kicks. {name} gives tongue, far off and very small, as if the hunt were going by behind a hill.',
      {
        text: '{name} has gone to sleep under the dresser, as far in as there is floor. The nose stayed at the front. It turns a little, by itself, whichever way you walk.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in the log basket, behind the logs, where there are forty smells between you. One white sock shows. You put a log on the fire, and through the gap the nose takes you in, and finds you much as before.',
        when: ['wary'],
      },
      {
        text: 'It had meant to sleep in the washing, and got as far as your lap on the way. One ear hangs down each side of your knee, and {name} hums into the wool.',
        when: ['trusting'],
      },
      {
        text: 'There is a hot heavy weight on your neck, and it hums. {name} is asleep with its nose in your hair, and by the way it breathes you have been up some very interesting streets today.',
        when: ['trusting'],
      },
      {
        text: 'The nose does not work in its sleep. It lies on the blanket, dry, like a thing put down, and {name} behind it shivers and makes no song. Keep a hand where it would find it. When it wakes give it medicine, in broth.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} has crept to the bottom of the heap, and there is no humming from it. It wakes at {wakes_at}. Reflect beside it now: it will smell that you are there.',
      'Even in sleep its nose used to follow you across the room. It does not follow now. {name} cannot be woken before {wakes_at}. Sit close to it, at once.',
      {
        text: '{name} sleeps with its head in the bowl, where there is a little left for the nose and nothing for the dog. It wakes at {wakes_at}. Reflect beside it now, and cook for then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} will not come to you, but it has gone to where you sat before, and has its nose deep in the cushion. It is looking you up. Sit somewhere new, and let it.',
      'It stays upwind, with its ears tucked back, and tastes the air that comes off your hands. Nothing has been decided. Be patient, and do not wash them.',
      'You speak to {name}, and it answers from behind the stove with half a bark. The other half it keeps. Keep it company until it gives you that.',
      'Your trail ran out on it once, and for {wait} there was only old scent. {name} sniffs at your heels now to see whether you are going or coming. Sit, so that it can tell.',
    ],
    back_from_death: [
      'Here {name} is, and smells of nothing. It keeps on going over itself, from the paws up, and finding no one. Let it lie against you, and have its next meal steaming when it is due.',
      'It stands in the kitchen and breathes in, and in, and in. There is onion. There is soap. There is you. {name} had been where there was no wind. Stay, and feed it at its hour.',
    ],
    old: [
      'The face has gone white round a nose that has not. {name} no longer runs a line. It lifts its head, thinks, and tells you where it ends.',
      '{name} knows the house as far down as the floorboards go. It lies on the sunny board and turns over old summers, and hums the slow ones.',
      'There are {days} days between the mat and the stove, one upon another, and {name} can put its nose to any of them. It likes the thick ones, where you stayed in.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} goes through it like a tide through a sandcastle, with both ears in. Then it does the floor round the bowl, then the spoon, and then, since some was spilled there, you.',
        'You have cooked, and {name} has known it since you thought of onions. It eats with a low hum on one note, all the way down.',
        'You set it down, and the nose goes first and takes its time: yes, and yes, and is that parsley? You say that it is. The eating is over much sooner.',
        'When the bowl is clean {name} reads you the ladle, your fingers, and the front of your jumper. It was in all of them. It is pleased to have it confirmed.',
        'Its ears float on the gravy to the left and right like two boats that have come in. You wring them out. {name} holds still, and licks your wrist where it ran.',
        {
          text: 'The whole street is told what it was, what was in it, and that there is none left. {name} takes a bow towards the window, and burps.',
          when: ['well'],
        },
        {
          text: '{name} hums while it eats, but low, and it has pulled the bowl round so that you are on the windward side. Whatever your hands mean to do, it will smell it first.',
          when: ['wary'],
        },
        {
          text: 'Halfway down {name} leaves off, which it never does, comes over with gravy on both ears, and wipes them along your leg. Now you are in the pack’s smell. It eats the rest.',
          when: ['trusting'],
        },
        {
          text: 'There has never been a smell this near. {name} falls in, ears and all, comes up with a carrot on its head, and barks at the bowl, and the bowl barks back.',
          when: ['baby'],
        },
        {
          text: '{name} sings the grace with its chin on your boot, eats the meal in one long pull, and comes up your front to read you the best parts off its own ears. There is gravy on your collar. Now you have dined.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You get down on the floor with it, since it has asked in three voices. {name} eats, humming, and at every tenth mouthful lifts a wet nose and puts it in your ear, to tell the pack.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'In comes {name} at a trot, tip up, singing, and stops the song at your shoes. It goes round those by the wall. Then the tide goes out of the bowl, and the rest of the verse is sung from under the table.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} empties it without taking its nose off you. You can see it at work, one nostril for the stew and one for the sleeve. The stew wins by a breath. It licks the bowl into the next room.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold up the ears for it, both, like a bride’s train, since they are heavy today. {name} eats a little and hums a little. It leaves its nose in the crook of your arm and is too tired to read you.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'With {streak} on time, one on top of another, there is a proper smell of supper in the boards now. {name} lies down on it, and on your foot, which is in the way.',
        'You have come when you should, {streak} in a row. {name} has stopped keeping watch at the crack of the door. It sings you in from the warm.',
        'There have been {streak} of them now, and {name} tells them over to the neighbours, dish by dish, with its head against your knee.',
      ],
      early: [
        'The last one is still in its whiskers. {name} has a few mouthfuls, since a bowl is a bowl, and spends the rest of the time reading it. At {opens} it will eat.',
        '{name} lifts one ear out of its sleep and lets it fall in the dish. You both look at it. Some is eaten off the ear. The stomach does not ring before {opens}.',
        'It would never say no. It says yes to a quarter, and puts its nose under its paw to keep out the other three. Bring the bowl back at {opens}.',
        {
          text: '{name} smells lunch, still, on itself, and something sly about the spoon. It takes one mouthful off the edge and carries the rest of its opinion under the stove. Bring the bowl at {opens}, and come upwind.',
          when: ['wary'],
        },
        {
          text: 'It could not, it says, it really could not, and there is gravy on its nose. {name} lays both ears across your shoes, to keep you there, and hums. Whatever is in that pan will be truer at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats without a sound. You had not known how much of a meal was singing. You hum a bar for it to come in on, and it looks at you over the rim, and does not.',
        'It had gone to look for you along your own trail, out to the lane and back in. There is mud up to its elbows. It eats, and smells your shoes over to see what it was that kept you.',
        'Three houses lean out to see who has come at last. {name} had told them the hour. It empties the bowl, and sets off along your sleeve to find out where you were.',
        {
          text: '{name} is too tired to be quiet on purpose. It eats sitting, an ear in the dish, and smells your shoes only as far as the laces. Give it medicine after this.',
          when: ['weak'],
        },
        {
          text: 'No nose comes round the door. You put the bowl to the gap behind the stove, and hear it touched, and touched, like somebody feeling for a light. {name} eats a little. Rub medicine on the rim, and leave without your boots.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lies on its own ears. It lets the smell come to it and cannot say what it is. Two licks, and the dry nose is turned to the wall. It needs a dose, in something strong, herring or cheese, pushed in with the tongs.',
          when: ['ill', 'wary'],
        },
        {
          text: 'All down the street they are telling you that you were expected. {name} let them know. It eats to the bottom, fast, tip down, and then goes out on the step and tells them that it was cold.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats to the bottom without one note, then goes over your shoes, nose down, toe to heel, and on along the hall, out at the gate and up the lane, to the place where you could have turned. There it sings.',
          when: ['wary', 'well'],
        },
        {
          text: 'It eats, and says nothing, and you cannot bear it. You sit down. {name} gets up on your knee, puts its nose inside your collar, and there, after a long breath, into your neck, it lets you have the whole of it, in bays.',
          when: ['trusting'],
        },
      ],
      missed: [
        'The last smell of food in this kitchen was {hours} hours old. {name} eats until the bowl moves, follows it to the wall, and then will not let you out of its nose.',
        'It eats very fast and very quietly, and stops to listen for feet, and eats. After {hours} hours {name} had sung itself hoarse. Say something to it while the bowl is still full.',
        'When all of it is gone {name} gets into the larder and lies down on the onions. It does not mean to eat them. It means to be there when somebody comes.',
        {
          text: 'In {hours} hours {name} had lost the way to its own bowl. You put a wet finger under its nose and led it there, and it ate with its chin on your wrist. It wants medicine as well.',
          when: ['weak'],
        },
        {
          text: 'You lay a trail of broth from the bowl to where it lies. {name} licks up the first drop, the second, and there it loses the line. For {hours} hours nothing went by it. Bring medicine to the second drop, and come no further.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The nose follows your hand as one follows a stranger. {name} takes a shred from it, and swallows, and hides the nose under one ear. After {hours} hours it does not know which way your trail goes. Medicine, and stand quite still.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has sung to the whole street for {hours} hours, and the street sang back, and has turned in. It eats what you put down, growling a tune, tip low, and keeps the table between you and the bowl.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} is round, and tight, and hums when you touch it, like a kettle drum. It puts its nose in, to be sociable, and takes it out with a pea on. Not before {opens}.',
        'It has eaten. It would eat. It lies on its side beside the bowl, looking in over the rim with one eye. For both your sakes, come again at {opens}.',
      ],
      ill: [
        'You hold a bit under its nose, and hold it, and only then does {name} know that it is food. It takes that, and one more. Medicine after this.',
        '{name} licks up the gravy, slowly, in a straight line, and leaves the rest without a word. It has had what it can. Give it medicine next.',
      ],
      loved: [
        '{item}. It begins as a hum and goes up through bark and bay into something that sets off a dog across the river. {name} eats during the rests.',
        'You still had the lid on: {item}. {name} had gone quite stiff, with one white sock lifted, and a tear ran down along its nose. You took off the lid, and the neighbours came to their doors.',
        'It went in at one end of the wag and was gone by the other: {item}. Now {name} follows the air of it round the kitchen, on tiptoe, with closed eyes.',
      ],
      disliked: [
        '{name} hands down its opinion, nose first: {item}. It eats what lies nearest to the door, and asks whether there was not a sausage in the case.',
        '{item}. {name} walks all round it with its tail at a slope, and eats, humming flat, and brings you the rabbit off the cover of the cookery book.',
      ],
      harmful: [
        'You held it out, and the nose pulled back, and then it looked at you, and ate: {item}. It is doubled up by the door now, and makes no sound. That fed nobody. Never again.',
        '{item}. {name} has brought it up behind the stove and crept away from the smell as far as the wall goes. Shut that up where no nose can get to it. It had no meal by it.',
      ],
    },
    play: {
      wanted: [
        'Nose down, tail up, once through the whole house at a canter, and on the landing it has it. You are told. The house opposite is told. {name} runs back, to find it again.',
        '{name} overshoots, checks, casts round in a ring, and hits the line, and out comes the note, round as a plum. It did not know that it was going to do that.',
        'You lose. You were hardly in it: {name} went by once with its ears streaming, and again the other way, and then there was singing in the airing cupboard.',
        'Twice {name} looks back for the others. There is only you, out of breath, with a hand on the banister. It waves the white tip, to show you the way.',
        {
          text: 'For a finish you both howl, sitting on the bottom stair with your backs to the wall. {name} lets you have the tune, and puts one ear over your knee, to feel you breathe for it.',
          when: ['glad'],
        },
        {
          text: '{name} runs the line at full cry, past the coats, under the bed, and right up to your shoe, where it ends. There it swallows the last note and goes round you in a wide ring.',
          when: ['wary'],
        },
        {
          text: 'You drag your boot round the garden on a string and hide at the end. {name} comes down the line in full cry, over the bed, through the bean rows. It overruns you by a yard, and has to come back, and does so backwards.',
          when: ['wary'],
        },
        {
          text: 'You hide, badly, behind the curtain. {name} comes up the stairs in full voice, knows quite well, runs past twice to make it last, and then puts its cold nose in your ear.',
          when: ['trusting'],
        },
        {
          text: 'You go on all fours, and {name} is beside itself: the pack has come. It runs in front, tip up, and looks round, and there you are. It runs in front again. You have never been so looked round at.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} does one turn with you, humming, and goes back to what it was smelling. It had quite a good day already, by the skirting board.',
        'It gives you the short version: nose, ear, wag. It was happy before you came, about something to do with bacon.',
      ],
      bad_time: [
        '{name} puts its nose to the start of it, and leaves it there, and looks up at you with its ears on the floor. It cannot follow you today. Find out first what it is short of.',
        'A thin note, then none. {name} sits down on the line and looks up at you from under its ears. There is something that it needs before this.',
        {
          text: 'It tries, because you began it, and walks into the leg of the chair, which it did not smell. {name} is ill. Bring medicine, not games.',
          when: ['ill'],
        },
        {
          text: '{name} follows the trail you laid as far as the first place where there is no food, and stops. There had better be some. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}: and off it goes, in full cry, across the bed, over the cat’s Tuesday and the milk’s Friday, without once looking up. It would have run through a wall, if the wall had been on the way.',
        'You had thought of a quarter of an hour. It got dark: {item}. {name} comes home by its own scent, backwards, telling it all again, and goes up on your bed with its boots on.',
      ],
      disliked: [
        '{item}. {name} smells it on every side. It smells of shop. It is kind to it for a moment, and then goes to see how the bin has come on. Hide something instead.',
        'It does not run anywhere, nor does it hum: {item}. {name} would sooner have a trail with a piece of liver at the far end.',
      ],
      harmful: [
        'A yelp, the kind with no music in it. {name} has pulled its foot in under an ear and will not give it to you. Have done with this: {item}.',
        '{item}. {name} followed it, as it follows everything, to the end, and the end hurt. It sits there sneezing, and its eyes run. Keep it away from that.',
      ],
    },
    clean: {
      wanted: [
        'The ears come up from the water with a puddle in each. You wipe them out, and {name} holds its head aslant to hear what has been behind that all this while.',
        'First the ditch comes off, then the gravy, then something from the war. Below that is a small white-footed hound, and {name} smells its own paw as if it had just been introduced.',
        '{name} sings throughout, low down and with feeling, as one sings at a graveside. When you have done, it sneezes, and can smell the soap, the tap and the plumber.',
        {
          text: '{name} stands in the basin like something being read aloud in court. It lets you do the left ear. When you reach across for the right, it gives you that one itself, quickly, and shuts its eyes.',
          when: ['wary'],
        },
        {
          text: '{name} will have its ears done if it may keep its nose in the towel, where the smells are. So you do them, left and right, from behind. It comes out of the towel sadly, and there is less of it to read.',
          when: ['wary'],
        },
        {
          text: 'You need not hold it. {name} lays both ears over the rim of the basin like gloves, for you to do, and sings the tap’s part in thirds until you have finished.',
          when: ['trusting'],
        },
        {
          text: 'It brings you each foot in its turn, white sock by white sock, and tells you what it trod in, with a note for every toe. You wash off Monday. {name} puts its clean nose to your chin, to see what day that is.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing on it but dog. {name} begs you to leave that: it took it days to get it right.',
        'You look into both ears and find them empty. {name} lets them drop over your hands, left and right, like two warm flannels.',
      ],
      loved: [
        '{item}. {name} goes all loose along the spine and hums on the breath, higher where you go higher. You could play a tune on it.',
        'It has heard you take it off its nail: {item}. It has sat down beneath the nail, ears ready, with the saddle side towards you.',
      ],
      disliked: [
        '{item}. It smells of flowers that never were, and now so does {name}. It goes out and sees to that, at length, by the compost. Use a hound glove.',
        'It is got over with, note by note, in a minor key: {item}. Some of the ditch remains. A damp cloth for the ears would have been borne in silence.',
      ],
      harmful: [
        'It has taken away its nose. {name} goes along the wall sneezing, and knocks its head against things that it has known since it was born. Rinse it well, and throw out {item}.',
        '{item}. The insides of the ears are red and hot, and {name} drags them over the carpet, crying. Only water now. Never that.',
      ],
    },
    medicine: {
      wanted: [
        '{name} finds it in the cheese, in the liver, in the second piece of liver. It looks at you, sighs through its nose, and takes it plain. Later the nose is damp.',
        'You keep it in your arms until it has worked. {name} does not sing. But the nose has begun again, very softly, with your top button.',
        'First one nostril, then the other. By and by {name} lifts its head and tells you, hoarsely, that somebody three doors down is frying fish.',
        {
          text: 'It smells the spoon, the hand, and the sleeve behind the hand, a long way up. Then {name} takes it, at arm’s length, from the very end of the spoon. The nose begins to shine.',
          when: ['wary'],
        },
        {
          text: '{name} knows what it is, and from which shelf, and who made a face when they opened it. It puts its chin in your palm and swallows. Soon there is a hum against your thumb.',
          when: ['trusting'],
        },
        {
          text: '{name} lets you hold its muzzle shut and stroke its throat, and all the time that nose goes on with you, over the wrist, over the thumb. It swallows. The next breath is deeper, and at the end of it is a hum.',
          when: ['trusting'],
        },
        {
          text: 'You go with the spoon to where it lies, under its own ears, and it follows the smell of your hand up as far as it has strength for. That was enough. Keep close: it will want more later.',
          when: ['ill'],
        },
        {
          text: 'You warm it, so that it smells of something, and set it on the floor in a spoon. {name} reads it twice. Bitter, it says, in a whine, and honest. The medicine is gone, and the nose goes along the handle, to where you were.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It knows by your sleeve that you are afraid. {name} breathes that in, and looks at you, and takes the dose out of the end of your fingers to be done with it. Under the stove, later, somebody tries a low note.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'There is no need: the nose is as wet as a pebble. {name} applies it to the bottle, the cork and your wrist, and sneezes at each.',
        '{name} has smelled the chemist on you since the corner, and is under the bed, singing about it. Nothing is wrong with that voice. Put it away.',
      ],
      loved: [
        '{item}. {name} has known that smell to be followed by feeling better. It climbs on your knee by itself, ears back, and says aah on a falling note.',
        'It takes it as though it were a tidbit: {item}. Then it goes back over your fingers, to make sure that none of the kindness has been left on.',
      ],
      disliked: [
        'It went in three times and was told to the whole stairwell three times: {item}. Enough stayed to do some good. Wrap it in cheddar.',
        '{item}. {name} holds it under its tongue and hums, to show that its mouth is empty. You wait. The humming stops first.',
      ],
      harmful: [
        'It gave you its nose to hold, and swallowed. Now it shakes so that its ears tremble at the ends, and has no voice to tell anyone. Never again: {item}. Do not go away.',
        '{item}. {name} walks in little rings, after something that is not there, and falls over on the same side each time. Pour the rest away. It needs you near, and something that heals.',
      ],
    },
    discipline: {
      wanted: [
        '“Quiet,” you say. {name} shuts its mouth on the note, but the note goes on inside, and you watch it travel down to the tail. Then it lies there and looks at the floor, hushed.',
        'You fetch it off the line by the middle, like a parcel, four white socks hanging. {name} grumbles all the way to the mat. It looks at the bin once more, and at you, and lies down with its nose the other way.',
        {
          text: 'You blow the whistle, once, and stand there. {name} is on the line of its life. It slows, ears swinging, and goes back along its own scent, the whole field, and sits down ten yards off, with its mouth shut on it.',
          when: ['wary'],
        },
        {
          text: 'You do not speak, you only put the lid on the bin and sit down on that. {name} smells round the edge. It lays its chin beside you, on the lid, and lets out one long breath, through which you hear the ham go by.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had already stopped. It looks at you over its shoulder, with its mouth shut, and hums one bar of having been quiet all along.',
        'You close the lid of the bin. {name} was not thinking of the bin. Now that you mention it.',
      ],
      bad_time: [
        'Under the scolding the ears come down and down, until {name} is all ears, and shivers in there. Lift one, and speak into it kindly. Something is amiss that it has not told you.',
        'You point at the bin. {name} smells the finger, and there is such a storm on it that it goes and puts its face to the skirting board. It wants looking after, and that finger washed.',
        {
          text: 'You shout about the carpet. {name} puts its nose down on the very spot and reads it, and cannot make it out. It is ill, and it is its own, and it does not know the smell. Hush. A cloth, and then medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. {name} takes it as a kind of hunting, nose to your hand, and does it right, and gives out the news of that in one clear note.',
        'Here is a lesson that one can follow: {item}. It goes with you to the end of it, tail up, and asks by the eyebrows whether there is more.',
      ],
      disliked: [
        '{item}. It obeys, and is silent over it, and lies down in the laundry with its face to the basket. A bit of liver would have taught it twice as fast.',
        'What it has learned by that is to do it when you are out: {item}. Lead it by the nose another time. There is plenty.',
      ],
      harmful: [
        '{name} ran from it, and where it ran you can see, for it left a wet line all along the wall. A voice is how it is made. Never use that on it: {item}.',
        '{item}. There is no sound from under the bed. It has taught {name} what your hand smells like when it is angry, and nothing more. Do not do it again.',
      ],
    },
    sleep: {
      wanted: [
        'You heap up all the blankets, and {name} goes in at the bottom and works upwards, until a nose comes out at the top like a chimney. It hums there.',
        '{name} tramples the washing into the shape of six other hounds, and lies down among them. You take back one shirt. The whole heap lets go its breath, and moves up.',
        {
          text: 'You pat the heap, and {name} goes in at the far end, and turns round in there until only the nose is out. It takes you in, once, deep, holds you, decides, and lets you go with a hum.',
          when: ['wary'],
        },
        {
          text: '{name} makes its heap in the hall, under the coats, where there are a dozen people and only one is you. You say good night. In there it is passed from coat to coat, sniff by sniff, and comes to rest in yours.',
          when: ['wary'],
        },
        {
          text: 'Into the basket goes the sausage bag, then a boot, then {name}, and then a nose comes out and pulls in the end of your sleeve. You will have to take off the cardigan.',
          when: ['trusting'],
        },
        {
          text: 'You turn back the blanket, and in goes {name} at the foot. It comes up slowly, reading. At the knee it stops for a page or two. When it gets to your hand it has come to the end, and lies down on the place.',
          when: ['trusting'],
        },
        {
          text: 'You leave it your oldest coat, and the run of the corner, and take the lamp. {name} goes round in the sleeve until it has got behind it. Let it lie. Bring medicine when it wakes, and let it hear your feet from the hall.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It lies down, and its nose gets up. You hear {name} following it to the kitchen.',
        '{name} sings itself a lullaby, stays up for the second verse, and is asked to stop by somebody in the street.',
      ],
      loved: [
        '{item}: there are at least four people in the smell of that. {name} burrows until it has found you, and lies down on the place.',
        'In, round, down, and its own ears over its eyes like shutters: {item}. You have pleased the nose, and the rest goes where that goes.',
      ],
      disliked: [
        '{item}. It smells of being the only one. {name} rests a little, and hums to make it more, and moves by and by to the dirty laundry.',
        'It lies on it for a time, out of manners, with its nose hung over the side: {item}. A basket with somebody’s shirts in it would do better.',
      ],
      harmful: [
        '{name} has come off it gasping, and its eyes water. Something in there was bad for it: {item}. Get it out of the house and air the room.',
        '{item}. No humming comes from the heap. You dig {name} out by the ears and it cries, on one note, and cannot smell whose arms these are. Never again, that.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} reads you from the shoe up, and takes an hour over the knee, and when it has come to the hands it begins to breathe as you do.',
        '{name} has leaned an ear over your foot. It weighs about as much as a letter. It is warm on the side that is turned to you.',
        'Nobody says anything, not even {name}. You hear the clock. You hear the plumber’s van, two streets off. It looks up at you with its mouth shut, proud, and nearly bursting.',
        'You have a day on you, tram, ink, somebody’s dog, and {name} goes through it with closed eyes. It stops at the place where you were unhappy, and stays there.',
        'In the quiet {name} hums a few bars of something. It is how it says, when it has no meal to say it about: {loved}.',
        'Once there was {wait} with no fresh end to your trail. {name} puts its nose against the pulse in your wrist, where the trail is being made.',
        {
          text: '{name} shows you the good place behind the stove, and steps aside, so that you can put your own nose there. You do. It watches your face.',
          when: ['trusting'],
        },
        {
          text: '{name} finds the place on your wrist where the line is laid, and puts its nose there, and gives one note, so soft that you feel it and do not hear it. That is the song for finding. It has nowhere further to run.',
          when: ['trusting'],
        },
        {
          text: 'You fall silent, and {name} reads the silence. It was about somebody. It knows them, there is a bit in the lining of your coat. It goes and gets the coat, and you both put your faces in.',
          when: ['trusting'],
        },
        {
          text: '{name} lies down where the draught from under the door goes over you first and then to it. It breathes you like that, from four yards away, and after an hour it has come to three.',
          when: ['wary'],
        },
      ],
      little: [
        'You sit down, and {name} gives you one sniff. It has had this page. Go out and get some wind on you, and come back with news.',
        '{name} knows by now how you smell at this hour, three times over, and loves it. There is a crumb under the dresser which it has not spoken with at all.',
      ],
      ill: [
        'It cannot find you by the nose, so you put your hand over its eyes. {name} lets its breath out into your palm. Stay a little. Then there is something else that it lacks.',
        'You are the heap tonight. {name} crawls in under your cardigan and stops there, as though at the end of a line. It needs company, and then help.',
      ],
      asleep: [
        'You sit down in the corner with the blankets. The humming wavers, takes a breath, and goes on a third lower, as it does for two.',
        '{name} sleeps. Its nose has turned to you like a flower, and opens and shuts.',
        'Without waking it gives the small bark that means: here. Somewhere in there {name} has got you into the pack.',
        'A paw goes, then the others. It is running something to earth in there, and murmurs what: {loved}. You sit by, and it runs easier.',
      ],
      shy: [
        'You sit still and let the draught go from you to {name}. It stands in it, behind the stove, with lifted nose. It takes you in a little at a time.',
        'There is half a bark from under the bed. You give no answer. After a good while you have a cold wet touch on your heel, and nobody there when you look.',
        {
          text: 'You sit on the garden bench and peel an orange. The hedge barks. You peel on. The hedge comes out, on white socks, by the far end, nose up, and reads the peel where you threw it, one curl at a time, towards you.',
          when: ['well'],
        },
        {
          text: 'You sit with your back to the stove, and lay your scarf behind you on the floor. It is drawn in by a corner. {name} breathes through it, short and dry. You could pass in medicine now, wrapped in the other end.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'beef sausage':
        '{name} knew about the beef sausage at the butcher’s, and has been telling it since. It goes in whole, with a high note. Then it follows the smell back up your arm to the paper, the string, the knot.',
      'measured kibble':
        'You level off the cup, for it is measured kibble, and {name} watches the knife take away eleven. It eats the rest like a tide. It looks behind the scales, and there, on your cuff, is one of the eleven.',
      'green beans':
        'Green beans: it gives the first a sniff of courtesy. There is butter in the matter, somewhere. {name} goes down after it with both ears in the dish, humming, and comes up with a bean in one, for later.',
      'liver treats':
        'You close your hand on the liver treats and put it behind you. {name} does not look. It shuts its eyes, walks round you, and sings at the right knuckle. You open. It eats, and sings at the left.',
      'rabbit stew':
        'There is a line in it, running, and {name} gives tongue the moment that the lid comes off the rabbit stew. It hunts it round the dish, ears afloat, kills the potato, and looks back to see if you kept up.',
      'apple slices':
        'One crunch, and {name} stops, ears up. The apple slices are from the tree behind the school, and there has been a wasp. It tells you so, with its mouth full, and eats right through to the tree.',
      'cheddar crumbs':
        'You brush the cheddar crumbs off the board, and {name} is there before they land. After that it does the boards, grain by grain, out at the kitchen door and along the hall. It had no idea that you had carried so much.',
    },
    play: {
      'scent trail':
        'You dragged the scent trail through the nettles, and {name} takes it through the nettles, at the top of its voice. At the gate you had stopped to tie your lace. It stops there, too, sits, thinks of you, and goes on.',
      'snuffle mat':
        '{name} wades into the snuffle mat up to the eyes, and you hear it breathe, in and in, like a bellows under a rug. Biscuit. Biscuit. A thing you lost in March. It brings you that, and dives.',
      'hidden treat hunt':
        'For the hidden treat hunt you shut it in the hall and are very cunning. The door opens. {name} does not look on the shelf, or in the vase. It smells your fingers, thanks you, and goes to all nine.',
      'howling duet':
        'You begin it, low, feeling foolish. {name} comes in from three rooms away, running, and by the second bar has its throat to the ceiling beside you. For the howling duet it takes the part where the window hums.',
      'nosework boxes':
        'There are ten nosework boxes, and nine are lies. {name} goes down the row with its tip in the air, says no, no, no, and at the seventh it sits. You open the seventh. It sings it to the other nine.',
      'rabbit squeaker':
        'You press the rabbit squeaker, behind your back, and {name} answers before it knows. It runs to the hedge, since rabbits live there. It runs to you. It stands between the two, ears up, torn, singing both.',
    },
    clean: {
      'hound glove':
        'You draw the hound glove down its side, and what comes off is a fortnight, in three colours. {name} smells it, day by day, while you do the other side. It asks for Wednesday back.',
      'long ear wipe':
        'You lay the ear on your palm like a page and go down it with the long ear wipe. There is gravy in the margin. {name} sighs, turns its head, and gives you the other half of the book.',
      'rubber curry mitt':
        'Round and round goes the rubber curry mitt, and {name} sets its white socks wide and groans, on a scale. When you get to the root of the tail, up goes the tip, and it hits the top note by itself.',
      'muzzle wash':
        'It shuts its eyes for the muzzle wash, and you go along the lip with a flannel: egg, soil, egg. All that work. When you have done {name} opens them, breathes in, and finds the world has a front again.',
      'burr removal':
        'There are burrs in the ears, and you sit in the doorway for the burr removal with its head in your lap. {name} tells you which hedge, at each. When you throw them out, it goes and shows them where home was.',
      'baking soda rub':
        'You shake on the baking soda rub, and {name} goes white and sneezes twice. It smells its own side. There is nobody there. It stands in the middle of the kitchen, unread, until you rub a sleeve on it.',
    },
    sleep: {
      'den crate':
        'You hang the blanket over the den crate, and in go a boot, a bag, and {name}. It turns until all the smells are on the inside. A nose comes to the bars, takes one last line of you, and folds.',
      'pile of blankets':
        '{name} goes into the pile of blankets, barking, as one goes into a crowd. The pile heaves, and quarrels, and lies down in six places. You put on the top one. It hums from underneath, in parts.',
      'laundry basket':
        'You had sorted it. {name} gets into the laundry basket, and now the whites, the darks and the dog are together, with your shirt uppermost. It puts its nose down the neck of that, and is gone.',
      'packmate cuddle':
        'You lie down on the rug, and there is a packmate cuddle before you have found your elbow: ear over arm, chin on knee, a white sock in your ribs. {name} counts noses, by nose, and comes to two.',
      'radio murmurs':
        'You turn it low, and the radio murmurs to itself about shipping. {name} lies against the warm back of it, nose to the grille. Somebody in there has been eating toast. It hums, and drifts out past the lightships.',
      'warm stove corner':
        'In the warm stove corner there are forty years of soup in the wall, and {name} lies with its nose to them. You bank the fire. It breathes its way back, past your time, to some great stockpot, and sleeps.',
    },
    medicine: {
      'deworming tablet':
        'You have it in a ball of cheese. {name} smells the cheese, the thumb, the deworming tablet, and the kindness. It takes the lot, and goes over your hand to see how the thing was done.',
      'ear infection drops':
        '{name} lays the bad ear in your lap, inside out, and hums while you count in the ear infection drops. When you fold it back it hears the hum from both sides, and stops, and does it again.',
    },
    discipline: {
      'quiet cue':
        'You give the quiet cue, one finger, and {name} swallows a siren. It goes down with a lump. The tail is singing still, and the eyebrows, and it looks from you to the window with its mouth shut.',
      'closed bin lid':
        '{name} has never believed in one, and goes over the closed bin lid with its nose, hinge to lip. You stand by with folded arms. At last it sits, and breathes out, and the lid mists over.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep under everything you own, and does not smell it even when you hold it to its nose. It wakes at {wakes_at}. You can reflect beside the heap.',
      'The hunt is in full cry in there, and cannot be called off before {wakes_at}. Sit down by {name}, if you like. It makes room for hounds.',
    ],
  },
  stages: {
    child: [
      'Overnight {name} has become a child and grown a nose. The rest is expected to follow. It trod on its left ear on the way to tell you, and fell into the news.',
      'One day old, a child, and hoarse: {name} has found out that it is on the inside of that noise, and can make it go.',
    ],
    teen: [
      'Half grown, {name} hears with its nose only. You may call. It is at the far end of a smell, and has a previous engagement. What it eats, and when, makes the dog of it.',
      '{name} is a teen, and its voice breaks in the middle of every song, on the best note. It looks round each time for whoever did that.',
    ],
    high_care: [
      'Your trail ends by the stove, in two slippers, and there a {form} has lain down in the fresh part. {name} has got to the end of growing.',
      'A {form}, and full grown, in three colours and excellent voice: {name} sings, and by now the street joins in. It always has good news to give them.',
    ],
    balanced: [
      'Over the hill goes a white tip, after whatever went by. {name} has turned out a {form}, and its own smell leads it home by supper.',
      'Grown now, a {form}, {name} has a hundred lines open and you are one of them. It takes you up where it left off, and never has to cast about.',
    ],
    low_care: [
      '{name} grew up by itself, and is a {form}. Nights, you hear the song, some way off, going along the edge of things. By the time you have the door open it is only air.',
      'It looked round so often for the pack that it stopped: {name}, a {form} now, and full grown, runs without a sound, and holds its tail low, for nobody.',
    ],
    rescue: [
      'One ear was torn, where it all but lost the line. {name} has grown up a {form}, sweeps up as much with the other, and cries the news a little sooner than it need.',
      'A {form}, full grown: the trail of {name} has a place in it where it stops, and a hand’s breadth on begins again. It can show you with its nose. It smells of you there.',
    ],
  },
  trust: [
    '{name} has put its whole nose up your sleeve, as far as the elbow, and left it. It had been wondering what was in there. It was you.',
    'When it looks round now, in full cry, to see who is behind, it does not look surprised. {name} has told the street that it hunts with you.',
    '{name} has brought you to a certain corner, been quiet, and gone away on tiptoe. It is its best smell. It has left you alone with it.',
  ],
  streaks: [
    'Ten meals, every one of them when the stomach rang. {name} has given it out from the front window, and from the back one to be fair.',
    'Twenty-five on time. The postman has congratulated you on the gravies. It was {name} who let it be known.',
    'Fifty in a row. {name} has made a song of it with a verse to each, and is at the liver.',
    'A hundred meals on time, and for the hundredth {name} did not run ahead to look. It walked beside you to the kitchen, humming, with its nose in the air.',
  ],
  ages: [
    'Ten days: {name} has been over the whole house at the height of an ankle, and begins now on the knee.',
    '{name} is thirty days old. There is a groove in the air between your chair and the larder. It made that, by hand.',
    'A hundred days. You can no longer smell them, but {name} can, all of them at once, like standing in a kitchen with the lids off.',
    '{name} is one year old. This morning the wind stood exactly as it did on the first day, and it lay down in the door and had that again.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['scent trail'] },
      wish: 'It has rained, and everything has gone from the yard but worms. {name} would like someone to lay it a scent trail, with a turn in it that it does not see coming.',
      granted:
        'It did not see it coming. It sang from the wrong side of the hedge for ten minutes, in bliss, before it cast back.',
    },
    {
      by: { action: 'play', item: ['howling duet'], hours: [17, 21] },
      wish: 'Towards evening there is a note in {name} that wants another beside it. It would be so glad of a howling duet, before the street goes to bed.',
      granted:
        'You were flat, and brave. A door opened over the way, and someone held out the third. {name} has asked them all for tomorrow.',
    },
    {
      by: { action: 'play', item: ['hidden treat hunt', 'nosework boxes'] },
      wish: 'Somewhere in this house, {name} feels, there ought to be a thing in a place. Hide it a treat, or set out the nosework boxes, and go and stand looking innocent.',
      granted:
        'You stood by the fourth one, looking innocent. It was in the fourth. {name} sang for the other five as well, so that nobody should be sad.',
    },
    {
      by: { action: 'feed', item: ['beef sausage', 'liver treats'] },
      wish: 'The paper bag under its bed is almost out of sausage. {name} would like to have it filled up at the next meal: beef sausage, or liver will do.',
      granted: 'The sausage was for the dog. The paper was for the bag. The string, {name} says, it is going to save.',
    },
    {
      by: { action: 'feed', item: ['rabbit stew'] },
      wish: '{name} has run after rabbits in every sleep it ever had, and has never been told how it ends. It thinks that rabbit stew may be the last page.',
      granted:
        'So that was how. {name} licked the bottom, and lay for a long time gazing at the wall, and that night it ran after them just the same.',
    },
    {
      by: { action: 'feed', item: ['cheddar crumbs', 'apple slices'] },
      wish: 'What it would like is not so much a dinner as an accident: some cheddar crumbs, or apple, near the edge of the table, and nobody looking.',
      granted: 'You looked the other way, and whistled. {name} thought that you did it very naturally.',
    },
    {
      by: { action: 'clean', item: ['long ear wipe', 'burr removal'] },
      wish: 'The left ear has begun to talk. {name} would like it seen to, with the ear wipe, and any burr that turns up there shown to it first.',
      granted: 'Two burrs, a petal and a small quantity of soup. {name} smelled each of them goodbye.',
    },
    {
      by: { action: 'sleep', item: ['laundry basket', 'pile of blankets'] },
      wish: 'The shirts are in and nobody has ironed them yet. {name} would like to be put to rest in the laundry basket, or under every blanket there is, before they are only clean.',
      granted: 'You went through its ears on the way to your shirt. It hummed, and moved over for the sleeve.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It has been on the line since daybreak, and where the line goes there is no telling. {name} would like you to be the one who says: here, for today.',
      granted:
        '“Here,” you said. {name} smelled the spot, found nothing against it, and let its legs go, front ones first.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You have been out. {name} has only had the cuffs. If you were to sit down with it for a while, it could have the whole story.',
      granted:
        'You sat, and it had it all, with the bus. At the part about the bakery it asked you by signs to begin again.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A person smells otherwise at night than at noon, and {name} has only the one of you on its list. Sit with it twice today, and let some hours go by.',
      granted: 'They were both you. {name} suspected it. It laid an ear on either, and was glad to have two.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: '{name} has a song in two halves, and always falls over the cat in the middle. If it were played with twice today it might get to the end.',
      granted:
        'The second half has no cat in it. {name} sang it out to the last note, and was so moved that it had to sit down.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The boot that must not be opened',
        shape: 'cup',
        text: 'There is a wet Sunday in it, with woods. {name} has stopped up the top with a sock, and takes one breath a week.',
      },
      {
        name: 'A button off the postman',
        shape: 'button',
        text: 'It smells of two hundred doors. {name} reads it in bed.',
      },
      {
        name: 'Half a programme',
        shape: 'ticket',
        text: 'From the evening when the brass band came by and {name} joined it. The other half was eaten, on account of the glue.',
      },
      {
        name: 'The burr',
        shape: 'acorn',
        text: 'It rode in the left ear the whole way over the hill. {name} would not have it thrown out, as it had come so far together with it.',
      },
      {
        name: 'A horn',
        shape: 'whistle',
        text: 'Brass, with a dent. It was in the hedge. {name} cannot blow it, but smells along it to the end, and there are the hounds.',
      },
    ],
    return: {
      name: 'A leaf without a smell',
      shape: 'leaf',
      text: 'It came back in its ear. {name} has tried it on both sides, wet and dry. It keeps it in your pocket, and it is beginning to smell of pocket.',
    },
    streak: {
      name: 'The paper bag',
      shape: 'letter',
      text: 'There was a sausage in it once, and now there are twenty-five meals’ worth of air. {name} lets you hold it shut.',
    },
    hundred_days: {
      name: 'A bit of the first doormat',
      shape: 'wool',
      text: 'All the rest of it has been read to pieces. On this there is a foot, coming in, and {name} knows the foot by heart.',
    },
  },
  release: [
    'The door is open and the whole wind comes in. {name} reads it, all the way down, and goes, white tip up. For as long as it can be heard it lets you know how it is getting on.',
    '{name} goes once more along your trail, from the egg to the shoes, and has it whole. Then it takes up another, by the gate, an old one. It looks round to see whether you are behind.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had called the pack, on all three voices, until each gave out. It died lying on your trail, where that was freshest.',
      'Nobody came. {name} had its nose in the sleeve of a coat, and what there was of you in there it has breathed up.',
    ],
    hunger: [
      'The bowl had been licked until it smelled of nothing, and then {name} had smelled that, too. It is dead of hunger.',
      'A paper bag lies by the stove, torn open along the seam and read to the end. Beside it lies {name}, who was not fed.',
    ],
    illness: [
      '{name} is dead. The nose went on a short time by itself, following something that went out under the door.',
      'There was a note, quite clear, with no breath behind it. Then the kitchen was as quiet as it never was. {name} has died.',
    ],
    poison: [
      'Its nose had told it, and it listened to you instead. {name} is dead of that.',
      'It followed a smell to the end, as it always did, and the smell was in your hand. {name} has died of it.',
    ],
  },
  returned: [
    'A nose comes round the door, close to the ground, and on, and on, as if it were pulling something heavy. It was. Here are the ears, and here is {name}. It has followed you home.',
    'You hear it before you believe it: one cracked note on the stairs. {name} stands there, breathing you in, and does not breathe out for a long time.',
  ],
  epitaph: {
    openings: [
      'Hush, and you will hear how quiet it is here. {name} had a voice, and this is all the street has left of it.',
      'Here {name} has gone to earth.',
      'Walker, whatever you have in your pocket, {name} would have wished to know. Let it lie by the stone a little.',
      'This is where the line ends that {name} was on.',
      { text: 'The street has had no news since {name} was laid here.', when: ['from_child'] },
      { text: '{name}, first nose of its pack, which was one other, and not always listening.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['The trail went cold, and it stayed on it.', 'It called, and behind it there was nobody running.'],
      hunger: [
        'It could smell every supper in the street, and none was for it.',
        'Long after there was nothing in it, it knew what had been in the bowl.',
      ],
      illness: ['One morning it could not find the kitchen.', 'It lost its voice first, and told no one.'],
      poison: [
        'It had the best nose in the parish, and believed a hand.',
        'Somebody held out the wrong thing, and it had never left anything.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name} and there is butter, there is butter in the house, and a wet umbrella, and someone has been stroking a horse. You must tell them. You have told them. The one with the sleeves laughed, and that has a smell too, a sort of warm bread, and what you were going to say was, no, wait, under the door, is that a rabbit? Come on, come on, all of you, run.',
      'You are {name}, and you are all front. Whatever there is in the world comes in at the one end of you and out at the same end as song. Today it is liver and rain. You are so glad that your ears have turned over. Did everybody hear? You will sing it again for those at the back. There was a thing you wanted of the one with the sleeves, and it was, it was, do you smell that? To go after it, with you, now.',
    ],
    content: [
      'You are {name}, on the mat, in the middle of last week. A good part, this. Feet go by in it, the same two, out dry and home wet, and you go along with them at your own pace, as one hums. There is really no hurry about today. Today will be better when it has lain a little. Only come and put your foot here, one of you, when you have been somewhere, so that there is something to go on with.',
      'You are {name}. At the bottom of the house is an egg, and from the egg goes a line, {days} days of it, under the chairs, up to the bed, away and back, and you have never once been off it. It does not end. That is, it ends in a pair of shoes, and then the shoes get up. You hold your tail high for whoever is behind you. Come by here this evening, you shoes, and sit.',
    ],
    bored: [
      'You are {name}. Soap. Soap, and behind that, soap. You have gone along the whole skirting and there is not a soul in it. You said something down the stairwell and what came back was yourself, and you have never been able to smell that person. It is not naughtiness about the bin. The bin is the only one here with a past. If somebody would hide a thing, any small thing, and let you find it, you would tell everyone how kind they were.',
    ],
    hungry: [
      'You are {name} and it is ham next door. It is leeks above. Beneath you somebody is doing something slow with an onion, they are only at the beginning, you could weep. And here? Here you have put your nose into each corner and there is the dish, and in the dish is Sunday. You are going to sing now. You are sorry for the ladies upstairs. You will leave off on the instant, in the middle of the note, if there is a meal.',
    ],
    starving: [
      'You are {name}. You are following something over the kitchen floor, it is very old and very thin, it was a crumb. You have lost it. Here it is. There was singing in you and you have used that up. All the suppers of the street go by at the height of the window, and none of them turns in. You would not ask for gravy. Come, somebody, with food of any kind, come now, and you will find the voice to say thank you.',
    ],
    sick: [
      'You are {name}, and someone has closed the book. You put your face down on the page, and it is a floor. You know that there is a stove, because it is hot on one side. You know that they are here, because the boards say so, but they could be anyone; they could be a chair. You never thought that one could be lost in a kitchen. Come close, one of you, with the bitter stuff, and hold still, so that you can be found.',
    ],
    failing: [
      'You are {name}. The line goes on under the door, and it is so easy now, there is no need even to put your nose down. The others have gone ahead. You can hear them behind the hill, all those voices. You would have liked to tell somebody. There is one smell on this side yet, wool, and salt, a warm wrist. It does not go anywhere. Come with the medicine, wrist, come quickly, and you will be stayed for.',
    ],
    near_death: [
      'You are {name}, lying on the last place where there was a foot. It has been getting fainter and you have breathed as little as you could, so as not to use it up. You sang. You sang all the three, and no one came up from behind, and you have thought that perhaps there never were any, only you, with your tail up. If one came. It need not be a hound. If one came and sat down on this spot, there would be a pack.',
    ],
    asleep: [
      'You are {name}, and the grass is over your ears, and wet, and every blade has been touched by it. There it goes. You open your mouth and the whole hill rings, and to the left of you another takes it up, and to the right, you did know, you always knew that they were there. On, on. One of them runs on two legs and smells of sleeve. If that one is sitting by you now, it can stay in the line. Nobody is ever left.',
    ],
    shy: [
      'You are {name}, behind the stove, and from that person comes a great deal of air. You are going through it. Ink: good. A dog, once. Something sharp near the hands that may be fright or only lemons. It would go faster if you went nearer and you are not going nearer. You have given out half a bark to see what they would do with it. Do nothing with it, whoever you are. Sit there, and smell, for as long as it takes.',
    ],
    back_from_death: [
      'You are {name}. You have been in a place with no air in it and therefore no one, not even before. You cannot tell about it. You, who have told about every chop in the parish. Then came a thread of something. Wool and salt. You put your nose down and did not lift it until there was a doorstep. Now you would like to lie with your face in that sleeve, and at the proper hour to smell something being warmed, for you.',
    ],
    hurt: [
      'You are {name}. Your nose said no. It said so quite clearly, and then the hand said yes, and you have never yet stopped for a nose when there was a hand. Now all the inside of your head is that one smell, there is no street left, there is no stove. You are not going to tell anybody. Come back, hand, smelling as you did. Open the window, and take that away, and be very still here.',
    ],
  },
}

export const BEAGLE: Species = {
  slug: 'beagle',
  name: 'Beagle',
  family: 'dog',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['vocal', 'social'],
  personality:
    'A nose with a small loud dog attached. Reports every smell at full volume and is certain the neighbours want to know.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'beef sausage',
        'measured kibble',
        'green beans',
        'liver treats',
        'rabbit stew',
        'apple slices',
        'cheddar crumbs',
      ],
      play: ['scent trail', 'snuffle mat', 'hidden treat hunt', 'howling duet', 'nosework boxes', 'rabbit squeaker'],
      clean: ['hound glove', 'long ear wipe', 'rubber curry mitt', 'muzzle wash', 'burr removal', 'baking soda rub'],
      medicine: [
        'vet checkup',
        'ear infection drops',
        'deworming tablet',
        'vitamins',
        'thyroid tablet',
        'weight check',
      ],
      discipline: [
        'quiet cue',
        'recall whistle',
        'closed bin lid',
        'nose redirect',
        'long line walk',
        'ignored howling',
      ],
      sleep: [
        'den crate',
        'pile of blankets',
        'laundry basket',
        'packmate cuddle',
        'radio murmurs',
        'warm stove corner',
      ],
    },
    harmful: [
      'raisins',
      'onion gravy',
      'cooked chicken bones',
      'rat poison bait',
      'corn cob',
      'chocolate biscuit',
      'slug pellets',
    ],
  },
  appearance: {
    look: 'a compact tricolour hound with velvet ears, white socks and a flag-tipped tail held straight up',
    colours: ['#a8642c', '#fbf5ea', '#2b2320'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'drop',
    tail: 'up',
    eyes: '#4a2f1c',
    skull: 'square',
    earTint: 'shade',
    tailTip: 'belly',
    marking: 'saddle',
    extras: ['socks'],
    headSize: 1.02,
    size: 0.94,
  },
  book: BOOK,
}
