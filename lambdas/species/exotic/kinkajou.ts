/**
 * The Kinkajou wants the dark, something sweet at the bottom of something deep, and a person to be honest with. It fears
 * noon, lamps switched on without a word, and the floor. It hoards lids: of honey jars, jam jars, the good tin. Its body
 * is honey-coloured and poured rather than built, with little hands, round eyes that take up most of the evening, a
 * tongue as long as your middle finger, and hind feet that turn to face backwards, so that one cannot tell by them
 * whether it is coming or going. It eats lying back with the fruit held in all four hands. It sleeps in the hollow with
 * its palms clapped over its eyes. It sulks by drawing up its tail, which hangs down otherwise, like a bell pull.
 * Three odd facts. It has the world the other way up: the floor is the sky, one could fall into it for ever, and you
 * hang from it by your feet, all day long, and it has never got over the strength of your grip. Its face goes into
 * every flower and comes out yellow, so that things bear fruit in the house after it has passed, the fern, the
 * hatstand, a drawer. And the tail is awake when the rest is not and makes up its own mind: it knows whom it holds.
 * It tells the truth, but only by night; by day there is nobody in but the fur. It never sets foot on the floor, never
 * hurries a sweet thing, never repeats what was said to it at two in the morning. Its keeper is whoever else is up.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg hangs from the shelf by something. It is a tail, as it turns out, and the rest of {name} comes down after it, slowly, head first, like honey off a spoon.',
    'First there is a tongue, which goes all over the outside of the shell to see what it has been living in. Then two round eyes, and {name}, and it looks up at you, that is, down.',
  ],
  looks: {
    thriving: [
      '{name} is going along the curtain pole in slow cartwheels, hand, hand, foot, foot, tail, and at the end it hangs there, swaying, and tells you that you look very well from here.',
      'Three moths have come for the lamp, and stayed for {name}. It pats each of them once, with one finger, and lets them tell it about the lamp.',
      'There is pollen on its nose, right up to the eyes. It has been in every flower that you own, and two that you do not, and behind it something has come into bud on the hatstand.',
      'It swings out, it swings back, it swings out as far as the clock, holding by the tail alone, and both its hands are free for anything you might want to hand it.',
      'Between ourselves, it says, letting itself down a little, there was one night so good that it has kept the lid of it: {loved}.',
      {
        text: 'It lets go of the rafter, quite slowly, a hand and a hand and a foot, and comes down on your neck like warm honey off a spoon, and tells you everything that has bloomed.',
        when: ['trusting'],
      },
      {
        text: '{name} walks down the front of you, head first, button by button, and hangs itself from your belt to look at the ceiling. It has never been so far down the sky. It has you, it says.',
        when: ['trusting'],
      },
      {
        text: 'It has come to tell you something, and it is so good that it cannot. It puts both hands on your mouth, so that you shall not say it first, and its nose against your nose, and hums till the moths come.',
        when: ['trusting'],
      },
      {
        text: 'Far up, where the lamp does not go, something is swinging, out and back, and sighing at the top of each. A petal comes down past you. It was not thrown. It was not held on to, either.',
        when: ['wary'],
      },
      {
        text: 'Something laughs up in the dark of the beams. You lift the lamp, and it is a curtain, it is a flowerpot, it is two gold rounds that shut. When you have lowered it the laugh goes on, one beam further.',
        when: ['wary'],
      },
      {
        text: '{name} has been in the lilies and is yellow to the waist, and swings across the room for joy, high up. It sees you see it. It goes on swinging, but the tail has been drawn in out of your reach.',
        when: ['wary'],
      },
    ],
    content: [
      '{name} is lying along the rafter with an arm and a leg on either side, like a warm scarf that somebody has left. The tail comes down. It is not for pulling.',
      'It looks at you hanging there from the floor by the soles of your feet, hour after hour, without a tail. It would not know how to begin.',
      'Under the shelf {name} is going through its lids. This one is honey. This one is honey. This is fig, with a story to it, but not now.',
      'It comes down the bookcase head first, on hind feet that point back the way it came, so that the dust upstairs will say that it has gone up.',
      'The window is open by a hand, and {name} has its chin in the gap, listening to the dark as one would listen to somebody in the next room, reading aloud.',
      'It will tell you a thing, if you like. It has been counting by fruit, and that makes {days} days, and hardly a stone among them.',
      'One of the lids is kept apart from the rest, face down, and you may smell it, but not for long: {loved}.',
      {
        text: 'From the top of the wardrobe a gold face looks down at you, where you hang by your feet. It does not come nearer. You might let go, it thinks, at any moment, and who would you take along?',
        when: ['wary'],
      },
      {
        text: 'You reach up for a book, and the tail is there, and takes hold of your wrist. {name} is fast asleep, palms on its eyes. You read standing, with one arm up, until it turns over.',
        when: ['trusting'],
      },
      {
        text: '{name} has just found out that it can hold on with the end of itself. It lets go with everything else, to see. The room swings to and fro, and in it, upside down, somebody kind.',
        when: ['baby'],
      },
    ],
    curious: [
      'You have hung a new picture. {name} lowers itself past the top of it, slowly, to see it the right way up, and says nothing for a while, and licks a corner.',
      'There is a jar on the table with a narrow neck. {name} hangs above that with its tongue out to its full length, taking a reading.',
      'Something is humming inside the wall. It has put its ear to the one side, its tail has gone round by the pipe to feel the other, and they will meet.',
    ],
    bored: [
      'It has wound its tail round its own waist, twice, and is holding on to itself. It is not that it minds. But would you play a little, it asks, upside down if you can?',
      '{name} has told the moth everything, and the moth has heard it. It hangs from the lamp cord like something that was never collected. Come and swing with it.',
      'All the lids have been opened, and they were lids. A rope would be something, or a puzzle with honey in it. Play with {name}.',
      {
        text: 'It would sooner not talk, it says, and does not, and the moth has gone. The tail is wound up. Put out the lamp, and set something swinging, and play until it reaches for it.',
        when: ['sad'],
      },
    ],
    hungry: [
      'The tongue goes into the empty jar, down, round the corner at the bottom, and out again with nothing on it. It shows you. Feed it, would you?',
      'It is lying on its back along the shelf with four hands in the air, all holding something, and there is nothing there yet. Fig, it thinks. It is time that it was fed.',
      'It will be frank with you: it has licked the wallpaper, where there is a pear. {name} is hungry. Bring it something sweet and real.',
      {
        text: 'One hand comes over the edge of the shelf and opens. When you step up to it, it shuts, and goes in. It is hungry, and will not pretend. Put something sweet there, and take a step down the sky.',
        when: ['wary'],
      },
      {
        text: 'A lid comes down, and rolls, and lies there at your feet, honey side up, licked bare. Put a fig in the lid, and the lid on the shelf, and sit far off.',
        when: ['wary'],
      },
      {
        text: 'The tongue comes down over your brow, along the nose, and into the breast pocket, where there was once a fig. It says, upside down, against your ear, that it was a beautiful fig. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} has opened your mouth, very gently, with two fingers, to see what you had. Then it shuts that again, and pats it. It would not have minded if you had saved some. Give it its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The jar lies on its side and {name} is lying round it, and its tongue has stopped going in. It has had nothing for {hours} hours. Feed it now.',
      'Nothing hangs down from the rafter. It has not the strength to let its own tail hang. Fruit, honey, whatever there is, at once.',
      'It told you quite honestly that it could wait. That was a good while ago. {name} has one hand out over the edge, open. Put food in it now.',
      {
        text: 'It has crept to the end of the lowest branch and let its arms hang, all four. You are near enough to be told: it hurts. Honey on your finger, now, and then medicine.',
        when: ['weak'],
      },
      {
        text: 'It has taken every lid down and licked the thread of each, and they lie about under the beam like coins. It looks at you from above, and does not ask. Send up fruit, on the end of the broom, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has come down low, by weakness and not by choice, and turns its face into the bark when you bend. You could touch it. Do not. Put honey on the wood beside its mouth, at once, and medicine in the honey.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} gets as far as the end of the rope, and there it stays, and lets the rope do the swinging. It could do with medicine, or else with being let lie.',
      'Its round eyes are open by only half, like shops at noon. It is tired right down to the tail. Rest, or a spoon of medicine. It leaves it to you.',
      {
        text: 'It has hold of your ear and is saying, from the heart, that it never felt better, and halfway through the sentence it is asleep against your hair. It should have medicine when it wakes.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There was honey, and then there was dust, and a feather after that. {name} is stuck to the shelf by one elbow, and has been polite about it. Wash it, please.',
      'It cannot hold anything, for it cannot let go of anything. There are three lids on it. A warm flannel, when you have one.',
    ],
    sick: [
      'Dusk came and went, and it has not uncurled. There is a mango going soft beside {name}, with no mark on it. It needs medicine.',
      'The tongue is dry, and stays in. It says, with its eyes shut, that it has felt better, and it never says less than the truth. Medicine, please.',
      'You put your wrist by its tail, as one does, and the tail goes half round and forgets. Give {name} its medicine, and keep the lamp low.',
      {
        text: 'There is a dry little cough in the flowerpot, and a silence, in case you heard. You did. Reach medicine up to the rim on a long spoon, in the dark, and say what it is.',
        when: ['wary'],
      },
    ],
    failing: [
      'It has slipped down as far as the floor, and is lying on it, out in all that sky, and not even holding on. Medicine now. Lift it, and do not let go.',
      'One hand is over its eyes. The other has come down, and is feeling along the branch for the next thing to hold. Medicine at once, and your finger.',
      {
        text: 'It has let go of the branch with all its hands, and hangs there by the tail, which has never been asked and still holds on. It lets you take the weight. Medicine, now. Then unwind it, and wind it on yourself.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It has hung out its tail for {hours} hours for anybody who was passing, and nobody took it. {name} is still there, at the top of it. Take hold, now.',
      'There is nobody up but {name}. That is what it believes, and it is why the light in it is going. Come and be awake with it, now. You need do nothing else.',
      'It looks at where you used to hang. After {hours} hours it thinks that you must have let go, and have fallen, poor thing, into all that floor. Sit down by it now.',
      {
        text: 'It has hung out its tail, for you, after all, the whole length, from the lamp to the back of your chair. It has done that for {hours} hours. Nobody has been in the chair. Go and sit there now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has its hands over its eyes, and they are hot. But it cannot hold in the tail any longer, and that has found the edge of your sleeve. Sit by it now. Medicine when you can.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'It has taken an hour off from the night. Both palms are clapped over its eyes, and the tail hangs down, wide awake, tapping the shelf for company.',
      '{name} sleeps in the hollow with its tongue a little out, tasting it. Whatever it is, it is at the bottom of something.',
      'The tail has a lid. The rest of {name} sleeps, in a heap, and knows nothing about it.',
      {
        text: 'It is in the hollow, and nothing hangs out. You see two palms, pressed to two eyes, and between two of the fingers there is a gap, with some gold in it.',
        when: ['wary'],
      },
      {
        text: 'It has put the whole fig tree between you, and sleeps in the last fork with its back to the trunk. Even the tail, that is always up, is up on the far side. You see the tip look round.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps along the back of your chair with one arm down inside your collar, and its breath, figs mostly, in your ear. When you get up the tail comes too.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on the top of your head, like a hat that somebody loved. Both palms are off its eyes. They lie on yours, one on each, so that you will have it dark.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on its side in the hollow, with its hands fallen open, and the light gets in. The nose is dry. Hang something over the hole. When it stirs, tell it the truth, and have the medicine with you.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The tail has gone to sleep as well, and it never does. {name} is held up by the shelf and by nothing else. Reflect here now, within reach. It wakes at {wakes_at}.',
      'Its hands have come off its eyes and lie open, one each side. Sit close to {name}, in the dark, and stay. It wakes at {wakes_at}, if it is not left alone.',
      {
        text: 'It went to sleep with its whole face in the empty jar. Reflect beside {name} now, do not take the jar away, and come with something sweet at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      'There are two eyes in the flowerpot that hangs, and no animal. {name} is waiting to see whether you are a night person. Sit down, put out the lamp, and say so.',
      'It has drawn up its tail. You could not call it a quarrel, for it is only that you have not yet been introduced in the dark. Keep it company for a while.',
      'You reach up, and it goes up. You sit, and a foot comes into view, facing the wrong way. It might be coming. Have patience with it.',
      'There was a stretch of {wait} with nobody else up. It told all that it had to the moths, and must get used to a bigger face. Sit by the window with it.',
    ],
    back_from_death: [
      '{name} is here again, and hangs by both hands, and both feet, and the tail, and looks down into the floor. It would like somebody awake tonight. And its next fruit when it is due.',
      'It has come back with no yellow on its nose at all. Wherever that was, there were no flowers. Sit with it in the dark, and be on time with the honey.',
    ],
    old: [
      'It has told you everything by now, and begins again from the beginning, slowly, with better pauses.',
      'The plum that grew out of the hatstand has been picked, and has been jam. {name} keeps the lid. It is a little white about the muzzle, or else it is blossom.',
      '{name} says that it is {days} days old, and that it does not feel it, hanging. It would feel it if it stood.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'It lies back on the branch and eats with its eyes half shut, turning the thing round and round in all four hands, and at the end it licks the hands.',
        'The tongue goes down first, alone, to have a look. It reports. Then the rest of {name} goes in as far as the shoulders, and there is a sigh.',
        'It takes a bite and hangs there with it, swaying a little, being sincerely fond of it, until there is room for the next.',
        'Hanging by its tail, it eats upwards. Nothing is spilt. It has never understood how you keep it down, the way you hang.',
        {
          text: 'Some is on its chin and some on its elbows, and a good deal on the moth. It tells you frankly that you are a wonderful person, and starts on the plate.',
          when: ['well'],
        },
        'It would like to say something about this one, and does, for a long time, with its mouth full, and it is very likely true.',
        'Round the rim, goes the tongue, round the inside, round the bottom, and then the lid is asked for, and put away with the lids.',
        {
          text: 'It lets down its tongue from the curtain pole, and only that, as far as the fruit in your hand, and takes it up a lick at a time. Of the rest you are shown two round eyes, and they are honest: not yet.',
          when: ['wary'],
        },
        {
          text: '{name} comes down you, hand, hand, foot, foot, hangs itself from your neck by the tail, and eats in your lap the wrong way up. It saves the sweetest and puts it, sticky, in your ear, which it takes for your mouth.',
          when: ['trusting'],
        },
        {
          text: 'There is a smell, and it comes out of a round thing. {name} puts its tongue in to see how far down it goes. It goes on, and on. When the tongue comes back it has something to tell it.',
          when: ['baby'],
        },
        {
          text: '{name} lies back in your lap with the plate upon its chest, eats, and sings in its nose. Every so often a bite is held up over its head, where it believes that your mouth hangs, and pressed home.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You come in with it, and {name} drops from the beam, the whole way, into your arms and the supper. There is some on the wall. It has never been happier, it says, and begins to lick you from the top.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It takes the thing by one foot, while the other three hold on, and is up among the beams before the plate has stopped turning. There is a sound of joy. You get what is left, quite clean, down your neck.',
          when: ['wary', 'well'],
        },
        {
          text: 'You set the plate on the wardrobe and stand by the door. From the curtain pole a long gold thing leans out, and further out, holding by its tail, eats it all, and comes no nearer.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has no hand to spare from holding on to you, so you feed it, and it opens its mouth in the hollow of your neck. It tells you, between, that it is not much, but that it is better here.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'Every time you said that you would come you have come, and that is {streak} times now. The tail has taken to hanging down a quarter of an hour beforehand.',
        'It has a lid for each of them, {streak}, in a stack, and it leans out and lets you hear how they chink.',
        'After {streak} kept to the hour, it will tell you: it had thought at first that you were the kind who has to be up early.',
      ],
      early: [
        'Is it that time? It does not think that it is that time. It has one lick, to be good company, and hangs the rest in the fork of the branch. Come again at {opens}.',
        '{name} is still tasting the last one, it goes a long way back. A corner of this, then, from your fingers. At {opens} it will do you justice.',
        'It takes the fig, looks at it, and truthfully tells it that it is not in love yet. A nibble. Ask them both again at {opens}.',
        {
          text: 'The tongue comes down, has a taste, and stops, for it is not wanted yet, and it will not say otherwise. You are looked at over the beam. Let it see you go and come again, at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It has had so much that it hums when you press it. But it is from you, so it puts that in your breast pocket, and lies down against the pocket. It will be eaten at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'It eats, and it is sweet about it, and the tail is not hanging down. You look up and see that it has been wound in, and tucked under.',
        'It had stopped believing in you at about the second hour, it says, quite without heat, licking its wrist. Then it takes the fig from you by the stalk and goes to eat it among its lids.',
        'The tongue takes everything off your palm without once touching the palm. You had not known that it could be as careful as that.',
        {
          text: 'It eats on its side along the shelf, and lets the juice run. To be truthful, it says, it is not only the hour. The tail hangs like a string. Medicine, please, and no lamp.',
          when: ['weak'],
        },
        {
          text: '{name} takes one lick, from above, and rests its chin upon the wood, and will take another when you have gone back to the wall. To be honest, it hurts to swallow. Medicine, on the same spoon.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You find the hand over the edge of the shelf, palm up, and dry. It had been there since the hour. It closes on the food, draws that in, and eats a third. Lay medicine in it when it comes out again.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has been out. There is jasmine behind its ear, from someone else’s garden, and it eats your supper hanging from the window frame, by the outside. It will be quite open with you. They have a fig tree there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats up, with a good appetite, on the topmost shelf. Then the peel comes down, the stalk, the plate, and last the lid that it had once put by for you, face upwards.',
          when: ['wary', 'well'],
        },
        {
          text: 'It hung out its tail for you at the hour, and there is a knot in it, tied for remembrance. It eats in your arms. Then it holds that up to you, to be undone with the teeth, as it was done.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats lying down. There is no sigh. After {hours} hours the tongue is rough and slow, and it shakes its head a little over each mouthful, as at bad news.',
        'It says nothing. You had not thought that you would miss it so. It was {hours} hours. It eats, with its face to the wall, and all four hands about the plate.',
        'It has eaten, and gone up, as far as there is up. For {hours} hours it held out a hand. Both are over its eyes now, and it is not asleep.',
        {
          text: 'It is on the floor, which it thinks is the sky, and has fallen into it, and did not call. You hold the honey to its tongue. It was {hours} hours. Carry it up, and give it medicine.',
          when: ['ill'],
        },
        {
          text: 'It has got itself between the wall and the shelf, where nothing hangs out, and it will not hide from you how that was. It whispers, {hours} hours. It licks the spoon, and stops. Let there be medicine on the next one.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats from the plate at its chin, lying along the beam with its hands hung down. They swing a little. After {hours} hours it has not got hold of anything. Nor of you. Medicine now, and lash a cushion under it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It lived {hours} hours upon nectar, out on the wires, and is as sleek as you could wish. It takes your supper politely. Then it goes off along the gutter, and you can see where it is putting its lids now.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'It hugs it to its stomach, and rocks it, and cannot find anywhere to put it. It hands it down to you again, warm. At {opens}, it promises.',
        'No, honestly. {name} is full up to the tongue, and rolls that in to show you. It will be hungry by {opens}.',
      ],
      ill: [
        'You put some on your finger. It licks that twice, and holds on to the finger. It wants its medicine next.',
        'It has a little, for your sake, and tells you so. The plate goes back almost as it came. Medicine, now.',
      ],
      loved: [
        'It let go of the branch with everything but the tail, in order to have more hands: {item}. There is a hum. The glasses have it, too.',
        '{item}. You are its dearest friend, it tells you, upside down, with shining whiskers, and so is the spoon.',
        'The tongue stayed down there for so long that {name} had to go in and fetch it. The lid has been kept, and on the lid it says {item}.',
      ],
      disliked: [
        'It has tasted that and means to be quite open with you: {item}. It tried to like it. It holds it out at the full length of its arm. Something riper, next time.',
        '{item}. The tongue came back in, backwards, and had to be talked to. {name} ate the half that you were watching. Mango does not do this.',
      ],
      harmful: [
        'It had it in its mouth before it had it on its tongue, and now it is bent double on the branch, with both hands there. Never bring this: {item}. It was no meal.',
        '{item}. It says, very low, that it does not feel like itself. The tail is holding on with all its might. Keep that out of the house. It has still to be fed.',
      ],
    },
    play: {
      wanted: [
        'It played the whole of it from above, with two hands and one foot, hanging, and did not come down once. You have a crick in the neck, and lost.',
        '{name} swings, lets go, and is on the curtain pole, or the lamp, or you. It lands like something poured from a height.',
        'You chase it up the bookcase. By the feet it is plainly coming down. You meet it going the other way, on your head.',
        'It hides its eyes, you hide, and it comes straight to you along the ceiling, because of the honey on your cuff. It would not have cheated. It just knew.',
        {
          text: 'You set a jar swinging on its string and stand away. A hand stops it, and looks in, and sets it off again, towards you. You send it back. There are two hands now, and a nose.',
          when: ['wary'],
        },
        {
          text: 'You roll an orange along the top of the bookcase. It comes back, with a bite. You roll it again. By the end there is only the scent going to and fro, and a small hand that it forgets to draw in.',
          when: ['wary'],
        },
        {
          text: 'You hold out both arms, and it goes along them and round the back, and along them, like a bead on a wire. Then it hangs from your thumb by its tail, and spins, and wants to know who is turning you.',
          when: ['trusting'],
        },
        {
          text: 'It has taught you to hang. You hold on to the beam, and lift your feet off the floor, and {name} goes quite wild with fear for you, and wraps your neck, and will not let you down until you have promised.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was drunk on sheer air already, and swung for you without being asked. You push it once. It goes no higher, but it thanks you.',
        '{name} joins in from where it is, with a hand. It says that it could not very well be happier, and that it has looked into it.',
      ],
      bad_time: [
        'It takes hold of the rope, since you have hung it up so nicely, and only leans on it. Not now. Will you look to what it needs?',
        '{name} would love to, it says, and it does not move, and it never lies. See to it first. The rope will be there.',
        {
          text: 'It swung once, and did not swing back, and you had to get the ladder. It is hot all through its fur. Medicine, before anything.',
          when: ['ill'],
        },
        {
          text: 'You push, and it swings out so lightly that it frightens you both. There is nothing in it to swing. Feed {name} before you push again.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, it says, {item}, as another would say the name of a town where it was young. You are both still up when the milk comes.',
        'You had tied only one end: {item}. {name} is on it. There is some sort of singing, at the top of each swing.',
      ],
      disliked: [
        'It had to be done on the floor: {item}. {name} looked over the edge, into all of that, and shook its head. Something with rafters?',
        '{item}. It is sure that it is a fine game for those who hang as you do. It would rather go and smell a flower with you.',
      ],
      harmful: [
        'It fell. It does not fall. It lies there on the boards, hands over its head, with all that sky under it. Pick it up, and never again: {item}.',
        '{item}. There is a burn round the tail, for the tail would not let go, whatever it was told. It does not blame you. Take that down.',
      ],
    },
    clean: {
      wanted: [
        'You go over it with the flannel, finger by finger, and at every finger {name} says something kind. The elbow comes off the shelf at last.',
        'The rinse runs gold, and then yellow, then clear. It tried to drink the gold. It is two shades lighter and has its own smell, which is of figs.',
        'Comb the tail from the root to the tip and it follows the comb, by itself, round your wrist, and would not mind if there were more tail.',
        {
          text: 'It gives you the tail to wash, as being the part that makes its own decisions. The tail likes it. Bit by bit, hand over hand, it lets down the remainder.',
          when: ['wary'],
        },
        {
          text: 'You leave the warm bowl on the sill and hold the flannel out behind you. It is taken. There is splashing, and a comment. Then the flannel is put in your hand again, wrung, with one small wet handshake.',
          when: ['wary'],
        },
        {
          text: 'It washes you. You have jam, it says, there, and there, and goes over your whole face with its tongue. After that it holds out both hands for the flannel, so as to be fair.',
          when: ['trusting'],
        },
        {
          text: 'It lies back along your arm with its chin up, and you go behind the ears, where no tongue will reach, not even that. It shuts its eyes to tell you who else has washed it there. There is no one.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has licked everything that it can reach, and with that tongue it can reach most things. You wipe behind one ear, to have been of use.',
        '{name} holds out its hands, and turns them over. Clean, and clean. It does not like to say so, since you have warmed the water.',
      ],
      loved: [
        '{item}: it goes limp from the ears on, and has to be held up by the tail, like washing.',
        'It told you its whole heart, under the warm water, with soap in its eyebrows: {item}.',
      ],
      disliked: [
        'It took that as one takes a bright remark at breakfast: {item}. The front is clean. For the back you would need a warm flannel, and to talk to it.',
        '{item}. It went up the curtain halfway through, wet, and dripped on you, truthfully. Something gentler.',
      ],
      harmful: [
        'It licks itself clean afterwards, you see, always, and so it has swallowed it. {name} is shaking. Rinse it with plain water, and throw this out: {item}.',
        '{item}. Its palms are red and it cannot hold the branch with them, only with the tail. Never use that again.',
      ],
    },
    medicine: {
      wanted: [
        'It takes the spoon in both hands and drinks it like bad news from a friend. After a while it says that it does feel a little better, and it would not say so.',
        'You give it with the lamp turned down. The tail, which was hanging like string, feels about, finds your thumb, and goes round.',
        'It lay there with its face in your elbow. Then out of the elbow came a tongue, to see what you had had for supper. That is the turn.',
        {
          text: 'It tastes the spoon with the tip of its tongue, from a long way up, and says frankly that it is horrid. You say that it is. It takes it, on account of that, and later lets its tail down.',
          when: ['wary'],
        },
        {
          text: 'It hangs itself from your arm, so as not to fall into the floor, and lets you do it. “I would not take that from anyone else,” it says, and it is night, so that is true. The tail keeps the arm.',
          when: ['trusting'],
        },
        {
          text: 'You taste it first, and make a face. {name} licks the face. That was the first half, and the second it takes out of your palm with its hand in your collar, and afterwards says, quite low, the name of who hurt.',
          when: ['trusting'],
        },
        {
          text: 'It is too tired to say what it tastes of. You lay it in the hollow with its hands on its eyes. Long after, the tail comes over the edge, and looks for you, and has you. Again at midnight.',
          when: ['ill'],
        },
        {
          text: '{name} will not have you nearer, and so you tip the dose along a leaf, and it runs down to the lip. It swallows. It says thank you, because it is true, from behind both its hands. Tip it another, after dark.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The medicine is bitter, and you tell it so before. It looks at you for a long time between two fingers. Then the fingers open by one tongue’s breadth. It is still shaking, but it has heard you be honest once.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You look down its throat, and there is a great deal of tongue, rolled up, all of it pink. Nothing is wrong with {name}. It is glad that you asked.',
        'It tells you that it is well, and you may take its word, nobody has ever had to do otherwise. Put the spoon away.',
      ],
      loved: [
        '“{item},” you whisper, and it comes down the cord by itself, and opens wide, and holds your ear meanwhile, for balance.',
        '{item}. It says that it can feel that going to all the right places, with a little lantern.',
      ],
      disliked: [
        'It rolled up its tongue, so as to get it past without meeting it: {item}. Half came out at the nose. In honey it would go down like honey.',
        '{item}. It will not say that it was nothing. It was not nothing. It helped somewhat. It is up on the pole, with its tail drawn in.',
      ],
      harmful: [
        'It drank it because it was you, and because it was late, and it trusts whoever is up. It cannot close its hands. Never {item}. Get a vet for exotic mammals, and hold them closed for it.',
        '{item}. The big eyes look at you, and are too big. It asks you to stay where it can see you. Put that on no shelf that it can reach, and it can reach them all.',
      ],
    },
    discipline: {
      wanted: [
        'You unwind the tail from the honey pot, turn by turn, and say why. It hears you out. It goes and hangs at the other end of the pole, and the pot is left alone.',
        '{name} admits it, all of it, at once, including some that you had not known. It will not be in the sugar again. It would like to be by itself for a bit.',
        {
          text: 'It hears you out, from the pole, and owns to the sugar. But the tail has gone up, coil by coil, as you were speaking, and now there is nothing of it that you could reach with a chair.',
          when: ['wary'],
        },
        {
          text: 'You say why, and it comes down the curtain to be told from close. It lays its brow on yours, the wrong way up. “And the jam,” it says. It waits to hear about that, too.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has not touched that jar. It tells you so before you ask, and there is dust upon the lid, with no hand in it.',
        'But it said that it was sorry, and was, and meant it. {name} looks at you with its head the wrong way up, in case you had missed it, and says it again.',
      ],
      bad_time: [
        'It goes on holding the branch and nods to all you say, and there are tears in that fur, or pollen. Do not teach it now. Ask it how it is.',
        'The tail goes in, and the hands come up over the eyes, and there it stays, a brown ball. You are talking to fruit. Be good to it first.',
        {
          text: 'It says that you are right, whatever it was, and its teeth are chattering. It would say anything to have the lamp turned down. Turn it down. Then tell it that you have brought medicine, and nothing else.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        'It was said in the dark, low down, as one friend to another: {item}. {name} thinks that you are perfectly right, and lets go.',
        '{item}. It sighs and hands you the lid.',
      ],
      disliked: [
        'Somebody put the lamp on for it: {item}. {name} had both palms over its eyes and took in nothing but the lamp. Whisper.',
        '{item}. It did let go of the pot. It let go of you, too.',
      ],
      harmful: [
        'It has crept into the hollow and turned round, so that there is only back. Nothing has been learned in there but the dark. Not this, ever: {item}.',
        '{item}. It told you the truth, and this is what it got. Put out the light, sit under the branch, and say that you were wrong.',
      ],
    },
    sleep: {
      wanted: [
        'It pours itself into the hollow, end over end, until only the tail is out. That feels round the edge, finds it sound, finds your sleeve, finds that sound too, and hangs there.',
        'You draw the dark over it like a lid. One hand goes up to the one eye, the other to the other, and {name} tells you good night, through its wrists.',
        {
          text: 'It goes to bed on the side of the hollow that has no door, and pulls up its tail after it. You leave a lid on the sill, honey, face down. In the night it is turned over.',
          when: ['wary'],
        },
        {
          text: 'You say good night from the doorway. It says that it is not going to sleep until you are. So you lie down on the sofa, and breathe for it. You hear a palm go up, then the other.',
          when: ['wary'],
        },
        {
          text: 'It asks whether you will be all right, hanging there. You say that you will. The tail comes out all the same, and takes you by the wrist, and then the rest can sleep.',
          when: ['trusting'],
        },
        {
          text: 'It settles you first. It winds you about with its tail, puts your chin on your chest, and lays one hand over your eyes. Then, since you are seen to, {name} lets everything go but that.',
          when: ['trusting'],
        },
        {
          text: 'It draws itself in under the eaves of the box, hand by hand, with its hot side to the wood. You cover the hole and leave a finger’s breadth. Medicine, through that, when you hear it turn over.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It lies down, since you have made it so nice, and talks. You had not known that about the neighbours.',
        'It shut its eyes, and behind them it was even more awake. It is on the curtain pole now.',
      ],
      loved: [
        '{item}. It says that it is only going to lie on it for a minute, and that is the last true thing it says for some hours.',
        'There is one long breath, with honey in it, and the tail slides off your arm by degrees, holding the little finger last: {item}.',
      ],
      disliked: [
        'Light comes in at the side of it: {item}. It slept with its face in its own armpit, and is being very decent about that.',
        '{item}. There was nothing to hang from. It lay there like a dropped thing, and dozed. A hammock, if you are asking.',
      ],
      harmful: [
        'It came out of there on its elbows, and its breath whistles: {item}. Take it away. Let it lie against you, in the dark, until that stops.',
        '{item}. All the warmth has gone out of its feet, front and back. It says that it did call. Never again.',
      ],
    },
    reflect: {
      awake: [
        'You sit under the branch, and {name} lets itself down until its face is next to yours, the other way up. From there you both look at the same thing.',
        'It asks whether you have ever told anybody. You say no. It nods, which from your side is the opposite, and it does not ask what.',
        'The tail comes down past your ear on an errand of its own. It goes once round your wrist, to see how that would be.',
        'One or other of you ought to be asleep, and since neither is, that is company. A moth has pulled up a chair.',
        'It will be honest, it was not a good time, when it was {wait}. It hung out its tail the whole while. It only mentions it. It has your sleeve now.',
        'You smell flowers. {name} has laid its cheek on the top of your head, and there is pollen all down your parting. Somewhere in your hat, come spring, there may be {loved}.',
        {
          text: 'You put out the lamp and say something true, up into the dark. There is no reply. But a lid is moved, and then something comes down as far as your collar, feels it, and is drawn up.',
          when: ['wary'],
        },
        {
          text: 'It lies down along your shoulders, like the good scarf, and the tail goes twice round your arm and makes itself fast. You might fall off the floor. It has got you now.',
          when: ['trusting'],
        },
        {
          text: 'It has never told anyone this, and it tells you, hanging by your ear, in the fewest words. You do not say anything. The tail goes about your wrist, over the pulse, and stays to hear what that thinks.',
          when: ['trusting'],
        },
        {
          text: '{name} reaches down and puts one hand flat on the floor, on the sky itself, beside your foot. It has never done so. It is holding your hair with the other three. It looks at you, amazed, and it did not fall.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have both said everything, four times in this hour. {name} suggests, very kindly, that you go and stand on a balcony somewhere.',
        'It is dear of you. But it has begun to repeat itself, and it does not like to. Come when there is more night.',
      ],
      ill: [
        'It lets down a hand, and then, since you are there, all of itself, into your lap, like something spilt. The tail makes one turn. Sit on. Then fetch what it needs.',
        'It tells you in very few words how it is. It is not a long story. Hold the hand that it has let down, and then see to the rest.',
      ],
      asleep: [
        'You sit by the hollow. The tail, which is up, knows your step. It lays itself over your shoulder and is asleep before the rest has noticed.',
        'Something with its eyes covered says your name, or says fig. Either way it turns over towards you.',
        'You are so quiet that the moths take you for a wall. {name} breathes out, and it smells of nights that you were not at.',
        'The tail gives you the lid that it has been minding. On the inside, in old honey, it says {loved}.',
      ],
      shy: [
        'You put out the lamp and sit on the sill. Long after, there is weight on the curtain that there was not, and it is breathing, and facing your way.',
        'You tell the dark a thing or two about yourself. It does not answer. But the tail has come down by one hand’s breadth, to hear.',
        {
          text: 'You sit in the dark and peel an orange, and somebody swings by overhead, out, and back, humming. On each pass there is a segment less in your saucer. You never feel more of it than the wind.',
          when: ['well'],
        },
        {
          text: 'You tell the dark that you know it is not well. After a time there is one dry cough, quite near. You hold the spoon of medicine up, and look at your knees.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'ripe fig':
        '{name} takes the ripe fig in two hands and a foot, opens it, and looks in for some time. Then the tongue goes down. You are told that there was somebody in there, and lovely.',
      'wildflower honey':
        'Up goes the jar of wildflower honey, and the tongue comes down from the rafter by itself and goes in. It turns the corner at the bottom. The lid, which you had put by, has left your other hand.',
      banana:
        'The banana is passed up, and {name} peels it with its feet. It eats from the wrong end, which for all anyone knows is the right one. The skin comes down over your head like a tired star.',
      mango:
        'It hugs the mango with all it has and hangs there, turning. Juice runs along its tail and off at the tip. You move your cup. It says, frankly, that you might have brought the other one, too.',
      'monkey biscuits':
        'The monkey biscuits are hard, so {name} dips each in your tea, hanging by the tail, and waits, looking into your eyes. The third falls apart. You have never been looked at so long.',
      papaya:
        'Cut in half, the papaya is a boat full of black pearls. {name} lays its whole face down in the boat. When it comes up it crosses its eyes to thank the pearl on its nose, and then you.',
      'balsa blossom nectar':
        'It puts its head in the balsa blossom until you see two ears and a sigh. The nectar is at the very back. It comes out yellow to the shoulders and gives you what it could not swallow.',
    },
    play: {
      'hanging rope bridge':
        'There is a hanging rope bridge from the shelf to the lamp. {name} goes along it underneath, hand, hand, foot, foot, and looks up at you, who stand on that long drop without a rope.',
      'tail swing':
        'You hold your arm out stiff, and the tail takes a turn on it. Then {name} lets go with everything else. Swing, and swing, past the clock, past your nose, with both its hands out to shake yours each time.',
      'honey dipper puzzle':
        'There is honey in the puzzle, behind three doors, and a dipper on a string. {name} listens at each. It gives you the dipper to hold, puts its tongue in underneath all the doors at once, and thinks hard.',
      'moth watching':
        'Under the lamp you watch moths, the three of you. {name} holds out one finger. A brown one settles, folds, and is told something. It flies to your sleeve, and you would give a lot to know what.',
      'upside down tag':
        'It is tag, upside down, so that you have the ceiling. You reach up and touch a heel. {name} comes along the beam behind you and lays a hand on your parting.',
      'flower sniffing':
        'You hold the vase up, and it goes from flower to flower, nose in to the eyes. Then it sniffs you, along the collar. A little yellow is left there. You may flower yet.',
      'rafter climb':
        'You climb the steps, {name} climbs the rafter, and you meet at the top, among the dust. It takes hold of your belt with its tail until you are down.',
    },
    clean: {
      'sticky paw wipe':
        'The paws are sticky, and as you wipe they stick to the cloth, to you, and to each other. {name} holds up the next without being asked. When all four are clean it claps, to hear the difference.',
      'honeyed fur rinse':
        'The honey has set in its fur like varnish. You pour warm water down from the neck, and it softens, and the rinse runs gold along the tail. {name} has put its tongue out, underneath, and cannot be hurried.',
      'warm flannel':
        'The warm flannel comes down across its face, and everything stops. It hangs there by the tail with no head, only steam. When you take it away the eyes are round and clean, and ask for it back.',
      'branch scrubbing':
        'The branch is scrubbed, end to end, and {name} moves along ahead of the brush, giving up its places. That was mango. That was a long talk. It smells the wet wood after you have gone.',
      'tail combing':
        'You comb the tail downwards, and the tail comes with the comb, and takes your thumb. You begin again. {name} is looking at something else the while. It is between the tail and you, it says, and is glad.',
      'tongue-safe face wash':
        'The face wash is safe for tongues. You dab, and it licks, and the cloth is soon cleaner than either. Pollen comes off in a ring. It turns up its chin to you, with its eyes shut.',
    },
    sleep: {
      'canopy hammock':
        'The hammock hangs under the canopy, and {name} is poured in from above. It takes the shape of it, then of a fig. One hand comes over the side, and goes about your lapel, for a flower, and hangs.',
      'hollow log den':
        'You have swept the hollow log, and {name} goes into the den backwards, or else forwards, there is no telling by the feet. It turns. Two palms come up on two eyes. The tail stays in the doorway, for you.',
      'blackout nest box':
        'You shut the lid of the nest box, and there is blackout. From inside you hear it try that, one hand off, one hand on. Through the knothole comes the end of a tail.',
      'rainforest sounds':
        'The rainforest sounds begin with rain, then frogs, then something a long way off being honest. {name} has stopped with one hand out. It answers, once. Then it folds up round the beam above you, and drips along with it.',
      'draped rafter':
        'The rafter has been draped in your old green curtain. {name} goes in between the two thicknesses, and it is a bulge, that travels, and a bulge that stays. Below it the fringe rises and falls, where you stand.',
      'moonset lullaby':
        'You hum the moonset lullaby. {name} hangs over the back of your chair and listens in your hair. By the second verse there is more weight. The tail keeps time, and then it keeps still.',
    },
    medicine: {
      'multivitamin syrup':
        'Multivitamin syrup is amber, and slow, and {name} follows your spoon with its eyes. The tongue meets it halfway. It is not honey, it says, but it means well, and swallows that.',
      probiotics:
        'You stir the probiotics into half a banana, and say so, because it would know. {name} eats round them, and comes back, and then eats them. It lies with its hands upon its stomach. The tail comes down an inch.',
    },
    discipline: {
      'calm whisper':
        'You tell it in a calm whisper, with your mouth to the ear. It stops with its arm in the sugar tin. The arm comes out, white to the elbow, and is held out to you.',
      'unwind the tail':
        'Off the lamp flex you unwind the tail, turn by turn, and explain it to the tail, since that is who did it. {name} hangs by its hands and listens. The tail goes in under its arm, and stays.',
    },
  },
  against: {
    feed: [
      'It is day, and nobody is in but the fur. The tongue comes out, eats half of it in its sleep, and goes in. After eight in the evening somebody would thank you. After midnight, a feast.',
      '{name} eats a little with both hands over its eyes, missing now and then. Daylight is no sauce. Bring it when the sun is well down, or best of all between midnight and six.',
    ],
    play: [
      'You swing it. It swings, like a coat. It says something about noon, and shuts its eyes. Play with it once it is dark, and past midnight it will play with you.',
      'It holds the rope, because you put that in its hand, and the sun lies on it, and it cannot think what ropes are for. Ask again after dusk. The small hours are best.',
    ],
    clean: [
      'You wash what is there, and it is half asleep, and only half comes clean, for the other half is rolled up inside. It uncurls when the light goes. Wash it then.',
      'It put up with the flannel as a cushion would. There is honey in the folds that will not come out by day. Try after eight, when {name} is there to lift its arms.',
    ],
    medicine: [
      'A little goes down, and the rest is dreamed. By day there is hardly anyone for it to work on. Give {name} more after dusk, and after midnight it helps twice over.',
      'It swallowed some, eyes shut, and said thank you to the wrong person. It is something. Come again with the spoon when it is dark.',
    ],
    sleep: [
      'It was asleep already, as far as day allows, with the light coming in at the seams. You tuck it up, and it helps a bit. Put it to rest after nightfall and it will be rest.',
      'Day sleep is thin, it says, like day honey. {name} lies there with its palms on its eyes and has half of a nap. It keeps the real ones for the dark.',
    ],
  },
  favoured: {
    feed: [
      'At this hour the fig tastes of fig, and the dark of dark. {name} eats with all its hands, hung from the very middle of the night, and every drop of it goes home.',
      'Nobody else is up in the whole street. It eats by the moon or by your small lamp, and tells you between mouthfuls what food is like when it is not day, and it is twice the thing.',
    ],
    play: [
      'It is past midnight, and now you see what all those hands were for. {name} goes round the room without touching it, and calls to you to let go of the floor.',
      'This is its own hour. The rope, the pole, the lamp, your shoulder: it swings from the one end of the night to the other and back, and it is laughing, you can tell by the tail.',
    ],
  },
  refusals: {
    asleep: [
      '{name} has its hands over its eyes, and there is no hand left to take what you bring. It wakes at {wakes_at}. You can reflect under the branch. The tail will know.',
      'It has gone down to the bottom of the jar for an hour, as it were, and has pulled the lid to. Come at {wakes_at}, or sit here, for nobody minds that.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has let go with its hands for the first time, and did not fall. It has thanked its tail. They have been introduced.',
      'A child: it put its face into its first flower and came out yellow, and went straight on to the second. By the sugar bowl there is a shoot this morning.',
    ],
    teen: [
      '{name} is half grown, and tells the truth to everyone at all hours, and then lies awake over it. Leave the window open.',
      'A teen. It stays out. You hear it in the gutter at four, explaining something to an owl, with its whole heart.',
    ],
    high_care: [
      '{name} is grown, and {form}: it wound its tail about your arm, three times, looked at the branch, and let go of the branch.',
      'Full grown, {form}, and it has asked you whether you would not like to let go of the floor. It would hold you. It has thought about the knot.',
    ],
    balanced: [
      '{name} is a grown {form}. It has seven balconies, and an honest word for each, and the eighth is yours, and that one it sleeps on.',
      'A {form}, long as a stocking. Figs have come up along its road, over the roofs and back, and you could find it by those.',
    ],
    low_care: [
      '{name} is grown, a {form}. There was no one up, so it told it to the dark and became rather like it. The jar is empty of a morning, with its lid on.',
      'It grew up at hours when nobody looked. It is a {form} now. You see a tail go out at the window, and it is only the cord of the blind, and then it lets go.',
    ],
    rescue: [
      '{name} is a grown {form}. It fell once, all the way, into the floor, and you caught it. Anything that cannot sleep, in this house, wakes to find a tail around its wrist.',
      'Full grown, and a {form}: one hand does not close. It has learned to do that with the tail, and with the truth, and it sits up with the sick.',
    ],
  },
  trust: [
    'The tail went round your wrist today and stayed there for a whole story. {name} said that it had nothing to do with it.',
    'It has told you what it is afraid of. It is the floor. You held its hand and put one of its fingers on it, and nothing fell.',
    '{name} let go of everything, all four hands and the rafter, and hung from you. It was looking up into the floor, and its voice did not shake.',
  ],
  streaks: [
    'Ten on time. There are ten lids in the stack, and at night, if a lorry goes by, they ring.',
    'Twenty-five. {name} says that you may be the only other animal that keeps a night when it has promised it.',
    'Fifty, each of them when it was due. It wanted to tell somebody, and went out on the roof, and did.',
    'A hundred meals on time. {name} has run out of nice things to say that are true. It will have to begin on the plain ones: it likes you.',
  ],
  ages: [
    'Ten days old today. Not on one of them has {name} touched the ground.',
    'Thirty days, that is, thirty nights. {name} does not know what was in between.',
    'A hundred days old. There is a fruit on the hatstand, and nobody will say what it is until it is ripe.',
    'A year of nights. {name} has hung under every one of them and can tell you, if you have until morning, which was the sweetest.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['wildflower honey', 'balsa blossom nectar'] },
      wish: 'It would like to be told something by a flower, at length, at the bottom of a deep dish. Wildflower honey, says {name}, or balsa nectar, when the meal falls due after dark.',
      granted:
        'The flower told it everything. {name} was down there for half an hour, and has promised not to repeat it.',
    },
    {
      by: { action: 'feed', item: ['ripe fig'] },
      wish: 'Frankly, there is a fig that it thinks about. It would be purple. If one should come to hand for its next supper, in the dark, and very ripe.',
      granted: 'It opened the fig like a letter, and read it all, and ate it so that nobody else should.',
    },
    {
      by: { action: 'feed', item: ['mango', 'papaya'] },
      wish: 'Its hands are empty, all four, and the evening is long. {name} would be glad of a mango, or a papaya, something one can hold with everything at once.',
      granted:
        'For a while you could not see which was which. Then there was a stone, and that was put to bed with the lids.',
    },
    {
      by: { action: 'play', item: ['tail swing', 'hanging rope bridge'], hours: [20, 22] },
      wish: 'Just after the light goes, when the swifts have gone in and the bats have not come out, there is room in the air. It would like to swing in it: by the tail, or on the rope bridge.',
      granted:
        'It swung out over the whole evening and looked down at you, hanging there by your feet. It waved with all it had.',
    },
    {
      by: { action: 'play', item: ['moth watching', 'flower sniffing'] },
      wish: 'There is a moth that {name} has been meaning to introduce to you, and a flower that it would like you to smell, once it is dark. Either one would do.',
      granted: 'You got on. It had known that you would. All three of you have yellow on your noses.',
    },
    {
      by: { action: 'play', item: ['upside down tag', 'rafter climb'] },
      wish: 'You have never once let go of the floor, in all this time. Play with {name} tonight the other way up, tag or up in the rafters, and see how light it is.',
      granted: 'You hung there, with your hair on end and a red face, for nearly a minute. It says you have a gift.',
    },
    {
      by: { action: 'clean', item: ['warm flannel', 'sticky paw wipe'] },
      wish: 'It shook hands with the honey and has not been able to let go. {name} would like a warm flannel, this evening, and someone to do each finger.',
      granted: 'Twenty fingers and toes. It has tried them on everything in the room, and put everything back.',
    },
    {
      by: { action: 'sleep', item: ['canopy hammock', 'draped rafter'] },
      wish: 'It has been hanging so long that it has got longer. Let it lie down, for once, when it is dark: a hammock, it thinks, or a rafter with something soft.',
      granted: 'It lay there and was the same length all over. The rafter had thought as much, and held it.',
    },
    {
      by: { action: 'sleep', item: ['moonset lullaby', 'rainforest sounds'] },
      wish: '{name} would not ask this of just anyone. Would you sing it down, or let it hear the rain in trees? It can do the rest, but not the tune.',
      granted: 'You did not know all the words. It knew those. At the end there was only the tail, keeping time.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Is anyone up? {name} has had something on its mind since the last moon, and it is not bad, only long. Come and sit under the branch.',
      granted:
        'It told you. You will not repeat it, either. You both looked out for a while, at where the town would be.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'There are things one can say the first time, and things that one only says when the other has come back. Sit with {name} twice before the day is out.',
      granted:
        'It had been hardly anything. It was only that it is happy here. It could not have said so the first time.',
    },
    {
      by: { action: 'clean', item: ['tail combing'] },
      wish: 'The tail would like it known that it does all the work. It has asked for a combing. {name} is merely passing it on.',
      granted:
        'From root to tip, and back, for as long as you liked. It has not let go of the comb. You will have to take that up with it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The best lid',
        shape: 'coin',
        text: 'Honey, from before your time. {name} pressed it into your hand in the dark and closed your fingers on it, one by one, with its own.',
      },
      {
        name: 'A fruit off the hatstand',
        shape: 'acorn',
        text: 'It ripened, and fell in the night, and has a taste of felt. {name} was the cause of it, and would like you to plant it in something.',
      },
      {
        name: 'Moth’s candle',
        shape: 'candle',
        text: 'A stub, unlit. The moth has given it up, after a long talk with {name}, and wished it to go to a good home.',
      },
      {
        name: 'Two in the morning',
        shape: 'bell',
        text: 'It was taken out of the clock, very gently, by tongue. The clock goes from one to three. {name} says that you can have it back whenever you need it.',
      },
      {
        name: 'The end of the rope',
        shape: 'thread',
        text: 'Where it swung the furthest, it took hold of something, and this came along. You have looked up there. There is nothing to take hold of.',
      },
    ],
    return: {
      name: 'Black blossom',
      shape: 'flower',
      text: 'It came back with this in its fist, and no pollen on it. It has not withered. It turns at night, on the sill, to face {name}.',
    },
    streak: {
      name: 'Long spoon',
      shape: 'spoon',
      text: 'For you, because your tongue is so short. {name} has thought for a long time about how you manage, twenty-five meals now, and this is the best it can do.',
    },
    hundred_days: {
      name: 'A moon, for scale',
      shape: 'moon',
      text: 'It held its tongue out against it every clear night, to measure. One night it brought back a thin piece. It is sweet at the edge.',
    },
  },
  release: [
    'You open the window upon the trees. {name} goes out along the branch, feet pointing back to you, so that by its tracks it is coming. The tail lets go of your wrist last, a turn at a time.',
    'It is quite dark. It puts its face to yours, the other way up, and tells you one more thing. Then the branch springs, and there is nobody on it, and you are the only one up.',
  ],
  dying: {
    neglect: [
      '{name} has died, with its tail let down from the rafter, as far as it would reach. Nobody had taken hold of it.',
      'It stayed up for you, for as long as there was any night. {name} is dead. The window is open by a hand.',
    ],
    hunger: [
      '{name} is dead, with its arms about the jar. There was a sweetness left in the glass, and it had been as far in as it could.',
      'All four of its hands were open. Nothing had been put in them. {name} has starved.',
    ],
    illness: [
      '{name} put its palms over its eyes some time before morning, and has died so. It said at the last that it was not in pain, and it did not say what was not true.',
      'The tail let go, quietly, one turn and then the other. {name} is dead.',
    ],
    poison: [
      '{name} died of something that was put in its hand, late, by somebody it trusted because they were up.',
      'It tasted it to the bottom, as it did all things. {name} is dead, and the dish is clean.',
    ],
  },
  returned: [
    'In the dark there is a smell of figs. Something comes down out of it, slowly, and takes one turn about your wrist, and it is warm. The rest of {name} is on the end of that.',
    'There are footprints on the ceiling. By the toes they lead away. You look where they come from, and there is {name}, hanging, and asks you in a low voice what it has missed.',
  ],
  epitaph: {
    openings: [
      'Come by night, and {name} will be in.',
      '{name}, honey gold, is here, with its hands over its eyes and its tail round something.',
      'They have laid {name} in the ground, which it took for the sky. Stay, and hold on to it a while.',
      'Put out your lantern. {name} has its hands over its eyes.',
      { text: '{name} told the truth until four in the morning, and never told anyone else’s.', when: ['from_child'] },
      { text: 'Wherever {name} had its nose, something came up. Do not weed here.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It was up. We were not.', 'It let down its tail to us, and it hung there.'],
      hunger: ['It reached the bottom, and there was none.', 'It had four hands, and they were all held out.'],
      illness: ['It let go in the hour before light.', 'The tail was the last to be persuaded.'],
      poison: ['It trusted whoever was awake.', 'It tasted everything first, and it was too late then.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and oh, it is all hanging so beautifully: the lamp, the coats, that dear person by the soles of its feet. You have been in a flower. You have been in all of them. There is something about the dark, you tell anyone who is up, that makes it simply easier to be fond of people, and you are, and you say so, slowly, the wrong way round. What you would like is for somebody to let go of the floor and swing.',
      'You are {name}, at the top of the swing, where for a moment one does not weigh anything, and can be entirely honest. You love this. You love the moth. You have a tongue like a long sentence, and there is honey at the end of it. People will tell you that it is late; it is not late, it is deep. Ask your keeper to stay up. Ask them something that they would not tell by daylight.',
    ],
    content: [
      'You are {name}, along a rafter, with a limb let down on every side. Below you is the floor, blue and bottomless, and your friend going about on the underside of it without a care. You talk softly; there is no need to send a word out with its coat on. Your tail is seeing to something. You do not ask. If someone were to come and sit where your face is, you would tell them a small true thing, and they could tell you one.',
      'You are {name}. You have had {days} nights, with some sort of pause between each, which you spent with your hands over your eyes. In most of them the same person was up. You have told them about the lids. You have not told them, yet, that your tail goes to the window when it is their hour, and you let it. You may, tonight. You would need them sitting down, and the lamp off, and no hurry.',
    ],
    bored: [
      'You are {name}, holding on to yourself by the waist. You have told the moth about the moon, the moon about the moth, and the curtain about the two of them. To be candid, you begin to hear your own voice. All the ropes in the place hang straight. It would take so little: a hand to push, a jar with a trick to it, someone to be upside down with. You would play until the milk came. Will nobody play?',
    ],
    hungry: [
      'You are {name}, and there is a jar, and your tongue has been to the end of it and come back with the sad facts. You will not make a speech. You merely lie here on your back, with four hands, and they are cupped. You have always found that if one says a thing plainly, in a low voice, to the right person, it comes. So: something sweet, please. Or a biscuit. You would be so very sincere about a biscuit.',
    ],
    starving: [
      'You are {name}, and you told them that you could wait, and that was true then. It has stopped being true. You do not swing. The jar is cold to lie round. You think about figs in a way that has no pleasure in it, only their weight. One of your hands has gone over the edge by itself and stays there, open, above all that floor. You are not ashamed. It is the middle of the night of something. Put food in the hand.',
    ],
    sick: [
      'You are {name}, in the hollow, and it has got dark, and you did not get up for it. There is a mango beside you. You can smell that somebody was kind. Things are too near or else they are on the ceiling. You will tell the truth, since they ask: you do not feel well, no. You are hot in the tail. You would like the light kept off you, and the spoon, even the nasty one, and a wrist left where you can find it.',
    ],
    failing: [
      'You are {name}, and you have come down. It is the floor. You had thought that one would fall for ever, but one only lies here. Your hands do not know what to take. High above you, or below, there is the branch, with your place on it. You have one thing left to tell, and you are keeping it for whoever comes. They should bring medicine, and pick you up, and you will say it in their ear.',
    ],
    near_death: [
      'You are {name}, and there is nobody else up. You have asked, all down the street. You have let down your tail as far as it goes, in case there was a hand, and it has got heavy, hanging there. You used to think that the night was full of people who just had not spoken yet. If there is one, they need not speak. They could take hold, or sit where you can hear them breathe. You would know that you were not the last.',
    ],
    asleep: [
      'You are {name}, asleep, palms over your eyes, and on the inside of your palms there is a forest. It hangs from the dark by its roots. Every flower in it is open, and deep, and has a lid, and you have them all with you. Far below somebody walks along the sky. Your tail is not asleep; it has gone to see who is there. It says it is a wrist. It says that it is the right one. Let it keep it.',
    ],
    shy: [
      'You are {name}, in the hanging pot, mostly eyes. There is a new one, on the floor, in the light. It may be a day person. They are pleasant, but they put lamps on. You will not say anything yet; what you say is true, and one should not begin on that with just anybody. You have drawn up the tail. If it put out the lamp, if it told the dark one thing about itself, and then just sat, you would hear it.',
    ],
    back_from_death: [
      'You are {name}, and you let go, with everything, even that. It was a long way, and there was not a flower on it. You will be truthful: you were lonely. Then something took you round the wrist, as you would have done it. You hold on now with all you have. The floor looks very big. You would like one person up tonight, and close, and the honey at its hour. After that you will tell them what it is like. It is not much.',
    ],
    hurt: [
      'You are {name}, bent round a pain, on a branch, with your tail holding for dear life. They put it in your hand. You tasted it right through before you knew; you are slow with what you are given, out of respect. There is one question, and it is better asked by night: did they know? You would believe whatever they said. So let them say it, low, in so many words. Then that thing should leave the house, and the wrist should stay.',
    ],
  },
}

export const KINKAJOU: Species = {
  slug: 'kinkajou',
  name: 'Kinkajou',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.9,
  innate_traits: ['nocturnal', 'gentle'],
  personality:
    'A honey-tongued night climber who hangs about by the tail and listens. Mornings are a rumour it does not credit.',
  special_mechanic:
    'Wakes with the stars: care between midnight and 06:00 counts double, while daytime care counts half.',
  mechanic: {
    hours: [
      { from_hour: 0, to_hour: 6, times: 2 },
      { from_hour: 6, to_hour: 20, times: 0.5 },
    ],
  },
  items: {
    approved: {
      feed: ['ripe fig', 'wildflower honey', 'banana', 'mango', 'monkey biscuits', 'papaya', 'balsa blossom nectar'],
      play: [
        'hanging rope bridge',
        'tail swing',
        'honey dipper puzzle',
        'moth watching',
        'upside down tag',
        'flower sniffing',
        'rafter climb',
      ],
      clean: [
        'sticky paw wipe',
        'honeyed fur rinse',
        'warm flannel',
        'branch scrubbing',
        'tail combing',
        'tongue-safe face wash',
      ],
      medicine: [
        'exotic mammal vet',
        'rabies vaccine',
        'fecal test',
        'dental scaling',
        'multivitamin syrup',
        'probiotics',
        'diabetes check',
      ],
      discipline: [
        'honey jar lowered',
        'calm whisper',
        'unwind the tail',
        'branch swap',
        'wait till dusk',
        'brief no climbing',
      ],
      sleep: [
        'canopy hammock',
        'hollow log den',
        'blackout nest box',
        'rainforest sounds',
        'draped rafter',
        'moonset lullaby',
      ],
    },
    harmful: ['strawberries', 'orange juice', 'broccoli', 'chocolate', 'onion', 'avocado', 'iced coffee', 'cow milk'],
  },
  appearance: {
    look: 'a honey-gold kinkajou hung by its tail from a fig branch, long tongue out, round sleepy eyes',
    colours: ['#c58b3f', '#f3d9a2', '#6a4320'],
  },
  figure: {
    eyes: '#4a2f1a',
    body: 'upright',
    muzzle: 'snout',
    ears: 'round',
    earSize: 0.74,
    tail: 'rope',
    extras: ['tongue'],
    eyeSize: 1.2,
    shift: -12,
  },
  book: BOOK,
}
