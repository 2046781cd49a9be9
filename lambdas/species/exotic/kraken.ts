/**
 * The Kraken keeps the lost property of the sea, each thing with a tag on a string that says who let go of it and why,
 * and it gives a thing back only when its owner is ready. It never sank a ship: it has been trying to hold them up, has
 * always come too late, knows every date, and lets the sailors tell it the other way round. Its words come up one
 * bubble to a word, and all water near it goes by its mood: the tide, the bath, the tea in your cup. It wears an anchor
 * as a ring, names whales by their grandmothers, plays a drowned piano that has only its low notes, and never opens
 * another’s post. One thing it keeps dry, a box of matches, in a bubble of air under an upturned wineglass, in case
 * somebody should need a light. It has eight arms for holding and none for letting go first. It eats what is lowered on
 * a rope and sends up the plate; it sleeps wound about a galleon; it sulks at forty fathoms; it trusts by the step, of
 * which the jetty has seven. Its keeper is the one at the end of the jetty with the lantern, and what it fears is to be
 * a thing that somebody let go of.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg slips from you and goes down, and opens on the bottom of the basin. Two pale lamps come on. Up comes an arm no thicker than a bootlace, with a piece of shell. {name} thinks you will be wanting it.',
    'A leathery purse, cast up on the beach, splits along its seam. Out of it comes {name}, eight wet violet strings and two lamps not quite lit. It reaches back for the purse, folds it twice, and looks for somewhere to put it.',
  ],
  looks: {
    thriving: [
      '{name} has got the bell of its drowned ship to ring. A fish comes, and another, and they form rows. It had not thought any further than that. It looks along the rows, very moved, and rings again.',
      '{name} has put on every ring in its keeping, one to a sucker, to see how they look by its own light. They will all go back, in the right order. Until then it is a chandelier.',
      {
        text: '{name} fits in a soup tureen and has eight arms, one of which is round a thimble. When the thimble slips and sinks, its pale eyes go wide with delight. It came back down. It seems everything does.',
        when: ['baby'],
      },
      {
        text: '{name} could sit in an eggcup and has filled the basin with itself all the same, one arm along each wall. It has sunk its bath toy. It has brought it up again. It has sunk it, and looks at you.',
        when: ['baby'],
      },
      {
        text: 'You sit on the drowned mast with your feet in the water. An arm comes up, counts ten toes, arranges them by size and finds the set complete. {name} is delighted. It could keep them. It lets you have them back.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'One barnacled arm comes up and lays something wet in your lap: a blue marble with a chip in it. You lost that in a different house, when you were seven. The lamp eyes rise an inch to see how you take it.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is dusting the wrecks, an arm to each. As your lamp comes down one arm leaves the rest, feels along a shelf, and lays in your hand the glove you dropped off a pier when you were nine. It is dry.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'One arm comes up over the side and lays something wet in your palm. It is the thing you stopped looking for, barnacles picked off. {name} had it filed. Two pale lamps watch your face to see if this is the day.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'A barnacled arm comes over the side of the bath and tidies its row: spoons, keys, a spectacle case. It takes up the glove you lost, considers you with both lamps, and sets it down one place nearer. Nothing is needed.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Down past the mast two pale lamps go to and fro, and there is singing, in bubbles: {name} is putting its anchors away by size. You drop in a pebble, for hello. The lamps go out. An arm comes and files the pebble.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'An arm rises from the deep with the button you lost. It lets you see it, lets your hand get halfway, and takes it below again to its drawer. {name} is thriving down there. You are not owed a button yet.',
        when: ['from_child', 'wary'],
      },
      'Down by the piano something has been chalked up for the next concert, in letters a yard high. It is an old favourite: {loved}. {name} cracks thirty-two knuckles.',
    ],
    content: [
      'The lamps of {name} are lit, down by the mast, and everything there is where it was put. It goes along the row and turns each thing a little to the front. A bubble comes up, as when somebody says “There.”',
      '{name} has come upon a second left shoe, and that is not in order. It thinks. It stands them side by side and draws back an arm’s length or two. They will do. They have both known the same foot.',
      {
        text: '{name} has taken everything off one shelf, and wiped the shelf, and is putting everything back. It has come to a small bell. It holds it quite still, so as not to ring it, and then, just once, it does.',
        when: ['well'],
      },
      {
        text: 'Down past the mast {name} is counting spoons. One arm lifts each towards a pale eye, another lays it with its kind. There is one fork among them. It considers the fork, without heat, and goes on.',
        when: ['well'],
      },
      'It has been {days} days. {name} has tied a knot for each in the bell rope, and goes along them with the tip of one arm, saying them over.',
      'On the shelf for things that nobody lost there is one tag only. It says {loved}, and {name} dusts it, which under water takes patience.',
    ],
    curious: [
      'An arm, with its tip bent like a question, feels its way along the planks to your kettle. The kettle is shaken by the handle, gravely. {name} has made an acquaintance.',
      '{name} has found a bottle with a letter in it. It reads the outside, all round, twice. It would never open another’s post, but it is holding it to the light.',
      'You whistle, thinking of nothing. A row of bubbles comes up and stands along the step, each with a bit of your tune in it, and one with a question mark.',
    ],
    bored: [
      'A barnacled arm rises and sets a toy boat on the water, raised from wherever it had been filed. It gives the stern a push. The boat reaches you and bumps. Low in the dark two pale lamps wait for it to come back.',
      'A rubber ball comes up beside the mast. An arm takes it down and puts it with its kind, and up it comes. Nothing else {name} has was ever so disobedient. The lamp eyes follow it, and then you. Throw it.',
      {
        text: 'A thing came down today and was not tagged. It lies on the sand where it fell, and {name} has its lamps turned from it. Drop it something to bring back to you. Wait there until it does.',
        when: ['sad'],
      },
    ],
    due: [
      'The arms of {name} have come up and lie along the edge, tips folded, like eight people who have sat down to table. Nobody starts. Nobody speaks. Its meal is due.',
      'Everything that sinks comes to {name} in the end, and it has been through the list. One cork. One boot, left. There is no supper on it. It goes through again, from the bottom. Its meal is due.',
      {
        text: '{name}, no bigger than a teacup, has sunk a spoon, a cork that would not, and your thimble, and set them out by size. There is a space at the end. All eight arms are pointing to it. Put dinner there now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name}, small enough for a basin, has gathered what lay on the bottom of it: a grain of sand, a hair, one bead. They are set out by size. At the large end it has left a space. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has your watch, so it knows how late the meal is. One arm holds it up beside the mast for you to read, and well out of reach. Bring the meal. You are not getting the watch.',
        when: ['wary', 'well'],
      },
      {
        text: 'An arm has come up, set the empty dish on the boards, squared it, and laid beside it a drowned captain’s spoon, polished bright. Two pale lamps look on from the bottom, to learn what sort you are. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The big spoon you lost is lying on the floor, wet, with one barnacle on it, its handle toward you and its other end toward the empty dish. {name}’s lamps look on over the edge. You are ready for it. Feed {name} now.',
        when: ['well'],
      },
      {
        text: 'The lamps of {name}’s eyes come up through the green and stop just under the surface. One long arm lays your lost spoon on the jetty, polished, and beside it an empty dish. You know which is the hint. Feed it now.',
        when: ['well'],
      },
      {
        text: 'As you lean over, {name} puts out ink to hide in. It is too weak to make enough, and you can still see the lamps of its eyes, turned down. The meal is overdue. Let it down, and do not reach after it.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Everything that sinks comes to {name} in the end, and now it is {name} that is sinking. Two lamp eyes show above the water, low, and turned from you. The meal is overdue. Send it down now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has brought up a drowned ship’s whole dinner service and laid it along the edge in order of size. Every piece is empty. The pale lamps go from the tureen to you and back again. It is hungry. Feed it now.',
      'An arm comes over the side and lays before you the spoon you lost, barnacled and straight. A second arm brings up the ladle. {name} judges that you are ready. The meal is overdue and it is hungry. Feed it now.',
    ],
    starving: [
      'The arms have come up over the quay and let go. Everything it kept is lying there on the stones, ring and anchor and spoon, not in any order. {name}’s lamps are nearly out. Leave that. Feed it, at once.',
      '{name} lies at the foot of the mast with every arm spread and every sucker turned up, as for all things that sink. For hours nothing has come down. The lamps are brown. It is starving. Let its meal down to it at once.',
    ],
    weak: [
      'An arm comes up and lays your lost key by your shoe. Then a glove. Then somebody’s spectacles. You are not ready for any of them. It is only that {name} cannot keep hold. Medicine, or a good long rest.',
      '{name} carries one thing at a time now, and rests it on the sand halfway. It is not ill. But eight arms are heavy to somebody tired, and the lamps burn low. Some rest, please, or medicine.',
      {
        text: 'Things are coming ashore that were never meant to. Spoons, a ship’s bell, half a rudder, in no kind of order. {name}, fed but weak, cannot hold the whole of it. Give it medicine or a good rest, and leave the spoons.',
        when: ['from_child'],
      },
      {
        text: '{name} has sunk a little further since you came and pulled some dark after it. The arms hold on to one another, as there is not strength in one alone. It is not ill. It is worn. Medicine, please, or rest.',
        when: ['wary'],
      },
      {
        text: 'It is bringing you something. It has got it up to twenty fathoms, and rests, and to fifteen, and the bubbles say “wait” and “nearly” and “you will like it”. Send down medicine to meet it.',
        when: ['glad'],
      },
    ],
    dirty: [
      'One arm, furred green to the tip, comes up over the side and gives you the scrubbing brush you lost overboard. It has been kept until you were ready. {name} is well and fed. There are seven more arms.',
      '{name} keeps everything that comes down, and for two days it has been keeping silt. It lies along each arm as dust does on a piano. One could write in it, and a snail has. It needs a wash.',
    ],
    sick: [
      'Things are coming up: a boot, a ring, a ship’s bell, your old spectacles, in no order at all. {name} is losing its hold. One barnacled arm lies over the mast as if to be kept by it. It needs medicine now.',
      '{name} has let go of things. All morning they have been coming up, a boot, a lantern, a ship’s wheel, in no order, and the lamp eyes are down to a glimmer beneath them. It needs medicine now.',
      {
        text: 'Your lost glove comes up, then a wooden spoon, then a chair you never knew was gone. {name} is not giving them back. Its arms have come undone down there, and the lamps of its eyes burn low. It needs medicine now.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} is giving things back. Your ring, a blue button, the key you had forgotten lie along the edge in order, and each arm that lets go stays where it falls. Medicine and food, at once. Do not let it finish.',
      'Things are coming up from where {name} lies: an oar, a doll, a captain’s hat, in no order at all. It is letting go of them. The lamp eyes are down to a thread. Medicine and food at once, or it will die.',
    ],
    near_death: [
      '{name} kept everything that anybody let go of, and nobody kept hold of it. It lies along the bottom step with its arms trailing out, and the water is moving them, not it. Sit with it, now, and take one.',
      'For {hours} hours nobody has come to the edge, and {name} has drifted up under the planks, where it can hear feet, and there were none. The arms hang down. It is very nearly let go of. Sit with it, now.',
      {
        text: '{name} has begun giving things back. On the step lie your first whistle, one small shoe, the ring, in order. It is not that you are ready. It has only hours. Go down to it now, take hold of an arm, and stay.',
        when: ['from_child'],
      },
    ],
    asleep: [
      'Both lamps are turned down. One arm, asleep, travels along the shelf of sunken things: bell, boot, spectacles, anchor, bell. It comes to a gap, about the size of the watch you are wearing, and there it rests.',
      '{name} sleeps, lamps out, while one arm goes on tidying by touch: a sextant, a shoe. It comes to your hand on the rail, lays in it a small key that you know, considers, and takes it back. Not yet. Let it sleep.',
      'Both lamps are out. One arm still lies round the drowned bell, a sucker over the clapper, so that the tide can swing it all night without a sound.',
    ],
    asleep_in_danger: [
      '{name} is asleep, and its hold on the mast is slipping. It will not wake before {wakes_at}, and that may be too long. Sit beside it now: reflect.',
      'The breath that ought to come with the tide has missed one. {name} sleeps until {wakes_at} and can take nothing but company. Reflect now.',
      {
        text: 'It went to sleep unfed, with all its arms round nothing. {name} wakes at {wakes_at}. Until then only your company will reach it. Reflect now.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Two pale lamps burn out past the mast. They dim as you lean over the water and brighten as you lean back, so you know how near you may be. {name} is well. Sit at that distance for a while, and drop nothing.',
      'Past the drowned mast, two pale lamps. When you lean over, they go out. When you lean back, one is lit. {name} has not settled what you are. Sit down quietly by the water and sink nothing.',
      '{name} is wound so tightly about its mast that there is only a mast, violet, with eyes. It has been holding on to that, and to nobody. Sit down with it, please. Let it see that you are not drifting.',
      'It has a tag that says {wait}, with no thing tied to it. {name} turns it over and over. Sit where it can see your boots.',
    ],
    back_from_death: [
      '{name} is well, and doing the shelves. An arm goes down past the anchors and the bells to set one more thing in its row: what you gave to have it back. It thinks, takes it out of Sunk, and puts it under Keeper.',
      'Everything that sinks has a place in {name}’s rows. There is a new one, swept, between the bells and the boots, as long as a kraken. In it lies the coin you paid. {name} is up at the mast, well, and holding on.',
    ],
    old: [
      '{name} has been here so long that the fishermen knock on the side of the boat before they let anything down. It goes round the new wrecks slowly, and calls them “child”.',
      'A whale comes by to ask what her great grandmother was called. {name} knows, and hums it, and the whole bay stands still to be told.',
      'After {days} days {name} no longer looks things up. It puts an arm out into the dark, and what you meant is in it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'Dinner sinks, and {name} lets it, past one arm and past another, with the lamps turned up to see it go by. The arm at the bottom has it. Soon an empty dish comes up, the right way round.',
        '{name} takes dinner by eight corners, as one folds a sheet, and it gets smaller until there is none. Then each arm is wiped upon the next, all the way round, until everyone has been wiped by somebody.',
        {
          text: '{name} is hours old, would fit in a cup, and has not met all of its arms. One takes the food. Another takes it from that one. A third winds round your finger and tugs, to find out whether you sink.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Two pale lamps rise in the bucket. They take the meal, and then they take the dish. There is a clink. At the bottom a very small violet arm is moving the dish to the left, then a little more, until it is straight.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You let the food down on a line. Far below, it’s taken, with no tug at all, and when you haul in the hook there’s something on it: a label, tied on neatly, with a question mark in ink.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes the dish down and sends it up clean. The spoon it keeps. You can see it a long way below, by one pale eye, laid at the end of a row of spoons. You will get it back when you are better known.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes the dish under and sends it up again empty and rinsed. In it lies one small mitten, quite dry. You were six, and it was off a pier, and you had long stopped looking. It fits over two of your fingers.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} empties the dish in one glad swirl, and you trail your hand in the water. An arm comes and turns it over, by lamplight, looking for a tag, and gives it back to you. That has not been lost.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The meal sinks to {name} exactly on time. It eats, glad, and puts its treasures back in order, the anchor, the bell, the plates. It has left a space at the end. It looks up at you, and keeps the space.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You lower the basket on its rope at the hour, and the rope goes slack as if somebody had thanked it. It comes up rinsed. In the bottom, coiled neatly in weed, {name} has sent your father’s watch.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} hands you up the empty dish. Then other arms come, in no hurry, with every dish you ever let slip overboard, oldest last. That one is a mug with a rabbit on it. You were four.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The meal is on time, and {name} takes the dish down past the mast to eat. It comes back scrubbed, wearing the lid you lost so long ago that you stopped looking. The lid has been polished. It fits.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up and sends the plate back on one arm, and on it a teaspoon that you lost down the sink when you were young. After {streak} meals on time it considers you ready for the teaspoon.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up, lets go of the dish, and finds that it sinks. It follows it down, astonished. There have been {streak} of these, all on time, and it has begun a row. You are looked at, a little, as their sky.',
          when: ['baby'],
        },
        {
          text: '{name} sends one grey arm up for the meal, slowly, and takes it below. You count the bubbles until all is eaten. They come up thick, and the lamps are turned from you. Let down some medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and rings the drowned bell, once for each meal on time, and there have been {streak} of those without one lost. Nothing has ever come to it so regularly. It had thought that only the tide did.',
        '{name} eats up and dusts a shelf with nothing on it. It was to have been for the meals that you would miss, and after {streak} on time it has begun to keep flowers on it.',
        {
          text: 'An arm takes the dish down and ties one more knot in the mast rope, which makes {streak} on time. Another arm comes up with the spectacles you lost, holds them beside your face, considers, and takes them down again. Nearly.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats, on time, {streak} in a row, and looks at you for a while with both lamps. You are ready. One arm comes up past the mast and lays in your palm the button you lost when you were six.',
          when: ['well'],
        },
      ],
      early: [
        'An arm comes up, takes a taste, and closes your fingers one by one over the rest. Everything gets to {name} in the end. This was still floating. The arm goes back down to wait for it.',
        'This came down before its time, and {name} is strict about such things. It eats a morsel, not to offend, and ties a tag on the rest. The tag says {opens}. Come with it again at that hour.',
        {
          text: 'Things come to {name} by sinking, each at its proper time. It tastes a corner of what you brought, out of courtesy. Then one arm bears the dish back up past the mast and lets go of it there, to come down when due.',
          when: ['no_item'],
        },
        '{name} was still putting away the last dinner, in its order, and there is a shelf to go. It takes one bite of this, and hands you up the plate with two arms. Bring it again at {opens}.',
      ],
      late: [
        '{name} eats the late meal and sends up the dish. It is not laid in your hand. It is set down at the edge, within reach, and the arm has gone under before you can bend for it.',
        'Somebody has let an hour go by, and {name} picks up whatever is let go. It eats all of its dinner. Then it puts your hour on the top shelf, well back. It will be some time before you are given it.',
        {
          text: 'One arm takes the meal. Another sets a brass ship’s clock on the stone before you, dripping, stopped at the time you were due. {name} eats behind the mast, where you cannot see. It keeps the clock.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Late, the dish goes down, and {name} eats in a great glad swirl. You wait for the dish to come up. It can be heard below, humming with its mouth full, putting it away among the things that nobody came back for.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} takes the late meal below without a ripple. Afterwards you miss your glove, the one it had given back. It is down by the mast again, in its old place among the others, with the fingers closed. Not quite yet, then.',
          when: ['from_child', 'well'],
        },
        {
          text: 'One arm takes the dish. Another rises beside it with the key you lost, streaming wet, and {name}’s lamp eyes go from the key to you. Then it sinks again, key and all. You had been nearly ready.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Somewhere under that mast is a thing you lost. {name} eats the late meal, too weak to lift more than one arm, and then uses the arm to push your thing further in. Give it medicine, and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Everything that sinks comes to {name} in the end. Your meal was late even for that. It eats, and the lamp eye on your side goes dark. Bring medicine while the other one is lit.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has been holding up an empty mussel shell with one small arm, then another as each got tired. It has used seven. The food comes, late. It eats, and lets the shell sink, and goes in behind the rock.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes as little as one arm can carry. The others have let go of the mast and drift. When your hand comes down it means to make ink, and only a thread of it comes. Medicine, please, and still water.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours {name} let go of one thing after another, and they have rolled where they liked. It eats everything with the arms that are left to it. Nothing is in order there. It starts at your rope. Come sooner.',
        'You lower the dish a long way, for after {hours} hours {name} lies deeper than before. One arm feels along the rim as the blind do. It eats it all, and does not send the dish up for more. Come in time.',
        {
          text: '{name} takes the late meal under without a ripple. Then an arm comes up, lays your lost key on the planks where you can see it, waits until you reach out, and carries it down again.',
          when: ['well'],
        },
        {
          text: 'Your hat had been on the lowest step, brushed, to be called for. You bring the meal, long after its time, and {name} eats it out beyond the mast. When you look again the step is wet, and there is no hat.',
          when: ['warming'],
        },
        {
          text: 'You lower the meal after {alone}, and one arm takes it. Beside the mast, between an anchor and a captain’s chair, a space has been swept clear, about your height. {name} had begun to file you.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} keeps each lost thing until its owner is ready. It eats, after {alone}, and shelves what you have just lost, which is the little it still thought of you. You are nowhere near ready.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats with its lamp eyes burning low. In one weak arm is something you lost, which it had begun to bring up to you. That was before it lay {alone} with nobody there. It lets it sink. Stay. Come on time.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You let the meal down into the dark. After {alone} it is a long while before {name} has the strength to take it. It eats down there, out of your sight, and puts out its lamps. Do not leave the rail. It can see you.',
          when: ['wary', 'weak'],
        },
        {
          text: 'One arm lies over the bottom step as if it had been washed up there. You put the food in the curl of it, so very late. {name} eats. Then, on the shelf where it had your name, it fills in the reason.',
          when: ['wary', 'weak'],
        },
        {
          text: 'What {name} fears is to be something that somebody let go of. It eats, very slowly, the lamps gone yellow, holding to its mast. The rope you let the dish down by is still in your hand. It does not touch the rope.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'You let dinner down to {name}, and an arm sends it up. You let it down, and another does. It goes round all eight. It is full to the mantle, and nobody in there will sign for it. Come again at {opens}.',
        '{name} holds its middle with three arms, and with a fourth it pats the dish, and slides that back along the planks to you. It is not lost. It is early. It will be claimed at {opens}.',
        {
          text: '{name} accepts the dish from you and hands it down, arm to arm to arm, past the mast, to a shelf between an anchor and a bishop’s hat. There it will spoil in perfect order. Not one of the arms was hungry.',
          when: ['no_item'],
        },
        {
          text: '{name} is full. A barnacled arm takes the dish out of your hands, shakes it clean into the deep, and fits it into a stack of eleven just like it. You had wondered about those. The meal is lost. The crockery is in order.',
          when: ['from_child', 'no_item'],
        },
      ],
      ill: [
        'You hold the dish under water for {name}, close by, so that it need not carry. It eats a mouthful by the light of one lamp. The other it saves. That is all for now. Medicine next, please.',
        '{name} feels for the food, and one small arm brings in a little, and a little more. The others lie and wait, and do not help. Let it take that slowly. Then let down the medicine, please.',
        {
          text: 'Eight arms come up for the dish, and seven go down again without having touched it. The eighth takes a little. Far below, something that has stood in its place for centuries rolls off the shelf. Medicine next.',
          when: ['from_child'],
        },
      ],
      loved: [
        'Long before it had sunk so far, {name} had come up to fetch it, with eight arms, as people run out to meet a train. It was {item}. It eats it all at the surface, in front of everybody, lamps blazing.',
        '“{item},” says the tag, in your own hand, and {name} reads it twice, and eats all that it was tied to. The tag it keeps. It goes on the shelf with the things that it does not mean to give back.',
        {
          text: 'You let {item} sink. Far down the lamps go from pale to gold, and all the drowned bells begin to ring, one after the other, as something very large goes by them in a hurry.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You tip {item} over the side. The sea dents. Eight arms stand up out of it at once, streaming, as high as the church, and fold inward with the greatest delicacy, like someone closing a music box.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{name} feels all round it, ties on a tag that says {item}, and shelves it. For eating, it would sooner have something that sank with a story.',
        'It was let down as {item} and comes up as {item}, unbitten, on the same rope. {name} was thinking of whale, or of squid.',
      ],
      harmful: [
        'You let down {item}, and the sea goes black to the horizon. When it thins, {name} has drawn every arm in under the wreck, and one is held by the others. Nothing of that kind over the side, ever.',
        'Everything that sinks comes to {name}, and so did this. It was {item}, and it has hurt it. The arms draw in about the place. It tries to hand it back up to you, and cannot. Never let that down again.',
        {
          text: '{name} takes in what is let go, and trusts it to be only lost. The tag would read {item}. The water round it has gone cloudy, and the lamps shake. Keep that away from the edge, always.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You make a wave with your hand, and {name} makes one back. You make a bigger. So does it. When you are soaked to the waist an arm comes up, very courteously, and hands you somebody’s umbrella.',
        'You whistle down into the water, and {name} sends it back in bubbles, with a note in each that goes off when it bursts. They are no longer in your order. It has arranged them, and the tune is better.',
        {
          text: 'You throw in a cork. {name} takes it down, and it comes up. Two arms take it down, then five, the lamp eyes wide, for here is something that will not be kept. When you lean over the rail, all five let go.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You drop a cork off the pier and it does not sink, and {name} has never had one of those. Up it comes past the mast, pokes it under, lets go, pokes it. Seven arms remain at the bottom, holding their places.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You play at dropping things. {name} has each one before it can sink and gives it straight back, two lamps shining. The last thing that it lays in your hand is not one you dropped today. It thought you were ready.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You skim stones, and from the deep they come skimming back, in order of size. Then one that is no stone hops over the water to your feet. It is the ring you gave up looking for. Two lamps wait below. Your throw.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You drop a penny and shut your eyes, and {name} holds up all its arms, curled, for you to guess. It is not in this one. It is not in any. You look up, and the penny slides off your head.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You let a button sink. All of {name}’s arms go after it, and most of them catch one another. One has the button. {name} studies it by the light of its own eyes, lays it down, and moves it slightly left.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You draw a ring on the water with one finger, and {name} comes up to see who is moving the sky. It tries it with one arm, then with all. Now they are in a knot. It made that. It is delighted.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You flick some water at {name}. It flicks one drop back, with the smallest tip that it has, and goes on swaying to a tune of its own. It is as happy as it can be. It is only being neighbourly.',
        'You let down a hand to play, and {name}, who has had a splendid day among the hats, shakes it, warmly, and gives it back. It has no room for more. It is wearing nine of them.',
        {
          text: 'You throw the ball in and an arm hands it back. You throw it again and get a different one, older, with the toothmarks of a dog you used to have. {name} was perfectly happy before. It thought you were ready.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} wants for nothing, but you have come all the way down with a game. It lets you win it, very slowly, with three arms. The other five are behind its back, not to embarrass you.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You throw your hat in, and it floats, and then it sinks, and {name} lets it. It lies beside it on the sand, and looks, and cannot close an arm on it. Never mind the hat. See first to what is wrong.',
        'You flick some water at {name}, and it does not come back. An arm rises a little, as somebody half gets up from a chair, and lies down again. It has no game in it. See to what it needs first.',
        {
          text: 'You drop in a coin for {name} to bring up on the tip of an arm. You hear it go all the way down, and lie where it fell. Nobody puts it away. See to what is wrong before you play.',
          when: ['no_item'],
        },
        {
          text: 'It holds the toy against the side that hurts. {name} is ill, and wants medicine, not a game.',
          when: ['ill'],
        },
        {
          text: '{name} carries the toy to where its meals come down, and waits there with it. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}”, and the water lifts by a plank. It is what {name} has always hoped that somebody would let fall. It plays with every arm in turn, so that none feels left out, and then with all of them.',
        'For “{item}” {name} comes up as far as the mast goes, streaming, with a fish still sitting on it. You play until the lantern swings. It lets you win a round. It has kept the score, of course, and will show you some day.',
        {
          text: 'You bring {item} down to the water, and the tide, which was going out, comes in. All eight arms are up, dripping weed and anchor chain. In the sunken church somewhere below, {name} has set the bell swinging.',
          when: ['well'],
        },
        {
          text: 'For {item} {name} leaves its shelves. It spins, sinks, surfaces, and strikes one low note on the drowned piano. You put a foot in the water, to join in. It is lifted out, and set on the jetty, and tagged.',
          when: ['wary', 'well'],
        },
      ],
      disliked: [
        'It turns this over with one polite arm: {item}. Nobody can lose it, and so nobody can find it. {name} would sooner sort a shipwreck.',
        '{name} plays along for as long as a wave takes. Filed: {item}. It had hoped for something with an anchor in it, or a song.',
      ],
      harmful: [
        '{name} thought it was a game and put out every arm. It was {item}, and it hurt. It has drawn them all in. Keep that away from the water.',
        'There are marks now on the arm that it reaches out with first. They are from {item}. Let that be carried inland, as far as there is road.',
      ],
    },
    clean: {
      wanted: [
        'You rinse {name}, and weed and silt come off and sink. It looks after them with both lamps. You have made it clean. You have also, it seems, lost a good deal just now, and it will see that it is kept.',
        'You rub at a grey patch on one arm of {name}, and it comes up violet, and the others have to be done to match. It holds them in a row under its own light. Eight. It had thought one was borrowed.',
        {
          text: 'You scrub the silt from seven arms, and then the brush is nowhere. You feel along the bottom, under the mast, everywhere. Pale lamp eyes look on. When you have quite given up, the brush is laid across your knee, with the eighth arm.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You scrub an arm and {name} hands you the next, and the next, barnacles up. After the eighth comes a ninth. You are half done with that before you see it is the drowned mast. It had been meaning to have that seen to.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You scrub {name} from the root of each arm to the tip, and the water stays clear. Nothing comes off. It holds up all eight afterwards, to show you that you have lost nothing by it.',
        'You go round the suckers of {name} with a soft brush, one after another, and each was clean. It is a kind of stocktaking. At the end it knows how many it has, and so do you, and neither will say.',
        {
          text: 'You wash {name}, which was clean already, and at the fourth arm you lose the soap. It sinks, so it is now part of the collection. At the eighth arm you hold out your hand, and {name} thinks you are ready.',
          when: ['well'],
        },
        {
          text: 'You go over {name} with the brush and the water stays clear. Then you drop the brush. It sinks past the mast, an arm receives it, and it is laid in line with your other brushes, by size.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        'It was {item}, and {name} spread out on the water for it like a great violet flower, to be got at. The weed floats off. It hums, and everything on its shelves hums in its own note.',
        'You read out the label, {item}, and all the arms of {name} are along the edge in a queue, each with its worst barnacle first. When they are done they are wrung out, by one another, with great care.',
        {
          text: 'You begin on one arm of {name} with {item}. The others come up out of the deep, one after another, and form a queue. The last has brought you something to sit on.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and both lamps of {name} go dim. As you work up from barnacle to barnacle, one arm after another lets go of what it was keeping. The sea floor is a mess. It has never been so happy.',
          when: ['well'],
        },
      ],
      disliked: [
        'It lets you begin, and then a wave comes from nowhere and takes the thing out of your hand. {item}: no. Try a scraper, or a good deep current.',
        '{name} endures it: {item}. Afterwards it rubs itself down on a sunken hull, which is what it had in mind.',
      ],
      harmful: [
        'The light goes out of each sucker that it touched. {item}: that burned it. Keep it away from {name}, and from the sea.',
        '{name} has pulled its arms under, and the water over them is cloudy. It was not washed but hurt, by this: {item}. Let it soak in the plain cold sea, and put the stuff ashore.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the dose at the tip of one arm and hands it on, sucker to sucker, like a bucket at a fire, all the way in. It arrives. The lamps had been smoky. Now somebody seems to have trimmed the wicks.',
        'You tip the medicine in, and at first there is only water with {name} in it. Then something stirs. One arm goes out, feels for the nearest thing that had rolled away, and stands it upright.',
        {
          text: 'You let the bottle sink, as that is how things come to {name}. Bubbles, then none. At last an arm rises and sets it by your hand, empty, rinsed and corked. Far down, one of the lamps has been turned up.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'All eight arms had come loose from what they were holding, and small lost things drifted up round the mast. You pour the medicine in. {name} darkens back to violet, and one by one the things are gathered in. A glove is missed.',
          when: ['weak'],
        },
      ],
      little: [
        '{name} is well, and takes the medicine by one arm and passes it to the next, to see who needs it. None does. It comes round to the first, which drinks it, for tidiness. Keep the rest for a bad day.',
        'You pour the dose into the water, and {name}, which has nothing wrong with it, sees that it is not lost. It swallows it. It ties a tag to the spoon, “not yet needed”, and hands it up. Put it by.',
        {
          text: '{name} drinks it, and nothing is different. One arm takes the empty bottle down past the mast and shelves it, label out, among the things thrown overboard too soon. Keep the next for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} does not care for a remedy that it cannot put a name to, but this said {item}, and it knew it of old. All the arms lie still. The water, which had been troubled, is as flat as a plate.',
        'You call down to {name} what it is to be, and it is {item}. It comes up a step, to have it sooner, and holds your hand through it with three of its own. Below, the wicks are turned up.',
      ],
      disliked: [
        '{name} holds it up to one lamp, then the other. {item}: that is for people of the air. It would try brine, or a pearl ground small.',
        'It goes down, and comes up again in a bubble of its own, labelled {item}. {name} would rather have something from the deep.',
      ],
      harmful: [
        '{name} believed that it would help. It was {item}, and the ache has spread to two more arms. Empty the bottle on dry land, and send down something true.',
        'The lamps go dim and the tide runs the wrong way. {item}: that was no cure. Keep it far from {name}.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name} takes its arm out of the bath, the plug with it. Then it brings back the plug. It has understood about the bath. For a while the tap drips, and not by accident.',
        'You explain to {name} that what hangs upon a line is drying, and not lost. It hands back the sheets, folded. Two pegs it keeps until last. It has learned that, and it goes down without a wave.',
        {
          text: '“No,” you say, and {name} puts back the rowing boat, with the neighbour in it, quite dry. It has learned that. The watch of yours that it had all but decided to return is moved to the back of the shelf.',
          when: ['from_child'],
        },
        {
          text: '{name} hands back the teapot, as told, and then the lid. One long arm goes down behind the mast to the key you lost, which it had been about to return, and moves it to a lower shelf.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} that the neighbour’s buoys are not lost. It knew. It has been holding them in place, all through the gale. It listens to the end with two arms folded, and then with four.',
        '{name} hears out the lesson with both lamps on you. It learned that one some while ago, and kept it. It goes below, and brings it up to show you, dry, in order, and with the date.',
      ],
      bad_time: [
        'You raise your voice over the water. {name} does nothing at all but dim its lamps, and the ring it had been about to give back to you goes down, hand under hand under hand, to the deepest shelf.',
        'You shout it down into the water. Your words sink, as all things do, and come to {name}, lying dim on the silt. It doesn’t answer. It finds a jar for them, and screws down the lid.',
      ],
      loved: [
        'You teach it in its own way, which is {item}, and {name} takes it all down. It puts back the church clock. That is learned. It has written the lesson on a tag, and wears it, rather low, until the tide.',
        'The way to reach it is {item}, and it reaches {name}, at all that depth. It unties the ferry. It will not tie up ferries. For a while the rope between you hangs somewhat slacker than it did.',
        {
          text: 'You use {item}, and {name} learns by it as it learns everything, by heart, with the date. It does it well. It writes a tag that says who taught it, and hangs it up where the other things you gave it are.',
          when: ['well'],
        },
      ],
      disliked: [
        'It waits for the meaning to reach the bottom: {item}. None does. A bell, rung once, would have said it to {name}.',
        '{name} tags it {item}, cause unknown, and puts it by. It would have listened to a lantern lowered slowly.',
      ],
      harmful: [
        '{name} did not learn a thing, except to go deeper when you come. It was hurt, by {item}. Put that where no one finds it.',
        'There is a lesson, and there is this: {item}. {name} has let go of the jetty, and it does not let go first. Throw the thing away where it can hear that you do.',
      ],
    },
    sleep: {
      wanted: [
        '{name} hangs its arms up, each on its own nail of the old mast, and looks smaller without them. The lamps are turned down, and down again. A last bubble goes up by itself, like somebody seeing to the door.',
        'You draw a sail across the water to make it dark, and down there {name} leaves off tidying. It puts the last thing in its place, very softly, so as not to wake the others. The water lies flat.',
        {
          text: '{name} is so tired that it has let go of things, and they come up round the jetty, a shoe, an oar, a hat. You tie them in a row and touch none. It wakes, mended, and sees. All of them are there.',
          when: ['wary'],
        },
        {
          text: 'You darken the water. {name} sets down what it has been holding, an anchor, a bell, a pair of spectacles, and every arm, once empty, goes slack and slowly gets its violet back. One arm keeps your key.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You turn down the lamp for {name}, and it hangs itself on its mast and shuts its eyes. Down there a marble rolls. One arm goes after that. The others wait until it is out of sight, and follow.',
        '{name} lies down on the bottom, since you ask it to, arms folded by fours. The lamps do not go out. Before long it is reading the tags of the things to either side. It is not in the least tired.',
        {
          text: 'You blow the ship’s whistle for lights out. Below, {name} lights out obediently, one lamp, then the other. A minute later there is a glow in the hold and the sound of somebody alphabetizing compasses.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You spread a blanket over the water, and it sinks, as blankets do. {name}, wide awake, receives it at the bottom, shakes out the sand, folds it in four and lays it with the other blankets.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} had one more shelf to see to, and then you called down “{item}”. It leaves the shelf as it is. It has never done that. It takes the mast in its arms, and the lamps go down like a theatre.',
        'With “{item}” to hold, were it only the word, {name} will sleep. It winds in seven arms. The eighth goes round whatever it is that it loves in that, and the last bubble comes up with nothing in it but air.',
        {
          text: 'At the word {item}, {name} lets go of the jetty, arm by arm, all but one. Up here the waves get smaller. The last bubble comes to the top with no word in it. The bay is as flat as a bed.',
          when: ['well'],
        },
      ],
      disliked: [
        'It tries the left side, the right side, and the other six. {item}: not restful. {name} would lie better in silt, or in a wreck.',
        '{name} puts it back on the jetty, folded. {item}: that keeps it near the top, and its sleep lies lower.',
      ],
      harmful: [
        '{name} closed its lamps and was hurt in the dark. The tag says {item}. Take that away, so that it dares to shut them.',
        'There was to be rest, and there was {item}. It has wound itself so tight that the mast creaks. Never that, near {name}.',
      ],
    },
    reflect: {
      awake: [
        'One of {name}’s arms comes up beside you with something shut in its tip. Both pale lamps look you over. Not yet, and down it goes again. But you were let see that the thing was small, and blue, and yours.',
        'You sit on the jetty with your feet over the water. {name} is putting wrecks in order and pays you no mind. Then, far down, a ship’s bell is rung once, with care. You stay where you are. It is rung again, nearer.',
        'You sit at the edge, and {name} lays one arm beside your hand. There is the width of a barnacle in between. After a long while there is not, and neither of you could say who lost it.',
        'You look down, and {name} looks up through {days} days of water. It holds up a few of them for you to see.',
        'A tag lies on the top step. It says {wait}, and then, in newer writing, “came”. {name} watches you read it.',
      ],
      little: [
        'You have sat here often enough this hour for the tide to know your shape. {name} has what it wanted. Later will do.',
        '{name} gives your boot a pat and a small push towards the shore. It can keep you in mind. It is good at keeping.',
      ],
      ill: [
        '{name} has let the shelves go, and bells drift past among the bottles. You sit with one heavy arm across your knees and say aloud where each belongs. At the bottles a lamp eye brightens. The rest can wait. See to what it needs.',
        '{name} lays one arm in your lap, and it is heavier than it should be. You hold it. Then see what it lacks, food or medicine.',
      ],
      asleep: [
        '{name} sleeps below among its anchors and spoons, and you sit at the edge. One arm comes up by itself, finds your boots, sets them straight beside each other, and goes down again. It has left them with you.',
        'You sit by {name} while it sleeps, and drop a button from your cuff, by accident. It sinks. An arm takes it, without waking, and you wait for it to be put on a shelf. It is put back in your hand.',
        'Now and then the sleeper’s lips move, and a bubble comes up and opens at your feet. You have had four of them by now, and every one said {loved}.',
      ],
      shy: [
        'You sit at the edge with a loose button on your cuff. An arm comes up, ringed with barnacles, and waits under it for it to drop. It does not drop. At last the tip winds the thread round twice, snugly, and goes down.',
        'You hang your legs off the pier at slack water and wait for nothing. Far below, {name} lights its two pale lamps. They look you over as one looks at a thing that has not sunk yet. They are closer when you rise.',
      ],
    },
  },
  things: {
    feed: {
      'giant squid':
        'The giant squid goes down on your longest rope. {name} meets it at thirty fathoms, reads it over for a name, finds none, and eats. One long arm comes up and lies across the step. It was one too many.',
      'sunken memories':
        'You tell a thing that you had forgotten over the end of the jetty, and watch it sink. {name} takes the sunken memory in two arms and eats all but the last word. That comes back up to you.',
      'whale fall':
        'A whale fall is the work of years, and {name} begins at the quiet end. It says the grandmother’s name first. You hear it through the planks. The tide stands level, out of respect, until it has done.',
      'sailor stories':
        'Sailor stories have to be told loudly, against the wind. {name} eats them from your lips, a bubble to a lie, and at the one in which it sinks the ship it holds your boot, and lets you.',
      'ship biscuit barrel':
        'You roll the barrel off the end, and it is caught without a splash. Down there the ship biscuit is knocked, one by one, on the piano lid. {name} sends you up the weevils, in a thimble, tagged, and well.',
      'deep sea anglerfish':
        'The deep sea anglerfish comes with its own small lamp. {name} holds that up, and looks all along its shelves by it, and up at you. Then the lamp goes out. A sucker has lit instead, the same colour.',
      'bottled message':
        'It never opens another’s post. So you read the bottled message out, from the lowest step, and {name} swallows each word after you have said it. The bottle is rinsed, corked, and handed back with the handkerchief that you needed.',
    },
    play: {
      'shipwreck sorting':
        'You sort the shipwreck together, you with a hook and {name} with the remainder. Spoons here, boots there. It holds up a doll and asks with both lamps. You shake your head. That one goes on a shelf by herself.',
      'whirlpool spinning':
        '{name} puts one arm in and stirs, and there is the whirlpool, spinning, no broader than your hat. You lay the hat on it. Round it goes. All the gulls in the harbour are leaning the same way.',
      'anchor toss':
        'It tosses you the anchor, to be friendly. It stops an inch above your hands, since seven arms have thought better of it. You toss a pebble. {name} staggers, goes right under, and sends up a bubble that says ouch.',
      'remembering game':
        'The remembering game goes by turns. You had a red bicycle. {name} thinks, and a bell comes up, rusted, and rings under its thumb. You had not said where you lost it. It is your turn, when you can.',
      'sea shanty':
        'You stamp the sea shanty on the planks, and at the chorus every moored boat comes down on the beat. {name} holds the last low note until your cup walks off the edge, and hands it you back, full.',
      'treasure chest puzzle':
        'The treasure chest has nine locks, and the puzzle is that the keys are inside. {name} goes over it with all its tips. It knocks. You knock, from above. It opens, out of manners, for the two of you.',
      'submarine peekaboo':
        'A small brass submarine goes by with your face in its porthole. There is a rock, then two lamps, then a rock. {name} plays peekaboo till the glass is steamed, and carries you home by the screw.',
    },
    clean: {
      'barnacle scraping':
        'You scrape the barnacles from one arm while it holds the bucket in another. Each is asked, before it drops, how long it has been aboard. {name} keeps back the oldest, between two suckers, where you have gone round it.',
      'deep current rinse':
        'It lets itself out along the deep current, arm after arm, like washing, and the cold runs through. You hold on to the tip of the last. A hat goes by, and {name} catches it.',
      'crimson seaweed scrub':
        'The crimson seaweed lathers, if one rubs. You do the brow, kneeling on the fourth step, and it comes up violet. {name} has shut its lamps. The foam drifts off, and all the boats turn rosy.',
      'cleaner fish':
        'The cleaner fish come in at dusk, blue and businesslike, and start on the suckers. {name} holds all eight arms wide, and dares not laugh. You see the sea tremble. One works along your dangling toe, and is tagged yours.',
      'old net untangling':
        'The old net is in a knot about its third arm, with twelve buoys. You untangle, it tells you whose. When the last mesh comes away {name} looks at the arm, turns it, and tries whether it still holds.',
      'ink rinse':
        'You pour the ink rinse over from a can, and for a while there is night to the second step. Then it clears. {name} stands in it, darker and brighter, and your sleeves are blue.',
    },
    sleep: {
      'ocean trench':
        'You walk it out to where the ocean trench begins, with the lantern. Here {name} lets go of your keel. The lamps go down, and down, side by side. The rope in your hand is paid out, and then slack.',
      'sunken galleon':
        '{name} winds itself about the sunken galleon, and its ribs creak like a bed. An arm shuts the doors. The last you see is a tip that feels for your rope, and hitches it to the rail.',
      'abyssal silence':
        'The bell is muffled, the piano shut. You have lifted the oars. Into that abyssal silence {name} sinks like a letter into a box, and you can hear your own watch, and then it has been asked to stop.',
      'bed of silt':
        'You rake the bed of silt smooth, and {name} is let down in it, arm by arm. A brown cloud comes up to your boots. When it has cleared there is a ring, with two lights going out.',
      'whale song':
        'The whale song comes in from the west, somebody’s grandmother, on three notes. You ship your oars. {name} hums under it until the hum and the whale are one, and your boat is lifted, and put down, and lifted.',
      'midnight fathoms':
        'You let the lead line run and call the fathoms, and the midnight answers each. At the fortieth it is taken, softly, and held. It is {name}, who likes to be told how deep it is before it sleeps.',
    },
    medicine: {
      'ambergris balm':
        'You warm the ambergris balm on the lamp, and lay it along the rope burn, old and new. It smells of every church at once. {name} breathes out. The arm that could not close shuts round your wrist, and opens.',
      'kelp bandage':
        'You wind the kelp about the torn arm, and tie it, and it is the first knot that {name} has not known. It looks that over. The bandage stays on. Below, you hear somebody practising it in the dark.',
    },
    discipline: {
      'ship bell rung':
        'You ring the ship’s bell once, and let it ring out. {name} knows that bell. It brings the dinghy in from where it had been holding it, sets it by the steps without a bump, and takes its arm away.',
      'return request':
        'You read out the request for the return of one boot, left, to its owner. {name} holds the boot to its chest. Then the tag is untied, and that is put up on the plank, laced, and polished.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep at a depth where nothing arrives before {wakes_at}. You may sit on the jetty above it. Reflect.',
      'What you lower comes up untouched, with a tag: “closed until {wakes_at}”. Company needs no rope, and {name} will feel it. Reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, as long as an oar. It has brought you your own hat, wet through, and is very proud to have found the owner.',
      'A child as of today. {name} heard a ship go over, and swam beneath it the whole bay long with all its arms up, in case.',
    ],
    teen: [
      '{name} is half grown and will not say what it keeps behind the third wreck. It has found an anchor that fits. Keep its mealtimes: they shape what it becomes.',
      'Half grown, it has read what the sailors say of it, and sulks at forty fathoms. {name} was holding that ship up. Nobody asked.',
    ],
    high_care: [
      '{name} is grown, and {form}. It lays something on the jetty that you lost as a child, polished, and goes under before you can speak.',
      'Grown, and {form}: a ship in trouble went over last night and came into harbour with a ring of round marks along her keel. {name} was in time.',
    ],
    balanced: [
      '{name} is grown, a {form}. It keeps the bottom of the sea in order by day, and at evening comes up to the steps to hear what has been dropped.',
      'A {form} now, {name} has made up its mind about the sailors. They may tell it how they like. It has the dates.',
    ],
    low_care: [
      '{name} is grown, a {form}. It has learned to hold what does not leave. The shelves are full, and it rarely looks up.',
      'It grew up with an arm on the step, and few came by. {name} is a {form} now, and keeps that arm below.',
    ],
    rescue: [
      '{name} is grown, a {form}. It went down once further than anything it keeps, and was brought up. On its own tag, under “reason”, it says “not yet”.',
      'Full grown, and a {form}. There is a pale line round one arm, where somebody held on. {name} has moved its anchor to another, so as not to cover it.',
    ],
  },
  trust: [
    '{name} has come up to the second step and put a thing into your hand. It is only a button. It is the first thing that it ever found.',
    'All eight arms lie on the jetty at once, holding nothing. You had not known that they could. {name} looks at you, and leaves them so.',
    '{name} unties the tag that had your name on it, and lets it drift. One does not label what one is not going to lose.',
  ],
  streaks: [
    'Ten meals, each on its hour. {name} has rung a drowned bell ten times, and the harbour master has put his watch right.',
    'Twenty-five in a row. The moon has been told by {name} that it is no longer the only thing that the tide may go by.',
    'Fifty on time. There is a shelf down there for what never came late. It was empty when {name} built it.',
    'A hundred meals, and not one let go. {name} has tied the rope of knots round the jetty post, and round itself, and made it fast.',
  ],
  ages: [
    'Ten days. {name} has sorted everything within reach of the jetty, and has kindly asked whose the left boot is.',
    'Thirty days, one whole moon. {name} has seen all its tides now, and greets each of them by its grandmother’s name.',
    'A hundred days. {name} has written as many tags, one for each, and there is the same word on all of them: “kept”.',
    'One year. {name} has the date of every wreck by heart, and today has added one on which nothing sank.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['sailor stories', 'sunken memories'] },
      wish: '{name} has the ship, and the date, and the cook’s spectacles, but nobody has ever told it what was said at dinner. It would like to be fed on sailors’ stories, or on a memory that sank.',
      granted:
        'It had that with its lamps shut. They were laughing, then, it says. It has written so on the tag, over the old ink.',
    },
    {
      by: { action: 'feed', item: ['ship biscuit barrel', 'whale fall'] },
      wish: 'Plain fare today, if you please, and a lot of it. {name} has been down among the larders, and could do with a barrel of ship’s biscuit, or a whale’s worth of anything.',
      granted:
        'It tapped each biscuit on the mast before it ate, twice, to let the weevils out. There are manners in these things.',
    },
    {
      by: { action: 'feed', item: ['bottled message'] },
      wish: 'It would never open another’s post. But if a bottle were lowered, and the name on it were {name}, that would be a different matter.',
      granted:
        'It read the outside first, for old times’ sake. Then there was a pop, a long way down, and the lights went on.',
    },
    {
      by: { action: 'play', item: ['shipwreck sorting', 'treasure chest puzzle'] },
      wish: 'Two cargoes have got mixed, sugar and cannon, and {name} is not sure of the candlesticks. Sort a wreck with it, or bring the chest with the puzzle in its lock.',
      granted:
        'The candlesticks were the bishop’s. The cannon were nobody’s, it says, and it would rather leave it at that.',
    },
    {
      by: { action: 'play', item: ['sea shanty', 'remembering game'] },
      wish: '{name} has the bass part of everything. Sing it a shanty so that there is a top line too, or play the game where one remembers and the other goes on.',
      granted: 'It went forty verses, and you were let off the last six. The tea is still rocking.',
    },
    {
      by: { action: 'play', item: ['anchor toss'] },
      wish: 'The anchor has sat on the same arm too long and has left a mark. {name} would like to take it off and throw it about a bit. You need only say “far”.',
      granted:
        'You said “far”, and it was. It came down in the next parish, and {name} has been over to apologise, glowing.',
    },
    {
      by: { action: 'clean', item: ['old net untangling', 'barnacle scraping'] },
      wish: '{name} has got itself into somebody’s knitting. There is a net round three arms, and barnacles on the knots. It cannot bring itself to break a thing that was made by hand. You undo it.',
      granted: 'You found both ends. It has rolled the net into a ball, and tagged it: “no harm meant”.',
    },
    {
      by: { action: 'sleep', item: ['sunken galleon', 'bed of silt'] },
      wish: 'It has been up among the keels with its arms raised, and they ache. {name} asks to be sent to bed, in the galleon, or only in the silt. You may say that nothing is due to sink.',
      granted: 'You told it so. Eight arms came down, one after another, and the mud sighed.',
    },
    {
      by: { action: 'sleep', item: ['whale song'] },
      wish: 'There is an old one passing, the granddaughter of Ingeborg, and she has the family voice. {name} would like to go to rest to whale song, if you could see to it.',
      granted:
        'It knew all the words. Towards the end it was only humming the grandmother’s part, and then not even that.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Somebody left a hat on the jetty, and it may have been you, and it may have been so that you would have to come back. {name} is guarding it. Sit down beside the hat.',
      granted: 'You sat. The hat has been moved, by degrees, on to your head. It is quite dry.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A thing that comes twice was not dropped, it was brought. {name} would like you to come and sit today, and go, and come and sit.',
      granted:
        'It had written “gone” on a tag between the two. Now there is a line through it, and the tag has been folded small.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'When the lamps are lit along the front {name} counts them from underneath. There is one short, at the end of the jetty. It would like you there before nine, with or without a lantern.',
      granted: '“All lit,” says a bubble. It is a moment before the next one, and there is nothing in that but breath.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The first button',
        shape: 'button',
        text: 'Brass, with an anchor on it. {name} was holding this when it hatched, and let go of it in your palm, which hurt it a little.',
      },
      {
        name: 'A wedding ring',
        shape: 'ring',
        text: 'Let go in anger, 1803, and wanted back by supper time. {name} thinks that you may know how to get it to her.',
      },
      {
        name: 'A king, the other way up',
        shape: 'coin',
        text: 'He has lain on his face since the ship went down. {name} turns him over once a week, so that it is fair.',
      },
      {
        name: 'Two matches',
        shape: 'candle',
        text: 'Dry. They are from under the wineglass. {name} has kept the rest, but it feels that a person on a jetty should have two.',
      },
      {
        name: 'The low C',
        shape: 'key',
        text: 'From the piano. It was loose. {name} can reach the note without it, by thinking of the year 1912.',
      },
    ],
    return: {
      name: 'Its own tag',
      shape: 'ticket',
      text: 'The string has been cut. Under “who let go” there is a name, and {name} has crossed it out, and put “nobody”.',
    },
    streak: {
      name: 'The rope of knots',
      shape: 'thread',
      text: 'One for each meal that came when it should, five and twenty, pulled tight. {name} has an arm through the loop at the lower end.',
    },
    hundred_days: {
      name: 'A bell without a ship',
      shape: 'bell',
      text: 'She was in trouble off the point, and {name} was under her, and in time. The captain threw this over afterwards. There was a note on it, in a child’s hand, to whom it might concern.',
    },
  },
  release: [
    'You untie the bell rope from the post. {name} takes its end, waits until you have let go of yours, and only then goes down. It had never seen it done kindly.',
    '{name} lays on the top step all you ever dropped off this jetty, dry and in order. Then the sea lifts once, like a hat, and it is gone to its own.',
  ],
  dying: {
    neglect: [
      'The arm that {name} had left upon the lowest step, for somebody to find, was found by the tide. That has taken it down.',
      'Nobody came along the jetty, and the lamps have gone out below. {name} has died. It did not let go first.',
    ],
    hunger: [
      'The tide went out and was not fetched back. {name} has died of hunger, with the rope for its meals in its arms.',
      '{name} had set down all that it carried, piece by piece, and still had not the strength to hold itself. It lies among the rest, untagged.',
    ],
    illness: [
      'For a long time the water by the jetty shook. Then it was only water. {name} was ill, and has gone to the bottom of it.',
      'One light after another went out along its arms, from the tips inward. {name} is dead.',
    ],
    poison: [
      'It was lowered to {name}, and {name} took it in all its arms. It was poison, and those were arms that did not let go first.',
      'It took what was lowered to it, and that stopped it. {name} is dead, and the sea is very flat.',
    ],
  },
  returned: [
    'The rope goes taut. You pull, and something a great way down pulls too, upwards. Two pale lamps break the surface. {name} has been given back.',
    'First there is a bubble, and in it a word that was said before the end. It is your name. Then {name} comes up after it.',
  ],
  epitaph: {
    openings: [
      'Here went down {name}, ink violet, with both its lamps lit, and nobody let go of it.',
      'Whatever sinks here, sink softly. {name} is below.',
      'Whoever has lost a thing to this water, {name} was keeping it for you.',
      'At low water you may read this. {name} lies a little further out.',
      { text: '{name} never sank a ship. Look at the marks: it was holding them up.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'The lantern was not lit, and it watched for it.',
        'It held on to the step. No one was at the other end.',
      ],
      hunger: ['The rope came down empty, and then did not come down.', 'It held the tide out as long as it could.'],
      illness: ['The fever went deeper than anyone reached.', 'It grew too tired to hold, and nothing held it.'],
      poison: ['It was handed a thing, and did not let go.', 'What came down to it that day should have stayed above.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the deep is lit from end to end, and it is you. You have a piano in three arms and it still has its low notes. You speak slowly, with dates: 1588, 1628, 1912, and today, on which nothing went down. You would like the one with the lantern to lean over and see, and to drop something in, so that you can bring it back.',
      'You are {name}. The water is high because you are glad, and forty boats are riding on it without knowing. You tell it as you tell all things, from far below and a little late. There was a spoon, there was a king, there was a knot. You know who let go of each. You want your keeper to hum one line of something, and to wait for the rest.',
    ],
    content: [
      'You are {name}, and everything is on its shelf. A ring, let go in anger. A bell, let go in a storm. A doll, never let go, only taken. You have a boot in one arm and a pen in another, and write the reason small. Up there, where it is green, two soles hang over the edge of the jetty and swing. You have sent them a word. It is on its way, and wobbles. You would like the soles to stay until it comes up.',
      'You are {name}, and you have been at this for {days} days. They say that you pull ships under. You were beneath them, pushing. You do not correct it, as the ones who tell it are those who got home. You speak low and give the year. You would like your keeper to stay until the tide turns, and to believe you.',
    ],
    bored: [
      'You are {name}, and you have sorted the wrecks by year, by wood, and by the last song sung aboard. Now you ring a bell down here and listen whether anyone above has lost something. No one has. It is a tidy, careful age. You speak in long gaps. Would somebody come and throw a thing in, and then another, and be careless for an hour, and call it a game.',
    ],
    hungry: [
      'You are {name}, and you have drawn the sea in towards you without meaning to, as others draw in a breath. There are boats on the mud. You regret that, and cannot quite put it back. You recall the cargo of the Mary Rose, barrel by barrel, and linger at the barrels. You would like your keeper to lower a meal, before you get to the cheese.',
    ],
    starving: [
      'You are {name}. You have put down the anchor. You have put down the bell. You did not know that an arm could be so empty and weigh so much. Few words, and each has a long way to go, so you choose the one that must arrive. Food. You send it again, in case that one is lost. Let the rope come down, now, with anything on it.',
    ],
    sick: [
      'You are {name}, and something has rolled off a shelf, and you cannot say what year it was. The cold that you live in has got inside. You speak, and the bubble breaks halfway up. You have kept so much for others, and never thought where you should put a pain. You want your keeper to send down medicine, and to leave a hand in the water.',
    ],
    failing: [
      'You are {name}, and you are sinking, you, who thought that you lived at the bottom. There is more below. The arms open by themselves, one, and one. So this is how it was for them, and no one lied about it. You have hold of a post. You want medicine now, and somebody’s two hands, from beneath, pushing.',
    ],
    near_death: [
      'You are {name}, and you have written yourself a tag. Found near the jetty. Owner: you know the name. Reason: you have left that open, for you would rather not guess. You are not angry. Everything is let go of by somebody. There is one arm on the step, where boots would be. You want anyone to come, and sit, and not be too late for this one.',
    ],
    asleep: [
      'You are {name}, and you dream that you are in time. The storm is there, and the hull comes down, and all your arms are beneath it, and it stops. It stops. You carry them up, lamps and fiddle and cook, and they think that it was a wave. You do not mind. Far above, someone is sitting on the jetty. You want them to be there when it is light.',
    ],
    shy: [
      'You are {name}, and you have read a great many tags. All of them begin with somebody who was going to keep it always. So you lie under the rowing boat, and look at a pair of boots through the slats. You answer in one word, late, from the side. You want them to stay without reaching down, so that you can learn what staying looks like from below.',
    ],
    back_from_death: [
      'You are {name}, and you have been lost property. You know now what it is to lie there with the reason written on you, and to hear a rope. Someone was ready. You speak very quietly, and touch each thing as you name it. Step. Post. Boot. You want your keeper close, and the next meal at its hour, and to be held for a while instead of holding.',
    ],
    hurt: [
      'You are {name}, and it was lowered on your own rope, by the hand you know, and so you took it in all your arms. It hurts where you held it, and you held it everywhere. You cannot find the shelf for this. You say little, and the water says it with you. You want it taken away, and to be told that the rope will be safe.',
    ],
  },
}

export const KRAKEN: Species = {
  slug: 'kraken',
  name: 'Kraken',
  family: 'exotic',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['solitary', 'stoic'],
  personality:
    'Everything that sinks comes to it in the end, and it keeps the lot in order. Returns a lost thing only when you are ready.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'giant squid',
        'sunken memories',
        'whale fall',
        'sailor stories',
        'ship biscuit barrel',
        'deep sea anglerfish',
        'bottled message',
      ],
      play: [
        'shipwreck sorting',
        'whirlpool spinning',
        'anchor toss',
        'remembering game',
        'sea shanty',
        'treasure chest puzzle',
        'submarine peekaboo',
      ],
      clean: [
        'barnacle scraping',
        'deep current rinse',
        'crimson seaweed scrub',
        'cleaner fish',
        'old net untangling',
        'ink rinse',
      ],
      medicine: [
        'abyssal brine',
        'pressure therapy',
        'black pearl powder',
        'ambergris balm',
        'sea witch remedy',
        'kelp bandage',
        'hydrothermal warmth',
      ],
      discipline: [
        'ship bell rung',
        'lower the lantern',
        'captain on deck',
        'name the drowned',
        'return request',
        'calm the tide',
      ],
      sleep: ['ocean trench', 'sunken galleon', 'abyssal silence', 'bed of silt', 'whale song', 'midnight fathoms'],
    },
    harmful: [
      'oil spill',
      'drift net',
      'depth charge',
      'harpoon',
      'plastic bags',
      'coral bleach',
      'beach holiday',
      'forgetting potion',
    ],
  },
  appearance: {
    look: 'an ink-violet kraken rising past a drowned mast, pale lamp eyes, arms ringed with barnacles',
    colours: ['#2a1f4e', '#6f5aa8', '#5fe0d0'],
  },
  figure: {
    eyes: '#c8fff2',
    body: 'manyArmed',
    ears: 'fin',
    earTint: 'accent',
    marking: 'spots',
    extras: ['frown'],
    size: 1.04,
    eyeSize: 1.2,
  },
  book: BOOK,
}
