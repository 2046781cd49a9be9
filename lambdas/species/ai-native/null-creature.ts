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
      'Pale yellow is coming up in {name}, past the knees, past the tummy. It walks about with great care, so as not to spill.',
      '{name} jumps, and for as long as it is in the air it has a shadow. It jumps again, looking down.',
      'You have been given a box with a splendid bow, and inside it there is room. {name} watches you find that out, both paws over its mouth for joy.',
      'A dotted smile has been added to {name}, a little to the left of its face. It did it without a mirror.',
      {
        text: 'The band on the wireless has no triangle. {name} has stood in for the triangle, beside the stove, and come in exactly once, and is beside itself.',
        when: ['from_child'],
      },
      'On the form it says to state what pleases you. {name} has put {loved}, and run over the edge of the paper and on along the table.',
      {
        text: '{name} holds out the pencil to you at the full length of its dashes and looks away while you decide. Under its arm the yellow has got up to the elbow, just from having asked.',
        when: ['wary'],
      },
      {
        text: 'Behind the frosted door there is a jumping, and a yellow glow up to its neck. You open. {name} is at attention, arms at its sides, being the umbrella, and all of the umbrella is hiccuping with joy.',
        when: ['wary'],
      },
      {
        text: '{name} skips past you with a bunch of nothing in both arms, beautifully arranged. It would like so much to give you that. It holds it out, comes half way, and puts it in a vase instead.',
        when: ['wary'],
      },
      {
        text: 'You have written on the tag at last, only a small word, for a joke. {name} has read it to the bath, the bread and the stairs. It will not be washed on that side.',
        when: ['trusting'],
      },
      {
        text: 'You are lying on the floor, and {name} has lain down on top, exactly, arm on arm. It is full to the ears, and it tips, and for a moment you are both of you pale yellow at the edges.',
        when: ['trusting'],
      },
      {
        text: 'It has written you down. Wherever there was a line with dots, on its papers, on the wall, in the butter, {name} has put your name there, and runs from one to the next to see that it is still so.',
        when: ['trusting'],
      },
    ],
    content: [
      'Volume seven is missing. {name} stands between six and eight with its paws at its sides, being as much like seven as it can.',
      'Sitting in the gap between two cushions, {name} swings its dashes, first one leg, then the other. You sit down, and it moves up. There was plenty of gap.',
      '“Jug”, says {name} to the jug, and looks round to see whether that was right. You nod. It goes on to the next thing on the shelf, which is harder.',
      'There is a box on the shelf with a tag tied to it, and for once the tag has writing on: {loved}. {name} ties the bow afresh whenever it goes by.',
      '{name} has drawn a dot for every day, {days} of them, and is joining them up to see what they make. So far it has an ear.',
      {
        text: 'One egg cup was broken. {name} sits in its place in the carton, the sixth of six, with its knees drawn up, and is very smooth.',
        when: ['from_child'],
      },
      {
        text: 'You ask {name} which of the two it would rather. It has never had a rather. It goes off with it in both paws, and comes back yellow to the knees.',
        when: ['trusting'],
      },
      {
        text: 'It is standing where the hatstand would be if you had one. You hang up your hat. {name} holds its breath, and the hat, and does not come out from beneath till you have left the room.',
        when: ['wary'],
      },
      {
        text: 'What is this? A floor. And this? It is a paw, it is your own. {name} looks at the one through the other, and says neither word, as it has only just got them.',
        when: ['baby'],
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
      'Halfway through being a footstool {name} has had to lie down. It says that it is still a footstool. Give it medicine, or a rest.',
      'The pencil line that is {name} has gone light, like something jotted down on a train. Some medicine would go over it, or a lie down.',
      {
        text: 'Yellow to the ankles and as pale as paper above, {name} waves you over to see that it is nearly a whole bear. Then it sits, on nothing. Give it medicine, or draw it a chair.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are smudges on {name}, so that it has an inside, and all of it is jam and fluff. It would rather have a wash.',
      'Crumbs have stuck to every dash, and {name} looks like a dotted line on a map where there has been fighting. Wash it, please.',
    ],
    sick: [
      'After “favourite colour” there is a blank again. It had been filled in. {name} looks at the place, and at the pencil, and cannot say. It needs medicine.',
      '{name} has the name tag turned to its chest. When it coughs, the ears go out and come on again. It needs medicine.',
      'You say “jug”, and hold one up. {name} looks at it very politely, as at somebody it ought to know. Its paw is hot. Medicine, please.',
      {
        text: '{name} is ill, and thinks that you have come to see the chair it is lying on. It tries to get off that for you. Kneel down, say its own name, and hold the medicine out to nobody else.',
        when: ['wary'],
      },
    ],
    failing: [
      'What is left is a nose, one paw, and the tag between them. {name} is all there in that. Give it medicine at once.',
      'The whole form is white again, both pages, and {name} lies across it so that nobody should take it away. Medicine now, and keep your hand on its back.',
      {
        text: 'You can put your hand through it anywhere but the tag. That is held in front, blank, against you, by two dots. Give {name} medicine now, over the top of the tag, and do not write on it.',
        when: ['wary'],
      },
    ],
    near_death: [
      '“Whom to call”, says the form, and then dots. {name} has been holding that up for {hours} hours. Come and be the answer: sit with it, now.',
      'Only the tag can be seen, and it is being held up. There is something on it, very small: “not needed?” Come and sit there now, and cross that out.',
      '{name} is in your chair. It was keeping the place for you, and it has kept it for longer than it can. Come and take over now, with {name} on your knee.',
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
      'On the pillow a small upright line goes on, and off, and on. {name} is asleep, at the beginning of something.',
      '{name} has slipped itself into an envelope, and drawn a stamp. The flap goes up a little with each breath.',
      'It sleeps at the very side of the bed, with the other half turned down and the pillow patted. One never knows, thinks {name}, who might still be coming.',
      {
        text: 'It is asleep in the margin of the newspaper, lengthways, with the tag under its cheek. When you want to turn the page it has already moved to the next, without waking, so as not to be in the way.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep as the gap beneath the door, very thin. You have to get by with your candle. You step across, high, and see a row of dashes pull in their toes.',
        when: ['wary'],
      },
      {
        text: 'You open your book, and {name} is in it, asleep, keeping the page. You had got no further than the middle of a word. It has an arm round the half that you read.',
        when: ['trusting'],
      },
      {
        text: 'In its sleep {name} has rolled into the shape of your arm. You wake, and there is a dotted line from your shoulder to your wrist, going up and down, and where your hand is it has a hand.',
        when: ['trusting'],
      },
      {
        text: 'The small line on the pillow comes on faint, and twice in one place, like a stammer. {name} is asleep and hot. Leave the lamp lit, so that it has an outline, and medicine by it for the waking.',
        when: ['ill'],
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
      'You look for {name} against the curtains, and it is being stripes. Sit down, and say what things are called, to nobody in particular.',
      '{name} pushes the pencil out to you from under the table, and pulls its paw back. Stay for a while. You need not write anything.',
      '{name} puts down the box that it was going to give you, and gets behind it. “To whom it may concern”, says the label. Stay, and be concerned.',
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
        '{name} takes the bowl in both paws, and you can watch the meal go down to the feet and stay there, pale yellow.',
        'First it asks what it is called, and you say. {name} says it too, to the bowl, by way of introduction. Then it eats it, and says it again, lower down.',
        'You hold the spoon out and {name} comes up to it with its mouth drawn in. At nine it has got to the end of its numbers. It looks at you for the next one, and you tell it: ten.',
        'The lid of the salt is lost. {name} was the lid, all through the meal, and managed with the other paw. When you find the real one it makes a bow, steps down, and finishes.',
        {
          text: 'It is filled to the ears, and goes to be looked at by the window, the cat next door and the postman.',
          when: ['well'],
        },
        {
          text: '{name} has laid a second place, in dashes, for whoever is missing. You happen to sit down there to tie your shoe. It can hardly get the spoon to its mouth.',
          when: ['from_child'],
        },
        {
          text: 'It looks behind it, to see who the plate is for. There is only wall. You push it an inch nearer. {name} eats then, quickly and very neatly, in case the other one should come.',
          when: ['wary'],
        },
        {
          text: 'You put the bowl down in your own place. It sits there, where you would sit, with your napkin on, full up with pale yellow to the chin, and asks how your day was.',
          when: ['trusting'],
        },
        {
          text: 'It goes in at the front, and {name} looks down and there it is, going round a corner. So there is an inside. It puts both paws over that, to keep it from getting out.',
          when: ['baby'],
        },
        {
          text: 'It can hold the one paw round the spoon, if you hold the spoon. The yellow gets to the knees and waits for breath. But it has eaten all of it, and the knees are very good.',
          when: ['weak'],
        },
        {
          text: '{name} pats the chair till you sit, and has you open your mouth, and puts the first spoon in there. Then you watch it eat, and the yellow climb. It leans sideways, so that some would run over to your side.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} has learned “delicious”, for tonight, and says it to the soup, to the spoon, and into your ear with its dotted arms round your neck. You can feel the soup through it, warm, level with your heart.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats up smartly, on its feet, with its outline crisp as new chalk, and when you bend to see how full it is it holds the blank tag up before its middle, like a little door.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes the bowl, says thank you, and goes to eat where a bear is missing, in the gap between two coats. You hear it scrape. One sleeve of the coat gives you back the bowl.',
          when: ['wary', 'well'],
        },
        {
          text: 'You steady the back of its head, which is all gaps, and it drinks. It has taken your other hand as well, and laid it where the line is thinnest, so that the yellow can get past.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You find {streak} dots on the wall by the bowl, one for each meal that came, and {name} has joined the last to you.',
        'After {streak} in a row {name} has drawn the next bowl already, and, beside it, a hand.',
        '“Expected: one meal. Received: one meal.” {name} has been able to write that {streak} times running, and no longer holds its breath in between.',
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
        'You were late. {name} eats all of it and thanks you, and it is only when it turns to go that you see it has forgotten to put its left ear back on.',
        '{name} had turned the tag round, thinking that it had perhaps been meant for another. It eats with one eye on the door.',
        '{name} had put in the default, a cork on a plate. It takes the cork off without a word and eats what you have brought. It keeps the cork by it.',
        {
          text: '{name} eats what you brought, and under the left arm, where the line broke while it waited, some comes out again. It catches that in a box. It will want medicine there.',
          when: ['weak'],
        },
        {
          text: 'Half its dashes are out. It eats what you brought from behind the chair leg, which it has chosen since that is thin, and says, each time, “if nobody else wants it.” Offer medicine in the same voice, and the same bowl.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had lain down in the shape of the empty bowl, to keep the place, and is too faint to get out of it. You spoon round the edge. It looks past you for whose turn it is. Its own: medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has drawn somebody in your chair, while it waited, with dots, and is feeding that one pretend soup. It takes the real soup from you with a bow, sprightly, and gives the first spoon to the drawing.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, clear and bright on its high stool, and thanks you by the name of the milkman. You tell it yours. It nods, and writes that on its paw, quite low down, where it washes.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has left off no ear. It has only put one of your shoes on, and stood in the hall in it, to be two people waiting. {name} eats sitting in the other, with its arms round your ankle.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} takes the bowl, and asks whose it is. Some way into those {hours} hours it took itself off the list. It eats like somebody shown to the wrong table.',
        '{name} eats, and thanks you in dots. After {hours} hours it had written on the tag, small, in pencil: nobody. It has not rubbed that out yet.',
        'It was {hours} hours. Along the top of {name} goes a thin line in pencil, where it had begun to cross itself out. It eats. It leaves the pencil where you can reach it.',
        {
          text: 'You find the mouth for it, with your finger, and then the spoon. {hours} hours have taken its words as far as “the”. It eats, and says it. Let it have medicine, and tell it what that is called.',
          when: ['ill'],
        },
        {
          text: '{name} does not come to the bowl, for it thinks by now that it is part of the wall. You put a spoon to the plaster, where two dots are. They swallow. Then medicine there, and the word for it, softly.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats from the spoon and moves off along the skirting after each mouthful, to make room. There are gaps that one could post a letter through. Follow slowly. Medicine, when it stops.',
          when: ['ill', 'wary'],
        },
        {
          text: 'For {hours} hours it has been being the clock, since that gets looked at. It climbs down, with neat firm dashes, eats all of it, thanks you kindly, and goes up again and shows you the time.',
          when: ['wary', 'well'],
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
      ],
      disliked: [
        '{name} eats what it can, and thanks you. The rest can be seen, quite plainly, not going anywhere: {item}. Warm milk goes down better.',
        'A very small box is tied and slid across to you. Inside is most of {item}. It would have liked a tiny fact.',
      ],
      harmful: [
        'It went straight through, and took part of the line along. {item} is not food for {name}. It has not eaten. Keep that away from it.',
        '{name} said thank you before it hurt. It was no meal, and the tummy it was meant for has come undone. Strike this off every list in the house: {item}.',
      ],
    },
    play: {
      wanted: [
        'You may be anything, it is explained to you, and so may {name}. It has been a bridge, a soup and the king, and was best as the soup.',
        '“Is it me?” asks {name}, at every guess. At the last it is, and it has to lie down on the carpet.',
        'You draw one eye on the paper, and {name} puts the other on itself, and winks the paper one. Nobody knows how.',
        '{name} loses, and is so pleased to have been in it that it hands you a box with a bow.',
        {
          text: 'It is noughts and crosses, and {name} is noughts. It has put one in each square that you left, one on you and one on the teapot, and it believes that this is a row.',
          when: ['from_child'],
        },
        {
          text: 'You are to guess what it is. A gate? It nods. A cheese? It nods. It has nodded at everything so far and stands there with its paws up, in case the next should be the one you want.',
          when: ['wary'],
        },
        {
          text: 'You hide your face and count. When you look, {name} has hidden by standing before you with both paws over its own eyes, see-through, and very quiet. You hunt a good while in the cupboards. It shakes.',
          when: ['wary'],
        },
        {
          text: '“I am you,” says {name}, and puts its paws behind it, and looks for your glasses on your forehead. You have to sit down. It sits down as well, a moment sooner.',
          when: ['trusting'],
        },
        {
          text: '{name} has made a game up. It is called “Who?” You say “you”, and it falls down. It says “you”, and you have to. There are no more rules, and by evening the neighbours have come to look.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was yellow to the chin already. {name} plays very gently, holding itself level.',
        '{name} takes its turn, and yours is as good as a present. It could not well be happier, and did look.',
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
        'You go round it with a damp finger, dash by dash. Where each had been grey it is white, and {name} tells you when one tickles.',
        'The fluff comes out of the middle in one piece, bear-shaped, with arms. {name} shakes hands with it. It asks if that one could have a tag too.',
        'You wash between the dashes, where it is fiddly, and behind the tag. There is writing on the back of that, after all. {name} is not ready for you to read it.',
        {
          text: 'It stands on a sheet of clean paper, arms out, and looks straight ahead, like something that has been told it may be returned. You rinse each dash. It asks what it owes.',
          when: ['wary'],
        },
        {
          text: '{name} will be washed if you do not look, so you wash with your head turned away, and go by feel from dash to dash. It guides your wrist, with one claw, well round whatever is on the back of its tag.',
          when: ['wary'],
        },
        {
          text: '{name} holds its tag in its teeth so that you can do the neck, and talks all the time. You make out “jug”, and “lovely”, and, where the sponge went under the arm, a word that it has just made up.',
          when: ['trusting'],
        },
        {
          text: '{name} has got into the bath with its tag off. It has never been seen with its tag off. It puts the string round your neck, to mind, and goes under, and there are bubbles in the shape of a bear.',
          when: ['trusting'],
        },
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
        '“Better”, says {name}, and the two of you look at the form. After “favourite colour” there is a stroke, and then the beginning of a y, and it will not have help with the rest.',
        {
          text: '“Is this for me?” it asks, and you say so. It asks the spoon. It reads the label through, though there are hard words, and then it takes it, and one ear comes back on.',
          when: ['wary'],
        },
        {
          text: 'You rub it in with your thumb, all along the line, as one goes over a pencil drawing. {name} leans on the thumb. By the shoulder it has got so clear that it can see where it is leaning.',
          when: ['trusting'],
        },
        {
          text: '{name} climbs into your sleeve with what there is of it and has the spoon handed down. You feel it gather there along your arm, dash by dash, until the sleeve is tight, and there is a nose at the cuff.',
          when: ['trusting'],
        },
        {
          text: 'You put the drop on a gap, and wait. A dash comes, and one more, and there they stop for today. “Bear”, says {name}, feeling along them. It will take another drop to get round the corner.',
          when: ['ill'],
        },
        {
          text: '“After you,” it says to the spoon, and to the bottle, and backs. You pour a drop into the cap, for yourself, and pretend. So {name} creeps up and does just the same, except that it swallows.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You set the dose on the floor and draw a dotted line from it, with chalk, as far as the curtain. By and by some of the dots are not chalk. The cup tips, and a paw has five toes again.',
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
        'You say that one does not draw on the bills. {name} nods, folds its outline small, and leaves off an ear until it hears that it may have it back.',
        {
          text: '“That is my hat,” you say. {name} had been a hat so well. It lifts it off itself, with both paws, and sets it on the floor half way between you, and goes back to being nothing, by the wall.',
          when: ['wary'],
        },
        {
          text: 'You are cross, and say so. It listens with its whole outline. Afterwards it brings you the box that it had marked for your birthday, months too soon, and holds on to the bow till you look up.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has that one already, said over forty times. {name} says it with you.',
        '{name} had stopped before you spoke, and is waiting in brackets for you to finish.',
      ],
      bad_time: [
        'You speak, and it goes in at the front of {name} and out at the back, and the ear goes with it. Look for the ear first, under the table. Bring it that, and then what else it lacks.',
        '“Am I wrong?” asks {name}, and does not mean what it did. It has the pencil ready, to put it on the tag. Take the pencil. Say no, and see what it lacks.',
        {
          text: 'You say its name in that voice, and it looks about the room for who that may be, with its last ear. It thinks it is somebody wicked. Leave off. Say the name softly, with medicine, until it fits.',
          when: ['ill', 'wary'],
        },
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
        '{name} has made itself as few dashes as it can. {item} is no lesson. Tear that page out, and call it by its name.',
        'It stood and took {item}, and now you can see the door through all of it. Put that away, and sit down with it on the floor.',
      ],
    },
    sleep: {
      wanted: [
        'You lay {name} between two clean sheets of paper, and it draws the top one up to where its chin is. The line grows darker with rest.',
        'It yawns, and for a moment is only yawn. You draw up the paper. {name} lies down, lets its dashes touch, and is one unbroken line, from ear to ear, as far as you can see.',
        {
          text: 'It lies down on the very edge of the page and leaves you the rest. You say there is room. It moves in by the width of one letter, and thanks you, and shuts its eyes.',
          when: ['wary'],
        },
        {
          text: '{name} asks if the blanket has been promised to anyone. You say not. It takes one corner, and for a while holds that up, like a flag, in case. Then the flag goes down, and it is asleep.',
          when: ['wary'],
        },
        {
          text: '{name} has drawn a second pillow, with a dent. You put your head there, to please it, and get up again with dots on your cheek. The little line has already begun: on, off.',
          when: ['trusting'],
        },
        {
          text: '{name} turns its tag to you before it lies down and you do what you always do: you put your thumb on the blank. With that there it can shut its eyes. The print stays the whole night.',
          when: ['trusting'],
        },
        {
          text: '{name} is put to bed, and at once gets to the far edge and lies there on its side, one row of faint dots, so that the person whose bed it is will have room. Medicine on the near pillow, please.',
          when: ['ill', 'wary'],
        },
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
        '{name} had thought that it was meant to be like that, and lay still. {item} has taken its whole left side. Keep that away for good.',
      ],
    },
    reflect: {
      awake: [
        '{name} sits down in front of you, so that you show through, and looks at its own middle, where there is somebody.',
        'You trace the top of its head with one finger, round the first ear, along, round the second. {name} had thought that it was flat there. It asks you to go back over the bit with the ear.',
        'A box is put on your knee. {name} says that there is {wait} of waiting in it, and that you may keep it shut.',
        'It says its words over to you, like beads. The one it stops at is {loved}.',
        {
          text: '“Next of kin”, {name} reads out, and stops, and looks out of the window for a time. You take the pencil. It had already sharpened it.',
          when: ['from_child'],
        },
        'Between the two of you on the bench there is room for one more. {name} has noticed that. It moves up until there is not.',
        {
          text: 'You sit down, and it gets up, having thought that it was in somebody’s place. It stands by. You pat the cushion. It looks round to see who else might be meant, and then sits on the corner of it.',
          when: ['wary'],
        },
        {
          text: 'You take the pencil, at last, and write upon the tag, and {name} holds its chin up so as not to look. Then it reads it to you, with one dotted paw under each letter. It says: here.',
          when: ['trusting'],
        },
        {
          text: 'You read {name} its own form, from the top, with all the answers. It knows them by heart, and moves its mouth. At “afraid of” it lays a paw over the line, and then, as it is you, takes that off.',
          when: ['trusting'],
        },
        {
          text: 'It stands in the window, and you draw on the steamed pane round it, ears, arms, feet. When {name} steps away the drawing is there. It comes to your side, to see where it had been, and holds your finger.',
          when: ['trusting'],
        },
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
        'You lie down on the half that is turned back. A dotted paw comes over and pats about, where there was never anybody, and finds a sleeve. {name} sleeps on.',
      ],
      shy: [
        'You say “lamp”, and “rug”, and “me”, and put your hand on each. Behind the curtain {name} says them after you, without sound. At the last a paw comes out, to see where that one was.',
        'You sit. Over by the wall {name} tries being your colour, from the feet up, and stops at the ankles.',
        {
          text: 'You sit in the one chair, and {name} stands where a second chair would go, with firm bright dashes, knees bent, arms out, being that. It would not think of sitting by you. It hopes that you have guests.',
          when: ['well'],
        },
        {
          text: 'Only a few of its dashes are lit, and these have put themselves in the pattern of the carpet. You sit down beside the pattern, not on it. It needs medicine next. It does not say so, you have to count the dots.',
          when: ['ill'],
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
