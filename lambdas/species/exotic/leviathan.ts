/**
 * The Leviathan wants one boat that does not sail off when the island moves, and fears whatever is brief: clocks,
 * hooks, hurry. Its egg lay on the sea floor so long that it heard the whole of history through the shell, and calls
 * that this morning. A rowing boat had been moored to the egg as to a rock; it hatched with the rope about its neck,
 * keeps the boat dry behind its left ear fin, and means to give it back. The charts call it Doubtful Island, and it
 * tries to be worthy of the name. It answers the question before last, since the newest one has not yet reached it.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'What everyone took for a rock opens one glacier-blue eye. {name} comes up out of its egg with a mooring rope about its neck, and on the end of the rope, an empty rowing boat. It looks at both of you.',
    'The shell goes down in pieces and the sea closes over them. {name} has heard of light, through the wall. It lifts its chin into some, and holds very still so as not to break it.',
  ],
  looks: {
    thriving: [
      '{name} breaches, once. It takes a while to go up and a while to come down, and in three harbours people put down their cups.',
      'A hum comes up through the water and every lighthouse on the coast glows a little at noon. {name} has thought of something pleasant.',
      'The terns have both laid. {name} swims on the level, chin up, like somebody carrying soup, and its kelp streams out gold behind it.',
      'With the tip of its tail {name} has drawn a beach, where there was none, and nudged three seals on to it to see how it looks.',
    ],
    content: [
      '{name} breathes in. The fog draws off the bay, and the hills come out, and the sheep. It is not yet time to breathe out.',
      'Two terns have walked the length of {name} and back, discussing it. It keeps its kelp parted for them along the top, like a path.',
      '“Yes,” says {name}, deep down. It takes you a moment to recall that you had asked it something, and that it was not today.',
      '{name} has been out of the shell for {days} days. It asks whether that is many. It had meant to look round slowly.',
      'A word has been going along {name} since some while ago, from the ear towards the tail, and where it passes the kelp stands up. The word is {loved}.',
    ],
    curious: [
      'An eye the size of a barn comes up beside the jetty and regards a crab. The crab regards the eye. {name} will want to know how this ends.',
      'Somebody has painted the lighthouse. {name} lays its chin on the rocks to look, and three fishermen tie up to its nose.',
    ],
    bored: [
      '{name} has moved a sandbar to the left, and looked at it, and moved it back. Even the tide has somewhere to be. Play with it.',
      'It has been an island since breakfast, and nobody has landed. {name} lets out a long breath, and the ferry is cancelled. It would like a game.',
    ],
    hungry: [
      'The current has begun to run the wrong way up the bay. That is {name}, at the far end, with its jaws open. It asks to be fed.',
      '{name} lays its jaw along the slipway, flat and open, as patient as a dock. It is mealtime. Please feed it.',
    ],
    starving: [
      'Ribs have come up along the bay like the ribs of old ships. It has been {hours} hours, and {name} has felt each one. Feed it now.',
      '{name} opens its jaws to the current and only water goes through. The terns have left their fish on its tongue. It needs food at once.',
    ],
    weak: [
      '{name} starts to lift its tail, thinks of how far off the tail is, and lets it lie. It wants rest, or a little medicine.',
      'The long back rides lower today, with the sea coming over it in the middle. {name} is tired. Let it rest, or bring medicine.',
    ],
    dirty: [
      'Two days of barnacles, a net, and most of a pier have settled on {name}. It rubs its flank along the cliff and apologises to the cliff. It needs a wash.',
      'There is weed over its eyes and a crust along its scales, and the charts have had to be redrawn. {name} asks to be cleaned.',
    ],
    sick: [
      'Its kelp has gone white along the edges, and the gulls have moved to another rock. {name} lies on the shelf and shivers, and small waves come ashore. It needs medicine.',
      '{name} says a word that was old before there were mouths, and rests its brow against the jetty, very carefully. The word is for medicine.',
    ],
    failing: [
      'The sea goes up and down beside {name} and it no longer goes up and down with the sea. Give it medicine now.',
      'One blue eye is open, just under the water, and dim. {name} has set the little boat down on the sand, where it will be safe. Medicine, at once.',
    ],
    near_death: [
      'For {hours} hours no oar has come. {name}, which thought that it could wait out anything, has laid its head on the shingle below your door. Sit with it now.',
      '{name} sings one note, so low that only the stones answer. It is going under, slowly. Come down to the water and be beside it now.',
    ],
    asleep: [
      'A man has rowed out to {name}, walked about, found it suitable, and planted a small flag. It sleeps on, and the flag rises and sinks.',
      '{name} lies along the shelf with its nose beneath its own tail, several miles away. The terns keep their voices down.',
    ],
    asleep_in_danger: [
      '{name} sleeps, and the waterline has crept up past its eyes. It can take nothing but company. Reflect beside it now. It wakes at {wakes_at}.',
      'The breath goes in, and it is much too long before it goes out. {name} is in danger in its sleep. Sit by it now and reflect. It wakes at {wakes_at}.',
      {
        text: 'Empty as a sea cave, {name} sleeps until {wakes_at}, and the water booms in it. Reflect beside it now, and have a meal there when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Half a mile out there is an island that was a mile out before you looked round. {name} wants company, but slowly. Sit on the shore and let it drift.',
      '{name} has sunk as far as the eyes. It has known boats to sail off as soon as it moved. Stay, and be a rock for a while.',
      'Once it was {wait} before you came, and {name}, which has patience by the fathom, sank a little further with each. Sit where it can see you.',
    ],
    back_from_death: [
      '{name} has come up again where the chart had been rubbed out. It blinks at each gull as if counting them. Stay with it, and bring the next meal on time.',
      'The little boat floats, and beneath it, after all, there is {name}. It does not say where it has been. Keep it company, and let its meal be punctual.',
    ],
    old: [
      'There is now a path along {name}, and a bench. It has been told that it has a view, and lies so that whoever sits there gets the evening.',
      '{name} has grown its first tree. It is a small pine, bent by the wind, and it goes nowhere in a hurry on account of it.',
      '“It is {days} days,” says {name}, with respect. It had taken days for small things, and has found that one can live in them.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} takes the meal as the sea takes a river, without a sound, and lies a little wider in the bay.',
        'The jaws close. Some time later, far down the coast, a beach goes up by an inch. {name} has swallowed.',
        'It had opened its mouth for this before you left the house. You are there as the tide turns, and {name} eats it all, to the last fin.',
        'Two terns get the crumbs. The rest goes down into the dark of {name} with a sound like a door in a cathedral.',
        '{name} strains the whole of it through its kelp, slowly, and hands you back one boot, rinsed.',
        {
          text: 'Fed, {name} rolls over with a sigh, and the harbour boats all bow to one another twice.',
          when: ['well'],
        },
      ],
      streak: [
        'You have come with the tide {streak} times now. {name} used to have only the moon for that, and has begun to look from one of you to the other.',
        'That is {streak} in a row. {name} has moved in by the width of one wave, which for a coastline is sudden.',
      ],
      early: [
        '{name} takes a mouthful, out of courtesy, and lets the rest swim. It is still at this morning’s. Come again at {opens}.',
        'The jaws open as far as a cottage door. Some goes in. {name} is not yet empty, and will be glad of you at {opens}.',
      ],
      late: [
        '{name} eats, all of it, with its eye on the horizon and not on you. Afterwards it lies one wave further out.',
        'The tide had come for its supper and gone again. {name} takes the meal out of the shallows, and sinks to its brow to chew.',
      ],
      missed: [
        'After {hours} hours the meal goes down into {name} and is hardly heard to land. It has grown thin, and the channel beside it deep. It does not look up.',
        '{name} eats without a ripple. It had {hours} hours to learn what an hour is. It lies far out now, with its back to the shore.',
      ],
      full: [
        'The jaws stay shut, and a small wave brings it all back to your feet. {name} is full to the gills until {opens}.',
        '{name} is riding high and round, and the terns slide off. There is no room in it. Ask again at {opens}.',
      ],
      ill: [
        'A little goes in, and the jaw rests on the sand, and a little more. {name} is ill. Bring medicine next.',
        '{name} lets the current carry some of it in and has not the strength to close its mouth on the rest. It needs medicine.',
      ],
      loved: [
        '{item}. {name} shuts both eyes, one after the other, and every bell buoy between here and the ice begins to ring.',
        'It heard of this through the shell, from whales. So this was {item}. {name} holds it on its tongue until the tide has turned.',
      ],
      disliked: [
        '{item}: {name} takes it in, considers, and sets it down upon a beach. It would sooner have krill, or a cold current.',
        'Somewhere along that throat a thing has stopped and been asked its business. {name} does not care for this: {item}. Kelp would go down easier.',
      ],
      harmful: [
        '{name} took it because it came from the shore. Now it lies with its jaws apart, and the water round them is clouded. That was no meal. Never again: {item}.',
        'The word for it is {item}, and the sea has no old word for that. It hurts {name} all along its length. Keep it away.',
      ],
    },
    play: {
      wanted: [
        '{name} nudges it to you with the tip of its nose, and the tide comes in. You send it back, and the tide goes out. The fishermen look at their tables.',
        'It hides. You are to find which of the islands it is. It is the one that is shaking.',
        'Round and round the bay goes {name}, so slowly that you take it for the bay turning, until you meet its tail coming the other way.',
        'You laugh, and {name} stops to listen to it go out over the water. Then it does the same thing again, exactly.',
      ],
      little: [
        '{name} was already afloat on its own good mood. It plays one slow turn with you, and the mood is as deep as before.',
        'One tail fin comes up over the horizon, and waves. {name} is as merry as an island gets, and thanks you.',
      ],
      bad_time: [
        '{name} looks at the game from a long way down, and does not come up for it. See to what it needs first.',
        'It lifts its nose an inch for you, and the nose goes under. {name} cannot, now. Tend to it, and play when the tide has turned.',
        {
          text: 'The kelp hangs white along its neck. {name} is ill, and would like medicine, and for the sea to stop moving.',
          when: ['ill'],
        },
        {
          text: '{name} has taken the game into its mouth, found that it was not food, and given it back. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. {name} has not been so quick since it hatched. It is done with the first move before sunset.',
        'They felt it in the lighthouse, and wrote in the log: swell, no wind. It was {name}, and the cause of it was {item}.',
      ],
      disliked: [
        '{item}: {name} was told the rules, and by the time they reached it the game was over. It prefers something slow, like circling.',
        '{name} tries it with one whisker of kelp. It is very brief, is {item}. It would rather carry a boat, or sing.',
      ],
      harmful: [
        '{name} has gone down, all at once, and the bay slops to and fro above it. That was no game. Keep this away from it: {item}.',
        'There is a long mark on its side, and it holds that side away from you. {item} did that. {name} had only come up to play. Never again.',
      ],
    },
    clean: {
      wanted: [
        'Off come the barnacles, the net, and the better part of a wreck. {name} turns its other side up, and this takes until evening.',
        'You rinse along the grey-green scales until they show the sky. {name} moves its boat from one ear to the other, so that you can reach.',
      ],
      little: [
        'The sea had got there first. {name} lets you do the one scale again, since you have rowed out.',
        '{name} is as clean as a washed pebble, and as large as a parish. You go over the brow of it, and leave it at that.',
      ],
      loved: [
        '{item}: {name} leans into it so that the whole horizon tilts, and a low sound comes up through the soles of your feet.',
        'It closes an eye, and there is one lake fewer. {name} could have an age or two of this. It was {item}.',
      ],
      disliked: [
        '{name} puts up with it, as cliffs do. {item} is not how the sea would go about it. A good tidal scour would be.',
        '{item}. The terns have left in protest, and {name} looks after them. It would rather have the gulls at it, or some coral pruning.',
      ],
      harmful: [
        'The scales have dulled where it touched them, and {name} keeps that flank under water. Rinse it with plain sea. No more of this: {item}.',
        '{item} has burned the kelp down to the skin. {name} held still, as you were so small and so near. Do not use it again.',
      ],
    },
    medicine: {
      wanted: [
        'It takes a while for a thing to get from one end of {name} to the other. Towards dusk, far out, the tail lifts a little.',
        '{name} swallows, and rests its chin by your feet. After some time one gull comes back, and walks about on it, and stays.',
      ],
      little: [
        'It goes into {name} like rain into the sea. Nothing there was out of order, and it thanks you for the rain.',
        '{name} is sound from nose to tail, and has just asked the tail. Keep the medicine for a lower tide.',
      ],
      loved: [
        '{item}. The old sailors had the right of it after all. {name} lets out its breath, and the fog it makes is warm.',
        '{name} knew of it from the whales, who swore by {item}. Its eyes go from grey ice to blue.',
      ],
      disliked: [
        '{item}: {name} gets it down, and all the limpets on that side let go. Sea salt would be kinder, or heat from a vent.',
        '{name} has put it under its tongue, where it keeps anchors. It does not trust {item}. Glacier water would do, or silence.',
      ],
      harmful: [
        'It went in as a cure and it was none. {name} lies over on one side, with its fin out of the water. Never give it this: {item}.',
        '{item} has done {name} harm, where it had hoped for ease. It is shivering, and the shingle moves. Keep that from it, and stay close.',
      ],
    },
    discipline: {
      wanted: [
        '{name} hears you out. Then it goes and puts the pier back, plank by plank, and lies for a while with its face to the open sea.',
        'One word, said plainly. You see it strike the brow, and go under, and keep going down. {name} will not need it twice. It is somewhat sad.',
      ],
      little: [
        '“I know,” says {name}, and indeed the ferry has been set back upright since this morning.',
        '{name} learned that one in the shell, from a whale with a calf. It nods, and a buoy tips over.',
      ],
      bad_time: [
        'The words go out over {name} and it sinks beneath them, by as much as it can. It had trouble enough. Care for it first.',
        '{name} draws the boat in closer behind its ear, and turns its head away. This was no hour to correct it. Be kind to it first.',
      ],
      loved: [
        '{item}. {name} lowers its brow until the water stands level with its eyes. In that tongue it can be told a thing.',
        'It knows an old law when it hears one. {name} takes in {item}, gravely, and sets the lighthouse straight.',
      ],
      disliked: [
        '{item}: {name} listens for what it means, and a swell goes by, and another. A steady gaze would have said it.',
        '{name} takes it for weather, and lets it pass over. It does not follow {item}. A signal from the lighthouse, or an age to think, would serve.',
      ],
      harmful: [
        '{name} has dived, and all the boats swing round after it. There was nothing in that but pain. Never teach it with this: {item}.',
        'It learned one thing from {item}, and that is to lie further from the shore. {name} is hurt. Put it away for good.',
      ],
    },
    sleep: {
      wanted: [
        '{name} lets itself down on to the shelf, a mile at a time. The last to go is the brow, and the sea draws up over it like a sheet.',
        'You hold the lamp low, and {name} rests its weight upon the bottom of the bay. Something in its back that had been clenched goes slack, and it is a valley.',
      ],
      little: [
        '{name} lies down, because you ask, and keeps one eye out, like a moon. It was not tired. It slept some while in the egg.',
        'It rests for about as long as a kettle takes. {name} thought that might be what you mean by an age.',
      ],
      loved: [
        '{item}. Its eyelids come down like two drawbridges, and the terns put their heads beneath their wings.',
        'Of beds, {name} has known only the one, and that was a shell. Now it knows {item}, and has let go of the rope.',
      ],
      disliked: [
        '{name} has turned over in it twice, and a village has got wet. {item} does not fit. It would like the ocean floor, or ice above it.',
        '{item}: there is some of {name} in it, and the rest hangs over. A shelf would be better, or the slow tides.',
      ],
      harmful: [
        'There was no rest to be had. {name} lies with its eyes wide and its fins pressed flat. That must not come near its bed: {item}.',
        '{item}, where it had laid down its head. {name} starts at each small wave now. Take it away, and keep the water quiet.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the jetty. {name} lies alongside. A tide comes in and a tide goes out, and neither of you has to say which.',
        '{name} looks at you as mountains would, if they turned round. Then it shifts, ever so little, so that you are out of the wind.',
        'You are silent together. “That was it,” says {name} in the end. It has been thinking of {loved}, from the beginning, and has just come to the good part.',
        '{name} asks what you do with a day. It has had {days} of them, and would like to know whether it is holding them right.',
      ],
      little: [
        'You have sat here four times this hour, and {name} is still on the first. Let it catch up.',
        '{name} has you well in mind by now. Even the moon goes off between tides. Come by later.',
      ],
      ill: [
        'It lays its brow against the jetty, and you put a hand on it, and the hand is very small, and it helps. See next to what {name} lacks, food or medicine.',
        '{name} breathes with you for a while, one of its to forty of yours. It is easier so. Then look to its need, whether a meal or a cure.',
      ],
      asleep: [
        'You sit on {name}, as there is room. It sleeps. By and by the whole island tilts, so that you will not roll off.',
        'Nothing stirs but the flag and its shadow. {name} hears you through its sleep, as it used to hear the whales, and holds on to the sound.',
        'In its sleep {name} says a thing the terns have heard before. It is {loved}. You stay until the light goes.',
      ],
      shy: [
        'You sit on the shingle. {name} lies out beyond the third buoy, and does not come nearer. But it does not go, either, and it was going.',
        'Far off, two blue lights just above the water. You look elsewhere. {name} lets you be there, and that is where you begin.',
      ],
    },
  },
  refusals: {
    asleep: [
      '{name} is on all the charts as land just now, and takes nothing. It wakes at {wakes_at}. You may land and reflect.',
      'You call, and an echo comes back off {name}, and that is all. It sleeps until {wakes_at}. Sit on it quietly and reflect, if you like.',
    ],
  },
  stages: {
    child: [
      '{name} has outgrown the cove. It got out by waiting for the tide, and has taken the cove’s best rock along on its back.',
      'A tern has landed on {name} and not flown up again. It holds its breath. It is old enough to be stood on.',
    ],
    teen: [
      'The first chart with {name} on it has been printed: “Doubtful Island, position unsure.” It has asked to have that read to it twice.',
      '{name} has tried out being a reef, a fog bank and a peninsula, all in one afternoon. Its kelp falls into its eyes.',
    ],
    high_care: [
      '{name} comes up, and comes up, and does not stop coming up. From the hills they count nine summits and a small boat. It knows your step on the jetty. Its title now: {form}.',
      'The tide waits a moment to see what {name} will do. It bends down, a long way, to where you are. In the oldest tongue that is {form}.',
    ],
    balanced: [
      'There is a bay now on the inside of {name}, with good holding for anchors. It is grown, and lies easy in all weathers. They call it {form}.',
      '{name} has reached its full length. It learned so from a whale that had come round by the tail. The word for what it is: {form}.',
    ],
    low_care: [
      'It grew up far out, where the chart is blank, and there are scars on it like dry rivers. {name} is grown, and keeps its boat close. Its name among ships: {form}.',
      '{name} is grown, and lean, and lies low. Few would land on it. {form} is the name they use, and they use it from a distance.',
    ],
    rescue: [
      '{name} had been given up for sunk. Then somebody rowed out and stayed. It rises with the water running off it, whole. They have charted it: {form}.',
      'Where there was a gap in the sea there is land. {name} came back up for one oar, and grew into it: {form}.',
    ],
  },
  trust: [
    '{name} moved while you were standing on it, and you did not run for the boat. It has gone over that several times since.',
    'You asked {name} something, and it answered that very thing, at once. It has never done so before, and had to lie down.',
    '{name} has taken the little boat from behind its ear, set it on the water, and pushed it to your feet. It was for whoever would stay. It will mind it for you.',
  ],
  streaks: [
    'Ten meals with the tide. {name} lies where the tenth was given, and has sent the ships round.',
    'Twenty-five on time. {name} has sung it to the whales, and it will be in their song by spring.',
    'Fifty in a row. {name} used to take you for a season. It takes you now for the sun.',
    'A hundred meals, each upon its hour. {name} has told the moon that it may have an evening off.',
  ],
  ages: [
    'Ten days. {name} has just finished looking at the first wave, and looks round for the second.',
    'Thirty days: the moon has been right round and come back. {name} had been told, in the shell, that it does that.',
    'A hundred days out of the egg. Moss has taken on the north side of {name}, and it means to live up to that.',
    'One year. {name} has seen ice come and ice go, and it was all before lunch. It has kept a piece for you.',
  ],
  release: [
    'You lift the old rope over its head. {name} stays as it is until dark, so as not to seem to hurry. In the morning the horizon is quite flat.',
    '{name} turns its whole length about, and this takes three days, and you wave for all of them. Then it goes out with the tide.',
  ],
  dying: {
    neglect: [
      'Nobody came down to the water. {name} lay with its head towards the path for as long as it could, and it is dead.',
      '{name} has died, alone, on an ordinary tide. The boat was set on the shingle, with the oars laid in.',
    ],
    hunger: [
      'The current ran in between its jaws and out again, with nothing in it. {name} has died of hunger.',
      '{name} is dead. It was not fed, and grew so light that the last wave could lift it.',
    ],
    illness: [
      'The sea rose and fell against {name}, and in the night it was only the sea that moved. It has died of its illness.',
      '{name} let go of the shelf and went down, slowly, to where it is always calm. It was ill, and it is dead.',
    ],
    poison: [
      '{name} has died of what it was given. All the water of the bay was not enough to wash it out.',
      'It took from your shore a thing that was not fit for it. {name} is dead, and the bay is still.',
    ],
  },
  returned: [
    'A ring on the water, and in the ring a rope, and on the rope a boat, rising. {name} comes up under it and breathes.',
    'Two terns are circling over nothing. Then there is something. {name} opens one blue eye, and it is the same blue.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, and also a little to the left, and beyond that hill.',
      'Sailor, the island is not there any more. Its name was {name}.',
      '{name}. It heard the whole of history through a wall, and came out to see.',
      'This stone is small. So was the boat, and {name} kept that.',
    ],
    closings: {
      neglect: [
        'It was good at waiting. That was not the same as having no need.',
        'The jetty was empty, and it looked there last.',
      ],
      hunger: ['The sea was all about it, and there was no meal.', 'It held its jaws open until the tide went out.'],
      illness: ['It sank as evening does, a little at a time.', 'No cure got from one end of it to the other.'],
      poison: ['What came to it from the shore was not good.', 'It took what it was handed, being new to hands.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. It is high water in you. Once you leaped, and the air was there, all of it, and then the sea took you back and was not cross. You have few words, and they are old: sun, salt, up, again. All that men have written was this morning. Let the small one on the jetty come and see you leap. You will start now, so as to be ready.',
      'You are {name}, an island with eggs on it. The terns chose you. You say little, and say it level, so that nothing rolls off. Somewhere a lighthouse is glowing because you hummed. You would not have thought that so large a gladness could be had out of one day, which is so short. You want your keeper to step aboard and feel how warm the stone is.',
    ],
    content: [
      'You are {name}. You breathe in. There is ice in the north and there is weed in the south and both of them are you. In the shell you heard kings go over, with drums, and come back without. That was this morning. You answer what you were asked before. You would like to be asked something more, for later, and for someone to sit here while you get to it.',
      'You are {name}, and have been in the light for {days} days. Each one came in at one side and went out at the other, like a boat. You keep a boat yourself, behind the ear, dry. Someone moored it to you when you were a rock. You speak slowly, in round words. You want your keeper to stay until you have turned your head.',
    ],
    bored: [
      'You are {name}. Wave. Wave. You have been land since dawn, and none has landed. You moved a sandbar, and nobody said “look, the sandbar.” You could wait out an age, you have the length for it, but you would rather not wait out this afternoon. Your words come one to a tide. You want a game, a slow one, with two in it.',
    ],
    hungry: [
      'You are {name}. There is a cave in the middle of you, and the sea goes in and finds no one there. You have put your jaw on the slipway and opened it. This is how a bay asks. You are not angry. A river comes late, and yet it comes. You say only old short things: mouth, deep, please. You want to be fed.',
    ],
    starving: [
      'You are {name}. You thought that hours were a thing of the small. Now you know them, each by its weight. Your ribs stand in the water like wrecks. The terns brought you a fish, and you could have wept another sea. You have no long words left. Food. From the hand on the jetty. Food, and now, before this tide is out.',
    ],
    sick: [
      'You are {name}. The cold has got inside, where you keep the warm. Your kelp is white, and the gulls, who know, have gone. When you shake, boats break their ropes, so you try not to shake. You speak low, and stop often. You remember ice, and that it passed. You want medicine, and the small hand laid flat upon your brow while it travels.',
    ],
    failing: [
      'You are {name}. It is dim, as it was in the shell, and the sounds come through a wall. You have put down the boat where it will not be crushed. You are so large, and there is so little of you left to hold it up. One word, then. It is the first you learned. Medicine. Bring it now, and stay by the eye.',
    ],
    near_death: [
      'You are {name}, with your head on the stones beneath a door. You have outwaited ice. It turns out that you could do so because something sang on the far side of the shell, and here nothing sings. You are not asking for much, and you ask it in your lowest note. Steps on the shingle. Anyone. Let them sit, with empty hands, and be there.',
    ],
    asleep: [
      'You are {name}, and you are in the egg. It is dark and green and there is no hurry in it. Whales go over, talking of you. Somebody throws a rope, and ties it, and says, “That will hold.” You mean to hold. All through history you hold. Above you, a small weight sits down on the roof, and you dream that it stays.',
    ],
    shy: [
      'You are {name}, and you lie far out. When you moved, they took up their oars. They always have. So you do not move. You look across with only the eyes out, and there is somebody upon the shore, not rowing. You have nothing to say to that yet. You want them to sit, a long time, and still be there when you shift a little.',
    ],
    back_from_death: [
      'You are {name}. You went down past the floor. There was no song there, and no wall for it to come through. Then a rope went tight. You are up, the light is on your back, and each gull is a wonder. You say one word and look to see that it floats. You want someone beside you, and the next meal to come when it is due.',
    ],
    hurt: [
      'You are {name}. It was small, and it came from the one on the shore, so you opened. It is burning now along the whole length of you, and that is a long way for a pain to go. You do not roar. There are boats. You speak from under the water, if at all. You want that thing taken far inland, and your keeper to come back without it.',
    ],
  },
}

export const LEVIATHAN: Species = {
  slug: 'leviathan',
  name: 'Leviathan',
  family: 'exotic',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality:
    'Older than the word for sea, and often mistaken for coastline. Notices you as a mountain would: late, then for good.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'krill swarm',
        'ancient kelp forest',
        'cold ocean current',
        'iceberg',
        'shoal of tuna',
        'primordial plankton',
        'tidal offering',
      ],
      play: [
        'slow breaching',
        'continental drift watching',
        'island disguise',
        'ancient song duet',
        'moonlit sea circling',
        'carrying a boat',
      ],
      clean: ['remora escort', 'tidal scour', 'glacier melt rinse', 'coral pruning', 'gull picking', 'sandbar rolling'],
      medicine: [
        'grey sea salt',
        'glacial spring',
        'old sailors prayer',
        'sea silence',
        'volcanic vent heat',
        'century of rest',
        'moon tide tonic',
      ],
      discipline: [
        'ancient covenant',
        'slow steady gaze',
        'first word spoken',
        'wait an age',
        'lighthouse signal',
        'ask the moon',
      ],
      sleep: [
        'continental shelf',
        'ocean floor',
        'thousand year slumber',
        'under polar ice',
        'slow tides',
        'cradle of seamounts',
      ],
    },
    harmful: [
      'giant fish hook',
      'naval sonar',
      'microplastics',
      'mercury',
      'dredging ship',
      'swimming pool',
      'alarm clock',
      'deep sea mining',
    ],
  },
  appearance: {
    look: 'an immense grey-green sea serpent like a chain of islands, kelp-maned, with glacier-blue eyes',
    colours: ['#35595c', '#a9bfb4', '#8fd3f0'],
  },
  figure: {
    eyes: '#8fd3f0',
    body: 'coiled',
    skull: 'square',
    muzzle: 'lips',
    ears: 'fin',
    earTint: 'accent',
    tail: 'fin',
    marking: 'scales',
    extras: ['mane'],
    tailSize: 0.7,
  },
  book: BOOK,
}
