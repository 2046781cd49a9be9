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
    'The egg goes soft, and then it is not an egg, it is {name}. One bit of shell has got inside and is floating there. They look at each other, and it may stay.',
    'Plop. That was all of {name}, and a moment later the shell falls off the back. It wobbles, finds that it can, and does it again on purpose.',
  ],
  looks: {
    thriving: [
      '{name} has rolled over some sequins, and cannot keep still. It turns to the light, and away, and to the light. All over its inside things twinkle. It has grown very grand, and wobbles with it.',
      '{name} is coming down the banister, slowly, being jelly, with its eyes shut tight. At the post it stops and hangs over on both sides. It pulls itself together, and up it goes again by the stairs.',
      {
        text: '{name} is wobbling to some tune of its own. You knock on the table, twice. It stops, and there is a long pink pause. It wobbles twice. Then it comes a little nearer, to be knocked at from there.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} rolls up to your hand, stops, and then lets one fingertip in. It is cool and mild in there. A crumb floats over to have a look. When you draw back, the shape of your finger stays where it was.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing and sits there glowing. On its side is a small dent, where your finger was last time. Having no bones, it could have let that go. It has kept it, and turned it towards you.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and a good way through. {name} wants for nothing, and every crumb is in its place. Your face is in there as well, small, peach-coloured and upside down. {name} holds still, so as not to lose it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} wants for nothing. It sees you, is glad, and wobbles, and having no bones to stop it with, it wobbles across the floor until it comes up against your ankle. There it stops. That is what ankles are for.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You can see all that {name} owns, going round inside it, and that it wants nothing more. You bend closer. It is still happy. The best-loved crumb has been moved to the back.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The light goes right through {name}, crumbs and all, and it shines like a lamp for happiness. You put out a finger. It considers the finger. Where you are pointing a hollow comes, as deep as the finger is long.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The two bead eyes of {name} float to the front to look at you, bump, and drift apart. They are a few hours old and not settled in. They have never seen you before. They come back to try again.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and has not touched anything yet. It is clear all through, and glad. Your finger comes near, a perfect stranger. It leans over, makes a dent the size of a fingertip, and waits.',
        when: ['baby'],
      },
    ],
    content: [
      'There is a patch of lamplight in {name}, and it is carrying it about, to the rug, to the wall, to the shoes, to see how it looks there. It looks well everywhere. It sits down with it.',
      '{name} has settled next to the clock and picked up the tick. Each second crosses it from left to right, as small as a sneeze held in. It is not waiting for anything. It just finds that companionable.',
      {
        text: 'You walk by, and your steps go through {name} in rings, one after another. It keeps still until the last has got to the edge. It has nothing against you. It is waiting for you to be calm.',
        when: ['wary'],
      },
      {
        text: '{name} is lying in the fruit bowl and has come to be about the shape of a pear. You hold out your hand. It pours itself over, without any hurry, and is about the shape of that.',
        when: ['trusting'],
      },
      'If you hold {name} up to the lamp you can see rings in it, like a tree but rounder. That makes {days} days. It likes the light through it.',
      'Very faintly {name} has gone a colour that you know. It is thinking about a thing it once had. It was {loved}.',
      {
        text: 'The thumb mark is uppermost. {name} has slid under your hand as you read and goes on filling the gaps between your fingers, one after another, till you are wearing it.',
        when: ['trusting'],
      },
    ],
    curious: [
      'A pencil has gone in. {name} holds it in the middle, where it does its thinking, and turns it round. Now it knows what wood is.',
      '{name} has put one small part of itself up the tap, to find out who lives there, and waits for the rest of itself to hear back.',
      'It is a comb. {name} goes through it once, and comes out as eleven small strings, all saying oh, and shuts up into one again to talk it over.',
    ],
    bored: [
      '{name} was a box for a while, and then a cone, and now it is just some jelly on a floor. Come and play with it.',
      'The crumbs have stopped. They hang in {name} like three coats on three hooks. It would like somebody to bounce with, please.',
      'Slap, goes {name} on the tiles. It waits. Slap. That was meant to start something. Play with it, and it will.',
      {
        text: 'It has let itself run to the lowest part of the floor, by the drain, and lies there with its bead eyes just out of it. Scoop {name} up and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has poured itself into its dish and filled it to the brim, quite level, to show how much would be right. Two bead eyes look up out of it. Its meal is due. It will get out to make room.',
      'You can look right into {name}, and apart from its crumbs there is nobody in there. They float slowly to the side where the dish is, and wait behind the jelly like faces at a pane. Its meal is due.',
      {
        text: '{name} has put itself in the empty dish, so that something should be in it. It is a very good fit, and looks out cheerfully. You step nearer, and it sinks below the rim. Its meal is late. It will move over for that.',
        when: ['wary', 'well'],
      },
      {
        text: 'Inside {name} all the crumbs have floated to the side where the bowl is, and both bead eyes to the side where you are, to keep watch. In the middle there is a great deal of room. The meal is overdue. Fill it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} wobbles at the sight of you and its old crumbs turn over. A thin edge of it creeps across the floor to your shoe, stops just short, and waits to see what you brought. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The old crumbs still float in {name}, every one. It is too fond of them to eat them, even now, gone flat as a plate. At your step its edge draws in an inch. The meal is late. Please bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} takes in whatever it touches. You put out a finger, and it makes a dent in itself, so as not to touch you. It has sunk very low. The meal is late. Set it down now, and take the hand away.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has sat by its dish so long and so kindly that the dish is now inside it. It bulges an inch your way to show you how empty it is. The meal is overdue. Put it in anywhere.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} has brought its crumbs round to the side where you are. They are not for eating. They are loved, and one is called after you. The meal is overdue. Please bring it before it has to choose.',
        when: ['warming', 'well'],
      },
      {
        text: 'A spoonful of {name} has spread itself all over the bottom of the dish, to see if anything was left. You look in. It gathers itself up at the far edge and quivers, clear and empty. It is hours old. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has hugged the chair leg, the empty dish and your ankle, and of the three it is the dish that had least in it. It looks up at you, clear as water right through. Its meal is late. It leans on you.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has leaned on the dish and taken in that it is empty. Now it comes and leans on you, so that you shall take it in as well. There, about the ankle, something cool and round. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} bears no grudge, but it is waiting on the far side of the dish, and has drawn itself up in a rim, and looks at you over that. Its meal is due. Slide it across.',
        when: ['wary'],
      },
      {
        text: '{name} has tried hugging the dish, the spoon and a corner of the mat, and it’s no fuller for any of them. It wobbles there, clear to the bottom. It can’t know what the hour is. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} has got very low. You could put a plate on it, and it wishes that you would. It is time to feed it.',
      'It lies round your cup, right round, in a ring, and has its two eyes up at the handle. {name} is hungry. Give it its meal.',
      'Flat as a mat, it has slid under the cupboard door and out, and in. When you lift your cup there is pink round the ring it left. {name} wants its meal.',
      {
        text: 'It has poured itself into the empty bowl to save you the trouble of looking for it, but only so far as not to touch your hand. {name} is to be fed.',
        when: ['wary'],
      },
      {
        text: 'A spoon goes over the floor by itself, flat on its back, with a bit of pink under it. It stops a yard off and turns so the hollow is up. {name} is hungry. Put its meal there, and let it go off with that.',
        when: ['wary'],
      },
      {
        text: 'You feel something wet at the ankle, going up. It is {name}, and it has come to show you how thin it has got, by your sock being readable through it. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'Your hand hung down, and now it is in something cool to the knuckles, that is sucking at the ring. It is {name}. It would never. It only wants you to feel how hollow that is. Feed it soon.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} is a puddle. The three crumbs lie on the floor of it, near the top and near the bottom at once. It has not touched them. Feed it now.',
      'The sides of {name} have dried on to the boards, like milk. It has waited {hours} hours and is still holding up its eyes. It needs food now.',
      'You could mop it up. There is so little of {name}, and it has come so far across the kitchen to be near the stove. Bring it something soft, at once.',
      {
        text: '{name} has run down between two boards and only the bead eyes are above them. The fog is in what you can see. Spoon it up, give it food, and after the food some medicine.',
        when: ['ill'],
      },
      {
        text: 'It is thin, but it is quick. It has licked each tile, in {hours} hours, from the stove to the door, and they shine. When you step on one it shoots under the cupboard. Fill the bowl, now, and stand off it.',
        when: ['wary', 'well'],
      },
      {
        text: 'A dull wet ring is all there is, where a bowl stood {hours} hours ago. It has not left, and has not the lift to. It pulls in from your fingertip. Food now, runny, dripped in the middle, and medicine with it.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} gets as far as the edge of the rug and can’t make the step. It sags there, and the crumbs slide forward in it and bump. It isn’t ill yet. Lift it in and let it rest, or give medicine.',
      'You poke {name} with a kindly finger and it takes a long time to come back, and doesn’t come back all the way. It’s thin, like jelly made with too much water. Medicine would set it, or some rest.',
      {
        text: 'You lift one side and {name} comes off the tiles like a wet cloth, all droop, and blows you one bubble from the middle of it. That was a joke. It had just the push for one, so bring medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has been across the hearth, the cat mat and the garden, and has brought all of it along. Two beads look out of a ball of fluff. You can’t see into it any more. It would like to be washed.',
      'It has grown hard to tell where {name} stops and the dust begins, after two days. It takes in what it touches, and what it’s touched is the floor. Carry it to the tap, please, and wash it.',
    ],
    sick: [
      '{name} doesn’t wobble. You set it down, and it stays as you set it, with your fingers’ marks in its side. The crumbs have sunk to the bottom and lie anyhow. Warm it in your hands, and give it medicine.',
      'There is fog in the middle of {name}. The crumbs have come up close under the skin, where they can still see out. Give it medicine.',
      '{name} does not spring back. Where you touched it there are five dents now, and only one of them should be there. Medicine, please.',
      'It has gone the grey of dishwater and does not lean on anything, in case it is catching. {name} needs medicine, and a hand that is not afraid of that.',
      {
        text: '{name} has gone white, like a glass that somebody breathed on, and you can’t see the crumbs in it any more. It lies against the cold wall, and draws in, a little, from your hand. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has squeezed itself behind the pipes, and there’s a sour yellow thread all through the pink. When you bend down, it tries to flow, and can’t. It isn’t cross. It’s ill. Put medicine where it lies.',
        when: ['wary'],
      },
      {
        text: 'It has gone cloudy, and is holding the cloud in front, so you will not see the crumbs. There is a wet place where it tried to get up the wall from you. Give it medicine, from a long spoon.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} is coming apart, quite softly, at the edge. A drop lets go and doesn’t come back. The two bead eyes have sunk until they touch. Put both your hands round it, hold it together, and give medicine at once.',
      'The crumbs have sunk. {name} cannot hold them up any more, so it has put itself round them as well as it can. It needs medicine now.',
      '{name} is as thin as soup and hardly warm. Hold it in both hands so that it does not run, and give it medicine at once.',
      {
        text: '{name} lies where it ran out, and it has stopped drawing in from you. Your finger leaves a mark that stays. It would have moved away from that once. Don’t be sorry now. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'You could pour it off the plate, and still one edge is lifted, thin as a petal, between your hand and the three on the bottom. Let the medicine run in under that edge now. Touch nothing that it is keeping.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours {name} has touched nobody, and it’s made of what it touches. It’s as thin as the wet from a glass now, with two beads in it, still turned to the door. Sit with it now.',
      'A skin has come over {name}, and under it the last of the pink has drawn together to the size of a coin, round one crumb. It’s keeping that one warm. Come and do the same for it. Sit with it now.',
      {
        text: '{name} is quite clear, quite round, and has grown a skin all over, thick as a boot, with nobody in it to lean on for {hours} hours. It does not give to your knock. Sit against it, now, with your warm side.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is a wrinkle across it that goes away from you when you breathe. It is grey under there. After {hours} hours that is as far as {name} can run. Sit down by it now, and give it medicine in drops.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Asleep, {name} has let go of its shape and lies on the rug as a thin pink round, like something that was spilt. The crumbs have come to the middle. They lie there in a heap, as puppies do.',
      '{name} dreams, and you can see it, since one can see everything in there. A faint staircase goes up through it, then a swan, then what may be a bun. It smiles at the bun, all along one side.',
      {
        text: 'Awake, {name} floats its crumbs round to the side away from you. Asleep it lets them go where they like, and one has come right up against the jelly to look. Wave to it, and go.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep, a low peach hill with its crumbs going slowly round inside. You hold a finger near it. A dent forms in the jelly, just there, and just as deep as it has to be for you not to touch.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep on your cushion, and is a third cushion, tassels and all. You lay your head down on what you hope is the other. It sighs, and sinks in round your ear, and there is a slow pink heart.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep in your left shoe, and has come to be very much the shape of a foot. A bubble goes up through it, and then, some time later, another. You will be staying in.',
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
      '{name} cannot run, so it has gone as clear as it can and hopes to be a puddle. The crumbs give it away. Whatever it touches it takes in, and it is not sure yet about you. Sit with it.',
      'You lay down your hand, and {name} makes a hollow in itself, of just that shape, so as not to meet it. It is very considerate. Sit with it, hand and all, until it is tired of holding the hollow.',
      {
        text: '{name}, hours old and fed, has poured itself along the skirting board to be away from you. It is now eleven feet long and very thin, with an eye at each end. Sit down quietly, near the middle.',
        when: ['baby'],
      },
      {
        text: '{name}, hours old, sees you and wobbles. The wobble goes out to the edge, comes back and meets itself. It has been fed, so this is only you. Sit down, a little away, and keep still until it is level.',
        when: ['baby'],
      },
      {
        text: '{name} has got in at a crack beneath the skirting, all of it, and set. It has touched something unkind, and took it in. Do not poke. Lay your warm hand flat on the boards, sit by it, and let it find that out.',
        when: ['from_child'],
      },
      'It moves off as far as a jelly can from a chair. Once there was nobody here for {wait}, and {name} is still a little bit the shape of that.',
    ],
    back_from_death: [
      '{name} is back. It goes over itself for the crumbs: shell, and toast, and the other one. All here. It would like to lean on your leg for a bit, and the next meal when it is due.',
      'It has come home very clear and very small, like the first of the water when the tap is turned on. {name} fits in your two hands. Keep it there, and keep its mealtime.',
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
          text: '{name} flows over the meal, on time, and eats it in plain view, wobbling with joy. Your finger comes nearer. A dent the exact shape of your finger opens in the jelly, and keeps half an inch ahead of it.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, on time, and having no room to be happier, gets rounder. It floats its best crumb over to your side, where you can see it well. When you lean in, the crumb goes back to the middle.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal sinks in at the top and goes down slowly through {name}, past the old crumbs, until you can see it come to rest in the middle. Then one side spreads toward your hand, stops a finger short, and stays.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} rolls over what you have brought, and it hangs there a while in the peach light among the old crumbs. Then {name} leans on your shoe to think. When you step away there is the print of a bootlace in it, being kept.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} takes in whatever it touches: the meal, the spoon, and then the tip of your finger, up to the nail. It stops, and thinks, and looks at you with both beads. It gives you back the spoon.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'Whatever it touches it takes in, so {name} has been careful not to touch you. It eats, on time and glad. Then it leans on your sleeve and comes away with a thread, and floats it beside the best crumb.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The dish is on time, and {name} hugs that with its whole small self, and squeaks. It has never met with anything so nice. It hugs the table. It comes to your thumb and stops, and swells, and thinks, and hugs the salt.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and clear all through, with nothing in it. It closes round its meal, startled, and both bead eyes turn to look down into itself. There is a crumb in there. It keeps still, so as not to lose it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} hugs the dish until it is empty. It hugs the spoon, it hugs the jug, it hugs you, to the elbow. It gives back the dish. It gives back the spoon and the jug.',
          when: ['glad', 'trusting', 'well'],
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
          text: '{name} flows round its meal and eats it, and there are rings in it now, faint, as in a tree, since you have been on time {streak} times in a row. It could never hold anything against anyone. It can hold this.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all and leans on your wrist while it goes down, as it always has. There is a hollow in it there by now, and your wrist goes in without a sound. You have owned gloves that knew you less.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} has no notion where its mouth might be, and sits down on the meal. That was right. It watches it go up past its own eyes, bit by bit, and get smaller. It looks round to see who else saw that.',
          when: ['baby'],
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
          text: '{name} eats. That is {streak} in a row on time, and it spreads itself over your shoe to say so. When it slides off, it has the pattern of your laces in it, and takes care not to wobble.',
          when: ['well'],
        },
        {
          text: 'You can watch the meal go in, on time, and the old crumbs move up for it. {name} keeps one from each: {streak} in a row now. It stands against the window so that you can see them lit.',
          when: ['well'],
        },
      ],
      early: [
        'There is still some lunch in {name}. It shows you: there, by the eggshell. It has a small hug of this, so as not to be rude. Come again at {opens}.',
        'A bit goes in and the rest slides down the outside. {name} is sorry. It has no more inside just now. There will be some at {opens}.',
        'You would think it was made of room. But {name} takes a spoonful and a crumb is squeezed out at the top, the toast one, and has to be let in again. Come at {opens}.',
        {
          text: 'It puts out one small pink finger, touches the meal, and takes the print of it away to look at under the dresser. That is all that fits. It might come out for the rest at {opens}.',
          when: ['wary'],
        },
        {
          text: 'You can see the last one, not melted yet, with a fork mark in it. {name} opens anyhow, for you, a slit, and it takes one spoonful and holds the spoon. It will give that back at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats it, late, and there is nowhere in it that could hold a grudge. It only wobbles, and goes on wobbling, like a cup after a cart has gone by. It would lean on somebody to stop. It does not.',
        'While it waited, {name} took in the cool of the floor and some of the flatness. It eats everything, and rounds itself again. But it rounds itself the other way, so that on your side there is only slope.',
        {
          text: 'The meal is late and delicious, and {name} eats and wobbles over to tell you so. A foot away it remembers how long you were, and stops. The wobble goes on without it and gets as far as your shoe.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} hugs the late dish with joy, and hugs the spoon. It comes to your hand. It cannot hold a grudge, it has nothing to hold one with. With great effort it grows a corner, just one, and turns that to you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The late meal sinks into {name} and hangs there among the crumbs, and the whole dome wobbles with pleasure. There is no grudge. But both bead eyes have drifted through to the other side, away from you.',
          when: ['glad', 'wary', 'well'],
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
          text: 'There is nowhere in {name} to keep a grudge. You can see in. It eats the late meal and wobbles for joy, and comes to spread over your shoe, as it has lately. This time it stops at the laces.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} flows round the late meal and goes a deeper pink, glad right through. It has no grudges. It has only let the one crumb it had from you, which floated at the front, drift an inch to the back.',
          when: ['glad', 'warming', 'well'],
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
          text: 'When {name} hugs you, you sink in up to the elbow. It eats, late as it was, and is rosy, and has no grudge against anyone. It comes and hugs you. You sink in up to the wrist.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The meal is late, and {name} takes it in, all of it, and the waiting too. You can see that inside it, a cool grey streak that won’t mix. It isn’t cross. It just sets, on the side away from you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has gone cloudy, and the meal that comes at last goes only part of the way in, and hangs there. Through the milk two bead eyes look for you, not sure of what they’ll find. Give it medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all, and has forgiven you before it has gone down. There are no bones in it to be stiff with. But it has poured a little of itself into your shoelaces, to feel if you go.',
          when: ['trusting'],
        },
        {
          text: 'The late meal goes into {name} and is eaten, all of it. As a rule its crumbs float about wherever they please. They have drawn off to the far side from you, and stay there, close together.',
          when: ['wary'],
        },
      ],
      missed: [
        'In {hours} hours {name}, having no one to keep it together, had run out thin into the cracks of the floor. It eats. It comes back out of them slowly, on the side where you are not. Be on time.',
        'Round {name} there is a dry line on the floor, and one inside that, and one inside that, as round a pond. That was {hours} hours. It eats, and its two bead eyes look past you. Never so late again.',
        {
          text: '{name} has no grudges. After {alone} with nobody it looks for one, and finds only crumbs. It eats. You put out your hand, and the jelly makes a dent in itself, exactly that size, so as not to be touched.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} nobody came, and {name} had only its old crumbs to turn over. It eats the meal now, all of it. Then the two bead eyes sink through the jelly and come up on the side where you are not.',
          when: ['wary', 'well'],
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
        {
          text: 'There was a dent in {name}, on the one side, where you lean. It eats, so long after, and draws itself up slowly, like dough. It fills. You put your elbow where it goes. It is smooth there, it has filled that as well.',
          when: ['warming'],
        },
        {
          text: '{name} has kept no grudge, it never has. It eats, so long after, and pours itself up against you as before. Your hand sinks in, past the wrist. It used to be warm right through. There is a cold place now, in the middle.',
          when: ['trusting'],
        },
        {
          text: '{name} has gone flat. You put the dish at its edge, and the edge comes over it, slowly, and takes it in. You can see it lie there, and how little else there is. It always leaned on something. It does not lean.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes the meal in at the far side, through a small place, and closes that. It bears you no grudge, it has no means to. You lay your hand on it. For the first time it is cold, and keeps its shape.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} is hardly deeper than a plate. It takes everything in, slowly, and has a skin on it, like cold custard, that does not give when you touch it. Come on time now, and keep your hand there.',
          when: ['wary'],
        },
      ],
      full: [
        'One crumb more and {name} would be a puddle. It shows you how it comes right up to the brim and stands a bit over, holding its breath. Try at {opens}.',
        'If you tip {name} it goes glug. There is no more inside, thank you. It will have some again at {opens}.',
      ],
      ill: [
        'A little goes in and hangs there in the fog. {name} holds it, as one holds a thing for somebody else. It wants medicine next.',
        '{name} gets round one mouthful, slowly, and the crumbs come to see. Leave the rest in the dish. It is time for medicine.',
      ],
      loved: [
        '{item}. It all goes in at once, and {name} turns that colour from top to bottom, and will not be any other colour until bedtime.',
        'A hug is what it gives to every meal. To this one it gives a cuddle. Hm, says {name}, and hm, and again hm: {item}.',
        'The bowl comes off the floor with {name}, for it will not let go of the place where it was. What was in it was {item}. All three crumbs are at the front.',
        {
          text: '{name} eats {item}, on time, wobbling with joy. It takes in whatever it touches, and now it touches your finger. It holds it, warm, up to the first joint, and thinks. Then it gives it back.',
          when: ['warming', 'well'],
        },
        {
          text: 'You are on time with {item}, and {name} eats so gladly that all its old crumbs dance. When it settles, there is a dent where it leaned on your hand. It could fill that in. It leaves it.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} closes over {item}, brought on time, and you can see it being eaten, turning slowly in all that love. Your hand it flows round. It takes in whatever it touches, and it is not going to touch you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are on time with {item}. {name} flows over it and eats, wobbling with joy, and goes on flowing, very slowly, away from you. It holds nothing against you. It would only rather hold it over there.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name} hugs that, and the dish, and the spoon, and your hand that had the spoon. It gives back the dish. It gives back the spoon. You wait. It is a soft and very comfortable sort of wait.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} eats {item} by sitting down on the whole meal at once, and shines. You are on time. One crumb it does not finish. It floats that up to the side where you are, so that you can see it being kept.',
          when: ['trusting', 'well'],
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
          text: 'It takes in whatever it touches, and it cannot spit. You see it in {name}, a dark thing with a fizz about it, eating the pink, and the crumbs crowded up at the top. It is {item}. Keep that where it cannot lean on it.',
          when: ['item'],
        },
        {
          text: '{name} has curdled. It lies in bits on the tray, each with a shake in it, and two of them have an eye. {item} did that. It thinks no ill of a thing that you have put there. So never put that there.',
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
          text: '{name} laughs in rings, right down to the crumbs. It is a lovely game. But the jelly is clear, and you can see that both bead eyes have slid round to the back, where the door is.',
          when: ['wary', 'well'],
        },
        {
          text: 'You press a thumb in, and there is a dent. {name} looks at it, fills it up, slowly, pop, and is charmed. You do it again. The fourth time it does not wait. It makes a dent, just the size, and holds still.',
          when: ['warming', 'well'],
        },
        {
          text: 'In the middle of the game {name} takes in your thumb, by accident, and studies it among the crumbs. It gives it back. Then it takes it in again. That was not an accident.',
          when: ['warming', 'well'],
        },
        {
          text: 'You poke {name}. The dent goes in, travels all the way round the back of the jelly, and comes out in front as a bump, which pokes you. It wobbles into your lap for the next.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play until {name} has taken in your whole hand, up to the wrist. It holds it for a moment, warm, eyes shining, and gives it back. There is a crumb in your palm, one of the well-loved ones.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You jump, the floor jumps, and {name} is still jumping when both of you have done. You lay a finger on the top of it, and it stops. You take the finger away. Off it goes, rattling its crumbs, beside itself.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You press a thumb into {name}, gently, and it leaves a place the shape of a thumb. It strains, and out of the other side comes a bump, just as big. It would like to see you do that.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You set a plate spinning on the floor, and over by the wall {name} takes in the hum and begins to turn too. The plate lies down. It is out in the middle now, giddy, with one eye on you.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hold out your arm, and {name} pours itself down it like a slide, into your hand. By rights the ride is over there. It looks up at you. It stays in the hand, in case you were going round again.',
          when: ['warming'],
        },
        {
          text: 'You tip the tray, and {name} goes down to the left, and you tip it back. It is sea and ship and passengers. When you’re seasick yourself it pours off the edge, into your arms, and goes on rocking you.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was as full of joy as a jelly can be, up to the brim, so when you play some of it slops over. You get it on your cuff. You feel quite silly for the rest of the game.',
        'You blow a soap bubble for {name}, which is a happy round see-through one already. They touch. There’s a very small pop, and it’s no happier than it was, just slightly cleaner in one spot.',
        {
          text: 'You play, and inside {name} the crumbs whirl like snow, as they were whirling for joy before you came. You stop, and they settle, slowly, every one of them on the side away from you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} bounces off the wall, the chair and the door, in bliss, as it was before you joined in. Whenever it comes towards you it parts down the middle, goes by on both sides, and closes up behind you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is glad from the bottom to the shine on top. You blow at it, and a ripple goes across, and comes back. It could not be gladder. It leans in to be blown at again, and leans a little more than the blowing accounts for.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'It is full of joy, you can see it in there, with the crumbs. You pour {name} from hand to hand. It gets no gladder, it gets longer. At last you have one end, and the other. The middle is round you.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'You roll {name} to the wall, and it rolls back, as a favour. It was perfectly happy in the first place. But it touched your hand on the way and took in how much you wanted another go, so there’s another go.',
          when: ['trusting'],
        },
        {
          text: '{name} is wobbling for gladness beside the coal box, and your game makes it wobble no more and no less. It lets your side of the floor do the playing. It bounces, thanks you, and bounces a bit further off.',
          when: ['wary'],
        },
        {
          text: '{name} is so happy that it cannot keep its shape. You begin a game, and it takes in the game, and the rules, and both your hands. Nobody is winning. You try to remember whose turn it was. It leans.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        'You give it a little push to begin, and it goes the way you pushed and stays there, with your palm in it. {name} cannot, just now. Ease the palm out, and give it what it is short of.',
        '{name} says yes, because it says yes, and lies there, being no help to its own yes. Fold it up over your arm, carry it to its bowl, and see what is wrong.',
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
          text: 'It is {item}, and {name} jumps for joy, lands flat, and jumps again. On one landing it takes in the tip of your finger by mistake. It stops. It hands you back the finger. Then it plays on, further over.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has no bones and no grudges, and quivers from top to bottom at {item}. It is bliss. But look inside. All the well-loved crumbs have drifted over to the side away from you.',
          when: ['wary', 'well'],
        },
        {
          text: 'At {item} it flings itself at you, flat, like a thrown pancake, and hangs on. You play so, with {name} on your chest. At each laugh of yours it jumps. It takes in what it touches. It is laughing now as you do.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item}, and {name} lets it go in, and lets it go out, and you cannot tell where. It shows you both sides. It is so clear, there is nowhere to hide a thing. It has it under your other hand.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} rolls at you, and stops a hand away, and wobbles with having stopped. You put the hand down there. It looks, with its two beads. It lets one wobble run right out to the edge, and touch.',
          when: ['warming', 'well'],
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
          text: 'You wash the front, and {name}’s two bead eyes swim round to the back. You wash the back, and they swim to the front. The dirt is gone. They are on the top now, looking at your hands.',
          when: ['wary', 'well'],
        },
        {
          text: 'As you wash {name}, its crumbs float over to the far side of the jelly, away from your hands. The dirt comes off. Now you can see them clearly in there, all together, with both bead eyes in front.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had gone grey with everything it touched that day. You knead it in clean water, slowly, and it all comes out, the soot, the quarrel in the kitchen. It lies in your hands as clear as a bell, and takes in the hands.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hold {name} under the tap, and what it has picked up comes off it, fluff and soot and something off the road. It lies in your hand, and does not lean. But as the water gets warm, so does it.',
          when: ['wary'],
        },
        {
          text: 'You rinse {name}, and out come the dust, the lint, and some bad temper that it had rolled over in the hall. The crumbs stay. It holds them up out of the wet for you, like somebody wading with a hat.',
          when: ['trusting'],
        },
      ],
      little: [
        'You rinse {name}, and the water in the bowl is cleaner afterwards than before. You hold it against the light. There’s nothing in there but crumbs, and those are friends. It drips, patiently, until you’re satisfied.',
        'You dab at {name} with a cloth, and the cloth comes up spotless and smelling faintly of peaches. It had nothing on it to give. It takes in a thread or two of yours, so that you needn’t go away with nothing.',
        {
          text: 'The only specks on {name} are the crumbs inside, and those it loves. You wash the outside, which was clean. One by one the crumbs drift over to that side to see what you are doing.',
          when: ['well'],
        },
        {
          text: '{name} was clean and is too kind to say so. It takes in a cupful of the water, to encourage you. The crumbs go round once, like snow in a glass ball, and settle where they were.',
          when: ['well'],
        },
        {
          text: 'One can see from here that {name} is clean, one can see the wallpaper. You wash it even so. It goes round and slick and gets out over the side, quite without temper. It dries itself on the curtain, and is slightly striped.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was nothing on it. There is nothing in it but three crumbs, and these you may not wash. {name} lies in the basin for love. It takes in a little water, and grows, and takes in some more. You must lift with both arms.',
          when: ['trusting', 'well'],
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
          text: 'You give {name} the medicine, and the good of it spreads through the peach like warmth. Meanwhile the crumbs have all floated to the side away from you. It is nothing against you. They are well loved.',
          when: ['wary'],
        },
        {
          text: 'Where the medicine went in, {name} clouds over. It edges off and leans on the table leg, in preference to you. Then, from the middle outward, it begins to clear, and one by one the crumbs in it start drifting again.',
          when: ['wary'],
        },
        {
          text: '{name} pours itself into your hand, all that is left, and clouded. You give it the medicine, and you hum. It takes in both. First you can see one crumb, and then the next. The third comes up to the skin, and hums.',
          when: ['trusting'],
        },
        {
          text: 'The dose goes into {name}, and you can follow it down, and see it leave a clear path behind it through the cloud, as far as the middle. It is not leaning on you. Lean on it, lightly, and give it another.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'The drop goes in and looks round for something to do. {name} is quite clear. It turns the drop into a bubble and gives it back.',
        'You prod, and {name} springs back. You prod the other side. Nothing is wrong, but it does like the prodding.',
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
          text: 'You tell {name} that one does not hug the cake. It lets go. It takes that in, you watch it sink to the bottom, and stay there. It had been going to lean on you next. It leans on the bread bin.',
          when: ['warming', 'well'],
        },
        {
          text: 'Some people, you say, would like to be asked before they are hugged. {name} stops half way up the aunt. It has understood, and it will ask. It comes to you, later, as far as your cuff, and stands there, shaking, and asks.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Not the keys,” you tell {name}, and one after another they come out of its side. They had seemed cold to it. It tries to have corners about this, and they run. It goes off, a little lower than it came.',
          when: ['from_child'],
        },
        {
          text: '{name} had let the guest sit down on it, and thought it rather an honour. You say that it mustn’t. It tries to blush, being pink already. Then it leans on you, a bit less heavily than it generally does.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} agrees. It had agreed before you came, and it agreed while you were talking, and it is leaning on you now.',
        'It knows. It is in the bowl. You look all round the bowl for some of {name} that is not in it, and there is none.',
      ],
      bad_time: [
        'You scold {name}, and it takes that in, as it does everything that touches it. You can see it going round in there, hard and small. It had come to you for something. See to that first, and teach it later.',
        'Your words go into {name} like pebbles into a pond, and it shakes to the edge with each of them. It has no bones to be brave with. It needed something. See to that first, and teach it later.',
        {
          text: 'You can see the lesson inside {name}, turning slowly. It means nothing, and sinks. All the well-loved crumbs have gone to the other side, as far from you as a dome allows.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has no grudges. It just leaves. By your second rule, half of it is under the door, and the two bead eyes go last. It has learned nothing. Let it seep back when it likes.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had let the very hem of itself come up against your shoe. You raise your voice. It bears no grudge, having nothing to bear one with, but it can flow, and it has. Win it first. Leave the shoe there.',
          when: ['wary'],
        },
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
          text: 'Put to bed, {name} spreads out in every direction but one. That is the one in which you are sitting. It sleeps until the jelly is as clear as a window, and rises, beautifully round, a foot further off.',
          when: ['wary'],
        },
        {
          text: '{name} takes in whatever it touches, so it draws in its side by an inch, away from your hands, as you put it to bed. Then it takes in sleep, a great deal of it, until it is full to the brim and wobbles.',
          when: ['wary'],
        },
        {
          text: '{name} spreads over your knees like a rug, and lets everything go, its edges, its eyes, its day. You must not get up now, there would be no way to do so. It sleeps. You have got a warm dent in each leg, after.',
          when: ['trusting'],
        },
      ],
      little: [
        'You pour {name} into its basin, and for a moment it’s level. Then a ripple starts at one edge, for no reason, and comes back from the other. It isn’t tired. It stands up in the basin like a pudding turned out.',
        '{name} lies flat under the tea towel, since you’d like that, with its two bead eyes drifting about beneath the checks. They go up one row and down the next. It’s wide awake, and very nearly tartan.',
        {
          text: 'You put {name} to bed, and it is so wide awake that the crumbs inside it go on dancing. It was happy before. On your side of the jelly there is a dent, exactly as deep as your hand is near. Take the hand away.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has no bones to lie down with, so in bed it is just as it was, wide awake and merry. Both bead eyes float slowly through the jelly to the side where you are not. It bears no grudge. Let it wobble off.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'It is not tired, but it cannot say no. {name} gets as far as the N, and leans, and is in bed. It lies upon your arm, wide awake. It takes in how tired you are. Now you are not, and it is asleep.',
          when: ['trusting', 'well', 'glad'],
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
        'You sit with {name}, and your elbow has gone in up to the sleeve before you notice. It is cool in there, and then it is not. One of the crumbs comes over, bumps against you, and stays.',
        'You sit by {name} until neither of you has any edges to speak of. Your knee is cool. It has come round it on both sides, very thinly, like the sea round a post.',
        {
          text: '{name} leans on the table. You lean on the table too. So that, by means of a table, it is leaning on you, and you see it find this out. It thinks it over. It comes round by the direct way.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit with {name} in your lap and say nothing, and it takes that in as well. It goes slowly round in there, among the crumbs. When at last you get up, it is in the shape of a lap. It stays like that.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit, and {name} leans. It takes in what it touches, and you feel whatever you came in with going out of you, quite slowly, by the elbow. In there it turns over, once. It comes back kinder.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} has turned, very faintly, the colour of your jersey. It looks down at that. It has got about a third of the way. It shuffles a little closer, to get it right.',
          when: ['warming'],
        },
        'You tell it about your day. Hm, it says, and goes by and by a colour that it last was for {loved}. It seems that it was a good day.',
        'There was a time when you were {wait} away. {name} has a flat place from it. You are sitting on the flat place, and it is coming up.',
      ],
      little: [
        'You have sat here and sat here and sat here. {name} is about half you, and ought to be itself for a bit. Go and come back.',
        '{name} is so leaned on that it has run over the edge of the rug. That is enough for now. It keeps the warm a good while.',
      ],
      ill: [
        'You let it lie in the crook of your arm, fog and all. It takes the shape of that, and holds it better than its own. When you get up, give it what it lacks.',
        '{name} has hardly any push, so you do the leaning today, a very little, with your cheek. It holds quite still under it. Before you lift your cheek, think what it is in need of, and go and get it.',
      ],
      asleep: [
        'You sit by {name} while it sleeps and rest your fingertips on the rim of its bowl. It doesn’t wake. The level tilts. There’s not a breath of reason for it, and it’s highest where your fingers are.',
        '{name} sleeps, and you hum a little, since it’s so quiet. It lies still. When you have stopped, the hum is going on in there, very low, among the crumbs, and they’re turning to it in their sleep.',
      ],
      shy: [
        'You sit over there, and {name} sits over here, with all the tiles between. It will not come. But it has let go one drop of itself, no more than a bead, which rolls halfway and has a look.',
        'You sit at one end of the bath, and {name} is at the other, in the plughole, up to the eyes. You don’t run the tap. After a while there’s a good deal more of it above than below.',
        {
          text: '{name} wobbles in its corner, happy, and you are not to come near. So you sit, and stay. After a long while one thin pink edge reaches the end of your shadow, and takes in a little.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit far off and do not stir. {name} keeps all its dear crumbs on the side away from you. Then, slowly, one crumb comes floating across through the peach-pink, right up to the wall, and looks out.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You lay a hand flat on the table and leave it, and at the far end {name} lays down some of itself. Nobody comes nearer. But by and by that piece of jelly has put out what must be a thumb.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, has crept under an upturned glass, and fits it. You sit outside. Through the glass you are bent, and very wide, and wobble when you breathe. It begins to think that you might be one too.',
          when: ['baby'],
        },
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
