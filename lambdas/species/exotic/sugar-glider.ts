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
    'Out of the shell comes a thumb, and behind the thumb {name}, bare as a bean. It takes hold of the nearest warm thing. That is you.',
    '{name} lies in the half shell with its eyes still shut and its arms out wide, like somebody who has jumped already and is waiting to arrive.',
  ],
  looks: {
    thriving: [
      '{name} goes by overhead, from the bookcase to the lamp, and then from the lamp to the bookcase. There is nothing at either end. It is the part in between that it is so taken with.',
      '{name} is carrying a leaf along the curtain rail, with great care, in a curl of its tail. It lets go. It leans out and watches the leaf go down, left, right, left. It knows exactly how that feels.',
      {
        text: '{name} wants for nothing and is practising. It leaps, arms wide, into the pocket of your coat, which is over the chair, and looks out at you with vast eyes. It is trying it first without you in it.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in from across the room. That is a distance, so {name}, who wants nothing else, fixes it, arms wide, and lands on your shirt. It sits down on the edge of the pocket and lets one foot hang in.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'In your pocket you find one leaf, folded very small. {name}, up on the lamp, is happy, wants nothing, and looks at the pocket, and at you, and at the pocket. It has sent its luggage on ahead.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'There are nine feet of air between you and {name}, which it considers a mistake. It wants for nothing. It spreads its arms, and then it is on your collar, and the mistake has been put right.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has everything: a pocket, and you round it. It puts its head out, looks up with its vast eyes to see how you are getting on up there, and goes back in. You may carry on.',
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
      {
        text: '{name} is hours old, warm, full, and mostly eyes. It looks at you from your shoes to your hair, which takes some time, and does not know what you are. Halfway down again it has found the pocket.',
        when: ['baby'],
      },
      {
        text: '{name} stands on the edge of a book with its arms wide, and jumps, and does not die. It is astounded. It climbs up the book. It sees that you have seen, and jumps off the other side.',
        when: ['baby'],
      },
      'Shout it down the laundry chute, says {name}, and has. Two floors below somebody’s sock still has the smell on: {loved}. We are all going.',
    ],
    content: [
      '{name} is combing its tail with its hind feet, where two toes are joined on purpose. There is more tail than there is {name}. It has done from the root to the middle, and stops to look how far it has got.',
      '{name} lies on its front over the edge of the shelf with its arms hanging, like a glove put out to dry. It is only looking how far it is to everything. Nothing is too far. It yawns.',
      '{name} sits on the lampshade with its tail in a coil and looks from one side of the room to the other. There are the bookcase, the clock and the door. All of them are a good leap off. It could go anywhere.',
      {
        text: '{name} is in your pocket, and goes where you go. You have taken it to the kitchen and back. In the passage one hand came out, felt what sort of weather there was, and went in again.',
        when: ['trusting'],
      },
      {
        text: '{name} has folded its kite away and is peeling a twig, high up, its stripe to the wall. All is well. When you cross the room the two black eyes cross with you, like the moon beside a train.',
        when: ['wary'],
      },
      '{name} smells of something it was given once and has rubbed well into its chest, so that we all smell of it: {loved}.',
      {
        text: '{name} rides about in your top pocket, and from time to time you are handed something out of it. A seed. A thread. Your own pencil. You thank it, and put them back in later, so that it has something to do.',
        when: ['trusting'],
      },
      {
        text: 'You put your hand in your pocket for the key, and the pocket takes hold of a finger. You stand before your own door for a while. It has gone to sleep on the key.',
        when: ['trusting'],
      },
      'We are {days} days old, by the leaves. {name} puts in one for each, and sleeps on top.',
    ],
    curious: [
      '{name} has climbed to your collar and is looking into your ear, holding it open with both hands. Somebody lives in there, and talks.',
      'A strange coat hangs in the hall. {name} goes down head first into the left pocket, and then the right, and comes up with its opinion.',
      'The scissors are open. {name} looks from one blade to the other, draws out the skin at its own sides and folds it in again, with some pride.',
    ],
    bored: [
      '{name} has leapt from the lamp to the shelf, and it was just as it had been on the lamp. So it has sat down. Its kite is in creases. Somebody should move about, please, so that there are gaps. Play with it.',
      '{name} is sitting in its sock with only its nose out. It has counted the rings on the curtain. Nobody has caught it today, and a leap needs somebody at the end. Come and play with it, please.',
      {
        text: '{name} sits in the empty hood on its hook and says nothing, and we used to be such a number. It would jump, if there were someone to jump to. Come and be a tree.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has leapt from the lamp to the larder door, and there it sticks, arms and legs out, like a small silver notice. You can read it from where you stand. Its meal is due.',
      'The vast eyes of {name} look out over the rim of the dish, from inside. It got in to see whether dinner might be further down. It has been to the bottom, and it is not. Its meal is due.',
      {
        text: 'Two vast eyes look out over the edge of your coat pocket. {name} has moved in. The coat is on the hook, and you are not in it, and that is how it wants it. The meal is overdue. Bring it to the coat.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} leaps, arms wide, straight past your pocket, and lands where the meal should be, flat, on nothing. The vast eyes come round to you. It is overdue. Please put something there to land on.',
        when: ['wary', 'well'],
      },
      {
        text: 'Any distance can be fixed by leaping. {name} opens its kite, looks at you, looks at your hands, which have no meal in them, and folds the kite up again. It is overdue. Bring it, and leave the distance to {name}.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} opens its arms at the edge of the shelf, and folds them again. It is too weak to leap, and does not think that you would catch it. The meal is overdue. Carry it the whole distance, now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has moved into a pocket, in a coat with nobody in it. It lies at the bottom, kite folded, and looks up at you without a sound. The meal is overdue and it is weak. Lower it in, now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'You look into your pocket, and a small silver hand comes up out of it, open. {name} has only just moved in and does not like to complain. But the meal is overdue. Put it in the hand.',
        when: ['warming', 'well'],
      },
      {
        text: 'The meal is overdue. {name} takes this for a distance, and has leapt at it, arms wide, from the shelf, from the curtain, and lately from your shoulder. It is still overdue. This one is yours to fix.',
        when: ['warming', 'well'],
      },
      {
        text: '{name}, no longer than your thumb, sits up in its dish with its arms wide open, for whoever it is that has the meal. It sees that it is you. It shuts one arm. The meal is late. It keeps the other out.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} looks out of your pocket, along the front of you, towards the larder, as people look out of a train that has stopped in the fields. It has every confidence in the driver. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'Out of your pocket comes {name}’s hand, tiny and open, and stays there. After a while it is joined by the other. It does not trouble to put its head out. It is at home, its meal is late, and you are you.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has opened its mouth at the blanket, at a button, and now at you. It is hours old and has no idea which of you does it. It holds the button with both hands, in case. Its meal is due.',
        when: ['baby'],
      },
      {
        text: '{name} was fed {hours} hours ago. It clings flat to the top of the curtain and whirrs like a fishing reel at each step of yours. Below it stands the dish, bare. Its meal is due. Fill it, and step well back.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} has licked the jam label, the spoon’s reflection in the tap, and the tap. It holds up both its hands to you, to show that there is nothing in them. They are so thin one sees the light. Please feed it.',
      '{name} is biting the curtain cord as it would a gum tree, and waiting, with its tongue out, for the sap. It has waited a long time. Its sides have gone in. It is hungry. Feed it, please.',
      {
        text: '{name} has got into the coat on the hook, which is yours, though you are not in it, and barks out of the collar. Put the nectar on the shelf by it. Feed us, and go and stand over there.',
        when: ['wary'],
      },
      {
        text: 'It comes down the lamp to its last inch, and holds out one hand. There is a bark. Put a drop in the hand, and then the dish on the table. We shall see about the table.',
        when: ['wary'],
      },
      {
        text: 'It has come up out of your collar and is licking your chin, and your lip, and the tip of your nose, in order, for sap. It finds you are not that kind of tree. Feed us.',
        when: ['trusting'],
      },
      {
        text: 'It has turned out your pockets. They lie about the floor, with the lint sorted, and {name} looks at you over the last of them, its palms together. There was not a drop on us anywhere. Feed us.',
        when: ['trusting'],
      },
    ],
    starving: [
      'There were {hours} hours with no drop in them. {name} has gnawed the bark off its perch all round, and found wood. Feed it now.',
      '{name} tried to reach your shoulder, and came down short, on the floor, where it never goes. It needs food, now.',
      'The leaves from the nest have been licked one by one and put in a heap, the dry with the dry. It took {name} {hours} hours. It is cold, and needs food this minute.',
      {
        text: 'It lies spread on your palm with the kite quite flat, like something that came down in the night. The hands open and shut. A drop now, on your finger, and another, and medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has been through the fruit bowl, wax pears and all. It is on the chandelier now, and shouts, and the whole of that rings. Hold up the nectar, now, as high as you can, and look away.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has got itself into the finger of a lost glove, in the corner, and will not come out to your hand. Drip food in at the cuff, now, drop by drop, and medicine with it.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} takes the stairs. It looks at each gap and goes round, on foot, and has to rest on the way. It is not ill. The kite has only grown heavy. Let it sleep, please, or give it medicine.',
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
      '{name} has been in honey, and then in everything. One side of the kite is stuck shut, so that it flies in circles. The silver cannot be seen for lint. It has had two days of it. Wash it, please.',
      'You lift {name} off your sleeve, and it does not quite come off. It is two days since the last wash, and whatever it lands on stays. There is a stamp on its back. It needs a wash before it is posted.',
    ],
    sick: [
      '{name} does not leap. It looks at the gap, puts its arms half out, and takes them back. You hold a hand beneath it, and it lets itself down, one finger at a time, hot as a coal. Medicine, please.',
      '{name} lies in the bottom of the pocket, and you can tell by the weight. It used to be always getting up. One hand is out over the seam, hot and dry. It does not close on your finger. Medicine, please.',
      {
        text: '{name} lies along the rail with its arms hanging. It is not holding on, it is only balanced. The eyes have gone dull as slate. They see you, and it tries to be further along. Medicine, please, and a hand beneath.',
        when: ['wary'],
      },
      {
        text: '{name} has crawled into a boot, and lies at the toe where your hand cannot turn. It scolds you from there, but the little saw stops after every stroke. Medicine, please, and let it come out to you.',
        when: ['wary'],
      },
      {
        text: 'You reach up, and it saws, so weakly that it might be breathing. It would jump, and it looks at the gap, and it shuts its eyes. Put the medicine on a leaf, and the leaf by its hand, and wait below.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies in your palm with its arms spread, and it is not flying. They only fell so. It is as light as a letter. Under one finger you feel it, quick, then not, then quick. Medicine, at once.',
      'You open your coat, and {name} has not moved since you put it there. The kite hangs from its wrists like wet silk. You blow on it, softly, and one ear tries to lift. Medicine, at once.',
      {
        text: '{name} sees your hand come and cannot leap from it. The fingers close once, upon air. Then the eyes, which take up most of it, stop following. Medicine, at once, and keep it warm.',
        when: ['wary'],
      },
      {
        text: 'It fell into your hands. It did not choose them. It lies there, all kite, and does not bite, and looks at the top of the curtain. Give it medicine now, and put it against your skin, whatever it thinks of you.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours there was no one to hold on to, and {name} has got hold of the hem of your old coat, on the floor, with one hand. The others have let go. Sit with it, now.',
      '{name} is lying under the hook where your coat used to hang. It must have leapt, and there was nothing there. It breathes, a little. Its eyes are open, and very wide. Sit with it, now.',
      '{name} has climbed into your empty slipper and drawn the tail in after it. There was room for both of you. It has stopped looking over the edge. There is a little warmth left at the toe. Sit with it, now.',
      {
        text: '{name} has made the jump. From the rail to your empty coat is farther than it ever let itself, and it has barked for {hours} hours out of the pocket of a thing with no thump. Put on the coat now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has its back to you, at the seam, and holds on to a leaf. When you lay your palm against the cloth the leaf is let go. Stay like that, now, and let it hear you. Then medicine.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep, hung up by its hind feet inside the curtain, wrapped in its own skin, like an umbrella on a peg. You could forget it there. Then the umbrella sighs.',
      'In its sleep {name} is flying. The arms go out, a little, until the kite is tight, and it leans into a bend. You wait. It lands with a small grunt, and all its fingers close upon nothing.',
      {
        text: 'A coat hangs on the far hook with a very small lump in its inside pocket. That is {name}, asleep. It is not your coat. One hand has been left out, and has hold of the lapel to keep it shut.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep in a pocket. It is the pocket of the coat on the hook, and not of the one that you have on. A fold of silver skin hangs out over the edge, gripped tight from inside. Leave the coat hanging.',
        when: ['wary'],
      },
      {
        text: 'Your coat is breathing on its hook. {name} is in it, in the inside pocket, the deep one, asleep on a glove. You put your hand in to the wrist. It is pulled down, thumb by thumb, and slept on.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in your breast pocket with its tail about its face and one foot hooked through the buttonhole. It leaps, in a dream. You feel it land. It has landed where it was.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in your sleeve, in the elbow, which is out of use for today. You write with the other hand. When you laugh it is shaken, and it laughs too, without waking, like a purse with a coin in it.',
        when: ['trusting'],
      },
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
      '{name} clings inside the hem of the curtain, in a lump. It believes that any distance can be fixed, but at the end of this one there is a stranger. Sit underneath, please, and become less of one.',
      'You come closer, and {name}, a small heap of silver, makes a noise like a rusty toy being wound. It is all it has. It hopes that you will take it for something big. Sit down, please, and let it run out.',
      '{name} has looked at every pocket in the room from up there, and you are wearing the best. It is the rest of you that it is not sure of. Sit down under the rail, please, with your coat open.',
      {
        text: 'You look in, and {name} throws its arms wide. It isn’t for you. It is two inches of kite, trying to look like more. Sit down quietly, and try to look like less.',
        when: ['baby'],
      },
      {
        text: '{name} has already moved into a pocket: the fold of blanket that is furthest from you. Two vast eyes fill the opening. Sit down quietly beside it. It doesn’t know yet that pockets come with people.',
        when: ['baby'],
      },
      {
        text: 'Up in the fold of the curtain, where no arm reaches, are two vast eyes. {name} looks at the gap between itself and you, and does not spread its arms. Sit down there, keep your coat on, and let it hear you tick.',
        when: ['from_child'],
      },
      'For {wait} there was one heartbeat here, and {name} has not quite got over it. It stays on the rail. Sit below, and let it hear yours.',
    ],
    back_from_death: [
      '{name} listens to its own chest, then to yours, then again to its own. Two. Stay close to it, and let the next meal be on time.',
      'It leapt, and this time it was a very long way, and here is the shirt. {name} holds it with all its thumbs. Keep it company, and feed it when it is due.',
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
          text: 'You were on time, and {name} leaves the dish with its mouth still full and its arms flung wide. It hits your collar, runs down you twice, and goes into the pocket headfirst as far as the stripe. The rest is under discussion.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The meal is on time and {name} eats it up on the far shelf, quivering with joy. Then it leaps, arms wide, lands on your sleeve, walks down to the pocket and puts one foot in, as if it were a bath.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time. {name} eats, happily, with one foot in your pocket. It is only the foot, so far. It is like somebody who has come to see the room, and already asked about the light.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has eaten, on time, and is all kite and delight, as ever. It puts one tiny hand into your pocket, feels along the seam to the corner, and takes it out. It is not moving in. It is viewing.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You put it down and step well back. From the top of the curtain {name} measures the distance to the dish, leaps with its arms wide, lands on your sleeve, and eats from there. It does not correct the mistake.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal was there when it should be. {name} finishes, measures the air between you twice, opens like a kite and lands on your sleeve. It is amazed. It leaps straight off again, but it has seen the pocket.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} sees you come in with the dish, over there, and leaps. It is too far. It is always too far. You take two quick steps and hold out your pocket. It eats in there. It had counted on the two steps.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} lives in your pocket, so the meal is brought to the door, on time. Two tiny hands take it in. There are sounds of great joy. Then one hand comes out again and takes hold of your thumb.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You are still carrying the dish when {name} lands on your sleeve with its arms wide, having seen no reason to wait on the other side of the room. It dines in your pocket, turns round twice in there, and pulls the flap shut.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name}, the weight of a button, eats, opens its arms, and finds that there is skin between them. This must mean something. It leaps from your thumb, away from you, as far as anyone ever has, and lands on your wrist.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name}, a few hours old, eats your punctual meal with both arms flung round the dish for joy. Then it looks up and sees you. It looks at its arms. It is working out how much more of them it will need.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats up and leaps at you from the dish, with its hands so sticky that it stays where it lands. There have been {streak} on time, and it no longer measures first. You need only be there, and have a front.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You hold open the pocket, and {name} takes its dinner in there, all of it, and hands out what is left over, the spoon. You button the flap. Neither of you needs to ask.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is a bean with eyes, hours old. It takes hold of its dinner with everything that has fingers, drinks it down to nothing, and finds itself holding a spoon. It cannot think what to let go of first.',
          when: ['baby'],
        },
        {
          text: '{name} eats with its eyes shut, and then opens them to see who it was. It was a finger. That makes {streak} on time. The finger is nearly an inch away. It spreads its arms, and thinks about it.',
          when: ['baby'],
        },
        {
          text: '{name} has dined on your shoulder so often that it has a place there, with a hollow, just behind the collarbone. It finishes. It looks at the far wall, which it used to leap at. It sits down in the hollow.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'One pocket of your coat has not been a pocket since {name}. It eats up in there, and you hear it. It wipes its hands on the lining, puts out its head, and looks at all that it got with you.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} takes it from the spoon and not from you, and keeps its tail to the curtain. It gets through all of it, with shaking hands and a long rest between. The fur stands up in tufts. It needs medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, and puts a leaf in your collar. It has put one there for every meal on time, and today makes {streak}. You rustle when you turn your head. It listens to that with its eyes shut.',
        'Once {name} looked to both sides before it leapt at you. That was {streak} meals ago, all of them on time. It eats this one, licks its thumbs, and lets go of the shelf backwards.',
        {
          text: 'On time, {streak} in a row. {name} eats in your pocket, where it now lives, and when it has done it reaches up one small hand and pulls the flap shut.',
          when: ['well'],
        },
        {
          text: 'You are on time, as for the last {streak}, and there is still a yard between {name} and the dish. It fixes that. It eats with its tail in your eye and both feet in your collar.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes one lick, out of love, and puts the rest back into your hand and closes the fingers on it. It was in the middle of a leap, really. It should be hungry at {opens}. Come then.',
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
          text: '{name} had got as far as one tiny hand in the pocket of your coat. Then the meal is late. It takes the hand out again and eats, in the highest spirits, with both.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} sails down to the late meal with its arms wide, for joy, and eats. Then it looks at your pocket with those vast eyes, for some time, as one looks at a room one will not be taking.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has always thought that any distance could be fixed. It eats your late meal, shaking, its dark stripe turned to you, and then crawls to make the distance one inch longer. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You hold your pocket open. {name} eats the late meal on the floor below, looks up at the pocket, and wraps itself in its own thin skin instead. It is very weak. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, late, humming with joy. Then it looks across from the shelf to your shoulder. It has always just leapt. This time, before it does, it works out the distance.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} throws itself at the late meal with arms wide and eats, glad to the tip of its tail. Then it climbs to your pocket, looks in, and moves to the other one, in the coat on the hook.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'It called and called, from the seam, to know how many we are. {name} takes the food, late, in two hands as thin as thread. Then it folds its arms about itself, tight, and will not hear your heart.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats its late meal in your pocket, as usual, with smacking. Then the silver head comes out and looks up at you for a moment. It goes down. Two small hands take hold of the flap from inside, and draw it over.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} has been on the curtain rail since mealtime with those eyes upon the door. It eats everything, down to the sticky part, and goes back up by the bookcase. Your sleeve would have been shorter. It used to be the way.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} licks at it and stops, its hands closed upon nothing. The skin hangs crumpled along its sides. It chatters at you, very faintly, from the floor, where none of its kind ever goes. Medicine, please, and somewhere warm.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Before you came {name} had leapt to the door, to your other coat, and to the door. It eats up inside your collar with one hand round your ear. Whenever you turn your head that way, the hand gets tighter.',
          when: ['trusting'],
        },
        {
          text: '{name} scolds at you all through the late meal, like a very small saw, and does not stop for eating. It gets through both. The dish is empty, and you are a good piece further out on your branch.',
          when: ['wary'],
        },
      ],
      missed: [
        'You look for {name} up high, and after {hours} hours it is low, in the folds of a fallen coat. It eats everything, with shaking hands. It keeps hold of the coat and not of you. Come in time.',
        'The curtain is damp where {name} has licked it, for want of anything else, these {hours} hours. It eats all of it. Its eyes have grown too big for it. They stay on you, and the arms stay shut. Never again.',
        {
          text: '{name} thinks that any distance can be fixed by leaping at it. Nobody was there for {alone}. Now it looks at you, and measures, and does not leap. It climbs down foot by foot, eats, and climbs back up.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats with its skin folded in, a kite put away, and its vast eyes on the pocket it had thought of moving into. For {alone} there was nobody in the coat. It turns its dark stripe to you. Come on time.',
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
        {
          text: 'It had got as far as the edge of your pocket. {name} eats the meal, so late, on the curtain rail. Then it jumps down on your coat, takes out its leaf, its two bits of lint and its thread, and goes back up.',
          when: ['warming'],
        },
        {
          text: '{name} eats in your pocket as ever, but it eats standing up. When you move to the door it is out and on your shoulder, holding your ear with its thumbs. It will not be left in a coat that may be hung up.',
          when: ['trusting'],
        },
        {
          text: '{name} does not leap. It comes along the shelf on foot, eats, and does not open its arms. You hold your pocket wide. It looks in, for some time, as one does in passing at a house with the lamps out.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is at the bottom of the curtain, its skin wrapped round it like a shut umbrella. It eats what you bring. You lay your hand down, an inch away. It holds that any distance can be fixed. It looks at the inch.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is on the floor. A glider comes down to the floor when it cannot leap any more, and it was {hours} hours. It eats everything there, its back against the skirting. It does not hold out its arms. Come in time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is round as a plum, and when it spreads its arms there is hardly any kite left over. It could not eat. It could not very well leap, either. Come again at {opens}.',
        'You hold up the dish, and {name} pats its front with both hands, at which there is a small drum noise. It shuts its eyes against the sight of you being disappointed. Try again at {opens}.',
      ],
      ill: [
        '{name} drinks a drop from your fingertip, and rests its forehead there, and then has the next. You feel each swallow. Three is all it can do. Keep it in the warm, and give it medicine next.',
        'You hold the spoon inside your pocket, and down there in the dark {name} eats a little. It is so slow that you think it has dropped off. Then there is one lick more. Medicine next, please.',
      ],
      loved: [
        '{name} smelled it across the room, and there was no leap, there was only {name}, arriving. It was {item}. It ate to the end with both arms round it, and is now stuck to the dish, to you, and to its own left ear.',
        '“{item},” you said to nobody, reading the jar, and your pocket stood up. {name} has eaten all of it off your thumbnail. It looks at the nail on each side. It has never thought so highly of a thumb.',
        {
          text: '{name} eats {item}, on time and beloved, at the edge of your pocket. It has not moved in. But it has left one crumb at the bottom, to see whether you will look after it.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats every bit, leaps, lands on your chest and puts its whole head in your pocket, as one views a room. It comes out, goes round the button, and looks again.',
          when: ['warming', 'well'],
        },
        {
          text: 'You are on time with {item}. {name} carries it up to the lampshade and eats in bliss, and the crumbs drop straight into your pocket. That is all of it that is moving in.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} leaps for it, arms wide, sees in mid-air that your hand is underneath, and steers round. It lands on the curtain, comes back by the floor, and eats with its eyes on the hand.',
          when: ['wary', 'well'],
        },
        {
          text: 'On time, you hold out {item}. {name} leaps with its arms wide, straight past it, and lands flat on your chest. It stays there for two breaths. Then it runs down your sleeve and eats. You had to come first.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You are still across the room with {item}, on time, when {name} fixes the distance with its arms wide. It takes its meal down into your pocket and eats it there. You can feel it chewing against your ribs.',
          when: ['trusting', 'well'],
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
          text: 'The arms are tight against its sides, and {name} lies in the bottom of your pocket and does not weigh anything. It was {item}. It must not have it again, however it leaps. Keep it warm on you, and get medicine.',
          when: ['item'],
        },
        {
          text: 'It leaps at all you hold out, and you held out {item}. Now {name} is curled upon your palm, sawing, with its eyes gone dull. Do not hold that out again. It needs help, and somebody’s warmth.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You throw up your hands, and {name} takes that for an invitation and is on the ceiling. It comes down in one long curve with its arms wide, past your left ear, round behind, and past the right.',
        'You are a tree, and {name} runs up you, looks about from the top, and leaps. So now you have to be a tree over there. You run. It is in the air already. It has never doubted a tree.',
        {
          text: '{name} leaps at you with arms wide, thinks better of it halfway, and lands on the curtain, thrilled. It does this eleven times. The eleventh time, it thinks better of it a little later.',
          when: ['wary', 'well'],
        },
        {
          text: 'Nine times {name} sails over your head, spread like a kite, squeaking with joy. Each time it looks down into your pocket as it passes. Each time it lands on the lamp.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hide, and {name} looks for you behind everything, eyes vast, arms wide. You are nowhere. In the end it goes home to think, and home is your pocket.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} leaps at you from the door, the shelf and the lamp, arms wide, and you catch it, and catch it, and catch it. The last time you were looking the other way. It leapt all the same.',
          when: ['trusting', 'well'],
        },
        {
          text: 'In the middle of a leap {name} is gone. It is not on the shelf or the curtain. Then your pocket turns out to have eyes. It has not moved in. It is only being shown round.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} leaps from shelf to chair and from chair to curtain, arms wide, all the way round you. Then it sits and looks at your shoulder for some time with its vast eyes. That is a distance too. It fixes it.',
          when: ['warming', 'well'],
        },
        {
          text: 'Wherever you stand {name} leaps at you, arms wide, and that is the whole of the game. Once you duck. It goes by with such a look on its face, lands on the clock, turns round, and forgives you at once.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You hold your hands an inch apart, and {name}, hours old, has to cross. It looks left, it looks right, it shuts its eyes and lets go. It has arrived, with all its fingers. It turns round to do it again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You flick the end of your scarf up to the rail, and {name} catches it before it can think who has the rest. It pulls. You pull. Half of the scarf goes up there. It intends to live in that.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hold your coat open, and {name} reads it from the shelf as one reads a map. It jumps, misses the coat by a good way, and lands on your chin. It looks round. It had not thought of living here.',
          when: ['warming'],
        },
        {
          text: 'You stand at the bottom of the stairs, then at the top, and {name} makes nothing of either. You get behind a door. There is a bump, and four hands come under it, feeling for the rest of you.',
          when: ['trusting'],
        },
      ],
      little: [
        'You throw up your hands for {name}. It has been in the air since you came in, and sees no call to change anything. It goes by, with arms spread, and comes back the same way.',
        'You hold out an arm to be leapt at, and {name} is so happy already that it takes it at a walk. It goes up to the shoulder, kisses your ear with a wet nose, and walks back. That was the game.',
        {
          text: '{name} leaps from the curtain to the lamp and back, arms wide, in a bliss that began before you came. You stand in the middle. You are in the game, too. You are the distance.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You hold your arms out wide as well. {name}, who could not be happier and was not going to be, leaps straight at you, goes in under the left one, and comes out under the right. It lands on the lamp.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There is a game already, it is called curtain, and {name} is winning. It comes down upon your hat, to see what yours is. It finds it can see the curtain from there. It stays for one breath, and then for one more.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} had all the joy it could hold when it was still in your pocket. It comes out, plays one leap for your sake, from the left pocket to the right, and finds the right just as good. You are moved into on both sides.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You dangle a sleeve, and {name}, gay as anything on its rail, bobs its head at that, left and right. It does not jump. It has a perfectly good gap of its own up there, and goes and jumps that.',
          when: ['wary'],
        },
        {
          text: '{name} was curled up in perfect bliss. But you stand there with your coat held open, so it climbs to the shelf, for you, and jumps the easy one, arms wide, and lets you say “Oh.”',
          when: ['trusting'],
        },
        {
          text: 'No more joy will go into a thing so small. {name} watches your game from the pocket, chin on the seam and both hands hanging out, as one does from a box at the theatre. In the interval it has your button.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} had just leapt off everything in the room, and could not be gladder, when you hold out your arms. It takes a run at you, for the look of it. There was an inch between you. It made the most of that.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You hold out an arm for {name} to leap to, and it gets up, spreads its own, and holds them like that. Then they come down. It could not. See to what it needs first.',
        'You flick the scarf up to {name}, and it catches it, out of habit, and then it only holds on to it, with its cheek on the wool. Leave it the scarf. See first to what is wrong.',
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
          text: 'You bring out {item}, and the air is full of {name}: lamp to rail, rail to clock, clock to lamp. It is bliss. The shortest way is over your shoulder. It takes the hatstand.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} believes that any distance can be fixed by leaping. It leaps at {item}, at the lamp, at the wall, at {item} again, arms wide, in bliss. Only the distance to you is left as it is.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item} again, so {name} throws itself off the wardrobe at it, and at you, and misses both. You catch it by one thumb. It shakes out its skin, is carried up, and does it again, at once, exactly the same.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play {item} till you are dizzy, and {name} has crossed the room forty times, each time by you. The last time it does not cross. It lands, turns round twice in your pocket, and pulls the flap down.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} flies after {item} from curtain to lamp and squeaks at both ends. Each time it goes by it drags one toe along your sleeve. The next time it is the whole foot. You hold the sleeve rather higher.',
          when: ['warming', 'well'],
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
          text: 'To wash {name} you have to open it like an umbrella. Dirt runs out of every fold. The vast eyes never leave you. The moment you let go, it shuts.',
          when: ['wary', 'well'],
        },
        {
          text: 'The mud is off and the stripe shows. {name} looks for a long time at your pocket, an inch from its nose, warm and dry. Then it looks at you. It stays out here and is wet.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies in your wet palm with its arms out, and lets you do each wing, and in between the toes. The dirt is gone. It looks at the towel, looks at your pocket, and goes to dry itself on you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wipe {name} with a corner of warm cloth where it hangs on the curtain, and only where it lets you. It whirrs. The grey comes off. At one armpit it lifts the arm by mistake, and there is all the kite.',
          when: ['wary'],
        },
        {
          text: '{name} lays itself out on your palm, wrists to ankles, like something to be ironed. You go along the stripe with a wet thumb. Then it takes the thumb in both hands and does that, between the lines.',
          when: ['trusting'],
        },
      ],
      little: [
        'You wipe {name} all over with a thumb, and the thumb stays clean. It had washed. It spreads one side of the kite to let you look, then the other, like somebody turning out empty pockets.',
        'You brush the tail of {name} with a toothbrush, and nothing comes out. It takes hold of the brush with all four hands and combs its face on it, since it is there. Then it gives it back, with one hair in.',
        {
          text: '{name} was clean, having come straight from your pocket. You wash it anyway, set it down to dry, and step back. It fixes the distance at once, arms wide. Now your shirt has been washed as well.',
          when: ['well'],
        },
        {
          text: 'You fetch {name} out of your pocket and wash it. Nothing comes off. It holds your thumb in both hands throughout, and then goes back in, wet. Of the two, it was the pocket that needed it.',
          when: ['well'],
        },
        {
          text: '{name} had licked itself from nose to tail tip, twice, up on the lamp. It is fetched down and washed. It goes back, shakes, and begins at the nose. It does the place where your thumb was three times.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is nothing on {name} but a little lint, and that is yours. You wash it. It takes it very well, holds on to your finger by all its thumbs, and afterwards jumps into the pocket, wet, for some more lint.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} is spotless, and you go along its stripe with a damp thumb, and it lets go with one hand, two hands, three. The fourth has you by the cuff. It is hung out there like washing, and hums.',
          when: ['trusting'],
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
          text: '{name} swallows, and the medicine does it good. Then it spreads its arms as wide as they go and leaps at the distance between you from the wrong side, until there is twice as much of it.',
          when: ['wary'],
        },
        {
          text: '{name} takes its medicine with all its skin folded in, like a kite that you are not going to fly. It goes down and does good. The vast eyes look at your pocket, and then at someone else’s.',
          when: ['wary'],
        },
        {
          text: 'You give the medicine into the pocket, as {name} will not come out. Two hot hands take it and your fingertip with it, and keep both. You walk up and down, slowly, since it likes the tree to move.',
          when: ['trusting'],
        },
        {
          text: 'You put the drop to its mouth, and {name} has no strength to turn from you. All four hands lie open. You wait. One closes on the tip of your finger, as small as a stitch. Do not move. Stay.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is as well as anything so small can be, and takes the drop in both hands. It makes a face with all of its face. Then it leaps, to see if that still works. It does. Keep the rest for a bad day.',
        'You give {name} its dose, and it licks its thumbs, all four, and waits for something to be better. Nothing could be. It gives you back the dropper. Put it by for a day when there is no leaping.',
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
          text: '“Not into the soup,” you say. {name} sits on the rail and sees what was wrong with the soup. It will not jump there. It had been going to jump to you next. It looks at the gap for some time, and walks round.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} hears the lesson from your pocket, with just its eyes above the edge. It will leave the curtain hooks alone. When you have done the eyes go down. You put a finger in, to see, and it has turned over.',
          when: ['trusting', 'well'],
        },
        {
          text: '“No,” you tell {name}, and take away the sugar, spoon and lid and all. It has learned that. It leaps to the curtain and stays there, its stripe towards you. It is long since it left a distance unfixed.',
          when: ['from_child'],
        },
        {
          text: 'You hold up one finger, and {name}, in the air already, folds its arms and comes down short, on the rug. That was not to be jumped. It understands. It walks the rest, and walking is its way of being hurt.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} not to live in the teapot. It has moved out of there ages ago, leaf and all. It hears you through from your breast pocket, nodding, with both hands on the edge, like somebody in a box at the opera.',
        '{name} knew that one. It sits on your wrist with its kite folded and looks into your mouth while you say it again. It likes it when people are so near and talk. You might do the one about the jam.',
      ],
      bad_time: [
        'You scold, and {name} is in the middle of a leap, arms wide, with nowhere else to come down. It lands on you and makes itself thin. It was coming for something. See to that first, and teach it later.',
        'The eyes of {name} are made for the dark, and they take in the whole of your face at once. It can see that it was wrong. It still wants what it wanted. See to that first, and teach it later.',
        {
          text: 'Any distance, {name} thinks, can be fixed by leaping at it. After your lesson in manners it looks across at you with its arms wide, and looks again, and folds up the kite. Not that one.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has one foot in your pocket when the lesson begins. It takes the foot out, and leaps, arms wide, at the curtain. Nothing is learned. Say no more, and hold the pocket open.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had moved a leaf in under your collar, and with them that is how it starts. You scold. It takes the leaf out again, in its tail, and carries it to the other end of the room. Win it first.',
          when: ['wary'],
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
          text: 'Asleep, {name} leaps. The small arms go wide, the skin goes tight, and it glides through a good long rest. You put out a finger for it to land on. It dreams its way round the finger.',
          when: ['wary'],
        },
        {
          text: '{name} has folded its kite and put its arms away. Your pocket is four feet off, which is one leap, and it does not leap. It sleeps long and well, on its own side of the four feet.',
          when: ['wary'],
        },
        {
          text: '{name} is too tired to jump, and so walks, all the way along your arm, to the pocket. It gets in. You feel it turn, feel it count, your heart, its own. Two. The sum comes out, and it sleeps.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} in its sock and say good night. The sock lies still. The sock thinks. At the heel a bump appears, travels along to the top, and has eyes. It is not tired. It was only being a sock.',
        '{name} lies down in your palm, folded, tail over the nose, and shuts those eyes. It takes a while, there is so much lid. They open. The room is still full of distances. It is off to see to one.',
        {
          text: 'You have tucked {name} in. It is glad, it is not tired, and its vast eyes measure the gap to you, which one leap would fix. It turns round, spreads its arms, and leaps the other way.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} can be put into a bed. A pocket it has to choose. It is wide awake and happy, sailing from curtain to curtain in the dark, and it has not chosen yours. Leave it open.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Wide awake and merry, {name} is laid in its bed, arms folded, and leaps straight out of it at your chest. You lay it down. It leaps. It is quite willing to be put to bed, so long as it is in you.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You put {name} in its sock, and it is wide awake, and it stays in there because you hung it up so kindly. Two eyes look out over the top. They shut when you look. There, it thinks. That will let you sleep.',
          when: ['trusting'],
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
        'You leave one hand lying open, and {name} gets in, as into a boat. It takes hold on both sides and looks ahead, over the fingertips. Nobody is going anywhere. It holds on all the same.',
        'You sit, and {name} sits inside your sleeve, with its face out. You both look at the same bit of wall. It is quite a good bit. It takes hold of your thumb as one takes hold of a rail.',
        {
          text: 'You sit, and {name} lands on your knee, bounces off to the lamp, and lands on your knee. The stops at the lamp get shorter. Soon it goes there only for the sake of coming back.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is asleep in your pocket, folded in its own kite, against your ribs. You ought to get up. You can feel its heart, which goes four to your one. You stay for another four, and then for another.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} comes down your arm, goes in at the cuff and lies on the inside of your wrist. Something beats there. It breathes two to your one, until it has found out how to make them come out even.',
          when: ['trusting'],
        },
        {
          text: '{name} rubs its forehead on your thumb, so that you will smell of it, and sniffs. Not yet. It rubs again, a little harder. You are to come out as family, and that takes several coats.',
          when: ['warming'],
        },
        'It remembers {wait} with nobody in the coat. {name} takes a fold of your sleeve in each hand, and then a further fold.',
        '{name} rubs its brow along your thumb, and you smell, faintly, of an old present: {loved}.',
      ],
      little: [
        'We have sat so much this hour that your leg has gone to sleep. {name} has not, and would like the leg back as a branch. Later.',
        '{name} has counted all of us four times over, and the sum is the same. That will do for now.',
      ],
      ill: [
        'You put {name} inside your shirt, and there it lies, like a warm coin. It needs more than this: medicine or food, as it may be. But this too.',
        'Its hands open and close on the air, and then on your finger. {name} is easier so. Presently bring what it lacks.',
      ],
      asleep: [
        '{name} is asleep in its sock, and you sit by and hold the toe of it in your hand. It grows warm. After a time a weight comes sliding down inside, still asleep, until it lies in your palm.',
        'You sit beside {name}, and it sleeps, and its tail hangs out. You lay one finger near. The tail feels about, as it does for leaves to carry home, takes a turn around the finger, and that is that.',
        'Our whole pile smells of it, and it is a pile of one: {loved}. {name} sleeps with its nose in the thick of that, and you sit by for your share.',
      ],
      shy: [
        'You sit at the foot of the curtain, and at the top of it is {name}. Any distance can be fixed, it thinks, though it has not said when. It comes down by one ring, and looks at how much is left.',
        'You stood like a tree, and now you sit, like a stump, and {name}, on the lamp, thinks that you have been felled. It leans out, by its feet, further than it has yet, to see.',
        {
          text: 'You sit down across the room with your pocket open, and ask for nothing. {name} sails from everything to everything else. Then it lands, just to think, on the bit of curtain that looks into the pocket. Do not move.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit far off, and stay. {name} leaps from shelf to shelf for joy, never on your side. Near the end one leap is a little longer, and the shadow of the kite passes over your knees. Sit still.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit below the rail with one hand out, and up there is {name}. You hear the small silence that comes before a leap. Down comes a leaf, into your hand. It was sent on ahead, to see.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old and lies in the toe of a sock, face to the seam. You sit and hold the other end of the sock. Presently there is a pull on it, so light that it may be a breath.',
          when: ['baby'],
        },
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
