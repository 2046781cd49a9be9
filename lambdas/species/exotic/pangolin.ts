/**
 * The Pangolin wants to be asked first, and then given time to consider. It fears hands that come from above, and any
 * word that means open. It hoards small round stones, which it swallows, having no teeth: they do its chewing, and it
 * knows them by name. Its body is plates, hundreds, laid like a roof; it walks on its hind legs with its foreclaws
 * together, as though carrying something very small, and has never shown anyone what. Its tongue is rooted at the last
 * rib and longer than itself; it pays it out to take the measure of things, and winds it in again with the answer.
 * It eats with its ears and nostrils shut, for the ants’ sake and its own. It sleeps as a knot in the earth, tail over
 * face. It sulks by closing, politely. It trusts one plate at a time. Three odd facts: the thing in its clasped hands,
 * the tongue that measures, and the holes, every one of which it fills in and pats flat when it has finished. It never
 * bites, having nothing to do it with, never hurries through a doorway, never leaves a hole. Its keeper is a caller, who
 * may in time be shown in.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell falls away, and inside is a bronze pine cone, tightly shut. You wait. One scale lifts, then a row. Two hands come out, find each other and hold on, and then {name} follows them, nose first, to see what has happened.',
    'The egg comes apart, and in it lies another, bronze and scaled and shut. You wait. A seam shows, then a nose, then two foreclaws already clasped. {name} looks at the broken shell as though somebody would have to pay for it.',
  ],
  looks: {
    thriving: [
      '{name} is out for a walk, upright, with its tail behind to steady it. It clasps its hands going by the bucket, and the broom, and everything else that might have attacked and did not. So far it is a splendid walk.',
      'It rains, and {name}, which is all roof, stands out in it with closed eyes. Every scale has a small note of its own. It is worried about catching cold. It has decided to worry about that indoors.',
      {
        text: '{name}’s scales are still soft at the rims, and pale, like a hop flower. It has stood up on its hind legs, found it has two front feet left over, and is holding them together until someone explains.',
        when: ['baby'],
      },
      {
        text: 'Hours old, {name} shuts itself up into a ball, just to see if it can. It can. It is so pleased that it must open and tell somebody. There is only you, whoever you are. It tells you.',
        when: ['baby'],
      },
      {
        text: 'A board creaks under you and {name} becomes a door, shut. You do what one does, and knock, lightly, on a scale. There is a pause, and a rustling in there as of somebody tidying up, and it opens.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Claws clasped, {name} goes over its worries: the lamp, the draught, the shelf with the jug. At your knee it comes to the end of them. It thinks hard. Then the hands come apart, and one takes hold of your trouser leg.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} comes down the hall on its hind legs, hands clasped, like someone with news for you. It reaches your shoe, looks up, parts its claws and shows you. Empty. It came to say there is nothing wrong.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} comes to you upright, claws clasped, scales rustling, with something to admit. It has searched behind the stove and under the mat for its worry, and it is not there. Could you keep an eye out. It was about so big.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} paces the carpet in excellent health with its claws clasped, worrying. As it passes it undoes them and leaves one in your hand. It goes on worrying with the other, but you cannot get far with one.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is so content that it has unclasped its hands. You look in. It clasps them. You look away, and hear the small click of them coming undone.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Polished, fed, each scale in its place, {name} strolls up and down on two legs, and cannot find one thing to worry about. It looks everywhere. It finds you, and closes from the tail up, almost with relief.',
        when: ['from_child', 'wary'],
      },
      '{name} has a stone for great occasions, the roundest, and it has just gone round. You can tell from the note what it is thinking of. It is {loved}.',
    ],
    content: [
      '{name} lifts a leaf with one claw to see if all is well underneath. It is. It lays the leaf back, pats it flat, and goes on to the next, hands together, like a doctor in a ward where nobody is ill.',
      '{name} has gone over its scales as far as it can see, and they are all there. The back it takes on trust. It sits down upon its tail, as on a shooting stick, and waits for whatever is next. Nothing is.',
      {
        text: '{name} comes by upright with its foreclaws clasped, like a clerk on the way to an inquiry. You ask how things stand. It opens the claws to show you that there is nothing in them, good or bad, and walks on.',
        when: ['well'],
      },
      {
        text: '{name} walks from the door to the window with its hands together, and from the window to the door, going over things. None of them has got any worse. It nods to you each time it passes.',
        when: ['well'],
      },
      {
        text: '{name} crosses the kitchen upright with its claws clasped, stops to consider the table leg, and finds no harm in it. It nods to you as one does in a corridor, and goes on to the next leg.',
        when: ['well'],
      },
      'Under the third plate from the left, where the dust does not get in, {name} has scratched a word that was once brought to it: {loved}.',
      '{name} unlocks the past a plate at a time, looks under each, and lowers it again. There are {days} days in there, and all of them dry.',
    ],
    curious: [
      'There is a crack in the step. {name} has put its tongue in, and is still putting it in, and looks at you over it with rising interest.',
      'Your bag stands open. {name} bows to it, hands clasped, and waits in front of it for some time to hear whether it may.',
      'You have a new coat on. The tongue of {name} comes round the door, goes up one side of it and down the other, and stays a while at the top button, taking that down.',
    ],
    bored: [
      '{name} has rolled up in the middle of the floor, where anybody might push it. Nobody has. One claw comes out, gives the boards a shove, and the ball goes half a turn and stops. It would like to be played with.',
      '{name} has walked up and down until it came to the end of its worries, and there was nothing behind them. It stands with hanging hands. It does not know what one does next. Come and play with it, please.',
      {
        text: 'It has dug a hole, and left it. {name} sits on the edge, on all fours, looking in, and the earth lies where it fell. Something is to be rolled down the bank with it, or found in a log. Play.',
        when: ['sad'],
      },
    ],
    due: [
      'The tongue of {name} has been sent to the dish to ask. It went right round the rim and came home with nothing on it. {name} has wound it in, and sits holding its own hands. Its meal is due.',
      '{name} has walked to the dish, looked in, and gone home, and come out and walked to it once more, in case it had done that wrong. It stands there now, claws together, like the last guest. Its meal is due.',
      {
        text: '{name} comes to meet you on its hind legs, claws folded, like a very small pine cone with an appointment. It looks into the dish, and up at you, and hasn’t the heart to mention it. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is standing on its hind legs, hands together, before the spot where a dish would go. You look at the spot too, and it shuts. After a moment it opens again by one eye. Put a meal there now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} comes as far as the doorway on its hind legs, hands clasped, opens its mouth to raise the matter of the meal, sees you, and is a pine cone. It is overdue. Put the dish down now and go and stand elsewhere.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} stands by the dish with its claws folded, like someone at a counter who does not care to ring. You look in and it takes a step back, so as not to press. The meal is overdue. Bring it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is walking up and down the hall, foreclaws clasped, from the empty dish to the window and back. It is not about the meal. It had thought that something might have happened to you. Now it has to sit down. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} takes your finger in both claws, leads you to the dish, and shows you that it is empty. It is not worried for itself. The meal is overdue, and that is so unlike you that it feels your forehead.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} sees you and tries to become a door, shut. It is too weak to close, and stays ajar, with two clasped hands and one eye showing. The meal is overdue. Pass it in through the gap.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has had to unclasp its hands, because it needs them on the floor to stay up. It shuffles them back from yours. The meal is overdue. Put it down close, so that they have something else to hold.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has paced a groove in the rug, bowl to door, door to bowl, claws clasped. Now it has unclasped one to knock, and is holding it a hair from the wood, in case you are busy. Feed it now.',
      '{name} is wringing its hands at the empty dish. It has asked itself whether it ate the supper and forgot, and has looked under each scale. It is really quite hungry now. Feed it, and tell it nobody is cross.',
    ],
    starving: [
      '{name} has shut itself and lacks the strength to stay shut. The scales stand open all along, like the slats of a blind, and inside, in the dark, the two foreclaws are still clasped. It is starving. Feed it at once.',
      '{name} has let go of its own hands. They lie open on the floor, one to each side, with nothing left to worry with, and the scales sit loose on it, like the coat of somebody larger. Feed it at once.',
    ],
    weak: [
      '{name} has come down on all fours. The hands it does its worrying with are needed for standing, and lie flat on the floor, unclasped. So nobody is worrying. You had better. It needs medicine, or a good rest.',
      'It takes {name} three tries to close, and then a scale sticks out, and it lets it. It has worried itself thin. Tell it that you will do the watching. Rest, please, or a dose of medicine.',
      {
        text: '{name} has shut itself against you and cannot keep it up. The lid sinks open by its own weight, and is pulled to, and sinks. It is not ill, it is tired of holding. Let it rest, please, or give it medicine.',
        when: ['wary'],
      },
      {
        text: 'It has dug you something to look at, two inches deep, and sits on the edge of it with its claws in its lap, quite proud, unable to fill it in. Do that for it. Then medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has two days of garden under its scales, and rattles when it walks. A seed has come up behind the left shoulder. It folds its hands over the worst part, and hopes that no one will ask. It needs a wash.',
      'The bronze has gone from {name}, and what walks in on its hind legs is a clod with a conscience. At each step it leaves some and looks round for it, much ashamed. Two days of that will do. Wash it, please.',
      {
        text: 'Earth has lodged under {name}’s scales, and in the fourth row a seed has put up one green leaf. {name} paces with clasped claws. It has nothing against hedges, it only never meant to be one. A brush and water, please.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} is trying to shut. The tail comes over, slides off, comes over again, and will not hold. In the gaps between the scales you can see the breath going, quick and small. Do not help it close. Bring medicine now.',
      '{name} has stopped worrying, and that is how you know. It lies with its hands apart, and lets the scales hang. The tongue is dry at the tip. It looks up, as if from behind a heavy door. Medicine, please.',
      {
        text: '{name} meant to shut and got only halfway. In the gap between the scales is a small hot face, and the hands it always holds together have come apart, one of them palm up on the floor. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} no longer has the strength to shut. It lies half rolled, the scales standing open along its side, and you can see the soft part lift and wait and lift. The claws still hold each other. Medicine and food, at once.',
      '{name} tried to become a door, and could not close. The ball has come open on its side, the soft belly showing, hands fallen apart on the straw. Do not let it lie so. Medicine and food, now.',
      '{name} has come all undone, from nose to tail, and does not know that it is open. A breath moves the small scales by the throat. The next moves fewer. Medicine, at once.',
    ],
    near_death: [
      '{name} has not rolled up. It lies open on its side, and its two foreclaws keep feeling over the floor for each other. Put your hand there, between them. Sit by it now and do not go. It is dying.',
      'The hands have come apart. They lie one on either side of {name}, which began to roll itself shut and had to leave off. It has hours. Give each hand a finger to hold, now, and stay with it.',
    ],
    asleep: [
      '{name} is rolled shut, every scale down, and in the last gap under the tail two foreclaws are still clasped. While you look, they come apart a little. Nobody in there is worrying. Let it be until it wakes.',
      '{name} has closed for the night. Scale over scale, tail tucked over all, and somewhere in the middle two hands still clasped about whatever it was. The breathing is slow. Whatever it was can wait until it opens.',
      {
        text: '{name} sleeps wide open, its hands fallen apart at last, one on each side, like somebody who has put down two heavy bags. The left one has you by the sleeve. That is only where it fell.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The knot has come loose, and {name} is in danger inside it. It wakes at {wakes_at}, and till then takes only company. Reflect beside it now.',
      '{name} sleeps, and at each breath fewer plates go up. Sit down by the mouth of the burrow now and reflect there. It wakes at {wakes_at}.',
      {
        text: 'No stones turn in the sleeper: it has had nothing. {name} wakes at {wakes_at}. Sit with it and reflect now, and have the meal ready then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} was crossing the rug on its hind legs, hands clasped, when you opened the door. Now there is a bronze cone, and one claw it forgot to bring in. Sit down some way off, say nothing, and keep an eye on the claw.',
      '{name} crossed the room with its hands clasped, saw you, and became a door. It has been one for a while. Draw up a chair beside it and do not knock. There are so many things you might have been.',
      'There was a time when it lay shut and counted breaths until somebody came, and that was {wait}. {name} has not lost count since. Sit down where you are, and let it hear you not leave.',
    ],
    back_from_death: [
      '{name} came back rolled up, and it was some hours before there was a chink. It has looked out and found the worst already over. Now it walks behind you from room to room, hands clasped, with one claw hooked in your sleeve.',
      '{name} has come up out of the earth, and it fills in the hole behind it, and pats that flat for a long while. Sit with it. Its next meal should be punctual.',
      {
        text: '{name} is well, and walks up to you on its hind legs with its claws held together, as usual. Then it opens them. They are empty. It seems there was something it had been worrying about all this time, and that was it.',
        when: ['from_child'],
      },
    ],
    old: [
      'The edges of its plates have worn as smooth as stair treads. {name} takes its time at doorways now, and they are held for it.',
      'The stones that {name} swallowed when it was young have become quite round. You can hear that they know each other.',
      '{name} is {days} days old and slower to close. There is seldom a reason, and it likes to see who has come.',
      {
        text: '{name} no longer coughs at the gap in the wall. It only slows a little, and you say the name, and in it goes.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} stands up to its dinner, claws together, as if there were to be a speech. There is none. The tongue goes out and in, too quick to see. All you see is a dish getting cleaner from one side.',
        '{name} has no teeth, and eats without a sound, like somebody taking washing off a line, piece by piece, and folding it away indoors. When the line is bare it looks up, once, for rain.',
        {
          text: '{name} unrolls, and its tongue goes on unrolling after everything else has stopped. It watches the thing leave for the dish, claws clasped in dread. The tongue comes home with something on it. The claws slowly come apart.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'Ant eggs, a saucerful. {name}’s tongue comes out, and is so much longer than {name} that it stops and watches it go. It returns with an egg on the end. They’re both astonished.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} is a bronze door, shut. You leave the dish in front of it. After some time a long tongue comes out as through a letter box and takes the meal in, morsel by morsel. Last, two polite claws push out the dish.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down. Behind the cupboard {name} can be heard wringing its hands. Round the corner comes a tongue, and more tongue, and takes all of it. On the way home it touches your shoe by mistake, and hurries.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'In the corner stands a bronze door, extremely happy. You knock, on time. {name} unrolls and eats, and when it shuts itself again, it is only on the latch.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} walks up with its hands clasped, having worried about this since the last time. You are punctual. It eats, and notices halfway that its claws have come apart and are just hanging there. It looks round. Nothing has happened.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} goes about the dish upright, claws clasped, in case it is meant for someone else. It has barely begun when a pan falls over in the sink. It starts to shut, scale over scale, and stops with its nose still out, chewing.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'For the last of the dish {name} needs both claws, and it always has something clasped in them. It holds it out to you. You take it. There is nothing there. You hold it with great care until it has finished.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} cannot eat with its hands clasped and does not like to leave them lying about. It has worried over this at every meal. Now it walks up on its hind legs, gives you one to hold, and eats with the other.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} bends to the dish with its foreclaws clasped. The swallowing goes well. Nothing falls on anyone. Halfway down it parts the claws, gives you one of them to hold, and goes on worrying with the other.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up by tongue, which goes out, fetches, and comes home without an accident. After {streak} on time it takes “nobody will come” off its worries, and for a moment its hands have nothing to hold. You give them a finger.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} unrolls far enough to eat, and when it has eaten it unrolls a little further. That was {streak} on time. It is an artichoke the size of a plum, and you have been let see the second row of leaves.',
          when: ['baby'],
        },
        {
          text: 'From under the lid of {name} the tongue goes out to the dish, so slowly that you can see it go. It does fetch everything home in the end. The scales hang dull, like old slates. It needs medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and looks at you for some time. There have been {streak} meals on time, and it has had the doubt ready for each. It takes the doubt out, turns it over, and gives it to you.',
        '{name} has stood at its dish at the right time, expecting nothing, and been wrong for {streak} meals together. It eats this one, too. It is beginning to mind less about being wrong. One claw is put on your shoe.',
        {
          text: 'The dish arrives, {streak} on time, and {name} has to unclasp its hands to eat. There was a worry in them. It looks about for somewhere safe to set it down, and gives it to you to hold.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} was worried you would not come. You are on time, {streak} in a row now. It unclasps its hands to eat, and afterwards does not quite know where to put them, and puts them on your knee.',
          when: ['well'],
        },
      ],
      early: [
        'If this can come early, so can anything. {name} takes one polite tongueful, has no room for a second, and goes through the house on its hind legs, hands clasped, to see what else has started.',
        '{name} had not begun to worry about dinner, and now here it is. It eats a little, so as not to seem ungrateful, and frets that you may have mistaken the day. You have not. Come again at {opens}.',
        {
          text: 'A dish, already. {name} clasps its claws and goes through what that could mean: a journey, a flood, a death in the family. It eats three bites, standing, so as to be ready. It was not hungry. Nothing whatever has happened.',
          when: ['no_item'],
        },
        'You are early, and {name} lays its tongue along the rim, once, to thank you. It has not room for it yet. It will keep an eye on the dish, with its hands folded, until {opens}. Bring it back then.',
      ],
      late: [
        '{name} eats the late meal, goes to where you came in, and walks from there to the dish, hands folded, counting. It does that again. However slowly it goes, it cannot make it come to so long.',
        '{name} was not angry. It had only pictured you in a ditch, and gone on from there to the funeral, and it has a long way back. It eats everything, and stays shut by one row more than it was.',
        {
          text: 'All the while you were late, {name} held its own hand. It lets go to eat, and eats gladly. There is your hand, lying close by. It looks at that one for some time, and takes its own again.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has walked up and down with its claws together until there is a path in the rug. It sees the dish, and you. It finishes that length and does one more, in case it was the worrying that brought you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has much to worry about, and had just taken you off the list. You come late. It eats, gladly, on its hind legs, and then walks off to put you back, between thunder and stairs.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} unclasps its claws and goes over you for injuries, front and back. There are none. It had been quite ready to forgive an injury. It eats what you brought so late, its tail curled between you and the dish.',
          when: ['well'],
        },
        {
          text: '{name} comes to the dish upright, shaking, and before each step it bows to you over its clasped claws, in case that was what you had been waiting for. It takes eleven bows. You were only late. It bows to the dish, and eats.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is too weak to be a door. It eats the late meal on all fours and leaves itself ajar, one scale that will not close, its face away from you. Do not push. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and had, until now, three worries. The dish comes late, and it eats, with its tiny plates up. That makes four. It clasps its claws on that, goes behind the dish, and closes.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lies half open, too tired for closing. Its tongue goes out to the dish, takes a little, and is left lying there. At your step the scales lift along its back, like a roof in the wind, and sink. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} is a shut door, and not even bolted. It took {hours} hours to get so weak. It eats everything, on its side, the bronze gone dull, and puts its hands before its eyes when you bend down. Come in time.',
        'In {hours} hours {name} dug at the wall, at the floor, wherever there might have been an ant. It eats all of it. The claws are worn, and it folds them, so that you will not see. Never so long again.',
        {
          text: 'For some time now you had been let in as far as the shoulder. {name} eats, so long after, with its face to the earth. It nods to you. Then, plate by plate, and taking care not to pinch you, it puts you out.',
          when: ['warming'],
        },
        {
          text: '{name} opens as far as it takes to get the dish in, draws it inside, and shuts. You sit in front of the scales and listen to the eating. Later the dish comes out again, by itself, and the gap closes.',
          when: ['well'],
        },
        {
          text: 'After {alone} the bronze ball in the corner opens by one scale. A tongue comes out, long as your arm, and empties the dish through the gap. Then the gap closes. There is no handle on your side.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} was a door left open a crack, with one worried eye in it. Now it eats what you bring. Then it closes, all the way, without slamming.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} nobody came, and {name} held its own hands. It takes them apart now to eat, slowly, turned away from you. When it has eaten it puts them together again.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} worried that nobody would come, and then nobody came, for {alone}. It eats lying down, too weak for its hind legs, both foreclaws between you and the dish. It no longer looks worried. It looks as if it knew.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} always knew that you might not come. It eats, lying on its side, with its plates standing open anyhow like a roof after a storm. It did not want to have been right. When you reach out, it shuts what it can.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The tongue comes out for the dish, and it is dry, and does not reach. You push the dish up to the door. {name} eats in there, very quietly. You hear it thank you, for it is polite, and you hear the bolt.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full, so a dish can only mean that hard times are coming. It clasps its claws, looks at the window, then at the lamp, and shuts, scale by scale, to be ready. The meal stands outside until you throw it away.',
        'You set down the dish, and {name} draws itself up, claws together, like somebody who has to make a refusal in public. There is no more room. It is so sorry. It would be glad of it at {opens}.',
        {
          text: '{name} looks into the dish, clasps its claws and bows to you in apology. The bow goes on, and on, and closes with a click. From inside comes one hiccup. You may take the dish away. It would be a kindness not to sigh.',
          when: ['no_item'],
        },
      ],
      ill: [
        'You hold the dish to the seam in the bronze scales. It parts, two clasped foreclaws come out, take very little, and go in again. Then, tired with worrying, {name} forgets to shut. Give it medicine while there is a way in.',
        '{name} lies with its chin on the rim and lets the tongue go in by itself. It brings a little, and forgets to come back, and you help it. That was enough for one sitting. Medicine next, please.',
      ],
      loved: [
        '{name} opened its ears, which it shuts for every meal, in order to hear it said again. It was {item}. It eats up to the last, and looks at you, and is unable to think of anything that could go wrong.',
        'The word was {item}, and the tongue of {name} was out of the door before the rest had got its hands folded. All of it is eaten. It walks round you once, upright, at some speed, and that is a pangolin running wild.',
        {
          text: 'You put down {item}. Every scale on {name} stands up, with a clatter like a dropped drawer of spoons, and is smoothed down again in great embarrassment. But the tongue is already out to the floor.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. {name} undoes its hands, which it seldom does, and holds them out on either side as if the floor might tilt. Then the tongue, full length. A ripple goes through the bronze to the tip of the tail.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        'Laid out, considered from one end to the other, and covered neatly with soil: {item}. {name} has filled it in. Ants are what it would ask for.',
        '{name} tries it with the tip, and winds the whole of its tongue in past it. Not {item}. Something with six legs, if you have it.',
      ],
      harmful: [
        'The tongue brought it home before {name} could think. The word for it is {item}, and it burns. It has wound itself up over it as tight as it goes. It trusted a dish. Never let it have that again.',
        'You gave it {item}, and it believed you. Then {name} folded over its middle and shut so hard that the scales clicked, one row after another. Something in there is shaking. That, never again.',
        {
          text: '{name} had worried about nearly everything, and not about that. It was {item}. It is curled round the hurt with both hands pressed to it, and does not close, as the harm is already in. Keep it away, always.',
          when: ['item'],
        },
        {
          text: 'You gave {item} to {name}, who had worried about nearly everything else. It retched, folded, and went shut with a clap that you felt in your teeth. Never that. You’ll be a long time on the mat outside.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You roll yourself up, as well as a person can, and {name} walks round you with clasped hands, deeply concerned. It taps. You open. It is so relieved that it shuts, to show you how, and you tap.',
        'You chase {name}, at a walk, to be fair, and it runs on its hind legs with its hands out before it, like somebody late with a cake. At the corner it sees how near you are, and closes for sheer joy.',
        {
          text: 'You roll {name} a ball, and it becomes one too. They bump. Out of the bronze scales come two clasped claws, part, push yours back to you, and are clasped again inside. You play like this a good while, ball to ball.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} will not unroll for you, so you play with it as it is. You roll it, very gently, to the wall. There is a small happy noise inside. It stays shut. It does, however, roll back.',
          when: ['wary', 'well'],
        },
        {
          text: 'You curl up on the rug with your arms round your knees, and {name} walks about you, wringing its hands. It taps. You open. It laughs without a sound, tucks in its nose, and is a ball, and it is your turn to knock.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You knock three times on the scales. A long worry, and the door opens by one nose. Now you are shut, with your hands over your face, and {name} knocks on your knee with a single claw, horrified at itself, and laughing.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Whenever the game surprises {name}, it becomes a door, shut. You knock, and it opens. After a while nothing surprises it any more, and it goes on shutting, for the knock.',
          when: ['warming', 'well'],
        },
        {
          text: 'You roll a button over. {name} unclasps its hands to stop it, finds itself holding nothing, and goes down on its nose. When it is up again the button is under a scale. It clicks. It walks about so as to click.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You scratch a little hole with one finger, and {name}, hours old, scratches one too. It gets into its own and likes it. It looks at you, to see whether that is allowed, and puts its nose in yours.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You hold out both fists for {name} to choose. It touches the left, very gently, and closes your other hand with both of its own. It has had all the luck that it can manage for one day.',
        'You roll up to play, and {name} is already so happy that it is worried by it. It gives you one tap, for form’s sake, and goes back to standing in the sun with folded hands, waiting for a catch.',
        {
          text: 'You make a bird of shadow on the wall. {name} unclasps its claws, which it does not do lightly, and makes a far better one, feathers and all. Then it clasps them again. It had been quite happy holding its own hands.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} stands with its foreclaws clasped round a perfectly good day, and here you come rolling a ball. Where is it to put that? After some worry it undoes the claws, takes the ball in, and does them up again.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You roll a pebble to {name}, and it puts out a hand to stop it, and the pebble rolls past the hand. It watches where it goes. It is sorry. Today it cannot. See to what it needs first.',
        'You tap out the march for {name}, and no scale taps back. It is in there, you can see an eye. It holds both its own hands, hard. It is not the time for tunes. See first to what is wrong.',
        {
          text: 'You bring the ball and find a door, shut, with some hundreds of scales to it. You knock. Between two of them a pair of clasped claws shows, like a chain left on. Say that you have come about what it needs.',
          when: ['no_item'],
        },
        {
          text: 'You hold the ball out. {name} looks at it as at a bill, and then does what it never does and unclasps its hands, to show you there is nothing in them. It cannot play. Find out what it needs, a meal or medicine.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'Something rattles in {name} that is not stones. Put the game away, and give it medicine.',
          when: ['ill'],
        },
        {
          text: '{name} lays its tongue along the toy to learn whether it is food. Feed it before you play.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} looks behind you to see who it is for. It is for {name}. It unclasps both its hands, a thing that you have seen it do for nothing else, and plays till its plates ring.',
        '{name} has been anxious that nobody would ever say “{item}” again, and you say it. It plays with its whole heart, and stops in the midst to see if you are tired. You are not. It lets out its breath, and plays.',
        {
          text: 'You offer it {item}, and {name} unclasps its hands so fast it has to sit. All its worries were in there. They must have rolled off somewhere, because it gets up without looking for them.',
          when: ['well'],
        },
        {
          text: 'At the word {item}, {name} becomes a ball and rolls, for joy, down the whole slope of the rug. It stops at your foot and opens by three plates. It stopped there on purpose. It worries that you may have noticed.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} measures it from every side and can find no way in: {item}. A log, it suggests, has a way in everywhere.',
        'With regret {name} becomes round until it has gone away, {item} and all. It would sooner have had mud.',
      ],
      harmful: [
        '{name} closes with a snap, and one plate does not close with the rest. It is bent. No more {item}, and no hands on it for a while.',
        'It had come out for this. Now it is shut, and you can hear it breathing in there, fast: {item} frightened and hurt it. Keep that away from {name}.',
      ],
    },
    clean: {
      wanted: [
        'You go between the scales of {name} with a soft brush, and out come sand, and a seed, and part of a leaf, all things it has carried about unawares. It stands looking at the heap, lighter, and worries whose they were.',
        'You dip {name}, and it drips from hundreds of eaves. The mud goes, and the bronze comes. It bears that as a house bears rain, with both hands held over the one place where it might get in.',
        {
          text: 'You go over {name} with a toothbrush, lifting each scale like the lid of a box. It dreads every one beforehand. The water runs brown, then clear. By the tail it is lifting them for you, one ahead of the brush.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} becomes a door, shut. So you clean the door, every bronze scale over and under, and put a drop of oil to the edges. At the end it opens by an inch, and a nose comes out, worried that nothing creaked.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush under every scale of {name}, row after row, and nothing falls out. It had been afraid of what you might find there. It looks at the clean brush, then looks at it once again, and breathes.',
        'You rinse {name}, and the water runs off as it came. It was clean. Now it is clean and worried, since you must have seen something. It lifts the hem of its scales itself, and looks, and there is nothing.',
        {
          text: 'You go over every scale with a cloth, and the cloth stays white. {name} watches it, claws clasped, more and more uneasy about what you can be looking for. At last it lifts a scale itself and peers in. Nothing there either.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Every scale had been done, front and back, by {name} itself, twice, on account of ants. You do them again with the toothbrush. It stands with clasped hands and begins to worry that there was something to find.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You hold up the brush and say that it is {item}, and a rattle goes down {name}, from the head to the tail, of everything being opened at once. You get in between. It comes out polished, like a row of old pennies.',
        'For “{item}” {name} will be washed even in the creases. It lifts its own chin with one claw. The mud goes. It looks down its bronze front, and its hands, which came together to worry, hold each other a moment for pleasure.',
        {
          text: '{name} sees that it is {item} and unclasps its hands. They have been together, over one worry or another, for as long as you have known it. It holds them out to be done first, palms up.',
          when: ['well'],
        },
        {
          text: '{name} is shut when you come in. You say that it is {item}. There is a nose, and then the clasped hands, and then the whole soft belly, which it shows to nobody. You may begin there.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} shuts each row before you reach it, and begs your pardon, and shuts the next. Not {item}. Plain mud has always served.',
        'It bears {item} as one bears a speech, with bowed head. A soft brush would have been met halfway.',
      ],
      harmful: [
        'Where it touched, the bronze has gone dull and the skin under it is raw. {name} holds that side away from you. It asks you to spare it {item}. Lukewarm water, and leave it be.',
        '{name} pulled in its head and trembled, and you heard it, every plate. That came of {item}. Put it out of the house.',
      ],
    },
    medicine: {
      wanted: [
        '{name} lays its tongue over the spoon, like a ribbon, and takes it in with the medicine on it. It waits for the worst, hands clasped. It does not come. Along its back a scale lies down, then the one beside it.',
        'You give the dose, and {name} shuts, to be alone with it. You can hear it breathe in there, first like paper and then like cloth. It opens and looks down itself, row after row, surprised to be in such repair.',
        {
          text: '{name} is unwell, and shut. You hold the spoon to the seam, and a slot opens, takes it up to the handle, and closes. By and by the scales loosen from the top, and two clasped claws pass you the spoon.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} was shut, hot, and rattling a little when it breathed. You knock on a scale and hold the spoon by the gap. A tongue comes out, and goes in. The door opens far enough to worry about your sleep.',
          when: ['weak'],
        },
      ],
      little: [
        'You give {name} its medicine, and it takes it, and now it is worried. It had felt quite well. If you say that there is nothing the matter it will believe you. Say it, and keep the bottle for a bad day.',
        '{name} has never been in better repair, and lays its tongue out for the dose like a good patient. It waits with clasped hands for what it was to cure. Nothing goes away. Nothing was there. Put the rest by.',
        {
          text: '{name} swallows it, clasps its claws and thinks. If there is medicine, something must be the matter. It has begun to lift its scales one at a time and look. There is nothing under any. Hide the bottle until it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} was so afraid that it would be something else. It was {item}. It opened for that, row by row, and held its own hand. Along its back a plate that had been rattling lies down.',
        'There is one kind of doctoring that does not turn {name} into a door, and it is {item}. It stood up for it, claws folded. Then it sat and listened to itself. Something in there has stopped ticking.',
        {
          text: 'You say “medicine”, and {name} becomes a door. You say it is {item}, and the door opens by the length of one nose. It eats, and it helps. The door has been left open.',
          when: ['item'],
        },
        {
          text: '{name} has been worrying about the medicine with clasped hands. Then it turns out to be {item}. The hands fly apart, it eats, and it helps. Now it does not know what to do with its hands.',
          when: ['item'],
        },
      ],
      disliked: [
        'Its snout is in, its ears are shut, and it is not at home to {item}. Ask {name} again with something gentler.',
        '{name} takes it as one signs for a parcel meant for next door. The name on it was {item}, and it mends something else.',
      ],
      harmful: [
        'It opened for you, because you asked. Now it is grey about the nose, and shaking. It was {item}, and no door should have been opened to that. The right medicine, and quiet.',
        '{name} tries to close over the pain and cannot find where its edge is. Take {item} away. Sit near, and send for proper help.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name} takes its tongue out of the honey, yard after yard. It had known that this would come out. It will leave honey alone. It hides behind its hands.',
        '{name} has dug up the border. You say no, and it looks at the hole, fills it in, pats it flat, and pats some lawn that it had not touched. That is learned. It shows you rather more back than before.',
        {
          text: 'You tell {name}, quietly, that the wall is not for digging. It looks at its claws as though somebody had handed them to it, clasps them, and closes, scale on scale. Behind the shut door it is agreeing with you.',
          when: ['well'],
        },
        {
          text: '“No,” you say, and {name} looks at its claws, which are in the flour. It had always feared that it might be doing something wrong. Now it knows what. It folds them up and walks off, and you are shown the back.',
          when: ['from_child'],
        },
      ],
      little: [
        'You tell {name} to fill in its holes. It has filled them in. It takes you round the garden, hands folded, and shows you where each of them is not. You can hardly tell. It hears the rest of the lesson, glowing.',
        '{name} nods at your first word, having known it by heart since last time, and having lain awake over it. It is relieved that it still goes like that. It walks you to the door.',
      ],
      bad_time: [
        'You scold, and {name} closes at the first word, so that the others are said to a door. It had been worried already, about something real. See to that first, and teach it later, when it is in.',
        'You spoke sharply. {name} had been looking for a reason, and there it was. Each plate came down on the next, like shops closing along a street, and in your kitchen lies a shut thing that shakes.',
        {
          text: 'You wag your finger, and there is only a bronze ball on the floor. You put your ear to it. {name} is apologising in there, for this, and now for other things, going back some way, none of which you had noticed.',
          when: ['from_child'],
        },
        {
          text: 'Your lesson reaches {name} as it becomes a door, shut. You explain manners to the door. Nothing gets in. Behind it you can hear somebody worrying that it has no lock.',
          when: ['wary', 'well'],
        },
      ],
      loved: [
        'You do it by “{item}”, and that is the only way in which {name} can be told a thing and stay open. It hears the whole of it, hands clasped. It has learned. It lets down one row, towards you, until later.',
        'The manner was {item}, and {name} was grateful for the manner. It takes its claws out of the wall. It will not dig there. It goes home upright, and at the corner it looks round, to see if you are still fond of it.',
        {
          text: 'You make it {item}, and ask first. {name} thinks of the nine ways that it might fail, tries them all, finds each worse than doing it, and does it. It is so relieved that it shows it to the hatstand.',
          when: ['well'],
        },
      ],
      disliked: [
        'What reached it through the plates was only noise: {item}. Another time, say it quietly to {name}, and from further off.',
        '{name} waits behind its tail until {item} is over, and comes out having learned the time it took.',
      ],
      harmful: [
        'A door that is forced is broken afterwards. {name} lies shut, with one plate torn at the root. Never {item}. Go back a few steps and stay there.',
        'It made no sound. There is blood under two of its claws, from holding on. Carry it off, {item}, while {name} can hear that you are going.',
      ],
    },
    sleep: {
      wanted: [
        '{name} is put to bed, and gets up to see if everything is turned off. It has nothing to turn off. It lies down, clasps its hands, tries them the other way, and clasps them round its tail. That is right.',
        'You heap leaves upon {name}, and it lies there like an artichoke in its bed. The scales rise and sink, and they rustle, as if somebody in there went through the papers one last time, and put them away.',
        {
          text: '{name} lies down shut, scale over scale. You draw the blanket up and wait. After a good while the ball slackens, a tail slips out, and then one hand, which lies open on the pillow, holding nothing, not even the other.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} lies down with clasped hands and goes through its worries, of which the first is you and the last is you. It is asleep before it gets to the last. When it uncurls, all its scales lie smooth.',
          when: ['wary'],
        },
      ],
      little: [
        'You put {name} to bed, and it closes. Presently the lid is lifted by an eye. It has thought of something it might have left undone. It has not. It is up, all the same, hands folded, seeing to it.',
        '{name} is not tired, but does not like to say so. It lies curled with its eyes open, in the dark it makes itself, being a good pine cone, for as long as it believes that you are looking.',
        {
          text: 'You turn down the lamp, and {name}, who is not tired, obligingly shuts itself, scale over scale, into a ball. Balls roll. You hear it cross the landing, meet the skirting, open, and come back on foot with its claws clasped, to apologise.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck {name} up, and it lies there on its back with its hands together, perfectly fresh, and thinks of the boiler. Then the gutters. Then whether you are ill, that you should want it in bed. It gets up to look.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} was going round to see if everything was locked, when you said “{item}”. It looked no further. It turned round on the spot and shut. If one puts an ear to the scales one hears that it is humming.',
        'With “{item}” there is nothing for {name} to lie awake about. It gets in, folds up, takes out the last worry, and puts it on the chair. The lid comes down. On the chair, too, it is quiet.',
        {
          text: 'It is {item}. {name} had worried that it might not be, and unclasps its hands and clasps them again. It closes, plate by plate, like an artichoke at evening. A last worry starts, a small one, and is not finished.',
          when: ['well'],
        },
      ],
      disliked: [
        'It lies there on top of {item}, half closed, like a book on the wrong shelf. {name} would rather have earth over it.',
        '{name} tries to dig down through it and arrives at the floor. Not {item}. Somewhere with soil.',
      ],
      harmful: [
        'It came out backwards, rubbing its snout, and will not go in again. Something in there hurt {name}: {item}. Take it away, and give it clean earth.',
        'What should have been a burrow was none. {name} crouches outside with its plates on end. Dig out what did it, {item}, and leave the hole. It will want to see to that itself.',
      ],
    },
    reflect: {
      awake: [
        'You sit by {name} with your hands in your lap. It looks at them, and then at its own. It moves over. You sit there like two on a bench outside some office, where it is better to be two.',
        'You sit by {name}, and it has a great deal on its mind, and goes through it with small movements of its claws. At one it stops and looks up. You nod. It puts that one by.',
        'You sit down next to the shut pine cone and say nothing to it. By and by a scale lifts near your elbow, then the one above, as somebody raises a blind. You can hear {name} worrying in there, but more slowly.',
        '{name} sits down as you do and folds its hands as you do. It remembers {wait} when this place was empty, and looks across to see that it is not.',
        'You sit together. {name} turns its clasped hands over, and over again, and very nearly says. What it says is a word it keeps: {loved}.',
      ],
      little: [
        '{name} has sat with you four times this hour and been honoured each time. It begins to fold. That is enough company for now.',
        'There is only so much opening in one hour. {name} bows you out, kindly, as far as the gap in the wall.',
      ],
      ill: [
        '{name} has been wringing its hands. You sit down and put a finger in among them, and it wrings that too, and then merely holds it. All along its back the scales lie flat. When it can spare the finger, see to what it needs.',
        'You sit down on its soft side, and {name} lets it stay the soft side. See to it next: whatever is wanting, medicine or a meal.',
      ],
      asleep: [
        'The scales lift and settle, click by click, as if someone in there went round trying every lock. You sit and are no trouble. The second round is shorter. On the third there is one click, and {name} sleeps without the rest.',
        '{name} is asleep, shut, and you sit beside it with a hand on the floor. It does not wake. But something thin and warm comes out at the side and is laid across your thumb. It is the tip of a tail.',
        'The sleeper is talking in there, all on one polite note. You put your head to the earth. It is offering somebody, after you, no, after you, the last of {loved}.',
      ],
      shy: [
        '{name} is shut when you sit down. You study the skirting board. After a long while a nose comes out between two scales, finds that you have not moved, and goes back in to tell the hands.',
        '{name} is a door, and you sit down in front of it and do not knock. A good while later one bronze scale goes up, no higher than the flap of a letter box, and something worried looks through.',
      ],
    },
  },
  things: {
    feed: {
      'weaver ants':
        'The weaver ants have sewn themselves a house of leaves. {name} undoes one stitch, excuses itself to you, and lets the tongue in. Then it folds the leaves to again, and there is nobody at home.',
      termites:
        'Somewhere in your palm, under the bark, there are termites. {name} shuts its ears, then its nostrils, and bows over your hand. The tongue goes along each line of it. It has read your fortune, and eaten it.',
      'ant eggs':
        'The ant eggs lie in your saucer like rice at a wedding. One long pink stroke, and there are none. {name} remains bowed for a moment, and all its stones can be heard going round, in their good clothes.',
      'ant larvae':
        'Under the back of your spoon are the ant larvae. {name} measures first: out to the far edge, home, and a pause. Then it takes them up in rows, from the left, and pats the earth where they were.',
      'termite mound soil':
        'The termite mound soil lies on the slate. {name} goes through it grain by grain, with the tongue, and sets the stones apart. One is round. It looks at you, and it looks at the stone, and swallows.',
      'silkworm pupae mash':
        'The mash of silkworm pupae is warm, and holds its shape. {name} draws its tongue down the middle, and eats up to the line, and then the other half. You are handed the saucer, licked blank.',
    },
    play: {
      'rotten log digging':
        'The rotten log is rolled up, and {name} tests it with one claw, begs its pardon, and digs. Chips fly past your ears. It backs out, crumbs on every plate, and shows you straight through to the other end.',
      'ant trail following':
        'The ant trail goes along the wall, over your shoe and under the gate. {name} follows it upright, hands together. At the shoe it waits for the last ant to be down before it goes round, and you may breathe.',
      'mud wallow':
        'It goes into the mud wallow backwards, the tail, the hips, and sits. Then with a smack the whole of it turns over, and rises before you, hands held high and dry.',
      'night foraging walk':
        'You go foraging, the two of you, at a walk, with the lamp hooded for the night. {name} halts, lays its tongue on the dark, and winds in what there is. You would have missed the gate.',
      'soil mound':
        'There is a mound of soil, heaped for no purpose. {name} digs in from the north, comes out at the south, and has it all back before you have put down the spade.',
      'quiet companionship':
        'You bring the stool and call it quiet companionship. {name} brings itself. At the end of a good while it gets up, bows, and with one claw fills in the marks of your stool.',
    },
    clean: {
      'mud bath':
        'From your ladle the mud bath goes over it, cool and thick, until there is only an eye. Then all the plates go up together, and the mud comes away in leaves, and is raked into a pile.',
      'scale brushing':
        'With the soft brush you go along each scale, as they lie. At the joint of the shoulder grit comes out like pepper. {name} moves that shoulder, hears that it no longer creaks, and turns to you the other.',
      'scale tick picking':
        'You find the tick by lamp, beneath the ninth scale, and ask. The scale goes up. You pick it out and ask for the tenth. {name} holds its breath the whole time, so that you shall not be knocked about.',
      'claw soil rinse':
        'You rinse the soil from its claws, one hand and then the other, as they are never both to spare. While you hold the left, the right is shut tight upon its own. Clear water runs away down the tiles.',
      'burrow sand change':
        'Out of the burrow goes the old sand, and in goes the new. {name} goes in. One hears it raked, and smoothed, and patted in the corners. A single grain is brought out and laid at your feet.',
      'lukewarm hose trickle':
        'You let the hose trickle, lukewarm. {name} stands in it like a tiled roof in soft rain. It lifts a row for you, and the water finds its way off at the tail on to your boots.',
    },
    sleep: {
      'deep earth burrow':
        'The burrow goes down deep, and the earth is cool there. {name} backs in before your lantern, bowing at each yard. What is left is a wall with a pulse in it.',
      'hollow tree trunk':
        'The hollow tree trunk has been dusted out. {name} measures it with its tongue from the inside, finds that it is one pangolin wide, and closes. If you knock on the bark there is a small click, out of courtesy.',
      'dark quiet den':
        'Before the den you hang a sack, so that it is dark, and take off your boots, so that it is quiet. {name} thanks you with one plate. Then even that lies down, and the latch goes, far in.',
      'buried crate':
        'The crate is buried to the lid, with leaves in it. {name} gets in as one boards a train, hands together, and looks out at you. You hear the leaves being moved to where they should be.',
      'warm soil bed':
        'The soil of the bed has been in the sun and is warm to the wrist. {name} lies down in it plate by plate, until the edges tick no more. Your hand beside it is not moved off.',
      'undisturbed daylight':
        'The card at the gate is turned. It is undisturbed daylight now, till dusk, and even you go by on tiptoe. {name} has drawn its tail across its face, and sleeps in that like somebody in a reading room.',
    },
    medicine: {
      'snare wound dressing':
        'You ask to see the foot, and wait, and are shown it. The snare has left a ring. You lay the dressing on, and wind, and {name} looks at the knot, undoes its own two claws, and ties it better.',
      'gastric ulcer medicine':
        'The ulcer medicine is chalky, and you say so. {name} takes it along the whole length of the tongue, which is the whole length of the trouble. Some time on, a stone turns, and no plate winces.',
    },
    discipline: {
      'whispered apology':
        'You have trodden on a filled hole, and whisper your apology. {name} considers it. Then it looks at the lawn, where there are four that it has not filled. It goes and sees to those, head down.',
      'respectful distance':
        'You keep a respectful distance from the bulbs, and stand there, so that it can be seen how that is done. {name} measures it with its tongue. It takes up its own place behind the line and folds its hands.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, with its tail across the entrance, and takes nothing in. It wakes at {wakes_at}. You may sit outside and reflect. It feels that through the ground.',
      'You set it down by the burrow and nobody comes. {name} is a knot until {wakes_at}. Only company gets through. Reflect, if you like.',
    ],
    closed: [
      'You hold it out to {name}, and it becomes a door, shut. It takes nothing from a caller it does not know. Sit down and reflect. That is how it opens.',
      'There is no edge to get a finger under, and you do right not to try. {name} trusts too little yet for any care but company. Reflect with it, and again later.',
      'Whatever you brought waits on the step. {name} is within, and hears you, and will not open today. Put your hands in your lap and reflect beside it.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. Its plates have hardened, and it has found that they rattle. It has also found the tin roof, the stairs and the umbrella stand.',
      'A child already: {name} rides about on its own tail, as it would on a mother’s, and has dug its first hole and filled it in, twice.',
    ],
    teen: [
      '{name} is half grown. It comes home at dawn with earth on its snout, is asked where it has been, and closes. Its mealtimes matter now. They settle what it becomes.',
      'Half grown, {name} stands at every doorway with one foot over the sill. Keep its hours well, and it will know which side it belongs on.',
    ],
    high_care: [
      '{name} is grown, and {form}. It comes up to you on its hind legs, opens its clasped hands at last, and there is room in them for one of your fingers.',
      'Grown: {form}. All down one side of {name}, the side that it walks on next to you, the plates are never shut now.',
    ],
    balanced: [
      '{name} is grown, a {form}. It keeps three burrows and a hollow tree, calls at each, and at yours a little oftener.',
      'Grown, and a {form}: {name} goes out at dusk with folded hands, like a doctor, and comes back through whichever gap is nearest.',
    ],
    low_care: [
      '{name} is grown, a {form}. You find the earth patted flat, still warm, and nobody on it. It has learned to close so well that it can hardly be seen.',
      'Grown: a {form}. Some nights there is a tick of plates along the wall, and a tongue laid on the sill, measuring. {name} was alone a good deal.',
    ],
    rescue: [
      '{name} is grown, a {form}. One row of plates has come in paler, over the old hurt, and lies closer than the rest. It lets that row be touched.',
      'Grown, and a {form}: {name} goes round in the evening and fills in the holes that others have left, so that nobody falls as far as it did.',
    ],
  },
  trust: [
    'There is a plate over the left eye of {name} that had never been up while you were there. Today it stays up.',
    '{name} goes through a doorway ahead of you without a pause, turns, and holds it. You are announced, with a small cough.',
    'It takes your hand in both its own, with great care, and closes them, and there is no gap. {name} has shown you what was in there. It was the room.',
  ],
  streaks: [
    'Ten meals on time. {name} has put aside a stone for them, quite a round one, and swallowed it.',
    'Twenty-five in a row, each when it was due. {name} has scratched a mark inside the burrow for every one, and had to dig the burrow longer.',
    'Fifty on time. {name} had thought that a person would weary of it. It lifts the plate over its heart, to air, and lets it down again.',
    'A hundred, without a gap. {name} lays its tongue out beside them in the dust, all its length, and for once it is too short.',
  ],
  ages: [
    'Ten days. {name} has counted its plates by feel, all those it can reach, and asks whether you would kindly do the back.',
    'Thirty days old, and {name} has walked the wall so often that there is a path, the width of a tail.',
    'A hundred days. Some of its first holes have grass on them now. {name} knows where, and goes round.',
    'A year. {name} has worn its step into the sill of one door, which is yours, by pausing there.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['weaver ants', 'termites'] },
      wish: '{name} would not ask for itself. But one of the stones has been saying that it has had nothing crisp to do, and might there be weaver ants, or termites, with the legs on.',
      granted: 'The stones went round like carriage wheels. {name} stood by with lowered eyes, as the host of it all.',
    },
    {
      by: { action: 'feed', item: ['termite mound soil'] },
      wish: 'It has dined on ants from many houses, and never seen one of the houses. If the mound could be brought to table, earth and all, {name} would take care not to disturb the rooms.',
      granted: 'It ate its way up the back stairs. What was left has been raked even, and the front door stands.',
    },
    {
      by: { action: 'feed', item: ['ant eggs', 'ant larvae', 'silkworm pupae mash'] },
      wish: 'Having no teeth, {name} thinks now and then of a soft supper. Ant eggs, say, or larvae, or that mash which wants no turning over. The stones could have an hour off.',
      granted: 'You could not hear a thing. {name} sat with its head on one side, listening to nobody working.',
    },
    {
      by: { action: 'play', item: ['rotten log digging', 'soil mound'] },
      wish: 'There is so little here that one may break. {name} would be grateful for a log that has quite gone, or a mound of soil it need not answer for.',
      granted:
        'It went in as a gentleman and came out as a heap. Afterwards it put back every crumb, in what it took to be the order.',
    },
    {
      by: { action: 'play', item: ['mud wallow'] },
      wish: '{name} has been admiring some mud from a distance, with its hands held clear. It would go in, if somebody else were to be there, so that it was an occasion.',
      granted:
        'It lay down in it on its back, full length, and opened everything. One would not have known it for the same family.',
    },
    {
      by: { action: 'play', item: ['quiet companionship', 'ant trail following'] },
      wish: 'It would like to play at going somewhere, slowly, one behind the other, and not arriving. An ant trail would do to follow. Or merely you, if you are quiet.',
      granted:
        'You followed the ants, and {name} followed you, and it has said since that it never lost sight of the leader.',
    },
    {
      by: { action: 'clean', item: ['scale tick picking', 'scale brushing'] },
      wish: 'Between two plates, at a spot that {name} could reach only with somebody else’s arm, there is a tick. It hopes it is not too much. The brush would be received as well.',
      granted:
        'It told you warmer, and colder, with its shoulder. When you had it, the whole roof shook and lay down straight.',
    },
    {
      by: { action: 'sleep', item: ['hollow tree trunk', 'buried crate'] },
      wish: '{name} has lain in the one bed since it came, and begins to know what the bed is going to say. It would like to be put up in a hollow trunk, or in a crate with earth over.',
      granted: 'It measured that twice, for the pleasure. Then it turned round in it and there was a click.',
    },
    {
      by: { action: 'sleep', item: ['dark quiet den', 'warm soil bed'] },
      wish: 'Would you be so good as to see {name} to its bed, and stop at the entrance, and say that you have looked, and nobody is coming? A dark den, or warm soil.',
      granted: 'You said it. {name} said that it had not been worried, and shut, from the feet upwards, like a fan.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has a row of plates that it has never had up in company. It is thinking of the third. If somebody sat a little way off, and looked at the view, it might.',
      granted:
        'You were looking at the view. There was a draught, and a very small cough, and it was down again. It went off well.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A caller who comes once has come about something. {name} would like to be called upon twice today about nothing.',
      granted:
        'You came about nothing, and then, it may be supposed, about the same. {name} saw you out both times as far as the gap.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It would like to be asked something, and then not to answer, and for that to be quite in order. Sit down, ask, and wait with {name} for as long as you can spare.',
      granted:
        'You asked. {name} considered it from end to end. It is still to be considered, and you have been told as much, with a bow.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'Towards the end of the day there is a moment when the path can be heard in both directions. {name} would like somebody sitting on it before nine, so that it is heard to be occupied.',
      granted: 'Nobody came, from either side, and it was you. {name} lifted its ear for the whole of it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The stone called Edith',
        shape: 'stone',
        text: 'Perfectly round by now. {name} coughed, turned away, turned back and had it on its palm. It will manage with the others.',
      },
      {
        name: 'A plate, shed',
        shape: 'leaf',
        text: 'From the row over the heart. There is a new one beneath. {name} thinks that the old might keep the rain off something of yours.',
      },
      {
        name: 'The length of the bench',
        shape: 'thread',
        text: 'A straw, bitten off by nobody, laid where the tongue came to. {name} says you may have the bench by it, should the bench ever go.',
      },
      {
        name: 'A calling card',
        shape: 'letter',
        text: 'It is a leaf with one claw mark on it. You were out. {name} waited a suitable time, and left it.',
      },
      {
        name: 'The ant that was let off',
        shape: 'gem',
        text: 'In a drop of resin. It came to the dish last, and held the door for another. {name} could not, after that.',
      },
    ],
    return: {
      name: 'A white root',
      shape: 'thread',
      text: 'It was round one claw when {name} came up out of the ground. It has grown by an inch since, towards the window, and been given a pot.',
    },
    streak: {
      name: 'The doormat',
      shape: 'wool',
      text: 'Plaited, of burrow grass, the size of one shoe. {name} has laid it by the gap in the wall, since after twenty-five such visits a person can hardly be called a caller.',
    },
    hundred_days: {
      name: 'What was in its hands',
      shape: 'acorn',
      text: 'An acorn cup, and nothing in it. {name} has carried this from the beginning, to keep the place. It would like it back when you have looked.',
    },
  },
  release: [
    'You leave the gate open and stand away from it. {name} pauses there to be announced, and as nobody else can, you say its name. It bows, and goes in under the trees.',
    '{name} walks to the edge of the wood with its hands together. There it turns, opens them to you, both, empty, and is gone on all fours.',
  ],
  dying: {
    neglect: [
      '{name} closed, and waited to be asked. Nobody asked. Inside, at some hour, it grew quiet, and it has not opened since.',
      'It had left one plate up towards the door, for seeing who came. Nobody did. The plate is still up. {name} is not behind it.',
    ],
    hunger: [
      'The stones in {name} went round more slowly, and stopped. Its tongue lay along the ground towards the door, at its whole length.',
      '{name} had filled in every hole where there were no ants. It lay down by the last, with its hands folded, and died hungry.',
    ],
    illness: [
      'The plates lifted a little, and settled, and did not lift. {name} died with its soft side to the wall and its hands still closed.',
      '{name} was ill, and the illness got in where no one else could. At the end it unrolled, quite gently, and lay at its full length.',
    ],
    poison: [
      '{name} had no teeth, and took what it was given whole. It closed round the pain as well as it could. It did not open again.',
      'What was given it was poison. {name} bowed over its clasped hands, lower and lower, and so it was found.',
    ],
  },
  returned: [
    'The earth stirs where it had been patted flat. A claw comes up, and a snout. {name} is back, and the first thing that it does is to fill in the hole.',
    'A latch, somewhere, and then a row of them. {name} opens from the tail upward, and looks at its hands. It still has it.',
  ],
  epitaph: {
    openings: [
      '{name} is within, bronze and folded, and has drawn the last plate to.',
      'Under this stone, roofed against every weather, lies {name}, who never hurt anyone and had not the teeth for it.',
      'The earth has been patted flat here with the back of a hand, for {name}, who would have done it for you.',
      '{name}: a pine cone, by the look of it, with its hands clasped round something very small.',
      {
        text: '{name} filled in every hole it ever dug but this one, and somebody has done that for it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It waited to be called upon, and nobody called.',
        'The door was ajar for a long time, and no one came up the path.',
      ],
      hunger: [
        'Its tongue could reach twice its own length, and there was nothing at the end of it.',
        'The ants were late, and then they did not come.',
      ],
      illness: [
        'It had plates against everything except what came from inside.',
        'It was ill, and has unrolled, and rests at its full length.',
      ],
      poison: [
        'It could shut its ears and its nostrils, but it had taken what it was given.',
        'What it was handed was not food. It did not know, and swallowed.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and every row is up, and the air goes through you as through a house in June. You have been to the top of the bank. You shut, and there was sky, grass, sky, grass, and a bump, and you got up with your hands together, and nothing in them was broken. There is mud on your good elbow. Somebody laughed, and you did not close. You would like them to stay where they are. You are going up again.',
      'You are {name}. You have gone out without your caution, and have not missed it. The bench is longer, the mud is deeper, the log is entirely rotten. You report these things formally, as one would to a neighbour over a gate, and the gate, you notice, is standing open. You would like the neighbour to come through and be shown the log.',
    ],
    content: [
      'You are {name}. The wall is where it was. The stones go round in you, the flat one and the two brown ones. You have filled in the hole, and patted it, and stood on it with one foot. What is in your hands is warm. Across the path somebody is sitting who has not once said open. You have put your tongue out that far, and back: eleven feet. You would like them to be there tomorrow, at eleven feet, or ten.',
      'You are {name}, {days} days in the world, and you have measured it: it is as long as your tongue, and then somewhat further. You have had few callers. There is one whose step you need not shut for. You say please, and after you, and not yet. You would like to be asked, today as well, and given a moment to consider.',
    ],
    bored: [
      'You are {name}. You have dug, and filled, and dug. There was no news in the ground. You have stood in both doorways and nobody was announced. It would be forward to ask outright, so you remark only, to no one, that logs are rotting unattended, and that an hour has a great deal of length in it. A game would be received with pleasure.',
    ],
    hungry: [
      'You are {name}, and the stones are turning on nothing. One does not speak of it. You speak of ants in general, of how early they are about, of a mound that you once heard described. You lay out your tongue as a person lays a table. What you want is the meal, and that whoever brings it should set it down and not reach over you.',
    ],
    starving: [
      'You are {name}. You have sent your tongue out as far as it is rooted, and it has come home with dust. You were always brief. Now there is hardly a word that is worth the lifting of a plate. Ants, you say. Pardon me. Ants. You want food, now, near enough that you need not walk, and you will not close against the hand.',
    ],
    sick: [
      'You are {name}, and something has got in. You shut, and it is shut in with you. It is hot in here and the roof does not fit. You apologise for the noise of your breathing. You say things twice and forget the polite part. You would open, for medicine, if it were brought slowly, by one person, who then stayed on this side of the door.',
    ],
    failing: [
      'You are {name}, and you are open, and cannot help it. The air is on your soft side. You had meant nobody to see that. You keep your hands together, because that can still be done. You have no sentences. You have one word, and it is please. It means medicine, at once, and that they should not look away.',
    ],
    near_death: [
      'You are {name}. You closed, so as to wait better, and it has been a long wait, and you are losing the way back up to the edge. There were steps once on the path. You listen with the plate nearest to it. You say nothing, there is no one to say it to. If anybody came now and only sat, you would turn towards that.',
    ],
    asleep: [
      'You are {name}, asleep, and there is no outside. The earth goes all the way round. In the dream you walk down a corridor of doors, with your hands together, and each of them is opened before you knock, and someone says your name, correctly. At the end there is a room the size of your two hands. You want nobody to wake you, and somebody to sit near.',
    ],
    shy: [
      'You are {name}, and you are a door, and it is shut. No offence is meant. Somebody is out there. They have a weight, a breath, two hands, and you would know where the hands are. You answer through the plates, shortly: yes, no, not yet. You want them to ask for nothing, and sit down some way off, and be there again tomorrow.',
    ],
    back_from_death: [
      'You are {name}. You were in the ground, further than you have ever dug, and then there was a way up. You try your plates. You look into your hands. You do not speak of it yet, and when you do it will be one sentence, on some other evening. You would like someone beside the filled-in hole, and the next meal at its hour.',
    ],
    hurt: [
      'You are {name}, and you opened, and it hurt. You go over that. There was a hand, you knew the hand, and you lifted the plate yourself. Now all is shut that will shut, and you speak from behind it, in short words, still courteous. Take it away, please. Do not reach. You want whoever it was to sit down at a distance and be very quiet.',
    ],
  },
}

export const PANGOLIN: Species = {
  slug: 'pangolin',
  name: 'Pangolin',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['solitary', 'stoic'],
  personality:
    'A walking pine cone with clasped hands and much to worry about. Has never attacked anyone; simply becomes a door, shut.',
  special_mechanic:
    'Below trust 40 it stays closed: all stats are hidden and care is refused, but sitting with it to reflect always works.',
  mechanic: {
    care_needs_trust: 40,
    shown: [{ from_trust: 40, stats: ['hunger', 'happiness', 'health', 'trust', 'discipline'] }],
  },
  items: {
    approved: {
      feed: ['weaver ants', 'termites', 'ant eggs', 'ant larvae', 'termite mound soil', 'silkworm pupae mash'],
      play: [
        'rotten log digging',
        'ant trail following',
        'mud wallow',
        'night foraging walk',
        'soil mound',
        'quiet companionship',
      ],
      clean: [
        'mud bath',
        'scale brushing',
        'scale tick picking',
        'claw soil rinse',
        'burrow sand change',
        'lukewarm hose trickle',
      ],
      medicine: [
        'rescue centre vet',
        'gastric ulcer medicine',
        'subcutaneous fluids',
        'snare wound dressing',
        'pneumonia antibiotics',
        'stress-free quarantine',
        'tick treatment',
      ],
      discipline: [
        'sit with it',
        'respectful distance',
        'no touching yet',
        'whispered apology',
        'door left open',
        'silent company',
      ],
      sleep: [
        'deep earth burrow',
        'hollow tree trunk',
        'dark quiet den',
        'buried crate',
        'warm soil bed',
        'undisturbed daylight',
      ],
    },
    harmful: [
      'dog kibble',
      'milk',
      'insecticide powder',
      'crowd of visitors',
      'sweet fruit',
      'prying it open',
      'wire snare',
      'scale polish',
    ],
  },
  appearance: {
    look: 'a bronze pangolin walking on its hind legs, overlapping artichoke scales, foreclaws held together',
    colours: ['#8b5e34', '#d9b48f', '#4a3526'],
  },
  figure: {
    eyes: '#2a1e16',
    body: 'upright',
    skull: 'wedge',
    muzzle: 'snout',
    tail: 'spike',
    marking: 'scales',
    extras: ['artichoke'],
    headSize: 0.9,
    tailSize: 1.1,
    eyeSize: 0.8,
    shift: -10,
  },
  book: BOOK,
}
