/**
 * The Ouroboros wants to come round again and find you there. It fears only a full stop. It came out of the egg with
 * its tail already in its mouth, and old tooth marks on it, and scales worn smooth as coins that many have paid with. It
 * says farewell when it arrives and good morning when it goes. It remembers tomorrow, dimly, and always as a Tuesday.
 * It hums a tune with no last bar, and talks round its tail, so that to let go is the gravest thing it can do, and the
 * kindest. There is one rust-red scale at the join, which it polishes on your sleeve. Hungry, it eats into the last
 * inch of itself, and fed, it grows that back. It sheds in one unbroken ring and wears it as a scarf. It sulks by
 * going round the other way. It trusts slowly, one turn at a time. It never hurries, never finishes, never takes the
 * same corner for the first time. Its keeper is the place on the circle where it can tell that it has been round.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg opens along a seam that goes all the way round. {name} lies in it with its tail in its mouth, blinks a gold eye at you, and says “Farewell” as clearly as one can.',
    '{name} rolls out of the shell, across the table, and back to where it began. There are tooth marks on its tail, very old ones. It has only just got teeth.',
  ],
  looks: {
    thriving: [
      '{name} comes down the hallway like a thrown hoop, goes by, and is heard turning at the far wall. Here it comes down the hallway like a thrown hoop.',
      'Somebody has struck a glass, or so it sounds. It is {name}, ringing, with its scarf of shed skin flying out behind.',
      'Three times round the chair leg, and at each pass {name} salutes its own tail, which has no hand free to answer.',
      'The hum has got to the bar before the last. There {name} takes a breath through its nose and, delighted, goes into the first.',
    ],
    content: [
      '{name} turns in place, slowly as a millstone with nothing to grind. The rust-red scale comes up, passes, and goes down behind.',
      'On the floor there is a circle a shade paler than the boards. {name} is going round it, and coming round it.',
      'It has been {days} days, and {name} holds that they were the one day, very thoroughly gone over. It found a new bit this morning.',
      'At a certain place in each turn {name} stops and smiles round its tail. That is where it keeps {loved}.',
      '“Tomorrow was pleasant,” says {name}, as well as a full mouth allows. “It was a Tuesday.” It adjusts its scarf.',
    ],
    curious: [
      'A straight piece of string lies on the floor. {name} has gone along it to the end, and lifts its head from its tail to see where the rest is kept.',
      '{name} has found the keyhole. It looks through, goes round by the gap under the door, and looks back through at where it was.',
    ],
    bored: [
      '{name} circles the same cold spot on the floor, and even the spot has begun to look elsewhere. Come and play with it.',
      'Round, says the hum, and round, a little flatter at each pass. {name} would be glad of a game, any game, to bend it into another shape.',
    ],
    hungry: [
      '{name} is nibbling, thoughtfully, at the last inch of its tail. The ring has become a little tight. Please feed it something else.',
      'The circle on the floor is a finger wide, and {name} now goes round well inside it. It is eating itself to be polite. It wants a meal.',
    ],
    starving: [
      'For {hours} hours {name} has had only itself to eat, and it has come to the tooth marks. Feed it now.',
      'The ring is drawn so small that it could go round your wrist. {name} does not turn any more. It needs food at once.',
    ],
    weak: [
      '{name} gets three quarters of the way round and rests there, looking across at the quarter that is left. It needs medicine, or a place to lie.',
      'It turns lopsidedly, like a wheel that has met a kerb. {name} is worn thin on one side. Medicine would help, or rest.',
    ],
    dirty: [
      'Two days of floor have gone round with it. {name} leaves a grey ring wherever it stops, like a cup. It should be washed.',
      'There is grit at the join, where mouth meets tail, and {name} crunches at every turn. Please give it a bath.',
    ],
    sick: [
      '{name} has let its tail slip. It goes along itself looking for the start, and passes it, and goes along again. It needs medicine.',
      'The scales are dull as coins from a well, and the ring will not close. {name} lies as a letter C, and waits for medicine.',
    ],
    failing: [
      '{name} lies almost straight. It has never been straight. Bring medicine now, and put the tail where it can feel it.',
      'Between mouth and tail there is a hand’s breadth of bare floor, and {name} cannot cross it. Medicine, at once.',
    ],
    near_death: [
      'After {hours} hours alone {name} has stopped at the one place on the circle where you used to come in. Sit there with it now.',
      'The hum has reached a bar that sounds like a last one. {name} holds the note as long as it can. Be with it, now.',
    ],
    asleep: [
      '{name} is asleep, tail in mouth. Once an hour it turns, as slow as a millstone, and the scarf turns a moment after.',
      'Even asleep it does not snore outwards. The breath of {name} goes in at one end and, so far as you can tell, stays on the ring.',
    ],
    asleep_in_danger: [
      'The hour has gone by, and {name} has not turned in its sleep. It is in danger. Reflect beside it now. It wakes at {wakes_at}.',
      'Asleep, and its jaw has come open, and the tail lies loose in it. {name} takes only company until {wakes_at}. Reflect here, at once.',
    ],
    shy: [
      '{name} goes round you at the full width of the room, with its eye on the wall. Stay in the middle a while. A circle needs one.',
      'You look, and {name} rolls behind the curtain, where its whole outline can be seen. Sit near and let it come round by itself.',
    ],
    back_from_death: [
      '{name} has tried its tail, and the tooth marks fit. So that was what they were. Keep it company, and let the next meal be on time.',
      'It goes round once, very quietly, touching each thing, and each thing is still there. Stay by {name}, and do not be late with its meal.',
    ],
    old: [
      '{name} was worn smooth on its first day, and the house has at last begun to match. There is a groove in the floor that fits it.',
      'Old, they say, and {name} turns its head a little to hear whether they mean the front or the back.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} lets go of its tail, eats from the first bite to the last, and takes hold again. The ring sits a little easier.',
        'The meal is here, and the hour is here. {name} swallows, and one can follow it down, along, and nearly back to where it started.',
        '“Good night,” says {name} to the first mouthful, and eats through to the last, which it greets.',
        'It chews slowly, with one coil laid round the dish. The nibbled inch of tail is pinker when it has done.',
        'You put the dish down. {name} looks from the dish to you like someone who has seen the play, and likes it.',
        {
          text: 'Fed, {name} closes with a click and bowls once round the empty dish, and once round you, for symmetry.',
          when: ['well'],
        },
      ],
      streak: [
        'Round again, and you are there again: {streak} times running. {name} has begun to turn its face to you a little before you come in.',
        'After {streak} in a row the meal has become a part of the circle. {name} marks the place by touching it with the rust-red scale.',
      ],
      early: [
        '{name} takes a crumb, since the end of the last meal has not yet met the start of this one. They will meet at {opens}.',
        'It has been only part of the way round. {name} eats a very little and nods towards {opens}, which it remembers well.',
      ],
      late: [
        '{name} eats all of it. Then it sets off on its round, and it goes the other way, with its back to you for most of it.',
        'It had already been past this place twice and found no dish. {name} eats, and does not say farewell.',
      ],
      missed: [
        'It takes {name} some time to let go of its tail, and when it does there is less of it. After {hours} hours it eats without looking up.',
        '{name} went round for {hours} hours, smaller each time. It finishes the dish now and draws itself up as far from you as the ring will go.',
      ],
      full: [
        'There is no gap to put it in. {name} shows you, all the way round. There will be one at {opens}.',
        '{name} touches the dish with its tail, as one touches a hat, and rolls by. It will call for the rest at {opens}.',
      ],
      ill: [
        'A little goes in, and stops, and {name} waits a long while for it to find the way. It is ill. Give it medicine next.',
        '{name} mistakes its tail for the meal, and the meal for its tail, and eats a bite at last of the right one. It wants medicine now.',
      ],
      loved: [
        '{item}. {name} lets its tail drop to the floor and does not look to see where it went.',
        'When the last of it is gone {name} goes back to where the first of it was, in case. Such is {item}.',
      ],
      disliked: [
        '{item}: it has two ends, and {name} cares for neither. Something with a hole in the middle would go down better, or a few quail eggs.',
        '{name} swallows, and meets it again farther along, and is no fonder of it. The trouble was {item}. An old skin would be kinder.',
      ],
      harmful: [
        'It goes in, and all along the ring the scales stand up where it passes. That was no meal. {name} must never have it again: {item}.',
        '{name} has let go of its tail, so as not to pass it on to the rest. It was hurt by {item}. Keep that far from it.',
      ],
    },
    play: {
      wanted: [
        'You play a round. {name} calls for another round, and shows with its tail that it is all round.',
        '{name} hides behind itself. You find it. It is so taken with this that it hides there again.',
        'It runs down the slope of the carpet, over your foot and up the wall, and there it balances, as surprised as you are.',
        'Nobody wins, as nobody has got to the end. {name} shakes hands, in its way, and sets up the beginning.',
      ],
      little: [
        '{name} was spinning when you came and could hardly be spun more. It slows, out of courtesy, so that you may push.',
        'One turn together, then {name} bows out of the game into the one it was having. It was merry before you came.',
      ],
      bad_time: [
        '{name} leans into the turn and lies down in it. It cannot play now. See first to what it needs.',
        'The ring rolls half a length and falls flat, like a dropped coin. Leave the game. {name} needs looking after first.',
      ],
      loved: [
        '{item}. {name} goes giddy, which nobody had thought possible, and walks the rest of the evening in an oval.',
        'It asks for the start again, and you give it the start. {name} has let it be known that eternity might be mostly {item}.',
      ],
      disliked: [
        '{name} has gone once round {item} and come back with nothing. A hoop would have done, or a carousel.',
        '{item}: it goes from here to there and then is over. {name} waits politely for it to return. It would rather have a spinning top.',
      ],
      harmful: [
        'Something gave, and the ring sprang open. {name} holds its tail close and shakes. Put it away for good: {item}.',
        '{name} was hurt in the middle of a turn and has not gone on with it. The cause was {item}. Never bring that to a game.',
      ],
    },
    clean: {
      wanted: [
        'You wash from the head towards the tail and, without having stopped anywhere, are washing the head. {name} shines all the way round.',
        'The grit comes out of the join. {name} opens and shuts, with no crunch, and lays its damp scales along your wrist.',
      ],
      little: [
        '{name} lets you go round it with the cloth. You come back to the first scale, and the cloth is as you set out.',
        'It was clean already, worn smooth as a coin, and there is nowhere for dirt to hold. {name} dries its scarf.',
      ],
      loved: [
        '{item}: and the old skin comes away in one unbroken ring. {name} puts it on at once, damp, and throws the end over its shoulder.',
        '{name} turns beneath your hand like something on a wheel. It would have you know that {item} is to have no last part.',
      ],
      disliked: [
        '{item}. It keeps its mouth shut on its tail and goes through with it. Rainwater would have been enough, or a little moss.',
        '{name} is clean, and has gone matt. It was {item}, and it likes a drop of scale oil.',
      ],
      harmful: [
        'Where it touched, the scales have lifted, and {name} cannot bear to lie on any side of the ring. Rinse it, and never use this: {item}.',
        '{name} breathes through a mouth that cannot close. It was {item}. Open the door, let the air in, and throw that out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes it, and waits for it to come round. It does. The tail stirs, is noticed, and is gently taken hold of.',
        'It goes down slowly, and colour follows it, scale by scale. {name} closes its ring, all but a finger’s breadth.',
      ],
      little: [
        '{name} opens its mouth to show you that there is nothing wrong, and then its tail, which shows the same.',
        'It was sound all the way round. {name} keeps the spoon a moment, to look at itself bent the other way.',
      ],
      loved: [
        '{item}: {name} lets the breath out that it took in a turn ago, and rests its chin on your thumb.',
        'It remembers from tomorrow that this will help. {name} nods at {item} as at an old doctor.',
      ],
      disliked: [
        '{name} holds it in its cheek for one whole turn. {item} is not what a serpent takes. A bandage for the tail would be, or a visit to the reptile vet.',
        '{item}. It went in at the front and was not felt farther on. Calcium powder would suit it better.',
      ],
      harmful: [
        '{name} took it because you held it out. Now there is a cold place in the ring, and it travels. Never give it this: {item}.',
        'That was no cure. It was {item}, and {name} has let its tail go and lies with its eyes on it. Take the stuff away and stay near.',
      ],
    },
    discipline: {
      wanted: [
        'You say no. {name} carries the word once round, slowly, and sets it down where it did wrong, so that it will meet it there.',
        '{name} unwinds from the thing it had wound itself about. It does not look at you for half a turn, and then it does.',
      ],
      little: [
        '{name} had been told that a turn ago, and had kept it. It lets you say it all the same, down to the first word.',
        'It knew. It shows you the place on its round where it keeps the lesson, already somewhat worn.',
      ],
      bad_time: [
        '{name} hears it, and draws in until there is hardly a hole in the ring. This was not the hour. Care for it first.',
        'The word goes round and round in it and finds no way out. {name} needed kindness, not correction. Give it that first.',
      ],
      loved: [
        '{item}. It is what {name} would have said to itself, had it not had its mouth full. It lets go, and begins again better.',
        'There was no heat in it. {name} takes {item} as a road takes a bend, and comes out facing the right way.',
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
        'It goes round the spot, and round, and is at last too slow to be going. {name} rests, and the scales settle like coins in a purse.',
        '{name} lays its chin upon its tail without taking hold of it. That is rest. It does it good all the way round.',
      ],
      little: [
        '{name} lies down, arrives at the end of lying down, and gets up. It was not tired.',
        'It closes one eye for your sake, and looks at you with the other until you have both had enough.',
      ],
      loved: [
        '{item}: {name} pours itself in, and there is just room, and the hum drops to where only the floor can hear it.',
        'It knows this bed from some night that has not been yet. {name} says good morning to {item} and lies still.',
      ],
      disliked: [
        '{name} lies round it, beside it and beneath it. {item} has corners. It would rest better on a warm stone, or in a basket of rope.',
        '{item}. It rested, with its back to that. Crickets would have been welcome.',
      ],
      harmful: [
        'It had just closed its eyes. {name} is out of bed with its ring undone, wheezing. Never lay it down with this: {item}.',
        '{name} was hurt where it lay, by {item}. Make the bed anew, without it, and let it see you do so.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} goes round you once, from the left, and lies down along the way it came. You are in the middle of something.',
        '{name} hums. You follow the tune as far as the bar where it ought to stop, and there the two of you breathe in.',
        'You have come back after {wait}, once, and {name} shows you where on the round that is. It touches it lightly, and goes on to where you sit.',
        'For {days} days it has told you farewell whenever you came. Today {name} says it and lays the rust-red scale on your sleeve.',
      ],
      little: [
        '{name} has you by heart for this hour. It turns you kindly towards the door and says good morning.',
        'You have come round rather quickly. {name} had not finished thinking about the last time. Let it have a turn alone.',
      ],
      ill: [
        'You put its tail against its lip, and {name} holds it there, not hard. It is easier so. See next to what it lacks, food or medicine.',
        '{name} cannot make the circle, so you lay your arm across the gap. It rests. Then fetch what it needs, and come round again.',
      ],
      asleep: [
        'You sit beside the ring. On the hour {name} turns in its sleep, and stops when its face is on your side.',
        '{name} does not wake. It says “good night” in a dream, to somebody coming in, and you have just come in.',
      ],
      shy: [
        'You sit in the middle of the room. {name} keeps to the walls, all four of them, and by evening has rounded off the corners a little.',
        '{name} looks at you over its own back. It does not come nearer. But it has come past, and it goes on coming past.',
      ],
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
      '{name} is a child now, and has lost its first skin, whole. It wears it round its neck and asks the mirror which of them is new.',
      'A child today. {name} has learned to roll, and has not yet learned which way up it was.',
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
    'Ten days old, and {name} has worn a line in the floor. It can be seen when the sun is low.',
    'Thirty days. The moon has been all the way round and is where it was, and {name} gives it the nod of a colleague.',
    'A hundred days. {name} has been asked how it feels to have come so far, and looks round to see how far.',
    'One year. The earth has at last completed one turn of its own, and {name} says, kindly, that the first is the slowest.',
  ],
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
