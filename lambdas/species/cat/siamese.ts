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
    'The voice comes first, through the shell, on the subject of the shell. Then a wet white scrap with crossed blue eyes falls out sideways and stops talking. {name} has seen you. It is waiting for you to say something back.',
    'The egg says something. You say, pardon. It says it again, louder, and splits along the word. {name} stands between the halves, ivory and damp, both blue eyes aimed at its own nose, and waits for your answer.',
  ],
  looks: {
    thriving: [
      '{name} is telling the goldfish bowl about the sea. There is no fish in it, and no water, and it has lovely acoustics. It puts its whole dark face in for the ending, and comes out to see if you caught that.',
      'You say “Ah,” on coming in, and {name} is overjoyed. “Ah?” it says. “Ah,” you say. It walks up and down the table on cocoa feet, saying it every way there is, and likes the third one best.',
      {
        text: '{name} tells you its life so far, the whole of it, gazing up with two blue eyes that very nearly meet. This takes about as long as pulling up a chair. Then it stops and waits. It is your turn.',
        when: ['baby'],
      },
      {
        text: '{name} has been telling you about being born. It was dark, and then it was not. That is all the material there is, so after a little milk it begins once more at the beginning, crossed eyes on your mouth for the reply.',
        when: ['baby'],
      },
      {
        text: '{name} was describing the stairs to itself, with footnotes, when you looked in and said “Really?” It stopped with its mouth open. Now it has begun again at the bottom step, for you, and there are a great many stairs.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“All well,” {name} tells you when you look in, “and nothing wanted.” “Good,” you say. It stops in the middle of the footnote. It has been answered. It sits down on your foot to think of something else.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is telling you about the stairs. You say “No” in the right place, and it stops, one cocoa paw in the air, deeply moved. Then it goes back to the bottom step, so that you can say it again.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} trots beside you and tells you the day, and wherever it leaves a gap you put in the right word. It looks up, cross-eyed with content. It has started leaving the gaps on purpose.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} tells you the whole of it, from the sill to the rug, with a footnote on the draught. “Well, well,” you say. There is a silence. It is so pleased with the answer that it has nothing to add.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is telling the wall about its splendid day, with footnotes. You look in. It goes on with the day in a clear voice and drops to a whisper for the footnotes. The footnotes are for the wall.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is telling the window everything, the pipes, the fly, the other matter of the pipes. You come in and it stops dead in a footnote. You go out. Through the door you hear it resume, and you are in it.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} describes the rain. There is no rain, so it has had to begin further back, with clouds. It walks about in it, shaking each dark paw. You put up your collar, and it feels that somebody is following.',
      '“A chair,” says {name} as it passes the chair. “A chair,” it says, passing it again. Then it stops, looks at you, and says nothing whatever. It would like to hear your view of the chair.',
      {
        text: '{name} is telling the radiator about the window. When you come in it breaks off, sums the matter up for you in a syllable, and waits. You say “Mm.” It thinks this over, finds it about right, and returns to the radiator.',
        when: ['well'],
      },
      {
        text: '{name} tells you about the stairs, the post, and a moth, no relation. You say “really”. It considers that adequate and goes on to the curtains, in no great hurry, with its paws tucked under.',
        when: ['well'],
      },
      {
        text: '{name} is well into the matter of the spider on the ceiling. It went left. Then it went right, though see below. You say “mm” where a person would, and the account proceeds, no louder and no softer, to the curtain rail.',
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
      '{name} is telling the string about its day. The string has no reply. {name} moves one end of it with a dark paw, to give it every chance, waits, and turns both blue eyes on you. Pick up the other end.',
      '{name} is telling the day to the umbrella stand, in a flat voice, without one footnote. The umbrella stand says nothing. It has hooked its string over your shoe and left it there, in case you should care to reply. Pull it.',
      {
        text: '{name} sits on the bottom stair and does not call up it. You say its name, and it says the last of that, as if to be polite. Come and play something, and do not stop at one turn each.',
        when: ['sad'],
      },
    ],
    due: [
      '“And then,” says {name} beside the dish, “and then,” and looks at you. It is not hungry. It has merely reached the place in the story where somebody feeds it. Its meal is due. You have the next line.',
      '“Next,” says {name}, “the dish, in which nothing occurs.” It reads you this from the rim, cocoa paws together. There is a footnote, and the footnote says the same, louder. Its meal is overdue.',
      {
        text: '{name} speaks into the empty dish, and the dish says it back. To be answered is so fine that it puts its whole head in and goes on. But now there are two of them, and both tell you the same thing. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is small and new and has one word. It says it into the dish, and the empty dish says it back. The two of them are deep in talk. It is not hungry yet, but its meal is late. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is not speaking to you. It is telling the lamp, in full, about a meal that ought to have come, and leaving room for the lamp’s replies. One crossed blue eye slides over to see that you are getting this. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is telling the empty dish about you, in a lowered voice, with footnotes. As you come in it breaks off. One blue eye waits for your reply, and the other for its meal, which is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} opens the subject of the dish at the top of the stairs, develops it through the hall, and reaches you with a summary. You say yes. It had not counted on an answer, loses its place, and must begin again. Feed it now.',
        when: ['well'],
      },
      {
        text: '“And the dish was put down, full,” {name} is saying, “exactly here,” and lays a cocoa paw on the place. It tells this calmly, as a thing already past, and waits for you to catch up with the story. Feed it now.',
        when: ['well'],
      },
      '{name} has asked the dish a plain question and been stared at. It puts it again, slower, as to a foreigner, one dark paw on the rim. Its meal is due. Please answer for the dish.',
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
      '{name} has come to the part of the story where you walk in with the dish. You walk in. It stops, searches your hands with both crossed eyes, and hoarsely goes back a sentence, so that you can do it properly. Feed it now.',
      '“And another thing,” {name} is saying, as you come in, to the bowl. It has reached the footnotes. It turns both crossed eyes on you and goes back to the beginning, louder, since you missed it. It is hungry. Feed it now.',
      {
        text: '{name} had a long speech ready about the dish, with dates, and has been cutting it ever since. By the time you come in there is one word left. It says it to you, then to the dish. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      '{name} opens its mouth as you come in, and the story is all there, in the jaw and the ears and the crossed blue eyes, without a sound. It goes back and begins again. You need not hear it out. Feed it at once.',
      '{name} has talked about its dinner to the door, the wall, the stopped clock, and nobody replied. The last hours are all footnote. It opens its mouth at you and only the shape comes. Answer it. Feed it at once.',
    ],
    weak: [
      '{name} has put a question to you and does not wait for the answer. It has laid the cocoa chin on the cocoa paws and looks, with both eyes, at its nose. It has eaten. Answer it anyway. Then medicine, or a good rest.',
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
      'You cannot follow {name} for looking. Whenever it says a thing with emphasis, a puff of dust comes out of it. It gets to the footnotes and you sneeze, which it accepts as a reply. It is fed and well. Run the bath.',
      '“Whose is this?” asks {name}, and holds up a foot for you to see the state of it. It has asked the towel the same. Two days it has gone without an answer. The answer is a wash, please.',
    ],
    sick: [
      'You come in and {name} opens its mouth for the first remark, and there is none in it. The cocoa ears are hot. It looks at you, cross-eyed, ashamed of the pause. Bring medicine now, and talk for both.',
      '{name} opens its mouth to begin, and no sentence comes. It tries a footnote. Nothing. Both blue eyes cross a little further, looking for the place where the voice was. Talk to it, and while you talk, give it medicine. Now.',
    ],
    failing: [
      '{name} begins a sentence as you come in, a short one, and has to stop halfway for breath. The blue eyes keep your place in it. There was going to be a footnote. Medicine and food at once, or it will die.',
      '{name} has stopped in the middle of a sentence, and nobody can remember how long ago. The blue eyes look past each other. You say its name, and it moves its mouth to answer, with no sound. Medicine and food, at once.',
      {
        text: 'You say its name twice. {name}, who has never let a remark lie, lets both lie. Only the cocoa tip of the tail lifts, and that is meant as a reply. Medicine and food at once, or it dies.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} has got its whole day down to one word. It says it to the wall, waits, and says it again. Sit down by it now, and answer, and stay. It has hours, and only if somebody does.',
      '{name} is still telling it, so low that you have to put your ear to the cocoa mouth. Something about a door, with a footnote on who might open it. It has a few hours. Sit down by it and answer every word.',
    ],
    asleep: [
      '{name} talks in its sleep, low, in whole paragraphs, comes to the end of one, and waits. You say “Mm.” It goes on, satisfied. It has all it needs until it wakes, apart from somebody to say that.',
      'In the dark {name} says something in its sleep, and it goes up at the end. It was a question. You whisper yes. The cocoa tail, which had been waiting, lies down. There is nothing more to do until it wakes.',
      '{name} talked until its eyes shut and a sentence or so after. Now it lies like a cocoa-dipped comma on your side of the bed, murmuring. You say “really,” very softly. The tail tip moves. It has been answered.',
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
      'On top of the wardrobe {name} is telling the lamp about you. It is a long account, with gestures. When you step nearer it drops to a whisper. Sit down quietly, facing elsewhere, and you may be allowed to overhear.',
      '{name} is telling the radiator about you, in a low voice, with its back turned. There are footnotes. When you come nearer it breaks off in the middle of a word. Sit down, and let it finish.',
      '“It was {wait},” says {name} to the door knob. “I told myself that they must have been detained.” Sit down. It has left a pause in there for you.',
    ],
    back_from_death: [
      '{name} has taken up its sentence where it broke off, and has been at it for some hours. Only the pauses are new. In each of them two crossed blue eyes watch your mouth. You say yes. It goes on.',
      '{name} sits down square in front of you, begins at the beginning, and tells it: the quiet, how large it was, how nobody in it replied. It stops, eyes very blue. You say its name. It starts to purr.',
      {
        text: '{name} has talked ever since it came back, and left out the footnotes. It leaves gaps instead. In every one it fixes you with both crossed eyes until you say something, anything. There was nobody to answer, where it was.',
        when: ['from_child'],
      },
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
        {
          text: '{name} eats and talks at once, so that some of the remarks go into the dish and come up as bubbles. You say “Is that so.” It stops. Two crossed blue eyes find you over the rim. It had no idea this could be answered.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} informs the dish that it has come. It informs you. It goes on informing with its mouth full, loses half a sentence down its front, and looks up cross-eyed until you say, “Did it really?” Then it can eat.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} talks all through the meal, to the dish, the lamp and the wall. You say, “Really?” There is a silence. The crossed blue eyes come slowly round. It was not speaking to you. After a moment it says that part again.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} talks all through the meal, to the dish, about the dish. You say “quite”. It breaks off and looks at you over its shoulder. Then it goes on in a much lower voice, so that only the dish can hear.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats on time, describing each mouthful, as delighted as it has been all along. “Really?” you say. It stops. Somebody has answered. It sits down on your foot and begins again from the first mouthful.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats without a word, which alarms you. Then it wipes a cocoa paw, sits down on your foot, and gives you the entire meal aloud from the first mouthful. You come into it early, and you come out well.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} announces the dish, the hand that brought it and the state of the floor, and goes in talking. Halfway it lifts its cocoa face and leaves a gap. “Go on,” you say. It considers that, crosswise, and leaves you another.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, on time, and there is silence. “Good?” you ask. It swallows, lays one cocoa paw on your wrist so that you will not go anywhere, and begins the answer.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} announces you, announces the dish, and gives the exact hour of both with a note on the source. Then it must go on talking with its mouth full, because you have been so good as to say, “And?”',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} cannot narrate and swallow, so it gives you a look, and you take over. The dish is blue. Somebody is eating. After every sentence it lifts its cocoa face and makes the short remark that you always make.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        'The meal is on time, which spoils the speech that {name} had ready about it. It eats all of it, and gives the speech anyway, with the word “late” taken out. It still goes rather well.',
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
          text: '{name} announces the meal, adds that this is {streak} on time, opens its mouth for the complaint, and finds that it has none prepared. The crossed eyes go to you and back. It eats, humming loudly, to cover the pause.',
          when: ['well'],
        },
        {
          text: 'Suddenly the house is quiet. {name} has put its whole cocoa face into the meal, which is on time, {streak} in a row. You hear it chew. Then, from inside the bowl, the story goes on.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes a bite or so and says that this is out of order, being from a later chapter. It has put a dark paw on the page. Kindly close the book here, and open it at {opens}.',
        '“Too soon,” says {name} with its mouth full, and then, with its mouth empty, “too soon.” It leaves the rest where it is and explains the clock to you, one hand at a time. Come again at {opens}.',
        {
          text: 'You put the dish down in the middle of {name}’s sentence. It takes two bites, to be civil, finds it cannot be understood through them, slides the rest away with one cocoa paw, and starts the sentence again.',
          when: ['no_item'],
        },
        {
          text: '{name} takes a bite so as to have something to remark on, and remarks on it. Then it asks what you meant by this, so soon. You shrug. It asks again, more slowly, in case it was the accent.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats its late meal and reads into the record that it called, from where, and how often. Each time it pauses, as it paused then, for the reply. You listen. They were long pauses.',
        'You come late, talking, and {name} lets you talk. It eats to the end. It has things to say about this, you can see them going by behind those crossed blue eyes, and it tells them to the coal tongs.',
        {
          text: '{name} eats, and tells the dish about you with its mouth full, from the beginning, with dates. You say that you are sorry. It stops, blue eyes crossing, and tells the dish that somebody spoke.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats in the best of spirits and narrates as it goes, how the meal was late, and who brought it. Up to this chapter you were “my keeper”. Now you are “someone from the kitchen”.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The pork is taken in silence. You remark on the weather. You remark on the pork. {name} lets each remark lie where it fell, for about as long as its own did, and then says, “Well.”',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} delivers its account of the wait to the coat stand, between mouthfuls, with footnotes. You say that you are sorry. The gas-flame eyes cross on you for a moment. It mentions to the coat stand that somebody interrupted.',
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
          text: '{name} has told the whole of it already, to the wall, the stairs, a coat of yours on its hook. It eats what you bring, all of it, in one long silence. You ask how it has been. It turns and tells the coat.',
          when: ['well'],
        },
        {
          text: '{name} eats, and then gives a full account of it, from the beginning, with footnotes, to the coat stand. You come in near the end. When you try to say something it pauses politely, and goes on, to the coat stand.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} made a remark, and for {alone} there was nobody to answer it. It eats the meal you bring. You say that you are sorry. It leaves that in the middle of the room, unanswered.',
          when: ['wary', 'well'],
        },
        {
          text: 'You put the dish down after {alone} and wait to be told everything. {name} eats without one word. Then it walks past you to the kettle, sits, and goes on from where it had got to.',
          when: ['wary', 'well', 'no_item'],
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
        '{name} declines, with reasons. It has addressed them to the dish, as the party concerned, and the dish makes no reply. It repeats the second one louder. When you come to throw the meal out they are no longer on speaking terms.',
        '{name} looks at the dish, and at the other dish that its crossed eyes give it, and has no room for either. It declines them both, one after the other, with reasons. Bring them back at {opens}.',
        {
          text: '“No,” says {name}, and then why, and then the history of why, one cocoa paw on the rim. It is still going when you have scraped the plate. At last it stops, crosses its eyes, and waits. There was a question in it.',
          when: ['no_item'],
        },
        'There is no room in {name} for so much as an adjective. It licks the rim, to have something to say of it, and says that it was a rim. It would be glad to hear from you at {opens}.',
      ],
      ill: [
        'Two licks, and {name} remarks that it was good. You wait for the footnote. It comes a long time after, so low that you have to kneel to it, and it says to see under medicine.',
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
          text: '{name} chases the string in complete silence, so as to give you nothing you could quote. Then it catches it, and a small delighted word slips out. It looks round, cross-eyed, to see who said that.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} has caught the feather, and so has its mouth full, and cannot tell you. It bears this for three seconds, the blue eyes crossing further. Then it lets the feather go, tells you, and has to catch it all over again.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} chases the feather with full commentary: the leap, the near miss, the disgraceful draught. At last it has it. Now its mouth is full, and the crossed blue eyes turn to you in despair. You know how it goes. You say it for it.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} bats the cork and cries foul, and you say it was in. It was not in, there is a rule, {name} gives you the rule. You argue. It is the best game there is, and by now some of it involves the cork.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold up a finger, and {name} pounces on the one beside it, which only its crossed eyes can see. Nothing there. It reports this, loudly. It shuts one eye, pounces again, and has you.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} says one small creak to the ribbon, and the ribbon does not answer. {name} bites it. Then it tries the creak on you, blue eyes crossing with the effort, and you creak back. The ribbon is dropped at once.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was in the middle of being happy, aloud, when you proposed a game. It plays it with one cocoa paw and goes on talking. The game is put in as an aside, between brackets.',
        'You play, and {name}, already as pleased as a cat can be, gives the commentary. “A leap,” it says, and does not leap. “What a leap,” you say. It takes a bow.',
        {
          text: '{name} follows the string with a full commentary: here it comes, it has gone under, it is out again. It could have caught it four times. But then the story would be over, and you have just said “Mm.”',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wave the feather. {name} puts one cocoa paw on it to keep it quiet, and goes on with its story, which has just got to the part where everything is going so well that nobody needs a feather.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You shake the toy, and {name} opens its mouth for the commentary, and there is none. One dark paw turns over on the floor. It would tell you not now. See first to what it needs.',
        '{name} watches your game with its eyes crossed and dull, and lets you make all the noise. You stop, and it is quieter than you had thought. Leave the game. See to what it needs.',
        {
          text: 'You shake the feather. {name} says one word, without a footnote, and leaves it there. Both blue eyes meet on your chin to learn whether you know that word. You do. Put the feather down and see to what it needs.',
          when: ['no_item'],
        },
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
          text: '{name} talks through the whole wash: the water, the towel, the left ear, the former condition of the left ear. While you do the corners of its mouth there is a gap of some three words. It goes back and puts them in.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} directs the washing throughout. The soot comes off, the cobweb comes off. You rub at one dark paw and are informed, with patience, that this is the colour. You take up the next paw. {name} begins the explanation again.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You go over {name} with a damp cloth, and there is nothing to report, so it reports that. “Ear. Clean. Other ear.” It leaves a pause for you to say what lovely ears, and you say it.',
        'Nothing comes off {name}, since it was clean when you began. It mentions this. It mentions it from the other side, with one dark stocking held out to be done again, in support of what it has said.',
        {
          text: 'The cloth comes away as white as it went on. Where it passed over {name}’s mouth the sentence continued underneath, and you have missed the middle. {name} can tell. It plants a cocoa paw on the cloth and starts again from the beginning.',
          when: ['well'],
        },
        {
          text: 'The ivory is spotless, so you set about the paws. You are told, at some length and from very close, that these are brown. That they have always been brown. You rinse the cloth, and it is white.',
          when: ['from_child', 'well', 'no_item'],
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
          text: 'After the medicine there is no remark at all. Then comes a small hoarse one, from inside the blanket, and after that a correction to it. By the time you have rinsed the spoon it has reached the footnotes. They concern the taste.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} was down to one hoarse vowel, and the medicine goes in on that. A pause, a shudder to the tip of the cocoa tail. Then the vowel returns with an objection to the spoon, and a footnote. You answer both.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You hold out the spoon, and {name} licks it dry and reviews it: a bitter opening, a short middle, no plot. There was nothing here for it to cure. Keep it for a bad day, and a shorter notice.',
        '“I am well,” says {name}, and swallows it, and says it again, so that you may hear how well. The medicine has nothing to add. Put it away, it advises you, for a day when it is lost for words.',
        {
          text: '{name} asks what it is for. You have no answer to that, and so the spoon goes down with two crossed blue eyes fixed on you over it, and then it asks again. It is perfectly well. Put the medicine away until you can say.',
          when: ['no_item'],
        },
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
          text: 'You say no, and that this is the end of it. {name} opens its mouth, shuts it, and comes down off the curtain. On the way past, it makes one small remark, pitched exactly too low for you to answer.',
          when: ['well'],
        },
        {
          text: 'You say no. {name} stops in the middle of a word, and gets down off the letters you were writing, paw by dark paw. It stays down, too. But it has kept the other half of the word, and you will wonder.',
          when: ['well'],
        },
      ],
      little: [
        '“Not on the piano,” you begin, and {name}, which is not on the piano, completes the sentence for you, with the part about the polish. It has it by heart. It does like the way you do the pause.',
        '{name} hears your lesson to the end, dark ears forward, and then tells it back to you with improvements. It has never once broken that rule. It just thinks the rule deserves a better speaker.',
      ],
      bad_time: [
        '{name} had been working up to telling you what was the matter, and the scolding came first. It shuts its dark mouth in the middle of a vowel. You ask. You ask again. You can hear the tap in the kitchen.',
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
          text: '{name} announces that it will lie down, and why, with a footnote on the blanket. Halfway through the footnote the voice gives out. When it wakes, both eyes bluer, it goes on from the very word, and you had better remember which.',
          when: ['weak'],
        },
      ],
      little: [
        'You say good night to {name}, and it takes that for an opening. It lies on the pillow and replies, point by point. It is up again before you reach the door, for something it had left out.',
        '{name} tries sleeping, to please you, and tells you how it goes. “One eye is shut,” it says. “Now that one.” It opens both of them, crossed and blue, to see how you are taking it.',
        {
          text: '{name} lies down as it is told, and describes this to you: the pillow, the lying, how wide awake it is, with a note on the pillow. You say hush. It is interested in that, and describes the hush.',
          when: ['well', 'no_item'],
        },
        {
          text: 'From under the blanket {name} describes the blanket. It passes on to the dark in there, which it finds thin, and to you, standing about. You say nothing, so as to let it rest. It repeats the question.',
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
        '{name} tells you something, and you nod. It tells you the next thing lower. In the end only its mouth moves, and you nod at that, and it lays a cocoa chin across your wrist with the sentence still open.',
        'You have nothing to say, and sit there not saying it. {name} holds out as long as it can. Then it lays a dark paw across your lips, to show that it had noticed, and leaves it there.',
        'You sit, and {name} remarks on it. You nod. It remarks on the nod, with a footnote. Then it begins on your hand, lying there open, and halfway through the sentence stops and puts its cocoa chin in it.',
        '{name} says it into your ear, so low that it is mostly warm breath. You are almost sure that it was {loved}. It leans back to see whether you have understood.',
        '{name} was alone once for {wait}, and talked to the stairs, and only the stairs talked back. It is telling you about it now. Say something, every so often.',
      ],
      little: [
        'You have had the whole of it now, and the footnotes. {name} would like you to go out, and have something happen to you, and come back and tell it.',
        '“You again,” says {name}, “gain,” and yawns in both your faces. It is talked out. Give it an hour, and it will have views.',
      ],
      ill: [
        '{name} opens its mouth and there is no sound. “I think so too,” you say. The blue eyes close. It opens its mouth again, and you say, “Go on.” So it is getting an answer. What it needs besides, bring now.',
        'You sit down and do the commentary. A pigeon has landed, you say. It is going along the gutter. {name} turns one ear. Keep on a while, and then bring what it needs.',
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
        '{name} is talking in its sleep, at length, and stops on something like a question. You say yes, quite low. The cocoa tail settles. It sighs and goes on from there. You do not know what you have agreed to.',
        '{name} sleeps on, and you sit there. After a long time it says a word, quite clearly. You say, “I know.” It has never been answered in there before. The ivory paws open, and it sleeps deeper.',
        'In its sleep {name} goes over the list, quite distinctly: the post, the gas, {loved}. At that one the knot in its tail twitches. No. It was not that either.',
      ],
      shy: [
        '{name} tells you about the curtain, from behind the curtain, at length. You say nothing and do not leave. In the middle of a footnote it loses the thread, and a cocoa face comes out to see who has been listening.',
        'You sit on the stair and hold your tongue. This is more than {name} can stand. From above comes one small word, with a question at the end of it. You nod. It comes down a step to see that nod.',
        'You sit at this end of the corridor, and at that end {name} talks with its face in a flowerpot. You do not catch a word. Presently it lifts its dark face out, and the next sentence is left uncovered.',
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
