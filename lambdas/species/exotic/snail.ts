/**
 * The Snail wants one leaf, damp, and the time to finish it. It writes a diary in silver with the sole of its foot, and
 * as it is always standing on the newest word, it has never read that one. It holds that rain is somebody reading,
 * which is why the words are gone afterwards. Its shell has rooms: the innermost is the size of a crumb, it was born in
 * it, it cannot get back in, and it keeps it tidy. Each eye holds its own opinion, the left being hopeful and the right
 * wanting proof, and it moves when they agree. It has seen that you wear a spiral on the end of every finger and
 * believes that you own ten very small houses and nobody lives in them. It tastes with its foot, has some fourteen
 * thousand teeth and has told no one. It fears dry air and salt. It sulks by going in and pulling down a paper blind, a
 * new one each time. It trusts by the inch. It never hurries, never goes backwards, and never leaves without leaving a
 * line. Its keeper is the weather that has a thumb.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Out of the egg comes one eyestalk and then, when that seems to have gone well, the other. They look at each other. Then they look at you. {name}’s shell is still so clear that you can see the heart going.',
    'A pearl in the soil goes soft, and {name} comes out wearing a shell so thin that you can see its heart through it. It eats the pearl. One eyestalk rises, no longer than an eyelash, finds you, and is amazed.',
  ],
  looks: {
    thriving: [
      '{name} has climbed a blade of grass, and the grass bends slowly over and lets it down, eyes out, wind in its face, through as much as four inches of air. It goes back to the bottom and climbs.',
      'It is damp, and {name} is out to its full length, and that is a surprising length. It has the whole leaf to itself. It goes along the middle, where it is widest, like somebody with a ballroom and nobody looking.',
      {
        text: '{name} has gone a finger’s breadth along the leaf, and behind it lies a line of silver, rather shaky. It turns both eyestalks round and reads it through to the end. It seems astonished at who wrote that.',
        when: ['baby'],
      },
      {
        text: '{name} is the size of a lentil, and its shell is so thin you can see lunch going round in it. It has reached the first vein of the leaf and is considering whether to cross.',
        when: ['baby'],
      },
      {
        text: '{name} is crossing your thumb, which lay in its way. An eyestalk goes up to the weather, which is your face, and does not draw in. By the second knuckle the silver line has grown a small unnecessary curl.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The silver line along the path makes a bend around nothing. Then you remember resting a fingertip there. {name} has gone round it with care, as if you might want the place again. Both eyestalks come about to see you notice.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has one leaf, and wants nothing else. It sees you, lays its eyestalks together to think, and begins to move over. In an hour or so there will be room for you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name}’s silver line runs straight along the leaf, makes one small loop, and runs straight on. You bend down to see why, and your shadow fits the loop. At the end of the line two eyes are lifted to you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The entry in silver runs along the path, across the step and up your left boot as far as the second lace. {name} is at the end of it, still writing. You had been going somewhere. You let it finish the line.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The silver line comes down the path straight at your shoe and, one leaf short of it, turns a neat corner. {name} is behind the corner, plump and content, one eyestalk out to you. The other is being kept back.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You look in. {name}, perfectly happy with its one leaf, turns its shell to you and its face to the rest. This takes a good while. You both wait politely until it is done.',
        when: ['from_child', 'wary'],
      },
      'All down the watering can, in letters as tall as the can, with loops: {loved}. {name} is on the handle, underlining.',
    ],
    content: [
      '{name} is on the underside of its leaf, and the leaf dips a little, there, as under a thought. Nothing else is going on. A drop runs down to the tip, takes its time, and lets go.',
      '{name} has stopped in the middle of a word. It is not stuck. It has come upon a small bump in the path, and is thinking what it may be like on the other side. It has all but set out.',
      {
        text: '{name} is halfway along its leaf. A drop rolls down from above, stops before it, holds the whole garden upside down, and falls off. {name} looks at where that was, and is a little more than halfway.',
        when: ['well'],
      },
      {
        text: '{name} has reached the tip of its leaf. It puts out both eyestalks over the edge and surveys the table, the house, you, and whatever comes after that. Then it turns, taking its time, and starts back along the other side.',
        when: ['well'],
      },
      {
        text: 'Today’s entry in silver along the edge of the leaf says: along, round a drop, along. {name} has stopped at the tip with one eyestalk out and one in. It may go on. The leaf is long enough.',
        when: ['well'],
      },
      'The silver along the pot rim says {loved}, and a little further on, where the sun gets to it, {loved} once more.',
      '{name} has kept its diary for {days} days. The rain has had most of it. What is left goes from the tap to the fern and is in excellent spirits.',
    ],
    curious: [
      'The left eye goes out to the new thing and likes it. The right eye goes out for proof. {name} stands below and awaits the report.',
      '{name} has climbed the plant label and is reading it with its foot. It has got as far as “sow”, and is turning that over.',
      'You have put down your cup. {name} climbs to the rim, sends one eye over, and has it back with steam on. The other would now like to see for itself.',
    ],
    bored: [
      'For an arm’s length the silver runs dead straight, without one loop. At the end sits {name}, eyestalks hung over the rim of its leaf, looking at no more leaf. Lay a finger in its way and be a mountain. It wants to play.',
      '{name}’s diary runs all round the edge of the leaf, meets its own beginning and has been gone over twice in the same words. The eyestalks hang. Nothing has happened in it. Lay a twig across to somewhere, and play.',
      {
        text: 'The last word in silver is three days old and was not finished. {name} sits beside it with both eyes in. Lay a twig across the next bit, and be there when it gets over. Play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has begun a silver line along the rim of its dish and stopped in the middle. It stands there on the last word, with both eyes up. It cannot go on until it knows how dinner was. Its meal is due.',
      '{name} has eaten out to the edge of what there was, and has come to plate. It gave the plate a fair trial, with all its fourteen thousand teeth. It is still plate. Its meal is due.',
      {
        text: '{name} has been all over its leaf, rim to rim, and knows what there is: a drop, a vein, and a hole. It has settled at the hole to look down through it at you. Its meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is so new that you can see the veins of the leaf through it. It has come to the edge, and puts out both eyestalks over nothing, towards you. It is not hungry yet, only overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has stopped a hand’s breadth from where the lettuce goes. One eye is out, pointing at the place. The other’s still in the shell, with the rest of it, in case of you. Feed it.',
        when: ['wary', 'well'],
      },
      {
        text: 'The silver runs from the leaf to the dish, once round the empty rim, and home again. {name} has drawn in one eyestalk and left the other on you. Its meal is overdue. Put it down now, and step back.',
        when: ['wary', 'well'],
      },
      {
        text: 'When the meal fell due {name} set out to look for you, and it has come the width of a postage stamp. Here you are. Both eyestalks lift, well satisfied, and it begins to turn round. Feed it now, while it travels back.',
        when: ['well'],
      },
      {
        text: '{name} has set out to fetch you. The silver line begins at the dish and is already as long as your thumb, and both eyestalks marvel that you have come the rest of the way. Its meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The silver line stops halfway along the path. {name} is at the end of it, too weak to write on, and draws in one eyestalk as you bend down, then the other. The meal is overdue. Bring it there, now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has closed its door with one last silver page, which is not for you to read. It is weak in there. The meal is overdue. Lay it against the door now, and leave as slowly as it would.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'It has started on the plant label. Two letters of your good handwriting are rasped away already, and you can hear the tiny tongue on the wood. Fetch {name} a proper leaf, a wet one.',
      'The silver line goes up to the dish, round it, round it again, and there the handwriting gets thin. {name} is at the end of it with both eyestalks drawn in. Its meal is overdue and it is hungry. Feed it now.',
    ],
    starving: [
      'The silver line goes along the path, thinner at every stone, and stops a leaf’s width short of the leaf. {name} is at the end of it, shut in its shell. It is starving. Put the leaf against it now.',
      'The mouth of the shell has been closed with a thin dry skin, the way a shop window is papered over. When your shadow crosses it, something behind it still stirs. {name} is starving. Wet the door, and feed it at once.',
    ],
    weak: [
      '{name} is going along its leaf and stops at each rib to rest. It used to stop only for the view. It is not ill, but the house has grown heavy. Let it lie up, please, or give it medicine.',
      'There is hardly any shine to the line behind {name}, as with a pen that wants filling. Its eyes are carried low. It will get to the end of this word, and no further. Rest, please, or medicine.',
      {
        text: '{name} goes in when you come, but only as far as it can get without lifting the house. That has grown too heavy. The foot is left on the step, thin at the hem. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It sets out for you with both eyes up, and gets as far as the crack in the table, and looks over, and is out of breath, and waves one. Bring it the medicine, and your thumb.',
        when: ['glad'],
      },
    ],
    dirty: [
      'What {name} writes is coming out brown. It has not been rinsed for two days, and the silver is all mud. It stops, and puts one eye back to look at the last word. Wash it, please.',
      '{name} used to shine, and now there are two days of soil along the whole of the spiral. It is carrying a flowerbed. Something has come up on the roof, with two leaves. It needs a wash, please.',
      {
        text: 'The diary is getting hard to read. For days the silver has come out grey, with grit in it, and one fir needle has been dragged through every line. {name} looks back along it with one eyestalk. It wants rinsing.',
        when: ['from_child'],
      },
    ],
    sick: [
      'The silver goes halfway along the edge of the step, thins to a thread, and breaks off in the middle of a word. {name} has drawn in behind a dry skin. Give it medicine now, and wet the stone around it.',
      'You touch {name} on one eyestalk and the eye goes in, as it should. You count to sixty. It does not come out to see who that was. The foot on the leaf is dull and has begun to curl. It needs medicine now.',
    ],
    failing: [
      'The silver runs along the edge of the path, thins to dots, and stops a hand short of your door. {name} has drawn in as far as the shell goes. It was coming to tell you. Medicine and food, at once.',
      'The trail gets fainter along the stone, breaks into dots, and stops. Where it stops is {name}, far back in the spiral, with only a thread of foam at the door. Medicine and something green, now, or the diary ends here.',
    ],
    near_death: [
      'A silver line sets out from the leaf and makes straight for your chair. It grows thinner. A hand’s breadth short it stops, and there is {name}, half drawn in. Come the rest of the way and sit with it now. It has hours.',
      'The silver on the leaf goes thin, then dotted, and at the last dot is {name}, drawn in, all but one eyestalk kept out to see who comes. Come now, sit with it and care for it. It has only hours.',
    ],
    asleep: [
      'By torchlight you read the silver line along the leaf. It runs straight, goes once all the way round a drop of water, and runs straight on to the shell, where {name} is asleep. Nothing is wanted until it wakes.',
      '{name} has sealed its door for the night with a pane of something like sugar. Today’s entry runs up the pot in the moonlight, round the rim and in. It says leaf. Leaf, leaf, rain, leaf. Let it sleep.',
      'Your lamp finds the diary, drawn along the edge of the leaf: out to the tip, a long halt there, and home. The ink is dry. At the end of the line stands {name}, drawn in and asleep, like a seal on it.',
    ],
    asleep_in_danger: [
      'Behind the paper blind {name} sleeps too deep, and its life is thinning. It wakes at {wakes_at}. Until then it takes only company: reflect, now.',
      '{name} sleeps, and the shell has grown light in a way that it should not. Sit beside it now and reflect. It does not wake before {wakes_at}.',
      {
        text: '{name} went in without its dinner, and all the rooms are bare. It wakes at {wakes_at}. Sit by the shell now and reflect, and have a leaf there for when it looks out.',
        when: ['unfed'],
      },
    ],
    shy: [
      'It is all set down in silver along the boards. Left the fern, good going, saw you, turned off. The line ends at the wall in {name}, both eyestalks drawn in. Sit by the blank part, quietly, and wait for the next entry.',
      'Your shadow falls on the leaf, and {name} draws in one eyestalk. The other it leaves out, to see what you will do about it. Sit down beside the leaf, quietly, and do nothing about it.',
      'It once wrote the same word for {wait}, and nobody read it. {name} holds its pen up now. Sit by, and do not ask what the word was.',
    ],
    back_from_death: [
      '{name} is going round its leaf, all the way along the edge, to see whether it is the size it was. It has been somewhere with no edge. Back at the stem both eyestalks come down. Still ample.',
      'In the silver along the path there is a gap as wide as your thumb. Then the line takes up again and runs on to {name}, who is well, with both eyestalks turned back toward the gap. It is not going to fill it in.',
    ],
    old: [
      '{name} has a thick white lip to its shell now, and that means the house is finished. It sits at the front of it and receives.',
      'More than a hundred days, and it has crossed the sill both ways. {name} takes the long route round the pot, for the view, and nobody would think of passing.',
      {
        text: 'It takes {name} the better part of an hour to cross to you these days, and it has never once thought of that as far.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} lowers its chin on dinner, and there is a sound as of somebody sanding a very small boat. You have to hold your breath for it. It goes on until there is no dinner, and then until there is no sound.',
        '{name} eats along one edge, comes to the corner, raises both its eyes to look at the view, and eats back. So a whole dinner is crossed. It ends where it began, with nothing left in between but the way.',
        {
          text: '{name} is the size of a shirt button, and its meal is a hill. Up it goes. Two eyestalks rise over the top, find you there instead of a sky, and stay out. Behind it runs the whole of its diary, about an inch.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'You give it the tip of a lettuce leaf, which is more country than it has ever seen. {name} begins at the coast. Its shell is clear as a bead still, and you can watch the green going in.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The silver line runs straight to the meal, which is on time, and a perfectly happy {name} eats it. Then the line runs on, in a wide careful curve, round your finger. That is your first mention in the diary.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'Today’s entry is easy to read. A straight silver line to the dish, three glad loops all the way round it, and then home by a very wide curve, which bends out just where your shoe is standing.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats a hole in what you brought, quite round, and puts an eye through it, and there you are. It draws in the eye. It eats a little more, and then there is a hole for both.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'From leaf to dish the silver runs straight as a ruler. Afterwards, fed, it does not go home the same way. It bends aside, touches the tip of your finger, travels all round the nail, and only then turns back.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You leave a finger on the rim and {name} eats in its direction. Later you read the entry: one silver line along the edge, quite straight, with a single loop in it, the size of a fingertip. It goes round twice.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You are on time. {name} eats a hole in the meal, neat as a keyhole, and puts one eyestalk through to see whether you are still there. You are. It draws the stalk in and goes on with the hole.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats to the middle of the dish and out at the other side, down the cloth and over the back of your hand, and you hold it still all that while. It leaves one line there in silver. It is about you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You lay the lettuce at the edge of the path, at the hour, and the silver line is already bending towards it. {name} eats a small round window, and through it, one eyestalk at a time, looks out at you.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats from the near edge to the far one and writes it up along the rim, in silver. With this it has put “came” {streak} times running. It no longer puts who.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} is so new and clear that while it eats you can watch the dinner go down. That makes {streak} on time. It takes in one eye at being seen through. The other stays out, to see who is looking.',
          when: ['baby'],
        },
        {
          text: '{name} comes out under the dish, on the side away from you, and eats from below. It takes it very long, and the foot holds only at the edges. Nothing is left. There is no silver where it goes. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        'In between {streak} meals on time {name} has been coming towards you, at its own speed, and told nobody. It eats this one, and then it is there. It puts out both eyes and touches your sleeve.',
        '{name} eats up and goes along the shelf. There are {streak} lines of silver there, for the meals on time, one below the other, and not one blotted. From where you stand it is a letter. It only wants signing.',
        {
          text: '{name} has put down {streak} on time, in silver, side by side along its leaf. The oldest line wanders off to look for you. The newest runs straight to the dish and stops, and {name} eats at the end of it.',
          when: ['well'],
        },
      ],
      early: [
        'You are early, and {name} comes out to see what o’clock it is. It tastes a corner. It goes in. It has put a small silver mark by the dish, so as to know where to begin at {opens}.',
        '{name} has not finished the last leaf yet. It puts one tooth to this, out of the fourteen thousand, so that you will not have come for nothing, and goes back to the place where it was. Come again at {opens}.',
        {
          text: '{name} extends one eyestalk over the dish, takes a piece the size of a comma, and is done. Then it returns to its diary. The silver runs straight, goes round your dish in a careful curve, and runs straight. That was you.',
          when: ['no_item'],
        },
        {
          text: 'It is all there in silver: a straight line to the dish, a small blot where {name} tried a little, a wide curve round the rest, and home to the leaf. You were present for every word, and it was a long sentence.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late meal, all of it, and turns for home. It takes a long while to turn. The house comes round last, like a door being closed by somebody who does not slam, and you are looking at the back.',
        '{name} eats up. In its diary, along the edge of the dish, there is a long dry gap, and then the silver goes on. It does not mention you. It has been its habit to put a curl there.',
        {
          text: 'The silver line on the sill leads to the dish and then round it, and round it, nine times while it stood empty. {name} eats now, with its eyestalks in. The tenth line, when it comes, goes off the other way.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Where the dish should have been, the silver goes round and round and round. You set the meal in the middle of the ring. {name} draws in both eyes until your hand is gone, then eats, beginning at the far edge.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} had started out to meet you. The silver runs from its leaf to nearly halfway along the path, a journey, and turns back. It eats, in its own time. The trail it makes afterward keeps to the hedge.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} had eaten the leaf down to its one vein and was waiting at the end of it. You bring the new leaf. It crosses over, unhurriedly, and today’s line along the path, when you look, runs round your boot instead of up it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You set the dish down a hand’s breadth away, and then see that for {name} this is a journey. You slide it up to the shell. Both eyestalks go in. After a long while the mouth comes out without them, and eats.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} would go into its shell at the sight of you, so late, but then it could not eat. It goes half in. It has no strength to go further or come out. Leave medicine by it, and let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The leaf is late, and {name}, a seed with a foot, comes down upon it at once. Both its eyes eat as well. When it is full they rise, and look at you, and do not agree. Then they do, and it goes in.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} rasps a very little off the edge and stops. Its foot is dry at the hem and no longer holds. It turns from your finger, and that uses up what damp it had. Medicine, please, and wet moss.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} went to look, as far as it could in {hours} hours. There is a little silver, then dry stone, then {name}. It eats everything, its foot curled at the hem, and takes in both eyes from you. Please come in time.',
        'You have to wet {name} loose, like a stamp, for in {hours} hours it has glued its door to the stone. It eats all of it, and shrinks from the wet finger. Do not let it dry again.',
        {
          text: 'It is all there in silver on the path: a line to the dish, eleven times round the empty dish, and off under a pot. You set the meal down many hours late. {name} comes. The new line bends wide round your hand.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has sealed its door. A skin has dried across, thin as the paper on a jam jar, and you have to wet it and wait. It does eat. It leaves a rim of the paper on.',
          when: ['well', 'no_item'],
        },
        {
          text: 'A line of silver runs down the path to the gate you left by, turns there, and comes all the way back. You read it as you walk in: {alone}, one sentence. {name} eats with its eyestalks drawn halfway home.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'The diary tells you what {alone} was like. A silver line goes from {name}’s leaf to the place you come in by, and round it, and round it, and home. It eats. The shell is turned to you.',
          when: ['wary', 'well'],
        },
        {
          text: 'The silver runs along the path towards where you come from, and stops half way. {name} had {alone} to write it. It eats, very pale, and at your hand both eyestalks go in. Come tomorrow before it has to set out.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} {name} comes out of its shell exactly as far as the food, eats, and goes back in, and closes the door with the last silver it has. Do not knock. Be here, on time, when it opens.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The door is papered over, and {name} has to eat its way out through the paper before it can eat. It does both, faintly. You bend down. It is too weak to draw in, so it shuts its eyes by turning them from you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has shrunk till there is a room too many in that shell. It eats, so long after, from the edge. The silver line came as far as the place you set the dish, and turned round there, and it has dried.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} has had such a dinner that it does not go all the way in. It regards what you have brought, and writes round the outside of it, a neat line, to keep it. Come again at {opens}.',
        'You lay a leaf before {name}, and it walks over, and does not eat it. It uses it for the view. There is not one tooth in all that number that has anything to do. Try at {opens}.',
        {
          text: '{name} lowers one eyestalk to the dish and keeps the other on its leaf. It goes once round the rim, writing, and gets off where it got on. Nothing has been eaten. Seen from above, what it wrote is a nought.',
          when: ['no_item'],
        },
        {
          text: '{name} goes all the way round the meal, which is a day’s travel by its reckoning, and eats none. You throw the meal out. A silver ring is left on the floor, quite exact, with nothing in it.',
          when: ['no_item'],
        },
      ],
      ill: [
        'One eyestalk comes out to see who it is. {name} takes a bite you could cover with a pinhead, then rests its chin in the dent. Behind it the silver line has gaps where no diary was kept. Medicine next.',
        'You wet the leaf and hold it up to the door, and {name} eats without coming out, a bite as big as a full stop. It does two. Then it only holds the edge. Medicine next, please.',
      ],
      loved: [
        'You would not call it hurrying, but there is a bend in the silver where {name} turned round. It was {item}. It has eaten that from one end to the other, and all its horns are as long as they go.',
        '“{item},” says the paper, and {name} has eaten the rest, and now it eats the word. It leaves nothing. Then it writes that down again, along the plate, from memory, and underlines it.',
        {
          text: 'You lay {item} down at an arm’s length. {name} puts out all its horns, and leans, and the shell rides up behind it like a hat in the wind. You would not call it a gallop. It would.',
          when: ['well'],
        },
        {
          text: 'You lay down {item}, and {name} breaks into a run. You’d need to put a straw beside it to tell. But the foot’s rippling from end to end, and it has not stopped to write a thing.',
          when: ['well'],
        },
      ],
      disliked: [
        '“{item},” reads the foot, and stops. {name} goes round by the edge of the dish. It had hoped for something green, and limp.',
        'The left eye was prepared to like it. The right one read out: {item}. {name} leaves it whole, and thinks of fallen leaves.',
      ],
      harmful: [
        '{name} tastes with its foot, and was across it before it knew. It was {item}. It has turned to froth and drawn up as small as it goes, and cannot get off its own foot. Keep that from its leaf, always.',
        '{name} has let go of the leaf and lies on its side, the foot half out, turning slowly. What it ate is called {item}. It burns where there is no skin to speak of. Never let it have that again.',
        {
          text: 'You set down {item}. One touch of the lip and {name} boils up in yellow foam, wrenching back into the shell with its mouth still open. Rinse it, and never let this near the leaf.',
          when: ['item'],
        },
        {
          text: 'You put down {item}, and {name}, who goes toward whatever you put down, went. Then it boiled, white, all along the foot, and was inside before you could lift it away. Never that, not the least trace.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You draw a line with a wet finger, and {name} follows it. You make a loop, and it makes the loop. You run out of table and go on over the edge, and there it is, upside down, signing the other side.',
        'You touch one eye with a blade of grass, and {name} takes it in, and it comes out. You touch the other. In, out. Then it takes in both before you have moved, and waits. It has found out how to tease.',
        {
          text: 'You breathe on the glass and draw one slow curl. On the other side {name}, half in its shell, considers it, comes out by both stalks, and goes along the line to its end. There it adds a turn of its own.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hold out a twig, and {name} gives the whole game to crossing it, eyestalks streaming. At your end it touches a finger, pulls in both eyes, and puts out one. Then it races back the way it came, along its own silver.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Your finger races {name} along the rim of the leaf. You hold back, and it knows you do. So it pulls up a hair short of the stem, bends both eyestalks round at you, and waits there until you come in level.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You touch one eyestalk, and it goes in, and the other comes out. You touch that. {name} finds this so funny that both stay in for some time. Then one comes back, an inch from your finger, and waits.',
          when: ['warming', 'well'],
        },
        {
          text: 'You scratch a cross in the dust. {name} goes off to think, and lays a perfect silver nought beside it. By your fourth cross you have lost. Both eyestalks come out to their very ends, so as to see your face.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You breathe on the glass, and {name} goes out on the mist and finds that it has left a line. It turns to look, and that makes a curl. It does the curl again. You breathe further on. So much to write.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You touch the leaf in front of {name} and an eyestalk goes in. You take the finger away and it comes out. Then {name} pulls in both, all by itself, and waits in its shell to see what you do.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You offer {name} your fingertip for a hill. It was very happy on the flat. It climbs up, to be neighbourly, sees from the top that everything is still there, and comes down on the same side.',
        'You twirl a blade of grass for {name}, but it has half a leaf before it, and dew on that, and is as happy as snails get. It lets one eye be twirled. The other goes on with the leaf.',
        {
          text: 'You roll a drop of water along the leaf to {name}. It looks in, finds a snail there, upside down, and goes round to greet it from the other side. It was entirely happy before. Now that is so of both.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You walk two fingers along the leaf beside {name} and let it win. It was not racing. It was as happy at the stem as it is at the tip, and turns both eyestalks back to see what is keeping you.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You draw a wet line for {name} to follow. It puts its chin on the beginning of it, and does not go on to the next part. It takes in one eye. See to what it needs first.',
        'You lift the twig for a bridge, and {name} looks across, and lets its horns down. It is a very short bridge. It is still too far. See first to what is wrong.',
        {
          text: 'You race {name} to the edge of the leaf, meaning to let it win. You crawl, you dawdle, you look round. It is still on the line, one eyestalk bent like a dropped pin. No races. See what it needs.',
          when: ['no_item'],
        },
        {
          text: 'The foot has no grip, and {name} slides off the first move. It is ill. It wants medicine, and the game put by.',
          when: ['ill'],
        },
        {
          text: '{name} tries the toy with its teeth, hopefully. It is starving. Please feed it, and play after.',
          when: ['starving'],
        },
      ],
      loved: [
        'It was {item}, and {name} came out at both ends, if one may say so. It went as fast as it could. You could see it with the naked eye. At the finish both its horns went up, and met, and shook hands.',
        'You say “{item}”, and {name} says yes with the left eye before the right has even looked. It plays right off the edge of the leaf, and on, and there is a loop in its line, which there never was.',
        {
          text: 'You set {item} in the damp by {name}. Both eyestalks go out to their full length, and it’s off at such a pace that its shell rocks, and the silver behind it comes out in dashes.',
          when: ['well'],
        },
        {
          text: 'You lay {item} across its way, and {name} rears up on a third of its foot, horns at full stretch, swaying. For a snail this is a gallop. The line it leaves behind has a loop in it.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} considered it from the left and from the right, and the eyes agreed. {item}: no. It would rather climb something wet.',
        'There it lies: {item}. {name} has made a small and courteous detour, and is looking about for a twig.',
      ],
      harmful: [
        'It was meant as a game: {item}. {name} has shut itself in, and there are bubbles along the rim. Take it away and do not bring it back.',
        '{name} crept on to it trustingly, as it does with everything. {item}. Now the foot is raw. Keep that far off.',
      ],
    },
    clean: {
      wanted: [
        '{name} puts both eyes away, as one takes in the washing, and you let the water come. The grit goes down off the shell in a thin brown thread. When it stops, one is put out again. It is finer weather.',
        'You wet a paintbrush and go over {name} from the lip to the tip of the spiral, and the caramel comes up, stripe by stripe. It walks on beneath you all the while. You have to move your chair about an inch.',
        {
          text: 'You follow the spiral inwards with a wet paintbrush, turn after turn, back through all of {name}’s life, until you come to the dot it began as. You clean the dot. Both eyestalks have bent round to see it.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You wash {name} with a wet petal, from the middle of the spiral outward, and get no faster as the turns get longer. The caramel comes up shining. Then it crosses your thumb from side to side, and that is in writing.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You let a drop run down the spiral of {name}, round and round, and it comes out at the bottom just as clear. Both eyes have watched it go by, at every turn.',
        'You wipe the shell of {name} with a wet petal, and nothing comes off. It was clean to the last whorl. It stays out for it all the same. One is not dusted by a rose every day.',
        {
          text: 'You wipe a shell that was already shining. The wet cloth takes off nothing but the last entry on the glass, three careful loops. {name} looks at the gap, then begins writing it out from the start.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You run a damp fingertip once around {name}’s spiral, which was clean. All you get for it is a line of silver across your knuckle, about four words long. Two eyestalks bend over to see whether you can read.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'The wash was {item}, and {name} let go of the leaf for it, and lay in your palm, house and all. The dirt ran off round the bend. It put its head out while it was still wet, and drank the last of it.',
        'Only for “{item}” does {name} come out to be washed. It stretches till you can see light through it. The shell comes up like toffee, with every stripe.',
        {
          text: 'You have brought {item}. {name} comes to meet it at full speed, eyestalks flat back, and you have time to sit down and think about your life. Then you clean it. It was worth the rush.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and {name} comes out further than there seemed to be snail. You go along the spiral from the door in, smaller, and smaller, to the middle. The foot ripples. You have just been in the room where it was born.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} went in for the length of it. {item}, of all things. It would have settled for a little rain.',
        'It is damp, that is all that can be said for it: {item}. {name} wipes its own trail across the place, and hopes for moss.',
      ],
      harmful: [
        'That was no water. {item}: the skin has drawn tight, and {name} foams to float it off. Rinse nothing with that, ever.',
        '{name} has drawn in from the sting, and the sting has come along, through the hall and up the stair. Keep this out of its house: {item}. Clear rainwater, and shade.',
      ],
    },
    medicine: {
      wanted: [
        'You put the drop of medicine where {name} is bound to cross it, and it takes it in through the sole. It goes on as far as the rib of the leaf. It had not been able to get to the rib.',
        'You hold {name} with its door to the damp, and let the dose in under the lip. It goes round all those corners. After a time a tip of grey comes down the hall, to see who sent it.',
        {
          text: 'All down the leaf {name}’s silver had been coming out in dots. You set one drop of medicine in its way, and it goes over it with its whole foot, both eyestalks drawn in. On the far side the line is joined again.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You cannot knock. You put the drop at the mouth of the shell, set it in the shade, and wait as it would wait. Far in, something grey moves. Then the rim of a foot, and {name} writes, shakily, half an inch.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is in the best of health, and walks through the drop of medicine that you have put in its way, since it was in its way. It writes on the other side of it as before. Keep the bottle for a bad day.',
        'You hold out the dose, and {name} tries it with one horn, then with all four, and is none the better, being perfectly well. It makes a note of the taste. Put the rest by until the line gets thin.',
        {
          text: '{name} takes the drop, and its silver diary goes on along the edge of the path exactly as before. You walk beside it a whole leaf’s length to be sure. Nothing was ill, so nothing changed. Leave the bottle corked until something is.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} draws in at most remedies. This was {item}, and it stayed out for it, on all four horns. It took its time getting better, as one should. From there on the line is silver.',
        'You told {name} at the door, and it was {item}, and it came down all those stairs to have it. There is one horn out, damp, and now a second. The good of it must have gone up to the attic.',
        {
          text: 'You can read it along the edge of the path: a thin silver line, a stop where {name} had {item}, medicine and all, and from there on a broad bright line, with a loop in it.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}: the foot curls up at one corner. {name} bears it. Something with chalk in it would have gone down better.',
        '{name} has drawn in its lower feelers, the ones for taste. So this is what there is: {item}. It had thought of a quiet soak.',
      ],
      harmful: [
        'It came as a cure, and it was none. {item}: {name} has gone in as far as there are rooms. Keep it away from here.',
        '{name} let you, because it was you who held it. It is worse now, and very small. Shut this in a tin, {item}, on a high shelf, and look for a gentler cure.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and lift {name} off the library book. There is a small hole in it, in a good part. It stays in for a while. It comes out on the other side, away from you, and leaves books alone.',
        'You draw a chalk line round the strawberries and tell {name} no. It comes up to the chalk, puts one eye across, thinks, and takes it back. It has learned it. It goes along the outside with its horns rather short.',
        {
          text: '{name} had begun a sentence across your letter. You say no and set it on its leaf. The eyestalks go in, left, then right. It keeps to the leaf. What it enters there about today is very short, and goes round a corner.',
          when: ['well'],
        },
        {
          text: 'You lift {name} off the seedlings and say no. Both eyestalks go in, slowly, one at a time. It turns around, which takes until lunch, and the silver line it leaves goes wide of your boots.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} to keep off the library books. It is on its leaf, where it has been since you last told it. It holds both eyes on you to the end, and adds a full stop, in silver, with its chin.',
        '{name} knew that about the strawberries. It had turned round already, and is on the way home. You walk beside it, telling it, for quite some time. It would be rude to arrive before you have done.',
      ],
      bad_time: [
        'Your voice is larger than the leaf. The left eyestalk folds, and then the right. The silver line along the path had got nearly as far as your shoe, and there it ends, at a shut shell.',
        'In go {name}’s eyes, one after the other. You can read the rest along the skirting: the silver comes straight towards you, ends where you raised your voice, and returns over its own line to the wall.',
        'You scold, and {name} goes in, one room, and the next, until it is in the smallest. You can be heard in there just as well. It had come out to you for something. See to that first, and teach it later.',
      ],
      loved: [
        'You told it by way of “{item}”, and that is slow enough for {name} to read. It stops before the pansies. It has learned. It goes along the edge of them with its eyes at half height, and does not write.',
        'The lesson was {item}, and {name} took it in through the foot. It will leave your stamps alone. It goes under its leaf for a time, and what it puts down there is short, and has no curl.',
        {
          text: 'You do it with {item}, and as slowly as you can, and {name} says with one eye that there is no call to rush. It learns it to the letter. Next day, along the path in silver, somebody has written it out fair.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} went in at once, and has learned how it looks inside. {item}: so much noise. Turning it round would have done.',
        'The right eye calls that no argument: {item}. {name} draws a silver line under the matter. Another leaf would have persuaded it.',
      ],
      harmful: [
        'No lesson was in it, only hurt: {item}. {name} lies closed, with foam along the rim. Put that away for good.',
        '{name} does not know what it did. It knows the taste of this: {item}. It has gone all the way in, and would have to be told that the taste is gone.',
      ],
    },
    sleep: {
      wanted: [
        'You turn the leaf over {name} to be its ceiling, and sprinkle it, and go away. There is a small suck, as the house is let down and made fast. Each eye is rolled up from the tip, like a sock.',
        'You put a flat wet stone where {name} is going, and it gets there, and has no need to go on. The foot narrows. The last of it is drawn in over the step, like a hem, and you hear nothing whatever.',
        {
          text: 'You fold the edge of the leaf down over {name} and fasten it with a hair. The eyestalks draw in, left, then right. Much later they come out by the same door, right, then left, a grass blade’s width taller than they went in.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You mist the moss and tuck {name} under the bark, foot gone grey and slack. In there it draws a thin curtain across its own doorway. When you look later, the curtain has a small, regular breath in it.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You turn a flowerpot over {name}, for the dark, and it goes in. You hear nothing, but that proves nothing. Presently, at the hole in the top of the pot, there is an eye.',
        '{name} lies down, as you wish. It is hard to tell from how it stands. The eyes are out, and one of them has seen a patch of moss that it had overlooked. It is off, or will be.',
        {
          text: 'You put a leaf over {name} and tiptoe off. One eyestalk goes in, to oblige you. The other stays out to read. When you look back from the door, the leaf is leaving along the shelf, with a silver line behind it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You turn a cup over {name} so that it may rest. When you lift it, the china inside is written full in silver, round and round from the rim up, and {name} hangs at the last line, wide awake.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} has no more to write today. It lets the house down on the moss, and takes in its horns, the short and the long. It has not even pulled down the blind.',
        'For “{item}”, {name} goes home, which is no distance. It goes in by the big rooms, and through those to the smaller. It is a while before it is quite in. Then the shell gives one rock, and is a stone.',
        {
          text: 'It is {item}, and {name}’s two eyes, which agree on little, both look pleased. In goes the left, in goes the right, in goes the hem. There is one bead of silver on the sill. It slips inside after the rest.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has gone over all of it and found no damp. {item}: no. It rests on the way to some moss.',
        'The shell will not sit straight. {item}: {name} feels it must be meant for somebody with corners. It would rather have a stone to be under.',
      ],
      harmful: [
        '{name} lay down on it and it drew the water out of it. {item}. There was no rest there. Take it away.',
        'It was put to bed on harm: {item}. {name} has pulled everything in and still it stings. Do not lay it there again.',
      ],
    },
    reflect: {
      awake: [
        'Your hand lies flat on the path, and you have forgotten it. {name} arrives there on its way somewhere, reads the thumb through with both eyestalks, and goes on. Later there is silver over all four of your knuckles. It did not go round.',
        'You sit on the damp path until your knees ache. {name} covers the length of one flagstone. When it has gone by, the silver line behind it runs straight, but for one place where it bends in, towards your shoe, and out.',
        'You sit by one leaf for an hour and see all of it. {name} comes to the end, puts out both eyes toward your hand, and then writes across the thumbnail, slowly, a line you are careful not to wash off.',
        'Slowly, along the side of your hand, it writes: {loved}. You cannot read it. {name} waits until you have.',
        'There was a wait once of {wait}. {name} has it in silver on the wall, a long line with no words in it. It moves over to your end.',
      ],
      little: [
        '{name} is still enjoying your first visit, and has not got to this one. Leave it a while.',
        'You have sat here often within the hour. {name} has moved an inch in it, and would like to go over that alone.',
      ],
      ill: [
        'You sit by the leaf. An eyestalk comes out and leans on your fingernail as on a garden wall. When it goes in there is a dot of silver on the nail. It had no more to write. See to what it needs.',
        '{name} has let its foot lie against your finger, and it is cool and hardly holds. You stay. Then see to what it lacks, food or medicine.',
      ],
      asleep: [
        '{name} sleeps with its door sealed, at the end of a silver line. You lay your thumb by the leaf and wait. Without waking, a rim of grey foot comes out, finds the nail, and sticks. You will be here a while.',
        'You sit by {name} while it sleeps and bend the leaf against the draught. It does not wake. But its door, which had been drawn to, has slid open, by as much as a hair, on your side.',
        'There is writing on the inside of the blind, backwards from here. You get it by and by, a letter at a time: {loved}. Behind it {name} breathes.',
      ],
      shy: [
        'You sit down by the path. {name}’s silver line comes along, arrives at your shoe, and starts on the long way round. You do not move. Somewhere behind the heel it stops, considers, and cuts the corner, over the leather.',
        'You sit so long at the edge of the path that a silver line arrives, goes carefully round the toe of your shoe, and continues. Well past you it halts. It takes an age to come back, and what it adds is a dot.',
      ],
    },
  },
  things: {
    feed: {
      'courgette slice':
        'The slice of courgette is round and pale as a moon. {name} starts at the edge, as the dark does. Towards evening you look in again, and it is a new moon, with an eye at either horn.',
      'cucumber peel':
        'A strip of cucumber peel lies across your thumb, and {name} goes along it from one end, eating its road. When the road gives out it is on you. It waits for you to lay some more.',
      'fallen leaves':
        'The fallen leaves that you gathered are brown, and crackle. {name} prefers a book with some age to it. It reads down the margin, between two veins, and where it has read there is nothing left but the veins.',
      'butterhead lettuce':
        'The butterhead lettuce is so soft that it hardly makes a sound. You bend down to hear. {name} lifts one eye to yours, a green crumb on the lip, and the little file goes on by itself.',
      'sweet potato':
        'The sweet potato is orange, and so is what {name} writes this evening, all down the saucer. You try to follow it with your finger. It comes after the finger, and corrects the place where you went wrong.',
      'mushroom cap':
        '{name} goes in under the mushroom cap, where it is out of the rain that there is not. By and by there is a skylight in it, and through that, to find out what you are doing, an eye.',
      'calcium paste':
        'You put a thumbnail of calcium paste on the slate. {name} settles down on it like a hen. When it moves off the slate is clean, and along the lip of its house runs a fine new white edge.',
    },
    play: {
      'mossy twig':
        'Up the mossy twig, which you are holding, {name} goes up. At the fork the left eye is for the left, the right for the right. They confer, and it comes down the other way to you.',
      'glass pane climb':
        'It climbs the glass pane, and you lie on the floor to see the sole of it go by, ripple after ripple. At the top it turns, looks down at you, and hangs from the frame by one full stop.',
      'plant label':
        'The plant label says thyme, in your hand. {name} has crossed it out, one letter at a time, with silver. It rides on the tip, one eye each way, while you plant it by the basil instead.',
      'wet pebble trail':
        'You set out wet pebbles across the tray. {name} gets to the first by lunch. It lays its foot about the second and will not come off that, so you go on, with your finger, to the third, and wait.',
      'bark bridge':
        'There is a bridge of bark from the pot to your sleeve. {name} goes over by the underside, house down, as one does with bridges. In the middle it stops to look at the view, which is your knee.',
      'slow race':
        'For the slow race you have laid a finger next to {name}. Neither starts. After some time you look, and it is in front. It has turned one eye round to see whether you are all right back there.',
    },
    clean: {
      'rainwater mist':
        'You pump up the rainwater mist and let it hang. {name} comes out to the hem, with both eyes shut like buds. Somebody is reading, it thinks, somebody gentle. Soil runs off along the spiral and away down your wrist.',
      'damp moss refresh':
        'Out goes the old moss, and in goes the fresh, damp, with a springtail in it. {name} comes down off the wall, past your sleeve, to see. It walks over all of it, like a house that is to let.',
      'slime trail wipe':
        'You wipe the old trails from the glass, and {name} goes along after your cloth, word for word, to have them over again. You have read it. It would like to know how far you had got.',
      'coco coir change':
        'The new coco coir is brown and smells of ships. {name} sinks in it to the lip, and then by one more room of its house. An eye comes up there, with a crumb on, to thank the weather, that is, you.',
      'leaf rinse':
        'The leaf is rinsed, both sides, and laid back with the drops on. {name} was on it. It has come through the falls in its house, and looks out at you now, much travelled.',
      'shell drip bath':
        'You let the tap drip, once for each turn of the shell. The bath runs round the stair and comes away grey. At the last drop {name} puts up its eyes, level, for one more.',
    },
    sleep: {
      'flowerpot rim':
        '{name} goes once about the rim of the flowerpot, and stops where it began. That will do. It lets down its lip on the clay, in go the eyes, and your pot has a knob on it until evening.',
      'damp moss cushion':
        'The moss cushion is damp, with a hollow from your thumb. {name} looks at the hollow, and at the thumb. It lies down there, and draws its foot in after it like a hem.',
      'under a stone':
        'You lift one edge of the stone, and it goes in beneath, house and all. It is dark, it is damp. The last of the line it wrote runs up to the stone and is folded under.',
      'leaf underside':
        '{name} has chosen the underside of the leaf, and hangs there like a word that was not said. You turn the lamp away. When you breathe on the stalk the whole bed swings, a very little, and it sleeps on.',
      'sealed shell':
        'It draws in, room by room, and paper comes across the door. You watch the shell being sealed from inside, a stroke at a time. There is one pinhole left, on your side, for the smell of rain.',
      'rainy evening':
        'It is a rainy evening, and you have set the pot out under the eaves. Somebody up there is reading aloud. {name} stays out for the first page, and at the second it goes in, and listens.',
    },
    medicine: {
      'shell repair patch':
        'Over the crack in the shell you lay the patch, for repair, and let it dry. {name} goes about indoors, you can feel it with a finger, and comes to that wall. It leans there. Nothing falls in.',
      cuttlebone:
        'You lean the cuttlebone on the pot. {name} goes up it, rasping, and leaves a path as white as chalk. Soon the broken lip has a new edge, soft, like a nail.',
    },
    discipline: {
      'turn it round':
        'You turn it round, house and all, with two fingers, so that the seedlings are behind. {name} waits for the room to stop. The left eye looks back for a while, and the right one looks at you.',
      'twig barrier':
        'Across the way you have laid a twig, for a barrier. {name} feels along it to the end, where it could go round. It writes one short word along the twig, and goes home by the wall.',
    },
  },
  refusals: {
    asleep: [
      '{name} has its paper blind down and takes nothing in until it wakes at {wakes_at}. You can sit beneath the window: reflect.',
      'Whatever it is, it will have to lie outside. {name} sleeps, and wakes at {wakes_at}. Company goes through the wall, though, so reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has built on. There is a second room, and it has moved into it, and keeps the old one just as it was.',
      'A child, as of today. {name} has discovered that its eyes can look at each other, and this has taken up a good part of it.',
    ],
    teen: [
      '{name} is half grown, and writes only at night, on the far side of the wall. It is all about rain. Keep its mealtimes, for the rooms it builds now are the ones it will live in.',
      'Half grown. {name} has drawn its blind over something you said, and pasted a second over that. Keep bringing its meals to the hour: it is building, in there, and builds with them.',
    ],
    high_care: [
      '{name} is grown, and {form}. The lip of its shell has turned outward, broad and white, like a porch. There is room on it for a thumb.',
      'Full grown, and {form}: {name} has crossed your whole palm and read every line, and written nothing over them.',
    ],
    balanced: [
      '{name} is grown, a {form}. It has seen both sides of the leaf, and can be found, most days, on the edge.',
      'The house is done, and the one in it is a {form}. {name} walks round the outside once, to see what it has been carrying.',
    ],
    low_care: [
      '{name} is grown, a {form}. The shell is thin where the lean days were, and you can see the light through it. It holds.',
      'With little to build from, it built small, and is a {form}. {name} keeps its blind half down and writes close to the wall.',
    ],
    rescue: [
      '{name} is grown, a {form}. A pale seam runs across the spiral where it broke and was mended, and all the rooms since have been built out from there.',
      'Full grown, and a {form}. {name} has a scar in its house, stronger than the wall on either side. It has not hidden it. It lets the rain go that way.',
    ],
  },
  trust: [
    '{name} has touched your finger with an eye. It is the one that wants proof.',
    'You held out a hand and went on with something else. When you looked, there was a line of silver over the wrist, and {name} at the end of it, not going anywhere.',
    '{name} comes to your thumb, fits its own spiral against the small one there, and stays. It has decided that somebody ought to live in it.',
  ],
  streaks: [
    'Ten meals on time. {name} has drawn ten short strokes along the rim of the dish, and they shine when you tilt it.',
    'Twenty-five in a row. Its path from the pot to the dish is now so well silvered that {name} can do it with both eyes in.',
    'Fifty on time. {name} has stopped sending an eye ahead. It sets out in the dark, and the dish is there.',
    'A hundred meals, each at its hour. There is a ring in the shell for them, smooth all the way, with not one lean line in it. {name} will be wearing it from now on.',
  ],
  ages: [
    'Ten days. {name} has been all round the leaf and has begun on the stalk.',
    'Thirty days of silver. The rain has read most of it. {name} has gone on to the next wall.',
    'A hundred days. If you laid all its lines end to end, {name} would be at the garden gate. It is at the fern.',
    'A year. {name} goes down the stair of its shell, as far as it still fits, and turns an eye to the crumb of a room where all this began.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['butterhead lettuce', 'cucumber peel'] },
      wish: '{name} has in mind a leaf with a frill, which takes longer to get round. Butterhead, if it may choose. The peel of a cucumber also has two sides.',
      granted:
        'It went in and out of every fold. There is one left. {name} is keeping that bit for the end of the page.',
    },
    {
      by: { action: 'feed', item: ['mushroom cap', 'sweet potato'] },
      wish: 'For once {name} would like to eat something with a roof on. A mushroom cap, say, which one may begin from below, in the dry. Or sweet potato, and it will make its own roof.',
      granted: 'It ate the beams first. The roof came down, softly, and {name} was seen to be delighted underneath.',
    },
    {
      by: { action: 'feed', item: ['fallen leaves'] },
      wish: 'A leaf that has finished is better company than one that is busy, {name} considers. Would you bring it some that have come down by themselves?',
      granted:
        'It left the veins. They are lying on the soil like a map of very small rivers, and {name} is following one to the sea.',
    },
    {
      by: { action: 'play', item: ['glass pane climb'] },
      wish: 'The left eye thinks there is a view from the top of the pane, and the right eye has asked what is meant by a view. {name} would like to go up and settle it.',
      granted: 'There was one. The right eye has seen it, and has signed.',
    },
    {
      by: { action: 'play', item: ['slow race', 'bark bridge'] },
      wish: '{name} has not won anything yet, though it has been in no race. It would like to be in one. If you cannot spare the time, a bridge of bark, and it will race whoever is under it.',
      granted: 'It was close. {name} was ahead by a feeler at the knot, and has asked for the knot to be marked.',
    },
    {
      by: { action: 'play', item: ['plant label', 'wet pebble trail'] },
      wish: 'It has finished what there was to read. {name} would be glad of something longer: a plant label, both sides, or some wet pebbles put in an order.',
      granted:
        '“Full sun or part shade,” it said. {name} read that twice, shaking its head, and lay down in the part about shade.',
    },
    {
      by: { action: 'clean', item: ['rainwater mist', 'shell drip bath'] },
      wish: '{name} would like to be read. It has written itself all over and is dry to the last stop. A mist of rain, or drops let fall upon the shell, by someone who takes their time.',
      granted: 'You went from the lip to the crumb in the middle, and left nothing out. {name} was most attentive.',
    },
    {
      by: { action: 'sleep', item: ['flowerpot rim', 'leaf underside'] },
      wish: 'It has been looking at the underneath of things, and there is a place there that nobody has. {name} would like to be put to bed on it: below the rim of the pot, or on the back of a leaf.',
      granted: 'Upside down, with all its rooms hanging like a bunch of something. It asks to be picked when ripe.',
    },
    {
      by: { action: 'sleep', item: ['under a stone', 'damp moss cushion'] },
      wish: '{name} has carried its own ceiling about all day, and would like to lie under somebody else’s. A stone would do nicely. With moss, it need not even be a large one.',
      granted: 'There were two roofs over it then, and it slept with the air of one who has been promoted.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a little house upon your left thumb where {name} thought that it saw a light. It would like you to hold still beside it, while it goes and knocks.',
      granted:
        'It was the lamp, in the shine of the nail. {name} waited there all the same until whoever it is should come home.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} has written the first half of a line about you, and stopped, as you had got up. Sit by it twice today, so that the thing has two ends.',
      granted: 'It is done. {name} is standing on the last word, and so cannot tell you what it was.',
    },
    {
      by: { action: 'reflect', hours: [7, 11] },
      wish: 'While the day is still damp at the edges {name} likes to look over what it has got down. You might come before eleven and be shown. There is no need to say that it is good.',
      granted:
        'You did not say it. You followed it with your finger the whole way, and that was the only review it has had.',
    },
    {
      by: { action: 'clean', item: ['slime trail wipe', 'leaf rinse'] },
      wish: 'It has come to the end of the window, and the window is full. {name} does not like to write over itself. A wipe, and it can begin a second volume.',
      granted: 'You have given it a whole pane. It has gone to the top left corner, and is thinking.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A full stop',
        shape: 'marble',
        text: 'Round, and quite hard, of dried silver. {name} took it off the end of a sentence that turned out to go on.',
      },
      {
        name: 'Its last blind but one',
        shape: 'leaf',
        text: 'Paper-thin, and there is a small hole in it at the height of an eye. {name} would like you to see what you looked like.',
      },
      {
        name: 'The twig from the long crossing',
        shape: 'peg',
        text: 'It was a hand’s breadth, and {name} slept on it twice. There is a ring of silver where the inn was.',
      },
      {
        name: 'A tooth',
        shape: 'chip',
        text: 'One of fourteen thousand, and far too small to be seen. {name} has told you now, and asks that it go no further.',
      },
      {
        name: 'The comma',
        shape: 'moon',
        text: 'You watched it being made. {name} has lifted it off the brick whole, and thinks that you could do with a pause.',
      },
    ],
    return: {
      name: 'A grain from further in',
      shape: 'stone',
      text: '{name} came home with it stuck to the foot, white and quite dry, from that stretch of wall where nothing is written. It has put it at the back of the smallest room, and then brought it out to you.',
    },
    streak: {
      name: 'The strokes on the dish',
      shape: 'thread',
      text: 'Five and twenty, and they have come off in one long thread, with a shine. {name} meant each of them, and took its time.',
    },
    hundred_days: {
      name: 'Volume one',
      shape: 'book',
      text: 'It is a slate, wet once and then kept under cover, so that the rain has not had it. {name} would rather you read it aloud, and slowly, from the tap to the fern.',
    },
  },
  release: [
    'You set it down under the hedge, in the wet. {name} looks back with one eye and forward with the other, and starts. You have time to say everything.',
    '{name} goes over the step and along the wall. In the morning there is a line from your door to the ferns, quite straight, and signed.',
  ],
  dying: {
    neglect: [
      '{name} went in to wait, and drew a blind, and behind that another. Nobody looked in. There is no third.',
      'The silver leads to the edge of the pot, on the side where you would have come from. {name} is there, and has died.',
    ],
    hunger: [
      '{name} lived on its own small stores, room by room, and had come to the last one, which is the size of a crumb. It ended there, hungry.',
      'There is a bare dish with a dry line round it. {name} went round once more, and that was the end of the line. It had starved.',
    ],
    illness: [
      'Ill as it was, {name} held on with the whole of its foot for as long as there was strength in it. Then it let go of the leaf.',
      'The eyes were drawn in, the hopeful one last. {name} died of its illness far inside, where it is quiet.',
    ],
    poison: [
      '{name} set its bare foot on what was given it, which is how it tastes. It was poison, and it had no other skin.',
      'It was put before {name}, who crept up to it without hurry, tasted, and drew in. It was poison. Nothing has come out again.',
    ],
  },
  returned: [
    'The shell lay dry. Then there is a mist on the inside of the rim, and an eye the size of a pinhead. {name} looks out. It seems to have been a long way in.',
    'A bubble comes to the rim, and breaks. Behind it is {name}, pale, unfolding, with one foot, and it sets this on your palm.',
  ],
  epitaph: {
    openings: [
      'Here is the house of {name}. Please go by slowly.',
      '{name} came with one small house, caramel, and has left it here, with the door open.',
      'If this stone shines after rain, read slowly. That is {name}.',
      'Under this leaf lies {name}, who was never once in a hurry.',
      {
        text: 'It wrote every day, and the rain read it: {name}. This part is in stone because somebody wished to read it too.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It drew its blind to wait, and nobody looked in.',
        'It would not have minded late. There was no late.',
      ],
      hunger: ['One leaf would have been ample.', 'The line goes round an empty dish.'],
      illness: ['It held on with all the foot it had.', 'It was mending the wall, and the chalk ran out.'],
      poison: ['It met the world with its bare foot.', 'It was handed something, and did not draw back in time.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and everything is wet. There is a bead of water at the tip of the leaf with the whole garden in it, upside down, and in the garden a snail, waving. You wave. You have been to the near side of the leaf, and mean to go on to the far one, and there is a vein in between, like a road, with a puddle. All along behind you it shines. You want your keeper to bend down here, and look in the drop.',
      'You are {name}, and both your eyes agree. It happens seldom, and it makes everything go straight up, the pane, the stalk, you. You have begun a sentence down there by the tap, and you can see it from here, shining, and it has not come to its verb. You tell small things at great length because they are not small from here. You would like a wet hand to climb.',
    ],
    content: [
      'You are {name}, between two bricks, with moss on the left. You have had your foot on it since morning. It is soft, and then there is a thread in it, and then it is soft. Your house sits straight. The left eye says that somebody is there, and the right one is waiting to be shown. You brought everything, so there is nothing to fetch. You want your keeper to put a thumb down on the brick and leave it until you come.',
      'You are {name}, and you have been at this diary for {days} days without reading the word you are on. You are always standing on it. Down the stair of your house there is a room like a crumb, and you keep it dusted by thinking of it. You speak softly, with detours. You would like your keeper to come along the wall and tell you what it says.',
    ],
    bored: [
      'You are {name}, and you have described the brick. You went over it again, for mistakes, and there were none, and that was the worst of it. The silver goes out and comes home with nothing to tell. You let one eye hang. Your sentences set off, and then they see how far it is. You would like a game. A single move would last you.',
    ],
    hungry: [
      'You are {name}, and everything underfoot tastes of pot. You had a leaf, and it was a remarkable leaf, with a rib down the middle like a road, and you could speak of it for an hour, but it comes out as rasping. You have a great many teeth and are shy about them. You turn towards the dish. You want to be fed, and then you will go on.',
    ],
    starving: [
      'You are {name}. You used to take all day over a sentence. You have not the silver for it now. There is the dish. There is the dry place round the dish. You have been through your own cupboards, room by room, down to the small ones. Your words are short, and you did not know you had such short ones. Food. Please, now.',
    ],
    sick: [
      'You are {name}, and your eyes are telling you two different gardens. In one of them the leaf is near. You try to go there, and the foot only shivers and stays. You start to describe what is wrong, beginning from the outside, and you tire before you reach it. Your voice is low and keeps stopping to rest. You want medicine, and a bit of shade that is somebody’s hand.',
    ],
    failing: [
      'You are {name}, a long way in. You have gone down past the big rooms, and it is narrow here, and you think that you can see the first one, no larger than a crumb, with the light on. You would fit, almost. It is kind of it to wait. But there is a voice at the front of the house. Let it bring medicine, now. You will try to turn round.',
    ],
    near_death: [
      'You are {name}, and you have left an eye out, like a lamp. It drinks the damp that you have, and you leave it out. The line you wrote runs to the edge and stops, for you did not want to go on without being read. There is little to say, and you would say it slowly. Let anybody come. Let them only put a thumb here, and stay.',
    ],
    asleep: [
      'You are {name}, behind your blind of paper, and in the dream you go down the stair, and every room has a little rain in it. You come to the smallest and it lets you in. You fit. From inside you hear ten small houses, side by side, and someone is at home in all of them. They have left a light on. You would like whoever they belong to, sitting under your window.',
    ],
    shy: [
      'You are {name}, and nobody is in. You say so yourself, through the wall. The left eye thinks that it might be all right out there. The right eye recalls that it has been wrong before. You are waiting until they have done talking, and that can be weeks. You answer late, and in one word. You want whoever it is to stay where they are, and go on being there.',
    ],
    back_from_death: [
      'You are {name}, and there is a place in your line where the wall has nothing on it. You have felt along it with your tail. It is dry, and not very long, and you were not there. Now here is wet again, astonishing, and a leaf, with a near side. You speak little, and look. You want the thumb close by, and the next meal when it was promised.',
    ],
    hurt: [
      'You are {name}, and you are all one skin, and you put it on the thing that was held out to you, because that is how you say hello. It burned. You are foaming so as to be somewhere else. You have gone in, and it stings in every room. You do not write. You want it rinsed away, and not brought again, and you want to be told so slowly.',
    ],
  },
}

export const SNAIL: Species = {
  slug: 'snail',
  name: 'Snail',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['stoic', 'solitary'],
  personality:
    'Lives entirely at the scale of one leaf and finds it ample. Writes its diary in silver along the edge of the path.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'courgette slice',
        'cucumber peel',
        'fallen leaves',
        'butterhead lettuce',
        'sweet potato',
        'mushroom cap',
        'calcium paste',
      ],
      play: ['mossy twig', 'glass pane climb', 'plant label', 'wet pebble trail', 'bark bridge', 'slow race'],
      clean: [
        'rainwater mist',
        'damp moss refresh',
        'slime trail wipe',
        'coco coir change',
        'leaf rinse',
        'shell drip bath',
      ],
      medicine: [
        'cuttlebone',
        'eggshell powder',
        'shell repair patch',
        'humidity boost',
        'mite rinse',
        'spring water soak',
        'quiet rest',
      ],
      discipline: ['turn it round', 'another leaf', 'gentle shell tap', 'dry border', 'twig barrier', 'let it retract'],
      sleep: ['flowerpot rim', 'damp moss cushion', 'under a stone', 'leaf underside', 'sealed shell', 'rainy evening'],
    },
    harmful: [
      'table salt',
      'copper tape',
      'blue slug pellets',
      'lemon juice',
      'salted crackers',
      'dry pasta',
      'hand sanitizer',
      'diatomaceous earth',
    ],
  },
  appearance: {
    look: 'a garden snail with a caramel spiral shell, translucent grey foot and two patient eyestalks',
    colours: ['#b9a58c', '#e9dfd0', '#8a4f2a'],
  },
  figure: { eyes: '#3a2e22', body: 'snail', ears: 'stalks', extras: ['spiral'] },
  book: BOOK,
}
