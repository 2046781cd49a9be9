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
        text: '{name} is up on its hind legs beside the wall, hands clasped, going through its worries in order. It sees you and loses one. It looks for it on the floor. Then it goes on with the rest, walking beside you.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} goes about with its hands together, pleased, and anxious about being so pleased. You come in, and it starts to close. It looks at you over the edge of itself. It leaves it at ajar, and goes about like that.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in. {name} is glad and has nothing to worry about, and clasps its hands all the same, in case. Then it takes one away from the other and holds it up, an inch. It is almost a wave.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} comes up to you on its hind legs, hands clasped, as if there were news to break. There is none. All is well and nothing is wanted. It wished you to hear it from somebody close.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} goes through its worries, claws clasped, and cannot find one. It goes through them again. Then you look in, and it is so glad that it opens both hands and shows you: nothing.',
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
      {
        text: 'Hours old, {name} shuts itself up into a ball, just to see if it can. It can. It is so pleased that it must open and tell somebody. There is only you, whoever you are. It tells you.',
        when: ['baby'],
      },
      {
        text: '{name} stands up on its hind legs, hours old, claws held together, like somebody about to be introduced. So you introduce yourself. It bows, goes on bowing, and rolls gently as far as your shoe.',
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
        text: '{name} paces upright with its claws clasped, rehearsing how one might mention an overdue meal without upsetting anybody. Then it sees you, forgets every word, and becomes a door with a nose in it. Feed it, please. You need not knock.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} walks up and down beside the empty dish on its hind legs, claws together, like someone with a short speech prepared. It sees you, begins, and loses heart at the edges. Scales lift. Feed it now, and it need not ask.',
        when: ['wary', 'well'],
      },
      {
        text: 'Between two artichoke scales {name} is looking at your hands. They are empty, and the meal is overdue. The scales close. Go and get it, come back, and let the hands be seen first.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} sees you and tries to become a door, shut. It is too weak to close, and stays ajar, with two clasped hands and one eye showing. The meal is overdue. Pass it in through the gap.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has had to unclasp its hands, because it needs them on the floor to stay up. It shuffles them back from yours. The meal is overdue. Put it down close, so that they have something else to hold.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} walks up and down by the empty dish with its claws clasped, like somebody waiting for news. It fears something has happened to the meal. It is overdue. Show it that the meal is all right.',
        when: ['warming', 'well'],
      },
      {
        text: 'The door is ajar. {name} has uncurled as far as one eye, because it is only you, and the eye goes to the empty dish. The meal is overdue. Bring it while they are open.',
        when: ['warming', 'well'],
      },
      {
        text: '{name}, quite new, stands by its empty dish on its hind legs, and wrings its claws, and is sorry to mention it. You take a step, and it shuts. From in there the tongue comes out, and taps the dish. The meal is late.',
        when: ['baby', 'well'],
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
        text: 'Awake, {name} closes at the sight of you. Asleep it has opened, scale by bronze scale, like a pine cone in dry weather. Pine cones shut for rain. Do not be the rain.',
        when: ['wary'],
      },
      {
        text: '{name} is shut. It is asleep, but it is shut, scale over scale, with the tail drawn across for a bolt and the hands clasped somewhere inside. The floor creaks under you. It closes, in its sleep, a little more.',
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
        text: '{name} is hours old, fed, and has found something to worry about, which is you. It walks behind the chair with its hands clasped and becomes a door, shut. Sit down beside it. Do not knock.',
        when: ['baby'],
      },
      {
        text: 'Hours old and fed, {name} stands in the far corner with its foreclaws held together, and looks at you over them in dismay. They are very new, and it keeps dropping one. Sit down quietly, some way off, and fold yours.',
        when: ['baby'],
      },
      {
        text: 'You come in and a door closes, in the corner, plate on plate. It is all there is to see of {name}. Do not knock, and do not say “open.” Sit with your back against the wall beside it, like anybody who is waiting.',
        when: ['from_child'],
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
          text: '{name} had shut itself early, so as to be ready for your being late. You put the meal down on time and wait. One scale lifts, then the row. It eats with its elbows in, and afterwards leaves itself ajar.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} is shut before the dish touches the floor. You step back, and back again. A scale lifts, then a row of them, then two clasped hands come out and part, and it eats standing. When you breathe, it stays open.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} worries first, about the floor, the ceiling and you. Then it eats, long tongue flying, and its tail taps for pleasure. When it takes up worrying again you come third, after the draught.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} walks up with its hands clasped, having worried about this since the last time. You are punctual. It eats, and notices halfway that its claws have come apart and are just hanging there. It looks round. Nothing has happened.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} stood with its claws clasped, in case you should be late. You are on time. It eats, with joy, and then does not know what to do with its hands. It rests one, for a second, on your shoelace.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'In the corner stands a bronze door, extremely happy. You knock, on time. {name} unrolls and eats, and when it shuts itself again, it is only on the latch.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name}’s scales are still soft as wet paper, and it has not got the shutting right. You feed it, on time. It eats with its hands clasped, is alarmed to hear itself swallow, and becomes a door with one foot caught in it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and eats, on time, and is glad. Then it has its first worry, quite a small one, about who you are, and shuts. It has never shut before. It has forgotten the tail.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'For the last of the dish {name} needs both claws, and it always has something clasped in them. It holds it out to you. You take it. There is nothing there. You hold it with great care until it has finished.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} worries that it is too much, and eats it, and worries that you have had none. It unclasps its hands to see to this and gives you one of them to hold. It is mostly claw, and quite warm.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats on time, gladly, in your lap, and tells you its worries between bites. You nod. By the time the bowl is empty there is only one left, that you may want your knees back.',
          when: ['glad', 'trusting', 'well'],
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
        {
          text: '{name} was worried you would not come. You are on time, {streak} in a row now. It unclasps its hands to eat, and afterwards does not quite know where to put them, and puts them on your knee.',
          when: ['well'],
        },
        {
          text: 'On time, {streak} in a row. {name} eats, and looks through all its worries for the one about you. It was here a moment ago. It looks behind your feet.',
          when: ['well'],
        },
      ],
      early: [
        '{name} had not begun to worry about dinner, and now here it is. It eats a little, so as not to seem ungrateful, and frets that you may have mistaken the day. You have not. Come again at {opens}.',
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
          text: '{name} clasped its claws and worried about the meal, then about you, then about the two of you together. You come late and find a door, shut. When you have stepped well back, a long tongue comes out from under it and eats.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} stood with its claws clasped and went through everything that could have happened to you. Nothing had. You were only late. It eats with real pleasure, and then two rows of scales that had been open since yesterday lie flat.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is too weak to be a door. It eats the late meal on all fours and leaves itself ajar, one scale that will not close, its face away from you. Do not push. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Of all that {name} worried about, this came true. You are late. It eats, claws apart, there being no strength to clasp them, and shuts, slowly, scale after scale, with you outside. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has much to worry about, and had just taken you off the list. You come late. It eats, gladly, on its hind legs, and then walks off to put you back, between thunder and stairs.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats the late meal and is happy with it, down to the last scale. Of late, when it clasped its hands, it had clasped them round your finger. Now it clasps them round each other.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old and had, until now, three worries. The dish comes late, and it eats, with its tiny plates up. That makes four. It clasps its claws on that, goes behind the dish, and closes.',
          when: ['baby', 'wary'],
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
          text: 'For {alone} {name} was a door left open a crack, with one worried eye in it. Now it eats what you bring. Then it closes, all the way, without slamming.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had a long list of worries, and you were only one of the small ones. That was {alone} ago. It eats, unclasping its hands just for the purpose, and rolls up. You hear the last scale click.',
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
          text: 'A door, shut, smells {item}, exactly on time, and opens. {name} eats so gladly that its scales rattle. You come one step nearer. It begins to shut, thinks about it, and stays ajar.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} had prepared itself for lateness and for worse. You come on time, with {item}. It eats, scales rippling, with all that worry left over, then unclasps its hands, looks at them both, and lends you one.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} eats standing up, clasping its hands after each mouthful, half in thanks and half in worry over what you want for it. You move one foot to go. It becomes a door.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, on time, and the shut door opens by the width of one snout. {name} eats through the gap, every bite with love. Then the door shuts again, but you were punctual, so it shuts gently.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, and on time, so that {name} has nothing left to worry about and does not know what to do with its hands. It eats. The hands find your finger, and clasp that.',
          when: ['trusting', 'well'],
        },
        {
          text: 'To others {name} is a door, shut. You come on time with {item}, and it eats sitting up against your knee, turned towards you with its soft front, where it has not one scale. You are inside the door.',
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
          text: '{name} will not unroll for you, so you play with it as it is. You roll it, very gently, to the wall. There is a small happy noise inside. It stays shut. It does, however, roll back.',
          when: ['wary', 'well'],
        },
        {
          text: 'In the thick of the game {name} is so happy that it unclasps its claws. It sees that you have seen. It clasps them, turns into a door, and shuts. After a time one scale lifts, to ask whether you are still playing.',
          when: ['wary', 'well'],
        },
        {
          text: 'Whenever the game surprises {name}, it becomes a door, shut. You knock, and it opens. After a while nothing surprises it any more, and it goes on shutting, for the knock.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} enjoys the game so much that it has unclasped its hands. It finds them, one here, one there, and is alarmed, and quickly clasps them again. Your finger is in between. It leaves it there.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} plays tag on its hind legs, wringing its claws all the way in case it should catch you. It catches you. It is appalled. It takes your sleeve in both claws to say sorry, and keeps the sleeve.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} shuts, and you roll it gently down the rug. It unrolls at the bottom, hands clasped, afraid that it may have enjoyed that too much. It walks back up to make sure.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You push, and {name} rolls off down the passage, shut tight, like a bronze cabbage with an errand. At the end it opens, walks all the way back on its hind legs, hands folded, and closes again in front of your foot.',
          when: ['trusting', 'from_child', 'no_item'],
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
          text: 'You come to play, and {name} becomes a door, quite happily, having been as happy before. You knock. You knock again. From inside, someone knocks back. It does not open.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You play ball, and {name} is the ball. It is perfectly happy so, and was perfectly happy before. There is only one thing wrong with it as a ball. Whichever way you roll it, it rolls away from you.',
          when: ['glad', 'wary', 'well'],
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
          text: 'You tap out a tune for {name}. It is glad today, and stays a door about it. One scale lifts, on the beat, and is laid down, like a curtain that somebody was not looking out of.',
          when: ['wary'],
        },
        {
          text: '{name} needs no more joy just now. But you seem to, so it folds its claws, tucks in its chin, and lets you roll it, once there and once back. It opens, and looks to see if you feel better.',
          when: ['trusting'],
        },
        {
          text: 'So happy that it has run out of worries, {name} takes over yours. It watches you play, claws clasped, and winces when you miss. You get one, and it claps. It looks down at its hands. It had no idea.',
          when: ['trusting', 'glad', 'well'],
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
          text: '{name} worries all through {item}. This might end. This might be too much fun. You are standing rather near. About the first two nothing can be done. It moves a yard further off from you, and dances.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, {name} has let go of one hand with the other. The free hand plays, beside itself with joy. The one left behind keeps hold of a scale on the side nearest you, ready to pull everything shut.',
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
          text: 'You come with water and {name} becomes a door, shut. So you wash the door. The mud comes off, scale by scale, down to the bronze. From inside comes the small sound of hands being wrung.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} holds its own hands all through the wash, there being nobody else here it would give them to. The dirt comes off to the last scale. It nods, worried, and closes, starting with the nose.',
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
          text: '{name} was clean, even between the hands, which it has to unclasp for you to see. It keeps them apart as long as it can bear to, and then clasps them again, round your thumb.',
          when: ['well'],
        },
        {
          text: 'You wash {name} as one eats an artichoke, leaf by leaf and right down, and there is nothing under any of them but pangolin. It was clean already. It stayed open the whole time.',
          when: ['well'],
        },
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
          text: 'You can hear the medicine do good: one by one, from the tail up, the scales of {name} lie down, tick, tick, tick. You lean in to listen. The ticking stops, and you are looking at a pine cone.',
          when: ['wary'],
        },
        {
          text: '{name} shuts. You sit outside the shut door with the medicine for as long as it takes, and at last one hand comes out, receives it, and goes back to hold the other. Inside, scale by scale, the rattling stops.',
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
      ],
      little: [
        'You give {name} its medicine, and it takes it, and now it is worried. It had felt quite well. If you say that there is nothing the matter it will believe you. Say it, and keep the bottle for a bad day.',
        '{name} has never been in better repair, and lays its tongue out for the dose like a good patient. It waits with clasped hands for what it was to cure. Nothing goes away. Nothing was there. Put the rest by.',
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
          text: 'Your lesson reaches {name} as it becomes a door, shut. You explain manners to the door. Nothing gets in. Behind it you can hear somebody worrying that it has no lock.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} unclasps its hands and closes, scale over scale, until your lesson finds no way in. There used to be a small gap on your side, with an eye in it. There is no gap now.',
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
          text: 'You put {name} to bed, and it becomes a door, shut, with you on the outside. For a while you can hear it worrying in there. Then something begins to snore, deep and long. Sleep has a key.',
          when: ['wary'],
        },
        {
          text: '{name} lies down with clasped hands and goes through its worries, of which the first is you and the last is you. It is asleep before it gets to the last. When it uncurls, all its scales lie smooth.',
          when: ['wary'],
        },
        {
          text: '{name} brings you what it has in its hands, to mind while it sleeps. You close your own on it without looking. It watches until you have. Then it puts its nose under its tail, on your knee, quite undone.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} to bed, and it closes. Presently the lid is lifted by an eye. It has thought of something it might have left undone. It has not. It is up, all the same, hands folded, seeing to it.',
        '{name} is not tired, but does not like to say so. It lies curled with its eyes open, in the dark it makes itself, being a good pine cone, for as long as it believes that you are looking.',
        {
          text: 'You put {name} to bed, and it becomes a door, shut. It had been happy, and it is not tired. Lean closer. Behind the door somebody is still walking about. Do not knock.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had got to the end of its worries for today and was happy. Now it lies here, not sleepy, with its foreclaws together and one worry left, which is standing over it. That is you. Go and stand somewhere else.',
          when: ['glad', 'wary', 'well'],
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
          text: '{name} is having a lovely walk on its hind legs. You sit down, a long way off, and it becomes a door, shut. You do not knock. After a very long while the door opens by one scale.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} walks up and down at its own end, hands clasped, happy but for one worry. You might come nearer. You sit. You stay. You do not come nearer. At length the hands come apart, by one claw.',
          when: ['from_child', 'glad', 'well'],
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
