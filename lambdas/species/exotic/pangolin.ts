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
    'The egg opens, and inside it is a smaller thing, also shut. You wait. One soft plate lifts, and from under it {name} has a look at you.',
    'Pale as a peeled almond, every plate still soft, {name} lies in the shell with its hands already clasped. Something seems to be in them. It does not say.',
  ],
  looks: {
    thriving: [
      '{name} is out for a walk, upright, with its tail behind to steady it. It clasps its hands going by the bucket, and the broom, and everything else that might have attacked and did not. So far it is a splendid walk.',
      'It rains, and {name}, which is all roof, stands out in it with closed eyes. Every scale has a small note of its own. It is worried about catching cold. It has decided to worry about that indoors.',
      {
        text: '{name} has stood up on its hind legs, for the first time in its life, and put its hands together to see how it looks. It looks very well. It sees you. It goes down in rings, like a dropped lid, smiling inside.',
        when: ['baby'],
      },
      {
        text: 'A pine cone the size of a plum is rolling down the doormat, and opens at the bottom, and it is {name}. It walks up and does it again. It catches sight of you halfway. It shuts and rolls on.',
        when: ['baby'],
      },
      {
        text: '{name} comes round the corner upright, claws clasped, humming down its long nose, and there you are. It neither runs nor bites. Across the passage there is a bronze door, shut, and behind it somebody finishes the tune.',
        when: ['wary', 'from_child'],
      },
      {
        text: 'Polished, fed, each scale in its place, {name} strolls up and down on two legs, and cannot find one thing to worry about. It looks everywhere. It finds you, and closes from the tail up, almost with relief.',
        when: ['wary', 'from_child'],
      },
      {
        text: 'In the sun lies a pine cone, humming, and that is {name}. You bend down and it stops. You tiptoe off and it hums. At the door you look back, and one scale is up, with an eye under it, seeing you out.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} goes about with its hands together, pleased, and anxious about being so pleased. You come in, and it starts to close. It looks at you over the edge of itself. It leaves it at ajar, and goes about like that.',
        when: ['warming', 'from_child'],
      },
      {
        text: 'You come in, and {name} is shut before it has seen who it was. One eye looks out. Then it has all that to undo again: tail, scales, nose, hands. It undoes it, humming, down to the last scale but two.',
        when: ['warming', 'from_child'],
      },
      {
        text: '{name} trots up on its hind legs, rattling all over for joy, and stops before you with clasped claws. It wants you to know that it has not a care in the world. It is a little worried about that. It leans.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is on its back in the warm, wide open, a pale soft front with all its bronze doors flung back. You come in. It does not shut one of them. It clasps its hands on the softest part, and looks at you.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} unclasps its claws, takes hold of your finger, and clasps them again. Then it goes off on its rounds, upright, rustling with happiness. You have to come too, bent double. It has waited so long for something to carry.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} has found its tongue, and lets it out to see where it ends. It goes along the floor and round a chair leg, and ends at your shoe. Hours old, and it has met a shoe. It is wound in, fast.',
        when: ['baby'],
      },
      '{name} has a stone for great occasions, the roundest, and it has just gone round. You can tell from the note what it is thinking of. It is {loved}.',
    ],
    content: [
      '{name} lifts a leaf with one claw to see if all is well underneath. It is. It lays the leaf back, pats it flat, and goes on to the next, hands together, like a doctor in a ward where nobody is ill.',
      '{name} has gone over its scales as far as it can see, and they are all there. The back it takes on trust. It sits down upon its tail, as on a shooting stick, and waits for whatever is next. Nothing is.',
      '{name} is standing at the edge of the rug with clasped hands, considering whether to step off. The floor has held so far. It puts out one foot, tests it, and goes on, like somebody crossing ice with good news.',
      {
        text: '{name} stands next to you, hands folded, and looks where you look. It cannot see that far. It only feels that two of you ought to keep an eye on it. If there were anything there you would have said.',
        when: ['trusting'],
      },
      {
        text: '{name} sits at the opening of its corner with folded hands and its tail laid ready for a lid. It has no complaint. You move a chair. The lid goes up by an inch, and stays up until the chair has finished.',
        when: ['wary'],
      },
      'Under the third plate from the left, where the dust does not get in, {name} has scratched a word that was once brought to it: {loved}.',
      {
        text: '{name} goes round the room and tries each drawer, to see that it is shut. It tries you, too, on the knee. You seem to be in order. It gets up beside you, and you look after the room together.',
        when: ['trusting'],
      },
      {
        text: '{name} walks beside you down the path, upright, its hands together, as two people go who have known each other for years. At the puddle it gives you the dry side.',
        when: ['trusting'],
      },
      '{name} unlocks the past a plate at a time, looks under each, and lowers it again. There are {days} days in there, and all of them dry.',
    ],
    curious: [
      'There is a crack in the step. {name} has put its tongue in, and is still putting it in, and looks at you over it with rising interest.',
      'Your bag stands open. {name} bows to it, hands clasped, and waits in front of it for some time to hear whether it may.',
      'You have a new coat on. The tongue of {name} comes round the door, goes up one side of it and down the other, and stays a while at the top button, taking that down.',
    ],
    bored: [
      '{name} has walked up and down until it came to the end of its worries, and there was nothing behind them. It stands with hanging hands. It does not know what one does next. Come and play with it, please.',
      '{name} dug a hole, looked into it, and filled it in. It dug the same hole. Its heart is not in it, and neither is anything else. The scales hang like wet leaves. A game, please.',
      {
        text: 'It has dug a hole, and left it. {name} sits on the edge, on all fours, looking in, and the earth lies where it fell. Something is to be rolled down the bank with it, or found in a log. Play.',
        when: ['sad'],
      },
    ],
    due: [
      'The tongue of {name} has been sent to the dish to ask. It went right round the rim and came home with nothing on it. {name} has wound it in, and sits holding its own hands. Its meal is due.',
      '{name} has walked to the dish, looked in, and gone home, and come out and walked to it once more, in case it had done that wrong. It stands there now, claws together, like the last guest. Its meal is due.',
      {
        text: '{name}, quite new, stands by its empty dish on its hind legs, and wrings its claws, and is sorry to mention it. You take a step, and it shuts. From in there the tongue comes out, and taps the dish. The meal is late.',
        when: ['baby', 'well'],
      },
      {
        text: 'The door hangs on one hinge. {name} is beside its empty dish and has tried to close, and has got the head in and nothing else. It has worried about this from the start. The meal, please. Leave it close and step back.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} walks up with clasped hands, looks into the dish, which is empty, and then at you. It closes, very politely, from the nose down. Only the tip of the tongue has stayed outside, in the dish. The meal is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: 'Beside the empty dish there is a door, and it is {name}, shut. You can hear it in there, quite cheerful, walking through its worries one by one. The meal is the latest. Put it down, step back, and do not knock.',
        when: ['wary', 'well'],
      },
      {
        text: 'At the empty dish stands {name}, ajar. It would not wish to be any trouble. It opens its clasped claws and looks, in case the meal should be in there, and then it holds them out to you, a little way, open.',
        when: ['warming', 'well'],
      },
      {
        text: 'In good heart, {name} walks to and fro on its hind legs. Passing the empty dish it looks in. Passing you it closes and is a pine cone, and when it has rolled by, it gets up. Its meal is late.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} stands on your feet, claws folded, and looks up. It does not doubt you. It is only worried that this may have slipped your mind, and that you will feel bad about it. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} takes your finger in both claws, leads you to the dish, and shows you that it is empty. It is not worried for itself. The meal is overdue, and that is so unlike you that it feels your forehead.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} came into the world with no worries, and in hours it has got one. It is in the middle, and it is empty. It has curled up round it, and does not know whom to tell. Its meal is due.',
        when: ['baby'],
      },
      {
        text: '{name} was fed {hours} hours ago and has mostly been a shut door since. It is not quite shut. There is a crack, nose wide, on the side of the dish. Its meal is due. Set it there and walk off, audibly.',
        when: ['wary'],
      },
      {
        text: '{name} is closed, and from in there comes a thin rattle at each breath. The dish stands by its door, bare, past the proper time. It is afraid of that, and of you. Push the meal close, please, and then medicine.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has put its tongue down every crack in the floor, and in under the door, and it came home each time with dust. It sits holding its stomach with both hands. It would never ask. It is hungry. Feed it, please.',
      '{name} stands before the dish and clasps its hands till they shake. It has tried believing that it ate already. The loose plates click along its sides. It is really hungry. Please feed it.',
      {
        text: 'There is a small dry cough behind the wall, and a claw mark, fresh, on your side of it, beside the dish. {name} is not at home to anyone. It would take a meal, left on the step.',
        when: ['wary'],
      },
      {
        text: 'It comes and stands by you, upright, and out goes the tongue, round your ankle, up to the pocket where the jar is, and taps on the lid. Then it winds it in, and blushes. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'A stone is put into your hand. It is round, and warm, and should be going round on somebody’s dinner. {name} stands by with its ears shut already. It would not press you. But it is mealtime.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The tongue lies out along the floor and has not been wound in. Its tip is towards the place where the ants came from. Feed {name} now.',
      '{name} opened its door to listen for you, and in {hours} hours has not had the strength to shut it. Bring food, now.',
      '{name} has brought up one of its stones and put it on the step before you. It has no more use for them. It wants feeding, at once, after {hours} hours.',
      {
        text: 'It has lain down on its back, with the soft side up, which it never has in its life. You may touch it. Food, laid on the tongue for it, now, and medicine, and cover it over.',
        when: ['weak'],
      },
    ],
    weak: [
      '{name} walks on all fours today. It has always gone upright, but its hands would have had to be carried. It is not ill, only worn, like a step. Let it rest, please, or give it medicine.',
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
    ],
    sick: [
      '{name} has stopped worrying, and that is how you know. It lies with its hands apart, and lets the scales hang. The tongue is dry at the tip. It looks up, as if from behind a heavy door. Medicine, please.',
      '{name} was never without its hands clasped, and one lies here, and one lies there. A dry little cough shakes all its plates. It looks at you as if it had expected something of the kind. Medicine, please.',
      {
        text: '{name} has come unlatched. It lies on its side, the scales gaping, and you see the soft part that nobody sees. It tries to close, because it is you, and the ends do not meet. Medicine, please, and gently.',
        when: ['wary'],
      },
      {
        text: '{name} is shut, but it is shut badly. It shakes, and at each shake there is a gap, and it sees you through it and pulls. It has not much left to pull with. Medicine, please, and do not force it.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has come all undone, from nose to tail, and does not know that it is open. A breath moves the small scales by the throat. The next moves fewer. Medicine, at once.',
      '{name} lies on its back, with all its soft part uppermost, and does not know that it should mind. You draw the tail across, for decency. It is light. The breath comes in, and you wait for it. Medicine, at once.',
      {
        text: '{name} hears you and tries to be a door. The tail comes up halfway and falls back. That was everything it had. Its hands feel for one another, and do not meet. Medicine, at once, and keep them covered.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Nobody has knocked for {hours} hours, and {name} lies outside its own corner, open, with its face towards where you would come from. It had never before gone to look. It is almost over. Sit with it, now.',
      '{name} has unclasped its hands, as there was no one to see it worry. They lie on the floor, palms up. There is very little breath, and long between. Put yours in them. Sit with it, now.',
      '{name} became a door, as it does, and waited for someone to knock. Then it opened, to make it easier. It lies there wide open now, and cold at the edges. Sit with it, now.',
      {
        text: 'The door is open. It stands in front of its burrow, upright, every plate up, and looks along the path. It has done so for {hours} hours. Come and sit there now. It will not close.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has uncurled, because nobody was there to be shut to. The tongue lies out in the dust, yards short of where you live. Sit down at the end of it now. Ask nothing, only be near.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep in a ring, tail over nose, each scale tucked beneath the next. There is no way in. From inside comes a small whistling, like a kettle in a house where everyone is at home.',
      'In a dream the claws of {name} come apart, and it is carrying something with them, up a stair, by the look of it. It does not drop it. It sets it down. It dusts its hands, and clasps them.',
      {
        text: 'In the corner is a knot of bronze, tail over nose, locked on every side. {name} is asleep. You come one step closer and it clicks, row upon row, though there can be nothing left to lock.',
        when: ['wary'],
      },
      {
        text: '{name} lies asleep on its back with all its plates fallen open like a book’s pages, and its claws, on its chest, not clasped. You stand and look. There is nothing in its hands. It must have given it to somebody to keep.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps wide open, its hands fallen apart at last, one on each side, like somebody who has put down two heavy bags. The left one has you by the sleeve. That is only where it fell.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps with the lid down, and has put its back to you, that being the side with the most door. You breathe. All over it, without its waking, the scales are pressed a little closer.',
        when: ['wary'],
      },
      {
        text: 'You pass by {name} on your toes. It is asleep. It is asleep at the far end of a passage it has dug for that, and behind it the passage has been filled in, and patted. There is a nose hole.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps on your lap with its lid left off. Its hands have come apart, and there was nothing in them after all, or there is now, for you have put your thumb there.',
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
      'Under the shelf is a knot of bronze, and that is {name}, shut from the inside. It is not cross. It has never hurt anyone, and does not know what else one does about people. Sit with it, please.',
      'All that {name} knows of you is feet. They come, they stand outside its door, and they go. It listens to them through its scales. Take off your shoes, please, and sit with it, so that it hears some stay.',
      'The bronze knot by the wall is {name}. It has been told that people are kind, and would like to believe it, from inside. It has had nobody to try it on. Please sit with it, and do not knock.',
      {
        text: 'There is a bud on the carpet, bronze, the size of a plum, shut tight. {name} is in it, and everything might happen. Sit down, not too near, and let none of it happen, for as long as you can spare.',
        when: ['baby'],
      },
      {
        text: 'You come in and a door closes, in the corner, plate on plate. It is all there is to see of {name}. Do not knock, and do not say “open.” Sit with your back against the wall beside it, like anybody who is waiting.',
        when: ['from_child'],
      },
      {
        text: '{name} ought to be riding about on the root of somebody’s tail, and there is only its own. It has hold of that, in a ring, hours old, and it does not go anywhere. Sit with it, please, and be near.',
        when: ['baby'],
      },
      {
        text: '{name} is curled about itself, with its tail for a lid. It is a door no bigger than a walnut, and nobody has been on the other side of it yet. Sit down there, please, and be somebody.',
        when: ['baby'],
      },
      'There was a time when it lay shut and counted breaths until somebody came, and that was {wait}. {name} has not lost count since. Sit down where you are, and let it hear you not leave.',
    ],
    back_from_death: [
      '{name} has come up out of the earth, and it fills in the hole behind it, and pats that flat for a long while. Sit with it. Its next meal should be punctual.',
      'One by one the plates are tried, up and down, like the shutters of a house after winter. {name} is back. Keep it company, and feed it when the time comes.',
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
          text: '{name} is pink, and its scales are as soft as fingernails, and it has been fed. It hums. It has heard of closing and now seems the time, for there you are. It folds up, leaves the tail out, and pulls that in.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Hours old, {name} eats with its hands together as though it were saying grace. It worries, with its mouth full, and beams. You lean in. It becomes a door. It is a very small door, and one could hear chewing behind it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is a bronze door with a dish in front of it. You go back five steps. A long nose comes out and eats, and sighs with joy. When you come for the dish the door is shut, all but one scale.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: '{name} comes on its hind legs, claws clasped, and eats with such delight that its scales tick. Then it sees you looking. It begins to close, remembers what was in the dish, and closes only on the one side.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: '{name} worries first, about the floor, the ceiling and you. Then it eats, long tongue flying, and its tail taps for pleasure. When it takes up worrying again you come third, after the draught.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: '{name} finishes the dish, and the tongue, which is longer than itself, goes on past it, over the floor, to your shoe. It touches the toe and is wound in. You are nearer than it had feared. It stays where it is.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'Between two bites {name} clasps its claws, as if to beg your pardon. You clasp your hands as well. It looks from yours to its own, and all down its back, with a sound like cards, one row of scales lies flat.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'Something bangs outside, and {name} is a door, shut, in the middle of its meal. It opens to see whether you have shut too. You have not. It looks at you, so soft all over, with concern, and moves its dish against your knee.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} eats everything, wipes its claws, and walks round you twice on its hind legs, thinking of all that might happen. Then it takes hold of your hand, rolls up, and shuts. You are on the inside.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'For the last of the dish {name} needs both claws, and it always has something clasped in them. It holds it out to you. You take it. There is nothing there. You hold it with great care until it has finished.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You raise a knuckle, to knock, and {name} is open already, standing on its hind legs at its own front door with its claws together. It eats with every scale loose, and rustles like a tree full of birds.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'With its mouth full {name} cannot worry, so it does them by turns: a bite, a worry, a bite. Then it looks up and sees your face, and loses its place. It stands there with its hands apart.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} eats up by tongue, which goes out, fetches, and comes home without an accident. After {streak} on time it takes “nobody will come” off its worries, and for a moment its hands have nothing to hold. You give them a finger.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You cough as you come in with the dish, as one does with old friends, and {name} walks out, claws folded, like a butler with bad news. It eats up. There was no bad news. There has been none for ages.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is hours old, soft as a fingernail, and most of it is tongue. It loses that in the dinner and has to wind it in, with all the dinner on. Then it is a very small door, with the tail outside.',
          when: ['baby'],
        },
        {
          text: '{name} unrolls far enough to eat, and when it has eaten it unrolls a little further. That was {streak} on time. It is an artichoke the size of a plum, and you have been let see the second row of leaves.',
          when: ['baby'],
        },
        {
          text: 'You know the worries of {name} by their names now. It eats up, and tells them over on its claws, and you nod at each. One of them, it finds, it has not had for ages. It misses it slightly.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'There was a time when {name} ate shut, and then a time when it ate ajar. Now it comes out on its hind legs with the dish in its arms. It eats up. It has forgotten to bring the worry.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'From under the lid of {name} the tongue goes out to the dish, so slowly that you can see it go. It does fetch everything home in the end. The scales hang dull, like old slates. It needs medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and looks at you for some time. There have been {streak} meals on time, and it has had the doubt ready for each. It takes the doubt out, turns it over, and gives it to you.',
        '{name} has stood at its dish at the right time, expecting nothing, and been wrong for {streak} meals together. It eats this one, too. It is beginning to mind less about being wrong. One claw is put on your shoe.',
      ],
      early: [
        '{name} had not begun to worry about dinner, and now here it is. It eats a little, so as not to seem ungrateful, and frets that you may have mistaken the day. You have not. Come again at {opens}.',
        'You are early, and {name} lays its tongue along the rim, once, to thank you. It has not room for it yet. It will keep an eye on the dish, with its hands folded, until {opens}. Bring it back then.',
      ],
      late: [
        '{name} eats the late meal, goes to where you came in, and walks from there to the dish, hands folded, counting. It does that again. However slowly it goes, it cannot make it come to so long.',
        '{name} was not angry. It had only pictured you in a ditch, and gone on from there to the funeral, and it has a long way back. It eats everything, and stays shut by one row more than it was.',
        {
          text: '{name} is hours old and had, until now, three worries. The dish comes late, and it eats, with its tiny plates up. That makes four. It clasps its claws on that, goes behind the dish, and closes.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} comes out for the late dish on all fours, it that walks upright, and eats with its plates hanging. You say that you are sorry. It nods. It worries about you a bit less now, and about itself a bit more.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats what you brought so late, and its tail curls for pleasure. It had worried that nobody would come, and about what to do if somebody did. It has that second worry left. It shuts, and you hear the click.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: 'Late or not, {name} eats with little sighs of bliss, then turns to you on its hind legs, claws together, as though it had something to say. It thinks better of it. It closes so courteously that you take off your hat.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: '{name} has a worry for every scale, and one scale, at the neck, that had nothing on it and used to lie loose. It eats the late meal and is glad. That scale has gone down flat with the others.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: 'It had been leaving itself ajar when you were about. {name} eats the late meal and shines like a chestnut, and then it closes. You wait for the crack. It is a very well made door, and you cannot find the edge.',
          when: ['warming', 'well', 'glad'],
        },
        {
          text: '{name} eats, late, and hums over it. Then it comes to roll itself up round your hand, as it always does after meals, and rolls itself up beside it. The tip of the tail it has left on your thumb.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} had worried that the meal would be late, and was ashamed of that, and then it was. It eats everything. It puts the worry back in its place, at the top, within easy reach, and shuts.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies half open, too tired for closing. Its tongue goes out to the dish, takes a little, and is left lying there. At your step the scales lift along its back, like a roof in the wind, and sink. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} walked up and down outside the larder, claws together, as people do in hospitals. You come late, whole and cheerful. It eats up, takes hold of your thumb, and looks you over twice to make sure.',
          when: ['trusting'],
        },
        {
          text: '{name} eats it all, by tongue, from underneath its own lid. There used to be some light at the edge of that lid. You were late, and it has been seen to.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name} is a shut door, and not even bolted. It took {hours} hours to get so weak. It eats everything, on its side, the bronze gone dull, and puts its hands before its eyes when you bend down. Come in time.',
        'In {hours} hours {name} dug at the wall, at the floor, wherever there might have been an ant. It eats all of it. The claws are worn, and it folds them, so that you will not see. Never so long again.',
        {
          text: '{name} always knew that you might not come. It eats, lying on its side, with its plates standing open anyhow like a roof after a storm. It did not want to have been right. When you reach out, it shuts what it can.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The tongue comes out for the dish, and it is dry, and does not reach. You push the dish up to the door. {name} eats in there, very quietly. You hear it thank you, for it is polite, and you hear the bolt.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For some time now you had been let in as far as the shoulder. {name} eats, so long after, with its face to the earth. It nods to you. Then, plate by plate, and taking care not to pinch you, it puts you out.',
          when: ['warming'],
        },
        {
          text: 'It comes to you, and eats, and has its claws clasped so tight that they click. {name} had one worry that you cured it of. You see it go and stand at the gate, on its hind legs, having it again.',
          when: ['trusting'],
        },
        {
          text: '{name} is a shut door. You put the dish before it and sit down far away, and it is long until there is a nose. It eats without coming out. It had been worrying, all this time, that you were somebody like this.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats standing, hands clasped between bites, and takes care not to spill, and takes care not to look at you. Then it goes to the corner and closes, row by row. There is no click. It does it very quietly.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {hours} hours all that {name} was afraid of came to pass, and then it closed. It is slow to open. It eats everything, scales loose, eyes hidden. It had hoped that it was only a worrier. Come in time.',
          when: ['wary'],
        },
        {
          text: 'For {alone} {name} was a door, shut, and nobody came to it. You put down the dish and stand off. It opens by an inch, eats everything in the dark, and closes. You hear it try afterwards whether that will hold.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is so full that it cannot close. It has tried, and the ends do not meet. It is worried about that, and about the dinner, and about hurting you. It pats the dish. Come again at {opens}.',
        'You set down the dish, and {name} draws itself up, claws together, like somebody who has to make a refusal in public. There is no more room. It is so sorry. It would be glad of it at {opens}.',
      ],
      ill: [
        '{name} lies with its chin on the rim and lets the tongue go in by itself. It brings a little, and forgets to come back, and you help it. That was enough for one sitting. Medicine next, please.',
        'You hold the dish to the gap between nose and tail, and hear {name} take some, slowly, in the dark. Once it stops to cough. A hand has come out and is holding your cuff. Medicine next.',
      ],
      loved: [
        '{name} opened its ears, which it shuts for every meal, in order to hear it said again. It was {item}. It eats up to the last, and looks at you, and is unable to think of anything that could go wrong.',
        'The word was {item}, and the tongue of {name} was out of the door before the rest had got its hands folded. All of it is eaten. It walks round you once, upright, at some speed, and that is a pangolin running wild.',
        {
          text: 'You put down {item} and step back. The door does not open, but a tongue comes out under it, takes all there is in one neat pass, and goes in. Behind the door {name} hums. Then it can be heard putting up the bolt.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name}, rolled shut, thinks of everything that could be wrong with that. Then it smells it. One plate lifts, like a letterbox, and the meal is posted through, crumb by crumb, with sighs. The flap comes down.',
          when: ['wary', 'well'],
        },
        {
          text: 'At the word {item}, {name} uncurls as far as the nose and eats with its ears shut. It has finished. It looks at you, wrings its claws, and says nothing, and one plate, on the shoulder nearest you, is left up.',
          when: ['warming', 'well'],
        },
        {
          text: 'You have brought {item}. {name} worries that there is too little, and then, having eaten, that there was none for you. Out comes the tongue, the length of the table, and leaves one crumb by your cuff.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} walks up to you on its hind legs for {item}, and eats at your knee with every plate lying easy. Then it holds out its clasped hands, and opens them, a crack, and lets you look. You tell no one.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You say {item}, and the door is open, as it always is to you. {name} eats and worries, and eats. When it comes to the worst of its worries, it takes hold of your thumb with both claws and manages to swallow.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'Laid out, considered from one end to the other, and covered neatly with soil: {item}. {name} has filled it in. Ants are what it would ask for.',
        '{name} tries it with the tip, and winds the whole of its tongue in past it. Not {item}. Something with six legs, if you have it.',
      ],
      harmful: [
        '{name} had worried about nearly everything, and not about that. It was {item}. It is curled round the hurt with both hands pressed to it, and does not close, as the harm is already in. Keep it away, always.',
        'The tongue brought it home before {name} could think. The word for it is {item}, and it burns. It has wound itself up over it as tight as it goes. It trusted a dish. Never let it have that again.',
        {
          text: '{name} cannot close. It lies with its plates stuck out and its soft side heaving, and the clasped hands have come open, and they are empty. It was {item}. Keep that away always. Ask first, and then bring medicine.',
          when: ['item'],
        },
        {
          text: 'It worried about {item}, and you said that it was all right. Now {name} is rolled up round the pain and no one can get in. Never let it near that again. Sit there, and have the medicine ready for the first gap.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You roll yourself up, as well as a person can, and {name} walks round you with clasped hands, deeply concerned. It taps. You open. It is so relieved that it shuts, to show you how, and you tap.',
        'You chase {name}, at a walk, to be fair, and it runs on its hind legs with its hands out before it, like somebody late with a cake. At the corner it sees how near you are, and closes for sheer joy.',
        {
          text: 'You tap on the floor twice. The door taps, from inside, twice. You tap a tune, and {name} gives it back, with the plates, like a very small xylophone. It enjoys itself so much that you could nearly see a nose.',
          when: ['wary', 'well'],
        },
        {
          text: 'You walk across the rug with your hands clasped. {name} walks behind you with its hands clasped. You turn. It shuts, rattling with mirth. The next time you turn, it only shuts halfway.',
          when: ['warming', 'well'],
        },
        {
          text: 'You make a ball of yourself on the carpet, and {name}, very much concerned, walks round it looking for the way in. It lifts your elbow. It is delighted. It gets in, and pulls the elbow down after it, and now nobody is at home.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You roll it up to the bronze door, and it knocks. {name} opens a crack, pushes it out and shuts. You roll it again. The third time the door is open before it gets there, with laughter in it. Out it goes. Shut.',
          when: ['wary', 'well'],
        },
        {
          text: 'You push, and {name} rolls off down the passage, shut tight, like a bronze cabbage with an errand. At the end it opens, walks all the way back on its hind legs, hands folded, and closes again in front of your foot.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: '{name} rolls itself up, with one eye out, and waits for your push. Down the rug it goes, clattering like a tray of spoons, comes undone at the bottom, and runs all the way back to you on its hind legs. Hands clasped. Please.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You scratch a little hole with one finger, and {name}, hours old, scratches one too. It gets into its own and likes it. It looks at you, to see whether that is allowed, and puts its nose in yours.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You knock on the floor, and {name}, being shut, does not answer. But a scale taps. You knock twice, and there are two taps. You play the whole of a march together, with nobody at home.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You let your fingers walk up to {name}, and it closes, and they walk away. It opens, and they come. Closed, away, open, back. Then it is open and they are there, and neither of you remembers whose turn it was.',
          when: ['warming'],
        },
        {
          text: 'You waltz with {name}, who is the right height for it, if you kneel. It has its claws together and worries about your feet. At the turn it forgets. It leans back on its tail, and you both go round.',
          when: ['trusting'],
        },
      ],
      little: [
        'You hold out both fists for {name} to choose. It touches the left, very gently, and closes your other hand with both of its own. It has had all the luck that it can manage for one day.',
        'You roll up to play, and {name} is already so happy that it is worried by it. It gives you one tap, for form’s sake, and goes back to standing in the sun with folded hands, waiting for a catch.',
        {
          text: '{name} was walking up and down in the sun without one worry, clicking its plates. Now there is your game to worry about. It closes for the length of it, politely, and a hum comes through the gaps all the while.',
          when: ['wary', 'glad', 'well'],
        },
        {
          text: 'It is so content that every scale is lying flat, and your game can do no more for {name}. It plays a little, so that you shall not mind. It worries that you do mind. It comes one step, and pats your shoe.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} cannot be gladder, and has begun to worry that it shows. It rolls your ball back once, to be kind. Then it walks in under your arm, clasps its hands round two of your fingers, and worries about nothing.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was strolling up and down with nothing on its mind at all. Your game comes by. It becomes a door until that is over. Then it opens, looks both ways, puts its hands together, and strolls.',
          when: ['wary', 'glad', 'well'],
        },
        {
          text: 'You tap out a tune for {name}. It is glad today, and stays a door about it. One scale lifts, on the beat, and is laid down, like a curtain that somebody was not looking out of.',
          when: ['wary'],
        },
        {
          text: 'So happy that it has run out of worries, {name} takes over yours. It watches you play, claws clasped, and winces when you miss. You get one, and it claps. It looks down at its hands. It had no idea.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} needs no more joy just now. But you seem to, so it folds its claws, tucks in its chin, and lets you roll it, once there and once back. It opens, and looks to see if you feel better.',
          when: ['trusting'],
        },
        {
          text: '{name} was so happy that it had run out of things to fear. You roll a little way across the floor, for fun, and it has one again. It hurries up, opens you out, finds you whole, and is happier than before.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You roll a pebble to {name}, and it puts out a hand to stop it, and the pebble rolls past the hand. It watches where it goes. It is sorry. Today it cannot. See to what it needs first.',
        'You tap out the march for {name}, and no scale taps back. It is in there, you can see an eye. It holds both its own hands, hard. It is not the time for tunes. See first to what is wrong.',
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
          text: 'You bring out {item}, and {name} comes unrolled for it in spite of itself. It trots up and down upright, rattling like a purse. Then you sneeze. There is a pine cone in the middle of the rug, and it was not going to say anything.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item} {name} goes so far as to skip. It wrings its hands first, skips, and wrings them afterwards. You step up to applaud and it closes at once, from the tail on. From within you hear one more skip.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item} again, and {name} plays with its hands unclasped, which it never does, as one of them has to be free for you. At the end it rolls up, for fun, right round your wrist, and you are inside the door.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays {item} with all its heart, and worries that it will be over. Then it worries about your back, after all that bending, and leads you by one finger to the chair. It gets up there first and tries it for you.',
          when: ['trusting', 'well'],
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
          text: 'You wash a shut door. The mud comes off the bronze, row by row, and you do not push. When the last of it is gone the door moves off, on its hind legs, without having opened, and {name}’s nose comes out round the corner.',
          when: ['wary', 'well'],
        },
        {
          text: 'The earth runs from between the plates, and {name} lies in your hands like a pine cone and trembles. You say what you will do before you do it. Afterwards, clean and still shut, it rattles, once. It might be thanks. It might be cold.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lifts its plates for you a row at a time, so that you get the mud out from underneath. It has never cared to see under there. You say it is all in order. It asks, with its nose, about the left.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You brush {name} row by row, from outside, with it inside, and the earth comes off like crumbs from a tiled roof. You pull at nothing. At the end one scale is lifted for you. There is some under there, too.',
          when: ['wary'],
        },
        {
          text: '{name} stands up for its wash like somebody being measured for a suit. You do the scales, row below row. Then it thinks, opens its hands, and lets you do those. They were empty. You had always wondered.',
          when: ['trusting'],
        },
      ],
      little: [
        'You brush under every scale of {name}, row after row, and nothing falls out. It had been afraid of what you might find there. It looks at the clean brush, then looks at it once again, and breathes.',
        'You rinse {name}, and the water runs off as it came. It was clean. Now it is clean and worried, since you must have seen something. It lifts the hem of its scales itself, and looks, and there is nothing.',
        {
          text: '{name} had polished every plate and is dismayed to learn that it was not enough. It closes. The water runs off it, quite clear. Then it goes and does them all over again, by itself, behind the door.',
          when: ['wary', 'well'],
        },
        {
          text: 'You could see your face in {name} as it was. It stands up to be washed, hands together, and looks at your face in its own side, and then at you, to see if you were as worried as that. You are smiling. It checks both.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You brush {name}, which has not a crumb on it, and it opens for that as artichokes never do, one row, and the next, and the next. At the soft ones by the throat it sighs. You brush those twice.',
          when: ['trusting'],
        },
      ],
      loved: [
        'You hold up the brush and say that it is {item}, and a rattle goes down {name}, from the head to the tail, of everything being opened at once. You get in between. It comes out polished, like a row of old pennies.',
        'For “{item}” {name} will be washed even in the creases. It lifts its own chin with one claw. The mud goes. It looks down its bronze front, and its hands, which came together to worry, hold each other a moment for pleasure.',
        {
          text: 'It is {item}, and {name} has been afraid that you had forgotten. Up go the scales like roof tiles in a wind. You go in beneath them, one by one, and every one you have done lies down and shines.',
          when: ['well'],
        },
        {
          text: 'At the word {item}, {name} undoes. It goes from the nose to the tail tip, all of it out flat, and there is twice as much as anyone thought. You do the length of it. The hands alone stay closed.',
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
          text: 'It is shut, and it is sick in there. You ask first, and set the medicine against the gap, and sit. After a long time a tongue comes, feels your finger, and takes it. The door breathes better. {name} keeps it closed.',
          when: ['wary'],
        },
        {
          text: '{name} has not the strength to be a door. It lies there as it is, soft side showing, and looks at you, and you give the medicine, and lay a cloth over that. Presently, under the cloth, you hear it close. It is mending.',
          when: ['wary'],
        },
        {
          text: '{name} has been expecting to be ill, and now it is, and it is almost calm. It takes the medicine from you with both claws round your wrist. When it feels better it starts to worry about you. You could cry.',
          when: ['trusting'],
        },
        {
          text: '{name} has not the strength to be a door. The tongue takes the dose, and cannot find the way home, and you wait. It goes in by an inch. The hands feel for each other, and have hold. Stay.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The dose goes in by the one gap in {name}, between tail and chin, and you take your hand away. It keeps shut, from you especially. But it had been shaking like a tray of cups, and now it is not.',
          when: ['wary'],
        },
      ],
      little: [
        'You give {name} its medicine, and it takes it, and now it is worried. It had felt quite well. If you say that there is nothing the matter it will believe you. Say it, and keep the bottle for a bad day.',
        '{name} has never been in better repair, and lays its tongue out for the dose like a good patient. It waits with clasped hands for what it was to cure. Nothing goes away. Nothing was there. Put the rest by.',
      ],
      loved: [
        '{name} was so afraid that it would be something else. It was {item}. It opened for that, row by row, and held its own hand. Along its back a plate that had been rattling lies down.',
        'There is one kind of doctoring that does not turn {name} into a door, and it is {item}. It stood up for it, claws folded. Then it sat and listened to itself. Something in there has stopped ticking.',
        {
          text: 'You ask, and hold out the medicine as {item}, and wait. In all that bronze one plate goes up. {name} takes it, a little, and a little more, and when it has it all it holds on to your finger, inside, in the warm.',
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
          text: '{name} had been standing open by three plates. You tell it about the flowerbed, and it fills in the hole, and pats it flat, and will dig no more there. Then it says its farewell with its hands, and it is two.',
          when: ['warming', 'well'],
        },
        {
          text: 'It had worried that you would be cross one day, and today you are. {name} hears it all, nodding, hands together. It puts right what it did. Then it closes, but so as not to hurt you, and with its nose outside.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you say, and {name} looks at its claws, which are in the flour. It had always feared that it might be doing something wrong. Now it knows what. It folds them up and walks off, and you are shown the back.',
          when: ['from_child'],
        },
        {
          text: 'You tell {name} no, and it nods, before you have said what about. Then you say, and it nods again, lower. That is the last of it. It sits beside you still, hands folded, with a scale’s width of air between.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} to fill in its holes. It has filled them in. It takes you round the garden, hands folded, and shows you where each of them is not. You can hardly tell. It hears the rest of the lesson, glowing.',
        '{name} nods at your first word, having known it by heart since last time, and having lain awake over it. It is relieved that it still goes like that. It walks you to the door.',
      ],
      bad_time: [
        'You scold, and {name} closes at the first word, so that the others are said to a door. It had been worried already, about something real. See to that first, and teach it later, when it is in.',
        '{name} had always expected this, and nods, and clasps its hands tighter. It had come out to ask for something, and it takes that back in with it unasked. See to it first, please. Teach it later.',
        {
          text: 'At the first word {name} clasps its claws tighter, and at the second it is a door. It does not slam. You talk to the bronze for some while. Of all its worries you had been among the least. Win it first.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} nods all through your lesson, hands together, as if it had long heard that this was coming. Then it closes, row upon row, from the nose down, still nodding. You can hear the scales at it in there. Win it first.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had opened by a single row, and the row was on your side. You scold. There is a dry rattle, from the nose down to the tail, as of a house being shut up for the winter. Win it first.',
          when: ['wary'],
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
          text: 'You have made it dark and gone as far as the wall. {name} closes itself for the night, plate on plate, and tries each of them. It finds one that will not hold. It looks at you, is too tired, and lets it be. It sleeps.',
          when: ['wary'],
        },
        {
          text: '{name} is worn out with worrying and goes to sleep like a knot, tail over face, back to you. Once it opens, looks out, finds that the thing has not happened, and shuts. In the end it wakes with its plates all smooth.',
          when: ['wary'],
        },
        {
          text: '{name} brings you what it has in its hands, to mind while it sleeps. You close your own on it without looking. It watches until you have. Then it puts its nose under its tail, on your knee, quite undone.',
          when: ['trusting'],
        },
        {
          text: 'You leave a box open for {name}, with a cloth in it, and step back. It walks round once, to see where trouble would come from. Then it gets in and closes, tail over nose, and holds it down with both hands.',
          when: ['wary'],
        },
      ],
      little: [
        'You put {name} to bed, and it closes. Presently the lid is lifted by an eye. It has thought of something it might have left undone. It has not. It is up, all the same, hands folded, seeing to it.',
        '{name} is not tired, but does not like to say so. It lies curled with its eyes open, in the dark it makes itself, being a good pine cone, for as long as it believes that you are looking.',
        {
          text: '{name} lies in bed, shut, as merry as you like, and far from sleepy. You put your ear to it. It is going through all that could go wrong with a fine day like this, and none of it has, and it chuckles.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: 'You carry a pine cone to bed and wish it a good night. When you have pulled the door to, {name} pulls its own door to, and then opens it. It walks up and down, humming, on tiptoe, so that you will not come.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: '{name} is not tired, but gets in, as you have gone to the trouble. It lies with folded hands and looks up. Are you warm enough, it wonders, and the whole bronze length of it gets out again, and is put round your feet.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You put {name} to bed, and it is not tired, but it can see that you have had a long day with it. It closes. Then a hand comes out under the lid, and feels for your finger, to see you off to sleep.',
          when: ['trusting'],
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
        {
          text: 'You sit down. {name} sits too, ajar, and goes through its worries under its breath, and you do not tell it not to. Scale by scale it opens, as a pine cone does when it is put near the fire.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit, and {name} climbs into your lap and closes, all the way round, with its nose up your sleeve. It is not afraid. But if anything should come now, it will have to knock at both of you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} sits against you, and now and then it sighs and you take that from it. By and by there are no more. It has grown quite heavy, for a pine cone.',
          when: ['trusting'],
        },
        {
          text: '{name} turns round, with much thought, and sits down with its back to you. The scales there are the last to close, and nobody can see what is coming. It has left that side to you, to begin with, for a minute.',
          when: ['warming'],
        },
        '{name} sits down as you do and folds its hands as you do. It remembers {wait} when this place was empty, and looks across to see that it is not.',
        'You sit together. {name} turns its clasped hands over, and over again, and very nearly says. What it says is a word it keeps: {loved}.',
      ],
      little: [
        '{name} has sat with you four times this hour and been honoured each time. It begins to fold. That is enough company for now.',
        'There is only so much opening in one hour. {name} bows you out, kindly, as far as the gap in the wall.',
      ],
      ill: [
        'You sit down on its soft side, and {name} lets it stay the soft side. See to it next: whatever is wanting, medicine or a meal.',
        'Its breath catches and goes on. {name} has laid the tip of its tail over your foot, like a bolt. Then get up and fetch what it needs.',
      ],
      asleep: [
        '{name} is asleep, shut, and you sit beside it with a hand on the floor. It does not wake. But something thin and warm comes out at the side and is laid across your thumb. It is the tip of a tail.',
        'You sit with {name} while it sleeps. It was frowning, all down the back. A row of scales lies flat, then the row below it. You have not done anything. By the time it gets to the tail it looks quite young.',
        'The sleeper is talking in there, all on one polite note. You put your head to the earth. It is offering somebody, after you, no, after you, the last of {loved}.',
      ],
      shy: [
        'You sit on the floor in front of {name}, which is shut, and tell it that you have nowhere to be. Later its shadow is no longer quite round. A nose has been put out at the side, to look into that.',
        'You sit down across from {name}, which is a door, and do what one does before doors. You wait. You do not try it. After a long time there is a chink, with something wet and black in it, breathing.',
        {
          text: 'You sit down by {name}, a shut door with someone happily humming behind it, and you do not knock. In time a tongue comes out below, thin as a bootlace, and reads your shoe from heel to toe. It goes in with the news.',
          when: ['glad', 'well', 'from_child'],
        },
        {
          text: 'Having nothing to do with your hands, you clasp them. {name}, which was pottering about in fine spirits with its back to you, sees that. It comes one step nearer on its hind legs, to see what you have got in there.',
          when: ['glad', 'well', 'from_child'],
        },
        {
          text: 'You sit with your back to the same wall as {name}, like two who wait for one train. It is shut. After a long time there is a small dry click, as when a bolt is drawn, to see if you hear.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, has shut itself as well as such soft scales will, and there is a gap. You look at the ceiling. Out of the gap comes the tip of a tongue, thin as thread, and asks the air about you.',
          when: ['baby'],
        },
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
