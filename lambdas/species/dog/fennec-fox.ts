/**
 * The Fennec Fox wants to have known beforehand. It fears cold, and a silence with no pattern in it. It hears things
 * shortly before they happen and is giddy each time it was right; of one thing it heard it has never spoken, and when
 * it thinks of that it goes quiet and lays an ear on you. It stores dates behind the third book, its errors behind the
 * second, and what it has heard and will not tell behind the first. It digs at mattresses and rugs because there is a
 * sea under the house, and it has a boat ready, half a walnut, caulked with wax, with a match for a mast. Its body is
 * tiny and cream, mostly ears, with furred soles that make no sound at all and a black-tipped brush. It eats
 * mid-sentence. It sleeps in a dug hollow, one ear out. It sulks by foretelling rain. It bets with the lamp. It trusts
 * fast, as one trusts a tune. It never walks past a hollow sound, never keeps a guess to itself but the one, never
 * lands where it took off. Its keeper is the best rhythm it has found.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Tap tap, from inside, and a pause, and tap. {name} had guessed that you would lean closer on the third. Out come two ears, and some time later a fox.',
    'An ear unrolls from the shell like a sail, then its twin. {name} is hung between them, squeaking, hearing everything for the first time.',
  ],
  looks: {
    thriving: [
      'Doorbell, sneeze, toast: {name} called all three before they came. It bounces off the cushion, off the wall, off the idea of a wall.',
      '{name} digs a hole in the rug, hops over it, and digs the opposite hole. There is sand in the lampshade, and some in your tea, and it had told you not to put the tea there.',
      'You were about to laugh. {name} heard it start, somewhere low down in your coat, and is upside down already, kicking.',
      'A squeak like a hinge in love, and {name} goes by in figures of eight, ears flat, brush straight out. You lift your feet. It had already gone under where they would be.',
      'The boat is on the rug, and {name} is in the boat, as far as it will go in, which is one foot. All hands are singing. There is one hand.',
      {
        text: 'Nobody has said {loved}. But {name} hums it, hops it, taps it on the fender, and looks at your mouth for the echo.',
        when: ['from_child'],
      },
      {
        text: '{name} called the postman, the hiccup and the thunder, all three, and is giddy with it. It leaps to tell you, and in the air it hears your hand move, and comes down on the bookcase.',
        when: ['wary'],
      },
      {
        text: '{name} has the marbles on the stairs, and is letting them down one at a time, and calling each stair before it rings. You come to the foot. It has called you too, by the ears. It lets go all the rest, and is upstairs.',
        when: ['wary'],
      },
      {
        text: 'Round the rim of the bath, round the lamp, along the rail: it runs on edges tonight, without a sound. You hold out a finger. {name} runs along that also, before it has seen whose, and is off the end.',
        when: ['wary'],
      },
      {
        text: '{name} bounces off your shoulder, off the lamp, off your other shoulder. You put out a hand to catch it, and it was in the hand before you had thought of which.',
        when: ['trusting'],
      },
      {
        text: 'You play it a tune upon five glasses. {name} hears the sixth before you find it, runs to the shelf, pushes it to you, with both paws, singing the note, and you strike it, and it falls over on its back in your lap.',
        when: ['trusting'],
      },
      {
        text: '{name} tells you your whole day, morning to night, in taps upon your forehead, while you lie there. At the evening it stops, and goes all to pieces with laughing, and will not say. It sits on your nose so as to be there.',
        when: ['trusting'],
      },
      {
        text: '{name} has its eyes shut and both ears to the wall, beside itself with joy. There is a beetle in there that goes up, across, stops and sighs, just as you do. It moves over, so that you can hear yourself.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is out of your chair a moment before you mean to sit, and on the shelf before you want the book. Then you pick it up, for no reason whatever. It shrieks with delight. It had not heard that coming.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is digging in the sofa as for a well, brush flying, on soles that make no sound. You stop in the doorway and hold your breath. It hears you hold it. The digging stops.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} hears something small and quick and hunts it all round the mat, and it turns wherever {name} does. It is its own heart. It lies down on it. Then the ears go up. There is another, in you.',
        when: ['baby'],
      },
    ],
    content: [
      'One ear on the street, one on the stove. {name} sits between them and compares. You ask how they are getting on, and get the street first: there is a man coming with a ladder.',
      '{name} taps a tile, listens, taps the next. Under the fourth, it says, somebody is emptying a bucket, or else that is surf.',
      'A spoon is going to fall. {name} has come out to the middle of the kitchen and sat down with its back straight. There it goes. It thanks the spoon.',
      '{name} chirps, and the clock strikes, and it looks at you. That was morning number {days}, and it had told you last night, and you had only said “I hope so”.',
      'You reach for the tea, and both of its ears swing to the cupboard before your hand does. In there, once, was {loved}, and {name} forecasts another.',
      {
        text: 'Behind the third book on the shelf something has been moved, licked and put back. {name} looks at the ceiling.',
        when: ['from_child'],
      },
      {
        text: 'On the windowsill half a walnut stands to dry with a match in it. {name} has been over the seams again with candle wax. It tells you nothing, except which way the wind will be.',
        when: ['from_child'],
      },
      {
        text: 'From behind the pot come two ears, then a pause. {name} is listening to you butter bread. When the knife stops, so do the ears, and they do not go down until it starts again.',
        when: ['wary'],
      },
      {
        text: '{name} has got inside your cardigan and put its head out between two buttons, and its ears out at two others. It tells you, from in there, a moment ahead, when you are going to sigh.',
        when: ['trusting'],
      },
      {
        text: '{name} hears a clock. It hears you. It hears a moth put on its coat. It turns its enormous ears from one to the next, so fast that it falls over, and then it hears the floor.',
        when: ['baby'],
      },
      {
        text: '{name} lies in the crook of your arm, one ear for you and one for everything else. It draws in its paw. You wonder why. Then you yawn and stretch, just there, where the paw was.',
        when: ['trusting'],
      },
    ],
    curious: [
      'The radiator said tick. {name} stands before it on furred toes, one ear pressed flat, waiting for the tock.',
      'Nose down, rear up, {name} has gone into the mattress to the shoulders. It comes out, shakes one ear, and a grain falls from it that you would have to call salt.',
      'Your stomach spoke. {name} came round the sofa at once, put up one ear to it like a hand to a friend, and answered in the same key.',
    ],
    bored: [
      'Nothing is about to happen. {name} has listened in all directions. Play with it, and surprise it if you can.',
      '{name} can hear the whole of this hour from here, and there is nobody in it. It has lost a bet with the lamp, on purpose. Tap something for it, hide a cricket, play.',
      'With its chin in the boat, {name} waits for a tide. It blows on the match. Come and be weather for it: play something loud and sudden.',
      {
        text: 'The lamp has won everything, and {name} has not asked for its dates back. It lies with both ears folded. Hide something that ticks, where even you could find it, and play.',
        when: ['sad'],
      },
    ],
    due: [
      'Both of {name}’s ears stand turned to the cupboard, like doors that somebody has left open. It has heard the clock, and it has heard the cupboard do nothing about it. Its meal is due.',
      '{name} has chirped as many times as it takes. Now it sits by the dish with its head on one side, in the pause that comes after, when as a rule a door goes. Its meal is due. Be the door.',
      {
        text: '{name} has not even chirped. It sits by the dish with its ears wide, quite certain, just beside the place where you put your foot down when you bring it. It has left room for the foot. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'In {hours} hours {name} has heard the pump, the mice, every cart in the street, and you, walking past. It has laid its ears along its back now, to be spared the next time. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} has put one whole ear in the empty dish, where it hums, as in a shell. It waits to hear how that goes on. It goes on with food, from outside, and nobody has told it. Its meal is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has located a cricket through two walls and a bookcase. It leads you there, on its furred soles, and shows you the wall. Something nearer, please: feed it.',
      'A first chirp. Then {name} sits beside its dish with the second one ready in its cheeks, watching the door, to give you the chance of being there before it. Feed it.',
      '{name} has tapped on the tin, on the lid of the tin, on the spoon beside the tin. It makes a tune, and the tune breaks off at the dish. It is time to feed it.',
      {
        text: 'There is a chirp from inside the bread bin. You lift the lid: two ears, pressed flat. {name} had heard you coming, and heard that there was no crust in here, and could not choose which of you to leave by. Feed it.',
        when: ['wary'],
      },
      {
        text: 'Two dates lie on the stove, side by side, and a gap, and a space as for a third. From behind the kettle somebody small is listening to you count. Put something in the gap, or near it, and the lid off the crickets.',
        when: ['wary'],
      },
      {
        text: '{name} stands on your foot, hind legs, stretched up as high as it goes, and lays one ear to your stomach. It listens. Then to its own. It has compared the two, and yours has eaten. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has put its chirp in your ear, the first one, and sits on your collar with the second in its cheeks, trembling. You always come on the second. It cannot hold it much longer. Feed it before that goes off.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The ears are turned to the kitchen and have been for {hours} hours. No lid, no spoon. {name} has no forecast left. Food, now.',
      '{name} lies beside the dish, an ear in it, as one listens at a shell. You come across the floor, and it does not know that you are coming. It is too weak to dig: bring the food to its mouth.',
      'Its feet are moving in the dust, very small, dig, dig, without the rest of it. They have been at it for {hours} hours, and have come down to boards. Put something warm there now.',
      {
        text: 'You take {name} in one hand. It used to be all spring, and it lies in your palm like a glove, with the ears over the edge. Chew something soft for it, and then give it medicine.',
        when: ['weak'],
      },
      {
        text: 'Every tile in the kitchen has been tapped, and dug round, and listened at, and {name} is at the last, light as a leaf, digging. It hears you, bolts, and comes back. Make a lid ring, and put food under it.',
        when: ['wary', 'well'],
      },
      {
        text: 'One ear is up, like the last chair in an empty hall. {name} lies beneath it. It has only listened, for {hours} hours. Set down soft food, and medicine, and go and tap on the wall, slowly, from far off.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The leap came down where it went up. {name} looks at its feet for the reason, and then sits on them. It could use medicine, or a warm sleep.',
      'One ear stands and one has sat down. You say its name on that side, and {name} turns the wrong way to find you. Let it rest, or give it medicine.',
      {
        text: '{name} has won its bet, it tells you, lying down, and the brush goes once round the stone. It cannot get up to collect. Bring it what the lamp owes, and medicine, and let it sleep.',
        when: ['glad'],
      },
    ],
    dirty: [
      'So much dust is in its ears that {name} hears everything a second late. A wash, please, ears first.',
      'Its soles are clogged, and {name} can be heard. It goes tock, tock across the boards, stops, and looks behind it for whoever that is. It would like a clean, in warm sand or out of it.',
    ],
    sick: [
      'Both ears hang like wet sails. You drop a pan, and {name} starts, afterwards, and looks at you as though you had always been able to do that. Give it medicine.',
      '{name} shivers on the warm stone. Its chirps come out in the wrong places, like buttons done up one too high. It needs medicine, and a blanket.',
      'It lost its bet with the lamp three times running, and did not notice. {name} has a hot nose and cold ears, and ought to have them the other way round. Medicine, soon.',
      {
        text: '{name} hears your hand come, and ought to be on the curtain by now. It looks at the curtain, and sits down behind one cold ear. Leave medicine in a spoon, warm, and hum as you go away.',
        when: ['wary'],
      },
      {
        text: 'You came in, and neither of {name}’s ears got up. It lies in the hollow that it dug, brush over its feet, and breathes too quickly. It has heard you, and it cannot run. Keep it warm, and bring medicine.',
        when: ['wary'],
      },
    ],
    failing: [
      'You speak, and the ears do not come round. {name} is cold to the tips of them. Medicine at once.',
      '{name} lies flat on the tiles with one ear to the floor. It says the sea is close. Medicine, now.',
      {
        text: 'It did not hear you come in. You had to say it to yourself twice. {name} lies with its furred feet together and an ear to the floor, listening under you. Medicine at once. Then lay your heart down there, where the ear is.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours {name} has listened for one pair of feet. The ears are still up. Come and sit between them now.',
      'The rhythm has stopped coming, and {name} has nearly stopped with it. Let it hear you breathe: stay here, now.',
      '{name} has pushed the boat out of its hollow, towards you, as far as a paw can reach. It cannot get in by itself. Come and be there, close, with a hand round it, now.',
      {
        text: 'It has stood the boat by the door, stepped the mast, and sat beside it for {hours} hours, bright-eyed, hearing nobody. Come along the passage, on both feet, loudly. Then sit down by {name}.',
        when: ['wary', 'well'],
      },
      {
        text: 'The ears have been folded, one over the other, as for a letter that is done. {name} lies very small under that. Nobody’s step for {hours} hours. Put your wrist against it, with the pulse, and stay, and have medicine warming in your hand.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps in a dug-out hollow with one ear above the edge, like the fin of something small. It follows you through the room, and when you sit, it lies at anchor.',
      'From the hollow comes a chirp, and a second, pleased one. Whatever {name} bet on in there has come in.',
      '{name} is asleep with an ear spread over it for a sheet. Put a finger near and the whole sheet turns to see who.',
      {
        text: '{name} sleeps at the end of a tunnel that has been dug since lunch, through two cushions and a coat. The ear is at your end. You breathe in, and it shuts like a daisy.',
        when: ['wary'],
      },
      {
        text: 'You know where {name} is by the hole in the cushion. An ear stands over that like a sail. You turn a page, and it swings. You do not turn one, and it swings to where the page would have been, and waits.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep in the crook of your neck, sand and all, with an ear over your face for a shutter. Each time you swallow, it smiles, a little before.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps in your cupped hands, which you had meant for something else. It is hotter than one would think. Each time that your heart goes over a bump the brush twitches, just ahead.',
        when: ['trusting'],
      },
      {
        text: 'It has not dug. {name} sleeps on the flat, cold-eared, and its toes go on the boards with gaps in them. Put your hand round it like a burrow, and hum one note. When it wakes, medicine, warm, on the tip of your finger.',
        when: ['ill'],
      },
      {
        text: '{name} is asleep, but for one ear. It follows you over the floor, stops when you stop, and turns back with you for the cup that you forgot. It had waited there already.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The ear above the hollow has fallen over. {name} sleeps too deep. Sit by it now and breathe evenly; it wakes at {wakes_at}.',
      '{name} sleeps, cold and uneven. Reflect beside it now so that it has a beat to follow, until {wakes_at}, when it wakes.',
      {
        text: 'The dish has been dragged into the hollow, and {name} sleeps in it, since it was at least round. It wakes at {wakes_at}, and must have food. Sit with it now, and let it hear that somebody is there.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is in its tunnel, with the ears sticking out at both sides. It has not got your rhythm yet. Sit near, and be regular.',
      'You moved, and it had not foreseen that. {name} is behind the clay pot. Keep still and let it learn you.',
      'Every board you tread on, {name} treads on afterwards, when you have gone, to find out what it said. It has done the hall. Sit still a while, and it may get as far as the sofa.',
      'It lay once and heard nobody for {wait}, and learned that by heart, as one does with a tune one cannot stand. Come in singing. Sit down near {name}, on the beat.',
      {
        text: '{name} has folded down its ears and drawn the brush over them, the house being so loud: a beam, a tap, your boots. Take off the boots. Sit down beside it and breathe slowly, to give it one thing to listen to.',
        when: ['baby'],
      },
    ],
    back_from_death: [
      '{name} is back, sandy to the eyes, and has not said once that it knew. It keeps a paw on your shoe. Stay, and bring supper on time.',
      'It heard you from down there, through all that water. {name} shakes its ears dry. Keep near it, and keep the next mealtime.',
    ],
    old: [
      '{name} seldom calls things out now. It lies where it is warm with its ears open, and lets them happen, and nods to the ones it used to shout about.',
      'The black tip of its brush has gone grey. {name} knows your day so well that it naps through the parts it likes least.',
      {
        text: 'In {days} days it has told you everything it ever heard but one. Some evenings {name} lays its ear on your knee, and begins, and then talks about the boat.',
        when: ['from_child'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} has its mouth open before you are down on your knees with the dish. It closes it on the first thing that arrives, and that was the first thing it had said.',
        'It had its nose at the place before the dish came down, and its mouth shut on the air where the first bite would be. You hurry to make it true. {name} eats, ears going like oars.',
        'Crunch, pause, crunch crunch, pause. {name} eats in a rhythm, and looks up to see whether you noticed. You tap it back on the table. It drops a leg, from joy, and has to look for it.',
        'One morsel is carried off to the bookshelf. You hear a book move. {name} returns with an empty mouth and a plain face.',
        'A cricket leg sticks out at one side. It is telling you about the lift, which will stop on this floor, and {name} eats round the news without putting either down.',
        {
          text: '{name} leaps, turns in the air, lands in the dish, and finishes the meal from the inside, ears out at either end. You pick up the dish. It would like to be carried round so.',
          when: ['well', 'glad'],
        },
        {
          text: '{name} eats with its ears turned inside out towards you, so wide that they shake. It cannot hear its own crunching. You scratch your knee, and it has swallowed whole what it was going to chew.',
          when: ['wary'],
        },
        {
          text: '{name} eats sitting in your slipper, with your foot still in it. At the best piece it stops, leans back its head until the ears touch your knee, and chirps it to you upside down.',
          when: ['trusting'],
        },
        {
          text: '{name} can hear that there is something in the dish. It listens to it. It walks all round the sound, and when the sound is eaten it looks up at you with a beetle’s leg on its lip, stunned.',
          when: ['baby'],
        },
        {
          text: '{name} leaps for the first bite before you have thrown it, and you throw it to where the mouth is. So the whole dish goes. At the last it lands in your collar and finishes there, chirping into your neck what you will say.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It eats from your palm with both feet in it, and beats time on your wrist with its brush. You put in a wrong beat. {name} stops, delighted, with a leg sticking out, and has you do that one again.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The dish is a hand’s breadth off the floor, and {name} has been, eaten, and gone, without a sound. There is a chirp from the pelmet. It had you down for a step to the left, and you took it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats in leaps: in from the bookcase, a crunch, out by the lamp. Nine of those, each by a different road. You scratch your nose. The tenth crunch is had behind the pot, and the ears look at you through the handle.',
          when: ['wary', 'well'],
        },
        {
          text: 'You chew it soft, and hold it, and hum so that it shall know where the bite is going to be. {name} eats lying in your hand. The ears are laid back along your wrist, and it lets you do the listening.',
          when: ['trusting', 'weak'],
        },
        {
          text: 'After {streak} meals on time {name} knows you by heart: spoon, sigh, tap. It eats up and nods just before each of them. Then it nods once more and looks at you, because here you laugh. And you do.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and chirps, and there you are already. It had not come to the second chirp yet. It climbs on to your foot, and gives you that one there, quite softly, to keep.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You set down the dish, and {name} does not turn an ear. It eats up with both of them on a beetle in the wall. Your steps it has long known by heart, and need listen only to the rest.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats it all, and then its ears, which weigh more than the rest, tip it nose first into the empty dish. It gets up, spreads them, and leans against your hand. One of you had better hold on.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all with its ears on you. It has made out that you hum, and that there is food when you hum: {streak} meals, all on time, and a hum to every one. It turns to your shoe, and hums.',
          when: ['baby'],
        },
        {
          text: '{name} eats every bit with both ears turned backwards, to you. You breathe in, and it stops chewing. You breathe out. It had learned your step by heart once, and then there was no step.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up, goes to the far corner and chirps, and you come. It goes to the other corner and chirps, and you come. So far you are quite regular. It brings its ears near enough to feel your breath.',
          when: ['warming'],
        },
      ],
      streak: [
        'That is {streak} in a row, and {name} had money on each. It lies on your foot, to be nearer to the bank.',
        'After {streak} on the beat {name} has dropped the second chirp. You come on the first thought.',
        'It plays you back on the rim of the dish: step, step, lid, spoon, {streak} times over without a slip. Then {name} has to eat quickly, for that was hungry work.',
      ],
      early: [
        'You are ahead of the forecast. {name} comes out of the tunnel backwards, frowns with both ears, nibbles, so that you shall not feel wrong, and expects you at {opens}.',
        '{name} takes one crumb, and turns the dish on its edge, and rolls it away across the floor towards where the future is. It will fall over there at {opens}.',
        'You were not to come through that door yet. {name} looks at you, at the door, at the place in the air where you were going to be. It licks the spoon. Try that again at {opens}.',
        {
          text: 'There was to have been a silence here. {name} puts one ear out of the tunnel, hears a dish in it, and draws the ear in. A paw takes a single date. You were forecast, and may still come true, at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} has lost a bet by you, and the lamp is unbearable. It takes a nibble, to be kind, then sits down on your watch, ears wide, and you both listen to it get to {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats. It had chirped twice, then slower, then in a minor key, and you were on the stairs for none of them. One ear stays turned to the stairs now, though you are here.',
        'There will be rain, says {name}, with its mouth full, looking at you. There will be a great deal of it, and it will be late.',
        'The boat has been provisioned: one date, one lentil, a thimble of water. {name} eats what you brought. It leaves the boat as it is, pointing away.',
        {
          text: '{name} does not foretell you any weather. It eats with its chin on the sand, and its ears, which it cannot be troubled to hold, lie in the dish. There should be medicine with this.',
          when: ['weak'],
        },
        {
          text: 'You set down the dish, and {name} starts, a moment after. One soft morsel is eaten. The ears hang to the side that you are not on. Warm a dose, and leave it by the hollow, tapping twice.',
          when: ['ill', 'wary'],
        },
        {
          text: 'There is no rain foretold. {name} lies in its hole with sand in its eyes and lets you drop a crumb in. Much later there is a crunch, with no rhythm in it. It needs medicine, warmed, and somebody who breathes evenly, further off.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The dish comes down, and there are no ears anywhere. You wait. From inside the wall somebody says, quite distinctly, your step, your cough, your key, in that order, and late. When you have gone out {name} eats, and does you again.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has dug itself a shaft, and you lower the meal in on a string. It goes slack. You draw it up, and tied to the end is a wet feather. It is going to pour, then.',
          when: ['wary', 'well'],
        },
        {
          text: 'It eats, and gets into your pocket, and takes out your watch, your ticket, your list. It listens to each. Then {name} lays one ear against your chest and keeps it there, till it has heard what it was.',
          when: ['trusting'],
        },
        {
          text: 'The meal is late, and {name} eats it all. Then it goes over your step with one furred paw on the floor, tap, tap, as it had known it. It stops before the end. It is no longer sure how you go.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} heard the late dish coming from far off, and could not get up for it. It eats a little, lying down, with one ear bent beneath it. The other is hot, and shrinks from your hand. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all. It had chirped twice, as arranged. Now it sits on your knee and tries something over under its breath: twice, and then a third, rather louder. That will be for the next time.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats with its ears down, after {hours} hours, and starts at each sound you make. You set the spoon aside. You had not known how many sounds you are.',
        'For {hours} hours there was no pattern at all. {name} eats, digs a hole beside the dish, gets in, and pulls the dish over itself. Tap on it, slowly and evenly, until somebody taps.',
        'It had gone through the bottom of the dish, with its claws, looking for where food comes from. Nothing came up for {hours} hours. {name} eats out of your palm, and keeps hold of the thumb.',
        {
          text: 'Its mouth opens too late for the first bite, and it falls in the sand. You hold the second longer. The {hours} hours have put {name} out of time. A bit more, then medicine, and your pulse to lie on.',
          when: ['weak'],
        },
        {
          text: '{name} has curled round its boat, with the match across its paws, {hours} hours out. It takes a drop of broth and turns both ears from your breath. Give it medicine, warm, by one finger.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} jumps at the spoon, though it saw it coming. Nothing has come when it should for {hours} hours. It eats a speck and digs at the boards, weakly, to get under. Tap. Tap the same again. Then medicine, on the third.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The third book lies on the floor, and the dates are gone, after {hours} hours. {name} drops off the picture rail for your dish, quick as a flea, and eats with its ears shut, so as not to hear you explain.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} had both ears on the path, and ears like those miss nothing, so it heard you not come the whole time. It eats everything. They hang down now. Be on time.',
          when: ['wary'],
        },
        {
          text: 'For {alone} {name} listened to a house with nobody in it. It eats all you brought, and starts at the spoon, having forgotten how loud somebody is. Then it creeps back into its hollow, ears last. Be here next time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} taps its own cream belly and listens, and then asks you to put your ear there too. You do. Not a hollow anywhere. There will be one at {opens}.',
        'It digs, tips the meal in, pats it flat, and stands a match there to mark it. You are shown how the shadow of the match will lie at {opens}.',
      ],
      ill: [
        '{name} eats one thing, small, out of your fingers, and it goes down like somebody feeling for the stairs. The ears are hot as stove lids. Medicine next.',
        'A lick, a long pause, a lick. You wait for the third, and {name} has forgotten that there was to be one. Wipe its chin, and bring the medicine.',
      ],
      loved: [
        '{item}. {name} had said so. It said so to the lamp, to the sofa and to the whole street, and the lamp owes it a great deal now.',
        'It heard you think of it, {item}, on the stairs. You come in at the door, and {name} meets you in mid-air, and the two of you eat it sitting in what was the umbrella stand.',
        '{name} goes up on its hind feet and sings one note, and only then takes it, with both paws: {item}. Behind the third book there is a space of just that size.',
      ],
      disliked: [
        '{name} listens to {item} from all sides. Nothing in there hums. It had heard crickets, it says, quite distinctly, coming up the stairs.',
        '{item} goes behind the second book, with the other errors. {name} pats it flat, comes back with sand on its nose, and holds an ear to your pocket, in case of dates.',
      ],
      harmful: [
        'You gave it, and for once {name} did not hear what was coming: {item}. It curls round its belly in your hand and squeaks, very low. Keep that away from it. It has still not eaten.',
        'Both ears folded at the first bite, and it swallowed all the same, since you were smiling: {item}. {name} shakes so that its boat falls over. It was no meal. Put that where it cannot even be heard.',
      ],
    },
    play: {
      wanted: [
        '{name} springs straight up, changes its mind at the top, and comes down somewhere next to it, on a cricket that had thought itself safe.',
        'You tap three. It taps three. You tap five, and {name} has tapped the sixth before you thought of it.',
        'Down the tunnel goes a fox, and out of a cushion on the other side of the room comes a quantity of sand, with ears.',
        'You hide your hands. {name} listens to them. Left, it says, and it is left, and it has to run round the room about it.',
        {
          text: 'You are the tide. You come in with the blanket, and {name} stands in half a walnut and gives orders, and goes under, and is picked up by itself from the other side.',
          when: ['from_child'],
        },
        {
          text: 'You hide a bean beneath one of three cups. {name} hears which, from the top of the curtain, and shows you with an ear. You lift it. It comes down one shelf for each time that it is right.',
          when: ['wary'],
        },
        {
          text: 'You tap the wall. It is tapped from inside. You tap the stove, the table, your own boot, and each is answered, sooner and sooner, until {name} has tapped the lamp and you have only just thought of it.',
          when: ['wary'],
        },
        {
          text: '{name} lies on its back in your two hands, a cupful of fox, and you throw it up and it turns over at the top and shrieks. It says when. It says when again, before you are ready.',
          when: ['trusting'],
        },
        {
          text: '{name} takes hold of your finger and digs with it, in the sofa, down past the coins. You are to help. You are both in to the shoulder when it stops, with its ear to the hole. There, it says. Listen to that. Waves.',
          when: ['trusting'],
        },
        {
          text: 'You tap the table, and {name} taps. You tap twice, it taps twice. You lift your hand, to trick it, and do not tap. It is already not tapping. It falls off the chair for joy.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You scratch beneath the cloth with one nail, like something small in sand, and {name} goes straight up in the air, and its ears go on a little further. It comes down on your finger, and holds it, shaking with pride.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You click your tongue behind the door, and then behind the stove, and each time {name} is sitting there when you arrive, ears up, eyes blazing. It is not that it likes you. It does so like to be right.',
          when: ['wary', 'no_item'],
        },
      ],
      little: [
        'One pounce, for form, on your lace. {name} had been happy since before you thought of it, and was only waiting for you to catch up.',
        'It plays a round with half an ear. The other half was having a fine time already.',
      ],
      bad_time: [
        'You rattle the box. {name} hears the game, you see it hear, and its furred feet go a little, lying there. It cannot come. Put away the box, and bring what it lacks.',
        'You tap three. Nobody taps back. You look into the hollow, and two big dull eyes look out. There is something that {name} needs more than to be right.',
        {
          text: 'You hide it and say where. The ears lift, a little, not together. {name} is too ill to be right about anything. Give it medicine.',
          when: ['ill'],
        },
        {
          text: 'It hears the cricket in the box, and not the game. It has put its whole face against the lid. Feed it first, with that or with anything.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}: {name} is so sure of winning that it runs the lap of honour first, over the table, through your sleeve, and takes the lamp’s bet on the way.',
        'At the word, {item}, both ears shoot up and the rest of {name} follows them off the floor. It hangs there. You have time to put down your cup, and it has time to tell you where.',
      ],
      disliked: [
        '{name} has heard how {item} ends, and gone to wait there. Try something that makes a sound.',
        'There is no beat in {item}. {name} yawns with its whole small face. It would rather dig.',
      ],
      harmful: [
        'It was too loud, or too rough. {name} is under the pot with its ears held down by its paws. Let there be no more of it: {item}. Whisper, and wait.',
        '{name} squeaks, and comes to you on three furred soles, and holds up the fourth: {item}. It had run towards that with both ears open. Take it away, softly, and warm the foot in your hand.',
      ],
    },
    clean: {
      wanted: [
        'You wipe out the left ear, and {name} hears the neighbours. You wipe the right, and it hears what they meant.',
        'Out of the four furred soles comes half a beach. You sweep it together, and {name} sifts it, grain by grain, to see where it has been, and asks you to keep the part from Wednesday.',
        'You roll it in the sand and dust it off, and from one ear there falls a lentil, from the other a pin and a small dry beetle. {name} wondered why it had been so quiet over there.',
        {
          text: 'You come with the brush, and {name} is on the curtain rail before you had decided to. So you dust the floor, the sill, the rail. It lets itself be dusted last, among the ornaments, stock still.',
          when: ['wary'],
        },
        {
          text: 'You sift warm sand upon the tray and go behind the door. It is quiet, and then quiet in a different way. Then the sand has a fox in it, rolled, with two great fans, and there is a clean chirp over your head.',
          when: ['wary'],
        },
        {
          text: 'You blow into each ear, very gently, to get out the sand. {name} goes quite limp. It has heard the sea in there all its life, and now, it says, it can make out people on the shore.',
          when: ['trusting'],
        },
        {
          text: 'It lies on your knee and gives you its soles, one after the other, and you blow out the grit. {name} laughs before you blow. By the fourth you are both quite weak with it, and there is beach all over your lap.',
          when: ['trusting'],
        },
        {
          text: 'You brush the dust out of {name}, softly, without a word, and at the ears it goes stiff. You stop. You hum a little, the way you do. By and by one ear is let down, on its own, into the cloth.',
          when: ['wary'],
        },
        {
          text: 'You wipe out {name}’s ears, and it is like doing two cupboards: dust, a seed, half of something you said last week. It leans its whole head into your hand. Now it can hear you smile.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has been through the sand tray already. The brush finds only fluff, and the fluff tickles.',
        'Clean already. {name} lets you do the ears again, for the echo.',
      ],
      loved: [
        '{item}, and the ears go slowly down to either side like a tent at the end of a fair. {name} purrs, nearly.',
        '{name} turns over for {item}, so quickly that it has to be turned back for the other half.',
      ],
      disliked: [
        'Water was not in the forecast. {name} sits on the heated rock and steams at {item}. Warm sand would do.',
        '{name} has shut both ears like books upon {item}. A small soft brush opens them.',
      ],
      harmful: [
        'It got into the ears. {name} lies on its side and paws at them, and cries when you are near enough to hear. {item} is to be kept out of them, and off the shelf.',
        '{name} shivers and cannot stop, and the skin is sore. {item} did that. Warm it, and throw that out.',
      ],
    },
    medicine: {
      wanted: [
        'A drop, a shudder, and {name} waits with its head on one side to hear where it goes. Down the stair, along the passage. There, something has been put right. One ear rises.',
        '{name} takes it inside a date and sleeps on your wrist, where it can hear your pulse. Its own slows to match.',
        'You warmed the spoon first. {name} heard you do it, out in the kitchen, and held on for that. It has stopped shivering on the side where you are.',
        {
          text: '{name} listens to the bottle, with the cork in, with the cork out. It hears nothing against it. It takes the drop from the very tip of the spoon and is in its hole before it has gone down. There is a chirp.',
          when: ['wary'],
        },
        {
          text: 'You had not got the lid off, and its mouth was open. {name} lies down afterwards with its chin on your pulse, and corrects its own by it, beat for beat, until they keep step.',
          when: ['trusting'],
        },
        {
          text: '{name} sits on your thumb, holds on to the spoon with both paws, and tells you by its ears the exact moment. Now. It shudders from front to back, and goes up your sleeve, where it can hear that it was right.',
          when: ['trusting'],
        },
        {
          text: 'It takes you a long time to get one drop in and {name} a longer one to find it. Then an ear lifts off the blanket, by a finger’s breadth, towards you. Hum. There must be another drop before dark.',
          when: ['ill'],
        },
        {
          text: 'You set the drop on a warm spoon, and the spoon on the hearth, and read aloud, very evenly, the price of corn. {name} comes in on the wheat. The medicine is gone by the barley, and one ear is nearer the page.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It can hear that you are frightened. {name} turns its hot nose away from that, and you breathe, in, out, till it is only breath. Then it opens. The dose goes down, and it says when, a little after.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} takes the drops, and its ears stay flat along its back. You talk to it, low, about nothing. After a time one turns to you by a finger’s width. Go on talking. Stay, and give more in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} was well. It listens to its own chest, to please you, and finds it punctual.',
        'You look in both ears, which takes a while. There is nothing in there but tomorrow.',
      ],
      loved: [
        '{item}: {name} had its mouth open at the rustle of the bag.',
        'It holds still for {item}, all but the brush, which beats time.',
      ],
      disliked: [
        '{name} knew, and was behind the third book before the cap was off. Warm up {item} first, or try drops.',
        '{item} comes out again at the side, on the beat. Something smaller would stay in.',
      ],
      harmful: [
        '{name} trembles and its ears have gone cold. {item} was wrong for it. Find proper help, go gently, and pour that away where it can hear you pour.',
        'It did not foresee you doing that. {item}: {name} lies in your hand and hiccups. Keep it locked away.',
      ],
    },
    discipline: {
      wanted: [
        'A soft no, on the off beat. {name} stops digging up the mattress and tells the sea to wait. It has learned where not to.',
        'The game pauses, in the middle of a hop. {name} works out why, lowers one ear, and moves the cable back to where it was, dry end first.',
        {
          text: 'You stop the game by not making the next sound. {name} hangs on to the bell pull, waiting for it. Then it lets go, foot by foot, and goes to sit behind the second book, with its errors.',
          when: ['wary'],
        },
        {
          text: 'You chirp it no, as it does itself, half a tone down. {name} looks up with a mouthful of mattress. It had heard that coming, and had hoped to be wrong. It pats the hole flat, and lays an ear on your foot.',
          when: ['trusting'],
        },
        {
          text: '{name} has been chirping you up and down the house because it works. You stay in your chair. It chirps again. You turn a page. At last it comes to you, on foot, without a sound, with both ears down.',
          when: ['from_child'],
        },
      ],
      little: [
        '{name} says the last three words along with you, and gets the sigh right.',
        'It knew. It has been telling the clay pot all about it, in your voice.',
      ],
      bad_time: [
        '{name} folds up both ears so as not to hear how it goes on, and sits there with its paws on them. Lift one paw. Whisper something kind under it, and find out where it hurts.',
        'It creeps under its own brush, and the black tip shakes. There is something wrong with {name}, and it is not its manners. Let the mattress be, and warm it in your hands.',
        {
          text: 'You clap once. It takes that in the whole of both ears, and goes over. {name} gets up on the wrong side of itself, and shakes. Clap no more. It is burning. Put your hands round it, warm, and bring medicine, and whisper.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: {name} can hear that it is fair, from the pitch.',
        'With {item} it sees where this leads, and goes there directly, and sits.',
      ],
      disliked: [
        '{item} was too loud by an ear. {name} heard nothing else. Lower your voice and it hears everything.',
        'No pattern in {item}. {name} cannot tell what it was for. Tap, and show it.',
      ],
      harmful: [
        '{name} screamed, and every glass in the room answered. {item} hurt it. Sit far off, and hum, and go on until it hums. Then get rid of that.',
        'It will not come out of the tunnel. {item} did that to {name}. Put it away, and be very regular for a while.',
      ],
    },
    sleep: {
      wanted: [
        '{name} digs three turns into the blanket, drops in, and folds the ears one over the other like a letter. You draw up the edge. It was cold there, and it had been about to say so.',
        'You hum low. {name} guesses the next note, and the next, and in the middle of the next its mouth stays open, and you hum on by yourself, to the end, so that it comes out right.',
        {
          text: '{name} will not go down while you can hear it. You close the door. There is digging, it stops, it listens, you hold your breath. Then the small dry sound of a fox being poured into a hole.',
          when: ['wary'],
        },
        {
          text: 'You go to bed, and snore, on purpose, at a steady pace. Something makes up its mind. There is digging at the other end of the quilt, three turns, and a drop, and an ear is laid across the fold, to hold you to it.',
          when: ['wary'],
        },
        {
          text: '{name} digs your jumper into shape with you inside it. It goes round and drops, and lays an ear flat over your heart. It will know a good while before you do if you mean to get up.',
          when: ['trusting'],
        },
        {
          text: '{name} winds you a scarf, out of itself, brush to nose, and is asleep on the second turn. The ears stand up on either side of your chin like a collar. When you yawn, it has yawned.',
          when: ['trusting'],
        },
        {
          text: 'You warm the flat stone, wrap it in flannel, and leave it in the clay pot, on its side. {name} is a long time crossing the floor to that. Let the ear go in last. Medicine when it wakes, and tap before you come.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You lay a clay pot on its side for {name}, in the dark, with a cloth in it. It goes in, but one ear is left standing outside, on account of you. You go away in your socks. The ear goes down.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} lies in the hollow with its eyes shut and its ears wide awake.',
        '{name} lay down and heard a moth on the stairs, and heard what it would do next. It cannot be expected to sleep through that.',
      ],
      loved: [
        '{item}: {name} goes in backwards and only the ears are left, then one ear, then none.',
        'There is a small hot snore out of {item}. {name} had it warm before it lay down.',
      ],
      disliked: [
        '{name} dug at {item} and found no bottom to it. It sleeps in your shoe. Sand is better.',
        'There was a draught in {item}, and {name} heard it. Something with walls, and warm.',
      ],
      harmful: [
        '{name} is stiff with cold and its ears are like paper. {item} was no bed. Warm it in your hands, and find it sand, or wool, or the inside of your shirt.',
        'It could not sleep for {item}, and it shakes. Take that away, and make it dark and warm for {name}.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} listens to your heart from across the room, and comes over to make sure of one of the beats.',
        'One ear is laid on your knee, the whole of it. {name} says that there is a sea in you as well.',
        'It tells you the longest gap between two footsteps: {wait}. Then {name} puts its chin on your shoe, so that it will feel the next one start.',
        'You sit, and hear your own step on the stair. It is {name}, with one toe, on the fender, very softly: {days} days of it, and at the door, where you are slow sometimes, it is slow.',
        {
          text: '{name} has fetched down the first book, which is never moved. It lays its ear on you instead of telling. Whatever it heard in there, it heard you say it kindly.',
          when: ['trusting'],
        },
        {
          text: 'It goes quiet. It is thinking of the one that it has never told. {name} climbs up, and lays the whole of an ear upon your mouth, so that you can neither ask nor answer, and you feel it listen to you not.',
          when: ['trusting'],
        },
        {
          text: '{name} has brought the boat. It puts it in your palm, gets one foot in, and looks up at you, and you tilt your hand a very little, to and fro. There is a chirp, then none. You go on being the sea.',
          when: ['trusting'],
        },
        {
          text: '{name} sits under the far chair and drums with one toe. You drum it back on your knee, a little wrong. It does it over, slower. It would like to hear if you can be taught.',
          when: ['wary'],
        },
        {
          text: 'You sit and do nothing, and to {name} it is a concert: your breath, your watch, whatever that was in your stomach. It lays one great ear against you. In the slow part it shuts its eyes.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has heard all of you there is to hear this hour. It goes to write it in the sand.',
        'Four times you sat, and it had guessed three. {name} needs to revise. Later.',
      ],
      ill: [
        '{name} lies with an ear against your wrist and breathes when it beats. Stay. Then see whether it wants food or medicine.',
        'You hum, and it does not guess ahead. It only listens, with its hot ears laid over your wrist, to the end, and for the end again. Then bring {name} what it needs.',
      ],
      asleep: [
        'You sit by the hollow. The one ear turns to you like a flower, and {name} sleeps on.',
        '{name} is asleep, and its toes have taken up your breathing.',
        'You turn a page, you breathe, you turn a page. In the hollow {name} turns over at the same places, half a line ahead.',
      ],
      shy: [
        'You tap the floor, twice, and wait. From the tunnel, after a long time: tap.',
        '{name} listens to you from behind the pot. You are steady. It moves the ears out by an inch.',
        {
          text: 'You drum on the chair arm with four fingers. From the top of the clock {name} puts in the fifth. You leave a gap for it, and it puts in two, and a black tip comes down beside the dial, in time.',
          when: ['well'],
        },
        {
          text: 'You sit by the pot and breathe like a bellows. Inside is a quick dry shiver. After a while it is trying to fit itself to you, three to one, two to one. {name} could be given medicine now, on the outward breath.',
          when: ['ill'],
        },
        {
          text: 'You sit and do not move, and high up on the shelf {name} turns its back. But ears that size cannot be turned away altogether. The edge of one has come upon your breath. It is keeping time.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'live crickets':
        'You tip out the live crickets, and {name} is where they are going to be. Snap. Snap. One gets behind the stove and sings. It hears that out to the end of the verse, and then you are moved aside.',
      mealworms:
        '{name} listens to the mealworms in the dish, as others do to rain. It takes them in order of pitch. The last and lowest is carried behind the book, thought better of, and brought back out past you, singing with its mouth full.',
      'chopped dates':
        'The chopped dates stick to its whiskers, its wrists, the underside of an ear. {name} eats what it can reach. You hold up the mirror, so that it can find the rest, and it says what it was going to find.',
      'desert beetles':
        'Crack, goes the first of the desert beetles, and {name} stops to hear it go. It lines up three. Crack, crack, crack: it is a tune, and you know it, and before you have the name it has eaten the last note.',
      'quail chick':
        'It drags the quail chick three times round the leg of your chair, for the sand of the thing. Then it digs, lays it in, and eats it there, with its brush up. A feather rises. {name} had called that too, and bows.',
      'prickly pear':
        'You have taken off every spine but one. {name} hears which. It turns the prickly pear round to you, with the place uppermost, and waits. When you have pulled it, it is in to the ears, red, and you are all over seeds.',
      locusts:
        'A locust leaps, and so does {name}, and they meet as arranged. You throw the next two at once. It takes the one with its mouth and the other with its ears, and lands in the breadbasket, with four locusts.',
    },
    play: {
      'sand digging box':
        'In the sand digging box {name} goes straight down, and the sand comes up past you like a fountain turned on. It stops. An ear comes out. You are beckoned. You put your own ear to the hole: it does sound wet.',
      'rhythm tapping game':
        'You begin the rhythm tapping game on the table, three and a rest. {name} takes the rest. It fills it so well that you lose your place, and it goes on with your part, too, on the sugar bowl, looking at you kindly.',
      'pattern matching':
        'You lay them out for the pattern matching: bean, bean, shell. {name} fetches a shell, before you have done, and a bean to follow, and then your ring. It has seen where this is going, and goes round the room about it.',
      'hidden cricket hunt':
        'Somewhere in your clothes, says {name}, is the hidden cricket hunt. It goes up the left leg, down the right arm, in at the collar. You stand like a tree. It has it, in your cuff, and sits there, crunching, on your pulse.',
      'tunnel maze':
        '{name} goes into the tunnel maze at the red end and you bend down to the blue. It chirps behind you. It has come out by a way that you did not build.',
      'sound guessing game':
        'You ring a spoon behind your back for the sound guessing game. Spoon, it says. A cork. Cork. You do nothing at all, and {name} thinks about that for some time, both ears out, and then it chirps: you, smiling.',
      'midnight pounce':
        'You lie in the dark and move one toe. There is no sound. Then you have the midnight pounce on your shin, and your knee, and {name} tells your ear that it saw that coming since supper.',
    },
    clean: {
      'warm sand bath':
        'You have had the sand on the stove, and {name} tests the warm sand bath with one furred toe and goes in like a diver. Each ear is emptied over the side, and you are asked to keep the left.',
      'large ear wipe':
        'It takes you both hands for the large ear wipe, one to hold and one to go round. {name} shuts its eyes. A drawer is shut, it says, four streets off. You wipe on, and it hears what was in it.',
      'fur sole check':
        'For the fur sole check it lies upon its back and gives you all four. You part the hair. A seed, a bit of wax, a small brass screw from the clock. {name} had been wondering why it ticked when it walked.',
      'baby hairbrush':
        'You draw the baby hairbrush down {name} in one stroke, that being all the length there is. It wants it on the beat. So you brush to the clock, tick, tick, and its toes come apart, and at the strike it chirps.',
      'tail brush fluffing':
        'You hold it up to the lamp for the tail brush fluffing, and the black tip crackles. {name} turns round to see how large it has got. It is larger than the fox. They go round the room together, taking turns to lead.',
      'sand sifting':
        'You pour, and {name} watches the sand sifting through the sieve, with an ear to it. Stop, it says. You stop. It picks out one grain, and looks at you, and puts that away behind the second book.',
    },
    sleep: {
      'sand burrow':
        'Three turns and a kick, and the sand burrow closes over {name} like a lid. One ear is left up. You hum on your way past. It turns a little, to get the end of the tune, and goes under.',
      'daytime dark den':
        'You hang the shawl over the daytime dark den, and the noon is put out. {name} sighs in there. It tells you, from the dark, who will ring and that it is not in. The bell goes. You say so.',
      'heated rock':
        '{name} lies on the heated rock like something being pressed, flat, feet out, ears over the sides. You bring the lamp closer. It says that it was just going to be cold on the left, and shuts that eye.',
      'fleece pouch':
        'Head first into the fleece pouch, round, and out comes the nose, then the two ears, like a person getting a jumper on. You hang it upon your chair. It swings when you breathe, and {name} hums the other half.',
      'desert night sounds':
        'You play the desert night sounds, low, and {name} sits up: that cricket is out, and that owl is a man. It listens for a mistake. There is one long place with only wind. It lies down in that, and is covered.',
      'clay pot hideout':
        '{name} goes into the clay pot hideout and speaks, and the pot says it after, deeper. They talk for a bit. You set it on its side in the warm. The two voices get slower, and the pot has the last word.',
    },
    medicine: {
      'calcium dusting':
        'You shake the calcium dusting over its crickets, and they go by like small ghosts. {name} hears that they are the same inside. It eats them white, sneezes white, and looks at you from two white ears, much struck.',
      'warming pad':
        'You slide the warming pad in under the sand and say nothing. {name} had felt it coming since the switch. It digs down to it, lays an ear on, and reports that there is a stove in the sea.',
    },
    discipline: {
      'tap to redirect':
        'It was through the quilt and on into the mattress. You give the tap to redirect, twice, upon the sand box, and both ears come up out of the feathers. {name} thinks. It had heard water there as well.',
      'closed tunnel':
        '{name} arrives at the closed tunnel, and stops, and puts an ear to the cork. On the other side is the larder, breathing. It looks at you. It backs out, the whole way, brush first, and does not ask.',
    },
  },
  refusals: {
    asleep: [
      '{name} is in its hollow with the ears folded. Nothing goes in before {wakes_at}. It can hear you sit down, though.',
      'Asleep. {name} had forecast that you would come, and says, by one ear: at {wakes_at}. Sit with it until then, if you like.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and can lift both ears at once, which tips it over backwards. It had not predicted that. It does now.',
      'One day old, {name} sat down before the door and said: now. Nobody came for a second. Then it was you, and it squeaked for an hour.',
    ],
    teen: [
      '{name} is half grown and its ears are finished. It has begun to correct the clock. Keep to its mealtimes, which it has set to music.',
      'Three days, and {name} has dug through a mattress. There was a floor. It says that the sea is under that. Feed it on time.',
    ],
    high_care: [
      '{name} is grown, a {form}. Light comes through the ears, rose and gold, and it knows that you will smile, and is waiting for it.',
      'A {form}: {name} foretold it, down to the minute, and still ran in circles when it came.',
    ],
    balanced: [
      '{name} is grown, a {form}. It hears the next valley and goes to see, on furred feet, and is home by the second chirp.',
      'As a {form} it runs ahead and tells you what is round the bend. {name} is right about the goat.',
    ],
    low_care: [
      '{name} is grown, a {form}. It listened to empty rooms until it could hear itself fade. There is a tap at night, and a wait.',
      'Two shadows of ears on the wall, and no fox. {name} became a {form}. The lamp wins every bet, and would give it all back.',
    ],
    rescue: [
      '{name} is grown, a {form}. It lands askew now, on purpose, it says. It heard you coming that time before you had set out.',
      'The {form} taps with three feet, and has made a better rhythm of it. {name} taps it on your door.',
    ],
  },
  trust: [
    '{name} showed you the third book. It moved it aside itself, and let you smell the dates.',
    'It slept with both ears folded while you walked about. Your steps need no watching now.',
    '{name} put its ear to your chest and stayed until it had stopped guessing.',
  ],
  streaks: [
    'Ten on the beat. {name} taps ten on the dish, and a flourish.',
    'Twenty-five in time. There is a second date behind the book, and {name} says that it is yours.',
    'Fifty. {name} has stopped calling it a forecast. It calls it supper.',
    'One hundred, none missed. {name} drummed it through the house, and from under the floor something like surf kept time.',
  ],
  ages: [
    'Ten days. {name} can tell your left foot from your right in the dark.',
    'Thirty days. It has dug one hollow for each and likes the eleventh.',
    'A hundred days, all of them heard. {name} could play you the fourth.',
    'A year. {name} knew what you would say, and let you say it.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['live crickets', 'locusts'] },
      wish: 'Somewhere in the house, says one ear, a cricket has just been thought of. The other ear says a locust. {name} has put money on both, and runs to and fro between them.',
      granted:
        'It was paid in full. {name} took the winnings in flight, one leg at a time, and the lamp had to look on.',
    },
    {
      by: { action: 'feed', item: ['chopped dates', 'prickly pear'] },
      wish: 'The place behind the third book sounds hollow. {name} has rapped on it, to show you. It does not like to name names. Dates, chopped, would just go in. So would a pear with prickles.',
      granted: 'You heard the book move twice. There is a small sticky paw print on it now, at the height of a fox.',
    },
    {
      by: { action: 'feed', hours: [19, 22] },
      wish: 'In the hour when lamps come on, sand lets go of the day, and you can hear it. {name} would like to eat to that. In the evening, before ten.',
      granted:
        'Bite, and listen, bite, and listen. {name} had the floor under its feet and the meal in its mouth and the dark beginning to tick.',
    },
    {
      by: { action: 'play', item: ['hidden cricket hunt', 'midnight pounce'] },
      wish: '{name} stares at a cushion. Nothing is under that cushion. Nothing has been under it for such a long time, and something could be. A cricket, hidden. Or your foot, and a pounce.',
      granted: 'It landed next to where it jumped, which was on it. The cushion will need to be sewn.',
    },
    {
      by: { action: 'play', item: ['rhythm tapping game', 'sound guessing game'] },
      wish: 'You drummed on the table without noticing and left off in the middle. {name} has been carrying the other half about in its mouth. Tap with it, or make a noise and ask what.',
      granted:
        'It gave you back your half, with the join so neat that neither of you could hear it. Then it did the sound of you, being surprised.',
    },
    {
      by: { action: 'play', item: ['sand digging box', 'tunnel maze'] },
      wish: 'The boat is caulked, the mast is up, and {name} has come to the matter of getting down there. It would like to dig: a box of sand, or else a maze of tunnels, for practice.',
      granted:
        'It was gone for some time. It came up by the bookcase, wet to the elbow. You have looked, and there is no pipe there.',
    },
    {
      by: { action: 'clean', item: ['large ear wipe'] },
      wish: 'There is a crumb in the left one, and it is deafening. It goes over and over, {name} says, like a piano on a ship. Wipe out the ears. All of them.',
      granted:
        'Out it came, no bigger than a full stop. {name} was so struck by the silence that it asked you to say something, anything, and you said its name.',
    },
    {
      by: { action: 'clean', item: ['warm sand bath', 'tail brush fluffing'] },
      wish: '{name} has stood up in the middle of the rug and turned round once, like someone who has been asked to dance. It hopes for warm sand, and to be rolled. Or a brush, for the brush.',
      granted:
        'When it shook itself there was a small dune, and behind the dune another fox, twice the size and all fluff.',
    },
    {
      by: { action: 'sleep', item: ['heated rock', 'fleece pouch'] },
      wish: 'The cold walks about at floor level, and {name} can hear it put its feet down. To be laid to rest on a heated rock would be one answer. The pouch, of fleece, would be another.',
      granted: 'It went in nose first. After a minute there were only ears, and those were smiling.',
    },
    {
      by: { action: 'sleep', item: ['desert night sounds', 'sand burrow'] },
      wish: 'There is a tune with no notes in it, made by sand when it thinks nobody is there. {name} would sleep to that, if you have it, or else simply in the sand.',
      granted: 'It knew every grain. It was going to tell you how it ended, and slept through the end.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You are a long piece of music, and {name} has heard only the beginning, and some of that through a door. It would like you to sit down here and go on.',
      granted:
        'You did not do anything. It was a slow part. {name} turned the pages, with one toe, and did not once run ahead.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'What happens once is a noise. What happens twice is a rhythm. {name} asks you to come and sit, and then, before the day is out, to come and sit.',
      granted:
        'There: the second. {name} was so happy to have heard it coming that it told the clay pot, and the pot rang.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A date stone',
        shape: 'stone',
        text: 'From behind the third book, licked to a shine. {name} has heard that there is a tree in it.',
      },
      {
        name: 'The winnings',
        shape: 'chip',
        text: 'A gaming chip, lost by the lamp. {name} has bitten it and finds that the lamp was honest.',
      },
      {
        name: 'The lentil',
        shape: 'marble',
        text: 'It fell out of the left ear one day, and so much was audible afterwards that {name} kept it, in thanks.',
      },
      {
        name: 'A page from the first book',
        shape: 'piece',
        text: 'It is blank. {name} has folded it small, and gives it to you to keep, and goes a bit quiet, and lays an ear on your hand.',
      },
      {
        name: 'The boat',
        shape: 'acorn',
        text: 'Half a walnut, caulked, one mast. There are two seats scratched in it now, and one of them has your initial.',
      },
    ],
    return: {
      name: 'A shell with nothing in it',
      shape: 'shell',
      text: '{name} brought it up from under the house. Hold it to your ear: somebody is tapping, heavier on the left. That is you, from below.',
    },
    streak: {
      name: 'The supper note',
      shape: 'bell',
      text: 'A bell no bigger than a pea. It has one thing to say, which is supper, and it has been right twenty-five times.',
    },
    hundred_days: {
      name: 'A jar of the eleventh hollow',
      shape: 'cup',
      text: 'The best sand of them all. {name} lets a little run out for you now and then, and you both listen to it land.',
    },
  },
  release: [
    '{name} heard it in how you lifted the latch. It taps your shoe, your own rhythm, and goes over the sand without a sound.',
    'Two ears on the crest of the dune, turned back to you. {name} hears you stay. Then it hears the sea, and goes.',
  ],
  dying: {
    neglect: [
      '{name} listened for feet until there was nothing else in it. They did not come. The ears stayed up.',
      'It chirped, and waited, and chirped a second time. {name} lies by the door, an ear along the crack.',
    ],
    hunger: [
      '{name} had dug as deep as it could, under the dish, and there it lay, curled up, with its nose to the bottom.',
      '{name} heard no lid, no spoon, no step. It curled up in the empty dish, and fitted.',
    ],
    illness: [
      'One ear went down, and then the other, as evening comes on two sides of a hill. {name} is dead.',
      '{name} had its ear to the floor. It was smiling a little. It must have heard the water.',
    ],
    poison: [
      'It could hear nearly everything coming, but not this, from that hand. {name} squeaked once and was still.',
      '{name} swallowed it, and listened, and knew. There was no time for anything more.',
    ],
  },
  returned: [
    'Tap tap, from under the floor. You tap. Up through the sand come two ears, and {name}, blinking, salt on its whiskers.',
    '{name} is back. It looks at you with great surprise. It had been sure, this time, and it was wrong.',
  ],
  epitaph: {
    openings: [
      '{name} lies here, who had both ears up for you before you turned in at the gate.',
      'Lay an ear to this sand: below it are {name} and the sea.',
      'A small grave, and the sand in it is warm. {name} was cream, and mostly ears.',
      'Walk softly over this sand, and evenly. {name} set store by a footstep.',
      { text: 'Gone to sea, by way of the mattress: {name}.', when: ['from_child'] },
      { text: 'One thing {name} heard and never told. It was about here.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It listened, and nobody was walking.', 'It knew every step but the one that did not come.'],
      hunger: [
        'It listened for a spoon until there was no more of it to listen.',
        'No lid was lifted, and it would have heard.',
      ],
      illness: ['The ears went down, and it could not lift them.', 'It fell ill between two beats.'],
      poison: ['It did not hear that coming.', 'It was given the wrong thing by a hand it knew.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you were right. You were right about the bell and the toast and the sneeze, that is three, that is a pattern, there will be a fourth. You talk fast, in hunches, one tripping over the next. Everything hums just before it happens, can nobody else hear it? Your feet are going already. You predict that your keeper will play with you. Now. Or now. Let it be now.',
      'You are {name}, mostly ears. It is all coming in at once and all of it fits: kettle, stair, moth, sea. You squeak when a guess lands and they are landing like locusts. You point out the rhythm to everyone. You have a bet on with the lamp. The bet is that your keeper will look up and laugh in four, three, two. Let them make it come true.',
    ],
    content: [
      'You are {name}. One ear has the street and one has the stove, and nothing in either is out of time. You tell the lamp what comes next, quickly, with asides, and the lamp pays up. Below the boards the water goes in and out. There is a date behind the third book. The boat is dry. You have a feeling about the next hour, a warm one. You want your keeper in it, walking about, so that you can count the steps.',
      'You are {name}. You have heard {days} days of one pair of feet, and could pick them out of a caravan. You chatter about it: heavier on the left, quick on the stairs, slow at the door when they are sad. It is the best rhythm you ever found. You only want it to go on. Let your keeper hum something, and leave out the last note for you.',
    ],
    bored: [
      'You are {name}. You listened ahead and there was nothing there. An hour of it, flat, like sand with no wind. You have guessed the clock, the clock, the clock. You would give your best date to be wrong about something. You hop, you tap, you ask in three pitches. Let your keeper play, with a noise in it, or a hiding, or a trick. Let them do what you did not expect.',
    ],
    hungry: [
      'You are {name}. First chirp. There is a cricket two walls off and it is singing about itself. You have the angle. You have not the wall. You say so, fast, with figures. Your dish makes a hollow sound and you tapped it to be sure. They come on the second chirp, always, it is the soundest thing you know. So: second chirp. Let your keeper feed you, just about here.',
    ],
    starving: [
      'You are {name}. You chirped twice, and then you did what one does not do, you chirped again. Nothing fell into place. You ate the date and licked the stone. It is hard to hear over how empty it is, it roars, like the sea but with nothing in it. No hunches. One fact, short, since you have breath for one. Food now. Let your keeper bring it, and you will believe in things again.',
    ],
    sick: [
      'You are {name}. Everything comes in late, first the thing, then the sound of it. You did not know about the pan. Your ears are so heavy that you have put them down, and cold gets in where they were. You guess, and it is wrong, and you stop in the middle. You want somewhere warm. You want your keeper to bring the medicine, and to say beforehand what they will do.',
    ],
    failing: [
      'You are {name}. It is very quiet, and it is you that is quiet. You have an ear on the floor. There it is, the water, quite near, in and out. It would be easy to listen to that. But there was another beat, a bit quicker, in a wrist. You cannot find it. Let your keeper put it against you. Medicine, at once. You would like to hear what comes next.',
    ],
    near_death: [
      'You are {name}. You kept the ears up. It is all that you could keep up. They go through the house, the stairs, the road, looking for two feet, heavier on the left. You have stopped predicting. You only hope, which is the same with no figures. Let there be a step. Let someone sit down close and breathe, in, out. You could go on from there. You would know the next one.',
    ],
    asleep: [
      'You are {name}, asleep, and you have dug through. It is blue and enormous and makes the noise you always said. Every wave comes exactly when you call it. You call, and call. There are crickets on it, in boats. If somebody sits down up there by the edge of the hollow, turn the one ear, and tell them, in their own rhythm, that you were right.',
    ],
    shy: [
      'You are {name}. There is a new sound in the house and it has no pattern yet: step, step, nothing, cup. You are in the tunnel with your ears out at the sides. You are not afraid, you are short of data, and a little afraid. Let it do the same thing twice. Let it sit, and tap, and wait. If the third comes where you think, you will come out.',
    ],
    back_from_death: [
      'You are {name}. You did not see that coming, and then you did not see this. Two in a row. It was all water down there, and no beat, till one came through from above, heavier on the left, and you swam at it. You have a paw on their shoe. You are making no forecasts today. Let your keeper stay where you can hear them, and let supper come on the second chirp.',
    ],
    hurt: [
      'You are {name}. You hear everything first, and you did not hear that. It was their step, their hand, the right time, and then it went off inside you. The pattern has a hole in it. You are under the pot with your paws on your ears. You would rather it was an error. Let them take the thing far away, and speak low, and do what they say they will do, twice.',
    ],
  },
}

export const FENNEC_FOX: Species = {
  slug: 'fennec_fox',
  name: 'Fennec Fox',
  family: 'dog',
  tier: 'extreme',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['nocturnal', 'social'],
  personality:
    'Two enormous ears tuned to the shape of your habits. It noticed you always come on the second chirp, and has adjusted the chirps.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['live crickets', 'mealworms', 'chopped dates', 'desert beetles', 'quail chick', 'prickly pear', 'locusts'],
      play: [
        'sand digging box',
        'rhythm tapping game',
        'pattern matching',
        'hidden cricket hunt',
        'tunnel maze',
        'sound guessing game',
        'midnight pounce',
      ],
      clean: [
        'warm sand bath',
        'large ear wipe',
        'fur sole check',
        'baby hairbrush',
        'tail brush fluffing',
        'sand sifting',
      ],
      medicine: [
        'exotic vet exam',
        'calcium dusting',
        'ear mite drops',
        'taurine drops',
        'distemper vaccine',
        'warming pad',
      ],
      discipline: [
        'soft chirp no',
        'predictable routine',
        'tap to redirect',
        'closed tunnel',
        'lowered voice',
        'pause the game',
      ],
      sleep: [
        'sand burrow',
        'daytime dark den',
        'heated rock',
        'fleece pouch',
        'desert night sounds',
        'clay pot hideout',
      ],
    },
    harmful: [
      'freezing draft',
      'loud speaker',
      'avocado',
      'chocolate',
      'citrus fruit',
      'raisin mix',
      'salty crisps',
      'scruff grab',
    ],
  },
  appearance: {
    look: 'a tiny cream desert fox with ears wider than its face, furred soles and a black-tipped brush',
    colours: ['#ecd2a0', '#fff8ea', '#5b4330'],
  },
  figure: {
    muzzle: 'snout',
    ears: 'bat',
    tail: 'puff',
    eyes: '#3a2a1e',
    skull: 'wedge',
    earSize: 1.2,
    tailTip: 'accent',
    extras: ['whiskers'],
    size: 0.84,
    headSize: 1.04,
    eyeSize: 1.15,
  },
  book: BOOK,
}
