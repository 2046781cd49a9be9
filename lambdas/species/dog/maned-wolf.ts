/**
 * The Maned Wolf wants to see how a thing goes on. It fears crowds, fire, and being the thing that is looked at. It
 * stands at the edge on stilts grown for a grass that is taller than this one, and observes; it says what it saw and
 * leaves out what it thinks. It has been asked whether it is a fox or a wolf, and is awaiting the result. It eats
 * fruit, and whatever it eats comes up there, so that its past is an orchard. It taps the ground with a forefoot and
 * listens, and the ground tells it something short. Somebody once left a chair in the meadow; it has had the chair
 * under observation ever since, and the chair has given it no cause for complaint. It keeps its distance in paces and
 * changes it by one at a time, and raises its mane at umbrellas and nothing else. Its body is red-gold,
 * black-stockinged, big-eared, walking both left legs and then both right; it smells of hops. It has one bark, like a
 * barrel off a cart. It sleeps folded like a deckchair. It sulks by adding paces. It trusts as a tree gets nearer to a
 * house. It never runs in a straight line, never eats where it has not looked, never says why. Its keeper is the other
 * animal in the clearing, under observation, and growing.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Four black legs come through the bottom of the egg. It stands up, much taller than anyone expected, walks to the far edge of the blanket, and stops. Two enormous ears push off the lid. {name} turns round and has a look at you.',
    'A leg comes out of the shell, black to the knee, and then more leg. {name} gets up in four separate decisions, sways, swivels two enormous ears toward you, and takes one step back for a better view.',
  ],
  looks: {
    thriving: [
      '{name} is out walking in the tall grass, and all that shows is two ears, going along like a boat with black sails. They stop. Something has been observed. They sail on, with a little skip, in the other direction.',
      'In the melon patch {name} is going from one to the next, and taps each with a black foot, and listens. This one says soon. That one says now. It sits down in front of that one, and its whole mane smiles.',
      {
        text: '{name}, hours old, gets up, and up, and comes down with black stockings in all directions. It looks round at once to see whether anybody noticed. You did. It does not know who you are. It makes a note of you.',
        when: ['baby'],
      },
      {
        text: '{name}’s legs came first and the rest is following. It stands on all four stilts in the straw, sways, and looks down at the ground with great ears forward, as at something it means to write about later.',
        when: ['baby'],
      },
      {
        text: '{name} wants for nothing. It watches you in the doorway with both ears up, ready to be elsewhere. Then it folds its stilts, joint after joint, all four, and lies down. It would take quite a while to get up from that.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} stands at the far end of the hedge, one ear on you, one on the road. You bend to tie a lace. When you straighten up it has come no nearer, but both ears are on the road. You are not being noted.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'From the edge of the room {name} is making its notes. You ask what about. It comes across on its stilts and holds them low enough: which stair you skip, how you hum before bad news. On the next page you are still humming.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'There you both stand at the edge of things, you on two legs, {name} on four long ones, and look at it all. It is a good view. From time to time it looks at you instead, and misses something.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look down the passage, see nobody, and go back to your chair. When you look up there are two tall ears in the doorway. {name} is no nearer than usual. It has only moved the edge of things to where you are.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} stands at the end of the lawn, sleek and content. You take a step towards it. It takes one back. You take one back, and it takes one forward. The lawn remains exactly as long as it was. It could do this for hours.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You look in on {name}. It has been looking in on you, from behind the tall grass, for some time, glad and lacking nothing. It makes a note of when you noticed. It moves to another part of the grass.',
        when: ['from_child', 'wary'],
      },
      'Heard from beyond the hedge, half under the breath: one bark, and something after it that rhymed. Grounds for it: {loved}, on an earlier date, fully remembered.',
    ],
    content: [
      'Nothing has happened for a while, and {name} stands at the edge of it, on one leg after another, to see how it will go on. A leaf comes down. It is looked at, smelled, and left where it was, as found.',
      'A man goes by with a ladder, and {name} and the ladder look each other over. They are about of a height. It turns its huge ears to follow it down the road. So there are more of its kind.',
      {
        text: 'You read at the table, and {name}, on those legs, reads it too from the other side, upside down. You turn the page. One tall ear goes back. It had not quite finished, but it will let that pass.',
        when: ['well'],
      },
      {
        text: '{name} stands where the lawn turns into long grass, one black stocking lifted, and looks along the hedge, at the house, at you, and along the hedge. It has eaten the windfalls. Nothing today is worth a note, and it notes that.',
        when: ['well'],
      },
      {
        text: '{name} is crossing the meadow, both left legs, then both right, like a tall person carrying a tray. It stops to smell a post. It has no remark to make on the post, and goes on.',
        when: ['well'],
      },
      'There are {days} small trees along its path, or thereabouts, the first of them knee high. {name} walks down the row and reads it.',
      'By the compost a seedling has come up that nobody sowed. {name} stands over it so that the hail will not. From the leaf, it was once {loved}.',
    ],
    curious: [
      'Someone has left a chair in the meadow. {name} has regarded it for an hour from nine paces, and now regards it from eight.',
      'Both ears are turned to the termite mound, where they are moving house. {name} lifts one stocking to let a column through, and keeps it lifted.',
      'There is washing on the line, and one of the shirts has waved. {name} lifted a forefoot and, after thought, set it down. It is waiting for the shirt to make the next move.',
    ],
    bored: [
      '{name} has stood at the edge of the rug for so long that its feet have left four dents. It notes the ball. It notes you. One black stocking goes out and the ball rolls half a turn, as if by itself. Play with it.',
      'Nothing has gone on for a long time, and {name} has been watching it. It shifts from its left legs to its right. It taps the ground, and the ground says nothing. Come and do something unexpected. Play.',
      {
        text: '{name} has stood with its face in the hedge since noon. A cart went by, and two umbrellas. Throw a windfall so that it rolls past those black feet, and walk after it slowly: play.',
        when: ['sad'],
      },
    ],
    due: [
      'Beside the dish {name} taps the ground with one forefoot, and bends its ears to it, and waits. In a meadow something would come up. In a kitchen it can only be you. Its meal is due.',
      'The dish has been observed from the left, from the right, and from above, where {name} has the advantage. The findings agree. It is empty, and at this time it is generally not. Its meal is due.',
      {
        text: '{name} is so far mostly legs and ears. The left ear follows your left hand, the right ear your right, up, across, and down to your sides. Both hands are empty. Its meal is overdue. Bring it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is mostly ears. They stand up behind the empty dish like two blank pages, and everything goes down on them: your step, the hinge, your stopping there. It makes no sound of its own. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'Only the ears of {name} are in the room. The rest stands behind the door on its stilts, listening to a dish with nothing in it. The meal is overdue. Put it down where the ears can see you leave.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has carried its empty dish to the very edge of the yard and stands over it on black stockings, one forefoot lifted, like a pen. It is looking at you. It has not put anything down yet. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} stands at the edge of the rug with one black stocking lifted and both ears on you. It knows the small noise you make when you remember something. You make it. The foot comes down. The meal is overdue. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'From the edge of the room {name} has watched you go past the cupboard twice. The third time it lifts one long black leg and sets it down, like a tick in a margin. The meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'For each step that you take, {name} takes one back, and the long legs have not many left. Stop there. The meal is late. Put it down where you are, and do the walking back yourself.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The stilts of {name} have folded. It lies at the edge of the room on its black stockings, and only the ears are still standing, both aimed at your empty hands. The meal is late. Leave it at the edge, now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has come in from the edge. It stands in the very middle of the kitchen on its black stockings, with nothing at its back, looking down at an empty dish from a great height. It is hungry, its meal is overdue. Feed it now.',
      '{name} has moved one black-stockinged step nearer the kitchen every quarter of an hour, always while you looked elsewhere. It is now inside the door, ears on the fruit bowl. It is hungry. Feed it now.',
      {
        text: '{name} keeps to the edge of the room, as ever, but the edge has moved. It runs close by the cupboard now, and {name} stands on it looking elsewhere, one huge ear laid against the cupboard door. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      '{name} is on its feet, one shoulder to the wall. From legs so long it is easy to lie down and hard to rise, and it has not dared. The black stockings shake. Feed it at once, and hold the dish up to it.',
      '{name} has come in from the edge of things. It stands in the middle of your floor on its long black legs, and they shake, and it takes no notes. Fruit, at once, and step back so that it can bow to it.',
      'It has eaten the label off a banana crate. After {hours} hours {name} stands with its stilts apart, so as not to come down. It needs food now.',
    ],
    weak: [
      'You notice, because it would have, that {name} takes the short way to the trees today, and sits down in the middle of it. The red has gone out of its gold. Give it medicine, or some quiet days.',
      '{name} leans on the fence that it used to look over. It still sees all there is, but it has let the notes go. Those stilts are shaking at the knee. It ought to rest, or have medicine.',
      {
        text: '{name} is at the edge of things, as always, but leaning on it, shoulder to the gatepost, one black stocking folded. You go three steps nearer than is permitted. It takes no note of that. It needs medicine, or a good rest.',
        when: ['from_child'],
      },
      {
        text: 'You take a step, and {name} should take one too, the other way. It looks as if it were about to. It goes on looking so. The knees of those stilts are shaking. Step back yourself. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'A bark was begun, out of gladness, and came to about half a barrel. {name} sat down upon its hocks, surprised. You sat too. It wants rest there, with you for a windbreak, or medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are seeds in the mane of {name}, and some of them have been there for two days and are coming up. It has noted it with concern. It is not a flowerpot. Please wash it.',
      'The black stockings now go up to the ribs, and the top half comes off in flakes. {name} stands in the bathroom doorway, reading the bottles from up there. Fill the tub, leave it the way out, and get it clean.',
    ],
    sick: [
      '{name} is not at the edge of anything. It is in the middle of the lawn with its stilts folded wrong, ears low, and it lets you walk right up. It should not let you. Medicine now.',
      'A fox went over the yard in daylight, and {name} did not raise its head to see which of them it was. It lies with its legs anyhow, and its nose is dry. It observes nothing. Bring medicine.',
      {
        text: 'You walk up to {name}, and it stays, and that is how you know. The long black stockings are folded anyhow, like a deck chair, and the great ears are hot. It watches you cross all the distance it used to keep. Medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} has left the edge of things. It lies in the middle of the floor, the long legs folded under anyhow, where any hand could reach it. Only the ears still turn. Medicine and food, at once, or you will lose it.',
      'It has lain down in the open, {name} that would not be looked at. The mane is flat. From up close you see how fine the lashes are, and that the eyes do not follow. Medicine and food at once.',
      {
        text: 'Ten paces was the nearest {name} ever let you come. You are kneeling beside it now. A great ear turns to you, and the long black stockings make a start at getting up, and stop. Medicine and food at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} stood at the edge and looked for you, for {hours} hours, and then it lay down at the edge. It is still facing the house. The ears have sunk into the grass, one of them not quite. Sit with it now.',
      '{name} likes to be alone, people said. It lies in the middle of all that room, and its side goes up so seldom that the crickets don’t stop. Cross the field. Sit with it now.',
      {
        text: '{name} has let down its long legs one joint at a time and lies at the far edge of the hall. The great ears count your steps toward it. Do not stop where you used to. It has hours. Sit against its side.',
        when: ['from_child'],
      },
      {
        text: 'Those legs have given up being legs, and lie where they folded. {name}, who lets nobody inside a hundred paces, watches you cross them all and does not lift its head. Stay beside it now.',
        when: ['from_child'],
      },
    ],
    asleep: [
      '{name} has the whole couch, and sleeps on the last hand’s breadth of it, at the edge of things. It cannot fall off. All four black stockings hang over the side and are standing on the floor. Nothing is needed until it wakes.',
      'Lying down, {name} is almost nothing, a red heap with four black stockings put away under it. You shift your weight, and a board creaks. One huge ear turns over and makes a note of the board. The rest sleeps on.',
      '{name} has folded the stilts under it, black stockings crossed, and lies just where the lamplight ends. One big ear is still taking notes, a little behind. The other has put down the pencil. Let it sleep.',
    ],
    asleep_in_danger: [
      '{name} sleeps unfolded, with its stilts anyhow, and the ears have tipped over. Reflect beside it now. It wakes at {wakes_at}.',
      'The grass round its nose moves a little, and then for a long while not. Sit in close and stay by {name} now; its waking is at {wakes_at}.',
      {
        text: 'A bare bowl, and a long red animal laid round it with its eyes shut. Nothing ripens in that time: it wakes at {wakes_at}, and has to be fed. Reflect beside {name} now, at one pace or none.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Below the curtain you see four black stockings, above it two ears, and between them a pencil is going. Each step of yours is taken down. Sit on the floor and do nothing. Let it have a page with nothing on it.',
      '{name} stands where the rug ends, black toes behind the fringe, ears held out toward you like two open notebooks. You shift a foot. It is noted. Sit down quietly where you are, and give it something very dull to write.',
      '{name} has added a pace for every hour that it once stood here alone, and that was {wait}. They can be taken off again, one at a time, by somebody who sits.',
    ],
    back_from_death: [
      '{name} is standing at the edge of the clearing with earth on its back, like something that has come up. It looks at the light. Stay near, and bring its next meal when it is due.',
      '{name} came back before light, for a price you have not told anyone. It stands at the edge of the yard, well, taking no notes. When you step out it walks in across the whole of its distance, stops, and smells your sleeve.',
      {
        text: '{name} stands at the far edge of the room, black stockings together, huge ears up. You have known its distance a long while: eleven paces, never less. You count the boards between you. You count them over again. Ten.',
        when: ['from_child'],
      },
      {
        text: '{name} has walked its boundary on those quiet stilts, post by post, and renewed it. The line goes round the yard as it used to. At the gate, there is a bulge in it, and your house is inside.',
        when: ['from_child'],
      },
    ],
    old: [
      'The first tree bears. {name} stands beneath it, grey about the ears, and lets the fruit drop before it eats.',
      '{name} no longer walks the path. It has grown so full of trees that the path comes past by itself, with birds in it.',
      'The result has not come. After {days} days {name} no longer turns round when they say fox, nor when they say wolf. It comes when they say the other thing, which is its name.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} comes to the dish by way of the edge of the yard, looks into it from the height of its stilts, and lowers its head, like a crane. It eats it all. It looks into it again, to see the difference.',
        'The meal is on time, and {name} eats it to the last scrap, its huge ears turned to the hedge, the road and the roof. It missed nothing in the dish, and nothing that went by meanwhile, which was a wren.',
        {
          text: 'You mash banana on a leaf. {name} stands up to meet it, and there turns out to be more leg than expected, and it goes down on its chin in the banana, from where it continues.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The meal is down there, and {name} has been issued with all this leg. It slides the front stockings apart, then the back ones, sinks like a card table, and eats flat on its chest. Getting up can be looked into later.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You put the bowl down on time and go indoors. {name} steps out of the long grass, eats, and studies the footprints you left. Then it walks home in them, one black stocking after another, to see what you are like from inside.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} comes to the dish with its front half. The black-stockinged hind legs remain outside the door, and there is so much of it that this can be done. When the dish is empty, the front half goes back to them.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'To get its mouth down to the dish, {name} has to set its legs wide apart like an easel, and from there it cannot run. It looks at the door, and at you. Then it spreads them, and lowers its head.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The meal was on time and {name} has eaten, gladly. Now one black stocking is on your side of the doorstep. The other three are still outside, waiting to hear how it gets on.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'On time. {name} dines at the edge of the yard with its back to you and both ears on you. At the third mouthful one ear leaves to follow a beetle. At the fourth the other goes along. Nobody is taking notes.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You hold out the plum and {name} walks in from the edge on its tall black stockings, all the way, and takes it from your palm with its lips. It eats there. The stone it puts back in your hand.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} picks up its dish at the edge of things and brings it in, a yard at a time, a look round at every stop. It eats standing over your feet like a small red bridge. Then it carries the dish back out.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You put the fruit in the usual place, at the edge of the grass, and wait there. {name} comes the whole way, on those legs, like someone bringing a ladder. It eats beside you, and looks out at where it used to stand.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats up and completes its notes: keeper present, {streak} meals on time. Under Distance it has always put paces. It comes over, leans a shoulder against your arm, and leaves that line blank.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all and takes its legs out of the dish, one after another. It has had {streak} meals on time, and observes that you came with every one. Too soon to say why. It comes half a step nearer.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all, when you have gone as far as the gate, and spreads its stilts to stay above the dish. The mane lies flat. It has an eye on how near you are. Leave medicine, and keep off.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and looks at its findings. A thing that has happened {streak} times running, and on time, isn’t chance any more. It folds its long legs beside you, and for once takes nothing down.',
        'For {streak} meals on time {name} has watched you bring the dish, from the trees at first, then the gate, then the step. It stands in the kitchen and eats it all. It can’t find anywhere nearer, and it has looked.',
        {
          text: '{name} eats at the edge of things, on time, {streak} in a row. It makes a note of you. Then it comes one stilt nearer and makes a note of that.',
          when: ['well'],
        },
        {
          text: 'There is a line of narrow prints along the path, one stop for each of {streak} meals on time, every stop a toe’s breadth nearer the dish than the last. {name} stands in the nearest, writes you down, and leans out to eat.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} stops six steps off, ears up, and looks behind you for the reason. There is none. It comes on its stilts, bends the long way down, takes one small piece, and carries it off to the edge to study.',
        '{name} walks once round the dish, looks at the sun, and takes a single bite, for the record. It leaves the rest as found. Something here is not in its usual order. It will look into it at {opens}. So should you.',
        {
          text: '{name} walks out to the dish on its black stockings, bends a long way down, takes a little, for the record, and walks back to where it stood. The ears take note of you, and of how full the dish still is.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats all of it, late, and takes note of the light. The shadow of the post had got as far as the well. That is where it stands from now on, behind the well.',
        'You come late over the grass, and {name} watches you, all the way, as one reads something through. It eats it up. Then it steps off, both left legs, both right, and does not look up from its notes.',
        {
          text: 'The meal is late, and {name} had the path in view the entire time, so there is nothing you can tell it. It eats it all. Then it withdraws to where you are about the size of a plum.',
          when: ['wary', 'well'],
        },
        {
          text: 'You put the dish down and step back. {name}, tall at the far wall, does not stir. You step back again, and again, as far as the coat hooks. That must be how late you were. The black stockings start across.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes the dish by the rim and carries it, on those long black legs, past your chair, past the rug, to the far wall. There is a worn place on the boards, from when you were new. It sets it down on that.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} lives at the edge of things, and day by day the edge had been coming nearer to you. It eats the late meal gladly, huge ears up, to the last bite. Then it puts the edge back by one yard.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The wall is holding {name} up. It lowers its head the whole long way to the late meal, and after each bite comes the whole long way back to look at you. It can’t keep that up. Bring medicine.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} saw when you should have come, and saw when you came. It eats lying at the very edge of the room, stilts folded like a broken chair, one ear still taking notes. It needs medicine and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name}, hours old, has learned two things so far: that a meal comes, and that it does not. It eats, with its legs out at the sides. Then it withdraws to the very edge of the rug, and from there it watches you.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} lets you set the late dish down right beside it, and in one that keeps its distance that is a bad sign. It eats a little. The stilts are folded under it and will not unfold. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} saw {hours} hours go by from the edge of the field, and missed none of them. It eats everything, its black stockings shaking. There is nothing written in its look any more. Do not let it be so long again.',
        '{name} has gone over the ground under the fruit tree, stone by stone, for {hours} hours. It eats all you bring. The stilts fold, and it looks up at you from there, as from far away. Be on time.',
        {
          text: '{name} keeps all four black stockings on the far side of the doorsill and leans in to eat. It is a long way to lean. You push the dish nearer, to help, and the feet go back by exactly as much.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You used to be allowed to stand at the gatepost while {name} ate. It waits, looking over your head, till you have backed to the second post, and then the third. There the huge ears come down and it begins. It has measured you again.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} is where it always stands, at the edge, only the edge has moved. After {alone} it is out beyond the gate, black stockings in the long grass. You carry the dish there. It eats once you are small enough.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} misses nothing, and in {alone} with nobody there it has taken care not to miss you. It eats at the edge of things, huge ears turned the other way, and leaves by the longest stride it has.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} misses nothing, and for {alone} it missed you. It eats now, swaying on its stilts, and has turned its long red back on you, so that it will not happen again. Be here at the next meal.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It is all in {name}’s notes: {alone}, nobody. It eats what you bring, legs trembling, takes three long steps back and makes one more note, looking at you. Let it have the three steps. Be on time tomorrow.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} stands at the edge because it has leaned itself there on a tree. It eats what you bring. It has seen everything, how the time came and how it went by. When you speak, it looks at your mouth, then at your empty hand.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The stilts have given way. {name} eats lying in the grass, which is how one can tell it is there. You come close to help. It puts its mane up, as much as will go up, and you go back to where you were.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} lowers its head to the dish and raises it, and there is no change in the dish. It was only confirming. It is full, to the top of all that leg. You might repeat the experiment at {opens}.',
        'One seed it picks out, to plant, and the rest {name} leaves. It could not eat another bite. It pats the soil down by the dish with a black foot. By {opens} there may be room in it. Come again at {opens}.',
        {
          text: '{name}, full, keeps well off and observes. It notes the dish. It notes that nobody eats from it, then an ant, then the ant’s relations. One huge ear turns slowly to see them home. You scrape out the rest.',
          when: ['no_item'],
        },
        {
          text: '{name} lowers its nose from the top of all that leg, joint by joint, to a hair above the dish. It is a long way down for someone who is full. It is a long way up again, too. You scrape the dish.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} has to fold its legs one at a time to get down to the dish. It eats a little, and then the way back up is too long. It lays its muzzle along the black stockings and watches your hands. Medicine next.',
        'You set the dish down and do not go away, and {name} lets that be. It eats a little, slowly, its neck along the ground. It would have noticed, if it were well, how close you are. Medicine next.',
      ],
      loved: [
        '{name} looked before it ate, as it always does, and the look was so short that you would have missed it. It was {item}. The dish is clean to the glaze. For once it has left no room for remarks.',
        'There is a bark that {name} has, just the one, like a barrel off a cart, and it used it. Birds went up for miles. Then it ate everything. The observation that it wished to make was {item}.',
        {
          text: 'The ears arrive above the grass before you have set {item} down. Then the legs, not quite at a run. {name} shuts its eyes to eat, and for as long as that lasts nothing is being noticed.',
          when: ['well'],
        },
        {
          text: 'You leave {item} at the usual distance and turn to go. Behind you there is a roar, one deep note with a bark at the bottom of it, and {name} has crossed the whole meadow in about four strides.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{item} was set down. {name} walked round it at a distance of a yard, then of two, and then it walked round you. It looked in your basket. Fruit would have brought it in.',
        '{name} buried {item} to see what would come up. It has left no great hopes on its face. A banana, ripe, is another matter.',
      ],
      harmful: [
        '{name} looks before it eats, always, and it had looked. Nothing about it showed. It was {item}. It stands with its back arched and its black legs set wide, and it hurts. Never leave that on its path.',
        'There is fruit lying there, and {name} hasn’t touched it. It is folded up in the open with its mane flat, and what it took instead was {item}. Its ears don’t follow you. Keep that away from it, for good.',
        {
          text: 'It watched you for some time before it took {item} from you, and then it did. Now it stands hunched over its own legs and the mane is up along its back. {name} will remember the hand. Never give that.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}, and {name} took your word for it. It stands trembling on all its height, sides heaving, and backs away into the grass until only its eyes are left. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You run in circles, and {name} runs in a bigger one outside yours, for the view. You go the other way. That is an interesting development. It crosses right through the middle, all stilts, and out again, barking.',
        'You walk like {name}, both left legs, both right, as far as you have them. It watches with its mouth open. Then it shows you again, slower. You fall over. It springs straight up, four black stockings, and has to lie down.',
        {
          text: 'You take three steps toward the ball. {name} takes three back, lifting its black stockings high. You take one. It takes one. Its crest lies flat and its ears are enormous with enjoyment. Nobody gets the ball.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} keeps its distance, which is twelve feet, and plays at the end of it, leaping and bowing in its black stockings. You take a step nearer. The whole game moves back a step, and is just as good.',
          when: ['wary', 'well'],
        },
        {
          text: 'You throw the ball, and {name} watches you go and get it, from well back. By the sixth throw its mane is up and all four black stockings are dancing. You are the best thing it has ever thrown.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide behind the woodpile. {name}, on those stilts, can see over it and has done so from the start. It paces round and round with both big ears turned politely away, so that you can go on being hidden.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} stands at the edge of the game on its stilts, ears up, taking notes. You trip and lie there laughing. It walks in, folds all four legs and lies down beside you. The notes stop here.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You roll the ball. It goes in between {name}’s front stilts and out between the back ones. {name} bends to look after it, lower and lower, and is enchanted to find the whole room there, and you, hanging by the feet.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You tickle one of {name}’s black stockings with a straw. It lifts that foot, and puts it down elsewhere. You tickle the next. Soon it is standing in several places at once, and has never been so well entertained.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'There was nothing to add, {name} had found a ripe one and eaten it down to the pips. You throw your hat in the air. It follows it up, and down, and up. It is good to see how others do it.',
        '{name} stands at the edge of the meadow, as happy as can be, and you begin to play in the middle. It watches with both ears. It takes a step in, notes that it is fun, and steps out.',
        {
          text: 'You play before {name}, which already has all the joy that fits on four stilts. It steps out from its edge to see, and stays where it has stepped. It looks back at the edge, once, like a hat left on a bench.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You throw the ball a long way. From the edge of things, on its black stilts, {name} watches it come down with close attention. Then it watches you go and get it. It was perfectly content before, and is so still.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You leap out of the grass, and {name}, which has never been surprised, is only tired. The legs stay folded. It turns its ears away from the noise. See to what it needs before you leap again.',
        'You roll a fruit to {name}, as it likes, and it watches it come, and stop. It does not put out a foot. It looks as if it would like to be observed. See first to what it needs.',
        {
          text: 'You bowl the ball out to the edge of things, where {name} is standing. It rolls in under the black stockings and out behind, like a train through a viaduct, and {name} makes no note of it. You should. Find what it lacks.',
          when: ['no_item'],
        },
        {
          text: 'It watched the fruit roll to its feet and past them. The eye did not go along. {name} is hot to the tips of its ears. Medicine first, and it will look on later.',
          when: ['ill'],
        },
        {
          text: '{name} came for the game at a trot and ate the ball, which was a windfall, and looked under where it had been. It is starving. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}” to the long grass, and {name} comes from the very edge of the world, in bounds. It springs straight up, comes down on both black feet, and looks round to see if anyone is keeping a record.',
        '{name} considers {item} from the left. It considers it from the right. Then all four stilts go off at once, and there is nothing to be seen but legs. It is perfectly delighted at how that went on.',
        {
          text: 'You carry {item} out to where the mowing stops, and two tall ears come up, and then, unbelievably, a bound. All four stockings leave the ground. {name} lands, looks to see who else saw, and does another.',
          when: ['well'],
        },
        {
          text: 'You come out with {item}, and {name}, who does not hurry, arrives. The mane goes up like a fan. It gives one deep bark that carries to the river, and then looks embarrassed, and begins.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} observed {item} with care and went to observe something else. It likes grass in a game, or fruit.',
        'It remained in its four footprints throughout. {item} was not seen to move it. A walk to the termites might.',
      ],
      harmful: [
        '{name} was in among it before it could step back. It has come out with one stocking torn, holding it high. {item} should be kept beyond the river, and the stocking bathed.',
        'It was seen running, in a straight line, and that was fear. {item} was behind it. Keep that from {name}, and follow slowly.',
      ],
    },
    clean: {
      wanted: [
        '{name} wades into the tub, as into a stream, and you rinse the stockings. It is established that the black is not mud, and that the brown is. It lifts each foot to see the finding for itself.',
        'You pick burrs out of the mane, one by one, and {name} watches the heap grow. It could tell you where each of them is from. The last one comes off. It sighs, from a height.',
        {
          text: 'You scrub at the black on the forelegs for some time. {name} watches from far above, ears forward, and lets you go on to the hind pair. Then it lifts one clean foot in front of your face. They are stockings.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You scrub one leg until the water runs clear, and the leg is still black. {name} follows this from high above. The mud was all on its chest. When you have finished with the stockings it folds its stilts, so that you can reach.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You rinse the stockings of {name}, and they were clean, and black, and remain both. It bends down its long neck to the water, then looks at you. It has no remark. It has seen how you spend your time.',
        'You comb the dark crest of {name}, and nothing comes out of it, not a seed. It raises it once, to let you see the lining, and lays it down. Nobody else has been shown that.',
        {
          text: 'You rub at the black on {name}’s legs, and rub again, and it stays black. Those are the stockings. Far above you the great ears lean together over your bent head, and something is noted down.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You fetch the stool to reach the crest, sponge away nothing, and hold the sponge to the light to be sure. Both huge ears have turned to the sponge. {name} seems to think you are looking for something, and begins to look too.',
          when: ['well'],
        },
      ],
      loved: [
        'It is {item}, so {name} has come into the yard in daylight and stands for you, two legs at a time. You begin from the ground up. When you reach the mane it lets its chin down, and shuts both eyes.',
        'After {item} the red-gold of {name} comes up like a fox in a story, or a wolf in one. It has been waiting for someone to find out. It looks down at itself and seems content with either.',
        {
          text: 'Even for {item}, {name} keeps its distance. So you clean one black stocking, at arm’s length. It considers, and comes in for the next. There are four. By the last one it is leaning.',
          when: ['well'],
        },
        {
          text: 'It is {item}. {name} takes no notes. The huge ears tip outwards, the dark crest lies down under your hand, and somewhere at the edge of things something happens and is missed.',
          when: ['well'],
        },
      ],
      disliked: [
        'After {item} it smelled of flowers and no longer of itself. {name} stood downwind of the compost until that was mended. Dust will do.',
        '{name} added six paces upon sight of {item}. For a plain stream it takes off eight.',
      ],
      harmful: [
        'The hair is coming away where it ran down. {name} stamps, and stamps, and asks the ground, and the ground cannot help. {item} burned it. Water, much of it, and bury the bottle off this land.',
        'It breathed {item}, and its eyes have closed up. It lets you lead it by the ear. Keep that off this land.',
      ],
    },
    medicine: {
      wanted: [
        'You put the medicine in a piece of fruit, and {name} has observed it. It eats the fruit all the same, and waits to see how that goes on. It goes on well. One ear comes upright, and then its brother.',
        '{name} takes the dose out of your palm, that long neck reaching over all the distance it keeps. It does not step closer, and it does not step back. A while later you see that the crest has risen from its shoulders.',
        {
          text: 'Ill, {name} was a heap of poles with ears. The medicine goes in at the far end, and for a while it lies there making a note of it. Then one stilt is put up, then three more, and the whole red tent rises.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} takes the spoon from as far off as its neck will go, with all four black stockings left behind at the edge of the rug. Some while later they have stopped trembling. One of them is standing on the rug.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You hold the medicine up, and {name} bends down for it from the top of its stilts. It has noted no complaint of its own. It notes the taste. Put the bottle away until there is a finding.',
        '{name} looks at the spoon from all sides, and then it looks at you, who seem so sure. It takes it, to see how that goes on. It goes on as before, in perfect health. Keep the rest for a bad day.',
        {
          text: 'You set the spoon down and go back ten paces. {name} comes on its stilts, empties it, and goes back ten paces. You both watch for something to happen. It was perfectly well. Keep the bottle for when it is not.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} has seen where you keep your things, and how you roll up your sleeve, and from that it concludes {item}. It comes the whole way over for it, bends down, and notes that it was over too soon.',
        '“{item},” you say, and both ears of {name} come round like doors. It stands for it, with its long neck out, and observes your hands. It steps back. It steps forward again, to verify.',
        {
          text: '{name} makes a note that there is medicine in it. It makes a note that it is {item}, and crosses out the first note. It eats. It helps. The third note has a drawing.',
          when: ['item'],
        },
        {
          text: '{name} misses nothing, and has not missed the medicine. But it is {item}. So it gazes at the horizon for just as long as it takes to have missed it, and eats. It helps.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} took {item} to the edge of the wood and left it on a stump, where even the ants went round. In fruit, it might not have known.',
        'During {item} its eyes were fixed on a hill. It is still looking there. A smaller dose, in something ripe.',
      ],
      harmful: [
        'It folded where it stood. {item} was meant well, perhaps. {name} pants with its tongue on the grass. Get one who knows wild things, and do not try that on it twice.',
        'Within a minute the legs had begun to cross. {name} leaned its long head against you, at last, for this. {item} is not for it.',
      ],
    },
    discipline: {
      wanted: [
        'You take one slow step back from {name}, and it looks up from the neighbour’s papaya. It knows what a step back means. It has never been given one. It puts the papaya down and goes to stand by a tree.',
        '“That’s private,” you say, and {name} draws its head out of the bedroom window, where it had only been looking in, from the garden. It walks off on those stilts, and keeps its ears, as well as it is able, to itself.',
        {
          text: 'You say that the hens are not fruit, and stand until it has understood. {name} lowers its mane and writes that down. It will keep to the pears. It takes its place at the edge of things, ten paces farther out.',
          when: ['well'],
        },
        {
          text: 'You say what is not done here. {name} lifts one black stocking off the table, then the next, over the jug, over the chair, and touches nothing. It goes back to its edge of the room. The edge is further off.',
          when: ['well'],
        },
      ],
      little: [
        'You explain to {name} about the pear tree over the wall, and it has kept well clear of it, by a measured distance. It could show you the stone. It stands and hears you out, one black foot lifted, taking it down.',
        '“One does not stare in at windows,” you tell {name}, and it has given that up, as too easy. It looks at you with great attention while you speak. It would like to know what your hands are doing.',
      ],
      bad_time: [
        '{name} goes away backward on all four stilts, so as to keep its eyes on you: out of the room, down the passage, across the grass. It stops where you have become small enough to be safe.',
        '{name} stepped out from the edge of things, into the middle, in front of you, and you scolded it for the footprints. It never comes into the middle without cause. See what the cause is. The floor and the lesson can wait.',
        {
          text: 'You tell {name} how a good wolf behaves. It is not a wolf. You tell it how a good fox behaves. It is not a fox. At each mistake it takes one step back, and it has very long legs.',
          when: ['wary', 'well'],
        },
        'You raise your voice, and {name} writes it down. That is how it looks, with those ears. Then you see that its knees are trembling. Leave off. Find out what it needs, see to it, and teach it some other time.',
      ],
      loved: [
        'You said it by means of {item}, and from the right distance, and {name} came out of the melons at once. It has put down what it learned. It has also moved off by one pace, until further notice.',
        '{item}, and {name} lets go of the neighbour’s hat. It could find no fault with how that was done. It stands side-on, and looks at a tree. It can see you quite well from there, and it knows you know.',
        {
          text: 'You use {item}, and {name}, who learns by looking, looks. You do it once. It does it, on stilts. You had a fault in it, at the third step, and it has the fault too. It is proud of that step.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} regarded {item} as weather. It stood until it had blown over. Stand further off, and wait; that it reads.',
        'Upon {item} the mane went up, as for an umbrella. It came down when you were quiet.',
      ],
      harmful: [
        'Tracks show that it went through the fence and not over it. {name} is in the far corner with its back to a tree. {item} did harm. Leave that, and do not go nearer than it lets you.',
        '{name} shook until its teeth could be heard. That was {item}. All the paces that had been gained are gone. Begin at forty, with empty hands.',
      ],
    },
    sleep: {
      wanted: [
        '{name} folds its legs, and there are always more of them than one expects. You carry off the lamp. It has its chin on the last knee and looks out at the dark, where, for the present, nothing wants noting.',
        'You spread grass in the thicket for {name}, and it stands over it and thinks. Then it lets itself down, in sections, as one lays away a ladder. The ears remain up. You go on tiptoe. They allow you the tiptoe.',
        {
          text: 'Getting down takes {name} some time. One black stocking, then another, a rest halfway. You keep off, beyond the edge of the rug. Later it goes up again by the same stages, steady, and steps over the edge to your side.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} will not lie down while it is watched, so you go out and stand behind the door. You hear the legs put away, slowly, one, two, three, and the fourth. Much later you hear them come out again, all at once.',
          when: ['weak'],
        },
      ],
      little: [
        'You fold {name} up for the night, and it isn’t tired, so one leg comes out. You put it back, and another does. In the end it lies half open, like a map, with its big ears up.',
        '{name} lies down on the grass you cut, to see what it is like to be put to bed. It is like lying on grass. Noted. It gets up, section by section, to see what the owls are doing.',
        {
          text: '{name}’s legs have to be folded like a music stand before they will go under the blanket. It lies as arranged, not in the least tired, ears upright, observing what you do when you believe that somebody is resting. You hum, apparently.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You spread the blanket. To oblige you {name} folds up its stilts, one, two, three, four, like an easel, and looks about from down there. Then it unfolds them in the same order. It makes a note of the blanket.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is to be {item}, and {name} walks round its place, and round, and each time it is a little shorter, because another leg has been folded. At the last turn it is all down. It sleeps with nothing on watch.',
        'On account of {item}, {name} puts itself away, joint by joint, like an easel. It means to observe things for a bit. The ears tip, one east, one west. Things have gone on without it.',
        {
          text: 'You bring {item}, and {name} goes round it, taps it with a forefoot, listens, and hears nothing against it. It lies down a joint at a time. The ears stay up to see how this goes on. Then they want to know from closer.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} stood beside {item} and dozed upright, leg by leg. It wants grass, and nobody close.',
        'There were walls round {item}. {name} was found later in the open, folded among the thistles.',
      ],
      harmful: [
        'It was lying on its legs wrongly and could not get them out. {name} is trembling, now that you have it up. {item} is no resting place, ever.',
        'It has a cough and scorched whiskers, or it has that look. {item} did this to {name}. Move it to the river side, and take that away.',
      ],
    },
    reflect: {
      awake: [
        '{name} stands just outside the door with one long black leg in the air, and has since you sat down. You look at your hands for a good while. When you look up, the leg has been put down. Inside.',
        'You sit at one end of the meadow and {name} stands at the other, and a hare goes through between. You both turn your heads. Later it has come closer by about one hare.',
        {
          text: 'On the bank you sit, and {name} stands. After some while it begins to come down, in stages, knee, other knee, hip, until its face is level with yours. It is not a height it shows to people.',
          when: ['from_child'],
        },
        'Longest absence on the books of the grass: {wait}. {name} wore that ring there in the turf. It has walked you round it, once, and out at the gap.',
        'On the first of {days} days it stood at forty. You do not turn your head. The breath on your collar smells of hops.',
      ],
      little: [
        '{name} has seen you sit four times, and has you exactly. It turns its ears to the hill. Later.',
        'Nothing new was observed, on either part. {name} moves off to let the grass get up.',
      ],
      ill: [
        '{name} lies at the edge of the lamplight with its stilts folded. You leave the lamp where it is and go and sit out there. One huge ear turns to take this down, and then leans on you. Now bring what it needs.',
        '{name} lay with its long chin over your boots. You pulled a grass stem, and it watched you do that, and its breath slowed. Bring food, or medicine: see which it lacks.',
      ],
      asleep: [
        '{name} sleeps with its legs laid out before it, four black stockings, exactly as long as the distance it likes kept. You sit down beyond them. Some time later, without waking, it folds up one.',
        '{name} is asleep, its stilts laid together, and you sit down at the distance it likes. You measure with your eye. When next you look it is asleep still, and the distance isn’t what it was. One long leg lies in it.',
      ],
      shy: [
        'One black stocking is inside the room. The other three are in the passage. You look at your hands, and by and by there are two. {name} makes a note of how long you managed not to mention it.',
        'You sit in the chair in the meadow with your hands in your lap, and {name} observes the chair. It knows the chair. It has no complaint about it. Little by little, from over there, it begins to include you.',
        {
          text: 'You sit in the meadow, and {name} observes you from the trees. You take out a pencil, look over at it, and write something down. The head goes up. It turns, just slightly, to its better side.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'wolf apple':
        '{name} carried the wolf apple up the rise, set it down and looked at it against the sky. It is named after one of its parents, or neither. It ate it, core last, and spat three seeds where you were standing.',
      'lobeira fruit':
        'You cut the lobeira fruit in two and gave it both. {name} ate the left half, with a foot on the right. The house smelled of hops. There will be a bush by the step.',
      'ripe banana':
        '{name} was handed a ripe banana and peeled it, downwards, with its front teeth, looking you in the face. That had been observed, from the hedge, in the spring. It ate it in two. The skin was given to you, folded.',
      guava:
        'The guava was smelled from six sides. Then {name} threw it, once, straight up, for it knows what it likes, and took it out of the air beside your ear. A seed was left on your collar, to see.',
      armadillo:
        'It rang when you set it down. {name} tapped the armadillo, listened, and tapped again, as one who has called before. Then it was opened, along the hinge. The shell was placed upon the chair, which had never had anything.',
      'field mouse':
        'One field mouse, in long grass. {name} stood with its foot up until you had forgotten it. There was a leap, all four, higher than the gate. It came down, swallowed, and put the other three feet after the first.',
      papaya:
        'You held half a papaya, like a boat, and {name}’s long face came down into it. The ears remained outside. When it was lifted the boat was scraped to the rind, and the seeds stood in a ring, black, on your palm.',
    },
    play: {
      'tall grass walk':
        'You went on the tall grass walk with your hand up, so as to be found. Of {name} you had two ears and a lane. At the end of that was the stream, and it moved over, to share the bank.',
      'fruit foraging':
        'At the fruit foraging you had the basket, and it had the reach. It picked, and you held. {name} ate one in three, and put one in three back on the branch, facing the sun. You came home with the remainder.',
      'ground tapping':
        'It tapped, and a beetle ran out. You tapped, and there was none. For ground tapping, you were shown, one uses the outside of the foot. You took off your boot. {name} lowered an ear beside your toes, and waited with you.',
      'distant watching':
        'You both had the hill for the distant watching. A cart went along it, and stopped, and went on. {name} did not say a word. It moved its head by as much as you had missed, and you saw the second man.',
      'scent post marking':
        'The third post was due, and {name} saw to the scent post marking with its eyes on the horizon. You leaned upon the fourth. It came and looked at that, and at you, and decided that you could stand for it.',
      'termite mound visit':
        'You brought a chair along for the termite mound visit. They were at the east wing. {name} bent down to the door, all that neck, and looked in, and somebody came out and looked up. Both went back to work.',
    },
    clean: {
      'dust bath':
        '{name} let itself down into the dust bath like a crane being laid up. There was a cloud, with stockings in it. It rose, shook, and was red. You were also red. It walked round you to compare.',
      'mane picking':
        'You stood on a box for the mane picking, and {name} told you by a shiver where to go next. Burr. Burr. Feather. It rose under your fingers, the whole crest, and there was no umbrella for miles.',
      'stocking leg rinse':
        'Four pails for the stocking leg rinse, one to a leg. {name} put each foot in, as one posts things. You worked down, and the black came up blacker. Then it lifted out all four, in order, and left you the pails.',
      'grass rub':
        '{name} lay over in the wet grass and went along on one shoulder, pushing with its stilts, as far as the ditch. It did the other side coming back. You got out of the way of the grass rub twice.',
      'tick combing':
        'You counted aloud at the tick combing, and {name} watched your lips. At eleven it held up a foot. There was one more, behind the ear. It had been under observation since Sunday, and was let down in the road alive.',
      'stream wading':
        '{name} went stream wading with its head up and its tail clear. Minnows passed between its legs, in both directions. You sat on the stone and washed your own. It came up beside you and looked at how little of you was wet.',
    },
    sleep: {
      'savanna grass bed':
        'You tied back the stalks, and {name} went round inside three times and pulled them to. The savanna grass bed closed at the top. Two ears were left in the thatch. A little later, so it was seen, there was one.',
      'thicket shade':
        '{name} went into the thicket shade red and became leaves. You looked for some time. There were nine dark lines in there, and four of them were legs. You sat down outside. A hum, half a bark, came through the stems.',
      'dusk crickets':
        'You stopped the clock for it. Outside were the dusk crickets, forty, or forty-one. {name} stood by the sill and turned an ear to each. When it had come to the last, it folded, front, back, and left the window to you.',
      'riverbank hollow':
        '{name} tried the riverbank hollow with a foot and the bank answered. It lay down along it, legs to the water. You threw in a leaf upstream. It was watched, from one eye, all the way by.',
      'cerrado breeze':
        'You opened both doors to the cerrado breeze, and it came through with seeds in it. {name} lay between, and its mane was combed from left to right. Its nose moved. It was somewhere taller than this, and asleep there.',
      'solitary clearing':
        'In the solitary clearing there were {name}, a stump, and yourself at the edge, going. It watched you as far as the trees. You turned round once, and all three were in their places, and one had shut its eyes.',
    },
    medicine: {
      'kidney worm dewormer':
        'The kidney worm dewormer was put in a fig, and the fig in your open hand. {name} looked through the fig. It ate it, nevertheless, and then stood still a while, with its ears turned inwards, to hear how they took it.',
      'wildlife vet exam':
        'A stranger came for the wildlife vet exam, with a bag and no umbrella. {name} kept close to your shoulder. It was asked again, fox or wolf. It looked at you, and you said that you had never liked to ask.',
    },
    discipline: {
      'marked boundary':
        'You put in four pegs and a string, and there was a marked boundary round the peas. {name} walked it, both left legs, both right, tapping at each peg. It then lay down along the outside, and kept off the rabbits.',
      'low hum':
        'You did not call out. You gave the low hum, from the chest, and {name}, with your hat half planted, looked up. It hummed too. It dug up the hat, shook the earth off, and set it back on you, a little crooked.',
    },
  },
  refusals: {
    asleep: [
      '{name} is folded up in the grass and takes nothing. It will rise at {wakes_at}. Sitting down near it has been seen to help.',
      'Do not wake it; the legs come out in the wrong order. {name} wakes at {wakes_at}. Until then there is room beside it to sit.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It was grey at dawn and is red at dusk, and in between the legs came. It looks down at the ground, which used to be here.',
      'First seed planted, by accident, from the chin. {name} is one day old and has stood over the place until dark, to see.',
    ],
    teen: [
      '{name} is half grown, chiefly upward. It has walked into the same washing line three times, and moved on to studying washing lines. Keep its meals to their hours; something is taking root.',
      'At three days the mane has come in. It rose by itself, at a neighbour’s umbrella, and {name} was as startled as the neighbour. Feed it when it is due.',
    ],
    high_care: [
      '{name} is grown, a {form}. The grass leans to it from both sides as to a low sun. It stands at one pace from you, and that one is for seeing your face.',
      'A {form} was observed at the end of the orchard, red-gold, and there was no telling which trees it lit and which were ripe. {name} had planted all of them.',
    ],
    balanced: [
      '{name} is grown, a {form}. Its path goes over three hills, with fruit at the stops. It passes your gate each dusk, and turns in.',
      'Left legs, right legs: the {form} goes by at the same hour from ridge to river, and you could set out seedlings by it. {name} does.',
    ],
    low_care: [
      '{name} is grown, a {form}. It went back by a pace for each day that no one came. You see the grass part, a long way out, and close.',
      'There is a bark at dusk, and no animal. {name} became a {form}. But there are seeds on the sill some mornings, laid in a row.',
    ],
    rescue: [
      '{name} is grown, a {form}. It walks left legs, and then the right one, and it has worked that out with care. Where it fell a tree came up. You are to eat of it first.',
      'It was down, and was seen to be down, and somebody crossed the whole clearing at a run. {name} is a {form} now. It has not once moved back from you.',
    ],
  },
  trust: [
    'This evening {name} stood at ten paces and looked at something else. So far it had always looked at you.',
    'A seedling was found in the pot on your windowsill, set deep and trodden firm. It must have reached in, on those legs, while you slept.',
    'You opened an umbrella, forgetting. The mane went up. {name} looked at who was under it, and the mane came down.',
  ],
  streaks: [
    'Ten meals in season. Ten seeds in a row along the fence, and {name} at the end of it, earth on its nose.',
    'Twenty-five. The ground was asked about you, and answered at once.',
    'At the fiftieth meal in time {name} was seen to wait by the door, on the mat. It had never before stood on anything woven.',
    'One hundred. The row goes to the river. {name} walked you along it, left feet, right feet, and stopped at each until you had looked.',
  ],
  ages: [
    'Ten days. Two leaves have opened where the first seed fell.',
    'Thirty days seen through, dusk by dusk. {name} has missed one, on account of a beetle.',
    'A hundred days. The saplings come up to its knee, and on {name} that is a good height.',
    'One year, observed from the edge. There is fruit. {name} bit into the first, and put it down halfway between you.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['wolf apple', 'lobeira fruit'] },
      wish: 'A tree was described to the ground just now, by tapping, and the ground knew it at once. {name} has turned its ears to the basket. Wolf apple was meant. Lobeira is the same in another mouth.',
      granted: 'Eaten in rows, as it grew. One was left over, for the hole that had already been dug.',
    },
    {
      by: { action: 'feed', item: ['guava', 'papaya'] },
      wish: '{name} has stood for a time beneath the kitchen table, which is a low kind of tree. Nothing has dropped from it. It would look favourably on guava, or papaya, dropped.',
      granted:
        'You let it fall off the edge. {name} watched it come down with deep satisfaction, and let it lie a moment, so that it should be windfall.',
    },
    {
      by: { action: 'feed', hours: [17, 21] },
      wish: 'There is an hour when the light lies down in the grass and everything in it stands up. {name} would like to be eating then, at the edge, and to be seen by nobody but you. From five till nine.',
      granted:
        'Three things were observed at once: an evening, a bowl, an animal between them. The animal was content. It asks to have that struck out, and then asks to have it left in.',
    },
    {
      by: { action: 'play', item: ['tall grass walk', 'ground tapping'] },
      wish: 'The grass by the fence has gone to seed and hides your knees. That is how it ought to be for everyone, in {name}’s view. Walk there with it, or come and tap.',
      granted:
        'You could not see where you trod. It walked before you, left legs, right legs, and each time the ground was told that somebody else was coming.',
    },
    {
      by: { action: 'play', item: ['distant watching'] },
      wish: 'Over there is a man mending a gate. {name} would like to play at distant watching, with someone to nudge. It is played sitting. The man is not to know.',
      granted:
        'He dropped the hammer. You were nudged. It was the most violent thing that has been seen of {name}, and it was soft as a nose.',
    },
    {
      by: { action: 'play', item: ['termite mound visit', 'fruit foraging'] },
      wish: 'Calls are owed, it appears, on the far side of the meadow, to some people in a mound. {name} does not care to go empty-mouthed. A visit, then, or first some foraging.',
      granted:
        'They were at home. {name} stood by while the hostess laid, and left as soon as was polite, which was late, by the look of your watch.',
    },
    {
      by: { action: 'clean', item: ['stream wading', 'stocking leg rinse'] },
      wish: 'The stockings have been seen in the pond, upside down, and they were not black. {name} would wade if there were a stream. Or they could be rinsed, from the top.',
      granted:
        'The river was let between all four, and took its time. {name} watched the mud go round the bend, to see how it went on.',
    },
    {
      by: { action: 'clean', item: ['mane picking'] },
      wish: 'There is a place at the top of the neck that {name} has never seen, for all its height. It is told that a burr has settled there. If you would pick through the mane, and describe what you find?',
      granted:
        'You described the burr. {name} asked, by one ear, for the colour, and you told it. It has been up there with the weather the whole time, and now it has been seen.',
    },
    {
      by: { action: 'sleep', item: ['thicket shade', 'savanna grass bed'] },
      wish: 'It has tried the lawn, and its ears stuck out. It has tried the border. {name} would like to be put to rest somewhere as high as it is: a thicket, or the long grass.',
      granted: 'Folded, and not to be found. You went by at two yards, on purpose, and did not see it with great care.',
    },
    {
      by: { action: 'sleep', item: ['dusk crickets', 'cerrado breeze'] },
      wish: 'Silence makes it listen. For sleep {name} needs to be told something dull by a great many voices. It knows a breeze that would do, or crickets.',
      granted: 'They said the same thing eleven hundred times. At some point {name} believed it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It has come to notice that you are seldom seen from above the left shoulder, seated. {name} would value the opportunity. Nothing need be done. A chair could be spared.',
      granted:
        'Seen: the parting, an ear, one hand, how it opens. {name} remained for the whole of it, and afterwards stood a while where you had been.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Your arrivals have been studied. {name} finds that it has nothing on how you leave. Sit with it, go, sit with it a second time, go, and let it be today.',
      granted:
        'Both departures were observed. You look back at the same place, by the third tree. The tree has not been told.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The seed that was sneezed',
        shape: 'acorn',
        text: 'It had stuck to its nose, and went further than any planted on purpose. {name} dug it up again for you, since you had laughed.',
      },
      {
        name: 'A light that was left on',
        shape: 'bulb',
        text: 'From the porch, still faintly warm. {name} watched it through many evenings before it was taken down, and holds that it is not out, only off.',
      },
      {
        name: 'The hat',
        shape: 'crown',
        text: 'It was planted at the edge of the field. Something has come up: the brim is wider, and there is a leaf in the band.',
      },
      {
        name: 'The rib of an umbrella',
        shape: 'peg',
        text: 'A gale killed it in the lane. {name} has been to look at it, with its mane up, and then with its mane down, and has brought you the evidence.',
      },
      {
        name: 'One from the barn owl',
        shape: 'feather',
        text: 'It fell when the owl did. {name} returned the owl.',
      },
    ],
    return: {
      name: 'A piece of root',
      shape: 'thread',
      text: 'It was behind its ear, and went a long way down. {name} has shown you which end somebody had hold of.',
    },
    streak: {
      name: 'What the ground said',
      shape: 'stone',
      text: 'A pebble came up where the twenty-fifth seed went in. It is short, and to the effect that you are expected.',
    },
    hundred_days: {
      name: 'Blossom off the first tree',
      shape: 'flower',
      text: 'It opened on the hundredth day. {name} looked into it until it shut and has nothing to add.',
    },
  },
  release: [
    'You opened the gate on the grass side. {name} walked out to forty paces, turned, and looked until it had all of you. Then two ears went away over the seed heads, left, right.',
    '{name} taps the doorsill, and listens, and goes. Behind it along the path the trees stand in the order in which you fed it.',
  ],
  dying: {
    neglect: [
      'It barked at dusk, once, as it did. Nothing answered. {name} folded its legs in their order, and the grass shut over it.',
      'No one came into the clearing. {name} watched the place where they would have stood until it could see it no longer.',
    ],
    hunger: [
      'It was found among its seedlings, which were four inches high. {name} had not bitten one of them.',
      'The bowl was looked at from every side. It stayed as it was. {name} lay down on the south side, in the sun, and died there.',
    ],
    illness: [
      '{name} stood with its feet together until the wind changed. Then it came down slowly, the way a tall thing does, and lay still.',
      'The mane lay flat, the ears tipped over, one, then the other. A moth sat down on {name} and was not looked at.',
    ],
    poison: [
      'It looked before it ate, as always. There was nothing to be seen. {name} went nine paces from what it had been given, and fell.',
      'What was set down for it was not food. {name} was dead by dusk. Nothing will come up there.',
    ],
  },
  returned: [
    'The earth was tapped from below, twice. {name} has got up out of the grass, one stilt after the other, with a root behind its ear.',
    'At the edge of the clearing, where there was nobody, two ears. {name} is looking. It comes nearer by one.',
  ],
  epitaph: {
    openings: [
      'Stand off a little. From there you can see {name} best.',
      'Something green will come up here. {name} is under it.',
      '{name}, red-gold, seen standing at the edge. It looked at all of us kindly.',
      'Tap twice with your foot, and listen. {name} is told of you.',
      { text: 'Fox or wolf? The result was not in when {name} left.', when: ['from_child'] },
      {
        text: 'The chair is to stay where it stands. {name} had not finished with it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It watched for somebody. Nobody was seen.', 'The clearing had one animal in it, and then none.'],
      hunger: ['It planted, and there was nothing to eat.', 'No fruit fell, and none was brought.'],
      illness: [
        'It came down as tall things do, all at once.',
        'It was ill, and it stood for as long as could be stood.',
      ],
      poison: ['It looked first. It did not show.', 'It ate what was not fruit, from a hand.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Wind from the river, grass to the chest, one firefly. You saw somebody dance, and from the feet it was you. You will not go into that. You report: a guava rose, a guava fell. The sky was left on rather late. You say what was there and let others say what it was like. There is one more thing to be seen, and it needs two. Let your keeper come out into the tall part and run.',
      'You are {name}, and from up here there is a great deal of evening. Left legs, right legs; it goes by on both sides. A seed you had forgotten has split its coat. You do not say glad. You say: two leaves, and the dew on them held. Let your keeper walk down the row with you now, at whatever distance, and look at each. You will stop at the good ones.',
    ],
    content: [
      'You are {name}. You stand in your four prints. A beetle has gone from the stone to the root and is going back. Somebody in the house has lit a lamp, carried it, set it down. You speak as you see, in order, with nothing added. Conclusions are for birds. You would like your keeper to come to the door and stand in the light there for a while, where they can be observed.',
      'You are {name}. For {days} dusks you have watched the same animal come out at the same door. It drops things. It hums. It has been seen to lift a snail. You began at forty paces, and the number has been falling, and you have looked into why, and the ground says: that one. You only report it. Let your keeper sit on the step. You will be along.',
    ],
    bored: [
      'You are {name}. Dusk: same. Bush: same, with moat. You barked and listened, and what came back was the bark. You have tapped all over this ground and it has begun to repeat itself. It is not for you to say that something is missing. But you have been seen looking over the hedge. Let your keeper come and start something in the grass, and let it be a thing you have not watched before.',
    ],
    hungry: [
      'You are {name}. The bowl has been viewed. From the north: empty. From the south the same, and from above, where you mostly are. You stand beneath the tree with your mouth ajar, in case. Nothing is falling. You put down what you see and draw no inference. There is a hollow, about so big, with stilts under it. Let your keeper bring fruit, or whatever is ripe, and step back four.',
    ],
    starving: [
      'You are {name}. The grass is moving and it is not the wind, it is you. You went along the row and smelled each leaf. They are children; you let them be. The ground was asked and said nothing, or it said wait. You have waited. Your report grows short. Legs: far down. Bowl: bare. Let your keeper bring food now. You will not step back. You will eat it where they stand.',
    ],
    sick: [
      'You are {name}. Your feet are together. You are holding them there by looking. An umbrella passed, and you saw your mane not rise, and that is a sign, you would write that down. The water is gone, and you are thirsty for it. The hill comes and goes. You describe this as calmly as you can. Let your keeper come in close, as close as they need, with the medicine, in something soft.',
    ],
    failing: [
      'You are {name}. The sky has gone up a long way. You are where the beetles are, and there is one blade, very green, with a light along it. You are observing that. It is what there is. Somewhere are your legs. Steps are coming, nine, eight, and you do not go back; you could not, and you would not. Let it be your keeper. Medicine, now. Let them come to none.',
    ],
    near_death: [
      'You are {name}. The grass has met overhead. It is gold in here, and then it is less. You barked at dusk, or thought it. You kept a distance all your life so as to see well, and there is nobody at the end of it. You would give up every pace for one knee in the grass, here. It need not bring anything. Let it only come into view.',
    ],
    asleep: [
      'You are {name}, asleep, folded. The grass is the right height at last. It goes over your ears, and you walk in it as small ones do, seeing nothing, and are not afraid. Under each foot the ground speaks in whole sentences. All the seeds you ever dropped are up and have lamps in them. If somebody sits down there among the stems, turn an ear. You know that breath. It is at no distance.',
    ],
    shy: [
      'You are {name}. An animal, upright, no mane, has come into the clearing. You are at forty. From here it has two hands, a habit of sitting, and so far no umbrella. You do not dislike it. You have not seen enough. Things that run up to one are dogs, or fire. Let it stay out there in plain view, doing something slow, and return to the same spot. You will see to the paces.',
    ],
    back_from_death: [
      'You are {name}. You were under it. You have always tapped and listened; now you know who answers, and you will not say. It was not unkind. There were roots, and somebody called down them. Light: strange. Legs: four, long. You are standing nearer to the house than is your custom. Let your keeper be seen often today, and let the food come at its hour, as a thing one can write down.',
    ],
    hurt: [
      'You are {name}. You looked first. Put that down: it looked like what is given. Then it was inside, and there was fire in a dry month, running. You are in the thicket with your back against a tree. The hand was the usual hand. You cannot make these two agree and you do not try. Let them carry it off the land. Then let them stand at forty, with nothing in their hands, and begin again.',
    ],
  },
}

export const MANED_WOLF: Species = {
  slug: 'maned_wolf',
  name: 'Maned Wolf',
  family: 'dog',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 10,
  hunger_decay_per_hour: 0.8,
  happiness_decay_per_hour: 0.5,
  innate_traits: ['solitary', 'stoic'],
  personality:
    'Neither fox nor wolf, it stands on stilts at the edge of things and takes notes. Eats fruit, keeps its distance, misses nothing.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['wolf apple', 'lobeira fruit', 'ripe banana', 'guava', 'armadillo', 'field mouse', 'papaya'],
      play: [
        'tall grass walk',
        'fruit foraging',
        'ground tapping',
        'distant watching',
        'scent post marking',
        'termite mound visit',
      ],
      clean: ['dust bath', 'mane picking', 'stocking leg rinse', 'grass rub', 'tick combing', 'stream wading'],
      medicine: [
        'bladder stone diet',
        'kidney worm dewormer',
        'taurine supplement',
        'wildlife vet exam',
        'mange treatment',
        'parvo vaccine',
      ],
      discipline: [
        'wider distance',
        'steady observation',
        'slow step back',
        'low hum',
        'quiet withdrawal',
        'marked boundary',
      ],
      sleep: [
        'savanna grass bed',
        'thicket shade',
        'dusk crickets',
        'riverbank hollow',
        'cerrado breeze',
        'solitary clearing',
      ],
    },
    harmful: [
      'all meat diet',
      'high protein kibble',
      'crowded kennel',
      'brush fire',
      'highway crossing',
      'pesticide',
      'petting crowd',
    ],
  },
  appearance: {
    look: 'a stilt-legged red-gold canid with black stockings, a dark crest of mane and huge upright ears',
    colours: ['#c8642a', '#f2dcc0', '#1d1715'],
  },
  figure: {
    muzzle: 'long',
    ears: 'bat',
    tail: 'puff',
    eyes: '#d9a441',
    body: 'standing',
    skull: 'narrow',
    earSize: 0.86,
    tailTip: 'belly',
    extras: ['crestmane', 'stockings'],
    tailSize: 0.85,
  },
  book: BOOK,
}
