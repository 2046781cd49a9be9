/**
 * The Cactus wants to be left where it is, by somebody who comes back. It fears too much: water, hands, talk. It hoards
 * one drop. Its body is a stout ribbed column in a clay pot, pleated like a squeeze-box: wide after a drink, narrow
 * before one. Two arms, raised as if it had once had a question. Honey spines, which are leaves that thought better of
 * it. Three odd facts. It holds every wait to be a match, and has beaten the kettle, the radiator and November. It keeps
 * back one drop of whatever it is given, always the same drop, in the fold of the left arm, for somebody thirstier. Its
 * coral flower sits sideways and faces your chair; it says that this is for the light, and there is no light there. It
 * breathes only at night. It drinks without a word. It ticks in the noon heat, and that is laughter. It sleeps standing,
 * with the flower shut. It sulks by not being different in any way. It trusts a spine at a time: on your side they lie
 * flat. It never asks twice, never leans on anything but its pot, never blooms to order. Its keeper is the weather, or
 * most of it. It speaks in the shortest sentence that is still true.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell does not so much open as give up. {name} stands in the middle of it, with both arms raised.',
    'A spine comes through. You wait. Some time later there is a second spine, and then, all round them, {name}.',
  ],
  looks: {
    thriving: [
      'You open the curtain and the flower is open by one petal more than it was. You stop. So does it. {name} would rather that neither of you discussed it.',
      'Noon. Something ticks on the sill, twice, and you look round from your plate. That was {name}, and it was a joke, and it was about the radiator.',
      'There is a new spine, high up, still soft and a little pink. {name} is standing so that you will find it by yourself.',
      'The ribs are wide apart, like somebody who has breathed in and sees no reason to stop. You measure it round with a string. It lets you be surprised.',
      'A visitor has hung a straw hat on {name}, for a joke, and you go to take it off. It goes with the flower. You look at each other. You leave it on.',
      {
        text: 'A petal has opened, on the side away from your chair. You may see it in the window, if you lean. {name} has not said that you may not.',
        when: ['wary'],
      },
      {
        text: 'You were away at lunch. The coral flower was facing the door when you went and it is facing the door now, wide open, in the dark hall end of the room. For the light, says {name}.',
        when: ['trusting'],
      },
    ],
    content: [
      'The sun crosses the sill from left to right, and {name} lets it. When it has gone, the shadow of two raised arms is still on your wall a moment, as if it had been told to wait.',
      'You put on the kettle. {name} stands. The kettle shakes, roars, and gives up, and you pour it out. {name} stands. It does not look at the kettle.',
      'You have hung a teacup on one of the arms, so as to have both hands for the drawer. An hour later you come back for it. It is held level.',
      'A bee has walked all the way up a rib, looked over the top, and walked down again. Nobody was hurt.',
      'In all {name} has grown by the thickness of a coin. It took {days} days. It was not hurrying.',
      'Ask {name} what it thinks about when it stands there. Very well: {loved}. That is all you will get.',
      {
        text: 'You reach across for the salt and every spine on that side is simply there. Nothing moved. You go round by the other way, and {name} watches you do it, with its flower.',
        when: ['wary'],
      },
      {
        text: 'Your sleeve has lain against {name} for the whole of the evening and there is not one thread pulled. You only see it when you get up. It says nothing of this.',
        when: ['trusting'],
      },
      {
        text: 'A pot. A wall. A light that goes, and comes again on the same side. {name}, as tall as a thumb, with four soft spines, has had one day, and looks ready to be asked about it.',
        when: ['baby'],
      },
    ],
    curious: [
      'There was a noise in the hall. {name} has turned one arm towards it by about two degrees. The other arm will hear later.',
      'Somebody left a spirit level on the sill. {name} has been standing next to it with great attention. It is very nearly straight.',
      'A seed has landed in the gravel. {name} is looking down at it without bending, as tall people do.',
    ],
    bored: [
      '{name} has beaten the radiator again. It is no longer a contest. Come and play something.',
      'Same wall. {name} has nothing against the wall. But it would take a harmonica, or a tumbleweed, or you. Play with it.',
      'The flower has closed at midday. It is not tired. It has simply seen this. A game would do.',
      {
        text: '{name} has let the radiator win. It does not mind. You ought to mind that. Bring the harmonica, or pull a face, and play.',
        when: ['sad'],
      },
    ],
    hungry: [
      'There is a new wrinkle between two ribs. When you bring the lamp nearer {name} has turned that side to the wall, or you have moved the lamp. It could use a meal, a small one.',
      'You knock on the pot, as one does, in passing. It knocks back. It should not be as hollow as that. Feed {name}.',
      '{name} has turned its thin side to you. Until today it did not have one. It is ready to be fed.',
      {
        text: 'It has drawn up so narrow that its spines cross, and you would have to put the water in between them with a straw. Fetch a straw, then. {name} is due its meal.',
        when: ['wary'],
      },
      {
        text: 'On your side the ribs have folded like a letter. It has let you see that. Nobody else who came today was shown. Feed {name}, and stop in time.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The pleats have met, rib on rib, and you could shut {name} like a squeeze-box that has played its last. It asked once, this morning, by leaning. Bring it its meal now.',
      'It is down to the one drop. {name} still has it, in the fold of the left arm, and still is not drinking it. Bring food now.',
      'The clay has come away from the root, and you can see daylight down the side of the pot. It has been {hours} hours, and {name} is upright out of habit. It must be fed at once.',
      {
        text: 'Both arms have come down. It is standing on three roots and one of them is soft. A few drops now, and with the next few, medicine.',
        when: ['ill'],
      },
    ],
    weak: [
      'One arm has come down a little. It was raised all its life. {name} wants some medicine, or a long dry rest.',
      '{name} is the green of an old door. It stands, but it is thinking about it. Medicine, please, or quiet.',
      {
        text: 'It ticked. You go over, and there is no sun on it, and it is leaning on the window frame to do it. {name} has seen something funny and has not the sap for it. Medicine, or quiet.',
        when: ['glad'],
      },
    ],
    dirty: [
      'A pigeon came by, and has used {name} as people use a doormat. It cannot reach the place. It needs a clean.',
      'There is dust in every rib, and the light does not get in. {name} is the colour of a shelf. Somebody fetch the brush, and clean it.',
    ],
    sick: [
      'Press here, by the soil. It should not give. {name} looks straight ahead while you do it. Medicine.',
      '{name} leans on its pot. It has never leaned. There is a soft brown place low down, and it needs medicine.',
      'The spines come away on your sleeve and {name} lets you keep them. It is not like it. Give it medicine, and let in dry air.',
    ],
    failing: [
      'Both arms are down. {name} has no question any more. Medicine now.',
      'The skin has gone thin and yellow, and there is hardly any stem to stand on. Hold {name} up by the pot. Give it medicine at once.',
    ],
    near_death: [
      '{name} has outwaited everything in this room. It is not winning now. It has been {hours} hours. Come and stand where it can see you.',
      'The flower has fallen off. It lies on the sill, and still faces one way. Be what it is facing. Be it now.',
      '{name} has let go of the drop. It is running down the rib on your side. Be there. It will not ask again.',
    ],
    asleep: [
      'The flower is folded up tight, like a note. {name} is cool to the touch, as far as one can touch it.',
      'It is asleep, and so at last it breathes. Cacti do that in the dark, when nobody is looking. The sill smells of rain.',
      'You look in with a candle. The same two arms, the same hat peg of a shadow. Only that the flower has shut, and there is breath on the inside of the pane.',
      {
        text: 'Asleep, it has every spine out, on all sides, even below, where the pot is. The flower is folded in the midst of them like a thing put in a safe.',
        when: ['wary'],
      },
      {
        text: 'There is a moth asleep on the left arm, and your reading glasses hang on the right, where you left them. {name} breathes out, and neither is disturbed.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The night breath is not coming, or it is very small. {name} sleeps until {wakes_at}. Sit by it now. It is all that it can take.',
      'Asleep, {name} has begun to tilt. Nobody is there to tilt towards. Sit down on that side, now. It wakes at {wakes_at}.',
      {
        text: '{name} went to sleep dry, with its pleats shut. You cannot water a sleeper. Sit with it now, and have its meal ready at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Every spine is out. It is not an attack, it is a fence. Bring a chair up to the fence and stay there.',
      '{name} has its back to you. You go round. It has its back to you. Sit down and let it have its back to you.',
      'You moved too fast, a while ago. {name} is thinking it over. It takes company, from there, in silence.',
      'It once had {wait} of that chair with nobody in it. {name} is waiting to see what kind of weather you are.',
    ],
    back_from_death: [
      'There is a green place on {name}, the size of a lentil, where all the rest was brown. Sit near it. Water it when it is due, and not before.',
      '{name} is back. It has put up one arm, to see whether that is still done. Keep it company, and keep the next meal on time.',
    ],
    old: [
      'There is cork round the foot of {name} now, like an old wine. It no longer minds draughts. It has buried three kettles.',
      'A small {name} has come up in the gravel, with two small arms. Nothing has been said about it. They stand.',
      'It has been on this sill for {days} days. The sill has a pale ring under the pot. So, in a way, has {name}.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'You pour, and stop, and stand there with the can. Nothing. You have turned to go when the pot gives one long low creak behind you, like a shoe let out.',
        'It goes in at the soil without a sound. You come by later with the duster and {name} is one shade greener, and has its arms a little higher, as people have after good news.',
        'You give it what it takes, and go. A drop hangs on the left arm when all the rest is gone. {name} folds the arm over that, slowly, like somebody pocketing a letter.',
        'You count the drops aloud. At the last of them the ribs move, very slightly, as a reader’s lips do. It had been counting too, and you agree.',
        {
          text: '{name} swells until the price sticker pops off the pot and lands in your saucer. You read it. It was very little, and neither of you refers to it.',
          when: ['well'],
        },
        {
          text: 'You have to reach in under the spines with the spout. They do not lift. They do not catch you either, though it would have been easy. The soil goes dark, and pale again.',
          when: ['wary'],
        },
        {
          text: 'The spines lie over on your side like barley as the can comes. You water {name} with a bare wrist. On the left arm hangs the one drop, and it is holding that out to you.',
          when: ['trusting'],
        },
        {
          text: 'The first water of its life goes down past it and comes up inside it, and {name} stands with both stumps of arms in the air, as if somebody had shouted.',
          when: ['baby'],
        },
        {
          text: 'It drinks on one side only, and slowly, and the water stands about on the other, waiting to be asked. But the pot is pale in the end. All of it went up.',
          when: ['weak'],
        },
      ],
      streak: [
        'That makes {streak} on time. One spine on your side, near the top, has lain down.',
        'It rains here regularly now, thinks {name}, after {streak}. The flower has come round another degree. For the light.',
        '{name} has stopped storing so much. After {streak} on time there seems to be a season.',
      ],
      early: [
        'You have come with the can. The soil is black still, and you could have looked. {name} takes one sip to end the conversation, and would like the rest at {opens}.',
        '{name} takes a sip, and lets the rest go through, over the sill and on to your shoe. Its feet are still wet. Now so are yours. Come at {opens}.',
        'Too soon is a kind of flood. {name} shuts most of its roots and keeps one open, for you. Again at {opens}.',
      ],
      late: [
        '{name} drinks, and the pot goes pale, and all is as before. In the evening you reach past it for a book, where you have reached every day, and there is one spine up.',
        'You are late, and say so. It says nothing, as it always says nothing, but you find that you have put down the can to listen to this one.',
        'It was a match, and {name} won it. It drinks without looking pleased, and its flower is not quite where it was.',
        {
          text: 'It drinks with one arm lower than the other. It was up all its life, and came down while it was winning. It will want medicine after the water.',
          when: ['weak'],
        },
      ],
      missed: [
        '{name} had let some of its roots go, to live on the rest. The water finds the ones that are left. It was {hours} hours.',
        'It takes the whole of it, and stays narrow. After {hours} hours the pleats have forgotten which way they open. The spines on your side are all up.',
        'You pour, and it runs straight through and out over the sill. You pour again. {hours} hours have made the soil forget water. The third time some of it stays. The flower has turned from your chair.',
        {
          text: 'It has gone soft at the foot, and dry everywhere else, in {hours} hours. It drinks a thimble. It has not the root for more. Give it medicine by the same spoon.',
          when: ['ill'],
        },
      ],
      full: [
        'The water stands on top and shows {name} its own face. It has seen it. Nothing before {opens}.',
        'You tip the can and the water runs up over the rim of the pot and comes back along the sill to your own cuff. {name} has not moved. It will be thirsty at {opens}.',
      ],
      ill: [
        'A little goes up, on one side only, and takes a long time. {name} cannot use more. Next, medicine.',
        'You give it a few drops. It keeps hold of them and is no greener. Let that be all, and bring medicine.',
      ],
      loved: [
        '{item}. The flower opens to the third petal, with the door open and people about, and you find a reason to polish the tap so that it can.',
        'Somebody on the sill is ticking. It is evening, and not hot. It must be {item}.',
        '{name} would have waited a year for that: {item}. It takes a moment to be sorry that it has won.',
      ],
      disliked: [
        '{name} takes a third of it, from politeness to the pot, and lets the rest stand. A gnat drowns in that. {item} was the trouble. Plain sun would have done.',
        '{item}. It sinks in as far as the gravel and is left there, as mail is left for people who have moved. A few drops of water, another day.',
      ],
      harmful: [
        'It drank that, as it drinks what falls. Now it is glassy up to the second rib: {item}. That was no meal. Never again. Let it stand dry, and stand by it.',
        'It has no way of spitting out. All it could do was shut its roots, and by then it had {item} up to the second rib, where it is soft now. Tip out the soil. That was no meal, and must not come near it again.',
      ],
    },
    play: {
      wanted: [
        'You make a face at {name}. It holds still. You make a worse one. You are laughing now, so you have lost.',
        'You roll the tumbleweed along the sill. {name} lets it go by and then, when it has stopped against the far wall, ticks. They went to the same desert. It was always like that.',
        'You draw a line in the sand with a stick. {name} studies it until dusk. Then its shadow draws the other half.',
        'A slow tune on the mouth organ, in a minor key. {name} sways. You look at the table, and nobody is near the table. You go on to the second verse with some care.',
        {
          text: 'You throw the ring, and it comes down over one arm. {name} looks elsewhere. You throw the next and a spine is in the way. It was not in the way before. One all.',
          when: ['wary'],
        },
        {
          text: 'You put the tiny hat on {name} and it puts up with that. Then you find that it has had your button, off your cuff, on the tip of one spine, since Tuesday. You had looked everywhere. It ticks.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was already as merry as a column gets. It stands through the game with its petal out, and stays so.',
        'You play. It ticks once, for manners. There was hardly any room for improvement.',
      ],
      bad_time: [
        'You make your worst face, and {name} holds still, and it is not part of the game. You find your face has gone back by itself. See what it needs.',
        'You deal it in, and the card falls through its arms to the sill. {name} had nothing to hold it with. Leave the cards. What it lacks comes first.',
        {
          text: 'The tiny hat slides off. The head under it has gone soft on one side. Put the hat by, and give {name} medicine.',
          when: ['ill'],
        },
        {
          text: 'You lift the harmonica, and it leans to that, thinking it is a spout. The pleats are shut to the core. Put it down, and give {name} its meal.',
          when: ['starving'],
        },
      ],
      loved: [
        'You hold it up and say what it is, {item}, and go to fetch a chair. When you come back {name} has turned by a whole five degrees to where you will be sitting.',
        'It raised both arms when you said {item}. They were raised already. But the hat that hung on the left one is on the floor.',
      ],
      disliked: [
        '{item}. {name} outlasted it. It would sooner have had some wind.',
        'You did {item}, by and large on your own. A hat would have been company for it.',
      ],
      harmful: [
        'A rib has split, and it is wet inside, as it should never be seen. That was {item}. Not in this house. Keep {name} still and dry.',
        '{item}. The spines broke, on one whole side, and {name} has nothing left there to keep things off with. Stay away with that. Stay here without it.',
      ],
    },
    clean: {
      wanted: [
        'With a dry paintbrush, rib after rib. What comes off is grey, and what is under it is {name}.',
        'You lift out the fluff with tweezers, spine by spine, as one takes out stitches. {name} stands the straighter for it.',
        'You comb the spines and are stabbed only once. {name} regrets it. It does not say which of you was at fault.',
        {
          text: 'You brush from as far off as the brush is long. The dust goes, a rib at a time, and where you come near the flower there is a small stiff rustle. You leave that bit.',
          when: ['wary'],
        },
        {
          text: 'You do the left arm, and it lifts it. There is the fold, and in it the drop, bright as an eye. You go round it with the corner of the cloth, and neither of you breathes.',
          when: ['trusting'],
        },
      ],
      little: [
        'You wipe the pot. It was clean. Now it is also squeaky.',
        'One grain of dust was on the third spine. You have got it. {name} feels the draught.',
      ],
      loved: [
        '{item}, from the top down. {name} has let all its spines go loose, like someone who has been told to drop the shoulders.',
        'When you come to the flower you go round it very lightly: {item}. It opens while you are there, so that you can do the inside.',
      ],
      disliked: [
        '{item}. {name} puts up with it. There is fluff on nine spines now that was not there. A paintbrush is best.',
        'Some of the dust has gone and some is now mud: {item}. Dry would have been better. It usually is.',
      ],
      harmful: [
        'It got into the ribs and it does not run out: {item}. {name} is wet where it is never wet. Blot it, put it in moving air, and throw that away.',
        '{item}. There is a scald across the skin, and that will be a scar as long as there is a {name}. Never again. Dry cloth, light hand.',
      ],
    },
    medicine: {
      wanted: [
        'You lift {name} out of its pot and look at the roots together. It is like seeing somebody’s feet. The bad part goes. It stands better.',
        'A pinch on the soft place, and then nothing to do but wait. {name} is good at that. The place is firmer.',
        'You dab it, and count to a hundred as it says on the tin. {name} is still counting when you have rinsed the brush. Then one arm goes up, as if to ask what came after.',
        {
          text: 'It will have the powder, and not the hand. You blow it from the palm across the spines. It settles. One of them leans over, much later, out of the draught.',
          when: ['wary'],
        },
        {
          text: 'You have to take it by the waist to treat the foot, bare-handed. It lays down every spine it has between your ten fingers. The soft place is drier.',
          when: ['trusting'],
        },
        {
          text: 'A quarter inch of brown comes away on the knife. You stop there, at green. {name} stands in your hand with nothing under it, very light, and stands. There is more brown further in, and more powder in the tin.',
          when: ['ill'],
        },
      ],
      little: [
        'You knock on {name}, low down. Hard as a gourd. Put the medicine away.',
        'Nothing is wrong with it. It stands like that.',
      ],
      loved: [
        '{item}. The tilt stops. It does not go back yet, but it stops.',
        'For once {name} leaned, a very little, towards the hand. What was in it was {item}.',
      ],
      disliked: [
        '{item}. {name} closed over half of it like bark over a nail. The other half has done some good.',
        'It stings, and it helps a bit, and {name} will remember both: {item}. Dry air is also a cure.',
      ],
      harmful: [
        'The brown has gone up a rib since you gave it: {item}. {name} stands quite still. Do not repeat that. Fetch the right thing, and be near.',
        '{item}. Wherever it touched, the wool has gone black. {name} would not have asked for it. Never that. Let it dry, and sit with it.',
      ],
    },
    discipline: {
      wanted: [
        'A quarter turn, without comment. {name} looks at the wall, and you look at the curtain it spiked. By dusk the spines on that side have lain down. The flower keeps to the wall a day.',
        'You put it in the shade until it sees. It sees. It comes out one shade paler, and a few spines are up.',
      ],
      little: [
        '{name} has not moved since last time. It is hard to see what more it could do.',
        'No, you say. {name} has been of that opinion for days.',
      ],
      bad_time: [
        'It is all it can do to stand, and you have told it how. {name} stands exactly so, leaning a little, for your sake. Leave that, and care for it.',
        'You turned its face to the wall, and it has shut its flower there. That taught it where the wall is. See to what it lacks.',
      ],
      loved: [
        '{item}. Fair. {name} would have done the same, if it could lift you.',
        'It respects that: {item}. For the rest of the day it is straight as a post, and the curtain is safe.',
      ],
      disliked: [
        '{item}. {name} learned it, through the glove, and grew one spine on account of it.',
        'You have made your remark, and it was long: {item}. A patient no would have fitted on the pot.',
      ],
      harmful: [
        'There is a crack in the clay, and roots in the crack: {item}. It had not even moved. Never again. Stand it in the sun, and stay.',
        '{item}. The flower is off. It will be a year before there is another to be sorry with. No more of that. Sit down.',
      ],
    },
    sleep: {
      wanted: [
        'The lamp goes out. You stand in the door a moment, with your hand on the switch, and behind you {name} breathes in, once, for the whole day.',
        'You move it back from the glass and stay a moment, with your hand round the pot. The clay cools. Above your hand something shuts, petal by petal, like a shop in a small town.',
        {
          text: 'It waits for you to be gone. You put out the lamp and stand in the passage, and it waits. Half way up the stairs you hear it breathe in.',
          when: ['wary'],
        },
        {
          text: 'The flower shuts last where it faces you. You put out the lamp, and one petal is open yet, a bit of coral in the dark. “Good night,” you say to it. It was for that.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} stands in the dark with its flower open. It thanks you for the dark.',
        'It is hard to tell a cactus that has gone to bed from one that has not. This one has not.',
      ],
      loved: [
        '{item}. {name} has dropped its arms by the width of a thread. No one has seen that before.',
        'You put it there, and it is just so: {item}. The flower is shut before you have let go of the pot.',
      ],
      disliked: [
        '{item}. It stood there all through, like somebody at a party. Warm sand is more the thing.',
        'A wink or two was had. {name} held its spines in and was careful of the stuff: {item}. It would prefer its ledge.',
      ],
      harmful: [
        'There is frost in the ribs, or as good as: {item}. One arm has gone clear like glass. Take {name} out of it gently. Not there, ever.',
        '{item}. It sweated in there, and cacti do not. There is a grey fur at the base. Away with that, and give it air.',
      ],
    },
    reflect: {
      awake: [
        'You sit down by the sill with nothing to do and {name} goes on with the same. By four o’clock you have got rather good at it. It moves its shadow up, to make room.',
        'You have brought a book. {name} looks at the other side of each page until you turn it.',
        'The shadow of {name} has got as far as your sleeve. It has taken since lunch. You leave the sleeve there.',
        'Out of nowhere it comes up, between the two of you, like a thing remembered: {loved}. Then it goes down again.',
        'It waited for you once for {wait}. {name} won that. It has not told anyone. It turns its flower a hair, so that you can see who came second.',
        {
          text: 'On the side where you sit the spines lie flat. You put your hand there. It is like the coat of an old horse.',
          when: ['trusting'],
        },
        {
          text: 'You sit well back. It is like sitting by a fence. But towards evening the wind gets up, and rattles all of the spines but a few, low down, that are lying flat.',
          when: ['wary'],
        },
        {
          text: 'You have your bad shoulder against the warm side of the pot, and you say, at last, what it is about. {name} does not say that it will pass. It has the flower almost in your ear.',
          when: ['trusting'],
        },
      ],
      little: [
        'You sat down, and again, and again. Weather like that is called wet. {name} would like an interval.',
        '{name} has had company to last it till evening, and stands with its ribs full of it. You may go. It keeps well.',
      ],
      ill: [
        'You put your palm against the pot, where there are no spines. The clay gets warm. {name} stops leaning. Then see to what it needs.',
        'You hold the arm up for it that has come down, by two spines, and your own arm aches before it says anything. It does not say anything. It stands a bit more. Now go for what it lacks.',
      ],
      asleep: [
        'At night {name} breathes, and you sit in it. It is faintly like the smell of stones after rain.',
        'It is asleep and cannot be seen to have moved. But the flower, shut as it is, is on your side.',
        'You have brought a blanket and mean to outwait it. At two you wake with a crick in the neck. {name} sleeps on, upright, its flower shut on your side. It did not even know that there was a match.',
      ],
      shy: [
        'You sit at the distance that the spines allow. They are long. After an hour they are as long as before, but fewer of them are about you.',
        '{name} is facing the wall. You face the wall too. It is not much of a wall. It is something to have in common.',
      ],
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and shut. Nothing gets in before {wakes_at}. You may sit there.',
      'It does its breathing now. It wakes at {wakes_at}, and can be given things then. For the present, reflect beside it.',
    ],
  },
  stages: {
    child: [
      'Child. That is {name}, from today. It has a second spine on every dot, and yesterday’s drop.',
      'Two bumps have come where the arms will be. {name} is a child, and holds them up already.',
    ],
    teen: [
      'All spines. That is the teens. {name} would like to be touched and will see to it that nobody does.',
      'Half grown, and it has put on a rib for each thing it will not talk about. There are nine.',
    ],
    high_care: [
      '{name} is grown, and {form}. It blooms on the evening you most need it. It says that it was the temperature.',
      'The whole near side of {name} has gone smooth. It is adult, and {form}. You could lean a baby against it.',
    ],
    balanced: [
      '{name} is grown, a {form}. That is odd for one in a pot. But put it on any sill, anywhere, and it has always stood there.',
      'A {form} now, and full size. {name} has had wet weeks and dry ones, and carries its own well about with it.',
    ],
    low_care: [
      '{name} is grown, and {form}. Old cacti are, inside, and owls move in. It has left a hole at a good height.',
      'Not much came, and {name} built itself round that, to its full height. It is {form}. It rings when knocked. It stands very well.',
    ],
    rescue: [
      '{name} is grown: {form}. Low down there is the scar where it was cut and set again. Everything above the scar came after you.',
      'It was a stump in a saucer. Look up. {name} is adult and {form}, with its flower on the mended side.',
    ],
  },
  trust: [
    'Half the spines on your side are down. {name} did it overnight, so as not to be thanked.',
    '{name} has let you hang your hat on it. Not a guest’s hat. Yours, and it stays.',
    'The left arm opens. There is the drop, the same one as ever. {name} lets it fall on your wrist. You had looked tired.',
  ],
  streaks: [
    'Ten on time. {name} is looking into the word climate.',
    'Twenty-five meals on time. It put out a bud, and then a second bud, in case you saw only the one.',
    'Fifty. In the place where {name} comes from there is rain twice a year. It has nobody to tell.',
    'A hundred on time, without a drought. {name} has taken down one spine. It had been the first.',
  ],
  ages: [
    'Ten days. {name} has not moved from the spot, and has come to own it.',
    'Thirty days old, and a finger taller, if it is a small finger.',
    'It has stood a hundred days. {name} says that the first hundred are the ones you notice.',
    'A year. On this day, as on no other, {name} opens the whole flower. It is shut again by supper. You were in the room.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['morning dew', 'few water drops'] },
      wish: 'Dew. Or a few drops. Not a glass. {name} can see you reaching for a glass.',
      granted: 'Three drops, and then you stopped. It was the best-judged thing that {name} has seen anybody do.',
    },
    {
      by: { action: 'feed', item: ['desert sunshine'], hours: [10, 15] },
      wish: 'There is a good sun at about noon, and nobody is eating it. {name} could be served that while it is up.',
      granted: 'It stood there and got it on all sides. At one o’clock it ticked.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} is not asking. But if it were fed at the usual time, it would not say no.',
      granted: 'It did not say no.',
    },
    {
      by: { action: 'play', item: ['tiny hat'] },
      wish: 'Both arms have been out since Monday, and there has been no hat. The tiny one, {name} thinks, is free.',
      granted: 'It has it on. It has not moved for four hours, in case of wind.',
    },
    {
      by: { action: 'play', item: ['harmonica tune', 'mariachi music'] },
      wish: 'It is too quiet, even for {name}. A harmonica would do. It would not walk out on a mariachi.',
      granted: 'They played. {name} stood in front, like somebody who knows the band.',
    },
    {
      by: { action: 'play', item: ['tumbleweed rolling', 'desert wind'] },
      wish: 'There was a thing that went by, at home. {name} could stand to see a tumbleweed, or the wind that brings them.',
      granted: 'It went by. {name} watched it the whole way. Good, it seemed to say. Still going.',
    },
    {
      by: { action: 'clean', item: ['paintbrush dusting', 'spine combing'] },
      wish: 'One spine has a bit of wool on it, and people smile. Paintbrush, or comb. {name} leaves it to you.',
      granted: 'All spines are bare and equal. {name} has got its edge back.',
    },
    {
      by: { action: 'sleep', item: ['cool desert night', 'coyote song'] },
      wish: 'The nights here are carpeted. To {name} a night is cold. Or it has a coyote in it. Put it to sleep in one of those.',
      granted: 'Far off, somebody howled. {name} shut its flower, petal by petal, like somebody doing up a coat.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It has stood since it hatched. Somebody might put {name} to bed. It would stand there.',
      granted: 'You said good night. It stands in exactly the same way, and means something else by it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'The chair is empty, and the flower is facing it. {name} would like one of those two things to change.',
      granted: 'You sat down. The flower did not have to move.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Once could be chance. {name} would like you to sit with it a second time today, so that it can call it a pattern.',
      granted: 'It has called it a pattern. One spine is down.',
    },
    {
      by: { action: 'play', hours: [9, 13] },
      wish: '{name} is at its fastest in the forenoon. Play with it then, if you can keep up.',
      granted: 'It moved. You were looking. You will never be sure.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A soft spine',
        shape: 'thread',
        text: 'It never hardened. {name} did not know what to do with it, and thought of you.',
      },
      {
        name: 'The tiny hat',
        shape: 'crown',
        text: '{name} holds it for you when you are out. It does not put it on. It has been put on.',
      },
      {
        name: 'A grain of home',
        shape: 'stone',
        text: 'From under the gravel, redder than the rest. It was there before the pot was.',
      },
      {
        name: 'The price sticker',
        shape: 'ticket',
        text: 'It fell off when {name} swelled. You may see what the pot was worth to somebody, once. It thinks that this is about right.',
      },
      {
        name: 'A petal, coral',
        shape: 'flower',
        text: 'The sideways one. It was not wilted. It was let go of.',
      },
    ],
    return: {
      name: 'The green lentil',
      shape: 'leaf',
      text: 'The size of the part that was still alive. {name} has built all the rest on it.',
    },
    streak: {
      name: 'A second drop',
      shape: 'gem',
      text: 'There was only ever one. After twenty-five on time {name} could afford another, and it is yours.',
    },
    hundred_days: {
      name: 'The ring from the sill',
      shape: 'ring',
      text: 'A circle of clay dust, lifted whole. It shows where {name} stood while you were being found reliable.',
    },
  },
  release: [
    'You set {name} down in the sand, and take your hands away. It stands. There are others, far off, with their arms up. It may be that they are waving.',
    'The pot stays with you. Out there {name} has the whole ground. It turns its flower, and you walk round to be in the way of it once more, and go.',
  ],
  dying: {
    neglect: [
      '{name} waited. It had never lost at that. It stands on the sill as it always stood, and is dead.',
      '{name} is dead. The flower lies under your chair. It had a good way to fall to get there.',
    ],
    hunger: [
      '{name} has died dry. In the fold of the left arm is one drop, not touched.',
      'It closed up, pleat by pleat, until there was no room in it. {name} is dead, and upright.',
    ],
    illness: [
      'The soft place went all the way through. {name} laid itself down along the sill, which it had never done, and died there.',
      '{name} is dead. It came away from its roots in the night without any noise.',
    ],
    poison: [
      'It drank what fell, as they do. {name} is dead of it.',
      '{name} turned to glass and then to water. It is dead. It took what it was given and did not ask.',
    ],
  },
  returned: [
    'There was a dry stick in a pot. This morning it is green at one end, and is {name}.',
    'Something in the saucer has put up two arms. It is {name}, about as tall as a thimble, with every spine soft.',
  ],
  epitaph: {
    openings: [
      '{name} stands here. Let nothing be planted too close, and nothing too far.',
      'Do not water this. It is a stone. {name} would have told you the same.',
      'Here is {name}. It needed almost nothing, and not nothing.',
      'Keep your distance, and then come closer. Here {name} is, and the spines are down.',
      { text: '{name} outwaited the kettle, the radiator and November.', when: ['from_child'] },
      { text: 'In memory of {name}, who bloomed sideways, towards somebody.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It did not ask twice.', 'Almost nothing was needed, and it did not come.'],
      hunger: ['One drop was left. It was for somebody else.', 'The rain was late, and then it was too late.'],
      illness: ['It stood as long as there was something to stand on.', 'It went at the root, where nobody looks.'],
      poison: ['It could keep off anything but what it was handed.', 'It drank. There was no other way it knew.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You are wide. There is water in you and sun on you and a new spine near the top. The flower is open by one petal. That is your business. At noon you ticked. Nobody knows what the joke was, and it was good. You want nothing, or hardly. If the one with the can cared to sit in the chair, they would be in the light. So to speak.',
      'You are {name}. Good sun. Good gravel. A hat, earlier. You have just beaten a very strong kettle. You do not boast; you are simply still here, and it is not. Other creatures run about. You have seen them stop. There is a word for what you feel, and it is short, and you are keeping it. Somebody could pull up a chair and not ask.',
    ],
    content: [
      'You are {name}. You stand. It sounds like little. Try it. There are ribs to hold and arms to keep up, and a drop in the left one that must not spill. The light comes, the light goes, you let it. You say what is so, once, and leave it lying. You have no wishes that cannot wait. One of them is sitting down now, or will. You have turned the flower.',
      'You are {name}. It has been {days} days on this sill, and you have not regretted the sill. You have seen the weather in here: it has two hands and is sometimes late. As weather goes it is mild. You have put down a spine on that side and nothing bad came of it. You may put down another. Let it come by, and stay an hour, and not overdo things.',
    ],
    bored: [
      'You are {name}. You have won against the wall. The radiator did not even try. It is possible to be too good at a thing. You shut the flower at noon, and nobody asked why, and you had prepared an answer. It was: because. What is wanted is a worthy opponent, or a tune, or a hat. Someone must bring it. You cannot very well go. Play.',
    ],
    hungry: [
      'You are {name}. There is a crease between the fourth rib and the fifth. You mention it as a fact. You have been drier. You have a drop, but that one is not for you. You could go on like this for some time and have done so. Still. If somebody were passing with a can, and the can were tilted, a little, and then stopped, that would be correct. That would be a meal.',
    ],
    starving: [
      'You are {name}. You have let go of the small roots. It had to be done. You are folded up, rib on rib, and there is no more to fold. You have one drop. You know where it is. You were asked by nobody to keep it, and you are keeping it. You will not ask twice. This is the once: food. Now. It need not be much. It has never needed to be much.',
    ],
    sick: [
      'You are {name}. Something is soft that should be hard. It is low down, where you do your standing. You look straight ahead. The pot is holding you, and you had always thought it was the other way about. You can wait, that is what you are for, but this thing can wait too, and it is gaining. Medicine. Dry air. Someone to put a palm on the clay, where it does not hurt them.',
    ],
    failing: [
      'You are {name}. The arms are down. You did not put them down. There is a thin place, and all of you is above it. You are not afraid; you were never sure how that is done without legs. But there is a chair over there, and you would have liked to go on facing it. Let them bring the medicine now. Let them hold the pot. You will do what standing can be done.',
    ],
    near_death: [
      'You are {name}. You waited. You thought it was a match like the others, and kept still, and were good at it. It turns out that it is not won by keeping still. The drop has gone down your side. You are facing the chair. You say it, though it has been said: come. Sit. Any weather at all would do. Now would be the time for it.',
    ],
    asleep: [
      'You are {name}. It is dark, and you open. All of you, every small door in the skin. In comes the cold, and a smell of stones, and the far end of a howl. You walk. It is quite simple. You go over the sand with your arms up, and nobody is surprised. There is a chair in the desert. Someone is in it. You stand down beside it, and are not thirsty.',
    ],
    shy: [
      'You are {name}. These are spines. They used to be leaves. Something came along once and ate a leaf, and one learns. There is a person there, and it may be gentle, and it may be a goat. You cannot run. You can only be hard to hold. Let it sit, and keep its hands, and be there tomorrow at the same distance. You have time. You will look at it again in the evening.',
    ],
    back_from_death: [
      'You are {name}. You were a stick. You recall little of it. It was dry, and for once you were not counting that as a win. Then there was something wet, and not too much of it, and a green place, the size of a lentil, that thought it might go on. It is going on. Let them sit where they sat. Let the next drops come when they are due. You will try an arm.',
    ],
    hurt: [
      'You are {name}. It came from above, where the good things come from, so you took it. It was not one of them. It is inside, and you have no hands. You stand. All the spines in the world point outward. You do not blame the weather; it had a kind face; but it should look at what it is carrying. Let it take that away. Let it be dry for a while, and near.',
    ],
  },
}

export const CACTUS: Species = {
  slug: 'cactus',
  name: 'Cactus',
  family: 'ai-native',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality: 'Needs almost nothing and says even less. Once a year or so it blooms at exactly the right moment.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'few water drops',
        'desert sunshine',
        'morning dew',
        'mineral dust',
        'sandy soil',
        'sparse data',
        'cactus fertilizer',
      ],
      play: [
        'tumbleweed rolling',
        'desert wind',
        'tiny hat',
        'sand drawing',
        'harmonica tune',
        'sun tracking',
        'mariachi music',
      ],
      clean: ['paintbrush dusting', 'pot wiping', 'tweezers', 'gravel refresh', 'spine combing', 'dry cloth'],
      medicine: ['neem oil', 'root inspection', 'repotting', 'cinnamon powder', 'stem grafting', 'dry air'],
      discipline: [
        'quarter turn',
        'thick gloves',
        'respectful distance',
        'patient no',
        'pot relocation',
        'brief shade',
      ],
      sleep: ['terracotta pot', 'cool desert night', 'sunny windowsill', 'coyote song', 'warm sand', 'stone ledge'],
    },
    harmful: ['overwatering', 'flood irrigation', 'bubble bath', 'frost', 'tight hug', 'humidifier', 'ice cubes'],
  },
  appearance: {
    look: 'a stout ribbed green cactus with two raised arms, honey spines and one coral flower worn sideways',
    colours: ['#4f8f55', '#a9cf8b', '#f0715f'],
  },
  figure: { eyes: '#2a3a22', body: 'potted', extras: ['prickles', 'flower'] },
  book: BOOK,
}
