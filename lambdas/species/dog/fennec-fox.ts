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
    'There is a chirp from the egg, and a pause in which you come closer. There is another. The shell falls open round two enormous damp ears, and somewhere under them is {name}, to whom it is now clear how you work.',
    'Two long ears come out of the egg, and go on coming out, and after them, as a kind of handle, {name}. It chirps. You lean in. It stops, turns both ears to you, and chirps again to check.',
  ],
  looks: {
    thriving: [
      '{name} springs off the chair, and then the clock strikes. It springs on to the sill, and then it rains. It looks round at you, ears out like sails. It is a day on which everything can be heard coming.',
      'There is a cricket in the house, and {name} is conducting it. One ear goes up, and it sings. The ear goes down, and it stops. It is possible that the cricket is leading. Nobody has ever been happier to be deceived.',
      {
        text: '{name} is mainly ears, and they are still folded, like two letters nobody has opened. You clear your throat. One comes undone, all by itself, stands up, and turns until the sound of you is in it.',
        when: ['baby'],
      },
      {
        text: '{name} is a few hours old, and its ears are older. They stand up out of the blanket like two sails and swing after you to the door, to the tap, and back. It has begun a list.',
        when: ['baby'],
      },
      {
        text: 'You come at the first chirp. {name} is so surprised that it sits down on its own brush, ears out to both walls. Then, to see how far this goes, it tries about half of one.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} chirps twice, and you come, and nothing whatever is the matter. It goes over you with both ears. It had wanted to know whether it works when nothing is wanted. You may go. It is very pleased.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lifts its brush off the floor, though nobody is near. A moment later your foot comes down on that very board. It lays the brush back across your instep, ears already turned to the next thing you will do.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You have made up your mind to get up, and told nobody. {name} is already in the doorway with one ear turned back for you. You decide to stay after all. It has sighed and come back before you are quite sure.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You have taken your shoes off to surprise it. {name} is already facing the door, lying flat in the warm sand with one ear aimed at your ankles. It knew about the shoes. It listened to you untie them.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Nobody chirped, and here you are. Both ears come up and go over you from collar to heel for the reason. They find none. {name}, sleek and well supplied, sits down on its brush to wait for it.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You come on the second chirp, {name} has found. It is happy and wants nobody, so it has chirped once and left it at that. You look in all the same. It will have to go over the chirps again.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Nobody has said {loved}. But {name} hums it, hops it, taps it on the fender, and looks at your mouth for the echo.',
        when: ['from_child'],
      },
    ],
    content: [
      '{name} lies in a bowl with one ear over each side. It hears the kettle before it boils, the postman before the corner, and your sneeze while it is still a tickle. “Bless you,” you’d swear it says. Then you sneeze.',
      'You always turn the page with a small sniff, and {name} has it by heart. It sits by the lamp and sniffs for you. You turn the page. It is quite a good book, as far as one can hear.',
      {
        text: 'Your watch is on the table, and {name} has laid one ear over it like a lid. The other stands up for the clock in the hall. They do not agree. It is hearing both sides, and is in no haste.',
        when: ['well'],
      },
      {
        text: '{name} heard you think of coming, and put one ear up for it. The other stayed on a beetle in the yard. Now you are here, as forecast, at the usual door, with the usual foot first. It goes back to the beetle.',
        when: ['from_child', 'well'],
      },
      {
        text: 'To see what {name} will do, you go around the table by the other side. One enormous ear is there before you. The rest of it goes on looking at the wall, neither pleased nor sorry. Nothing needs doing.',
        when: ['well'],
      },
      '{name} chirps, and the clock strikes, and it looks at you. That was morning number {days}, and it had told you last night, and you had only said “I hope so”.',
      'You reach for the tea, and both of its ears swing to the cupboard before your hand does. In there, once, was {loved}, and {name} forecasts another.',
    ],
    curious: [
      'The radiator said tick. {name} stands before it on furred toes, one ear pressed flat, waiting for the tock.',
      'Nose down, rear up, {name} has gone into the mattress to the shoulders. It comes out, shakes one ear, and a grain falls from it that you would have to call salt.',
      'Your stomach spoke. {name} came round the sofa at once, put up one ear to it like a hand to a friend, and answered in the same key.',
    ],
    bored: [
      '{name} chirps a third time, after you have already come. Neither of you knows what the third one does. Its ears have slid out sideways like a tent let down. Get on the floor with it and find out. It wants a game.',
      '{name} knows the house by heart: tap, tick, tick, pipe. It calls each one out with a flick of an ear just before it happens, and is right, and right, and right. Make a noise it can’t foresee. Play with it.',
      {
        text: 'The lamp has won everything, and {name} has not asked for its dates back. It lies with both ears folded. Hide something that ticks, where even you could find it, and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has chirped as many times as it takes. Now it sits by the dish with its head on one side, in the pause that comes after, when as a rule a door goes. Its meal is due. Be the door.',
      'Both of {name}’s ears stand turned to the cupboard, like doors that somebody has left open. It has heard the clock, and it has heard the cupboard do nothing about it. Its meal is due.',
      {
        text: '{name} tries a chirp. Nothing comes of it, so it tries a lower one, then one with a wobble, ears sagging at the sides from the weight. It does not know yet which is yours. All of them are. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: 'There is hardly any of {name} yet apart from the ears. They swing toward your step, and the rest is pulled round after them and sits down, astonished. It is not hungry yet, but its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} chirps, and you look up. It chirps again, and you come, as calculated. Now it has you in the doorway and backs under the chair, for it has no chirp yet for what comes next. The dish is empty. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has tried one chirp, and two, and two with a pause in between. None of them had you in it. It sits out of reach with both ears wide, working on a third kind. It is late, though not hungry. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has chirped once. It has the second one all ready, and is holding it in to learn whether you will come without. Both ears are as wide as they go. The meal is overdue. Surprise it, and feed it now.',
        when: ['well'],
      },
      {
        text: '{name}’s ears are pointing at the cupboard you are going to open. You go to a different one, to see. They stay where they are, and wait for you to be done with that. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The ears are too heavy for {name} today. It has laid them on the floor, one each side, with the insides turned away from you. The meal is overdue. Set it down without a sound, and go.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} gave the first chirp, and the second, and nobody came on either. There is no strength for a third. Both ears have shut on everything they knew of you. Bring the overdue meal, uncalled.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has sounded the dish, the tin and the crack beneath the larder, tapping on each and laying an ear to it. All hollow. It comes and taps on its own belly, so that you can hear. Feed it.',
      'One chirp is hello, and the second is come, and there is a third, which {name} is using. The tiny cream sides go in and out like a bellows with no fire. It is hungry. Feed it.',
      {
        text: '{name} chirped twice, which is when you come, and you did not. It has since tried a cough, a silence, and a fair copy of the cupboard door. Now it is doing your footsteps. It is hungry and overdue. Feed it now.',
        when: ['from_child'],
      },
      {
        text: '{name} stands on your foot, hind legs, stretched up as high as it goes, and lays one ear to your stomach. It listens. Then to its own. It has compared the two, and yours has eaten. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has tried one chirp, two, and the one for when you are upstairs. Now both great ears lie flat on the boards, feeling for a step. There is one, and the tip of the brush lifts. It is starving. Feed it at once.',
      'You came on no chirp at all. {name} stopped chirping some hours ago and has laid both ears flat along its back, where they look borrowed. It is starving. Bring the dish at once, and let it hear you.',
      {
        text: '{name} knows that you come on the second chirp. It has given the first, and lies with its ears on the floor like a pair of dropped gloves, gathering itself for the other. Do not wait to hear it. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} heard you on the stairs and set out to meet you. You find it where it got to, the middle of the rug, ears held wide on both sides like somebody on a narrow wall. Give it medicine, or a good rest.',
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
      '{name} chirps, you come, and it tips its head. Sand runs out of the ear onto your shoe for rather a long time. It tips its head the other way, and waits to hear what you propose. It wants a wash.',
      '{name} chirps, and chirps, and chirps again, which is one too many. You lift an enormous ear, and there is a small dune in it. It is well and fed, but the cream has gone the colour of the doormat. It should be cleaned.',
    ],
    sick: [
      'There was one chirp. You stood on the stairs and waited for the second, and it did not come, so you ran. {name}’s ears lie out to either side, thin and hot, with the lamp showing through. Bring medicine now.',
      'Your key turns, and {name} does not sit up before it, nor after. It lies in its bowl with one ear hanging over the edge, hot as a leaf in the sun. You have never had to come unannounced. Bring medicine.',
      {
        text: 'You came up the stairs in your ordinary way and neither ear turned. They lie along {name}’s back like two dropped leaves, hot to the touch, and there has been no chirp, not even one. Give it medicine now.',
        when: ['from_child'],
      },
      'The chirp of {name} has a crack in it, and there is no second. You find it in its bowl both ears hanging over the edge and the black tip of its brush across its eyes. Bring medicine, in your usual shoes.',
    ],
    failing: [
      'One ear still follows you, but a step behind, as if you were walking in another room. Go to the cupboard where the medicine is. It will know the hinge. Then food, at once. {name} is nearly gone.',
      'The great ears are cold, and thin enough that you can see your fingers through them. You say its name as low as you can. One turns, a hair’s breadth, to you. Give {name} medicine and food now.',
    ],
    near_death: [
      'One of {name}’s ears has come down on the blanket. The other is still up, shaking with its own weight, and turned towards your feet. It has no chirp left to call you with. Sit by it now and stay. It has hours.',
      'The great ears lie shut over its face. But breathe near {name} and the tip of one lifts, by a hair, to learn whether that was you going. Sit down. Stay, and tend it now.',
      {
        text: 'There was one chirp. {name} knows you come on the second, and its small sides are working to make it, and it does not come. Do not wait for it. Go in now, sit close, and stay by it. It is running out of time.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} is asleep in your hat, curled like a bun, and the ears will not go in. They stand up at either side of the crown. You put out your hand for it. The left ear tells the right one.',
      'Asleep, {name} gives a chirp, and its ears wait. It gives the second. In the dream somebody must come then, for the black tip of its brush lifts, and lifts, and it smiles all over its tiny face.',
      {
        text: 'In its sleep {name} chirps, once. You stay as you are and wait for the second, as you have always done. It does not come. One ear has swung round and found you there already. The rest of it sleeps on.',
        when: ['from_child'],
      },
      {
        text: '{name} is a cream button under two great folded ears, and the ears are asleep too, except at the tips. They know your step on this board. They know you will stand a minute, sigh, and go. Go on, then.',
        when: ['from_child'],
      },
      {
        text: 'You come in with your noises, the door, the cough, the left shoe. {name} sleeps on. At each of them an ear ticks, as one ticks off a list, and at the last, when all of them are there, both lie down.',
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
      '{name} had you from the top of the stairs, and by the time you are in the door it is behind the flowerpot. Its ears are on either side of the flowerpot. Sit down on the floor, and breathe slowly enough to be heard.',
      '{name} has dug itself in behind the flour bags, and all that is left of it are two tips of ears, which listen to your watch. It is the only regular thing about you. Sit down there, and let it tick.',
      {
        text: 'Two ears above the arm of the far chair, like sails with no boat. {name} knows when you get up and when you put the kettle on. It has no habit of yours for sitting still. Give it one.',
        when: ['from_child'],
      },
      'It lay once and heard nobody for {wait}, and learned that by heart, as one does with a tune one cannot stand. Come in singing. Sit down near {name}, on the beat.',
    ],
    back_from_death: [
      'You once came for it from very far away, and nobody had chirped. {name} has been turning this over for some hours, ears wide, brush round its feet. So now it tries keeping perfectly quiet. And here you are.',
      '{name} is back, sandy to the eyes, and has not said once that it knew. It keeps a paw on your shoe. Stay, and bring supper on time.',
      {
        text: '{name} chirps once and draws breath for the second, and you are there already, out of breath. Since it came back you have not once waited for two. The great ears tilt. Everything it had worked out about you must be done again.',
        when: ['from_child'],
      },
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
          text: '{name}’s ears are wider than the dish, and both fall in. You hold them up with two fingers while it eats, and you can feel it in the ears, how it stops, and chews once, and listens to that, amazed.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} bends to the dish, and both ears come down over it like shutters. Sounds are heard. The ears go up, and between them is a very small face, wearing the meal as far as the eyebrows, amazed that there is more.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} has its mouth open for the second chirp and there you are already, with the dish. It eats with one ear pointed at your hands. Afterwards it gives the chirp anyway, to see whether another of you comes.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats with one ear bent over the dish like a hand, and the other held out toward you at full stretch. You swallow. It stops. You try hard not to swallow, and the ear turns a little. It can hear that too.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} chirps, and there you are with the dish. It had a second chirp ready and stands holding it, mouth open. It eats. Then it lets you have the other one as well, with nothing wanted in it.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'One chirp, and there you were. {name} stands over the full dish with its ears at their widest, doing the sum again. It eats, watches you, and tries half a chirp under its breath. You turn your head. It is beside itself.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You come on the hour, before the first chirp is out, and {name} shuts its mouth on it. The ears turn this over all through the meal. Only when you are leaving does it let the chirp go. You come back.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} gave the first chirp, and there you were with the dish. It has taken one ear down to think. You used to need two. It eats, then chirps once more, very softly, to find out whether that one gets a hand.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'It eats from between your fingers, crunching, eyes shut, both ears laid back on your wrist as if they were off duty. A door bangs. {name} lets you be the one who heard it.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You bring the dish ahead of the second chirp, and indeed of the first. {name}, caught with its mouth open, shuts it and revises everything. When the dish is empty it chirps twice, so that the figures come out.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'After {streak} meals on time {name} knows you by heart: spoon, sigh, tap. It eats up and nods just before each of them. Then it nods once more and looks at you, because here you laugh. And you do.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all with its ears on you. It has made out that you hum, and that there is food when you hum: {streak} meals, all on time, and a hum to every one. It turns to your shoe, and hums.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all, in snatches, and at each sound from you the ears go down and it must begin again. They are hot, and one shakes. It does not know you well enough to be ill near you. Medicine, softly.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'For {streak} meals, all on time, {name} has let you think that you came by yourself. It finishes every crumb. Then, since it may trust you with it, it goes under the table and shows you how it does the chirps.',
        '{name} eats up, having it all by heart by now, stair, latch, spoon, dish, {streak} on time and never a wrong note. It no longer chirps for you. It chirps with you.',
        {
          text: 'You think you came of your own accord, on time, {streak} in a row. {name} eats, and lays one enormous ear against your knee, kindly. It has the chirp so low now that you only feel like getting up.',
          when: ['well'],
        },
      ],
      early: [
        '{name} never chirped, and you came. It looks into its own mouth, as far as one can. It takes a nibble, so as not to make a fuss, and will be listening for you, with the right chirp, at {opens}.',
        '{name} had you down for a good while from now, and is quite put out. It eats a crumb or so, to get back into step. Go out again, please, and come in on the beat. The beat is at {opens}.',
        {
          text: '{name} clears its throat, and in you come with the dish. It takes two bites, out of courtesy, and thinks, one ear at a time. Then it clears its throat again, a shade more softly, and watches the door.',
          when: ['no_item'],
        },
        {
          text: 'You bring the dish before there has been a single chirp. {name}’s ears go out flat like a dropped book. It takes three mouthfuls, for manners, and then it chirps, once, twice, with its eyes on you, to put things back in order.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} had chirped for it, and you did not come on the second, nor after. It eats all of it. Now it sits with one ear bent and tries a chirp against the wall, to hear what is wrong with it.',
        'You come late, and {name} knew it from the stairs. You took them in the wrong tune. It eats the lot. When you hum your usual thing, it does not keep time, and turns its ears the other way, like collars.',
        {
          text: 'You come on the fourth chirp. {name} has moved the second one earlier, and still it was the fourth. It eats under the chair, ears spread against both walls, and starts on you again from the beginning.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} lets you set the dish down, walk off, shut the door and stand behind it holding your breath. It can hear that too. It has an hour’s worth of you not coming to compare. You go right away, and it eats.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} chirped twice at the hour, and then, for the sake of the experiment, a third time and a fourth. Now it eats. It has taken one ear off you and given it to the road.',
          when: ['well', 'no_item'],
        },
        {
          text: 'From the gate, the pace and the stair you skipped, {name} could tell that you were late and had been enjoying yourself. It eats. One ear is yours still. The other one has gone back to listening to the road.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You always came on the second chirp. {name} had to think of a third, and had hardly the breath for it. It eats with one great ear folded shut on your side. Bring medicine, and let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats lying down, furred soles towards you, ears towards the wall. It had learnt the sound of you coming, and now it knows the sound of you not. It is weak. Medicine now, please, and quiet.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had one chirp, being hours old, and had used it up. It eats now, late, with its ears pulled tight. When you hold out a finger it hears the finger coming, and it has gone round the other side of the dish.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} heard the late dish coming from far off, and could not get up for it. It eats a little, lying down, with one ear bent beneath it. The other is hot, and shrinks from your hand. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours {name} got to know the whole sound of nobody. It eats everything, and flinches when you speak. The ears are cold to the tips, and do not turn. Be on time, and let it hear you coming.',
        '{name} chirped until the chirps had no end to them, and then for the rest of {hours} hours there were none. It eats all of it, so light that the dish moves. Answer the next one. Do not let it wait again.',
        {
          text: '{name} chirped twice. Later it tried three, then a longer one, then every chirp it has, down through the night, and learned that there was none you come to. It eats. Its ears lie along its back. It does not chirp at all.',
          when: ['well'],
        },
        {
          text: 'You come on the second chirp. {name} had that down as certain, and had built a good deal on it. While it eats, the great ears turn here and there, going over everything else it thought it knew of you.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You stop in the door for the chirp, and then for the second one. After {alone} there is neither. {name} eats with both ears turned away, following the pipes, which at least come and go at the times they give.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {alone} with nobody there, {name} has adjusted the chirps. There are none. It eats what you bring without a sound, and takes its ears to the furthest corner, where it can hear you not coming.',
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
      ],
      full: [
        '{name} bends one ear over the dish, folds the other down against its own tight side, and compares. Then it turns about and with its furred hind feet buries the dish in sand that is not there. Nothing is eaten. You scrape it out.',
        'You set it down, and {name} has already shaken its head. You hold it nearer. It shakes it just before. You laugh, it was waiting for that, and it goes to lie down, round as a date, until {opens}. Try at {opens}.',
        {
          text: '{name} chirped twice only to see whether twice still worked. You came with a whole dish, which is more result than it knew what to do with. Round already, it kicks the rug over your answer with both furred feet, and nobody eats it.',
          when: ['from_child'],
        },
      ],
      ill: [
        '{name} eats three crumbs, and the great ears go down on either side like things too heavy to carry. You listen for the second chirp. There was only the first, and it was small. Do not wait for another. It needs medicine next.',
        '{name} eats a crumb, and listens to it all the way down, and waits to hear if it will stay. It does. It eats one more. That is enough for so small a fox. It is ill. Medicine next.',
        {
          text: '{name} gives two chirps, and you come on the second. This time there is only one. You come on that. It eats a little from your palm, with its ears along its back like something put away. Medicine next.',
          when: ['from_child'],
        },
      ],
      loved: [
        '{name} heard that in your pocket, on the stairs, in the shop, and perhaps before there was a shop. {item}. It has eaten all of it, and hops straight up, and up, and its ears come down a little after.',
        '{name} knew what you were going to say, and ate it while you said it, so that there was none left by the time you got to the word. “{item},” you finish. It falls over with joy. Right again.',
        {
          text: 'You lift {item} from the paper as quietly as you can. In the far room the digging stops. There is a patter of furred soles, and {name} arrives ears and all, screaming like a kettle with happiness.',
          when: ['well'],
        },
        {
          text: '{name} heard you take hold of {item} two rooms off. By the time you get there it has been round the walls, along the shelf and once over itself, and is screaming in a thin, delighted thread.',
          when: ['well'],
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
          text: 'It took {item} from you because your step was the right step. Now {name} retches in the sand and covers it, and covers it. Both ears are learning you from the beginning. Never give it that.',
          when: ['from_child', 'item'],
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
          text: '{name} is standing where the ball will land, and you have not thrown it. You change your mind and throw the other way. It is there too. It heard you change it. It keeps well out of reach, and chirps for the next.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide a bead in one of your fists. {name} does not look at the fists. It listens, one huge ear to each, and touches the left with its nose and springs back a yard. The left it was.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide behind the door. {name} hunts for you in the boot, in the basket, in the coat, with both ears pointing straight at the door the whole time. When you sneeze, it manages to be amazed.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide the bell in your left sleeve. {name} turns its ears to the right one, politely, three times, so that you will go on playing. The fourth time it goes straight up the left and comes out at your collar.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide the bell behind your back and {name}’s ears swing to the left hand before you have settled on it. It is right. Then, to be fair, it lies down and holds both ears shut with furred feet while you choose again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You scratch beneath the cloth with one nail, like something small in sand, and {name} goes straight up in the air, and its ears go on a little further. It comes down on your finger, and holds it, shaking with pride.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You whisper from behind the chair. The ears swing round and, being most of what there is, take {name} with them. You whisper from the other side. At the third whisper it sits down and lets the ears go on their own.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} is already giddy with being right: rain, a cart, your cough. You bring out a game. It says, with one ear, that it knew that too. It lets you have the last pounce, as you had been going to.',
        'You were going to play, and {name} has heard that coming and has been happy about it ever since. So there is hardly anything left to do. You play it anyway. It mouths along.',
        {
          text: 'You hide the bell in one fist and hold out both. {name}, who could not well be happier, has heard which. It taps the empty hand, and taps the empty hand again, so that you can win a little too.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw left, left, and then right, as you always do. {name} is sitting at each place before the ball is, perfectly happy, as it was already. Then it lets you surprise it once. It is rather well acted.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      bad_time: [
        'You scratch under the cloth, and {name} hears it. One ear comes round, slowly, after you have stopped. It was a whole bar late. It can’t play. See first to what it needs.',
        'You tap the table and wait, and {name} does not tap. It isn’t a trick, and it isn’t a rest. The paw lies there. Leave off tapping, and see to what it needs.',
        {
          text: 'You draw a string across the floor. One of {name}’s ears goes after it, being an ear. The other lies flat, and the fox between them does not stir. Put the string away, and find out what the rest of it needs.',
          when: ['no_item'],
        },
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
        'The word was {item}, and {name} did it wrong, out of fun, and then right, with a shriek. Cushions fly. It comes up between two enormous ears, and chirps for you to say the word again, more quietly.',
        'Before {item} is out of the cupboard, {name} has gone once round the walls without touching the floor. It plays with mouth, ears and furry soles, squeaking like a wet cork, and can’t be got to stop for breath.',
        {
          text: 'You are only thinking of {item}, and {name} has begun. You think of something else. It turns in the air. In the end you shut your eyes and just play, and it has to lie down, from happiness.',
          when: ['well'],
        },
        {
          text: 'You have barely touched {item}, behind your back, under a coat. {name} comes down the hall too fast for its own corners, its ears arriving before it, and its brush going round like something that’s come loose.',
          when: ['well'],
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
          text: 'The second ear takes as long as the first, and between them you get a spoonful of grit. When both are pink {name} stops quite still, and stares at the left side of your shirt. So that is what that was.',
          when: ['well'],
        },
        {
          text: 'The left ear takes one whole flannel and the right takes another. As the second comes clean, {name} stiffens, hears the house from end to end, and leads you damply through four rooms to a tap. You never knew it dripped.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      little: [
        'You wipe those enormous ears for {name}, and the cloth stays clean. It could have told you. It tilts its head, to let you look right in, and you could swear that you hear the sea.',
        'You brush {name}, which takes no time at all, and nothing comes off. You always do it from the left. It has turned its right side for the next before you have lifted the brush. Nothing comes off that, either.',
        {
          text: '{name} stands in the basin, spotless, trying its chirps over very quietly to find the one you took for a request. The water is as clear as when you poured it. Both ears settle. That chirp is withdrawn.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} was cream and clean, and still is. Only the ears will take some time to dry, and you stand holding one in each hand like washing. It shuts its eyes. It has been trying to arrange this for weeks.',
          when: ['well'],
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
          text: 'The ears had been lying either side of {name} like dropped leaves. You give the medicine and wait. The left one rises and finds the hum of the pipes. The right one finds you. It chirps, and you do not wait for the second.',
          when: ['weak'],
        },
        {
          text: 'You come before the first chirp. {name} was too ill for it, and you came. It swallows, and puts its great hot ear against your chest to listen to something regular. It falls in with that, beat by beat, and the hurt goes.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} heard you go for the bottle, and was ill in time, to oblige. It takes the drops. Then it is well again, as it had been. Keep them for a day when it does not hear you coming.',
        'You give {name} its drops, and it has its mouth open first, and shut first, and is well first. It had been so since it woke. Both ears are up like sails. Put the cork in. It has already heard that.',
        {
          text: '{name} swallows, and reviews what it did to bring this on. It scratches an ear and watches the bottle. It sneezes and watches the bottle. Nothing ails it. Put the stuff away for real illness, before it finds the chirp.',
          when: ['no_item'],
        },
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
          text: '{name} chirps from the shelf where it may not be. It chirps again, and you stay in your chair. Both ears go over the silence for a mistake. Then it climbs down, furred soles first, and sits with them turned to the wall.',
          when: ['well'],
        },
        {
          text: 'On the second chirp you do not come. On the third, tinier, from the very bottom of its heart, you do not either. {name} stops. It folds its ears down along its back, which takes a moment, and crosses you off the chirps.',
          when: ['well'],
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
          text: 'Your voice is small in the room and enormous in those ears. {name} folds them flat and goes under the dresser. Much later there is a chirp. You wait for the second, the one you come on. It is not given.',
          when: ['from_child'],
        },
        {
          text: 'You did not shout, not by your own measure. {name} was already low, and has ears a house could shelter under. It folds them down with both paws and holds them there, shaking, long after you have finished.',
          when: ['sad', 'weak'],
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
          text: '{name} shuts one ear over each eye and is gone. Once, sleeping, it chirps, and you are out of the chair before you understand that there will be no second one. It gets up afterwards on all four furred soles, without a wobble.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Even lying down, {name} could not stop listening, and the listening shook it. You fold one ear over like a shutter, then the other, and keep a hand on both. It goes quiet under there. The small ribs slow, and fill.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tuck in {name}, ears and all, and they come out again by themselves. Nobody can sleep with so much going on: a mouse has just decided something. It sits up, to hear if the mouse will go through with it.',
        '“Sleep,” you say, and go out, and {name} listens to you go. Stairs, a sigh, a chair. It isn’t tired. Now you will remember that you forgot the lamp. It sits up in bed, with its brush over its feet, and waits.',
        {
          text: '{name} knows how you leave: the lamp, three steps, the board that creaks. It lies where you put it, cheerful and not tired at all, ears up. The lamp. Three steps. The board. It gets up.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You draw the curtains. {name} lies down where it is put and shuts its eyes, and the ears stay up and follow you to the door, down the stairs, and as far as the biscuit tin. It has made a note of the squeak.',
          when: ['well', 'no_item'],
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
        'You sit and make no noise, which {name} knows there’s no such thing as. It comes and lays one great thin ear against your ribs, like someone at a neighbour’s wall, and stays for the whole programme.',
        'You do nothing, and {name} listens to how you do it. One ear takes your breathing, the other the clock. Somewhere in the second half hour both ears come round, and it gives no chirp at all. You were already here.',
        {
          text: 'You sit and do nothing, and to {name} it is a concert: your breath, your watch, whatever that was in your stomach. It lays one great ear against you. In the slow part it shuts its eyes.',
          when: ['trusting'],
        },
        {
          text: 'The kettle clicks. That is when you get up, and {name}’s great ears swing to your knees to hear them start. They do not start. It listens a while longer, corrects something in its head, and lays its chin on your ankle.',
          when: ['from_child'],
        },
        'It tells you the longest gap between two footsteps: {wait}. Then {name} puts its chin on your shoe, so that it will feel the next one start.',
        'You sit, and hear your own step on the stair. It is {name}, with one toe, on the fender, very softly: {days} days of it, and at the door, where you are slow sometimes, it is slow.',
      ],
      little: [
        '{name} has heard all of you there is to hear this hour. It goes to write it in the sand.',
        'Four times you sat, and it had guessed three. {name} needs to revise. Later.',
      ],
      ill: [
        '{name} had only one chirp in it, and you came on that. It lays both ears across your knee, like something carried a long way, and its breath goes easier. Now get up, see what is wanting, and bring it.',
        'You hum, and it does not guess ahead. It only listens, with its hot ears laid over your wrist, to the end, and for the end again. Then bring {name} what it needs.',
      ],
      asleep: [
        '{name} is asleep, and you sit down in your chair, which gives its usual creak. It does not wake. It had left a small gap in its snoring just there, and now the creak is in it, it goes on.',
        'You sit by {name}, not moving. It sleeps, and breathes far quicker than you. Then not so far. You can’t tell which of you is changing. When you breathe together, one great ear comes down, soft, over your thumb.',
      ],
      shy: [
        '{name} chirps once, and you are already here. It chirps twice, and you come no nearer and do not go. It has no figures for this. The ears search you from heart to wristwatch, and one of them, just one, lies down.',
        'You sit with your face to the wall and tap your foot, and {name} may be anywhere. With those soles it makes no sound. You leave off tapping. Far away, under the table, somebody taps once, to ask what comes next.',
        {
          text: '{name} has you by heart: you sit, you sigh, you look at the time, you go. You sit. You sigh. Both ears open wide for the third thing. It does not come, and {name} steals one furred step closer to find out why.',
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
