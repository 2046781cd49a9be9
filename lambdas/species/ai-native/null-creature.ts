/**
 * The Null is the missing value: no hole, but a place kept for something that has not been given yet. It wants to be told
 * what it is, and is delighted with every answer. It fears erasers, and the words “does not apply”. It is a bear cub in
 * dashes, clear in the middle, and chooses with care what it stands in front of. Odd facts: it wears a name tag with
 * nothing on it and offers people the pencil; it stands in for whatever is wanting, the seventh volume, the fourth at
 * cards, the sixth egg cup, and gets up politely when the right one comes home; it has a form about itself, two pages,
 * a blank after each question, and writes in an answer when somebody has given it one; and it makes presents of boxes,
 * beautifully tied, each of them reserved for something that you have not thought of wanting. Joy fills it with pale
 * yellow from the feet up, like milk in a glass; ill, it loses its answers one by one. It hoards words for things, each
 * said over. It eats with both paws, and shows where it has got to; sleeps as a blinking cursor; sulks by leaving off an
 * ear. It trusts quickly, having no reason not to. It never says no first, never minds being last, never opens its own
 * boxes. Its keeper is the first one who ever asked.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'There is a dotted line on the egg that says where to open it, and it opens. {name} climbs out, a cub in dashes, and holds up a name tag with nothing on it.',
    'A dash comes out of the shell, and then another. They go up, round two ears, and back to where they began. {name} looks at you like a question that would be pleased with any answer.',
  ],
  looks: {
    thriving: [
      '{name} has the hiccups. It never had anything that came so regularly. At each one all its dots jump, and it looks round, honoured, for whoever is giving them away.',
      '{name} has a pebble. Before, it had no pebble. It sits in front of it with its paws on its knees, and from time to time it leaves the room, so as to come in and have one.',
      {
        text: '“What is this?” asks {name}, thrilled. A spoon, you say. It asks about the lamp, the door, the rain, and for each it comes one step nearer. Now it is at your knee. It lays a paw on you, and asks.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in through the door, and also through {name}, who is standing there. It is glad, and there is nothing it wants. It looks behind itself, and at you, and moves an inch left, to have you in the middle.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing and has been glad since it found the floor. You look in, and it hops so high that one of its dots comes off. It is part of an ear. You may look after it until next time.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in. Through {name} you can see the chair, the rug and, when it comes to hug your leg, your knee. It looks down at itself and can hardly believe it. There is something in the middle.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“One,” says {name}, when you look in. You wave. “Two.” You sit down against its side, and the dots run round and round its outline for joy. It has never got as far as three.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is hours old, and has counted everything there is in the world. It came to nothing, and was content. Now you look in. All the dots jump. One.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, and you can see the wall through it. It looks for the wall through you, happily, from one side and then from the other, and cannot find it. It has never met anyone so full.',
        when: ['baby'],
      },
      {
        text: '{name} is dancing on the rug, as happy as anything can be that began at nought. You come in. It goes and stands against the white wall, where it cannot be seen. In front of the wall a blank tag jigs up and down.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} counts you. One. That is one more than there was, and joy runs all round the dotted line. When you bend to read the name tag it covers it with both paws. You can see through those, but you don’t say.',
        when: ['from_child', 'wary'],
      },
      'On the form it says to state what pleases you. {name} has put {loved}, and run over the edge of the paper and on along the table.',
    ],
    content: [
      '{name} looks out at the window, and as it is clear in the middle you can see what it sees: a hedge. It finds the hedge very full. Its nose is pressed flat against the glass, dot by dot.',
      'One egg cup in the row was empty, and {name} has sat down in it, so as to be of use. It looks out over the rim. Nothing is asked of it there, and it does that very well.',
      {
        text: '{name} steps aside to let you pass, though you could have seen your way straight through it. It holds the tag with its blank side to its chest. When you are by, it turns it round again.',
        when: ['wary'],
      },
      {
        text: '{name} stands in front of the bookcase, so as to have books in it. After a while it tries the lamp. Then it comes over and stands in front of you, and looks down at itself, and stays.',
        when: ['trusting'],
      },
      '{name} has drawn a dot for every day, {days} of them, and is joining them up to see what they make. So far it has an ear.',
      'There is a box on the shelf with a tag tied to it, and for once the tag has writing on: {loved}. {name} ties the bow afresh whenever it goes by.',
      {
        text: 'You ask {name} which of the two it would rather. It has never had a rather. It goes off with it in both paws, and comes back yellow to the knees.',
        when: ['trusting'],
      },
    ],
    curious: [
      '{name} puts its paw to the teapot, then to its own middle, then to the teapot. It wants the word for whichever of them is warm.',
      'You are filling something in: name, street, number. {name} leans on your arm and looks at the dots beneath, with a kind of family feeling.',
      'There is a key in the drawer that fits nothing. {name} has been all round the house with it, and now asks whether the two of them are perhaps related.',
    ],
    bored: [
      '{name} has left off one ear, since nobody was using it. It is standing in front of a blank wall. Please play with it: dots to join, a name to guess.',
      'It has been the fourth at cards, and the third, and then the pack. Nobody else came. {name} wants to play, and to be dealt to.',
      '“Yes”, says {name}. You had not asked it anything. It has been saying so to the furniture, in case one of them should. Ask it to play.',
      {
        text: '“Reason for visit”, says the form. {name} has put a line through it, with a ruler. It sits with the tag face down. Sharpen a pencil, and play at anything with it.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} holds up its dish and looks at you through the hole in itself where dinner goes. It is not complaining. It is only a place that is ready to have something in it. Its meal is due.',
      'On the blank tag of {name} somebody small has drawn a spoon. It holds it out in front of it with both paws and looks straight ahead. That is not its name. That is the time. The meal is due.',
      {
        text: '{name} is hiding from you behind the empty dish. You can see the dish, and the whole of {name}, and the wall behind them. There’s nothing in either. The meal is overdue. Fill them both.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is nothing in the dish and nothing in {name}, and it has been holding one up against the other with some interest. As you look in, the dots of it draw closer together. Anything at all would be wonderful. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} stands well back from you, a row of dots in the shape of a bear, with the name tag held over the place where the meal should be. It is overdue. Something small would be a thrill. Bring all of it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} counts up from nothing, and today it has not got any further. It looks at your hands and does not count on those. Bring its meal now. That would be one.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The dots that make up {name} are very faint. It holds the blank name tag in front of its middle, so that you will not see there is nothing there. Please bring its meal now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'You look in, and {name} is thrilled: that is one more than nothing. It comes right up to your shoe. Through its middle you can see the bowl, and through the bowl the floor. The meal is overdue. Fill both.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} counts what has come so far. Nothing. Then you look in. One. It takes hold of your sleeve by a single thread, to keep it at one. The meal is overdue. Bring it, and make it two.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has got into the empty dish and lies there, hours old, in the shape of what is missing. You come up, and it shuts its eyes, so there shall be no one in it. It is a clear drawing. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} climbs into your lap, quite cheerful, and leans back to be held. It says not a word. But you look down at it, and can see your own knees. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} climbs into your lap, and there are your knees, in the middle of it. It looks down at them, too, where there ought to be something else by now, and up at you, without a doubt. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} has drawn a ring on the floor, and sits a good way off from it. In the ring it has written {hours} hours. It does not look to see if you are reading. Its meal is due.',
        when: ['wary'],
      },
      {
        text: 'There is a place in {name}, in the middle, about the size of a bun. It has only just noticed. It tries a thimble there, and it falls through. It looks to you. A meal goes there, and it is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      'A bowl in dashes is held out, with a dashed spoon. {name} has drawn everything but what goes in it. Feed it, please.',
      '“Fed, yes or no”, says the form, and the pencil lies beside that with its point to you. {name} has not liked to put no. Give it its meal.',
      'At table {name} has sat down in the place of the pudding. It knows that it is not the pudding. It only wished there to be one. Feed it.',
      {
        text: 'It has laid the table for one, at your end, and gone to stand by the wall as the waiter does. Nothing is on the plate but the menu, which is blank. {name} would like its meal.',
        when: ['wary'],
      },
      {
        text: 'An empty bowl comes round the door, low, at the end of a dotted arm, and is held there without a word, like a hat in the street. The arm trembles a bit. Feed {name}, and take no notice of the arm.',
        when: ['wary'],
      },
      {
        text: 'You look through {name}, and it has drawn in an arrow, from the mouth to the middle, with a small “here?” It turns sideways so that you can see how straight the arrow is. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has got up on your knee and turned to face you, and opens its mouth, and you can see all the way down to the chair. “Nothing,” it says, in there, and enjoys the echo. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'There is writing on the tag. “Spare”, it says, and below, since it has been {hours} hours, “surplus”. {name} took the first answers that came. Bring food now, and the pencil after it.',
      '“Not hungry”, says the form, in all nine places, darker each time, with the paper torn at the last. {name} thought that if it was put down it might be so. It is not so. Feed it now.',
      '{name} is standing in for its own dinner. It lies in the bowl on its side, with a sprig of parsley, and looks at you over the rim with great readiness. Lift it out, and bring the real one at once.',
      {
        text: 'It cannot tell you what it needs, it has given back that word as well, and the word spoon. It shows you its paws. Put food into one of them now, and medicine in the other.',
        when: ['ill'],
      },
      {
        text: 'Its dashes are firm and bright, and there is the wall behind it, the nail in the wall, the crack. {name} stands turned sideways, some way off, so that you may see how little is in it. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies in the corner like a bit of dropped string. When you come nearer it makes a few dots into a smile, since you are company. Bring a spoonful at once, and another, and one of medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} has to stop and fill in its feet before it can go on, and then a knee. It is not ill. There is only less of it to go round. Give it medicine, or let it rest.',
      'The dots of {name} have gone from white to grey, and it has sat down on the nearest thing, which was a spoon. It is tired of keeping its shape. Medicine would help it, or rest.',
      {
        text: 'Yellow to the ankles and as pale as paper above, {name} waves you over to see that it is nearly a whole bear. Then it sits, on nothing. Give it medicine, or draw it a chair.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are two days of dust on {name}, and it is quite a solid bear. One might think it would be pleased. But it cannot see its own feet, nor anyone else’s through it. Wash it.',
      'Things have stuck to {name}, a crumb, a hair, half a stamp. At first it thought that it was being filled. Now it itches. It had hoped for something nicer. It needs a wash.',
    ],
    sick: [
      '{name} has mislaid an ear, and the side that it is lying on. What there is of it is hot, and flickers. It holds up its tag, and nothing is on it. The word would be medicine. Bring it.',
      'After “favourite colour” there is a blank again. It had been filled in. {name} looks at the place, and at the pencil, and cannot say. It needs medicine.',
      '{name} has the name tag turned to its chest. When it coughs, the ears go out and come on again. It needs medicine.',
      'You say “jug”, and hold one up. {name} looks at it very politely, as at somebody it ought to know. Its paw is hot. Medicine, please.',
      {
        text: 'The dots of {name} are going out, from the feet up, and it has pulled a duster over the gap, so that you will not see. It has not enough of them to lose any. It needs medicine.',
        when: ['wary'],
      },
      {
        text: '{name} lies behind the stove, with as few dots as a bear can do with. It lets you count them from there and no nearer. There are fewer than there were. It needs medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is ill, and thinks that you have come to see the chair it is lying on. It tries to get off that for you. Kneel down, say its own name, and hold the medicine out to nobody else.',
        when: ['wary'],
      },
    ],
    failing: [
      'Of {name} there is one paw, and the tag, and hardly anything in between. It is on its way back to where it began, and it is going quietly. Medicine, at once.',
      'What is left is a nose, one paw, and the tag between them. {name} is all there in that. Give it medicine at once.',
      'The whole form is white again, both pages, and {name} lies across it so that nobody should take it away. Medicine now, and keep your hand on its back.',
      {
        text: 'There is so little left of {name} that you cannot see it draw away from you. Only the dent in the pillow moves, by a finger’s breadth, and stops. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'You can put your hand through it anywhere but the tag. That is held in front, blank, against you, by two dots. Give {name} medicine now, over the top of the tag, and do not write on it.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours nobody asked after {name}, and it has begun to think that the answer is nothing. One dot is left, on the floor by the door. It blinks, slowly. Sit with it now.',
      'The tag of {name} lies on the floor, with no paw about it. Bend down. There is a line there still, as thin as breath, and it is turned to where you stand. Sit with it now.',
      {
        text: '{name} has tidied away its ears, its feet, its tag, all neatly, all in good order, since for {hours} hours there was no one to wear them for. There is just the nose. Sit down in front of it, and look.',
        when: ['wary', 'well'],
      },
      {
        text: 'A few warm dots by the stove, and they move over when you come, to give you the place. Do not take that. Sit on the cold side. It has been {hours} hours, and somebody must be the other line.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps, and its outline comes and goes, as slow as breath. It is a bear, it is a bit of blanket, it is a bear. You find yourself waiting for the bear.',
      '{name} is asleep with the tag on its chest. For once there is something on it, quite faint. That fades, and there is something else. It must be trying on names.',
      {
        text: '{name} is asleep, a ring of dots going slowly out and in, with the blanket showing through the middle. The name tag is not in its paws. It has put it underneath, face down, where nobody passing can write on it.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps with its dots drawn close and the blank tag held where a chest would be. Through the middle of it you can see the floor. You bend down, and the line nearest you goes faint, one dot at a time.',
        when: ['wary'],
      },
      {
        text: 'You can see the floor through {name}. You lean over, and your shadow falls inside the dots and fills them, very nearly to the edge. In its sleep it holds quite still, not to spill any.',
        when: ['warming'],
      },
      {
        text: 'Asleep, {name} counts up from nothing. One, for the door. Two, for your step. It has never got so far with its eyes shut. It may wake up empty. Have something ready for three.',
        when: ['warming'],
      },
      {
        text: '{name} has gone to sleep against your pillow, and shows the stripes of it, so that you nearly lie down on it. Its tag is hung on your bedpost. It has tried something out there, in pencil. It says “ours”.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on your newspaper, and you can read the page through it, half the weather and a recipe. It breathes, and the letters swell a little. You are at the end of the column, and do not turn over.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The small line on the pillow goes off, and you wait, and then it is on. Sit by {name} now, and reflect with it. It wakes at {wakes_at}.',
      'The line on the pillow hardly comes on at all, and the bed is beginning to look vacant. Reflect beside {name} now, and keep its place. It wakes at {wakes_at}.',
      {
        text: 'A dashed bowl stands by the pillow, drawn before it lay down. Sit with {name} now, and fill a real one when it wakes, at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You might take {name} for a flaw in the window. It stands against the pane and does not move a dot, though to be looked through is what it fears most. Sit with it, and look as if you saw a bear.',
      '{name} has laid its blank tag on the floor and gone behind the stool, like a shopkeeper who would not press you. Do not write on it yet. Sit with it, please, until it comes out to see what you think.',
      {
        text: 'Hours old and fed, {name} is hiding from you behind its blank name tag. You can see all of it, every dot, and straight through to the meal. Do not say so. Sit down and look elsewhere.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and fed, and has counted as far as one. One was the meal. You would be two, and it has backed away from two into the corner. Sit quietly. It will get there.',
        when: ['baby'],
      },
      {
        text: 'Somewhere against that white wall stands {name}, all its dots pressed flat, holding the tag over its eyes. It has been told it was nothing, and not kindly. Sit down by the wall, and leave a space next to you. It knows spaces.',
        when: ['from_child'],
      },
      {
        text: 'Under “how long did you wait” {name} has put {wait}. Under “what for” it did not like to guess. Sit by, and let it come and ask you.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      '{name} is back, dash by dash, and goes along itself with one finger to see that it joins. Stay with it, and bring its next meal on time.',
      'It had been “not yet” before. That was another word. {name} stands close, where you show through it. Keep near, and feed it at its hour.',
    ],
    old: [
      'There are so many boxes now, each with its bow, that they have the spare room. {name} could tell you what is not in any of them.',
      'The line of {name} has been gone over so often that in places it is nearly whole. Against the light you would take it for a bear.',
      {
        text: 'The form is full but for one line. {name} knows what goes there, too. It leaves that open, so that you will sit down with it over the pencil.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats with both paws, and you can follow each bite down, until the whole dinner lies in the middle of it, quite plain to see. It looks at it there. It moves one piece to where it goes better.',
        'There was something in the dish and nothing in {name}. It eats. Now there is nothing in the dish. It looks from one to the other, and back, and cannot find out how the trick is done.',
        {
          text: '{name} eats with its back to you, so as not to be looked at. It is no use. You can see its face right through the back of its head, beaming. It finds this out. After some thought it turns round.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} holds the first bite in the middle of its outline, where you can both see it, in case you would like it back. You would not. It eats the rest, and somewhere along its edge two dots have joined up.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'There is something in the dish, when there was to be something, and {name} counts it: one. It eats, and you can watch it go down. Then it turns its name tag over, in case you have written on it.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} looks behind itself, in case the dish is for someone. It is for {name}. It eats with both dotted paws, and its outline goes quite firm, and when it has done it turns the blank name tag to where you can see it.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The meal goes in, right on time, and shows there, a small warm smudge in the middle of the outline. {name} looks from the smudge to you, counts you both, and gets two, which is enormous.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, and for once there is something in the middle of it. It comes up close and holds out the blank name tag for you to read. You read it. It is overjoyed.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You could see the floor through {name}, hours old as it is, until it ate. The meal was on time. Now there is a small full place in the middle. It pats it with both dotted paws, and looks up to see who did that.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} has been here some hours and had one of nothing, and now it has had one meal. It watches it go down, through its own front, and pats the place with both dotted paws. Then it sees you, and hides behind the tag.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats, and fills with joy from the feet up, like milk in a glass. There is one small place at the top, on the left, that stays empty. It takes your finger and puts it there. That does it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, and for a while it has a middle. It carries the middle over to you, in both paws, so as not to spill it, and leans it against your knee.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, and is glad in every single dot. Its name tag hangs there, as blank as ever. Turn it over. On the back it has written yours.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats its dinner, and you can see it arrive, in the middle, where there was nothing. After {streak} meals on time it still pats the place and looks up at you, astounded. Somebody has put something in.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You have known {name} for many days, and still it holds up each bite before it eats it, so that you can see which one it is so glad about. You nod to every one. It eats them all.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'Up to now {name} had had nothing. It eats the meal, all of it, and its paws go to its middle. It has had something. There is no larger step than that, and it looks up at you, quite out of breath.',
          when: ['baby'],
        },
        {
          text: '{name} eats everything, licks the dots round its mouth, and works it out on its paws. It began with none, and this makes {streak}. It gazes up at you. At this rate there might be no end to it.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats up and works it out, on its paws, and on its dots, and then it has to borrow your fingers. It comes to {streak} meals, all on time. It had started from nothing. It has to sit down.',
        'With this one {name} has had {streak} meals on time. It eats it, and goes to look at the place where the missed ones would be kept. That is quite empty. It was never so pleased with an empty place.',
        {
          text: 'Starting from nothing, {name} has never had {streak} of anything before, and these were all on time. It eats this one very slowly, one paw spread on its see-through middle, so that none of it falls out.',
          when: ['well'],
        },
        {
          text: '{name} eats this one with one paw, and with the other holds out its blank name tag. After {streak} meals on time running it has thought of something to put there. It would like your name.',
          when: ['well'],
        },
      ],
      early: [
        'There is no room in it so soon. {name} takes one sip, to be polite, and draws a dashed clock: at {opens}.',
        '{name} would never say no. It eats a spoonful and holds the rest very carefully until somebody takes it. Come at {opens}.',
        '“Not yet”, says {name}, quite moved, for that is very nearly its family name. It takes a lick, and asks you to keep the rest in its place until {opens}.',
        {
          text: '{name} does not like to refuse a person it hardly knows. It takes one crumb and stands holding it, at the far side of the table, until you should go. It has drawn you a clock: {opens}.',
          when: ['wary'],
        },
        {
          text: '“Not now,” says {name}, and claps both paws to its mouth. It has never said such a thing to anyone. You laugh, so it dares a spoonful, and the rest of the sentence: “at {opens}.”',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats it, late, to the end, and says its thanks, to the dish. The tag, which as a rule it holds out to whoever is there, hangs down by its string.',
        'While it waited, {name} drew a dinner with some of its own dots, and so was short of a foot. It eats the real one. It puts the dots back, not quite so round, and sets that foot down further off.',
        {
          text: 'A pale warmth rises in {name} while it eats, as far as the elbows, and it is delighted. It has never had elbows. It had meant to hold the name tag out to you. It looks at you, and sits on it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is thrilled that there is a meal at all and eats it in the exact middle of itself. But while it waited it had written something on the name tag. Now, with the side of one paw, it makes the tag blank again.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You can see the late meal in the middle of {name}, being enjoyed. It is thrilled. Then it remembers the wait and turns sideways to you, and there is very little of an outline sideways.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has eaten. You can see the meal in it, late and small, with a great deal of nothing round it. It puts the blank name tag behind its back, where you cannot write. Its dots are faint. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The smallest thing would have thrilled {name}, an hour ago. It eats what comes now, counts what it has in you, and arrives at nothing. The outline sags. It is weak. Give it medicine, and let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had let you hold its name tag once. It eats, late, and is charmed with every bite. You put out your hand for the tag. It shakes the hand, politely. It has the tag behind its back. You can see it there.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are late. {name} had counted up to you, and then there was nobody, and that is nothing. Now there is food. It eats in delight and begins on you again from the bottom. You are at one.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'It had nothing, hours old, and then had nothing for longer. {name} eats, late, and looks at each bite as it settles. You ask may you see its tag. It thinks that over. It puts it where the meal is, inside.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late as it is, fills to the ears with joy, and comes to sit on you. All is as it was. Only, high up on the left, its outline wants one dot. It sees you looking, and puts a paw there.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats the late meal whole. It is thankful, as it is for everything. But on the side next to you it has left out a few of its dots, as one leaves out a word in a letter.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has so few dots left that you have to look for it between them. It eats what it can of the late meal, with its back to you, and you see through that how little goes down. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You are late, and {name} has been sitting in the dish, so that nobody could call it empty. It climbs out and eats up. Afterwards it stays near the dish for a little, in case it should be needed there again.',
          when: ['trusting'],
        },
        {
          text: '{name} has drawn a line about itself on the floor, and eats the whole of the late meal inside it. You take away the dish. It looks at the place where your hand came over, and goes over the line again.',
          when: ['wary'],
        },
      ],
      missed: [
        'In {hours} hours the dots of {name} had come so far apart that it was hardly a bear. It eats, and some of them draw together. As far as one can see it has its back to you. Be on time.',
        'For {hours} hours there was nothing, and then nothing again, and {name}, which counts up from there, could not begin. It eats. It does not look up to tell you how many this makes. Never so long again.',
        {
          text: 'For {alone} {name} counted who came. It counts well from nothing, and it got nothing. Now it eats, and you can watch all of it arrive in the middle. The blank name tag is held behind its back.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, and the meal sits in its see-through middle with a great deal of room round it. That is what {alone} looks like. When you bend to see, it turns itself edge on.',
          when: ['wary', 'well'],
        },
        {
          text: 'The smallest thing has always thrilled {name}. You bring a whole meal, after {alone}, and it eats to the end and is not thrilled. It sits, its dots very pale, with the name tag behind its back. Stay with it now.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} counts up from nothing, and for {alone} that was as far as it got. It eats, and you can see the meal arrive. The dots on your side move closer together, like a fence. Be here before it is empty again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is a tag on the floor and, when you look closely, some dots. {name} eats, so long after, and you see how the food lies there in it and lights nothing. “How many is this?” it asks. It has gone back to nought.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is dashed in so lightly that a breath would do for it. It eats what has come so late. You kneel, and reach in, and your hand goes through. It used to close about the hand. It waits, politely, until you have it out.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It had written the half of your name on its tag, as far as it could spell. {name} eats, so long after, and stays pale. It looks at the half. It does not rub it out. It turns it over, where it is blank.',
          when: ['warming'],
        },
        {
          text: '{name} kept a place for you in its middle, all that time, and would let nothing else in. It eats now, so long after. You sit down with it as before. The place is still there. It has drawn a line about it, with a door.',
          when: ['trusting'],
        },
        {
          text: '{name} is so faint that you look for it twice. It eats what you have brought at last, and is drawn again, dot by dot, the feet, the back, one ear. The ear on your side it leaves off.',
          when: ['wary', 'well'],
        },
        {
          text: '“Nought,” says {name}, as you come in with it at last. It is not the dish that it means, for it looks at that afterwards. It eats. It has always counted the bites. It does not count them.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours there came nothing, and nothing is what {name} began with. It eats it all, so faint that the dish shows through the paw on it. Do not let it go back to the beginning. Be on time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is full up to the line, all the way round, and shows you. Ask it again at {opens}.',
        'You look in at the front, and it is all pale yellow, right up to the line, with a small wave. {name} ties the meal into a box. It will be so surprised to be given it at {opens}.',
      ],
      ill: [
        'It sips, and loses the word for what it is sipping, and waits for it to come back. {name} can do only a little. Medicine next.',
        'Three small bites, and {name} has to sit and be the cushion for a while. Give it medicine now.',
      ],
      loved: [
        '{name} asks for the pencil itself. In a moment there is something on the tag, in enormous letters: {item}.',
        '{item}. The yellow goes up in {name} so fast that it hiccups, and a dash comes loose and is found under the stove.',
        '“Other remarks”, says the form, and leaves half a page. {name} has filled that with one thing, forty times over: {item}.',
        {
          text: 'Here is {item}, which makes one. It is on time, which makes two. {name} eats with all its dots trembling, then puts the outline of a paw against your hand and looks up, to ask if that is three.',
          when: ['warming', 'well'],
        },
        {
          text: 'You bring {item}, on time, and {name} eats so gladly that its dots run round and round. Then it looks at its blank name tag, and at you, and holds the tag one inch nearer, in case you have an idea.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} counts up from nothing. One for {item}. Two for on time. It eats, thrilled to the last dot. Then it looks at you, for quite a while, to see if there is a three. Two.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, and {name} watches it go down through its own clear middle and is thrilled. “Is it mine?” it asks. You say so. It turns its back, to have it where you cannot see. You can see.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} counts. You, that makes one. On time, two. And {item}, three. It has never been so high. It eats, and has to hold on to your thumb until it is used to the view.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} eats, and you can see it lying in the middle of the outline, the only thing there. It shows you. It turns round and shows you from the back.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} eats what it can, and thanks you. The rest can be seen, quite plainly, not going anywhere: {item}. Warm milk goes down better.',
        'A very small box is tied and slid across to you. Inside is most of {item}. It would have liked a tiny fact.',
      ],
      harmful: [
        'There is a stain in the middle of {name}, for everyone to see, and it holds both paws over that, because it hurts. It takes gladly whatever it is given, and it was given {item}. Never again.',
        '{name} loses its dots, one by one, around what it swallowed. It looks down and does not understand. That was something, and something is always good. It was {item}, and no meal. Keep it away.',
        {
          text: 'You can see what hurts. It lies there in the clear of {name}, dark, and all round it the dots are going out. That is {item}. It was so thrilled to be given something. Look well at it, and do not bring that again.',
          when: ['item'],
        },
        {
          text: '“It is very big,” says {name}, of the pain. It has not had anything so big before. Its outline has buckled in at one side. You gave it {item}. It will hold out both paws for whatever you bring. So leave that away.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You toss a bean at {name}, and it goes straight through. You both stare. It runs to fetch the bean and plants itself before you with its arms out. It is a goal, it has discovered. It is a born goal.',
        'You hold out your fist, and {name} must guess what is in it. Nothing, it guesses. You open, and it is right. You try the other, and it is right again. It has never been an expert before.',
        {
          text: 'You play with {name}, and a patch in its middle fills in, no bigger than a thumb. It looks down, thrilled. It looks up and sees you looking, and covers the patch with its name tag.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has played once. That is one more than before. It plays twice and has to sit down, dizzy with riches. Both paws hold the blank name tag tight to its chest. You may play. You may not write on it.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hide behind {name}, which is see-through. It is thrilled to be asked. It stretches its outline as wide as the dots will go, and stands there, covering you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play, and {name} counts up from nothing. One go. Then, for there seem to be more, two. By nine it is so happy that its dots have run together, and you can see the bear.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} has won. It holds up the blank tag for you to read, and you read it out: “The winner.” It turns the tag round quickly, thrilled, to see whether that is what it says.',
          when: ['warming', 'well'],
        },
        {
          text: 'You play with {name} once, and that is one more than nothing. “One,” it says. You do it again. “Two.” It has to sit down. When it can speak it holds up three dotted fingers, and hopes.',
          when: ['warming', 'well'],
        },
        {
          text: 'You look at {name} through your fingers, and it looks at you through its middle. “I see you,” you say. Nobody ever put it better. It runs and hides behind a pane of glass, so that you can say it again.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You put your hat on {name}, and there is something there. It walks about under it, as a hat, bumping into chairs. Then it lifts the brim a little, to find out whether you are looking. You are.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You blow a soap bubble, and {name}, well back, sees somebody else with nothing in the middle. It runs after it and forgets you. It bursts. It turns round, stricken, and then hopeful. There may be more in you.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You draw round your hand on the floor with chalk, and {name} comes to see who that is. It lays its paw inside, where there is room. You lay your hand beside it. It looks from one to the other.',
          when: ['warming'],
        },
        {
          text: 'You pour nothing out of an empty pot into empty cups, and {name} is beside itself. It has been waiting for somebody who knew how. It would like two lumps. You give it two. It stirs.',
          when: ['trusting'],
        },
      ],
      little: [
        'You play, and {name} was filled to the ears with gladness already. It plays along, holding its head very level, so that none of it should spill.',
        'You give {name} a game on top of all the rest. It had thought that it had everything. It had a button. Now there is everything and a game, and it cannot believe that this is allowed.',
        {
          text: '{name} was already thrilled, by a chair. You play with it, and it is exactly as thrilled. Afterwards you offer to hold its blank name tag for a moment. It would rather not. You might write something on it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is brimming already. You clap, and it is thrilled. You hop, and it is thrilled. It was every bit as thrilled just now by the doorstop, and it is the doorstop that it is sitting with.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There is no room for more joy in {name}, one can see that, it stands at the brim. You play at bears. It plays very level, so as not to spill. When you growl some does go over, and it is on your sleeve.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: '{name} is full. You play with it nonetheless, and the extra has to go somewhere. It goes along its arm, and over into you. You feel it come in at the hand, like warm milk. It asks you how far up you are.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} held as much joy as there was room for. But you held out a game, so it took it in both paws, played it right through, and gave it back to you without a scratch.',
          when: ['trusting'],
        },
        {
          text: '{name} is so happy with its thimble that you are let in on it, in a way. You throw, and it catches, now and then. It does not come nearer. But you may look at the thimble from there.',
          when: ['wary'],
        },
        {
          text: '{name} is full to the brim, and plays with you carefully, once round the chair and once round the table, so as not to spill. Then it holds up its arms. Some of it had better go in you.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        '{name} says yes, and does not get up. It never says no first. See to what it needs, and play later.',
        'You throw it the ball, and it goes in between two dashes and out between two others, and {name} says “sorry” to the ball. Roll that away. There is something which has to be put in first.',
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
        {
          text: '{name} is wild about {item}. You point at the blank name tag, to ask. It hides the tag behind its back, where you can still see it, right through the middle.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} counts the games it loves, up from nothing: one, and it is {item}. Its dots are all over the place with joy. Then it counts the people it trusts, and stays where it started.',
          when: ['wary', 'well'],
        },
        {
          text: 'At {item} it gets so full that it glows. {name} runs right round you, and there is a line of dots left hanging in the air, in the shape of where it went. It is a heart, nearly. It goes back and closes it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item}, and you let {name} win. It has never been anything before, and now it is the winner. It brings you the tag to write that on. Then it thinks, and asks if there is room for both names.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} has played it once before, so that makes twice. It is dizzy with riches. When you sit down it sits in your shadow, which fills it in from ear to foot. It stays in that.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} holds its end of it and smiles with all six dots. {item} had no blank in it anywhere. It likes a game with a blank.',
        'It tries hard to be good at {item}, and then to be bad at it. Perhaps the colouring book, it says, to its feet.',
      ],
      harmful: [
        '{name} was in the middle of laughing, and a whole side of it went out. {item} must be put where no one plays. Hold the edges together.',
        'There is a gap in the line, and {name} sits beside it, looking in. That was {item}. Let it be in no game of yours. Sit close, on the open side.',
      ],
    },
    clean: {
      wanted: [
        'You go round {name} with a damp brush, as one cleans a stencil. The smears come away from the middle, and there is the room again, quite bright, with a bear around it.',
        'Most of what you took for {name} was dirt. You wash that off, and underneath it is as little as ever, and clear as a rinsed glass. It looks down at itself, enchanted. It can see its feet from the back.',
        {
          text: 'The mud comes off {name}, and as the mud was what filled it in, so does most of the bear. The dotted line hugs its blank tag and moves back from you, three dots.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is clean, and has found one bubble left in the middle of itself. It is thrilled. It carries it off to the far corner, walking backwards, in case you should wash that away too.',
          when: ['wary', 'well'],
        },
        {
          text: 'All sorts of things had stuck to {name}, and it had been proud to be so many. You wash them off. It is nobody again, and clear as glass. You say “There you are.” It looks down, and is thrilled that you could tell.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You dab at {name}, dot by dot, and grey comes off on the cloth. You go very lightly, for what it fears is rubbing out. It says them over under its breath. At the end they are all there.',
          when: ['wary'],
        },
        {
          text: 'There was jam on {name}, and it was rather proud of it, as having something on. You wash it off, from the ears downward. One speck you leave on the nose, where it asked. It holds that very level.',
          when: ['trusting'],
        },
      ],
      little: [
        'You wash {name}, and there was nothing on it, and nothing comes off. You show it the cloth. It looks from that to itself, thrilled. It has been as clean as a cloth all along.',
        'You go to wipe {name}, and it holds out its arms and ears, and there is not a speck. You wipe the middle, where there is only air. It giggles. It had no idea that it was ticklish there.',
        {
          text: 'You wash {name} in the middle, and your hand comes out at the back. It was clean. It is beside itself. It has had, so far, nothing in there, and now it has had a hand.',
          when: ['well'],
        },
        {
          text: '{name} was clean. There is no inside to wash, so you go round the outline, dot by dot, with one finger. The cub stands very still, counting how many times it has been touched.',
          when: ['well'],
        },
        {
          text: 'There was nothing on {name}, there never is much. You wash the nothing. It holds still for that, with its dots drawn close, and looks between them at your hands. When you have finished there is just as much. It has checked.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is clean as air, and delighted to be asked. You pour, and it fills up, with water, to the neck, and stands there being a bear made of bath. It waves to you, slowly. It does not want to be let out yet.',
          when: ['trusting', 'well'],
        },
      ],
      loved: [
        '{item}, and {name} is so crisp that a paper cut would be possible. It traces itself twice to enjoy it.',
        'Each dash stands apart from the next like teeth after brushing. {name} reads out what did it: {item}.',
        {
          text: '{name} counts up from nothing. There is {item}, which makes one. There is you, taking care to get behind its ears, and that makes two. It has to sit down.',
          when: ['well'],
        },
        {
          text: 'You clean {name} dot by dot with {item}. There is nothing in the middle that needs doing, and it lifts both arms, hopefully, so that you can do the nothing too.',
          when: ['well'],
        },
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
        'The drop goes into {name}, and you see it hang there in the middle, pink, like a lamp in an empty room. Then it spreads. At one ear a line that was missing is drawn in.',
        '{name} swallows, holds its breath, and counts itself. There is one dot more than there was. It shows you which, and then it shows the bottle. It calls that getting well.',
        {
          text: '{name} trusts you nothing so far, which is where it counts from. The medicine goes down and does good. It thinks this over from behind its name tag, at a distance, and puts up one dotted finger.',
          when: ['wary'],
        },
        {
          text: 'You can watch the medicine go all the way down {name}, since there is nothing in between. It does good, and the dots shine. Then it holds the blank name tag in front of its middle, so that you cannot see in.',
          when: ['wary'],
        },
        {
          text: '{name} has forgotten what it was. You give it the medicine, and tell it, quietly, from the beginning. Two ears, you say, and there are two. A nose. Four paws. “And yours,” it says, before you come to that.',
          when: ['trusting'],
        },
        {
          text: 'You have to feel for {name} on the pillow, for there is hardly a line to see. You wet its mouth with the drops. A dot comes back, and after a wait the one beside it. Stay. Give it another dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You go all the way round {name} and come out where you began. No gap. It needed none of this.',
        '{name} would take it gladly, and thinks it should tell you that it feels fine.',
      ],
      loved: [
        '{item}: the line shuts, and there is an inside again. {name} puts its paw in, to feel that it is warm.',
        'The ears come on and stay on. {name} asks to hear the word again, slowly: {item}.',
        {
          text: 'You can watch {item} go down, because there is nothing else in there. {name} watches too, holding its own sides apart. The medicine does its good in plain view. “Look,” it says to the lamp. “Contents.”',
          when: ['item'],
        },
        {
          text: '{name} loves {item} so much that it holds its blank tag up against it, in case that is the name. Then it eats. The medicine goes in too, and has the whole place to itself. Every dot shines.',
          when: ['item'],
        },
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
        '“Leave the labels on,” you tell {name}, which had made all the jars blank, for company. It sticks them back as well as it can. For a while it goes about with its own tag behind its back.',
        'You show {name} that what one puts down the drain does not come back. It had only wished to fill it. It has learned that. It stands there with its paws at its sides, and a dot or two short.',
        {
          text: 'You tell {name} that it may not be the missing chessman while people are playing. It gets up off the square at once. It has learned that. It used to stand in next to you, too, wherever there was a space. It asks now.',
          when: ['warming', 'well'],
        },
        {
          text: 'Presents, you say, should have something in them. {name} looks at the box it had given you, and at its bow, and nods. It will put something in. It is some time before it comes to you again. It has nothing, and is looking for it.',
          when: ['trusting', 'well'],
        },
        {
          text: '“That was mine,” you tell {name}, which had put your thimble inside itself, to see how it looked there. It had looked so well. It gives it back. For a while it goes about with both paws over the place.',
          when: ['from_child'],
        },
        {
          text: '“You cannot stand in for the step,” you tell {name}, rubbing your knee. It had seen that one was wanting. It is so sorry that it goes quite clear, and takes hold of one of your fingers.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has that one already, said over forty times. {name} says it with you.',
        '{name} had stopped before you spoke, and is waiting in brackets for you to finish.',
      ],
      bad_time: [
        'You scold, and {name}, which believes whatever it is told about itself, holds out its tag so that you can write that down. Something is missing in it, and not manners. See to that first, and teach it later.',
        'At your voice {name} goes faint, from the edge inward, as though you were rubbing it out. It had come to you with an empty place. See to that first, and teach it later.',
        {
          text: '{name} counts up from nothing, and you had got to nearly one. It does not learn the lesson. It moves back to where you cannot reach, and is at nothing. Wave to it. That would be one.',
          when: ['wary', 'well'],
        },
        {
          text: 'All through the lesson {name} holds up the blank tag, in case you should want to write on it. You only go on talking. It has learned nothing. It turns the tag round to the other blank side.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had got as far as one with you, and it had checked. You raise your voice. It looks at the paw with the one in it, and shuts the paw. Win it first. It has to count up from nothing.',
          when: ['wary'],
        },
      ],
      loved: [
        '{name} thinks it a lovely rule, and that it was made for it specially. It says it to its paws: {item}.',
        '{item}. And the crayon goes back into the packet, blunt end first, with a pat.',
        {
          text: 'You teach it with {item} to say please. {name} has never had a word that got you things. It says it to the door, and to the spoon, and to you. And then it says “thank you”, which you had not got to yet.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} tries to be sorry in the shape you want. {item} gives it no shape. A hand on the shoulder would.',
        'It has not understood {item}, and nods so as not to trouble you. A gentle try again, perhaps.',
      ],
      harmful: [
        '{name} has made itself as few dashes as it can. {item} is no lesson. Tear that page out, and call it by its name.',
        'It stood and took {item}, and now you can see the door through all of it. Put that away, and sit down with it on the floor.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name} in a shoe box, on cotton wool, as one packs something that might break. It cannot get over it. It is keeping its eyes open, in case it is to be posted, and they are closing.',
        'You tuck in {name}, and to anybody else it would seem that you were tucking in nothing, on both sides, with great care. There comes a sigh. It has never been so well outlined.',
        {
          text: 'Put to bed, {name} counts itself to sleep. It gets to one, looks to see if you are still there, and has to start again from nothing. You go. It gets to three, and the sleep does it good.',
          when: ['wary'],
        },
        {
          text: '{name} lies where you put it, with the blank tag held in both paws, face in, until it is sure you will not write on it. Then sleep comes and fills it, right up to the ears. It does it good.',
          when: ['wary'],
        },
        {
          text: '{name} curls up in your lap, and there is your own lap, with a line around it. It wants to know if you will be there when it is. You say you will. It lets go of its outline, then, and is only warm.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tuck {name} in, and it is so taken with the pillow, and the other pillow, that it cannot shut its eyes. It is up again, to see whether there is anything under the bed. There is. There is floor.',
        '{name} lies down where you say and shuts its eyes, and as one can see through the lids it makes no odds. It is not tired. It lies there, looking. It is a lovely ceiling.',
        {
          text: 'You put {name} to bed, wide awake, so glad that its dots hop. You bend down to say good night. On your side the dots move closer together, like a fence.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“Are you tired?” you ask, and {name} looks, through its own clear middle, for some tired, and finds none. It shows you. It stays in bed since it was put there. When you shut the door it counts to one, and gets out.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not sleepy, but no one has ever told it a story. You tell it a very small one, about a dot. It fills to the brim. “And then?” it asks. There was another dot, you say. It takes hold of your sleeve.',
          when: ['trusting', 'well', 'glad'],
        },
      ],
      loved: [
        '{name} gets in and fits it exactly, having no size to speak of. {item}, says a small voice, twice.',
        '{item}: all its corners go soft, and the tag slips out of its paw face up.',
        {
          text: 'You have brought {item}, and {name} holds it to the middle, where the empty place is, and goes to sleep round it. You can see it in there, rising and falling. It has never had something in the way before.',
          when: ['well'],
        },
      ],
      disliked: [
        'It shows through, wherever {name} lies on it. {item} is too much for a dotted back. A blank notebook would do.',
        '{name} rests on the very edge of {item} so as to be no trouble. An envelope, next time.',
      ],
      harmful: [
        'When you lifted {name} out, some of it stayed behind. {item} must not be where it rests. Hold it for a while.',
        '{name} had thought that it was meant to be like that, and lay still. {item} has taken its whole left side. Keep that away for good.',
      ],
    },
    reflect: {
      awake: [
        'You sit with {name} and give it nothing. It takes that in both paws. It knows all the sorts of nothing that there are, and this is a new one. It has somebody next to it.',
        'You sit, and it looks as if you had the room to yourself, only you have moved over, to leave {name} a place. It has noticed that. It is sitting exactly in the middle of the place.',
        {
          text: '{name} has sat down so that the fire shows through its middle, where a bear would be warm. It looks at that, delighted. Then it shuffles back, an inch, and an inch, until it has your shoe in there too.',
          when: ['warming', 'well'],
        },
        {
          text: 'In your lap sits {name}, and the stripes of your waistcoat show through it, so that it is a striped bear. Neither of you says anything. Its paws are empty, for once. It has put down the tag.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and there is nothing on your lap to see, and that is {name}. It has a weight, all the same. It is about what a hand weighs, when somebody lays theirs on yours.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} sits, with room for one between you. It looks at the room. It moves up, and there is room for half. It is doing sums, you can tell, and likes how they come out.',
          when: ['warming'],
        },
        'A box is put on your knee. {name} says that there is {wait} of waiting in it, and that you may keep it shut.',
        'It says its words over to you, like beads. The one it stops at is {loved}.',
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
        '{name} sleeps, and you sit there beside what there is of it. Its dots had been far apart. By and by they have moved up closer, one after another, as people do on a bench.',
        'You sit by {name} while it sleeps, and through it you can see your own hand, lying on the quilt. It turns over. Now the hand is right in the middle of it. It sighs, like somebody who has dined.',
      ],
      shy: [
        '{name} has got behind the glass of the cupboard, where it hardly shows. You sit down on the floor. Presently, on the inside of the pane, there is a small round patch of breath. So there is someone in.',
        '{name} is somewhere by the coal. You sit, and put a pencil down on the floor, and look elsewhere. After a long time the pencil stands up, all by itself, and makes one dot.',
        {
          text: '{name} trusts nobody, which is nothing, and it counts up from nothing. You sit far away, quietly, and stay. From the other end of the room, after a long think, comes a small delighted voice. “One.”',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down, far off, legs out, hands in your lap. {name} hops about, happy with the floor, and will not come. Then it sits as well: legs out, paws in lap. It is trying on what you have.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit, and on the other side of the room {name} is a bear-shaped piece of the wall. After a long time something white slides out across the boards, halfway, and stops. It is the tag. There is a pencil with it.',
          when: ['from_child'],
        },
        {
          text: 'You sit and look away, and {name}, hours old, comes out from behind the broom by the width of a whisker. You still look away. That is something, and before it there was nothing. It goes back in to think.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'default values':
        'You bring a plate of default values: a nought, a plain bun, the word “none”. {name} has always thought of them as cousins. It eats the bun, and sits the nought up beside it at table with a napkin on.',
      'fresh data':
        'The fresh data is still warm, and you can watch it through the dotted tummy, milling about, finding seats. {name} holds quite still until they have all sat down. Then it asks you which is the window side.',
      'tiny facts':
        '“A snail has teeth,” you say, and hold the spoon out. {name} takes tiny facts one at a time and shuts its eyes. Each goes down like a lit pea, and it feels its own teeth with one finger.',
      'first words':
        'You say “ball”, as mothers do, slowly, and {name} opens its mouth and takes that off your lips with both paws. First words are round, it finds. It rolls it about in there until it comes out as a laugh.',
      'placeholder text':
        '{name} eats the placeholder text in a long string like spaghetti, lorem, ipsum, dolor. The far end of the string turns out to be in your mouth. You meet at “amet”, nose to dotted nose.',
      'warm milk':
        'Warm milk goes into the outline, and it fills from the feet up, white on white, until you have a whole bear sitting there with a skin on top. {name} looks at its own round arms. It dares not hiccup.',
      'small kindnesses':
        'You pick the thread off its ear, and blow on its bowl, and move the lamp out of its eyes. Such small kindnesses are its dinner. {name} holds each in the cheek as long as it can before it swallows.',
    },
    play: {
      'filling blanks':
        'The (blank) went up the (blank). You are filling blanks by turns, and {name} puts itself in, every time, curled up small upon the line, so that at the end the bear has gone up the bear.',
      'connect the dots':
        'You connect the dots, one to forty, and there is a duck. {name} holds out its own arm, and gives you the pencil. You go as far as the elbow together, and it cannot keep from laughing there.',
      'tic tac toe':
        'At tic tac toe {name} is the middle square. It sits down on it. You put your crosses all about, and lose, as it seems, and it shakes each of your crosses by the hand.',
      'naming game':
        'It is the naming game, and you go about the kitchen, it in front with the lantern. “Ladle,” you say. “Colander.” At the mirror {name} stops and waits. You say what is on the tip of your tongue: “Cub.”',
      'coloring book':
        'In the coloring book every bear is an outline. {name} looks at page after page of its own family, and holds out to you the yellow. You do the tummies, and it does outside the lines, to be roomy.',
      'pretend tea party':
        'You are passed a cup of no tea at the pretend tea party, with no sugar, two lumps. You burn your tongue. {name} is on its feet in an instant, blowing into your cup with all its dashes.',
      'treasure box':
        '{name} sets the treasure box before you with the bow tied double. You undo it, and look in, and the box is empty right down to a small dotted face, at the bottom, that has got in from behind.',
    },
    clean: {
      'trimmed whitespace':
        'There was too much nothing round {name}, before and after. You snip it off with the nail scissors, and there the cub stands, trimmed whitespace about its feet like snow, and catches a flake of it for you.',
      'type check':
        '“Bear?” you ask, at the type check, and feel behind its ears. “Not jam? Not fluff?” Out comes the jam, out comes the fluff, and {name} nods so hard at what is left that you have to steady it.',
      'chalkboard wipe':
        'You draw the chalkboard wipe down one side, and the side shines. {name} puts out its tongue to be done as well. There is a yesterday’s word on it, in chalk, and it asks if it may swallow that first.',
      'input validation':
        'Everything is held to the light before it may go back in: a button, yes. A pea, no. {name} sits in the basin through the whole input validation, passing you things, and last of all its paw. Yes.',
      'outline tracing':
        'You do the outline tracing with a wet fingertip, ear, shoulder, foot. Where you have been, {name} is white as salt. It stands on the tiles with its arms out and follows your finger with its nose, cross-eyed.',
      'form tidying':
        'For the form tidying you straighten the two paper pages that {name} carries and rub off the jam. Under the jam there was an answer. It reads that out to you, astonished: “likes, being asked.”',
    },
    medicine: {
      'name tag':
        'You write out a fresh name tag and pin it on. {name} reads it upside down, with a paw below each letter, and as it gets to the end of the word the ears come back, left, right.',
      'safe fallback':
        'The safe fallback is a cushion, put behind it. {name} leans, not yet believing, and goes over, and is caught. It does that twice more. At the third a missing foot comes up with the rest.',
    },
    discipline: {
      'gentle try again':
        '“Gentle try again,” you say, and hand it the jug that it had been wearing. {name} carries the jug round the table in both paws, spilling hardly any, to the place where jugs live, and lets go last.',
      'hand on shoulder':
        'You put a hand on its shoulder, where there are four dashes. {name} stops scribbling on the door. It looks at the hand, it looks at the door, and rubs out the moustache with its own ear.',
    },
    sleep: {
      'blank notebook':
        'You open the blank notebook at the middle. {name} lies down along the fold, on the white, and cannot be seen but for its tag. You leave it open a crack, with the ribbon over its feet.',
      'paper envelope':
        'It slides into the paper envelope feet first, and you do not seal it, you only tuck in the flap, under the chin. On the front {name} has drawn where it is to be sent: here.',
      'nursery night light':
        'The nursery night light shines straight through {name} and throws a large soft bear upon the wall. It lies looking at that. You have to say good night to both, and it lets the big one answer.',
      'spare room':
        'You make up the spare room, with a towel on the chair. {name} has been spare itself and knows what it wants: it puts a flower in the glass, for the guest, and then gets in and is that.',
      'cotton cloud':
        'The cotton cloud is pulled from the packet, and you stuff it in, through the dashes, gently, till {name} is plump all round. It pats its own side, and sinks down on it, and there is a small white sigh.',
      'dial tone':
        'You lift the receiver and lay it on the pillow. To the dial tone, which is somebody waiting for it to begin, {name} whispers everything that happened. You hang up when only the tone is left, and the breathing.',
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
      '{name} is grown, a {form}: on Monday full of sea, on Friday of somebody’s orchard, as the places behind it change.',
      'Now {name} is grown and a {form}. It has gone to stand in front of everything once, and sends home a box from each.',
    ],
    low_care: [
      '{name} is grown, and {form}, which it had thought it was already. It has made the edges very tidy, and put a mat at the gap.',
      'Grown, and {form}. It stopped asking, in the end, and took what it says on the lid: bear, medium, grey. {name} does it very correctly.',
    ],
    rescue: [
      '{name} is grown: {form}. The dashes that went out have come back as small flames, and it can be found in the dark now.',
      'Grown, and {form}. Somebody drew {name} in again where it was gone, with a shaking hand, and it likes that part best.',
    ],
  },
  trust: [
    '{name} holds out the pencil to you, and does not look away while you think.',
    'You may lift {name} by its outline now. It has told you which dash is the one that everything starts from.',
    'It gives you a box, and says that you may open it with it there. It was reserved, all this time, and now you see for what. {name} gets in.',
  ],
  streaks: [
    'Ten meals on time: a one, and a nought after it. {name} had not known that a nought could come to so much, when somebody stands in front.',
    'Twenty-five on the hour. The dots on the wall have been joined, and it is a bowl.',
    'Fifty meals in a row. {name} has given up drawing the spoon in dashes. It makes one whole line, and it is a spoon.',
    'A hundred: a one, and two noughts behind it, holding on. {name} has looked at that for a long while, with your sleeve in its paw. You are the one.',
  ],
  ages: [
    'Ten days, and the first of them had nothing before it at all. {name} likes to hear about that one.',
    'Thirty days. The list of things that {name} might be has been shortened by one. It is not a chair.',
    'A hundred days old. {name} asks for the pencil and goes over its own edge, all round, in a firm hand.',
    'A year. On the door there is a ladder of pencil marks, all at one height. {name} has you measure it again.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['tiny facts', 'fresh data'] },
      wish: '{name} knows eleven things and has told them to the cat next door, who knew. It is ready for a twelfth, a tiny one, that it could hold in its paws. Give it facts for its meal.',
      granted:
        'An ant has two stomachs. It has said so to the coal man, to the door and to an ant, and gone off to count its own.',
    },
    {
      by: { action: 'feed', item: ['first words'] },
      wish: 'It wonders what came first. Somebody must have said something, when nobody had, and then there was a word. Let {name} taste one: first words, of anyone at all.',
      granted: 'It was “more”. {name} ate that, and thought it over, and said it.',
    },
    {
      by: { action: 'feed', item: ['warm milk'], hours: [17, 21] },
      wish: 'In a glass of milk one sees to the inch how full it is. {name} would like that, towards evening, before nine, warm, and to be held up to the lamp after.',
      granted:
        'Up to the chin. You drew a line there, on the outside, with the date. It has walked all the way to bed without bending.',
    },
    {
      by: { action: 'play', item: ['naming game', 'filling blanks'] },
      wish: 'There are things in this house that nobody calls anything. {name} has made a list of them: the bit of the stair, the wrong side of the jug, the other day. Play at naming them.',
      granted: 'The bit of the stair is Humphrey. The other day is still open, and {name} has put a ribbon on it.',
    },
    {
      by: { action: 'play', item: ['pretend tea party'] },
      wish: 'Five chairs have been put out, and at each there is a saucer. {name} is at four of them. It would be a real party if one were somebody else.',
      granted:
        'You took the fifth. Everybody spoke to you at once, and passed the sugar, and when you left they all came to the door.',
    },
    {
      by: { action: 'play', item: ['connect the dots', 'coloring book'] },
      wish: '{name} has been shown a page with dots on, and a number to each, and had to sit down. Nobody had told it that it could be done in order. Connect the dots with it.',
      granted: 'It was a goose. {name} has gone over to a mirror, with the pencil, to see what number its own nose is.',
    },
    {
      by: { action: 'clean', item: ['form tidying', 'input validation'] },
      wish: 'There is a blot on page two, where it had been so sure that it was a lighthouse. {name} asks for a little form tidying, and no remarks.',
      granted: 'The blot is gone. After “occupation” it says, in quite small letters, “here”.',
    },
    {
      by: { action: 'clean', item: ['outline tracing'] },
      wish: 'Somewhere between the left ear and the back {name} has got vague. It cannot reach. Outline tracing, if your finger is warm.',
      granted:
        'You went all the way round, and when you came to the place where you had begun, you were asked to go on to the corner.',
    },
    {
      by: { action: 'sleep', item: ['blank notebook', 'paper envelope'] },
      wish: 'It has been so many people today: the hat stand, the lid, the second violin. {name} asks to be put by in something with nothing on it, a notebook, an envelope, and to be nobody till it is rung for.',
      granted:
        'You wrote its name on the front, in case of fire. It has lain the whole time with its nose against the back of the letters.',
    },
    {
      by: { action: 'sleep', item: ['spare room'] },
      wish: 'The spare room is always ready and nobody comes. {name} knows how that is. It would like to go and sleep there for the room’s sake.',
      granted:
        'It lay in the middle, and made a dent, and used both the towels. You could see that the room had been told.',
    },
    {
      by: { action: 'reflect' },
      wish: 'On the form there is a question that {name} reads with its paw over the end. It may be easier with two. Sit by it. You need not look.',
      granted:
        'The question was “and who is asking?” It has put your name, and under that, as there was space, a drawing.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Once could have been meant for anybody. If you were to come and sit with {name} a second time on the same day, it would be able to put “addressee known”.',
      granted:
        'Known. It has underlined that in yellow, and then found that it had no yellow, and that it was running down its arm.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The default',
        shape: 'cork',
        text: 'It lay on the plate when nothing else did. {name} does not need it now, and thought that you might have a bottle.',
      },
      {
        name: 'A key to nothing',
        shape: 'key',
        text: '{name} tried it in every lock. It fits the box that it came in, which has no lock.',
      },
      {
        name: 'Volume seven',
        shape: 'book',
        text: 'The real one came home. This is the other: four dashes to a side, all blank, and it leans to the left when you are reading.',
      },
      {
        name: 'A box, reserved',
        shape: 'gem',
        text: 'You are not to open it. {name} says that it is for later, and that you will say “oh”.',
      },
      {
        name: 'Humphrey',
        shape: 'piece',
        text: 'He was a bit of the stair. {name} felt that he should be with somebody who knew his name.',
      },
    ],
    return: {
      name: 'One dash',
      shape: 'peg',
      text: 'The first that came back. {name} had to have another made, as it would not take this one out of your hand again.',
    },
    streak: {
      name: 'A nought, polished',
      shape: 'ring',
      text: '{name} took it off the end of the number to show you what it weighs. It is surprisingly heavy with a one beside it.',
    },
    hundred_days: {
      name: 'Page two',
      shape: 'letter',
      text: 'All filled in. Your writing and {name}’s take turns. At the bottom, where it says to sign, there are two crosses, leaning together.',
    },
  },
  release: [
    'You unpick one dash, and {name} steps through into all that white. On the step there is a box with a bow. It is lighter than they usually are.',
    '{name} goes down the road, and is hedge, and gate, and sky. It has left you the pencil.',
  ],
  dying: {
    neglect: [
      'Nobody came to fill it in, and {name} is dead. The tag lies on the floor, face up, and the pencil beside it.',
      '{name} held out the pencil to an empty room until it could not be seen doing so.',
    ],
    hunger: [
      'The bowl was drawn more and more faintly, and so was the paw. Nothing was put in it, and then that was all there was.',
      '{name} had begun at none, and it went back there by small steps, holding its spoon.',
    ],
    illness: [
      'It was ill, and the answers came off the form one after another. The last that {name} had was its own name. It kept that.',
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
      'This space is kept for {name}, and nothing else is to be put in it.',
      '{name} was here. Go over the letters with a finger, and you will have said it.',
      'An outline is buried here, and it answered to {name}.',
      'Stranger, stand so that you show in the stone. Now {name} has company.',
      {
        text: '{name} gave away boxes with nothing in them, beautifully tied, and never opened one itself.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It asked to be filled in, and was left blank.',
        'It kept a place for somebody, and then there was only the place.',
      ],
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
      'You are {name}, a bear cub done in dots, with the inside left for later. You stand on the shelf between six and eight, because seven is out. You carry a tag with nothing on it, and read it to people. You know jug. Whatever you have eaten can be seen in you by anyone who stoops. You want your keeper to stoop, and say what you are today, and run a finger round you so that you feel where you stop.',
      'You are {name}, and you have had {days} days, which is all of them more than you began with. You say them over. Some had rain in, one had a hat. You leave the best word out of each sentence, in case somebody would care to put it in. You want your keeper to sit where they show through you, and not be in a hurry to move.',
    ],
    bored: [
      'You are {name}, and you have been a chair, and a coat, and a teapot, and nobody noticed which. You have taken off an ear. There is a blank in front of you and another in you, and they are getting to be the same one. You want somebody to play. You would be anything. You would be the one who loses.',
    ],
    hungry: [
      'You are {name}, and you have drawn the bowl, and the spoon, and the steam. There is one thing that you cannot draw. You sat in for it, on the plate, but it was not the same. You do not like to ask, and so you hold the pencil out, in case somebody should care to put it for you. You say please, and then dots. You want somebody to bring the meal itself.',
    ],
    starving: [
      'You are {name}, and you have written on the tag. You used not to. It says spare, and it says surplus, and you went over it so that it would look like somebody’s hand. You lay down in the bowl with a bit of green on. You put no after hungry, in your best letters, nine times, and it was wrong every time. The word is food. You would like that, now, and then for someone to lend you the eraser, just for the tag.',
    ],
    sick: [
      'You are {name}, and the answers are coming off. You had a colour. It was there after the dots, in somebody’s writing, just now. They ask you how you are, and you leave the space for it, and nothing comes and sits in it. You keep one paw upon your name, as that is the next. You want medicine, and the hand that wrote down the others.',
    ],
    failing: [
      'You are {name}. You are a nose and a paw, and you are holding the tag between them, so that whoever comes will know whose they are. It is very white. You are not afraid of white, you are from there, but you had begun to like it here. You want the medicine now, please, and a hand laid where the rest of you was.',
    ],
    near_death: [
      'You are {name}, you think. There is a line on the form for whoever is to be called, and you have held it up until your paw shook. It is a short line. One person would go on it. You have kept their chair, and their cup, and the side of the bed, as well as you could. You want that person. Not for anything. They could come in, and sit down, and you could get up.',
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
