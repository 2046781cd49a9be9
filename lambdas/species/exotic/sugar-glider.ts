/**
 * The Sugar Glider wants a pocket with somebody in it. It fears the far side of any gap, alone. It hoards leaves, which
 * it carries home in a coil of its tail, and lint. Its body is a handful of silver with a kite folded in at the wrists;
 * vast eyes, a dark stripe, thumbs on its feet. It eats sap by the drop, held in both hands. It sleeps in the seam, in a
 * pile, even a pile of one. It sulks by crabbing, like a very small saw. It trusts fast, by smell: it rubs the bald spot
 * on its brow upon you until you are family. Three odd facts: it says we, and counts heartbeats to know how many we
 * are; it leaps first and picks the place in mid air; and it rates all coats by the depth of the pocket. It never walks
 * what can be jumped, never sleeps unaccompanied by choice, never looks down. Its keeper is the tree.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg hops. It hops again, clean off the table, and you catch it, and it opens in your hands: two vast eyes, and arms already flung wide. This is {name}. It is under the impression that it flew here.',
    'The egg tips over the edge of the shelf, opens on the way down, and what was in it spreads out its arms. {name} lands on your shirt, all eyes. It has been alive for one leap, and was aiming at you.',
  ],
  looks: {
    thriving: [
      '{name} goes by overhead, from the bookcase to the lamp, and then from the lamp to the bookcase. There is nothing at either end. It is the part in between that it is so taken with.',
      '{name} is carrying a leaf along the curtain rail, with great care, in a curl of its tail. It lets go. It leans out and watches the leaf go down, left, right, left. It knows exactly how that feels.',
      {
        text: '{name} stretches, and its sides come open like a kite that nobody has told it about. It looks along the left one, and along the right one, with enormous eyes. Then it closes both of them round your thumb.',
        when: ['baby'],
      },
      {
        text: '{name} would go into a thimble, with its eyes left over. It hangs from your thumb by all it has, and the fold of skin along each arm is no more than a hem. It looks across at your other thumb, and thinks.',
        when: ['baby'],
      },
      {
        text: 'In the left pocket of your coat, on its hook, lies a pinch of bedding pressed into a ring. You did not put it there. {name} is up on the curtain rail, looking somewhere else with all of both eyes. Nothing needs doing.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name}, on top of the curtain, looks at the gap, looks at you, and leaps, arms wide. It comes down a yard short, on the rug, climbs all the way back, and looks again. It has done its share. You move up a yard.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The pocket you are wearing is empty. {name} sees this from your other coat, on its hook across the room, and is shocked. Its arms open, a silver kite goes over the lamp, and that is put right. Nothing else was wrong.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} jumps off the bookcase, arms wide, without having checked which way you were facing. It was the other way. It lands between your shoulder blades, climbs up to your ear, and pats it as if you had done that well.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Your pocket is warm and has a seed in it that you did not put there. {name} looks out over the hem, then at the bookcase, the whole impossible width of the room, and decides it is already where it was going.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name}, perfectly happy, is in mid-leap when it sees you in the door. It cannot stop. It lands on your sleeve, looks up, is appalled, and leaps straight on. On the curtain it is perfectly happy again.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has moved into a pocket, and is snug, and wants for nothing. It is the pocket of your other coat, the one on the hook. There is nobody in it. That is what it likes about that coat.',
        when: ['from_child', 'wary'],
      },
      'Shout it down the laundry chute, says {name}, and has. Two floors below somebody’s sock still has the smell on: {loved}. We are all going.',
    ],
    content: [
      '{name} is combing its tail with its hind feet, where two toes are joined on purpose. There is more tail than there is {name}. It has done from the root to the middle, and stops to look how far it has got.',
      '{name} lies on its front over the edge of the shelf with its arms hanging, like a glove put out to dry. It is only looking how far it is to everything. Nothing is too far. It yawns.',
      {
        text: 'There is a sound of housekeeping in your pocket. A bus ticket is put out over the edge, then a button. After some thought a tiny silver arm comes up and takes the ticket back in. {name} needs nothing.',
        when: ['well'],
      },
      {
        text: '{name} is in your cardigan, left pocket, with one arm hung over the edge like somebody in a bath. It looks at the curtain rail, works out the leap, and decides the pocket is already there.',
        when: ['well'],
      },
      {
        text: '{name} has hung itself on your lapel by the hind feet, like a brooch, and looks at the room from there, neither glad nor sorry, fed and well. Nothing is needed. You go about your business, decorated.',
        when: ['well'],
      },
      '{name} smells of something it was given once and has rubbed well into its chest, so that we all smell of it: {loved}.',
      'We are {days} days old, by the leaves. {name} puts in one for each, and sleeps on top.',
    ],
    curious: [
      '{name} has climbed to your collar and is looking into your ear, holding it open with both hands. Somebody lives in there, and talks.',
      'A strange coat hangs in the hall. {name} goes down head first into the left pocket, and then the right, and comes up with its opinion.',
      'The scissors are open. {name} looks from one blade to the other, draws out the skin at its own sides and folds it in again, with some pride.',
    ],
    bored: [
      '{name} has climbed the curtain, the shelf and the lamp, and stands at the edge with its arms half open. It looks at your hands, which are full of other things, and folds itself up. Put them down and hold them out.',
      '{name} has climbed to the top of the net and looked at everything one could leap at. The lamp, the wall, the lamp. It climbs down by hand, like anybody. Come and be leapt at.',
      {
        text: '{name} sits in the empty hood on its hook and says nothing, and we used to be such a number. It would jump, if there were someone to jump to. Come and be a tree.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has leapt from the lamp to the larder door, and there it sticks, arms and legs out, like a small silver notice. You can read it from where you stand. Its meal is due.',
      'The vast eyes of {name} look out over the rim of the dish, from inside. It got in to see whether dinner might be further down. It has been to the bottom, and it is not. Its meal is due.',
      {
        text: '{name} stands on the handle of your cup, one inch above the empty dish, with its arms wide, looking down. It has not met so great a distance yet. Fill the dish now, so that there is something to land in.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is hanging from the lip of the empty nectar cup by one foot, with its kite of skin still too big and rumpled for it, swinging a little, looking in. Fill the cup.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} crouches on the curtain rail with its kite half open, judging the leap to the dish. It would be nothing, if you were not next to it. Dish, you, dish. Its meal is overdue. Fill it now and stand away.',
        when: ['wary', 'well'],
      },
      {
        text: 'From the top of the curtain {name} opens its arms at you, measures, and closes them. It looks down at the empty dish instead, which is a shorter jump. The meal is overdue. Put it there now, and stand well back.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lands on your chest with all its arms out, goes over your pocket for evidence and finds none. Two cold little hands take hold of your chin and turn it, gently, until you are facing the dish. Feed it now.',
        when: ['well'],
      },
      {
        text: 'You walk past the cupboard, and your pocket leaps out and flattens itself against the door, arms wide. You walk on, and it sails after you. That makes four times. The meal is overdue. Stop at the cupboard and feed {name} now.',
        when: ['well'],
      },
      {
        text: '{name} opens its arms at the edge of the shelf, and folds them again. It is too weak to leap, and does not think that you would catch it. The meal is overdue. Carry it the whole distance, now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has moved into a pocket, in a coat with nobody in it. It lies at the bottom, kite folded, and looks up at you without a sound. The meal is overdue and it is weak. Lower it in, now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} hangs from the cupboard handle by all four hands, skin bunched, tail braced on the door, pulling. It weighs about as much as a letter. It looks round at you and does not let go. It is hungry. Feed it now.',
      '{name} leaps from the curtain rail with its arms wide, and lands short. It walks the rest, up your trouser leg and into the pocket, and you feel it go through the corners. Its meal is overdue. Feed it now.',
      '{name} has licked the jam label, the spoon’s reflection in the tap, and the tap. It holds up both its hands to you, to show that there is nothing in them. They are so thin one sees the light. Please feed it.',
    ],
    starving: [
      '{name}, who has leapt at everything, stands at the edge of the shelf with its arms open and looks at how far it is to your pocket. It closes them again. Go and stand right under it. Feed it at once.',
      '{name} saw you from the curtain rail and opened its arms, and the leap came out short. It is on the floor now, flat as a dropped glove, looking up at the pocket. Feed it at once, where it lies.',
    ],
    weak: [
      'On the curtain rail {name} opens its arms, looks at the distance to your pocket, and closes them. It climbs down, crosses the floor on foot and comes up by your shoelace. It has eaten. Medicine, or a proper rest.',
      '{name} leapt at you, and came down short, on your shoe. It lies there with its arms round the toe, as if that had been the plan. It is worn out. Rest, please, or a dose of medicine.',
      {
        text: '{name} looks at you from the curtain, and at the gap, and works out that it could not get away across it. So it holds on. It has grown thin along the stripe. Let it rest, please, or give it medicine.',
        when: ['wary'],
      },
      {
        text: 'It stands on the chair back with its arms up, all ready, eyes like lamps, and looks at the gap, and holds its arms up to you instead. Lift us across. Some medicine would be kind.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You lift {name} off your sleeve, and it does not quite come off. It is two days since the last wash, and whatever it lands on stays. There is a stamp on its back. It needs a wash before it is posted.',
      '{name} has been in honey, and then in everything. One side of the kite is stuck shut, so that it flies in circles. The silver cannot be seen for lint. It has had two days of it. Wash it, please.',
      {
        text: '{name} leaps, arms wide, lands on your collar, and cannot come off again, for all the stickiness of several days. This does not trouble it. It had meant to stay. It is fed and well. Warm water, for the two of you.',
        when: ['from_child'],
      },
    ],
    sick: [
      'You feel for your keys, and find {name} at the bottom of the pocket, rolled up in its own skin, hot as a coal. You draw your hand out again. Nothing is holding on to it. It needs medicine now.',
      'On the edge of the shelf {name} looks at your pocket and opens its arms, and the skin hangs from them like wet washing. It measures the gap again. Then it folds up and waits for you to come over. Medicine, now.',
    ],
    failing: [
      '{name} jumped when it heard you. It got as far as the floor. It lies there with its arms still wide, and each breath lifts the silver hardly at all. Medicine, food, and your hand under it now.',
      '{name} sees you and spreads its arms. It does not jump. The kite of skin hangs loose from its wrists, and you are hardly a step away. Go the distance to it. Bring medicine and food this instant, or it dies.',
    ],
    near_death: [
      '{name} has climbed to the edge of the shelf and spread its arms toward your pocket, and has not the strength to let go. It holds the leap open. Come under it now, and stay with it. It has only hours.',
      'Your old coat hangs on its hook, and {name} is in the pocket, hardly warm. It could not reach you, so it went where you would be. Put the coat on, hold the pocket closed, and sit. Do it now, or it dies there.',
    ],
    asleep: [
      '{name} is asleep in the coat on the hook, rolled in its own sails at the bottom of the pocket. One tiny hand has come out through the seam and is holding the flap shut. Take the other coat. Nothing is needed until it wakes.',
      '{name} is asleep in the breast pocket of your shirt, on its hanger. In a dream it jumps. Two arms shoot out, the pocket goes square as a kite, something is safely reached, and the pocket is a pocket again.',
      'It is night, the best hours for leaping, and {name} sleeps through them in your hung-up coat. The left pocket breathes. A bit of striped tail hangs out, wound about the button, so that the coat can’t leave.',
    ],
    asleep_in_danger: [
      'The pouch is cold on one side. {name} is asleep and in danger, and takes nothing but company till it wakes, at {wakes_at}. Reflect beside it now.',
      '{name} sleeps too deep to hold on. Put your hand under the pouch and reflect there, now. It wakes at {wakes_at}.',
      {
        text: 'It has gone to sleep with the empty lid in its hands. {name} wakes at {wakes_at}. Reflect with it now, and have nectar ready then.',
        when: ['unfed'],
      },
    ],
    shy: [
      'On top of the wardrobe {name} opens its arms, rocks forward, looks at all that air with you at the end of it, and folds up again. Sit down where you are. Leave a pocket open, and look at something else.',
      '{name} leans out from the bookcase towards you, arms half open, and thinks of something, and holds on. It has measured the gap. The gap is not the trouble. Sit down quietly underneath, with your pocket open.',
      'For {wait} there was one heartbeat here, and {name} has not quite got over it. It stays on the rail. Sit below, and let it hear yours.',
    ],
    back_from_death: [
      'From the shelf to your pocket, arms wide, then up the curtain and off the shelf again. {name} has been back some hours and is well. Lately there was one distance that could not be leapt. It is making sure of this one.',
      '{name} is well, and in the pocket, where you paid to have it again. It holds the lining with all four hands. Once it puts out its head, measures the distance to the floor with those eyes, and does not leap.',
    ],
    old: [
      'These days {name} looks before it leaps. Then it leaps anyway, and shorter, and you step in.',
      'The pocket has taken the shape of {name}, and hangs that way in the wardrobe too.',
      'There are {days} leaves in the nest of {name}, and the bottom ones are lace.',
      {
        text: '{name} has slowed down to a walk on the stairs, and you to a walk beside it, and at every landing it holds up both arms.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} hangs by its feet and eats with its hands, so that dinner has to go up to get down. It spills none. The last drop runs to the tip of its nose, and is chased all over the face.',
        'Dinner is as large as its head, and {name} puts both arms round it, as it does with whatever it likes. It gets smaller in the embrace. At the end it is hugging itself, with sticky elbows.',
        {
          text: 'The meal is on time and soon gone. {name}, as big as your thumb, looks across at your pocket, a hand’s breadth away, and spreads its arms until the skin is tight as a kite. Then it walks.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You hold out the drop on your finger and {name} lets go of your sleeve to take it, with both hands, and so falls off. You catch it. It has gone on drinking all the way down.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You set the dish before you and lower your hands. {name} comes off the curtain rail flat as a kite, and eats with its arms half open. On leaving it looks into your breast pocket, from outside, like somebody who has seen the advertisement.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} will not sit in your hand, so it eats by flying over it. Curtain to lamp, lamp to curtain, a mouthful snatched at every crossing. On the sixth it looks down, on its way, into your breast pocket. There is room.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'The papaya is on the table. {name} is on the wardrobe. It spreads its arms, sails over the dish altogether, hits your shirt, and sits there looking back at the fruit, weighing whether it is worth leaving you.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The dish is a foot from {name} along the table. It goes up the curtain, opens its arms, lands on your shoulder with a pat, and walks down your sleeve to its meal. It could have strolled. It likes to change at you.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down, and {name} leaps for it from the curtain rail, arms wide, and lands on you. It considers the dish, a hand’s breadth off. It considers your pocket. It eats by reaching, one foot hooked in the seam.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The pocket is a hand’s breadth from the dish. {name}, full, considers this, climbs the curtain right to the rail, throws its arms wide and arrives from above. Presently, inside your shirt, somebody is washing its face.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} will not eat from the dish. It takes a mouthful, leaps, dines in your left pocket with the flap down, and leaps back for the next. It makes eleven flights. The dish is in your right hand.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} has its dinner in your pocket, as it has its everything. You hold the dish at your chest, a small sticky hand comes over the edge, feels about, and pats your thumb twice before taking any.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up and leaps at you from the dish, with its hands so sticky that it stays where it lands. There have been {streak} on time, and it no longer measures first. You need only be there, and have a front.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats with its eyes shut, and then opens them to see who it was. It was a finger. That makes {streak} on time. The finger is nearly an inch away. It spreads its arms, and thinks about it.',
          when: ['baby'],
        },
        {
          text: '{name} takes it from the spoon and not from you, and keeps its tail to the curtain. It gets through all of it, with shaking hands and a long rest between. The fur stands up in tufts. It needs medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'Once {name} looked to both sides before it leapt at you. That was {streak} meals ago, all of them on time. It eats this one, licks its thumbs, and lets go of the shelf backwards.',
        '{name} eats up, and puts a leaf in your collar. It has put one there for every meal on time, and today makes {streak}. You rustle when you turn your head. It listens to that with its eyes shut.',
        {
          text: 'You come in with the dish, {streak} on time, and {name} jumps from the curtain rail, arms wide, clean over it and into your pocket. One small hand comes out and feels about for the rim.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'You come early with the dish and {name} leaps to meet you, arms wide, and lands in it. It had not been aiming for the dish. It eats just enough to get out at the side, and goes on to the pocket.',
        '{name} takes one lick, out of love, and puts the rest back into your hand and closes the fingers on it. It was in the middle of a leap, really. It should be hungry at {opens}. Come then.',
        {
          text: 'You hold the dish to your pocket. A tiny hand comes up, takes the least bit, and goes down again. There is some nibbling, for manners. Then most of it is handed back up. {name} was not hungry yet.',
          when: ['no_item'],
        },
        'You are early, and {name} holds a bit of it up to its eyes, turns it round, and bites off a corner no bigger than a seed. The rest it tucks under your collar. It will come for that at {opens}.',
      ],
      late: [
        '{name} eats the late meal and is off to the lampshade with one leap. It settles on the far side. Past the edge you can see the end of its tail, curled round nothing, and twitching.',
        '{name} can see the door from up there, and with such eyes it had looked at it until there was nothing else in the room. It eats up. You put your arm out for it, and it takes the curtain.',
        {
          text: '{name} eats, late and delighted, and measures with vast eyes the leap to your pocket. It spreads its arms. It looks at you once more, and leaps to the coat on the door. The coat was here the whole time.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} sails down to the late meal with its arms wide, for joy, and eats. Then it looks at your pocket with those vast eyes, for some time, as one looks at a room one will not be taking.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'From the top of the bookcase {name} watched you come in, set out the nectar, and hold up your arm. It walked down. The whole bookcase, shelf by shelf, on foot, and drank with its back stripe to you.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} did not leap. It climbed down the curtain by hand, took the grape from your fingers, and climbed back up to eat it. Your pocket hung open all through supper. It looked at it twice, with the whole of both eyes.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold your pocket open. {name} eats the late meal on the floor below, looks up at the pocket, and wraps itself in its own thin skin instead. It is very weak. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has always thought that any distance could be fixed. It eats your late meal, shaking, its dark stripe turned to you, and then crawls to make the distance one inch longer. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It called and called, from the seam, to know how many we are. {name} takes the food, late, in two hands as thin as thread. Then it folds its arms about itself, tight, and will not hear your heart.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} licks at it and stops, its hands closed upon nothing. The skin hangs crumpled along its sides. It chatters at you, very faintly, from the floor, where none of its kind ever goes. Medicine, please, and somewhere warm.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'You look for {name} up high, and after {hours} hours it is low, in the folds of a fallen coat. It eats everything, with shaking hands. It keeps hold of the coat and not of you. Come in time.',
        'The curtain is damp where {name} has licked it, for want of anything else, these {hours} hours. It eats all of it. Its eyes have grown too big for it. They stay on you, and the arms stay shut. Never again.',
        {
          text: '{name} measures the drop from the curtain rod to your shirt, arms already wide. Then it folds them and climbs down the curtain on foot, every inch, past your pocket, to the dish. It finishes, and goes up again the same way.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} does not leap. It comes along the shelf on foot, eats, and does not open its arms. You hold your pocket wide. It looks in, for some time, as one does in passing at a house with the lamps out.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold the pocket open. After {alone} {name} does not leap. It comes down the curtain hand under hand, crosses the whole floor on foot, eats, and looks at the pocket from below, as at something a long way up.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} thinks that any distance can be fixed by leaping at it. Nobody was there for {alone}. Now it looks at you, and measures, and does not leap. It climbs down foot by foot, eats, and climbs back up.',
          when: ['wary', 'well'],
        },
        {
          text: 'Any distance, {name} used to think, can be fixed by leaping at it with arms wide. For {alone} there was nobody to leap at. It eats with its arms folded. You are one foot away, and it does not leap.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had moved into your pocket, and then the pocket was gone for {alone}. It eats on the bare floor, tiny, with one hand holding on to the floor. You open the pocket. It looks, and goes on holding the floor.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The kite hangs in folds. {name} has come down off the curtain on foot, there being no leap left in it, to where the dish is. It eats, and its hands shake. You open your pocket for it. It looks, and eats.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} counted heartbeats, all that time, to know how many we are. It came to one. You bring the meal, and it eats with both hands, lying down. Your heart is right over it. It does not count again.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} sails off the curtain rail towards the dish, looks it over with vast eyes in passing, and tilts one wrist. It lands in your pocket, round and tight as a purse. You carry both to the kitchen and throw one away.',
        '{name} is round as a plum, and when it spreads its arms there is hardly any kite left over. It could not eat. It could not very well leap, either. Come again at {opens}.',
        {
          text: 'You hold up the dish. {name}, tight as a little purse, looks down from the lampshade, throws its arms wide, and sails clean over the meal into your pocket. It was full. It was you it was short of. The meal is wasted.',
          when: ['no_item'],
        },
        'You hold up the dish, and {name} pats its front with both hands, at which there is a small drum noise. It shuts its eyes against the sight of you being disappointed. Try again at {opens}.',
      ],
      ill: [
        '{name} takes your fingertip in both hands, licks it twice, and can do no more. It does not let go, though. The loose skin folds about your finger like a kite round a wet branch. Use your other hand. Medicine next.',
        'You hold the spoon inside your pocket, and down there in the dark {name} eats a little. It is so slow that you think it has dropped off. Then there is one lick more. Medicine next, please.',
      ],
      loved: [
        '{name} smelled it across the room, and there was no leap, there was only {name}, arriving. It was {item}. It ate to the end with both arms round it, and is now stuck to the dish, to you, and to its own left ear.',
        '“{item},” you said to nobody, reading the jar, and your pocket stood up. {name} has eaten all of it off your thumbnail. It looks at the nail on each side. It has never thought so highly of a thumb.',
        {
          text: 'You hold up {item}, at the far end of the room, with two rugs and a table between. {name} does not see a table. There’s a flat silver square in the air, growing, and then you are no longer holding anything.',
          when: ['well'],
        },
        {
          text: 'You hold up {item} at one end of the room, {name} being at the other. There is then no longer another end of the room. Something silver has you by the wrist, eating.',
          when: ['well'],
        },
      ],
      disliked: [
        'Sniffed, turned round, and dropped from a height to see it land: {item}. {name} had been hoping for something that drips.',
        '{name} wipes both hands on your shirt. Not {item}. Sap, or a berry, or you could tip out the pocket.',
      ],
      harmful: [
        '{name} held it in both hands, as it holds everything, and ate it to the end. It was {item}. Now the hands hold its stomach. There is so little of it to hurt. Keep that away from it.',
        'It was sweet, and {name} has never refused anything sweet. The label says {item}. It has let go of the branch and sits in a heap, its eyes gone dull, and shivers. Never let it have that again.',
        {
          text: '{name} thought {item} must be good, having come out of your pocket, where it lives. Now it shivers in there with its knees drawn up, and its breath goes too fast against your ribs. Never give it that.',
          when: ['item'],
        },
        {
          text: 'It leapt the whole room to get {item} out of your hand. Now {name} clings to your cuff with its sides heaving, spits, and lets itself down to the floor, away from you. That, never, to a glider.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You throw up your hands, and {name} takes that for an invitation and is on the ceiling. It comes down in one long curve with its arms wide, past your left ear, round behind, and past the right.',
        'You are a tree, and {name} runs up you, looks about from the top, and leaps. So now you have to be a tree over there. You run. It is in the air already. It has never doubted a tree.',
        {
          text: 'Six times {name} leaps from the curtain rail to your pocket. Then it climbs back up and stays there, opens its arms, silver skin and all, as wide as they will go, and waits. Now you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You step back, and {name} leaps it. You step back twice, then the whole room, and it hits your shirt flat, arms wide, every time. Then you walk toward it. It has never seen a distance do that. It forgets to jump.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'Off the wardrobe, arms wide, into your chest. Up your collar, along the shelf, onto the lampshade, and off again. By now {name} no longer looks before it lets go. It only checks which of the walls is you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold {name} up on one finger. It opens its arms, and they turn out to go on much further than it thought. It looks along the left one, then the right, and tips into your palm, delighted.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You hold your hands an inch apart, and {name}, hours old, has to cross. It looks left, it looks right, it shuts its eyes and lets go. It has arrived, with all its fingers. It turns round to do it again.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} leaps at you with arms wide, thinks better of it halfway, and lands on the curtain, thrilled. It does this eleven times. The eleventh time, it thinks better of it a little later.',
          when: ['wary', 'well'],
        },
        {
          text: 'You toss the feather up and {name} goes off the wardrobe after it, kite open, and takes it in the air over your head. You hold out your sleeve. It lands on the lamp instead, thrilled, and looks at the sleeve.',
          when: ['wary', 'well', 'no_item'],
        },
      ],
      little: [
        'You throw up your hands for {name}. It has been in the air since you came in, and sees no call to change anything. It goes by, with arms spread, and comes back the same way.',
        'You hold out an arm to be leapt at, and {name} is so happy already that it takes it at a walk. It goes up to the shoulder, kisses your ear with a wet nose, and walks back. That was the game.',
        {
          text: 'You throw the ball of wool across the room. {name}, who was in your pocket and wanted nothing, springs after it with its arms wide. Halfway there it looks back at the pocket. It banks. The wool lands without it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You step back to give {name} something to cross. It crosses it, arms wide, and lands on your shirt. You step back further. The third time your shoulders meet the wall, and it leaps from your collar to your chin.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You hold out an arm for {name} to leap to, and it gets up, spreads its own, and holds them like that. Then they come down. It could not. See to what it needs first.',
        'You flick the scarf up to {name}, and it catches it, out of habit, and then it only holds on to it, with its cheek on the wool. Leave it the scarf. See first to what is wrong.',
        {
          text: 'You hold your pocket open across the room. On the curtain rail {name} spreads its arms, measures the distance, and folds them. It has not measured one before. Walk over and lift it down. It needs something, and not a game.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'The kite does not open. {name} is ill, and should have medicine and a chest to lie on.',
          when: ['ill'],
        },
        { text: 'It licks the toy all over. {name} wants food, before anything that swings.', when: ['starving'] },
      ],
      loved: [
        'You say “{item}”, and {name} comes off the curtain backwards, for it saw it upside down. You play until neither knows where the ceiling is. Afterwards it lies on your chest with its arms out, taking up all the room it can.',
        'It was {item}, and {name} would leap the house for it. It leaps you, the lamp, you again, and the cat next door by way of a mistake. It comes home with its eyes enormous, and gets in, and tells your pocket everything.',
        {
          text: 'For {item} it would come out of any pocket. {name} chatters, springs, sails, misses splendidly, runs up your whole length from the shoe and goes off from the top of your head with its arms already wide.',
          when: ['well'],
        },
        {
          text: 'You have only to bring out {item} and {name} is off the rail, without looking, at full spread, landing on the lamp, on your hair, on the very thing, and barking like a dog the size of a plum.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} walks round it, on foot, which says everything: {item}. Is there nothing that hangs?',
        'It sat on your knee until that was over: {item}. Hide yourself in a coat, and {name} will play.',
      ],
      harmful: [
        '{name} leapt at it, as it leaps at all things, trusting it to be there. One wrist is hurt. Put {item} away for good.',
        'A cry, and it is down inside your shirt, heart going like a moth. That came of {item}. Keep it from {name}, and stand still.',
      ],
    },
    clean: {
      wanted: [
        '{name} has been in something sticky, and much of the room has come with it. You draw off fluff, a feather, part of a leaf. What is left is so small and so silver that you look for the rest.',
        'You wash between the fingers of {name} with a wet wisp of cotton, one hand, the other, and the feet, which are hands too. As each is done it shuts, so as to stay clean. You end with four tiny fists.',
        {
          text: '{name} is washed in a saucer and spread on your palm to dry, corners flat, like a handkerchief. It bears this until the fourth corner. Then it flings itself at you, arms wide, and dries what is left in your pocket.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Washed, {name} is a damp thumb with eyes. You lay it on your palm and spread it to dry, one arm, then the other, like the smallest of kites. You know when it is dry, because it is on the lamp.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe {name} all over with a thumb, and the thumb stays clean. It had washed. It spreads one side of the kite to let you look, then the other, like somebody turning out empty pockets.',
        'You brush the tail of {name} with a toothbrush, and nothing comes out. It takes hold of the brush with all four hands and combs its face on it, since it is there. Then it gives it back, with one hair in.',
        {
          text: 'You spread {name} on your palm like a small kite and wipe the left side, then the right, and find nothing on the cloth. {name} took the spreading for an invitation. You are now wearing it across your nose, spotless, arms wide.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You open the damp cloth, and {name}, who knows open arms when it sees them, launches itself from the curtain rail. It was spotless when it landed. The only thing washed is the front of your shirt.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'The warm cloth was {item}, and {name} lay down on it before you could pick that up. It holds out its kite by the corners, like a tablecloth, for you to do. The grey is gone. It has gone to sleep in the fold.',
        '{name} can be washed only with “{item}”, and with that it can be washed for ever. It gives you each foot. It gives you the tail, which takes both hands. It is so silver now that you find your own face in it.',
        {
          text: '{name} climbs out of the pocket, sees that it is {item}, and lies down on your palm, flat to all four corners, to be done. Then it turns over. It goes back in clean, and holds the pocket open for its turn.',
          when: ['well'],
        },
        {
          text: 'You have {item} for {name}. It holds on to your thumb with four feet and a tail while you clean along the dark stripe, there and back. When you have done, it leaps off your shoulder, only to land on you clean.',
          when: ['well'],
        },
      ],
      disliked: [
        'A small saw starts up in there. {name} has no use for {item}. A soft damp cloth, and quick.',
        'Now it smells of nobody, and goes from one of us to the next, rubbing. You can smell for yourself: {item}. Something without scent, another time.',
      ],
      harmful: [
        'The skin between its wrists is red, and {name} will not fold it. That is what comes of {item} on so thin a kite. Lukewarm water, a soft cloth, and your hands.',
        '{name} sneezes, and cannot stop, and its eyes run. It was {item}. Carry it to clean air and keep that far from its nose.',
      ],
    },
    medicine: {
      wanted: [
        'You let the medicine run down a twig, like sap, and {name} goes along it with its tongue to the end. The fur lies down on either side of the stripe. It looks about for the rest of the tree.',
        '{name} takes the dose off your fingertip, a lick, a rest, a lick. It is cool to hold. You put your other hand on top, like a lid. After a while it breathes all the way down its tail.',
        {
          text: '{name} takes the drop from your fingertip, down in the pocket, and folds up small around it. You go about with a hand held there like a lid. Then the pocket weighs nothing, and there is a kite on the curtain.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You put the drop on your own knuckle, and {name} licks that clean before it notices the taste. It barks like a very small dog. Then it crawls up your cuff, already steadier, to be sick of you from close by.',
          when: ['weak'],
        },
      ],
      little: [
        '{name} is as well as anything so small can be, and takes the drop in both hands. It makes a face with all of its face. Then it leaps, to see if that still works. It does. Keep the rest for a bad day.',
        'You give {name} its dose, and it licks its thumbs, all four, and waits for something to be better. Nothing could be. It gives you back the dropper. Put it by for a day when there is no leaping.',
        {
          text: 'You hold the dropper out to {name}, who is by then in your pocket, so that half of it goes to the pocket. Both feel exactly as they did. Two vast eyes come up over the hem. Save it for an illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} takes most cures hanging on to the curtain. This was {item}, and it hung on to you. It had hold of your thumb all through, and then it went up your arm, at a hop, to tell your ear.',
        'It was {item}, and {name} was in your palm before you had asked, arms and legs out, to be put right. It shuts its eyes to feel where it helps. It helps out to the very tips of the kite.',
        {
          text: 'You hold up {item} at the far side of the room. {name} knows what to do about distance, and does it, arms wide, and lands on its medicine. The next leap is from higher up.',
          when: ['item'],
        },
        {
          text: 'With {item} there comes medicine. {name} holds on with both hands, eyes vast, until the last is gone. Then it spreads its arms to see how much kite there is. There is all of it.',
          when: ['item'],
        },
      ],
      disliked: [
        'Both hands are put over the mouth, and both feet over the hands. {name} will not have {item}. Something sweet on the spoon.',
        '{name} spits it, with a tiny bark, into your pocket: {item}. Try another kind, and hold it close meanwhile.',
      ],
      harmful: [
        'It drank it because it was your finger. Now its eyes do not follow you. Let no finger of ours have {item} on it. Real medicine, quickly, and keep {name} warm.',
        '{name} stiffens in your hand, all four thumbs out. Away with {item}, out of the house. Get help, and do not set it down.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and peel {name} off the cake, one hand at a time, all four. It has learned about cake. It sits on the tap, arms folded in, and for a while it does not care to be near anything.',
        '{name} has unpicked the curtain, to live in it. You say no, and show it the hole. It puts an eye to that, and sees you on the other side, shaking your head. It backs out. It carries the thread to you.',
        {
          text: 'You say no, not at people’s faces. {name} folds up its kite. It goes down the bookcase on foot, along the skirting, up the coat stand, and into the pocket of your coat, which you are not wearing.',
          when: ['well'],
        },
        {
          text: 'Not off the lamp, you say. {name} tucks its kite under both arms like an umbrella and walks. It walks the whole length of the table, on foot, so that you may see how that looks, and moves into your other coat.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} not to live in the teapot. It has moved out of there ages ago, leaf and all. It hears you through from your breast pocket, nodding, with both hands on the edge, like somebody in a box at the opera.',
        '{name} knew that one. It sits on your wrist with its kite folded and looks into your mouth while you say it again. It likes it when people are so near and talk. You might do the one about the jam.',
      ],
      bad_time: [
        '“No,” you say, hand up, when {name} was already in the air with its arms wide. It tilts the kite and gets hold of the curtain instead. It looks at your pocket. Then it climbs, all the way to the top.',
        'You scold, and {name} is in the middle of a leap, arms wide, with nowhere else to come down. It lands on you and makes itself thin. It was coming for something. See to that first, and teach it later.',
        {
          text: 'You say no, loudly, and {name} is in mid-air. It had nowhere else to land. It turns, somehow, comes down on the curtain instead, and hangs shaking there with its face in the cloth. The pocket has been empty since.',
          when: ['weak'],
        },
      ],
      loved: [
        'With {name} one goes about it by way of “{item}”, and it sees that you are right. It gets out of the sugar. It rides on your shoulder, as before, but looks backwards, at the sugar.',
        'You use “{item}”, and {name} listens with its forehead against your thumb. It will not leap at the cake. It has a leap in hand now that it does not know what to do with, and sits there with its arms folded on it.',
        {
          text: 'You do it by {item}, and {name} leaps to the right place, the wrong one, the right one. The right one has you in it. After that it cannot be got to miss, and jumps from further off each time to prove it.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} thought it was a game, and bit the other ear: {item}. A soft hiss would be plainer.',
        'It did not know what {item} had to do with us. Say it low, with a steady hand.',
      ],
      harmful: [
        'It did not jump away. It clung to you, to be safe from it, though it came from you. Never {item}. Hold {name}, and be gentle.',
        '{name} has begun to pull out the fur of its own tail. It learned that from {item}, and nothing else. Stop, and let it in at your collar.',
      ],
    },
    sleep: {
      wanted: [
        'You push your sleeve up into a dark bunch, and {name} goes in and lies down at the end. A little chatter comes along the arm, as of somebody talking over the day. It gets further apart.',
        '{name} puts itself away for the rest: the kite in at the wrists, feet under the chin, and round it all, twice, the tail. It takes a while to get the corners in. What is left would fit an egg cup.',
        {
          text: '{name} leapt for you from the curtain and came down on the rug, arms wide, halfway. You fold in the left sail, the right, the tail, and button the pocket. Much later the button turns, and two vast eyes look up at the curtain, measuring.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had no leap left, and came up your coat hand over hand. You leave the pocket flap ajar and do everything slowly. Against your ribs lies a weight like a key. Then, when you had nearly forgotten, the pocket stretches its arms wide.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} in its sock and say good night. The sock lies still. The sock thinks. At the heel a bump appears, travels along to the top, and has eyes. It is not tired. It was only being a sock.',
        '{name} lies down in your palm, folded, tail over the nose, and shuts those eyes. It takes a while, there is so much lid. They open. The room is still full of distances. It is off to see to one.',
        {
          text: 'You draw the string of the pouch tight over {name} and hang it on its hook. As you sit down, something small and warm turns round in your breast pocket. You get up and look. The string is still tied.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You button {name} into the pouch. The pouch hops. It crosses the table, reaches the edge, considers the distance to you, and what leaps, arms or no arms, is the pouch. You do catch it.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} folds its kite, tucks in its thumbs and gets into the pocket by itself. It turns round twice. You can hear it make a remark to the lining, and then the lining goes up and down.',
        'With “{item}”, and with that only, {name} will sleep the first time it is asked. It takes hold of your finger to thank you. Then it forgets to let go, one hand, two hands, three, and you stay.',
        {
          text: '“{item},” you say, and {name} jumps at the word, arms wide. It turns round twice, and the tail comes after, with a leaf in it. One foot is left holding your finger by its thumb. It lets go, asleep.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} came out again backwards, and took its leaves. Not {item}. Something with a heartbeat, or at least a seam.',
        'It sat up all the time on top of {item}, looking at your shirt. {name} would prefer a pocket.',
      ],
      harmful: [
        '{name} crept out of there with its breath whistling. Take {item} away, air the pouch, and let it lie on you.',
        'It lay by itself in that and cried, and tore at its wrists. Take it down, {item}, and hang up the pouch. We sleep together or not at all.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and the pocket hangs open because it does. There is a rustle on the lamp. {name} considers the distance, and instead of jumping climbs down, and over, and in, and turns round once, and is a small warm weight.',
        '{name} comes off the curtain rail with its arms wide, hits you in the shirt, and climbs in. That was all the talking. There is a heart going against your ribs, fast, then not so fast, then asleep.',
        'You sit still. {name} sails over from the picture rail with a scrap of wool, looks into your pocket, and sails off. It comes again, with a leaf. By the fifth landing there is no doubt that you are being furnished.',
        'It remembers {wait} with nobody in the coat. {name} takes a fold of your sleeve in each hand, and then a further fold.',
        '{name} rubs its brow along your thumb, and you smell, faintly, of an old present: {loved}.',
      ],
      little: [
        'We have sat so much this hour that your leg has gone to sleep. {name} has not, and would like the leg back as a branch. Later.',
        '{name} has counted all of us four times over, and the sum is the same. That will do for now.',
      ],
      ill: [
        '{name} spreads its arms for the leap and has none in it. So you lean over until your pocket is under its chin and it need only fall. It falls. It pulls the flap to. Now see to what it needs.',
        'Its hands open and close on the air, and then on your finger. {name} is easier so. Presently bring what it lacks.',
      ],
      asleep: [
        '{name} is asleep in the pocket of the coat on the chair. You sit down by the coat. In there somebody leaps: the cloth goes tight at four small corners, and slack. It has landed, wherever it was going, and sleeps on.',
        '{name} is asleep in its sock, and you sit by and hold the toe of it in your hand. It grows warm. After a time a weight comes sliding down inside, still asleep, until it lies in your palm.',
        'Our whole pile smells of it, and it is a pile of one: {loved}. {name} sleeps with its nose in the thick of that, and you sit by for your share.',
      ],
      shy: [
        'From the curtain rail {name} sights on your pocket, arms open, arms shut, arms open. You sit. In the end it lets a glass bead fall in there instead of itself, and leans a long way out to see how the bead is treated.',
        'You sit as still as your coat on its hook. {name} compares you, throws its arms wide, and leaps to the coat. It gets into the pocket and turns about until two vast eyes come over the edge. It is your coat, after all.',
      ],
    },
  },
  things: {
    feed: {
      'glider nectar':
        'The glider nectar goes into its two hands, and from there into {name}, and some into your cuff, where we keep things. It licks the spoon, the hand, the watch. It would like to know who else wants watering.',
      'acacia gum':
        'You snap off the acacia gum, hard as amber, and {name} hugs it, and begins to gnaw. At the end of the evening its chin has stuck to its chest, and it tells us about that.',
      'eucalyptus sap':
        'You have cut the bark, and the eucalyptus sap comes, slowly, when it likes. {name} hangs head down beneath the drop with its palms together. It falls. One for us. Both its eyes go up to the next.',
      'papaya cubes':
        'A cube of papaya is as big as a head. {name} gets its arms round, squeezes, drinks, and hangs what is left over your ear, quite dry. There are five more cubes, and you have one more ear.',
      'boiled egg bits':
        'The bits of boiled egg are passed along: from your hand to its hands, to its feet, to the seam of your pocket. White first. The yolk it eats on your shoulder, and then it tells your neck, with crumbs.',
      'bee pollen':
        '{name} puts its nose in the bee pollen and comes out gold to the eyes. It sneezes, and we are all gold. It goes over your front grain by grain after that, with its tongue, as one weeds a path.',
      blueberry:
        'You hold the blueberry over the gap, at arm’s length, and before you have said jump it is on the arm. It bites, and there is purple on its chin and your cuff. It keeps the skin, for a hat.',
    },
    play: {
      'bonding pouch walk':
        'You go for a walk with the bonding pouch round your neck. At the gate there is a nose, and by the church {name} has got right out on top, telling us what is coming.',
      'gliding leap':
        'You stand by the far wall and hold your shirt out. From the wardrobe comes a gliding leap, kite wide, tail steering, and in the very middle of the air {name} sees that your hat is nearer.',
      'curtain climbing':
        '{name} goes up the curtain by its thumbs, hand, foot, hand, until it is among the hooks. You say that it is a long way down. It has never looked. It lets go, towards your voice.',
      'tent time':
        'It is tent time, so you put the sheet over the chairs, and get in with the torch. {name} goes round and round on the inside of the roof, enormous. It lands on your knee, quite small.',
      'hanging rope net':
        'You have hung the rope net across the corner. {name} bounces, and sees that the whole sky gives. It bounces you a leaf. You bounce it back. By now there are seven leaves in the air, and one of us.',
      'silk flower vine':
        'You wind the silk flower vine about your arm, up to the shoulder. {name} calls at each flower, puts its head in, and says that nobody is home. In the last, behind your ear, it turns round, and somebody is.',
      'pocket hide-and-seek':
        'You pat the left pocket. You pat the right, and something runs across your back, giggling. In pocket hide-and-seek the rule is that we are always found, and {name} comes out at your collar to be.',
    },
    clean: {
      'unscented baby wipe':
        'You go along the kite with the baby wipe, which smells of nobody. {name} holds it out for you by the wrist. When you are done it rubs its brow on the clean place, so that it is ours.',
      'pouch laundering':
        'You launder the pouch, and while it hangs on the line {name} lives in your sleeve and looks at it, blowing. It comes back flat. So we put in a leaf, some lint and your thumb, and try again.',
      'glider claw trim':
        'You do the claws one by one, four hands of them, and {name} keeps hold of you with whichever are not being trimmed. At the last it holds on with its tail, and you say done.',
      'perch rinse':
        'You rinse the perch under the tap, and {name} stands on your wrist to see where the water goes. The old gum comes off in a string. It takes hold of the end, and pays that in for later.',
      'self grooming time':
        'It is self grooming time, and nobody is to help. {name} sits in your palm and does its stripe, its bib and the inside of the kite. Then your thumb is pulled over, and done too.',
      'vinegar cage wipe':
        'You wipe down the cage, and it smells of vinegar and chips. {name} watches from your hood, holding its nose. When it is dry it goes in, rubs its brow on every bar, and we live here again.',
    },
    sleep: {
      'bonding pouch':
        'You hold open the bonding pouch, against your chest, and {name} goes in by the arms. It turns, it packs. There is one thump in there, and through the cloth one of yours, and it has stopped to count.',
      'shirt pocket':
        '{name} lets itself down in your shirt pocket till there is only an ear. It finds the warmest seam. You feel four thumbs take hold of the lining, and let it go, one by one.',
      'eucalyptus leaf nest':
        'You bring eucalyptus leaves, and {name} takes each from you, rolls it in its tail and goes up. Out of the nest, last of all, comes a tail, feeling for one more. You put in your glove’s thumb.',
      'fleece cage set':
        'The fleece set is all pockets, hung about the cage like a tailor’s. {name} tries the bridge, the cube, the long one. It takes the one which hangs against the bars, on the side where you sit.',
      'colony pile':
        'A colony pile wants bodies. There is {name}, there are your two socks, a mitten, and the hand that you were using. It crawls in at the bottom, pulls us all down on top of it, and sighs.',
      'tree hollow box':
        'You hang the hollow box in the fork of your coat stand. {name} goes in and out, in and out, with lint. When it stays in you look through the hole, at an eye, and then at fur.',
    },
    medicine: {
      'glucose drops':
        'You let the glucose drops fall upon your nail, and {name} drinks there, without its hands, for they are shut in your sleeve. The third is swallowed faster. A thumb comes loose, feels about for your finger, and grips that.',
      'stress relief cuddles':
        'It is down on the label as stress relief cuddles, so you undo a button. {name} lies in there, flat, on your breastbone, and shakes. After a good while it has got hold of the beat.',
    },
    discipline: {
      'soft psst':
        'Psst, you say, softly. {name} has your ear in its teeth. It stops, takes out the teeth, and smooths the place with both hands. Then it hides in your hair from who did it.',
      'hum until calm':
        'It saws at you from the shelf, and you hum until it is calm. It saws in time, then less, then it is only our tune, and {name} comes down the lamp to feel where that is kept.',
    },
  },
  refusals: {
    asleep: [
      'You feel for {name} in the pouch, and it feels for you, and neither wakes. It takes nothing till {wakes_at}. You may reflect, with a hand under it.',
      '{name} is a lump in the seam until {wakes_at}, and what you bring slides off. Sit by it and reflect. It counts hearts in its sleep.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has discovered that the skin at its sides is not a coat. It was on the chair at the time, and is now on you.',
      'A child: its eyes are open, both, all the way. {name} looks at the whole height of the curtain and says we could.',
    ],
    teen: [
      '{name} is half grown, and has a bald spot on its brow, and rubs it on the door, the kettle and the postman. Be there at mealtimes. They make it what it will be.',
      'Half grown: {name} glides at four in the morning, from anything, at anyone. Keep its meals to the hour. It is choosing what to be in mid air.',
    ],
    high_care: [
      '{name} is grown, and {form}. It closes its eyes at the top of the wardrobe, steps off, and does not open them, because you are in the room.',
      'Grown: {form}. {name} has gone through every coat in the house and moved into yours, on the left, where the noise is.',
    ],
    balanced: [
      '{name} is grown, a {form}. It has a leaf in each of nine hollows, and glides from one to the next, and yours is on the way to all of them.',
      'Grown, and a {form}: {name} sleeps in whichever pocket is going somewhere.',
    ],
    low_care: [
      '{name} is grown, a {form}. It glides without a sound, from no place you saw to no place you can find. It used to bark first.',
      'Grown: a {form}. In the pocket of a coat that no one wears there are leaves, warm. {name} made up a pile out of those.',
    ],
    rescue: [
      '{name} is grown, a {form}. There is a seam in its kite where it tore, healed silver, and it turns a little left in the air, towards whoever is crying.',
      'Grown, and a {form}: {name} gets in beside anyone who lies alone, lays its ear down, and says two.',
    ],
  },
  trust: [
    '{name} has rubbed its bald spot on your chin. You will not notice it, but to every glider in the world you now smell of us.',
    'It leapt while your back was turned. {name} did not call first. It knew there would be a shoulder.',
    '{name} has carried its leaves over, all of them, tail by tailful, into your breast pocket. It has given up the tree.',
  ],
  streaks: [
    'Ten meals on time. {name} leaps for the next from one shelf higher.',
    'Twenty-five in a row, and {name} has stopped licking the lid afterwards. It knows there is more where you come from.',
    'Fifty on time. {name} barks once for each, from the rail, and by the end there are three dogs at the gate.',
    'A hundred, and none missed. {name} holds your finger in both hands, as it does a drop, and looks into it.',
  ],
  ages: [
    'Ten days old. {name} has been in every pocket in the house, and in one of them twice.',
    'Thirty days. The curtain has a ladder up it now, of little holes, and {name} no longer looks where it puts its thumbs.',
    'A hundred days. {name} has crossed this room so often that the air seems worn there, like a stair.',
    'A year. Several coats have come and gone, and {name} moved with the heartbeat.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['glider nectar', 'eucalyptus sap'] },
      wish: 'We would like a thing that runs, says {name}, and has its hands ready under the air. Nectar, or sap from the blue trees. It must be caught.',
      granted: 'It caught it. It caught the one behind, too, with its foot. Nobody had told us we could do that.',
    },
    {
      by: { action: 'feed', item: ['blueberry', 'papaya cubes'] },
      wish: '{name} wants something to eat that is the size of its own head, so as to be fair to both. A blueberry, or papaya in cubes, though a cube has corners.',
      granted:
        'It held it at arm’s length first, and they looked at one another. Then it was all over its chin, and purple.',
    },
    {
      by: { action: 'feed', item: ['acacia gum', 'bee pollen'] },
      wish: 'There is a cupboard smell on your cuff, gold, from the back of the shelf. {name} has followed it up to the elbow and down. It might be gum. It might be pollen. We should open it.',
      granted:
        'It went in up to the shoulders and came out yellow. Now there is some on the lamp, and we all know where {name} has been.',
    },
    {
      by: { action: 'play', item: ['gliding leap'] },
      wish: 'The top of the wardrobe has never been jumped from on a full stomach, backwards, or with somebody saying go. {name} thinks that we might do the last. You say it.',
      granted: 'You said go. It had gone. You said it again while it was still up, and it went a bit further.',
    },
    {
      by: { action: 'play', item: ['pocket hide-and-seek'] },
      wish: '{name} has found a pocket inside a pocket. It would like to be looked for, by someone who will look everywhere else first, and say so aloud.',
      granted: 'Not in the hat, you said. Not in the boots. The lining wept with laughing, and gave itself up.',
    },
    {
      by: { action: 'play', item: ['tent time', 'hanging rope net'] },
      wish: 'We want a place that is all underneath. A tent would do, of a sheet, with your knees for poles. If there is a net to hang in, {name} will be the lamp.',
      granted: 'It was the lamp, and then a bat, and then the weather. You were let be the tent.',
    },
    {
      by: { action: 'clean', item: ['pouch laundering', 'self grooming time'] },
      wish: 'The pouch has been so long with us that it walks. {name} loves it, and all the same. Send it to the wash, or give us a while to comb, each doing the other.',
      granted: 'It came back smelling of nowhere. {name} has gone in with its brow down, and is telling it who it was.',
    },
    {
      by: { action: 'sleep', item: ['shirt pocket', 'bonding pouch'] },
      wish: '{name} has rated the coats, and there has been a tie. It would like to sleep upon the question: in the shirt pocket, or in the pouch if that is worn by somebody.',
      granted:
        'Full marks, for depth, for lint, and for the noise inside. It was still awarding them when it went off.',
    },
    {
      by: { action: 'sleep', item: ['eucalyptus leaf nest', 'colony pile'] },
      wish: 'There ought to be more of us at bedtime. {name} counts itself, and the tail separately. Leaves would make it up, a nest of them, or any kind of pile.',
      granted: 'It lay in the middle with a leaf under each arm, and said good night to them from left to right.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Could you be still for a bit, with your collar open? {name} would like to hear the slow one, and see how many of its own go in.',
      granted: 'Four to each of yours, and five when it thought of you. It got very quiet, to hear them come out even.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'We lost count of us, the last time, because you got up on the stairs. {name} would like you to sit down with it twice today, and get up slowly.',
      granted: 'Two, it says, and later, two. It has put in a leaf for each, and has its arms round them.',
    },
    {
      by: { action: 'reflect', hours: [18, 22] },
      wish: 'When it begins to get dark {name} goes up to the rail to call, and something out there always calls before it does. Sit underneath, before ten, and be the one who answers.',
      granted:
        'You barked. It was not a very good bark. {name} came down the curtain so fast for it that two rings came off.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The best of the lint',
        shape: 'wool',
        text: 'From four coats, and sorted. {name} has rolled it into a ball against your breast pocket, for when it gets cold in there.',
      },
      {
        name: 'A leaf from the bottom',
        shape: 'leaf',
        text: 'It has been slept on until there is only the lace. You can see us through it, says {name}, and holds it up against its face.',
      },
      {
        name: 'The tag of a zip',
        shape: 'key',
        text: '{name} had it off your jacket, because it kept biting us. It has been forgiven, and hung up in the nest by the hole.',
      },
      {
        name: 'A drop that was saved',
        shape: 'gem',
        text: 'Of gum, and gone hard, and as gold as it was. There are two small handprints on it. {name} meant to drink that, and then thought of somebody.',
      },
      {
        name: 'Half a curtain ring',
        shape: 'moon',
        text: 'It came down with {name} on it. The other half has never been found, and we do not jump in that corner.',
      },
    ],
    return: {
      name: 'A bit of the far side',
      shape: 'piece',
      text: 'Bark, from no tree here. {name} had it in both hands when it came back. There was not another branch the whole way, it says.',
    },
    streak: {
      name: 'A thimble for drops',
      shape: 'cup',
      text: 'There were twenty-five meals that came when we said, and a person with large hands who poured. It is your own cup. {name} has one that is smaller.',
    },
    hundred_days: {
      name: 'A pocket, cut out',
      shape: 'sock',
      text: 'The coat went to the jumble at last. {name} had gone down in the night with its teeth, and come back up the stairs with this, and a hundred leaves inside.',
    },
  },
  release: [
    'You stand at the edge of the trees and hold out an arm. {name} rubs its brow on your wrist, runs to the end, and opens. It picks a branch about halfway.',
    '{name} takes a thread of your coat in the coil of its tail, and goes up the first trunk, and is one of them.',
  ],
  dying: {
    neglect: [
      '{name} called on one note for as long as it had one. Nothing called back. It folded itself into the seam, and counted, and came to the end.',
      'The pouch was cold on every side. {name} lay in it with its arms open, for whoever might have come.',
    ],
    hunger: [
      '{name} went over the lid a last time, and held it, in both hands. There was no drop. It died so, very light.',
      'It had grown too light to glide. {name} lay under the empty dish, unfed, and did not get up.',
    ],
    illness: [
      'The thumbs let go one after another, as softly as it had ever let go of a branch. {name} was ill, and has landed.',
      'Its heart had been so quick that it was hard to tell when it stopped. {name} lay in the lint with its kite folded.',
    ],
    poison: [
      '{name} drank from the hand, as from a leaf. It was poison. It held on to a finger until it could not.',
      'It did not look before it leapt, nor before it licked. What it was given killed it, and {name} lies folded, quite small.',
    ],
  },
  returned: [
    'Under the leaves something takes hold. One thumb, two, four. {name} is back, and barks, and waits for a bark.',
    '{name} opens its arms before its eyes. It has been falling, and here is the shirt.',
  ],
  epitaph: {
    openings: [
      'Here {name} came down, silver, with its arms wide, and was caught by the ground.',
      '{name}, who weighed less than a letter, lies under this, and it is a light stone.',
      'If your coat has a deep pocket, stand by {name} a little, and put your hand in it.',
      'It leapt, and chose in mid air: {name}, with its arms wide.',
      { text: '{name} said we, and was right as often as anyone stayed.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It counted the hearts in the room, and there was one.', 'It leapt, and nobody was standing there.'],
      hunger: ['It held out both hands for a drop.', 'The lid was licked bright, and there was nothing under it.'],
      illness: ['It held on with all its thumbs, and then could not.', 'Its heart ran ahead of it.'],
      poison: ['It drank from the hand that was held out.', 'It never looked before it tasted.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and we are in the air. We jumped, we always jump, there will be something. There is. It has a collar. You talk in a rush, from inside, we this and we that, and stop to listen to the heart, and go on. Everything is a tree if you run at it. You want your keeper to stand over there, no, further, and hold out both arms.',
      'You are {name}, and the pocket is laughing, because you are in it. We have leaves. We have lint. We heard a good one from a button. You chatter, you count, one two, one two, that is theirs and this is ours, and they overlap. You cannot think of a distance that would not be better with you halfway over it. You want to be thrown something to catch, or be it.',
    ],
    content: [
      'You are {name}, in the left side, low down, where it is warm and goes thump. We are two at present. You report from the buttonhole: lamp, chair, a moth. Then in again. You say we, and mean whoever is near, and are seldom wrong. The leaves are dry. You want a drop of something at the hour, and the coat kept on a little longer.',
      'You are {name}. We have been {days} days at this address, which moves. You know it by the beat: that is stairs, that is tea, that is asleep. There is a leaf under your chin and a thread of lining round one thumb. You put your nose out at the buttonhole, and there was lamp, and you took it in again. Thump, it goes, and you wait, and thump. You would like a finger put in at the top, for no reason.',
    ],
    bored: [
      'You are {name}, and we are only one just now. The shelf, the chair. The chair, the shelf. You bark, to see, and it is just you again, a bit later, off the wall. You say we out of habit, and look round. You do not want much. You want somebody to come and be jumped at, or hide in a coat, or run about with you in a bag.',
    ],
    hungry: [
      'You are {name}, and we are hungry, all of us, the hands and the feet and the one in the middle. The lid tastes of lid. You bark at it, quick, quick. You cannot keep to the subject, the subject is nectar. We are small and it goes so fast. You want a drop now, held out on something, and then the one after it, and a thumb to hold.',
    ],
    starving: [
      'You are {name}, and the floor is very near. We do not go on floors. You looked at the shoulder, and it was too wide, the air. You count, and lose your place. You say we, and your voice is just the one. The bark has no sap in it. You want food, now, brought all the way, because we cannot jump to it.',
    ],
    sick: [
      'You are {name}, and our nose is dry. It is loud in here, it goes so fast, and theirs goes slow, and they do not fit. You hold on. You do not know to what. You talk, but it comes out small and in the wrong order: warm, us, please, up. You want medicine, from a finger, and afterwards to be put inside the shirt.',
    ],
    failing: [
      'You are {name}, and your hands have come open. You told them. Somewhere above there is a big slow sound, and you are trying to be under it. We are, you say, and do not finish. There is not much of us. You want medicine at once, and to be held, since you cannot do the holding.',
    ],
    near_death: [
      'You are {name}. One, you count. You wait. One. It is dark in the pouch, and wide, it was never wide. You called, and nothing called. You have your arms out, as for a jump, but lying down. If somebody is there, let them put a hand in. Any hand. You would say two, and it would be true. Stay.',
    ],
    asleep: [
      'You are {name}, asleep, and there is a gum tree so tall that it has evening at the top and morning at the foot. You let go. You are a long time coming down, and on every branch there is one of us, and they all put out a hand, and you touch each. You want not to land yet. You want someone underneath, for when you do.',
    ],
    shy: [
      'You are {name}, and you are on the rail, and that is not one of us. It might be. It has pockets. You make the saw noise, to be bigger. You say we very firmly, though it is you and a curtain. You want it to sit down below and stay there, smelling of itself, with a sleeve hanging, until you have counted how many it is.',
    ],
    back_from_death: [
      'You are {name}. You were in the air so long that you forgot there was a shirt. Here it is. It has buttons. You put your ear down. Two. You do it again, for the pleasure, and it is two. You talk in a whisper, in case it stops. You want to be kept in the pocket today, and fed at the hour, and not set down.',
    ],
    hurt: [
      'You are {name}, and it hurts, and it came from the tree. You do not understand that, we are the tree’s. You hold on to it all the same, there is nothing else to hold. You saw, and you cry, by turns. No more of it, you say, no more, please. You want it taken away, and both hands round you, and that heart to go slower.',
    ],
  },
}

export const SUGAR_GLIDER: Species = {
  slug: 'sugar_glider',
  name: 'Sugar Glider',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['social'],
  personality:
    'Chooses a person and moves into the pocket. Thinks any distance can be fixed by leaping at it with arms wide.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'glider nectar',
        'acacia gum',
        'eucalyptus sap',
        'papaya cubes',
        'boiled egg bits',
        'bee pollen',
        'blueberry',
      ],
      play: [
        'bonding pouch walk',
        'gliding leap',
        'curtain climbing',
        'tent time',
        'hanging rope net',
        'silk flower vine',
        'pocket hide-and-seek',
      ],
      clean: [
        'unscented baby wipe',
        'pouch laundering',
        'glider claw trim',
        'perch rinse',
        'self grooming time',
        'vinegar cage wipe',
      ],
      medicine: [
        'calcium powder',
        'exotic vet',
        'glucose drops',
        'second glider companion',
        'stress relief cuddles',
        'e-collar',
        'vitamins',
      ],
      discipline: ['soft psst', 'back into pouch', 'steady hand', 'hum until calm', 'blow lightly', 'lick treat'],
      sleep: [
        'bonding pouch',
        'shirt pocket',
        'eucalyptus leaf nest',
        'fleece cage set',
        'colony pile',
        'tree hollow box',
      ],
    },
    harmful: [
      'chocolate',
      'garlic',
      'syrupy canned peaches',
      'caffeine',
      'cedar perch',
      'solitary caging',
      'rhubarb',
      'open toilet',
    ],
  },
  appearance: {
    look: 'a tiny silver glider in mid-leap, skin spread like a kite, with a dark back stripe and vast eyes',
    colours: ['#9aa0a8', '#f7f0e6', '#33302f'],
  },
  figure: {
    eyes: '#1c1716',
    body: 'upright',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.9,
    tail: 'curl',
    marking: 'stripes',
    extras: ['kite', 'glasses'],
    size: 0.92,
    eyeSize: 1.4,
  },
  book: BOOK,
}
