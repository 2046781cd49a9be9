/**
 * The Greyhound wants to be no trouble, and to lie down. It runs for thirty seconds a day and is away for that long;
 * all the rest is coming back. There is a hare in its head, one length in front, that looks round now and then; it has
 * never wished to catch it, for what would one say? It does not know how sitting is done. It has watched people do it,
 * and stands in doorways thinking it over. Its heart is too large for it: one hears it across the room, cushions move
 * with it, and through the thin skin everything shows.
 * It fears raised voices, shiny floors (it goes from rug to rug) and being in the way, and it apologises to lamps. It
 * hoards soft toys, unchewed, tucked in with their faces to the air. Its body is a drawn bow in a velvet sleeve, always
 * cold, best in a jumper; its ears are folded like two letters not sent. It eats in long quiet mouthfuls. It sleeps on
 * its back, a leg for each corner. It does not sulk, it goes transparent. It trusts by degrees, and when it is happy its
 * teeth chatter. It never barks where a look would do, never turns a corner it could have thought of earlier, never
 * wakes a toy. Its keeper is the place where one may stop.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A leg comes out of the egg, and goes on coming. Then another, then two more, and last a long face that looks back into the shell, to see whether it has left it tidy. That is {name}.',
    'Something beats in the egg, slow and far too loud. The shell parts without a crack. {name} unfolds on to the cloth, blue-grey and shivering, and tries to stand where nobody will mind.',
  ],
  looks: {
    thriving: [
      'Somebody has left a scarf of blue-grey velvet over the banister, but it breathes, and is {name}. It got so far on its way upstairs when comfort overtook it. It opens one eye: is it in the way? You go round.',
      '{name} has had its run. There is a ring of flattened grass round the house, still smoking, as it were, and inside it, on the rug, the runner, long as a sentence, with its tongue out. It is no trouble to anybody.',
      {
        text: '{name} is upholstery at present, glad, in need of nothing. You sit at the far end. After some time a long nose is slipped under your hand, like a note under a door, and gently taken back.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has got the front half onto the sofa and is considering the rest. When you come in it stops, one leg folded and one not, and looks at you as if you might know how this is done.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has the sofa and wants for nothing. You look in, and it starts to rise, as one does for company. Half way up it sees that it is only you. It lies down again. That has not happened before.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has had its lightning and is upholstery, wide awake, wanting nothing. You look in. It is too polite not to rise and too happy to manage it. One rose ear stands up for the whole dog.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in. {name} would like to sit for you, and tries the front first, then the back. It wants for nothing else. In the end it leans, all of it, down the length of your leg. So that is how.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} hears you and gets off the sofa, in case you wanted it. It stands at the far end of the room with one hind foot lifted, being no trouble. The rose ears are still up. It had been having a lovely time.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} was lying there happily in a heap of legs. With you looking, it feels it ought to sit, and does not know you well enough to get it wrong. It hovers. You had better look away.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old, warm and happy, and you are the first stranger it has ever had. It hides from you behind its own front leg, which is as thin as a pencil. Pretend you cannot see it.',
        when: ['baby'],
      },
      {
        text: 'After some time {name}, hours old, has got all four new legs under it and is sitting, and is very pleased. It does not know you from anyone. But somebody has come in, so it stands up, politely, and must begin again.',
        when: ['baby'],
      },
      'Out of nothing it was at the far end of the hall and back, with a skid. The skid was shaped like a word: {loved}.',
    ],
    content: [
      '{name} stands in the middle of the room with its head under the curtain, and is quite happy there. It is not hiding. It began to look out, felt the sun on its nose, and saw no reason to trouble the rest.',
      '{name} meets the cat in the passage. It reverses, the whole length of it, out of the passage, through the kitchen and round the table, to let it by. The cat had been asleep. You thank it in the cat’s name.',
      'A sunbeam is on the rug, and {name} has lain down along the edge of it, so that others may have the middle. There are no others. By and by the sun comes over to it, and it begs its pardon.',
      {
        text: '{name} has the sofa, and is sorry about it. It makes itself narrower, so that you can sit too. It was as narrow as a dog can be to begin with. You take the edge, and a nose slides under your hand.',
        when: ['trusting'],
      },
      {
        text: '{name} lies along the wall, one line of blue-grey, drawn with a ruler. As you cross the room the line moves its far end first, then its middle, and is along the other wall. It hopes that you did not notice.',
        when: ['wary'],
      },
      'It has arranged itself for {days} days now so as not to be in anybody’s way. There is hardly a chair that is not kept warm by that.',
      {
        text: 'You are on one chair, and {name} stands beside you with its chin along your shoulder, looking at what you are reading. It does not like to turn the page. When you do, it breathes out. It had been waiting to.',
        when: ['trusting'],
      },
      {
        text: '{name} has folded its legs, one by one, lowered its deep chest, and put down the part behind. It is on your lap, if a ladder can be. Nobody is to mention sitting.',
        when: ['trusting'],
      },
      'Something with button eyes has been set down by your plate, very gently, and turned to face you. It is the one that {name} calls, in its own mind, {loved}.',
    ],
    curious: [
      'One foot is in the air, and has been for some while. {name} has seen a leaf at the other end of the park. It is waiting to see if the leaf has seen it.',
      'That neck goes up, and up, like smoke on a calm day. Someone has moved the clock. {name} would not dream of asking why.',
      'There is a greyhound in the glass door. It has stopped because {name} has. Each of them steps aside to let the other pass, and each of them is sorry.',
    ],
    bored: [
      '{name} is upholstery, but not the happy kind. It lies the right way up, chin on the arm, looking at the door of the garden, and it would never ask. Open it. Say “Go,” and let it have its lightning.',
      '{name} has tucked in its plush rabbit, untucked it, and tucked it in with its face the other way. It can think of nothing else to do for it. It sighs, and excuses itself. Come and play with them both.',
      {
        text: 'All the animals are lying with their faces to the wall, and so is {name}. The cushion hardly goes up. Take the duck, and run a little way with it, where it can see you: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has heard that one sits, when one asks for things. Before the empty dish the hind legs are bent, and argue, and come straight. It is willing to go on trying. Please do not wait for that. Its meal is due.',
      '{name} stands in the kitchen doorway with its front toes on the last of the rug. It would not dream of mentioning it. It glances at the dish and then, to make up for it, at the ceiling. Its meal is due.',
      {
        text: '{name} has lain down as upholstery right across the way to the kitchen. When you look in, it gets up, begs your pardon, and backs into the far corner. It was a hint. The meal is overdue. Please take it.',
        when: ['wary', 'well'],
      },
      {
        text: 'What you took for a blue-grey cushion has its eyes open, and they are on the empty bowl. {name} is too shy to get up while you watch. The meal is overdue. Put it down and admire the window.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} gets up when you look in, folds one leg, unfolds it, and ends up standing near the empty dish as if it had only been passing. It would never bring it up. The meal is overdue. Please feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} spent its thirty seconds of lightning on getting away from you. They took it from one end of the sofa to the other. It is too polite to say that the meal is overdue. Bring it to that end.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has not the legs to leave the room when you come in, so it leaves with its face, which it turns to the wall, politely. The meal is overdue. Set it down close, and look at the other wall.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} ran once round the room to see whether the meal was in it. That was today’s lightning. Now it is upholstery, with the long nose laid towards you. The meal is overdue. You will have to walk.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has tried sitting nicely for the meal, then half sitting, and now a kind of lean against your shin. It is overdue, and there is nothing else to do with the legs. Bring it, so that it can stand.',
        when: ['warming', 'well'],
      },
      {
        text: '{name}, hours old, has stood up beside its dish and fallen down beside it, twice. It is empty. It would not dream of saying so. It looks at you from under one long foot. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} puts its long nose under your elbow and lifts, so gently that the tea no more than trembles. It lets go. It does so again. From a hound like this that is a scene. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} lays its long chin on your knee and lifts it off again, in case you were busy. It lays it back. The heart goes on your shin like a knock at a door, a soft one. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} folds itself up, shivers, and unfolds. Something is the matter, and it cannot tell whether it is the draught, or the quiet, or all those legs. It is none of them. Its meal is due. Feed it.',
        when: ['baby'],
      },
      {
        text: 'It has been {hours} hours, and {name} is behind the curtain, which comes down as far as its knees, and one sees from the feet which way it faces: to the dish. Its meal is due. Set it down, and step away.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} stands a little way off from the empty dish, so as not to seem to point. But it sways, and through the thin side you can see that there is nothing in there at all. Please feed it.',
      '{name} has tried to sit, because that is how one gets fed. It has tried so hard that it is sitting. It stays like that before you, all wrong, and shaking, with its eyes on your hands. Feed it.',
      {
        text: 'It has gone by the kitchen door, and by it, and by it, on the far rug, each time with its head a little lower. It has never once stopped. It would like to be fed, and asked in.',
        when: ['wary'],
      },
      {
        text: 'The duck has been put out in the hall, all by itself, with its bill in the empty dish. {name} is two rooms off and would not interfere. But the duck has been there since noon. Do fill it, and go away a little.',
        when: ['wary'],
      },
      {
        text: 'Your jumper is tugged, at the hem, so slightly that it might have been a nail. It is not a nail. {name} looks away, and its heart knocks against your leg like a visitor. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'You write, and a nose as long as a ruler has been laid along the line. You write round it. It sighs, and the ink runs. {name} has never blotted anything before. It must be very hungry indeed. Do feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You go to button its jumper, and it goes round twice. {name} had not liked to mention it: {hours} hours. It holds up the sleeve for you with its teeth. Something warm to eat, and now.',
      'There is one kibble in the house, and it is on the bear’s felt mouth, pushed well in. {name} lies next to it on the boards, and shakes. There must be food for both, at once.',
      'The knocking is quick, and faint. {name} lifts up its face from the bare boards: it is on the shiny part, it fell there and has not tried to get off. A meal, now.',
      {
        text: 'It takes you four rugs to carry {name} to the kitchen, and you were carrying nothing. Give it something soft from your fingers, in the blanket, and give it medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has been over to the neighbours’, and stood a little way from each door, like a statue. It comes home along the wall, quick and thin. Put the bowl on the lawn, and sit down with your back to it.',
        when: ['wary', 'well'],
      },
      {
        text: 'You lift the corner of the quilt, and there is so little in it that you lift it again. {name} begs your pardon. It has had nothing for {hours} hours. Warm rice water, drop by drop, and medicine, and no sudden hands.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} goes out on the lawn for its lightning, and stands there, and it doesn’t come. It turns back to you with its ears down, apologising. Take it in. It needs rest under something warm, or medicine.',
      'You put the jumper on {name}, and it hangs. Each step is thought out before it is taken, rug to rug, with a sit that nobody taught it in between. It ought to have medicine, or a long lie down.',
      {
        text: '{name} hears you on the stair and tries to be gone, and it is still there when you come in. It can’t make out why. It shakes from the effort. Don’t look too hard. It needs medicine, or warmth and rest.',
        when: ['wary'],
      },
      {
        text: 'You come in, and the teeth begin, very small, under the quilt. It would so like to get up for you. Say that it need not, let it rest there, and bring its medicine in your pocket.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is mud up the legs of {name}, up to the tucked waist, and has been for two days. It will not get on the sofa. It stands beside it, looking, so as not to leave a mark. Please wash it.',
      'You could write your name on {name}, in the dust along its ribs. It would not object. It has licked one foot, to be no trouble, and there are two days of it. Please wash it, in warm water.',
    ],
    sick: [
      '{name} has not run its half minute, and lies with its chin on the cold floor, off the rug, so that nobody should have to wash it. Its ears are hot, like petals by a stove. It needs medicine. Bring it.',
      'The velvet of {name} is hot, and under it everything goes too fast. It has got off its bed, and stands over it, as if it might be wanted for someone iller. Put it back. Bring medicine.',
      {
        text: '{name} is ill, and stands in the corner, as if somebody might want the floor. Under the thin skin the breath goes much too fast. It has looked at you and at once away. It will not ask. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is ill behind the sofa, and it holds its cough until you have gone by. You have stopped. It can’t hold it any longer, and looks at you as if it had broken something. Bring medicine, without a sound.',
        when: ['wary'],
      },
      {
        text: '{name} would rather that you did not look. It has put the bear in front of its face. The fever shows in the thin skin of its side. Offer the bear some medicine first, and then offer it over the bear’s shoulder.',
        when: ['wary'],
      },
    ],
    failing: [
      'You can see the heart of {name} through its side, that great heart, and it is missing steps. The long legs lie about as they were put down. It looks at you, so as not to be rude. Medicine, at once.',
      'All that lightning, and {name} can’t lift its chin from your palm. The ears lie open, like letters that have been read. It looks at you to see if you are tired. Medicine, at once.',
      {
        text: '{name} can’t run. It sees you come across the whole bright floor, and only its ears fold further back. You lift it, and it is like lifting a coat hanger in a sheet. Medicine at once, and whisper.',
        when: ['wary'],
      },
      {
        text: 'It does not flinch. That is how you know. Your hand lies along its ribs, and the skin stays where it is, and the big heart comes up to it, once, and thinks. Medicine for {name}, this moment. Keep the hand quite still there.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} would not have wished to trouble anyone, and for {hours} hours it didn’t. It has drawn up its legs by the door, so that one could get past. Nobody did. It is nearly gone. Sit with it now.',
      '{name} is going as steam goes, a little, and then not there. It lies along the wall with its nose in its own cold hollow, and you lay your cheek to it to be sure. It is there. Sit with it now.',
      '{name} has covered its toys, all of them, with the one blanket, and lain down beside it on the boards. Then it waited, and did not like to call out. It is very cold. Sit with it now.',
      {
        text: 'It has waited on the stairs, for {hours} hours, with all its legs under it, ready to get out of somebody’s way. There was nobody. {name} has laid its nose on the next stair up. Come and sit on that one. It need not move.',
        when: ['wary', 'well'],
      },
      {
        text: 'The knock is so faint that you think it is next door. {name} crept in behind the boiler {hours} hours ago, so as to be no trouble. Go in after it with a blanket and medicine, and lie down.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps in the shape of something that has fallen from a great height and been glad of it. The neck is over one arm of the sofa, the hind legs over the other. In between is a heart, going.',
      '{name} is asleep, and the hare must have looked round, for one ear lifts like a petal and the lips draw back off the teeth. It is smiling. The hare goes on, and the feet go after it, politely, one length behind.',
      {
        text: '{name} sleeps on its back, legs pointing four ways, none of them settled on. They begin to run, flat out, somewhere else. The floor creaks under you, and they all stop in the air, as one does, until the stranger has gone by.',
        when: ['wary'],
      },
      {
        text: 'Awake, with you in the room, {name} never knows how to sit. Asleep, it has found out how to lie, with legs in four directions and one rose ear inside out. Do not go in. It would feel it had to get up.',
        when: ['wary'],
      },
      {
        text: '{name} is running in its sleep, thirty seconds of it, the whole sofa shakes. At the end of that it would stand alone in a field. You lay your hand on its side. It draws up, there in the field, and somebody is there.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps, upholstery from nose to tail. All at once the feet go, faster than you can see. You wait by the door until the race is over. It sighs, and its chin comes down on the jumper you left there.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on the whole of the sofa, and on you, and has not apologised. One long leg lies round your neck. You can hear that big heart, galloping about somewhere, and then you can hear it come home.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'There should be a knock, and there is, but one waits for it. {name} sleeps, and will until {wakes_at}. Sit with it now, one hand over the place.',
      'It sleeps curled, nose to hock, the way they do when there is no blanket. It cannot be woken before {wakes_at}. Reflect by it at once, and cover its back.',
      {
        text: '{name} has gone to sleep next to the bowl with its animals all turned away, so that they need not see it empty. It wakes at {wakes_at}. Reflect beside it now, and warm something for then.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You have come in by one door, so {name} is in the other, half gone already, with one forefoot lifted like a guest who has the wrong house. It is not the wrong house. Tell it so by sitting down with it.',
      '{name} has made itself as thin as it can behind the clothes horse, between a towel and a sheet, and the sheet is shaking. It is ever so sorry about the sheet. Come and sit on the floor beside it.',
      'You open the door, and there is the warm place on the rug, long and narrow, where {name} was. It has gone by the other one, so as not to be met. Sit down beside it, and leave it free.',
      {
        text: '{name} is hours old and fed, with four very long legs and no notion how to sit on them. So it stands against the far wall, trembling politely. Sit down, quietly, and let it see how that is done.',
        when: ['baby'],
      },
      {
        text: 'You look in, and {name}, hours old and fed, begs your pardon with both ears and goes behind the chair. It does not trust you, and would hate you to notice. Sit down quietly, and do not notice.',
        when: ['baby'],
      },
      {
        text: 'There is a sofa, and behind that a grey thing that holds its breath. {name} has never trusted anyone, and begs to be excused. Do not look there. Sit down slowly, so that it can see how it is done, and stay sitting.',
        when: ['from_child'],
      },
      'It once had {wait} to wonder what it had done wrong. {name} stands in the door now with three feet on the other side. Sit low, and speak of something else.',
    ],
    back_from_death: [
      '{name} is back. It stands on the smallest rug, with all its feet together, in case it should not have come. Tell it that it may stay. Keep near, and warm its next meal in good time.',
      'It was so fast that it had gone by before it knew what that was. It has walked back, the whole way. {name} would like to lie by you, and to have its next meal at the hour.',
    ],
    old: [
      'Its face is quite white, so that it looks as though it had leaned out of the dark to say something. {name} runs for ten seconds now. They are very good ones.',
      'It has given up standing in doorways. These days {name} knows about sitting all there is to know, and does not do it.',
      'After {days} days the sofa has a greyhound in it also when there is none. {name} fits itself into that, leg by leg, and the toys move up.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} lowers its long neck to the dish like a drawbridge, eats everything without a clink, and raises it. It looks to see whether anyone has been inconvenienced. Then it steps backwards off the mat, and leaves that straight.',
        '{name} eats up, and to reach the last of it has had to slide its front legs apart like a giraffe. It has finished. It stays down there, thinking how one comes out of this without making a fuss.',
        {
          text: '{name} eats in long quiet mouthfuls and stops between them, in case you wanted some. When the dish is empty it steps back, bows as far as its legs allow, and finds that it has bowed in your direction.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} is so happy that it tries to sit down to its meal, which is on time. Half of it manages, and eats. The other half stays up on its drawn bows, aimed at the door, in case you come closer.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} comes out from behind the armchair on the tips of its feet, in case the dish was meant for someone else. It is on time and it is for {name}. Halfway through it notices you are still there, and goes on eating.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You are on time. {name} eats, and thanks you, and then tries to sit. It folds three of the long legs somehow. There is one left over. After some thought it puts that one on your knee.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats leaning backwards a little, in case the meal was meant for somebody else. Then it looks for a way to sit beside you, tries three, and folds up all at once like a deckchair. Its chin has come down on your foot.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The dish is emptied as quietly as if someone were asleep. {name} comes round the table on tiptoe and stands beside you with its thin side not touching yours. It is very close. One can feel it not touching.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name}, hours old, eats gladly, on time, then looks up, finds a stranger, and hides behind its own front leg. The leg is as thin as a pencil. Please do not see it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} has been in the world for some hours and is nearly all legs. It eats on time, for a person it has never met, and would like to sit down out of politeness. It cannot find which end.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You are on time, and {name} has its lightning, twice round the garden, and comes in shaking and eats. Then it tries sitting, tries it the other way about, gives up, and hangs its long neck over your knees like a coat.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats with lowered eyes and thanks you with its ears. Then it goes, thirty seconds of it, wall to wall, one long blue streak with you in the middle. It comes back and sits. Correctly, the first time, against your leg.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} asks with both rose ears whether it may, and you are on time, and it may. Halfway through, with its mouth full, it forgets its manners and leans on you, happily, like a ladder on a house.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up in long quiet mouthfuls, and then stands before you with its teeth chattering. It is not cold. After {streak} meals on time it is merely happy, and had not known that this made a noise.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and gives you a look, and you take the left end of the sofa and lift your book. The long legs are put under it. You lower the book. It is a good while since anyone had to ask.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats everything and would like to withdraw, but it has been issued with more leg than it can manage. It sets off for the basket on the front two. The back two bring it to you.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all, begs the dish’s pardon and steps back into the chair, whose pardon it begs. It has had {streak} meals on time. It would beg yours too, and stands near you, wondering what for.',
          when: ['baby'],
        },
        {
          text: 'For {name} you have put the rugs end to end, from the dish to your chair. It eats up, looks at the new road, and takes it, at a walk, teeth chattering. At the end it hands you its rabbit.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats up and comes to the sofa, and there is no more asking, with one foot and then the other. It walks straight on over you, turns round on your lap, and begs nobody’s pardon.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats every bit, because it was put before it, with its whole back in a shiver. When you breathe in, it stops chewing until you have breathed out. It is not well, and would not say. Medicine, and softly.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, all of it, without once looking behind. It used to look, each time, to see for whom they were meant. After {streak} on time there has never been anyone. They must be for it.',
        '“Thank you,” say the ears of {name}, as they have {streak} times on end, always on time. It has eaten up. Then it does what it never dared, and puts one forefoot on your foot, and leaves it standing there.',
        {
          text: 'At first {name} ate with all four legs drawn to leave. You are on time again, {streak} in a row, and it eats with only three. The fourth it has let down beside your foot.',
          when: ['well'],
        },
        {
          text: '{name} is upholstery until the dish touches the floor, lightning while it lasts, and then upholstery again, across your feet. That is {streak} in a row on time. It has stopped asking whether it may.',
          when: ['well'],
        },
      ],
      early: [
        'It is too soon, and {name} would sooner choke than tell you. It takes a mouthful, to show that the idea was kind. It holds the rest in its eyes, so to speak, until {opens}. Do come again at {opens}.',
        '{name} eats a very little, in case you had gone to trouble, and looks at the clock and away from it, so that you should not see it look. It would not wish to hurry you. Might you come at {opens}?',
      ],
      late: [
        'Of course {name} says it doesn’t matter. It eats the meal to the end, so softly that you hear the clock. But it stands sideways on, thin as a door left ajar, and you are looking at the edge.',
        '{name} had gone to lie in the hall, so as not to seem to be waiting. It comes when the dish does, and eats it all. When you go to stroke it, there is a slight bow, and nothing under your hand.',
        {
          text: '{name} eats late and gladly, in six seconds of lightning, and is upholstery again, at the far end of the sofa. There used to be one cushion between you. It has fetched another.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} lets you know that it does not matter that you are late. It folds its rose ears, eats gladly and leaves the bowl straight. Then you sit down near it, and it remembers something in the next room.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is too polite to notice that you are late. It eats, delighted, and thanks you. Then, still very politely, it goes round three sides of the table, so as not to pass you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} dips its head in thanks for the late meal, because it is polite, and eats until the long legs give way. Then it lies down facing the other way, as politely as it can. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The lightning is all gone. {name} eats your late meal lying down and says nothing against you. It is far too polite. But both rose ears, which had been half turned your way, go flat. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You are late, and {name} lowers its rose ears and apologises, as though it had been early. It eats with joy. Then it thanks you with its nose, from an inch away. The nose had been touching.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had at last worked out how to sit down beside you. You are late. It eats, glad of every mouthful, and afterwards stands, on all four legs, as one does with people one has just met.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old and did not like to cry. So it waited. It eats now, shaking on its new legs, stopping each time you breathe. When it is done it goes, from rug to rug, to the last rug there is.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} says nothing of how late it is. It eats, and is happy, and lies along you as before. Only one foot, at the far end, has been left standing on the floor, just in case.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The meal is late, and {name} eats it all. Then it goes from rug to rug, out of your way, much further than it need, as if it were the one that had been a trouble. You would rather it had barked.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish is late, and {name}, ill as it is, gets up for it out of politeness. It manages a little. It thanks you with its ears, from over there, and through its side one sees the heart. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all. You say that you are sorry, just as it was about to. The two of you stand in the kitchen, apologising. Then it leans on you, not quite so far over as it might.',
          when: ['trusting'],
        },
        {
          text: 'You hold the door for it, but {name} will not come past you to a dish so long in coming. You have to leave. It eats it all then. When you look in, it has gone, as breath goes off a pane.',
          when: ['wary'],
        },
      ],
      missed: [
        'One can count {name}’s ribs, and between them see what {hours} hours have been like. It eats every scrap, trembling, too polite to bolt it. It does not lean on you. Never let it wait so long again.',
        '{name} thanks the dish, after {hours} hours, and eats everything in it. You it does not like to trouble. It folds its legs up behind the furthest chair, small as it can, and shivers. Bring the next one on the hour.',
        {
          text: '{name} has never been sure how to sit. In {alone} with nobody there it has tried every way, and every cushion has a dent in it. It eats. Then you sit down, and it gets up, politely, and leaves you the room.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} alone, {name} is too polite to refuse the meal or to mention the wait. It eats with its long neck out and its long body leaning away. Only the nose is near you. Come sooner next time.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has thirty seconds of lightning in it. In {alone} it spent them all, on sounds at the door that were not you. It eats now, folded up small, and does not look round when you speak.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It is only manners. After {alone} with nobody there, {name} still tries to get up when you come in, and the legs will not. It eats where it lies, its eyes on the floor. Do not leave the room.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} made no noise about it, and so nobody heard. It eats, holding itself up against the wall, and each rib moves. When you come close, it begs your pardon with its eyes and tries to stand further off, and cannot.',
          when: ['wary', 'weak'],
        },
        {
          text: 'All the upholstery has gone from it. {name} eats what you bring, a mouthful, then rests its chin on the rim. You reach to hold the thin head up. It holds it up itself, at once, as long as your hand is there.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, thanks you, and is sorry. It had learned to lie down by your feet, nearly. It comes as far as the rug and stands on that, bows drawn, and it does not know any more how that was done.',
          when: ['warming'],
        },
        {
          text: '{name} had told itself that you were busy. It eats. It comes and folds along you as it always has, and you feel that the heart does not slow. It lies there with it going, all politeness, until you have to get up.',
          when: ['trusting'],
        },
        {
          text: '{name} has been waiting so quietly that it can hardly be seen against the wall. It eats standing well back, with its neck at full stretch. When you move, the neck goes home, and leaves the food where it is.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish comes, and {name} looks to you to ask if it is meant for somebody else. It eats, a little, fast. You hear the big heart going from across the room. It is not going for joy.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} made no noise about it. It lay where it had been put, and shook, and took it that this was what you wished. It eats everything. Show it otherwise. Be on time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has dined, thank you, and there is no room in that tucked waist for so much as a blueberry. It bows to the dish. It bows to you. It backs out over the rug to wait. Do come again at {opens}.',
        'To refuse would be dreadful, so {name} takes one crumb, carries it to the basket, and gives it to the plush rabbit. The rabbit is full as well. They will both be glad to see you at {opens}.',
      ],
      ill: [
        '{name} eats a little of it, standing, and begs the pardon of what it leaves. You put a hand under the deep chest, and it lets you have some of the weight. It is ill. Medicine next.',
        'The first bite is for your sake, and the second, and then {name} can’t find any more for you. It lays its long nose in your sleeve and shivers there. It is ill. Bring medicine next.',
      ],
      loved: [
        'You hear teeth, and it is {name}, over the clean dish, chattering them for joy. It does not know where to look. It has eaten it all, and did not once ask whether it was meant for it. It was {item}.',
        '“{item},” you say, and {name} goes three times round the table, and the curtains follow it. Then it stands at the dish, eats up without a sound, and hopes you did not see who that was.',
        {
          text: 'It is {item}, and on time. {name} eats, beaming, then tries to sit: front first, then back, then front again. It comes down by mistake on your foot. Both ears apologise. It stays.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has thirty seconds of lightning a day, and spends them all on you coming in, on time, with {item}. It eats. Then it becomes upholstery, at your end of the sofa, one cushion closer than it has ever dared.',
          when: ['warming', 'well'],
        },
        {
          text: 'Of its thirty seconds of lightning {name} spends one on reaching {item}, on time, two on eating with its whole heart, and all the rest on getting away from you, politely.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set down {item} and step back one pace. {name} steps forward one. You step back another, and so it gets to the dish, and eats, blue-grey and blissful. You are by now in the garden. It is sorry about that.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} spends its thirty seconds of lightning on getting there and eating. Then it is upholstery. It has chosen your lap to be it on, with all the legs.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} would like to sit nicely for {item}, as you were on time. It tries the front half, then the back half, then looks at you. You say it need not. It eats standing, its deep chest against your knees.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{item}. {name} would be so glad to like it. It tries from the left and it tries from the right. Might there be some pasta, it wonders, at some time, or fish?',
        'It is eaten in part, with long looks at the wall: {item}. What is over has been hidden beneath the duck, to save your feelings. Something softer, another day.',
      ],
      harmful: [
        '{name} ate it because it had been offered, and it would have been rude not to. It was {item}. It shakes in all its long legs, and is sorry to be making a scene. Never let it be offered that again.',
        '{name} lies folded the wrong way, nose to hip, and through the thin skin you can see it hurt. It was {item}. It does not cry. Lay something warm over it, and keep that out of the house.',
        {
          text: '{name} did not like to refuse, and it was {item}. Now its waist is drawn in to nothing, it shivers, it retches with its mouth politely shut. Never give it that again. It will take whatever you hold out. Fetch water.',
          when: ['item'],
        },
        {
          text: 'Through the thin skin you can see the cramp go. {name} stands over it with all four legs apart and apologises to the floor. This is from {item}. Take it out of the house, sit down with it, and keep your voice low.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You run a few steps, for fun, and {name} does the garden, the lane and the garden. It arrives from behind you. It seems you were racing, and it has beaten you from both ends. It offers you its paw over it.',
        'You clap, and {name} goes off like a cork. Round the pear tree there is no dog, there is only a blue-grey ring. You clap again, and the ring has a hound in it, bowing, ready to be let off once more.',
        {
          text: 'It was a lovely game, and {name} would like to sit down beside you. The front half sits. The back half, which does not know you well enough, stays up and ready to run.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} bows to you, bounces once, apologises, and runs. It comes back past your knees with its whole face flying, joyful, at exactly the speed at which nobody can be stroked.',
          when: ['wary', 'well'],
        },
        {
          text: 'Thirty seconds, all of them splendid, and then {name} would like to lie down by you and is not sure how. It takes four tries. One long leg ends up across your feet by mistake. It decides to leave it.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} has thirty seconds of lightning a day. Today it ran for twenty-nine, to the gate, the tree, the gate, and kept one. It spends that on passing your hand, so close that you feel a rose ear.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} does its lightning round you, nine circles, never close enough to be rude. Then it tries to sit. It ends up half on the floor and half on you, and asks with its eyes if that is how. It is.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You race it to the gate. {name} is at the gate, back, at the gate, back, and lies upside down at your feet by the time you set off, a leg for each corner. It lifts its head, to cheer.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Go,” you say, or begin to, and {name} has been round the whole garden and is back in front of you, panting, waiting politely for the rest of the word. You give it the O.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You trail the end of your belt, and {name} pounces. It is much too quick. It is past the belt, past you, round again with its legs in a heap, and the belt is lying peacefully across its own back.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You throw a sock, and {name} has it before it can land, and bears it off behind the sofa. You hear it being tucked in. You throw the other. A long nose comes out. One cannot part a pair.',
          when: ['wary', 'no_item'],
        },
        {
          text: '{name} bows, and springs away, and looks round, so you spring too, as well as you can. It is touched. It comes back at a walk and does it again slowly, with all the parts shown, for one with fewer legs.',
          when: ['warming'],
        },
        {
          text: 'You flap a tea towel, and {name} does its whole lightning round you, out of a clear sky, so that your hair stands up. It pulls in to the kerb of you, panting. Was that all right? You flap it again.',
          when: ['trusting'],
        },
      ],
      little: [
        'You play on the rug for {name}, which lies upside down in bliss along the sofa and can’t be got any happier. It joins in as far as it is able without turning over. One long leg bows to you.',
        '{name} has had its lightning, and was perfectly happy to be upholstery. You wave your arms. It would be rude to lie there. It gets up, goes round the lawn for you at half speed, and folds down again.',
        {
          text: '{name} gives your game its whole thirty seconds of lightning, out of good manners. It was as happy as it gets before. It comes to rest behind the armchair and thanks you from there, with one rose ear.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had its thirty seconds before you came, and they were glorious. For your sake it does four more, round the table and wide of you, and then stands there quivering with good manners until you say it may stop.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Flat on the sofa, {name} is as glad as it gets. You play round it. It thumps its thin tail at the good bits, and moves up, leg by leg, until there is room, should you wish to be upholstery too.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} was already quite happy, on its back, teeth chattering. It plays lying down, with one long paw. When you stop, the paw hangs in the air a moment, so polite, and then comes down across your knee, to stay.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'Far out in the meadow {name} is dancing, by itself, in rings. You run out to dance too. It stops and stands aside to let you have the meadow. It hopes you will enjoy it. It goes to dance in the lane.',
          when: ['wary'],
        },
        {
          text: 'Nothing could be nicer than {name} has it already, and you have come in with a game. It stands up at once, so that you need not feel awkward. It runs to the wall, and brings you back the wall’s regards.',
          when: ['trusting'],
        },
        {
          text: '{name} was all contentment, flat out. It gets up leg by leg to play with you, since you like it, and bounds, once. Then it leads you very gently, by the sleeve, to the sofa. That is the rest of the game.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} has had its half minute, and is so happy that it lies with its feet up the wall. You lie down and put up yours. It looks along the row. It moves one foot over, against one of yours.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You wave the towel, and {name} gets up, because you asked, and stands on all its legs, and they let it down again, one by one. It apologises. Do not ask it twice. See first to what it needs.',
        '{name} bows to your game, the front half, as is polite, and can’t get up out of the bow. It stays there with its chin on the floor, and hopes that it will do. See to what it needs.',
        {
          text: 'You see the heart going through the skin, far too fast, and it has not even moved. {name} is ill. Put it in the warm, with medicine.',
          when: ['ill'],
        },
        {
          text: 'It leans forward to run, and there is nothing to run with. {name} comes and lays its nose along your arm. It needs food before it can be quick.',
          when: ['starving'],
        },
      ],
      loved: [
        'There is a clap as of air closing, and that was {name}, to whom you had said “{item}.” It is back already. It stands before you, so softly that nobody would think of Spain.',
        '{name} goes about {item} as if it might wake somebody. It bows, it lifts one foot. Then joy gets the better of it, and there are two long legs over the lamp. It straightens the lamp.',
        {
          text: 'You have brought {item}, and {name} is a blue-grey line round the room, pure joy. You say well done, and it evaporates. After some time one rose ear condenses in the doorway.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {item} and thirty seconds of pure lightning, {name} comes to thank you. It cannot sit down so near you, and it would be rude to leave. It stays as it is, half sat, on nothing, trembling with good manners.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, {name} gives you all the lightning that there is, thirty seconds, with you running in it. You are passed eleven times. On the twelfth it slows to your pace, and you go over the line side by side. It begs to have lost.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} as if the grass were asleep. Then it forgets itself, and you have grass in your hair. It comes back, horrified, legs shaking, and takes the grass out, blade by blade, with its lips.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You begin {item}, and {name} has only ever run alone. It runs, comes round, and draws up beside you, breathing hard. It would like to lean. It leans on the air next to you, at a slant, with nothing to hold it up.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} stands next to it with a polite expression: {item}. It lifts up one foot, and the other. Might it go and run, somewhere straight, and come back?',
        '{item}. It has been told that this is fun. It looks for where, and nods, and carries a toy past you in case that should give you another idea.',
      ],
      harmful: [
        'It was over before it felt it. There is a tear in that thin skin, as long as a finger, and {name} stands quite still and lets you look, and begs pardon. Never {item} again.',
        '{item}. It ran from that. It would have gone on running, and when you found it, it could not say where it was. Bring it home on the lead. Do not use that any more.',
      ],
    },
    clean: {
      wanted: [
        'You sponge the mud from {name}’s legs, and there is no end to them. It holds each out, bent like a bow, and wobbles. When you steady it by the hip, it begs your pardon with its ears, and lets you.',
        'You wash behind {name}’s ears, which fold like rose petals, with a corner of the cloth. Dust comes out of them. It shuts its eyes, and the long head grows heavier, by a very little, as if it had put something down.',
        {
          text: 'You wash {name}, and it leans away so politely that you do not notice until your arms are quite straight. The dirt is off. Stand aside now. It has thirty seconds of lightning and means to use them.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} stands in the tub with its eyes shut and its legs drawn up, taking as little of the water as it can. The dirt goes. It does not ask to leave. You lift it out, and it thanks the tub.',
          when: ['wary', 'well'],
        },
        {
          text: 'While you wash the mud off its waist {name} puts its long chin over your shoulder, so that you look in different directions and it need not be shy. The great heart beats in your collar. Then it is clean, and stays there.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wash {name} in warm water and scarcely press, for the skin is so thin. It stands like glass, and the dust runs off the blue-grey. Under the flannel you can feel its heart, galloping, in a hound that has not moved.',
          when: ['wary'],
        },
        {
          text: 'You wash {name} from the ears down, and with every bit that comes clean it leans a bit more. By the last muddy foot you have all of it on your shoulder. You are finished, and cannot put it down.',
          when: ['trusting'],
        },
      ],
      little: [
        'You wipe {name} down with a soft cloth, and not a speck comes off the blue-grey. It is sorry. It looks about for something it could have rolled in for you, and lifts a foot, in case there is some on that.',
        'There was nothing to wash, and you stroke {name} with the warm flannel all the same. It stands like a vase being dusted, and lets out its breath at the rose ears. You do them again, for no reason.',
        {
          text: '{name} was clean, and did not like to say so. It stands on its drawn bows of legs while you wash off nothing, and leans on your knee, one rib at a time, by way of thanks.',
          when: ['well'],
        },
        {
          text: '{name} is not sure how one sits for a wash. It tries four ways, apologising with its ears, and at last lays its nose along your forearm. Nothing comes off. It was clean, but you had gone to such trouble.',
          when: ['well'],
        },
        {
          text: '{name} was clean, and thinks it must have been in the way of the water. It makes itself thin. You wash along the deep chest and feel the heart go like something running. It is not moving at all.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is not a speck on {name}. You wash it, and it is certain you have a reason. It lifts its feet for you, one by one, and forgets which ones are up, and sits. It has sat. You both look at it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is nothing on the blue-grey to wash off, and you go down {name} with a warm cloth, one rib after another, like somebody playing very quietly. Its teeth begin to chatter. It has forgotten to apologise.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It is {item}, and {name} stops trembling, first at one end. You do the rose ears. You do each of those legs, from top to bottom. It leans, and there is no end to how far.',
        'For {item}, {name} comes without being asked, and looks round, startled at itself. You do the deep chest, where the heart is, and it knocks at your hand. It would stay for more, if no one is waiting.',
        {
          text: '{name} is too polite to ask for {item}. It only happens to be standing on the very spot, quivering like a drawn bow. By the end it is clean, and lies over your feet, entirely unstrung.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and for once {name} knows how to sit. On you, with its legs out over both sides. It stays there until it is clean to the tips of its rose ears, and then asks, politely, whether you missed any.',
          when: ['well'],
        },
      ],
      disliked: [
        'It stood for it and shook: {item}. You can do a greyhound with a warm cloth, in five minutes, and it would thank you. Some of the mud is still there.',
        '{item}. It was cold, or it was loud. {name} is in the wardrobe among the coats, and has put on one of them. Try a flannel.',
      ],
      harmful: [
        'There is so little between {name} and the world, and that went through it. The skin is red in a ring. It has not made a sound. Wash it off, lukewarm, and never again: {item}.',
        '{item}. Its lips have gone blue and it is shivering so that you hear the bones. Blankets, at once, and your own warmth. Not that, not for any dirt.',
      ],
    },
    medicine: {
      wanted: [
        'You hold {name}’s muzzle, long as a glove, and the medicine goes down it. You can follow it all the way. It says no word. Presently the flank, which had been fluttering, begins to go in and out like a flank.',
        '{name} takes the medicine and then, to oblige, licks the spoon, which was not called for. It lies down. The shivers come further apart. In one of the gaps it sighs, and stretches out a leg it had been saving.',
        {
          text: '{name} is too polite to refuse and too shy to come in, so it takes the medicine with its neck stretched out to you and the rest of it in the next room. It does good. The neck then joins the rest.',
          when: ['wary'],
        },
        {
          text: '{name} has its thirty seconds of lightning ready, in case you come closer. The medicine goes down and does good, and three long legs fold back into the sofa. The fourth stays on the floor until you have gone.',
          when: ['wary'],
        },
        {
          text: '{name} swallows, and looks to see if it has done that well. Then it gives in. All those legs fold anyhow, the long head comes into the crook of your arm, and it lets you see it be ill. It gets easier, knock by knock.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows it because you asked. Even now it would be no trouble. Then a long cold nose comes over the edge of the blanket and is put, hardly there, in your palm. Stay, and give it another dose in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is quite well, and takes the medicine so as not to embarrass you with the spoon held out. It thanks you with its ears. It hopes somebody else won’t have to go without. Keep the rest for a bad day.',
        'You dose {name}, and all down that long throat you see it go, and nothing in there needed it. It stands very straight, to look helped. Put the bottle by. It will be polite about it another time too.',
      ],
      loved: [
        '{name} hears that it is {item}, and the ears unfold. It stands like a case for a violin while you see to it, and thanks you beforehand, and during, so as to have it done.',
        'Nobody had told {name} that medicine could be nice, and it was {item}. It looks at you, to ask if there has been some mistake. There has not. It has the rest with its eyes shut and its teeth chattering.',
        {
          text: '{name} knows quite well that there is medicine in {item}. It would be rude to say so. It eats every bit, with rose ears folded and eyes lowered for joy, and it helps. It thanks you for both.',
          when: ['item'],
        },
        {
          text: 'For {item} {name} offers you a sit. It folds one leg, then the next, and so on until there is a leg left over. You give it all the same. It does good everywhere, even in the spare leg.',
          when: ['item'],
        },
      ],
      disliked: [
        'You have found it in the duck: {item}. The duck is no worse. What {name} did take has been of use. It would go down more easily in porridge.',
        '{item}. It swallows it, so that you should not be sad, and then stands in the passage with its head hanging till the taste has gone by.',
      ],
      harmful: [
        'There is no fat on it to take up such a thing. {name} went down where it stood. Its eyes are open, and the hare is in them. Never, on any account, {item}. Call someone who knows the breed, and hold it.',
        '{item}. It slept, and slept too deep, and the big heart stumbles. Keep it warm, keep your hand there, and say its name. It must not have that again.',
      ],
    },
    discipline: {
      wanted: [
        'You breathe in, only that, and {name} steps down off the bed. It had been told that the bed was people’s. It leaves the dent quite smooth behind it, and goes to lie on the draughty side, to be fair.',
        '“Not the rabbit next door,” you say, low, and {name} looks at its feet. They had gone before it could stop them. It walks home beside you on those very feet, rather apart from them.',
        {
          text: 'You have only said no, about the roast. {name} steps back from the table and will never go near it again. It has learned it for life. It was in the habit of standing beside your chair. It stands there, one rug further.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is told it may not run indoors. It puts the lightning away, and begs everyone’s pardon, and the lamp’s. Then it comes to lie along you as usual, and asks first, with one foot, and waits for the answer.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You say no in a whisper, and for such ears that is plenty: {name} takes its nose out of the butter. It goes over to the corner and stands there with its face to the wall, though nobody had said to.',
          when: ['from_child'],
        },
        {
          text: 'You murmur that socks are for drawers, and {name} goes and gets it, from under its pillow, still warm. It lays it on your knee. It keeps its eyes on the sock. It does lean, though, just a bit.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Not on the pillow,” you murmur, and {name} is on the rug. It gets up and moves to a smaller rug, and hears you out, one foot lifted, in case it is standing on a word.',
        'You tell {name} about chasing the cat, and it has always stood aside for the cat. It listens, ears folded, as one listens to a sad story of strangers. At the end it goes over and begs the cat’s pardon for them.',
      ],
      bad_time: [
        'You raise your voice a little, and {name} goes out like a lamp. It is standing there still, but nobody is in it. It would never have told you what it needed. Look for that first, and leave the lesson.',
        'You scold, and {name} tries to sit, since that is what good dogs do. It cannot. It tries again, trembling. Nothing you could teach it now is worth that. Tend to it first, and be gentle. Lessons come later.',
        {
          text: '{name} listens with its ears folded shut and each leg a little bent, like a drawn bow, for as long as you speak. It would be rude to go before the end. At the end it is not there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has thirty seconds of lightning a day, and was saving them. You begin on manners, and it spends all thirty on the distance between you. Sit down somewhere low now, and say nothing more.',
          when: ['wary', 'well'],
        },
        {
          text: 'One sharp word, and {name} has left, so fast that the rug arrives at the wall after it. From the far end of the house you hear it trying not to be heard. Win it first, however long that takes.',
          when: ['wary'],
        },
      ],
      loved: [
        'You said it by way of {item}, which hardly hurts, and {name} took its nose from the cake. It is standing on the smallest rug, looking at the corner, and may be visited in a while.',
        '{item}, and no raised voice, and {name} understands, it had very nearly understood before. It lays the slipper by the other slipper, toes level. Then it goes and is a little transparent, over by the curtains.',
        {
          text: 'You bring {item}, and the lesson is how to sit. {name} folds here, then there, and thinks, and folds something else. All at once it has happened. It stays like that, quite straight, teeth chattering, and dares not get up.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It did as it was asked, and then asked all the toys, one after the other, whether they were angry. Half so loud would have been twice as much.',
        'It has understood, but it has understood more than you meant: {item}. It will not go past that chair any more. Say it softer.',
      ],
      harmful: [
        'The glass door was shut, and it did not see that. It only wanted to be somewhere else: {item}. Sit on the floor, speak low, look at the cut. Never do this to {name}.',
        '{item}. It has got in behind the boiler, where there is no room for a cat, and its heart shakes the pipe. It will not have learned anything from it but you.',
      ],
    },
    sleep: {
      wanted: [
        'You put a jumper on {name}, a leg to each sleeve and two left over. It stands in the wool, growing warm from the ends. Then it gives way at every hinge, politely, one after the other, and is upholstery.',
        '{name} has got its front half lying down, and the back half stands, waiting for instructions. You press lightly, there, above the tail. Oh, like that. It sinks, and sighs, and the legs lie about it like dropped knitting. It rests.',
        {
          text: '{name} is too polite to say that it would rather you went. It shuts both eyes, holds its breath and pretends. Somewhere in the pretending it falls asleep, and the breath comes out, long and slow, and does it good.',
          when: ['wary'],
        },
        {
          text: '{name} lies down because you asked, and it is polite. One hind leg stays drawn under it like a bow, because it was you who asked. Three legs have a wonderful sleep. The fourth is ready to leave.',
          when: ['wary'],
        },
        {
          text: '{name} lies down along you by numbers, elbows, ribs, heart. It would ask if it is too heavy, but sleep is quicker. Four legs go out to the four corners. One of them is across your neck, and it trembles, and settles.',
          when: ['trusting'],
        },
      ],
      little: [
        'You show {name} to its bed, and it has just got up from the other. It lies down to please you, fold by fold, with its eyes wide open. It wouldn’t like to mention it. It mentions it with one ear.',
        '{name} is not tired, it is wide awake and on its back, since that is how one lies. It takes the blanket you give it. It takes the next. It looks at you over them, kindly, and waits to be let off.',
        {
          text: 'You put {name} to bed. Its legs have stayed as they fell, one of them straight up, and it is too polite to move it. It is not tired. It was quite happy before. It cannot get up while you are looking. Look away.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has not had its thirty seconds of lightning today. They are all still in there. It lies as you laid it, glad and wide awake, humming like a wire, an inch back from your hand. Open the door, and stand aside.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It is not sleepy, but {name} would hate to waste your trouble. It shuts one eye. It opens it, to see if you saw. You saw. It gets up leg by leg, follows you out, and goes to sleep there, by your chair, from politeness.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} got up only a moment ago, and you have turned down the sofa. It would not dream of saying so. It folds itself in beside you, leg by leg, and pulls the blanket over your knees, in case you are tired.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It was {item}, and {name}, for once, does not lie at the edge. It goes to the middle. All four legs are given up, one for each corner, and the ears last. You tuck its rabbit in where there is room.',
        'Since you thought of {item}, {name} has stopped being cold, and it had always thought that was simply how one is. It looks up. It means to thank you, gets as far as a breath, and is asleep.',
        {
          text: 'You have brought {item}, and {name} would never have asked for it. It goes round it, in case it is somebody else’s. Then it lets itself down, a fold at a time, sighs through its long nose, and rolls over, feet to heaven.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is hard, where one has elbows: {item}. {name} stands on it, and lies on it, and makes no complaint. By night it is on your bed, along the edge, like a crease.',
        '{item}. There was a draught in it. It rests in a ball, and shivers politely. A duvet, if ever one should be free.',
      ],
      harmful: [
        'It has rubbed the skin from both hips, and {name} lay on that all the while, because you had put it there. Something soft, quickly. Never {item} again.',
        '{item}. It is stone cold, nose and feet and tail. It could not get warm, and did not like to call. Take it in under your coat. That must go.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and {name} stands near, because standing is what it can do. You say nothing about it. The minutes pass. Its side, with the big heart going in it, comes to touch your shoulder, and nobody apologises.',
        'You sit beside {name}, and it has thought of a way to do it, too. It stands with its hind part against your chair and lets the chair do the sitting. Presently a long neck comes down over your shoulder.',
        {
          text: 'The room is quiet, and {name} steps through it as if it were somebody’s lap. It lies down on the next rug. Then the heart begins, and the floor carries it to you, slow, and slower. You may listen, it has decided.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} sleeps against you with one rose ear folded and the other come undone. No, it is awake. It has been awake all along, and lying like this because your hand is on it and it would be rude to move.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} stands beside you and studies how that is done. It bends at the knees. It looks at yours. In the end it pours itself out along the floor, and lays its neck over your foot.',
          when: ['trusting'],
        },
        {
          text: 'You sit on the sofa, at one end, and {name} lays its chin on the other end, only the chin, as one might put down a hat to keep a seat. You nod. The chin moves one cushion nearer.',
          when: ['warming'],
        },
        'It comes back with something in its lips and tucks it in beside you, face up. That was its place of honour. That was where it had kept {loved}.',
        'It has been alone for {wait}, once, and lay all that time on your side of the bed to keep it from getting cold. It lies on that side now. You are in it.',
      ],
      little: [
        'You have been so kind already, three times within the hour. {name} does not know where to put it all. It goes and lies down upon it.',
        'It fears that you may be neglecting something. It looks at the clock, and at you. It is quite comfortable, it will still be so later.',
      ],
      ill: [
        'You lie down next to it under the quilt. The shivering goes over into you, gets less, and is shared. {name} keeps hold of your cuff with one toe. Now see what it needs.',
        'It would rather you did not see it like this. It has put the duck in front of its face. You sit there and hold the duck’s other side. Then bring what it is lacking.',
      ],
      asleep: [
        '{name} is asleep, and you sit at the very edge, there being no other room. It does not wake. But it stretches, leg after leg, and the last of them lies over your lap, and is left there, with its toes spread.',
        'While you sit there {name} sleeps under its two blankets, shivering a little, as it does. You lay your coat on top of them. The shiver gets as far as the coat, and thinks better of it, and it sleeps.',
        'It is telling them all by name in there, bear and duck and the rest. At {loved} it smiles. It does not reckon you among the visitors.',
      ],
      shy: [
        'You sit by the lamp, and {name} stays out on the landing, where its shadow falls through the door. The shadow is very long. It reaches as far as your foot. You keep the foot still, and it is left there.',
        'You sit with your face to the fire, and at the other end of the room {name} stands in the curtain. You can hear its heart from here. After some time it is a little slower. You put on a log.',
        {
          text: '{name} has never been quite sure how to sit. You sit down, far off, and stay, and it watches with interest how you do it. At last it folds up, one bow at a time, happily, facing you. Stay as you are.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'Shy as steam, {name} was gone when you came in. You sit by the far wall and want nothing. Little by little, as steam does, it gathers: a rose ear, a glad tail, a nose. Do not let in any draught.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and gone behind the chair, except for the legs. You sit down a long way off and look at the floor. A rose ear unfolds. It would not dream of coming nearer, but it thinks it would be rude to leave.',
          when: ['baby'],
        },
        {
          text: 'You sit down at the far wall. {name}, hours old, watches how that is done, and tries it. Its legs go four ways. It tries again, with its eyes on you. In the end you are both sitting, at opposite walls.',
          when: ['baby'],
        },
        {
          text: 'You sit with your back to the hall, where {name} stands so still that it might be the coat stand. You turn a page. When you turn the next, the coat stand is a yard nearer.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'beef pasta bake':
        '{name} lifts one tube of the beef pasta bake out upon its lip, and looks through it, at you. It had not known that dinner could be worn. It eats the rest in long mouthfuls, and keeps that one for the bear.',
      'soaked kibble':
        'You let the soaked kibble stand until it made no noise, and {name} noticed. It eats without one crunch, ears back. At the bottom there is a dry one. It brings you that, so it shall not disturb anybody.',
      'turkey neck stew':
        'The turkey neck is nearly as long as its own, and {name} goes down one side of it as along a banister. The stew it has in quiet pages. It stands there with the bone, and would like to be excused.',
      'tinned mackerel':
        '{name} heard the key in the tinned mackerel, and trembles, politely, three rugs off. You set the tin on the mat. A tongue as long as a ribbon goes in and takes the oil out of the corners, without touching the sides.',
      'rice porridge':
        'You blow on the rice porridge, and {name} blows too. It has some on its nose, which is far enough off for it not to know. It eats, warm to the knees. You wipe the nose, and it thanks the cloth.',
      blueberries:
        'The blueberries roll on the plate, and {name} follows each with its whole neck. It takes them up by ones, does not bite, and puts three before the duck. Its lips are blue. They were blue before, it would say.',
    },
    play: {
      'lure coursing':
        'The string hums, and at lure coursing there is the rag, and then, with nothing between, there is {name}. It runs one length behind, the whole way, out of manners. At the end it looks at the rag, and then for you.',
      'fenced sprint':
        'You shut the gate and say so. For the fenced sprint it walks to the one end, turns, and is at the other. {name} leans on the fence, all ribs, and hopes the fence was not alarmed.',
      'straight track dash':
        'You stand at the far end of the straight track dash with your arms out. There is a dot. The dot has ears. You have {name}’s grey neck over your shoulder, hot as a tap, and somebody’s heart going off against your watch.',
      'soft toy collecting':
        'They have been left all over the garden, and {name} goes round for the soft toy collecting at dusk. It takes each by the scruff, and carries it in with its head up. You hold the door. It goes back for the sock.',
      'whirligig lure':
        'Round you goes the whirligig lure, and round that goes {name}, leaning, like a yacht. You turn on your heel to see it, and go on turning. It has stopped. It is stood beside you, holding you up.',
      'short gallop':
        'It asks leave for a short gallop with one ear. You nod. The next thing is that the hens are looking at each other. {name} is on the rug, on its back, with a feather settling on its chest, asleep, or nearly.',
    },
    clean: {
      'chamois cloth':
        'You go along it with a chamois cloth, neck, shoulder, and the long plain after that. {name} holds its breath to be smooth. When you have done, the lamp is in its side, and it looks round at that as at a guest.',
      'velvet grooming glove':
        'You put on the velvet grooming glove, and it cannot feel where you leave off. {name} leans. It leans more. It is lying down, and you are stroking upholstery, and one leg has gone up by itself to show where next.',
      'dry shampoo':
        'The dry shampoo falls on it like flour on a table, and {name} stands, and goes quite pale. It is a thing it can do. You brush, and it comes back, blue-grey, from the nose on, looking rather surprised to be seen.',
      'dental scaling':
        '{name} lets you lift its lip for the dental scaling, and thinks of something else. Scrape. It is thinking of the bear. When you are by the last one back they begin, all of them, to chatter, and you have to wait.',
      'warm damp flannel':
        'You fold the warm damp flannel and lay it over its eyes, and nobody has ever done that. {name} stands underneath in the dark with its heart knocking. You do the rose ears, inside each fold, where the letter would be.',
      'gentle nail filing':
        'You have the foot in your lap for the gentle nail filing, and it is like filing a harp. {name} gazes at the ceiling. The floor will be less loud now. It puts that one down, hears nothing, and gives you the rest.',
    },
    sleep: {
      'thick memory foam':
        '{name} lies down on the thick memory foam and gets up to see. There is a greyhound in it, pressed, with all its elbows. It lies down again, in the same one, a bit at a time, so as to fit.',
      'fleece pajamas':
        'You do up the fleece pajamas, four legs, two buttons, and {name} stands with its arms out as children do. It tries one step. Then the whole of it goes over sideways on the bed, warm, and the feet stick up.',
      'sofa throne':
        'It gets on the sofa throne front first, and the rest is handed up. You have a corner of the arm. {name} puts one foot on your head, by way of a stool, and the cushions begin to go up and down.',
      'duvet nest':
        'You make a duvet nest, with a door. The bear goes in, the duck, and then {name}, for ever, until there is only a tail, and it is drawn in. The whole thing sighs, and turns over, and has a nose.',
      'quiet bedroom':
        'You take off your shoes to cross the quiet bedroom. {name} lies there with its ears unfolded, for once, there being nothing for them to fear. You draw the curtain. One of them hears you be careful, and lies back.',
      'lullaby piano':
        'At the third bar of the lullaby piano its knees go, and at the fourth the rest. {name} has the pedal end. You play it through with one hand, for there is a chin on the other, and leave out the loud note.',
    },
    medicine: {
      'muscle massage':
        'You put your thumbs into the long muscle behind, and it rings like a string. For the muscle massage {name} lies down in sections. When you let go, a leg slides off the couch, and it looks to see whose that is.',
      'iron tonic':
        'You pour out the iron tonic, and it takes it from the spoon without a drop, and shudders down to the nails. {name} brings you the bear. The bear is pale as well. You wipe the felt with the empty spoon.',
    },
    discipline: {
      'whispered no':
        'It is only a whispered no, and you put your cheek next to the folded ear to say it. {name} lets go of the lace, thread by thread. It stays there, against your cheek, to hear whether that was the end.',
      'slow breath pause':
        'You do not speak. You take a slow breath, and wait, for a slow breath pause, until it sees. {name} puts the roast back on the dish, and straightens it, and breathes out at the same time as you.',
    },
  },
  refusals: {
    asleep: [
      '{name} is in full flight in there, and one must not put anything in its way. It pulls up at {wakes_at}. Until then you may sit by it, which it will feel.',
      'It lies on its back with every door open, and nobody is in. Come with that at {wakes_at}. If you should care to reflect beside it, there is a corner of quilt.',
    ],
  },
  stages: {
    child: [
      'Three parts leg, and a child now: that is {name}. It set off for the door today and arrived in good time, but it had to wait there for the rest of itself.',
      'One day old: {name} is a child, and has seen you sit down on a chair. It went straight behind the chair, to find out what held you.',
    ],
    teen: [
      'Half grown, {name} is all angles, and apologises for each of them. Yesterday it ran, for the first time, from end to end. It has been lying down ever since to think about that. Mind its mealtimes now.',
      '{name} is a teen. It has grown out of the jumper at both ends, and stands in doors at a slant. It took a corner too late, and has written, as it were, to the lamp.',
    ],
    high_care: [
      'Somewhere between two rugs it has finished growing. {name} is a {form}, silver all along one side where the window is. When your key goes in the lock its teeth begin to chatter, and it lets them.',
      'The {form} on the stairs is {name}, and grown, and it crosses the shiny floor now without looking down. It has noticed that it always comes out where you are.',
    ],
    balanced: [
      'One would call it a {form}, if one could keep it in sight. {name} is grown, goes out with the wind, at a trot that would be somebody else’s gallop, and is home and horizontal by the time the kettle has boiled.',
      'Grown, and a {form}, {name} has a sofa here and a bank of heather up there. It thanks both of them. It has learned to ask for the door.',
    ],
    low_care: [
      'In the other room, while no one looked, {name} has turned into a {form}. You see the curtain settle, or a cushion slowly coming up. It has got so good at being no trouble that you hardly know you have it.',
      'A {form}, full grown, the colour of six in the morning: {name} runs by night, when nobody can be startled by it. There is one toy on the step. It faces out.',
    ],
    rescue: [
      'A {form} after all, and grown. The mended leg is thinner than the others, and they wait for it. {name} ran again for the first time today: eight seconds, and you, shouting.',
      'Now {name} is a {form}, and grown. One can see the place, a pale seam in the velvet, where it was almost let slip. It lets you put your thumb along that. No one else.',
    ],
  },
  trust: [
    '{name} was in your way and did not move. It looked up at you from there, astonished, and found that you could quite well step over.',
    'You came in by the door and it did not stand up to make room. There was that clatter instead, from under the quilt: teeth, for joy, all of them.',
    'It sat. It was on the rug, in front of you, with nobody else in the room: {name} bent its knees, and thought, and sat. It lasted a second. It would rather not talk about it.',
  ],
  streaks: [
    'Ten meals on time. {name} has begun to look into the dish before it is sure that nobody minds.',
    'Twenty-five, every one at its hour. It does not wait behind the curtain any more. It waits in front of it, with the curtain over one shoulder, like a senator.',
    'Fifty in a row. If you lay your hand upon its ribs you will feel that there has got to be a little something on them. {name} hopes that this is all right.',
    'A hundred meals on time, and in the whole hundred it never had to ask. {name} does not quite know what one does with it. It has lain down, on its back, all four legs open.',
  ],
  ages: [
    '{name} is ten days old. It has been in three of the rooms and in nobody’s way.',
    'Thirty days. That comes to a quarter of an hour of running, and {name} is still a little out of breath.',
    'A hundred days old today, and the toys have been brought out, and sit round the rug in their places. One place has been left open, between the bear and the duck. It is quite a large one.',
    'One year old. {name} was never once late, and never where it was looked for. It begs that no fuss be made.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['fenced sprint', 'straight track dash'] },
      wish: '{name} has been looking at the long side of the field. It would need half a minute, with a fence round it, or something perfectly straight. It would be back before it was missed.',
      granted: 'It was back before it was missed. One poppy has turned to look after it, and has not turned back.',
    },
    {
      by: { action: 'play', item: ['soft toy collecting'] },
      wish: 'Somebody without ears is lying out in the rain, beneath the hedge. {name} saw it from the window. Could one go, together, and collect the soft ones?',
      granted:
        'There were three out there. They have been dried, and put between the others, and {name} has not slept for listening whether they sneeze.',
    },
    {
      by: { action: 'play', item: ['lure coursing', 'whirligig lure'], hours: [8, 12] },
      wish: 'In the morning the hare is so plain to see. {name} would like to run after it a little, a lure will do, or a whirligig, before noon. It has no intention of catching up.',
      granted:
        'At the last turn it could have had it. You saw. It put its nose down, and looked aside, and let it be first.',
    },
    {
      by: { action: 'feed', item: ['beef pasta bake', 'turkey neck stew'] },
      wish: 'There is a smell it remembers which was brown at the edges, and had steam. {name} does not ask. It merely stands where it stood then. Pasta bake, or that stew.',
      granted:
        'It waited for the steam to go, then it waited for you to go, then it ate up the corners, where it is crisp.',
    },
    {
      by: { action: 'feed', item: ['blueberries', 'rice porridge'] },
      wish: 'If there should be any blueberries left over from somewhere, {name} knows of a bear who would like some at its next meal. Porridge, too, is very good for bears.',
      granted: 'The bear has a blue mouth. So, oddly enough, has {name}.',
    },
    {
      by: { action: 'feed', item: ['tinned mackerel'] },
      wish: 'Today {name} has been brave about thunder. It was in another county, but it was thunder. It thinks that there might be mackerel, for that, when it is time.',
      granted: 'It ate the whole of it facing the county in question. It kept one eye shut.',
    },
    {
      by: { action: 'clean', item: ['warm damp flannel', 'chamois cloth'] },
      wish: 'It has slept on the side with the embroidery, and has roses all along its cheek. {name} would be glad of a warm flannel, or the chamois, if you are passing.',
      granted:
        'The roses went. You had come to the last of them when it turned its face and gave you the other cheek, on which there was nothing.',
    },
    {
      by: { action: 'sleep', item: ['fleece pajamas', 'duvet nest'] },
      wish: 'There is a frost coming. {name} has felt it in the tips of its ears. It would so like to be put in its fleece, or in the duvet, with the end tucked under where the feet are.',
      granted: 'You tucked in the feet. There were more than you had thought, and one was the duck’s.',
    },
    {
      by: { action: 'sleep', item: ['lullaby piano', 'quiet bedroom'] },
      wish: 'Someone is using a hammer, some way off. It is nobody’s fault. {name} would like to lie down in the quiet room, or have the piano on, the slow one, with the pedal.',
      granted: 'You played it on with one finger. {name} knocked along underneath, a good deal more steadily than you.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It has nearly understood about sitting, only there is a place in the middle where it loses the thread. Would you sit down, near it, and stay like that for a time?',
      granted:
        'You stayed. {name} walked round you and looked at it from all sides. It is done, it believes, by not minding.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'It missed the first part, the other day, when you were with it, from being so surprised. If you could sit with it twice, {name} would be ready for the second.',
      granted:
        'The first time it was surprised. The second time it put its whole head in your lap, before it had thought.',
    },
    {
      by: { action: 'reflect', hours: [18, 21] },
      wish: 'In the evening the light comes in flat and lies along the sofa, and there is just room for one beside it. {name} has moved up. It has not gone so far as to pat the cushion.',
      granted:
        'You sat down where the light was. It went over you, and on to {name}, and out at the ear, which is so thin that it is pink.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The bear’s eye',
        shape: 'button',
        text: 'It came off by itself. {name} found it, and brought it to you in the night, and stood there until you had got the needle.',
      },
      {
        name: 'A clover with its head bent',
        shape: 'flower',
        text: 'It grew in the middle of the straight. {name} has jumped it on each of its runs, and this one day it stopped.',
      },
      {
        name: 'Half a jumper',
        shape: 'scarf',
        text: 'The front half. The back has gone to the duck, who feels the cold. {name} considers that they are both dressed.',
      },
      {
        name: 'The night light',
        shape: 'moon',
        text: 'The others are afraid when it is quite dark. {name} is not, it says. It only lies on the side where it can see that it is on.',
      },
      {
        name: 'The tape from the end of the run',
        shape: 'ribbon',
        text: 'White. You had put it up for fun. {name} stopped in front of it, and waited, and went in underneath, so as not to break it.',
      },
    ],
    return: {
      name: 'Three hairs of a hare',
      shape: 'wool',
      text: 'Brown, with black tips. {name} had them on its lip when it came back. So it must have caught up. It seems that they only talked.',
    },
    streak: {
      name: 'The twenty-fifth blueberry',
      shape: 'marble',
      text: 'It was not eaten. {name} has kept it under its tongue for a whole day and then put it in your shoe, where it would be safe.',
    },
    hundred_days: {
      name: 'A leaf off the top of the beech',
      shape: 'leaf',
      text: 'The wind has a start on everyone. {name} overtook it, and looked round, and this was in its mouth.',
    },
  },
  release: [
    'You hold the gate. {name} thanks you, and the gate, and stands there a while upon the last of the grass. Then you hold a gate, and there is a line of bent corn from here to the sky.',
    '{name} has left you the toys, each one tucked in, with its face to the air. It goes away slowly, at a walk. It does not run until it thinks that you have gone indoors.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had made itself small on your side of the bed, and it was no trouble to the end.',
      'It did not like to call. It lay down behind the curtain, where it is often thought that no one is, and there {name} died.',
    ],
    hunger: [
      '{name} is dead. It had asked only once, with its nose, and nobody had been there. In front of the bear lay a bit of kibble.',
      'The dish had been turned to the wall, so that it should not look like a reproach. {name} died beside it, unfed.',
    ],
    illness: [
      'There was a knock. You waited for the next one, all evening. {name} is dead.',
      '{name} is dead. Toward the end it ran, lying down, thirty seconds, very light. It looked as though it had been waved on.',
    ],
    poison: [
      'It took what was held out, so as not to give offence. {name} lay down after that, very neatly, and is dead.',
      'There was nothing on it to keep such a thing from the heart. {name} had thanked you, and it is dead.',
    ],
  },
  returned: [
    'The curtain settles, and no one has touched it. {name} is on the little rug, with grass in its toes, quite out of breath. It has come a great way, it must have been running all the time.',
    'From under the quilt you hear it, slow, and far too loud. You lift up a corner. There lies {name}, with the bear. It hopes that it was right to use the bed.',
  ],
  epitaph: {
    openings: [
      '{name} was here, a grey hound, cold in all weathers. You have just missed it.',
      'Please go softly here. {name} is lying down.',
      'A stone for {name}, who took up as little room as it could.',
      'Put your hand flat upon the grass. That slow knock is not {name}, it is only you.',
      {
        text: 'Half a minute each day {name} was the fastest thing alive, and it never mentioned it.',
        when: ['from_child'],
      },
      { text: '{name} lies here, and there is room made for a bear.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It would not have dreamed of calling.', 'It was so little trouble that it was forgotten.'],
      hunger: [
        'It stood by the dish, and looked at the wall, and did not like to ask.',
        'What there was it had left for somebody else.',
      ],
      illness: ['So large a heart, in so thin a case.', 'It ran on ahead. That was its way.'],
      poison: ['It was too polite to leave it.', 'It would have begged your pardon for that.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You are lying down. There is sun on it. And just now, you hope that nobody minded, you were over there and over there and there was no ground in it anywhere only the wind coming off you on both sides like a dress and the brown one looking back and laughing, and now you are lying down. Your teeth have started. You would like someone to put a hand upon your side where it goes so loud. If they have one free.',
      'You are {name}, and this is your sofa. They said so. They said it twice. You have put a leg on each part of it, to see, and no one came. The bear is here. It is all so soft that you do not know where you leave off, and you begin, very quietly, to rattle. It might be that you are going to run. It might be that you have. You would like them to come by and see you not being in the way.',
    ],
    content: [
      'You are {name}. The rug is under you, the whole of it. You have thought about chairs. It starts with the knees, you are sure of that much, and then comes a moment of great trust. You would have to practise alone. Someone is reading in the corner, and each time that a page goes over, your ear goes over too. You have not been spoken to sharply, you have not been spoken to at all, it is lovely. They might hum. If they were going to.',
      'You are {name}, and it has been {days} days, and you have not broken anything but the lamp, and they have forgiven you the lamp. You go over it sometimes with the bear. You had thought that one was let in for a while and then there would be somebody with a list. No one has come. You have got a jumper with your shape in it. You would like, but only when it suits, to be told again that you are stopping here.',
    ],
    bored: [
      'You are {name}. You have lain on this side. You have lain on that side. All the animals are in bed and pretending. There is half a minute in you, it has been in there since yesterday, and it goes round and round with its head down as they do in boxes. You do not want to be a nuisance. You have put a toy on their foot, and then hidden. If anyone should feel like opening a gate, and standing well back, you would be so quick.',
    ],
    hungry: [
      'You are {name}, and it is about the bear. The bear has not complained. You have stood it by the dish, where it can be seen, and you have laid your nose along somebody’s arm, it is not a heavy nose. You are looking at the wall. It is a nice wall. It might be that they are thinking of it this very minute, and then it would be dreadful to have asked. A little something in the dish. For the bear. You would keep it company.',
    ],
    starving: [
      'You are {name}. There is so little of you to begin with. You have been through it to see what you did: you breathed on the glass, once, you took the wide part of the bed. That must be it. You are on the shiny floor, and it does not matter now about your feet. You gave the bear its share. You would not ask for yourself. But it has got so quiet in there, where it used to knock. Please, some food. Now, if they could.',
    ],
    sick: [
      'You are {name}, and you are wearing everything, and it is cold. It shows, you are afraid, everything shows on you. You held the foot up because it hurt, and put it down because they looked so worried. The others have been moved out of the way, they are at the far end with their faces turned. If there is medicine, you would be very good about it. You would like a hand, on the thin part. You would like them not to be cross.',
    ],
    failing: [
      'You are {name}, and the brown one is sitting in the grass, quite near, with its ears up. It has never waited before. You could be there in one. You would not even need to run. But there is something that you have forgotten to say to somebody, thank you, it was thank you, and you look round for them and your head does not lift. If they would come. If they would bring whatever it is one takes, and cover your back, and let you say it.',
    ],
    near_death: [
      'You are {name}. You did not want to call. You thought, they will have so much to do, and lay down on their side, where it smelled of them, to keep it warm. It has got away from you, the warm. There is a knock, and then you listen, and there is a knock. You would not take up much room. If somebody sat here, on the edge, only for a little, only until it is light, you believe that you could go on with it.',
    ],
    asleep: [
      'You are {name}. They open the front and there is no fence in the whole world and you go. It is so easy it is like being poured, the hedges lie down and the river gets up and lets you under and the brown one is just ahead with the sun in its ears and it says come on and you say after you, after you. Then grass. Then lying in the grass, the two of you. Someone has sat down there too. You need not get up.',
    ],
    shy: [
      'You are {name}, and you are behind the curtain, and you think that it is going well. They have not looked. They sit, they do it so easily, all in one piece, and their hands are lying in their lap like two things asleep. You are shaking, but it makes no noise. One step you could take. You take it back. They hum. It is not at you. If they would just go on like that, for as long as they can spare, you might be seen.',
    ],
    back_from_death: [
      'You are {name}. You went past it. You were going so fast that you had gone by the end before there was anyone to say stop, and it is all grass there, and no one is out of breath. You caught up with the brown one. You said what you had always meant to say. Then you walked home. You did not run, you wanted to be sure. May you lie here? May you lie against them, and hear the dish put down at its hour?',
    ],
    hurt: [
      'You are {name}. They gave it you, so you took it, one does. Now it has gone through you like a draught through a tent. It must be that you did something and this is for it. You are going to stand over here with your face to the corner, until that is over. You would say sorry if you knew which. Could they put it away? And not come quickly. And say it, whatever they say, very low, so that you can tell it is not anger.',
    ],
  },
}

export const GREYHOUND: Species = {
  slug: 'greyhound',
  name: 'Greyhound',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality:
    'Thirty seconds of lightning a day, and then upholstery. Shy as steam, polite to a fault, and never quite sure how to sit.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['beef pasta bake', 'soaked kibble', 'turkey neck stew', 'tinned mackerel', 'rice porridge', 'blueberries'],
      play: [
        'lure coursing',
        'fenced sprint',
        'straight track dash',
        'soft toy collecting',
        'whirligig lure',
        'short gallop',
      ],
      clean: [
        'chamois cloth',
        'velvet grooming glove',
        'dry shampoo',
        'dental scaling',
        'warm damp flannel',
        'gentle nail filing',
      ],
      medicine: [
        'thin skin stitches',
        'corn pad treatment',
        'muscle massage',
        'dental cleaning',
        'vet checkup',
        'iron tonic',
      ],
      discipline: [
        'whispered no',
        'slow breath pause',
        'reassuring murmur',
        'lead guidance',
        'soft hand signal',
        'kind redirection',
      ],
      sleep: ['thick memory foam', 'fleece pajamas', 'sofa throne', 'duvet nest', 'quiet bedroom', 'lullaby piano'],
    },
    harmful: [
      'barbiturate anesthesia',
      'flea collar',
      'ice bath',
      'off leash traffic',
      'rhubarb leaves',
      'raisin bread',
      'narrow collar',
    ],
  },
  appearance: {
    look: 'a slender blue-grey hound with a deep chest, tucked waist, rose ears and legs like drawn bows',
    colours: ['#8590a0', '#d8dde4', '#3f4856'],
  },
  figure: {
    muzzle: 'long',
    ears: 'rose',
    tail: 'whip',
    eyes: '#6b5236',
    body: 'standing',
    skull: 'narrow',
    headSize: 1.04,
    girth: 0.94,
  },
  book: BOOK,
}
