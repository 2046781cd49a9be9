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
    'The shell comes apart in seven pieces. {name} falls out among them, finds its feet, all four, and noses the seven into a heap before it looks up at you.',
    'First there is a pale eye at the crack, and for some time only that, going over the room. Then the rest of {name}, all at once, low to the ground.',
  ],
  looks: {
    thriving: [
      '{name} lies in wait for a leaf that looked like leaving. It leaves. It is brought back and put with the others, tail up, in triumph. There are a great many trees here. Nobody ever had such prospects.',
      'The ducks next door are standing in a square, and none of them remembers being told by {name}. It is on this side of the fence, on its stomach, the pale eye between two boards. It breathes very softly.',
      {
        text: '{name} wants for nothing. You look in, and it gets up gladly, goes round you once, low, and moves you two steps to the left. There. It lies down again to look at it. That is where you go.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in. {name} lies in its crouch, glad, with all in order and nothing to ask for. The one pale eye settles on you and does not blink, as ever. Then, once, it does.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has the room in order: chairs in, rug straight, two cushions penned in a corner. You look in, and it drops, the pale eye on you, and creeps half a step. Then it gets up and leaves you exactly where you are.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lacks nothing, and has left the walls unwritten on. It turns the pale eye on you, the one that never blinks, the one that stops sheep. It blinks.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has the chairs to the left and the rug square and lacks only you. It comes round low behind your knees and leans, two steps’ worth. Then it lies down, and for once the pale eye shuts. Everything is where it goes.',
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
      {
        text: '{name} is hours old, and has pushed one blanket up against the other. It stands back. They stay. It has never been so happy. Then it sees you, over there, all by yourself, and its pale eye grows quite round.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, and warm, and wants for nothing. It lies in a crouch, not knowing any other way to lie, and fixes you with its one pale eye. You find that you have moved two steps left.',
        when: ['baby'],
      },
    ],
    content: [
      '{name} goes from room to room and looks in, as one does who sees to the lights. Everything is there. It goes round the other way, in case that should give another answer. It does not. It lies down.',
      'One thread in the fringe of the rug lies across another, and {name} saw that from over there. It gets up, parts them with its nose, looks along the whole row, and goes back. That was work.',
      'A hen has got on the wrong side of the gate, and {name} lies down and looks. Nobody says a word. The hen recalls something that had to be done on the other side. It moves the gate to, with its nose.',
      {
        text: '{name} lies across the doorway with its back to you. It has the hall, the stairs, and whatever may come up them. The other half of the room is yours. It does not look round to see whether you are doing it.',
        when: ['trusting'],
      },
      {
        text: '{name} lies with its chin on the crack between two boards. Its side is in order. Yours is your own affair. Your foot comes over, and the pale eye rests on it until the foot has thought again.',
        when: ['wary'],
      },
      '{name} is going through the past, left to right: {days} days, all present. It keeps the first one apart and looks in on it.',
      {
        text: 'You hang up the washing, and {name} hands you the pegs, each before you have put out your hand. There is a sock over. It thinks, and goes to get the other from wherever you are going to find it.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps in the daytime, with its back to the room, both ears folded. You have been put in charge of the room. It did not ask whether you were busy.',
        when: ['trusting'],
      },
      'On the mat, with the last pieces, lies a word that {name} was once given and did not give back: {loved}.',
    ],
    curious: [
      'You undo the latch. Behind you {name} lifts one paw and undoes it too, in the air: up, then left. It believes that it is ready for the cupboard.',
      '{name} has carried in a thing from the desk that it has no word for, and lies down before it with its ears up. It is the stapler. Say it twice.',
      '{name} sits before the washing machine, its head going round. Here is something that circles better than it does, and it would like to know who trained it.',
    ],
    bored: [
      'Everything is straight, and {name} has been round twice to look for something that isn’t, and it lies down with its chin on the skirting and begins to draw on the wall with one claw. Quick. Give it something to solve.',
      '{name} has taken the laces out of all the shoes, and laid them end to end, and they come as far as you. That is the message. A mind like that can’t be left lying about. Set it a task, please.',
      {
        text: '{name} lies with its chin on the mat, and does not look what is under it. The shoes are anyhow. Give it something to play at that has a wrong way and a right one, and be slow on purpose.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} is staring at the cupboard, without a sound, low down, one paw raised. It has moved things much stronger than cupboards in this way. So far the door has not given an inch. Its meal is due.',
      '{name} has drawn up the sack, the spoon and the dish in a line, by height, and lies before them. They have been told to stay. It waits for the one that does the opening. Its meal is due.',
      {
        text: '{name} has been moving the empty dish two steps left, and two steps left, and it now stands in the doorway with your foot in it. The pale eye holds you there. Its meal is overdue, and you are facing the wrong way.',
        when: ['wary', 'well'],
      },
      {
        text: 'You are moved two steps left, by an eye. Then two more. You are now in front of the cupboard, and {name} is as far from you as it can be and still steer. The meal in there is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: 'Four walls, one door, one keeper, no meal. {name} has counted it from this side and from that side, and the answer is the same and late. It drops flat and fixes your knees. You are the part that moves. Towards the cupboard, please.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is too weak to crouch, so it lies flat and herds you with the one pale eye, away from itself, two steps left, to the empty dish. The meal is overdue. Fill it, and then step back.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has counted the room: one dish, no meal, one keeper, not to be counted on. It did this lying down, which it never does. Bring the meal now, and it will count again.',
        when: ['wary', 'weak'],
      },
      {
        text: 'With no meal to think about, {name} has thought. Beside the bowl, in mud, there is a plan on the wall. It looks from the plan to you, rather hopefully, with the pale eye. The meal is overdue. Follow the plan.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} circles you once, gently, and you have faced the cupboard before you know it. It lies down with its white feet together and lets you work the rest out. It is sure you can. The meal is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} is hours old and has pushed its dish two steps left, all by itself, in case that was why it is empty. It looks in. It crouches and looks at you, unblinking. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has moved you to the cupboard, your hand to the door of it, and the dish to your foot. It sits down, tail going, and leaves the last step to you, out of regard. The meal was due some time ago.',
        when: ['trusting', 'well'],
      },
      {
        text: 'Bowl, spoon, bag: {name} has brought you all three, in that order, and sits down fourth with its tail going. It leaves the last step to you, out of regard. The meal was due some time ago.',
        when: ['trusting', 'well'],
      },
      {
        text: 'You are in the kitchen, it seems, and only {name} could say how. There was something black and white on this side of you, and then on that. Behind you it lies down in the door. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} is hours old and has rounded up what there was, a sock, and looked whether it was dinner. It was a sock. It has sent it back for the others. Its meal is due.',
        when: ['baby'],
      },
      {
        text: '{name} was fed {hours} hours ago. It walks along a line that only it can see, turns, and walks back, and each time looks at the dish, on your side. Its meal is due. Set it on the line and step off.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has set out the dish, the spoon, the tin and the opener, by number, in the order of use. Then it has set you at the end, by the sleeve. There is no step left that it can do. Feed it.',
      'The pale eye of {name} is on the cupboard, and it wavers. It has never wavered, not before rams. Under the black and white it has become very narrow. It does not move you to the left. It only asks. Feed it.',
      {
        text: '{name} has gathered four spoons, a ladle and the bread knife, and holds them in the corner. It does not come near to ask. It looks at you, then at them: any of those would do. Feed it.',
        when: ['wary'],
      },
      {
        text: 'The bowl is at the end of the hall, and along the hall, on the left, lies every spoon. {name} is behind the last, flat. It has made you a race to go down, with one way out. Feed it at the end of that.',
        when: ['wary'],
      },
      {
        text: '{name} lies down on your feet, the whole of it, and gives the cupboard its back. That side is yours. It only lifts the pale eye, now and then, to see how you are getting on. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} gives you the eye, the pale one, at two inches. It does not use that on people. You are walked backwards to the shelf, reach up without looking, and find that your hand is on the tin. Well done. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} got the bowl as far as the hall and lies there with its chin on the rim. The rest of the way is yours. Fill it now.',
      '{name} gives the cupboard the look that turns rams. The cupboard does not open. Nothing has come out of it for {hours} hours. Food, now.',
      'When you come in, {name} gets up to go round behind you, as it should, and sits down halfway. Feed it now, and let it finish the circle afterwards.',
      {
        text: '{name} looks at the bowl, and the pale eye loses it, and finds it, and loses it. It used to hold rams. Put food under its chin, now, and give it medicine when the bowl is done.',
        when: ['weak'],
      },
      {
        text: '{name} has every hen, crock and basket in the yard drawn up before the shut larder, and circles them, faster, lean as a gate. It holds you off with the same eye. Open the door, set down a meal, and get out of the ring.',
        when: ['wary', 'well'],
      },
      {
        text: 'It holds the bowl with the look, and the look slips off. {name} lies with its chin between two white feet and lets you walk in on the left, where nobody may. Food by the mouthful, and medicine, and tell it each step.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} goes round by the short way. It cuts the corner, and then it stops there, and looks at the piece it left out. It is not ill. It has worked itself thin. “That’ll do,” please, and rest, or medicine.',
      '{name} picks up the slipper, puts it down to breathe, and has forgotten where it was going. That has not happened before. It is tired to the bone. Let it rest, please, or give it medicine.',
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
      '{name} has been two days in the mud, and there is no telling where the white begins. It keeps looking at its feet. It has lost count of them below the knee. It needs a wash, please.',
      'There are two days of hedge in the coat of {name}. It has sorted what it could reach, burrs here, straw there. The back is beyond it. It stands next to the tub, looking at you. It needs a wash.',
    ],
    sick: [
      'The row of shoes has a gap in it, and {name} lies beside that with a hot nose and does not get up. It looks at the gap. It looks at you. It would ask you to do it. Medicine, please.',
      'The sheep are in the lane, or the shoes, or the hens, and {name} has let them. It lies with its white feet crossed the wrong way and its nose dry. It looks at you to do it. Medicine, please.',
      {
        text: 'The shoes lie where they fell, and {name} has let them. It lies in the middle with a dry nose, and turns the pale eye on you so that you will keep off. It cannot keep that up. Medicine, please.',
        when: ['wary'],
      },
      {
        text: '{name} has dragged itself behind the chair, where it can see both doors. It shakes, and keeps the pale eye on you, and loses you, and has to look for you again. Medicine, please, and stay in its sight.',
        when: ['wary'],
      },
      {
        text: 'You come, and {name} tries to keep the half paw’s distance, and miscounts, and is against your shoe. It looks up to see who moved. Its nose is like a stove. Medicine, now, and then take the half paw back yourself.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has gone round everything it had, one last time, with its eye, and left that open. It sees very little with it now. The tail lies straight out. The breath misses one, and then misses two. Medicine, at once.',
      '{name} is counting still. You can see it by the eye, which goes a little way along the wall, and comes back, and sets out again. It doesn’t get as far as you. Go to where it can. Medicine, at once.',
      {
        text: '{name} lies where you can come at it from any side, and it never lay so in its life. The pale eye finds you, and slides off, and it has no strength to hold you away. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'The pale eye slides off you, and comes back, and slides. {name} has one white foot against your boot, to keep you half a paw away. Give it medicine at once, over the foot, and hold quite still, so that it may count you.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} has counted to one, over and over, for {hours} hours, and it was not you. It lies at the door, across the crack, so as not to miss it. It hardly breathes. Sit with it, now.',
      'Everything has been brought to the door, each shoe, each glove, your hat, and {name} is lying on top, to hold them together. There was one missing. The eye is still turned to the latch. Sit with it, now.',
      'There is a ring worn round the house, and {name} kept to it, so that nothing more should get away. It has lain down on the ring, with its face outward. You are the one that was out. Sit with it, now.',
      {
        text: 'Nobody has come through the gate in {hours} hours, and {name} has kept it. It lies there, fit and straight, with its eye on the road, as one who was told to stay. Say “that will do”. Sit down in the gateway.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has gone round and round an empty chair for {hours} hours, until its legs stopped, and lies on the line it wore. Sit in the chair, so that there is somebody in it, and have medicine with you.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps flat upon its side with all four feet together, like something put neatly back in its box. The white tip of the tail lies over the nose. Somebody has closed the lid and left one ear out.',
      'In its sleep {name} gives one small bark, in its throat, as it never would at work. The feet stop. They have all stood still, in there, and are looking at it. Then somebody must have moved. It is off.',
      {
        text: '{name} is asleep across the doorway with its nose to the gap, so that nothing can leave uncounted. The paws jerk. It is trying to shift something in there that will not go. You take a step back, and the paws lie still.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep in the crouch, in the corner nobody can come up behind. The white of an eye shows. Its feet twitch left, left, left. A board creaks under you, and the feet stop, and start over with one more to bring in.',
        when: ['wary'],
      },
      {
        text: 'You have to step over {name}, which lies asleep across the door. The pale eye is shut. You count that for it. In its sleep it moves over, two steps left as near as it can lying down, and there is room for you.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in the doorway, and its feet are running, round and to the left. There is a whimper when one breaks away. Then they are all in, you can see it by the tail. Its nose is in your shoe.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, and not in the doorway. It lies in the middle of the rug with both eyes shut, and the door is open behind it. Somebody else must be counting. You count. They are all in.',
        when: ['trusting'],
      },
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
      '{name} does not come when it is called, it goes round. It keeps one chair between you, then another, and never takes its eye from your hands. However it counts you, you are too many. Sit with it, please, and be one.',
      'Under the bench {name} has one pale eye, level with your ankles, and does not blink. It is reading which way you will break. Sit down by it, please, and do not break any way at all.',
      'You walk to the left, and {name} has gone to the right, and there is always the table. It has you counted as weather. Sit down in the middle of the floor, please, and let it draw a line round you.',
      {
        text: '{name} is hours old, fed, and has counted the room. One. Then you looked in, and now it comes to two, and it has gone to the far wall to think about that. Sit down quietly until it comes to like two.',
        when: ['baby'],
      },
      {
        text: 'With each step you take, {name} creeps two further off, low to the floor. It is hours old, fed, and has learned that you come nearer. Sit down quietly and teach it something else.',
        when: ['baby'],
      },
      {
        text: 'You can see nothing of {name}, and it has you in full view, from behind the coal box, with its chin on the floor. It knows each way out. Sit down somewhere that blocks none of them. Stay till it has counted you twice.',
        when: ['from_child'],
      },
    ],
    back_from_death: [
      '{name} is back. It counts the room and comes out one over, and counts again, slowly. The one over is itself. It comes and stands before you to have that confirmed.',
      '{name} comes in wet to the hocks and looks back once for any others it might have brought. Then it pushes the door to with its nose, and waits to hear it click.',
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
          text: '{name} holds you in its pale eye right across the floor, low, as if you might break for the hills. You are on time. It eats. When it looks up you are two steps left of where you stood, and it lies down.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal is on time, and {name}, already brimming, eats and counts the room. The table it counts once. The door it counts once. You it counts after every bite.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The bowl goes down on time and {name} keeps the pale eye on you until it is satisfied that you will stay where it has put you. Then it eats, and looks up twice. It used to look up at every mouthful.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} takes hold of the dish with its pale eye, walks it across the room in your hands and pens it in the corner exactly when it was due. It eats. Then it moves you two steps left and lies down.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has always looked up between bites to count you. Today the meal is on time, it is as happy as it ever was, and it eats straight through to the end. Then it looks. One.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time, and {name}, happy already, eats. It reads the room, counts it, and pushes your ankle with its nose, two steps to the left. That puts you beside its bed.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Glad, and fed on time, {name} eats with its back to the room. It has never turned its back on a room. First it moved you two steps left. While the bowl lasts, you have the sheep.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, and then moves you two steps left, with one shoulder, to where the sun comes in. It brings the chair up behind your knees. When you are sitting it lies down across your feet and shuts the pale eye.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You carry the dish in, on time, and {name} is not watching. It has its pale eye on the door, the window, all that might stray. You no longer need one. It eats with its flank against your leg, facing out.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old and crouches because its legs do. It eats, on time and glad, and reads the room: bowl, light, somebody. It puts its nose to the somebody and pushes. The somebody moves half an inch. Interesting.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old, blind as a glove, its nose still in the meal. It finishes, crawls backward into your hand, goes all the way round your hand, and bumps into it again. It lies down. It appears to have counted one.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats from left to right, goes back to check the left, and sits. There are {streak} of these now, evenly spaced, and you at the end of each. It puts its shoulder to your shin and straightens you a little.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You put the dish two steps left of where you used to, as {name} would move it there anyhow. It eats up. Then it comes round behind and lies down across your heels, and that is the gate shut.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name}, hours old, lies flat in front of its dinner and fixes it with one pale eye. Dinner does not bolt. It creeps up and eats it all. Then it tries the same eye on you, from behind the dish.',
          when: ['baby'],
        },
        {
          text: '{name} eats up and considers. Dinner came, and again it came. That is {streak} on time, and a thing that comes by itself must belong to somebody. It looks along you, low to the ground, for where they open you.',
          when: ['baby'],
        },
        {
          text: '{name} eats up and lifts the edge of its mat. There lie the last pieces, one from every puzzle you have done together. It had not liked them to be over. It lays one in your hand. You may finish that.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You no longer whistle for {name}, you only breathe in. It eats up, takes the gate, and you take the lane. You have never once met in the wrong place. It looks back at the corner, and so do you.',
          when: ['trusting', 'glad', 'grown'],
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
          text: '{name} counts {streak} in a row on time, eats, and counts once more to be sure. Then it moves you two steps left, out of the draught, where it keeps the things that it has only one of.',
          when: ['well'],
        },
        {
          text: 'On the wall are {streak} small scratches, one for each meal on time running. {name} eats, and does not get up to add today’s. It had put that one in before you came.',
          when: ['well'],
        },
      ],
      early: [
        '{name} eats as far as the first corner, and stops, and looks at the clock. It cannot go on. There is a piece missing between now and dinner. It puts the dish where it belongs, which is at {opens}. Come then.',
        'You are out of order, and {name} takes a mouthful, for politeness, and then it walks you back to the door, by the knees, and lies down across it. It will open again at {opens}. Bring the dish in at {opens}.',
      ],
      late: [
        '{name} eats up the late meal and licks the dish back into its place. You say “Come”, and it comes. You say “Sit”, and it sits. It does what you say. It does nothing else.',
        '{name} eats up. Then it takes your coat off the hook, lays it on the mat, and lies down upon it with its chin on a sleeve. You may go out again, when this has been gone into.',
        {
          text: 'While it waited, {name} sorted every shoe in the hall by size. It eats gladly now, late as it is. Your pair stands apart from the others, by the door, toes pointing out.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats the late meal with its tail sweeping the floor, and then it counts the room. Chair, dish, door, you. It looks at you for some time and counts again. Chair, dish, door.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'By the time you bring the bowl, {name} has shifted everything in the room two steps left and faced it to the door. It eats fast. When you put out a hand afterwards, it moves one thing more, and that is itself.',
          when: ['glad', 'wary', 'well'],
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
          text: '{name} had begun to leave you out when it counted the room, as one leaves out the walls. You come late. It eats, tail sweeping, then counts again. Table, door, dish, you. It counts you twice.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats the late meal with a will. Each day lately it had moved you two steps left, towards its own corner. Now it licks its lips, sets a shoulder to your shin, and moves you two steps right.',
          when: ['glad', 'warming', 'well'],
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
          text: 'When you come in late {name} gathers you, the dish and the door in one look, and eats. Afterwards it goes round you twice instead of once. You are all there, as far as it can tell. It stays between you and the gate.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} had everything in its place, the dish, the mat, the light upon the floor, and one gap in the doorway, upright. It eats it all. Then it does the count again, out loud almost, and you are not in it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes a mouthful and lays its chin beside the rest. The dish is crooked, and it lets it be. The pale eye is on you, and has not the strength to hold anyone. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: 'When it was time {name} put the dish by the door, your hat by the dish, and sat down to keep them together. You come, and it eats up. It has you by the cuff. It is not letting you go yet.',
          when: ['trusting'],
        },
        {
          text: '{name} eats all of it, between looks. It goes round you at one distance, exactly, as if there were a string. You made it wait, and so it has let the string out by a yard.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name} carried its dish to the door, and lay there, {hours} hours, with that between its paws. It eats everything, too tired to do it in order. When you move, it does not go round you. Come in time.',
        '{name} has scratched the door, in rows, once for every time it thought it heard you. There are {hours} hours of it. It eats all of it, its head low. The pale eye blinks. It never used to. Never again.',
        {
          text: 'In {alone} with nobody to move, {name} has moved the chairs. It eats in the corner, in its crouch. They stand two steps left of where they were, all of them, and now they are between you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} counted the room through {alone}, and every time it came to one. It eats now, low, with the pale eye on you, and counts again, to be exact. It still comes to one.',
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
        {
          text: '{name} eats. It is so long after that nothing in the room is in its order any more, and it does not put it right. It had started to rest the pale eye when you were by. You look, and it is open.',
          when: ['warming'],
        },
        {
          text: '{name} has gone round the house so often that there is a path. It eats, and comes to you along the path, in the same arc, and lays its blaze against you. It has left the pale eye on the door.',
          when: ['trusting'],
        },
        {
          text: '{name} has set nothing out. The spoon is where it was, the lid is where it was. It eats without order, from the middle, its white feet close together. When the room is counted afterwards, the pale eye passes over you.',
          when: ['wary', 'well'],
        },
        {
          text: 'Along the skirting there is a groove in the dust where {name} went back and forth, all that time, to the door and the dish. It eats. It does not crouch when you come near. It moves itself two steps left.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {hours} hours {name} wore a groove round the house, and then it lay down in the groove. It eats everything. You came in, and it did not get up to count you. It had stopped. Come in time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} looks at the dish. It is full, and {name} is full, and that is two alike, so it lies down next to it. It makes a pleasing row. One of them can be emptied at {opens}.',
        'One piece it eats, to make the number even, and {name} drives the rest into a corner of the dish, where it holds it by eye. You had better come and relieve it at {opens}.',
      ],
      ill: [
        '{name} eats the left side, slowly, and cannot get to the right. It looks across at it. You turn the dish. It manages one more piece, because you saw. It is ill. Medicine next.',
        'It is all in small heaps, you made them for it, and {name} eats one heap. It lies down by the others, so that they stay together. It has done its share for now. It is ill, and needs medicine next.',
      ],
      loved: [
        '{name} ate it from left to right, and then, for the first time on record, from right to left, in case there had been any that way. There had not. It was {item}. It licks the wall behind the dish.',
        '“{item},” you said, and {name} forgot to go round. It came straight across. It stood in the dish. It is sitting now before the clean china with its tail right up, like an exclamation somebody has been told not to make.',
        {
          text: 'You are on time with {item}, and {name} has eaten every bit in a happy crouch. Now the pale eye moves you two steps left. You were standing outside the flock. Now you are not.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item}, tail going, with the pale eye fixed on you, who came on time. It has never been seen to blink. The dish is clean. It looks at you a while longer, and blinks.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} adores {item}, and it is on time, but first it wants you two steps to the left. You go. It eats, low, the pale eye on you. Two more. You are in the hall now. It eats the rest with joy.',
          when: ['wary', 'well'],
        },
        {
          text: '{item}, on time, in its place. {name} has no quarrel with the sum. It eats left to right with its tail-tip flying, but the pale eye does not blink once, and when the dish is done it still has not. You have. It saw.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, on time. Before it eats, {name} herds you two steps left, until your foot is under its chin. Then it eats every bit. There was nothing wrong with where you stood. This is better.',
          when: ['trusting', 'well'],
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
          text: '{name} worked it out too late, and it was {item}. It stands with all four white feet apart so as not to fall, and heaves, and the pale eye is swimming. Take that off the list for good. Water, and stay by it.',
          when: ['item'],
        },
        {
          text: 'The crouch is not its crouch. {name} is bent over a pain that it cannot get round from either side. It was {item}. It looks at you, then at where that stood, two steps left, and back. Take it away.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You give {name} something to work out, and it has. You make it harder. It lies down, so that every part of it can think, and then it is up, and done, and puts it back, for you to ask again.',
        'You whistle low, and {name} goes left. You whistle high, and it goes right. Then you leave out the whistle and only think it. It goes left. You had not told anybody.',
        {
          text: '{name} plays in rings round you, low and fast and blissful, the pale eye never off you. When the game is over you are in the corner, and the door is on its side.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} plays flat to the floor, brilliantly, and then its tail wags without being told. It turns and gives the tail the eye. The tail stops. Go on, says the pale eye, back on you, from over there.',
          when: ['wary', 'well'],
        },
        {
          text: 'You believe you are playing with {name}. When it is over, you, the chair and the rug are all two steps left of where you began, and it is better. It lies down to admire you, almost within reach.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has the rules before you have finished explaining them, and a better set soon after. It shows you, twice, slowly, eyes shining. You are not quick, but you laugh. It thinks that it can work with that.',
          when: ['warming', 'well'],
        },
        {
          text: 'You play the sheep, and badly. {name} gets you out of the kitchen, round the well and in at the gate, silent, belly down, alight. There it looks for somebody to show you to, and there is only you. It shows you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At the end of the game you, the lamp and both chairs are two steps left of where you began, and {name} is beside itself with joy. It lies down across your feet, so that none of you can slip back.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You empty out all the socks without a word, and {name} goes off in a wide arc and comes back with a row, by colour. There is one over. It looks at your feet, and has that one off as well.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You put down three spoons, and {name}, hours old, moves one. You move it back. It thinks, flat on the floor, and moves it to where it is obviously going to be from now on. It looks up at you.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You turn three cups over, move them about, and leave {name} alone with a problem. The tail stops. It goes round. It has it. It looks for somebody to show, finds you, and sits down upon the answer.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You walk about as a sheep might, with no plan, and {name} brings you in. It is very tactful. At the corner it looks away for a moment, so that you may feel it was your own idea. You escape at once.',
          when: ['warming'],
        },
        {
          text: 'You mix up everything on the table with both hands, and {name} trembles with happiness. It is off, it is round the back, and they come in, one by one, in order. The last you put in its place together.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has had a perfect day. All of it is in one corner. You ask for a little more work, and it does it with the dark eye, without getting up, so as not to unsettle the rest.',
        'You set {name} a task, and it is done, but then it was so happy beforehand that it hardly shows. It gives it all one more push, two steps left, as one signs a letter.',
        {
          text: '{name} plays, and is exactly as happy as it was before you came. You run, it crouches, and you are two steps to the left. You run again. When the game is over you are out in the corridor.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had counted the room and was happy with the sum. Then you come in to play, and make it one more. It plays, gladly, circling you at the distance it keeps for somebody else’s sheep.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was at the top of its joy, with the whole room sorted. You play, and so you have to be sorted too. It puts you between the stool and the stove. It looks, and puts you one nearer to itself.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You start a game, and {name}, who had finished the room and was happy, does the game too. It takes it as it takes all your ideas. It goes round it once, fondly, brings it back to you, and lies down on your feet.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You bring {name} a task and it does it with its tail up, in one go, to please you. It had finished with all of its own. Then it hides a piece of yours under its chin, so that you can play on.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You bring {name} a task and it does it in one go, tail up, to please you. It was as glad as it gets already. Then it hides the last piece under its chin, so that you need not stop.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is in fine spirits, along its own wall. You set it something to solve. It comes as far as its line, reads it from there, nods, and goes back. It knows the answer. It will not be bringing it.',
          when: ['wary'],
        },
        {
          text: '{name} has nothing left to wish for. You whistle, all the same. It gets up and does the whole thing, lie down, come by, walk on, quite correctly, with its eye on your face. It thinks that you needed the practice.',
          when: ['trusting'],
        },
        {
          text: '{name} had done all there was, and was shining. You tip out one more box of pegs, just to see that face. It looks at you, as at a person who has guessed. Then they begin to line up.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You set out the cups for {name}, and it looks at them, in their wrong order, and lets them be. Its chin is on the floor. There is one problem here, not the cups. See first to what it needs.',
        '{name} gets up for the whistle, goes three steps of the circle, and lies down on the line. It knows how it went on. It cannot do it. Call it in, and see to what it needs.',
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
          text: '{name} loves {item}, and is three moves ahead the whole way. In between it moves you two steps left. Then two more. When it ends, happily, you find that you have been playing from the hall.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name} plays it brilliantly with one eye. The other, the pale one, is for you, and does not blink. When the fun is over it counts your hands. Two. It counts them again.',
          when: ['wary', 'well'],
        },
        {
          text: 'At {item}, you work one end and {name} the other, and neither needs to look. The pale eye, which has not closed in company yet, closes. It is doing the rest from memory, and by the sound of your feet.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} does {item} at once, and then undoes it, and moves it two steps left to where your hands are. You are slow at it. It lies with its blaze on its paws and breathes through its nose, and does not help. That is love.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You offer {item}, and {name} drops to the crouch with its eye on the task. Halfway through it pushes a piece across to you. It is an easy piece. It watches how you do it, and pushes across another.',
          when: ['warming', 'well'],
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
          text: '{name} has you wash one side, pale eye on you, then has you walk round, two steps left and two more, for the other. The mud is all off. By then you have been herded out of the door.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} crouches in the water and counts: two hands, one tap, no gap. The dirt comes off, right up the blaze. It counts your hands again. Still two. It had hoped to have been wrong about that.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} gets in the tub and gives you the feet in order, near fore, far fore, near hind, far hind. The water goes brown. When all four are white it gives you the first again. It liked how that came out.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sponge the mud off {name}, white parts first, so that it can see there is a system. It stands stiff and follows your hand from left to right. You leave one foot out. It lifts that, looking past you.',
          when: ['wary'],
        },
        {
          text: '{name} gives you its feet in order, front left, front right, and round, and under each is white. By mistake you start on the first one again. It is handed to you, gravely. You will have your reasons.',
          when: ['trusting'],
        },
      ],
      little: [
        'You brush {name}, and nothing comes off, neither from the black nor from the white. It had kept them apart all by itself. It looks over its shoulder to see what you were hoping to move.',
        'You wash the four white feet of {name}, and the water stays clear. It lifts them for you in order. After the last it offers you the first again. It can see that you like to get a thing finished.',
        {
          text: 'You wash the black of {name} first and then the white. It was clean, but that was not the order. It gets out, goes round, gets in again from the left, and presents the white.',
          when: ['well'],
        },
        {
          text: '{name} was clean, and there was nothing in this for it to do. It has counted the drips. It has moved the tub two steps left, with you holding on, and now it looks for somewhere to write that down.',
          when: ['well'],
        },
        {
          text: '{name} was clean, and has worked out that you know it. So this must be for something else. It crouches in the clear water, the pale eye going from your hands to the door, and works on, and does not like any of the answers.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no dirt on {name}, and you wash it regardless. It looks at the water going out as clean as it came in, and then up at you. It corrects nobody it is fond of. It holds up a foot.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} is as clean as a new page. You brush it, black this way, white that way, and it lets you turn it over and do the back. It could be putting things straight. It has decided to be one of them.',
          when: ['trusting'],
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
          text: '{name} takes the medicine in its low crouch, and it does good. You know because the pale eye begins to work. It moves you two steps left, and two more, and two more, until you are outside.',
          when: ['wary'],
        },
        {
          text: 'Down goes the medicine, and {name}’s mind comes to a point again like a pencil. The first thing it writes is where you are standing. The second is where you ought to be, which is further off.',
          when: ['wary'],
        },
        {
          text: '{name} has worked out that it is bitter and swallows it. It puts its blaze against your wrist, where it can feel something being counted, one, and one, and one. It leaves the counting to that, and the hurt gets less.',
          when: ['trusting'],
        },
        {
          text: 'You lift the lip, and {name} lets the dose run in and looks at the wall. It has stopped counting. Now the pale eye comes over, as far as you, and stops. One. Stay, and let it be right.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} takes the medicine, and waits to see what it changes, and nothing changes. It was well. It puts the cork in the bottle, and the bottle two steps left. Keep it for a bad day.',
        'You say “Open,” and {name} opens. It swallows. It looks over all its parts, from left to right, and there was not one that needed it. It fetches you the lid. Save it for a day when the count is out.',
      ],
      loved: [
        '{name} has brought your bag, your stool and you together in one place, and that can only mean {item}. It sits. It is done. It puts the bag with the bags.',
        '“{item},” you say, and {name} was there before the first letter. It holds quite still. When you have finished it looks at you, and at the clock, and moves you two steps back to where you began.',
        {
          text: 'There is medicine in this, and {name} saw as much from across the room with the pale eye. It takes {item} to the last crumb, and lets you feel clever. The medicine helps either way.',
          when: ['item'],
        },
        {
          text: 'It is {item}, and {name} swallows, then holds quite still, following the medicine round inside with one pale eye. Shoulder. Ribs. It moves it two steps left. There. That is where it was needed.',
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
          text: '{name} is not to write on the wall. It has it at once, and cleans the wall with its tongue, from left to right. It had been going to show you how that sentence ended. It rubs out the last word, which was short.',
          when: ['warming', 'well'],
        },
        {
          text: 'You tell {name} that guests are not to be put in the corner. It lets them out, two steps right. It has learned it. Afterwards it goes round you as always, but it goes round once more, to see where you begin.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you say, and {name} lets the hens out of the bath, each with a look. That is learned. It goes to its mat in a straight line. From there it does exactly what you say, and nothing that you mean.',
          when: ['from_child'],
        },
        {
          text: 'You say its name in the lower voice, and {name} lets go of the visitor’s sleeve. It comes to heel, on the correct side, one step further out than it need be. It will ask, next time. The sleeve did look lost.',
          when: ['trusting'],
        },
      ],
      little: [
        'You teach {name} “stay,” and it has stayed, since before you began, in the very place. It hears you out. At the end it shows you what it had also been staying for: a duck, behind the door, in perfect order.',
        '“The postman is not a sheep,” you tell {name}, and it knows. It worked that out by itself, from how little it flocked. It gives you its whole attention all the same. It may be that you have only just found out.',
      ],
      bad_time: [
        'You scold, and {name} goes over the room for whatever is out of place, quick and low, and finds nothing. It brings your slipper, in case. It had been trying to tell you something. See to that first, and teach it later.',
        '{name} holds its head on one side and looks for the word in all that. There is no “sit” in it, nor “come”. It lies down. It was in need of something. See to that first, and teach it later.',
        {
          text: 'While you lecture, {name} moves you two steps left, then two more, with nothing but the one pale eye. You finish the lesson in the hall. It has learned nothing. It counts the room, and without you it comes out right.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} could recite this lesson. It crouches, unblinking, and waits for the only thing it lacks, which is a reason to do it for you. None comes. It goes to lie along the far wall.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had let you inside the circle, on the left, on trial. You scold. It goes out wide, without a sound, with its tail down, and you are put with the foxes. Win it first.',
          when: ['wary'],
        },
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
          text: '{name} will not shut the pale eye with you in the room. It moves you with it, a step, then another step, out through the door. Then it sleeps, long and deep, and does itself good.',
          when: ['wary'],
        },
        {
          text: 'You put {name} to bed. It gets up, goes two steps left and lies down there instead, where it is nobody’s idea but its own. It sleeps soundly, in a crouch, facing you.',
          when: ['wary'],
        },
        {
          text: '{name} comes in off the last arc, tells over the doors, and gives them to you with a look. Then it puts its blaze on your shoe, both eyes shut, and runs in its sleep, and for once not round anything.',
          when: ['trusting'],
        },
      ],
      little: [
        'You say “That’ll do,” and {name} lies down like a dropped glove. It looks at the ceiling. One of those boards is not straight. It is up on the chair, for a better view. It will not do.',
        '{name} rests, since it was told to, chin on paws, legs folded. Nothing of it moves but the pale eye, and that goes along the skirting, round the room, and back. It has found a job that one can do lying down.',
        {
          text: '{name} is not tired. It counts sheep, has the lot penned by forty, and feels splendid. Then the pale eye comes round and counts you, and leaves you outside the gate.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Put to bed, {name} counts: doors, one. Windows, two. Keepers that can be trusted, it will get back to that. It is glad and wide awake, and while you say good night it moves the bed two steps left, away from you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You put {name} to bed full of ideas. It lies there, to oblige you, and writes on the air with a paw. After a little it gets up, moves you two steps left, to where the light is better, and goes back to bed.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} is not tired. It reads the room, sees that you would like to think that it was, and lies down. It keeps its pale eye shut, which takes some doing. It has never left that much undone for anybody.',
          when: ['trusting'],
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
        'You sit by {name} and look at what it is looking at, a wall. You do it properly, the two of you, from left to right. When you get to the end its shoulder is against your knee.',
        'You sit by {name}. It goes through the sounds of the house with its ears, one forward and one back, and checks them off. When it comes to your breathing it does not check it. It breathes along.',
        {
          text: 'Nothing in the room is moving, you least of all. {name} goes over it once more, finds it correct, and does not know what to do with its feet. It brings them over and lines them up beside yours, all four.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} lies against you and lets the room go uncounted. A chair is crooked. It sees the chair, looks up at you, and puts its blaze down again on your knee. The chair may stay like that until you get up.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} walks round you once, slowly, and looks at what it has got. There is nothing about it that wants moving. It lies down and puts its chin on your foot, to keep it like that.',
          when: ['trusting'],
        },
        {
          text: '{name} comes in from the edge and sits down facing the same way as you do, and not opposite. From there it cannot see your hands. It listens to them instead. The white tip of its tail moves an inch.',
          when: ['warming'],
        },
        'You sit, and {name} tells you over what it has of you. Item, a whistle. Item, the back of a coat. Item: {loved}.',
        '{name} leans, which is not work. It once had {wait} of you not being there, and it is putting this on the other side.',
      ],
      little: [
        'You sit down again, and {name} marks you present, as it did a little while ago, and a little while before that. Go and do something. It will fetch you.',
        '{name} has counted you three times this hour and had the same answer each time. It is satisfied. Come back when it might have changed.',
      ],
      ill: [
        'You sit down on the floor, and {name} stops trying to get up. It lets you have the door, the window and the stairs. When you rise, see to what it needs.',
        '{name} puts its nose under your hand and leaves it there, and for once it is you who does the counting. It wants company, and then whatever it is short of.',
      ],
      asleep: [
        '{name} is asleep, and you sit beside it. Its feet are running, and there is trouble, for it whines. You say, very low, “Steady.” It does not wake. But the feet drop to a walk, and whatever it was comes home.',
        'You sit by {name} while it sleeps. The pale eye, which is left open at night, has seen that it is you. You watch it decide. The lid comes down, slowly, the whole way, like a shop closing early.',
      ],
      shy: [
        'You sit where {name} can get all round you, and it does, in one wide ring. You do not turn your head. At the back, where you cannot see, the steps stop for a while, and there is some sniffing.',
        'You sit down, and {name} goes as far as the room allows, and lies with its nose on its feet. You lay the buttons from your mending in a row. Over there the head comes up. One of them is not straight.',
        {
          text: 'You sit down quietly, far away, and stay. {name}, in a happy crouch, will not come near you and cannot leave you there. You are two steps too far right. Do not move. It is working out how.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} keeps its distance, bright as a pin, and reads you from there. You sit and stay, which is short reading. It reads it again. Inside that head your name goes up on a wall, in pencil. Stay. Pencil rubs out.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit on the floor and do not whistle, and {name} goes along the far wall, and back, with its eye on you. The next time it does, the line is a step shorter. It is beginning to fold you in.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, looks at you over the rim of the basket with one eye, the pale one. The other stays with the blanket. You sit. You do not come, and you do not go off. It brings up the second eye.',
          when: ['baby'],
        },
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
