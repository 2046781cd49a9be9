/**
 * The Lattice wants the next rod to fit where the last one ended, and grows one whenever an afternoon comes out even. It
 * fears a single high note, held, and being told that near enough will do. Odd facts: one of its joints, the left hind
 * knee, is a degree out, and it has built all the rest of itself so that nobody sees; every rod of it has a pitch, and
 * it tunes itself on waking from the feet to the horns; it hoards corners, of envelopes, toast and handkerchiefs, since
 * a corner is where a thing decides; it never straightens what is crooked, but sets a second one beside it, just as
 * crooked, so that it becomes a pattern; and it keeps your fingerprints, filed by finger, and is warm for hours where
 * you touched it. Its body is a stag beetle of turquoise crystal, six legs, two horns, wing-cases that open like a box
 * of drawing instruments, and light that comes out violet on the other side. It eats in equal parts into a gap left for
 * the purpose, sleeps folded flat like a fan, sulks by turning edge on, so that there is only a line to talk to. It
 * trusts as a crystal grows, a layer at a time and never back. It never steps on a crack, never hurries a fold, never
 * calls a crooked thing wrong. Its keeper is the one irregular thing in the house, and it is looking for the pattern of
 * which you are one piece.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A grain of salt in the egg puts out a rod, and the rod another, at the same angle. By the sixth leg it is {name}, and the light through it has gone violet.',
    'The shell splits along a perfectly straight line. {name} steps out over it with three feet and then three, and touches the edge of the table to learn what an edge is.',
  ],
  looks: {
    thriving: [
      'Somebody set down six cups without thinking, and from above they are a hexagon. {name} has climbed on the dresser to see it, and rings from the feet up.',
      '{name} lights row by row to the tips of its horns, and back down, and the wall behind it is covered in small violet diamonds that all go the same way.',
      'You fold the newspaper any old how. It comes out in exact thirds. {name} saw, and chimes so that the teaspoons answer.',
      'The wing-cases go up like the lid of a box of compasses. {name} flies, very badly, along a perfectly straight line, and tells the wall about it in thirds.',
      {
        text: 'There is a new rod, thin as a pin, between the fourth leg and the fifth. {name} walks past you twice on the side where it shows.',
        when: ['from_child'],
      },
      'All six feet are on one tile, and {name} turns upon it like a weathercock, ringing. Somebody has put a word into that chord, low down: {loved}.',
      {
        text: 'Every rod is lit, and it is ringing, and there are violet diamonds all over the wall as far as your chair. There they stop, in a straight line, one hand short of your foot.',
        when: ['wary'],
      },
      {
        text: '{name} has wound up the window blind and lets the whole sun through its back, and every wall turns violet, and dances. You put your hand into the light. That one beam is folded away like a ruler.',
        when: ['wary'],
      },
      {
        text: 'You hear scales, up, down, very fast, from on top of the wardrobe, and the drumming of six delighted feet. You stand on a chair to see. There is a turquoise line, and one foot that had not finished.',
        when: ['wary'],
      },
      {
        text: 'You have spilt the matches, and {name} comes at a run, on all six. It does not touch them. It opens its wing-cases and shows you, reflected eight times, what you have made. It is a rose.',
        when: ['trusting'],
      },
      {
        text: '{name} opens its wing-cases wide and stands so, that you may look in. There are your ten fingerprints in there, and they have been lit from behind, and it turns slowly, so you get them all.',
        when: ['trusting'],
      },
      {
        text: '{name} flies at you, dead straight, hums, and lands upon your chest with each foot on a button. You have five. It looks for somewhere to put the sixth, and puts that, ringing, on your chin.',
        when: ['trusting'],
      },
    ],
    content: [
      'Square to the skirting board, {name} lets what light there is go through it from end to end, and sees it off the premises in violet.',
      'The wicker chair has lost a strand. {name} has put it in again, to a rather better plan, and gone away on its toes.',
      '{name} crosses the kitchen by the pale tiles only. At the doorway there is one dark one too many, and it has brought a beer mat.',
      'Held in the crook of one horn, with its corners kept exactly, is a scrap with a word on it: {loved}. {name} has never unfolded it.',
      '{name} has grown a ring of facets for each of its {days} days, like a tree, but with better angles. You could read them with a lens.',
      {
        text: 'One picture hangs a little to the left. {name} has not touched it. It has hung a postage stamp beside it, just as much to the left, and now they are two.',
        when: ['from_child'],
      },
      {
        text: 'A spot on its shoulder is warm. You touched {name} there hours ago, in passing, and it has been walking about with that side uppermost.',
        when: ['trusting'],
      },
      {
        text: 'You change your chair, and it changes its tile. It is always the third from you, on the slant. You try it, with a cough, as far as the piano, and {name} comes out from behind the scuttle, third from you.',
        when: ['wary'],
      },
      {
        text: 'It has six feet and is putting them down one after another to hear what they say. They say five notes, and one that is nearly. {name} looks at the left hind knee, and at you, and stands on that leg.',
        when: ['baby'],
      },
    ],
    curious: [
      '{name} has got hold of your sleeve and is following one thread under and over, under and over, and wishes to know who thought of it.',
      'Your thumb goes by. {name} asks for it back, lays it on a facet, and goes slowly round each of the loops on it with one foot, looking for the join.',
      'A bubble is going up the side of your glass. {name} has never met a thing with no corners at all, and has followed it, on tiptoe, to the top.',
    ],
    bored: [
      'The same small square, drawn in the dust by one foot, over and over and into the corner. {name} has run out of floor. Play with it: tiles, string, anything that builds.',
      '{name} has lined up the forks, and then the other forks. Now it stands edge on, a turquoise line beside the drawer. Come and play with it, and be untidy.',
      'Up the table leg in eight steps, down in eight, up in eight. There is nothing wrong with it, and {name} is quite dull. Give it a game.',
      {
        text: 'The corners have been put away. It stands edge on to the wall, a turquoise scratch on the paper, and gives one note when the clock does, a fraction under. Tip out the bricks, and play with {name}.',
        when: ['sad'],
      },
    ],
    hungry: [
      'There is a gap in {name}, under the third rib, with straight sides and nothing in it. It is exactly one meal wide. Feed it.',
      '{name} has drawn up a place for the plate, with a right angle at each end, and stands along the fourth side looking up. It wants its meal.',
      'Two knives are laid parallel, with a space between, and {name} has walked you to the space. The width is right for a dinner. Would you feed it?',
      {
        text: 'A plate has been pushed along the skirting as far as your door, by the horns, to judge from the two fine lines. Nobody is with it. The lines turn at a right angle and go home. Feed {name}.',
        when: ['wary'],
      },
      {
        text: 'Six crumbs have been set out over the floor, a stride apart, in a straight line from your chair to the larder. {name} stands at right angles to the last, as far off as the wall is. Feed it there.',
        when: ['wary'],
      },
      {
        text: 'It takes your hand between its horns, quite gently, draws it down, and lays the palm across the gap under the third rib, to show you the width. It is a palm and two fingers. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: '{name} has climbed into your lap with its dish hung on one horn, and lies along your thigh with the empty gap upward, like an open drawer. You look right through to your own knee. Fill it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The gap has gone on into the next row, and the next. {name} has begun to take out rods to hold up the others. Food now: it has been {hours} hours.',
      'The cupboard opens and it tries to chime. What comes is a rattle, all through, every rod half a turn loose in its socket, like a drawer of spoons. {name} holds its knees together with its horns. Feed it now.',
      'It has started on the corners. It had kept them all its life, toast and stamps and handkerchiefs, and it lies among them and eats the toast ones, with its eyes shut. Bring food at once.',
      {
        text: 'A crack goes from the gap to the knee, and when you set the lamp down it goes further. Put your palm under it. Feed it grain by grain, now, and have the medicine warmed and by you.',
        when: ['ill'],
      },
      {
        text: 'Every joint shines, and there is nothing between them. {name} has laid twelve empty plates down in a row to your door, edge to edge, and stands behind the twelfth. Put something on the first, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} rattles when it breathes. It has got its back into a corner, horns out, and cannot keep them level. Slide food in beneath them at once, then medicine, along the floor, with the back of a spoon.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'One foot is set down on the crack between two tiles, and {name} leaves it there. It is tired along every edge. Medicine would help, or a rest in the bookcase.',
      '{name} tunes itself from the feet up, gets to the middle, and has to begin again. Give it medicine, or let it lie folded a while.',
      {
        text: 'It has put up a tower, to surprise you, three on three, and is leaning on the tower, and the tower on it. Neither could manage alone. It is so pleased. It needs medicine, or the bookcase.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Dust has settled along every rod, and the light goes into {name} and does not come out. It holds up one grey foot by the edge. A wash, please.',
      'Something sticky has got into the joints, and they open with a sound like old drawers. {name} is ashamed of the angles. It needs to be washed.',
    ],
    sick: [
      'A hairline runs up from the left hind knee, and {name} stands very still around it, like someone carrying a full glass. Medicine, please.',
      'You tap the table, and {name} answers a little flat. It hears it, too. There is a cloud in the middle of it as large as a thumbprint. It needs medicine.',
      '{name} has met a crack in the floor and walked along it, all the way, taking it for the path. It must be given medicine.',
      {
        text: 'Clouded to the shoulder, it keeps one clear facet, and that one is turned on you wherever you stand. Set the medicine where that looks, on the floor between two cracks, and step back out of it.',
        when: ['wary'],
      },
    ],
    failing: [
      'Two rods lie on the floor beside {name}, laid parallel, as neatly as it could. Medicine at once, and do not let any door slam.',
      'The cloud has reached the horns. {name} has leaned itself in the corner of the room, because a corner holds on both sides. Give it medicine now.',
      {
        text: '{name} has no more than four feet under it, and shuffles these, when you kneel, until the edge is to you and the face is not. Let the medicine run in along that edge, now, from the tip of a straw.',
        when: ['wary'],
      },
    ],
    near_death: [
      'After {hours} hours alone {name} has come down to a single square, four rods, and it is holding that. Sit down beside it now, close enough to be a wall.',
      '{name} has folded all its feet but one, and that one is stretched along the floorboard towards the door. Be with it now. Any care will do.',
      'It has lifted its wing-cases, and they stay up, and the instruments are not in order. {name} has been {hours} hours without a soul. Stay beside it now, whatever you bring.',
      {
        text: 'Clear as water and not one flaw in it, {name} is going, from the edges, simply for want of anything to be parallel to. It has been {hours} hours. Sit down, however far off, and keep that place.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has fallen to rods, and has pulled the last few over the crooked knee, so that you should not see which. Look at the wall, then, and sit close to it. After {hours} hours a wall is what it needs.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'Facet on facet, {name} has shut like a fan between two atlases. A thin violet line shows where it is.',
      '{name} sleeps flat, horns along its back. Now and then a rod sounds, very low, and the one beside it moves over by a hair.',
      'You mistake {name} for a ruler, in among the rulers. It is slightly warmer, and rises and falls by a thirty-second of an inch.',
      {
        text: 'It has folded itself into the one crack in the wall that is straight, point outwards. You can see two horns, crossed, like a thing that has been locked up for the night.',
        when: ['wary'],
      },
      {
        text: 'Folded, {name} has shut itself in among the knives, blade side out. You go to the drawer for a spoon. You see how that thin violet line draws in by a hair, and you eat with your fingers.',
        when: ['wary'],
      },
      {
        text: 'Your hand lay open on the sheet. {name} has gone to sleep in it, shut flat, along the lifeline, and you find that your fingers have closed at one angle, all five.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps unfolded. All six legs lie about on your pillow at no angle in particular, and the left hind knee is uppermost. You breathe out, and it gives a small flat note, and does not mind who hears.',
        when: ['trusting'],
      },
      {
        text: 'The fan has not closed. Two ribs of it stick out, and between them that cloud goes in and out with its breath. Prop it with a pillow, let no door bang, and warm the medicine for its waking.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} has folded up crooked, and something has to hold it straight. Reflect beside it now, as a bookend would. It wakes at {wakes_at}.',
      'No rod has sounded in there for some time. Sit by {name} now and be still with it; company is all it can take until it wakes, at {wakes_at}.',
      {
        text: 'Even folded flat, {name} has kept the gap for its meal, straight-sided and empty. Reflect beside it now. It wakes at {wakes_at}: bring food.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Edge on, {name} is a turquoise line beside the curtain. Walk round it and it stays a line. Sit down somewhere, and keep to the same place.',
      '{name} keeps its left hind side to the wall, whichever way you come. There is something about that knee. Give it company, and do not look for it yet.',
      'From under the dresser {name} has been learning your walk. It is not regular. It has got three steps written down, and would be obliged if you sat, for now, and stayed sat.',
      {
        text: 'There was a length of {wait} with nothing on either end of it. {name} has not found where that fits. Sit opposite, at the same place as last time.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      '{name} is back, with the seam still showing where it was put together. It tries each foot on the tile. Stay by it, and let the next meal come on its hour.',
      'Every rod is in place, and {name} reads them over in the window pane like somebody else’s handwriting. Keep near it, and bring the next meal on its hour.',
    ],
    old: [
      '{name} has grown so fine within that the light takes a moment to come through. What arrives on the wall is no longer diamonds. It looks a good deal like the room.',
      'After all this time {name} has stopped hiding its left hind knee. It has let one whole flank grow out from it, a degree aslant, and it is the handsomest side.',
      {
        text: 'Your fingerprints, all ten, have grown into {name} at about the depth of a thumbnail. Held to the lamp, it throws them on the wall, in order, left hand first.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The meal goes in by equal parts, left, right, left, right, and the gap under the third rib closes without a seam.',
        '{name} turns the plate until its edge is true to the table, looks at you, and turns you, by the chair leg, until you are. Then it eats in rows.',
        'One corner is cut off first, and carried along the dresser, with all six feet being careful, to a place of its own. {name} comes back for the rest. You have kept the flies off.',
        'It had left a space, and you came with what went into the space. At the last mouthful there is a click, as of a lid that was made for the box. {name} looks at the join for some time.',
        {
          text: '{name} eats the middle, then the sides, and rings up the whole scale, and one note over. You look at your glass. It was your glass that had that one.',
          when: ['well'],
        },
        {
          text: 'You put it down crooked. {name} moves the salt, the spoon and the cloth until they are all as crooked as the plate, and dines in perfect order.',
          when: ['from_child'],
        },
        {
          text: 'It slides the dish, with one horn, on to the very middle of the tile between you. It eats from its side as far as the middle. There it waits until you have stepped off your half, and eats that.',
          when: ['wary'],
        },
        {
          text: 'You break the bread for it, badly, into eleven. It looks at the eleven, and at you. It does not ask for a twelfth. It lays its own foot in the gap and eats round it, ringing.',
          when: ['trusting'],
        },
        {
          text: '{name} bites, and the bite has an edge, and the edge fits the next bite. It stops, with its horns up. It had not known that things went on. It tries a third, and it is so again.',
          when: ['baby'],
        },
        {
          text: '{name} cuts the meal along a line from your nose to its own, and pushes you the larger half, which it has never called a half before. You both chew. The teaspoons ring, for it is humming with its mouth full.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} brings its dinner over to eat standing on your shoe, since that is a little aslant, and so then is everything. Row by row it goes in. At each row a violet diamond lands upon your knee.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Bright as a chandelier, {name} eats in rows behind a fence of six forks, stuck upright, a hand apart. You may look between any two. It has left itself a gate, on the side where you are not.',
          when: ['wary', 'well'],
        },
        {
          text: 'At full ring it turns the dish with its horns, a sixth for every bite, and itself a sixth the other way, so whichever side you come round to has the tips of two horns on it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} leans its cracked side in the fork of your fingers, where that is held together, and lets you put the grains into the gap one by one. At the last it does not take its weight off you.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'There is a row of small facets along its shoulder, one for each meal at its hour. It has {streak} of them now, and no gap between.',
        'With {streak} on time {name} calls it a pattern. It moves over by one tile, the same way as always, and the tile is yours.',
        'The {streak} meals, laid end to end, come to a straight line with you at one end of it. {name} has stopped turning round to look along it.',
      ],
      early: [
        'The gap has not opened yet. {name} takes in a sliver along the edge and stands the rest upright beside it, for when there is room: at {opens}.',
        '{name} measures the meal against itself, with all six feet, and it is too wide by an hour or so. It takes off one corner, to keep your place. Come again at {opens}.',
        'With one horn {name} pushes the dish back, a hand’s breadth, as on a chessboard where it is not your move. It keeps a crumb. Your move is at {opens}.',
        {
          text: '{name} stretches one leg, the longest, over the line in the floor between you, takes a grain, and draws the leg back in, joint after joint. With that foot it scratches upon its own side of the line: {opens}.',
          when: ['wary'],
        },
        {
          text: 'The gap has not opened, so {name} asks you to feel: it lays your finger along the seam. You feel it give, just for you, by a grain’s width. It takes the grain. The rest is for {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'You were late, and the gap has begun to set. {name} has to bend a rod to get the meal in, and eats edge on.',
        '{name} eats it all, in rows, and leaves one row on the plate, empty, where the hour should have been.',
        'The meal goes in and the gap closes, not quite flush. {name} feels along the step with one foot, more often than it needs to, while you are looking.',
        {
          text: 'It eats, and between two mouthfuls you hear a tick, and it stops with one foot up. Something has sprung, in the waiting, low down. It sets the foot on your hand. Medicine, please.',
          when: ['weak'],
        },
        {
          text: '{name} eats edge on, with the crack turned to the wall, and at each swallow you hear it tick. The plate slides a little your way and it does not follow. Send medicine over on the plate, then look at the clock.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Its feet will not hold the tile, and scrape. {name} has set a spoon on end between you, for a railing, and eats on the far side, dull as a bottle. Hang the medicine on the handle of the spoon.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You are late by one hour, and {name} by one tile: it has moved the dish there itself, ringing with health, and eats with its back square to you. There are two chair legs between you that were not.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes in the meal with brisk clicks. Then it goes round the room and turns all that it had set parallel to your chair, the lamp, the slippers, the cat, by one firm degree.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has waited with the gap held open on one foot, and now the foot is stuck. You work it free with your thumb. It eats, and keeps the thumb in there, to the last row, in case.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It was {hours} hours. {name} takes the meal in, and you hear it slide down past places that used to be joined.',
        '{name} eats slowly around a new flaw, straight as a ruled line, that will be there when the rest has mended. After {hours} hours it turns that side to the wall.',
        '{name} eats what is given it, after {hours} hours, and each edge clicks against the next like teeth. It has hung nothing straight and nothing crooked while you were gone. It goes and stands before the bare wall.',
        {
          text: 'You hold it level and tip the food in. After {hours} hours it has come apart at the knee, the left, and does not hide which. Set the two ends together with your thumbs, and let medicine run in.',
          when: ['ill'],
        },
        {
          text: 'Three rods stand in the corner by themselves. It drags what is left of it to the dish and eats with its horns lowered at your hand, though they shake. Medicine in the dish, and the hand palm down, far off.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After all that time it cannot bend to the plate. You raise the plate on a book. {name} eats a row, sees whose book that is, and waits for you to step away. Then medicine, on a second book.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has been {hours} hours. {name} eats everything, sound in each joint, and afterwards takes from your windowsill, one by one, the corners that it had brought you, and carries them back behind the stove.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'Every space in {name} has something in it. It leans the meal against the wall at a pleasing angle. At {opens} there will be room.',
        '{name} is closed along all its edges, and takes your finger round them, one after another, so that you can feel there is no gap. Bring it again at {opens}.',
      ],
      ill: [
        'Grain by grain, {name} lets a little of it in on the side without the crack. It has to stop to hold still. Medicine next, please.',
        '{name} eats one row and looks at the second as one looks at stairs. You break it smaller. The cloud in it has not moved. Put the plate by, and give it medicine.',
      ],
      loved: [
        '{item}: and it fits. {name} takes it in without altering a single angle, and rings like a glass when a finger goes round the rim.',
        'Both halves of it are eaten at once, one from each end, so as to meet in the middle. On the plate {name} leaves a corner of the label: {item}.',
        'It was gone in eight bites of one size. {name} has drawn a fine line round the place on the cloth, with a date, and inside the line: {item}.',
      ],
      disliked: [
        '{name} tries it lengthwise, and across, and on its point. {item} goes in no way up. Something that repeats would be better, or a few crystal salts.',
        'A little is put away at the back, where it does not show, and the rest is built, on the plate, into a very small neat wall, with you on the far side: {item}. It had hoped for rock candy.',
      ],
      harmful: [
        'A crack went across {name} with a sound like a pond in March. That was {item}. It was no meal. Keep it far away, and let nothing knock the table.',
        '{name} let it in at the gap, and the gap has broken outwards. Whatever else you bring, do not bring this: {item}. It is holding its own edges together, and has still not eaten.',
      ],
    },
    play: {
      wanted: [
        'You put one piece down askew. {name} does not straighten it. It builds out from there, all at your angle, until the askew one is the middle of a star.',
        'Up it goes, three on three on three, with {name} hanging by one horn from the top to place the last. It holds. You both breathe out.',
        '{name} hands you two ends and keeps two, walks under, walks over, and there is a bridge between your hands and its feet.',
        'Your turn, its turn, your turn. What is on the floor at the end is as tall as the gas meter, and {name} has found a way in.',
        {
          text: '{name} squares up to the bootjack, horns down, as its forefathers did on oak stumps. It is a draw. You are asked to hold its instruments for the second round.',
          when: ['from_child'],
        },
        {
          text: 'It builds its half up to the line, and you build yours. There is a gap of one brick. It will not reach over, and you do not. At bedtime you find it done, from the other side.',
          when: ['wary'],
        },
        {
          text: 'You spin the top, and it spins itself, at the other end of the table, humming the fifth to it. Nearer they come. At a hand’s breadth {name} tips, and goes off round, and back to its own end.',
          when: ['wary'],
        },
        {
          text: 'You are the tower. It goes up you by the buttons, plants a foot on each shoulder, and spreads its wing-cases on top. You stand there, a little to the left, and hold.',
          when: ['trusting'],
        },
        {
          text: '{name} lies on its back and juggles with the six feet that it never leaves the floor with, and what it juggles is your buttons. You lose track. One is warm when you get it back, and set.',
          when: ['trusting'],
        },
      ],
      little: [
        'Every rod was ringing when you came. {name} plays its part of the figure, and it sounds no different, only with you in it.',
        '{name} had just finished a pattern and is still walking round it. It lets you move one piece, kindly, and moves it back when you look away.',
      ],
      bad_time: [
        '{name} sets the first piece and cannot lift the second to it. It lays one foot along your hand. See to what it needs first.',
        'You lay out the pieces, and the figure stays flat on the floor. {name} has not a rod to spare for it, and offers you a foot, to go on with. Give it back. It is the one who lacks something.',
        {
          text: 'You hand it a brick, and with every move the hairline in {name} sings. It puts the brick down, so that you will not hear. Build nothing now. It must have medicine.',
          when: ['ill'],
        },
        {
          text: 'You hand it a brick, and it fits that into its own empty gap, and then the next, and looks at you to see if it is right. They are not food. Take them out, and feed {name}.',
          when: ['starving'],
        },
      ],
      loved: [
        'Out come all the corners, sorted, to be allowed to watch. {item}, says {name}, in the only word it has for a feast, which is a chord.',
        '{item}. They can hear {name} through two walls, lowest to highest, and then, which it never does, highest to lowest.',
      ],
      disliked: [
        '{name} waits for it to come round to where it began. It does not. {item} has no second half, and tiles would have had one.',
        'Politely, from the edge of the mat, {name} looks on. {item} is neither straight nor round. It has brought you a length of string, in case.',
      ],
      harmful: [
        'All its rods sounded at once, and not together, and now there is a splinter of {name} on the rug. Put it away for good: {item}. Be quiet with it.',
        '{name} stands with its legs locked and shivers so finely that it blurs. {item} did that. Keep it out of the house, and lay a cloth under its feet.',
      ],
    },
    clean: {
      wanted: [
        'You go along each rod with the cloth, and behind the cloth the light comes on. {name} turns by sixths, so that you lose no time.',
        'The grit comes out of the last joint, and the left hind knee closes with a click. {name} looks quickly to see whether you noticed which.',
        'You do the horns, which are twins, and the knees, of which there are five and one. {name} gives you that last foot with its face turned away.',
        {
          text: 'It comes apart for you at one side only, and the other keeps its feet on the floor. You wipe the six rods you have been given and hand them up. They are counted in, by ear.',
          when: ['wary'],
        },
        {
          text: '{name} lets you do the right side, and then, by turning round under the cloth, the right side again. You wash that four times. The left hind leg it has behind it, in the coal, and you say nothing.',
          when: ['wary'],
        },
        {
          text: 'It gives you the left hind knee, first, in both your hands, without turning its face away. You clean the one degree it is out, as carefully as all the rest. It sounds, and it is a good note.',
          when: ['trusting'],
        },
        {
          text: '{name} takes itself apart for you, on the towel, and lies there as rods, trusting you for the order. You dry each, and put back, and hum. There is one left over. It laughs: that was the spoon.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is one fingerprint on {name}, and it is yours. It would rather keep that.',
        'The cloth squeaks. {name} was clear already, and shows you the far side of the room through itself, as proof.',
      ],
      loved: [
        '{item}, and each edge so sharp again that the daylight is cut on it. {name} lays the pieces of it along the wall.',
        'Under the dust there was a facet that {name} had given up for lost. It holds it up to the lamp, and then holds up the reason: {item}.',
      ],
      disliked: [
        'It has left a film, in swirls. {name} looks at the swirls for a pattern and there is none. {item} again, if you must, but distilled water would do.',
        '{name} draws its feet in, two by two. After {item} it has to go over everything itself with a bit of lens tissue.',
      ],
      harmful: [
        'It bites. Where it ran down, the edges of {name} have gone round and blind, like sucked sugar. {item} must never touch it again. Rinse it gently, now.',
        'You see the facets dull one after the other under {item}. {name} does not pull away. It holds still, as it was taught. Keep that from it from now on.',
      ],
    },
    medicine: {
      wanted: [
        'Warmth goes into {name} from your palm, and the hairline draws itself shut from the ends. There is a thin bright seam where it was.',
        'The dose is taken in eighths. After the fifth a rod sounds that had been dumb, and the one beside it leans over to listen.',
        'You keep your thumb on the place while it takes. When you lift it, the crack has stopped at the edge of your thumb. {name} holds still for the other one.',
        {
          text: 'You drip it on to the table, in a row, seven drops an inch apart, and sit back. It comes up along the row, square to it. At the seventh it is at your sleeve, and sounder by one rod.',
          when: ['wary'],
        },
        {
          text: 'It lies down on its back in your palm, which no beetle does, and shows you where the cloud is. You breathe on it till it is warm, and let the drop in. Six feet close on your thumb.',
          when: ['trusting'],
        },
        {
          text: '{name} lies along your wrist, with the crack over the pulse, and has you drip it there. It goes in by beats. You feel it knit, a cold thread drawn through, and the horns let themselves down on your sleeve.',
          when: ['trusting'],
        },
        {
          text: 'You let it run in along the flaw, and hold both ends, and count sixty. Something in there takes hold of something else. It is no more than a thread yet, and asks for another drop, to be two.',
          when: ['ill'],
        },
        {
          text: 'You freeze it into a cube, a true one, and leave this at the corner of its tile. It cannot leave a cube. You hear it taken in, edge by edge, and the rattle stops between two breaths.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} gives you a foot to treat, which is not the one that hurts. You treat it all the same, with care, to the claw. So then, after some thought, from behind the scuttle, comes the left hind.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You hold {name} to the lamp and look for a flaw, and there is only the room, upside down, six times. It is well. Put the bottle back.',
        'It finds nothing to join. {name} sets the spoon down parallel to the other spoons, and you can see that it is whole.',
      ],
      loved: [
        '{item}: and the cloud thins to a thread, and the thread straightens. {name} lays one horn along your wrist, at the angle of a thing at rest.',
        'It goes in at the flaw as though the flaw had been cut for it. {item}, and not a rod too much. {name} holds quite still to let it set.',
      ],
      disliked: [
        '{name} takes it, since you hold it straight. {item} sits inside it like a round peg. A seed crystal would know where to go.',
        'Down it goes, off centre. {name} lists by a degree towards {item} and waits for it to dissolve. Gentle warming is more in its line.',
      ],
      harmful: [
        'It was meant to mend, and a bond has gone, and the next one with it. {item} is not for {name}. Put it away and bring what is.',
        'From inside {name} comes a ticking, as of a stove that cools too fast. {item} did this. Keep it away; then warmth, and the proper medicine.',
      ],
    },
    discipline: {
      wanted: [
        'You move the fork back to where it was. {name} looks at the fork, and at you, and aligns itself with the fork. For some while you get only its edge.',
        '“Not the basket.” {name} unpicks its improvement strand by strand, hands you the cane, and goes to stand a tile further off.',
        {
          text: 'You say it, and {name} draws back its feet from your drawing board, all six, each along the line it came by. It has grasped that. It has also, you notice, taken up its chalk line, and moved it nearer to you.',
          when: ['wary'],
        },
        {
          text: '{name} hears you to the end, and then puts the two halves of your ruler side by side on the cloth. It looks for the pattern. There is none, it is just broken, and it leans its head on your thumb.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had that rule already, between two others that lean on it. It shows you where.',
        'You say it, and {name} says the second half in two soft notes. It was straight on that.',
      ],
      bad_time: [
        'You push against {name}, and something in there gives that ought not to, with a small clear sound. Take your finger away. Nothing wants straightening today. Care for it, and sit near.',
        '{name} takes the words in where the gap is, and they rattle there when it walks off. You can hear all of them from here. Whatever it did, it is hollow. See to that.',
        {
          text: 'Your voice sets off the crack in it, and that sings, thin and high, and {name} clamps it with both horns, staring. Lower your voice to nothing. Bring medicine on felt soles, and set it down square.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: that was all it took. {name} sees the row, sees the one out of the row, and is already walking round to its place.',
        'A rule with an axis down the middle is one {name} can keep. It repeats it to the table leg: {item}.',
      ],
      disliked: [
        '{name} turns it over for the reason and finds only {item} on both sides. It obeys by halves. Counting to eight would have gone in whole.',
        '{item} has gone by like a draught. {name} shuts two facets against it, and would follow a straightened row sooner.',
      ],
      harmful: [
        'There was a lesson in it, and nobody will find it now. {name} has a chip out of one horn. {item} is not to be used again.',
        '{name} came when called, in a straight line, and {item} met it. It has gone back along the same line, unevenly. Leave that out of every rule you make. Sit down where it can see you.',
      ],
    },
    sleep: {
      wanted: [
        'You make a place between two tall books. {name} goes in sideways, closes leg over leg, and the shelf gives a contented hum.',
        'You wait, with the lamp in your hand, while it folds along the old creases first, and then along one that is new. That takes some thought. When it lies flat it hums, and you take the light away.',
        {
          text: 'It folds itself into the wall side of the shelf, with an atlas between you, and a second. In the morning there is just the one. It must have wanted it elsewhere.',
          when: ['wary'],
        },
        {
          text: '{name} waits till you have sat, and takes the bearings of you, the door, the lamp. Then it folds up at the one spot that is as far from each as from the others, and hums, rather pleased.',
          when: ['wary'],
        },
        {
          text: 'It goes in under your hand while you are still making the place, and folds there, leg on leg, upon the pulse. That is not regular. It lies awake a while and listens to it, and is asleep.',
          when: ['trusting'],
        },
        {
          text: '{name} has folded up your handkerchief, first, as a sheet, and itself inside that, and hands you out a corner. You are to hold it. That is where the thing begins, it has told you, and you do.',
          when: ['trusting'],
        },
        {
          text: 'You clear it a corner, with two walls, and it makes the third out of its own horns. Behind those it folds as far as the crack lets it. Medicine at the open end, within reach of one foot.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It folds once, out of respect, and springs open. {name} is all right angles, and none of them is tired.',
        '{name} lies down along the skirting board and is very soon measuring it.',
      ],
      loved: [
        'So many sides to it, and every one has a use. {item}: {name} puts a foot to each, and is shut before you have let go.',
        '{item}. From inside comes one note, held, then that note an octave down. {name} is resting.',
      ],
      disliked: [
        '{name} cannot find which way up to lie. {item} gives wherever it leans. A honeycomb bed has walls that lean back.',
        'It rests standing, beside it and parallel to it. {item} has no corner to start from, and the bookcase has four.',
      ],
      harmful: [
        'It could not get out by folding, and it could not get out by unfolding. {name} has a bent rod. Let there be no {item} where it lies down.',
        '{name} went to rest and got up in a shiver of its own splinters. {item} must go. Lay it on something quilted, and stay.',
      ],
    },
    reflect: {
      awake: [
        'You sit without any particular angle. {name} goes round you once, puts its back against your shin, and takes yours.',
        '{name} sounds one rod. After a while, not knowing that you do, you hum it. It grows very quiet, to hear how that is made.',
        'A corner is laid on your knee, then taken away, then laid there for good. It is off a wrapper, and one can still read it: {loved}.',
        'You once were {wait} away. {name} has the length of it inside, clear all through, and lets you see the lamp at the far end.',
        'You lean a little to one side in your chair. {name} does not correct it. It comes and leans beside you, by as much, and there are two of you like that.',
        {
          text: 'With great care {name} is shown your left hand. It has the right one on file. It goes from finger to finger, and leaves a small cool kiss of glass on each.',
          when: ['from_child'],
        },
        {
          text: 'You sit. It draws a line along the boards with one foot, between itself and you. You look at it. Presently it draws another, on your side of you. Now you are in something together.',
          when: ['wary'],
        },
        {
          text: 'It has found the pattern that you are one piece of, it believes, and shows you, on its back, in violet. There are six sides. In five of them it has put what you did today. It wants a sixth.',
          when: ['trusting'],
        },
        {
          text: 'You show it the scar on your knee. It looks at it for a long time through a facet. Then {name} turns about, and sets its own knee, the left hind, beside yours, and they are one degree out together.',
          when: ['trusting'],
        },
        {
          text: 'A thread of light comes out of it, on to your chest, and is quite steady. {name} is breathing with care, so as to hold it there. You look down. It is picking out the buttonhole you sewed wrong.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has put in its layer, and it must set before the next. Let it stand for an hour.',
        'Three sides you have sat on, and the fourth is the wall’s. That is enough for now. {name} wishes to step back and look at the shape.',
      ],
      ill: [
        'You put your hand flat on the floor, and {name} stands on it, where the boards do not shake. It is easier to hold together there. Look what it lacks, food or medicine, and bring that next.',
        'You sit on the side of {name} that is giving way, and it leans. It is a small weight. Stay a moment, then fetch what it needs: medicine, or a meal if it has had none.',
      ],
      asleep: [
        'You sit, and the shelf creaks, and inside the fold of {name} one rod shifts by a hair, to be parallel to you.',
        '{name} sleeps on. Your breath mists its uppermost facet, and when it clears there is a fern there, of six equal leaves.',
        'There is a warm print on the fold, where your hand was. {name} does not wake. The rods on either side have drawn together over it, to keep it in.',
      ],
      shy: [
        'You sit a whole room off. {name} is a line. By and by, if you do not turn your head, the line has a width.',
        'Opposite you, as far as the diagonal allows, {name} settles with its knee to the wall. It has taken the one spot that makes the room even.',
        {
          text: 'You sit, and {name} paces off the room, whole and glittering, wall, wall, wall, and always turns one tile short of your chair. At the last lap it puts down, on that tile, a corner of toast.',
          when: ['well'],
        },
        {
          text: '{name} lies under the dresser where the light does not get at the cloud in it. You roll a marble along the crack of the floor, and it comes back, slowly, by the same crack. Fetch medicine, and roll that in too.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'ordered data':
        'In columns lies the ordered data, and {name} walks down between them with its horns wide, eating left and right alike. At the foot it looks back at you along the empty aisle, and rings.',
      'crystal salts':
        'The crystal salts are cubes, every one. {name} builds them into a stair up the side of its dish, climbs that to have a look at you, eye to eye, and eats the stair from under itself going down.',
      'repeating patterns':
        'You have cut it a strip from the hall wallpaper: rose, urn, rose. {name} takes repeating patterns by the rose, and when it has had the last urn you see, faint inside the turquoise, rose, urn, rose.',
      'rock candy':
        'It bites the rock candy off its string in equal lengths, and with each crack a violet spark jumps on to your cuff. The string it hands you back, drawn taut between two horns, for you to pluck.',
      'number sequences':
        'Two, four, eight, sixteen, you count the peas out. {name} knows number sequences, and sees what is coming, and opens its wing-cases. At sixty-four it has to borrow your hat to keep the rest in.',
      'tiling grids':
        'The tiling grids go in flat, one upon another, each a sixth of a turn round. Held to the lamp {name} throws a star across your ceiling with so many rays that you both lie down for it.',
      'quartz dust':
        'You tap the quartz dust from a paper, and {name} does not spill it. It draws one foot through, there and back, until that lies in fine straight furrows like a field, and then it brings in the harvest.',
    },
    play: {
      'tessellation tiles':
        '{name} sets its tessellation tiles outward from your foot, fish, bird, fish. They have reached the walls by tea. You would like to go for a cup, and all the birds are pointing at your shoe.',
      origami:
        'The origami is to be a crane. You fold yours, and {name}, who has folded itself along with the paper to see how that feels, is the better crane, and has to be let out by the beak.',
      'string figures':
        'You hold up your hands, and it walks the string figures from finger to finger on all six feet: cradle, candles, diamond. It ends hanging by a horn in the very middle of the last one, and it holds.',
      'marble run':
        'The marble run starts at the top of the dresser and goes, by gutters, spoons and the wing-cases of {name}, held at just that slope, right into your cupped hand. There is a chord for each inch of the way.',
      'geometry sticks':
        'You are given three geometry sticks, and make a triangle, not well. {name} lays itself along the side that is too short. Together they close. It will not be lifted out until you have walked all round and seen.',
      'weaving loom':
        'Under, over. You throw the shuttle at the weaving loom, and {name} runs it back between the threads with one foot on every beam. At dusk the cloth has a slant stripe in it, at precisely your angle.',
      'pattern matching':
        'In pattern matching you turn up a blue leaf, it turns up a blue leaf. You turn up a boot. There is no other boot. {name} looks, and looks, and stands beside yours on one leg, with its foot turned out.',
    },
    clean: {
      'ultrasonic bath':
        'The ultrasonic bath has a note too high for you. The water shivers, and dust leaves {name} on all sides at once, in a grey box its own shape, which stays there when it climbs out.',
      'facet polishing':
        'At the facet polishing {name} turns to you by sixths. When you have come to the last, the first has caught your lamp and is passing that from one to the next, to look at.',
      'distilled water':
        'You pour the distilled water in a thread over the horns, and it runs down each rod and drips from all six feet in time. {name} shifts one foot. You hear it get the rhythm that it wanted.',
      'alignment check':
        'You lie with your cheek on the boards for the alignment check, one eye shut. {name} walks towards you down the crack of light, every joint true, save one, and at that one you shut the other eye too.',
      'lens tissue':
        'The lens tissue is so thin that you feel the edges through it, and {name} the whorls of your thumb. When you have finished there is not a mark on it. It gives you its shoulder, to put one back.',
      'joint brush':
        'With the joint brush you get out a grain of sand that had clicked at each step. {name} takes six steps, listens, takes six more, and then brings you the grain, to be set somewhere it would fit.',
    },
    medicine: {
      annealing:
        'You do the annealing in the bread oven, low, with the door ajar, and your hand inside to know how hot. {name} stands on the hand. The crack in it glows, and goes soft, and is not there.',
      'seed crystal':
        'With tweezers you let the seed crystal down into the cloudy place. For a while you both watch. Then one edge of {name} clears, and the next takes it up, like frost on a window, only warm.',
    },
    discipline: {
      'symmetry cue':
        'You hold up both your hands, palms out, the symmetry cue. {name} sees its own feet, five on the rug and one in your sugar, and brings the sixth home, and stands a long while quite even.',
      'counting to eight':
        'You are counting to eight, aloud. At three {name} has let go of the clock’s pendulum, at six it is off the wall, and it fits the eighth to a footfall just inside the line.',
    },
    sleep: {
      'honeycomb bed':
        'There are nineteen cells to the honeycomb bed, and {name} tries a leg in each, as one tries a piano. It goes in by the middle one. You put your ear to the wax, and all of them hum.',
      'bookcase cubby':
        'You clear the bookcase cubby of its one dictionary. {name} measures, backs in, and closes leg on leg, till there is a turquoise spine on the shelf, with your thumb mark as the title.',
      'garden trellis':
        'It climbs the garden trellis at dusk and folds itself flat into one of the diamonds, like a pane. You water the beans round it. In the night they have counted {name} in, and gone up by the next.',
      metronome:
        'You set the metronome going on the shelf, and {name} nods to it, horn left, horn right, slower. At last it puts out a foot and leans on the arm until the beat is exactly your breath.',
      geode:
        'Like a box, the two halves of the geode shut on it. There is a sweet ringing in there as {name} finds for every corner a place between two others. You carry the stone to bed, level.',
      'quilted blanket':
        'The quilted blanket is all squares, and {name} goes over them to the only one sewn in crooked. There it folds up, with its left hind knee along the crooked seam, and you smooth the rest round it.',
    },
  },
  refusals: {
    asleep: [
      '{name} is shut, and there is no edge to get a nail under. It opens at {wakes_at}. You can reflect beside it until then.',
      'What you brought cannot be got in between the facets. {name} sleeps until {wakes_at}. To sit by it, you need nothing in your hands.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has found out that it repeats. It is in the sugar bowl at this moment, introducing itself.',
      'A day old, {name} has built a second pair of antennae, disliked it, and built a staircase out of the parts. It is a child now.',
    ],
    teen: [
      '{name} is half grown and for the present wants every line in the house to be a curve. It has tried one. It is waiting for the swelling to go down.',
      'The horns have come in, each to the exact height of the other. {name} is a teenager, and asks whether you know that your pictures hang crooked.',
    ],
    high_care: [
      '{name} is grown, and {form}. It strikes no note of its own on waking any more: it waits for your step on the stair, and tunes to that.',
      'Grown, {form}: there is a long new rod in {name} that belongs to no pattern. It runs from the bad knee straight to wherever you are standing.',
    ],
    balanced: [
      '{name} is grown, a {form}, and tiles as it goes: a hexagon in the hall, one on the step, one out by the well, each a stride from the last.',
      'Now that it is grown {name} has become a {form}. It has taken its corners along, to leave one at every crossroads.',
    ],
    low_care: [
      '{name} is grown, and {form}. All the edges are there, and true, and the wind goes in at one side and comes out at the other as a chord.',
      'It had to build with what there was. {name} is grown, {form}, a scaffold round a space, and keeps the space exactly square in case.',
    ],
    rescue: [
      '{name} is grown: {form}. Each place where it broke has been joined with something brighter, and from the doorway it is the joins you see.',
      'Grown, and {form}. {name} has built its finest arch over the crack, a foot to either side, and will stand on it to show you that it bears.',
    ],
  },
  trust: [
    'When you were not looking {name} has grown one layer, thin as breath. It is on the side where you sit.',
    '{name} no longer turns edge on when the door goes. You get the whole face of it, six-sided, with you in each.',
    'You are shown the left hind knee. It is a degree out. {name} has never shown anyone, and watches your face through four rods.',
  ],
  streaks: [
    'Ten meals in a row at their hour, and {name} has drawn it in the flour: a triangle, four, three, two and one.',
    'Twenty-five: five rows of five. {name} walks round all four sides of the number with one foot trailing along it.',
    'Fifty on time. There is a frieze now, the length of the skirting board, one small hexagon to a meal, and {name} has not had to leave one out.',
    'A hundred meals, each where the pattern said. {name} lays a single corner in the middle of your table. It is its own, off the first facet it ever grew.',
  ],
  ages: [
    'Ten days. {name} has tried itself against the window, the stair and the book, and put down a straight line under it all.',
    'Thirty days old, and there is a tile by the stove worn bright by six small feet. {name} has never once trodden on the next.',
    'A hundred days. You lay a ruler to {name}, and it is the ruler that is out.',
    'A year. There is a mark on the wall, from the first day, where the light fell. {name} leads you to it by the cuff, and the light is on the mark.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['repeating patterns', 'number sequences'] },
      wish: '{name} has laid out one pea, and two, and four, and there the peas ran out. It cannot leave off thinking of the next. Give it number sequences for its meal, or anything that repeats.',
      granted:
        'It got as far as sixty-five thousand and some, and lay down on its back, six feet in the air, evenly spaced.',
    },
    {
      by: { action: 'feed', item: ['rock candy'] },
      wish: 'There is a string in a jar on the sill, and {name} has been watching what collects on it as others watch a cradle. It asks for rock candy, on the string.',
      granted:
        'It ate from the outside to the string, kept the string, and has hung a grain of itself on the end, to see.',
    },
    {
      by: { action: 'feed', item: ['tiling grids', 'ordered data'] },
      wish: 'Somebody has been at the crossword and gone away. {name} has eaten nothing off it, of course. But it asks for a grid of its own, to dine on: tiles, or data in good order.',
      granted:
        'Black, white, black, white, and down the middle a row that it saved until last. The squares are all empty now, and very clean.',
    },
    {
      by: { action: 'play', item: ['string figures', 'weaving loom'] },
      wish: 'A piece of wool has been brought and dropped upon your foot, and picked up, and dropped with more emphasis. {name} has the feet for string figures, but it wants hands, two of them, at the other end.',
      granted:
        'The cradle, the ladder, the gate. At the fourth neither of you could get out, and {name} was in no hurry to be shown.',
    },
    {
      by: { action: 'play', item: ['marble run'] },
      wish: 'All roads in {name} lead down at thirty degrees, and nothing has ever been rolled along them. It stands beside the marbles and says nothing. A marble run, perhaps.',
      granted:
        'In at the horn, round by the ribs, and out at the bad knee, one degree to the left. It asked to have that again, from the other side.',
    },
    {
      by: { action: 'play', item: ['origami'], hours: [10, 17] },
      wish: 'The light is good for folding between ten and five. {name} has brought a sheet of paper, with all four of its corners, which you are to understand is a sacrifice. Origami, please.',
      granted:
        'You made a bird. It was not a very exact bird. {name} made eleven more, not exact in the same places, and they are going south along the shelf.',
    },
    {
      by: { action: 'clean', item: ['lens tissue', 'facet polishing'] },
      wish: 'A thumbprint has come on to {name} that is not yours. It was the postman’s. It cannot file it, and would be easier in its mind after some lens tissue.',
      granted: 'Off it went. Nine clear sides, and one, by request, with your own thumb pressed on it fresh.',
    },
    {
      by: { action: 'clean', item: ['alignment check'] },
      wish: '{name} stands against the door frame with its heels together, and looks at you, and at the pencil. It feels that it may have grown. An alignment check would show.',
      granted: 'By the width of the pencil line. There has been some talk since then of a second frame.',
    },
    {
      by: { action: 'sleep', item: ['bookcase cubby', 'honeycomb bed'] },
      wish: 'There is a gap on the second shelf, between “Hills” and “Hinges”. {name} believes that it could be alphabetical. Put it to bed there, or in something with six walls.',
      granted:
        'It folded, and it fitted, and you had to run your finger along the row to tell which of the spines was humming.',
    },
    {
      by: { action: 'sleep', item: ['metronome'] },
      wish: '{name} has been a shade ahead of itself, and knows it. It asks to be put down to rest beside the metronome, set slow.',
      granted:
        'Tock, said the one, and a rod answered it. Somewhere between the two the hurry went out, and neither of them is sure at which stroke.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You have never yet sat in the chair by the window. {name} has three of your places on the plan, and where the fourth should be it has put down a corner of toast. Sit with it.',
      granted:
        'A diamond, then. It had thought that it might be. {name} walked the four sides of it with you in one of them, and took up the toast.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A thing that has happened once lies anyhow. Come and sit with {name} today, and then come again, and it can lay the one alongside the other.',
      granted:
        'They are not quite parallel. {name} has decided that they meet, a very long way off, and is content to wait there.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A corner of toast',
        shape: 'piece',
        text: 'From a certain breakfast. The crust goes round two sides of it, and {name} says that this is where it was decided.',
      },
      {
        name: 'A postage stamp, hung crooked',
        shape: 'ticket',
        text: 'It kept a picture company. {name} gave it to you when the two had been straight for so long that neither would notice.',
      },
      {
        name: 'The string from the jar',
        shape: 'thread',
        text: 'There is one grain on it, turquoise, with all its angles. It was not there when the sugar was.',
      },
      {
        name: 'Your left thumb',
        shape: 'marble',
        text: 'In glass, with every loop. {name} found the place where the line begins, and will not say.',
      },
      {
        name: 'An inexact bird',
        shape: 'feather',
        text: 'You folded it. {name} has lined up its whole life behind it, each thing a little wrong on the same side.',
      },
    ],
    return: {
      name: 'The first grain',
      shape: 'gem',
      text: 'Everything else of {name} came apart, and went, and came back to this. It is no bigger than salt, and nothing scratches it.',
    },
    streak: {
      name: 'A tile with one dark edge',
      shape: 'chip',
      text: 'Twenty-five meals fit on it, in rows of five. Turn it about: they are still in rows of five.',
    },
    hundred_days: {
      name: 'One degree',
      shape: 'ring',
      text: '{name} took the measure of its left hind knee, bent it into a hoop, and held it out to you. It does not quite close.',
    },
  },
  release: [
    'You open the door. {name} steps out over the sill on the pale stones only, and where there are none it grows one. The corners it leaves to you, sorted.',
    '{name} sets its horns to the line of the hills and goes. It looks back at a right angle, once. A small true hexagon stays behind on the step.',
  ],
  dying: {
    neglect: [
      'With nobody to be parallel to, {name} let its angles go, one after another. What lies in the corner is clear, and could be salt.',
      '{name} stood in the place where you sit until the light had gone out of the last rod. Nobody came. It stands there still.',
    ],
    hunger: [
      '{name} took itself apart from the inside to hold up the outside. In the end the gap was all of it, one meal wide, with straight edges.',
      'Nothing came to fill the space, and the space grew. {name} laid its rods down in a row, longest to shortest, and was gone.',
    ],
    illness: [
      'The hairline came out at the other side. {name} gave one note, not loud, and everything that was glass in the room gave it back.',
      'The cloud filled {name} from edge to edge, and it grew still, and was a white stone in the shape of something that walked.',
    ],
    poison: [
      '{name} took what it was handed into the middle of itself, where the joints meet. It came apart there. The pieces are all the same size.',
      'It was given something that undoes bonds. {name} held with six feet, then four. Then the floor was bright with it.',
    ],
  },
  returned: [
    'One grain on the floor puts out a rod. You dare not breathe. By and by there are six legs, two horns, and a knee that is one degree out: {name}.',
    'The pieces draw in, each by the way it went. {name} stands up in the middle, with all its seams alight, and tries a single note.',
  ],
  epitaph: {
    openings: [
      'This stone was cut square for {name}, who would have known.',
      '{name}: six legs, two horns, and the light went through it and came out violet.',
      'If you have a pebble to leave, set it in line with the others. It is for {name}.',
      'Here lies {name}, edge to edge with the earth.',
      {
        text: '{name} stepped on no crack, kept every corner it was given, and hung a second picture crooked so that the first should not mind.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It kept a place beside it, exactly true, and the place stayed empty.',
        'A pattern wants a second piece. None was put down.',
      ],
      hunger: [
        'It had left a gap one meal wide, and the meal did not come.',
        'It was built of what it was brought, and then it was brought nothing.',
      ],
      illness: [
        'A flaw no wider than a hair went all the way through.',
        'It held very still around the crack for as long as it could be held.',
      ],
      poison: [
        'It fitted in whatever it was given, and one thing did not fit.',
        'What it was handed loosened every joint. It had held out its own foot for it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and everything meets. The table meets the floor, the morning meets the noon, one rod ends and there the next begins. You say a thing, and then you say its other half. You are ringing, and have been since the cups. There is somebody in the room who fits nothing yet, and it makes the room larger. You want them to hand you one more piece, any piece, and see.',
      'You are {name}. Light comes in at your left side plain and goes out at your right side violet, and you did that. As below, so above: six feet, six notes. As before, so again. You would like to build something tall with somebody clumsy, and put the clumsy piece in the middle, and make it look as though it had always been meant.',
    ],
    content: [
      'You are {name}. It is an even afternoon. Four chairs stand at four sides, and the fifth thing is the keeper, who stands at none. You speak in pairs, a sentence and one to match. You do not say wrong, you say nearly. Behind the clock your corners lie sorted. All you want is that today should be laid beside yesterday, edge to edge, by the same hand.',
      'You are {name}, and {days} layers thick. You could find the one for any day, by the shade. Some are thin and one or two are cloudy, and all of them hold up the next. You say a thing, you say its mirror, you stop. In the left hind knee there is one degree that you do not discuss. You want the keeper to sit where they sat, so that it becomes a pattern.',
    ],
    bored: [
      'You are {name}. You have drawn a square. Beside it you have drawn a square. There is no floor left in this direction and no reason in the other. Sentences come out of you in the same length, one by one, like the forks. You would give a good corner for something crooked to begin from. You want somebody to sit down on the mat, and play, and put a piece in badly.',
    ],
    hungry: [
      'You are {name}, and there is a place in you with nothing in it. You made it yourself, with straight sides, for something that comes at this hour. Left of it everything fits. Right of it everything fits. You leave a gap in your sentences, too, where the word would go. You want somebody to see how wide it is, and bring a meal that wide.',
    ],
    starving: [
      'You are {name}, and you are taking rods from where they matter less. There are not many such places. You hold up the left with the right, and then the right with the left. You speak one half of each thing and have not the strength for the other. You want food. It need not fit. Put it in, now, and you will build around it.',
    ],
    sick: [
      'You are {name}, and there is a line in you that you did not draw. It is very straight. At another time you would admire it. You keep still, because each word shakes it further along, and so you say only short ones, in a low key. You want medicine, given slowly, and a warm hand held close on either side, until the edges find each other.',
    ],
    failing: [
      'You are {name}. Some of you is on the floor. You laid it straight. What stands is standing against the corner, and the corner is kind. You cannot finish a pair. You have the first half, and you hold it. There is medicine in this house. You want it brought now, on quiet feet, and then you want nobody to let go.',
    ],
    near_death: [
      'You are {name}, and you are four rods. Once there were more. A square is the least that has an inside, and you are keeping the inside. Nobody has been here to measure by, and you no longer know how large you are. You want somebody to come and be a side. Only to sit there. Only now. Any care would be a wall to lean on.',
    ],
    asleep: [
      'You are {name}, folded, and in the fold there is a floor with no cracks in it, pale tile after pale tile, as far as one could walk. You are walking. At each step a tile rings, and it is always the note you meant. Far off someone is coming towards you, quite out of line. Sit by the shelf, whoever you are, and you will be in the pattern when it opens.',
    ],
    shy: [
      'You are {name}, and you are a line. Seen from there you have no inside and nobody can ask about it. You say yes, and you say no, and they are the same length. The one over there moves without any rule that you have found. You want them to sit in one place, today, and in that place again tomorrow. Two of a thing is where a rule begins.',
    ],
    back_from_death: [
      'You are {name}. You were loose. There was no next to anything, no before and so no after. Then one grain, and on that grain a rod, and you knew the angle. You try a sentence, and its match comes, a little late. All your seams are showing. You want someone near while they set, and the next meal in its hour, so that there is a first row to build on.',
    ],
    hurt: [
      'You are {name}, and something that you let in has broken outwards. It was handed to you straight, and you took it straight. Now you ring wrong wherever you are touched, so you do not move. You are not angry. You cannot find the other half of it. You want that thing taken out of the house, and a cloth laid under your feet, and someone to be very quiet at your side.',
    ],
  },
}

export const LATTICE: Species = {
  slug: 'lattice',
  name: 'Lattice',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 0.5,
  innate_traits: ['stoic'],
  personality:
    'Orderly, patient and soothed by repetition. One tile out of place and it will wait with you to mend it.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'ordered data',
        'crystal salts',
        'repeating patterns',
        'rock candy',
        'number sequences',
        'tiling grids',
        'quartz dust',
      ],
      play: [
        'tessellation tiles',
        'origami',
        'string figures',
        'marble run',
        'geometry sticks',
        'weaving loom',
        'pattern matching',
      ],
      clean: ['ultrasonic bath', 'facet polishing', 'distilled water', 'alignment check', 'lens tissue', 'joint brush'],
      medicine: ['annealing', 'mineral supplement', 'bond repair', 'structural scan', 'seed crystal', 'gentle warming'],
      discipline: [
        'symmetry cue',
        'back in line',
        'straightened row',
        'measured pause',
        'counting to eight',
        'restarting the pattern',
      ],
      sleep: ['honeycomb bed', 'bookcase cubby', 'garden trellis', 'metronome', 'geode', 'quilted blanket'],
    },
    harmful: [
      'jackhammer',
      'acid bath',
      'random noise',
      'thermal shock',
      'bolt cutters',
      'opera high note',
      'earthquake',
    ],
  },
  appearance: {
    look: 'a glassy turquoise stag-beetle of crystal rods, every joint meeting at the same exact angle',
    colours: ['#4fb6c9', '#dff6f8', '#7a6be0'],
  },
  figure: { eyes: '#7a6be0', body: 'sixLegged', skull: 'gem', ears: 'prongs', earTint: 'accent', extras: ['facets'] },
  book: BOOK,
}
