/**
 * The Siamese wants an answer. It fears the pause after a remark, when it has gone on too long to be thinking.
 * Three odd facts. It squints, and so there are two of you, side by side, and it tells everything twice, preferring the one
 * on the left, who listens better. There is a colleague in the stairwell, very like itself, who agrees with every word and
 * has never once begun a conversation. And its tail has a kink near the end, a knot tied there to remember something by;
 * it has not remembered what, and it may have been important.
 * It hoards ends: the last syllable of whatever you say is repeated softly and put by. Its body is ivory and quick, dipped
 * in cocoa at the mask, ears, stockings and tail, with eyes of gas-flame blue. It eats aloud. It sleeps under the duvet and
 * goes on talking. It sulks by speaking of you to the wireless, in the third person. It trusts fast, and the more it trusts
 * the lower it speaks, until it is a murmur in your left ear. It never leaves a question lying about, never lets the
 * kettle have the last word, never keeps a secret longer than the hall. Its keeper is the other half of the sentence.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'There has been talk in the egg since morning. It cracks in the middle of a sentence, and {name} comes out, ivory and damp, still saying it. Two blue eyes cross on your face. It stops. It is your turn.',
    'The voice comes first, through the shell, on the subject of the shell. Then a wet white scrap with crossed blue eyes falls out sideways and stops talking. {name} has seen you. It is waiting for you to say something back.',
  ],
  looks: {
    thriving: [
      '{name} is telling the goldfish bowl about the sea. There is no fish in it, and no water, and it has lovely acoustics. It puts its whole dark face in for the ending, and comes out to see if you caught that.',
      'You say “Ah,” on coming in, and {name} is overjoyed. “Ah?” it says. “Ah,” you say. It walks up and down the table on cocoa feet, saying it every way there is, and likes the third one best.',
      {
        text: '{name} has been telling you about being born. It was dark, and then it was not. That is all the material there is, so after a little milk it begins once more at the beginning, crossed eyes on your mouth for the reply.',
        when: ['baby'],
      },
      {
        text: '{name} is white all over, the cocoa not yet poured. It has one word so far, and uses it for the blanket, the ceiling, your thumb, and, after some thought, a different ceiling.',
        when: ['baby'],
      },
      {
        text: '“All well,” {name} tells you when you look in, “and nothing wanted.” “Good,” you say. It stops in the middle of the footnote. It has been answered. It sits down on your foot to think of something else.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has come to the third footnote on the subject of the window cleaner. You say, “Did he?” It stops, dazzled, both blue eyes meeting in the middle, and climbs up beside you to begin the whole thing again from the ladder.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} trots beside you and tells you the day, and wherever it leaves a gap you put in the right word. It looks up, cross-eyed with content. It has started leaving the gaps on purpose.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} met the postman, disliked the letter, heard a pipe, and has come to tell you. You say “no, really?” It sits down on your book. There is more, it says, about the pipe, and its eyes cross with happiness.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} meets you at the door with what happened, leaves the best part for the stairs, and corrects itself on the landing. There was a fly. You say “Really?” and it sits down on your lap to tell you about the second fly.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is telling the wall about its splendid day, with footnotes. You look in. It goes on with the day in a clear voice and drops to a whisper for the footnotes. The footnotes are for the wall.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is giving the day aloud from the top of the dresser, and it is going splendidly. You come in. The account goes on in a lower voice, with you in it, and the word for you is “somebody”.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} describes the rain. There is no rain, so it has had to begin further back, with clouds. It walks about in it, shaking each dark paw. You put up your collar, and it feels that somebody is following.',
      '“A chair,” says {name} as it passes the chair. “A chair,” it says, passing it again. Then it stops, looks at you, and says nothing whatever. It would like to hear your view of the chair.',
      {
        text: '{name} tells you about the stairs, the post, and a moth, no relation. You say “really”. It considers that adequate and goes on to the curtains, in no great hurry, with its paws tucked under.',
        when: ['well'],
      },
      {
        text: '{name} informs you that it is raining, which you can see, and that it was not raining earlier. You say no, it wasn’t. Having established this, it goes to tell the kitchen.',
        when: ['well'],
      },
      {
        text: '{name} walks along the windowsill reading the street out to itself: bicycle, bicycle, dog, a hat. It drops its voice for the dog. At the end of the sill it turns and checks the list in the other direction.',
        when: ['well'],
      },
      '{name} turns round to look at the bent end of its tail, as if it had tied a knot there so as to remember something. It may be {loved}.',
    ],
    curious: [
      'What is that? And what is in that? And behind that? {name} has a paw in the drawer up to the elbow and is repeating everything it feels.',
      '{name} asked the telephone a question and then waited. Somebody in there was humming. It has put its ear right into the cup.',
      'There are two flies, or there is one and it is {name}’s eyes. It has gone quite silent to find out, following both with its nose, left, right, left.',
    ],
    bored: [
      '{name} has said everything it knows to everything there is, and starts on the spoons. “Spoon,” it says. Its voice lies down on the way. It needs to be interrupted. Come and play.',
      '{name} has told the umbrella about the wasp, and the umbrella has not asked what kind. It lies down with its chin on the tiles and says the rest to the tiles. Come and play.',
      {
        text: '{name} sits on the bottom stair and does not call up it. You say its name, and it says the last of that, as if to be polite. Come and play something, and do not stop at one turn each.',
        when: ['sad'],
      },
    ],
    due: [
      '“And then,” says {name} beside the dish, “and then,” and looks at you. It is not hungry. It has merely reached the place in the story where somebody feeds it. Its meal is due. You have the next line.',
      '“Next,” says {name}, “the dish, in which nothing occurs.” It reads you this from the rim, cocoa paws together. There is a footnote, and the footnote says the same, louder. Its meal is overdue.',
      '{name} has asked the dish a plain question and been stared at. It puts it again, slower, as to a foreigner, one dark paw on the rim. Its meal is due. Please answer for the dish.',
      {
        text: 'A white scrap with one smudged ear is shouting into an empty saucer, because the saucer shouts back. {name} has been agreeing with it for a good while. They both want the same thing. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has just discovered that it can say “Mow,” and has been saying it to the empty saucer. It turns its crossed eyes up to you, tail in your shoe, and says it again with a question mark. Answer it: feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '“The bowl is empty. I merely remark on it.” {name} says this to the table leg, with whom it is on better terms. One crossed blue eye rests on you, near enough. Fill the bowl now, and say something back.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has remarked on the clock, the bowl, and the relation between the two, to the radiator. It does not yet know whether you are the answering sort. Say something back, and say it with supper, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You were told on the stairs. You were told in the hall, and there was a reminder through the bathroom door. Now {name} sits by the fish kettle in silence, having rested its case. Feed it now.',
        when: ['well'],
      },
      {
        text: '“Well,” said {name}, when the hour struck. When the quarter struck it said it again, to your shoes, with evidence. Now it has sat down in the empty dish and is describing, for the record, what used to be there. Fill it now.',
        when: ['well'],
      },
      {
        text: 'No remarks. {name} lies with one cocoa paw across its mouth, and when you speak it leaves you unanswered, which is the worst thing it knows. It is weak. Bring its meal now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} opens its mouth at you and nothing comes. It does not try you a second time. The last thing it said aloud was about its meal. Answer that now, with the dish.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '“And another thing,” {name} is saying, as you come in, to the bowl. It has reached the footnotes. It turns both crossed eyes on you and goes back to the beginning, louder, since you missed it. It is hungry. Feed it now.',
      '{name} has covered the empty dish, the hour, the earlier dish with which this one compares, and is returning to the empty dish. Its voice is wearing thin. It would take an answer. The answer is supper, now.',
    ],
    starving: [
      '{name} has stopped talking. It lies by the bowl with its cocoa paws under it, and when you come in the mouth opens, and there is no remark in it. Feed it at once. Then say something, anything, until it answers.',
      '{name} has talked about its dinner to the door, the wall, the stopped clock, and nobody replied. The last hours are all footnote. It opens its mouth at you and only the shape comes. Answer it. Feed it at once.',
    ],
    weak: [
      '{name} gives you the news in a few words, and they are short. The ivory coat stands up along its back. It used not to leave anything out. It needs a rest, or a dose of medicine.',
      'In the middle of its account {name} loses the place, and lets it go, and puts its dark chin down on your slipper. You may tell the rest yourself. Let it have medicine, or sleep.',
      {
        text: '{name} addresses the skirting board in a voice gone to a thread, and when you come closer it breaks off even that. Its ivory sides are thin. It would not tell you. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: '{name} has a very funny story, and must lie down for it. It tells the beginning, and rests, smiling, with its eyes crossed. You may have the end after some medicine, or in the morning.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} was ivory dipped in cocoa, and it is cocoa all over now, and not the good kind. For two days it has drawn attention to this. It draws yours. It would like a wash, and to talk you through it.',
      '“Whose is this?” asks {name}, and holds up a foot for you to see the state of it. It has asked the towel the same. Two days it has gone without an answer. The answer is a wash, please.',
    ],
    sick: [
      'You say hello and {name} opens its mouth to answer, and there is the shape of the word with nothing in it. It looks at you, astonished, and tries once more. Medicine, now.',
      'You come in and {name} opens its mouth for the first remark, and there is none in it. The cocoa ears are hot. It looks at you, cross-eyed, ashamed of the pause. Bring medicine now, and talk for both.',
    ],
    failing: [
      '{name} has stopped in the middle of a sentence, and nobody can remember how long ago. The blue eyes look past each other. You say its name, and it moves its mouth to answer, with no sound. Medicine and food, at once.',
      '{name} has stopped in the middle of a sentence. It lies with its dark face on your sleeve, and the blue eyes, crossed and dim, are still waiting for your side of it. Medicine and food, at once. Keep talking to it.',
    ],
    near_death: [
      '{name} has stopped calling. It called for a long time, in {hours} hours, and every time it left the pause in which somebody might answer. There is only the pause now. Sit with it now, and answer.',
      '{name} has left a sentence unfinished and does not seem to be looking for the end of it. Its breath goes in and out in small cocoa puffs. It only has hours. Come now, sit by it, and do the talking.',
    ],
    asleep: [
      '{name} talked until its eyes shut and a sentence or so after. Now it lies like a cocoa-dipped comma on your side of the bed, murmuring. You say “really,” very softly. The tail tip moves. It has been answered.',
      '{name} stopped in the middle of a sentence, with one paw raised for the footnote, and is asleep. The cocoa lips still move. You catch “whereas”, and something about the milkman. You will hear the rest when it wakes.',
      'Even asleep it has something to add. A small creak comes out of the blanket, at the end where the dark ears are, then a long one, rising, like a question. “Yes,” you whisper. It settles.',
    ],
    asleep_in_danger: [
      'Under the duvet it is silent. {name} has never slept like that. Sit down beside it and talk low, about anything: reflect now. It wakes at {wakes_at}.',
      'You put your ear to the covers and there is a breath, and a long gap, where one would expect a remark. Keep {name} company now, and care for it when it wakes, at {wakes_at}.',
      {
        text: '{name} fell asleep in the fifth part of its speech about the tray. You can see where, the paw is still raised. Sit with it now, and have an answer on the tray at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is telling the radiator about you, in a low voice, with its back turned. There are footnotes. When you come nearer it breaks off in the middle of a word. Sit down, and let it finish.',
      '{name} is telling the whole of its morning to the umbrella stand, with its back to you. When you come closer it lowers its voice. Sit on the stairs. If it should pause, an “Oh?” would not be out of place.',
      '“It was {wait},” says {name} to the door knob. “I told myself that they must have been detained.” Sit down. It has left a pause in there for you.',
    ],
    back_from_death: [
      '{name} sits down square in front of you, begins at the beginning, and tells it: the quiet, how large it was, how nobody in it replied. It stops, eyes very blue. You say its name. It starts to purr.',
      '{name} hasn’t said a word since it came back. It sat through the kettle, the post, a fly. Then you sneezed, and it answered, hoarsely, and has been following you from room to room to hear another.',
    ],
    old: [
      '{name} tells fewer stories now and tells them better. It leaves out the pigeon. When it comes to the pause, you put in the word, and it nods.',
      'The cocoa has crept up, over the shoulders and down the flanks, as it does with them, and {name} has only a little ivory left, in the middle. The talk has gone darker and softer too.',
      'All {days} of its days are in there, each with what you said at the end of it. {name} turns to the knot in its tail. It was not any of those. It is nearly sure.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '“A meal,” says {name}, and eats it, and describes it while eating. When the dish is bare there is a footnote, concerning the rim. Then it turns up its gas-blue eyes, more or less at you, for comment.',
        '{name} eats and comments, eats and comments, so that each mouthful has a remark to itself. The last has none. It looks into the clean dish, then up at you. “Finished,” you say for it, and it lets that stand.',
        'The meal is on time, which spoils the speech that {name} had ready about it. It eats all of it, and gives the speech anyway, with the word “late” taken out. It still goes rather well.',
        {
          text: '{name} says something, and eats, and says it again with its mouth full. You answer. It looks up at you with both blue eyes crossed, milk to the whiskers: so that is what the noise is for. The dish goes cold.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name}, the size of a teacup, remarks on the spoon. It remarks on the milk, with its face in it, so that bubbles come up. You answer as best you can. It looks at you, crossed and blue, amazed that this works.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '“Mrow,” says {name} to the meal, and praises it, mouth full, as it eats. You say something back. It stops. The crossed eyes look from one of you to the other. It had not been speaking to you, but thank you.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, and remarks on the fish, to the fish. You say that you are glad it is good. It stops. It had not been speaking to you. It lifts a dark paw, sets it down, and adds that it is rather salty.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats on time, describing each mouthful, as delighted as it has been all along. “Really?” you say. It stops. Somebody has answered. It sits down on your foot and begins again from the first mouthful.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} announces supper, and here is supper. It breaks off. Being right so promptly has left it with nothing to say, and it eats in a silence of almost a minute, then tells you about the silence.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has been telling the wall about its wonderful day. You come on time, and it eats, and in the middle of a sentence it turns its crossed blue eyes round and tells the rest to you. The wall never hears the end.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, and there is silence. “Good?” you ask. It swallows, lays one cocoa paw on your wrist so that you will not go anywhere, and begins the answer.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You lay out the sea bass and {name} eats singing, a wet, tuneless, rolling note, with a stop after every mouthful for you to come in. You come in. It has you down for the low part.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '“Now the spoon,” says {name}, “now the dish, and may I add,” and adds it, with its mouth full. You say that is quite right. It eats on in silence, cocoa tail upright, having been answered.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '“On time,” says {name} with its mouth full, “and before that, on time,” and goes back over all {streak}, each with a footnote. It eats up meanwhile. In every footnote it is you, coming in.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'With eyes so crossed, {name} sees two of you, each with a dish. It eats up the one that turns out to be real. On time so far: {streak}. It looks from you to you.',
          when: ['baby'],
        },
        {
          text: '{name} eats what came on time to the last shred, and not one word is said over it. It goes back under the stool and breathes through its mouth. If you ask, it looks away. Do not ask. Bring medicine.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '“Once more,” says {name}, licking the dish, “on time.” It used to ask whether you would come. After {streak} in a row it asks only how you are, and this time it waits to hear.',
        '{name} eats up, talking through it. On time again, it remarks, and there is no footnote. There has been one under every meal, saying that you might not have come. After {streak} of them it has been struck out.',
        {
          text: 'Suddenly the house is quiet. {name} has put its whole cocoa face into the meal, which is on time, {streak} in a row. You hear it chew. Then, from inside the bowl, the story goes on.',
          when: ['well'],
        },
        {
          text: 'An unanswered remark is the worst thing there is. {name} remarks that it is mealtime, and here is the bowl, on time, {streak} in a row. It eats without a word. It has been understood.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes a bite or so and says that this is out of order, being from a later chapter. It has put a dark paw on the page. Kindly close the book here, and open it at {opens}.',
        '“Too soon,” says {name} with its mouth full, and then, with its mouth empty, “too soon.” It leaves the rest where it is and explains the clock to you, one hand at a time. Come again at {opens}.',
        {
          text: '{name} breaks off its account of the morning, looks into the bowl, and takes one bite so as to be able to comment. It comments. You gather that lunch has been put in the wrong chapter, and the morning is resumed.',
          when: ['no_item'],
        },
        {
          text: '{name} licks the broth, just the rim, and breaks off to explain at length that it is not that kind of hour. You ask what kind it is. By the time it has told you, there’s a skin on the dish.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats its late meal and reads into the record that it called, from where, and how often. Each time it pauses, as it paused then, for the reply. You listen. They were long pauses.',
        'You come late, talking, and {name} lets you talk. It eats to the end. It has things to say about this, you can see them going by behind those crossed blue eyes, and it tells them to the coal tongs.',
        {
          text: '{name} eats in the best of spirits and narrates as it goes, how the meal was late, and who brought it. Up to this chapter you were “my keeper”. Now you are “someone from the kitchen”.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats the sea bass with its back to you and utters nothing. At the end it turns, gives one short remark, extremely clear, and leaves the room before you can reply to it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The pork is taken in silence. You remark on the weather. You remark on the pork. {name} lets each remark lie where it fell, for about as long as its own did, and then says, “Well.”',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} had prepared a good deal to say while it waited, and looks at you, and says none of it. It eats. You ask how the day was. In the quiet you can hear it chewing.',
          when: ['well'],
        },
        {
          text: '{name} eats the late meal without one word. After each mouthful there is a gap, where the remark would go. You say something kind. It does not answer, and now you know what that is like. It is weak. Medicine, please.',
          when: ['wary', 'weak'],
        },
        {
          text: '“Late,” says {name}. It eats, stops to rest, and eats. It takes its cocoa paws in from your side. There are no footnotes. It has not the strength for footnotes. Give it medicine, or a good rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'All through its first wait {name} said its one word. Now it eats, late, between hiccups. You say the word, to comfort it. It looks at you crosswise. So that is what it sounds like when nobody means it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats what it can, late as it is, and does not tell you about it. There is the start of a word with no breath to go under it. It watches your mouth. Answer with medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} asked the door one question, for {hours} hours. It eats everything, thin and quick, and does not ask you. You know what the question was. Answer it all the same, aloud, and be on time.',
        'It was {hours} hours, and {name} leaves them out. It eats it all, and you wait to be told, and there is no account, not so much as a footnote. The blue eyes are dull. Never be so late again.',
        {
          text: '{name} called until its voice cracked, and then called in the crack. You bring the fish in to a great silence. It eats. “I was held up,” you say. For once a remark in this house goes unanswered.',
          when: ['well', 'no_item'],
        },
        {
          text: 'It called until the voice broke, and you come to a creak like a cupboard hinge. {name} eats between creaks. When you say its name, it looks up at the door instead, where it had been aiming them.',
          when: ['well'],
        },
        {
          text: '{name} made a remark, and for {alone} there was nobody to answer it. It eats the meal you bring. You say that you are sorry. It leaves that in the middle of the room, unanswered.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} told the day to an empty house. Now it eats, and you sit down to hear the rest. It takes the rest into the other room, and tells it there.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} talked, and nobody answered. Now it eats, a little, lying down, and says nothing. You speak to it, and wait, and there is no reply. That is what it was like.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} told the empty house everything for {alone}, first with footnotes, then without, then one word at a time. It eats, weakly, with none. Talk to it now, and do not wait for it to answer.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} called until the call wore out. It eats what has come, with its mask in the dish, and makes no remark on it. You say that you are here. It looks at the place where the voice is. It does not reply.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Nothing is left of the voice but the open mouth. {name} eats, shuts it, and lays its cocoa feet together. You talk, since somebody must. The ears go back, a little further with each word that you say.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} looks at the dish, and at the other dish that its crossed eyes give it, and has no room for either. It declines them both, one after the other, with reasons. Bring them back at {opens}.',
        'There is no room in {name} for so much as an adjective. It licks the rim, to have something to say of it, and says that it was a rim. It would be glad to hear from you at {opens}.',
        {
          text: '{name} tells you that it has eaten, when, what, and how the sauce might have been improved. You set the dish down regardless. It looks at the dish and at you. It had been a plain remark, with a date. The fish dries out.',
          when: ['no_item'],
        },
        {
          text: 'You hold out the salmon. {name} talks straight across it, as people do when a waiter comes at the wrong moment, then shifts along the sofa so as to see you past the spoon.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} eats the corner of it, slowly, and for every mouthful there is a small sound, not a remark, only something that the breath does. You answer each. It is ill. Let the next thing be medicine.',
        'Ill as it is, {name} tries to say thank you and to swallow, and can’t do both. It swallows. There is a good deal left in the dish. You heard it anyway. Now give it medicine.',
      ],
      loved: [
        '{name} eats up, and for once the review is one word long, and the word is {item}. It says it to the dish and to the door. It says it on the stairs, where the echo agrees, and stays for more.',
        '“{item},” says {name}, before, during and after, and there is nothing left to say it about. The dish is clean. It sits down in front of you, crossed eyes shining, and goes back over the best part with its tongue.',
        {
          text: 'You put down {item}, and in mid-word {name} is silent. You can hear the tap, the lamp, the people next door. It eats to the bottom, lifts its head, and finishes the word.',
          when: ['well'],
        },
        {
          text: 'You uncover {item}, and {name}, who was telling you about a wasp, simply leaves the wasp in the air. There is a silence of some minutes. It is the finest thing it has ever said.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} would like to say first what is good about it: {item}. It sits before the tray with its eyes crossed, thinking. It goes out of the room to think. One could begin with sea bass.',
        '{item}. {name} eats round the outside and dictates, to the left one of you, a letter to whoever makes it. It mentions broth, warm, by way of contrast.',
      ],
      harmful: [
        '{name} cried out after the very first bite, and then told you nothing more. It lies with its dark mask on the boards. The word it was looking for is {item}. It hurts. Never give it that again.',
        'It was {item}, and {name} has stopped in the middle of its own story. The blue eyes hold on to your face. It wants you to say something. Say that it will never have that again, and keep it away.',
        {
          text: 'You bring it {item}, and {name} stops mid-word. What comes then is a howl with no grammar in it. It shrinks from your voice, your kind voice too, back under the sink. Never that again.',
          when: ['item'],
        },
        {
          text: 'You offer {item}, and {name} is telling you something, and then is telling you something quite different, in a thin high line with no words in it. It backs under the stove. Never give it that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You answer everything {name} says as you chase round the table, and it is so thrilled that it runs into the table. That goes in the story too. It tells it to you from the top, running.',
        'You whisper behind your hand, and {name} must know what it was. It climbs your knee, your arm, your ear. It was nothing, it was only “pst.” It has never heard anything so good, and wants it again.',
        {
          text: 'You say “mrow” to the banister, as well as you can. There is a shocked quiet up there. Then {name}’s dark face comes through the rails and says it properly, slowly, so that you can hear where you went wrong.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You mew, feeling foolish. From behind the piano {name} corrects your vowel. You try it so. It comes out as far as the whiskers and gives you a harder one, with a trill, and both its blue eyes are shining.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You say “Meow,” badly. {name} corrects the vowel. You try it lower, and it corrects that, and by the end you are both on the carpet disagreeing at the top of your lungs, and its tail is a question.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} bats the cork and cries foul, and you say it was in. It was not in, there is a rule, {name} gives you the rule. You argue. It is the best game there is, and by now some of it involves the cork.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} chases the string and reports on it: left, left, under, no, there. You say “oh dear” where you always say it. Delighted, it lets the string escape so that it can tell you that part again.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You hold up a finger, and {name} pounces on the one beside it, which only its crossed eyes can see. Nothing there. It reports this, loudly. It shuts one eye, pounces again, and has you.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was in the middle of being happy, aloud, when you proposed a game. It plays it with one cocoa paw and goes on talking. The game is put in as an aside, between brackets.',
        'You play, and {name}, already as pleased as a cat can be, gives the commentary. “A leap,” it says, and does not leap. “What a leap,” you say. It takes a bow.',
        {
          text: '{name} has been singing in the stairwell, where it sounds like several cats, all of them happy. You join in on the landing. It waits kindly for you to get to the end, and takes the repeat alone.',
          when: ['well', 'no_item'],
        },
        {
          text: '“It pounces,” reports {name}, pouncing. “It is enjoying itself. Footnote: it was before.” You come one step nearer. “It continues to observe the keeper,” it says, from the top of the wardrobe.',
          when: ['glad', 'wary', 'well'],
        },
      ],
      bad_time: [
        'You shake the toy, and {name} opens its mouth for the commentary, and there is none. One dark paw turns over on the floor. It would tell you not now. See first to what it needs.',
        '{name} watches your game with its eyes crossed and dull, and lets you make all the noise. You stop, and it is quieter than you had thought. Leave the game. See to what it needs.',
        {
          text: 'It croaks a few words of commentary on a game that nobody is playing. {name} is too ill for it. Bring medicine, and read it the scores.',
          when: ['ill'],
        },
        {
          text: '{name} takes the toy upstairs and asks the colleague whether it is food. The colleague asks the same. Feed it, and then play.',
          when: ['starving'],
        },
      ],
      loved: [
        '“{item},” you say, and {name} can’t talk fast enough. It tells you what it will do, does that, tells you what it did, and breaks off in the middle, because here it comes again.',
        '{name} plays, and the commentary runs behind it, falling over its own tail. “Now it has me. Now I have it. Footnote: {item}.” Then there is a whoop with no words in it. You put that in the record too.',
        {
          text: 'You bring out {item}. {name} says “oh” and then, for as long as it lasts, not one word. Later there will be the telling, with all the voices, you among them. Keep some time free.',
          when: ['well'],
        },
        {
          text: 'You bring out {item}, and {name} is struck dumb. It lasts about as long as a hiccup. Then the commentary begins, leaps and all, from the top of the bookcase, by the player, on the player’s great form.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} addresses a few words to it, {item}, and gets nothing back. It finds it dull company. Have you something that clicks, or sings, or answers?',
        'It played, it tells the rubber plant, because it was asked: {item}. It walks over your lap to the piano stool, sits, and looks at the keys, and at you. One could so easily have asked for a duet.',
      ],
      harmful: [
        'One shriek, and then {name} keeps on telling you about the shriek, smaller and smaller, holding up a stocking. It was {item}. Take it away, and tell it that you have.',
        '{item}. {name} coughs, and coughs, and between the coughs looks at both of you as if one might know why. Never again. Open the window. Sit close.',
      ],
    },
    clean: {
      wanted: [
        'As you wash {name} it complains, and the suds get into the complaint, and it comes out as bubbles. It watches one rise. It had not known that they could be seen. The ivory comes clean while it makes another.',
        'The cocoa on {name} does not wash off, though you rub at a paw to see. The grey does. It tells you which is which, rather slowly, and holds up the next dark foot, so that you may be corrected again.',
        {
          text: 'The mud comes off {name}, and the cocoa does not, though you are asked to make sure. It talks you round the ears and down the stockings. When you have done, it says your own “there we are” before you can.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You wipe its face with a warm cloth and the speech goes on underneath, muffled, then clear, then muffled. What looked like more cocoa on the left cheek was soot. {name} requires that this be left out of the story.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You go over {name} with a damp cloth, and there is nothing to report, so it reports that. “Ear. Clean. Other ear.” It leaves a pause for you to say what lovely ears, and you say it.',
        'Nothing comes off {name}, since it was clean when you began. It mentions this. It mentions it from the other side, with one dark stocking held out to be done again, in support of what it has said.',
        {
          text: 'The ivory is spotless, so you set about the paws. You are told, at some length and from very close, that these are brown. That they have always been brown. You rinse the cloth, and it is white.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'There was nothing on the ivory to wipe off. {name} accompanies the cloth regardless, up the leg, along the flank, naming each place as you reach it, and corrects you on the knee.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'The wash is done with {item}, and {name} dictates it in a voice that sinks and sinks, behind the ears, under the chin, along the back. By the tail it is only humming. You go on to the end of the tune.',
        '{name} has a great deal to say against washing, and gives up the lot for {item}. It stands dripping, ivory and cocoa and perfectly clean, and asks that its earlier remarks be struck out.',
        {
          text: '{name} hears {item} and begins giving directions. Left. Left again. Lower. At some point the directions run together into one long sound, and you go on by yourself, and are not corrected.',
          when: ['well'],
        },
        {
          text: '{name} is in the middle of a sentence when you bring {item}, and it stops. Nobody has ever heard it stop. It holds out one cocoa paw, and then the other.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} gave it, at the top of its voice, a very bad notice: {item}. You managed the near stocking. It would put in a word for your bare hand, warm.',
        '{item}. It screams, it is not being hurt, it says, it is being misunderstood. A silk glove is what it had meant.',
      ],
      harmful: [
        'It talks fast and high and you cannot make it out, and then you see the skin. That was {item}. Wash it off with cool water, and tell {name} each thing as you do it.',
        '{item}. It got into the eyes, and {name} sits with both stockings over its mask and for once asks nothing. Clear water. Throw that out, and never use it.',
      ],
    },
    medicine: {
      wanted: [
        'It goes down, and {name} says nothing, and you say nothing, and you both hear its breath getting quieter. “Better?” you ask. There is a sound, hardly one. It has got its voice back as far as yes.',
        '{name} has a remark to make about the medicine, and swallows it along with the medicine. After that it lies with its dark chin down and breathes. Some time later, very small, the remark comes out. You are glad of every word.',
        {
          text: 'You wait for a yawn, but {name} has no yawns, only vowels. On a long one you drop the tablet in. It swallows, outraged, begins a reply, and notices halfway that its throat no longer hurts.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} protests at the spoon, and the spoon goes in at the protest. It swallows, appalled. A minute later comes a croak from the cushion, then a better croak. It is getting the complaint ready.',
          when: ['weak'],
        },
      ],
      little: [
        '“I am well,” says {name}, and swallows it, and says it again, so that you may hear how well. The medicine has nothing to add. Put it away, it advises you, for a day when it is lost for words.',
        'You hold out the spoon, and {name} licks it dry and reviews it: a bitter opening, a short middle, no plot. There was nothing here for it to cure. Keep it for a bad day, and a shorter notice.',
      ],
      loved: [
        '“What is it?” asks {name}, and you tell it: {item}. “Ah,” it says, and for a whole minute adds nothing. It holds quite still, dark ears forward. It would like to be asked afterwards how it was.',
        '{name} has had its medicine, and wishes to be quoted. It was {item}, and there was not enough of it. It tells the lamp, and it puts both cocoa paws on your arm, to tell you in confidence.',
        {
          text: '“Mraow,” says {name}, meaning {item}, and down goes the medicine. “Mrow,” it says, already rounder. The crossed blue eyes wait. You ask if that helped. The answer is yes, in eleven parts.',
          when: ['item'],
        },
      ],
      disliked: [
        'You hear of nothing else until supper: {item}. Some of it has gone in, between clauses. Might it be had in broth, where one could talk about the broth?',
        '{item}. {name} blows a bubble of it, and then a vowel. It is taking this up with the wireless. A vitamin would pass almost without remark.',
      ],
      harmful: [
        'It had just said thank you. Now its voice has slid down somewhere and its legs with it. That was {item}. Never give it more. Hold {name}, and keep saying its name, and get help.',
        '{item}. {name} stares straight ahead, and its eyes have come uncrossed. There is only one of you, and it does not know which. Put that away for ever. Stay.',
      ],
    },
    discipline: {
      wanted: [
        '“Not while I am on the telephone,” you say, and {name} leaves off joining in. It had some good things to say to your aunt. It says them, very quietly, to the flex.',
        '“No,” you tell {name}, and it looks at you with crossed blue eyes, to see if there is more. There is no more. It goes off to think about the shortest remark it has ever been given.',
        {
          text: 'You hold up one finger until {name} comes to a full stop, which takes a while. Silence. It has learned where the sentence ends. It goes next door and, very low, tells the boiler about your finger.',
          when: ['well'],
        },
        {
          text: '“No,” you say, in the middle of its sentence. {name} comes off the stove. It tells the wall what happened, from the beginning, with sources. When you add a remark of your own, the wall is asked to excuse you.',
          when: ['well'],
        },
      ],
      little: [
        '“Not on the piano,” you begin, and {name}, which is not on the piano, completes the sentence for you, with the part about the polish. It has it by heart. It does like the way you do the pause.',
        '{name} hears your lesson to the end, dark ears forward, and then tells it back to you with improvements. It has never once broken that rule. It just thinks the rule deserves a better speaker.',
      ],
      bad_time: [
        '“Quiet,” you say, and you get it. {name} had only been telling you that something was wrong. It goes and sits before the cupboard, its face near the wood, and says the remainder in there.',
        '“Not now,” you tell {name}, and it shuts its mouth in the middle of a word. That was the word you needed. It looks at you, blue and crossed and silent. Ask what it was. See to that, and teach it later.',
        {
          text: '“Be quiet,” you say. {name} had been telling you where it hurts. The mouth closes on the rest of it. It looks at you a good while, both eyes on slightly different parts of you, and goes to tell the bath.',
          when: ['weak'],
        },
      ],
      loved: [
        'You set {name} right, and it is done by {item}, so it can find no fault with the delivery. It leaves the curtain cord alone. It only remarks, to the wall, that it might have been asked first.',
        '“{item},” says {name} under its breath, when you have finished, and gets down off the shelf. It will not be up there again. For some time after that it puts its remarks to the umbrella.',
        {
          text: 'You use {item}, and by it {name} learns to wait its turn to speak. It waits. It shakes all over with waiting. You say, “Now,” and it finds that it has lost the thread, and is told, at once, by you, what it was.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It stops, certainly it stops, and goes upstairs, where you hear both of them being indignant. You might have waited for a gap.',
        '{name} gives way and tells the kettle what it was made to give way to: {item}. A lowered voice would have reached the end of the sentence with it.',
      ],
      harmful: [
        'It has gone into the cupboard under the stairs and does not speak, and the colleague has nothing to say either. That was {item}. Never again. Sit by the crack, and talk, and expect no answer.',
        '{item}. {name} flinches now at the beginnings of your sentences. Do not ever do it again. Begin one, gently, and leave the end off, and wait.',
      ],
    },
    sleep: {
      wanted: [
        '{name} gives the closing announcements from its blanket: the lamp is off, the tail is in. It asks if there is any other business. You say there is none. It puts its dark chin down, and rests on that.',
        'You lay {name} down and say “Hush.” “Hush,” it agrees, and explains what it means by that, in a lower voice, and then a lower. The eyes are open still, but they have almost stopped crossing.',
        {
          text: 'You tuck the worn thing into the warm linen drawer. The account of its day goes on from in there, lower, with longer gaps, loses its thread at the part about the pigeon, and is a snore.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You say good night to {name}, and it takes that for an opening. It lies on the pillow and replies, point by point. It is up again before you reach the door, for something it had left out.',
        '{name} tries sleeping, to please you, and tells you how it goes. “One eye is shut,” it says. “Now that one.” It opens both of them, crossed and blue, to see how you are taking it.',
        {
          text: 'You draw the curtain and tuck {name} into the basket. It lies flat for you and looks at the ceiling, crossways. As your hand finds the door it has just one thing to say. It has brought notes.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You turn out the lamp and shut the door on {name}. Through the keyhole, in an even tone, you’re given the blanket, the other blanket, the view of the underside of the shelf, and notes on all three. It isn’t tired.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You have thought of {item}, and {name} lies down and tells you how well that was thought of, in the voice that it keeps for pillows. The reasons come slower. Halfway through the second it has dropped off.',
        '“And so,” murmurs {name}, with its dark chin down, “{item},” and you wait for more. There is no more. It has come to the best ending that it knows, and gone to sleep there.',
        {
          text: 'With {item}, then, and the light down. {name} begins the story of its day. It gets as far as “and”. You wait for the rest, and wait, and go on tiptoe out of the middle of the sentence.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has some observations on {item}, and makes them, lying on it, at length. It would be so much quieter in the crook of an elbow.',
        '{item}. There was nobody in it to talk to. It rested for as long as that took to say, and came and got in with you.',
      ],
      harmful: [
        'It came out of there with its breath whistling and tried to tell you, and there was only the whistle. That was {item}. Air the whole house. Never let {name} sleep near it again.',
        '{item}. {name} has lain on the wrong thing, and keeps on swallowing, and its blue eyes run. Take it away, and hold the cat upright until it can complain.',
      ],
    },
    reflect: {
      awake: [
        'You have nothing to say, and sit there not saying it. {name} holds out as long as it can. Then it lays a dark paw across your lips, to show that it had noticed, and leaves it there.',
        '{name} tells you everything since breakfast, and you do nothing but hear it. “Mm,” you say, where it is called for. Toward evening the footnotes get shorter. Then, in the middle of a sentence, it trusts you with the end.',
        'You sit without a word, and {name} explains to you what that is like. By the second chapter there are gaps. By the third it has laid its cocoa chin on your wrist, and the rest is told in purring.',
        '{name} says it into your ear, so low that it is mostly warm breath. You are almost sure that it was {loved}. It leans back to see whether you have understood.',
        '{name} was alone once for {wait}, and talked to the stairs, and only the stairs talked back. It is telling you about it now. Say something, every so often.',
      ],
      little: [
        'You have had the whole of it now, and the footnotes. {name} would like you to go out, and have something happen to you, and come back and tell it.',
        '“You again,” says {name}, “gain,” and yawns in both your faces. It is talked out. Give it an hour, and it will have views.',
      ],
      ill: [
        'You sit down and do the commentary. A pigeon has landed, you say. It is going along the gutter. {name} turns one ear. Keep on a while, and then bring what it needs.',
        '{name} puts its mouth to your sleeve and moves it, and there is no sound, but you say “yes”, and “did they”, and “no”. Stay, and afterwards see to what it lacks.',
        {
          text: 'You put your left ear down to the duvet. There is a creak, and a pause, and you say “did it really”. There is a longer creak. You have understood about the throat. Stay for the end of it, and bring medicine.',
          when: ['ill'],
        },
        {
          text: '{name} lies against you and moves its dark lips on the end of every word you say. You say fish. It opens its eyes. It would be wrong to leave it there. Get up, and make it true.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You sit by {name} while it sleeps, and say its name once, under your breath. It does not wake. But the kinked tip of its tail lifts off the quilt, as when someone is about to reply.',
        '{name} sleeps on, and you sit there. After a long time it says a word, quite clearly. You say, “I know.” It has never been answered in there before. The ivory paws open, and it sleeps deeper.',
        'In its sleep {name} goes over the list, quite distinctly: the post, the gas, {loved}. At that one the knot in its tail twitches. No. It was not that either.',
      ],
      shy: [
        'You sit on the stair and hold your tongue. This is more than {name} can stand. From above comes one small word, with a question at the end of it. You nod. It comes down a step to see that nod.',
        'You sit at this end of the corridor, and at that end {name} talks with its face in a flowerpot. You do not catch a word. Presently it lifts its dark face out, and the next sentence is left uncovered.',
        {
          text: 'You sit and say nothing, and {name} says nothing, over there, which cannot last. It looks at you past both sides of its nose. “Well,” it remarks at length, to nobody, and leaves after it just room enough for a word.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'steamed sea bass':
        '{name} announces the steamed sea bass at the door, like somebody with a title. It asks it one question, waits, takes the silence for consent, and talks with its mouth full until you and the bones are all that is left.',
      'tilapia flakes':
        '“Flakes,” you say, tipping the dish. “Akes,” says {name} and eats, “akes, akes,” one to each flake of the tilapia, tilting its squint from the left heap to the right, of which there was only one.',
      'warm bone broth':
        'The warm bone broth steams, and {name} speaks into it and hears itself come back soft. It says something else. It drinks its own voice to the bottom of the bowl, and looks up with a wet dark mask, hoarse with comfort.',
      'lean pork strips':
        'You lay down lean pork strips, and {name} takes them up by the end and chews along them, telling you as it goes what it will say when it gets there. It gets there. It tells you that, and begins the next.',
      'lickable salmon puree':
        'You hold the lickable salmon puree, and {name} licks and hums, on one note, that goes up as you squeeze and down as you stop. You get nearly to the end of a hymn before the packet is flat.',
      'chicken livers':
        '{name} has been told in confidence that there are chicken livers, by its nose, and tells the house. It eats them standing on its hind stockings against the stove, and after each there is a short speech, thanking you, and you.',
      'bonito flakes':
        'You sprinkle bonito flakes, and they wave about on the warm dish. {name} takes that for an answer and asks them something else. Only when the last has stopped moving does it eat them, rather moved itself.',
    },
    play: {
      'call and response':
        'Call and response, up the stairs: “oh,” you call, and {name} gives it back with a curl. You try the curl. It comes down a step for that. At the bottom you are nose to nose, and neither will be last.',
      'duet singing':
        'Duet singing: you take the tune and {name} the rest, up on the piano with its eyes crossed, a third above you and louder. At the last chord it puts a dark stocking over your hand, to hold it down longer.',
      'puzzle feeder':
        '{name} explains the puzzle feeder to you as it goes, this slides, that lifts, here one blows. You nod. At the end the biscuit drops out, and it is quite annoyed, having still a remark to make about the lid.',
      'clicker tricks':
        'Click, and {name} sits. Click, and it has shaken your hand. It knows all the clicker tricks. Then it goes “tick” with its own tongue, looking at you hard, and you find that you have sat down.',
      'harness walk':
        'The harness clicks, and {name} walks you to the corner, telling you who lives in each house and what about it. At the pillar box it meets its echo in the slot, and you have to stand there while they catch up.',
      'talking buttons':
        'You set out the talking buttons, and {name} presses “hello”. It jumps: that was you, in the floor. It presses you again, runs round to your real mouth, and has you say it too, until the pair of you agree.',
    },
    clean: {
      'warm hand rub':
        'You give it a rub down with warm hands, and {name} tells you where it has been, rib by rib. The voice goes deeper as the hands go on. At the kinked tip there is only a buzz.',
      'silk glove polish':
        '{name} describes itself coming up under the silk glove polish, the ivory first, the cocoa after. You hold up the spoon to it for a mirror. There are two of them in there, and it says that both look well.',
      'finger toothbrush':
        'With the finger toothbrush in its cheek, {name} goes on talking, and all the consonants are you. You do the top, and it is vowels. When you take the finger out, the sentence is finished, and very clean.',
      'ear swab':
        'Round goes the ear swab, and {name} falls silent to hear it. You do the left. It asks you to say something into that side, then something into this, and holds out the dull one for the swab.',
      'short coat comb':
        'The short coat comb sings faintly on its ivory back, and {name} gives the note. You comb faster, and it rises. You stop at the tail to see what will happen, and it holds on, squinting up at you, for dear life.',
      'cotton face pad':
        'You go over the mask with a cotton face pad, and {name} talks round it, out of whichever side is free. You lift the pad. The blue eyes, one to each of you, ask what you thought of the last part.',
    },
    sleep: {
      'under the duvet':
        'You raise the edge, and {name} walks in under the duvet to inspect, and reports from down there: a foot, another foot, a warm place. The reports get shorter. The last is about the warm place again.',
      'elbow crook':
        '{name} fits its chin into the crook of your elbow and finishes what it was saying along the sleeve. You feel it there, more than hear it. It gives the elbow one word to keep, and is gone.',
      'hot water bottle':
        'The hot water bottle gurgles, and {name} answers it. It gurgles again. They have a good deal in common, and are lying down by now, ivory along rubber, in the middle of your bed, telling each other things slowly.',
      'talk radio':
        'Low in the dark, talk radio is taking calls, and {name} lies with its mask against the cloth of it. It answers each of them. By the weather it is only sighing in the pauses, and then it leaves them empty.',
      'temple bells':
        'You set the temple bells going, and {name} opens its mouth to sing with them. But they have left such a space after each that it waits to hear the end, and waits, squint closing, and never does.',
      'shoulder perch':
        '{name} takes its shoulder perch, stockings down your front and kink down your back, and tells the left ear good night. You go about turning off the lamps. At each it says so, a little later every time.',
    },
    medicine: {
      'asthma inhaler':
        'You hold the asthma inhaler to its mask, and {name} says “what”, and that is one breath, and “what” again, and that is two. It listens to its own chest after. There is nobody whistling there now.',
      'eye exam':
        'For the eye exam it is asked to look at one light, and {name} finds both and greets them. You hold its chin. It tells you what each of you is wearing, left and right, and is quite correct.',
    },
    discipline: {
      'waiting for quiet':
        'You stand there with the tray, waiting for quiet. {name} speaks on that subject, at length, hears that it is the only one, and stops with its mouth open. In the pause you can hear it behaving.',
      'hushed voice':
        'You say it in a hushed voice, and {name} has to leave off shouting to catch it. It creeps nearer, stocking by stocking, and takes its claws out of the lace, because one cannot hear through lace.',
    },
  },
  refusals: {
    asleep: [
      'You speak to the duvet, and it answers, but not you. {name} is asleep, in the middle of a long talk with somebody. It will be free at {wakes_at}. You may sit and listen.',
      '“Later,” says {name}, fast asleep. It will take nothing in until {wakes_at}. Reflect beside it meanwhile, it hears more than it lets on.',
    ],
  },
  stages: {
    child: [
      '{name} is a child and has discovered “why”. It is going round the house with it.',
      'A child, since about noon. It fell down the stairs and somebody at the top said “ow”. {name} has gone back up to thank them.',
    ],
    teen: [
      '{name} is half grown, and its voice is breaking, in the middle, on every word. It says that nobody listens. It says so for an hour and a quarter, and you listen.',
      'A teen: it talks all night, on the landing, to someone who understands it. Keep its mealtimes, says {name}, if you must. It cannot stop now, it had just got to the point.',
    ],
    high_care: [
      '{name} is grown, a {form}. It hardly raises its voice any more. It starts a sentence in one room and you finish it in another.',
      'Full grown, and a {form}: {name} has looked at the two of you, crossed its eyes a little harder, and made you one.',
    ],
    balanced: [
      'A {form} by now, and grown, {name} talks to everybody on the line of roofs from here to the river, and comes in to tell you what they said, and what it said.',
      '{name} has become a {form}. It has its own friends and conversations. It keeps the ends of them for you.',
    ],
    low_care: [
      'So often there was no answer. {name} is grown, a {form}, and lives up by the skylight where the echo is, and the two of them get along, more or less, without you.',
      '{name}, a {form} and full grown, speaks from the ceiling, and not often. You had to ask it to say that again. It said that it had not said anything.',
    ],
    rescue: [
      'Its voice never quite came back. {name} has grown up a {form}, with a creak in it, like a gate that was hung again. It tells the whole story, up to your step on the stairs.',
      '{name} is a grown {form}. It was the silence that it remembers. At night it says your name once, not loudly, and when you answer it goes to sleep.',
    ],
  },
  trust: [
    '{name} asked you a question, and then did not wait to hear. It knew. It went to lie down on the strength of it.',
    'You have been moved to the left. Both of you, says {name}, it makes no difference now, you listen equally well.',
    'It tells you the thing that it has never said aloud, not even on the stairs. It says it in your left ear, where it tickles. Then {name} does a great deal of washing.',
  ],
  streaks: [
    'Ten on time. {name} has told it to you ten times, each time with the right number.',
    'Twenty-five in a row. It leaves off in the middle of the speech about the tray. It cannot remember, says {name}, what it was that it used to be afraid of.',
    'Fifty meals, each on the word. The colleague on the stairs has been informed and was beside itself.',
    'A hundred on time. {name} draws breath for it, lets it out again, and only puts its forehead against your mouth.',
  ],
  ages: [
    '{name} is ten days old. It would like to say a few words.',
    'Thirty days, and there is not a thing in this house that has not been spoken to.',
    'A hundred days old: {name} gives a recital on the landing, with itself in the second part, and both are called back.',
    'One whole year of it. {name} has been over the year aloud, from the egg, and has got to today, and turns to you, left and right. And then?',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['steamed sea bass', 'tilapia flakes'] },
      wish: 'A fish has a mouth and never says a thing, it opens and shuts, think of that, says {name}. It would like to go into the matter with some sea bass, steamed, or tilapia flakes.',
      granted: 'It went into the matter. There was no answer, but seldom has silence been so well received.',
    },
    {
      by: { action: 'feed', item: ['bonito flakes'] },
      wish: '{name} has heard that there are flakes of bonito that move by themselves when they are warm. As if they were waving. As if they wanted to say something. It would like to see that, and then eat it.',
      granted: 'They waved. {name} waved. It is not yet clear who began.',
    },
    {
      by: { action: 'feed', item: ['warm bone broth'], hours: [17, 21] },
      wish: 'It has talked since breakfast and its throat is like a gramophone. Could there be warm bone broth, towards evening? It would drink it without a word. Well, with one word.',
      granted: 'The word was “more”. It had meant to say something better, but that was how it came out.',
    },
    {
      by: { action: 'play', item: ['call and response', 'duet singing'] },
      wish: 'The trouble with the colleague on the stairs, says {name}, between ourselves, is that it cannot hold a second part. It would like to sing with someone who does not just say the same: call and response, or a duet.',
      granted: 'You came in late, and flat, and different. {name} had to stop, it was so happy.',
    },
    {
      by: { action: 'play', item: ['talking buttons', 'clicker tricks'] },
      wish: 'There are buttons that speak if one stands on them, and a thing that clicks when one is right. {name} would be glad of either, it is all conversation.',
      granted:
        'It has pressed the one that says “outside” and the one that says “you”, and looked at you meaningly, and run up the curtain.',
    },
    {
      by: { action: 'play', item: ['harness walk'] },
      wish: 'There is so much out there that has been talked about only through glass. {name} would like to be walked, on the harness, and to tell people so as it goes by.',
      granted:
        'It said good day to nineteen things, of which four replied. It is lying down now with its stockings in the air, going through them.',
    },
    {
      by: { action: 'clean', item: ['warm hand rub', 'silk glove polish'] },
      wish: '{name} can talk or be stroked, and finds that it does both better at once. A warm hand would be best, or the silk glove, all down, to the knot and no further.',
      granted: 'The sentence lasted as long as the stroke, and both came to an end at the same place.',
    },
    {
      by: { action: 'sleep', item: ['under the duvet', 'elbow crook'] },
      wish: 'It has something to say that can only be said in the dark, close to, under the duvet or in the bend of somebody’s elbow. It takes about a minute. Then it would sleep there.',
      granted: 'It was going to tell you. “You,” it said, and was asleep.',
    },
    {
      by: { action: 'sleep', item: ['talk radio'] },
      wish: '{name} would like to be put to bed with somebody talking, low, about drains or the government, on the radio, so that there is no gap.',
      granted: 'They have got on to gravel. {name} said “nonsense” twice, and then, more kindly, nothing.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a pause coming. {name} can feel it. It would like to have you there for it, sitting down, so that it can find out what people do in them.',
      granted:
        'You sat in it together. It was quite big inside. {name} touched your hand now and again, to know whether it was over.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Tell a thing once and it is only told. {name} would like you to sit with it today, and then sit with it again, so that it can hear how it went.',
      granted: 'The second time it was quite another story. You were in it.',
    },
    {
      by: { action: 'reflect', hours: [8, 12] },
      wish: '{name} has had the whole night to think, and must have someone in the morning, before it starts to leave things out. Sit down with it before noon.',
      granted: 'It told you the whole night, hour by hour. Around four there had been a mouse. It did both voices.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A curtain ring',
        shape: 'ring',
        text: 'The ninth from the left. {name} took it down after a very good gallop, and can sing it still.',
      },
      {
        name: 'The button that says you',
        shape: 'button',
        text: 'Out of the set. {name} sleeps on it, so that one hears it, at times, through the floor: you, you.',
      },
      {
        name: 'A ticket for two',
        shape: 'ticket',
        text: 'To hear {name}, on the landing, any evening. It says two because you will want to bring the other one.',
      },
      {
        name: 'The whistle out of the kettle',
        shape: 'whistle',
        text: 'They had words. {name} had the last one, and this.',
      },
      {
        name: 'A letter, dictated',
        shape: 'letter',
        text: 'It is to you, and begins in the middle. There is no full stop. {name} has left room underneath for the answer.',
      },
    ],
    return: {
      name: 'A reply',
      shape: 'mirror',
      text: 'A scrap of looking-glass, from the far side. {name} talked into the dark there until something flashed back. It lies under the stairs now, and has begun, sometimes, to speak first.',
    },
    streak: {
      name: 'A string of ends',
      shape: 'thread',
      text: 'Twenty-five last syllables, one for each meal, knotted on a thread. Read down, they very nearly say something.',
    },
    hundred_days: {
      name: 'The princess’s stone',
      shape: 'gem',
      text: 'A blue stone on a bit of ribbon. It was round the knot in its tail one morning. So that is what it was for, says {name}, and has forgotten again.',
    },
  },
  release: [
    'It talks as far as the gate, and on from the gate, and you hear {name} going down the road, telling the road. By the corner it is a murmur. Then it says something you do not catch.',
    'It had a speech, and has lost the beginning. “Well,” says {name}. “Well,” you say. It looks glad to have that, and goes, over the roofs, saying it.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had asked something, quite a small thing, at the foot of the stairs, and waited there to be answered.',
      'The house was silent a long time before {name} was. It died facing the door, with its mouth a little open, as if you had come in.',
    ],
    hunger: [
      '{name} is dead. It had asked in every way there is to ask, and then in the one way that makes no sound.',
      'It told the tray, it told the stairs, and nobody else was there to tell. {name} has died beside the tray.',
    ],
    illness: [
      '{name} is dead. It got quieter, and you could not have said when it stopped. It may be that it only got too quiet to hear.',
      'There was a word coming. {name} has died just before it, and nobody will know now.',
    ],
    poison: [
      '{name} is dead of what it was given. It had asked what that was, and had not been told.',
      'The sentence broke off. {name} lies where it was standing, and what it had been given is still on its tongue.',
    ],
  },
  returned: [
    '“As I was saying,” says {name}. You turn round. It is standing on the bottom stair, shaking, all eyes, and you find that you had kept its place.',
    'Somebody calls from the landing, and nobody answers them from below, so that is no echo. It is {name}. Say something. Say anything, it is listening with its whole face.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, ivory, with a dark face, dark feet and crossed blue eyes. It would have spoken first.',
      'Here, for once, {name} says nothing.',
      'Say something to {name}, if you have a moment. It liked to be answered.',
      '{name} was going to tell you something. You may wait, if you like. The bench is dry.',
      {
        text: 'Say a word to this stone and walk away slowly. {name} always answered, and always at greater length.',
        when: ['from_child'],
      },
      { text: '{name} leaves the last word to you. It would have found that very hard.', when: ['grown'] },
    ],
    closings: {
      neglect: ['It asked, and there was nobody there.', 'Only the stairs replied to it.'],
      hunger: ['It said so, over and over, and then it could not.', 'Nobody can say that they were not told.'],
      illness: ['Its voice went first, and it followed.', 'It was not done talking.'],
      poison: [
        'It asked what it was, and took it.',
        'One thing it was given, and no one had a word to say against it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and where were you, yes, the curtain pole, there are fourteen rings and you shouted at each, and the sixth one, are they listening, the sixth one rang. You ran, you sang with the hoover, you saw a bird, or it was two. Isn’t it a day? You have told everybody. Now you want to know what they did. Tell you, tell you from the beginning, and sit down, so that you can get on their knees.',
      'You are {name}, in the middle of a story, and it is so good that you have to go back and tell the start again. You walk up and down in it with your tail up. There are two of everyone, with your eyes, and they are all smiling. What is it? What is so funny? You would like them to say something now, anything, quick, so that you can say something back.',
    ],
    content: [
      'You are {name}, and nothing has happened, and you have told it to the rubber plant. There was a bird on the wire. You said so. You go on quietly from this to that, the way people hum. They need not say much. It is only that when you have said a thing, you like to hear that somebody heard it. Are they there? Would they say hm? You can do a great deal with hm.',
      'You are {name}, and for {days} days now somebody has said yes, and did it, and go on, whenever you stopped for breath. You had not known that people did that. You called, when you were new, just to hear if there was anyone, and there was. You have not been quiet since. Will they come and sit with you? You have something to tell them, and it is only that you are glad.',
    ],
    bored: [
      'You are {name}, and you have said everything. You said it to the tap. The tap let a drop fall, and you thought, here we go, but it was only that. You go out on the stairs, and there is that friend of yours with the very same thing on its mind. Does nobody in this house ever begin? You would play at anything, so long as it is first them, and then you, and then them. Are they coming? Was that them? Was that?',
    ],
    hungry: [
      'You are {name}, and you have said so at two, and at half past, and you sang it in between. Supper. Did you not say it clearly? You went and looked again and there is nothing in the dish, and nothing in you either, it echoes. You are standing on the draining board and you are taking a very deep breath. You would love to be interrupted. You would stop at once, in the middle, for fish.',
    ],
    starving: [
      'You are {name}, and you have used up the long words. You had thought that if one only asked well enough. You asked beautifully. It came down the stairs to you again each time, exactly as you had said it, with nothing in its hands. Now you keep your mouth open and the asking just runs out of it, without you. Is anyone? It is food. It is now. It is please. Will they say yes?',
    ],
    sick: [
      'You are {name}, and there is something in your throat, where you live. You had a remark, and it came out as a hinge. How foolish. You lie in the dark with the covers over you and think the things, one after another, and nobody knows that you have thought them. Would somebody come in and talk? About anything, you will not correct it. And bring the medicine, and say when you should swallow? You will try to say thank you, listen for it.',
    ],
    failing: [
      'You are {name}, and it is so quiet that you can hear the other one, on the stairs, breathing. It has never had anything to say. It says, come up. You would rather not, you are waiting for someone, you were in the middle of telling them. If they came now, with the medicine, if they put their ear down close, the left, you could give them the end of it. It is quite short. Are they there?',
    ],
    near_death: [
      'You are {name}. You said something, a while ago, to an empty room, and have been leaving the pause open for the answer. It is a very long pause. You hold it as well as you can. It does not matter what they say. They could come in and sit down on the floor and say that it was cold out, and you would say “out”, and it would be a conversation. Is that a step? You will just wait until you are sure.',
    ],
    asleep: [
      'You are {name}, asleep, on a stage as wide as the roofs, and they have all come, the birds individually. You open your mouth and there is the word, the one you tied the knot for. It is so simple. You say it, and everybody, on the left, on the right, says it back, and it is not an echo. You go on murmuring. If your keeper sits down by the bed now, leave them a gap. They may know how it goes on.',
    ],
    shy: [
      'You are {name}, and there is a person, or a pair, and you are not speaking to them, which is killing you. You have told the wireless. One cannot simply begin, they might not answer, and then where would one look? They did cough, before. It was a nice cough, it had a sort of question in it. If they sat down and said something, not to you, just out loud, and left the end off, you might, from up here, quite softly, put it on.',
    ],
    back_from_death: [
      'You are {name}, and you do not know how to tell this. There was no one there. You spoke and it did not come back, not even your own. And then a voice said your name, from such a way off, only the last of it, the end of your name, and you said it too, and that was the rope. You talk in little bits now. Do they mind? Would they stay and say things, and let supper come when it ought?',
    ],
    hurt: [
      'You are {name}, and what was that? You asked before, and nobody said, and you took it, you thought that it was a kind of answer. It goes on and on in you like a bad noise. You want to shout at them and you want to be told that it will stop. Which of them was it, left or right? Let them throw it out, where you can hear it land. Then let one of them, either, come and say sorry, so you can say it back.',
    ],
  },
}

export const SIAMESE: Species = {
  slug: 'siamese',
  name: 'Siamese',
  family: 'cat',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.6,
  innate_traits: ['vocal', 'social'],
  personality:
    'Narrates the day aloud, with footnotes, and considers an unanswered remark the worst thing that can happen.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'steamed sea bass',
        'tilapia flakes',
        'warm bone broth',
        'lean pork strips',
        'lickable salmon puree',
        'chicken livers',
        'bonito flakes',
      ],
      play: ['call and response', 'duet singing', 'puzzle feeder', 'clicker tricks', 'harness walk', 'talking buttons'],
      clean: [
        'warm hand rub',
        'silk glove polish',
        'finger toothbrush',
        'ear swab',
        'short coat comb',
        'cotton face pad',
      ],
      medicine: ['asthma inhaler', 'dental cleaning', 'eye exam', 'vitamins', 'liver support', 'antibiotics'],
      discipline: [
        'turned back',
        'waiting for quiet',
        'hushed voice',
        'clicker reset',
        'conversation paused',
        'indoor voice cue',
      ],
      sleep: ['under the duvet', 'elbow crook', 'hot water bottle', 'talk radio', 'temple bells', 'shoulder perch'],
    },
    harmful: [
      'cigarette smoke',
      'lavender diffuser',
      'onion curry',
      'peace lily',
      'chocolate coconut bar',
      'aerosol hairspray',
    ],
  },
  appearance: {
    look: 'a sleek ivory cat dipped in dark cocoa at the face, paws and tail, with crossed eyes of gas-flame blue',
    colours: ['#ece0cc', '#f8f2e6', '#3b2a25'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'whip',
    slit: true,
    eyes: '#3f9df2',
    skull: 'wedge',
    tailTip: 'accent',
    marking: 'mask',
    earTint: 'accent',
    extras: ['stockings'],
    girth: 0.86,
    headSize: 0.94,
    eyesApart: 0.84,
    earSize: 1.1,
  },
  book: BOOK,
}
