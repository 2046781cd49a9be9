/**
 * The Maine Coon wants to be of use and not in the way. It fears treading on somebody.
 * Three odd facts. No news of its growth has reached it: it goes by the size it was in the shell, tries teacups, and begs
 * pardon of door frames. Its voice is a chirp no bigger than a sparrow’s, and it believes that this is a real bird, which
 * has settled in its ruff, and for whose sake it never rolls over quickly. And it will not drink the moon: it scoops the
 * water out of the basin with one paw until it is sure that nobody’s light is in there.
 * It hoards what has been washed up, cones and corks and driftwood, and one great pine cone that is for somebody. Its body
 * is a harbour with weather round it: storm-collar, snowshoe paws, tufted ears that read the wind, a tail like a broom,
 * which it lends out. It eats in slow careful mouthfuls. It sleeps at full length, and there is a good deal of length.
 * It sulks by lying to at the back door, head to sea. It trusts as a ship makes fast, one line after another: a paw, a
 * chin, and at last the whole weight. It never shuts a door on anyone, never lands without a chirp, never hurries.
 * Its keeper is the mainland.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg is as big as a hatbox, and the chirp in it would fit a thimble. Then a wide soft paw lifts off the shell in pieces, and sets each one down without a click. {name} climbs out and keeps on climbing out.',
    'The egg is a large one, and creaks like a dinghy. It parts, and a paw steps out, broad as a biscuit, and waits for the shell to stop rocking before bringing the other. Then {name} looks up and says, tinily, prrp.',
    {
      text: '{name} has come out of its egg backwards, all snowshoe paws, so as not to break any more of it than it must. It fills the basket. The chirp that follows is so small that you look round for a bird.',
      when: ['from_child'],
    },
  ],
  looks: {
    thriving: [
      '{name} is helping you wind wool. That is, it has lain down in the wool, and is about the right shape. You go round it with the end. It holds quite still, and has never been so useful.',
      'A real sparrow sits on the sill and chirps, and {name} chirps. They have the same voice. The sparrow looks round for the other one, in and out of the curtains, straight past something the size of a sofa.',
      {
        text: '{name} is hours old and big as a loaf. It sees somebody, which is you, and is so glad that it fills itself with air to the ruff and opens wide. Out comes one small chirp. It looks round for the sparrow.',
        when: ['baby'],
      },
      {
        text: '{name} is the size of a loaf, with four paws laid out in front like boots bought to grow into. It sees you. It opens a mouth in which one could lose a thumb, and out of it comes a sparrow.',
        when: ['baby'],
      },
      {
        text: '{name} comes downstairs like furniture being moved with great care, passes the teacups, and chirps. Then it tries a quarter of its weight against your leg, and waits to see that you are all right, before the rest.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Before you can look in, the door opens. It is {name}, doing it with one enormous paw, slowly, on account of your nose. It wants nothing. It chirps, very small, and closes the door with you on the inside.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} comes onto your lap in four instalments, with a chirp before each to ask if it may. After the third you cannot see the table. After the fourth you cannot see the door. Your cup has not so much as rocked.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} comes the length of the dresser between the teacups, broom tail and all, and not one of them rings. Then it steps off on to you, who are not china, with everything it weighs. It says one sparrow’s word.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'There are nine teacups on the shelf, and along the shelf, between them, comes {name}, like a barge through moored boats. Not one rings. It steps down onto you with its whole weight. You, it does not worry about.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is in splendid spirits and about the size of the sofa, and would rather you did not come near, so it is hiding behind a teacup. It is being very careful with the teacup.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You open the door an inch. A snowshoe paw comes up and closes it again, so gently that there is no click. Behind it {name} chirps, small as a sparrow and perfectly happy. It is not talking to you.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'There is a ladybird on the floorboards, and {name}, coming the other way, stops. It works out where each of its paws will go. It goes the long way round by the dresser, and chirps when it is past.',
      'A teacup stands on the floor, and {name} is lying round it. It had wished to pass, and thought of its tail. Presently someone will want the cup. The long whiskers rise over it and fall, and do not touch the rim.',
      {
        text: '{name} has come in among the tea things, one great paw at a time, without a chink, and reached the middle of the table. From there it cannot turn round. It is not troubled. Sooner or later somebody will finish a cup.',
        when: ['well'],
      },
      {
        text: '{name} sits in a shoebox. One paw is in the shoebox. The rest sits round it with an air of being snugly put away, and looks out at you over sides that it supposes to be there.',
        when: ['well'],
      },
      {
        text: '{name} lies the whole length of the sideboard among eleven teacups, not one of which has been moved. As you pass, the great tail is lifted over the smallest and held there until you are by. It chirps, about a thimbleful.',
        when: ['well'],
      },
      '{name} has carried something up from the yard, for old times’ sake, and lies with one big paw on either side of it. It is only a leaf. What it is thinking of is this: {loved}.',
    ],
    curious: [
      'The tap runs. {name} puts a mitten under it, watches the water come off at five places, and turns the mitten over to see how it got through.',
      '{name} has its whole head in the coal bucket. It says something in there, and the bucket says it back, and it looks out at you, black to the ears, to ask whether you knew.',
      'A very small box has been left on the table. {name} looks at it as one looks at a house one was born in, and sets a paw in it, and thinks that two would do.',
    ],
    bored: [
      '{name} lays a feather on your knee, not a barb of it bent, and draws back the great paw in case you were busy. It chirps. Then it takes the feather away again, so slowly that you could easily stop it.',
      '{name} has dragged its tail up the corridor and down again, and the corridor is swept. In the middle of the clean strip it has set one cork. It would not dream of asking. Kneel at the far end and roll it.',
      {
        text: 'You lean the great pine cone against its paw, and it does not roll it. {name} lies with its ears at half mast and its tail brought in. Come aboard, and dabble your hand in the water dish till it does too.',
        when: ['sad'],
      },
    ],
    due: [
      'The empty dish stands in the middle of the floor, and {name} lies all the way round it, chin to tail, like a harbour with no boat in. It can wait. But its meal is due. Bring it in.',
      '{name} lies round the empty dish like a harbour on a day with no boats. It has not touched it, as dishes break. Out of the middle of all that cat comes one very small chirp. The meal is overdue.',
      {
        text: '{name} has set one paw in the empty dish, and the paw fills it to the rim. It studies this. It looks up past its storm collar and chirps, in no distress, only asking. Something else belongs in there. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'A chirp, and you look about for a sparrow, and it is {name}, all paws, sitting in the empty dish, which it just fills. It got in to see if the meal was underneath. It was not. Bring it, please.',
        when: ['baby'],
      },
      {
        text: '{name} has withdrawn to the far corner, so as not to be thought to be waiting. From there one foreleg reaches out across the entire floor, and a single toe rests on the rim of the dish. The meal is overdue. Fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} takes up most of the kitchen, its broom of a tail gathered in on account of the teacups. It chirps once, so small that you could decide not to have heard it. It has left you that. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has been carrying its empty dish after you from room to room, and each time you turn round it sets it down without a click and studies the ceiling. It does not like to interrupt. The meal is late. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} has not liked to mention it. It sits in front of the dish so that you need not see it empty, with as much of itself as that takes and a good deal over. Then a very small chirp gets out. Feed it now.',
        when: ['well'],
      },
      '{name} opens the larder with one claw, looks, shuts it without a click, and sits down beside it. It would not dream of helping itself. It is only mindful of the hour. Its meal is due. Please serve it.',
      {
        text: '{name} is careful with feelings, and turns its head so that you need not see how little it trusts you. It is harbour-sized, and cannot lift one snowshoe paw. The meal is overdue. Bring it, and be careful too.',
        when: ['wary', 'weak'],
      },
      {
        text: 'There is a chirp, no bigger than a sparrow. It was not for you. It was {name}, trying to get up. It lies the length of the hall and faces the other way. The meal is overdue. Carry it round to the front.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has opened the pantry with one snowshoe paw, touched nothing, and sat down against the door to hold it for you. The chirp, when it comes, would fit in a thimble. Its meal is overdue. Please feed it now.',
      'There is a sparrow in the kitchen, you think. It is {name}, behind the door so as not to press, sitting beside a bowl it has moved with great care to where you might trip on it. It is hungry. Feed it now.',
    ],
    starving: [
      '{name} lies along the larder door, which one snowshoe paw could have had off its hinges, and has not touched it. It asks instead. The chirp is so small now that you took it for the hinge. Feed it at once.',
      '{name} lies the length of the hall with one great paw against the kitchen door. The door is ajar, and the paw has not pushed. Its mouth opens on a chirp and there is no chirp. It is starving. Feed it at once.',
    ],
    weak: [
      '{name} stops at the foot of the stairs and thinks up every one of them. Then it lies down there, as though it had meant to, paws tucked in from under people’s feet. It should have rest, or medicine.',
      '{name} comes down the table between the teacups, and touches one. It does not fall. {name} stands there until it has stopped ringing, and then gets down by the chair. It has eaten. It should have medicine, or a good rest.',
      {
        text: '{name} stands aside for you, and keeps standing aside, along the wall, because the wall is holding it up. The broom of its tail trails. It would not trouble you. See that it has medicine, or rest.',
        when: ['wary'],
      },
      {
        text: 'Trill upon trill comes out of the ruff, and under it {name} lies hove to, smiling, with its legs gone from under it. The bird may stay up. The cat should have a dose and a rug.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has walked the length of the hall, and behind it the floor is clean. The tail has taken everything: sand, thread, a button, a stamp. It chirps at the weight. The hall is done. Now wash the cat.',
      'Wherever {name} sits down there is afterwards a little garden. It looks back at it each time, and tries to sweep up with its tail, which is where most of it came from. Two days of that will do. Please wash it.',
    ],
    sick: [
      '{name} went down in the doorway, all that length of it, but the tail has been tucked in so that the door could still be shut. It chirps, for being in your way. Under the ruff it is burning. Give it medicine now.',
      'You listen for the small chirp of {name}, and there is none. It lies across the cold hearth, its ruff gone flat, and as you bend it moves its tail for you, so that you shall have somewhere to kneel. Bring medicine.',
    ],
    failing: [
      '{name} lay down behind the door rather than push it and knock somebody over. You get it open by inches, against the weight. The mouth makes the chirp and nothing comes. Medicine and food at once, or it will die.',
      '{name} was careful not to lean on you, always. Now the whole of its weight lies over your knees, all the ruff, all the paws, and it does not know. Do not move it. Medicine, at once.',
      {
        text: '{name} lies in the passage like something the sea has left. It hears you, and one snowshoe draws in, a very little, so that you can get by. Do not get by. Medicine, at once.',
        when: ['wary'],
      },
      'So large a cat, and {name} hardly lifts the ruff with breathing. You put your ear to it. Where there was always a bird there is nothing, and then, a long way in, a flutter. Medicine, at once.',
    ],
    near_death: [
      'Even now {name} has drawn in its broom of a tail, so that nobody should trip coming through the door. The chirp, when it comes, hardly stirs the ruff. It has hours. Come and sit against that great side, and stay.',
      'You lift {name}, bracing for the weight, and come up too fast. There is only coat. It rests a broad paw on your sleeve, claws well in, so as not to pull. Hold it, care for it, and do not leave.',
    ],
    asleep: [
      '{name} sleeps like a ship at its mooring. The blanket rises, and the boards creak, and at the bottom of every breath comes one chirp the size of a pea. A spider has made fast to its left ear. Leave them both until it wakes.',
      '{name} asleep takes up the landing, all but a clear path one foot wide along the wall, with the broom of a tail folded well out of it. It has thought of your feet. Go by softly. Nothing is needed until it wakes.',
      'In the dark there seems to be a second rug. It rises a little and sinks a little, and somewhere in its dreams a very small bird is asking to be let in. Step over {name}.',
    ],
    asleep_in_danger: [
      '{name} is asleep, and rides too low. There is hardly a rise and fall to see by. Lie alongside it now: reflect, and stay near until it wakes at {wakes_at}, and look after it then.',
      'The paw that hangs over the side has closed upon nothing. Put your sleeve there, and sit by {name} through this. It wakes at {wakes_at}.',
      {
        text: 'It has gone to sleep curled round the dry basin, in two turns. There used to be only one turn to be had of it. Sit beside {name} now, and have the basin full at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has got in behind the teacups. It is as big as the cupboard they came out of, and not one of them has rattled. A chirp comes from back there, then nothing. Sit down quietly, and do not reach for a cup.',
      '{name} is behind the curtain, and the curtain has a tail like a broom. It is holding its breath, for fear of using up yours. Sit down on the floor and breathe slowly, so that it may.',
      {
        text: 'You look in, and {name} puts up its storm collar, opens its mouth and tells you to go away. It comes out as a chirp the size of a crumb. Sit down quietly. Don’t say that it was sweet.',
        when: ['baby'],
      },
      '{name} has seen a harbour shut before now. That was {wait}. It lies off beyond the rug, with one eye on you, and would like to see you sit there till the tide turns.',
    ],
    back_from_death: [
      '{name} goes about opening doors, one after another, softly, and looking in, and leaving them open. When it has got to yours it comes in, and with one large paw, very gently, shuts it behind itself.',
      'Since it came back {name} has set its paws down all over the house as if the floors were thin. Now it tries you, one snowshoe, then another, then the whole weight. You creak and hold. It chirps.',
    ],
    old: [
      'Small things come to {name} of their own accord now, mice even, and lie down along it, out of the wind. It holds quite still and looks straight ahead, as piers do.',
      '{name} takes longer over the water. It has scooped out, in its time, a good many moons, and lets them go over the side, and drinks, and there is one left.',
      'It has lain {days} days in this berth and the boards have taken the shape. {name} begs pardon of the floor each time it gets up, and each time it lies down.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'All of {name} folds down to the dish, storm-collar held clear of the edge, and eats without a clink. When the last is gone it chirps, and sets the dish straight with a paw the size of it.',
        '{name} eats in mouthfuls so careful that you hear each one being put down inside. It licks the dish, turns it by a hand, and licks it from there. Then it looks under it, in case it has worn through.',
        {
          text: 'One snowshoe paw has come down in the meal. {name} lifts it out, looks at the great print it left, and gives a very small chirp. Then it eats all the way round it, leaving the print standing. It may be somebody’s.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name}, who is new and mostly paws, goes with great care round your teacup to get to the dish. Its tail does not. You catch the cup. It looks back at the tail, appalled, and eats with that held down under one snowshoe.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} lifts the dish by its rim, spilling nothing, and carries it through two doors, closing each of them softly with a hind foot. From a long way off comes one chirp. It had waited until it was alone.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} waits until you are in the other room. Then comes the smallest sound, for a cat that fills the doorway: the dish being moved off the creaking board. It eats there. When it has done, it moves the dish back.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'A cup has been left beside the dish. {name} lifts its broom of a tail over it going in, and again coming out. Then it leans on your leg: an ounce, a pound, and, since you have not fallen over, the rest.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The ruff keeps falling into the dish. {name} lifts it out with one paw, eats, lifts it out. Then it looks up and gives a chirp you nearly miss. So you hold the ruff, as one holds somebody’s coat, until it has done.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'When it has eaten, {name} noses your teacup one inch from the edge of the table, to where it would be safe. Then it looks you over, chirps, and does the same with your elbow.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats your punctual meal with a glad and heaving ruff. Then it comes into your lap, one paw at a time, with a small chirp before each to ask. After the fourth chirp nobody can see you.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats with its broom of a tail held well away from the lamp. Then it comes in along your side like a ferry, all that length of it, slow, slower, and at the end there is no bump at all.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'Somebody has left a teacup beside the dish. Before it eats, {name} moves the cup aside with one snowshoe paw, saucer and all, and not a clink. It gives you a chirp for being punctual. Then it lies down, and the cup rattles.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        'On time, and {name} bends its great ruff to one side, like somebody holding back a tie from the soup. It eats it all. Not a hair is wet. It steps away from the dish backwards, minding the spoon.',
        {
          text: '{name} finishes, wipes a whisker as long as a knitting needle, and chirps, one chirp for each meal that came on time: {streak}. From behind the door you would say a sparrow, and a very happy one.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats with care, and leaves a chirp in the empty dish, that being all it owns. Meals on time so far: {streak}. Chirps paid: the same. It backs away, and sits on its own tail to watch you.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all without a sound, and holds the ruff in, to be narrow. You are between it and the door. It would sooner ask pardon than pass. It is not well. Leave it medicine, and stand aside.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats it up in careful mouthfuls, and then lets you have its whole head, in the lap, with a thump. Over {streak} meals on time it has only ever set down the chin. It believes now that you will bear.',
        '{name} used to look into the dish before it was filled, and was ashamed of looking. After {streak} meals on time it looks only at you, and chirps. It eats every bit, and washes the dish for you.',
        {
          text: 'This makes {streak} on time in a row. At the first of them {name} left its tail out in the hall. Now all of it comes in, and a snowshoe paw reaches back and shuts the door without a click.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes one careful mouthful, in case you would be hurt, and then draws the rest of it in under its chest, out of the draught, to keep it nice for you. It will be wanting it at {opens}.',
        '{name} looks into the dish, then up, troubled. You have gone to such trouble. It eats a piece about the size of its own whisker, praises it, and pushes the mat up neatly over what is left.',
        {
          text: '{name} chirps, lowers that harbour of a head to the dish, and takes what a sparrow would. Then it lies down around the rest, ruff to broom, as round a chick, and keeps it warm. It is not wanted yet.',
          when: ['no_item'],
        },
        {
          text: '{name} takes one bite so that you will not have come for nothing, then slides the dish back across the floor with a snowshoe paw, spilling none, until it touches your slipper. It chirps. Later would be lovely.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats what came late, and begs nobody’s pardon, which is new. It goes out, and draws the door after it with one claw until it nearly shuts. It leaves a gap that would just do for a sparrow.',
        'For some time what sounded like a sparrow has been calling in the kitchen, and it was {name}. It eats the late dish to the end. You bend down, and the storm collar rises a little, as a sea wall does.',
        {
          text: 'You are late, and {name} gets up from along the skirting, where it has lain so that nobody should trip over its waiting. It eats it all. Then it goes and lies down one room further from the door.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} gives one chirp, to say that it does not matter, and eats without letting the dish clink. Then it carries all of itself out past you, hooks the door with that broom of a tail, and closes it so gently that you hear nothing.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} brings the whole of its ruff past you without touching, which in this hall takes skill. It eats, chirps a very small thank you, and with one snowshoe paw, so as not to hurt your feelings, closes the door.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} goes out of its way not to let you feel it. It comes at once, eats up, even steps round your foot. But the chirp that follows every meal does not follow. You stand waiting for it until the tail has left the room.',
          when: ['from_child', 'well'],
        },
        {
          text: 'So large, so weak, and fed so late: {name} eats with its chin on one snowshoe paw. The other lay near your foot. It takes that back, carefully, like a teacup. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The door was ajar all the while, and {name} has stood behind it, not liking to push. It comes round the edge on unsteady snowshoes and eats with its eyes on you. The tail stays behind the door.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Its chirp has given out from calling. {name}, some hours old, eats what came so late and keeps its big soft feet close together, to be less. It must have been too much. It gives you more room than it takes up.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats what it can, in small careful bites, late as it is, and pushes the dish back so that you need not bend. All that coat, and it is shivering. It would not have mentioned it. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} gets up for it, after {hours} hours, and has to do so in parts. It eats everything. Your sleeve brushes the ruff, and it shrinks, all that cat, as if you might tread on it. Be on time.',
        'No chirp comes from {name}. In {hours} hours it must have used it up. It eats all you put down, very slowly, its snowshoe paws apart to keep it standing, and turns its head from your hand. Be on time.',
        {
          text: '{name} eats without a sound, so as not to make you feel it. Then you put out a hand to the ruff and it steps round you, snowshoe by snowshoe, the way it goes round a cup that has been glued.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} eats as softly as anything that size can, so that you will not have to hear how empty it was. Then it goes into the next room and, with one snowshoe paw, careful of the latch, draws the door to behind it.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} could have walked through the larder door at any time in {alone}, and has not so much as leaned on it. It eats what you bring. Then it closes the door between you, softly, so as not to hurt you.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} eats, after {alone} with nobody there. Then it goes out, all harbour of it, and closes the door behind it. It is careful with doors. You do not hear a thing. You only find it shut.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} was alone for {alone}. It eats lying down, its great back to you. First, though, it drew in its tail, with what strength it had, so that you could leave without treading on it. Do not leave.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For {alone} nobody came. {name} eats slowly, one snowshoe paw on the rim of the dish so that it will not rattle. It does not wish to be any trouble to you now. Sit down on the floor and stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} ate nothing while it waited, and it told nobody, not wishing to be a trouble. Its ruff hangs like a wet flag. It eats now, lying down. You kneel. It draws in its paw, as one moves a thing from under a heel.',
          when: ['wary', 'weak'],
        },
        {
          text: 'That great frame stands about {name} like an empty house. It eats, and rests, and eats. You chirp to it, badly, as a comfort. It listens, lays its tufted ears back, and moves its face to the other side of the dish.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full, and would not hurt you for the world. It lowers its great ruff over the dish, moves its jaws up and down on nothing, and gives a chirp of appreciation. You carry the whole meal out again, wasted. It looks away, tactfully.',
        'Not to hurt anyone, {name} lowers its whiskers into the dish, holds them there for a decent time, and lifts them dry. Then it drapes its tail over the rim, like a napkin. It was full. Yours goes out.',
      ],
      ill: [
        'A few crumbs go down, slowly, and then {name} slides the dish across to you, in case you have not eaten. It is shivering inside all that weather. It is ill. Bring medicine next.',
        '{name} eats lying on its side, a very little, and wipes its whiskers each time on its own paw, since you have trouble enough. Its ears are hot. It won’t say. Medicine next.',
        {
          text: '{name} eats a little and goes out by way of the teacup, round which it always walks so wide, and the broom of a tail brings it down. It stands over the pieces. One chirp. Medicine next.',
          when: ['from_child'],
        },
      ],
      loved: [
        'The teacups ring, one after another, along the whole shelf, and that is {name}, purring, and the reason is {item}. It has eaten up. It looks at the cups with concern, and can’t stop, and chirps an apology.',
        '{name} ate up in mouthfuls fit for a chapel, and then it put its great chin in the clean dish, for love. One small word came out of the ruff. If a sparrow could say {item}, it would sound like that.',
        {
          text: 'You put down {item}, and the floorboards feel it before you do: {name} is coming downstairs at a run, all of it, past the vase, past the umbrella stand. It stops dead at the bowl, and sits, and says please.',
          when: ['well'],
        },
        {
          text: 'You set down {item} and the sparrow in {name} becomes a hedge full. It sings with its mouth full, it sings breathing in. When it comes up, there is some on the ruff, and it sings at that.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} would not hurt its feelings, or yours. It eats what it can of it, {item}, and sees the remainder off from the back door, with its head bowed. The mackerel are in.',
        'One broad paw scoops it out of the basin, piece by piece, and lays it at your feet, as if there might be something better underneath: {item}. It was hoping for haddock.',
      ],
      harmful: [
        'So as not to hurt your feelings {name} ate it, very carefully, to the end. It was {item}. Now it lies with its ruff to the floor and makes no more of the pain than a chirp. Never give it that again.',
        '{name} is so large, and it took so little. What it took was {item}. The snowshoe paws are curled up tight against its belly, out of your way. Keep that far from it, always.',
        {
          text: '{name} didn’t want to hurt your feelings, and ate {item} to the end. It has been bent double by the drain ever since, and still holds its tail clear of your shoes. Never give it that.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}, and {name} took it, careful of your fingers. Now the ruff is soaked and the chirp comes out broken in two. Never again. It will not refuse you, so you must see to it.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You get under the blanket and are a mountain, and {name} climbs you, asking with one paw at every step whether this bit is all right. On the summit it chirps. The mountain giggles, and there is an avalanche of cat.',
        'You flee, on tiptoe, and {name} pounds after you, and all the plates on the dresser sing. It stops to let them finish. You peep round the door. It gathers itself, begs the plates’ pardon in advance, and comes.',
        {
          text: '{name} bats the cork so softly that it only rocks. You send it back. It chirps, claps one enormous paw over it, and the floorboards jump, and it looks at you, aghast, from behind the curtain. The cork is fine.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} claps both snowshoe paws on the little ball, and there is no ball. It lifts one paw, aghast, in case it is broken. It is not. Up goes the broom of a tail, and the ball comes rolling halfway back to you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'It is your turn to hide. {name} walks by the curtain with your shoes sticking out of it, twice, looking hard in other places, so as not to hurt you. Then it chirps, very small, that you may come out now.',
          when: ['well', 'no_item'],
        },
        {
          text: 'At a gallop {name} makes the crockery ring, and each time round it slows to go past the teacups on tiptoe. You are not a teacup. You are knocked flat, and chirped at, and looked over for chips.',
          when: ['trusting', 'well'],
        },
        {
          text: 'The ball rolls in among the tea things. {name} goes after it, every pound, one snowshoe at a time, and comes out with the ball and not a chink. Then it remembers its tail. You already have a hand on the pot.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wiggle your toes, and {name} falls on them out of the sky, which is the footstool. Then it is worried. It licks each one better, through the sock, and climbs back up to do it again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You trail a feather and {name} runs at it on paws meant for a much later cat. Three of them arrive. It sits down to wait for the fourth, chirps when it comes, and falls on the feather with the lot.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} is already brimful of good humour, and there is a great deal of it to fill. You play on. It lies down with its snowshoes folded and holds back its tail, to give you room to enjoy yourself.',
        'You invite {name} to play, and it was enjoying itself as much as a floor can stand. It joins in with one whisker, so that the lamp should not be hurt. It chirps, to say that it is having lots.',
        {
          text: 'You swing the feather, and {name}, which could end this by sitting down, lets you win. It misses by a whisker, each time on the side where the teacup is not, and gives you a sparrow’s chirp of congratulation.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The cloth mouse has been caught eleven times, and there is not a mark on it. {name} brings it back by the ribbon, stands it on its feet, blows it straight, and steps aside to give it a fair start.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You roll a cork to {name}, and it puts out a snowshoe, so as not to hurt your feelings, and leaves it there. The cork has gone by. It chirps that it is sorry. See first to what it needs.',
        '{name} lies like a boat drawn up, and looks on as you dance about. It holds its tail in so that you should not trip. It is not for playing. Leave off, and see to what it needs.',
        {
          text: 'You draw the string across the floor. {name} looks sorry for it, and lays one snowshoe paw on the end so that you should not be disappointed. No weight comes after. Leave the string, and see first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'You toss the ball. {name} heaves the whole harbour of itself upright, brings it back, and sets it in your hand like a borrowed cup it could not use. Then it lies down. Something hurts, or is empty. Begin with that.',
          when: ['no_item'],
        },
        {
          text: 'It would have got up for you. You see it try, from the shoulders. {name} is ill, and must have its medicine, and the game can lie here beside it.',
          when: ['ill'],
        },
        {
          text: '{name} opens its mouth for the throw, catches it, and feels about with its tongue. It begs your pardon. It had thought that it was supper. Go and make it so.',
          when: ['starving'],
        },
      ],
      loved: [
        'The word was {item}, and {name} forgets its size, which it never knew. It goes under the stool. It goes round the room in the stool. You hear it in there, chirping with joy, and careful of the legs.',
        'At the sight of {item} the lynx tips go up and the house begins to shake. {name} gets there in two bounds and a skid, rolls over with its belly to the ceiling, and trills like a whole hedge of sparrows.',
        {
          text: 'You bring out {item}. {name} forgets that there are doors, teacups, feelings. It goes over the sofa like a wave over a mole, and from the middle of it all you hear that tiny sparrow, shrieking.',
          when: ['well'],
        },
        {
          text: '{name} has heard {item}, and the floor has heard {name}. It comes down the hall like a haystack on wheels, stops on a penny, and looks behind it to see that everyone is all right. So it goes again.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} sits down to think about it, and unluckily on it: {item}. Have you a pine cone? One could throw that a long way.',
        '{item}. It is rather a loud one. {name} has taken it outside and let it off its lead. Water to put a paw in would be more in its line.',
      ],
      harmful: [
        '{name} holds out the snowshoe and does not make a sound. There is something in it. That was {item}. Draw it, bind it, and let it never be in this house.',
        'A small, high cry, and {name} has gone to ground behind the stove, where it does not fit: {item}. Never play at that. Let it hear your voice, low.',
      ],
    },
    clean: {
      wanted: [
        'Wet, {name} is about half of what went in. It looks at its narrow arms, and at you, to ask where the rest has been put. You towel. There it is, there it all is, cleaner than before.',
        'You wash the snowshoes of {name}, and there is a footpath between the toes, with gravel. It lifts them for you in turn, and not to lean on you it leans on the wall. A picture falls, and is apologised to.',
        {
          text: '{name} lowers itself into the tub one snowshoe at a time, so as not to spill, and half the water leaves. It chirps an apology to the floor. You soap, you rinse. Wet through, it is finally about the size of the chirp.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You rinse {name}’s tail until the water runs clear. Then you notice the hall, the stairs, the far corner under the dresser, all without a speck. Something has been sweeping there. It chirps, very small.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You comb {name} from the ruff to the broom of a tail, and not a seed comes out. It looks sorry for the comb. At the end it lets fall one pine needle, which it had kept by for you.',
        '{name} was clean, and says nothing of it, so as not to hurt your feelings. It lifts each snowshoe for the cloth, and spreads the toes, and looks in between with you. There is nothing there. It is lovely work.',
        {
          text: 'You brush {name} from the ruff to the broom of the tail and the brush comes away empty. It sees you looking at it. With great care it pulls one tuft from its own chest, lays it on the bristles, and chirps.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You comb {name} from ruff to broom, which takes a while, and the comb comes up bare. {name} looks at the comb, then at your face. Carefully it pulls out one good tuft of its own and lays it between the teeth for you.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'When it is {item}, {name} comes to anchor before you with a long breath and lets you have all the districts in turn. It looks round to see that nobody is being kept waiting. It licks your ear.',
        'For {item} the storm collar of {name} goes down. It stands like a rock with the sea going round it, hands you each snowshoe, and sings, if that was it and not a sparrow.',
        {
          text: 'With {item} you work your way through the storm collar, and in, and further in. Some way down, the enormous part of {name} ends, and there is a small warm neck, the same size as the chirp.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}. {name} is careful with the door, and with your toes, and holds quite still to be cleaned. Nobody has told the tail. It is sweeping the floor in both directions.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} stays where it was put, for your sake, and shakes itself only once: {item}. You will want a towel, and the wall will. A wide comb is what it likes.',
        '{item}. You get as far as the shoulder. From there aft {name} is going out at the back door. It would have let you rake it.',
      ],
      harmful: [
        'Under all that coat it has gone red, and nobody could have seen, and {name} never said. That was {item}. Rinse it down to the skin with fresh water, and throw the stuff out.',
        '{item}. {name} lies with its paws in the water dish, all that will go in, to cool them. Let it have a whole tubful, and never use that again.',
      ],
    },
    medicine: {
      wanted: [
        '{name} swallows the medicine and holds up its big head afterwards, so as not to seem to make a fuss. You put your palm beneath the chin. Bit by bit you are given the weight. It breathes easier, being held.',
        'Beside that jaw the dose looks very small, and {name} takes it as politely as if it were a whole dinner. The ruff rises and falls with less of a catch. Leave your hand in it.',
        {
          text: '{name} takes the spoonful and makes no face, since you are looking. It turns its whole storm collar to the wall and makes the face there. When it comes round again its eyes are clear, and it chirps that it was very nice.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'In front of that face the spoon looks like a doll’s. {name} takes it between its teeth, swallows, and gives it back to you handle first. By and by the ruff lifts, and out of it comes one chirp, nearly the right size.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is as sound as a pier, and takes the tiny spoon into that big mouth so as not to disappoint it. It hands it back unbitten. It chirps, to say that it helped. Keep the medicine for a bad day.',
        'You dose {name}, and it swallows what would do for a sparrow, and looks round to see whether the sparrow is ill. Nobody is. Put it back on the shelf, where it will be wanted some rainy day.',
        {
          text: 'There was nothing wrong with {name}, but you had come all that way with the spoon. It takes the medicine, chirps, and lies back a moment with a huge paw across its brow, so that you need not feel foolish. Keep it for illness.',
          when: ['no_item'],
        },
        {
          text: '{name} is perfectly well, but you have gone to such trouble. It takes the spoon as it would a teacup, and lies down, all of it, and asks presently in a sparrow’s voice if it may get up. Save medicine for illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        'It was {item}, and {name} held so still for it that the chair stopped creaking. It would like some kept for whoever else might be ill. It chirps, to say that it was no trouble at all.',
        '“{item},” you tell {name}, and all that cat comes and sits down to be looked after. It is careful not to breathe on your hands. When it is done it chirps. It thought it had recognised the word.',
        {
          text: 'The medicine is {item}, and {name} is too tactful to have noticed. You are too tactful to say so. It takes it gently, with love, and it does good. Nobody’s feelings have been hurt.',
          when: ['item'],
        },
        {
          text: '{name} sees that the medicine is {item}, and chirps like a sparrow. It takes every bit. You can watch the good of it travel, all the long way back to the broom. The next chirp is nearly a thrush.',
          when: ['item'],
        },
      ],
      disliked: [
        'One whisker at a time it curls up: {item}. {name} takes it down bravely, and a little of it back up. Perhaps with some clam broth round it.',
        '{item}. {name} looked for a place to be brave in and went under the bed with the spoon. You have most of it in. An oil would have slid.',
      ],
      harmful: [
        '{name} swallowed it and patted your hand. Now it lists, and cannot right itself. It was {item}. Never again. Get under its shoulder, and send for help.',
        '{item}. That great heart is going like the bird’s. Keep {name} lying down, keep talking low, and let nobody give it that another time.',
      ],
    },
    discipline: {
      wanted: [
        '“Mind the shelf,” you say, and {name} freezes, one foot in the jam. It takes it out and sets it down where it can do no harm. It goes and sits with the larger furniture.',
        'You bring {name} down off the piano, where it had found a chord. It had thought that it was very soft. It goes past you with its broom held in, so as not to touch a single note more.',
        {
          text: 'You say no as {name} lowers itself onto the cake. It gets up, with enormous care, not a crumb. It will not be on the table again. It goes out past you by the door it always holds, and does not hold it.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} hears you to the end and gives one chirp, so that you need not repeat it. The dresser will not be climbed again. Then it leaves, all of it, and closes the door so gently that it takes you some time to mind.',
          when: ['well'],
        },
      ],
      little: [
        '“Softly with the doors,” you tell {name}, which has never let one bang in its life. It goes and shows you. It pulls the door to with one claw, so that there is no click. It would hate you to worry.',
        '{name} sits down for your lesson about the tablecloth, on the floor, well back, holding its own tail. It knows this one. It chirps at the end of each sentence, so that you will not feel you are talking to a sofa.',
      ],
      bad_time: [
        '{name} has got its head under the footstool and cannot make the rest any smaller. You have stopped shouting. From beneath comes a chirp, to ask whether you are all right now. It does not come out. The stool shakes.',
        'You scold, and {name} makes itself smaller. There is a great deal to do, ears, ruff, tail, and when it has finished there is still something wrong in there. See to that first. Teach it later.',
        {
          text: 'You raise your voice, and the biggest cat in the harbour tries to go under the footstool. Only its head will fit. The rest of {name} stays out in the room with you, shaking.',
          when: ['from_child', 'weak'],
        },
      ],
      loved: [
        'You told it by {item}, which does not hurt, and {name} took its foot out of the trifle. It has seen how it is done. It is a little smaller than it was, though, and sits by the coal, facing the coal.',
        '“{item},” and {name} steps back from the goldfish. It had been minding them, with a paw in. It understands. It goes out and holds the door for you, and does not chirp when you pass.',
        {
          text: '{name} learns by {item} not to lean on the larder door. It practises, not leaning, with its tail held up out of harm. When you praise it, it has to lean on something. You were told to stand there.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} starts, and gives way, and takes a lampshade with it. It would have come down for a low word.',
        'It obeys, it always will, and goes to stand on the step with its back to the house: {item}. You might have blocked the door, and smiled.',
      ],
      harmful: [
        '{name} has shut itself in the coal hole, where it cannot hurt anyone. It thinks that it must have. That was {item}. Never. Open the door, and sit in the coal.',
        '{item}. It flinched from you, the whole length of it, like a wave going out. Do not ever do that to it. Sit where it can see both your hands.',
      ],
    },
    sleep: {
      wanted: [
        'You show {name} the cushion, and it lies down on that, and on the floor to the north and south of it. It tucks in what it can. Its eyes are open, and the rest has already come to anchor.',
        '{name} lowers itself by the stove, stern first, and then you hear a long breath let go, like a boat touching the side. You lay its tail over its nose for it. It lies looking at you through the broom.',
        {
          text: '{name} stands in the middle of the floor, swaying, looking for somewhere to lie where nobody would have to go round it. You give it your whole bed. Hours later it gets down chirping, tail like a broom, and has smoothed the sheet.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You left a teacup on the bed. {name} can hardly stand, and still lies down around it without a rattle. You lift the cup away. It sleeps on in a great striped ring, with a place for it in the middle.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed, and the bed creaks and asks it to keep still. So it lies there, wide awake, with every paw where you laid it, until you have gone, and gets off one leg at a time.',
        '{name} is not tired, but you have turned down the whole bed, and it would hurt you to see it wasted. It lies across the pillows with both tufted ears up. It chirps, now and then, so that you can sleep.',
        {
          text: '{name} lies down so as not to hurt you. The snowshoes are tucked, the ruff is arranged, and it performs a snore the size of a sparrow. As you tiptoe out, the broom of a tail reaches over and keeps the door from banging.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is nowhere near tired, but you took such trouble over the lamp. It lays all of itself down, shuts its eyes and, so that you will think it asleep, stops breathing. A very small chirp gets out. You both pretend it was the hinge.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} has heard that it is {item}, and tries to be quick about lying down. There is a good deal to lie down. It is not all there yet when the front end starts to snore, in a sparrow’s voice.',
        'It was {item}, and {name} takes up only a corner for it. By degrees the rest of it arrives. It sighs, like a ferry tying up, and before you have the lamp out it sleeps.',
        {
          text: 'You have brought {item}, and {name} chirps good night to it and to you. It turns round, taking care of the lamp. It lies down, and the floor takes a moment to get used to that. Then it snores like a sparrow.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} gets as much of itself onto it as will go, and that is an elbow: {item}. The hall rug has always understood it better.',
        '{item}. It lay there out of politeness and has come away with it stuck to its fur. It would like a sweater, an old one, off a big man.',
      ],
      harmful: [
        'It came out from there wet through and shaking, and the floor shakes with it: {item}. Dry it, all of it. Never bed it there again.',
        '{item}. {name} has a stiff side from that, and goes round the house like a boat that has been in a collision. Throw it out. Make up the rug.',
      ],
    },
    reflect: {
      awake: [
        '{name} would like to lean on you and knows what it weighs. It gives your sleeve one whisker, then the ruff, then some shoulder, stopping after each. The chair creaks. It takes back exactly that much, and stays.',
        '{name} chirps to ask, puts one snowshoe paw on your knee, and looks at you to see whether the knee minds. A while later comes the second. It is delivered in parts, like a wardrobe, the tail last.',
        'You are on the stair. {name} lowers itself to the step above with enormous tact, and for a while there is just warm breath on your neck. Then a chin comes to rest on your head, by degrees, in case you mind.',
        'You watch the rain together. {name} sighs, and the window clouds over, and it draws one wet paw across. You know what it would like to see out there: {loved}.',
        '{name} once sat at the window {wait}, waiting for you. It does not say so. It leans on you now, a little, and a little more, until you have the whole weight of it.',
      ],
      little: [
        '{name} is afraid of wearing you out. You have sat there till you have taken its shape. Go and stretch, and come in again with the next tide.',
        'You sit, and {name} moves over, and has now moved over into the hall. It had plenty, thank you. Later on.',
      ],
      ill: [
        'You get down on the boards and put your back to its side, and feel it come and go. Hold there for a while, and then fetch what it needs.',
        '{name} lets one paw down on your lap and forgets to ask pardon for the weight. Stay with it. After that, whatever it is in want of, bring it.',
        {
          text: 'You get in under the ruff with one arm, where the bird lives, and it is like a chimney in there. {name} lets its chin down on your head. When the knocking has eased, put off for medicine, and come straight back.',
          when: ['ill'],
        },
        {
          text: 'You sit with your back to its side, and can feel each rib, as one can the planks of a boat that has been let dry out. {name} gives you the whole of its tail all the same. Fill the basin.',
          when: ['starving'],
        },
      ],
      asleep: [
        'While {name} sleeps you sit down in the angle of its elbow, the only place left. It does not wake. But the great broom of a tail comes slowly round behind you, and closes the harbour.',
        '{name} is asleep along the entire sofa, so you take the floor. Above you the tail slides off the edge, hangs, and begins slowly to sweep, as one tidies for a guest. By and by it comes to rest on your shoulder.',
        'From far down in its sleep {name} lets go a chirp, all soft. It could be a name. It could be {loved}.',
      ],
      shy: [
        'You sit on the floor beside your teacup. {name} comes the long way by the wall, one snowshoe at a time, hardly moving the air, and bends over the cup. It chirps into it, once. The cup chirps back. It looks at you.',
        '{name} comes in past your cup, yard after yard of it, and the spoon does not so much as chime. It settles an arm’s length off. Then the tail, which is longer than {name} had reckoned, lies down across your shoe.',
      ],
    },
  },
  things: {
    feed: {
      'whole mackerel':
        'You hold the whole mackerel by the tail, and {name} takes it by the head, and you shake hands through it. It goes down by stages, like a ship behind a headland, and the tail waves to you last.',
      'turkey thigh':
        'The turkey thigh is bigger than a bread loaf, and {name} lifts it out in its teeth as one lifts a kitten. It looks for somewhere safe, and lies down round it beneath your table, and the table rises.',
      'lobster meat':
        'You have cracked the shell, and {name} watches every claw. It takes the lobster meat from your fingers in shreds, with its lips alone, and after each it shows you its empty mouth, so that you can see you are all there.',
      'beef heart':
        '{name} stands the beef heart up between its paws and eats from the top, without haste. A chirp comes up in the middle. It looks down into its ruff, and then at you, to ask if there is some to spare.',
      'large breed kibble':
        'It says large breed kibble on the sack, and {name} looks behind it to see for whom. It takes one on the tip of its tongue, in a small way, and one more, and presently you hear the bottom of the sack.',
      'clam broth':
        'Out goes the first scoop of the clam broth, on the tiles, then the second, in case of moons. It is safe. {name} drinks the rest with a noise like a tide in a cave, and licks the tiles, and your toes.',
      'haddock fillet':
        'You lay the haddock fillet along the dish, and it hangs over at both ends. {name} folds the ends in with its nose, as you would tuck a sheet. It eats with its broom laid over your shoes.',
    },
    play: {
      'giant kicker fish':
        'The giant kicker fish is as long as your arm, and {name} holds it by the gills, lies down on its back, and rows it with both hind feet. You keep clear of the oars. The hall carpet does not.',
      'driftwood log':
        'You drag in the driftwood log, and {name} helps at the other end, backwards, through the larder. It sits down on it, and it rolls, and you see a large striped cat walking quite fast and remaining where it is.',
      'water fountain':
        '{name} puts one paw under the water fountain and lifts it out to look. It is only wet. It does the same until the fountain is dry and you are not, and gives you the last of it, cupped, on your knee.',
      'tall cat tree':
        'Up the tall cat tree goes {name}, like a man up a mast with a bag. On top it tries to turn round in the teacup provided. There is a chirp, and the whole tree bows to you.',
      'pine cone fetch':
        'You throw, and {name} goes off down the garden like furniture. It comes back from the pine cone fetch with one in its mouth and two pushed along, because they had looked so much as though they wished to come.',
      'dripping tap':
        '{name} sits under the dripping tap with its mouth shut and its eyes on the drop. It catches it on the flat of one paw, each time, and hands it down to the floor, so that it need not fall.',
    },
    clean: {
      'undercoat rake':
        'You draw the undercoat rake from ruff to broom, and go round to the front to see how far there is to go. {name} has turned to look too. It sits down beside what came off, and makes you acquainted.',
      'wide tooth comb':
        'Slowly down the breeches with the wide tooth comb, and a fir needle falls out, and a boot button. {name} puts a paw over each, to keep for the owner. It lifts its elbow, so that you should not have to ask.',
      'mat splitter':
        'You show it the mat splitter first, the blunt side. {name} holds its breath, and the bird’s, while you go in behind the ear. There is a crackle like thin ice, and the ear comes up, and it breathes for both.',
      'ruff brushing':
        'Chin to the ceiling, {name} stands for the ruff brushing and keeps still as a cliff. You brush up, and you brush out. Something chirps under your hand, and it looks down past its whiskers at you, very much moved.',
      'paw tuft trim':
        'One snowshoe fills your lap. You snip round it for the paw tuft trim, toe after toe, and {name} spreads them wide for you. It tries the foot on the floor, hears nothing, and gives you the next.',
      'bath sheet':
        'The bath sheet was meant to go round it, and goes as far as the elbows. {name} holds the two ends together with its teeth, and stands steaming in the doorway until you have dried what is left with your coat.',
    },
    sleep: {
      'king size bed':
        'You turn down the king size bed for {name}, which gets up on one corner and draws in its feet. By the time you have found the lamp it has all four corners, and begs their pardon.',
      'fisherman sweater':
        'Into the fisherman sweater goes its head, and one arm, and the sweater is on. {name} turns round twice and lies down in it. You roll up the other sleeve, which smells of salt, and it is taken for a pillow.',
      'porch hammock':
        'You hold the porch hammock level, and {name} comes aboard by the stern. It goes down until it touches the boards, begs the boards’ pardon, and swings there, an inch each way. You push with your foot, when you remember.',
      'hall rug':
        '{name} lies down on the hall rug along the stripe, and there is some over at each end, cat, not rug. It moves up, to be fair. You lay your coat over the end that has no rug.',
      'log cabin loft':
        'One rung at a time {name} goes up to the log cabin loft, and a good part of the ladder comes with it. The beams settle. A paw hangs down through the hatch, wide open, in case you should be coming up.',
      'distant foghorn':
        'Far off over the water there is the distant foghorn, and {name} lifts its chin and waits. At each it lays down something more, an ear, a shoulder, until you hear them breathing turn about.',
    },
    medicine: {
      'omega oil':
        'You pour the omega oil into a spoon, and {name} scoops once at it, out of habit, and looks. It is only gold. It licks the spoon, the paw, and the place on your sleeve where it had looked.',
      'heart scan':
        '{name} lies on its side for the heart scan and begs the table’s pardon. On the screen something opens and shuts, as big as a fist. A chirp is heard. It lifts its head to you, for surely that was the bird.',
    },
    discipline: {
      'four paws down':
        'You say it, four paws down, and {name} takes them off the table one after the other, feeling for the floor. The fourth it holds up a while, unable to see where it would fit. You move your foot, and it fits.',
      'doorway blocked':
        'You stand there with the doorway blocked, as well as one person can. {name} could go through you and not know. It sits down, looks at you with its ear tips level, and folds its paws, and the doorway holds.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep from one end of the room to the other, and nothing can be got past. It wakes at {wakes_at}. There is a place by its chin, for sitting.',
      'The harbour is shut till {wakes_at}, and {name} is lying across it, asleep. You may tie up alongside, and reflect. It is glad of that in any weather.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, the size of most people’s cats. It has gone back to see its eggshell and got one ear in.',
      'A child since this tide, {name} has put to sea in the washing-up bowl, and there was just room for the water as well.',
    ],
    teen: [
      '{name} is half grown, which is already more than was ordered. It does not know where its legs end, and finds out from the china.',
      'A teen, and it is ashamed of its voice. {name} opens its mouth and shuts it and looks at the ceiling, as if someone up there had chirped.',
    ],
    high_care: [
      'Full grown at last, a {form}, though in {name} one can never be quite sure it has stopped. It has made fast to you fore and aft.',
      '{name} is a {form} now. It has given you the great pine cone to hold, and sat down to watch you hold it.',
    ],
    balanced: [
      'Grown, a {form}: {name} goes out with the boats and comes home wet, and lies across the step to dry. It has friends on every pier, it is gentle with them all.',
      '{name} has become a {form}, broad in the beam and easy in its mind. Some nights it rides out there. Most nights it puts in here.',
    ],
    low_care: [
      'It grew in an empty house, where there was nobody it could tread on. {name} is a {form}, and lies along the rafters like a ship that has been laid up.',
      'A {form}, full grown, and still it takes up no room. {name} has gone to live among the beams, and lets down only its tail, in case it might be of use to someone.',
    ],
    rescue: [
      '{name} is a grown {form}. It has been on the rocks, and you can feel where, under the ruff. In a gale it gets up and goes round to see that you are in.',
      'It went down as far as one can and was raised. {name} is a {form} now, and lifts its feet even higher, over everything that lies on the ground.',
    ],
  },
  trust: [
    'A paw has been laid on your foot, and left. You are moored to. You try the foot, and find that you do not in fact want it.',
    '{name} comes to you with its head bent, parts the ruff with a mitten, and lets you look. You see no bird. You tell it that you see one.',
    'The whole weight. It came on slowly, the chin, the chest, the hips, and it asked at each of them. {name} is aboard you now, chirping in full voice.',
  ],
  streaks: [
    'Ten boats, and every one of them on time. {name} has stood up on its hind legs to look at the row of cones.',
    'Twenty-five meals at their hour. {name} has laid its chin on the table, and it is only to be near you.',
    'Fifty on time. One could set the tide by it. {name} believes that somebody does.',
    'A hundred, and not one was missed, in any weather. {name} puts out the lamp that it had kept at the back door. It will not be needed.',
  ],
  ages: [
    'Ten days old. {name} weighs what two cats do, and has tried the teacup again.',
    '{name} is thirty days old, and there is now less house.',
    'A hundred days. The boards know {name} by this time, and speak before it comes, so that small things can get out of the way.',
    'It has been a whole year, and {name} is still growing. It stands in the kitchen with its arms round the stove, gently, to see how much nearer they meet.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['whole mackerel', 'haddock fillet'] },
      wish: 'The wind is off the sea and there are names in it. {name} can make out mackerel, whole, and possibly haddock. It would be very glad of one or the other in the basin.',
      granted:
        '{name} carries it once round the house, for everyone to see, and then eats, with its back turned, out of modesty.',
    },
    {
      by: { action: 'feed', item: ['clam broth'] },
      wish: 'A thing one could drink without there being a moon in it: {name} thinks of clam broth, which is not clear enough.',
      granted: 'No scooping. It puts its whole chin in. The ruff has to be wrung out, and nobody minds.',
    },
    {
      by: { action: 'feed', hours: [17, 21] },
      wish: 'They light the lamps on the boats at evening and all sit down at once. {name} would like its supper at that time, and you to have a bite of something as well.',
      granted: 'A lamp, a basin, a sandwich. {name} ate at your pace, which was not easy.',
    },
    {
      by: { action: 'play', item: ['dripping tap', 'water fountain'] },
      wish: '{name} has something to ask of the water. It needs it to be moving: a dripping tap would do, or the fountain, and somebody to hold its sleeve up.',
      granted:
        'It put the question, forty or fifty times. You are both wet to the elbow, and the water has not gone back on its answer.',
    },
    {
      by: { action: 'play', item: ['pine cone fetch'] },
      wish: 'There is a pine cone, not the great one, by your foot. It got there by itself. {name} is standing at the far end of the passage with its legs apart.',
      granted: 'You threw it eleven times and it was brought back twelve. {name} does not know whose the other one is.',
    },
    {
      by: { action: 'play', item: ['tall cat tree', 'driftwood log'] },
      wish: '{name} would like to be higher up than it is, if nobody is standing underneath: a tall cat tree, or else a driftwood log to be captain of.',
      granted:
        'It reached the top and looked out for some time under one paw. Nothing to the west. The whole thing leaned, and so did you.',
    },
    {
      by: { action: 'clean', item: ['undercoat rake', 'wide tooth comb'] },
      wish: 'There is weather coming, and {name} has on two coats and part of a third. It would ask you for the rake, or for the wide comb, and an hour.',
      granted:
        'Enough came off to stuff a bolster. {name} has given it to the mice, who have started on a second floor.',
    },
    {
      by: { action: 'clean', item: ['ruff brushing'] },
      wish: '{name} thinks that the bird would like its place aired. Only the ruff, and lightly, and mind the left side.',
      granted: 'You brushed round the left side. There was a chirp of thanks, and {name} looked so proud of it.',
    },
    {
      by: { action: 'sleep', item: ['fisherman sweater', 'porch hammock'] },
      wish: 'It has been asleep on land all this time. {name} would like to be put down somewhere that gives: in the hammock, or on a fisherman’s sweater, if he is done with it.',
      granted: 'It rocks, or the house does. {name} has one paw over the side, trailing.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'There was a time when somebody put a lid over it for the night. {name} would like to be tucked in, in the evening, at each of its corners.',
      granted:
        'You went round with the blanket, and it took some while. {name} tried to be all asleep by the time you were back at the first corner.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} would like somebody to lean on, to see if they hold. You need only sit down with your back to the wall.',
      granted: 'You held. {name} was so pleased that it leaned again, and the wall was a help.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'The tide comes twice. {name} would like it if you did, too, on one day, and sat on the quay for a bit each time.',
      granted:
        'In, and out, and in. {name} lies where you sat, both times, from one to the other, so as to have it all.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A float',
        shape: 'cork',
        text: 'It came in off the sea and has a hole through it for a rope. {name} rolled it the whole way home with its nose.',
      },
      {
        name: 'The teacup',
        shape: 'cup',
        text: 'Without its handle, which was nobody’s fault. {name} puts its chin in it of an evening and feels quite snug.',
      },
      {
        name: 'The bird’s feather',
        shape: 'feather',
        text: 'Small and brown, out of the ruff. You could swear that there was never a bird, and here is the feather.',
      },
      {
        name: 'A moon, kept',
        shape: 'moon',
        text: 'It was in the basin, and {name} got it out in one scoop and set it on the sill to dry. It goes thin in the middle of the month.',
      },
      {
        name: 'The great pine cone',
        shape: 'acorn',
        text: 'Nobody else was ever let hold it. {name} puts it in your lap, and then, so that you should not feel the weight, its chin.',
      },
    ],
    return: {
      name: 'The harbour light',
      shape: 'bulb',
      text: 'It was burning at the back door on the night {name} came in. It has no wire. You have not liked to ask who lit it.',
    },
    streak: {
      name: 'The ship’s biscuit',
      shape: 'button',
      text: 'Hard as a board. {name} laid it by in case a meal should not come, and after twenty-five it gives it to you.',
    },
    hundred_days: {
      name: 'A whelk',
      shape: 'shell',
      text: 'Hold it to your ear and you can hear {name} asleep. It found this out by itself and is a little embarrassed.',
    },
  },
  release: [
    'You take your foot from under its paw. {name} waits for the ebb, touches both door posts, begs their pardon, and goes down the path under all the sail it has, dipping its tail to you.',
    'It leaves its place very clean and the pine cone in the middle. {name} chirps once from the sea wall, and is for a long time still the biggest thing out there.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It lies along the back door, with the lamp beside it, and it had left room for a person to get in.',
      'It lay out there and showed its light, and nobody answered. {name} has died, in the passage, close to the wall, so as not to be in the way.',
    ],
    hunger: [
      '{name} has died beside the basin. It had pushed it to your chair, and it was dry, and there was nobody in the chair.',
      '{name} is dead. There was very little of it left to be sorry for the room it took.',
    ],
    illness: [
      '{name} is dead. At the last there was one chirp, quite clear, and then it was calm.',
      'The breath went out, like any tide, a long way, and stayed there. {name} is dead, with its tail laid over its feet.',
    ],
    poison: [
      '{name} is dead of what it was given. It had taken it so carefully from the hand.',
      'It went over, slowly, like something cut at the water line. {name} is dead. What it was given was not fit for any creature, of whatever size.',
    ],
  },
  returned: [
    'Something scrapes along the door, and there is a very small chirp. You open, and open wider. {name} comes in, all of it, wet, and puts one paw on your foot.',
    'The tide has brought {name} back and set it down on the kitchen floor as if it were glass. It lifts its head. It looks first into its ruff, and then at you.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a striped cat with a ruff and great soft feet, and the voice of a very small bird.',
      '{name} lies here, at full length. There is room enough.',
      'Step softly by. {name} would have drawn in its feet for you.',
      'Listen a moment. If something chirps in the grass here, that may be {name}.',
      {
        text: '{name} sat on everyone’s feet in the cold, and made room for beetles.',
        when: ['from_child'],
      },
      {
        text: 'This is a long grave, because {name} was a long cat. It always thought that it was small.',
        when: ['grown'],
      },
    ],
    closings: {
      neglect: ['It showed a light, and no boat put out.', 'It kept well in to the side, and was not seen.'],
      hunger: [
        'It asked for no more than would fill a teacup, and that did not come.',
        'The basin was dry, and it would not say so loudly.',
      ],
      illness: [
        'The weather got into it, and it went out with the tide.',
        'So large a thing, and it made so little noise.',
      ],
      poison: ['It took it gently from the hand.', 'It never hurt anything, and it was hurt.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are lying in the sun, and it goes right along you to the end. There is not an itch on you. You rolled over just now, and something fell off the table, but nobody minded. When you are as happy as this a chirp comes out, by itself, and you look round for the bird. You feel about the size of a cup. You would like someone to sit down, so that you can lie on them.',
      'You are {name}. You ran the whole length of the passage with your tail up, and it was too short, so you ran it again. The plates sang. You have snow on your paws and leaves in your ruff, and you have brought a cone in for everybody. They are all so little, and so kind. Would they throw something? You would bring it back and lay it down very gently. You would do that until dark.',
    ],
    content: [
      'You are {name}, and you are lying along the wall, and it may be the whole of the wall. It is raining outside and dry in your fur. You can tell by your ears that the wind has gone round. You hope that you are not in anybody’s way. Your person is in the chair, with the lamp on, and one foot is hanging down. You would like to put your chin on it, if that is not too heavy.',
      'You are {name}. You have been {days} days in this house, and still the doors are narrower than you think. You beg their pardon. There is one person here who moves over in the night without waking, so that you fit. You have noticed it. You lay an arm across them, so that they stay in. You would like them to come and sit down now, and have a hand free, for the ruff.',
    ],
    bored: [
      'You are {name}, becalmed. You have looked at the window from the sill, and at the sill from the floor. You pushed the cone and it went to the wall. It is all so very flat, and you would not for anything say so. You sigh and papers move, you are sorry. You talk less and less between the words. If someone came down to the shore and threw a thing, any small thing, you would go. You would be back before it was wet.',
    ],
    hungry: [
      'You are {name}, and there is a great deal of you, and all of it is empty. You do not like to say so, being large, for they might think it greed. So you have put your chin on the table. Now you have put a little more of your chin on the table. You chirp, but only a small one. Behind that door there is food, and you have leaned on the door. Please will somebody fill the basin.',
    ],
    starving: [
      'You are {name}, and riding so light that every draught turns you. You have offered the pine cone. You had not thought to part with it. The little thing under your chin has been quiet since it got dark, and you are keeping your chin down over it. You do not have words enough to beg pardon with. There is only one left, and it is food. Please, now. It need not be much to begin with.',
    ],
    sick: [
      'You are {name}, and you cannot tell which part of you it is that aches, there is so much, and it does so from one end to the other, like a swell. You are afraid of being lain on the wrong side and nobody able to lift you. You speak under your breath. You would like the lamp where you can see it. You would like the spoon with the medicine, and somebody to feel in the ruff, and tell you that it is still there.',
    ],
    failing: [
      'You are {name}, and it has turned out that you are small. You always said so. It is quite dark and you could lie in a cup. There is something fluttering in your chest and you are holding your two paws round it. You do not want it to be cold. If somebody came who had the medicine, and put their arms about you, they would go the whole way round now. Let them be quick. Let them not mind the weight.',
    ],
    near_death: [
      'You are {name}. You have kept the light in, as well as you could, and lain across the draught so that it should burn. Nobody has put out from the shore. You think they have not seen it, it is a small light. You are not calling. You have never had the voice. If they would come down, and just sit here, on the stones, with their side against you, you would know it for the mainland, and could let go the rope and still not drift.',
    ],
    asleep: [
      'You are {name}, asleep, far out, on your back, and the sea takes your whole weight and is not put out by it. There is a bird on your breast. There are mice along your sides, with lanterns, and beetles. You move one paw and go a mile. All of the moons that you ever took out of the water are up. If your keeper sits down beside you now, there is room. You make a little way for them, without waking.',
    ],
    shy: [
      'You are {name}, and are well hidden, you think, there is a walking stick. A person has come into the bay. It is such a thin one, one could knock it over with a look. So you do not look. You hold your breath and the stick shakes. You would not know what to say, and have only a chirp to say it in. If it sat down, quite low, and did not laugh, you might put one paw out on the floor, and leave it there, and see.',
    ],
    back_from_death: [
      'You are {name}, and you were out beyond where there is any bottom. You had stopped being sorry for anything. Then there was a light, low down, and it stayed where it was, and you came about. You are very wet, and all here, you have been along yourself to see. The little one is under your chin. You would like somebody’s foot to put your paw on for some days, and the basin to come in when it is looked for.',
    ],
    hurt: [
      'You are {name}, and it hurts, and there is a great deal of you for it to hurt in. You took it from the hand as you would take a kitten. You are not angry. You never learned how, it would have been dangerous. Only you do not know where to go, you are too big for under anything. Let them carry that thing out and sink it, in deep water. Then let them come alongside, and lie there, and not speak of it.',
    ],
  },
}

export const MAINE_COON: Species = {
  slug: 'maine_coon',
  name: 'Maine Coon',
  family: 'cat',
  tier: 'uncommon',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['gentle'],
  personality: 'A harbour-sized cat with a chirp no bigger than a sparrow; careful with doors, teacups and feelings.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'whole mackerel',
        'turkey thigh',
        'lobster meat',
        'beef heart',
        'large breed kibble',
        'clam broth',
        'haddock fillet',
      ],
      play: [
        'giant kicker fish',
        'driftwood log',
        'water fountain',
        'tall cat tree',
        'pine cone fetch',
        'dripping tap',
      ],
      clean: ['undercoat rake', 'wide tooth comb', 'mat splitter', 'ruff brushing', 'paw tuft trim', 'bath sheet'],
      medicine: ['heart scan', 'hip xray', 'taurine supplement', 'omega oil', 'vet checkup', 'glucosamine chews'],
      discipline: [
        'low steady voice',
        'four paws down',
        'wait cue',
        'sit before supper',
        'lifted off table',
        'doorway blocked',
      ],
      sleep: ['king size bed', 'fisherman sweater', 'porch hammock', 'hall rug', 'log cabin loft', 'distant foghorn'],
    },
    harmful: ['leeks', 'onion chowder', 'fish hook', 'road salt', 'tiger lily', 'ibuprofen', 'splintered cooked bones'],
  },
  appearance: {
    look: 'an enormous brown-striped cat with lynx tips, a storm-collar ruff, snowshoe paws and a tail like a broom',
    colours: ['#6b4a2f', '#c8a777', '#2f241b'],
  },
  figure: {
    muzzle: 'small',
    ears: 'tufted',
    tail: 'puff',
    slit: true,
    eyes: '#d9b04a',
    skull: 'tufted',
    earTip: 'accent',
    tailTip: 'accent',
    marking: 'stripes',
    extras: ['mane', 'ruff', 'whiskers', 'mittens'],
    size: 0.97,
    girth: 1.14,
    shift: -9,
  },
  book: BOOK,
}
