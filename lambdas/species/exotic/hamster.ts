/**
 * The Hamster wants to finish the east tunnel, which has been nearly through since the first night and of which nobody
 * has seen the plans. It fears damp, draughts and the roof coming off. Three odd facts. It believes that the wheel
 * drives the night: somebody has to run it round, or it would stick at eleven, and so far it has come round every time.
 * It has two cheeks and keeps them apart: the left is stores, the right is private, and there is one seed in the right
 * that has been there since the egg, in case. And it tests everything for load, floors, bridges, biscuits and people:
 * one foot, two feet, wait, bounce. What has held once is marked with a chewed corner.
 * Body: a golden barrel with no neck and no tail to speak of, whiskers that it uses as a level, pink working hands, a
 * scent gland on either flank with which it signs walls. It eats half and pouches half. It sleeps walled in, in a dome
 * of its own shreds, and in the cold sinks so deep that it seems gone. It sulks by bricking up the door. It trusts as
 * one trusts a floor. It speaks in reports, with its mouth full. It never works by daylight if it can help it, never
 * leaves a draught unplugged, never shares a bedroom. Its keeper is the crane: what comes down out of the sky with
 * materials, and might, it has to be allowed, drop something.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A tooth comes through the shell, low down, then a neat round doorway. {name} looks out, pushes the rubble to either side, and comes no further until it has felt the floor with one foot.',
    'The egg is opened from inside, along the bottom, like a tin. {name} rolls out wet, sits up in the better half, and begins to chew the other into pieces of one size.',
  ],
  looks: {
    thriving: [
      'The wheel is going so fast that it has stopped looking like a wheel. In the middle of the blur sits the face of {name}, quite still, getting the evening round the bend.',
      'Left cheek to the brim. {name} squeezes in another oat and the whole face slides over, so that it has to walk in a curve to get home.',
      'A hole in the bedding, a face. Another hole, the same face, whiskers white with dust. A third, right by your thumb: the ring road is open.',
      'On top of the cardboard castle stands {name}, having tried it for load with everything it has. It bounces once more, for no reason at all.',
      'The shift is {days} days old, and there has not been a collapse. {name} does the round of the props at a trot, slapping each one.',
      {
        text: 'You put your hand in, and {name} does not test it. It runs straight up, over the elbow, to the shoulder, and looks back down the length of you as at a bridge that it built.',
        when: ['trusting'],
      },
      {
        text: 'It meets you at the door with both cheeks full, and empties them on your palm, left, and after a look round, right. Nine oats and the old seed. You are to hold that while it goes and runs.',
        when: ['trusting'],
      },
      {
        text: 'You put a finger down the new shaft, for a joke, and it is taken hold of by both hands and shaken. Then {name} comes up along it, hand over hand, dust in its ears, to show you who dug it.',
        when: ['trusting'],
      },
      {
        text: 'The wheel is humming in the dark. You come nearer, and it ticks to a stop with nobody in it. You sit down, further off. It starts again, a little faster than before.',
        when: ['wary'],
      },
      {
        text: 'There is a racket in the east, sawing and flinging, and sand comes out of the hole in jets. You lean over. It stops, and a hand is put out, pats the sand smooth, and takes itself in.',
        when: ['wary'],
      },
      {
        text: '{name} is doing somersaults in the wheel, all the way over, cheeks and feet and cheeks. At your cough it walks, at a decent pace, like somebody on the rates. When you look at the clock it is going over again.',
        when: ['wary'],
      },
    ],
    content: [
      'One wood shaving, longer than any hamster, is going from north to south across the floor. It meets your hand, backs, tries left, and goes round. Under the middle of it are four pink feet.',
      'Whiskers out to both walls, eyes shut, {name} takes a reading. The corner is true. It takes it again, for the file.',
      '{name} washes its face with both hands, ears included, as before any meeting. There is no meeting. It goes and looks down the hole.',
      'There is a draught from the north side. {name} listens to it, selects a tissue, chews it to the right thickness, and there is no draught from the north side.',
      'A low steady gnawing comes from the east. It stops when you walk past, and goes on when you have passed. You stand still to see, and so, down there, does it.',
      'The plan is in chalk dust on the floor and {name} sits beside it. Somebody has drawn in a chamber, with a shelf, and written on it in tooth marks: {loved}.',
      'Everything has been moved two inches to the left. {name} sits in what is now the middle and looks along it with one eye closed.',
      {
        text: 'You lift a corner of the roof, and {name} is flat against the wall with its cheeks sucked in, being a piece of the wall. It does not breathe until you have put the sky back.',
        when: ['wary'],
      },
      {
        text: '{name} comes up from below, dusty to the ears, and signs your wrist: one flank, then the other, as it does with props. You are part of the structure.',
        when: ['trusting'],
      },
      {
        text: 'A piece of floor moves when {name} steps on it, and it is a shaving. It steps off. It steps on. Somebody should look into this, and there is nobody else here.',
        when: ['baby'],
      },
    ],
    curious: [
      'You have set down a cup. {name} goes round it with its whiskers, knocks low on the side, knocks higher up, and tries the handle for foot traffic.',
      'Something in the wall hums. {name} has had its ear to it since you came in, and is making a small trial hole.',
      'A pencil lies across the gap. One foot, two feet, wait. {name} looks down over the side, and back at you, and asks with its eyebrows who passed this.',
    ],
    bored: [
      'The wheel hangs there. {name} gives it a push with one hand, watches it tick to a stop, and sits down with its back against it. Bring it something to build with, and play.',
      '{name} has dug a hole and filled it in. The site is level, and there is nothing on it. It wants a game: a tube, a maze, a heap to go through.',
      'Teeth on the bars, a steady sound, like somebody drumming on a desk. {name} could do with play, and with something that has corners.',
      {
        text: 'No report has come from the works since morning. {name} sits at the foot of the seesaw with sawdust on its hands and does not brush it off. Come and build something with it.',
        when: ['sad'],
      },
    ],
    hungry: [
      'Stocktaking. {name} has turned out the left cheek on the floor: one husk. It turns it out again. It looks up, to where things come down from. Feed it.',
      'The pantry door has been taken off and the shelves have been swept, and {name} is standing in it, under the empty hook, in good time. Send down a meal.',
      'A cross of straw lies on the floor beneath your hand, weighted at the ends. {name} stands well to one side of it, looking up. It is hungry. Unload here.',
      {
        text: 'Two ink-drop eyes at the mouth of the hole, then the dish, then the eyes again. {name} will not come for it while you stand there. Put down a meal, and step off the site.',
        when: ['wary'],
      },
      {
        text: 'A straw with one end chewed to a brush comes up out of the hole, turns about, and indicates the dish. Nobody can be seen holding it. Send down a meal, and let the sky be empty for a while.',
        when: ['wary'],
      },
      {
        text: '{name} climbs to your palm, turns its left cheek out for you with one hand, like a pocket, and shows you the lining. It waits there, on site. Send down a meal.',
        when: ['trusting'],
      },
      {
        text: '{name} is sitting in the dish. It has put its hands on its knees, and looks up at you as at a lift that is on its way. It feels along your nail for oats. Send down its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      'Work has stopped on all faces. {name} sits in the pantry with both hands in its lap, and it has been {hours} hours since anything came down. Food, now.',
      'The cheeks hang like two empty gloves. {name} has chewed the label off a box that used to have oats in it. Send something down at once.',
      'It has been through the walls of its own house for the seeds it built in. There were four. Feed {name} now, or the roof will not stand much longer.',
      {
        text: '{name} has walked to the foot of the wheel and lain down against it. The night stands where it was. Food first, soft, in your hand, and medicine after that.',
        when: ['weak'],
      },
      {
        text: 'It has mined under the bowl, in case there was more below, and the bowl has come down. {name} stands in the crater with flat cheeks and its hands up against you. Let food down, right now, and keep off the edge.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has sealed itself in with its own empty sacks. You can see one hand through the chink, palm up, not asking. Push an oat into it at once, soaked, and after that a drop of medicine, and take your finger away.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'Half a turn of the wheel, and it rolls back, and {name} with it. It sits in the bottom and lets it swing. Medicine, or a rest in deep bedding.',
      'It sets down one shaving halfway and does not go back for it. {name} leans on the prop instead of the prop on it. Something from the bottle would help, or sleep.',
      {
        text: 'It carries you a shaving, sets it down, sits on it to get its breath, and carries it on. The whiskers are very pleased. The legs shake. Medicine, and the rest can be built tomorrow.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is damp in the lower gallery and {name} has been standing in it. It holds up its hands, which have set. A sand bath would do, or any wash.',
      'You cannot see where the sawdust stops and {name} starts. It has tried to tidy its stomach with its feet, and made a wall of it. Please clean it.',
    ],
    sick: [
      'A tissue lies half shredded where it fell. {name} is hunched in the corner with its coat on end and the underside wet. Medicine, today.',
      'The whiskers are not level. {name} sits under a sagging roof, sees it, and lets it sag. It needs medicine.',
      'Its eyes are stuck to slits and it feels for the wall with its nose. The wall is where it was. Give {name} medicine, and keep the bedding dry.',
      {
        text: 'It would go under if there were anything dug. There is not, today. {name} crouches with its coat on end and both hands up against the crane. Come down slowly from the side, with medicine on a straw.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has lain down in the mouth of the tunnel, half in, and dust is coming from the ceiling on to its back. Medicine at once, from the tip of your finger.',
      'The pink hands are white. {name} does not look up when the roof is lifted. Give it the medicine now, and hold it closed in your palm, like something in a nut.',
      {
        text: 'You lift the roof, and it does not flatten itself. You lower your hand, and it does not test it. It lies along your finger with no more load than a glove. Medicine, at once, a drop at a time.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The wheel has not turned for {hours} hours, and the night has stuck. {name} lies beneath it, so cold that it might be asleep or might not. Warm it in your hand now.',
      'It has gone down to the bottom chamber, as they do in a bad winter, and pulled in the ladder. Reach down. {name} needs somebody there this minute.',
      'One pink hand lies out on the floor of the tunnel, palm up, testing for a footstep. There have been none for {hours} hours. Come and sit by {name} now.',
      {
        text: 'Every door on your side has been opened, from within. It had bricked them up, one after another, against you. There {name} sits, in a clean straight passage, {hours} hours now, with a lamp’s view of your chair. Sit in it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has got its back to the last prop and its face to the wall, and puts no hand out. But the wall there has been gnawed so thin that the light comes through. Lay your palm against that now. Medicine after.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'A dome of white shreds, no door. It rises by the thickness of a thread, and sinks. {name} is on the inside, off shift.',
      'You hear teeth, very small, at long intervals. {name} is dreaming of timber.',
      'All entrances have been stopped with tissue. On the last of them there is a wet nose print, from the inside, where {name} leaned on it to see whether it held.',
      'The wheel stands. Somewhere under it {name} sleeps in a ball with its feet over its eyes, trusting the night to coast.',
      {
        text: 'There are three walls of tissue tonight where there were two. Behind the third {name} sleeps sitting, one hand flat on the bricks, in case they should be lifted.',
        when: ['wary'],
      },
      {
        text: 'A pebble has been rolled in the door from inside, and another behind that. Between them you can see a bit of golden side, that stops rising when your breath falls on it, and a good deal later goes on.',
        when: ['wary'],
      },
      {
        text: 'The dome has no lid on it tonight. You can see right down on a golden back, going up and down, and two hands, with the palms open.',
        when: ['trusting'],
      },
      {
        text: '{name} has slept where the shift ended, on your open hand, with a nail of its own hooked over the edge of your cuff, for a rail. The left cheek is still loaded. It leans on that.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps out on the floor, with no wall about it, wet underneath and too light for the shavings to dent. Bring the bedding up round it with one finger. Medicine, when the whiskers begin to feel for level.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The dome has stopped rising, or nearly. {name} has let the cold in. It does not wake before {wakes_at}, so sit close now, and breathe on the roof.',
      'There is a hole in the sleeping chamber and nobody has mended it. {name} lies in the draught until {wakes_at}. Reflect beside it now. It can feel a weight on the floor.',
      {
        text: 'It sleeps in the empty pantry, on the boards, with its cheek on the sill. {name} wakes at {wakes_at}. Be sitting there, and have the seeds in your hand.',
        when: ['unfed'],
      },
    ],
    shy: [
      'The crane comes down, and {name} is in the wall. A plug of hay slides into the hole after it. Lower your hand to the floor and leave it there, empty, for a while.',
      'It has put up a screen of shavings on the side where you sit, with a slot at eye height. There is an eye. Keep still and keep it company.',
      '{name} sits up on its hind feet with its hands drawn in and does not so much as chew. It is waiting to see what you let fall. Let nothing fall. Just stay.',
      'A chewed corner means that a thing has held. {name} has chewed every post in the place but the one you lean on. It once had {wait} without you, and remembers. Sit, and lean.',
    ],
    back_from_death: [
      '{name} came up through the floor, in the east. It sits at the hole with clay on its hands of a colour there is none of here. Stay by it, and let the next delivery be on time.',
      'Everything is tested from the beginning: floor, wall, air. {name} puts one foot on your palm, two, and waits. It holds. Keep it company today, and keep the mealtime.',
    ],
    old: [
      'Nowadays {name} walks in the wheel. The night goes round all the same, and a little more smoothly, it seems to you.',
      'The gold has gone to straw along the back, and it takes the upper gallery with a rest at the landing. Every prop down there has its tooth mark. None has ever come down.',
      'After {days} days on this site: the young {name} would have torn out that bend. It sits in it now with its back to the curve, which has worn to fit.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Half goes down and half goes left. {name} pats the cheek from outside, twice, and the delivery is closed.',
        'You hold out a seed, and {name} takes it in both dusty hands, finds the seam, and has the husk off in one piece, like a man opening a letter. It reads it. It is good news.',
        'You let it down. {name} stands clear, waits for it to stop swinging, and then unloads, smallest first.',
        'It eats on the spot, with its back to your thumb, as being the nearest wall. Then {name} combs its golden chest for whatever fell, and eats that too, and pats the wall.',
        {
          text: 'Both ends of a long stalk stick out of its face, and {name} cannot get through its own front door. It thinks. It makes the door wider.',
          when: ['well'],
        },
        '{name} goes in with its cheeks full and comes back with them empty, goes in full, comes back. At the end it sits down and eats the one it had kept for wages.',
        'You hear it from the next room: a crunch, a pause in which something is written down, and a crunch. When you come for the dish there is one oat in it, marked with a tooth, for you.',
        {
          text: '{name} does not come out from under the castle until the crane has swung away. Then it runs, fills both sides of its face without once sitting down, and is in, and a shaving is pulled across.',
          when: ['wary'],
        },
        {
          text: 'It climbs into your palm to eat, turns its back on all that sky, and drops the husks between your fingers, where it evidently thinks there is a chute.',
          when: ['trusting'],
        },
        {
          text: '{name} puts the oat into its face, and the face gets bigger. It feels this from outside with both hands. It tries another, and there is a second side.',
          when: ['baby'],
        },
        {
          text: '{name} has ridden up on your cuff to meet it, and eats the first one in the air. The rest goes left. Then it holds open your breast pocket, looks in, and pouches out into that.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You are handed each husk as it comes off, and you lay them by. {name} crunches and chatters. When the dish is bare it takes up the whole pile out of your palm and lines your wedding finger with it.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} comes from below. The middle of the meal sinks, and there is a hole with a hand in it, and a bit goes, and a bit. You never see more than the wrist. It has made no mistake in its measurements.',
          when: ['wary', 'well'],
        },
        {
          text: 'Ten trips, at a dead run, with one look up at you each time, always from behind the same post. On the eleventh {name} has miscounted, and stands there in the open with its cheeks empty and nothing to fetch.',
          when: ['wary', 'well'],
        },
        {
          text: 'It lies in your palm as one lies in a hammock after a bad shift, and you hold the bit for it while it does the gnawing. Now and again a pink hand pats along your thumb, for cracks.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That makes {streak} on time. {name} has chewed a corner off the spot where the dish lands. You may put weight on that.',
        'After {streak} in a row it builds on the strength of it: there is a new wing in the pantry tonight, with nothing in it yet. {name} leaves the door towards you open.',
        '{name} does not stand clear any more when it comes down. It has had {streak} come down straight. It holds up its hands.',
      ],
      early: [
        'There is no room in stores. {name} eats a corner for the look of it and stands the rest outside, under a leaf. Delivery is at {opens}.',
        'It has not cleared the last load. {name} takes one seed into the left cheek and waves off the others, hand flat, palm out. Bring it down at {opens}.',
        'You are on site before the shift. {name} nibbles, out of courtesy to a supplier, and goes back in. Come at {opens}, please.',
        {
          text: 'Stores are full. {name} says so through the slot, by holding up one hand, flat. But it waits there, behind the hand, until the crane has lifted off, and you see a single crumb go in. The gate opens at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} comes out to look, cheeks tight as drums, and has you put it in your own. It sits on your wrist and watches till you do, and pats it from outside. It will call for that at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'Everything goes in the cheek, nothing in the mouth. {name} takes it all below to be eaten behind a door, and you hear the door.',
        'It eats, but first it tests the dish: one foot, two feet, wait. It had not done that for some time.',
        'You find the chewed corner filled in, very neatly, with clay. {name} eats with its hand on the new work, and when your finger comes near it adds a little more.',
        {
          text: 'It sits down in the dish to eat, which is not how it is done, and the cheeks stay flat. Half is too heavy to carry. Let it have medicine, and deep bedding.',
          when: ['weak'],
        },
        {
          text: 'It takes two bits into the dark, and one comes out again, and then the hand. The plug is put in very slowly, crooked. It has never put one in crooked. Leave medicine on the sill of that, in a bottle cap.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats behind the wheel, which has not been turned tonight, sitting wet and small against the frame. It keeps a foot on the spoke between you. Reach medicine to it through the spokes, on the tip of a stem.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It had ordered in from elsewhere: there is a hole in the skirting, and {name} at the end of it with a crust. It takes yours, too, into the left, and shores up the new hole with the dish.',
          when: ['wary', 'well'],
        },
        {
          text: 'The whole delivery is taken under at a trot, and then the ramp is taken in, and the flag. You see {name} at the slot, chewing, very bright in the eye, while it hangs up a shaving where the slot was.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had gone to look for you along the shelf, as far as the edge, and come back, and gone again, by the dust. It eats now, in your sleeve, with its back against the way out.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats the husks as well. After {hours} hours it does not open them. It stays by the dish with one hand on the edge, as you would hold a rail.',
        'There is no half today, it all goes down, and then {name} goes down, and stops up the hole after it. It was {hours} hours. It will be some deliveries before it opens that side.',
        'It had begun to take down the house for what was in the walls. After {hours} hours {name} eats among the ruins, a straw of its own roof in one hand, and does not look up.',
        {
          text: '{name} has taken the one seed out of the right cheek, the private one, and it lies on the floor, unopened, by your dish. It eats what you brought. It was {hours} hours. Medicine next.',
          when: ['weak'],
        },
        {
          text: 'The works have come in on it, and after {hours} hours it lies in the gap with its hands on its face. It eats what you put to its mouth and turns that to the rubble. Medicine now. Clear nothing yet.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} opens one eye, at the third try, for {hours} hours have stuck it. It takes the bit, and with the other hand it pushes your finger off. Give it medicine at arm’s length, the arm being its own.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has dug for it, {hours} hours, through the floor and the next floor, and is lean, and covered in plaster. It eats all you brought at one sitting. Then it goes and takes out the chewed corner with your name on.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'Left, full. Stomach, full. {name} looks at you with its head between two cheeks like a person carrying two pillows, and cannot even shake it. Come at {opens}.',
        'It pushes the dish to the edge of the site and leans a plank against it, which means closed. It opens at {opens}.',
      ],
      ill: [
        'It takes one oat in both hands and holds on to it. After some time there is less of the oat. {name} needs medicine now, and water from a fingertip.',
        '{name} eats the one that you hold, and puts nothing by, neither left nor right. Both cheeks hang. It leans on your thumb to swallow. After this let it have medicine, by the drop.',
      ],
      loved: [
        '{item}: and it goes straight into the right cheek, the private one. {name} stands there a moment with its eyes shut.',
        'Down tools. There is a run from the far end of the east tunnel, getting louder, and then {name}, dusty, with both hands up: {item}.',
        'It was delivered, inspected and gone in the time it takes to sign: {item}. {name} signs. It backs against the wall, twice, on the left, with the flank.',
      ],
      disliked: [
        'It tries it for load: {item}. It does not hold. {name} uses it to block the draught by the water bottle and asks, by the way, about pumpkin seeds.',
        '{name} carries it out, walks round it, carries it further: {item}. It is now in the road, where the dustmen will see it. A plain oat would have done.',
      ],
      harmful: [
        '{name} had it pouched before you could see, and now both hands are at its cheek, pushing. Help it get that out, and let none of this on the site again: {item}. It has not had a meal.',
        '{item}. It lies on its side by the dish and the small hands open and shut. That was not food. Take it all away, and search the stores for more of it.',
      ],
    },
    play: {
      wanted: [
        'You hold up one end, {name} takes the other, and what was a tube is a bridge. It crosses. It crosses with a load. It crosses with a load, backwards, to make sure.',
        'In at the top, out at the side, in at the side, and you are to say where. You say there. It is behind you, on the seesaw, with dust on its eyelids, breathing hard.',
        'The wheel hums, the water bottle rattles in its bracket, and the evening gets a good shove round. {name} stumbles off at the end and walks in a small circle until the floor has stopped.',
        'You made a castle and {name} condemned it. It was rebuilt, mostly through the walls, and is now a castle with seventeen doors.',
        {
          text: 'It plays on its side of the tube and you play on yours. Once, by an error of surveying, {name} comes out at your end. You both look at that, and it backs in, not very fast.',
          when: ['wary'],
        },
        {
          text: 'You roll it a marble down the tube. There is a silence, and the marble comes back. You roll two. Back come three. One has a tooth mark, and it must be {name}’s own, from the lower store.',
          when: ['wary'],
        },
        {
          text: 'You make a tunnel of your sleeve. {name} goes in at the cuff with a straw in its mouth, and when it comes out at the collar it has no straw. You are being furnished.',
          when: ['trusting'],
        },
        {
          text: 'It has made you the quarry. You lie on the floor, and {name} works its way in at your collar and out at your cuff with a cheekful of fluff each time, and the tip is growing, very neatly, on your chest.',
          when: ['trusting'],
        },
      ],
      little: [
        'It does a lap of the thing and finds it sound. {name} was in high spirits at the start of the shift and sees no need to go higher without a rail.',
        '{name} shows you, by tapping it, that this is already built. It lets you hold the other end for a bit.',
      ],
      bad_time: [
        'It puts a hand on the tube, and then its forehead. The works are shut. Find out what {name} is short of, and see to that.',
        'You set the wheel turning for it. {name} watches it turn, and stop. There is something to be put right first, and it is not the wheel.',
        {
          text: '{name} gets in as far as its shoulders and stays there, since it is dark and holds it up. It is ill. Medicine before anything with corners.',
          when: ['ill'],
        },
        {
          text: 'It gets up on the wheel for you and steps, and the wheel stays where it is. There is not the weight in {name} to start it. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. {name} will not let you stop at trying it out. It signs each end, left flank, right flank, and opens it to traffic.',
        'There is a plan for this. There has been a plan for it for weeks, under the water bottle, and all it wanted was {item}. {name} works without looking up, humming through its teeth.',
      ],
      disliked: [
        'It is round it once, no entrance, and over it once, no purpose: {item}. {name} goes on with its work and lets you play with that. A tube would be of use.',
        '{item}. One foot, two feet, and it gives. {name} gets down, marks it as unsafe, and stands with its arms folded until you have cleared it. Something it can dig in, next time.',
      ],
      harmful: [
        'It gave way under {name}, and one hand is held up against the chest and not put down. Clear this off the site, and do not bring it back: {item}.',
        '{item}. There was a squeak, and the dust went up, and {name} is behind the furthest plug with its flanks going. No more of that. Check the floor before it comes out.',
      ],
    },
    clean: {
      wanted: [
        'It goes over on its back in the sand and swims. When it gets up there is a hamster-shaped hole, a good deal of grit, and underneath it all {name}, gold again.',
        'You clear the wet corner. {name} stands by with its hands behind it, and when the last bad handful is out it goes in and stamps on the place. Dry.',
        'The small brush goes along the back the way the fur grows, and {name} holds up each arm in turn as if it were being measured.',
        {
          text: 'You sweep, and {name} moves its stores ahead of the brush, cheek by cheek, into the last corner, and stands in front of them. When you leave that corner out, it puts down its hands.',
          when: ['wary'],
        },
        {
          text: 'You may dust the upper level. It stays on the lower, and each time the brush goes over a hole there is a face in it, just gone. When you rest, a little heap of sweepings is pushed out to you.',
          when: ['wary'],
        },
        {
          text: 'It climbs on to the brush and is swept along with the sawdust, sitting up, as far as the dustpan. There it gets off, and waits for the brush to come back empty.',
          when: ['trusting'],
        },
        {
          text: '{name} takes your fingertip for a sponge, and holds it by both sides, and goes over its own neck with that, where it has never been able to reach, having no neck. It signs the nail when it has done.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had washed already, face, ears and the rest of it, in that order, and has to do it again now that you have touched it.',
        'There is not a crumb out of place in here, and now there is one: you dropped it. {name} puts it in the left cheek and sees you out.',
      ],
      loved: [
        '{item}. {name} takes over halfway through, does behind its own ears, and only needs you to keep holding the light.',
        'You bring it in, and the foreman takes the evening off: {item}. It rolls. It kicks a leg. It lies there with sand on its stomach and both eyes closed.',
      ],
      disliked: [
        'It comes out of it smaller by half and spiky: {item}. All that remains of its dignity is drying in front of the wheel. It would have done it itself, with sand.',
        '{item}. {name} spends the rest of the hour putting its own smell back, post by post. A spot clean would have left the signatures.',
      ],
      harmful: [
        'It sneezed, and went on, and there is no fur on the flank now where it signs. Rinse it off with a damp cloth, dry {name} at your neck, and throw this out: {item}.',
        '{item}. It sits hunched with its hands in front of its eyes, and each hair stands alone. Never wash it with that. Dry bedding, quickly, and warmth.',
      ],
    },
    medicine: {
      wanted: [
        'You bring the dropper down slowly. {name} takes hold of it with both hands, like somebody drinking from a hose, and swallows. By and by it puts up one shaving.',
        'It sits in your palm while the stuff goes in and looks straight ahead. Afterwards the whiskers come up on the left, and then on the right, until they are level.',
        '{name} has to be unpacked from its corner to take it. Packed in again, it is a shade rounder than it was. You can hear one tooth being tried on wood.',
        {
          text: 'It holds the dropper off with both hands, like a man with a beam. Then a drop runs down the glass, and {name} licks that, and looks, and lets the rest come.',
          when: ['wary'],
        },
        {
          text: 'It empties its left cheek on to your thumb, oat by oat, to make room, and takes the dropper in both hands. When it is in, it loads up again, a little slower than it unloaded.',
          when: ['trusting'],
        },
        {
          text: '{name} sits on the bottle while you draw it up, and walks down the glass into your hand. It drinks, props its head in the crook of your finger, and sleeps there before you can close the cap.',
          when: ['trusting'],
        },
        {
          text: 'One drop goes in, and one runs down the golden chin, and it has not the hands to catch it. You catch it. The nose is warmer than it was. It will want more of this, and soon.',
          when: ['ill'],
        },
        {
          text: 'It bites the dropper, and so the dose goes in. Then {name} backs along the wall to where the roof is low. There is a grain of shine in one eye. The next medicine may be bitten there.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You drop the medicine on a wall of its own making, and it comes out to repair the damp. It licks the wall dry, slowly, all of it, with its eyes on your shoes. One shaving is put straight. More by nightfall.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'Nothing to report: teeth straight, eyes like ink, cheeks in use. {name} signs your thumb, and you can put away the bottle.',
        '{name} knocks on its own chest and listens. Sound. It walks back to work past you and the spoon.',
      ],
      loved: [
        '{item}. It stands up to it as to a good tool, with both hands, and would like to keep the wrapper for the north wall.',
        'For this one {name} opens both cheeks, even the right: {item}. You are careful. There is a seed in there, very old, and you do not touch it.',
      ],
      disliked: [
        'It was all in the cheek: {item}. You find it later, built into a step. A little must have gone down, for the hunch has eased.',
        '{item}. {name} takes it with one hand holding its nose, and bricks up that side of the house until evening. Drops would have gone down more easily.',
      ],
      harmful: [
        'It took it from the dropper, because the dropper has always held. Now {name} lies with its back feet spread and its mouth wet. Not that, not ever: {item}. Keep it warm.',
        '{item}. The little sides go in and out like paper. Something gave way in there. Take the bottle from the house, and stay beside {name}.',
      ],
    },
    discipline: {
      wanted: [
        'You put the board over the gap by the door. {name} comes to look at it, tries it high and low, and accepts that the road ends here. It kicks the board, once, in passing.',
        'You click your tongue. {name} lets go of the bar with its teeth, works its jaw as if there had been something in it, and goes round by the tunnel, the long way, without a look.',
        {
          text: 'It lets go of the wire, and backs, and sits with its hands on its stomach until you have finished. It goes below, and soon after there is one brick more in the wall on your side.',
          when: ['wary'],
        },
        {
          text: 'You say no, and {name} drops what it was sawing, which was your lace. It looks at the cut. It takes the two ends, one in each hand, and holds them together for you as long as it can.',
          when: ['trusting'],
        },
      ],
      little: [
        'There has been a notice up about that for days. {name} shows you where, with its nose. It is a hole, but the meaning is clear.',
        '{name} was not near the bars. It was nowhere near them. It comes the whole way over to show you how far that is.',
      ],
      bad_time: [
        'At the first word {name} folds down over its feet, and the cheeks tremble. It cannot carry that as well. See to what is wrong, and let the rule wait.',
        'You hear the plug go into the door, and then a second plug behind it. {name} had a crack in it already. Mend that, and speak of rules when the door is open.',
        {
          text: 'The word comes down, and it puts both arms over its head, as it does for a fall of roof. Nothing else has moved. Hold up the roof. Send medicine down, on something soft, and say no more.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: a clear instruction from the crane. {name} nods, moves the works a hand’s breadth to the west, and seems almost relieved.',
        'It likes a rule that bears weight, and {item} bears weight. It stands on it, so to say, and bounces.',
      ],
      disliked: [
        '{item}. {name} does as it is told on the surface. You hear it, underneath, doing it the old way.',
        'It puts up with it, both hands over its ears: {item}. Blocking the gap would have said the same and made no noise.',
      ],
      harmful: [
        'It threw itself on its back and screamed, small and dry, like a hinge. It is in the bottom chamber with all the doors stopped: {item}. Never. Lay your hand on the ground and leave it there.',
        '{item}. What {name} has learned is to look up. It will not work in the open now. Sit down low, where it need not.',
      ],
    },
    sleep: {
      wanted: [
        'You put in a handful of tissue, and {name} takes it below, sheet by sheet. There are sounds of upholstery. Then there are none, and the bedding begins to rise and fall.',
        'The curtain is drawn on the works. {name} looks at the wheel, looks at you, and you give the wheel a turn, to last. It goes in and pulls the door to.',
        {
          text: 'It will not lie down while the roof is off. You put it on, and wait, and then comes the sound of bedding, being brought up to the door from the inside, a good deal of it.',
          when: ['wary'],
        },
        {
          text: 'The light goes down, and you hear it sounding the floor for the best place, knock, knock, further and further from your chair. At the end of the house it is satisfied. One more knock comes, to hear whether you have gone.',
          when: ['wary'],
        },
        {
          text: '{name} has built tonight against the side where your hand rests, and left out one brick there, the size of a nose. A breath comes through it. Then it is regular.',
          when: ['trusting'],
        },
        {
          text: 'You hold the tissue, and it tears, and together you have it to the right length. {name} builds in your lap, round and round, roofs it over, and leaves your thumb inside for a door handle.',
          when: ['trusting'],
        },
        {
          text: 'It drags one strip of tissue as far as it will go, and lies down upon that, with a hand on the end so that it cannot be lifted. Cover the cage, not the hamster. Medicine again at dusk.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It lies down, in a hard hat of shavings, for exactly one minute. Somebody has left the east face open.',
        '{name} makes the bed, tests it, improves it, tests it. The bed is excellent. It goes back to work.',
      ],
      loved: [
        '{item}. One hears upholstery, then hammering, then the last plug being driven home from within, and at the end of it one long settling creak.',
        'Dark, dry, one entrance, no draught: {name} could not have drawn it better. {item}, and both cheeks slack on the sill.',
      ],
      disliked: [
        'There is light in it from two sides and it booms: {item}. {name} sleeps along the wall behind, in what it could carry.',
        '{item}. By the time {name} has packed it tight enough to sleep in, most of the sleeping is over. Paper shreds would have done it at once.',
      ],
      harmful: [
        'Threads of it are wound round one foot, tight, and the toes are dark. Cut {name} loose with care, and take out every scrap: {item}.',
        '{item}. It woke with its breath whistling and has moved out into the bare corner. Clear the whole chamber, and give it paper and nothing else.',
      ],
    },
    reflect: {
      awake: [
        'You lay your hand flat on the floor of the works. One foot, two feet, wait. Four feet. {name} bounces, very slightly.',
        'Neither of you says anything, in its case because the left cheek is full. It sits by your little finger and chews on behalf of both.',
        '{name} takes a reading of you with its whiskers, from the wrist to the fingertip. You are out of true at the thumb. It leans there to see whether it can be lived with.',
        'The gnawing in the east leaves off. {name} comes out backwards, sits down in your shadow, and rests its hands, palms up.',
        'It shows you round the lower level, as far as you can see into a hole: prop, prop, the long shelf, and a niche by itself for {loved}. It taps the niche. It held.',
        'Nothing came down at all, once, for {wait}. {name} sits on your palm with all its weight, such as it is, and does not get up.',
        {
          text: 'Your hand lies on the floor of the works. {name} walks all round it at one whisker’s distance, and stops at the smallest finger, and puts a foot on that. One foot. Then off.',
          when: ['wary'],
        },
        {
          text: '{name} goes to sleep on its feet in the hollow of your palm, and a seed slides out of the right cheek, the private one, and lies there in the open between you.',
          when: ['trusting'],
        },
        {
          text: 'It has taken you through to the face, at the end of the east tunnel, which nobody has seen. There is a hand’s breadth still to go. {name} sits down with its back to it, and holds your torch.',
          when: ['trusting'],
        },
        {
          text: 'Something is set down in your palm, very small, a little warm. It is the seed out of the right cheek. {name} sits beside that, with one side of its face quite flat, and looks where you look.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has had you on site four times this hour. {name} puts a plank across. Visitors again later.',
        '{name} gives your finger a pat, as you pat a beam, and goes inside. You have been leaned on enough for one hour. Let it get some digging done.',
      ],
      ill: [
        'You close your hand loosely, and {name} lies in the hollow, which has a roof and four walls and is warm. It lets itself be held up. Then see to what it needs.',
        'It has not the strength to shut its door, and you sit where the door would be, so there is no draught. It is easier so. Bring what it lacks when you get up.',
      ],
      asleep: [
        'You rest a fingertip on the dome. It rises under it and sinks. Something inside takes note of the load, and sleeps on.',
        'The wheel creaks of its own accord a quarter of a turn, and you look after the night for it, since it is asleep. It goes round.',
        'You sit so long that {name}, down there, turns over, and the whole dome moves up against your hand and stays leaning.',
        'It talks in its sleep, thickly, as with a full mouth. You make out only one thing: {loved}.',
      ],
      shy: [
        'Your hand lies on the ground like timber that somebody has left. {name} passes it with a load, on the far side. Coming back it passes on the near side.',
        'You sit. In the slot there is an eye, then no eye, then a whisker, at full length, which comes out as far as your nail and takes a measurement.',
        {
          text: 'You stay an hour by the box. In there a beam is cut, and somebody sings through a full cheek. When you get up, it is dead quiet. You sit down, and the saw goes on.',
          when: ['well'],
        },
        {
          text: 'Through the slot you can see a bit of coat, standing on end, and how quick it goes. It has left you the slot. Medicine can be passed in by that, on the end of a straw.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'hamster seed mix':
        'Out comes the seed mix, and {name} sorts it by hand: flat on this side, round on that, and one striped seed stood on end, to be looked into. The rounds go left. The striped one is shown to you.',
      'pumpkin seed':
        'The pumpkin seed is longer than the door. {name} takes it in the left cheek, where it makes a shelf, and walks home tilted, feeling for the wall with its whiskers. You hold the lamp until it is in.',
      'broccoli floret':
        'Down comes a floret of broccoli, and {name} walks round it, one hand on the trunk, looking up. A tree on site. It fells that with its teeth and drags it off by the crown, past your sleeve.',
      'millet spray':
        'The millet spray comes down like a ladder, and {name} goes up it, eating the rungs. At the top there is your finger and thumb. It tests the thumb for load, and finishes what it is standing on.',
      'oat groats':
        'You count out six oat groats into the dish, and there is a rattle like dice. Four are in the cheek. {name} rolls the last under its palm, to see whether it runs true, and eats it on the spot.',
      'cucumber cube':
        'A cube of cucumber, and {name} has never seen a corner so well cut. It lays its whiskers to each face. Then it bites one off, and there is a tunnel, with you at the end.',
      'plain walnut half':
        'The half walnut lands the right way up, like a boat, and {name} gets in. It eats the boat from the middle outwards. When you look again it is sitting on the table in the rim, with the oars left.',
    },
    play: {
      'running wheel':
        'You give the running wheel a push, and {name} gets on at a run, dusty to the elbows. The bracket sings. It is nine, it is ten, and the night has been got safely past the bad place at eleven.',
      'cardboard tube':
        'The cardboard tube goes from the box to your book. {name} goes in and you hear it sign the walls, left, right, all along. It comes out beneath your chin with a chewed corner in its mouth. It held.',
      'wooden bridge':
        '{name} sends one foot out on to the wooden bridge, then two, and waits. It bounces. The plank gives, and returns. It turns to where you are, on the far bank, and waves the first load across, which is itself.',
      'deep digging box':
        'The deep digging box is full to the brim, and smoothed flat. The flat sinks, here, and heaves, over there. Sawdust comes up by the corner in puffs. You put your ear to the side, and are knocked at.',
      'egg carton maze':
        'In the egg carton maze there are twelve rooms, and {name} goes through eleven of them and stops. You lift the lid. From now on there is one room, and it is very light.',
      'toilet roll castle':
        'The castle is of toilet rolls, six towers, your work. {name} walks up the tallest, looks over your work from the battlements with its cheeks in, and takes one roll from the bottom, to see what it was doing.',
      seesaw:
        '{name} walks up the seesaw, and it goes down. You lay a walnut on the other end. It stands in the exact middle now, whiskers out, and holds the two of you level.',
    },
    clean: {
      'sand bath':
        'Into the sand bath {name} goes over its head, on its back, and swims to the other side. There it shakes. The air is all grit and gold, and you are both looking through it, blinking.',
      'spot clean':
        'You take out the bad corner, a teaspoon of it. {name} stands at the edge of the spot with its hands folded. When it is clean it walks on to the place, one foot, two, and signs it again.',
      'fresh paper bedding':
        'Fresh paper bedding comes down by the armful, and {name} is under it. The heap has a lump, with plans. By the time you have shut the lid there are three rooms and a view of you.',
      'wheel scrubbing':
        'The wheel is being scrubbed, rung by rung, with {name} standing by, hands clasped, for the night has stopped. You hang it back. It spins that once, empty, with its ear to the axle, and lets you go.',
      'soft toothbrush':
        'You bring the soft toothbrush down along its back, and {name} flattens like bread under a knife. Afterwards it takes the handle in both hands, and would like to keep it, for a beam.',
      'pantry tidy':
        'You tidy the pantry together, you with a finger, it with a cheek. {name} passes out what has gone soft. One old seed you take up by mistake, and it is fetched back and put on the right.',
      'water bottle rinse':
        'While the water bottle is being rinsed {name} stands at the bracket holding up the wall. You hang the bottle back. It tries the ball with its tongue, and the drop is cold and true.',
    },
    sleep: {
      'coconut hut':
        '{name} walks into the coconut hut and turns round, and the doorway is full of golden back. Tissue goes by it, inwards, strip by strip. A last strip comes up, and is fitted over your eye.',
      'shredded tissue nest':
        'You tear up the tissue, long ways, and {name} takes each strip out of your fingers and goes below. There is not a sound from the nest but shredding, and then one sigh, as when a good roof is on.',
      'underground chamber':
        'There is a hollow under the bridge that goes down to the chamber. {name} backs into it with a full cheek and you see the floor close over. If you lay your palm there, a warmth comes up.',
      'ceramic hideout':
        'The ceramic hideout is cold on the outside and good for any load. {name} knocks upon the wall, one hand, two, and moves in. From the arch it looks out at the size of you, and shuts its eyes.',
      'deep aspen bedding':
        'The aspen bedding is deep enough for three floors. {name} takes the lowest. You can follow it down by the sinking of the curls. At the bottom a small engine runs, and is off.',
      'curtained cage corner':
        'You pin the curtain across its corner of the cage, and the day goes out. {name} holds up a whisker for the draught. It draws up its feet, over its eyes, and lets the night take care of itself.',
    },
    medicine: {
      'rehydration drops':
        'You hang one of the rehydration drops from your fingertip, and {name} takes it in both hands. Then another. The skin over its shoulders, that had stood up like a tent, lies down. It wipes its chin.',
      'cheek pouch exam':
        'In the left cheek pouch, with a swab, you find the husk that had been pricking. The right one it holds shut with both hands. You do not insist. It works its jaw, twice, freely.',
    },
    discipline: {
      'quiet tongue click':
        '{name} has the bar of the cage between its teeth. You give one quiet click of the tongue, such as a joint makes when it is going. It lets go at once and looks at the ceiling.',
      'chew stick instead':
        'You hold the chew stick between {name} and your book, and wait. It feels both, for grain. The book is signed on the corner and let go. It carries off the stick instead, end first, to be sawn.',
    },
  },
  refusals: {
    asleep: [
      'You knock. Four thicknesses of tissue answer. {name} is off shift until {wakes_at}, and nothing will be taken in. You may sit on the roof; reflecting weighs next to nothing.',
      'The doors are all stopped from within, and {name} is behind them with its feet on its face. Deliveries from {wakes_at}. Company can be left now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. The first proper burrow fell in on it at noon, and it came up through the ruins with a stick in its hands: it has understood about props.',
      'It got up on the wheel this morning, a child, and the wheel went round. {name} got off, looked at the sky, got on, and looked at the sky again.',
    ],
    teen: [
      '{name} is half grown and has torn up the plans. It digs at all hours in every direction and does not shore. Keep the meals regular: what it is built on now, it stands on later.',
      'A teen, all cheek: {name} tried to bring home a whole walnut through a half-walnut door. It would not put it down. It has been standing there, arguing, since three.',
    ],
    high_care: [
      'Grown, and {form}: {name} has brought the ring road round by your chair, with a lay-by. It stops there on every trip, to have its back looked at.',
      '{name} is full grown, and {form}. It has stopped testing you. It comes off the end of the shelf without looking, and the hand is there.',
    ],
    balanced: [
      'A grown {form}: {name} keeps a site in every room and a week’s seed in each. It is seldom at the one you look in on. It was there, though. The wall is fresh.',
      'Full grown, and a {form}: {name} has put a door into every wall that it came to, hung it, tried it, and gone through. You are behind the ninth.',
    ],
    low_care: [
      'Nothing came down, so {name} went down. It is a {form}, full grown. There is a knocking far below the floor, further off each night, and very well made.',
      '{name} has become a {form}. The wheel turns, some nights, and there is never anybody in it when you put on the lamp.',
    ],
    rescue: [
      'There was a fall, and {name} was dug out. It is grown now, a {form}, and shores up whatever it comes to: chair legs, saplings, you, if you stand still.',
      '{name} is grown, a {form}, with one whisker short on the side where the roof came in. It takes readings all the same, and turns its head to make up.',
    ],
  },
  trust: [
    'You find a tooth mark on the side of your finger, so light that it did not break the skin. {name} has chewed a corner. You held.',
    '{name} has emptied the left cheek into your palm, the whole of stores, and gone off for more. You are the new pantry. It did not ask whether you had been planning anything with the hand.',
    'The east tunnel is through. It comes up under your pillow. {name} puts its head out, sees that it has calculated rightly, and opens the right cheek to show you the one old seed.',
  ],
  streaks: [
    'Ten deliveries on time. {name} has put down a proper floor where the dish stands.',
    'Twenty-five, without a gap. There is a second storey on the pantry and a handrail going up.',
    'Fifty on time. {name} has taken out one of the props beneath the landing place, stood back, and seen that nothing moved.',
    'A hundred, and never a one let fall. {name} has carved the crane over the main entrance. It has your thumb.',
  ],
  ages: [
    '{name} is ten days old, and there is an upstairs.',
    'Thirty nights have been got round, and {name} has oiled the axle with a sunflower seed.',
    'A hundred days. {name} measured from the first hole to the newest, by whisker, and it came to rather more than the room.',
    'A year on the wheel: three hundred and sixty-five nights, and each of them came out at morning. {name} rests one hand on the rim. Somebody had to.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['pumpkin seed'] },
      wish: 'The arch over the north door wants a keystone, flat, pale, pointed at one end. {name} would like a pumpkin seed. It does not promise to build with it.',
      granted: 'It held it up against the arch. It fitted. {name} looked both ways and ate the keystone.',
    },
    {
      by: { action: 'feed', item: ['millet spray', 'oat groats'] },
      wish: '{name} would like materials that come loose in quantity, millet or oat groats, so as to have the pleasure of carrying them past you eleven times.',
      granted: 'Eleven times. The last load was a single grain, and it walked slowly with that one.',
    },
    {
      by: { action: 'feed', item: ['cucumber cube'] },
      wish: 'It is dusty at the face, and {name} has been licking the bottle’s end for want of anything with a crunch. A cube of cucumber, sent down cold, would do the whole shift good.',
      granted: '{name} ate it wall by wall, and sat down in the middle, where the cube had been, quite wet.',
    },
    {
      by: { action: 'play', item: ['cardboard tube', 'toilet roll castle'] },
      wish: 'There is a gap between the second chamber and the third, and at present {name} jumps it. It would like a cardboard tube, or a castle that can be taken apart for tubes.',
      granted:
        'It has gone in at one end of the night and come out at the other without touching ground. {name} signs it, inside, where only it will know.',
    },
    {
      by: { action: 'play', item: ['deep digging box'] },
      wish: 'This floor is two inches deep and then there is tray. {name} has knocked on the tray. It would like the deep digging box, and to find out what deep means.',
      granted:
        'You did not see it for an hour. It came up with clay between its toes, and with the face of somebody who has been abroad.',
    },
    {
      by: { action: 'play', item: ['running wheel'], hours: [18, 22] },
      wish: 'The evening is standing at the window and does not come in. It will be the axle. {name} would like to get on the wheel after six, with you at hand, and shift it.',
      granted:
        'It stuck, it gave, it went round, and there it was outside, blue all over. {name} got down and held its side.',
    },
    {
      by: { action: 'clean', item: ['sand bath'] },
      wish: 'There is mortar in its armpits. {name} does not wish to be washed. It wishes to be lent some sand and not watched.',
      granted:
        'You looked away. There was a noise of swimming. When you looked back {name} was writing something down, with sand on its nose.',
    },
    {
      by: { action: 'clean', item: ['fresh paper bedding', 'pantry tidy'] },
      wish: 'The old bedding has been every room it can be. {name} would like fresh paper, or the pantry gone through by somebody with long arms.',
      granted: 'It walked through the new white heaps with its hands behind its back, touching nothing. Then it dived.',
    },
    {
      by: { action: 'sleep', item: ['coconut hut', 'shredded tissue nest'] },
      wish: '{name} has slept in the works office for three nights, sitting up. It would like a real bed: a coconut to get inside of, or a great deal of tissue.',
      granted:
        'There is nothing to be seen, and no way in. A very small snore is coming out through the wall at knee height, if one had such knees.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It has carried since it got up, and its cheeks ache. {name} would like to be told to go to bed by someone senior.',
      granted:
        'It put down what it had, exactly there, in the middle of the road, and went. It has never left a thing in the road before.',
    },
    {
      by: { action: 'reflect' },
      wish: 'A floor is only as good as what it has borne. {name} would like to sit on your hand for a time, with nothing going on. Come and lend it.',
      granted: 'It sat, it shifted its weight about a little, it sat. You are passed for one hamster.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} takes all its measurements twice, and so far it has only one of you. Come and sit by it, and some time later do it once more.',
      granted:
        'The two readings agree to the breadth of a whisker. {name} has put down its tools and is just looking at the number.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The keystone',
        shape: 'leaf',
        text: 'A pumpkin seed, pointed at one end. {name} found a second and, to the surprise of all who know it, did not eat it.',
      },
      {
        name: 'A plumb line',
        shape: 'thread',
        text: 'One of your threads, with a crumb on the end. {name} hangs it wherever you have been sitting, to see how much you have settled.',
      },
      {
        name: 'The lamp from the east face',
        shape: 'bulb',
        text: 'A glow-worm’s, it says, on loan. {name} has hung it at your side of the works, where there was nothing to be lit.',
      },
      {
        name: 'The plans',
        shape: 'letter',
        text: 'Chewed through in forty places, and it turns out that you have to hold them up to the light. There is a house. There are two people in it, of very different sizes.',
      },
      {
        name: 'A bearing',
        shape: 'ball',
        text: 'Out of the wheel. {name} says that it runs without it, and that there ought to be a part of the night in your keeping.',
      },
    ],
    return: {
      name: 'Clay',
      shape: 'stone',
      text: 'A lump of it, red, from under {name}’s nails. It has been all through the site since, and there is no such bed here at any depth.',
    },
    streak: {
      name: 'The chewed corner',
      shape: 'piece',
      text: 'It is off the landing place, where twenty-five came down straight. {name} has replaced the board and wants you to have the part that was signed.',
    },
    hundred_days: {
      name: 'The first husk',
      shape: 'acorn',
      text: 'Off the old seed in the right cheek, which {name} had out for an airing. The seed has gone back in. You are to have its coat.',
    },
  },
  release: [
    'You set {name} down at the edge of the stubble. It puts one foot on the field, two, waits, and bounces. It holds. There is a hole, then there is a heap beside the hole.',
    'It goes out by the east tunnel, with both cheeks full, and stops it up behind it so that you will not have a draught. The wheel goes on a while by itself.',
  ],
  dying: {
    neglect: [
      'Nothing came down any more. {name} went to the lowest chamber, pulled the bedding over, and sank as they do in winter, and went on sinking.',
      '{name} is dead. It had left the main door open on the side of the crane, with a straw cross on the floor to show where.',
    ],
    hunger: [
      '{name} is dead. Stores were empty to the last shelf and swept. In the right cheek there was one seed, which it had not touched.',
      'It died in the pantry with its hands open, under the place where things came down.',
    ],
    illness: [
      '{name} died in the corner it had always said was sound. The roof there is still up.',
      'The dome rose by a thread, and sank, and stayed as it was. {name} had walled itself in properly, without a gap.',
    ],
    poison: [
      '{name} had put half of it by, to share out over the week. The other half has killed it.',
      'It came down from where all good things came down, and {name} took it in both hands. It is dead of that.',
    ],
  },
  returned: [
    'There is a scraping under the floor, from the east, and a board lifts. {name} comes up with its eyes shut against the lamp, feels for the nearest thing, and it is your thumb. It leans.',
    'The wheel, which nobody touched, goes a quarter round. {name} is standing in it, one hand on the wire, thin and cold and looking to see if it is still night.',
  ],
  epitaph: {
    openings: [
      'Here {name} went under, golden, with its hands folded. The roof is sound.',
      'Tread firmly, stranger. {name} would like to know that it holds.',
      'Under this mound is one small dry room, and in it {name}, with no draught.',
      'Somebody has put a seed here for {name}, on the right side, where the private ones go.',
      {
        text: 'Night went round for as long as {name} ran, and it has gone round since on the strength of that.',
        when: ['from_child'],
      },
      { text: '{name}, who ate one half of everything and had plans for the other.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'The landing place was kept clear to the end.',
        'It was built to bear a great deal, and bore that for as long as it could.',
      ],
      hunger: ['There was room for a whole harvest, and none came in.', 'It had kept a shelf for every kind of seed.'],
      illness: ['Something gave way that was not in the plans.', 'The props all stand. It was the builder that went.'],
      poison: [
        'It tested every floor, and not what was handed down to it.',
        'One delivery was bad, and it signed for it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Report: all faces dry, stores up, wheel running sweet. You have had the evening round as far as the rooftops and it is not even warm. Left cheek, oats. Right cheek, private. There is a bend in the new gallery which you took at a run, and it held, and you took it again. What you want from the crane is material. Anything. Long, if there is long. You will find the place for it.',
      'You are {name}. It holds. You went over it on one foot, and on all of them, and with a load on, and it holds. You do not say so aloud because your mouth is full. You would like somebody to see this joint, though, before it is plastered over, someone with a thumb. They need only bend down. They need only knock on it, and hear.',
    ],
    content: [
      'You are {name}. Nothing to report from the north. South, one shaving, moved. There is a hum in the wall that may be useful later. You have washed your face and the decision, when it came, was to go on as before. It is a good dark, not stiff, it turns with one hand. If the crane should be by, it can put its palm on the floor. You have a foot free.',
      'You are {name}. There have been {days} nights, and you got every one of them round, and you do not mention it. Down at the end of the east tunnel you have a glow-worm, and the sum worked out on the wall. Not long now. They will wonder how you knew where they slept. Meanwhile let them come and lean somewhere. It does the structure good to be leaned on.',
    ],
    bored: [
      'You are {name}. Site report: level. There is nothing up and nothing down. You dug a hole to have the earth, and filled it in to have the hole. The bar tastes of bar. A mind like yours, with no load on it, begins to creak. You are asking the crane, through the usual channels, with your teeth, for a tube, a box, a bit of a maze. Something with a wrong end to it. Play.',
    ],
    hungry: [
      'You are {name}. Stores, left: one husk. Stores, lower: dust, swept. You have checked the manifest, and it says that there ought to be a delivery at about this time, and you have cleared the landing place, and put out the straw. You keep patting your cheek in case. No talk now. You need your mouth kept free. Stand by below. Lower away. Seeds, for preference, and straight down.',
    ],
    starving: [
      'You are {name}. You have taken down the pantry wall, because there was a grain in the mortar. You had built it in for luck. Now there is a wind in the pantry. You have stopped the works to save the men, of whom there is one. There is the seed on the right. No. That is for in case. Is this in case? Let something come down, now, quickly, so that you need not know.',
    ],
    sick: [
      'You are {name}. Something is out of true and it is not the wall. You lay your whiskers to the floor and the floor goes uphill both ways. There is damp in you. You have found the place but you cannot get a hand to it. Leave the tissue, leave the roof. You would take the dropper, if it came down slowly. Then to be boxed up in somebody’s palm, with the lid nearly shut.',
    ],
    failing: [
      'You are {name}. Lamps out at the east face. Lamps out in the long gallery. You can hear it coming in, a little at a time, grain by grain, as it does before. You are not afraid. It was well built. Only somebody should turn the wheel tonight, it needs a push at eleven. Medicine, if there is any, to the lips. And a hand round you that does not let in the cold.',
    ],
    near_death: [
      'You are {name}. You have gone to the bottom, where it is coldest, and drawn everything in after you, hands, feet, the hour. The night has stopped where it was. You cannot get to the wheel. There was a crane. It used to come down with a light behind it and its palm open. You have put your own hand out on the floor, the same way up. Let something stand on it.',
    ],
    asleep: [
      'You are {name}. You are at the end of the east tunnel and it is the last inch. It comes away in your hands like cake. There is a light, and it is warm, and somebody is breathing there, in and out, much larger than you had allowed for in the drawings. You widen the hole. If there is a finger on the roof while you sleep, let it stay. It is bearing. You can feel it bear.',
    ],
    shy: [
      'You are {name}. There is a new load hanging over the site. It has five ends. It has not been tested, nobody signed for it, and you are to work beneath that? You have put up a screen. Through the slot you observe: it hangs, it does not fall. It goes on not falling. If it came down and lay on the ground for an hour or so, empty, you would send somebody. One foot.',
    ],
    back_from_death: [
      'You are {name}. You struck through into a place that was not on any plan, very large, no walls, and no wheel in it. You dug up. There is only ever up. Now you are on the old floor and you put one foot on it, and two, and you wait. It has been swept. Somebody swept it. You want that one near, to lean on, and the next load to come down when it is due.',
    ],
    hurt: [
      'You are {name}. It came down where everything comes down. You had both hands up. Report: there is something in the cheek that burns, and something lower that has given way. You always tested the floors. You never thought to test that. You are in the far chamber with the plug in. Let the crane take the thing away and let you see it taken. Then it can put its palm down. You will look at it.',
    ],
  },
}

export const HAMSTER: Species = {
  slug: 'hamster',
  name: 'Hamster',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'medium',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1,
  innate_traits: ['nocturnal', 'solitary'],
  personality:
    'A one-creature construction firm on the night shift. Judges all things by whether they would hold up a tunnel.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'hamster seed mix',
        'pumpkin seed',
        'broccoli floret',
        'millet spray',
        'oat groats',
        'cucumber cube',
        'plain walnut half',
      ],
      play: [
        'running wheel',
        'cardboard tube',
        'wooden bridge',
        'deep digging box',
        'egg carton maze',
        'toilet roll castle',
        'seesaw',
      ],
      clean: [
        'sand bath',
        'spot clean',
        'fresh paper bedding',
        'wheel scrubbing',
        'soft toothbrush',
        'pantry tidy',
        'water bottle rinse',
      ],
      medicine: [
        'wet tail treatment',
        'rehydration drops',
        'teeth trimming',
        'vet checkup',
        'vitamins',
        'mite drops',
        'cheek pouch exam',
      ],
      discipline: [
        'quiet tongue click',
        'return to cage',
        'block the gap',
        'soft air puff',
        'chew stick instead',
        'ignore bar biting',
      ],
      sleep: [
        'coconut hut',
        'shredded tissue nest',
        'underground chamber',
        'ceramic hideout',
        'deep aspen bedding',
        'curtained cage corner',
      ],
    },
    harmful: [
      'bitter almonds',
      'apple seeds',
      'cotton wool fluff',
      'scented shampoo',
      'orange slices',
      'raw kidney beans',
      'garlic',
      'pine shavings',
    ],
  },
  appearance: {
    look: 'a golden hamster with bulging cheeks, ink-drop eyes and sawdust on its working paws',
    colours: ['#d9984a', '#fff3df', '#7a4a1e'],
  },
  figure: {
    eyes: '#1b1512',
    body: 'round',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.7,
    marking: 'patches',
    extras: ['pouches', 'whiskers'],
    size: 0.88,
  },
  book: BOOK,
}
