/**
 * The Octopus wants whatever is inside, and the lid as well. It fears a day without a catch, a hook or a thread to turn.
 * It hoards empties: outside its den lie the shells of all it has eaten, sorted by the arm that opened them. Its body is
 * one soft opinion with eight others attached; every arm tastes what it touches and thinks for itself. Arm six steals,
 * arm three is shy, arm eight is slow and usually right, and matters of weight are put to the vote. It eats by touch,
 * under its own skirts. It sleeps in a pot behind a door of stacked shells, running through colours. It sulks as a stone
 * of the exact shade of the stones. It trusts one sucker at a time, by the wrist. Three odd facts: the arms that vote;
 * the three hearts, of which one stops whenever it swims, so that it prefers to walk; and that it is colour-blind, wears
 * every colour there is, and has to be told which. It never leaves a jar shut, never leaves the tank’s lid open behind
 * it, never admits to arm six. Its keeper is a large animal with two arms, poor thing, and is to be helped.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg is a grain of rice with two eyes in it. It splits, and out come arms, and arms, and last of all {name}, holding on to itself.',
    '{name} is no larger than a fingernail. It turns white, red and speckled in one breath, touches the water with every arm it has, and seems astonished to get eight answers.',
  ],
  looks: {
    thriving: [
      '{name} is on the floor of the hall, walking, with a jar under one arm, a spoon under another and a flannel over its head against the dry. It meets you, and does not turn back. You are given the spoon.',
      '{name} has stopped up the pipe to see what would happen, has seen what happened, and is now riding round on it, arms out, past your chair. One arm has kept the plug. It can be over whenever you say.',
      {
        text: 'You look in on {name}, who is glad and has no wants. It looks back with one slot of an eye, ripples, and turns the blue of your sleeve. Then, along one arm, it does the buttons.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'A jet of water hits you on the nose. {name}, pink all over, waits under the ledge to see what sort of person you are. You wipe your face and stay. It comes out, takes aim, and hits the wall beside you.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'One arm is waving at you. The rest of {name} is busy under the lid and behind the stones, and has not been told. The arm takes hold of your thumb. A ripple runs up it, and an eye comes round to see.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Each of {name}’s arms has an opinion of its own, and they have never agreed on anything. There is nothing it wants. You look in, and they are of one opinion, all eight, up to your elbow.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in at the tank and {name} is not there. It is beside you, looking in at the tank, with one arm round your wrist. It has been all over it, it seems, and agrees that nothing is missing.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in on {name}, happy, busy, wanting nothing. One arm lifts a cream sucker and waves to you. The arm next to it takes hold of it, firmly, and pulls it in.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is halfway out of the tank on six errands at once, flushed with joy, when it sees you. Five of them stop and become pebbles. Behind its back the sixth, which was not told, goes on unscrewing something.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old, and eight arms have gone out to see the world. One has found you. It is holding your finger with three very small suckers, and has not told the others.',
        when: ['baby'],
      },
      {
        text: 'Hours old, {name} is introducing its arms to one another, and they shake, all eight, delighted. Then somebody notices your finger. There is a short discussion over who goes first, and seven of them lose.',
        when: ['baby'],
      },
      'A carton was labelled {loved}, and the label is still about. {name} wears it on its head, and has turned every colour on it, in the right places, by guessing.',
    ],
    content: [
      'Two arms of {name} are plaiting weed, one is feeling about for a lost button, one scratches behind where the ear would be. Four are off duty. The eye floats over it all, a foreman with no complaints.',
      '{name} breathes, and lies, and one sucker after another lets go of the glass with a small kiss. Pop. It is in no haste. Pop. It has about two thousand, and nothing on until they are through.',
      'One arm of {name} has found a bottle and another has found a cork, and they are on their way to meet. The rest of it is lying between, quite relaxed, and has not been told. It breathes in, and out.',
      {
        text: 'All eight errands are done, or have been forgotten, and {name} lies on the bottom like a shawl that somebody let fall. One arm still winds and unwinds a bit of weed. Another hangs over the rim on your side, for company.',
        when: ['trusting'],
      },
      {
        text: '{name} is sitting in its jar with the lid held over it by three arms, like somebody reading under an umbrella. You come closer, and the lid comes lower. Go back, and there is again a slot with an eye in it.',
        when: ['wary'],
      },
      'There is a jar in the den of {name} with nothing inside but a taste, and the lid screwed down to keep it. Arm eight has put a name to it: {loved}.',
      {
        text: '{name} sits on the rim of its tank with its feet in, so to speak, and helps you with the crossword. It has one arm on the pencil and one on the dictionary. The others are holding your tea, your glasses and you.',
        when: ['trusting'],
      },
      {
        text: 'Arm three, the shy one, has come out between two stones by itself and taken hold of the tip of your finger. {name}, on the other side of the tank, knows nothing about it.',
        when: ['trusting'],
      },
      'When the pump changes its note {name} takes the roll: eight arms, three hearts, {days} days. Arm six is found to be holding one of the days.',
    ],
    curious: [
      'Round the corner of the tank comes a single arm, feels along your sleeve as far as the button, undoes it, and goes back to tell the others.',
      'You have brought in a box. {name} turns exactly the brown of it, so as to see the matter from the box’s side.',
      '{name} has laid one arm along the pipe and gone quite still. At the other end of the house somebody is running a bath, and it can taste which soap.',
    ],
    bored: [
      '{name} has opened everything. The lids lie in a row, by size. It has turned the pump round, and turned it back. Three arms are thumb wrestling, and nobody minds who wins. Bring it something to do, please. Play with it.',
      '{name} has gone the beige of a waiting room. One arm drums. One has started to count the suckers of another, and has lost count, and does not mind. Come and play with it, please, before it is out of the tank.',
      {
        text: 'All eight were asked, and none of them wanted anything. {name} lies in its jar, with the lid off, and does not get out. Screw something shut for it. Come and play.',
        when: ['sad'],
      },
    ],
    due: [
      'It has unscrewed the jar, and the jar was empty. It has screwed it up and unscrewed it, to be fair to the jar. {name} ripples into pebbles and out. Its meal is due, and that is eight that have nothing to do.',
      'The arms of {name} have been everywhere for its dinner and have come back with a pebble, a pebble, a shell and the plug. It lays them in a row for you to see. Its meal is due. You go, please.',
      'Wet rings run up the side of the cupboard, and {name} hangs from the handle. Locked. It does not look caught. It looks at you as one looks at a colleague with the key. Its meal is due.',
      {
        text: 'One arm holds the empty dish out to you, as far as it will stretch. The other seven hold {name} back, as far as they will stretch. The meal is overdue. Take the dish gently, and fill it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is in the jar, and has screwed on the lid from inside. It undoes it by one turn, looks for the meal, which is overdue, sees only you, and does it up again. Bring the meal, and knock.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has turned itself into stones, so that you will not see it, all but one arm. That lies on top of the stones with its cream suckers upward, empty. The meal is overdue. Put it there.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has unscrewed everything in reach, and the meal was in none of it. Now an arm takes hold of your finger and gives it a quarter turn. The meal is overdue. It thinks it may be in you.',
        when: ['warming', 'well'],
      },
      {
        text: 'One of {name}’s arms comes over the edge, takes you by the wrist, and tastes that you have not brought the meal. It is overdue. The arm goes up to your elbow and turns you, quite kindly, to face the kitchen.',
        when: ['warming', 'well'],
      },
      {
        text: 'The lid is off the tank and {name} is still inside. That is how weak it is. It has turned its skin to gravel, so that you will think it gone. The meal is late. Feed the gravel, now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The eight arms of {name} have never agreed on anything until you came in. Together they drag it behind the jar, slowly, and pull the jar close. The meal is late. Lower it in now, and take your hand out.',
        when: ['wary', 'weak'],
      },
      {
        text: 'A thing like a wet star is holding up an empty shell, with all eight arms, and looking in. Nothing falls out. {name} sees you, and goes the colour of the sand, but leaves the shell up. The meal is late.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is on your shoulder. One arm turns your face to the clock, one lays your hand on the cupboard door, a third is patting you, and five are holding on for the ride. Its meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: 'There is an arm on your wrist, one on your knee and one on the tin opener. {name} introduces them to each other, with those slotted eyes upon you. Its meal is due. It has done all of it but the turning.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has sent all eight out for food, and they have come back with a pebble, a pebble, a bubble, and each other. It cannot think where food is kept. Its meal is due. You know where.',
        when: ['baby'],
      },
      {
        text: '{name} takes your hand and searches it for dinner, between the fingers, under the ring, up the cuff. Nothing. It folds the fingers shut again, one by one, and pats them. It will be the other hand. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} has drawn one shell out of its front door, just wide enough for an eye. It was fed {hours} hours ago, and the eye has been on the dish ever since. Its meal is due. Put it down, and back off.',
        when: ['wary'],
      },
      {
        text: '{name} has caught an arm and tries what it tastes of. It tastes of {name}. It lets go, a little pink, knowing no better yet, and shrinks from your shadow. There is something nicer than arm. Its meal is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      'Every shell outside the door of {name} has been turned over and felt in once more, by all eight. One arm has gone off to try the plughole. It is the hungry colour, a sort of brown with nothing in it. Feed it, please.',
      '{name} is holding your thumb, and tasting it, and holding it rather hard. It knows that it is not dinner. Three arms know, at least. The rest would put it to the vote. Please feed it now.',
      {
        text: 'A lid has been put on your side of the tank, upside down, like a saucer. Behind the pot a slot of an eye goes from it to you. Feed {name}, and take your hand out slowly.',
        when: ['wary'],
      },
      {
        text: 'Every stone in the tank has been turned over and put back one inch nearer the lid. The last of them, under the hatch, has slots in it. Drop a meal beside that, and be a person looking for a pen.',
        when: ['wary'],
      },
      {
        text: '{name} has you by the wrist, all eight, and one after another each arm goes over the palm, and turns it up, and looks beneath. They report. It was unanimous: feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has unscrewed the pepper and the salt and handed them to you, then a fork. It holds up an empty shell by way of example. With two arms you could surely manage. Give it dinner.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} goes through its heap of old shells again, one by one, tasting the insides. They have been empty for {hours} hours. Food, now.',
      'One arm has begun to chew at the tip of another, and is gently taken away. {name} needs food now.',
      '{name} has come up to the glass, grey, and puts your reflection’s fingers into its mouth one after another. It has been {hours} hours. Give it food at once.',
      {
        text: 'The arms no longer look for anything. They are holding one another, and {name} is in among them, pale, one eye above. Soft food, right to the mouth, now, and then medicine.',
        when: ['weak'],
      },
      {
        text: 'It was in the larder. There is a wet road there and back, and one tin was got open, and it was paint. It looks at you, blue to the elbows, from the pot. Put food down, now, at the far end.',
        when: ['wary', 'well'],
      },
      {
        text: 'It would be a stone for you, but the colour will not come. It lies before you white and plain, and shuts its eye instead. Lay soft food against it, at once, then medicine, and take your fingers out of the water.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} is running two errands out of eight, and those slowly. The other arms are being carried along. It is not ill yet, only stretched too thin. Let it rest, please, or give it medicine.',
      '{name} is still at the same lid, and it is not even a tight one. The arms take turns, and lie down in between. It is quite worn out. It needs rest, or medicine, and somebody to open that.',
      {
        text: '{name} has drawn a stone in front of itself and cannot hold it there. It slides, and is fetched back by one arm, while the others lie and look on. It is not ill. It needs rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It wants to show you what it can do with a hinge. Arm two begins, arm five takes over, arm one sits down. The hinge is half off, and everybody is pleased. Medicine, before the other half.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Something green has begun to grow on one arm of {name}, and it has been handed on. After two days the suckers are so full of silt that everything tastes of pond. It holds them out to you. It needs a wash.',
      '{name} is not disguised as sand. It is simply under some. It goes red, it goes white, and for two days of dirt nobody can tell. One arm wipes a stripe, to show you what is underneath. Wash it, please.',
    ],
    sick: [
      '{name} is the colour of dishwater and breathes too fast. One arm had begun on a knot, and has left off in the middle, and no other has come to finish it. Medicine, please, and fresh seawater.',
      '{name} is lying on its lid, and cannot get it open, because it is lying on it. It would have thought that funny. Its skin has peeled in patches, and the eye is half shut. Medicine, please.',
      {
        text: '{name} hangs half out of its pot, and its arms are not speaking to each other. One has slid off the ledge and nobody fetches it. It has no colour left to hide from you in. Medicine, please, and clean cold seawater.',
        when: ['wary'],
      },
      {
        text: '{name} is up behind the pipe, and half of its suckers have let go. When your hand comes it makes a little ink, and only stains itself. Medicine, please, and keep your hand on this side.',
        when: ['wary'],
      },
      {
        text: '{name} goes to take the shade of the stones, and takes it only in patches, so that it seems to be leaving a piece at a time. Tip medicine into the current, well away, and let the water bring it.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has slid down the glass. You take up one arm, and it neither holds you nor tastes you, it only hangs. The eye is still level. Behind it something is going out. Medicine, at once.',
      'You lift {name} out of its pot, and the arms come after it like wet ribbon, eight of them, and no two do different things. There is one slow heave of the mantle. You wait for it. Medicine, at once.',
      {
        text: 'All eight arms of {name} lie open, and not one of them draws back from you. There was always at least one against. The skin has stopped trying for any colour. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'You put your hand in, and nothing hides, and no arm is sent to see. It lies across your palm like a wet glove with nobody in it. Medicine now. Close your fingers round, so that there are some.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The arms of {name} went to look for you, one after another, for {hours} hours, and they have all come back. It has put them round itself, as nobody else did. You can nearly see through it. Sit with it, now.',
      '{name} has pushed off the lid from below. It got as far as the rim and hangs there, drying, with one arm stretched towards the door. The tip of it still moves. Sit with it, now.',
      'Eight errands, and {name} has dropped them all but one. That arm lies along the glass where your hand goes, pressed flat, holding a place. It is nearly the colour of water. Sit with it, now.',
      {
        text: 'The wall that it built against you has been carried off, stone by stone, and laid along the tank in an arrow. It is you that it means. {name} sits at the tip of that, quite russet, {hours} hours now. Come.',
        when: ['wary', 'well'],
      },
      {
        text: 'Six arms are wound about the pot, to hide it from you. Two lie on the gravel with the suckers up. Put a hand down, near, and leave it there, now. They will find it. Medicine after.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep on the glass, held up by one sucker to an arm, like a wet coat with its buttons done up. It turns cream as it breathes in, and russet as it breathes out.',
      'Asleep, {name} has found a crab. It goes speckled, it goes dark, one arm shoots out and has it. Then it is a deep, satisfied plum. And then the other arms begin to twitch. They have dreamed it too.',
      {
        text: '{name} is asleep in the far corner, the colour of the stones. Seven arms are, at least. The eighth has been left on watch with its tip around the edge of the lid, and as you lean in, it draws the lid down.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep and is a stone, an excellent one, with weed on it. It is not the stone that was always there. That one has been moved to the front, where you would look first.',
        when: ['wary'],
      },
      {
        text: 'Seven arms of {name} are asleep. The eighth lies along the lid with one sucker over the edge. It finds your finger there, thinks it through on its own, and lets it stay. The rest need not know.',
        when: ['warming'],
      },
      {
        text: '{name} is asleep, but not all its arms have been told. One is polishing a stone, one holds another’s hand, and one comes up the glass to you and waves. Wave back. It may bring up the subject of supper.',
        when: ['warming'],
      },
      {
        text: 'Somebody has left the door of shells wide open. {name} lies asleep in it, white, then rose, then stars, and there is one arm out along the gravel to the glass. It has stuck there at about the height of your hand.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, and colours go over it like weather. One arm is having a different dream, and unscrews something. One hangs over the rim, with its tip curled round the pencil that you were looking for.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone to sleep in your cupped hands, under water, with all its arms let down between your fingers. It turns the colour of each in turn, the one with the scar too. Nobody in there is on watch.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'No reef goes over the sleeper. {name} is pale right through, in danger, and takes nothing but company until it wakes, at {wakes_at}. Reflect beside it now.',
      'The shells have fallen away from the door, and no arm has built them up. Sit there in their place and reflect. {name} wakes at {wakes_at}.',
      {
        text: 'All eight arms are drawn in over an empty middle. {name} sleeps, unfed, until {wakes_at}. Reflect by it now, and bring food then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has gone white on the white stone and brown on the brown one, and there it stays, with a line across its middle. It hopes that this answers all questions. Please sit with it, and do not ask any.',
      'An arm of {name} comes out along the wall, touches the place where your hand was, tastes what you are like, and goes back to tell the rest. It takes them a long time to discuss. Sit with it until they have.',
      '{name} has been taken apart by nobody yet, and does not care to be the first. It has put two shells before its door and an eye between them. It has hidden all its arms. Sit down there, please, with your two showing.',
      {
        text: 'Seven arms hold on tight to the back wall. {name} is hours old, fed, and will not trust you with any of them. The eighth is waving about, undecided. Sit quietly. They talk to each other.',
        when: ['baby'],
      },
      {
        text: '{name} has got into the smallest shell there is and pulled seven arms in after it, and then it was full. The eighth lies outside and pretends to be nobody’s. Sit down beside it, please, and let it pretend.',
        when: ['baby'],
      },
      {
        text: 'No arm, no eye, no {name}, only a jar in the corner with its lid on, and the lid has been screwed from the inside. Do not unscrew it. Sit by the glass with nothing to do. It cannot bear not knowing why.',
        when: ['from_child'],
      },
      'For {wait} once no hand came to the glass. {name} keeps the pot between you, and one eye round the side. Sit where it can see you.',
    ],
    back_from_death: [
      '{name} counts its arms by touching each with the next, goes round twice, and is surprised both times. Keep it company, and bring the next meal when it is due.',
      'First one heart, and after a pause the second. For the third it waited a good while, and so should you. Sit with {name}. Feed it punctually.',
    ],
    old: [
      'The arms of {name} no longer vote. They have known each other so long that one of them begins and the rest have already agreed.',
      'The heap outside the den is now higher than the den. {name} comes down it to you like somebody with a staircase, resting on the clam.',
      'Few of its kind see so many as {days} days. {name} wears them all at once, rippling, and you tell it what colour they are.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Eight arms come to dinner, and each of them had understood that it was for itself. {name} lets them argue, and eats in the middle. Afterwards the jar is unscrewed, in case that was dinner too.',
        'Each arm of {name} tastes the dinner before it is passed on, so the meal is eaten eight times and swallowed once. Then the dish is turned over, to see if there is more below. All eight wished to see.',
        '{name} spreads itself over the dish like an umbrella, and the umbrella comes down. For a while there is only a russet tent with something going on inside. It lifts. The dish has been polished, and put the other way up.',
        {
          text: 'While {name} eats with seven arms, the eighth is sent up for the lid. It gets as far as your wrist, tastes that, and forgets about the lid. Then two more are sent to see what is keeping it.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} takes the dish with two arms and you with one, about the thumb, so that you will stay while it eats. The other five have been told to leave the lid alone. Four of them do.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time. {name} eats gladly and, while the others are busy, one arm slides out, takes the tip of your finger in a single sucker, lets go with a small pop, and goes back to tell them.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, its russet skin rippling with joy. You lean in, and it is a heap of pebbles. You lean back, and it is an octopus. You lean in again. The pebbles are chewing.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'Seven arms are at the meal, on time, and {name} could not be happier in any of them. The eighth has an opinion of its own about you. It has come out to feel one finger, and has not told the others.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} takes the meal, which is on time, into the jar with it, and screws down the lid from the inside. Through the glass you can see eight arms eating, every one of them happy. The lid is for you.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'Of {name}’s eight arms three are eating. Two are tying your shoelace, one has your pocket, one your pen. The last has come up to your cheek, and you wait to see what it will take. It is only holding it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, glad to the last cream sucker. Then it takes itself back to the jar, unscrews the lid, climbs in, and hands the lid to you. With you here it does not need shutting.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The meal is on time, and seven arms take it, open it and share it out among themselves. The eighth has gone over the side to find your hand. It holds you by two fingers until {name} has finished, and then goes on holding.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old and would fit on a coin. Six arms eat. The seventh is finding out about the wall. The eighth comes all the way over and puts one sucker to your fingertip, and the whole of {name} turns into gravel.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name}, hours old, is smaller than the lid. It eats, on time, rippling with joy, then hugs the lid of the jar with all eight arms and turns. It is {name} that goes round. Once in each turn it sees you, whoever you are.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and has eaten its first errand. Eight arms the size of threads are asked who did that, and each looks at another. They find your shadow on the glass, and let go of everything at once.',
          when: ['baby'],
        },
        {
          text: 'After {streak} meals on time {name} no longer keeps an arm back to guard the dish. It eats with seven. The eighth lies round your wrist and does nothing at all, which none of them was ever known to do.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You bring the dinner shut in a jar, since an open one would be an insult, and {name} has it out, eaten, and the lid back on before you sit down. You shake hands on it. That takes a while.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is thimble-sized, and its arms have not met yet. One finds the dinner, one finds the mouth, and by pure luck they run into each other. It eats. A third has found you, and is told to let go.',
          when: ['baby'],
        },
        {
          text: '{name} eats up and goes brown, white and spotted, none of it on purpose. That makes {streak} on time. It notices you noticing, and turns into gravel at once, all but one arm, which has not been listening.',
          when: ['baby'],
        },
        {
          text: 'The vote on you was held long ago, and {name} keeps it under a stone. It eats up. Now and then an arm goes and looks, eight for, none against. It likes to see it in writing.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} has taken apart everything of yours, and put it together rather better. It eats up. It takes your wrist and goes over that once more, the watch, the scar, the pulse. You it has always left as you were.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'An arm comes from behind the pipe, and {name} stays there. It takes the food in piece by piece, all of it, with a tremble in the tip. It has gone the grey of old string. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and puts the empty shell on top of the others, outside its door. The tower is {streak} high, one for every meal on time, and leans a little your way. One arm steadies it. Another turns your head.',
        'At each meal {name} put it to the vote whether you would be on time, and one arm always said no. It eats up. After {streak} in a row it asks again. For the first time there are eight arms up.',
        {
          text: '{name} has unscrewed everything here and knows what is in all of it but you. On time, {streak} in a row. It eats, fastens six suckers to your thumb, and tries it gently to the left.',
          when: ['well'],
        },
        {
          text: '{name} eats with seven arms. With the eighth it keeps count along its suckers: {streak} in a row, all on time. It shows you how far it has got, and how very many are left.',
          when: ['well'],
        },
      ],
      early: [
        '{name} had dinner down for later, and seven arms are out. The one at home takes in a morsel, signs for it, and shuts the door. Bring the rest when everybody is back, at {opens}.',
        'You are early, so {name} eats a shred and then takes the rest apart, to see how it is made. It puts it together again, and hands it up. It would like it at {opens}.',
      ],
      late: [
        '{name} had unscrewed everything within reach by the time you came. It eats the late meal. Then it screws it all together again, the pipe, the cap, the catch on the lid, and tightens that one, on your side, with four arms.',
        'Seven arms of {name} take the late dinner in. The other one was sent to hold your thumb, as it does, and it starts out, goes slower, and thinks better of it. It comes back and is found something else to do.',
        {
          text: '{name} eats, russet with joy. One arm had been learning your hand, a sucker at a time, and had got as far as the second knuckle. You were late. It goes back to the first.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'All eight of {name}’s arms are enjoying the late meal. One leaves it to try your finger with a single sucker, lets go, and tells the next arm, which tells the next. By the eighth, they are all eating on the far side.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Seven arms of {name} are delighted, late or not, and hand the meal along to be eaten. The eighth goes up and gives the lid another half turn, from the inside.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, late, inside its jar, and draws the lid over so as not to see you. It has not the strength to screw it down. Put the medicine beside it, and act as though it were shut.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} sends one arm for the late meal, and eats. With another, slowly, sucker by sucker, it moves your hand out of the water. The other six have no opinion. It is weak. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Seven of {name}’s arms are delighted, and bring the late meal in. The eighth has been holding your finger, by six suckers. It is five now.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats the late meal with eight arms at once, rippling into pebbles for joy. Then one of them reaches up to the lid it had lately left loose for you, and gives it half a turn.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The food is late, and {name}, tiny, white, snatches it with every arm it has so far got the use of. It eats beneath a shell. You lift a finger to the glass. Eight arms hold the shell down.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats its late meal wound about your elbow, as merry as ever. Then it goes through your pockets, finds your watch, and unscrews the back to see what is the matter with it. It will be keeping this for now.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You are late, and the arms have been voting. {name} eats, and gives you three as ever. Two more are laid on your wrist, with the suckers turned away. The rest will hear what happens at the next meal.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats the late meal neatly, arm after arm, to the end. Then it rises, takes aim, and puts one cold squirt precisely down your collar. That was for the wait. It sinks to the back and sits there, grey.',
          when: ['wary', 'well'],
        },
        {
          text: 'One arm brings {name} a little of it, and the other arms do not come to help. They lie about like dropped rope. What colour it has drains away from your shadow. Medicine, please, and fresh seawater.',
          when: ['ill', 'wary'],
        },
        {
          text: 'A pebble lay here all along, and it opens, and it is {name}. It takes the late meal under it and eats all of it. Then it is a pebble once more, of a slightly better make, and further from the front.',
          when: ['wary'],
        },
        {
          text: 'A wet trail leads from {name} to the mantelpiece and back. It eats the late meal amiably, leaning on your thumb, with seven arms. The eighth holds up the clock, and goes on holding it up.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} holds the dish with the few arms that still can. It has been {hours} hours. It eats all of it, slowly, the colour of candle wax, its eye shut to you. Never let it come to that again.',
        'In {hours} hours {name} has built nothing and taken nothing apart. It eats what you bring, to the end. The arms, that went eight ways, lie in a heap and all turn from you. Please come when it is time.',
        {
          text: 'For {alone} nobody came, and {name} unscrewed everything there was. Now it eats, with one arm. The other seven are busy screwing the lid back on its jar, from the inside.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats with the one arm that is speaking to you. It had eight when you left. After {alone} the other seven have gone to pebbles, on the far side, among the pebbles. Come at mealtime, and count them.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} opened the jar and closed it and opened it, for {alone}. It was always empty. Now it eats, hardly moving, and the skin turns to stone wherever your shadow falls.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There are sucker marks all over the glass on the side that faces the door. That was {alone}. {name} eats at the other end now, its arms limp, its eyes off you. Stay where it can find you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is pale, and lies along the bottom of the tank like something let fall. It eats with two arms. The others do not come. They have gone in behind the pot, all the way round, each to hold a stone.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is one arm over the edge, dry, that must have been sent for you a long time ago. You put it back in the water and give {name} its meal. It eats, grey. The arm will not be going up again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Three arms had voted for you, at the last count. {name} eats the meal, so long after, the colour of gravel. Then one arm takes down the shell that stood by itself on your side, and puts it with all the rest.',
          when: ['warming'],
        },
        {
          text: '{name} climbs into your hand and eats there, with very little red in it. Seven arms are round your wrist. The eighth has hold of the rim of the tank, and it does not let go until you have put it back.',
          when: ['trusting'],
        },
        {
          text: '{name} is a stone among stones. You lower the dish. An arm comes out, takes it under, and after a time sends it up again, clean. No stone has opened its eye. You do not know which of them you are talking to.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has gone into its jar and drawn on the lid from inside. For the dish it unscrews a little, takes it in, and eats. Then you hear the lid going back: a quarter turn, another, and the last.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {hours} hours {name} unscrewed everything there is, and behind none of it were you. It eats pale, with two arms. The other six are round itself. Come before it has to look for you.',
          when: ['wary'],
        },
        {
          text: 'The eight arms of {name} have looked for food for {hours} hours. They tried the lid, the pipe, and every pebble on both sides. Now it eats, all of it, grey and turned from you. Never leave them to look again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is as round as a wineskin, and the arms stand about it with nothing to do. One of them brings the dinner up to the mouth and is sent back. Come again at {opens}.',
        'You lower dinner, and {name} votes. It is eight to none, a thing unheard of. They screw the lid on your jar, politely, very tight, and give it back to you. Try at {opens}.',
      ],
      ill: [
        'One arm feeds {name}, and the other seven lie down. It brings a crumb, waits until it has gone, and brings another. Then it lies down, too. They have done their best. Medicine next, please.',
        'You hold the food against the smallest suckers of {name}, and they taste it, and pass it on, so slowly, down the length of the arm. A little does arrive. It flushes pink, once. Medicine next, please.',
      ],
      loved: [
        'Arms that were not on speaking terms are shaking hands, for {name} has tasted what it is. It was {item}. It is eaten, all of it, and the dish gone round for more, and they are as red as lanterns to the tips.',
        '“{item},” says the jar, and {name} cannot read, but it had the lid off before you could. Nothing is left inside but an octopus. It looks out at you through the glass, with its cheeks full, plum.',
        {
          text: 'It is {item}, on time. {name} puts down the jar it was opening, which it does for nobody, and eats with all eight arms. Then it passes you the jar, half unscrewed. You may do the rest.',
          when: ['warming', 'well'],
        },
        {
          text: 'You have brought {item}, and on time. Seven of {name}’s arms agree about it, which is new, and it eats, pebbled with joy. The eighth has gone round your wrist, one sucker at a time, as far as the third.',
          when: ['warming', 'well'],
        },
        {
          text: 'One arm comes out for {item}, on time, and stays a moment on your finger. Two other arms fetch it home. {name} eats, pebbled with pleasure, and the first arm is sat upon.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} takes the lot into its jar, and eats with five arms, rippling with joy. The other three are screwing the lid on from inside.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was half out of the tank when you came, on time, with {item}. It gets back in, screws down the lid from inside, and eats. One arm has been left out, for you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, on time. Seven arms come for the meal and agree about it, which is a first. {name} eats. The eighth went straight past it and has hold of your thumb.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'Handed from arm one to arm two, and so on round, and back to you by arm eight: {item}. {name} was thinking of crab.',
        'Even arm six does not want it. That was {item}. Let it be something with a shell on, for {name} to open.',
      ],
      harmful: [
        'Eight arms of {name} tasted it, and one said yes. It was {item}. Now it is as white as a plate, and all its arms are pressed to the same place, underneath, and hold it. Keep that away from it, always.',
        '{name} opened it, as it opens everything, and ate what was inside. The outside says {item}. Now the arms come unstuck, one by one, and lie where they fall. That cannot be screwed on again. Never let it have that.',
        {
          text: 'It was {item} that did this. {name} has gone white, in patches, and the arms are tying themselves together. It cannot find its own mouth. Take that right out of its reach, out of reach of every arm, and get it help.',
          when: ['item'],
        },
        {
          text: 'Every one of the arms wanted {item}, and now not one of them will move. {name} pulses black and paper, black and paper, in the corner. Never let it near that again, lid or no lid. It needs care now.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hold up a hand, and {name} holds up an arm. You hold up the other, and it holds up seven more. You look at what you have left, and offer it a foot. It shakes that warmly, and keeps the shoe.',
        'You point to the left, and {name} sends an arm off there at once. You point to the right. Before long it has gone everywhere and stands in the middle, stretched like a star, red with joy. Now, please, point up.',
        {
          text: 'Seven of {name}’s arms are playing with you and loving it. The eighth is going through your pockets, to find out who you are.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} plays with you at the full length of one arm, the one it can best spare. The arm is having a splendid time. The other seven stay in the jar, holding the lid, and want to hear everything.',
          when: ['wary', 'well'],
        },
        {
          text: 'You play against all the arms of {name} at once and lose to six. The seventh has undone your cuff. The eighth, which has begun to like you, does it up again.',
          when: ['warming', 'well'],
        },
        {
          text: 'Seven arms of {name} play with you. The eighth has its own opinion and stays behind the rock. Towards the end of the game it comes out by itself, feels its way over, and takes hold of your little finger.',
          when: ['warming', 'well'],
        },
        {
          text: 'Seven arms of {name} are playing against you, and cheating. The eighth has gone quietly round behind and has hold of your little finger. It is not part of the game. It has been there the whole time.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} unscrews the lid, climbs out, splashes you, climbs back in and screws the lid on from the inside. It ripples at you through the glass and lays one sucker where your nose is. Your turn.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You knot a tea towel, and {name} undoes it and has tied your laces together. You undo those, and your cuffs have been buttoned to each other. You have only the two arms. It lets you win one.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You trail a finger, and {name} gives it an arm, lends a second to hold the first, and sends a third to see what is keeping them. Now nobody can let go. You wriggle. It comes apart, all colours, and comes back.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You lower a jam jar, shut, and move away, and one arm of {name} comes out to it. Then the rest do. The lid is off and on, off and on, and nobody in there remembers that you came.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You tap the glass, and {name} sends an arm to tap there too, on its own side. Then it taps somewhere else, and looks at you out of its slot. It wants your finger. You put it there. The sucker takes hold.',
          when: ['warming'],
        },
        {
          text: 'You deal, and {name} plays seven hands against itself and one against you. There is cheating. There is passing of kings under the table. At the end it turns out that every one of them was playing for you.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was orange for joy before you came in, and cannot go any more orange. You wiggle your fingers. It wiggles two arms, the nearest ones, out of good manners, and with the rest does not drop a single stitch.',
        'You come to play, and all eight arms of {name} are playing already, at eight things, and everyone is winning. One arm is spared for you. It plays a round of thumbs, lets you off with a draw, and hurries back.',
        {
          text: 'Five arms play with you, quite nicely. The sixth goes on with what was making {name} so happy before you came. The seventh holds the rock. The eighth has gone the long way round behind you to find out what is in your pocket.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} plays, and all eight arms are as happy as before, which was perfectly. You put your hand on the glass. One arm comes over to it. The other seven fetch it back.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had all eight arms happily full and has no need of you. It looks at your game with one slot eye. It puts down a spoon. That leaves an arm free, and the arm, having nothing else on, lies down along your finger.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'Seven errands are going splendidly and {name} is the colour of a good peach. You offer an eighth. It gives you instead the end of a thread to hold, and goes on, and it is the one thing it has not tied to something.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You hold your hand over the water, and {name} is delighted with life, at the back, in spots. One arm is sent to the front, shown to you on both sides, and called in again. The others could not get away.',
          when: ['wary'],
        },
        {
          text: '{name} is busy and happy, knitting something out of weed. But you would like a game. It puts down two arms’ worth, lets you stretch one out as far as it goes, lets it spring back, and looks if you liked that.',
          when: ['trusting'],
        },
        {
          text: '{name} is taking your clock to pieces, and there is nothing that joy could add. It looks at your game, and gives you an arm to play it with, a nice one, and works on with the rest. The arm squeezes when you win.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'All eight arms of {name} were having a lovely time when you put your hand in as a ninth. It is made welcome. It is given a shell to hold. It is told, by a tap on the knuckle, when to pass it on.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You hold out a shut jar to {name}, and it puts one arm about it, as about a friend, and leaves the lid alone. That has never happened. It wants something else. See to what it needs first.',
        'You wiggle your fingers at the glass, and two arms of {name} start to wiggle back, and look round for the others, and stop. It has not got a game in it. See first to what is wrong.',
        {
          text: '{name} turns the lid the wrong way, twice, and stops. It is ill. Medicine before any jar.',
          when: ['ill'],
        },
        {
          text: 'It opens the toy, feels inside, and goes on feeling inside. {name} is looking for food. Bring some.',
          when: ['starving'],
        },
      ],
      loved: [
        'For once all eight errands of {name} are the same errand, and it is {item}. It plays at that from every side, passes it to itself behind its back, and loses to you by accident, and has to sit down, laughing, in spots.',
        'You say “{item}”, and {name} is out of the tank, and back for a flannel, and out. It wants to see how it works. It wants to see how you do. By the end you have each got a hand, or so, in everything.',
        {
          text: 'You have brought {item}, and {name} goes pebbled all over with joy. One arm, which has opinions of its own, slips out and takes hold of your finger. The other seven come and fetch it back.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, {name} drops seven errands at once, rippling with delight. The eighth arm stays on its own, which is to build a small wall between you and the fun.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item} again, and {name} plays it eight-handed against you, who have only the two. It feels this to be hard on you. Presently one arm comes over and, where the others cannot see, plays on your side.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You get out {item}, and {name} is out of the tank, across the bench and up your arm. It plays from there. When it has won, it takes back each sucker with a little kiss, all two hundred, and then puts them on again.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays {item} with six arms and keeps the score on the other two, blushing with pleasure. At the end there is a dispute. It is put to all the arms, and then one comes up over the edge, takes your thumb, and counts that.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} goes all over it looking for the catch, and there is none. It returns it to you, {item}, for repair. A jar, next time.',
        'Arm three is sent to play and sits beside it, looking at the wall. Not {item}. Something with a lid.',
      ],
      harmful: [
        'Two arms flinch before the rest have heard. Then {name} is gone into the pot, white to the tips. Put {item} away where no arm can reach it.',
        'It had only wanted to see how it opened. The suckers that touched it are shut tight: {item}. Let {name} be still, and do not bring that back.',
      ],
    },
    clean: {
      wanted: [
        'You rinse {name} over your palm, and the silt runs off between the suckers. It turns each arm for you, a little at a time, like a bracelet. At the tips the rings are small as pinheads. You do those.',
        '{name} takes the cloth out of your hand, with thanks, and does its own back. Another arm does the cloth. A third has gone to wash you, the knuckles first and then the watch. The water turns grey. Everyone is cleaner.',
        {
          text: 'You wash {name} and the dirt comes off, and for a moment there is a russet octopus. Then it notices that you are looking. Now there is a heap of pebbles, very clean ones.',
          when: ['wary', 'well'],
        },
        {
          text: 'Seven arms of {name} hold still and the dirt comes off them. The eighth is going through your pockets, to find out what you are really after. You have to wash that one in there.',
          when: ['wary', 'well'],
        },
        {
          text: 'One after another {name} hands you its arms, as one hands in coats, and you wash the sand from every sucker. You count eight. You are handed a ninth, and a tenth. They have been getting back in the queue.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wash one arm of {name}, and then the next, and so along. At the fifth it turns out that the first has come round to the end of the queue. There is mud on it, and the mud is new.',
          when: ['trusting'],
        },
        {
          text: 'Clean water runs through, slowly, and old skin comes off the suckers of {name} in small clear rings. It does each arm under its own skirt, where you cannot see. The rings float up. You skim them off, and reach no deeper.',
          when: ['wary'],
        },
        {
          text: '{name} hands you its arms one at a time, over the edge, and you rub the silt out of each cream sucker. Those that are done go round your neck to wait for the others. You are wearing quite an octopus by the end.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You wipe {name} from the root of each arm to the tip, and the cloth has nothing on it. The arms then have a look at the cloth. Four of them think that this is what needed doing.',
        'You rinse {name}, and the water stays as it was. So does {name}, oddly enough. It keeps to one colour throughout, a plain polite russet, such as one puts on to have a photograph taken.',
        {
          text: 'You wash {name} one arm at a time, though it was clean. By the time you get to the eighth, the other seven have washed you. You were not.',
          when: ['well'],
        },
        {
          text: '{name} was clean and had other plans. It leaves you three arms to wash, to be civil, and with the remaining five goes about its errands. One of them comes back and hands you your watch.',
          when: ['well'],
        },
        {
          text: 'No dirt was on {name} at all. Your hands come in and it turns into a jar, clean, shut, with the lid on. You rinse the jar, feeling foolish. From the neck of it one arm comes out and turns off the tap.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was spotless, having had nothing better to do. It spreads itself over your wrist regardless and lets the water run. Meanwhile it washes you, under the nails, behind the watch. One of you was in need of it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is no dirt on {name}, and you wash an arm, and it lies in your hand like a long wet glove with nobody in a hurry to put it on. It goes cream. There are seven more. You have until supper.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You wash {name} with what is called {item}, and there is pushing in the queue. Arm two has come round again as arm five. They rise from it one after another, pink as shrimps, and admire each other’s undersides.',
        '{name} lets go of everything when it is {item}, and one hears it all drop, the cork, the key, the chain. It spreads itself on your palms. The silt floats off. It cannot see what colour it is. You tell it: sunrise.',
        {
          text: 'It is {item}. Each arm of {name} is done, sucker by sucker, goes blissfully limp, and joins the end of the queue again. There are eight arms. You have cleaned eleven.',
          when: ['well'],
        },
        {
          text: 'For {item}, {name} drops all eight errands at once. The pebbles go out of its skin wherever you have been. Beside it a jar stands half unscrewed, and nobody has looked to see what is in it.',
          when: ['well'],
        },
      ],
      disliked: [
        'An arm takes hold of it and puts it out over the rim, on the carpet: {item}. Fresh seawater would be met with less resistance.',
        '{name} clouds the water a little, so as to have something worth cleaning. It did not think much of {item}.',
      ],
      harmful: [
        'The skin has lost its pebbles and lies smooth and sore, and {name} keeps its arms off its own body. Anything but {item}, near skin like that. Clean seawater, quickly.',
        '{name} climbed the glass to get away from it, all eight at once. That was {item}. Change the water, and throw that out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} has three hearts, and you hold it while they race. The dose goes in. You feel one slow down, under your fingers, then the next. You stay as you are until the third has been told.',
        'With {name} even medicine has to be voted on. You see it go round from arm to arm, a taste here, a shudder there, and the last one carries it in. Later some russet comes back, first on those in favour.',
        {
          text: 'Seven of {name}’s arms are against you. The eighth takes the medicine, passes it in, and it does good. The other seven are not speaking to the eighth.',
          when: ['wary'],
        },
        {
          text: '{name} takes the medicine, and while it does its good one arm goes over your hands, sucker by sucker, to see what else you have brought. It finds ten fingers. It does not believe you, and counts again.',
          when: ['wary'],
        },
        {
          text: 'All eight arms have hold of you, and none of them has anything it wants to open. {name} takes the medicine and lays its soft head in your palm. Pale goes to rose. One arm is well enough to try your watch strap.',
          when: ['trusting'],
        },
        {
          text: 'You let the dose into the water, and {name} breathes it in, white as a plate, looking away from you. Nothing stirs. Then the tip of one arm, acting alone, lies over on your finger, and stays. Stay too.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is well in all eight arms, and they hand the medicine round and look for somebody to give it to. Nobody is ill. In the end one of them drinks it, to have the bottle. Keep the rest for a bad day.',
        'You let the dose into the water, and {name} goes through its colours, to see what it was for, and finds them all there. It gives you back the dropper in two parts, cleaned. Put it by until it is needed.',
      ],
      loved: [
        '{name} put the cure to a show of arms, and it was carried by all eight, since it was {item}. They lie still for it and hold each other. You can see them getting better, in order.',
        'The remedy goes by the name of {item}, and {name} put out one arm for it, and then thought of seven more. The skin, which was all in pebbles, goes smooth. One arm pats you, as one pats a good nurse.',
        {
          text: 'You put {item} in the jar, medicine and all. {name} has the lid off before your hand is out of the water. It eats. It helps. It passes you back the jar. Something harder, please.',
          when: ['item'],
        },
        {
          text: 'It is {item}, and seven of {name}’s arms are busy. The eighth has found the medicine in it, and would like to tell the others. Nobody is listening. All is eaten, and it helps all eight.',
          when: ['item'],
        },
      ],
      disliked: [
        'It was unscrewed, tasted and screwed up again, tighter than before: {item}. The arms would like to hear of another remedy.',
        '{name} lets it drift past. Something milder than {item}, and it will hold still for that.',
      ],
      harmful: [
        '{name} had given you all its arms to hold. They are cold now, and dull, and do not answer one another. Lock {item} where no arm can turn the key. The right medicine, at once.',
        'One heart missed, and then another did. Get it out of the water, {item}, to the last drop. {name} needs real medicine, and you.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name} screws the tap back on. The floor is wet, and so is the piano. Eight arms understand it, each at its own speed. The last is still dripping when the rest have turned a sober brown.',
        'The biscuit tin has been shut from the inside, by {name}, and you say no to the lid. It is unscrewed. Somebody climbs out with dignity on five arms. The other three are held before the face. It will keep out of there.',
        {
          text: '“Not the fuse box,” you say, and {name} puts back the fuse. Each of the arms is told. One had lately taken to lying along your wrist, and it draws off, sucker by sucker, so that you can count them going.',
          when: ['warming', 'well'],
        },
        {
          text: 'You speak to {name} about leaving the tank. It goes in, and closes the lid, and screws it, though you had not asked for that. Through the glass, where your hand is, is laid a single sucker. It is not eight.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you tell {name}, and take back your watch. Seven arms draw away from the eighth as if they had never met. It is sat on. That was its last theft. The whole of it goes a shade duller.',
          when: ['from_child'],
        },
        {
          text: 'You hold out your hand for your spectacles, and {name} gives them back, one glass, the other glass, and then the screws. It will not do that again. It keeps your little finger, but with only one sucker.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} about the tap, and seven arms point at the eighth. The eighth holds up a pebble, quite innocent. It has left the tap alone. They hear you out all the same, and vote you a fair speaker.',
        '{name} had that lesson already. One arm listens. The second takes notes on the sand, the third corrects them, and with the rest it screws the lid back on, as taught, in front of you, twice.',
      ],
      bad_time: [
        'You scold {name}, and eight arms stop, each in the middle of something, and not one knows which was meant. They draw in together beneath it. None of them is well placed to learn. See to it first, and teach it later.',
        '{name} goes pale from the eye outwards as you speak, and a thread of ink comes out of it, as if it could not be helped. It is not rudeness. See to it first, and teach it later.',
        {
          text: 'You lecture, and {name} turns into pebbles, arm by arm. You are now teaching manners to gravel. In the middle of the gravel a slot opens, to see whether you have gone.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lets one arm listen to the lesson in manners. Five go on with their errands, and two hold the lid shut from the inside. By the time you have finished, all eight are on the lid.',
          when: ['wary', 'well'],
        },
        {
          text: 'One arm of {name} had been left lying in the open, on your side. At your voice it is called in so fast that the sand is still coming down. Win it first, and begin with that arm.',
          when: ['wary'],
        },
      ],
      loved: [
        'You explain it by “{item}”, and that is a language that all of the arms of {name} understand. They put back the fuses. It is carried, eight to none. Then the motion is laid on a stone, and everyone looks rather grey.',
        'The method was {item}, so {name} could feel its way round the lesson and see that it was sound. It lets go of the curtain. It will not climb that. One arm shakes your hand on it, and six are folded.',
        {
          text: 'You make it {item}, and the arms take it as a matter between themselves. Seven learn it at once. The sixth is caught out. {name} holds that one by the wrist and walks it through, kindly, till it has it too.',
          when: ['well'],
        },
      ],
      disliked: [
        'Seven arms did not follow, and the eighth was bored: {item}. Set {name} a harder puzzle, and it will learn from that.',
        '{name} squirts, a little, to one side. It is not persuaded by {item}. Try taking the thing back, and saying so.',
      ],
      harmful: [
        'There is nothing left to see of {name} but ink. When it clears, it is pressed into the corner with its arms over its eyes. Never {item}, whatever it did.',
        'It came up to listen, and was hurt. One arm hangs wrong. That was {item}. Keep it from {name}, and lower your voice.',
      ],
    },
    sleep: {
      wanted: [
        'You sink an empty flowerpot in the shade, and {name} goes in backwards, and in, and in, until you would not have believed it. It pulls a stone across after it. Through the drainage hole one arm makes sure of the air.',
        'You take from {name} the cork in one arm, the string in another, and the key, which was yours, in a third. It lets each be opened in turn. Empty, they grow heavy, and fold, and now there is one animal there.',
        {
          text: 'You put {name} to bed and seven arms go straight to sleep. The eighth sits up holding the lid shut, from the inside, against you. Later even that one lets go, and sleeps the best of them all.',
          when: ['wary'],
        },
        {
          text: '{name} turns into pebbles when your hand comes near, so you put the pebbles to bed and say good night to them. They sleep soundly. By and by one softens, then the rest, and there is a rested octopus.',
          when: ['wary'],
        },
        {
          text: '{name} comes up out of the water to be put to bed and will not let go of your thumb. You lower both. In the pot, arm by arm, it forgets what it was holding. The last knows, and sleeps as it is.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tuck {name} into its pot, one arm after another, until all are in. By then the first is out. You tuck that in. Now it is the fourth. None of them is tired, so they are taking it in turns.',
        '{name} lies down as you ask, flat as a plate, with its slot of an eye wide open. Under the edge of the plate there is some clinking. You had only said to lie down.',
        {
          text: 'You say goodnight to {name}, who is bright orange with plans. It sends out one arm to be dead asleep on the gravel where you can see it. The arm overdoes it. Behind the rock the other seven are leaving.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You have put a heap of pebbles to bed. It was {name} until you reached for it, and it was happy, and it is not tired. In among the stones there is one slot of an eye. Go away, and the pebbles will get up.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has no use for bed, but likes being put there, as it has such a number of things to tuck in. You do seven. The eighth comes out and does you: collar, cuff, top button. Then it pats you off to sleep.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You say good night, and {name} is not tired in any arm. But you have drawn the curtain for it. It pours itself into the pot and pulls a shell across. One arm comes out and pats your hand, to let you off.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} knocks off work all round as soon as it is {item}. The screws are laid by. It backs down into its pot, and the last arm feels about outside for a shell, pulls it to, and is out like a lamp.',
        'It is to be “{item}”, and {name} grows heavy, arm by arm, from the tips. The eighth, which is slow, goes on tidying by itself for a while in the dark. Then it looks round, and everybody has gone to bed.',
        {
          text: 'You say {item}, and {name}’s eight arms, each of which had other plans, come in one after another and lie down. The last brings a spoon. Then it is violet, then pearl, then every colour, slowly, asleep.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} tries it with the head out, with the head in and from above. It has no trouble with the word, {item}, only with there being no pot.',
        'It has moved out, and taken the door. The arms did not care for {item}. Something with one way in.',
      ],
      harmful: [
        '{name} will not go back in there. It stands beside it on its toes, pale, blowing hard. Take {item} away, and give it a plain dark den.',
        'The arms that lay down in it have come up in weals: {item}. Carry it out of the room, and let {name} have still, clean seawater.',
      ],
    },
    reflect: {
      awake: [
        'You sit with your hand in the water, and {name} comes to lie beneath it, not touching. It goes the colour of the sand. Then slowly, from the middle, it goes the colour of your hand. It has the freckle nearly right.',
        'You roll up your sleeve and sit, and {name} comes, with three arms, then five. They are not after anything. They lie along your own from elbow to wrist, side by side, like people who have found the right pew.',
        {
          text: 'You sit with your hand in the water. One of {name}’s arms comes to taste it, and then its neighbour, to see what is taking so long. By the end five have called, and none has gone back with the answer.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} climbs out, pours itself into your lap, and for once runs no errand. All eight arms lie still, each round some part of you. In one of them there is a screwdriver. After a while it puts that down.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has nothing to fetch. You sit beside it, hand in the water, and the arms come in one by one from their errands and lie down across your fingers, till they are all home. It goes pale and smooth with peace.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It takes {name} some time to believe that you want nothing opened. Then the arms come, one after another, with nothing in them, and lie about your wrist. One finds your pulse. It has three of its own to compare.',
          when: ['trusting'],
        },
        {
          text: '{name} lets one arm go up your sleeve, as far as the elbow, to find out what you keep there. Only more arm. It seems to think the better of you. The tip comes out again, and rests on the cuff.',
          when: ['warming'],
        },
        'One sucker at a time {name} goes over your wrist, and stops where the salt is. It remembers {wait} without the taste of anybody. It goes back to the cuff and begins again.',
        'You sit. Something is passed up to you under the water, and the arm does not let go of its end. It is from when you brought it: {loved}.',
      ],
      little: [
        'The arms have had you by turns, all eight. {name} gives you back your hand, and puts it on the rim, dry side up. Later, again.',
        '{name} is fond of you, and also has a pump to see to. That is enough sitting for one hour.',
      ],
      ill: [
        'It holds your finger as it would a rope, and for so long as it does, a little red stays in that arm. {name} should have care next, medicine or a meal, as the case is.',
        'You sit with your face near the glass. {name} moves up until its eye is opposite. It can wait like this. Not long: fetch what it needs.',
      ],
      asleep: [
        '{name} is asleep, and you sit beside it. One arm has come loose and floats up by itself, and meets your finger. The smallest sucker takes hold. The rest sleep on. They need not be told.',
        'You sit by {name}, asleep with a spoon in one arm, a hinge in the next, a bit of chain in a third. One by one they are let go, and sink. It lies there with nothing in its hands.',
        'The dream going over {name} has a jar in it, plainly drawn, and on the jar a word. You lean close to read it by the lamp: {loved}.',
      ],
      shy: [
        'You sit well back, and {name} watches from under its ledge, the slot of its eye kept level however the rest lies. It has made its skin all spikes, like rough rock. As nothing goes on happening, one spike is smoothed out.',
        'You sit far off and do a puzzle, where {name} can see it from its ledge. You put a piece in wrong. There is one small tap upon the glass. You try it further to the left. There is no tap.',
        {
          text: '{name} keeps to the far side, and seven arms are happily busy. You sit well away and stay. The seven have no time for you. The eighth comes round the corner, quite by itself, and shows you one sucker. Do not wave.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You come in, and {name} is pebbles. You sit down at a distance and keep the pebbles company. They seem cheerful. After a good while one of them opens a slot and has a look at you. Stay for the second.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit by the tank and do nothing, and {name} is a stone among stones. After a while one of the stones puts out an arm, behind its own back, and lays it down in the water on your side.',
          when: ['from_child'],
        },
        {
          text: 'The stone at the back with a slot in it, and the slot on you, is {name}. You look elsewhere. In a long while the stone lets go one arm, and lays it in the open.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old, a drop with eyes in it, and the eyes are on you. It is clear as water, then it has spots, from fright. You sit far away and keep still. The spots go in, one by one.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'live crab':
        'The live crab comes down with its fists up. {name} is a stone, and then an umbrella, and there is a crack. One claw is passed up over the rim to you, still shaking.',
      'peeled prawns':
        'Peeled prawns are somebody else’s work, and all the arms feel it. They go over each for the lid. In the end {name} eats them as they are and then undoes your top button, to have opened something.',
      'mussels in shell':
        'Eight mussels in the shell, so one each. There is a silence in which you hear them think. Click, go seven. Arm eight goes on with its own, and gets it, and shows you how neat.',
      clam: '{name} holds the clam up against your ear, tight shut. Nothing. It taps. It drills, with its tongue, one small round hole, and looks in. You get it back shut, with a pebble in it.',
      crayfish:
        'The crayfish has gone backwards into your boot of a flowerpot. Arm two goes in at the door, arm five at the drain, and they shake hands with it in the middle. {name} blushes, in stripes, up to the eyes.',
      scallop:
        'The scallop claps and flies off, and claps. {name} walks after it along the bottom, not to upset a heart. They arrive at your net together, and afterwards there are two good fans, one for each of you.',
      'whole shore crab':
        'You let in the whole shore crab, and arm six shakes its claw, and relieves it of a barnacle. Shell is handed out, leg by leg, in order, and laid upon your palm until there is a crab.',
    },
    play: {
      'screw-top jar':
        'You screw the top of the jar down with a cloth, as hard as you can. {name} lays one arm across it and looks you in the face. It gives you back the lid, and pats the hand.',
      'puzzle box':
        'The puzzle box has seven moves. {name} makes eight, and is inside, and the lid has slid shut. You shake it, gently, by your ear. Presently a slot opens, and your own pencil is put out, sharpened.',
      'lego bricks':
        'The lego bricks are shared out. You are building a tower, {name} a harbour, and arm six a tower of yours. You reach for the last red one. All eight arms turn it, to see for themselves.',
      'rubik cube':
        '{name} cannot see the colours of a rubik cube, and has never let that stop it. It turns each face till it clicks well. You say how it looks. It has never been so evenly wrong.',
      'floating pill bottle':
        'The pill bottle floats, and it rattles, and is otherwise empty. {name} pulls it under by the neck and lets go. Forty times. You have a wet ceiling, and it has seen your face each time.',
      'eight-armed tug':
        'You take the rope for an eight-armed tug. Seven pull. The eighth has come round behind and is untying your shoe. When you look down you have lost, and are standing in the tank to the elbow.',
      'nested acrylic boxes':
        'There is a prawn of glass in the last of the nested acrylic boxes, six deep. {name} opens the first, the second, and gets into the third. You see it go on in, redder, until it is the prawn.',
    },
    clean: {
      'protein skimmer':
        'You empty the cup of the protein skimmer, and {name} watches the brown foam go with one arm round the pipe. It tastes what comes in now. One by one the arms come down off the glass, and lie easy.',
      'seawater exchange':
        'The new seawater runs in by the hose and the old one out, in exchange. {name} sits in between with an arm in each. Then it moves over, entire, and holds the hose up to its face like a telephone.',
      'sucker skin clearing':
        'You cup your hands, and {name} rubs arm against arm, clearing off the old sucker skins. They float up like fish scales. It tries the fresh ones on your wrist. They leave a row of small cold kisses.',
      'shell midden removal':
        'You take the midden away by the bucket, shell by shell. {name} has a word to say about each, and keeps hold. You leave the blue one. It goes back in the doorway, and one arm lies down beside it.',
      'sponge filter':
        'You wring out the sponge filter, and cannot find the peg that holds it. {name} holds up the lamp for you, the screwdriver, the pipe. The water comes on clear, and in the clear you see the peg.',
      'ammonia test':
        'You dip the strip for the ammonia test and wait for it to turn. {name} turns, while it waits, through all the shades on the card. It stops at yellow. So does the strip. You take both as good news.',
      'tank lid wipe':
        'You wipe the lid of the tank, and beneath the glass {name} wipes along with you, arm for arm, an inch away. The prints on the outside you have never asked about. You dry the latch, and it winks.',
    },
    sleep: {
      'clay pot den':
        '{name} lowers itself into the clay pot, arm over arm, like rope into a locker. An eye looks round the rim at your lamp, sinks, and something begins to breathe the clay.',
      'rock crevice':
        'You would not get a letter into that crevice. {name} lets itself in by one arm, and the rock takes on a colour. You pass your hand along. At one place it is soft, and holds on to you.',
      'red moonlight lamp':
        'You switch on the red moonlight lamp, and the tank goes dim as a plum. {name} cannot tell you that it is red. It turns so, all the same, from the arms in. You sit in the glow of both.',
      'empty conch':
        'The empty conch was too small, and {name} is in it. One slot of an eye shows where the snail was. You lift it to your ear, for the sea, and there is a sigh, and a heart, and another.',
      'stacked shell door':
        'You hand down the shells, and {name} stacks the door, one on two, two on three. Through the last gap an arm feels along your fingers to see that you have none left over, and fits in the cork.',
      'still dark tank':
        'The pump is down to a murmur, the tank is dark and still. You can see nothing. By touch you find a pot, a stone, an arm. It is asleep already, that one, and curls about your finger from habit.',
    },
    medicine: {
      'arm wound rest':
        'You have put up a screen, so that the wounded arm may rest. The other seven take turns to hold it. A bud has come, no longer than a lash, and they are all the colour of your sleeve.',
      'iodine supplement':
        'You count the drops of iodine supplement on to a prawn. {name} tastes them with arm one, which lets go, and with arm eight, which nods to you. By and by the white tips are less white.',
    },
    discipline: {
      'harder puzzle':
        'You take the kettle lid out of its arms and put the harder puzzle in. {name} feels that over, every side. It goes quite dark with attention. The kettle is forgotten, though one arm, you see, has kept the knob.',
      'latch the lid':
        'You latch the lid, and say why, tapping the wet place on the floor. {name} feels the latch from below, all round. It could. It sits in its pot with its arms folded, looking at you through the glass.',
    },
  },
  refusals: {
    asleep: [
      'The door of shells is shut, and what you push at it is pushed back by an arm that is not awake either. {name} wakes at {wakes_at}. Until then, reflect.',
      '{name} is away on its reef, and takes nothing before {wakes_at}. But a hand on the glass goes in with the dream: you can reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. The arms have found out about one another, and have spent the day shaking hands.',
      'A child: {name} has opened its first jar, from the inside, having opened it before that from the outside.',
    ],
    teen: [
      '{name} is half grown, and has been in the fish tank next door, across a floor, at night. It closed both lids. Keep its mealtimes, they decide what it grows into.',
      'Half grown, {name} comes to table in black, with spikes. Only arm six is on speaking terms with you. Feed it by the clock, for this is when it is settled.',
    ],
    high_care: [
      '{name} is grown, and {form}. It takes you by the wrist with all eight, so that nobody is left out, and tastes what sort of day you have had.',
      'Grown: {form}. A vote was held, and you have been made an arm. You are number nine, and {name} has hopes of you.',
    ],
    balanced: [
      '{name} is grown, a {form}. It knows the tap, the drain and the way to the kitchen, and is back in its pot by morning with the lid on.',
      'Grown, and a {form}: {name} has a den at either end, and goes between them on two arms, with its belongings under the other six.',
    ],
    low_care: [
      '{name} is grown, a {form}. The tank looks empty. It has become so good at being stones that the stones are in some doubt.',
      'Grown: a {form}. You see a lid turn, by itself, and the water close. {name} learned everything that can be learned alone.',
    ],
    rescue: [
      '{name} is grown, a {form}. The arm that it lost the use of has come back from the root, shorter, and is the one it gives to people.',
      'Grown, and a {form}: what is cracked in the house, cup or slate, is found in the morning with an arm’s length of weed wound neatly round it. {name} was up.',
    ],
  },
  trust: [
    'Arm three has come all the way up your sleeve by itself, and looked out at the collar. {name} had not sent it.',
    'Your keys, two pens, a thimble and the spoon are on the rim of the tank, in a row. {name} has made arm six give them back.',
    '{name} swims to you. It never swims, because a heart stops for it. It has thought about that, and come anyway.',
  ],
  streaks: [
    'Ten on time. {name} arranges ten shells by size, then by taste, and finds that it comes to the same.',
    'Twenty-five in a row, and the wall outside the den is high enough to have a gate. {name} hangs it so that it opens towards you.',
    'Fifty meals, none late. The arms have moved a vote of thanks. It was carried without arm six, which was in your pocket.',
    'A hundred. {name} has taken the lid off the largest jar it owns and put nothing in, to show what there is left to wish for.',
  ],
  ages: [
    'Ten days. {name} knows its arms by name now and has lent you one to look at.',
    'Thirty days old: {name} has worn a bright ring in the neck of every jar in the house.',
    'A hundred days. On the glass there are the prints of suckers, small ones low down, larger above. {name} goes up them, sometimes, like a stair.',
    'A year, which is a long time to be an octopus. {name} goes once round the tank on foot, all hearts beating, and shakes hands with itself at the end.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['mussels in shell', 'clam', 'scallop'] },
      wish: 'Everything {name} has been handed lately was open already. It would like its dinner done up: mussels in the shell, a clam, a scallop. It has the tools.',
      granted: 'It did not break them. It asked each very quietly, with two arms, until it said yes.',
    },
    {
      by: { action: 'feed', item: ['live crab', 'whole shore crab'] },
      wish: 'The arms have been arguing over who is quickest, and it has come to shoving. {name} would like a crab put in, with its legs on, to settle the matter.',
      granted:
        'Arm two, by a claw. The crab had its say as well, and arm five is wearing it. Everybody is pleased with {name}.',
    },
    {
      by: { action: 'feed', hours: [12, 16] },
      wish: 'Around the middle of the day {name} can see right through the house, from the tank to the street. It would like its meal before four, with a view.',
      granted:
        'It ate with one eye on the street. A dog went by, and a hat, and {name} went briefly the shape of each.',
    },
    {
      by: { action: 'play', item: ['screw-top jar', 'floating pill bottle'] },
      wish: 'There is nothing shut in the whole tank. {name} has even shut its eye, and opened it. A jar with a screw top would do, or the bottle that floats.',
      granted:
        'Right is tight, left is loose. It did that for you eleven times, to make sure that you had seen which way.',
    },
    {
      by: { action: 'play', item: ['rubik cube', 'lego bricks'] },
      wish: '{name} is told that some things come in colours. It would like the cube, or the bricks, and somebody to say whether it is getting warmer.',
      granted:
        'You said red. You said red. You said that it was done, all six sides. {name} felt it over with great respect, and could find no difference.',
    },
    {
      by: { action: 'play', item: ['eight-armed tug'] },
      wish: 'Seven arms are of one mind, and one would like to see what happens. {name} proposes a tug of war, and will lend you some of its side.',
      granted:
        'You had three arms and it had five, and the rope broke. Both halves have been taken into the den as won.',
    },
    {
      by: { action: 'clean', item: ['shell midden removal', 'tank lid wipe'] },
      wish: 'The heap has grown up against the door, and arm three has had to go out by the window. Somebody should clear the old shells, or at least wipe the lid, for the look of it.',
      granted: 'Each shell was shown to you before it went. {name} held on to one by the edge, and you let it.',
    },
    {
      by: { action: 'sleep', item: ['empty conch', 'rock crevice'] },
      wish: 'Once in a while {name} would like to sleep where there is only just no room. An empty conch, or a crack in a rock. It will see to the folding.',
      granted:
        'It went in like a handkerchief into a ring. For a moment there was an eye, and then there was no more octopus.',
    },
    {
      by: { action: 'sleep', item: ['red moonlight lamp'] },
      wish: '{name} has heard you say “red” to it so often, and in such a voice. It would like to rest under the red lamp, to find out what it has been doing.',
      granted:
        'It lay and looked at its own arms, up and down. It still does not know. But it is warm, and there is a good deal of it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Arm three has something to say, and will not say it to a crowd. If you sat by the glass with one finger on it, {name} could see that the others are busy.',
      granted:
        'It was this: a touch, at the very end of your finger, and away. Arm three has been back since to look at the place.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Arm eight is slow. It made up its mind to take your hand just after you had got up. If you sat with {name} twice today, it would be in time for the second.',
      granted:
        'It was in time. The other seven looked elsewhere while arm eight had your hand, for as long as it had meant to.',
    },
    {
      by: { action: 'play', item: ['puzzle box', 'nested acrylic boxes'] },
      wish: 'It would like a box. In that, if you please, another box. {name} would prefer not to be told how far this goes.',
      granted: 'Five. In the smallest there was nothing, and {name} has got into that, so that there is something.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'Once the working part of the day is over {name} goes through what the arms have brought in. It would like you to sit by, before nine, and say what the things are for.',
      granted:
        'A cork, a key, a stub of pencil. You told it all. {name} gave each of them to a different arm, to remember.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The tightest cork',
        shape: 'cork',
        text: 'It took {name} two days and arm eight. It has been pushed in again since, just as hard, so that you may have the pleasure.',
      },
      {
        name: 'The valve',
        shape: 'whistle',
        text: 'Out of the pump, in the early days, while you were looking at the other arms. {name} has had it by it ever since, in case the pump should ask.',
      },
      {
        name: 'The wrong key',
        shape: 'key',
        text: 'It opens nothing here. {name} has tried it in every lock and in two limpets, and is keen that somebody should carry on.',
      },
      {
        name: 'A spoon, returned',
        shape: 'spoon',
        text: 'Laid upon the rim by arm six, in person, with seven others standing behind it.',
      },
      {
        name: 'The oldest shell',
        shape: 'shell',
        text: 'From the very bottom of the heap. There is a tooth mark at the hinge where {name} had not yet learned where one begins.',
      },
    ],
    return: {
      name: 'A piece without a thread',
      shape: 'ring',
      text: 'A plain smooth collar, off some jar that is not in this house. {name} came back wearing it, and for once has not tried to get it undone.',
    },
    streak: {
      name: 'Lid number twenty-five',
      shape: 'coin',
      text: 'The others have been stacked by size. This fitted none of the jars, and so {name} has made it a medal.',
    },
    hundred_days: {
      name: 'The colours, by feel',
      shape: 'ribbon',
      text: 'Eight knots in a strip of weed, one from each arm. You are to say the names as you go along it: {name} will hold the other end.',
    },
  },
  release: [
    'You tip the jar at the edge of a rock pool. {name} screws the lid back on before it goes, and leaves that with you.',
    'It goes down over the stones, seven arms walking and one held up behind it, out of the water, for as long as there is any arm.',
  ],
  dying: {
    neglect: [
      'One arm after another stopped waiting, the slow one last. {name} lay on the stones and was the colour of the stones.',
      '{name} kept an arm on the glass where a hand might come. None came. The suckers let go from the top down, and it sank.',
    ],
    hunger: [
      'All the shells had been opened, and all of them again. {name} gathered in its arms, round nothing, and the hearts stopped, first, second, third.',
      '{name} had put out its empties as usual. There were no others after that, and it died in its pot with the door open.',
    ],
    illness: [
      'The last of its colours was a very small red, near the eye. It went out quietly. {name} had all its arms about it.',
      'Two of the hearts had stopped. The third went on for {name} a good while, by itself, and then rested.',
    ],
    poison: [
      '{name} tasted it with sixteen hundred mouths, and none of them could give it back. It whitened, and lay down, and died.',
      'It took what it was handed, as it always took things, to see what was inside. It was poison. {name} let go with every arm.',
    ],
  },
  returned: [
    'A tip curls. Then the one next to it, as the news goes round. {name} is back, and all eight of them are talking.',
    'The third heart has started, late, like somebody on the stairs. {name} opens an eye, and turns a colour, and waits to hear from you what it is.',
  ],
  epitaph: {
    openings: [
      '{name} lies here, russet and cream, with its eight arms round its three hearts.',
      'Whoever lifts this stone will find that {name} has seen to the underside.',
      'Here rests {name}, in every colour, none of which it ever saw.',
      'There is a jar by this stone, and it has been left open for {name}.',
      { text: 'All those lids, and {name} put every one of them back.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It held an arm to the glass, and there was no hand.', 'Eight times over, nobody came.'],
      hunger: [
        'Every shell was empty, and it had looked in each.',
        'It could open anything, and was given nothing to open.',
      ],
      illness: ['Its colours left one by one, and it did not know their names.', 'Three hearts were not enough.'],
      poison: [
        'It tasted all that it touched, and one such thing was poison.',
        'It wanted to know what was inside, and was told too late.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and there are nine of you, counting you. One: the filter is mended. Two: the filter is in pieces again. Four says look at this. Six has done something and is smiling. You answer everybody at once, by number, and apologise for six. You are some colour or other, they can tell you which. You want a thing with a lid, and a face to watch while you open it.',
      'You are {name}, and everything has a way in. You have your arms in five of them. You talk as you think, in several places, with yes from the left side and hold on from the right, and finish none of it, because here comes another. All three hearts are going. You would like your keeper to bring both hands, and do what arm eight says.',
    ],
    content: [
      'You are {name}. Two and five are walling. Three is behind you with a stone, waiting to be asked. Eight has had hold of the same pebble since noon and will say something about it by evening. The water tastes of Tuesday, and, over by the glass, of somebody’s thumb. They have only the two arms, poor thing, and manage. You have put out one of yours along the rim. You would like a hand in the water, next to it.',
      'You are {name}, and it has been {days} days, and there is a jar for each. You know this house by its threads, which way all of it turns. You say so in lists. You correct the list. Arm six adds your spoon to it. Nothing is pressing, and nothing is shut. You would like dinner by the clock, and someone to tell you, now and then, what colour you are.',
    ],
    bored: [
      'You are {name}, and you have opened it all. One: nothing to report. Two: nothing. Three would rather not say. Four and five are fighting over a pebble, to keep warm. You have started to look at the hinges. You speak in short items and drop them halfway. What the house moves, and seconds, and carries, is a game: bring something that is properly shut.',
    ],
    hungry: [
      'You are {name}, and the arms have all come home at once, with nothing, and are looking at you. One says crab. Two says crab. It is carried. You raise other business and cannot hear it for the suckers, opening and shutting, down every row. You are polite, you are brief, you are slapping a lid. You want something in a shell, handed in over the rim, now that it is time.',
    ],
    starving: [
      'You are {name}, and the arms have gone quiet. You call the roll, and some do not trouble to answer. They have been through every shell. One of them tried the taste of you. You do not number things any longer. There is a single item. You want food, now, any, put where the nearest arm is lying, because it will not come and look.',
    ],
    sick: [
      'You are {name}, and they are not telling you things. Down there an arm has let go, and you were not asked. The water has gone thin. You begin with one, and it slides, and you begin again with one. You believe that you are white. Nobody need confirm it. You want medicine let into the water, and a wrist to hold, with a heart in it that keeps time.',
    ],
    failing: [
      'You are {name}, a small one, in the middle, and the arms are a long way off. Eight is still there. Eight is holding something warm. You leave it all to eight. There are no words to speak of, there is only that hold, and whether it tightens. You want medicine at once. You want what is warm not to go.',
    ],
    near_death: [
      'You are {name}. The glass is cold where the hand would be. You have kept an arm on it, you forget which. They used to come, something would darken the light and there were two of them, with fingers. The hearts take turns. You have no item to raise. Only, if anyone should be out there: come close, stay, put your hand here.',
    ],
    asleep: [
      'You are {name}, asleep, and for once you can see them: red, that is red, and this one going over you like evening is blue. There is a reef. The arms have each gone home to somewhere of their own, and wave. Nobody votes. You say the colours over, slowly, so as to have them in the morning. You want the lamp left low, and somebody there to tell.',
    ],
    shy: [
      'You are {name}, and you are a stone. You are being a very good one. Something with two arms is out there, and might be about to reach. Three says no. Three always says no, and today the rest are with it. You answer in one word, and from under something. You want it to sit down, and look at something else, until you have come to a decision.',
    ],
    back_from_death: [
      'You are {name}. You have them all, you have been round twice. They are cold, and stiff, and keep touching one another. There was a jar, with no thread on it, and you were inside, and then you were not. Arm eight is thinking about that. You speak slowly, one thing at a time, which is new. You want a hand to hold meanwhile, and your dinner when it is due.',
    ],
    hurt: [
      'You are {name}, and they all felt it together. It was held out to you, and you reached. You always reach. The arms are in, and tight, and each one has its own account, and they agree. You are behind ink. You say: away. You say: not that. You want it taken out of the water, and the one who brought it to keep still where you can see both hands.',
    ],
  },
}

export const OCTOPUS: Species = {
  slug: 'octopus',
  name: 'Octopus',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.8,
  happiness_decay_per_hour: 1.2,
  innate_traits: [],
  personality: 'Runs eight errands at once, each arm with opinions of its own. Bored by noon, out of the tank by one.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['live crab', 'peeled prawns', 'mussels in shell', 'clam', 'crayfish', 'scallop', 'whole shore crab'],
      play: [
        'screw-top jar',
        'puzzle box',
        'lego bricks',
        'rubik cube',
        'floating pill bottle',
        'eight-armed tug',
        'nested acrylic boxes',
      ],
      clean: [
        'protein skimmer',
        'seawater exchange',
        'sucker skin clearing',
        'shell midden removal',
        'sponge filter',
        'ammonia test',
        'tank lid wipe',
      ],
      medicine: [
        'aquatic vet',
        'oxygenated seawater',
        'marine antibiotics',
        'salinity correction',
        'arm wound rest',
        'iodine supplement',
        'quiet quarantine tank',
      ],
      discipline: [
        'harder puzzle',
        'latch the lid',
        'thermometer taken back',
        'dim the lights',
        'busywork for arms',
        'pause the game',
      ],
      sleep: [
        'clay pot den',
        'rock crevice',
        'red moonlight lamp',
        'empty conch',
        'stacked shell door',
        'still dark tank',
      ],
    },
    harmful: [
      'copper coin',
      'fresh water',
      'dish soap',
      'bleach',
      'bubble wand',
      'copper medication',
      'camera flash',
      'sunscreen',
    ],
  },
  appearance: {
    look: 'a russet octopus unscrewing a jar, slot-eyed, with cream suckers and skin rippling into pebbles',
    colours: ['#b5472f', '#f3d3bd', '#5b2a56'],
  },
  figure: { eyes: '#f2c14a', body: 'manyArmed', marking: 'spots', extras: ['jar'] },
  book: BOOK,
}
