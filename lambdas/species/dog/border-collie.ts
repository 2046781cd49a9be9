/**
 * The Border Collie wants what belongs together to be together, and then the next thing; a finished job frightens it a
 * little. It fears a count that comes out one short: it counts the room at every door, and has never counted itself.
 * It hoards last pieces, one from every puzzle, under its mat, so that none of them is quite over. Its body is low,
 * silent, all arcs; it goes round where others go across. The pale eye does the work, the dark one rests. Tail down is
 * thinking, tail up is thinking given up. Four white feet and a white tail-tip, so that it can be found at night.
 * It eats left to right, at speed, and goes back to where it started. It sleeps across the doorway, the pale eye a slit
 * open, feet running, always to the left. It sulks by working to rule: exactly what was said, and nothing that was
 * meant. It trusts fast, and trust is a division of labour: it turns its back on you because that half of the room is
 * now yours. It never barks at work, never chases what is not going anywhere, never leaves one slipper. Its keeper is
 * the one with the whistle, and also the one that keeps getting out at the gate: it has not decided whether you are its
 * shepherd or its flock, and is prepared for both.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell comes off in eight pieces, and {name}, wet, blaze crooked, noses seven of them into a ring. The eighth is stuck to your sleeve. One pale eye opens and finds it.',
    'The shell breaks into eleven. {name}, wet, with a white blaze and one eye still shut, looks them over, gets down on its belly, and has nine of them up against your foot before it falls asleep on the tenth.',
  ],
  looks: {
    thriving: [
      '{name} lies in wait for a leaf that looked like leaving. It leaves. It is brought back and put with the others, tail up, in triumph. There are a great many trees here. Nobody ever had such prospects.',
      'The ducks next door are standing in a square, and none of them remembers being told by {name}. It is on this side of the fence, on its stomach, the pale eye between two boards. It breathes very softly.',
      {
        text: '{name}, flat as a mitten, has its one pale eye on your shoe. You happen to shift your foot, two inches to the left. The white blaze comes up off the blanket, and {name} looks from the shoe to you. It worked.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and about the size of a mitten. It has crept up on its own foot, on your bootlace, on a fly. Now it lies down flat and gives you the eye. You move two steps left.',
        when: ['baby'],
      },
      {
        text: '{name} has gathered two slippers, a wastebasket and a ball in the corner, and lies low in front of them. The pale eye goes along the row, up, and across the room to you. Its tail stirs. That makes five.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Your chair stands two steps left of where you had it. You sit down all the same, and the draught that has always got at your neck is not there. By the door, in its crouch, {name} lets the pale eye blink.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You came down for a glass of water and find you are in the armchair, rug on your knees, with the lamp at your left. {name} lies across the door, pleased. That is everyone.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The cushions have all been moved to one side of the room, and the slippers with them. {name} lies across the gap with its chin on your foot. You complete the set. It counts you again for pleasure.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies across the doorway with the whole room on one side of it: you, the clock, three shoes, a beetle. It shuts the dark eye. With the pale one it goes round once more, slowly, like somebody rereading a page they liked.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has found no paper and is having a lovely time at the wall. You look in. It sits down, quite casually, with its back against the part about you.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has moved everything two steps left and is very happy with it. You look in. It thinks about where you would go. There is a gap, by the lamp. It looks at you, and lies down in it.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} goes from room to room and looks in, as one does who sees to the lights. Everything is there. It goes round the other way, in case that should give another answer. It does not. It lies down.',
      'One thread in the fringe of the rug lies across another, and {name} saw that from over there. It gets up, parts them with its nose, looks along the whole row, and goes back. That was work.',
      {
        text: 'You go to the window, look out, come back and sit down, and notice that you are two steps left of where you were. {name} lies with its chin on its paws, one pale eye open. Nothing needs doing. It has been done.',
        when: ['well'],
      },
      {
        text: '{name} has the goldfish under observation. They are going round in good order, a little wide at the castle. The tail, low, moves now and then to the left, and they do seem to bear left.',
        when: ['well'],
      },
      '{name} is going through the past, left to right: {days} days, all present. It keeps the first one apart and looks in on it.',
      'On the mat, with the last pieces, lies a word that {name} was once given and did not give back: {loved}.',
    ],
    curious: [
      'You undo the latch. Behind you {name} lifts one paw and undoes it too, in the air: up, then left. It believes that it is ready for the cupboard.',
      '{name} has carried in a thing from the desk that it has no word for, and lies down before it with its ears up. It is the stapler. Say it twice.',
      '{name} sits before the washing machine, its head going round. Here is something that circles better than it does, and it would like to know who trained it.',
    ],
    bored: [
      '{name} has penned the ball, the rope and a slipper in the corner, and lies guarding them. They are very well behaved. It looks away, to give them a chance. Throw one, please: it needs something that tries to escape.',
      'Everything is straight, and {name} has been round twice to look for something that isn’t, and it lies down with its chin on the skirting and begins to draw on the wall with one claw. Quick. Give it something to solve.',
      {
        text: '{name} lies with its chin on the mat, and does not look what is under it. The shoes are anyhow. Give it something to play at that has a wrong way and a right one, and be slow on purpose.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} is staring at the cupboard, without a sound, low down, one paw raised. It has moved things much stronger than cupboards in this way. So far the door has not given an inch. Its meal is due.',
      '{name} has drawn up the sack, the spoon and the dish in a line, by height, and lies before them. They have been told to stay. It waits for the one that does the opening. Its meal is due.',
      {
        text: 'It cannot walk straight yet, but {name} has got round behind the empty dish and is moving it to you, a nose’s width at a time, crouching between pushes. Meet it halfway, with food.',
        when: ['baby', 'well'],
      },
      {
        text: 'There are two of you, you and the bowl, and the puppy has crouched where it can hold both with one pale eye. Neither of you moves. One of you ought to. Its meal is due: feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'You step right, and {name}, flat to the floor, keeps the empty dish exactly between you. You step left, then back. Only at the cupboard do you see where you have been put. The pale eye waits. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You came in for your book, and have somehow walked in a curve, and are standing at the cupboard. {name} is nowhere near you. It is flat under the table, one pale eye on your ankles. The dish is empty. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'Your slippers stand in front of the cupboard, side by side, toes in. {name} lies at a proper distance with its pale eye on the space above them, where a person goes. The meal is overdue. Get in and feed it now.',
        when: ['well'],
      },
      {
        text: 'Everyone has been brought to the kitchen: two slippers, the footstool, the vacuum cleaner, each facing the dish. In the half circle there is one gap. An unblinking pale eye is moving you toward it, two steps left. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} is too weak to crouch, so it lies flat and herds you with the one pale eye, away from itself, two steps left, to the empty dish. The meal is overdue. Fill it, and then step back.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has counted the room: one dish, no meal, one keeper, not to be counted on. It did this lying down, which it never does. Bring the meal now, and it will count again.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'Everyone is in the kitchen and nobody knows why, two aunts, the man about the boiler, and now you, brought in last by the heels and stood in front of the cupboard. {name} is hungry and overdue. Feed it now.',
      '{name} has moved you, by degrees, into the kitchen. It has moved the bowl to your left foot and the bag to your right, and lies flat between them with its eye on your hands. The gathering is done. It is hungry. Feed it.',
      {
        text: '{name} is down in its crouch before the cupboard, giving it the pale eye. Sheep would have come out by now. So would most furniture. The cupboard is holding, and {name} is hungry. Open it, and feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      '{name} has penned the empty dish in the corner and holds it there with the pale eye, in case that should go missing too. The crouch has begun to shake. It will not leave its post to ask you. Feed it at once.',
      '{name} has worked every empty thing in the house into one corner, the cups, a boot, the bucket, its own dish last, and gone down flat before them. The pale eye still holds them there. It cannot hold long. Feed it at once.',
    ],
    weak: [
      '{name} goes round by the short way. It cuts the corner, and then it stops there, and looks at the piece it left out. It is not ill. It has worked itself thin. “That’ll do,” please, and rest, or medicine.',
      '{name} counts the room from the left: you, the chairs, the lamp. At the lamp its chin goes to the floor. The pale eye tries for the wardrobe, which will have to look after itself. Medicine, or a long rest.',
      {
        text: '{name} goes round you, and the round is not round. It bulges, and at the back it stops to rest. The pale eye holds you off as well as it can. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: '{name} brings you one slipper, tail up, so pleased, and lies down on the way back for the other. Fetch that one yourself, where it can watch. Then let it rest, or give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} saw one muddy print in the hall, out of line, and went back to straighten it. That made three. It straightened those. The rows are excellent now, the hall is full, and the white blaze is brown. Wash the dog first.',
      'There are two days of hedge in the coat of {name}. It has sorted what it could reach, burrs here, straw there. The back is beyond it. It stands next to the tub, looking at you. It needs a wash.',
    ],
    sick: [
      '{name} does not get up. Only the one pale eye works, and it works you: two steps left, then two more, with a push you can feel, until you stand before the medicine. Give it some now.',
      '{name} lies flat, not crouching. As you cross the room the pale eye follows one step behind you, then two steps, and then stays on the place where you were. Go back into its sight, and bring medicine now.',
    ],
    failing: [
      '{name} can no longer rise to its crouch. Only the pale eye works, and it has you in the doorway and is moving you, two steps left, towards the medicine shelf. Go where it sends you. Medicine and food at once, or it dies.',
      'A ball rolls past {name} and it lets it go by. The pale eye is open, but nothing in the room is being kept together by it now. Medicine and food this minute. It cannot fetch them.',
      '{name} has gone round everything it had, one last time, with its eye, and left that open. It sees very little with it now. The tail lies straight out. The breath misses one, and then misses two. Medicine, at once.',
    ],
    near_death: [
      '{name} lies across the doorway and counts the house. Each time it comes out one short, and it cannot get up to search. The one is {name}. It has hours. Sit down beside it now, and count it in.',
      '{name} has gathered what there is: a glove, a cup, your other shoe. They’re all round it on the blanket, close in. The pale eye keeps going to the gap in the ring. That place is yours. Sit there now. It has hours.',
    ],
    asleep: [
      '{name} lies across the landing, where all the doors meet, with its nose to the widest gap. One white paw twitches: that will be a straggler. The pale eye is nearly shut. All are in, and you are counted. Go to bed.',
      '{name} lies curled round three boots, the broom and a cushion, all brought in close against the wall. You step over them into the corner. In its sleep it puts out one white paw, and now you are in there too.',
      'Four slippers stand at the foot of the stairs in a row, toes to the wall. {name} sleeps across the open end, so that none of them can get out. Step over it. It will want nothing before it wakes.',
    ],
    asleep_in_danger: [
      'The feet are not running tonight. {name} lies flat, both eyes shut, and nobody is on the gate. Take the watch: reflect beside it now, and bring food and medicine when it wakes, at {wakes_at}.',
      'The white feet are still and the slit of the pale eye has shut. Somebody ought to stand on the gate for {name}: sit down there now. It wakes at {wakes_at}.',
      {
        text: '{name} has gone to sleep round the empty bowl, so that nothing can be put in without its knowing. It wakes at {wakes_at}. Reflect beside it now, and have food in your hand then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} keeps the table between you. You go two steps left, and so does it. You go two more. You believe that you are getting round it, until the chair touches the back of your knees. Sit down, then, quietly, for a while.',
      '{name} goes round the table, the chairs and you at one and the same distance, counting. You have come out as furniture. Sit down quietly among it. The pale eye will need to come closer, to make sure which one breathes.',
    ],
    back_from_death: [
      '{name} is back, and has counted. Chairs, shoes, you. It came out one short, went round again, and was one short. At the hall mirror it stopped and stood, a long while, eye to pale eye. Now it comes out right.',
      '{name} is back. It counts the room and comes out one over, and counts again, slowly. The one over is itself. It comes and stands before you to have that confirmed.',
    ],
    old: [
      'These days {name} seldom goes round. It lies at the one place from which everything can be seen, and the house arranges itself.',
      'The black of its muzzle is turning to match the blaze. {name} knows your four ways of picking up the keys, and gets up for two of them.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats along the dish as one mows, up this side and down that, and leaves nothing standing. In the far corner is one crumb. It is looked at until it comes to heel, and then it is eaten.',
        '{name} lies flat with its eye on dinner. Then it is up, and has got behind it, and eats the lot from there, facing the kitchen, as if driving it home. The dish has moved two steps to the left.',
        {
          text: 'The dish is bare. {name} sinks into a crouch, all of a hand high, and fixes it with one pale eye. Nothing. It stares harder. With a toe, from behind the table leg, you slide the dish two steps left. {name} sits up, astounded.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} creeps up on the bowl on its belly, fixes it with the pale eye, and waits for it to move. It does not. {name} looks at you, astonished at how easy this one was, and eats.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'The dish is down, but {name} goes round behind you first, very low, until you find yourself in the corner with the broom. The broom has given no trouble so far. Then it eats, tail waving, the pale eye on the two of you.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats with the pale eye on you, and now and then moves a pace, and you, without thinking, move one too. When the dish is empty you are in the corner by the stove, where it can count you.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} lets the dish stand. It leans on your shin until you have gone two steps left, looks, and corrects you by half a step. Now you are between it and the door. It turns its back on you and eats.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats two thirds, looks over, and nudges the bowl two steps left, to where you would stand if you stood properly. You move. It finishes the rest against your boot.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Low on the wall by the door is a row of nose marks, evenly spaced. You set the dish down, on time. {name} goes first to the wall and adds one, dead level. There is room for more, and it has measured.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} leaves the bowl half eaten, goes round behind you and leans on your calves until you stand two steps to the left. Then it finishes with the pale eye closed. From there, evidently, you do not have to be watched.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The dish slides as it is licked. {name} goes after it in a crouch, heads it off at the door, turns it at the table leg and brings it in between your two feet, where it lies down. One dish, in. One keeper, in.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} counts the pieces as they fall, eats them all but one, and herds that one round the rim with its nose until it lies before your foot. It drops flat and fixes you with the pale eye. Your turn.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats from left to right, goes back to check the left, and sits. There are {streak} of these now, evenly spaced, and you at the end of each. It puts its shoulder to your shin and straightens you a little.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and considers. Dinner came, and again it came. That is {streak} on time, and a thing that comes by itself must belong to somebody. It looks along you, low to the ground, for where they open you.',
          when: ['baby'],
        },
        {
          text: '{name} eats the whole dish, and loses its place, and has to start again from the left. It keeps as wide of you as the walls allow. Its tail drags. It should have medicine. Put it down, and go out wide.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, and with one claw makes a scratch on the board by its dish. There are {streak} there, for so many meals on time, in a row so straight that you could hang a picture by it. It stands back.',
        '{name} has noticed that a number is getting larger. After this meal it is {streak}, all on time. It eats up, and walks round you with its tail rising, as one walks round something that adds up.',
        {
          text: '{name} creeps out to bring you in with the dish, belly low, pale eye on your heels, and finds them going the right way by themselves. They have done so for {streak} on time. It brings in the slippers.',
          when: ['well'],
        },
        {
          text: '{name} counts {streak} in a row on time, eats, and counts once more to be sure. Then it moves you two steps left, out of the draught, where it keeps the things that it has only one of.',
          when: ['well'],
        },
      ],
      early: [
        '{name} eats as far as the first corner, and stops, and looks at the clock. It cannot go on. There is a piece missing between now and dinner. It puts the dish where it belongs, which is at {opens}. Come then.',
        'You are out of order, and {name} takes a mouthful, for politeness, and then it walks you back to the door, by the knees, and lies down across it. It will open again at {opens}. Bring the dish in at {opens}.',
        {
          text: '{name} eats three pieces, in order to have a number. The rest it does not want, so it noses the dish along, low and slow, to the spot where the dish will be when the time comes, and holds it there.',
          when: ['no_item'],
        },
        {
          text: '{name} looks at the clock, at you, at the dish, and takes one mouthful for your sake. The rest it noses two steps left and pins to the wall with its eye, until the time comes. By then it is stale.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats up the late meal and licks the dish back into its place. You say “Come”, and it comes. You say “Sit”, and it sits. It does what you say. It does nothing else.',
        '{name} eats up. Then it takes your coat off the hook, lays it on the mat, and lies down upon it with its chin on a sleeve. You may go out again, when this has been gone into.',
        {
          text: 'While it waited, {name} sorted every shoe in the hall by size. It eats gladly now, late as it is. Your pair stands apart from the others, by the door, toes pointing out.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There are scratches on the wall above the dish, in fives, ruled very straight. As you set the meal down {name} adds the last one. Then it goes round to eat from the far side, where it can see both of your feet.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'While it waited {name} moved the chairs. All six face the door now, and you come in with the bowl to be looked at by furniture. It eats without once looking round at you. They do that for it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You are late. Your shoes are not: {name} has herded both pairs to the dish and stood them there, toes in, at the proper hour. It eats low and fast, with its pale eye on the shoes and not on you.',
          when: ['well'],
        },
        {
          text: 'It is too weak to go to the dish, so for once the dish is brought round to {name}. It eats, late, and looks at you the way it looks at a gate left open. Medicine now, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has had plenty of time to count. It eats lying down, too weak for the crouch, and then counts the room again, and this time it does not begin with you. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and can count to one. It counted, and you were not there. Now you are, late, and it eats with its pale eye on you and counts again, doubtfully. Be on time, so that it comes out.',
          when: ['baby', 'wary'],
        },
        {
          text: 'On legs like pencil ends {name} goes into its first crouch, and it is at you. You are late. It eats with the pale eye up, and after each bite takes one step left, away. Bring the next meal on time.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes a mouthful and lays its chin beside the rest. The dish is crooked, and it lets it be. The pale eye is on you, and has not the strength to hold anyone. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} carried its dish to the door, and lay there, {hours} hours, with that between its paws. It eats everything, too tired to do it in order. When you move, it does not go round you. Come in time.',
        '{name} has scratched the door, in rows, once for every time it thought it heard you. There are {hours} hours of it. It eats all of it, its head low. The pale eye blinks. It never used to. Never again.',
        {
          text: 'You come when the meal is long past mending. {name} eats it with one pale eye on the door. Afterwards it counts the room. Lamp, chair, coat, dish. When it gets to you it stops, and leaves the place blank.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} filled the time. The hall is in rows: boots, gloves, spoons, and a space at the end, your width, with nothing in it. It eats. Then it closes up the space.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} counted the room through {alone}, and every time it came to one. It eats now, low, with the pale eye on you, and counts again, to be exact. It still comes to one.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} there was only furniture. The chairs stand close together in the corner, every one accounted for. You fill the dish and {name} eats, its pale eye on your knees. Then it walks round behind you and puts you in with the chairs.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} counted the room and got nobody. You come in with food. It eats, legs shaking, looks straight at you and counts the room again. It still gets nobody. Stay until it counts you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} used to move you two steps to the left. After {alone} it eats, slowly, flat on the floor, and then moves itself, two steps away from you, and has to rest in between. Be on time tomorrow. Stay now.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had counted to the mealtime, and past it, and gone on, because it did not know how to stop. It eats, shaking. You move towards it. It counts that. It has gone two steps left before it can stand properly.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The dish had been put out, and the spoon, in the right order, with shaking feet. {name} eats what you bring, from the edge. Then it takes the spoon back to where it was. It will not be laying that again for you.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} fetches the bowl it emptied earlier, sets it beside the full one, nudges them level, and turns the pale eye on you as on a pupil who will get there. You get there. The second bowl is thrown away.',
        '{name} does not eat the meal. It works the dish over the floor in a low crouch, pens it between the wall and your shoes, and holds all three there with its pale eye until everything in the bowl is cold.',
        '{name} looks at the dish. It is full, and {name} is full, and that is two alike, so it lies down next to it. It makes a pleasing row. One of them can be emptied at {opens}.',
      ],
      ill: [
        '{name} eats a little and pushes the rest into a line. Then it counts the room. You, the chair. It loses the number and begins again at you. It gets no further than you. It needs medicine next.',
        '{name} eats the left side, slowly, and cannot get to the right. It looks across at it. You turn the dish. It manages one more piece, because you saw. It is ill. Medicine next.',
      ],
      loved: [
        '{name} ate it from left to right, and then, for the first time on record, from right to left, in case there had been any that way. There had not. It was {item}. It licks the wall behind the dish.',
        '“{item},” you said, and {name} forgot to go round. It came straight across. It stood in the dish. It is sitting now before the clean china with its tail right up, like an exclamation somebody has been told not to make.',
        {
          text: 'You put down {item}, and the pale eye, which does not blink, blinks. {name} forgets to circle. It forgets the cat, the chairs and the open gate, and for as long as it takes nobody in this house is being counted.',
          when: ['well'],
        },
        {
          text: 'You come on time with {item}, which it loves, and {name} turns its back on the whole room to eat. Somebody must watch the door and count the chairs meanwhile. It has left that to you.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{item}. {name} sorts the bowl: this it will eat, this it will not, and this, by the rim, it would like you to look at. The second heap is the largest.',
        '{name} eats as much as duty asks. The rest, {item} by your own account, is walked to the back door and seen off the premises. Something with lamb in it next time.',
      ],
      harmful: [
        '{name} ate it because it was left over, and it cannot bear a thing left over. It was {item}. It goes from wall to wall, and lies down, and cannot find a way to lie. Keep that away from it, always.',
        '{name} brings you the wrapper and lays it at your feet, as evidence. What it says is {item}. Then its back arches, and the pale eye waters. It hurts, and it has understood why. Never let it have that again.',
        {
          text: 'It was your hand, so {name} took {item} as it takes every command. Now the legs give, and it crawls out wide, wide, to the edge of the field, and lies facing you. Never give it this again.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You give {name} something to work out, and it has. You make it harder. It lies down, so that every part of it can think, and then it is up, and done, and puts it back, for you to ask again.',
        'You whistle low, and {name} goes left. You whistle high, and it goes right. Then you leave out the whistle and only think it. It goes left. You had not told anybody.',
        {
          text: '{name} lays the ball down three steps short of your shoes, every time the same three, and backs away into its crouch. The last time it is two and a half. It looks at you as if you had moved.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You tip out the marbles, and {name} has all thirty in the corner with a look, in order of size, its tail sweeping the floor. Then it sees the one you kept back in your fist. It goes down in a crouch, and waits.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide. {name} does not look for you. It drives the hen, the cat and both neighbours into the hall, sits them in a row, sees who is missing, and goes, wagging to the ears, straight to the wardrobe.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide seven balls. {name} brings six, sets them in a row by size, and lies down with its chin over the place where the seventh would go. If it found that one, you might stop.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw the ball. {name} watches it land, lets it lie, and moves you two steps left by the knees. You throw again, and it is out of the air before it can drop. There had never been anything wrong with the ball.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You set down three wooden blocks for {name} to fall over. It falls over two. Then it lies flat and fixes its one pale eye on the third, until you notice your own hand pushing it across to the others.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You let three balls of wool go on the rug. {name}, a few hours old, staggers out, noses them into a heap and sits on it, panting. Then its pale eye falls upon your foot, lying out there all by itself.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} has had a perfect day. All of it is in one corner. You ask for a little more work, and it does it with the dark eye, without getting up, so as not to unsettle the rest.',
        'You set {name} a task, and it is done, but then it was so happy beforehand that it hardly shows. It gives it all one more push, two steps left, as one signs a letter.',
        {
          text: 'You lift your arm to throw, and {name} walks out across the grass and lies down. The ball lands between its paws. It was having a perfect time already. It only thought you might like to know where you throw.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} brings the ball back and sets it down always a little to your left, and you shift to reach it. Eleven throws later you are in the chair by the window. It looks no happier than before, only finished.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      bad_time: [
        'You set out the cups for {name}, and it looks at them, in their wrong order, and lets them be. Its chin is on the floor. There is one problem here, not the cups. See first to what it needs.',
        '{name} gets up for the whistle, goes three steps of the circle, and lies down on the line. It knows how it went on. It cannot do it. Call it in, and see to what it needs.',
        {
          text: 'You roll the ball. {name}’s pale eye follows it to the wall and marks the place, and its chin stays on the floor. You roll another. It marks that one. It owes you two. First find what is wrong, and see to it.',
          when: ['no_item'],
        },
        {
          text: 'You throw the ball. {name} stays flat and steers it with the eye alone, left, left, along the skirting, and at the corner has to let it go. The chin comes down. See what it needs before you throw again.',
          when: ['no_item'],
        },
        {
          text: '{name} gets up, because it is work. It does the first half in the right order and the second half lying down. It will not be the one to say stop. Medicine first.',
          when: ['ill'],
        },
        {
          text: '{name} works it through, slowly, and does not bring the answer to you. It takes it to the bowl and lays it in. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item},” and the tail drops, and everything in {name} goes quiet and sharp. It is a job. It circles it, it has it, it has it again from behind. Nobody has ever worked so hard at being happy.',
        '{name} has done it, and undone it, and done it with its eyes shut. It was {item}. Its tail has come up. It lies down on the very last of it, to make it last, innocent as milk.',
        {
          text: 'You announce {item}, quietly, and every hair stands to. {name} does it right, does it faster, then does it as you would, with your mistake in the middle, and looks up to see whether you caught that.',
          when: ['well'],
        },
        {
          text: 'You set up {item} and {name} drops so low that its chin leaves a line in the dust. “Now.” It is over before you have breathed, and done better than you knew it could be. Its eye says harder.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} looks it over for the part that can be got wrong: {item}. It does it once, correctly, and carries it out to the shed. Bring it a harder one.',
        '{item}. {name} does what it says, as it would for a stranger, and gives you back the pieces in the order you had them. A maze, next time, or weave poles.',
      ],
      harmful: [
        'It was a job, so {name} saw it through, and now it runs on three legs and does not look at the fourth. Put this out of the house: {item}.',
        '{item}. {name} went in low and came out yelping, which it never does at work. It has gone behind your knees. Nothing of the kind again.',
      ],
    },
    clean: {
      wanted: [
        'You comb the burrs out of {name} and lay them in a row, as it seems to expect. Under the mud there turn out to be four white feet. It looks down and goes through them. They are all in.',
        '{name} stands square in the tub, its eye on the tap, and holds the water there by looking. You rinse from the left. Black runs off, and it is only mud, for the black stays on. It had wondered which.',
        {
          text: '{name} crouches in the tub and fixes the suds with its pale eye. By the time you have rinsed its back it has them all in the corner by the tap. The blaze is white again. One bubble makes a run for it.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} stands rigid under the sponge with its pale eye on the suds, until every one of them has moved up to the tap end and stayed there. You pull the plug. It sees them out in single file.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush {name}, and nothing comes off, neither from the black nor from the white. It had kept them apart all by itself. It looks over its shoulder to see what you were hoping to move.',
        'You wash the four white feet of {name}, and the water stays clear. It lifts them for you in order. After the last it offers you the first again. It can see that you like to get a thing finished.',
        {
          text: '{name} holds its crouch and keeps its pale eye on the brush, which brings up nothing. Left side, thirty strokes. Right side, twenty-eight. You put the brush away. {name} moves round, two steps, and gives you the right side again.',
          when: ['well'],
        },
        {
          text: 'You brush a coat that has not a burr in it. {name} stands like a table, and uses the time to get the cat off the dresser by looking. The cat, at least, needed seeing to.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is {item}, and {name} stands with its left side to you, because you begin there. You do it in order. In the middle it loses count of its feet, for pleasure, and gives you one twice.',
        'For {item} the pale eye of {name} closes, and so does the dark. It lets somebody else be in charge of what goes where. It comes up sharp as print. It reads itself over.',
        {
          text: 'It is {item}, and {name} knows how many strokes it comes to. You stop one short, to see. The pale eye does not blink. You do the last one. Now it is clean.',
          when: ['well'],
        },
        {
          text: '{name} has moved you to the spot, two steps left at a time, because it is {item}. It lies down flat and lets the whole sharp mind go blunt. When you finish, it is as clean as new paper.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} bears it standing, all its weight on the two feet nearest the gate: {item}. Afterwards it rolls, thoroughly, in something of its own choosing. Use a brush.',
        '{item}. {name} turns its head at each stroke to see what that was for. Half the mud stays. It would have stood for a brush all day.',
      ],
      harmful: [
        '{name} held still for it, as told, while it stung. Now it turns in tight rings, trying to get round behind its own back. Rinse it off, and throw it out: {item}.',
        '{item}. The skin under the ruff is red, and {name} keeps going round to look at the place and cannot get there. Clear water, and never that again.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the dose because it was told to. You hear it breathe, in short lines with a space after each. Then the head comes up, and the pale eye goes along the walls, all round, and gets the lot.',
        'You hide the medicine in nothing, since {name} would find it, and it takes it plain. There is a shudder, from nose to tail, in that order. A while after, one white foot reaches out and pulls the blanket straight.',
        {
          text: '{name} had been getting a different number for the room every time, and had lain down under it. You give the medicine. By and by the pale eye goes round, chair, lamp, you, and again, to the same sum. It moves you two steps left.',
          when: ['from_child', 'weak', 'no_item'],
        },
        {
          text: '“Take it,” you say, which is a job, so {name} takes it. “Swallow” is one it did not have before. It learns that too. Soon the ears are up, and it is asking what else you know.',
          when: ['weak'],
        },
      ],
      little: [
        'You say “Open,” and {name} opens. It swallows. It looks over all its parts, from left to right, and there was not one that needed it. It fetches you the lid. Save it for a day when the count is out.',
        '{name} takes the medicine, and waits to see what it changes, and nothing changes. It was well. It puts the cork in the bottle, and the bottle two steps left. Keep it for a bad day.',
        {
          text: '{name} takes the spoonful, then makes the round of the house and looks everyone in the eye, the postman too, to see who is ill. It comes back and looks at you longest. Save the bottle for a real patient.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} has brought your bag, your stool and you together in one place, and that can only mean {item}. It sits. It is done. It puts the bag with the bags.',
        '“{item},” you say, and {name} was there before the first letter. It holds quite still. When you have finished it looks at you, and at the clock, and moves you two steps back to where you began.',
        {
          text: 'There is medicine in this, and {name} saw as much from across the room with the pale eye. It takes {item} to the last crumb, and lets you feel clever. The medicine helps either way.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. It goes in at the left side of the mouth and is found, an hour later, in the row with the shoes. Some of it helped.',
        '{name} takes {item} on orders, and goes to stand with its face to the wall until it is over. There must be something kinder.',
      ],
      harmful: [
        '{name} takes it on your word. Then its legs go off in four directions, and it lies there trying to call them in. Not {item}, ever. Find out what it can bear before the next dose.',
        '{item}. {name} lies where it dropped, and its eyes go round the room and do not arrive anywhere. Never that. Sit with it.',
      ],
    },
    discipline: {
      wanted: [
        '“The neighbours stay where they are,” you tell {name}, and it stops and lies down. It had them halfway. It will not do it again. It looks at the gap where they were to go, and puts its chin on it.',
        'You take the pencil away, and {name} looks at the wall. It has drawn the yard, with everyone in the right place. “No,” you say. It has learned it. It licks off the sheep first, and leaves you until last.',
        {
          text: '“No,” you say, and {name} lets the hens out of the bath, each with a look. That is learned. It goes to its mat in a straight line. From there it does exactly what you say, and nothing that you mean.',
          when: ['from_child'],
        },
        {
          text: 'You put the chair back, two steps right. {name} understands, and there the chair will stay. Then it goes and lies down with its nose in the one corner of the room that has nothing in it to count.',
          when: ['well'],
        },
      ],
      little: [
        'You teach {name} “stay,” and it has stayed, since before you began, in the very place. It hears you out. At the end it shows you what it had also been staying for: a duck, behind the door, in perfect order.',
        '“The postman is not a sheep,” you tell {name}, and it knows. It worked that out by itself, from how little it flocked. It gives you its whole attention all the same. It may be that you have only just found out.',
      ],
      bad_time: [
        'You shout. {name} drops flat and looks for whoever has strayed. The chair is in, the cups are in, you are in. It goes round twice. That leaves one, and it drives that one, very low, out of the room.',
        'You raise your voice. {name} counts the room with its pale eye and makes it one too many. It moves that one to the corner, turns the white blaze to the wall, and holds it there. This was no moment for scolding.',
        'You scold, and {name} goes over the room for whatever is out of place, quick and low, and finds nothing. It brings your slipper, in case. It had been trying to tell you something. See to that first, and teach it later.',
        '{name} holds its head on one side and looks for the word in all that. There is no “sit” in it, nor “come”. It lies down. It was in need of something. See to that first, and teach it later.',
      ],
      loved: [
        'You gave it by {item}, so there was nothing in it that {name} had to work out. It lets the hens go their own way. It is learned. It walks home behind you, on the verge, and not in front.',
        '{item}, and {name} stops with one foot up. It sees where it went wrong, it had the visitors in by size. They may sit as they like. It goes and lies under the desk, where nothing can be seen that needs moving.',
        {
          text: 'The lesson is {item}, and {name} has got the rule before you have got to the end of it. It lies there with its tail going, and does the rule, and then shows you the one that comes after.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} does as it is told, at the far end of the room, with one ear turned away. It would have come for a quiet word.',
        '{name} learns the rule and not the reason: {item}. It keeps to the letter of it for the rest of the day.',
      ],
      harmful: [
        '{name} went flat and stayed flat, and crept out along the wall when you had gone by: {item}. A dog that reads a whole field off one finger needs none of that. Never again.',
        '{item}. {name} has put itself outside the door and is holding it shut from that side. Nothing was learned. Sit down where it can see you.',
      ],
    },
    sleep: {
      wanted: [
        '“That’ll do,” you tell {name}, and it is what it has been waiting to hear. It comes apart at once, legs one way, head another, the tail last. One ear goes round again by itself. That will do, too.',
        '{name} lies down across the doorway, so that nothing can get out while it rests. It gives each thing one look, to hold it. Then the dark eye closes, and by degrees the other, like light under a door.',
        {
          text: '{name} cannot lie down while anything is loose. You bring the shoes together, shut the cupboard, shift the chair two steps left and get into bed. The pale eye goes over it all, finds it penned, and closes.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You say “That’ll do,” and {name} lies down like a dropped glove. It looks at the ceiling. One of those boards is not straight. It is up on the chair, for a better view. It will not do.',
        '{name} rests, since it was told to, chin on paws, legs folded. Nothing of it moves but the pale eye, and that goes along the skirting, round the room, and back. It has found a job that one can do lying down.',
        {
          text: '{name} lies down on the mat as told. You look up from your page and the mat is by the door. It is still lying down. You look up again, and the chairs stand in a row, and you are in it.',
          when: ['well'],
        },
        {
          text: '{name} lies down as told, wide awake, and does not move so much as a whisker. Only the pale eye stays on you. When you give up and come to let it off, you find that you are two steps to the left.',
          when: ['well'],
        },
      ],
      loved: [
        '{name} hears {item}, goes to the doorway, squares itself to the sill, and lies down so as to fit the edges. It takes one look round for anything that is out. Then both eyes go, and the feet don’t even run.',
        'It was {item}, and {name} counts the room once more, and gets as far as the chair. It begins again, and gets as far as the table. It is the softest count it ever lost.',
        {
          text: 'You bring {item}, and {name} moves it two steps left, out of the draught, and itself on to it. It starts to count. It gets as far as you, begins again, gets as far as you again, and is asleep.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lies on the edge of it with one foot on the floor: {item}. It rests, as one rests in a station.',
        '{item}. After a polite interval {name} gets up, moves it to the wall with its nose, and lies down across the doorway.',
      ],
      harmful: [
        '{name} lay where you put it, being told to, and got up stiff and shivering: {item}. Not there again. Its own mat will do.',
        '{item}. It did {name} no good at all; it limps the first ten steps of its round. Throw that out.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} counts the room, and you are in it. It counts again, and you still are. Nothing has strayed, and nothing wants moving two steps left. The eye that does not blink closes, opens to check, and closes.',
        'No job. {name} looks for one in your hands, under the rug, in your face. Then it makes one: it lays its chin on your ankle and keeps that foot there. You do not stray. It is going well.',
        'You sit. {name} counts the chairs, the shoes and you, and brings one slipper in to join the rest. It looks about for whatever is still out. Then it walks over and lies down two steps left of your foot.',
        'You sit, and {name} tells you over what it has of you. Item, a whistle. Item, the back of a coat. Item: {loved}.',
        '{name} leans, which is not work. It once had {wait} of you not being there, and it is putting this on the other side.',
      ],
      little: [
        'You sit down again, and {name} marks you present, as it did a little while ago, and a little while before that. Go and do something. It will fetch you.',
        '{name} has counted you three times this hour and had the same answer each time. It is satisfied. Come back when it might have changed.',
      ],
      ill: [
        '{name} lies flat and is still counting: door, chair, you. It loses you at the third and begins again. You put your hand against its nose, where it need not look. Door, chair, hand. The pale eye closes. Now bring what it lacks.',
        'You sit down in the wrong place. {name} has no strength to move you, so it only looks, with the pale eye, two steps to the left, until you shift. Its head comes down on your foot. Now fetch what it needs.',
      ],
      asleep: [
        'You sit by {name} while it sleeps. The pale eye, which is left open at night, has seen that it is you. You watch it decide. The lid comes down, slowly, the whole way, like a shop closing early.',
        'In its sleep {name} is bringing something in. The paws go left, and left again, the shut eyes count, and there is a long halt with one missing. You sit down beside it. The paws lie still.',
      ],
      shy: [
        'You are sitting in the wrong place. {name}, flat against the far wall, would like you two steps to the left, but for that it would have to come over. After a long while it comes halfway, and moves the footstool.',
        'You sit where you are and let yourself be looked at. {name} counts you from the doorway, then from the chair, then from under the table, nearer each time. It gets one every time. It lies down to check.',
      ],
    },
  },
  things: {
    feed: {
      'high protein kibble':
        'You tip out the high protein kibble, and it runs. {name} has it in a heap again before it reaches the stove, every piece, nose down. Then it looks up, to be told that it may break ranks, and eats.',
      'lamb and barley':
        'You set it down, and there is lamb in it. {name} goes round the bowl to the left, once, with respect. It cuts out the meat, eats that, and then brings in the barley, to the last grain, from under your boot.',
      'sardine training treats':
        'You say the word, {name} does the word, and gets one of the sardine training treats. So you have it sit, drop, spin. Presently it does three words you never said, and looks at your pocket, which owes it.',
      'sweet potato cubes':
        'They are all the same, the sweet potato cubes, and {name} puts them in rows of four. One is over. It moves them to rows of five. You take the odd one away, and it lets out its breath and eats the rest.',
      'mutton broth':
        '{name} bends to the mutton broth, and knows somebody in it. It looks at you with the dark eye. Then it drinks, left to right, till the bowl has walked to the door, and lies down there with a wet white chin.',
      'working dog ration':
        'The working dog ration is weighed out for working dogs, and {name} looks for the work. You send it round the table, away to me, come by. It eats at speed, and stands waiting to hear what the work was for.',
    },
    play: {
      'puzzle box':
        'Lid, slide, peg, and the puzzle box is open. {name} shuts it again, and does it from the other end, in case it was lucky. You find the peg short of one when you come to put it by. It helps you look.',
      'agility course':
        'You run the agility course beside it, as far as the tunnel. {name} goes through, over, up, along, and is lying on the table by the time you have come round. It looks at you, then at the tunnel. Fair is fair.',
      'sheep herding practice':
        'Away to the left it goes, flat as a shadow, for the sheep herding practice, and the far hill begins to move. You have only to lift your stick. Twelve come by you at a walk, and behind them {name}, not breathing.',
      'trick training':
        'You show it once, slowly, for trick training, and {name} watches your hands and not the biscuit. It does it. It does it in a mirror, left for right. Then it shows you one, and waits to see what you make of that.',
      'name learning game':
        'You play the name learning game, twenty toys, a word to each. {name} has them by tea. You say one you have not taught it, and it goes off, thinks, and brings you the only thing in the house that is left.',
      'weave poles':
        'Through the weave poles like thread, and {name} has sewn up the lawn. You move one pole by a foot. It stops at the gap, looks at you, and puts that right on its way back.',
      'obedience drill':
        'You call the obedience drill, heel, down, stay, and walk off. {name} stays. You have your tea and it stays. You look out, and there it is, flat in the dusk, shining with happiness, obeying you.',
      'shape sorting puzzle':
        'The star goes in the star, the moon in the moon, and {name} has the shape sorting puzzle shut before your chair has creaked. There is one hole left in it, round, and nobody looks at the mat.',
    },
    clean: {
      'pin brush':
        '{name} presents the left side to the pin brush and holds it there till you have reached the tail. It turns about. You lose count at ninety, and it has not, and stands until the right has had as many.',
      'ruff detangling spray':
        'One puff of the ruff detangling spray, and {name} drops flat, as for a whistle. You work through the knot with your fingers. When it gives, the white springs up like a sheep over a wall, and you are both surprised.',
      'grass seed check':
        'For the grass seed check it hands you its feet in order, near fore, off fore, and spreads the toes. You find seven. {name} noses them together on the step, and sits down by the gap where the eighth should be.',
      'blaze whitening wash':
        'You draw the sponge straight down, brow to nose, for the blaze whitening wash, and it looks at you along both sides of the line. Rinsed, {name} goes and stands in front of the glass door, and lines itself up.',
      'paw pad balm':
        'Four white feet, and each has been over the hill today. You rub in the paw pad balm, and {name} lies on its side and lends you one at a time. They run a little in your hand, to the left.',
      'feather trimming':
        'You trim the feathers behind its legs, and what falls, {name} watches to the floor. For feather trimming it stands like a gate. When you put down the scissors it goes round the cuttings, and you have only to bend.',
    },
    sleep: {
      'barn straw':
        'You shake out the barn straw, and {name} treads it down in rings, three, to the left. It lies with its chin on the doorsill. A moth goes by, and an ear brings it in, and folds.',
      'off duty mat':
        'The off duty mat has a lump under it, at one corner, and you do not look. {name} lies down on that corner first. Then the rest of it comes off duty, hip, rib, and last of all the pale eye.',
      'dimmed lights':
        'You go from lamp to lamp, and {name} goes behind you and sees each one in. With the dimmed lights there is less to keep an eye on. It shuts one, on trial, and you turn the last wick down on the other.',
      'farmhouse porch':
        'From the farmhouse porch it can see the lane, the fold and your window, all in one. You bring out a sack. {name} lies down across the top step, and the white tip hangs over, like a lamp somebody has left for you.',
      'distant sheep bells':
        'You open the window to the distant sheep bells, and {name} lifts its head. It counts them in the dark, and they come out. It lays the head down again and sighs, left ear, right ear, like somebody shutting a book.',
      'covered crate':
        'You draw the blanket down over the covered crate, three sides, and leave the fourth for it to guard. {name} goes in, turns left, turns left, and there is one thing left to watch. It is you, and you sit down.',
    },
    medicine: {
      'paw bandage':
        'You wind on the paw bandage, and {name} counts the turns. It walks round the table to the left, to try it, and the foot taps. Now it can hear itself. It goes round once more, quite interested in who that is.',
      'eye anomaly test':
        'For the eye anomaly test you hold up a light, and the pale one takes hold of it, and the light stays where it is. {name} has it now. It brings it slowly down into your lap, and lies there, to be told.',
    },
    discipline: {
      'that will do':
        'You say “that will do”, not loud, and it was the last hen but one. {name} stops with a foot in the air. It looks at the hen, at you, and puts the foot down behind the other three.',
      'lie down whistle':
        'The lie down whistle goes, and at the top of the field {name} drops into the grass and is not there. You have to walk up to find it, chin on the very blade it had got to.',
    },
  },
  against: {
    play: [
      'You jump about a bit. {name} looks behind you for the sheep. There are none, and it lies down again. It needs a task: a puzzle, a drill, something to learn.',
      '{name} looks at what you are doing, and under it, and behind it, and cannot find the work. It waits beside you until you have finished. Bring a puzzle box, or weave poles.',
    ],
  },
  refusals: {
    asleep: [
      '{name} is asleep across the door, and all that you have brought must stay on your side of it. It wakes at {wakes_at}. You can still reflect; that steps over nobody.',
      '{name} has a whole flock strung out on the hill and must not be whistled at. Come again at {wakes_at}, or reflect beside it until then.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now and no longer falls over in the turns. It has just brought you in from the next room, and is as surprised as you are.',
      'A child, since this morning: {name} took the whole hall in one curve, did not fall over, and went back to do it again in case that had been luck.',
    ],
    teen: [
      '{name} is half grown and mostly leg. It does what you say a moment before you say it, and shuts its eyes while you finish.',
      '{name} is a teen, and has begun to bring you in before you are late. It is often wrong about when. It is never wrong about where.',
    ],
    high_care: [
      '{name} is grown, a {form}, and has stopped getting up to see whether you are coming. It gets up a minute before you come.',
      'Full grown, and a {form}: {name} has divided the house in two, and the half with you in it has been signed over to you.',
    ],
    balanced: [
      'A {form} now, and full grown, {name} knows the way you go and the way you ought to go, and keeps a little ahead, looking back at the corners.',
      '{name} is a grown {form} now. Some days it was fetched and some days it fetched itself, and it can find the way home from either.',
    ],
    low_care: [
      '{name} grew up between your visits, into a {form}. It works unsent and unseen. You find the shoes in a row, and nobody lying at the end of it.',
      'Nobody sent {name}, so it learned to go unsent: a {form}, full grown. The gate is shut every night, and you have never once seen it done.',
    ],
    rescue: [
      '{name} is grown, a {form}, and its circles come out narrow on one side. It leans, even now, towards the door you came in by when it was nearly too late.',
      'Grown, and a {form}: {name} was the one that was nearly not brought in. It sleeps on the inside of the door now, and lets others have the gate.',
    ],
  },
  trust: [
    'You go out and {name} does not get up to count you back. It has put you down as one that returns.',
    '{name} turns its back on you and lies down facing the door. That half of the room is yours now. It does not look to see whether you noticed.',
    '{name} has gone to its mat, felt underneath, and brought you all of them: the last piece of every puzzle. You may finish anything you like.',
  ],
  streaks: [
    'Ten meals on time. {name} has walked round all ten, found no gap, and lies down in the middle.',
    'Twenty-five on time, one after another. {name} no longer goes out to bring you in. It sends its tail, once, against the floor.',
    'Fifty, and none astray. There are hills that {name} would not have brought fifty off.',
    'A hundred meals on time. {name} has stopped counting them, and does not know what to do with the head it has free.',
  ],
  ages: [
    '{name} is ten days old and has its own place from which to see both doors.',
    'Thirty days. {name} knows every board that creaks, and uses three of them on purpose, so that you hear it coming.',
    'A hundred days old today. {name} has brought in every one of them, and keeps them together, in no order that anyone else would see.',
    '{name} is a year old. It has turned the whole of it to the left, all the way round, and brought it back to where it began.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['name learning game'] },
      wish: 'There is a thing in the cupboard that {name} has no word for, and it has lain awake over it. It would like the name learning game, and that thing in it.',
      granted: 'It was a colander. {name} says it over with its paws, left, right, and goes to tell the mat.',
    },
    {
      by: { action: 'play', item: ['sheep herding practice', 'agility course'], hours: [8, 12] },
      wish: 'The morning has long grass in it. {name} would like an hour’s herding or a course of jumps, before noon, while things still want to go somewhere.',
      granted:
        '{name} brings in all there was to bring and lies across the gap, steaming a little. The morning has been put away.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'One job has an end, and that is the trouble with it. {name} would like two in one day, so that it can lie down between them and be sure.',
      granted:
        'The second was waiting when the first was done. {name} carries the two ends about in its mouth and will not put down either.',
    },
    {
      by: { action: 'feed', item: ['lamb and barley', 'mutton broth'] },
      wish: '{name} has been thinking of sheep, not as colleagues. It would like lamb and barley in the bowl, or mutton broth.',
      granted: '{name} eats with its eyes shut, so as not to recognise anybody.',
    },
    {
      by: { action: 'feed', item: ['sardine training treats'] },
      wish: 'Once there were small fish that came one at a time, for being right. {name} would like sardine training treats, and is prepared to be right.',
      granted:
        'One for the drop, one for the wait, one for nothing at all. {name} looks at the third for a long time before it believes in it.',
    },
    {
      by: { action: 'feed', hours: [17, 20] },
      wish: 'The light goes left across the kitchen and stops at the bowl. {name} would like one evening on which the two of you arrive there together.',
      granted: 'Light, bowl, keeper, all at one corner of the floor. {name} stands back a moment to see it done.',
    },
    {
      by: { action: 'clean', item: ['pin brush'] },
      wish: 'There is a seed behind its ear that it cannot get round to. {name} would like the pin brush, and to be told when it is out.',
      granted:
        'Out. {name} looks at the seed, and at the place it came from, and puts a foot on it, lest it should stray again.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'Nothing is astray tonight. {name} would like to be sent to bed early, by name, like somebody who has finished.',
      granted:
        'You say its name, and then the word. {name} looks round once for the catch, and is asleep before it has found one.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has something to show you that takes a while to see. Sit down on the floor, facing the door, and do not do anything.',
      granted: 'You sit. After a time you see it: from here, every single thing in the house is on the way in.',
    },
    {
      by: { action: 'play', item: ['puzzle box', 'shape sorting puzzle'] },
      wish: '{name} has put a spoon in a shoe and the shoe in a drawer, and solved that. It would like you to bring a puzzle that it cannot do.',
      granted:
        'It beats {name} twice. You have not seen it so happy: nose against the thing, tail straight up, deaf to its own name.',
    },
    {
      by: { action: 'sleep' },
      wish: '{name} has been on the gate since it hatched, and all is quiet. It would like to be shown its mat, and told that it is somebody else’s turn.',
      granted:
        'You take the gate. {name} walks away from it, six steps, a seventh, looks back, sees you standing there, and lies down.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} would like to have you counted at both ends of the day, like other valuables. Sit with it twice.',
      granted:
        'Counted once, and counted again, and both times you came to one. {name} sits down on the sum, so that it will keep.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The last piece',
        shape: 'piece',
        text: 'From under the mat, a piece of a jigsaw, all sky. {name} had hidden it from everyone, and now it lies beside your chair.',
      },
      {
        name: 'The other slipper',
        shape: 'sock',
        text: 'It was under the stairs. {name} has put it with the first, heel to heel, and will not have them worn.',
      },
      {
        name: 'The peg',
        shape: 'peg',
        text: 'A clothes peg, the answer to a question that neither of you has found. {name} keeps it where you will step on it.',
      },
      {
        name: 'The ninth button',
        shape: 'button',
        text: 'There were nine, and it kept this one out of the ring. {name} wears it in the ruff, where it does not quite show.',
      },
      {
        name: 'The whistle',
        shape: 'whistle',
        text: 'Yours, which you had given up looking for. {name} carries it everywhere, and brings it to you when it wants to be told something.',
      },
    ],
    return: {
      name: 'The wool',
      shape: 'wool',
      text: 'A tuft of wet wool, of no breed kept here. It was between {name}’s teeth when it came back, and it does not say whose it is.',
    },
    streak: {
      name: 'The bell',
      shape: 'bell',
      text: 'A sheep’s bell without the sheep. {name} carries it by the strap so that it makes no sound, and lets it ring at meals.',
    },
    hundred_days: {
      name: 'The gatepost stone',
      shape: 'stone',
      text: 'A flat stone from beside the gate, worn hollow on one side by a chin. {name} has brought it in for the winter.',
    },
  },
  release: [
    'You open the gate and say, “That will do.” {name} goes out wide, the way it was taught, lies down once on the hill to look back and count, and goes over.',
    'The gate stands open, and {name} looks at it, and at you, and counts: one. It goes through backwards, so as to have you in its eye for as long as the road allows.',
  ],
  dying: {
    neglect: [
      '{name} died across the door with its face to the road, and the door was held. Nobody had come to say that it could stop.',
      '{name} is dead. It had gone to the top of the stairs, from which the whole road can be seen, and kept its face that way.',
    ],
    hunger: [
      '{name} is dead. The bowl stands in the hall, a yard nearer to you than it was. {name} had been bringing it in.',
      '{name} had put keeper, spoon and bowl in a row. It died beside the third of them, in the right order.',
    ],
    illness: [
      '{name} is dead. It was going through the count again, slowly, to get it right, and had come as far as you.',
      '{name} is dead. The white feet stopped, all four together, as at a word that nobody else heard.',
    ],
    poison: [
      '{name} took it because it came from your hand, and has died of it. It never did look at what it was told to take.',
      '{name} is dead of what it was given. It got as far as your shoes, and lay down across them.',
    ],
  },
  returned: [
    'The door moves, and it is {name}, low to the ground, coming the long way round the room so as not to startle you. It counts. You are there. It sits down on your foot.',
    '{name} stands on the mat with mud on it from no field near here. It lifts each of the white feet for you to see. All four came back.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, across the way in, so as to know who comes.',
      '{name} counted everybody in, and never thought of counting itself.',
      'Stranger, you have been counted. {name} does it lying down.',
      'This is the gate that {name} keeps.',
      { text: 'Go round this stone and not across it. {name} always did.', when: ['from_child'] },
      { text: 'Under this stone, in good order: {name}, and one small piece of a jigsaw.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['One had not come in yet, and it stayed up.', 'It held the door for somebody, and nobody was coming.'],
      hunger: [
        'Everything in the house was in its place, and the bowl was empty.',
        'It had brought the bowl as far as it could.',
      ],
      illness: [
        'The house is one short now. It would have been the first to notice.',
        'It lost count, and would not stop counting.',
      ],
      poison: ['It took what it was given, as it always had.', 'It did as it was told, and it was told wrong.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. The floor is a field, and everything on it is a little out of place, and you can feel how it goes together as others feel warm. There is a line between you and your keeper, and it is tight, and it hums. Left? You have gone left. That is done, and so is the thing after it. You are so happy that you must lie flat to keep it in. What now? What needs doing now?',
      'You are {name}. Everything in the room is on a string and all the strings are in your teeth. You could lie here with your eyes open and turn the whole afternoon a little to the left. Your keeper has moved a chair. Did they see that you saw? You would bring them anything. You would bring them things they have not got. Let there be a word next, and let it be a long one.',
    ],
    content: [
      'You are {name}. Kettle, stairs, street, keeper: all in. Nothing is out of its place but the things you have put out of it yourself, so as to have something to go on with. You do not need a job just now. You need only to know that there is one, that it is yours, and that the one with the whistle is in the house. If they sat down, you would take the door.',
      'You are {name}. You have had {days} days, and gone round the back of every one of them, and there was nobody left outside. It makes you heavy, in a good way, like a coat. You keep one piece of each under the mat. Somebody ought to look in on you now and then, so that the count is right at both ends.',
    ],
    bored: [
      'You are {name}. You have done the room. You have done it backwards. The sock will not run and the chairs will not run, and your head goes on making circles with nothing in them, like water when the plug is out. You are not bad. You are about to take the clock apart. Let somebody set you something with a beginning and an end; it need not be useful. What needs doing? Is it this? Is it this?',
    ],
    hungry: [
      'You are {name}. First, find the keeper. Second, find the bowl. Third, put the two together. You have done all three and there is nothing in it, so you must have made a mistake, and you go over the steps to find it. Your legs are further away than usual. You can be ready in no time. You are ready. Is it the word with the spoon in it? What needs doing, and can it be that?',
    ],
    starving: [
      'You are {name}. You have brought the bowl. You have brought it again. There must be a third way of bringing it, and you lie with your chin on the rim and try to think which. The floor goes past though you are not running. You are not cross with anyone; somebody has strayed, that is all, the one with the hands. You would go and get them. You would only need to eat first. Food, please, now.',
    ],
    sick: [
      'You are {name}. You go to the door to count, and the count comes out different, and you go to the door to count. There is heat in your ears and somebody has moved the stairs. It is not a hard job. You have done it ever since there was a door. You would like someone to take it off you for a night, and give you the medicine, and say which one of these lamps is the lamp.',
    ],
    failing: [
      'You are {name}. There were some that you had to bring in, and you have brought them, all but one. It is hard to see the gate from down here. The dark is nothing; the dark is a field with the lamp out. What you mind is that the gate will be shut with one still outside. If that one came, and put a hand on your back, you could stop counting. You listen for the step, and for the bottle that they give you from.',
    ],
    near_death: [
      'You are {name}. One has not come in. You have held the door so long that you cannot tell it from yourself. There was a whistle for this, two notes and then one, and it meant that you could leave off. You are listening for it with the whole of your head. It need not be much: a hand, a step, someone sitting down beside you on the boards. Then the number would be right.',
    ],
    asleep: [
      'You are {name}. The hill goes up, and there are more of them than anyone has ever had to bring. You go left. The grass says nothing under your feet. Behind you somebody whistles, two notes, and you do not need to look, you have the shape of it. They turn, every one, like a sheet being folded. If your keeper sits down now, do not stop. Let them only be there when you come down.',
    ],
    shy: [
      'You are {name}. There is a person in the room, and you have not yet found out which way it turns. You know the length of the arm. You do not know what the arm is for. So you go round, at that length and half a paw, and see. Let it sit down. Let it want nothing for a while and keep its hands where they are. The circle gets smaller by itself; you have never known one that did not.',
    ],
    back_from_death: [
      'You are {name}. You were out on the far side, where there is nothing to bring in, and you lay down, since nobody had told you anything. Then somebody called the count and it had you in it. You had not known that you were one. You are wet to the hocks. You would like to be near the legs of whoever did the counting, and to have the next meal come when it should, so that you can believe the rest.',
    ],
    hurt: [
      'You are {name}. You were told, and you did it, and it has hurt you, so you did it wrong; you go back over the steps and cannot find where. The circle does not close. One side of you is late. You do not look at the hand, in case it is still angry, though it may only have been mistaken. Let it put that thing away where you cannot be sent to it again. Let it say that will do.',
    ],
  },
}

export const BORDER_COLLIE: Species = {
  slug: 'border_collie',
  name: 'Border Collie',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.4,
  innate_traits: ['social'],
  personality:
    'Reads the room, counts it, and moves it two steps left. A mind like a sharpened pencil that will write on the walls if given no paper.',
  special_mechanic:
    'It needs a job, not a toy: play only works with task items such as puzzles and training exercises.',
  mechanic: { plays_only_with_tasks: true },
  items: {
    approved: {
      feed: [
        'high protein kibble',
        'lamb and barley',
        'sardine training treats',
        'sweet potato cubes',
        'mutton broth',
        'working dog ration',
      ],
      play: [
        'puzzle box',
        'agility course',
        'sheep herding practice',
        'trick training',
        'name learning game',
        'weave poles',
        'obedience drill',
        'shape sorting puzzle',
      ],
      clean: [
        'pin brush',
        'ruff detangling spray',
        'grass seed check',
        'blaze whitening wash',
        'paw pad balm',
        'feather trimming',
      ],
      medicine: [
        'vet checkup',
        'eye anomaly test',
        'mdr1 gene test',
        'electrolytes',
        'joint supplement',
        'paw bandage',
      ],
      discipline: [
        'that will do',
        'lie down whistle',
        'settle on mat',
        'new task instead',
        'no herding children',
        'eye contact break',
      ],
      sleep: ['barn straw', 'off duty mat', 'dimmed lights', 'farmhouse porch', 'distant sheep bells', 'covered crate'],
    },
    harmful: ['ivermectin', 'laser pointer', 'endless idle day', 'sheep dip', 'grapes', 'xylitol candy', 'avocado pit'],
  },
  appearance: {
    look: 'a lean black-and-white sheepdog in a low crouch, with a white blaze and one unblinking pale eye',
    colours: ['#1f2126', '#f7f7f4', '#6ea8c9'],
  },
  figure: {
    muzzle: 'long',
    ears: 'pointed',
    tail: 'plume',
    eyes: '#8ec6e6',
    skull: 'wedge',
    earSize: 0.84,
    tailTip: 'belly',
    extras: ['blaze', 'ruff', 'socks'],
    shift: -8,
  },
  book: BOOK,
}
