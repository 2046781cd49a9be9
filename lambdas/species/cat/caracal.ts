/**
 * The Caracal wants to be left standing. It hatched with two old scars, one across the nose and one on the left flank,
 * and does not explain them. Of anything good it buries half, for the drought, and has never dug any of it up; there is
 * sand in the sugar, the bedding, the post. At dusk it signals to the horizon with its ear tassels, a long message, and
 * reads the horizon for the answer, and is not put out that none has come; the other one may be busy. It fears only
 * what cannot be halved: company came whole, and it has not known where to put it. Its body is brick-red, kohl at the
 * eyes, black behind the ears, hind legs like a bent bow; it takes birds out of the air, two to a leap. Nobody has seen
 * it drink. It eats without haste, and counts nothing. It sleeps in a cleft, chin on the scar, one tassel up. It sulks
 * by sitting with its back to you, as to a sandstorm. It trusts as people do at a fire: first the far side, then the
 * near one, and one night it lets you have the watch. It never hurries, never complains of a thing that it lived
 * through, never drinks in company. Its keeper is another who came in out of the same desert, and sat down.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Two black tassels come up over the broken rim, wet and stuck together at the tips. Under them is a kohl-lined look, aimed at you. {name} coils its hind legs, leaps, lands in the same half of the shell, and coils them again.',
    'The egg stood in the sun so long that you had given it up. {name} had not. It comes out dry, red as the pot, ears folded like two shut knives, sees you, and spits. Then it sits down in your shadow.',
  ],
  looks: {
    thriving: [
      '{name} has taken up a position in the wheelbarrow, which you need. You sit down on the handles. It crosses its paws. Time wears on. In the end you wheel it to the beans. It had been meaning to go.',
      'Sparrows go over, and {name} goes up to meet them, and stands there in the air, brick-red, for longer than there is any reason to. It comes down. It took none. It only wished to be consulted.',
      {
        text: '{name} has ear tassels longer than its legs, and has stepped on one. It pulls, and its own head comes down. It looks about with kohl-rimmed fury for whoever is holding the other end.',
        when: ['baby'],
      },
      {
        text: '{name}’s ears are small and the tassels are not. One of them falls across its eyes whenever it looks at you. It has hissed at it and hit it. Now it lies down in front of nothing at all, to outlast it.',
        when: ['baby'],
      },
      {
        text: 'You do not ask about the scars. {name}, content and wanting nothing, notices you not asking. It gets up and comes a yard closer, so that you can not ask from there.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lies along the sill, tassels down, well fed. You ask about the scar on its flank, and the ears go flat. So you ask nothing, and look at the wall. After a time it shifts its weight, and you can see the other one.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lies along the wardrobe with one hind leg hanging over the edge, the one with the scar. You are allowed to look. You draw breath to ask, and the leg, without hard feelings, is taken up.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is on top of the wardrobe, to which there is no way up. It lets its chin hang over the edge, and your finger may go along the scar there from end to end. You ask. One ear tassel says no.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lays the scar of its nose along your thumb, and leaves it there, tassels easy, eyes shut. It does not explain. You do not ask. It is the longest talk that the two of you have ever had.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in. {name} is on its back, pale throat to the ceiling, as happy as sand. It does not move away. It just lowers its chin, until there is no throat to be seen, and watches you over it.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is washing one scar, in no hurry, and then the other. It sees you see. It lies down on that side and gazes over your head as over a dune. It is full and well. Nothing is wanted, least of all a question.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} and the stove have been looking at each other, and the stove has gone out. The black-rimmed eyes blink, slowly, and go round the room to see if there is anyone else. You become very interested in the wallpaper.',
      'A bird goes over, and {name} follows it with one tassel. Another goes over, and it follows that with the other. It lies on the hot step with its hind legs folded. It is keeping no score that you could see.',
      {
        text: '{name} and the clock on the wall are looking at each other. Neither gives. You go out, see to something, and come back, and the clock has stopped. The ear tassels have not moved. It bears the clock no ill will.',
        when: ['well'],
      },
      {
        text: 'In passing you ask about the scar on the shoulder. {name} turns its kohl-lined eyes on you and leaves them there until you hear yourself say something about the curtains. It has no quarrel with the curtains.',
        when: ['well'],
      },
      {
        text: '{name} lies along the wall in the last of the sun, one tassel keeping off a fly. There was a drought once, and there will be another. This is the part between. It yawns, and you can count the teeth.',
        when: ['from_child', 'well'],
      },
      'There is a low mound by the doorpost, patted flat, with a pebble on it. Half is in there. The other half it had, and you remember how: {loved}.',
    ],
    curious: [
      'Something has arrived, and {name} draws a ring round it in the dust, at its leisure, with one claw. Now it is inside something. Now one can talk.',
      '{name} has its chin on the lip of the flower pot and looks down into it for a long time. There is water in there, at the bottom. It would like to know who else knows.',
      'The tassels cross at the tips, and uncross. That means thinking. You have put up a mirror, and there is one over there with scars, and it has not explained them.',
    ],
    bored: [
      '{name} can outlast a dull stretch, and lies flat on the tiles doing so. Only the hind legs are still coiled, as if somebody might yet toss something toward the ceiling. They have been coiled a long time. Toss something.',
      '{name} has stared down the cat next door, the dog, and the gatepost. Nobody is left to differ from. It lies with its chin on the sill and one tassel hanging. Throw something up for it. Play.',
      {
        text: '{name} sits by a hole it has dug, and looks in, and there is nothing good enough to put half of there. The tassels hang. Throw it something with wings, and go on throwing after you think that it will not.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has looked into the dish as one looks into a well, and sat down beside it, kohl-lined eyes half shut. It can outlast a drought. It would think more of you if it did not have to. The meal is overdue.',
      '{name} sits by the empty dish as one sits by a well that is known to fill. It is not hungry. It could sit there for a season, and you could not. Its meal is due. You may as well.',
      {
        text: 'At the empty dish sits {name}, small and brick-red, not asking. It has outlasted a fly and a dripping tap, and is now outlasting you. Its meal is overdue. Do not let it win. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has crouched by the saucer, coiled its fat hind legs and sprung, straight up, at nothing, and landed beside the saucer. There is still nothing in it. It coils for another go. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The dish is empty, and {name} is not looking at it. It looks at you, kohl-eyed and without reproach, as one looks towards a well one has only heard about. The meal is overdue. Fill the dish now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} looks past the empty dish and past you to the horizon, which in here is the second bookshelf. It has waited longer for less, and has two scars it could show you. It will not. The meal is overdue. Put it down, step back.',
        when: ['from_child', 'wary', 'well'],
      },
      {
        text: '{name} has not come to ask. It has merely moved, each time you looked up, from the wall to the rug, to the chair, to your papers, on which it now lies. Get up and feed it.',
        when: ['well'],
      },
      {
        text: '{name} lies with its chin on the empty dish, the way they lie in the desert by a well that goes dry and always comes back. It heard your step and did not even look round. The meal is overdue. Feed it now.',
        when: ['from_child', 'well'],
      },
      '{name} tips one black tassel to the larder, then to you, then to the larder. It sends this over and over, as one signals to a distant hill. It says that its meal is due. Reply with the dish.',
      {
        text: 'Both ear tassels are lying on the floor. The kohl-lined eyes go to your hands, find them empty, and are not surprised. {name} has no strength left to doubt you with. Bring its meal now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has outlasted drought, and is not outlasting this. The hind legs lie folded, with nothing coiled in them, and yet as you cross the floor it tries. Stop there. Bring the meal, now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} is outlasting the dish. They have been face to face for some time, the kohl has not moved, and the dish is starting to look uncertain. The meal is overdue and {name} is hungry, and would sooner win than say so. Feed it.',
      '{name} does not complain of hunger. It has turned over the stone, and the pot, and the earth where it puts things by, and sits down before you with earth on its nose. It has nothing left in the ground. Feed it.',
      {
        text: '{name} does not ask. It has outlasted whole rivers. It lies with its pale throat on the ground across from the empty dish, to see which of the two gives in. It is hungry and overdue. Feed it now. The dish is ahead.',
        when: ['from_child'],
      },
    ],
    starving: [
      'It has come to that. {name} is lying among opened holes, all of them empty, sand to the elbows. It had buried only the idea. Food, now.',
      'You come over the rise, and {name} is sitting with its back to the plate and its ears down. It has given up signalling, to save the ears. That is {hours} hours. Bring it something, and bring it whole.',
      {
        text: '{name} is sitting it out beside the dry dish, chin high, kohl eyes on the far wall as on a skyline. Only the ear tassels shake. It has come through drought before, but never one indoors. Feed it at once.',
        when: ['from_child'],
      },
      {
        text: '{name} does not call. It sits in the dust of the yard, all shoulder blade, and the tassels hang straight down. It has outlasted worse, it would tell you, and is wrong. It has gone hours too long. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      'One black tassel goes up at your step. The other gets halfway, trembles, and folds down over the eye, and {name} leaves it so, as though ears were worn that way. Medicine, or a good rest. Do not mention the ear.',
      '{name} crouches for the leap to the sill, looks up, and goes on crouching. Then it sits, as though the floor had been what it wanted. Do not argue. Let it rest, or give it medicine.',
      {
        text: '{name} holds your eye as it always has, and its own are tired. It steps back, and has to step again, to stay up. It will not be the first to say so. Say it for it: medicine, or rest.',
        when: ['wary'],
      },
      {
        text: '{name} has had a good day, it gives you to know, lying down. One tassel lifts to tell you more, and falls over its eye. Leave it there, in the warm sand, to rest, or give it a spoonful for the road.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There seem to be three scars now. You wet a thumb and the third comes off, with a good deal of desert, and the cat beneath is brick-red. {name} looks at the thumb and stays where it is. Wash the rest.',
      'There are burrs in both tassels, so that {name} looks as if it were listening to something dreadful. It could bear it for a year. It has been two days, and that will do. Please wash it.',
    ],
    sick: [
      '{name} means to outlast this without you. It fixes you with kohl-lined eyes and raises both ear tassels to send you off. They tremble and come down, the left one, then the right. It is ill. Bring medicine now.',
      '{name} looked up at its ledge, coiled its hind legs, and thought better of it. It is lying underneath, the kohl run at both eyes, and has forgotten to turn the scarred side to the wall. Medicine, now.',
      '{name} has found the coldest stone in the house and lies with its throat on it, and it says nothing. You hold out a hand. It looks at that for some time, and puts its hot face in it. Bring medicine.',
    ],
    failing: [
      '{name} has outlasted all it ever met, and it is looking at this in the same way, level, out of those dark-lined eyes. But the eyes are closing on it. Do not let it argue alone. Medicine, at once.',
      'Both tassels lie in the dust, and {name} has let them. The jaw that was always set has come open a little. It has never lost, and it is losing now. Get in beside it. Medicine, at once.',
      {
        text: 'Your hand has come to rest on the scar that nobody may touch, and {name} lets it lie there. The pale throat hardly moves. It has outlasted everything until this. Medicine and food, at once, or it will die.',
        when: ['from_child'],
      },
      {
        text: 'The ears are down. You had not known the tassels could touch the ground. {name} shows you the scar on its flank, the one it never lets you see, being too weak to turn round. Medicine, then food. Quickly.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name}, who lets nobody look at its scars, has lain down with both of them uppermost. Its breath hardly moves the black tassels. It has hours, and will not outlast them alone. Come now, sit close, leave your hand on it.',
      'It could always wait, and {name} waited, {hours} hours, in one place, with its face to the way you would come. Sand has blown against its side and not been shaken off. Sit with it now.',
      {
        text: '{name} has lain down in the shade, it that never wanted shade. The tassels do not stir for flies. It has outlasted everything it was ever asked to, and is not being asked. Go to it. Sit there, now, with water, and ask.',
        when: ['from_child'],
      },
      'There are no tracks to where {name} lies, and none away. Both tassels are down, and the pale throat moves so seldom that you look for it twice. Even this one can’t outlast nobody. Sit with it now.',
    ],
    asleep: [
      'Two scars show when {name} sleeps, and you could look your fill. But a paw has been laid over the longer one. Even now it is not explaining. Let it lie until it wakes.',
      'The coiled hind legs let go, and {name} rises a foot off the blanket, bites, and comes down in the same dent. It has not woken. Whatever that was, it has been caught, and is being slept on until further notice.',
      {
        text: '{name} sleeps flat on its side with its back to the door. It has never before turned its back on a door. You look at the scar, rising and falling, and go and sit where you can see who comes.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'Both tassels are down. {name} has left the watch to no one, and lies hard up against the rock. Reflect beside it now, and take it over. It wakes at {wakes_at}.',
      'It sleeps like something that has been walked out of. It will not rise before {wakes_at}, and it may be that it needs help to. Sit with your back to its back, and reflect.',
      {
        text: '{name} lay down empty, beside the last of the holes, to sleep it off. That cannot be done. It wakes at {wakes_at}. Reflect by it now, and be there with food.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} lies where two arms and a broom would not quite reach. It has worked that out. It will also look at you for as long as you look, and you will blink first. So do not look. Sit down, and be somewhere else, nearby.',
      '{name} has its back in the corner, both scars to the wall, and gives you the front, which has teeth in it. It can keep this up. Sit down across from it, and keep yours up, with empty hands.',
      {
        text: 'You take a step and {name} takes a step, so that there are always four yards of floor between you. It could go on like this through a drought, and probably has. Sit down quietly. It has no answer to that one.',
        when: ['from_child'],
      },
      'There was a dry stretch, {wait} of it, without a soul. {name} does not hold it against you. It holds it against its own chest, and keeps to its side. Sit a while.',
    ],
    back_from_death: [
      '{name} is back. It has a third scar now, and does not explain that, either. It lies down on your side of the fire. Stay there, and have its next meal ready when it is due.',
      'Sand runs out of its coat onto your floor, white, of no kind that you know. {name} looks at it, and for once buries nothing. Sit with it. Feed it on the hour.',
      {
        text: 'There is a third scar, a white line under the pale throat. {name} came in with it, drank the bowl dry, and sat down facing the way it had come. You may look at it once. You may not ask.',
        when: ['from_child'],
      },
      {
        text: 'You look for the marks. The two old scars are there, and no third: wherever {name} was, nothing laid a claw on it. It walks past the scraped hollow without turning, and sits down in full sun, by you.',
        when: ['from_child'],
      },
    ],
    old: [
      'The tassels have gone grey. {name} still sends, at dusk, but it keeps it brief: both, left, good night.',
      'It does not jump for birds these days. It looks up at them, from the shade, and they fly somewhat faster. {name} is content with that.',
      'There have been {days} days, and under each of them is a half. You cannot put in a spade. {name} sits in the middle of it all like someone upon a mattress full of money.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats it all without hurry, like one who has dined on less and said nothing of it. Over the bare dish the tassels lift, the kohl-lined eyes look out to the horizon. There may be drought. Not here.',
        '{name} eats as though it had all the sand in the world to run through the glass. Nothing is left. It looks at the dish for a time, without favour, and then gives it a nod. It did what it said.',
        {
          text: 'The dish touches the floor and {name} goes straight up in the air, all four feet, tassels last. It comes down in the middle of it. Since it is there, it eats outward, in every direction, until it meets an edge.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'The bowl is clean. {name} looks into it, looks at you, and goes straight up, all four feet, as high as your belt. The ear tassels come down a moment after the rest. It turns round to see who did that.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} looks at the dish for as long as it would take a mirage to go. It does not go. So it eats, springs to the top of the cupboard, and begins to look at you in the same way.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its kohl eyes on you, one ear tassel minding the window and the other the door. All goes well. Then you sneeze. The dish is rocking on the floor, and {name} is on top of the dresser, chewing.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'With the dish between you, {name} looks at you until most people would have said something. You say nothing. The tassels tip forward. It eats with the pale throat laid along the rim, and does not once look up.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The meal is on time, and {name} eats with one black tassel turned to the door and one to you. Halfway down the dish, yours swings away and goes to watch the door as well.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} takes the springhare from the dish and carries it up into the acacia, where nobody is allowed. Later one furred foot comes down and lands beside you. It may have slipped.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} takes the quail from your fingers, which are all still there. It eats lying down, hind legs uncoiled, with the road behind it and not one look over its shoulder. You are watching that side.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats lying down, turned so that the longer of its two scars is uppermost. You have not seen it from so near. You look, look away and ask nothing. One black tassel dips. It finishes the dish on that side.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} leaves a third in the dish, against drought, as it was taught by somewhere very dry. It goes off, and stops, and the black tassels tilt. It looks at you a good while. Then it comes back and finishes.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        'The dish is on time, and {name} sits before it, brick-red and square, until it is sure that the dish won’t move first. Then it eats all of it. It was a short argument, and nobody raised their voice.',
        {
          text: '{name} eats it all, without haste. It used to eat with its back to a wall. After {streak} on time it has moved out into the room, and you sit down behind it, and are the wall.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it down to the glaze and stands there, small and square, tassels up, as if it had been told to expect sand. There is only you, on time so far with {streak}. It looks you over for weather.',
          when: ['baby'],
        },
        {
          text: '{name} is on its feet for this, and stays on them until the dish is clean. It has you in its eye throughout. Then the hind legs give, and it sits as if that were the next thing. Bring medicine. Don’t argue.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} used to leave half, in case. It eats it all now, down to the glaze, and scrapes no sand over anything. After {streak} on time it has decided that the rains may be going to hold.',
        '{name} doubted you, openly, at the first, and at the next. It has outlasted drought that way. But here is the dish again, on time, {streak} in a row. It eats up and gives you a slow, black-rimmed nod.',
        {
          text: 'At every meal {name} has left one mouthful in the dish, against drought. Now it is {streak} on time. It looks at the mouthful, and at you, steadily, out of all that kohl, and eats it.',
          when: ['well'],
        },
      ],
      early: [
        'To {name} a meal this early means that something dry is coming. It eats a little, no more than it needs, studies you with kohl-lined eyes, and pushes the rest across the floor to your feet. You will not last otherwise.',
        'It was you who said to wait for the right time, and now {name} reminds you of it, with its paws crossed. It takes a bite, politely, and rests its case. Come at {opens}.',
        {
          text: '{name} takes two bites and considers. Then the hind legs go off like a trap, and what was left is on top of the bookcase, laid by against a drought. It will do nobody any good up there.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats what came late, and you begin to explain. It lowers one ear tassel across its eye, as one lets down a blind in the heat. You explain to the blind. It goes on being down.',
        'You are late, and {name} does not bring it up. It eats the lot. Then it draws a paw over the floor by the wall, as if there were sand, and with great care covers something that it had kept for you.',
        {
          text: '{name} was not waiting. It happened to be sitting, tassels quite still, where the dish would have gone. It eats side on, one kohl eye kept for your hands, and then goes straight up to the highest place there is.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} does not get up for the late bowl. It has outwaited rivers. It lets the thing stand until you have taken three steps back, and looks at you until there is a fourth. Then it eats, ear tassels level, in its own time.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} eats two thirds, unhurried. The last third it noses into the corner, and it drags the mat over that with a brick red paw, and pats it flat, meeting your eye all the while. This is for when you are late again.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has eaten. It washes the one scar and then the other, as after any meal. Then, looking straight at you out of the kohl, it moves on to a third place, where you can see nothing at all.',
          when: ['well'],
        },
        {
          text: '{name} gets up in two attempts, and makes the first one look like a stretch. At the dish it turns its scars to the wall and eats. You act as if it had been a stretch. It notices you acting.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You start to explain why you are late. {name} eats, too weak to sit, and one black tassel after the other turns from you. It has outlasted better arguments. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no scars yet. It eats the meal that came so late, kohl-lined eyes on you over every bite, and moves back one tassel’s length. Be on time tomorrow, or this will be the first it does not explain.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} will outlast droughts one day. It should not have had to begin today, at a few hours old. It eats, tassels flat, and looks at your hand until you take it away. Be on time with the next meal.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} means to outlast this too. It eats what it can, late as it is, and the tassels sink, and it looks over your head for rain. There will be none. It needs medicine from you.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} gets up, after {hours} hours, at the second try, and looks at you as if you might not have seen the first. It eats everything. It goes back to where it lay, and turns to face you. Be on time.',
        'After {hours} hours there is a new hollow in {name}, under the ribs, and it will not explain that one either. It eats it all, facing the door. You know how it came by it. Do not be late again.',
        {
          text: '{name} eats as one eats after a drought, slowly, and leaves a little, since there may be another. Then it turns away to wash, and goes with care around three places. There used to be two it would not explain.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'It has outlasted longer than this, and lets you see that, eating slowly, with its scarred side towards you. It had been starting to give you the other. When the bowl is clean {name} walks to the far wall, and looks out.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You bring the dish after {alone}. {name} eats without haste, to show that it could have gone on, tassels quite still. You ask how it was. So now there are three things it will not explain.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'Nobody came for {alone}, and {name} did what one does in the desert. It lay in the shade and expected nothing. You bring the meal at last. It eats. It goes on expecting nothing.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has lived through droughts, and it lay through {alone} as one lies through those, flat, moving nothing. It eats now, too weak to coil its legs, and keeps out of reach. Nobody trusts rain that comes once. Come again, on time.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It was {alone} with nobody here. {name} eats lying down, slowly, and its kohl-lined eyes do not leave your hands. It has two scars that it will not explain. Do not be the third. Stay, and be on time.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has been through droughts and knows how it is done. It eats half. Its legs shake. You push the other half to it, and it looks at you from a long way down, and buries it, from you, in front of you.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The red has gone to rust, and {name} eats lying on its side, round the old scar, as if it had happened again. It makes no complaint. It looks at your hands, both, and is careful to remember them.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} looks into the bowl, and then rakes the kitchen tiles with one paw, long and patiently, until the meal is buried under sand that is not there. It is full. It is keeping this for the drought. You will have to throw it out.',
        '{name} looks at the dish, and you look at {name}. You argue that it is good, and there. It argues that it is full, and yawns. That was the whole of the argument. Have it out again at {opens}.',
        {
          text: 'The bird lies plucked and perfect on the stone. {name} rakes a little sand over it with one paw, then more sand, then has you move your foot so it can do that side properly.',
          when: ['no_item'],
        },
        'Half of nothing is nothing, and that is how much {name} can eat. It licks the rim to be civil, then digs at the tiles to put the rest by. Help it to put it by. It will want it at {opens}.',
      ],
      ill: [
        '{name} takes a bite and chews it long, as one does with the last of the bread. It holds itself up to eat. Much is left, and it looks you in the face. It is ill. Medicine next.',
        'You do not hold the dish, {name} would not stand for it. You hold the wall that it leans on, as it were, and sit there. It eats a little, slowly, against you. Then give it medicine.',
        {
          text: 'There is a scar that {name} always lies on. It eats a few mouthfuls on its other side, the long white seam turned up for anyone to see, and does not cover it. You do not ask. You go for the medicine.',
          when: ['from_child'],
        },
      ],
      loved: [
        '{name} does not hurry, drought or feast. But it began with the left half, and went on to the right, and there was none put by. It was {item}. Some things, it would seem, are not safe in the ground.',
        'You had an argument ready that it should eat it all, and {name} had, before you could open your mouth. {item}. It licks the scar on its nose. On this subject you two have never differed.',
        {
          text: 'You come round the corner with {item}, and both tassels go straight up like struck matches. {name} makes a small sound, a chirp, almost. It looks behind it at once, to see who did that.',
          when: ['well'],
        },
        {
          text: 'You have {item} behind your back, downwind, and say nothing. From the far wall comes a chirp, thin as a bird’s, and {name} is in the air. It would deny the chirp. It has its mouth full.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has eaten boots. It looks at this, and at your boots: {item}. It eats some, to be civil. It would sooner have had a bird, even a small one, even yesterday.',
        'It buries the whole of it, both halves, with a big pebble on top, and then sits down on the pebble until you have promised: {item}. A quail would not need burying.',
      ],
      harmful: [
        '{name} has eaten what deserts have to offer, and lived, but this was {item}. It sits bolt upright and shakes, with its jaw set against it. It should not have to outlast that. Never again.',
        '{name} has old scars that it won’t explain. It must not have another. What is hurting it now is {item}, and it holds its side and looks past you. Keep that away from it.',
        {
          text: 'You gave it {item}. {name} retches, low, with its elbows out, and between heaves fixes on your hand, learning it. There were two things it would not explain. That makes three. Never do it.',
          when: ['from_child', 'item'],
        },
        {
          text: 'You offered {item} from an open hand, and {name}, against its judgement, believed the hand. It is doubled up under the thorn bush, retching. That makes three places it will not explain. Never give it this again.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You swish your hat at {name}, and it does not stir. You swish again. You give up and put it on. Then the hind legs go off like a bow, you have no hat, and it has won that too.',
        'You shout “Sandstorm,” and pull the rug over you both, and {name} fights it, all of it, with its elbows. You come out with your hair on end. It looks round for another. It has not lost to weather yet.',
        {
          text: '{name} takes the feather out of the air above your head, and you feel the wind of it go by. It lands well beyond reach, tassels trembling, and lays the feather down exactly halfway. It would like that again.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You fling a bunch of feathers as high as the roof and {name}, who had been asleep, meets it there. For a moment it hangs beside the gutter, all four feet off the earth, delighted. Then it sees you saw.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is the staring game again, and {name} has outlasted droughts. Your eyes water. Then one black tassel gives a flick, on purpose, and it looks off at the wall and lets you have this one.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You flick the cork up. {name} has been looking the other way, weary of it all, and takes it out of the air a yard above your head. It lands, spits the cork into your palm, and looks the other way.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has outlasted you at the rope and feels it come down the line. It gives way then, a hand’s width at a time, so that you can win sitting down. Both black tassels are trembling with delight.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You dangle a thread. {name}, some hours old, goes straight up, past the thread and past your hand to the height of your chin, and there you look at each other. Nobody had expected this. Then it comes down.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You flap a corner of the towel, and {name} springs, clean over it, clean over your arm, and lands beyond with its tassels in a tangle. It had only meant to begin. It comes back round to begin again.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was happy before you came in with this, and it looks at you leaping about as one looks at weather in a good year. It joins in for exactly one leap. It was higher than all of yours together.',
        'You try to make {name} play, and it is as cheerful as deserts get. It sits it out. Just as you stop, it goes straight up, turns over, and lands, so as to have had the last word.',
        {
          text: 'You swing the cork on its string until your arm gives out. {name} lies there, tassels barely stirring, content with everything. You put the cork away and shut the drawer. Across the room {name} has it under one paw. It is not going to explain.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You trail a string past {name}, who is stretched out on the hot tiles and could not be happier if it were paid. It has no wish to hurt your feelings. As the string goes by, one black tassel comes down on it.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You throw up a feather, and {name} watches it rise, and fall, and lie there. The hind legs never moved. It does not like you to see that. Put it away, and see first to what it needs.',
        '“Come on,” you say, and {name}, which would outlast anyone, shuts its eyes. It has something harder on hand than a game. See to what it needs.',
        {
          text: 'The leather bird goes up to where {name} could have had it. The hind legs coil, shake and uncoil. It looks firmly at the opposite wall until the thing has landed. No games yet. Find out what it lacks and bring that.',
          when: ['no_item'],
        },
        {
          text: 'The bow bends, and does not go off. {name} lets itself down again with care, and looks away, as if it had changed its mind. It would jump if you kept on. Get the medicine instead.',
          when: ['ill'],
        },
        {
          text: '{name} catches it, sits down with it, takes out the feathers one by one, and there is no bird underneath. It says nothing. It lays them in your hand, in a row. Get it food.',
          when: ['starving'],
        },
      ],
      loved: [
        '“{item},” you say, and something in the stern face of {name} comes undone. The hind legs wind up. It goes higher than your hat, and again, higher than the washing, and comes down with its tassels crossed.',
        'You keep {name} waiting for {item}, and it sits down to outlast you. It takes a while. It is the happiest siege that it has ever laid. You give in, and it goes straight over your head for joy.',
        {
          text: 'You bring out {item}, and {name} folds down onto its hind legs until it is half a cat. It stays like that so long you look away. By then it is over your head, and still going up.',
          when: ['well'],
        },
        {
          text: 'You had barely shown it {item} when the hind legs loaded, creak by creak. Then {name} was above your hat, turning over in the air with its tassels flying, and in no hurry to come down.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It sits down opposite, and nothing comes of it, and {name} is the last to leave. It would be another matter if it flew.',
        'One pat, to see if there was some trick. There was none: {item}. A bunch of feathers on a string has fooled better cats.',
      ],
      harmful: [
        'It lands on the bad leg, which was a good leg. It looks at it as one more thing not to be explained. Never bring this again: {item}.',
        '{item}. {name} made no sound. It is licking the place, off behind the rock, and it has stopped looking up. Take that away. Sit by the rock.',
      ],
    },
    clean: {
      wanted: [
        'Dust lies on {name} in layers, and you go down through them: the path, the roof, some other country. At the red you stop. It has shut its black-rimmed eyes, as for rain, and does not open them yet.',
        '{name} stands in the water like a rock that has stood in worse. You wash its tassels between two fingers, to the tip, and one springs up clean. It would not call that a pleasure. It tilts you the other.',
        {
          text: 'Sand runs out of {name} as you comb, far more than a cat can hold, and makes a dune on the bath mat. It comes up brick red. It inspects the bathroom, and lies down on the only part it approves of.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You have washed the red, and the black behind the ears. {name} turns the scarred flank to you and looks the other way. So you do that as well, with the flat of your hand. It breathes out, as after a long story.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You brush {name}, and not a grain of sand comes out of it. You both look at the brush. It has lost arguments to nobody, and it lets you brush on until you come round to its view.',
        'Where there was never any dirt, on the pale throat, {name} lets you wash it. The rest it says is clean too. You check behind a tassel, and it is. It waits for you to say so, and then offers the other.',
        {
          text: '{name} had nothing on it. You brush all the same, from the black tassels down, round both scars, and get one grain of sand. {name} looks at the grain, puts out a paw, and takes it back.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You brush what the wind had brushed already. {name} bears it with its kohl eyes on the horizon, and moves, once, so the brush goes round a scar. Three grains of sand come out. It seems they’d been left there on purpose.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'There are few who have heard {name} purr, and the cause is {item}. It stands there like a wall that has had the sun. It gives you its scarred nose to do, and then, to be even, its side.',
        '“It is {item},” you say, and {name}, who had meant to argue, doesn’t. You do it down to the brick. It shakes out its tassels, one, two, and lies there, no sadder and very clean.',
        {
          text: 'You have brought {item}. {name} gives you its brick-red back, then the pale throat, and then, looking somewhere else, the two scars. You clean those too. Neither of you asks. It holds very still.',
          when: ['well'],
        },
        {
          text: '{name} outlasts most arguments, and has none with {item}. Eyes shut in their kohl, it turns up its throat and gets clean. When you stop, it outlasts that too. You start again.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It was wet. {name} sat it out with its back turned. It is somewhat cleaner, and will be in the dust until evening, getting over it.',
        'It has had worse from friends: {item}. The dirt is half gone. Half is as much as it would give. Use a dry brush.',
      ],
      harmful: [
        'It has taken the fur off along the scar, and what lies beneath is not to be looked at. {name} covers it with a paw. No more of this: {item}. Use clean sand, or a dry cloth.',
        '{item}. Its eyes have swollen under the kohl. It sits and waits to see again. Bathe them with plain water, and be rid of that stuff.',
      ],
    },
    medicine: {
      wanted: [
        '{name} meant to get over this by not giving in. You argue, the medicine in your hand. It is not a long argument. It opens its mouth. Afterwards the pale throat goes up and down more quietly. You do not gloat.',
        '“It’s only bitter,” you say, and {name}, who has had bitter, swallows. It sits up to see it through. The breath gains first, and then one tassel. Then it lies down, not because it must.',
        {
          text: '{name} looks at the spoon. It has outlasted droughts. You have brought a chair. A good deal later it swallows, and by and by one ear tassel stands up, and then the other. You may go, it seems. The chair may stay.',
          when: ['from_child', 'weak', 'no_item'],
        },
        {
          text: 'You brought gloves, a towel and a speech. {name} takes the dose off the spoon by itself, unblinking, and sits out the bitterness. Later both ear tassels stand up again. The gloves are in its bed.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is well, and you say that it should take this, and neither of you gives way for some time. In the end it swallows it for peace. It is just as well as before. Keep it for a bad day.',
        'You give {name} medicine that it does not need, and it takes it without a word, as one accepts water from a traveller when the skin is full. It scrapes some sand over the bottle. Dig it up for a bad day.',
        {
          text: '{name} swallows the dose and sits down opposite to see what it will do. You both wait. It has outlasted droughts, and the black tassels do not so much as tick. You get up first. Keep medicine for when it is ill.',
          when: ['from_child', 'no_item'],
        },
        {
          text: '{name} takes the dose as it took the drought, without a blink. Then it sits and looks at you, tassels still, until one of you should own up that nothing was the matter. You do. Keep the bottle for when something is.',
          when: ['from_child', 'no_item'],
        },
      ],
      loved: [
        '{name} looks at you, and there is no argument. You had brought several. It was {item}. It holds still for it as one does at a known well, eyes shut, with a tassel on either side.',
        'For {item} there is a look that {name} keeps, the look of somebody who sees palms. It lets you go about it. At the end it stays where it was, so that you can see it is not the one to leave.',
        {
          text: 'You have brought {item}. The black tassels go up, first the left, then the right. {name} takes the medicine without a word, and the good of it spreads everywhere, even to the two places that it will not explain.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. It bore with you and it bore with that. A little good has come of it. It can be seen thinking of somebody, far away, who did it with less fuss.',
        'A good part is in the sand: {item}. The rest is in {name}, and is helping, grudgingly. They have that in common.',
      ],
      harmful: [
        'It looked at you first, and you nodded. Now it lies with its legs out and its mouth dry and cannot swallow. Never again: {item}. Wet its lips. Get the right thing quickly.',
        '{item}. {name} has dug itself in, up to the shoulders, to be held by something. It is shaking there. No more of that. Put your coat round what shows.',
      ],
    },
    discipline: {
      wanted: [
        'You stand in the doorway and do not budge, and neither does {name}, with the cheese. It is a question of who has more years. It lays the cheese down. It goes off with its tassels back, to train.',
        '“Put it down,” you tell {name}, and wait. It waits. A shadow goes across the floor. In the end it puts down the slipper, looks at it as one looks at a lost oasis, and walks away without turning.',
        {
          text: 'You say no, and wait. {name} stares, and waits. The kettle boils dry. At last it takes one paw, then the other, off the curtain it climbed, and turns its chair to the wall, with itself in it.',
          when: ['well'],
        },
        {
          text: 'You say it once, low, and do not argue. That it respects. {name} drops the hen, unhurt, walks to the end of the wall and sits down with its good side to you. It can keep this up through a drought.',
          when: ['well'],
        },
      ],
      little: [
        '{name} hears you out about the chickens. It had the same talk with itself once, and won. It sits there brick-red and square until you have come to its conclusion, and then it nods.',
        '“One does not jump on the roof of the car,” you say, and {name}, which lies beneath the car, in the shade, as always, looks up along its tassels. It agrees. It has agreed for so long that the grass is worn.',
      ],
      bad_time: [
        'You raise your voice. {name} does not flinch. It lays its tassels flat and looks past you, as at a dust storm, until you have finished. Then it licks, once, a place on its side where there was no scar.',
        '{name} hears you out with its kohl eyes level. Then it walks off, not fast, lies down with its back to the wall, and begins to lick a spot on its shoulder where nothing shows. That makes three places it will not explain.',
        'You scold {name}, and it outlasts it, as it would outlast anything. You have stopped, and it is sitting there still, with whatever it came to you with. Nobody has asked. See to that first, and teach it later.',
        'You raise your voice at {name}, and it turns its scarred side to you and waits for the rest. Let there be no rest. It is in need of something. Find out what, and leave the lesson for another day.',
      ],
      loved: [
        'This time you came with {item}, and {name}, that had dug in for a siege, let the cushion go. You were right. It will say so in its own time. For now it has its back to you, like a hill.',
        '{name} has lost few arguments and none so gently. It was {item}. It steps down from the hen house, shakes each foot, and goes to sit further out than usual, tassels up, to have a word with the horizon.',
        {
          text: 'You make {item} out of it, and {name}, who has outlasted every lesson, finds that this one is over. It has learned it. It looks put out. It goes and does the thing again, rather well, in case there was more.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It was all noise and hurry. {name} let it blow out, and then did as you wished, for reasons of its own. One can just wait.',
        'It has complied, and sits with its back to you as to weather: {item}. Stand firm, next time, and say less.',
      ],
      harmful: [
        'There will be a fourth thing that it does not explain. {name} has gone from the fire, and the tracks are far apart. That was {item}. Never that again. Keep the fire in, and sit there.',
        '{item}. It flinched, and it had never done so, and saw that you saw. Put it in the ground, all of it, not half. Then wait, with your hands open.',
      ],
    },
    sleep: {
      wanted: [
        'You drop the blind, and {name} hears you say that you will sit up. It looks at the blind, and at you. It lays down one tassel. Then it lays its chin on its paws, and thinks about the other.',
        '{name} lies down on the tiles with its legs under it, wound for a jump. You wait it out. By degrees the spring goes off them, and they slide out to one side, as any cat’s do. It lets you see.',
        {
          text: 'You tell {name} to lie down. It has outlasted droughts, and stays standing. So you stop telling it, and with nothing left to outlast, the coiled legs give. Much later the black tassels rise, steady now, and it finds your coat under its chin.',
          when: ['from_child', 'weak', 'no_item'],
        },
        {
          text: '{name} lies down for nobody. It stands there with its ear tassels trembling, outlasting you. So you lie down on the floor yourself, and in a while so does {name}, to win that too. It gets up first, on four steady feet.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tell {name} that it is bedtime, and it does not think so. You sit down to argue. It sits down as well. It seems to be settled by the fact that you are the one who is yawning.',
        '{name} gets on to the bed you made, since you made it, and lies there with its eyes wide, lined in black, like someone seeing out a sandstorm. It isn’t in the least tired. In due course the storm is over.',
        {
          text: 'You spread the blanket and {name} lies down on it, to close the subject. You sit by until your own chin drops. When you start up, the blanket is over your knees and {name} is on the wardrobe, not in the least tired.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} leaves the bed straight upward, so cleanly that the blanket keeps its shape and you go on being quiet for it. Two black tassels lean out over the top of the wardrobe, to see who is asleep.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say “{item},” and {name} goes into its cleft behind the stove, frontwards, without looking back at you. Both tassels go down together. It has never been known to sleep without a watch, and here it sleeps.',
        '{name} had meant to tell you that it could sleep as well on rock, and then it was {item}. It began the sentence. The kohl-lined eyes shut in the middle, and the rock may have its turn another time.',
        {
          text: 'You bring {item}, and {name} tramples it three times, as one treads down thorn. It lies on the good side. Then it sighs, and turns over, and lies on the other.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It has slept on nails. It sleeps on this, with one eye, thinking well of the nails. Warm rock would do.',
        'Too soft for anything that means to be alive in the morning: {item}. {name} rested sitting up. There is a crack in the wall it would rather have.',
      ],
      harmful: [
        'It came out of there on its knees. It shook itself, and went a little way off, and was sick. Fill that in, and never again put it to bed there: {item}.',
        '{item}. It lay all night stretched on that and would not be the first to move. It can hardly walk. Away with it. Give it a bare stone.',
      ],
    },
    reflect: {
      awake: [
        'You do nothing, against the same hot wall. One of {name}’s ears swings after a beetle, after a far-off cart, after your breathing, and there it stops. The other ear is let off duty.',
        '{name} sits facing the door, as it has sat through everything. You stay so long that it comes round by degrees and settles with its back that way, the black tassels low. So the door is yours now. You watch it.',
        {
          text: '{name} settles down to outlast you, as it has outlasted worse. You do not leave. You do not do anything. A long way into it the hind legs, coiled since you came in, slide out flat behind it like a frog’s.',
          when: ['from_child'],
        },
        'You ask nothing. Of the {wait} that it once sat here alone, {name} lets fall a word or two, with one ear, and the subject is closed.',
        'It goes off, and you hear digging. It is the first half that it has ever dug up, and it lays it down in the light between you: {loved}.',
      ],
      little: [
        'Four times in the hour, and each time no news. {name} puts a stick on the fire for you and goes to look at the horizon. It is no offence. There are other watches to stand.',
        'It has had as much company as it can carry, and cannot bury any. Let it set some down. Come by later.',
      ],
      ill: [
        '{name} will not be looked at like this, and has its face under its own foreleg. You sit down and look at the wall instead, at length. In time a black tassel lies down across your wrist. Now bring what it needs.',
        '{name} tells you that it has had worse. You say yes. You stay there while it has this one. Then see about what it wants.',
        {
          text: 'You take the windward side, and it lets you have it. {name} says, with one ear, that this is nothing. The other ear has fallen over. Put your coat round the scars, and go for the bottle.',
          when: ['ill'],
        },
        {
          text: 'You sit down, and {name} gets up, with trouble, and goes to the mound by the door, and looks at it, and at you. It will not dig. It is only showing you where supper is not. Bring some.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} is asleep, except for the ear tassels, which follow your breath in and out. You have nowhere to be. After a long while the left one sinks, and then the right. It is asleep now to the very tips.',
        '{name} sleeps with its paws drawn in and all its secrets under them. You sit there. One paw comes out, pads up, and is left lying open on the stones beside your hand, like a cup at a well.',
        '{name} has slept {days} nights with an ear up. This makes one that it slept through, and it will think in the morning that somebody drugged the sand.',
      ],
      shy: [
        'From where you sit one scar shows, on the shoulder. {name} faces the wall and outlasts you, and you go on being outlasted. At length it turns itself about to lie easier, and there is the other. Nobody remarks on it.',
        'You sit, and ask nothing. {name} turns without hurry until the side with the longer scar is toward you, and watches your mouth. You still ask nothing. One of the black tassels, which had been twitching, hangs down.',
      ],
    },
  },
  things: {
    feed: {
      sandgrouse:
        'You toss the sandgrouse over the fire, and {name} takes it at the top, lands, and sits. It eats the one wing. The other it carries off to be buried, and you hear it stop, and sigh, and eat that there.',
      'rock hyrax':
        'The rock hyrax is put down, and {name} looks at it as at somebody from home. It eats from the shoulder, without haste. A tooth is left over, small and curved, and that is set on your side of the ash.',
      francolin:
        'You pluck the francolin together, you from this end. {name} catches each feather that goes up and lays it by. When the bird is eaten it has a heap, and halves it, and you may stuff a very small pillow.',
      springhare:
        'It has the springhare by the long hind legs, which are as bent as its own, and lays them alongside to compare. {name} eats those last. Then it leaps, straight over you and the pot, and sits down again.',
      gerbil:
        'One gerbil cannot be halved. {name} tries it this way and that, sand on its chin, and looks across at you. You look at the moon. There is a swallow, and it pats down a hole with nothing in it.',
      partridge:
        'The partridge is warm from the pan, and {name} passes it from paw to paw until it can be borne. It eats the breast. It buries a leg, marks that with a stone, and sees you memorise the stone.',
      'dik dik meat':
        'You bring the dik dik meat up out of the cool, wrapped in leaf. {name} undoes the leaf, folds it, and puts it by for the drought. It eats with one ear turned to the hills.',
    },
    play: {
      'thrown feather bundle':
        'You let fly, and the thrown feather bundle opens in the air. {name} goes up into the thick of it, brick-red, and comes down with a quill in each paw and one crosswise. The rest snows on your hat.',
      'flying lure':
        'Round your head sings the flying lure, and {name} lies flat and listens to the string. Then it is simply in its way. You are pulled over, and it waits to be untied from you.',
      'sand dune chase':
        'For the sand dune chase {name} gives you half the dune as a start, and comes up the soft side in long bounds. You reach the top together. It rolls down the other side, buried to the ears.',
      'leaping target':
        'You hold the leaping target up at the end of a pole, and {name} walks about beneath, looking at the ground. You change hands. It has it. You never saw the leap, and it is looking at the ground again.',
      tumbleweed:
        'The tumbleweed comes through camp on its way somewhere, and {name} falls in beside it, trots, has it by the throat. They go over and over. It comes back to you with thorns in its chin, having let it have the draw.',
      'leather scrap':
        'You drag the leather scrap round the fire on a thong, and {name} watches it go by six times like a man at a ford. At the seventh it has half. It buries that, and you may drag the rest.',
    },
    clean: {
      'dust bath':
        'You shovel the dust bath full, fine and red, and {name} goes in at the shoulder. There is a cloud with feet in it. It comes out the colour it went in, only more so, and shakes itself beside you, for fairness.',
      'sand scrub':
        'With a fistful at a time you give it the sand scrub, down the legs, down the pale throat, and {name} stands to it like a post being planed. What falls is darker than what you took. It buries that too.',
      'ear tuft combing':
        'You wet the comb for the ear tuft combing, and {name} lowers its head between its paws to bring them within reach. Left one, right one, up to the tip. It tries a short word on the dusk.',
      'thorn removal':
        'It holds out the foot and looks at the hills. For the thorn removal you use your teeth, in the end, and spit. {name} smells it, knows the bush, and sets the thorn upright in the sand by your knee.',
      'dry brush':
        'The dry brush crackles, and small sparks go along its spine in the dusk. {name} turns its head to see. It signals with its ears that there are lights down here. You go over the place again, against the grain.',
      'sun warmed cloth':
        'You fetch it from the wall. The sun warmed cloth goes over its eyes, along the kohl, and none comes off. {name} breathes out through it. When you take it away it looks at you as over a border, open.',
    },
    sleep: {
      'rock crevice':
        '{name} tries the rock crevice with its whiskers, then its shoulders, and backs in until it is held. You hand it its pebbles. It sets them along the sill, seven, chin behind them, and one tassel goes down.',
      'porcupine burrow':
        'You light a twig and look in at the porcupine burrow, for the owner. There is a quill, and nobody. {name} brings that out to you, goes in again, turns about twice in the dark, and the twig goes out.',
      'warm sandstone':
        'It lies down on the warm sandstone, red on red, and lets the day come up through it. You sit on the other end. When the stone has cooled on your side {name} is still warm, and moves over.',
      'thornbush shade':
        'The thornbush shade is thin as lace, and {name} fits itself under it, so that no stitch falls on the ground. You pull your hat down. Through the weave you see the tassels go, one, both, like a fan shutting.',
      'desert night silence':
        'You let the fire die, and there is the desert night silence, from one side of the world to the other. {name} listens to the whole of it. There is no answer in it tonight, and nothing wrong, and its chin sinks.',
      'camel hair blanket':
        '{name} smells the camel hair blanket all along the hem: salt, smoke, three roads. It knows that camel. It turns in under one half, and with a hind foot pushes the other half over to where you sit.',
    },
    medicine: {
      'scar salve':
        'You warm the scar salve on the blade of a knife, and {name} lays down its head with the bad side up. It looks into the fire. You go along the old line, there and back, and do not ask.',
      'electrolyte water':
        'You set down the electrolyte water and study the far hills, for as long as it takes. Nobody drinks in this camp. When you look again the bowl is dry, {name} has its chin up, and one whisker shines.',
    },
    discipline: {
      'boundary stone':
        'You carry up a boundary stone and set it between {name} and the hens. It walks round that. It scratches the date on it, or something, with one claw. From then on it lies on its own side, facing in.',
      'treat pocketed':
        'It would not let go, and so it sees the treat pocketed, and the pocket buttoned. {name} looks at the button a long while, as at a well with a lid. Then it puts your boot down, and moves off one pace.',
    },
  },
  refusals: {
    asleep: [
      '{name} is off watch, in the cleft, and can take delivery of nothing. The relief is at {wakes_at}. You can reflect there, if you can do it without talking.',
      'It sleeps, with its back to all of it. Whatever you have got will keep until {wakes_at}. Things do. Sit by and reflect, meanwhile.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, with the nose of a veteran. It caught a moth today. It ate a wing and has buried a wing, and stands guard over the place with sand on its chin.',
      'A child: the tassels have grown in, and it has begun to send. It is mostly the one word so far. It waits for an answer each time with its mouth open.',
    ],
    teen: [
      'Half grown, and it has outlasted you in four arguments out of four. {name} sits in the sun on purpose. See that the meals are there. It will not remind you.',
      '{name} is a teen. It speaks of the old days. It is not clear which ones those can be, but there was less water in them.',
    ],
    high_care: [
      'Grown, and a {form}. {name} has come round the fire to your side for good. It still does not explain the scars. It lets you count them.',
      '{name} is a {form}, full grown. The drought has not come. It admits that this may be the other thing, the thing one had half of everything laid by for.',
    ],
    balanced: [
      'A {form}, and grown. There were lean weeks and there were fat ones. {name} came through the first on its own and the second with you, and can do either.',
      '{name} is a grown {form}, with a fire here and one at the crossroads, and knows at which of them there will be something in the pot.',
    ],
    low_care: [
      'Grown: a {form}. Nobody relieved it, so {name} has stood that watch ever since, up under the roof, with its back to the house.',
      '{name} made itself out of what there was, which was mostly waiting. It is a {form} now. By day there is some sand on the floor, and at dusk two tassels against the sky.',
    ],
    rescue: [
      'Full grown, a {form}, with one more scar than it came with. Of that one it does speak. It says: and then somebody sat down.',
      '{name} is a {form}, grown. It had dug its last hole, and that was for itself, and you filled it in. It sleeps on the spot, and holds it closed.',
    ],
  },
  trust: [
    '{name} comes round to the near side of the fire. It brings its pebbles along, one by one, so it does not mean to move again tonight.',
    'It gets up, looks back, goes on, looks back. You follow. Behind the thornbush is a wet stone with a little hollow in it. {name} drinks. It has shown you where the water is.',
    'At dusk {name} does not face the horizon. It faces you, and sends the whole of it, both, left, right, slowly, so that you can learn it. Then it gives you the watch and shuts both eyes.',
  ],
  streaks: [
    'Ten meals, and the tenth came like the first. {name} has thrown sand over its shoulder, against luck.',
    'Twenty-five on time. It has forgotten, these two days, to bury anything. It went out at night and put that right, with a quarter.',
    'Fifty. {name} has known a well give out sooner.',
    'A hundred in a row. {name} looks into the desert, where it is all laid by, the half of everything. It will not be needing it. It thinks of telling the other one.',
  ],
  ages: [
    '{name} is ten days old and has been through a lot, it feels.',
    'Thirty days. There is no corner of the place without a mound in it, and the house has settled, a little, to the south.',
    'A hundred days old. On the skyline, at dusk, something moved, left, left. It may have been grass. {name} has gone to sit somewhat higher up.',
    'One year, and it rained on four days of it. {name} sat through those with its back turned, like anybody who has outlived his enemies.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['thrown feather bundle', 'flying lure'] },
      wish: 'The sky has been empty since yesterday. {name} lies under it with its legs drawn up like a bow. Something with feathers, thrown, or flown on a line, would be a kindness.',
      granted:
        'It had it at the top of its flight. Half the feathers are in the east wall now. You may see the rest about its ears.',
    },
    {
      by: { action: 'play', item: ['tumbleweed'] },
      wish: '{name} tells of a plant which gets up and runs, when it has had enough. Nobody believes that. It would like you to come and play with a tumbleweed.',
      granted: 'It ran. {name} ran as well, beside it, as one runs beside a train that has an old friend in it.',
    },
    {
      by: { action: 'play', item: ['sand dune chase', 'leaping target'], hours: [16, 20] },
      wish: 'When the heat has gone, and the shadows are long enough to jump, it would not say no. A chase on the dunes, or a target to leap at, towards evening.',
      granted: 'There were two of you in it, and four shadows. {name} caught three of them. It let yours go.',
    },
    {
      by: { action: 'feed', item: ['sandgrouse', 'francolin', 'partridge'] },
      wish: 'There is a place where the birds come down to drink, ten thousand together, at sunup. {name} has dreamed of it twice. A single one would do: grouse, francolin, partridge.',
      granted: 'It shut its eyes over it, and you could see, by the paws, all ten thousand go up.',
    },
    {
      by: { action: 'feed', item: ['springhare', 'gerbil'] },
      wish: 'Something small with large feet has been laughing at {name} from under a bush. It would eat a springhare, or a gerbil, and think of that one.',
      granted:
        'Half for now, and half for when the laughter starts again. It patted the sand down and gave the bush a long look.',
    },
    {
      by: { action: 'feed' },
      wish: 'At a fire one shares. {name} has never seen you eat. When you next bring it a meal you might sit down with something of your own.',
      granted:
        'You chewed, and it chewed. A piece of its own was put down by your foot, the second best. It was not for burying.',
    },
    {
      by: { action: 'clean', item: ['thorn removal', 'ear tuft combing'] },
      wish: 'It is nothing. It has been nothing for three days now, in the left forepaw. And the tufts are in knots. {name} would let you see to a thorn, or else comb.',
      granted:
        'It said nothing while you did it. Afterwards it sent a very short word, quite clear, with the ear that was next to you.',
    },
    {
      by: { action: 'sleep', item: ['warm sandstone', 'rock crevice'] },
      wish: 'There is an hour when the stone gives back what it had from the sun. {name} would like to be put to bed on warm sandstone, or in a crevice, and have the good of it.',
      granted: 'The rock grew cold at about four. {name} did not know it. You had put your coat over the pair of them.',
    },
    {
      by: { action: 'sleep', item: ['desert night silence', 'camel hair blanket'] },
      wish: 'It cannot sleep for all this comfort. It would like to lie down in the silence that deserts have by night, or under a blanket made of camel. It knew one, once.',
      granted:
        'It smelt it from end to end, got in under it, and was off. You heard it grumble to the camel, in there, about the price of water.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'The light is going, and there is a message to be sent that wants a witness. Come and sit by {name} at the end of the day.',
      granted:
        'It sent, and you watched the hills with it. There was no answer. But it did not have to say so to itself.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} has been thinking how one might have half of you now and half put by. Twice in one day, it has concluded. Come and sit, and come and sit.',
      granted: 'It worked. The first half kept all afternoon, and was still warm when the second came.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a story that goes with the nose. {name} will not tell it. But it would not tell it more comfortably if somebody sat there.',
      granted:
        'It did not tell it, for a long time, by the fire. At the end you shook your head and said, well, well. It was moved.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'Half a feather',
        shape: 'feather',
        text: 'Split down the quill, very exactly. {name} knows where the other half is, and so, now, do you.',
      },
      {
        name: 'The thorn',
        shape: 'thread',
        text: 'It went three days in a paw without being mentioned. {name} lays it by your cup, as one old campaigner to another.',
      },
      {
        name: 'A pebble from your side',
        shape: 'stone',
        text: 'It has marked that place for a long while. {name} gives it to you, since it can now find you without.',
      },
      {
        name: 'The buckle',
        shape: 'ring',
        text: 'Brass, from the girth of a camel. {name} speaks of the camel with restraint.',
      },
      {
        name: 'A hem of red cloth',
        shape: 'scarf',
        text: 'Dug out of a dune where there has been no one for a hundred years. {name} signals with it on still days.',
      },
    ],
    return: {
      name: 'White sand',
      shape: 'bulb',
      text: 'A pinch of it, under glass. {name} brought it back in its coat. It does not run when one turns it over.',
    },
    streak: {
      name: 'The quarter',
      shape: 'coin',
      text: 'All that it thought necessary to put by, after twenty-five meals. {name} has dug it up again, and spent it on you.',
    },
    hundred_days: {
      name: 'The answer',
      shape: 'letter',
      text: 'A leaf with two black strokes on it, blown in from the west at dusk. {name} will not say that it is one. It sleeps with a paw on it.',
    },
  },
  release: [
    '{name} puts out the fire with sand, leaves you half of the wood, and stands up. It goes without turning round. From the last ridge, at dusk, you read: left, left, both.',
    'You walk with it as far as the thornbush. There it drinks, in front of you, for a long time. Then it goes on, brick-red, and red, and a colour of the hills.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It sat up to the last with one tassel lifted, and had been relieved by nobody.',
      '{name} died at the cold fire, upon the near side. It had waited out everything else.',
    ],
    hunger: [
      '{name} is dead. The holes along the wall had all been opened. It never had buried anything but the hope of it.',
      '{name} had gone hungry before, and knew how it is done. This was longer. It lay down with its face to the plate.',
    ],
    illness: [
      'It turned its back to it and waited. Some time before dawn it stopped waiting. {name} lies on the flat rock, and the rock is still warm.',
      '{name} is dead. It had had worse, it let you know. It let you know that until the end.',
    ],
    poison: [
      '{name} died of what it had been given. It had taken the whole of it and for once laid nothing by.',
      '{name} is dead. It got through what no one else could, and then this was set before it at the fire.',
    ],
  },
  returned: [
    'At dusk two black tassels come up over the rise: both, left, left. You do not know what it says. {name} walks in behind it, with a new scar, and sits down on your side.',
    'Somebody is digging, outside, from below. The sand heaves. {name} gets out, shakes itself like a rug, and looks round for who is keeping the fire in.',
  ],
  epitaph: {
    openings: [
      '{name} was brick-red, with black tassels to its ears, and came with two old scars, which it did not explain. It sat up with whoever was there.',
      'Half of everything good is buried somewhere here. The other half was {name}.',
      'At dusk one can see a long way from this stone. {name} has been put with its face to it.',
      '{name} has been relieved. Somebody else has the watch tonight.',
      { text: 'Dig nowhere near here. It is all laid by, and {name} will know.', when: ['from_child'] },
      { text: '{name} had been through worse, and said so, and it was true up to a point.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It stood the watch, and was not relieved.',
        'It kept a place at the fire, and swept it, and nobody sat there.',
      ],
      hunger: ['It had nothing to put by.', 'It outlasted everything but that.'],
      illness: ['There came a storm that had got inside.', 'It turned its back, and it came from the other side.'],
      poison: ['It shared our fire, and ate what we had.', 'This it could not halve.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Not a bad day. You would not go further than that, aloud. There was a bird and there was you and for a moment there was nothing under either, and you thought: well, the old legs. You are not old. You only talk so. Sand in the air, the sun behind it, everything the colour of you. Half is in the ground already. The other half is still jumping about. Let somebody throw something up, and stand clear.',
      'You are {name}, and it has turned out well. That makes you uneasy, from habit. You have gone round and scraped a little over it, here and here, and still there is some left showing. You cannot get it all in. So you ran it off along the ridge, and came back, and it was there, with its hands in its pockets, smiling at you. All right. It may stay for supper. It may throw that thing again.',
    ],
    content: [
      'You are {name}. You chose a shade this morning, and were right. One has to be right about shade. Across from you is the one who came in, some time ago, out of the same wind, and sat down, and has not asked. You like that in a person. There is not much to report. The horizon says nothing, as usual, very clearly. If they would sit over here when the light goes, you would not need to raise your voice.',
      'You are {name}. It has been {days} days, by the pebbles. You have lived through a number of things that did not happen. The drought, chiefly. You would not say that you miss it. But you had got so ready, and there is all this laid by, half of every good hour, down there in the dark, keeping. You do not know what one does with it. Perhaps one shows it to somebody. They could come by.',
    ],
    bored: [
      'You are {name}. You are outlasting a wall. It is a good wall, but it has no stamina. You have beaten the beetle, the plate and most of the afternoon, and there is no one on the field but you. You do not ask for trouble. You would simply know what to do with some. If a thing were to fly over, low, with feathers on it, and a fool at the other end of the string, you could forget your age.',
    ],
    hungry: [
      'You are {name}, and the plate is empty, and you have sat down across from it. There is a way of doing this. One does not look at the door. One thinks of the big hunger, the one with the mountains in it, and this is only a small one, a cousin. You have known the family. You can wait until the plate gives in. Only, that person is going by with their arms full. Let them put some of it down here.',
    ],
    starving: [
      'You are {name}. You opened the holes. You had told yourself that you never would. In the first one there was sand, and so there was in the second, and then you remembered: it was always the idea that you put in, you had eaten the rest. It was a good idea. You lay down on it. You do not want to be told that there is worse. You know worse, it has your nose. You want food, and you want it now.',
    ],
    sick: [
      'You are {name}. It came out of the south, hot, and you turned your back to it in good time. And it is in front. You turned again. You have sat through such things, with your ears down, counting your teeth, and in the end it has always been morning. It is just that you drank, where they could see. You let them see. Come over here with the bottle. Sit on that side, where it blows from. You will not mention it again.',
    ],
    failing: [
      'You are {name}. You are not going to lie down. You have looked, and you are lying down. Very well. The fire has gone a great way off, it is some other company’s, with people round it, and you can nearly make out the words. You had a message for the hills. You forget if it was sent. Let the one who sits here have it: left, left. Let them give you what is in the spoon, and hold up your head for it.',
    ],
    near_death: [
      'You are {name}, on watch. It is a long one. You have had long ones. The trick is not to think of the man who is to relieve you, not to give him a face, or a step, or a cup in his hand. You have been thinking of that for some time now. One ear is up. You cannot feel it, but it is up, he will see that as soon as he comes over. Let him come over. Let him say: all right, I have it now.',
    ],
    asleep: [
      'You are {name}. There is a ridge, at dusk, and you are on it, and send. Left, left, both. And over there, where it has never been anything but sky, two small black strokes stand up. Both, they say. Left. You read it twice. It is from somebody who sits by a fire, and has you on the other side of it, asleep. They say that they have the watch. You had not known that it was from so near.',
    ],
    shy: [
      'You are {name}. It is over there, beyond the fire, and it has two hands. You hatched with the marks of something, and you do not recall that it had fewer. So you have drawn a line round it. It has stayed in. That might be manners, or it may be waiting for you to drop off, and you can tell it now that you do not drop off. It could sit there till the moon is up. You are good at this. Is it?',
    ],
    back_from_death: [
      'You are {name}. It was white, and flat, and there was no drought in it, nor any water. Nothing to outlast. You stood there like a soldier when they have called off the war. You put up your ears, for form’s sake, and sent the short one. And it was answered. You came in on that. You are on their side of the fire now, with your back to the dark, and would stay there, if they do. Supper at the usual hour, please.',
    ],
    hurt: [
      'You are {name}. You know poison, snares, the kind of meat that lies too neatly by a path. You would not have touched it anywhere. But this was at the fire. One does not look at what one gets at the fire. You have dug yourself in as far as the neck and it is going through you, let it, others have. What you will not do is look across. Let them bury that, both halves. Then let them sit, and be seen to be sorry.',
    ],
  },
}

export const CARACAL: Species = {
  slug: 'caracal',
  name: 'Caracal',
  family: 'cat',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['solitary', 'stubborn'],
  personality:
    'Desert-tempered and scarred in two places it will not explain; outlasts drought, doubt and most arguments.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['sandgrouse', 'rock hyrax', 'francolin', 'springhare', 'gerbil', 'partridge', 'dik dik meat'],
      play: [
        'thrown feather bundle',
        'flying lure',
        'sand dune chase',
        'leaping target',
        'tumbleweed',
        'leather scrap',
      ],
      clean: ['dust bath', 'sand scrub', 'ear tuft combing', 'thorn removal', 'dry brush', 'sun warmed cloth'],
      medicine: ['wound dressing', 'electrolyte water', 'splint', 'snakebite antivenom', 'antibiotics', 'scar salve'],
      discipline: [
        'standing firm',
        'low growl back',
        'waiting it out',
        'boundary stone',
        'treat pocketed',
        'patient standoff',
      ],
      sleep: [
        'rock crevice',
        'porcupine burrow',
        'warm sandstone',
        'thornbush shade',
        'desert night silence',
        'camel hair blanket',
      ],
    },
    harmful: [
      'jackal bait',
      'oleander',
      'salted biltong',
      'leg hold trap',
      'castor beans',
      'chilli peppers',
      'garlic powder',
    ],
  },
  appearance: {
    look: 'a brick-red desert cat with long black ear tassels, kohl-lined eyes, a pale throat and coiled hind legs',
    colours: ['#b5633a', '#f0d9be', '#16120f'],
  },
  figure: {
    muzzle: 'small',
    ears: 'tufted',
    tail: 'wag',
    slit: true,
    eyes: '#8fae54',
    skull: 'wedge',
    earTint: 'accent',
    earTip: 'accent',
    earSize: 1.18,
    extras: ['kohl', 'chin', 'bib'],
    girth: 0.9,
    headSize: 0.95,
    size: 0.91,
  },
  book: BOOK,
}
