/**
 * The Ouroboros wants to come round again and find you there. It fears only a full stop. It came out of the egg with
 * its tail already in its mouth, and old tooth marks on it, and scales worn smooth as coins that many have paid with. It
 * says farewell when it arrives and good morning when it goes. It remembers tomorrow, dimly, and always as a Tuesday.
 * It hums a tune with no last bar, and talks round its tail, so that to let go is the gravest thing it can do, and the
 * kindest. Two more facts. Whatever is round is family: it asks after the tails of doughnuts and cart wheels, and the
 * clock is a cousin of whom it does not approve, since he stops to strike. And it counts only to one, as each time is the
 * first, again. There is one rust-red scale at the join, which it polishes on your sleeve. Hungry, it eats into the last
 * inch of itself, and fed, it grows that back. It sheds in one unbroken ring and wears it as a scarf. It sulks by
 * going round the other way. It trusts slowly, one turn at a time. It never hurries, never finishes, never takes the
 * same corner for the first time. Its keeper is the place on the circle where it can tell that it has been round.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg cracks at both ends. A small bronze head comes out of one and a tail out of the other, and the head goes all the way around to see who else is here. It takes hold. {name} has arrived, completely.',
    'There is an egg, and round it a bronze ring, and it is hard to say which of them was in the other. {name} lets go its tail to look at you, calmly. So you have come, it seems to say. Again.',
  ],
  looks: {
    thriving: [
      'A ring has dropped off the curtain, and {name} lies next to it, telling it about the old days. It is doing most of the talking. It breaks off now and then to admire it. The ring is so young.',
      '{name} is rolling down the stairs, bump, bump, bump. At the bottom it turns and climbs up again, the whole way, a step at a time, so as to be surprised by it.',
      {
        text: 'A few hours old, {name} goes after its own tail, twice round, and has it, and is complete. Then it sees you, and its mouth falls open. The tail gets away. It did not know there was anything else.',
        when: ['baby'],
      },
      {
        text: '{name} has not got it round yet. There is a gap of an inch between the mouth and the tail, and it lies in your palm, full and shiny, and looks across. It has all the time there is.',
        when: ['baby'],
      },
      {
        text: '“How do you do,” says {name}, round its own tail, as to someone new, and shifts along so that you may put your hand in the middle. You have not been here before. The bronze is already warm where it goes.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is turning on the rug like a wheel that somebody is thinking about. Each time the eye comes round it meets you, is charmed, and knows nothing of any other. Only lately it slows, a little before you.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“Have we met?” says {name} round its own tail, with great courtesy, as it did the last time. Then it rolls a quarter turn, to the place where the scales are worn in the shape of a hand. Yours fits.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} cannot greet you with its mouth full of {name}. It comes over on its rim instead, like a dropped coin, rolls once about your feet, wobbles, and settles flat. You are standing in the middle of it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You crouch by the ring. {name} lets go of its own tail, keeps the gap open until you have put your hand in, and shuts it again behind your wrist. It has everything now. You will be let out presently.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is happy, and has all it needs inside the ring. You are outside it. You walk round to the other side. You are still outside it.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You introduce yourself. {name} hears you out, glossy and full, its tail in its mouth, goes once round, and arrives in front of you with the look of one about to be introduced. It is quite happy. You say your name.',
        when: ['from_child', 'wary'],
      },
      '“Once,” {name} is singing, “there was once {loved}, and once, and once.” It has been at that verse since you came in, and it gets better.',
    ],
    content: [
      '{name} is lying flat beside the door, and a spider is out walking inside the ring, like somebody in a park. It comes to the scales, follows them, and comes to the scales. {name} lets it. It knows how that is.',
      '{name} lies on the rug and has no plans. It is thinking something over. It follows it all the way round, and comes out where it went in. It nods. It had thought as much.',
      {
        text: 'You step over {name} into the ring, to reach the shelf, and it is pleased to meet you. You step out with the book, and it is pleased to meet you. You have left your glasses in there.',
        when: ['well'],
      },
      {
        text: 'You put your cup down without looking, inside {name}, as it turns out. {name} goes on round it over the wood, scale after worn scale. When you look again, the water in the cup is turning too.',
        when: ['well'],
      },
      {
        text: 'Bronze slides through bronze at the pace of a minute hand. You watch for the head to come past. It comes past. It inclines slightly, as to someone on a passing train, and goes on round.',
        when: ['well'],
      },
      'At a certain place in each turn {name} stops and smiles round its tail. That is where it keeps {loved}.',
      'It has been {days} days, and {name} holds that they were the one day, very thoroughly gone over. It is still finding new bits.',
    ],
    curious: [
      'A straight piece of string lies on the floor. {name} has gone along it to the end, and lifts its head from its tail to see where the rest is kept.',
      'A ladder has come to the house. {name} has gone up one side of it and down the other, and cannot see what anyone wanted with all those middles.',
      '{name} has been handed a bracelet by its clasp. It undoes it, does it up, undoes it. “And does that hurt?” it asks the bracelet.',
    ],
    bored: [
      '{name} lies flat on the boards, a ring around nothing, and looks at its own end from very close. It is fed and well. What it wants is to be stood on edge, given a push, and met at the other end of the hall.',
      '{name} has stood itself on edge against the wall, a perfect hoop, and looks down the long hall with the one eye that faces it. Nothing moves. It could wait for ever and would rather not. Give it a push.',
      '{name} circles the same cold spot on the floor, and even the spot has begun to look elsewhere. Come and play with it.',
      {
        text: 'It lies flat, like a thing that goes under a hot dish. The hum has stopped at the bar before the last, and nobody has taken it on. Stand it up on its edge, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} lies around its empty dish, and it has put down its tail, to be ready. The mouth is open. That is how a circle looks when it is waiting. It has come round to mealtime. Feed it.',
      'The hand of the clock has come round to where it was, and so has {name}, and so has its dish, which is empty. They are all agreed. And about now somebody came. Its meal is due.',
      {
        text: '{name} sucks at its own tail, takes it out, examines the end, and puts it back in. Nothing comes. It regards you calmly over the top of itself. The meal is overdue. Feed it now, before it concludes that this is all.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has been chewing on its tail, and lets it go, puzzled. It is not that. It was close. It looks up with a mouth exactly the size of a spoon. Its meal is due. Feed it.',
        when: ['baby'],
      },
      {
        text: '{name} meets you for the first time and does not think much of it. The meal is overdue, and your hands are empty. Go out, come in again with the meal, and it will be the first time again.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies in its ring with the tail a little out of the mouth, which leaves a gap the size of a meal. It looks at you as at any passing thing. The hour has come round already. Fill the gap now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies exactly around the empty dish, as one rings a date. It is charmed to meet you. You look so like somebody it has known for ages that it has kept the middle free. The meal is late. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'The ring of {name} is a size smaller than usual. It is not hungry, and is eating nobody. It merely has a little more tail in its mouth than it needs, as people hold a pipe when someone is late. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'There has been nothing but tail for a long time. {name} lies flat as a dropped bracelet and slides an inch from your hand. Bring the meal. It should be something that is not {name}.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Every visit is the first one, but today {name} knows you. It drags its ring half a turn along the floor, until the eyes are on the far side. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has let go of its tail. The bronze ring stands open on one side, and just below the gap lies the empty dish. You are looking at a question mark. Its meal is overdue. Feed it now.',
      'There is less of the ring than there was. {name} has swallowed two more inches of itself, reasonably, without fuss, there being nothing else. Feed it now, while it still goes round.',
      '{name} is nibbling, thoughtfully, at the last inch of its tail. The ring has become a little tight. Please feed it something else.',
    ],
    starving: [
      '{name}’s ring has come open. The tail lies a finger’s width from the mouth, and it is looking at it as one looks at the last bread in the house. Hours have gone by. Feed it at once.',
      'The ring has come open. {name} lies in a bent line on the floor, its mouth a hand’s breadth from its tail, and too tired to cross it. Feed it at once. After that it can see about the circle.',
      {
        text: 'The ring is smaller than it was. {name} has drawn its tail in by four scales, past the bright place where the mouth has always rested, and holds there, looking at you, not swallowing. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      'There is a gap in {name}, one finger wide, where the mouth has let the tail slip. It regards the tip mildly, like someone it will be introduced to. Medicine would help, or a good long rest.',
      'The grip of {name} on its tail has grown loose, and at each turn it has to take it up again. It is tired, as an old step is that many have trodden. Medicine would do it good, or rest.',
      {
        text: 'It has set off on its round, in excellent spirits, humming, and has been at the foot of the stairs for an hour, leaning on the newel. “Nearly back,” it says. It wants medicine, or a flat place.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are two grey rings on the floor. One is what has come off {name}. The other opens an eye, delighted to make your acquaintance. Neither looks anything like bronze. Fetch water, and wash the one that blinks.',
      'There are two days of mud on {name}, and it bumps when it rolls, once in every turn, at the same place. It can feel it coming. It would rather look forward to something else. Wash it.',
    ],
    sick: [
      '{name}’s mouth has let go. The tail lies a hand’s width from the jaw, and the ring that never had an end has two of them, both dull. Give it medicine now, and hold the ends together.',
      'It is not a ring but a horseshoe. The mouth has slipped, and the tail lies a hand’s breadth off, and {name} goes after it, and stops, and forgets which way round. Medicine, now.',
      {
        text: '{name} goes round as ever, but there is a place now where it catches. Each time it comes to the place it stops, and you hear it breathe, and it goes on. Medicine now, before it comes round again.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} has let go of its tail. It lies along the floor in a line, with a beginning, and over by the wall an end, which it keeps looking at. Medicine and food, now, and then put the two together.',
      '{name} lies in a straight line. You did not know how long it was. The mouth has fallen a hand’s breadth short of the tail and cannot cross it. Medicine and food, now, and bring the ends together.',
    ],
    near_death: [
      'The ring is open. {name}’s mouth has slipped from its tail, and between the two lies a gap as wide as a hand. The scales have no shine. Come to it now, lay your hand there, and do not take it away.',
      '{name} has come undone, and lies in a straight line, with two ends. It has no experience of those. Bring the ends together in your hands and hold them so. Stay there.',
    ],
    asleep: [
      '{name}’s jaw has slackened in its sleep, and between mouth and tail there is a gap the width of a coin. So it does begin somewhere. You lower the lamp again and tell nobody.',
      'There is no telling where {name} falls asleep, for it has no end to start from. But the ring lies slack on the stone tonight, tail resting in the mouth and not held. A breath goes all the way round. Then again.',
      'All the lamps are out and {name} with them, lying in its ring like something a glass has left upon the table. The breath goes in at the head and travels round. You can hear it pass the place where it began.',
    ],
    asleep_in_danger: [
      'The hour has gone by, and {name} has not turned in its sleep. It is in danger. Reflect beside it now. It wakes at {wakes_at}.',
      'Asleep, and its jaw has come open, and the tail lies loose in it. {name} takes only company until {wakes_at}. Reflect here, at once.',
      {
        text: 'Its jaws are working on the tail, asleep, and the ring is drawing in. Reflect beside {name} now. It wakes at {wakes_at}: have its meal on the way by then.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You walk round {name} to find the front of it. It turns as you walk, smooth as a coin on a table, and its eye stays on the far side. Sit down quietly instead, and let {name} be the one that goes round.',
      'You walk round {name}, and {name} turns as you walk, so that what you meet is always the middle of the back. Stop. Sit in one place, do nothing, and the head will have to come by.',
      {
        text: '{name} has rolled to the far end of the shelf and leans there like a hoop nobody has claimed. It has never met you. It has never met you several times. Sit down by it, quietly, as though that were so.',
        when: ['from_child'],
      },
      {
        text: 'There is one stretch of the round that {name} takes with its eyes shut. It is {wait} long, and you were not on it. Sit where it comes out.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      'There’s one new scale, pale as a fingernail, where the mouth meets the tail. {name} goes slowly past it, and past it. You lay a finger there. It stops the wheel, and rests the join in your palm.',
      '{name} is whole again, mouth to tail, and well. At the join there is one small bright nick, from when it had let go. It turns until the place lies under your thumb, and is pleased to meet you.',
    ],
    old: [
      '{name} was worn smooth on its first day, and the house has at last begun to match. There is a groove in the floor that fits it.',
      'Old, they say, and {name} turns its head a little to hear whether they mean the front or the back.',
      'The kettle, the wheels and the moon all send to ask how {name} does. It is spoken of, among round things, as the one who stayed somewhere.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} lays its tail down beside the dish, tidily, as one lays down a pipe. It eats up the meal. Then it feels along the floor for the end, finds it, and goes on where it left off.',
        '{name} eats its way about the rim of the dish until it comes to the place where it began. It stops there to consider. There is nothing left. It looks very much as if it had expected that.',
        {
          text: '{name} does not put down its tail to eat, so it eats round it, from one corner of the mouth. Each swallow sets off along the ring as a small bump. You both wait for it to come by again.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You come on time. {name} has to let go of its tail to eat, lays the tip down carefully by the dish, and takes its meal. Then it looks round. There is a tail here, and what is more, it fits.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats with an eye on you and the tip of its tail kept in the corner of its mouth, like a reader holding the page while a stranger talks. The dish empties. The ring closes at exactly the same scale.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} lies down round the dish in one unbroken ring, with the meal inside it and you outside. You hear it eat. Then it rolls away like a hoop, and in passing gives you the nod one gives a stranger on a bridge.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} lets go of its tail and asks your name, as at every visit. You tell it. It eats what you have brought, closes the ring, and rolls once around your feet. “I had an idea it might be you,” it says.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'To eat, {name} has to let go of its tail. It looks about for somewhere to put it, and then lays it across your palm, warm and smooth as old money. You hold it, not knowing how hard, until it is asked for.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'To eat, {name} must let go of its tail, and it gives you the end to hold. You stand there, part of the ring, until the dish is clean. Then it takes back the tail and is delighted to meet you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'To eat, {name} needs somewhere to put its tail. It looks about, and lays it in your hand. You stand holding the end of something very old until it has finished, and give it back.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} lets go of its tail for you, which it does for very little. It eats, considers the gap, considers you, and closes the ring again with your wrist on the inside.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} lets go of its tail to eat, and gives you the end to hold meanwhile. After {streak} meals on time there is a place on it that fits your thumb. It eats up, thanks you, and takes it back.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} rolls up when you set down the dish, or you set down the dish when it rolls up. Which of you began is long past telling. It eats. That makes {streak}, not in a row, it says, but in a ring.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'The first meal, thinks {name}, and eats it whole. By your own reckoning it is {streak}. It takes its tail again, so small that it would fit round your wrist. It looks at the wrist. It stays where it is.',
          when: ['baby'],
        },
      ],
      streak: [
        '“The first,” says {name}, and eats it all. There have been {streak} meals on time, you tell it, and none missed. “Yes,” it says. “The first has been going very well.”',
        '{name} counts no further than one, as a rule. It eats this up, and then it rolls about your chair, once for each of {streak} meals on time, with no miss in them. You lose count. It never had one.',
        {
          text: 'To {name} this is the first meal, again. It lets go of its tail because it is you, eats, and takes hold once more. That makes {streak} first meals in a row, and every one on time.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes a crumb, since the end of the last meal has not yet met the start of this one. They will meet at {opens}.',
        '{name} loosens its jaws, admits a morsel beside the tail, and closes them. You watch the lump travel away, round the far side, and come back up to the mouth, where it was not needed the other time either.',
        {
          text: '{name} takes a little, to oblige you. The swallow goes as a bump all the way round the ring and arrives again behind the teeth, where {name} considers it as if you had only just offered. It is still not hungry.',
          when: ['no_item'],
        },
        {
          text: 'The last one is still on its way round: you can follow the bulge along the coil, a third of the distance. {name} takes a crumb behind it for company, and shuts. There is only the one road.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it, late, with no ill feeling, and takes its tail again. There is one small thing. It used to lie with the join towards you. It has turned round.',
        '“I do not think that we have met,” says {name} when you come with the late dish. It always says so, and it eats it all. But as a rule it says it with a twinkle.',
        {
          text: '{name} turns slowly where it lies, and each time the head comes past it looks at you as at somebody new. Late, it observes. The head goes by, comes round. Somebody new, and late. You feed it between meetings. It does not get easier.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is a groove in the floorboards now, a perfect ring. {name} has been going round, in excellent health, until you came. It puts down its tail, eats, takes the tail up, and bows to you as to a new waiter.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} lets go of its tail to eat, and then does not take hold of it again. It lies there with both ends, and looks from the one to you. There had not been a before, until today.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You can see how long it was. The dust on the floor has a groove in it, round and round the dish, deep as a record’s. {name} eats, and then plays the groove once more, slowly, with you there.',
          when: ['well', 'no_item'],
        },
        {
          text: 'To eat, {name} has to let go of its tail. It does so slowly, this being so late, and lays the tail on the side away from you. Afterwards it is too weak to close the ring. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Every visit is the first one, and the first thing {name} learns of you is that you come late. It eats, the ring lying slack, and slides an inch off. It is weak. Let it rest, and then begin again.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and its tail is already shorter than it was. It eats, late, and looks at you over the dish with a gold unblinking eye. It does not say “again”. It closes, and there is no getting a finger in.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lies open like a bracelet with a broken clasp, the tail a little way from the mouth. It eats what it can of the late meal, and is too weak to close, and watches you. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'The bronze has gone dull on {name}, which lay where it stopped rolling, up against the wall, for {hours} hours. It eats, and cannot get up on its edge. It does not look to see who props it. Be on time.',
        '{name} eats, and its tail shakes against its teeth. In {hours} hours either somebody comes or nobody does. It is very old, and has never found out which. Be the one that comes, and come on time.',
        {
          text: 'It had begun to say “Ah” when you came, instead of “How do you do”. {name} eats, so long after, and there is a scale’s breadth gone from its tail. It takes up what there is of that. “How do you do,” it says.',
          when: ['warming'],
        },
        {
          text: '{name} takes its tail out of its mouth to eat, and when the dish is empty it puts the tail back. It does not quite reach. There is a gap in the ring now, the width of one meal.',
          when: ['well', 'no_item'],
        },
        {
          text: 'For {name} every visit is the first, and it has never met anybody so late. It has been {alone}. It eats. Then it puts its tail back in its mouth, so as to say no more.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} went round for {alone} with nobody to come round to. Now it comes round to the meal, and eats, and goes on. At the place in the circle where you stand, it shuts its eye.',
          when: ['wary', 'well'],
        },
        {
          text: 'To {name} every visit was the first. Not this one. It eats slowly, eyes on your hands, and it knows you, and it knows {alone} with nobody in them. Come to the next meal, and the next.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lets go of its tail to eat, and then has not the strength to take it back. Nobody was there for {alone}. It draws the loose end under itself, away from you. Stay until it is a ring again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is less of it. {name} has had to eat into itself, and the ring is small enough to go round a cup. It takes what you bring, so long after. It does not bid you anything. It rolls round the cup, to the far side.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies open, its tail gone to a stump, its eye on the place where you come in. You have come in. It eats, so late, with the wall behind it. For once this is not the first time, and it looks at you like that.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name}’s last meal is still travelling, a small bump under the smooth bronze. You hold the dish and watch it pass the tail, go in at the mouth and set out again. No room for another. This one is thrown away.',
        '{name} touches the dish with its tail, as one touches a hat, and rolls by. It will call for the rest at {opens}.',
        {
          text: '{name} opens politely for the pretzel and there is already something in its mouth, namely {name}. It has just got itself comfortable. The pretzel is laid inside the ring, where it goes stale in very good company.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} mistakes its tail for the meal, and the meal for its tail, and you have to put the right one to its lips. It has a bite. Put medicine on the next.',
        'A little goes in, and stops, and {name} waits a long while for it to find the way. It is ill. Give it medicine next.',
      ],
      loved: [
        '{item}. {name} lets its tail drop to the floor, and does not look to see where it went. You pick it up, and hold it, until it thinks to ask.',
        'When the last of it is gone {name} goes back to where the first of it was, in case. Such is {item}.',
        {
          text: 'You hold out {item} and {name} drops its tail on the floor with a small bronze clank. It hasn’t dropped that in some centuries. It eats, and has to look under the chair for the end of itself.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You set down {item}. {name}, who has watched mountains come and go without remark, drops its own tail on the floor with a clank and does not pick it up until every bit is gone.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{item}: it has two ends, and {name} cares for neither. Something with a hole in the middle would go down better, or a few quail eggs.',
        '{name} swallows, and meets it again farther along, and is no fonder of it: {item}. You can see the place. It goes over your foot with a bump. An old skin would be kinder.',
      ],
      harmful: [
        '{name} has let go of its tail, and it does that only in pain. It lies in a crooked line, and heaves. What it swallowed was {item}, and no meal. See that this never comes round again.',
        'You can see it go round in {name}, a hard lump, and where it passes the scales stand up. When it has been round it has to be swallowed again. It was {item}, and it hurts. Never again.',
        {
          text: '{name} has let go of its tail, and that is the gravest thing it does. Its scales stand up, dull, round a swelling. {item} did this. It will meet it next time with the same good faith. You must be the one that remembers.',
          when: ['item'],
        },
        {
          text: 'You gave {item} into that old unhurried mouth. What goes into {name} has no way out but round, and you watch the shudder pass you, and come back, and pass you. Never that again.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You toss your cap, and it lands in the ring of {name}, by luck. It is overjoyed. It moves to somewhere harder. You miss, by a good way, and it moves again, and the cap is in. You are brilliant, it says.',
        'You chase {name} round the table until nobody can tell who is behind. Each of you thinks the other. It laughs so much that it lets go of its tail, and now it has to chase that as well.',
        {
          text: 'You roll {name} a hoop, and {name}, being one, rolls after it, down the hall and back. How do you do, its eye says each time it comes round. It was very well played. It has not met you yet.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You give the ring a push and {name} bowls off down the corridor, eye over tail over eye, strikes the far wall, and comes back to you with a look of discovery. You push it again. It has never done this before.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You roll {name} down the hill. It goes beautifully, tail in mouth, humming, and at the bottom you find that you are standing there already. It is delighted to meet you. It asks whether you would care to roll it down the hill.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You bowl {name} down the passage like a hoop. It goes out at the far door, all the way round the house, and rolls in behind your heels. “Have you ever tried this?” it asks you, delighted. That was the sixth lap.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You say goodbye to {name}, go out, and come in, and it is delighted to make your acquaintance. So you do it again. By and by it goes out with you, so as to lose no time in between.',
          when: ['warming'],
        },
        {
          text: 'You give {name} a little push, and it rolls off, a bright new ring, along the wall and round again to your knee. It looks up over its own tail. How do you do. You push once more. How do you do.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You set {name} spinning on the table, and it becomes a small bronze ball, and sings. It falls over. The room goes on for a bit. It looks up at you. It would like to have that for the first time again.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, which was going round quite happily before. It goes round with you. When you leave off it goes on, at the same pace, with the same smile. You have been put into the tune.',
        '{name} could not well be happier, and you play with it all the same. It comes out exactly where it was. That, to its mind, is the sign of a good game.',
        {
          text: 'You toss the stick through {name}. It watches it go in, and watches it come out, and is charmed to make its acquaintance. You toss it again, and it is charmed. So it was, to be fair, before you had the stick.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You stand {name} on edge and spin it like a coin. It blurs into a globe, hums, wobbles flat and rings itself still, as happy as when it went up, which was completely. It looks to see whether it has done you any good.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You give it a push, and the ring rolls half a length and falls flat, and goes round on itself, and round, lower each time, like a dropped coin. Put your hand on it. It lacks something.',
        '{name} leans into the turn, and lies down in it, and looks along the floor to where it would have been by now. Put the hoop against the wall. See to what it needs.',
        {
          text: 'You have come to bowl {name} down the passage, but it is no hoop. Its mouth has come off its tail, and it lies there with two ends, like anyone. Leave the game. Find out what is wanting, and bring that.',
          when: ['no_item'],
        },
        {
          text: 'It rolls off with its mouth open and its tail dragging after, like a hoop that a child has bent, and fetches up against the coal. {name} is ill. Bring its medicine to the coal.',
          when: ['ill'],
        },
        {
          text: '{name} gets its teeth into the toy and will not be called off. It has had nothing else but itself. Feed it, and play on the next round.',
          when: ['starving'],
        },
      ],
      loved: [
        'It asks for the start again, and you give it the start. {name} has let it be known that eternity might be mostly {item}.',
        'You bring {item}, and what passes over those worn scales, from the mouth down to the tail and so into the mouth, is a shiver of joy. It goes round twice. It does not seem to know where to get out.',
        {
          text: 'You have brought {item}, and every smooth scale on {name} stands up and lies down, one after the other, all round the ring. It lets its tail out of its mouth to laugh, and is a long time catching it.',
          when: ['well'],
        },
        {
          text: '{item}. {name} goes giddy, which nobody had thought possible, and walks for some while after that in an oval.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has gone once round {item} and come back with nothing. A hoop would have done, or a carousel.',
        '{item}: it goes from here to there and then is over. {name} waits politely for it to return. It would rather have a spinning top.',
      ],
      harmful: [
        'Something gave, and the ring sprang open. {name} holds its tail close and shakes. Put it away for good: {item}.',
        '{name} was hurt in the middle of a turn and has not gone on with it. The cause was {item}. Let games here be without it.',
      ],
    },
    clean: {
      wanted: [
        'You rub the mud off {name}, scale by scale, and each comes up like a coin from the bottom of a fountain. It cannot see its own back. It goes slowly round after the shine, and you after it, rubbing.',
        '{name} fits the rim of the basin as if it had been poured. You turn it under the tap like a wheel, and the old green runs to the middle and away. When the clean part comes round again, you are done.',
        {
          text: 'You start with the cloth at the head and follow the bronze along, scale by scale, until you reach a stretch that shines already. You have been right round. {name}, who has not met you, offers you a place to begin.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You start where the mouth meets the tail and rub your way round, the dull scales coming up like coins behind the cloth. When you get back to the mouth, {name} bids you welcome, and hopes you had not far to come.',
          when: ['well'],
        },
      ],
      little: [
        'You wipe {name} from the head to the tail, and so to the head. Nothing has come off it on the way. You might stop anywhere. That is the difficulty.',
        'You polish one scale of {name}, to see, and it cannot get any brighter. You try the next. Each shows you your own face, all the way round, a long row of people being kind.',
        {
          text: 'You start at the head with the oiled cloth and go along, and along, coin after coin, all bright, until you come to a scale that looks familiar. {name} was clean. You have been round four times.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Rivers have rubbed at {name}, and they had centuries. It holds as still for your cloth as it did for them. You look along the ring for one scale that you have made brighter, and find it, and it is your face.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        '{item}: and the old skin comes away in one unbroken ring. {name} puts it on at once, damp, and throws the end over its shoulder.',
        '{name} turns beneath your hand like something on a wheel. It would have you know that {item} is to have no last part.',
        {
          text: '{name} sees that it is {item}, and loves it at first sight, again. You clean the ring from end to end, in so far as it has any. It shines. It looks up to see what you have there.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} closes its eyes and goes slowly round under it like something on a lathe. You do not have to move. Each time its face comes by, it is more blissful. The fourth time, it has forgotten its tail.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It keeps its mouth shut on its tail and goes through with it. Rainwater would have been enough, or a little moss.',
        '{name} is clean, and has gone matt. It was {item}, and it likes a drop of scale oil.',
      ],
      harmful: [
        'Where it touched, the scales have lifted, and {name} cannot bear to lie on any side of the ring. Rinse it with plain water. This must not come near it: {item}.',
        '{name} breathes through a mouth that cannot close. It was {item}. Open the door, let the air in, and throw that out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes out its tail, takes the spoon, makes a face that must be very old, and puts the tail back, against the taste. There is a little more gold in the bronze. It lies a good deal rounder.',
        'You can see the dose travel all along {name}, a small bulge, down the back and round the bend, until it comes to the tail, and so to the mouth. It swallows it again. It does good both times.',
        {
          text: 'To take the medicine {name} has to let go of its tail, and looks about for somewhere to put it. You hold the end while it swallows. The scales grow warm under your thumb, coin by coin, and you hand it back.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You slip the spoon in beside the tail. Then you can watch it go, a shine that travels scale by scale along the neck, about the far side and home to the mouth. {name} tastes it again, and looks better still.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} opens its mouth to show you that there is nothing wrong, and then its tail, which shows the same.',
        'It was sound all the way round. {name} is obliged to you, and suggests the clock, who has been making a noise.',
        {
          text: 'You pour the spoonful in beside the tail. A small bulge sets out, goes all the way round {name}, and comes by again, and again, like a doctor who cannot find the house. Keep the bottle for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}: {name} lets the breath out that it took in a turn ago, and rests its chin on your thumb.',
        'It remembers from tomorrow that this will help. {name} nods at {item} as at an old doctor.',
        {
          text: '{name} has its mouth full, and has had for an age. But it is {item}. It lets go of its tail, eats, medicine and all, and is the better for it. It looks at the tail with some interest, and puts it back.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} holds it in its cheek for one whole turn. {item} is not what a serpent takes. A bandage for the tail would be, or a visit to the reptile vet.',
        '{item}. It went in at the front and was not felt farther on. Calcium powder would suit it better.',
      ],
      harmful: [
        '{name} took it because you held it out. Now there is a cold place in the ring, and it travels. Pour the rest where nothing drinks: {item}.',
        'That was no cure. It was {item}, and {name} has let its tail go and lies with its eyes on it. Take the stuff away and stay near.',
      ],
    },
    discipline: {
      wanted: [
        '“Not round the kettle,” you tell {name}, which nobody could lift for the heat. It comes off. It has learned that. It goes round the next few things without touching them, and you are one of those.',
        'You take {name} off the barrow, where it had put itself in place of the wheel. It was only helping. It has been told now. It lies flat beside the wall, and does not say that it is pleased to meet you.',
        {
          text: 'You say no, and only once. {name} uncoils from the teapot, takes up its tail, and will leave the teapot be. It looks at you evenly along the ring. You are sorry, a little. As far as {name} knows, this is how you met.',
          when: ['well'],
        },
        {
          text: 'You say no. {name} stops rolling, turns the word over all the way round, and lies down flat in the hall. It will not be a hoop indoors. You had been standing inside the ring. You notice that you are outside it.',
          when: ['well'],
        },
      ],
      little: [
        '{name} had been told that a turn ago, and had kept it. It lets you say it all the same, down to the first word.',
        'It knew. It shows you the place on its round where it keeps the lesson, already somewhat worn.',
      ],
      bad_time: [
        'You raise your voice, and {name} lets go of its tail. What was a ring is a length of snake, with a beginning and an end, and it does not know which to turn to you. Both go in under the stove, the end last.',
        'You scold. {name} cannot answer with its mouth full of itself, and bites down. A dark drop stands on the worn scales. When you put out your hand the ring draws in, until there is hardly any middle.',
        'You scold {name}, and it has heard that before, in many voices. It does not roll off. It stays in front of you with its mouth open. It is asking for something. See to that first, and teach it later.',
      ],
      loved: [
        '{item}. It is what {name} would have said to itself, had it not had its mouth full. It lets go, and begins again better.',
        'There was no heat in it. {name} takes {item} as a road takes a bend, and comes out facing the right way.',
        {
          text: 'It is {item}, and {name} learns to stop at the gate. It has never in all its time stopped anywhere. It rolls up, stops, and looks at you, entirely astonished. It goes all the way round for the sake of doing it again.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} goes round it to find the other side, and there is none. {item} tells it nothing. The same calm answer would, or being made to wait one turn.',
        '{item}: it left a kink in the ring. Unwind it gently, next time, and take it back to the start.',
      ],
      harmful: [
        '{name} was hurt, and will come past this place again and again. Let it never find there a second time: {item}.',
        'No lesson was in it. {name} has hidden its tail from you beneath itself. Keep it away for ever: {item}.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name} about the warm jug, and it goes round exactly once. It lets its chin down on its tail. The eyes are open, and so slow, and so old, that you find that you have yawned.',
        'You roll {name} into its corner and lean it on the wall, and down it slides, little by little, until it lies flat. It is awake. It has merely come to the bottom of the wheel.',
        {
          text: '{name} winds up your arm, so weary that it has the wrong end in its mouth. You put in the right one. It sleeps there like a bracelet. When it looks up it does not ask who you are. It asks if you slept.',
          when: ['trusting'],
        },
        {
          text: '{name} was so tired that the tail had come out of its mouth, and it lay there with two ends. You slid a folded cloth under it and held the loose one. By and by it is taken from your fingers, and the ring closes.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You lay {name} down to sleep, and it feels along itself for the end that is tired. It goes all the way round, and comes back to the end that is awake. Up it gets.',
        '{name} is not tired. It lies in its basket with open eyes, holding its tail, as children hold a rabbit, and keeps the basket company. It has known a good many baskets. It likes to hear how they do.',
        {
          text: 'You bring {name} a pillow and look for the end it goes under. {name}, wide awake, travels slowly round to let you see every part. So you lay the pillow in the middle. It thanks you, and a little later thanks you.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is not at all sleepy, but lies down about you, since you are sitting on the bed. You tell it a tale, and at the close it asks how it goes on. “Once upon a time,” you say. It loves that one.',
          when: ['trusting', 'well', 'glad'],
        },
      ],
      loved: [
        '{item}: {name} pours itself in, and there is just room, and the hum drops to where only the floor can hear it.',
        'It knows this bed from somewhere that it has not been yet. {name} says farewell to {item}, as to a friend, and lies still.',
        {
          text: 'You have brought {item}, and {name} makes its farewells, for it says those when it arrives. It lies down round it, and round again, and closes. One gold eye stays on you until it has been all the way through its good night.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lies round it, beside it and beneath it. {item} has corners. It would rest better on a warm stone, or in a basket of rope.',
        '{item}. It rested, with its back to that. Crickets would have been welcome.',
      ],
      harmful: [
        'It had just closed its eyes. {name} is out of bed with its ring undone, wheezing. Shake all of it out of the bedding: {item}.',
        '{name} was hurt where it lay, by {item}. Make the bed anew, without it, and let it see you do so.',
      ],
    },
    reflect: {
      awake: [
        '{name} keeps the place where mouth meets tail turned to the wall. You sit. After a long while the ring begins to slip round, scale over scale, like coins being counted, and when it stops the join is facing your knee.',
        'You say nothing and neither does {name}, who has said it. The circle lies there, with you outside. Then, with no haste, the jaws open, the tail goes about behind you, and is taken up again. Now you are in it.',
        {
          text: '“How do you do,” says {name}, as always. You sit. The light goes round the wall and so does it. When it comes to you again it doesn’t say it, but moves along a scale or two, to make room.',
          when: ['from_child'],
        },
        'You have come back after {wait}, once, and {name} shows you where on the round that is. It touches it lightly, and goes on to where you sit.',
        'For {days} days it has told you farewell whenever you came. Today {name} says it and lays the rust-red scale on your sleeve.',
      ],
      little: [
        '{name} has you by heart for this hour. It turns you kindly towards the door and says good morning.',
        'You have come round rather quickly. {name} had not finished thinking about the last time. Let it have a turn alone.',
      ],
      ill: [
        '{name} has lost hold of its tail and lies there with a beginning and an end. You sit down and lay a finger in its mouth instead. It holds on, and breathes slower. Now see to what it needs.',
        'You put its tail against its lip, and {name} holds it there, not hard. It is easier so. See next to what it lacks, food or medicine.',
      ],
      asleep: [
        '{name} sleeps with its tail in its mouth, as ever, and you sit beside it. As you look, the jaw goes slack. The tail slips out, and comes to lie across your hand, and it sleeps on.',
        'You can follow one breath in at the sleeping mouth, under the smooth scales, all the way round and back to the beginning. That is one. The next is one again. You stay for a great many ones.',
      ],
      shy: [
        '{name} has rolled behind the bin, and you can see a part of it. You sit. Later you see another part, and the first is gone. It is turning, very slowly, until the end with the eyes comes round to you.',
        'You sit down by the ring and it turns, scale by scale, until the eye comes round to you, and passes. An hour later it comes round again. This time {name} slows a little, as if it had seen you somewhere.',
        {
          text: '{name} turns in its ring, contented, at a good distance, and once each turn an eye comes round to your side. You are there. You are there again. You are there again. The next time, the ring goes by more slowly.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit outside the ring. {name} goes round, and every time the eyes come by they meet you as a stranger, and every time you are the same one. On the sixth round they come by a little slower.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'shed skin':
        'Last month’s shed skin is held up by you at the neck, and {name} goes in at the mouth and eats its way to the tail. It looks out there, astonished, at you, from itself.',
      'recycled data':
        'The recycled data has been round before. {name} chews, shuts one gold eye, and knows it: a Tuesday, with rain. It swallows, and turns the dish about so that you are where you stood then.',
      'ring doughnut':
        '{name} bows to the ring doughnut, as to an aunt, and asks it to stay. It lies down round it on the plate. When you clear away there is one ring, sugared, that will not meet your eye.',
      pretzel:
        'A pretzel, somebody’s whole family in a knot. {name} follows the salt along it with its tongue, over, under, back to you, and has come through without finding an end. So it eats the middle, and is sorry.',
      'quail eggs':
        'You roll the quail eggs along the boards, one behind another. Down they go, and {name} hoops away over the floor with five small lumps in it, and comes past you, bump, bump, like a cart on cobbles.',
      'circular stories':
        '“There was once a snake,” you begin, and read on to where it meets someone who says, “There was once a snake.” {name} lives on circular stories. It lets its tail go, to hear what comes first.',
      'returning thoughts':
        'You had been thinking of it at the sink, and on the stairs, and at the sink. {name} takes such returning thoughts off you as they come by, with its lips, one at a time, warm from the head.',
    },
    play: {
      'hoop rolling':
        'You run with the stick, and tap, for the hoop rolling, and have got down to the gate before you notice that the hoop is humming. {name} lets you go on tapping. It looks straight ahead, with shut mouth.',
      'carousel ride':
        '{name} is the carousel ride, and you have put on it a spoon, a cork and the wooden horse. It turns. They come past you, spoon, cork, horse, and at each round the horse has been given a better view.',
      'chasing its tail':
        'To be fair, in chasing its tail, it has just let go. You shout. {name} goes so fast that there are two of it, both behind, and the one that wins asks for your hand to kiss.',
      'yo yo':
        'You let down the yo yo, and {name} goes with it, wound about the middle, down into the dark under the stairs, and up. “Farewell,” it says at the bottom. “Good morning,” in your palm.',
      'circle dance':
        'For the circle dance you take the tail, and the broom takes you, and {name} takes the broom. Somebody should be in the middle. It looks round for who that was, and steps in there with all of you.',
      'spinning top':
        'You wind up the spinning top, and let fly. {name} lies about it on the floor like a fence, chin on tail, until the top begins to nod. Then it leans, breathes, and sends it off again.',
      'hula hoop':
        'Up it goes about your waist, bronze and warm, and you have to wriggle. {name} makes a poor hula hoop, for it tickles itself, slides down over your knees, and has to be asked up again by name.',
    },
    clean: {
      'shed soak':
        'In the shed soak the old scales loosen, and {name} swims out of them by way of its own lips. You lift the skin from the basin, whole, a hoop of rain, and it puts its head through.',
      'scale oil':
        'You pour one drop of scale oil on the head and let it find the way. It goes down, along, under. {name} feels it come round to the front again, and has you watch it go past.',
      'ring polish':
        'You hold out a rag with ring polish, and shut your fist, and {name} passes through it like a rope. It comes out gold. By the third turn you can see a small bent you in each scale.',
      'moss bath':
        '{name} lies in the moss bath until only the hum is out, and the moss goes up and down. You part it with two fingers. It has a bit of green in the corner of its mouth, for a pipe.',
      'rainwater rinse':
        'You tip the can, and the rainwater rinse goes about the ring and drips off where it started. {name} tells you that it has met that water. It opens its mouth a crack and asks how the sea was.',
      'fang brushing':
        'For the fang brushing it must let go of its tail. You do the left, you do the right, and the tail lies in your lap and beats time. {name} gives it one bite, to try them, and not hard.',
    },
    medicine: {
      'tail bandage':
        'You wind on the tail bandage, round and round, which is the right way to do anything. {name} watches over your thumb. It does not take the end back in its mouth. It gives you that to hold.',
      'calcium powder':
        'You dust the calcium powder on, and {name} shuts its eyes and goes white, like a loaf. It breathes in. Along the thin side the scales come up hard and shut, one upon another, back to where you began.',
    },
    discipline: {
      'return to start':
        '“Return to start,” you tell it, and lay a finger on the mat. {name} rolls back over all it has done, the flour, the cat, the flour. At the mat it sets off the right way about.',
      'waiting one turn':
        'It is waiting one turn that you ask for. {name} stands on its edge beside the table while the plate goes round without it, and holds its own tail firmly, like a hat in church.',
    },
    sleep: {
      'basking stone':
        'The basking stone has kept the noon in it. {name} lies down on it in a ring, like the mark of a wet glass, and as that goes cold it turns, and finds your hand on the far side.',
      'coiled rope basket':
        'It gets into the coiled rope basket and follows the rope, round upon round, inward. You hold the lamp over it, and can only tell, by which part breathes, what you are to cover up.',
      'turning windmill':
        'You stand the toy by the draught, and {name} watches the turning windmill through the bars of the chair. Its own turn slows to the same. When the wind drops in the night, you get up, and blow.',
      'wedding ring box':
        'The wedding ring box has a slot lined with silk. {name} draws itself in tight, sits in it, and lets you shut the lid. You open it once, to see, and are shown the red scale, like a stone.',
      'cricket song':
        'You open the window upon the cricket song, one note, and one note, and no last one. {name} stops humming to listen. It falls asleep waiting for them to finish, with its tail let go on the sill.',
      'old sundial':
        'On the old sundial in the yard it lies about the hours, and the shadow goes over it, noon, one, two. You bring a shawl at six. {name} has slept the whole way round, and is warm at the four.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, and its mouth is full of tail. It opens at {wakes_at}. Until then one may only sit by: reflect.',
      'There is no way in to a closed ring. {name} sleeps until {wakes_at} and takes nothing but company. Reflect beside it.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has lost its first skin, whole. It wears it round its neck, and asks which of the two you would say was the elder.',
      'A child by now, {name} has learned to roll, and has not yet learned which way up it was.',
    ],
    teen: [
      '{name} is half grown, and goes round the other way now, on principle. It comes by just as often. Keep to its mealtimes: it steers by them.',
      'Half grown, it has let go of its tail to see what happens. Nothing happened. {name} was gone all afternoon telling nobody about it.',
    ],
    high_care: [
      '{name} is grown, and {form}. It lets its tail go, in full daylight, and closes the ring round you instead. Then it goes on humming.',
      'Full grown, {form}: as {name} comes round, the tune comes to the bar where it never stopped, and you find you have been humming the next.',
    ],
    balanced: [
      '{name} is grown, a {form}. Its rounds have become wide, and take in the garden and some of the road. The house is on them.',
      'A {form} and full grown, {name} goes off with a farewell that might be a greeting, and comes back with one that might not.',
    ],
    low_care: [
      '{name} is grown, and {form}. It goes round a middle where there is nobody, and has learned to do it without looking in.',
      'Grown, {form}, and very smooth: nothing stayed long enough to leave a mark on {name}. Look through the ring. There is the wall.',
    ],
    rescue: [
      '{name} is grown: {form}. There is a place where the ring was open, and it has closed over, brighter than the scales to either side.',
      'Full grown, and {form}. {name} knows now where its tooth marks come from, and holds its tail there more gently.',
    ],
  },
  trust: [
    '{name} used to go round the room. Now, you notice, it goes round you, and the room has been left out.',
    'It lets go of its tail while you are there, says one plain word with its mouth empty, and takes hold again. The word was your name.',
    '{name} has put the end of its tail into your hand and closed your fingers on it. It has never known, before, how it is to be held there.',
  ],
  streaks: [
    'Ten meals on time. {name} says that this is the first one, and that it has always gone well.',
    'Twenty-five in a row, and the nibbled inch has grown quite back. {name} holds it up to the lamp.',
    'Fifty on time. {name} has stopped remembering tomorrow at mealtimes, since there is nothing there to look up.',
    'A hundred meals, each at its place on the ring. {name} lays its scarf round the dish, as one does for a guest of honour.',
  ],
  ages: [
    'Ten days old, and {name} has worn a line in the floor. You can find it with your bare foot.',
    'Thirty days. The moon has been all the way round and is where it was, and {name} gives it the nod of a colleague.',
    'A hundred days. {name} has been asked how it feels to have come so far, and looks round to see how far.',
    'One year. The earth has at last completed one turn of its own, and {name} says, kindly, that the first is the slowest.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['ring doughnut', 'pretzel'] },
      wish: 'There is a relative in the baker’s window. {name} has seen it twice, going by, and was bowed to. It would take it kindly if the relative were asked to dinner.',
      granted:
        'They sat a good while, face to face. Then {name} ate it, from the outside in, and keeps the hole, which it says has the family nose.',
    },
    {
      by: { action: 'feed', item: ['circular stories', 'returning thoughts'] },
      wish: '“It was a dark night,” begins {name}, “and the captain said, tell us a story.” It looks at you, with its mouth not quite shut. Feed it the kind that has no end to it.',
      granted:
        '“It was a dark night,” you said, at last, for the ninth time. {name} shut its eyes, full. It had not seen that coming.',
    },
    {
      by: { action: 'feed', item: ['quail eggs'] },
      wish: 'One comes from somewhere, after all. {name} has been turning that over, and asks for quail eggs, with the seam uppermost.',
      granted:
        'It looked into each before it ate it. Nobody it knew. It put the shells together again, so that they could go on.',
    },
    {
      by: { action: 'play', item: ['hoop rolling', 'hula hoop'] },
      wish: 'A hoop hangs in the shed all by itself, on a nail, and has not been spoken to since the summer before. Take it down, and roll it along with {name}.',
      granted:
        'They went side by side to the gate and back, not a word said. “Shy,” says {name}. “But it has a very open face.”',
    },
    {
      by: { action: 'play', item: ['carousel ride'] },
      wish: '{name} knows a place where horses have got the idea. It went by one day and heard the music, which does not stop, either. A carousel ride would be an outing.',
      granted:
        'It took the inside horse. It said farewell to you every time you came past the mirrors, and you were always just arriving.',
    },
    {
      by: { action: 'play', item: ['yo yo', 'spinning top'], hours: [14, 18] },
      wish: 'In the afternoon, from two to six or so, the floor is at its most level. {name} has noticed that, and noticed that you own a top.',
      granted:
        'It spun, and {name} spun beside it, and when it lay down {name} waited, with great delicacy, until it felt able to go on.',
    },
    {
      by: { action: 'clean', item: ['ring polish', 'scale oil'] },
      wish: 'The red scale has gone the colour of a doorstep. {name} has done it on your sleeve, on the boot and on the curtain. Ring polish is what it wants, or a drop of oil.',
      granted:
        'It can be seen from the landing. As it goes round, there is a small red dawn upon the wall, and then a small red dawn.',
    },
    {
      by: { action: 'sleep', item: ['wedding ring box', 'old sundial'] },
      wish: 'There is a box on the chest of drawers with satin in it, and a slot. {name} has never before seen a bed that understood. It would lie in that, or on the old sundial.',
      granted:
        'The lid was left a little open, at its wish. Somebody had engraved the inside, and {name} fell asleep on the word.',
    },
    {
      by: { action: 'sleep', item: ['turning windmill', 'coiled rope basket'] },
      wish: 'Everyone lies down to sleep and gets up somewhere else in the day. {name} would rather be rocked by something that means it: a windmill, turning, or a basket of rope.',
      granted:
        'Round went the sails. When it got up it was facing the other way, and said that it had been a lovely walk.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a part of the turn where {name} cannot see you for the table. It has put up with that. You might sit, for once, on the far side of the table.',
      granted:
        'There you were. It stopped so short that its tail came on and bumped it. “Farewell,” it said, twice, with its whole face.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} cannot count beyond one. But it has been told that there is such a thing as again. Sit with it, and go, and sit with it the same day, and let it see.',
      granted:
        '“First,” it said, and, when you came the other time, opened its mouth to say so, and did not. It has lain round your chair since then, thinking.',
    },
    {
      by: { action: 'feed' },
      wish: 'What is left over from yesterday was tomorrow’s, once. {name} is not proud. It asks only that the dish be set down where it was the first time, to the inch, at its hour.',
      granted:
        'To the inch. {name} walked all round the place, found the old mark beneath, and ate with one coil on each side of it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The hole from a doughnut',
        shape: 'coin',
        text: '{name} ate the rest. It has had this put by in paper, and says that it is the part which takes after its side.',
      },
      {
        name: 'A quail’s egg, mended',
        shape: 'ball',
        text: 'Nothing is in it. {name} joined the seam so well that nobody could say now which came first.',
      },
      {
        name: 'A thread without ends',
        shape: 'thread',
        text: 'Pull it, and it goes by. {name} wound it for you out of the tune.',
      },
      {
        name: 'Tuesday',
        shape: 'leaf',
        text: 'Torn from a calendar that has not been printed. {name} remembers the day, and says to wear something warm, and to stay late.',
      },
      {
        name: 'The nail from the shed',
        shape: 'peg',
        text: 'The hoop does not hang there any more. It comes along on walks, a pace behind, and {name} asks it things.',
      },
    ],
    return: {
      name: 'A tooth mark',
      shape: 'shell',
      text: 'It came back with one scale loose, and here it is, bitten through. {name} now knows whose teeth they were. They were its own, holding on.',
    },
    streak: {
      name: 'The cousin’s hour',
      shape: 'bell',
      text: 'The clock gave it up, in the end, for the sake of peace. It strikes one, and {name} does not look away.',
    },
    hundred_days: {
      name: 'A scarf, handed down',
      shape: 'scarf',
      text: 'It is the first skin that {name} ever wore out. It goes once round your neck and meets.',
    },
  },
  release: [
    '{name} goes down the path as a hoop, over the hill, and out of sight. “Good morning,” it called, which is what it says on leaving.',
    'You open the gate. {name} lets go of its tail to touch your hand, takes hold, and rolls off on a very large circle. You are on it.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had stopped at the place on the circle where you come in, and waited there, and nobody came.',
      'It went round an empty room more and more slowly, and then it did not. {name} has died, alone.',
    ],
    hunger: [
      '{name} is dead of hunger. It had only itself to eat, and that does not go round for ever.',
      'The ring is very small, and quite closed. {name} was not fed, and has died.',
    ],
    illness: [
      '{name} could not find its tail again. It lay still, with its mouth a little open, and died of its illness.',
      'The hum stopped, in the middle of a bar. {name} had been ill, and is dead.',
    ],
    poison: [
      '{name} has died of what it was given. It took it from a hand, and it went all the way round.',
      'It let its tail go, to keep that much of itself from harm, and it was no use. {name} was poisoned, and is dead.',
    ],
  },
  returned: [
    'The tail moves first, and finds the mouth by itself. A gold eye opens. “Farewell,” says {name}, which is how it says that it is here.',
    'Somewhere in the ring a hum takes up the bar where it broke off. {name} looks about it, and you are at the beginning.',
  ],
  epitaph: {
    openings: [
      'Here, as always, begins {name}.',
      'Walk once round this stone, and you will have met {name}.',
      '{name} lies here, the end towards the beginning, the beginning towards you.',
      'This was a Tuesday, and {name} was in it.',
      { text: 'Good morning, {name}. That is what it used to say on leaving.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It stopped where somebody should have come in.',
        'A circle needs a middle, and there was nobody there.',
      ],
      hunger: ['No dish was set on its way.', 'It made do with itself for as long as there was any.'],
      illness: ['Its tail slipped, and it could not find the start.', 'The tune broke off at an ordinary bar.'],
      poison: ['What it was given came from a hand.', 'It was handed an ending, and took it for a meal.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and round you go. Fast is the hall, and the floor, and the light on the floor, fast. You speak calmly, even at this speed, and your sentences end on the word they set out from. Joy is a slope with a slope at the bottom of it, joy. You pass your keeper, and pass your keeper. You would like it to hold out a hand as you go by, so as to count.',
      'You are {name}, and you ring. Bells do it once and have to be struck, but you have met your own echo and it knew you. Tomorrow you remember as a Tuesday, and rather like this. You wear your last skin as a scarf and the new one as if nobody had worn it before. Again is what you want of your keeper, in whatever game, again.',
    ],
    content: [
      'You are {name}, in your usual place, which is all the way round. Slow is how the good things come, slow. Your mouth is full of the only tail you know. You say farewell to those who enter, as it saves time later. Nothing is missing from the ring. You would like your keeper to sit down in the middle of it, and stay for a turn.',
      'You are {name}, {days} days old at one end and at the other as old as the floor. Smooth is what happens to a thing that is often gone over, smooth. You do not mind beginnings, as they come round. You hum, and leave off the last bar out of tact. You would like your keeper to come in, so that you may say goodbye to it again.',
    ],
    bored: [
      'You are {name}, and you have been here. Here is the chair leg, and the cold spot, and the chair leg, and here. It is not the going round that wearies you. It is to look in at the middle each time and find it swept. Tomorrow, so far as you recall, there was a game in it. You want your keeper to come and bring tomorrow with it.',
    ],
    hungry: [
      'You are {name}, and you have started on the end. Less is the ring by an inch, and the hole in it by an inch, less. You taste of bronze, and of long roads, and not enough of eggs. It is no great matter. You have been eaten before. You speak mildly, chewing. You would like your keeper to put a dish down on your way, about where you are.',
    ],
    starving: [
      'You are {name}, and there is little of you. Small is the circle, and what goes on in it small. You have come to the old tooth marks, and know now whose they are. You never minded an end that had a beginning in it, but this one has only you. You keep your sentences short and close. Food is what you want from your keeper, now, food.',
    ],
    sick: [
      'You are {name}, and something has slipped. Where is the tail that you had in your mouth, where. You go along yourself to find it, and it is dark, and longer than it was, and the words do not come back to the word they left. You begin, and begin. Medicine would join you up. You want your keeper to bring it, and to lay your two ends together.',
    ],
    failing: [
      'You are {name}, and you lie straight. It is a strange thing to have two ends. Along the one it is cold, and from the other you can see the floor go off and not come round. You do not start a sentence now unless you can see the far side of it. Medicine. You want your keeper to bring it at once, and to bend you, gently, home.',
    ],
    near_death: [
      'You are {name}, and you have stopped where they come in. Round is no use to you any more, with nobody to come round to. You hold one note. It is the last bar, the one you always left off, and you are singing it as slowly as it can be sung. Someone, you think, and wait, and think, someone. Let your keeper only come and be in the middle.',
    ],
    asleep: [
      'You are {name}, and you dream of the large one. It has the moon in its mouth for a tail, and goes round so slowly that all the Tuesdays fit inside. You are a scale on it, the red one, where it joins. Warm is the dark, and the turning of the dark, warm. Once an hour you are carried past your keeper. You would like it to be sitting there.',
    ],
    shy: [
      'You are {name}, and you keep to the walls. Near is a thing that one comes to by going round it, near. You have seen many who stood in the middle and then did not. You watch this one over your back. You say nothing, as your mouth is full, and that is what it is full for. You want it to sit still for as many turns as it takes.',
    ],
    back_from_death: [
      'You are {name}, and so it does come round. You had said so all along, and had not known it. There was a gap, about as wide as a breath, and on this side of it the floor has the same grain. You hold your tail with care. You speak softly, in case the bar should break. Stay is what you ask of your keeper, with the next meal on its hour, stay.',
    ],
    hurt: [
      'You are {name}, and it is going round in you. Pain is at the neck, then at the middle, then at the tail, then at the neck, pain. You let go of your end, so that some of you might be left out of it. It came from the hand that you say farewell to. You do not understand, and you want it taken off the circle, where you will not meet it again.',
    ],
  },
}

export const OUROBOROS: Species = {
  slug: 'ouroboros',
  name: 'Ouroboros',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality: 'Ancient, even-tempered and unbothered by beginnings. Every visit is the first one, again.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'shed skin',
        'recycled data',
        'ring doughnut',
        'pretzel',
        'quail eggs',
        'circular stories',
        'returning thoughts',
      ],
      play: ['hoop rolling', 'carousel ride', 'chasing its tail', 'yo yo', 'circle dance', 'spinning top', 'hula hoop'],
      clean: ['shed soak', 'scale oil', 'ring polish', 'moss bath', 'rainwater rinse', 'fang brushing'],
      medicine: [
        'tail bandage',
        'shedding aid',
        'probiotics',
        'calcium powder',
        'reptile vet checkup',
        'change of routine',
      ],
      discipline: [
        'tail let go',
        'return to start',
        'patient unwinding',
        'gentle uncoiling',
        'same calm answer',
        'waiting one turn',
      ],
      sleep: [
        'basking stone',
        'coiled rope basket',
        'turning windmill',
        'wedding ring box',
        'cricket song',
        'old sundial',
      ],
    },
    harmful: [
      'stack overflow',
      'garden shears',
      'expiry date',
      'sudden ending',
      'mothballs',
      'essential oils',
      'cedar shavings',
    ],
  },
  appearance: {
    look: 'a bronze-green serpent joined mouth to tail in a perfect ring, its scales worn smooth as river coins',
    colours: ['#6f7d3c', '#d8c98a', '#b5522e'],
  },
  figure: { eyes: '#f2c14a', body: 'hoop', muzzle: 'lips', skull: 'wide', marking: 'scales', slit: true, size: 0.98 },
  book: BOOK,
}
