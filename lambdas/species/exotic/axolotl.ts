/**
 * The Axolotl wants cool water, nothing sudden, and a little longer before it has to grow up. It fears warmth, haste,
 * and the sun on the glass. It hoards one bubble, its own, under the terracotta arch, and visits it. Its body is soft,
 * pink and slow, on tiptoe; six gill plumes do the talking, because the face has only the one expression: it smiles by
 * construction, so its smile says nothing and its gills say all. It eats by opening its mouth, whereupon the meal is in
 * it. It sleeps on the sand with its eyes open, having no lids. It sulks by letting itself float up, tail first, like
 * something nobody is steering. It trusts by coming to the front pane and staying when your shadow does.
 * Three odd facts. One foot is always new: whatever it loses grows back, it brings the newcomer up itself, and
 * introduces it to the other three. It believes that you are the one in the tank: a large dry one, with poor light,
 * where you go up and down and are fed at odd hours, and it looks in on you. And it has never blinked, so it takes your
 * blinks for small departures, from which you have always come back.
 * It never hurries, never blinks, never finishes growing up. Its keeper is its pet, more or less, and the weather.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The jelly gives, and {name} slides out smiling, with three finished feet and a fourth that is still being thought about. It looks at the fourth first.',
    'Six red threads uncurl at the edge of the egg and feel the water over. It will do. The rest of {name} follows them down to the sand, in no hurry.',
  ],
  looks: {
    thriving: [
      'All six gills go up like a hand of cards, and the rest of {name} leaves the sand, slowly, as a balloon leaves a child. It had not planned this. It waves.',
      '{name} means to swim to the arch and arrives upside down behind it. It thinks this over and finds that the sky is sand, and very well raked.',
      'The new foot has taken a step by itself. {name} stops, walks back, and has it do that again where you can see.',
      'A bubble comes out of {name} and goes up past its own eyes. It follows the bubble the whole way, gills out, to be there when it arrives.',
      '{name} hums with its gills, and somewhere in the hum is a word from the dry side, kept moist: {loved}.',
      {
        text: 'Your shadow crosses the sand, and {name} swims into it, rolls over, and hangs there on its back with six red plumes spread, like something that you had dropped and it was keeping for you.',
        when: ['trusting'],
      },
      {
        text: 'You have put your hand in to move the plant, and {name} is in it. It has rolled on its back in your palm with the pale belly up, paddling at nothing, and will not be put down among the leaves.',
        when: ['trusting'],
      },
      {
        text: 'At the sound of your chair {name} lets go of the floor and comes up through the whole tank, unsteered, plumes open, to bump its nose on the underside of the surface where your face is.',
        when: ['trusting'],
      },
      {
        text: '{name} is turning somersaults, slow ones, behind the silk plant, where it believes that it cannot be seen. You look at the thermometer. A red plume comes round the leaf to find out whether you looked.',
        when: ['wary'],
      },
      {
        text: 'All along the back wall {name} is walking on its hands, plumes down, tail waving. You come nearer by a chair. It comes down at once on all four and is a plain axolotl, with sand on its head.',
        when: ['wary'],
      },
      {
        text: '{name} has blown a bubble and is dancing under it, if you would call that dancing. When you lean in to look, it puts the arch between you, and the bubble goes on up alone, and one gill goes on dancing.',
        when: ['wary'],
      },
    ],
    content: [
      'On its elbows at the front pane, {name} looks in at you. You have plenty of room in there, it thinks, though it would not call that damp.',
      '{name} has been standing on its own left hand since noon or so. You tap the sand beside it. It looks at your finger, and at the hand, and lifts the wrong foot.',
      'You blink. {name}, who has never tried it, waits for you to come back, and you do. You always have.',
      'It is a quiet hour under the arch. {name} looks in on its bubble, sees that it is still round, and backs out.',
      'A leaf comes down through the water and lands across {name}. It wears it until something else happens.',
      'In {days} days {name} has put off growing up once a day, after breakfast, and it has got quite good at it.',
      'The snail has been told all about it again, from the beginning, with gestures of the smallest foot: {loved}.',
      {
        text: 'From under the arch, three feet out and the new one kept indoors, {name} watches you fill the kettle. When you look round there is an arch, with a smile at the back of it.',
        when: ['wary'],
      },
      {
        text: 'Wherever you sit, {name} walks to that side of the glass and lies down along it. You have moved twice to see. There is a tiptoe path round the whole tank by now.',
        when: ['trusting'],
      },
      {
        text: 'There is a foot in front of {name}, very small. It moves when {name} moves. They look each other over, and the foot goes first.',
        when: ['baby'],
      },
    ],
    curious: [
      'Something in the tank is new. {name} goes up to it on tiptoe, bumps it with a flat nose, and steps back to see whether it bumps.',
      '{name} has found out that the thermometer has a red thing in it which goes up and down and never gets out. It stays with it for a while.',
      'You hold a spoon to the glass, and a smaller {name} is in the bowl of it, smiling, the wrong way up. They look to see who has more toes.',
    ],
    bored: [
      'The front pane, tiptoe, left to right. The front pane, tiptoe, right to left. {name} is walking in its own footprints. Come and play.',
      '{name} has buried the new foot in sand and dug it up, four times, to give it a surprise. The foot is no longer surprised. Play with them both.',
      'Nothing drifts. {name} has opened its mouth at a speck, and at where the speck was, and at nothing, for practice. It would like a game: slow bubbles, or peekaboo.',
      {
        text: 'It has let go of the floor and hangs near the top, tail up, going where the filter pushes it. It goes past you and does not wave. Come and play with {name}, slowly, where it can see.',
        when: ['sad'],
      },
    ],
    hungry: [
      'A speck goes by, and {name} snaps, and has a mouthful of where it was. It leaves the mouth open in case. Feed it.',
      '{name} is at the front, all six gills fanned forward, looking up at the place where things come down. Nothing is coming down. A meal, please.',
      'It has tasted the arch, the moss and a corner of the snail. {name} begs everyone’s pardon. It is time to feed it.',
      {
        text: 'It stands under the place where things come down, but with its tail towards the arch, so that it can back home if you are quick. Be slow, and feed it.',
        when: ['wary'],
      },
      {
        text: 'It has its mouth open under the feeding place, and one eye on you, and every time your sleeve moves the mouth shuts. Put a meal down through the plants, and then sit back in your own tank.',
        when: ['wary'],
      },
      {
        text: 'It has walked up the pane as far as a foot will hold, and is looking you in the face with its mouth open. It is not a smile, that part. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has taken hold of your fingertip, underwater, and sucks at it in an absent manner, and lets go, and looks behind it for the worm. There ought to be one. It is time for a meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} lies where the last meal landed, with its nose in the dent. That was {hours} hours ago, and water fills in dents. Feed it now.',
      'The new foot has stopped growing. {name} needs what there is for the rest of itself. It watches the top of the water. Food, now.',
      'Smaller than it was behind the head, {name} opens its mouth each time your shadow crosses, and closes it on water. Bring it food at once.',
      {
        text: '{name} no longer stands. It lies under the place with its chin in the sand, and the plumes have thinned to thread. Food now, small and soft, and then medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has eaten the moss from the arch and been seen to look at the snail. When you come it goes to the far side of the plant and holds its mouth open through the leaves. Drop the food there, at once.',
        when: ['wary', 'well'],
      },
      {
        text: 'It lies under the feeding place with its face turned from you, for it can manage only the one or the other now, waiting or watching. Let food down without a ripple, and medicine after it, and do not lean over.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} walks as far as the arch, and its gills hang like wet ribbon, and it lets the current have the rest. Cool rest would help, or medicine.',
      'It sits with its tail-tip curled under, which is not a thing it does for fun. {name} is worn. Give it medicine, or dim the light and let it lie.',
      {
        text: 'One step, a rest, one step: {name} is bringing the new foot to the glass to show you that it has toes. All the gills droop, and all of them wave. Some medicine, please.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is a fine green fluff on everything, including {name}, who has stopped being able to see you and waves to where you were. Change the water.',
      '{name} stands on tiptoe, higher than it used to, because of what is lying on the sand. It would be grateful for a wash, and a tidy floor.',
    ],
    sick: [
      'Do not go by the face, which has not been told. Go by the gills: they hang like old string, and the colour has left them. {name} needs medicine, in clean water.',
      '{name} has let go of the floor without meaning to and hangs there at a slant, the new foot held against its chest. Medicine, please, and cool water.',
      'You blink, and {name} is not looking to see whether you come back. Its gills lie flat to its neck. It should have medicine soon.',
      {
        text: 'Your shadow falls on it, and {name} means to walk out of it backwards, and gets two feet to move. It smiles, since it must. Give it medicine by the long dropper, and let the hand stay outside.',
        when: ['wary'],
      },
    ],
    failing: [
      'One gill still lifts, out of six, and settles. {name} has its face to your side of the glass. Medicine now, and keep the water cold.',
      '{name} can grow back a foot, a tail, half a gill. It is waiting now to see whether it will grow back from this. Give it medicine at once.',
      {
        text: 'It no longer hides. There is the arch, and {name} beside it in the open, at a slant, plumes white, letting you see all of it. It needs medicine now, in cold water, without a wave.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours the dry tank has been empty, and {name} has kept watch on it, with eyes that cannot shut. Come to the glass now. Only be in it.',
      'You went away, as in a blink, and it went on and on. {name} is still waiting for the other half of it. Sit by it now.',
      '{name} has walked to the front and lain down with one tiny foot flat on the pane. Put your hand there now. Any kindness will do.',
      {
        text: 'Nobody has crossed the light for {hours} hours. {name} is whole, down to the smallest toe, and has come out of the arch that it hides in, to look for whoever it was hiding from. Come to the glass now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has turned its pale face to the back wall, but a single plume is still laid out along the sand in your direction, like a hand left outside the blanket. Come and be near it now. Medicine can follow.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps on the cool sand with its eyes open and its smile left on. You can tell by the gills, which have stopped discussing things.',
      'Three feet are asleep. The new one is up late, opening and closing on a grain of sand.',
      'A small bubble leaves {name} in its sleep and stops under the arch, beside the other one. Now there are two.',
      {
        text: 'It sleeps at the very back of the arch with its smile to the wall. When your shadow passes one plume rises, by itself, and goes over you, and lies down again.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in the arch with its back feet out and its head in, which is to say the wrong way round for being looked at. The new foot, at the rear, keeps a toe curled on the doorpost.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep against the front pane, its cheek flat on the glass, just where your thumb is when you sit here. The new foot is spread on the other side of nothing.',
        when: ['trusting'],
      },
      {
        text: '{name} has left its bubble under the arch by itself and gone to sleep out here, in the open, on the sand that your hand smoothed, with its throat on the deepest of the finger marks.',
        when: ['trusting'],
      },
      {
        text: 'The eyes are open, and a grain of sand lies on one, and {name} has not minded it. The plumes are the colour of paper. Let the lamp stay off, and have medicine in your hand when it wakes.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps with its gills laid back and a slow list to one side, like a boat with nobody in it. Reflect beside it now. It wakes at {wakes_at}.',
      'The eyes are open and nobody is looking out. Sit down at the glass and do the looking for {name}. It wakes at {wakes_at}, and should find you there.',
      {
        text: 'It went to sleep with its mouth a little open, under the place where things come down. Reflect beside {name} now, and be there with a meal at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Behind the silk plant there is a pink elbow. {name} thinks that if it cannot see all of you, you can hardly be all there. Sit by the glass and be slow.',
      'Your shadow falls on the sand, and {name} walks backwards out of it, on tiptoe, smiling, having no other face to do it with. Give it time and some quiet company.',
      '{name} looks in at you from the far pane, to see whether you are tame. Sit where it can watch you. Make no waves.',
      'You were out of your tank for {wait} once. {name} has not got over how still it was in there, and looks you over from the back, plume by plume.',
    ],
    back_from_death: [
      '{name} has grown back. It goes over itself, foot by foot, and then over you, through the glass, to see whether you did too. Stay near, and be punctual with the next meal.',
      'Everything about {name} is a size paler and has to be introduced: gills, this is the arch. Sit with them all for a bit, and keep the next mealtime.',
    ],
    old: [
      '{name} has been a child for longer than anyone it knows. The snail, who has seen grandchildren, no longer raises the subject.',
      'There is hardly an inch of {name} that it arrived with. It has been replaced, in good order, a toe at a time, and has kept the smile from the first one.',
      'After {days} days the sand has a path in it, from the arch to your side, one tiptoe wide.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'You let it go at the top of the water, on the hour. {name} has been standing under the place on tiptoe. The mouth opens, there is a small pop, and nothing is coming down any more but the ripple.',
        '{name} walks under it, looks up, adjusts by half a toe, and is fed. It stays there with its cheeks full, watching your hand go back into the dry tank empty, and is sorry for the hand.',
        'It misses. It misses again, by a whole head. The third time the meal more or less goes in by itself, and {name} takes the credit quietly.',
        'Some of it goes in. Some lands on its nose, and {name} looks for that part everywhere, cross-eyed, until the nose tips and it rolls down.',
        {
          text: '{name} lifts off the sand to meet it halfway, all gills, like a very slow firework, and comes down fed.',
          when: ['well'],
        },
        'You let go of it, and watch, and blink. When you come back {name} is looking up at you, and there is no meal, and one gill is still waving from the speed of it.',
        'The new foot is allowed to hold the last bit. It drops it, and {name} has it anyway, and pats the sand.',
        {
          text: 'The meal lands, and {name} waits behind the silk plant until your shadow has gone off the sand. Then a flat pink head comes round the leaf. Pop. The head goes back.',
          when: ['wary'],
        },
        {
          text: '{name} comes up the front pane to your fingers, a thing with no neck standing on its toes, and takes it out of them underwater. It leaves the new foot on your thumb while it swallows.',
          when: ['trusting'],
        },
        {
          text: 'Something is coming down. {name} has no idea what it is for, and opens its mouth in surprise, and now that is known. It keeps the mouth open for the next surprise.',
          when: ['baby'],
        },
        {
          text: '{name} does not look at the meal. It looks at you, and opens, and the meal goes by on one side and settles. It has come up all the way to the surface for the hand that was holding it.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You let go, and {name} takes it with a pop out of the middle of the water, turns over once for joy, and brings the last half back to your fingers, in case you have had nothing in there.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} has seen exactly where the meal fell. It trots out, for an axolotl, gets it with a pop, and trots back in with its cheeks full. There is a puff of sand, and you were not once looked at.',
          when: ['wary', 'well'],
        },
        {
          text: 'It wants you to look elsewhere. You look at the kettle. Pop, says the tank. When you turn round {name} is standing where it stood, smiling, all gills up, and the last of it is just going in.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has not the lift for the surface today, so {name} stands on tiptoe and holds up its mouth, and you put your arm in to the elbow. It eats off your palm, with its chin left there between bites.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That is {streak} times running that the sky has opened on the hour. {name} has begun to walk to the spot beforehand, and to stand on it with its mouth ready.',
        'After {streak} on time {name} no longer holds its mouth open in case. It shuts it between meals, like somebody with a bank.',
        '{name} tells the snail that its pet has learned to bring food, and has done it {streak} times without being shown.',
      ],
      early: [
        'There is still a bump in the middle of {name} where the last one is. It takes a nibble, for your sake. Again at {opens}, please.',
        '{name} opens its mouth and finds somebody at home. It keeps a crumb and lets the rest sink. The proper time is {opens}.',
        'You are keen today, in there. {name} eats a corner and lies on what is left so that it will not drift. Come with the next at {opens}.',
        {
          text: '{name} comes out for it halfway, belly still round from before, and touches the thing with its nose. Then it backs in again, and leaves it to you which of you was mistaken. It will be out at {opens}.',
          when: ['wary'],
        },
        {
          text: 'There is no room in it, but it is your hand, so {name} takes the morsel in, holds it in its cheek, and when you look away breathes it out behind the fern. Bring it another at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} had given the sky up and floated off tail first. It lets you wait while it comes down, one foot at a time, and then it eats.',
        'The pop, when it comes, is a small one. {name} eats it all with five gills flat and one turned to the side of the tank where you should have been.',
        'It eats, but it has moved: the meal has to come to the far corner now. {name} will stand under the old place again when it believes in it.',
        {
          text: 'It comes down from the surface slantwise, tail first, and needs two tries to find the sand. It eats leaning on the arch. Medicine after this, in cold water, and stay in view.',
          when: ['weak'],
        },
        {
          text: 'The meal has lain by its nose for some time. {name} waits until you have sat down, far back, before it draws it in, without a pop. Medicine is next, and let that come from the side.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had stopped standing under the place and lies a yard from it, pale, with its tail curled. It eats as much as drifts to it. One gill follows your hand out of the water. Let it come back with medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The hour came and went, and {name} moved house: it has built up sand in front of the arch with all four feet. The meal has to be dropped behind the wall, and the pop comes from in there.',
          when: ['wary', 'well'],
        },
        {
          text: 'It shoots out, eats, and is back behind the silk plant before the ripple is. You had a seat by the glass for it. The pane there has been waved at, low down, and is covered in very small prints.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats what you have brought, then climbs on your wrist, and when you go to draw it out of the water it does not get off. Last time you blinked it was a long one.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} had stopped looking up. The meal lies on its head for some time before it knows. It has been {hours} hours, and the gills have gone thin. It eats it all.',
        'It took {hours} hours, and a little of {name} went in the meantime, and is not growing back yet. It eats, very near the sand, without once looking in at you.',
        'When it has eaten, {name} lies with its four feet under it so that none can be lost. Nothing came for {hours} hours. Be regular now. It mends by that.',
        {
          text: '{name} lets the meal roll against its mouth and takes it in by halves, resting between. The gills have gone the colour of milk. It was {hours} hours. Give it medicine now, and keep the lamp low.',
          when: ['ill'],
        },
        {
          text: 'After {hours} hours it takes a shred from the tongs, lying on its side, and then lets itself be turned by the current until the smile faces the wall. Give it medicine while it is not looking at you.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} opens for the food and has to be helped to close. It has gone grey behind the gills, and when your finger comes too near, the tail tries to leave and cannot. Medicine, in the coldest water you have, and slowly.',
          when: ['ill', 'wary'],
        },
        {
          text: 'For {hours} hours it did its own catering, and the sand is sifted to the glass. {name} eats all of yours, too, at one go, and then drags the empty tongs into the arch and will not give them up.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'You let one go, and the mouth opens to it, and is found to be full of supper already. {name} watches it by, all the way to the snail, with a nod. At {opens} there will be room.',
        '{name} is round and rests on the sand like something poured there. What you have dropped lands on its back and stays. Try it at {opens}.',
      ],
      ill: [
        'It takes one mouthful, turns it over, and is a long while deciding to keep it. {name} needs medicine next, and cool water.',
        'You hold it right before the nose, and {name} draws in a little, with hardly a pop. Leave the rest. Give it medicine now.',
      ],
      loved: [
        '{item}. The gills go up all six at once, which is as near as {name} comes to shouting, and then there is the pop.',
        'First it was there, drifting, and then {name} was there instead, gulping twice as though it could be had again. The snail has been told: {item}.',
        '{name} eats lying on its back, which nobody taught it, with the new foot in the air. The word for that is {item}.',
      ],
      disliked: [
        'In, and out again, and in, to be fair to it. {name} blows it across to the snail: {item}. Something that wriggles would be kinder.',
        '{item}. It goes down by degrees, and one gill droops, the left. {name} smiles, of course, but it would sooner have had a worm.',
      ],
      harmful: [
        '{name} took it in with the water, as it takes everything, and now its tail has curled and it floats at a slant. Never again: {item}. It has still not been fed.',
        'It opens its mouth wide to let the thing out, and the thing hurts in both directions: {item}. Keep that far from the water. It was no meal.',
      ],
    },
    play: {
      wanted: [
        'The chase goes once round the arch, at a walk. {name} runs into the thing from behind, is astonished, and would like to be astonished again.',
        'You go behind the plant. {name} waits as it does when you blink, and there you are. It has never known anything so well made.',
        '{name} gets so far ahead of the current that it forgets to stop, and goes by you, waving, twice.',
        'All four feet have a turn, the new one last and longest. It drops everything, and nobody minds, and {name} fans its gills for it.',
        {
          text: 'The game is yours at one end and {name} at the other, with the whole tank between. It drifts a length nearer each time it forgets, and when it remembers it goes back and starts again.',
          when: ['wary'],
        },
        {
          text: '{name} plays with the far end of the thing, never the near. If you shorten it, it lets go, swims a ring about the arch with its plumes out, and comes back to see whether you have learned.',
          when: ['wary'],
        },
        {
          text: 'You trail a finger and {name} follows, on foot, along the glass, round the corner, and up. It leaves the sand without noticing and bumps your finger from underneath.',
          when: ['trusting'],
        },
        {
          text: 'You make a ring of finger and thumb under the water, and {name} swims through it. It turns, with great labour, and swims through again. The third time it stops halfway and stays there, wearing you.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was floating already, for no reason, gills out. It plays one round in mid-water and goes on floating.',
        'You play, and {name} smiles, as it did before, and this time the gills agree with it. They had agreed when you came.',
      ],
      bad_time: [
        'The game drifts past {name}, and its head follows as far as it can without the rest. It would have to be well to chase that. Begin with the rest.',
        '{name} puts out the smallest foot to play, and then needs it to stand on. Look to the rest of it first, and bring the game back after.',
        {
          text: 'It is smiling, so you thought it was playing. The gills are white. Give {name} medicine, and let the moss ball roll away.',
          when: ['ill'],
        },
        {
          text: 'The toy comes down through the water, and {name} looks past it, up, to see what is coming after. Nothing is. Food first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} knew it by the ripple: {item}. It bounces along the sand on its toe-tips, as high as a thing can that comes down so slowly.',
        'For some time there is nothing to be seen of {name} but happy mud. When it settles, there they both are: {name} and {item}.',
      ],
      disliked: [
        'It went rather fast: {item}. {name} let it go by, and let it go by again, and went to stand in the plants. Slow bubbles are more its pace.',
        '{item}. {name} bumps it, politely, for the sake of the snail, and then sits on it until it stops. A gentle drift would have been nicer.',
      ],
      harmful: [
        '{name} bumped it with its nose, as it bumps all new things, and there is a raw place now where the nose was pink. Take it out of the water: {item}.',
        '{item}. A toe has gone, and {name} is looking for it along the sand. It will grow back. Do not let that be needed twice.',
      ],
    },
    clean: {
      wanted: [
        'Cool water comes in at one end and the fog goes out at the other. {name} stands in the middle with its plumes streaming, like washing.',
        'You take up what lay on the sand. {name} puts a foot down flat where it had been standing on tiptoe, and then the next, and the next.',
        'The green comes off the pane in one stripe, and in the stripe, very close, is {name}, who has been waving all this time.',
        {
          text: 'Your arm comes in to the elbow, and {name} keeps the arch between itself and your arm, all the way round. When the water has settled it walks out, and tries the clean sand with the oldest foot.',
          when: ['wary'],
        },
        {
          text: 'It lets the fog be taken from round it, standing on three feet with its eyes on your sleeve. When the cloth comes by the arch, {name} is suddenly in front of the arch. There is a bubble in there.',
          when: ['wary'],
        },
        {
          text: '{name} climbs on to the back of your hand while it works, and is carried along the glass, on tiptoe, like somebody inspecting windows.',
          when: ['trusting'],
        },
        {
          text: 'You are doing the glass, and {name} has lain down on its back on the wet side of the cloth and is wiped with the rest. It holds up the foot that always gets forgotten.',
          when: ['trusting'],
        },
      ],
      little: [
        'The water is so clear already that {name} seems to be hanging in nothing. It lifts a foot for you to look under. There is nothing there, either.',
        '{name} watches you wipe the clean glass from your side. It supposes that you like to keep your own tank nice.',
      ],
      loved: [
        '{item}: and {name} leans its cheek into the stream, gills all blown to one side, as far as it can lean without going along.',
        '“{item},” you say, and {name} walks over by itself, to have it done properly behind the elbows.',
      ],
      disliked: [
        '{name} holds on to the arch with eleven toes until it is over: {item}. Half the fog is still there. Cool water, poured slowly, would have done.',
        '{item}. It makes a current, and the current makes {name} go to the other end. It walks back, gills folded. Something softer, perhaps.',
      ],
      harmful: [
        'It has no scales, no fur, nothing between itself and what is in the water. {name} curls up small. Get this out and put clean cold water in: {item}.',
        '{item}. The plumes shrink as you watch, and {name} rubs its side on the sand, where it burns. Fresh water now, and never that again.',
      ],
    },
    medicine: {
      wanted: [
        'It hangs in the water until the water has done it good. Then one gill lifts, and has a look, and tells the others.',
        '{name} lies along your hand, under the surface, weighing about as much as a wet letter. After a while the tail-tip uncurls.',
        'You wait, and do not blink more than you have to. The red comes back into the plumes from the root, a thread at a time.',
        {
          text: 'Where there was only a stump this morning, {name} shows you a bud the size of a pinhead. It has plans for it.',
          when: ['well'],
        },
        {
          text: '{name} walks backwards from the dropper, smiling, until there is tank behind it. It takes it there. Then it goes and stands by the arch, and a little red comes into one gill.',
          when: ['wary'],
        },
        {
          text: '{name} walks on to your palm by itself, lies down along the lifeline, and opens its mouth. You blink, and it does not mind. One after another the plumes go up, like hands in a class.',
          when: ['trusting'],
        },
        {
          text: 'It would not open for the dropper, nor for the spoon. You put the drop on your finger, and {name} takes finger and all into its toothless mouth, and keeps it there until the red is back.',
          when: ['trusting'],
        },
        {
          text: 'It hangs in the dose, at a slant, and for a long time all six plumes hang with it. Then the smallest, at the back, comes up by a thread. Leave the lamp off, and give it the next one when it is due.',
          when: ['ill'],
        },
        {
          text: '{name} takes the dose because it cannot back any further. A thread of crimson goes up one plume, no more. It has put its new foot behind it, out of your reach. Let the next medicine come as slowly as this.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You keep your hand still under the water with the medicine in it, and it is a long time before {name} leans over and lets it in. It leans back again at once. Some of the slant has gone.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} holds up each foot for inspection, the smallest twice. All there, and all its own work. Put the medicine away.',
        'The gills are as red as gills get. {name} walks round the dose, looks through it at you, and leaves it to whoever needs it.',
      ],
      loved: [
        'You say {item}, and the slant goes out of {name}. It lies down level on the bottom, to let it work.',
        '{item}. {name} settles into it up to the chin, if it has one, and lets its plumes come open by themselves.',
      ],
      disliked: [
        '{name} takes it as it would take warm weather: {item}. A little of it helps. The rest is spent facing the filter.',
        '{item}. The gills go in like a hand into a sleeve, and come out one by one, late. There are gentler things for a skin like that.',
      ],
      harmful: [
        'It trusted the water, and you had changed the water. {name} is on its side. Never {item} again. Give it clean, cold water, and let somebody who knows amphibians see it.',
        '{item}. The crimson runs out of all six plumes together, and {name} hangs there and smiles, because it cannot do otherwise. Put that away for good.',
      ],
    },
    discipline: {
      wanted: [
        '{name} spits out the tail, which was not its tail. It sits facing the corner with its plumes down, and walks round that snail by the long way afterwards.',
        'The lesson goes in slowly, like a stone through weed, and stays at the bottom. {name} takes its three feet and the new one to the far side for now.',
        {
          text: '{name} lets the snail go and walks backwards from you the whole length of the tank, with its plumes laid flat, feeling behind it with a foot for the arch. It has understood. It has also found the arch.',
          when: ['wary'],
        },
        {
          text: 'You say it close to the glass. {name} lets go of the plant, comes over with its gills down, and puts its nose to the pane where the word was. It stays there until you have said something else.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has not bitten anyone, and fetches the snail, who is whole, to say so.',
        'It knew. It tells the new foot, which did not, and the two of them go on not doing it.',
      ],
      bad_time: [
        '{name} hears it through the glass as a kind of thunder and floats up, tail first, steering nothing. It is in no state for lessons. See what it lacks.',
        'The gills close one after another until it is all head. {name} cannot learn now. Be gentle first, and find out what hurts.',
        {
          text: '{name} has no lids to shut against you, so it lets go of the sand and floats up, pale side first, with its back to the voice. It cannot take in a lesson. It might take medicine, if you say nothing.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: said so softly that the water did not move. {name} thinks, and puts the foot somewhere else.',
        'It takes {name} about a minute to see what you mean, and then it goes pink with it: {item}.',
      ],
      disliked: [
        '{item}. It made a wave, and {name} waited for the wave to be finished, and cannot say what was inside it. Try less of it.',
        '{name} obeys with three feet. The fourth was frightened, and is being talked to behind the arch: {item}.',
      ],
      harmful: [
        'There is a cloud of sand, and nothing in it, and then a pale tail under the filter. {name} learned only where to hide. Not {item}, never.',
        '{item}. {name} has let go of the bottom and will not take hold again while you stand there. Sit down, and keep that away from the tank.',
      ],
    },
    sleep: {
      wanted: [
        'You put out the light, since it has no lids to do it with. {name} sinks the last inch and is on the sand, with a small puff.',
        '{name} backs into the cave until only the smile shows, and then the smile goes in, too.',
        {
          text: 'You lower the lamp and go. {name} waits in the arch until the whole dry tank is dark, and you are no longer in it, and only then lets its knees go, one at a time.',
          when: ['wary'],
        },
        {
          text: '{name} goes to bed under the filter, where it hums, and where no hand fits. You put the light out. A foot comes out to feel whether the dark is real, and is drawn in again.',
          when: ['wary'],
        },
        {
          text: '{name} lies down on the sand right under your hand, and while you watch the gills go slack, front pair, middle pair, back. Its eyes are open, and have you in them. It is asleep on that.',
          when: ['trusting'],
        },
        {
          text: 'It will not go into the cave until you have put your hand in first and shown that there is room. Then it follows the hand, lies down on it, and you have to get it out from under, finger by finger.',
          when: ['trusting'],
        },
        {
          text: 'You dim the lamp and go and sit by the far wall. Only then does {name} let the slant take it down to the sand, with all six plumes wrapped about its face. Medicine again when it stirs.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You darken the tank. {name} lies down as asked, eyes open, wide awake, and watches how you manage without water.',
        'It rests for a minute, so as not to hurt your feelings, and then the new foot wants to go for a walk.',
      ],
      loved: [
        '{item}. The gills go out one by one like lamps in a street, and {name} lies where it stopped.',
        'It spreads itself flat until there is no water under it at all, and sighs a bubble: {item}.',
      ],
      disliked: [
        '{name} hangs above it, feet dangling, not wishing to touch: {item}. It dozes there, in mid-water, at a slight angle. Sand would have been nice.',
        '{item}. It lies down, gets up, turns once, and goes to sleep inside the flowerpot with its tail out. Cool and dark is all it asks.',
      ],
      harmful: [
        'Its eyes were open and so it saw it all, and could only lie there. The skin along its belly has gone red: {item}. Take that away. It needs cold, clean water.',
        '{item}. {name} wakes with its tail curled tight and its plumes gone pale, and drags one leg to the arch. Never that again.',
      ],
    },
    reflect: {
      awake: [
        'You sit down at the glass. {name} walks over to see whether you are getting enough water, and stays, in case you are not.',
        'You look in and {name} looks in, and between you is a pane. It puts the new foot on its side of your thumb.',
        '{name} waits through each of your blinks as one waits for a friend to come back from the door. There are a great many of them. It has nothing else on.',
        'Under your hand, on the table, the water has a shadow. {name} settles in it and lets its feet hang.',
        'For {wait} once nobody was in your tank, {name} remembers, and it looks at the side of your face until that has been made up.',
        '{name} has nothing to say, and says it with all its gills, one slow wave from front to back. Somewhere in the wave: {loved}.',
        {
          text: '{name} looks in at you from behind a stem. You keep your hands in your lap and blink slowly. It counts you back in each time, and comes forward by about a toe.',
          when: ['wary'],
        },
        {
          text: 'It comes and lies along the pane where your arm is, and one after another the six plumes go down. It has left off watching whether you come back from your blinks.',
          when: ['trusting'],
        },
        {
          text: 'It comes out with something in its mouth, very carefully, and lets it go against the pane before you. It is the bubble. It rests there between you, and {name} lies down to look at it from its side.',
          when: ['trusting'],
        },
        {
          text: 'You fall into a doze with your cheek by the glass. When you open your eyes {name} is lying along them, at the same height, and by the sand on its back it has waited out the whole of that long blink.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has looked at you four times this hour and you are doing well in there. It turns over and lets you get on.',
        'You sit down again. {name} waves the small foot and returns to its bubble, which does not blink. Come back later.',
      ],
      ill: [
        'You hold your hand in the cold water, quite still, and {name} leans on it with all the weight it has. It wants you, and then it wants what will mend it.',
        '{name} keeps its eyes on you, as it keeps them on everything, but the plumes are turned your way, too. Stay a little. Then see to what it lacks.',
      ],
      asleep: [
        'It does not wake. But it sleeps with its eyes open, so in a manner of speaking you have been seen.',
        'You sit by the dark tank and breathe. {name}’s plumes, which had been still, begin to lift and settle in time.',
        'The new foot opens in its sleep and takes hold of nothing, on your side.',
        'Somewhere in the dream a thing comes slowly down through the water, and {name} opens its mouth for it: {loved}.',
      ],
      shy: [
        'You sit so long that you become one of the things outside. {name} comes out from the silk plant as far as the second elbow.',
        '{name} keeps the arch between you and looks at you through it, framed. It has decided that you may be a slow one.',
        {
          text: 'You sit, and {name} goes on with its day behind the plants: up the wall, over the filter, plumes flying. Each round passes a little nearer the front. When you smile it turns and does the next one farther off.',
          when: ['well'],
        },
        {
          text: 'It lies in the back of the arch, and all you can see is paper-white plume going up and down. You stay low and keep your breath from the glass. It lets you be there. Let medicine be there, too.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      nightcrawler:
        'You lower the nightcrawler by its tail, and {name} takes the other end. For some time there is a worm between the two tanks, going slowly over to the wet side. Your fingers are let go last.',
      'sinking salmon pellets':
        'The salmon pellets come down in a row past the silk plant, and {name} walks along underneath, on tiptoe, opening at each. The last rolls behind the filter. Three feet wait while the new one feels for it.',
      'frozen bloodworms':
        'You drop in the red cube of bloodworms, and {name} leans its flat nose on the ice. It loosens, a thread at a time. Soon nobody at the glass could say which red is worm and which is gill.',
      blackworms:
        'A knot of blackworms lands and unties itself in all directions. {name} stands in the middle with one worm under each foot, and looks up at you, since it has come out a mouth short.',
      'brine shrimp':
        'You tip the jar, and it snows brine shrimp from one end of the tank to the other. {name} walks about with its mouth open, and stops under your hand, where it is coming down thickest.',
      daphnia:
        'The daphnia hop, and {name} snaps where they were, and they are hopping there again. You hold the lamp to one corner. They all come to look, and so, with a pop, does {name}.',
      'red wiggler':
        'The red wiggler goes in at the front of {name} and out at the side, and has to be met a second time. You blink. There is no worm, and the smile has a tail, and then it has not.',
    },
    play: {
      'moss ball':
        '{name} bumps the moss ball, and it rolls as far as the arch and rolls back. It bumps it towards you next, up to the glass, and waits with one foot up for you to send it home.',
      'feeding tong wiggle':
        'You wiggle the feeding tongs, with nothing in them. {name} follows them round the arch at a stroll, takes hold, finds that they are tongs, and goes on holding, to be led about your side of the glass.',
      'slow bubbles':
        'You let slow bubbles up the tube, one at a time. {name} sees each of them to the surface, comes down by the feet, and looks under the arch, where its own bubble has been told to stay.',
      'silk plant forest':
        'A whole forest of silk plants stands where there was one. {name} goes in at the left. You see a plume at the third stem, then for a long time leaves, and then it looks out, lost and delighted.',
      'terracotta arch':
        'You set the terracotta arch down the other way about. {name} goes in where it used to come out, and is surprised to meet you there. It backs through to try whether you are on the old side too.',
      'peekaboo cave':
        '{name} backs into the peekaboo cave until even the plumes are gone. You count, on your side, and blink once. There is a smile in the door, and the newest foot is waving before the rest has come.',
      'gentle current drift':
        'You turn the gentle current on, and {name} folds its feet under it and lets go of the floor. It drifts by you with all six plumes streaming, gets off at the far corner, and walks back for another go.',
    },
    clean: {
      'turkey baster':
        'The turkey baster comes down like a long clear bird and sips at the sand. {name} follows it about on tiptoe, showing it what it has missed, and keeps the smallest foot well away from the beak.',
      'cool water change':
        'The cool water comes down your arm and in at the corner, and {name} walks over to stand where it falls. The plumes open on that side first. Then it turns round to have the other ones done.',
      'water conditioner':
        'You count the drops of water conditioner into the jug, and {name} counts with one gill. When it is poured the sting has gone from the new water, and a plume that had been curled up lies down flat.',
      'sponge filter squeeze':
        'You squeeze the sponge filter out in a bowl, and all that comes out is brown. {name} looks in at the bowl from its side, then at its own feet, which can be seen again.',
      'bare tank wipe':
        'You wipe the bare tank from corner to corner, while {name} waits in a tub on the table with its chin on the rim. For once it is in your tank. It finds it drier than it looked.',
      'nitrate test':
        'You hold the nitrate test against the white card, and the drop stays yellow. {name} looks through the tube from the other side, enormous, and one gill goes up, which is as much as it knows about chemistry.',
    },
    sleep: {
      'cool dark cave':
        '{name} goes into the cool dark cave backwards, as one parks. You look in after it. There is nothing to see but the smile, level with the sand, and by and by it has stopped looking back.',
      'fine sand bed':
        'You smooth the fine sand with the flat of your hand. {name} lies down in the very place, so that the print has four fingers and a thumb and then a chin, and lets its elbows go.',
      'floating plant shade':
        'You push the floating plants across until the light comes green. {name} has no lids of its own to close. It settles in the darkest patch under your hand, and the shade goes over its eyes for it.',
      'chilled water':
        'You let the chilled water in along the glass, a cup at a time. Everything in {name} that had been hurrying slows down to meet it. The last to lie flat is the foot that is still growing.',
      'pvc elbow hide':
        '{name} goes into the pvc elbow head first and can be seen to turn the corner by its tail. It just fits. You look in at the other end, and there is a face there, already half gone from you.',
      'unlit aquarium':
        'You leave the aquarium unlit tonight, and go about in your own tank by one small lamp. {name} watches that until it is only a glow to sleep by. The gills stop where they are.',
    },
    medicine: {
      'black tea bath':
        'You have made a black tea bath, cold, the colour of an old pond. {name} hangs in it like something steeping, and when you lift it out again the torn edge of the plume has drawn together.',
      'fridge rest':
        'The tub goes into the fridge, between the butter and the milk, with its lid ajar. {name} rests in there with all its feet together. When you look in, the light comes on, and a plume comes up.',
    },
    discipline: {
      'calm divider':
        'You slide the calm divider down between {name} and the tail that it had been tasting. It walks along it, tries a nose on the glass, and after a while lies down on its own half with its mouth shut.',
      'tong nudge':
        'One nudge of the tongs, slow as weed, against the shoulder. {name} looks round to see who it is, finds that it is you, and takes its foot off the snail. The snail puts out one horn.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, though it does not look it. What you let down would only lie on its nose. It wakes at {wakes_at}. You may sit at the glass.',
      'The eyes are open, but the gills have gone to bed. Come again at {wakes_at}, or reflect by the tank till then. That makes no waves.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has toes on three feet, and is quite sure about the fourth. It intends to stay this age.',
      'A child, as of today. {name} has looked into growing up, found that it is done on land, and come back down.',
    ],
    teen: [
      '{name} is half grown, which is as far as it means to go. It lies in the doorway of the arch with all its legs out.',
      'A teen: {name} has asked the snail what comes next, and has not liked the sound of it, and has kept its gills on.',
    ],
    high_care: [
      '{name} is full grown, in its own opinion, and {form}: it hovers under your shadow wherever you sit, feet dangling, like something you are flying on a string.',
      'Grown, gills and all, and {form}. Your hand in the water no longer makes it look up. It makes it lie down.',
    ],
    balanced: [
      '{name} is a grown {form} now. It has been behind every leaf in the tank, and has nearly decided which way round they go.',
      'Full size, still smiling, a {form}: {name} goes where the water goes, and comes to the front when your lamp does.',
    ],
    low_care: [
      'A {form} now, full grown, and so pale that you see the sand through it. {name} learned to live on what drifts by. Sometimes the arch has eyes.',
      '{name} grew up without anyone at the glass. It is a {form}. There is a wave in the water, and nothing at the end of it.',
    ],
    rescue: [
      '{name} is grown, a {form}: one leg, half its tail and a whole gill are later work. They are pinker than the rest, and very well made.',
      'It came back from so little that it had almost all of itself to do again. {name} is a {form}, grown, and shows every toe to whoever was there.',
    ],
  },
  trust: [
    '{name} was at the front pane when your shadow fell on it, and let it fall, and did not walk out at the other side.',
    'You put your hand in the water. {name} stands on it, on the tips of eleven toes and whatever the new foot has, and looks about from there.',
    '{name} has shown you the bubble. It lifted the moss away from under the arch with its own nose, and left you alone with it.',
  ],
  streaks: [
    'Ten meals on time. {name} has found that the sky can be relied on, and tells the snail, who had no idea that it was in doubt.',
    'Twenty-five in a row, each with a pop. There is a flat place in the sand, foot-shaped four times over, where {name} stands for them.',
    'Fifty on time. Whatever {name} was missing has grown back, and what was not missing is a little longer.',
    'A hundred meals on time. {name} considers its pet fully trained, and would not part with it.',
  ],
  ages: [
    '{name} is ten days old and has been introduced to all its feet.',
    'Thirty days. {name} has lost a toe and found another, in the same place, with better manners.',
    'A hundred days old, and still not grown up. {name} has begun to think that nobody is checking.',
    '{name} is a year old. It has been round the tank, and round again, and you have blinked, by its reckoning, five million times, and come back from every one.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['nightcrawler', 'red wiggler'] },
      wish: '{name} has been reading the sand, and it says worm. It would like a nightcrawler for its next meal, or a red wiggler, with the wriggle still in.',
      granted:
        'The worm goes in like a sentence, one end first. {name} stands there with the full stop showing, and beams.',
    },
    {
      by: { action: 'feed', item: ['brine shrimp', 'daphnia'] },
      wish: 'Let it snow, thinks {name}, who saw snow fall in your tank once, past the window. Brine shrimp would do, or daphnia, from as high up as you can.',
      granted:
        'It comes down everywhere, slowly, and {name} walks about in it with its mouth open and its gills white.',
    },
    {
      by: { action: 'feed' },
      wish: 'The new foot has never been in charge of a meal. When the next is due, {name} would like it let down on that side.',
      granted:
        'The foot missed, and the foot was praised. {name} ate it off the floor and said that this was what the floor was for.',
    },
    {
      by: { action: 'play', item: ['slow bubbles'] },
      wish: '{name} has only the one bubble and wonders how they are in company. It would like slow bubbles, a few at a time.',
      granted:
        'They went up in a row and {name} saw each of them off at the top. Its own stayed under the arch. It was asked, and it stayed.',
    },
    {
      by: { action: 'play', item: ['peekaboo cave', 'terracotta arch'] },
      wish: 'You do it all day without thinking: gone, back, gone, back. {name} would like to try. Play peekaboo at the cave, or round the arch.',
      granted:
        '{name} was gone for a whole minute and you waited. It came out backwards, plumes up, to hear how it had been.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'The left feet played last time and the right feet heard about it. {name} would like two games in one day, so that there is peace.',
      granted:
        'Left, and then right, and the newest in both. {name} lies on the sand with its toes spread, and they are all talking at once.',
    },
    {
      by: { action: 'clean', item: ['cool water change', 'turkey baster'] },
      wish: 'There is something on the sand that {name} would rather not name, and the water has a yesterday taste. A cool water change would be lovely, or a turn with the baster.',
      granted:
        'It is so cold and clear that {name} forgets there is any, and walks up the side of the glass to look for it.',
    },
    {
      by: { action: 'sleep', item: ['floating plant shade', 'cool dark cave'] },
      wish: 'Having no eyelids, {name} must borrow them. It would like a floating plant pulled over, or a cave as dark as a lid.',
      granted:
        'Green closes over {name} from the top. It has not seen so much of nothing since the egg, and it lies there and looks.',
    },
    {
      by: { action: 'sleep', hours: [18, 22] },
      wish: 'Your tank is lit so late. {name} would like to be put to rest this evening, early, and to think that you have gone dark, too.',
      granted: 'The lamp goes out in both tanks. {name} settles, and the last thing that it does is wave.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It worries {name} that you never come to the bottom. Sit down low today, with your chin on the table, where it can see that you have one.',
      granted:
        'You have a chin. {name} looks at it from underneath, for a long time, and then, as a courtesy, at your gills.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You come to the glass and then there is a very long blink. {name} would like the pair of you today: once, and then once more. Sit with it twice.',
      granted:
        'Gone and back. {name} had known it, but likes to have it by experiment, and fans the result across the pane.',
    },
    {
      by: { action: 'play', item: ['gentle current drift'] },
      wish: '{name} would like to go somewhere without walking. A gentle current to drift on, please, from this end to that.',
      granted: 'It went by with its feet folded, like somebody in a train, and looked out at you as you stayed behind.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The bubble',
        shape: 'ball',
        text: 'It came out of {name} in the first week and has lived under the arch since. Now it stands on your shelf, in a glass, and has not burst.',
      },
      {
        name: 'A snail’s old house',
        shape: 'shell',
        text: 'The snail moved, and {name} had the shell. If you hold it to your ear, somebody in there is being told about a worm.',
      },
      {
        name: 'A borrowed eyelid',
        shape: 'leaf',
        text: 'One round leaf of floating plant. {name} lays it over an eye, and takes it off, and looks to see whether you have gone.',
      },
      {
        name: 'Red thread',
        shape: 'thread',
        text: 'The end of a gill plume, shed when a better one came through. It still lifts a little when you lean over it and speak.',
      },
      {
        name: 'The spoon with somebody in it',
        shape: 'spoon',
        text: 'The one you held to the glass. {name} asks after whoever lives in the bowl of it, and would like them to be kept damp.',
      },
    ],
    return: {
      name: 'Cold sand',
      shape: 'stone',
      text: 'A pinch of sand, set hard, from no tank that you have kept. {name} had it under its tongue, and it has never warmed.',
    },
    streak: {
      name: 'The pop',
      shape: 'cork',
      text: 'Twenty-five of them. {name} saved the last one under a cork, and it can be heard if you are quick.',
    },
    hundred_days: {
      name: 'First foot',
      shape: 'button',
      text: 'Small enough to be sewn on: the one it lost, found behind the filter. {name} has shown it to the new one, as one shows a portrait.',
    },
  },
  release: [
    'You lower it into the lake where the old canals are, and {name} stands on your palm a while, all plumes. Then your palm is lighter. You blink, and it has gone, and it waits to see you come back.',
    'The cold green water takes {name} in without a ripple. It turns once, on tiptoe, to look in at you, where you stand in all that air, and lifts the smallest foot.',
  ],
  dying: {
    neglect: [
      '{name} lay down at the front pane with its eyes on your side, as they always were. Nobody came into the light. It is dead.',
      'It was taking one of your absences for a blink. {name} waited for the end of it, and has died waiting.',
    ],
    hunger: [
      '{name} died under the place where things come down, looking up. The water above it was quite clear.',
      '{name} is dead. Whatever it lost it could grow again, but it needed something to make it from.',
    ],
    illness: [
      'The plumes went pale, and then they went still. {name} is dead. It is smiling, for that is how its face was made.',
      '{name} has died, on the cold sand, with the new foot folded in. This was the one thing that did not grow back.',
    ],
    poison: [
      'It took in what was in the water, as it took in everything. {name} has died of it, and the water is very still.',
      '{name} opened its mouth for what you gave it, and is dead. There was nothing between it and the world but a skin.',
    ],
  },
  returned: [
    'In the still water a thread of red uncurls, and a second. There are six of them, and behind them {name}, pale as milk, trying its feet one at a time.',
    '{name} is on the sand again, where there was only sand. It has started from the smile and grown the rest. It looks in at you, to see what you have lost.',
  ],
  epitaph: {
    openings: [
      'Here is {name}, who was pale pink and had one foot still to come. It never closed its eyes on anybody.',
      'Walk slowly here, as if under water. {name} did, for as long as it had.',
      'Pour a little water on this stone as you pass, cold, for {name}, and see the red come up in it.',
      'Of {name} there remain a smile, which it was born with, and some very small prints.',
      {
        text: '{name} lies here. It grew back three toes and the end of its tail, and introduced them to everyone.',
        when: ['from_child'],
      },
      {
        text: 'Stranger, {name} would have looked in on you and hoped that you were getting enough water.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It took an empty room for a blink, and waited.', 'The glass was clear on its side.'],
      hunger: ['It looked up, and nothing came down.', 'There was nothing to make the next toe from.'],
      illness: [
        'It was on its way back for as long as it could be.',
        'Even the red went out of it in the end. The smile stayed.',
      ],
      poison: [
        'It had no skin to speak of, and took in what there was.',
        'The water was its whole world, and something was in it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. The water holds you up at every point and asks nothing for it. Something happened to a toe once, and it has turned into an anecdote, and then into a toe. You drift, and it is all so well arranged: up there the bubbles, down here the sand, and over in the dry tank that large slow creature, looking in. It blinks, poor thing. You wave. You would like it to come and play.',
      'You are {name}, and you have come off the floor again. It happens when you are pleased; something in you lets go. From here you can see your own feet, four, one of them hardly begun. There is all the time in the world, and you mean to use it by not growing up. Your keeper is at the glass, with its face that moves. What does it want? Tell it, gently, that things grow back. Ask it to stay in view.',
    ],
    content: [
      'You are {name}, on your elbows, on cool sand. You have looked at the arch, and it is still an arch. If anyone asks, you are well; if they ask about the foot, it is coming along. Sentences go slowly down here, and arrive round. On the other side of the pane somebody walks back and forth in far too much light. You keep an eye on them, you keep both. If they sat down a while you would come to the front.',
      'You are {name}. You have been small for {days} days and see no reason to leave off. Whatever was lost in that time has been seen to. You notice that the one in the dry tank is here again: shadow, hand, face, blink. You have grown fond of it, in the way that one does of something that needs so much air. You would not mind its hand in the water. You would stand on it.',
    ],
    bored: [
      'You are {name}. Left to right along the pane there are fourteen steps, and right to left there are the same ones. The snail has withdrawn. You have said everything to the new foot that you know. You are not unhappy, you are only unstirred, and the water with you. If something came slowly round the arch, and went away, and came again, that would be so very good. Would you ask your keeper to play?',
    ],
    hungry: [
      'You are {name}, and you have your mouth open, since that is half of it. The other half comes from above. You have stood under the place for some time, on your toes, and looked up. A speck went by; it was a speck. You suppose that the creature in the dry tank has its own affairs. But it brought food before, and they can learn. You would like it to learn that again, now, over your head.',
    ],
    starving: [
      'You are {name}. Things grow back, you have always said so, and you say it to the foot. But it takes something to grow them from, and there is none, and you have begun to use what was meant for later. It is quiet. The top of the water is a long way up and has no shadow on it. You do not mind being small. You would only like to be some size. Food, please, let down slowly, now.',
    ],
    sick: [
      'You are {name}. Everyone will think that you are happy; it is the face. You would tell them with the gills, but the gills are heavy and have gone the wrong colour. The water feels like somebody else’s. You hang in it at a slant and hold the new foot so that it will not be frightened. This, too, may be only an anecdote. But let someone cool the water, and give you medicine, and look at more than the smile.',
    ],
    failing: [
      'You are {name}. You are trying to grow back, and cannot find the place to start from. One gill goes up when you ask it. There is a brightness on one side, and that is the glass, and beyond the glass there used to be somebody who went away for the length of a blink, and came back, each time. You cannot close your eyes. You would like to see medicine come, in a hand you know, through cold water.',
    ],
    near_death: [
      'You are {name}. The tank on the other side has been empty a long time. You have not stopped looking; you are not able to. You think it is a blink. You think that it is only a very slow one, and that there will be the other half, and a face. You have put your foot on the pane to mark where you are. If anyone comes and puts anything there, a hand, a breath, that will be enough to go on with.',
    ],
    asleep: [
      'You are {name}, asleep, and the eyes are open, so it all comes in. There is a lake with canals, cold and green, older than glass. Everything you ever lost is walking about on the bottom of it, on tiptoe: toes, a tail, the tip of a gill, and they know you. They wave. A shadow lies on the water, and you need not wake to see whose. You would like it to stay exactly there.',
    ],
    shy: [
      'You are {name}, and you are mostly behind a plant. There is something large at the glass. It may be friendly; it has no gills, so how would one tell? It comes and goes in jerks. You would rather look at it through the arch for now, with three feet out and the new one kept back. If it sat quite still, if it could be weather for a bit, you might walk to the front, by the long way, and see.',
    ],
    back_from_death: [
      'You are {name}. You were gone, all of you at once, which you had never tried. There was nothing to grow from. Then there was: a warmth on one side, no, a shadow, and somebody in it. You began with the smile. You are not sure yet of the legs. You would like the one in the dry tank to stay where you can see it, and your next meal to come down at its hour, so that there is something to build on.',
    ],
    hurt: [
      'You are {name}. It came from above, where the good things come from, so you opened. Now it burns in a place that you cannot turn to. You have no shell and no lids, and nothing to close but your mouth, and that you did too late. You do not think that the hand meant it. Hands are made in a hurry. You would like clean cold water, and that thing gone, and someone there while you see what is left.',
    ],
  },
}

export const AXOLOTL: Species = {
  slug: 'axolotl',
  name: 'Axolotl',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['gentle'],
  personality:
    'Declines to grow up and quietly regrows everything else. Regards most losses as a matter of a few weeks.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'nightcrawler',
        'sinking salmon pellets',
        'frozen bloodworms',
        'blackworms',
        'brine shrimp',
        'daphnia',
        'red wiggler',
      ],
      play: [
        'moss ball',
        'feeding tong wiggle',
        'slow bubbles',
        'silk plant forest',
        'terracotta arch',
        'peekaboo cave',
        'gentle current drift',
      ],
      clean: [
        'turkey baster',
        'cool water change',
        'water conditioner',
        'sponge filter squeeze',
        'bare tank wipe',
        'nitrate test',
      ],
      medicine: [
        'fridge rest',
        'black tea bath',
        'indian almond leaf',
        'methylene blue',
        'amphibian vet',
        'limb regrowth rest',
        'salt bath',
      ],
      discipline: [
        'separate tank mates',
        'feed apart',
        'light switched off',
        'slow the flow',
        'tong nudge',
        'calm divider',
      ],
      sleep: [
        'cool dark cave',
        'fine sand bed',
        'floating plant shade',
        'chilled water',
        'pvc elbow hide',
        'unlit aquarium',
      ],
    },
    harmful: [
      'feeder goldfish',
      'aquarium gravel',
      'aquarium heater',
      'untreated tap water',
      'hard-shelled mealworms',
      'sunny windowsill',
      'beef heart',
      'hand lotion',
    ],
  },
  appearance: {
    look: 'a pale pink axolotl with feathery crimson gills, lidless dark eyes and one brand-new tiny foot',
    colours: ['#f4c3c8', '#fff1ee', '#c2334d'],
  },
  figure: {
    eyes: '#2a1a22',
    body: 'sprawling',
    muzzle: 'lips',
    skull: 'wide',
    ears: 'gills',
    earTint: 'accent',
    tail: 'ribbon',
    eyeSize: 0.72,
    eyesApart: 1.4,
    tailSize: 0.8,
    shift: 2,
    size: 0.95,
  },
  book: BOOK,
}
