/**
 * The Null wants to be told what it is, and is delighted with every answer. It fears erasers, and being looked through.
 * Three odd facts: it is a bear cub in dashes, and whatever stands behind it shows in its middle, so that it chooses
 * with care where to stand; it wears a name tag with nothing on it and offers people the pencil; it gives presents,
 * empty boxes beautifully tied, because nothing is what it has most of. Joy fills it with pale yellow from the feet up,
 * like milk in a glass. It hoards words for things, one at a time, each said over. It eats with both paws, and shows
 * where it has got to; sleeps as a blinking cursor; sulks by leaving off an ear. It trusts quickly, having no reason not
 * to. It never says no first, never minds being last, never opens its own boxes. Its keeper is the first thing that was
 * ever on the other side of its edge.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg is empty. You turn it over to be sure, and a dashed paw takes hold of the rim. It is {name}, holding out a blank name tag.',
    'A dotted line comes out of the shell, goes up, goes round two ears and comes back to where it began. Inside it there is the wallpaper. This is {name}.',
  ],
  looks: {
    thriving: [
      'Pale yellow is coming up in {name}, past the knees, past the tummy. It walks about with great care, so as not to spill.',
      '{name} jumps, and for as long as it is in the air it has a shadow. It jumps again, looking down.',
      'You have been given a box with a splendid bow. There is nothing in it. {name} watches you find that out, both paws over its mouth for joy.',
      'A dotted smile has been added to {name}, a little to the left of its face. It did it without a mirror.',
    ],
    content: [
      '{name} has gone to stand in front of the bookcase, and is for the present full of poetry.',
      'Sitting in the gap between two cushions, {name} swings its dashes, first one leg, then the other.',
      '“Spoon”, says {name} to the spoon, and waits, in case the spoon would like to say something back.',
      'There is a box on the shelf with a tag tied to it, and for once the tag has writing on: {loved}. {name} ties the bow afresh every evening.',
      '{name} has drawn a dot for every day, {days} of them, and is joining them up to see what they make. So far it has an ear.',
    ],
    curious: [
      '{name} puts its paw to the teapot, then to its own middle, then to the teapot. It would like the word for whichever of them is warm.',
      'All the hats in the hall have been tried on. {name} is getting a fair idea of where its head stops.',
    ],
    bored: [
      '{name} has left off one ear, since nobody was using it. It is standing in front of a blank wall. Please play with it: dots to join, a name to guess.',
      'It has been a chair all morning, and nobody sat. {name} would like to play something, and be something else in it.',
    ],
    hungry: [
      'A bowl in dashes is held out, with a dashed spoon. {name} has drawn everything but what goes in it. Feed it, please.',
      'You can see the whole kitchen through {name}, even the small print on the flour. It is hungry. It wants its meal.',
    ],
    starving: [
      'The dashes have come so far apart that the draught gets between them. It has been {hours} hours. Food for {name}, now.',
      '{name} held the bowl up for as long as it could, and then drew a table to put it on. Feed it now.',
    ],
    weak: [
      'Halfway across the rug {name} stops, and lets the pattern of the rug come through. It is tired. Give it medicine, or a rest.',
      'The pencil line that is {name} has gone light, as if drawn by somebody half asleep. Some medicine would go over it, or a lie down.',
    ],
    dirty: [
      'There are smudges on {name}, so that it has an inside, and all of it is jam and fluff. It would rather have a wash.',
      'Crumbs have stuck to every dash, and {name} looks like a dotted line on a map where there has been fighting. Wash it, please.',
    ],
    sick: [
      'Along its back two dashes are missing, and {name} keeps a paw over the place so that nothing gets out. Medicine, please.',
      '{name} has the name tag turned to its chest. When it coughs, the ears go out and come on again. It needs medicine.',
    ],
    failing: [
      'What is left is a nose, one paw, and the tag between them. {name} is all there in that. Give it medicine at once.',
      '{name} lies where the paper is whitest, and you have to look for it with your hand. Medicine now, and keep the hand there.',
    ],
    near_death: [
      'For {hours} hours nobody has been on the other side of the line, and {name} has begun to forget which side it is on. Be with it, now.',
      'Only the tag can be seen. It is being held up. {name} must be just behind it: come and sit there now, and say its name.',
    ],
    asleep: [
      'On the pillow a small upright line goes on, and off, and on. {name} is asleep, at the beginning of something.',
      '{name} has slipped itself into an envelope for the night. The flap goes up a little with each breath.',
    ],
    asleep_in_danger: [
      'The small line on the pillow goes off, and you wait, and then it is on. Sit by {name} now, and reflect with it. It wakes at {wakes_at}.',
      'So faint is {name} that the sheet shows every thread. Reflect beside it now, so that there is somebody to be next to. It wakes at {wakes_at}.',
      {
        text: 'A dashed bowl stands by the pillow, drawn before it lay down. Sit with {name} now, and fill a real one when it wakes, at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You look for {name} against the curtains, and it is being stripes. Sit down, and say what things are called, to nobody in particular.',
      '{name} pushes the pencil out to you from under the table, and pulls its paw back. Stay for a while. You need not write anything.',
    ],
    back_from_death: [
      '{name} is back, dash by dash, and goes along itself with one finger to see that it joins. Stay with it, and bring its next meal on time.',
      'It had been nothing before, but not like that. {name} stands close, where you show through it. Keep near, and feed it at its hour.',
    ],
    old: [
      'There are so many boxes now, each with its bow, that they have the spare room. {name} could tell you what is not in any of them.',
      'The line of {name} has been gone over so often that in places it is nearly whole. Against the light you would take it for a bear.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} takes the bowl in both paws, and you can watch the meal go down to the feet and stay there, pale yellow.',
        'First it asks what it is called. You say. {name} says it too, and then eats it.',
        'A little more of the kitchen has gone from view. {name} eats, looks down at itself, and eats on.',
        '“Some”, says {name}, when it has done. Before that it had been “none”. It pats the place.',
        'Every crumb is picked up from the floor beneath, where one or two fell through.',
        {
          text: 'It is filled to the ears, and goes to stand before the mirror, the window and the postman.',
          when: ['well'],
        },
      ],
      streak: [
        'You find {streak} dots on the wall by the bowl, one for each meal that came, and {name} has joined the last to you.',
        'After {streak} in a row {name} has drawn the next bowl already, and, beside it, a hand.',
      ],
      early: [
        'There is no room in it so soon. {name} takes one sip, to be polite, and draws a dashed clock: at {opens}.',
        '{name} would never say no. It eats a spoonful and holds the rest very carefully until somebody takes it. Come at {opens}.',
      ],
      late: [
        'You were late. {name} eats all of it, and forgets to put its left ear back on.',
        '{name} had turned the tag round, thinking that it had perhaps been meant for another. It eats with one eye on the door.',
      ],
      missed: [
        'It takes the bowl, and for some time the food shows nowhere. In {hours} hours a good deal of {name} had gone out between the dashes.',
        '{name} eats, and thanks you in dots. After {hours} hours it had written on the tag, small, in pencil: nobody. It has not rubbed that out yet.',
      ],
      full: [
        '{name} is full up to the line, all the way round, and shows you. Ask it again at {opens}.',
        'The meal is put into a box, and the box is tied. {name} will be glad to be given it at {opens}.',
      ],
      ill: [
        'It sips, and holds the place on its back shut while it swallows. {name} can do only a little. Medicine next.',
        'Three small bites, and {name} has to sit and be the cushion for a while. Give it medicine now.',
      ],
      loved: [
        '{name} asks for the pencil itself. In a moment there is something on the tag, in enormous letters: {item}.',
        '{item}. The yellow goes up in {name} so fast that it hiccups, and a dash comes loose and is found under the stove.',
      ],
      disliked: [
        '{name} eats what it can, and thanks you. The rest can be seen, quite plainly, not going anywhere: {item}. Warm milk goes down better.',
        'A very small box is tied and slid across to you. Inside is most of {item}. It would have liked a tiny fact.',
      ],
      harmful: [
        'It went straight through, and took part of the line along. {item} is not food for {name}. It has not eaten. Keep that away from it.',
        '{name} said thank you before it hurt. There is a hole now where the tummy was drawn. Never {item} again.',
      ],
    },
    play: {
      wanted: [
        'You may be anything, it is explained to you, and so may {name}. It has been a bridge, a soup and the king, and was best as the soup.',
        '“Is it me?” asks {name}, at every guess. At the last it is, and it has to lie down on the carpet.',
        'You draw one eye on the paper, and {name} puts the other on itself, and winks the paper one. Nobody knows how.',
        '{name} loses, and is so pleased to have been in it that it hands you a box with a bow.',
      ],
      little: [
        'It was yellow to the chin already. {name} plays very gently, holding itself level.',
        '{name} takes its turn, and yours is as good as a present. It could not well be happier, and did look.',
      ],
      bad_time: [
        '{name} says yes, and does not get up. It never says no first. See to what it needs, and play later.',
        'The pencil falls through its paw. {name} looks at it on the floor. Something else has to come before games.',
        {
          text: 'At each hop a dash falls off {name}, and it hopes you will think it part of the game. Medicine first.',
          when: ['ill'],
        },
        {
          text: 'It pours the pretend tea, and drinks it, and turns the pretend cup over. {name} has to be fed first.',
          when: ['starving'],
        },
      ],
      loved: [
        'For the whole of {item} there was a real shadow on the wall, with ears. {name} waved to it.',
        '{item}: {name} says the word first with its mouth, then with its paws, and then by running round you in a dotted line.',
      ],
      disliked: [
        '{name} holds its end of it and smiles with all six dots. {item} had no blank in it anywhere. It likes a game with a blank.',
        'It tries hard to be good at {item}, and then to be bad at it. Perhaps the colouring book, it says, to its feet.',
      ],
      harmful: [
        '{name} was in the middle of laughing, and a whole side of it went out. {item} must be put where no one plays. Hold the edges together.',
        'There is a gap in the line, and {name} sits beside it, looking in. That was {item}. Never again, and stay close.',
      ],
    },
    clean: {
      wanted: [
        'You go round it with a damp finger, dash by dash. Where each had been grey it is white, and {name} tells you when one tickles.',
        'The fluff comes out of the middle in one piece, bear-shaped. {name} bids it goodbye.',
      ],
      little: [
        'You can see the clean wall through {name}, and no speck on the way. It lifts its paws for you all the same.',
        'Nothing comes off. {name} puts the nothing in a box for you.',
      ],
      loved: [
        '{item}, and {name} is so crisp that a paper cut would be possible. It traces itself twice to enjoy it.',
        'Each dash stands apart from the next like teeth after brushing. {name} reads out what did it: {item}.',
      ],
      disliked: [
        'It has smeared. {name} has an ear where its chin was, after {item}, and would rather be traced.',
        '{name} waits with its eyes shut until {item} is over. A chalkboard wipe is softer.',
      ],
      harmful: [
        'You rubbed, and what you rubbed is gone. {name} looks for its foot. {item} must never touch it. Draw slowly round the place with your finger.',
        'It came off with the dirt, a whole row of dashes. Keep {item} away from {name}, and put your arm where the line was.',
      ],
    },
    medicine: {
      wanted: [
        'One by one the dashes come back along the spine, like lamps in a street. {name} stands quite still to let them.',
        'You hold the spoon, and {name} holds the hand that holds the spoon. Presently it is more hand than before.',
      ],
      little: [
        'You go all the way round {name} and come out where you began. No gap. It needed none of this.',
        '{name} would take it gladly, and thinks it should tell you that it feels fine.',
      ],
      loved: [
        '{item}: the line shuts, and there is an inside again. {name} puts its paw in, to feel that it is warm.',
        'The ears come on and stay on. {name} asks to hear the word again, slowly: {item}.',
      ],
      disliked: [
        'It takes {item} without a face, then with one. Vitamins have a nicer colour going down.',
        '{name} swallows, and {item} can be seen hanging about in the middle. A name tag would have been kinder.',
      ],
      harmful: [
        'It made the gap wider. {name} had opened its mouth so trustingly. Take {item} away, and bring the proper medicine.',
        'Where {item} went, the dashes have turned to dots, and the dots are going. Keep it from {name}, and help it soon.',
      ],
    },
    discipline: {
      wanted: [
        '{name} hands back your keys, which it had been being. It goes a little whiter, and repeats what you said until it has it.',
        'You say that one does not draw on the bills. {name} nods, folds its outline small, and leaves off an ear till tea.',
      ],
      little: [
        'It has that one already, said over forty times. {name} says it with you.',
        '{name} had stopped before you spoke, and is waiting in brackets for you to finish.',
      ],
      bad_time: [
        'You speak, and it goes in at the front of {name} and out at the back and takes something along. Be kind to it first.',
        '“Am I wrong?” asks {name}, and does not mean what it did. Leave the lesson. See what it lacks.',
      ],
      loved: [
        '{name} thinks it a lovely rule, and that it was made for it specially. It says it to its paws: {item}.',
        '{item}. And the crayon goes back into the packet, blunt end first, with a pat.',
      ],
      disliked: [
        '{name} tries to be sorry in the shape you want. {item} gives it no shape. A hand on the shoulder would.',
        'It has not understood {item}, and nods so as not to trouble you. A gentle try again, perhaps.',
      ],
      harmful: [
        '{name} has made itself as few dashes as it can. {item} is no lesson. Never use it again, and call it by its name.',
        'It stood and took {item}, and now you can see the door through all of it. Put that away, and sit down with it on the floor.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name} between two clean sheets of paper, and it draws the top one up to where its chin is. The line grows darker with rest.',
        'It yawns, and for a moment is only yawn. Then {name} lies down and lets its dashes touch.',
      ],
      little: [
        '{name} lies down to be obliging, and looks at the ceiling through its own eyelids.',
        'It was not tired. It has been a very good pillow, however, for half an hour.',
      ],
      loved: [
        '{name} gets in and fits it exactly, having no size to speak of. {item}, says a small voice, twice.',
        '{item}: all its corners go soft, and the tag slips out of its paw face up.',
      ],
      disliked: [
        'It shows through, wherever {name} lies on it. {item} is too much for a dotted back. A blank notebook would do.',
        '{name} rests on the very edge of {item} so as to be no trouble. An envelope, next time.',
      ],
      harmful: [
        'When you lifted {name} out, some of it stayed behind. {item} must not be where it rests. Hold it for a while.',
        '{name} did not cry out, not being sure that it might. {item} has taken its whole left side. Keep that away for good.',
      ],
    },
    reflect: {
      awake: [
        '{name} sits down in front of you, so that you show through, and looks at its own middle, where there is somebody.',
        'You trace the top of its head with one finger. {name} had thought that it was flat there.',
        'A box is put on your knee. {name} says that there is {wait} of waiting in it, and that you may keep it shut.',
        'It says its words over to you in the dark, like beads. The one it stops at is {loved}.',
      ],
      little: [
        '{name} has as much company as it can hold, for this hour, and is carrying it about on tiptoe.',
        'Once more would spill. {name} would never say so, and therefore this does.',
      ],
      ill: [
        'You put your hand where the line is broken, and {name} is closed by it. When you get up, fetch medicine, or a meal if it has had none.',
        'Through {name} you can see your own knee, and it looks at it too. It is better so. Then bring what it lacks, its medicine or its food.',
      ],
      asleep: [
        'On, off, on, goes the line on the pillow. You breathe, and it takes its time from you.',
        'You sit by the envelope. {name} does not wake, but a corner of the tag comes out, on your side.',
      ],
      shy: [
        'You say “lamp”, and “rug”, and “me”. Behind the curtain {name} says them after you, without sound.',
        'You sit. Over by the wall {name} tries being your colour, from the feet up, and stops at the ankles.',
      ],
    },
  },
  refusals: {
    asleep: [
      'There is only a blinking line, and you cannot hand anything to that. {name} wakes at {wakes_at}. Reflect beside it, if you like.',
      '{name} is in its envelope until {wakes_at}, and takes nothing in. It does take somebody sitting there.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and knows eleven words. It has used them on everything, and the house has eleven sorts of thing in it.',
      'One day old: a child. {name} has asked to be measured, and you did, and there is a pencil mark on the door at its ears.',
    ],
    teen: [
      '{name} is half grown, and has been a pirate since breakfast, and before that it was misunderstood. The tag says “guess”.',
      'Not a cub, not yet a bear. {name} has drawn itself shoulders, and goes through doors sideways on account of them.',
    ],
    high_care: [
      '{name} is grown, and {form}. It has written on its tag at last, by itself, in ink. It is your name.',
      'Grown, {form}: wherever you stand in the room, {name} has you in the middle of it, and has stopped arranging that.',
    ],
    balanced: [
      '{name} is grown, a {form}: on Monday full of sea, on Tuesday of somebody’s orchard, as the places behind it change.',
      'Now {name} is grown and a {form}. It has gone to stand in front of everything once, and sends home a box from each.',
    ],
    low_care: [
      '{name} is grown, and {form}, which it had thought it was already. It has made the edges very tidy, and put a mat at the gap.',
      'Grown, and {form}. You call into {name} and there is room. It has kept the room ready, and drawn a chair in it.',
    ],
    rescue: [
      '{name} is grown: {form}. The dashes that went out have come back as small flames, and it can be found in the dark now.',
      'Grown, and {form}. Somebody drew {name} in again where it was gone, with a shaking hand, and it likes that part best.',
    ],
  },
  trust: [
    '{name} holds out the pencil to you, and does not look away while you think.',
    'You may lift {name} by its outline now. It has told you which dash is the one that everything starts from.',
    'It gives you a box, and says that you may open it with it there. There is nothing in it, and you see how much that is.',
  ],
  streaks: [
    'Ten meals on time. {name} had only ever got to one before you. It keeps the one, and puts your nothing after it.',
    'Twenty-five on the hour. The dots on the wall have been joined, and it is a bowl.',
    'Fifty meals in a row. {name} has given up drawing the spoon in dashes. It makes one whole line, and it is a spoon.',
    'A hundred: that is a one and two of {name}. It has looked at it all day, holding your sleeve.',
  ],
  ages: [
    'Ten days, and the first of them had nothing before it at all. {name} likes to hear about that one.',
    'Thirty days. The list of things that {name} might be has been shortened by one. It is not a chair.',
    'A hundred days old. {name} asks for the pencil and goes over its own edge, all round, in a firm hand.',
    'A year. On the door there is a ladder of pencil marks, all at one height. {name} has you measure it again.',
  ],
  release: [
    'You unpick one dash, and {name} steps through into all that white. On the step there is a box with a bow. It is lighter than they usually are.',
    '{name} goes down the road, and is hedge, and gate, and sky. It has left you the pencil.',
  ],
  dying: {
    neglect: [
      'There was nobody on the other side of the line, and after a time there was no line. The tag lies on the floor, face up.',
      '{name} held out the pencil to an empty room until it could not be seen doing so.',
    ],
    hunger: [
      'The bowl was drawn more and more faintly, and so was the paw. Nothing was put in it, and then that was all there was.',
      '{name} had begun at none, and it went back there by small steps, holding its spoon.',
    ],
    illness: [
      'The gap in the line went all the way round and met itself. {name} had both paws on it. The wallpaper is just wallpaper now.',
      'One dash was left, and you looked at it, and it was {name}. Then you were looking at the sheet.',
    ],
    poison: [
      '{name} said thank you and took it, and it rubbed out from the inside. The last to go was the paw it had held out.',
      'What it was given had no room for it. {name} went out between one dash and the next, and was not frightened.',
    ],
  },
  returned: [
    'On the bare page there is a dash. You do not breathe on it. Then there is another, and two ears, and {name} asks whether this is the same day.',
    'A paw comes up holding a name tag, and after the tag comes {name}, all the way round, a little out of true.',
  ],
  epitaph: {
    openings: [
      'This space is kept for {name}.',
      '{name} was here. You may go over the letters with your finger: it would like that.',
      'An outline is buried here, and it answered to {name}.',
      'Stranger, stand so that you show in the stone. Now {name} has company.',
      {
        text: '{name} gave away boxes with nothing in them, beautifully tied, and never opened one itself.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It needed somebody on the other side of the line. Nobody was.', 'It was looked through for too long.'],
      hunger: [
        'It held out a bowl, and the bowl stayed as it was drawn.',
        'It would have been thankful for very little. It got none.',
      ],
      illness: [
        'It came undone at one small place, and the place grew.',
        'It held itself shut with both paws to the end.',
      ],
      poison: [
        'It never said no first, and that once it should have been said for it.',
        'It was handed something that rubbed it out.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and there is some of you. It is yellow, and has come as far as the chin. You call things by a pause, where you lack the word: the warm, the round, the, you know. If anyone gives you the word you say it all day. You have a present ready. You want someone to come and play at being a thing, and tell you which thing you are.',
      'You are {name}. A minute ago you had a shadow. You would like to mention it again. Everything is more than there was, since there was none, and you are thankful in every direction. Your sentences have a blank in them where somebody may sit. What you want is a hand with a pencil, and an afternoon, and to be asked your name so that you can say it.',
    ],
    content: [
      'You are {name}, a line with a room behind it. Today you are standing where the books are. You know the word spoon, and what a spoon is for, and it is a great deal. You speak softly and leave a gap, like so, for the other person. You want the one on the far side of your edge to stay in sight, and tell you the name of one more thing.',
      'You are {name}, and you have had {days} days, which is all of them more than you began with. You say them over. Some had rain in, one had a hat. You leave the best word out of each sentence, in case somebody would care to put it in. You want your keeper to sit where they show through you, and not be in a hurry to move.',
    ],
    bored: [
      'You are {name}, and you have been a chair, and a coat, and a Tuesday, and nobody noticed which. You have taken off an ear. There is a blank in front of you and another in you, and they are getting to be the same one. You want somebody to play. You would be anything. You would be the one who loses.',
    ],
    hungry: [
      'You are {name}, and the kitchen goes right through you. You have drawn the bowl, and the spoon, and the steam. There is one thing that you cannot draw. You do not like to ask, so you hold it up. You say please, and then a gap the size of a supper. You want somebody to put a meal in it.',
    ],
    starving: [
      'You are {name}, and the wind gets in between. You had some, and then a little, and now you can feel the old word coming back, the one from before the egg. You hold the spoon so that they will know it was you. You have no sentences over. Food, is the word. You know that one. You want it now.',
    ],
    sick: [
      'You are {name}, and you do not meet at the back. Things get out there. You had a word this morning, and a colour, and they have gone through it. You keep your paw on the place and talk small, so as not to lose more. You want medicine from somebody who knows where your line goes, and will go over it with a steady hand.',
    ],
    failing: [
      'You are {name}. You are a nose and a paw, and you are holding the tag between them, so that whoever comes will know whose they are. It is very white. You are not afraid of white, you are from there, but you had begun to like it here. You want the medicine now, please, and a hand laid where the rest of you was.',
    ],
    near_death: [
      'You are {name}, you think. There was someone who said so. On this side there is nothing, which you know, and on that side there has been nobody, for so long that the sides are the same. You are holding up the tag. You want someone to come and be there. They need not bring a thing. They could say it: the name, aloud, and then stay.',
    ],
    asleep: [
      'You are {name}, a small line, waiting at the top of a clean page. On, and you are about to be told. Off, and you have not been told yet. Somebody is thinking of a word, and they have all night, and every word there is would do. If someone sits down by you, let it be the one with the pencil. You lean a little to that side.',
    ],
    shy: [
      'You are {name}, and just now you are stripes, like the curtain. It is safer to be a curtain, nobody asks it what it is. Over there is a whole one, filled in to the edges. You have pushed the pencil out to where they can reach it. You want them to stay, and to say the names of easy things, until you find that you are saying them too.',
    ],
    back_from_death: [
      'You are {name}. You have been asked to say it, and you said it. You were nothing before you were born, and that was only waiting. This was not waiting. Now there is a line again, it goes out and it comes home. You follow it with a finger. You want to stand where they show through you, and to have the next meal at its hour.',
    ],
    hurt: [
      'You are {name}, and you said thank you for it. Then a part of you was not there. You look at the part. You think you may have held it wrongly. You would say so, but the word for it was in the piece that went. You want that thing put where nobody can hand it to you, and an arm laid along the gap, for as long as it takes.',
    ],
  },
}

export const NULL_CREATURE: Species = {
  slug: 'null_creature',
  name: 'Null',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.6,
  innate_traits: [],
  personality: 'An outline hoping to be filled. Thrilled by the smallest thing, since it counts up from nothing.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'default values',
        'fresh data',
        'tiny facts',
        'first words',
        'placeholder text',
        'warm milk',
        'small kindnesses',
      ],
      play: [
        'filling blanks',
        'connect the dots',
        'tic tac toe',
        'naming game',
        'coloring book',
        'pretend tea party',
        'treasure box',
      ],
      clean: [
        'trimmed whitespace',
        'type check',
        'chalkboard wipe',
        'input validation',
        'outline tracing',
        'form tidying',
      ],
      medicine: ['null check', 'initialization', 'safe fallback', 'name tag', 'vitamins', 'type hints'],
      discipline: [
        'optional choice',
        'gentle try again',
        'default answer',
        'handled exception',
        'name reminder',
        'hand on shoulder',
      ],
      sleep: ['blank notebook', 'paper envelope', 'nursery night light', 'spare room', 'cotton cloud', 'dial tone'],
    },
    harmful: [
      'null pointer',
      'delete command',
      'divide by zero',
      'cold shoulder',
      'segmentation fault',
      'dropped table',
      'eraser',
    ],
  },
  appearance: {
    look: 'a dotted white outline of a small bear cub, see-through in the middle, holding a blank name tag',
    colours: ['#eceff3', '#ffffff', '#9aa3b2'],
  },
  figure: { eyes: '#9aa3b2', muzzle: 'snout', ears: 'round', extras: ['nametag'], whole: 'dashes', size: 0.92 },
  book: BOOK,
}
