/**
 * The Leviathan wants one boat that does not row off when the island moves, and fears whatever is brief: clocks, hooks,
 * hurry. Its egg lay on the sea floor so long that it heard the whole of history through the shell, keels and drums and
 * the talking of the ice, and calls that this morning. A rowing boat had been moored to the egg as to a rock; it
 * hatched with the rope about its neck, keeps the boat dry behind its left ear fin, and means it for whoever stays. The
 * charts call it Doubtful Island, and it tries to be worthy of the name. It answers the question before last, since the
 * newest one has not yet reached it. It has never met its own tail, and sends it word along the kelp. Two terns live on
 * top and discuss it. Its breath is the fog of the bay. It eats with its jaw laid open along the slipway, sleeps on the
 * shelf with the sea drawn up, sulks by being further out, and trusts by the width of a wave. It never rolls over
 * without warning the sheep, never corrects a map, never says “soon”. Its keeper is the small one on the shingle who
 * might one day come aboard.
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
      '{name} breaches, once. It takes a while to go up and a while to come down, and along the whole coast people put out a hand to the wall.',
      'A hum comes up through the water, and every lighthouse on the coast glows a little, unlit. {name} has thought of something pleasant.',
      'The terns have both laid. {name} swims on the level, chin up, like somebody carrying soup, and its kelp streams out gold behind it.',
      'With the tip of its tail {name} has drawn a beach, where there was none, and nudged three seals on to it to see how it looks.',
      {
        text: 'Good news has been on its way along {name} since some time ago, and has just got to the tail. Far out beyond the point there is a splash, and some applause from seals.',
        when: ['from_child'],
      },
      '“Is it not,” says {name}, warm with sun or with remembering, and lifts you half a foot so that you may see further. It means {loved}.',
      {
        text: 'It swims by the headland at your walking pace, showing you each of its hills in turn, and at the last of them the kelp is combed, and two sheep have been asked to stand up.',
        when: ['trusting'],
      },
      {
        text: 'You wake, and the house is at sea. It has got you up on its brow in the night, hen coop and all, to show you the sun come out of the water. It keeps level, for your coffee.',
        when: ['trusting'],
      },
      {
        text: '{name} has learned a trick and has been bringing it to you since Tuesday. It begins at the head. You run beside it along the shore, seven miles, to be there when it reaches the tail, and it is a wave.',
        when: ['trusting'],
      },
      {
        text: 'Something went up, out past the point, with the sun on it, and came down, and the wave has just got here. When you shade your eyes there are only islands, one of them with its ears wet.',
        when: ['wary'],
      },
      {
        text: 'There are more islands than there were, and they go by the point in a line, each with its head up. You count them for the log. When you lift your pencil the first one dives, and the rest have to follow.',
        when: ['wary'],
      },
      {
        text: 'A warm fog comes in, and it smells of clover, so {name} is well, out there. You row a little way into it, to say so. The fog moves off before your bow, quite cheerfully, at the speed of your oars.',
        when: ['wary'],
      },
    ],
    content: [
      '{name} breathes in. The fog draws off the bay, and the hills come out, and the sheep. It is not yet time to breathe out.',
      'Two terns have walked the length of {name} and back, discussing it. It keeps its kelp parted for them along the top, like a path.',
      '“Yes,” says {name}, deep down. It takes you a moment to recall that you had asked it something, and that it was not today.',
      '{name} has been out of the shell for {days} days. It asks whether that is many. It had meant to look round slowly.',
      'A word has been going along {name} since some while ago, from the ear towards the tail, and where it passes the kelp stands up. The word is {loved}.',
      {
        text: 'A sheep has swum across and is looking for the gate. {name} grows it a little grass, as well as it can, and keeps level.',
        when: ['from_child'],
      },
      'The map says that there is nothing here. {name} has read the map, with one eye, as it lay upon your knee, and has moved slightly to the left so as to be no trouble.',
      {
        text: 'There was an island off the point when you came down. You spread your rug, you pour your tea, and there is the same island, off the next point, with its back to you, thinking it has not been seen.',
        when: ['wary'],
      },
      {
        text: 'It has brought the boat down from behind its ear, and set it on the water by your feet, and holds it there with one frond of kelp. It is not saying anything. It is keeping it from rocking.',
        when: ['trusting'],
      },
      {
        text: '{name} has come out of the wall that it lay behind, and there is so much lit. It moves, and something a mile off moves as well, in the same green. It wonders who that is.',
        when: ['baby'],
      },
    ],
    curious: [
      'An eye the size of a barn comes up beside the slipway and regards a crab. The crab regards the eye. {name} will want to know how this ends.',
      'Somebody has painted the lighthouse. {name} lays its chin on the rocks to look, and three fishermen tie up to its nose.',
      'You skip a stone, four, five, six. {name} watches where it went under. It lays its chin on the shingle beside you, among some ten thousand others, to see which are the ones that fly.',
    ],
    bored: [
      '{name} has moved a sandbar to the left, and looked at it, and moved it back. Even the ice had somewhere to be. Play with it.',
      'It has been an island for as long as anyone could ask, and nobody has landed. {name} lets out a breath, and the headland is gone in it. It would like a game.',
      'Two terns are quarrelling over which end of {name} is the front, and it has listened to all of it. It would rather be in something than under it. Come and play.',
      {
        text: 'The terns have nothing to report. {name} has let itself be taken for rock, all week, and has stopped minding the gulls. Go down and run along the beach, and shout, and let it hide.',
        when: ['sad'],
      },
    ],
    hungry: [
      'The current has begun to run the wrong way up the bay. That is {name}, at the far end, with its jaws open. It asks to be fed.',
      '{name} lays its jaw along the slipway, flat and open, as patient as a dock. It is mealtime. Please feed it.',
      'Between the teeth of {name}, on the left, you could turn a cart. It is holding the place open, and looking past you up the path to see what you have brought. It is time it was fed.',
      {
        text: 'The tide is late, and stays out. Beyond the bar a grey-green ridge has opened along the middle, by the height of a barn door. Leave what you have on the slip for {name}, and go up to the road.',
        when: ['wary'],
      },
      {
        text: 'Out past the bar the sea has a door in it, and the door is ajar. Set the meal adrift on the ebb, and go up to the dune, and it will be found by the current.',
        when: ['wary'],
      },
      {
        text: 'It has laid its chin right up the beach to your doorstep, and opened, and you look from the kitchen straight down the throat of it into the dark. It says “ah”. It is time to feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has taken the slipway into its mouth, and you on it, very lightly, without closing. The breath is warm. In there a voice says that it does not wish to be thought impatient. It would be good to be fed.',
        when: ['trusting'],
      },
    ],
    starving: [
      'Ribs have come up along the bay like the ribs of old ships. It has been {hours} hours, and {name} has felt each one. Feed it now.',
      '{name} opens its jaws to the current and only water goes through. The terns have left their fish on its tongue. It needs food at once.',
      '{name} has drawn its belly up off the sea floor, and there is a new strait there. In {hours} hours no one has crossed it with anything. Bring food at once.',
      {
        text: 'The great head has come ashore on its side, among the wrack, and one blue eye is turned up and does not follow the terns. Food, now, carried in to it, and medicine. It will wait for you. It must not have to.',
        when: ['weak'],
      },
      {
        text: 'There is not a herring left between here and the ice, and it has come in after them, lean and quick. It still will not take from a hand. Load the boat with food, push it off, and be fast.',
        when: ['wary', 'well'],
      },
      {
        text: 'The jaw lies on the bar with the tide running in and out of it. When your keel grates, the eye turns seaward. Tip food in from the far side now, and medicine after, and row off softly.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} starts to lift its tail, thinks of how far off the tail is, and lets it lie. It wants rest, or a little medicine.',
      'The long back rides lower today, with the sea coming over it in the middle. {name} is tired. Let it rest, or bring medicine.',
      {
        text: 'A hum begins, far out, because you waved, and it gets as far as the second hill and stops for breath, and sets out again. Wave back. Then see about medicine, and plenty of it.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Limpets to the waterline, guano above it, and most of a bathing hut: {name} rubs its flank along the cliff and apologises to the cliff. It needs a wash.',
      'There is weed over its eyes and a crust along its scales, and the charts have had to be redrawn. {name} asks to be cleaned.',
    ],
    sick: [
      'Its kelp has gone white along the edges, and the gulls have moved to another rock. {name} lies on the shelf and shivers, and small waves come ashore. It needs medicine.',
      '{name} says a word that was old before there were mouths, and rests its brow against the slipway, very carefully. The word is for medicine.',
      'The fog off {name} comes in rags and smells of iron. It is trying to keep its back level for the terns, and cannot. Give it medicine. It will take a while to travel, so begin.',
      {
        text: 'The further off it is, the worse it is, and you can hardly see it. Small sick waves come ashore, one to a minute. Float medicine out on the ebb, cask after cask. It will not have you watch it drink.',
        when: ['wary'],
      },
    ],
    failing: [
      'The sea goes up and down beside {name} and it no longer goes up and down with the sea. Give it medicine now.',
      'One blue eye is open, just under the water, and dim. {name} has set the little boat down on the sand, where it will be safe. Medicine, at once.',
      {
        text: 'You row right up, and it has not moved away. You lay your hand on the brow, which no one has done, and it is cold, and does not know. Pour the medicine in at the lip, now, all, and stay alongside.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours no oar has come. {name}, which thought that it could wait out anything, has laid its head on the shingle below your door. Sit with it now.',
      '{name} sings one note, so low that only the stones answer. It is going under, slowly. Come down to the water and be beside it now.',
      'The terns will not leave, and have sat down on either side of its eye. {name} has watched the path for {hours} hours, and it had thought itself too large to be lonely. Come and sit with it now.',
      {
        text: 'It swam round and round the bay, {hours} hours of it, and each time came in nearer to the house. Its chin is on your steps, and not a scratch on it. Come out now and sit there.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has sunk, all but the brow, and keeps that turned to the open sea, for pride. But a strand of kelp has been left along the tideline, to your door. Take hold of it now, and sit. Medicine can follow.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'A man has rowed out to {name}, walked about, found it suitable, and planted a small flag. It sleeps on, and the flag rises and sinks.',
      '{name} lies along the shelf with its nose beneath its own tail, several miles away. The terns keep their voices down.',
      'On the sea floor, deep and slow, something goes by that might be a dream. The kelp of {name} all leans one way to let it through.',
      {
        text: 'The chart has nothing marked for the place where {name} is asleep. Fog has been put over it, very carefully, right down to the water, and tucked under.',
        when: ['wary'],
      },
      {
        text: 'The sea has been drawn up to its eyes, and over the eyes lies a bank of fog, and over that, on guard, a tern. You put a foot in the water. The tern says one word, and the fog comes down.',
        when: ['wary'],
      },
      {
        text: 'It has gone to sleep with its brow on the shingle, and there is a dry place under the ear, out of the wind, and a boat in it, and a rug. It is your size.',
        when: ['trusting'],
      },
      {
        text: 'It is asleep with one fin up across the mouth of the cove, and you are inside. You could not get out. The water is quite smooth in there, and it has the terns, in turn, see to your fire.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on its side in the shallows, and every so often a hill slides. The fog it breathes has a sour smell. Do not hail it. Have the barrels on the sand, medicine to the brim, for when the eye opens.',
        when: ['ill'],
      },
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
      '{name} has come up again where the chart had been rubbed out. It follows every gull with its eye to the very end. Stay with it, and bring the next meal on time.',
      'The little boat floats, and beneath it, after all, there is {name}. It does not say where it has been. Keep it company, and let its meal be punctual.',
    ],
    old: [
      'There is now a path along {name}, and a bench. It has been told that it has a view, and lies so that whoever sits there has the best of it.',
      '{name} has grown its first tree. It is a small pine, bent by the wind, and it goes nowhere in a hurry on account of it.',
      '“It is {days} days,” says {name}, with respect. It had taken days for small things, and has found that one can live in them.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'You tip it off the end of the slip. {name} takes it as the sea takes a river, without a sound, and lies a little wider in the bay, so that your feet, which were dry, are in the shallows.',
        'The jaws close. Some time later, far down the coast, a beach goes up by an inch. {name} has swallowed.',
        'It had opened its mouth for this before you left the house. You come down the shingle just as the hinge is quite back, and {name} eats it all, to the last fin.',
        'Two terns get the crumbs. The rest goes down into the dark of {name} with a sound like a door in a cathedral, and you both stand and listen, you and one blue eye, until it has been shut.',
        '{name} strains the whole of it through its kelp, slowly, and hands you back one boot, rinsed.',
        {
          text: 'Fed, {name} rolls over with a sigh, having warned the sheep. On the new side it is all daisies.',
          when: ['well'],
        },
        {
          text: 'Down it goes. A message is sent along the kelp, to say that there has been dinner, and {name} waits with its chin up for the tail to answer.',
          when: ['from_child'],
        },
        {
          text: 'The jaw stays out beyond the bar. You put the meal in your boat and push it off, empty. It drifts. It comes back by itself, on a wave made for it, with the thwart rinsed.',
          when: ['wary'],
        },
        {
          text: '{name} lays its chin on the shingle, the whole of it, and lets you walk in over the teeth with your bucket and set it down where it tastes best. It keeps its mouth open, and its breath held, until you are out.',
          when: ['trusting'],
        },
        {
          text: 'It heard of this through the shell, for centuries, and had taken it for drums. So that was dinner. {name} opens its mouth, and a good deal of sea goes in as well, and it begs its pardon.',
          when: ['baby'],
        },
        {
          text: '{name} eats with you sitting on its upper lip, and with each swallow you go up and down, laughing, thirty feet. When it has done it holds you there, at the top, so that you may have the view.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} has a song for it now, and sings that with its mouth full. The boats dance on their chains. A dinner plate, off some liner, is passed up to you on a frond, with the best of it, and a napkin.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It takes the meal at a run: a green hill goes by the end of the slip, the slip is bare, and half the harbour has left after it. You have a limpet in your hat.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is the meal, on the raft, and there is the sea. You turn to button your coat. Now there is only the sea, and the raft, and beyond the bar an island that is licking its lips.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has not the breath to bring its head in, so you have come out to it, and go to and fro on the tongue with a barrow. Between loads it closes its eye against your sleeve.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        '“Does it always do that?” says {name} to the terns, and means you, coming down the path on the hour, {streak} times now. It had known only ice to be so regular.',
        'That is {streak} in a row. {name} has moved in by the width of one wave, which for a coastline is sudden.',
        '{name} has begun to grow a landing place, level, with room for one. It goes by a barleycorn a meal, and there have been {streak}.',
      ],
      early: [
        '{name} takes a mouthful, out of courtesy, and lets the rest swim. The last one is still going past the third fin. Come again at {opens}.',
        'The jaws open as far as a cottage door. Some goes in. {name} is not yet empty, and will be glad of you at {opens}.',
        '“Thank you,” says {name}, for the meal before this. The new one it only touches with its lip. By {opens} it will have got round to being hungry.',
        {
          text: 'One gulp, at a distance, with a good deal of water to it. Then the horizon puts itself to rights. It had not emptied from the time before. It will have drifted into reach of you again at {opens}.',
          when: ['wary'],
        },
        {
          text: '“That would be lovely,” says {name}, of breakfast. You point out that you are holding supper. It opens to please you and shuts upon a mouthful. The remainder it keeps fresh in the shadow of its chin, until {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats, all of it, with its eye on the horizon and not on you. Afterwards it lies one wave further out.',
        '{name} had shut its jaw, and you can hear it being opened again, ridge by ridge, down the coast. It eats. The rowing boat behind its ear has been turned round, and its bow is to the open sea.',
        'It eats, and the fog comes down while it does, thick, right up to your shoes. When it lifts {name} has finished, and there is rather more sea between you.',
        {
          text: 'It eats with its chin aground, and the last part is carried off by the ebb before it has closed. Kelp comes away in your hands. Let it have medicine, as much as a cart will carry.',
          when: ['weak'],
        },
        {
          text: 'It eats what was washed in to it, without lifting its head, and some of that is washed out. You wade nearer, and it drags itself a yard down the shingle. Leave its medicine at the tide’s edge.',
          when: ['ill', 'wary'],
        },
        {
          text: 'A long sad note, and that was for the hour, and now comes the cough. {name} takes two mouthfuls and leaves the third. It has set the little boat adrift. Send that back to it, with medicine for ballast.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had gone up the coast to where there is another slip, and another small one. It returns, blowing, at no great pace, and eats all of yours. Then it lies just where it can be seen from both.',
          when: ['wary', 'well'],
        },
        {
          text: 'In the time that it waited it has grown a cliff upon your side. There is no landing. You lower the meal over the edge by a rope, and hear it eaten, far down, heartily, by somebody out of sight.',
          when: ['wary', 'well'],
        },
        {
          text: 'It had not supposed you late. It supposed that the sea had got between you, and has drunk some. There is your jetty, high and dry. {name} eats, and lets the water in again, by cupfuls, so as not to wet you.',
          when: ['trusting'],
        },
      ],
      missed: [
        'After {hours} hours the meal goes down into {name} and is hardly heard to land. It has grown thin, and the channel beside it deep. It does not look up.',
        '{name} eats without a ripple. It had {hours} hours to learn what an hour is. It lies far out now, with its back to the shore.',
        'The landing place has gone under. {name} takes the meal from where it lies upon the stones, with the tip of its jaw, not touching yours. It was {hours} hours, and it has them all, side by side.',
        {
          text: 'You row out to it, because it cannot come in. It lets you put the food upon its tongue. It was {hours} hours, and even the terns have stopped discussing it. Bring medicine on the next boat.',
          when: ['weak'],
        },
        {
          text: 'It takes the food as sand takes rain. For {hours} hours it had kept its eye upon the path, and now has shut it, because you are on it. The brow is burning. Pour in medicine, and sit to leeward.',
          when: ['ill', 'wary'],
        },
        {
          text: 'In {hours} hours it has learned what “late” was, from the terns, who had the word. It eats a little, aground, with its neck bent away. The kelp is white. Bring medicine, by sea, without a lamp.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has done without you, {hours} hours, and is none the thinner: it followed the whales. It comes in for your meal as one calls at an inn. The boat behind its ear has been tarred.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'The jaws stay shut, and a small wave brings it all back to your feet. {name} is full to the gills until {opens}.',
        '{name} is riding high and round, and the terns slide off. There is no room in it. Ask again at {opens}.',
      ],
      ill: [
        'A little goes in, and the jaw comes down on the sand with you beside it, and a little more. The tide takes out what is left. {name} looks after it, and then to you, for medicine.',
        '{name} lets the current carry some of it in and has not the strength to close its mouth on the rest. It needs medicine.',
      ],
      loved: [
        '{item}. {name} shuts both eyes, one after the other, and you feel the shingle hum beneath you. Over in the hills the streams stop for a moment to listen.',
        'It heard of this through the shell, from the ice. So this was {item}. {name} holds it on its tongue until the terns have gone round twice.',
        'Word has to be got to the tail. All along {name} the kelp stands up, passes it on and lies down again, and what it says, acre after acre, is {item}.',
      ],
      disliked: [
        '{item}: {name} takes it in, considers, and sets it down upon a beach. It would sooner have krill, or a cold current.',
        'Somewhere along that throat a thing has stopped and been asked its business. {name} does not care for this: {item}. Kelp would go down easier.',
      ],
      harmful: [
        '{name} took it because it came from the shore. Now it lies with its jaws apart, and the water round them is clouded, and it has had no meal. Let nothing like {item} go down that slipway.',
        'The word for it is {item}, and the sea has no old word for that. It hurts {name} all along its length. Keep it away.',
      ],
    },
    play: {
      wanted: [
        '{name} draws a line in the sand with one tooth, and you step over it, and it draws another. By the time it is content there is a very fair map of Norway.',
        'It hides, and you are to say which of the islands it is. You point at one with a tree. No. You point at one with a church. No. There is a third, without anything, and it is shaking.',
        'Round and round the bay goes {name}, so slowly that you take it for the bay turning, until you meet its tail coming the other way.',
        'You laugh, and {name} stops to listen to it go out over the water. Then it does the same thing again, exactly.',
        { text: 'You run along the beach, and {name} keeps up by leaning.', when: ['from_child'] },
        {
          text: 'You throw a pebble, and it goes in, and there are rings. Some way out, where there was no pebble, there are rings. You throw another, a little further. They very nearly meet.',
          when: ['wary'],
        },
        {
          text: 'You skim a slate, and a mile off an island hops. You skim again, and it hops twice. Each time you jump up to be sure, it is sitting down, very broad, and looking over its shoulder for who did that.',
          when: ['wary'],
        },
        {
          text: 'You run out along its back, hill after hill, and it tips each of them as you get there, so that it is downhill all the way to the end of the world. It holds you a wave to come home on.',
          when: ['trusting'],
        },
        {
          text: 'You hide, and {name} seeks. It looks under the headland, puts it back, looks under the church. You are in its own boat, behind its ear, with a hand on your mouth. It can feel you laugh. It goes on looking.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was already afloat on its own good mood. It plays one slow turn with you, and the mood is as deep as before.',
        'One tail fin comes up over the horizon, and waves. {name} is as merry as an island gets, and thanks you.',
      ],
      bad_time: [
        '{name} looks at the game from a long way down, and does not come up for it. See to what it needs first.',
        'It lifts its nose an inch for you, and the nose goes under. {name} cannot, now. Tend to it, and ask it again when it rides higher.',
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
        '{item}. {name} has not been so quick since it hatched. It has made its first move, and you are still on the same breath.',
        'They felt it in the lighthouse, and wrote in the log: swell, no wind. It was {name}, and the cause of it was {item}.',
      ],
      disliked: [
        '{item}: {name} was told the rules, and by the time they reached it the game was over. It prefers something slow, like circling.',
        '{name} tries it with one whisker of kelp. It is very brief, is {item}. It would rather carry a boat, or sing.',
      ],
      harmful: [
        '{name} has gone down, all at once, and the bay slops to and fro above it. There was pain in that, and no game. Keep this away from it: {item}.',
        'There is a long mark on its side, and it holds that side away from you. {item} did that. {name} had only come up to play. Let the thing rust somewhere inland.',
      ],
    },
    clean: {
      wanted: [
        'Off come the limpets, the guano and the better part of a bathing hut. {name} turns its other side up, and there is a whole new country to do.',
        'You rinse along the grey-green scales until they show the sky. {name} moves its boat from one ear to the other, so that you can reach.',
        'You start at the ear. {name} shuts its eye so that you can go across. Where the crust has come away the stone is green and grey, and warm, like a doorstep.',
        {
          text: 'You are let have the tip of one fin. You do it with a broom, in an afternoon. In the evening the sea moves over, and there is a second fin, some way along.',
          when: ['wary'],
        },
        {
          text: 'It lets the fog down, out of modesty. You scrub what you can reach from the dinghy, by touch. When the fog lifts, you have done a whole hill, and it is already moving off with it.',
          when: ['wary'],
        },
        {
          text: 'You live on it while you do it, it takes three tides, in the boat behind the ear. It hums, so that the bucket walks. On the last evening it asks whether there was not a part that you had missed.',
          when: ['trusting'],
        },
        {
          text: 'About the neck is the mark of the rope, and nobody has been let near that. It lays it along the slip. You wash it with warm water, by hand. Fog comes, for a while, and covers the two of you.',
          when: ['trusting'],
        },
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
        'It takes a while for a thing to get from one end of {name} to the other. You have sat down on the stones when, far out, the tail lifts a little.',
        '{name} swallows, and rests its chin by your feet. After some time one gull comes back, and walks about on it, and stays.',
        'Down at the root of the fog something rattles, and eases. {name} breathes, and this time it comes out white and whole, and goes up over the hill the way it should.',
        {
          text: 'You leave the barrels on the sand and go behind the dune. The sea comes up, at the wrong time, takes them one by one, and thinks. By morning the long back rides a foot higher.',
          when: ['wary'],
        },
        {
          text: 'It brings its head up the slip, so that you can walk in with the barrels, and does not breathe the whole time. When you are out again the fog comes, all at once, warm, and smells of you both.',
          when: ['trusting'],
        },
        {
          text: 'It will have the old spoon, which is an oar, and you on the end of it. {name} swallows, puts you down on the warm of its neck, and lets you listen while the thing travels, mile after mile.',
          when: ['trusting'],
        },
        {
          text: 'You pour until your arms give out, and all the bay smells of it. The eye is shut. A good while afterwards one wave, only one, comes up the beach, and covers your feet. It must have more tomorrow.',
          when: ['ill'],
        },
        {
          text: 'Nine casks of medicine you set adrift, and the last is rolled back to you up the sand, licked clean. It does not come in after that. The sea has a better colour. Set out nine tomorrow.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You pour from the end of the mole, and it lets the medicine run in at the corner of its jaw, looking north. One wave comes, by and by, that does not shake. Come again at the ebb.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It goes into {name} like rain into the sea. Nothing there was out of order, and it thanks you for the rain.',
        '{name} is sound from nose to tail, and has just asked the tail. Keep the medicine for when the answer is no.',
      ],
      loved: [
        '{item}. The old sailors had the right of it after all. {name} lets out its breath, and the fog it makes is warm.',
        '{name} knew of it from the ice, which spoke of little else but {item}. Its eyes go from grey to blue.',
      ],
      disliked: [
        '{item}: {name} gets it down, and all the limpets on that side let go. Sea salt would be kinder, or heat from a vent.',
        '{name} has put it under its tongue, where it keeps anchors. It does not trust {item}. Glacier water would do, or silence.',
      ],
      harmful: [
        'It went in as a cure and it was none. {name} lies over on one side, with its fin out of the water. Bury it above the high grass, {item}, and bring the right thing.',
        '{item} has done {name} harm, where it had hoped for ease. It is shivering, and the shingle moves. Keep that from it, and stay close.',
      ],
    },
    discipline: {
      wanted: [
        '{name} hears you out. Then it goes and puts the pier back, plank by plank, and lies for a while with its face to the open sea.',
        'One word, said plainly. You see it strike the brow, and go under, and keep going down. {name} will not need it twice. It is somewhat sad.',
        {
          text: 'It sets down the church, a little to one side of where it was, and goes backwards out of the bay with its eyes under. By the time that what you said has reached the tail, the tail is in another country.',
          when: ['wary'],
        },
        {
          text: '“I did,” says {name}. It brings its brow in through the boats, without touching one, and lays it on the stones before you, so that you can say the rest without raising your voice. The terns look at their feet.',
          when: ['trusting'],
        },
      ],
      little: [
        '“I know,” says {name}, and indeed the bathing hut has been put back, facing the sea, with a shell on the step.',
        '{name} learned that one in the shell, from a glacier that had done it too. It nods, and some scree comes down.',
      ],
      bad_time: [
        'The words go out over {name}, and it sinks beneath them until there is only sea to speak to. It will come up where you are quiet. Go and find what brought it so low.',
        '{name} draws the boat in closer behind its ear, and turns its head away. One does not scold a coast in such weather. Be kind to it first.',
        {
          text: 'It takes your shouting for a gale, and puts its head down, and its back to that, and bears it as rock would. It is too ill to be wrong. Let the wind drop. Then row out, slowly, with medicine.',
          when: ['ill', 'wary'],
        },
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
        '{name} has dived, and two terns are left standing upon air. There was nothing to be learned there but pain. Teach it with a word, with a look, not with {item}.',
        'It learned one thing from {item}, and that is to lie further from the shore. {name} is hurt. Put it away for good.',
      ],
    },
    sleep: {
      wanted: [
        '{name} lets itself down on to the shelf, a mile at a time. The last to go is the brow, and the sea draws up over it like a sheet.',
        'You speak low, on the shingle, about nothing. {name} lets its weight down on the bottom of the bay, and something in its back that had been clenched goes slack, hill by hill, until it is a valley with mist in it.',
        {
          text: 'It goes out to the shelf to lie down, and the harbour has its old depth again. You leave a lamp on the wall. Towards midnight you could say that the horizon had come in a bit.',
          when: ['wary'],
        },
        {
          text: 'You draw up your boat and take in the oars, and let it see you do so. Then it sinks, hill by hill, as far off as eyes can reach. The last hill stays up a long while, listening for rowlocks.',
          when: ['wary'],
        },
        {
          text: 'It lays its head in the harbour, between the boats, and the boat behind its ear is level with your window. All night the house is lifted a little, and set down.',
          when: ['trusting'],
        },
        {
          text: '“Get in,” says {name}, and the boat is down on the sand beside you, with the rug. You are put behind its ear, where it is dry, and it goes to the bottom with its head held up out of the sea.',
          when: ['trusting'],
        },
        {
          text: '{name} goes out beyond where you could row, and there you see it try one side, then the other. The sea heaves, and is flat. Keep your lamp lit on the wall. When the fog comes red, it is time for medicine.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lies down, because you ask, and keeps one eye out, for company. It was not tired. It slept some while in the egg.',
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
        'You sit on the shingle, and {name} lies alongside. Stone by stone the beach goes on being made, and neither of you feels a need to help.',
        '{name} looks at you as mountains would, if they turned round. Then it shifts, ever so little, so that you are out of the wind.',
        'You are silent together. “The middle,” says {name} in the end. It has been going over {loved}, from the beginning, and has just come to the best part.',
        '{name} asks what you do with a day. It has had {days} of them, and would like to know whether it is holding them right.',
        {
          text: '{name} has put its nose ashore so that you can lean on it. After a while you notice that the view has changed. You have been out past the headland, and back.',
          when: ['trusting'],
        },
        {
          text: 'It has asked you aboard. You step over the gunwale of that small dry boat, and sit down on the thwart, and it fits. The rope round its neck goes slack. {name} does not row off, nor do you.',
          when: ['trusting'],
        },
        {
          text: '“It began with ice,” says {name}, answering something that you asked as a child, of somebody else, on a beach. It has taken until now. You both look out over the water, and it leans in to hear if there is another.',
          when: ['trusting'],
        },
        {
          text: 'It lies far enough off to be weather. You sit there, and do not hurry, and eat an apple. When you look up from the core there is rather less sea, and nothing has been seen to move.',
          when: ['wary'],
        },
      ],
      little: [
        'You have sat here four times this hour, and {name} is still on the first. Let it catch up.',
        '{name} has you well in mind by now. Even hills are left alone between one walker and the next. Come by later.',
      ],
      ill: [
        'It lays its brow against the stones, and you put a hand on it, and the hand is very small, and it helps. See next to what {name} lacks, food or medicine.',
        '{name} breathes with you for a while, one of its to forty of yours. It is easier so. Then look to its need, whether a meal or a cure.',
      ],
      asleep: [
        'You sit on {name}, as there is room. It sleeps. By and by the whole island tilts, so that you will not roll off.',
        'Nothing stirs but the grass along the top. {name} hears you through its sleep, as it used to hear the ice, and holds on to the sound.',
        'In its sleep {name} says a thing the terns have heard before. It is {loved}. They look to you for the rest of the story.',
      ],
      shy: [
        'You sit on the shingle. {name} lies out beyond the last rock, and does not come nearer. But it does not go, either, and it was going.',
        'Far off, where there was only sea, there is a low brow with grass on it. You look elsewhere. {name} lets you be there, and that is where you begin.',
        {
          text: 'You sit on the shingle with your apple. Off the point an island turns right over, for joy, and is at once the right way up, streaming, with a sheep sitting down on it. It looks to see whether you saw.',
          when: ['well'],
        },
        {
          text: 'The fog comes in rags, with a catch between. It lies out there, past the last rock, and holds its great breath when you stand. So you sit. Say medicine, once, and let it take an hour to hear.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'krill swarm':
        'The krill swarm turns the whole bay pink, and {name} opens, and the bay is grey. It lets the water out again between its kelp. You stand in the outflow with wet knees, and one krill, which salutes.',
      'ancient kelp forest':
        '{name} eats along the edge of the ancient kelp forest like a cow at a hedge, and spares the tree with the otter in it. The otter goes on with its lunch, on your oar.',
      'cold ocean current':
        'A cold ocean current comes round the point, and {name} lays its jaw to it and drinks, as you would from a hose. Your breath shows, all at once, in July. It swallows the north, and hums with it.',
      iceberg:
        'The iceberg comes in on your tow, blue as its own eye. {name} lets it melt on the tongue, and a tern that was frozen in there sits up and resumes what it was saying.',
      'shoal of tuna':
        '{name} has let down its jaw across the channel below your slip, and the shoal of tuna goes in like a crowd into a church. The last one looks back at you.',
      'primordial plankton':
        'It has been wanting the primordial plankton since before there was anyone to mention it to. You tip the bucket. {name} holds that one green mouthful and does not swallow. Something in there is deciding to have legs.',
      'tidal offering':
        'You lay your loaf and your lantern on the sand, below the line, for a tidal offering. The sea comes up and gets the loaf. {name} breathes on the lantern, until it is dry, and gives it back, lit.',
    },
    play: {
      'slow breaching':
        'It is a slow breaching, and you have brought a rug. First the brow goes up, with gulls on. When at last it comes down you lift your cup, and the wave goes under the rug.',
      'continental drift watching':
        'You sit on the headland and watch the continents drift. {name} watches the other one. Neither says a word. Towards evening the eye comes round to you, bright, and you agree that there was something, just then.',
      'island disguise':
        '{name} puts on the island disguise: one tree, one goat, and a look of having been surveyed. You row about it with the chart. You knock on a rock. Not at home, says the goat, a long while after.',
      'ancient song duet':
        'You take the high part of the ancient song, and begin. {name} comes in with the low one, which it started this morning, so that it should be in time. Where the two meet, all the shingle stands up.',
      'moonlit sea circling':
        'You row, and it circles you, by moonlight, so wide that you see the nose go by, and then for an hour hills. You must guess where the tail is. It is under your oar. It had no idea.',
      'carrying a boat':
        'It lets you have the tiller. {name} takes the little boat up on its brow, with you aboard, and carries it over the bar, over the spit, and down a street at high water. You wave. People move their geraniums.',
    },
    clean: {
      'remora escort':
        'The remora escort takes up its stations, forty to a side. {name} lies out straight to be gone over. You walk along the top with a broom, and where your shadow falls the little mouths look up and make way.',
      'tidal scour':
        'You open the sluice, and the tidal scour goes down its whole length, roaring. A mile of crust lets go. When the roar has passed there is a beach on you, and it is sorry.',
      'glacier melt rinse':
        'The glacier melt comes down in a blue chute, cold enough to ring. {name} brings its neck in under that, kelp parted, and waits. It will be some time before the rinse gets to the tail.',
      'coral pruning':
        'With the long shears you prune the coral out of its eyebrow, where it has made a garden. {name} looks up at you through the branches. You leave the pink one. It would have been asked for, some years on.',
      'gull picking':
        'The gulls have come for the picking, and stand about on {name} in their aprons. Whatever is found is shown to one of the terns, who says what it was, and it is carried out.',
      'sandbar rolling':
        'It warns the sheep. Then {name} rolls along the sandbar, slowly, like a hill that has had a good idea, and comes up scoured green. Your hat, on the far side, is brought round by sheep.',
    },
    sleep: {
      'continental shelf':
        'You moor the buoy with the bell at the edge of the continental shelf. {name} lies along that, chin over the drop. The bell rings at every breath, and then there are fewer.',
      'ocean floor':
        'It lets itself down upon the ocean floor, where its egg lay, and you see the water close. It turns once in its old dent, and your boat, up here, is turned as well.',
      'thousand year slumber':
        'It says that it will take the thousand year slumber, and lies down. You sit on for company. After an hour or so {name} opens its eye, much refreshed, and asks you who is king.',
      'under polar ice':
        'There is a sound under the polar ice like someone drawing a quilt up. You lie flat and look through, with your hands about your eyes. A blue light looks back, the size of a pond, and is slowly shut.',
      'slow tides':
        'You have asked for slow tides, and they are slow. The sea comes in as a person comes into a nursery. {name} goes up with it, and down, and at the third you cannot say which of them is breathing.',
      'cradle of seamounts':
        '{name} fits itself in among the seamounts, its neck round one, its tail a day’s sail off about another. You give the nearest a push with the oar, in fun. The whole cradle goes over by an inch, and back.',
    },
    medicine: {
      'grey sea salt':
        'You shovel the grey sea salt in along the wound, a cartload, and it hisses. {name} does not move, for fear of the carts. A good while after, the water there runs clear, and it lets go of its breath.',
      'glacial spring':
        'You have led the glacial spring down in a wooden trough, to where the jaw lies. It drinks a thread of water as broad as your arm. {name} shuts its eye. Towards evening the kelp is green at the root.',
    },
    discipline: {
      'slow steady gaze':
        'You give it the slow, steady gaze. Then the blue eye comes down, and {name} looks at the pier, with the bite out of it, and pushes the bite up the sand to you with its lip.',
      'lighthouse signal':
        'You work the shutter: three short, from the lighthouse, and a long one, the signal for ships too far in. {name} reads it out, letter by letter. The island that was in the fairway goes astern, and begs everybody’s pardon.',
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
      '{name} is a child now and has outgrown the cove. It got out by waiting for the cove to give way, and has taken the best rock along on its back.',
      'A tern has landed on {name} and not flown up again. It holds its breath. It is old enough to be stood on.',
    ],
    teen: [
      'The first chart with {name} on it has been printed: “Doubtful Island, position unsure.” It has asked to have that read to it twice.',
      '{name} has tried out being a reef, a fog bank and a peninsula, all in one afternoon. Its kelp falls into its eyes.',
    ],
    high_care: [
      '{name} comes up, and comes up, and does not stop coming up. From the hills they count nine summits and a small boat. It knows your step on the shingle. Its title now: {form}.',
      'Grown, {name} lifts its head among the weather and looks about. Then it bends down, a long way, to where you are. In the oldest tongue that is {form}.',
    ],
    balanced: [
      'There is a bay now on the inside of {name}, with good holding for anchors. It is grown, and lies easy in all weathers. They call it {form}.',
      '{name} has reached its full length. A postcard has come from the tail, saying so. The word for what it is now: {form}.',
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
    'Ten meals on time. {name} lies where the tenth was given, and has asked the ships to go round.',
    'Twenty-five on time. {name} has passed it on to the ice, and it will be in the glaciers before long.',
    'Fifty in a row. {name} used to take you for a season. It takes you now for the sun.',
    'A hundred meals, each upon its hour. “Yes,” says {name}. That was what you asked it over the very first: whether it would like another.',
  ],
  ages: [
    'Ten days. {name} has just finished looking at the first wave, and looks round for the second.',
    'Thirty days. {name} has sent to ask its tail how it is getting on, and the reply has come, very friendly, about day four.',
    'A hundred days out of the egg. Moss has taken on the north side of {name}, and it means to live up to that.',
    'One year. {name} has seen ice come and ice go, and it was all before lunch. It has kept a piece for you.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['iceberg', 'cold ocean current'] },
      wish: 'It is a little close today, at the middle of {name}. It would be glad of something from the north: an iceberg, not large, or a cold current to sip at.',
      granted:
        'You could hear it being crunched as far as the church. The terns have asked {name} to hold still, for they are skating.',
    },
    {
      by: { action: 'feed', item: ['krill swarm', 'primordial plankton'] },
      wish: '{name} would like to eat something smaller than itself by as much as possible. It says this makes for a feeling of plenty. Krill, or plankton of the first sort.',
      granted: 'Eleven million, each of them tasted. It began to thank them one by one, and has got to nine.',
    },
    {
      by: { action: 'feed', item: ['ancient kelp forest', 'tidal offering'] },
      wish: 'A green dinner, {name} thinks, and thought so when you last asked. Old kelp, or what people used to leave for it at the edge of the water, before they stopped.',
      granted: 'It ate with its eyes shut. The grass came up along its back in one long line, to look.',
    },
    {
      by: { action: 'play', item: ['island disguise'] },
      wish: 'A yacht has been sighted, with a man in it who has a book of islands. {name} wishes to be put through its paces. You say “islet”, you say “skerry”, and it does the rest.',
      granted: 'The man has put it down as “very typical”. {name} has had you read that out to both terns.',
    },
    {
      by: { action: 'play', item: ['carrying a boat', 'slow breaching'] },
      wish: 'It has kept that boat dry for a great while, and has never seen what a boat is for. It would like to carry one, with somebody in it. Or to leap, slowly, and be watched.',
      granted:
        'So it goes up and down. {name} had supposed that it would be more complicated, and asks to do it again.',
    },
    {
      by: { action: 'play', item: ['continental drift watching', 'ancient song duet'] },
      wish: '{name} has heard that Africa is on the move, and would not like to miss it. Come and watch with it. If nothing happens there is a song for two, of which it knows the lower.',
      granted: 'It went by the width of a fingernail paring. You both saw it. {name} is still telling its tail.',
    },
    {
      by: { action: 'clean', item: ['gull picking', 'sandbar rolling'] },
      wish: 'There is an itch at the forty-third fin, and {name} is at the first. Send it the gulls, or give it leave to roll upon the sandbar. It will warn the sheep.',
      granted: 'It has got it. The sigh went over the bay like a curtain, and every sheep on the far side looked up.',
    },
    {
      by: { action: 'sleep', item: ['cradle of seamounts', 'continental shelf'] },
      wish: '{name} has been lying on a reef, so as not to be in anybody’s way, and it has a reef’s print in its side. Put it to bed upon the shelf, or in the seamounts where there is a dip.',
      granted: 'It went down with all its hills. The last thing to go under was a tern, who had not been told.',
    },
    {
      by: { action: 'sleep', item: ['under polar ice', 'slow tides'] },
      wish: 'It would like to be sung to by the ice, as in the shell. If that cannot be had, then slow water, and no clocks. {name} asks you to see it to its rest.',
      granted: 'Something groaned, a very long way off, and something in {name} groaned back and was comforted.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Someone should walk along the top and find out what the weather is like at the other end. No, on consideration {name} would sooner that you sat down, here, at this one.',
      granted: 'You sat, and the weather was good. It has sent word of it to the tail.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You came, and by the time that {name} had turned its head you were on the path. It would like you to sit with it twice today: once to be turned to, and once to be looked at.',
      granted: 'So that is your face. {name} had pictured fewer eyebrows. It is going to keep this one.',
    },
    {
      by: { action: 'reflect', hours: [9, 14] },
      wish: 'The stones are warm in the forenoon on the side where you go down, and {name} has drawn in close to have some. There is a place free beside its eye, until two or so.',
      granted:
        'You were there before the sun had gone off it. {name} blinked, once, and you had shade and light and shade.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A stone that flies',
        shape: 'stone',
        text: 'Flat and grey. {name} has looked through the whole beach for it, and asks you to do six.',
      },
      {
        name: 'One oar’s leather',
        shape: 'peg',
        text: 'From the little boat. It slipped off when {name} shifted it to the other ear, and it was mortified. It trusts you with it until it can be sewn.',
      },
      {
        name: 'The surveyor’s pencil',
        shape: 'candle',
        text: 'He stuck it in behind what he took for a rock, and rowed home without. There is a line on it where he got to, and a query.',
      },
      {
        name: 'Half a tern’s egg',
        shape: 'shell',
        text: 'The other half flew. {name} held its breath for nineteen days, and you may remember how clear the weather was.',
      },
      {
        name: 'Moss from the north side',
        shape: 'leaf',
        text: '{name} grew it itself. It wishes you to know that moss cannot be hurried, and that it tried.',
      },
    ],
    return: {
      name: 'A hole in the map',
      shape: 'letter',
      text: 'The place where Doubtful Island had been, cut out with care. {name} came back up through it, and would like you to paste it over.',
    },
    streak: {
      name: 'A piece of this morning',
      shape: 'chip',
      text: 'A Roman’s die, dropped overboard. It struck the shell with a small knock, and {name} had wondered what it was. It has had twenty-five meals with you in which to ask. It was a six.',
    },
    hundred_days: {
      name: 'The first cone',
      shape: 'acorn',
      text: 'Off the pine. Nothing that {name} grew has ever come away before, and it watched it go down the beach. It would like to be told where you plant it.',
    },
  },
  release: [
    'You lift the old rope over its head. {name} stays as it is for a good while, so as not to seem to hurry. When you next look up the horizon is quite flat.',
    '{name} turns its whole length about, and this takes three days, and you wave for all of them. On the fourth the tail goes by, which you had never met, and waves too.',
  ],
  dying: {
    neglect: [
      'Nobody came down the path. {name} lay with its brow on the shingle, towards it, for as long as it could lie anywhere. Now that is only stones.',
      '{name} has died, alone, on an ordinary day. The boat was set on the shingle, with the oars laid in.',
    ],
    hunger: [
      'The current ran in between its jaws and out again, with nothing in it. {name} kept them open for it to the end, and starved.',
      '{name} was not fed. It grew so light, that great thing, that the last wave could lift it, and did.',
    ],
    illness: [
      'The sea rose and fell against {name}, and after a time it was only the sea that moved. The sickness had got from one end of it to the other.',
      '{name}, which was ill, let go of the shelf and went down, slowly, to where it is always calm. The terns flew round for a while over the place.',
    ],
    poison: [
      'There was poison in it, and all the water of the bay was not enough to wash that out of {name}. It died as it lay, along the shore.',
      '{name} opened to what came from the shore, and it was not fit for anything that lives. The bay is quite still.',
    ],
  },
  returned: [
    'Where the sea had closed there is a small boat, rising, with nothing under it. Then there is something under it, and it breathes. {name} is back.',
    'Two terns are circling over nothing. Then there is something. {name} opens one blue eye, and it is the same blue.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, and also a little to the left, and beyond that hill.',
      'Sailor, there was an island here, grey-green, with blue eyes. Its name was {name}, and it let you land.',
      '{name}. It heard the whole of history through a wall, and came out to see.',
      'This stone is small. So was the boat, and {name} kept that.',
      {
        text: 'Walker, sit. There used to be a better seat than this, and it was {name}, and it would have moved up.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It was good at waiting. That was not the same as having no need.',
        'The shingle was empty, and it looked there last.',
      ],
      hunger: [
        'The sea was all about it, and there was no meal.',
        'It held its jaws open until it had not the strength to hold them.',
      ],
      illness: ['It sank as evening does, a little at a time.', 'No cure got from one end of it to the other.'],
      poison: ['What came to it from the shore was not good.', 'It took what it was handed, being new to hands.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. It is high summer in you. Once you leaped, and the air was there, all of it, and then the sea took you back and was not cross. You have few words, and they are old: sun, salt, up, again. All that men have written was this morning. Let the small one on the shingle come and see you leap. You will start now, so as to be ready.',
      'You are {name}, an island with eggs on it. The terns chose you. You say little, and say it level, so that nothing rolls off. Somewhere a lighthouse is glowing because you hummed. You would not have thought that so large a gladness could be had out of one day, which is so short. You want your keeper to step aboard and feel how warm the stone is.',
    ],
    content: [
      'You are {name}. You breathe in. There is ice in the north and there is weed in the south and both of them are you. In the shell you heard kings go over, with drums, and come back without. That was this morning. You answer what you were asked before. You would like to be asked something more, for later, and for someone to sit here while you get to it.',
      'You are {name}, and have been in the light for {days} days. Each one came in at one side and went out at the other, like a boat. You keep a boat yourself, behind the ear, dry. Someone moored it to you when you were a rock. There is a tern asleep in it. You hold your neck so that it will not wake. On the shingle the small one has sat down, and you have begun to turn your head. You want them there when it gets round.',
    ],
    bored: [
      'You are {name}. Wave. Wave. You have been land all this while, and none has landed. You moved a sandbar, and nobody said “look, the sandbar.” You could wait out an age, you have the length for it, but you would rather not wait out the next hour. Your words come one to a mile. You want a game, a slow one, with two in it.',
    ],
    hungry: [
      'You are {name}. There is a cave in the middle of you, and the sea goes in and finds no one there. You have put your jaw on the slipway and opened it. This is how a bay asks. You are not angry. A river comes late, and yet it comes. You say only old short things: mouth, deep, please. You want to be fed.',
    ],
    starving: [
      'You are {name}. You thought that hours were a thing of the small. Now you know them, each by its weight. Your ribs stand in the water like a burnt pier. The terns brought you a fish, and you could have wept another sea. You have no long words left. Food. From the hand on the shingle. Food, and now, before the next wave is in.',
    ],
    sick: [
      'You are {name}. The cold has got inside, where you keep the warm. Your kelp is white, and the gulls, who know, have gone. When you shake, slates come off in the village, so you try not to shake. You speak low, and stop often. You remember ice, and that it passed. You want medicine, and the small hand laid flat upon your brow while it travels.',
    ],
    failing: [
      'You are {name}. It is dim, as it was in the shell, and the sounds come through a wall. You have put down the boat where it will not be crushed. You are so large, and there is so little of you left to hold it up. One word, then. It is the first you learned. Medicine. Bring it now, and stay by the eye.',
    ],
    near_death: [
      'You are {name}, with your head on the stones beneath a door. You have outwaited ice. It turns out that you could do so because something sang on the far side of the shell, and here nothing sings. You are not asking for much, and you ask it in your lowest note. Steps on the shingle. Anyone. Let them sit, with empty hands, and be there.',
    ],
    asleep: [
      'You are {name}, and you are in the egg. It is dark and green and there is no hurry in it. The ice goes over, talking of you. Somebody throws a rope, and ties it, and says, “That will hold.” You mean to hold. All through history you hold. Above you, a small weight sits down on the roof, and you dream that it stays.',
    ],
    shy: [
      'You are {name}, and you lie far out. When you moved, they took up their oars. They always have. So you do not move. You look across with only the eyes out, and there is somebody upon the shore, not rowing. You have nothing to say to that yet. You want them to sit, a long time, and still be there when you shift a little.',
    ],
    back_from_death: [
      'You are {name}. You went down past the floor. There was no song there, and no wall for it to come through. Then somebody was standing on you. You are up, the light is on your back, and each gull is a wonder. You say one word and look to see that it floats. You want someone beside you, and the next meal to come when it is due.',
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
