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
    'The shell cracks, so loudly that whoever is inside stops at once. You hold your breath. After a long time a single grey ear comes up through the hole, half raised, turns about the room, and halts at your heartbeat. Here is {name}.',
    'A single ear comes out, hears the kettle, and goes back in. You take the kettle off. After some time the shell parts without a sound, and there is {name}, grey as dove’s down, its nose going at you very fast.',
  ],
  looks: {
    thriving: [
      '{name} is digging up the rug at great speed. It stops, looks whether there is a hole, and moves a little to the left, where the rug may be thinner. It is in excellent heart. It is an excellent rug.',
      '{name} sits up tall and pulls down the half-raised ear between its paws, like somebody doing a long plait. It goes over it from top to tip until it lies perfectly straight. It lets go. The ear is half raised.',
      {
        text: '{name} lies in a nest of its own fluff, no bigger than a plum, ears shut flat like petals. Downstairs the kettle is put on. The nose starts up, with a whole life of kettles ahead of it, and then forgets why.',
        when: ['baby'],
      },
      {
        text: 'One ear is up. The other has not been told yet. In the kitchen the kettle clicks, and {name}, who is some hours old and has no views on kettles, stops its nose to listen. You can see one coming.',
        when: ['baby'],
      },
      {
        text: 'You stand a while at the window. When you look down {name} is there, touching nothing, a hair’s breadth behind your left heel, facing the other way, one ear half raised. You have the window, then. It has the stairs.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Somewhere in the house a lid drops. The half ear goes up and the nose stops dead. {name} looks to see how bad it is, and how bad it is appears to be you, not getting up. The nose starts again.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The kettle clicks, and {name} goes stiff to the tip of its half-raised ear. It looks across at your feet. They have not moved, so it cannot be that. It falls over on its side with a thump, and shuts its eyes.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The kettle begins. {name} always knew that it would come to this. It does not bolt. It crosses the kitchen with its nose going, sets its chin on the smallest toe of your left foot, and hears the thing out to the end.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The kettle is coming to the boil and {name}, who knows what kettles are, has moved under your chair and lain down flat on its side. The nose slows. If the end comes it is to find you both at home.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Sleek, fed, cream bib spotless, {name} lies stretched in the very middle of the room with its ear half up. It has measured this. To the hutch it is four hops, and for you it is five steps.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} lies at full length with its feet out behind, fed and easy. You put down a heel. The ear goes halfway up, takes the sound and holds it against the kettle’s. You come out a little ahead. Nothing else is needed.',
        when: ['from_child', 'wary'],
      },
      'It is {days} days since {name} was afraid of this rug. Today it digs at one corner, flings it over, gets underneath and charges about in there, and the whole rug goes across the floor.',
      '{name} leaps sideways off the bottom stair, and again, and its nose goes as it does over one thing only. It must have thought of it: {loved}.',
    ],
    content: [
      '{name} sits as a loaf does, with its feet put away. The nose is going, and the one ear is up as far as the first landing. It is listening the house through, room by room. So far, nothing.',
      'Somebody has moved the chair by an inch, and {name} has gone round and drawn its chin along all four legs. It sits down underneath. For the length of an inch that chair had been nobody’s.',
      {
        text: 'A pipe knocks, and {name}’s ear goes to it. A stair creaks, and the ear goes there. You cross the whole room in your shoes and the ear stays where it was. You have been put down with the furniture.',
        when: ['well'],
      },
      {
        text: 'One ear is up. The clock is as it was, and so are the stairs and the man next door. {name} has got round to the kettle, which is doing nothing at all. That is how it starts. You need do nothing either.',
        when: ['well'],
      },
      {
        text: '{name} has one ear on the stairs and the other on the kettle, which is up to something, but not yet. It draws a stalk of hay in from end to end. Nothing happens, and it listens to that as well.',
        when: ['well'],
      },
      '{name} is {days} days old and has a round of its own: chin on the table leg, chin on the box, chin on the bin. It goes round it once more before it sits down.',
      '{name} sits washing its bib, and leaves off in the middle with its tongue out. Something has come back to it, from one good day: {loved}.',
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
      '{name} has nosed its ball across the whole room and left it touching the toe of your slipper, exactly. Now it is back in its corner with one ear half raised, listening to you not notice. Roll it back. That is all it wants.',
      'A cardboard tube stands on the carpet precisely where your left foot was about to come down. {name} has placed it by the sound of your steps, and lies a little way off, chin on the floor. It would like you to play.',
      {
        text: '{name} sits with its face in the corner and both ears hanging, even the one that is never quite down. You say its name. It does not turn round. Get down on the floor and play.',
        when: ['sad'],
      },
      {
        text: '{name} picks up its empty dish in its teeth and lets it fall, for the noise. Then it sits and listens, and nothing comes of it. Come and play with it.',
        when: ['sad'],
      },
    ],
    due: [
      'There is one drawer that {name} can hear from anywhere in the house, and it has not made its sound. It sits upright, with the half-raised ear held out to it, like somebody kept waiting on the telephone. Its meal is due.',
      '{name} has picked up its dish in its teeth and let it fall. It listened, and nobody came. Now it has done it again, from as high as it can reach. It has no other voice. Its meal is due.',
      {
        text: '{name} fits inside its dish, and there it sits, nose going, one ear half raised at your feet. It is quite right about the place. It is the meal that has not come. Lift it out and fill the dish now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is hours old, and has sat before the clock, and before the tap, with its mouth a little open. Some sound in here must be the one that feeds it. Its meal is due. It is your feet.',
        when: ['baby'],
      },
      {
        text: 'Nothing of {name} moves but the nose. One half ear is on the kettle, which is plotting, and the other on your shoes, which have gone past the empty dish three times. The meal is overdue. Bring it now, in socks.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} sits one hop from its empty dish and three from you. You lean in, and it is two and four. The meal is overdue. Put it down, step back, and let the rabbit do the hopping.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has come and laid its chin across your shoe, exactly over the laces. It is not complaining. It only likes to know the moment the foot sets out. The meal is overdue, and the foot could go now.',
        when: ['well'],
      },
      {
        text: '{name} knows which floorboard you stand on to reach the coriander, and is sitting on it. Behind you the kettle begins. It flattens, shakes all over, and stays on its board. Feed it.',
        when: ['from_child', 'well'],
      },
      'You open the wrong drawer and {name} is there, up on its hind legs, looking in. It drops down and goes to sit before the right one. Its meal is overdue.',
      '{name} sits in front of the hay rack with its back to the room. It is not thin, and it is not cross yet. But it knows what time it is. Its meal is due: feed it.',
      {
        text: '{name} expects the worst of the kettle. It is weak, and has crept, as far as it could, to the kettle’s end of the room, because you are at this one. Bring its meal now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Both ears of {name} are down. It is not listening to the house. When your hand comes near, the nose, which was slow already, stops until it goes. Bring the meal now, and lay it by the nose.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} sits in the far corner with its back turned and one ear pointing at you. The dish has been pushed out into the middle of the floor. It was {hours} hours. Feed it now.',
        when: ['wary', 'missed_meal'],
      },
      {
        text: 'From behind the sofa comes the noise of {name} gnawing the skirting board. It stops when you come near, and waits, and begins again. It has waited {hours} hours for its meal.',
        when: ['wary', 'missed_meal'],
      },
      {
        text: '{name} gets up when it hears you, and sits down again halfway. It is too weak to make much of it. It has had nothing for {hours} hours. Feed it now, and keep the medicine near.',
        when: ['weak', 'missed_meal'],
      },
      {
        text: '{name} is lying in the hall, where it can see the door, with its chin on your slipper. When you come in it gets up, shakes out one foot, and leads you to the dish. That was {hours} hours.',
        when: ['trusting', 'missed_meal'],
      },
      {
        text: '{name} sits hunched beside the rack, its bib on the floor and its coat on end. You hold out a stem, and the nose comes up to it before the eyes do. {hours} hours. Feed it now.',
        when: ['weak', 'wary', 'missed_meal'],
      },
      {
        text: '{name} has crept in under the dish and wears it, like a lid. The dish moves towards you by an inch, and stops. It is {hours} hours since there was anything in it. Feed it.',
        when: ['baby', 'wary', 'missed_meal'],
      },
    ],
    hungry: [
      'There has been a knocking in the house, well spaced, and you have looked at the pipes. It is one grey hind foot, beside an empty dish. {name} sees you and leaves off with the foot still in the air. Feed it now.',
      'The kettle is rattling its lid, and {name} has not run. It stands with both front feet in the empty dish, nose going, one ear on the kettle, more hungry than afraid. The meal is overdue. Feed it now.',
    ],
    starving: [
      'The kettle shrieks, and {name} does not so much as lift the ear. It lies flat with its dewlap on the rim of the dish, the nose nearly still, listening for one thing, and that was your step. Feed it at once.',
      '{name} has lifted one hind foot to thump for you, and cannot bring it down hard enough to be heard. It tries again, beside the empty bowl. One ear is half up to hear whether that was better. Feed it at once.',
    ],
    weak: [
      '{name} has a whole house to listen to and one ear that lifts. It goes up for the stairs, sinks, goes up for the pipes, and sinks. You listen for it instead. It has eaten. Medicine, or a good rest.',
      'A spoon fell just now, and {name} did not thump. It raised the foot, and looked at it, and put it by. It is worn out with listening. Some rest, please, or medicine, and a quiet house.',
      {
        text: '{name} has gone under the chair because you came, and it went there slowly, and sat down on the way. The nose is tired. It has listened too long with no one to take a turn. Rest, please, or medicine.',
        when: ['wary'],
      },
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
      '{name} has left off washing its back, as it cannot, and for two days nobody has done it instead. The cream bib is the colour of tea. It sits with its chin down over that. It needs a wash, please.',
      'There is straw stuck to {name}, and something on the hem, and the feet are brown to the heel. It keeps stopping to lick the same spot, and the taste puts it off. Two days is enough. Wash it, please.',
      {
        text: 'Something has dried behind {name}’s half raised ear and crackles whenever it listens, so that somebody is always just coming up the stairs. It sits very still, to keep them out. Wash it, please, and start with the ear.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} sits in the corner like a loaf, eyes half shut, and grinds its teeth very softly. The kettle shrieks. Neither ear moves. You have never been so sorry to see it calm. Medicine, now.',
      'The clock strikes and {name} does not count it. It is pressed into the corner of the hutch, small as a glove, and when the kettle starts neither ear gets up to expect the worst. The worst is in there. Medicine now.',
      {
        text: 'The kettle screams and {name} does not start. Both ears lie flat in the straw, and the nose, which is never still, has to be watched a while before it moves. Bring the medicine now. Let the kettle be.',
        when: ['from_child'],
      },
    ],
    failing: [
      'A door bangs upstairs and both of {name}’s ears stay down. The nose goes once, stops, goes once. It has used what it had to get its flank against your slipper, just at the heel. Medicine and food at once, or it will die.',
      'The busy nose moves, stops, moves, and you notice that you are breathing along with it. Both ears are down. {name} has given up listening for the worst. The worst is here, unless medicine and food come first. Run.',
      '{name} lies on its side, and it is not the way in which it flops for joy. The nose is hardly moving. Its ears are cold as far as the roots. Medicine, at once, and warmth.',
    ],
    near_death: [
      'Both of {name}’s ears are down, and the house goes on without being listened to. It has got as far as the board that creaks under you and laid its chin along that. There are hours left. Tread softly, sit, and care for it now.',
      '{name} has listened to this house for {hours} hours, and you were not in it. It has left off. Both ears are down, and the nose is still for longer than it goes. Sit with it, now, and let it hear you.',
      {
        text: 'The nose, which has never once been still, is still. Then it moves. You find yourself waiting for the next one. {name} is cold at the ears. Sit down, hold them in your hands, and stay and care for it.',
        when: ['from_child'],
      },
      'A clock ticks, and a tap drips, and {name} lies by the door, where your slippers are, and no longer lifts its head to either. There is one slow breath, and you have to wait for it. Sit with it, now.',
    ],
    asleep: [
      'You find {name} on its side in the dark, feet out, like a dropped glove, and stop breathing. Then the nose goes. It has only heard the house through to the end and found nothing wrong. Leave it so till it wakes.',
      '{name} sleeps, all but one ear. It follows you past the stove and the table, and stiffens ahead of the board that creaks. You step over it. The ear goes down. Nothing more is wanted until it wakes.',
      {
        text: '{name} is asleep, all but one ear, which stands half up and goes over the house: the pipe, the stair, the kettle, the kettle again. It comes to you at the door, stops, and lies down.',
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
      'Under the dresser {name} has one ear on the kettle and the other on you, and cannot tell which is about to go off. Sit down on the floor, not too near, and do not. It may take a while.',
      'A stamp of the hind foot, and the hay is vacant. {name} is behind the skirting, listening to your sleeves. You’re a large kettle, for all it knows. Sit on the floor and don’t come to the boil.',
      'For {wait} once nobody came, and {name} has not forgotten who it was that did not. It watches you from behind the chair leg. Sit down, and be seen not going.',
    ],
    back_from_death: [
      'The kettle starts. {name} turns an ear to it, considers, and puts the ear down again. It has met the worst now, and the worst made no noise at all. It takes one hop and sets its chin on your left shoelace.',
      '{name} has put its chin to every corner of the place, table leg, cup, castle gate, as they do to say that a thing is theirs. Now it comes over to you, and stretches up, and does your hand.',
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
        'You can hear {name} eat, like somebody writing quickly in pencil. It stops, to find out whether anything else has heard. Nothing has. It goes on writing, down to the bottom of the page.',
        '{name} takes the longest stalk by the middle, and it will not go in on either side. It lets go, considers, and takes it by the end. From there dinner gets steadily shorter, until it is only a nose, going.',
        {
          text: '{name} is eating in your palm when the kettle clicks. Everything stops, jaw, nose, the one raised ear. You stop too. The nose is the first to go on, then the jaw. Then it moves over half an inch and sits on your pulse.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats with one lop ear half raised in the direction of the kettle. The kettle is cold and means no harm. Several mouthfuls later the ear believes it, comes down slowly, and is laid, as if measured, along your thumb.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The dish comes down to the minute. {name} listens to you go, nine steps along the passage, and then to the tenth, which you have not taken. You take it. Now it eats, very contentedly, with its nose going.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You are punctual, and {name}’s front half comes out to the dish. The back half stays under the chair, feet coiled, in case of you. Both enjoy the meal. By the end, rather more of it is front.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal is on time. {name} eats, nose busy, dewlap shaking with pleasure. Then the kettle clicks, and it bolts. It bolts behind your ankle. It has never run in that direction before.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The cupboard door catches your knuckle, and at the bang {name} goes flat. Then the dish is down, at its hour, and it eats with one ear up. When you come for the dish, a nose is put exactly to the knuckle.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, on time, no happier than it was, there being no room. Then it hops over and sets its chin on your shoe, at the second lace. It thinks. It moves the chin to the third lace. There.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is halfway down the dish when the kettle begins to mutter. One ear rises. It has always said so. It takes a single hop to the left, which puts your foot between itself and the kettle, and goes on eating.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'The kettle is boiling, and {name} goes on eating. You notice because it stops chewing to listen, hears that you are between the two of them, and takes the next leaf. Afterwards it lays one ear, precisely, over your wrist.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'In the middle of the meal the kettle begins to scream, as {name} has always said it would. {name} moves the whole of itself onto your left foot, exactly, and goes on eating.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats to the last stalk, and the ear that stands guard at meals lies down halfway through. It has heard you come {streak} times, on time. It draws its chin along your big toe, on that one and no other.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'Everything in the house is loud, but {name} has noticed that one sound has dinner after it. That makes {streak} on time. It eats up with its back to the wall, and an ear too big for it lifts at your slippers.',
          when: ['baby'],
        },
        {
          text: '{name} eats, and stops to listen to you, and eats, and so the dish is emptied, with its back to the wall and one flank shaking. It grinds its teeth between the stalks. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, and licks your hand once, and then again, and seems to be going on. There were {streak} meals on time, and it may be one for each. It has a small tongue. You stay where you are.',
        '{name} always listened for the drawer. There have been {streak} meals on time now, and at this one it did not listen. It was already there, with its nose over the rim. It eats, and both ears are down.',
        {
          text: 'The kettle still means ruin, and so do the bell and the stairs. But after {streak} on time, the spoon against the dish has been acquitted. {name} hears it with both ears down, and lays its nose once, exactly, inside your elbow.',
          when: ['from_child', 'well'],
        },
        {
          text: 'The kettle clicks, and {name} stops chewing to think where to run. It thinks of {streak} on time, every one from you. With its nose it pushes the dish round behind your heel, and goes on there.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} had not heard the drawer in its mind yet, and here is dinner. It eats one leaf, from the tip, as a courtesy, and pushes the dish back to where you were standing. Come again at {opens}.',
        'You are early, and {name} takes a stalk into its mouth and just holds it, like a pencil behind an ear. It is not time to write yet. The rest of the page is for {opens}.',
        {
          text: 'A dish, out of its turn. {name} lifts the other half of that ear and searches the house with it, room by room, for whatever has happened. It takes two polite bites, in case this is goodbye, and leaves the rest.',
          when: ['no_item'],
        },
        {
          text: 'The spoon is early, so something must be wrong. {name} listens for what: the pipes, the stairs, the kettle, the kettle again. It takes one leaf and chews it fifty times, looking at you. The others go soft on the plate.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats up the late meal and sits down again exactly where it sat, feet together, ears as before. Only the whole rabbit has been turned the other way round.',
        'Every clock in the house goes on in those ears, and {name} knew. It eats up. Then the foot comes down, once, so that the cups ring on the shelf. It is how rabbits report a fox, and it is about you.',
        {
          text: '{name} eats what you brought so late with its nose going and its one ear up, facing you all the while. To do that it has had to turn its back on the kettle. Until now, nothing in the house had ranked above the kettle.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set the late dish down as softly as you can, and {name} hears the breath you held to do it. It eats from the far rim, one ear toward your shoes. Each mouthful waits until they have not moved.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} heard you not coming. It heard every stair you did not take. Now it eats the greens quickly with one ear half up, and the flop against your ankle, which comes after, comes next to your ankle.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} heard the gate, the keys, the coat, and four other things that you did first. It eats what you bring. Then it comes to lay its chin on your foot, and lays it on the floor, one inch short.',
          when: ['well'],
        },
        {
          text: '{name} has heard you all along, on the stairs, in the hall, stopping to read a letter. It eats with its chin propped on the rim, one ear up for the kettle and one for you. It expects about the same of both.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} had always expected the worst of the kettle. Then the meal came late. It eats, weakly, with its back to the kettle now, so as to keep an eye on you. Bring medicine, and let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has been listening since it was born, which is not long, and most of it was for this. It eats, late, in gulps, with its tiny hind feet set to go. They go before the last bite. It takes that with it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes a stalk and holds it, and the nose, which never stops, has all but stopped. It grinds its teeth, very low. It means to hop away from you, and the hop does not leave the floor. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours it has grown quiet inside {name}, and in a rabbit it never should. It eats everything, slowly, its eyes half shut. It hears your hand come, and lies flat, and has nowhere to go. Be in time.',
        'For {hours} hours {name} listened at the bottom of the door, and the boards are warm there. It eats all of it on that spot. It does not thump. It only makes itself narrower as you pass. Never again.',
        {
          text: '{name} has moved its bed up against the kettle. It expects the worst of the kettle, but in all those empty hours the kettle went when it said it would. It takes your dish, nose going, and eats it over there.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats at full stretch, hind feet left against the wall, only the front of it at the dish. When you breathe in, the chewing stops. Both ears are on you now, where the kettle used to have one.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} listened to the house for {alone}, every pipe and stair, and none of it was you. It eats with one ear up. You shift your foot, and the chewing stops. You used to be a noise it could eat through.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} places its affection exactly. Before, it sat two feet from your shoe. After {alone} with nobody it lets you put the food down and step away, eats all of it, and sits down again at three feet.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} listened to the whole house, and nobody was in it. It eats weakly, both ears down, and shrinks when you move. It would have been glad even of the kettle. Put it on, and stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} kept one ear half raised for {alone}. It is not raised now. It eats, leaning on the dish, with its back placed exactly towards you. Sit on the floor where it can hear you breathe.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no skip in it, and the ear lies where it fell. You put the dish down, long after its time. It drags it by the rim to where it cannot see you, and chews, and stops to listen, and chews.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It knew every sound in the house, and waited for one. {name} eats now because it must, lying down, the nose hardly going. At your step it thumps. There is so little strength in the foot that it is more of a tap.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full to the dewlap. It sets its nose to the dish and moves it across the floor, an inch and then an inch, until it stands before you, exactly centred, and waits for you to begin. Nobody does. It is thrown away.',
        'You hold a leaf to {name}, and the nose goes over it from stem to tip, with great respect. Then it lays its chin on it. That one is its own now. It will be eaten at {opens}. Bring the rest.',
        {
          text: 'It sniffs along the leaf to the end and back, with great courtesy. Then {name} chins it, to make clear that it is owned, and the plate, and your cuff. Nothing is eaten. It wilts there, belonging to somebody.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats a little, turns itself about with some trouble, and lies down along the side of your foot, as exactly as a ruler. You can feel the heat through the shoe. Reach for the medicine. Leave the foot where it is.',
        'You hold a leaf where its lip is, so that {name} need not lift its head, and it nibbles a small bay into the edge. You can hear it swallow. That was well done. Medicine next, please.',
      ],
      loved: [
        '{name} had heard the word through two doors, and was standing on its hind legs when you came in. It was {item}. It has eaten every shred, and its own hind legs have gone off, twice, without it.',
        '“{item},” you whisper, since that is loud enough, and both ears of {name} go up. One has never done that. It eats with a noise like a small typewriter, to the end, and sits there with one ear slow to come down.',
        {
          text: 'You put down {item}, and the nose stops. For one whole second it does not go. Then {name} hums, low, like a bee in a glove, and eats with eyes half closed while, unheard, the kettle screams.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. Nose, whiskers, dewlap, everything stops. Then it all goes at once, and somewhere above your head the kettle screams its worst, and {name} does not hear.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} picks it up by the edge, carries it to the side of the dish and lets it fall outside: {item}. It looks for what was meant to be underneath. Hay, for instance.',
        '{name} smells it and turns round, and what you now have before you is a tail: {item}. It ate a little. It would rather have had something green.',
      ],
      harmful: [
        '{name} nibbled it because it was there, and green, or near enough. It was {item}. Now it sits hunched with its teeth pressed together. It makes no sound, it cannot. Keep that out of its reach, always.',
        'The nose had said no, and {name} was curious. The name of it is {item}. Its stomach is tight as a drum, and it has turned from you into the corner. Never let it have that again.',
        {
          text: 'Of all the sounds it was afraid of, none was the sound of you bringing {item}. {name} presses its sore belly to the cold tiles. When you reach for it, it screams, once, very high. Never give it that again.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}, and it took that because the hand was yours. Now {name} presses its belly to the cold tiles and stretches, and presses, and stretches, and cannot get comfortable. Not that. Never that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You drum upon the floor with your fingers, and {name} drums back with one foot. What it knows is mostly warnings. But it has the beat, and at the next verse it leaves the ground with all four.',
        'You hide behind the curtain, and {name} hears exactly where you are, and goes and looks everywhere else, for as long as is polite. Then the curtain is pushed, once, at the height of an ankle.',
        {
          text: 'You roll the willow ball and sit on your hands. {name} rolls it back, by accident. You roll it. It has the same accident four times, each a little harder, and then hides at having been seen.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You stack three paper cups. {name} knocks them over with its nose and bolts from the noise. After a while one ear comes round the sofa. You stack them again, and it comes out and knocks off just the top one, which is quieter.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You and {name} push the cotton reel to and fro under the chair. The kettle clicks. You both stop dead until it is plainly only a kettle. {name} lays its chin on your wrist, on the bone exactly, and then it is your turn.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You drum two fingers on the floor. {name}’s ear goes up for the worst, finds that it is only you, and one hind foot drums back. Down below somebody stops talking. You both wait, very still, and begin again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You crawl under the table, and {name} joins you, and then, on a sign, you both run out at different ends. You meet on the other side. It leaps for shock. It had been so sure you would go left.',
          when: ['trusting'],
        },
        {
          text: 'You drum on the rug with two fingers. {name} drums back with one hind foot, and the noise is so large that it bolts up your sleeve. A nose comes out at the cuff. You drum again, softly, and so does it.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You make a tunnel of your arm, and {name}, hours old, puts its head in. It is dark, and it has two ends. It could not be better. It goes through, looks at you round the elbow, and goes through again.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You run your fingers about on the rug, and {name} watches with its chin on its paws, too happy to get up. To oblige, it bats one of them. Then it lays its chin on that one, and it has to stay.',
        'You get down on the floor to play, but {name} has just leapt twice for no reason, and is lying there looking back on it. It nudges your hand, once, to say that everything has been done already.',
        {
          text: '{name} is so happy that it has just leapt, kicked, and landed facing the wall. You roll the ball. It leaps exactly as high. The kettle starts, and it leaps higher, and you both behave as if that had been the ball.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} lies with all four feet out, as glad as a rabbit can be. You roll it the little ball. It gets up and noses that back, precisely to the tip of your shoe. Then it lies down on the other side.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You make a tunnel of your arm, and {name} comes to the mouth of it, puts its head inside, and leaves it there, heavily. That was not to play. See first to what is wrong.',
        'You drum on the floor for {name}, and the foot that should answer is lifted, and set down without a sound. It closes its eyes. It is no day for dancing. See to what it needs first.',
        {
          text: 'You set down the paper tunnel and rattle the far end. {name} looks through it, with one eye, and does not come. It rests its chin on its own end, exactly in the middle. Go round to that side and see what it needs.',
          when: ['no_item'],
        },
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
        'You say “{item}”, and {name} runs at the wall for joy, turns on it, and comes back. You play without a word. When it is over it lies down so hard that it thumps, and has to look whether that was a fox.',
        'It was {item}, and there is nothing at which {name} is so bold. It even played past the kettle. It stops in front of you, nose going, puts one paw upon your hand, to say “your turn”, and is off.',
        {
          text: 'You set {item} on the rug and {name} goes straight up in the air, twists, so that its front half and its back half are going to different places, and lands already running. No one has ever been so happy so quietly.',
          when: ['well'],
        },
        {
          text: 'You set {item} on the rug, and for once {name} forgets to listen to the house. A pan falls in the kitchen. The doorbell goes. It’s in up to the scut, and humming through its nose.',
          when: ['from_child', 'well'],
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
        '{name} holds its chin up while you do the bib, eyes on the ceiling, like somebody having a collar fastened. The dirt goes, and it is cream again. The nose never stops. It does not care for the tap.',
        'You wring the cloth out in the other room, so that {name} need not hear the water. Grey comes off the grey. It heard, of course. But the half-raised ear is bent over, and you can get behind it.',
        {
          text: 'You comb a burr from under the half-raised ear, the one that was minding the kettle, and the ear comes slowly down beside the other. Nobody is minding the kettle now. {name}’s nose goes on, but in no hurry.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} lets you have the dewlap, the feet and one ear. The other it needs for the kettle. So you carry the kettle out, shut the door on it, and come back with the cloth. After a little listening the second ear comes down.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You brush {name} from nose to tail, and there is nothing in the brush. It had done all that. It had done behind the ears. It licks the place where you began, so that it will be as it was.',
        'You wipe the bib of {name} with a damp cloth, and the cloth stays white. It holds its chin up, waiting for you to find something. You do not. It looks down at you along its nose, going.',
        {
          text: 'You comb the whole of {name} and get one hair for it. It sits through this with its nose going. When you have done it leans out and washes you, one lick, on the knuckle with the ink on it.',
          when: ['well'],
        },
        {
          text: 'You brush a coat with nothing in it. {name} bears it, one ear for the brush and one for the kettle. Afterwards it comes closer, nose busy, and gives the bristles three small licks, in case that had been the question.',
          when: ['well'],
        },
      ],
      loved: [
        'The cloth was wrung out far from those ears, and it was {item}, and {name} turned its face up for it like a child. You do the bib. You do the half-raised ear, which lies down, for as long as that takes.',
        '{name} has nothing against washing so long as it is {item}. It sits between your knees with its eyes shut and clicks its teeth. When all is clean it washes your thumb, for you had missed that.',
        {
          text: '{name} expects the worst of everything in the house except {item}. It lies there like something poured, and grows cleaner and greyer under your hand. The kettle begins. It lets it.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and the ear that is always half raised lies down. You clean the back and the cream dewlap. Then {name} takes your hand with its nose and moves it one inch to the left. There.',
          when: ['well'],
        },
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
        'The medicine goes in behind the front teeth, and {name} chews it as if it were a leaf. You sit back. After a time there is a small dry sound. It has begun to wash its ears, with both hands.',
        '{name} swallows, hunched up. You lay your ear to its side, and in there it is quiet. You wait. Then, a long way down, something gurgles, like the pipes of an old house when somebody comes home.',
        {
          text: '{name} swallows the drops and lies down again just as it lay before. You wait beside it. Then along the passage the kettle starts up, and one grey ear lifts, slowly, full of dread. You could kiss that kettle.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You draw up the drops with your back turned, so that it should not hear the glass. {name} swallows, and waits for the worst. Some while later one ear rises, halfway, and it sets its chin on exactly the middle of your foot.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You dose {name}, who has not been ill, and it chews on nothing for a bit and washes its face of the whole affair. The nose never missed a beat. Put the bottle back where it cannot clink.',
        '{name} heard the cork, and thought the worst, as it does. It is quite well. It takes the dose at the side of its mouth, listens to it go down, and finds no fault. Keep the rest for a bad day.',
        {
          text: '{name} swallows it and thinks. Somebody in this house must be ill. It listens to the clock, the pipes and, for some time, the kettle, then presses itself against your ankle to make certain. No. Medicine belongs in the cupboard until it is needed.',
          when: ['no_item'],
        },
      ],
      loved: [
        'You said it softly, and {name} heard what it was. It was {item}. It put its forehead down before you and let it be done, and never thumped. Afterwards the one ear goes up by a notch.',
        '{name} came out from under the bed by itself, because it was {item}. It laid one paw on your hand, so that you would not leave off too soon. After a while there is a hop in it, a small one, sideways.',
        {
          text: '{name} hears you coming with medicine and expects the worst. It is {item}. The nose stops. The nose starts. It eats, to the last trace, and it helps. So it was not you. It must be the kettle.',
          when: ['item'],
        },
        {
          text: 'It is {item}, with medicine in it, and {name} leaves not a trace. It helps. Then, with its nose, it moves the empty dish one inch to the left. That is exactly where the next one goes.',
          when: ['item'],
        },
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
        'You clap, once, by the curtain, and {name} lets go of it and is a loaf. It knows. There is a hole the shape of a bite. It will not be made larger. You are shown a flank.',
        '“No,” you say, as softly as one can, and {name} takes its chin off your hat. It had meant to own that. It hops away two hops, sits, and does not click its teeth. It has let the hat go.',
        {
          text: '“Not the wires,” you say, softly, but you say it. {name} lets go. It goes under the dresser, turns its back, and kicks the soles of its feet at you, twice. The kettle was right about you, then.',
          when: ['well'],
        },
        {
          text: 'You say no to the cable. {name} lets go with a click of its teeth, turns until you have only the tail, and gives one thump of the kind it keeps for the kettle. Then it sits and washes the ear that heard you.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} about the cable, and it turns its flank to you, politely, which is the side for things one knows. It has not touched that cable. It hears the end of it, too. It would have heard it from upstairs.',
        '{name} has had this lesson by ear, through the floor, while you practised it in the kitchen. It sits up and takes it again from the front. It does not thump. It lays one paw on your toe, where the full stop goes.',
      ],
      bad_time: [
        'You raise your voice and {name} runs, and where it runs is to the kettle. It makes itself small and grey behind it, both ears flat. It had thought that was the worst thing in the house.',
        'You raise your voice, and for {name} that is as if somebody had dropped a tray. It goes flat. It had been pushing at your foot to say something, having no other means. See to that first, and teach it later.',
        {
          text: '{name} had a place, against the side of your left shoe. When you have finished scolding it moves off by exactly one floorboard and lowers the ear nearest you. It listens to you from there the way it listens to the kettle.',
          when: ['from_child'],
        },
      ],
      loved: [
        'There is a no that does not hurt ears like those of {name}, and it is {item}. It takes its teeth out of the book. It has understood. You are given the flank for now, and the face perhaps after supper.',
        'You went about it by way of “{item}”, and {name} listened with the ear that it keeps for you. It will not dig there again. It hops off three hops, which is one more than it need have been.',
        {
          text: 'You try {item}, and {name} sees the point in two hops. It does it right, then right again, then once with a kick at the end, which was not in the lesson. It looks round at its own legs for an explanation.',
          when: ['well'],
        },
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
        '{name} is set down in its hay, and treads it, turns, and treads it, until one particular stalk no longer lies beneath it. Then that is perfect. It lays its chin on its own bib, which was made for it.',
        'You take the kettle off and stop the clock, and {name} hears the house lie down. It does the same, the front first, then the hips, its feet out to one side. The nose runs on a little, like a wheel.',
        {
          text: 'You shut the house down for it, where it can hear, tap, clock, window. At each the half raised ear sinks a notch. Last of all you carry the kettle out, and {name} tips over on its side and sighs.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You stop the clock, take the kettle off and put a cloth along the door. {name} had been too tired even to be afraid. The nose slows, the half ear comes down, and it sleeps stretched out, hind feet showing.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You darken the room for {name}, and it lies down and hears the house go on. The tap. The stair. Somebody’s spoon. It cannot miss that. It is up again, one ear at half mast, following the spoon.',
        '{name} rests as you put it, with its feet folded and its eyes open. It is not asleep, it is on duty. The nose goes. From time to time an ear is sent to look at the kettle.',
        {
          text: '{name} lies where you put it, flat as a glove, one ear down and one on duty. It hears the pipes, the stairs, a lid. Presently it gets up and lies along your shoe instead, which it can vouch for.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} sits up in bed, wide awake, cream dewlap over its paws, in very good spirits. It let you put it here because there is a clear run to the door. It has counted the hops. You are standing on the third.',
          when: ['glad', 'wary', 'well'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} needs to hear nothing more. It goes round once, falls over sideways like a book, and is shut. One hind foot sticks out, to mark the place.',
        'Now that you have thought of “{item}”, {name} lets the house look after itself. The kettle may do as it likes. The nose slows, the ear sinks, and the eyes, which are never closed, close.',
        {
          text: 'It is {item}, and {name} listens to that as it does to everything, and hears nothing wrong with it. One hind leg goes out behind, then the other, and the eyes, which are always open, shut.',
          when: ['well'],
        },
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
        'After a while {name} gets up, takes three hops around you, and settles against your other side. You need some time to see why. You are now between it and the kettle.',
        'A pipe ticks, a stair settles, a cupboard thinks of something. {name} has heard all of it. Then the ear that was half raised is laid along your foot and left there. Whatever the house is up to must now get past you.',
        {
          text: 'You sit on the floor, and {name} lies down so that its side touches your knee, along one inch exactly. When you have to move it gets up, waits until you have finished, and puts the inch back.',
          when: ['trusting'],
        },
        'Once it was {wait} before you came. {name} does not speak of it. But while you sit here one of its hind feet is on the hem of your trousers.',
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
        '{name}’s nose has nearly stopped. You sit and breathe, and by and by it takes up your breathing and goes along with that. One paw has been set on your thumbnail, exactly. Move softly when you get up to see to it.',
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
        '{name} sleeps with one ear up against the kettle. You sit down. The ear swings round to your breathing, hears it out at some length, and folds, so that the tip lies exactly across your shoelace.',
        '{name} sleeps beside you. In the kitchen the kettle begins, and you reach out and turn it off before it can sing. {name} does not wake. But the one ear, which had started to rise, lies down again.',
        '{name} chews in its sleep, and the nose goes. You can guess what it has got hold of there: {loved}.',
      ],
      shy: [
        'You sit still. One of {name}’s ears is on the kettle and the other is on you. After a very long while the one on you comes down, swings round, and goes to help with the kettle.',
        'You sit on the floor with a book and turn the pages, and under the bed {name} gets to know that sound. It comes, and there is nothing after it. At the next page there is a nose.',
        {
          text: 'You sit by the far wall and make less noise than the kettle. {name} hops about, happy, at its own end. Then the half-raised ear leaves you and goes back to the kettle. You are no longer the worse one. Stay quiet.',
          when: ['from_child', 'glad', 'well'],
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
