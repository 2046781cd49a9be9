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
      '{name} springs off the chair, and then the clock strikes. It springs on to the sill, and then it rains. It looks round at you, ears out like sails. It is a day on which everything can be heard coming.',
      'There is a cricket in the house, and {name} is conducting it. One ear goes up, and it sings. The ear goes down, and it stops. It is possible that the cricket is leading. Nobody has ever been happier to be deceived.',
      {
        text: '{name} knew from the turn of the stair that it was you, and which hand you would put to the door. It gives one chirp, for form. Then the ears settle on either side of your breathing, and stay there.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing, and heard your hand think about the door. When you look in it is already gazing, brush going, at the place where your face will be. It has the height right to an inch.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The ears were at the door before you were, with {name} some way behind them. You sneeze. They swing off, come back, and file it. {name} chirps once, sits down on its own brush, and waits for you to have another habit.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in without having been chirped for. {name} wants nothing, and had arranged nothing. Both ears go up. Slowly it works out that you came of your own accord, and it lies down across your foot.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} chirps twice, you look in, and it needs nothing at all. It looks at you with great satisfaction over the black tip of its brush. It only wanted to see whether you still work.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You creep up so as not to disturb {name}. It has listened to all of the creeping, from the first step, with both ears and some interest, and has moved across the room. It is very happy where you are not.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You come on the second chirp, {name} has found. It is happy and wants nobody, so it has chirped once and left it at that. You look in all the same. It will have to go over the chirps again.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name}, hours old and pleased with everything, chirps. You turn your head. It has never seen you before, and that was its first chirp. It looks at you for some time. Then, with great care, it tries a second.',
        when: ['baby'],
      },
      {
        text: 'There is a teacup with two ears, and the ears are not the cup’s. {name} is in there, hours old, chirping to hear it ring. You bend over it. Slowly the ears go down inside, as far as they will go, which is halfway.',
        when: ['baby'],
      },
      {
        text: 'Nobody has said {loved}. But {name} hums it, hops it, taps it on the fender, and looks at your mouth for the echo.',
        when: ['from_child'],
      },
    ],
    content: [
      '{name} lies in a bowl with one ear over each side. It hears the kettle before it boils, the postman before the corner, and your sneeze while it is still a tickle. “Bless you,” you’d swear it says. Then you sneeze.',
      'You always turn the page with a small sniff, and {name} has it by heart. It sits by the lamp and sniffs for you. You turn the page. It is quite a good book, as far as one can hear.',
      'There is a tick in the wall that is not the clock, and {name} lies with its cheek on the stone, keeping count. Every so often it leaves one out and smiles. It had been left out.',
      {
        text: '{name} lies in the crook of your arm, one ear for you and one for everything else. It draws in its paw. You wonder why. Then you yawn and stretch, just there, where the paw was.',
        when: ['trusting'],
      },
      {
        text: '{name} knows which board you will tread on, and has moved off it. It keeps one room ahead of you through the whole house, ears up, unhurried, like somebody carrying the lantern for a person it would rather not meet.',
        when: ['wary'],
      },
      '{name} chirps, and the clock strikes, and it looks at you. That was morning number {days}, and it had told you last night, and you had only said “I hope so”.',
      {
        text: '{name} sits on the sill and tells you, with one ear, who is coming up the road. You get out two cups. It moves the ear. You put one back. It was the other neighbour, who does not take tea.',
        when: ['trusting'],
      },
      {
        text: '{name} has got inside your cardigan and put its head out between two buttons, and its ears out at two others. It tells you, from in there, a moment ahead, when you are going to sigh.',
        when: ['trusting'],
      },
      'You reach for the tea, and both of its ears swing to the cupboard before your hand does. In there, once, was {loved}, and {name} forecasts another.',
    ],
    curious: [
      'The radiator said tick. {name} stands before it on furred toes, one ear pressed flat, waiting for the tock.',
      'Nose down, rear up, {name} has gone into the mattress to the shoulders. It comes out, shakes one ear, and a grain falls from it that you would have to call salt.',
      'Your stomach spoke. {name} came round the sofa at once, put up one ear to it like a hand to a friend, and answered in the same key.',
    ],
    bored: [
      'The tap drips as it always has, the stair creaks as it always has, and {name} lies in a slipper and foretells them. It is never wrong. It is so tired of being right. Do something it can’t have heard coming. Play.',
      '{name} chirps once, and knows that you will not come, and you do not. It gives the second anyway, in a flat voice, down into the rug. There is nobody to be quick for. Tap on something. Give it a game.',
      {
        text: 'The lamp has won everything, and {name} has not asked for its dates back. It lies with both ears folded. Hide something that ticks, where even you could find it, and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has chirped as many times as it takes. Now it sits by the dish with its head on one side, in the pause that comes after, when as a rule a door goes. Its meal is due. Be the door.',
      'Both of {name}’s ears stand turned to the cupboard, like doors that somebody has left open. It has heard the clock, and it has heard the cupboard do nothing about it. Its meal is due.',
      {
        text: 'Two chirps did not bring you, so {name} has tried three, then five, then a rest with one in the middle, which it rather likes. Both ears swing round to you. The feet stay where they are. The meal is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} knows your step with a meal in it. This is the other step. It stays at the far wall with its brush in front and only the ears out. Please go away, and come again with the meal. It is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} chirped twice, since you come on the second. Then it tried three, then two again with a longer gap, in case you had changed. Now you look in, and both ears swing to your empty hands. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} heard you not opening the cupboard. It heard that from two rooms off, with both ears, for some time. The meal is overdue. It has come on its furred soles to the tip of your shoe. Go and make the noise.',
        when: ['warming', 'well'],
      },
      {
        text: 'Your habits say that {name} should have eaten by now. It comes out to look at you, ears high. Perhaps you are broken. It taps your shoe, and listens at it, and chirps down the lace hole. Its meal is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: 'The ears are too heavy for {name} today. It has laid them on the floor, one each side, with the insides turned away from you. The meal is overdue. Set it down without a sound, and go.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} gave the first chirp, and the second, and nobody came on either. There is no strength for a third. Both ears have shut on everything they knew of you. Bring the overdue meal, uncalled.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name}, hours old, has chirped once into its empty dish, and heard it come back bigger, and been frightened of that. It peers at you over the rim, ears first. That was its whole speech. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has not even chirped. It sits by the dish with its ears wide, quite certain, just beside the place where you put your foot down when you bring it. It has left room for the foot. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} sits on your slipper, turns one big ear to you and one to the cupboard, and lets you work it out. You used to be quicker. It is not anxious. It gives you the second chirp again, more slowly. Feed it.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has put one whole ear in the empty dish, where it hums, as in a shell. It waits to hear how that goes on. It goes on with food, from outside, and nobody has told it. Its meal is due.',
        when: ['baby'],
      },
      {
        text: 'In {hours} hours {name} has heard the pump, the mice, every cart in the street, and you, walking past. It has laid its ears along its back now, to be spared the next time. Its meal is due.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has sounded the dish, the tin and the crack beneath the larder, tapping on each and laying an ear to it. All hollow. It comes and taps on its own belly, so that you can hear. Feed it.',
      'One chirp is hello, and the second is come, and there is a third, which {name} is using. The tiny cream sides go in and out like a bellows with no fire. It is hungry. Feed it.',
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
      '{name} is a little late with everything today. It jumps after the clock has struck. It looks at you when you have already spoken. It needs sleep in the warm, or medicine.',
      'One ear is up, and the other has been let down to rest, and {name} changes them over, now and then, as people do with a heavy bag. Give it medicine, or a good long sleep in the dark.',
      {
        text: '{name} hears your step, and hops for the shelf, and for the first time in its life does not land where it meant to. It creeps behind a jar. One ear will not stay up. It needs sleep, or medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has won its bet, it tells you, lying down, and the brush goes once round the stone. It cannot get up to collect. Bring it what the lamp owes, and medicine, and let it sleep.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Two days of digging have gone into the coat of {name}, and a good deal into its ears. It hears everything as through a wall. It chirps for you, and chirps again, not being sure that it did. Please wash it.',
      'The cream on {name} has turned to clay. When it shakes its head, sand comes out of both sides, and it looks startled at the noise. It was in there for two days. Please wash it.',
    ],
    sick: [
      'Your key turns, and {name} does not sit up before it, nor after. It lies in its bowl with one ear hanging over the edge, hot as a leaf in the sun. You have never had to come unannounced. Bring medicine.',
      'The chirp of {name} has a crack in it, and there is no second. You find it in its bowl both ears hanging over the edge and the black tip of its brush across its eyes. Bring medicine, in your usual shoes.',
      {
        text: 'You came in, and neither of {name}’s ears got up. It lies in the hollow that it dug, brush over its feet, and breathes too quickly. It has heard you, and it cannot run. Keep it warm, and bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has crept in behind the stove, ill, and lies so that it needn’t hear you. But ears like that can’t be closed. They shiver at each of your steps. Take few. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} hears your hand come, and ought to be on the curtain by now. It looks at the curtain, and sits down behind one cold ear. Leave medicine in a spoon, warm, and hum as you go away.',
        when: ['wary'],
      },
    ],
    failing: [
      'You chirp, as it does, and you chirp again, and {name} doesn’t come on the second. It lies in your hand with its ears spread out on either side, like something that has been put down. Medicine, at once.',
      'You say to {name} all that you always say, in order, the hello, the well, the there we are. It lies in your two hands and does not come in on any of them. The ears have gone cold. Medicine, at once.',
      {
        text: '{name} is lying in the open, and did not hear you. You kneel, and it hears that, and has nothing to run away with. There is so little of it besides the ears. Warm it. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'It did not hear you come in. You had to say it to yourself twice. {name} lies with its furred feet together and an ear to the floor, listening under you. Medicine at once. Then lay your heart down there, where the ear is.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} knows how you come, and in {hours} hours it went through all of it, stair, latch, sigh, over and over, without you. It has stopped in the middle. Give it the rest. Sit with it now.',
      '{name} has laid down both its ears, for a house with nobody in it makes no pattern. Under them there is a heart no louder than a moth. Let it hear another. Sit with it now.',
      '{name} left a chirp for you, and waited, and left another. They are all used up. It lies in the dent of your chair with its ears folded over, so as not to hear that there is nobody. Sit with it now.',
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
      '{name} is asleep in your hat, curled like a bun, and the ears will not go in. They stand up at either side of the crown. You put out your hand for it. The left ear tells the right one.',
      'Asleep, {name} gives a chirp, and its ears wait. It gives the second. In the dream somebody must come then, for the black tip of its brush lifts, and lifts, and it smiles all over its tiny face.',
      {
        text: '{name} sleeps wrapped in its brush with its ears folded over it like tent flaps. You take a step, and they open by an inch. You stop to let it settle, as you would, and find they had opened for the stopping too.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in a tight ball with both ears left out, since they do not fit in. The ears are not asleep. They follow you from the door to the shelf and back, and they will fold when you have gone.',
        when: ['wary'],
      },
      {
        text: 'You come in with your noises, the door, the cough, the left shoe. {name} sleeps on. At each of them an ear ticks, as one ticks off a list, and at the last, when all of them are there, both lie down.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, but for one ear. It follows you over the floor, stops when you stop, and turns back with you for the cup that you forgot. It had waited there already.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on your chest, and has spread its ears for it, one on each side, like something pressed in a book. Under the left there is your heart. When that skips, because you were moved, so does it.',
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
      '{name} has dug itself in behind the flour bags, and all that is left of it are two tips of ears, which listen to your watch. It is the only regular thing about you. Sit down there, and let it tick.',
      'A great pair of ears is flat against the floor under the bed, and {name} is holding them down with both paws. You do everything so suddenly. Sit by the bed. Breathe in, breathe out, and do nothing else at all.',
      '{name} has dug in behind the wainscot, and from there learns you by heart. It has got your left foot. The right one keeps surprising it. Sit down, put both of them flat, and give it time to catch up.',
      {
        text: 'Fed and hours old, {name} is hidden from you completely, apart from the ears, which did not fit. They turn as you cross the room. Sit down quietly. They will tell the rest of it.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and fed, and has just tried its first chirp. It brought you, which was far too much. Now there is only a brush to be seen, tip shaking. Sit quietly, and be smaller.',
        when: ['baby'],
      },
      {
        text: 'You can hear nothing of {name}, it has fur on its soles. It can hear you blink. It sits in the farthest corner under the farthest chair, and knows each thing you are about to do. So do nothing, near it, for a good while.',
        when: ['from_child'],
      },
      'It lay once and heard nobody for {wait}, and learned that by heart, as one does with a tune one cannot stand. Come in singing. Sit down near {name}, on the beat.',
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
        '{name} has its nose in the dish as the dish touches the floor, having heard where it would land. It eats all of it, ears spread for balance. Then it listens to the empty dish, until that has stopped ringing.',
        'On time, and {name} eats up without a sound on its furred soles, while its ears go round the kitchen. Spoon down. Lid on. Two steps. It nods at each, like somebody following the score.',
        {
          text: 'You come before the first chirp is out, and {name} shuts its mouth on it. One ear goes back over your footsteps, looking for the mistake. There is none. It eats, and the other ear, by degrees, lies down.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} chirps once, for the food, with its whole body, and eats on furred feet, ready to be elsewhere. You always go at this stage. You stay. The two great ears turn to you, slowly, and have nothing written down for that.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} chirps once and draws breath for the second, the one that fetches you. But you are standing there already with the dish, exactly when it was due. It eats with both ears on you and a whole chirp left over.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'One chirp, and there you were. {name} stands over the full dish with its ears at their widest, doing the sum again. It eats, watches you, and tries half a chirp under its breath. You turn your head. It is beside itself.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} chirps once, and there you are, on time. It swallows the second chirp, and then the meal. One enormous ear stays trained on you. The other lies down.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} chirps once, and there you already are with the dish. It stands over it with both ears up, working this out. Then it eats, a little nearer your foot than it has to. The second chirp is kept for later.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has given up chirping. It was already at the dish when you thought of it, ears wide, listening to you think. It eats. Then it lays one enormous ear flat against your chest, to hear where all this comes from.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time and glad, and lays both its enormous ears right back, flat, like oars taken in. It is not listening for anything. You are here.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You always come on the second chirp. Today {name} tried no chirp at all, and you came, with the meal, on time. It eats, brush going, and looks up at you. All along it had thought it was the chirps.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old and nearly all ears, which it cannot yet hold up. The meal is put down, on time, with a click, and up they both go, and over it falls. It eats lying there, listening to what you are.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is a few hours old. It eats, on time, and out comes a chirp, by accident, the first ever. Across the room somebody moves. That is you. The two enormous ears go up. It chirps again, to see.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'After {streak} meals on time {name} knows you by heart: spoon, sigh, tap. It eats up and nods just before each of them. Then it nods once more and looks at you, because here you laugh. And you do.',
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
          text: '{name} eats up and takes you, by the trouser leg, to the third stair. It taps it. You step on it. It creaks, the way it did on the day you came. It has been stepping over it, to save that creak.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You have a way of setting the dish down now, with a turn of the wrist, and you had it from {name}. It has a sigh after the last crumb, and had it from you. Neither remembers which came first.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats it all, in snatches, and at each sound from you the ears go down and it must begin again. They are hot, and one shakes. It does not know you well enough to be ill near you. Medicine, softly.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, having it all by heart by now, stair, latch, spoon, dish, {streak} on time and never a wrong note. It no longer chirps for you. It chirps with you.',
        'For {streak} meals, all on time, {name} has let you think that you came by yourself. It finishes every crumb. Then, since it may trust you with it, it goes under the table and shows you how it does the chirps.',
        {
          text: 'You think you came of your own accord, on time, {streak} in a row. {name} eats, and lays one enormous ear against your knee, kindly. It has the chirp so low now that you only feel like getting up.',
          when: ['well'],
        },
        {
          text: 'You used to come on the second chirp, then on the first. Now it is {streak} in a row on time, and {name} has not chirped at all. It eats with its furred soles on your foot and its mouth, for once, full.',
          when: ['well'],
        },
      ],
      early: [
        '{name} had you down for a good while from now, and is quite put out. It eats a crumb or so, to get back into step. Go out again, please, and come in on the beat. The beat is at {opens}.',
        '{name} never chirped, and you came. It looks into its own mouth, as far as one can. It takes a nibble, so as not to make a fuss, and will be listening for you, with the right chirp, at {opens}.',
      ],
      late: [
        '{name} had chirped for it, and you did not come on the second, nor after. It eats all of it. Now it sits with one ear bent and tries a chirp against the wall, to hear what is wrong with it.',
        'You come late, and {name} knew it from the stairs. You took them in the wrong tune. It eats the lot. When you hum your usual thing, it does not keep time, and turns its ears the other way, like collars.',
        {
          text: 'You are late. {name} eats with its brush waving, glad of every bite, and keeps the ear on your side folded down. An ear that size takes a good deal of folding.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You used to come on the second chirp. Today {name} needed nine. It eats, glad to the black tip of its brush, but in those great ears you have been moved. You are with the wind now, which comes when it likes.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} hears the late meal with one ear, and the ear is overjoyed. It eats, humming. The other ear, which had been turned to you, swings slowly round to the back door, to hear who else there is.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats lying down, furred soles towards you, ears towards the wall. It had learnt the sound of you coming, and now it knows the sound of you not. It is weak. Medicine now, please, and quiet.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You always came on the second chirp. {name} had to think of a third, and had hardly the breath for it. It eats with one great ear folded shut on your side. Bring medicine, and let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had it worked out. Two chirps, then you. Today it was nine. It is glad, and eats with its brush going, but one ear stays turned on you, doing the sum again.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'All your habits go into {name}’s ears, and now this one, late, has gone in too. It eats gladly. Then it shakes its head hard, both ears flapping, but it will not come out.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had one chirp, being hours old, and had used it up. It eats now, late, with its ears pulled tight. When you hold out a finger it hears the finger coming, and it has gone round the other side of the dish.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late, and talks all through it. Then it gets on your lap as it always does and lays an ear to your chest. It listens longer than usual. It wants to know what else in there is no longer regular.',
          when: ['trusting', 'well', 'glad'],
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
        {
          text: '{name} eats all of the late meal, very quickly, with its black-tipped brush over its feet. It has only one tune of you so far. It goes: a step, a stop, a long rest. Now there is another verse.',
          when: ['wary'],
        },
      ],
      missed: [
        'In {hours} hours {name} got to know the whole sound of nobody. It eats everything, and flinches when you speak. The ears are cold to the tips, and do not turn. Be on time, and let it hear you coming.',
        '{name} chirped until the chirps had no end to them, and then for the rest of {hours} hours there were none. It eats all of it, so light that the dish moves. Answer the next one. Do not let it wait again.',
        {
          text: 'In {alone} with nobody there, {name} has adjusted the chirps. There are none. It eats what you bring without a sound, and takes its ears to the furthest corner, where it can hear you not coming.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} chirped once, and then a second time, which is when you come. After that it was {alone}. It eats the meal with both ears folded down. You chirp, to be friendly. It moves the dish away.',
          when: ['wary', 'well'],
        },
        {
          text: 'You always came on the second chirp. {name} chirped twice, and twice again, for {alone}. It eats now without lifting its head, and makes no sound at all. Next time, come before the first.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The ears of {name} had learned all your habits. Now they have learned {alone}. It eats lying flat, the ears turned away from you, to the door, so as to hear you go.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} gave the first chirp, and the second, and went on down, to ones that you have never heard because they were so small. It eats with its ears along its back. At your step they used to turn. They lie there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The furred feet will not carry the ears. {name} eats lying, its eyes shut, and flinches at the spoon. You whisper something. Two great ears are folded over the dish, one after the other, so as to have only the dish in there.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats. It had your whole day by heart, each door, each stair, and used to be there. Now you walk through the house, with all your noises, and hear how many they are. Nobody meets you.',
          when: ['warming'],
        },
        {
          text: '{name} knows your step through two walls, and it knows it was not there. It eats. It comes up on your lap and lays its ear where it always lies. It listens, and the other ear stays turned to the door, to hear you go.',
          when: ['trusting'],
        },
        {
          text: 'The chirps had gone on for long, and after that they had not. {name} eats with its ears down on its back, those enormous ears. You say its name. They are not asleep. It is only that they are not for you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} does not look up at your step. It used to know it through two walls. It eats in small bites, with its brush about its feet, and afterwards it turns both ears, like two chairs, to face the wall.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} had both ears on the path, and ears like those miss nothing, so it heard you not come the whole time. It eats everything. They hang down now. Be on time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} lays an ear to its own middle, and there is no echo. That is how one knows. It pats the dish shut. It has heard when it will be hollow again, and that will be at {opens}. Do be there.',
        'You set it down, and {name} has already shaken its head. You hold it nearer. It shakes it just before. You laugh, it was waiting for that, and it goes to lie down, round as a date, until {opens}. Try at {opens}.',
      ],
      ill: [
        '{name} eats a crumb, and listens to it all the way down, and waits to hear if it will stay. It does. It eats one more. That is enough for so small a fox. It is ill. Medicine next.',
        'You hum as you always do when it eats, and {name}, ill as it is, keeps time for a few bites, slower and slower, until you are humming alone. Hum on. Give it medicine next.',
      ],
      loved: [
        '{name} heard that in your pocket, on the stairs, in the shop, and perhaps before there was a shop. {item}. It has eaten all of it, and hops straight up, and up, and its ears come down a little after.',
        '{name} knew what you were going to say, and ate it while you said it, so that there was none left by the time you got to the word. “{item},” you finish. It falls over with joy. Right again.',
        {
          text: '{name} had two chirps ready, but here you are on the first, with {item}. It eats until its brush quivers, then comes over on furred soles, stops beside your shoe and gives you the second chirp anyway.',
          when: ['warming', 'well'],
        },
        {
          text: 'After {item}, {name} sits up and turns one ear your way, and the other to the door, as it has always done. You sit quite still. The ear at the door has nothing to listen to. It comes round and joins its friend.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and on time, and {name} loves it. It chirps once, and you step back a yard. It eats. You had not noticed being taught that.',
          when: ['wary', 'well'],
        },
        {
          text: 'On the second chirp you come, with {item}, on time, as {name} knew you would. It eats with love. One enormous ear stays on your feet. It knows what you do. It does not know why.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} eats with both enormous ears folded flat along its back, which they never are. You are here. It has nothing else to listen for.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You always come on the second chirp. {name} gives one, and there you are, on time, with {item}. It eats leaning on your ankle, and afterwards lets you have the second chirp anyway.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} listens to {item} from all sides. Nothing in there hums. It had heard crickets, it says, quite distinctly, coming up the stairs.',
        '{item} goes behind the second book, with the other errors. {name} pats it flat, comes back with sand on its nose, and holds an ear to your pocket, in case of dates.',
      ],
      harmful: [
        '{name} heard it fall, and was there before anybody could call out. It was {item}. It is curled round the pain with its ears wrapped about it, and gives one chirp, with no second. Never let it near that again.',
        '{name} listened to it first, and there was nothing in the sound to warn anyone. It was {item}, and it hurts. The great ears are hot and shut. Speak in the voice it knows, and keep that from it always.',
        {
          text: 'It was {item}, and that was one thing {name} had not heard coming. Its ears are hot and hang, the brush is clamped, and it pants like a small machine. Keep that from it always. Bring water, walk softly, and do not talk.',
          when: ['item'],
        },
        {
          text: '{name} lies with both ears pressed to its own stomach. It can hear what is going on in there, and it frightens it. That is from {item}. Put it well away, where there is no sound of it. Stay, and breathe evenly.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You tickle the air over {name}, and it shrieks before you have touched it. You hide your hands. It shrieks. It can hear them thinking. It lies on its ears, kicking, and begs you not to, and not to stop.',
        'You march, left, right, and {name} goes between your feet, dancing on the off beat. You hop, to put it out. It has hopped. You stand still. It is already lying across your shoe, ears wide, waiting to be amazed.',
        {
          text: 'One chirp means that you may play, and {name} leaps and spins till its ears are in its eyes. Two chirps would mean that you may come nearer. You listen hard. It is always one.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has your game worked out: left, left, then right. It is gone each time before your hand comes, furred soles kicking for joy. You have not touched it yet. That is what it likes about the game.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} chirps and you come. It chirps behind you, you turn, and it chirps from the shelf. In the end you sit down and chirp yourself. There is a long silence. Then something weighing no more than an ear arrives in your lap.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hide behind the door and hold your breath. {name} knows where you are by the breath you are not taking. It lets you wait there. It chirps once, and once more, and when you come out on the second it goes wild.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} pounces on your foot, your shadow and the sound of your sleeve. Then it stops, one furred sole on your shoe, both ears on your chest. Your heart is going like anything. It had not known that you were playing too.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} hears you decide to run: the breath, the heel, the knee. It is there first each time, brush in the air. So you do something truly stupid. Both ears shoot up. It would like to hear that one again.',
          when: ['warming', 'well'],
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
        {
          text: 'You snap your fingers, once, high up, and {name} leaps. You snap them low, and it dives. Then you let it choose. It looks at you, ears on end. It chirps, high up, and waits to see if you will jump.',
          when: ['warming'],
        },
        {
          text: 'You creep up behind {name}, who knows it, and creeps too, in front, at the same speed. You go round the table like that. Then it turns, with its ears spread, and says boo just as you open your mouth.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is already giddy with being right: rain, a cart, your cough. You bring out a game. It says, with one ear, that it knew that too. It lets you have the last pounce, as you had been going to.',
        'You were going to play, and {name} has heard that coming and has been happy about it ever since. So there is hardly anything left to do. You play it anyway. It mouths along.',
        {
          text: '{name} hears your knee decide to jump. When you have jumped, it is behind you, as happy as it was before the game, and out of reach. It does not trust you. It has only an arrangement with your knees.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You think you are playing. {name} chirps, you come running, and it is gone on its furred soles and chirps from the other wall. It was as happy as can be already. It is only checking that the chirps still work.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There was no more joy to be got into {name}, it is so small a fox. You play all the same. It has your next move already, and makes the one after for you, landing on your shoe, and looks up.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is spinning already, and you spin as well, more slowly. It listens to you do it. It fits its turns to yours, three to one, ears out, and when you fall down dizzy, it falls on the same beat, across your neck.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is skipping after its own brush, round and round, on soles like velvet. You skip too, by the door. It hears at once that you are a beat behind. It stops, to let you go first, and you go alone.',
          when: ['wary'],
        },
        {
          text: 'No more joy could be got into {name}, at that size. But you always play now, and it would not spoil a pattern. It chirps, on cue, and leaps, on cue, and waits for your laugh to come in. It does.',
          when: ['trusting'],
        },
        {
          text: '{name} played this game with you in its head before you came, and you were wonderful. It is as glad as it goes. It plays it through once more for you, and puts its ears over your hands at the end.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} has been happy since it heard the postman think of you. You hold out two fists, and it picks the right one. You hold out two empty ones, and it picks your nose. It laughs until its ears knock together.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You scratch under the cloth, and {name} hears it. One ear comes round, slowly, after you have stopped. It was a whole bar late. It can’t play. See first to what it needs.',
        'You tap the table and wait, and {name} does not tap. It isn’t a trick, and it isn’t a rest. The paw lies there. Leave off tapping, and see to what it needs.',
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
        'You are only thinking of {item}, and {name} has begun. You think of something else. It turns in the air. In the end you shut your eyes and just play, and it has to lie down, from happiness.',
        'The word was {item}, and {name} did it wrong, out of fun, and then right, with a shriek. Cushions fly. It comes up between two enormous ears, and chirps for you to say the word again, more quietly.',
        {
          text: '{name} loves {item}, and one ear is having the time of its life. The other is listening to your feet. You shift your weight half an inch, and it plays on, two yards further back, without a sound.',
          when: ['wary', 'well'],
        },
        {
          text: 'You always come on the second chirp. Today you bring {item} on the first. {name} plays till its ears ache with joy, and between rounds sits well back and stares at you. What else have you changed?',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, {name} needs no signal, as it knows when you are about to. It moves when you are about to. You learn to be about to and then not. It falls over, ears and all, enchanted. You had never done that before.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} until its ears are hot. Then it climbs in at your collar, and turns round, and one enormous ear comes out, like a sail. It wants to go on with the game, but you are to do the legs.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You begin {item}, and {name} hears that your heart goes faster. It stops to listen. It makes you run a little, and listens. It comes near enough to lay one ear on your boot. So that is what you sound like when you are happy.',
          when: ['warming', 'well'],
        },
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
        'You wash {name} in a saucer, and most of that is ear. Sand comes out, and with each spoonful it hears a bit further: the tap, the yard, somebody’s goat. It turns its head, dripping, to where the goat will be.',
        'The dirt comes out of its furred soles, and {name} holds up each to see. It puts one down, and there is a tiny slap. It has never heard itself walk. It walks all round the basin, until they are dry.',
        {
          text: 'Two chirps have always brought you. {name} tries three, to see whether that will send you away. The dirt comes off. You are still there. It will have to look into four.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dirt comes off the furred soles last. {name} tries them on the floor, one and then the next, until none of them makes a sound. You reach for something to dry it with, and there is no fox.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash {name}, and it lays both ears back over your wrist, so that no water gets in. They are heavier than you would think. The dirt goes. It can hear your pulse from there, and chirps along with it till it is dry.',
          when: ['trusting', 'well'],
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
        'You wipe those enormous ears for {name}, and the cloth stays clean. It could have told you. It tilts its head, to let you look right in, and you could swear that you hear the sea.',
        'You brush {name}, which takes no time at all, and nothing comes off. You always do it from the left. It has turned its right side for the next before you have lifted the brush. Nothing comes off that, either.',
        {
          text: '{name} was cream and clean, and still is. Only the ears will take some time to dry, and you stand holding one in each hand like washing. It shuts its eyes. It has been trying to arrange this for weeks.',
          when: ['well'],
        },
        {
          text: 'You always wash behind the ears, and on {name} that is most of the fox. It was clean there. You are about to stop when it chirps, twice, and you find that you have begun again.',
          when: ['well'],
        },
        {
          text: '{name} was as clean as cream. You wash it, and that is not among your habits. It goes through them, ears turning, the steps, the cough, the cup. It finds no place for this, and stays at the end of your arm.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no dirt on {name}, you are only washing. It thinks it over and sees that you do this when you are sad. It holds up a furred sole, and then another. When it has run out of soles it holds up the first.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You brush {name}, and it was clean, and it is done in about five strokes. It knows that you always do one more. It waits for that one with its eyes shut, and when it comes it chirps like a hinge.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You say it, {item}, with that small pause before, and {name} has sat down in the pause. You always do the left ear first. It holds it out. You hum, and it sneezes on the exact beat.',
        'To do {name} takes next to nothing, and half the day, since there is so much ear. It was {item}. It knows which bit comes next, and has it ready. Then it is as cream as cream, and silent underfoot.',
        {
          text: '{name} has worked out how you go about {item}. You do the furred soles, the brush and both vast ears, and stop. It waits, and chirps twice. You are halfway down the left ear again before you notice.',
          when: ['well'],
        },
        {
          text: 'As you clean {name} with {item}, one enormous ear goes down, and then the other, like two lamps being put out. All day they have been listening for you. You are here. They have nothing to do.',
          when: ['well'],
        },
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
        'It heard the cork, and it heard the drops being counted, so {name} has its mouth open at the right one. It swallows. Its ears, which hung like washing, begin to fill. In a while one gives you your cue. Stay.',
        'You say “There,” as you always do after something bitter, and {name} has been waiting for that. It shuts its eyes. The breath under all that cream goes slower. You say it again, because it seems to be in the medicine.',
        {
          text: '{name} heard the stopper turn two rooms away and was under the bed before you came. It swallows with both ears pinned. After a while they come up by themselves, cool again, and swing to the door, to hear you go out of it.',
          when: ['wary'],
        },
        {
          text: '{name} heard the medicine three rooms off, because you were walking like someone with medicine. It takes it, ears flat, and it does good. The next time you come, with anything, it will listen to your feet first.',
          when: ['wary'],
        },
        {
          text: 'You come before the first chirp. {name} was too ill for it, and you came. It swallows, and puts its great hot ear against your chest to listen to something regular. It falls in with that, beat by beat, and the hurt goes.',
          when: ['trusting'],
        },
        {
          text: '{name} takes the drops, and its ears stay flat along its back. You talk to it, low, about nothing. After a time one turns to you by a finger’s width. Go on talking. Stay, and give more in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} heard you go for the bottle, and was ill in time, to oblige. It takes the drops. Then it is well again, as it had been. Keep them for a day when it does not hear you coming.',
        'You give {name} its drops, and it has its mouth open first, and shut first, and is well first. It had been so since it woke. Both ears are up like sails. Put the cork in. It has already heard that.',
      ],
      loved: [
        '{name} has known about it since you got up from your chair, and what it knew was {item}. It is sitting there before you arrive. You had meant to explain. It nods at the places where you would have.',
        '“There,” you say, as you always do after {item}, and {name} was waiting for that. It curls its black-tipped brush. It may be that the word was the best part. You say it again.',
        {
          text: '{name} hears {item} from two rooms away and is there on its furred soles, ears as wide as a gate. Down it goes. The medicine is inside, and for once something has got past the ears. It does good.',
          when: ['item'],
        },
        {
          text: 'You always come on the second chirp, so {name} begins with the second. It is {item}, medicine and all, and it is gone. Soon the brush is up and drumming, and there is a third chirp. It means again.',
          when: ['item'],
        },
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
        'You raise one finger, a little before {name} had meant to jump on the cake. It stares. It is the one who does that. It gets down from the chair, ears low, to work out where you can have heard it.',
        '“No chirping at table,” you say, and {name} shuts its mouth on the second one. The first is still in the air. It listens to it go round the room with nobody coming for it, and creeps in under the rug.',
        {
          text: 'You tell {name} not to dig in the mattress. It has it at the first word, having heard it coming since the stairs. It used to meet your step with its ears up. At your next step they are under something.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has learned that it is not to chirp you awake. It promises, with both ears. It gets in by your feet without a sound. You lie awake. There is one chirp that you would have liked, and it does not come.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has been chirping you up and down the house because it works. You stay in your chair. It chirps again. You turn a page. At last it comes to you, on foot, without a sound, with both ears down.',
          when: ['from_child'],
        },
        {
          text: 'You stop humming, nothing more, and {name} takes its paws out of the sugar. It can’t bear it when the tune stops there. It comes and sits at your foot, ears sideways, and waits for the rest. You let it wait.',
          when: ['trusting'],
        },
      ],
      little: [
        'You are going to say it about the dates, and {name} sits down in front of you, so as not to miss it. It knows every word. It has not touched a date. It likes where your voice goes up.',
        '“And what do we do with the rug?” you ask, and {name} does it, which is nothing. It had stopped digging there before you bought it. It waits, ears wide, and nods you through the last bit.',
      ],
      bad_time: [
        'You scold {name}, and in such ears one word is a landslide. It lies down flat beneath it. It had been chirping, and chirping, and you thought that was the naughtiness. See what it was for. Teach it later.',
        '{name} knew that you were going to shout, and came all the same. That is how much it needed something. Now its ears are laid back and its brush is on its toes. Ask what, in a whisper. The lesson can wait.',
        {
          text: '{name} turns both enormous ears to your lesson. It learns no manners. It learns how your voice sounds just before it is raised, and backs off by a tail’s length. There will be no second chirp.',
          when: ['wary', 'well'],
        },
        {
          text: 'At your lesson in manners {name}’s ears, each wider than its face, fold shut like doors. You finish it to the outside. When you look, it has left on its furred soles. You heard nothing. Neither did it.',
          when: ['wary', 'well'],
        },
        {
          text: 'Just lately {name} had been learning your step. You raise your voice, and it has to throw away everything that it had, and start again from the far side of the wall. Be regular. Be quiet. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        'You came with {item}, and {name} heard that from the other room, and had already put the spoon back. It is a good sound, as these go. It sits on the far shelf, all the same, with its ears turned edge on.',
        '{item}, on the second chirp, and {name} has to think about that. It stops chirping you up and down the stairs. It goes and tells the wall how it was beaten, one small tap after another.',
        {
          text: 'The lesson goes by {item}, and {name} is delighted. You lift a finger, it sits. You are about to lift a finger, and it sits. It sits before you have thought of it, ears high, and waits for you to catch up.',
          when: ['well'],
        },
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
        'You do it all in order, lamp, shutter, cloth, hum, and {name} lies down one step ahead of you each time. By the hum it is flat. One ear goes on for a bar or so without any fox in it.',
        '{name} has dug a hollow in the blanket, turned round in it, and laid one ear beneath and one on top, like a sheet. You tap the wood, slow, slower. It knows where that is going, and goes there.',
        {
          text: '{name} lies down and takes care not to chirp, since you come when it chirps. Nobody comes. It listens to that with both enormous ears. It is so restful that it sleeps deeply, and wakes much the better.',
          when: ['wary'],
        },
        {
          text: 'Worn out, {name} digs its hollow where it can hear you without seeing you. You always sigh when you sit down. You sit and do not sigh. It waits for it, both ears quivering, and while it waits, it falls asleep.',
          when: ['wary'],
        },
        {
          text: '{name} goes to sleep with one ear laid over your heart and the other over its own. Whenever they beat together it gives a small chirp. You hold quite still. There are a good many, and then it sleeps too deep to tell you.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tuck in {name}, ears and all, and they come out again by themselves. Nobody can sleep with so much going on: a mouse has just decided something. It sits up, to hear if the mouse will go through with it.',
        '“Sleep,” you say, and go out, and {name} listens to you go. Stairs, a sigh, a chair. It isn’t tired. Now you will remember that you forgot the lamp. It sits up in bed, with its brush over its feet, and waits.',
        {
          text: 'You always come on the second chirp. {name} lies where you put it, wide awake and in high spirits, and lets out one chirp of joy. It is very careful not to let out another.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} knows how you leave: the lamp, three steps, the board that creaks. It lies where you put it, cheerful and not tired at all, ears up. The lamp. Three steps. The board. It gets up.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not sleepy, but has noticed that you sleep better when it does. So it shuts its eyes, and its ears follow you to bed. It waits for your breath to go slow. Then it comes and sits on you.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You are the one who is tired, {name} has heard that in your knees. So it goes to bed for you. It digs the hollow, lies down on one side, and holds up its ear, like a blanket, over the other.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You have scarcely said {item} when {name} is digging its hollow, round and round. The digging stops just where you thought it would. For once you were first. One ear lies down, then its brother.',
        '{name} has heard how this ends, and goes there: {item}, a hollow, a sigh, the lamp. You do the lamp. There is no ear left outside. It has taken them both in with it, like a shop taking in its awnings.',
        {
          text: 'You have brought {item}, and {name} digs in it at once, round and round, until there is a hollow. It lies in that like cream in a saucer. One ear hangs out. You say good night to the ear, and it curls up.',
          when: ['well'],
        },
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
        'You sit there, and {name} has put its ears on your two knees, one on each. It takes you in on both sides. You had thought that you were making no noise. It sways a little, with the tune.',
        'You sit with {name}, doing nothing, and it hears you do it. Something goes thump, and thump, and doesn’t hurry. It lays one ear on your wrist, where it is nearest, and the other over the first, like a lid.',
        {
          text: 'Nothing happens, and {name} listens to it with you. One ear has the street, one has the stair. After some time the one from the stair comes in, folds, and settles on your knee, as if that was where things would happen.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} lies on your chest and its ears come over your face like two curtains. In there it is dim and warm and one hears a small heart, very quick. It can hear yours. It has been trying to get down to it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit and do nothing, and to {name} it is a concert: your breath, your watch, whatever that was in your stomach. It lays one great ear against you. In the slow part it shuts its eyes.',
          when: ['trusting'],
        },
        {
          text: 'You sit down, and cross your legs, and {name} nods. It had guessed that. It has guessed your next breath as well, and the next. It edges over on its silent soles, ears first, to see how far ahead it can get.',
          when: ['warming'],
        },
        'It tells you the longest gap between two footsteps: {wait}. Then {name} puts its chin on your shoe, so that it will feel the next one start.',
        'You sit, and hear your own step on the stair. It is {name}, with one toe, on the fender, very softly: {days} days of it, and at the door, where you are slow sometimes, it is slow.',
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
        '{name} is asleep, and you sit down in your chair, which gives its usual creak. It does not wake. It had left a small gap in its snoring just there, and now the creak is in it, it goes on.',
        'You sit by {name}, not moving. It sleeps, and breathes far quicker than you. Then not so far. You can’t tell which of you is changing. When you breathe together, one great ear comes down, soft, over your thumb.',
      ],
      shy: [
        'You sit with your face to the wall and tap your foot, and {name} may be anywhere. With those soles it makes no sound. You leave off tapping. Far away, under the table, somebody taps once, to ask what comes next.',
        'You sit in the yard, and {name} is in the wall, you don’t know where. You whistle two notes and leave off the third. For a long time nothing comes. Then, very high and small, out of the stones, comes the third.',
        {
          text: 'You always come on the second chirp. From its corner {name} gives one, merrily, and then the second, to see. You stay sitting where you are, far off. It lets one ear down. That was the right answer.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit so still that for {name}, skipping about on furred soles, you become hard to hear. It has your breath from the sofa and your watch from the rug. For the heart it needs one step more, and takes it.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit and do not move, and high up on the shelf {name} turns its back. But ears that size cannot be turned away altogether. The edge of one has come upon your breath. It is keeping time.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old, and the ears have been delivered ahead of the fox. It lies behind them. You sit well away and breathe in. You breathe out. On the next the ears lean, just slightly, before you have begun.',
          when: ['baby'],
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
