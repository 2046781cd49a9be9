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
    'Four black stilts come out of the shell at four different places. Then {name} stands up on them, a long way, and looks at you from behind its own ears.',
    'Observed: an egg, rocking. Then an ear, then another as large. {name} unfolds, takes one pace back from you, and stays there, watching how you go on.',
  ],
  looks: {
    thriving: [
      'Both left legs, both right legs: {name} goes through the tall grass at a canter, and all that can be seen of it is two ears, sailing.',
      'A guava went up in the air and came down. {name} threw it again, higher, and watched where it fell, with its mane blowing.',
      'Four dance steps at a gnat. {name} believes that stilts do not show from the house. The fifth step is a caper.',
      'The mane stands up and there is no umbrella. You look about for one. It was only the breeze, and {name} turns its other side to it, and holds down your hat with a foot.',
      {
        text: 'The chair in the meadow has been danced round, twice, at one pace. It made no objection. {name} has added this to what is known of chairs.',
        when: ['from_child'],
      },
      'Heard from beyond the hedge, half under the breath: one bark, and something after it that rhymed. Grounds for it: {loved}, on an earlier date, fully remembered.',
      {
        text: '{name} was seen to caper, on all its stilts, in the mist, at thirty paces. You raised a hand. It stood at once, like a gate, and the mist had to go round it.',
        when: ['wary'],
      },
      {
        text: 'It had found a dandelion clock, and blew. It had not known that would happen. {name} blew at the next, and the next, all down the bank, in great bounds, until it saw you, and stood there with one on its nose, like a specimen.',
        when: ['wary'],
      },
      {
        text: 'One bark was heard, at dawn, and after that, from the valley, another. {name} stood with a foot up. It barked again. You tried it, from the door, low in the chest. There was a long pause, and it went quietly behind the shed.',
        when: ['wary'],
      },
      {
        text: 'It came out of the tall grass straight at your door, a thing it does not do, with a guava in its mouth and its mane blowing, and stooped, and came in. The lamp had to be held for it.',
        when: ['trusting'],
      },
      {
        text: 'Your washing was brought in, by somebody with the reach, and laid over the chair in the meadow. {name} has put the hat on top. It walks round you and the chair, ears going, until you see the likeness.',
        when: ['trusting'],
      },
      {
        text: 'You lay in the tall grass and were found. {name} stepped over you, all four stilts, and stood, so that you had a roof, red, with a heart in it. A guava was let down to you through the top.',
        when: ['trusting'],
      },
      {
        text: '{name} springs out of the tall grass, all stilts and ears, and comes down on nothing whatever. There is only you to see it. It does it again, higher. This need not appear in the notes.',
        when: ['trusting', 'from_child'],
      },
      {
        text: 'Somebody at the fence asks whether {name} is a fox or a wolf. It swings its huge ears round to you, to hear what you will say. “That is {name},” you say. It comes and stands beside you.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} throws a fruit higher than its own ears, and catches it, and throws it, with its mane flying. You come as far as the fence. It lays the fruit back beneath the tree, and is studying the horizon.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} taps the floor with one black foot, and listens. It taps the table. It taps its other foot, and is surprised at both ends. Then it reaches out, from as far off as it can, and taps you.',
        when: ['baby'],
      },
    ],
    content: [
      '{name} is at the edge of the lawn with a foot at each corner. Nothing has happened so far. You came out and stood as well, and that has been noted as the first thing.',
      'Tap, goes a black forefoot on the path. {name} holds an ear down to it. The ground says something short, and it moves on to the next place.',
      'It has folded its legs under it, in the order front, back, far, near. There is a smell of hops. A cloud was chosen, and watched to the end.',
      'There are {days} small trees along its path, or thereabouts, the first of them knee high. {name} walks down the row and reads it.',
      'By the compost a seedling has come up that nobody sowed. {name} stands over it so that the hail will not. From the leaf, it was once {loved}.',
      {
        text: 'A child at the fence asked what it was, fox or wolf. {name} looked behind it, where there was nobody of either kind. It has left the question with the child.',
        when: ['from_child'],
      },
      {
        text: '{name} and the chair are out in the meadow, some way apart, facing the same hill. It is the chair’s turn, if it cares to say anything.',
        when: ['from_child'],
      },
      {
        text: '{name} has you under observation from behind the bean poles, and takes itself for one of them. You picked beans. You did the whole row, and left it the end one.',
        when: ['wary'],
      },
      {
        text: 'You sat down in the chair, the one in the meadow. {name} looked at you, and at the chair, for some time. Then it folded up its black legs beside it, at no paces, and the three of you faced the hill.',
        when: ['trusting'],
      },
      {
        text: '{name} has stood up. It took most of the morning, and one leg is still to come. It sees you, a very short way down, with its ears wider than the door, and lowers its head to see if you move.',
        when: ['baby'],
      },
      {
        text: '{name} stands in the corner from where one sees it all, the door, the fruit bowl and what you are reading. It is the corner right behind your chair. Nothing has needed noting. One black foot is off the ground, resting.',
        when: ['trusting'],
      },
    ],
    curious: [
      'Someone has left a chair in the meadow. {name} has regarded it for an hour from nine paces, and now regards it from eight.',
      'Both ears are turned to the termite mound, where they are moving house. {name} lifts one stocking to let a column through, and keeps it lifted.',
      'There is washing on the line, and one of the shirts has waved. {name} lifted a forefoot and, after thought, set it down. It is waiting for the shirt to make the next move.',
    ],
    bored: [
      'One bark, deep, like a barrel rolled off a cart. {name} listened, and what came back was a cart. Walk with it in the long grass, or play at foraging.',
      '{name} has gone round the same bush until the bush has a moat. It looks at you over the top. It would take part in a game.',
      '{name} has been watching paint on the shed. It has dried. If a game should begin anywhere within sixty paces, it would be noticed.',
      {
        text: '{name} has stood with its face in the hedge since noon. A cart went by, and two umbrellas. Throw a windfall so that it rolls past those black feet, and walk after it slowly: play.',
        when: ['sad'],
      },
    ],
    due: [
      'The dish has been observed from the left, from the right, and from above, where {name} has the advantage. The findings agree. It is empty, and at this time it is generally not. Its meal is due.',
      'Beside the dish {name} taps the ground with one forefoot, and bends its ears to it, and waits. In a meadow something would come up. In a kitchen it can only be you. Its meal is due.',
      {
        text: '{name} has come in from the edge, through the middle of the room, past the lamp, in front of everybody, and stands at your elbow. It would not do that for anyone else. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and beyond the hedge {name}’s ears stand up out of the grass, both turned towards the dish. You look at them, and they are grass. Its meal is due. Leave it at the edge.',
        when: ['wary'],
      },
      {
        text: '{name} has gone into the question, on trembling stilts. It has licked a leaf, a pebble and one of its own stockings, and it was none of these. It does not know what it is looking for. Its meal is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      'The bowl has been looked at from the north, the south and the fig. It is empty from all of them. {name} is due to be fed.',
      '{name} stands under the fruit tree with its neck up and its mouth a little open. You stood there, too. Nothing has fallen for either of you. Feed it, please.',
      'A seed has been set down on your boot. A second beside it. There were the makings of a row, and then there was no more fruit to take them from. It asks to be fed.',
      {
        text: 'The bowl has been carried out, at night, by somebody, to the fourth fence post, and stands there on a level bit. {name} is beyond it, in grass to the chest. The bowl is where it wants to be fed.',
        when: ['wary'],
      },
      {
        text: 'The pear tree has been shaken, by night, by its top. No pears came. There is a fresh path worn between that and your kitchen window, at ten paces, and two ears at the end of it. {name} may be fed at the tree.',
        when: ['wary'],
      },
      {
        text: 'You were on the ladder, in the fig, and for once of a height. A long red face came up beside yours among the leaves, with a dish in it, upside down, like a hat. It asks to be fed.',
        when: ['trusting'],
      },
      {
        text: 'You were asleep in the orchard, with your mouth open. Something was set on your chest, round, unripe, and something looked down from a height to see if you would know what to do with it. {name} wants feeding. It has shown you.',
        when: ['trusting'],
      },
    ],
    starving: [
      'It has eaten the label off a banana crate. After {hours} hours {name} stands with its stilts apart, so as not to come down. It needs food now.',
      '{name} goes from one small green shoot in the lawn to the next and bends down to each. There may be fruit on those in four years. You have a basket. Run for it.',
      'Seen at the bowl: {name}, head down. You came back with the lamp: the same. In {hours} hours it has worn four holes there with its feet. Put something in the bowl before it sees you go again.',
      {
        text: 'It lay down at your gate, and the legs would not fold. They are out on all sides, like something spilled. Kneel, and hold the fruit to its mouth, and then medicine. It will let you be near.',
        when: ['weak'],
      },
      {
        text: '{name} went by at a trot, east, and went by west, hollow behind the ribs, and each time looked into the bowl. It will not stop while you are at the door. Put fruit out, a great deal, and go in.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} had come to the wall and put its chin on top, and there it hung, with the legs given up beneath. No bowl had come for {hours} hours. Lift fruit to it, with medicine, and kneel on your side.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The left legs went and the right legs did not. {name} has leaned on a post and is looking at the view, and there is no view on that side. It could do with rest, or with medicine.',
      '{name} tapped the ground, and did not bend to hear. You bent, and put your ear there for it. It said to give this one a dose of something, and a long lie in the grass.',
      {
        text: 'A bark was begun, out of gladness, and came to about half a barrel. {name} sat down upon its hocks, surprised. You sat too. It wants rest there, with you for a windbreak, or medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The stockings are brown to the hip and the mane has set in one piece. Ticks: several. {name} would wade, if you would wash.',
      'Birds have begun to take {name} for a bank. It does not disturb them, but it has burrs to the ears. Clean it.',
    ],
    sick: [
      'The mane is flat. {name} stands with all four black feet together on a space no bigger than a plate, and sways. Medicine is needed.',
      'An umbrella went by and nothing rose. {name} watched it pass with dull eyes and drank again. It should have medicine now.',
      'Someone’s chair was left out, and {name} has gone up to it and leans there, at no paces, with its eyes half shut. Its breath can be seen to come too fast. Give it medicine.',
      {
        text: 'It tried to keep forty, and was seen to count wrong. It is at twelve, behind a stalk of fennel, swaying, with its mane stuck down. Look at the fennel. Put medicine at its foot, in a fig, for {name} to discover.',
        when: ['wary'],
      },
      {
        text: '{name} is lying in the open and not at the edge, and you were quite close before an ear came round. It misses nothing, as a rule. It would move away if it could. Bring medicine.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has come down. The legs lie about it like dropped tools. It is looking at one blade of grass. Medicine immediately.',
      'You walked up to it, nine, eight, seven, to none, and {name} did not step back. Give it the medicine now, and stay at none.',
      {
        text: 'You crossed all the paces there were, and it watched each of them being spent. {name} lay and let the last go. Medicine immediately, on the tongue. Then sit quite low, and be the only animal in the clearing.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It has lain in the grass for {hours} hours, and the grass has begun to close. Part it. Sit down inside with {name}, now.',
      'The great ears are still up. They turn when you breathe. That is all that turns. Be there, at no paces: {name} has left off keeping them.',
      'It has let itself down at the edge of your path, right up against it, in plain sight. It never wished to be looked at. Look at it. Sit there, and do not take your eyes off {name}.',
      {
        text: '{name} stood at the edge, tall and well, ears up, and a spider had gone from the one to the other and finished. For {hours} hours nothing in the clearing had moved. Walk into the clearing. Sit down, and move.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} got as far as the chair, and has its head on the seat. For {hours} hours the chair has done what it could. Sit down with them, at no paces, and let your hand, with medicine in it, lie open on the arm.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is folded in the grass, legs inside, ears out. A mouse walks round it and finds it complete.',
      'One black foot taps in its sleep, twice. You held your breath, at the window. It listened, and seemed to be told something pleasant, and the whole long face let go.',
      'In sleep its legs are walking, the left ones, then the right ones. {name} gets nowhere by it, at a fine even pace, and has been overtaken by a snail.',
      {
        text: '{name} sleeps standing among the young trees, with its eyes shut and its ears on watch. You would not find it if it had not swayed, and there was no wind.',
        when: ['wary'],
      },
      {
        text: '{name} lay down where three paths cross, so as to hear all of them. Its legs were folded, but not put away. You came by the fourth side, over the ditch, in your socks, and one ear had already been turned to the ditch.',
        when: ['wary'],
      },
      {
        text: 'It was found in the morning, folded, across your doorstep, where it had never slept before. Both ears were in the house. You stepped over it with the milk, and the ears went along.',
        when: ['trusting'],
      },
      {
        text: '{name} has let its head hang over the end of your bench and gone to sleep with its nose in your boot. The boot has been tapped, from inside, twice. You put the other by it. Both ears were seen to lie down.',
        when: ['trusting'],
      },
      {
        text: 'The legs were not folded. They lie in the grass as it fell, and the breath goes over one blade, to and fro, too quickly. {name} should be shaded with an open hand, not an umbrella. Medicine on its waking, in banana.',
        when: ['ill'],
      },
      {
        text: '{name} is asleep in the very middle of the floor, as no creature of the edges ought to be, folded up like a deckchair. One huge ear takes note that somebody came in, and who, and goes down again.',
        when: ['trusting'],
      },
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
      'Distance to {name}: forty paces. When you stop it stops. When you sit it goes on standing, but at thirty-nine. Sit often.',
      'You see two ears in the grass, and under them somebody seeing you. Stay in the open, hold no umbrella, and give {name} time.',
      'You coughed, and it was written off as a bird. You moved your chair, and {name} put a tree between you and considered the tree. Bring the same chair to the same place. Company may come of it.',
      '{name} has added a pace for every hour that it once stood here alone, and that was {wait}. They can be taken off again, one at a time, by somebody who sits.',
      {
        text: '{name} has got in among the umbrellas in the hall, being thin and upright, and hopes to pass for one. The ears are against it. Sit down there too. Do not look that way for a while.',
        when: ['baby'],
      },
    ],
    back_from_death: [
      '{name} is standing at the edge of the clearing with earth on its back, like something that has come up. It looks at the light. Stay near, and bring its next meal when it is due.',
      'It tapped the ground, and listened for longer than usual. Then {name} came five paces nearer, all at once. Keep it company; keep the hour of its food.',
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
        '{name} looks at the food from the left and from the right, and at you in between. Then it eats, without haste, and puts the seeds to one side, in a row that leads to your gate.',
        'It ate with its head low and its ears high, so as to be at two heights at once. You coughed. The upper half looked at you, and the lower half went on.',
        'A long red neck comes down past your shoulder, and you hold quite still. The bowl is emptied. On its way up the neck stops, level with your ear, and breathes there, and goes on.',
        'Before each bite {name} taps the dish with a foot. The dish rings lower and lower, and at the end like a bell.',
        'Four bites facing away, four facing the house. {name} then goes off eleven paces and paws some earth over something.',
        {
          text: 'A seed has stuck to its nose. {name} crosses its eyes to observe it, walks about the garden so, and sneezes it into the border, where it wants it.',
          when: ['well', 'glad'],
        },
        {
          text: 'You set it down, and went back as far as the gate, and then the road. {name} came by the ditch. Each bite was looked at, taken out to nine paces, and eaten, and the last one at eight.',
          when: ['wary'],
        },
        {
          text: 'You peeled, and it took the slices off the knife, one at a time, with its lips. When you ate one yourself {name} lowered its head until it could see how that was done. It approved of the seed.',
          when: ['trusting'],
        },
        {
          text: '{name} could not get down to the bowl. It spread the front legs, and they went on spreading. You lifted up the bowl, and it ate, standing like a trestle, and looked at you the whole time.',
          when: ['baby'],
        },
        {
          text: 'You held the fruit and it held your sleeve, lightly, and so the meal was eaten, from hand to mouth, at no paces. When the last of it was gone {name} danced, two steps left, two right, and smelled strongly of hops.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} came up the path to meet the bowl, both left legs, both right, and walked back beside it. It ate against your hip. One seed was put in your pocket, with the lips, and your pocket was patted shut.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} came over the fence on its stilts, high, red, in excellent order, and stood. You withdrew to the barn. The bowl was emptied in twelve bites, each from a different side, and left turned over, with a view to your tracks.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} ate well. Between mouthfuls both ears went out over the clearing and came back to you, and you were where you had been. It took the seeds off into the tall grass, at a canter, to a place you are not told of.',
          when: ['wary', 'well'],
        },
        {
          text: 'You folded your coat, and it folded its legs on that, in the wrong order. {name} ate sliced banana from a spoon, with its long chin on your arm, and did not put a single seed aside. You did it for it, in a row.',
          when: ['trusting', 'weak'],
        },
        {
          text: '{name} eats up and completes its notes: keeper present, {streak} meals on time. Under Distance it has always put paces. It comes over, leans a shoulder against your arm, and leaves that line blank.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up, walks off to the edge and turns round to observe you. One cannot see properly from there. It comes back, and lets its long face down until it is level with yours. Much better.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up. Wherever it has dined something has come up from the seeds, in a row, which set out long ago from the far fence. The newest shoot is under your chair. You both look at it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats everything and then stands up, and goes on standing up for some time. Nobody had mentioned the legs. From there it can see a dish, a floor and, not so far away as before, your face.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all and takes its legs out of the dish, one after another. It has had {streak} meals on time, and observes that you came with every one. Too soon to say why. It comes half a step nearer.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all with its neck stretched out and its legs left behind in the long grass, ready. You stir. The neck goes back to the legs. What it has written about you stands.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up and paces off the usual distance, both left legs, both right. It has a stone lying there, to mark it. It looks at the stone. It brings it, in its mouth, one step nearer, and stands by that.',
          when: ['warming'],
        },
      ],
      streak: [
        'Put down in the record: {streak} meals, each when it was due. {name} ate this one two paces nearer to your boots.',
        'After {streak} in their season {name} no longer circles the bowl. It comes up the straight way, left legs, right legs, and eats.',
        'With {streak} behind it, the tread of whoever brings the bowl has been classed among natural sounds. {name} did not look up. It moved over, to leave room for the bowl.',
      ],
      early: [
        'The fruit was pressed with one black toe, and was not ripe yet, nor was the hour. You were given back the bowl, with a single bite out of it, on the green side. {name} will look in at {opens}.',
        '{name} looks at the food, and at the height of the light in the grass, and has a mouthful. The rest should fall at {opens}.',
        'The bowl was sighted before its season. {name} checked that against the ground, with one tap, and the ground was for waiting. A lick was taken, as a sample. Further bites at {opens}.',
        {
          text: 'A bowl was observed, out of season, and someone behind it. {name} came to within nine paces, stretched its neck over seven of them, took one slice and withdrew the neck. It will be standing there again at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It walked round you, once, to see if you had fallen early too, like the first figs. It took a lick. Then {name} folded down on your feet, chewing nothing, and the two of you watched the light go over to {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} ate. It was seen first to walk back to where it used to stand, four paces further out, and carry the fruit there.',
        '{name} emptied the bowl with one ear on your feet, as one eats near a road. Then it walked over to the last fence post, tapped it, and took up its stand behind the one after that.',
        'The fruit was eaten. A pit was dug for the seeds, and they were put in, and {name} looked at you, and took them out, and planted them on the other side of the hedge.',
        {
          text: 'It was late, and {name} did not add a pace. You thought it had forgiven you. It had sat down, and its legs were cold to the knee. It ate half. Some medicine is to be brought, slowly, and a coat.',
          when: ['weak'],
        },
        {
          text: 'It was found at the water’s edge, standing in it to the stockings, and it did not raise its mane. The bowl was floated out. {name} took a mouthful, and the water shook round all four legs. Medicine, floated after, and nobody on the bank.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} had let the distance lapse. It stood by the wall at five paces, head down, and licked at a guava as one licks a stone. When you came to four it lay down, rather than step back. A dose, in the guava, at five.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Eleven paces were added, and paced out in front of you, one by one, with a look at each. Then {name} ate, at that remove, in fine condition, and the seeds were put in the far field, where there will be shade for somebody else.',
          when: ['wary', 'well'],
        },
        {
          text: 'The fruit was collected off the plate and hung upon a thorn bush, piece by piece, where you could not reach. It was eaten there, at a stretch, with the mane blowing. {name} has drawn no conclusions that it cares to state.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} ate. It then walked you, by the sleeve, out to the ring where it had stood, and had you stand in it. It went to the door and looked at you from there for some time. It let you come in first.',
          when: ['trusting'],
        },
        {
          text: 'The meal is late, and {name} had the path in view the entire time, so there is nothing you can tell it. It eats it all. Then it withdraws to where you are about the size of a plum.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lets you set the late dish down right beside it, and in one that keeps its distance that is a bad sign. It eats a little. The stilts are folded under it and will not unfold. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all. Afterwards it stands by you, as before, or a hand’s breadth further off. It looks out over your head, like a tree that has been asked whether it saw anything.',
          when: ['trusting'],
        },
      ],
      missed: [
        'In {hours} hours it had worn a ring in the grass, with the bowl in the middle. {name} eats kneeling. It goes off at once, further than you can make out.',
        '{name} ate what there was and then the seeds, which it never eats. It had been {hours} hours. You went along its row of small trees that evening, and put in a stick where there would be a gap.',
        'It came to the bowl by the longest way, stopping. {name} has eaten. What it looked at meanwhile was your hands, for what they had been doing these {hours} hours.',
        {
          text: 'It had been {hours} hours, and it did not get up for the bowl. You crossed the clearing, all the forty paces, and it let you. It ate, lying, off your palm. It needs medicine from the same palm.',
          when: ['weak'],
        },
        {
          text: '{name} lay in its own ring. You put the fruit by its mouth, went back the whole forty, and sat. After {hours} hours it took a little, with one eye on you. Medicine is to be left with the next, and the same forty walked.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} lay at the end of its seedlings and could not get its legs together. After {hours} hours it swallowed one slice of papaya. Push medicine over in the rind, and do not stand up to do it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'For {hours} hours it had stood where the bowl stands, and then where it had a view of that. {name} ate what you brought, at forty, on all its stilts. The chair in the meadow has been turned round.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats everything. For {hours} hours it watched you not come, and it misses nothing. The long legs tremble and the dark mane lies flat. It looks at you as one looks at weather. Be on time now.',
          when: ['wary'],
        },
        {
          text: 'For {alone} {name} stood at the edge of things, and in the middle was nobody. It eats all you brought. Then it goes off, beyond the fence, until you are hard to make out. Be here next time.',
          when: ['wary'],
        },
      ],
      full: [
        'The fruit was rolled back to you with the side of one foot. {name} has no more branches free until {opens}.',
        '{name} observed you fill the bowl, and did not take part. You filled it higher. A fig rolled off and it walked after the fig, and stood it back on top. See again at {opens}.',
      ],
      ill: [
        'You laid two slices on its tongue. {name} held them there and looked over you at nothing, and its long legs shook like reeds. One was swallowed. After this, medicine.',
        'It lowered its head to the bowl, and the head stayed down, resting on the rim. You looked beneath: two bites were gone. Hold up one of those ears, and say that there will be medicine.',
      ],
      loved: [
        '{item}. The ears come together at the tips, which has not been described before. {name} ate it out of your hat, and planted what was left where both of you can see it from bed.',
        'It smelled it at sixty paces and covered fifty-nine of them at a trot. {item}: the last pace it took slowly, looking at you.',
        '{name} put both forefeet in the bowl, a thing unknown to science. It was {item}. When it had done it stepped out, backwards, and looked round for any other naturalists.',
      ],
      disliked: [
        '{item} was set down. {name} walked round it at a distance of a yard, then of two, and then it walked round you. It looked in your basket. Fruit would have brought it in.',
        '{name} buried {item} to see what would come up. It has left no great hopes on its face. A banana, ripe, is another matter.',
      ],
      harmful: [
        'It looked long, and you held it out, and so it came and took it: {item}. {name} has gone into the thicket and can be heard there. No meal has been had. Bury that deep, where nothing will come up.',
        'It stands with its flanks drawn in and its mane down, looking at what it ate, which was {item}. It is unfed, and hurts. Clear that from the ground, down to the last crumb, before it seeds.',
      ],
    },
    play: {
      wanted: [
        '{name} watched three rounds, to have the rules. In the fourth it came over the hedge on its stilts and had won before it was down.',
        'You ran in the high grass and could see nothing. Above you two ears went by, came back, and waited, to show where you were.',
        'Tap here, it shows you. You tap. It taps. Something under the lawn taps, and {name} leaps straight up on all four.',
        'It took your hat off, walked to the exact edge of the field, planted it, and stood by to see. You were asked to stand by as well. A wren moved in.',
        {
          text: 'You walked to the termites together. They were carrying one grain each. {name} brought a grain, in its lips, and set it on the heap, and was let through.',
          when: ['from_child'],
        },
        {
          text: 'You played at one side of the stream, with a stick, by yourself. {name} did everything that you did, on the far bank, without a stick. When you fell in, it came to the edge, and put one foot in.',
          when: ['wary'],
        },
        {
          text: 'You threw a fig up and caught it. You threw it up, and it did not come down. Above you, at the end of a long red neck, something swallowed. {name} was then sixteen paces off, considering a cloud.',
          when: ['wary'],
        },
        {
          text: 'It stood over you, and you walked about underneath, between the black stockings, from the barn to the pond, and wherever you turned the roof came too. It laughed, if that was a laugh: one barrel.',
          when: ['trusting'],
        },
        {
          text: 'It took your walking stick and had you manage on two legs, which it found very funny, by the ears. Then it lent you one of its own. You went round the pond so, joined, on five, and {name} barked, once, at the end.',
          when: ['trusting'],
        },
        {
          text: 'You walk into the tall grass, where you can see nothing and {name} can see everything. It lets you get thoroughly lost. Then two ears go up, right beside you, and it barks, its one great bark. You both jump.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You tickle one of {name}’s black stockings with a straw. It lifts that foot, and puts it down elsewhere. You tickle the next. Soon it is standing in several places at once, and has never been so well entertained.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You lay out some pebbles on the path and go back to your seat, and {name} comes, considers them, and moves one. It steps away. You move one. Neither of you knows the rules. It seems to be winning.',
          when: ['wary', 'no_item'],
        },
      ],
      little: [
        '{name} took part for one turn. It had capered earlier, behind the barn, where it thought nobody was.',
        'A toss of the mane, some steps. It was in good spirits when first seen, and so it remains.',
      ],
      bad_time: [
        'You rolled it past, within a yard. {name} did not lift a foot. It looked at you and not at the game, from a long way up, and swayed. Something is lacking. Find what.',
        '{name} set out, left legs, and waited for the right. It is not fit to play. See to it.',
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
        'On hearing {item} it stood up in sections, faster than it has been known to, and the grass went down before it in a lane.',
        '{item}, till the crickets gave up. At the close {name} barked, once, from the chest. Along the fence three starlings changed places, and you found that you had sat down.',
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
        'Twelve ticks, a snail, the husk of a guava. Under the dust the red comes up like a coal that is blown on. {name} studied each tick.',
        'You rinse the black stockings from the top, and it takes some time to get to the foot. {name} lifts that out, and shakes it, and you are rinsed from the top.',
        'The mane was gone through hair by hair. What came out was laid on a flat stone, in order of size, and {name} stood over it until it had been seen. Then the wind might have it.',
        {
          text: 'The brush was tied to a bean pole. From the other end of that you did the near flank, and part of the mane. {name} looked along the pole at you. It was the longest pole you had, and is now too long.',
          when: ['wary'],
        },
        {
          text: 'You stood in the stream with the brush held out, and looked up at the hills. {name} stood at the ford below, with its side to the water. You let the brush go, and it came down to it by itself.',
          when: ['wary'],
        },
        {
          text: 'It folded itself in front of you, front, back, far, near, and laid its neck over your knees. You went through the mane with your fingers. It stood up behind them, each hair, like grass after feet.',
          when: ['trusting'],
        },
        {
          text: '{name} put one black foot up on your knee, and you washed that, and it put up the next. It had to lean on you for the third. By the last you were holding up a wolf, or a fox, and it dripped.',
          when: ['trusting'],
        },
        {
          text: 'You wash one black stocking, and {name} watches you do it, from a long way up. Mud runs off. You wait. It gives you the next, though with its weight kept on the others, for leaving.',
          when: ['wary'],
        },
        {
          text: 'You need one bucket for {name} and several for the legs. It bends its neck to see the mud go down the stockings. Then it puts its chin on your head, there being nothing else of that height.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had rolled in dry grass of its own accord. The brush found one seed and was asked to put it back.',
        'Nothing came out. {name} stood for it, looking over your head at the hill.',
      ],
      loved: [
        '{item}. Its neck grew longer, and longer, and came to rest across your arm. Weight: less than one would think.',
        '{name} let its mane be lifted and done beneath. It hummed, on one note. {item} has not been seen to fail.',
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
        'It was hidden in a banana. {name} found it, looked at it, looked at you, and ate it first. The mane has since risen by a finger.',
        '{name} held still at no paces while it was done. Then it withdrew three, no further, and lay down, and slept with its ears up.',
        'You mixed it with papaya and looked elsewhere. So did {name}. When you both looked back it was gone, and something in the set of the shoulders had come right.',
        {
          text: 'The dose was left on a flat stone, in half a papaya, and you went in. It was gone by dusk. There were prints round the stone, at a yard, at two feet, at one, and a set that came up to the window.',
          when: ['wary'],
        },
        {
          text: '{name} bent down to you out of all that height, and opened its mouth, and you could see how far it goes. Then it kept its head on your shoulder, for ballast, until the shivering had gone down the legs and out.',
          when: ['trusting'],
        },
        {
          text: 'You had to stand upon the wall, and it brought its face in under your arm. The spoon went a long way in. {name} coughed, and let its chin stay, so that you stood there, as tall as it is, for most of the evening.',
          when: ['trusting'],
        },
        {
          text: 'It was given lying down, with a spoon. {name} looked at the sky throughout. A hawk went over, and after a long time the eye went along with it. More of the same at dusk: somebody should sit by.',
          when: ['ill'],
        },
        {
          text: 'It was hidden in nothing. You laid it on a leaf, said what it was, and walked away counting aloud. At thirty you heard a tap. {name} had eaten the medicine, and the leaf, and it was on its feet, with two of them.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The pole was used, with a spoon tied on. {name} looked along it for the whole length, to where you shook at your end. It took the dose, out of interest, and stood by, to see if you would be better.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} swallows it. It has never let anybody so near, and the great ears lie back. One of them lifts when you shift your foot. Do not go off. It would notice. Stay there, and give it another dose in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'No sign of illness was seen before, and none after. {name} has a bitter mouth and is drinking.',
        '{name} let you count its ribs, and there was the right number. It went back to what it was watching.',
      ],
      loved: [
        '{item} was taken from the palm, with lips as careful as a horse’s. {name} licked the palm, for the record.',
        'It came for {item} by itself, along the wall, at the usual hour, and put its chin upon the table.',
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
        'You took one slow step back. {name} saw it, and what it had in its mouth, and put the hen down. The hen left. Two paces have been added, and the matter is understood.',
        'A line was drawn with a stick. {name} walked the length of it on its own side, tapping, and has it now by heart, and keeps a pace off from you too.',
        {
          text: 'You stood before the beehive, and hummed, low, as the bees do, and it took its foot down off the lid. {name} retired to the fence. The hive has since been looked at only from the third post, and so have you.',
          when: ['wary'],
        },
        {
          text: 'You withdrew. You went indoors, with no word, and drew the curtain. {name} stood before the window with the pullet in its mouth, and saw nobody, for once. It put her back on the roost, and came and tapped at the glass.',
          when: ['trusting'],
        },
        {
          text: 'You look at {name} over the neighbour’s fence, steadily, as it is on the wrong side. It knows about looking, and it looks down first. It comes back across, stilt by stilt, and leaves the pears.',
          when: ['from_child'],
        },
      ],
      little: [
        '{name} had observed that rule in use, and was using it.',
        'It heard you with both ears, which is a good deal of hearing, and went on not doing it.',
      ],
      bad_time: [
        '{name} went back by twenty paces while you spoke, and had few left to go with. It is standing in the pond. Leave off. Wade in as far as it lets you, and see what it is in need of.',
        'You said it, and the mane neither rose nor fell. {name} looked at your mouth moving as it would at rain. There is something under that. Sit down in the grass, and let it come, and look.',
        {
          text: 'A stick was pointed, and a word was said, twice. {name} looked along the stick to the end of it, where there was nothing, and went down, a leg at a time. That is fever. Lay down the stick, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: one animal telling another where the grass ends. {name} lowered its ears by a degree and stepped over to the right side.',
        'There was {item} and then a stillness, in which {name} put the slipper down among the seedlings and covered it.',
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
        'It goes round in the grass until there is a nest, folds front, back, far, near, and lets its chin down last. {name} looks shorter by a whole day.',
        'A cricket was located, and another, until {name} had all of them placed. Then one ear tipped over, and the other.',
        {
          text: 'You beat down a place for it in the grass and went away. {name} looked into the place. It made another, with just such a hollow, ten paces off, and put your coat, which you had left, in the first.',
          when: ['wary'],
        },
        {
          text: 'You put out the lamp at your window, and it folded. You lit it, and heard it stand up, in sections. You put it out. {name} was heard folding, front, back, far, with a sigh for near.',
          when: ['wary'],
        },
        {
          text: '{name} went round and round, and you were in the middle. It folded, front, back, far, and there was a difficulty over near, because of you. That leg was laid across your lap for the night.',
          when: ['trusting'],
        },
        {
          text: '{name} had never been inside a house at night. It came in sideways, smelled the stove, tapped the boards, and was told something. It folded up round your chair until you were in the middle, and the ears, being too tall, were let down.',
          when: ['trusting'],
        },
        {
          text: 'A hollow was trodden for it, downwind, and lined with your coat, and left. {name} came to it on three legs, then on two knees. It was not watched. When it wakes, medicine, from the side it looks at first.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You put down dry grass for {name} in the thicket and go off as far as it would wish. It folds up, joint after joint, like something put by for the winter. Its eyes measure where you stopped. Then they can close.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} folded itself as asked, and watched from down there. The grass looks different from below. It took note.',
        'Not tired. It stood in the place where it would have slept, and kept it warm with its shadow.',
      ],
      loved: [
        '{item}. It lay down without circling. In all the time that it has been watched, {name} had not done that.',
        'From {item} came one deep sound, half a bark, with nothing the matter in it. {name} was asleep at the time.',
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
        'You sat. {name} stood. A heron crossed from one side to the other. That was the whole of it, and neither left.',
        'A foot is lifted and brought down by your foot, tap. {name} bends its ear to the place. The ground has something to say of you, and it is not long.',
        'Longest absence on the books of the grass: {wait}. {name} wore that ring there in the turf. It has walked you round it, once, and out at the gap.',
        'On the first of {days} days it stood at forty. You do not turn your head. The breath on your collar smells of hops.',
        {
          text: 'You were looked at, from very near, on the left side and on the right. {name} breathed out through its nose. You appear to have been found to be of neither kind as well.',
          when: ['trusting'],
        },
        {
          text: '{name} tapped, and had you listen. You put your ear to the ground. It lay down and put its own beside yours, very large, with the hair tickling. What the ground said was short, and you both nodded.',
          when: ['trusting'],
        },
        {
          text: 'It brought you to a seedling, no higher than your boot, and stood. You bent down. It is from the pear that you ate together. {name} breathed on it, and looked along the row, as far as there was row, and then further.',
          when: ['trusting'],
        },
        {
          text: 'You sat with your back to it. There was a tap, a good way behind you. You tapped once with your heel. After the moon was up, there was a tap again, and it had less grass in it.',
          when: ['wary'],
        },
        {
          text: 'You sit down by {name}, and the two of you look out. It is still the edge of things, only with somebody on it. After a time it folds its long legs, and is all at once your height.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has seen you sit four times, and has you exactly. It turns its ears to the hill. Later.',
        'Nothing new was observed, on either part. {name} moves off to let the grass get up.',
      ],
      ill: [
        '{name} lay with its long chin over your boots. You pulled a grass stem, and it watched you do that, and its breath slowed. Bring food, or medicine: see which it lacks.',
        'You told it what you saw: a cloud, a hawk, a lame beetle getting on. It shut its eyes to see them. Now fetch what {name} needs.',
      ],
      asleep: [
        'You sit in the long grass by the folded thing. An ear turns, has you, and stays turned. {name} sleeps.',
        '{name} tapped in its sleep, and you, with one finger, tapped back. Its breath went out for a long time.',
        'You sat, and did nothing, and went on with it. An ear came round, was satisfied that it was the same nothing as before, and lay back. {name} slept.',
      ],
      shy: [
        'You sat at the one edge and {name} stood at the other. Between you lay the clearing. When you got up it was the same clearing, less one pace.',
        '{name} looked at you for as long as you were there. You had done nothing, and it had missed none of it.',
        {
          text: 'You sat in the meadow and pared an apple in one long ribbon. At nineteen paces somebody had its head on one side. You hung the ribbon on a thistle. When you looked it was at eighteen, with a ribbon.',
          when: ['well'],
        },
        {
          text: 'You lay on your back, so as not to be tall. {name}’s breath in the fennel was quick, and had a catch in it. At last a foot was put out, and tapped, faintly. Roll medicine over to there, inside a plum.',
          when: ['ill'],
        },
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
