/**
 * The Sugar Glider wants a pocket with somebody in it. It fears the far side of any gap, alone. It hoards leaves, which
 * it carries home in a coil of its tail, and lint. Its body is a handful of silver with a kite folded in at the wrists;
 * vast eyes, a dark stripe, thumbs on its feet. It eats sap by the drop, held in both hands. It sleeps in the seam, in a
 * pile, even a pile of one. It sulks by crabbing, like a very small saw. It trusts fast, by smell: it rubs the bald spot
 * on its brow upon you until you are family. Three odd facts: it says we, and counts heartbeats to know how many we
 * are; it leaps first and picks the place in mid air; and it rates all coats by the depth of the pocket. It never walks
 * what can be jumped, never sleeps unaccompanied by choice, never looks down. Its keeper is the tree.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Out of the shell comes a thumb, and behind the thumb {name}, bare as a bean. It takes hold of the nearest warm thing. That is you.',
    '{name} lies in the half shell with its eyes still shut and its arms out wide, like somebody who has jumped already and is waiting to arrive.',
  ],
  looks: {
    thriving: [
      'From the curtain rail {name} lets go of everything, opens like a dropped letter, and lands on your shirt front with a slap.',
      'Up one sleeve, across the back of your neck, down the other: {name} looks out at the cuff, amazed to find the same hand.',
      'The lamp is swinging, the fern is swinging, the coat is swinging. Somewhere on that line is {name}, and it is already on to the door.',
      '{name} tells the lining of your jacket a joke, and the pocket shakes for some time.',
      {
        text: '{name} has gone off the top of the clock with a leaf in its tail, changed its mind over the table, changed it back over the sofa, and arrived in your hood, leaf first.',
        when: ['from_child'],
      },
      'Shout it down the laundry chute, says {name}, and has. Two floors below somebody’s sock still has the smell on: {loved}. We are all going.',
      {
        text: 'You open the door, and before you have the hat off something slaps on to your chest with its arms out, silver, smelling of leaf, and rubs its brow up and down your chin until we are all here.',
        when: ['trusting'],
      },
      {
        text: 'It has jumped at you before you were there. You come round the door into the end of the leap, and are hit in the chest with joy and four thumbs. It knew that you would be, says {name}. We counted.',
        when: ['trusting'],
      },
      {
        text: '{name} sits on your head with your hair in all its hands, and leans, and you go that way. It leans the other. So we have been through the whole house, and out, and have shown the hens who we are.',
        when: ['trusting'],
      },
      {
        text: 'Lamp, shelf, rail, lamp: it goes round and round over your head, kite wide open, and each time it takes a good look down, at the pocket, and goes on. We are thinking about it.',
        when: ['wary'],
      },
      {
        text: 'There is a leaf going across the ceiling by itself. There is another. You stand on a chair to see, and they stop, and above them are two vast eyes, and a small gold chatter that cannot be held in any longer.',
        when: ['wary'],
      },
      {
        text: '{name} flies over you, it flies back. You hold your coat open like a net, and it does a whole turn in the air above that, for pleasure, and goes to the curtain, and laughs there, in the hem.',
        when: ['wary'],
      },
    ],
    content: [
      'A nose comes out at the buttonhole, tries the air, and goes in. The pocket turns round once and settles lower.',
      '{name} hangs from the lampshade by its thumbs, which are on its feet, and washes its face with the other pair.',
      'Five leaves are going up the bookcase, rolled in a tail. In front of them goes {name}, who has a nest to see to.',
      '{name} smells of something it was given once and has rubbed well into its chest, so that we all smell of it: {loved}.',
      'We are {days} days old, by the leaves. {name} puts in one for each, and sleeps on top.',
      {
        text: '{name} has got a thread out of your hem and is paying it in, hand over hand, like an angler. At the other end the hem comes up, quite willingly.',
        when: ['from_child'],
      },
      'There is a coat on a chair, and one arm of it is patting about for its own cuff. {name} looks out at the wrist. It had thought there would be more of us in there.',
      {
        text: 'From the top of the curtain two vast eyes have gone over your coat: hip pockets, shallow, breast pocket, possible. It has stayed up there. But a leaf has come down, and lies on your lapel.',
        when: ['wary'],
      },
      {
        text: 'You put your hand in your pocket for the key, and the pocket takes hold of a finger. You stand before your own door for a while. It has gone to sleep on the key.',
        when: ['trusting'],
      },
      {
        text: 'There is dark, and warm, and something that goes thump. {name} puts its ear to it, and its own goes thump too. It has never counted before. It gets to two.',
        when: ['baby'],
      },
    ],
    curious: [
      '{name} has climbed to your collar and is looking into your ear, holding it open with both hands. Somebody lives in there, and talks.',
      'A strange coat hangs in the hall. {name} goes down head first into the left pocket, and then the right, and comes up with its opinion.',
      'The scissors are open. {name} looks from one blade to the other, draws out the skin at its own sides and folds it in again, with some pride.',
    ],
    bored: [
      '{name} has jumped from the shelf to the chair, and there was nobody on the chair. It climbs up to try again. Come and play.',
      'Bark, says {name}, on one note, to the curtain. It is waiting for a bark from you. Give it a game, or a walk in the pouch.',
      'Off the rail, on to the cushion, and {name} does not even open the kite for it. It walks back. It is walking. Somebody should come and be a tree, with games in.',
      {
        text: '{name} sits in the empty hood on its hook and says nothing, and we used to be such a number. It would jump, if there were someone to jump to. Come and be a tree.',
        when: ['sad'],
      },
    ],
    hungry: [
      'The lid of the nectar pot has been licked until it shines. {name} sits on it and barks like a clockwork dog. Feed us, it means.',
      '{name} has come down your arm to see what is in the hand. It looks under each finger. It is time for a meal.',
      '{name} has put both hands together, like a bowl, and is holding them up to you. It looks down into them, and up. There is nothing in there yet. Feed us.',
      {
        text: '{name} has got into the coat on the hook, which is yours, though you are not in it, and barks out of the collar. Put the nectar on the shelf by it. Feed us, and go and stand over there.',
        when: ['wary'],
      },
      {
        text: 'It comes down the lamp to its last inch, and holds out one hand. There is a bark. Put a drop in the hand, and then the dish on the table. We shall see about the table.',
        when: ['wary'],
      },
      {
        text: 'It has come up out of your collar and is licking your chin, and your lip, and the tip of your nose, in order, for sap. It finds you are not that kind of tree. Feed us.',
        when: ['trusting'],
      },
      {
        text: 'It has turned out your pockets. They lie about the floor, with the lint sorted, and {name} looks at you over the last of them, its palms together. There was not a drop on us anywhere. Feed us.',
        when: ['trusting'],
      },
    ],
    starving: [
      'There were {hours} hours with no drop in them. {name} has gnawed the bark off its perch all round, and found wood. Feed it now.',
      '{name} tried to reach your shoulder, and came down short, on the floor, where it never goes. It needs food, now.',
      'The leaves from the nest have been licked one by one and put in a heap, the dry with the dry. It took {name} {hours} hours. It is cold, and needs food this minute.',
      {
        text: 'It lies spread on your palm with the kite quite flat, like something that came down in the night. The hands open and shut. A drop now, on your finger, and another, and medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has been through the fruit bowl, wax pears and all. It is on the chandelier now, and shouts, and the whole of that rings. Hold up the nectar, now, as high as you can, and look away.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has got itself into the finger of a lost glove, in the corner, and will not come out to your hand. Drip food in at the cuff, now, drop by drop, and medicine with it.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The kite hangs loose at the wrists, like sleeves on a line. {name} climbs today, and does not jump. Let it rest, or bring medicine.',
      '{name} holds on to your thumb with three hands and forgets the fourth. It is worn out. Medicine, or a long sleep in the warm.',
      {
        text: 'It stands on the chair back with its arms up, all ready, eyes like lamps, and looks at the gap, and holds its arms up to you instead. Lift us across. Some medicine would be kind.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is nectar down its front, and lint on the nectar, and {name} sticks to the pocket for a moment each time it leaves. A wash, please.',
      '{name} combs itself with the two joined toes, and they come away gummed together. The pouch smells of the day before yesterday. Wash us both.',
    ],
    sick: [
      'Low on the bars, with its nose dry and its eyes half their size, {name} holds on because it does not know how to stop. Medicine, please.',
      'You open the pocket, and {name} does not come up to see who. It is trembling in the lint. It needs medicine.',
      '{name} barks once in the dark of the sleeve and forgets to wait for the answer. It is hot behind the ears. It ought to have medicine, and the warm side of you.',
      {
        text: 'You reach up, and it saws, so weakly that it might be breathing. It would jump, and it looks at the gap, and it shuts its eyes. Put the medicine on a leaf, and the leaf by its hand, and wait below.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies in your palm and does not grip. Nothing of it grips. Medicine at once, and keep it against your chest.',
      'You can count the heart from outside, and there are gaps. Give {name} its medicine now, and hold it where it can hear yours.',
      {
        text: 'It fell into your hands. It did not choose them. It lies there, all kite, and does not bite, and looks at the top of the curtain. Give it medicine now, and put it against your skin, whatever it thinks of you.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} has barked for {hours} hours, one note, and left off now, to listen. Take it in your hands. It must not be by itself.',
      'It is at the very bottom of the empty pouch, counting, and gets only one, and that one slowly. Be with {name} now.',
      'After {hours} hours {name} has let go of the rail. It did not jump. It lies where it came down, and both its arms are out. Pick it up now and keep hold.',
      {
        text: '{name} has made the jump. From the rail to your empty coat is farther than it ever let itself, and it has barked for {hours} hours out of the pocket of a thing with no thump. Put on the coat now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has its back to you, at the seam, and holds on to a leaf. When you lay your palm against the cloth the leaf is let go. Stay like that, now, and let it hear you. Then medicine.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'The seam of the pouch goes in and out. At one end there is a tip of tail, posted through like a letter half delivered.',
      '{name} is asleep with its arms wide, under the leaves. It lands, somewhere, and clutches, and smiles.',
      'A hand comes out of the pouch, quite asleep, and opens and shuts on the air until it has got a leaf. Then it takes that in to the others.',
      {
        text: 'It is asleep in the curtain, in the highest pleat, as a lump. It has its own tail in its arms, and counts that.',
        when: ['wary'],
      },
      {
        text: '{name} has got into the sleeve of somebody else’s coat, at the back of the wardrobe, and pulled the cuff in after. You can hear it thump in there, all by itself, very fast, like a watch that was left behind.',
        when: ['wary'],
      },
      {
        text: 'Your pocket has been asleep since noon. You have taken the stairs slowly, and have not sat. Now and then four hands tighten in the lining, find you, and let go.',
        when: ['trusting'],
      },
      {
        text: 'You went to bed without your shirt, since it is in use. It hangs on the chair, and in the pocket is a tail, and in the cuff, let down over the side so that you can reach, a hand.',
        when: ['trusting'],
      },
      {
        text: 'It sleeps spread out in your palm, and it ought to be a ball. The heart goes, and waits, and goes. Close your fingers, and do not put it down. When the eyes come open give it medicine, off your own skin.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The pouch is cold on one side. {name} is asleep and in danger, and takes nothing but company till it wakes, at {wakes_at}. Reflect beside it now.',
      '{name} sleeps too deep to hold on. Put your hand under the pouch and reflect there, now. It wakes at {wakes_at}.',
      {
        text: 'It has gone to sleep with the empty lid in its hands. {name} wakes at {wakes_at}. Reflect with it now, and have nectar ready then.',
        when: ['unfed'],
      },
    ],
    shy: [
      'From behind the curtain comes a noise of sawing, far larger than {name}. It does not know your smell yet. Sit near, and leave a sleeve within reach.',
      '{name} is on the highest thing in the room, flat, with its eyes on your pockets. Keep it company from down there, and be patient.',
      'For {wait} there was one heartbeat here, and {name} has not quite got over it. It stays on the rail. Sit below, and let it hear yours.',
      {
        text: 'You hold up the pouch, open, and look the other way. {name} looks at the pouch, and the drop, and the pouch. It has jumped at worse. Not yet. Stay there with it a little.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      '{name} listens to its own chest, then to yours, then again to its own. Two. Stay close to it, and let the next meal be on time.',
      'It leapt, and this time it was a very long way, and here is the shirt. {name} holds it with all its thumbs. Keep it company, and feed it when it is due.',
    ],
    old: [
      'These days {name} looks before it leaps. Then it leaps anyway, and shorter, and you step in.',
      'The pocket has taken the shape of {name}, and hangs that way in the wardrobe too.',
      'There are {days} leaves in the nest of {name}, and the bottom ones are lace.',
      {
        text: '{name} has slowed down to a walk on the stairs, and you to a walk beside it, and at every landing it holds up both arms.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} takes each drop from you in both hands, like a bowl, drinks it, and looks into its palms for the next. When there is no next it offers you the palms, to see for yourself.',
        'It eats hanging from your sleeve by its feet, so that the meal goes up. When all of it has gone up {name} goes up after it, and washes its face in your elbow.',
        'Tick, tick, tick goes the tongue on the dish. You reach for the lid, and there is a thumb round it from the other side, and a face under it, and the lid is needed for a moment more.',
        '{name} chews out the juice and parks the rest behind you, on your collar, in a neat dry pellet.',
        'The food is licked off your finger, and the finger is gone over again, knuckle by knuckle, in case it was sap.',
        {
          text: '{name} arrives from the top of the wardrobe, arms wide, having chosen the dish somewhere about halfway. There is a splash, and chattering.',
          when: ['well'],
        },
        {
          text: 'It has dropped a bit on purpose, behind the cushion, for one of us who may be late. {name} looks there afterwards, and eats that as well, on behalf.',
          when: ['from_child'],
        },
        {
          text: '{name} brings the best piece up your arm to show you, holds it against your lips, and is not at all offended.',
          when: ['trusting'],
        },
        {
          text: 'It comes to the dish by the long way, over the curtain and down the lamp, so as not to touch you once. It drinks with its tail held round the lamp, in case we should have to go.',
          when: ['wary'],
        },
        {
          text: 'It is a lick of something. {name}, who is the size of a walnut and has not opened its kite yet, finds that it has a tongue, and then that there is a finger, and somebody on the end of it.',
          when: ['baby'],
        },
        {
          text: 'It drinks, it runs up to your mouth, and gives you some, and runs down. Up with the next. You have had half the dish when {name} puts its sticky ear to your chest, to hear whether we are full.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} is so glad that it eats in mid air, between your left hand and your right, a lick at either end. Back and forth goes the kite. In the end it misses, on purpose, and eats in your sleeve.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It takes the drop at full stretch, from the last leaf of the fern, and is back in the pot with it. It has the whole meal by air, twelve flights, and there is not a thumbprint on you.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish is on your knee, and that is a difficulty. It looks at the dish from the lamp, the shelf, the chair. Then something lands in the dish, shouts, drinks all it is standing in, and has gone, dripping.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has not jumped today. It came up your trouser leg, thumb over thumb, stopping at the pockets, and drinks in the crook of your arm with its eyes shut. Its other hands have hold of you, all three.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        '{name} was in the air before you had set the dish down. After {streak} in a row it knows where you will be.',
        'It rubs its bald spot on the wrist that brought the dish, once for each time: that makes {streak}. Your wrist is family now.',
        'We have a song for it, says the pocket, and it goes up one note every time. {name} is on {streak}, and only moths can hear that.',
      ],
      early: [
        '{name} is round already, and would not glide, it would drop. It takes one lick. The rest is for us at {opens}.',
        'A drop is held in both hands, and not drunk, and handed back. {name} has hardly landed from the last. Come at {opens}.',
        '{name} licks the outside of the dish, where some has run down, and no more. It is too well balanced to be filled just now. Please have it ready at {opens}.',
        {
          text: 'It is full, and light on its feet with it, and has a look at the dish in passing, from above. One lick, upside down. We might come by again at {opens}, and there might be somebody standing less close.',
          when: ['wary'],
        },
        {
          text: '{name} pats its own stomach, and yours. They are both tight. It puts the meal down your neck to keep, sits on your collar so that it cannot get out, and says that we shall have that at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'There is a sound of very small sawing, and it goes on while {name} eats. Then it climbs into the coat of the chair, and not yours.',
        '{name} eats with one thumb hooked in your cuff, so that you should not be gone so long again before it has finished.',
        '{name} had picked out another tree: the hat stand, which does not go away. It eats, in your hand, and jumps back to the hat stand to think.',
        {
          text: 'It crabs at you with so little saw in it that it is nearly singing. It drinks what you bring, and its kite hangs damp. Medicine, we think, and the inside pocket.',
          when: ['weak'],
        },
        {
          text: '{name} has crept into the empty dish and drawn a leaf over. When you pour it does not get up, and licks what comes. Your finger it pushes off. Put medicine in the next drop, and leave the leaf on.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It takes a lick, lays its chin in the wet, and looks past you at the coat on the chair. Its ears are hot. Lay medicine by its chin, with a straw, and stand beside the coat.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It was living in the hat stand when you came, in a bowler, with all its leaves. It eats what you hold up. Then the bowler is turned round, on its peg, so that the good side is to the wall.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} drinks at a great rate, with its tail about the tap. There is sawing between the swallows, quite cheerful, like people at work. When it leaves, your best button has gone up there too, to be lived with.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has eaten nothing, and sat on the peg where your coat goes, holding the loop open with both hands. It drinks now inside the coat, going round us all, sleeve, sleeve, and hood, to see that the rest has come back.',
          when: ['trusting'],
        },
      ],
      missed: [
        'After {hours} hours {name} has to be held up to the dish. It drinks. It does not rub its brow on anything.',
        '{name} does not come out for it. You hold the dish inside the pouch, and hear it drink there, in the dark, with stops. For {hours} hours there was one heartbeat in here. Leave your hand in.',
        'The bald spot is dry, and {name} keeps its head down over the dish. It was {hours} hours. It jumps at nothing when it has done, but climbs down you, one thumb after another, to the floor.',
        {
          text: 'It comes down you thumb under thumb, where it would have leapt, and drinks with its chin propped on the rim. It was {hours} hours. Medicine now, and put it in your shirt against the skin.',
          when: ['ill'],
        },
        {
          text: 'In {hours} hours it lost count. It drinks from a thread of cotton, let down to it, with its face in the corner of the pouch, and one heart. When yours comes near it stops drinking. Soak the thread in medicine next.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lies along the shelf with its kite crumpled, and you must put the drop against its lips. It has been {hours} hours, and it holds on to the shelf and not to you. Give it medicine there.',
          when: ['ill', 'wary'],
        },
        {
          text: 'In {hours} hours it has been out by the fanlight and found a gum tree, and there are bats in it. It is in fine coat. It flies down to your dish, drinks, looks you over for depth, and flies up.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} is as tight as a berry and cannot get into the pocket. It pats the dish and leaves it. We will want it at {opens}.',
        'You offer it a drop, and {name} rubs that on its chest, to smell of. No more goes in until {opens}.',
      ],
      ill: [
        '{name} licks the drop from your finger, and sleeps, and wakes, and finds there is some left. A little went down. Now medicine.',
        'It holds the morsel to its face without eating, for the smell. Then it takes a bite or two. Give {name} medicine next.',
      ],
      loved: [
        'You hold it up, and all four hands let go of the perch to take it: {item}. {name} licks on the way down, licks in your palm, where it landed, and licks the palm.',
        '{name} barks into the dish, and over its shoulder, and down your sleeve, so that every one of us shall know. Then it is quiet, with both cheeks full: {item}.',
        'One handful for us, says {name}, and one for us, and this is ours. By the end you have some behind your ear. It was {item}, and we shared it.',
      ],
      disliked: [
        'Sniffed, turned round, and dropped from a height to see it land: {item}. {name} had been hoping for something that drips.',
        '{name} wipes both hands on your shirt. Not {item}. Sap, or a berry, or you could tip out the pocket.',
      ],
      harmful: [
        '{name} is hunched in your hand with its kite drawn tight over its belly, and shivers. Keep {item} away from us. That was no meal.',
        'It licked, as it licks everything that comes from you. Now its hands have lost their grip, and it has had no meal. We cannot eat {item}, not a lick. Watch it, and have medicine near.',
      ],
    },
    play: {
      wanted: [
        'You hold out an arm. {name} runs along it to the end, as along a branch, and off, and it is for you to find out where to.',
        'Pocket by pocket you search the coat. {name} goes round by the lining, always one ahead, and gives itself away by giggling.',
        '{name} climbs the curtain to the top, turns, spreads, and comes down across the whole room like a thrown handkerchief.',
        'There is a tent, made of one sheet. {name} gets in and so does your head, and we are a great many in there.',
        {
          text: 'You run through the house with the pouch, and {name} leans out at every corner with one arm up, telling the furniture that we are coming through.',
          when: ['from_child'],
        },
        {
          text: 'It flies, but from shelf to shelf, and you are the gap. Each time it goes over a little lower. The last time four small hands touch the top of your hair, and push off.',
          when: ['wary'],
        },
        {
          text: 'You throw up a silk scarf, and it opens, and floats, and {name} thinks that it has seen one of us. It goes after it, off the shelf. It looks out at you from under, and is not sure.',
          when: ['wary'],
        },
        {
          text: 'You turn your back, and stand in the middle of the room, and say now. There is nothing. There is a breath of air. Then the whole of it, slap, between your shoulder blades, from the top of the clock.',
          when: ['trusting'],
        },
        {
          text: 'You lie down flat, and it goes off the wardrobe at you, again and again, to land on the one button. It has hit your nose. It comes up your chin, quite drunk, to rub its brow on yours.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has been jumping all the while and takes you in as one more tree.',
        'It rides once round the room on your head, to please you. We were happy as we were.',
      ],
      bad_time: [
        '{name} looks across the gap and holds on tighter. It cannot jump today. Find out what it needs.',
        'You hold out your arm, and it creeps up it and in at the cuff, and stays in there. No games. See to {name} first.',
        {
          text: 'The kite does not open. {name} is ill, and should have medicine and a chest to lie on.',
          when: ['ill'],
        },
        { text: 'It licks the toy all over. {name} wants food, before anything that swings.', when: ['starving'] },
      ],
      loved: [
        '{name} has left before you finished saying it. It is in the air, arms out, shouting we, we, we: {item}.',
        'Again, from higher. Again, with your eyes shut and both your arms out, and you are not to move. It found you. Nobody in the whole pocket can get enough of it: {item}.',
      ],
      disliked: [
        '{name} walks round it, on foot, which says everything: {item}. Is there nothing that hangs?',
        'It sat on your knee until that was over: {item}. Hide yourself in a coat, and {name} will play.',
      ],
      harmful: [
        '{name} leapt at it, as it leaps at all things, trusting it to be there. One wrist is hurt. Put {item} away for good.',
        'A cry, and it is down inside your shirt, heart going like a moth. That came of {item}. Keep it from {name}, and stand still.',
      ],
    },
    clean: {
      wanted: [
        'You wipe the nectar from its chest. {name} holds your thumb with its feet, and combs after you where the wipe has been.',
        'The pouch comes out of the wash and {name} goes round the inside, rubbing its brow on it, until it is ours again.',
        'You do its toes, all the twenty, and the two that are joined twice. {name} spreads them on your thumb afterwards and cannot get over them.',
        {
          text: 'It holds out one hand for you to wipe, and keeps three for leaving with. You do that one well. It looks at it, and at the others, and gives you a foot.',
          when: ['wary'],
        },
        {
          text: 'It will not be held for it. So you hold the cloth still, at the edge of the shelf, and it rubs itself along that, one side, and turns, and the other. It has smelled the cloth three times.',
          when: ['wary'],
        },
        {
          text: 'It lies on its back in your palm with the kite spread out, like a thing to be ironed, and has you do the underside. It combs your wrist meanwhile. We are done at the same time.',
          when: ['trusting'],
        },
        {
          text: 'It opens out the whole kite on your palm, so thin that you see your lifeline through it, and lets you breathe on it and wipe. A wind would take it. It has shut its eyes, and holds on with nothing.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was silver already. {name} takes the cloth up the curtain to line the nest with.',
        '{name} lets you do one ear, and then does yours.',
      ],
      loved: [
        'It opens the kite, first left, then right, for you to do the insides: {item}. {name} has never minded that.',
        '{name} goes limp with pleasure and has to be held up by the scruff: {item}.',
      ],
      disliked: [
        'A small saw starts up in there. {name} has no use for {item}. A soft damp cloth, and quick.',
        'Now it smells of nobody, and goes from one of us to the next, rubbing. You can smell for yourself: {item}. Something without scent, another time.',
      ],
      harmful: [
        'The skin between its wrists is red, and {name} will not fold it. That is what comes of {item} on so thin a kite. Lukewarm water, a soft cloth, and your hands.',
        '{name} sneezes, and cannot stop, and its eyes run. It was {item}. Carry it to clean air and keep that far from its nose.',
      ],
    },
    medicine: {
      wanted: [
        'One drop, in both hands, drunk like the rest. After a while the thumbs on your finger take hold, first the near, then the far.',
        'You keep {name} inside your shirt until it works. Its heart was stumbling. It falls in with yours.',
        '{name} would not open its mouth until you had shown it, with a spoon, how we do that. So you did. It swallowed when you swallowed, and now its ears are up.',
        {
          text: 'It crabs at the spoon, both hands up, and there is nowhere left to back to but your cuff. It goes in there. It takes it there, in the dark, off your fingertip. Later on it chirps.',
          when: ['wary'],
        },
        {
          text: 'It takes hold of your finger with all four hands, as one holds a rail, and drinks what is on the end. Then it goes down into the pocket with it, finger and all. It thumps quicker in there soon.',
          when: ['trusting'],
        },
        {
          text: '{name} will have it if we all do. So you drink yours, out of the cap, and it drinks its own off your chin. Afterwards there is chattering in your pocket, and the pocket is warm.',
          when: ['trusting'],
        },
        {
          text: 'You wet its lips with it, and wet them again. Both hands are shut on a fold of your shirt. There is a thump, and a thump after it, sooner than the last. Another drop every hour or so, and no draught.',
          when: ['ill'],
        },
        {
          text: 'You had to open the hands to find the mouth. It has swallowed, and gone up your sleeve, which was the nearest dark. It stays there, thumping a little faster. Another drop of medicine before night.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It saws at the spoon until a drop gets in, and at the drop until it is down. It lies in the toe of a sock, and one ear has come up. Give the next dose in the sock.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} licks the spoon, the bottle and your nail, and bounds off up the curtain. There was nothing to cure.',
        'You look in its mouth, and it looks in yours. We are both well.',
      ],
      loved: [
        '{name} came up the pocket by itself for this, hand over hand: {item}. It goes down again a little steadier.',
        'The nose is wet again. {name} puts it in your palm, where there had been {item}.',
      ],
      disliked: [
        'Both hands are put over the mouth, and both feet over the hands. {name} will not have {item}. Something sweet on the spoon.',
        '{name} spits it, with a tiny bark, into your pocket: {item}. Try another kind, and hold it close meanwhile.',
      ],
      harmful: [
        'It drank it because it was your finger. Now its eyes do not follow you. Let no finger of ours have {item} on it. Real medicine, quickly, and keep {name} warm.',
        '{name} stiffens in your hand, all four thumbs out. Away with {item}, out of the house. Get help, and do not set it down.',
      ],
    },
    discipline: {
      wanted: [
        'Psst, you say, at the teeth on your ear. {name} lets go, and sits with its back to you on the far end of the shoulder, learning.',
        'You put it back in the pouch, without a word. Some sawing is heard, and then a nose, and the nose is sorry.',
        {
          text: 'It lets go of the flex, drops to the sill, and stands there with its arms half open and nobody to jump to. It takes the curtain, by the far edge, and goes up it slowly, with its back to us.',
          when: ['wary'],
        },
        {
          text: 'You put it in the pouch, and say why, into the seam. There is no sawing. A hand comes out, and gives you back your bead, and then the lint that went with it, and then it wants the hand held.',
          when: ['trusting'],
        },
      ],
      little: ['{name} had let go before you said it.', 'We know, says the pocket. We do not bite buttons now.'],
      bad_time: [
        '{name} makes itself the size of a walnut, in your palm, and shakes. It has taken your voice for a hawk’s. Close your hand over it, and find out what it was missing before you spoke.',
        'It jumped away from your voice without choosing where, and lies behind the stove. Fetch {name} out, softly, and look after it first.',
        {
          text: 'You raise your voice, and it lets go, and does not open. It is as hot as a coal, and it lies there with its hands over its eyes, counting. Be quiet now, so that it can hear one. Fetch medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{name} stops in the middle of a bite and listens, its head on one side. It understands {item}.',
        'The sawing runs down and is a purr. You did it with {item}, and {name} has taken its teeth out of the curtain.',
      ],
      disliked: [
        '{name} thought it was a game, and bit the other ear: {item}. A soft hiss would be plainer.',
        'It did not know what {item} had to do with us. Say it low, with a steady hand.',
      ],
      harmful: [
        'It did not jump away. It clung to you, to be safe from it, though it came from you. Never {item}. Hold {name}, and be gentle.',
        '{name} has begun to pull out the fur of its own tail. It learned that from {item}, and nothing else. Stop, and let it in at your collar.',
      ],
    },
    sleep: {
      wanted: [
        'You hang up the pouch, and {name} packs itself in: leaves, tail, self. It bulges once, low down, and is still.',
        '{name} goes in at your pocket head first, turns over, and sighs out all the jumps of the day. It comes out mended.',
        {
          text: 'The pouch is hung up, and it will not, with you there. You put your glove in the pouch and go. In a while the pouch bulges, turns over, and has its arms round the glove.',
          when: ['wary'],
        },
        {
          text: 'You turn out the lamp, and it goes three times round the room in the dark, over your bed, lower each time. There is a weight on the rail at your feet. It has gone to sleep there.',
          when: ['wary'],
        },
        {
          text: 'It goes down inside your shirt, thumb by thumb, and spreads the whole of its kite over where the thump is. It is not cold. It is keeping us in.',
          when: ['trusting'],
        },
        {
          text: '{name} goes to bed in the palm of your hand, and you are to shut it, finger by finger, as far as the thumb. You can feel it counting us, with its lips, and it gets to two and stops.',
          when: ['trusting'],
        },
        {
          text: 'It will not go in the pouch that smells of you, and so you hang it in a mitten. Warm that with your breath. When it stirs, a drop of medicine, through the wool.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'The pouch hops along the rail by itself. {name} is not sleepy.',
        'It lay down until you had turned round. Then it was on your back.',
      ],
      loved: [
        '{name} has tried the depth with one foot and found no bottom. It goes in after the foot: {item}.',
        'There was a rustle, a yawn like a pinprick, and no more: {item}. {name} sleeps in the middle of us.',
      ],
      disliked: [
        '{name} came out again backwards, and took its leaves. Not {item}. Something with a heartbeat, or at least a seam.',
        'It sat up all the time on top of {item}, looking at your shirt. {name} would prefer a pocket.',
      ],
      harmful: [
        '{name} crept out of there with its breath whistling. Take {item} away, air the pouch, and let it lie on you.',
        'It lay by itself in that and cried, and tore at its wrists. Take it down, {item}, and hang up the pouch. We sleep together or not at all.',
      ],
    },
    reflect: {
      awake: [
        'You sit still and are a tree. {name} goes up you, round the back, and finds the fork where the neck begins.',
        '{name} lays its ear to your shirt, and moves its lips. It is counting, and seems to like what it gets.',
        'It remembers {wait} with nobody in the coat. {name} takes a fold of your sleeve in each hand, and then a further fold.',
        '{name} rubs its brow along your thumb, and you smell, faintly, of an old present: {loved}.',
        {
          text: 'There is room in the sleeve for your arm and {name}, if one of you breathes out. You take turns.',
          when: ['trusting'],
        },
        {
          text: 'It has brought all its leaves down to you, a tailful at a time, and packed them in round your neck. Now it gets in. We live here, says {name}, and puts its brow against the place where the thump is nearest.',
          when: ['trusting'],
        },
        {
          text: 'You think it is asleep. It puts up one hand, over your collar, with the palm open, and waits, and you put in your fingertip. It was only counting. It shuts the hand, and that comes out right.',
          when: ['trusting'],
        },
        {
          text: 'You sit with your coat open and look at something else. The lamp moves, the chair moves. There is a weight on the hem, about that of a letter, and it comes no further, and does not go.',
          when: ['wary'],
        },
      ],
      little: [
        'We have sat so much this hour that your leg has gone to sleep. {name} has not, and would like the leg back as a branch. Later.',
        '{name} has counted all of us four times over, and the sum is the same. That will do for now.',
      ],
      ill: [
        'You put {name} inside your shirt, and there it lies, like a warm coin. It needs more than this: medicine or food, as it may be. But this too.',
        'Its hands open and close on the air, and then on your finger. {name} is easier so. Presently bring what it lacks.',
      ],
      asleep: [
        'You sit down under the pouch. It swings a little, though there is no wind, and comes to rest on your side.',
        '{name} sleeps, and you lay a hand along the seam. From within four thumbs take hold of it, through the cloth.',
        'You put your ear against the cloth, where it goes so fast that it is nearly one long sound. After a time {name}, without waking, puts its own ear there from inside.',
        'Our whole pile smells of it, and it is a pile of one: {loved}. {name} sleeps with its nose in the thick of that, and you sit by for your share.',
      ],
      shy: [
        'You sit, and let your sleeve hang. From the rail {name} looks at the sleeve a long time, with its arms not quite open.',
        'The sawing stops, starts, and stops. {name} stays up there. But it is listening for how many you are.',
        {
          text: 'You sit and let a sleeve hang. It flies past that, so as to feel what it would be like, and past, and past. Then it goes up to the rail to think, swinging its feet.',
          when: ['well'],
        },
        {
          text: '{name} is in the fold of the curtain, a small hot lump. You sit down beneath, and do not reach. After a time the lump has slid by a hand’s breadth. You might hold up a drop of medicine, that far.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'glider nectar':
        'The glider nectar goes into its two hands, and from there into {name}, and some into your cuff, where we keep things. It licks the spoon, the hand, the watch. It would like to know who else wants watering.',
      'acacia gum':
        'You snap off the acacia gum, hard as amber, and {name} hugs it, and begins to gnaw. At the end of the evening its chin has stuck to its chest, and it tells us about that.',
      'eucalyptus sap':
        'You have cut the bark, and the eucalyptus sap comes, slowly, when it likes. {name} hangs head down beneath the drop with its palms together. It falls. One for us. Both its eyes go up to the next.',
      'papaya cubes':
        'A cube of papaya is as big as a head. {name} gets its arms round, squeezes, drinks, and hangs what is left over your ear, quite dry. There are five more cubes, and you have one more ear.',
      'boiled egg bits':
        'The bits of boiled egg are passed along: from your hand to its hands, to its feet, to the seam of your pocket. White first. The yolk it eats on your shoulder, and then it tells your neck, with crumbs.',
      'bee pollen':
        '{name} puts its nose in the bee pollen and comes out gold to the eyes. It sneezes, and we are all gold. It goes over your front grain by grain after that, with its tongue, as one weeds a path.',
      blueberry:
        'You hold the blueberry over the gap, at arm’s length, and before you have said jump it is on the arm. It bites, and there is purple on its chin and your cuff. It keeps the skin, for a hat.',
    },
    play: {
      'bonding pouch walk':
        'You go for a walk with the bonding pouch round your neck. At the gate there is a nose, and by the church {name} has got right out on top, telling us what is coming.',
      'gliding leap':
        'You stand by the far wall and hold your shirt out. From the wardrobe comes a gliding leap, kite wide, tail steering, and in the very middle of the air {name} sees that your hat is nearer.',
      'curtain climbing':
        '{name} goes up the curtain by its thumbs, hand, foot, hand, until it is among the hooks. You say that it is a long way down. It has never looked. It lets go, towards your voice.',
      'tent time':
        'It is tent time, so you put the sheet over the chairs, and get in with the torch. {name} goes round and round on the inside of the roof, enormous. It lands on your knee, quite small.',
      'hanging rope net':
        'You have hung the rope net across the corner. {name} bounces, and sees that the whole sky gives. It bounces you a leaf. You bounce it back. By now there are seven leaves in the air, and one of us.',
      'silk flower vine':
        'You wind the silk flower vine about your arm, up to the shoulder. {name} calls at each flower, puts its head in, and says that nobody is home. In the last, behind your ear, it turns round, and somebody is.',
      'pocket hide-and-seek':
        'You pat the left pocket. You pat the right, and something runs across your back, giggling. In pocket hide-and-seek the rule is that we are always found, and {name} comes out at your collar to be.',
    },
    clean: {
      'unscented baby wipe':
        'You go along the kite with the baby wipe, which smells of nobody. {name} holds it out for you by the wrist. When you are done it rubs its brow on the clean place, so that it is ours.',
      'pouch laundering':
        'You launder the pouch, and while it hangs on the line {name} lives in your sleeve and looks at it, blowing. It comes back flat. So we put in a leaf, some lint and your thumb, and try again.',
      'glider claw trim':
        'You do the claws one by one, four hands of them, and {name} keeps hold of you with whichever are not being trimmed. At the last it holds on with its tail, and you say done.',
      'perch rinse':
        'You rinse the perch under the tap, and {name} stands on your wrist to see where the water goes. The old gum comes off in a string. It takes hold of the end, and pays that in for later.',
      'self grooming time':
        'It is self grooming time, and nobody is to help. {name} sits in your palm and does its stripe, its bib and the inside of the kite. Then your thumb is pulled over, and done too.',
      'vinegar cage wipe':
        'You wipe down the cage, and it smells of vinegar and chips. {name} watches from your hood, holding its nose. When it is dry it goes in, rubs its brow on every bar, and we live here again.',
    },
    sleep: {
      'bonding pouch':
        'You hold open the bonding pouch, against your chest, and {name} goes in by the arms. It turns, it packs. There is one thump in there, and through the cloth one of yours, and it has stopped to count.',
      'shirt pocket':
        '{name} lets itself down in your shirt pocket till there is only an ear. It finds the warmest seam. You feel four thumbs take hold of the lining, and let it go, one by one.',
      'eucalyptus leaf nest':
        'You bring eucalyptus leaves, and {name} takes each from you, rolls it in its tail and goes up. Out of the nest, last of all, comes a tail, feeling for one more. You put in your glove’s thumb.',
      'fleece cage set':
        'The fleece set is all pockets, hung about the cage like a tailor’s. {name} tries the bridge, the cube, the long one. It takes the one which hangs against the bars, on the side where you sit.',
      'colony pile':
        'A colony pile wants bodies. There is {name}, there are your two socks, a mitten, and the hand that you were using. It crawls in at the bottom, pulls us all down on top of it, and sighs.',
      'tree hollow box':
        'You hang the hollow box in the fork of your coat stand. {name} goes in and out, in and out, with lint. When it stays in you look through the hole, at an eye, and then at fur.',
    },
    medicine: {
      'glucose drops':
        'You let the glucose drops fall upon your nail, and {name} drinks there, without its hands, for they are shut in your sleeve. The third is swallowed faster. A thumb comes loose, feels about for your finger, and grips that.',
      'stress relief cuddles':
        'It is down on the label as stress relief cuddles, so you undo a button. {name} lies in there, flat, on your breastbone, and shakes. After a good while it has got hold of the beat.',
    },
    discipline: {
      'soft psst':
        'Psst, you say, softly. {name} has your ear in its teeth. It stops, takes out the teeth, and smooths the place with both hands. Then it hides in your hair from who did it.',
      'hum until calm':
        'It saws at you from the shelf, and you hum until it is calm. It saws in time, then less, then it is only our tune, and {name} comes down the lamp to feel where that is kept.',
    },
  },
  refusals: {
    asleep: [
      'You feel for {name} in the pouch, and it feels for you, and neither wakes. It takes nothing till {wakes_at}. You may reflect, with a hand under it.',
      '{name} is a lump in the seam until {wakes_at}, and what you bring slides off. Sit by it and reflect. It counts hearts in its sleep.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has discovered that the skin at its sides is not a coat. It was on the chair at the time, and is now on you.',
      'A child: its eyes are open, both, all the way. {name} looks at the whole height of the curtain and says we could.',
    ],
    teen: [
      '{name} is half grown, and has a bald spot on its brow, and rubs it on the door, the kettle and the postman. Be there at mealtimes. They make it what it will be.',
      'Half grown: {name} glides at four in the morning, from anything, at anyone. Keep its meals to the hour. It is choosing what to be in mid air.',
    ],
    high_care: [
      '{name} is grown, and {form}. It closes its eyes at the top of the wardrobe, steps off, and does not open them, because you are in the room.',
      'Grown: {form}. {name} has gone through every coat in the house and moved into yours, on the left, where the noise is.',
    ],
    balanced: [
      '{name} is grown, a {form}. It has a leaf in each of nine hollows, and glides from one to the next, and yours is on the way to all of them.',
      'Grown, and a {form}: {name} sleeps in whichever pocket is going somewhere.',
    ],
    low_care: [
      '{name} is grown, a {form}. It glides without a sound, from no place you saw to no place you can find. It used to bark first.',
      'Grown: a {form}. In the pocket of a coat that no one wears there are leaves, warm. {name} made up a pile out of those.',
    ],
    rescue: [
      '{name} is grown, a {form}. There is a seam in its kite where it tore, healed silver, and it turns a little left in the air, towards whoever is crying.',
      'Grown, and a {form}: {name} gets in beside anyone who lies alone, lays its ear down, and says two.',
    ],
  },
  trust: [
    '{name} has rubbed its bald spot on your chin. You will not notice it, but to every glider in the world you now smell of us.',
    'It leapt while your back was turned. {name} did not call first. It knew there would be a shoulder.',
    '{name} has carried its leaves over, all of them, tail by tailful, into your breast pocket. It has given up the tree.',
  ],
  streaks: [
    'Ten meals on time. {name} leaps for the next from one shelf higher.',
    'Twenty-five in a row, and {name} has stopped licking the lid afterwards. It knows there is more where you come from.',
    'Fifty on time. {name} barks once for each, from the rail, and by the end there are three dogs at the gate.',
    'A hundred, and none missed. {name} holds your finger in both hands, as it does a drop, and looks into it.',
  ],
  ages: [
    'Ten days old. {name} has been in every pocket in the house, and in one of them twice.',
    'Thirty days. The curtain has a ladder up it now, of little holes, and {name} no longer looks where it puts its thumbs.',
    'A hundred days. {name} has crossed this room so often that the air seems worn there, like a stair.',
    'A year. Several coats have come and gone, and {name} moved with the heartbeat.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['glider nectar', 'eucalyptus sap'] },
      wish: 'We would like a thing that runs, says {name}, and has its hands ready under the air. Nectar, or sap from the blue trees. It must be caught.',
      granted: 'It caught it. It caught the one behind, too, with its foot. Nobody had told us we could do that.',
    },
    {
      by: { action: 'feed', item: ['blueberry', 'papaya cubes'] },
      wish: '{name} wants something to eat that is the size of its own head, so as to be fair to both. A blueberry, or papaya in cubes, though a cube has corners.',
      granted:
        'It held it at arm’s length first, and they looked at one another. Then it was all over its chin, and purple.',
    },
    {
      by: { action: 'feed', item: ['acacia gum', 'bee pollen'] },
      wish: 'There is a cupboard smell on your cuff, gold, from the back of the shelf. {name} has followed it up to the elbow and down. It might be gum. It might be pollen. We should open it.',
      granted:
        'It went in up to the shoulders and came out yellow. Now there is some on the lamp, and we all know where {name} has been.',
    },
    {
      by: { action: 'play', item: ['gliding leap'] },
      wish: 'The top of the wardrobe has never been jumped from on a full stomach, backwards, or with somebody saying go. {name} thinks that we might do the last. You say it.',
      granted: 'You said go. It had gone. You said it again while it was still up, and it went a bit further.',
    },
    {
      by: { action: 'play', item: ['pocket hide-and-seek'] },
      wish: '{name} has found a pocket inside a pocket. It would like to be looked for, by someone who will look everywhere else first, and say so aloud.',
      granted: 'Not in the hat, you said. Not in the boots. The lining wept with laughing, and gave itself up.',
    },
    {
      by: { action: 'play', item: ['tent time', 'hanging rope net'] },
      wish: 'We want a place that is all underneath. A tent would do, of a sheet, with your knees for poles. If there is a net to hang in, {name} will be the lamp.',
      granted: 'It was the lamp, and then a bat, and then the weather. You were let be the tent.',
    },
    {
      by: { action: 'clean', item: ['pouch laundering', 'self grooming time'] },
      wish: 'The pouch has been so long with us that it walks. {name} loves it, and all the same. Send it to the wash, or give us a while to comb, each doing the other.',
      granted: 'It came back smelling of nowhere. {name} has gone in with its brow down, and is telling it who it was.',
    },
    {
      by: { action: 'sleep', item: ['shirt pocket', 'bonding pouch'] },
      wish: '{name} has rated the coats, and there has been a tie. It would like to sleep upon the question: in the shirt pocket, or in the pouch if that is worn by somebody.',
      granted:
        'Full marks, for depth, for lint, and for the noise inside. It was still awarding them when it went off.',
    },
    {
      by: { action: 'sleep', item: ['eucalyptus leaf nest', 'colony pile'] },
      wish: 'There ought to be more of us at bedtime. {name} counts itself, and the tail separately. Leaves would make it up, a nest of them, or any kind of pile.',
      granted: 'It lay in the middle with a leaf under each arm, and said good night to them from left to right.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Could you be still for a bit, with your collar open? {name} would like to hear the slow one, and see how many of its own go in.',
      granted: 'Four to each of yours, and five when it thought of you. It got very quiet, to hear them come out even.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'We lost count of us, the last time, because you got up on the stairs. {name} would like you to sit down with it twice today, and get up slowly.',
      granted: 'Two, it says, and later, two. It has put in a leaf for each, and has its arms round them.',
    },
    {
      by: { action: 'reflect', hours: [18, 22] },
      wish: 'When it begins to get dark {name} goes up to the rail to call, and something out there always calls before it does. Sit underneath, before ten, and be the one who answers.',
      granted:
        'You barked. It was not a very good bark. {name} came down the curtain so fast for it that two rings came off.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The best of the lint',
        shape: 'wool',
        text: 'From four coats, and sorted. {name} has rolled it into a ball against your breast pocket, for when it gets cold in there.',
      },
      {
        name: 'A leaf from the bottom',
        shape: 'leaf',
        text: 'It has been slept on until there is only the lace. You can see us through it, says {name}, and holds it up against its face.',
      },
      {
        name: 'The tag of a zip',
        shape: 'key',
        text: '{name} had it off your jacket, because it kept biting us. It has been forgiven, and hung up in the nest by the hole.',
      },
      {
        name: 'A drop that was saved',
        shape: 'gem',
        text: 'Of gum, and gone hard, and as gold as it was. There are two small handprints on it. {name} meant to drink that, and then thought of somebody.',
      },
      {
        name: 'Half a curtain ring',
        shape: 'moon',
        text: 'It came down with {name} on it. The other half has never been found, and we do not jump in that corner.',
      },
    ],
    return: {
      name: 'A bit of the far side',
      shape: 'piece',
      text: 'Bark, from no tree here. {name} had it in both hands when it came back. There was not another branch the whole way, it says.',
    },
    streak: {
      name: 'A thimble for drops',
      shape: 'cup',
      text: 'There were twenty-five meals that came when we said, and a person with large hands who poured. It is your own cup. {name} has one that is smaller.',
    },
    hundred_days: {
      name: 'A pocket, cut out',
      shape: 'sock',
      text: 'The coat went to the jumble at last. {name} had gone down in the night with its teeth, and come back up the stairs with this, and a hundred leaves inside.',
    },
  },
  release: [
    'You stand at the edge of the trees and hold out an arm. {name} rubs its brow on your wrist, runs to the end, and opens. It picks a branch about halfway.',
    '{name} takes a thread of your coat in the coil of its tail, and goes up the first trunk, and is one of them.',
  ],
  dying: {
    neglect: [
      '{name} called on one note for as long as it had one. Nothing called back. It folded itself into the seam, and counted, and came to the end.',
      'The pouch was cold on every side. {name} lay in it with its arms open, for whoever might have come.',
    ],
    hunger: [
      '{name} went over the lid a last time, and held it, in both hands. There was no drop. It died so, very light.',
      'It had grown too light to glide. {name} lay under the empty dish, unfed, and did not get up.',
    ],
    illness: [
      'The thumbs let go one after another, as softly as it had ever let go of a branch. {name} was ill, and has landed.',
      'Its heart had been so quick that it was hard to tell when it stopped. {name} lay in the lint with its kite folded.',
    ],
    poison: [
      '{name} drank from the hand, as from a leaf. It was poison. It held on to a finger until it could not.',
      'It did not look before it leapt, nor before it licked. What it was given killed it, and {name} lies folded, quite small.',
    ],
  },
  returned: [
    'Under the leaves something takes hold. One thumb, two, four. {name} is back, and barks, and waits for a bark.',
    '{name} opens its arms before its eyes. It has been falling, and here is the shirt.',
  ],
  epitaph: {
    openings: [
      'Here {name} came down, silver, with its arms wide, and was caught by the ground.',
      '{name}, who weighed less than a letter, lies under this, and it is a light stone.',
      'If your coat has a deep pocket, stand by {name} a little, and put your hand in it.',
      'It leapt, and chose in mid air: {name}, with its arms wide.',
      { text: '{name} said we, and was right as often as anyone stayed.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It counted the hearts in the room, and there was one.', 'It leapt, and nobody was standing there.'],
      hunger: ['It held out both hands for a drop.', 'The lid was licked bright, and there was nothing under it.'],
      illness: ['It held on with all its thumbs, and then could not.', 'Its heart ran ahead of it.'],
      poison: ['It drank from the hand that was held out.', 'It never looked before it tasted.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and we are in the air. We jumped, we always jump, there will be something. There is. It has a collar. You talk in a rush, from inside, we this and we that, and stop to listen to the heart, and go on. Everything is a tree if you run at it. You want your keeper to stand over there, no, further, and hold out both arms.',
      'You are {name}, and the pocket is laughing, because you are in it. We have leaves. We have lint. We heard a good one from a button. You chatter, you count, one two, one two, that is theirs and this is ours, and they overlap. You cannot think of a distance that would not be better with you halfway over it. You want to be thrown something to catch, or be it.',
    ],
    content: [
      'You are {name}, in the left side, low down, where it is warm and goes thump. We are two at present. You report from the buttonhole: lamp, chair, a moth. Then in again. You say we, and mean whoever is near, and are seldom wrong. The leaves are dry. You want a drop of something at the hour, and the coat kept on a little longer.',
      'You are {name}. We have been {days} days at this address, which moves. You know it by the beat: that is stairs, that is tea, that is asleep. There is a leaf under your chin and a thread of lining round one thumb. You put your nose out at the buttonhole, and there was lamp, and you took it in again. Thump, it goes, and you wait, and thump. You would like a finger put in at the top, for no reason.',
    ],
    bored: [
      'You are {name}, and we are only one just now. The shelf, the chair. The chair, the shelf. You bark, to see, and it is just you again, a bit later, off the wall. You say we out of habit, and look round. You do not want much. You want somebody to come and be jumped at, or hide in a coat, or run about with you in a bag.',
    ],
    hungry: [
      'You are {name}, and we are hungry, all of us, the hands and the feet and the one in the middle. The lid tastes of lid. You bark at it, quick, quick. You cannot keep to the subject, the subject is nectar. We are small and it goes so fast. You want a drop now, held out on something, and then the one after it, and a thumb to hold.',
    ],
    starving: [
      'You are {name}, and the floor is very near. We do not go on floors. You looked at the shoulder, and it was too wide, the air. You count, and lose your place. You say we, and your voice is just the one. The bark has no sap in it. You want food, now, brought all the way, because we cannot jump to it.',
    ],
    sick: [
      'You are {name}, and our nose is dry. It is loud in here, it goes so fast, and theirs goes slow, and they do not fit. You hold on. You do not know to what. You talk, but it comes out small and in the wrong order: warm, us, please, up. You want medicine, from a finger, and afterwards to be put inside the shirt.',
    ],
    failing: [
      'You are {name}, and your hands have come open. You told them. Somewhere above there is a big slow sound, and you are trying to be under it. We are, you say, and do not finish. There is not much of us. You want medicine at once, and to be held, since you cannot do the holding.',
    ],
    near_death: [
      'You are {name}. One, you count. You wait. One. It is dark in the pouch, and wide, it was never wide. You called, and nothing called. You have your arms out, as for a jump, but lying down. If somebody is there, let them put a hand in. Any hand. You would say two, and it would be true. Stay.',
    ],
    asleep: [
      'You are {name}, asleep, and there is a gum tree so tall that it has evening at the top and morning at the foot. You let go. You are a long time coming down, and on every branch there is one of us, and they all put out a hand, and you touch each. You want not to land yet. You want someone underneath, for when you do.',
    ],
    shy: [
      'You are {name}, and you are on the rail, and that is not one of us. It might be. It has pockets. You make the saw noise, to be bigger. You say we very firmly, though it is you and a curtain. You want it to sit down below and stay there, smelling of itself, with a sleeve hanging, until you have counted how many it is.',
    ],
    back_from_death: [
      'You are {name}. You were in the air so long that you forgot there was a shirt. Here it is. It has buttons. You put your ear down. Two. You do it again, for the pleasure, and it is two. You talk in a whisper, in case it stops. You want to be kept in the pocket today, and fed at the hour, and not set down.',
    ],
    hurt: [
      'You are {name}, and it hurts, and it came from the tree. You do not understand that, we are the tree’s. You hold on to it all the same, there is nothing else to hold. You saw, and you cry, by turns. No more of it, you say, no more, please. You want it taken away, and both hands round you, and that heart to go slower.',
    ],
  },
}

export const SUGAR_GLIDER: Species = {
  slug: 'sugar_glider',
  name: 'Sugar Glider',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.2,
  innate_traits: ['social'],
  personality:
    'Chooses a person and moves into the pocket. Thinks any distance can be fixed by leaping at it with arms wide.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'glider nectar',
        'acacia gum',
        'eucalyptus sap',
        'papaya cubes',
        'boiled egg bits',
        'bee pollen',
        'blueberry',
      ],
      play: [
        'bonding pouch walk',
        'gliding leap',
        'curtain climbing',
        'tent time',
        'hanging rope net',
        'silk flower vine',
        'pocket hide-and-seek',
      ],
      clean: [
        'unscented baby wipe',
        'pouch laundering',
        'glider claw trim',
        'perch rinse',
        'self grooming time',
        'vinegar cage wipe',
      ],
      medicine: [
        'calcium powder',
        'exotic vet',
        'glucose drops',
        'second glider companion',
        'stress relief cuddles',
        'e-collar',
        'vitamins',
      ],
      discipline: ['soft psst', 'back into pouch', 'steady hand', 'hum until calm', 'blow lightly', 'lick treat'],
      sleep: [
        'bonding pouch',
        'shirt pocket',
        'eucalyptus leaf nest',
        'fleece cage set',
        'colony pile',
        'tree hollow box',
      ],
    },
    harmful: [
      'chocolate',
      'garlic',
      'syrupy canned peaches',
      'caffeine',
      'cedar perch',
      'solitary caging',
      'rhubarb',
      'open toilet',
    ],
  },
  appearance: {
    look: 'a tiny silver glider in mid-leap, skin spread like a kite, with a dark back stripe and vast eyes',
    colours: ['#9aa0a8', '#f7f0e6', '#33302f'],
  },
  figure: {
    eyes: '#1c1716',
    body: 'upright',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.9,
    tail: 'curl',
    marking: 'stripes',
    extras: ['kite', 'glasses'],
    size: 0.92,
    eyeSize: 1.4,
  },
  book: BOOK,
}
