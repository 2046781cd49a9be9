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
    'The egg cracks, and a moment later, from somewhere behind it, cracks again. {name} steps out on glass feet and lifts two ears like bells. It is waiting. It cannot begin. Say something.',
    '“Oh,” you say, as the shell comes open. “Oh,” says {name}, wet, transparent, and about the size of the word. It is the first thing it has, and it says it again, more softly, to see that it is still there.',
  ],
  looks: {
    thriving: [
      '{name} throws a giggle down the corridor, runs the whole length after it, and is there in time to catch it coming back.',
      'You sneeze. {name} sneezes. Then the one behind it does, and you wait, with your hand up, and from the landing comes a third, very faint, and all of them roll about.',
      'Every footstep has two more in it today. {name} crosses the boards, and itself, and itself, so that it sounds like a wedding arriving, and it is only going to look out of the window.',
      '“What a lovely day,” you say. “Lovely day,” says {name}. “Day,” says the one on the stairs, and shakes out its brush.',
      'One word is going round the house, from fox to fox to fox, and each of them gives it a twist of its own. By the time you can make it out it has a tune: {loved}.',
      {
        text: 'You laugh in the kitchen. {name} has it before it reaches the door, tosses it to the next of itself, and so up the stairs. But when you come to see, there is just the blue of a brush going round the turn.',
        when: ['wary'],
      },
      {
        text: 'Something shouts for joy in the cistern. You go up, and now it is shouting in the boots. It has made one word of yours last all morning, “splendid”, but it hands it about behind your back.',
        when: ['wary'],
      },
      {
        text: 'You whistle two notes, and {name} is already on the third. It sits back on its see-through haunches, with both bells going, and waits for you to catch up.',
        when: ['trusting'],
      },
      {
        text: 'You open your mouth to sing and three parts come in. {name} stands with its forepaws on your knee, no heavier than a draught, and conducts you with one bell. You have never been so good. You hold the last note for it.',
        when: ['trusting'],
      },
    ],
    content: [
      'The clock ticks, and {name} repeats it, half a tick behind, with its eyes shut, like somebody telling beads.',
      'You hear your own step on the third stair, and look up to see what you want. It is only {name}, practising you. It has got the sigh on the landing.',
      '{name} passes, thin as breath on a pane, and you can read your book through it. A moment later it passes. You had better wait with the page. Yes, there it goes.',
      '“Is that door shut?” you call. “Shut,” {name} calls back, and the bells of its ears hum for a while, as they do for any door.',
      'There are two foxes lying on the rug and one still turning round to lie down. You step over the two. It is as well to step over the third.',
      'It is humming what the pipes hum. Half way along there comes into it, quite naturally, as if the pipes had known of it, {loved}.',
      'Listen at {name} as one does at a shell, and you can hear them, {days} mornings, one behind the other, all of them being let in by the same door.',
      {
        text: 'You set down your cup. From behind the coats comes the sound of it being set down, with great care, and then a silence as of somebody who hopes that was right.',
        when: ['wary'],
      },
      {
        text: '“Where did I put my,” you say, and {name} does the chink of keys in a coat, the grey one, left pocket. You had not asked it. You had only begun.',
        when: ['trusting'],
      },
      {
        text: 'Nobody has said anything to it yet but its name. {name} says that, and looks round, and there it is again, a step behind it with its ears up. It has never been so glad.',
        when: ['baby'],
      },
    ],
    curious: [
      'A word has come into the house that it never heard. One ear goes over it, and then the other goes over it the other way. “Marzipan,” says {name} to the wall, and waits to see what it does.',
      '{name} has found a place in the hall from which everything comes back. It puts one foot in it, and takes it out, and puts one foot in it.',
      'Something is under the snow of papers on your desk. {name} stands stiff, bells forward, goes straight up in the air as foxes do for mice, and comes down with your alarm clock, ringing.',
    ],
    bored: [
      '“Nothing to do?” you say. “Do,” says {name}. “Do,” says the one behind it. “Do, do.” It wants you to play with it, and not only in words.',
      'It has said good evening to itself, in three places, and has been answered each time, and has learned nothing. Come and play. Call something that it has to run for.',
      'You left the tap dripping and {name} has been agreeing with it since noon. It would sooner have a game with someone who stops now and then. Play.',
      {
        text: 'It is doing the doorbell, and its own paws running to the door, and nobody. Then it does the doorbell. Come and play with {name}, and be somebody.',
        when: ['sad'],
      },
    ],
    hungry: [
      'There is the clink of a spoon upon a dish. You look round, and nobody has moved. It was {name}, and the clink is from some other day, and it does it again. Feed it.',
      '“I must see about your dinner,” you say. “Dinner,” says {name}. “Inner,” says the next. “In,” says the last, by the larder. You have the message. Give it its meal.',
      'With its mouth shut {name} does the larder door: the hinge, the hook, the little sigh. It does it very well. It wants to hear the real one, and be fed.',
      {
        text: 'Something scrapes a dish in the passage. When you look the dish stands there, and the scrape goes on for a while in the empty air by it. {name} has drawn off, so that you can fill it. Feed it.',
        when: ['wary'],
      },
      {
        text: 'A lid is lifted in the dark scullery, put back, and lifted. You go and look at the lids. They are all in place and a bit warm, and a fox’s breath is on one. Feed {name}, and let it hear you walk away.',
        when: ['wary'],
      },
      {
        text: 'You say, “I could eat a,” and it says, in your voice, with your mouth full, what it was on Sunday. Then it puts its paw on your foot, and you cannot feel it. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: '“What is it?” you say to the cold nose at your wrist. “It,” says {name}, and opens its mouth, wide, with no sound, for you to look in. It shows nobody else that. You can see the rug through it. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '“Is there nothing left?” “Left,” says {name}, and no one says it after it. The other two have gone. Feed it now.',
      'For {hours} hours nothing has clinked. {name} lifts the spoon itself, in teeth that are hardly there, to make the sound, and it drops, and the sound is nothing to do with it. It needs food now.',
      'You say its name. It has to walk across the room to fetch the answer, and sits down half way. Put the dish where it is sitting, at once.',
      {
        text: 'There is one fox left, and when it coughs, it coughs once. No one has it after. Give {name} a few mouthfuls at its chin, now, and medicine when they are down.',
        when: ['ill'],
      },
      {
        text: 'It is running, all three of it, from clink to clink: it hears spoons all over the house after {hours} hours, and gets there, and it was the pipes. It shies at your arm. Put down a dish now, so that it rings.',
        when: ['wary', 'well'],
      },
      {
        text: 'It lies with one bell to the floor, to catch steps, and they are not to be yours, for at yours it closes. It has been {hours} hours. The ribs show the boards. Food now, without a word, and medicine in the same hush.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '“How are you today?” “Today,” says {name}, after some thought, and lays its chin down. Its after-images sit by it. It could use medicine, or some rest and quiet.',
      'The second fox has to wait for the first. They cross the room like people with a piano. Give {name} medicine, or let it sleep as long as it likes.',
      {
        text: '“Cheer up,” you say. “Up,” says {name}, and gets up, to please you, and does a small turn, and the two behind have to prop it. They are all laughing, your laugh. Medicine, before it has to sit.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is fluff in one bell, and so all that {name} says comes out as if from under a bed. It shakes its head. It says “bath” to you, or possibly “bat”. Give it a wash.',
      'A cobweb is on the first, and dust is on the second, and the third has been through the coal. Wash the one in front. It does for all of them.',
    ],
    sick: [
      '“You are not well,” you say. “Well,” says {name}, and has to lie down after it. It needs medicine.',
      'It loses the ends of things. You say its name, and you wait, and what comes back is the first half, and then a cough. Medicine, please.',
      'There is only one of {name}. You look along the hall for the others, and it looks too. Give it medicine, and they may find their way.',
      {
        text: 'It coughs in the broom cupboard, in the postman’s cough, so that you shall think it is the postman. Leave medicine at the door of the cupboard, and say to the postman that you hope he will soon be better.',
        when: ['wary'],
      },
    ],
    failing: [
      'You call it, and the answer comes from so far off that you look out of the window. {name} is lying at your feet. Medicine now, and keep on talking.',
      'Its mouth is open, and in it, very small, is your own voice, saying something kind. {name} is holding on to that. Give it medicine at once.',
      {
        text: 'You bend close, and it puts its paw of air against your mouth. It cannot bear the loudness of you. So say nothing. Let the medicine fall between its teeth now, drop after drop, and have only your breathing there.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Nobody has spoken in this room for {hours} hours, and so {name} has had nothing to say. It lies by the door with both bells up. Come in. Say anything. Sit by it.',
      '“Soon,” says {name}. It is your own word, from when you went out, worn very thin with saying. Be here now, and give it another.',
      'At your step on the third stair one ear of {name} lifts. It has done that step so often, these {hours} hours, that it does not believe it. Come the rest of the way, and sit down.',
      {
        text: 'It is sound as a bell, and nothing has struck it for {hours} hours. It stands by the wall with its mouth a little open and has turned its eyes from you. Sit down near, and read to it, aloud, whatever you have.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is hardly a rim of light to it. You say its name, and it shuts its mouth, so as not to give you that. It had {hours} hours without a voice. Stay, hum something, and wet its lips with medicine as you hum.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Its brush is over its nose. Under that, not quite aloud, the day is going by from the wrong end: thgin doog, it says, and pours the tea up into the pot.',
      '{name} is asleep, and so is the one behind. The third has only now come in from the garden. It looks at the two of them, and lies down where there is room.',
      'A lullaby goes through the room with nobody singing it. You know it by the bar where you always breathe. {name} breathes there, too.',
      {
        text: 'Two of them sleep in the middle of the floor. The third has lain down across the doorway with one bell open towards your room, and hums when you turn over.',
        when: ['wary'],
      },
      {
        text: 'You hear it snore in the armchair, and go round on tiptoe, and there is nobody in the armchair. It has left the snore there for you. It sleeps somewhere else, without any sound at all.',
        when: ['wary'],
      },
      {
        text: 'In its sleep {name} says the end of a sentence that you have not begun yet. You write it down. On Thursday you catch yourself just about to say it.',
        when: ['trusting'],
      },
      {
        text: 'Brush over nose, on the hem of your coat. It runs the day back beneath its breath, and each time it comes to you, it stops and goes over that once more, forwards, before it goes on.',
        when: ['trusting'],
      },
      {
        text: 'It breathes out, and you wait for the other two, and they do not. The one fox sleeps with a catch in it like a gate. Sit where it can hear your chair. Give it medicine with the first word it says.',
        when: ['ill'],
      },
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
      'You say hello. “Hello,” says {name}, from behind the door, in the voice of the piano tuner. It does not mean to use yours yet. Sit down, and talk about nothing much.',
      'What you see is the last of the three, going out. The others have gone already. They are not far. Stay where you are, and let it be quiet.',
      '{name} sits at the end of the corridor, just where a word gets tired. If you speak low it will have to come a step nearer, to have the end of it. Be patient.',
      'Something in the hall says how long it was: {wait}. It says it in no one’s voice. {name} is behind the coats. Keep it company, and do not raise yours.',
    ],
    back_from_death: [
      '“You came back,” you say. “Back,” says {name}, and hears that, and turns round to look for whoever is behind it. No one yet. Stay by it, talk to it, and feed it at its hour.',
      'It is {name}, so clear that there is little to see of it but two rims of light where the bells are. It has been where nothing answers. Speak. Sit with it, and be on time with its meal.',
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
        '{name} eats, neatly, and without any noise at all. Then, when the dish is bare, you hear it eat.',
        '“Eat up,” you say. “Up,” says {name}, out of the bowl, and looks up, and it is all gone, and a second nose comes over the rim a moment later to make sure.',
        'You hear the crunch, and a while after it a smaller crunch from the stairs, and somewhere in the attic, as you dry the dish, one more.',
        'You can watch it go down, since {name} is made of hardly anything: first there is a meal in a dish, and then, in the same arrangement, a meal in a fox.',
        'It licks the dish, and likes the ring of that so well that it has kept it. Tonight, when you are trying to read, you will be given it again, with the spoon.',
        {
          text: 'There was a thank you that you said to somebody at the door. {name} had it by, with the smile still on it, and lays it on the edge of the empty dish.',
          when: ['well', 'from_child'],
        },
        {
          text: 'You put down the dish and step back. A fox comes, noiseless, and eats. You think that was {name}, until the real one walks out of the coats, and it is that one’s turn to be thin air.',
          when: ['wary'],
        },
        {
          text: '“Would you like,” you say. “Your dinner, my dear,” says {name}, in your voice, kinder than you would have said it, and has its chin on the rim before the spoon is out.',
          when: ['trusting'],
        },
        {
          text: 'The spoon says clink. {name} stops eating. It tries that, with its mouth full, and it comes out as a hum, and from the wall there comes a very little hum. It forgets the food altogether, and then remembers.',
          when: ['baby'],
        },
        {
          text: '“Who is my,” you begin, and it has the rest, and the dish, and is round your legs in all three of itself like wool round a chair. You cannot move. You are told from below that it is delicious.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It eats, and then does you, eating, so well that you laugh, and then does the laugh, with its mouth full. There is soup on the ceiling. “More,” you say, holding your side. “More,” it says, and means the laugh.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Three foxes go through the kitchen at a run, each a step after the other, and the dish is empty after the second. The third looks in at it. You say you are sorry. “Sorry,” it says, and shows its teeth, laughing.',
          when: ['wary', 'well'],
        },
        {
          text: 'You call it, from the step. It answers in the gate’s voice, from the gate, in the pump’s, from the pump, and while you are looking there somebody behind you has had the lot, and rung the dish with a claw.',
          when: ['wary', 'well'],
        },
        {
          text: '“Slowly,” you say. “Slowly,” says {name}, and you are glad that it says anything. It eats with its chin in your hand. The second of them has come just to the door, and lies down there, to save the steps.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You set it down, and that makes {streak} on time. {name} no longer does the sound of the spoon beforehand. It leaves that to you, and listens.',
        '“There you are,” you say. “There you are,” says {name}. It has said that for {streak} meals now, and today it was a shade before you.',
        'All three of them were at the dish when you came, even the late one. It has taken {streak} in a row to get it there.',
      ],
      early: [
        'The sound of the last one has not died away yet. {name} holds up a paw: there, you can still hear it. It takes a mouthful of this, and would have the rest at {opens}.',
        '“Too soon?” you ask. “Soon,” says {name}, and has one bite, and does your own step going back to the kitchen, quite kindly. It means {opens}.',
        'It eats what would be about the first syllable, and looks at you, and the other foxes look at it. They have hardly sat down. Call them again at {opens}.',
        {
          text: 'It sends the late one, who has the most time. He takes a lick, and does your step, going off, and after that a door. You are to make those sounds, please, and then come in by them again at {opens}.',
          when: ['wary'],
        },
        {
          text: '“Already?” you say, ashamed. “Ready,” it says, at once, to spare you, and has one bite. Then it does the striking of a clock for you, soft, as many strokes as there will be at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '“I am sorry that I was so long,” you say. “So long,” says {name}, and eats, and when you open the door again to fetch the water it flinches at the latch.',
        'It cleans the dish. Only the one in front has come to it, though. The others have stayed in the passage with their backs turned.',
        '“Thank you,” says {name}, over the clean dish. It says it in the voice of the man who reads the meter, and holds the door for you as he does.',
        {
          text: 'It eats with stops. In every stop you listen for the second fox, and hear it breathing on the stairs, where it had to sit down. They want medicine, all of them.',
          when: ['weak'],
        },
        {
          text: 'It answers no one. One fox, so faint that the dish shows through it, comes to the edge, takes a mouthful and carries it behind the door to swallow. You hear the cough. Put medicine there, and speak from where you are.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Forgive me,” you say. Nothing. It eats a little, with its bells laid back so that they shall hold no word of yours. There is a wheeze in each breath, and no second breath behind. Medicine now, and no more speeches.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It eats, quick and neat. Then for an hour whatever you drop makes no sound: cup, keys, book. It has got there first and had it. At last you hear all of them come down at once, in the cellar.',
          when: ['wary', 'well'],
        },
        {
          text: 'You talk to it while it eats, and it gives each word back as it got it, whole, like change counted into a palm. It has kept nothing. Off it goes with a light step, yours, to the far end.',
          when: ['wary', 'well'],
        },
        {
          text: 'It had been doing your key in the lock. It is so good at that, it ran out to itself eleven times. Now it eats, with one paw on your shoe, and at each sound from the door it presses.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It eats, and there is no second sound. It was {hours} hours. Whatever used to come after {name}, and sit where it had sat, has not come.',
        '“Are you angry?” you ask it. Nothing. “Are you there?” you ask. “There,” it says at last, and it is not clear where. You were {hours} hours.',
        'After {hours} hours it takes the food without a look, and when the dish is empty goes and lies down in the one corner of the house which gives nothing back.',
        {
          text: 'You say “eat”, and nobody says it. You put a little on its tongue. Here {hours} hours went by without a word, and there is a rattle in the one fox that is left. Medicine, and speak to it while you pour.',
          when: ['ill'],
        },
        {
          text: 'For {hours} hours it has said your last word over, and now it has no edges, it is just breath. It takes a shred, and shuts its mouth on that word when you lean in. Pour the medicine, and let it keep it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You speak, and it flinches, as at a noise. In {hours} hours it had forgotten that there are any. The one fox left laps twice and lies down with its back to you, rattling. Medicine, in a whisper.',
          when: ['ill', 'wary'],
        },
        {
          text: 'There is a party of voices in the passage, and none of them is yours. {name} eats with its back to you, brisk, and answers you in the baker’s. It had {hours} hours to put your own away where you cannot hear it.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '“Some more?” “More,” says {name}, from courtesy, since that was the end of it. It has not moved. It is full up. Ask it at {opens}.',
        'You put the spoon to the dish. {name} does the clink back to you, the other way round, so that it goes into the drawer. Again at {opens}.',
      ],
      ill: [
        'A little goes down. You hear it, a long time after, like a pebble in another valley. {name} turns its head aside. Now, medicine.',
        '“Try some,” you say. {name} opens its mouth to say it and you get a crumb in. Leave it at that. It must have medicine.',
      ],
      loved: [
        '{item}, you say. {item}, says {name}, and {item}, say the stairs, and the cellar, and they are still at it when the dish has been licked and put away.',
        'It was so good that {name} has eaten it, and played it back, and eaten it. You gave it once: {item}.',
        'Two bells ring, all by themselves, though nobody shut any door. {name} had put its nose over the rim, and seen that it was {item}.',
      ],
      disliked: [
        '“Do you not like it?” “Like it,” says {name}, truthfully adding nothing, and pushes it over to the second fox, who pushes it to the third: {item}. They miss fond memories.',
        '{item}. It comes back to you from {name} just as it went in, with a little reverb. Give it something that was said by somebody, once, and meant.',
      ],
      harmful: [
        'It cries out, and goes on crying out all through the house after it has stopped. That was {item}. It was no meal. Keep it from {name} for ever, and speak low until the last of it has died away.',
        '{item}. It opens its mouth, and what comes out is noise, in your voice. It is more frightened of that than of the pain. Never again. Say its name, slowly, until it has it.',
      ],
    },
    play: {
      wanted: [
        '“Catch me,” you call. “Me,” calls {name}, and is behind you, and behind you, and behind you, and it is the third that gets you by the sleeve.',
        'You throw it a rhyme and get it back with the ends turned up. So it goes, to and fro across the room, until it is a song, and neither of you can be made to own the chorus.',
        'Canyon, says the game. You stand at the foot of the stairs, and shout, and {name} at the top is seven hills and a river and, a good deal later, a goat.',
        'Which of these is {name}? You put your hand on the first, and it goes through. You put it on the second. The third sits down behind you, and laughs with your laugh.',
        {
          text: 'You say “boo” to the curtain. “Boo,” says the cupboard. You open it, and it is the bath that laughs. All evening you are led about by your own voice, and never see a whisker.',
          when: ['wary'],
        },
        {
          text: 'You knock on the table, rat-tat. Under it somebody knocks, rat-tat, and runs. You knock on the stair, and are answered by the attic. At the end you knock on your own chest, and it is quite a while until that is tried.',
          when: ['wary'],
        },
        {
          text: 'You sing the first line and leave it. {name} sings the second, that you have never taught it, since you never could remember it. It is right. You both look at each other with your mouths open.',
          when: ['trusting'],
        },
        {
          text: 'It gets under your coat, and does your voice from there, and you only move your lips. Together you go and ask the mirror how it does. Each time you try to be serious it says “ahem” a moment too soon.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Happy?” “Happy,” says {name}, as it had been saying when you came. You sing a round all the same, and it takes all the other parts.',
        'You clap once, and there is applause. It has enough of that put by from this morning for the two of you.',
      ],
      bad_time: [
        '“Ready?” you say, and throw, and it comes back the way that it went, off the wall. {name} has not stirred. One bell turns to you, and sinks. Look to what it needs.',
        '{name} gives you one word for your ten, and that is the last, and it is only breath. You had asked how it was. Go by the breath, and see to what it lacks.',
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
        'You take a soft cloth to the left bell, and there is a moth in it, and behind the moth a whole sentence that you said on the stairs. {name} had wondered where that went.',
        'As you brush the first of them the second comes clean, a stroke later. Then, in the next room, there is the sound of somebody being brushed.',
        'The dust comes off {name}, and with it a hiss that you had taken for the rain. It says your name. It has not been so clear for days.',
        {
          text: 'You brush, and feel nothing under the brush, and keep on. It has sent the after-image. By the time you have done that one nicely, {name} has come out, and stands in its place.',
          when: ['wary'],
        },
        {
          text: 'It lends you the brush of the second fox to begin on, and watches from the door. You are as gentle as with glass. So it comes and stands where that one stood, and winces beforehand, and then need not have.',
          when: ['wary'],
        },
        {
          text: 'It puts its bell into your palm, open side up, like a cup to be rinsed. Far down in it somebody is saying good morning. It is you, every day, and you go gently round them.',
          when: ['trusting'],
        },
        {
          text: 'It tips its head, and lets fall into your palm all that it has in that ear: a latch, a laugh, rain. Nobody has held those. You wipe the bell and pour them in again, the laugh last, and it is yours.',
          when: ['trusting'],
        },
      ],
      little: [
        'You polish the bells and they say what they said before, ting. {name} lets you hear it three times.',
        'There is nothing on it. There is hardly any {name} for something to be on. It turns its head, and you do the other side of nothing.',
      ],
      loved: [
        'It rings, after that, if you so much as look at it: {item}. {name} goes through the house, shutting doors for the pleasure of it.',
        '{item}. “Again,” you hear, out of the suds. You had said it yourself, to see whether you might stop.',
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
        '“There,” you say, and put the spoon away, and nothing. You have the cork in already when you hear it. “There,” says {name}, with the end on.',
        'A shape gets up out of {name} and stands behind it, very faint, like breath. Then there is one behind that. It was the medicine, and they are all here.',
        'You stroke its throat until it has swallowed. It finds its voice, which is yours, and tries it on the lowest note, and on the next.',
        {
          text: '“It will not hurt,” you say. “Hurt,” says {name}, and shuts its teeth. You try again. “This is for you.” It turns that over, both bells up, and finds nothing the matter with the end of it. It swallows.',
          when: ['wary'],
        },
        {
          text: 'You need not say open. You draw the breath for it, and it has its mouth open, and its eyes shut, and one paw of smoke on your wrist. Soon there is a second paw, behind.',
          when: ['trusting'],
        },
        {
          text: 'It cannot find the end of your name. You say it, slowly, with the spoon at its lip, and it takes the drops one to each sound. It gets there. It says the whole of it, and leans on you like breath.',
          when: ['trusting'],
        },
        {
          text: 'It goes down, and you wait for the sound, and wait. At last it comes, small, out of the right animal. You did not know how you had been holding your breath until it does that too.',
          when: ['ill'],
        },
        {
          text: '“Take it for me,” you say, and it looks past you. “Take it.” At that it puts its tongue to the spoon, for there is nobody on the end of it. It swallows. There is a hum in the bells, one, and then two.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You set the spoon down where the sound of it would carry, and it comes after the clink, low, on its belly, never minding you. It licks the spoon silent. When it creeps off there is a faint one creeping behind it.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '“Are you sick, or quite all right?” “All right,” says {name}, and twice more it is all right, in three sizes.',
        'You hold the bottle to its ear. It gives you back the gurgle perfectly. There is nothing to mend.',
      ],
      loved: [
        '{item}. It goes down like a word one had been trying to think of. “Ah,” says {name}, and it is the ah that you say when you sit down.',
        'You had hardly read it out, {item}, before the second fox came in at the door, and lay down by the first, to have some.',
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
        'You say no, once, in a level voice. {name} takes it off and says it to the curtain, the shoe and the egg. It understands. For the rest of the evening it uses nobody’s voice at all.',
        '“That is enough,” you say. “Enough,” says {name}, and puts down what it had. It is a while before the two others come out from behind it.',
        {
          text: 'It gives you back your “no” so exactly that you hear the chair creak under you. Then it leaves off what it did. It also leaves off doing your step on the stair, and there is only the one of you going up.',
          when: ['wary'],
        },
        {
          text: '“Not the neighbours,” you say. “Neighbours,” says {name}, in a voice with its ears down, and fetches what it had of theirs, a quarrel and a kiss, and lets you put them out at the door. It lies a step further from you.',
          when: ['trusting'],
        },
      ],
      little: [
        'You get as far as the first word, and it gives you the whole of it, in your own voice, with the finger.',
        '“Do you remember what I told you?” “I told you,” says {name}, kindly.',
      ],
      bad_time: [
        'It all comes back to you, every word, just as you said it. {name} does nothing to it, only holds it up. You hear how it was. Say something softer for it to keep, and look after it.',
        'The sharp word goes down the hall and nobody returns it. {name} has lain down on its own ears. Go after the word, if you must, and then come and see what it wants for.',
        {
          text: 'The word goes in at one bell, and you can see it, in that clear head, go round and round with nowhere to come out. It has backed into the fender. Say nothing else. Find the spoon and the medicine, quietly.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. {name} drops to a whisper, and the stairs do, and the cellar does. The whole house has been brought up well.',
        'It likes a rule that has a rhythm: {item}. It has passed it on already to the two behind.',
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
        '“Sleep tight,” you say. “Tight,” says {name}, and puts its brush over its nose. The last of them to lie down pulls the dark up after it.',
        'You read to it until it has stopped repeating you. Then for a page or so you read to the second. By the time the third is off, the first is rested.',
        {
          text: 'It lies down, and it lies down, and the last stays on its feet by the door and says “night, night, night”, lower each time, like someone backing out of a room. You are the one it is seeing off.',
          when: ['wary'],
        },
        {
          text: '“Good night,” you say. “Night,” says the hall, in nobody’s voice. You go up, and do the third stair as you always do. Only when your own door has clicked do you hear it lie down, three times over.',
          when: ['wary'],
        },
        {
          text: '“Good,” you say. “Night,” says {name}, and has the lamp’s click ready before you touch it. In the dark you hear your own breathing, from the foot of the bed, going slower than you are.',
          when: ['trusting'],
        },
        {
          text: 'It asks for the goodbye that you said this morning, by pawing at your mouth. You unsay it: “Hello.” It takes that in its teeth, soft as an egg, and lies down round it, and is off.',
          when: ['trusting'],
        },
        {
          text: 'You lay it down, and it is no weight, and it rolls from your hand to the wall with its bells shut. The cough has no echo. Let it sleep. When you hear two breaths for one, come with the medicine.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '“Are you not tired?” “Not tired,” says {name}, with its eyes closed, to be obliging.',
        'It lies down where you show it. An after-image of it gets up at once and goes to look out of the window.',
      ],
      loved: [
        '{item}. It is as though somebody had said hush to a bell, and laid a hand on it.',
        'You hear three sighs, each deeper in than the one before: {item}. Nobody in there will answer you until morning.',
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
        'You say nothing, and {name} says it back. It is the same nothing, only that it now has two people in it.',
        '“I thought I would sit with you,” you say. “With you,” says {name}. And later, as the other one arrives: “You.”',
        'You hum under your breath. It takes the tune from you as one takes an end of a sheet, and you fold it between you.',
        '{name} gives you back a sentence that you had forgotten saying. You were tired when you said it. It has taken the tiredness out, and kept the rest.',
        'It has been saying something over and over, too low to be heard, as children do. You bend down, and it is {loved}.',
        '“I will not be long,” says {name}, in your voice. You said that once, and were {wait}. It does not accuse you. It only asks, in this way, what long is.',
        {
          text: 'You begin, “Do you know, I sometimes,” and stop. “Think so too,” says {name}. It was the rest of it. You had not told anybody.',
          when: ['trusting'],
        },
        {
          text: 'You say nothing, and {name} says it with you. It has your silence by heart, the one where you think of your mother. It lays its chin on your foot just at the place in it where you would have sighed.',
          when: ['trusting'],
        },
        {
          text: 'Out of the garden it brings you something in its mouth, unbroken, wet with earth, and puts it in your lap. It is a goodbye you said to somebody once. You are let hear it. Then it carries it back.',
          when: ['trusting'],
        },
        {
          text: 'You cough. It is a good while till you get that back, from the far side of the room, with a question at the end of it. “Only dust,” you say. “Dust,” it says, one chair nearer.',
          when: ['wary'],
        },
      ],
      little: [
        'You have sat here so often this hour that your sitting down has not yet stopped sounding. {name} would hear that out first. Come again presently.',
        '“Shall I stay, or come back later?” “Later,” says {name}, and yawns three times.',
      ],
      ill: [
        'You tell it a story that it knows. At the places where it cannot, you do the echo, in its voice, which is yours. When the fox in the story is home, bring this one what it needs.',
        '“I am here,” you say. “Here,” says {name}. It has hardly any breath, and it spends it on that. Stay, and then bring what it is short of.',
      ],
      asleep: [
        'You breathe, and {name} breathes, a little after. You make it slow. It is slow. Somewhere upstairs, later still, a third breath turns over and is easy.',
        'It sleeps on, but the sound of your chair has gone in at one of the bells, and you hear it creak in there, further and further off, and somebody in a dream sit down.',
        'The late one comes in while you are there. It looks at you, sits down on the far side of the sleeper, and you watch together.',
      ],
      shy: [
        'You tell the coat-hooks about your day, the long version. From time to time, from behind the coats, they say “day”. Once, at the sad part, they say your name.',
        'There is no one to be seen. But you yawn, and somewhere at the end of the passage, against its will, something yawns.',
        {
          text: 'You read aloud to nobody. Upstairs somebody scampers, and the scamper falls in with your commas. When you turn the page there is a page turned, on the landing, crisply, by someone who has no book.',
          when: ['well'],
        },
        {
          text: 'It lies at the end of the corridor where words get tired, with a cough that does not carry. You sit at your end, and hum. Half of it gets there. One bell opens to that. Let medicine go along the floor the same way.',
          when: ['ill'],
        },
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
