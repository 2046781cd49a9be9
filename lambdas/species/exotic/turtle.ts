/**
 * The Turtle wants still water, a log with the sun on it, and to have things right. It fears hats, which are how a heron
 * begins. It hoards undersides: it has turned over every pebble on the bottom, once, and each stands for something it
 * means to keep, and it walks the row in the dark and reads it with its feet. Three odd facts. It forgets nothing and
 * mentions little: it comes up, gives one small exact particular (which sleeve, which wind, how many crumbs), and is
 * gone before a fuss can be made. It takes the surface for a door, behind which lives another, upside down, whom it has
 * met every day of its life, nose to nose, and only there. And it has observed that your arm breaks where it goes into
 * the water, and that you do not mind, and that it mends when you take it out; it thinks highly of you for that.
 * Body: weightless below and awkward above, webbed behind, long-clawed in front, a red stripe on each cheek, weed on
 * the back, a line round every scute for each season that was worth it. It cannot swallow in the air, and takes its food
 * under. It measures by breaths, and one is long. It sleeps wedged beneath the driftwood and rises without waking. It
 * sulks under the flat rock, facing the rock. It trusts by the depth at which it lets you find it. It never eats dry,
 * never tells two things at once, never says that it does not remember. Its keeper is the one above, who bends.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A scratch, a slit, some clear water. {name} is out, no larger than a coin, and has slid off the edge of the shell with a plop before you could say anything. It comes up. It looks at you.',
    'Two red stripes show in the crack, then the face between them. {name} tries the air, tries the water, and goes under with one long claw still holding on to the egg.',
  ],
  looks: {
    thriving: [
      '{name} lets go of the bottom and turns right over, slowly, weed and all, and comes up with a snail on its nose.',
      'On the warmest end of the log, neck out, hind toes spread to dry like two small fans: {name}. It does not intend to say how good that is.',
      'The current runs from the left. {name} gets in front of it, tucks up its feet, goes by you, goes by the stone, goes by the fern, and paddles back to the start.',
      'Both long claws flutter in front of its face. Up at the ceiling of the water, the other one flutters too. They have never been in such agreement.',
      'A head rises, dripping. It was a Tuesday, you had a blue cup, and {name} has had {days} days since, and none of them had anything wrong with it. It sinks.',
      {
        text: 'It hauls out, all claws and weed, across your bare foot, turns round with care, and spreads its hind toes to dry there, as it does on the log.',
        when: ['trusting'],
      },
      {
        text: 'It comes up beneath your hand and lifts it, on its shell, and swims off with that, the length of your arm, and back, and off. It is showing the other one, up there in the door, what it has got.',
        when: ['trusting'],
      },
      {
        text: '{name} flutters its long claws in front of your face, as it does for nobody but the one in the water. You flutter your fingers. It has got the number wrong, it sees, it should have been five.',
        when: ['trusting'],
      },
      {
        text: 'Someone has been sunning on the log: there is the wet shape, with all four feet in it, toes spread. It is still warm. Over by the reeds two red stripes wait for you to have gone by.',
        when: ['wary'],
      },
      {
        text: 'There is a splash beyond the reeds, and one more, of somebody jumping for joy. You part the reeds. There is the stone, wet, and rings, and out in the middle three seeds, looking at you.',
        when: ['wary'],
      },
      {
        text: '{name} is swimming upside down, along under the ceiling, walking there with all four feet. It meets your face, coming the other way. It thinks that over, rights itself, and has gone to see about a pebble.',
        when: ['wary'],
      },
    ],
    content: [
      '{name} sits on the log in the place that fits it, one red cheek to the sun. You lean over to see. Your shadow has a hat. There is no one on the log.',
      'Up for one breath, and a look round. You have moved the fern by a thumb. It goes down with that.',
      'It is walking along the bottom, pebble by pebble, putting down each foot as you would a finger on a line. Here it stops. Here it smiles, as far as there is a lip.',
      'Nose to nose with itself at the top of the water, {name} waits to see who will go first. They both go.',
      'You dip your hand. The arm breaks at the water, as it does, and {name} looks at the break, and up at your face, and is full of regard.',
      'The pebble with the white vein has been turned, so that the vein is up. Below it, in what passes for writing, is this: {loved}.',
      'Somebody came past in a hat. There is the log, wet, and a set of rings going out.',
      {
        text: 'Two nostrils by the lily leaf. You put down your cup, and it is one nostril. It has your sleeve, your shoe and the hand you poured with, and goes below to set them out.',
        when: ['wary'],
      },
      {
        text: 'You find {name} in the shallows, an inch under, where anyone could. It stretches its neck along the stone towards your foot, and shuts one eye, the one on your side.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone up to the door in the top of the water, and somebody came up on the other side at the same moment. They both start. They both come back to look.',
        when: ['baby'],
      },
    ],
    curious: [
      'A new pebble. {name} goes round it, noses it over, and reads the underside twice.',
      'The glass has your face in it, very large. {name} swims up and matches it, eye to eye, and then looks behind the glass for the rest.',
      'Something fell in, a long way off, and was not a leaf. {name} hangs in the water with its neck at full length and one foot held up for silence.',
    ],
    bored: [
      'The filter says what it says. {name} lies on the bottom and knows the next word. Something ought to float by, a ball, a leaf of lettuce. Play with it.',
      'It has been up and it has been down, and the other one had nothing new to tell either. Give {name} a game, with a current in it.',
      '{name} has turned over all the pebbles, and turned them all back. Hide a shell for it, or set something going on the water.',
      {
        text: '{name} has its face to the flat rock. It has been over everything it remembers, and come to the end. Give it something new to keep: set a ball going, or hide a shell.',
        when: ['sad'],
      },
    ],
    hungry: [
      'Paddling at the glass, all four feet, and getting nowhere: {name} has seen the jar. It remembers what is in the jar. Feed it.',
      'It comes up just there, under where your fingers were the last time, and stays up, with its mouth a little open. A meal would be in place.',
      '{name} has taken a mouthful of water from each corner, and there is nothing in any of them. It is time for its food.',
      {
        text: 'There is a pair of red stripes under the far bank, and they lift when your hand goes to the jar, and sink when it comes near. Let the meal drop on the water and take your hand away.',
        when: ['wary'],
      },
      {
        text: 'It hangs in the brown under the bank, neck out, and looks at the jar. When the lid turns it comes up by a hand, and when you bend it goes down by two. Scatter the meal, and stand straight.',
        when: ['wary'],
      },
      {
        text: 'It lays its chin on the edge and takes your sleeve, the one with the crumb in the cuff, and has known of that crumb since morning. It was good. It would like the rest of its meal.',
        when: ['trusting'],
      },
      {
        text: '{name} has climbed out and come up the path, wet, to the door, and scratched there. It was at this door that there was ham, on a Sunday, two summers ago. It does not want ham. It only mentions it. A meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      'Its neck comes out thin as a stalk. It is {hours} hours, and {name} has every one of them. Let something fall on the water, now.',
      '{name} bites at its own red stripes, up there at the surface, in the face of the other. It takes them for worms. Feed it at once.',
      'It swims low and to one side, mouthing gravel, and letting it go. It knows that it is not food. Drop food in, now, right above it.',
      {
        text: '{name} lies on the dock where it could be taken by anything with a beak, neck out along the wood, and does not slip off when you bend. Soft food now, held under, and then medicine.',
        when: ['weak'],
      },
      {
        text: 'It was in the next pond, you can see by the mud, and in the one after that. It is here again, quick and thin, and bites your shadow where the hand is. Throw food in, now, and take the shadow away.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has gone in, all of it, and holds the door with its knees, and it is too weak to sink. Let soft food down beside it on the water, now, and medicine with that, and do not turn it over.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'It does not dive from the log today, it slips. {name} goes down a little way and hangs there. Some medicine, or a long rest in the warm.',
      'Every breath has to be gone and got. {name} rests its chin on the rim of the dock between one and the next. Let it sleep, or give it something.',
      {
        text: 'It paddles over to you with three feet, the fourth being tired, and gives you its particular: you have had your hair cut. Then it rests its shell on your hand. Medicine, and some sun.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You can see where {name} is by the moving of the green. There is weed on its back down to the knees. A scrub, please, and water that one can read through.',
      'The water has gone to tea. {name} comes up with a leaf for a hat, sees itself in the glass, and dives from it in terror. Clean it.',
    ],
    sick: [
      'It floats, and it should not: tilted, the left side up, one foot turning. It cannot get down to its pebbles. {name} needs medicine.',
      'Its eyes are swollen to two seams. {name} feels for the log with its chin, and misses by an inch, and it has never missed. Medicine, and heat.',
      'There is a soft white place on the shell, and {name} has stayed out on the dock since it came, not basking, only out. It wants medicine.',
      {
        text: 'It means to dive, at your step, and goes round in a ring with its left side up. It looks at you each time it comes by. Net it, from behind, gently, and give it medicine, and put it back facing away.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} drifts against the glass, and off it, and against it. Bring the medicine now. Keep your hand below it in the water, so that it lies on something.',
      'The mouth opens at the surface for air, and what comes is so little that no ring goes out. Medicine, at once, under the warm lamp.',
      {
        text: 'You have it in your two hands, head and feet all out, and it is not that it trusts you. It has left the doors open because it could not get to them. Medicine at once. Keep your palm beneath its chin.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It went up for air and the other one did not come to meet it. It has been {hours} hours since there was a face over the water. Let there be yours. Sit there, now.',
      '{name} has put out its chin where your finger used to be, on nothing. Dip your hand in. Leave it there, broken arm and all, and do not go.',
      'It has gone down among the pebbles, and has its foot on one of them, and is not reading. It has held this breath for {hours} hours. Come and sit close to the water, now.',
      {
        text: 'The flat rock has nobody under it. It has come up on the bank, without one scratch, and sits by the print of your chair. It has had {hours} hours to learn that print. Put the chair there now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has its face to the stone. But its hind foot is out in the open water, spread, and feels for a current that there is not. Put your hand in and make one, now. Medicine when it turns.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Wedged beneath the driftwood, with its feet let go, {name} is asleep. It will rise for air by and by, and breathe, and not be told of it.',
      'Something comes up, takes one breath with its eyes shut, and goes down again like a spoon.',
      'The filter murmurs, and {name} sleeps on the murmur as on a shelf. One claw moves. It has found a place in the row.',
      'In the dark glass there are two of them, the one beneath the other, and neither is awake to see.',
      {
        text: 'It sleeps at the deep end, under the flat stone, and comes up for air in a different place each time, so that nobody can say where it lives.',
        when: ['wary'],
      },
      {
        text: 'It sleeps face inward in a hole in the bank that you did not know of. It rises to breathe when there is wind on the water, so that one ring more will not be seen.',
        when: ['wary'],
      },
      {
        text: 'You find it asleep in two inches of water, right at the edge, its red cheek on a pebble that it must have carried there. It was on the underside of that one that it put you.',
        when: ['trusting'],
      },
      {
        text: '{name} has fallen asleep in your hand, in the water, where you had only meant to rinse it. When it needs a breath you lift it, an inch, and let it down. It has not woken. It weighs what it wishes.',
        when: ['trusting'],
      },
      {
        text: 'It sleeps afloat, which is wrong, with one side out of the water and drying. The lids are sealed. Wet your hand, and hold it level for a while. There has to be medicine, and warmth, when it looks for you.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'It has not come up to breathe in a good while. {name} sleeps, and lies too loosely. It wakes at {wakes_at}. Sit by the water now, and let it feel you there through the wood.',
      '{name} sleeps on the surface, on a slant, with its feet hanging. Until {wakes_at} it can take only this: that somebody is near. Reflect, now, with a hand in the water.',
      {
        text: 'It fell asleep beneath the place where food comes in, face up. Stay there with {name} now, and be standing over it at {wakes_at}, with the jar.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Plop. You have the log to yourself. Sit by it, bareheaded, and let the rings run out.',
      'There is a nose among the duckweed, and two eyes, no more than three seeds. If you look, there are none. Look at the sky, and stay.',
      '{name} is at the very bottom, and that is how far it trusts anyone. It has been higher. Keep your shadow off the water, and sit on.',
      'It has not forgotten {wait}. It does not say so, it is only that it stays under a breath longer, with its back to you. Sit that breath out, and the one after.',
    ],
    back_from_death: [
      '{name} has come up. It is holding on to the log with both hands. On the other side of the water somebody is, too. It looks and looks. Stay, and do not be late with its food.',
      'It swims from pebble to pebble, and all of them lie as it left them, down to the undersides. It had not counted on that. Keep close, and keep its next mealtime.',
    ],
    old: [
      'There is a line round every scute now for each season that you were in. {name} lets you follow one with your nail, right round, to where it begins.',
      'Moss has made its shell its own. {name} climbs the log with a rest in the middle and sits among the young sunlight like something the pond has always had.',
      'You said a thing by this water {days} days ago, and had rice on your sleeve. {name} has the wording, should you need it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'It takes it off your fingers, dives, and has it there, below, where a turtle can swallow. A bit of green comes up to tell you.',
        'The neck shoots out. It was always longer than you thought. {name} closes on the bit, sinks, and thinks it through.',
        'You let it fall. {name} watches it come down, turning, and opens just as it gets there, like someone meeting a train.',
        'One, and under. Two, and under. You lose count, because a fish jumps. {name} comes up, looks at the fish, looks at your hand, and waits for the ninth, which is still in it.',
        {
          text: 'All four feet at once, water over the side, your cuff wet to the elbow: {name} has eaten. It draws itself up on the log and looks at the ripples, amazed at whoever that was.',
          when: ['well'],
        },
        'It tears it with its claws, left, right, and chases the crumbs through the cloud that makes. When the cloud has settled there are no crumbs.',
        'Last comes the piece that fell behind the stone. You had not seen it fall. {name} had, and has been saving it, and brings it out past your fingers so that you can know where it was.',
        {
          text: 'It will not come to your fingers. You let the piece go and draw back, and count a breath, a long one. Two red stripes rise under it at the far edge. Then only rings.',
          when: ['wary'],
        },
        {
          text: '{name} swims up through the break in your arm and eats out of the hand that is on the other side of it, holding your thumb still with one long claw.',
          when: ['trusting'],
        },
        {
          text: 'Something touches the ceiling of the water from above. {name} goes to meet it, opens, and the thing is in. It looks at the hole where the thing came through, and it has mended.',
          when: ['baby'],
        },
        {
          text: '{name} brings the other one along, up to the surface, and they both open, nose to nose. You put the bit in between. It comes and lays its chin on your wrist, to let you know who got it.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It takes each piece from your fingers, goes all the way down with it to the row, and comes back up to be given the next. You ask why. It dives, and shows you: a pebble for every one.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The meal goes out on the water, and you go in to the house. From the stair window you see it come like an oar, take all of that in four bites, and look up to read your back.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has the bit, before you knew that it was near, from below, and the tips of your fingers are wet. Out by the lilies somebody chews. It was the thumb, it would say, that you moved.',
          when: ['wary', 'well'],
        },
        {
          text: 'It lies in the shallows against your ankle, and you hold the food down under for it, between two fingers. It bites, and leaves its mouth there, closed about them, until it has the strength to swallow.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You wore the grey one, and it rained. That was the first of {streak} on time, and {name} has come right up to the edge to mention it.',
        'After {streak} in a row it does not wait on the bottom for your shadow to be gone. It takes it from your hand, under water, broken arm and all.',
        'A pebble has been laid next to another: there are {streak} of them now, in a line, each for a meal that came. {name} walks along it, up and back.',
      ],
      early: [
        '{name} carries it down, looks at where the last one went, and lets go of all but a shred. It has not got through its breath yet. Come at {opens}.',
        'It was not to be until {opens}, and {name} is exact about such things. It eats a corner, so that you should not have come for nothing.',
        'The piece floats. {name} comes up beneath it, bumps it with its nose, and leaves it, with one bite out. Again at {opens}, if you would.',
        {
          text: 'It looks at it from under, in passing. It has the last one yet, and knows the hour. There is a nip out of the edge, for the sake of completeness, and then no turtle. It will be exact about {opens}.',
          when: ['wary'],
        },
        {
          text: 'It does not want it now, and lays it on the step by your foot, wet, with one tooth of a bite in it. It will keep there. It remembers that you like things to be where you put them, till {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'It eats under the flat rock, with its face to the rock. All that you see is a heel.',
        'Rather than at your fingers, {name} takes it at the far end, when it has drifted there. It was to have been sooner. It does not say by how much. It knows by how much.',
        'It comes up, looks at your left hand, which has flour on it, and goes down. So that was what it was. Then it eats.',
        {
          text: '{name} lets the food sink past it, follows after a while, and eats with its chin on the gravel. It knows what the clock was. It needs a warm dock now, and medicine.',
          when: ['weak'],
        },
        {
          text: '{name} has been up for air so often, to look, that it has no breath left for eating. It takes a shred, and floats off with that, tilted, as far as the reeds. Send medicine after it on a leaf.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It lies on the bottom, where the food has come down on its shell, and lets the rest of the pond eat that. One piece it takes. The eye upon your side stays shut. Medicine, and warm the water first.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It had gone to be fed by the people across the water, who wear hats. It is back, for yours, takes it at the far edge, and dives with a straw hat’s ribbon about its neck.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, well and fast, off the bottom. Then stones begin to arrive at your side, pushed up the slope from under, one upon another, until you cannot see in. It is building up the bank to the height of the hour.',
          when: ['wary', 'well'],
        },
        {
          text: 'It was at the step when it was time, with its chin on the stone, and the sun has dried a ring there. It eats, and gets up on the step again, in the ring.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} swallows, and rests, and swallows. It was {hours} hours. It has laid no pebble for this, it will not need one.',
        'Down there it lets the food lie on its tongue for a long time before it believes in it. Then it goes along its row, with a full mouth, and walks {hours} hours of pebbles, and comes back by the other side.',
        'You drop it in, and it is not met. It sinks all the way. Presently something comes from behind the driftwood and eats it there, without coming up, and it was {hours} hours.',
        {
          text: 'One eye is gummed shut. {name} finds the food by bumping it, bites, and has to go up for air, and bites. It was {hours} hours. Warm the water, and give it medicine before anything.',
          when: ['ill'],
        },
        {
          text: 'It does not rise. After {hours} hours you put your arm in and set the food by its mouth, and it looks at the break in the arm, and then away. It eats half. Medicine now, by that same arm.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It floats among the leaves, {hours} hours later, and has been taken for one. It mouths what you let fall. When you reach out, it lets out its air, and sinks an inch. Medicine, in the shallows.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It took itself upstream, and is sleek, and has a new scar. It has been {hours} hours, and there is a pebble for each across your end of the pond, in a line. It eats on its side of the line.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'It opens its mouth to explain, and water comes out. There is no more room. {name} will see you at {opens}.',
        'The shrimp goes by on one side and {name} on the other. They have nothing to do with each other before {opens}.',
      ],
      ill: [
        'You hold it in front of the mouth, in the water, where it has only to close. It closes. It takes two, and floats. Medicine next, and the lamp.',
        '{name} follows the piece down with its eye but cannot follow with the rest. You bring it up again. It has a little. Now the medicine.',
      ],
      loved: [
        '{item}: gone, and the water shut over it. Then the head comes up, with both stripes very red, and holds quite still, getting it by heart.',
        'It has a pebble for this, with a vein in it, and goes to stand on that while it swallows: {item}.',
        '{item}. It ate so fast that it was sorry, and went back along the way it had come, in case some of it should still be happening.',
      ],
      disliked: [
        'It is taken below. It is brought up. It is put on the edge of the dock, neatly, to dry: {item}. Shrimp had stayed down, the last time.',
        '{item}. {name} swims round it with its feet held in. It will remember that you meant well. A snail would be easier to remember.',
      ],
      harmful: [
        'It swallowed, for it came from your fingers, and now it hangs with its mouth open and its eyes shut tight. Scoop out what is left, all of it: {item}. It has had no meal. Clean water.',
        '{item}. {name} has gone up on the dock, out of the water altogether, and is stretching its neck as though to get away from it. Never again. Stay there.',
      ],
    },
    play: {
      wanted: [
        'The ball bobs. {name} rises underneath, and it bobs higher. It knows where each of the bounces went, and goes to all the places in turn.',
        'Through the arch, round, through the arch. The fourth time it goes through on its back, to see what the arch is like from the other’s side.',
        'You hide a shell among the stones. {name} has only to look which of them has moved. It gives you a decent interval.',
        'You stir the water with a finger, and it gets on, and is carried round with its legs in and its neck out like a figure on a fair. It gets on again.',
        {
          text: 'You roll it in, and {name} watches from under the driftwood how it bobs. When you have looked away for one breath it has moved a foot to the left. You move it back. You look away.',
          when: ['wary'],
        },
        {
          text: 'You throw in a blue stone, and a white, and go to the bench. When you look again the white is on the log. You never see it done, and it is never the blue.',
          when: ['wary'],
        },
        {
          text: 'You walk your fingers along the bottom, and {name} walks after, and treads on them, one by one, as on its pebbles. At the last it stops, goes back, and has the middle one again.',
          when: ['trusting'],
        },
        {
          text: 'You are in the water with it, up to your chin. It swims about your neck, once, and looks into your face from so near that it must turn its head to use an eye. Then it dives, and pulls your toe.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} gives it one push with its nose and goes back up in the sun. It was doing very well there, and remembers how.',
        'It swims alongside for a length, to be friendly. It had fun enough in it already, up to the rim, and does not wish to spill.',
      ],
      bad_time: [
        'The ball touches its shell, twirls and goes off by itself. {name} stays where it is. It needs something else from you. Look what.',
        'You make a current. {name} lets it take it, and does not steer. That is not play. See to what it lacks, first.',
        {
          text: 'It tries to dive after it, and cannot get under: the one side keeps coming up. {name} is ill. Leave the game, and give it medicine.',
          when: ['ill'],
        },
        {
          text: 'The ball drifts off to the left. {name} swims to the right, to the place beneath your hand, and hangs there with its mouth open. It is starving. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. It comes out with a splash, then with a second, and with weed over one eye. It will want to go through the good part again tonight, with its feet, on the bottom.',
        'You cannot tell who is the quicker today, {name} or the one on the ceiling: {item}. They meet at the top, and flutter.',
      ],
      disliked: [
        '{item}. It was on the log, and then there were rings. When you have taken it out again a nose comes up. A thing that floats gives less offence.',
        'It looks at it from all round and finds it dry in the middle: {item}. Something with a current would be more in its way.',
      ],
      harmful: [
        'There was a knock, and a thread of red in the water. It has gone under the driftwood, with the hurt side to the wood. Take this out of the pond: {item}. Then sit.',
        '{item}. It has got into its foot or round it, and {name} is swimming in a ring. Hold it gently and free it. Let that never float here again.',
      ],
    },
    clean: {
      wanted: [
        'The brush goes round each scute along its line, and the lines come up one by one. {name} keeps its head out to see which of them you have got to.',
        'Half the water goes, and half comes new. {name} swims along the seam between the two, with one side of it in either.',
        'A scute comes away, thin and clear as a fingernail. Under it is the same again, only bright. {name} noses the old one and takes it below.',
        {
          text: 'It shuts up, and you scrub a box. At the last scute but one there are two eyes in the front of it, far back, following the brush. They know which you have missed.',
          when: ['wary'],
        },
        {
          text: 'It will have the shell done, from the bank, and with the long brush. You scrub. It holds itself just so far off that you have to lean, and when you have leaned enough it goes down, and you are both washed.',
          when: ['wary'],
        },
        {
          text: 'It gives you each foot in turn, without being asked, in the order in which you did them the last time. It had begun with the left hind one. You had forgotten.',
          when: ['trusting'],
        },
        {
          text: '{name} lets you turn it over. You hold it in your lap, with its pale side up, that no one is shown, and wash along the seams. It looks at the sky, where the other must live.',
          when: ['trusting'],
        },
      ],
      little: [
        'You can see to the bottom already, and on the bottom {name}, looking up, and through it nearly.',
        'It lets you go over it with a soft brush, though nothing comes off. It has the place of each bristle by the end.',
      ],
      loved: [
        '{item}. Its neck comes out, and the toes spread, on all four feet, one after another. If you leave off there is a hind leg that goes on by itself.',
        'It swims into your hand for it and turns over there, and it lets you see the yellow underneath, with the marks like ink: {item}.',
      ],
      disliked: [
        'It went under, and came up behind you, and went under: {item}. You have scrubbed a good deal of water. For a soft brush it would have sat on the dock.',
        '{item}. It has stirred up the row, and the ninth is where the sixth was. {name} spends the evening putting it right. Only a part of the water, next time.',
      ],
      harmful: [
        'It shut its eyes and could not open them. The skin of its neck has gone white. Fresh water that has stood a day, quickly, and none of this ever again: {item}.',
        '{item}. It climbs the glass and falls back, and climbs it. Get {name} out of that and rinse it with clear water, and hold it until it leaves off climbing.',
      ],
    },
    medicine: {
      wanted: [
        'It is kept dry for the hour that the ointment needs, and looks at the pond the whole time. Then you let it in. It goes down. All the way down, this time.',
        'One prick, behind the leg. {name} looks round at you, and the day has been noted. But it floats level, or very near it.',
        'You dab the lids, with warm water, then with the drops. They part by a thread. It finds your face in the thread, and holds on to that.',
        {
          text: 'Head, feet and tail go in, and you are left holding a wet stone. You wait. A stripe appears, and then a lip, and {name} takes it quickly and shuts. By evening it floats level.',
          when: ['wary'],
        },
        {
          text: 'It swims up to the hand with the spoon, looks which hand that is, and stretches out its whole striped neck for it. It stays there on your wrist. By the third breath both of its eyes are open.',
          when: ['trusting'],
        },
        {
          text: 'It sees the needle, and remembers. It comes all the same, over the edge, wet, into your lap, and holds out the leg that it was last time. Your thumb is in its mouth throughout, and is given back, whole.',
          when: ['trusting'],
        },
        {
          text: 'You prop it on the dock, with a towel under its chin, and put it in at the corner of the beak. One eye opens, sees which sleeve it was, and shuts. Again tonight, and keep it out of the deep.',
          when: ['ill'],
        },
        {
          text: 'You had to reach into its cave to do it. It swallowed. It has gone in deeper, and one bead comes up and does not burst. It knows that hand, now, by its ring. Use it for the next medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It is in the tub, in a hand of warm water, and cannot get from you. It takes the drop, and lays its cheek to the tin on the far side. It has the hour by heart for the next dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It dives like a stone and comes up like a cork, to show you. Nothing is the matter with it. Put away the tube.',
        '{name} has watched what you do with that bottle, and knows which cupboard. It swims off in a level line. It is well.',
      ],
      loved: [
        '{item}. It takes its place for it and shuts its eyes, and the red on the cheek comes up like a lamp that has been turned.',
        'The last time that it had this you were humming, third verse: {item}. You find that you are humming.',
      ],
      disliked: [
        '{item}. It was endured on the dock, dry, and with its mouth shut, and as soon as your hand was off it: plop. Most of it had soaked in.',
        'It will do it good. It has also been laid down there in the row, under a rough one: {item}. Try the lamp first, another day.',
      ],
      harmful: [
        'It stretched out its neck for it, because it remembered the other times. Now the legs trail, and the water carries it. Never {item}. Hold it up, chin above, and do not let go.',
        '{item}. It sinks, comes up, sinks, and it is not doing that by itself. Take it out, keep it warm and level. That must not be given to a turtle.',
      ],
    },
    discipline: {
      wanted: [
        'You tap the glass, softly, once. {name} lets go of your finger. It has been put down in the row, between the rain and the blue cup, and will not need to be said again.',
        'It is moved to the other log. It looks across at the first, with its neck out, for as long as the sun is on it. It has understood. It comes up for its breaths at the far end.',
        {
          text: 'It leaves the nest of the coot and goes down. The rings come in to you, one inside another, and are a long time about it. It comes up on the other side of the pond.',
          when: ['wary'],
        },
        {
          text: 'You tell it which, and when. It had that down already, and worse. It noses a pebble out of the row, brings it up to your feet, and turns it face down itself, and looks at you, and stays up.',
          when: ['trusting'],
        },
      ],
      little: [
        'You told it that in the first week, at about four, with a spoon in your hand. It is still so.',
        '{name} is already under water, where it was to go. It waits for you to look down.',
      ],
      bad_time: [
        'It hears that through the water, where words lose their ends and only the force arrives. It goes beneath the rock. See what is wrong with it, and leave this for another day.',
        '{name} lets the air out, all of it, and goes down. It has nothing to put up against you today. It wants looking after.',
        {
          text: 'It does not go under, for it cannot. It floats there before you with its eyes sealed, and hears it all, and will have it for good. Say something else, quickly, that it may keep. Then fetch medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. There is no splash. It thinks for one breath, below, and when it comes up it is at the right end of the log.',
        'A small thing, done quietly, is what it can carry down with it: {item}. It has carried it down.',
      ],
      disliked: [
        '{item}. It does so, and takes note of your voice, and your shoes, and that the window was open. A pause would have been enough.',
        'You get your way, and a wet log: {item}. The lesson is somewhere on the bottom, with its underside down.',
      ],
      harmful: [
        'It has drawn in so far that the skin has folded over. {name} stays so, and sinks like that, and it stays so below. Never {item}. Sit there without a shadow and wait for the nose.',
        '{item}. It will be there for good, that one, it has no way to lose it. You can only lay others beside it. Begin by sitting still.',
      ],
    },
    sleep: {
      wanted: [
        'You turn down the light on the water. {name} goes in beneath the driftwood, backs till it is stuck, and lets go its feet. Three small beads of air come up, and then it is night.',
        'The dock has kept some of the heat. It lies there with its legs let out behind it like oars that have been shipped, and the lids close, from under.',
        {
          text: 'You turn the lamp down, and it waits for your face to go from the water too. When there is only ceiling in it, a shadow slides in under the driftwood, backwards, and lets up one bead.',
          when: ['wary'],
        },
        {
          text: 'It stays out in the middle, two eyes and a nose, until your lamp has gone up the stairs. It sees which window. That goes dark, and it breathes in, the long one, and lets itself down by that.',
          when: ['wary'],
        },
        {
          text: '{name} hauls out on the dock beside your arm and goes to sleep above water, neck laid along your sleeve, all its soft parts out, where a heron could see them.',
          when: ['trusting'],
        },
        {
          text: 'You lie back on the jetty with your arm hung over. It comes in under, to where the hand is, wedges its shell between your fingers as beneath driftwood, and stops paddling. You have it until it wants air.',
          when: ['trusting'],
        },
        {
          text: 'You lay the wet cloth over the tub. When you have gone a foot comes out, and the rest only leans. Lift the corner by and by, with medicine, on the side it is not facing.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It lies on the bottom with its eyes open, going over the day. It was not tired, it had not finished with the morning.',
        '{name} wedges itself in as it was asked to, and comes up for air more often than air is needed.',
      ],
      loved: [
        '{item}. It fits it on both sides, as the water does. A claw opens, and closes on a bit of weed, and holds it like a string.',
        'That is as it was in the mud, before it was anybody: {item}. It is hardly under when its breath gets long.',
      ],
      disliked: [
        '{item}. It lay there until you had gone, and on your return it was in the old place, asleep, with a face as though it had never been shown another.',
        'It hangs half in and half out: {item}. Neither end can sleep for the other. The cave would have held both.',
      ],
      harmful: [
        'It came up gasping, with its mouth wide, and got its arms over the log, and there it hangs. Never there, and never with this again: {item}. Stay until its breath is long.',
        '{item}. It is cold right through, and there is slime on the shell that was not there. Change the water, warm it slowly, and throw that away.',
      ],
    },
    reflect: {
      awake: [
        'You sit with your feet in. {name} comes by along the bottom, on business, and goes round your left heel, which has a scar, and round the right.',
        'Up comes a head. You had on the brown jersey when the swans went over, it seems to say, and it sinks before you can tell it that it is right.',
        'You let your hand hang in the water. It looks at where the arm is broken. It lays its chin there, on the place, with care.',
        'A leaf comes down and lies on the water between you and {name}. You both see it touch the other leaf.',
        'You do nothing for the length of one of its breaths. Then you do it for another. Those are long, and you begin to see the bottom.',
        'It noses a pebble out of the row and up the slope, as far as the edge, and leaves it by your foot. On the underside is that time with {loved}.',
        'It was {wait}, the longest. {name} tells you so, in its way: it comes up, looks at the gate, looks at you, and stays up.',
        {
          text: 'It looks at you from the depth of an elbow. You stay, and it is the depth of a wrist. A cloud goes over, and it is the elbow again, but you were at the wrist.',
          when: ['wary'],
        },
        {
          text: '{name} leaves the water on your side, drips, and settles with its shell against your ankle. All its stripes go in but one. For a whole long breath it has nothing to observe.',
          when: ['trusting'],
        },
        {
          text: '{name} comes up, and has two things to tell, at once. You wore odd socks on the day of the flood, and it was glad. It looks at you for as long as a breath lasts, and forgets to go.',
          when: ['trusting'],
        },
        {
          text: 'It takes you down the row. You walk your fingers from stone to stone, and at each it waits. The last of them is not turned yet. It lays your hand on that one, and its claw on top.',
          when: ['trusting'],
        },
      ],
      little: [
        'That is the fourth today, within one hour, in the same socks. {name} has you down to the darn. It dives. Come back when the light has moved.',
        'It has nothing to add. It goes to lay you in the row, and would rather not be watched at that.',
      ],
      ill: [
        'You hold it from below, on your palm, just under the surface. It stops paddling. For as long as you stand there it need not float by itself. Then see to what it needs.',
        'Its eye follows your mouth. You tell it small exact things, the day, the wind, what you had on. It breathes with the commas. It wants more than that, soon.',
      ],
      asleep: [
        'You sit by the dark water. Every so often something rises, breathes once beside your hand, and goes down. It has not woken. It rises nearer each time.',
        'There is a claw on your finger. You could not say when. {name} sleeps, and holds the one thing in the pond that is warm.',
        'You hear the filter, and below that nothing. You have never in your life been so thoroughly remembered.',
        'In its sleep it walks, two steps, three. It has come to the pebble it likes: {loved}.',
      ],
      shy: [
        'You take your hat off. You sit. The rings that it made have reached the other side and come back before there are two eyes among the weed.',
        'It stays below, and you above. Between you is the skin of the water, and once, in all that time, it is dented from underneath by a nose.',
        {
          text: 'You sit there bareheaded. It is swimming lengths, out in the middle, on its back, on its front, with its cheeks very red. When it comes to your end it touches the post, and does not look, and it was nine.',
          when: ['well'],
        },
        {
          text: 'It hangs in the weed with one side up. You lie down there with your chin on your arms. You say medicine, and it shuts the eye that was watching the gate.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'turtle pellets':
        'The turtle pellets drum on the water, and {name} comes up under the nearest. It eats nine, below, and returns for the tenth, which went behind the filter. You did not see that one. You hold the lamp for it.',
      duckweed:
        '{name} opens its mouth at one end of the duckweed and swims, and there is a black road behind it. It goes right across. At your side it surfaces, with a green moustache, and looks back along the road.',
      'earthworm pieces':
        'You let the earthworm pieces go, one from each finger. It takes them in the order of the fingers. When they are gone it bumps the thumb, which never had any, and has it noted.',
      'dried river shrimp':
        'Dried river shrimp float, being all whisker. {name} takes one down, holds it under with a long claw until it has remembered the river, and then swallows. Rings come up, and one whisker, and lie by your hand.',
      'water lettuce':
        'The water lettuce sets out from your bank like a small green ship. {name} eats the keel in mid-pond. When it drifts in on the other side there is a hole in it, and a red cheek in the hole.',
      'bloodworm cube':
        'You drop the cube of bloodworm, and it smokes, red, as it goes down. {name} swims round inside the smoke with its eyes shut, opening and closing. When the water has cleared it is still going round, to make sure.',
      'aquatic snails':
        'There is a small crunch, under the lily, then another. You had let in six aquatic snails. {name} lays each shell mouth down in the row upon the bottom, and the sixth, which was the best, by your bare toe.',
    },
    play: {
      'floating log':
        'The log floats free, and {name} climbs aboard, claw over claw. It turns, as logs do. It walks, to stay on top, and goes nowhere, very fast, till you put out a finger and stop the log.',
      'current from filter':
        'You turn up the current from the filter. {name} gets in front with its legs tucked up, is carried past the fern, past you, and let out at the drain. It nods at your sleeve going by.',
      'floating ball':
        'The ball floats. {name} goes under, comes up, and the ball is on its nose, and it looks at you along that. Then the other one, in the ceiling, takes it away. You push it back to them both.',
      'sunken shell hunt':
        'You have sunk five shells for the hunt and forgotten where. {name} has not. It brings up four, and sets them on the edge, and goes down and lies by the fifth, until you have thought of it yourself.',
      'swim-through arch':
        '{name} swims through the arch, turns, and swims through. You lay your hand in place of it, thumb and finger on the sand. It stops before that. It looks where the arm is broken, and comes through, without touching.',
      'floating lettuce chase':
        'You draw the floating lettuce along upon a thread, and {name} gives chase, all four feet, water everywhere. At the corner it lets you go on, and waits where you will have to come back. You come back.',
    },
    clean: {
      'algae scrubbing':
        'You scrub the algae from the shell, the green off the green, until there are lines. {name} puts out its neck to see. You have come to the season with the double ring. It shuts its eyes for that one.',
      'partial water change':
        'You carry off a part of the water in a bucket, and bring new. {name} goes to meet it, and stands in the change, where the old is warm upon its back and the new comes cold in front.',
      'filter rinse':
        'You rinse the filter in the yard, and when it is back the water says its old word. {name} had come up at the silence. It listens now, one ear out, until that has come to where it left off.',
      'shed scute removal':
        'A scute has come loose at the edge, and you lift it off with your nail. It is thin as a leaf, and has all the rings. {name} smells it on both sides and carries it below.',
      'tank siphon':
        'The siphon sips along between the stones of the tank, and {name} walks ahead with its chin down, reading. Where a pebble is lifted it waits, and turns that over again, the right way, with a claw.',
      'shell toothbrush':
        'You go round each scute with the toothbrush, the way the ring goes. On the third {name} begins to rise on its toes, in the shallows, against the bristles. Weed comes off. It eats that, since it was its own.',
    },
    sleep: {
      'basking dock':
        'The dock has been under the lamp and is warm for basking. {name} hauls out, drips, and lays its chin on the edge, so that it can see your chair and the water. The hind toes open like two fans.',
      'driftwood cave':
        '{name} goes in under the driftwood, into the cave of it, and pushes until it is stuck. You hold your breath. A bead comes up, and a bead, and after that you have to breathe.',
      'muddy pond bottom':
        'It sinks to the bottom of the pond, and the mud comes up like smoke and lets itself down again. There is no turtle. You wait on the bank until, one long breath on, the mud has a nose.',
      'bubbling filter sound':
        'The filter makes its bubbling sound, the low one. {name} lies up against the glass just there, with its shell to the hum. You lean your own head on the other side. It goes through you both, and on.',
      'lily pad shade':
        'You push the lily pad over, so that its shade falls on the stone. {name} swims in beneath, and there is green on its lids. When the sun goes round you lean out and push the pad after it.',
      'cool night water':
        'You let in the cool night water. {name} feels it come along the bottom, and lies upon that as one lies on a sheet. There is a moon up in the door, with a nose in it.',
    },
    medicine: {
      'shell rot ointment':
        'You rub the ointment in on the soft white place. {name} sits out an hour on the towel beside you, facing the pond. When you put it back it goes down like a stone, and level.',
      'basking lamp':
        'You hang the basking lamp lower, and {name} lies under it with its neck let out. It is very still. Then a lid that was stuck comes open, and there is an eye, and your left sleeve is in it.',
    },
    discipline: {
      'soft glass tap':
        'You give the glass a soft tap, once. {name} had the tail of the goldfish in its mouth. It looks at your knuckle and lets go, and the fish goes off, complete.',
      'different log':
        'You carry it across to a different log and leave it there. {name} looks over at the first. It has seen who pushed. By and by it folds its claws, in front, and faces the bank.',
    },
  },
  refusals: {
    asleep: [
      'It is under the driftwood with its lids shut, and whatever you drop will only sink. {name} wakes at {wakes_at}. You can sit at the edge. It knows who does.',
      'The one that came up for air just now was asleep. It took a breath, and would take nothing else. {name} wakes at {wakes_at}. Until then, reflect, with your fingers in the water if you like.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It went up to breathe and there was somebody on the other side, upside down, just arriving. It fluttered. So did they.',
      'It is the size of a biscuit, and a child now, and it has got up on the log by itself. It has fallen off by itself, too, and done both again in the same order.',
    ],
    teen: [
      '{name} is half grown, and has taken against its own shell, from which pieces come off. It sulks beneath the rock. It remembers what you said when it was small, and will not tell you. Feed it on time.',
      'The claws have grown out long, and it does not know whom to flutter them at. {name} has tried the filter, the fern and you. It is a teen, and blushes at both cheeks.',
    ],
    high_care: [
      'It is grown, and {form}. It comes up under your hand and rests its chin upon your finger, in the air, where it has no weight to spare, and gives you all of it.',
      '{name} is full grown and {form}. Around every scute there is a fresh line, wide and clear, like a year in a good tree. It turns so that you can find yourself in it.',
    ],
    balanced: [
      'Grown now, a {form}, {name} has three ponds and a ditch, and knows the bottom of each by foot. It is on your log for most of the sun.',
      'It has the ditch by heart, and the culvert, and the pond at the mill. {name} is a {form}, and grown, and comes up at your log as one turns back to a page.',
    ],
    low_care: [
      'You can watch that water all day. {name} is in it, grown, a {form}, at the very bottom under the weed, where it has learned to need one breath an hour.',
      '{name} is a {form} now. The log is wet, as though someone had just left, and dries, and is wet again. It has no one’s face in its row since the early ones.',
    ],
    rescue: [
      'Grown, a {form}: there is a seam across its shell where that healed. {name} floats a little to the left because of it, and swims beneath whatever else in the pond is sinking.',
      '{name} was all but carried off on its back by the stream, and a hand broke itself at the water, and it was held. It is a {form} now, and full grown. It lets nothing drift by.',
    ],
  },
  trust: [
    'You came in with a hat on. {name} looked at the hat, then under it, and stayed on the log.',
    'You find it halfway up, in the open water, with its feet hanging, quite near your hand. It did not use to rest at such a height.',
    '{name} has brought you to the row. It goes ahead along the bottom, slowly, so that you can follow from above: blue cup, rain, brown jersey. You are under all of them.',
  ],
  streaks: [
    'Ten on time. {name} has put them side by side, and there is not a gap that a snail could get through.',
    'Twenty-five. It comes up a breath before your shadow does, and looks at the place where it will fall.',
    'Fifty meals, and {name} could give you the weather for each. It gives you the weather for the first: mild.',
    'A hundred in a row. It has run out of white pebbles and gone on in grey, and round the corner, and it comes out again at your feet.',
  ],
  ages: [
    '{name} is ten days old and has been to the bottom and back.',
    'Thirty days. {name} knows the day of the week by how the filter sounds, and you by how you set down a bucket.',
    'A hundred days: it has turned over the last of the pebbles. There is nothing here now of which it does not know the other side.',
    'One year, and one line, all the way round. {name} has come up to have you see it while it is new.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['duckweed', 'water lettuce'] },
      wish: '{name} has been lying under a bare sky. It liked it better with green on, and holes in the green for the light. Duckweed, perhaps, or water lettuce. It may eat some.',
      granted: 'It ate a hole in the shape of a turtle, and came up in it, and it fitted.',
    },
    {
      by: { action: 'feed', item: ['dried river shrimp', 'bloodworm cube'] },
      wish: 'There was a taste on a Thursday, pink, with legs. {name} has the Thursday entire, but a taste does not keep under water. River shrimp would bring it back. So would a cube of bloodworm.',
      granted: 'That was it. It has gone down to lay the new one on top of the old, edge to edge.',
    },
    {
      by: { action: 'feed', hours: [7, 11] },
      wish: 'In the early part of the day the light comes in under the log, and food would shine as it fell. {name} would like to be fed before eleven, from a little height.',
      granted:
        'It came down through the light, turning, gold and not gold. {name} forgot to open its mouth until the second one.',
    },
    {
      by: { action: 'play', item: ['current from filter'] },
      wish: 'The water has been standing. {name} remembers a river, and it has never been in one. It would like the filter turned so as to make a current.',
      granted:
        'It lay on it with its four feet let go. For once everything came to it by itself, and went by, and {name} let it.',
    },
    {
      by: { action: 'play', item: ['sunken shell hunt', 'swim-through arch'] },
      wish: 'All that is down there has been read. {name} would like something to be put where it does not belong, a shell among the stones, or an arch it could come at from both ends.',
      granted: 'It found it, put it back, and found it. It seems to have liked best the moment before.',
    },
    {
      by: { action: 'play', item: ['floating ball', 'floating log'] },
      wish: 'Whatever floats has an underside that nobody but {name} has ever seen. Send out the ball, or the log, and it will go and look.',
      granted:
        'It went beneath and was away for a full breath. When it came up it looked at you as one does who has been told something.',
    },
    {
      by: { action: 'clean', item: ['shell toothbrush', 'algae scrubbing'] },
      wish: '{name} cannot make out its own lines for the moss. It would not like to lose its place. The small toothbrush, or a good scrubbing for the algae.',
      granted: 'You got to the third scute on the left, and it put out its head. There. That was where you came in.',
    },
    {
      by: { action: 'sleep', item: ['basking dock', 'lily pad shade'] },
      wish: 'It has been under for so long that it is wet on the inside. {name} would like to lie up, on the dock, or in the shade of a lily pad, and have no hats go by.',
      granted:
        'Dry to the last toe. It slept with its neck laid out along the boards, like something washed up by a very kind sea.',
    },
    {
      by: { action: 'sleep', item: ['driftwood cave', 'cool night water'] },
      wish: 'Its bed has grown too light. {name} would like the driftwood pushed together to make a cave, or the water let go cool, as at night in a real one.',
      granted: 'It backed in until only the stripes showed. They went out, one and then the other.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has a thing to mention. It is quite small. It would like you to sit down by the water, and take off whatever you have on your head.',
      granted:
        'It came up. You had a crumb on your lip, the first time. It was on the right. Then there were only the rings.',
    },
    {
      by: { action: 'reflect', hours: [15, 20] },
      wish: 'Late in the day the surface turns to brass, and one cannot see who is behind it. {name} would be easier if somebody sat there before eight, so that it need not wonder.',
      granted: 'It knocked against the brass from below, with its nose, and you were on the other side.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'What has happened once may be a leaf. What has happened twice is a place to stand. {name} would like you to come and sit by it two times before night.',
      granted: 'It has put down two, with their flat sides together. They do not rock.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The pebble with the vein',
        shape: 'stone',
        text: 'White, with one line through it. Do turn it over. {name} carried it the whole way up the slope for that.',
      },
      {
        name: 'An old scute',
        shape: 'leaf',
        text: 'Clear as a fingernail, from beneath the flat rock. You can hold it up and see by the line round the edge what kind of season you were.',
      },
      {
        name: 'The crooked shrimp',
        shape: 'moon',
        text: 'It was among the nine, and {name} did not eat it, since there was none like it. It has been dried on the dock.',
      },
      {
        name: 'A blue bit of the cup',
        shape: 'chip',
        text: 'You broke it in the sink, in the second week, and thought that it had all gone out with the ashes. {name} has had this in the row.',
      },
      {
        name: 'The seventh bead',
        shape: 'marble',
        text: 'Of glass, off somebody’s string. Everything is upside down in it, and {name} considers that this one has been on the other side.',
      },
    ],
    return: {
      name: 'A shell',
      shape: 'shell',
      text: 'Not from this water. {name} came up with it in its mouth. If you put it to your ear there is no sea in there, only somebody holding their breath.',
    },
    streak: {
      name: 'A ring',
      shape: 'ring',
      text: 'It slipped off in the water, and you gave it up. After twenty-five meals {name} laid it upon the dock. It had known where it was all the time, and was waiting for the right day.',
    },
    hundred_days: {
      name: 'A mirror',
      shape: 'mirror',
      text: 'Only a flake of it, from the bottom, the size of a scale. {name} has had it face down. There is somebody in it whom it would like you to meet.',
    },
  },
  release: [
    'You kneel and open your hands in the stream. {name} stays there for one breath, with its chin on your wrist where the arm breaks. Then there is water in your hands, and it is moving.',
    'Plop. The rings go out, and out, to either bank. When the last has gone there is a nose, a long way down, and it is turned to you. It mentions something. You are too far off to hear.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had come up, and lay with its chin upon the edge, at the place where your hand goes in.',
      'No shadow fell upon the water any more. {name} went down to its pebbles, and did not come up for the next breath.',
    ],
    hunger: [
      '{name} was found beneath the spot where the food used to fall. It had its face up. It would have remembered the hour.',
      'It is dead. There was gravel in its mouth, held quite gently. {name} had known that it was not food.',
    ],
    illness: [
      'It floated, at the last, quite level. {name} is dead, and the one behind the surface has come up to meet it, nose to nose.',
      'There was a ring on the water, a small one, and it went out to the side and did not come back. {name} had drawn its last breath there.',
    ],
    poison: [
      'It came from fingers that it had by heart, and {name} took it under and swallowed it. It has died of that.',
      '{name} is dead. It had hauled itself from the water, as far as the dock would go, to get away from what it had been given.',
    ],
  },
  returned: [
    'A bead of air, and another. You had not taken your eyes off that water. {name} comes up beneath them, grey at both cheeks, and breathes, and says, in its manner, what you are wearing.',
    'Two of them rise to the surface, one from either side. They touch. The one that stays is {name}, as light as a leaf, with its chin over your wrist.',
  ],
  epitaph: {
    openings: [
      'Take off your hat, and stand where your shadow does not fall on the water. Here is {name}.',
      '{name} took one breath more, and a red stripe went under, and the rings went out to the edge.',
      'There is a pebble at this place, and beneath it is {name}.',
      'Here the water closed. It closed over {name}, without a ring.',
      { text: '{name} forgot none of us. It will know which coat you have on.', when: ['from_child'] },
      { text: 'Turn this stone over, if you like. {name} would have.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It came up each time, and looked, and there was sky.',
        'Someone used to bend over the water. It had the exact dates.',
      ],
      hunger: [
        'It had known which jar it was.',
        'It looked up to where food had been, and it was not mistaken about the place.',
      ],
      illness: [
        'It could not get down to where it lived.',
        'It had held its breath before. This was only the longest.',
      ],
      poison: [
        'It remembered the hand as kind, and it was right, but for once.',
        'It swallowed where it always did, out of sight.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You have no weight. Above you is the bright side, with someone walking on it upside down, and you wave, and they do. The log was warm on top. There were four gnats. You turn over once, because there is room for it in every direction. You would put it all down now, exactly, but it has not stopped. Let your keeper lean over. They have on the green. You want to have that with the gnats.',
      'You are {name}. Sun on the shell, and under the shell it is as if lamps had been lit along a corridor. Toes, spread. Somewhere a bucket is set down, handle to the left. You could stay in the air for as long as this. You could also let go. There is that, always: you could let go, and there would be a plop, and then the cool. You are saving it. If somebody sat here, bareheaded, you would do it for them.',
    ],
    content: [
      'You are {name}. You are between breaths. It is quiet here and rather green. You have the row under your feet: rain, cup, the day that the gate stuck. All dry-weather facts, kept wet. Someone’s shadow comes across, and it stops, and it is not a heron’s. You go up. You say one thing. You go down. That is how it should be done. They may put in a hand, if they do not mind that it breaks.',
      'You are {name}. It has been {days} days, and you have them with their undersides. People say such large things, over the water, with their arms out. You never cared for those. They had a thread hanging from the cuff, and did not know of it: that is what there is. You have kept the thread. If you were asked what you want, you would come up, and think. That they should come and hang their hand in. The one with the thread.',
    ],
    bored: [
      'You are {name}. The water has said nothing since noon. The filter turns over its one word. You met the other at the top and you looked at each other, with your mouths shut, like two who wait for the same bus. The white one has been turned, the grey one has. There was a ball once that went to eleven places. You have all eleven. You would rather have a twelfth. Somebody might send something out, across the water.',
    ],
    hungry: [
      'You are {name}. It is the jar with the blue lid, on the second shelf, behind the string. You only mention it. The last time it was held at a slant, and a good deal came out at once, and they said oh. You have gone up to where that was. There is nothing in the water here that you have not already had in your mouth. You will wait with your neck out. It is past the time, by one breath and a half. Please, the jar.',
    ],
    starving: [
      'You are {name}. You had thought that what is kept is kept. But you go along the row, and it is nothing but stones, and you put one in your mouth, and it was the day with the swans. You know how long it has been. You would give that to anyone who would have it. Up there the other opens and shuts its beak, and no sound comes. It is asking you. Let something fall between you. Let it be food, and soon.',
    ],
    sick: [
      'You are {name}. You have come up, and you cannot get down. One side of you belongs to the air now. You see the row, far below, and you could read it if you had your feet. There is warm sand in both of your eyes. You do not mention this. But if they came, the one who hums, with the little tube, and laid you beneath the lamp, and it was the third verse, you would hold still. You held still before.',
    ],
    failing: [
      'You are {name}. It is thin up here. You are knocking against something clear, and going off, and knocking. You try to think what they had on, and it was blue, it was, there was a thread. It has never been gone before. Put a hand under. Not to hold, only so that there should be a bottom. Then whatever is in the tube. Be quick, if you would. You are beginning to let go of them, one pebble at a time.',
    ],
    near_death: [
      'You are {name}. You went up, and the other was not there. It was only sky. You have never known it not to come. So that is how it is when nobody bends over. You have laid your chin on the edge, where the finger goes. You have the finger: second, right hand, a nick by the nail. You hold on to the nick. They need not bring a thing. If they would sit down there, and break their arm for you, in the water.',
    ],
    asleep: [
      'You are {name}. You have come up through the door, and it did not stop you. You are on the other side. It is all there, only the right way about: the log hangs down, the swans walk on the clouds, and the one you know so well makes room, and has a row as well, of small lights. It lets you turn one over, and you know that hand. If there is a hand in the water while you sleep, you will put your claw on it, from below.',
    ],
    shy: [
      'You are {name}. Plop. You are on the bottom before you have thought. Up there is a shape that wavers at the edges. It had no hat. You are nearly sure that it had no hat. It smelled of soap, and came by the left-hand path, and its right shoe squeaks. That is all you have so far, and it is enough to be going on with. If it were to stay, you would go up for a breath, behind the weed, and get the face.',
    ],
    back_from_death: [
      'You are {name}. There was a water without a top. You rose, and you rose, and met nobody. You said the row over, as one holds on to a rope: rain, cup, gate, thread. At thread something pulled. And now there is air. There are rings. There is a person with a wet sleeve, the left, wet up to the elbow. You would like them to sit there until it has dried. And the blue lid, at its hour, please.',
    ],
    hurt: [
      'You are {name}. It came down from above, out of the fingers, turning a little, as things do. You have the fingers by heart. You took it under. Now it burns where nothing has ever been warm, and you have gone up on the boards, out of the water, away from where it happened, and it has come along. You will not be able to lose this one. Let them clear the water. Let them sit down next to it. Then at least that will be in it, too.',
    ],
  },
}

export const TURTLE: Species = {
  slug: 'turtle',
  name: 'Turtle',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.6,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['stoic', 'gentle'],
  personality:
    'Believes each ring of its shell holds a year, and can tell you which one had you in it. Forgets nothing, mentions little.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'turtle pellets',
        'duckweed',
        'earthworm pieces',
        'dried river shrimp',
        'water lettuce',
        'bloodworm cube',
        'aquatic snails',
      ],
      play: [
        'floating log',
        'current from filter',
        'floating ball',
        'sunken shell hunt',
        'swim-through arch',
        'floating lettuce chase',
      ],
      clean: [
        'algae scrubbing',
        'partial water change',
        'filter rinse',
        'shed scute removal',
        'tank siphon',
        'shell toothbrush',
      ],
      medicine: [
        'vitamin a injection',
        'shell rot ointment',
        'basking lamp',
        'calcium block',
        'dry docking',
        'reptile vet',
        'ear abscess care',
      ],
      discipline: [
        'soft glass tap',
        'separate feeding tub',
        'feeding tongs',
        'back underwater',
        'quiet pause',
        'different log',
      ],
      sleep: [
        'basking dock',
        'driftwood cave',
        'muddy pond bottom',
        'bubbling filter sound',
        'lily pad shade',
        'cool night water',
      ],
    },
    harmful: [
      'white bread',
      'chlorinated tap water',
      'small gravel',
      'raw hamburger',
      'nail polish',
      'ham slices',
      'feeder goldfish',
      'ice cream',
    ],
    misread: [
      { items: ['smooth pebbles', 'pebbles', 'river pebbles', 'smooth stones'], liked: ['play', 'clean', 'sleep'] },
    ],
  },
  appearance: {
    look: 'a pond turtle with red cheek stripes, a mossy ringed shell and webbed feet on a wet log',
    colours: ['#3f6b4f', '#e6d37a', '#c8432f'],
  },
  figure: {
    eyes: '#e6d37a',
    body: 'shelled',
    skull: 'wedge',
    tail: 'spike',
    tailSize: 0.4,
    marking: 'stripes',
    extras: ['shell'],
    size: 0.95,
    turned: true,
    shift: -2,
  },
  book: BOOK,
}
