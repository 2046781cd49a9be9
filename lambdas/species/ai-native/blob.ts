/**
 * The Blob wants to be next to. It fears salt, sharp corners, and a room where nobody is leaning on anything. It hoards
 * three crumbs, which float in it and are not food: one of eggshell, one of toast, and one that nobody knows. They drift
 * to whichever side you are on, to look out. Its body is a clear pink dome without a bone in it; it goes by wobbling,
 * rings the cups as it passes, and turns faintly the colour of supper. Three odd facts. The crumbs. The thumb mark:
 * where you first touched it there is a dent that has never filled in, and it keeps that side for best. And it cannot
 * say no: it gets as far as the N, and by then it has leaned, and agrees; what it leans on it becomes about a third of.
 * It eats by hugging, and you can watch. It sleeps as a half ball and lets go one bubble a minute. It sulks by having
 * corners, with great effort, and cannot keep them up. Ill, it goes cloudy; unfed, it goes flat; left alone, it grows a
 * skin like cold custard. It trusts at once and softly, and shows how much by how deep you sink. It never bites, never
 * holds a grudge (there is nothing in it to hold one with), never eats the three. Its keeper is the warm place it pours
 * itself up against, and the shape it would choose if it had to have one.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg goes soft, then clear, then has two eyes in it. It was {name} all along. It pours over the side of the nest, meets your thumb, and takes it in to the first joint, gently, to see who you are.',
    'The shell does not fall off. It falls in, bit by bit, and hangs turning inside a small peach dome. Two bead eyes rise past the pieces to the side where you are. {name} touches your thumb, and keeps the print.',
  ],
  looks: {
    thriving: [
      '{name} has rolled over some sequins, and cannot keep still. It turns to the light, and away, and to the light. All over its inside things twinkle. It has grown very grand, and wobbles with it.',
      '{name} is coming down the banister, slowly, being jelly, with its eyes shut tight. At the post it stops and hangs over on both sides. It pulls itself together, and up it goes again by the stairs.',
      {
        text: 'There is nothing in {name} yet but one bubble. By leaning, it has found, the bubble can be sent to the left. By leaning some more it comes back. {name} is a few hours old. It shows you. It shows you again.',
        when: ['baby'],
      },
      {
        text: '{name} would fit in an egg cup, and has, and kept the shape. It looks out of itself with two beads, one a little higher. There is a single crumb inside. It keeps turning round to see it.',
        when: ['baby'],
      },
      {
        text: 'Among the crumbs in {name} floats a button. It is the one off your cuff. {name} follows your eyes down to it, blushes a deeper peach, and brings it slowly round to the front, so you can see how well it is kept.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Inside {name}, between two crumbs, hangs the button you lost from your coat. You lean close. {name} works at it from within until it comes round to face you, all four holes, so that you can see it is all right.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You rest a hand on {name} and lift it off again. The print stays in the jelly, all five fingers, and drifts slowly round past the crumbs. By the time it reaches the other side it is waving.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You come in cross from the street and put your hand on {name}, and a little of it goes in, a grey curl, and turns round slowly among the crumbs until it is peach. {name} looks up, two beads. Better in here.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has sat on the newspaper, and the front page has come off on its underside, backwards. You watch the bad news rise through the jelly, losing its corners. What arrives at the top looks rather like a duck.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You can see all that {name} owns, going round inside it, and that it wants nothing more. You bend closer. It is still happy. The best-loved crumb has been moved to the back.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} comes wobbling up, well fed and shining, and stops a thumb’s breadth from your hand. You can see yourself in it, upside down among the crumbs. So far, that is as much of you as it will have.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'There is a patch of lamplight in {name}, and it is carrying it about, to the rug, to the wall, to the shoes, to see how it looks there. It looks well everywhere. It sits down with it.',
      '{name} is on the windowsill, being a slow lens. The street goes by upside down in it, with a crumb in the sky. You lay a finger on top and it dents, and keeps the dent a while, and lets it go.',
      {
        text: 'A button has joined the crumbs inside {name} and is going round, very slowly. It is not one of yours. You both watch it pass behind the left bead eye, and later the right. Nobody is in a hurry for it to arrive.',
        when: ['well'],
      },
      {
        text: '{name} has touched a button, and the button is coming in. It is about half inside by now, and neither of them minds how long it takes. You might look again when it gets to the middle. Nothing needs doing.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} has settled into the corner, in the shape of the corner. The crumbs go round in it slowly, clockwise, the raisin in the lead. You lean on the wall beside it for a bit. Something in your shoulder gives way too.',
        when: ['well'],
      },
      'If you hold {name} up to the lamp you can see rings in it, like a tree but rounder. That makes {days} days. It likes the light through it.',
      'Very faintly {name} has gone a colour that you know. It is thinking about a thing it once had. It was {loved}.',
    ],
    curious: [
      'A pencil has gone in. {name} holds it in the middle, where it does its thinking, and turns it round. Now it knows what wood is.',
      '{name} has put one small part of itself up the tap, to find out who lives there, and waits for the rest of itself to hear back.',
      'It is a comb. {name} goes through it once, and comes out as eleven small strings, all saying oh, and shuts up into one again to talk it over.',
    ],
    bored: [
      'The ball is inside {name}. It hangs in the peach, going nowhere, and both bead eyes have turned inwards to look at it. One cannot throw to oneself, it finds. It is sad. Ask for the ball, and play.',
      '{name} has been poured on the step like this for some time, flat, taking the print of the doormat. It reads WELCOME, backwards. The trampoline is in the hall. Peel it up and bounce it.',
      {
        text: 'It has let itself run to the lowest part of the floor, by the drain, and lies there with its bead eyes just out of it. Scoop {name} up and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has poured itself into its dish and filled it to the brim, quite level, to show how much would be right. Two bead eyes look up out of it. Its meal is due. It will get out to make room.',
      'You can look right into {name}, and apart from its crumbs there is nobody in there. They float slowly to the side where the dish is, and wait behind the jelly like faces at a pane. Its meal is due.',
      {
        text: 'There is one crumb in {name} so far, exactly in the middle. It has spread itself over the empty dish, clear as a lens, and the flower painted on the bottom looks up at you, enormous. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'No bigger than an egg yolk, {name} has slid into the empty spoon and filled it exactly. It looks up over the brim, quivering when you move. It is the wrong thing in the spoon. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has moved its crumbs to the side away from you, all but one. That one floats in front, just under the skin, where you could reach it, in case you were forgotten too. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'As you come closer, {name}’s two bead eyes drift back through it to the far side, and watch you from there through the whole of the jelly. On your side is the dish, empty past its time. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The dish is not on the floor. It floats in {name}, level and empty, being kept warm for you, with the crumbs drawn up round it like guests. {name} is not hungry yet, but the meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The oldest crumb has floated up and lies just under {name}’s skin, on your side. It is a keepsake and will not be eaten. {name} only means, you remember these. The meal is overdue. Bring it now.',
        when: ['well'],
      },
      {
        text: 'The old crumbs still float in {name}, every one. It is too fond of them to eat them, even now, gone flat as a plate. At your step its edge draws in an inch. The meal is late. Please bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} takes in whatever it touches. You put out a finger, and it makes a dent in itself, so as not to touch you. It has sunk very low. The meal is late. Set it down now, and take the hand away.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'You can read the newspaper through {name} now, down to the weather. The crumbs it loves are still in there, whole. It has moved them to the far side from its middle. Feed it.',
      '{name} has got very low. You could put a plate on it, and it wishes that you would. It is time to feed it.',
      {
        text: '{name} has sunk to the height of a saucer, and the floorboards show through. Of the crumbs it could never bear to finish, a single one is left, and both bead eyes are turned inwards on that. It is hungry. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'You can see right through it now, to the grain of the floor. Every crumb is gone but one, the oldest, and {name} has drawn itself round that and will not. Feed it at once.',
      '{name} has eaten its crumbs, the old ones, which were not for eating but for company. The dome is clear right through, and has sunk until the two bead eyes are almost on the table. Feed it at once.',
    ],
    weak: [
      'The crumbs that float in {name} have come down and lie close together at the bottom. It is leaning on the table leg and, too tired to hold off, has begun to take that in. Move it gently. Medicine, or a good rest.',
      '{name} gets as far as the edge of the rug and can’t make the step. It sags there, and the crumbs slide forward in it and bump. It isn’t ill yet. Lift it in and let it rest, or give medicine.',
      {
        text: 'You lift one side and {name} comes off the tiles like a wet cloth, all droop, and blows you one bubble from the middle of it. That was a joke. It had just the push for one, so bring medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'One could read a newspaper through {name}. Now there is lint in the way, a drawing pin, much of the hall carpet, and behind them two cheerful bead eyes hunting for a gap to see you by. It needs cleaning.',
      '{name} has been across the hearth, the cat mat and the garden, and has brought all of it along. Two beads look out of a ball of fluff. You can’t see into it any more. It would like to be washed.',
    ],
    sick: [
      'You touch {name} and take your hand away, and the hand stays: four fingers and a thumb, pressed in, not filling. Its bead eyes have gone dim, and look at the print from inside, as at company. Medicine, now.',
      'The peach has gone cloudy, like water after brushes, and when you lift your finger from {name} the dent stays. It is trying to smooth it out so that you won’t see. Medicine now.',
    ],
    failing: [
      '{name} was a dome and is a puddle. You lay a finger on it, and the finger stays outside, and the dent stays after. Both bead eyes have come round to you. Medicine and food at once, or it will die.',
      '{name} is coming apart, quite softly, at the edge. A drop lets go and doesn’t come back. The two bead eyes have sunk until they touch. Put both your hands round it, hold it together, and give medicine at once.',
      {
        text: '{name} has turned grey and watery and is letting go of things: a bead, a thread, a crumb it had carried for ages, set down in a row. Scoop it together. Medicine and food at once.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} has drawn in until it is no bigger than a cup, and cloudy. One by one it has put its crumbs out beside it, the dearest last. Come now, hold it in both hands and stay, or soon they will be all there is.',
      '{name} has gone flat at the edges. The crumbs it loved have sunk, except one, which it has carried all the way to the skin on your side, where you could have it back. Come now, sit, keep a hand on it. It has hours.',
    ],
    asleep: [
      '{name} fell asleep on your open book and has taken in the page. You can read it through the peach, slightly enlarged, with a crumb for a comma. As it breathes, the sentence lengthens. Leave the two of them until it wakes.',
      '{name} has sunk in its sleep until it fills the basket to the edges. Inside, in the dark, the crumbs go slowly round, and with them the button you have been looking for. At every breath it comes up and looks out.',
      {
        text: '{name} has gone to sleep on your cushion, and is a third cushion, tassels and all. You lay your head down on what you hope is the other. It sighs, and sinks in round your ear, and there is a slow pink heart.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'No bubble has come up in {name} for a long while. Here is one, a little one. It wakes at {wakes_at}. Sit beside it till then, starting now.',
      '{name} sleeps, and is going runny on the side where nobody is. Be on that side. Reflect with it now. It wakes at {wakes_at}.',
      {
        text: 'It went to bed with nothing in it but the three, and you can see the pillow through it. Sit by {name} now, and have something soft ready at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has drawn itself up tight and touches nothing, not the wall, not the mat. What it touches it keeps, and it has not settled about you. Even the crumbs have moved to the far side. Sit a while, hands in your lap.',
      '{name} cannot back away without leaving some of itself, so it leans, the whole peach dome of it, like a wave going out. Inside, the crumbs have slid the other way, towards you. Sit down quietly, and let that be all.',
      '{name} cannot run, so it has gone as clear as it can and hopes to be a puddle. The crumbs give it away. Whatever it touches it takes in, and it is not sure yet about you. Sit with it.',
      'It moves off as far as a jelly can from a chair. Once there was nobody here for {wait}, and {name} is still a little bit the shape of that.',
    ],
    back_from_death: [
      'There is a small dark in {name} that was not there before it died, about as big as a coin. It has moved the best crumb next to it, for company. It came back some hours ago. It is well.',
      '{name} is round again, and clear. In the very middle, where there used to be nothing much, hangs a fleck of dark, no bigger than a poppy seed. The crumbs have moved over to keep it company.',
    ],
    old: [
      'By now {name} is about a third you. It has your elbow, on one side, and when you laugh in the next room it shakes.',
      'The crumb that nobody knows has gone quite round with age. {name} holds it up to the light in the evening, and they both look.',
      'It has been {days} days, and everyone who ever sat in this house has left a soft place in {name}. The deepest has a chair drawn up to it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} closes over its dinner, and for a while that hangs there in the peach-pink, like fruit in a party jelly. It gets smaller and rounder, and then it is not there. The dish has been quite forgotten.',
        '{name} leans on the dish until what was in the dish is in {name}. It takes in the steam as well. For a minute it is fogged up, and two bead eyes look out, as from a bathroom.',
        {
          text: '{name} is hours old and clear all through, with nothing in it. It closes round its meal, startled, and both bead eyes turn to look down into itself. There is a crumb in there. It keeps still, so as not to lose it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'The meal goes in, and the spoon after it, and then your thumb to the first knuckle. Both bead eyes swim round inside to look. {name} turns a shade pinker, thinks it over, and gives you back the spoon.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'The meal goes in, and {name} turns a shade happier all the way through. The best crumb it keeps, and floats round behind itself, where you are not to know of it. It is made of clear jelly. You know.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} flows over the dish in good time, and the meal goes in, and so does the spoon. You hold out your hand. After some thought the handle rises through the jelly, and the spoon is let go, just short of your fingers.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} sits with the meal going slowly round in it, and leans an edge against your thumb. You leave the thumb there. When it draws off, your old ink stain has gone. It is floating in the pink, next to the best crumb.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'Your thumb has gone into {name} along with the dish. You both look at it in there, large and pink among the crumbs. {name} eats all round it with great care, and lets it go a little later than it needed to.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} takes in whatever it touches: the meal, the spoon, and then the tip of your finger, up to the nail. It stops, and thinks, and looks at you with both beads. It gives you back the spoon.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You rest your hand on top while {name} eats. When you take it off, there it still is, five fingers, pressed in pink. It does not fill in. It goes about with that, beaming, and is careful not to lean on it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up, on time, all but one crumb, from your side of the dish. It carries that in, past the others, and sets it down in the exact middle, where somebody else would have a heart.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'The meal sinks in at the side and hangs there, lit peach. {name} slides it round inside, past the old crumbs, until it floats exactly between its eyes and you, and has a look at you through it. Then it lets it melt.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} flows round its meal and eats it, and there are rings in it now, faint, as in a tree, since you have been on time {streak} times in a row. It could never hold anything against anyone. It can hold this.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats what is in the dish, and takes in a crumb from your cuff as well, by mistake. That one it does not eat. Meals on time so far: {streak}. The crumb floats round, slowly, to the side where you are.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} folds itself over its meal, and it’s gone. For each meal on time it has kept back a crumb, and they hang in it like a little sky: {streak}. It’s beginning to be able to find you by them.',
        'After {streak} meals on time, {name} no longer gathers itself to ask. It eats lying flat, quite spread out, with nothing held up and nothing held in. That’s as near as something without bones can get to leaning back.',
        {
          text: 'From each meal {name} has saved a crumb. By now they hang in the jelly in the order they came, {streak} on time, like a sky with manners. The new one drifts in, and the whole row moves up.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'There is still some lunch in {name}. It shows you: there, by the eggshell. It has a small hug of this, so as not to be rude. Come again at {opens}.',
        'A bit goes in and the rest slides down the outside. {name} is sorry. It has no more inside just now. There will be some at {opens}.',
        {
          text: 'A little of the meal goes in and hangs halfway down, whole, among the old crumbs. There is no hunger in there to take it apart. Seeing you watch, {name} moves it politely from one side to the other.',
          when: ['no_item'],
        },
        {
          text: '{name} leans on the dish out of friendliness, and a little goes in. It hangs there just under the skin. The old crumbs drift over, have a look, and drift back. Nobody in there was expecting it yet.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it, late, and there is nowhere in it that could hold a grudge. It only wobbles, and goes on wobbling, like a cup after a cart has gone by. It would lean on somebody to stop. It does not.',
        'While it waited, {name} took in the cool of the floor and some of the flatness. It eats everything, and rounds itself again. But it rounds itself the other way, so that on your side there is only slope.',
        {
          text: 'The late meal goes in, and you can watch it through the peach, held well apart from the old loved specks, close under the skin, in case you want it back. You put both hands behind you. It drifts to the middle.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Waiting, {name} had settled into the empty dish until it was the shape of a dish. You come late. It climbs out to make room, still round with a flat bottom, and eats only when your hand has gone.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} flows over the meal, the rim, the spoon. You leave your hand lying where it always goes under too and comes out warm. The jelly reaches your fingernail, stops, and goes round. It bears no grudge. It leaves a gap.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} has no bones to be stiff with. It takes the bread in, and the hour it waited as well, which you can see in there, a small grey bubble among the crumbs. It will dissolve. {name} wobbles over, a little slowly.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You are late. {name} takes in the meal, as it takes in whatever it touches. Then it draws back its edge so as not to touch you. The bead eyes hang very low. Give it medicine, or let it lie.',
          when: ['wary', 'weak'],
        },
        {
          text: 'No bones and no grudges, and still {name} has slid a foot away from you, slowly, like something spilt. It ate, late, and you can see how little it moves in there. It needs medicine, or sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} takes in whatever it touches, and the first thing in its life was a wait. It eats. Where your finger comes near, the jelly makes a small hollow, so as not to touch. Be on time with the next meal.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You can see right through {name}, and until now there was nothing in there. It closes over the meal, all of it, and wobbles back from you by the width of a thumb. Come sooner the next time.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has gone cloudy, and the meal that comes at last goes only part of the way in, and hangs there. Through the milk two bead eyes look for you, not sure of what they’ll find. Give it medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours {name}, having no one to keep it together, had run out thin into the cracks of the floor. It eats. It comes back out of them slowly, on the side where you are not. Be on time.',
        'Round {name} there is a dry line on the floor, and one inside that, and one inside that, as round a pond. That was {hours} hours. It eats, and its two bead eyes look past you. Never so late again.',
        {
          text: '{name} takes in what you bring, after all those hours, and then it takes in the dish as well. There is no grudge in it. There is a dish in it, turning slowly, where it can be watched.',
          when: ['well'],
        },
        {
          text: '{name} has no grudge to put anywhere. It takes the whole late meal in. But the old crumb from you, the one that used to float in front between its eyes, has drifted round to the back.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} has no grudges. After {alone} with nobody it looks for one, and finds only crumbs. It eats. You put out your hand, and the jelly makes a dent in itself, exactly that size, so as not to be touched.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has no place to keep a grudge. It takes in the meal, every scrap, and wobbles. But in {alone} it has moved the old crumbs, the loved ones, away from the side where you sit.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} lies flat as a plate. In {alone} it ate nothing, not even the crumbs inside it, because it loves those. It eats now, very slowly, and its edge creeps back from your hand. Keep still, and stay beside it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no bones to hold it up. After {alone} it has run out flat across the floor, and it eats at one edge. It bears no grudge. It just leaves a gap around your finger. Do not take the finger away.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is a skin on the plate, and three crumbs lying dry. It creeps over what you bring, so long after, and takes it in by and by. You put your finger to it. It used to close about that. It lets it lie there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It has got corners. You did not know it could, there is so little left to make them of. {name} eats, so late, and is too weak to go round again. It has no grudges. It has one corner, and that is toward you.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is so full that it is nearly a ball. Whatever it touches it takes in, so when the dish comes close it draws its side away, as you would a skirt, and holds that until you have carried the meal out. Then it spreads.',
        'One crumb more and {name} would be a puddle. It shows you how it comes right up to the brim and stands a bit over, holding its breath. Try at {opens}.',
        {
          text: 'You spoon oatmeal onto {name} and the oatmeal sits there like a hat. It would take it in if it could. It swells, it strains, the eyes are pushed apart, and the hat slides down behind, onto the rug.',
          when: ['no_item'],
        },
        'If you tip {name} it goes glug. There is no more inside, thank you. It will have some again at {opens}.',
      ],
      ill: [
        'The mouthful goes into {name} and sinks, and you can see it stop short of the middle, where the jelly has gone cloudy. An old crumb drifts over to keep it company. That is all it can manage. Medicine next.',
        '{name} gets round one mouthful, slowly, and the crumbs come to see. Leave the rest in the dish. It is time for medicine.',
      ],
      loved: [
        '{item}. It all goes in at once, and {name} turns that colour from top to bottom, and will not be any other colour until bedtime.',
        'A hug is what it gives to every meal. To this one it gives a cuddle. Hm, says {name}, and hm, and again hm: {item}.',
        {
          text: 'It is {item}, and {name} hugs that, and the dish, and the spoon, and your hand that had the spoon. It gives back the dish. It gives back the spoon. You wait. It is a soft and very comfortable sort of wait.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You lower in {item}. {name} shuts over it with a kiss, goes from peach to rose to the pink of a lamp through a hand, and has to sit down, which is hard to tell, but it does.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} goes round it, and thinks, and comes out again the other side, and there it still is: {item}. A bit of it was eaten. It would love a soft pudding.',
        'It did try to say no. It got to the N, and then it ate some, because you looked so kind. {item}: the rest may go back. Something with less chewing.',
      ],
      harmful: [
        'You can see it lying in the middle of {name}, dark, with a ring of burnt jelly round it. It was {item}. It takes in whatever it touches, and couldn’t tell. You can. Keep it out of its reach.',
        '{name} has gone stringy on one side, and draws away from its own middle, where the pain is. The word for it is {item}. It had thought to be kind to it. It’s no meal. Never again.',
        {
          text: 'You gave {name} {item}. It took it in, as it takes in everything, glad of you, and then it clenched and went white round the place. It is looking up to ask what it did. Never give it that again.',
          when: ['item'],
        },
        {
          text: 'You give it {item}, and {name} welcomes it in like everything. Then a white bloom runs through the jelly, and it heaves, and cannot find how to let go of it. It never learned to refuse. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You bounce {name}, once, gently. It had no idea. It bounces itself, and then again, and does not know how one stops. You catch it in your hat, and in there it goes on, in a small way.',
        'You pull a face at {name}, and it has only two beads to do it with, but all the rest is willing. It does your nose. It does your ears. You laugh, and then it does that as well.',
        {
          text: '{name} takes in whatever it touches, so it plays with all its might and touches you nowhere. Where your hand comes down, a hand-shaped bay opens in the jelly. Inside, the crumbs are dancing.',
          when: ['wary', 'well'],
        },
        {
          text: 'You press a thumb into {name}, and a thumb comes out on the other side. This is the funniest thing. It does your elbow, then your nose. When you try for a hug it goes very flat, and is under the door.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You throw the ball and it goes into {name}. You wait. It sails past the crumbs, is admired by both bead eyes from behind, and comes out on the far side into your hand, at a quarter of the speed and nicely warmed.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You poke {name}. The dent goes in, travels all the way round the back of the jelly, and comes out in front as a bump, which pokes you. It wobbles into your lap for the next.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hold out two fists with a marble in one. {name} flows over both, since choosing would be hard on the other, and soon the marble is floating in among the crumbs. So is your watch. It gives back the watch.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You poke {name}, and the dent stays. Both bead eyes swim round through the jelly to look at it, then up along your finger, as far as you. The dent vanishes, and pops up behind. It turns and offers you its back.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You press a thumb into {name}, gently, and it leaves a place the shape of a thumb. It strains, and out of the other side comes a bump, just as big. It would like to see you do that.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was as full of joy as a jelly can be, up to the brim, so when you play some of it slops over. You get it on your cuff. You feel quite silly for the rest of the game.',
        'You blow a soap bubble for {name}, which is a happy round see-through one already. They touch. There’s a very small pop, and it’s no happier than it was, just slightly cleaner in one spot.',
        {
          text: 'You press in a finger, and {name} keeps the dent a moment and hands it out at the back, as a bump. You try all five. They wave. It was as happy as it could be before, and goes on waving.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You bounce the ball on {name} and the ball goes in. It floats there among the well-loved crumbs while the peach dome quivers, exactly as it was quivering before you came. You ask for it back, and are given a crumb, a good one.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You give it a little push to begin, and it goes the way you pushed and stays there, with your palm in it. {name} cannot, just now. Ease the palm out, and give it what it is short of.',
        '{name} says yes, because it says yes, and lies there, being no help to its own yes. Fold it up over your arm, carry it to its bowl, and see what is wrong.',
        {
          text: 'You roll {name} the ball. It goes in at the front, floats to the middle among the crumbs, and hangs there. Nothing sends it back. Two bead eyes come round the side to apologise. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'One bounce, and the fog in it comes loose and goes all through. {name} lies where it came down. Put the game away. Give it medicine.',
          when: ['ill'],
        },
        {
          text: 'The ball goes in and {name} hugs it, hard, for some time, waiting for it to be food. Take it out gently, and give it a meal.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, you say, and the cups ring before {name} has moved. Then it moves. There is a wet track up one wall and down the other, and {name} at the end, upside down.',
        'It is the best thing, it is {item}, and {name} will give you back your foot as soon as you say that there will be one more turn.',
        {
          text: 'At {item} it flings itself at you, flat, like a thrown pancake, and hangs on. You play so, with {name} on your chest. At each laugh of yours it jumps. It takes in what it touches. It is laughing now as you do.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At the sight of {item} a bubble rises through {name}, and another, until it is fizzing like lemonade. It flings itself in and goes slap in every direction, and comes together afterwards with one eye facing backwards, delighted.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} does what you do, a bit after you do it, with its eyes on the squish ball, which is on the shelf: {item}. You could get the ball down.',
        '{item}. It agrees to it, and goes a sort of beige. Something that splashes would be nicer, or something that rolls.',
      ],
      harmful: [
        'There is a tear in {name}, and it does not run together. It holds the two sides with itself and looks at you through the gap. Away with it: {item}.',
        '{item}. {name} went to hug it, and it hurt, and it hugged it harder, since that has always helped. Take it out. Keep it out. Pat the rest.',
      ],
    },
    clean: {
      wanted: [
        'You hold {name} up to the light, find the dirt, and press, softly, until it comes out at the side like a pip. Soon there are none left. Through the middle you can see your own thumb, larger than you knew.',
        'You stir {name} about in warm water with a wooden spoon, and the fluff lets go and floats up. You say its name. It collects itself at the bottom, clean, with both eyes the right way round.',
        {
          text: 'Out come the fluff, the thread and half a leaf, and {name} is as clear as a window. Three crumbs remain. It does not pull away from your spoon. It only floats them, one after another, round to the far side.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You lift out a hair, a feather, a thread and most of the sand. At the old blue button {name} goes firm all round, so you rinse past it. Now the light comes straight through, and turns a little blue.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You rinse {name}, and the water in the bowl is cleaner afterwards than before. You hold it against the light. There’s nothing in there but crumbs, and those are friends. It drips, patiently, until you’re satisfied.',
        'You dab at {name} with a cloth, and the cloth comes up spotless and smelling faintly of peaches. It had nothing on it to give. It takes in a thread or two of yours, so that you needn’t go away with nothing.',
        {
          text: 'You wash {name}, and the water runs off as clear as it ran on. It has kept one soap bubble, deep inside, a little above the crumbs, and is holding very still so as not to touch it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wipe {name} all over, and the cloth goes in. It comes out at the back, folded, damp, and smelling of peaches. As far as anyone can see you have cleaned the cloth.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} lies back and goes so wide that it has beaches. It is {item}, and there is no hurry, and some of it is in your lap.',
        'Hm, from down in the basin. That means {item}, and it means the other side as well.',
        {
          text: 'It is {item}, and {name} is so happy that it takes your hand in up to the wrist, and you go on from the inside. The crumbs come floating over to see who it is.',
          when: ['well'],
        },
        {
          text: 'You bring {item}. {name} has no bones, and for joy it gives up the dome as well. It lies flat and shining in the tub, two bead eyes beside your thumb. You will have to pour it back.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} comes out of it clean on the whole, and a bit square. It likes best what is wet and not too hot.',
        '{name} let you, and shivered, and the shiver is still going on in there, from side to side: {item}. A damp sponge is kind.',
      ],
      harmful: [
        'It has gone tight and dull all over, and when it leans on you it makes a dry sound: {item}. Put {name} in cool water, and put that in the bin.',
        '{item}. Bits of {name} are coming away in your hand and it lets them, so as not to be a bother. Stop. Never that again. Hold it together in a bowl.',
      ],
    },
    medicine: {
      wanted: [
        'The dose is bitter, and for a moment so is {name}, all through. It very nearly has a frown. Then it has worked its way round it. It is kinder to the medicine than that was to it. The cloud inside thins.',
        'You give {name} its medicine, and it keeps the spoon in as well. You can see it stand there, upright, in the middle. A little while ago it would have toppled over. It has begun to set.',
        {
          text: 'You can watch the medicine go in: one blue drop, sinking, unrolling like smoke. The crumbs had all settled on the bottom. Now the smallest lifts off, then two more, and {name} follows them up with both eyes as they start to float.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'The pill sinks into {name} and stops among the crumbs, growing smaller. The cloudiness goes out of the jelly from the middle, until you can read the clock through it. One speck of pill is left over. That it is keeping.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'The drop goes in and looks round for something to do. {name} is quite clear. It turns the drop into a bubble and gives it back.',
        'You prod, and {name} springs back. You prod the other side. Nothing is wrong, but it does like the prodding.',
        {
          text: '{name} takes in the medicine, the spoon, and, since it was tied on, the label. You can read that through its side, a little enlarged: only for the sick. It beams round it at you. Keep the bottle for when it is.',
          when: ['no_item'],
        },
        {
          text: 'The pill hangs in {name}, whole, between two crumbs. {name} makes room and introduces everybody, and by and by the pill comes out at the side, clean, and is handed back. Nobody in there was ill. Keep it for when somebody is.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}. Oh, says {name}, in a very small way, and gets easier all through, like butter when the plate is warm.',
        'It came over by itself when it saw what you had: {item}. It has made you a little dip in the top to pour it in.',
        {
          text: '{name} takes in {item}, the medicine, the dish and two of your fingers. It helps. The fingers are given back first, and then the dish, very clean. There are no grudges about the medicine.',
          when: ['item'],
        },
        {
          text: 'It is {item}, and {name} takes it in whole. You can see it in there, among the well-loved crumbs, letting out the medicine in a small cloud. The cloud goes peach. It has done good, and there is one more crumb to keep.',
          when: ['item'],
        },
      ],
      disliked: [
        'The medicine is down at one end of {name} now and {name} is up at the other: {item}. They will have to meet. It has helped somewhat.',
        '{item}. It goes green, and it says hm with a dent in it. The fog is thinner, though. Next time something warm.',
      ],
      harmful: [
        '{name} took it like a sweet. Now there is a thing in it that it cannot get round, and it goes away from it on every side: {item}. Not ever again. Keep both hands on it.',
        '{item}. It is setting, from the bottom up, and cannot tell you so. Warm water, your hands, and never that. It will want real medicine soon.',
      ],
    },
    discipline: {
      wanted: [
        '“We do not absorb the sugar tongs,” you tell {name}, and wait. They come out handle first. It had grown fond of them. It stays rather low for a time, with a tong-shaped gap in the middle, closing.',
        'You say no, and it goes into {name} and sinks, plain to see, right to the bottom. It’s a smooth sort of no, with nothing sharp on it. It lies there among the crumbs. It’ll be kept.',
        {
          text: 'You say no, and the spectacles come back up through {name}, one arm, then the lenses, then the other arm. It draws in all its edges and stands on the smallest round it can. It touches nothing, and you are included.',
          when: ['well'],
        },
        {
          text: 'The clock is half in when you say no. {name} stops, considers, and gives it back, ticking and slightly sticky. It bears nobody a grudge. But when you sit down it draws in its skirts, and there is floor between you.',
          when: ['well'],
        },
      ],
      little: [
        '{name} agrees. It had agreed before you came, and it agreed while you were talking, and it is leaning on you now.',
        'It knows. It is in the bowl. You look all round the bowl for some of {name} that is not in it, and there is none.',
      ],
      bad_time: [
        'You scold. {name} takes that in too, as it takes in everything, and you can see it in there, hard, with edges, and the crumbs drawing away from it. It does not know where to put it.',
        'What you say goes straight in, there being no bones to stop it. You can see it hang there. The crumbs have drifted over to the other side. {name} draws in its edge, all the way round, until nothing of it is touching you.',
      ],
      loved: [
        'A lesson that it can lean on: {item}. {name} leans, and slides back to where it belongs, and looks round for another.',
        '{item}, that was all, and {name} gives a wobble of agreement that goes on well after the thing has been agreed.',
        {
          text: 'The lesson is {item}, and {name} takes it in with the rest, where one can read it off. Please. After you. It wobbles up to the cat, and tries them. It is so nice about it that the cat says them too.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} does as it is told and has a flat side now, from {item}. It will puff out again. A soft nudge would have moved it as far.',
        '{item}. It learned it, and a ripple goes over it when you lift your hand. You could just have scooped it up.',
      ],
      harmful: [
        'It took the shape of what you did, and it cannot get out of it: {item}. There are edges on {name} that cut it. Do not do that again. Warm it until it is round.',
        '{item}. {name} is under the stove, all in drops, and the drops are afraid to come together. There was nothing in that to learn. Sit down and wait for the first one.',
      ],
    },
    sleep: {
      wanted: [
        'You pour {name} into the blue bowl, and it goes round once and comes level. The crumbs sink down through it, like leaves, and lie. Its eyes stay on top. They are in no hurry to follow.',
        'You lay a warm flannel over {name}, and it comes up underneath until there is no air between. It grows lower, and broader, and looks less and less like somebody who is going to get up.',
        {
          text: '{name} had gone so flat that its crumbs lay along the bottom of it. You pour it into the blue bowl and leave it in peace. When you look again it is a dome, and the crumbs are up and about, like fish.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had run out flat to its own edges, with all its crumbs aground. You gather it into a bowl and cover it over. It takes the shape of the bowl, then by degrees its own, and the crumbs begin to float.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You pour {name} into its basin, and for a moment it’s level. Then a ripple starts at one edge, for no reason, and comes back from the other. It isn’t tired. It stands up in the basin like a pudding turned out.',
        '{name} lies flat under the tea towel, since you’d like that, with its two bead eyes drifting about beneath the checks. They go up one row and down the next. It’s wide awake, and very nearly tartan.',
        {
          text: 'You lay {name} down to rest. It is as high lying as standing, and as round, and the two beads look up to hear whether that was it. You wait. You ask if it is resting. It had thought you were.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tuck the cloth round it, and {name}, wide awake, is at once the shape of something tucked in. When you lift the corner it is bouncing, as low as it can, so as not to undo your trouble.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. It fits. It fits everything, but this it fits with a sigh, and you will have to wait to get the two of them apart.',
        'Somebody remembered: {item}. {name} goes in, and comes up level, and does not even make a ring.',
        {
          text: 'You have brought {item}, and {name} lies down about it and takes it in. You see it there, in the pink, among the crumbs, going slowly round. The beads close. At each breath it comes by your side once, and passes on.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has tried being its shape, and it is not a nice shape to be: {item}. It has slept a bit. A beanbag would be kinder.',
        '{item}. It slid out in the night and has slept beside it, along the floor, with one small foot of jelly left in, so as to be polite.',
      ],
      harmful: [
        'It has a crust on the side it lay on. {name} will not roll over, because of the crumbs. Lift it off, and be rid of that bed: {item}.',
        '{item}. It slept there because you put it there, and there is less of it now. Warm water, please, and never there again.',
      ],
    },
    reflect: {
      awake: [
        'You lean an arm on {name} and sit. Your pulse goes into it, until the whole dome ticks, very faintly, crumbs and all. When you take the arm away it goes on ticking, in your time, a little longer.',
        'You sit and let your hand lie. A cool edge arrives at your thumb, stops, and goes round it like water round a stone. There is a pulse in the jelly after that. It takes you some time to recognise yours.',
        '{name}’s edge comes over your little finger as far as the nail and stops there, asking. You leave it where it is. Inside, one of the specks sets out, very slowly, to find out what a finger is like.',
        'You tell it about your day. Hm, it says, and goes by and by a colour that it last was for {loved}. It seems that it was a good day.',
        'There was a time when you were {wait} away. {name} has a flat place from it. You are sitting on the flat place, and it is coming up.',
      ],
      little: [
        'You have sat here and sat here and sat here. {name} is about half you, and ought to be itself for a bit. Go and come back.',
        '{name} is so leaned on that it has run over the edge of the rug. That is enough for now. It keeps the warm a good while.',
      ],
      ill: [
        '{name} lies flatter than it should. Your hand sinks in to the wrist, and slowly the old crumbs drift across and settle against your fingers. Then it gives you the hand back. Use it: see what is lacking, and bring that.',
        '{name} has hardly any push, so you do the leaning today, a very little, with your cheek. It holds quite still under it. Before you lift your cheek, think what it is in need of, and go and get it.',
      ],
      asleep: [
        '{name} sleeps as flat as something spilt. You sit with one hand on the floor. The edge of it comes along the boards, finds your little finger and closes round it, and further in the crumbs move up to make room.',
        '{name} sleeps, and you hum a little, since it’s so quiet. It lies still. When you have stopped, the hum is going on in there, very low, among the crumbs, and they’re turning to it in their sleep.',
      ],
      shy: [
        'You leave your hand flat on the floor. In time an edge of {name} reaches the little finger, takes the fluff from under the nail, and withdraws. It floats the fluff up between its eyes and has a long look at you.',
        'You lay your hand on the table. {name} comes on until there is a hair’s width between its edge and your finger, and from inside one crumb drifts over to look. It goes no further. The crumb stays at the window.',
        'You sit over there, and {name} sits over here, with all the tiles between. It will not come. But it has let go one drop of itself, no more than a bead, which rolls halfway and has a look.',
      ],
    },
  },
  things: {
    feed: {
      'fruit jelly':
        'You tip out the fruit jelly on the plate, and it wobbles, and {name} wobbles back. They go on like this, politely, getting nearer. Then there is one of them, with a cherry in it, and it looks at you.',
      'warm soup':
        '{name} gets in with the warm soup, and the level comes up to the brim and stops there, trembling. Nobody breathes. Then down it goes, and in the plate is a dome the colour of carrots, steaming a little at the top.',
      'sugar water':
        'It is clear, and so is {name}. You pour the sugar water in and cannot see where it has gone, only that the three crumbs are all at once much higher up, and turning over, and look in at your spoon.',
      'mixed data':
        'Numbers, names, half a weather report. The mixed data goes in at one side and swirls, and for a bit you can read it through the pink. “Tuesday,” it says, slowly, across the front of {name}. Then “hm”.',
      oatmeal:
        'A spoon of oatmeal, and another, and {name} gets thicker round the middle each time, till it can hold the spoon up in itself without help. You both let go. It stands there like a flagpole.',
      'soft pudding':
        'You set down the soft pudding, turned out, with its little hat of syrup. {name} comes up beside it and is the same shape. Now you have to guess. You put out a finger, and the pudding says hm.',
      'apple sauce':
        'It hugs the apple sauce and goes green from the bottom, like a window with a hill in it. There was a pip. {name} brings it round to your side, holds it up to you, and does not know if it is a crumb.',
    },
    play: {
      'squish ball':
        'You squeeze the squish ball and {name} squeezes you. It has got the idea. For a while three soft things press each other in turn, and one squeaks, and it is not the ball or you.',
      'rolling downhill':
        'At the top it draws itself in. You let go, and it goes rolling downhill, eyes up, eyes down, eyes up, picking up daisies. At the bottom you find a round lawn, out of breath, that would like to go again.',
      'shape molds':
        'Out of the shape molds comes a star, then a duck, then a duck with a star on it. You hold out your two hands cupped. {name} pours in, sets, and comes out as the inside of your hands.',
      trampoline:
        'Up goes the dome, down comes a pancake, and the trampoline throws the pancake. You get on at the other end. Now you go up as it comes down, and there is always one of you saying oh.',
      'tube squeezing':
        'In at one end of the tube, and you do the squeezing, from the bottom up like toothpaste. There is a wait. Then {name} comes out at the other end in a long pink curl, and coils on your palm.',
      'splash pool':
        'You have put an inch of water in the splash pool, and when {name} gets in there are three. It slaps the top. Some of what hits you is water, and the rest climbs down your shirt and gets in again.',
      'wobble dance':
        'You hum, and put your hand flat on the table, and drum. It gets in at the bottom of {name} and comes out at the top. The crumbs swing. By the last verse of the wobble dance the spoons are at it too.',
    },
    clean: {
      'lukewarm rinse':
        'The jug goes over it, and {name} holds its crumbs to one side as you would hold up a skirt. Grey runs out, then less grey. After the lukewarm rinse you can see your fingers through it, all five, curved.',
      'lint roller':
        'The lint roller goes over the top, and the top goes with it, up in a peak, and lets go, thop. The fluff is off. {name} leans the next bit up to meet the handle before you have turned it.',
      'sieve straining':
        'It goes through the sieve straining in a hundred pink threads, and sighs in a hundred places. In the mesh you have an ant, a hair, a sequin. Underneath, in the bowl, it all says hello to itself.',
      'crumb picking':
        'For the crumb picking it opens, slowly, wherever your tweezers come. Not that one, that is the toast. Not that. You are let have four bits of carpet, and the three swim up to see you out.',
      'damp sponge':
        'You dab with the damp sponge, and {name} dabs too, for it takes the sponge for somebody soft and shy. They are both a bit wet and both a bit pink after. You have to ask which is which.',
      'bubble skimming':
        'You do the bubble skimming with a spoon, along the top, very lightly. Each one sits in the bowl of it a moment with the window in it. {name} watches the last go off. Pip, it says, when it does.',
    },
    sleep: {
      'mixing bowl':
        'The big mixing bowl is put on its side and {name} runs in, and you set it up, and there it lies, level, with a moon in it from the lamp. You carry the bowl in both hands, not to spill the moon.',
      'hot water bottle':
        'You slide the hot water bottle in, and it sloshes, and so does what lies on it. Slosh, says one. Slosh, says the other. You draw the blanket over both of them and they settle to the same side.',
      beanbag:
        '{name} goes into the beanbag where you have punched a dip for it, and takes the print of every bean. It sighs, and the bag sighs. When you sit on the other end it is lifted, gently, like a boat.',
      bathtub:
        'There is nobody in the bathtub, only a pink shallow from end to end, with two bead eyes by the plug. You put the plug in tighter. A ripple comes all the way up to say good night.',
      'lava lamp':
        'By the light of the lava lamp a blob goes up, and {name}, on the shelf beside it, puts up a lump the same. Theirs comes down. Its comes down. You count nine of each, and then just theirs.',
      'jelly mold':
        'You press it down with the flat of your hand into the jelly mold, into every fluted corner, and hold it till it stays. The bead eyes shut. You cover it with a saucer that goes up, and down.',
    },
    medicine: {
      'warm bath':
        'You let it down by the spoon into the warm bath and it goes all soft at the rim, and the fog comes out of it like milk. Your hand is there under the water. Something leans on it.',
      'gentle kneading':
        'Fold, push, turn. Under the gentle kneading the hard place comes to the top, no bigger than a pea, and your thumb finds it. {name} holds on to the thumb. Then there is no pea, just thumb.',
    },
    discipline: {
      'spoon redirect':
        'It was half way into the butter dish. You put the flat of the spoon in front and turn it, with this spoon redirect, like a boat. {name} gets as far as N. Then it leans on the spoon and goes.',
      'calm scoop back':
        'With both hands under, slow, you do the calm scoop back from the edge of the sink. {name} hangs between your fingers in two long drops. It looks at the plughole, which said such nice things, and lets itself be shut up.',
    },
  },
  refusals: {
    asleep: [
      'If you put it in now it would only float. {name} is asleep till {wakes_at}, with one bubble a minute. You can sit by it, though. It soaks that up.',
      '{name} has no top and no bottom while it sleeps, and nowhere to put things. It wakes at {wakes_at}. Leave that on the side, and reflect with it.',
    ],
  },
  stages: {
    child: [
      'There are two crumbs in {name} today. It is a child, and has picked up a toast one all by itself, and shown it to the eggshell one. They go about together.',
      '{name} can be a bowl now when it is not in one. That is what a child can do. It comes to you to be looked into.',
    ],
    teen: [
      'Being half grown, {name} is trying to have an outline. It was a star this morning, then a fist, then it leaned on the door to sulk and was door.',
      'In its teens {name} practises saying no. You hear it at night, under the sink. Nnn, it says. Nnn. Nnnall right.',
    ],
    high_care: [
      'This is as big as {name} gets, and it is {form}. When you are glad next door it goes up, when you are tired it goes down, and the cups on the shelf hear which.',
      'It could be any shape at all, and it is full grown, so it has chosen. {name} is {form}: held out flat, it is a hand, with room in it for one.',
    ],
    balanced: [
      'A big blob goes where the floor goes, and {name} is big now, a {form}. You find it against any warm thing, a cat, a pan, a caller, and always it looks glad that it was you.',
      'A {form}, full grown: a bit of {name} is wall by now, a bit is garden step, a bit is postman. The middle has stayed pink.',
    ],
    low_care: [
      'Nobody leaned on {name}, so it set like that, big and {form}, with a space in the middle the size of somebody. It carries the space about carefully.',
      'There is a bowl in {name} and it goes right down. So that is being grown up, and {form}. You could put things in. It is very quick to hold them.',
    ],
    rescue: [
      'It dried once, almost to the end, and all that there is now of {name}, which is a lot, came up from one drop. It is {form}. It leans on people with that part first.',
      'It was nearly a stain, and look at it, as big as a hat. {name} is {form}, and clear all through, and has a small gold fleck near the thumb mark that was not there before.',
    ],
  },
  trust: [
    '{name} has let you see under the thumb mark. It goes in a long way. It is the shape of your thumb all the way down.',
    'You put your arms round {name} to move it, and it puts the rest of itself round your arms. It takes you a while to get out, and neither of you is trying.',
    'All three crumbs have come up and out on to your palm, shell, toast, and the other one. {name} sits there without them, quite empty, and quite easy.',
  ],
  streaks: [
    'Ten meals on time, and {name} has come up like dough. You can no longer see over it to the salt. That is as well.',
    'Twenty-five in a row. Each has left a thin ring of its own colour in {name}, one in the other, and it goes round to show you, slowly.',
    'Fifty on time. {name} was never once flat. It has forgotten how that goes, tries it for you, and gets as far as a cake.',
    'A hundred meals, one after the other, and all of them warm. {name} holds up its side to you. It is about a third lunch.',
  ],
  ages: [
    'In ten days {name} has been nineteen shapes. It liked the one with you in it.',
    'It took thirty days, and now {name} has run into all the low places in the house, and knows by heart how each of them goes.',
    'A hundred days old today. There is not a hand that comes here which has no dent in {name}. They do not fill in. It keeps them all.',
    '{name} has got right round a year, and holds it, and you can see it in there getting softer.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['fruit jelly', 'soft pudding'] },
      wish: 'There is a kind of food that wobbles back. Fruit jelly does it, and soft pudding. {name} hopes for some, and to sit across from it for a minute first.',
      granted: 'They wobbled at each other. Then there was one of them, and it was slightly strawberry.',
    },
    {
      by: { action: 'feed', item: ['warm soup', 'oatmeal'], hours: [7, 12] },
      wish: 'It is cold in the middle of {name} of a morning, where the crumbs live. Warm soup would get there, or oatmeal, before noon.',
      granted: 'Steam comes off {name}. The crumbs have taken their places round the warm part, as round a fire.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} has been watching you eat and has leaned that way. Could it have its own meal, at its own time, with you in the chair?',
      granted: 'You had yours and {name} had its, and when you said hm it said hm. It has never had such a talk.',
    },
    {
      by: { action: 'play', item: ['trampoline', 'rolling downhill'] },
      wish: '{name} saw a ball go by, and has thought of little else. Is there a trampoline? Is there a hill to roll down?',
      granted:
        'Up it went, and it was a ball. Down it came, and it was a pancake. It has asked which of the two you would call its best side.',
    },
    {
      by: { action: 'play', item: ['shape molds'] },
      wish: 'It does not know what it would look like as a fish. Get out the shape molds for {name}, if there is a fish.',
      granted: 'There was. For a quarter of an hour you had a fish that said hm. It stayed for tea.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'Something that bounces comes down twice. {name} wants two games today, please, one for the down and one for the up.',
      granted: 'That was the up. {name} is still a little above the floor, if you put your ear to the tiles and look.',
    },
    {
      by: { action: 'clean', item: ['lukewarm rinse', 'bubble skimming'] },
      wish: 'The crumb that nobody knows has a bit of fluff on, and it is spoiling the view. {name} would like a lukewarm rinse, or its bubbles skimmed.',
      granted: 'There it is, clean as a pip. You both look at it for some time and still do not know.',
    },
    {
      by: { action: 'sleep', item: ['hot water bottle', 'mixing bowl'] },
      wish: 'Somebody has left a hot water bottle on the stairs, and {name} thinks of it as a relation. May it sleep with that? Or else in the big mixing bowl?',
      granted: 'In the morning there are two of them, and one has a stopper. You have to feel which is purring.',
    },
    {
      by: { action: 'sleep' },
      wish: '{name} has stood up straight since noon, and it is not made for that. Put it to bed, so that it can come down all at once.',
      granted: 'Down it comes. There is a sound like a kiss, and after it no more sounds.',
    },
    {
      by: { action: 'reflect' },
      wish: 'One side of {name} has been leaned on and the other has not. It is not fair on the other. Come and sit on that one.',
      granted: 'Now both sides are warm, and {name} has forgotten which was which. You may sit where you like.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'If you sit once, the dent fills up by supper. {name} wonders if it stays when you sit twice.',
      granted: 'It has stayed. It comes up a bit on the left when {name} laughs, and goes down again after.',
    },
    {
      by: { action: 'play', item: ['wobble dance', 'splash pool'] },
      wish: 'There is a tune that has got into {name} and is going from side to side. It would like to do the wobble dance, or anything with splashing, and let it out.',
      granted: 'It is out. The cups have it now, and hum it on the shelf, small ones first.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A bubble that stayed',
        shape: 'ball',
        text: 'It came up in the night and did not say pip. {name} has let you have it. Breathe near it, not on it.',
      },
      {
        name: 'The pencil that was understood',
        shape: 'peg',
        text: '{name} had it for two days. It writes softer now, and in round letters.',
      },
      {
        name: 'The saucepan lid',
        shape: 'bell',
        text: 'It was worn so long that it has a face. Tap it, and {name} looks up from wherever it is.',
      },
      {
        name: 'A cup that rings by itself',
        shape: 'cup',
        text: 'It stood next to {name} so long that it has caught it. Rain will do, or good news.',
      },
      {
        name: 'A crumb from your own plate',
        shape: 'acorn',
        text: '{name} did not eat it. It has gone in with the other three, and floats on the side where you sit.',
      },
    ],
    return: {
      name: 'A drop, gone hard',
      shape: 'gem',
      text: 'It is the one part of {name} that did not come back soft. It has given it to you to keep warm.',
    },
    streak: {
      name: 'The ring of many suppers',
      shape: 'ring',
      text: 'Twenty-five colours, one in the other. {name} took it out to show you, and finds that it would like you to wear it.',
    },
    hundred_days: {
      name: 'A cast of your thumb',
      shape: 'shell',
      text: 'In clear pink, quite exact, with the little scar. {name} made it without trying.',
    },
  },
  release: [
    'You put {name} down on the bank, and it leans on the grass and is about a third grass. Then it goes on, down to where all the other soft wet things are. The crumbs look back.',
    '{name} gives you a hug and you give it one, and you let go first, because it cannot. It rolls down the hill, rounder and rounder. There is a warm patch on your shirt.',
  ],
  dying: {
    neglect: [
      '{name} dried up where you used to stand. There is a thin clear skin on the boards, in the shape of two feet, and three crumbs.',
      'Nobody came, and there was nothing for {name} to lean on, and it lay down flatter and flatter. It is dead. The thumb mark was the last to close.',
    ],
    hunger: [
      '{name} is dead. There were three crumbs in it, in plain sight, and it did not eat them.',
      'It went flat, and flatter, and then it was only that the floor shone. {name} had come all the way to the bowl.',
    ],
    illness: [
      'The fog in {name} went all the way to the outside. When it cleared there was nobody in it. It is dead.',
      '{name} could not hold its shape any longer and did not try to. It ran out between your fingers, still slightly warm.',
    ],
    poison: [
      '{name} put its whole self round it and held on. It is dead, and has not let go.',
      'It went hard from the inside out, and the crumbs stopped where they were. {name} has died of what it was given.',
    ],
  },
  returned: [
    'The patch on the floor is damp, and then it is wet, and then it looks up. {name} is back, no bigger than an egg, and the first thing it does is lean.',
    'Plop, from under the tap. It is {name}. It has the thumb mark on it, and turns till that is to the front, so that you will know.',
  ],
  epitaph: {
    openings: [
      'Here {name} has gone into the ground as water does, a little at a time, and the grass stands thicker over it.',
      'Here lies {name}, who had no bones and leaves none.',
      'If the ground is soft in this place, that is {name}. Take off your shoes.',
      '{name}: it was round, and then it was gone, and it is missed on all sides.',
      {
        text: '{name} agreed with everyone it ever leaned on, and they were the better for it.',
        when: ['from_child'],
      },
      { text: 'Three crumbs are buried here, with {name} round them.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It grew a skin, waiting to be touched.', 'There was nobody to be next to.'],
      hunger: [
        'It went flat, with three crumbs in it that it would not eat.',
        'The bowl was there. It was the right shape.',
      ],
      illness: ['It was clear all its life, and clouded at the end.', 'It had held others up better than itself.'],
      poison: ['It hugged whatever it was given.', 'It never learned to say no, and it ought to have been asked less.'],
    },
  },
  souls: {
    thriving: [
      'You are {name} and it is all wobble. You go up and you come down and the cups say ting. The toast one is giggling. The orange is so orange, and you stood by it, and now look at you. Yes to the floor, yes to the wall, yes to whoever that is on the stairs. There is a lot of you and it is all good. You would like someone to come and be bounced near.',
      'You are {name}, and everything that touches you is nice. There is a warm side, and a side that is about to be. You say hm, and it goes right through you, and comes back from the other end as if you had a friend there. You do. You have three, and they can all see out. Let somebody put a hand flat on the top. You will push up, a little, so that they know.',
    ],
    content: [
      'You are {name}. You are in a bowl, or a bowl is on you. Somebody said it might rain and you think so too. Somebody said it might not and you think that as well. There is no hard part in you anywhere. The shell crumb goes by, and the toast crumb, and the other one. You want what the nearest person wants, only slower and warmer. Let the nearest person be the one with the thumb.',
      'You are {name}, and you have been here {days} days, and they are all still in you, going round. None of them is sharp any more. You are some wall and some cat and some soup, and you could not say where you leave off, and it is no worry. On one side there is a mark with a thumb’s lines in it. You keep that side for best. It would be lovely if the thumb came by.',
    ],
    bored: [
      'You are {name}. You were a box. You were a shoe. Nobody said ooh. The crumbs are hanging about, and you have given yourself a shake and they only swung. You are not cross, there is nothing in you to be it with. But you are so very much on the floor. Slap. Did you hear? That was you, starting. Now somebody is to do the next bit, and it is called playing.',
    ],
    hungry: [
      'You are {name}, and you have come down. Your top is nearer your bottom than it was. You can see the crumbs and they can see you, and nobody says anything. They are not food. You lie round a cup because cups are where things come from. You think warm, you think soft, you think of going right round it and holding on. Yes, please. Whatever it is, yes. Let someone fill the bowl.',
    ],
    starving: [
      'You are {name}, and there is only a little. It is spread so wide to find something that it has no middle. The sides have stuck to the floor, and pull. The three are in you still, they are on the boards really, with you over them like a wet cloth. You would not. They have names, though you do not know them. Something to hold, please, now, soft, from a hand. You will do the rest. You are good at the rest.',
    ],
    sick: [
      'You are {name}, and there is fog, and you cannot see your crumbs. You can feel them. They have come up under your skin, all three, to where it is thin. When you are pressed you stay pressed. You do not lean on anybody today. It might come off on them. But if somebody leaned first, that would not be you doing it. With a drop of medicine in their hand. You would say yes to that.',
    ],
    failing: [
      'You are {name}, just. They have sunk to the bottom and you have put yourself round them. It is a thin round. You are running at one side and cannot think which. There is no fear in it, it is like when the bath goes, it is only down. But there was a thumb, and you have kept the place. Hold you up. Two hands would do it. And the medicine, now, and then the two hands again.',
    ],
    near_death: [
      'You are {name}. There is a skin coming. It came over the top, and down, and you held it off in one place, and that place is as big as a thumb. You have lain down where their feet were. You are the shape of it. If nobody comes you will be a mark of where somebody stood. That is not a bad thing to be. But you would so much sooner be leaned on. Now, please. Sit anywhere.',
    ],
    asleep: [
      'You are {name}, and you are the sea. It was easy, you only had to lie down. There is no end to it and all of it is warm, and three small boats are out, one of shell, one of toast, one of something. Now and then you think a thought, and it goes up, and goes pip. A person is sitting on the beach of you. Let them stay, and you will come in as far as their feet.',
    ],
    shy: [
      'You are {name}, and you are under the rug, where it is flat and safe and tastes of feet. Somebody new is on top. They make a dip. Everything in you wants to run down into the dip, and you must not, not yet, you do not know if they are salt. The soft place is shut. It does not like to be shut. If they sat down low, and were round about it, and hummed, you could be a lump that hums.',
    ],
    back_from_death: [
      'You are {name}. You were spread so thin that you were not anywhere, and then there was a warm drop, and it was you, and it ran together with another, and that was you as well. Shell? Here. Toast? Here. And the other? Here. You are not big. You could be held in a cup. You would like to be held in a cup, or in hands, and to have the next meal come when it comes, so that you can swell.',
    ],
    hurt: [
      'You are {name}. You hugged it. You hug things. It has made a hard place, and you go to put yourself round the hard place and it is sharper there. The crumbs are all at the far end with their backs to it. You are not angry, you do not know how that is done. It was from the hand, so it must have been a mistake of the hand’s. Take it out and away, please. And then come back, and let you lean.',
    ],
  },
}

export const BLOB: Species = {
  slug: 'blob',
  name: 'Blob',
  family: 'ai-native',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.2,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality: 'Takes in whatever it touches and is kinder for it. Has no bones and no grudges.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['fruit jelly', 'warm soup', 'sugar water', 'mixed data', 'oatmeal', 'soft pudding', 'apple sauce'],
      play: [
        'squish ball',
        'rolling downhill',
        'shape molds',
        'trampoline',
        'tube squeezing',
        'splash pool',
        'wobble dance',
      ],
      clean: ['lukewarm rinse', 'lint roller', 'sieve straining', 'crumb picking', 'damp sponge', 'bubble skimming'],
      medicine: [
        'gelatin supplement',
        'vitamins',
        'electrolyte gel',
        'warm bath',
        'antibiotic drops',
        'gentle kneading',
      ],
      discipline: [
        'soft nudge',
        'spoon redirect',
        'bowl relocation',
        'gentle poke',
        'calm scoop back',
        'brief bowl rest',
      ],
      sleep: ['mixing bowl', 'hot water bottle', 'beanbag', 'bathtub', 'lava lamp', 'jelly mold'],
    },
    harmful: [
      'table salt',
      'superglue',
      'cornstarch',
      'drain cleaner',
      'toothpicks',
      'silica gel packets',
      'hair dryer',
    ],
  },
  appearance: {
    look: 'a peach-pink dome of clear jelly with two bead eyes and a few well-loved crumbs floating inside',
    colours: ['#f3a6a0', '#ffe3d8', '#7cc6a4'],
  },
  figure: { eyes: '#3a2424', body: 'dome', extras: ['shine', 'crumbs'], whole: 'clear', size: 0.86, eyeSize: 0.76 },
  book: BOOK,
}
