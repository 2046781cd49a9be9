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
    'You had been standing on the egg, taking it for the beach. It cracks from headland to headland, the sea runs in, and one glacier-blue eye, already old, opens beside your boots. {name} is out. Some of it.',
    'The stone beside you splits along the top. Out comes a small wet coast: three islands, a rag of kelp, two eyes of glacier blue. They try the sky. They try the sea. Much later they arrive at you, and stop there. This is {name}.',
  ],
  looks: {
    thriving: [
      'Somebody has come to measure {name} for the new map, and it holds its breath to be the same length twice. It is enjoying this very much. Every time they bend down to write, it adds a small bay.',
      'There is a rainbow, and {name} is going under it, hump after hump, so that each of them will have had a turn. The last is not through yet. The first has come round again and is queueing.',
      {
        text: 'You wave at {name}, and two blue eyes stay on the tap. You fold the towel, hang it up, and are halfway out when something splashes behind you. At the other end of the bath a very small tail is waving.',
        when: ['baby'],
      },
      {
        text: '{name} is trying to be an island. It has got one bird. It holds its breath for sheer happiness, so as not to lose the bird, and then it catches sight of you, and sinks, and the bird is left treading water.',
        when: ['baby'],
      },
      {
        text: 'You left your shoes on a flat rock and went wading, and the tide came in over everything. But the rock has risen along with it, kelp and all, and the shoes are dry. Far down the coast, {name} is looking out to sea.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The third island from the left has moved. It has come in as far as the jetty, gulls and all, and lies along it like a dog along a bed. {name} had noticed where you moor.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You waved a good while ago and had gone on to other things. Now, all along the shore, the islands of {name} lift one after another and are let down. Every boat in the bay is nodding. That was for you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Far out, {name} lifts one coil and lays it down with enormous care. You wait. The wave passes the buoys, passes the boats without rocking them, and arrives at your feet just tall enough to turn over one shell.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'What you took for the far shore has opened an eye. It looks at you for the time it takes the tide to turn, and then {name} shifts, one island at a time, so that you are out of the wind.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in on {name} for some time before you understand that the headland has an eye. It is blue and very cold, and it rests on the place where you stood when you first came. It will get to you.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You sit down on what you take to be the shore. A long way out a blue eye opens, observes something that may be you, and begins to form a view. It is in excellent health, and all coast. Bring a book.',
        when: ['from_child', 'wary'],
      },
      '“Is it not,” says {name}, warm with sun or with remembering, and lifts you half a foot so that you may see further. It means {loved}.',
    ],
    content: [
      'A lamb has walked out on {name} at low tide and taken it for a meadow. It does not like to mention it. It lies a little flatter, and at the far end the tail is held up out of the wet.',
      '{name} is lying along the horizon, as part of it. A cormorant on the third island holds out its wings. Nothing needs to be done, and {name} does it with great breadth, from one side of the bay to the other.',
      {
        text: 'Somebody has tied a rowing boat to {name}’s ninth ridge and gone ashore, as they suppose, with a newspaper. {name} is breathing shallowly so as not to turn the page. One blue eye asks you to leave things as they are.',
        when: ['well'],
      },
      {
        text: 'You have sat on the shore for some time before the shore breathes. It is neither pleased about you nor put out. A gull changes feet. A mile up the coast the last of {name} is turning over, about something you said earlier.',
        when: ['well'],
      },
      {
        text: 'A fishing boat has tied up to {name} and gone for lunch. {name} breathes in, and the boat goes up. {name} breathes out. The water round it is flat and green to the edge of the map.',
        when: ['well'],
      },
      '{name} has been out of the shell for {days} days. It asks whether that is many. It had meant to look round slowly.',
      'A word has been going along {name} since some while ago, from the ear towards the tail, and where it passes the kelp stands up. The word is {loved}.',
    ],
    curious: [
      'An eye the size of a barn comes up beside the slipway and regards a crab. The crab regards the eye. {name} will want to know how this ends.',
      'Somebody has painted the lighthouse. {name} lays its chin on the rocks to look, and three fishermen tie up to its nose.',
      'You skip a stone, four, five, six. {name} watches where it went under. It lays its chin on the shingle beside you, among some ten thousand others, to see which are the ones that fly.',
    ],
    bored: [
      'A buoy has come ashore against your shoe, on a wave that was hardly big enough. Some way out a row of islands has stopped moving and is looking elsewhere. Kick it back. {name} has been an age getting up to this.',
      '{name} has let the tide go out without it. It lies in the wet sand and has looked at the same cloud until it was a different cloud. The tail slaps, once, a mile off. It would like to be played with, please.',
      'Ships have gone by, and {name} has not troubled to be mistaken for anything. It is just lying there, being large. Even the gulls have sat down. Come and throw it a stone, please. It wants a game.',
      {
        text: 'The terns have nothing to report. {name} has let itself be taken for rock, all week, and has stopped minding the gulls. Go down and run along the beach, and shout, and let it hide.',
        when: ['sad'],
      },
    ],
    due: [
      'The sound that {name} makes along this shore is put down on the charts as surf on rocks. There are no rocks. It is the stomach, and it is keeping time. Its meal is due.',
      '{name} has laid its chin on the shingle and left its mouth open, like a cave in which somebody might like to store something. The tide has been in to look. Its meal is due.',
      {
        text: 'What looks like shore along the side of the bath is {name}, once round, the tail overlapping. A blue eye has rested on you since you came in, and is only now finding out. Feed it before it finds out what is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is only as long as the pier, and has laid its chin on the end of it, mouth open. The sea runs in, the sea runs out. Nothing else comes. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'You look in, and {name} stays coastline, kelp combed down over both blue eyes. It has decided not to have noticed you. But a cave has opened at the waterline, and that is the mouth. The meal is overdue. Fill the cave.',
        when: ['wary', 'well'],
      },
      {
        text: 'The coast is closer than it was. One of its islands has opened an eye of glacier blue and turned it on the empty dish. It has not got as far as you. Feed it now, and be standing there when it does.',
        when: ['wary', 'well'],
      },
      {
        text: 'A new quay lies along your steps, half a mile of it, wet and grey-green, so that you will not need the boat. At the far end {name}’s eye opens, fondly. It is not hungry yet, but its meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'You stand on the long grey rock where you always stand, looking out for {name}. The rock breathes. It has laid its head under your feet, so as to notice you in good time. The meal is overdue. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'You take {name} for coastline, and then see there is less coast than there was. Three islands have gone under. One glacier eye is left out, to watch you. Leave the overdue meal at the water’s edge.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is turning its back on you. The head is round, and the islands follow, slower each time, for there is little strength to turn them. The meal is overdue. You still have time to fetch it.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The bay has emptied. The boats lie over in the mud, and far out, along what everyone takes for the coast, a mouth stands open as wide as a parish. {name} is hungry, and being careful about the boats. Feed it now.',
      'Far out, an island swallows on nothing. Then the next island does, and the next, all along the chain, and the last of it reaches your doorstep as a small wave with kelp in it. {name} is hungry. Feed it now.',
    ],
    starving: [
      'You count the islands, as one does coming in, and there are more of them than there were. They are ribs. The kelp hangs slack between, and one blue eye has found you and does not close. Feed it at once.',
      'Fishermen say the coast has moved. It has: {name} has dragged itself in as far as your steps, island after island, kelp hanging like wet rope, and laid its chin on the lowest one. The eye is scarcely blue. Feed it at once.',
    ],
    weak: [
      'You count {name} from the window. It should be five islands and it is three, with all the gulls crowded onto those. A blue eye finds you, late, and does not go out. Medicine, or a good rest.',
      'The near end of {name} has started for the open sea, and the far end has not come. It stops, and puts its chin down on a sandbank. It is worn. Let it lie, please, or give it medicine.',
      {
        text: '{name} has withdrawn to where the chart says “shoals”, and it is true. The back lies bare and dry, and it has not the strength to draw the sea up over it. It lets no one land. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'A hum begins, far out, because you waved, and it gets as far as the second hill and stops for breath, and sets out again. Wave back. Then see about medicine, and plenty of it.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Somebody has put a bench on {name}. There is some turf as well, a mooring post, and a family of gulls in the kelp behind one eye. It is well, and has yet to notice. It should be washed. Speak to the gulls.',
      'For two days nobody has been over {name} with a broom, and the foam of the whole bay has collected along it. It has a tidemark on every hill. It begins to smell like a harbour. It needs a wash.',
      {
        text: 'On the third of {name}’s islands there is a small tree now. A gull has moved in, and somebody has tied up a dinghy. A glacier-blue eye comes round to you, in its own time, about all this. It wants washing.',
        when: ['from_child'],
      },
    ],
    sick: [
      'One of the islands lies lower than the others. The gulls have got up off it and will not settle. A blue eye opens, takes a long time to find you, and then does not leave you. {name} needs medicine now.',
      'The water round {name} is too warm, and it lies in that without a ripple. Its mane has gone slack and brown. When you call, it looks for you along the shore, a little past where you are. Medicine, please.',
      {
        text: '{name} has never been quick to see anyone. But the kelp lies all on one side of it, the gulls have left the third island of its back, and the blue eye was on you before the door closed. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'One by one the lesser islands of {name}’s back have gone under. The head is still above, the kelp slack, one eye open no wider than a crack in ice. Medicine and food now, or the whole coast goes.',
      'Gulls have settled all along {name}, and it lets them. The tide that follows its breathing barely wets the stones. One blue eye finds you, late, and stays. Medicine and food at once, by the bucket, or it will die.',
    ],
    near_death: [
      'The outermost island has gone under. Close inshore one glacier-blue eye is open, and after all this time it has found you. Wade out to it now, lay both hands on the rock of its brow, and stay. It has only hours left.',
      '{name} notices late, and for {hours} hours it has been noticing that nobody came. It lies aground with its face towards the path. The water is leaving it. Sit with it, now, where that eye can find you.',
      {
        text: 'Gulls have come down on {name} and walk about on it as on land, since nothing stirs. At the waterline one blue eye is open, turned to where you generally stand. It has only hours. Go down, sit with it, care for it now.',
        when: ['from_child'],
      },
    ],
    asleep: [
      'Along the dark passage the pictures rise an inch, one after another, and sink again. At the third you understand that they are not hanging on a wall. {name} is asleep and well. Go back on your toes, and let it wake by itself.',
      'You walk out along the grey rocks with the lantern, looking for {name}, and the rocks breathe in. You go up about a foot, and down again. It is asleep. Walk back softly. It will want nothing before it wakes.',
      {
        text: 'All the boats are in, and rise together about once a minute, and sink. That is {name}, breathing, somewhere under the town. There is a gull asleep on what you had always taken for the breakwater.',
        when: ['from_child'],
      },
      '{name} sleeps on the sea floor with its back out, and grass has begun to grow. It breathes in, and the harbour fills. It breathes out, and all the boats go down a step.',
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
      'You row out to {name}, and the island is further. You row again, and so it is again. It has nothing against you. It has never been reached, and wonders whether it hurts. Ship the oars, and sit with it, please.',
      'You took it for the far shore, until a part of the shore opened one glacier blue eye and sank by an island. {name} is well. It has not yet decided that you are there. Sit on the stones, quietly, and stay.',
      'Once it was {wait} before you came, and {name}, which has patience by the fathom, sank a little further with each. Sit where it can see you.',
    ],
    back_from_death: [
      'They had taken it off the charts. Now there are seven islands again where there was open water, and the nearest has turned round. {name} has noticed you on the beach. It will be looking at you for some centuries.',
      'The horizon, which had been straight, has its islands again. They came up some hours ago, one after the other, streaming. {name} lies with its chin in the harbour mouth, and the great blue eye is on your window. It noticed who called.',
      '{name} has come up again where the chart had been rubbed out. It follows every gull with its eye to the very end. Stay with it, and bring the next meal on time.',
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
        '{name} takes in dinner as a harbour takes in boats, without appearing to do anything. There was a lot of it. There is some. There is none. A good while afterwards the kelp about its jaws is lifted by a sigh.',
        'You empty the tub at one end of {name}, and it eats the lot. The news goes along the coast, from hill to hill. You have rinsed the tub and are nearly home when the tail, far out, slaps the water once.',
        {
          text: 'The meal goes in at the front. You have wiped the dish by the time word of it reaches the third small island of {name}’s back, which wriggles. The news is still travelling. The tail is going to be so pleased.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You tip the dish into the bath among three small green islands. You have counted to sixty before the nearest one rises, swallows and proves to be a head. It is {name}. The look it means for you has only just set out.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You bring the meal on time, and a stretch of coastline opens and takes it in. You wait about. Some way along, past the second island, a blue eye has started to turn in your direction. It should be here by the next meal.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You tip it off the jetty. Nothing. You rinse the bucket, dry it, hang it on its nail. Then the headland opens, takes all of it, and shuts. One blue eye has come up, as far as the bucket. {name} has not noticed you yet.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You carry the meal to the end of the jetty and put it down, and the jetty swallows. You have been standing on {name} for some time, it seems. Beside your boots a blue eye opens, finds you at last, and holds steady.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time. {name} eats, and the gladness takes a while to travel, headland by headland, out to the tail. Then the whole coastline moves one inch towards you. It has never run to anyone before.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You row out with the dish, leave it on the usual rock, and row home. It takes longer than you think. At the jetty you look over your shoulder. The rock has come along to see you in.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} lays its chin along the beach to be fed, and the beach moves up. You walk in past the tusks with your bucket, whistling, and empty it well back, and walk out. It holds its breath till you’re clear.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The gulls go up from the third island all together, because it is opening its mouth. The meal goes in. Afterwards a long grey flank comes to lie across the harbour entrance, and your little boat stops rocking. {name} has you in its lee.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The swallow goes down {name} slowly, island by island, lifting the gulls off each in turn. When the last have settled, two blue eyes arrive at the place where you set down the meal, then at you, and stay.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} opens at one end, and dinner goes in like a tide. Now that there have been {streak} of them on time it has finished noticing you. You are marked, in that blue eye, on the side of things that stay put.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'A very small coastline, {name}, lies in the tub. It opens, eats everything, and closes. That was {streak} on time. It has not noticed you yet, but it has begun to look, with great attention, at the spoon.',
          when: ['baby'],
        },
        {
          text: '{name} takes its food on the ebb, a little, and a little, until it is all gone, lying well out and side on to you. The hills shake between one wave and the next. It needs medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, and you chalk it on the harbour wall. That makes {streak} meals on time, without a gap. It looks at the chalk with one eye, for so long that it is clear. It has begun to read.',
        'For ages {name} believed that you were a wave, as you came and went. It eats up. But waves are not punctual, and after {streak} meals on time it has looked again. The eye is very blue, and it is on you.',
        {
          text: 'You bring the dish, {streak} on time by now, and the cove closes over it. Then an ice-blue eye rises under the kelp and thanks you, with great feeling, for the first one. The others will be along.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats, on time, {streak} in a row now. It has never said a word about it. But the coast was straight here when you began, and today it bends round you on three sides, and the water is quite calm.',
          when: ['well'],
        },
      ],
      early: [
        'It has not quite finished closing its mouth on the last one. The lips part, a little goes in with the tide, and the rest drifts off round the headland, where some of the headland watches it go.',
        'You are early for {name}, for whom most things are. It lets one mouthful in with the swell, and the rest is brought back to your boots, a little salted. High water is at {opens}. Come again then.',
        {
          text: 'You tip the meal out beside the nearest island and wait. Far down the coast a mouth opens, out of courtesy, takes a little, takes your oar, and after some thought returns the oar. It is not hungry yet.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal, and the sea goes in and out beside it as it always has. But the wet line on your steps is lower by a step. It has drawn in a little, on your side of the bay.',
        '{name} had just noticed that you were not there. It is slow to notice, and will be slower to leave off. It eats up, and goes on looking at the patch of beach beside you, where you would have been.',
        {
          text: 'It notices things late, and then for good. {name} eats what you brought, well content, and halfway through it notices that you were late. You can watch the news go down it, island by island, to the tail.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You tied up, late, to what you took for the shore, and put the meal down. {name} eats it in great good humour. Then the shore moves off, not far, about the length of your rope.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You row out late. The nearest of the islands opens one blue eye, eats, and shuts it. Not a word is said. But when you turn for the little cove where you have always tied up, the shore runs straight.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You row out late, and {name} takes the meal as a bay takes a pebble. Going home you steer, as you always do, between the fourth island and the fifth. There is no passage there now. You go the long way round.',
          when: ['from_child', 'well'],
        },
        {
          text: 'The meal is late. {name} eats it, and then begins to turn its head away from you. It is weak, and it is a long way round. It stops to breathe, and goes on turning. Give it medicine, or let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} notices late, and then for good. It has noticed that you were late. It eats without lifting its chin from the sea, and the kelp comes down over both eyes like a blind. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old, and has spent most of them looking up the beach for you. It eats, late, and the ripples are short. Then it goes out, as far as the second buoy, with its back to you, like land.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lets the food wash in, and most of it washes out. The blue of the eye is filmed, and the hills go up and down too quickly. It would draw off from you, and cannot get under way. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'There is a new shoal off the headland, and it is {name}, aground after {hours} hours of nothing. It eats everything, and breathes very short for something so long. The eye goes past you, out to the tide. Come in time.',
        'It takes {name} long to believe that it is hungry, and then it believes it along its whole length. Those {hours} hours have got as far as the tail. It eats it all, and will not look round. Never so long again.',
        {
          text: 'The headland takes the meal out of your boat without a word. Long after, it opens one glacier-blue eye and finds you. Then island follows island out of the bay, and when the kelp has passed there is a mile more water than before.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats, a grey wave, and then another. Only now, after all this time, does it look at you, with both eyes. It notices as a mountain does, late, and for good. What it has noticed is this.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} you come with the meal, and {name} eats. It notices things late, and then for good. When you look up from the empty dish, there is one island fewer off your shore.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} opens its mouth for the meal, and the water sinks a hand’s breadth down the harbour wall. Above it a line of salt shows where the sea was held up for {alone}. One blue eye goes from the line to you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} notices late, and then for good. What it has noticed is {alone} with nobody on the shore. It eats, kelp lying flat, and shuts the blue eye on your side. Come on time tomorrow, and go on coming.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For {alone} {name} lay so still that it passed for coast. It eats now, each swallow slow as a tide, and the island nearest to you draws one length further out. Stay on the shore. Be there before the next meal.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The islands have sunk in the middle. {name} opens its jaw on the shingle as far as it can, which is so far, and eats. It notices late. You watch the hunger reach it, and go along it, and only after that, you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} takes the meal and there is no sound in the caves. Once it notices a thing it is for good. The blue eye opens, filmed over, and rests on you with an empty dish in your hand, and shuts on that.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} lies low in the water, laden like a timber ship, and there is nowhere to put any more. It regards the tub from a great height, with kindness, and shuts. Come again at {opens}.',
        'You tip out dinner for {name}, and the sea brings it back. You tip it out again. It has closed the harbour. There is one thing in there still on its way to the tail. Try at {opens}.',
        {
          text: 'You tip the whole catch out over the place where the mouth would be. The mouth is a cliff, and stays one. The fish look about them, find that nothing is happening, and swim off round {name} in good order.',
          when: ['no_item'],
        },
        {
          text: 'You set the meal on a rock by the water. In its own time the rock turns over, and is {name}. One glacier blue eye rests on you, not on the meal, which has slid off into the deep uneaten.',
          when: ['no_item'],
        },
      ],
      ill: [
        'You empty the dish into the bay. After a time one island swallows, and the next one does not. The blue eye has found you already, which is much too soon for {name}. It needs medicine next.',
        '{name} lets in a little, and you can see it go, the first hill, a long rest, the second. It gets no further than that. It is something. Wait until it has settled, and give it medicine next, please.',
      ],
      loved: [
        '{name} notices things late, and this it noticed before you had got the lid off. It was {item}. It took it in one wave, tub and all, and has given you back the tub, and a fishing boat, and its thanks.',
        'The word “{item}” went along {name} from end to end, and all the islands sat up. It has eaten every bit. There has been no wind today, and yet the whole bay is purring like surf.',
        {
          text: 'You lower {item} over the side. Nothing. Then the sea bed arrives, beaming, and you and the boat and a surprised lighthouse are carried up into sunlight on a back that is, unmistakably, wriggling.',
          when: ['well'],
        },
        {
          text: 'You lower {item} from the stern. Miles out, where you had taken it for weather, a tail goes up, stands against the sky shedding waterfalls, and comes down gently, so as not to upset the boat.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}: {name} takes it in, considers, and sets it down upon a beach. It would sooner have krill, or a cold current.',
        'Somewhere along that throat a thing has stopped and been asked its business. {name} does not care for this: {item}. Kelp would go down easier.',
      ],
      harmful: [
        '{name} took it in with the tide, as it takes in all things. It was {item}. It is slow to feel anything. Now every hill of it has drawn together. Keep it out of the sea, always.',
        'A shudder runs along {name}, from the first island to the last, and comes back. What it swallowed has a name, and it is {item}. It does not understand it. Nothing so small ever hurt it. Never let it have that again.',
        {
          text: 'You gave {name} {item}. For a moment nothing, it is so long. Then the far humps shudder, and the near ones, and a wave comes in with the sound on top of it. The eye has noticed you. Never that again.',
          when: ['item'],
        },
        {
          text: 'You let down {item}, because it swallows everything. A long way along, an island bucks. The wave reaches you much later, and then the eye, with the lamp of your boat very small in it. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hide behind a rock, and {name} hides behind the horizon. You look out. There is no {name} anywhere, only a row of hills, one of them trying not to laugh. There is foam all down it.',
        'You sing a line, and {name} sings it back, so low that you have it only in your knees. Then it goes down along the hills and returns from the tail, a good deal later, as a round.',
        {
          text: 'You row toward an island and it’s farther off. You rest, and it’s nearer. You ship your oars and look at the sky, elaborately. Something nudges the keel, and all of {name} is gone, out to sea, in one delighted swell.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You skip a stone across the bay, three hops, and it sinks. Nothing stirs on that coast for a long while. Then, from far out behind the last of {name}, the stone comes back. It makes nine.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'A new island lies off the cape, with a kelp wood and a beach. You land, plant a flag, and claim it in a loud voice. {name} holds out until the speech, and then the beach begins to shake.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You run along the beach, and {name} runs along the sea, and its head keeps up with you. At the breakwater you stop, out of breath. So does it. Then for some time the rest of it goes on arriving.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You skim a stone off {name}, six hops along the whole grey shore of it, and nothing happens. You have your jacket on again when the water lifts, far out, and the stone comes back to you. Seven hops.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw in a pebble, and {name}, hours old, looks at the ring, and at the ring getting wider, and then the ring gets to it. It has been touched, from all the way over there. It waits, very straight, for another.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You cup your hands in the water, and {name}, some hours old, swims in at the wrist and out between your fingers. It turns to see your face, immensely pleased. The other end of it is still coming in at the wrist.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You run up and down the beach, and {name} watches you as one watches a lamb. It is as happy as it goes. To join in it wags the tail, a mile out, and a ferry is late.',
        'You throw a stick out for {name}, and it is having so fine a day already that it does not see how to improve on it. It lets the stick float by, from island to island, and all of them nod.',
        {
          text: 'You skim a stone across {name} and it hops nine times, island to island, and that is that. You have your shoes on to go when the sea draws breath. The stone comes back, nine hops, and lies down at your toes.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You shut your eyes and count. When you look, there are four islands in the bay where there were three, and the fourth has pulled kelp over its eye. You search the other three before you get to {name}.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You throw a stone for {name}, and it goes in, and there are the rings. They reach it, and go over it, and on. It has not moved. There is no play in those hills now. See to what it needs first.',
        'You run along the beach, and only the eye of {name} runs with you, and that stops at the first groyne. It would come if it could lift itself. It cannot. See first to what is wrong.',
        {
          text: 'Your stone goes skipping along the coast. After a while the coast opens an eye, glacier blue, and finds you, and shuts it, and all down the shore the water sinks a foot. {name} cannot play. See first to what it needs.',
          when: ['no_item'],
        },
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
        'You call “{item}” over the water, and the coast gets up. {name} plays, and for miles they are taking in their boats and laughing. When it lies down again it is not quite in its old place. It is nearer.',
        'In all its ages {name} has cared for one game, and that is {item}. It plays with its front end and sends word to the rest. The tail joins in when you have stopped, so that you have to begin again.',
        {
          text: 'You call {item} across the bay, and in its own time an island dives for joy. {name} comes up nearer. The first wave knocks you down. The next comes to your knee, and the next to your toes. It is finding out the size of you.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} plays {item} like the tide, in and out, for as long as you like. Then it notices that you have sat down. A long warm stretch of coast comes up behind your back, slowly, so as to be there when you lean.',
          when: ['trusting', 'well'],
        },
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
        'You go over {name} with a mop, from the jaw as far as you can get, and the scum of the bay slides off. There is a line where you stopped. On this side somebody has slated a roof.',
        'You pull old net from the mane of {name}, hand over hand, and out with it come a plank, a bottle and half a sail. Then the kelp floats free. You would say that the tide comes in more easily now.',
        {
          text: 'You take a brush to one scale, and under the weed there are initials in a heart, cut by someone who thought this was rock. They are older than the lighthouse. {name} lets you scrub everywhere but there.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You work along {name} with a long broom until, on the fourth island, a man comes out of his lighthouse and asks you to mind the step. You scrub the step too. A good while later the whole coast sighs.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You scrub a headland of {name} and the bucket stays clear. The sea has been doing this, twice a day, since before there were buckets. It does not tell you so. It holds the headland still.',
        'You comb the kelp of {name} with a rake, and nothing comes out, not so much as a shrimp. It streams as it streamed. But the parting is on the other side now, and the gulls take note.',
        {
          text: 'You scrub one scale, clean already, and the next, clean already, and look along the others to where they go out of sight. You have long since hung up the brush when {name} twitches, at the first scale.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You scrub from the second island to the fourth, and the bucket stays clear. You have dried your hands and gone in when, a long way off, a blue eye opens to see about the first stroke of the brush.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'With “{item}” for the wash, {name} came in before the flood, broadside, and lay down along the promenade. You and the fire brigade did it by sections. It shines like slate after rain, and there is a run on sunglasses.',
        'You hold up the label, {item}, where that blue eye can read it, and {name} lifts its mane off its neck and waits. Barnacles drop like hail. When it goes out again the water behind it is clear for a mile.',
        {
          text: 'You have brought {item}. {name} lays its head on the shore and shuts one glacier-blue eye. You clean all that you can reach, which is the eyelid. It has never been so happy. There is no hurry about the rest.',
          when: ['well'],
        },
        {
          text: 'You start at the chin with {item}. When the chin is clean, and half the kelp, you hear a great slow splashing from beyond the headland. The news has reached the other end of {name}.',
          when: ['well'],
        },
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
        'The barrel goes in at the front of {name}, and you walk along the beach beside it as it passes. Hill after hill lies easier. When you turn round, the eye, a long way behind you, is blue again.',
        'You give {name} the dose, and nothing happens, at the speed at which things happen to it. You stay. Then one of the gulls comes back, tries it with a foot, and sits down.',
        {
          text: 'The medicine goes in at one end and you sit down to wait for it to arrive. Hump after hump leaves off shivering, each farther out, until something splashes at the edge of sight. Then the great head breathes out.',
          when: ['weak'],
        },
        {
          text: 'You give {name} the medicine at the head, and then you row. By the second hump the water is quieter. By the fifth the kelp has stopped shaking. When you get back, one glacier-blue eye has opened, and is resting on where you were.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You pour the dose in at the front of {name}, and it asks, some time after, what for. You do not know. It has nothing wrong with it as far as the second headland. Put the barrel by until it has.',
        '{name} is well along its whole length, and takes the medicine as a bay takes a stream. By the next tide it may have noticed. There is a pleasant taste of it in the shallows. Keep the rest for a bad day.',
        {
          text: 'You tip the spoon over the side. Gulls get up off the third island and settle again. Much further along the coast than you expected, an eye opens and looks for the spoon. {name} is well. Save medicine for when it is not.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} has been given up for land by doctors. But this was {item}, and for that it came inshore and lay along the slip, humming. There is a warmth in the shallows. The mussels have noticed it.',
        'You shout along the beach to {name} that it is {item}. In time it has laid its chin on the shingle and shut its eyes, like somebody in good hands. Out to sea something very long lies more easily.',
        {
          text: '{name} takes {item}, medicine and all, and seems not to notice. It does good. You have gone home and put out the lamp when, far out at sea, something enormous says “Oh.”',
          when: ['item'],
        },
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
        '“The sheep live there,” you tell {name}, and it brings the meadow back. It takes most of a tide, and it sets it down very straight. That is learned. The hill nearest to you has gone a shade greyer.',
        'You tell {name} not to sneeze at the ferry. You have to say it to the near end, and wait. The ferry comes by, and every island holds its breath. It has learned it. But it lies a little lower.',
        {
          text: 'You say no, quite clearly, and nothing stirs. You have gone back to the washing up when the islands begin to come off the sofa, the stairs, the piano, in good order. The last of them passes you rather wide.',
          when: ['well'],
        },
        {
          text: 'You tell the coast, firmly, to get off the jetty. Nothing happens. You are home and have hung up your coat when the boats float upright, one after another, and along the whole bay {name} turns its kelp to you.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} to leave the lighthouse where it is. It has left it there since it was told, and even leans the other way in a gale. It hears you out. It nods, and the fishing fleet goes up and down.',
        'The lesson goes along {name} from hill to hill, and at every one it is found that they have it already. It comes back to you, as an echo does, a little better expressed.',
      ],
      bad_time: [
        'You raise your voice. Nothing, for so long that you think it has not heard. Then far out, beyond where you supposed {name} ended, an island goes under, and the one before it, and the next. The eyes go last.',
        'You speak sharply to what looks like shore. Nothing stirs. You have gone in and hung up your coat before the water at the steps draws down, and down, and {name} is one island farther out.',
        'You scold, and {name} does not notice, and does not notice, and then it does, and every wave in the bay lies down. It had come inshore for something. See to that first, and teach it later.',
      ],
      loved: [
        'You explain it to {name} by way of “{item}”, and so it arrives. It puts back the pier. It will not lean on that again. Then for one tide it stays out, where they draw the sea with a dotted line.',
        'With {name} there is one way of being heard, and it is {item}. It hears. It has learned to leave the bell buoy alone. The eye that was on you is rested, for now, upon some clouds.',
        {
          text: 'You do it with {item}, and slowly, since {name} answers the question before last. It learns. When you have long gone on to the next thing, you see it out there do the first, perfectly, with the whole bay.',
          when: ['well'],
        },
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
        '{name} goes to rest from the front, the chin, then the near hills, then the far. You have sat down and crossed your legs before the tail hears of it. What stays up is a little kelp, and that breathes.',
        'You hang a lantern on the outermost rock of {name}, as one does for any vessel lying up, and it takes that for permission and lets go of its weight. The whole bay rises by an inch.',
        {
          text: 'You tell {name} to rest. The news takes a while to get there. Then the islands go under, one after another, out to the horizon. Much later they come up, greener than they were, and the nearest opens an eye on you.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} lies down along the whole of the bay, weary to the kelp. You sit on the quay. It breathes out and every moored boat leans away. It breathes in and they all lean back, and each time, by a little, they lean farther.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You wish {name} a good rest, and it draws the sea up to its chin. Something the size of a village goes quiet. Then, a long way along, one hill puts its head out to see what the others are doing.',
        '{name} lies down as you ask, and there is more coast than there was. The eyes stay open, two blue pools with a cloud in each. It has slept through ages, and is not tired today.',
        {
          text: 'You draw the blanket over as much of {name} as it will cover, which is an eyebrow. {name}, who is courteous, rests the eyebrow. The remainder stays awake as far as the headland.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You bid it good rest and blow out the lighthouse. In the dark two blue lamps the size of ponds go on looking at you, wide open and fresh as the ice they were made from.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You have lit nothing and said nothing to {name}, only “{item}”. It hears that, late, as it hears all things, and then the islands go to sleep from west to east, like towns.',
        'For “{item}” even a coast will lie down. {name} draws the fog up to its eyes, and out of it comes one breath as long as a street. By the time it ends the terns have put their heads in.',
        {
          text: 'At the word {item} there is nothing, for a while, and then {name}’s islands go down, one behind another. The sea is pulled up to the chin. There is one long breath, on which all the boats turn round, and it is asleep.',
          when: ['well'],
        },
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
        'You sit on the low rock by the water and do nothing. A bigger wave comes in. The rock rises with you, by just as much as it takes to keep your shoes dry, and sets you down again behind it.',
        'You sit on the nearest of the islands. A long while later it shifts a hand’s width, so that the spray falls on the other side. Out where the headland seemed to end, {name}’s blue eye has come round to see whether you are dry.',
        'You sit on the rocks until the light goes. Nothing happens, at great length. When you get up, stiff and cold, {name} has an eye open in the cliff, glacier blue. It has just noticed you sit down.',
        'You are silent together. “The middle,” says {name} in the end. It has been going over {loved}, from the beginning, and has just come to the best part.',
        '{name} asks what you do with a day. It has had {days} of them, and would like to know whether it is holding them right.',
      ],
      little: [
        'You have sat here four times this hour, and {name} is still on the first. Let it catch up.',
        '{name} has you well in mind by now. Even hills are left alone between one walker and the next. Come by later.',
      ],
      ill: [
        'You sit down on what might be a beach, and it heaves badly under you. In time the swell grows longer. In more time a blue eye the height of a door comes round and rests on you. Now see to what it needs.',
        'It lays its brow against the stones, and you put a hand on it, and the hand is very small, and it helps. See next to what {name} lacks, food or medicine.',
      ],
      asleep: [
        '{name} is asleep, and you sit on the nearest of its rocks. Every breath takes you up a little and lets you down. You ought to be getting wet. But the sea stays just below your boots, and goes up with you.',
        'You sit down on what you take to be the shore. It rises a hand’s breadth, and sinks, about once a minute. By the time you understand whose breath that is, there is kelp across both your feet.',
        'In its sleep {name} says a thing the terns have heard before. It is {loved}. They look to you for the rest of the story.',
      ],
      shy: [
        'You have sat a good while on a rock by the water before you notice that it is warm. You stay, and look out to sea. Then {name}, without comment, lifts the rock by a hand, so the tide will miss your shoes.',
        'You sit facing the water. On the farthest island the gulls get up and settle. Then on the next one. Some news is being passed along. It has come as far as the third island by the time you have to go.',
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
