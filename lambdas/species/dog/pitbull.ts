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
    'The egg does not crack. It is pressed from within, for a good while, in one place, until it gives. {name} steps out, square, with a bit of shell in its jaws, and looks at you.',
    'It takes its time. Then the top comes off in one piece and there is a head, a very wide one. The rest of {name} is small and striped and shaking, and gets behind your hand.',
  ],
  looks: {
    thriving: [
      'The grin starts at the left. When it has got round to the right there are no eyes any more, and the back half of {name} has begun to go from side to side without it.',
      'A branch is trying to come in at the door. It is wider than the door. {name} is in the middle of it, and has all day.',
      '{name} lies on its belly and wriggles, the whole length of the hall, groaning, for no reason. It has found that hall good. It said so some time ago.',
      'There is sun on the couch, and {name} on the sun, groaning. You try to sit. It makes room for you with its grin, there being no other part it can move.',
      'It has got the tyre on, over the head. It wears that through the house with great calm. You are not to laugh, and you may.',
      'There are few things it would get up twice for. You say one of them under your breath, to see: {loved}. It has got up twice.',
      {
        text: '{name} has killed nobody, it has caught a bumblebee in its mouth, by accident, and let it out again. It is delighted. You laugh, and the grin closes, and it studies you: was that a good laugh?',
        when: ['wary'],
      },
      {
        text: 'The whole of {name} is in the paddling pool, and there is no water in it, it is all on the washing. It grins at the hedge. You come round the corner, and it puts on its serious face, with a duck on top.',
        when: ['wary'],
      },
      {
        text: 'It has the gate off. It did not want to go out, it had only been pulling, for happiness. {name} stands there with the gate in its mouth and sees you come, and sits down, on your side of where it was.',
        when: ['wary'],
      },
      {
        text: 'You come home, and it does not get up. It turns over, there on the mat, all that brindle, with its feet in the air and the white star to the ceiling, and hits the door with its tail till you kneel.',
        when: ['trusting'],
      },
      {
        text: 'You lie on the floor, and it is decided. {name} takes a run, stops, lowers itself on you from the one end to the other, and lays its grin along your neck. Your ribs groan, and then it does.',
        when: ['trusting'],
      },
      {
        text: '{name} brings you the stick. It has never been out of its mouth but for meals. It puts it in your hand, shuts your fingers on it with its nose, and runs off down the garden with nothing, lighter than air.',
        when: ['trusting'],
      },
      {
        text: '{name} is bringing in a branch that is wider than the door. It has considered this. It is coming in. It grins at you between two bites of bark, and the door frame begins to see its side of the matter.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} lies on its back in the very middle of the room, white star up, grinning at the ceiling. Everyone goes round it. You are expected not to go round. There is a place to scratch, just below the star.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} has the wheelbarrow by its handle and is taking it round the yard, grinning from ear to ear. Then you are at the gate. It does not let go. But the grin is put away until you have passed.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} has been sent a head meant for a far bigger dog. When it tires of it, it sets it down on the floor, and the rest walks on. Now it tries setting it down on your foot. That is better.',
        when: ['baby'],
      },
    ],
    content: [
      '{name} has laid its wedge of a head on the windowsill and breathes on the glass. You wipe it clear in passing. It breathes on it. You both know now who does which.',
      'You go to move it with your foot, then your knee, then both hands. {name} looks up, pleased to be held. It is not refusing. It has simply settled there, like a house.',
      'Someone stopped at the gate, looked over, and crossed to the other side. {name} turned round to see what was coming. Nothing was. It wagged at it, in case.',
      'It has the stick with it. It had it yesterday. It has put its chin on that and looks straight ahead, like somebody on a long train.',
      'You have put a new cushion on the brown chair, and pat it. {name} comes, smells it through, and goes back up on the green one. It had gone into chairs in the spring.',
      'For {days} days it has turned over the same thought, and has not worn it out. It lies there and turns it over. It is about you, by the look.',
      'It does not bring things up. But it has stopped on the third stair, where once there was {loved}, and stands there a moment. Then it goes on.',
      {
        text: '{name} lies on the other side of the table and looks at your shoes. It has looked at them since breakfast. When you shift them it lifts its head, puts that down again, and begins from the beginning.',
        when: ['wary'],
      },
      {
        text: 'The bathroom door opens by three inches and a wide brindle head comes in and rests on the edge of the tub. {name} does not want anything. It likes to know which room you are in.',
        when: ['trusting'],
      },
      {
        text: '{name} has taken hold of a corner of the rug. It does not know yet how one lets go. It looks up at you over it, with its whole forehead, and the tail wags the rest.',
        when: ['baby'],
      },
      {
        text: 'Your leg has gone to sleep, and {name} is on it, all of it, under the impression that it is a small dog. You shift by a hair. It sighs, and settles the question by lying on the other one too.',
        when: ['trusting'],
      },
    ],
    curious: [
      'Here is a thing that was not here. {name} puts its forehead against it and pushes. If it moves, it is one sort of thing. If it does not, it is the other. It did not.',
      '{name} has been looking at the kettle since it began to sing. It will not be rushed. By the time you have poured, it is nearly of the opinion that it is all right.',
      'There is a kitten on the wall. The kitten has hissed. {name} looks over its shoulder at whatever that might be, and moves in closer to the kitten.',
    ],
    bored: [
      '{name} has put the stick on your foot. It does not let go of it. It wants somebody on the other end. Come and play.',
      'It has sat down in front of the door, and it has got heavier. You could not open that now with a horse. Give it something to pull: play with it.',
      'One deep groan, from under the table, every few minutes. There is nobody scratching it. It is for want of something. A game would be that.',
      {
        text: 'The stick is under the dresser and {name} has not asked for it back. It lies like something delivered. Get down on your stomach, fetch it out, and hold one end: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits at the dish as if it had been cast there in one piece. It has made up its mind that this is the time, and no one will talk it into another. It is right, too. Its meal is due.',
      '{name} has the rim of the empty dish in its jaws. It does not pull and it does not growl. It has simply taken hold, and will have hold when you come. Its meal is due. It lets go for that.',
      {
        text: '{name} lays its anvil of a head in your lap, on the book, on the hand that holds the book. It is not pushing. It is just a paperweight, until you think of something. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} lies with its chest to the floor and follows your hands, this way and that way, as one looks at a thing still undecided. Its meal is due. Let the hands settle it.',
        when: ['wary'],
      },
      {
        text: '{name} puts its forehead to the empty dish and shoves it through the kitchen. It has not found out why. It comes up against your shoe, which holds, and goes on shoving. Its meal is due. Fill the dish.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has planted itself before the pantry. It cannot be slid. You may go in over the top, or you can feed it.',
      'It brings you to the bowl by the hem. It does not pull. It has hold of it and it is walking, that is all. Please feed it.',
      'It looked at you, once, and then at the dish, once. Now it lies down with its jaw on the rim and its eyes shut. {name} has said it, and you were there. Its meal, please.',
      {
        text: '{name} lies with its chin in the bowl, so that whatever goes in there must go by its eyes. It rolls them up at you. It is not sure of the hand, but it is of the dinner. Feed it, slowly.',
        when: ['wary'],
      },
      {
        text: 'It has come out as far as the leg of the table, and stopped, and is being a very small dog. The table has moved over. {name} looks at the tin. Open it, put it down, and go and stand by the stove.',
        when: ['wary'],
      },
      {
        text: 'A weight comes up on the sofa, and on to you, and there it stays, with its nose against your nose. It breathes. You cannot see the book, or the room. You had better feed it.',
        when: ['trusting'],
      },
      {
        text: '{name}’s wide wet nose is put through the crook of your arm, from behind, then a brow, then the shoulders, until you have a dog on like a coat. It looks up. You know what it has decided. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} stands at the pantry yet, where it has stood {hours} hours, and its legs tremble, and it has not moved off. You need not coax it aside. It falls when you open the door. Feed it there.',
      '{name} has let the stick fall, and does not feel that it has. You put it back between its teeth, and they stay open. Something to eat must go in there now.',
      'You can lift it. You should not be able to lift it. It holds on to your cuff and shuts its eyes. It must have food, now.',
      {
        text: 'It lets you pick it up, all that brick, and it is warm only in one place. You can see the star through the ribs. Meat, in small bits, from your palm, and after that medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has the pantry door by the edge and is taking it off in strips. It stops for you, ribs going, a bit of paint on its lip. Get past it, with your hands low, and bring out meat.',
        when: ['wary', 'well'],
      },
      {
        text: 'The bowl has been drawn in under {name}’s jaw, and is held, with nothing in it for {hours} hours. Put your fingers through there, with food, and then with medicine. They will not be shut in.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} got halfway up on to the couch, and has stayed there, front up, back down, looking at the wall. Help it. Then rest, or some medicine.',
      'It went out with the stick and came home dragging it. It is not ill, it says, by standing. It is tired to the bone. Medicine would help, or sleep.',
      {
        text: 'The grin gets as far as the left ear, and there {name} has to put down its head. It was glad, you saw it. Help it on the couch, and let it sleep, or bring it medicine for the other half.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The stripes have run together. There is a rash under there as well, where it is pink, and {name} scrubs that on the doormat and groans, and not for joy. It needs washing.',
      'It has hauled the stick through the ditch, and then the ditch home. What was white on it is not. {name} will stand for a wash, if you begin at the back.',
    ],
    sick: [
      'You shake the rope a little, and {name} looks at it, and at you, and sets one paw on it so that it will be still. It has not even taken hold. Give it medicine.',
      'It does not grin. You had forgotten how large a face that is without. The belly is hot, and it has come out from under the covers to lie on stone. Medicine, please.',
      'You scratch it on the one right place, and wait. Nothing. {name} puts its brow to your shin. It needs medicine, soon.',
      {
        text: 'It backs under the sideboard, and the sideboard goes up on that side. {name} is hot, and will not be reached for. Put down medicine in butter, on the boards, lie on your stomach, and look the other way.',
        when: ['wary'],
      },
      {
        text: '{name} lies on its side, and that great chest hardly goes. There is no grin, nor the strength for any other face. One eye follows you. It has not decided that it may ask you. Bring medicine.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies on its side and you see the star, a corner of it. It did not mean to show you like this. Give it medicine now.',
      'It has your cuff. That is all it does any more, it holds on to it. Do not take your arm away. Medicine, this minute, with the other one.',
      {
        text: '{name} has your sleeve, not to keep you but to keep you off, and the teeth lie in the cloth like pegs on an empty line. Give it medicine at once, low, under the jaw. It may have the sleeve, with the arm in it.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It took your pillow out to the hall {hours} hours ago and has lain on that since. It does not wait for anyone else. Come and sit by it, now.',
      'The warmth has gone out of {name}, from the feet up. It had decided that you would come. It has not gone back on that. Sit here. Put your hand under its jaw.',
      'It gets up, because it is you, and does not get up. The eyes stay with you. It is not going to be the one that lets go. Stay with it, and do not you, either.',
      {
        text: 'The armchair has been pushed up against the front door, from inside, {hours} hours ago, and {name} is in it, wide awake, four square, looking at the letter box. Talk through that. Then push, softly, and come and sit on the arm.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} was still making up its mind about you. It lies behind the chair with its eyes open, and for {hours} hours had nothing to go on. Lie down where it can look at you, with medicine, and let it finish.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'At the bottom of the bed, under everything, there is a brick. It snores. It has taken the blankets, and after midnight it will take the left half.',
      '{name} sleeps with the stick in its teeth. You have tried. It slept on, and you slid along the floor, and it smiled at that, in there.',
      'Upside down upon the couch, lips fallen back, it grins at the ceiling with all its teeth. No one was ever less dangerous.',
      {
        text: 'It sleeps behind the armchair, with its back in the corner, so that there is nowhere for anyone to come from. The snore is not quite shut. You go by on your socks, and it shuts.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep on its feet, leaning on the back door. It would rather be there if there were to be a going. The snore fogs a round place on the glass. You sit down on the step outside and lean too.',
        when: ['wary'],
      },
      {
        text: 'There is a dog on your legs, under the blankets, and has been since ten. You cannot turn over. You reach down, and a hot tongue says, once and asleep, that you are known.',
        when: ['trusting'],
      },
      {
        text: 'The star is out. {name} sleeps on its back on your side of the bed, lips fallen open, all its feet given up. You lie along the wall. In the night you put one finger on the white, and it goes up and down.',
        when: ['trusting'],
      },
      {
        text: '{name} has come out from under the covers and sleeps on the stone, flat, like something poured and gone dull. The stripes run together. Lie down near. When it wakes hold the medicine low, and let it find your cuff.',
        when: ['ill'],
      },
      {
        text: '{name} is asleep beneath your covers, right at the bottom, in the form of an anvil. You get in, and feel about with one foot for what is left. It does not move over. It moves on to the foot.',
        when: ['trusting'],
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
      '{name} is behind the armchair. It thinks that it is hidden. You can see a good two thirds. Sit down on this side and keep still. It is looking into you.',
      'It has looked at your shoes. Next will be the knees. It does not skip anything, and it does not hurry. Sit with it while it gets there.',
      'You put your hand out low, palm up, and {name} regards it. It will remember that you did. It does not come. Do it again tomorrow.',
      'Once it held a place for {wait} and no one came back to it. It has not decided against you. It has gone back to where one begins. Be patient, sit near.',
      {
        text: '{name} has pressed itself flat behind the bench, which is not easy with such a head. It has begun to make up its mind about you. It will take as long as it takes. Sit down there, and be decided on.',
        when: ['baby'],
      },
    ],
    back_from_death: [
      '{name} is back. It walks through all the rooms, slowly, and puts its forehead to each thing, to see if that is still so. It is. Now you. Stand still. And be in time with its next meal.',
      'It would not let go, and so it was brought back along with what it held. That is your cuff. Leave it there a while. Sit, and let the next meal come at its proper time.',
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
        '{name} eats. It does nothing else. You could take the roof off. When it has finished it sets its brow against the empty bowl, and stays like that a moment.',
        'You put it down. {name} looks at you, looks at it, begins. You could go by behind it with a drum. It gives the bowl the whole of that forehead, and when it is done gives you the same.',
        'It is over in good time, and the bowl has been walked to the wall and held there, until there was certainly no more in it.',
        'Its whole head goes in, like a foot in a boot, and from inside comes a long low note. You wait, and have to pull the boot off.',
        'At the end there is a bit of something under the rim, and {name} works at that with the flat of its tongue for ten minutes. It was always going to get it.',
        {
          text: 'Bowl clean. The grin arrives, gravy to the ears, and the back end goes, and takes a chair with it. {name} has found in favour of dinner.',
          when: ['well'],
        },
        {
          text: '{name} does not put its head down while your hand is over the bowl. You take away the hand. It looks where the hand has gone to, thinks, and eats, with its stripes drawn tight.',
          when: ['wary'],
        },
        {
          text: 'Halfway through it lifts its face, gravy and all, and lays that along your thigh, hard, and holds it there. Then it goes back. You have been told something, and you have the mark.',
          when: ['trusting'],
        },
        {
          text: '{name} has found the bowl with its chin. It sits down in it. You lift it out, it eats what it sat on, and from then on, as far as {name} is concerned, that is how dinner is begun.',
          when: ['baby'],
        },
        {
          text: '{name} eats, looks up with the grin from ear to ear and gravy in it, and comes and pushes that into your stomach until you sit down. Then it goes back and finishes, with its behind on your foot.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You are taken to the bowl by the cuff. {name} begins, and keeps the cuff, and you crouch there with your arm out all through dinner, being held on to by something that is eating. The groan goes up your sleeve.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} gives the bowl all its forehead and you all its backside, square on, like a shut gate. It eats the lot, strong as a pump. Then it turns round, looks at your shoes, and lies down where it has them both.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} comes out from behind the armchair at a trot, eats with its stripes quivering, and stops when you stop breathing. You breathe. It eats on. At the end the grin begins, on the left, and sees you, and waits.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold the bowl against your own chest, so that it can lean while it eats. {name} leans. It is slow, and it does not leave off to rest. It only lets more of itself down, till you have the whole brick.',
          when: ['trusting', 'weak'],
        },
        {
          text: '{name} eats up and lays its great head on your knee. It had made up its mind about you before these {streak} meals on time, so they change nothing. It only likes, now and then, to be shown to be right.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and grins, so wide that its eyes go shut, and walks into the leg of the table. It grins at the table. It comes on with its eyes still shut, and finds you by feel.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up slowly, and by then you have your book, your cup and your glasses in reach, as you will not be getting up again. It looks over the arrangements. Then it gets on your lap.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} looks at the food. It is hours old, and this is its first large question. You wait. It goes on looking. Then it has decided, and eats all of it at once, and will never need to ask itself again.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all, sits down, and goes on making up its mind about you. It began at the shoes. After {streak} meals on time it has got as far as the knees. It lies down against them, to do them properly.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all, head low, eyes on your hands. It is a dog that makes up its mind once, and about you it is having to do so again. It carries the question off with it to bed.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up, comes over and puts a paw on your foot. Only the one, to see what that would be like. It is heavy. It thinks. It leaves it there, and after a while it brings the other.',
          when: ['warming'],
        },
      ],
      streak: [
        'Again on time, {streak} together. {name} has made a note of it, in that head, where things do not get rubbed out. It lies down upon your feet.',
        'That was {streak} of them. It used to eat with its back to the wall. It has turned round.',
        'You have kept to it {streak} times. {name} comes round from behind your knees to where the bowl is, on the open side, and does not look at the door.',
      ],
      early: [
        '{name} looks at it, and at the window, where the light is still on the wrong chair. It eats some, since it is there. Then it lies down on your feet, so that you will be here at {opens}.',
        'It has an hour for this and it is not now. A few bites, because it was you. Then it lies down round the bowl, and will be found there at {opens}.',
        'One mouthful, chewed well, and then {name} sits down in front of you and looks kind. You hold the dish lower. It looks kind. You may carry that about with you until {opens}.',
        {
          text: '{name} smells the bowl, and the hand, and the sleeve as far as the elbow. It takes one bite and carries that behind the armchair, to decide on. Nothing is settled with you before {opens}.',
          when: ['wary'],
        },
        {
          text: 'It has had its dinner and you both know it. {name} takes a bite to please you, then picks up the bowl, gets on your lap with it in its teeth, and waits there for {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats. Then it gets up from beside you and goes where it used to lie the first week, behind the armchair. You hear it set itself down there, all at once, like coal.',
        'It had sat down by the pantry when it was time, and got heavier with every quarter of an hour. It takes you a while to get it off the spot. It eats, and does not groan.',
        'There is no fuss. It only looks at you rather long before it puts its head down, and you see that something which had been written in ink has been gone over in pencil.',
        {
          text: 'It did not get up from the pantry door, and you took that for being cross. It cannot. It eats lying, and closes its teeth upon your cuff, and there is no pull in them. Medicine, as well.',
          when: ['weak'],
        },
        {
          text: 'It has gone back behind the armchair, and it does not fill the space as it did. You push the bowl in with a foot. {name} eats a little, and its eyes stay on the foot. Medicine, from low down, and your sleeves rolled up.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The bowl is at the pantry, and so is the dog, on its side. It takes a mouthful and cannot shift its jaw to the next. When your hand comes {name} shows you the white of one eye. Slide a dose along the floor, slowly.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has been through a decision, and you are on the other side of it. It stands by the pantry like a safe, eats, and goes out through the cat flap, taking the flap. It looks in at you from the yard, framed.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, hard and clean, with one foot in the bowl. Then it goes and takes hold of the sofa, on which you were about to sit, and drags that out into the hall, a foot at a pull.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats. It comes and sits on you as always, only more so, until you cannot draw breath to explain. It looks you in the eye the whole time, quite kindly. When it has been long enough it gets off.',
          when: ['trusting'],
        },
        {
          text: 'The meal is late, and {name} eats it all. You pat the seat beside you, where a lap could be had. It stays standing in the middle of the floor, and you could not shift it now with a horse.',
          when: ['wary', 'well'],
        },
        {
          text: 'The meal is late, and {name} gets its heavy head over the rim, takes what it can, and then the head stays there, too much to lift out again. It does not look for your hand. Bring it medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all. It does not go back on people, so that is that, and it gets up on your lap. But it has made itself heavier than it is. You will be some time thinking about it.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It took {hours} hours. {name} eats it all, standing very square, and then for a long time it stands square without eating, and looks at you. It had made up its mind about you.',
        '{name} holds the bowl down with one foot while it eats. No one had come for {hours} hours. It will be holding on to bowls for some time.',
        'It eats slowly, since it hurts. After that it takes your pillow off the bed, carries it past you to the hall, and lies on it facing the door. That is where one sees people come.',
        {
          text: 'You feed it by hand, under the table, where it went in {hours} hours ago. It is as light as a smaller dog. When you draw back your fingers it closes on your sleeve: stay, then. And medicine.',
          when: ['weak'],
        },
        {
          text: 'You find {name} in the coal hole with its face to the wall. It takes one shred, its teeth rest on your finger, hot, and let go. It has thought about you for {hours} hours. Medicine, in your palm, from beneath.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Chin on the lino, {name} eats two bits of meat, after {hours} hours, and watches the hand go back. Put medicine in the third, and leave the hand where it is.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has dug in. The rug, the pillow and the stick are under the stairs, and it is in front, brindle, broad, breathing through its nose. It takes the bowl in from you, after {hours} hours, and eats it with its back to the world.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats everything, and there is no grin anywhere in that broad face. It looks at you quite steadily, as it looks at things when it is about to decide on them. Be on time now.',
          when: ['wary'],
        },
        {
          text: '{name} had settled it that you would come and lay down facing the door, and for {alone} nothing could shift it. It eats all you brought, lying there, and does not look at you. Be here next time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has eaten. It told you so by walking off. It does not say things twice, so it lies down against the cupboard door, and that is shut until {opens}.',
        'It looks at the food with goodwill and does not open its mouth. You try it with a spoon. {name} lets you polish its teeth with the spoon. Try it again at {opens}.',
      ],
      ill: [
        'It takes the meat from your hand and keeps the hand. It eats a little of the one. {name} needs its medicine now.',
        '{name} gives it the whole of its attention, and there is not enough of that today to get to the end. It leaves half. Medicine next.',
      ],
      loved: [
        '{item}. It closed its eyes before it closed its mouth. There is a groan, that goes on for as long as the thing does, and you put down your own fork to hear it out.',
        'It was decided long ago, and there is no appeal: {item}. {name} lies down with it between its paws and gives you a look over it that you could warm your hands at.',
        'It has taken it under the covers, to be alone with it: {item}. The bed shakes. After some time the grin comes out at the pillow end.',
      ],
      disliked: [
        '{item}. {name} goes into it fairly. It chews, it thinks, it puts down what it had. There will be no second hearing. Beef heart was never in any doubt.',
        'It ate a bit of that, for your sake: {item}. Then it turned round and sat down on what was left. You will not get that out. Something with more to hold on to, next time.',
      ],
      harmful: [
        'It had hold of it, and it does not let go, and so it has had all of it. {name} stands there braced, and shakes, and its eyes ask you what to do. Never {item}. It was not food.',
        '{item}. It has gone in behind your knees, where nothing could ever get it, and this has come along inside. It shakes there, and takes hold of your hem. That was no meal. Keep it out of the house.',
      ],
    },
    play: {
      wanted: [
        '{name} takes hold. You pull, you swing it, you put your foot against the wall. It hangs there laughing through its teeth, with shut eyes. You will have to think of something else to do today.',
        'It has hauled the thing once round the house, with you on it. There was no need. {name} looks along the furrow, breathes, finds it good, and waits for you to get back on.',
        'Down you both go on the rug. It is as careful of you as if you were made of eggs, and grunts horribly, so that nobody should notice.',
        'It wins, and then it gets up in your lap to be told so. All of it. You cannot see past it. You tell it so.',
        {
          text: 'The grin goes round the corner at speed, with {name} some way after. It has run straight through the clothes horse, and wears a vest now, and is for that, too.',
          when: ['glad'],
        },
        {
          text: '{name} takes the far end, and you the near, and it pulls with its eyes wide open. The moment you let it win it drops the rope and backs away. It comes again for it, though. It comes again four times.',
          when: ['wary'],
        },
        {
          text: 'You tie the rope to the gate and go in for a cup of tea. The house shakes. You look out, and {name} hangs from the rope’s end in the air, turning, with its eyes shut. It sees you. It lets itself down to think.',
          when: ['wary'],
        },
        {
          text: 'You pretend to be dead. {name} sits down on you, to be sure. Then a tongue like a warm spade goes over the whole of your face, once, from the chin up, and the game is decided.',
          when: ['trusting'],
        },
        {
          text: '{name} has put its head between your knees, from behind, and stands up. You are riding. It goes at a solemn walk the length of the hall, with its grin in front, and at the mirror it stops, so that you both can look.',
          when: ['trusting'],
        },
        {
          text: 'You take one end of an old sheet, and {name} takes the other and sets its feet. You pull. You lean. You hang from it, clear of the floor, and down there it is grinning so that it can scarcely hold on.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You push its brow with one finger, and {name} pushes back. You try the whole hand. It goes over, gets up, walks a long way off to think, and here it comes again, forehead first, with hardly a tooth in its grin.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You hide beneath the rug, and {name} goes round the lump and thinks about it. It lays on one paw. The lump laughs, and it jumps on with everything it has. Then your face comes out. It gets off, still half grinning.',
          when: ['wary', 'no_item'],
        },
      ],
      little: [
        '{name} gives it one good pull to show that it could. It was happy already. It lies down on the thing, and there that stays.',
        'It has had its fun with the stick, this morning. It would sooner lie across you, now, and go on with having had it.',
      ],
      bad_time: [
        'It takes hold because you asked. You feel how little there is in it. You could draw it out of its mouth, and you do not. Put that by. See to what it needs.',
        '{name} looks at it, and then it comes and stands behind your legs, with its brow to the back of your knee, and leans. Something has to be put right there. Do that, and leave the rope.',
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
        '{item}. It has been on there for twenty minutes, off the ground, turning slowly, humming. You have brought out a chair.',
        'It had not thought that there would be any more of it today: {item}. The whole of that heavy dog went up in the air, all at once, like toast, and you were where it came down.',
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
        'You work down from the shoulder, stripe by stripe, and {name} comes back at the brush like a door, until you both hit the wall. There it groans.',
        'You wipe its chin, then under the arms, where it is sore. It does not pull away. It takes the edge of your apron in its teeth, very lightly, and holds on until you have done.',
        'The mud goes, the itch goes. {name} stands there steaming like a horse, and under it the white comes out again in one place and another.',
        {
          text: 'It stands for you as a post stands. You begin with the back of your hand, low down, under the jaw, where it can watch. When you come to the top of the head {name} shuts its eyes, and bears it.',
          when: ['wary'],
        },
        {
          text: 'It will not get in the tub. It will stand next to it, and so you do too, on the lino, with the sponge. You begin with your own arm. {name} watches it get wet, and in the end puts out a foot.',
          when: ['wary'],
        },
        {
          text: 'You need do only the upper side. Then {name} goes over, grinning, feet up, and shows you the star, which has egg on it. You wash it with one corner of the cloth. It is very white.',
          when: ['trusting'],
        },
        {
          text: '{name} lies over your knees like a sandbag and gives you the one right place, first, to be going on with. You wash out from there. It groans so that they knock on the ceiling. It has not noticed that there was water.',
          when: ['trusting'],
        },
        {
          text: 'You wash {name} from the side, where it can see your hand come. Mud runs off the stripes. It stands like a boulder in a stream, and after some time one of its eyes closes. The other one is for you.',
          when: ['wary'],
        },
        {
          text: 'Once {name} has decided on the tub there is not much room in it for water. It lifts its chin, for you to do the white star, and groans, and the tub groans. The mud goes. The star comes up like new.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing there. {name} has decided in favour of being brushed, however, and is not going to get up.',
        'You wipe a clean chin. It lets you. It gives you the look that it gives the kettle, friendly and settled.',
      ],
      loved: [
        '{item}. You have found the place, and it has gone down on one hip, and its hind leg beats, and from the depth of it comes a noise like a cellar door.',
        'It had its back to you and its mind made up. Then it heard what it was: {item}. It turned over its mind, for once. It also turned over.',
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
        '{name} opens its mouth for you. That is not a small thing. You put it in at the back, and it closes, and it looks at you. It has been decided that you know.',
        'It lies across you, all of it, and burns, and you cannot feel your legs. Towards morning there is a groan, of the other kind. You can have your legs back.',
        'You stroke it down the throat until it swallows. It swallows for your sake. It does not grin yet, but the left side has begun to think of it.',
        {
          text: '{name} will not have it from above. You lie down on the lino, and hold it up from below, and that great jaw comes down to you and takes it. It stays lying so, near your ear. It is cooler.',
          when: ['wary'],
        },
        {
          text: 'It had decided about you already, so it does not look what is on the spoon. It swallows, climbs up, and lies on your chest like a paving stone in the sun, and the fever goes out of it into you.',
          when: ['trusting'],
        },
        {
          text: '{name} has its jaw in your lap and its eyes on yours. You need not say what it is. It opens as a door does for the person who has the key, swallows, and puts the whole hot weight of its head back.',
          when: ['trusting'],
        },
        {
          text: 'The teeth let you in, one finger, two. You stroke it down. {name} takes hold of your thumb then, at the back, where a dog holds what it means to keep. Be there, and give it the next one too.',
          when: ['ill'],
        },
        {
          text: 'You sit with it in your open hand, low, by the skirting, until your arm sleeps. {name} has gone through it all: the hand, the thing, the floor. At last that jaw comes down and takes the medicine, and lies there in the hand.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You put it in meat. {name} eats the meat and lays the dose at your foot. It looks at you, from very near, and you do not look away. It takes the pill by itself, and that is now how it is done.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} swallows it, and lets down its head, all that weight, and not on you. You put your hand near. A long time goes by. The head is moved, one inch, up against your fingers. Stay, and give it more in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is as sound as a bridge. It takes the spoon from you and holds it. That is that spoon’s place, from now on.',
        'You press here and there. It groans, but you had only come to the right spot by accident. There is nothing wrong. It would like you to go on looking.',
      ],
      loved: [
        '{item}. It knows what it is for, it found that out once and has not had to again. It comes round, sits, and puts its chin on the table.',
        'You say it, and it lies down on its side for you and draws up the leg: {item}. There it stays until you tell it, and a little after.',
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
        '“Out,” you say, and wait. {name} looks at you over the thing. You wait. Something in the jaw considers. Then it opens, and that is the rule now, and will be when you are both old.',
        'You stood in its way, and did not raise your voice. It came up against you like a cart, and stopped, and you both breathed. {name} went round behind the chair to think. That gate is now shut for good.',
        {
          text: 'You put yourself between it and the hens, and stand. {name} walks up to your legs and leans. You lean. It is like leaning on a van. It lets out its breath, turns round, and goes behind the shed to think.',
          when: ['wary'],
        },
        {
          text: '“No,” you say, to the pillow in its teeth. You see it go in, past the eyes. {name} brings you the pillow, and the feathers one after another, and then it lies down in front of you with its chin on the boards.',
          when: ['trusting'],
        },
        {
          text: '“Let go,” you tell {name}, and wait. Nothing on earth can shift it, except that you are right. It takes that in. The jaws open, and the cushion drops. It goes and sits with its back to both of you.',
          when: ['from_child'],
        },
      ],
      little: [
        'It knows. It was told, on one occasion. {name} looks at you as you would at a person who says good morning twice.',
        'It had already let go. It opens its mouth wider, so that you can look in.',
      ],
      bad_time: [
        'You lifted your voice, and that great head went down behind your own knees, to be safe from whoever it was. Put your hand down there, slowly, from the side. Feel how hot it is, and help.',
        '{name} lies flat, chin to the floor, as heavy as it can make itself. It has not refused. It has nothing to refuse with. Lie down as well, and look for what is wrong with it.',
        {
          text: 'You raised your voice, and {name} has gone in under the bed, and the bed shakes, with the lamp on it. It is hot in there, and afraid. Lie down, be quiet, and hold in medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. That is said plainly, and meant, and it will be the same tomorrow. {name} likes it better than biscuits. It has sat down in the middle of the rule, and grins.',
        'It was shown, it was given time, it was told when it was right: {item}. You can see it go in and be put on the shelf for good.',
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
        'You lift the covers, and {name} goes in at the top and keeps going, until it has come to the bottom. It turns round there, once, with all the bedding. Then it is heavy.',
        '{name} gets on the couch, looks whether you mean it, and puts its full weight down. Somewhere inside the couch a spring says something. It looks at you. You say it was the spring.',
        {
          text: 'You lift the covers, and {name} looks in under them for a long time. Then it takes a corner in its teeth, draws the whole bed on to the floor, and lies upon it by the wall, where it can be seen to.',
          when: ['wary'],
        },
        {
          text: '{name} will lie on the landing, where it can hear the whole house decide to be quiet. You put a pillow out. It takes the case off that, neatly, lies on the feathers, and looks at you through the banisters until you are a lump.',
          when: ['wary'],
        },
        {
          text: 'It goes in under the covers, down to the bottom, and turns, and comes up again by way of your ribs. There it stops. The head is put down on your arm, and that is where the arm lives now.',
          when: ['trusting'],
        },
        {
          text: 'You have got into bed, and there is a sigh in the dark, and the mattress stands up on end. {name} comes in under the covers, over you, round by the wall. It has your knees by the time the springs are still.',
          when: ['trusting'],
        },
        {
          text: 'You take the covers off your bed and make a cave of them behind the armchair. {name} looks in, for a long time, and goes. It does not turn round in there. Leave it be. Medicine when it wakes, passed in low.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You spread out the heaviest quilt and step away, and {name} thinks about it, standing up. It puts its head under, and then, as nothing has come of that, the remainder. The hump goes up, and down, and up.',
          when: ['wary'],
        },
      ],
      little: [
        'It is not tired. It gets in, to keep the bed company, and the two eyes look out at you from the far end like a pair of boots.',
        '{name} lies where it was put. It does not sleep. It has no wish to, and one cannot shift it on that.',
      ],
      loved: [
        '{item}. It has gone under, and there is a hill there now, and the hill groans with comfort, and gives off heat like bread.',
        'It had settled about this once and for all: {item}. It gets in as one goes home. You can feel it through the floor when it lets go.',
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
        'You sit down, and {name} comes and sits on you. It is not large, it feels. You can stay there under it until it has thought.',
        'It puts its head in your lap, and lets the weight of it down by stages, first the chin, then the jaw, then what is in it.',
        'You do not say anything. It likes that in a person. {name} looks at you from the side, stripe by stripe, you would think, if it were you that had the stripes.',
        'There is a spot above the tail, a little to the left. Your hand has found that by itself. It groans, once, and you both look straight before you.',
        'It has gone through all that was ever decided here, and has come to the day of {loved}. It stops at that. It lays its jaw upon your foot, and thinks it over in its favour.',
        'There was a time when it waited {wait}. It knows just how long that was. It sets it down here, next to you, like something heavy, and leaves its paw on it.',
        {
          text: '{name} rolls over, in its own time, as a boat does. There is the star. It is quite small, and very white, and rises and falls. It lets you look.',
          when: ['trusting'],
        },
        {
          text: '{name} takes your hand, whole, in that mouth, as far as the wrist, and does not do anything with it. It has seen people hold hands. You sit like that. It looks out of the window, rather pleased.',
          when: ['trusting'],
        },
        {
          text: 'It lies over on its back, and you see the star, and it lets you put your palm there. It is warm, and about the size of a shilling. {name} shuts its eyes. It had been keeping it for when it was sure.',
          when: ['trusting'],
        },
        {
          text: 'It sits a door’s width off and has put the stick down between you, lengthways. By the end of the hour its nose is on the near end. Leave your hand where that is pointing.',
          when: ['wary'],
        },
        {
          text: 'You sit, and {name} lets itself down against your side by degrees, like a wall that has decided where to stand. Nobody speaks. You could not get up now if you wanted to. It has seen that you do not.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have sat, and it has sat on you. It took that in at the first. {name} does not need to be told a fourth time, and your legs have gone blue.',
        'It gets off. It is not against you, it has only got as far as one can in an hour. Come back to it later. It will not have moved.',
      ],
      ill: [
        'You get in under the covers with it, at the bottom end, where it is dark. {name} takes hold of your cuff. It breathes on that. Stay a while. Then get it what it is short of.',
        'It has its forehead against you and pushes, as it does with things, to find out if they hold. You hold. When it has found that out, bring it what it needs.',
      ],
      asleep: [
        'You sit, and the brick at the bottom of the bed moves, blankets and all, until it lies against you. It is very warm.',
        'In its sleep it has the stick by one end. You sit, and after some time the other end is pushed across to you, under the blanket.',
        'Its lips go back, asleep, from ear to ear. It has got you in there somewhere. You are being found good.',
        'It groans in its sleep, from below the quilt, and it is the groan that it keeps for {loved}. You stay for the end of it.',
      ],
      shy: [
        'You sit on this side of the armchair, and {name} on that. Presently the armchair is pushed an inch. Then you hear it sit down again.',
        'It has looked at the one hand, for the whole of the hour. Tomorrow it may do the other. You leave them both where they are.',
        {
          text: 'You sit on the stairs. {name} sits down five below, facing front, with its stick. It backs up a stair. After some thought it backs up another. You can feel the wood give, each time, and the warmth get nearer.',
          when: ['well'],
        },
        {
          text: 'You lie on the floor on this side of the armchair, and {name} lies on that. Under the fringe there are two eyes, and a dry nose on the boards. You push over your sleeve, and it is held. Push medicine over next.',
          when: ['ill'],
        },
        {
          text: 'You sit on the ground with your hands on your knees, and from behind the woodpile {name} looks at the left hand, and at the right. It does not come. But it lies down, with a thump, to go on looking.',
          when: ['from_child'],
        },
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
