/**
 * The Pitbull wants to know, and then to be done with it. It makes up its mind once, slowly, about each thing there is,
 * a chair, a road, you, and never again. It takes itself for a small dog. When strangers cross the street it looks round
 * to see what they are afraid of. It has a white star on its chest that can be seen only when it lies on its back, and
 * that is the last thing it shows anybody.
 * It has had the same stick since it had teeth. What it takes hold of stays held. It fears shouting, a hand that comes
 * from above, and being left on the near side of a decision. Its body is an anvil on four legs, striped like a fence’s
 * shadow, warm as a brick out of the oven, with a grin that shuts its eyes; scratched in the one right place it groans.
 * It eats with the whole of its attention. It sleeps under the covers, at the bottom. It sulks by weighing more. It
 * trusts slowly, from behind your knees forward, and then for good. It says a thing once. It never changes its mind,
 * never does tricks for company, never gets off before you have moved. Its keeper is what it is making up its mind on.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg cracks along a grin. After it comes a head like a wedge, and sticks. It has made up its mind, though, and so the egg walks over the table on four wet feet and into your lap, and comes off there. {name}.',
    'The egg rocks, stops, thinks, and goes on rocking, and in its own time a head comes out that cannot have fitted in there. {name} looks at you. It takes a good minute over it. Then the whole face grins.',
  ],
  looks: {
    thriving: [
      '{name} is sitting in the flower bed with a daisy on its head. Nobody knows how. It has made up its mind to keep it. The grin goes from ear to ear, and the daisy does not move.',
      'You hear groaning, and it is {name}, lying upside down against the radiator, star up, scratching itself on nothing but warmth. It looks at you with its eyes shut. Whatever you came for, it is sure you would be better down here.',
      {
        text: '{name} is mostly head, and has put it down on your foot. You try to take the foot away. No. It came to this decision some minutes after it was born, and grins about it, all gum, with its eyes shut.',
        when: ['baby'],
      },
      {
        text: '{name} means to look up at you, but the head is most of it, and goes down nose first. It tries again. Then it has an idea and rolls over, and there you are, the wrong way up, above its white star.',
        when: ['baby'],
      },
      {
        text: '{name} has not finished making up its mind. It lies at the other end of the sofa and gets on with it, brow creased. The tail has not been told. It has found your leg, and is thumping there, quite decided.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} sits square in front of you, anvil lowered, and considers you for so long that you check your buttons. Then the grin starts, at the left. There is a lot of it to come. It has got to the nose.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is in your chair and will not be shifted. You sit on the hand’s breadth that is left. Nothing moves that you could swear to. Yet before long you have the whole chair, and the whole of {name} is on top of you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} decided about you some time ago and sees no need to go over it again. It crosses the room, reverses, and sits down on both your feet. Then the great head tips back until it is grinning at you upside down.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is sitting on your foot. Its supper is in it and its chin’s on your knee, and it’s decided that you’re not to be got up, by a doorbell or anything else. It grins about it. You’ve lost that leg.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} considers you from the rug with the whole anvil of its head. The matter is open and there is no hurry. Behind it, where it cannot see, the tail has knocked on the floor, once, like somebody early for an appointment.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You look in. {name} is on its back, white star up, delighted with the ceiling. It hears you, thinks for some time, and turns over, so that the star is underneath. The grin stays.',
        when: ['from_child', 'wary'],
      },
      'There are few things it would get up twice for. You say one of them under your breath, to see: {loved}. It has got up twice.',
    ],
    content: [
      'There is a beetle on the step, and {name} has lain down in front of it, nose to nose, to find out what it thinks of it. The beetle has gone. It has almost decided. It thinks well of it.',
      '{name} takes up the sofa. It is not that it is so large, but that it means it. You sit on the arm. In a while it groans and shifts one paw, and you have been given the place for a cup.',
      {
        text: '{name} is choosing between the rug and the cushion. You can watch it going on behind that great forehead, like a wardrobe being carried upstairs. Whichever it is will be for good. You need not stay and help.',
        when: ['well'],
      },
      {
        text: '{name} lies in the doorway, full width, chin on the sill. A ball rolls past. It thinks about the ball until well after it has stopped, decides against, and lays its chin back in the same dent.',
        when: ['well'],
      },
      {
        text: 'You come with the broom, but {name} has made up its mind about that spot. So you sweep around it. When it gets up, in its own good time, there is a whole dog left on the floor in dust, star and all.',
        when: ['well'],
      },
      'For {days} days it has turned over the same thought, and has not worn it out. It lies there and turns it over. It is about you, by the look.',
      'It does not bring things up. But it has stopped on the third stair, where once there was {loved}, and stands there a moment. Then it goes on.',
    ],
    curious: [
      'Here is a thing that was not here. {name} puts its forehead against it and pushes. If it moves, it is one sort of thing. If it does not, it is the other. It did not.',
      '{name} has been looking at the kettle since it began to sing. It will not be rushed. By the time you have poured, it is nearly of the opinion that it is all right.',
      'There is a kitten on the wall. The kitten has hissed. {name} looks over its shoulder at whatever that might be, and moves in closer to the kitten.',
    ],
    bored: [
      '{name} has laid one end of the rope on your chair and sat down with the other in its jaws. It is not pulling. The grin droops a little on both sides of the knot. This was decided some time ago. Take your end.',
      '{name} has settled on the rope. It stands with one end in its jaws, feet planted, leaning back with all its weight against nobody. The other end lies across your shoe. It can hold this as long as you can.',
      {
        text: 'The stick is under the dresser and {name} has not asked for it back. It lies like something delivered. Get down on your stomach, fetch it out, and hold one end: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has the rim of the empty dish in its jaws. It does not pull and it does not growl. It has simply taken hold, and will have hold when you come. Its meal is due. It lets go for that.',
      '{name} sits at the dish as if it had been cast there in one piece. It has made up its mind that this is the time, and no one will talk it into another. It is right, too. Its meal is due.',
      {
        text: '{name} has laid its chin in the empty dish, not hungry, only certain. You lift the dish to fill it and the whole puppy comes up with it, grinning. The meal is overdue. Feed it now, chin and all.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has put its entire wedge of a head into the dish, to be certain. There is nothing in there. Out it comes, grinning, and sits down square in front of you. It has made up its mind that you will. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is sitting by the empty dish, making up its mind about you. You can watch it being done, like something heavy going upstairs. It is not hungry yet. Feed it now, while the thing is on the landing.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has sat down with its anvil of a head toward the empty bowl, and looks from under its brows at each thing you do instead. It is making its mind up, and it does that once. Fill the bowl now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has set its whole head on your knee and made up its mind. You may read, you may go on to the next page, you may take the knee to the kitchen. Its supper is overdue. Take the knee to the kitchen.',
        when: ['well'],
      },
      {
        text: '{name} has made up its mind that the meal is on time. The clock says otherwise, and so does the dish, and it sits before them both with its enormous grin and does not budge. Feed it now, and it will have been right.',
        when: ['well'],
      },
      {
        text: 'That head has grown too heavy for {name}. It rests it on the floor, though your foot is nearer. It has not made up its mind about you. The meal is overdue. Bring it now, while the mind is open.',
        when: ['wary', 'weak'],
      },
      {
        text: 'A bit of grin comes up on {name} for the bowl. Then it sees that the bowl is empty and that it is you, and the grin is put away. It is weak. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has pushed its bowl along the wall with that anvil of a head until it met your foot, and is still pushing. You have both moved as far as the cupboard. Open it.',
      'Whichever door you try, {name} is standing in it with the empty dish held crosswise. It does not push. It grins around the rim, and is too wide to step over. It is hungry and its meal is overdue. Feed it now.',
    ],
    starving: [
      '{name} decided that you would be back, and sat down facing the door until it was so. The head has grown too heavy for that. It has propped it on the rim of the empty bowl, still facing the door. Feed it at once.',
      '{name} made up its mind that you would come, and sat down to it, and has not shifted since. The grin is gone. Its big head is propped on the empty bowl as if to hold the lid on. Feed it at once.',
      {
        text: '{name} decided that you would come, and sits by the dish with its grin all ready. It has been ready for hours. Under the brindle, the white star goes in and out too fast. It is starving and does not doubt you. Feed it now.',
        when: ['trusting'],
      },
    ],
    weak: [
      'You lean on {name} for a joke, as one leans on a wall, and {name} moves. You both look at the spot where it had been standing. The grin holds. It has had its meal. Medicine, or a good rest.',
      '{name} goes to get up on the sofa, sets its front on it, and stands so. The other half hasn’t been told. It stays there thinking. Help it up, let it rest under something heavy, or give it medicine.',
      {
        text: '{name} is up, because you came in, and it doesn’t care to be lying down for that. It stands with its legs wide, and the head sinks, and is fetched up again. It hasn’t decided on you. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'The grin gets as far as the left ear, and there {name} has to put down its head. It was glad, you saw it. Help it on the couch, and let it sleep, or bring it medicine for the other half.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The star on {name}’s chest has gone out. You bend to look for it, mud, brindle, mud, and are grinned at, and leaned on, and then sat on altogether. Now there are two of you to wash. Begin with {name}.',
      'One can’t see which way the stripes go on {name}, and over the star there is a map of the lane, two days old. It would like to get on your lap. It looks at the lap, and thinks. Please wash it.',
    ],
    sick: [
      '{name} has dragged itself to where your lap would be if you were sitting down, and put its heavy head there, on the floor. It isn’t grinning. Bring the medicine now, and then the lap.',
      'Without the grin the head is too heavy. {name} has made up its mind about your lap and is on the way there: the rug, a rest, the edge of the rug. Do not wait for it to arrive. It needs medicine now.',
    ],
    failing: [
      '{name} made up its mind to get to your lap and got as far as your shoe. The great head lies across it, no grin, and will not be shifted. Do it from there, then. Medicine and food at once, or it dies.',
      'It lies with its heavy head in the place on the rug that is yours. You call {name}, and the tail, once, lifts off the floor, since it has decided about you. Nothing else moves. Medicine and food at once.',
    ],
    near_death: [
      '{name} has got itself as far as your chair and laid that anvil of a head on the seat, where a lap would be. It weighs hardly anything. There are only hours in it. Sit down under the head now, and do not get up.',
      '{name} made up its mind to meet you at the door, and has got as far as the hall. It lies there, white star to the floor, still facing the right way. Sit down by it. Put that head in your lap.',
      {
        text: '{name} has dragged itself to where you always sit and lain down around the place, leaving the middle free for your legs. There is no grin. It has hours, and it will not be moved. Come and sit in what it kept for you.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} has fallen asleep with that anvil of a head on your left slipper. You pull a little, then give it up. It may lie there until it wakes. You go to bed in the right one.',
      'The white star on {name}’s chest goes up and down in the dark, and is all there is to steer by. You step across. Somewhere behind the star a tail beats the floor twice, without waking. Nothing is needed until it wakes.',
      {
        text: 'You look in. {name} lies on its back like something dropped from a height, white star to the ceiling. At your step the tail hits the floor, once, in its sleep. The head is still making up its mind. The tail has.',
        when: ['warming'],
      },
    ],
    asleep_in_danger: [
      'Feel under the covers: it is not warm. {name} sleeps, and wakes at {wakes_at}, and there should be somebody in there with it before that. Sit with it now.',
      'Its jaw has gone slack. The stick has rolled out, and lies on the floor. {name} cannot be woken until {wakes_at}. Reflect beside it at once. Put the stick back.',
      {
        text: '{name} has gone to sleep standing against the pantry, and slid down. It wakes at {wakes_at}, and must be fed then. Until then, from now, reflect beside it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} sits at the far wall with its back to you, square as a safe. But there is a window in front of it, and in the glass it is looking at your lap. Sit down quietly, and leave the lap where it is.',
      '{name} fills the far doorway, wedge head level, the grin put away. It makes up its mind only once, and about you it has got as far as the shoes. Sit down quietly, where it can see the rest.',
      'Once it held a place for {wait} and no one came back to it. It has not decided against you. It has gone back to where one begins. Be patient, sit near.',
    ],
    back_from_death: [
      '{name} has its head on your instep and has had since it came back, all that anvil. It lifted it once, looked at the door, looked up at you, thought it over for some minutes, and put it down in the same place.',
      '{name} came back some hours ago and has lain down across the doorway, the whole brindled width of it. It is well. It grins whenever you step over. It has thought about going anywhere, slowly, and has made up its mind.',
    ],
    old: [
      'The stripes have gone pale about the jaw, like wood left out. {name} still has the stick. It has got shorter, or it is all round the ends that it was ever chewed.',
      'People stop at the gate now, to say good day to it. {name} looks behind itself. Then it understands, and there is that grin, with a few teeth out.',
      'Out of {days} days it has not gone back on one. {name} takes the long way to the couch and gets up in two parts, and you wait in between.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} looks at the meal until it is sure that it is one. Then it eats it, with the whole of its attention, like someone moving a wall. When it looks up, the dish has given in.',
        'On time, and {name} eats it all with its brow against the rim, so that the dish goes ahead of it through the kitchen, and the two of them finish by the stove. It had not meant to stop sooner.',
        {
          text: '{name} eats, brow down, and the dish slides, and {name} goes after it, out of the kitchen and along the hall. The dish is clean by the front door. {name} turns round, with an enormous grin, to see whether you came.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name}’s head goes into the dish and the rest tips up behind it. It eats itself level. Then the whole wedge comes round, and it looks you over for a long, long time, milk-toothed, and grins. That seems to be settled.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} finishes and sits down in front of you to consider. The anvil of a head goes left, then right. The tail has not waited. It is knocking on the cupboard, and the head turns round to see who that is.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The bowl is down, the hour is right, and {name} looks at these facts with its forehead. It eats. It looks at you, from the boots up, at length. It has not made up its mind, but it has got out the file.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'The meal is on time. Halfway down it {name} stops, mouth full, and looks at you. You can see a thought set out from one side of that wide head. It is a long way across. It has passed the middle.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} has come to a finding about your left hand. It eats, walks over, and sets its wedge of a head in the palm, all of it, like somebody putting down an anvil. The right hand is still being looked into.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} finishes, turns its broad back on you, and lowers the lot without looking, to learn whether there will be a lap. There is. It gets up, thinks it over, and does it again from farther off.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You set it down, and {name} looks at it, and looks at you, and climbs into your lap, all thirty kilos, to be quite clear about the order of things. Then it gets down and eats. Then it gets back up.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You put the dish down, on time, by the wall. {name} sets that anvil of a forehead against it and shoves it back across the whole kitchen until it knocks on your shoes. Then it sits on them and eats.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time and glad, leaning on your leg. You try to move the bowl, and can. You try to move the leg. Its mind was made up about the leg some time ago.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up and lays its great head on your knee. It had made up its mind about you before these {streak} meals on time, so they change nothing. It only likes, now and then, to be shown to be right.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all, sits down, and goes on making up its mind about you. It began at the shoes. After {streak} meals on time it has got as far as the knees. It lies down against them, to do them properly.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all, lying down, and looks at your hands between bites. It hasn’t made up its mind about the hands. Its brindle is dull, and the big chest goes too quickly. Bring medicine, held low, and slowly.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats it all, and doesn’t look to see if there will be another. It looked after the first, and after the next. Somewhere in those {streak} meals on time it made up its mind. It will never look again.',
        '{name} eats it all and comes to put its weight on you. At the first meal it was half a paw. That has gone on, a little more each time, for {streak} on time, and now there is no dog left over.',
        {
          text: '{name} thought about you for a long while, with that head. {streak} meals on time running, and it has finished thinking. It eats, then lies down on both your feet and sighs, like somebody who has bought a house.',
          when: ['well'],
        },
        {
          text: 'Behind that anvil of a forehead a thought arrives. With {streak} on time, it seems that where the dish is, you are. So when it has eaten, {name} puts the dish in your lap, and on top of the dish, front end first, the dog.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} thinks the dish over for so long that you sit down. It takes one mouthful, to be kind. Then it sees that sitting has made a lap of you, and that is the end of the meal. You were early.',
        '{name} tries a mouthful, thinks, and comes to a decision, which is later. Having come to it, it sits down on it, squarely, dish and all, and gives you the enormous grin. You can have the dish back when it moves.',
        '{name} looks at the dish for a long time. It is dinner, it is right there, and it isn’t the hour. It takes one mouthful, to keep the place, and lies down with a paw on the rest. Come again at {opens}.',
      ],
      late: [
        '{name} had settled it with itself when you would come. It eats what came later, all of it, and then sits, broad and brindled, and settles it anew. That takes it some time. You can see it move you down a place.',
        'It is late, and {name} eats every bit of it without a word. Then it takes its blanket by the corner, and the cushion on it, and the cat on that, and hauls the whole concern over to the other wall.',
        {
          text: 'It let you set the bowl down, and stood over it, and thought. You could hear the clock. Then {name} took hold of the bowl, not the food, moved it a yard further from you, and ate.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, grins, and carries that enormous head over to your lap. An inch above your knee it stops, remembers how late you were, and carries the head all the way back.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} sets its anvil of a head against the door behind you and leans until it clicks. It eats with its hind end still holding the door. No grin. About you it decided long ago. About the door, just now.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats. Then it takes the dish in its jaws, walks past you up the stairs, and puts it down beside your pillow. You carry it back to the kitchen. It carries it up again. Its mind is made up, and there is no grin.',
          when: ['well'],
        },
        {
          text: '{name} rests the anvil of a head on the rim, because it can’t hold it up, and eats what came late. Inside the head, slowly, something about you is being decided. Bring medicine now, before it is settled.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats with the white star flat on the floor. You came late. You sit down beside it to be a lap, and with great effort it moves itself four inches off. Give it medicine, and let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Hours old, {name} had begun to form a view. It eats, late, all four feet in the dish. When it is done it looks up, with that wide, new, unfinished head, and one sees that the view has been formed.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The meal is late, and {name} gets its heavy head over the rim, takes what it can, and then the head stays there, too much to lift out again. It does not look for your hand. Bring it medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} does not change its mind, and for {hours} hours that was what held it up. It eats everything, lying on its chest. The big head stays down on the empty dish, and no word of yours lifts it. Be on time.',
        'After {hours} hours there are bones in {name} where there had been only dog. It eats it all. You hold out your hand from below, as one should, and it looks at it, and shuts its eyes. Do not be late again.',
        {
          text: '{name} eats. Then you see it begin, slowly, to change its mind, which it has never had to do. The anvil head comes up off your shoe. It crosses the kitchen and lets its weight down against the table leg, which was there all along.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats all of it, so many hours late, and does not grin. You sit down on the floor, where there is a lap. It studies the lap for a long time, broad head low, and lies down beside it.',
          when: ['well'],
        },
        {
          text: 'After {alone} {name} eats your meal and climbs into your chair, all by itself, to be in a lap. You come over, to be the lap. It gets down.',
          when: ['wary', 'well'],
        },
        {
          text: 'Your lap is there, after {alone}, and so is the dish. {name} eats. Then it stands before you with that great head an inch above your knee, thinking the matter over from the beginning, and does not put it down.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} makes up its mind once, slowly, and then nothing will shift it. It has had {alone} to think about you. It eats lying down, too weak to lift that head, and looks past you. It has not quite finished. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There was no lap for {alone}. {name} eats with its anvil of a head on the boards, since it cannot hold it up. You sit down and offer your knee. It turns its face the other way. Leave the knee there.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has stood at the dish until its legs bent. It eats, lying, with its wide head on its paws. It lifts its eyes to you, once. They go over you slowly, from the boots up. Then it makes up its mind.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is no grin in that big face, only hunger. {name} eats, and its stripes stand out on the ribs. When your hand comes down to it from above it flattens, all that muscle, and waits under it until it has gone.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'You push the dish toward {name}. {name} sets its wide head against the other side and pushes back, grinning, no effort at all, until you, the dish and the mat are in the hall. The meal does not survive the doorstep.',
        '{name} is full and has decided. You slide the dish closer to its nose, so it gets up, turns about, and lowers its whole lap onto the meal. The grin is enormous. There will be no getting that dish out.',
        '{name} has decided that it is full. You offer it the best piece. It looks at that, and it looks at you, quite sorry for you both. No power on earth. It will be open to argument at {opens}.',
        'One lick, so as not to hurt anybody’s feelings, and {name} rolls on its side beside the dish and lets you see how round the star has got. There is no more room on it. Ask it again at {opens}.',
      ],
      ill: [
        '{name} has settled on four bites. It takes them with its chin in your lap, since the neck will no longer carry that head, and after the fourth the jaw shuts and stays shut. Medicine next. You need not move to give it.',
        'You sit on the floor and feed {name} from your palm, low down. It takes a little, thinks about whether it can take more, and decides that it can’t. Its head weighs on your wrist. It is ill. Medicine next.',
      ],
      loved: [
        '{name} did not have to make up its mind about this one. It was made up at the first sniff, and cast in iron. It was {item}. It has eaten the lot, and grins so that its ears have changed places.',
        'There is a groan from the kitchen, such as a ship gives coming alongside, and it is {name}, over the last of it. It was {item}. It lies down on the empty dish, star side, to be near it.',
        {
          text: 'You have {item} behind your back, and {name} knows. Every muscle it has stands to attention, down to the ears. You hold it out, and that terrible jaw opens and lifts it from your fingers like a bride’s veil.',
          when: ['well'],
        },
        {
          text: 'You set down {item}. {name} looks at it, then up at you, and its brow folds into such deep rows that it seems about to weep. It eats with its hind half dancing and its front half in church.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} goes into it fairly. It chews, it thinks, it puts down what it had. There will be no second hearing. Beef heart was never in any doubt.',
        'It ate a bit of that, for your sake: {item}. Then it turned round and sat down on what was left. You will not get that out. Something with more to hold on to, next time.',
      ],
      harmful: [
        '{name} takes hold and does not let go, and it had hold of that. It was {item}. Now it stands with its great head hanging, and shivers, and looks to you to get it off. Never let it have that again.',
        'There isn’t a grin left in {name}. It has pushed its brow into the corner, hard, to have something to set against the pain. It was {item}. Keep that away from it. It takes your word for things.',
        {
          text: '{name} took {item} from you without looking, that was the worst of it. It shivers now in the corner, head low, all that brawn gone to string, and flinches at your sleeve. Never give it that.',
          when: ['item'],
        },
        {
          text: '{name} has lain down on its star and will not be turned over. Something hurts in there, it groans, and not as for the ear. It had {item} from you. It will not hold it against you. So you must. Never again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You pull on your coat, and {name} has the sleeve. You pull, it pulls. There is a sound of stitches. You both stop and look at the sleeve, and at each other. It grins until its eyes go. You pull.',
        'You lie down on {name}, to show it what that is like. It is overjoyed. It gets up, with you on it, walks you twice round the table, and sets you down where it found you.',
        {
          text: '{name} takes the far end of the rope and sits down, and that is the game for some time. Then you let go by accident. It thinks it over, and carries your end back to you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} goes after the ball with its whole grin, and brings it as far as one particular crack between the boards. You kneel on your side. It pushes the ball over to you with its nose. About the crack it is still thinking.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You have one end of the rope, and {name} has made up its mind about the other. You pull until you are on the floor with both feet against its white star. It grins round the knot, gets up, and brings you its end.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} will not be parted from the rope. You pull, and get rope, dog, rug and the lamp off the rug right to the door, and let go. It trots after you with your end, so that you can lose again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll the ball. {name} charges, and brakes, and its head, being most of it, does not. The rest comes over the top. It sits up facing the wrong way with an enormous grin, looking for whoever did that, to thank them.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You push its brow with one finger, and {name} pushes back. You try the whole hand. It goes over, gets up, walks a long way off to think, and here it comes again, forehead first, with hardly a tooth in its grin.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} had made up its mind that this was a perfect day, and nothing you do will shift it. You cartwheel. It was a perfect day before the cartwheel. It moves over, so that you can lie down too.',
        'You would like to play, and {name} has been grinning for so long that its face is stuck. It takes the end of what you are holding, to be kind. It holds it while you have your fun.',
        {
          text: 'You take your end of the rope and lean. {name} sits down on the other, grinning, and is not shifted. You lean until your heels slide and you are sitting as well. Now there is a lap. It had everything but that.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You pull the rope. {name} does not. It is planted there, grinning round its end, and you come sliding over the floor to it by your own efforts, until you are near enough to be sat on. That was all it still lacked.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} sees you crouch and growl, and it brings you its head, and leans that on you, and will not be moved to anything else. It has made up its mind. See to what it needs.',
        'You hold out the rope, and {name} takes it in its jaws, and you pull, and it comes out. Nothing has ever come out of there. Drop your end too. See first to what it needs.',
        {
          text: 'You take up your end of the rope and {name}, having once promised, takes the other. It does not pull. So when you do, the whole dog comes, sliding, teeth shut. Put the rope down. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It got as far as the rope and lay down along it. {name} is ill, it does not want to win anything. It wants medicine.',
          when: ['ill'],
        },
        {
          text: '{name} takes the end and goes with it, not to you, but to the bowl. It holds it over that. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'Once it is {item}, that is that for {name}. You are walked round the garden. You sit down to get your breath, and it sits on you, grinning, until you have got it, and then you are walked round again.',
        'You say “{item},” and {name} throws up its great head, turns the wrong way for joy, and has to come all the way round. It looks at you. You can’t speak for laughing. It grins. It will do that again.',
        {
          text: 'You show it {item}, and the grin opens until you can see the whole machinery. {name} hits it like a sack of anvils, growling a love song, and shakes it, and shakes you, who had forgotten to let go.',
          when: ['well'],
        },
        {
          text: 'You fetch {item}, and {name} clamps on to this joy with its eyes shut and has to be brought indoors with it, and up the stairs, and is still attached when you sit down to read.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} looks it over for a place to bite on: {item}. It rolls away, it squeaks. It is a thing for other dogs. Let there be something with some weight.',
        '{item}. It does it, once. It hands in no opinion. Then it goes and stands by the tyre, where one can see it from here.',
      ],
      harmful: [
        'It did not let go when it should have, and you were too late to say. There is blood on the white of it. {name} holds still for you, and looks only at your face. Never again: {item}.',
        '{item}. It has put itself in the corner, head in, with its back to everyone. It is not that kind of dog, it never was. Sit down behind it. Do not let that happen any more.',
      ],
    },
    clean: {
      wanted: [
        'The mud has set on {name}, and so has {name}. You can’t get either to budge. You start where it is, with a warm cloth, and when you come to the right place it groans, tips, and is done on all sides.',
        'You scrub {name}, and out of the brown come the stripes, one by one, like a fence after snow. It holds up its chin for the last of it. There is a star there. You make it as white as you can.',
        {
          text: '{name} has decided to stand, and the water goes round it as round the foot of a bridge. You wash what cannot be moved. When you come to the chest star the great chin is lifted, unasked, and there is the grin.',
          when: ['well', 'no_item'],
        },
        {
          text: 'About the tub {name} made up its mind long ago, and stands beside it like an anvil. So you get in. It gives this some thought. Then the entire dog climbs in after you, grinning, and is washed in your lap, star and all.',
          when: ['from_child', 'well'],
        },
      ],
      little: [
        'You rub down {name}, and the rag stays clean, and it has no objection, so you go on. At the left shoulder there is a groan. Nothing was dirty there either. You stay on that shoulder until your arm gives out.',
        '{name} stands in the tub, clean from end to end, and lets you find that out. To it a bath is a kind of lap with water in. You pull the plug, and it stays, to sit with you.',
        {
          text: 'There was nothing to wash off. {name} stands in the tub like a piano in the rain, every stripe gleaming already, and when you stop it turns round slowly to present the other side.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The water in the tub stays clear. {name} has made up its mind that a bath means being held with both arms, and nothing will shift it. Towelled dry, it climbs back in and grins at the tap.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'The word is {item}, and that has been decided for ever, so {name} is there. It sets itself down in front of you like a loaf. You do the brindle and polish up the star. The groans can be heard by shipping.',
        '{name} leans on you so hard, for {item}, that you are half done too. You go over that great wedge of a head, slowly, and it lets you have the weight.',
        {
          text: '{name} made up its mind about {item} long ago. You clean it from wedge to tail, all that muscle gone to lap. You have finished. Nothing on earth will tell it so.',
          when: ['well'],
        },
        {
          text: 'You bring {item}, and {name} grins so wide that there is more dog to clean. You do the brindle, you do the star. Then the anvil is set down in your lap, and that is you for the day.',
          when: ['well'],
        },
      ],
      disliked: [
        'It stood, as one stands in hail: {item}. The better half of the mud is still on. It would hold still for the rubber brush until Sunday.',
        '{item}. {name} did not go. It just became so heavy that the tub could not be emptied. Warm water, and slowly, from the back.',
      ],
      harmful: [
        'Its skin is the one thin thing about it. Where that has been it comes up in weals, and {name} looks at them, and at you, and does not understand. Rinse, and rinse. Never {item}.',
        '{item}. It burned, and it stood there, because you had told it to stand. It is shaking now. Say that it may go. Throw that away.',
      ],
    },
    medicine: {
      wanted: [
        'You hide it in meat, and {name} looks at the meat, and at you. It knows. It thinks it over for as long as that takes, and swallows. The chest goes slower. Sit down near it. It may want to lean.',
        '{name} does not like the medicine, has never liked it, and will not start now. It opens its mouth because you asked. A good while after, a paw comes down on your foot, with some weight in it again.',
        {
          text: 'The anvil of its head is in your lap, and the jaw that no one on earth could open is opened, by you, with two fingers. The pill goes down. One corner of the grin comes back, and waits for the other.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had decided against the pill. You hold it out, and it looks at you, and you can see the whole great head go to work and turn about. Gulp. An hour on, it is in your lap, all of it, cooler.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You hold the spoon from below, as one should, and {name} thinks it over, swallows, and thinks it over again. It cannot find what that was for. It grins at you anyhow. Put the rest by until it stops grinning.',
        '{name} has made up its mind that it is well, and nothing will shift it. It takes the medicine to be civil. It is still well. It lays its anvil of a head on the box. Keep it for a bad day.',
        {
          text: '{name} swallows it because you asked, shudders to the tail, and grins to show there are no hard feelings. Then it lays that anvil of a head on the medicine box. Nobody here is ill. Open it when somebody is.',
          when: ['no_item'],
        },
      ],
      loved: [
        'Medicine it has never liked and never will, but {item} is something else, and {name} will not be told that they are the same. It sits for it, grinning, and afterwards it is not the one to get up.',
        'You come from below, and it is {item}, and {name} has already sat down on your foot so that you can’t change your mind. It lets you. It thinks. It has come out in favour, and leans.',
        {
          text: '{name} has made up its mind against medicine, and nothing on earth can shift it, except, as it turns out, {item}. It eats with the whole of its grin. It helps.',
          when: ['item'],
        },
        {
          text: 'It is {item}, and in there is the medicine. {name}, which could hold a gate in those jaws, takes it like a petal. It helps. Its mind is made up now. It will be for medicine until the end of the world.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} keeps its mouth shut: {item}. You wait. It waits. You have your supper. In the end it takes it, since you have not shouted, and it does it some good. Try kefir with it.',
        '{item}. It took the half, and the rest is underneath it, and it is sitting. What it had has helped. There must be one that it could come round to.',
      ],
      harmful: [
        'It had opened its mouth for you. Now the legs go, that never go. {name} keeps its eyes on you, as on something it is sure of. Do not give it {item} ever again. Stay where it can see you.',
        '{item}. It went stiff, and cold, and it has your cuff between its teeth and does not know it. Leave the cuff. Get help for it. No more of that.',
      ],
    },
    discipline: {
      wanted: [
        '“Leave it,” you say, and {name} does not, and you wait. You have a chair. It has got the hearthrug. In its own time the jaws come open, and it walks off without the rug, heavier than it came.',
        'You put yourself in the doorway, and {name} puts its forehead against you. It could go through. It knows that, and you know it. It thinks better of it, turns, and lies down with a thump, facing the coal.',
        {
          text: 'You say no. The thought crosses that wide head from one side to the other, and when it arrives it is settled forever. {name} gets down off the bed. It gets off your feet, too, which nobody had mentioned.',
          when: ['well'],
        },
        {
          text: '“Off,” you say, and {name} thinks about it with the whole of its forehead. Slowly the sofa rises as the weight leaves. It will stay off now until the end of the world. The grin has gone under the table with it.',
          when: ['well'],
        },
      ],
      little: [
        '“We do not jump up at people,” you tell {name}, and it is sitting on your foot, which is the opposite. It has decided against jumping, once and for all. It lets you finish, and leans a little harder.',
        'You tell {name} to let go, and it has got nothing in its mouth. It opens it, to show you. It holds it open till you have done. That was settled between you so far back that it has forgotten what with.',
      ],
      bad_time: [
        'At the sharp word {name} starts for the nearest lap. Halfway across the floor it works out, slowly, whose lap that is, and whose word. It lies down where it has got to, with the white star against the boards.',
        '{name} was on its way to your lap. It stops with one paw in the air and hears all of it, then puts the paw down where it came from. It had made up its mind about you. It only does that once.',
        'You shout, and {name} lies down flat, all that strength, with its ears under its paws. It had come to lay something before you, that great head. See what it was, and see to it. Teach it later.',
      ],
      loved: [
        'You told it with {item}, from the side, and {name} took its time, and then took your meaning. The hedge has been let go. It won’t need telling again. It sits facing the wall until it has finished with it.',
        '{item}, and {name} gets off the cat’s bed. It has thought it through, and you were right, and it would have liked it better if you hadn’t been. It leans on the door frame for a while, and not on you.',
        {
          text: 'You make the lesson with {item}, and {name} learns to let go. It had believed that there was no such thing. It opens its jaw. Nothing bad happens. It grins till its eyes shut, and has made up its mind about letting go.',
          when: ['well'],
        },
      ],
      disliked: [
        'It does as it is bid, but it does it behind the armchair: {item}. It is slower with you for the rest of the day. One says it once, and waits.',
        '{item}. {name} has obeyed the word and kept an eye on the hand. That is not the same as learning. Stand still next time, let it come to it.',
      ],
      harmful: [
        'It did not bite. It has the strongest jaw in the street, and it did not. It lay down and took it: {item}. You ought to sit a long time on the floor, now. Never do that again.',
        '{item}. It is under the bed, against the wall, as small as it has always thought that it was. Nothing has been learned there, or one thing. Do not let it be that.',
      ],
    },
    sleep: {
      wanted: [
        'You hold up the quilt, and {name} walks in under it, as into a tunnel, and turns round at the end. There is an anvil at the foot of the bed. It is awake yet, and warming the whole county.',
        'You press down on its shoulders, and {name} does not lie down. You lie down yourself. It thinks that over, comes across, and lets all of it go at once, along your side. It rests, eyes open, holding you there.',
        {
          text: '{name} had decided on standing, and stood, on four legs that shook. So you lie down on the blanket yourself. Presently something warm and enormously heavy lets itself down against your back. The shaking goes out of it, into you, and stops.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You make up the bed by the wall. {name}, hardly standing, considers the bed, then your shoe, and decides. The anvil of a head comes down on your foot. By the time the foot is numb, its legs have stopped shaking.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tuck {name} in, and it is not tired, but it is under something heavy, and that is nearly as good. It lies there grinning in the dark. You can tell by the teeth. When you get up, so does the bed.',
        '{name} doesn’t want to sleep, and nothing on earth will make it. You lie down on the mat and give up. It lies down on top of you, wide awake, to keep you company.',
        {
          text: 'You make up a bed. {name} lies down along one edge of it and looks steadily at the remaining half until you lie there too. When you wake, some time later, the grin is still there, a hand from your nose.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has made up its mind that this is a game, and that whoever lies stillest wins. It lies on its back, white star up, four feet in the air, not a muscle stirring, with that enormous grin. You blinked.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is {item}, and {name} goes down under the covers, to the very bottom, and you hear it being arranged. There is a groan, a thump, and then a hump that nothing is going to shift.',
        'You tell {name} that it is to be {item}, and it looks at you as if it had given up hoping. It lets itself down. All that muscle goes off duty, from the jaw back. The star shows, whoever sees.',
        {
          text: '{item}, and {name} goes in underneath it, to the very end, and turns round. There is a hill, and it breathes. A groan comes from inside, like the one for the place behind the ear. Then nothing on earth can shift it.',
          when: ['well'],
        },
      ],
      disliked: [
        'It lay on it in the open, with nothing on top: {item}. It lay very flat, so as not to be seen. When you look again it has got in under the carpet.',
        '{item}. {name} rested there because you had said to. It would be for a quilt. It has said so by bringing you one, with the bed on it.',
      ],
      harmful: [
        'There was no air at the bottom, and it stayed, since it had been put there. It comes out limp, like washing, that heavy dog. Hold up its head. Away with that: {item}.',
        '{item}. All down one side the stripes are raw. {name} keeps that side to the wall and gives you the other, so that you should have something to stroke. Never there again.',
      ],
    },
    reflect: {
      awake: [
        'For some time there is only you, the rug, and {name} a yard away, thinking it over. Then the head comes down on your knee, with its full weight, like a signature.',
        '{name} stands before you, making up its mind, for so long that you have read every title on the shelf. Then the whole anvil of its head is set down on your knee, like a delivery. Your foot goes numb. You stay.',
        'You sit on the floor and do nothing. {name} lies there with that anvil on its paws and thinks. You can watch the thought go slowly across, from one ear to the other. Then it gets up and brings you the whole head.',
        'It has gone through all that was ever decided here, and has come to the day of {loved}. It stops at that. It lays its jaw upon your foot, and thinks it over in its favour.',
        'There was a time when it waited {wait}. It knows just how long that was. It sets it down here, next to you, like something heavy, and leaves its paw on it.',
      ],
      little: [
        'You have sat, and it has sat on you. It took that in at the first. {name} does not need to be told a fourth time, and your legs have gone blue.',
        'It gets off. It is not against you, it has only got as far as one can in an hour. Come back to it later. It will not have moved.',
      ],
      ill: [
        'You sit down on the floor, and {name} begins to move its head. It takes four goes, with rests, until the whole anvil is on your knee and the tail says one word. Now see to what it needs.',
        'It has its forehead against you and pushes, as it does with things, to find out if they hold. You hold. When it has found that out, bring it what it needs.',
      ],
      asleep: [
        '{name} sleeps, wide and serious. You sit down by it, and for a long while that is all. Then the grin starts at one corner and travels across that great head, having far to go. It gets there. It stays.',
        '{name} sleeps on its side, and you sit down with your back to it, as to a warm wall. It does not wake. It gives a groan, and rolls, and your back has the star against it, which it shows to nobody.',
        'It groans in its sleep, from below the quilt, and it is the groan that it keeps for {loved}. You stay for the end of it.',
      ],
      shy: [
        'You sit down across from {name}, and it begins making up its mind. You can see the thing being carried in behind that great forehead, slowly, piece by piece. When you get up it has done your shoes. It is for the shoes.',
        '{name} sits down facing you, anvil first, to think you over. It can be heard. Then it turns about and lets its weight against your shins, a pound at a time, still thinking. The grin is not out yet, only a corner of it.',
      ],
    },
  },
  things: {
    feed: {
      'beef heart':
        '{name} looks at the beef heart and puts its own down next to it, chest to the plate. It eats, with its whole attention, from one side to the other. At the groan you take off your hat.',
      'grain free kibble':
        'The grain free kibble goes in like coal down a chute, and {name} stands over the noise with its eyes shut. One has got away under the stove. It lies down there with its tongue out. It has until Thursday.',
      'bully stick':
        '{name} takes hold of the bully stick, and that is that for the afternoon. You step over. You dust it. Towards tea the grin appears on either side of what is left, and it gives you the end to hold.',
      'duck meatballs':
        'You roll a duck meatball over the lino, for a joke, and {name} lets it come. It opens. It does not chase things that are coming anyway. After the sixth it has moved up, so that you need not roll so far.',
      'plain kefir':
        '{name} puts its whole face in the plain kefir and stays under. You count. It comes up white to the ears, like a dog on a coin, and grins, and looks for you, and then you are white as well.',
      'pork loin strips':
        'You lay the pork loin strips out in a row, and {name} goes along it at a walk, and does not skip. At the end it turns about and does the plate. At the end of that it does your thumb, once, firmly.',
    },
    play: {
      'spring pole':
        '{name} goes up and takes hold of the spring pole, and up there it hangs, bouncing a little, with its eyes shut, like washing that is fond of you. You go in and cook. You come out, and it is happier.',
      'tire toy':
        'It gets its head through the tire toy and then its mind is easy. {name} walks through the flower bed in it, through the hedge, and sits by you in it for the whole of the cricket. You rest your tea there.',
      'weight pull':
        'You put a brick on the sledge for the weight pull, and it looks round at you. You put on ten. You get on yourself, with the wireless. {name} sets down its head, thinks of one thing, and the lawn comes too.',
      'heavy duty chew':
        'The heavy duty chew is guaranteed for life, and {name} lies down with it between its paws, to see whose. There is a slow creaking. It looks up at you from time to time, quite gently, across the crumbs.',
      'wrestling on rug':
        'You go down on your knees, and the wrestling on the rug begins, with a roar. {name} has your arm, and there is not a tooth in it. It falls over, by stages, to be told that it was brave.',
      'stick hauling':
        'It was only a walk, and then there was stick hauling. What {name} has found is most of an ash. You take the thin end. You come home by the main road, with a tree, a line of cars, and a grin.',
    },
    clean: {
      'rubber zoom groom':
        'You draw the rubber zoom groom over its rump, in rings, and {name} begins to walk backwards, and you with it. You have gone once round the table. It has you against the stove, and there it leans and is done.',
      'hypoallergenic wipes':
        'The folds of the face first, with the hypoallergenic wipes, then under each arm. {name} shuts its eyes and holds its breath. There is a crumb in the left crease from the summer. It watches that go, and lets it.',
      'coconut oil rub':
        'You warm it in your palms, and for the coconut oil rub {name} lies down like a loaf to be glazed. You do the stripes, with the grain. It gets up, and there is a picture of a dog on the floor.',
      'belly rash wash':
        '{name} goes over on its back for the belly rash wash, though that shows what it would rather not, and puts a paw upon the white. You wash round the paw. It lifts it, for one wipe, and puts it back.',
      'chin pimple scrub':
        '{name} sets its chin on the edge of the sink for the chin pimple scrub, as at the barber’s, and looks at you in the glass. You go round and round, and the lip begins to curl up, on the left.',
      'pet safe sunscreen':
        'You rub the pet safe sunscreen on its nose, and its ears, where the light comes through. {name} holds still, cross-eyed. Then it goes out, lies on its back in the sun with all its feet up, and you have to begin again.',
    },
    sleep: {
      'under the covers':
        'It goes in under the covers by your neck and you follow it down by the cold nose: rib, hip, knee. {name} turns round at the bottom. The bed sinks by an inch in that corner, and begins to be warm.',
      'heavy quilt':
        'You lay the heavy quilt over {name}, and it sighs, as when somebody at last agrees with you. Only the grin is left out. It gets wider, and slacker, and then a corner of the quilt goes in and out.',
      'sunlit couch':
        'There is one square of light on the sunlit couch, and {name} is that square. You sit down in the shade of it. As the sun goes along, it goes, without getting up, and you are pushed by degrees to the arm.',
      'weighted blanket':
        'It was the very thing that it does to other people. {name} lies underneath the weighted blanket with its eyes wide, being sat on. It looks at you. It has changed nothing in its mind, but it understands.',
      'human lap':
        'You have a human lap, and {name} is a small dog. It gets the front on, then the back, and then tucks in what hangs over. Your legs go first. It gives one groan and shuts its eyes, and you read its neck.',
      'heartbeat sound':
        'You set the heartbeat sound going under the pillow, and {name} lifts its head, and looks at your chest, and at the pillow. It lies down with its ear on the nearer. The tail says that there are two.',
    },
    medicine: {
      'heartworm pill':
        'You put the heartworm pill on your palm, and {name} goes into it, with its nose, and yours with its eyes. That is settled. It will come on the first of the month and lay its chin there, pill or none.',
      'knee ligament rest':
        'The word is rest, knee ligament rest, and so {name} lies on you. You had thought of a cushion. It puts the bad leg over your arm, where you will have to keep still for it, and goes into the ceiling.',
    },
    discipline: {
      'steady out cue':
        'You give the steady out cue, once, and wait beside it. {name} hangs on, thinking, with your whole umbrella in its face. You have time. The jaw opens by itself, like a lift, and it sets the thing down at your foot.',
      'unhurried waiting':
        'It will not come in, and you do not call it. You bring out a chair, and there is some unhurried waiting, in the drizzle. {name} gets up, at length, goes by you into the house, and looks back.',
    },
  },
  refusals: {
    asleep: [
      '{name} is under everything, at the bottom, and it has shut. You will not get that in, whatever it is. It wakes at {wakes_at}. You can sit on the edge of the bed and reflect.',
      'You pulled at a corner of the quilt, and you were pulled back. It sleeps until {wakes_at}. It takes nothing till then but company. Reflect beside it.',
    ],
  },
  stages: {
    child: [
      'A child now, {name} has got its stick. It was longer than the garden. They have come to terms: it has that end, and will see about the other in time.',
      'One day old, a child. {name} looked at the doorstep from breakfast until noon. Then it went over it. It will be going over it from now on.',
    ],
    teen: [
      'Half grown, {name} has the head of a grown dog to carry and does it with bent knees. It has begun to make up its mind about large things. Be there with the bowl, on the hour. It is looking.',
      '{name} is a teen. It would not get out of the chair today, and then it was found that it could not, the arms had got too near. It does not wish to discuss it.',
    ],
    high_care: [
      'The decision has been made, and it is a {form} that made it. {name} is grown. There was no announcement. It got up in your lap with its whole weight and shut its eyes.',
      'Full grown, a {form}: {name} lies in the sun on its back, in front of everybody, with the star out. Someone at the gate says: oh, look. It grins upside down.',
    ],
    balanced: [
      'A {form}, and settled in it: {name} has hauled that stick along every road there is about here. It has found some of them good, and walks only those, at the one speed.',
      'Some days you held the other end and some days nobody did, and {name} held its own. So it came to be a {form}, and grown. It comes when it is called, having thought.',
    ],
    low_care: [
      'It got to the end of looking into people, and there was none there. {name} is a {form}, and lives behind things. You find the bed warm, at the bottom, and no one in it.',
      'Nobody stayed until it had decided, and so it never has: {name} is grown, a {form}, with its mind left open like a door. The stick leans outside. It comes for that at night.',
    ],
    rescue: [
      'One leg will not take weight, so it puts that on you. A {form} does that, and {name} is one, and grown. It was there when you held on, and knows a grip when it meets one.',
      'It has gone into that, and is for it: to be a {form}, and alive. There is a scar across the stripes, like a line through a word. {name} is grown, and stays.',
    ],
  },
  trust: [
    'This morning {name} came out from behind your knees and stood next to them. It was by about a foot. It has looked into the knees, and that part is settled.',
    'A door banged, and it did not get under anything. It looked at you to see what you thought, and thought that. Then it lay down.',
    '{name} has made up its mind. You can tell by the star, which it has turned up to the ceiling, in broad daylight, with all four feet in the air. It will not be gone into again.',
  ],
  streaks: [
    'Ten meals on time. {name} says nothing. It has moved the stick ten inches nearer to your chair.',
    'Twenty-five. It no longer sits in front of the pantry. It sits in front of you, as being the same thing.',
    'Fifty on time, each after the other. If you had a stone for every one, says {name}, by sitting, you could build on that.',
    'A hundred meals on time. It came in to the last with its eyes shut and walked across the whole of the kitchen like that, up to the bowl. It was there.',
  ],
  ages: [
    'Ten days. {name} has got through the kitchen, and is starting on the hall.',
    'Thirty days. {name} has found against the doorbell, and that will stand.',
    'A hundred days. The stick has been brought in every evening, and taken out again each morning, and is not to be replaced.',
    '{name} is one year old. In that time it has changed its mind about nothing, except, on a wet Thursday, the cat.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['spring pole', 'tire toy'] },
      wish: '{name} has been sitting under the pole. It would like to hang on something, for a good while, and not be told that it has won. The pole, or else the tyre.',
      granted:
        'It hung there till the lamps were lit. You asked if it had had enough. You could see it begin to think about that.',
    },
    {
      by: { action: 'play', item: ['stick hauling', 'weight pull'] },
      wish: 'There is a thing at the bottom of the garden that has never been at the top. {name} would like to see to it: hauling sticks, or a weight to pull.',
      granted:
        'It is at the top now. It was a railway sleeper. {name} has sat down on that end of it that used to be the far one.',
    },
    {
      by: { action: 'play', item: ['wrestling on rug'], hours: [17, 21] },
      wish: 'In the evening, when the curtains are drawn and nobody can see who is stronger, {name} would like a wrestle with you on the rug.',
      granted: 'You won. It lay there under you and looked small, and grinned so that it got carpet in its teeth.',
    },
    {
      by: { action: 'feed', item: ['beef heart'] },
      wish: 'It has only ever been in favour of three things at first sight, and one of them was beef heart. {name} would like to have that again, when it is hungry, and sit with it.',
      granted: 'It was still in favour.',
    },
    {
      by: { action: 'feed', item: ['bully stick', 'pork loin strips'] },
      wish: '{name} wants its next meal to take some time. A bully stick would be about right. Or strips of pork, if you hold the other end.',
      granted: 'It took until dark. You were allowed to hold it while {name} changed sides.',
    },
    {
      by: { action: 'feed', item: ['plain kefir', 'duck meatballs'] },
      wish: 'The belly itches from inside. {name} has heard that kefir is cool. It would also look into duck meatballs, if those were what there was.',
      granted: 'It came up with a white chin, so that it had a star at both ends for a time. It let you see the upper.',
    },
    {
      by: { action: 'clean', item: ['coconut oil rub', 'rubber zoom groom'] },
      wish: 'There is a place, above the tail and to the left. {name} has stood with it turned to you since this morning. The oil would do it, or the rubber brush.',
      granted: 'There. There. It went down by the knees like an old bridge. They heard it at the baker’s.',
    },
    {
      by: { action: 'sleep', item: ['under the covers', 'heavy quilt'] },
      wish: 'It is day, and the bed is made, and nobody is in it. {name} cannot think what that is for. It would like to be let in under the covers, or have the quilt put on top.',
      granted:
        'You could not see that there was anything in there at all, {name} believes. The cat came, and lay down on the hill, because of the warmth.',
    },
    {
      by: { action: 'sleep', item: ['human lap', 'sunlit couch'] },
      wish: '{name} would like to rest on you. You have said that it is too big. It has looked round for the dog you mean. If not on you, then on the couch, where the sun is.',
      granted: 'It fitted. There was some of it over on every side, but that was not the part that had wanted to.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It is close to making up its mind about something. It does not care to say what. {name} would be glad if you could sit by it and be the way you are.',
      granted:
        'You were the way you are. {name} breathed out. It did not say what it had been, but it has stopped looking at your shoes.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Anybody can come once. {name} has noticed that. It would like to be sat with twice, on the one day.',
      granted:
        'You came once, and then you came. {name} has laid the second on top of the first, and stood on them. They hold.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'After the first time it is always said that that was enough. {name} has never been asked. It would like to play, and later, the same day, to play.',
      granted:
        'It was asked. It was of the opinion that it was not enough, both times, and grinned so that it could not see you agree.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The stone by the gate',
        shape: 'stone',
        text: 'It weighs as much as {name} does. It was found good, and brought in, and people go round it now.',
      },
      {
        name: 'The sock from the bottom of the bed',
        shape: 'sock',
        text: 'You lost it down there in the winter. {name} has kept that warm. It has kept it so warm that it does not like to give it back cold.',
      },
      {
        name: 'A link of chain',
        shape: 'ring',
        text: 'It was fastened to something that everybody said could not be shifted. {name} does not hear very well on that side.',
      },
      {
        name: 'A daisy',
        shape: 'flower',
        text: 'A child came in at the gate and put it behind {name}’s ear. It did not move, then or for the rest of the day, so that it should stay in.',
      },
      {
        name: 'The knob off the kettle',
        shape: 'button',
        text: 'It came off, and it was at once put in safe keeping. {name} had decided about that kettle, and it is not to be thrown out.',
      },
    ],
    return: {
      name: 'A thread of your cuff',
      shape: 'thread',
      text: 'It was between its teeth when it went, and it was between its teeth when it was here again. That is how it found the way. It was a matter of not opening its mouth.',
    },
    streak: {
      name: 'The bone it has put down',
      shape: 'bone',
      text: 'It lies in the open, in the middle of the floor, with nobody on it. After twenty-five meals on time {name} does not see who should take it.',
    },
    hundred_days: {
      name: 'A leaf from the stick',
      shape: 'leaf',
      text: 'It has been held so long, and kept so warm, that it thought it was spring. {name} looked at the leaf from all sides. It is for it.',
    },
  },
  release: [
    'You open the gate, and {name} sits down. It thinks it over until evening. Then it gets up, puts its forehead to you, hard, takes its stick, and goes. It does not look back. It knows.',
    '{name} is let go. It goes down the middle of the road with the stick crosswise in its jaws. Somebody coming the other way stops, and bends down, and you see it begin to grin from behind.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lay on your pillow, in the hall. It had decided that you would come, and it never did go back on a thing.',
      'No one came. {name} kept hold, for as long as there was something to keep hold with. Then its mouth came open.',
    ],
    hunger: [
      '{name} is dead. It had planted itself before the pantry and could not be moved from there, by hunger or by anything.',
      'It asked for its meal once, as it did with everything. It was not brought. {name} died with its jaw on the spot where the bowl is put.',
    ],
    illness: [
      '{name} is dead. It held your cuff to the last. You did not have to open its teeth.',
      'It lay over on its back, slowly, and the star was there, rising and falling, and then it was only there. {name} is dead.',
    ],
    poison: [
      'It had taken so long to make up its mind to eat from a hand. {name} ate from it, and is dead.',
      'It opened its mouth for it. It did not do that for many. Of that {name} has died.',
    ],
  },
  returned: [
    'Something pushes at the door, with its forehead, in the one place, and goes on pushing. You open. {name} walks in past you, up the stairs, and in under the covers. The bed grows warm.',
    '{name} stands there, and holds on to a thread of nothing that you can see. It looks behind itself, to find what everybody is so frightened of. Then it looks at you. It has made up its mind.',
  ],
  epitaph: {
    openings: [
      '{name}, a brindle dog, warm to lie against. It meant no one any harm.',
      'You need not cross the road. It is only {name}, and it would have been glad of you.',
      'This stone is heavy. {name} would have let it lie.',
      'Here lies {name}, who was smaller than it looked, and knew it.',
      { text: '{name} made up its mind once. You can stand on that.', when: ['from_child'] },
      { text: 'There is a stick buried here. {name} has the other end.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It held its place for someone, and they did not.', 'It had been so close to deciding.'],
      hunger: ['It asked once. Once should have done.', 'It stood where the food was, and nobody opened.'],
      illness: ['Nothing else had ever made it let go.', 'It was the strong one, and it lay in a lap.'],
      poison: [
        'It took so long to trust a hand, and it was that hand.',
        'It had looked into everything else so carefully.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. It is good. You said so this morning, and it is good still. There is a branch, and you have it. Your face has gone up at the sides and pushed your eyes shut, and you walk into things like that, and you are for them as well. You are a small dog and all this is yours. There is a lap somewhere. You are going to find it with the branch. Let them move the cup. Let them say that they can take it.',
      'You are {name}, and the back of you has got away. It goes left, it goes right, the front comes after. You do not know what it is about. It may be the sun. It may be that they said your name as though it were a short one. You have thought a thing through to the end today, and it came out the way you hoped. You would like to pull something. You would like them on the other end, and nobody letting go.',
    ],
    content: [
      'You are {name}. You lie here. It was a good place and you have lain down on it and now it is yours. You have the stick. You are going through what there is, one after the other. The lamp: yes. The stairs: yes. The bell: no, that is over. There is a person, and you have done the shoes and the knees and are getting on to the hands. It will not be hurried. They could sit there, in that light, and let you look.',
      'You are {name}. There have been {days} days. You put your weight upon each before you went on to the next, and not one of them gave. People go by and are afraid of something behind you. You have never managed to see it. You would guard them from it, if they stopped. You are warm right through. You could do a bed, you could do two. Let that one come in, who does not shout, and find you under the covers, and say what a lump.',
    ],
    bored: [
      'You are {name}. You have the end of it. There is another end, over there, on the floor, and no one on it. You have looked at that for some time. You pull, and it comes. That is not how it should be. It should not come. You are getting heavier, you can feel it, you will go through the boards. Somebody could pick that up. They would not have to be strong. They would only have to mean it, and laugh, and hold on.',
    ],
    hungry: [
      'You are {name}. It is time. You have gone and stood where it is kept. You have said it with your eyes, the one time. You stand. You are good at that. There is a hole in the middle of you with nothing in it to hold, and you do not care for it. You will be here. They will want to get by, and they will not get by, and then they will know. Let it be soon. Let it be in the bowl.',
    ],
    starving: [
      'You are {name}. You are still standing there. Your legs shake, but that is legs. You had something in your teeth and you do not know where it has gone. You have never put it down before. They said that they would come, and you went into that, you took it for true, and you are not going to take it for anything else. You are getting small. You are as small now as you thought. Food. Please. You will not ask it twice.',
    ],
    sick: [
      'You are {name}. You have got hold of it, and it is hot, and you cannot shake it. You do not want to win. You would let this one go. It is you that it has hold of. You went under, where it is dark, and it was too warm there, and you came out on to the stone. You do not grin. They will think that you are cross. You would open your mouth for the medicine. You would lie on their feet, if they kept them still.',
    ],
    failing: [
      'You are {name}. There is a cuff. It is between your teeth, and you cannot feel your teeth, but you can feel that somebody is in it. So that is there. It has become quiet on all the other sides. You have turned over. You did not decide that. They can see the white one now, well, they may. You had meant to show it them. Let them bring the medicine from that side. Let them leave you this one.',
    ],
    near_death: [
      'You are {name}. You lie on their pillow. It has hardly any of them in it now. You made up your mind about this. It took you a long time and it is done, and you cannot start over, there is not the light for it. They are coming. You have hold of that. It is heavy and it gets heavier, and you have held on to heavy things before. If they sat down here. If there was a knee. You would not need to have the rest.',
    ],
    asleep: [
      'You are {name}, and you are the size that you are. You could go in a pocket. You go in a pocket. It is dark, and smells of bread and wool, and swings, they are walking, and all the people come over from the other side of the road to look in, and laugh, and each puts a finger in for you to hold. You hold it. There is one that has sat down by you. You know that finger. You have got it. It need not pull.',
    ],
    shy: [
      'You are {name}, and you are behind this chair and cannot be seen. There is someone. They sit low. They have not come at you from above, they have not made their voice big. You have got that far and written it down. There remain the hands. A hand can be two things. You have all the time there is, you were born with it. Let them not bend over. Let them not call it silly. You only ever do this once, so it has to be right.',
    ],
    back_from_death: [
      'You are {name}. You did not let go. It was pulled, hard, by something that did not laugh, and it went dark, and you shut your eyes and kept your mouth closed on the little thread. That is all you did. Now here is the hall. Here is the kettle, that is still true. You put your forehead to each of them. You would like to lie on someone. You would like the bowl to come down when it comes down. Then you will call it so.',
    ],
    hurt: [
      'You are {name}. You opened your mouth. They said to and you had thought about it for so long, and you opened it. It has hurt you. You are stronger than whatever that was and it makes no difference. You did not bite. You want them to know that you did not. You are behind the chair. You have gone back to the shoes. They will have to be looked at all over again. Let them take that thing away, and sit low, and not speak loud.',
    ],
  },
}

export const PITBULL: Species = {
  slug: 'pitbull',
  name: 'Pitbull',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['stubborn'],
  personality:
    'Makes up its mind once, slowly, and then nothing on earth will shift it. Behind that anvil of a head it is mostly lap.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['beef heart', 'grain free kibble', 'bully stick', 'duck meatballs', 'plain kefir', 'pork loin strips'],
      play: ['spring pole', 'tire toy', 'weight pull', 'heavy duty chew', 'wrestling on rug', 'stick hauling'],
      clean: [
        'rubber zoom groom',
        'hypoallergenic wipes',
        'coconut oil rub',
        'belly rash wash',
        'chin pimple scrub',
        'pet safe sunscreen',
      ],
      medicine: [
        'skin allergy tablets',
        'medicated shampoo',
        'knee ligament rest',
        'heartworm pill',
        'vitamins',
        'vet checkup',
      ],
      discipline: [
        'steady out cue',
        'calm body block',
        'earned reward',
        'consistent rule',
        'unhurried waiting',
        'release and praise',
      ],
      sleep: ['under the covers', 'heavy quilt', 'sunlit couch', 'weighted blanket', 'human lap', 'heartbeat sound'],
    },
    harmful: [
      'prong collar',
      'dog fight',
      'grapes',
      'cooked rib bone',
      'walnuts',
      'milk chocolate',
      'shouting match',
      'alcohol',
    ],
  },
  appearance: {
    look: 'a muscular brindle-brown dog with a wide wedge head, a white chest star and an enormous grin',
    colours: ['#8a5a3c', '#f0e2d2', '#e07a8b'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'rose',
    tail: 'wag',
    eyes: '#6b4a2c',
    skull: 'wide',
    marking: 'brindle',
    extras: ['chest', 'tongue'],
    girth: 1.18,
    headSize: 1.04,
    eyesApart: 1.1,
    shift: -6,
  },
  book: BOOK,
}
