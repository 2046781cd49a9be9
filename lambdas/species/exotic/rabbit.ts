/**
 * The Rabbit wants to hear everything once more and find that it was only the fridge. It fears hats, umbrellas, the
 * shadow of anything that glides, and the kettle, of which it expects the worst. It hoards quiet: under the bed there
 * is a kind that it has been saving. Three odd facts. Every sound is a hawk until it has turned out to be only the
 * kettle, only the stairs, and “only” is the kindest word it has. It thumps on the floor to warn the ones below, a
 * whole warren of them, it is sure, who have never yet thumped back, being so well brought up. And its hind legs are
 * not of its opinion: the front of it is anxious and polite, the back of it leaps for joy without being asked, and the
 * front has to look as if nothing had happened. Body: a dove-grey loaf with a cream dewlap and a nose that never stops,
 * and if it stops, something is wrong. It has no voice, only teeth, feet and the turning of its back. It eats hay stem
 * by stem, like a small sewing machine. It sleeps with its eyes open until it dares to flop. It sulks with its back to
 * you. It trusts by inches, by weeks, and then by putting its forehead under your hand. It never makes a sound, never
 * eats without a look along the room, never goes into a place that has one way out. Its keeper has both eyes at the
 * front, as those have who eat rabbits, and brings coriander. It has thought about this a good deal.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Something knocks on the inside of the shell, once, and waits to hear whether it was allowed. Then {name} is sitting there among the pieces with its nose going and one ear coming up.',
    'The egg falls open, and {name} does not move. Only the nose does. It takes in the lamp, the table, the size of you. Both eyes are very round. It stays.',
  ],
  looks: {
    thriving: [
      '{name} is crossing the rug at a decent walk when its back legs throw it into the air, turn it round and set it down facing the bookcase. It looks at the bookcase, rather hard.',
      'Down the hall, round the chair, down the hall. On the third lap {name} goes past with its front half apologising and its heels over its head.',
      'Out go the hind feet, over goes the rest: {name} has dropped on its side as though shot with happiness, and lies there showing the whole of a white stomach to the ceiling.',
      'Click, click, click, very softly, with the teeth. You had not known that there was a sound for it. {name} stops when you look up, and goes on when you look down.',
      'Once, {days} days ago, {name} was afraid of this rug. Today it dug it up, rolled it over, sat on the roll and had what must be called a fit of jumping.',
      {
        text: 'It comes at you down the hall so fast that its ears are behind it, goes twice round your feet, and throws itself down across both of them. You cannot go anywhere. It has thought of that.',
        when: ['trusting'],
      },
      {
        text: '{name} leaps clean over your outstretched legs, looks at what its own have done, and leaps back. It does that until it falls across your lap with a bump, like post, and lies there showing you its stomach.',
        when: ['trusting'],
      },
      {
        text: 'You come in with wet boots and your hood up, which is two things that it fears. It runs straight at them, and round, and round, and stands up against your knees to see if it is only you.',
        when: ['trusting'],
      },
      {
        text: 'It was leaping, you saw the end of it through the door. Now it sits in the middle of the rug, very grey and upright, with one heel still in the air. You go and rattle some cups.',
        when: ['wary'],
      },
      {
        text: 'There is a drumming overhead, up the hall, down the hall. You put one foot on the stair. Silence. When you take it off again there is a pause, for manners, and then it goes on, on tiptoe.',
        when: ['wary'],
      },
      {
        text: '{name} has got into the air and is on its way round when it sees you. It has to finish the turn. It lands with its back to you and eats a hay stem, from the wrong end.',
        when: ['wary'],
      },
    ],
    content: [
      'Fridge, stairs, pipe, and under them all a very small noise of breathing, which is you. The nose goes. {name} is a loaf, at rest, with all its feet put away.',
      'It begins as a hawk. Everything does. {name} hears it rise and rise with its whole back, and there is the click, and it was only the kettle. It lets go of the floor again.',
      '{name} washes an ear. It draws it down with both paws like a lady with a long glove, does it to the end, lets it go, and listens with it to see if it works.',
      'The tip of a chin is laid against the table leg and drawn along. That one is {name}’s, and now it says so. One cannot be too clear.',
      'Somewhere in the house a door shuts. A hind foot comes down on the boards, once. {name} holds its breath for the ones below, in case they should wish to say that they have heard.',
      'Under the bed it is quiet in the way that {name} likes best, and it has moved a small part of that into the corner of the sofa and is sitting on it.',
      'Among all that it listens for there is one thing that was never a hawk, not even at the start: {loved}. The nose goes a little faster, over nothing.',
      {
        text: 'You cross the room, and {name} turns as you go, like a sundial, keeping the same eye on you all the way. When you sit, it sits. It has left room behind it to run.',
        when: ['wary'],
      },
      {
        text: 'The stair creaks, and {name} does not look at the stair. It looks at you, sees you turn a page, and so it was only the stair. It puts its ear down.',
        when: ['trusting'],
      },
      {
        text: 'A sound. {name} has never heard it. It sits on all its feet at once, grey and round and hardly there, and the sound goes by, and the nose starts up again.',
        when: ['baby'],
      },
    ],
    curious: [
      'The front of {name} has gone to look at the paper bag. The back of it has stayed where it was, with the heels dug in. There is more of {name} in between than you would have thought.',
      'You have put on a different jersey. {name} sits up like a post, paws folded, nose going, and reads it from the hem to the collar.',
      'Something is written on the wind from the keyhole. {name} puts its nose there, then its forehead, then the whole flat of its cheek, and reads as far as the bend in the street.',
    ],
    bored: [
      'With great care {name} has taken the corner of the carpet between its teeth and pulled out one thread. It lays it down. It looks at the next. Come and play with it.',
      '{name} sits with its flank along the skirting and washes the same paw. It is quite clean, that paw. A willow ball would be a kindness, or a tunnel, or you on the floor.',
      'Nothing has happened. Every sound has turned out to be only itself, long since, and {name} has lain down flat under the quiet like something left on a shelf. Play with it for a bit.',
      {
        text: 'The hind legs have not said a thing all day. {name} sits with its face in the corner and lets both ears hang, and does not turn them for the kettle. Get down on the floor and play.',
        when: ['sad'],
      },
    ],
    hungry: [
      'The last stem goes in at one side of {name} like a thread at a machine. The machine stops. It looks at the rack, where there are only wires. Some hay, please, or something green.',
      'At the left-hand drawer, the one with hay in it, {name} has put its nose to the crack and is having what comes out for nothing. Feed it.',
      'Forehead against your ankle, a push. A step back, and a look at the place where the hay is. A push. {name} is asking to be fed, and is sorry to mention it.',
      {
        text: '{name} looks at the rack, and at you, and at the rack, from the back of the sofa, with only the half-raised ear showing. It would not dream of asking. Hay, please, and then go and sit down.',
        when: ['wary'],
      },
      {
        text: 'The rack gives a rattle, and there is nobody by it. It rattles again. A grey nose goes in behind the sofa. Some hay would be very good. If you should then be in the kitchen, that would be better.',
        when: ['wary'],
      },
      {
        text: 'It takes the hem of your trousers in its teeth, quite gently, and walks backwards with it, in the direction of the hay. Once it stops, to see whether you are still in them. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'It has sat down in your empty supper plate, and looks at you over the rim, with the nose going. It is not a hint. It only heard the drawer, this morning, and would like to hear it again. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You listen for the small sewing noise and it is not there. For {hours} hours {name} has had nothing to draw in, and a rabbit cannot be stopped so long. Hay, now, and greens if you have them.',
      'It has eaten the edge of the rug, where hay had once lain. {name} has the face of one who broke a rule and found nothing behind it. Feed it at once.',
      '{name} sits by the rack with its paws on the lowest wire, its ears let down along its back like something hung up for good. Bring food, quickly and quietly.',
      {
        text: 'Hunched on the mat, {name} presses its stomach to the floor, and the nose goes and stops and goes. Offer it greens with your own hand, now, and have medicine in the other.',
        when: ['weak'],
      },
      {
        text: '{name} has eaten through the back of the rack, and into the skirting, and you hear it in there, quick and steady, eating a wall. It will not come out for calling. Push hay in at the hole, a great deal, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has turned its back on you, under the bed, and its sides do not move as they should. There is no sewing. Lay soft greens behind it, now, within reach of a lip, and have the medicine warm.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The nose goes, but slowly, as if it were being turned by hand. {name} sits in the way of the sun and lets it do the work. Medicine, please, or a long lie on the mat.',
      '{name} sets out for the bed and thinks better of it after two hops. The back legs, for once, agree with the front. Let it rest, or give it something that helps.',
      {
        text: 'The hind legs give half a jump, from joy, and the front half sits down under it. {name} looks round to see who did that. Let it rest, with medicine, before they try again.',
        when: ['glad'],
      },
    ],
    dirty: [
      'It has begun to moult, and it comes off in clouds. There is one on the chair that you said good morning to. {name} needs the comb, or the damp cloth.',
      '{name} has one white bib and has been holding it off the ground as best it can. It is not white. It sits with its chin up and lets you see. A wash, please, without a bath.',
    ],
    sick: [
      'Coriander lies in front of {name}, and {name} looks past it. The teeth grind, loud enough to hear. Something has stopped in there that must not stop. Medicine, now.',
      'The nose has slowed, and then you watch for it. {name} sits hunched with its eyes half shut and its stomach pressed to the cool of the floor. It needs medicine.',
      'The ears lie back along the shoulders, too hot to hold. You drop a spoon, and {name} does not ask what it was. It has gone behind its own face, where it hurts. Medicine, and speak low.',
      {
        text: 'It would be under the bed, if it could. It has got its head under. The rest sits out on the boards, shaking, where you can see. Wrap it in something dark, give it medicine, and let go at once.',
        when: ['wary'],
      },
    ],
    failing: [
      'Your hand is over the nose before you are sure that it goes. It goes. {name} lies on its side, and this is not the happy way of lying. Medicine at once.',
      'It lets you lift it, and a rabbit does not let itself be lifted. {name} weighs what a jersey weighs. Give the medicine now, and keep its feet on something.',
      {
        text: 'You put your hands round it and it does not kick. It has always kicked you. The ears are cold right to the tips. Medicine now, a drop, and a drop, and hold it with its feet against your chest.',
        when: ['wary'],
      },
    ],
    near_death: [
      'There has been no sound in this house for {hours} hours, and {name} has listened to all of it. It lies in the open, away from every wall. Come and be a sound. Sit with it now.',
      'One hind foot is drawn up to thump, and has not come down. {name} has nobody to warn any more. Sit on the floor by it, now, and put your hand where the forehead is.',
      '{name} has come out from under the bed and got as far as your slipper, and put its head in. It was alone for {hours} hours. Stay, please, whatever else you do.',
      {
        text: 'It thumped. It thumped again. For {hours} hours it has thumped to the ones below, and nobody knocked. It sits in the open by the door, every foot under it, and listens for yours. Come in now, heavily, and sit.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies along the wall with its face in the corner, and when your step comes it is too weak to fear it. Only the ear turns. Lie down on the floor now, at its back, with the medicine by you.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Both eyes are open, and {name} is asleep. You can tell by the nose, which has stopped at last, like a small mill in the evening.',
      '{name} has flopped. It went over all at once, feet and everything, and you hurried across the room, as one always does. It is only asleep.',
      'There is one fold of ear left up, like the corner of a page that somebody means to come back to. The rest of {name} is fast asleep beneath it.',
      'A hind leg runs two steps and kicks. {name}, asleep, has been surprised by joy, and this time there is nobody to look respectable for.',
      {
        text: '{name} sleeps as a loaf, feet under, facing both doors, and its nose still goes. If you cross the room it will have been awake the whole time.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in the mouth of the tunnel, loaded, like something in a slingshot. The eyes are open. You breathe on your tea, to cool it, and the one ear that is up goes round to your breath.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep on its side in the middle of the floor, where anything might come from anywhere, with a cream chin up and four feet out. Nothing is between it and the hawks but you.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone over on its back in the crook of your arm, feet up, mouth a little open, and there are the two long teeth. The kettle comes on, right through to the click. Nothing has stirred.',
        when: ['trusting'],
      },
      {
        text: 'It sleeps hunched, with its eyes not quite shut, and the nose goes now and again, like someone turning a page. Put the blanket round and not over. There has to be medicine ready, warm, when the ear lifts.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'A door bangs, and nothing in {name} starts. Nobody is listening for it. Sit beside it and listen, now. It wakes at {wakes_at}.',
      '{name} sleeps with its chin on the bare floor and its nose not quite at rest. It may be too little, alone. It wakes at {wakes_at}. Reflect here until then, and breathe so that it hears.',
      {
        text: 'It went to sleep under the hay rack with its face turned up. Sit by {name} now and keep still, and at {wakes_at}, when it wakes, let there be hay.',
        when: ['unfed'],
      },
    ],
    shy: [
      'There are two ways out of this corner, and {name} has a foot towards each. Sit down, sideways on, and do not look with both eyes at once. It is how the others look.',
      'You breathe in, and it is gone. It is beneath the bed, at the very middle, where no arm gets to. Lie down on the floor for a while and be somebody who is only lying on the floor.',
      'The front half of {name} would like to know you. The back half is already in the next room. Give them time, and stay about.',
      'Sometimes it hears you from {wait} away, or thinks it does: that was the longest, once. {name} sits with its back to the wall, listening to you being here. Keep still for it.',
    ],
    back_from_death: [
      '{name} is here again. It sits in the middle of the room, where no rabbit sits, and listens to the fridge as though it were music. Stay near, and let the next meal be when it should.',
      '{name} has its ears up, to the very tips, as you had never seen them. It turns them on each thing in the house, slowly, and it is all there. Keep it company, and do not be late with the hay.',
    ],
    old: [
      'It does not run for the kettle any longer. {name} opens one eye, hears it to the click, and closes the eye, in the manner of someone who has read the book.',
      'There are hollows in the sofa, the mat and the patch beside the stove, each as large as a loaf, and {name} goes from one to the next with the sun. The hind legs keep one small jump for Sundays.',
      'For {days} days it has thumped, and nothing has come of any of it: no hawk, no fox, no wheel. {name} lies with its chin out, rather proud.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Stem by stem, in at the corner of the mouth, like thread into a machine. {name} stops when the stair creaks, hears it out, and sews on.',
        '{name} eats as one eats on a railway platform, a mouthful, a look along the line, a mouthful. Nothing is due, and the bowl gets empty.',
        'First the leaf, from the tip, then the stalk, shorter and shorter, and then only the nose, going, in front of no stalk at all.',
        'You put it down and step away, which is right. {name} looks at the dish with the left eye, at you with the right, and begins.',
        {
          text: 'Halfway through the greens the hind feet leave the floor. {name} comes down a yard off with a leaf in its mouth, and walks back, chewing, as if it had meant to fetch something.',
          when: ['well'],
        },
        'It takes the smallest piece and carries it to where it can see both doors. Then the next. It has been to the table nine times when the dish is bare.',
        'Only chewing can be heard, and the kettle, and {name} does not stop for the kettle. There is a great deal of hay to get through.',
        {
          text: 'You set it down and go as far as the door. {name} stretches until it is twice as long, the hind feet still under the bed, and brings back one leaf. The bed eats it.',
          when: ['wary'],
        },
        {
          text: '{name} eats with its back to both doors, because you are at them. Once a chewing face comes up, sees that you are still being the doors, and goes down again into the coriander.',
          when: ['trusting'],
        },
        {
          text: 'It smells green. {name} has never seen green from so near, and touches it, and it does not leap. Then there is less of it, and the nose is going very fast.',
          when: ['baby'],
        },
        {
          text: '{name} takes the first leaf and runs once round you with it, then the second, and once round. By the end you are wound up in a rabbit. It eats the last with its forehead against your shin, clicking its teeth.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats lying down, on its side, with all four feet out, like a Roman. You hold the stalk. When it has eaten as far as your fingers it washes them, one by one, and does not miss the thumb.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It shoots out, takes the biggest leaf by the middle, and shoots in. The leaf was wider than the gap. There is a struggle, then a very loud munching, and the two ends go in, left, and right.',
          when: ['wary', 'well'],
        },
        {
          text: 'You put it down and lie flat, and are a rug. {name} comes out, cheerful, ears up, eats the whole dish, with hops between, and on the way back it jumps over the rug, quite high.',
          when: ['wary', 'well'],
        },
        {
          text: 'It does not get up for the dish, so you lie down by it, nose to nose. It takes a stem out of your lips, with its own, and then it rests its chin upon your cheek to do the chewing.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'There have been {streak} on time, and {name} heard you on the stair and did not gather its feet. It eats full length, heels out behind, which is against all advice.',
        'By now {name} knows the sound of that drawer from all the others. After {streak} in a row it is there first, stretched out long, with the back half not even ready to leave.',
        'For {streak} meals together {name} has eaten with its face to you, and it is only now that it notices. It thinks this over, chewing. It does not turn round.',
      ],
      early: [
        '{name} takes one leaf, so as not to hurt your feelings, and goes back to its loaf. It was not expecting this until {opens}, and the unexpected goes down badly.',
        'Was that the drawer? It cannot have been, so early. {name} goes to look whether the drawer is all right, and has a nibble at an edge, to calm it. Bring it again at {opens}.',
        'There is hay going through already, all the way along. {name} has a stem for company and leaves the rest. Its time is {opens}.',
        {
          text: 'It comes to the edge of the bed and smells along the floor as far as the dish. Full, says the nose. It draws in one leaf, and the fringe falls. You might make that noise again at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} has no room in it for so much as a stem. It takes the leaf from you, to please you, and puts it in your slipper, and sits on that. It will be eaten at {opens}, together.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} has its back to you. It hears the dish set down, and eats when you have gone round to where its back is again.',
        'It eats quickly and listens between, not to the stairs, but to you. There was a while when you were a sound that did not come.',
        'The nose goes, the teeth go. You reach for the forehead, and it is not there: {name} has laid its chin on the floor and pushed the dish between you with one cream cheek.',
        {
          text: 'It eats a stem, shuts its eyes, eats a stem. The half-raised ear has come down. It ought to have been sooner, and now there ought to be medicine, and somebody quiet near by.',
          when: ['weak'],
        },
        {
          text: 'It eats one stem, slowly, and that stops halfway in. You lean to see, and it draws back with the stem still out, like a thread that nobody has cut. Medicine, please. From behind, and without a word.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had made itself so small in the corner that you nearly set the dish upon it. It eats a leaf’s edge. The teeth grind on after there is no leaf. Have medicine by you, and sit sideways while you wait.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You hear it first: it is at your papers, and has got to the signature. It leaves those for the hay, eats all of that at a great pace, and goes back to them, not in anger, with its ears up.',
          when: ['wary', 'well'],
        },
        {
          text: 'When it was late {name} thumped, so that the ones below should know what to expect of you. It eats now, with its feet towards the door, and after each mouthful gives them the news, one thump, quite short.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} sits in the hall with its back to you, between your shoes. It has sat there since the hour. It eats, and does not turn round, but leans, till the whole of its back is against your leg.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} chews a stem for a long time before it can swallow, like a mill being got to turn. That was {hours} hours. It should never be more than five. It eats with its face to the wall.',
        'It had taken the quiet under the bed and gone to live in it. The hay is drawn in, stem by stem, from underneath. You see no rabbit. It was {hours} hours.',
        'You hold the greens, and {name} reaches for them with its neck only, the feet gathered for going. After {hours} hours it is not certain which of the two kinds you are.',
        {
          text: '{name} takes one leaf, holds it, and forgets to chew. You can hear no sewing. After {hours} hours a rabbit’s stomach stands still. Medicine now, warm, and rub its sides.',
          when: ['ill'],
        },
        {
          text: 'The mill has stopped. After {hours} hours you lay your ear to its side and there is nothing. It takes a leaf on its lip and lets it be there. Medicine now, warm, and rub, even though it stares past you.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It is under the bed, at the middle, after {hours} hours. You slide greens along on the ruler, and one goes in, slowly. When the hand follows it shuts its eyes. Send medicine on the ruler, too, and keep your hand outside.',
          when: ['ill', 'wary'],
        },
        {
          text: 'In {hours} hours it has dug. The floor is up in the corner, and its nose is earthy and merry. It eats your greens, with one foot down the hole, and hears something there that it would rather have.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'It lays its chin on the heap, to show that it is grateful and whose it is, and does not open its mouth. Come back at {opens}.',
        '{name} is quite round. It moves one leaf from here to there with its lips, and one back. At {opens} it could be glad of them.',
      ],
      ill: [
        'You hold one blade to its lips. After a while the lips take it, and the blade goes in by the width of a letter, and stops, and goes in. That is good. Medicine next.',
        '{name} eats three leaves of the softest thing and shuts its eyes. At least it is moving in there. Give it medicine now, and rub the stomach gently.',
      ],
      loved: [
        'You can smell it on your own fingers: {item}. {name} has forgotten its back legs, the door, the hawk, and is standing on your foot.',
        '{item}. It is gone in a sort of green purr. {name} feels about your sleeve with its whiskers, inch by inch, up to the elbow.',
        'No run-up, no detour by the wall: {name} comes straight across the open floor for it. {item}. Afterwards it lays its chin against your thumb and draws it along.',
      ],
      disliked: [
        'It is picked up, by the edge, and put outside the dish: {item}. {name} looks for whatever was meant to be under it. Hay, perhaps.',
        '{name} turns round and sits down with its back to it. You could take that for a complaint, and you would be right: {item}. Something with a leafy smell, another time.',
      ],
      harmful: [
        'It trusted the green of it and now it sits hunched, teeth grinding, the stomach hard as a drum. Keep this from it always: {item}. It has had no meal. Rub it softly and stay.',
        '{item}. {name} thumps, and thumps again, to warn the ones below, and cannot say of what. Throw it out. Only hay after this, and watch that the nose goes.',
      ],
    },
    play: {
      wanted: [
        'A dash, a dead stop, a dash. You are not sure what the rules are. Then {name} goes straight up, twists, and comes down behind you, and that was evidently it.',
        '{name} picks the thing up in its teeth and throws it. It has fallen over. Well, it was made to. {name} sets it upright with its nose and throws it again.',
        'Round the chair, and you after it, and round, and now it is after you. When you turn to look, {name} is washing its face.',
        'It tears one strip from the edge, slowly, with a look at you, and a second. By the end {name} is sitting in snow up to its elbows, and its heels have gone off twice.',
        {
          text: '{name} will play, but from underneath. A paw comes out from the bed, sends the thing over the boards to you, and is gone. You send it back. It waits a good while, and then the paw.',
          when: ['wary'],
        },
        {
          text: 'You hide behind the door, and it looks for you, from as far off as one can. At your hand it leaps, turns in the air, and is at the other end, and waits there, trembling with hope, for the hand.',
          when: ['wary'],
        },
        {
          text: 'Over your legs, under your knees, over your legs. At each leap {name} kicks off from you, with both hind feet, quite hard, as one does from something that is sure to be there.',
          when: ['trusting'],
        },
        {
          text: 'It digs you up. You are under the rug, being still, and {name} comes and scrabbles, flings the corner over, finds your face, and is so startled that both its ends jump at once, and it licks you.',
          when: ['trusting'],
        },
      ],
      little: [
        'The front half joins in for a bit, to keep you company. The back half had its fun before you came, and is lying down.',
        '{name} gives it a push with its nose, a small one, and then offers you its forehead in place of a game. It was happy where it was.',
      ],
      bad_time: [
        'You roll it past. {name} does not follow it with so much as an ear. It wants something else from you, and it wants that first.',
        '{name} lets you see the whole of its back. It is not sulking. It is holding itself together on the other side. Look to its needs, and put the game away.',
        {
          text: 'It makes one hop, to be polite, and the teeth begin to grind. {name} is ill, and no game will loosen that. Give it medicine.',
          when: ['ill'],
        },
        {
          text: 'The hind legs gather for it, tremble, and let it go. {name} is starving, and the front and the back of it are quite agreed. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}: and before {name} can compose itself it is in the air, sideways, with all four feet at different heights. It lands. It does not even look round to see who saw.',
        'It has been thrown, chased, thumped at, chinned and dug under, and now it is being sat on: {item}. {name} is out of breath in the nose.',
      ],
      disliked: [
        'It makes a noise, it comes from above, and you seem to like it: {item}. {name} watches from beneath the chair. Something it could chew would be braver company.',
        '{name} approaches with its front, the back says no, and that is how it stays until you take it away: {item}. A tunnel has never frightened anyone.',
      ],
      harmful: [
        'There was a scream. You had been told that they have no voice. {name} is under the bed with its ears along its back. Carry this out, by the far door: {item}. Then lie down on the floor.',
        '{item}. It leapt from it and came down badly, and now one hind foot is put down with care. Find somewhere for that thing which is not this house, and keep everything quiet.',
      ],
    },
    clean: {
      wanted: [
        'The comb goes through and brings away a second rabbit, without feet. {name} smells it, from end to end, and finds nothing to fear in it.',
        'You do the bib with a damp cloth, small strokes, as a mother would. {name} closes its eyes, first the one on your side.',
        'Its corner has fresh straw and no smell of yesterday. {name} goes in, comes out, goes in, and draws its chin along the edge, so that there may be no doubt.',
        {
          text: 'One stroke, and {name} is at the wall. You put the comb on the floor between you. It comes and smells the teeth, all of them, and sits down sideways to it: one more, then.',
          when: ['wary'],
        },
        {
          text: '{name} comes to the comb in small rushes, and goes from it in one. So it has been groomed, by the end, in dashes. From beneath the bed it looks out, trim, to see if you are cross.',
          when: ['wary'],
        },
        {
          text: 'It lies down flat to be combed, chin along the floor, and grinds its teeth, very softly. When you stop it pushes its nose under the comb, and lifts it, and puts it where you were.',
          when: ['trusting'],
        },
        {
          text: 'It folds itself down on your foot and lets you do the ears, insides and all, with one warm finger. While you have hold of them it cannot hear a thing. It has shut its eyes as well. You hum.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had been at it already, with spit and both paws. It lets you do one ear, because you seem to want to.',
        'One hair comes away. You both watch it go up in the draught and settle on the lamp.',
      ],
      loved: [
        'You begin, and {name} goes flat, like something poured out: {item}. The teeth click. If you leave off there is a nudge.',
        '{item}. {name} stretches its chin along your knee so that you can get under it, and the hind legs lie out behind like somebody else’s luggage.',
      ],
      disliked: [
        'It was borne, with the eyes very wide and the heart going so that you felt it in the cloth: {item}. A dry comb asks less of a rabbit.',
        '{item}. {name} shakes each foot at you in turn, as it goes off. You know by now what that means. Only the damp cloth, next time, and only the chin.',
      ],
      harmful: [
        'It is wet to the skin and as small as a glove, and its heart goes too fast to feel the beats. Dry {name} in a warm towel at once. A rabbit can die of {item}, and must not be asked to.',
        '{item}. The skin under the fur has gone pink and {name} sits facing the corner, shaking its head. Wipe it off with clear water, and let it smell only of itself.',
      ],
    },
    medicine: {
      wanted: [
        'The syringe goes in at the side, behind the front teeth. {name} swallows with its eyes on the ceiling. After a long while, in the stomach, something says gurgle. You could cheer.',
        'You rub its belly as you were shown, round and round, after the dose. The grinding slows to nothing. {name} puts out its tongue and licks your wrist, once.',
        'It struggles, politely, and takes it. By and by the nose has found its old pace, and one ear gets up to see what it has missed.',
        {
          text: 'The towel comes, and {name} goes stiff as a shoe in it, eyes white at the rim. It swallows. Let down, it runs to the bed, and stops at the edge, and thumps once, to say that it is over.',
          when: ['wary'],
        },
        {
          text: 'It puts its forehead under your hand first, and is done, and then it lets the other hand come. It swallows, with its eyes shut. A good while after, one ear goes half up, and asks what that sound was.',
          when: ['trusting'],
        },
        {
          text: 'It hops up to you, puts its nose to the syringe, goes quite flat with dread, and stays. Nothing is holding it. When it is over it has hidden its face in your armpit, and there it starts to breathe.',
          when: ['trusting'],
        },
        {
          text: 'You hold it against your shirt, and it goes in by half drops. The nose, that had stopped, turns over once, like a mill when the water comes. Give it more before long, and go on holding.',
          when: ['ill'],
        },
        {
          text: 'Into the towel, and down it goes, and out of the towel. It gets as far as the chair leg and leans there with its back to you. Then, low down, a gurgle. It will need another dose, in the same towel.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It swallows with the whites of its eyes showing, and you tell it that it is only medicine. Only. It has heard that word. It goes under the fringe, but it leaves one hind foot outside until you have gone.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You listen at its side, and everything is going along in there like a little factory. {name} needs nothing from the bottle. It would have a leaf.',
        '{name} kicks the spoon across the room and is appalled at itself. There is nothing wrong with those legs. Keep it for a bad day.',
      ],
      loved: [
        '{item}: and {name} comes out to meet it, with its front and its back together. It licks the last from the tip, and the tip.',
        'You had only said it to yourself: {item}. {name} was there before you, sitting where it is always done, with its chin up.',
      ],
      disliked: [
        'It runs down the bib: {item}. {name} gives you the look, and then the back. Perhaps half went where it should, and perhaps with a bit of basil there would be more.',
        '{item}. It is taken as one takes bad news, without a sound. Afterwards {name} washes its mouth for a quarter of an hour.',
      ],
      harmful: [
        'It lay still for you, for once, and that was the thing to fear. The stomach has gone silent. Not {item}, not a drop, not to a rabbit. Keep {name} warm, and rub it, and do not leave.',
        '{item}. {name} sits with its feet drawn in and its nose barely going, and cannot be got to care about the stairs. Put that bottle out of the house.',
      ],
    },
    discipline: {
      wanted: [
        'You say no, quite softly. It lets go of the cable, one tooth at a time. Then it goes to the far side of the room and thumps, so that the others will know about you.',
        'One clap. {name} is off the sofa and under it. It comes out later, by the other side, and walks round the sofa in the manner of one who never knew it well. You get no forehead for a time.',
        {
          text: '{name} is off the sofa before the clap has finished. It sits with its nose where two walls meet, and its ears down. It will not do that again. It will not look at you.',
          when: ['wary'],
        },
        {
          text: 'You say no. It stops, thinks, goes away from the flex, and comes back with its head low, along the floor, and pushes it in under the hand that said so. You had better do between the ears.',
          when: ['trusting'],
        },
      ],
      little: [
        'The cables had been given up long ago. {name} looks from you to them and back, and pats one flat with its chin, to show that they are on good terms.',
        '{name} sat down at the first letter. It is sitting. It could not sit any more than it does.',
      ],
      bad_time: [
        'It flattens. The nose stops. There is nothing under your voice now but a heart going. Whatever it did, it needs looking after first. Sit down, and say something else.',
        '{name} goes under the bed, to the middle, and takes its quiet in after it. That was not a day for lessons. Find out what it lacks.',
        {
          text: 'It lies flat, and the nose has stopped, and it is not listening, it is waiting for the beak. There is no lesson that it could hold. Get down on the floor. Say that it was only you. Warm some medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. The nose slows down to listen, and both ears turn to you. So that is how it is done. {name} goes and does it, hop by hop, looking back.',
        'It takes it to heart, though gladly, as you take a word from somebody you were watching anyway: {item}. The wire is left alone.',
      ],
      disliked: [
        'It does what you want, at a distance, and flicks its heels at you on the way: {item}. A soft no would have reached it just as well.',
        '{item}. {name} has understood, and turned round, and what you are now talking to is a tail.',
      ],
      harmful: [
        'For some moments {name} lay like a thing let fall, eyes open, nose still: {item}. Fright alone can kill one. Teach it nothing in that way. Lie down on the floor, and do not reach.',
        '{item}. It has stopped thumping. It will not tell the ones below about you, it only sits in the middle of the dark and shakes. Stay outside and speak low, and whatever you say, let that be no part of it.',
      ],
    },
    sleep: {
      wanted: [
        'You draw the blanket over the front of the house and leave both ends open. {name} goes in, looks out at one, looks out at the other. Then there is a soft thud, and that is the flop.',
        '“Nothing is coming,” you say, and {name} goes to the door, the window and the gap by the stove, to hear it from them. Then it lets out its chin along the mat.',
        {
          text: 'You put out the lamp and creak off down the hall, as loudly as you can, so that it knows how far. When you have sat down, far away, there is a small thud under the bed.',
          when: ['wary'],
        },
        {
          text: 'It goes into the house, turns about, and there are two eyes in the door. You say good night. You say it from the hall. You say it from the foot of the stairs, and then there are none.',
          when: ['wary'],
        },
        {
          text: 'It hops into its house and out of it, and lies down instead along your foot, with both eyes shut. You had never seen them shut. The stair creaks. They stay like that.',
          when: ['trusting'],
        },
        {
          text: '{name} gets up on the bed, and under your blanket, where there is only one way out, and you are it. It turns round twice, lays its back along your side, and thumps, gently, to tell the others.',
          when: ['trusting'],
        },
        {
          text: 'You lay the warm stone by it and go away on your stockings. It does not flop. It lets down its chin, slowly, as one lowers a bucket. When the light goes round to the wall, come with medicine, creaking.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} makes a loaf of itself, because you asked, and lies listening to you tiptoe. It could tell you which foot.',
        'It was not tired, and now it has to lie there and think of owls. Before long the hind legs have carried it back to the rug.',
      ],
      loved: [
        '{item}: and it goes over at once, like a cut flower, and for a moment you are frightened, and then you hear the teeth.',
        'It digs a little, for form’s sake, turns, and lets everything go, dewlap and all: {item}. The nose runs slower, slower.',
      ],
      disliked: [
        'There is only one way out of it: {item}. {name} rests in front of it with its heels to the thing. Under the bed would do very well.',
        '{item}. {name} sits on it upright, in the attitude of somebody at a bus stop, and gets what rest can be had there.',
      ],
      harmful: [
        'It came out breathing fast, ears hot as toast, and lay down along the tiles: {item}. It cannot cool itself, so do not bed it there. A cool floor, and water, and you beside it.',
        '{item}. {name} has thumped until its foot is sore, and will not go near that corner. Something there hurt it. Clear it all away.',
      ],
    },
    reflect: {
      awake: [
        'You lie down on the floor. After some time there are whiskers in your hair, and breathing, and a small tooth that tries one strand to see whether it is hay.',
        'You sit, a little sideways. {name} tells the sounds over: pipe, clock, bird, you. It leaves you till last, and then goes round again to have you twice.',
        '{name} comes by on business of its own, stops with its flank against your foot, and has forgotten the business.',
        'Neither of you moves, for the length of a whole kettle. When it clicks, you both breathe out.',
        '{name} has both its eyes at the sides and sees all the room but the bit before its nose. It puts that bit against your knee.',
        'For {wait}, once, you were not one of the sounds. {name} says nothing of it. It only has a hind foot on the hem of your trousers while you sit.',
        {
          text: 'A forehead arrives under your hand, low down, and waits there to be done. You do it, between the ears, where the two of them meet.',
          when: ['trusting'],
        },
        {
          text: '{name} takes you under the bed. You go in on your elbows, as far as you fit, and there is the quiet, all that it has saved. You lie in it side by side. Neither says what it sounds like.',
          when: ['trusting'],
        },
        {
          text: 'A thing with wide wings goes over the skylight. {name} saw. It does not run, and does not thump. It gets in between your hand and your knee, and looks up at you, and waits to be told.',
          when: ['trusting'],
        },
        {
          text: 'You sit with your back to it, which is manners. Behind you something comes one hop, and listens to you, and goes half a hop home. You do not turn round.',
          when: ['wary'],
        },
      ],
      little: [
        'That is four times, and {name} has heard all the sounds there are to you. It gives your sleeve a lick and turns over. Come again when an hour has gone by.',
        '{name} moves off by one loaf’s length, and settles. It likes you. It would like to do so in peace now.',
      ],
      ill: [
        'You lay a hand along its side and keep it there. Under it the heart goes, and gradually goes less. {name} shuts the eye nearest you. See to what it needs before you go.',
        'It leans. It is not much of a weight, and it is all there. You stay where you are, and neither of you listens for anything. It still wants tending, and soon.',
      ],
      asleep: [
        'You sit down. A whisker lifts, finds out who it is, and is laid back along the cheek with the others.',
        'The nose has stopped, and you have learned by now that it may. {name} sleeps. You listen to the house in its place: the fridge, the stair, and nothing, and nothing.',
        '{name} kicks out in its sleep, and the foot lands against your leg, and it leaves it there.',
        'It is dreaming of something green. You can guess what, from the whiskers: {loved}.',
      ],
      shy: [
        'You lie on your front and look at the skirting. There is no rabbit anywhere. After half an hour there is a nose against the sole of your foot, and then no rabbit anywhere.',
        '{name} stays beneath the bed, with the way out on either side. But it has turned round, so that it is the face which is towards you.',
        {
          text: 'You sit sideways and hum. Behind you it is jumping, you can hear the landings, each in another part of the room. When you leave off, it leaves off. You hum on, and it lands, once, quite near.',
          when: ['well'],
        },
        {
          text: 'It sits with its back to you and its feet drawn in, and you can hear the teeth grind from the door. You lie down there, on your side. You say, only medicine. The ear that is up stays up.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'timothy hay':
        'You fill the rack with timothy hay and there is the sewing noise, stem after stem. A cart goes by outside. The needle stops, hears that it was only a cart, and picks up the same stitch.',
      'romaine lettuce':
        'The leaf of romaine lettuce goes in at the edge and comes nearer and nearer until there is only the rib, and behind the rib a face. It looks at you down the length of it, and bites.',
      'fresh coriander':
        '{name} smells the coriander from under the bed, fresh, and in your hand. It comes the whole way across the open boards for that. At the last stalk its lip touches your finger, and it does not run.',
      'dandelion greens':
        'You put down the dandelion greens with the flower on. {name} eats all round the flower, very correctly. Then the hind legs go off, and it comes down facing you, with the flower in its mouth.',
      'basil sprig':
        'It carries the sprig of basil to where it can see both doors, and eats there with its eyes half shut. For as long as there is a leaf left, nothing in the house is a hawk, not even you.',
      'carrot tops':
        'You hold the carrot by the wrong end, and the tops hang down. {name} draws them in, thread by thread, standing up on its hind feet, and at the end you are both holding the carrot.',
      'hay pellets':
        'A handful of hay pellets in the tin sounds like rain. {name} eats them one at a time by your slipper, and between two of them it lays its chin along that, to see that it is still there.',
    },
    play: {
      'willow ball':
        'You roll the willow ball, and it rattles. {name} lets that go by and hears it stop. It takes it up in its teeth and flings it, and the back legs are so pleased that they go too.',
      'cardboard castle':
        'The cardboard castle has one gate, which will not do. {name} goes in backwards, there is a noise of carpentry, and a nose comes out at the rear. Now there are two. You may be the one who knocks.',
      'stacking cups':
        'You build the cups into a tower, and {name} looks at it as one does at a neighbour’s chimney. It stretches, pulls one out from below with its teeth, and has hopped clear before the noise.',
      'hay stuffed tube':
        'The tube is stuffed with hay at both ends. {name} pulls a wisp from the left, runs round, and pulls from the right. You hold the middle. It tugs you by it, quite hard.',
      'tunnel run':
        '{name} looks through the tunnel first, to be sure of the far end. Then it is in, it is out, round your knees and in, faster, until there is a draught, and the ears come before the rabbit.',
      'old phone book':
        'You give it the old phone book, and it opens that at Smith. Page after page comes away, in strips, loudly, and all by itself. It looks over the heap at you, astonished, and starts on Taylor.',
      'toy keys':
        '{name} has the toy keys by the ring, and shakes them, and drops them, and nobody has come home. It does that again. You get up and go to the door, to oblige. It looks at the keys.',
    },
    clean: {
      'moulting comb':
        'The moulting comb goes down its back, and half of it stays in the comb. {name} holds still, with its chin on the boards. When you have laid the fluff by there are two rabbits.',
      'litter box change':
        'You change the litter box, and shake in the clean. {name} waits behind you until it has been quiet for long enough. It gets in, draws its chin round all four sides, and looks out over the edge at you.',
      'scent gland cleaning':
        'It is not a thing one speaks of, the scent gland. You do it with warm water and your eyes on the bookcase, and {name} has its face in the crook of your arm. Afterwards neither of you was there.',
      'damp cloth wipe':
        'You wipe down the cream bib with a damp cloth, in short strokes, the way the fur lies. {name} hears the cloth dip, drip and come. By the fourth time it puts up its chin before the drip.',
      'claw clipping':
        'You wrap it up, all but one foot, and there is the clip. It is a click, like the kettle’s. {name} hears eighteen. After the last it waits a little, with its nose in your sleeve, in case of tea.',
      'loose fur plucking':
        'The fur comes out in tufts between your finger and thumb, loose as down. {name} lets you pluck along the whole flank, with its eyes going narrow. You blow one off your lip. It watches that settle. Only fur.',
    },
    sleep: {
      'hidey house':
        'You set the hidey house against the wall, with its two doors. {name} tries one, then the other, and then sits in the middle. Through the roof you hear a small soft thud.',
      'cool ceramic tile':
        'The ceramic tile has been in the larder and is cool. {name} lays its stomach on it, and out go the hind feet, soles up, like two small loaves. You step over them on your way by, and they stay.',
      'seagrass mat':
        'You unroll the seagrass mat, and it creaks, and smells of somewhere flat. {name} digs at it, three strokes, turns and lies down. It takes one blade in its teeth, and falls asleep before it has bitten through.',
      'under the bed':
        'You lift the fringe, so that it can get under the bed. In there is the quiet that it has been saving. A cream nose comes out beneath the fringe, finds your toe, and goes in to it.',
      'low hay loft':
        'You have put boards across, for a low loft, and heaped the hay on them. {name} goes up, in two hops. The hay shuts over it. Now and then a stem by your shoulder is drawn in.',
      'hushed living room':
        'The living room is hushed. You have stopped the clock and stuffed the letter box. {name} goes from one thing to the next, and at the sofa, against your heel, goes over on its side.',
    },
    medicine: {
      'belly massage':
        'You lay it along your knees and rub its belly, round and slow, as you were shown. Its teeth leave off. From under your hand comes a gurgle, very small, and {name} turns its ear to it. Only itself.',
      'recovery food syringe':
        'The syringe of recovery food goes in at the corner, behind the front teeth, a pea at a time. At the fifth {name} begins to chew of its own accord, and takes hold of the end.',
    },
    discipline: {
      'soft no':
        'You give it the soft no. {name} has the flex between its teeth, and lets it go, without biting down. Then it comes and puts its chin on the toe of your shoe.',
      'chew toy redirect':
        'You slide the chew toy in between {name} and the leg of the chair. It smells the one, smells the other. It takes up the toy and goes to be a rabbit who never met that chair.',
    },
  },
  refusals: {
    asleep: [
      'It is on its side with its feet straight out, and no, it has not died. {name} sleeps until {wakes_at}, and would leap out of its skin at a dish. Reflect. It hears that and does not wake.',
      'An ear comes up, turns on you, and asks you to wait until {wakes_at}. The rest of {name} is asleep. You may lie down near it and be one of the sounds.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. Today the hind legs went off for the first time. It came down facing you, with its ears over its eyes, as startled as anyone.',
      'A child now, and {name} has thumped: one small foot, one small knock. It waits at the crack in the boards, to hear what they will say.',
    ],
    teen: [
      '{name} is half grown, and digs. It dug at the rug, the bed and your lap, and each time turned its back on you for having a floor under it. Be patient, and be regular.',
      'Being a teen is having ears that grew in the night. {name} trips on one, blames you, and thumps at it. It listens to none of the sounds it used to, and starts at all of them.',
    ],
    high_care: [
      '{name} is grown, and {form}. It flops in the middle of the kitchen, on its side, eyes shut, between the feet of somebody who is making tea.',
      'Full grown, {form}: {name} washes your hand as it would an ear, to the end, both sides. Then it lies down on it, and the hand has to stay.',
    ],
    balanced: [
      'A grown {form}, {name} has its run: bed, hall, window, stove, and back by dark. It knows the ways out of everywhere. It comes in by most of them.',
      '{name} is a {form} now and full grown. It has a hollow in the long grass that you do not know of, and another in your cushion, and both are warm.',
    ],
    low_care: [
      '{name} has grown up unheard, a {form}. You see a grey thing go round the door, or it was the door. There are stems of hay in rooms that you do not use.',
      'It listens so well now that it is never there. {name} is full grown, and a {form}. The place under the bed is warm, and it is always just warm.',
    ],
    rescue: [
      'Grown, a {form}, with one ear that came out of it torn: {name} goes to whatever trembles, the dog next door, the washing, and sits down beside it.',
      '{name} was very nearly a thing that had been heard of. It is grown now, a {form}, and thumps at night for no reason but to be answered. You knock on the bed frame.',
    ],
  },
  trust: [
    'You came in, and {name} did not look up. Both ears knew by the stairs. It is the first time that it has let a sound be only you.',
    '{name} walked the length of the room, in the open, away from every wall, and pushed its forehead in under your hand. You were holding a cup. You still are, somewhere.',
    '{name} thumped, and you, without thinking, knocked on the floor with your heel. It stood up to its full height. They have answered. It has been looking at you ever since.',
  ],
  streaks: [
    'Ten meals at their hour. {name} has been seen to yawn while you fetched the dish.',
    'Twenty-five on time. {name} now listens for the drawer as others listen to a favourite tune, and comes in at the same bar.',
    'Fifty, and at each of them it was only you. {name} has begun to put some faith in the word only.',
    'A hundred meals, all when they should be. {name} ate today with its eyes shut, both ears down, and its back to an open door. Nothing came through it but a bit of sun.',
  ],
  ages: [
    'Ten days old, and {name} has a hollow of its own in the cushion.',
    '{name} is thirty days old and has got used to the fridge. It has not changed its mind about the kettle.',
    'A hundred days: so many nights, and a fox in none of them. {name} tells the ones below, with one foot, gently.',
    'One year. {name} has had three coats off and kept the house safe in all of them. The moult lies about like weather.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['fresh coriander', 'basil sprig'] },
      wish: 'Somebody two doors down has cut something green, and it has been coming in by the keyhole. {name} cannot hear anything else. It would like coriander, or a sprig of basil.',
      granted:
        'It went in leaf first. Now {name} smells of it, and keeps meeting the smell and being pleased all over again.',
    },
    {
      by: { action: 'feed', item: ['dandelion greens', 'carrot tops'] },
      wish: 'The carrot, as is well known, is not the thing. The thing is what stands on top of it. {name} would like carrot tops, or dandelion leaves, with the dew on if that can be had.',
      granted: '{name} ate until there was one frond left, wore that on its nose for some time, and was seen to kick.',
    },
    {
      by: { action: 'feed', item: ['timothy hay'], hours: [7, 11] },
      wish: 'In the morning the house makes its small noises, and hay is the smallest of them. {name} would like timothy hay before eleven, and somebody to hear it with.',
      granted:
        'Crick, crick, crick. You listened to the whole rack go. Even the hind foot, which gives the alarm, seemed to be keeping time.',
    },
    {
      by: { action: 'play', item: ['tunnel run', 'cardboard castle'] },
      wish: '{name} has been sitting in a box, but it has one way out, and that one is also the way in. It would like a tunnel, or a castle with a back door.',
      granted:
        'In, out, in, out, in: it can be left from both sides. {name} sits in the middle, where for once it does not mind which.',
    },
    {
      by: { action: 'play', item: ['old phone book'] },
      wish: 'There is a paper thing with very many leaves, none of them eaten. {name} would like the old phone book. It will begin with the people it has heard on the stairs.',
      granted:
        'It is through the letter C. {name} lies on its side in a drift of neighbours, with a strip across its brow.',
    },
    {
      by: { action: 'play' },
      wish: 'The hind legs have been asking all day. {name} does not know how to put it to you. Could there be a game, any game, with a run-up?',
      granted:
        'They went off like a pair of springs, four times. The front half let it be understood that it had been lovely.',
    },
    {
      by: { action: 'clean', item: ['moulting comb', 'loose fur plucking'] },
      wish: 'A tuft is coming loose on its hip, and each time {name} turns its head there is somebody behind it. It would like the comb, or your fingers.',
      granted:
        'Out it came, the whole follower. {name} looked at it lying there, so soft, and was sorry to have thought ill of it.',
    },
    {
      by: { action: 'sleep', item: ['under the bed', 'hushed living room'] },
      wish: '{name} has heard rather a lot today. It would like the living room hushed, or the place under the bed with nobody else’s shoes in it.',
      granted:
        'You turned off one thing, and another, and the thing that hums. {name} listened right down to the boards. There was nothing on them, not so much as a mouse’s opinion.',
    },
    {
      by: { action: 'sleep', item: ['cool ceramic tile', 'seagrass mat'] },
      wish: 'Its ears are warm and it has no hat to take off. {name} would like to be put to rest on the cool tile, or on a mat that smells of the sea and can also be eaten.',
      granted: 'It lay down as a puddle lies down, from the middle outwards.',
    },
    {
      by: { action: 'reflect' },
      wish: 'One of the boards has a new creak, and {name} would be easier if somebody else heard it too. Come and sit on the floor, and say nothing until it does it.',
      granted: 'It creaked. You heard. {name} looked at you with its whole side.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'At dusk all rabbits come out and sit a little way from each other on the grass. {name} knows of this, though there is no grass. It would like you, at dusk, a little way off.',
      granted: 'You sat, it sat. The light went. Somewhere under the floor, it was nearly sure, they had come out too.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A thing that comes once may still be a hawk. {name} would like you to come and sit with it twice today, so that it may be able to say of you: only.',
      granted:
        'Twice, and the same each time. Only you, said {name}, by lying down. It has never said it so slowly of anyone.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A tuft',
        shape: 'wool',
        text: 'Dove-grey, from the hip. It followed {name} about for a week, and now they are on good terms, and it is to be looked after.',
      },
      {
        name: 'The drawn thread',
        shape: 'thread',
        text: 'From the carpet, the first it ever pulled. {name} has laid it on your shoe, the way one pays a fine.',
      },
      {
        name: 'A page of the phone book',
        shape: 'book',
        text: 'With a bite out of it, and through the bite you can read one name on the page beneath. {name} thinks that this may be the postman.',
      },
      {
        name: 'Some of the quiet',
        shape: 'cup',
        text: 'You lift the cup, and there is nothing under it. Put it down softly. {name} has been saving that.',
      },
      {
        name: 'The last frond',
        shape: 'leaf',
        text: 'Of a carrot top. {name} wore it upon its nose for a whole evening, believing that it was being followed by something delicious.',
      },
    ],
    return: {
      name: 'A white flower',
      shape: 'flower',
      text: 'Of a kind that grows on hills under another moon. {name} had it in its mouth when it came home, and did not eat it.',
    },
    streak: {
      name: 'The hay ring',
      shape: 'ring',
      text: 'A stem of timothy bent round and tied by chance. It lay in the bottom of the rack after the twenty-fifth meal, and {name} had eaten all about it.',
    },
    hundred_days: {
      name: 'The knock',
      shape: 'button',
      text: 'A wooden button that fell and rolled, and knocked once on the boards. {name} is convinced that it was sent up.',
    },
  },
  release: [
    'You open the run at the edge of the common. The front half looks at you. The back half leaps, and takes them both. From the bank there comes one thump, and then, from under it, many.',
    '{name} goes three hops, stops, and turns an ear to you. You say that it is all right. The ear lies down. The grass closes without a sound.',
  ],
  dying: {
    neglect: [
      'There was no step on the stair, and none, and {name} stopped listening. It was found in the open, far from any wall.',
      '{name} is dead. It was under the bed, right in the middle, in the last of the quiet.',
    ],
    hunger: [
      'What must never stop in a rabbit had nothing to go on with, and it stopped. {name} died by the rack, with its paws upon the wire.',
      '{name} is dead. There are small bites out of the rug, all round, as far as it could get.',
    ],
    illness: [
      '{name} lay over on its side, the way it did when it was happiest, and the nose slowed down, and was still.',
      'The sounds went out of the room one after another, the clock last. {name} died without a sound, as it had done everything.',
    ],
    poison: [
      'It was green, or it looked like kindness, and {name} ate it. It has died, sitting up, with its feet gathered under it.',
      '{name} is dead of what it was given. It thumped once before, to warn whoever else there might be.',
    ],
  },
  returned: [
    'A thump, from under the floor. Then one from over it, quite near, and there is {name}, thin as a shadow of itself, with its nose going, and one ear coming up.',
    'The blanket moves where nobody is. {name} comes out from beneath the bed, by the side nearest you, and sits, and hears the fridge. It had forgotten that there was one.',
  ],
  epitaph: {
    openings: [
      'Come softly. Here lies {name}, dove grey, with one ear half raised.',
      'Here is {name}, for whom every sound was news.',
      'Put your hand flat on the grass, and keep it there a moment. {name} always felt who it was through the floor.',
      '{name}, small and grey, under the grass, where its people live.',
      { text: '{name} gave the alarm for us all, and nothing ever came.', when: ['from_child'] },
      { text: 'The front of {name} was always afraid, and the back of it danced.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It could hear a step from three floors away. There was none.',
        'It knew every sound in the house, and waited for one.',
      ],
      hunger: [
        'It asked so softly that it was not heard.',
        'So much grass in the world, and a rack with nothing in it.',
      ],
      illness: ['The smallest mill in the house has stopped.', 'It bore it without a word, having none.'],
      poison: ['It was wary of everything but that.', 'It feared the kettle and the hawk, and it was neither.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are perfectly calm. Fridge. Stair. A bird, a small one. You were only going to cross the, oh. That was you. You are facing the other way and your feet are warm. It happened again. You must have a word with them. Wait, was that the door? Only the door. You would like your keeper to be on the floor just now, quite low, in case there is another one coming.',
      'You are {name}. There is sun on the rug, and you are in it, on your side, and you have let everybody see your stomach. It may have been rash. You listen. Clock. Pipe. Nobody minds. Your teeth are making their little noise by themselves. If someone were to come past and do the place between the ears, you would not say a thing. You never do. You would put your chin down.',
    ],
    content: [
      'You are {name}, and so far it is all as it was. Fridge, yes. Tap. The long creak, then the short one. Just now there was something behind the curtain, with wings, and you kept still until it had turned into the wall. It was the wall. You chew. It is nice when it is the wall. Let your keeper make one of their ordinary sounds now, in the next room or nearer.',
      'You are {name}. For {days} days you have told the ones below whenever there was anything, and they have stayed down, and nothing got them. You think they must be many by now. You think of them lying ear to ear in the dark, because of you. Wait. No. Only a page being turned. If your keeper sat here and turned the pages a little slower, you could tell them that, too.',
    ],
    bored: [
      'You are {name}. Fridge. Fridge. There is nothing the matter, and you have listened to that for hours. You pulled one thread, to see. It only came out. Your hind legs have lain down on the job, and nobody has frightened you since the post. You would not ask. But if something were to roll, or rustle, not too loudly, from the side, and somebody were behind it, you might be got to run.',
    ],
    hungry: [
      'You are {name}, and there is a sound missing. It is you, chewing. You know all the rest of them by heart, and through every gap you can hear the rack with nothing in it. The drawer is on the left. It says hush when it opens. You have been sitting with your cheek against it. You did push at an ankle. You hope that was not too much. Something green, please, or only hay.',
    ],
    starving: [
      'You are {name}, and it is going quiet inside. It should never be quiet in there. You have bitten the rug and it was not a plant. You have listened at the drawer until the listening hurt. One must keep still when one is afraid, so you keep still, but it is not that sort, this one does not go by overhead. It sits down in you. Hay, now, please. Hold it near. You will not run.',
    ],
    sick: [
      'You are {name}, and you are holding very still round something with corners. Do not touch there. There was coriander, you saw it, it was like hearing music through a wall. You will not make a noise. You have never known how. You grind it small between your teeth. Somebody has a thing that goes in at the side of the mouth and tastes of tin. You would have that. And a slow hand afterwards, on the sore place, round and round.',
    ],
    failing: [
      'You are {name}, and they are picking you up, and you let them. How odd to be so high and not to mind. The sounds are all there, but someone has put them in another room. You ought to be asking of each whether it is only what it is. You find that you have stopped. Let the medicine come quickly, then. Let there be a sleeve to put your face in, and somebody breathing in it.',
    ],
    near_death: [
      'You are {name}, and you have come out into the middle, where nothing is at your back. It does not seem to matter. You listened so long for one thing that you have worn it away. You cannot tell whether it was a step or a voice. You have a foot drawn up, to let them know below. You do not like to frighten them. If someone would come, and lie down on the boards, you need not.',
    ],
    asleep: [
      'You are {name}, and the floor has opened like a door, and it is grass. They are all there. They sit a little way from each other in the blue light, hundreds of them, and when you thump they do not run. They turn their ears to you. So it was you, they say, without a sound. Your hind legs go up, and up. If your keeper is by, let them keep one hand on the ground. You will come back to that.',
    ],
    shy: [
      'You are {name}, and it has two eyes, and both of them are in front. You know what those are for. It has teeth, it showed them, though you have heard it was meant kindly. It brings leaves. You would like to know about the leaves. The part of you with the heels has left, more or less. There are two ways out from here and you can feel each of them on your skin. If it lay down, and looked at something else, you would go on waiting, nearer.',
    ],
    back_from_death: [
      'You are {name}. Say them over. Fridge. Stair. The clock, with its bad foot. They are here, all of them, and each is only what it is. Where you were there was no sound, and you had nothing to do with your ears. They stand straight up now, and ache with it. You would like the other sound, the one with the breath in it, to stay close by you today. And the drawer, at its time, saying hush.',
    ],
    hurt: [
      'You are {name}. You ate it, or it touched you, and it was from the hand with the leaves. You did not thump. You did not think that one warned anybody about that hand. Now there is a hot stone in you and your back is to the room, and you listen to it with everything you have. Only a mistake, you would like to say, only that. Let them take the thing away, and sit low down, and not come nearer yet.',
    ],
  },
}

export const RABBIT: Species = {
  slug: 'rabbit',
  name: 'Rabbit',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['anxious', 'gentle'],
  personality:
    'Listens to the whole house at once and expects the worst of the kettle. Its affection is quiet and exactly placed.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'timothy hay',
        'romaine lettuce',
        'fresh coriander',
        'dandelion greens',
        'basil sprig',
        'carrot tops',
        'hay pellets',
      ],
      play: [
        'willow ball',
        'cardboard castle',
        'stacking cups',
        'hay stuffed tube',
        'tunnel run',
        'old phone book',
        'toy keys',
      ],
      clean: [
        'moulting comb',
        'litter box change',
        'scent gland cleaning',
        'damp cloth wipe',
        'claw clipping',
        'loose fur plucking',
      ],
      medicine: [
        'gut motility medicine',
        'recovery food syringe',
        'myxomatosis vaccine',
        'dental check',
        'meloxicam',
        'belly massage',
        'vet checkup',
      ],
      discipline: [
        'soft no',
        'one clap',
        'chew toy redirect',
        'cover the cables',
        'gentle push down',
        'closed pen door',
      ],
      sleep: [
        'hidey house',
        'cool ceramic tile',
        'seagrass mat',
        'under the bed',
        'low hay loft',
        'hushed living room',
      ],
    },
    harmful: [
      'iceberg lettuce',
      'rhubarb leaves',
      'yogurt drops',
      'oral penicillin',
      'avocado',
      'chocolate',
      'bubble bath',
      'potato peel',
    ],
  },
  appearance: {
    look: 'a small dove-grey lop rabbit with a cream dewlap, a busy nose and one ear half raised',
    colours: ['#a7a3a6', '#f4ede4', '#d99aa0'],
  },
  figure: {
    eyes: '#3b2d2d',
    skull: 'pear',
    muzzle: 'snout',
    ears: 'lop',
    tail: 'bob',
    extras: ['whiskers', 'ruff'],
    size: 0.96,
  },
  book: BOOK,
}
