/**
 * The Border Collie wants what belongs together to be together, and then the next thing; a finished job frightens it a
 * little. It fears a count that comes out one short: it counts the room at every door, and has never counted itself.
 * It hoards last pieces, one from every puzzle, under its mat, so that none of them is quite over. Its body is low,
 * silent, all arcs; it goes round where others go across. The pale eye does the work, the dark one rests. Tail down is
 * thinking, tail up is thinking given up. Four white feet and a white tail-tip, so that it can be found at night.
 * It eats left to right, at speed, and goes back to where it started. It sleeps across the doorway, the pale eye a slit
 * open, feet running, always to the left. It sulks by working to rule: exactly what was said, and nothing that was
 * meant. It trusts fast, and trust is a division of labour: it turns its back on you because that half of the room is
 * now yours. It never barks at work, never chases what is not going anywhere, never leaves one slipper. Its keeper is
 * the one with the whistle, and also the one that keeps getting out at the gate: it has not decided whether you are its
 * shepherd or its flock, and is prepared for both.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell comes apart in seven pieces. {name} falls out among them, finds its feet, all four, and noses the seven into a heap before it looks up at you.',
    'First there is a pale eye at the crack, and for some time only that, going over the room. Then the rest of {name}, all at once, low to the ground.',
  ],
  looks: {
    thriving: [
      '{name} has moved you from the desk to the sofa without touching you once. Now it is flat behind your heels, quivering, to see whether you noticed.',
      'The sheep on the television are going the wrong way. {name} lies down in front of them and looks. They turn left, every one of them, and it lets out its breath.',
      '{name} comes in on its toes and lays a clothes peg on your shoe. That is the answer. It drops flat, shaking with joy, until you find the question.',
      'You spill the buttons. {name} has them before they stop rolling, all nine, in a ring round your feet, and looks up in the hope that you will spill something else.',
      {
        text: '{name} brings you the whole garden: three pots, the rake, a hen. It leaves them in a ring six yards off, lies down behind with its pale eye on you, and waits to see what you are in charge of.',
        when: ['wary'],
      },
      {
        text: 'Leaves come off the ash tree, and {name} has them, one by one, and brings them to the wall, stem inward. You clap. It drops flat behind the heap, and looks along it at you, as at a thing that may break to the left.',
        when: ['wary'],
      },
      {
        text: '{name} has put the whole wash in the field out to grass: sheets to the hedge, socks to the middle. It goes round them like a swallow. When you come to the gate it holds you there with one eye until they are settled.',
        when: ['wary'],
      },
      {
        text: '{name} gives you a lamb to hold. It is a cushion. It turns its back on you both and races off, flat, for the rest, and does not once look round to see whether the gate is kept.',
        when: ['trusting'],
      },
      {
        text: 'You run, for the joy of it, and {name} comes round wide on the left and turns you, and comes round wide on the right and turns you, and at last you are both lying in the corner of the meadow, penned.',
        when: ['trusting'],
      },
      {
        text: '{name} lays its last pieces out on your knee, one from every puzzle, sky, hoof, half a lighthouse. It looks at you as one looks over a cliff. Then it pushes one of them, with its nose, into your hand.',
        when: ['trusting'],
      },
    ],
    content: [
      'Chin on the doorsill, {name} lets its ears do the rounds: kettle, stairs, street, you. All in.',
      'Somebody has put the shoes in the hall in order, though not by size and not by colour. {name} lies at the end of the row and waits for you to see it.',
      'A fly is circling the lamp. {name} brings it round with one eye, left, and left again, until it settles on the shade.',
      '{name} walks you to the kitchen half a length behind your knee, sees you in, and goes back for stragglers. You have finished your tea before it is satisfied.',
      'You can tell that {name} is off duty by the left ear, which it has allowed to fold.',
      '{name} is going through the past, left to right: {days} days, all present. It keeps the first one apart and looks in on it.',
      'On the mat, with the last pieces, lies a word that {name} was once given and did not give back: {loved}.',
      {
        text: '{name} lies where it can see the door and your feet in the one look. You shift your chair. It shifts itself, by exactly as much, and the line is straight again.',
        when: ['wary'],
      },
      {
        text: '{name} sleeps in the daytime, with its back to the room, both ears folded. You have been put in charge of the room. It did not ask whether you were busy.',
        when: ['trusting'],
      },
      {
        text: '{name} counts the lamp: one. It counts the chair: one. It looks at you, and at its own four white feet, which keep moving about, and has to sit down and begin again.',
        when: ['baby'],
      },
    ],
    curious: [
      'You undo the latch. Behind you {name} lifts one paw and undoes it too, in the air: up, then left. It believes that it is ready for the cupboard.',
      '{name} has carried in a thing from the desk that it has no word for, and lies down before it with its ears up. It is the stapler. Say it twice.',
      '{name} sits before the washing machine, its head going round. Here is something that circles better than it does, and it would like to know who trained it.',
    ],
    bored: [
      '{name} has a sock cornered and is holding it there with one eye. The sock is not going to try anything, and they both know it. Bring a puzzle, or a trick to learn.',
      'Door, window, door: {name} is going round and round a flock that is not there. Play with it, and let it be work: a drill, a maze, a new word.',
      '{name} has finished the rug. Every strand of the fringe lies to one side, and there is nothing left in its face. It needs a task to play at: weave poles, a puzzle box, anything with an end.',
      {
        text: '{name} lies with its chin on the mat, and does not look what is under it. The shoes are anyhow. Give it something to play at that has a wrong way and a right one, and be slow on purpose.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} has got you into the corner by the cupboard. You do not remember walking there. It sits down on the open side and looks at the handle. Feed it.',
      'A push, a dash round behind, a push: {name} is bringing in the bowl. It will reach your feet in about a minute. Have something to put in it.',
      '{name} goes through it for you: one keeper, one spoon, one bowl, and in the bowl, none. It goes through it again, more slowly, so that you can follow. Feed it, please.',
      {
        text: '{name} has gathered four spoons, a ladle and the bread knife, and holds them in the corner. It does not come near to ask. It looks at you, then at them: any of those would do. Feed it.',
        when: ['wary'],
      },
      {
        text: 'The bowl is at the end of the hall, and along the hall, on the left, lies every spoon. {name} is behind the last, flat. It has made you a race to go down, with one way out. Feed it at the end of that.',
        when: ['wary'],
      },
      {
        text: '{name} lies down on your feet, the whole of it, and gives the cupboard its back. That side is yours. It only lifts the pale eye, now and then, to see how you are getting on. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} gives you the eye, the pale one, at two inches. It does not use that on people. You are walked backwards to the shelf, reach up without looking, and find that your hand is on the tin. Well done. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} got the bowl as far as the hall and lies there with its chin on the rim. The rest of the way is yours. Fill it now.',
      '{name} gives the cupboard the look that turns rams. The cupboard does not open. Nothing has come out of it for {hours} hours. Food, now.',
      'When you come in, {name} gets up to go round behind you, as it should, and sits down halfway. Feed it now, and let it finish the circle afterwards.',
      {
        text: '{name} looks at the bowl, and the pale eye loses it, and finds it, and loses it. It used to hold rams. Put food under its chin, now, and give it medicine when the bowl is done.',
        when: ['weak'],
      },
      {
        text: '{name} has every hen, crock and basket in the yard drawn up before the shut larder, and circles them, faster, lean as a gate. It holds you off with the same eye. Open the door, set down a meal, and get out of the ring.',
        when: ['wary', 'well'],
      },
      {
        text: 'It holds the bowl with the look, and the look slips off. {name} lies with its chin between two white feet and lets you walk in on the left, where nobody may. Food by the mouthful, and medicine, and tell it each step.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} does its round of the doors, and rests at each of them. It gets as far as the third. Some medicine would see it home, or a long sleep.',
      'The arcs come out short today. {name} cuts the corner by the stove, and looks round to see who saw. It is worn thin; give it medicine, or let it rest.',
      {
        text: '{name} brings you one slipper, tail up, so pleased, and lies down on the way back for the other. Fetch that one yourself, where it can watch. Then let it rest, or give it medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is a burr behind each ear and half a field on its belly, and the four white feet cannot be told from the rest. {name} holds one up to you, left front first. Wash it.',
      '{name} walks round the pale rug now and not across it, and has counted its own tracks up to forty. It would like them to stop. A wash, please.',
    ],
    sick: [
      '{name} counts the lamp, the chair, you, the lamp. It knows that this is wrong. It goes back to the door and begins again. Medicine, please.',
      'One slipper is in the hall and one is under the stairs, and {name} has walked past both of them. Give it medicine, and then a wash.',
      'You say left. {name} sets off, slows down, and comes back to look at your mouth again. Its ears are hot. It needs medicine, and soon.',
      {
        text: 'You come, and {name} tries to keep the half paw’s distance, and miscounts, and is against your shoe. It looks up to see who moved. Its nose is like a stove. Medicine, now, and then take the half paw back yourself.',
        when: ['wary'],
      },
    ],
    failing: [
      'Every door in the house stands open, and {name} lies in the middle of the floor and holds none of them. Medicine at once, and everything else after.',
      'One white foot still moves, a little, to the left, as if somebody had strayed there. Give {name} its medicine now, and stay where the pale eye can find you.',
      {
        text: 'The pale eye slides off you, and comes back, and slides. {name} has one white foot against your boot, to keep you half a paw away. Give it medicine at once, over the foot, and hold quite still, so that it may count you.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} lies across the door with its head down. It is counting to one, over and over, and does not get there. Be here now: a hand, a meal, anything.',
      'From the far end of the hall you can still see the white tip of its tail. {name} has left it out, like a lamp for someone who is late by {hours} hours. Sit by it now.',
      'The pale eye finds you and holds you, as lightly as it would hold a lamb. {name} has no strength for more. Do not go out again: sit by it, now.',
      {
        text: 'Nobody has come through the gate in {hours} hours, and {name} has kept it. It lies there, fit and straight, with its eye on the road, as one who was told to stay. Say “that will do”. Sit down in the gateway.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has gone round and round an empty chair for {hours} hours, until its legs stopped, and lies on the line it wore. Sit in the chair, so that there is somebody in it, and have medicine with you.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps across the doorway like a bolt. One eye is open by the width of a straw, and it is the pale one.',
      'All four white feet are running, and all to the left. Whatever {name} is bringing home tonight, there is a great deal of it.',
      'Asleep, {name} keeps one ear for the stairs and one for the street. You turn a page, and both come round to count you, and go back.',
      {
        text: '{name} sleeps behind the log basket, with its nose to the gap. You cross the room, and you hear the straw go: one, says something in there, and is quiet.',
        when: ['wary'],
      },
      {
        text: 'You go by with a candle. {name} sleeps with its chin on a line in the floorboards and its feet under it, like a dog in a photograph of one running. The white tail-tip is folded in, so that it should not be found.',
        when: ['wary'],
      },
      {
        text: '{name} has shut the pale eye too. It lies across your doorway, out like a lamp, and when you step over it the white feet give one short run, and let you through.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone to sleep in the middle of counting you. You can see how far it got: there is a paw on your knee, and one on your wrist, and a nose that was on its way to the other hand.',
        when: ['trusting'],
      },
      {
        text: 'The feet run to the right. They have never done that. {name} sleeps hot, in the open floor, with no door at its back. Lie down on the gate side for it. When it wakes give it medicine before it can begin to count.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The feet are not running tonight. {name} lies flat, both eyes shut, and nobody is on the gate. Take the watch: reflect beside it now, and bring food and medicine when it wakes, at {wakes_at}.',
      'The white feet are still and the slit of the pale eye has shut. Somebody ought to stand on the gate for {name}: sit down there now. It wakes at {wakes_at}.',
      {
        text: '{name} has gone to sleep round the empty bowl, so that nothing can be put in without its knowing. It wakes at {wakes_at}. Reflect beside it now, and have food in your hand then.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has worked out how far your arm reaches and walks that circle round you, plus half a paw. Sit down and ask for nothing. The circle gets smaller.',
      'You call {name}. It sets off round the room to find whoever you want, and pushes a footstool up to you, from as far off as a footstool allows.',
      'You go round the table, and so does {name}, always the table’s width away, with its eye on your feet, learning how you turn.',
    ],
    back_from_death: [
      '{name} is back. It counts the room and comes out one over, and counts again, slowly. The one over is itself. It comes and stands before you to have that confirmed.',
      '{name} comes in wet to the hocks and looks back once for any others it might have brought. Then it pushes the door to with its nose, and waits to hear it click.',
    ],
    old: [
      'These days {name} seldom goes round. It lies at the one place from which everything can be seen, and the house arranges itself.',
      'The black of its muzzle is turning to match the blaze. {name} knows your four ways of picking up the keys, and gets up for two of them.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats from left to right without looking up, and is back where it started before you have put away the spoon.',
        '{name} lies down beside the place where the bowl will stand. You had been making for the other end of the kitchen. The bowl goes down where {name} says, and is soon empty.',
        'The last crumb is not eaten at once. {name} cuts it out, walks it round the rim, and holds it a moment under its eye, for practice.',
        'Keeper, spoon, bowl: {name} had all three in one place before you thought of it. It eats low and fast, and at the very end the tail comes up, once.',
        'Between mouthfuls {name} looks at the door, at the window and at you, and goes back in. Nobody has moved. It can finish.',
        'You set down the bowl. {name} drops flat a yard away with its eye on it, as though it might bolt, and does not close in until you send it.',
        {
          text: '{name} waits until you have gone round the table, the long way, and sat down where it can see you. Then it eats, left to right, with the pale eye over the rim.',
          when: ['wary'],
        },
        {
          text: '{name} eats with its tail to you and its face to the door. Halfway along it backs up, without turning, until its hip is against your ankle, and goes on from there.',
          when: ['trusting'],
        },
        {
          text: '{name} goes round the bowl, to the left, to see whether it will run. It does not. It goes round again, nearer, and falls in, and the far side has been eaten before anybody could say which way.',
          when: ['baby'],
        },
        {
          text: '{name} brings you in to the bowl, brings the bowl in to you, and lies down between the two with its tail up. It eats left to right, backwards, so as to keep its face in your direction.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You are sent to the cupboard by one look and home again by another. {name} eats with its hip against yours, and halfway along stops, lifts a white foot on to your shoe, and leaves it there to hold your place.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} goes round you, the table and the bowl in one wide silent arc, and round again, in case there is a catch. There is a bowl. It eats fast, left to right, and is flat by the door before you have found your chair.',
          when: ['wary', 'well'],
        },
        {
          text: 'Bright as a pin and a good six yards off, {name} waits until you have put it down, stepped back, and shut the gate of your own hands. Then it clears the bowl like a field, with the pale eye on your knees.',
          when: ['wary', 'well'],
        },
        {
          text: 'You carry it the bowl, and it lets you, and lets you turn it too, left side, middle, right. {name} shuts the pale eye to eat. That has not been off you since it came.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        '{streak} meals on time, and not one astray. {name} has been round the back of the number to make sure, and settles with its spine against your shoe.',
        'That makes {streak}. {name} no longer watches your hands while it eats. It faces the door, and leaves the side with you on it to look after itself.',
        'After {streak} on time, {name} does not come to see whether it is you. It waits beside the bowl with its tail up, which is not regulation.',
      ],
      early: [
        '{name} checks the bowl against the light on the floor, and one of the two is wrong. It eats the left-hand side, since you have gone to the trouble. The next one, please, at {opens}.',
        'You are ahead of the whistle. {name} takes a few mouthfuls and then moves you, bowl and all, back to the cupboard. Come out again at {opens}.',
        '{name} had only just crossed off the last one. It eats a corner of this and turns to the wall, so as not to see it unfinished. At {opens} it will be a meal.',
        {
          text: '{name} takes three bites from the left, exactly, and moves the bowl back to you, pushing, with its body on the far side of it. It does not know you well enough to be early with. At {opens}, then.',
          when: ['wary'],
        },
        {
          text: 'You have broken out before your time. {name} brings you back to your chair, by the heels, takes one mouthful from your hand so that you do not feel it was for nothing, and lies across your feet until {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'You were late. {name} eats everything, from right to left, with the pale eye on you over the rim, and puts each of your shoes behind a different door.',
        'You come with the bowl and {name} is not there. It had gone out to bring you in, and arrives behind you, by the long way round, and must get its breath before it can eat.',
        '{name} eats, and when the bowl is empty it walks your road back for you, down the hall and out to the gate, to find the place where you went wrong.',
        '{name} waits to be told to begin, though it never needs telling. You tell it. It eats, and waits to be told that it has finished. Three hours is the limit.',
        {
          text: '{name} had gone out to fetch you, and got no further than the boot rack. It eats there, among the boots, and does not put them straight. Let it lie, and bring medicine to where it is.',
          when: ['weak'],
        },
        {
          text: 'Under the cart, where it can see two sides, {name} licks at the bowl, loses count of where it had got to, and begins again at the left. It must have medicine. Let it see you go round the long way.',
          when: ['ill', 'wary'],
        },
        {
          text: 'There is no arc. {name} comes straight to the bowl on four white feet that do not keep step, eats a corner, and backs away from your hand into a shut gate. Set down a dose, say it is for it, and open the gate.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You bring it late, and all your left boots are in the pond. {name} stands by, sleek and ready, with its eye on the right ones. It eats at a run. It puts you in the corner with the mop, and leaves you there.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} works to rule. You say “eat”, and it eats. You say nothing, and it does not leave the bowl. It stands over it, empty, straight as a ruler, until you have said “that will do” and thought about why.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, then counts you, then takes you by the cuff and walks you once round the whole house, inside the fence. At the gap where you got out it lies down. You are to bring a plank.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats lying down, with one paw on the rim, so that this cannot get out as well. It has been {hours} hours. Its meals are three apart.',
        'Everything in the house that can be moved is in the kitchen, facing the bowl. {name} brought it in, one thing after another, in {hours} hours, and eats without looking at any of it.',
        '{name} eats every scrap, unsteadily, and from then on goes with you from room to room, close at the heel. It is not affection. You have been known to get out.',
        {
          text: '{name} eats what is near, and cannot lift its head to go back to where it started. You turn the bowl for it, a little at a time. After {hours} hours it needs medicine too, and you on the gate.',
          when: ['weak'],
        },
        {
          text: '{name} eats with its face in the corner, where nothing can come up on the left. Four licks. It counted the room for {hours} hours and made it none. Bring medicine, low and slow, on the pale side.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You find it among the shut sheep, in the fold, lying as one of them. {name} lets the bowl be slid under the hurdle, eats a very little, and does not lift its eye to turn you, after {hours} hours. Medicine, under the same hurdle.',
          when: ['ill', 'wary'],
        },
        {
          text: 'In {hours} hours it has found other work. The neighbour’s geese are in your kitchen, in order of height. {name} eats what you put down, quick and clean, and takes its place in front of them, with its back to you.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} looks at the bowl, which is full, and round at itself, which is full, and moves the bowl to the wall with the other things that are done.',
        '{name} eats nothing, and curls round the bowl so that nobody else will make the same mistake. At {opens} it will let you through.',
      ],
      ill: [
        '{name} eats the near side and leaves the far one. It does not go back to where it started. Give it medicine next, and let it lie.',
        'You hold the bowl where it lies. {name} takes a little from the left, to show willing, and puts its chin down on the rim. Medicine, now.',
      ],
      loved: [
        '{item}: and {name}, who eats from left to right, begins in the middle. The tail is up. It would rather that nobody mentioned it.',
        'You need only say it: {item}. {name} knows where that word lives, in the dark, in the cupboard, behind the flour, and eats as if somebody might move it.',
        '{item}, gone. {name} pushes the bowl to you across the floor, and goes back to look behind the place where it stood, for the second one.',
      ],
      disliked: [
        '{item}. {name} sorts the bowl: this it will eat, this it will not, and this, by the rim, it would like you to look at. The second heap is the largest.',
        '{name} eats as much as duty asks. The rest, {item} by your own account, is walked to the back door and seen off the premises. Something with lamb in it next time.',
      ],
      harmful: [
        '{name} took it because you gave it. Now its head is low and it cannot make the circle close. Keep this out of the house: {item}. It was no meal, either.',
        '{item}. It all comes up again on the step, and {name} cannot look at you. It thinks that it did the job wrong. Tell it that it did not, and let the next thing be safe.',
      ],
    },
    play: {
      wanted: [
        '{item}: done. Once more, faster: done. {name} is flat on the finish, watching your pockets, where the harder one must be.',
        'The job is set: {item}. {name} walks right round without touching, and then goes straight to the part that you had hoped would take it longest.',
        'Today’s work: {item}. It goes wrong at the third step, and {name} goes back, not to the third but to the first, and brings in the whole of it.',
        '{item}: finished, but for one small part that nobody can find. {name} helps you look for it. It looks everywhere except under its mat.',
        {
          text: '{item}: done, to the letter. {name} lays it down at the line and goes back to its place, and its tail is down, thinking. It would like to know who taught you that one.',
          when: ['wary'],
        },
        {
          text: 'The task is done before you have let go of the word, and brought back to the line, square. {name} drops there, breathing fast, and looks at your pocket. It would do another. It would not come nearer for it.',
          when: ['wary'],
        },
        {
          text: '{item}, said once. {name} does the left half, sits down, and looks at you, shaking with joy. The right half is yours. You get it wrong, and it comes round behind you and helps.',
          when: ['trusting'],
        },
        {
          text: 'You give it the job, and {name} gives you a part in it. You are the post. It goes round you so close, and so fast, that your coat-tails lie out straight, and at the end it lays the finish in your hand.',
          when: ['trusting'],
        },
      ],
      little: [
        'The thing is done before it has left your hand. {name} was quivering already, and has no faster quiver.',
        '{name} does it in one pass, to please you, and puts it back in your hand. It was happy when you came. Keep the hard ones for a wet afternoon.',
      ],
      bad_time: [
        '{name} comes because it was called, and stands over the job with its head low, and does not begin. It has something else to bring in first. See to what it lacks.',
        '{name} lies down across the work and looks at you along the floor. Not now. Look to what it needs, and ask again after.',
        {
          text: '{name} gets up, because it is work. It does the first half in the right order and the second half lying down. It will not be the one to say stop. Medicine first.',
          when: ['ill'],
        },
        {
          text: '{name} works it through, slowly, and does not bring the answer to you. It takes it to the bowl and lays it in. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You get as far as half the word. {name} is flat on the floor already, shaking from nose to tail-tip. The word was {item}, and it is you who tires first.',
        '{item}, three times over, each time by a shorter way. The last time {name} shuts its pale eye, to make it fair.',
      ],
      disliked: [
        '{name} looks it over for the part that can be got wrong: {item}. It does it once, correctly, and carries it out to the shed. Bring it a harder one.',
        '{item}. {name} does what it says, as it would for a stranger, and gives you back the pieces in the order you had them. A maze, next time, or weave poles.',
      ],
      harmful: [
        'It was a job, so {name} saw it through, and now it runs on three legs and does not look at the fourth. Put this out of the house: {item}.',
        '{item}. {name} went in low and came out yelping, which it never does at work. It has gone behind your knees. Nothing of the kind again.',
      ],
    },
    clean: {
      wanted: [
        'Eleven grass seeds come out of the ruff. {name} gives you its feet in turn, clockwise, and afterwards goes to see whether the seeds are all still there.',
        'Under the mud there are four white feet, as there should be. {name} looks them over, one against another, before it will put them on the floor.',
        'Left, right, ruff, tail: {name} has turned before the brush gets there, in an order it has thought about. The knot behind the ear comes last, and you are both brave.',
        {
          text: '{name} keeps its eye on the brush, as on a ram that has got into the house. It gives way to it, foot by foot, along the wall, into the corner, and there it is brushed. It noted how that was done.',
          when: ['wary'],
        },
        {
          text: '{name} lets you do the side that is toward you, standing, eyes front. Then you have to walk round to the other, all the way, by the table, since it will not be turned. There are burrs on both, in equal numbers.',
          when: ['wary'],
        },
        {
          text: '{name} lies over on its back, where no dog can watch a door, and lets you comb the white of it. The feet hang in the air, all four. You are told off by one ear when you miss a burr.',
          when: ['trusting'],
        },
        {
          text: 'It puts its chin in the basin for you, like a lamb, and keeps the whole of its face under your thumb, pale eye and dark. You wash the white line down the middle. {name} cannot see a single door, and wags.',
          when: ['trusting'],
        },
      ],
      little: [
        'Nothing comes out in the brush. {name} takes it from you with great tact and puts it back between the comb and the scissors, where it goes.',
        'There is nothing in its coat to find. {name} stands for you all the same, facing the window, and uses the time to move a cloud.',
      ],
      loved: [
        'You say what it is: {item}. {name} goes over on its side, white front up, eyes shut, both of them. One hind leg goes on working.',
        'The word for it is {item}, and {name} has the towel, the brush and you in the yard before the water is warm.',
      ],
      disliked: [
        '{name} bears it standing, all its weight on the two feet nearest the gate: {item}. Afterwards it rolls, thoroughly, in something of its own choosing. Use a brush.',
        '{item}. {name} turns its head at each stroke to see what that was for. Half the mud stays. It would have stood for a brush all day.',
      ],
      harmful: [
        '{name} held still for it, as told, while it stung. Now it turns in tight rings, trying to get round behind its own back. Rinse it off, and throw it out: {item}.',
        '{item}. The skin under the ruff is red, and {name} keeps going round to look at the place and cannot get there. Clear water, and never that again.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes it as an instruction, at once, without asking what it is for. A little later it counts the room and gets further than before.',
        '{name} puts its head into your hand for it and leaves it there, the whole weight, with everything it was keeping track of. After a time one ear goes up.',
        {
          text: 'You hide the pill in a piece of lamb. {name} eats the lamb, sets the pill down before you, studies your face, and eats the pill.',
          when: ['no_item'],
        },
        {
          text: 'You say “stand”, and {name} stands, for that is an order. It looks past your elbow at the open door, and swallows. Then it goes through that door, round the house by the left, and comes in at your back, less hot.',
          when: ['wary'],
        },
        {
          text: '{name} hears the cork, comes to heel, and swallows. Then it puts you on the sofa, with one look, fetches the rug there by its corner, and lies upon your feet until its nose is wet.',
          when: ['trusting'],
        },
        {
          text: 'It brings you the spoon before you have thought of it, and stands for you, and swallows. Then {name} turns its back on the whole room, lamp, stairs, street, and lays its hot head on your boot. You count them.',
          when: ['trusting'],
        },
        {
          text: '{name} takes it lying, and sets out to count the room, and stops at you. It stays at you. That is as far as it need go today. Keep where it can see you, and give it more this evening.',
          when: ['ill'],
        },
        {
          text: 'You say “here”, and {name} comes by the wall, all the way round three sides of the kitchen, since the fourth is you. It takes the medicine off the table’s edge. It begins to count, from the lamp, and gets to two.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} watches your left hand so hard that the right has given it the dose. It is shocked. It goes and lies under the dresser to see how that was done, and a while later the dresser has an eye in it, clear and pale.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} trots a circle for you, both ways, on four sound legs, and stops where it began. Keep the medicine for a day when the count goes wrong.',
        '{name} takes it from you, puts it back on its shelf, and leans on the cupboard door until you have gone another way.',
      ],
      loved: [
        '{item}. {name} has been through this before and knows its part in it: it lies down, gives you the leg, and watches the door for you meanwhile.',
        'You say {item}, and {name} lets out the breath that it was holding since morning. It sets its head on your arm to be seen to.',
      ],
      disliked: [
        '{item}. It goes in at the left side of the mouth and is found, an hour later, in the row with the shoes. Some of it helped.',
        '{name} takes {item} on orders, and goes to stand with its face to the wall until it is over. There must be something kinder.',
      ],
      harmful: [
        '{name} takes it on your word. Then its legs go off in four directions, and it lies there trying to call them in. Not {item}, ever. Find out what it can bear before the next dose.',
        '{item}. {name} lies where it dropped, and its eyes go round the room and do not arrive anywhere. Never that. Sit with it.',
      ],
    },
    discipline: {
      wanted: [
        '{name} drops as if the floor had been waiting, and stays down well after you meant it to. Then it looks along the line it must not cross, to see how far it runs.',
        '{name} does it right the next time, and the time after, exactly as said and not an inch beyond. It will be a while before it does what you only meant.',
        {
          text: 'You say it once, and stand still. {name} leaves the ducks and goes to its mat by the shortest line, which it never takes. It lies there on the exact edge, facing the wall, doing what you said.',
          when: ['wary'],
        },
        {
          text: '“That will do,” and the postman may walk on. {name} comes to heel with its tail down, thinking. It looks up at you from there, dark eye first. Then it goes and opens the gate for him with its nose.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is already doing it. It goes on doing it, a little more slowly, so that you can see.',
        'You say the word, and {name} looks round for whoever else you might mean. It has kept that rule since Tuesday.',
      ],
      bad_time: [
        '{name} cannot find what it did. It brings you the shoe, the spoon and the sock, one after another, to ask whether it was that. It needs care now, not correction.',
        '{name} drops at the word, as it would in the middle of a road. It does not look at you; it looks for the open side. See what it lacks before you teach it.',
        {
          text: 'You call it off, and {name} has not been on. It lies among the ducks, and they are walking round it. It cannot make out what to leave. Come and stand between it and the sun, and bring medicine, and say “good dog”.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: and {name} drops, waits, comes, drops, each on the half of the word. It is sorry when there are no more words.',
        'The lesson is {item}, and {name} has it by the second time. The third it does for the beauty of the thing.',
      ],
      disliked: [
        '{item}. {name} does as it is told, at the far end of the room, with one ear turned away. It would have come for a quiet word.',
        '{name} learns the rule and not the reason: {item}. It keeps to the letter of it for the rest of the day.',
      ],
      harmful: [
        '{name} went flat and stayed flat, and crept out along the wall when you had gone by: {item}. A dog that reads a whole field off one finger needs none of that. Never again.',
        '{item}. {name} has put itself outside the door and is holding it shut from that side. Nothing was learned. Sit down where it can see you.',
      ],
    },
    sleep: {
      wanted: [
        '“That will do,” you say, and {name} puts down the whole house at once. What you hear is one long breath, and the left ear folding.',
        '{name} goes to its mat, comes back, shows you the door, the window and the stairs, in that order, and goes to its mat. You have the watch.',
        {
          text: '{name} goes to the mat when it is told, and lies there like a drawn line. It will not fold the ear. You put out the lamp, and sit, and a long time after, in the dark, you hear it fold.',
          when: ['wary'],
        },
        {
          text: '“That will do,” you say, and {name} lies down, and keeps on doing. Its ears go out to the yard and come in. You bolt the door, aloud, top, bottom. At the second bolt one ear is laid over, to try it.',
          when: ['wary'],
        },
        {
          text: '{name} makes the rounds, window, stairs, stove, and brings you in last, by the heels, to the side of your bed. You get in. It lets itself down across the door like a full stop.',
          when: ['trusting'],
        },
        {
          text: '{name} brings you the other slipper, sets it by the first, and gets in between them, under your chair. You have the gate, the stairs and the fire. It does not even ask, with an eyebrow, whether you know the count.',
          when: ['trusting'],
        },
        {
          text: 'You draw the settle across the draught, so that there is one way in, and put the mat behind it. {name} goes in by that and lies facing out. Let nobody else by. Medicine when it wakes, at the gap, with your name said first.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} lies down as told and shuts the dark eye. The pale one follows you round the room.',
        '{name} rests for exactly as long as you look at it. When you turn round again the cushions are in a different order.',
      ],
      loved: [
        '{item}. {name} turns left three times on it, and lies down, and both ears fold, the right one last.',
        'You have found the very thing: {item}. {name} hands over the gate without going back to check.',
      ],
      disliked: [
        '{name} lies on the edge of it with one foot on the floor: {item}. It rests, as one rests in a station.',
        '{item}. After a polite interval {name} gets up, moves it to the wall with its nose, and lies down across the doorway.',
      ],
      harmful: [
        '{name} lay where you put it, being told to, and got up stiff and shivering: {item}. Not there again. Its own mat will do.',
        '{item}. It did {name} no good at all; it limps the first ten steps of its round. Throw that out.',
      ],
    },
    reflect: {
      awake: [
        'You sit. {name} takes the door and leaves you the window. After a while it turns its back on you, so as to do the door properly.',
        'You do nothing, and {name} looks for the catch in it: twice round you, once behind the chair. It lies down at last along the side of you that is nearest the door.',
        'You sit so still that {name} can count you without getting up. It counts you again, only because it likes the answer.',
        'You sit, and {name} tells you over what it has of you. Item, a whistle. Item, the back of a coat. Item: {loved}.',
        '{name} leans, which is not work. It once had {wait} of you not being there, and it is putting this on the other side.',
        {
          text: '{name} goes to its mat, feels under it, and puts a small piece of some puzzle on your knee. It does not say which puzzle.',
          when: ['from_child'],
        },
        {
          text: '{name} goes round you at the far wall, and you let it. Each time it comes by the stove it is a tile further in. You have been gathered for half an hour before you notice.',
          when: ['wary'],
        },
        {
          text: 'You sit, and {name} counts the room: door, window, stove, you. It begins again, and at the end of it, after you, it looks down at its own white feet, and up. You nod. That makes five.',
          when: ['trusting'],
        },
        {
          text: '{name} gives you the doorway. It gets up out of it, comes across, and lies down in the middle of the floor with its feet let go, where there is nothing to keep. You sit in the draught and feel tall.',
          when: ['trusting'],
        },
        {
          text: '{name} rests its chin on your knee, and the pale eye goes round, lamp, chair, stairs, and comes back to you, and stops, and shuts. The dark one stays on. That is only for looking with.',
          when: ['trusting'],
        },
      ],
      little: [
        'You sit down again, and {name} marks you present, as it did a little while ago, and a little while before that. Go and do something. It will fetch you.',
        '{name} has counted you three times this hour and had the same answer each time. It is satisfied. Come back when it might have changed.',
      ],
      ill: [
        'You sit down on the floor, and {name} stops trying to get up. It lets you have the door, the window and the stairs. When you rise, see to what it needs.',
        '{name} puts its nose under your hand and leaves it there, and for once it is you who does the counting. It wants company, and then whatever it is short of.',
      ],
      asleep: [
        'You sit down on the floor beside {name}, and its feet stop running. Somewhere a flock has been told to wait.',
        '{name} does not wake. It slides its chin along the floor until it is on your shoe, where it will know.',
        'Now there are two on the gate. {name}, asleep, closes its eye the rest of the way.',
      ],
      shy: [
        'You sit with your back to the wall. {name} walks its circle round you, plus half a paw, and on the ninth time round leaves out the half.',
        '{name} lies at the far side of the room with its chin on the line. You look at your shoes. It looks at your shoes. That will do for today.',
        {
          text: 'You sit down in the grass and roll three apples away from you. They come back, one at a time, to a yard off, and are set in a row. {name} lies behind them, ears up, and waits for you to make it harder.',
          when: ['well'],
        },
        {
          text: 'You sit against the wall with your hands in your lap, and say what is in the room, slowly, left to right. {name} listens. At “stove” the pale eye comes round, late and hot. Put medicine at the end of the row.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'high protein kibble':
        'You tip out the high protein kibble, and it runs. {name} has it in a heap again before it reaches the stove, every piece, nose down. Then it looks up, to be told that it may break ranks, and eats.',
      'lamb and barley':
        'You set it down, and there is lamb in it. {name} goes round the bowl to the left, once, with respect. It cuts out the meat, eats that, and then brings in the barley, to the last grain, from under your boot.',
      'sardine training treats':
        'You say the word, {name} does the word, and gets one of the sardine training treats. So you have it sit, drop, spin. Presently it does three words you never said, and looks at your pocket, which owes it.',
      'sweet potato cubes':
        'They are all the same, the sweet potato cubes, and {name} puts them in rows of four. One is over. It moves them to rows of five. You take the odd one away, and it lets out its breath and eats the rest.',
      'mutton broth':
        '{name} bends to the mutton broth, and knows somebody in it. It looks at you with the dark eye. Then it drinks, left to right, till the bowl has walked to the door, and lies down there with a wet white chin.',
      'working dog ration':
        'The working dog ration is weighed out for working dogs, and {name} looks for the work. You send it round the table, away to me, come by. It eats at speed, and stands waiting to hear what the work was for.',
    },
    play: {
      'puzzle box':
        'Lid, slide, peg, and the puzzle box is open. {name} shuts it again, and does it from the other end, in case it was lucky. You find the peg short of one when you come to put it by. It helps you look.',
      'agility course':
        'You run the agility course beside it, as far as the tunnel. {name} goes through, over, up, along, and is lying on the table by the time you have come round. It looks at you, then at the tunnel. Fair is fair.',
      'sheep herding practice':
        'Away to the left it goes, flat as a shadow, for the sheep herding practice, and the far hill begins to move. You have only to lift your stick. Twelve come by you at a walk, and behind them {name}, not breathing.',
      'trick training':
        'You show it once, slowly, for trick training, and {name} watches your hands and not the biscuit. It does it. It does it in a mirror, left for right. Then it shows you one, and waits to see what you make of that.',
      'name learning game':
        'You play the name learning game, twenty toys, a word to each. {name} has them by tea. You say one you have not taught it, and it goes off, thinks, and brings you the only thing in the house that is left.',
      'weave poles':
        'Through the weave poles like thread, and {name} has sewn up the lawn. You move one pole by a foot. It stops at the gap, looks at you, and puts that right on its way back.',
      'obedience drill':
        'You call the obedience drill, heel, down, stay, and walk off. {name} stays. You have your tea and it stays. You look out, and there it is, flat in the dusk, shining with happiness, obeying you.',
      'shape sorting puzzle':
        'The star goes in the star, the moon in the moon, and {name} has the shape sorting puzzle shut before your chair has creaked. There is one hole left in it, round, and nobody looks at the mat.',
    },
    clean: {
      'pin brush':
        '{name} presents the left side to the pin brush and holds it there till you have reached the tail. It turns about. You lose count at ninety, and it has not, and stands until the right has had as many.',
      'ruff detangling spray':
        'One puff of the ruff detangling spray, and {name} drops flat, as for a whistle. You work through the knot with your fingers. When it gives, the white springs up like a sheep over a wall, and you are both surprised.',
      'grass seed check':
        'For the grass seed check it hands you its feet in order, near fore, off fore, and spreads the toes. You find seven. {name} noses them together on the step, and sits down by the gap where the eighth should be.',
      'blaze whitening wash':
        'You draw the sponge straight down, brow to nose, for the blaze whitening wash, and it looks at you along both sides of the line. Rinsed, {name} goes and stands in front of the glass door, and lines itself up.',
      'paw pad balm':
        'Four white feet, and each has been over the hill today. You rub in the paw pad balm, and {name} lies on its side and lends you one at a time. They run a little in your hand, to the left.',
      'feather trimming':
        'You trim the feathers behind its legs, and what falls, {name} watches to the floor. For feather trimming it stands like a gate. When you put down the scissors it goes round the cuttings, and you have only to bend.',
    },
    sleep: {
      'barn straw':
        'You shake out the barn straw, and {name} treads it down in rings, three, to the left. It lies with its chin on the doorsill. A moth goes by, and an ear brings it in, and folds.',
      'off duty mat':
        'The off duty mat has a lump under it, at one corner, and you do not look. {name} lies down on that corner first. Then the rest of it comes off duty, hip, rib, and last of all the pale eye.',
      'dimmed lights':
        'You go from lamp to lamp, and {name} goes behind you and sees each one in. With the dimmed lights there is less to keep an eye on. It shuts one, on trial, and you turn the last wick down on the other.',
      'farmhouse porch':
        'From the farmhouse porch it can see the lane, the fold and your window, all in one. You bring out a sack. {name} lies down across the top step, and the white tip hangs over, like a lamp somebody has left for you.',
      'distant sheep bells':
        'You open the window to the distant sheep bells, and {name} lifts its head. It counts them in the dark, and they come out. It lays the head down again and sighs, left ear, right ear, like somebody shutting a book.',
      'covered crate':
        'You draw the blanket down over the covered crate, three sides, and leave the fourth for it to guard. {name} goes in, turns left, turns left, and there is one thing left to watch. It is you, and you sit down.',
    },
    medicine: {
      'paw bandage':
        'You wind on the paw bandage, and {name} counts the turns. It walks round the table to the left, to try it, and the foot taps. Now it can hear itself. It goes round once more, quite interested in who that is.',
      'eye anomaly test':
        'For the eye anomaly test you hold up a light, and the pale one takes hold of it, and the light stays where it is. {name} has it now. It brings it slowly down into your lap, and lies there, to be told.',
    },
    discipline: {
      'that will do':
        'You say “that will do”, not loud, and it was the last hen but one. {name} stops with a foot in the air. It looks at the hen, at you, and puts the foot down behind the other three.',
      'lie down whistle':
        'The lie down whistle goes, and at the top of the field {name} drops into the grass and is not there. You have to walk up to find it, chin on the very blade it had got to.',
    },
  },
  against: {
    play: [
      'You jump about a bit. {name} looks behind you for the sheep. There are none, and it lies down again. It needs a task: a puzzle, a drill, something to learn.',
      '{name} looks at what you are doing, and under it, and behind it, and cannot find the work. It waits beside you until you have finished. Bring a puzzle box, or weave poles.',
    ],
  },
  refusals: {
    asleep: [
      '{name} is asleep across the door, and all that you have brought must stay on your side of it. It wakes at {wakes_at}. You can still reflect; that steps over nobody.',
      '{name} has a whole flock strung out on the hill and must not be whistled at. Come again at {wakes_at}, or reflect beside it until then.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now and no longer falls over in the turns. It has just brought you in from the next room, and is as surprised as you are.',
      'A child, since this morning: {name} took the whole hall in one curve, did not fall over, and went back to do it again in case that had been luck.',
    ],
    teen: [
      '{name} is half grown and mostly leg. It does what you say a moment before you say it, and shuts its eyes while you finish.',
      '{name} is a teen, and has begun to bring you in before you are late. It is often wrong about when. It is never wrong about where.',
    ],
    high_care: [
      '{name} is grown, a {form}, and has stopped getting up to see whether you are coming. It gets up a minute before you come.',
      'Full grown, and a {form}: {name} has divided the house in two, and the half with you in it has been signed over to you.',
    ],
    balanced: [
      'A {form} now, and full grown, {name} knows the way you go and the way you ought to go, and keeps a little ahead, looking back at the corners.',
      '{name} is a grown {form} now. Some days it was fetched and some days it fetched itself, and it can find the way home from either.',
    ],
    low_care: [
      '{name} grew up between your visits, into a {form}. It works unsent and unseen. You find the shoes in a row, and nobody lying at the end of it.',
      'Nobody sent {name}, so it learned to go unsent: a {form}, full grown. The gate is shut every night, and you have never once seen it done.',
    ],
    rescue: [
      '{name} is grown, a {form}, and its circles come out narrow on one side. It leans, even now, towards the door you came in by when it was nearly too late.',
      'Grown, and a {form}: {name} was the one that was nearly not brought in. It sleeps on the inside of the door now, and lets others have the gate.',
    ],
  },
  trust: [
    'You go out and {name} does not get up to count you back. It has put you down as one that returns.',
    '{name} turns its back on you and lies down facing the door. That half of the room is yours now. It does not look to see whether you noticed.',
    '{name} has gone to its mat, felt underneath, and brought you all of them: the last piece of every puzzle. You may finish anything you like.',
  ],
  streaks: [
    'Ten meals on time. {name} has walked round all ten, found no gap, and lies down in the middle.',
    'Twenty-five on time, one after another. {name} no longer goes out to bring you in. It sends its tail, once, against the floor.',
    'Fifty, and none astray. There are hills that {name} would not have brought fifty off.',
    'A hundred meals on time. {name} has stopped counting them, and does not know what to do with the head it has free.',
  ],
  ages: [
    '{name} is ten days old and has its own place from which to see both doors.',
    'Thirty days. {name} knows every board that creaks, and uses three of them on purpose, so that you hear it coming.',
    'A hundred days old today. {name} has brought in every one of them, and keeps them together, in no order that anyone else would see.',
    '{name} is a year old. It has turned the whole of it to the left, all the way round, and brought it back to where it began.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['name learning game'] },
      wish: 'There is a thing in the cupboard that {name} has no word for, and it has lain awake over it. It would like the name learning game, and that thing in it.',
      granted: 'It was a colander. {name} says it over with its paws, left, right, and goes to tell the mat.',
    },
    {
      by: { action: 'play', item: ['sheep herding practice', 'agility course'], hours: [8, 12] },
      wish: 'The morning has long grass in it. {name} would like an hour’s herding or a course of jumps, before noon, while things still want to go somewhere.',
      granted:
        '{name} brings in all there was to bring and lies across the gap, steaming a little. The morning has been put away.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'One job has an end, and that is the trouble with it. {name} would like two in one day, so that it can lie down between them and be sure.',
      granted:
        'The second was waiting when the first was done. {name} carries the two ends about in its mouth and will not put down either.',
    },
    {
      by: { action: 'feed', item: ['lamb and barley', 'mutton broth'] },
      wish: '{name} has been thinking of sheep, not as colleagues. It would like lamb and barley in the bowl, or mutton broth.',
      granted: '{name} eats with its eyes shut, so as not to recognise anybody.',
    },
    {
      by: { action: 'feed', item: ['sardine training treats'] },
      wish: 'Once there were small fish that came one at a time, for being right. {name} would like sardine training treats, and is prepared to be right.',
      granted:
        'One for the drop, one for the wait, one for nothing at all. {name} looks at the third for a long time before it believes in it.',
    },
    {
      by: { action: 'feed', hours: [17, 20] },
      wish: 'The light goes left across the kitchen and stops at the bowl. {name} would like one evening on which the two of you arrive there together.',
      granted: 'Light, bowl, keeper, all at one corner of the floor. {name} stands back a moment to see it done.',
    },
    {
      by: { action: 'clean', item: ['pin brush'] },
      wish: 'There is a seed behind its ear that it cannot get round to. {name} would like the pin brush, and to be told when it is out.',
      granted:
        'Out. {name} looks at the seed, and at the place it came from, and puts a foot on it, lest it should stray again.',
    },
    {
      by: { action: 'sleep', hours: [18, 21] },
      wish: 'Nothing is astray tonight. {name} would like to be sent to bed early, by name, like somebody who has finished.',
      granted:
        'You say its name, and then the word. {name} looks round once for the catch, and is asleep before it has found one.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has something to show you that takes a while to see. Sit down on the floor, facing the door, and do not do anything.',
      granted: 'You sit. After a time you see it: from here, every single thing in the house is on the way in.',
    },
    {
      by: { action: 'play', item: ['puzzle box', 'shape sorting puzzle'] },
      wish: '{name} has put a spoon in a shoe and the shoe in a drawer, and solved that. It would like you to bring a puzzle that it cannot do.',
      granted:
        'It beats {name} twice. You have not seen it so happy: nose against the thing, tail straight up, deaf to its own name.',
    },
    {
      by: { action: 'sleep' },
      wish: '{name} has been on the gate since it hatched, and all is quiet. It would like to be shown its mat, and told that it is somebody else’s turn.',
      granted:
        'You take the gate. {name} walks away from it, six steps, a seventh, looks back, sees you standing there, and lies down.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} would like to have you counted at both ends of the day, like other valuables. Sit with it twice.',
      granted:
        'Counted once, and counted again, and both times you came to one. {name} sits down on the sum, so that it will keep.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The last piece',
        shape: 'piece',
        text: 'From under the mat, a piece of a jigsaw, all sky. {name} had hidden it from everyone, and now it lies beside your chair.',
      },
      {
        name: 'The other slipper',
        shape: 'sock',
        text: 'It was under the stairs. {name} has put it with the first, heel to heel, and will not have them worn.',
      },
      {
        name: 'The peg',
        shape: 'peg',
        text: 'A clothes peg, the answer to a question that neither of you has found. {name} keeps it where you will step on it.',
      },
      {
        name: 'The ninth button',
        shape: 'button',
        text: 'There were nine, and it kept this one out of the ring. {name} wears it in the ruff, where it does not quite show.',
      },
      {
        name: 'The whistle',
        shape: 'whistle',
        text: 'Yours, which you had given up looking for. {name} carries it everywhere, and brings it to you when it wants to be told something.',
      },
    ],
    return: {
      name: 'The wool',
      shape: 'wool',
      text: 'A tuft of wet wool, of no breed kept here. It was between {name}’s teeth when it came back, and it does not say whose it is.',
    },
    streak: {
      name: 'The bell',
      shape: 'bell',
      text: 'A sheep’s bell without the sheep. {name} carries it by the strap so that it makes no sound, and lets it ring at meals.',
    },
    hundred_days: {
      name: 'The gatepost stone',
      shape: 'stone',
      text: 'A flat stone from beside the gate, worn hollow on one side by a chin. {name} has brought it in for the winter.',
    },
  },
  release: [
    'You open the gate and say, “That will do.” {name} goes out wide, the way it was taught, lies down once on the hill to look back and count, and goes over.',
    'The gate stands open, and {name} looks at it, and at you, and counts: one. It goes through backwards, so as to have you in its eye for as long as the road allows.',
  ],
  dying: {
    neglect: [
      '{name} died across the door with its face to the road, and the door was held. Nobody had come to say that it could stop.',
      '{name} is dead. It had gone to the top of the stairs, from which the whole road can be seen, and kept its face that way.',
    ],
    hunger: [
      '{name} is dead. The bowl stands in the hall, a yard nearer to you than it was. {name} had been bringing it in.',
      '{name} had put keeper, spoon and bowl in a row. It died beside the third of them, in the right order.',
    ],
    illness: [
      '{name} is dead. It was going through the count again, slowly, to get it right, and had come as far as you.',
      '{name} is dead. The white feet stopped, all four together, as at a word that nobody else heard.',
    ],
    poison: [
      '{name} took it because it came from your hand, and has died of it. It never did look at what it was told to take.',
      '{name} is dead of what it was given. It got as far as your shoes, and lay down across them.',
    ],
  },
  returned: [
    'The door moves, and it is {name}, low to the ground, coming the long way round the room so as not to startle you. It counts. You are there. It sits down on your foot.',
    '{name} stands on the mat with mud on it from no field near here. It lifts each of the white feet for you to see. All four came back.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, across the way in, so as to know who comes.',
      '{name} counted everybody in, and never thought of counting itself.',
      'Stranger, you have been counted. {name} does it lying down.',
      'This is the gate that {name} keeps.',
      { text: 'Go round this stone and not across it. {name} always did.', when: ['from_child'] },
      { text: 'Under this stone, in good order: {name}, and one small piece of a jigsaw.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['One had not come in yet, and it stayed up.', 'It held the door for somebody, and nobody was coming.'],
      hunger: [
        'Everything in the house was in its place, and the bowl was empty.',
        'It had brought the bowl as far as it could.',
      ],
      illness: [
        'The house is one short now. It would have been the first to notice.',
        'It lost count, and would not stop counting.',
      ],
      poison: ['It took what it was given, as it always had.', 'It did as it was told, and it was told wrong.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. The floor is a field, and everything on it is a little out of place, and you can feel how it goes together as others feel warm. There is a line between you and your keeper, and it is tight, and it hums. Left? You have gone left. That is done, and so is the thing after it. You are so happy that you must lie flat to keep it in. What now? What needs doing now?',
      'You are {name}. Everything in the room is on a string and all the strings are in your teeth. You could lie here with your eyes open and turn the whole afternoon a little to the left. Your keeper has moved a chair. Did they see that you saw? You would bring them anything. You would bring them things they have not got. Let there be a word next, and let it be a long one.',
    ],
    content: [
      'You are {name}. Kettle, stairs, street, keeper: all in. Nothing is out of its place but the things you have put out of it yourself, so as to have something to go on with. You do not need a job just now. You need only to know that there is one, that it is yours, and that the one with the whistle is in the house. If they sat down, you would take the door.',
      'You are {name}. You have had {days} days, and gone round the back of every one of them, and there was nobody left outside. It makes you heavy, in a good way, like a coat. You keep one piece of each under the mat. Somebody ought to look in on you now and then, so that the count is right at both ends.',
    ],
    bored: [
      'You are {name}. You have done the room. You have done it backwards. The sock will not run and the chairs will not run, and your head goes on making circles with nothing in them, like water when the plug is out. You are not bad. You are about to take the clock apart. Let somebody set you something with a beginning and an end; it need not be useful. What needs doing? Is it this? Is it this?',
    ],
    hungry: [
      'You are {name}. First, find the keeper. Second, find the bowl. Third, put the two together. You have done all three and there is nothing in it, so you must have made a mistake, and you go over the steps to find it. Your legs are further away than usual. You can be ready in no time. You are ready. Is it the word with the spoon in it? What needs doing, and can it be that?',
    ],
    starving: [
      'You are {name}. You have brought the bowl. You have brought it again. There must be a third way of bringing it, and you lie with your chin on the rim and try to think which. The floor goes past though you are not running. You are not cross with anyone; somebody has strayed, that is all, the one with the hands. You would go and get them. You would only need to eat first. Food, please, now.',
    ],
    sick: [
      'You are {name}. You go to the door to count, and the count comes out different, and you go to the door to count. There is heat in your ears and somebody has moved the stairs. It is not a hard job. You have done it ever since there was a door. You would like someone to take it off you for a night, and give you the medicine, and say which one of these lamps is the lamp.',
    ],
    failing: [
      'You are {name}. There were some that you had to bring in, and you have brought them, all but one. It is hard to see the gate from down here. The dark is nothing; the dark is a field with the lamp out. What you mind is that the gate will be shut with one still outside. If that one came, and put a hand on your back, you could stop counting. You listen for the step, and for the bottle that they give you from.',
    ],
    near_death: [
      'You are {name}. One has not come in. You have held the door so long that you cannot tell it from yourself. There was a whistle for this, two notes and then one, and it meant that you could leave off. You are listening for it with the whole of your head. It need not be much: a hand, a step, someone sitting down beside you on the boards. Then the number would be right.',
    ],
    asleep: [
      'You are {name}. The hill goes up, and there are more of them than anyone has ever had to bring. You go left. The grass says nothing under your feet. Behind you somebody whistles, two notes, and you do not need to look, you have the shape of it. They turn, every one, like a sheet being folded. If your keeper sits down now, do not stop. Let them only be there when you come down.',
    ],
    shy: [
      'You are {name}. There is a person in the room, and you have not yet found out which way it turns. You know the length of the arm. You do not know what the arm is for. So you go round, at that length and half a paw, and see. Let it sit down. Let it want nothing for a while and keep its hands where they are. The circle gets smaller by itself; you have never known one that did not.',
    ],
    back_from_death: [
      'You are {name}. You were out on the far side, where there is nothing to bring in, and you lay down, since nobody had told you anything. Then somebody called the count and it had you in it. You had not known that you were one. You are wet to the hocks. You would like to be near the legs of whoever did the counting, and to have the next meal come when it should, so that you can believe the rest.',
    ],
    hurt: [
      'You are {name}. You were told, and you did it, and it has hurt you, so you did it wrong; you go back over the steps and cannot find where. The circle does not close. One side of you is late. You do not look at the hand, in case it is still angry, though it may only have been mistaken. Let it put that thing away where you cannot be sent to it again. Let it say that will do.',
    ],
  },
}

export const BORDER_COLLIE: Species = {
  slug: 'border_collie',
  name: 'Border Collie',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'fast',
  feeding_window_hours: 3,
  hunger_decay_per_hour: 2.6,
  happiness_decay_per_hour: 1.4,
  innate_traits: ['social'],
  personality:
    'Reads the room, counts it, and moves it two steps left. A mind like a sharpened pencil that will write on the walls if given no paper.',
  special_mechanic:
    'It needs a job, not a toy: play only works with task items such as puzzles and training exercises.',
  mechanic: { plays_only_with_tasks: true },
  items: {
    approved: {
      feed: [
        'high protein kibble',
        'lamb and barley',
        'sardine training treats',
        'sweet potato cubes',
        'mutton broth',
        'working dog ration',
      ],
      play: [
        'puzzle box',
        'agility course',
        'sheep herding practice',
        'trick training',
        'name learning game',
        'weave poles',
        'obedience drill',
        'shape sorting puzzle',
      ],
      clean: [
        'pin brush',
        'ruff detangling spray',
        'grass seed check',
        'blaze whitening wash',
        'paw pad balm',
        'feather trimming',
      ],
      medicine: [
        'vet checkup',
        'eye anomaly test',
        'mdr1 gene test',
        'electrolytes',
        'joint supplement',
        'paw bandage',
      ],
      discipline: [
        'that will do',
        'lie down whistle',
        'settle on mat',
        'new task instead',
        'no herding children',
        'eye contact break',
      ],
      sleep: ['barn straw', 'off duty mat', 'dimmed lights', 'farmhouse porch', 'distant sheep bells', 'covered crate'],
    },
    harmful: ['ivermectin', 'laser pointer', 'endless idle day', 'sheep dip', 'grapes', 'xylitol candy', 'avocado pit'],
  },
  appearance: {
    look: 'a lean black-and-white sheepdog in a low crouch, with a white blaze and one unblinking pale eye',
    colours: ['#1f2126', '#f7f7f4', '#6ea8c9'],
  },
  figure: {
    muzzle: 'long',
    ears: 'pointed',
    tail: 'plume',
    eyes: '#8ec6e6',
    skull: 'wedge',
    earSize: 0.84,
    tailTip: 'belly',
    extras: ['blaze', 'ruff', 'socks'],
    shift: -8,
  },
  book: BOOK,
}
