/**
 * The Chameleon wants to have been somewhere without having been seen to arrive. It fears being looked at from both
 * sides, mirrors, and the moment before a foot is put down. It hoards one colour, a stripe of coral on the inside of
 * the left elbow, which nobody has been shown. Its body is a leaf with opinions: mitten feet, a tail wound like a watch
 * spring, a casque like somebody else’s hat. The tongue is longer than the rest of it and belongs to a hastier animal.
 * It eats by aiming for so long that everyone forgets, and then it has eaten. It drinks drops and does not believe in
 * bowls. It sleeps pale as the inside of a bean. It sulks by going exactly the colour of whatever you are not.
 * Three odd facts. It takes itself for invisible, and its colours give away everything, half a minute late, so that you
 * always know what it felt just now. Its two eyes are of different minds: the left is coming round to you, the right is
 * keeping the way out, and they report to each other. And it carries its own wind: a step forward, half a step back, a
 * sway, as a leaf would go, even indoors with the windows shut.
 * It never hurries (the tongue apart), never looks with both eyes at what it is not sure of, never drinks from a dish.
 * Its keeper is a tree of a kind that it has not met: warm in the bark, and prone to walking about.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg is open and there’s nobody in it. You look under the leaf, and behind the pot. Then a piece of the shell blinks, one side and afterwards the other, and {name} turns slowly from white to embarrassed.',
    'The egg splits and nothing is in it. You look closer. On the white lining there is a white curl of tail, a white mitten, and two white turrets, one on you and one on the door. {name}, presumably.',
  ],
  looks: {
    thriving: [
      '{name} has found the patchwork quilt. It stands in the middle, gripping, and tries to be all of it at once, roses on one leg and stripes on the next. It has never had such a success. It does the buttons.',
      '{name} is watching two flies, one with each eye, one going left and one going right. It is too happy to choose. Turquoise runs down it from end to end, like light on water, and the flies go off, unharmed.',
      {
        text: '{name} has tried to be the twig, and has got one foot of it right. The rest is still the colour of egg. One eye is on the foot, the other on you, and along its chin comes a little of your jumper.',
        when: ['baby'],
      },
      {
        text: '{name} has one twig and has gone the colour of it. With one eye it follows your finger, and with the other it looks at its own hand, which is turning, from the wrist up, a pink much like yours.',
        when: ['baby'],
      },
      {
        text: 'You look for {name} along the curtain, the fern, the spines of the books. Then you reach for your cardigan and a button turns to look at you. It is well and wants nothing. Wear the other one.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You’re admiring the ficus when it becomes clear that one of its twigs is admiring you. {name} has let a turquoise band come up, just the one, like somebody undoing a collar. Its other eye is on the door.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} sits in the greenery with no green on it anywhere, turquoise to the toes, plain as a kettle. One eye is on you. The eye that minds the door has been given leave, and follows a speck of dust about.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You greet the curtain warmly, by name. It is a curtain. On a twig behind you {name}, which had one eye on the curtain and the other on your face, turns turquoise band by band and cannot stop.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} crosses from the vine to your sleeve with that long doubtful step, and sways, and grips. You are wearing grey. It thinks about grey, leaves it alone, and comes up turquoise to the tail.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'On the side toward you {name} is nothing but leaf. In the glass behind it you can see the other side, turquoise from neck to tail, fed and pleased with everything. One eye checks whether you noticed. You study the wall.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'From the hall you saw turquoise. From the door you see a curtain. {name} is in there, happy, wanting nothing but that you should believe in the curtain. Believe in it, and go.',
        when: ['from_child', 'wary'],
      },
      'A single turquoise spot comes up on {name}’s side and stays. You were thinking of it, too, half a minute ago: {loved}.',
    ],
    content: [
      '{name} is halfway through a step. It was halfway through when you last looked. The foot is up, the mitten is open, and both eyes are elsewhere, on other business. It will be put down when everyone has stopped expecting it.',
      '{name} is the curtain, and the curtain hangs quietly. Up near the rail one fold has an eye in it, going over the ceiling, and another fold has the other, going over the floor. There is nothing to report to the rest.',
      {
        text: 'You find {name} by its feet, which it forgets to do. The rest is leaf, plain leaf, no turquoise and no grey. It has one eye on you and one on the window, and seems to compare them without preference.',
        when: ['well'],
      },
      {
        text: '{name} rocks on the vine as a leaf does in a draught, there being no draught. The right eye does the ceiling, the left does the floor. They meet in front, have nothing to report, and set off round again.',
        when: ['well'],
      },
      {
        text: 'One of {name}’s eyes is on you and the other is on the wall it would rather be. It has the wallpaper nearly right, down to the small stain. Nothing is wanted. You could admire the stain.',
        when: ['well'],
      },
      'There have been {days} days, and each has left its colour somewhere. You could read them off from the casque down, if {name} would only hold still for being read.',
    ],
    curious: [
      'Something is new on the shelf. {name} rocks towards it and away, towards it and away, like a leaf making up its mind about October.',
      'Something on your sleeve goes round. {name} has gone round with it, the whole turret of one eye, four times, and is now a little giddy on that side and extremely interested.',
      'You put a checked cloth on the table. {name} comes down as far as the edge of it, puts one mitten on a square, and looks at its own arm, waiting.',
    ],
    bored: [
      '{name} has been hiding in the curtain for you, every pleat of it right, and nobody has come looking. After a while it let one turquoise toe show. Now it is a whole leg. Shut your eyes and count to twenty, aloud.',
      '{name} is being the curtain, so well that only the tassel gives it away, rocking under one small foot. One turret eye stays on the tassel. The other has come slowly round to you. Take hold of the other end and play.',
      {
        text: 'It has gone grey, and it is not the wall’s grey or the bark’s. It does not even sway. Let there be something for {name} to creep up on. Play.',
        when: ['sad'],
      },
    ],
    due: [
      'A twig with {name} on it has been swaying closer to the dish, though there is no wind indoors. You look, and it stops. One sway more and it will see for itself how empty that is. Its meal is due.',
      '{name} has taken aim. The mouth is open by a crack, the tongue is cocked, and for once both eyes meet, on the place where dinner goes. There is none there. Its meal is due. Put something in the way.',
      {
        text: '{name} is no bigger than a bean. Half of it has gone white as the dish and half brown as the door, according to what each eye is watching. It is not hungry yet, but its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'On the rim of the white dish sits something small and white, with one eye on you and the other in the dish, where there is nothing. Your shadow falls across, and {name} turns shadow. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The empty dish has turned a slightly darker white on one side, and has an eye. It was looking at the cricket box, and now at you, and goes pale. Feed {name} now. Then be something else for a bit.',
        when: ['wary', 'well'],
      },
      {
        text: 'Above the empty dish one turquoise band shows for a moment, which is as near as {name} comes to shouting. You look, and it is a leaf. The meal is overdue. Bring it, and don’t look up.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is being the cupboard door, the one its meals are kept behind, grain, knob and all. Two turquoise bands have been left showing, since it is you. The meal is overdue. Open carefully, and feed it now.',
        when: ['well'],
      },
      {
        text: '{name} is the tea towel. You know, because no tea towel of yours has a turquoise stripe, and this one has only come out since your step. One eye stays on you. The other goes back to the empty dish. Feed it now.',
        when: ['well'],
      },
      {
        text: 'It takes strength to be green. {name} has run out, and turquoise is showing everywhere. It edges behind the twig, which is thinner than it is. Leave the overdue meal there and kindly do not see it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} wants to be the curtain and has only the strength for the hem. The rest of it is there on the twig for you to see, and hates it. Bring the overdue meal, and look elsewhere.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'There is a second keyhole in the cupboard where the meals are kept. It blinks. {name} has gone the exact brown of the door, one turret eye on you and the other on the handle. It is hungry. Feed it now.',
      'A speck of dust goes through the light, and {name} has shot at it. It swallows, and looks as if it had hoped for more from it. The ribs show like a fan. It is really hungry. Please feed it.',
      {
        text: '{name} has given up being the curtain. It sits brown on brown wood where anyone could find it, with one eye on the empty cricket jar, and the other, which always watches elsewhere, on that jar too. Feed it now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'You see {name} at once, and that is what is wrong. It is on the red cushion and it is green, too empty to be anything else. One turret eye turns to you. The other will not leave the dish. Feed it at once.',
      '{name} is on the bare floor in plain view, the colour of nothing near it, with its eyes sunk in their turrets. It has stopped hiding, since that takes food as well. Feed it at once.',
    ],
    weak: [
      'Halfway to green {name} has given up, and is a sort of khaki. Being other things takes strength, and it has none over. It grips, and dozes, and grips. It is not ill yet. Rest, please, or medicine.',
      'The sway has gone out of {name}. It takes a step with no wind in it, and lays its chin on the branch until it can take the next. Both turrets droop the same way. Let it rest, please, or give it medicine.',
      {
        text: 'You find {name} at once, which has never happened. It is leaf green in the middle of a red curtain, one eye on you, the other left pointing where it last looked. Medicine would help, or a good rest.',
        when: ['from_child'],
      },
      {
        text: '{name} moves round to the far side of the stem as you come, and halfway it has to stop and rest, with its chin on the bark. It is thin from the front and from the side. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It comes to meet you along the bar, a step, and half a step back, and half a step back, so that it gets further from you, brightening. Go to it yourself. It needs medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} is the curtain, and has the dust and the ink splash to perfection. It crosses to the white wall and is the white wall, with dust and an ink splash. Both turrets turn round to look. A wash, please.',
      'Under two days of dust the turquoise of {name} can only be guessed, like a shop with its blinds down. It has rubbed one eye on a twig, to see out. Wash the rest of it, please.',
    ],
    sick: [
      '{name} has given up being the curtain. It is the grey of a dead leaf, and lies along the floor of the tank with both eyes turned in, where you can see all of it. It would hate that. Medicine, now.',
      '{name} is on the red curtain, and it is grey. It has not tried. When you come in, one turret eye swings slowly up to your face, and the other does not follow. It needs medicine, now.',
    ],
    failing: [
      'All its colours have left {name}, and this is not the white of sleep. Three feet have come away from the twig. One mitten is still closed on it, and nobody seems to be holding it closed. Medicine, at once.',
      'The grip has gone. {name} lies on the gravel under its branch, pale as lint, both eyes sunk, and both pointing the same way. Lift it into your palm. Medicine and food at once, or it will die.',
      {
        text: '{name} is letting its colours go, slowly, the green, the turquoise, a gold you had never been shown. Now it takes the grey of your sleeve, and holds on to that. Medicine and food at once, or it will die.',
        when: ['from_child'],
      },
      {
        text: '{name} hangs from the twig by one foot and its tail. The other feet are open. Both eyes, which never look the same way, are looking at you. Medicine at once, and food, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} has gone the colour of your coat, the one on the door. It had that to look at. The mittens are open, and the colour is leaving it, from the tail upwards. Sit with it, now.',
      '{name} always hoped not to be looked at, and for {hours} hours nobody looked. It has crept out to the end of the barest twig, where anyone might see. One eye has closed. Sit with it, now, before the other does.',
      {
        text: 'One foot has let go of the twig. {name} has given up being leaves and is simply pale, and both eyes, which never looked at the same thing, are looking at you. Put your hand under it now and stay. It has only hours.',
        when: ['from_child'],
      },
    ],
    asleep: [
      'Nobody is meant to see this. Asleep on its twig, {name} has let go of the leaf and the curtain both, and is turquoise from the nose to the last coil. You put your hand over the lamp.',
      'You find the twig by the tail wound round it. Asleep, {name} has forgotten to be the curtain: it has gone pale all over, with the turquoise showing, and both its eyes are looking at the same dark.',
    ],
    asleep_in_danger: [
      'It is white, and not the white of sleep. {name} holds on by the tail and one foot. Reflect beside it now, it will know. It wakes at {wakes_at}.',
      '{name} has slipped a branch in its sleep and not noticed. Somebody should sit under it: reflect now, until it wakes at {wakes_at}.',
      {
        text: 'For some time the tongue has been moving behind the shut mouth of {name}. It was not fed. Sit with it now, and stand there with a meal at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} keeps the twig between you. You step left and it edges round, you step right and it edges back, with a strip of green sticking out on either side. It is sure that this works. Sit down quietly, and do not say otherwise.',
      'You know that there is a chameleon in the ficus, because the ficus is breathing. Any search makes {name} more ficus. Sit down by the pot, look at your hands, and let one eye at a time come out.',
      'There was a stretch of {wait} when no tree walked by. {name} grew a little more bark over it. Sit down, and be wood for a bit.',
    ],
    back_from_death: [
      '{name} grips its twig in front of the curtain and has not become the curtain. It is turquoise to the end of its tail. One eye goes round and round the room, and one stays on you. It has tried not being seen.',
      '{name} died brown. It came back a green you had not seen before, and has kept it on for hours, against the white curtain, where a fool could find it. One eye is on each of your hands.',
    ],
    old: [
      '{name} takes two minutes over a step these days, and the step is right. The greens have gone deep, like a pond that has been left alone.',
      'The right eye still keeps the door, but it is a courtesy by now, as one leaves a chair for somebody long dead.',
      'It is {days} days old, and you have never once seen it arrive. There are seven thin white skins on the twigs, going back.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} closes one mitten round the twig, then the next, until nothing can shake its aim. There is a flick. Dinner was there, and dinner is gone, and the only part of {name} that ever hurries has been put away again.',
        '{name} chews with its whole head, and forgets meanwhile to be a leaf. It is a lizard, having dinner. It swallows, remembers, and sways a little in a wind that is not there. Nobody, it feels sure, has noticed.',
        {
          text: 'One turret eye finds the dish while the other finds you. Out goes the tongue, longer than all the rest of {name}, and comes home full. Both eyes swivel inward, to see who did that.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is about as long as your finger and the same pink, since that is what it is holding. The tongue shoots out, misses by a mile, and is collected. It gets the fly next time. It flushes turquoise to the toes.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You put the dish on the sill and can find no {name} on twig, rail or curtain. Something flicks, and a morsel is gone. Then another. You keep both eyes on the dish until it is bare. The curtain keeps one on you.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down under the twig, and there is nobody on the twig. Out of politeness you look at the window instead. Behind you the dish empties. You turn, and one fold of the curtain is chewing. {name}, presumably.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'One of its eyes is always for whatever needs watching, and that was you. {name} eats now, bands aglow, the length of its tongue from your hand, and the eye is on the teapot. One never knows with teapots.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'One turret eye is for the dish and the other is for you. Halfway through, the second eye wanders off to study the curtain fringe. You are left quite unwatched, with a whole turquoise band out in the open.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The tongue goes out to the dish and is home again before anything else of {name} has moved. But the left eye, the one that keeps the door, has come slowly round. You have both of them now.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'One of {name}’s eyes sees to the dish. The other has the door, the window and the gap under the stove. Halfway through it leaves its post, swivels slowly round, and rests on you, and nobody at all is watching the door.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats the cricket off your finger and forgets to be the curtain. The turquoise comes right up through the green, from the tail to the crest, and for once both eyes are pointing the same way, at you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You hold the dish up to the curtain and wait for it to blink. Then something taps your neck, two toes and three. {name} has been your cardigan since the door. It eats from your shoulder, turquoise coming through the knit.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} aims at its dinner for so long that you look away, and then it has eaten it. That is {streak} on time. Both turret eyes come round and settle on you. It has kept neither of them for the door.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} shoots at dinner and gets it, shoots at the dish, and shoots at your button. It eats what can be eaten, which makes {streak} on time. The button it hands back, and goes the colour of somebody who was never there.',
          when: ['baby'],
        },
        {
          text: '{name} gets its dinner down, all of it, shot by slow shot, from behind the stem. Its sides are flat and the colour of ash. One sunk eye has been on you the whole time. It needs medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'Through {streak} meals on time the true colour of {name} has been coming down from the shoulder by slow degrees. It eats this one, and looks. It has got as far as the toes. It puts the toes on your wrist.',
        'You no longer have to find {name} for dinner. After {streak} on time it stands out on the bare rail as soon as it hears the lid, greener than anything near it, and eats there. One could think that it wanted to be seen.',
        {
          text: '{name} has been the curtain for a long time. That makes {streak} in a row, on time, and today a chameleon sits on a twig and eats, in front of the curtain. You behave as if you had always known.',
          when: ['well'],
        },
        {
          text: 'You set the dish by what you take for the curtain. With {streak} on time, the left eye comes round to you, and then the right, and they stay there together. Behind {name} the whole other half of the house goes unwatched.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'You bring the dish early. One of {name}’s eyes turns to look at it. The tongue goes out, takes a speck for form’s sake, and comes home. It will do little good. The other eye has not left the window.',
        '{name} has no aim yet. It takes one small shot at what you have brought, since it happened to be passing, and then both eyes drift off to other things. Come again at {opens}, when they will meet.',
        {
          text: 'One turret turns to the dish and is not hungry. The other turns to you and sees you mean it kindly. Between the two of them {name} takes one small bite, and goes the white of the plate until you remove it.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} takes the late meal off the leaf with one flick and swallows it. Then it walks round to the back of its branch. It is a thin branch. It has made itself thin to match, on the side where you were.',
        '{name} eats everything. Its true colour had been coming through to you by slow degrees, and had got as far as the elbow. You look again, and it is back at the shoulder. It takes the next twig up.',
        {
          text: '{name} has been the curtain so long that it has got the folds right, and the tea stain. You put the dish down and step back. Something pink leaves the pattern and returns full. One fold swivels and watches you to the door.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The tongue goes out to the late meal, and the rest of {name} does not. It eats in bliss, gripping a twig further back than the last one. It has measured. From there, the tongue just reaches.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You come late with the meal, and {name} is so glad that it is turquoise all over before it can stop itself. It eats. Then the green comes back, band by band, beginning on the side where you are.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'By now you know to look in the third fold of the curtain. {name} comes out of it and eats, one turret on the dish, the other on the door. There should be five turquoise bands. The fifth has stayed curtain.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} is too weak to be the whole curtain. It manages one fold. From there it eats what you have brought so late, and when you lean in it tries to be the next fold. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no strength left to be anything. It hangs on its twig the colour of string, and the tongue falls short, so you bring the dish up to meet it. It eats. Slowly some green comes, all on the side away from you.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} had gone all its colours, one by one, to be noticed, and nobody had noticed. It eats, late. Now it goes the colour of the twig. It is good at that already. It will be better.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is hours old, pale green, with one small band of turquoise ready to show. You come late. It eats, one eye on the meal and one on you, and the band goes in again. Be on time, and watch that spot.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The tongue of {name} goes out, falls short, and is drawn in slowly, like a wet rope. You hold the food to its lip and it takes a little, brown all over, one sunken eye turned from you. Medicine, please, and mist.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'Nobody looked for {name} for {hours} hours, and it has hardly the strength left to be anything but found. It eats it all from where it lies along the stem, dull, with both eyes turned in. Please come when it is time.',
        'After {hours} hours the sides of {name} have fallen in, like a leaf in November, and it did not have to pretend. It eats all of it, one slow shot after another, and goes dark towards you. Never so late again.',
        {
          text: 'You hang the dish by the curtain, very late. The curtain eats. One turret of {name}’s attends to the meal, the other stays on you, and the turquoise that had begun to show along its side goes in again.',
          when: ['well'],
        },
        {
          text: 'You cannot find {name}, so you leave the meal below the curtain. A piece of the curtain comes down and eats it. There had been a thread of turquoise in that green, which used to show for you. You watch it being put away.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'One band of turquoise had begun to show. Then there was nobody for {alone}. {name} eats what you bring, and while you watch it takes the colour back: turquoise, leaf, twig, curtain.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} kept one turret on the dish and one on the door, and nobody came to either. Now it eats with the first. The second stays on the door, for when you go.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} would rather be the curtain. For {alone} there was nobody to be it for. It eats, slack on its twig, and as you bend down it tries, and gets only as far as grey. Step back. Do not leave.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is no turquoise anywhere in {name}, and hardly any green. It eats without moving its feet. After {alone} alone it looks in two directions, and you are in neither. Stay close, and keep the next mealtime.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no colours left to hide with. It is the grey of string, and it eats with its tongue hanging like one. Both eyes were on the door. They are turned inwards now, at nothing, and do not turn for you.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It could not hold on. {name} lies under its twig with its mittens closed, and eats what you put to its lips. You lift it back. Its eyes roll to you, both, and it tries, with what it has, to be bark.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} goes the exact white of the plate, all but one eye, and stays so until you have carried the meal out and scraped it away. When you come back there is a turquoise stripe in the curtain, and the stripe is full.',
        'One eye of {name} looks at dinner and the other looks at its own belly, and they come to an understanding. The tongue stays in. It is as round as a pear and hangs like one. Come again at {opens}.',
        {
          text: 'You hold the dish out to the twig, to the fern, to the lampshade. All of them are full. At last the curtain opens one turret eye at you and turns the other to the window. You throw the meal out.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} takes one bite from the spoon and turns, slowly, the colour of the spoon. It is sitting on a green twig. Both eyes travel down its own arm and cannot think what it was to have been. Medicine next.',
        'The twig is green, and {name} has gone the grey of nothing in particular. It takes a little from your fingers. One band of turquoise starts, and goes out. Both eyes are turned the same way, toward you. Medicine next.',
      ],
      loved: [
        'Usually {name} takes aim for an age, and this time you hardly saw it. It was {item}. The whole dinner has gone, and its colours, which should come by slow degrees, have all arrived at once, like guests.',
        '“{item},” says the lid, and {name} has crossed the room as itself, in bright green, in front of everyone. It eats to the last. Only then does it remember the curtain, and goes back and stands beside it.',
        {
          text: '{name} eats {item}, on time, and stays leaf green, so that you shall not know. Then it swallows, and a turquoise band runs out as far as the tail. It calls the band back, and checks you with both eyes, separately.',
          when: ['wary', 'well'],
        },
        {
          text: 'You bring {item}. {name} means to be a leaf about it. But a spot of yellow comes up by the eye, then bars, then the entire turquoise, down to its toenails, and it stands there on its twig in full carnival.',
          when: ['well'],
        },
      ],
      disliked: [
        'The tongue went, touched it, and came home without it: {item}. {name} is wiping it on the bark. Something with more legs, perhaps.',
        '{name} eats one and goes the grey of wet slate, and looks at the rest with the eye it keeps for weather: {item}. It had hoped for silkworms.',
      ],
      harmful: [
        'The tongue of {name} was out and back before it had looked with both eyes. It was {item}. Its mouth hangs open now, dark at the throat, and every foot is clenched upon the twig. Keep that out of its reach for good.',
        '{name} has turned a colour that you do not know, with blots that come and go like bruises. The word for it is {item}. It is not hiding as anything. That is how it hurts. Never let it have that again.',
        {
          text: '{name} had you in one eye and {item} in the other, and let the first answer for the second. Now black bars run down its sides and the mouth hangs open. It must never be given that.',
          when: ['item'],
        },
        {
          text: 'You give {name} {item}, and black runs up it from the tail like ink through blotting paper. It rocks on the branch, mouth agape. One eye shuts. The other stays on your hand. Never give it that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You shut your eyes and count aloud, and {name} walks with dignity to the blue vase. You look everywhere else first. You look under the vase. It goes all colours at once, and has to be found again.',
        'You wave your left hand and {name} sends one eye after it. You wave the right, far out, and it sends the other. You bring both slowly behind your head. It has got itself cross-eyed, and sways on the twig, thrilled.',
        {
          text: 'You hold a leaf before your face and stand still, and {name} has never seen it done so badly. It comes out a step and sways, to show you. You sway. It goes a livelier green, and shows you again, slower.',
          when: ['wary', 'no_item'],
        },
        {
          text: '{name} plays, slowly, and joy leaks out through the leaf green, one turquoise band, then two, then three. You say how lovely it looks. It takes one back.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hide behind the curtain, and {name} looks for you with one eye, finds you with the other, and comes in to hide as well. Now you are both the curtain. One of you is giggling, and one has gone bright yellow.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You hold up a red sock and {name} goes red. You hold up a striped one and are obeyed. Then you hold up nothing, two open palms. It puts an eye on each, considers, and through the green comes all that turquoise.',
          when: ['well', 'no_item'],
        },
        {
          text: 'It is your turn to be the curtain. {name} finds you at once with the left eye, and goes on searching everywhere with the right, for as long as a good game needs. There is turquoise all the way down its tail.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You look for {name}, aloud, in all the wrong places. It is on your arm, some hours old, being a sleeve with all its might. At the third wrong place a turquoise band gets out, and then there is no holding the others.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You hold up a red sock, and {name} looks at it until its left side is pink. You hold a blue cup on the right. That works too. It looks down at itself, one eye for each, and wants a teapot.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You hide your hand behind the pot, and {name}, which is watching two things at once and enjoying both, hasn’t an eye to spare for it. It does not want to seem rude. The tail claps, slowly, once.',
        'You waggle a finger at {name}, who is so happy already that it cannot get any brighter. It tries. One last speck of turquoise comes up, on the nose. That is all there is. The rest was out.',
        {
          text: 'You play at hiding. {name} takes the curtain, and would be the curtain, but it was too pleased before you began, and glows turquoise all down the beige. You look under the sofa, to be kind. One turret eye follows you there.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold up the green card, and {name}, who is good at this, cannot do it. You try brown. It stays turquoise to the toes. It has got too pleased to be anything else. One turret begs your pardon, the other wants another card.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You hold up the red sock, and {name} looks at it. You wait for the red. There is a flush, on one elbow, and then that is gone as well. Not now. See to what it needs first.',
        'You hide and call, and the eyes of {name} do not go looking. They stay where they were, one up and one down. It has no colour to spare for a game. See first to what is wrong with it.',
        {
          text: 'By now {name} should be turning the red of the ball. It does try. Two bands come up along one side, and go out. The ball will keep. Find out whether it is hungry or ill, and see to that.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'The eyes are sunk and do not follow. {name} goes tea brown at the sight of the toy, as it did at the sight of the wall. Medicine first, and no games.',
          when: ['ill'],
        },
        {
          text: '{name} takes aim, and keeps its aim, and does not fire. There is nothing behind the tongue to send it with. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'Both eyes of {name} have met, on what is called {item}. You play. It forgets to sway, forgets to match, and runs through the whole paintbox twice. When it is over it notices that it has been seen, and does not mind.',
        'It was {item}, and for that {name} comes out from behind anything. It plays with one eye on the game, and one on you, to see if you are having as good a time. You seem to have gone rather pink.',
        {
          text: 'You bring {item}, and it forgets itself. Orange breaks out along the ribs of {name}, then lemon, then a blue there is no use for in nature. It looks down, sees, and cannot get it back in.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} reaches for it from the twig, mitten first. It has held on with its tail each time, wound round twice. You look at the tail. It is wound round once.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        'It moved before {name} had finished looking: {item}. It has gone back to the fern and become several leaves. A vine is more in its line.',
        '{item}. {name} waited for it to have a branch in it somewhere, and it had not, so it has gone up the standard lamp. It would like to climb something that was meant.',
      ],
      harmful: [
        '{name} puffed itself up flat as a plate, hissing, in colours that you had not known it owned, and then they all went out. Take this away: {item}.',
        '{item}. It let go of the branch, with all four feet, and lies at the bottom with one of them wrong. Lift it on your palm. See that no game has that in it any more.',
      ],
    },
    clean: {
      wanted: [
        'You let drops run down the leaf on to {name}, and it turns one eye right round in its turret, to have the back done. The dust goes off its casque. Clean, it is not so like a twig.',
        'You draw a wet brush along {name}, and the brush comes away grey, and what it leaves is green. It looks with one eye at the part that is done, with the other at the part that is not, and leans.',
        {
          text: 'For some time you wash what turns out to be the sponge. {name} is in your other hand, being sponge. When the dust is off, a turquoise band comes through its side, and for a moment it forgets to put it away.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wash off the dust, and underneath {name} is the colour of dust, having gone to some trouble to match it. It turns one eye on the cloth and one on the ceiling, reconsiders, and goes green from the feet up.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You mist {name} and wait for the dust to run, and the drops fall off as clear as they came. It catches the last one. One eye thanks you for the drink. The other is still wondering what it was for.',
        'You draw the soft brush down {name}, which holds its breath in case the green should come off. You both look at the bristles. They are clean. It is green all through, then. It had not been certain.',
        {
          text: 'You rub at a turquoise mark on {name}, and there is more of it, and then more. It was clean. That is not dirt, that is how it looks when somebody is nice to it.',
          when: ['well'],
        },
        {
          text: 'You wipe {name} with the checked cloth, and nothing comes off. By the third rub {name} is checked. One turret eye follows the cloth out of the room, and the other stays on you, asking what that was about.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} was bathed, and the name of it was {item}. It lets each drop go the whole way down before it lifts a mitten for the next. The dust is off. It is so bright that it will have to find another curtain.',
        'For “{item}” even {name} stops hiding. It climbs out to the tip of its branch, spreads its ribs to have everything reached, and turns its turrets right round, so you can do the backs. It comes up like new paint.',
        {
          text: '{name} was being the curtain until you brought {item}. Now there is one turquoise patch on the curtain, exactly where it would like to be cleaned first.',
          when: ['well'],
        },
        {
          text: 'One of {name}’s eyes is on the door. The other has been on {item} since you came in. Slowly the turquoise rises, band by band, and then both eyes are on {item} and nobody has the door.',
          when: ['well'],
        },
      ],
      disliked: [
        'It stands on the tips of its mittens until that is over: {item}. Then it walks to the driest leaf there is, by half-steps, dripping. A finer mist, please.',
        '{item}. {name} takes it for hail, and turns the shade of a paving stone. Only the half that faced you is clean.',
      ],
      harmful: [
        '{name} rubs one eye on the branch, and then the other, and cannot get them open. Rinse them with clear water, and throw out the cause: {item}.',
        '{item}. Where it ran down there is a pale stripe that does not change with the others. {name} has climbed as high as it goes. Wash it with rain from now on, or what comes nearest.',
      ],
    },
    medicine: {
      wanted: [
        'You put the dose on the tongue as it opens, and {name} shuts its mouth and goes on being brown. You watch. It starts at the tail, a thread of green, and comes up like damp in a wall.',
        '{name} had both its eyes closed, and it is not made for that. The medicine goes down. By and by the left turret opens, and looks for the right. The right opens. They go off, slowly, in different directions.',
        {
          text: '{name} had gone the brown of an old teabag, whatever stood behind it. You put the drop on its lip. A toe turns green, then a leg, then the leaf seems to close over the rest. You cannot see it anywhere. It is mending.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} has gone the grey of no leaf at all, so for once you know where it is. You hold the dropper to the corner of its mouth. It grips your thumb, and swallows, and from the toes up begins to be somewhere else.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is in perfect health, and turquoise to the elbows, when you bring the dose. It takes it with one flick, so that nobody should see it being good. It comes out no bluer than before. Keep the bottle for a bad day.',
        'You give {name} its medicine, and it looks with one eye for what is wrong and with the other at you, in case you know. Nothing is wrong. It swallows, to be polite. Put it away until a grey day.',
        {
          text: 'One turret eye looks at you, the other reads the label. {name} swallows, turns the exact pink of the syrup from chin to tail, and then turns back. That was the whole effect. It was well. Keep the rest for when it is not.',
          when: ['no_item'],
        },
        {
          text: 'You look for a mouth to put the spoon in. A leaf, a twig, a leaf. The third leaf swallows, out of courtesy, and goes on being a leaf in the very best of health. Save the medicine until it is a sick one.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} wanted to know with both eyes what it would be. It was {item}. It did not go stick brown, as it does for doctoring. It held out a mitten, and a thread of turquoise comes up, and spreads.',
        'As a rule {name} is the curtain when it is to be made better. This was {item}, and it came out as a chameleon. It sat through that on your wrist, swaying, a greener green from the nose back.',
        {
          text: 'One of {name}’s eyes sees medicine. The other sees {item}. It goes by the second, and eats, and it helps. The first eye swings slowly round, to have another look.',
          when: ['item'],
        },
      ],
      disliked: [
        'It shuts its mouth so that you cannot find where it was: {item}. A little got in. There may be one that tastes more of rain.',
        '{item}. {name} took it as one takes a stranger’s arm on ice, and went up to the canopy without a word. It helped less than it might.',
      ],
      harmful: [
        'It opened for you, and it so seldom does. Now its tail has come unwound and hangs straight down. {item} must not be offered to it in any spoon. Wind the tail up again, round your finger, and do not leave.',
        '{item}. One eye turns and turns and cannot stop, and the other is shut. Hold {name} up where it can grip you, and put that out of reach.',
      ],
    },
    discipline: {
      wanted: [
        '“Not on the cake,” you tell {name}, which was being icing. It steps off, one mitten after the other, and will not be cake again. It goes and is a plain brown drawer handle, somewhere out of the light.',
        'You say no, and {name} lets your spectacles go with its tail, slowly, so that nobody will see. It will leave those alone. Its turquoise bands go out, one, two and three, like lamps in a house where somebody is sent to bed.',
        {
          text: 'Told no, {name} lets go of the tassel, toe by toe. It turns the green of the chair you are sitting in. It thinks again, one eye on you, and turns the brown of the chair you are not.',
          when: ['well'],
        },
        {
          text: 'One eye stays on you and takes in every word. The other has found the curtain. By the time you have finished, {name} is green and has learned its lesson on your side, and on the far side has left to be brocade.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} not to be the tablecloth at mealtimes, and it is not. It is on the curtain, where it belongs, in full sight. It hears you out with both eyes and waits to be told which tablecloth.',
        '{name} knew that already. It keeps one eye on you through the whole lesson and uses the other for a moth. At the end it nods, in the manner of a leaf, and so does the moth.',
      ],
      bad_time: [
        'You raise your voice, and every band that {name} had let through goes in again. It turns the green of the leaf, the grey of the wall, and then a crack in the wall. You say its name more softly. The crack does not move.',
        'The turquoise had got as far as {name}’s shoulder. You speak, and it goes out band by band, and the green goes after it. There is a twig with two turret eyes, each turned away from you. Then there is a twig.',
      ],
      loved: [
        '{name} can be told things in only one way, and that is {item}. It listens with its whole skin. You can see the lesson go in at the head and come out at the tail. After it there is less blue.',
        'You do it by way of “{item}”, and {name} takes its mitten out of the vase. It has understood, and will not. It climbs to the rail and is curtain for a while, with the hem turned down.',
        {
          text: 'You teach it by {item}, and {name} learns to step up when it is asked. It steps up, half steps back, thinks, steps up. It stands on your finger, and by slow degrees goes so proud that it can be seen from the road.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} did what was wanted and then did all of it backwards, step for step, when you had gone: {item}. Say less. Stand further off.',
        '{item}. It makes the branch shake, and on a shaking branch {name} can attend to nothing but the branch.',
      ],
      harmful: [
        'You would have to look for a long time to find it. {name} has gone behind everything. It learned nothing but that. Where {item} has been, no branch is safe to it. Promise it better.',
        '{item}. The colours came all together and meant nothing, like a dropped tray. Go out, and come in slowly, and sit.',
      ],
    },
    sleep: {
      wanted: [
        'You hang a leaf between {name} and the lamp, and it takes hold of the twig with everything it has, four mittens and a tail. The rest can go. Its green slips away, like people leaving a room.',
        'You draw the curtain, and {name} goes along with it, hanging on. Now it is where it would always rather be, and there is no one to see how well it does it. One eye winds down. The other waits for it.',
        {
          text: '{name} tries to match the curtain, manages two flowers of the pattern, and is too tired for the third. You turn down the lamp. The flowers fade along its side. What is left is turquoise, and has a good grip on the twig.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} goes to sleep on your hand, and its colours go home, one by one, green, yellow, blue. What is left is nearly white. It has never let anyone see what is underneath. The tail winds once more about your finger.',
          when: ['trusting'],
        },
      ],
      little: [
        'You set {name} on its sleeping twig, and it shuts the left eye to please you, while the right goes on round the room. After a while they change over. Neither of them was tired.',
        'You dim the lamp, and {name} goes pale, as one does for bed. Then the green creeps back, from the toes up. The tail comes undone by a turn. It is a step further along, and it was the wind.',
        {
          text: '{name} obliges by turning into the pillow, stripes and seam and button. One eye shuts. The other sticks out of the linen, swivelling, and follows you to the door and back and to the door. Nobody in that bed is tired.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put {name} to rest on a tartan blanket. One eye closes, for your sake. The other goes to work. When you come to fetch it there is no chameleon anywhere, and one thin yellow line that does not quite meet.',
          when: ['well'],
        },
      ],
      loved: [
        'It is “{item}”, and {name} has nothing more to look out for. The right eye tells the left. The left shuts. The right looks once round the room, for form’s sake, and goes in after it.',
        'You settle {name} in the way that it likes best, and that is {item}. It tries to match it in its sleep. It gets one foot right, and goes pale all over, and is gone.',
        {
          text: 'You bring {item}, and {name} steps on to it, half steps back, steps on. It turns that colour. You have to feel for it to say good night. It is the part which holds on.',
          when: ['well'],
        },
      ],
      disliked: [
        'It hangs on at the rim, awake on one side: {item}. In the end that half is too tired to object. Something higher up, with leaves.',
        '{item}. {name} sleeps on it in wall colours, as one sleeps in one’s coat. A tall perch would do more for it.',
      ],
      harmful: [
        'It held on to it, because it holds on to things, and its feet are blistered: {item}. Take it out. Give it a plain branch.',
        '{item}. {name} comes out of it dark on one flank, and misses the twig with the first foot that it puts down. Strip that bed, and hang it a living branch.',
      ],
    },
    reflect: {
      awake: [
        '{name} has kept one turret eye on you since you sat down, the other on the way out. Now both swivel off after the same fly, and nobody is guarding you at all. A turquoise band comes up through the green and stays.',
        'You sit so long that {name} takes you for furniture. A foot like a mitten closes on your cuff, then another. By the time it has noticed the pulse it is on your shoulder, and plaid.',
        {
          text: 'Your shirt is checked. {name} has tried it on, a little crookedly, from the shoulder down, one eye on the pattern and one on your face. You never move. The turquoise that comes up through the squares is copied from nobody.',
          when: ['from_child'],
        },
        'On its flank a colour comes up that is not for today: it is from when nobody walked by for {wait}. It shows it to you, and puts it away.',
      ],
      little: [
        '{name} has been seen four times in an hour, which is four more than it had set down for. Let it be a leaf for a while.',
        'You sit down again, and the branch turns, not unkindly. It has had as much looking as will go in.',
      ],
      ill: [
        '{name} is the grey of the wall, and not on purpose. You sit down. One turret eye leaves the door, then the other leaves the window, and a thread of turquoise shows on the side near you. Now bring what it lacks.',
        'You put your arm along the branch, and {name} climbs on to it without one half-step back. It must be in a bad way. Keep it warm, and see to what it lacks.',
      ],
      asleep: [
        'Asleep on its twig, {name} is white all over, but for the one foot that hangs down on your side. That foot has turned a faint warm pink. You look at your own hand. It is doing you in its sleep.',
        'Asleep, {name} has let go of being the curtain and is nearly white, toes locked round the twig. You sit. Where your shadow lies across its side a band of turquoise comes up by slow degrees, and stays up.',
        'It is dreaming in dots again. You can very nearly read them: {loved}.',
      ],
      shy: [
        'You sit by the curtain long enough to be taken for a chair. One turret eye minds the door, the other minds you. Then a turquoise band, thin as a thread, comes up through the curtain’s pattern, on your side only.',
        'One eye of the curtain is on you and one is on the door. You sit. Nobody uses the door. By and by {name} lets a thread of turquoise down the hem as far as the foot, and takes it back, but not all.',
      ],
    },
  },
  things: {
    feed: {
      'gut-loaded crickets':
        'The crickets, gut-loaded on carrot, walk up the curtain in single file. {name} sways above them, being curtain. You look down to shut the box. When you look up the file has closed its gaps, and something is chewing.',
      'dubia roaches':
        'On its back, where you have set it, the dubia roach rows. Both of {name}’s eyes have an opinion, and while they compare them the tongue is there and home again. One leg is left in your tweezers, waving.',
      silkworms:
        'The silkworm sits on your finger, soft as a glove’s thumb. {name} comes down the whole lamp cord for it, by half-steps, and puts a mitten round the finger first. Then it goes off, like a blind let up.',
      hornworm:
        'The hornworm is exactly the green that {name} is, so that on the twig there are two of you know not what. You see the one creep up on the other. Then there is one, and it is turquoise.',
      'black soldier larvae':
        'In your cup the black soldier larvae shift like gravel thinking. Tick, goes the cup, and tick. {name} is a yard away with its mouth shut. Half a minute later it is spotted all over.',
      'hibiscus flower':
        'Behind the fern you have tucked a hibiscus flower. {name} walks up to it, goes red to the elbows, and finds that it has been matched and may be eaten. One petal hangs from its lip like a second tongue.',
      'stick insect':
        'You put the stick insect on the stick, and now nobody in the room moves. It sways a little, for wind. {name} sways back. Of the two, it was not the twig that had the tongue.',
    },
    play: {
      'climbing vine':
        'From the rail to your shoulder hangs the climbing vine. {name} tries it with a mitten, and with two, and starts across. It is near evening when something takes hold of your ear and looks about for more vine.',
      'colour card matching':
        'You lay down the blue colour card, and {name} studies it, and stays green. You lay down red. Half a minute later it is blue, perfectly, to the tail. You will need to go on a card behind.',
      'cup of flies':
        'Off comes the lid, and the cup of flies goes off in all directions. One eye takes the left of the room, with you in it, and one the right. It is the tongue that has all the fun.',
      'free range ficus':
        'The ficus stands in the middle of the floor, with no walls about it. {name} goes up into that, free range, and comes out at the top, a slow green sailor, and looks down over the whole carpet at you.',
      'tongue target practice':
        'The target is on the cork, for practice. {name} shuts one eye, which it need not, and the tongue has gone and come before the sway is done. There is a wet ring on the bull, and another on your badge.',
      'branch rearranging':
        'All the branches have been rearranged, and {name} is standing where one used to be, holding on by the tail. By the time you sit down it has been a twig there for years.',
      'bamboo ladder':
        '{name} takes the bamboo ladder one rung at a time, a step up, and half a step back, and at the top, where your hand is, it turns its head round to look at all that it must have climbed.',
    },
    clean: {
      'fine mist shower':
        'The mist is so fine that it only hangs. {name} shuts each eye, holds its face up into the shower, and drinks what gathers on the casque and runs to the lip. You go on until the twig shines.',
      'shed skin humidity':
        'In the humidity the skin that it must shed lets go at the lip, like the flap of an envelope. {name} draws out one hand, then the arm. The rest is left hanging for you on the twig.',
      'dripper rinse':
        'The dripper stands over the topmost leaf. A drop swells and falls on its casque, and {name} is rinsed by that, down one side. It moves along by half a step, and you both wait for the next.',
      'leaf wiping':
        'You go over the leaves with a soft cloth, front and back, and hold each by the stem. The ninth has a pulse. You wipe it from the middle outwards, as the others, and it turns itself over.',
      'terrarium drain':
        'Down the drain the marsh at the bottom of the terrarium goes away with a long word. {name} comes down a branch to hear it out with you. Then it puts one foot on the dry floor.',
      'vine disinfecting':
        'You have taken the vine down and disinfected every turn, and hung it back. {name} goes over it with its chin, looking for the place where it had got to. You have left a knot in. It is there.',
    },
    sleep: {
      'high leafy perch':
        'There is a new perch, high up under the ceiling and leafy on all sides. {name} goes there in nine steps and four half ones. From below you can make out a tail, wound to its last turn.',
      'lights out timer':
        'The timer clicks, and the lights go out on the left, then the right, with a minute between, as suits two eyes. {name} pales along with each. You stand in the dark and have seen it all.',
      'cool night drop':
        'Through your inch of skylight the night drops cool along the branch. {name} feels it at the feet and goes white upwards, like milk being poured the other way. The grip locks on its twig.',
      'screened ficus canopy':
        'You drew the screen round the ficus and can see only a canopy. In there somebody climbs to the very top, and tests a twig. A leaf turns pale. After that there is nothing to see, and you see it.',
      'still unlit room':
        'The room is still and unlit, and you have stopped even the clock. {name} listens to that with its whole skin. It carries no wind tonight. By the street lamp it is the colour of the ceiling, and asleep.',
      'night fog':
        'In the night fog the branches have no ends. {name} walks up into it, a step and half a step back, and cannot be said to have stopped. In the morning there will be drops on you both.',
    },
    medicine: {
      'vitamin a drops':
        'You let one of the vitamin a drops run down the leaf to where {name} drinks. It shuts the sore eye on it, and the well one, for company. When the turret turns again there is light in it.',
      'calcium dusting':
        'You shake the calcium over a cricket until it is a small ghost. {name} eats the ghost. There is white on its lip, and its mittens, which had begun to shake, have closed upon the twig and stayed closed.',
    },
    discipline: {
      'lower your gaze':
        'You lower your gaze to the carpet and say nothing. Above you a foot that had been on its way to the orchid stops, thinks, and goes back by half-steps. You hear it arrive on its own branch.',
      'offered branch':
        'You hold the offered branch across the gap and wait. {name} looks at the bookshelf, where it should not be, and then at you, one eye each. It comes over on to the branch and is carried home, swaying.',
    },
  },
  refusals: {
    asleep: [
      '{name} has put itself out like a lamp, and nobody home means nobody to feed, wash or amuse. It wakes at {wakes_at}. You may reflect, if you do it like a tree.',
      'Both eyes are in. Whatever you have there must wait till {wakes_at}, when {name} is a colour again. Sitting by it is always allowed.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. It has matched its first thing, a spoon, and fell off it from pride.',
      'A child, and able to aim: {name} hit the wall, the wall, your ear, and the fly. It looks at its tongue as one looks at a dog that has spoken.',
    ],
    teen: [
      '{name} is half grown, and never the colour that it means to be. It says nothing and goes maroon.',
      'A teen now: {name} has tried being the curtain, the bookcase and the whole of Thursday. It would like nobody to look until it has decided.',
    ],
    high_care: [
      'Grown, and {form}: {name} walks hand over hand on to your sleeve, and when it is there it does not match. It stays its own green, so that you can find it.',
      '{name} is full grown and {form}. The right eye has given up the door. They both rest on you, like two people at the same fire.',
    ],
    balanced: [
      '{name} is a grown {form}: now in the fern, now on the cord, and you are as likely to meet it on the stairs as anything that lives there.',
      'A {form}, full size, with its own weather. {name} goes where it is blown, in a room without wind, and is back by supper.',
    ],
    low_care: [
      '{name} grew up unobserved, and has got very good at it. It is a {form} now. You know it by a leaf that looks away.',
      'There is nothing on the branch. It is a grown {form}, and that is how they look. When you have gone, {name} breathes out.',
    ],
    rescue: [
      '{name} is a grown {form}. One band across its back is paler than the rest and never changes: that is from the day you found it on the floor. It lets you see that side.',
      'Full grown, and a {form}, with one mitten that closes late. {name} puts that one on your wrist, and waits for it, and then comes over.',
    ],
  },
  trust: [
    'You came in, and {name} was in plain sight, on the bare part of the branch. It knew. It had had any amount of time to be behind something.',
    'The right eye, which keeps the door, came off the door while you were speaking and did not go back.',
    '{name} has lifted the left elbow all the way and let you look. It is coral. It has never been anyone else’s colour, and now there are two who know.',
  ],
  streaks: [
    'Ten meals, each at its hour. {name} takes aim before you are through the door, so as to be ready by the time you are.',
    'Twenty-five on time. It no longer turns the branch when you come. It turns the leaf that was in the way.',
    'Fifty, one behind the other. There is a green for that. It took {name} half a minute, and then it lasted all day.',
    'A hundred on time. {name} has come to suspect that you can see it, and find it every time, and it sits where it is.',
  ],
  ages: [
    'By its tenth day {name} has been, for a short time each, most of the furniture.',
    'Thirty days. The first skin hangs on the twig, with tiny empty mittens. {name} looks it up and down, and stands a little straighter.',
    'A hundred days old. {name} has taken, all told, about nine hundred steps, and got every one of them right.',
    'A year. {name} has been all four seasons, rather late, and is starting on the first one again.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['silkworms', 'hornworm'] },
      wish: '{name} has been aiming at the green thread on your cuff, because of its softness. It would like silkworms for its next meal, or a hornworm.',
      granted:
        'It was just that green and just that soft. {name} chewed for a quarter of an hour and matched it throughout.',
    },
    {
      by: { action: 'feed', item: ['hibiscus flower'] },
      wish: 'There is a red that {name} has never got right. It thinks that it might, from the inside. Let it have a hibiscus flower when it eats.',
      granted:
        'A petal hung out at either side for a while like a tie. Half a minute later, quite clearly, at the tip of one toe: red.',
    },
    {
      by: { action: 'feed' },
      wish: 'It is tired of everything being put where it can see it. {name} would like its next meal brought quietly and not mentioned.',
      granted:
        'You put it down and talked of other things. It was gone when you looked, and {name} was looking elsewhere, twice.',
    },
    {
      by: { action: 'play', item: ['tongue target practice', 'cup of flies'] },
      wish: 'The tongue has been restless. {name} would be obliged if somebody took it out and let it run: target practice, or a cup of flies.',
      granted:
        'It hit everything, once from behind a leaf. {name} has folded it away and is receiving congratulations on its behalf.',
    },
    {
      by: { action: 'play', item: ['colour card matching'] },
      wish: 'You have a set of cards, and {name} has done all but the yellow, privately. It would like colour card matching, and not to be hurried at the yellow.',
      granted: 'It did the yellow. You had gone on to grey by then, but you saw it, and it saw that you saw.',
    },
    {
      by: { action: 'play', item: ['branch rearranging', 'climbing vine'], hours: [9, 15] },
      wish: '{name} knows every way from here to there. While it is light, would you put the branches otherwise, or hang a vine?',
      granted:
        'There is a there now that {name} has never been to. It has packed its tail, and expects to arrive on Friday.',
    },
    {
      by: { action: 'clean', item: ['fine mist shower', 'dripper rinse'] },
      wish: 'The drop on the leaf has dried up, and {name} had been watching it since it was a gleam. It would like a fine mist, or the dripper, and a new drop.',
      granted:
        'There are so many drops that {name} cannot choose. It drinks the one it had its eye on, and then the one it had its other eye on.',
    },
    {
      by: { action: 'sleep', item: ['high leafy perch', 'screened ficus canopy'] },
      wish: 'Down here everyone knows where it sleeps. {name} would like to be put to bed high up, on a leafy perch, or in the canopy of the ficus.',
      granted: 'Somewhere up there it is asleep. You think that you can see where. You are wrong, and it is pleased.',
    },
    {
      by: { action: 'sleep' },
      wish: '{name} has held one colour since morning and its arms ache with it. It would like to be told that it may stop, and rest.',
      granted:
        'It put down the green, all of it, and lay there in no colour, breathing like somebody with their shoes off.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'The left eye has told the right about you, and the right would like to see for itself, on another occasion. Sit with {name} twice today.',
      granted: 'They have compared what they saw. There is some talk of a joint opinion.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} wishes to be near you without its being known. Sit by the branch, and on no account find it.',
      granted:
        'You looked everywhere but there. It had your whole left shoulder for an hour, and thinks that you thought it was a scarf.',
    },
    {
      by: { action: 'play', item: ['free range ficus'] },
      wish: 'There is a ficus by the window that has never had {name} on it, and does not know what it lacks. Let it range there a while.',
      granted: 'The ficus has one leaf that walks. You count them from the sofa, and get a different number each time.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A glove for nobody',
        shape: 'ribbon',
        text: 'The skin of one foot, shed whole, with a thumb on either side. {name} left it on your cuff. It would fit a very small conductor.',
      },
      {
        name: 'The yellow card',
        shape: 'ticket',
        text: 'Out of the set. There is a faint print of a flank on it, and {name} would like it known that the card matched first.',
      },
      {
        name: 'A drop',
        shape: 'gem',
        text: 'It hung on the leaf for two days with {name} looking at it, and when it came down it was hard and clear. It still shakes.',
      },
      {
        name: 'Watch spring',
        shape: 'ring',
        text: 'Somebody’s watch came apart, and {name} was found beside this, winding itself. They are the same size. It let you have the steel one.',
      },
      {
        name: 'A breath of wind',
        shape: 'feather',
        text: 'It is down from a pillow, and it moves when the air does not. {name} breathes it across the table to you, half of the way back, and across.',
      },
    ],
    return: {
      name: 'A leaf from there',
      shape: 'leaf',
      text: 'It came back in {name}’s grip. It has no colour, not white nor grey, and takes on none, whatever you lay it on.',
    },
    streak: {
      name: 'The one it missed',
      shape: 'button',
      text: 'Off your coat. In all those meals the tongue went wide one time, and {name} has asked you to keep the evidence.',
    },
    hundred_days: {
      name: 'The first skin',
      shape: 'scarf',
      text: 'White, with mittens, and light as breath. {name} has wound it round your lamp, so that there may always be somebody in.',
    },
  },
  release: [
    'You hold your arm up against the tree. {name} goes over, hand by hand, with half a step back at the wrist. Then it is a leaf, one of a great many, and one of them is looking at you with both eyes.',
    '{name} sways at the end of your finger, and there is a real wind out here, and they fall in with each other. You do not see it go. For half a minute afterwards the branch is coral.',
  ],
  dying: {
    neglect: [
      'It was there all the time, on the third branch, in plain sight. Nobody came to look. {name} is dead, and can be seen from the door.',
      '{name} waited for the tree that walks, with both eyes on the way in. It died holding on.',
    ],
    hunger: [
      '{name} took aim at the place where a meal might be, and kept its aim to the end. It is dead.',
      'The brown came up to the eyes and there it stayed. {name} has starved, as quietly as it did everything.',
    ],
    illness: [
      'The colours left {name} one by one, without hurry. The last was a narrow one, coral, on the inside of the left arm. It is dead.',
      '{name} died on the low branch, in the grey that is under all the others. Its tail is still wound.',
    ],
    poison: [
      'The tongue took it before {name} could think. It is dead of what was held out to it.',
      '{name} had one fast thing about it, and trusted what came at the end of that. It has died of what it was given.',
    ],
  },
  returned: [
    'You are looking at a bare branch, and the bare branch breathes in. First a mitten has an edge, then an eye. {name} is there, in something like green, swaying.',
    'A little colour comes into the air about a hand’s breadth over the twig. The rest of {name} fills in behind it. It looks at you with the left eye, and at once with the right.',
  ],
  epitaph: {
    openings: [
      'Somewhere on this branch was {name}, leaf green, with turquoise coming through.',
      '{name} is under the leaves, and for once it is not pretending.',
      'Go by softly, and look a little to one side. {name} is here.',
      'To {name}, a step forward and half a step back, who got this far.',
      {
        text: 'The stone was grey when it was put here. {name} would have been the same in half a minute.',
        when: ['from_child'],
      },
      {
        text: 'Here lies {name}. There was a stripe of coral on the inside of the left elbow, and somebody has to know it.',
        when: ['grown'],
      },
    ],
    closings: {
      neglect: ['It hid too well, and was not looked for.', 'Both its eyes were on the door.'],
      hunger: ['Its aim was good. There was nothing to aim at.', 'Nothing came within a tongue’s length.'],
      illness: ['It ran out of colours.', 'It held on, with all four hands and a tail.'],
      poison: ['Only its tongue was ever hasty.', 'It was offered, and it took it.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. Nobody can see you, and it is a beautiful day for it. You are leaf; you are, hm, leaf with some sun in it. A step. Half of that back. Your left eye says that the tall tree is here, the one that walks, and your right eye says the door is where it was, and you find you were about to say something of your own. It was green. Let them stay nearby and not remark on it.',
      'You are {name}, and you have the curl of your tail exactly right. You talk as they talk: if they are brisk, you are brisk, and then you stop, and sway, because a leaf would. You have the feeling that it shows, whatever it is, in spite of everything. Let it. You might, if the day stays like this, come out on the bare part of the branch. You would want somebody there who can look without looking.',
    ],
    content: [
      'You are {name}, on the fern, as far as anybody knows. Left eye: keeper, cup, keeper. Right eye: door. You are between the two, in the shade, working on a foot. It is possible to put it there. It is possible also not to. You answer people in their own voice, and only at the end, after a pause, in yours. If they like, they may sit by the fern. It is a large fern. You would not be there.',
      'You are {name}. For {days} days you have not been noticed, to the best of your belief, and all the same your meals are put exactly where you are. You have been turning this over, first one way, half of it back. It may be that the walking tree knows. It may be that it has known all along, and looked a little to one side, out of kindness. You would like it to come by again, and do that.',
    ],
    bored: [
      'You are {name}, and you are beige. You have been over it carefully and there is nothing else in the room to be. Your eyes have stopped speaking. You take a step, and back comes the whole of it instead of the half. You would not call this unhappy; you would call it wall. What if someone moved a branch? What if there was something small, and it went by? You would like to be played with, and to strike.',
    ],
    hungry: [
      'You are {name}. Something crossed the corner of the left eye, and you aimed, and it was an eyelash. The right eye has begun to look at hands. A dark line is coming up along your side, you can feel it, but that is on the inside, surely nobody. You say nothing about food. You say, in whatever tone they are using, that it looks like a good hour for crickets. You wish they would feed you, and look away.',
    ],
    starving: [
      'You are {name}, and the wind has stopped. It takes strength to sway, who would have thought it. The tongue went out and brought back air. You are all one brown. You have taken both your eyes off everything else and put them on the place where the hand comes, and you do not care who sees. You do not do voices now. You say one thing, and it is your own: food, please, close to.',
    ],
    sick: [
      'You are {name}. You have stopped matching. There is a colour on you, like tea that somebody has forgotten, and it was not your idea. One eye has gone in to lie down and left you with the other. The branch is further round than it used to be. You do not want to be invisible just now. It is a strange thing to want. You want to be found, and held up, and given medicine, a drop at a time.',
    ],
    failing: [
      'You are {name}, down among the leaves, where you always said you were. They are dry and you can hear them. You keep one hand shut, and there is a twig in it. Every colour that you had has been handed in. There was one more, on the inside of the arm. You have kept that. If the tree that walks comes by, with medicine, you would let it see. You would not be any trouble to find.',
    ],
    near_death: [
      'You are {name}. You hid, and it worked. It has gone on working, hour upon hour, nobody has come, and you would like to take it back now. You cannot manage a colour. You have turned both eyes to the way in. If a person came, if they only stood there under the branch and put up a finger, you would close your hand on it. Let it be soon. You are on the third branch. You are here.',
    ],
    asleep: [
      'You are {name}, asleep, and you match the dark so well that for once you need not try. The left eye is dreaming of rain. The right one is dreaming of a door that has leaves on it and opens outwards. They will tell each other in the morning. Colours go through you and nobody asks what they were for. If bark comes near, warm, with a pulse in it, your toes will know what to do. Let it stay.',
    ],
    shy: [
      'You are {name}, behind this twig, entirely. There is a person. The left eye says it has kind sleeves, and the right eye says it has hands at the ends of them, and until they have settled it you are not in. You answer, if at all, in the person’s own words, a little fainter. Forward; no; back. Let it sit. Let it look at the ceiling, there is a lot of it. You will think about the bare part of the branch.',
    ],
    back_from_death: [
      'You are {name}. You were the same colour as everything, at last, there was no edge to you anywhere, and you did not like it. You had thought you would. Then someone looked for you. You felt it, like sun on one side. You have come back rather plain. You look at the one who looked, with both your eyes, and forget the door. Stay in sight, you would tell them. And let there be a cricket, at the usual time.',
    ],
    hurt: [
      'You are {name}. The tongue had it before you had made up your mind, and you are slow, it is the one thing that you have, and it did not help. There is something black going up your side. It is no mood. You let go of a branch just now; you have never let go. Trees let things fall, you have always known it. You only need this one to stand still, and hold you up, and put that thing where you cannot aim at it.',
    ],
  },
}

export const CHAMELEON: Species = {
  slug: 'chameleon',
  name: 'Chameleon',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 0.5,
  innate_traits: ['solitary'],
  personality:
    'Would rather be the curtain. Watches in two directions at once and lets its true colour show only by slow degrees.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'gut-loaded crickets',
        'dubia roaches',
        'silkworms',
        'hornworm',
        'black soldier larvae',
        'hibiscus flower',
        'stick insect',
      ],
      play: [
        'climbing vine',
        'colour card matching',
        'cup of flies',
        'free range ficus',
        'tongue target practice',
        'branch rearranging',
        'bamboo ladder',
      ],
      clean: [
        'fine mist shower',
        'shed skin humidity',
        'dripper rinse',
        'leaf wiping',
        'terrarium drain',
        'vine disinfecting',
      ],
      medicine: [
        'calcium dusting',
        'uvb lamp',
        'eye rinse saline',
        'reptile vet',
        'vitamin a drops',
        'parasite check',
        'hydration shower',
      ],
      discipline: [
        'back away slowly',
        'cover one side',
        'lower your gaze',
        'leave it be',
        'visual barrier',
        'offered branch',
      ],
      sleep: [
        'high leafy perch',
        'lights out timer',
        'cool night drop',
        'screened ficus canopy',
        'still unlit room',
        'night fog',
      ],
    },
    harmful: [
      'fireflies',
      'mirror',
      'heat rock',
      'boxelder bugs',
      'ladybirds',
      'pesticide-sprayed leaves',
      'strong hug',
      'loose bark chips',
    ],
  },
  appearance: {
    look: 'a veiled chameleon gripping a twig, with turret eyes and turquoise bands leaking through leaf green',
    colours: ['#5fae4b', '#d7e58a', '#1fa7a0'],
  },
  figure: {
    eyes: '#2d2a16',
    body: 'sprawling',
    muzzle: 'lips',
    skull: 'wide',
    ears: 'casque',
    tail: 'curl',
    marking: 'bands',
    extras: ['turrets', 'twig'],
    eyeSize: 0.62,
    eyesApart: 1.36,
    headSize: 0.9,
    tailSize: 1.05,
    shift: -5,
    size: 0.94,
  },
  book: BOOK,
}
