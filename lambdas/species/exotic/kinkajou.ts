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
    'The egg opens underneath. A tail comes out, feels about, takes two turns round your finger and pulls to test it. Only then does the rest drop. {name} hangs there, gold and damp, tongue past its chin, and finds that you are upside down.',
    'The egg has been hanging, you now see, by a tail. It splits along the bottom, and out of it, upside down, comes a drowsy honey face with its tongue already looking for you. Good evening, this is {name}.',
  ],
  looks: {
    thriving: [
      '{name} runs along the underside of the beam, with its tongue out for speed, meets its own tail there, and shakes hands with it. They go on together. At the end one of them has to let go, for joy.',
      '{name} has got hold of the honey-coloured lamp, in the belief that it is honey. It holds it in all four feet and gives it a lick from top to bottom. It is glass. It is not at all discouraged.',
      {
        text: '{name} is hours old and has not found out about its tail. The tail has found out about your finger, and is holding it. The rest looks up at you, a stranger, full and content, and wonders who has got whom.',
        when: ['baby'],
      },
      {
        text: '{name}’s tail has taken hold of the basket handle. {name}, at the other end, has just found that it cannot get any farther, and is following the trouble back, nose down, hand over hand, to see whose it is.',
        when: ['baby'],
      },
      {
        text: 'A honey-coloured face comes down out of the fig branch, wrong way up, until it is level with yours. {name} studies your mouth, which must look very sad from there, and pats one corner of it.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} hangs by its tail, level with your face, which from there is the wrong way up. It takes hold of both your ears, gently, and tries to turn it. Nothing needs doing. It would only like to see you properly.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You are reading, and so is {name}, upside down from the curtain rail, hands folded. You get to the foot of the page and take hold of the corner. A long tongue comes down past your ear and keeps it where it is.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} hangs from the rail with its face level with yours, the other way up, and hears everything that happened to you. At the sad part the long tongue comes out and goes once along your eyebrow. Then it waits for the rest.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Your hat comes off as you pass beneath the lamp. {name} hangs there by the tail with the brim in both hands, looks into it, looks into you, and lowers it back on, with half a banana inside.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} swings by its tail for joy, to and fro, to and fro. You look in. The to is as long as ever. The fro, which is the one in your direction, is now quite short.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} hangs there in perfect content, tongue out. You look in. It takes the tongue in, all of it, which goes on for some time. Then it looks at you pleasantly, with its mouth shut.',
        when: ['from_child', 'wary'],
      },
      '{name} wakes in such spirits that it runs along the beam, hangs, drops, and climbs up to do it again. There is just one thing it could like better: {loved}.',
    ],
    content: [
      '{name} has one hand under its chin and one round a twig, and is not altogether awake and not altogether anything else. Now and then its tongue comes out, tries the air for sweetness, and goes in. The air will do.',
      '{name} hangs there with a fig leaf on its head, or under it. It has not put it there. It is in no hurry to see what happens when it lets go, and swings a little, so that the leaf will not be bored.',
      {
        text: '{name} is upside down by its tail with one round ear against the water pipe, listening to the whole house. You say hello. It lifts a hand, as people do on the telephone, and goes on listening. Nothing needs doing.',
        when: ['well'],
      },
      {
        text: '{name} hangs there with its hands folded on its stomach, or under it, whichever way one looks. It is in nobody’s way. A small moth has sat down on its foot, and it is hearing what the moth has to say.',
        when: ['well'],
      },
      {
        text: '{name} hangs from the curtain rail by its tail and turns, slowly, until it faces you, and then goes on turning. On the third time round you say hello. The long tongue comes out in answer, by then, to the wall.',
        when: ['well'],
      },
      '{name} is {days} days old. It has spent most of the nights hanging by its tail, and its tail has never once let go. It swings, quite gently, and watches you do whatever it is that you do.',
      '{name} puts its tongue into the empty jar, though it is washed, and leaves it there for a while with its eyes shut. It is remembering what it liked best: {loved}.',
    ],
    curious: [
      'You have hung a new picture. {name} lowers itself past the top of it, slowly, to see it the right way up, and says nothing for a while, and licks a corner.',
      'There is a jar on the table with a narrow neck. {name} hangs above that with its tongue out to its full length, taking a reading.',
      'Something is humming inside the wall. It has put its ear to the one side, its tail has gone round by the pipe to feel the other, and they will meet.',
    ],
    bored: [
      '{name} hangs at full length with its arms hanging too, like something left out on a line. As you pass beneath, a small hand shuts on your hair and gives the lightest tug. That was its move. It would like you to play.',
      '{name} hangs from its branch and there it hangs, straight down, nobody swinging. One small hand opens and closes on the air where your hair went by. Walk under it again, slower, and pretend you have no idea. It wants to play.',
      {
        text: 'It would sooner not talk, it says, and does not, and the moth has gone. The tail is wound up. Put out the lamp, and set something swinging, and play until it reaches for it.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} hangs upside down over the table, and holds its dish upside down as well, and shakes it. Nothing falls out. It turns slowly, so that everybody can see. Its meal is due.',
      '{name} has let down its tongue, the whole length of it, along the sides of the bowl and under the rim, and drawn it up again with nothing on it but bowl. Its meal is due. Put something in its way.',
      {
        text: '{name} hangs by its new tail from the edge of the basket and lets down its tongue toward the dish, and there is more tongue, and more. It goes all round the inside and comes home with nothing. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'A small tongue is going round and round an empty dish, and on up over the edge, hoping. {name} is at the other end of it, hours old. It sees you and it comes in like a tape. Its meal is late. Something sweet?',
        when: ['baby', 'well'],
      },
      {
        text: '{name} hangs over the empty dish by its tail, tongue let down like a plumb line to just above the middle. As you come in, all of it is reeled up to the ceiling. The meal is overdue. Set it down now and step back.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hangs by the tail above the dish with its long tongue out, tasting the place where the meal should be. You come nearer, and the whole of it is drawn up into the leaves like a blind. Feed it now and stand off.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hangs by its tail above the empty dish and swings, a little to the left, a little to the right, looking at you kindly. It is being a clock. There is no hunger in it yet, but mealtime has passed. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} has hung itself from the hook where the fruit basket goes, forefeet folded, mouth slightly open, in the basket’s place. It knows you are not quick, but it thinks you will see the likeness. Feed it.',
        when: ['well'],
      },
      {
        text: '{name} hangs lower than it means to. As you look in it draws itself up out of your reach, and then, slowly, comes down again, too weak to stay. The meal is overdue. Put it underneath, and step back.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is not hanging. Its tail has let go of the branch and is wrapped round the rest of it, tight, on the side where you are. It is weak, and the meal is overdue. Bring it down to the floor, softly.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'From the lamp over the empty dish hangs {name}, head down, and from {name} hangs the tongue. It goes once round the bottom and comes up with nothing. It is hungry, and the meal is overdue. Bring it now, and mind the tongue.',
      '{name} has put its tongue into the fig tree where the figs were, and down the neck of a vase, and along the shelf as far as the wall. It came back dry. It is hungry, please feed it.',
      {
        text: '{name} lets itself down over your forehead and puts its tongue into your breast pocket, to the bottom, and into the other one. Nothing. It looks at you, nose to nose. Please feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has come down. It lies on the floor beneath its branch, eyes huge, and as you step near the tail goes round your ankle. That is the only part still holding on. Feed it at once.',
      '{name}’s tail has let go of the branch one turn at a time. It hangs by the last curl, arms straight down, and the tongue that goes everywhere is not out. It has been starving for hours. Feed it at once.',
    ],
    weak: [
      'You talk, and {name} hangs there and listens, and the curl in its tail gives a little with each sentence, until its nose is resting on the table. It has eaten. It needs medicine, or a good long rest.',
      '{name} stretches a hand to the next branch, thinks, and takes it back. It used to pour across. It is not ill, only low, like honey when you can hear the spoon. Let it rest, please, or give it medicine.',
      {
        text: '{name} has not gone higher up, though you came in, and that is because it cannot. It has only closed its eyes at you. The fur is thin where the tail grips. Medicine, please, or rest.',
        when: ['wary'],
      },
      {
        text: 'It has hold of your ear and is saying, from the heart, that it never felt better, and halfway through the sentence it is asleep against your hair. It should have medicine when it wakes.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is one branch more than there was. It has leaves stuck all over it, and a feather, and the bus ticket you were looking for. Then it puts its tongue out. {name} wants cleaning. The ticket should come off with warm water.',
      'After two days of juice and dust {name} has begun to set. It leaves its branch with a small ripping sound. A leaf has stuck to it behind, and a feather, and it is turning into something else. It needs a wash.',
      {
        text: '{name} lets go of the branch to come down to you, and does not come down. It looks up its own tail. Days without a wash are holding it there by the fur, not uncomfortably. Bring warm water and a cloth.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} is lying on top of the branch, which is the wrong side. The tail that holds up all the rest hangs straight down like a bell rope with nobody in the tower. Only its ears still come to meet you. Medicine, now.',
      '{name} has hung itself up, and it is slipping. You see the tail slide an inch, and then one more. It does not hum, and its tongue stays in. Lift it down, and give it medicine, please.',
      {
        text: 'There is no one on the branch. {name} lies on the floor under it, where it never goes, and its tail gropes along the boards for something to hold. Its nose is hot. Give it your arm, and medicine.',
        when: ['from_child'],
      },
      '{name} has its face pressed into the bark and does not lift it for your voice, and it always lifted it for a voice. The coat is dull and parts in lines. Medicine, please.',
    ],
    failing: [
      'The tail still has hold of the branch. It is the only part of {name} that has hold of anything, and the rest hangs under it like a coat. Take the weight. Medicine and food, at once, or it will die.',
      'The tail is still wound round the branch, fast, since it never learned to let go, but the body under it hangs like washing. You get your arms beneath. The round eyes slide past you. Medicine, then honey, drop by drop, now.',
    ],
    near_death: [
      '{name} has come down from its branch. On the floor the tail curls, finds nothing there, lets go, and curls again. It has hours. Sit by it now and give the tail your wrist. Then talk. It likes to listen.',
      'Of four turns of tail about the branch, one is left. {name} hangs by that and looks at you upside down, with its round eyes very wide. Get your hands under it now. Hold it, sit with it, and stay.',
      'For {hours} hours {name} has listened for you, and nobody listens so well. It has an ear flat on the beam now, so as to have your step the sooner. You can hardly find its breath. Sit with it, now.',
    ],
    asleep: [
      'The whole night is going on without its night climber. {name} sleeps in the crook of the branch with its tongue a little out, and only the tail has stayed up, two turns round the wood, holding on. Let it, until it wakes.',
      '{name} is asleep among the coats, hung by its tail from the fourth hook, in somebody’s scarf. You lift down your own coat next to it. It sways, the tip of its tongue out, and comes to rest. Nothing is wanted until it wakes.',
      {
        text: '{name} sleeps in the sleeve of your coat, on the hook, and the tail hangs out at the cuff. You take it, as one would a hand. It has your thumb before you can think, and {name}, far up the sleeve, sighs.',
        when: ['trusting'],
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
      'As long as you stand there the fig tree has one fruit too many, large and furred, with its hands over its eyes. {name} believes in this. Sit under the tree and take no interest in figs.',
      '{name} hangs by its tail from the top branch and pays itself out an inch, to hear you better. You look up. It winds itself in again. Sit underneath, quietly, and look at anything else, and let the rope come down.',
      'There was a stretch of {wait} with nobody else up. It told all that it had to the moths, and must get used to a bigger face. Sit by the window with it.',
    ],
    back_from_death: [
      '{name} goes along every branch hand over hand, giving each a small tug. They hold. The last thing it tries is your arm. It hangs there by the tail, with its whole weight, for a good while, listening to you breathe.',
      '{name} climbs to the branch, winds its tail round it twice instead of once, and only then hangs down. From there it takes your collar in both hands. It would like to be attached at either end.',
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
        '{name} takes its dinner in its hands and its feet and lies back in the air to eat it, as in a bath. The tail sees to the holding on. When nothing is left it licks each finger clean.',
        '{name} eats with its eyes shut. The long tongue goes on ahead and comes back with news, and there was good news at the front of the dish, good news at the back, and none, by the end, underneath.',
        {
          text: 'The tongue comes out to the dish and goes on coming, and {name} looks down the length of it to see whose it is. Everything is licked clean. Meanwhile, at the other end, the tail has taken hold of your thumb.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} has its face in the dish and no thought of anything else. The tail goes out by itself, along the table, past a spoon, up your sleeve, and takes one turn around your wrist. It holds. So that is settled.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} stays well up its branch. Only the tongue comes down, and keeps coming, and cleans the dish from above to the last trace. On the rim it meets your thumb, stops, thinks it over, and goes home without it.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'A hand comes down from the leaves, and feels in the dish, and goes up with a slice. You hear soft chewing. It comes down once more, meets your finger by mistake, holds it very gently, puts it back.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats on time and upside down, in perfect bliss. Then it undoes one turn of its tail from the fig branch and puts that turn round your wrist. The branch keeps the other two.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} hangs down to the dish and eats upside down, all tongue, its tail three times round the branch. Halfway through, one small hand lets go of the bark, feels about behind it, and holds on to your thumb instead.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} had the banana, and is taking its time over the spoon. It has swung itself round, so that you hang the right way up. “Go on,” say the two round eyes. You were telling it something last night.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} lets go with everything but the tail, shuts its eyes, opens its mouth, and comes down to exactly where the dish will be. The dish is not there yet. You put it there. It never looked.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'You reach up with the dish, and {name} changes branches without looking: the tail lets go of the fig and takes your forearm. It eats upside down, entirely at its ease. You stand with your arm out, being a tree.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You hold up the fig and {name} comes down to it headfirst, by the tail, in no hurry. The tongue cleans the fig, the plate, your thumb, and some honey off your wrist that you had forgotten since breakfast.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats upside down and lets go of the branch with one foot, with the other, and at last altogether. After {streak} on time it hangs by nothing but its tail, and the tail is round your wrist.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up and finds that it has more tongue than it thought. It lets it out, and out, going cross-eyed. That is {streak} on time. At the far end the tongue meets your thumb, and is all taken in again, quickly.',
          when: ['baby'],
        },
        {
          text: '{name} reaches down for the meal and has to lie flat along the branch to do it. It eats all of it, shivering, and draws its hand up from you each time. The tail hangs loose. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'With every dinner {name} has let its tail down a little further. That was the {streak} meals on time. Today, while it licks the bowl, the end of the tail is in your pocket, feeling about, and making itself at home.',
        '{name} licks the dish dry and looks at you with the whole of its eyes. You have come on time for {streak} meals. It leans over and tells you something in your ear. It was mostly tongue. You will keep it.',
        {
          text: '{name} hangs by its tail from the branch, straight over the spot, hands open. You come round the corner with the dish. After {streak} on time, it has begun letting go a little before you get there.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name}, upside down, sends the tongue ahead to look into it. The tongue goes once about the dish, tries a little, travels all the way home, and reports that there is no call for anyone to come down yet.',
        '{name} had only just begun to look forward to dinner, and it likes to take its time over that. It licks the top off, for your sake, and leaves the deep part. Come again at {opens}.',
        {
          text: 'A tongue comes down from the branch, tries the dish in one place, and goes up again to report. After some time it is sent back, out of politeness. Nobody else in {name} is hungry yet.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late dinner, and agrees with everything that you say about it, in the sweetest way. Then it goes up to the branch above the one it listens from, where it cannot hear so well.',
        '{name} swings down, eats up what there is, and swings back. It has hung each time at the level of your nose. This time it has let out less tail, and what you have before you is its feet.',
        {
          text: '{name} heard you find your shoes, and heard you stop to talk to somebody on the way. It does not come down. From the branch, arms folded, it lets out a very great deal of tongue, and empties the dish from there.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You tell {name} why you are late. It eats, glad, by the tail, and listens to all of it with round sleepy eyes. Then it climbs, still listening, to a branch from which you cannot be heard.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} finishes what you brought so late, and you hold up your shoulder, by which it always comes down. It looks at the shoulder for a time, upside down, with its round eyes. Then it comes down by the curtain.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} lets itself down by the tail until its face hangs before yours, with the smile the wrong way up. It eats from the dish in your hands. When the long tongue comes to your thumb, where it always stops, it goes round.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'The meal is late, and {name} has not the strength to climb down to it, nor the faith to be lifted. So the tongue comes by itself, out of the leaves, a long way, and goes back up, and comes again.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: 'The tail cannot hold {name} today, so it has come down to eat what you brought so late. It has never been this near you. It looks at the branch the whole time. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The dish is late, and the tongue of {name} was out before it came. It eats hanging on with all four hands. Then it gives a squeak, small and truthful, and climbs to the one place where your arm does not go.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lies along the branch that it would hang from and licks at its dinner with the very tip, and leaves the rest. The tail holds on to nothing. It shuts its eyes against your hand. Medicine, please, and less light.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} is on the lowest branch, since it could not hold on to any other. The tail slips, and takes hold, and slips. It has been {hours} hours. It eats everything with its round eyes half shut to you. Come in time.',
        'In {hours} hours {name} has licked the bark smooth as far as its tongue would go. It eats all that you bring, lying along the branch. Your fingers come, and it curls its own away. Never again, please.',
        {
          text: 'Hung by its tail, {name} had listened to your steps all those hours, up the stairs, down, never in. It takes the missed meal with its long tongue and no comment, and winds one more turn of itself round the branch.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} lets down as much of itself as the dish requires, cleans it with the end of its tongue, and sets no hand on anything of yours. Then it climbs, past its own branch, to one you cannot reach.',
          when: ['well'],
        },
        {
          text: 'Mornings are a rumour that {name} does not credit. After {alone} with nobody there, so are you. It eats the meal, which it can see, and climbs out of your reach, tail last.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} hung by its tail and listened to a house with nobody in it. It eats what you bring, upside down, to the last lick. Then it moves the tail one branch higher.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} hung there and listened for you. Now it eats lying along the branch, since the tail will not hold, and when you speak it puts both paws over its ears. Do not speak. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} does not believe in mornings, and after {alone} it is not sure about you. It eats with a slow tongue, its tail wound twice round the branch, where once used to do. Be under it at the next meal.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The tail hangs straight, and there is no more grip in it than in a string. {name} eats what you have brought, so late, lying on the floor, that it was always so afraid of. It keeps its hands over its eyes for you.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The tongue has been round that empty dish till it shines. {name} eats now with its arms about the branch and cannot lift its head. When your hand comes near, the tail draws off from it, slowly, as far as it will go.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'You hold up the dish and describe what is in it. {name} hangs by its tail with both hands on its full stomach, listening as to a story. When you stop, one finger touches your lip. Nothing has been eaten.',
        '{name} hangs head down with both hands over its belly, to keep the last meal where it is. You hold up another. It would need a hand for that, and looks sorry. You throw it out.',
        'You hold up the dish, and {name} lets its tongue down, right down, and the tip of it touches, and stays there, and is wound up again with nothing. There is no room. Try it at {opens}.',
      ],
      ill: [
        'You give {name} its food off your fingertip, a smear at a time. It takes three or four, with shut eyes, holding the finger in both hands. Then it is only holding the finger. Medicine next.',
        '{name} is the right way up, flat on the floor below its branch, and so you know. The long tongue comes out, takes a little, and is slow in finding its way home. It needs medicine next.',
      ],
      loved: [
        '“What is at the bottom?” {name} asks of every bowl, with its tongue, and this time the answer was {item}. It eats all of it lying back in the air, and hums so low that the spoons hum along.',
        '{name} smelled it through the lid, the cupboard and the door. It was {item}. It has licked out the dish, the lid and the spoon, and hangs there with a shine on its chin, too sweet to speak.',
        {
          text: 'You hold up {item}, and there is a soft bump, which is {name} letting go of everything but the tail. It takes your whole hand in both of its own and eats upside down, whistling through its nose.',
          when: ['well'],
        },
        {
          text: 'You hold up {item}, and {name} lets go of everything but the tail. It swings in with all four hands open and its eyes shut, making a sound like a very small door being sung open.',
          when: ['well'],
        },
      ],
      disliked: [
        'It has tasted that and means to be quite open with you: {item}. It tried to like it. It holds it out at the full length of its arm. Something riper, next time.',
        '{item}. The tongue came back in, backwards, and had to be talked to. {name} ate the half that you were watching. Mango does not do this.',
      ],
      harmful: [
        'There was something at the bottom, and {name} sent its tongue down after it. It was {item}. Now it sits hunched on the branch, both hands pressed to its middle, and the tongue will not go in. Keep that away from it, always.',
        '{name} licked its lips and could not leave off, and it is licking still, and shivering. The label says {item}. It has come all the way down, to lie on something flat that does not swing. Never again, please.',
        {
          text: 'The tail has let go. You find {name} under the branch, on the floor it is so afraid of, curled up and shaking. It was {item} that did it. Keep that away, out of reach of hands and tail. It needs you now.',
          when: ['item'],
        },
        {
          text: 'Both palms are clapped over its eyes, and from between them {name} whimpers, with its tongue hanging out. That was {item}. It must never get at that again, up however many branches. Fetch it water, and medicine.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hold out an arm, and {name} goes along it, round your neck, and hangs from the other. You turn about, and it has the first again. You turn and turn. It hangs out sideways, tongue flying, like something at a fair.',
        'You hang upside down from the bar by your knees, and {name} is so pleased to see somebody the right way up. It shows you everything. There is the ceiling, where one stands. It holds you by the ears, for balance.',
        {
          text: '{name} gives you one hand to play with and keeps both feet, the other hand and the tail on the branch. The one hand is having the time of its life. The tail is not convinced.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} hangs by its tail, and you push, and it swings out over nothing with its tongue flying. It loves this. It has taken one extra turn of the tail round the branch, because it is you who is pushing.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hang your head backwards off the sofa, to have {name} the right way up. It looks into your new face, and swings itself over to oblige you. You sit up. It drops. However you two arrange it, somebody is upside down.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You play tag, and you are well out of reach. {name} lets itself down by the length of its tail, and then by its own length, and then by the length of its tongue. You are it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hold your arm out. {name} lets go of the fig, tail last, without looking, and there is your wrist. You swing it past the lamp and back until your shoulder gives out. It climbs across behind your neck and starts on the other.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} grabs the ribbon with both hands, then both feet, and falls off your arm. It does not arrive. The tail, which nobody had consulted, has got your thumb. {name} hangs there and looks up along itself, much impressed.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You hold out a finger, and {name} hangs from it by everything it has. It weighs about a plum. You swing it, and its eyes get rounder and rounder. You stop. There is a small hum from down there, and a tug.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You make a swan on the wall with the shadow of your hands, and {name}, who hangs the other way up, sees something altogether different. Whatever it is, it is delightful. But then, so was the wall.',
        'You swing your watch chain for {name}, who is as happy as one can be by one tail. It swings when the chain does. It was swinging in any case. It gives the chain a lick in passing, so that it has had something too.',
        {
          text: '{name} hangs by its tail, so from there it is you who are stuck to the ceiling. You toss the ball. It catches it, tosses it back, and in between keeps one hand in your hair in case you fall.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is as happy as they come. It studies your game, the wrong way up, takes it gently out of your hands, and hangs it on a twig. Now you have both of them free. It holds out its own.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        'You hold up your arm to be climbed, and {name} looks along it, as one looks up a long street. It puts out a hand, and takes it back. There is something else that it needs. See to that first.',
        'You set the cord swinging for {name}, and it watches it go by, and go by, with its cheek on the branch. It would join in if it could hold on. It cannot. See first to what is wrong.',
        {
          text: 'You dangle the string. {name}, dangling too, puts out one hand for it, stops halfway, and takes the hand back to hold its own belly. The tail grips. The rest only hangs. See to its dish first, then its health.',
          when: ['no_item'],
        },
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
        '{name} has two words that will bring it down from anywhere. One is its name. The other is {item}. You play until it has no tongue left to stick out, and it drapes itself over your shoulder, to tell you how good that was.',
        'You only mention {item} and the tree begins to shake. {name} comes headlong down the trunk with its tongue streaming like a scarf, flings its tail about your neck, and swings there, urging you on with all four hands.',
        {
          text: '{name} leaps with {item}, lands on your back, and swings round you by the tail as on a pole. When it is out of breath it hangs in front of you with its hands over your eyes. You are to guess. There is honey on them.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At the word “{item}”, {name} comes along the ceiling like something poured. It plays with both hands, both feet and the tail, and has one over for you. You would hardly know which of you was the right way up.',
          when: ['well'],
        },
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
        'You wash {name} where it hangs, from the tail downwards, so that everything runs off at the nose. It licks the drops from there as they come. When you reach the chin, that is clean already.',
        'You comb {name} with a wet comb, and out of the honey-gold come bits of bark, a seed, and something that was jam. It takes each of them out of your hand, to be sure. The jam is not returned.',
        {
          text: 'When you come to wash the tail, {name} needs something else to hang by, considers the matter, and takes your arm. You do the rest one-handed. It comes up gold all over, and does not give the arm back.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wash {name} with the flannel, and it helps with its tongue, always a little ahead of you. You meet behind the ear. While it is there it does your thumb, too, and between the fingers, and now everybody is clean.',
          when: ['trusting'],
        },
      ],
      little: [
        'You go over {name} with the damp cloth, and honey-gold it was and honey-gold it stays. It holds out each hand, each foot and then the tail. At the end it smells the cloth, in case you have taken off anything sweet.',
        'You comb {name}, and the comb comes out with nothing in it. There is no corner of a kinkajou that its own tongue cannot get to first. It regards the comb with pity. It is so short.',
        {
          text: '{name} hangs from the rail by its tail while you sponge what you take to be the top. Nothing comes off. Meanwhile the long tongue comes down and does your ear, thoroughly, inside and behind. That did need it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'There is nothing to wash off {name}, and you wash it, and it goes slack over your arm like a honey-gold towel. At the ears it hums. You do the ears again. One hand has closed on your collar, and keeps you there.',
          when: ['trusting'],
        },
      ],
      loved: [
        'The water was warm, and it was {item}, and {name} had let go of the rail before you asked. It hangs from your wrist in the suds. The stickiness goes. It tastes a bubble, to see where it went.',
        'For “{item}”, even {name} will hold still, all of it, from the ears to the end of the tail. You do the palms last. They come up pink, and it looks at them, and lays them on your cheeks, so that you can tell.',
        {
          text: 'You have done every inch of {name} with {item}, except the tail, which is holding the branch. It considers this. Then it puts both arms round your neck and lets go.',
          when: ['well'],
        },
        {
          text: 'You bring out {item}, and {name} hangs itself out by the tail like washing. You do the front. It revolves slowly, eyes shut, without being asked, and there is the back.',
          when: ['well'],
        },
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
        'You put the medicine in a deep cup, and {name} sends its tongue down after it, since it could never leave a bottom alone. It shudders all over. Presently the small hands, which had hung slack, take hold of the cup.',
        '{name}, who does nothing lying down, takes the dose lying down. You wait beside it and talk of this and that. The tail stirs, feels along the shelf for something to hang from, and closes on the edge. It pulls.',
        {
          text: '{name} has been lying the right way up, which is how you knew. You hold out the spoon. The long tongue goes round it once, without hope, and in. A while later the tail is feeling about overhead for a branch.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'The tail has let go of everything, and that is how you know. You take all of {name} in your arms and give it the medicine. Nothing, for a long time. Then round your wrist, weak, and all by itself, the tail.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is in the best of health, and hangs there, and takes the medicine because it comes on a spoon and spoons have been good to it. It shudders from nose to tail. Keep the rest for a bad day.',
        'You bring the dose, and {name} licks it up to the bottom, as it would anything with a bottom. Then it looks at you, rather hurt. It had been feeling so well. Put that by until it is wanted.',
        {
          text: 'You hold out the spoon. A tongue comes down from somewhere above, only the tongue, cleans it and goes up again. {name} was not ill and is no different. Keep the bottle for when it is, with the lid on. The tongue is back.',
          when: ['no_item'],
        },
        {
          text: '{name} takes the spoon in both hands, does the inside with nine inches of tongue, and then the handle. It was perfectly well and still is. Save the bottle for an illness, and not on a high shelf. High shelves are where it lives.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} hung very still and let it be done. It was {item}. It liked that so much better than it had feared that its tongue came out, the whole way. Something warm goes slowly through its fur.',
        'You tell {name} in a whisper what it is to have, and it is {item}. It lets go of the rail and comes down into your arms for it, as for a story. The tail takes one turn, and a second.',
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
        'You get the sugar bowl down off the lamp, and the lid away from {name}, and say no. The tongue is put back in stages. It has understood about sugar. It turns round on the rail, and hangs there like a coat.',
        '“Not in the visitor’s hair,” you tell {name}, and it lets go, a finger at a time. It had only wanted to hear better. It goes up to the picture rail, and the tail, by which one rings for it, is drawn up after.',
        {
          text: '{name} hears you out, hanging, and gives back the curtain hook. It will not take another. Then it begins to revolve on the end of its tail, until there is nothing toward you but honey-gold back, and there it stops.',
          when: ['well'],
        },
        {
          text: 'The tongue is far down inside the jar when you say the word. It has to be wound in again, the whole length, with you looking on. Then {name}, still hanging, lets itself turn slowly on its tail until you have only the back.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} to keep out of the honey, and it hangs and listens, as only it can. It has not been near the honey. By the end you have told it a good deal more than you had meant to.',
        '{name} knows about lamps. It hangs with folded hands and hears it all again, its round eyes full of sympathy. When you have done, it pats your cheek. It can see that you have been carrying that about.',
      ],
      bad_time: [
        'Your voice is loud, and those round ears were made for moths. {name} puts its hands over them, which leaves none to hold with. It goes up the trunk on its elbows, into the hollow, and draws the tail in after it.',
        '{name} hears you out hanging by the tail, so your angry face is upside down and might be anyone’s. It says nothing. Then it climbs up its own length to the branch, and draws the tail up after it.',
      ],
      loved: [
        'You never raise your voice to {name}, you have “{item}” for that. It listens to the end, and gives up the lid. It has understood. It hangs there turning a little, with its face to the wall and then to you.',
        'By means of “{item}” you tell {name} about the lampshade, and it hears what you mean. It unwinds itself. It will not hang there again. It goes along the rail to the far end, and takes its tail with it.',
        {
          text: 'You try it with {item}, in the dark, in a whisper. {name} sees the point with its eyes like moons, does it once with its hands, once with its feet, and, to be quite thorough, with its tail.',
          when: ['well'],
        },
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
        'You hang up a jersey by the sleeves, and {name} climbs in at the neck and sinks to the bottom, where it makes a bulge. The jersey swings. Out of one cuff hangs a tongue. It has forgotten it there.',
        'You stuff dry leaves into the hollow, and {name} pours in after them, and turns, and puts its chin up on the sill. The chin slips. It puts it up, to hear if you have anything to add. It slips, and stays.',
        {
          text: '{name} is too tired to let go, so you bend the branch down until it lies on the blanket and is, strictly speaking, still hanging. Some while later the tail uncurls, and the long tongue goes in by itself.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Too weak to hang, {name} is laid in the fork of the fig. It sleeps. The tail recovers before the rest, feels along the bark, takes one turn about the branch, tests it, and takes another.',
          when: ['weak'],
        },
      ],
      little: [
        'You hang up the blanket, and {name} gets behind it and hangs there like a hat. Two round eyes shine in the hat. It listens to you go down the stairs, and then to the biscuit tin. It comes out about the tin.',
        'You pat the hollow, and {name} gets in and lies down, and lets an arm hang out, and a leg, and the tail. It is not a bit sleepy. Soon there is so much of it outside that the rest has to follow.',
        {
          text: 'You tuck {name} in to the chin, and it lies there obligingly, round-eyed. Then a tail comes out at the foot end and feels about for the shelf. Soon the whole bed is hanging from it, blanket included, wide awake.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You lay {name} out flat, wide awake, and it takes this for a curious way of hanging, with the floor doing the work. Its tail goes feeling along the blanket for something better, and finds your wrist. Now neither of you can leave.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You have thought of “{item}”, and {name} believes in the night at once. The palms go over its eyes. The tail goes round twice. You hear one long lick at nothing, and after it a very small snore.',
        '{name} is not to be got to bed, as a rule, but there is “{item}”. It takes a corner of the dark with it and turns round. It wants to tell you something. It is asleep by the second word, tongue out.',
        {
          text: '“{item},” you whisper. {name} hums, and lets itself down backwards into its own arms, and the hum goes lower, lower. The palms go up over the round eyes. The tail feels about for your wrist, and then it sleeps too.',
          when: ['well'],
        },
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
        'You sit under the branch. By and by an upside-down face has been let down next to yours, listening. You say nothing. {name} hears that through to the end, and then tries your ear with its long tongue, for whatever was in there.',
        'You do nothing, and {name} hangs over you and listens to it: breath, collar, the small click in your knee. When you shift, it is holding the branch by its feet. The tail has gone once round your wrist.',
        {
          text: 'You say nothing, and {name} listens to that too, hung up by its tail with its face beside yours. There seems to be a good deal in it. Then it lays a small warm hand on your head, and leaves it.',
          when: ['trusting'],
        },
        'You sit in the corner, and {name} lets itself down until its head is next to your head. You are not asked anything. Its breath smells of figs. After some time you notice that it holds you by one button.',
        '{name} once waited {wait} for you, with its tail hung down the whole time. Tonight you sit right under it. The tail lies along your shoulder, and every so often it presses, to feel that you are there.',
        '{name} has laid its chin upon the top of your head, and breathes into your hair. You can tell by the sighing what it is thinking of. It is this: {loved}.',
      ],
      little: [
        'You have both said everything, four times in this hour. {name} suggests, very kindly, that you go and stand on a balcony somewhere.',
        'It is dear of you. But it has begun to repeat itself, and it does not like to. Come when there is more night.',
      ],
      ill: [
        '{name} lies on its back in your lap, which is hanging, if you think of the room the other way up. You tell it so. The tongue comes out and touches your thumb. Now see to what it needs.',
        'It lets down a hand, and then, since you are there, all of itself, into your lap, like something spilt. The tail makes one turn. Sit on. Then fetch what it needs.',
      ],
      asleep: [
        '{name} sleeps on its branch with the tail wound round three times, in case. You sit below and give it nothing to listen to. When you next look up, the tail is wound twice, and one small hand hangs open.',
        '{name} is asleep above you, and you talk, low, of one thing and another. Not an eyelid moves. But at the word “lonely” one ear, which was folded, gets up by itself, and stays with you until the end.',
        'The tail gives you the lid that it has been minding. On the inside, in old honey, it says {loved}.',
      ],
      shy: [
        'You sit beneath the branch and say nothing, and {name} listens to it. When you next look up there is a face hanging level with yours, the wrong way round. It has let out a good deal of tail to hear better.',
        'You say nothing, and {name} hangs up there to hear it better, with its tongue put away. It gets your watch, your breathing, the click in your knee. The tail had two turns round the branch. Now it has one.',
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
      'Here lies {name}, who was gold, and held on with its tail.',
      'Here is {name}, a kinkajou, with its hands over its eyes and its tail round its feet.',
      '{name} had four hands and a tail to hold on with. It is laid here. Put your hand down for a moment, on the grass.',
      'Come at night, and bring no lamp. {name} is asleep here, and never liked the light in its eyes.',
      {
        text: '{name} came down head first to whoever sat under its branch, and looked them in the face, the wrong way up.',
        when: ['from_child'],
      },
      {
        text: '{name} put its nose in every flower in the house, and came out yellow. Leave flowers.',
        when: ['from_child'],
      },
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
      'You are {name}, and you hang by your tail in the best part of the night, and nothing hurts and nothing is empty. Your nose is yellow, because you have been in the lilies. There is still some honey behind your thumb. You can swing as far as the clock with no hands. You have four hands, and they are all free. Somebody is up, too, down there in the chair. You would like them to come and play.',
      'You are {name}. You are awake, right to the end of your tongue. The curtain pole is yours, and the lamp, and the three moths. You pat one, and it comes back. Up here it smells of fruit and of warm dust, and when you let go with your hands you do not fall. It makes you laugh through your nose. You want your keeper to hold out both arms, so that you can run along them.',
    ],
    content: [
      'You are {name}, lying along a rafter with a limb down on every side. You have eaten. Your fur is clean and your tail has hold of something, so that you need not. It is dark in the good way. Below you your keeper is turning pages, and each page makes a small wind. You do not need anything. It would be pleasant, all the same, if they came and sat under you, where your tail could reach.',
      'You are {name}. You are {days} days old, and you have slept through nearly all the daylight in them with your hands over your eyes. What you know is the nights. There is fruit in them, and flowers, and one person who comes. You know their step by the third board. When you hear it your tail comes down from the shelf, before you have thought about it. You would like it to be taken hold of.',
    ],
    bored: [
      'You are {name}, holding on to yourself by the waist. You have told the moth about the moon, the moon about the moth, and the curtain about the two of them. To be candid, you begin to hear your own voice. All the ropes in the place hang straight. It would take so little: a hand to push, a jar with a trick to it, someone to be upside down with. You would play until the milk came. Will nobody play?',
    ],
    hungry: [
      'You are {name}, and you have put your tongue to the bottom of the jar, and round, and there is nothing there. You tried the other jar. You have licked the pear on the wallpaper, and it is paper. Now you are lying on your back with your four hands cupped, because that is how one holds a thing when it comes. You can hear your own stomach. Somebody is up. Let them bring you something to eat.',
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
