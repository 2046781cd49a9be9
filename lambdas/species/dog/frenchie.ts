/**
 * The Frenchie wants company, a cushion and no stairs. It takes the house for a café and itself for a regular: there is
 * a corner table, there is the usual, and after every meal it leaves a tip. It cannot be silent: each breath is heard,
 * it snorts, whistles, sighs and snores, and these are its conversation; when it makes no sound, worry. It signs its
 * name with its face: the print of a flat wet nose on the pane, on your sleeve, in the butter.
 * Its people sat on the laps of lacemakers and crossed the sea with them, and it considers lap warming a trade. The bat
 * ears hear two tables off and pass it on. It has no tail and wags from the shoulders. It fears noon in summer, deep
 * water, and chairs put up on the tables. It hoards remarks, and crumbs in the folds of its face. It eats critically. It
 * sleeps loudly. It sulks by taking another table, with its back to you and one ear left behind. It trusts fast, but
 * makes you wait for the signature. It never hurries a sentence, never climbs what somebody could carry it up, never
 * leaves without a tip. Its keeper is the waiter, the other chair, and the upholstery.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg falls open on its flat side. Two bat ears come up out of it, one, then the other, and under them {name}, squashed and serious. It studies the edge of the shell, an inch high, and then you. It would rather be carried.',
    'The egg snores. It stops, as though someone had nudged it, and falls open, and in the larger half sits {name}, creased all over, looking about for the person who takes the orders.',
  ],
  looks: {
    thriving: [
      '{name} has found a patch of sun with a cushion in it and a view of people. It lies on its stomach, hind legs out behind like a frog, and hums through its nose. If you were passing, you might join it.',
      '{name} is trotting about the room at speed, which is to say you can hear the speed. Round the chair it goes, puffing like a launch, bat ears up. It pulls in beside you, very pleased, to take on breath.',
      {
        text: '{name} is a few hours old and comes to meet you, gladly, as far as the edge of the rug. That is a stair, the first of its life. It sits down and looks at you. You had better come up.',
        when: ['baby'],
      },
      {
        text: 'The ears are up already and too big for it, so {name} walks with them as one carries a tray. It reaches the cushion, which has an edge as high as a thumb, and sits before it until you lift it over.',
        when: ['baby'],
      },
      {
        text: 'A cushion is coming down the hall, by shoves, with {name}’s squashed face behind it. It stops beside your chair. {name} gets on, puts its ears up and looks round for the waiter. It wants nothing. It likes this table.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has its chin on the empty cushion next to its own, the way a coat is left on a chair. A neighbour looks round for a seat, and the chin stays down. You come in, and it lifts, about an inch.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} does not do stairs. You find it sitting on the lowest one, fed and stout and out of breath, because that is nearer to you by a step. It looks up at the rest of them, and then at your arms.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} lies beside the good cushion with its chin on the corner, as one leaves a hat on a café chair. You look in. The ears go up, the chin comes off the corner, and the place is yours.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'At your step the ears come up over the sofa arm, then nothing, then a snort. {name} is not going to get down. It has kept your seat warm by lying on it, and lets you have the half that it drooled on.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You say hello. {name}, plump and cheerful, returns it as one does to the next table, and goes on watching the door for whoever it is that it expects. Nobody else lives here.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has its cushion and no stairs, and is delighted with both. You look in. It does not get up. It gets wider, until there is no cushion left that anybody could sit on.',
        when: ['from_child', 'wary'],
      },
      'It has a story, and today everyone is going to hear it, from the beginning, with all the snorts. It is the one about {loved}.',
    ],
    content: [
      'Outside, somebody says something, and {name}’s bat ears go to the wall to hear it. They come back. It thinks. It gives you a sidelong grunt, by which you understand that it knows, but is not one to repeat things.',
      'Rain runs down the pane, and {name} sits inside it with its nose pressed flat, fogging out a place to look through. A hat goes by. A dog goes by, wet. It sighs, from the heart, and fogs it over.',
      {
        text: '{name} sits at the low window like somebody whose cup has been cleared and who was told to stay as long as they like. Both bat ears follow the shoes going by. Yours get a nod. It is not waiting for anything.',
        when: ['well'],
      },
      {
        text: '{name} has pulled its cushion halfway to the room where the company is, and then got on. It looks at you, and at the one stair left between, and breathes out through all of its face. Halfway will do.',
        when: ['well'],
      },
      {
        text: '{name} sits with its chin on the low table, eyeing the sugar. It has been told about the sugar. It breathes on it, in and out, and the top lump has begun to shine. Nobody could call that eating.',
        when: ['well'],
      },
      'It has been coming here for {days} days now. It does not need to look at the card, and no one else is given that corner.',
      'In the second fold from the top, on the right, it has kept a little something. {name} does not say from when. It has a look, if you know it, of {loved}.',
    ],
    curious: [
      'Its head goes over to one side, and further over, until the ears stand like a clock at ten past eight. Somebody has come in whom {name} does not know. It is an umbrella.',
      'A box has been delivered to the other table, so to speak. {name} does not get up. It leans, and it breathes louder, so that the box may feel free to begin.',
      '{name} sits in front of the oven and watches the bread rise, with its nose on the glass and a wet O growing round it. It would like to know how that is going to end.',
    ],
    bored: [
      '{name}, who does not do stairs, has climbed one. It sits on it, bat ears low, its squashed face lifted to the twelve that are left, since whoever plays with dogs must be up there somewhere. Come down with the ball.',
      '{name} sits facing the chair across from it, as one sits in a café when the other person has not come. It sighs through the whole of its face. Get something to tug, and be the other person.',
      {
        text: '{name} has its face against the cold pane, and does not look out. There is a wet ring there, and you cannot call it a signature. Come and sit on the floor, and let it wrestle your arm: play.',
        when: ['sad'],
      },
    ],
    due: [
      'It is a long way to the kitchen on those legs, and {name} has made the journey. It stands beside the empty dish, getting its breath back, and would not like to have come for nothing. Its meal is due.',
      '{name} has taken its place at the dish, ears up, chin upon the rim, like a regular who has no need to ring. It clears its throat. With a throat like that this takes some time. Its meal is due.',
      {
        text: 'The dish turns out to be exactly the size of {name}’s bottom. It sits in it like a bun in a cup, bat ears up, receiving. It does not mind that the meal is late. Lift it out and feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has marched up to the empty dish, put both front paws in, and leaned. The dish slid. They have crossed the kitchen in this way and are now at your shoes. Give it its chicken.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has taken the chair nearest the kitchen and put its chin on the table, like one who has ordered. It is not hungry yet and does not look at you. It does not know the staff. Serve it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has chosen the table nearest the kitchen and sits at it, barrel chest out, ears up, looking past you for someone who works here. It’ll give the place one more chance. The meal is overdue. Serve it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You say “in a minute,” and {name} sits down on your foot. You move the other, and it lies down on both. It is built like a bag of cement and has nowhere to go. Feed it and you may have them back.',
        when: ['well'],
      },
      {
        text: '{name} does not do stairs. It stands at the foot of them, bat ears up, and has pushed its dish on to the lowest step with its whole face, as near to you as a dish can be got. The meal is overdue. Come down.',
        when: ['well'],
      },
      {
        text: 'One bat ear comes up at your step, and goes down when it hears whose. {name} is too weak to lift the other. A regular does not beg. It just stops looking up. The meal is overdue. Serve it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has a cushion and no stairs. It does not want the company, which is you, and turns its squashed face into the cushion, too weak to leave. The meal is overdue. Bring that first. See about the company later.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has one paw on the bottom stair. It does not hold with stairs, and looks at the paw as though some other dog had left it there. It is that hungry. Feed it now, before the second paw.',
      '{name} has pushed the bowl the length of the hall with its barrel chest, as far as the kitchen step. There is one step. It has sat down before it and begun to mutter. Bring food.',
      {
        text: '{name} has pushed the dish to the door and sits beside it like a man on his suitcase. One bat ear is out for your step. Somebody was to have come by now. It is hungry. Feed it at once.',
        when: ['from_child'],
      },
    ],
    starving: [
      'You find {name} on the stairs. It does not take stairs. It has taken four, on the way up to you, and lies there with its chin on the edge of the fifth. It is starving. Feed it here, this minute.',
      '{name} has come down the stairs. All of them, by itself, on those legs, because the kitchen was at the bottom. Now it lies with its chin in the empty dish and the bat ears down. Feed it at once.',
      '{name} has not moved from its table in {hours} hours, lest someone should come with a plate and find it gone. Its breath is short and makes no remarks. Food now.',
    ],
    weak: [
      'The rug has an edge about as high as your thumb. {name} stands before it, ears level, like someone at the foot of a staircase, and sits down on this side. Bring the cushion over here, and medicine, or let it rest well.',
      '{name} sits down a little short of its cushion and looks at it as if it were upstairs. It is only short of breath, it says, breathing. Lift it up there. It should have rest, or medicine.',
      {
        text: '{name} sees that it is you, and would sit elsewhere, and gets up, and has not the wind for it. So it turns its face to the chair leg. You can hear it from here. Let it have medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'It has a good story, and it wants you to have it, and after each three words {name} must stop and breathe. You say that it will keep. Put it on the cool tiles, and bring medicine for the end of it.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} gets up, and there on the cushion is a second Frenchie, complete with ears, printed in grey dirt. It looks it over, is glad of the company, and settles down next to it. Wash the louder one.',
      'Two days of crumbs have gone into the folds of {name}, and something in there has turned. It has been shown to a table by the door. It can smell it too. Please wash it, and begin with the face.',
    ],
    sick: [
      'The cushion is two inches high. {name} has its chin on it, and has had for some time, and the rest could not get up after. One bat ear is down. It is ill and needs medicine now.',
      '{name} has got as far as the bottom stair and put its chin on it. The breath comes short, and the bat ears have folded outward like a closed awning. It cannot come to you. Medicine, now, down there with it.',
      {
        text: '{name} has come up one stair. You find it lying there with its bat ears down, breathing like a paper bag. It has never cared for stairs. It was you it wanted, and you were at the top. Bring medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'The cushion is no higher than your hand, and {name} has stopped before it with its chin on the edge, as at the foot of a staircase. Lift it up. It needs medicine and food at once, or it will die.',
      '{name} has dragged itself off the cushion and lies along the crack under the door, where the voices come in. Its breath fogs one tile, a small patch, getting smaller. Medicine and food, at once, or it dies.',
    ],
    near_death: [
      '{name} has pulled its cushion to the foot of the stairs, as near to you as it can get, and lies on one half. The other half is kept free. Come down and sit there now. Alone, it dies within hours.',
      '{name} has climbed the stairs. You find it at the top, outside your door, on bare boards, its breath rattling. No cushion. It had wanted the company first. It has hours. Sit down there with it now.',
      'It is past closing, and {name} is the only one left. In {hours} hours no one came to that table, and the snorts and the sighs went out, one by one. There is one still burning. Sit with it now.',
    ],
    asleep: [
      '{name}’s snoring is the sound of chairs being set up on tables, one after another, when the last guest has gone. You tuck in the corner of its cushion and put out the light. There is one more chair.',
      'It is on its back, all four short legs pointed at the ceiling, like a table put away until opening time. The snore rattles a cup. You turn the cup’s handle and it stops. {name} smiles, squashed, and goes on.',
      'From the cushion comes a noise like a small chair being dragged about a café after closing. {name} sleeps on its back, ears out, all four feet off the ground. Put the stool by for the morning. Nothing else is wanted.',
    ],
    asleep_in_danger: [
      'The teaspoon lies still in its saucer. {name} is asleep, and not loudly enough. It wakes at {wakes_at}. By then it may be late: reflect beside it now, and listen.',
      'It sleeps with its ears down, like a place that has closed. They open again at {wakes_at}. Sit down next to {name} at once, and be the one light that was left on.',
      {
        text: '{name} went to sleep at its table with nothing before it, and its foot on the crumb that was to be your tip. It wakes at {wakes_at}. Reflect here now, and serve it then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has taken the table by the wall and sits facing out, bat ears up, as one does in a strange café. You are not known here. Take a cushion, order nothing, and sit. It cannot bear an empty chair for long.',
      '{name} sits with its back to the wall, like a customer who has not made up its mind about the place. One bat ear, though, is turned out towards you like a chair. Come and sit. Order nothing.',
      'There was a time, {wait} of it, when it sat here and no one took its order. {name} still comes. It sits nearer to the door now. Sit with it, and do not clear away.',
    ],
    back_from_death: [
      'There are fourteen stairs, and {name} does not do stairs. It is at the top of them, outside your door, flat on its barrel chest with its ears up. It has been alive again some hours, and most of those went on climbing.',
      'The cushion had kept the dent. {name} stood before it some time, bat ears up, like a regular who finds that his table has been held, and then got in. It fits. It has left the edge free for you.',
    ],
    old: [
      'The mask has turned quite grey, like a waiter’s temples. {name} no longer trots to the table. It is brought, and looks to the left and right on the way, and inclines its head.',
      '{name} tells it all in its sleep now, so as to have the days free. The snores have grown longer. No one who comes here would want them shorter.',
      'After {days} days it has a dent in every cushion of the house. They have been asked to plump one up. {name} would not hear of it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats the plate of the day to the end, and you can follow each mouthful from the next room. At the last one comes a long breath out through the nose. That was a compliment, and meant to be overheard.',
        '{name} pushes its dish along with its face as it eats, having so little chin to hold it, and they go round the kitchen together. The meal ends by the sofa. It looks at the cushion. How well that has worked out.',
        {
          text: '{name}’s face is flat and so is the dish, and when the meal is gone the two will not come apart. It sits up wearing the dish, an ear on either side, entirely satisfied. You slip a finger under the rim and break the seal.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name}’s face is so flat that it meets the dish on every side at once, and for a while there is only a dish with bat ears, walking. It walks into your foot, feels that this is company, and finishes there.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats heartily, wipes its squashed face along the mat, and takes the nearest cushion with its back to you, like a stranger at the next table. You unfold your letter. One bat ear tilts over to see who it is from.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down by your chair. {name} shoves it with its chest across the whole floor, to a table of its own, and dines there, heartily, facing you. When you look up it takes an interest in the window.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'There is one stair between {name}’s bowl and your chair, and it does not do stairs. It eats, on time, in bliss, comes to the stair, and looks up at you. For you it does the front legs.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Halfway through, {name} looks at the empty floor to its left and right. Then it shoves the dish along with its squashed face, clank by clank, to the leg of your chair. It prefers a table with somebody at it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats with the sound of a small drain clearing. Then it crosses the whole room, resting once, and sits down on your foot facing outward, like a regular who has found that the house knows its order.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, snorting, to the last of it, sits back on its barrel and wipes its squashed face along your shin. When you stoop for the dish there is a bottle cap in it. You seem to have been tipped.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} will not begin until you have a cup in front of you as well. You pour one. It looks at the cup, at you, sneezes, and the two of you have a very good table, under it and at it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You bring the usual to the usual cushion. {name} eats with its whole face, breathes, and moves over by half a chest. There’s now a place on the cushion. It has been keeping it for somebody with a lap and no stairs in mind.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats up, snorts, and regards you over its chin. After {streak} meals on time one may say that the service here is good. It leaves you a tip: one flat wet nose print, on the knee.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats with the whole of its face, having no snout to send ahead, and comes up with some of it in the folds. After {streak} meals on time it is wearing a little of each. It wipes them on your sock.',
          when: ['baby'],
        },
        {
          text: '{name} eats the whole plate with its back in the corner, and has to fetch breath after each mouthful. It does not look up at who served it. The whistle goes on when the chewing has stopped. It needs medicine.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and sends its compliments to the kitchen, one snort for each meal on time. It takes a while: {streak}. You wait. By the end it has leaned so far over, out of feeling, that you hold it up.',
        'There is a place kept for {name} here, it appears. It sat down to {streak} meals on time and never once had to look for the waiter. It eats it all, and signs for it on your shin, with its nose.',
        {
          text: '{name} does not get up for the bowl. It brings the cushion, sitting on it, rowing with its back feet across the boards until chin and rim meet. At {streak} on time it considers that you two have an arrangement.',
          when: ['well'],
        },
      ],
      early: [
        'You are before the kitchen is open, and {name} takes a taste, rolls it about behind that flat face, and gives a snort that means it will do nicely, later. It keeps its table. Serve it at {opens}.',
        '{name} is still wearing some of the last one. It has a nibble of this for company’s sake and pushes the plate across, so that you may finish yours. It will be joining you properly at {opens}.',
        {
          text: '{name} takes the dish for something on the house. One bite, chewed with interest, and then a paw on the rim and a long look about the room for who else is in. It did not come to eat. The rest goes cold.',
          when: ['no_item'],
        },
        {
          text: '{name} had not ordered yet. It takes a little, to be civil to the house, and then gets up on the cushion with its chin over the edge, to hear what you really came about. The rest would do it no good.',
          when: ['no_item'],
        },
      ],
      late: [
        'A snort for the hour, a snort for the temperature, and {name} eats it all. It is a regular, after all. But regulars have been known to go across the road, and it sits down facing the road.',
        '{name} has heard every cup in the house being put down, with ears like that, and none was for it. It eats the meal to the bottom now. You speak to it, and for once those ears are busy elsewhere.',
        {
          text: '{name} takes the dish like a regular whose waiter has been changed. It eats, snoring through its whole face, and lets you clear. Then it drags its cushion by one corner over to where somebody else would be serving.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} has dragged its cushion to the other end of the room, like a customer who was kept waiting and found a better table. You carry the dish all the way over. It eats. It does not ask your name.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has been keeping your place with its chin on the seat. Now the dish comes. It eats, dabs its dark face on the rug, and then, like a regular with a complaint, pushes its cushion along to the next table.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has been at its usual place since the usual hour, and the waiter did not come. It eats, snorting, with its back three quarters round. Afterwards it takes the cushion by a corner and drags it to another table.',
          when: ['from_child', 'well'],
        },
        {
          text: 'A regular knows when a place is going downhill. {name} eats, weakly, to the end, and then those short legs move the whole barrel one inch nearer the door. It cannot do two. Medicine now, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You bring the dish late. {name} eats without getting up. When it has done it looks at the cushion, and at your lap, which is a good deal nearer, and on its short unsteady legs it goes to the cushion.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name}, hours old, had sat down at the dish and been ready for company. None came. It eats now, with short wet snorts. When you stay to watch, it takes the edge of the dish in its underjaw and turns its back.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The dish is late, and {name} gets down a mouthful and has to stop for breath. You can hear each one from the hall, with a whistle in it. It does not come looking for your lap. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'Nobody could say that {name} keeps quiet, and yet you hear nothing. After {hours} hours it eats all you bring, with pauses to get its breath, and its bat ears lie flat. It needs the next one on the stroke.',
        'For {hours} hours no one so much as laid a place for {name}. It eats it all, and its barrel chest shakes. You pat the cushion. It stays on the tiles. Come when you are expected, until it believes you.',
        {
          text: 'You find {name} on the ninth stair, where it had gone, against all principle, to look for you. You carry it down to the dish, and it eats. All the way it held its squashed face clear of your shoulder.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats, hours and hours after it should have. Then it takes its cushion by the corner, drags it out of the kitchen, and hauls it up one stair, then another. It hates stairs. You are at the bottom of them.',
          when: ['well'],
        },
        {
          text: '{name} wants company, a cushion and no stairs. For {alone} it had two of them. Now it eats, and the company has come back, and it finds that it has got used to two.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} has been telling the coat stand about you. It eats, snorting, wipes its flat face on your trouser leg, and drags the cushion back across the floor. The coat stand, you understand, stayed.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name}, who will have no stairs, is on the second one. In {alone} it got that far, looking for somebody. It eats there, and goes stiff when you lift it. Carry it down, and do not leave it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} wants company, a cushion and no stairs. For {alone} it had two of the three. It eats lying down, with its bat ears flat, and does not look up at the third. Stay all the same.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} does not snort when the dish comes. It lies flat, ears down, like a café with its chairs put up. It eats a little. You lift its chin to help, and it lets it lie in your hand, and looks at the door.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For so long nobody came that {name}, who goes up no stairs, went up four, to look. It eats there, on the fourth, legs trembling. You offer to carry it down. It would sooner sit there.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is on its back, four feet up, stomach like a drum in a shop window. You hold the plate over it. An eye opens, upside down, follows the plate across, and shuts. Nobody’s having that.',
        '{name} is on its back with all four feet in the air like an upset footstool. You hold the dish over it. One eye opens, the belly rises, the eye shuts. The food goes in the bin.',
        {
          text: '{name} moves the dish aside with its flat face, the way a regular moves the menu, and keeps the place opposite clear. It has had plenty. Sit down, say the ears. By the end of the conversation the meal is good for nothing.',
          when: ['no_item'],
        },
        {
          text: '{name} considers the dish, then looks over its shoulder, as if the next table had ordered it. Nobody claims it. Full to the chin, it shifts along the cushion to make room for you, and lets the thing go to waste.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} comes to table because you are sitting there. It takes a mouthful whenever you look, out of friendship, and none when you do not. The bat ears have sunk to half mast. It needs medicine next.',
        '{name} manages two bites, puffing, and with its flat nose slides the dish across to the empty place opposite, in case anyone should be joining. Then its chin goes down on the floor. Medicine next, and sit there.',
      ],
      loved: [
        'There was a hum in the room, and then a rattle of spoons, and then {name} in the dish. It was {item}. It has eaten up to the pattern. It asks you to kiss the chef, who is you.',
        '“The special is {item},” you say, and {name} falls off its cushion. It eats the lot, with such noises that passers-by look in. It saves the last smear on its nose, for the road.',
        {
          text: 'You put down {item}, and {name}’s bat ears go up so far that they touch. It eats with snorts, with groans, with remarks to the floor, and then pushes the bare dish across to show the next table.',
          when: ['well'],
        },
        {
          text: 'You set down {item}, and the whole back half of {name} begins to wag, there being no tail to do it alone. The front half snorts, laughs through the nose, and will not be hurried over this.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} lifts one lip to look beneath it. It eats what courtesy requires and hides the remainder in a fold for someone it likes less. A plain omelette would not have been too much to ask.',
        'It has heard of places that serve this: {item}. It turns the plate round with its nose, so that you may look at it too. Then it waits, bat ears up, for you to think of chicken.',
      ],
      harmful: [
        '{name} took a bite of it in passing, having no chin for rules, and now it can’t get its breath over the pain. It was {item}. There is not a snort to be heard. Do not let it be served that again.',
        'The barrel chest of {name} heaves, and nothing comes of it. It was {item}. It sits on the cold tiles with its squashed face down between its feet. Hold its head, and never have that in the house again.',
        {
          text: '{name} took {item} from you because it came from you. Now its sides heave, the tongue has turned dark, and it backs under the table where your arm is too short. Never that, not once more.',
          when: ['item'],
        },
        {
          text: 'A dog built with so little nose has no breath to spare. You gave it {item}, and {name} stands rasping, tongue curled and darkening, eyes round and fixed on you. It comes through. Never that, not once more.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You chase {name} round the table, and it chases you, and neither of you is built for it. You have to hold on to the chairs. It flops on its belly, all tongue, and bumps your ankle: same again.',
        'You make a snort at {name}. It is a poor one, with no depth. It shows you how. You try again, and it falls about on its short legs, and does it again, slowly, from the chest, so that you can learn.',
        {
          text: 'The ball lands on the second stair. {name} looks up at it, and then at you. You fetch it. With a snort of joy {name} noses the ball back to the foot of the stairs, for you to lose up there again.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} growls like a very small motorcycle, takes hold of its end and plants four feet. You pull. It slides toward you over the tiles, sitting, delighted, and not until it bumps your knee does it see how near that is.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You have one end of the rope and {name} has the other and has simply sat down. You pull. The whole stocky fawn dog slides across the parquet, snarling with delight, and at the wall it wants to go back and slide again.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has one end of the towel and you the other. It doesn’t pull. It just sits down, with its whole bottom, and growls like a coffee grinder, and is towed round the kitchen in triumph.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You know the rules: nowhere near the stairs, and no farther than the cushion. You roll the ball to {name}’s chin. It butts it back with its whole flat face, snorting, bat ears up, and orders the same again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You puff, very gently, at {name}’s face. It sneezes and sits down. It looks at you in wonder, screws up all its folds, and puffs back. It comes out as a snort with bubbles. That is even better.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} comes at your two walking fingers chest first. The back legs start later and get there sooner, and the whole of it ends face down in your palm, where it fits. It snorts. The game seems to be won.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You roll about on the rug, and {name}, who could not be in better spirits, watches you over its chin. It would join you. It is just that the cushion is nearer. It throws you one snort, like a flower.',
        '{name} was so well entertained already that you find every table taken. You play regardless. It applauds, through the nose, from its cushion, and moves up a bit, in case the artist should care to sit.',
        {
          text: 'The ball drops off the one step in the house. {name} walks up to the edge, watches until it has stopped, and returns to the cushion like someone who has seen a friend off at the station. It was content already.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is on the cushion, the cushion is next to you, and there are no stairs. You roll it a ball. It lets the ball arrive against its chest and looks down, bat ears level, the way a regular looks at the menu.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} gives your game one ear, out of courtesy, and takes it back. No snort, no joke. The table is closed. Find out what it needs, and see to that.',
        'You growl for {name} to rush you, and it looks at you from the cushion, and its chin stays down. It has only so much breath, and it wants it for something else. See first to what it needs.',
        {
          text: 'You squeak the rubber pig and {name}’s ears go up, being made that way. Nothing else does. The ears find that they have come alone and go down again, one after the other. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It got up for you, and now it stands there and cannot find its breath. {name} is ill. To the cool tiles with it, and medicine.',
          when: ['ill'],
        },
        {
          text: '{name} licks it all over, thoughtfully, to see whether it may have been on the menu. It has not eaten. Feed it, and then we shall see about games.',
          when: ['starving'],
        },
      ],
      loved: [
        'For {item}, {name} has left its cushion, an outing in itself. It charges, chest first, and charges the other way. Each time it passes you it snorts like a little train going through a station that it likes.',
        'It was {item}, and {name} lies on its back with all its legs off the ground and laughs through its nose. It has won. It can’t get up. You roll it over, and it thanks you, and goes again.',
        {
          text: 'You bring out {item} and there is a bark like a cork, and {name} is off full tilt round the table, low as a loaf, ears flat, until it must lie down and laugh for air.',
          when: ['well'],
        },
        {
          text: 'You mention {item} and both ears go up so hard they squeak the brow. {name} spins, sits, snorts, falls off its own cushion, and is ready before you’ve put your cup down.',
          when: ['well'],
        },
      ],
      disliked: [
        'It watches you do it, with real goodwill, from the corner table: {item}. When you are out of breath it moves up so that you may sit. Something on the sofa, another time.',
        '{item}. {name} tries it, sits down upon it, and is pleased with it in that respect. A short stroll, it says, on the shady side. With a halt.',
      ],
      harmful: [
        'It cannot get its breath. Its tongue has gone dark, and {name} looks at you very straight over it, and that is all the remark there is. Cool it, slowly, with water. Never any more of this: {item}.',
        '{item}. That was not for such a nose, nor such a back. It lies where it lay down and lets no one lift it. Stay with it in the shade, and leave that alone in future.',
      ],
    },
    clean: {
      wanted: [
        'You soap {name}’s barrel of a chest, which there is no getting round with one hand, and the lather goes grey. It groans, on its way to enjoying it. Rinsed, it smells like a clean cup, and shakes, ears first.',
        'You wipe inside {name}’s tall bat ears, a corner of the cloth to each. It leans to the left for the left one and to the right for the right. Being so short in the leg, it nearly arrives.',
        {
          text: 'You go through the folds of {name}’s face with a warm cloth and lay what you find on a saucer: fluff, a shirt button, a tram ticket. {name}, pink and shining, looks it all over and takes back the ticket.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Each fold of {name}’s face has to be opened and wiped, and each has been keeping something for later, a ticket stub, some sand, a thread of cushion. It sighs as one does at the barber’s, and presents the other cheek.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe the folds of {name}, one after another, and the cloth stays white. It had them done. It lets you go round again, eyes shut, like a gentleman who has dropped in at the barber’s for the conversation.',
        'There isn’t a crumb on {name}, and you have looked in every crease. It sighs at the news. It had been quite sure of half a biscuit, left of the nose, and asks you to try there once more.',
        {
          text: 'You run the cloth through the folds of its face, one after another, like a person looking for keys. There is nothing in any. {name} waits with shut eyes, and when you have finished, sneezes you a reason.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is nothing to wash off, but there is somebody to do it, so {name} stays. It holds up the left bat ear for the flannel. It holds up the right. Then, after a glance at your face, the left.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You mention {item}, and {name} waddles up and waits to be lifted. You go into every crease. The sounds that come out of it are not decent, and the last is a sort of aria.',
        '{name} would have complained, it always does, and it was {item}. It shut its mouth on the complaint. Now it stands before you with its ears up, pink and shining, like a guest at a spa.',
        {
          text: 'It is {item}, and there is nothing to climb. {name} leans on your knee like a regular at the bar, and slides down it, eyes shut, by degrees, until your foot is the cushion.',
          when: ['well'],
        },
        {
          text: '{name} has heard {item} with both bat ears, and comes at a trot, dragging its cushion behind it, so as to have everything in the one place.',
          when: ['well'],
        },
      ],
      disliked: [
        'It has been through worse, says the breath, at a hotel: {item}. It bears it with its ears laid flat. Some of last week is left. A soft brush would have had the lot.',
        '{item}. {name} turned its back, and you have washed that. The face was otherwise engaged. Warm water next time, and wipes, and tact.',
      ],
      harmful: [
        'It got in at the folds and it burns there, where one cannot blow on it. {name} rubs its cheek along your trouser leg, and whistles at each breath. Rinse it well. No more {item}.',
        '{item}. Its eyes have swollen, so that there is hardly any {name} left in that face. Lukewarm water, a cool room, and put that out at the back door.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the medicine with the face of one who has been served the wrong glass and will not make a scene. It swallows. You listen. The whistle in its breath goes down a tone, and then there is only breath.',
        'You tip back {name}’s flat face, and the spoon goes in at the side. It swallows, snuffles, and is still. After a while there comes a snore, a small plain one, with nothing rattling in it. You stay to hear the next.',
        {
          text: '{name} lies at the foot of the two stairs it gave up on, wheezing like a small accordion. You take the spoon down to it. It swallows, and shudders from ears to rump. In a while the accordion closes. It considers the stairs. Still no.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} takes the spoon like a regular who has been brought the wrong thing and is too well bred to mention it. The snorts come further apart. One bat ear goes up, then the other, and it looks about to see who else is in.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} takes the medicine as one takes the little glass that comes with the bill, neat, with a snort. It had not ordered it, being perfectly well. It leaves you the spoon. Keep the bottle for an off day.',
        'You tip the dose in at the side, and {name} swallows and listens to itself breathe. In with a whistle, out with a sigh, as ever. There was nothing to put right. Cork it, and stand it on a shelf for later.',
        {
          text: '{name} swallows, sneezes, and sits back on its cushion for whatever comes with being ill, the visitors, the fuss, the carrying upstairs. You carry it up. It has no complaint of any kind. Save the medicine for when it has.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} asks what you recommend, and it is {item}. A good year, says the flat face. It sits up to table for it and takes its time. It would like to compliment whoever is in the kitchen.',
        'The medicine is {item}, you tell {name}, as one reads from the slate. It sits up. It has it without a murmur, and leaves a tip, on your wrist, in the shape of its nose.',
        {
          text: '{name} had a rule about medicine. Then it sees {item}, and the chin goes, and the rule goes after it, and down goes the lot. It helps. There are now no rules.',
          when: ['item'],
        },
        {
          text: 'You bring {item} right to the cushion, so that no stairs come into it. {name} takes its medicine lying down, squashed face first, and it does good. For that, says one bat ear, it would have climbed a stair.',
          when: ['item'],
        },
      ],
      disliked: [
        'It has put it in a fold, and you have taken it out of the fold: {item}. This went on for a while. What stayed down did its work. Try it in cottage cheese.',
        '{item}. {name} takes its cushion and goes to another table to swallow. From the back one can see exactly when it does.',
      ],
      harmful: [
        'You hear it at once, for you hear nothing. {name} stands there with its mouth open, and the air will not come. Hold up its chin and fan it. Never give it {item} again.',
        '{item}. It went down politely, and now it sways on its short legs and cannot find the cushion. Lay it down, stay by it, ask before you dose it another time.',
      ],
    },
    discipline: {
      wanted: [
        '“Off,” you say, and {name} looks behind it, where nobody is, and then at the cushion beneath it, which is yours. There is a silence. It gets off, one leg and a sigh at a time, all four.',
        'You turn your back, cup and all, and {name} leaves off helping itself to the saucer. It had understood that saucers were for the house. It stands on the tiles, and its remarks, when they start again, are to the umbrella stand.',
        {
          text: 'Off the visitors’ coats, then. {name} gets down one short leg at a time and carries its barrel chest to the far corner, like a regular who has had words with the management. It will keep off the coats. It leaves no tip.',
          when: ['well'],
        },
        {
          text: 'You say no to the croissant, and for once you do not give in. {name} hears it with its small chin up, leaves the croissant, and carries its cushion, backwards, bumping, to the table farthest from yours.',
          when: ['from_child', 'well'],
        },
      ],
      little: [
        '“No feet on the tablecloth,” you say, and {name}, whose feet do not come up that far, hears you with both bat ears. It has a weak chin for rules, but this one has never given it any trouble.',
        'You go through the house rules with {name}, and it nods along from its cushion like a regular being told the hours. It knows when they close. It just likes to be the one who is still here.',
      ],
      bad_time: [
        'You say no, with the finger. {name} does not dig in its heels, as you had counted on. The ears go down and it plods away, to the foot of the stairs, and begins to climb them, alone.',
        'You tell {name} the rule, and it hears you, with both ears, and goes on looking up. It did not come about the rule. Put down your finger, and see what it needs. Teach it when it has had that.',
        {
          text: '{name} was sad already, and came over for company, and got a talking to. It takes its bat ears down. It goes out to the hall, where it’s cold, and climbs, one at a time, three stairs to be away from you.',
          when: ['sad'],
        },
      ],
      loved: [
        'You said it with {item}, and so charmingly that {name} had put the éclair down before it noticed. It takes the table by the wall for a while. But it has left one bat ear turned, to hear what you will have.',
        '{item}, and {name} climbs down off the good chair with a grunt for each leg. It can take a hint when it is served like that. It only looks, from the tiles, a little shorter than it was.',
        {
          text: 'You use {item} to teach {name} to wait until it is served. It waits, with its chin quivering. It whistles a little so as not to look. When you serve it, it snorts to the whole room, like one who got a table without booking.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} obeys, and lets it be heard from across the room how that was put: {item}. It would have done as much for a raised eyebrow and a piece of chicken.',
        '{item}. One does not shout at a table. It has done what was wanted, and signed nothing since.',
      ],
      harmful: [
        'It got so upset that it could not breathe, and then it was frightened of that. {name} is behind the stove, you can hear where. Never do that to it: {item}. Go and sit on the floor, and talk low.',
        '{item}. {name} has left the room, by the stairs, alone, all fourteen of them. You will see from that what it thought. Nothing was learned, and it must not happen again.',
      ],
    },
    sleep: {
      wanted: [
        'You take {name} up, since the cushion is a whole step high, and set it down there. It walks round once and subsides, front, middle and back, with a sound like a sofa being sat on. It rests, audibly.',
        'You draw the blanket as far as {name}’s shoulders and leave out the face, which needs the air. The bat ears go on listening to the street for a bit. Then they tip, one and the other, like closing parasols.',
        {
          text: '{name} had got its chin on to the lowest stair and stopped there. You carry it to the cushion. It rests with a noise like chairs being stacked in a café. Then one bat ear goes up, and they are open again.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You carry {name} past the stairs, cushion and all, and sit down alongside, since it likes to have people in. The snore starts as thin as a kettle. Little by little it fills out. At last the cups begin to join in.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You lay {name} on the good pillow, and it isn’t tired, but it never refused a pillow. It lies and talks, in and out, through the nose. When you have stopped answering it gets down, backwards, to find company.',
        '“Closing time,” you say to {name}, and turn down the lamp. It stays on its cushion with both bat ears up. It has seen that done before, in other places. One waits, and somebody always orders another.',
        {
          text: 'You tuck {name} in, which takes some doing with the ears. It lies there wide-eyed, chin over the rim, and gives your ankles a good day each time they pass. When you give up, the cushion is the best table in the house.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw the curtain and lay {name} on its cushion. It waits for you to lie down too. You do not. It gets up, pulls the curtain open with its teeth, and resumes the street.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} had meant to sit up and talk. Then it was {item}, and it talked more slowly, and the talk turned over on its back, and was a snore. The cups have begun to hum.',
        'Company, a cushion, no stairs, and now {item} as well, and {name} has nothing left to order. It goes round once, collapses in sections, and tells you good night through the nose, at some length.',
        {
          text: '{item}, and {name} climbs on, tries it with its chin, and pronounces. A sigh goes out at one side of the squashed face and a whistle at the other. Then it snores, and the cups on the shelf take it up.',
          when: ['well'],
        },
      ],
      disliked: [
        'It was too warm, or too low, or no one was in it: {item}. It rests in a marked manner. Later it is on your lap, as if it had been shown there.',
        '{item}. It has tried both ends. It sits up on it, breathing, like someone in a third-class carriage. There is velvet in the house, it happens to know.',
      ],
      harmful: [
        'It got hot in there, and no one heard. {name} is panting, flat out, with its eyes half shut. Into the cool with it, water on its feet, and never {item} again.',
        '{item}. Its chin sank, and the breath was shut off, and it woke choking. Raise its head up on a pillow. It must not lie like that any more.',
      ],
    },
    reflect: {
      awake: [
        'Neither of you orders anything. {name} leans on your ankle, and the lean gets heavier, until you’re holding up a good half of a bulldog. It has picked the half with the heart in it.',
        'You sit side by side like two at a café, watching the street, which is a corridor. Nobody goes by. After a while {name} gets down, takes its cushion in its squashed face, and tugs until half of it is yours.',
        {
          text: 'You sit down on the second stair and stay there. {name} does not do stairs. It weighs up the company, walks over, sets its chin on the first one and breathes like a coffee machine. It has never been so high.',
          when: ['from_child'],
        },
        'The talk turns, as it will at that hour, to old times. {name} breathes out, at length. There was an evening, it says, with {loved}.',
        'It once sat here for {wait} with the other chair empty. It does not go into that. It puts a foot on your shoe, and leaves it there, like a hat on a seat.',
      ],
      little: [
        '{name} and you have talked of everything. It has told you the one about the pigeon. Go and see to the other tables, and come by again when there is news.',
        'The lap is warm. It has been warm since the last time. A tradesman knows when a thing is done, and {name} gets down, with your help.',
      ],
      ill: [
        '{name} is too weak to move over, so it moves one ear, and that is your half of the cushion. You sit. By and by the ear comes down across your wrist and its breath stops whistling. Now get it what it needs.',
        'You hold up its chin, so that the air has a straight road, and talk, about nothing. {name} leaves it all to you, for once. When it breathes more quietly, see to what it needs.',
      ],
      asleep: [
        '{name} snores, and you have taken the other chair. It doesn’t wake. But the snore, which was just going round and round in there by itself, comes over to you at the end, each time, like the end of a sentence.',
        '{name} snores like a chair being dragged across a terrace. You sit down on the floor. Without waking it shifts along the cushion, just the width of an elbow. It seems you have a table here.',
        'It is telling somebody in there about {loved}. You have heard it before. You stay to the end.',
      ],
      shy: [
        'You sit on the bottom stair. {name} does not do stairs. After a while it comes to look at you, and then at the height of this one, and puts its chin up on it, beside your shoe. The rest remains downstairs.',
        'You take the other end of the bench and order nothing. {name} snores a while with its eyes open. Then it shifts along by one buttock, as one does for a stranger who has turned out not to talk.',
      ],
    },
  },
  things: {
    feed: {
      'poached chicken':
        '{name} has the poached chicken laid before it and asks, with one eyebrow, after the bird. You say that it had lived in the country. It dines slowly, out of respect, sits back, and a small feather is left for a tip.',
      'pumpkin puree':
        '{name} leans over the pumpkin puree until its face is in it, and there it signs. You turn the plate to the light. It is a good one, with all the folds. It eats round that, and then, with regret, the signature.',
      'hypoallergenic kibble':
        'The hypoallergenic kibble rattles down, and {name} sighs: one has reached the age of diets. It takes each on the tip of its tongue like a lozenge. The eleventh makes it snort with surprise, and it has you look at the bag.',
      'plain omelette':
        'You slide the plain omelette out of the pan, folded, and it sighs, and so does {name}. They have the same figure. It begins in the middle, where it runs, and looks up with yellow in all its creases, quite young.',
      'turkey meatball':
        'There is one turkey meatball on the saucer, and {name} pushes it to the edge, for the pleasure of having it come back. You tilt. It comes. At the third time its mouth was open, and it wags from the shoulders, swallowing.',
      'cottage cheese':
        'It takes the cottage cheese like oysters, with its chin up, a snort between each. You are asked to sit and not to watch. When you may look, {name} has a white beard, and does not see what could be amusing.',
    },
    play: {
      'gentle indoor tug':
        'You hold your end, and {name} holds its own, and it is a gentle indoor tug, with conversation. Neither of you pulls. At some point you say something foolish, and it laughs through the rope, and you have won.',
      'plush croissant':
        '{name} is brought the plush croissant on a plate. It has it by one horn, shakes it, lets fall crumbs that are not there. You ask how it finds it. Stale, it snorts, and takes the thing under the table to be sure.',
      'shaded stroll':
        'You go round by the shaded stroll, on the side with the awnings, and it bows to each. At the fourth {name} sits down. It has seen what it came for. You carry it home, on your arm, like a baguette, remarking.',
      'lick mat':
        'You set down the lick mat, and for a quarter of an hour there is no talk. {name} goes along it like a person with a very good letter. It turns it over, signs the back, and gives it to you to post.',
      'cafe visit':
        'On the cafe visit it takes the chair, and you the edge of one. Everybody has come. {name} hears both neighbouring tables, one to an ear, snorts at the left, sighs at the right, and leaves a button. You pay the rest.',
      'sofa wrestling':
        '{name} calls for sofa wrestling by falling on you, from the arm. There is a great noise, mostly nose. It has you down among the cushions, sits upon your wrist, and from there it asks after your mother.',
    },
    clean: {
      'face fold wipes':
        'You take the face fold wipes and begin at the top. Tuesday. A little of Monday. {name} closes its eyes and lets its lip be lifted, and you come on a sesame seed. It would like that one back.',
      'soft bristle brush':
        'The soft bristle brush goes down the barrel, and {name} hums at a pitch that goes up as you go back. At the place where a tail would be, it turns its head, to see whether it has come.',
      'tail pocket wipe':
        'For the tail pocket wipe one does not meet each other’s eye. {name} looks out at the rain, and you look at the clock. It is over. It sits down, finds that it sits better, and offers you a biscuit crumb.',
      'nose balm':
        'You put the nose balm on with one finger, round and round. {name} goes cross-eyed, and breathes on you. It gets down at once, trots to the window, and prints. It has never come out so clear. You are called to see.',
      'bat ear swab':
        '{name} hands you the left ear for the bat ear swab, and goes on listening with the right. You go round the rim. Wait, says its foot: they have got to the cheese. You both hold still until it is settled.',
      'lukewarm sink bath':
        '{name} stands in the lukewarm sink bath with its paws on the tap, like somebody at the rail of a ship. You pour from a cup. It hears its own sigh come back from the plughole, and agrees.',
    },
    sleep: {
      'cooling mat':
        '{name} comes down on the cooling mat with everything it has, belly, chin, the insides of its legs. A long breath whistles out and does not come back for some time. You lie down beside it.',
      'velvet cushion':
        'You beat the velvet cushion, and {name} has it turned, and has it moved, and has it turned. It lies down. The pile takes the print of its face, and it looks at that, with one eye, until the eye shuts.',
      'elevated pillow':
        'You build up the elevated pillow so that its chin is higher than its cares. {name} hangs its lip over the edge. The air goes in without knocking. There is a sentence, a clause, and the duchess has come in.',
      'air conditioned room':
        '{name} enters the air conditioned room and stops, with its eyes closed, like a person hearing the anthem. Its folds lift. You draw the blind. It goes down where it stands, flat, and breathes at last like other people.',
      'lap nap':
        'You sit, and your lap is taken up, professionally. For the lap nap it turns you to the left a bit, flattens a knee, and lets down the barrel. {name} is at work now, and your legs grow warm.',
      'jazz record':
        'You put on the jazz record, and {name} snores the part of the trombone. It comes in late, on purpose. At the end of the side there is only the needle, going round, and one musician who has not noticed.',
    },
    medicine: {
      'eye drops':
        'You tilt the squashed face back on your arm for the eye drops, and {name} looks up as they do in the opera. One. One. It weeps handsomely, both sides, and turns to see whether the next room is moved.',
      'skin fold cream':
        'The skin fold cream is cold, and it draws in its breath to say so, and then it is not cold. {name} leaves the breath out, slowly. It holds up the next fold for you with its own paw.',
    },
    discipline: {
      'patient standoff':
        'You stand at the one end of the lead, and it sits at the other, and there is a patient standoff, on the pavement, in front of the baker’s. People go round. {name} yawns. It was just about to walk that way.',
      'cushion time out':
        'You carry it to its cushion time out, and it goes like a sack. {name} turns its back and breathes against the wall. When you say that it is over it stays a sentence longer, so as not to seem to have waited.',
    },
  },
  refusals: {
    asleep: [
      'The corner table is asleep. It takes no plates, no callers, no spoons, and it says so, you can hear it from the street. It opens at {wakes_at}. You may reflect on the other chair.',
      'You hold it out to {name}, and it is snored at, civilly. Come at {wakes_at}. Until then one is welcome to sit, and listen to the end of the sentence.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and its ears are already grown. The rest sits underneath, like someone who has been handed two menus. It snorted this morning, and looked round to see who had come in.',
      'One day old, a child: {name} has tried a stair. It sat down in front of it, heard its own breath go up, and concluded that the thing could be done by others.',
    ],
    teen: [
      '{name} is a teen, and has opinions on upholstery. It grumbles in the night about the state of the arts. See that it dines at the proper hours, for its character is setting.',
      'Half grown, {name} has moved its cushion to the middle of the room, in order to be at nobody’s table. It would be glad if somebody remarked on it.',
    ],
    high_care: [
      'At the corner table, round and glowing, sits a {form} whom one used to know as a pup. There is always a place beside {name}, and always for the same person. It has signed you on both cheeks.',
      'One says “the {form}” now, when one means {name}, who no longer leaves a tip. It has looked at the house, and the cook, and the lamp, and has concluded that it must own the place.',
    ],
    balanced: [
      'A {form}, one gathers, is a person of several addresses. {name} dines here, it has been known to dine elsewhere, it walks home on the shady side, halting to think. The corner table is kept for it most days.',
      'A {form}, and full grown, {name} knows how to wait and how to be waited for. It will sit anywhere. It has got stories now from both sides of the street.',
    ],
    low_care: [
      '{name} grew up at an empty table and is a {form}. One hears breathing in the next room, and goes in, and there is the chair pushed back, and on the pane a print, still wet.',
      'Grown now, a {form}. No one took the order, so that {name} gave up giving one. It comes in when you have closed. In the morning there is a crumb, left with care, for nobody.',
    ],
    rescue: [
      'The {form} at the corner table carries itself a bit to one side. That is {name}, and grown. Its breath has a catch in it, from the night they almost put up the chairs. It tells that story sitting on your foot.',
      'A {form} now, full grown: somebody held its chin up once, till morning. {name} sleeps with it on your wrist ever since, to keep the road clear.',
    ],
  },
  trust: [
    'This evening {name} took the chair beside you, and not the one across. It gave no reason. It was further to walk.',
    '{name} let itself be picked up without a word. And when you had carried it, it let itself be put down. You both stood there a moment, rather struck.',
    'There was ink on its nose. You found out why: it has signed your letter, at the bottom, next to your name and slightly over it. {name} has gone into partnership.',
  ],
  streaks: [
    'Ten meals, each at its hour. {name} has sent its compliments to the kitchen, by snort, and now asks for you by name.',
    'Twenty-five on time. A small brass plate ought to be put up in that corner. For the present {name} has licked a place for it.',
    'Fifty, without one late. {name} has stopped reading the card. It shuts its eyes, opens its mouth a little, and lets itself be surprised by the usual.',
    'A hundred meals on time. {name} rose, which it does not do, walked round to your side of the table, which it never has, and pulled out, so far as it could, your chair.',
  ],
  ages: [
    'In ten days {name} has made itself known at every cushion on the ground floor.',
    'Thirty days. One has grown so used to the breathing that one could not sleep in a house without.',
    'A hundred days. The window has been cleaned twice in that time, and twice, by evening, it had been signed.',
    'A year of it. {name} has heard by now how most of the stories end, next door and here, and would not have missed the middle.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['cafe visit'], hours: [9, 13] },
      wish: '{name} has put on its best expression and is sitting by the door. A little visit to the café, it thinks, in the forenoon, while the terrace lies in the shade.',
      granted:
        'It knew the waiter, the waiter’s aunt, and both of the pigeons. You were introduced as the person who carries it up the stairs.',
    },
    {
      by: { action: 'play', item: ['plush croissant', 'gentle indoor tug'] },
      wish: 'There is a croissant in the basket that one cannot eat, and {name} would like to see about that again. That, or a gentle tug at something, indoors, sitting.',
      granted:
        'It pulled, you pulled. It has come to be a rather longer croissant, and the two of you are very well pleased with it.',
    },
    {
      by: { action: 'play', item: ['sofa wrestling', 'lick mat'] },
      wish: '{name} feels that it could throw somebody today, from the sofa, if that somebody would lie beneath. If it is too hot for that, a lick mat, and conversation.',
      granted: 'It has thrown you twice, and fallen asleep on the second. You were not asked to get up.',
    },
    {
      by: { action: 'feed', item: ['plain omelette'] },
      wish: 'All day it has sat here with the taste of something that is not there, round, yellow, folded once. {name} would take the omelette next time. Plain. It knows the chef.',
      granted:
        'It was folded once. {name} unfolded it with its nose, to see how it was done, and then there was no omelette, and no regret.',
    },
    {
      by: { action: 'feed', item: ['poached chicken', 'turkey meatball'] },
      wish: 'The table next door is having something in a sauce, and {name} has had to listen to it. Poached chicken, it thinks, when the hour comes. Or one meatball, with an air.',
      granted: 'It ate so loudly that next door fell silent. It then left a tip, on the side nearest to the wall.',
    },
    {
      by: { action: 'feed' },
      wish: 'It would like, at its next meal, to be asked whether everything is to its satisfaction. Whatever there is will do. It is a question of being asked.',
      granted:
        '“Is everything all right?” you said. {name} thought about it, for quite some time. It was. It had been hoping somebody would wish to know.',
    },
    {
      by: { action: 'clean', item: ['face fold wipes', 'nose balm'] },
      wish: 'The third fold on the left has something in it that it can neither reach nor recall. {name} would be grateful for a wipe there, or some balm upon the nose, for the signing.',
      granted: 'It was a caper. {name} had wondered where the evening went.',
    },
    {
      by: { action: 'sleep', item: ['jazz record', 'velvet cushion'] },
      wish: 'That record, the slow one where they seem to be breathing through the horn. {name} would like to lie down to it, or, failing that, on the velvet, and supply the horn.',
      granted:
        'It came in on the second chorus. You have turned the record over twice, and it has not noticed that the band went home.',
    },
    {
      by: { action: 'sleep', item: ['cooling mat', 'air conditioned room'] },
      wish: 'There is a summer coming up the stairs. {name} would like to be put away from it, on the cooling mat, or in the room with the machine that sighs as it does.',
      granted:
        'It and the machine sighed by turns till evening. {name} was heard to say that it is not often so well understood.',
    },
    {
      by: { action: 'reflect' },
      wish: 'A certain person has not had a warm lap all day. {name} can see it from here. Sit down with it, it has its tools about it.',
      granted:
        'It took the left one first. You dared not reach for your glass. It was beautifully done, and there is no charge.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'It began to tell you something and then the milk boiled over. {name} would like to be sat with twice today: once for the story, once for what it left out.',
      granted: 'What it had left out was you. {name} had not cared to say so with people listening.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'Between dog and wolf, as they say where it comes from, when the lamps are being lit, a table wants two. {name} would like you to sit down there in the evening.',
      granted: 'The lamps came on across the street, one by one, and each of them was remarked upon.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A lump of sugar',
        shape: 'gem',
        text: 'In its paper, from the other side of the street. {name} does not take sugar. It likes to be somebody who might.',
      },
      {
        name: 'A hand’s breadth of lace',
        shape: 'ribbon',
        text: 'Point, very old, with a bee in it. {name} had it from its people, who had it from the lap they sat in. It is used for Sundays.',
      },
      {
        name: 'The guest book',
        shape: 'book',
        text: 'All the pages have been signed, by the same nose. {name} turns them over of an evening, and is struck by what distinguished company it keeps.',
      },
      {
        name: 'A pane of glass',
        shape: 'mirror',
        text: 'They had to replace it, and {name} asked for the old one. There is a face on it, there is a morning behind. It has not been wiped.',
      },
      {
        name: 'A leaf off the plane tree',
        shape: 'leaf',
        text: 'It came down on the terrace, on to its head, between the ears, and {name} left it there until it had finished what it was saying.',
      },
    ],
    return: {
      name: 'The end of a croissant',
      shape: 'moon',
      text: 'It was still warm, and it was behind {name}’s ear when it came in. Someone keeps open late, over there, and would not let it go without.',
    },
    streak: {
      name: 'The saucer',
      shape: 'cup',
      text: 'Twenty-five meals, twenty-five tips, and here is what they were put in. {name} has pushed it over to you, with its nose, and looks the other way.',
    },
    hundred_days: {
      name: 'The waiter’s napkin',
      shape: 'scarf',
      text: 'Yours, off your own arm. {name} has slept on it for a hundred nights to give it the proper fold.',
    },
  },
  release: [
    '{name} finishes what it was saying, gets down, with your help, and leaves a tip on the step. It goes off along the shady side. For two streets you can hear it breathe, and at the third there is somebody laughing.',
    'It signs the inside of the door, low down, to the left. Then {name} goes out, with a look to either side, like a person who has dined well and will be walking home. The chair stays pulled out.',
  ],
  dying: {
    neglect: [
      '{name} is dead. The chair across from it had been empty a long time. It had turned one ear to the door, and that is how it was found.',
      'No one came in. {name} kept the table until it could not be heard any more, and there was nobody to notice that.',
    ],
    hunger: [
      '{name} died at its table. The order had been given and was never brought. In front of it lay half a crumb, for the waiter.',
      'On the oven door there is the print of a nose, quite low, and below it another, lower. {name} is dead. It had not been fed.',
    ],
    illness: [
      'There was a breath, with a small remark in it. One waited for the rest of the sentence. {name} is dead.',
      '{name} is dead. The teaspoon lies still in the saucer, and the house has become very large.',
    ],
    poison: [
      '{name} is dead of something that was served to it. It had looked up first, to see if you would join it.',
      'It took what was set before it and praised it, a little, out of kindness. {name} has died of that.',
    ],
  },
  returned: [
    'You hear breathing on the landing, in, and out, with a whistle to it, and you put down what you are holding. {name} sits on the top stair. It came up by itself. It looks at your arms.',
    'The chair in the corner is warm. You feel it with your hand. Then that snort, from below the table: {name} has come in by the back way, and asks if the kitchen is still open.',
  ],
  epitaph: {
    openings: [
      'This corner is kept for {name}. It was a small dog, and breathed so that one knew it was there.',
      'Listen a moment. You cannot hear {name} breathe, and that is how one knows.',
      'Here {name} sat down to get its breath.',
      'Lean close to the stone, low on the left. That is where {name} has signed.',
      { text: '{name} dined here, and left something for the waiter.', when: ['from_child'] },
      {
        text: 'Under this stone it is cool, and there are no stairs. {name} would have asked for no more, except somebody to tell it to.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It kept the other chair free until they put out the lights.',
        'They closed early, and it was still inside.',
      ],
      hunger: ['It ordered the usual, and waited.', 'The kitchen was shut, and nobody had told it.'],
      illness: ['It ran out of breath in the middle of a story.', 'One evening it was quiet, and it was not tact.'],
      poison: ['It was polite about what it was given.', 'Someone had changed the usual, and smiled.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and what an evening, and it is only ten in the morning. You have the table. You have been round the room and there is no one who has not been breathed upon. Next door they have made it up about the cheese, you will come to that, one thing after another. If you had a tail it would be insufferable. The other chair is taken by exactly the right person. You want nothing except that they should stay, and ask you what happened then.',
      'You are {name}. You laughed, just now, so that it came out at the ears. There was a pigeon in it, and the pigeon had a walk. One does not meet with that every day. You are lying on your back to let it settle, and the ceiling, you must say, has come on very well. Someone will sit on that sofa presently. You intend to be on it, and then on them. You have a signature in you, a wet one. One would only ask them to hold still.',
    ],
    content: [
      'You are {name}, in the corner, where the warm pipe is. Nothing has been happening for some time and you have followed it closely. In, says your nose, and after consideration, out. They are writing something over there. By the sound of the pen it will be a refusal, poor devil. You could be persuaded to sit on somebody. It is a skilled trade and the day is cool enough. One would be obliged if they moved the papers, and patted the knee, and did not talk about the stairs.',
      'You are {name}, and for {days} days now you have taken your meals here, and they have never once handed you a card. One notices these things. One does not make a speech. You leave what you have by the plate, a bean, a pin, and they find it, and look touched, and put it in a bowl. You have begun to hear their step two rooms off. It is the step that you would have ordered. One would be glad to see it come this way, and sit down.',
    ],
    bored: [
      'You are {name}, and they have let the conversation die. It is lying there on the table between you with its feet up. You cleared your throat. You cleared it again, with a flourish. You moved your cushion to where there was a voice, and it was reading out the price of wheat. At such times one understands why people take to sport. If somebody were to lie down upon the sofa and resist a little, by way of play, one would not take it amiss.',
    ],
    hungry: [
      'You are {name}, and no one has come to the table. You are not a person to rap with a fork. You breathe, that is all, in the direction of the kitchen, at intervals, as any guest might. The usual. They know what it is. You have heard the oven say nothing for an hour. There is a bean under your foot, and it is for whoever comes. It could be a better bean if they came soon. Dinner, if it is not too much.',
    ],
    starving: [
      'You are {name}. You have sat up straight for as long as there was someone to see it. Now you have your face on the cloth. It smells of a plate that stood there, before. You thought at first that the service was slow, and you had a phrase ready, rather a good one. It has gone. There is only the breath, with nothing to go round it. Would somebody bring food. Anything. It need not be the usual. Now, please.',
    ],
    sick: [
      'You are {name}, and there is a very small door, and all of the air has to come in by it, one at a time. You are listening to that. You cannot attend to anything else, and they are saying something, perhaps it is witty. The tiles were cool, and then you lay on them. You would sign for whatever it is. One would be grateful for the medicine and a cold cloth, and two fingers under the chin, as one does it for somebody who matters.',
    ],
    failing: [
      'You are {name}. They are putting out the lamps, over by the door, one and then another, quite considerately. You had something more to say. You were keeping it for the end of the evening when the others would have gone. In. It takes a great while now, and so does out, and in between there is no one. If they are still there, in the other chair, would one ask too much? The medicine. And that they listen very close. It was about them.',
    ],
    near_death: [
      'You are {name}, and it is after hours. The chairs are up, one sees only legs, like a wood. You have not been asked to go. There is no one to ask it. You have kept your coat, so to speak, on the other seat, so that it should not be taken away. You can still do a breath. You do one, fairly loud, for the street. If anybody should be passing, and come in, and just sit, you would call that open.',
    ],
    asleep: [
      'You are {name}, and the lace goes on and on, over somebody’s knees and out at the window, and there are bees in it. It is raining in Calais. You are warm below and warm above, you are what is warm. The knees hum, and you take the lower part, through the nose. All along the terrace people stop with their cups in the air to hear who that is. If someone has drawn up a chair: good. You have just got to the part with the ship.',
    ],
    shy: [
      'You are {name}, at the far table, with your back to the room. It is a good back. It says what is necessary. You have left them one ear, so that they cannot claim they were not heard. They have not clicked their tongue, they have not said a word about your face. They sit there, one would almost think that they liked it. You are in no hurry. You never are. One hopes that they will go on with their evening, near by, and not call you anything.',
    ],
    back_from_death: [
      'You are {name}. You have been at an establishment of which you do not wish to speak. There was no corner. Nobody breathed, not even you, and you had not known how much of you that was. One was not given a card. Then a door, and a draught, and fourteen stairs, which you did alone. You would be glad of your own table, and somebody across it, for quite a time. And the usual, when it is the hour. You have missed the hour.',
    ],
    hurt: [
      'You are {name}. It was they who brought it, on the usual plate, with the usual face, so one did not ask. And now there is no air in the room. You look at them across it. You would not wish to make a scene. There is a kind of guest who says that it was the oysters; you say nothing, you are busy with the air. One would be obliged for the window, and to have that taken away. And an arm, for a little, without remarks.',
    ],
  },
}

export const FRENCHIE: Species = {
  slug: 'frenchie',
  name: 'Frenchie',
  family: 'dog',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['social', 'stubborn'],
  personality:
    'A café regular with bat ears and a weak chin for rules. Wants company, a cushion and no stairs, in whichever order is nearest.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'poached chicken',
        'pumpkin puree',
        'hypoallergenic kibble',
        'plain omelette',
        'turkey meatball',
        'cottage cheese',
      ],
      play: ['gentle indoor tug', 'plush croissant', 'shaded stroll', 'lick mat', 'cafe visit', 'sofa wrestling'],
      clean: [
        'face fold wipes',
        'soft bristle brush',
        'tail pocket wipe',
        'nose balm',
        'bat ear swab',
        'lukewarm sink bath',
      ],
      medicine: ['airway exam', 'eye drops', 'skin fold cream', 'allergy shot', 'antibiotics', 'back brace'],
      discipline: [
        'patient standoff',
        'harness pause',
        'turned back',
        'one word no',
        'cushion time out',
        'treat withheld',
      ],
      sleep: ['cooling mat', 'velvet cushion', 'elevated pillow', 'air conditioned room', 'lap nap', 'jazz record'],
    },
    harmful: [
      'midday summer run',
      'deep swimming pool',
      'tight collar',
      'steep stairs',
      'dark chocolate',
      'grapes',
      'hot parked car',
      'garlic butter',
    ],
  },
  appearance: {
    look: 'a stocky fawn bulldog with upright bat ears, a squashed dark face and a barrel chest on short legs',
    colours: ['#cfae8a', '#f3e4d0', '#3c2f2a'],
  },
  figure: {
    muzzle: 'flat',
    ears: 'bat',
    eyes: '#4a3222',
    skull: 'square',
    earSize: 0.78,
    marking: 'mask',
    extras: ['wrinkles'],
    girth: 1.18,
    size: 0.92,
    headSize: 1.14,
    eyesApart: 1.16,
  },
  book: BOOK,
}
