/**
 * The Tabby wants everyone to have met. It fears drawn curtains, a house where the bell is not answered, anyone eating
 * alone. It hoards small news and gives all of it away.
 * Three odd facts. It introduces people by rubbing them on each other: the postman travels on its left cheek and you on
 * its right, and by evening the gatepost knows you both. It has a friend, a snail on the back step, who gets the last
 * crumb of everything and is quoted as an authority. And there is an M on its brow, and nobody has told it what for; it
 * has asked all round, been given a dozen answers, and believes every one.
 * Its body is marmalade and striped, with a biscuit-coloured belly, honey eyes, a tail that waves at the tip, and paws
 * that make bread on anything soft. It eats with murmurs, in company if there is any. It sleeps on its side with a paw on
 * whoever is nearest. It sulks by being polite: the chair is greeted before you are. It trusts by the cheek, first one
 * and then both. It never passes anybody without a word, never finishes the last crumb, never keeps a thing to itself.
 * Its keeper is the people at home, whom all the others on the street must be told about.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell opens down the middle like a garden gate, and {name} comes through it forehead first and bumps the first thing it meets, which is you. How do you do.',
    'Out comes {name}, damp, with an M on its brow. It turns round and rubs a cheek along each half of the shell, so as not to leave without a word.',
  ],
  looks: {
    thriving: [
      'You look out, and {name} is carrying a sock across the garden to the scarecrow, who has looked low of late. It comes home without the sock, tail up. The scarecrow is wearing it on the better arm.',
      '{name} lies on its back on the path with its biscuit belly up, so that whoever comes will have something to be glad about. The paper comes, and is glad. A wheelbarrow comes. It is very nearly glad.',
      {
        text: '{name} has rubbed its left cheek on the postman’s boot, and now it rubs its right on your ankle. It goes out and does the gatepost with both. You have all been introduced.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} has been up the street asking what the M on its brow stands for. Marmalade, says the baker. Mail, says the postman. It believes them both. Now it holds its forehead up to you.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is in great spirits on the wall and has a word for everyone: the milkman, the pram, next door’s dog. You come up the path. It admires the dog again until you have gone in.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} has met a table leg, and it was charming. There turn out to be others. It goes round and round, greeting each for the first time, and at the end, with the same bow, your leg.',
        when: ['baby'],
      },
      {
        text: '{name} leans on the gate, to introduce it, and then on the hedge. At your boot it stops. It leans there as well, only briefly, and purrs, as if it might soon have something to call you by.',
        when: ['warming'],
      },
      {
        text: 'In the best of spirits {name} is paying calls: on the rug, on the stool, on the other stool. At your shoe it stops and looks up all the storeys of you. Nobody it knows. It calls on the rug again.',
        when: ['wary'],
      },
      '{name} trots in from the garden with its mouth open, talking. You understand hardly anything. But it looks the way it looked on that great day, the day of this: {loved}.',
      {
        text: 'You have not got the key out of the lock before {name} is rubbing on your legs, left, right, left. It walks in backwards ahead of you, so as not to stop looking, and sits on a boot.',
        when: ['trusting'],
      },
      {
        text: '{name} takes you out to the back step by the trouser leg. There is a snail. It bumps the snail, very gently, and it bumps you, and it purrs so that the step hums.',
        when: ['trusting'],
      },
      {
        text: '{name} comes down the whole street to meet you, with its tail up, and walks you home. It has a word for every gate. At your own it lies down in front of you and rolls.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} has come on a spider in the corner that does not know a soul, and is sitting with it. Now and then it looks across at you, who have also not been introduced, and thinks how best to bring it up.',
      'A moth has got in, and {name} sees it to the door, politely, at a walk. The moth comes back. It is seen to the door again. Neither of them has other plans, and it is a pleasant walk.',
      {
        text: 'Nothing has happened in the street, and {name} is reporting it. It sits on your feet, tail tip waving, and gives you all of it: the cart that did not come, the dog that did not bark.',
        when: ['trusting'],
      },
      {
        text: 'From the step {name} has a slow blink for the sparrow, and a slow blink for the cart. For you the honey-coloured eyes stay open, round and perfectly civil. You will be told when it is your turn.',
        when: ['wary'],
      },
      '{name} has a snail on the back step that it visits every day. It sits down in front of it and tells it things. It may have told it how you were gone, once, for {wait}.',
      {
        text: 'You are mending a sock. {name} lies with its round belly on the one, and kneads the other, and looks at you, and purrs. You will not get very far with the socks.',
        when: ['trusting'],
      },
    ],
    curious: [
      'Somebody has left a shopping bag in the passage. {name} leans in to say hello to the leeks, further, and further, until its back feet leave the floor.',
      'A van has stopped across the way, and they are carrying in a lampshade, a cot, a fish tank. {name} is flat against the pane, wishing it had two more eyes.',
      '{name} has brought the snail in on a lettuce leaf, to show it where the noise comes from. They are both in front of the sewing machine. One of them has its horns out.',
    ],
    bored: [
      'Nobody has gone by since the milk. {name} has said good morning to all six chair legs and the coal scuttle, and had nothing back. Come out and play with it.',
      '{name} sits on the wall beside an acorn it has arranged there, and looks up the street and down the street. Anyone could roll it. Do play.',
      'The snail is asleep and the postman has been. {name} makes a little bread on the doormat and stops halfway. It would so like a game with somebody.',
      {
        text: '{name} sits under the letter box with its striped tail round its feet. A leaf came through at noon, and it greeted that. Do come and play, and let it be you who starts.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has asked the dish, which is empty, and the cupboard, which knows and can’t say. It is not hungry. It is expecting someone. Its meal is due. Kindly be the one who comes.',
      'On the mat by the dish {name} is making bread with both front paws, slowly, without flour. It is doing what it can from its end. Its meal is due, and the rest must come from yours.',
      {
        text: '{name} comes to find you, walks you to the dish with its shoulder at your ankle, and introduces the two of you. You will like each other. The dish has been expecting you. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} sits by the dish with a nod for whatever passes. The draught had one, and the fly. Yours it is keeping back until it has seen your hands. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} says its one small word to the dish, and the dish does not answer. It tries the spoon. It can’t know yet that a meal is due, and that the one to ask is you. Feed it now.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} trots to the kitchen, and back to your ankles, and to the kitchen, and bumps the door frame each way. It is showing you the road. Please feed it.',
      '{name} rubs its cheek on the empty bowl, and rubs its cheek on you, and on the bowl. It looks up with its honey eyes, to see if you have put them together. Feed it.',
      'The neighbours are frying onions. {name} has been to smell it under their door, and has come home, and is quite quiet. Its round belly is not so round. Feed it.',
      {
        text: '{name} murmurs to the mat that it is hungry. It murmurs it to the chair, a little louder, and looks at you round the leg of it. Put food down, and sit.',
        when: ['wary'],
      },
      {
        text: '{name} has rolled its bowl out into the passage, and stands behind it, with one paw up, as if it did not wish to trouble you. It is hungry. Put food in.',
        when: ['wary'],
      },
      {
        text: '{name} has one paw on your knee. The other opens and shuts in the air, making bread out of nothing. It tells you about it, at some length. Please feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} sits on your feet and bumps your shin with its forehead, and waits, and bumps it. The murmur has gone up at the end, like a question. Give it its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} did not get up when you came in, but it moved the tip of its tail for you. Its belly has gone flat in {hours} hours. Feed it now, in your coat.',
      '{name} has lain down with its striped face on the rim of the bowl. It does not say anything to anybody. When you speak, it opens its mouth, and shuts it. Feed it now.',
      '{name} has been from house to house, and sat on all the mats, and people said what a nice cat. Nobody gave it anything. It has been {hours} hours. Feed it now.',
      {
        text: '{name} tried to come and meet you, and got as far as the chair, and leans on that. It has been {hours} hours. Give it food from your hand now, then medicine.',
        when: ['weak'],
      },
      {
        text: '{name} comes along the wall from asking at other doors, and its stripes have gone narrow. It stops well short of you, and murmurs. Put food on the step now, and go in.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies on its side, and where the round belly was there is a hollow. It does not lift its head to you. Put food to its mouth now, and medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} got to the gate and sat down there, and is letting people come to it today. It has not much go. A little medicine would help, or a good long sleep.',
      'Half a bump is all that reaches your knee, and then {name} rests its forehead there. It is worn right down. Something to set it up, please, or bed.',
      {
        text: 'The tail goes, and the murmuring, and {name} tells you about the plums from where it lies, with its eyes shut, resting between the plums. Bring it some medicine while it talks, or tuck it in.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You could not say which are the stripes and which is the coal yard. {name} does not like to rub on anyone in that state, and is holding its face away. Wash it, do.',
      'The M has gone under, and there is tar on the biscuit part. {name} sits out on the step, apologising to the snail. It would be glad of a bath.',
    ],
    sick: [
      'The postman came up the path and {name} did not go to meet him. It sits very small on the mat, and nobody has washed its stripes. It needs medicine, please.',
      'You bump its forehead for it, since it does not do it of itself, and the M is hot under your hand. Give {name} medicine, and draw the curtain a little.',
      '{name} has turned its face to the coal scuttle and left the whole street unspoken to. There is a rattle in the purr. Medicine, and soon.',
      {
        text: '{name} hears you come and tries to be civil. It gets the forehead up off the mat, and it goes down again by itself. You have not been introduced, but never mind that. Give it medicine, and say who you are.',
        when: ['wary'],
      },
      {
        text: 'The postman has been, and {name} did not get up. It lies with its brow to the wall and a sock beside it, fetched for somebody, that it could not carry any further. Bring medicine.',
        when: ['wary'],
      },
    ],
    failing: [
      'The tip of the tail is moving, very slightly, in time with your voice. It is all the answer {name} has. Give it medicine at once, and go on talking.',
      '{name} lies where the draught comes under the door, with its cheek against the wood, the right one, which is yours. Medicine now, and let somebody stay with it.',
      {
        text: 'You say its name and the tail-tip does not know yours to answer with. It lifts all the same, once, for whoever that is. {name} must have medicine this moment, and a hand laid near, with the back of it up.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It has been {hours} hours, and every time the gate went {name} lifted its head. It is not lifting it now. Sit down with it, here, on the mat.',
      '{name} lies up against the inside of the front door with one paw under it, as far out as a paw goes, in case there was someone. Let there be someone. Sit with it now.',
      'There is nobody on its cheeks. They have gone quite clean, in {hours} hours, with nothing coming by. Sit down on the mat by {name}, now, and put your face to its own.',
      {
        text: '{name} is out on the gatepost, where both ends of the road can see it. For {hours} hours it has sat up straight, stripes combed, tail round its feet. The eyes have just closed. Go out and stand by it.',
        when: ['wary', 'well'],
      },
      {
        text: 'For {hours} hours nobody has come to say good day to. {name} has laid its hot cheek on an old shoe of yours. Sit where the shoe is, speak low, and have medicine by you for when it will take it.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps on its side with one paw on the leg of your chair. You move the chair a little. The paw goes with it, and after the paw, still asleep, goes {name}.',
      '{name} kneads the quilt in its sleep, left, right, left, and smiles. Now and then it says something, and seems to be answered, and says something else.',
      '{name} is asleep in the sun with its biscuit belly up. The gate goes, and it murmurs. A cart goes by, and it murmurs. You cough, and it says something quite long.',
      {
        text: '{name} has gone to sleep in the doorway, between a boot and the broom, with one paw on the boot. You step over. It murmurs, politely, and draws up its tail.',
        when: ['wary'],
      },
      {
        text: '{name} meant to watch you through the back of the chair, and its eyes have shut. It hangs over the rung, with a striped arm down on either side. When you turn a page, an ear moves.',
        when: ['wary'],
      },
      {
        text: 'You lay down for a minute, and {name} lay down along you. It is asleep, with a striped arm across your neck. In its dream it rubs its cheek, once, up the length of your chin.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps, and has hold of your little finger with its whole paw. You try to put out the lamp with your foot. It murmurs, and holds on tighter.',
        when: ['trusting'],
      },
      {
        text: 'The gate goes, and {name} does not murmur. It sleeps on the mat with its breath short and its paw on nobody. Put your hand beneath the paw. It needs medicine on waking.',
        when: ['ill'],
      },
      {
        text: '{name} sleeps on its side in the very middle of the hall, where nobody could come in without being met. The biscuit belly rises and falls. At your step the tail tip says hello, all on its own.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      '{name} is asleep, and the paw that looks for somebody has found only floorboards. Sit beside it now, and let it find you. It wakes at {wakes_at}, and will need a deal of care.',
      'The gate went, and there was no murmur. {name} sleeps too far down. Reflect beside it now, within reach of its paw, until it wakes at {wakes_at}.',
      {
        text: '{name} has gone to sleep by the bowl, close up, as one sits by a friend who is poorly. Sit with the pair of them now, and have a meal ready at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has a sock in its mouth and somebody to give it to, and can’t get past the end of the bench. It puts it down, picks it up, and backs in again. Sit on the floor out here, and be handy.',
      'Among the flowerpots there are stripes, and that is {name}. It would like to say good day, but its own tail knocked on a pot, and it took fright at the caller. Come and sit by the pots a while.',
      {
        text: '{name} is behind the basket with a greeting, a very small one, and puts it to the wall again and again. It would not dare with a face. Sit near, say nothing, and let it practise on you.',
        when: ['baby'],
      },
      {
        text: 'Nobody has told {name} yet that it is a neighbour. It lies under the shawl, the M very new on its brow, and believes that it lives alone. Sit down beside it, and be next door.',
        when: ['baby'],
      },
      'It was {wait} once, by the hall clock, that {name} sat on the mat for you. It is civil. It greets the chair, then the table, then you. Sit with it until the order changes.',
    ],
    back_from_death: [
      '{name} is back, and goes round very softly, putting its cheek to everything: gate, mat, broom, you. They all remember it. Stay by it, and be prompt with its next meal.',
      'There has been a long queue somewhere, of all sorts, and {name} had got talking. Now it is home, on the mat, a bit hoarse. Keep it company, and do not be late with the bowl.',
    ],
    old: [
      '{name} holds open house nowadays from a cushion in the porch. They come to it: the postman, the baby from nine on its own feet, and, by Thursday, the snail.',
      'There is more cream than marmalade in its face now, and the M has got faint, like something on an old flour sack. {name} thinks it may have stood for morning.',
      '{name} has worn a smooth place on the gatepost, cheek high, in {days} days. Strangers put a hand there as they come in and could not tell you why.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats with its tail tip going, the way people wave over a hedge. When the dish is empty it looks in once more, in case anyone has been left behind. Nobody has. It washes its face to receive callers.',
        'On time, and {name} eats all of it, and then takes the smell of it round on its whiskers: to the chair, to the boots, to the bucket, and past you too. Now everybody knows what there was.',
        {
          text: '{name} eats up and goes straight to the letterbox to tell the postman through it: {streak} meals in a row, every one on time. The whole street is being made quite proud of you.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} cleans the dish, goes off upstairs and comes back with a sock for you. You look perfectly happy, it can see that. This one is to keep by.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You put the dish down, and {name} waits until you have sat down to your own cup. In this house nobody eats alone. It takes the last bite with your last sip.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'The dish is the first neighbour {name} has ever had. It bids it good day, eats all that is in it, and bids the empty place good day as well. Then, sideways, your shoe.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all and looks up to see who keeps doing this. Meals on time so far: {streak}. It has not been told your name, so it greets your knee, and then the other knee.',
          when: ['baby'],
        },
        {
          text: '{name} greets the chair, the dish and the dripping tap, and eats every bit with its tail turned to you. On time, it is bound to say. It says so to the chair.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up and sets out for the door, and stops, having passed you without a word. One cannot do that to a neighbour. It comes back. One cheek, lightly, along your shin, and now you have met.',
          when: ['warming'],
        },
        {
          text: '{name} rubs both its cheeks along your wrist before it eats, and then it eats, leaning back on your shin. It leans more and more. When you move the foot, it sits down on the floor with a bump.',
          when: ['trusting'],
        },
        {
          text: '{name} tells you all about its day across the rim of the bowl, with its mouth full. Halfway through it has to come and rub its wet chin on your nose. Then it goes back for the rest.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats with one paw on your thumb, and the paw opens and shuts, as if it were making bread. Every time it swallows it looks up, and its honey eyes go shut at you.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You hold up its striped forehead with one hand, as it is heavy today, and {name} eats out of the other. It gets it all down. It pats your wrist, once, when there has been enough.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You are on the dot, and that is {streak} times in a row. {name} bumps your shin with its forehead so hard that some of the dinner is spilled. It eats that first.',
        '{name} comes to meet you in the passage with the tip of its tail waving. It has had {streak} meals on time. It walks beside you to the bowl, talking the whole way.',
        '{name} has eaten {streak} meals on time, and today it lies down beside the empty bowl, rolls over, and shows you the round biscuit belly. That is as good as a letter.',
        {
          text: 'After {streak} meals on time {name} does not start when you put down the bowl. It rubs your ankles first, an eight, and another eight, as if you were the dinner. Then it eats.',
          when: ['trusting'],
        },
      ],
      early: [
        '{name} has only just got up from the last. It takes a taste, so as not to hurt your feelings, and bumps the rest back to you with its forehead. Come at {opens}.',
        '{name} eats one bite, and sits down by the bowl with its paws tucked in, to keep it company. It has no room yet in that round belly. It will at {opens}.',
        '{name} has a lick, murmurs that it is very good, and lies down on its side, with one paw over the edge of the bowl. It would rather have it at {opens}.',
        {
          text: '{name} takes one nibble, because it is polite, and carries it behind the coal scuttle to eat. It is not hungry, and hardly knows what to say to you. Come at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} puts up its tail when it sees you, though it is not hungry. It takes one bite for the sake of company, and wipes its mouth on your wrist. Come again at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats its late meal and gives you to understand that it has been no trouble at all. That is what one says to strangers. It washes its biscuit belly with its back half turned.',
        'While the dish was late, {name} called at every door in the house to ask after it. It eats up. Then it calls at the doors again, to thank them. Your chair has been left off the round.',
        {
          text: 'The meal is late, and {name} eats all of it with perfect manners. Afterwards it goes round to wish everyone well: the coat, the stove, the broom. You used to come before the broom.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} waited, ill as it is, and now it eats what it can, which is a corner. It looks past you to the door, where people come in who bring help. Let that be you. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all. Then it fetches a sock, as it does for anyone who has been sad, and this time lies down on it itself. It leaves a little room for your foot.',
          when: ['trusting'],
        },
        {
          text: '{name} eats all of the late dish from the far side, so that it stands between you like a garden gate. The gate had been on the latch. With one paw it draws the dish a little closer to itself.',
          when: ['wary'],
        },
      ],
      missed: [
        'After {hours} hours {name}, that would ask anybody how they were, asks nobody. It eats it all with its brow pressed to the dish, so low that you can’t read the M. Do not be so late again.',
        'There is marmalade fluff all along the front door, where {name} has leaned for {hours} hours, since that is where people come in. It eats everything, shaking, and does not look up to see who has come. Come in time.',
        {
          text: 'It took you {hours} hours, and {name} eats everything without a sound. Until now it has always had a murmur for whoever was there. The honey-coloured eyes stay on the dish. Be on time now.',
          when: ['wary'],
        },
        {
          text: 'For {alone} there was nobody to greet, and {name} has lost the way of it. It eats all you brought. Then its mouth opens to you for the usual word, and closes again. Be here next time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} could not eat another thing. It walks you back to the larder, all the way, rubbing round your legs so that you nearly drop the bowl. Come again at {opens}.',
        '{name} rolls over and shows you its belly, which is as round as a bun and quite tight. You may pat it, but you may not fill it. Come at {opens}.',
      ],
      ill: [
        '{name} takes a little from the edge, so as not to be a worry, and leaves a crumb much larger than the snail could manage. It ought to have medicine now.',
        'One mouthful, and a rest with its cheek on the rim, and one mouthful. There is no murmuring. Give {name} its medicine after this.',
      ],
      loved: [
        'The bowl goes down, and {name} goes twice round your ankles, once round the bowl, and along the sill to tell the street through the glass, with its mouth full: {item}.',
        'The snail’s share today was two crumbs and a lick of the spoon. It was {item}, and {name} thinks that one should not be alone with such a thing.',
        'You are asked to sit. {name} eats, and stops, and rubs some of it on your hand, so that you can say you were there: {item}. It may be what the M is for.',
        {
          text: '{name} thanks the bowl for it, twice, and says to the chair what it is, in a whisper: {item}. Then it comes all the way round the table leg, to see who you are, with some on its whiskers.',
          when: ['wary'],
        },
        {
          text: 'There is a murmur you know, and one you do not, lower: {item}. {name} eats with its striped forehead pushed into your palm, so that you should have it at first hand.',
          when: ['trusting'],
        },
        {
          text: '{name} meets it, bumps it, and finds that it comes off on the nose: {item}. It licks the nose. Its honey eyes go round. It turns to tell somebody, and there is you.',
          when: ['baby'],
        },
      ],
      disliked: [
        '{name} does not like to say. It pats the bowl, thanks you, and goes to see whether the snail has any use for {item}. It was thinking of a bit of mackerel.',
        '{item}. {name} eats what is decent, murmuring about the weather, and pushes the rest under the rim with its nose. An egg, if you were to ask it, and you did not ask.',
      ],
      harmful: [
        '{name} has been ill into the lavender, and came to tell you, and could not get through the telling. It was {item}. Let there be none in the house. It has had no meal, poor thing.',
        'It ate that because you are you. Now {name} is shaking on the mat, and its forehead is cold against your hand. Never {item}. Hold on to it a while.',
      ],
    },
    play: {
      wanted: [
        'You race {name} to the far wall, and it is well ahead when it sees that you will come in last, all by yourself. It stops. You arrive together. It leaps for joy, and off you both go back.',
        'You knock on the table from underneath, and {name} sits up: a visitor. You knock further along. Another. It tears from one end to the other, tail like a brush, letting everybody in.',
        {
          text: 'You hide behind the curtain, and {name} is thrilled: somebody new. It greets your toes. You put your head out, and it is you, of all people, and it has to tell the curtain who was in there.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You walk your fingers over the quilt, and {name} meets every one. Pounce, how do you do, pounce. It takes the thumb in both paws, and makes its acquaintance with its teeth.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll a walnut over the floor, and {name} is after it before it can think who sent it. It pats it right against your boot. It begs the boot’s pardon, and plays on, a little further off.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You look round one side of the armchair, and {name} looks round the other. So you have met. You go round and meet again. Each time the honey-coloured eyes are a little nearer to your end of the chair.',
          when: ['warming'],
        },
        {
          text: '{name} has caught both your bootlaces. You walk, and it is pulled along behind on its round belly, from room to room, holding on. It murmurs to the furniture as it goes by.',
          when: ['trusting'],
        },
        {
          text: 'You go down on all fours, and {name} is so pleased to meet you there that it forgets the game. It bumps you over, climbs on your chest, and purrs with its whole weight.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has had such a day of it already that it only pats the thing across to you, and you pat it back, like two people with a newspaper.',
        'You play a while. {name} keeps leaving off to tell you something that happened at number nine. It was quite happy before you came.',
      ],
      bad_time: [
        '{name} picks it up, because you asked so nicely, and gets with it as far as your feet, and lies down on them. It would love to another day. See first what is the matter.',
        'You roll it over, and {name} touches it with a paw, as one touches somebody’s sleeve, to say sorry. There is no game in those stripes. Look what it is that it needs.',
        {
          text: '{name} lays its hot cheek down on the toy, as it would on a friend who was poorly, and shuts its eyes. One of the two of them needs medicine.',
          when: ['ill'],
        },
        {
          text: '{name} takes it along the street, to see whether anyone would swap it for something to eat, and brings it back to you, with apologies. Do feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'Every chair in the house is run round, and thanked, and run round again: {item}. {name} stands on the wall afterwards with its sides going and its tail up, and tells the street that you nearly won.',
        '{item}, until the neighbours come to see what the noise is, and then {item} with the neighbours. {name} goes round them all at the end and thanks them.',
        {
          text: 'It would be rude not to, {name} tells the broom, and joins in, a little: {item}. At the third round it has forgotten the broom, and bumps into you, and says good day, and stays.',
          when: ['wary'],
        },
        {
          text: 'You fall over first, then {name}, then the scuttle: {item}. You lie there, all three, and a striped paw goes round to each of you in turn to ask who is hurt, and whether to go again.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} thinks that somebody else might enjoy it more: {item}. It carries it three doors along and leaves it on the mat. A felt mouse, now, it would keep.',
        '{item}. {name} plays a little, looking round for anyone to hand it on to. It would rather have had something that rolls.',
      ],
      harmful: [
        '{name} came running with it to show you, and cried out, and let it fall. That was {item}. Throw it where no friend will find it, and see to its mouth.',
        'It limps round by the wall and does not call on anyone: {item}. {name} puts the sore paw in your lap. Never let it have that again.',
      ],
    },
    clean: {
      wanted: [
        '{name} is washed stripe by stripe, and the grey runs off. At the brow you go carefully round the M, as one does round a brass plate by the bell. There. It looks fit to open the door to anyone.',
        'Under the mud {name} is biscuit-coloured, and looks down at its belly to watch it come up. It hands you one paw for washing, then another. The tail it keeps till the end, like someone being dressed for a wedding.',
        {
          text: '{name} lets itself be washed, and looks at the towel all the while, as at the one friend it has in the room. The grey comes off and the stripes come up. You hold out the towel. It nods.',
          when: ['wary'],
        },
        {
          text: 'As you wash {name}, the street comes off into the basin: gatepost, soot, a little of the coalman. It leans its wet side along your sleeve until you have some of each. Now you are up to date.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was all tidy already, it having been to tea. It lets you brush it anyway and tells you about the tea.',
        'Nothing but a bit of the postman comes off on the brush. {name} looks after it, slightly concerned, and hopes that he will be round again.',
      ],
      loved: [
        '{name} leans so hard into it that it falls over, stripes and all, and has you do the other side from there: {item}. It murmurs to your elbow who in the row ought to try this.',
        'It has heard of this from the cat at nine: {item}. {name} shuts its honey eyes and holds up its chin, and one back leg goes as if to a band.',
        {
          text: '{name} makes bread on your knee the whole time, a large batch, and sings under its breath: {item}. When you stop, a paw is laid on each of your cheeks, floury, to say that there is more of it to do.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} keeps asking whether that is the doorbell. It is not the doorbell. It is {item}, and it would far sooner have had the brush.',
        '{item}. {name} stands for it with its eyes screwed up, saying nothing unkind, and goes straight out and rolls in the lavender. A warm flannel would be another matter.',
      ],
      harmful: [
        'It has come out in a rash between the stripes, and {name} rubs along the wall and the wall hurts. That was {item}. Plain water now, and never that.',
        '{item}. {name} backs away from the basin with its eyes streaming and bumps into your legs, and stays against them. Rinse it gently, and throw the rest out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes its medicine and lies still. Someone goes by in the street, and one striped ear lifts, and after it, with an effort, the tip of the tail. That was a greeting. It is helping. Stay by it.',
        'This time it is {name} that somebody asks. You ask how it is, and hold the medicine, and it swallows. The honey-coloured eyes come up to you, a shade clearer. It had never been on this end of the question.',
        {
          text: '{name} takes the dose, and it stays down. A paw comes over the blanket, as far as the hem, to whoever may be there. Be there. Sit close, and give it another when it is time.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} swallows the medicine and draws all its paws in under its stripes, so that none of them can be shaken. It breathes more easily. It looks at your hands, and at the door they came in by. Stay, over there.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} is as well as can be, thank you, and so is everyone at number nine, and so is the snail. Put it back in the cupboard for somebody who needs it.',
        'You feel its forehead, and {name} thinks that it is a bump, and bumps you. There is no fever in it. Keep the spoonful.',
      ],
      loved: [
        '{item}. {name} takes it as one takes a cup of something from a friend, and rubs the spoon afterwards with both cheeks.',
        'You have only to say {item}, and {name} sits up on the stool, chin out, paws together, and tells you where it hurts.',
      ],
      disliked: [
        '{name} swallows, thanks you, goes out behind the water butt, and comes back without some of it: {item}. Mix it with something next time.',
        '{item}. Every stripe stands up separately. {name} forgives you, but it takes as far as the gate and back. There must be a milder sort.',
      ],
      harmful: [
        '{name} took it from your hand and went to tell the snail it was better, and lay down on the path. It was {item}. Never give it that. Carry it in, and get the right thing.',
        '{item}. The M is wrinkled up with pain, and {name} keeps trying to purr, which is what it does for others. Stay with it. Nothing more out of that bottle.',
      ],
    },
    discipline: {
      wanted: [
        'You tell it, quietly. {name} listens with its head on one side, and then it takes the bun out of its mouth and puts it back on the plate. It does not rub your leg as it goes.',
        'You lift it off the table and tell it why. {name} thinks about it, out on the step. When it comes in, it greets the table from below, and goes past you with its tail down.',
        '{name} looks at the milk jug, and at you, and takes its paw out. It has understood. It goes to sit by the window, with its paws tucked in, and for once it has nothing to say.',
        {
          text: '{name} hears you out with its chin on your knee. It takes its paw off the cake. It murmurs something, very low, lifts the chin off your knee as well, and goes away.',
          when: ['trusting'],
        },
        {
          text: '{name} had the kipper as far as the hall. It puts it down on your foot, gently, and looks up at you with its ears low. The tip of its tail does not wave for a good while.',
          when: ['trusting'],
        },
        {
          text: 'You say that the curtain is not for climbing. {name} comes down it backwards, and begs its pardon with one cheek. It will not do it again. It leaves by the far side of the room.',
          when: ['wary'],
        },
        {
          text: '“That is next door’s sock,” you tell {name}, and hold out your hand. It gives it up at once. It had thought that you looked sad. It goes and sits with the coal scuttle for a while.',
          when: ['from_child'],
        },
      ],
      little: [
        '{name} knows, and has told the terrier, and the terrier’s people. You need not have got up.',
        'You begin, and {name} nods along with the tail. It was on the mat already, with all its paws on the near side.',
      ],
      bad_time: [
        'You scold, and {name} comes to you with its head low, as it would to anyone who sounded like that, to see what is wrong. It is the one that something is wrong with. See to that first, and teach it later.',
        'You speak sharply, and {name} looks behind it to see who can have been so wicked. There is nobody there. It sits down, its M towards the floor. Find out what it needs. The lesson can come after.',
        {
          text: '“Bad cat,” you say, and {name}, who hardly knows you, takes it that this is how you introduce yourself. It goes in among the boots, and pulls the last one to behind it. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        '{item}. {name} thanks you for mentioning it, and asks if there was anything else while you are at it, and there was not, and it is quite relieved.',
        'That is how one likes to be told: {item}. {name} has passed it on by dinner-time to every cat in the row.',
      ],
      disliked: [
        '{item}. {name} stops, since you feel so strongly. It goes to the far end of the wall to be with somebody quieter. You could have just explained.',
        '{name} gets down, and then greets the broom, the scuttle, the mat and not you: {item}. It would have done as much for a shake of the head.',
      ],
      harmful: [
        'There is nobody on the mat or the wall or the step. {name} is under the hedge with its cheek pressed to the earth. That was {item}. Never do it again. Go out and sit by the hedge.',
        '{item}. {name} came straight back to you afterwards, low down, to make it up, as though it were the one. Do not do that to it again.',
      ],
    },
    sleep: {
      wanted: [
        '{name} lies down on the rug you have folded with its face to the door, in case of callers. You shut the door. It thinks about that, breathes out, and its paws come apart. Nobody else is expected.',
        '{name} would lie down, only there is everyone to see to first. You tell it that they are all in: the broom, the kettle, the clock. Its chin sinks as the list goes on. You get as far as the coal.',
        {
          text: '{name} lies down where you ask, leaving a space, as one does beside a stranger on a tram. It sleeps. In its sleep a paw goes out to find who is there, comes on your sleeve, and stays.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} lies down to please you and goes on with what it was saying, only lower.',
        'It is not a bit tired. {name} makes bread on the blanket for some time, and then asks whether you would like to lie there instead.',
      ],
      loved: [
        '{item}. {name} makes two loaves and a roll in it, and lies down on them, and leaves half of the place for you.',
        'It must tell you about it before it shuts its eyes. It was only going to say this: {item}. The rest is a murmur.',
        {
          text: 'It pats the place, looks at you, and pats it again, further over: {item}. {name} cannot enjoy such a thing with somebody sitting out in the cold, on a chair.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} turns round on it, and round, being nice about it: {item}. Later you find it on the kitchen cushion with its paw on the table leg.',
        '{item}. It is rather far from anybody. {name} rests there till you have gone, and takes itself to the foot of your bed.',
      ],
      harmful: [
        '{name} crept out of it shivering and came to find a person: {item}. Take that away from its bed, and let it lie against you till it stops.',
        '{item}. It did not do to sleep near that. {name} has red eyes and a sore throat, and has not said a word. Never again.',
      ],
    },
    reflect: {
      awake: [
        'You sit with {name}, and there is no news at all. A fly walks across the floor. You both see it as far as the skirting. By then a striped flank has come to be against your shoe.',
        'You sit down on the step, and {name} sits down beside you and leans, all along your sleeve. Nobody goes by. It murmurs now and then, and you say yes.',
        {
          text: 'You sit, and {name}, which has a word for the whole street, has none to say. The postman goes by outside and gets only the tip of its tail. The rest of it is busy, leaning on you.',
          when: ['trusting'],
        },
        {
          text: 'You sit on the step, and {name} sits one below. It has noticed something about your shoulders. It goes away, and returns with a sock, and lays it on the step, not on you yet, but where you could reach.',
          when: ['warming'],
        },
        '{name} lies against your hip, and talks in its throat, very low, with its eyes shut. It is about something that it once had, and would tell you over and over: {loved}.',
        '{name} sat at the gate {wait}, once, waiting for you. Tonight you sit on the step together. It keeps a paw on your knee, and each time somebody goes by it presses, to keep you there.',
      ],
      little: [
        '{name} has told you everything now, and some of it four times. Go and see somebody, and come back with a bit of news.',
        'You sit down again, and {name} pats your knee. It is quite all right. You might look in on the snail.',
      ],
      ill: [
        'You sit down on the mat by {name} and tell it, for a change, what has been going on in the street. One ear keeps up. Stay a bit, and then see to what it needs.',
        '{name} has not a word in it. It lays the right cheek on your shoe. Be with it, and when you get up, bring whatever it is lacking.',
        {
          text: 'You lie down on the mat, so as to be met halfway, and put your forehead to the M. It is like a stove lid. {name} asks, in bits, how you slept. Tell it. Then fetch the medicine, and tell it the rest.',
          when: ['ill'],
        },
        {
          text: '{name} leans on you, and there is so little leaning in it. It asks after your dinner, and is glad you had one. You had better go and get it some.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You sit down by {name}, and the paw that lay on the chair leg feels about, and finds you, and moves over.',
        'It is asleep, and murmurs when you come, something with a question at the end. You tell it that you slept very well.',
        '{name} makes a little bread on your sleeve in its sleep, five or six loaves. You stay until they are done.',
        'You sit and listen. In its sleep {name} is telling somebody, perhaps the snail, about {loved}. It gets the order right.',
      ],
      shy: [
        'Far off by the gate {name} goes about its greetings: the post, the latch, the pail. You sit still, and are not on the round. At the end it looks over at you, for just as long as a good day takes.',
        '{name} sits behind the broom, and you sit in front of it. It says something polite to the broom. You answer. It puts its head round, to see who that was, and does not go.',
        {
          text: 'You sit on the step, and from the far wall {name} nods to all who pass. So do you. It leaves one out, to see what you will do. You nod. Over there the tip of a tail lifts, hardly.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old, and knows the blanket, and the edge of the blanket. You sit down some way beyond. A striped head comes up, wobbling, looks across, and goes down. It appears that somebody else lives here.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'shredded chicken':
        '{name} lays the shredded chicken along its paw, thread by thread, and eats from the far end like somebody winding wool. One thread goes out to the back step, and you hear the snail being asked if it is not delicious.',
      'salmon kibble':
        'Salmon kibble goes down with a rattle, and {name} looks up at each one to tell you about it, cheeks full. The last is rolled with its nose across the kitchen, over the sill, and down one step to a friend.',
      'pumpkin puree':
        'The pumpkin puree is just the colour of {name}, who puts its face in and cannot be told from dinner. It comes up with an orange M, and rubs it off on your knee so that you have one.',
      'scrambled egg':
        'You scrape the scrambled egg out of the pan, and {name} stands up to the table and says grace, loudly, all the time it is eating. There is some on its cheek, which the gatepost will have by noon.',
      'minced beef':
        '{name} breathes over the minced beef and murmurs, and the murmur goes on through the whole of it without a stop. At the end you are shown one crumb on a striped paw. Would you get the door.',
      'mackerel bits':
        'By the smell of the mackerel bits the whole row knows, and there are two cats and a child on the sill before {name} has begun. It carries each of them a piece. The rest it eats with you, leaning.',
      'liver treats':
        'You hold out the liver treats one by one. {name} takes the first, takes the second, and gives you back the third, a bit damp, closing your fingers over it with its paw. You look thin, and it has told people.',
    },
    play: {
      'felt mouse':
        'You skate the felt mouse along the boards, and {name} catches it, begs its pardon, and carries it round by the scruff to meet the broom. It is sat in your slipper after that, with a crust beside it.',
      'jingle ball':
        'The jingle ball goes off under the table like a small shop door, and {name} runs to see who has come in. Nobody has. It pats the ball and runs to see again, and you hold the door for it.',
      'spring toy':
        '{name} nods to the spring toy, and it nods back, and nods, and will not be outdone in manners. You set it going once more. They are at it yet, nose to spring, the striped tail keeping time.',
      'rolling acorn':
        'You send the rolling acorn down the path, and {name} trots beside it, not catching it, for the talk. Where it stops it is turned with one paw and sent home, and by and by it comes in at the gate.',
      'crinkle tunnel':
        'In at one end of the crinkle tunnel goes {name}, and you go round to the other to be met. Out comes an M, then two honey eyes. It bumps you good afternoon and backs in to do it again.',
      peekaboo:
        'You put your hands before your face and are gone. {name} looks behind the mat, and behind you, rather anxious. Peekaboo. It falls over with relief, biscuit side up, and pulls your hands shut again by the thumbs.',
      'catnip sock':
        '{name} has the catnip sock by the toe and cannot tell it fast enough how glad it is. It bumps, it rolls, it kneads the heel, and when you come by, it holds you out the other sock.',
    },
    clean: {
      'bristle brush':
        'The bristle brush goes down {name} from the M to the waving tip, and it walks along under you to make it last. At the wall it turns, thanks the wall, and walks back the other way beneath the bristles.',
      'grooming mitt':
        'You put on the grooming mitt, and {name} takes your whole hand for somebody new. It gives the mitt one cheek, then the other, and has to lie down, and by evening the mitt is striped and knows everybody.',
      'oatmeal bath':
        '{name} stands in the oatmeal bath to the elbows, murmuring, and makes bread of the oatmeal. What it has kneaded floats about it in small loaves. You rinse the stripes, and are asked to mind the baking.',
      'ear cleaning':
        'For the ear cleaning {name} lays its head sideways in your hand and listens to the cotton going round. When you have done it holds up a paw. There, it can hear the snail.',
      'paw wipe':
        'The tar comes off with the paw wipe, toe by toe, and {name} spreads each of them for you. The clean paw is put on your knee, and the knee is told all about it while you do the next.',
      'warm flannel':
        'You hold the warm flannel still, and {name} does the rubbing: brow, one cheek, the other, under the chin. Then it sits back, steaming a little, and looks to see who you both are.',
    },
    sleep: {
      'patchwork quilt':
        '{name} goes over the patchwork quilt, square by square, wishing it good night, the checks and the roses and your old pyjamas. It never gets to the edge. It lies down on the blue, with a paw over into the next.',
      'kitchen chair cushion':
        'You tie the kitchen chair cushion on by its strings, and {name} is up before the bow. It turns, makes two rolls and a bun, and lies with its tail through the rails, where people going by can shake it.',
      'warm lap':
        'You sit, and there is a warm lap, and {name} has been waiting for the house to have one. It treads up the place from end to end. The purr comes through your knees into the chair.',
      'wool basket':
        'Into the wool basket goes {name}, between the grey and the green, and excuses itself to a ball that rolls out. You roll it back. It is tucked in under a striped arm, and you turn down the lamp.',
      'simmering kettle':
        'You leave the kettle simmering on the hob, and {name} lies down on the rag rug, where it can be heard. Kettle and cat go on together, low. Now and then one says something, and the other lifts its lid.',
      'bed foot blanket':
        '{name} walks the bed foot blanket from one side to the other, feeling for your toes. There they are. It lies down along them on its side, and they are each pressed, once, so that they know.',
    },
    medicine: {
      vitamins:
        'You shake out the vitamins, and {name} sits up to the table for them with its paws together. It takes them from your palm by tongue, one at a time, and leaves your palm a good deal cleaner.',
      'eye drops':
        '{name} tips back its head on your knee for the eye drops and holds your apron with both paws. One, and one. It blinks you back into the room, honey-coloured, and tells you that you were all over water.',
    },
    discipline: {
      'toy swap':
        'It had your glove. You offer a toy swap, and {name} thinks that very fair, lays the glove on your knee with each finger pulled straight, and takes the mouse. It thanks you, and looks back once at the glove.',
      'calm explanation':
        'You crouch and give it a calm explanation of the butter. {name} hears you with its ears forward, asks the butter whether that is so, and gets down. It tells the scuttle afterwards, in your voice.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep and not receiving. It would be mortified to miss you. It wakes at {wakes_at}, but you can reflect here now, and its paw will know.',
      'You call, and {name} murmurs something civil from a long way down. Bring it again at {wakes_at}. Sitting beside it is welcome at any hour.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has been out by itself as far as the gate. It told everyone it met there that it had been out as far as the gate.',
      'A child since today, {name} has discovered that there is a next door, and that it has people in it, and cannot get over it.',
    ],
    teen: [
      '{name} is half grown, all elbows, and on everybody’s wall. It comes home with tar on its M and four invitations.',
      'A teen: {name} pretends not to know you before the terrier. It walks by with its tail up, and then comes back along the hedge to say that it did see you.',
    ],
    high_care: [
      '{name} is full grown, and a {form}. It meets you at the gate with both cheeks, and walks you in, telling the street over its shoulder that these are its people.',
      'A {form} at last, {name} keeps open house on your lap. Half the road has been brought in to look at the two of you.',
    ],
    balanced: [
      'Grown up into a {form}, {name} has a saucer at nine and a cushion at the baker’s, and tells them all about home. It is back before you lock up.',
      '{name} is a {form} now. Everybody’s cat, they say along the wall. It sets them right: everybody’s friend, and the cat of one house.',
    ],
    low_care: [
      'You were often out, and {name} has grown into a {form}, living along the gutters and the tops of walls. It greets you from up there, very nicely, as it greets anyone.',
      '{name}, grown, is a {form}. It got its news through skylights and its company from swifts. There is still a crumb put out on the step, so it has been down.',
    ],
    rescue: [
      'A {form} and full grown, {name} calls at every door in the street each evening to see that there is somebody in. It was once not sure of yours. It does yours twice.',
      '{name} has grown up a {form}, with one stripe that does not meet. When anybody is ill along the road it knows first, and goes and lies on their feet.',
    ],
  },
  trust: [
    '{name} has moved you to the left cheek as well, where the postman goes. He has been asked to shift over.',
    'You are introduced to the snail. {name} stands a little behind you, so that you should have room, and watches your face.',
    '{name} has decided what the M is for. It rubs it on you, hard, twice, and you can see it in the mirror, faintly. It is where it ends that you begin.',
  ],
  streaks: [
    'Ten meals on time. {name} has told the postman, who says that he cannot always manage it himself.',
    'Twenty-five of them, all when due. On the back step the snail has started coming out a little beforehand.',
    'Fifty in a row, and the whole street sets its clocks by your kitchen. {name} may have said something.',
    'A hundred meals on time. {name} went from door to door with it, and at the last door had no voice left, and only bumped them.',
  ],
  ages: [
    '{name} is ten days old and knows everyone on this side of the road.',
    'Thirty days. {name} has done the other side.',
    'A hundred days, which is, the snail has worked out, there and back to the water butt. {name} is holding a small reception on the step.',
    '{name} is a year old. It has rubbed along every gate there is in all four weathers, and each of them has a little of you on it.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['scrambled egg'], hours: [7, 11] },
      wish: 'They have eggs at number nine of a morning, with the window open. {name} does not compare. It only mentions that it would like a scrambled egg, in the morning, with the window open.',
      granted: '{name} eats it on the sill, where they can see, and lifts a paw to number nine between mouthfuls.',
    },
    {
      by: { action: 'feed', item: ['mackerel bits', 'minced beef'] },
      wish: '{name} has heard the fish man and the butcher disagreeing, and likes them both. It would settle for mackerel bits or minced beef, and let the other one know kindly.',
      granted: 'Every bit, and a crumb for the step. {name} will not say which of them was right.',
    },
    {
      by: { action: 'feed', item: ['pumpkin puree'] },
      wish: 'The snail has been on a pumpkin, and speaks of it very highly. {name} would like to know what it is talking about. Pumpkin puree, if you please.',
      granted: '{name} has it to the ears. It goes straight out, all orange, to say that it quite sees now.',
    },
    {
      by: { action: 'play', item: ['rolling acorn', 'jingle ball'] },
      wish: '{name} has found a slope by the water butt, a beauty, and nothing to go down it. Bring an acorn to roll, or the ball with the bell in.',
      granted: 'Down it goes, and {name} after, and a sparrow after {name}. They would all like to go again.',
    },
    {
      by: { action: 'play', item: ['peekaboo'] },
      wish: 'The new baby at nine is not there, and then it is, and it laughs every time. {name} thinks that this might be the best thing anyone has thought of. Would you do peekaboo?',
      granted: 'You were gone, and you came back, eleven times. {name} has to lie down with its paws over its face.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'If it is only once, then half the street misses it. {name} would like to be played with twice in the one day, for those on lates.',
      granted: 'A full house both times. {name} takes a bow with the tip of its tail.',
    },
    {
      by: { action: 'clean', item: ['bristle brush', 'warm flannel'] },
      wish: 'There is a christening, or if not there will be. {name} would like to be brushed, or done over with a warm flannel, with particular attention to the M.',
      granted: 'Four strokes, up, down, up, down. You could read that letter from across the road, and people do.',
    },
    {
      by: { action: 'sleep', item: ['patchwork quilt', 'bed foot blanket'] },
      wish: 'Every piece in a quilt was somebody’s dress once, {name} has been told. It would like to be put to bed on that, or at the foot of yours, among people.',
      granted: 'It says good night to the blue spots, the brown check and Auntie’s stripe, and is off.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'The blinds are going down all along the row. {name} would like to be seen to bed in the evening, when everyone else is.',
      granted: 'Number nine’s lamp goes out, then the baker’s, then yours. {name} murmurs to each.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has something to tell you that it has told nobody, not even the snail, which shows you. You would have to sit down for it.',
      granted: 'It gets as near as your ear and cannot find where it starts. Never mind. You both had a nice sit.',
    },
    {
      by: { action: 'reflect', hours: [15, 19] },
      wish: 'Towards the end of the afternoon they all come home past the wall. {name} would like you to sit there with it then, and be looked at.',
      granted: 'Nineteen people, two dogs, a wheelbarrow. {name} told each of them who you were.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} would like to call on you, and then, later the same day, have you call on it. That is how it is done. Sit with it twice.',
      granted: 'A visit, and a visit returned. {name} is on a proper footing with you, and has told the broom.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The shell that was outgrown',
        shape: 'shell',
        text: 'Hardly bigger than a pea. The snail had it when it was young, and sends it with kind regards. {name} carried it in on its tongue.',
      },
      {
        name: 'Second post',
        shape: 'letter',
        text: 'A postcard meant for number nine, with a paw mark where the name should be. {name} thinks it must be to all of us.',
      },
      {
        name: 'The acorn',
        shape: 'acorn',
        text: 'It has been rolled by nearly everybody. {name} can tell you who, by the smell, and in which order.',
      },
      {
        name: 'A bit of the christening',
        shape: 'ribbon',
        text: 'It blew off a pram and {name} ran after the pram with it, and the baby, who is fair, gave it back.',
      },
      {
        name: 'The flower from the path',
        shape: 'flower',
        text: 'Dropped by a person who was walking slowly. {name} walked with them to the corner, and they left it this.',
      },
    ],
    return: {
      name: 'A silver line',
      shape: 'thread',
      text: 'It lifts off the flagstones in one piece. All the while that {name} was gone the snail had been coming to the door, and it had got as far as the mat.',
    },
    streak: {
      name: 'A star off a bridle',
      shape: 'star',
      text: 'The milkman’s horse had heard about the twenty-fifth meal and left it at the gate. {name} shows it to people who have only come about the meter.',
    },
    hundred_days: {
      name: 'The door bell',
      shape: 'bell',
      text: 'Worn quite thin. For a hundred days {name} has bumped it with its forehead on the way in, to say who it was.',
    },
  },
  release: [
    '{name} says goodbye to the broom, the scuttle and the bowl, and to you with both cheeks. Then it goes off down the middle of the road, with the tail up, to tell them all in the next street.',
    'You hold the gate. {name} rubs along one post, and along you, and along the other post, so that you will always have met, and turns left at the baker’s.',
  ],
  dying: {
    neglect: [
      '{name} died on the mat by the front door, facing the gate. It had kept its right cheek for whoever would come in.',
      'All along the street there were people in. {name} waited for the one at home, and is dead.',
    ],
    hunger: [
      '{name} is dead. On the back step there is a crumb, the last one there was, with a silver line going up to it. It never was its own to eat.',
      'The bowl was empty, and {name} lay down with its cheek against it, as against a friend’s. It is dead.',
    ],
    illness: [
      '{name} is dead. The tail-tip went on a little after the rest, as when somebody waves from a train.',
      'It got quieter and quieter, and nobody could say which word was the last. {name} is dead, with its paw on the leg of a chair.',
    ],
    poison: [
      '{name} is dead of what it was given. It had taken it for a kindness, and would have told everyone so.',
      'It came to find you when it began to hurt, and got as far as the mat. {name} died there of what it had been given.',
    ],
  },
  returned: [
    'Something bumps the door, about as high as a cat’s forehead. It is {name}, come home. It has somebody on its cheeks that you do not know, and rubs along the mat until they are off.',
    '{name} is there on the step with the snail, as if it had only been up the road. It gets up, and its legs shake, and it asks how you slept.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a marmalade cat with an M on its forehead, a round belly, and a murmur for everyone.',
      'Put your hand on the stone as you go by. {name} liked to be said hello to.',
      '{name} lies here on its side, with one paw out.',
      'This is {name}, striped, with honey-coloured eyes. Say good evening to it.',
      { text: '{name} never went past anybody without a word.', when: ['from_child'] },
      {
        text: '{name} knew the whole street, and came home to us every night to tell us about it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The bell went, and nobody answered.', 'There was somebody at home, waiting to be called on.'],
      hunger: ['There was one crumb left, and it was not its own.', 'Nobody thought to ask whether it had eaten.'],
      illness: ['It was not well, and would not have wished to trouble you.', 'The street is very quiet on this side.'],
      poison: ['It took it for a kindness.', 'It believed well of everyone, and once too often.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you have been down the whole street and back, and everybody was in. You bumped the gate. You bumped the dog. There is sun on your belly and somebody’s jam on your forehead, and you are purring so that the teapot buzzes. You have such a lot to tell. Your people are home. You would like them to come out and sit on the step, so that you can go round and round their legs.',
      'You are {name}. Good morning, mat. Good morning, boots. You slept with your paw on someone, and they were still there when you woke up, so the day began well, and it has gone on like that. Your stripes are clean. Your tail will not lie down. You talk, and people answer, and it does not matter in the least what was said. You would like somebody to play, and then somebody to lean on.',
    ],
    content: [
      'You are {name}, and it is an ordinary day, and you like those. You have eaten. You have been up on the wall, and said a word to whoever came by, and some of them scratched you behind the ear. Now you are on the mat with your paws tucked in. You can hear your people moving about. It would be nice if they sat down, and had a knee free. You would not stay long. You would stay till supper.',
      'You are {name}. You have been here {days} days, and you know the whole street by now, and all their shoes. You rub on everyone, because they are kind. But there is one pair of legs that you rub on first when you come in, and last before you sleep, and then once more. You would know them in the dark. You would like them to come and stand still for a moment, so that you can go round.',
    ],
    bored: [
      'You are {name}, and nobody is about. You have been up to the gate and down to the gate. You said a thing to the broom that was rather good, and the broom did not take it up. It is not that you are unhappy, you would say, if anyone asked. There is an acorn here. It would take two. You talk to the window a little, with gaps left in, where a person could come and play.',
    ],
    hungry: [
      'You are {name}, and you do not like to bring it up. You have been round their ankles four times. You have been to the bowl and back, and rubbed on it, so that they would see. There is a lovely smell, but it is from next door, and it is for other people. You are talking rather fast. If they have eaten, you are glad. If they were going to fill the bowl, you would walk there with them now.',
    ],
    starving: [
      'You are {name}, and you have been to all the doors. They were very nice. They said what a pretty face, and what is the M for, and you could not think. You talk hardly at all now, just the ends of things. There is a crumb on the step, but that is promised. You are not cross, you are only so empty that the bell goes on ringing in you. Please, would somebody at home give you something to eat, now.',
    ],
    sick: [
      'You are {name}. You have not been out. You hear the post come, and him saying well, where is it today, and you would have liked to send a word. Your forehead is too hot to bump with. You are trying to talk nicely, and it comes out with long spaces in it. Would somebody sit on the mat, and do the talking, and give you the medicine in a spoon? You would like to hear how they slept.',
    ],
    failing: [
      'You are {name}, and the street has got very long. They are all out on their steps with their lamps lit, right to the end, and each of them nods. You would answer, but you have only the tip of your tail. There is one you have not seen among them, who lives where you live. Let them come in now, with the medicine, and put their cheek on yours. You have been saving that side.',
    ],
    near_death: [
      'You are {name}. The gate went, and it was the wind. The gate went, and it was next door’s. You have been keeping your paw under the front of the door where people’s feet come. It is quite dark there. You do not need anything brought. If somebody came in and sat down on the mat, and said any small thing at all, that it was raining, that the bus was full, you could stay to hear the end of it.',
    ],
    asleep: [
      'You are {name}, asleep, and they have put tables out all down the middle of the road. Everyone has come. The postman is beside the snail, and they have found a cousin in common. You go along underneath and bump each knee, and not one is missing. You murmur to them, and there is bread. At the far end somebody is keeping a chair. If your people sit down near you now, it is that one.',
    ],
    shy: [
      'You are {name}, and you have not been introduced. It is awkward, you both living here. You have observed that they wipe their feet, which is nice. You stay behind the chair and say small general things in its direction. One cannot just go up. But if they were to sit down, and look out of the window, and remark on something, the weather would do, why, then you could say that you had thought so too.',
    ],
    back_from_death: [
      'You are {name}, and you have been somewhere with a great many people waiting, and you went down the line and said hello to all of them. Then somebody behind you said your name the way it is said at home. You have not got your voice back. Here is the mat, here is the broom. You put your cheek to each and it is so. You would like your people near, and the bowl at its time, and no fuss.',
    ],
    hurt: [
      'You are {name}, and something has gone wrong that was meant kindly, you are sure that it was. It hurts under the stripes. You went to find somebody to tell, and the somebody was them. You are trying to purr, it helps people. Perhaps they did not know. They could take that thing right away, out past the gate, and then come and put their hand on your forehead, on the M, and say what happened.',
    ],
  },
}

export const TABBY: Species = {
  slug: 'tabby',
  name: 'Tabby',
  family: 'cat',
  tier: 'common',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['gentle', 'social'],
  personality: 'The neighbourly one: greets the postman, remembers who was sad yesterday, and brings them a sock.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'shredded chicken',
        'salmon kibble',
        'pumpkin puree',
        'scrambled egg',
        'minced beef',
        'mackerel bits',
        'liver treats',
      ],
      play: ['felt mouse', 'jingle ball', 'spring toy', 'rolling acorn', 'crinkle tunnel', 'peekaboo', 'catnip sock'],
      clean: ['bristle brush', 'grooming mitt', 'oatmeal bath', 'ear cleaning', 'paw wipe', 'warm flannel'],
      medicine: ['vitamins', 'vet checkup', 'flea drops', 'probiotic powder', 'dental gel', 'eye drops'],
      discipline: [
        'gentle redirection',
        'slow head shake',
        'pause in petting',
        'lap taken away',
        'toy swap',
        'calm explanation',
      ],
      sleep: [
        'patchwork quilt',
        'kitchen chair cushion',
        'warm lap',
        'wool basket',
        'simmering kettle',
        'bed foot blanket',
      ],
    },
    harmful: ['garlic bread', 'raisins', 'easter lily', 'aspirin', 'raw bread dough', 'tinsel', 'dog flea treatment'],
  },
  appearance: {
    look: 'a marmalade-striped cat with a clear M on its brow, a round biscuit belly and honey-coloured eyes',
    colours: ['#d08a45', '#f4dfbf', '#7d4a1e'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'wag',
    slit: true,
    eyes: '#e8b04a',
    tailTip: 'accent',
    marking: 'stripes',
    extras: ['whiskers', 'letterM'],
    headSize: 1.04,
  },
  book: BOOK,
}
