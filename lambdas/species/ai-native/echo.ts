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
      '{name} has found the stairwell. It says “Ha,” and the stairwell says “Ha.” It is so happy to be, for once, the one who said it first that it has to lie down.',
      '{name} comes down the passage with its after-images at its heels, all stepping high and none in time, like a small, badly drilled parade. At the door it wheels about, meets itself coming, and salutes.',
      {
        text: 'You look in without a word, having none to spare. {name} comes over, its last few steps still arriving behind it, and tips one bell ear. “You did what you could,” it says. That is your voice. You once told it to someone else.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} sits down in the middle of the floor, and two fainter foxes catch up and sit down in it. The bell ears turn your way. “There you are,” it says, in your voice, just as you said it the first time.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is dancing with its after-images, step, step, step. You clap in time. It stops with one paw up, ears humming. Then the paw comes down, exactly on your clap. Behind it two foxes go on to the old beat, and are told.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You come in without a word, and {name}, ringing all over, has something for you. It is a laugh you laughed weeks ago, the real one, with the snort in it. It hands it to you. It turns out that it still fits.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in. {name} is glad, and wants for nothing. “There you are,” it says, in your voice. You told it that on the first day. It has been keeping it for you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is saying over its favourite words, happily, to itself. It needs nothing. You look in, and it goes on more quietly, bell ears folded round them. They are lovely words. None of them is yours.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Round and round the room goes {name}, every bell ringing, trailing foxes. You come in, and it is out by the other door. So is its after-image. The last one, eyes shut, runs into your leg. “Sorry,” it says, in your voice.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old and nobody has told it anything. It is glad all the same, and turns both bell-shaped ears to you, a stranger, wide open and quite empty. Whatever you say first, it will keep.',
        when: ['baby'],
      },
      {
        text: '{name} has tried a few steps, and there behind it come small faint foxes that it has never seen. It runs. They run. It stops, turns round, and bows to them, in case they are older. Then it bows to you.',
        when: ['baby'],
      },
      'One word is going round the house, from fox to fox to fox, and each of them gives it a twist of its own. By the time you can make it out it has a tune: {loved}.',
    ],
    content: [
      '{name} walks from the mat to the chair. A little after that it walks from the mat to the chair. Presently, more faintly, it does so again. Now they are all there, and it lies down, once.',
      '{name} is sitting in the window, and is mostly window. A leaf goes by, and for a moment it has a leaf. Somewhere outside a gate is shut, and it shuts it too, under its breath.',
      {
        text: '“Nice day,” you say to {name}. “Day,” it allows. It is under the bench with its brush drawn round it, and quite civil. Of the two words it has kept back the one that meant something.',
        when: ['wary'],
      },
      {
        text: '{name} lies on the mat and hums the refrigerator. You come in, and it hums you: keys, a cough, the bad stair. It has you complete. It rolls over, so that you can find the belly, if you can see it.',
        when: ['trusting'],
      },
      'Listen at {name} as one does at a shell, and you can hear them, {days} mornings, one behind the other, all of them being let in by the same door.',
      'It is humming what the pipes hum. Half way along there comes into it, quite naturally, as if the pipes had known of it, {loved}.',
      {
        text: '“Where did I put my,” you say, and {name} does the chink of keys in a coat, the grey one, left pocket. You had not asked it. You had only begun.',
        when: ['trusting'],
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
    due: [
      '{name} sits by its dish and does the spoon against the tin, to perfection. There is no spoon. There is no tin. It does it again, with its ears forward, in case someone would care to join in. Its meal is due.',
      '{name} stands at the dish, and its after-images have come up behind, one by one, like people at a counter. The last is still out in the passage. They look over each other’s shoulders. The meal is due. Feed it.',
      {
        text: '{name} does not ask. From a safe distance, tinkling, it does the sound of a dish being put down, then of something being eaten, then of you going out and shutting the door. It would like them in that order. The meal is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: 'Between the wall and the empty dish stand eleven faint foxes, one behind another. {name} has been to look that often. The real one is the furthest from you. The meal is overdue. Bring it, and let them all sit down.',
        when: ['wary', 'well'],
      },
      {
        text: '“In a minute,” says {name} from the far wall, in your voice. They were your words, and it has kept them for you a good deal longer than that. The meal is overdue. Please bring it.',
        when: ['wary', 'well'],
      },
      {
        text: '“Won’t be long,” says {name} beside the empty dish, in your own voice, exactly. It means nothing by it. It only thought you might be needing that one back. The meal is late. Please bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has walked from you to the dish so often that the after-images no longer have time to fade. There is a queue of foxes right across the room. The meal is late. Please feed the one in front.',
        when: ['warming', 'well'],
      },
      {
        text: '“Soon,” says {name}, in your voice, from the floor. You said it some time ago. There is hardly enough of the fox left to say it. Bring the meal now, and say nothing.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} stands against the far wall, and there is more wall to be seen than fox. “Hungry?” you ask. It gives that back to you with the question taken off. The bells do not even hum. Its meal is overdue.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Nobody has taught it “please”. {name} is hours old, and has the sound of a dish put down, so it makes that, clink, from the back of the shelf, and looks whether one has come. It makes it again. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} lays its chin on your knee and does your voice. “Now then, what about something to eat,” it says, just as you do. It waits, ears ringing. It does it again, with your footsteps. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '“I’ll just finish this page,” you told {name}, and it sits in front of you and says it too, kindly, with your stress on the “just”. You turn over. It has it ready again. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} does not ask. From the next room you hear your own voice, calling it to dinner, and after that a short silence, of the length of a dish. The meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} has one bell against the cupboard and the other against the floor. Something in this house should be making a certain sound, and it looks at you, in case it is you. It is. Its meal is due. Rattle the dish.',
        when: ['baby'],
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
      '{name} comes when you call, and has to rest halfway, until its after-images have caught up, and then it leans on them. It is not ill yet. It is worn. Give it medicine, or a rest.',
      'The voice of {name} has gone thin, like a tune through a wall. It gives back every word still, and each one seems heavier to lift. It is tired. Medicine would help it, or sleep.',
      {
        text: '“Cheer up,” you say. “Up,” says {name}, and gets up, to please you, and does a small turn, and the two behind have to prop it. They are all laughing, your laugh. Medicine, before it has to sit.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You can see {name} from right across the room, and that is a bad sign. It is two days of dust in the shape of a fox. Its after-images come along behind, quite clean, and look embarrassed. Wash it, please.',
      '{name} shakes its head, and the bells go clack. There is mud in them, and what it gives back sounds as if from under a blanket. It asks you to say that again. It needs a wash.',
    ],
    sick: [
      '{name} answers you too late, and with the middle missing. It is hot, and the wall shows through it as through a wet pane. Nothing follows when it moves. It needs medicine.',
      '“You are not well,” you say. “Well,” says {name}, and has to lie down after it. It needs medicine.',
      'It loses the ends of things. You say its name, and you wait, and what comes back is the first half, and then a cough. Medicine, please.',
      'There is only one of {name}. You look along the hall for the others, and it looks too. Give it medicine, and they may find their way.',
      {
        text: 'You say its name, and {name} gives back only the breath. Nothing follows it now when it moves. The floorboards show through its side, and it has turned both bells away from you. It needs medicine.',
        when: ['wary'],
      },
      {
        text: 'You ask what is wrong, and from behind the chest {name} gives you back “wrong”, and no more. It is shivering, and cannot keep its bells quiet. It will not come out to you. Bring medicine.',
        when: ['wary'],
      },
      {
        text: 'It coughs in the broom cupboard, in the postman’s cough, so that you shall think it is the postman. Leave medicine at the door of the cupboard, and say to the postman that you hope he will soon be better.',
        when: ['wary'],
      },
    ],
    failing: [
      'You have to hold a dark cloth behind {name} to see it at all. Its mouth is moving. It is some word that you told it, and there is no sound left to say it with. Medicine, at once.',
      'You call it, and the answer comes from so far off that you look out of the window. {name} is lying at your feet. Medicine now, and keep on talking.',
      'Its mouth is open, and in it, very small, is your own voice, saying something kind. {name} is holding on to that. Give it medicine at once.',
      {
        text: '{name} lies where it is, and cannot so much as turn its ears away from you. On the floor before its nose there is a small patch of breath, which is slow to come back. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'You bend close, and it puts its paw of air against your mouth. It cannot bear the loudness of you. So say nothing. Let the medicine fall between its teeth now, drop after drop, and have only your breathing there.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Nobody has spoken here for {hours} hours, and {name} cannot begin by itself. There is a faint ringing left in the air where it lies, and that is going. Sit with it now.',
      '{name} has come to the end of all the words that it was told. One is left, and it says that slower and slower, towards the door. It is a name. Sit with it now.',
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
      'You would not know that {name} slept there, but for the hollow in the cushion. It rises and falls, and a breath later, just as softly, it rises and falls.',
      '{name} is asleep, and gives back the house, quite low: a tap, a stair, a door that someone shuts with care. Then there is a word, and it smiles. It says that one twice.',
      {
        text: '{name} is asleep, and its after-images are still coming in, one by one, and lying down in it. The last one stops at the door, sees you there, and takes the long way round.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep, and its after-images come in one by one and lie down where it lies. “Just a minute,” it murmurs, in your voice, and both bell ears flatten. It has had that one for some time. Do not answer.',
        when: ['wary'],
      },
      {
        text: '{name} is sleeping on your coat with its bells fallen open. Its after-images have come home and got in with it, so it is rather thick to see through. You whisper its name. All three of them smile, one after the other.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, its brush over its nose, and goes through what you said to it, under its breath: “Mind the step.” “Have you eaten?” It smiles. There is one more to come, and it has put that last.',
        when: ['trusting'],
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
      'What you took for a draught in the corner is {name}, holding its bells so that they will not ring. It remembers all that it was told, and how it turned out. Sit with it, and say only what is so.',
      'You call, and {name} answers from somewhere that it is not. Echoes can do that. There is no use in going to look. Sit down, stay with it, and let it come round to where you are.',
      {
        text: 'You can see straight through {name}, hours old and fed, to the wall that it is pressed against. It thinks it is hidden from you. Sit down quietly, and do not tell it otherwise. It would remember.',
        when: ['baby'],
      },
      {
        text: '{name}, hours old and fed, wants to be further away from you, and keeps backing into the fox it was a moment ago. Sit down and be quiet until all of them have stopped.',
        when: ['baby'],
      },
      {
        text: 'You call, and your own voice tells you, from the loft, the cellar and the yard, that there is nobody. {name} does it well. It has kept some hard things it was told. Sit on the stairs and be quiet. It will run out of those.',
        when: ['from_child'],
      },
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
        '{name} eats, and a breath later you hear it eat. The dish is empty by then. The sound of it goes on licking, all round the rim, once more and once more, and is satisfied.',
        'You can see the meal go down in {name}, a small dim parcel behind the ribs, until all of it is there and the dish is bare. The bells swing once and hang still. It kept the sound of the spoon.',
        {
          text: '“Here you are,” you say, on time, with the bowl. {name} eats, its bell ears ringing with joy, and from the far side of the room hands the words back to you. It has made them a question.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} comes on time to the bowl and eats, so happy that its ears chime. Its after-images have not come. They stand behind it, one step apart and all looking at you, back as far as the door.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '“I’ll be here,” says {name} in your voice, from some while ago, and watches you hear it. You have the dish, and you are on time. It eats, the pale copies of it closing up behind, and says it over again, lower.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You come with the meal when you said you would. {name} eats, and its after-images eat, a beat behind. Then, in your voice, kept since you left the room: “Back soon.” And after a while, in its own: “Yes.”',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You come on time, and {name} comes to eat, and its after-images come in behind it. When it has done they all sit down, bells chiming. The last one sits so close that it is partly in your shoe.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'There was one sharp word of yours that {name} had kept. You are on time, and it eats, so happy that you can see it all the way through. Then it says the word, once, very small, and lets it go.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You sneeze as you put it down. {name} eats, all its bells pealing, and then brings out a “bless you”, the very one you gave it when it sneezed as a cub. It has kept it for this. It is still warm.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} has eaten, on time, and lies down on your foot, pleased. Then the fox it was a moment ago arrives and lies down there, and the one before that. There is hardly any weight. Nobody gets up.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You are tired, and put the dish down without a word. {name} eats, bells going like a wedding. Then it looks at you, hunts through everything it was ever told, and hands you one, in your own voice. “Well done, you.”',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old and has been told one thing, which is here you are. It eats on the far side of the dish, its outlines bunched up close behind it. “Here you are,” it tells the meal, very low, in your voice.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '“There you are,” you say, and feed it. Nobody has ever told {name} anything before. It eats far off, thin as breath, its afterimage hurrying to catch up. Then out of the corner you hear the three words being tried, one at a time.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '“There you are,” you say with the dish, and {name} eats it all, and gives it back to you: “There you are.” It has been told that at {streak} meals now, one after the other, and each time it was so.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You open your mouth for what you always say with the dish, and {name} has said it, in your voice, with the little cough. It eats everything. It has left you the “Eat up”, since you like that bit.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '“Dinner,” you say, and it is the first word that {name} was ever handed. It eats all there is. Then it tries the word, quite low, from the end that it can reach. “Inner,” it says, and looks up at you.',
          when: ['baby'],
        },
        {
          text: 'The bells on {name}, no bigger than thimbles, ring against the rim of the dish until it has eaten it all. It stops, and they stop. Meals so far, {streak}, and only now has it found out who that was.',
          when: ['baby'],
        },
      ],
      streak: [
        '“On time,” you say as you set it down, and {name} eats it all. It has had that from you at {streak} meals now, with none missed, and rings them off on its two bells. You stay for every one.',
        '{name} forgets slights last. It eats this up and looks to see what it still has by it, and after {streak} meals on time, without a miss, there is none. It looks again. It must have mislaid it.',
        {
          text: '“I’ll be back,” says {name}, in your voice, and eats. You said it some time ago, and have been on time for {streak} in a row. It kept the words. You kept them too.',
          when: ['well'],
        },
        {
          text: '{name} walks to the dish with its after-images behind it, {streak} of them, one for each meal running that you brought on time. When it lowers its head to eat, they all do, down the length of the hall.',
          when: ['well'],
        },
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
        '{name} eats the late meal to the end. You had said “Dinner” when you put it down, and now it gives you that back. The word is quite correct. The voice is a stranger’s.',
        '“Well,” you say, “better late than never.” {name} eats it all up and thinks that over. Then it hands you back the end of it, as is its way. “Never,” it says.',
        {
          text: '{name} comes gladly to the late meal and eats, and its after-images come trotting in behind, one by one. The last does not come. It is sitting where it waited, with its face to the door.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You say that you are sorry to be late. {name} tilts a bell-shaped ear, keeps the sorry with the others, and eats, quite glad. You put out your hand and stroke it. That is only where it was.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“Soon,” says {name}, when it has eaten. It is your word in your voice, and it has been kept safe all the time you took. It lays it in front of you beside the dish, like something you must have dropped.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} gets up for the late meal, and its after-images stay lying down. It eats, and goes back to lie among them, further from you than before. It forgets this sort of thing last. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You tell {name} that you are sorry to be late, and wait to hear it come back. It eats, so see-through that the dish shows. The word does not come back. Bring medicine, or let it sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '“Sorry I’m late,” you say. {name} is glad, and eats, bell ears swinging, and gives it back to you in your own voice, all but the last word. That one it is keeping.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had begun to finish your sentences. You set down the dish, late, and say “I came as soon as”, and wait. It eats, tinkling. It is a good-humoured fox. It lets you finish that one by yourself.',
          when: ['glad', 'warming', 'well'],
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
          text: '{name} eats, late as it is, bells going, and jumps into your arms. You keep them open, and its after-image comes too. You keep them open for the last one. When you look, it is sitting in the door.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '“In a minute,” says {name}, when it has eaten the whole of the late meal. It has that from somebody, with the door falling shut behind it, exact in every part. It says it to the dish, not to you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes a few bites of the late meal and stops to breathe. Nothing follows it, no second fox, no third. You say its name. Its bells move, and it has not the voice to say it back. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Never mind,” says {name} over the late dish, in your own voice. You told it that once, about a jug. It eats everything up. There was a small wait before it said so, though. It had to look for it.',
          when: ['trusting'],
        },
        {
          text: 'You put down the late dish and tell {name} that you are sorry, and it eats everything. It has that word already, in just that tone. It sets the two side by side and listens. It goes and sits further off.',
          when: ['wary'],
        },
      ],
      missed: [
        'For {hours} hours {name} called, in the only voices it has, which are other people’s, and it is hoarse with all of them. It eats. When you speak it lays both ears flat. Do not let it call like that again.',
        '{name} eats, and you see the wall through it, and the nail in the wall. It has the hush of {hours} hours in its ears. It keeps what it is given. Give it something else, and on time.',
        {
          text: '“Back soon,” says {name}, when you put down the meal. The words are yours. It has kept them for {alone}, with nobody there, and now it hands them back. Then it eats, further off than last time.',
          when: ['wary', 'well'],
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
        {
          text: 'It had begun to have your evenings by heart, the latch, the boots, the hello. {name} eats now, long after. You say hello. It does the latch. It does the boots. It leaves a space then, and does the latch again.',
          when: ['warming'],
        },
        {
          text: '{name} eats, so long after, and comes and sits by you as it does. You say sorry. It forgets slights last, and you see it look for somewhere to put this one. It lays it at the far end, away from the rest of you.',
          when: ['trusting'],
        },
        {
          text: 'You say all sorts of things as you set it down, so long after. {name} eats. Its bells hang straight. When you have done it gives you back every word, in order, down to the breath. It keeps none of them.',
          when: ['wary', 'well'],
        },
        {
          text: 'Coming along the passage, you hear your own voice say “good fox”. It is {name}, saying it over, to nobody. It eats what you have brought at last. You say it to it now. It listens, and goes back to the old one.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} went on saying the last thing that it heard, so as not to lose it, and that was the door. It eats it all. When you step back, it makes the sound of the door. Be on time.',
          when: ['wary'],
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
        {
          text: '{name} eats {item}, on time, and so, a moment later, do its after-images. Then it comes close and hands you back a word in your own voice. “Hello.” You said that on the first day, and it did not answer.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats, comes over and sits down beside you, and then its after-images come over and sit down beside you. You have been sat beside five times. You felt every one.',
          when: ['warming', 'well'],
        },
        {
          text: 'You come on time with {item}, and {name} eats it, all of it, adoring it. “There you are,” you say. “There you are,” says {name}. Then, from another day, in your voice too: “Not now.”',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats {item}, which it loves, and which is on time. Behind it stand its after-images, back to the door, one after another. Only the front one is eating. The rest are keeping the way out clear.',
          when: ['wary', 'well'],
        },
        {
          text: '“I’ll be back,” says {name}, just as you said it, going out. You are back, and on time, with {item}. It eats, and says it again between mouthfuls, to hear it be true.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} eats {item}, on time, and its after-images come in one by one and sit down. The last of them settles on your foot. You are being leaned on by a moment ago.',
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
          text: 'Everything it gives back is broken. You say its name, and {name} returns you half of it, in a cracked voice, and shivers till both bells jar. That was {item}. Keep it away from here. It will have kept who gave it.',
          when: ['item'],
        },
        {
          text: '{name} is going in and out like a bad lamp, and its after-images have run on without it and stand about the room, lost. It had {item}. Keep it well away from the fox. They cannot come home until this stops.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You clap, and {name} claps, which with paws is mostly air. You clap again. It calls up its after-images and gives you the whole round of applause. You bow. So do they all, each a little later.',
        'You say “Red lorry, yellow lorry,” and {name} says it back without a fault. You say it faster and fall over it. It says that back too, fall and all, and has to hold its sides, when it can find them.',
        {
          text: 'You laugh in the middle of the game. Later, from behind the door, you hear {name} playing the laugh back to itself, very low, twice, to find out whether it was kind.',
          when: ['wary', 'well'],
        },
        {
          text: 'You chase {name} and catch an after-image. It rings with laughter right round the table. You chase the after-image, and catch a fainter one. Nobody has touched the fox. It stands a yard off, bells shaking, wanting to go again.',
          when: ['wary', 'well'],
        },
        {
          text: 'You laugh in the middle of the game, and {name} stops, both bell ears ringing, to take that in. It will keep it. Some day, when you have none of your own, you will be handed this one.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Ready, steady,” you say. “Go,” says {name} in your voice, and is at the far wall. The after-images are still lined up beside you at the start. They look at you, and run.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You laugh, and {name} tips a bell-shaped ear and keeps it. At the far end of the room, where it thinks it is out of hearing, it plays the laugh over to itself. Then it comes back for another.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} leaps your knee, and its after-images leap too, one, two, three. The last and faintest stops to lean on your hand before it hurries after the others. The fox pretends to know nothing about it.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sing a line of something, and {name} sings it back, with your very crack on the high note. Then its after-images have it, fainter and flatter by turns. It is the loveliest choir that you were ever to blame for.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You click your tongue, and {name} tips its head so that both bells ring. It tries. It clicks. It sits down from surprise. It had that in its mouth the whole time. It looks to you, to hear what else it has.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You call “Coo-ee” along the passage, and from the far end {name} gives it back. So it goes, to and fro. It always sounds just as far away. And each time there is a little more fox to be seen.',
          when: ['wary', 'no_item'],
        },
        {
          text: '“Ready?” you call, and “Ready,” calls {name} from behind the sofa. “Steady?” “Steady.” It knows what is next, and cannot bear it. Out it bursts before anyone has said the word. It has gone first. It looks to see if you mind.',
          when: ['warming'],
        },
        {
          text: 'You say a rhyme and leave off the end, and {name} puts it in. You leave off more, and it puts that in. At last you only draw breath, and it says the whole, with its after-images for the chorus.',
          when: ['trusting'],
        },
      ],
      little: [
        'You play, and {name} plays, and then its after-images, which had not quite finished with being happy before. It wanted for nothing. Now it is glad several times over, each a little fainter.',
        '“Again?” you ask {name}. “Again,” it says, kindly, though it had been having a lovely time with the sound of a cork. It plays. It puts by the sound of that as well, for later.',
        {
          text: '{name} was playing already, with its own after-images, and could not be happier. You join in. They make room for you, one after another, by stepping back.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“Come here,” you say, in play. “Here,” says {name}, from over there, in bliss, as before the game began. It has kept your words. It has also kept the sofa between you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The bells have been pealing since before you came. You call “Hey,” and {name} gives you “Hey,” to be civil, there being no gladder note left to give. Then it trots across the room and gives you it again, from close by.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'There is no more joy to be rung out of {name}. You tell it a joke, an old one. It has it already, in your voice, from last time. It lets you get right to the end. It laughs just where you like it to.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} had all that it wanted. But you said “Shall we?” and it is not one to leave that hanging. “We,” it says, and plays you a whole round, and lets you have the last word.',
          when: ['trusting'],
        },
        {
          text: '“Catch,” you say to {name}, which is in the best of tempers. “Catch,” it says, and throws, to its own after-image. They keep it up between them very prettily. You may clap, if you like.',
          when: ['wary'],
        },
        {
          text: '{name} is as glad as three foxes can be. You call, and it calls. You call, and it calls. It does so because you like it. At last it lies down on your feet and leaves the calling to its after-images.',
          when: ['trusting', 'glad', 'well'],
        },
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
        {
          text: '“Again,” says {name}, in your voice, because it is {item}, and you play again. “Again,” it says, rapt, from a little further away. It has kept some other things you said.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name} plays with its whole heart. You can see the heart going, since you can see through it. You can see the door, too, which it keeps exactly behind it.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and you cheer, and {name} keeps the cheer. It plays until its bells are hoarse. Much later you drop a plate. From the doorway, warm, and a little out of breath, you are given your own cheer.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item}, and {name} leaps, and leaps, and leaps, one fox three times over. You catch the last. It is the fox. It has changed places with its after-image, to be the one that gets caught.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You say {item}, and {name} has it back to you before the echo should. It plays, ringing. When it runs past, its after-images run past, and the last one, the faint one, always goes wide. It goes through your legs.',
          when: ['warming', 'well'],
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
          text: 'The dirt was all you could see of {name}. You wash it off, and now you cannot find it. “Hold still,” say your own words, from over by the door. It is not holding still.',
          when: ['wary', 'well'],
        },
        {
          text: 'The mud comes off {name}, and a moment later off each of its after-images. Clean, they line up against the wall, see-through, every one of them a step further from you than the one before.',
          when: ['wary', 'well'],
        },
        {
          text: 'The mud goes, and {name} is as clear as a glass again, and sings like one when you run a wet finger round its ear. You do the other ear. It holds the note for you. It is the first it never heard from anyone.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is so little to see of {name} that you go by the dirt. It comes off, and there was a paw under that, and an ear. It looks past the cloth at you, like one who has been told things before.',
          when: ['wary'],
        },
        {
          text: 'You soap {name}, and it shuts its eyes and says “Nearly done” in your voice, before you can. It says “Now the ears.” It says “Who is a clean fox?” The mud runs off. For the answer it waits for you.',
          when: ['trusting'],
        },
      ],
      little: [
        'You sponge {name}, and nothing comes off, and there is so little of it to see that you find you have been washing a piece of the air. It sits beside you, and waits politely to be next.',
        'You wipe out the bells of {name}, and the cloth stays clean. It tries them for you, the left and the right. They are so clear that somebody down in the street looks up.',
        {
          text: '{name} was clean. You wash it, and then the fox it was one step ago, and the one before that. They were clean as well. It waits at the end of the row until you come.',
          when: ['well'],
        },
        {
          text: '“Spotless,” you once said of a window, and {name} kept it. As you begin to wash, it hands you the word back. You wash it anyway. Looking straight through it, you find the word was right.',
          when: ['well'],
        },
        {
          text: '“Let’s have you clean,” you say. “Clean,” says {name}, and it is. You look right through it. But you have rolled up your sleeves, so it sends its after-image to be washed, and watches, from the shelf, how that goes.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was no dirt on {name}. There were some words on it, though, that someone had thrown in passing, and you find them with your thumbs, behind the bells. It was not going to mention those. They come off in the water.',
          when: ['trusting', 'well'],
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
          text: 'You can watch the medicine go down, for {name} is see-through, and watch it do good the whole way. Then you can watch {name} back off: five faint foxes, each one step further from you than the last.',
          when: ['wary'],
        },
        {
          text: 'The faint foxes that had fallen so far behind come in one by one and lie down inside {name}, who breathes easier. “This won’t hurt,” it says, in your voice, with your little laugh. It has helped. It did hurt. Both are kept.',
          when: ['wary'],
        },
        {
          text: '{name} has lost its after-images, and lies there as only one fox. You give it the medicine and talk of nothing much. As you talk, one comes in at the door. And then another. “Much,” it says, and shuts its eyes.',
          when: ['trusting'],
        },
        {
          text: '{name} is hardly more than a shape in the blanket. “There, now,” you say, and give it the drops, and it swallows. Long after, so low that you must bend to it, it says “Now.” Stay, and give it another dose.',
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
        {
          text: '{name} takes {item}, trembling with delight, and behind it the after-images come up one by one to take theirs. The medicine does good to the fox first, and then, a moment later, to all the others.',
          when: ['item'],
        },
        {
          text: 'One can see right through {name}. So you watch {item} go down, past the throat, past the heart, glowing a little, and the medicine spread and do its good. At the bottom both bell ears ring.',
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
          text: 'You tell {name} that what is said in confidence is not said again at supper. It shuts its mouth on it, and has learned that. It says nothing else of yours, either. You say good night. It hands you back the night.',
          when: ['warming', 'well'],
        },
        {
          text: 'One does not answer for people, you say, before they have finished. {name} stops. It lets you finish every sentence now, to the full stop, and sits through the silence after, with its bells down. You had liked how it ended them.',
          when: ['trusting', 'well'],
        },
        {
          text: '“That was private,” you tell {name}, which had been doing your telephone voice for the people next door. It stops. “Private,” it says, low, and puts it by. It will have that for a long time, and how you said it.',
          when: ['from_child'],
        },
        {
          text: '“I do not sound like that,” you tell {name}. It does it once more, with the cough. Then it sees your face. It puts that voice away, right at the bottom, and comes and leans on you without any.',
          when: ['trusting'],
        },
      ],
      little: [
        'You get as far as the first word, and it gives you the whole of it, in your own voice, with the finger.',
        '“Do you remember what I told you?” “I told you,” says {name}, kindly.',
      ],
      bad_time: [
        'You scold, and {name} gives nothing back. It had asked for something, a moment ago, in your own voice, so softly that you took it for a thought of yours. See to that first, and teach it later.',
        'Each hard word goes into {name} by one bell and does not come out at the other. It keeps those longest. And what it needs has not been heard at all. See to that first, and teach it later.',
        {
          text: '{name} hears the lesson to the end and hands it back in your own voice. You had not known that it sounded like that. Then it takes a step away from you, and all its after-images take one too.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} keeps every word it was ever told, and now it has to keep these. It backs away three steps, leaving three faint foxes between itself and you. Give it some better words.',
          when: ['wary', 'well'],
        },
        {
          text: 'Out of all that it was ever told {name} will keep this best. Behind it its after-images go out, one by one, like the lights of a house being shut. Win it first. Say something kind, and let it have that.',
          when: ['wary'],
        },
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
          text: '“Good night,” you say. {name} folds both bell ears over the words, to look into them later, and sleeps soundly. On waking, rested, it hands you back the “good”. The other one is still being checked.',
          when: ['wary'],
        },
        {
          text: '{name} lies down, and its after-images lie down behind it, one by one. Only the last stays up. All through a long, good sleep it sits with its bell ears pricked and watches you.',
          when: ['wary'],
        },
        {
          text: '{name} is so tired that what you say to it does not come back. It climbs in under your arm, three of it, and the bells lie flat. It has the day in its mouth, backwards. The last thing it says is your hello.',
          when: ['trusting'],
        },
      ],
      little: [
        '“Sleep well,” you tell {name}. “Well,” it says, and lies down, and thinks that over. It has so many good words left from before. You hear it going through them, and then you hear its feet.',
        'You put {name} to bed, and its after-images, one by one. When the last is in, the first has got up to see how they are all doing. None of them is tired. This could go on for some time.',
        {
          text: '“Sleep well,” you say. “Sleep well,” says {name}, in your voice, wide awake and merry. “I will be right back,” it adds, in your voice too. It has kept that one for a long time.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} lies down where you put it, and its after-images lie down behind it, one by one: six foxes, cheerful and wide awake. You come a step nearer. They get up again in the same order.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not sleepy, only obliging. It lies down by you, and does your snore. It does it so well that you go off. When you wake the snore is still going, softly, so as not to leave you by yourself with it.',
          when: ['trusting', 'well', 'glad'],
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
        'You sit with {name}, and sigh, thinking of nothing. A moment later it sighs too. It is the same sigh, somewhat better done. It has moved up, so that you can feel it through your sleeve.',
        'You sit with {name}, and the clock ticks, and it ticks too, under its breath, to be sociable. After some time it leaves that off. It has found your heart, and does that instead, very low.',
        {
          text: '“Quiet,” you say after a time. “Quiet,” says {name}, from nearer than it was. You wait for the after-image to say it. It does not. It is being held down, by one paw, so as not to spoil it.',
          when: ['warming', 'well'],
        },
        {
          text: 'You tell {name} nothing, and it hands you nothing back. Its chin is on your shoe, and its bells are still. By and by you sigh. It turns that over, and looks up at you. It does not give it back.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit and say nothing, and {name} sits beside you and says nothing back, word for word. It has kept all of it. Some day, when you need it, you shall have this again.',
          when: ['trusting'],
        },
        {
          text: 'You sit and tell {name} about your day, for something to say. It gives none of it back. It is lying there with both its bells turned to you, like somebody holding out two cups.',
          when: ['warming'],
        },
        'It has been saying something over and over, too low to be heard, as children do. You bend down, and it is {loved}.',
        '“I will not be long,” says {name}, in your voice. You said that once, and were {wait}. It does not accuse you. It only asks, in this way, what long is.',
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
        '{name} sleeps, and you sit there and say its name, once, too softly to wake anyone. It does not wake. But the last of its after-images, which had stayed out in the passage, comes in and lies down.',
        'You sit by {name} while it sleeps, and hum something without an end. Its ears had been turned outward. They come round, in its sleep, the one and then the other, as flowers do.',
      ],
      shy: [
        '{name} sits in the far doorway with its side to you, and through it you look at the wallpaper. You count the stripes aloud, for something to do. At some point there are two of you counting.',
        'You drop a spoon, and from the other end of the hall, where {name} is, comes the sound of a spoon. You sit, and do not look round. It fell a good deal nearer than yours did.',
        {
          text: '“All right,” you say, from the far wall, and then only sit. {name} does not stir. Much later, very low, in your own voice, it comes back from the other end of the room: “All right.”',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'Across the room {name} goes over all you ever said, ears ringing faintly. You sit there and add nothing to it. After a while one bell ear tips your way, to make sure. Come and add nothing again.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '“I shall be here,” you say, and sit down, with {name} nowhere to be seen. After a time, from behind the door, at the edge of hearing, there comes “Here.” Then a bell, and the sound of somebody holding it still.',
          when: ['from_child'],
        },
        {
          text: 'You sit on the floor and hum, and {name}, hours old, under the dresser, stops breathing to listen. You stop too. Out of the dark, quite wrong, there comes one note, to see whether that is what starts you.',
          when: ['baby'],
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
