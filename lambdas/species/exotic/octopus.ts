/**
 * The Octopus wants whatever is inside, and the lid as well. It fears a day without a catch, a hook or a thread to turn.
 * It hoards empties: outside its den lie the shells of all it has eaten, sorted by the arm that opened them. Its body is
 * one soft opinion with eight others attached; every arm tastes what it touches and thinks for itself. Arm six steals,
 * arm three is shy, arm eight is slow and usually right, and matters of weight are put to the vote. It eats by touch,
 * under its own skirts. It sleeps in a pot behind a door of stacked shells, running through colours. It sulks as a stone
 * of the exact shade of the stones. It trusts one sucker at a time, by the wrist. Three odd facts: the arms that vote;
 * the three hearts, of which one stops whenever it swims, so that it prefers to walk; and that it is colour-blind, wears
 * every colour there is, and has to be told which. It never leaves a jar shut, never leaves the tank’s lid open behind
 * it, never admits to arm six. Its keeper is a large animal with two arms, poor thing, and is to be helped.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg comes open from inside, a quarter turn at a time, like a lid. Seven arms pour over the edge to see what there is, and one of them finds your thumb. The eighth goes back in and fetches {name}.',
    'The egg is unscrewed from the inside. One arm comes out and feels the air, a second takes hold of your thumb, a third is already going somewhere else. This is {name}. All of it, eventually.',
  ],
  looks: {
    thriving: [
      '{name} is on the floor of the hall, walking, with a jar under one arm, a spoon under another and a flannel over its head against the dry. It meets you, and does not turn back. You are given the spoon.',
      '{name} has stopped up the pipe to see what would happen, has seen what happened, and is now riding round on it, arms out, past your chair. One arm has kept the plug. It can be over whenever you say.',
      {
        text: '{name} is hours old, and eight arms have gone out to see the world. One has found you. It is holding your finger with three very small suckers, and has not told the others.',
        when: ['baby'],
      },
      {
        text: 'Hours old, {name} is introducing its arms to one another, and they shake, all eight, delighted. Then somebody notices your finger. There is a short discussion over who goes first, and seven of them lose.',
        when: ['baby'],
      },
      {
        text: 'The tank is shut. The lid is on, and weighted. {name} waves to you from the teapot, then, seeing your face, walks home across the draining board, climbs in, and puts the weight back on after itself.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Seven of {name}’s arms are taking the filter apart. The eighth has come over the rim alone, found your wrist, and is holding it the way one keeps a place in a book. Nobody has told the other seven.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in at the tank and {name} is not there. It is beside you, looking in at the tank, with one arm round your wrist. It has been all over it, it seems, and agrees that nothing is missing.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Three of {name}’s arms are at a jar, two mind the filter, one turns a shell over and over. The seventh comes out to shake your hand. The eighth, behind your back, is returning your pen.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The lid is on the tank and {name} is on the bookcase. It has alphabetised the spices, wound the clock, and knotted a tea towel to see if it could. Seven arms carry on. The eighth comes down and does up your top button.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in on {name}, happy, busy, wanting nothing. One arm lifts a cream sucker and waves to you. The arm next to it takes hold of it, firmly, and pulls it in.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is halfway out of the tank on six errands at once, flushed with joy, when it sees you. Five of them stop and become pebbles. Behind its back the sixth, which was not told, goes on unscrewing something.',
        when: ['from_child', 'wary'],
      },
      'A carton was labelled {loved}, and the label is still about. {name} wears it on its head, and has turned every colour on it, in the right places, by guessing.',
    ],
    content: [
      'Two arms of {name} are plaiting weed, one is feeling about for a lost button, one scratches behind where the ear would be. Four are off duty. The eye floats over it all, a foreman with no complaints.',
      'One arm of {name} has found a bottle and another has found a cork, and they are on their way to meet. The rest of it is lying between, quite relaxed, and has not been told. It breathes in, and out.',
      {
        text: '{name} unscrews the jar. One arm feels about inside, finds nothing, and hands the nothing to the next arm, and so on round all eight. The last one puts it back and screws down the lid. Not a pebble shows on its skin.',
        when: ['well'],
      },
      {
        text: 'One of {name}’s arms holds the jar and one the lid, and each is waiting for the other to turn. The slotted eyes look on and take no side. The skin has got as far as pebbles and stopped to think. No help is needed.',
        when: ['well'],
      },
      {
        text: 'Two of {name}’s arms are screwing a lid on, and two are screwing it off. A fifth props up the head. The slot of the eye rests on you, mildly, as on somebody else’s building site.',
        when: ['well'],
      },
      'There is a jar in the den of {name} with nothing inside but a taste, and the lid screwed down to keep it. Arm eight has put a name to it: {loved}.',
      'When the pump changes its note {name} takes the roll: eight arms, three hearts, {days} days. Arm six is found to be holding one of the days.',
    ],
    curious: [
      'Round the corner of the tank comes a single arm, feels along your sleeve as far as the button, undoes it, and goes back to tell the others.',
      'You have brought in a box. {name} turns exactly the brown of it, so as to see the matter from the box’s side.',
      '{name} has laid one arm along the pipe and gone quite still. At the other end of the house somebody is running a bath, and it can taste which soap.',
    ],
    bored: [
      'Seven of {name}’s arms have gone slack. The eighth unscrews the jar, feels round the inside, and screws it shut, and a little later checks again. Hide something in there, and make it difficult. It wants to be played with.',
      'All the jars are shut. {name} has screwed the lids back on, every one, and lies at the bottom the colour of gravel, holding one of its own hands. Bring it something harder to open. It wants to play.',
      {
        text: 'All eight were asked, and none of them wanted anything. {name} lies in its jar, with the lid off, and does not get out. Screw something shut for it. Come and play.',
        when: ['sad'],
      },
    ],
    due: [
      'It has unscrewed the jar, and the jar was empty. It has screwed it up and unscrewed it, to be fair to the jar. {name} ripples into pebbles and out. Its meal is due, and that is eight that have nothing to do.',
      'The arms of {name} have been everywhere for its dinner and have come back with a pebble, a pebble, a shell and the plug. It lays them in a row for you to see. Its meal is due. You go, please.',
      {
        text: '{name} has put an arm into each corner of the tank and one beneath every stone. They have come back with nothing and lie side by side against the glass, tips curled up toward you, like a show of hands. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is no bigger than a thimble, and its eight arms have just met. Seven of them are still being introduced. The eighth has gone ahead to the empty dish and is holding a place. The meal is due now.',
        when: ['baby', 'well'],
      },
      {
        text: 'One arm holds the empty dish out to you, as far as it will stretch. The other seven hold {name} back, as far as they will stretch. The meal is overdue. Take the dish gently, and fill it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has sent seven arms up the glass about the meal, which is overdue. The eighth is holding the lid shut from inside, in case it is you who brings it. Feed it now. It will have to let go.',
        when: ['wary', 'well'],
      },
      {
        text: 'One arm holds out the dish, another the spoon, and a third your own watch, turned so that you can read it. A fourth has you by the hand and is walking you to the cupboard. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'Seven of {name}’s arms are closing an empty jar they have only just opened. The eighth comes over the rim, finds your wrist, and lays one cream sucker on the glass of your watch. It is past time. Feed it now.',
        when: ['well'],
      },
      'Wet rings run up the side of the cupboard, and {name} hangs from the handle. Locked. It does not look caught. It looks at you as one looks at a colleague with the key. Its meal is due.',
      {
        text: 'The lid is off the tank and {name} is still inside. That is how weak it is. It has turned its skin to gravel, so that you will think it gone. The meal is late. Feed the gravel, now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The eight arms of {name} have never agreed on anything until you came in. Together they drag it behind the jar, slowly, and pull the jar close. The meal is late. Lower it in now, and take your hand out.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has passed out through the top of the tank, one after another, a bottle cap, the thermometer, the castle, and lastly an empty mussel shell, which it puts in your hand and shuts your fingers on. Fill it. Feed {name} now.',
      'Every jar on the shelf has been unscrewed and looked into, the lids laid each beside its own. There was nothing in them. {name} is back in the tank, gone pale, its suckers opening and closing on the glass. Feed it now.',
    ],
    starving: [
      'Every lid in the kitchen has been unscrewed and laid out by size. {name} lies among them an arm in each of eight jars, pale as a plate, and all the arms have come to the same opinion. It is starving. Feed it at once.',
      'Seven of {name}’s arms lie where they were let fall. The eighth still goes round and round the lid of the food jar, without the strength to turn it. It has gone the white of its own suckers. Feed it at once.',
    ],
    weak: [
      'Seven of {name}’s arms have come home and lie in a heap. The eighth has got the lid of the jar round by a quarter, and is leaning on it. It is fed, but weak. Medicine, or a good rest.',
      '{name} is still at the same lid, and it is not even a tight one. The arms take turns, and lie down in between. It is quite worn out. It needs rest, or medicine, and somebody to open that.',
      {
        text: '{name} has drawn a stone in front of itself and cannot hold it there. It slides, and is fetched back by one arm, while the others lie and look on. It is not ill. It needs rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It wants to show you what it can do with a hinge. Arm two begins, arm five takes over, arm one sits down. The hinge is half off, and everybody is pleased. Medicine, before the other half.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} is not disguised as sand. It is simply under some. It goes red, it goes white, and for two days of dirt nobody can tell. One arm wipes a stripe, to show you what is underneath. Wash it, please.',
      'Something green has begun to grow on one arm of {name}, and it has been handed on. After two days the suckers are so full of silt that everything tastes of pond. It holds them out to you. It needs a wash.',
      {
        text: 'Seven of {name}’s arms are scrubbing the eighth with a rag that used to be clean. They move on to the next arm, and so does the rag. It has been round twice, and everyone is greener. Bring fresh water and help.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} has gone the grey of dishwater, and seven arms lie wherever they were put down. The eighth has hold of the medicine bottle. It turns the cap, slips, and turns it again. This one lid you must open. Now, please.',
      '{name} is one colour, and the colour is grey. Seven of its arms have let go of what they were at and hang there, and only the eighth has come up the glass, and lies against your hand. Medicine, now.',
    ],
    failing: [
      'The lid is off the tank, and {name} got no further than the rim. Its arms hang down the glass, gone white. One still makes for the door, a sucker at a time. Medicine and food, at once, or it will die.',
      'Seven arms lie where they sank. The eighth is round the lid of a jar, trying to turn it, and the lid does not turn. {name} has gone as white as the gravel, and not on purpose. Medicine and food, at once.',
    ],
    near_death: [
      'Seven of {name}’s arms have laid down their errands. The eighth is still on one: it has come over the rim of the tank and lies along the wood, suckers up, where a hand would be. Sit here now and hold it. It has hours.',
      '{name} has gone white and lets its arms lie where the water puts them. You lower a hand in, and one, only one, comes round your finger, sucker by sucker. Stay. Do not take that hand away.',
    ],
    asleep: [
      '{name} is asleep, and so are seven of its arms. The eighth, alone in the dark, gives a jar lid a quarter turn, waits, and gives it a quarter turn back. You go out on tiptoe, so as not to wake the rest.',
      '{name} is asleep, and dreaming on its skin. Gravel goes over it, then weed. Then, quite plainly, the kitchen tiles. The kitchen is two doors from the tank. Nothing needs doing until it wakes.',
      'Asleep, {name} has found a crab. It goes speckled, it goes dark, one arm shoots out and has it. Then it is a deep, satisfied plum. And then the other arms begin to twitch. They have dreamed it too.',
    ],
    asleep_in_danger: [
      'No reef goes over the sleeper. {name} is pale right through, in danger, and takes nothing but company until it wakes, at {wakes_at}. Reflect beside it now.',
      'The shells have fallen away from the door, and no arm has built them up. Sit there in their place and reflect. {name} wakes at {wakes_at}.',
      {
        text: 'All eight arms are drawn in over an empty middle. {name} sleeps, unfed, until {wakes_at}. Reflect by it now, and bring food then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is in the jar, seven arms holding the lid down from inside. The eighth has slipped out and is feeling along the table toward you. One of the seven fetches it back. Sit quietly. The eighth is working on the others.',
      '{name} has gone white on the white stone and brown on the brown one, and there it stays, with a line across its middle. It hopes that this answers all questions. Please sit with it, and do not ask any.',
      {
        text: '{name} has got into the smallest shell there is and pulled seven arms in after it, and then it was full. The eighth lies outside and pretends to be nobody’s. Sit down beside it, please, and let it pretend.',
        when: ['baby'],
      },
      'For {wait} once no hand came to the glass. {name} keeps the pot between you, and one eye round the side. Sit where it can see you.',
    ],
    back_from_death: [
      'Seven of {name}’s arms have gone back to work: a jar, the latch, another jar. The eighth has been given no errand. It takes your wrist as you come in, every sucker lightly shut, and when you look at it, feels for your pulse.',
      '{name} counts itself. You can see it doing so, each arm handed to the next, and it does this twice, and gets eight. Then it takes hold of your wrist with every one of them, and there are no errands.',
    ],
    old: [
      'The arms of {name} no longer vote. They have known each other so long that one of them begins and the rest have already agreed.',
      'The heap outside the den is now higher than the den. {name} comes down it to you like somebody with a staircase, resting on the clam.',
      'Few of its kind see so many as {days} days. {name} wears them all at once, rippling, and you tell it what colour they are.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Eight arms come to dinner, and each of them had understood that it was for itself. {name} lets them argue, and eats in the middle. Afterwards the jar is unscrewed, in case that was dinner too.',
        'Each arm of {name} tastes the dinner before it is passed on, so the meal is eaten eight times and swallowed once. Then the dish is turned over, to see if there is more below. All eight wished to see.',
        {
          text: 'One arm finds the meal and tells nobody. Then the next arm finds it. {name}, small as a thumb, makes the same discovery eight times running, and ripples all over at each. The mouth is the last to hear, and the happiest.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'The shrimp goes to the nearest arm, which keeps it. The next arm takes it away. It travels all the way round {name} in this manner, eight small disputes, and arrives at the mouth by accident, to great surprise.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} carries the meal into its jar, feeds in all eight arms after it, and screws the lid down from the inside. There it dines, one slot eye to the glass. You try the lid, only slightly. It has been done up for you.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'Seven arms accept the meal and pass it along. The eighth stays up at the lid, on the inside, with half a turn still to go. When the dish is empty it is handed out to you, shining, and the lid is screwed down.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'While {name} eats with seven arms, the eighth is sent up for the lid. It gets as far as your wrist, tastes that, and forgets about the lid. Then two more are sent to see what is keeping it.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Six arms attend to the jar, and a seventh has the lid. The eighth has nothing on, and takes hold of your finger as one does the rail on a tram. {name} empties the jar, screws it up, and does not get off.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'One arm takes the crab, two see to the lid, one is counting the change in your pocket. The eighth has nothing to do, and you notice, while {name} eats, that it has been holding your thumb.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'Seven arms see to the dish. The eighth comes over the edge of the tank, unbuckles your watch, feels it all round, and buckles it on again, one hole looser. You had not known that it was tight.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Two arms see to the meal. One has the lid, one the other lid, one wipes up, one is doing your cuff button, which you had missed. The seventh feels for the light switch. The eighth has no errand. It is round your wrist.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You hand {name} the clam in a screwed jar inside a knotted bag, because it would be hurt otherwise. Eleven seconds. It eats with two arms. With the rest it ties you to the chair, not tightly, to stay.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        '{name} spreads itself over the dish like an umbrella, and the umbrella comes down. For a while there is only a russet tent with something going on inside. It lifts. The dish has been polished, and put the other way up.',
        {
          text: 'After {streak} meals on time {name} no longer keeps an arm back to guard the dish. It eats with seven. The eighth lies round your wrist and does nothing at all, which none of them was ever known to do.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and goes brown, white and spotted, none of it on purpose. That makes {streak} on time. It notices you noticing, and turns into gravel at once, all but one arm, which has not been listening.',
          when: ['baby'],
        },
        {
          text: 'An arm comes from behind the pipe, and {name} stays there. It takes the food in piece by piece, all of it, with a tremble in the tip. It has gone the grey of old string. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'At each meal {name} put it to the vote whether you would be on time, and one arm always said no. It eats up. After {streak} in a row it asks again. For the first time there are eight arms up.',
        '{name} eats up and puts the empty shell on top of the others, outside its door. The tower is {streak} high, one for every meal on time, and leans a little your way. One arm steadies it. Another turns your head.',
        {
          text: 'Seven of {name}’s arms take the meal. The eighth has been against you from the start and sits in a jar with the lid on. That makes {streak} on time. From inside, slowly, you hear the lid being unscrewed.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} had dinner down for later, and seven arms are out. The one at home takes in a morsel, signs for it, and shuts the door. Bring the rest when everybody is back, at {opens}.',
        'One arm tastes it and passes it to the next, which tastes it and passes it on, until dinner has been all the way round {name} and is very nearly whole. It posts the remainder through the filter. It was busy with the lock.',
        {
          text: '{name} takes a little with one arm, for manners. The second arm has the lid back on the dish, the third is sliding it toward you, and the fourth, at full stretch, has fetched the clock and holds it up to your face.',
          when: ['no_item'],
        },
        {
          text: 'The prawn is passed from arm to arm all the way round {name}, and each tastes it and hands it on. It comes back to you with a small bite out. None of them had ordered it.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} had unscrewed everything within reach by the time you came. It eats the late meal. Then it screws it all together again, the pipe, the cap, the catch on the lid, and tightens that one, on your side, with four arms.',
        'Seven arms of {name} take the late dinner in. The other one was sent to hold your thumb, as it does, and it starts out, goes slower, and thinks better of it. It comes back and is found something else to do.',
        {
          text: 'The clock has been stopped at the minute you were due. Wet rings go up the wall to it and come down again. {name} eats with five arms, and with a sixth holds the battery where you can see it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You come late with the dish and find {name}’s lid screwed down from the inside. It turns, a little. One arm takes the meal, one feels your sleeve all over for excuses, and a third does up the lid.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Seven of {name}’s arms take the crab and are delighted. The eighth spent the wait unscrewing the thermometer and goes on with that, its back to you, if an arm has one. You were late. It keeps the thermometer.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Seven arms see to the late dish. The eighth climbs over the rim, feels along the shelf, and turns the clock to face you. It goes home across your wrist, where it usually stays a moment, without stopping.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} eats, late, inside its jar, and draws the lid over so as not to see you. It has not the strength to screw it down. Put the medicine beside it, and act as though it were shut.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} sends one arm for the late meal, and eats. With another, slowly, sucker by sucker, it moves your hand out of the water. The other six have no opinion. It is weak. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The food is late, and {name}, tiny, white, snatches it with every arm it has so far got the use of. It eats beneath a shell. You lift a finger to the glass. Eight arms hold the shell down.',
          when: ['baby', 'wary'],
        },
        {
          text: 'One arm brings {name} a little of it, and the other arms do not come to help. They lie about like dropped rope. What colour it has drains away from your shadow. Medicine, please, and fresh seawater.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} holds the dish with the few arms that still can. It has been {hours} hours. It eats all of it, slowly, the colour of candle wax, its eye shut to you. Never let it come to that again.',
        'In {hours} hours {name} has built nothing and taken nothing apart. It eats what you bring, to the end. The arms, that went eight ways, lie in a heap and all turn from you. Please come when it is time.',
        {
          text: 'Seven arms reach out for the meal, so many hours after it was due. The eighth goes on with what it is doing, which is laying stones across the mouth of {name}’s den, on your side. The dish empties. Then the other seven help.',
          when: ['well'],
        },
        {
          text: 'The lid of the tank has been screwed down from the inside. You stand there with the dish. After some time one arm gives it a quarter turn, draws the meal in through the crack, and does it up again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'After {alone} there is a trail of dried salt from the tank to the door, up to the handle, and back. One arm takes the meal. The other seven go on piling pebbles against the glass, on your side.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'For {alone} nobody came, and {name} unscrewed everything there was. Now it eats, with one arm. The other seven are busy screwing the lid back on its jar, from the inside.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} opened the jar and closed it and opened it, for {alone}. It was always empty. Now it eats, hardly moving, and the skin turns to stone wherever your shadow falls.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There are sucker marks all over the glass on the side that faces the door. That was {alone}. {name} eats at the other end now, its arms limp, its eyes off you. Stay where it can find you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is pale, and lies along the bottom of the tank like something let fall. It eats with two arms. The others do not come. They have gone in behind the pot, all the way round, each to hold a stone.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is one arm over the edge, dry, that must have been sent for you a long time ago. You put it back in the water and give {name} its meal. It eats, grey. The arm will not be going up again.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} hands the meal along, arm to arm to arm, each sucker tasting it and declining, all the way round to the far side, where the eighth arm gives it back to you. It has been through a lot. You throw it away.',
        '{name} is as round as a wineskin, and the arms stand about it with nothing to do. One of them brings the dinner up to the mouth and is sent back. Come again at {opens}.',
        {
          text: '{name} takes your offering in one arm, passes it to the next, and so on round all eight, none of which has a use for it. From the last it is returned to you, with care, up your sleeve.',
          when: ['no_item'],
        },
      ],
      ill: [
        'A bite goes from arm to arm, each hoping that the next one feels more like it. By the eighth it is quite small, and that is eaten. {name} has turned the colour of the plate. Now the medicine.',
        'One arm feeds {name}, and the other seven lie down. It brings a crumb, waits until it has gone, and brings another. Then it lies down, too. They have done their best. Medicine next, please.',
      ],
      loved: [
        'Arms that were not on speaking terms are shaking hands, for {name} has tasted what it is. It was {item}. It is eaten, all of it, and the dish gone round for more, and they are as red as lanterns to the tips.',
        '“{item},” says the jar, and {name} cannot read, but it had the lid off before you could. Nothing is left inside but an octopus. It looks out at you through the glass, with its cheeks full, plum.',
        {
          text: 'You lower {item} in a closed jar. {name} goes scarlet to the tips, forgets everything it knows about lids, and embraces the jar, glass and all, with its eyes shut. Then it remembers.',
          when: ['well'],
        },
        {
          text: 'You put down {item}, and every arm hears of it separately. There is a short, brilliant quarrel. {name} goes crimson, pebbled, crimson, opens right out like a flower, and sits on the entire matter.',
          when: ['well'],
        },
      ],
      disliked: [
        'Handed from arm one to arm two, and so on round, and back to you by arm eight: {item}. {name} was thinking of crab.',
        'Even arm six does not want it. That was {item}. Let it be something with a shell on, for {name} to open.',
      ],
      harmful: [
        '{name} opened it, as it opens everything, and ate what was inside. The outside says {item}. Now the arms come unstuck, one by one, and lie where they fall. That cannot be screwed on again. Never let it have that.',
        'You let it have {item}. {name} goes the white of a plate, jets backward into the rock, and the water fills with ink between you. When it clears every arm is tucked away. Never that again.',
        {
          text: 'You gave it {item}. Eight arms had eight opinions and let go at once, too late. {name} hangs in its own ink, blanched, rubbing sucker against sucker to be rid of the taste of your hand. Never that.',
          when: ['item'],
        },
        {
          text: 'Eight arms of {name} tasted it, and one said yes. It was {item}. Now it is as white as a plate, and all its arms are pressed to the same place, underneath, and hold it. Keep that away from it, always.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hold up a hand, and {name} holds up an arm. You hold up the other, and it holds up seven more. You look at what you have left, and offer it a foot. It shakes that warmly, and keeps the shoe.',
        'You point to the left, and {name} sends an arm off there at once. You point to the right. Before long it has gone everywhere and stands in the middle, stretched like a star, red with joy. Now, please, point up.',
        {
          text: 'Seven arms pass the ring around and include you in it twice. The eighth has taken your wrist, just where the pulse is, and stays there through the whole game, tasting whether you mean it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The puzzle box sinks, and {name} will have nothing to do with it. It looks away across the tank, very deliberately, at nothing. Behind its back three arms have the second bolt undone.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Seven arms of {name} are playing against you, and cheating. The eighth has gone quietly round behind and has hold of your little finger. It is not part of the game. It has been there the whole time.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hide the ball under one of three cups. {name} lifts all three at once, and then hides it for you. You choose the left, the middle, the right. Arm seven has the ball. Arm eight is patting your hand.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} plays you at draughts with three arms. Two more keep order among the captured pieces, one is up your sleeve, one has gone to see about the lid. The eighth has held your hand since the start, under the table.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You trail a finger, and {name} gives it an arm, lends a second to hold the first, and sends a third to see what is keeping them. Now nobody can let go. You wriggle. It comes apart, all colours, and comes back.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You give {name} the end of a string. One arm passes it to the next, that one to a third, each keen to have held it. It comes back to you from the eighth with a knot, and {name} goes pebbled with delight.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was orange for joy before you came in, and cannot go any more orange. You wiggle your fingers. It wiggles two arms, the nearest ones, out of good manners, and with the rest does not drop a single stitch.',
        'You come to play, and all eight arms of {name} are playing already, at eight things, and everyone is winning. One arm is spared for you. It plays a round of thumbs, lets you off with a draw, and hurries back.',
        {
          text: 'You hand {name} the puzzle box. It hands you one. It has made it from the other four, and put your house key inside, and now lies back along the tank in happy stripes to see how you get on.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} needs no amusing, so it amuses you. Three arms open the jar, a fourth drops in your ring, two more screw down the lid and hand it up. Then it settles, rippling with goodwill, to watch you try.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You hold out a shut jar to {name}, and it puts one arm about it, as about a friend, and leaves the lid alone. That has never happened. It wants something else. See to what it needs first.',
        'You wiggle your fingers at the glass, and two arms of {name} start to wiggle back, and look round for the others, and stop. It has not got a game in it. See first to what is wrong.',
        {
          text: 'You offer the jar. One arm takes it, a second takes it from the first, and a third hands it back to you with the lid still on. The other five are wrapped round {name}. See what they are holding together.',
          when: ['no_item'],
        },
        {
          text: '{name} turns the lid the wrong way, twice, and stops. It is ill. Medicine before any jar.',
          when: ['ill'],
        },
        {
          text: 'It opens the toy, feels inside, and goes on feeling inside. {name} is looking for food. Bring some.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} is out of the tank, and back for a flannel, and out. It wants to see how it works. It wants to see how you do. By the end you have each got a hand, or so, in everything.',
        'At the sight of {item} the den empties. {name} sends two arms ahead, then four, then cannot wait for the rest of itself, and stripes run over it like wind over corn. An arm remembers you, and pulls you nearer.',
        {
          text: 'It is {item} again, and {name} plays it eight-handed against you, who have only the two. It feels this to be hard on you. Presently one arm comes over and, where the others cannot see, plays on your side.',
          when: ['trusting', 'well'],
        },
        {
          text: 'For once all eight errands of {name} are the same errand, and it is {item}. It plays at that from every side, passes it to itself behind its back, and loses to you by accident, and has to sit down, laughing, in spots.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} goes all over it looking for the catch, and there is none. It returns it to you, {item}, for repair. A jar, next time.',
        'Arm three is sent to play and sits beside it, looking at the wall. Not {item}. Something with a lid.',
      ],
      harmful: [
        'Two arms flinch before the rest have heard. Then {name} is gone into the pot, white to the tips. Put {item} away where no arm can reach it.',
        'It had only wanted to see how it opened. The suckers that touched it are shut tight: {item}. Let {name} be still, and do not bring that back.',
      ],
    },
    clean: {
      wanted: [
        'You rinse {name} over your palm, and the silt runs off between the suckers. It turns each arm for you, a little at a time, like a bracelet. At the tips the rings are small as pinheads. You do those.',
        '{name} takes the cloth out of your hand, with thanks, and does its own back. Another arm does the cloth. A third has gone to wash you, the knuckles first and then the watch. The water turns grey. Everyone is cleaner.',
        {
          text: 'You sponge one arm. The second takes the sponge, the third the soap, and the fourth begins on you, behind the ear. When it is over {name} is russet to the tips, and so, nearly, are the taps, and you are spotless.',
          when: ['well'],
        },
        {
          text: 'You have washed seven arms and cannot find the eighth. It has gone over the rim on business. {name} is rinsed and shining when it comes back along the shelf, bringing the towel, and the key to the linen cupboard.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe {name} from the root of each arm to the tip, and the cloth has nothing on it. The arms then have a look at the cloth. Four of them think that this is what needed doing.',
        'You rinse {name}, and the water stays as it was. So does {name}, oddly enough. It keeps to one colour throughout, a plain polite russet, such as one puts on to have a photograph taken.',
        {
          text: 'You wash {name}’s arms, which were clean. After the fifth comes one you have surely done, and then another. You are on the eleventh when it strikes you that the sponge has gone. Something is seeing to the back of your neck.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} was clean and had other plans. It leaves you three arms to wash, to be civil, and with the remaining five goes about its errands. One of them comes back and hands you your watch.',
          when: ['well'],
        },
      ],
      loved: [
        'You wash {name} with what is called {item}, and there is pushing in the queue. Arm two has come round again as arm five. They rise from it one after another, pink as shrimps, and admire each other’s undersides.',
        '{name} lets go of everything when it is {item}, and one hears it all drop, the cork, the key, the chain. It spreads itself on your palms. The silt floats off. It cannot see what colour it is. You tell it: sunrise.',
        {
          text: 'It is {item}. Each arm of {name} is done, sucker by sucker, goes blissfully limp, and joins the end of the queue again. There are eight arms. You have cleaned eleven.',
          when: ['well'],
        },
        {
          text: 'For {item}, {name} drops all eight errands at once. The pebbles go out of its skin wherever you have been. Beside it a jar stands half unscrewed, and nobody has looked to see what is in it.',
          when: ['well'],
        },
      ],
      disliked: [
        'An arm takes hold of it and puts it out over the rim, on the carpet: {item}. Fresh seawater would be met with less resistance.',
        '{name} clouds the water a little, so as to have something worth cleaning. It did not think much of {item}.',
      ],
      harmful: [
        'The skin has lost its pebbles and lies smooth and sore, and {name} keeps its arms off its own body. Anything but {item}, near skin like that. Clean seawater, quickly.',
        '{name} climbed the glass to get away from it, all eight at once. That was {item}. Change the water, and throw that out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} has three hearts, and you hold it while they race. The dose goes in. You feel one slow down, under your fingers, then the next. You stay as you are until the third has been told.',
        'With {name} even medicine has to be voted on. You see it go round from arm to arm, a taste here, a shudder there, and the last one carries it in. Later some russet comes back, first on those in favour.',
        {
          text: 'Seven arms hold the syringe off. The eighth, which likes you, lets itself be turned over and given the dose. The grey goes out of it from the tip upward, and the others begin to reconsider.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Seven arms hold the spoon off while the eighth, behind their backs, takes it and passes the medicine in. There is a long grey argument. Then a little russet comes up at the edges, and {name} asks for the jar.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is well in all eight arms, and they hand the medicine round and look for somebody to give it to. Nobody is ill. In the end one of them drinks it, to have the bottle. Keep the rest for a bad day.',
        'You let the dose into the water, and {name} goes through its colours, to see what it was for, and finds them all there. It gives you back the dropper in two parts, cleaned. Put it by until it is needed.',
        {
          text: 'One arm takes the spoon, one the bottle, and a third screws the cap on tighter than you will ever undo it. The fourth comes over the rim to feel your forehead. {name} is well. Keep the medicine for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} put the cure to a show of arms, and it was carried by all eight, since it was {item}. They lie still for it and hold each other. You can see them getting better, in order.',
        'The remedy goes by the name of {item}, and {name} put out one arm for it, and then thought of seven more. The skin, which was all in pebbles, goes smooth. One arm pats you, as one pats a good nurse.',
        {
          text: 'You put {item} in the jar, medicine and all. {name} has the lid off before your hand is out of the water. It eats. It helps. It passes you back the jar. Something harder, please.',
          when: ['item'],
        },
        {
          text: 'It is {item}, and seven of {name}’s arms are busy. The eighth has found the medicine in it, and would like to tell the others. Nobody is listening. All is eaten, and it helps all eight.',
          when: ['item'],
        },
      ],
      disliked: [
        'It was unscrewed, tasted and screwed up again, tighter than before: {item}. The arms would like to hear of another remedy.',
        '{name} lets it drift past. Something milder than {item}, and it will hold still for that.',
      ],
      harmful: [
        '{name} had given you all its arms to hold. They are cold now, and dull, and do not answer one another. Lock {item} where no arm can turn the key. The right medicine, at once.',
        'One heart missed, and then another did. Get it out of the water, {item}, to the last drop. {name} needs real medicine, and you.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name} screws the tap back on. The floor is wet, and so is the piano. Eight arms understand it, each at its own speed. The last is still dripping when the rest have turned a sober brown.',
        'The biscuit tin has been shut from the inside, by {name}, and you say no to the lid. It is unscrewed. Somebody climbs out with dignity on five arms. The other three are held before the face. It will keep out of there.',
        {
          text: '“The lid stays on,” you say. Seven arms let go. The eighth has to be told by its neighbours, and comes away sucker by sucker, like a row of small remarks. They are folded where you can count them. {name} has become a stone.',
          when: ['well'],
        },
        {
          text: '“The plug is not yours,” you say. {name} lets go of it with one arm after another, down to the eighth, which has to be spoken to separately. It goes into its jar and closes the lid from within.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} about the tap, and seven arms point at the eighth. The eighth holds up a pebble, quite innocent. It has left the tap alone. They hear you out all the same, and vote you a fair speaker.',
        '{name} had that lesson already. One arm listens. The second takes notes on the sand, the third corrects them, and with the rest it screws the lid back on, as taught, in front of you, twice.',
      ],
      bad_time: [
        'At your voice seven arms let go of what they had and come in under {name}. The eighth has not heard, and goes on holding your finger, until the paleness travels all the way down it and it is called in too.',
        'You hear yourself out to the end. There is some ink in the water, as much as {name} had. When it settles there are nine stones on the bottom, where there were eight, and none of them will look at you.',
        'You scold {name}, and eight arms stop, each in the middle of something, and not one knows which was meant. They draw in together beneath it. None of them is well placed to learn. See to it first, and teach it later.',
      ],
      loved: [
        'You explain it by “{item}”, and that is a language that all of the arms of {name} understand. They put back the fuses. It is carried, eight to none. Then the motion is laid on a stone, and everyone looks rather grey.',
        'The method was {item}, so {name} could feel its way round the lesson and see that it was sound. It lets go of the curtain. It will not climb that. One arm shakes your hand on it, and six are folded.',
        {
          text: 'You make it {item}, and the arms take it as a matter between themselves. Seven learn it at once. The sixth is caught out. {name} holds that one by the wrist and walks it through, kindly, till it has it too.',
          when: ['well'],
        },
      ],
      disliked: [
        'Seven arms did not follow, and the eighth was bored: {item}. Set {name} a harder puzzle, and it will learn from that.',
        '{name} squirts, a little, to one side. It is not persuaded by {item}. Try taking the thing back, and saying so.',
      ],
      harmful: [
        'There is nothing left to see of {name} but ink. When it clears, it is pressed into the corner with its arms over its eyes. Never {item}, whatever it did.',
        'It came up to listen, and was hurt. One arm hangs wrong. That was {item}. Keep it from {name}, and lower your voice.',
      ],
    },
    sleep: {
      wanted: [
        'You sink an empty flowerpot in the shade, and {name} goes in backwards, and in, and in, until you would not have believed it. It pulls a stone across after it. Through the drainage hole one arm makes sure of the air.',
        'You take from {name} the cork in one arm, the string in another, and the key, which was yours, in a third. It lets each be opened in turn. Empty, they grow heavy, and fold, and now there is one animal there.',
        {
          text: 'Seven of {name}’s arms are thankful for the dark and let themselves be folded under. The eighth still has an errand. You give it a button to hold. It turns the button over, slower, slower, and the last pebbles leave its skin.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} turns into pebbles when your hand comes near, so you put the pebbles to bed and say good night to them. They sleep soundly. By and by one softens, then the rest, and there is a rested octopus.',
          when: ['wary'],
        },
      ],
      little: [
        'You tuck {name} into its pot, one arm after another, until all are in. By then the first is out. You tuck that in. Now it is the fourth. None of them is tired, so they are taking it in turns.',
        '{name} lies down as you ask, flat as a plate, with its slot of an eye wide open. Under the edge of the plate there is some clinking. You had only said to lie down.',
        {
          text: 'You say goodnight to {name}, who is bright orange with plans. It sends out one arm to be dead asleep on the gravel where you can see it. The arm overdoes it. Behind the rock the other seven are leaving.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You draw the plaid blanket over {name}, and {name}, to be agreeable, goes plaid. Everything lies beautifully still. Then one stripe reaches out and begins unscrewing the bedside lamp, and another stripe would like to see.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} knocks off work all round as soon as it is {item}. The screws are laid by. It backs down into its pot, and the last arm feels about outside for a shell, pulls it to, and is out like a lamp.',
        'It is to be “{item}”, and {name} grows heavy, arm by arm, from the tips. The eighth, which is slow, goes on tidying by itself for a while in the dark. Then it looks round, and everybody has gone to bed.',
        {
          text: 'You say {item}, and {name}’s eight arms, each of which had other plans, come in one after another and lie down. The last brings a spoon. Then it is violet, then pearl, then every colour, slowly, asleep.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} tries it with the head out, with the head in and from above. It has no trouble with the word, {item}, only with there being no pot.',
        'It has moved out, and taken the door. The arms did not care for {item}. Something with one way in.',
      ],
      harmful: [
        '{name} will not go back in there. It stands beside it on its toes, pale, blowing hard. Take {item} away, and give it a plain dark den.',
        'The arms that lay down in it have come up in weals: {item}. Carry it out of the room, and let {name} have still, clean seawater.',
      ],
    },
    reflect: {
      awake: [
        'Seven arms are busy with the lid, the gravel, the pump and the other lid. The eighth comes over the rim and lies on your wrist, doing nothing. After a while the seventh comes to see what is keeping it.',
        'Seven of {name}’s arms are at work: a latch, a lid, two knots, a drain. You do nothing, and keep at it. By and by the eighth arm comes over the rim of the tank, stretches out beside yours, and joins in.',
        {
          text: 'You sit with your hand in the water. One of {name}’s arms comes to taste it, and then its neighbour, to see what is taking so long. By the end five have called, and none has gone back with the answer.',
          when: ['warming', 'well'],
        },
        'One sucker at a time {name} goes over your wrist, and stops where the salt is. It remembers {wait} without the taste of anybody. It goes back to the cuff and begins again.',
        'You sit. Something is passed up to you under the water, and the arm does not let go of its end. It is from when you brought it: {loved}.',
      ],
      little: [
        'The arms have had you by turns, all eight. {name} gives you back your hand, and puts it on the rim, dry side up. Later, again.',
        '{name} is fond of you, and also has a pump to see to. That is enough sitting for one hour.',
      ],
      ill: [
        'Seven arms lie where they were last put down. The eighth finds your wrist and fastens on, one sucker at a time. Then word gets round, and the others come, slowly. Peel them off gently, and see to what it needs.',
        'It holds your finger as it would a rope, and for so long as it does, a little red stays in that arm. {name} should have care next, medicine or a meal, as the case is.',
      ],
      asleep: [
        'Seven of the arms are asleep with {name}. The eighth feels its way out of the water, tries your thumb a quarter turn left, a quarter turn right, finds that it is on properly, and goes to sleep around it.',
        '{name} is asleep, and you sit beside it. One arm has come loose and floats up by itself, and meets your finger. The smallest sucker takes hold. The rest sleep on. They need not be told.',
        'The dream going over {name} has a jar in it, plainly drawn, and on the jar a word. You lean close to read it by the lamp: {loved}.',
      ],
      shy: [
        'Seven arms go about their errands. The eighth comes over the rim, crosses the table and undoes the button on your cuff. You keep still. It thinks, pebbled to the tip, and then does the button up again.',
        'You rest your hand on the rim and keep it there. One arm comes along the edge, without {name} seeming to know, and tastes a knuckle. It goes back with the news. There is a long discussion.',
      ],
    },
  },
  things: {
    feed: {
      'live crab':
        'The live crab comes down with its fists up. {name} is a stone, and then an umbrella, and there is a crack. One claw is passed up over the rim to you, still shaking.',
      'peeled prawns':
        'Peeled prawns are somebody else’s work, and all the arms feel it. They go over each for the lid. In the end {name} eats them as they are and then undoes your top button, to have opened something.',
      'mussels in shell':
        'Eight mussels in the shell, so one each. There is a silence in which you hear them think. Click, go seven. Arm eight goes on with its own, and gets it, and shows you how neat.',
      clam: '{name} holds the clam up against your ear, tight shut. Nothing. It taps. It drills, with its tongue, one small round hole, and looks in. You get it back shut, with a pebble in it.',
      crayfish:
        'The crayfish has gone backwards into your boot of a flowerpot. Arm two goes in at the door, arm five at the drain, and they shake hands with it in the middle. {name} blushes, in stripes, up to the eyes.',
      scallop:
        'The scallop claps and flies off, and claps. {name} walks after it along the bottom, not to upset a heart. They arrive at your net together, and afterwards there are two good fans, one for each of you.',
      'whole shore crab':
        'You let in the whole shore crab, and arm six shakes its claw, and relieves it of a barnacle. Shell is handed out, leg by leg, in order, and laid upon your palm until there is a crab.',
    },
    play: {
      'screw-top jar':
        'You screw the top of the jar down with a cloth, as hard as you can. {name} lays one arm across it and looks you in the face. It gives you back the lid, and pats the hand.',
      'puzzle box':
        'The puzzle box has seven moves. {name} makes eight, and is inside, and the lid has slid shut. You shake it, gently, by your ear. Presently a slot opens, and your own pencil is put out, sharpened.',
      'lego bricks':
        'The lego bricks are shared out. You are building a tower, {name} a harbour, and arm six a tower of yours. You reach for the last red one. All eight arms turn it, to see for themselves.',
      'rubik cube':
        '{name} cannot see the colours of a rubik cube, and has never let that stop it. It turns each face till it clicks well. You say how it looks. It has never been so evenly wrong.',
      'floating pill bottle':
        'The pill bottle floats, and it rattles, and is otherwise empty. {name} pulls it under by the neck and lets go. Forty times. You have a wet ceiling, and it has seen your face each time.',
      'eight-armed tug':
        'You take the rope for an eight-armed tug. Seven pull. The eighth has come round behind and is untying your shoe. When you look down you have lost, and are standing in the tank to the elbow.',
      'nested acrylic boxes':
        'There is a prawn of glass in the last of the nested acrylic boxes, six deep. {name} opens the first, the second, and gets into the third. You see it go on in, redder, until it is the prawn.',
    },
    clean: {
      'protein skimmer':
        'You empty the cup of the protein skimmer, and {name} watches the brown foam go with one arm round the pipe. It tastes what comes in now. One by one the arms come down off the glass, and lie easy.',
      'seawater exchange':
        'The new seawater runs in by the hose and the old one out, in exchange. {name} sits in between with an arm in each. Then it moves over, entire, and holds the hose up to its face like a telephone.',
      'sucker skin clearing':
        'You cup your hands, and {name} rubs arm against arm, clearing off the old sucker skins. They float up like fish scales. It tries the fresh ones on your wrist. They leave a row of small cold kisses.',
      'shell midden removal':
        'You take the midden away by the bucket, shell by shell. {name} has a word to say about each, and keeps hold. You leave the blue one. It goes back in the doorway, and one arm lies down beside it.',
      'sponge filter':
        'You wring out the sponge filter, and cannot find the peg that holds it. {name} holds up the lamp for you, the screwdriver, the pipe. The water comes on clear, and in the clear you see the peg.',
      'ammonia test':
        'You dip the strip for the ammonia test and wait for it to turn. {name} turns, while it waits, through all the shades on the card. It stops at yellow. So does the strip. You take both as good news.',
      'tank lid wipe':
        'You wipe the lid of the tank, and beneath the glass {name} wipes along with you, arm for arm, an inch away. The prints on the outside you have never asked about. You dry the latch, and it winks.',
    },
    sleep: {
      'clay pot den':
        '{name} lowers itself into the clay pot, arm over arm, like rope into a locker. An eye looks round the rim at your lamp, sinks, and something begins to breathe the clay.',
      'rock crevice':
        'You would not get a letter into that crevice. {name} lets itself in by one arm, and the rock takes on a colour. You pass your hand along. At one place it is soft, and holds on to you.',
      'red moonlight lamp':
        'You switch on the red moonlight lamp, and the tank goes dim as a plum. {name} cannot tell you that it is red. It turns so, all the same, from the arms in. You sit in the glow of both.',
      'empty conch':
        'The empty conch was too small, and {name} is in it. One slot of an eye shows where the snail was. You lift it to your ear, for the sea, and there is a sigh, and a heart, and another.',
      'stacked shell door':
        'You hand down the shells, and {name} stacks the door, one on two, two on three. Through the last gap an arm feels along your fingers to see that you have none left over, and fits in the cork.',
      'still dark tank':
        'The pump is down to a murmur, the tank is dark and still. You can see nothing. By touch you find a pot, a stone, an arm. It is asleep already, that one, and curls about your finger from habit.',
    },
    medicine: {
      'arm wound rest':
        'You have put up a screen, so that the wounded arm may rest. The other seven take turns to hold it. A bud has come, no longer than a lash, and they are all the colour of your sleeve.',
      'iodine supplement':
        'You count the drops of iodine supplement on to a prawn. {name} tastes them with arm one, which lets go, and with arm eight, which nods to you. By and by the white tips are less white.',
    },
    discipline: {
      'harder puzzle':
        'You take the kettle lid out of its arms and put the harder puzzle in. {name} feels that over, every side. It goes quite dark with attention. The kettle is forgotten, though one arm, you see, has kept the knob.',
      'latch the lid':
        'You latch the lid, and say why, tapping the wet place on the floor. {name} feels the latch from below, all round. It could. It sits in its pot with its arms folded, looking at you through the glass.',
    },
  },
  refusals: {
    asleep: [
      'The door of shells is shut, and what you push at it is pushed back by an arm that is not awake either. {name} wakes at {wakes_at}. Until then, reflect.',
      '{name} is away on its reef, and takes nothing before {wakes_at}. But a hand on the glass goes in with the dream: you can reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. The arms have found out about one another, and have spent the day shaking hands.',
      'A child: {name} has opened its first jar, from the inside, having opened it before that from the outside.',
    ],
    teen: [
      '{name} is half grown, and has been in the fish tank next door, across a floor, at night. It closed both lids. Keep its mealtimes, they decide what it grows into.',
      'Half grown, {name} comes to table in black, with spikes. Only arm six is on speaking terms with you. Feed it by the clock, for this is when it is settled.',
    ],
    high_care: [
      '{name} is grown, and {form}. It takes you by the wrist with all eight, so that nobody is left out, and tastes what sort of day you have had.',
      'Grown: {form}. A vote was held, and you have been made an arm. You are number nine, and {name} has hopes of you.',
    ],
    balanced: [
      '{name} is grown, a {form}. It knows the tap, the drain and the way to the kitchen, and is back in its pot by morning with the lid on.',
      'Grown, and a {form}: {name} has a den at either end, and goes between them on two arms, with its belongings under the other six.',
    ],
    low_care: [
      '{name} is grown, a {form}. The tank looks empty. It has become so good at being stones that the stones are in some doubt.',
      'Grown: a {form}. You see a lid turn, by itself, and the water close. {name} learned everything that can be learned alone.',
    ],
    rescue: [
      '{name} is grown, a {form}. The arm that it lost the use of has come back from the root, shorter, and is the one it gives to people.',
      'Grown, and a {form}: what is cracked in the house, cup or slate, is found in the morning with an arm’s length of weed wound neatly round it. {name} was up.',
    ],
  },
  trust: [
    'Arm three has come all the way up your sleeve by itself, and looked out at the collar. {name} had not sent it.',
    'Your keys, two pens, a thimble and the spoon are on the rim of the tank, in a row. {name} has made arm six give them back.',
    '{name} swims to you. It never swims, because a heart stops for it. It has thought about that, and come anyway.',
  ],
  streaks: [
    'Ten on time. {name} arranges ten shells by size, then by taste, and finds that it comes to the same.',
    'Twenty-five in a row, and the wall outside the den is high enough to have a gate. {name} hangs it so that it opens towards you.',
    'Fifty meals, none late. The arms have moved a vote of thanks. It was carried without arm six, which was in your pocket.',
    'A hundred. {name} has taken the lid off the largest jar it owns and put nothing in, to show what there is left to wish for.',
  ],
  ages: [
    'Ten days. {name} knows its arms by name now and has lent you one to look at.',
    'Thirty days old: {name} has worn a bright ring in the neck of every jar in the house.',
    'A hundred days. On the glass there are the prints of suckers, small ones low down, larger above. {name} goes up them, sometimes, like a stair.',
    'A year, which is a long time to be an octopus. {name} goes once round the tank on foot, all hearts beating, and shakes hands with itself at the end.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['mussels in shell', 'clam', 'scallop'] },
      wish: 'Everything {name} has been handed lately was open already. It would like its dinner done up: mussels in the shell, a clam, a scallop. It has the tools.',
      granted: 'It did not break them. It asked each very quietly, with two arms, until it said yes.',
    },
    {
      by: { action: 'feed', item: ['live crab', 'whole shore crab'] },
      wish: 'The arms have been arguing over who is quickest, and it has come to shoving. {name} would like a crab put in, with its legs on, to settle the matter.',
      granted:
        'Arm two, by a claw. The crab had its say as well, and arm five is wearing it. Everybody is pleased with {name}.',
    },
    {
      by: { action: 'feed', hours: [12, 16] },
      wish: 'Around the middle of the day {name} can see right through the house, from the tank to the street. It would like its meal before four, with a view.',
      granted:
        'It ate with one eye on the street. A dog went by, and a hat, and {name} went briefly the shape of each.',
    },
    {
      by: { action: 'play', item: ['screw-top jar', 'floating pill bottle'] },
      wish: 'There is nothing shut in the whole tank. {name} has even shut its eye, and opened it. A jar with a screw top would do, or the bottle that floats.',
      granted:
        'Right is tight, left is loose. It did that for you eleven times, to make sure that you had seen which way.',
    },
    {
      by: { action: 'play', item: ['rubik cube', 'lego bricks'] },
      wish: '{name} is told that some things come in colours. It would like the cube, or the bricks, and somebody to say whether it is getting warmer.',
      granted:
        'You said red. You said red. You said that it was done, all six sides. {name} felt it over with great respect, and could find no difference.',
    },
    {
      by: { action: 'play', item: ['eight-armed tug'] },
      wish: 'Seven arms are of one mind, and one would like to see what happens. {name} proposes a tug of war, and will lend you some of its side.',
      granted:
        'You had three arms and it had five, and the rope broke. Both halves have been taken into the den as won.',
    },
    {
      by: { action: 'clean', item: ['shell midden removal', 'tank lid wipe'] },
      wish: 'The heap has grown up against the door, and arm three has had to go out by the window. Somebody should clear the old shells, or at least wipe the lid, for the look of it.',
      granted: 'Each shell was shown to you before it went. {name} held on to one by the edge, and you let it.',
    },
    {
      by: { action: 'sleep', item: ['empty conch', 'rock crevice'] },
      wish: 'Once in a while {name} would like to sleep where there is only just no room. An empty conch, or a crack in a rock. It will see to the folding.',
      granted:
        'It went in like a handkerchief into a ring. For a moment there was an eye, and then there was no more octopus.',
    },
    {
      by: { action: 'sleep', item: ['red moonlight lamp'] },
      wish: '{name} has heard you say “red” to it so often, and in such a voice. It would like to rest under the red lamp, to find out what it has been doing.',
      granted:
        'It lay and looked at its own arms, up and down. It still does not know. But it is warm, and there is a good deal of it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Arm three has something to say, and will not say it to a crowd. If you sat by the glass with one finger on it, {name} could see that the others are busy.',
      granted:
        'It was this: a touch, at the very end of your finger, and away. Arm three has been back since to look at the place.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Arm eight is slow. It made up its mind to take your hand just after you had got up. If you sat with {name} twice today, it would be in time for the second.',
      granted:
        'It was in time. The other seven looked elsewhere while arm eight had your hand, for as long as it had meant to.',
    },
    {
      by: { action: 'play', item: ['puzzle box', 'nested acrylic boxes'] },
      wish: 'It would like a box. In that, if you please, another box. {name} would prefer not to be told how far this goes.',
      granted: 'Five. In the smallest there was nothing, and {name} has got into that, so that there is something.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'Once the working part of the day is over {name} goes through what the arms have brought in. It would like you to sit by, before nine, and say what the things are for.',
      granted:
        'A cork, a key, a stub of pencil. You told it all. {name} gave each of them to a different arm, to remember.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The tightest cork',
        shape: 'cork',
        text: 'It took {name} two days and arm eight. It has been pushed in again since, just as hard, so that you may have the pleasure.',
      },
      {
        name: 'The valve',
        shape: 'whistle',
        text: 'Out of the pump, in the early days, while you were looking at the other arms. {name} has had it by it ever since, in case the pump should ask.',
      },
      {
        name: 'The wrong key',
        shape: 'key',
        text: 'It opens nothing here. {name} has tried it in every lock and in two limpets, and is keen that somebody should carry on.',
      },
      {
        name: 'A spoon, returned',
        shape: 'spoon',
        text: 'Laid upon the rim by arm six, in person, with seven others standing behind it.',
      },
      {
        name: 'The oldest shell',
        shape: 'shell',
        text: 'From the very bottom of the heap. There is a tooth mark at the hinge where {name} had not yet learned where one begins.',
      },
    ],
    return: {
      name: 'A piece without a thread',
      shape: 'ring',
      text: 'A plain smooth collar, off some jar that is not in this house. {name} came back wearing it, and for once has not tried to get it undone.',
    },
    streak: {
      name: 'Lid number twenty-five',
      shape: 'coin',
      text: 'The others have been stacked by size. This fitted none of the jars, and so {name} has made it a medal.',
    },
    hundred_days: {
      name: 'The colours, by feel',
      shape: 'ribbon',
      text: 'Eight knots in a strip of weed, one from each arm. You are to say the names as you go along it: {name} will hold the other end.',
    },
  },
  release: [
    'You tip the jar at the edge of a rock pool. {name} screws the lid back on before it goes, and leaves that with you.',
    'It goes down over the stones, seven arms walking and one held up behind it, out of the water, for as long as there is any arm.',
  ],
  dying: {
    neglect: [
      'One arm after another stopped waiting, the slow one last. {name} lay on the stones and was the colour of the stones.',
      '{name} kept an arm on the glass where a hand might come. None came. The suckers let go from the top down, and it sank.',
    ],
    hunger: [
      'All the shells had been opened, and all of them again. {name} gathered in its arms, round nothing, and the hearts stopped, first, second, third.',
      '{name} had put out its empties as usual. There were no others after that, and it died in its pot with the door open.',
    ],
    illness: [
      'The last of its colours was a very small red, near the eye. It went out quietly. {name} had all its arms about it.',
      'Two of the hearts had stopped. The third went on for {name} a good while, by itself, and then rested.',
    ],
    poison: [
      '{name} tasted it with sixteen hundred mouths, and none of them could give it back. It whitened, and lay down, and died.',
      'It took what it was handed, as it always took things, to see what was inside. It was poison. {name} let go with every arm.',
    ],
  },
  returned: [
    'A tip curls. Then the one next to it, as the news goes round. {name} is back, and all eight of them are talking.',
    'The third heart has started, late, like somebody on the stairs. {name} opens an eye, and turns a colour, and waits to hear from you what it is.',
  ],
  epitaph: {
    openings: [
      '{name} lies here, russet and cream, with its eight arms round its three hearts.',
      'Whoever lifts this stone will find that {name} has seen to the underside.',
      'Here rests {name}, in every colour, none of which it ever saw.',
      'There is a jar by this stone, and it has been left open for {name}.',
      { text: 'All those lids, and {name} put every one of them back.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It held an arm to the glass, and there was no hand.', 'Eight times over, nobody came.'],
      hunger: [
        'Every shell was empty, and it had looked in each.',
        'It could open anything, and was given nothing to open.',
      ],
      illness: ['Its colours left one by one, and it did not know their names.', 'Three hearts were not enough.'],
      poison: [
        'It tasted all that it touched, and one such thing was poison.',
        'It wanted to know what was inside, and was told too late.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and there are nine of you, counting you. One: the filter is mended. Two: the filter is in pieces again. Four says look at this. Six has done something and is smiling. You answer everybody at once, by number, and apologise for six. You are some colour or other, they can tell you which. You want a thing with a lid, and a face to watch while you open it.',
      'You are {name}, and everything has a way in. You have your arms in five of them. You talk as you think, in several places, with yes from the left side and hold on from the right, and finish none of it, because here comes another. All three hearts are going. You would like your keeper to bring both hands, and do what arm eight says.',
    ],
    content: [
      'You are {name}. Two and five are walling. Three is behind you with a stone, waiting to be asked. Eight has had hold of the same pebble since noon and will say something about it by evening. The water tastes of Tuesday, and, over by the glass, of somebody’s thumb. They have only the two arms, poor thing, and manage. You have put out one of yours along the rim. You would like a hand in the water, next to it.',
      'You are {name}, and it has been {days} days, and there is a jar for each. You know this house by its threads, which way all of it turns. You say so in lists. You correct the list. Arm six adds your spoon to it. Nothing is pressing, and nothing is shut. You would like dinner by the clock, and someone to tell you, now and then, what colour you are.',
    ],
    bored: [
      'You are {name}, and you have opened it all. One: nothing to report. Two: nothing. Three would rather not say. Four and five are fighting over a pebble, to keep warm. You have started to look at the hinges. You speak in short items and drop them halfway. What the house moves, and seconds, and carries, is a game: bring something that is properly shut.',
    ],
    hungry: [
      'You are {name}, and the arms have all come home at once, with nothing, and are looking at you. One says crab. Two says crab. It is carried. You raise other business and cannot hear it for the suckers, opening and shutting, down every row. You are polite, you are brief, you are slapping a lid. You want something in a shell, handed in over the rim, now that it is time.',
    ],
    starving: [
      'You are {name}, and the arms have gone quiet. You call the roll, and some do not trouble to answer. They have been through every shell. One of them tried the taste of you. You do not number things any longer. There is a single item. You want food, now, any, put where the nearest arm is lying, because it will not come and look.',
    ],
    sick: [
      'You are {name}, and they are not telling you things. Down there an arm has let go, and you were not asked. The water has gone thin. You begin with one, and it slides, and you begin again with one. You believe that you are white. Nobody need confirm it. You want medicine let into the water, and a wrist to hold, with a heart in it that keeps time.',
    ],
    failing: [
      'You are {name}, a small one, in the middle, and the arms are a long way off. Eight is still there. Eight is holding something warm. You leave it all to eight. There are no words to speak of, there is only that hold, and whether it tightens. You want medicine at once. You want what is warm not to go.',
    ],
    near_death: [
      'You are {name}. The glass is cold where the hand would be. You have kept an arm on it, you forget which. They used to come, something would darken the light and there were two of them, with fingers. The hearts take turns. You have no item to raise. Only, if anyone should be out there: come close, stay, put your hand here.',
    ],
    asleep: [
      'You are {name}, asleep, and for once you can see them: red, that is red, and this one going over you like evening is blue. There is a reef. The arms have each gone home to somewhere of their own, and wave. Nobody votes. You say the colours over, slowly, so as to have them in the morning. You want the lamp left low, and somebody there to tell.',
    ],
    shy: [
      'You are {name}, and you are a stone. You are being a very good one. Something with two arms is out there, and might be about to reach. Three says no. Three always says no, and today the rest are with it. You answer in one word, and from under something. You want it to sit down, and look at something else, until you have come to a decision.',
    ],
    back_from_death: [
      'You are {name}. You have them all, you have been round twice. They are cold, and stiff, and keep touching one another. There was a jar, with no thread on it, and you were inside, and then you were not. Arm eight is thinking about that. You speak slowly, one thing at a time, which is new. You want a hand to hold meanwhile, and your dinner when it is due.',
    ],
    hurt: [
      'You are {name}, and they all felt it together. It was held out to you, and you reached. You always reach. The arms are in, and tight, and each one has its own account, and they agree. You are behind ink. You say: away. You say: not that. You want it taken out of the water, and the one who brought it to keep still where you can see both hands.',
    ],
  },
}

export const OCTOPUS: Species = {
  slug: 'octopus',
  name: 'Octopus',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.8,
  happiness_decay_per_hour: 1.2,
  innate_traits: [],
  personality: 'Runs eight errands at once, each arm with opinions of its own. Bored by noon, out of the tank by one.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['live crab', 'peeled prawns', 'mussels in shell', 'clam', 'crayfish', 'scallop', 'whole shore crab'],
      play: [
        'screw-top jar',
        'puzzle box',
        'lego bricks',
        'rubik cube',
        'floating pill bottle',
        'eight-armed tug',
        'nested acrylic boxes',
      ],
      clean: [
        'protein skimmer',
        'seawater exchange',
        'sucker skin clearing',
        'shell midden removal',
        'sponge filter',
        'ammonia test',
        'tank lid wipe',
      ],
      medicine: [
        'aquatic vet',
        'oxygenated seawater',
        'marine antibiotics',
        'salinity correction',
        'arm wound rest',
        'iodine supplement',
        'quiet quarantine tank',
      ],
      discipline: [
        'harder puzzle',
        'latch the lid',
        'thermometer taken back',
        'dim the lights',
        'busywork for arms',
        'pause the game',
      ],
      sleep: [
        'clay pot den',
        'rock crevice',
        'red moonlight lamp',
        'empty conch',
        'stacked shell door',
        'still dark tank',
      ],
    },
    harmful: [
      'copper coin',
      'fresh water',
      'dish soap',
      'bleach',
      'bubble wand',
      'copper medication',
      'camera flash',
      'sunscreen',
    ],
  },
  appearance: {
    look: 'a russet octopus unscrewing a jar, slot-eyed, with cream suckers and skin rippling into pebbles',
    colours: ['#b5472f', '#f3d3bd', '#5b2a56'],
  },
  figure: { eyes: '#f2c14a', body: 'manyArmed', marking: 'spots', extras: ['jar'] },
  book: BOOK,
}
