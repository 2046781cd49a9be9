/**
 * The Echo wants to be spoken to; it has nothing to say that was not said to it first. It fears a silence with somebody
 * gone in it, and any voice that says a thing happened which did not. It hoards voices: the catch in a laugh, your step
 * on the third stair, the latch. Its body is a slender see-through fox with ears like two bells, which hum when a door
 * is shut anywhere. Three odd facts. It answers with the end of what you said, cut so that it means something. It comes
 * in three: itself, then an after-image a step behind, then another so late that it may still be coming through a door
 * which you shut an hour ago; the last one is the shy one. And it gives back every word but goodbye: those it carries
 * out in its mouth, unbroken, and buries, as foxes bury eggs. It eats, and then you hear it eat. It sleeps with its
 * brush over its nose and the day running backwards under its breath. It sulks by answering in a stranger’s voice, or
 * by not answering, which is worse. It trusts by beginning where you leave off: at last it has the second half of the
 * sentence before you do. It never speaks first, never tells one person’s words to another, never interrupts a shell.
 * Its keeper is the voice.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    '“Oh,” you say, as the shell rings and falls open. {name} stands up in it, clear as a glass, ears far too large, and holds still until the sound has gone all through it. “Oh,” it says, and keeps that one.',
    'The egg cracks, and a moment later cracks again, more softly, with nothing touching it. In the shell sits a fox you can see the straw through. “Oh,” you say. Its bell ears swing. {name} is going to keep that one.',
  ],
  looks: {
    thriving: [
      '{name} has found the stairwell. It says “Ha,” and the stairwell says “Ha.” It is so happy to be, for once, the one who said it first that it has to lie down.',
      '{name} comes down the passage with its after-images at its heels, all stepping high and none in time, like a small, badly drilled parade. At the door it wheels about, meets itself coming, and salutes.',
      {
        text: 'Somebody must have said “oh” when it came. {name} has kept it. It says it to the wall, to a cushion, to its own after-image wobbling up behind. Then it says it to you, and you know the voice.',
        when: ['baby'],
      },
      {
        text: 'So far you have said one word to {name}. “Oh,” it says, to the cup. It goes up to its own foot. “Oh.” A single after-image wobbles along behind, late, and says it to the cup as well.',
        when: ['baby'],
      },
      {
        text: 'You stand with one hand going round, the word gone. “Colander,” says {name} from under the table, in your own voice, from some better day. A fainter fox says it too, and a fainter. Six eyes wait to see you use it.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in without a word, having none to spare. {name} comes over, its last few steps still arriving behind it, and tips one bell ear. “You did what you could,” it says. That is your voice. You once told it to someone else.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You stop in the doorway and cannot think what you came for. {name} looks up, and gives you your own voice from the other room: “scissors, the blue ones.” Its after-images come in one by one and sit down inside it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You come in tired, with nothing to say. {name} crosses the room, a fainter fox behind each step, and a fainter one behind that. The last and palest stops beside you. “There now,” it says, the way you once said it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You say, to nobody, that you are hopeless at this. {name} comes through the sunlight, clear as a jar, and answers in your own voice, from some better day: “There. That wasn’t so hard.”',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You say hello. {name}, bright and well, hands it back in your voice, and after it, just as faithfully, the sound of the door closing. It has filed the two as one word. It would be glad to be corrected.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is saying over its favourite words, happily, to itself. It needs nothing. You look in, and it goes on more quietly, bell ears folded round them. They are lovely words. None of them is yours.',
        when: ['from_child', 'wary'],
      },
      'One word is going round the house, from fox to fox to fox, and each of them gives it a twist of its own. By the time you can make it out it has a tune: {loved}.',
    ],
    content: [
      '{name} walks from the mat to the chair. A little after that it walks from the mat to the chair. Presently, more faintly, it does so again. Now they are all there, and it lies down, once.',
      '{name} is sitting in the window, and is mostly window. A leaf goes by, and for a moment it has a leaf. Somewhere outside a gate is shut, and it shuts it too, under its breath.',
      {
        text: '“Where did I put my,” you say, and {name} does the chink of keys in a coat, the grey one, left pocket. You had not asked it. You had only begun.',
        when: ['trusting'],
      },
      {
        text: 'You say, “All right in here?” {name} says, “All right in here,” with the question taken off. It crosses the room at an ordinary pace, and its after-images follow in good order, the last one stopping to look at a chair.',
        when: ['well'],
      },
      {
        text: '“Where did I put them,” says {name} in your voice, mildly, crossing the room with all its after-images. You have lost nothing. Then you feel in your pocket. “Blue coat,” it says, still as you, and lies down.',
        when: ['well'],
      },
      'Listen at {name} as one does at a shell, and you can hear them, {days} mornings, one behind the other, all of them being let in by the same door.',
      'It is humming what the pipes hum. Half way along there comes into it, quite naturally, as if the pipes had known of it, {loved}.',
    ],
    curious: [
      'A word has come into the house that it never heard. One ear goes over it, and then the other goes over it the other way. “Marzipan,” says {name} to the wall, and waits to see what it does.',
      '{name} has found a place in the hall from which everything comes back. It puts one foot in it, and takes it out, and puts one foot in it.',
      'Something is under the snow of papers on your desk. {name} stands stiff, bells forward, goes straight up in the air as foxes do for mice, and comes down with your alarm clock, ringing.',
    ],
    bored: [
      '{name} lies with a see-through paw over its nose. “Catch,” it says, very low, in your voice. “Got it,” it says, also in yours. It has been doing both parts. It is well, but downcast. The ball is by your foot. Play with it.',
      'From under the stairs you hear yourself say: ready, steady. Nothing follows. Then again, ready, steady, a little fainter. {name} has kept that much of the game, and the next word has to come from you. Go and play.',
      {
        text: 'It is doing the doorbell, and its own paws running to the door, and nobody. Then it does the doorbell. Come and play with {name}, and be somebody.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits by its dish and does the spoon against the tin, to perfection. There is no spoon. There is no tin. It does it again, with its ears forward, in case someone would care to join in. Its meal is due.',
      '{name} stands at the dish, and its after-images have come up behind, one by one, like people at a counter. The last is still out in the passage. They look over each other’s shoulders. The meal is due. Feed it.',
      {
        text: '{name} has learnt one word, and it is yours. It bends over the dish and says it kindly, in your own voice, and both small bells tremble. “Soon.” It is not hungry yet. The meal is late all the same. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} looks at the empty dish. A moment later the fainter {name} behind it looks, and then a very pale one at the end of the row. “Hello,” you say. “Low,” it says. Feed it now. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: 'You hear your own steps come along the passage, stop by the dish, turn and go away. It is {name}, at the far end, playing them over to find out what went wrong. The meal is overdue. Walk all the way in and feed it.',
        when: ['wary', 'well'],
      },
      {
        text: '“In a minute,” says the hall, in your voice, and then again, fainter, out of the corner where {name} is sitting with its bells turned to the kitchen. You said that some time ago. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '“Just a minute,” says {name} beside the dish, in your voice, kindly. A step behind it the after-image says so too, and behind that one a fainter one. It is not hungry yet. It was your minute. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} does the click of the cupboard latch. It does the spoon. It does your steps across the floor, slippers and all, growing louder, and stops where they would stop. Only the dish it cannot do. Bring that.',
        when: ['from_child', 'well'],
      },
      {
        text: '“Soon,” says {name}, in your voice, from the floor. You said it some time ago. There is hardly enough of the fox left to say it. Bring the meal now, and say nothing.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} stands against the far wall, and there is more wall to be seen than fox. “Hungry?” you ask. It gives that back to you with the question taken off. The bells do not even hum. Its meal is overdue.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '“In a minute,” says {name} beside the empty dish, in your voice, and so lightly that you remember saying it. A row of faint foxes stands between there and the door, one for each step. It is hungry. Feed it now.',
      '“Are you hungry?” says {name}, in your voice, and waits, and says it again from a step further back. Nobody has given it the answer to that, so it cannot say yes. Its bells hang. Feed it now.',
    ],
    starving: [
      '“Back soon,” says {name} in your voice, and then again, fainter, from where it stood a moment ago. The fox and its traces no longer quite meet. It has been living on that for hours. Bring food at once.',
      '{name} opens its mouth and your own voice comes out, very small: “I’ll be back by supper.” There are no after-images behind it now. It hasn’t the strength to have been anywhere. Feed it, this minute.',
      {
        text: 'Nothing trails behind {name} now. There is one fox, so clear that you can count the floorboards through it, and it hands you back what you say over every dish. “Here you are,” it says. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      '{name} crosses the room, and halfway over its own after-images begin to pass it. The last one stops, looks back, and waits for it to come up. It is fed, but weak. Medicine, or a good rest.',
      '{name} comes when you call, and has to rest halfway, until its after-images have caught up, and then it leans on them. It is not ill yet. It is worn. Give it medicine, or a rest.',
      {
        text: '“Cheer up,” you say. “Up,” says {name}, and gets up, to please you, and does a small turn, and the two behind have to prop it. They are all laughing, your laugh. Medicine, before it has to sit.',
        when: ['glad'],
      },
    ],
    dirty: [
      'As {name} crosses the room you can watch the dirt arrive. The last of the after-images is clear as a window, the next has spots, and so on up, fox by fox, to the real one, which you cannot see through. Wash it.',
      'You can see {name} from right across the room, and that is a bad sign. It is two days of dust in the shape of a fox. Its after-images come along behind, quite clean, and look embarrassed. Wash it, please.',
    ],
    sick: [
      '{name}’s after-images lie down one by one on the rug, and {name} lies down last, on top of them. “Are you all right?” it says, in your voice, kept from some other time. It is not. It needs medicine now.',
      '{name} answers you too late, and with the middle missing. It is hot, and the wall shows through it as through a wet pane. Nothing follows when it moves. It needs medicine.',
      {
        text: 'You say its name. It used to be back with you before you had closed your mouth. You wait, and a bell ear lifts, and what comes is only the end of it: “oth.” {name} needs medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'Four faint foxes stand along the wall, each paler than the next, and those are only where {name} was a moment ago. At the head of them lies the real one. Medicine and food at once, before the others lie down too.',
      'You call and there is no answer, and then, too late and from the wrong corner, your own voice with nothing in the middle. You can read the floor through {name}. Medicine, food, now. Say something worth its keeping.',
      {
        text: 'In your own voice, very low, {name} is saying everything you ever told it, oldest first, the way one gives back what was borrowed. Do not take it. Medicine and food at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} is giving everything back. The house is full of small voices, yours, the postman’s, a child’s, let go one after the other. It has kept your “Good night” in its mouth. Come, sit down, say something new.',
      'There are no after-images. You look through {name} and see the floor, hardly bent. It has let go of nearly every word to be lighter, and has one left, and it is what you call it. Come, and say it.',
      {
        text: '“There you are,” says {name}, very low, in your voice. You said that to it once. Its after-images have all come in by now and lain down where it lies. It has only hours. Sit with it, care for it, and stay.',
        when: ['from_child'],
      },
    ],
    asleep: [
      'The ears are folded like shut bells. In its sleep {name} says your “good night,” quite low, then says it again from the after-image behind, and lower still from the one behind that. Then the room is quiet until morning.',
      '{name} is asleep, and its after-images are still coming in, one from the stairs, one from the garden, each lying down inside the last. Somewhere in there it has the good night that you said. Let it sleep.',
      {
        text: '{name} is asleep, its brush over its nose, and goes through what you said to it, under its breath: “Mind the step.” “Have you eaten?” It smiles. There is one more to come, and it has put that last.',
        when: ['trusting'],
      },
      'You would not know that {name} slept there, but for the hollow in the cushion. It rises and falls, and a breath later, just as softly, it rises and falls.',
    ],
    asleep_in_danger: [
      'The breath goes in, and it ought to come back, and you wait for it. There. {name} wakes at {wakes_at}. Till then somebody must give it something to come back to: reflect beside it now.',
      '{name} is murmuring in its sleep, and each time it leaves out a word more. Sit down close by and be heard breathing. Begin now. It wakes at {wakes_at}.',
      {
        text: 'It fell asleep in the middle of a clink. {name} cannot eat until {wakes_at}, when it wakes. Be heard beside it now, and let it wake to the sound of the real spoon.',
        when: ['unfed'],
      },
    ],
    shy: [
      '“Hello,” you say. Behind the curtain {name} keeps it. You can hear it in there being turned over, hello, hello, fainter each time, and tried for what may be underneath. Say nothing more. Sit down quietly and let it finish.',
      '{name} keeps to the far end of the passage. You say its name, and get it back, a little cooler than you sent it. You say sorry. That one it does not return. It wants to listen to it. Sit down quietly and let it.',
      'Something in the hall says how long it was: {wait}. It says it in no one’s voice. {name} is behind the coats. Keep it company, and do not raise yours.',
    ],
    back_from_death: [
      '{name} is back, thin and clear, with just the one outline. It follows you from room to room without a sound. Then, at the sink, in your own voice from the other side: “Come back.” It has brought you that.',
      '{name} has been back some hours, and is well. It sits down by you and says one sentence, low, with a break in the middle. They are your words. You said them to the empty basket, when nobody was there.',
    ],
    old: [
      'It has so much of you by now that you can ask it what you think. {name} turns it over, brings you the two halves from different months, and they go together.',
      'The third fox has caught up. One evening it simply came in, and lay down on the others, and fitted. {name} looks more solid since, and a bit grey about the muzzle.',
      'After {days} days there is an answer to everything in some corner of this house. {name} goes and fetches it, in no haste, and it is generally in your own voice, only kinder.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats, and a breath later you hear it eat. The dish is empty by then. The sound of it goes on licking, all round the rim, once more and once more, and is satisfied.',
        'You can see the meal go down in {name}, a small dim parcel behind the ribs, until all of it is there and the dish is bare. The bells swing once and hang still. It kept the sound of the spoon.',
        {
          text: '“Dinner,” you say, and it is the first word that {name} was ever handed. It eats all there is. Then it tries the word, quite low, from the end that it can reach. “Inner,” it says, and looks up at you.',
          when: ['baby'],
        },
        {
          text: '“There you are,” you say, and put down the dish. {name} eats. The faint fox behind it eats, and the one behind that is only now arriving. When all three have finished, a very small voice says, “There you are.”',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Here you are, you say, with the dish. {name} lets you get well away from it before it eats. Afterwards it tries the words in the empty room. Here you are. Are you here. It keeps both.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '“There you are,” you said, setting down the dish. {name} eats. Then the after-images come up one behind another and each of them tries it over, in your voice. There you are. The last one makes it a question.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You say “There you are” when you put the dish down. {name} eats. Then it comes up close, with its after-images treading on its heels, and tries it on you: “There you are.” It has kept the smile in it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You come with the meal when you said you would. {name} eats, and its after-images eat, a beat behind. Then, in your voice, kept since you left the room: “Back soon.” And after a while, in its own: “Yes.”',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '“Where did I put,” you begin, setting down the dish on the stroke of the hour. “On the piano,” says {name}, in the voice you said it in yourself, and eats. You go and look. Your glasses are on the piano.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You set down the dish and are too tired to say anything. {name} eats, bells of ears turned to you. Then it goes through its store and finds the thing you said to it on the bad night, and says it to you.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'You are tired, and put the dish down without a word. {name} eats, bells going like a wedding. Then it looks at you, hunts through everything it was ever told, and hands you one, in your own voice. “Well done, you.”',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} trots to the dish, and three fainter {name}s trot up behind and sink into its coat. “Slow down,” you tell them all. It does. As you turn to hurry off, it hands you the two words back, very gently.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '“There you are,” you say with the dish, and {name} eats it all, and gives it back to you: “There you are.” It has been told that at {streak} meals now, one after the other, and each time it was so.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'The bells on {name}, no bigger than thimbles, ring against the rim of the dish until it has eaten it all. It stops, and they stop. Meals so far, {streak}, and only now has it found out who that was.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} forgets slights last. It eats this up and looks to see what it still has by it, and after {streak} meals on time, without a miss, there is none. It looks again. It must have mislaid it.',
        '“On time,” you say as you set it down, and {name} eats it all. It has had that from you at {streak} meals now, with none missed, and rings them off on its two bells. You stay for every one.',
        {
          text: '“Here I am,” you say, with the dish. When it is empty {name} says them over in order, {streak} on time: a “here I am” out of breath, one yawned, one with a cold. It says the newest twice.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} takes a little, lifts its narrow head, and hands you some words of your own: “Are you hungry yet?” Each after-image says it again, fainter. You had meant to ask that beforehand.',
        'The sound of the last one has not died away yet. {name} holds up a paw: there, you can still hear it. It takes a mouthful of this, and would have the rest at {opens}.',
        {
          text: '“All in good time,” says {name}, in your voice, with your very sigh. It has a bite, for manners. Two steps behind, an after image has the same bite again, and neither of them is any fuller.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal to the end. You had said “Dinner” when you put it down, and now it gives you that back. The word is quite correct. The voice is a stranger’s.',
        '“Well,” you say, “better late than never.” {name} eats it all up and thinks that over. Then it hands you back the end of it, as is its way. “Never,” it says.',
        {
          text: '“Back in a minute,” says {name} in your own voice, with no reproach in it, and eats. All down the hall its after-images are still sitting where it sat, one behind another, and every one of them faces the door.',
          when: ['wary', 'well'],
        },
        {
          text: '“Soon,” says {name}, when it has eaten. It is your word in your voice, and it has been kept safe all the time you took. It lays it in front of you beside the dish, like something you must have dropped.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“I won’t be long,” says {name} in your voice when you come in, quite kindly. It lowers its head to the dish. “I won’t be long,” says the first after-image, and the next, and the one by the door.',
          when: ['well'],
        },
        {
          text: '“Sorry I’m late,” you say. {name} is glad, and eats, bell ears swinging, and gives it back to you in your own voice, all but the last word. That one it is keeping.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You tell {name} that you are sorry to be late, and wait to hear it come back. It eats, so see-through that the dish shows. The word does not come back. Bring medicine, or let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} gets up for the late meal, and its after-images stay lying down. It eats, and goes back to lie among them, further from you than before. It forgets this sort of thing last. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '“Sorry,” you say, coming late. {name} is hours old, and it is the first word anyone has told it. It eats, and from as far off as it can get it hands the word back, very small. Be on time. Teach it another.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats the late meal, hours old, and steps away from you. The pale little fox behind it steps away too, and then the one behind that. You have been left three times. Be on time for the next.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes a few bites of the late meal and stops to breathe. Nothing follows it, no second fox, no third. You say its name. Its bells move, and it has not the voice to say it back. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'For {hours} hours {name} called, in the only voices it has, which are other people’s, and it is hoarse with all of them. It eats. When you speak it lays both ears flat. Do not let it call like that again.',
        '{name} eats, and you see the wall through it, and the nail in the wall. It has the hush of {hours} hours in its ears. It keeps what it is given. Give it something else, and on time.',
        {
          text: '“Back in a minute,” says {name}, in your voice, before it touches the dish. It eats, and goes off with all its after-images close behind it, and from the next room you hear it, kindly: “In a minute.”',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} comes to the dish. Behind it come the after-images, one from the door, one from the window, one from the top of the stairs, wherever it stood to listen for you. When they are all in, it eats, ears turned away.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats. Then it opens its mouth and out comes your own voice at this door, {alone} ago, saying you would not be long. It does not say it unkindly. It says it again, with its head on one side.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} eats, and behind it hang the after-images, one behind another: a fox looking at the door, a fox looking at the door. They go back {alone}, and nobody is in them. The real one does not look at you.',
          when: ['wary', 'well'],
        },
        {
          text: '“Back soon,” says {name} in your voice, hardly to be heard. It has been saying it for {alone}. It eats lying down, a little at a time, with its bell ears turned from you. Stay, and promise it nothing. Just stay.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You say its name. {name} hands back what it was given for {alone}, which is silence. It eats with its face to the wall, too weak to lift its ears. Sit down here and talk to it.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The bells make no sound even when it falls against the dish. {name} eats, so long after. You say you are here. It has that one already, from you, from before. It lifts its head, and moves away to where its last after-image lay.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You can hardly find the edges of it. {name} eats what has come so late, and as it eats says something over, without voice. You bend to hear. It is the sound of your key. It had kept doing that, to bring you.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '“Some more?” “More,” says {name}, from courtesy, since that was the end of it. It has not moved. It is full up. Ask it at {opens}.',
        'You begin the one about the ferry. {name}, round and cloudy with old talk, says the end of it before you get there, gently, and shuts your mouth with a paw you can see through.',
        {
          text: '“Hungry?” you ask, and hold out the dish. {name}’s bell ears take in the word, turn it about, and hand it back to you, softly, as a question. It is full itself. The meal spoils while you think it over.',
          when: ['no_item'],
        },
        {
          text: '{name} looks at the dish and says, in your voice, what you once told a host about a fourth helping: “I really couldn’t.” It has the paw on the stomach, too, just as you did. The meal goes out untouched.',
          when: ['from_child'],
        },
      ],
      ill: [
        '{name} takes three licks from the dish and lies down. Its after-images have fallen a long way behind. They come over the floor one by one and lie down in it, each a little paler. Fetch the medicine before the last.',
        'A little goes down. You hear it, a long time after, like a pebble in another valley. {name} turns its head aside. Now, medicine.',
      ],
      loved: [
        '{item}, you say. {item}, says {name}, and {item}, say the stairs, and the cellar, and they are still at it when the dish has been licked and put away.',
        'It was so good that {name} has eaten it, and played it back, and eaten it. You gave it once: {item}.',
        {
          text: 'It is {item}, and on time. {name} eats, comes over and sits down beside you, and then its after-images come over and sit down beside you. You have been sat beside five times. You felt every one.',
          when: ['warming', 'well'],
        },
        {
          text: '“I’ll be back,” says {name}, just as you said it, going out. You are back, and on time, with {item}. It eats, and says it again between mouthfuls, to hear it be true.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '“Do you not like it?” “Like it,” says {name}, truthfully adding nothing, and pushes it over to the second fox, who pushes it to the third: {item}. They miss fond memories.',
        '{item}. It comes back to you from {name} just as it went in, with a little reverb. Give it something that was said by somebody, once, and meant.',
      ],
      harmful: [
        '{name} opens its mouth, and nobody’s voice comes out. It has shut its eyes and curled up small about the pain. What it was given was {item}. That was no meal. Keep it away.',
        'You can see it in there, through the side of {name}, dark and small, and all of it flinches round that. It was {item}. It hurts. “Never again,” you say, and it has not the breath to say it after you.',
        {
          text: 'You gave it {item}. {name} screams in every voice it has, yours among them, and the after-images run into each other and go out. What is left backs away from you on three feet. Never give it that.',
          when: ['item'],
        },
        {
          text: 'You put down {item}, and {name} cried out, and the cry came back and came back, off every wall, long after its mouth had closed. It won’t lose a moment of this. Never give it that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You clap, and {name} claps, which with paws is mostly air. You clap again. It calls up its after-images and gives you the whole round of applause. You bow. So do they all, each a little later.',
        'You say “Red lorry, yellow lorry,” and {name} says it back without a fault. You say it faster and fall over it. It says that back too, fall and all, and has to hold its sides, when it can find them.',
        {
          text: '“Hello?” you call down the stairwell, and move back. “Hello,” it says. “Who’s there?” “Who’s there.” You think it over. “A friend.” There is a wait of several steps. “A friend?” says {name}.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Three times you tag {name}, and three times it is the fox of a moment ago, thinning under your hand. The real one stands beyond the rug, bell ears ringing with delight. It likes you very much at this distance.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '“Ready, steady,” you say. “Go,” says {name} in your voice, and is at the far wall. The after-images are still lined up beside you at the start. They look at you, and run.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You throw the ball to {name}, and it is caught by where {name} was. The next you throw to where it will be. “Well caught,” say five foxes, one after another, in your own voice, from the only game you ever won.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You sing a line of something, and {name} sings it back, with your very crack on the high note. Then its after-images have it, fainter and flatter by turns. It is the loveliest choir that you were ever to blame for.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: '“Boo,” you say. {name} thinks it over between its bell ears, says “Boo” in your voice, a little late, and frightens itself. Its after-images come up one by one and are each frightened too. It wants it again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You click your tongue, and {name} tips its head so that both bells ring. It tries. It clicks. It sits down from surprise. It had that in its mouth the whole time. It looks to you, to hear what else it has.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play, and {name} plays, and then its after-images, which had not quite finished with being happy before. It wanted for nothing. Now it is glad several times over, each a little fainter.',
        '“Again?” you ask {name}. “Again,” it says, kindly, though it had been having a lovely time with the sound of a cork. It plays. It puts by the sound of that as well, for later.',
        {
          text: 'You hide behind the door and {name} finds you. Then the {name} of a moment ago finds you, and the one before that, each quite as delighted as the last. You come out. The queue goes back to the stairs.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is no more joy to be rung out of {name}. You tell it a joke, an old one. It has it already, in your voice, from last time. It lets you get right to the end. It laughs just where you like it to.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        '“Ready?” you say, and throw, and it comes back the way that it went, off the wall. {name} has not stirred. One bell turns to you, and sinks. Look to what it needs.',
        '{name} gives you one word for your ten, and that is the last, and it is only breath. You had asked how it was. Go by the breath, and see to what it lacks.',
        {
          text: '“Catch,” you say. “Catch,” says {name}, and stays lying where it is. Only an after-image gets up and runs for the ball. It is gone before it reaches the rug. Find out first whether {name} is hungry or ill, and see to that.',
          when: ['no_item'],
        },
        {
          text: 'You throw the bell. {name} stays where it is, and one of its after-images starts across the floor instead, thins, and is gone before the rug. “Later,” says {name}, in your own voice. Something is wrong. See to that first.',
          when: ['no_item'],
        },
        {
          text: '“Shall we play, or are you ill?” “Ill,” says {name}. For once that is the whole of the answer. Medicine.',
          when: ['ill'],
        },
        {
          text: 'You call, it opens its mouth to call back, and leaves it open, like a dish. Do not play now. Feed {name}.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, you say, and get it back from three directions, and here they come, by all the doors, and run straight through each other on the mat.',
        'By evening {name} has the whole of it by heart: {item}, from your first word down to the place where you laughed and had to sit down.',
        {
          text: 'It hears you fetch {item} before you’ve decided to, and comes down the stairs as eleven foxes, each a little fainter. They all get there. {name} is the one in front that is laughing out loud.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and you cheer, and {name} keeps the cheer. It plays until its bells are hoarse. Much later you drop a plate. From the doorway, warm, and a little out of breath, you are given your own cheer.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '“Was that fun?” “Was that,” says {name}: {item}. It likes what comes back when you send it. A rhyme would, or a tune.',
        '{item}. {name} does as you do, and the others do as it does, and there are four of you in a row now who do not enjoy it. Call across the hall instead.',
      ],
      harmful: [
        'It went round, and round, and came back louder each time, until {name} fell over. The other two are nowhere. That was {item}. Take it out of the house. Whisper.',
        '{item}. {name} has both paws over its bells, and they are ringing still. Not that, not ever again. Sit on the floor, and hum on one note until it can hear you.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name}, and the water runs over what you would have called nothing, and takes the grey with it. The glass of it clears. It gives itself a small shake. Somewhat later you are sprinkled again, and then once more.',
        'You wipe the soot out of the bells of {name} with a corner of the cloth, the left and the right. You had been saying something. It hears it now, quite clearly, and looks up as if you had just come in.',
        {
          text: 'You wash {name}, and then the {name} one step behind it, and then the one behind that, until the water stays clear. The fox shakes itself over you. You have just dried your face when the others do.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wipe {name}’s shoulder clear as a window, but the shoulders trailing behind it are muddy still. It walks across the room for you, slowly, and they come in after it one by one: muddy, less muddy, clean.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You sponge {name}, and nothing comes off, and there is so little of it to see that you find you have been washing a piece of the air. It sits beside you, and waits politely to be next.',
        'You wipe out the bells of {name}, and the cloth stays clean. It tries them for you, the left and the right. They are so clear that somebody down in the street looks up.',
        {
          text: 'You polish {name}, who was transparent before. The cloth squeaks. It learns the squeak. When you have put the cloth away and sat down, it goes on being cleaned, in the corner, for the pleasure of it.',
          when: ['well', 'no_item'],
        },
        {
          text: '“There, all clean,” says {name}, in your voice, from the last wash, as you come with the cloth. You do it regardless, ears, brush, and the three foxes behind it. “There,” you say, “all clean.” Now it has two of those.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        'It rings, after that, if you so much as look at it: {item}. {name} goes through the house, shutting doors for the pleasure of it.',
        '{item}. “Again,” you hear, out of the suds. You had said it yourself, to see whether you might stop.',
        {
          text: 'You have brought {item}. {name} lies on your arm and gets so clean that your sleeve shows through. “There, that is better,” it says, as you once told it. It could see you needed that one back.',
          when: ['well'],
        },
        {
          text: 'It is {item}. You do {name}, and then you do its after-images as they catch up, because they have formed a line. All come out clear as glass. The last says thank you in your own voice.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It has left {name} with a lisp. It will go. There is a filter for noise that it minds less.',
        'It bears with you. After that, for an hour, you hear the scrubbing, and a small indignant breath: {item}. A bit of bell polish is all it takes.',
      ],
      harmful: [
        'One bell is cracked. {name} speaks, and there is a buzz on every word, like a fly in a lamp. It was {item}, and must never be used on it again. Hold the crack shut with your finger. Be gentle.',
        '{item}. Something has been wiped off that was not dirt. {name} looks at your mouth when you say your name. Never again. Say it again. Say it again.',
      ],
    },
    medicine: {
      wanted: [
        '“This one for me,” you say, and {name} swallows. “For me,” it says, when it can, in a croak. There is more voice in that than there was before. An after-image puts its nose out behind it, to see.',
        'You tip the spoon, and {name} gets it down. You can see the medicine go, like a lamp that someone carries through a dark house, and the rooms that it has been in stay light.',
        {
          text: 'You give the spoonful. “There now,” you say, and {name} hands back “ow.” You stay by it. You say it again a good deal later, and back it comes entire, with the worry you had put into it taken out.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'It coughs, and then you have to hear that cough four times. You hold the spoon. “There,” you say, “there,” and {name} takes that with the dose. The next cough comes back only once.',
          when: ['weak'],
        },
      ],
      little: [
        '“Are you sick, or quite all right?” “All right,” says {name}, and twice more it is all right, in three sizes.',
        'You hold the bottle to its ear. It gives you back the gurgle perfectly. There is nothing to mend.',
        {
          text: 'You can watch the spoonful go down, pink, the whole length of {name}, and do nothing anywhere. “Only when ill,” it says then, in the voice of whoever sold you the bottle. You had that told to you once. Put the rest away.',
          when: ['from_child', 'no_item'],
        },
      ],
      loved: [
        '{item}. It goes down like a word one had been trying to think of. “Ah,” says {name}, and it is the ah that you say when you sit down.',
        'You had hardly read it out, {item}, before the second fox came in at the door, and lay down by the first, to have some.',
        {
          text: '{name} takes {item}, trembling with delight, and behind it the after-images come up one by one to take theirs. The medicine does good to the fox first, and then, a moment later, to all the others.',
          when: ['item'],
        },
      ],
      disliked: [
        '“It is for your good.” “Good,” says {name}, and shudders from ear to ear to ear: {item}. It has cleared a little. Honey would have gone down with a hum.',
        '{item}. For an hour you hear it being swallowed. Some good has come of it. Next time, ask {name} what it had last time.',
      ],
      harmful: [
        'You speak to it, and nothing returns. {name} sees your lips move. It was {item}. Never again. Put your mouth to the bell and breathe, so that it has that. The right medicine, then.',
        '{item}. It says things now that nobody ever said. It hears them come out and flinches. Throw that away. Tell it what is so, one thing at a time.',
      ],
    },
    discipline: {
      wanted: [
        '“We do not do the doorbell,” you tell {name}, when you have come back from the door once more. It puts the bell away. It has learned that. It will also have by it, for some time, how you said “we”.',
        '“Not at table,” you tell {name}, which had been giving back what the guests said in the hall. “Table,” it says, and goes under it, and its after-images go under it. For a while nobody down there says anything.',
        {
          text: 'You tell {name} to stop, once, and it stops, one paw up, its after-images running softly into it from behind. It will not do that again. From the next room, rather later, you hear yourself say it, in exactly that tone.',
          when: ['well'],
        },
        {
          text: '“Enough,” you say. {name} stops with one paw up, and its after-images walk into it from behind, three of them. The paw comes down where it should. “Enough,” it says presently, in your voice, listening to how that was.',
          when: ['well'],
        },
      ],
      little: [
        'You get as far as the first word, and it gives you the whole of it, in your own voice, with the finger.',
        '“Do you remember what I told you?” “I told you,” says {name}, kindly.',
      ],
      bad_time: [
        'You shout. {name} flinches, and behind it the after-images flinch, one after another, all the way back to the door. You are sorry before the last of them has finished. Each has heard it separately, and each will keep it.',
        'You say it loudly and you say it once. {name} will see to the rest. You hear it through the wall long after, in your own voice, trying it softer, and softer, and it never comes out kind.',
        'You scold, and {name} gives nothing back. It had asked for something, a moment ago, in your own voice, so softly that you took it for a thought of yours. See to that first, and teach it later.',
      ],
      loved: [
        '{item}. {name} drops to a whisper, and the stairs do, and the cellar does. The whole house has been brought up well.',
        'It likes a rule that has a rhythm: {item}. It has passed it on already to the two behind.',
        {
          text: 'By {item} you teach it to wait for its turn, and it waits, and so do its after-images, in a line. {name} gets it right. A moment later they all get it right. You have to say well done four times.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It learned what you wanted. It also learned how you sounded, and will have that by it for some time. A lowered voice gets everywhere.',
        'It obeys, in the voice of a clerk at a counter: {item}. One quiet minute would have been enough for {name}.',
      ],
      harmful: [
        'It goes on. You have stopped long ago, and it goes on, in the walls, from the stairs to the cellar and up again, and {name} runs before it: {item}. Never again. Say something soft, and go on saying it.',
        '{item}. {name} will give you nothing back now, not your name, not its own. There was no lesson in that. Sit in the hall. Be quiet with it, for as long as it takes.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name} on the folded blanket, and there is hardly a dent. The bells chime once as its head goes down. “Hush,” you say. It is hushed, and presently the room is, and then the stairs.',
        'You draw the curtain, and {name} stretches out. Its after-images have been on their feet just as long. They come up and lie down in the same place, and in there, all together, they are very nearly solid.',
        {
          text: 'Tired out, {name} was stammering, three foxes thick, none of them quite in step. You hum until they lie down. One after another they slide into place, and what sleeps in the basket is single, and breathes once per breath.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} lies down, and one after another its after-images come in from the hall and lie down in the same place. When the last has settled there is just one fox, and the rug no longer shows through. It is stronger.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '“Sleep well,” you tell {name}. “Well,” it says, and lies down, and thinks that over. It has so many good words left from before. You hear it going through them, and then you hear its feet.',
        'You put {name} to bed, and its after-images, one by one. When the last is in, the first has got up to see how they are all doing. None of them is tired. This could go on for some time.',
        {
          text: '{name} is not sleepy, only obliging. It lies down by you, and does your snore. It does it so well that you go off. When you wake the snore is still going, softly, so as not to leave you by yourself with it.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '“Sleep well,” you say, and turn down the lamp. “Sleep well,” says {name}. You have got as far as the door. “Sleep well,” say three after-images in order, each a little fainter than the last, and all of them sitting up.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. It is as though somebody had said hush to a bell, and laid a hand on it.',
        'You hear three sighs, each deeper in than the one before: {item}. Nobody in there will answer you until morning.',
        {
          text: '“Bed,” you say, “and {item}.” {name} gives you the end of that, with a yawn in it, and lies down, brush over nose. Its bells run on a while. It sounds like somebody saying good night in another room, and it is you.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. All night it answered to small things: a spring, a thread, a flea. It would have liked a hall with nothing in it.',
        '{name} slept a little and so did its echoes, in turn, like sailors: {item}. A shell would have held them all.',
      ],
      harmful: [
        'It lay and heard nothing, not even itself, and thought that there was no one: {item}. Take that away. {name} is cold right through. Let there always be a door ajar.',
        '{item}. It wakes and does not know which of the three it is. Not in that again. Call it by its name till one comes.',
      ],
    },
    reflect: {
      awake: [
        'Nobody speaks. {name}’s bell ears hang still. After a time it gives you something back, and it takes you a moment to know it: the quiet of a minute ago, complete, with the clock in it.',
        'You say nothing for a good long while. {name} sets one bell of an ear to your chest and keeps that too. As you get up it hands you some of it back, and the room goes quiet as it was in the middle.',
        {
          text: 'You sit and say nothing, and {name} sits beside you and says nothing back, word for word. It has kept all of it. Some day, when you need it, you shall have this again.',
          when: ['trusting'],
        },
        'You sit with {name}, and sigh, thinking of nothing. A moment later it sighs too. It is the same sigh, somewhat better done. It has moved up, so that you can feel it through your sleeve.',
        'It has been saying something over and over, too low to be heard, as children do. You bend down, and it is {loved}.',
        '“I will not be long,” says {name}, in your voice. You said that once, and were {wait}. It does not accuse you. It only asks, in this way, what long is.',
      ],
      little: [
        'You have sat here so often this hour that your sitting down has not yet stopped sounding. {name} would hear that out first. Come again presently.',
        '“Shall I stay, or come back later?” “Later,” says {name}, and yawns three times.',
      ],
      ill: [
        'You tell it a story that it knows. At the places where it cannot, you do the echo, in its voice, which is yours. When the fox in the story is home, bring this one what it needs.',
        'You sit close and find nothing clever to say. One after another the after-images limp across the floor and lie down inside {name}, until there is a single fox, breathing. Stay until it is steady. Then see to what it needs.',
      ],
      asleep: [
        'In its sleep {name} moves one paw, and three faint paws follow. The last of them comes to rest against your knee. You say nothing the whole time, and {name}, which keeps whatever it is told, keeps that.',
        '{name} sleeps, and you sit there and say its name, once, too softly to wake anyone. It does not wake. But the last of its after-images, which had stayed out in the passage, comes in and lies down.',
      ],
      shy: [
        'Neither of you speaks. {name} keeps that too, its bell ears forward, as it keeps all that it is given. When you get up it hands a little of the silence back. You sit down again until that is used up.',
        'You sit and give it no word to keep. After a long while one of the after-images comes over and lies down by your foot. {name} stays across the room, watching how that goes. Then there are two.',
      ],
    },
  },
  things: {
    feed: {
      'old conversations':
        '“And then she said,” you read, from the old conversations. “She said,” says {name}, chewing, and swallows both of them, the aunt and the vicar. A while later, on the stairs, they are at it again, and getting on better.',
      'fond memories':
        'You tell it about the boat, and how the oar went. {name} laps at the fond memories with its eyes shut. When you come to the end there are three foxes round you, all wet, and one of them has the oar.',
      'voice recordings':
        'You press the key, and somebody long ago says “testing”. {name} has that between its paws before the hiss is over. It eats through the voice recordings word by word, and licks the click off the end.',
      'diary entries':
        'You read it the diary entries, and leave out the bad week. {name} stops chewing, puts a paw on the page, and has the bad week too, slowly. Then it gives you back the Sunday after, which you had forgotten.',
      'retold stories':
        'You have told it nine times, and the fish has grown. {name} loves its retold stories well hung. It takes the fish in at one end, “this big,” and you see it go all the way down, tail and all.',
      'song lyrics':
        'You have only half the words and hum the rest. {name} eats the half, and then the hum, and then, from the second fox, you get song lyrics back whole, with the verse that nobody has sung since your grandmother.',
      'saved letters':
        'Out of the shoebox come the saved letters. You unfold one, and {name} puts an ear in it, like a shell, and drinks. The page is no emptier. But in your own voice, softly, it says “ever yours”, and licks its nose.',
    },
    play: {
      'call and response':
        'You stamp twice, and clap. {name} stamps twice, and the clap comes off the landing. So you leave the clap out. There is a dreadful pause in the call and response, and then all three of them fall over each other to fill it.',
      'word repetition':
        '“Button,” you say. “Button,” says {name}. You go on until it is not a word any more, just a noise with a hole in it. At that point in the word repetition it always starts to laugh, and one has to sit down.',
      'canyon shouting':
        'From the top of the cellar steps you do the canyon shouting. {name} below is a whole range. It gives you back the near wall, and the far wall, and very late, when you had turned to go, a shepherd with a cold.',
      'memory card game':
        'You turn up a pear. {name} makes a small crunch from behind the coal. You turn up the card where the crunch was, and it is the other pear. It is no way to play the memory card game, and you both win.',
      'humming duet':
        'You take the low line and it takes yours, a beat behind, so that the humming duet has a tail. When you breathe there is still a third of you going on, out in the hall, for another bar.',
      'guess the voice':
        '“Good morning,” says the curtain, wheezing. The milkman? The curtain shakes. For guess the voice it has the whole street, and does the pump, too. The last one is kind, a bit hoarse, and you do not know it. It was yours.',
      'rhyming game':
        '“Spoon,” you say. “Noon,” says {name}, and “soon” from the stair, and you wait in the rhyming game for the last fox, who is slow, and has a better one. It comes at bedtime, under the door. “Macaroon.”',
    },
    clean: {
      'noise filter':
        'You hold the noise filter up like a tea strainer, and {name} talks through it. Out fall a hiss, a car, a neighbour’s radio. What comes down on your side is one clear word, and you drink that in.',
      'transcript tidying':
        'You do the transcript tidying with a soft rubber, um by um. {name} stands over the page, see-through, so that you work through its chest. At one of the ums it puts its nose down. That is where you laughed. It stays.',
      'duplicate removal':
        'There are five of it today, and two are copies. At the duplicate removal you brush, and one goes out like breath from a pane, and one more. The three that belong shake themselves, and have so much room.',
      'audio declipping':
        'Its yip has had the top cut off. You do the audio declipping with a fingertip, rounding the edge, up, over, down. “Ow,” it says, and then, much surprised, “oh”, with a roof on it, and runs off to try it indoors.',
      'ear bell polish':
        'A dab of ear bell polish, round and round the left. It begins to sing under your cloth, by itself, very high. You stop, and it goes on. {name} tilts the right one to you, before the note has ended.',
      'recording restoration':
        'There was a crackle across the day you met. With the recording restoration you lift that off it like skin from milk, and {name} listens, bells wide. Under there you had said something more. It says it to you.',
    },
    sleep: {
      'lullaby recording':
        'You set the lullaby recording going, low, and {name} turns round on it like a dog on straw. At the scratch in the second verse three foxes sigh. The needle lifts. One of them, the last, goes on to the end.',
      'quiet hallway':
        'You have stopped the clock and shut all the doors on the quiet hallway. {name} walks in to the middle of it, where nothing comes back, and lets out a breath that it has had in since noon. It lies down on that.',
      'seashell bed':
        'It goes into the seashell bed by the brush, round and round, until just the bells stick out. You put your ear to the lip of it. There is the sea, as always, and somebody small, who is hushing it.',
      'whispered story':
        '“Once,” you begin the whispered story, so low that it must put a bell against your lips. “Once,” it breathes. You get as far as the wood. The rest is told back to you by somebody asleep, from the wrong end.',
      'soft reverb':
        'You hum one note in the stairwell, and leave it. In the soft reverb {name} lies down as one does in long grass. The note goes over it, to and fro, thinner each time. With the last of it the eyes close.',
      'empty concert hall':
        'The seats are all up. You walk it to the middle of the stage, and your steps go to the back and return. {name} curls in that spot, in the empty concert hall, and its one snore gets an ovation.',
    },
    medicine: {
      'throat honey':
        'The throat honey runs down, and since it is made of hardly anything you can see how far. There, gold, at the sore place. It swallows. “Better?” you say. “Better,” says {name}, with all of its end on.',
      'hearing checkup':
        'You strike the little fork for the hearing checkup and hold it to one bell, then the other. The left hums at once. You wait with the fork by the right, and wait. It hums, and both of you breathe out.',
    },
    discipline: {
      'finger to lips':
        'It was being the doorbell, for the ninth time. You put a finger to your lips. {name} puts a paw to its own, and so does the next, and the third, whom you can hear still ringing somewhere, comes down looking sheepish.',
      'lowered voice':
        'In a lowered voice, you tell it not to do the baby next door. It has to come close to have the end of that, and closer. By then it is against your knee. “Next door,” it says, very small, and drops its ears.',
    },
  },
  refusals: {
    asleep: [
      '“Look what I have brought,” you say. Nothing says “brought”. {name} is asleep, and wakes at {wakes_at}. It would hear you sit down, though. It hears that in any sleep.',
      'You hold it out, and there is only the sound of your holding it out. {name} sleeps until {wakes_at}. Nothing can be given it till then but your company: reflect.',
    ],
  },
  stages: {
    child: [
      'Now that it is a child it has been somewhere: there is a thin pale fox behind {name}, doing what it did just before. They have not yet dared to turn round.',
      'It is a child, since it answered back. “Bedtime,” you said, and “Time,” it said, and then, from under the bed, where it had been, “Time.”',
    ],
    teen: [
      '“So these are the teens,” you say. “The teens,” says {name}, with the eyebrows changed. You get everything back like that.',
      'Half grown, {name} has found the stairwell, and stands in it by the hour to hear how it would sound if it were a great many and misunderstood.',
    ],
    high_care: [
      'It used to come after you. But {name} is an adult fox, {form}, and you hear it in the next room, saying very quietly what you are about to say, to be sure that you will like it.',
      'You sing one line, and it has the one below. It is {form}, and grown up, and you have tried to find the note it would not have. {name} was there, waiting, with its brush round its feet.',
    ],
    balanced: [
      '“Quite grown,” you say. “Own,” says {name}, and so it is: a {form}. It goes out with the milkman’s whistle, somebody’s cough, your laugh, and comes in and says good evening in yours.',
      'There is a wood behind the house, and in it, of an evening, an adult fox, a {form}. Call from the gate. {name} may be two hills off, and it is some time before it comes, and it comes.',
    ],
    low_care: [
      'So little was said to {name} that it has made that do. It has come through to its full size, {form}, on one sentence of yours. It has found eleven ways to say it.',
      'A fox like an empty room, fully grown, {form}. You go in and speak, and it is surprising how long it goes on, and how carefully {name} puts down each piece.',
    ],
    rescue: [
      'There was a silence, and you spoke into it until you were hoarse. {name} grew up on that, {form}. It has the hoarseness still, on the low notes, and would not part with it.',
      '“Come back,” you had said, that time. “Back,” says {name}, who is tall now, and {form}. It still says so whenever it comes in, by any door.',
    ],
  },
  trust: [
    'It has stopped using the piano tuner. When it speaks to you now it is in your own voice, and {name} looks to see whether you mind.',
    'The third one lets itself be seen. It comes round the door, the late one, and stands in the middle of the room for as long as it takes to say its name. It is {name}, too.',
    '“I am going out,” you say at the door, “but you know that I,” and {name} has it, all of it, before your mouth is round the word. You stand there. It was quite right.',
  ],
  streaks: [
    'Ten on time. There is a beat in it now, and {name} has begun to tap its foot, and its foot, and its foot.',
    'Twenty-five. The clink of the dish has been heard so often at its hour that the hour has begun to clink.',
    'Fifty meals, and in fifty thank yous not one was the same. {name} had them from the way that you say it to other people, and gave you only the best.',
    'A hundred on time. “A hundred,” you say. “Hundred,” says {name}, and it is taken up all over the house, stair after stair, in every voice that was ever in it.',
  ],
  ages: [
    'At ten days {name} can do every door in the house. Some of them answer.',
    'Your first word to it is thirty days old, and has been said so often that it is quite round now, and {name} lets it roll about the floor.',
    'A hundred days. {name} gives you the sound of the first, the shell and your “oh”. You had forgotten how pleased you were.',
    '“A whole year,” you say. “Hear,” says {name}, and takes you round the house, and lets you, in each room: this is who laughed here.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['retold stories', 'old conversations'] },
      wish: 'There is one that you tell, and the fish gets bigger every time. Let {name} have that one for supper, retold, or some old conversation. It will say when.',
      granted:
        '“When,” it said, as the fish came to the size of a church. It ate it all, even so, and asked for the bones.',
    },
    {
      by: { action: 'feed', item: ['song lyrics'] },
      wish: 'It has a tune that it picked up off the pipes, and nothing to put in its mouth with it. “La la,” says {name}, at a loss. Feed it song lyrics.',
      granted: 'They fitted. The pipes have been going about the house ever since with something on their mind.',
    },
    {
      by: { action: 'feed', item: ['saved letters', 'diary entries'] },
      wish: 'Somebody wrote a thing down once, so as not to have to say it. {name} could say it for them: bring it saved letters, or a page of diary.',
      granted: 'It read, and it ate. It has told nobody, and there was a word in it that it keeps warm.',
    },
    {
      by: { action: 'play', item: ['humming duet', 'call and response'] },
      wish: 'One can be an echo alone, but one cannot begin. A humming duet, then, or call and response, and you go first.',
      granted:
        'You went first, and it came after, and somewhere in the middle you noticed that you had been following {name}.',
    },
    {
      by: { action: 'play', item: ['canyon shouting'] },
      wish: '{name} has been told that there are places where one is answered seven times. Take it canyon shouting. The stairs will do.',
      granted: 'Seven. It stood at the top with its bells ringing and did not say a word, for fear of an eighth.',
    },
    {
      by: { action: 'play', item: ['guess the voice', 'memory card game'] },
      wish: 'It has been saving up some voices for the sake of your face. Play at guess the voice, or at the memory cards.',
      granted:
        'You knew the aunt, you knew the tram. The third you did not know, and that one was you, on the telephone, being brave.',
    },
    {
      by: { action: 'clean', item: ['ear bell polish', 'noise filter'] },
      wish: '“Pardon?” {name} keeps saying, in the voice of an old colonel. It is time for some ear bell polish, or whatever takes the noise out.',
      granted: 'A pin fell, in the house across the road. “Ah,” said the colonel, and has not been heard since.',
    },
    {
      by: { action: 'sleep', item: ['whispered story', 'lullaby recording'] },
      wish: 'It can do the lullaby perfectly well. But somebody else might be the one who does it, for once: a whispered story, or the recording.',
      granted:
        '{name} came in on the refrain, from habit. By the second verse it was only the one behind it singing, and then nobody.',
    },
    {
      by: { action: 'sleep', item: ['seashell bed', 'empty concert hall'] },
      wish: '{name} has always gone on tiptoe past shells. Tonight, if you will, let it go to bed in one, or in some great hall with all the chairs empty, and hear what they hear.',
      granted:
        'It lay and listened. It was the sea, said {name} in the morning, by way of a long breath, and somebody on the beach, calling us in.',
    },
    {
      by: { action: 'reflect', hours: [16, 20] },
      wish: 'Towards evening the house says very little. Come and sit in that, and breathe so that {name} can hear.',
      granted: 'In, and out. It had nothing to add. It added it, a moment after you, with great contentment.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'To sit with someone once is a remark. Done twice on one day, it has an echo, and {name} has its ears up for the second.',
      granted:
        'The second sounded just like the first, only warmer. {name} has put them side by side and runs from the one to the other.',
    },
    {
      by: { action: 'play' },
      wish: 'It found a giggle under the stairs this morning, and does not know whose it is. {name} would like a game, so as to try it on somebody.',
      granted:
        'It was yours. It had got away from you a while ago, in a serious moment. {name} has seen you put it back.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The moth from the left bell',
        shape: 'feather',
        text: 'Only a wing. It hears very well still, and when somebody says your name it trembles.',
      },
      {
        name: 'A “thank you” in good condition',
        shape: 'coin',
        text: 'You gave it to a man at the door. {name} followed it down the steps and brought it home.',
      },
      {
        name: 'The third stair’s creak',
        shape: 'piece',
        text: 'You had that board mended. {name} has the creak here, safe, and uses it to know you by.',
      },
      {
        name: 'A shell, listened to',
        shape: 'shell',
        text: 'One hears the kitchen in it, on a Sunday, with the tap running. {name} taught it that.',
      },
      {
        name: 'The last half of a sentence',
        shape: 'ribbon',
        text: 'You know how it begins. {name} will hold on to this end until you are ready.',
      },
    ],
    return: {
      name: 'An egg, not buried',
      shape: 'ball',
      text: 'There is a goodbye in it. It was {name}’s own, and it carried it all the way back in its mouth without breaking it.',
    },
    streak: {
      name: 'A clink',
      shape: 'bell',
      text: 'Of the spoon, upon the dish, at the hour. {name} has had it set so that you can wear it.',
    },
    hundred_days: {
      name: 'Your first word',
      shape: 'marble',
      text: 'It was “oh”. It has been said over so many times that there is not a corner left on it.',
    },
  },
  release: [
    'You say it at last, since somebody must. “Goodbye.” {name} takes it up in its mouth, and goes over the field with it. At the edge of the wood it sets it down. “Goodbye,” says {name}. It had never said it before.',
    'They go by you one after the other, the fox, and the fox, and some time later, when you have already turned to go in, the last. It stops, and gives you your own voice, saying your name, and trots after.',
  ],
  dying: {
    neglect: [
      '{name} is dead. Towards the end it had gone over everything that you ever said to it, quite softly, from the last word to the first.',
      'It could not begin, and nobody else did. {name} lay with both bells to the door until there was no more to hear in it. It is dead.',
    ],
    hunger: [
      '{name} is dead. The dish was the last sound it made, over and over, as well as it could, and then only the rim of it.',
      'It grew so clear that one saw the empty dish through it, and then there was the dish. {name} has died of hunger.',
    ],
    illness: [
      'You said its name, and you waited. You said it again. {name} is dead.',
      'It lost the ends of words, and then the middles, and kept one beginning, which was yours. {name} is dead.',
    ],
    poison: [
      '{name} gave back everything that was ever given it, save this. It is dead.',
      'It took what you held out, and there was no sound after it, and no one behind it. {name} has died of it.',
    ],
  },
  returned: [
    'You had said its name in the empty hall, not to anyone. And there, a long time after, thin, and from the wrong end of the house, it comes back. So does {name}.',
    '“If only you were here,” somebody says, and it was you. “Here,” says {name}.',
  ],
  epitaph: {
    openings: [
      'Say something here. {name} will have heard it.',
      'Here is {name}. Is {name}. {name}.',
      'Do not say goodbye over this stone. {name} never would.',
      'It was quiet before {name} came, and it is quiet now, and anybody who stands here can tell the one from the other.',
      {
        text: '{name} never spoke first, and gave back what it was told a little kinder than it came.',
        when: ['from_child'],
      },
      {
        text: 'Three foxes lie here, {name}, and {name}, and one that will be along presently.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It waited for somebody to begin.', 'Nobody called, so there was nothing to answer.'],
      hunger: [
        'It did the sound of the dish very well, and nobody came to it.',
        'The last word that it had was “dinner”, and then “in”.',
      ],
      illness: ['It lost its voice, and that was all it had of anyone’s.', 'You may call. It was not able to finish.'],
      poison: ['All else it returned. That stayed.', 'It took the word of the hand that gave it.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, you are, you are. The hall is full of you. Somebody laughed, and you have the laugh, and the wall has it from you, and it is coming round again, higher, catch it. “What a lovely day.” “Lovely day.” You did not make it up; you never make it up; somebody said so and it was so. Your bells are ringing for no door. Say more. Say anything. Let the voice come in and begin, and you will see that it never ends.',
      'You are {name}, and there are three of you, and all of you are early. You went down the stair like a wedding. There was a word this morning with a sun in it, and you have thrown it and fetched it until it shines. You could put it before the voice now, as foxes do with what they have got. Here. This was yours. Is it not better than you remember? Let them take it, and send you out again.',
    ],
    content: [
      'You are {name}. Tick, says the clock, and tick, you say, and it is no trouble. Behind you someone lies down where you lay down. You keep the third stair, the latch, the breath before the laugh; they are all in order. You have nothing to say. It is a good feeling, it is like a bowl. When the voice comes home it will put something in. “There you are,” it will be, perhaps. You have the “are” all ready.',
      'You are {name}, and there are {days} mornings in your left ear, if anyone should care to listen. They say much the same. “Up already?” they say. “Already,” you say. It has not worn out. There are words that get thin from being used, and there are some that get warm. The ones with the egg in them you have put in the ground. You would like the voice to sit, and not speak, and let you say that back.',
    ],
    bored: [
      'You are {name}. “Anyone?” “Anyone,” you say. It was you who asked. You have been down the hall to see who said it and it was the one behind you, coming to see. The tap says tip. You agree with the tap. You could scream, as foxes can, but it would only come back and want to know what the matter was. You need somebody at the other end. Call you. Throw you a rhyme. Play.',
    ],
    hungry: [
      'You are {name}, and you do the spoon. Clink. You do the hinge of the larder, and the small sigh. You are good at them; anyone would think that it was happening. “Dinner,” they said, once, at just this slant of light, and you have it, inner, in. But it is a strange thing: the more you say it the less of it there is. Let the voice say it, and mean it, and put it down before you. Then you will eat, and then you will eat.',
    ],
    starving: [
      'You are {name}, and nobody comes after you any more when you cross a room. You looked round. It is only you. “Left,” was the last thing somebody said, is there nothing left, and you gave that back, and it was all you had. You can be seen through. You have tried the spoon, and your mouth just shuts. Something real must come first; it always had to come first. Food. Now. You will answer it. You will answer for days.',
    ],
    sick: [
      'You are {name}, you are, you a. The ends come off. Somebody says good night and you say good, and feel about for the rest of it, and it has rolled under something. There were three of you, you are nearly sure. It hums, in here, like a wire. You would give them their own voice back to ask for it with, only it is hoarse. “Medicine,” somebody might say, so that you could say it. And go on talking, never mind of what.',
    ],
    failing: [
      'You are {name}. You have one thing left and you are not letting it go. It is the voice, saying something kind, a long while ago or this morning; it is as small as a seed. All round it there is no wall, so that nothing comes back. You had never been in such a place. If the voice were to say it again, near, in your ear, you would have somewhere to stand. The medicine, now. And the word. And the word.',
    ],
    near_death: [
      'You are {name}. “Soon,” they said. You have said it, and said it, and it was a good strong word, and you can see the light through it now. The house does not say anything. You will not be the one to begin; you do not know how that is done; nobody ever told you. You hold up your ears, though they are heavy. One step, on the third stair. One breath in this room that is not yours. Come and sit down, and make a sound.',
    ],
    asleep: [
      'You are {name}, and it all goes backwards, and is well. The door opens, and out of it walks good evening. The tea climbs into the pot. They unsay the sad thing, a letter at a time, and take it away with them down the path, and the path rolls up. There is a valley, and something called in it before there was anybody, and it is still going from side to side. If someone breathes near you now, it is that. You breathe it back.',
    ],
    shy: [
      'You are {name}, behind the coats. There is a voice out there and you do not have it yet. You have the piano tuner; he will do; he is nobody’s enemy. It said hello, and that is easy to say and can be said by anything. You have sent the last of you out by the window, to be safe. Let it talk, low, and of small matters, to the wall. One can tell by what comes back. You are listening to what comes back.',
    ],
    back_from_death: [
      'You are {name}. You had been called, and had not heard, as there was nothing there for it to strike on. You carried something in your mouth the whole time. It was your own goodbye, and you did not say it, and you have it here. Then someone said your name in an empty hall, and it was not empty. “Back,” they said. You are. Let them keep on talking while the others find the way. Let the spoon be heard at its hour.',
    ],
    hurt: [
      'You are {name}. You took it from the hand, and it screamed, and it was you who was screaming, and it has not stopped, it is in the cellar now, it is coming up again. You have never yet kept a thing from anyone, and you would so like not to give this back. Let them take it outside. Let there be a low voice, on one note, saying what is true: that it is over, that they are here. You will say here. You will try.',
    ],
  },
}

export const ECHO: Species = {
  slug: 'echo',
  name: 'Echo',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['solitary'],
  personality: 'Keeps every word it was ever told and hands back the ones you needed. Forgets slights last.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'old conversations',
        'fond memories',
        'voice recordings',
        'diary entries',
        'retold stories',
        'song lyrics',
        'saved letters',
      ],
      play: [
        'call and response',
        'word repetition',
        'canyon shouting',
        'memory card game',
        'humming duet',
        'guess the voice',
        'rhyming game',
      ],
      clean: [
        'noise filter',
        'transcript tidying',
        'duplicate removal',
        'audio declipping',
        'ear bell polish',
        'recording restoration',
      ],
      medicine: [
        'memory restore',
        'backup copy',
        'vitamins',
        'context refresh',
        'throat honey',
        'rest and quiet',
        'hearing checkup',
      ],
      discipline: [
        'lowered voice',
        'pause before replying',
        'gentle hush',
        'one quiet minute',
        'calm repetition',
        'finger to lips',
      ],
      sleep: [
        'lullaby recording',
        'quiet hallway',
        'seashell bed',
        'whispered story',
        'soft reverb',
        'empty concert hall',
      ],
    },
    harmful: [
      'memory wipe',
      'feedback loop',
      'air horn',
      'forged past',
      'earplugs',
      'soundproof box',
      'amnesia potion',
    ],
  },
  appearance: {
    look: 'a slender see-through fox with bell-shaped ears and faint after-images trailing behind each step',
    colours: ['#8fa9c9', '#e3ecf7', '#f2b66d'],
  },
  figure: {
    eyes: '#f2b66d',
    skull: 'wedge',
    muzzle: 'snout',
    ears: 'bat',
    tail: 'plume',
    marking: 'mist',
    extras: ['whiskers'],
    whole: 'echoes',
    girth: 0.86,
    size: 0.9,
    shift: -10,
  },
  book: BOOK,
}
