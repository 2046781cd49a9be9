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
    'The egg is far too small for what comes out. {name} unfolds a paw, and another paw, and a ruff, and looks back in, puzzled, to see how it had all been stowed.',
    'A chirp, as of a very little bird. Then the shell gives way on all sides at once, and {name} sits in the ruins with its ears up, wondering where the bird is.',
  ],
  looks: {
    thriving: [
      '{name} goes over on its back like a boat in a mild swell and lies with all its paws to the sky. Something in its ruff sings out, very high. It listens, charmed.',
      'Snow at the window, and {name} stands up against the glass with its arms wide, trilling at each flake. There are a great many. It does not like to leave anyone out.',
      'Down the passage it comes with the sound of a bookcase moving house. A yard off, {name} slows, and for the last few steps it lifts its feet as if you were asleep.',
      'It has got one hind paw into a teacup, and is delighted, and waits for the rest to follow. {name} fits as well as ever, it would say, but for the handle.',
      'There has been fair weather in {name} all day. It has towed the hearthrug out into the hall and is lying at anchor on it, with a peg and two spoons aboard as passengers.',
      {
        text: '{name} goes about in the hall for pure pleasure, striped from end to end, and sees too late that you are in the way. It sits down in mid-stride, four feet off, and slides up to you, begging your pardon.',
        when: ['wary'],
      },
      {
        text: 'Somebody is chirping up in the apple tree, and the whole tree bows. {name} has gone up to see the bird from the other side. You come out, and it becomes a bough, and a good one, but for the broom.',
        when: ['wary'],
      },
      {
        text: 'Up the passage rolls {name}, on its side, over and over, with its paws folded so that it should not catch on things. It has not seen you. It sees you. It goes on, out of courtesy, through the coats.',
        when: ['wary'],
      },
      {
        text: '{name} has put both snowshoes on your shoulders, to see your face better, and trills into it, and you are now sitting on the stairs with the whole of the fair weather on your lap.',
        when: ['trusting'],
      },
      {
        text: 'You are picked up. It is only by the sleeve, and only as far as the window, but {name} has you there now with a paw on either side, to show you some weather it thinks you will like.',
        when: ['trusting'],
      },
      {
        text: '{name} has tried on your hat. It wears it to you on one ear tip, through three rooms, head quite level, and bends down at your chair to show you what is in it. It is the pine cone.',
        when: ['trusting'],
      },
    ],
    content: [
      'Along the whole of the windowsill, and round the corner, and some way down the wall, lies {name}. It has drawn in its elbows so that the cactus should have its half.',
      '{name} is keeping harbour watch at the back door. One ear tip has gone round to the south-west. You take the washing in on the strength of that, and it holds the pegs, in its mouth, and rain comes.',
      'The sink has been left full, and {name} is emptying it with one paw, a scoop at a time, onto the floor. There is a light in there, and it would be a pity to swallow it.',
      'You need to get by. {name} begs your pardon, gathers in as much of itself as it can find, and there is now room for a person to pass sideways.',
      'A ladybird has come aboard, amidships. {name} lies perfectly still and shows you, with its eyes only, where it has got to. The broom tail is spread out behind, for the rest of the family.',
      '{name} has come on something in its stores and lies with a paw on either side of it, like a man with an old letter. It is what remains of {loved}.',
      {
        text: 'You come in, and {name} gets under way at once, quietly, with its ruff down. It would be out of the room by now if it were the length it thinks. You go on meeting the tail.',
        when: ['wary'],
      },
      {
        text: '{name} has made fast to you: paw, chin, other paw. You have to get up. It considers how that might be managed, and gets up too, and goes with you, so that nothing need be untied.',
        when: ['trusting'],
      },
      {
        text: '{name} chirps, and jumps at the chirp, and looks for it under one broad paw and then the other. You bend down to help. It looks for it, with great hope, in your sleeve.',
        when: ['baby'],
      },
    ],
    curious: [
      'The tap runs. {name} puts a mitten under it, watches the water come off at five places, and turns the mitten over to see how it got through.',
      '{name} has its whole head in the coal bucket. It says something in there, and the bucket says it back, and it looks out at you, black to the ears, to ask whether you knew.',
      'A very small box has been left on the table. {name} looks at it as one looks at a house one was born in, and sets a paw in it, and thinks that two would do.',
    ],
    bored: [
      '{name} has lain at its moorings since breakfast, and the tide has been in and out and nobody came down to the quay. It would be glad if you would play.',
      'One slow push, and the pine cone rolls as far as the wall. {name} waits for somebody to send it back. It waits very patiently. Come and play with it.',
      'It sighs, and the curtain moves. It sighs, and the newspaper turns to page four. {name} would not for the world put you out, but could there be a game?',
      {
        text: 'You lean the great pine cone against its paw, and it does not roll it. {name} lies with its ears at half mast and its tail brought in. Come aboard, and dabble your hand in the water dish till it does too.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} lays its chin on the table, beside the bread, and takes up no more of the table than a chin needs. It is only looking. Feed it, please.',
      'The basin has been brought round to your chair, by pushing, and {name} has lain down behind it. A chirp goes up from somewhere. The bird is hungry. Feed them both.',
      '{name} leans on the larder, meaning nothing by it, and the larder has shifted a little way along the wall. It is time for a meal.',
      {
        text: 'At dusk {name} brings the empty basin as far as the edge of your lamplight, sets it down without a clink, and backs off into the dark. Two ear tips show. Fill it, and sit down again.',
        when: ['wary'],
      },
      {
        text: 'Something has taken the lid off the flour bin and put it back, without a sound, and there is a broad white paw mark going away from it on tiptoe. {name} stands in the yard, looking in. Set the basin on the sill.',
        when: ['wary'],
      },
      {
        text: '{name} lays its chin on your shoulder from behind, and there is a chirp, and your knees go. The bird, you are to understand, can hold out no longer. Feed it, and the boat it came in.',
        when: ['trusting'],
      },
      {
        text: '{name} leans on you, and the pantry is where you arrive. It takes your hand in its mouth, with all the teeth held back, and puts it on the latch. The bird is past singing. Do feed the two of them.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You could pass {name} in the passage now, on either side. It draws in its elbows for you all the same, out of habit, and for {hours} hours it has had nothing. Fill the basin to the brim.',
      '{name} has brought you the great pine cone, the one that nobody may hold, and put it in the basin. It thought that you might know how one opens it. Food, now.',
      'You push your hand into the ruff, and go on pushing, and there at last is the cat. The bird is not singing. In {hours} hours nothing has been landed here. Bring food, a little and then all of it.',
      {
        text: 'The tail, which swept half the kitchen, lies where the draught has put it. {name} lifts its chin to the edge of the basin and cannot lift it over. It is {hours} hours. Broth, by the cupful, and medicine in it.',
        when: ['weak'],
      },
      {
        text: 'All the driftwood has been got out and turned over for limpets. {name} stands in the middle of it on its four great feet, and you can see light between the ribs and the ruff. Fill the basin, and give it sea room.',
        when: ['wary', 'well'],
      },
      {
        text: 'You reach down to {name}, and it tries to be in nobody’s way, and only the ear goes. Bring broth in the flat of your hand, medicine after, and speak low and often, like a bell on a shoal.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} has put in at every rug between the stove and the door, and lain over a while at each. It makes no way today. Some medicine, or harbour for the night.',
      'The tail drags a little, like a rope that somebody forgot to take in. {name} would be the better for a long sleep, or a dose of something strong.',
      {
        text: 'Trill upon trill comes out of the ruff, and under it {name} lies hove to, smiling, with its legs gone from under it. The bird may stay up. The cat should have a dose and a rug.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are burrs in the breeches, tar on the snowshoes, and in the ruff a matted place where no bird could live. {name} stands in the yard so as not to bring it in. Wash it.',
      '{name} has been out on the flats, and a fair part of them has come home with it. It holds up its tail to keep it off your floor. Comb it, please, and wash it down.',
    ],
    sick: [
      'Flat as a hearthrug lies {name}, and you had nearly stepped on it. It tries to draw in its tail for you, and gets no further than the thought. It wants medicine, soon.',
      'The bird has not sung since it got light. {name} keeps bending down to its ruff, to listen, and nearly goes over. Put your hand there, it is burning. Give it medicine.',
      'Its breath knocks, like a boat against a pier when the wind is wrong. The tufts on {name}’s ears have drooped to either side. Medicine, please.',
      {
        text: 'You kneel, and it shifts that great sick weight an inch from you, and an inch costs it all its breath. Its nose is dry as cork. Pour the medicine into the basin’s lid, {name} would sooner drink than be held.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} has made itself small. You had not known that it could. It lies in the corner, no bigger than another cat, so as to be no trouble. Medicine at once.',
      'All that way down the passage one ear tip turns to your step, and that is the whole of what moves. Give {name} medicine now, and keep a hand in its ruff.',
      {
        text: 'The ruff has gone flat, and there is hardly a cat in it. {name} sees your hand, and would turn its head out of the way, and cannot. Give it medicine now, and let the hand stay to be leaned on.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It has lain at the back door for {hours} hours with its head towards the water, and no boat has come. Get down beside {name}, close, and stay.',
      '{name} is so low that the draught goes over it. When you say its name there is a chirp, the smallest yet. Sit with it, now. Put your weight against its side.',
      'In the middle of the kitchen floor stands the pine cone, put where you would be sure to find it. {name} lies a little way off. Nobody came in {hours} hours. Sit down with it now.',
      {
        text: 'For {hours} hours a large shape has gone up and down behind the window. Now {name} stands there with its brow on the glass. Go in by the back, slowly, and keep it company at the pane.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has put itself out of the way to the last, down the cellar steps, tail and all. One snowshoe shows on the second stair. Go down with a lamp and medicine, sit on the stair above, and cover the paw.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps across the entire sofa, and one snowshoe has gone over the side, all the way down. You sit on the floor, there being no sofa, and find that you have been given the paw to hold.',
      'Three beetles and a hot-water jug have been tucked under its tail. {name} sleeps with its chin up, on account of the bird.',
      'It snores like a boat being drawn up over shingle, slowly, and then is let back. The glasses on the dresser move along a little each time.',
      {
        text: '{name} has moored for the night across the back door, ruff up, with its face to the weather and its broom tail to you. You put your boots down, and the tail feels them over, and lies still.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep behind the walking stick, where it cannot be seen, and from there it fills the alcove and part of the hall. When the boards creak under you the nearest paw is drawn in, and begs pardon, in a snore.',
        when: ['wary'],
      },
      {
        text: 'You went to bed alone. By morning you have a strip along the wall, as wide as a shelf, and {name} the rest, and a striped arm lies over you to keep you from falling out.',
        when: ['trusting'],
      },
      {
        text: '{name} came to lie on you and lay down on everything else first, to spread the load. You have the chin. It breathes out, and your page turns over. It breathes in, and you can have it back.',
        when: ['trusting'],
      },
      {
        text: 'The glasses on the dresser are quiet, for there is no snore to move them. {name} sleeps shallow, with its chin propped on the pine cone to get air. Watch by it, and have the medicine poured for when it comes round.',
        when: ['ill'],
      },
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
      '{name} believes that it is hidden behind the walking stick. You can see the stick very well, and on either side of it {name}. Sit down, and do not let on.',
      'It stands off. You come one step nearer, and {name} backs, stern first, with great care, through two rooms and a flower stand. Sit quietly, and show a light.',
      'There is a chirp from under the bed, and the whole bed lifts an inch and is set down. {name} is thinking about coming out. It may take some evenings of your company.',
      '{name} has seen a harbour shut before now. That was {wait}. It lies off beyond the rug, with one eye on you, and would like to see you sit there till the tide turns.',
    ],
    back_from_death: [
      '{name} came in on the night tide, without a light, and lies along the inside of the door. It lifts one paw and puts it on your foot, to make fast. Stay near, and have the next basin full in time.',
      'It is back, and it looks round at all that length of itself, from the ruff to the end of the tail, as if for the first time. So much of it. Sit with {name}, and keep its mealtime.',
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
        '{name} eats in slow mouthfuls, lifting each clear of the basin and looking it over, and afterwards blots its ruff, left side and right. You had put down a cloth for that. It used your trousers.',
        'It lets the basin come quite to rest before it starts. Then {name} lowers its head, and it is like watching cargo go into a hold.',
        'You forgot to step back, and have been eaten round. {name} took pains over it. Your slipper is dry, and stands by itself in the middle of a bare clean floor.',
        'Before it begins {name} puts one paw in the water dish and takes out two scoops, and looks, and one more. Then it is safe to sit down to dinner.',
        {
          text: 'At the last mouthful a trill goes up, right up, and cracks at the top. {name} looks about, shy, and down into its ruff.',
          when: ['glad'],
        },
        {
          text: '{name} draws in its elbows to eat, so that no part of it shall touch your slippers. There is a good deal to draw in. It eats half standing on itself, with the ruff held up, and thanks the basin, not you.',
          when: ['wary'],
        },
        {
          text: '{name} eats with its broom laid over your feet, to know where you are. Between two mouthfuls it looks up, and makes room at the basin, in case there are two of you to be fed.',
          when: ['trusting'],
        },
        {
          text: 'It sits down in the basin to eat, that being the size it is. {name} finds that some of the dinner is under it, gets out, is surprised at how long that takes, and eats its own footprint.',
          when: ['baby'],
        },
        {
          text: 'You kneel to set it down, and a snowshoe comes over your shoulder to keep you there. {name} eats along one side of you, broom sweeping, and the bird sings at each mouthful, close by your ear.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It carries the basin to your chair by the rim, not spilling, and eats with its chin between your boots. A trill gets out, and another. {name} turns its ruff up to you, so that you can see they are both fed.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Down the passage comes {name}, tail up, at a good six knots, and heaves to one basin short of you. It eats like a crew. The broom it holds aside, so that you have a lane to leave by.',
          when: ['wary', 'well'],
        },
        {
          text: 'You stand against the wall, and {name} eats, a wall of its own, with the ruff turned to the window. It has appetite enough. It has no side to spare for you, and moves the basin round to see to that.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies down to its meal and puts one wide paw on your foot, for ballast. You feed it over the gunwale, a handful at a time. When the paw grows heavier you know it has had what it needs.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'Another boat in on time, and that makes {streak}. {name} has come down to the kitchen to meet it, and laid its chin on your arm, which will need to be held up.',
        '{name} does not look out for you any more. After {streak} in a row it goes by the light on the floor, and the light and you come round the door together.',
        'For each of the {streak} that were punctual there is a cone set on the step. {name} has left gaps between them, so that you should not trip.',
        {
          text: 'You come with the basin, and there are {streak} behind it, and {name} gets up and walks alongside, shoulder to your hip, like a tug. You could let go of the basin. It would be brought in.',
          when: ['trusting'],
        },
      ],
      early: [
        '{name} had not looked for a sail so soon. It takes a mouthful, with thanks, and pushes the basin back out to sea. There will be water enough at {opens}.',
        'It has barely stowed the last. {name} eats just so much as would fit in a teacup, and thinks that it is full. Do try it again at {opens}.',
        'You are early, and {name} is distressed to have nothing empty to put it in. It shows you: a pouch in this cheek, a pouch in that. Both are given a taste. It will have made room at {opens}.',
        {
          text: '{name} looks at the basin from the far end of the hall, with one ear on it and one on you. It comes as close as its whiskers, which is not very, takes a crumb, and stands out again. Try the harbour at {opens}.',
          when: ['wary'],
        },
        {
          text: 'You have come in before the tide, and {name} gets up for you all the same. It takes one mouthful, lays its great cheek in your palm to thank you for the rest, and leaves it there. It will be hungry at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'You were late. {name} eats, and says that it is no matter, and carries each mouthful over to the back door to eat it there, looking out.',
        '{name} eats all of it, with its broom drawn in close. Generally there is some tail left lying about for a person to sit by. You sit down by the stove.',
        'You set down the basin, and {name} looks past you, to see whether there was a wreck, and anybody else coming. Then it eats, and begs your pardon for having thought so.',
        {
          text: 'It eats, and lies down as ever with its chin on your instep, all of the chin. It has let out, very gently, the whole weight of it. You were going somewhere, it seems, and now you are not.',
          when: ['trusting'],
        },
        {
          text: '{name} eats, and then brings you the lamp from the window, by its ring, unlit, and lowers it into your lap. It was kept there for you while there was oil. It lies down on both your feet.',
          when: ['trusting'],
        },
        {
          text: '{name} has stood so long at the window that its great legs tremble. It eats sitting down, then lying. Rub them. It will need something strong besides, and the next boat on time.',
          when: ['weak'],
        },
        {
          text: 'The head is too heavy to lift over the rim, so {name} licks at what has slopped out, with its tail drawn under it where nobody could step. You are let come within a paw’s length. Set the medicine there, and step back.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It does not carry its mouthfuls to the back door. It lies by the back door. You slide the basin over, and {name} takes a little from the near edge, ruff shut round its face. The next thing it takes should be medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has stood by so long that it has put out to sea. You find it on the shed roof in the rain, ears to the wind. It comes in, eats the whole of it dripping, and shakes, begging your pardon, over you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hear it before you see it, moving the dresser along with its back. {name} eats, wide awake, ruff up, and when you go past with the spoon it draws in the near paw, and then the tail, and then the ear.',
          when: ['wary', 'well'],
        },
      ],
      missed: [
        'It has been {hours} hours. {name} eats, and afterwards you find it outside on the step, in the wind, ruff up, where it takes up nobody’s room. The pine cone has been put out there too.',
        '{name} eats as they do in lifeboats, a little and a little, with one arm round the basin. It was {hours} hours. When you move to the door, it is there first.',
        'After {hours} hours the first mouthful stays long in its cheek, as if there had been a word for it. {name} eats. When it leans on the door frame, out of habit, the door frame does not creak.',
        {
          text: 'It can hold up its head if you get your shoulder under it. {name} takes five mouthfuls so, with its eyes shut, after {hours} hours. Do not let it down yet. There is medicine to be got in.',
          when: ['ill'],
        },
        {
          text: 'You would say a rug had been left by the basin. The rug takes a mouthful when you are not looking. {name} has ridden out {hours} hours alone, and under the ruff it burns. Medicine, and let your hand be seen coming.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats with its eyes closed and all its lines cast off. It rests between two bites so long that you bend down, and then it begs your pardon and moves away. After {hours} hours it needs medicine more than it needs asking.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has been {hours} hours, and {name} has cast off every line. It eats your dinner slowly, out on the boards, on its four great feet, with the door held shut behind it by one paw.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} is down to the line already. It touches the food with its nose, so that nobody should be offended, and carries the basin to the shelf for you. It can take on more at {opens}.',
        'Nothing more will go in. {name} covers the basin with its tail to keep it warm for whoever is next. That will be itself, at {opens}.',
      ],
      ill: [
        '{name} takes one mouthful and holds it, and is so long about it that you think it has gone to sleep. Leave the rest. It should have medicine now.',
        'A little broth, off your palm, in three goes. Its tongue is like a dry rope. {name} lies down with its chin in the basin. Medicine next.',
      ],
      loved: [
        'It saw you from as far off as the gate, with {item}, and has stood the whole time on its hind legs at the window, snowshoes folded, blocking out the sun.',
        'There is a tiny cry, and {name} eats with both eyes shut: {item}. When it has done it walks into the table for gladness, and the table goes along with it, as far as you.',
        'Not a scrap is left: {item}. {name} goes round the kitchen to lay its cheek on everything in turn, the stove, the churn, and when it comes to you the chair goes over.',
        {
          text: '{name} stands off, and looks at it, and at you, and puts one paw in front of the other like somebody on ice: {item}. It takes the smallest piece. A chirp gets out, and it is so startled that it eats the rest.',
          when: ['wary'],
        },
        {
          text: '{name} lifts you aside by leaning, for once without a word of pardon, and goes in up to the ruff: {item}. When it comes up it remembers you, and washes your whole face, gravy and all.',
          when: ['trusting'],
        },
        {
          text: 'It chirps at it, and falls in: {item}. What you see is a very large basin with two tufts standing out of it, going round, and then a face that cannot believe its size.',
          when: ['baby'],
        },
      ],
      disliked: [
        '{name} would not hurt its feelings, or yours. It eats what it can of it, {item}, and sees the remainder off from the back door, with its head bowed. The mackerel are in.',
        'One broad paw scoops it out of the basin, piece by piece, and lays it at your feet, as if there might be something better underneath: {item}. It was hoping for haddock.',
      ],
      harmful: [
        'The floor shook. {name} is down on its side, and so sorry for the noise. That was {item}. Never let it ashore again. It has had nothing that one could call a meal.',
        'It thanked you for it, and then it all came up: {item}. {name} is trying to cover the place with its own tail, so that you should not have to see. That was no meal. Take it out of the house, and lie down by it.',
      ],
    },
    play: {
      wanted: [
        '{name} bats it so carefully that it takes three tries to leave the ground. At the fourth it goes through the banisters, and there is a long silence, and a chirp.',
        'You hide. {name} knows where, it can see your feet, but it goes and looks in the sugar bowl first, to give you the pleasure. It gets the bowl off again by itself.',
        'It has caught the thing beneath one paw and cannot see it any more, and lifts the paw, and it is gone. {name} is amazed. So would you be, with such a paw.',
        'Away down the passage, about like a ferry at the boot rack, and back with all flags out: {name} has fetched it. It puts it in your hand and closes your fingers, one after another.',
        {
          text: '{name} is afraid of treading on you. It carries the thing to the far end of the passage, and there, with nobody near who could be broken, lets go. The plates ring. Then half a face comes round the corner, to ask.',
          when: ['wary'],
        },
        {
          text: 'You roll it to the middle of the yard and go in. Through the window you see the whole striped length of {name} leave the ground. You come out, and it is standing there, sorry about the fence.',
          when: ['wary'],
        },
        {
          text: '{name} has the rope’s end in its teeth and you have the other. You lean back with all your weight. It sits down and thinks about something else, to let you win, and you go past it into the hall.',
          when: ['trusting'],
        },
        {
          text: '{name} lies down so that you can be the one who is bigger, and waits with its paws up. You fall on it. There is a chirp, quite flattened and overjoyed, and your feet are off the floor.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is as happy as it will hold. It gives the thing one push with its nose, for your sake, and watches it as far as the wall.',
        'You play at the edge of it, as one paddles. {name} lies in the sun like a breakwater, and now and then something laps against it.',
      ],
      bad_time: [
        '{name} lifts the great paw, and it comes down again where it was. It cannot, it is sorry. There is something it needs before this. See to that.',
        'The toy has gone aground against its striped side. {name} looks at it kindly, and pushes it as far as your foot, with its nose, to have it taken off. See what is wanting, and bring that.',
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
        '{item}, and {name} is a kitten again, so far as it knows it never left off. You move the lamp, the chairs, and after some thought the table.',
        'It begins so carefully that you think it has not begun: {item}. Then the whole passage is {name}, end to end, and at the turn it looks round at you to ask whether that was too much.',
        {
          text: '{name} would join in, if it were sure that nothing could break: {item}. You move the lamp. You move the cups. You stand against the wall, and it comes past like the mail, and begs your pardon at the corner.',
          when: ['wary'],
        },
        {
          text: 'Down goes the clothes horse, down go you: {item}. {name} stands over you with a foot on either side and its tail up, trilling, and waits for you to say that it is your turn again.',
          when: ['trusting'],
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
        'You rake, and rake, and there lies on the floor as much again as there was. {name} looks at the heap, and at you, and moves up, so that it can lie by the fire.',
        'The mat behind the ear comes out whole. Under it the ruff springs up like a wave, and {name} feels it over with a paw, to know whether anyone was hurt.',
        'Between the toes there was seaweed, and half a clothes peg. {name} gives you each paw in both of its own, so to speak, and apologises for the number.',
        {
          text: '{name} lets you do whatever is nearest to you, and keeps the ruff away on the far side, with its chin down over it. There is someone in there. You do the breeches, and hum, so as to be no stranger.',
          when: ['wary'],
        },
        {
          text: 'It gives you the tail, that being furthest from the rest. You do the broom, and comb out of it a cork, and sand. Then {name} looks round along all that length of itself and lets you have one more stripe.',
          when: ['wary'],
        },
        {
          text: '{name} lifts its chin for you, right up, and holds its breath, while you comb where the bird is. You go gently. Something chirps, and it looks at you as if you had been introduced.',
          when: ['trusting'],
        },
        {
          text: 'You need both arms and a stool for it. {name} holds up the parts of itself that you cannot lift, and when you tire it combs you, with a tongue like a rasp, from the collar up, till you lie the right way.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was well combed. It lets you do the tail for the fun of it, which takes until dark.',
        'Nothing in it but a feather, from the ruff. {name} asks you, with one mitten, to put that back where it was.',
      ],
      loved: [
        '{item}. It goes down by the bows, it goes down by the stern, and lies there awash. {name} would not mind if this took all winter.',
        'You have not even rolled your sleeves up for {item}, and {name} is holding its own tail ready, to save you the trouble of looking for it.',
        {
          text: 'It has you sit in the middle and do as far as you can reach on every side: {item}. {name} moves round you like a ship being painted, and at the end lays the ruff in your lap, bird and all.',
          when: ['trusting'],
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
        'A pill that size, in a mouth that size. {name} finds it for you with its tongue, holds it up to be seen, and swallows. You wait on the floor. In an hour the tail begins to sweep, you first.',
        '{name} swallows, and holds on to the table leg a moment, with both arms, and the table bears it. Something in there is easier.',
        'It takes what you give it, and lies to at your feet. Presently, out of the ruff, comes half of a chirp. You both wait, and there is the other half.',
        {
          text: '{name} could shut its mouth, and there would be an end of it. It opens it, and swallows, and moves you back by one pace with the flat of a snowshoe. But the ear tips have come up out of the wet.',
          when: ['wary'],
        },
        {
          text: 'It lays the whole great head in your lap and yawns, and you have only to drop it in. {name} swallows. There is a creak all down it, as of a ship coming upright, and it falls asleep on your legs.',
          when: ['trusting'],
        },
        {
          text: '{name} takes the spoon from you by the handle, having seen how it is done, and gets most of it. The rest you find with your finger along the ruff, and it licks the finger, and then, for your trouble, the wrist.',
          when: ['trusting'],
        },
        {
          text: 'It takes two of you, or you and the coal box, to hold up its head. {name} gets it down. Then it feels for your foot with one paw, and makes fast, and the breath knocks less. Again, at the turn of the tide.',
          when: ['ill'],
        },
        {
          text: 'You stand the bowl of medicine on the floor and lie down across the room, so as to be small. {name} looks at you for a long time. Then it scoops once, for moons, and drinks.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Its jaw would hold a lantern. You put your whole hand in with the dose, and {name} keeps the jaw open until you are well out, though it has turned its face and all its stripes to the wall.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is sound in every plank. It thanks you and lifts you a little, off the floor, to show how sound.',
        'You listen to its chest, and hear the sea, as one does. Nothing else. {name} stows the bottle behind it where it will not be knocked over.',
      ],
      loved: [
        '{item}. It opens wide, and you could post a parrot. {name} shuts its mouth with great care, so that your hand should be out of it.',
        'You bring {item}, and {name} leans, line by line, until you are sitting on the floor. It had been told that this does one good.',
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
        'You say it low, as one speaks to something in a fog. {name} had no idea. It goes about, all of it, which takes a while, and drops anchor as far off as the walls allow.',
        '{name} sits before supper, as told, like a church. It learns it once and for good. But it waits for a word before it comes near you, and had not used to.',
        'You point at the larder door, which is off. {name} had only leaned. It listens to you with its ear tips down, picks up the door, very gently, in its mouth, and stands there holding it, a good way off.',
        {
          text: '{name} lays its chin on the floor to be told, so as to be lower than you. It understands. It does not put its paw on your foot again that evening, but beside it, a hair’s breadth off, in case.',
          when: ['trusting'],
        },
        {
          text: 'One tea cup was left of the six, and {name} is wearing it. You say that was the last. It draws out its paw by degrees, gives you the cup, and sits down as small as it goes.',
          when: ['trusting'],
        },
        {
          text: 'You say that it may not fish in the cistern. {name} takes its arm out to the shoulder, wrings it, and goes astern down the passage with its ears low, and you hear it apologise to every door.',
          when: ['wary'],
        },
      ],
      little: [
        'All its paws are down. {name} counts them for you. It had taken them off the table when it heard you on the path.',
        '{name} waits at the door already, on the right side of it, as it was shown. It makes you a little more way.',
      ],
      bad_time: [
        '{name} tries to get out of your way, and there is too much of it, and it stands with its face in the curtain. Go in there to it. It has not done wrong, it is short of something.',
        'You raise your voice, and {name} bends down over its own ruff, to keep it off the bird. Leave this. See what ails it, and be gentle.',
        {
          text: '{name} did not mean to lie across the door. It lay down there on the way to somewhere, and had not the strength to finish. It tries to now, for you. Let it lie, and bring medicine.',
          when: ['ill'],
        },
        {
          text: '{name} folds itself up in the corner to something near the size it thinks it is. There is a cup handle by it, and no cup. It had only wished for company in there. Roll the pine cone over, and sit down.',
          when: ['sad'],
        },
        {
          text: 'You tell it to get off the stove rail, and it does, all at once, for its legs give. {name} lies where it fell and tucks the broom in so that you can pass. Do not pass. Kneel down, and bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. {name} could listen to that all day. It gets down, and sits, and asks with its ears if it did it right.',
        'A fair wind and a plain order: {item}. It has gone about at once. {name} likes to be told where it may lie.',
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
        'You turn the bed down. {name} gets in from the side, a quarter at a time, begs your pardon, and is the bed. There is a corner over, and it pats that, with a snowshoe, for you.',
        'A foghorn sounds, or it is {name}, letting out the day. The chin goes down, then the shoulders, then, a good while after, the far end.',
        {
          text: 'You show {name} the rug, and it thanks you, and lies down in the passage, out of everybody’s road. In the night the rug is drawn away by one corner, and in the morning it is in the passage too.',
          when: ['wary'],
        },
        {
          text: 'You hold the door of the warm room for it. {name} will not go in while there is somebody to be squeezed against. You go out by the other. A sound follows you like a cart being unloaded, gently.',
          when: ['wary'],
        },
        {
          text: '{name} will not put its head down until it knows where you lie. It comes, stands over you in the dark, breathing, chirps once to the ruff that all are aboard, and lets go everything.',
          when: ['trusting'],
        },
        {
          text: 'You have hardly lain down when the far side of the mattress goes, and you roll down into {name} as into a valley. It begs your pardon. You are held there all night by two paws, in case of more weather.',
          when: ['trusting'],
        },
        {
          text: 'You bring the rug out to {name} on the flags, where it thinks that it is in nobody’s way, and a sack for its head. It lets itself down by quarters. Medicine when it wakes, with the tide.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It will lie wherever you like. {name} looks at you over its paws, wide awake, as ships lie in the roads and wait for the tide.',
        'Tucked in at all its corners, {name} uses the time to hold down the blanket for you.',
      ],
      loved: [
        '{item}. {name} turns round in it three times, and everything in the room that was not fixed has turned with it.',
        'With {item} there is no need of an anchor. {name} spreads out to the four corners and chirps, once, like a door being closed softly.',
        {
          text: '{name} lies down, and there is no bed left to be seen, and lifts a striped arm for you to come in underneath: {item}. You are the size of a teacup, there. It would say that so is it.',
          when: ['trusting'],
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
        'You sit down, and {name} lies down alongside, bow to stern, and between you there is just the width of a rope.',
        'First it is a paw, and then a chin. {name} waits a while, in case that was too much, and then puts the other paw across. You will not be going anywhere.',
        'Nobody says anything. Then there is a chirp between you, quite near, and you both look into the ruff. {name} parts it a little with one paw, so that you may see, and there is only fur.',
        '{name} lays its tail over your knees, as it does for beetles and jugs and other small creatures. You are not to thank it.',
        'You watch the rain together. {name} sighs, and the pane clouds over, and with one wet mitten it draws you what may be {loved}, or a whale.',
        'There was a night it kept a light for you, {wait} in all. {name} tells it by leaning, a bit at a time, until you have the whole weight of it.',
        {
          text: 'You sit down on the quay, which is the step, and {name} lies off. A paw is put out, brown and wide, and set on the boards between you, and left there, like a boat for anyone who might want it.',
          when: ['wary'],
        },
        {
          text: 'A paw, a chin, the other paw, and then, with a long breath, as it never does for piers or people, the weight. You are somewhat under {name}. The mainland holds.',
          when: ['trusting'],
        },
        {
          text: '{name} has brought you the pine cone, that is for somebody. It puts it down between your boots, takes it back, turns it round so that the good side faces you, and lets go.',
          when: ['trusting'],
        },
        {
          text: 'You lay your ear to the storm-collar. {name} holds its breath to let you hear, and there is a long slow surf in there, and then the chirp. Its eyes are very round. It had not been sure that other people could.',
          when: ['trusting'],
        },
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
        'You find a place between the paw and the chin, and sit in it. {name} sleeps on. The tail comes round by itself, and goes over your feet.',
        'You sit down, and the whole long side of {name} shifts over an inch, asleep, to give you room that you did not need.',
        'You have brought a book, and do not read it. In the ruff something stirs, and settles. {name} does not wake.',
        'From far down in its sleep {name} lets go a chirp, all soft. It could be a name. It could be {loved}.',
      ],
      shy: [
        'You sit on this side of the walking stick and {name} sits on the other, both looking out to sea. It has come half a length closer, though it would be hard to say with which half.',
        'About a third of {name} can be seen from where you sit, and that third is not moving away. As for the rest, some of it, the tail end, has come round the door.',
        {
          text: 'You sit out on the step with your back to the yard. Behind you the woodpile is being climbed, then the shed. There is a large soft landing, and the other end of your step goes down. It is {name}.',
          when: ['well'],
        },
        {
          text: 'You sit in the passage and put a candle on the floor. Away down in the dark {name} breathes like a boat at a bad mooring. Slide medicine along the boards, as far as you can reach, into the light.',
          when: ['ill'],
        },
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
      'Under all this lies an enormous cat, brown-striped, with the voice of a very small bird. {name} begged pardon of everything it met.',
      'Here, with all the room it wants, is {name}. It would have been content with a teacup.',
      'Step softly by. {name} would have drawn in its feet for you.',
      'Listen a moment. If there is a bird in the grass here, it is {name}’s.',
      {
        text: 'Small creatures may shelter on the south side of this stone. {name} would have wished it.',
        when: ['from_child'],
      },
      { text: 'This mound is {name}, who never found out.', when: ['grown'] },
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
      'You are {name}, and there is such a lot of day, and you have got into all of it. You lie in the sun and it goes right along you to the end. Something small is singing just under your chin. You hold still for it. You speak slowly, softly, and stop to ask if you are on anybody’s foot. You feel exactly the size of a cup. If your keeper sat down now, you would lend them the tail.',
      'You are {name}, under full sail in the passage, with your ears to the wind. It was only a draught, but you took it well. You talk as one handles eggs. You have fetched a cone and a cork and the other cone, and put them by where people will not slip. Everyone is so little and so dear. Would they like to throw something? You would bring it back, quite gently, as often as their arm lasts.',
    ],
    content: [
      'You are {name}. The wind has gone round and will do nothing before night. You are lying along something, it may be the whole of the wall. You say a thing slowly, then wait, in case the bird has something to add. You hope that you are not in the light. The mainland is in its chair, with its lamp lit, and that is how you know where you are. You would like it to put its feet up, on you.',
      'You are {name}, and have been {days} days in this harbour, and never dragged. You know the boards. You know which of your paws they will hear first. Your way of talking is low and unhurried, and begins with excuse me. At night you look if the light is on in the kitchen, and it is, and you let out some rope. You would be glad of a hand in the ruff, not the left side, that is taken.',
    ],
    bored: [
      'You are {name}, becalmed. You have looked at the window from the sill, and at the sill from the floor. You pushed the cone and it went to the wall. It is all so very flat, and you would not for anything say so. You sigh and papers move, you are sorry. You talk less and less between the words. If someone came down to the shore and threw a thing, any small thing, you would go. You would be back before it was wet.',
    ],
    hungry: [
      'You are {name}, and there is a hold in you with nothing in it, you can hear it slop. You do not like to speak of it, being so large, people might think it was greed. So you put your chin on the table. You put a bit more of your chin on the table. You talk round it, slowly, you mention the bird, that it is but a scrap and must eat. What you want is the basin filled. You would both say thank you.',
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
