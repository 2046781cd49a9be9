/**
 * The Rabbit wants to lie down in the open and find that nothing happens. It fears whatever comes from above, doors,
 * hoovers, and being lifted. Body: a small dove-grey lop with a cream bib, a nose that never stops, and one ear that has
 * always stood half up. It has no voice: it thumps with a hind foot, clicks its teeth for joy and grinds them in pain.
 * Three facts. Its hind legs leap by themselves when it is happy, and it looks round to see who did that. It draws its
 * chin along whatever is its own, shoes and keepers among them. And it shows what it thinks of you by which side it
 * turns to you: the face, the flank, the back, or two heels shaken one after the other. It eats a stalk like a pencil
 * going into a sharpener. It sleeps with its eyes open until it trusts, and then falls over sideways like a book. It
 * sulks with its back. It trusts by inches, and in the end puts its forehead under your hand. It never hides where there
 * is one way out, never eats without first looking along the room, never makes a sound. Its keeper has both eyes in
 * front, as those have who eat rabbits, and brings leaves.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell tips over and {name} is sitting in it, wet, no bigger than a lemon, with two ears that are too heavy for its head. The nose is going already, and turns to you.',
    '{name} comes out of the egg backwards, hind feet first, and bumps into your hand. It turns round to see what that was. It sees how large you are, and sits quite still.',
  ],
  looks: {
    thriving: [
      '{name} is crossing the rug at a walk when its hind legs throw it into the air and turn it round. It comes down facing the way it came, and goes there instead.',
      'Down the hall, round the chair and back: {name} runs until its ears stand out behind. Then it drops on its side all at once, and lies there with its white stomach going.',
      {
        text: '{name} jumps, and its hind feet come down before the rest of it is ready. It tries again from the edge of the mat. Your hand is there, so it goes round by the wall.',
        when: ['baby', 'wary'],
      },
      {
        text: '{name} has found out about running. It runs from the bowl to the box, which is four of its own lengths, and falls over. It looks at you from behind the box, to see whether you saw.',
        when: ['baby', 'wary'],
      },
      {
        text: 'You come in, and {name} stops in the middle of a leap and has to finish it, with its heels over its head. Then it sits, very straight, and waits for you to look elsewhere.',
        when: ['wary'],
      },
      {
        text: '{name} has been racing up and down the hall, you heard it from the stairs. Now it is under the table with its sides pumping and one ear up, and both hind feet turned for another go.',
        when: ['wary'],
      },
      {
        text: '{name} goes twice round your feet, so close that its fur brushes your socks, and throws itself down across both of them. There it stays. You will have to stand here for a while.',
        when: ['trusting'],
      },
      {
        text: '{name} jumps on to the sofa, on to you, and off on the other side. It does this five times. The sixth time it stays on, and clicks its teeth, quickly and softly, which is how a rabbit purrs.',
        when: ['trusting'],
      },
      {
        text: '{name} comes at you down the hall at full stretch, brakes, slides, and puts its forehead against your shin with a bump. You scratch between the ears. The hind feet go on dancing behind.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} leaps straight up beside your chair, twists, and lands with its nose where its tail was. It looks up to see if you were watching. You were. It does it the other way round.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} lies flat out on the boards where the sun is, hind legs behind it like a dropped scarf, and its nose hardly moves. You step over it. It does not so much as draw in a foot.',
        when: ['trusting', 'grown'],
      },
      {
        text: '{name} pulls the newspaper out of your hand, shakes it, and runs off with the middle pages. You hear tearing. It comes back with its ears up and a strip across its nose, for the rest.',
        when: ['trusting', 'grown'],
      },
      'It is {days} days since {name} was afraid of this rug. Today it digs at one corner, flings it over, gets underneath and charges about in there, and the whole rug goes across the floor.',
      '{name} leaps sideways off the bottom stair, and again, and its nose goes as it does over one thing only. It must have thought of it: {loved}.',
      {
        text: '{name} races down the hall, and past you, and each time round it passes a little closer. On the last lap its side brushes your ankle. It stops, and looks back at the ankle.',
        when: ['warming'],
      },
      {
        text: '{name} jumps, turns in the air, and comes down nearer to you than it had meant. It does not run. It sits there with its nose going, and after a moment it flops on its side, there.',
        when: ['warming'],
      },
      {
        text: '{name} is all legs today. It leaps off the box, slides on the boards, and ends up between your feet. It thinks about that. Then it washes an ear, as though it often came here.',
        when: ['warming', 'from_child'],
      },
      {
        text: 'You are sitting on the floor, and {name} runs rings round you, five, six, and each is smaller. The seventh goes over your legs. It turns to see what you will do about it.',
        when: ['warming', 'from_child'],
      },
      {
        text: '{name} digs at the rug with both paws, as fast as it can, and looks up, and you are there. It sits down on the place. Its whole front is covered in fluff.',
        when: ['wary', 'from_child'],
      },
      {
        text: 'You hear {name} leap and land, leap and land, on the far side of the door. You open it by a hand. There is a rabbit, washing its paws in the middle of the floor, out of breath.',
        when: ['wary', 'from_child'],
      },
    ],
    content: [
      '{name} sits like a loaf, all four feet put away, and watches the room with one eye on each side. Only the nose moves. A door shuts somewhere, and the half-raised ear turns to it and back.',
      '{name} washes an ear. It pulls it down with both paws, licks it from the root to the tip, and lets go. The ear swings back up by half, as it always does.',
      {
        text: '{name} is trying to wash its face. Each time it lifts both paws it tips over forwards on its chin. It looks about, nose going, and tries again from nearer the wall.',
        when: ['baby'],
      },
      {
        text: '{name} has been all the way round the inside of its box, smelling the edge. Now it smells the edge again, in the other direction. You hold still. It smells as far as your thumb, and stops.',
        when: ['baby', 'wary'],
      },
      {
        text: 'Wherever you walk, {name} turns on the spot, so that the same eye is on you. When you sit down it sits down. It has chosen the place between two chairs with a way out at both ends.',
        when: ['wary'],
      },
      {
        text: '{name} has stretched itself out along the skirting, but the hind feet are still under it, ready. You turn a page. They gather. You do not get up, and slowly they let go.',
        when: ['wary'],
      },
      {
        text: 'The stair creaks, and {name} does not look at the stair. It looks at you. You go on reading, so it is nothing, and it lays its ear down again.',
        when: ['trusting'],
      },
      {
        text: '{name} hops over, draws its chin along the side of your shoe, and then along the other shoe. That is how a rabbit writes its name on a thing. It goes back to its mat.',
        when: ['trusting'],
      },
      {
        text: '{name} has fallen asleep against your foot with its eyes open, and then with its eyes shut. You have needed to cross your legs for some time now, and you have not.',
        when: ['trusting', 'grown'],
      },
      '{name} is {days} days old and has a round of its own: chin on the table leg, chin on the box, chin on the bin. It goes round it once more before it sits down.',
      '{name} sits washing its bib, and leaves off in the middle with its tongue out. Something has come back to it, from one good day: {loved}.',
      {
        text: '{name} lies an arm’s length off, on its side, with its feet towards you. You could touch the nearest. You move your hand, and the foot draws in, and then slowly comes out again.',
        when: ['warming'],
      },
      {
        text: '{name} hops by with its chin low, marks the table leg, marks the box, and stops before your shoe. It smells the shoe. It goes on to the chair. It looks back at the shoe.',
        when: ['warming'],
      },
    ],
    curious: [
      'There is a paper bag on the floor. {name} stretches out to it until it is twice as long as usual, the hind feet still safely on the mat, and touches it with the end of its nose.',
      '{name} stands straight up on its hind legs, front paws folded on its bib, and smells the air over the table. It drops down, moves one hop nearer, and stands up again.',
      {
        text: 'You have put something new on the floor. {name} goes round it twice, jumps back, and then comes to you first and puts both paws on your knee, to ask about it.',
        when: ['trusting'],
      },
    ],
    bored: [
      '{name} takes the edge of the carpet between its teeth and pulls. One thread comes out. It drops it, looks at you, and takes hold of the next. Come and play with it.',
      '{name} lies with its chin flat on the floor and its eyes open, and when you come in only the nose says so. It would like a game. Roll it something.',
      {
        text: '{name} sits with its face in the corner and both ears hanging, even the one that is never quite down. You say its name. It does not turn round. Get down on the floor and play.',
        when: ['sad'],
      },
      {
        text: '{name} picks up its empty dish in its teeth and lets it fall, for the noise. Then it sits and listens, and nothing comes of it. Come and play with it.',
        when: ['sad'],
      },
      {
        text: '{name} butts your ankle, runs off three hops, and looks back. You stay where you are. It comes and butts your ankle again, harder. It wants to be chased. Play with it.',
        when: ['trusting'],
      },
    ],
    due: [
      '{name} sits in front of the hay rack with its back to the room. It is not thin, and it is not cross yet. But it knows what time it is. Its meal is due: feed it.',
      'You open the wrong drawer and {name} is there, up on its hind legs, looking in. It drops down and goes to sit before the right one. Its meal is overdue.',
      {
        text: '{name} has smelled all round its dish, and climbed into it, and sits there, a small grey heap with a nose. Nobody has told it how this works. It is time for its meal.',
        when: ['baby'],
      },
      {
        text: '{name} watches you from behind the box, stretches out, touches its empty dish, and goes back in. It does that twice more. It is past mealtime. Put something down and sit far off.',
        when: ['baby', 'wary'],
      },
      {
        text: '{name} looks at its dish and then at your hands, from under the chair. It would come out for a meal. It would not come out for you, yet. The meal is overdue: set it down and step back.',
        when: ['wary'],
      },
      {
        text: 'From behind the sofa comes the noise of {name} gnawing the skirting board. It stops when you come near, and waits, and begins again. It has waited {hours} hours for its meal.',
        when: ['wary', 'missed_meal'],
      },
      {
        text: '{name} sits in the far corner with its back turned and one ear pointing at you. The dish has been pushed out into the middle of the floor. It was {hours} hours. Feed it now.',
        when: ['wary', 'missed_meal'],
      },
      {
        text: '{name} takes the hem of your trousers in its teeth and walks backwards with it, towards the hay. After three steps it stops to see if you are still in them. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} puts its forehead to your ankle and pushes. It hops to the drawer, looks round, comes back and pushes again. It has never been as plain as that. Its meal is overdue.',
        when: ['trusting'],
      },
      {
        text: '{name} is lying in the hall, where it can see the door, with its chin on your slipper. When you come in it gets up, shakes out one foot, and leads you to the dish. That was {hours} hours.',
        when: ['trusting', 'missed_meal'],
      },
      {
        text: '{name} gets up when it hears you, and sits down again halfway. It is too weak to make much of it. It has had nothing for {hours} hours. Feed it now, and keep the medicine near.',
        when: ['weak', 'missed_meal'],
      },
      {
        text: '{name} sits hunched beside the rack, its bib on the floor and its coat on end. You hold out a stem, and the nose comes up to it before the eyes do. {hours} hours. Feed it now.',
        when: ['weak', 'wary', 'missed_meal'],
      },
      {
        text: '{name} goes from the dish to you, stops one hop short, and looks up with its nose going. It goes to the dish again. You are to follow. Its meal is overdue.',
        when: ['warming'],
      },
      {
        text: '{name} stands on its hind legs against the drawer and scratches at it, twice. It looks round, to see if you are the kind that understands. Its meal is due.',
        when: ['warming'],
      },
      {
        text: '{name} is too small to see over the edge of the dish, so it has climbed on the rim and looks in from above. Nothing. It looks at you, and hides. Its meal is due.',
        when: ['baby', 'wary'],
      },
      {
        text: '{name} has crept in under the dish and wears it, like a lid. The dish moves towards you by an inch, and stops. It is {hours} hours since there was anything in it. Feed it.',
        when: ['baby', 'wary', 'missed_meal'],
      },
    ],
    hungry: [
      '{name} has eaten the hay down to the wire, and then the cardboard under the wire. It sits with its paws on the lowest bar and looks at you sideways. Feed it.',
      'You can hear {name} from the next room, moving its dish across the boards with its nose, a push at a time. When you come in the dish is at the door. Feed it.',
      {
        text: '{name} comes right out on to the open floor, which it never does for you, and sits up to smell your hands. They are empty. It goes back to the wall. Feed it, please.',
        when: ['wary'],
      },
      {
        text: '{name} has gnawed the leg of the chair it hides under. It stops when you look and draws in its paws. It is hungry. Put the food down and go away a little.',
        when: ['wary'],
      },
      {
        text: '{name} climbs into your lap, smells your sleeve up to the elbow, and your collar, and your chin. It finds nothing. It looks you in the face from very near. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} pulls off your slipper and carries it to the dish. Then it comes for the other one. Your feet are cold, and it is hungry. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} does not get up. It lies along the empty rack with its ears on the floor and has eaten the edge of the mat, as far as it could reach. It has been {hours} hours. Food, now.',
      'You put your hand on {name} and can count its back. The nose lifts to your fingers, one after another, and goes down again. It has had nothing for {hours} hours. Feed it now.',
      {
        text: '{name} presses its stomach to the floor, and its teeth grind, and the nose goes and stops and goes. Hold something green to its lips now, and have the medicine ready.',
        when: ['weak'],
      },
      {
        text: '{name} lies with its eyes half shut and a chewed bit of carpet in its mouth. It lets you lift its chin. Food now, a leaf at a time, and medicine with it.',
        when: ['ill'],
      },
      {
        text: '{name} would hide from you if it could get up. It draws in one foot and leaves it at that. Lay soft greens against its mouth now, give it medicine, and keep your voice down.',
        when: ['ill', 'wary'],
      },
      {
        text: '{name} comes straight to you over the open floor and takes hold of your sleeve with its teeth. It has no fear left to spare. Feed it now, and do not stand over it.',
        when: ['wary'],
      },
    ],
    weak: [
      '{name} starts across the room, stops after two hops, and sits down where it is. It looks at the rest of the way. Medicine, please, or a long quiet sleep.',
      'The nose of {name} goes slowly, and its coat stands up along the back. It has moved to be where the sun is, and moves again when the sun does. It needs medicine, or rest.',
      {
        text: '{name} wants to leap when it sees you. The front of it goes up by an inch, and it sits down again, looking surprised. It clicks its teeth all the same. Medicine, and then rest.',
        when: ['glad', 'trusting'],
      },
      {
        text: '{name} drags itself up on to your foot and lies there, light as a glove, with its chin on your laces. It is glad of you. It is not well. Medicine, please.',
        when: ['trusting'],
      },
      {
        text: '{name} has not gone under the bed. It sits in front of it with its eyes half closed, as if that were far enough. It lets you come nearer than it likes. It needs medicine.',
        when: ['wary'],
      },
      {
        text: '{name} hunches by the wall and lets its ears hang. When your hand comes it leans away, and the leaning tires it, and it stays like that. Medicine, and soft words.',
        when: ['wary', 'sad'],
      },
      {
        text: '{name} is too small to be this tired. It lies in a corner of the box like a mitten, and the ears are cool. Medicine, please, from the tip of your finger.',
        when: ['baby'],
      },
    ],
    dirty: [
      'There is a clump on the hip of {name}, and straw in it, and something worse beneath. It keeps turning round to look at it. It needs a wash.',
      '{name} holds its bib up off the floor, but the bib is grey, and so are the feet. It licks one, and stops, and looks at you with its tongue out. Wash it, please.',
      {
        text: '{name} flops down beside you, and a cloud of loose fur goes up and comes down on you both. It sneezes. You sneeze. It needs the comb and a damp cloth.',
        when: ['trusting'],
      },
      {
        text: '{name} shakes itself, and bits fly as far as your knees. It sits down with its dirty side turned to you, perhaps on purpose. It needs a wash.',
        when: ['trusting'],
      },
      {
        text: '{name} keeps to the dark under the bed, and you can still smell where it is. When it hops past, there is straw stuck all along one side. It needs a wash, done gently.',
        when: ['wary'],
      },
    ],
    sick: [
      'A leaf of basil lies in front of {name}, and {name} looks past it. The teeth grind, so loud that you hear them from the door. It needs medicine.',
      '{name} sits hunched with its stomach pressed to the cold tile and its eyes half shut. The nose goes, stops, goes. It needs medicine soon.',
      {
        text: '{name} hides its face when you kneel down, and leaves the rest of itself outside, shaking. The ears are hot. Medicine, please, quickly, and then take your hands away.',
        when: ['wary'],
      },
      {
        text: '{name} has turned to the wall. You can see its sides go in and out, too fast. It flinches at your step and does not run from it. Give it medicine and sit down low.',
        when: ['wary', 'sad'],
      },
      {
        text: '{name} does not run, and that tells you. It lets your shadow fall right across it, with its coat on end and its eyes on the floor. Medicine now, from the side, without a word.',
        when: ['wary', 'sad'],
      },
      {
        text: '{name} puts its hot forehead into your palm and leaves it there. It is too heavy for it. You can feel the teeth grinding through the bone. It needs medicine.',
        when: ['trusting'],
      },
      {
        text: '{name} hears you and clicks its teeth, twice, to be polite. Then they go on to grind. It has not touched its hay. Give it medicine, and keep your hand where it was.',
        when: ['trusting'],
      },
    ],
    failing: [
      '{name} lies on its side, and not in the happy way. You hold your hand before its nose to be sure that it goes. It goes. Medicine at once.',
      'You lift {name} and it lets itself be lifted, all four feet hanging. It weighs what a folded jersey weighs. Give it medicine now, and keep it warm.',
      {
        text: '{name} has always kicked when you took hold of it. Now it lies in your hands and looks at nothing. The ears are cold to the tips. Medicine now, a drop and then a drop.',
        when: ['wary'],
      },
      {
        text: '{name} did not get as far as the bed. It lies in the open, one foot stretched towards the dark. It does not mind your hand, or cannot. Medicine at once, and cover it.',
        when: ['wary'],
      },
      {
        text: '{name} is trying to lift its head to you. You put your finger under its chin and do it for it. The nose finds your wrist and rests there. Medicine now.',
        when: ['trusting'],
      },
    ],
    near_death: [
      '{name} lies in the middle of the floor, far from every wall, facing the door. Nobody has come through it for {hours} hours. Sit down beside it now, and stay.',
      'One ear of {name} turns towards you, by half. The rest does not move. It has been alone for {hours} hours. Sit by it now, and put your hand on its back.',
      {
        text: '{name} has crept out from the place where it used to hide from you, as far as your slipper, and has its head in that. Sit down on the floor now. It has waited {hours} hours.',
        when: ['wary'],
      },
      {
        text: '{name} hears your step and is too tired to be afraid of it. The foot that would have thumped lies out behind. Lie down on the floor now, at its side, with medicine by you.',
        when: ['wary', 'ill'],
      },
      {
        text: '{name} is in your chair, where you sit, quite cold. When you say its name the teeth click, once. Sit down now and take it on your knees, and do not go out again.',
        when: ['trusting'],
      },
    ],
    asleep: [
      '{name} sleeps with both eyes open. You can tell by the nose, which has stopped at last. One ear is still half up.',
      '{name} has gone over on its side, feet and all, and you start towards it, as one does. It is only asleep. A hind foot kicks twice.',
      {
        text: '{name} is asleep in a handful of hay, and there is hardly more of it than of the hay. The ears have fallen over its eyes. Something makes them twitch, one and then the other.',
        when: ['baby'],
      },
      {
        text: '{name} sleeps at the back of the box with its face to the wall and its heels to you. It is so small that you see it breathe with the whole of itself.',
        when: ['baby', 'wary'],
      },
      {
        text: '{name} sleeps sitting up, back against the wall, with its eyes open and its feet under it. You walk past on your toes. The nose starts, twice, and stops again.',
        when: ['wary'],
      },
      {
        text: '{name} has picked the middle of the dark under the bed to sleep in. You can just see the cream of its bib, rising and falling. When a board creaks, it holds its breath.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps flat on its back beside your slippers, paws in the air, mouth a little open. You have been told that rabbits never do that. You put out the light.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep with its chin over your foot and its eyes really shut. It dreams that it is chewing. You stay where you are.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps hunched, and the teeth grind a little in its sleep. Its side is hot where you touch it. Have the medicine ready for when it wakes.',
        when: ['ill'],
      },
      {
        text: '{name} has fallen asleep in the open, where it stopped. The coat is rough, and the breath comes short. It did not wake when you came, and it always wakes. Medicine, when it does.',
        when: ['ill', 'wary'],
      },
      {
        text: '{name} sleeps in the middle of the rug, chin on the floor, with one eye shut. The other is on your side, and only half open. You move, and it does not.',
        when: ['warming'],
      },
      {
        text: '{name} has gone to sleep sitting up, and tips, and rights itself. The third time it tips over against the leg of your chair, and stays there.',
        when: ['warming'],
      },
    ],
    asleep_in_danger: [
      '{name} is asleep, and too still. The nose goes only when you have stopped expecting it. Reflect beside it now: that reaches it. It wakes at {wakes_at}.',
      'You bend down to {name} and no ear turns. It sleeps with its feet drawn in and its coat on end. Sit with it now, and reflect. It wakes at {wakes_at}.',
      {
        text: '{name} sleeps with its nose in the empty dish. Reflect beside it now, it can feel that. Come with food at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
      {
        text: '{name} fell asleep against the hay rack, one paw through the wire, and there is no hay. Sit down and reflect with it now. It wakes at {wakes_at}, and must be fed then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is under the bed, in the middle, where no arm can reach. You see two eyes and a nose. Lie down on the floor and look at something else. It comes out for that.',
      'You sit down, and {name} goes behind the curtain. Its hind feet still show beneath the hem. Stay there and ask for nothing, and the nose will show as well.',
      {
        text: '{name} flattens itself in the corner of the box until it is mostly ears. It has never seen anything as large as you. Put your hand down, flat, and leave it lying there.',
        when: ['baby'],
      },
      {
        text: '{name} smells the end of your finger, jumps, falls over its own ears, and hides under the hay. One foot is left out. Sit with it. It wants to smell that finger again.',
        when: ['baby'],
      },
      {
        text: 'You came in quietly. {name} thumped all the same, one hind foot, hard, and is behind the box. It is so new that the thump surprised it too. Sit down, and wait a little.',
        when: ['baby'],
      },
      {
        text: '{name} puts its nose out, counts you, and takes it in again. There is a fluff of grey fur on the edge of the box, where it has done that all day. Sit by it a while.',
        when: ['baby'],
      },
      {
        text: '{name} lets you come as far as the edge of the rug. One more step and the foot comes down, a thump you feel through the boards. Sit where you are. That is near enough for today.',
        when: ['from_child'],
      },
      {
        text: 'When your hand comes out, {name} leans away from it, and when it goes back {name} leans after it. You could do that for an hour. Do it: sit with it.',
        when: ['from_child'],
      },
      'For {wait} once nobody came, and {name} has not forgotten who it was that did not. It watches you from behind the chair leg. Sit down, and be seen not going.',
    ],
    back_from_death: [
      '{name} is back, thin and cold-footed, with its nose going. It smells the rug, the box, the dish and your hand, in that order, and then your hand again. Stay by it, and be on time with its next meal.',
      '{name} keeps stopping to listen. There is a clock, and a pipe, and you. It lies down where it can hear all three. Sit with it today, and do not let its meal be late.',
    ],
    old: [
      '{name} no longer jumps on to the sofa. It stands with both paws on the edge and looks at you until you lift it. Its muzzle has gone the colour of its bib.',
      '{name} sleeps through the kettle now, and through the stairs. But when you so much as lay a hand on the hay drawer, that one ear goes up.',
      {
        text: '{name} is {days} days old and slow on its feet. It walks beside you to the kitchen, resting its shoulder against your ankle at every stop. There are more stops than there were.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats from the tip of the leaf down to the stalk, and then the stalk, which goes in by itself, shorter and shorter, until there is only a nose going up and down.',
        'You put the dish down and step back. {name} comes, looks at you with one eye and at the dish with the other, and begins. It does not stop until it has licked the bottom.',
        {
          text: '{name} has never seen a leaf. It smells it, sits on it, finds it again behind itself, and takes a bite out of the edge. Then its whole head goes up and down with chewing.',
          when: ['baby', 'first_time'],
        },
        {
          text: 'You lay down the very first meal {name} has had, and it walks into it with both front feet. It licks one foot. It looks at the foot. After that it does not look up again.',
          when: ['baby', 'first_time'],
        },
        {
          text: '{name} waits until you have sat down by the wall. Then it stretches out of the box, long and thin, with its hind feet still inside, and pulls the food in after it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats so fast that its ears shake. The dish is nearly as large as it is, and slides away, and {name} follows it over the floor, chewing, until your shoe stops them both. Then it runs.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} climbs right into the dish to eat, and when there is nothing left but {name} it turns round twice and sits down. You are allowed to carry it back, dish and all.',
          when: ['baby'],
        },
        {
          text: '{name} eats with its hind feet pointing away from you, ready to go. Every third mouthful it stops chewing and listens to you breathe. The dish gets empty all the same.',
          when: ['wary'],
        },
        {
          text: 'You set it down and go as far as the door. {name} comes out along the wall, takes the largest piece, and backs in under the chair with it. It makes that journey six times.',
          when: ['wary'],
        },
        {
          text: '{name} takes a mouthful, sits up to see where you are, chews, and bends down for the next. You have not moved. By the end it has stopped sitting up.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats all of it, with its eye on your shoes. One of them is nearer than it was. It moves the dish to the left with its nose, by as much, and goes on.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats with its back to the door, because you are the one standing there. Its hind legs lie out behind. You could step on them, and it does not think that you will.',
          when: ['trusting'],
        },
        {
          text: '{name} takes the first leaf, runs once round you with it, and comes back for the second. At the end it draws its chin along your hand, and you are its, like the dish.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} puts both paws on your wrist so that the dish cannot go away, and eats. When it has finished it washes the wrist too, carefully, as far as the cuff.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You were still bending down when {name} put its head under your arm and started. It eats in there, in the crook, with small wet noises. Now and then the teeth click for joy.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} was sitting by the dish before you came, with its ear up. It eats, leaves off, licks you once on the thumb, and eats. It seems you are part of the meal.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} lies down to eat, flat on its side, like somebody at a picnic. You hand it the stalks. When one comes slowly it reaches out a paw, and puts it on your knee, and waits.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'Halfway through, the hind legs of {name} leave the floor by themselves. It comes down a yard away with its mouth full, looks at you, and walks back to the dish, chewing.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats with great noise and no manners, and leaves one leaf. It carries that to your foot and puts it down. You had better pretend to eat it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} rests its chin on the rim of the dish and eats from there, to save its neck. Your hand is behind its shoulders, holding it up a little. It leans back into it.',
          when: ['trusting', 'weak'],
        },
        {
          text: '{name} cannot stand for as long as a meal takes. It lies down against your leg, and you bring the leaves to it, one after another, and it takes each as if it were a letter.',
          when: ['trusting', 'weak'],
        },
        {
          text: '{name} gets up for it, slowly, and eats on its feet, with its coat on end. When you come nearer it goes on eating. It is not that it trusts you. It needs the meal.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats at a crawl, a stem and a rest, a stem and a rest, hunched over, with its eyes on your knees. But the dish is empty at the end, and it has not gone back to the wall.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is properly hungry. It does not look at you, or the door, or the window. It eats until the dish walks across the floor, and walks after it.',
          when: ['hungry'],
        },
        {
          text: 'You have hardly let go when {name} has its whole face in the dish. The nose comes out green. It breathes, and goes back in. It had been a long time empty.',
          when: ['hungry'],
        },
        {
          text: '{name} smells along the whole of it first, from left to right: {item}. Then it sits down to it squarely and there is nothing to be heard but chewing.',
          when: ['item'],
        },
        {
          text: 'What you brought lies in the dish, {item}, and {name} lifts a corner of it to see whether there is more of the same beneath. There is. It begins at once.',
          when: ['item'],
        },
        {
          text: '{name} comes to the dish while you are still holding it. It eats with its ears forward, and when your sleeve touches its back there is a twitch, and then there is none.',
          when: ['warming'],
        },
        {
          text: '{name} eats with its side to you. It used to be its heels. Halfway through it stops, stretches out its neck, smells your knee from top to bottom, and goes back to its meal.',
          when: ['warming'],
        },
        {
          text: '{name} takes the last leaf out of your fingers. It was the last, or it would have waited for you to put it down. It chews, looking at the fingers.',
          when: ['warming', 'glad'],
        },
        {
          text: '{name} eats, and at the end it sits up and washes, right there beside your foot, the paws, the bib, the one ear and the other. It has not once looked for the way out.',
          when: ['warming', 'glad'],
        },
        {
          text: '{name} is smaller than the dish and means to finish it. Every so often it comes up for air, looks where you are, and goes down again. You have not moved. It has been keeping count.',
          when: ['baby'],
        },
        {
          text: 'You put it down and go back to the wall: {item}. {name} comes out low, smells it, and smells the place where your fingers held it. Then it eats, heels towards you.',
          when: ['item', 'wary'],
        },
        {
          text: '{name} drags it in under the chair before it will look at it properly: {item}. You hear it being eaten, and a pause, and the rest.',
          when: ['item', 'wary'],
        },
        {
          text: '{name} smells it in your hand, {item}, and smells the other hand, to be sure that it has the right one. It eats with its chin on your thumb.',
          when: ['item', 'trusting'],
        },
        {
          text: 'You say what it is, {item}, and {name} sits down to it and eats as if you had cooked. It leaves off once, to lick your knee, and goes on.',
          when: ['item', 'trusting'],
        },
      ],
      streak: [
        '{name} hears you on the stairs and does not gather its feet. That is the reward of {streak} meals in a row, each at its hour. It eats lying down.',
        'After {streak} meals on time, {name} has stopped looking up between mouthfuls. It eats with both ears down and its back to you, and its whole back is easy.',
        {
          text: '{streak} on time. {name} comes to meet you in the hall now, goes ahead of you to the dish, and looks round once, to see that it is still you.',
          when: ['trusting'],
        },
        {
          text: '{name} used to eat under the chair. It has brought the dish out from there, a little further at each of {streak} meals on time, and today it eats in the open.',
          when: ['wary'],
        },
      ],
      early: [
        '{name} takes one leaf, because you are standing there, and chews it slowly. It leaves the rest. It is too soon. Come again at {opens}.',
        'Half of the last meal is still in {name}, you can feel it if you lift it. It eats a corner of this one, and lies down beside what is left. Try at {opens}.',
        {
          text: '{name} eats two bites and falls asleep on the third, with its nose in it. It is still full from before, and it is very small. Bring the next at {opens}.',
          when: ['baby'],
        },
        {
          text: '{name} puts one foot out of the box, smells the food, and takes the foot in again. It is not hungry yet. After a while it has a nibble. Its time is {opens}.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} hops up, smells it, and sits down in front of it with its eyes on you. Is something wrong? It eats one leaf in case. It was not expecting you before {opens}.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lets the dish stand, and watches you over it. When you have gone a few steps off it takes one leaf, as a precaution. It would be hungry at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} takes a leaf out of your fingers, to please you, carries it to its mat and sits on it. It is not hungry. It will be at {opens}.',
          when: ['trusting'],
        },
        {
          text: '{name} has a bite, licks your hand in place of a second one, and lies down with its chin on the rest. Come at {opens}, when there is room.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} has its back to you when you set the dish down. It waits until you have gone round to where its face is, and turns its back again. Then it eats.',
        'You are late. {name} eats, and at every sound you make the nearer hind foot lifts a little off the floor, ready to thump. It does not thump. It finishes.',
        {
          text: '{name} comes out to the dish, and goes in, and comes out. It did not know that there would be another meal. It eats this one standing across it, with all four feet round the edge.',
          when: ['baby'],
        },
        {
          text: '{name} is so small that the wait was long. It eats with its ears fallen forward into the dish, and when you bend down to lift them out it is gone, with a leaf.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You are late, and {name} shakes each hind foot at you in turn as it goes to the dish. In a rabbit that is strong language. It eats every bit, facing the wall.',
          when: ['wary'],
        },
        {
          text: '{name} eats quickly, its eye on the door you came in by. When the dish is bare it goes and sits behind the box. You hear it thump there, once, to nobody.',
          when: ['wary'],
        },
        {
          text: '{name} had begun on your papers. It leaves them for the dish, eats all of it at a great pace, and goes back to the papers, with a look at you from the side.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} does not come for the late dish until you have left the room. Through the crack of the door you see it eating, ears up, stopping at every board that creaks.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats one stem, and the next stops halfway in. It looks past you, hunched, with its ears flat. It should have come sooner. Give it medicine now, from behind, and say nothing.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} drags the leaf into the corner and eats a part of it with its face to the wall. Its sides go too fast. You were late, and it is ill. Medicine next, and sit down low.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lets you set it down, right in front of its nose. It waited too long to be proud. It chews slowly, hunched, with its eyes shut, and stops. Medicine now, and a blanket.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} has no thump left in it. It eats two leaves, lying down, and turns its head from your hand, not far, because far is tiring. It needs medicine now.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} eats a little, rests its chin on the rim, and eats a little more. The wait has not done it good. When it has finished, give it medicine.',
          when: ['weak'],
        },
        {
          text: '{name} was waiting in the hall, between your shoes, with its back to the door. It eats. It does not turn round. But it leans, until the whole of its back is against your leg.',
          when: ['trusting'],
        },
        {
          text: '{name} lets you hold out the leaf for a while, looking past it. Then it takes it. By the third leaf it is looking at you, and by the last it has its chin on your hand.',
          when: ['trusting'],
        },
        {
          text: 'You come in late, and {name} thumps, once, so that the cups ring. Then it has said it. It hurries to the dish, eats, and comes back to lick your ankle, where it would have bitten.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There had been {run} meals at their hour, and {name} had stopped listening for you. It listens now. It eats with one ear turned to the stairs, the whole time.',
          when: ['run_broken'],
        },
        {
          text: '{run} times you came when you should, and {name} lay easy. Today it eats on its feet. Its ear is up, and its heels are gathered, as they were at the start.',
          when: ['run_broken'],
        },
        {
          text: '{name} had come out into the hall to listen for you. When it sees the dish it turns round and walks ahead of it, slowly, so that you have to be late a little longer. Then it eats.',
          when: ['warming'],
        },
        {
          text: '{name} eats, and shifts so that its back is to you, and after a while shifts again, so that it is only its side. You were late. It is thinking it over.',
          when: ['warming'],
        },
        {
          text: '{name} limps out for it with its coat on end, and eats with its ears flat. You are late, and it does not look at you. When it has done, it needs medicine.',
          when: ['weak', 'wary'],
        },
        {
          text: '{name} eats at the wall, a leaf and a rest. When you kneel down it stops chewing until you have got up again. It waited too long on too little. Give it medicine.',
          when: ['weak', 'wary'],
        },
        {
          text: '{name} does not come for it. You push the dish across, and it eats without lifting its chin from the floor, and its eye goes past you to nothing. Medicine, and then company.',
          when: ['weak', 'wary', 'sad'],
        },
        {
          text: '{name} chews, and forgets to, and chews. It has stopped being cross with you for being late. That was better, when it was cross. Give it medicine, and sit there.',
          when: ['weak', 'wary', 'sad'],
        },
        {
          text: '{name} smells it for a long time: {item}. It is a good one, and it is late. It eats it with its back to you, and the one ear turned round to hear if you are sorry.',
          when: ['item', 'wary'],
        },
        {
          text: 'You hold it out, and it is something good: {item}. {name} looks past it, at the wall. Then its nose goes. It takes the thing from you quickly, and turns round with it.',
          when: ['item', 'wary'],
        },
        {
          text: 'You have brought this to make up for it: {item}. {name} knows what you are doing. It eats all of it, and lets you stroke it twice, and moves over at the third.',
          when: ['item', 'trusting'],
        },
      ],
      missed: [
        '{name} chews the first stem for a long time before it can swallow. It was {hours} hours. It eats all there is with its face to the wall, and does not lift it when you speak.',
        'After {hours} hours {name} comes to the dish along the skirting, an inch at a time. It eats with its hind feet gathered. If you so much as shift your chair, it is gone.',
        {
          text: '{name} had crept into your slipper, right to the toe. It comes out for the food, backwards, and eats pressed against your hand, not knowing whose it is. Nobody had come for {hours} hours.',
          when: ['baby'],
        },
        {
          text: 'It was {hours} hours, and {name} has not many more than that behind it. It eats with its whole face, and at each sound it makes itself flat over the dish, like a lid.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has pulled the lining out of its box, in {hours} hours, and made a wall of it. A nose comes over the wall. You push the food across, and it is taken in, leaf by leaf.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} does not come, though it smells the food. It sits in the corner with its back to you, and its ear to you. When you have gone out it eats everything. It was {hours} hours.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has gnawed a way through the side of the hay box in those {hours} hours, and looks at you out of the hole. It takes the leaf from your fingers with its teeth, and a bit of finger.',
          when: ['wary', 'well'],
        },
        {
          text: 'You were gone {hours} hours, and {name} has moved. It lives behind the bookcase now. You lay the food along the gap, and it goes in, piece by piece, and no rabbit comes out.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes a leaf on its lip and lets it hang there. You can hear no chewing. After {hours} hours a rabbit’s stomach stands still. Medicine now, and rub its sides, though it looks away.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats lying where you found it, under the radiator, and its eyes do not follow your hand. It was {hours} hours. It swallows. Give it medicine now and let it lie.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} flinches when the dish touches the floor. It has been {hours} hours, and its coat stands up like wet straw. It eats three bites with its back to you. Medicine now, and gently.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} eats because it has to, one stem, with its forehead against the wall. You have been away {hours} hours. There is no telling it anything. Give it medicine, and stay in the room.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} totters to the dish and eats with its feet apart, to stay upright. It keeps one eye on you, the one that is less tired. That was {hours} hours. Medicine afterwards.',
          when: ['weak', 'wary'],
        },
        {
          text: '{name} eats, and sways, and eats. You would hold it up, but it draws in its neck from your hand. {hours} hours it sat here. Give it medicine when it has done.',
          when: ['weak', 'wary'],
        },
        {
          text: '{name} comes to you before it goes to the dish. It smells both your hands, and your breath. Then it eats, with a paw on your shoe. It was {hours} hours, and the paw does not come off.',
          when: ['trusting'],
        },
        {
          text: '{name} eats, stops, runs to the door to see that it is shut, and eats again. You are inside. You were outside for {hours} hours. It goes to see twice more.',
          when: ['trusting'],
        },
        {
          text: '{run} meals had come on time, and then none for {hours} hours. {name} eats this one with its back against the wall and the dish in front of it, so that nothing can come between.',
          when: ['run_broken'],
        },
        {
          text: '{name} comes to the dish and to you by turns, a bite and then a look. It was {hours} hours. It had just begun to think that it knew your step.',
          when: ['warming'],
        },
        {
          text: '{name} thumps when it sees you, once, and then eats, and thumps again with its mouth full. It was {hours} hours, and you are to know it.',
          when: ['warming'],
        },
        {
          text: 'It is a good thing you have brought, {item}, and {hours} hours late. {name} pulls it behind the box, eats it there, and does not come out again.',
          when: ['item', 'wary'],
        },
        {
          text: '{name} smells who it is from before it smells what it is: {item}. It was {hours} hours. It eats with all four feet under it, and its eye on your hands.',
          when: ['item', 'wary'],
        },
      ],
      full: [
        '{name} lays its chin on the heap, to show that it is taken, and does not open its mouth. There is no room in there. Come back at {opens}.',
        'You offer it, and {name} turns its head to one side, and to the other side, as a child does. It is as round as it can be. Try again at {opens}.',
        {
          text: '{name} is so full that it has rolled on to its side. It looks at the leaf with one eye. It could not. At {opens} it could.',
          when: ['baby'],
        },
        {
          text: '{name} moves one leaf from here to there with its lips, and sits down on the others. It is a round, warm, finished rabbit. Its next meal is at {opens}.',
          when: ['trusting'],
        },
      ],
      ill: [
        'You hold one blade to the lips of {name}. After a while the lips take it, and it goes in by the width of a letter, and stops, and goes in. Medicine next.',
        '{name} eats three leaves of the softest part and shuts its eyes. Something is moving in there again. Give it medicine now.',
        {
          text: '{name} eats because it is you holding the leaf. You can feel what it costs, through the stalk. It gets to the end and lays its hot chin in your palm. Medicine now.',
          when: ['trusting'],
        },
        {
          text: '{name} takes the leaf from you, and a second one, and will not lie down until you do. It chews with its nose in your sleeve. It was the right hour. Now medicine.',
          when: ['trusting'],
        },
        {
          text: '{name} waits until your hand has gone, and then pulls in the leaf with its teeth, slowly, without getting up. Half of it is eaten when you look again. Medicine next, at arm’s length.',
          when: ['wary'],
        },
        {
          text: '{name} eats with its eyes on your shoes and its ears flat, a nibble, a rest, a nibble. It did come at the hour. Leave the leaf lying there, and give it medicine.',
          when: ['wary'],
        },
      ],
      loved: [
        '{name} comes straight across the open floor for it, past you, past the chair, without once stopping to listen: {item}. There is a little left on its nose, and then there is not.',
        'You have it behind your back, and {name} goes round you to see: {item}. You turn, and it goes round again. Then it has it, and is under the table, eating aloud.',
        {
          text: '{name} stands up against your leg with both paws and pulls down your hand to see for itself: {item}. It eats out of the hand, and goes through the fingers afterwards.',
          when: ['trusting'],
        },
        {
          text: '{item}: and {name} leaps, with its mouth full, clean over your foot. It comes back over it, chewing. The hind legs are having this meal as much as the front.',
          when: ['trusting'],
        },
        {
          text: '{name} knows the smell, and comes out for it, low and long, as far as its hind feet will let it: {item}. It eats within reach of you, and has not noticed.',
          when: ['wary'],
        },
        {
          text: 'You lay it down halfway: {item}. {name} looks from it to you. That is a hard sum. It darts out, takes it, and eats it there, in the open, after all.',
          when: ['wary'],
        },
        {
          text: '{name} has never smelled anything like it: {item}. It takes one lick, sits back on its tail, and its ears come up by themselves, both of them.',
          when: ['baby'],
        },
        {
          text: '{name} puts a foot in it first, then its nose, then the rest: {item}. You have to lift it out by the middle to find the dish. It goes on chewing in the air.',
          when: ['baby'],
        },
      ],
      disliked: [
        '{name} picks it up by the edge, carries it to the side of the dish and lets it fall outside: {item}. It looks for what was meant to be underneath. Hay, for instance.',
        '{name} smells it and turns round, and what you now have before you is a tail: {item}. It ate a little. It would rather have had something green.',
      ],
      harmful: [
        '{name} sits hunched, and its teeth grind, and its stomach is hard as a drum. It was this: {item}. Never put it down for a rabbit. It has had no meal yet.',
        '{name} ate it, because you gave it: {item}. Now it presses itself to the floor and will not be touched on the side. Throw that out, and stay with it.',
      ],
    },
    play: {
      wanted: [
        '{name} dashes past you, stops dead, and dashes back. You are not sure of the rules. Then it jumps, twists in the air and lands facing you, and you seem to have won.',
        'You roll it, and {name} runs away from it, and comes back, and butts it with its head so that it rolls to you. It waits, bottom in the air. Again.',
        {
          text: '{name} chases your finger under the edge of the blanket, catches it, is frightened, and runs. It comes back for the finger. It is new to all of this.',
          when: ['baby'],
        },
        {
          text: '{name} runs four steps, falls on its ears, gets up and runs four more. When you tap the floor with one finger it jumps straight up, and looks beneath itself.',
          when: ['baby'],
        },
        {
          text: '{name} plays from inside the box. A paw comes out, hits the thing towards you, and is gone. You hit it back. There is a pause, and out comes the paw.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You roll it past the box, and {name} follows it with its nose, its neck, and then two feet. The hind two stay inside. It pats the thing once, and is so pleased that it hides.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} will play, if you lie down and are no taller than it is. It runs past your head, near enough to move your hair, and each time it comes a little nearer.',
          when: ['wary'],
        },
        {
          text: '{name} plays with all the room between you. You throw, it runs, and it brings the thing halfway. You come halfway too. It is gone, but it looks round the chair to see if you will throw.',
          when: ['wary'],
        },
        {
          text: '{name} leaps over your legs, turns, and leaps back, and at each jump it kicks off from your knee, hard, as one does from a wall that is sure to hold.',
          when: ['trusting'],
        },
        {
          text: 'You hide behind the door. {name} finds you by the feet, thumps, and runs, and you have to chase it round the table. When you stop for breath it comes to fetch you.',
          when: ['trusting'],
        },
        {
          text: '{name} is chased, and chases, and at the end it throws itself flat on its side in front of you, panting through the nose. You lie down too. It puts one foot on your sleeve.',
          when: ['trusting', 'from_child'],
        },
        {
          text: '{name} digs at the blanket you are under, flings back the corner, and finds your face. It jumps a yard in the air. Then it comes and covers you up, to do it again.',
          when: ['trusting', 'from_child'],
        },
        {
          text: 'You set it going, {item}, and {name} stops it with both front paws, looks you in the eye, and lets it go again in your direction. It is your turn.',
          when: ['item'],
        },
        {
          text: '{name} runs from you, and stops, and looks back to see why you are not running. So you run. It leaps straight up for joy, and lets you very nearly catch it.',
          when: ['warming'],
        },
        {
          text: '{name} butts the thing towards your hand, and when you take it, it does not jump back. It waits, nose an inch from your fingers. You roll it. It is off.',
          when: ['warming'],
        },
        {
          text: '{name} looks at it from behind the chair for as long as it can bear: {item}. Then it darts out, gives it one great butt with its head, and darts in. You push it back.',
          when: ['item', 'wary'],
        },
        {
          text: 'You set it down and go off a few steps: {item}. {name} runs at it, jumps over it, and runs away. The third time it stays, and you are both a little nearer.',
          when: ['item', 'wary'],
        },
        {
          text: '{name} brings it to you in its teeth and drops it on your foot: {item}. You do your part. It leaps for joy, twists, and comes down on the thing and on the foot.',
          when: ['item', 'trusting'],
        },
        {
          text: 'You are on your knees with it, {item}, and {name} goes over you, under you and through the crook of your arm. In the end nobody knows whose turn it is.',
          when: ['item', 'trusting'],
        },
      ],
      little: [
        '{name} gives it a push with its nose, to be kind, and flops down beside it. It has been leaping about all day and was happy before you came.',
        'You roll it to {name}. It lets it roll past, and offers you the top of its head to scratch instead. It has had its fun for today.',
        {
          text: '{name} plays for as long as it takes to fall asleep, which is not long. It had already run itself tired round the inside of the box. It sleeps with the thing under its chin.',
          when: ['baby'],
        },
        {
          text: '{name} watches what you are doing from behind the box, ears up, well pleased. It has no need of it just now. But it would like to see how it goes on.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} runs once round the chair for you, and comes and lies down along your foot. It could not be any happier by running. It clicks its teeth to say so.',
          when: ['trusting'],
        },
        {
          text: '{name} picks it up, carries it to you, and puts it in your lap. Then it lies down with its head on it. That is the end of the game, and it was a good one.',
          when: ['trusting'],
        },
        {
          text: '{name} nudges it once and sits back, ears up. It was merry when you came. One hind leg gives a kick by itself, and you both look at the leg.',
          when: ['trusting', 'from_child'],
        },
        {
          text: '{name} comes, since you ask, and jumps over the thing, once, very high. That was the whole of it. It sits down next to you and washes its bib.',
          when: ['trusting', 'from_child'],
        },
        {
          text: '{name} looks on, ears up, and joins in for one hop. It was happy already. It sits down nearer to you than where it began.',
          when: ['warming'],
        },
        {
          text: '{name} jumps over the thing, once, to show that it can, and goes back to lying in the sun. It leaves room there, on your side.',
          when: ['warming'],
        },
      ],
      bad_time: [
        '{name} looks at what you have brought, and not so much as an ear follows it. It sits with its feet drawn in. It needs something else from you, before any game.',
        '{name} looks at it, and gets up, and sits down again. It cannot, now. See first what it needs.',
        {
          text: '{name} makes one hop, because it is you, and then its teeth begin to grind. It looks up as if it had let you down. No games now. Medicine.',
          when: ['ill', 'trusting'],
        },
        {
          text: '{name} wants to so much that one ear gets up. The rest of it stays on the floor, hot and flat. Put the game where it can see it. Medicine first.',
          when: ['ill', 'trusting'],
        },
        {
          text: '{name} turns its face from it into the wall. Its sides go fast. That is not sulking: it is ill, and you are too near. Medicine, and no games.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} shuts its eyes until you have stopped. It is ill. It does not want to be looked at, or cheered. Give it medicine.',
          when: ['ill'],
        },
        {
          text: '{name} gnaws at what you threw it, hard, and lets it go. It is not food. It is starving, and looks at you. Feed it first.',
          when: ['starving'],
        },
        {
          text: '{name} lies where it is with its coat on end, and only its eye goes to what you hold. Once it would have run from that, or after it. It is ill, and low. Medicine, and sit down.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} lets you begin, and does not lift its chin from the floor. You stop. Its teeth are grinding. Nobody has played with it for too long, and now it is ill. Medicine first.',
          when: ['ill', 'wary', 'sad'],
        },
      ],
      loved: [
        '{name} is in the air before you have put it down: {item}. It comes down on top of it, all four feet, shakes its ears and looks at you to see what else it does.',
        'It has been thrown, butted, dug under and sat on: {item}. {name} is out of breath, and stands over it with one paw on top, in case you meant to take it away.',
        {
          text: '{name} brings it to you, drops it on your foot, and backs off three hops with its bottom in the air: {item}. You are to throw. It has been ready for ages.',
          when: ['trusting'],
        },
        {
          text: 'You play at it together, {item}, until your knees are sore. {name} stops first, but only to run to you and lick your hand, and then it is off again.',
          when: ['trusting'],
        },
        {
          text: '{name} pulls it into its own corner, where you cannot reach, and there it goes wild: {item}. You hear the bumps. After some time the thing is pushed out, for you to push back.',
          when: ['wary'],
        },
        {
          text: '{name} looks at it, at you, and back: {item}. It comes for it on its stomach. Once it has it between its paws it forgets all about you, and leaps.',
          when: ['wary'],
        },
        {
          text: '{name} is smaller than it is, and climbs on, and slides off, and climbs on: {item}. It would sleep up there if it did not keep falling down.',
          when: ['baby'],
        },
        {
          text: '{name} bumps into it and sits down hard: {item}. It bumps into it again, on purpose. Then it runs round it as fast as four short legs will go.',
          when: ['baby'],
        },
      ],
      disliked: [
        '{name} watches it from under the chair, and when it moves, {name} goes further under: {item}. Something to chew would be more in its line.',
        'The front of {name} goes to look, the hind feet stay, and in between there is a great deal of stretched rabbit: {item}. It snaps back. It does not want that one.',
      ],
      harmful: [
        '{name} leapt from it and came down badly, and one hind foot is put to the floor with care: {item}. Take it out of the house. Sit down, and let it come to you.',
        '{name} screamed. You did not know that a rabbit could. It is under the bed, shaking, because of this: {item}. Put it away for good, and lie down on the floor.',
      ],
    },
    clean: {
      wanted: [
        'You draw the comb along {name}, and a second rabbit comes away in it, all fur. The first one turns round, smells the second, and lets you go on.',
        '{name} holds up its chin, and you wipe the bib with a damp cloth, in small strokes, until it is cream again. It looks down at it. It licks it once, where you missed.',
        {
          text: '{name} sits in your palm to be wiped, and there is room over. The ears take longest. When you let go of the second one it falls forward over its eye, clean.',
          when: ['baby'],
        },
        {
          text: '{name} has to be lifted to be washed, and kicks, and swims in the air. Wet, it is nearly nothing. Back in the hay it shakes itself and becomes a ball.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You do one stroke, and {name} is at the wall. You lay the cloth on the floor between you. It comes and smells the cloth all over, and sits down sideways: one more, then.',
          when: ['wary'],
        },
        {
          text: '{name} goes stiff as a shoe, eyes wide, and lets it be done. When you set it down it runs under the bed and washes all of it over again, so that it smells of itself.',
          when: ['wary'],
        },
        {
          text: '{name} lies down flat to be combed, chin along the floor, and clicks its teeth. When you leave off it pushes its nose under the comb and lifts it back to where you were.',
          when: ['trusting'],
        },
        {
          text: '{name} gives you its feet one after the other. At the fourth it forgets what you are doing, licks your wrist from top to bottom, and holds it down with its chin so that you are done properly.',
          when: ['trusting'],
        },
        {
          text: '{name} sits hunched while you wipe it, and the warm cloth seems to help. The eyes close. Under the dirt its coat lies flat again. It is still not strong: let it rest.',
          when: ['weak'],
        },
        {
          text: '{name} stands for the comb with its feet gathered, but it stands. At the place behind the ear its eyes begin to close. It opens them quickly, and looks at you.',
          when: ['warming'],
        },
        {
          text: '{name} lets you do the left side. You wait. It thinks, walks once round you, and sits down with the right side towards the comb.',
          when: ['warming'],
        },
      ],
      little: [
        'You draw the comb along {name}, and one hair comes out. You both watch it float up. It had washed already, both ears and everything.',
        '{name} lets you do one ear, because you want to, and does it again itself as soon as you let go. There was nothing on it.',
        {
          text: '{name} is as clean as a thing can be that has only just been made. You wipe it anyway, and it falls asleep in the cloth.',
          when: ['baby'],
        },
        {
          text: '{name} backs away from the cloth, and there is nothing on it that a cloth could take off. It sits in the hay and looks at its own clean feet.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is clean to the tips of its ears, and lies down to be combed all the same. It is not for the fur. You comb a little longer than you need.',
          when: ['trusting'],
        },
        {
          text: 'You look {name} over, front and back and under the chin. Nothing. It takes the comb out of your fingers by its teeth, drops it, and puts its head there instead.',
          when: ['trusting'],
        },
        {
          text: '{name} is clean already, and lets you go over it with the comb in any case, once, from front to back. It seems to want to know what that is like.',
          when: ['warming'],
        },
        {
          text: 'You find nothing on {name}. It smells the comb, and then your hand, and then it goes and washes what you have touched, though not at once.',
          when: ['warming'],
        },
      ],
      loved: [
        '{name} goes flat as soon as you begin, like something poured out on the floor: {item}. Its teeth click. Each time you stop, a nose lifts your hand.',
        '{name} stretches its chin along your knee, so that you can get underneath: {item}. The hind legs lie out behind it and have been forgotten.',
      ],
      disliked: [
        '{name} bore it, with its eyes very wide and its heart going so hard that you felt it in the cloth: {item}. Afterwards it shook each foot at you. A dry comb would do.',
        '{name} is cleaner, and under the bed, and will be there for some time: {item}. It would rather have had a damp cloth, and only on the chin.',
      ],
      harmful: [
        '{name} is wet to the skin and small as a glove, and its heart goes too fast to count: {item}. Dry it in a warm towel at once. A rabbit can die of that.',
        'The skin under the fur of {name} has gone pink, and it keeps shaking its head: {item}. Wipe it off with clear water, and never use it again.',
      ],
    },
    medicine: {
      wanted: [
        'The spoon goes in at the side, behind the front teeth. {name} swallows with its eyes on the ceiling. After a while there is a gurgle in its stomach, and that is the best noise of the day.',
        '{name} struggles, and takes it. You rub its sides. By and by the nose is going at its old pace, and one ear comes up to hear what it has missed.',
        {
          text: '{name} is so small that you give it the drop from the end of your finger. It pulls a face with its whole head. Then it holds on to the finger with both paws and licks it clean.',
          when: ['baby'],
        },
        {
          text: '{name} goes stiff in the towel, and the whites of its eyes show. It swallows. Put down, it runs for the bed, stops at the edge of the dark, and looks back at you before it goes in.',
          when: ['wary'],
        },
        {
          text: '{name} clenches its teeth, and you wait, and it has to breathe, and down it goes. It wipes its mouth on your sleeve, both sides. That is the nearest it has ever come to your sleeve.',
          when: ['wary'],
        },
        {
          text: '{name} takes the drop, and is under the chair before you have put down the spoon. It sits there licking its lips. A moment ago it could not have run like that.',
          when: ['wary', 'mended'],
        },
        {
          text: 'You hold {name} against you, and it goes in, drop by drop, and none comes back. It does not look at you. When you set it down it hops, three real hops, and looks surprised.',
          when: ['wary', 'mended'],
        },
        {
          text: '{name} lets it be poured in, and turns its face to the wall again. But it has swallowed. After some time the teeth stop grinding. It will need another dose, as quietly as this one.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} keeps its back to you, so you give it from behind, past the ear. It swallows, twice. One hind foot slides out and lies there, easy. It is still ill. Come again with more.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} shuts its eyes when the spoon comes, as if that were what a spoon is for. It swallows. It has not much trust in you, but it stays in your hand a moment longer than it must. It needs more.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} puts its forehead under your one hand, and so cannot see the other with the spoon. It swallows. It leaves its forehead there, and after a long while the teeth click.',
          when: ['trusting'],
        },
        {
          text: 'Nobody is holding {name}. It comes up to the spoon by itself, goes flat with dread, and stays. When it is over it hides its face in your elbow and breathes out.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows, coughs, and looks at you as if you had told it a joke. Then its ear goes up. It hops off your lap and does half a leap, to see if it can. It can.',
          when: ['trusting', 'mended'],
        },
        {
          text: '{name} is too hot to be cross. It swallows from the spoon, lays its chin over your wrist, and keeps it there so that you cannot go. It will need another dose.',
          when: ['ill', 'trusting'],
        },
        {
          text: '{name} lies quieter after the drop, and the coat along its back begins to lie down too. It is better. It is not well yet: let it rest where it is.',
          when: ['weak'],
        },
        {
          text: '{name} takes it lying down. A little later it gets up, sits like a loaf, and starts to wash one ear, slowly, from the top. That is a good sign. It will want more.',
          when: ['weak', 'wary'],
        },
        {
          text: '{name} fights the spoon, takes it, and runs. At the bed it stops. It turns round and sits down where it is, in the open, with its nose working on the taste.',
          when: ['warming'],
        },
        {
          text: '{name} swallows, shudders down to its tail, and wipes its mouth on your knee. The knee was nearest. It stays there, now that it is there.',
          when: ['warming'],
        },
        {
          text: '{name} does not get up for it: {item}. You lift its chin with one finger, and it goes in, and the throat moves. It looks at the wall. It is not well yet, and will need more.',
          when: ['item', 'ill', 'wary'],
        },
        {
          text: 'You tell {name} what it is, {item}, very low, and give it from behind, so that it need not see your face. It swallows. After a while its side goes more slowly. It needs more.',
          when: ['item', 'ill', 'wary'],
        },
        {
          text: '{name} smells it first, and then your hand, and decides by the hand: {item}. It swallows. It lies down along your arm, and you feel the grinding stop.',
          when: ['item', 'trusting'],
        },
        {
          text: '{name} takes it with its eyes on the ceiling: {item}. It kicks, once, when it is over, and goes to wash its mouth under the chair.',
          when: ['item', 'wary'],
        },
      ],
      little: [
        'You put your ear to the side of {name}, and it is all going along in there like a small factory. It needs nothing from the bottle. It would take a leaf.',
        '{name} kicks the spoon across the room with both hind feet. There is nothing wrong with those. Keep the medicine for a bad day.',
        {
          text: '{name} sneezes in the spoon. It has bright eyes and a damp nose and a stomach like a drum, and is as well as anything so small can be. It needs no medicine.',
          when: ['baby'],
        },
        {
          text: 'You bring the spoon, and {name} is behind the box, and then behind the other box. Nobody ill is as quick as that. Put the medicine away.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} jumps over the spoon, and over your arm, and away along the wall. That is all you need to know. Keep the medicine for when it is ill.',
          when: ['wary'],
        },
        {
          text: '{name} lets you look in both ears and under the lip, and then takes the spoon from you with its teeth and runs off with it. It is quite well.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} comes out to meet it and licks the tip, and then licks where the tip was: {item}. One would think that you were late with it.',
        '{name} sits where it is always done, with its chin up, before you have the lid off: {item}. It swallows, and looks to see if there is a second.',
      ],
      disliked: [
        'Half of it runs down the bib of {name}, which stares at you through the rest: {item}. Another kind, next time, with something green after it.',
        '{name} swallows it as one takes bad news, and then washes its mouth for a quarter of an hour: {item}. There must be something that tastes better.',
      ],
      harmful: [
        '{name} sits with its feet drawn in and its nose barely going, and does not turn an ear to you. It was this: {item}. Put that bottle out of the house, keep it warm, and stay.',
        '{name} lay still for it and trusted you, and now its stomach has gone silent: {item}. Never a drop of that to a rabbit. Rub its sides and do not leave.',
      ],
    },
    discipline: {
      wanted: [
        'You say no, quite low. {name} lets go of the cable, one tooth at a time, and goes to the other side of the room. It thumps there, once, so that everybody knows what you are like.',
        'One clap, and {name} is off the table. It walks round the table leg as if it had never been higher than that. You get no forehead for a while.',
        {
          text: '{name} stops with the thing in its mouth. You say no again. It puts it down, and moves away from it sideways, an inch at a time, with its eyes on you and its ears quite flat. It is learning.',
          when: ['baby'],
        },
        {
          text: 'You lift {name} away from the wire, and set it down, and say no. It sits where you put it, smaller than before, and for some time it does not look at you or the wire.',
          when: ['baby'],
        },
        {
          text: '{name} hears you out with its back to you. It leaves the skirting board alone. Then it flicks a hind foot at you, first the left and then the right, and goes behind the chair.',
          when: ['from_child'],
        },
        {
          text: 'You say no, and {name} stops chewing and looks at the chair leg, and at you. It understands. It goes and lies down in the farthest place there is, with its nose to the wall.',
          when: ['from_child'],
        },
        {
          text: '{name} lets go of your book at the first word. It sits with its ears down, hurt. By and by it comes along the floor with its chin low, and pushes its head under the hand that pointed.',
          when: ['trusting'],
        },
        {
          text: 'You say no, and {name} thumps, to have the last word. But it leaves the carpet. It lies down by your foot, with its back to you, and not touching, by about the width of a hair.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} let the cables alone long ago. It looks from you to the cable and back, and lays its chin on it, to show that they are friends.',
        '{name} sat down at your first word, and is sitting. It could not be any better behaved if you went on, and you need not.',
      ],
      bad_time: [
        '{name} makes itself flat on the floor, and its nose stops. It has not heard what you said, only that you said it. Not now. See what it needs first.',
        'You raise your voice by a very little, and {name} goes into the corner and faces the wall. It was no day for a lesson. Look after it first.',
        {
          text: '{name} does not know what it did. It is too new to have done much. It lies flat under its own ears and shakes, and does not yet know you. Sit down, and let it come.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You say no to {name}, and it looks for a place to be smaller in, and finds the inside of your cup. It cannot learn from somebody it is afraid of. Sit with it first.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} hears your voice and is gone, and there is a tuft of grey on the corner where it turned. It hardly trusts you, and now a little less. Sit on the floor with it. Teach it later.',
          when: ['wary'],
        },
        {
          text: '{name} goes to the very middle of the dark under the bed. You can say what you like up here. It will want a great deal of company before it wants lessons.',
          when: ['wary'],
        },
        {
          text: '{name} lies still and lets the words go over it. Its ears are hot, and its eyes on nothing. It is ill, and it did not get up to be bad. Medicine, and a kinder voice.',
          when: ['ill'],
        },
        {
          text: '{name} shuts its eyes and waits for you to be over. It is ill, it has its back to the wall, and it expected no better. Give it medicine. Say something soft while you do it.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} does not even draw in its feet. You could scold it all day. It is ill and sad and lies there like something dropped. Give it medicine, then sit down and say nothing.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} had pulled out one thread of the carpet, because there was nothing else to do. It lets it fall, and its ears with it. It is sad, not naughty. Play with it.',
          when: ['sad'],
        },
        {
          text: '{name} lets go of the chair leg and looks at its empty dish. It was hungry, that was all. Feed it, and then see whether it still eats the furniture.',
          when: ['hungry'],
        },
        {
          text: '{name} looks at you once, and then at the floor, and its ears sink as far as they go. It was unhappy before, and it does not trust you. Sit down with it. Say nothing about the chair.',
          when: ['wary', 'sad'],
        },
        {
          text: '{name} goes and puts its face in the corner. There is nothing you could teach it there. It is sad, and afraid of you. Leave off, and sit on the floor till it turns round.',
          when: ['wary', 'sad'],
        },
      ],
      loved: [
        '{name} turns both ears to you and its nose slows down, to listen: {item}. It hops off and does it right, looking back at every second hop.',
        '{name} takes it well, as one takes a word from a friend: {item}. The wire is left where it lies. You are even given the forehead.',
      ],
      disliked: [
        '{name} does as you want, and flicks its heels at you on the way: {item}. A soft no would have been enough.',
        '{name} has understood you, and turned round, and you are talking to a tail: {item}. It learned a little. There are kinder ways.',
      ],
      harmful: [
        '{name} lay with its eyes open and its nose still, and for a moment you thought it was dead: {item}. A fright like that can kill a rabbit. Never do it again. Lie down, and do not reach for it.',
        '{name} is behind the bookcase and has stopped shaking only because it is tired: {item}. It learned nothing but that. Stay outside, speak low, and leave such things be.',
      ],
    },
    sleep: {
      wanted: [
        'You hang a cloth over the front of the box and leave a gap at both ends. {name} looks out at the one, and out at the other. Then there is a soft thud, and it has flopped.',
        '{name} turns round twice on its mat, digs at it, and lets its chin down along the floor. The nose goes more and more slowly. You take the light away.',
        {
          text: '{name} is put into the hay, and the hay is put over {name}, and one ear is left out. You tuck it in. It comes out again. It is asleep already.',
          when: ['baby'],
        },
        {
          text: '{name} would not be carried to bed, so you lay the hay where it is, behind the box. It watches you do it. When you are at the door it falls over sideways into the middle.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You put out the lamp and walk away loudly, so that {name} can hear how far. When you have sat down in the other room there is a small thud under the bed.',
          when: ['wary'],
        },
        {
          text: '{name} lies down with its eyes open, because you are there. You shut the door and count to a hundred. Through the keyhole you see one of them closing.',
          when: ['wary'],
        },
        {
          text: '{name} is put to bed, ill, and lets you draw the blanket up to its chin. It does not take its eyes off your hands. The breathing slows a little. Bring medicine when it has rested.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has no strength to turn round, so it lies down as it stands. You leave a warm bottle at its back and go. Through the door you hear the grinding stop. Medicine when it wakes.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} drags its blanket into the corner where you cannot come at it from behind, and lies down ill and cross with its face to the room. It does rest. Bring medicine soon.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} lies where you lay it and does not even look to see if you go. You sit until its eye is shut. It is better for the sleep, and still ill. Medicine next.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} hops into its bed, and out, and lies down along your foot. Its eyes shut, both of them, quite. Something falls in the kitchen. They stay shut.',
          when: ['trusting'],
        },
        {
          text: '{name} wants you to lie down first. You lie down. It turns round twice in the bend of your arm, digs a little at your jersey, and lets go of everything at once.',
          when: ['trusting'],
        },
        {
          text: '{name} goes to bed, looks out, and sees you sitting there. It looks out once more. Then it turns its back on you, which it does not do to just anyone, and lies down.',
          when: ['warming'],
        },
        {
          text: 'You draw the cloth, and {name} draws it back with its teeth, so that it can see you. It falls asleep like that, with a corner of the cloth in its mouth.',
          when: ['warming'],
        },
      ],
      little: [
        '{name} lies down, because you asked, and listens to you tiptoe. It could tell you which foot. It was not tired.',
        '{name} makes a loaf of itself under the cloth, and comes out as a rabbit at the other end. It had slept already.',
        {
          text: '{name} has slept most of its life so far. It sits up in the hay you have put over it, with some on its head, wide awake.',
          when: ['baby'],
        },
        {
          text: '{name} lies down to please you, one eye open. After a polite while it gets up and brings you your shoe. It is not tired at all.',
          when: ['trusting'],
        },
        {
          text: 'You put {name} to bed, and it comes out again at the other side of the hay, and looks at you round it. It has slept all day. It would like to see what you do next.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lies in the hay, eyes wide open, and its hind feet run a little by themselves. It is too new to be tired. You take away the cloth, and it hides behind that.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} sits in its bed and watches you put out the light, and watches you in the dark. It is not tired. It waits for you to go, and then you hear it hopping.',
          when: ['wary'],
        },
        {
          text: '{name} lets itself be put to bed, and gets up, and lies down across the foot of yours. It is not tired. It only thought that you might be.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} goes over on its side like a cut flower, and for a moment you are frightened, and then you hear the teeth click: {item}.',
        '{name} digs a little, turns round, and lets down its chin: {item}. The nose goes slower, and slower, and you see it stop.',
      ],
      disliked: [
        '{name} lies down in front of it, with its heels to it: {item}. It rests there, more or less. Somewhere dark would be better, with two ways out.',
        '{name} sits on it bolt upright, like somebody at a bus stop: {item}. It gets what rest can be had there. It would rather be under the bed.',
      ],
      harmful: [
        '{name} came out of it breathing fast, with its ears hot, and lies along the cold tiles: {item}. Never bed it there again. Give it water, and sit by it.',
        '{name} will not go near that corner, and favours one foot: {item}. Something there hurt it. Clear it all away.',
      ],
    },
    reflect: {
      awake: [
        'You lie down on the floor and do nothing. After some time there are whiskers against your ear, and breathing. {name} tries one of your hairs, to see if it is hay, and lets it go.',
        '{name} comes past on business of its own, stops with its side against your foot, and seems to have forgotten the business. You sit there, the two of you.',
        {
          text: 'You hold your hand flat, and {name} climbs up on it to see what is at the top. It is your face. It looks at it, nose going, and sits down where it is.',
          when: ['baby'],
        },
        {
          text: '{name} goes to sleep on your wrist between one breath and the next. Its heart goes very fast in there. You keep the wrist where it is.',
          when: ['baby'],
        },
        {
          text: '{name} sits across your feet with its back to you, as a rabbit does with its own kind, so that between you both all sides are watched. You have the door. It has the window.',
          when: ['trusting'],
        },
        {
          text: 'A forehead is pushed under your hand, low down, and waits. You stroke it, between the ears, until {name} is flat on the floor and its teeth are going. Your arm goes to sleep first.',
          when: ['trusting'],
        },
        {
          text: '{name} licks the back of your hand, slowly, from the knuckles up, and does not leave out a finger. Then it lays its own head down in front of you. It is your turn.',
          when: ['trusting', 'from_child'],
        },
        {
          text: 'You sit on the boards and read. {name} lies down on the page. You read what you can see on either side of it, and when you turn over it gets up, and lies down on the next.',
          when: ['trusting', 'from_child'],
        },
        {
          text: 'It is {hour}, and you have nothing to do here but sit. {name} notices. It comes and leans, a little, then with its whole weight, which is that of a bag of sugar.',
          when: ['trusting', 'grown'],
        },
        {
          text: 'You were away {alone}, and now you sit down and stay. {name} goes round you once, smelling, to see where you have been. Then it lies down on your coat.',
          when: ['trusting'],
        },
        'Once it was {wait} before you came. {name} does not speak of it. But while you sit here one of its hind feet is on the hem of your trousers.',
        {
          text: 'You sit on the floor with your hand open. {name} comes and puts its chin on the palm, to see if it will shut. It does not shut. The chin gets heavier.',
          when: ['warming'],
        },
        {
          text: '{name} stretches out on the boards, its back legs behind it, just where your foot would be if you put it down. You keep it up. By and by {name} moves over, for the foot.',
          when: ['warming'],
        },
      ],
      little: [
        'You have sat here so often within the hour that {name} has washed you twice. It gives your sleeve one more lick and turns over. Come again when an hour has gone by.',
        '{name} gets up, moves off by its own length, and lies down again. It likes you. It would like to do so by itself now, for an hour.',
        {
          text: '{name} has fallen asleep from so much company. You may go. It has hold of your lace, but only with its chin. Come back in an hour.',
          when: ['trusting'],
        },
        {
          text: '{name} lets you sit, but it has turned its ears away. It has been looked at enough for now. In an hour there will be room for more.',
          when: ['trusting'],
        },
      ],
      ill: [
        'You lay a hand along the side of {name} and keep it there. The heart under it goes fast, and then less fast. It shuts the eye that is nearest you. It needs medicine next.',
        '{name} leans on you. It is not much of a weight, and it is all there. You stay where you are. See to what it needs before you go.',
        {
          text: '{name} creeps in under your jacket, as far as the armpit, and lies there, hot and small. You can feel each breath. It will let you give it medicine in there.',
          when: ['trusting'],
        },
        {
          text: '{name} hears you sit down, and its teeth stop grinding. They start again when you move. So you do not move, for a long time. Then it needs medicine.',
          when: ['trusting'],
        },
      ],
      asleep: [
        'You sit down beside {name}. A whisker lifts, finds out who it is, and is laid back along the cheek with the others. It sleeps on.',
        '{name} kicks out in its sleep, and the foot lands against your leg, and stays there. You feel it twitch, as somebody runs, a long way off.',
        {
          text: '{name} sleeps, no bigger than a slipper, and you listen to it do so. When you breathe out, the fur on its back parts. It does not wake. One ear comes to lie across your finger.',
          when: ['baby'],
        },
        {
          text: '{name} does not wake when you sit down, and it used to wake at the door. Its nose has stopped. You sit close, and after a while it turns over against your knee, in its sleep.',
          when: ['trusting'],
        },
        {
          text: '{name} sleeps with one eye open on your side. You sit at some distance and look at the floor. It is a long time before you look up. The eye is shut.',
          when: ['wary'],
        },
        '{name} chews in its sleep, and the nose goes. You can guess what it has got hold of there: {loved}.',
      ],
      shy: [
        'You lie on your front and look at the skirting board. There is no rabbit. After half an hour there is a nose against the sole of your foot, and then there is no rabbit again.',
        '{name} stays under the bed, with a way out on either side. But it has turned round, so that it is the face that is towards you.',
        {
          text: 'You sit by the box and hum. {name} comes up out of the hay, one ear at a time, listens, and goes under. It comes up a little nearer to your side.',
          when: ['baby'],
        },
        {
          text: '{name} smells your shoelace, from the one end to the other. That takes it most of your visit. It has got to the knot when you have to go.',
          when: ['baby'],
        },
        {
          text: 'You lie down flat, so as to be no taller than {name}. It comes out from the hay, on its stomach, until its whiskers touch your sleeve. Neither of you breathes. Then it sneezes.',
          when: ['baby', 'well'],
        },
        {
          text: '{name} is so new that it does not know what sitting is for. It watches you do it. By and by it does it too, at the other end of the rug, facing you.',
          when: ['baby', 'well'],
        },
        {
          text: 'You sit sideways and look at nothing. Behind you {name} is jumping, you can hear it land. When you leave off humming it leaves off. You hum. It lands, quite near.',
          when: ['well', 'from_child'],
        },
        {
          text: '{name} comes round the chair and stretches out its neck until it can just smell your elbow. The hind feet have not moved at all. They stay where they were, and it goes home to them.',
          when: ['well', 'from_child'],
        },
        {
          text: '{name} sits with its back to you and its feet drawn in, and its teeth grind. You lie down by the door, on your side, and stay. It turns one ear. It needs medicine next.',
          when: ['ill'],
        },
        {
          text: '{name} has its face in the corner, and its side goes in and out. You talk to it, very low, about nothing. It does not turn round. The ear does. Medicine, when you get up.',
          when: ['ill'],
        },
        {
          text: '{name} lets you sit down nearer than it ever has, because it is too weak to move. You know that. So you look away, and leave your hand on the floor between you, open.',
          when: ['weak'],
        },
        {
          text: '{name} would go further off, and has not the strength. So it shuts the eye on your side. You hum to it. The ear on that side stays open.',
          when: ['weak'],
        },
        {
          text: 'You sit down beside the bed and read aloud. Under it {name} shifts round, a bit at a time, until its nose is at the fringe. It stays for a whole chapter.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'timothy hay': [
        'You push the timothy hay into the rack and {name} pulls out one stem, and it goes in at the side of its mouth like a pencil into a sharpener. Then the next. It has all day.',
        '{name} digs both paws into the timothy hay, finds the longest stem and draws it out to the very end. It chews with its eyes half shut, and the seed head nods until it is gone.',
        {
          text: '{name} climbs on top of the timothy hay and eats what it is sitting on. From time to time it sinks a little. You can see one ear, and hear it munch.',
          when: ['baby'],
        },
      ],
      'romaine lettuce': [
        '{name} takes the romaine lettuce by its frilled end and eats along the rib, so that the leaf stands up before its face like a fan. At the last the fan folds, and there is {name}.',
        'There is a crunch as {name} gets to the white of the romaine lettuce. It stops, astonished by the noise, and looks at you to see if it was allowed. Crunch.',
      ],
      'fresh coriander': [
        '{name} is up on its hind legs before you have untied the fresh coriander. It takes the whole bunch out of your hand, runs, and eats it under the table with the leaves sticking out like whiskers.',
        'The room smells of fresh coriander, and {name} goes round you with its nose up, faster and faster. You let it fall. It does not reach the floor.',
      ],
      'dandelion greens': [
        '{name} eats the dandelion greens from the tooth-edged side, one tooth at a time, and leaves the root end for last. There is milk on its chin, bitter, and it licks that too.',
        'You have been on your knees on the grass for those dandelion greens. {name} smells the earth on your fingers first, all ten, and then eats the lot without looking up.',
      ],
      'basil sprig': [
        '{name} bites the basil sprig through in the middle and both halves fall. It looks from one to the other, takes the left, and puts a foot on the right so that it cannot go.',
        'One basil sprig is not much, and {name} makes it last: a leaf, a look at you, a leaf. At the bare stalk it smells your hand again, and your pocket.',
      ],
      'carrot tops': [
        '{name} pulls the carrot tops in by the feathery end, and they go on and on, like a scarf out of a sleeve. It chews with green fronds on both its ears.',
        '{name} drags the carrot tops over the floor, three times its own length, walking backwards, and steps on them, and falls. It eats from where it fell.',
      ],
      'hay pellets': [
        '{name} has the hay pellets out of the dish and on the floor, where it can hear them roll. It follows each with its nose and eats it where it stops. The last one stops at your toe.',
        'You shake the tin of hay pellets, and {name} comes down the hall so fast that it cannot stop, and slides past you, and the dish, and has to walk back.',
      ],
    },
    play: {
      'willow ball': [
        '{name} takes the willow ball in its teeth and flings it over its shoulder. It hears it land, and is amazed, and runs to see what that was. It is the willow ball.',
        'You roll {name} the willow ball. It stops it with its chin, bites out one twig, eats the twig, and rolls the rest of it back to you.',
      ],
      'cardboard castle': [
        '{name} goes in at the gate of the cardboard castle and looks out of the window. It decides that the window should be larger. You hear it working. By and by it comes out through the wall.',
        '{name} stands on the roof of the cardboard castle, both ears up, lord of everything. Then the roof gives way. A nose comes out at the gate, none the worse.',
      ],
      'stacking cups': [
        'You build the stacking cups up to seven, and {name} waits, bottom in the air, till the last is on. Then it puts out its nose. It loves the noise, and it has run away from it before it is over.',
        '{name} picks up one of the stacking cups by its rim, carries it off, and comes back for the next. They are all behind the sofa now. You have been left the smallest.',
      ],
      'hay stuffed tube': [
        '{name} gets hold of one stem and pulls, and the whole hay stuffed tube comes along, so it walks backwards through the room with it until the tube meets your foot. You hold it. It pulls.',
        '{name} puts its head into the hay stuffed tube and eats its way forward. For some time there is a tube with hind feet. It bumps into the table leg, and chews on.',
      ],
      'tunnel run': [
        '{name} goes through the tunnel run like a letter through a slot, turns at the end and comes back. You put your face to the opening. A nose touches yours, and is gone.',
        'In at one end, out at the other: {name} does the tunnel run six times. The seventh time it stops in the middle, and two feet come out to show you where it is lying.',
      ],
      'old phone book': [
        '{name} gets its teeth under the cover of the old phone book and tears, slowly, looking at you. You say nothing. It tears the next with both paws, and the paper goes up like snow.',
        'The old phone book is thick, and {name} starts at the corner and works in. It sits in a nest of strips up to its elbows. One hangs from its ear.',
      ],
      'toy keys': [
        '{name} shakes the toy keys until they ring, throws them at the wall, and fetches them to throw again. You get them back in the end, wet, laid neatly on your shoe.',
        'You jingle the toy keys and {name} takes them from you with its teeth, quite firmly. It carries them up and down the hall, head high, ringing at each hop.',
      ],
    },
    clean: {
      'moulting comb': [
        'The moulting comb brings off a handful, and another, and {name} gets thinner and the heap gets larger. It turns and gives the heap a lick behind the ear.',
        'You draw the moulting comb down its back, and {name} stretches out longer and longer to meet it. When it is as long as it can be the tail goes up as well.',
      ],
      'litter box change': [
        '{name} sits by and watches the litter box change, and as soon as you let go it jumps in, digs to the bottom with both paws, and throws the half of it on your feet.',
        'It is a clean box again. {name} gets in, draws its chin along each of the four edges, turns about and sits there with its eyes half shut, in the smell of new straw.',
      ],
      'scent gland cleaning': [
        'Nobody talks of scent gland cleaning, and nobody does now. {name} looks at the ceiling, and you look at what you are doing. It is over. You are both given a leaf.',
        '{name} holds its breath for the scent gland cleaning, ears flat, and stares at the wall. Set down again, it shakes itself from end to end and is a rabbit once more.',
      ],
      'damp cloth wipe': [
        'You go over {name} with the damp cloth, the bib first, and it shuts the eye on that side, and then the other. When you stop it takes the cloth in its teeth and gives it back to you.',
        'For the damp cloth wipe {name} holds out its chin like a man at the barber’s. Water runs down to its elbow. It looks at the elbow, and lets that be done as well.',
      ],
      'claw clipping': [
        '{name} lets you have one foot for the claw clipping, and looks away. At each click the nose stops, and starts. After the fourth foot it thumps, to hear what is left.',
        'Click, and {name} looks at its foot to see if it is all there. Click. When the claw clipping is over it runs the length of the hall, and it makes no noise, and it stops to think about that.',
      ],
      'loose fur plucking': [
        'You take hold of a tuft between two fingers, and it comes away by itself. {name} likes loose fur plucking. It turns its hip to you, then the other hip, and clicks its teeth.',
        'The air is full of it. {name} sits in the middle of the loose fur plucking with a bit on its nose, going in and out, in and out, until it sneezes.',
      ],
    },
    medicine: {
      'recovery food syringe':
        '{name} tastes the recovery food syringe, and opens its mouth for it, green to the whiskers. It chews at the end long after it is empty. You have to trade it for your finger.',
      'belly massage':
        'You do the belly massage as you were shown, round and round, with warm hands. {name} lies over your knees with its feet hanging. There is a gurgle. You both hold still, and there is another.',
    },
    discipline: {
      'soft no':
        'You say it hardly louder than breath, a soft no, and {name} lets go of the curtain. It looks at you for a while with its head low. Then it comes and smells the mouth that said it.',
      'chew toy redirect':
        'You take away the cable and put the chew toy there instead. {name} looks at your hands, and at the toy. It bites into the toy, hard, and does not take its eye off you.',
    },
    sleep: {
      'hidey house': [
        '{name} goes into the hidey house head first, turns round inside so that the walls bulge, and lets its chin down on the doorstep. The eyes are shut before the ears have come to rest.',
        'Two eyes look out of the hidey house, then one, then none. You lay your hand on the roof. It is warm, and goes up and down.',
      ],
      'cool ceramic tile': [
        '{name} lies down on the cool ceramic tile a piece at a time, the stomach last, and lets out its breath. When it is warm there it moves half a length to the left.',
        'You set the cool ceramic tile by the wall, and {name} pours itself over the whole of it, ears and dewlap and all, so that you cannot see that there is a tile.',
      ],
      'seagrass mat': [
        '{name} digs at the seagrass mat until it lies as it should, eats a corner, and lies down on the rest. It sleeps with a bit of the corner still hanging out.',
        '{name} turns round on the seagrass mat, twice one way, once the other, and lets itself fall. The mat creaks. In its sleep it goes on chewing the edge.',
      ],
      'under the bed': [
        'You move the boxes so that there is room under the bed, and {name} goes in flat, to the middle, where it is darkest. You hear the thud as it drops on its side.',
        '{name} is under the bed, and you on it. When you turn over, it turns over. In the end you both lie still, one above the other.',
      ],
      'low hay loft': [
        '{name} climbs into the low hay loft, is up to its ears, and goes round and round until there is a bowl. It sits down in that. Some hay comes over the edge on your head.',
        'The low hay loft rustles, and rustles less, and stops. One grey foot hangs over the side. You put it back, and it comes out again, asleep.',
      ],
      'hushed living room': [
        'You stop the clock and shut the door on the fridge. In the hushed living room {name} turns its ear to one side, then to the other. There is nothing. It falls over, like a book.',
        'Nobody speaks in the hushed living room. {name} lies in the middle of the rug, in the open, where it never lies, and sleeps there with its feet straight out.',
      ],
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep with its eyes open, and takes nothing. You hold it under the nose, and the nose does not stir. It wakes at {wakes_at}. You can sit with it meanwhile.',
      'You rattle the dish, softly, and one foot of {name} kicks, and that is all. It sleeps until {wakes_at}. Come back then, or reflect beside it now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. Its ears have grown faster than the rest, and it has stepped on one, sat down, and stepped on the other. It can jump as high as your ankle.',
      '{name} has outgrown the slipper it came to sleep in. It is a child now, long in the leg, and gnaws at the corners of things to find out which of them are yours.',
    ],
    teen: [
      '{name} is half grown. It digs in the sofa, thumps at the hoover, and does not come when called, though it looks round. Keep its mealtimes now: they make it what it will be.',
      '{name} is half grown, all hind legs and opinions. It has chewed its way into the cupboard and sits on the second shelf. It wants its dinner at the hour, all the same, and you there with it.',
    ],
    high_care: [
      '{name} is grown, and {form}. It comes when you sit down on the floor, lays its chin over your ankle, and shuts both its eyes, which no rabbit does for nothing.',
      '{name} is fully grown now: {form}. When you walk through the house it walks through the house, one hop behind your heel, and if you stop it bumps into you.',
    ],
    balanced: [
      '{name} is grown, a {form}. It has a round of its own, hall, stairs, window, kitchen, and is to be met anywhere on it. At mealtimes it happens to be passing.',
      'A full-grown {form}, that is what has become of {name}. It will sit with you of an evening, and get up in the middle, and go to see about something in the hall.',
    ],
    low_care: [
      '{name} is grown, a {form}, and you seldom see more of it than heels. Food goes from the dish at night. In the morning there are tufts of grey on the chair you sat in.',
      '{name} grew up mostly by itself, and is a {form} now. It does not run when you come in. It is simply not there, and was, and the rug is warm.',
    ],
    rescue: [
      '{name} is grown, a {form}. It limps a little when it is cold. When somebody in the house is ill it comes and lies against them, and cannot be got to leave.',
      'There was a day when nobody thought that {name} would grow up. It has, and is a {form}. The fur has come back white over the place, and it likes to be stroked there.',
    ],
  },
  trust: [
    '{name} has let your hand come down on its head from above, where hawks come from. It shut its eyes for it. The hind feet stayed where they were.',
    '{name} has flopped down beside you, all at once, with its back to you and its stomach to the room. You are the side that it does not have to watch.',
    '{name} fell asleep with both eyes shut and its head in your hand, and when you tried to get up it sighed. You have sat down again.',
  ],
  streaks: [
    'Ten meals, each at its hour. {name} hears you in the hall and goes on washing its ear, and only when that is done does it come to the dish. It is in no doubt.',
    'Twenty-five meals on time. {name} no longer eats with an ear turned to the stairs. It has let both of them down, for the first time, and eats like that.',
    'Fifty meals on time in a row. {name} comes to meet you at the door, turns, and walks before you to its dish with its tail up, the white side showing, as if you did not know the way.',
    'A hundred meals, and never once late. {name} eats, lies down beside the dish on its back, four feet up, and sleeps there, in the middle of the kitchen floor.',
  ],
  ages: [
    '{name} is ten days old. It has chinned every table leg in the house, and both your shoes, and knows which stair creaks.',
    '{name} has been here for thirty days. There is a worn place on the edge of the rug where it turns, and a tooth mark on nearly everything.',
    'It is a hundred days since {name} came out of its egg. The half-raised ear has never gone up the whole way, and it has never lain down.',
    '{name} is a year old today. It goes slowly round the room, chin on each thing, the chair, the box, your shoe, and finds it all where it left it.',
  ],
  release: [
    'You open the door to the long grass and {name} goes out three hops, stops, and turns an ear to you. You say that it is all right. The grass closes without a sound.',
    '{name} sits on the step with its nose going. Then its hind legs throw it into the air, and it is halfway up the bank, and a white tail, and gone.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had come out from under the bed, where it felt safe, and lay in the hall with its face to the door.',
      'Nobody came, and {name} stopped listening for the stairs. It was found in the open, a long way from any wall, with one ear half raised.',
    ],
    hunger: [
      '{name} died beside the hay rack, with its paws on the lowest wire. There are small bites out of the mat, as far as it could reach.',
      '{name} is dead. The dish had been pushed across the whole room to the door, and it lay down there next to it.',
    ],
    illness: [
      '{name} lay on its side, as it did when it was happy, and the nose went slower, and stopped. It was ill for longer than it could bear.',
      'The grinding of the teeth left off towards the end. {name} died quietly, with its chin on the floor, as it did everything.',
    ],
    poison: [
      '{name} is dead of what it was given. It had smelled it first, and looked at you, and taken it.',
      '{name} ate what was put before it, and died of it, sitting up, with its feet gathered under it.',
    ],
  },
  returned: [
    'Something thumps under the bed, faintly. Then {name} comes out on your side, thin, with its nose going, and puts its cold forehead against your ankle.',
    'The blanket moves where nobody is. {name} looks out from under it, one ear half up, hears the clock, hears you, and comes the rest of the way.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a small grey rabbit with one ear half raised. Tread softly. It would hear you.',
      'Under this grass is {name}, dove grey, with a cream bib. Its nose was never still until now.',
      '{name} lies here, who never made a sound, and could be heard thinking.',
      'Put your hand flat on the ground. {name} always felt through the floor who it was.',
      {
        text: 'Here is {name}, who put its chin on everything in the house, to say that it was home.',
        when: ['from_child'],
      },
      {
        text: '{name} is buried here. It leapt for joy in the hall, and looked round to see who had done it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It knew every step on the stairs, and waited for one.', 'It lay down facing the door.'],
      hunger: [
        'It had pushed its dish to the door, and nobody saw.',
        'There was so much grass in the world, and none in the rack.',
      ],
      illness: [
        'It hid that it was ill, as rabbits do, and hid it too well.',
        'It bore it without a sound, having none.',
      ],
      poison: [
        'It smelled it first, and then it trusted the hand.',
        'It was afraid of nearly everything, and not of that.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Your hind legs have just done it again, up and round, and set you down facing the bookcase. You had only meant to cross the rug. There goes a door. It was only a door. The floor is warm and your ears are full of small sounds, and not one of them wants you. You would like somebody down here on the floor, low, with a hand out flat. You will come to it. You will run past it twice first.',
      'You are {name}, flat on your side in the sun with your feet straight out, and anyone could see your stomach. It may be rash. You listen. A pipe, a clock, someone turning a page. You leave your stomach where it is. Your teeth are clicking by themselves. If a hand came now, slowly, from the front, and found the place between your ears, you would let it stay until its arm fell off. You would like that.',
      {
        text: 'You are {name}, and you are one day old or less, and there is a great deal of it. There is hay. There is a wall, and when you go along it there is another. You have legs at the back that do things. Something enormous is out there, breathing, and it smells of bread. You ran from it, and now you have come back, to see if it is still there. You would like it to be there. You would like it not to move.',
        when: ['baby'],
      },
      {
        text: 'You are {name}, and you know whose step that is before it has reached the stairs. You are in the hall already. You will go twice round those feet, and then you will lie down on them, so that they cannot go out again. Your chin has been on both shoes, so they are yours. The nose goes, the heart goes, nothing has eaten anyone all day. You want the forehead done. Then you want to run. Then the forehead.',
        when: ['trusting', 'from_child'],
      },
    ],
    content: [
      'You are {name}, sitting on your own four feet, and it is all as it was. The fridge, yes. The tap. The stair, which is only the stair. You keep an eye for the window and an eye for the room, and there is a little place just before your nose that you cannot see at all, so you smell it. It smells of hay. You would like your keeper to make one of the ordinary noises now, a cup, a page, quite near.',
      'You are {name}, and you have lived here for {days} days, and have put your chin on all of it. The table leg is yours. The box is yours. There is a shoe that has been away again and smells of rain, and you will have to do that one over. You are in no hurry. You would like whoever is in the shoes to sit down on the floor, take them off, and stay long enough for you to lean.',
    ],
    bored: [
      'You are {name}. You have pulled one thread out of the carpet, and then you looked at it. You have listened to the fridge. Nothing has come round the corner for so long that you have stopped keeping your feet under you. You pushed your dish over, and it was only loud. Your legs twitch when you think of the hall. You would like something to roll past, from the side, and somebody to be behind it, running, so that you could run.',
    ],
    due: [
      'You are {name}, and it is time. You are not starved, you have a good round stomach, but it is going quiet in there, and a rabbit likes it to go on. You have been to the drawer and smelled along the crack. You have been to the dish. You sit between them now, with your ear turned to the stairs, and wash the same paw. You would like to hear the drawer. You would like a meal, and someone to put it down slowly.',
      {
        text: 'You are {name}, and there was something in the dish once, and it was green. You think about it. You do not know yet whether it comes by itself or whether the big warm one brings it. You sit in the dish, so as to be there. It is rather cold to sit in. There are steps, and you make yourself flat, and the nose goes all the same. You want that green thing, put down softly, and then you want the steps to go away a little.',
        when: ['baby'],
      },
      {
        text: 'You are {name}, and you have pushed that ankle twice and looked at the drawer as plainly as you can. It is past the time. They are never slow, so you put up with it, and lie down across their foot, where you cannot be forgotten. The nose has got hold of hay and cannot let go of it. You are not cross. You only want your meal now, and the hand that comes with it, which you mean to lick from end to end.',
        when: ['trusting'],
      },
    ],
    hungry: [
      'You are {name}, and there is a sound missing, and it is you, chewing. You have eaten the hay and the cardboard the hay was in. You tried the chair. You went right out on the open floor, with nothing over you, and smelled at a hand, and it had nothing in it. You hope that was not too forward. Your stomach is talking. You want food, anything with leaves, and you would eat it from the hand, if it has to be so.',
    ],
    starving: [
      'You are {name}, and it has gone quiet inside, where it must never be quiet. You bit the mat, and it was not a plant. You lie beside the wires with your ears down and you can smell where hay was. When you are afraid you keep still, so you keep still, but this does not go by. It sits in you. You want hay now, please. Let somebody hold it close to your mouth. You will not run. You could not.',
    ],
    sick: [
      'You are {name}, and you are sitting very still round something that hurts. Do not touch it there. A leaf came, and you saw it and could not want it. You make no noise, you have none to make, you only grind it small between your teeth. The floor is cold, and that is good. Somebody has a spoon that goes in at the side. You will fight it, a little, because one does. You want it all the same, and then a slow hand.',
    ],
    failing: [
      'You are {name}, and you have been picked up, and you let them. How high it is, and how little you mind. The sounds are all there, the clock, the tap, but someone has taken them into another room. Your feet hang down. There is a sleeve, and you put your nose in it, and it smells of the one who comes. You want the medicine now, a drop and then a drop. You want to be held with your feet against something.',
    ],
    near_death: [
      'You are {name}, and you have come out into the middle of the floor, where there is nothing at your back. It does not seem to matter now. You listened for one thing until you wore it out, and you could not say any more if it was a step or a voice. It is cold low down. One ear is still up, by half. You would like somebody to come in, and lie down on the boards next to you, and stay.',
    ],
    asleep: [
      'You are {name}, and the floor is grass, and it goes all the way up the hill. You run, and nothing is behind you, you run because of your legs. There are others, grey, a little way off, and when you stop they stop, and all your noses go. Nobody is afraid. You flop down where you are. Far away on the other side of your eyes someone has sat down. Let them stay. You can feel it through the ground.',
    ],
    shy: [
      'You are {name}, and it has both its eyes in front, as those have who eat rabbits. It has very large hands. It puts them on the floor and does nothing with them. You cannot make that out. You have one way open on the left and one on the right, and your heels are ready for either. It brings leaves. It smells of bread. You would like it to lie down and look at something else, and then you would come and smell it properly.',
    ],
    back_from_death: [
      'You are {name}, and you are here again. You go through it slowly: the rug, the box, the dish, the crack under the door. It all smells as it did, only you had forgotten how loud a clock is. There was no sound where you were. You have put your chin on the table leg, in case it had been given to someone else. You want that hand near you today. You want the drawer to open at its time.',
    ],
    hurt: [
      'You are {name}. It came from the hand, so you took it. Now something hot has hold of you from inside, and you have turned your back to the room and drawn in all your feet. You are not angry. You only do not understand about the hand. It is still there, on the floor, it has not gone away. Let it take that thing out of here. Let it stay low, and open, and not come nearer until you do.',
    ],
  },
  wishes: [
    {
      by: { action: 'feed', item: ['fresh coriander', 'basil sprig'] },
      wish: 'Somebody two doors down has cut something green, and it has been coming in by the keyhole. {name} cannot hear anything else. It would like coriander, or a sprig of basil.',
      granted:
        'It went in leaf first. Now {name} smells of it, and keeps meeting the smell and being pleased all over again.',
    },
    {
      by: { action: 'feed', item: ['dandelion greens', 'carrot tops'] },
      wish: 'The carrot, as is well known, is not the thing. The thing is what stands on top of it. {name} would like carrot tops, or dandelion leaves, with the dew on if that can be had.',
      granted: '{name} ate until there was one frond left, wore that on its nose for some time, and was seen to kick.',
    },
    {
      by: { action: 'feed', item: ['timothy hay'], hours: [7, 11] },
      wish: 'In the morning the house makes its small noises, and hay is the smallest of them. {name} would like timothy hay before eleven, and somebody to hear it with.',
      granted:
        'Crick, crick, crick. You listened to the whole rack go. Even the hind foot, which gives the alarm, seemed to be keeping time.',
    },
    {
      by: { action: 'play', item: ['tunnel run', 'cardboard castle'] },
      wish: '{name} has been sitting in a box, but it has one way out, and that one is also the way in. It would like a tunnel, or a castle with a back door.',
      granted:
        'In, out, in, out, in: it can be left from both sides. {name} sits in the middle, where for once it does not mind which.',
    },
    {
      by: { action: 'play', item: ['old phone book'] },
      wish: 'There is a paper thing with very many leaves, none of them eaten. {name} would like the old phone book. It will begin with the people it has heard on the stairs.',
      granted:
        'It is through the letter C. {name} lies on its side in a drift of neighbours, with a strip across its brow.',
    },
    {
      by: { action: 'play' },
      wish: 'The hind legs have been asking all day. {name} does not know how to put it to you. Could there be a game, any game, with a run-up?',
      granted:
        'They went off like a pair of springs, four times. The front half let it be understood that it had been lovely.',
    },
    {
      by: { action: 'clean', item: ['moulting comb', 'loose fur plucking'] },
      wish: 'A tuft is coming loose on its hip, and each time {name} turns its head there is somebody behind it. It would like the comb, or your fingers.',
      granted:
        'Out it came, the whole follower. {name} looked at it lying there, so soft, and was sorry to have thought ill of it.',
    },
    {
      by: { action: 'sleep', item: ['under the bed', 'hushed living room'] },
      wish: '{name} has heard rather a lot today. It would like the living room hushed, or the place under the bed with nobody else’s shoes in it.',
      granted:
        'You turned off one thing, and another, and the thing that hums. {name} listened right down to the boards. There was nothing on them, not so much as a mouse’s opinion.',
    },
    {
      by: { action: 'sleep', item: ['cool ceramic tile', 'seagrass mat'] },
      wish: 'Its ears are warm and it has no hat to take off. {name} would like to be put to rest on the cool tile, or on a mat that smells of the sea and can also be eaten.',
      granted: 'It lay down as a puddle lies down, from the middle outwards.',
    },
    {
      by: { action: 'reflect' },
      wish: 'One of the boards has a new creak, and {name} would be easier if somebody else heard it too. Come and sit on the floor, and say nothing until it does it.',
      granted: 'It creaked. You heard. {name} looked at you with its whole side.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'At dusk all rabbits come out and sit a little way from each other on the grass. {name} knows of this, though there is no grass. It would like you, at dusk, a little way off.',
      granted: 'You sat, it sat. The light went. Somewhere under the floor, it was nearly sure, they had come out too.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A thing that comes once may still be a hawk. {name} would like you to come and sit with it twice today, so that it may be able to say of you: only.',
      granted:
        'Twice, and the same each time. Only you, said {name}, by lying down. It has never said it so slowly of anyone.',
    },
  ],

  keepsakes: {
    wishes: [
      {
        name: 'A tuft',
        shape: 'wool',
        text: 'Dove-grey, from the hip. It followed {name} about for a week, and now they are on good terms, and it is to be looked after.',
      },
      {
        name: 'The drawn thread',
        shape: 'thread',
        text: 'From the carpet, the first it ever pulled. {name} has laid it on your shoe, the way one pays a fine.',
      },
      {
        name: 'A page of the phone book',
        shape: 'book',
        text: 'With a bite out of it, and through the bite you can read one name on the page beneath. {name} thinks that this may be the postman.',
      },
      {
        name: 'Some of the quiet',
        shape: 'cup',
        text: 'You lift the cup, and there is nothing under it. Put it down softly. {name} has been saving that.',
      },
      {
        name: 'The last frond',
        shape: 'leaf',
        text: 'Of a carrot top. {name} wore it upon its nose for a whole evening, believing that it was being followed by something delicious.',
      },
    ],
    return: {
      name: 'A white flower',
      shape: 'flower',
      text: 'Of a kind that grows on hills under another moon. {name} had it in its mouth when it came home, and did not eat it.',
    },
    streak: {
      name: 'The hay ring',
      shape: 'ring',
      text: 'A stem of timothy bent round and tied by chance. It lay in the bottom of the rack after the twenty-fifth meal, and {name} had eaten all about it.',
    },
    hundred_days: {
      name: 'The knock',
      shape: 'button',
      text: 'A wooden button that fell and rolled, and knocked once on the boards. {name} is convinced that it was sent up.',
    },
  },
}

export const RABBIT: Species = {
  slug: 'rabbit',
  name: 'Rabbit',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['anxious', 'gentle'],
  personality:
    'Listens to the whole house at once and expects the worst of the kettle. Its affection is quiet and exactly placed.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'timothy hay',
        'romaine lettuce',
        'fresh coriander',
        'dandelion greens',
        'basil sprig',
        'carrot tops',
        'hay pellets',
      ],
      play: [
        'willow ball',
        'cardboard castle',
        'stacking cups',
        'hay stuffed tube',
        'tunnel run',
        'old phone book',
        'toy keys',
      ],
      clean: [
        'moulting comb',
        'litter box change',
        'scent gland cleaning',
        'damp cloth wipe',
        'claw clipping',
        'loose fur plucking',
      ],
      medicine: [
        'gut motility medicine',
        'recovery food syringe',
        'myxomatosis vaccine',
        'dental check',
        'meloxicam',
        'belly massage',
        'vet checkup',
      ],
      discipline: [
        'soft no',
        'one clap',
        'chew toy redirect',
        'cover the cables',
        'gentle push down',
        'closed pen door',
      ],
      sleep: [
        'hidey house',
        'cool ceramic tile',
        'seagrass mat',
        'under the bed',
        'low hay loft',
        'hushed living room',
      ],
    },
    harmful: [
      'iceberg lettuce',
      'rhubarb leaves',
      'yogurt drops',
      'oral penicillin',
      'avocado',
      'chocolate',
      'bubble bath',
      'potato peel',
    ],
  },
  appearance: {
    look: 'a small dove-grey lop rabbit with a cream dewlap, a busy nose and one ear half raised',
    colours: ['#a7a3a6', '#f4ede4', '#d99aa0'],
  },
  figure: {
    eyes: '#3b2d2d',
    skull: 'pear',
    muzzle: 'snout',
    ears: 'lop',
    tail: 'bob',
    extras: ['whiskers', 'ruff'],
    size: 0.96,
  },
  book: BOOK,
}
