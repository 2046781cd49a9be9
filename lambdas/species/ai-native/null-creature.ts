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
    'The egg opens and it is empty, except that the emptiness has ears. A dotted line climbs over the edge, a bear cub’s worth of it, and holds out to you a blank tag. “{name},” you say, and every dot jumps.',
    'The egg was a dotted line, it turns out, and tears along it. Inside is a small bear made of dots with the wallpaper showing through. {name} looks at its two paws. Two. It has to sit down.',
  ],
  looks: {
    thriving: [
      '{name} has the hiccups. It never had anything that came so regularly. At each one all its dots jump, and it looks round, honoured, for whoever is giving them away.',
      '{name} has a pebble. Before, it had no pebble. It sits in front of it with its paws on its knees, and from time to time it leaves the room, so as to come in and have one.',
      {
        text: '{name} has found its own foot, five dots and a curve, and holds it up to show you. Through the middle of the foot it can see the lamp. It had no idea one came with a lamp.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, and you can see the wall through it. It looks for the wall through you, happily, from one side and then from the other, and cannot find it. It has never met anyone so full.',
        when: ['baby'],
      },
      {
        text: '{name} has stood itself in front of the clock, so as to have a clock in its middle. It tries the fern. It tries the teapot. When you come in it shuffles sideways until you are inside the dots, and then stands quite still.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'A spoon lies on the floor, and {name} has lain down with its outline carefully round it. It has a spoon inside now. It looks up at you, shining, and makes room beside the spoon.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has stepped in front of you and stands very straight with its arms out. It takes you a moment to see it. Through the middle of the outline, exactly fitting, there is you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} stands in front of the bookshelf and turns its head to you: look, it is full of books. It moves to the window and is full of tree. Then it comes and stands in front of you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is sitting in front of the bookcase, where you can read the spines through its middle. It has found that if it shuffles left it has an atlas in it. It shuffles left. It waves you over to see the world.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} counts you. One. That is one more than there was, and joy runs all round the dotted line. When you bend to read the name tag it covers it with both paws. You can see through those, but you don’t say.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is dancing on the rug, as happy as anything can be that began at nought. You come in. It goes and stands against the white wall, where it cannot be seen. In front of the wall a blank tag jigs up and down.',
        when: ['from_child', 'wary'],
      },
      'On the form it says to state what pleases you. {name} has put {loved}, and run over the edge of the paper and on along the table.',
    ],
    content: [
      '{name} looks out at the window, and as it is clear in the middle you can see what it sees: a hedge. It finds the hedge very full. Its nose is pressed flat against the glass, dot by dot.',
      'One egg cup in the row was empty, and {name} has sat down in it, so as to be of use. It looks out over the rim. Nothing is asked of it there, and it does that very well.',
      {
        text: 'You put your cup down on the shelf behind {name}, and there it is inside the dotted line, about where a heart would go. {name} looks down at it. Then it stands quite still, so as not to spill.',
        when: ['well'],
      },
      {
        text: 'A fly is walking down the window behind {name}, and so through {name}, about where the heart would go. It has noticed. It stands very still with its name tag in both paws, in case the fly would like to stay.',
        when: ['well'],
      },
      {
        text: '{name} has stepped in front of the teapot and is a bear full of teapot. Now it steps in front of the fern. It looks down each time to see who it is, and does not mind the answer.',
        when: ['well'],
      },
      '{name} has drawn a dot for every day, {days} of them, and is joining them up to see what they make. So far it has an ear.',
      'There is a box on the shelf with a tag tied to it, and for once the tag has writing on: {loved}. {name} ties the bow afresh whenever it goes by.',
    ],
    curious: [
      '{name} puts its paw to the teapot, then to its own middle, then to the teapot. It wants the word for whichever of them is warm.',
      'You are filling something in: name, street, number. {name} leans on your arm and looks at the dots beneath, with a kind of family feeling.',
      'There is a key in the drawer that fits nothing. {name} has been all round the house with it, and now asks whether the two of them are perhaps related.',
    ],
    bored: [
      '{name} draws its paw back and throws, and stands peering after whatever it was. It does this with nothing at all, slower each time, the dots of its ears drooping. Put your hand up and catch one. That would make one.',
      '{name} is throwing something up and catching it. You look closer, and there is no ball, only two dotted paws, going up and coming down. It misses. It watches nothing roll away under the cupboard. Come and play with it.',
      {
        text: '“Reason for visit”, says the form. {name} has put a line through it, with a ruler. It sits with the tag face down. Sharpen a pencil, and play at anything with it.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} holds up its dish and looks at you through the hole in itself where dinner goes. It is not complaining. It is only a place that is ready to have something in it. Its meal is due.',
      'On the blank tag of {name} somebody small has drawn a spoon. It holds it out in front of it with both paws and looks straight ahead. That is not its name. That is the time. The meal is due.',
      {
        text: '{name} looks into its own middle, looks into the dish, and looks again to make certain. Then it holds up the blank name tag for you to see as well. All three of them match. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is holding its name tag out flat in both paws, like a plate. There is nothing on it. It looks up along the dotted line of its own nose to see whether that is right. The meal is due now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has found one of its own kind: the dish, too, is a line around nothing. They sit side by side, well back from you. It is not hungry yet, but it has hopes for its friend. The meal is overdue. Fill the dish now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} sits behind the empty dish, and you can see the clock through it. It is not hungry. It has been counting the times you did not come in, up from nothing, and cannot help being pleased with six. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} counts what has come so far. Nothing. Then you look in. One. It takes hold of your sleeve by a single thread, to keep it at one. The meal is overdue. Bring it, and make it two.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} is holding the empty dish up against its own empty middle, edge to edge. They match. It looks at you through the one over the other, so charmed that it has forgotten to ask. The meal is overdue. Bring it now.',
        when: ['well'],
      },
      {
        text: '{name} counts up from nothing, and today it has not got any further. It looks at your hands and does not count on those. Bring its meal now. That would be one.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The dots that make up {name} are very faint. It holds the blank name tag in front of its middle, so that you will not see there is nothing there. Please bring its meal now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has taken three dots from its own ear and set them in the dish, to see how a meal would look in there. It is hungry, and it thinks they look splendid. Feed it now, so that it can have the ear back.',
      '{name} has drawn on its name tag. It holds it up to you in both dotted paws, and there are gaps now between the dots. What it drew is a circle. It is a dish. {name} is hungry. Feed it now.',
      'A bowl in dashes is held out, with a dashed spoon. {name} has drawn everything but what goes in it. Feed it, please.',
    ],
    starving: [
      'The dots have drifted so wide apart that you cannot find {name} at all, only the blank name tag, a hand’s breadth above the floor. When you come near, the tag is held up a little higher. Feed it at once.',
      'The dots of {name}’s outline have drifted so far apart that you could put your hand between them. It holds the name tag over the gap where its middle would be, so as not to be any trouble. It is starving. Feed it at once.',
    ],
    weak: [
      '{name} has counted its dots and reached nineteen, and holds up nineteen as the best number yet. There ought to be more. All down one side the wallpaper is getting in. Medicine would help, or a good rest.',
      '{name} has to stop and fill in its feet before it can go on, and then a knee. It is not ill. There is only less of it to go round. Give it medicine, or let it rest.',
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
      'There are gaps in {name}’s outline. It has gathered up the dots that fell off and holds them out to you on the back of its name tag. Nine, it shows you, a little proud of so many. It is ill. Medicine now.',
      'Some of {name}’s dots have gone out. There is a gap at the ear and another at the shoulder, and the room comes in through them. It is holding the blank name tag over the largest one. Medicine, now.',
    ],
    failing: [
      'The name tag is moving, an inch above the floor. You have to kneel to find the paw that holds it, and then the rest, dot by far dot, hardly white. {name} is waving to you. Medicine and food, now.',
      'Unless you stand just here, there are only some white dots on a blanket. Stand just here. That one is the paw, and that the tag it is holding up to you. {name} is dying. Medicine and food, at once.',
    ],
    near_death: [
      '{name}’s dots have drifted so far apart that the cub no longer closes. It is counting who is in the room, and has got as far as nothing. Only hours are left. Sit down and care for it. One is enough.',
      '{name} is counting down now, dot by dot, and has got to the ones round its face. It holds the blank tag out to whoever is there. Sit by it, now, and let it be you. There are only hours.',
    ],
    asleep: [
      '{name} sleeps curled up, a ring of white dots on the blanket, and the blanket shows through. There is a sailing boat printed just where its middle is. The boat goes up, and down, and up. Let it sail till it wakes.',
      '{name} sleeps on its back, and through the middle of it you can see the pattern of the quilt. The name tag goes up and down. It fell asleep counting, and got as far as you.',
      '{name} has drawn a corner of your checked blanket up inside its outline and gone to sleep around it. By the light from the landing there lies a small tartan bear, solid to the ears, breathing. Leave it the blanket.',
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
      '{name} has gone to stand in the picture frame that has no picture. It supposes this makes it a picture. Let it be one. Draw up a chair, and look at it as people look at pictures.',
      '{name} stands against the wallpaper so that the roses show through, and hopes to be taken for roses. Sit down, quietly, a good way off. It is counting the people it is sure of, and has nought. You would be one.',
      {
        text: 'Under “how long did you wait” {name} has put {wait}. Under “what for” it did not like to guess. Sit by, and let it come and ask you.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      '{name} is going round its own outline with a paw, dot by dot, to see that all of them came back. One beside the ear is a newer white. It leans that side towards you, because you are the one who bought it.',
      'It was nothing, and then it was nothing at all, and it knows the difference now. {name} goes round its own edge with one paw, dot by dot, and has you check. All there. You may count again.',
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
          text: 'You give {name} a pea. It goes in at the mouth, and there it is, green, in the very middle. {name} looks down at it, up at you, down. It has something. Then, trembling all along its dots, it opens for another.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'Each mouthful can be seen going down into {name}, and {name} bends over to watch it arrive. There is something in it. It puts both dotted paws round its middle and carries it, with tiny steps, over to show you.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its back to you, so as not to be looked at. It is no use. You can see its face right through the back of its head, beaming. It finds this out. After some thought it turns round.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} turns its back on you to eat. Since it is only dots, you see straight through to each mouthful, and to the smile on the other side. It must know that. It keeps the back turned, as a matter of principle.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'A berry goes into {name} and you can both see it, hanging there, the reddest thing in the room. It looks down at it for a long time. Then it takes hold of your finger, and looks up.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The meal goes in, right on time, and shows there, a small warm smudge in the middle of the outline. {name} looks from the smudge to you, counts you both, and gets two, which is enormous.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, and through the dotted outline you can watch the mouthfuls go down and stay. It looks in from above. There is something in there. It moves its blank name tag to one side, so that you can see too.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You can watch the meal go down, since nothing is in the way. {name} watches too, every dot quivering, until it comes to rest. Then it holds the blank name tag over the spot. It has something to hide now.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats, on time, and is glad in every single dot. Its name tag hangs there, as blank as ever. Turn it over. On the back it has written yours.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} swallows, and you can watch it arrive in the middle of the outline, where a moment ago there was carpet. It gets up with great care, so as not to spill, and turns round slowly for you. There is something in it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats its dinner, and you can see it arrive, in the middle, where there was nothing. After {streak} meals on time it still pats the place and looks up at you, astounded. Somebody has put something in.',
          when: ['trusting', 'glad', 'from_child'],
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
          text: 'The dish lands and {name} counts again from nothing, on time, on time, on time, with a gasp at each, all {streak} of them. Around its belly the dots have moved up closer. From across the room it is nearly a line.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} takes one speck, and you both watch it go down and come to rest in the middle of nothing. It will not have more, it might lose sight of this one. It walks off very level, so as not to spill.',
        'There is no room in it so soon. {name} takes one sip, to be polite, and draws a dashed clock: at {opens}.',
        {
          text: '{name} takes a single crumb and stands with both arms held away from its sides, looking down into its own middle. There the crumb is. You offer the rest, but it is not hungry. It has one, and would like to look at it.',
          when: ['no_item'],
        },
        '{name} would never say no. It eats a spoonful and holds the rest very carefully until somebody takes it. Come at {opens}.',
      ],
      late: [
        '{name} eats it, late, to the end, and says its thanks, to the dish. The tag, which as a rule it holds out to whoever is there, hangs down by its string.',
        'While it waited, {name} drew a dinner with some of its own dots, and so was short of a foot. It eats the real one. It puts the dots back, not quite so round, and sets that foot down further off.',
        {
          text: 'You can see the meal go down and settle in the middle of {name}, the only thing there. It looks in at it, amazed. Then it looks at you, remembers the wait, and covers the place with its name tag.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You can see the late meal in the middle of {name}, being enjoyed. It is thrilled. Then it remembers the wait and turns sideways to you, and there is very little of an outline sideways.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had counted up to nine with you. It eats everything, gladly, wipes its dotted mouth, and then shows you the new figure on its paws. Eight. It studies the eight from both sides. It is still a great many.',
          when: ['well', 'no_item'],
        },
        {
          text: 'While you were gone {name} filled in the tag by itself. It says “later”. Now it eats, and rubs at the word with a dotted thumb, but the pencil was pressed rather hard.',
          when: ['well', 'no_item'],
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
          text: 'It had nothing, hours old, and then had nothing for longer. {name} eats, late, and looks at each bite as it settles. You ask may you see its tag. It thinks that over. It puts it where the meal is, inside.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has so few dots left that you have to look for it between them. It eats what it can of the late meal, with its back to you, and you see through that how little goes down. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours the dots of {name} had come so far apart that it was hardly a bear. It eats, and some of them draw together. As far as one can see it has its back to you. Be on time.',
        'For {hours} hours there was nothing, and then nothing again, and {name}, which counts up from there, could not begin. It eats. It does not look up to tell you how many this makes. Never so long again.',
        {
          text: '{name} had been writing something on its name tag. When it sees you with the dish, so long after, it rubs it out with a dotted paw before it eats. You can just make out that it began like your name.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats, and the food falls straight through and has to be eaten over. On the blank tag, where it had begun in pencil on the letters of your name, there is a clean rubbed place.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You set the dish down after {alone}. {name} eats, and through its middle you can see the door it was watching. Then it turns its name tag over. That side is blank too, but the other was being kept for you.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You come in after {alone}. {name} counts you, one, and looks at that for a bit. Then it goes back to nothing, to be on the safe side. It eats. You wait to be counted again, and it does not get round to it.',
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
      ],
      full: [
        'A bowl, for it, with something in it. {name} is overcome. It carries the dinner about, shows it the window, tries it against its middle, where there is already a dinner, and gives it back with thanks. It will not keep.',
        'You hold out another word, and {name} pats itself to find room. It is lettered up to the eyebrows. It tries the word on as a hat, and the word slides off and goes out on the floor.',
        {
          text: 'You can see through {name} to its last meal, all still there, up to the neck. You hold out another. Thrilled to be asked, it carries the dish once round the room and returns it full. The bin gets that.',
          when: ['no_item'],
        },
      ],
      ill: [
        'One can see straight in. Three mouthfuls have gone down and lie in the middle of {name}, and it counts them, and holds up the tag for someone to write three. Its dots are very faint. Next must come the medicine.',
        'It sips, and loses the word for what it is sipping, and waits for it to come back. {name} can do only a little. Medicine next.',
      ],
      loved: [
        '{name} asks for the pencil itself. In a moment there is something on the tag, in enormous letters: {item}.',
        '{item}. The yellow goes up in {name} so fast that it hiccups, and a dash comes loose and is found under the stove.',
        {
          text: 'You give it {item}, and the white dots run together into a line. For as long as it chews, {name} is drawn solid, all the way round, like a bear in a book. It holds very still so as not to spoil it.',
          when: ['well'],
        },
        {
          text: '{name} counts. You, that makes one. On time, two. And {item}, three. It has never been so high. It eats, and has to hold on to your thumb until it is used to the view.',
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
          text: 'You give {name} {item}, and it is so thrilled to be given something. Then the dots start to go out, from the paw that took it up to the shoulder. It turns that side away from you. Never give it that.',
          when: ['item'],
        },
        {
          text: 'You gave {name} {item}, and it was thrilled, as it is with anything from you. Then its outline jumped, broke, and drew itself again in the far corner, facing away. Never, never that again.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You toss a bean at {name}, and it goes straight through. You both stare. It runs to fetch the bean and plants itself before you with its arms out. It is a goal, it has discovered. It is a born goal.',
        'You hold out your fist, and {name} must guess what is in it. Nothing, it guesses. You open, and it is right. You try the other, and it is right again. It has never been an expert before.',
        {
          text: 'You roll a marble to {name}. It goes in at the stomach and straight out behind. {name} backs off and begs for another, and another, holding its breath. The seventh stops halfway and stays. Neither of you has any idea how.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw nothing, since there was no ball, and {name} catches it. It holds it in both arms, astonished. It throws it back, rather wide. When you fetch it, its dots brighten, and it retreats a step to make room for that.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw the ball, and it goes clean through {name} and bounces off the wall. {name} looks down at its middle, where there was just now a ball. One, it says. You throw again. Two. At five it has to sit down.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} hides against the white wall with its paws over its eyes. You search the rug, the drawers, the teapot, aloud. The dots have begun to shake. You know {name} well enough to go through all the drawers again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw a ball in the air and throw it. {name} catches it, dots and all, and holds it up in both paws where its middle would be. That makes two things it has. The other one is you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll a ball of wool to {name}, and it stops it with both dotted paws. It looks at the ball, then at you, and pushes it back to see whether that undoes it. It comes again. That makes two.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You put your hat on {name}, and there is something there. It walks about under it, as a hat, bumping into chairs. Then it lifts the brim a little, to find out whether you are looking. You are.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play, and {name} was filled to the ears with gladness already. It plays along, holding its head very level, so that none of it should spill.',
        'You give {name} a game on top of all the rest. It had thought that it had everything. It had a button. Now there is everything and a game, and it cannot believe that this is allowed.',
        {
          text: '{name} is full to the brim, and plays with you carefully, once round the chair and once round the table, so as not to spill. Then it holds up its arms. Some of it had better go in you.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'Your ball goes straight through {name}, and {name}, beside itself, gallops after it and brings it home in the hollow of its outline. It stands before you to be looked at. The ball is red, and a little left of centre.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You throw it the ball, and it goes in between two dashes and out between two others, and {name} says “sorry” to the ball. Roll that away. There is something which has to be put in first.',
        '{name} says yes, and does not get up. It never says no first. See to what it needs, and play later.',
        {
          text: 'You ask {name} to catch. It is so thrilled to be asked that its dots light up, down one side, along the top, and there they stop. It holds out its paws regardless. First see what it is short of.',
          when: ['no_item'],
        },
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
          text: 'You offer {item}, and {name} runs straight through the table leg to get to you, which it can, and then goes back and runs round it, because that is how you would have come.',
          when: ['well'],
        },
        {
          text: 'You play at {item}, and you let {name} win. It has never been anything before, and now it is the winner. It brings you the tag to write that on. Then it thinks, and asks if there is room for both names.',
          when: ['trusting', 'well'],
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
          text: 'You clean {name} dot by dot, and each comes up as if switched on. Last is the name tag. Under the grime there is no name. You are sorry. {name} holds it to the lamp and marvels at all that room.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You go round {name} with a damp cloth, dot by dot. Under the grime on one knee is a dot that neither of you knew about. {name} starts counting itself all over again, and comes out ahead.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wash {name}, and there was nothing on it, and nothing comes off. You show it the cloth. It looks from that to itself, thrilled. It has been as clean as a cloth all along.',
        'You go to wipe {name}, and it holds out its arms and ears, and there is not a speck. You wipe the middle, where there is only air. It giggles. It had no idea that it was ticklish there.',
        {
          text: 'You wipe {name}, and the cloth passes through the middle and comes out as clean as it went in. But one drop is left hanging, on the dot beside its ear. {name} stands perfectly still, so as to have it longer.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wash {name} in the middle, and your hand comes out at the back. It was clean. It is beside itself. It has had, so far, nothing in there, and now it has had a hand.',
          when: ['well'],
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
          text: 'You tip the drop in at the top and watch it fall through {name}, right down, to the dim foot. There it stays and spreads. One dot comes on, then its neighbour. “I have eleven,” it whispers.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You could follow the spoonful all the way down, pink, through where the rest of {name} would be. It settled. The dots, which had been drifting apart at the elbow, closed up. {name} has a whole elbow, and keeps bending it to show you.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You go all the way round {name} and come out where you began. No gap. It needed none of this.',
        '{name} would take it gladly, and thinks it should tell you that it feels fine.',
        {
          text: 'You can watch the spoonful go down inside the dots and come to rest, a small pink weight, with nothing to do there. {name} was not ill. It walks off very levelly, so as not to spill its contents. Keep the rest.',
          when: ['no_item'],
        },
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
        '“Leave the labels on,” you tell {name}, which had made all the jars blank, for company. It sticks them back as well as it can. For a while it goes about with its own tag behind its back.',
        'You show {name} that what one puts down the drain does not come back. It had only wished to fill it. It has learned that. It stands there with its paws at its sides, and a dot or two short.',
        {
          text: '“That was mine,” you tell {name}, which had put your thimble inside itself, to see how it looked there. It had looked so well. It gives it back. For a while it goes about with both paws over the place.',
          when: ['from_child'],
        },
        {
          text: '“No,” you say, and {name} beams from dot to dot, because it has been given a word. It tries it against the blank tag. Then it reads it. It puts back what it took, and turns edge on, which is hardly there at all.',
          when: ['well'],
        },
      ],
      little: [
        'It has that one already, said over forty times. {name} says it with you.',
        '{name} had stopped before you spoke, and is waiting in brackets for you to finish.',
      ],
      bad_time: [
        '{name} has nothing in the middle yet, so there is plenty of room, and what you say all goes in. It stands there, dotted and small. Then it takes the blank tag and writes down what you called it.',
        'You scold, and {name}, which believes whatever it is told about itself, holds out its tag so that you can write that down. Something is missing in it, and not manners. See to that first, and teach it later.',
        {
          text: '“Nothing,” you tell it, “is what you’ve learned.” {name} was faint already. It looks at the tag, takes the pencil, and writes that down where the name should go. It holds it up to check the spelling.',
          when: ['weak'],
        },
        'At your voice {name} goes faint, from the edge inward, as though you were rubbing it out. It had come to you with an empty place. See to that first, and teach it later.',
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
          text: '{name} had faded to eleven dots and a name tag. The blanket drops straight through it, so you lay it round the edge instead. By the end of the rest there are too many dots to count, and the nose is quite bright.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} has gone so faint that you find the blanket by the tag lying on it. You tuck the edge in round where it must be. Slowly the blanket gets a shape, with two ears.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You tuck {name} in, and it is so taken with the pillow, and the other pillow, that it cannot shut its eyes. It is up again, to see whether there is anything under the bed. There is. There is floor.',
        '{name} lies down where you say and shuts its eyes, and as one can see through the lids it makes no odds. It is not tired. It lies there, looking. It is a lovely ceiling.',
        {
          text: '“Are you tired?” you ask, and {name} looks, through its own clear middle, for some tired, and finds none. It shows you. It stays in bed since it was put there. When you shut the door it counts to one, and gets out.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The blanket sinks straight through {name} to the sheet. It lies in the middle with every dot awake, not tired in the least. It has been put to bed, by somebody, and would like that written on the tag.',
          when: ['well', 'no_item'],
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
        '{name} sits so close that your sleeve shows through the middle of it. It looks down at itself and finds that it is full of wool, grey, with a button. It holds quite still after that, so as not to spill any.',
        'You sit there with your hands in your lap, and {name} comes and stands so that they are in its middle. It looks down at them there for some time. It keeps very still, to go on having them.',
        'You sit there doing nothing, which {name} had thought was its own department. It does some too, to keep you company. By and by it notices that you have no name tag, and holds out one corner of its own.',
        'A box is put on your knee. {name} says that there is {wait} of waiting in it, and that you may keep it shut.',
        'It says its words over to you, like beads. The one it stops at is {loved}.',
      ],
      little: [
        '{name} has as much company as it can hold, for this hour, and is carrying it about on tiptoe.',
        'Once more would spill. {name} would never say so, and therefore this does.',
      ],
      ill: [
        '{name}’s outline is down to every other dot. You put your hand where its middle would be, and the dots draw in around your wrist and stay there. In a moment see what it lacks, the dish or medicine. Finish the moment.',
        'Through {name} you can see your own knee, and it looks at it too. It is better so. Then bring what it lacks, its medicine or its food.',
      ],
      asleep: [
        '{name} is asleep, and you can see the floorboards through it. You sit down with care. Your shadow slides over the dotted line into the empty middle, and the cub, without waking, curls up to keep it in.',
        'You sit by {name} while it sleeps, and through it you can see your own hand, lying on the quilt. It turns over. Now the hand is right in the middle of it. It sighs, like somebody who has dined.',
      ],
      shy: [
        'You sit. {name} sits just beyond your reach, hugging its blank tag, with the skirting board showing through. After a long time it whispers, “One.” It does not say one what. Its dots are shaking. It seems to think there could be a two.',
        'Through the middle of {name} you can see the skirting board. It shuffles a little, and you see a chair leg, and then your own shoe. There it stops. It looks down at itself, full of shoe, and stays.',
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
