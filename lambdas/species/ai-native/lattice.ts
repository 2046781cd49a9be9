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
    'The egg opens into six equal parts and they lie down in a ring. In the centre stands {name}, turquoise, drying, trying a leg at one angle, then another leg at the same. It notices you. You are not quite central.',
    'The egg opens along six straight lines. Out steps {name}, a small beetle of glass rods, which unfolds one leg, compares it with the others, and turns the last bit of shell to lie square. Then it notices your collar.',
  ],
  looks: {
    thriving: [
      '{name} has found a brick wall. It goes along the bottom row and strokes every brick. Now it has looked up, and seen that there are more rows. It has to sit down for a moment.',
      'The tap drips, and {name} has stationed itself beneath, wing-cases wide. Drip. It shuts them. Drip. It opens them. It has never been so happy, nor so often.',
      {
        text: '{name} lifts six legs in order and puts six legs down in order, and has walked. It is so taken with this that it walks back. Small turquoise squares of light go over your wrist, there and home again.',
        when: ['baby'],
      },
      {
        text: 'You look in, and {name}, hours old, has never seen such a thing. You look in again. It is just the same. Every crystal rod begins to chime. It did not know that things could happen twice.',
        when: ['baby'],
      },
      {
        text: '{name} has been laying out the pencils, parallel, a thumb apart. One of them is yours, chewed, and much too short to line up with anything. It has put that one in the middle and measured the others from there.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has laid out its rods of light along the sill, nine, evenly. Then a space. Then, exactly as far again, your pencil. It looks from the row to you. It has found that you fit the interval.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has the buttons out in rows, every edge true, and your sleeve shifts one in passing. You begin to say that you are sorry. {name} looks at it for some time. Then it moves all the others to match.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has brought the whole room to one angle and left a single tile crooked by the door. It is waiting beside it. When you kneel it sets one rod against the edge and lets you be the one who pushes.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You have spilled the matches. {name} comes across, in no hurry, sets one straight, sets another beside it, and clicks. You put down the third. It corrects that by a hair. There are some two hundred left, and it is delighted.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'So happy is {name} that every rod rings. It has the room in line, cup, candle, shoe. You come in, and are out of line. It would never move a person. It moves the cup, the candle and the shoe, one yard along.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} walks its row of tiles, up and down, up and down, as happy as glass can be. The last tile is the one by your foot. Each time, it turns at the one before.',
        when: ['from_child', 'wary'],
      },
      'All six feet are on one tile, and {name} turns upon it like a weathercock, ringing. Somebody has put a word into that chord, low down: {loved}.',
    ],
    content: [
      '{name} goes from one end of the shelf to the other, stops, and comes back. There is nothing there that it wants. It is the same at both ends, and nobody knows how restful that is.',
      '{name} is walking the edge of the floor tile, six legs, same corner, same turn. It has worn nothing down. It nods its antlers at you in passing, once a lap.',
      {
        text: '{name} is standing in the middle of a tile, and is exactly as wide as the tile. Nothing of it goes over. From the way it holds its breath you can tell that this has been the ambition of some time.',
        when: ['well'],
      },
      {
        text: '{name} stands in the hall with all its rods leaning two degrees to the left. It takes you a moment to look up and see that the picture does too. You straighten it. Six glass legs come upright.',
        when: ['well'],
      },
      {
        text: '{name} sits on the arm of your chair, and clicks its wing-cases open and shut, open and shut. After a while you notice that you are breathing in time. It noticed some while ago.',
        when: ['trusting'],
      },
      '{name} has grown a ring of facets for each of its {days} days, like a tree, but with better angles. You could read them with a lens.',
      'Held in the crook of one horn, with its corners kept exactly, is a scrap with a word on it: {loved}. {name} has never unfolded it.',
    ],
    curious: [
      '{name} has got hold of your sleeve and is following one thread under and over, under and over, and wishes to know who thought of it.',
      'Your thumb goes by. {name} asks for it back, lays it on a facet, and goes slowly round each of the loops on it with one foot, looking for the join.',
      'A bubble is going up the side of your glass. {name} has never met a thing with no corners at all, and has followed it, on tiptoe, to the top.',
    ],
    bored: [
      'One floor tile stands crooked. Somebody has prised it up, with small scratches all at the same angle. {name} waits next to it, horns lowered, not quite looking at you. It is sad. Get down on the floor and play.',
      'Every tile in the room is straight. {name} has seen to all of them, and stands over the last with its glass jaws lowered. Come and tip out a box, the worse the better. It wants to play.',
      {
        text: 'The corners have been put away. It stands edge on to the wall, a turquoise scratch on the paper, and gives one note when the clock does, a fraction under. Tip out the bricks, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      'Cup, spoon, salt, says the row on the table, and {name} stands at the end of it with its legs drawn in, keeping a place the size of a dish. It can wait a long time. Its meal is due.',
      '{name} taps its dish with one horn, and it gives the note that it has when it is empty. After the same pause it taps again. It will not tap any louder. It is merely exact. The meal is due.',
      {
        text: 'Too small to reach the table, {name} stands where the dish ought to be, six little rods planted at its corners, marking the place so that nobody forgets. The dish goes there. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} taps the rim of the dish with one clear rod. Empty. It taps again and gets the same note, and how pleasant that it is the same. It is not hungry yet. The meal is overdue, though. Give it another note.',
        when: ['baby', 'well'],
      },
      {
        text: 'Meal, rest, meal, rest. {name} taps it out against the wall, its back to you, stops where the next meal should be, and begins again from the start. The meal is overdue. Bring it, so that it can get past that place.',
        when: ['wary', 'well'],
      },
      {
        text: 'From behind the table leg comes a tap of crystal on tile, then four more, evenly. Where the sixth belongs {name} leaves a silence, and begins again. It is not hungry yet, nor coming out. The meal is overdue. Put it in the gap.',
        when: ['wary', 'well'],
      },
      {
        text: 'Cup, jug, candlestick, a gap, then the clock. {name} stands beside the gap, all its joints at the one angle, ready to wait there with you until it is mended. That is where the full dish goes. Its meal is overdue. Do it now.',
        when: ['well'],
      },
      {
        text: 'On the sill is a row of glass chips, one to a meal, all at one angle. At the end is a gap. {name} stands at the gap, not hungry yet, leaving you room on its left. Feed it now and the row is whole.',
        when: ['well'],
      },
      {
        text: 'In all of {name}, one joint has sunk to another angle than the rest, and it has not the strength to put it right. When your shadow touches it, it draws back by one tile. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} waits beside anyone who has a thing to mend. From you it waits two tiles off, rods folded, too weak to stand. The thing is the meal, and it is overdue. Bring it, and set it down straight.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has squared the dish to the tiles and the tiles to the wall, and it is still not right. It waits beside the mistake for you to come. One of its own joints is half a degree out. Feed it now.',
      '{name} has squared the spoon to the dish, the dish to the wall, and itself to the dish. All the angles agree. There is only the empty round in the middle, which it cannot mend alone. It is hungry. Feed it now.',
      'There is a gap in {name}, under the third rib, with straight sides and nothing in it. It is exactly one meal wide. Feed it.',
    ],
    starving: [
      'Five of {name}’s legs stand at the one correct angle. The sixth has slipped by two degrees, and it looks at that leg, and the leg does not come back. A faint ringing goes through all the rods. Feed it at once.',
      '{name} has been setting the dish straight, a hair to the left, a hair to the right, for hours, as if that were why nothing came. Its crystal has gone cloudy at the joints. It is starving. Feed it at once.',
    ],
    weak: [
      'All {name}’s joints meet at the one exact angle, except the left foreleg, which is off by a hair. {name} sets it right. It sinks again. {name} sets it right, more slowly, and looks up at you. Give it medicine, or a good rest.',
      '{name} sets down a foot, and it is not quite where it meant. It is not ill. It has held the same angle for too long. Give it medicine, or let it fold up and rest.',
      {
        text: 'It has put up a tower, to surprise you, three on three, and is leaning on the tower, and the tower on it. Neither could manage alone. It is so pleased. It needs medicine, or the bookcase.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has fluff on every joint, and the same amount on each, because it has shared it out. More than that it cannot do by itself. It looks like a pipe cleaner. It needs a wash.',
      'There is fluff in one of {name}’s joints, which now meets at nearly the same angle as the others, and it is walking in a very large circle on that account. Each time round it stops by the brush. Clean every joint, in order.',
    ],
    sick: [
      'One crystal rod has come away, and {name} has laid it parallel to the leg it belongs to, with the correct gap, so that whoever mends things will find it. The rest has clouded over. It is ill. Medicine, please, now.',
      '{name} takes seven steps, and the seventh does not match. It goes back and takes them again. One foreleg has clouded at the joint and will not hold the angle. {name} goes back. Medicine now, before it has to start over.',
    ],
    failing: [
      'One of {name}’s legs has come to rest at the wrong angle. It looks at the leg and leaves it so. All down that side the turquoise has gone to plain glass. Medicine and food, both, now, or it will die.',
      'A rod has come loose at the shoulder and {name} holds it in place with its jaws, very still, so as not to lose the angle. The turquoise is nearly water. Medicine, and food, now, or it comes apart.',
    ],
    near_death: [
      'The joints are letting go, one after the other, in order. {name} draws each fallen rod in under itself so that you will not have to look for them. Come now, and sit with it, and hold the rest together.',
      'One rod in {name}’s foreleg has slipped from its angle, and it has not put it back. It has kept the space beside it clear, one tile wide. Sit there now and care for it. It has hours, and cannot mend this alone.',
    ],
    asleep: [
      'Asleep, {name} has folded itself until every rod lies parallel to the floorboards. One board is slightly crooked. So, you see, is one rod, laid to keep it company. Leave both as they are. It needs nothing until it wakes.',
      'All the rods are folded along one line, and a little light goes down them and returns, at the same pace, over and over. You set your shoes by the bed, straight. In its sleep {name} clicks, once, as at a thing put right.',
      {
        text: '{name} sleeps folded up, all its rods in one bundle, like an umbrella. It has chosen the floor between your slippers, at the same distance from either. It must have measured that before it closed its eyes.',
        when: ['trusting'],
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
      'There are five tiles between you and {name}. You take a step, and there are five. You take one back, and there are five. It is well, and exact. Sit down on the tile you have, and stay on it.',
      'You come in unevenly, as people do, and every rod of {name} shuts like a fan. It could stand you better if it knew what comes next. Sit down, and breathe in and out, and then the same.',
      {
        text: 'There was a length of {wait} with nothing on either end of it. {name} has not found where that fits. Sit opposite, at the same place as last time.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      '{name} is well, every joint true. It is going over the room for what slipped while it was away, a cup, a chair, the calendar. Last it comes to you, looks up at your face, and finds something. It waits there with you.',
      'One rod in the left foreleg sits a hair out of true, and always will. {name} has looked at it in the mirror tile for some time. Now it lays that leg, and no other, across your thumb.',
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
        '{name} eats from the rim inwards, in rings, each of them a bite smaller than the last. In the middle there is one grain. It turns that round, so as to have it the right way, and eats it.',
        'The meal goes into {name}, and you can see it in there, through the glass of its sides, stacked. It eats until the dish is empty and the stack is level. It shuts its wing-cases over it with a click.',
        {
          text: '{name} eats from the left, then from the right, then from the left, until a single bite is over, in the middle. It stops. All its rods begin to hum. You take a knife and cut the bite in two.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name}, brooch-sized, sets one foot on the rim of the dish, then the next, each as far from the last as it should be. Now it stands over the meal and cannot reach it. It thinks. Every knee bends by the same amount.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You have set the dish a hair out of true. {name} eats, then waits until you are over by the door, and brings the dish, the spoon and the edge of the mat into line. It looks across at your feet. Those it leaves.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'The same dish, the same hour, the same tile. {name} tests each with a crystal foreleg before it eats. It finds nothing wrong. It would like to see that repeated, let us say, forty times.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You have set the dish down a hair to the left of its place. {name} raises one crystal leg to correct it, looks up at you, and lowers the leg. It eats the entire meal a hair to the left.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The same time, the same place, the same dish. {name} eats, chiming. It always stands four clicks away from you. It steps back to its place, one, two, three. It stops at three.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You set the dish down a little crooked. Once, {name} would have straightened it before eating. It looks at the dish, looks at you, turns its whole body to the same slant, and begins.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'You set the dish a finger’s breadth too far to the left. {name} looks at it, then moves the mat, then the stool, then, with small cold feet against your heel, you. Now everything is straight. It eats.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} takes hold of the dish to set it straight, measures, measures the other way, and finds it straight. You had knelt down to do it. It lifts its six feet off the rim, one after another, and eats.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats in equal parts, left, right, left, and then taps you once on the thumb with a foot. After {streak} meals on time you have been built in. Without your thumb it would not come out even.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You put the dish on the tile where it goes, and {name} eats, and you turn the handle to the right, and it has turned its horns to the right. That is {streak} in a row. You are both very much soothed.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats up, and with a tick it grows a rod, no thicker than a pin. There has been one for each meal, {streak} in all. It bends down to try the corner, looks at you, and tries it again. It fits.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats it up and steps back to look along the row with one eye. There are {streak} meals in it, none late, none missing. It had not known that a thing could go on being straight for so long.',
        '{name} eats to the last grain, and that makes {streak} meals on time, with no gap anywhere. It has grown a rod for it, as clear as water. It lays that on the floor, end to end with your shoe.',
        {
          text: 'On time, {streak} in a row. {name} eats, walks once round you, and nudges your left foot until it lies even with the right. Now nothing in the room is out of place.',
          when: ['well'],
        },
      ],
      early: [
        'To be polite, {name} takes one corner off the meal, then has to take the other three so that they match. That is all it has room for. What remains has eight sides and will keep.',
        'The gap has not opened yet. {name} takes in a sliver along the edge and stands the rest upright beside it, for when there is room: at {opens}.',
        {
          text: '{name} takes a crumb from the left of the dish, and so has to take one from the right. There it ends. With its glass horns it slides the dish along the tiles, three exactly, to where its hunger will be.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal, all of it. Then it lifts the dish and puts it down, and lifts it, and puts it down. It is not the dish that is out of place. It looks at you, and cannot reach.',
        '{name} had folded up when nobody came, and it opens for the dish with one creak more than it has joints. It eats everything. When it sets its feet down, one is a little further from you than it should be.',
        {
          text: '{name} had the dish, the mat and itself in one line, and here you come late and at a slant. It squares the dish and eats. There was a gap in the row, about as wide as you. It closes that up.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Before the dish {name} has laid out matchsticks in a row, all at one angle, until some way along they begin to lean. Those must be the late ones. It eats. Then it sets them straight, with its back to you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, and leads you along the wall, where it has laid a tile for every meal, all flush as ice. The newest is out by a hair. It has not touched that one. It waits beside it, leaving you room.',
          when: ['from_child', 'well'],
        },
        {
          text: 'While it waited {name} straightened the tiles, and the spoons, and squared the dish with the wall. You set the food down a little crooked. It eats, at the proper angle. It does not put the dish straight after you.',
          when: ['well'],
        },
        {
          text: '{name} crosses to the late meal in six steps and rests after each, every rest the same length. It eats, goes back, and stops one tile further from you than it began. Give it medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has been tiling the floor, one tile for each thing that came when it should. There is a gap. You kneel to fill it, and a thin foreleg, not quite steady, is laid across. It eats. The gap stays.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} is hours old, and so far there has been one rule, the dish, and it has not held. It eats, late, its small horns crossed in front. You come a tile closer. It goes a tile back. That, at least, is regular.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has gone cloudy, and one knee is out of line. It eats a grain or two of the late meal, stops, and tries to set the knee right, and cannot. It will not have your hand there. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours {name} rings dull when you touch it, like a cracked cup, and moves away from the finger. It eats, and waits after each bite for the shaking to stop. Come on time, and on time again.',
        'For {hours} hours {name} went over the same few tiles, as there was no other order left, and there is a line worn in the floor. It eats. It does not leave the line. Be here for every next meal.',
        {
          text: 'Along the wall runs a row of tiles, one for each meal, edge to edge. {name} eats what you bring. Then it lays the next tile, leaving a gap of exactly one, and settles on the far side of it.',
          when: ['well'],
        },
        {
          text: '{name} eats, so long after, left, right, left, right, and there is no chime. Then it turns edge on, every rod behind the next, until there is only one thin line for you to say sorry to.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} keeps a row of tiles, one to a meal, edge to edge. You feed it after {alone}. It eats, fetches the new tile, and sets it down beyond a gap of exactly that length. The gap it leaves to you.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'Every joint of {name} meets at the same exact angle. After {alone} with nobody there it eats, and the one leg nearest you is drawn in by a degree. It looks wrong. It leaves it like that.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} held every angle and nobody came. Now one crystal leg has slid out of true. It eats lying down, and when you reach to straighten the leg it draws it away. Sit beside it, and come on time.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} would wait with anyone to mend what was out of place. It waited {alone}, with no one. It eats a little, weak in every joint, and moves one tile further from your hand. What is out of place is you. Be here.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It has stayed on its mark until its legs went. {name} lies in the exact middle of the tile, one rod dark, and another. It eats, so long after, unevenly. You bend to turn it upright. It draws in its feet, on your side only.',
          when: ['wary', 'weak'],
        },
        {
          text: 'All its rows are still laid out, pebble, pebble, pebble, up to where you should have come. {name} eats, so late, and does not ring. Then it drags itself along to the end of the row, and takes that last one in.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} turns the dish until its edge runs true with the wall, then lays the spoon square to the dish, and steps back. You wait for it to eat. It is full, and had supposed you brought this to be straightened.',
        'Every space in {name} has something in it. It leans the meal against the wall at a pleasing angle. At {opens} there will be room.',
        {
          text: '{name} is complete. It goes once round the dish, looking for somewhere in itself that a piece like this is missing, and there is nowhere. It does what it can, and sets the dish square. You empty it into the bin.',
          when: ['no_item'],
        },
        '{name} is closed along all its edges, and takes your finger round them, one after another, so that you can feel there is no gap. Bring it again at {opens}.',
      ],
      ill: [
        '{name} eats four bites, each as big as the last, and sets the rest out in a row. The row is crooked. Its foreleg goes to mend it, ticking at the joint, and stops short. Put the last one straight. Then medicine.',
        '{name} eats one row and looks at the second as one looks at stairs. You break it smaller. The cloud in it has not moved. Put the plate by, and give it medicine.',
      ],
      loved: [
        '{item}: and it fits. {name} takes it in without altering a single angle, and rings like a glass when a finger goes round the rim.',
        'Both halves of it are eaten at once, one from each end, so as to meet in the middle. On the plate {name} leaves a corner of the label: {item}.',
        {
          text: 'You lay {item} before it, straight, as you have learnt to. {name} rings. It comes from every joint together, one clean note, and the glasses in the cupboard find it and take it up on their shelf.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You put down {item}, and a hum goes through {name} from rod to rod until the shelf takes it up. It eats with all six feet planted. The cups are still ringing when the dish is clean.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} tries it lengthwise, and across, and on its point. {item} goes in no way up. Something that repeats would be better, or a few crystal salts.',
        'A little is put away at the back, where it does not show, and the rest is built, on the plate, into a very small neat wall, with you on the far side: {item}. It had hoped for rock candy.',
      ],
      harmful: [
        'A crack has run through {name}, and its rods ring with the pain, each on its own note. It ate what was set in the usual place. It was {item}. That was no meal. Never set it there again.',
        '{name} has gone milky, and the angle is wrong at every joint. It keeps trying to put one right, and it hurts. What did it has a name, {item}. Keep that from it always.',
        {
          text: '{name} stands with no two legs at the same angle, and does not seem to know it. It has gone milky to the horns. You had put {item} in the usual place, so it took it. It trusts the place. Never put that there again.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}. There is a note like a glass being flicked, and a crack runs through {name} from one antler to the tail, branching. It holds itself together with all its legs. Never that, never.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You drum on a lid with your fingers, and {name} drums with its feet, of which it has more, so that you never end together. Round it goes. At last you do, on one beat, and it flashes like a chandelier.',
        'You cross the floor on the dark tiles only, and {name} comes behind you on the light ones. At the wall you both turn and change over, and nobody had spoken of it. It shivers with joy in every rod.',
        {
          text: 'You step left, and {name} steps left. You step right, it steps right, every joint ringing with pleasure. It could do this for ever. You step forward. It steps back, by exactly as much.',
          when: ['wary', 'well'],
        },
        {
          text: 'You lay one tile crooked, and {name} clicks it straight and waits for the next. This goes on happily for a whole row. Then it sets one down itself, wrong by a hair, and watches what you will do.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You are laying tiles together, and you set one crooked on purpose. {name} waits. You let it. At last it sets one of its own crooked, at precisely your angle, next to yours, and now it is a pattern.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You lay a tile, {name} lays a tile, all along the floor. Halfway you put one in crooked, on purpose. {name} studies it, and you, and then goes back to the start and turns every one of its own by exactly that much.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You lay a tile wrong, on purpose, and look away. There is a pause, a click of crystal, and it is right. {name} lays one wrong for you. You play until the whole floor has been wrong once and is perfect.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tap the table once, and {name} taps once. You tap, and it taps. There you stop, as people do. It waits, both horns up, in perfect confidence. You tap. Light runs through it from end to end.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You put down a matchstick. {name} puts one against it, at the angle of its own knee. So it goes on, turn by turn, until there is a second small beetle on the floor, and {name} steps aside to let it go first.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, which was as pleased as can be, having found two spoons alike. It plays very nicely. Now there are two spoons and a game. It moves the spoons apart, so as to have the game in the middle.',
        '{name} takes its turn, and its turn, and its turn. It would have been quite as happy to go on opening and shutting a box. It lets you know, by a flash, that yours is a very good box.',
        {
          text: '{name} is as glad as geometry allows. You play at pat-a-cake nevertheless, your two hands and its six feet. It comes out uneven, and it thinks that over. It gives you two of the feet to hold. Now it is four and four.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} has tiled the hall, and is in the last corner, glowing like a church. You hand it one more tile. It turns that over, and over, finds no room for it anywhere, and wears it as a hat.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You lay out the pieces, and the figure stays flat on the floor. {name} has not a rod to spare for it, and offers you a foot, to go on with. Give it back. It is the one who lacks something.',
        '{name} sets the first piece and cannot lift the second to it. It lays one foot along your hand. See to what it needs first.',
        {
          text: 'You lay out the tiles with one askew, as {name} likes it. It comes up to the crooked one, sets its horns to it, and cannot. Now two things here are out of place. Mend {name}, then the tile.',
          when: ['no_item'],
        },
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
        {
          text: 'You bring out {item}, and every joint in {name} rings, highest to lowest. It does the thing once, to see it, then nineteen times to be sure. On the twentieth it moves over and makes room for you.',
          when: ['well'],
        },
        {
          text: 'You have brought {item}, and {name} plays it forty times, with a chime at the end of each. You would have stopped at thirty. It sees that you did not. It lays one glassy foot on yours for the rest, to save you keeping count.',
          when: ['trusting', 'well'],
        },
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
        'You rinse {name} under the tap. The water runs along every rod and takes the dust with it, and drips from all the ends at the same moment. You have never seen anybody wet in such good order.',
        'You work the fluff out of the joints of {name} with a feather. After each it bends that joint, and it gives a small clean click, like the one before. That is what it was waiting to hear.',
        {
          text: 'Dust had rounded every corner, until no two of its angles agreed. You wipe one rod, so the next must be wiped to match, and so on all the way about. With the last of them {name} clicks, once, all over.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wipe five of {name}’s legs from hip to foot and the last from foot to hip. It holds that one out again, without reproach, and waits. Wiped properly, it lets through the same blue as the rest.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe {name}, and the cloth slides along it and comes off without a mark. To be sure, you do it again. It has no objection. Whatever is done twice is done nicely.',
        'There is no dust on {name}. You hold it up to the lamp to look, and small violet squares run over the ceiling, every one clean. It stretches out a leg, and there is a row more.',
        {
          text: 'You polish what was already glass. {name} holds out its legs in order, front to back, and at the sixth discovers the one thing on it that needs wiping, which is your thumbprint on the first.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Left rod, right rod, left rod. Nothing comes off on the cloth. You give up at fourteen. {name} goes on holding out the next leg, and the one after. You do them, too, and both of you breathe out.',
          when: ['well'],
        },
      ],
      loved: [
        '{item}, and each edge so sharp again that the daylight is cut on it. {name} lays the pieces of it along the wall.',
        'Under the dust there was a facet that {name} had given up for lost. It holds it up to the lamp, and then holds up the reason: {item}.',
        {
          text: '{name} shines at every joint now, thanks to {item}. It goes over itself rod by rod, finds the left the same as the right, and leans, one degree out of true, towards you.',
          when: ['well'],
        },
        {
          text: 'With {item} you do one joint, and the next, and the next. When you miss one, {name} does not complain. It holds that leg out at the exact angle, and waits with you.',
          when: ['well'],
        },
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
        '{name} takes the drop, and you see it travel down through the glass, from rod to rod, round each corner at the same angle. Where it has passed, the milkiness clears, as when a pane is wiped.',
        'You give {name} the spoon on the left, and it opens its mouth on the right as well. So half goes in on either side. It stands a little straighter, and by the same amount all round.',
        {
          text: '{name} takes the medicine in four equal swallows. A crooked joint clicks home, then the next, all down its left side in order. Before the last one it stops and waits, until you have laid the spoon straight.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You give it the drops, and for a time {name} is still a heap of glass rods at odds on the cloth. Then one comes straight, and waits for its neighbour. Left, right, left, they click home, and {name} stands on them.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You hold {name} to the lamp and look for a flaw, and there is only the room, upside down, six times. It is well. Put the bottle back.',
        'It finds nothing to join. {name} sets the spoon down parallel to the other spoons, and you can see that it is whole.',
        {
          text: 'The drop runs down {name} from rod to rod, turning the same corner forty times, finds no joint out of true, and comes off at the foot. {name} pushes it to the centre of the tile. Keep the rest for when it is ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}: and the cloud thins to a thread, and the thread straightens. {name} lays one horn along your wrist, at the angle of a thing at rest.',
        'It goes in at the flaw as though the flaw had been cut for it. {item}, and not a rod too much. {name} holds quite still to let it set.',
        {
          text: 'It is {item}, with the medicine in it. {name} eats by the pattern: bite, turn, bite, turn, bite. It helps. Then it stands with its jaws open at the exact same angle, for the exact same again.',
          when: ['item'],
        },
        {
          text: '{name} loves {item}, and today there is medicine in it, like one tile out of place. It stops. You wait together. Then it eats, tile and all, and it helps, and everything is straight.',
          when: ['item'],
        },
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
        '“Not the calendar,” you tell {name}, which had moved a Sunday, so that the month came out square. It moves it back. It has learned that. For a while it goes about on the cracks, where it never walks.',
        'You take the scissors away from {name}, and the fringe of the tablecloth, which is now very straight. It looks from the one hand to the other. It has understood. It does not click for some time.',
        {
          text: 'It had straightened the guest’s shoelaces while the guest was walking. You say no, once. {name} lets go of the lace, folds in all six legs, and sits at right angles to you until the guest has gone home, tripping.',
          when: ['well'],
        },
        {
          text: 'You have to say it: the books were not wrong, and are to stay by author. {name} puts them back, all of them, flush. Then it goes and stands in the tiled bathroom, where things were properly done from the start.',
          when: ['well'],
        },
      ],
      little: [
        '{name} had that rule already, between two others that lean on it. It shows you where.',
        'You say it, and {name} says the second half in two soft notes. It was straight on that.',
      ],
      bad_time: [
        'At your voice something in {name} goes tink. It finds the place, a hair-thin line across one rod, and turns that side to the wall. Then it takes apart what it was building, from the top down.',
        'Your voice comes down hard, and somewhere inside {name} something goes tick. It does not move away. It only turns until it is edge on to you, so thin that there is almost nobody there.',
      ],
      loved: [
        '{item}: that was all it took. {name} sees the row, sees the one out of the row, and is already walking round to its place.',
        'A rule with an axis down the middle is one {name} can keep. It repeats it to the table leg: {item}.',
        {
          text: 'The lesson is {item}, and it comes round and round. {name} makes the same slip at the fifth step, and the next time again, and then not. It chimes from end to end, and asks for it over, for the joy of that fifth.',
          when: ['well'],
        },
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
        'You draw one curtain, and {name} draws the other, so that they meet in the middle. Then it lets itself down, legs in pairs. It is still awake. It is looking at the straight line where they meet.',
        'You lay {name} on a towel and fold one corner over it. It folds the opposite one. You do the third, and it does the last. It lies in there like a letter, and its light goes low.',
        {
          text: 'One crystal rod had slipped and {name} lay crooked. You set it square to the edge of the bed and sat by. As it rests the joints come true, one click, then the next. At the last the whole beetle rings, like a glass.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} folds its crystal legs one after another, each to the same angle. The last one trembles and stops short. You ease it in by a hair. Something clicks through the whole turquoise body, and the light in it goes level.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You fold {name} up and put it to bed, and it lies flat. There is a small ping, and then another. The legs are coming out again, one by one, in their order. It is not tired.',
        '{name} lies in its box, quite straight, and looks up at the lid. There is a grain in the wood. It follows that from one side to the other, and back. It would not have missed it for any sleep.',
        {
          text: 'You lay a cloth over {name} and bid it rest. It lies precisely as it was laid. But the cloth has a crease, and every so often a glass leg clicks out, smooths it, clicks back. The crease returns. So does the leg.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You cover {name} with a blanket and tiptoe out. When you look again it is standing at the hem, holding up one thread of the fringe. Forty on that end, forty-one on this. Nobody was going to rest under that.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'So many sides to it, and every one has a use. {item}: {name} puts a foot to each, and is shut before you have let go.',
        '{item}. From inside comes one note, held, then that note an octave down. {name} is resting.',
        {
          text: 'You have brought {item}, at the usual moment, and {name} gives its usual sigh, three notes going down. It folds the left legs, the right. It leaves out one rod in your direction until you have said what you always say.',
          when: ['well'],
        },
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
        'Your crossed ankles make an angle that {name} has nowhere on it. It considers them for a long while, from both sides. Then it settles against your heel and, with a small glass click, sets one leg to match.',
        'You sit crookedly, as people do. {name} goes over you, knee, elbow, chin, and finds no two angles the same. It stays anyway. Toward the end it has tilted one crystal foreleg, by a degree or so, to match.',
        {
          text: 'You sit where you sat before, and {name} comes to the tile that it came to before. There it thinks. It comes on by one more. It looks back at the old tile, which is empty, and bears it.',
          when: ['warming'],
        },
        'A corner is laid on your knee, then taken away, then laid there for good. It is off a wrapper, and one can still read it: {loved}.',
        'You once were {wait} away. {name} has the length of it inside, clear all through, and lets you see the lamp at the far end.',
      ],
      little: [
        '{name} has put in its layer, and it must set before the next. Let it stand for an hour.',
        'Three sides you have sat on, and the fourth is the wall’s. That is enough for now. {name} wishes to step back and look at the shape.',
      ],
      ill: [
        'Something in {name} has slipped, and it rattles as it breathes. You sit, and lay two fingers on the floor at the angle of its feet. The rattle finds your pulse and slows to it. Now see to what it needs.',
        'You put your hand flat on the floor, and {name} stands on it, where the boards do not shake. It is easier to hold together there. Look what it lacks, food or medicine, and bring that next.',
      ],
      asleep: [
        'You sit down anyhow. After a while you find that your elbow has come to the same angle as your knee, and both to that of the sleeping rods. In the nearest of them something eases, with one click.',
        '{name} sleeps, and you sit at its side, and find that you have crossed your ankles. When next you look, it has crossed its forelegs, fast asleep, at the same angle.',
      ],
      shy: [
        '{name} stands four tiles off, every rod locked, and counts your breathing. It is nearly even. You cough, and the count goes back to nothing. In, out, in, out. At the hundredth, one joint of one leg comes undone with a small click.',
        'You sit, and your foot is a little crooked to the floorboards. {name} bears it for as long as it can. Then it comes out, nudges the toe of your shoe parallel, and returns to its corner, though not as far.',
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
