/**
 * The Husky wants to go on. Everything is measured in kilometres, and the house faces north. It has never yet said yes:
 * it says no in seven pitches, sings its reasons, and does what you asked, faster. To be argued with is to be loved, and
 * what it dreads is to be agreed with, for then there is nothing to pull against; when it says yes, it is ill.
 * It sheds a second husky. That one lies under the bench, grey and weightless, has an ear by now, and is consulted.
 * It has always been pulling you. You are the sledge: it has never looked round to see what it is that it draws, and
 * knows you by the weight. It hoards cold: an ice cube behind the books, a snowball in the freezer with its name on it.
 * Its body is fur with an engine in it: frost on the ruff, eyes like holes in the ice, a brush of a tail to shut itself
 * up with. It eats little for the way it goes, and protests at all of it. It sleeps in a knot, out of doors if there is
 * a door. It sulks facing the wall, muttering. It trusts in its own time, and tells you in a low voice kept for nobody
 * else. It never says yes first, never comes in because of the weather, never looks back at the load. Its keeper is the
 * load.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A vowel starts up inside the egg, climbs, wobbles, and splits the shell on the top note. Out of it comes a wet grey head with two eyes like ice. {name} sees that it has an audience, and takes it again from the beginning.',
    'The shell is still in one piece when the first vowel comes out of it, long and wronged. Then {name} does, damp and grey, with eyes like two chips of January. It looks you up and down and goes on with the sentence.',
  ],
  looks: {
    thriving: [
      '{name} has found the drip from the gutter and stands so that each drop lands on its widow’s peak. It complains about every one. You offer to move it along. It explains, in full voice, that it was here first.',
      '{name} is running laps round the house, and with each you get a further piece of the same complaint. So far you have had “Never,” and “in all,” and “my days.” Here it comes again, beaming.',
      {
        text: '{name} is hours old and has run its first kilometre, round one leg of the table. It has a complaint about it. It brings it to you, “oo,” falls over its own ruff on the way, and has two.',
        when: ['baby'],
      },
      {
        text: '{name}, some hours old, opens its mouth at the blanket, and a vowel comes out, a huge one, with a bend in it. It looks round to see who said that. Then it answers. It is fed and well, and losing the argument.',
        when: ['baby'],
      },
      {
        text: '{name} is telling the wall about kilometre nineteen. It sees you, stops, and goes back to kilometre one, in full voice, so that you will not have missed anything. It has also moved over, about the width of a person.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} sings you the whole case against the closed gate, verse and refrain. You sing a bit back. It stops, ice-blue, head on one side. Nobody has debated it properly here before. It lies down on your boots to consider.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You ask what the matter is. {name} draws breath for the list and looks at the rug, the window, its own four feet, you. There is nothing on it. It puts back its head and protests at that, with trills.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is singing the stove its forty kilometres, in order, with a top note for every hill. You come in at the nineteenth. It breaks off, moves over to make room for you on the mat, and begins again with the first.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies on its back in the coldest part of the hall, paws in the air, and complains of the draught. You shut the door. It complains of that. You open it, and the tail sweeps the tiles.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is telling the window about you. The vowels are beyond you, but at each pause it glances over its shoulder, and then goes on lower. It is in splendid voice and wants for nothing. You might pretend to dust.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is so happy that it has run out of complaints. Then you look in. It finds it has one more, and howls it at you in full from behind the table, where it means to stay.',
        when: ['from_child', 'wary'],
      },
      '{name} goes off the top of the snow heap on its belly, down into the ditch, and up again. It has not been like this since {loved}. It shakes, and you are white.',
    ],
    content: [
      'You call {name} in. It lies where it is and answers: vowels for, vowels against, a trill on the weather. You give up. Behind you the door is pushed open by a nose. It had only been clearing its throat.',
      '{name} sits before the open refrigerator as people sit before a fire. You say that it ought to be shut. This is debated. You shut it, and {name} stays on, gazing at the door, with a little frost on its ruff.',
      {
        text: '{name} opens its mouth to object, and finds that nothing has been asked of it. The jaw stays down a while longer. Then out comes one long vowel, of medium size, and the chin goes back on the paws.',
        when: ['well'],
      },
      {
        text: '{name} lies across the doorway, and as you step over it lets out a single vowel from the middle of its range. This is no complaint. It holds the note a while, listening in case there should be one in it.',
        when: ['well'],
      },
      {
        text: '{name} is lying across the doorway, paws crossed, remarking on the floor. It does not want anything altered. Every so often a low roo goes up, waits for an objection, and, hearing none, is withdrawn.',
        when: ['well'],
      },
      '{name} has pulled you for {days} days now, and you have got no lighter. It has the end of the rope in its mouth already, and stands at the door.',
      '{name} lies with its chin on the sill and mutters at the snow. Every so often the tail goes. It is thinking of the road, or the wind, or {loved}.',
    ],
    curious: [
      'The road goes round a corner there. {name} does not take the road’s word for it. It has leaned into the lead until it stands at a slant, to see what it says on the other side.',
      'You have opened the freezer. Its head is in, up to the shoulders, and from within, muffled, come questions about the rent.',
      'A feather is going by, from the north. {name} sits down, lifts its nose, and goes through the whole of the north behind it, as far as the ice.',
    ],
    bored: [
      'You ask {name} to move over, and it moves over, without one vowel. That is how bad it is. Forty kilometres lie folded up under it, not run and not complained of. Come and give it something to object to. Play with it.',
      'Chin on the harness, {name} goes through the whole complaint, kilometre by kilometre, under its breath. The high notes it leaves out. Those are for when somebody argues back. Go and play with it.',
      {
        text: '{name} lies with its widow’s peak against the fence. You ask what is wrong, and it does not even contradict you. Put the harness on it, take the other end, and play at being heavy.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has taken up position before the dish as before a long hill: shoulders square, blue eyes front, everything in it ready to pull. Only there is nothing in there to pull on. Its meal is due.',
      '{name} stands over the empty dish and sings about it, one note, held. It breaks off, gives you an ice-blue look, takes breath, and goes on from the same place. It has forty more. The meal is overdue.',
      {
        text: '{name} says a vowel into the empty dish, and the dish, being hollow, says it back. By the time you look in they are in full debate. Neither of them is hungry yet. Feed it now, before they agree.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} means to howl about the dish. It plants its feet, throws back a head that outweighs the rest, and sits down hard. What comes out is “oo.” It’s a fair case. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} starts as you come in. It has been wronged, it sings, from the high part down to the low part, and it is enjoying the echo in the empty dish. It draws breath for the second verse. There are forty. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'From the dish to the door is six metres, and {name} has been running it since the meal was due, with a complaint at either end. It must be nearly in the next town. It runs round you, and not to you. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} says nothing at all. You check its paws, its nose, its water. It goes on saying nothing, at length, chin in the empty dish, leaving the whole complaint for you to sing. The meal is overdue. Serve it now.',
        when: ['well'],
      },
      {
        text: 'It is not hunger, {name} explains, on one long rising vowel. It is the principle. A second verse compares you with other keepers, whom it has never had. Then it leaves a pause for your reply. Make it the dish, now.',
        when: ['from_child', 'well'],
      },
      '{name} has dug itself a hollow by the empty dish, turned round in it and lain down, like its forebears in the snow. It could hold out until spring. Its meal is due, and you have only the kitchen to cross.',
      {
        text: '{name} opens its mouth to complain, and one vowel comes out, and not a long one. That is how weak it is. It turns its head before you can answer. The meal is overdue. Do not discuss it. Bring it.',
        when: ['wary', 'weak'],
      },
      {
        text: 'You look in and nobody argues. {name} lies with its back to you, too weak to contradict a word. The meal is overdue. Put it by that nose, sit down a little way off, and wait to be told you are wrong.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} began on the high note and it cracked. It began lower. Now it is down to one word, the same one, without any vibrato, sitting with its back against the larder door. It means food. It means it now.',
      '{name} has a statement. It opens low, on the bowl, rises through the hours, and holds one vowel about you until the glasses hum. Then it hears its own stomach come in underneath and stops, affronted. Feed it now.',
    ],
    starving: [
      'You ask {name} to get up, and it gets up. There is no debate, not one vowel. It stands there on legs made for forty kilometres, and they shake over the four tiles to the dish. Feed it at once.',
      'There is a path worn in the rug between the door and the dish. {name} lies at the dish end. It opens its jaws for the great aria, and out comes a thread. It is starving. Feed it at once.',
    ],
    weak: [
      'Halfway through its complaint {name} sits down and goes on with it from there, rather shorter. You notice that it has left out the kilometres. It must be tired. Rest would do it good, or medicine.',
      '{name} leans into the door to be let out, and the door holds. It used to be the door that gave. The coat is still thick, but there is less pulling in it. It needs medicine, or a long rest.',
      {
        text: 'You tell {name} to lie down, and it lies down. You tell it to stay there, and it stays, without one vowel. Nobody has ever won like this. It has eaten but it is weak. Medicine, or a good rest.',
        when: ['from_child'],
      },
      {
        text: '{name} takes itself off at the sight of you, as ever, but at a walk, and it has to lean on the fence to turn the corner. It has gone too far on too little. Give it rest, or medicine.',
        when: ['wary'],
      },
      {
        text: '{name} sings you the first line of something rude, from where it lies, and the tail beats snow out of the rug. Then it needs its breath. Medicine, and let it rest, and it will do the chorus.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has run its forty kilometres and kept them: burrs, a good deal of ditch, part of a hedge. It sings you where each was got. Say bath. It will refuse in every key, at great length, from inside the tub.',
      'When {name} lies down it crackles. Mud has dried in the ruff and balled between its toes, and it goes with a limp that it describes to you as it goes. Two days of that. Please wash it.',
    ],
    sick: [
      '“Lie down,” you say, and {name} lies down, without a word. You would rather have had the opera. Its nose is hot, and the blue of its eyes has gone milky, like ice in a thaw. Bring medicine.',
      'Snow or cool stone is where {name} belongs, and it has dragged itself in by the oven and is shivering. You tell it to lie still. It does as it is told. Nothing could be worse. Bring medicine.',
      {
        text: 'You say that there must be medicine, and wait for the aria. {name} gives you one vowel, a short one, and lays its widow’s peak against your knee. It has never lost an argument so fast. Bring it now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'You ask {name} to lift its head and it lifts it, at once, without a vowel. There are no objections. The blue eyes rest on you and do not even begin one. Medicine and food, now, and ask it nothing more.',
      'You tell {name} to lie still, and it does, without one word against it. The ice-blue eyes go with your hands as far as they can. It is dying. Medicine now, and food, from your fingers.',
    ],
    near_death: [
      'You say it must get up, and wait to be argued with. One vowel comes, very low, with no complaint in it. The frost is gone from its ruff. {name} has hours. Lie against its side now and do the talking.',
      '{name} lies with its legs straight out behind it, as if still in harness. You say its name and the jaw opens for the long vowel, and only breath comes. It has hours. Sit down by it now, hand in its ruff, and stay.',
    ],
    asleep: [
      '{name} sleeps on its back, one low vowel going in and out. You draw the door shut and the vowel rises at the end, like an objection. You open it a hand’s width. The vowel comes down. Leave it so.',
      '{name} sleeps with its tail over its nose like a lid. Now and then from underneath there’s a muffled remark, a rebuttal, and four paws going at a trot. It’s somewhere about the thirtieth kilometre. Leave it running.',
      '{name} is asleep on the cold tiles with all four legs going, and it is still complaining, in long soft vowels, of the hill. Around one it gets to the top. There is a sigh and the legs stop.',
    ],
    asleep_in_danger: [
      'The breath hole in the knot has almost closed. {name} sleeps through until {wakes_at}, and it has stopped muttering. Reflect beside it now, and disagree with it quietly.',
      'It lies down too long for one night’s halt. You cannot get it on its feet before {wakes_at}. Sit close up against {name}, on the windward side, now.',
      {
        text: '{name} has curled up on an empty stomach to make it smaller. It is to wake at {wakes_at}: have meat thawed by then. Now, at once, reflect here beside it.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} takes itself off to the far end of the hall, and from there disputes you in long vowels: your coat, your walk, how you stand. Do not argue. Sit down on the floor for a while and quietly lose.',
      '{name} stands at the other end of the yard, putting the question whether to come nearer. It speaks for, it speaks against, in long vowels, and has begun to listen to itself. Do not join in. Sit down there, and be quiet.',
      'For {wait}, once, there was nothing on the line behind it. {name} pulls differently since then: it stops, and listens, and takes up the slack very slowly. Sit where it feels you.',
    ],
    back_from_death: [
      '{name} is singing you the forty-first kilometre. It is one long low vowel with no wind in it, and it sings it to the end. Then it leans its whole ruff into your knees and begins to complain, warmly, about the floor.',
      '{name} came in with rime on its ruff, out of no weather you know of, and has been talking low ever since. It is a long way, it seems. It has its chin on your knee, and is telling you each mile.',
    ],
    old: [
      'The frost on its ruff stays all summer now. {name} says no once, in the deep voice, and everyone knows what the other six would have been.',
      'It pulls at a walk. You have to carry the middle of the lead so that it should not touch the ground, and {name} does not look round to see who is doing that.',
      'By the fluff beneath the bench one can tell its age, like a tree: {days} days. There are two ears, a tail, and something round the mouth that is just about to object.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Invited to eat, {name} refuses at length, on the vowel O, head back, frost flying from its ruff. By the end of the aria the dish is empty. It denies that the two are connected.',
        '“Eat,” you say, and {name} replies with an aria on the subject of being told. It sings it with its mouth full. By the last vowel the dish is empty, and it looks down into it, having lost the thread.',
        {
          text: '{name} opens its mouth to object and out comes the noise of a small hinge. It looks round to see who that was. The dish arrives while it is wondering. It eats, draws breath, and tries again: a larger hinge.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} has taken the breath, thrown back its small grey head and made its mouth round for a complaint when the dish arrives. It is too late to stop. It sings the whole thing into the dish, eating. Bubbles come up.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} sings its complaint about the dish, the floor under it, the wall behind it and you, whose name it gets wrong. It drags the dish two metres off and eats. Then it has a few vowels to say about the two metres.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The aria about lateness is well under way when the dish arrives on time. {name} holds the note, looks down, looks you over with one pale eye, and in the last bar brings it round to some other keeper.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} has prepared a long aria on how late you are, and you are on time. It sings it anyway, through a full mouth, with changes. In the second verse it sits down on your foot, and stays there to the end.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You ask {name}, fed on time and full of joy, whether it would like to come a little closer. It refuses, in long vowels, on five separate grounds. While it is still refusing, it comes.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Between mouthfuls {name} tells you about the last forty kilometres, each of them. At the thirtieth its voice drops. It comes round the bowl, stands with two cold feet on your shoe, and tells you the rest from there.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} has just opened its speech on the subject of meals when you put the dish down, in the middle of the first vowel. Nothing remains to be complained of. It finishes the vowel anyway, mouth full, with feeling.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} had an aria ready. You set the bowl down upon the first note, and it stood with its mouth in an O, and closed it, and rested the whole widow’s peak against your stomach. The aria will keep.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} goes on arguing with its face in the dish, so that the dish argues too. You give the reply. There is a swallow, an ice-blue eye over the rim, and then the second verse, in which you are mentioned kindly.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        '{name} eats its meal with all four feet towards the door, like a traveller at a station counter. It licks the dish round once, says one long O about the service, and is ready to leave.',
        {
          text: '{name} objects to every mouthful, on a rising note, and swallows it. Then it casts about for something to say against {streak} meals on time. There is a long silence. It lies down on your feet, beaten, and very happy.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats with both front feet in the dish and the hind ones pulling, and the dish travels. It has had {streak} meals on time and finished none of them where it began. This one ends against your shoe.',
          when: ['baby'],
        },
        {
          text: '{name} eats everything you set down, in silence, turned side-on, with the ribs showing where the fur parts. It used to object to you. It has not even got that. Bring medicine, and do not wait for a no.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} has eaten it, and stands up to speak. It moves that after {streak} meals on time this keeper be kept on. It opposes the motion itself, from habit, for a verse or so, and then votes with you.',
        '“Late,” sings {name}, as it sings each time, and it was on time, as it has been for {streak} meals. It eats up. It is only that the song needs the word. It leans its whole heat on your leg.',
        {
          text: '{name} has the complaint ready, head back, mouth already round, and there you are with the dish. That makes {streak} on time, and the vowel has nowhere to go. It sings it anyway, very low, into the food.',
          when: ['well'],
        },
      ],
      early: [
        '{name} submits, in three movements and a finale, that it is not hungry. It then takes one mouthful, so that nobody can say it did not try, and sings about that. The bowl stands there. Come again when the song has changed.',
        '{name} takes one mouthful and opposes the rest. It is too soon, it sings, it is against nature, and has anyone looked at the clock. It is quite right, which makes it louder. Come again at {opens}.',
        {
          text: '{name} takes three bites and objects, in rising vowels, that it has not run anywhere yet. To show you what is missing it goes to the gate and back, and to the gate and back, and looks in the dish. Still too early.',
          when: ['no_item'],
        },
        'You bring dinner before {name} has had any kilometres to put it in. It eats a corner and lectures you on fuel. There will be room when it has been round the field a few times, about {opens}. Come at {opens}.',
      ],
      late: [
        'A long vowel meets you and your dish in the doorway, and {name} breaks it off. It eats everything, and sings the rest to the wall. The tune you can make out. The words are no longer meant for you.',
        'Grey wool lies thick where {name} sat and watched for you. It eats the meal cold, as it likes it, and in silence, as it does not. Then it goes and sheds in another place, further from yours.',
        {
          text: 'You are late with the dish. {name} has an opera about this, and it is not for you. It sings it out of the window until some dog streets away replies. Then it comes and eats, having been heard.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} puts its head down into the dish you were so long in bringing, and complains there, where it echoes. Then it eats. Then it complains into the empty dish, which is louder, one blue eye over the rim, on you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} ran up and down at the window until you came, and over the dish it sings you each kilometre. At the last long vowel you join in, the way you two do. It stops, and lets you hold the note alone.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats without a single vowel. You had been ready for all forty kilometres. To help it along you begin one yourself, an O, and hold it as long as you can. {name} looks at the wall until you have finished.',
          when: ['well'],
        },
        {
          text: '{name} opens its mouth to say what it thinks of a meal this late, and there is no vowel in it. It eats, lying down, with its back to you. Medicine, please, or rest, until it can complain.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It is three steps to the late meal, and {name} takes them like the last of forty kilometres. It eats, and pulls the dish one paw’s breadth further from you. No more steps. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old, and had got through its three complaints and had to start again. It eats. It does not sing. When you say hello, it turns round, sits down facing north, and you see that it has got a back.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The meal is late, and {name} has nothing to say against it, which in a husky is a bad sign. It eats a little from the edge and lays its muzzle down. Do not wait to be argued with. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} has not a single vowel for you after {hours} hours. It eats everything with its legs braced, because they are not steady, and lies down facing the yard. It must not be left to go so far again.',
        'A sled dog can go a long way on little, and {name} has gone {hours} hours on nothing. It eats all of it, then looks at its legs, and does not set out. Bring the next meal when it is due.',
        {
          text: 'You bring the dish, hours and hours late, and brace yourself for the aria. {name} eats without one vowel. Then it lies down on the far side of the empty dish and keeps its ice-blue eyes on that.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is a trench along the fence now, knee deep, where {name} went up and down all those hours. It eats without a sound. You keep waiting for the complaint, and it keeps it from you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'After {alone} {name} has a great deal to say, and sings it in full to the gatepost, to the sled and to the bucket. It eats. Then it turns to you and shuts its mouth. The bucket knows more than you do.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {alone} the neighbour can sing it too, with all the pauses. You fill the bowl and {name} clears it. Then it passes you by, goes straight to the fence, and the two of them take it from the top.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'No complaint. Not one vowel. {name} eats what you have brought, after {alone} alone, with its chin on the floor and its back to you. Stay beside it now, until it has something to say.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has forty kilometres in its legs, and you must push the bowl the last foot. It eats. After {alone} with nobody there, it does not look up to see who pushed. Sit down there with it. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, and there is not one word. The ruff has fallen in, you can see how small the dog is inside. You ask it, softly, to say something. It looks through you, north, with its mouth full, and says nothing.',
          when: ['wary', 'weak'],
        },
        {
          text: 'At first nobody could have slept for the singing of {name}. Then it stopped. It eats now with its legs apart so as not to fall. You say that you are sorry. It agrees. It was never known to agree.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '“More?” you say, and {name} says no, and this time it means it. It has to say so in several keys, since nobody ever believes it. It lies down round its own belly until {opens}. Try it at {opens}.',
        '{name} noses your dish over the floor, out of the door and into the cold, to keep. It could not eat a snowflake. It sings at some length of how it suffers from plenty. It can be served at {opens}.',
        {
          text: '{name} puts a paw on the rim and opens in recitative. You take it for hunger and push the dish nearer, so it begins again from the top, with gestures. It was saying no. Now the street knows, and the dish goes to waste.',
          when: ['no_item'],
        },
        {
          text: '“Nooo,” says {name} to the salmon, with so round a mouth that you cannot pretend to have misheard. It buries the dish under half the flower bed and pats it down. The salmon is done for, and so are the pansies.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} opens its mouth over the bowl for the aria, and only breath comes out. It takes three bites. You catch yourself singing its half of the quarrel for it. Medicine next, and no debate.',
        '{name} eats a little, since you are holding it, and says not a word for or against. You tell it that it is doing well. It leans its hot brow on your knee, agreeing. It is ill. Medicine next.',
      ],
      loved: [
        'For {item} there was no debate, though {name} had opened its mouth for the opening vowel, and there it was. It ate the whole dish. It has looked in vain for a complaint, and sings that it has none.',
        'They could hear {name} two farms away, an aria with trills, and the word that kept coming was {item}. It has eaten up, and is licking the frost off its own ruff, in case some of it has flown there.',
        {
          text: 'You put down {item} and {name}, who had a speech ready, opens its mouth for it and cannot remember a word. It eats in perfect silence. The neighbours come out to see if something is the matter.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. {name} draws itself up for the usual objection, chest out, jaw dropped, and finds that it has none. It looks quite lost. Then it falls on the thing like weather.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        'It gives seven reasons, and here it means them: {item}. Some is eaten in the course of the debate. Fish, says the last of the reasons, or failing that reindeer.',
        '{item}. {name} has taken that beneath the bench, laid it in front of the other one, and waited. It comes out with fluff upon its nose. That is two against. Bring something frozen.',
      ],
      harmful: [
        '{name} argues with everything, and with that it did not. It was {item}. Now it stands with its head down and its legs apart, and not a vowel comes. It hurts. Keep that off its road for good.',
        '{name} had gone out to the cold stone, as it does when something burns, and it is burning from inside. It was {item}. The frost has melted on its ruff. Let it never be given that again.',
        {
          text: 'You give {name} {item}, and the commentary stops halfway up a vowel. It stands with its legs apart, swaying, looking at you, ice-blue, for an explanation. Then the noise starts that is no opera. Never give it that again.',
          when: ['item'],
        },
        {
          text: 'You thought nothing of giving it {item}. {name}, who quarrels with every spoon, didn’t quarrel with this one. Now its legs shake like those of a dog at the end of all the ice. Keep that from it for good.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        '“No,” you say, and {name} says it higher. You go down, it goes up. You finish on the floor with your heads back. It leaps to its feet and runs a lap of honour, in the belief that it won.',
        'You run with {name}, and when you stop for breath it runs round you until you have some. It sings all the while of its poor feet. Then it bows, hindquarters in the air, and asks for more of this suffering.',
        {
          text: '{name} states its case against the ring in eleven vowels, then runs it down before it can land. It gallops back, blue eyes blazing, drops it one yard beyond your reach, sits down behind it and reopens the debate.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} says no to the rope, at length, in rising vowels, then takes its end and pulls you down the whole hall in your socks. It looks round to see whether you have let go. You have not. It says no again.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} lodges its complaint about the fortieth kilometre, sits down and cannot be moved. You know it by now. You say that nobody could run a forty-first. You are towed the length of the field by a dog explaining that it could.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You throw the stick, and {name} goes after it objecting in long vowels the whole way out. You know the tune by now, so you sing the reply. Far off it stops dead, ears up, and comes in a third below.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} is putting its case in long high vowels when you throw back your head and howl. It stops. The ice-blue eyes go round. Nobody has ever argued the other side so well. It leans on you, and concedes.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You draw your hand over the rug, and {name} jumps on and is pulled. So that is what a sledge is. It falls off at the corner, and runs after your hand, shouting to be let back on.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll the ball of wool a hand’s width. {name} opens its mouth to object, and out comes a note longer than the dog. It sits down on the wool in surprise and looks round for whoever sang.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '“Go on, then,” you say, and {name} has been going on since it got up. It gives the motion its full opposition, head back, one long vowel. Then it does a lap for you that it would have done without you.',
        'You want {name} to play, and it was already as jolly as a husky is able, which it now denies. It sings you every verse of how bored it has been. It runs rings round you during the chorus.',
        {
          text: '{name} has run itself perfectly happy and lies there steaming. You hop from foot to foot. It remarks, at length, on people who never know when to stop, and gets up, and lets you chase it as far as the trough.',
          when: ['trusting'],
        },
        {
          text: '{name} objects to the ball in three verses, runs it down, and comes back singing. It was singing when you came in. You throw farther. The song is exactly the same, with a little more breath in the second verse.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You take the rope’s end and lean, and {name} doesn’t lean back. It lets you have the rope. Nobody has ever been let have the rope. Put it down. See first to what it needs.',
        '“Race you,” you say, and {name} has no objection, and does not get up. Its pale eyes go along the road without it. It is not a day for running. See to what it needs.',
        {
          text: 'You hold up the harness and {name} says yes. There are no vowels and no second act, only a small yes, and it goes on lying there. Nobody wins that easily. Put the harness down and find out what is wrong.',
          when: ['no_item'],
        },
        {
          text: 'You rattle the harness, and {name} has no objection. It gets up without one vowel, leans a little, and stands there ready to go. That is how you can tell. Hang it up again, and see whether it is hungry or ill.',
          when: ['no_item'],
        },
        {
          text: 'It went twelve steps, and lay down in the traces with its nose under its tail. {name} is ill. It needs medicine, not a road.',
          when: ['ill'],
        },
        {
          text: 'There is nothing left in there to run on. {name} pulls you, very slowly, by a slack line, to the freezer. Food before distance.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} heard {item} and gave you a long refusal, dancing backwards the whole time. Then it was a line of snow going away over the field. It came back. It refused again, in case you had missed that.',
        '“You won’t want {item},” you say, as one should, and {name} contradicts you at the top of its voice, and is off, twice round the house, with you attached. It has won on every count.',
        {
          text: 'You have hardly shown it {item} when {name} goes off like a kettle, wooing, spinning, standing on your boots. It has several objections. It makes all of them in the air, four feet off the ground.',
          when: ['well'],
        },
        {
          text: 'At the sight of {item} in your hands {name} screams like an opera house on fire. It leaps straight up, all four feet, and comes down already going. You remember the trees as a sort of fence.',
          when: ['well'],
        },
      ],
      disliked: [
        'There is no far end to it: {item}. {name} went there, and was there, and asks what one does next. A sledge, it would suggest. A hill.',
        '{item}. It takes its seat with its back to that and reads out an objection. You may do it, it says, by all means, and it would go for a run meanwhile.',
      ],
      harmful: [
        '{name} ran on till it could not, for that is all it knows. It lies on its side with its tongue out, burning, and the sole of one foot is raw. Cold water, slowly. Do not ever do that again: {item}.',
        '{item}. It cried out once, in a voice which is not among the seven. It holds up the leg and will not be led. Put that away, and carry it home.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name}, and out come mud, and wool, and further wool, and you look to make sure that there is still a dog. There is. It is the part that groans. It stands in the middle, very white about the feet.',
        'With a wet cloth you follow the dark peak down {name}’s brow and the white along its cheeks, and it grumbles on one note like a distant train. Where the dirt was stiff, the fur gets up. So, slowly, do the ears.',
        {
          text: '{name} protests against the bucket, the brush, the left ear and, in a long high passage, the right. Then you are done. Its mouth is open on the next vowel, its ruff stands white as a made bed, and the complaint will not come.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You have not said bath yet. {name} is standing in the tub, objecting to tubs, soap and water in one vowel that climbs as you rinse. You stop. It stops. It offers you the other ear, and takes the note up again.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You comb {name}, which is clean, and no dirt comes out, only wool. There is wool for a pillow. There is wool for a friend. It complains that you are taking it apart, and moves a hip, for more.',
        'The brush finds nothing on {name} but frost, and you brush that off as well. It had been saving it. It gives you its opinion on one held note until you breathe on the ruff, and some comes back.',
        {
          text: '{name} was clean. You brush it all the same, and an entire second dog comes off, soft and grey, and lies there beside the one you had. The one you had looks no different. It howls for its relative.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You brush {name}, who was clean, and get three white hairs. It looks at them on the brush. Then it throws back its head and mourns each separately, on its own vowel, and asks about having them put back.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} prepared a great lament for the wash, and you began it with {item}. The lament was sung, since it was ready, but with its eyes shut, and its chin on your shoulder, and rather like a lullaby.',
        'It is {item}, and {name} comes to it with its complaint in its mouth, and holds it there, like a dog with an egg. You get the grey grey and the white white. It puts the complaint down, unused.',
        {
          text: 'It is {item}, and {name} objects. It objects to having its left side done, at length, and lies down so that you can get at the right. When you stop, it objects to that.',
          when: ['well'],
        },
        {
          text: '{name} sings all through {item}, with a sob in it whenever you reach the ruff. The neighbours fear the worst. You have taken off enough fur for a second husky, which would have been the alto.',
          when: ['well'],
        },
      ],
      disliked: [
        'It has argued it to a standstill: {item}. One half of {name} is clean, and the other half is holding out. A rake, it says, and cold water. It is always open to terms.',
        '{item}. It was warm, and it smelled of roses. {name} has gone to roll in gravel and means to be some time.',
      ],
      harmful: [
        'That coat is its house, summer and winter, and now there is a hole in it. {name} shivers in the sun and keeps on turning round to look. Never let anyone come near it with {item}.',
        '{item}. The skin is red under all that fur, where nobody can see. It does not argue. It whimpers, on the wet stones. Rinse it cold, and throw the thing out.',
      ],
    },
    medicine: {
      wanted: [
        'You give {name} its medicine on a chip of ice, and it shuts its eyes round the cold. It goes down. The panting slows. One blue eye opens, and there is a remark, a short one, against the taste.',
        '{name} opens its mouth to object to the medicine, and that was all you needed. It swallows, in mid vowel. Some time later the rest of the vowel comes from the blanket, thin, and in tune. You had been waiting for it.',
        {
          text: '{name} opens its mouth to object to the medicine, and that is how you get it in. There follows a silence of terrible dignity. Then, hoarse but gaining, comes the first full vowel since it fell ill, and it is about you.',
          when: ['wary'],
        },
        {
          text: 'The spoonful goes down. After a while {name} stands up, walks as far as the door and walks back, which is eleven steps in all, and lies down by you. Then, quietly at first, it begins to complain of the first one.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} opposes the medicine on grounds of being perfectly well, in a fine rising tenor, and the spoon goes in on the top note. It swallows, and rests its case. It was right. Keep it for a day when it agrees.',
        'You offer {name} a dose, and it sings you its health, verse by verse: legs, lungs, wind, teeth. It takes it anyway. It could have run to the chemist and back. Put it on ice for a bad day.',
        {
          text: '{name} disputes the spoon through four acts, dies in the fifth, swallows, gets up, and runs twice round the house to prove that nobody has been changed by this. Keep the medicine for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} says no to medicine in every pitch it has. You read it the word: {item}. The last no goes up at the end like a question, and it sits down, and is not heard from until you have done.',
        'After {item}, {name} is silent for as long as it takes to shake out its ruff. Then comes the protest, and it is that there was so little of it. You have it noted.',
        {
          text: 'There were to be forty complaints, one for each kilometre. {name} has reached the second when you bring {item}. It takes its medicine, feels the good run down all four legs, and cannot recall the other thirty eight.',
          when: ['item'],
        },
      ],
      disliked: [
        'Down, up, down, a recess, down: {item}. It did some good. There will be a letter from the lawyers. Freeze it in a bit of fish another time.',
        '{item}. {name} holds it between its teeth, talks past it for a quarter of an hour, and swallows by mistake on the word “never”. It helped a little.',
      ],
      harmful: [
        'It said yes to it, and you had not the sense to be afraid. {name} cannot hold its head up now. It lies with its eyes open and they are like ice that somebody has trodden on. Never again {item}. Stay.',
        '{item}. All of its legs are running and it lies on its side. No road is that bad. Throw out what is left, cool it, and call somebody who knows.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name} says no. You say it once more, lower, and there is something in that. It stands there with the whole blanket in its mouth, thinking of a reply. It puts the blanket down, and has none.',
        'You turn about and walk the other way, and {name}, at the front end of the lead, finds it has been pulling nobody. It comes after you. It mutters all the way home, and does not pull.',
        {
          text: 'You tell {name} to get off the sofa. It replies in four movements, rising. You say it again. It gets down without another note and lies facing the wall. You can tell from its shoulders that there is a fifth.',
          when: ['well'],
        },
        {
          text: 'The sofa is not a sledge. {name} puts the other view, is overruled, and gets down. It has understood. It lies by your feet and mutters as before, but it mutters now in a language that you are not supposed to know.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        '“No pulling,” you tell {name}, which is walking beside you on a slack lead, as it has the whole way. It debates the point all the same. It is on your side, it turns out, and takes several verses to say so.',
        'You lay down the rule about the neighbour’s sheep, and {name} had it down already, in ice-blue, before you. It hears you to the end. It has only one objection, to being agreed with, and makes it at length.',
      ],
      bad_time: [
        'You raise a finger, and the vowel {name} had begun breaks off. You can watch it go down under the grey ruff, like something swallowed too large. {name} lies down and keeps its blue eyes on the finger. It had needed to say that.',
        'You scold {name}, and it does not argue. It lets your sentence stand, with nothing against it, and looks at you, pale-eyed. Do not take that for a yes. See to what it needs, and teach it another day.',
        {
          text: 'You scold, and cut {name} off in the middle of a vowel. This once it was not arguing. It shuts its mouth, turns its pale eyes to the wall, and keeps the rest of what it had to tell you.',
          when: ['from_child'],
        },
      ],
      loved: [
        'You told it by {item}, and {name} could not find the flaw in that. It let go of the sledge rope. It lies facing the wall and goes through the argument again, muttering, for the place where it lost.',
        '“{item},” you say, and {name} stops dead in the middle of the begonias. That is fair. It comes out of them backwards and walks home at your side, not pulling, and not singing either, for the length of a street.',
        {
          text: 'You make the lesson with {item}, so that {name} may argue every step. It argues, and sits. It argues, and waits. It has never been so well contradicted. At the end it does the whole of it over, singing, unasked.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It does it, and the way in which it does it will be talked about. One reasons with a husky. One does not merely tell it.',
        'You have won, and there is no pleasure in it for anyone: {item}. {name} faces the wall and drafts an appeal. Try terms, next time.',
      ],
      harmful: [
        'It went over the fence. It simply went, at the first of it, and you have called until dark: {item}. It came home on its own, by the north side, and will not have the lead touched. Never that again.',
        '{item}. There is a note that {name} kept for nobody, and you have heard it. It is in the corner under its tail. No one has learned a thing. Make your peace with it.',
      ],
    },
    sleep: {
      wanted: [
        '“Lie down,” you say, and {name} tells you, vowel by vowel, why that is impossible. Meanwhile it has turned round, and round, and folded up its legs. The closing speech is made into the tail. It rests.',
        'There is no harness on {name}, but you pass your hands along its back as if you were taking one off. It seems to feel it go. It sinks down, leg after leg, with a groan for each, and rests.',
        {
          text: '{name} objects to the blanket, lying down, in a cracked tenor. It objects to the pillow. Some way up an aria about the lamp the vowel flattens and goes on as a snore, in the same key. It wakes with breath for the second act.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tell {name} to go to sleep, and the house is divided. It puts the case for the road, the wind and its legs, lying down, to be fair to your side. Your side loses. It gets up.',
        'You make up the bed, and {name} drags it to the door, then over the sill, and lies down on it in the wind. It isn’t tired. It merely wished to see whether the bed could be got to run.',
        {
          text: 'You spread the blanket and say “bed.” The debate lasts until your knees hurt, and you win. {name} lies down, stretches all four legs, and begins, horizontally, to run.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You ask {name} to rest. It puts back its head and appeals, at length, and one after another the dogs of three streets find in its favour. You take the blanket away again.',
          when: ['well'],
        },
      ],
      loved: [
        'It was {item}, and {name} sings against going to bed on its way there. It goes round to the north side, turns, turns, sings a last soft verse into its own tail, and has lost, and is asleep.',
        'You tell {name} that it is {item}, and it finds itself with nothing to say. It tries to think of something. You see an ear working. Then it is just a hill of fur, going up and down.',
        {
          text: 'You have brought {item}, and {name} tells you what is wrong with it, turning round on it three times. It lies down to show you how bad it is. It shuts its brush over its nose, to show you. It snores, to show you.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is warm: {item}. {name} endures it, panting, in the attitude of a prisoner of state, and by and by you hear it get into the bath.',
        '{item}. It has rested, in so far as that can be done while stating one’s case. A draught would have settled it.',
      ],
      harmful: [
        'The heat could not get out through all that fur. {name} lies flat, breathing like a bellows, and does not know you. Cold stone, wet feet, air. Never put it to {item} again.',
        '{item}. It got up from there, said yes to the wall, and walked into it. Its nose is hot as a stove lid. Take that away. A husky sleeps cold.',
      ],
    },
    reflect: {
      awake: [
        '{name} puts it to you, in vowels, that nobody here is going anywhere. You do not argue. It puts it to you again, higher. With no one on the other side, the debate comes down by thirds and lies across your feet.',
        'You sit on the step. {name} opens its mouth to object, finds no request on the table, and lets the vowel out as breath. After a while it sits too, all that fur against your arm, forty kilometres not being run.',
        '{name} opens with the vowels. You make no reply. It goes through the second grievance and the third, with less and less to push against, and then leans its whole ruff on you and says something short, with a consonant in it.',
        '{name} mutters in the quiet, up and down, as if it went over the whole road again, hill by hill. At one place its tail goes. That was {loved}.',
        '{name} waited {wait} once with nobody on its line. It has taken the end of your scarf in its teeth, not hard, and lies down with it.',
      ],
      little: [
        'It has heard your side, three times, and you have heard its own. The house is adjourned. Go and do something it can object to.',
        '{name} has sat still as long as any husky ever did, and there are witnesses. It must be off. Keep the step warm. No: keep it cold.',
      ],
      ill: [
        '{name} lies with its nose to the wall and has nothing to say about any of the forty kilometres. You sit down and begin on them for it. An ear comes round. At the third it sighs in agreement. Now bring what it needs.',
        'You sit down on the cold side of it, and {name} lays its nose under your arm instead of its tail. It says nothing against you. Wait until it breathes easier, then see to what it needs.',
      ],
      asleep: [
        '{name} lies asleep in its knot, and you sit there until your hands are cold. It does not wake. The knot comes open on your side, no wider than a glove, and when you put them in, it closes.',
        '{name} is running in its sleep, and objecting, in very small vowels. You sit down along its back. The forelegs slow, then the hind ones. There comes one long, low O, as of somebody who has seen the lights of the hut.',
        'Far into the night, from under the tail, comes half an argument. You can make out only the subject: {loved}. You take the other side, softly.',
      ],
      shy: [
        'You sit and say nothing. {name} objects, at length, in vowels. You say nothing. It takes up your side as well, argues that with some feeling, and is beaten. It lies down a yard nearer than it meant to, muttering.',
        'You sit down by the gate and do not say a thing, and {name} lies over there against the wind. It opens its mouth to object to you, and shuts it. Nothing has been proposed.',
        {
          text: 'You sit down a long way from {name} and request nothing. It has its answer ready, and nobody to give it to. It walks up and down with it, frosty and baffled. At last it lies down, facing you, and says “oo.”',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'raw salmon kibble':
        '{name} hears the sack and is against it, from the hill. It is against it in the doorway. It says, with its mouth full of raw salmon kibble, that a fish would have swum further, and pushes the bowl at you for proof.',
      'frozen beef chunks':
        'You tip out the frozen beef chunks, and they ring. {name} lies down on the biggest with its arms round it, steaming. It tells you that this is hard, that this is cold, that this is the best seat in the house.',
      whitefish:
        '{name} will not have the whitefish. It takes it by the tail, carries it up the bank, will not have it there either, and eats it facing north. The skull is set on your doorpost, looking the same way.',
      'seal oil drizzle':
        'You are told no until the seal oil drizzle comes, in a thin gold line, and then you are told nothing. {name} licks the dish, the spoon, the drip. It shines from the nose up, and objects to the cork.',
      'reindeer meat':
        'It has run with such feet as that. {name} lays its own beside the reindeer meat, to compare, and sings over it, low. Then it eats, with a jerk of the head, like somebody hauling, and you hold the plate.',
      'ice cube broth':
        'You drop it in the bowl, and it clinks, the ice cube broth, and {name} comes through two doors. It chases one cube round with its tongue. It gets it, bites, and tells you, through its nose, about the cold.',
    },
    play: {
      'sled pulling':
        'You have hardly got your boots on the runners. For sled pulling {name} has been against the snow, the rope and you, in that order, and now it is silent, and there is only the hiss, and its tail, and the sky coming.',
      'snow run':
        '{name} refuses the snow run, in fifths, on the step. You shut the door. It is already a plume, crossing the lake. It comes back to tell you that you have missed it, and goes, and you run.',
      bikejoring:
        'You say you will pedal. In bikejoring, {name} holds, that would only confuse matters. The line sings. You take both your feet off and go through the village ringing the bell, with a dog explaining to everyone.',
      'marathon jog':
        'For the marathon jog you have a bottle, a watch and a plan. {name} has you. At thirty kilometres it is still telling you about the second. You sit down on a wall, and it leans into the wall.',
      'snowball chase':
        'In the snowball chase you throw one, and {name} gets it, and it is gone. It accuses you. You throw another, and it bites that in the air, and it is gone. By noon you stand accused of the whole winter.',
      'zoomies in yard':
        'It begins with one foot. Then there are zoomies in the yard, nine of them, ten, {name} with its ruff flat, and at each the same vowel goes by you, bent. You stand quite still in the middle, being the post.',
      'mountain hike':
        'You carry the sandwiches on the mountain hike, and it carries you. {name} has words with the top when it gets there, since there is no more up. It pulls on a little, into the air, to make sure.',
    },
    clean: {
      'undercoat blowout':
        'You switch on, and {name} goes out in all directions. It makes two, the undercoat blowout, a dog here and a snowstorm there, and both are telling you to stop. So you do the tail.',
      'deshedding tool':
        '{name} stands for the deshedding tool with its nose up, objecting, and grey comes away by the yard. You shape it with your foot as you go. It looks round, and there is the second ear.',
      'snow roll':
        'You show {name} the drift, for a snow roll, and it tells you that drifts have been tried. It falls over. It goes down the bank on its back, all feet, groaning, and gets up at the bottom another colour.',
      'cool water bath':
        'No, no, and no, and {name} is in the cool water bath to the chin, with its eyes shut. You pour. It howls at every jug, and when you stop, it moves the jug to you along the edge with its nose.',
      'ice ball removal':
        'You take its foot in your lap for the ice ball removal, and breathe between the toes. {name} sings the part of the foot. Each ball is dropped in your palm, and it asks to have them kept, for August.',
      'wide tooth rake':
        'The wide tooth rake sinks in to the handle, and somewhere below it you strike dog. {name} moans like a door in a play. You draw it through, and the moan goes up as far as the tail, and holds.',
    },
    sleep: {
      'snow hollow':
        '{name} does not intend to lie there. It digs the snow hollow with great contempt, throws most of it on you, turns eleven times to prove it unfit, and draws the tail over. Some flakes have come down on it.',
      'open window draft':
        'You prop the sash, and the open window draft comes in along the floor. {name} was on the point of saying something. It lies down in the stream of it with its ruff blown back, and it is gone.',
      'cold porch':
        'You hold the inner door for it, and it chooses the cold porch, at length. {name} lies across the crack with its nose to the weather. When you have gone up it says the last of it to the boots.',
      'frosty straw bed':
        'The frosty straw bed creaks as it gets in, and creaks at each turn. {name} complains of every straw by name. Then it has its tail over, and you see the frost on the nearest begin to grow again.',
      'arctic wind sounds':
        'You put on the arctic wind sounds, and {name} sits up and tells the loudspeaker that it is late. It hears it out. It lies down with its back to it, ruff up, tail round, as one lies among one’s own.',
      'shaded concrete':
        'It goes flat on the shaded concrete like a dog that somebody has dropped, all legs, chin out. You step over. {name} opens one blue eye, is against you, and lets the cold come up through it.',
    },
    medicine: {
      'paw wax':
        'You warm the paw wax in your hands, and {name} gives you the lead foot. It looks out over the country while you do it. The fourth it puts in your lap, says no, and leaves there when you have finished.',
      'dog booties':
        'You put on the dog booties, all four, and {name} stands like a table. It lifts one. It lifts the other. It has a great deal to say about those, and says it going up the road, faster and faster, soundlessly.',
    },
    discipline: {
      'whoa command':
        'You give the whoa command, and {name} hears it with one ear and goes on with the rest. You give it once more, lower. The rope comes slack in your hand. It has sat down in the road to dispute the vowel.',
      'taller fence':
        'You have built a taller fence. {name} sings it up and down, post by post, and measures it with its eye. It brings the other husky out to see that. Then it lies down inside, and mutters, and stays.',
    },
  },
  refusals: {
    asleep: [
      '{name} is out on the ice, and the line is paid out to the end. It can be handed nothing. It gets back in at {wakes_at}. Reflect, and it will feel that there is a load on.',
      '“No,” it says, without waking, to whatever it is that you have brought. It is prepared to discuss it at {wakes_at}. You may sit there in the meantime.',
    ],
  },
  stages: {
    child: [
      '{name} has got to be a child, and found out about the second word. The first was no. The second is also no, but longer, and goes up at the end.',
      'A day old: {name} is a child now, and has pulled a sock from one end of the hall to the other, with a baby’s whole weight, without once looking round at it.',
    ],
    teen: [
      'Half grown, {name} disagrees with its own feet. They went on without it, down to the brook. There is a small heap of fluff under the bench. Be regular with its meals, that is what it will run on.',
      '{name} is a teen, and argues in two voices, and each of them blames the other. It left home at noon. It was back by ten past, for its things, and stayed to explain.',
    ],
    high_care: [
      'Now it stands on the hill a {form}, grown, with the light in its ruff and you on the line. {name} says, in the low voice, no. It means: hold tight.',
      'A {form}, full grown, and never in finer voice. {name} has pulled you so far by now that it would not know how to go any place with nothing behind it.',
    ],
    balanced: [
      'A {form}, with all its kilometres in it: {name} has been to where the road forks and tried both. It came back by a third, to tell you that all of them could be longer.',
      'Grown now, a {form}, {name} pulls for you when you are there and for the pleasure of it when you are not. It has opinions on every milestone from here to the weir.',
    ],
    low_care: [
      'They speak of a {form}, up by the last houses. It is {name}, and grown. On cold nights you hear it howl, out past the last fence. The line lies in the grass.',
      'It had no one to say no to, so that it lost the habit: a {form} now, full grown, pale, and soundless. When you come in at the front you feel the draught from the back.',
    ],
    rescue: [
      'The cold took something from one foot, that time. Otherwise {name} is all there, grown, a {form}. It goes on three and a half, and will tell you that the half is the fastest.',
      'Full grown, a {form}: {name} lay down in the traces once, and somebody lay down with it. It pulls on a shorter line ever since. It likes to feel the runner.',
    ],
  },
  trust: [
    '{name} said no, and looked to see how you would take it. You said yes. It has not been so happy since it fell through the ice on the water butt.',
    'You stumbled on the line, and {name} stood. It had the whole hill before it, downwards, and it stood, with its back to you, until there was weight on again.',
    'It has looked round. In the middle of the road, in full pull, {name} turned its head to see what it was drawing. It looked at you for quite a while. Then it went on, harder.',
  ],
  streaks: [
    'Ten meals on time. {name} has had to withdraw a complaint, and does not know how that is done. It has eaten it.',
    'Twenty-five on the hour. It used to bark at the clock for being in your pay. It has let it know that the matter is closed.',
    'Fifty. That is as far as to the coast and halfway back, if one puts a meal to a kilometre, and {name} does.',
    'A hundred on time. {name} rose and spoke, for some minutes, and there was not one no in it from end to end. It will deny that.',
  ],
  ages: [
    'Ten days, and on all of them {name} has been told to come in.',
    'Thirty days. The one underneath the bench sat up this morning, or someone had opened a window. {name} put it to bed again.',
    'A hundred days. If you tie them end to end they reach a good way past the last house. {name} has been to look.',
    '{name} is one year old. It has once said yes to the snow, the first time, in the night, when it thought that there was nobody up.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['sled pulling', 'bikejoring'] },
      wish: '{name} has put its head through the handle of the washing basket, and there it stands, facing north. It would like something to pull: a sledge, or you, on a bicycle.',
      granted: 'You asked it where to. It is not a question that {name} has ever understood.',
    },
    {
      by: { action: 'play', item: ['mountain hike', 'marathon jog'], hours: [7, 12] },
      wish: 'In the morning one can see a hill from here. {name} has nothing against that hill. It would only like to know what is holding it up from behind, and it must be before noon.',
      granted:
        'There was another behind it. {name} had always said so. You sat on the top, the two of you, and it pointed out several more.',
    },
    {
      by: { action: 'play', item: ['snowball chase', 'zoomies in yard'] },
      wish: 'It will on no account run round the yard today, not if you were to throw something. It has told you three times where it will not be standing. Snowballs, or zoomies.',
      granted: 'It went round so fast that it met itself, and they had words.',
    },
    {
      by: { action: 'feed', item: ['frozen beef chunks', 'ice cube broth'] },
      wish: '{name} has licked the ice off the pump, and it was a good ice but had no beef in it. Beef, frozen, at the next meal, or that broth with the cubes.',
      granted:
        'You could hear it from the road, like somebody walking over a pond. It saved one cube. It is behind the dictionary.',
    },
    {
      by: { action: 'feed', item: ['whitefish', 'reindeer meat'] },
      wish: 'It has drawn up a list, overnight, of what is wrong with this house. Under one comes whitefish. Under two, reindeer. {name} would like to see either of them dealt with, at mealtime.',
      granted:
        'It has had to strike that out. {name} is left with eleven grievances and a clean bowl, and has gone out into the wind to think of a twelfth.',
    },
    {
      by: { action: 'feed' },
      wish: 'It would like to be contradicted while it eats. Give it its meal, and when it says that this is a disgrace, {name} asks only that you should say: it is not.',
      granted:
        '“It is not,” you said. “Oh, it is,” it said, with its mouth full. You kept that up to the very last bite.',
    },
    {
      by: { action: 'clean', item: ['undercoat blowout', 'deshedding tool'] },
      wish: 'The other one is short of a leg. {name} feels that it has the wool about it somewhere. A good combing out would do it, with the tool, or the blower.',
      granted:
        'It was a leg, and a shoulder. {name} carried it over and stayed for some time to see that it was put on right.',
    },
    {
      by: { action: 'clean', item: ['snow roll', 'cool water bath'] },
      wish: 'Its coat has lain the same way for so long. {name} would like to have it all turned round, in snow, by rolling, or in the bath with the cold tap and no remarks.',
      granted:
        'There were remarks, but only from {name}. It has come out with the parting on the other side, and looks like its own brother.',
    },
    {
      by: { action: 'sleep', item: ['snow hollow', 'cold porch'] },
      wish: 'Last night the stars came down as far as the fence. {name} would like to lie out for that, in a hollow in the snow, or on the porch, with the door shut behind it. Shut.',
      granted:
        'In the morning there was a white mound, with a hole in the top. You said good morning down the hole. It begged to differ.',
    },
    {
      by: { action: 'sleep', item: ['arctic wind sounds', 'open window draft'] },
      wish: 'It is too quiet in here to lie down. There ought to be something that goes over the roof from a long way off. The window, wide, or that recording of the wind.',
      granted:
        '{name} disputed with the wind until about the second hour. By then they had found that they meant the same.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has the beginnings of an argument and no other side to it. You would not have to say anything. Just sit there and be wrong.',
      granted:
        'You sat, and were wrong, and it made its case to you till the light went. It said afterwards that you had put up a good fight.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A load has to be hitched on before the hill and again after it. {name} would like you to sit with it twice today, so that it can take your weight at both ends.',
      granted: 'The same, to the ounce. {name} leaned into that, eyes front, and you would have said it smiled.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A tuft of the other one',
        shape: 'wool',
        text: 'From just behind the ear. {name} took it with consent. In a draught it turns over, and settles facing north.',
      },
      {
        name: 'The ice cube',
        shape: 'gem',
        text: 'It was kept behind the books, and it ought to have melted. {name} looks at you as though that were a thing one could simply refuse to do.',
      },
      {
        name: 'A trail marker',
        shape: 'peg',
        text: 'Red at the top. It stood where everyone turns back. {name} has pulled it out and set it by the gate, further on not being possible at the moment.',
      },
      {
        name: 'The petition',
        shape: 'letter',
        text: 'Four pages, against summer. It has been signed by {name}, and by the one under the bench, with a hair.',
      },
      {
        name: 'A harness ring',
        shape: 'ring',
        text: 'Worn thin upon one side, by somebody who pulled before there was a {name}. If you hold it up you can see a road through it.',
      },
    ],
    return: {
      name: 'A star from the top end',
      shape: 'star',
      text: 'It was in the frost between {name}’s toes. It is very small and quite cold, and however you put it down, it comes to lie due north.',
    },
    streak: {
      name: 'The snowball',
      shape: 'ball',
      text: 'It has its name on it, in the freezer, behind the peas. After twenty-five meals on time {name} lets you hold it, for as long as you can.',
    },
    hundred_days: {
      name: 'A white feather',
      shape: 'feather',
      text: 'Off a ptarmigan. None has been here in living memory. {name} howled a hundred evenings in that direction, and on the next day there was this.',
    },
  },
  release: [
    'You take off the harness. {name} says no, in all the seven, one after another. Then it looks at the road, and goes, and for a long time you can hear it putting its case to the hills.',
    '{name} leans into the line once more and there is nothing on it. It turns round, and looks at you, so that it should know what that was. It has left you the other one. Keep it out of the sun.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lay down in the line with its head to the north, and waited to be told to get up. It would have refused.',
      'No one came who could be contradicted. {name} put its tail over its nose and did not take it off.',
    ],
    hunger: [
      '{name} is dead of hunger. It had put its case at the freezer until it had no voice, and after that it went on pulling towards you.',
      'It could go farther on less than anyone. There was nothing, and it went as far on that as one can. {name} is dead.',
    ],
    illness: [
      'At the last it said yes, to no one, quite distinctly. Then {name} was dead.',
      '{name} is dead. All four feet were moving, evenly, like those of a dog with a long hill behind it and the line slack.',
    ],
    poison: [
      'It had said no, as it always did, and nobody could have told the difference. {name} has died of what it was given.',
      'The no was in the lowest of the seven, and it took it after all, as it took everything from you. {name} is dead.',
    ],
  },
  returned: [
    'There is a long vowel out there, far off, coming down from the north. It gets as far as the gate. It is {name}, white to the eyes, and it has a complaint about the road.',
    'The heap under the bench gets up, shakes, and there are two of it, and one of them is {name}. It is cold as iron. It says your name in the low voice, and then: no.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, grey and white, with eyes as blue as ice. Walk a little further for it, if you have time.',
      'This is as far as {name} got. It was still pulling.',
      'North is over there. {name} has its head that way, and its tail over its nose.',
      '{name} lies here in the cold, where it was always most comfortable.',
      {
        text: '{name} howled at every hill that it would not go up. It went up all of them.',
        when: ['from_child'],
      },
      {
        text: 'If grey fluff blows over the grass here, let it. That was {name}’s, and there was always more.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It pulled, and there was nobody on.', 'It could have gone on, if anyone had asked it to stop.'],
      hunger: ['It asked for so little, and at such length, and nobody was in.', 'It put its case to a shut door.'],
      illness: ['One day it said yes, and then one knew.', 'The last hill was inside.'],
      poison: [
        'It said no. It should have been asked why.',
        'Out of all its seven, no one heard the one that was meant.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and no, you are not coming in. There is air out here that nobody has used. You ran to the end of the field and it was not the end. You told them so at the top of your voice, and they shouted something back, and you shouted at that too, oh, it was lovely. There is so much road. Let them take hold of the rope and say whoa. Go on, say it. And then run.',
      'You are {name}. It is not snowing enough, and you have never felt better. Your feet want to go, all four, and not in the same direction. They say it is late. They say it is time to go home. You howl at that. They are laughing, you can feel it come up the rope into your collar. One more hill, you tell them. You would like them to come with you to the top of it, and see the next one.',
    ],
    content: [
      'You are {name}, on the good tile. It is cold right to the edges, and so are you, and it is bliss. You have several complaints, and you have howled most of them, and the rest will keep. Somebody walks about behind you. You do not turn round, you know them by their weight. They could come over here and ask you to move. You would love to be asked. You would moan, and not do it.',
      'You are {name}. You have pulled for {days} days, and you howled at every hill that you would not go up, and you went up. There was always somebody on the end of the rope, puffing, and slipping, and saying your name in the wrong tone. You never look back. You can feel them there. If they let go you would know it in your collar before you had heard. Let them come out on the step now, and lean.',
    ],
    bored: [
      'You are {name}, and there is a fence. You have spoken to it. You have walked all along it, and it comes round and bites its own tail. Forty kilometres are lying folded up in each of your legs and have begun to hum. You said no to the chair. You said no to the soup, you are getting stale. Nobody says, heel. What is the use of a no with nobody in it? You move that a lead be taken, and that all those present should run and play.',
    ],
    hungry: [
      'You are {name}, and you are sitting in front of the freezer. You began low. You are halfway up now, and there is a good deal more. It is not that you are hungry. You have turned the bowl over and looked underneath, and you have banged it, and you have carried it about. It is just as empty everywhere. You will stop this noise at once, you would even say something nice, if they put meat in it.',
    ],
    starving: [
      'You are {name}, and you have stopped. It is what one does: make yourself small, tail over, and let it blow across you. You can do it for a long time. You have been doing it for a long time. You are thinking of fish, not to any purpose. Somebody asked you something, and you said yes. It was out before you knew. It did not even hurt. If they heard that, they ought to run. You move for food, and now. You have no conditions.',
    ],
    sick: [
      'You are {name}, and it is too warm, and they are right. They said lie down. They are quite right. They say that it will pass, and you have looked for what there is against that and cannot find it, you who had seven. There is snow out there and it looks like a sheet. You feel for the line, and it does not go anywhere. You move that there be medicine, and a window open. You move that somebody say something foolish, please, and wait for you.',
    ],
    failing: [
      'You are {name}. You have been unhitched, it seems. There is no more pull either way. Up ahead is the team, you see the breath go up from it, and they have left a place, and for once nobody asks what you think. It would be easy. You have always been against easy. If there were a weight. If somebody were to lie on the line, with their whole weight, and the medicine in their fist, and say stay, then you could say no to the others.',
    ],
    near_death: [
      'You are {name}, lying with your head to the north. You did not give up, you were not told to go on. It has snowed on you, or else that is only quiet. There used to be someone behind. You never looked. You thought, one knows a thing by its weight, and now you would give all the road there is to have looked. You have one motion left. That someone sit down, and put a hand in under the tail, where it is still warm.',
    ],
    asleep: [
      'You are {name}, third on the left, and the ice is singing. There are no fences as far as the moon. Before you run those who ran before you, and behind you runs the other one, the grey one, it has got its legs at last, it weighs nothing, it laughs. On the sledge sits somebody wrapped in everything they own. Faster, they say. No, you say, and go faster. It sits beside you now, you think, in the cold. It had better hold on.',
    ],
    shy: [
      'You are {name}, at the far end. You have said it in the first pitch, the plain one, and they have not gone away. Nor have they come closer. They sit there on the step as if they had nothing to pull and nowhere to be pulled to. It is a trick, or it is manners. There is the second. There are seven, and one should hear a person’s answer to all of them. You move that they stay where they are, and do not agree too soon.',
    ],
    back_from_death: [
      'You are {name}. You were past the last marker. It is flat there, it goes on as well as anyone could wish, and there was nothing on the line. You ran, and it was like running in a dream, no hold. Then it came taut. You had thought you knew what you weighed up to then. You are home under protest, you would like that noted. You move that they be heavy for a bit, and wrong about something, and that the meat be brought at its time.',
    ],
    hurt: [
      'You are {name}. You said no. You say it to the good things also, you know that, it is your manner, and how should they tell? But this was the one that you meant. It has gone down and it is hot, it is like being shut in somewhere. You have no song about it. You have put your tail across your face. You move that it be taken out of the house, and all the windows opened. And that you be asked. Asked, and the answer waited for.',
    ],
  },
}

export const HUSKY: Species = {
  slug: 'husky',
  name: 'Husky',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['vocal', 'stubborn'],
  personality:
    'Has forty kilometres in its legs and a complaint about each one. Debates every request in operatic vowels, then runs anyway.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'raw salmon kibble',
        'frozen beef chunks',
        'whitefish',
        'seal oil drizzle',
        'reindeer meat',
        'ice cube broth',
      ],
      play: [
        'sled pulling',
        'snow run',
        'bikejoring',
        'marathon jog',
        'snowball chase',
        'zoomies in yard',
        'mountain hike',
      ],
      clean: [
        'undercoat blowout',
        'deshedding tool',
        'snow roll',
        'cool water bath',
        'ice ball removal',
        'wide tooth rake',
      ],
      medicine: ['zinc supplement', 'paw wax', 'cataract screening', 'dog booties', 'vet checkup', 'antibiotics'],
      discipline: [
        'whoa command',
        'calm negotiation',
        'ignored tantrum',
        'taller fence',
        'direction change',
        'quiet please',
      ],
      sleep: [
        'snow hollow',
        'open window draft',
        'cold porch',
        'frosty straw bed',
        'arctic wind sounds',
        'shaded concrete',
      ],
    },
    harmful: ['sauna', 'coat shaving', 'antifreeze', 'chocolate', 'sago palm', 'heated blanket', 'spicy jerky'],
  },
  appearance: {
    look: 'a thick-furred grey and white sled dog with ice-blue eyes, a dark widow’s peak and frost on its ruff',
    colours: ['#6b7684', '#f4f7fa', '#59b7e8'],
  },
  figure: {
    muzzle: 'broad',
    ears: 'pointed',
    tail: 'puff',
    eyes: '#59b7e8',
    skull: 'tufted',
    earSize: 0.9,
    tailTip: 'belly',
    marking: 'peak',
    extras: ['ruff'],
    shift: -8,
  },
  book: BOOK,
}
