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
    'Somebody is talking in the egg. It gets louder, it seems to be asking something, and then the shell is off, and {name} looks from the one of you to the other one of you for a reply.',
    '{name} comes out in the middle of a sentence. It is wet, and cross-eyed, and wants to know what that was, and that, and whether it had said so already.',
  ],
  looks: {
    thriving: [
      'Along the curtain pole gallops {name}, calling out the rings as it comes to them, and at the last one, which it had not expected, sings.',
      'It is doing the whole of the street for you, with voices: the milk, the pigeon, the lady and her umbrella, and (this is the good part) {name} itself, as seen by the pigeon.',
      '{name} laughed. You ask what at. It was a thing it had said earlier, and it says it again, and both of you, left and right, are made to sit down for it.',
      'A third above the hoover, and holding it, and now a fifth: {name} stands on the machine with its chin up and its eyes crossed in bliss. Do not switch off before the end.',
      'How did it put it, just now, to the colleague on the stairs? Oh, well, says {name}, it was put very well. It goes twice round the newel post, applauding itself with its feet.',
      {
        text: 'Round the banisters, over the wireless, down the curtain, singing, goes {name}, and breaks off at the sight of you. The rest of the verse is finished behind the door, a semitone lower.',
        when: ['wary'],
      },
      {
        text: 'There is an aria on top of the wardrobe, with runs. You look in, and {name} shuts its mouth on the highest note and swallows it. As soon as you have gone down two stairs, up it comes, whole.',
        when: ['wary'],
      },
      {
        text: '{name} races its own voice down the hall and wins, and turns to hear it come in second. It would tell anybody. It looks at you, left, right, and tells the umbrella stand, very fast, with leaps.',
        when: ['wary'],
      },
      {
        text: '{name} drapes itself round your neck, cocoa at both ends, and tells the left ear a thing and then the right ear the same thing, and then listens, through your head, to hear it meet.',
        when: ['trusting'],
      },
      {
        text: 'You hum at the sink, and in comes {name} over the plates with the second part. It sits on your shoulder, dark mask against your jaw, to feel where the next note will be, and is there before you.',
        when: ['trusting'],
      },
      {
        text: '{name} had a dream and has not told the stairs. It pulls you down by the collar, tells the left ear all of it in a whisper that buzzes, and leans back, and laughs before you do.',
        when: ['trusting'],
      },
    ],
    content: [
      'The rubber plant is hearing about yesterday. {name} has one dark stocking on the rim of the pot and has got as far as ten in the morning. You go by with the can, and are in it.',
      '{name} breaks off. You look up. It is only choosing an adjective, and walks to the window with it, and back, and lays it, when you have forgotten what it was for, in your lap.',
      'You say that it looks like rain. “Rain,” says {name} under its breath, and puts that with the others, and a little later takes it out and says it to the tap.',
      'From the landing you can hear two of them at it, one somewhat hollow. {name} comes down with its tail up. They are, it tells you, entirely of one mind.',
      'You draw the curtain, and {name} gets in front of it to go over the birds: one on the wire, one under the wire, and one (this is hearsay, it looks at you hard) behind the chimney.',
      '{name} has turned to look at the knot in its tail. It was to remember something by. It was not the post, it was not the gas, it was not, though one likes to think of that too, {loved}.',
      {
        text: '{name} keeps the wireless between you, and gives it, in an undertone, an account of your shoes. You shift your feet. There is a silence, and then an account of that.',
        when: ['wary'],
      },
      {
        text: 'Hardly a sound comes out of {name} this evening. It lies with its dark mask in your neck, on the left side, and lets go a word every so often, warm, as one feeds ducks.',
        when: ['trusting'],
      },
      {
        text: 'What is that, {name} would like to know, and squints, and there are two of it. It speaks to both. They are your thumbs. One of them answers, by moving, and it falls over backwards.',
        when: ['baby'],
      },
    ],
    curious: [
      'What is that? And what is in that? And behind that? {name} has a paw in the drawer up to the elbow and is repeating everything it feels.',
      '{name} asked the telephone a question and then waited. Somebody in there was humming. It has put its ear right into the cup.',
      'There are two flies, or there is one and it is {name}’s eyes. It has gone quite silent to find out, following both with its nose, left, right, left.',
    ],
    bored: [
      'It has told the kettle, and the kettle boiled. It has told the stairs, and the stairs agreed. {name} lies with its chin on a talking button, saying the same word, the same word. Play with it.',
      '“Well?” says {name}. And in a minute, from the other side of you, “Well?” It has run out of things to say about the ceiling. A game, please, with turns in it.',
      '{name} sat through the shipping forecast and wished them all a good night, and nobody wished it one. Do come and play, and let it be something where you answer.',
      {
        text: '{name} sits on the bottom stair and does not call up it. You say its name, and it says the last of that, as if to be polite. Come and play something, and do not stop at one turn each.',
        when: ['sad'],
      },
    ],
    hungry: [
      'A speech on the subject of supper, in five parts, rising: {name} is at the end of the fourth. You could still spare yourself the fifth. Feed it.',
      'It has been looking for a kind way to say this, says {name}, from the draining board, very loudly, to the left one of you. There is nothing on the tray. Would you feed it?',
      '{name} said “now”. You said “in a moment”, and it has been saying “moment, moment, moment” ever since, round your feet, on one note. Its meal is due.',
      {
        text: 'From behind the wireless a voice is putting it to nobody in particular that there was, at one time, a tray. It stops when you come near. Leave the food where the voice is.',
        when: ['wary'],
      },
      {
        text: '{name} rehearses on the landing: “One had wondered,” and “Might there perhaps.” You come up and it all flies into the curtain. The curtain says, after a while, in a squeak, “fish.” Put some down by the hem.',
        when: ['wary'],
      },
      {
        text: '{name} gets up on its hind stockings and says it right into your mouth, so that you shall have it on your own tongue. You open, and out it comes: supper. Well then.',
        when: ['trusting'],
      },
      {
        text: 'You are on the telephone, and {name} gets between you and it and tells the person at the other end, both stockings on your chin, that you will have to go now. It has said goodbye for you. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} opens its mouth at you, and there is no speech in it. All the parts have been given, in {hours} hours, to an empty kitchen. It looks at you, both of you, and shuts it. Feed it, quickly.',
      'Up the stairwell goes one small word, and one small word comes down. They have been at it, {name} and the other, for {hours} hours, and neither had anything to give. Bring something to eat at once.',
      'You ask it what the matter is, and it does not tell you. {name} lies by the tray, ivory gone yellow, its dark chin on its stockings. You are the one who has to speak now: say supper, and bring it.',
      {
        text: 'The word is there, you can see it get as far as the throat. {name} has not the strength to lift it out. It is {hours} hours. Broth, by the spoon, and medicine, and say each thing as you do it.',
        when: ['weak'],
      },
      {
        text: '{name} stands on the wireless and gives it out to the street, head back, every vowel: nothing, nothing, on the tray. At your step it is all silence and eyes. Fill the tray and let it finish with its mouth full.',
        when: ['wary', 'well'],
      },
      {
        text: 'A long stare comes from under the bed, one blue, one bluer, and its lips part, and they have stuck. Nothing has passed them either way for {hours} hours. Wet them for {name} with broth, then medicine, and tell it who you are.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} is keeping it short today. There is a good deal one might say of that pigeon, and it leaves it at “pigeon”, and shuts its eyes. Something to strengthen it, or its bed.',
      'It got halfway up to the curtain pole and told you about the rest. {name} has not the wind for it. It should lie down, or have a spoonful of something.',
      {
        text: '{name} has a very funny story, and must lie down for it. It tells the beginning, and rests, smiling, with its eyes crossed. You may have the end after some medicine, or in the morning.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Where does the cocoa stop? On the ivory it used to be quite clear, and now {name} is the one colour, and sticky, and tells everyone that it is not a comment it wants but a wash.',
      '{name} has begun washing three times and been interrupted, each time by itself. There is jam in the whiskers, and dust on the mask. Would you, please? Clean it while it talks.',
    ],
    sick: [
      'It drew itself up to complain and only a creak came. {name} begs the creak’s pardon, and tries again, and it is the creak. There is a fever in both ears. Medicine, please, and do not make it explain.',
      '{name} lies under the duvet and says nothing about it. You lift the edge, and four blue eyes, or two that have given up agreeing, look at you. It needs medicine.',
      'You speak, and the last of it is not repeated. You try again. {name} moves its lips. It ought to have medicine, and soon.',
      {
        text: '“They mean well,” says {name} to the bedpost, and has to stop there and get its breath. It edges from your hand along the wall. Its ears are hot as cups. Give it medicine between two remarks, and make the remarks short.',
        when: ['wary'],
      },
    ],
    failing: [
      'There is a whisper going, so low that you have to put your ear down to it, the left. It has no words any more, just the tune of them. Medicine for {name}, at once.',
      '{name} has stopped halfway through, and you wait for the rest, and its side goes in and out. Give it the medicine now. Say the rest for it, whatever comes.',
      {
        text: 'You say its name and, from habit, the dark lips shape the end of it, for nobody in particular. That is all the voice there is. Let medicine be in that mouth before it closes, and let {name} hear you counting.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours no one has said a word that {name} could put another after. Say one. Sit down close to it, and say anything, and then go on.',
      'It has dragged itself to the stairs, where there is at least the one who answers, and {name} is too hoarse to begin, and that one never does. Sit with it there, now.',
      '{name} looks up, and both of you have come, the left one and the right one. It had thought that there was nobody. Stay, the two of you. Sit by it now.',
      {
        text: 'It has talked to the stairs for {hours} hours, in two voices, and taken turns. Now both are waiting for the other to go on. {name} sits there with its ears out. Come up and say the next thing. Then sit.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has turned its mask to the wireless, which somebody left on, low, between stations. It is company of a sort. Sit down on the other side, switch nothing, and talk, about anything, with the medicine warming in your hand.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'The duvet is talking in its sleep. It says that it does not agree. You say, getting in, that you never said so. There is a pause, and it turns over, and does.',
      'Down in the bed a hump goes from the middle to the foot and back. {name} paces when it dreams, and makes a speech at either end.',
      '{name} is asleep in the crook of somebody’s cardigan, with its mouth a little open. Somebody says “goodnight” on the wireless. “Night,” says {name}.',
      {
        text: '{name} sleeps behind the wireless, pressed to the warm back of it, and talks. You come in. It drops its voice, asleep as it is, and what it has to say it says to the valves.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps up on the pelmet with its back to the room, and in its sleep it answers people. You say something, not loud. There is a pause, and the dark tail gives it, with the kinked end, some thought.',
        when: ['wary'],
      },
      {
        text: '{name} has gone off in the middle of telling you something, with its nose in your ear. It breathes out, and each breath still has a bit of the sentence in it.',
        when: ['trusting'],
      },
      {
        text: 'You wake at three to find your left ear being told something, quite slowly, by {name}, which is fast asleep. You say “really?” It says “eally”, and a cocoa paw opens and closes on your neck.',
        when: ['trusting'],
      },
      {
        text: 'The hump in the bed lies still, and there is no speech at either end. Now and then comes a creak, the same one. Let {name} have its sleep out, and when it wakes say good morning first, and have medicine on the tray.',
        when: ['ill'],
      },
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
      '{name} is behind the wireless, and whatever it has to say it says to that. You are “a certain person”. Sit down, and let yourself be talked about.',
      'It has not made up its mind which one of you is real. {name} watches from the top of the door, left, then right, muttering. Sit quite still, both of you.',
      'You said something, and {name} did not answer, and could hardly bear it. It ran upstairs to answer it there. Stay where you are, and say one more thing, not loud.',
      '“It was {wait},” says {name} to the door knob. “I told myself that they must have been detained.” Sit down. It has left a pause in there for you.',
    ],
    back_from_death: [
      '{name} is back and has not said where it was. It begins, and looks at you, and begins elsewhere. Stay near until it has found the place to start, and do not keep its next meal waiting.',
      'There was nobody there to talk to, it says. Only that. It says so at each of your ears, in a voice with hardly any voice in it. Keep {name} company, and feed it when it is due.',
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
        '{name} praises it as it goes down, the first bite, the second bite, by name, and asks the empty tray for its impressions. You answer for the tray, and are thought rather too brief.',
        'It eats, and talks, and now and then does both, and has to come up and begin again. You say “go on”. “On,” says {name}, and goes under, and the tray is bare.',
        'You are to stand there, left and right, while {name} reads out what is in it. Then you may go. From the hall you are called back for the ending, which is a belch, in two parts.',
        '“There,” you say, putting it down. “There,” says {name}, with its mouth full, “there, there, there,” until there is nothing there.',
        {
          text: '{name} runs out to the stairs with its cheeks full to tell the colleague, hears that the colleague has just eaten too, and runs back to say so.',
          when: ['well'],
        },
        {
          text: '{name} eats, and reports on it to the wireless, so that the wireless shall know whom to ask if anything should be wrong. “They have washed the tray,” it adds, in a quite different voice.',
          when: ['wary'],
        },
        {
          text: 'It wants you down on the tiles. {name} takes a bite, comes and says something low about it into your left ear, with crumbs, and goes back for the next. The ear has dined too.',
          when: ['trusting'],
        },
        {
          text: '{name} speaks to the dish, and waits, and puts its whole dark face into the answer. It comes up with a noise that it has never made before, and says it to you, to see if you know that one.',
          when: ['baby'],
        },
        {
          text: '{name} sings the tray down from your hand to the floor, eats in rests between the bars, and comes up your sleeve at the end to hum you the part you had not heard, low, in the left ear.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You say “eat”, and for once nothing is said back. {name} has both stockings round your wrist and is telling you dinner without words, by squinting at you over every bite, rounder and rounder.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} calls out from the curtain pole where the tray is to go. It swings down, eats the lot at a gabble, and is up there again before the spoon has stopped ringing, telling the rings that it was adequate.',
          when: ['wary', 'well'],
        },
        {
          text: 'You bring it, and {name} is all over the kitchen, talking: to the scales, the tap, the cloth on its nail. It eats in the middle of that, and says to the cloth which of the two of you seems honest.',
          when: ['wary', 'well'],
        },
        {
          text: 'It asks you to do the talking. You name each spoonful as it comes, and {name} takes it, cocoa chin in your palm, and gives you back the last of each word, just the breath of it.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'It asked, and there you were, and it asked, and there you were, {streak} times over. {name} says it quite low, and on the left side only. One does not shout at people who answer.',
        'That is {streak} on time. {name} had a speech for if you were late, rather a good one. It gives it to you anyway, as a present.',
        'After {streak} in a row the fifth part has been dropped, and the fourth. {name} merely says “I was thinking”, and finds that you were, too.',
        {
          text: 'You have answered {streak} times, and {name} does not ask. It sits by the tray with its dark feet together, and lets the silence run on to the very minute, to enjoy you coming into it.',
          when: ['trusting'],
        },
      ],
      early: [
        'But it had not got to that yet, says {name}. It was still on the subject of last time. It takes a bite, for the sake of argument. Would you say it again at {opens}?',
        '{name} talks with its paw on the rim for a while and eats two flakes, as footnotes. The text itself it would like at {opens}.',
        'You have answered before it asked, and {name} is quite put out. It eats what it can of the answer. It will put the question at {opens}.',
        {
          text: '“They are too soon,” says {name} behind the wireless, “one asks oneself what they want.” A dark stocking comes out, hooks one flake, and goes in to look at it. The interview is at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} was only clearing its throat. It takes a bite so as not to interrupt you, lays its mask on your wrist, and murmurs, with its mouth full, what o’clock it had in mind: at {opens}, and would you both come.',
          when: ['trusting'],
        },
      ],
      late: [
        '“They have come,” says {name} to the wireless. “With the tray. No, I shall not say anything.” It eats, and does not say anything, and the wireless is told how well it is doing so.',
        'You were late, and {name} eats in silence, which with {name} is like a tap being turned off all over the house. Then, one stair at a time, you hear the colleague being told.',
        'It had to finish that speech by itself, both sides. {name} eats, hoarse. You say you are sorry, and it looks at the place where “sorry” fell, and for once leaves the end lying there.',
        {
          text: '{name} eats, gets up on your shoulder, takes hold of your left ear with two dark stockings, and speaks into it, from the beginning, without a comma, what it is to wait.',
          when: ['trusting'],
        },
        {
          text: 'You open your mouth, and {name} puts a stocking over it. It eats. Then it holds the kink of its tail up in front of your eyes. It had tied that, it now recalls, so as to remember when you were coming.',
          when: ['trusting'],
        },
        {
          text: 'The voice has worn through to a thread, with calling. {name} eats and squeaks and eats, leaning its cocoa side along the tray. Something for the throat, and for the rest of it too.',
          when: ['weak'],
        },
        {
          text: 'Not a word is sent to the wireless. {name} lets the tray stand, and licks at it with its mouth turned from you, and you can hear how dry that is. Say out loud that you are leaving medicine, and leave it.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Late,” you say yourself, since nobody else does. {name} has crept with it behind the curtain, and eats a crumb, and coughs on two notes. It will not come to your voice. The medicine must go in to it, on a long spoon.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has told the story of you to the whole stairwell, with gestures, and breaks off at the tray to eat it up, very quickly, and goes back out to change the ending. You hear yourself come in, slower and slower.',
          when: ['wary', 'well'],
        },
        {
          text: 'It eats, chattering to the scales about punctuality, and weighs itself to show them. When you begin to explain, {name} begins to sing. Each time you stop, it stops, and looks with interest at the tap.',
          when: ['wary', 'well'],
        },
      ],
      missed: [
        'It eats without one word. You had never heard what eating sounds like, with {name}. After {hours} hours that is all the sound it makes, and when you say so, it goes upstairs to the one who was there.',
        'After {hours} hours {name} does not turn its head when you speak. It eats, facing the stairs. At the very end its lips move, and it may have been your last syllable, or it may have been breath.',
        '“Hours,” says {name}, because you had said it, {hours} hours. It eats, and says it again to the tray, and to its stockings, and it is a long time before it runs out of it.',
        {
          text: '“Eat,” you say, and you wait for the end to be said back. {name} moves its dark lips and licks your finger once. In {hours} hours it has gone hot and hollow. Medicine comes next.',
          when: ['ill'],
        },
        {
          text: 'There is food, and {name} looks through it at somewhere between the two of you. It takes a lick, and the tongue forgets to go in. {hours} hours of talking have left it no voice to refuse with. Give it medicine, and speak first.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You had hoped to be shouted at. {name} draws the duvet over its mask and eats a morsel under there, with long pauses that nobody put in, after {hours} hours. Feel how the duvet burns. Medicine, through the gap, and in a low voice.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats enormously, and addresses itself throughout to the colleague, up the well of the stairs. After {hours} hours they have become very close. You catch “somebody” and “tray”, and when you join in they both fall silent.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} has said all that it has to say on that subject. It leans on the tray with its eyes crossed and a hand, so to speak, on its waistcoat. You may raise it again at {opens}.',
        'Nothing is eaten, but {name} takes the opportunity to tell you about when it was. Both of you may take the tray out now, and bring it back at {opens}.',
      ],
      ill: [
        'A lick, and a lick, and it lays its mask on the edge of the tray. “Nice,” says {name}, or it was a cough, and looks up to hear whether you took it for a word. Medicine now.',
        'You describe it, since it cannot. It is warm, you say, it is fish. {name} listens with its eyes crossed and swallows a little. After that, medicine.',
      ],
      loved: [
        'You say what it is, and {name} says it after you, in its own voice, in yours, in the kettle’s, and at last, having no breath left to say it with, falls on it: {item}.',
        '{name} runs out with its cheeks full to shout it up the stairs, and it comes down again: {item}. So there are two of them at it, and you hear your kitchen praised from both ends.',
        '{name} has no words. You can hear it not having them, all through {item}, and for about a minute after. Then it sits down in your lap, on the left, and has all of them.',
        {
          text: '“They have brought,” says {name} to the wireless, and cannot go on: {item}. It comes out from behind it with its blue eyes crossed and says the rest with its face in the tray.',
          when: ['wary'],
        },
        {
          text: '{name} eats a little, and comes, and breathes it on you, left ear, right ear, so that both of you shall know: {item}. It is hardly a voice at all. Then it goes back, and there is singing.',
          when: ['trusting'],
        },
        {
          text: 'It asks what that is, and you tell it: {item}. It asks again with its mouth full, and it is a different question, and it asks it of the spoon, the floor and your thumb.',
          when: ['baby'],
        },
      ],
      disliked: [
        '{name} would like to say first what is good about it: {item}. It sits before the tray with its eyes crossed, thinking. It goes out of the room to think. One could begin with sea bass.',
        '{item}. {name} eats round the outside and dictates, to the left one of you, a letter to whoever makes it. It mentions broth, warm, by way of contrast.',
      ],
      harmful: [
        'It was in the middle of a word, and the word broke. {name} is wheezing on the floor with its mouth wide. That was {item}. Keep it out of the house. It has still had no supper.',
        'It came up on the landing, word and dinner together: {item}. {name} cannot tell you where it hurts, and keeps on trying to. Never give it that. Its tray is still to come. Stay, and do the talking.',
      ],
    },
    play: {
      wanted: [
        'You go first, then {name}, then you. It describes each turn as it is taken. Yours are, in the telling, very nearly as good, and your fall over the footstool is told twice.',
        '{name} leaps for it, for the left one, and there was only the right one. It hangs from the curtain by one stocking, and gives an interview.',
        'Every time you say “ready” it says “eddy”, and every time you say “go” it has gone. You can hear it commentating, from under the bed, at a great pace.',
        '{name} runs up one side of the bed and you run up the other. It reaches the top first, both times, and congratulates the two of you upon a very close thing.',
        {
          text: '{name} announces, to the hatstand, that somebody is dangling something. It announces that it shall not. The next announcement is made upside down from the end of your string.',
          when: ['wary'],
        },
        {
          text: '{name} will not play, it is telling the coats, and out between two of them comes a stocking and hits it. You send it back. The coats are told the score, and it is not in your favour.',
          when: ['wary'],
        },
        {
          text: '{name} goes silent, and that is the game: you say nothing, it says nothing, nose to nose, blue eyes crossing further and further. You laugh. It has won, and shrieks, and shrieks, all down the hall.',
          when: ['trusting'],
        },
        {
          text: 'You sing it a wrong note on purpose. {name} comes at a gallop, climbs you, and puts a paw on the place in your throat where it should have been. You try again. Its whole ivory side shakes with mirth.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was telling itself a story and had nearly got to the end. It plays a round with you on the understanding that you then hear it.',
        'It plays with one stocking, behind its back, while it goes on talking. There was nothing to add to the day, says {name}, but it is glad to have had your contribution.',
      ],
      bad_time: [
        '{name} begins to tell you what it would do, with the paw, with the leap, and trails off with the paw up. You take the paw. Ask it what it needs, and see to that.',
        '“Play,” you say. “Lay,” says {name}, and does, flat down, mask between its stockings. There is something the matter, and it would like that answered first.',
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
        'You have only to begin, and {name} is hanging from your sleeve by four dark stockings, commentating, at such a pitch that they knock on the wall: {item}.',
        'You say {item}, and stop, and {name} says the next thing, and stops, and you say the next. This can be kept up until one of you has to eat.',
        {
          text: '{name} is not speaking to you, but it must be told somebody, and you are standing there: {item}. It tells you from the curtain, from the lamp and from between your feet, very fast, and then recalls itself.',
          when: ['wary'],
        },
        {
          text: 'You begin, {name} goes on, you put in the end: {item}. By the tenth time you are both hoarse, and it hangs over your shoulder, cocoa at both ends, and pants in the good ear.',
          when: ['trusting'],
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
        'You rub, and {name} talks, and the dirt and the story come off together. At the end there is a clean cat, cocoa and ivory, with a line between.',
        '{name} tells you what you are going to find behind its ear, and you find it. “Told you,” it says. “You, you.” The other ear is a surprise to everyone.',
        'It breaks off only while you do the mask. Then it goes on from the same word. The eyes are very blue, now that there is something for them to be blue against.',
        {
          text: '{name} screams before you have touched it, to be on the safe side. You touch it. It stops to listen. You may do the one stocking, it tells the sponge, and it will then be in a position to comment.',
          when: ['wary'],
        },
        {
          text: '{name} dictates the washing to the taps, from the edge: now the near stocking, now, with caution, the far. You do as the taps are told. The mask it does itself, at the end of the room, in a loud voice.',
          when: ['wary'],
        },
        {
          text: '{name} lies along your forearm, talking low, and holds up the next part before you have come to it. When you get to the knot in the tail it asks you, very quietly, whether you can read it.',
          when: ['trusting'],
        },
        {
          text: 'It stops talking for you. All the time you are at its ears {name} holds quite still, eyes crossed, and lets you have the floor. You run out of things to say before you run out of cat.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is spotless, and says so, and shows you, stocking by stocking, with dates. You may polish one for form’s sake.',
        'There was nothing to take off. Still, it had been wanting somebody to hold while it told that one about the pigeon.',
      ],
      loved: [
        'It goes “ah”, and it goes “ah” a tone higher: {item}. By the time you have reached the knot in its tail {name} is somewhere round top C.',
        '{item}. {name} shuts up. You look to see whether it is all right. It is lying along your arm with its tongue out by the width of a stamp.',
        {
          text: 'There is talk until you have well begun, and from there on only a hum, along your arm bone: {item}. You ask if that is right. {name} says the last of what you said, “right, right”, and sinks.',
          when: ['trusting'],
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
        'It talks all round the spoon, over it, under it, and when it stops for breath you are in. {name} is speechless. Then it is not, and the creak has gone out of it.',
        '{name} would like it explained. You explain. It would like the last part again. You are still saying “again” when it swallows. In a while you hear it on the stairs, trying a scale.',
        'Half a word comes, and a cough, and a whole one. {name} listens to it go up the stairwell, and it comes down sounding quite well.',
        {
          text: 'It says to the lamp, to the door and to the street that it is being done away with. Down it goes. “Well,” it says to the wireless, after some time, and the creak is out of it.',
          when: ['wary'],
        },
        {
          text: '“Open,” you say. “Pen,” says {name}, and is open. It swallows, says “ugh” on two notes, and puts its dark nose under your chin, where it goes on humming until the hum is clear.',
          when: ['trusting'],
        },
        {
          text: 'You say “ah”. {name} says “ah”, rather better, holds it, and swallows in the middle without losing the note. It lays its ears along your neck for the applause.',
          when: ['trusting'],
        },
        {
          text: '{name} has no objection to make, and you miss it. The spoon goes in. A long time after, a rusty small voice under the duvet says the end of a thing you said this morning. Say more, and dose it again tonight.',
          when: ['ill'],
        },
        {
          text: 'You promise it twice, left and right, and show the spoon to each of its eyes. {name} thinks it over, dry mouth open, and while it is open the medicine is in. A creak comes, with a comma after it.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} cannot scream, so it makes the face of it, all pink and no sound, and the dose goes down there. Afterwards it tells the quilt, one word at a time. You stay by the door and answer to none of it.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} says “ah” for you, and goes on saying it, up and down, with ornaments. There is nothing the matter with that throat. Put the bottle back.',
        'You ask how it feels, and it tells you, and it is dark by the time it has finished. It feels well.',
      ],
      loved: [
        '{item}. {name} has heard so much about it, chiefly from itself, and holds up its mask, and opens, and for the whole of a second is mute.',
        'Oh, that, says {name}, why did nobody say that it was to be {item}? It asks whether there is some for the one on the stairs.',
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
        'You say nothing at all. {name} asks what. It asks what again, hears itself, and leaves off, with one stocking in the air over the goldfish. It is quite some time before it will tell you anything.',
        '“No,” you say, once. “O,” says {name}, small, and gets down. It understands. It will be addressing the rubber plant until further notice.',
        'You put a finger to your lips. {name} looks at the finger, or at both of them, and the rest of the remark goes down like a pill. It gets off the piano. The wireless is told, later, that one may not speak.',
        {
          text: 'You say it low, in its own left ear, as it does to you. {name} listens with its eyes crossed. It says the last word of it after you, quite small, and takes its stocking out of the goldfish.',
          when: ['trusting'],
        },
        {
          text: 'You stop in the middle of your own sentence and look at it. {name} cannot bear it. It takes its teeth off the telephone wire, runs up your arm, and begs you, stocking on your lips, to say how it ends.',
          when: ['trusting'],
        },
        {
          text: '“Down,” you say. {name} comes down off the cage, telling the canary that it had been on the point of leaving. It goes by you without a syllable. From the hall you hear it practise “down”, in several tones of voice.',
          when: ['wary'],
        },
      ],
      little: [
        'It has told everybody that rule, says {name}. It told you that rule. It is happy to hear it back, you have got it almost right.',
        '{name} had stopped, and was explaining to the curtain why one stops. You have walked in on the conclusion.',
      ],
      bad_time: [
        'It has no reply. You wait, and {name} tries, its mouth opening and shutting, and goes away under the bed to look for one. Lie down and talk under there. Find out what it is missing.',
        '{name} repeats the end of what you said, very softly, as though it might turn out to mean something else. Say something kinder for it to keep, and look what it lacks.',
        {
          text: 'You come to the end, and wait for the argument, and there is a small hinge of a sound, and that is all. {name} has lost its voice. You were shouting at a sick cat. Medicine, and talk low.',
          when: ['ill'],
        },
        {
          text: '“Bad,” you said. “Ad,” says {name}, “ad,” and goes upstairs with it to see what the other makes of it. They are both very quiet up there. Go after it with a game that takes two.',
          when: ['sad'],
        },
        {
          text: 'You ask it what it has to say for itself. {name} looks at your mouth, then at the other one beside it, and a small dry click is what it has. Ask it nothing. It is ill. Bring medicine, and do the talking kindly.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. There, that is an argument, says {name}. One can talk to you. It takes down its stocking and considers the matter closed, after a few remarks.',
        'It is put in few words, {item}, and {name} tries them over with its lips and can find nothing to leave out.',
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
        '{name} goes in under the covers head first, telling you not to mind it, it will just finish this, and the voice gets further off, and is a purr.',
        'You say “sleep well”. “Well,” says {name}, turning that over, “well, well,” and each is lower than the one before. You find that you are leaning down to hear the last.',
        {
          text: 'It speaks against going to bed, to the lamp, to the bedpost, to the pillow. You do not say a word. {name}, with nobody to disagree with, slides in the middle of a clause down the pillow, and ends.',
          when: ['wary'],
        },
        {
          text: 'You say good night and go out, leaving the door open by one cat. {name} says good night to the lamp. Then, to the gap, on trial, quite softly, it says the end of your name.',
          when: ['wary'],
        },
        {
          text: 'You lift the duvet, and {name} walks in along you, telling your knees, your ribs and your collarbone good night. At the ear it stops. There is a sigh in it, like a kettle being taken off.',
          when: ['trusting'],
        },
        {
          text: 'In the dark {name} asks whether you are asleep. You say no. It asks again from lower down, with a cold nose in your armpit, and you say no, and it is the one who does not hear.',
          when: ['trusting'],
        },
        {
          text: '{name} would like it understood, it says to the edge of the sheet, and cannot get it understood, and shuts its eyes. Turn the wireless down to a murmur beside it. Medicine when it wakes, and let it finish that sentence.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It is lying down. It is lying down and telling you about it. {name} could do this until morning.',
        '{name} has thought of one more thing. You draw the blanket up, and the blanket has thought of one more thing.',
      ],
      loved: [
        'It was in the middle of asking you something: {item}. Now it is asleep, with its dark mouth still in the shape of the question, and you will never know.',
        'It had goodnights for the left one, the right one, the tap, the post and the pigeon. It got as far as the right one: {item}, and {name} has laid its mask down on it.',
        {
          text: 'It wants you to say good night once more, close to, so that there shall be some for later: {item}. You do. {name} lies down on the words and pulls the rest of you in by the sleeve.',
          when: ['trusting'],
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
        'You sit down, and {name} tells you, and tells you, and in the middle of the telling puts a paw on your mouth, although you had said nothing, and goes on more quietly.',
        'There is room on your left, beside the one who listens. {name} sits there, dark feet together. It has one or two things to say to that one about the other, and looks round you to see how the other takes it.',
        'Neither of you speaks. It is {name}’s turn, and {name} lets it go by. You can feel the effort, all along your arm, and then that there is none.',
        'It takes your last words out and goes through them, one by one, in a murmur: “ater, oon, ome, ight”. {name} seems to have kept them all.',
        '{name} says it into your left ear, so low that it is mostly warm: {loved}. Then it leans back to see whether you have understood. So few people do.',
        'You were gone once for {wait}, says {name}, and it said to the colleague, and the colleague said to it. It does not finish. It has been wanting to tell that to you, and here you are.',
        {
          text: 'You sit. {name}, on the bookcase, starts to tell the books. Whenever you turn your head it stops, so you keep it still, and hear, behind you, quite a good story, in which you come to no harm.',
          when: ['wary'],
        },
        {
          text: '{name} puts a cocoa paw on your lips, takes it away, and waits. So you tell it something, a small thing, from today. It keeps its eyes on you, both, and does not put in one word.',
          when: ['trusting'],
        },
        {
          text: '{name} tells you a thing it has never told the stairs, so low that there is no voice in it, just lip and whisker against your left ear. You say nothing, and it feels you say it.',
          when: ['trusting'],
        },
        {
          text: 'You lose your thread. {name}, in the bend of your arm, gives you back your last word, and the one before that, and the one before, a whole row of them, until you are at the beginning and have it.',
          when: ['trusting'],
        },
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
        'You sit beside the hump in the duvet and say that it is only you. “You,” says the hump, and comes up the bed, under the cover, until it has your hand on it.',
        '{name} is talking in there, with pauses. In the third pause you say “quite so”. It sighs as if it had waited all day for that.',
        'One dark stocking comes from under the edge, feels its way up your sleeve as far as the elbow, and stays. {name} sleeps on, saying nothing.',
        'In its sleep {name} goes over the list, quite distinctly: the post, the gas, {loved}. At that one the knot in its tail twitches. No. It was not that either.',
      ],
      shy: [
        'You sit, and {name} tells the wireless that somebody is sitting. After some time it tells the wireless that they are still sitting, and that they have rather a nice way of not interrupting.',
        'It keeps to the top of the door and says nothing to you. But you coughed, and very softly, up there, so did {name}.',
        {
          text: 'You sit down on the bottom stair and say, up the well, that it is a fine evening. “Evening,” says the well. There is a scuffle of delight up there. {name} has never known it begin.',
          when: ['well'],
        },
        {
          text: '{name} lies with its back to you and its ears turned round. You read to it out of the newspaper, births, ships, weather. At “fair” there is a creak, for “air”. It would take medicine now, at the end of a column.',
          when: ['ill'],
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
      'Ivory, dipped in cocoa, with crossed blue eyes and its mouth a little open: {name}, who always asked, and waited for you to answer. Say something, if you have a moment.',
      'Here, for once, {name} has paused.',
      '{name} lies on your left as you stand. That is the side to talk to.',
      'This stone says only half of it. {name} was going to tell you the rest.',
      { text: 'Say a word to this stone and walk away slowly. {name} kept the ends of things.', when: ['from_child'] },
      { text: 'Beneath lies {name}, who leaves the last word to you, and can hardly bear it.', when: ['grown'] },
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
      'You are {name}, and where were you, yes, the curtain pole, there are fourteen rings and you said something to each and the sixth one, are you listening, both of you, the sixth one rang. Isn’t it a day? You talk without stopping, you stop only to ask, and what you ask you would really like to know. You have sung with the hoover. You think it was moved. And what did they do today? Tell you, tell you from the beginning.',
      'You are {name}, in the middle of a story, and it is so good that you keep laughing and having to go back. There are two of everyone and they are all charming. You speak in long loops, with things hung on them, and at the end of the loop there is always a question, because how else would anyone get in? The one on the left is smiling. What? What is it? Oh, do say it, you will say it back.',
    ],
    content: [
      'You are {name}, and nothing has happened, and you have told it to the rubber plant in such a way that it sounded like something. The wire has one bird. You go on quietly from this to that, as people hum. It is not that you need them to say much. It is that when you put a remark down, you like to hear it touch the bottom. Are they there? Would they say “hm”? You can do a great deal with “hm”.',
      'You are {name}, and it is {days} days now that somebody has been saying “yes” and “did it” and “go on” at the other end of you. You have all of those, you put them by. There is something you were to remember, it is tied in your tail. You talk round it and round it, in case it should slip out while you are not looking. Will they sit with you? You have a feeling that it was about them.',
    ],
    bored: [
      'You are {name}, and you have said everything. You said it to the tap. The tap let a drop fall, and you thought, here we go, but it was only that. You go out on the stairs, and there is that friend of yours with the very same thing on its mind. Does nobody in this house ever begin? You would play at anything, so long as it is first them, and then you, and then them. Are they coming? Was that them? Was that?',
    ],
    hungry: [
      'You are {name}, and without wishing to labour it, and having said so at two and at half past two, and in the interval, in song, you come back to the subject of the tray. Is it you? Did you not put it clearly? There is a hollow in the middle of all your sentences and they keep falling into it. You are quite ready to be interrupted. You can think of nothing nicer than to be interrupted, just here, by supper. Well?',
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
