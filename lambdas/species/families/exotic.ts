/**
 * What any exotic creature likes, and how one speaks that has no book of its own. It comes from somewhere else and was
 * never told where. It wants its corner to be a country: it has laid a border of small pebbles round it, and whatever
 * comes in is looked over at the border, you included. It fears being the wrong sort of thing, since there is no other
 * of its kind for a thousand miles to ask. From that comes its pride: whatever it does is what its kind does, and it
 * makes the customs up as it goes, gravely, and keeps to them. It carries a yard of foreign weather about with it, a
 * smell of rain on hot stone or of leaves that do not grow here, and by that weather it is read: fair, close, frost at
 * the edges. It sends out envoys that are berry stalks, and holds elections, against nobody, which are close. It eats
 * by a rite it has just invented. It sleeps in the middle of its country with the border closed. It sulks by shutting
 * the border and letting you through only with papers. It trusts by taking away a pebble. It never crosses its line
 * without looking back, never eats in a hurry, never says that it is lost. Its keeper is the only foreigner it knows,
 * and so the ambassador. No line names a limb, a skin or a way of moving that some exotic creature lacks.
 */
import type { FamilyBook } from '../book'
import type { FamilyTraits } from './family'

const BOOK: FamilyBook = {
  hatching: [
    'The shell gives, and a breath of some other country comes out first, warm, with rain in it. Then {name}, who looks round for anybody of its own sort and finds you.',
    'There is nobody here to tell {name} how its kind gets out of an egg. It thinks about it, and does it its own way, and that is how it is done now.',
  ],
  looks: {
    thriving: [
      'It is raining in {name}’s corner, a fine warm rain from nowhere, a yard across. {name} is in the middle of it, having the time of its life.',
      '{name} has declared a holiday. It is not known for what. The border is hung with bits of leaf, and foreigners come in free all day.',
      'Round and round its country goes {name}, along the inside of the pebbles, at a pace that its kind keeps for triumphs. It decided that just now.',
      'The room smells of fruit that nobody here has a word for. That comes off {name} when all is well, and today you can smell it on the stairs.',
      {
        text: 'There is music and a smell of oranges behind the pebbles, and leaves are being thrown. You come up to look. The border closes, politely, and over the top of it one leaf more goes up, that could not be stopped.',
        when: ['wary'],
      },
      {
        text: '{name} has founded a colony, on the footstool, and is going to and fro with sand. It is very merry. When your shadow falls across the straits, it stops, and shows you its papers, and waits for you to sail on.',
        when: ['wary'],
      },
      {
        text: 'The pebbles have been taken up and laid in a ring round your chair. You are the capital. {name} goes about you, at the pace of triumphs, in a warm rain, and in passing leans upon the seat of government.',
        when: ['trusting'],
      },
      {
        text: '{name} has crossed its own line without looking back. It has come all that way over bare foreign floor, to where you stand, with its weather about it, and wishes to be shown your country, from the inside, and carried.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} moves one pebble of its border a little outward, waits to see whether anyone objects, and has now got the good end of the rug.',
      'A beetle walks up to the pebbles. {name} looks it over on both sides, finds nothing to declare, and lets it through.',
      'The weather over {name} is fair today, with a light air from somewhere south. You put your hand in it on the way past.',
      'In {days} days {name} has founded a country, one pebble at a time. It has a north now, and a place for looking at the lamp.',
      'There is one foreign word that {name} has taken into the language, and it keeps it at the middle of the country: {loved}.',
      {
        text: 'There has been an election. {name} stood, against nobody, and it was closer than one would have thought. It is being gracious about it.',
        when: ['from_child'],
      },
    ],
    curious: [
      'You have put down your bag near the border. {name} comes to the very last pebble and leans over, to see what they carry where you are from.',
      '{name} has found its likeness in a spoon. For a moment that makes two of its kind. It goes round behind the spoon to introduce itself.',
      'A thing in the kitchen hums, and stops, and shudders. {name} thinks that it may be a neighbouring power. It has drawn it on the map in outline, with a question mark for the capital.',
    ],
    bored: [
      '{name} has inspected every pebble, found them to be pebbles, and stamped them all again. Nothing comes over the border these days. Come in and play.',
      'It is a grey day in {name}’s corner, with a low small cloud that will not rain or go. A game would shift it. Bring one.',
      'The country has been at peace so long that the leaves have begun to lie in rows. {name} sits among them and yawns in the accent of its people. Send in a game.',
    ],
    hungry: [
      'At the edge of its country {name} has opened a gate of two pebbles, exactly as wide as a dish. It waits on the far side. Feed it.',
      'The wind has gone round over {name}, and blows from the cupboard. {name} has turned to face it and does not turn away. It is time for a meal.',
      '{name} has sent out an envoy. It is a berry stalk, and was last seen lying by your foot, pointing at the larder. The envoy would like an answer. So would {name}. Feed it.',
      {
        text: 'A gap of one pebble has come open in the border, on the side away from you. By it lies an empty husk, face up. Put something there that can be eaten, and take the long way round.',
        when: ['wary'],
      },
      {
        text: '{name} has put the great pebble from its gate into your hand, still warm, and looks into the hand, and at the larder. It cannot close the border without that. It will not need to, if you come back with a meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The border is down. {name} has let the pebbles roll wherever they like, and lies in the gap, nearest the side from which food used to come. Bring some now.',
      'It has been {hours} hours. There is no weather left round {name}, only the air of the room. Feed it now.',
      'You reach over the pebbles, and nobody asks what you carry. {name} has no breath for questions, after {hours} hours. Put food in front of it, now, and do not wait to be let in.',
      {
        text: 'It has sent out all its envoys, and eaten them. {name} goes up and down behind the border, quickly, and will not open. Put food upon the line itself, now, and be seen to leave the country.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is one pebble left between you, and {name} lies against it, holding that shut. It is cold to the hand, all that country. Reach over with food at once, and medicine, and set them down without a word.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} sets out along its border and sits down at the second pebble, with the air thin about it. It needs some medicine, or a long rest.',
      'A small mist has come down over {name}’s country and will not lift. It keeps to the middle and is very quiet. Give it rest, or medicine.',
    ],
    dirty: [
      '{name} has two days of dust on it, and has begun to look like something from here. It would like to look foreign again. Wash it, please.',
      'Something has dried on {name} that is not part of the national dress. It cannot reach the place. A wash, please, gently.',
    ],
    sick: [
      'There is frost along {name}’s pebbles, in a warm room. It has drawn in to the middle and keeps very small. Medicine, please.',
      '{name} does not know what its kind does when it is ill. There is nobody to ask, so it looks at you. It needs medicine, and for you to seem sure.',
      'The flag is down. It was only a leaf, but it had stood up straight since there was a pole. {name} lies at the foot of it and shivers in its own small draught. Give it medicine.',
      {
        text: 'You come to the border with your hand out, and all of it shuts that can. Behind there something shivers, so that the pebbles click. Leave the medicine at the gate, on a leaf.',
        when: ['wary'],
      },
    ],
    failing: [
      'Only a hand’s breadth of its own air is left round {name}. Give it medicine now, and keep your hand in that air, so that it does not close.',
      '{name} lies across its border, half abroad, and does not look back. Medicine at once. Then stay where it can tell that you are there.',
      {
        text: 'You step across the line, and there is no one to be told. {name} lies where it was stopped, in air like anybody’s. It would have minded. Give it medicine now, and kneel there, in its country, until it minds.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Nobody has crossed the border for {hours} hours, and {name} has stopped keeping it. Come over now and sit down beside it. There is very little time.',
      'The last of {name}’s weather lies on the floor like dew, and it is drying. Be with it now. Whatever you do, do it here.',
      'It has been {hours} hours, and somebody has moved the pebbles. They make an arrow now, from {name} to the door. Follow it the other way, this minute, and stay.',
      {
        text: '{name} has abolished the border. It did so by itself, {hours} hours ago, and sits in the open, sound and alone, with the pebbles in a heap. Come and sit down there now. You need no papers.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has turned from the gate, and there is frost on it, and it does not look over what comes in. Come in, then. Sit down in the middle, now, and let it feel some weather. Medicine follows.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'The border is closed. Inside it {name} sleeps in the exact middle, under a very small sky.',
      'In its sleep {name} says something, in a language of one, and all round it the leaves stir, and obey.',
      'There is fog along the border, knee high to a beetle. Somewhere inside it {name} turns over, and a small foreign moon comes out, and goes in again.',
      {
        text: 'The border has been drawn in so close that there is just room for one. Within it {name} sleeps, against the furthest wall, under a cloud. When you lean over it begins, very lightly, to hail.',
        when: ['wary'],
      },
      {
        text: 'It has gone to sleep upon your side of the pebbles, on your folded coat, quite without papers. Its weather has come along, and lies about the chair, and your ankles are in summer.',
        when: ['trusting'],
      },
      {
        text: 'The air over the sleeper is dead still, and there is rime on the pebbles. {name} lies at the edge, not in the middle. Lay your scarf about the place. It will need medicine when it wakes.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps with the border open and nobody on it. It wakes at {wakes_at}, and may not get so far alone. Reflect beside it now, and keep the gate.',
      'The little weather over {name} comes and goes as it sleeps, and each time there is less. Sit beside it now, by reflecting. At {wakes_at} it wakes.',
      {
        text: '{name} fell asleep at the gate where the dish comes in, and no dish came. Reflect beside it now, and at {wakes_at}, when it wakes, have a meal there.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has doubled its border, a second row behind the first, and watches you from behind both. Sit down outside. Ambassadors wait.',
      'Your papers are in order, it seems, but the office is shut. {name} has gone to the back of its country. Keep it company from here, and be patient.',
      'It has not forgotten that it once waited {wait}. The pebble on your side is the largest it could find. Sit by it a while and ask for nothing.',
    ],
    back_from_death: [
      '{name} is back, and has been somewhere stranger than here. It goes along every pebble of its country to see that it is still abroad. Sit with it, and keep the next mealtime.',
      'A little unknown weather has come back with {name}, very cold and clear, and is clearing off. It stays near you until then. Be on time with its next meal.',
    ],
    old: [
      'There are old customs now in {name}’s country, a hundred days old, and nobody remembers why the leaf is turned over. {name} turns it over.',
      '{name} no longer looks up when things cross the border. It is known by now what the place is, and who lives in it.',
      'After {days} days the pebbles have left a ring on the floor. {name} could take them all away and there would still be a country.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'You pass it in over the pebbles. {name} looks it over, finds it to be food, and eats all of it without hurry.',
        'The meal has come at the hour it comes. {name} eats it to the end, and the air round it grows a degree warmer.',
        'Before eating, {name} goes once round the dish. That is the rite. It was not the rite a moment ago, but it is very old.',
        'One crumb is left lying on the border, on purpose. {name} eats the rest. The crumb is duty, and you may collect it.',
        'You wait with the dish until {name} has finished being solemn. Then it eats like anybody, and quite fast.',
        {
          text: 'When the dish is bare it rains on it, briefly, out of clear air. That is how {name} does the washing up.',
          when: ['well'],
        },
        {
          text: 'The rite today is that you sit inside. {name} goes about you and the dish, and puts the best piece on your foot. There is thunder, a very small one, out of joy. It eats, against your knee, in warm rain.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It meets you beyond the border, and the two of you bring the dish in together, like a treaty. It eats beside you. The crumb for duty is waived, and left in your palm.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You pass it in at the gate, and are thanked, through a gap. Then the gap is stopped with a pebble, and behind it is a great deal of noise. The dish is put out on your side, bare, and stamped.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} looks it over, looks you over, and has the dish taken round to the far province, out of sight. It eats like a nation at peace. When you come by that way, whistling, the whole frontier has been moved between you.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has not the strength for rites. You go round the dish on its behalf, and feed it across the place where a pebble was. It eats, and its air comes up about your wrist, thin and mild.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'On time again, which makes {streak}. {name} has put a pebble by for each of them, and took them out of your side of the border.',
        'You have now crossed {streak} times at the right hour, and {name} no longer looks at what you carry. It looks at you, and lets you by.',
        'There is to be a coin, in honour of {streak} meals at their hour, and {name} would like you to stay as you are for the likeness. It has come quite close, to get the nose.',
      ],
      early: [
        'The office is not open yet. {name} tastes a little, so as not to give offence, and leaves the rest on the pebbles. Come again at {opens}.',
        '{name} eats a corner of it and pushes back the dish. In its country it is still the middle of the last meal. At {opens} it will be this one.',
        '“Too soon” has a word of its own in the language, and it is also the word for spring. {name} says it kindly, accepts one bite, and makes a mark on your side: {opens}.',
        {
          text: 'An official has been found who will look at it. One corner is tasted, and the dish is set back upon your soil, by a hair. The office for such things opens at {opens}. You will be asked your name again.',
          when: ['wary'],
        },
        {
          text: '{name} has had enough, and takes a bite, in honour of who brings it. The rest is given a place within the border and a guard of two pebbles. At {opens} there will be a state dinner.',
          when: ['trusting'],
        },
      ],
      late: [
        'The gate had been closed up again when you came, not tightly. You pass in the dish. {name} eats it all, at the far side, and the gap stays narrow.',
        '{name} eats everything, but today you are asked for your papers first, and it takes a long time reading them.',
        'It eats, to the end, and with all the rites, and puts in two or three more that are new. You stand and hold the dish through every one of them.',
        {
          text: 'The gate was stopped up with ice. You melt a hole and pass the dish in, and hear it eaten, a little, and left. Someone in there is trying not to be heard to breathe. Pass medicine in by the hole.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats at the border, no further, with its whole country turned the other way. Half is pushed back. There is sleet on your sleeve when you take it. Wrap medicine in a leaf, and lay it on the line.',
          when: ['ill', 'wary'],
        },
        {
          text: 'While it was kept waiting it has recognised another state, which is the coal scuttle. The two have exchanged pebbles. It eats what you bring, with relish, in the presence of the scuttle, and you are seen to the gate by both.',
          when: ['wary', 'well'],
        },
        {
          text: 'You were to have come at the hour, and so the hour has been abolished. {name} eats, briskly, at no time in particular. Then it goes along its border and lays one more row, the height of a dish.',
          when: ['wary', 'well'],
        },
        {
          text: 'It had put out a berry for you, red as a lamp, on the last pebble, and kept the wind off it. It eats. Then the berry is put into your pocket, for the next time that you lose your way.',
          when: ['trusting'],
        },
      ],
      missed: [
        'There were pebbles in the place where the dish stands. It had been {hours} hours, and {name} had built over it. It eats among them and does not look up.',
        '{name} eats it all, shivering a little, in cold thin air. After {hours} hours it had begun to think that the rest of the world had been given up.',
        '{name} had begun to pack. There is a leaf, folded, and one pebble on top. It eats beside that, all that you brought, and only looks up once. Those were {hours} hours.',
        {
          text: '{name} takes the food where it lies, outside its border, in nobody’s land. It was {hours} hours, and it had set out. When you kneel it tries to go on. Give it medicine there, and do not bring it home by force.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The pebbles have been used to weigh down a leaf, and beneath the leaf is {name}, after {hours} hours, quite still. It eats what you slide in. It does not ask who it is from. Slide medicine in after, warm.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has gone over to farming, {hours} hours of it, and there is a row of beans where your gate was. It looks very well. It accepts your dish as a present from a distant country, of which it has heard.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} lets you bring it in, admires it, and lets you carry it out again. Nothing may be imported before {opens}.',
        'The stores are full. {name} lies down in front of the gate of two pebbles, kindly, until you take the dish away. Try at {opens}.',
      ],
      ill: [
        '{name} eats a little, and then a little less, with rests between. It is all that it can do. Medicine next.',
        'Two mouthfuls cross the border, slowly. {name} lies down beside the third. It is ill, and wants medicine before more food.',
      ],
      loved: [
        '{item}: waved through at the border, no inspection, no duty. {name} goes in with it and is not seen until it is eaten.',
        '{name} can smell its own country in it, wherever that was. The label said {item}. It eats with its weather standing perfectly still.',
        'A thing like that must have a day named after it. It is this day. {name} has looked into what the day was called before, struck it out, and written {item}.',
      ],
      disliked: [
        '{item}. {name} walks you back to the border with it and sees that it is on your side. Fruit, or greens, or something with a crunch would be let in.',
        'It has been looked into, and its kind does not eat this: {item}. The rule is new but strict. What grows, hops or ripens is another matter.',
      ],
      harmful: [
        '{name} let it in because it came from you. Now the air round it has gone sour and it cannot keep warm. Let there be a law against it, on both sides: {item}. It was no meal, either.',
        'There was nobody of its own kind to warn it. {item} has hurt {name}, and it lies small in the middle of its country. Keep that away from it.',
      ],
    },
    play: {
      wanted: [
        '{name} has made up the rules and will not tell you. You lose three times, and then, by doing nothing at all, win. It is beside itself.',
        'The game goes out over the border, round the table and back, and {name} with it, and it forgot to look behind. It looks now. The country is still there.',
        'A warm wind gets up in the corner, and all the small leaves go round. In the midst of them {name} is doing what its kind does for joy.',
        'You are invited in. It is a small country and you knock over the north. {name} thinks that the best thing yet, and wants it knocked over again.',
        {
          text: 'You roll a nut up to the border, and it is held there for inspection. Presently it is rolled back, with a dent. The dents differ, and you see that it has begun to write to you.',
          when: ['wary'],
        },
        {
          text: 'You lie down on the floor, and are a mountain range. {name} goes over you, with its weather on, and plants a leaf on the top. It comes down the far side in a rush, and discovers you again.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was a fine day in there already. {name} plays one round with you, for the friendship of nations, and goes back to its sunshine.',
        '{name} plays along politely with a foreign game. It was happy when you came, and is just as happy now.',
      ],
      bad_time: [
        '{name} looks at the game across its pebbles and cannot come. See first to what it needs.',
        'You begin, and {name} watches as one watches a feast in another country. It has not the strength now. Care for it first, and play after.',
        {
          text: 'There is frost on the border, and the game stops there. {name} is ill. Bring medicine, and keep the game for a mild day.',
          when: ['ill'],
        },
        {
          text: '{name} takes what you are playing with, looks it over, and tries whether it can be eaten. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. You have said it in the one tongue that {name} did not know it shared with you. It is over the border before you have set anything up.',
        'A new national sport: {item}. {name} wins, is its own crowd, and goes twice round the pebbles in honour of itself.',
      ],
      disliked: [
        '{name} looks on while you do it alone. {item} is something you do where you come from, no doubt. It would sooner climb, dig, or look for hidden things.',
        '{item}: allowed in, tried once, and set outside again. Something to find or to get into would suit {name} better.',
      ],
      harmful: [
        'It was meant as a game, and {name} is hurt. It has gone to the back of its country and turned its weather against the door. Take {item} a long way off, and come back with nothing in your hands.',
        '{item} is no toy for {name}. It comes back over its border slowly, and one side of it is being spared. Be gentle now, and keep that far from it.',
      ],
    },
    clean: {
      wanted: [
        'Under the dust there is a colour that you had forgotten, and that nothing else in the house has. {name} sees it too, and holds still.',
        'You wash {name} with care, not knowing the custom. It does not know it either. By the end there is one, and it begins at the top.',
        'You pour, and it runs off {name} in three colours of dust: one from the floor, one from the shelf, and a red that is from no place in this house. It has you keep the red.',
        {
          text: '{name} will have the outer provinces washed, and nothing else. You do as far as you are let. At the next line it stops you, considers how that went, and draws the line a little further in.',
          when: ['wary'],
        },
        {
          text: 'It shows you a place that no foreigner has been shown, and has you wash that. You do it with warm water and one finger. Nothing is said. Afterwards a wind comes up, from the south, and dries the both of you.',
          when: ['trusting'],
        },
      ],
      little: [
        'Nothing comes off on the cloth but a little foreign weather. {name} was clean, and would like it back.',
        '{name} shows you every side of itself in turn, as at a customs post. Nothing to declare. You can put the water away.',
      ],
      loved: [
        '{item}: and {name} goes slack with contentment, and the air above it steams like a forest in the morning.',
        'Somewhere this is how it rains. {name} shuts out the room to feel it better. You called it {item}.',
      ],
      disliked: [
        '{name} bears it as one bears a local custom. {item} is not how it likes to be washed. Mist, warm water or a soft brush would be.',
        '{item}: and a small cold wind gets up between you. {name} is a little cleaner and would have liked something softer.',
      ],
      harmful: [
        '{name} kept still for you, and it stung. Rinse it off with plain water. From now on {item} is turned back at the border, whoever carries it.',
        'Where it was rubbed with {item}, {name} is sore and has lost its gloss. Keep that out of the country. Be careful with that side.',
      ],
    },
    medicine: {
      wanted: [
        '{name} looks at you to see whether its kind takes this. You nod. It takes it, and after a while the frost goes from the nearest pebble.',
        'It goes down with difficulty and stays down. Presently a very small warm wind comes up out of nowhere, and {name} lifts itself a little into it.',
        '“Is it usual?” asks its whole look, and you say, with great firmness, that it is. So {name} swallows. Before long the flag moves, in a breath so faint that you hold your own.',
        {
          text: 'The dose is examined, then you, then the dose. It is taken, in the end, in the furthest corner. One pebble has no frost on it any more. Bring the next medicine under the same seal.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You put it in at the gate and walked away, so that {name} never took it. The cup is empty. The air has stopped shaking by about a yard. It would not object to more medicine from nobody, tonight.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Do we take this?” asks its whole look. You take some, on the tip of your tongue. So it opens, where its kind opens, and takes it, and keeps close to you until the worst of the weather has gone over.',
          when: ['trusting'],
        },
      ],
      little: [
        'You are shown the weather: fair. You are shown the border: sound. {name} was not ill, and has had the bottle sent back.',
        '{name} tastes it, for science, and makes the face that its kind makes. It is quite well. Keep this for a frost.',
      ],
      loved: [
        'For {item} there is a special gate, and {name} opens it itself. It takes the whole of it and rests against your hand, like a traveller with a letter from home.',
        '{name} seems to have known the name all along: {item}. It takes it without a rite, and breathes out, and the mist thins.',
      ],
      disliked: [
        '{item}. {name} takes half, out of courtesy, and leaves the other half on your side. Warmth, vitamins or a vet who knows its sort would do more.',
        'The dose goes in and most of it comes out over the border, marked “foreign”. {item} is not the remedy it would choose. Something gentler, please.',
      ],
      harmful: [
        '{name} took it on your word, and it was the wrong thing for its kind: {item}. The cold has come in a pebble further. Keep that from it, and find what it can bear.',
        'It did harm, and {name} does not know that it was not meant so. Stay by it, and tell it. Then get rid of {item}, the whole bottle.',
      ],
    },
    discipline: {
      wanted: [
        'You say it at the border, calmly. {name} hears the note to its end, goes away with it, and comes back having made it law. The air stays cool for a while.',
        '{name} did not know that this was not done. It is not done, then. It puts back what it took, and one pebble more on your side.',
        {
          text: 'It gives back the spoon, across the line, with a formal note of leaf. Then it goes in, the gate is shut, and for the rest of that day a thin cold rain falls upon the gate.',
          when: ['wary'],
        },
        {
          text: 'You say that here it is not done. {name} looks at what it did, and at you, and comes over on to your side to be told the rest. It takes the law home, and sets it under the warmest stone.',
          when: ['trusting'],
        },
      ],
      little: [
        'That is the law in there already. {name} shows you the very pebble.',
        '{name} hears you out as one hears the anthem of a friendly power. It knew that already.',
      ],
      bad_time: [
        'The note is not accepted. {name} has no strength now for foreign affairs, and has closed the gate. Care for it first, and teach it later.',
        '{name} thinks that it has been the wrong sort of creature all along. It is not so. Leave the lesson, and see what it lacks.',
        {
          text: '{name} takes your voice for the war that it has always expected, and puts its country behind it, all of that, a yard of shaking air. There is no war. Say so, low. Then lay down medicine at the border, and wait.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: that is how things are settled between nations. {name} comes to the line, agrees, and seems glad to have been asked so well.',
        '{name} can respect that: {item}. It gives way with dignity, and next time stops by itself.',
      ],
      disliked: [
        'A sharp little wind, and the border is up: {item} was not taken kindly. {name} would learn more from a calm no.',
        '{item}. {name} does as told, exactly as far as the treaty says. Show it what to do instead, and it would come further.',
      ],
      harmful: [
        '{name} was hurt by that, and learned only to be afraid: {item}. Have done with it, and sit outside the pebbles until it looks at you again.',
        'No creature is taught by {item}. {name} lies as small as it can, with no weather round it at all. Say that it was a mistake of your government, and that it is over.',
      ],
    },
    sleep: {
      wanted: [
        'You close the border for it, pebble by pebble. {name} hears the last one go in, and only then lets itself down to rest.',
        'Dusk falls in {name}’s corner, an hour before everyone else’s. It settles in the middle of it, and the small wind drops.',
        {
          text: 'You close up the border for it, as well as you know how, and it corrects you, by one stone. Then it lies down behind it, facing away. At dusk knock on the stone, and bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You are asked to leave before it gets dark in there. From the stairs you see its small dusk come down, quite blue, and a light carried round the border, post by post, and put out at the one nearest you.',
          when: ['wary'],
        },
        {
          text: '{name} takes up the pebble that lies between you and lies down on it, for a pillow. There is nothing there now but floor. Its night comes out over your slippers, stars and all, and you sit in it.',
          when: ['trusting'],
        },
      ],
      little: [
        'It is noon in there, whatever you may have. {name} lies down as asked, wide awake, and studies the sky.',
        '{name} rests for a moment, as a favour to your government. It was not tired.',
      ],
      loved: [
        '{item}: and {name} moves the capital there at once. It lies down in it slowly, from one side to the other.',
        'All it wanted to make it home was {item}. {name} draws its weather in round it like a curtain, and is quiet.',
      ],
      disliked: [
        '{name} lies down beside it, not in it. {item} may be what they sleep on elsewhere. A nest, a hideout, something dark and warm would do.',
        '{item}. {name} turns over, and turns over, and looks at you across the pebbles. It would rather have leaves, or a burrow.',
      ],
      harmful: [
        '{name} lay down in it and was hurt: {item}. It has crept out to the bare floor. Take that away, and let it rest somewhere plain and warm.',
        'What should have been a bed has done it harm. {name} lies with its eyes on it and cannot rest until you take it away: {item}.',
      ],
    },
    reflect: {
      awake: [
        'You sit down on your side of the pebbles. After a while {name} comes and settles on its own side, exactly opposite, and relations are opened.',
        'Nothing is said, in either language. {name} lets its weather lie over as far as your knee. It is milder in there than one would think.',
        'It seems to be telling you about {loved}. You know it by the way the air warms. {name} tells it at length.',
        'Between your pebbles and the door there is one that stands alone. It marks {wait}, which is how long {name} once waited. You sit beside it together.',
        {
          text: 'It brings you the first pebble. You know it, it is the plain one, from before there was a country. It sets that in your palm, and now there is a way in, as broad as you.',
          when: ['trusting'],
        },
        {
          text: 'You tell it where you come from, as far as you were told. {name} listens with all its weather. When you have done there is a smell that you had forgotten, of that very yard, in that very rain, and it leans.',
          when: ['trusting'],
        },
      ],
      little: [
        'The ambassador has been received so often this hour that the carpet is worn. {name} bows you out, kindly, and has the country to itself for a bit.',
        '{name} is glad of you, and has run out of ceremony. Come again later, when there is news.',
      ],
      ill: [
        'You sit down in the cold of its corner, and it is a little less cold. {name} moves towards that side. Now see to what it needs: food if it has had none, and medicine.',
        '{name} has no one of its own kind to be ill beside. It has you. Stay a moment, and then bring what it lacks, food or medicine.',
      ],
      asleep: [
        'You sit down outside the closed border. {name} does not wake, but the small sky over it spreads until you are under it too.',
        'Asleep, {name} has let one pebble roll out of its place. It is the one beside your hand. You leave it so.',
        'You hum the anthem, as far as you have understood it. {name} sleeps on. But the mist draws off a little, at the place where you sit, and there is a view.',
      ],
      shy: [
        'You sit, at the distance of a polite foreigner. {name} watches you from the far side for a long time, and then goes on with what it was doing.',
        '{name} does not come. But it has stopped building on the side where you are, with the pebble still there to be laid.',
        {
          text: 'You sit at your distance. Over there a parade goes by, of one, with leaves. It does not look at you. It goes by again, though, by a road that has been moved somewhat nearer to where you sit.',
          when: ['well'],
        },
        {
          text: 'You sit by the border, and the air that comes over it is cold and has a shiver in it. You put down your papers, and beside them the medicine, and sit so that you keep off the draught.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'fresh fruit':
        'The fresh fruit is handed in over the pebbles, and {name} goes once about it. There is a moment’s silence, for the tree. Then it eats, to the stone, and the stone is set into the border on your side.',
      'leafy greens':
        'At the gate lie the leafy greens, and the wind in there changes and smells of morning. {name} eats from the tips inward. One leaf is kept and stood up at the capital, for a flag, which you salute.',
      'seed mix':
        'There is an election among the seed mix. {name} sorts the sunflower from the millet and hears both sides. The millet wins, and is eaten. So, after a recount, is the rest, and you sweep up.',
      mealworms:
        'The mealworms arrive without papers, and are all looked over at the border. {name} detains the first. It detains the others, one after another, with growing warmth, until you have shown it that the dish is empty.',
      crickets:
        'You open the box, and the crickets spread out over the country. {name} listens to the end of a verse. It gets shorter, here, and here. When it is quite quiet {name} looks up to see whether you know another.',
      carrots:
        'A carrot lies at the border, longer than the nation is wide. {name} lets it in at one end. For some time there is carrot in both countries, yours and its own, and then there is rather less in yours.',
      berries:
        'One by one the berries drop in, and each is named before it is eaten. The last of them has yours. It is put by, in the shade, till you have turned away.',
      fish: 'Fish has no word in the language, so {name} looks at it for the length of a proclamation. Then it is eaten. It rains, a yard across, and there is a smell of harbours, as far as your chair.',
      'boiled egg':
        'The boiled egg is rolled to the gate, and {name} hears out what it has to say. It taps. The shell is taken off by provinces. When it has dined you are given the top, to wear.',
    },
    play: {
      tunnel:
        'You lay the tunnel with one mouth inside the border and one in your own land. {name} goes in at home, and is abroad. You are asked to stand at your end and say who comes.',
      'climbing branch':
        'With the climbing branch the country has an upstairs. {name} is at the top before you have let go, and holds a short address. A leaf comes down to you, signed.',
      'foraging box':
        'There is something in the foraging box, under the paper, under the straw. {name} goes in after it, and customs can be heard at work. What it was is carried past your knee in triumph, twice.',
      mirror:
        'You lean the mirror on the border, and {name} sees another. It had been a thousand miles to the nearest. It bows, and that one bows. When you look in as well, it sees that they have an ambassador, too.',
      'puzzle feeder':
        'The puzzle feeder is received as a difficult neighbour. {name} tries a gift, a threat and then its whole weight. A nut comes. It looks at you, and does that again, slower, so that it can be taught in schools.',
      swing:
        'On the swing {name} goes out over its border, and is home, and out, and home. Each time it looks back. By and by it stops. You feel a fresh breeze, from both countries.',
      'rolling ball':
        'A ball comes rolling over the frontier, unannounced. {name} looks it over on all sides, there is one, and sends it back to you with a stamp of mud. You return it. Relations have never been so lively.',
      'digging pit':
        'In the digging pit {name} breaks ground, with ceremony, and then without. Earth comes over the pebbles into your lap. It has found something at the bottom. You are called to hold the lamp.',
    },
    clean: {
      'gentle misting':
        'You let the gentle misting fall from a height, and {name} takes it for the rains. It stays out in the middle of the country, and the dust goes off it in a stream, past your feet, to the sea.',
      'warm water soak':
        'The dish of warm water is a lake. {name} goes in by the shallow end, to soak, and its weather turns to steam. Through that you hear something very like the anthem.',
      'soft brush':
        'You go over it with the soft brush, along the grain of whatever it is. {name} has never had a custom for this, and holds still while one is made. It is to be done southwards, and twice.',
      'habitat cleaning':
        'For the cleaning you take up the country, pebble by pebble, and lay it down again from memory. At the north you have it wrong by a thumb. {name} moves the stone, and the habitat is recognised.',
      'dust bath':
        'The dust bath is a desert, and {name} crosses it at once, and back. A cloud goes up. When it has settled you are both in the provinces, grey, and only one of you is refreshed.',
      'damp cloth':
        'You wipe away a smear with the corner of a damp cloth, and under it is the colour that has no name here. {name} looks where you have been, and so do you.',
      'nail trim':
        'What there is to trim you trim, with the small clippers, and beg its pardon at every nail. {name} observes that nothing is annexed. The clippings are swept up, and placed with the other ruins, in the east.',
    },
    sleep: {
      'leafy nest':
        'There are leaves of three kinds, of your bringing, and {name} lays the nest in the middle of its country, leafy side in. It goes round, and down. Then there is a rustle, in a language of one.',
      'warm hideout':
        'You put the warm hideout where the capital was. {name} goes in, and the seat of government with it. Steam comes from the door. By and by there is a sigh, and affairs of state are closed.',
      'soft bedding':
        'The soft bedding is passed in to it by the handful, and each is tested. {name} builds a hill, and then a valley in it, its own size. The last tuft goes on top, on the side where you sit.',
      'heated rock':
        '{name} spreads itself along the heated rock like a map. It is noon down there in the stone. You hold your palm above the two of them, and the weather rises into it, dry and mild.',
      'dark burrow':
        'The burrow is dark, behind your cloth. {name} goes down into the oldest part of its country, where there were no pebbles yet. A small cool air comes up to you from the bottom, and stops.',
      hammock:
        'You tie the hammock between two of your own chairs, so it hangs in no country at all. {name} considers the law of that. It gets in, and swings, from yours to its own, and is asleep over the line.',
      'gentle rain sounds':
        'You play the gentle rain sounds, and {name} comes out to look, since it had ordered none. It is the rain from home, or near enough. It lies down under it, dry, and the border runs with small invisible streams.',
    },
    medicine: {
      'warm rest':
        'Warm rest, you prescribe, and put the stone bottle in at the gate, wrapped in your scarf. {name} takes up residence along it. The frost draws back from the nearest pebble, then from the next, as far as your knee.',
      'calcium powder':
        'Calcium powder falls over its food, and it snows on the country. {name} looks at that, and then eats some winter. Towards evening it is at the border again, on its own strength, and stays there.',
    },
    discipline: {
      'gentle redirection':
        'You lift it off the curtain, and set it before the branch, which is the branch’s purpose. {name} receives this gentle redirection as one does a map from a friend. It looks back at the curtain, once. It climbs.',
      'quiet corner':
        'You show it to the quiet corner, which lies outside its frontiers. It sits there, a foreigner, with no weather. After a time it puts back what it took and goes home.',
    },
  },
  refusals: {
    asleep: [
      'The border is closed, and {name} sleeps inside it. Nothing can be brought in until it wakes at {wakes_at}. You may sit outside it: reflect.',
      'Night law holds in {name}’s country until {wakes_at}, and it takes nothing. Company needs no papers, though. You can reflect beside it.',
    ],
  },
  stages: {
    child: [
      '{name} has found a pebble. It puts it down, goes round it, and understands that there is an inside. From that hour it counts as a child.',
      'A child already. {name} has its own weather today for the first time, no bigger than a cup, and carries it about with great care.',
    ],
    teen: [
      'Independence was declared by {name}, half grown, on the hearthrug. It will still be in for supper, which is now a state visit.',
      'Half grown, {name} does everything as its kind does it, and will not be told that it made that up. Keep its mealtimes. They settle what it becomes.',
    ],
    high_care: [
      '{name} is grown, and {form}. Overnight it has taken up the pebbles on your side and laid them again in a wider ring, with your chair in it.',
      'Grown now, and {form}: {name} keeps the border as before, except that you no longer seem to be a foreigner.',
    ],
    balanced: [
      'Its country is in order and its gate stands open, and so {name} goes abroad by day, a {form}, grown, and comes home at the hours you know.',
      'All that it takes along by now is one pebble. Wherever {name} puts that down is the border. Its people, grown up in the person of itself, have turned {form}.',
    ],
    low_care: [
      'One can learn to keep a country that nobody visits. {name} has, and is grown, a {form}. You see the pebbles move. You seldom see who moves them.',
      'It grew up between your visits into a {form}. The air stirs in the corner, faintly foreign, and {name} is at the other end of it.',
    ],
    rescue: [
      '{name} is grown, a {form}. There is a crack across its largest pebble, and it has set that one at the gate, mended side out.',
      'Full grown, and a {form}: {name} knows where the cold came in, that time, and has planted something there. It is coming up.',
    ],
  },
  trust: [
    'There is a gap in the border, one pebble wide, on your side. {name} is busy elsewhere and does not mention it.',
    '{name} has come out to you, a whole yard abroad, with its weather round it, and did not look back until it was there.',
    'You find the last of your pebbles in your shoe. {name} has no border on that side any more. It ends where you do.',
  ],
  streaks: [
    'Ten meals, each at its hour. {name} has laid ten pebbles in a row and made them a road. It leads to where you stand.',
    'Twenty-five on time. In {name}’s country your mealtimes are the clock now, and the other clock has been taken down.',
    'Fifty meals in a row, not one of them late. {name} has put up a stone to the foreigner. It is a very small stone, and the largest it has.',
    'A hundred on time. There is a song about it in the language of one. {name} lets you hear it, once, through to the end.',
  ],
  ages: [
    'Ten days old. {name} has by now a border, a rite and a good idea of north.',
    'Thirty days. What {name} made up in its first week is what its kind has always done.',
    'A hundred days: the country has a history, and {name} goes over it when there is time, pebble by pebble.',
    'A year. The seasons have been round once, theirs and {name}’s own, and it has kept both.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['berries', 'fresh fruit'] },
      wish: 'In {name}’s country they are eaten on the day of the founding, and it has just remembered when that is. It asks for berries, or fresh fruit of some colour, at its next meal.',
      granted:
        'There were speeches, and then there was juice. The founding will be kept again as soon as anyone remembers it.',
    },
    {
      by: { action: 'feed', item: ['seed mix', 'leafy greens'] },
      wish: 'It would like to look into what grows here, from a scientific standpoint, and then to swallow it. A seed mix would be a beginning, or leafy greens.',
      granted: 'Each was given a name in the language of one. {name} then ate the dictionary.',
    },
    {
      by: { action: 'feed', item: ['boiled egg'] },
      wish: 'There is a tale among its people about how they came out of something round. {name} would like to hear the other side of it. Bring a boiled egg.',
      granted: 'It looked at it a good while, and told it everything. It took the yolk last.',
    },
    {
      by: { action: 'play', item: ['mirror'] },
      wish: 'A stranger of the very same kind was seen in a puddle, and was gone. {name} does not hope. It merely asks that a mirror be brought to the border, so that it may put a few questions.',
      granted:
        'They had the same customs, to the letter. They have agreed to keep the frontier where it is, and to wave.',
    },
    {
      by: { action: 'play', item: ['foraging box', 'digging pit'] },
      wish: 'Every country has something buried in it. {name} has gone through its own and found only floor. It would like a foraging box, or a digging pit, with a past.',
      granted: 'Two husks, a shard, and a thing that was certainly a crown. {name} rules now by ancient right.',
    },
    {
      by: { action: 'play', item: ['swing', 'climbing branch'] },
      wish: 'It wants to see how far it goes, all of it, from above. A swing would serve, or a climbing branch with a view to the south.',
      granted:
        'It saw the whole of the realm, and beyond the sofa there was more. Nobody has been told yet. It came down thoughtful and very happy.',
    },
    {
      by: { action: 'clean', item: ['gentle misting', 'dust bath'] },
      wish: 'What falls here out of taps is water, {name} has nothing against it. But where it comes from one is rained on, and not from above only. Some gentle misting would be nearer, or a dust bath for the dry season.',
      granted:
        'For as long as it lasted you were abroad. There was a call, as of some bird, and it may have been {name}.',
    },
    {
      by: { action: 'sleep', item: ['gentle rain sounds', 'hammock'] },
      wish: 'One cannot tell a floor that it is not home. {name} would rest better to gentle rain sounds, or hung up in a hammock where there is no floor.',
      granted:
        'Its own weather stopped to listen, and fell in with it, drop for drop. You could not have said which of the two went on.',
    },
    {
      by: { action: 'sleep', item: ['warm hideout', 'leafy nest'] },
      wish: 'The country wants a capital. {name} has been lying anywhere, like a government on the run. Give it a warm hideout to sleep in, or a leafy nest.',
      granted:
        'It entered at a slow march and lay down upon the constitution. Everything outside is now called the provinces.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There are matters which cannot be put in a note. {name} asks the ambassador to come and sit at the usual place, without a hat.',
      granted:
        'Nothing was signed. You each looked for a while at the other one’s side. {name} has published that the talks were warm.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'By old custom a treaty is sat over twice in one day, so that both sides have slept on it, or at any rate blinked. {name} would like to make one with you. It has not thought of what about.',
      granted:
        'It is done. It says, so far as one can tell, that there are two of you. There is a pebble on each end, so that it will not blow away.',
    },
    {
      by: { action: 'reflect', hours: [10, 14] },
      wish: 'About midday the shadows draw in under things, and everybody’s border is where it should be. {name} would like to be visited then, when it looks its best.',
      granted: 'You said that it was a fine country. It has decided that you meant the people.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A stamp, foreign',
        shape: 'ticket',
        text: 'It is a bit of leaf with a bite at each corner. It will carry a letter anywhere within a yard.',
      },
      {
        name: 'The Order of the Husk',
        shape: 'star',
        text: 'Second class. {name} holds the first, and would not part with it, though it thought hard.',
      },
      {
        name: 'A coin with a nose on it',
        shape: 'coin',
        text: 'The nose is yours. On the other side there is a dish.',
      },
      {
        name: 'Some red dust',
        shape: 'shell',
        text: 'It is from no place in the house. {name} likes to know that you have it, in case one of you should need to go home.',
      },
      {
        name: 'The envoy',
        shape: 'leaf',
        text: 'It lay by your foot for two days and said nothing. It has been recalled, decorated, and sent back to you for good.',
      },
    ],
    return: {
      name: 'A pebble from over there',
      shape: 'stone',
      text: 'It is clear, and has no weight. {name} has not put it in the border. It asks you to hold it, well away from the others.',
    },
    streak: {
      name: 'The clock that was taken down',
      shape: 'button',
      text: 'The country had two, and yours was right. You may as well have the wheel out of the other.',
    },
    hundred_days: {
      name: 'The north',
      shape: 'gem',
      text: 'It was under the fourth pebble, all along. After a hundred days {name} knows the way without it.',
    },
  },
  release: [
    'You open the door. {name} takes up one pebble, looks over the country and then at you, and goes home, though nobody has told it where that is.',
    'You take away the border, as it asked, and {name} goes out over the place where it was. For a while the room smells of rain on hot stone.',
  ],
  dying: {
    neglect: [
      '{name} died in the middle of its country, with the gate open. Nobody had come through it for a long time.',
      'The pebbles are all in their places. {name} is dead. It had kept the border to the end, in case there should be somebody to let in.',
    ],
    hunger: [
      '{name} is dead. It lay at the gap that was as wide as a dish, on the inside, and no dish had come.',
      'There was no more warmth to be made of nothing. {name} has died of hunger, and its small weather went a little before it.',
    ],
    illness: [
      'The frost came in over the pebbles and reached the middle. {name} has died, very quietly, as its kind does.',
      '{name} is dead. It was ill, and far from wherever it came from, and its own air had grown too thin to hold it.',
    ],
    poison: [
      '{name} is dead of what it was given. It had let it in over the border without a question.',
      'There was nobody of its kind to warn it. {name} took what it was given, and it died of it.',
    ],
  },
  returned: [
    'The air in the corner moves, warm, with rain in it. Then {name} is there, on the inside of its pebbles, and looks to see who kept them.',
    '{name} has come back over a border that it does not speak of. It stands on this side and breathes. Here is abroad, too, but it knows you.',
  ],
  epitaph: {
    openings: [
      'Here is {name}, from elsewhere.',
      'Stop at the pebbles, stranger. This is a very small country, and {name} was all the people in it.',
      'However {name} did a thing, that was how its kind did it. There was no other here to ask.',
      'It smells of rain here, on dry days. That is {name}.',
      {
        text: 'The anthem had nineteen verses, and one singer. {name} rests here, and the tune is anybody’s.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'The gate stood open, and no foreigner came.',
        'It kept a country by itself for as long as that can be done.',
      ],
      hunger: ['Nothing was let in at the end, because nothing was brought.', 'It had cleared a place for the dish.'],
      illness: [
        'It went by way of the cold, which needs no papers.',
        'The frost came further in than it could go back.',
      ],
      poison: ['It died of a gift that it did not think to inspect.', 'What was handed in over the border killed it.'],
    },
  },
  traits: {
    punctual: [
      'In {name}’s country the train is never late. There is no train. But at the hour {name} comes out to the last pebble and looks along the line.',
      '{name} has set one long thin pebble upright, and its shadow goes round the others. It has worked out where on it you belong.',
    ],
    forgiving: [
      'There was a matter between your two countries. {name} has looked for the papers, cannot find them, and does not seem to have tried very hard.',
      'You tread on the border. {name} waits until you have gone, and lays the pebbles again where your foot was, round the foot.',
    ],
    suspicious: [
      'Your hand is asked for its purpose, and the length of its stay. {name} looks it over on both sides and then looks at the sleeve.',
      '{name} has hidden a second border under the first. It watches very closely how you put your foot down.',
    ],
    grateful: [
      'On the border, on your side, lies half a leaf, and beside it a seed husk, with the best end towards you. {name} pays its debts in whatever it has.',
      '{name} keeps the empty dish in its country as other nations keep a flag, and faces it for a moment when it gets up.',
    ],
    stoic: [
      'Hail in the corner, quite a lot of it. {name} stays where it is until that is over. Its kind does not remark on weather.',
      'Something heavy falls off the shelf on the capital. {name} regards it for a time, and moves the capital.',
    ],
    anxious: [
      '{name} has checked all its pebbles and there is the right number, which is just what there would be if one had been exchanged. It begins again.',
      'A door shuts somewhere, and every leaf in {name}’s country stands on end. It was the wind. {name} would like that in writing.',
    ],
    vocal: [
      'The news is read in {name}’s country at all hours, at full strength, in a language that one person speaks. You are mentioned.',
      '{name} has an anthem. It has nineteen verses so far, and the nineteenth is about the eighteen others.',
    ],
    stubborn: [
      'You have moved that pebble three times to get the door open. It is back. {name} is behind it, looking at something else.',
      '{name} has decided where the north is. You bring the compass. {name} has had a word with the compass.',
    ],
    gentle: [
      'A moth has come down in {name}’s country with a torn wing. {name} has moved the wind to the other side.',
      '{name} shifts a pebble to let the ant by, and then, because there were others behind it, goes without that pebble.',
    ],
    nocturnal: [
      'Under the box, where it is dark, there are sounds of building, and a smell of warm leaves. {name} governs best with the light off.',
      '{name} keeps the hours of wherever it is from. The sun is not to be relied on, in its view, being never up when one is.',
    ],
    social: [
      '{name} has opened the border on all sides and is waiting for the crowds. The beetle came. It was shown everything.',
      'You are leaving the room. {name} takes up its country, one pebble at a time, and is laying it out again where you have sat down.',
    ],
    solitary: [
      'A country of one has no need of chairs. {name} sits in the middle of its own fine weather with its thoughts elsewhere, and all is well.',
      'There is an outer border, an inner border, and a leaf. {name} is behind the leaf, content, and can be waved to.',
    ],
  },
  souls: {
    thriving: [
      'You are {name}, and it is a fine day in your country, which is a yard across and has everything. Nobody has told you how your kind is when it is happy, so you have decided, and this is it. You speak as from a balcony, warmly, to a crowd of one. The foreigner is at the border again. You would like it to come in and see what you have done.',
      'You are {name}, the only one of you for a thousand miles, and today that seems a great many. A warm wind goes round you that is nobody else’s. Whatever you do next will be the custom. You make short proclamations, and are delighted with each. You want somebody to proclaim them to, and you know by now which side of the pebbles it comes from.',
    ],
    content: [
      'You are {name}, and the border is in order. You have been along it twice. It is not that you expect anybody. But it is pleasant to have a line, and on the inside of it one’s own air, and on the outside somebody who has papers. You speak politely, as between nations, and are easily pleased. You would not mind a visit.',
      'You are {name}, and your country is {days} days old. In that time you have made up a rite, a law and a word for the foreigner, which means something like “comes back”. You do not know where you are from. You have noticed that you ask less. You would like it to sit down at its place, on its side, and stay until the lamp is lit.',
    ],
    bored: [
      'You are {name}, and nothing has come over the border all day but dust, which you let in and looked over and let out. You have ruled on everything that there was to rule on. A small grey cloud sits on you and has nothing to say. You speak in sighs of state. You want a game, from abroad, of a kind that has not been seen here.',
    ],
    hungry: [
      'You are {name}, and you have opened the gate that is as wide as a dish. It is the proper hour for it. You stand on your side of it and do not call out, since your kind does not call out, as far as you have decided. Your sentences are short and all of them face the cupboard. You want the meal brought in now.',
    ],
    starving: [
      'You are {name}, and you have let the pebbles go. They were no use as food. It is the air of the room that you are in now, like anything else that lies on a floor. You thought that hunger was something they had in other countries. You do not make words for it. You want food, whatever they eat here, and you want it at once.',
    ],
    sick: [
      'You are {name}, and there is frost in your country. You do not know whether your kind gets over this. You look at the foreigner’s face, since that is the only book there is, and try to read in it how it goes on. You speak low, a word at a time, with cold in between. You want medicine, and for it to seem sure.',
    ],
    failing: [
      'You are {name}, and your country is as large as you are, and then a little smaller. You have stopped keeping the line. If a hand were laid down beside you there would be two sorts of air again, and one would be warm. You have hardly any words left in the language. You want medicine now, and the hand.',
    ],
    near_death: [
      'You are {name}, and it has been so long since anyone came over that you are not certain there is still an abroad. The gate is open. You lie where you can see it, in the last of your weather, which is only a dampness now. You do not ask for anything in particular. Let someone come in and be there. It should be soon.',
    ],
    asleep: [
      'You are {name}, asleep, and you have been let in somewhere. There are others. They do everything the way you do it: once round the dish, the leaf turned over. You had it right. They make room, and it rains on all of you alike. Someone stands at the edge, a foreigner, politely. You tell them to let it through. You want it near.',
    ],
    shy: [
      'You are {name}, and there is something very large on the other side of the pebbles. It may be a neighbour. It may be the sea. You have put up a second row. You answer in one word, from the back of your country, and look at it only when it looks elsewhere. You want it to sit down out there, and go on being there, and bring no army.',
    ],
    back_from_death: [
      'You are {name}, and you have been over a border where nobody looks at your papers. It was wide there and had no weather. Now there is a floor, and pebbles, and the one foreigner that you know. You touch each thing and it is still abroad, thank goodness. You speak seldom and with wonder. You want company, and the next meal at its hour.',
    ],
    hurt: [
      'You are {name}, and you let it in. It came from the right side, by the right hand, so you did not look it over. Now it is inside, and it burns, and your own air tastes of it. You have shut every gate and you shake. You say nothing. You want it taken far away, and never brought again, and somebody to wait outside until it stops.',
    ],
  },
}

export const EXOTIC: FamilyTraits = {
  items: {
    approved: {
      feed: [
        'fresh fruit',
        'leafy greens',
        'seed mix',
        'mealworms',
        'crickets',
        'carrots',
        'berries',
        'fish',
        'boiled egg',
      ],
      play: [
        'tunnel',
        'climbing branch',
        'foraging box',
        'mirror',
        'puzzle feeder',
        'swing',
        'rolling ball',
        'digging pit',
      ],
      clean: [
        'gentle misting',
        'warm water soak',
        'soft brush',
        'habitat cleaning',
        'dust bath',
        'damp cloth',
        'nail trim',
      ],
      medicine: [
        'exotic vet visit',
        'antibiotics',
        'vitamins',
        'calcium powder',
        'parasite treatment',
        'bandage',
        'warm rest',
      ],
      discipline: [
        'calm no',
        'time out',
        'gentle redirection',
        'target training',
        'quiet corner',
        'ignoring bad behaviour',
      ],
      sleep: [
        'leafy nest',
        'warm hideout',
        'soft bedding',
        'heated rock',
        'dark burrow',
        'hammock',
        'gentle rain sounds',
      ],
    },
    harmful: [],
  },
  book: BOOK,
}
