/**
 * What any dog likes, and how one speaks that has no book of its own. It wants everyone home. It fears the coat taken
 * from the hook. It believes that it is the one who brings you back: it lies with its nose at the crack under the door
 * and breathes in, and sooner or later that draws you up the road, and every homecoming is its own work, at which it is
 * overcome each time. It says good morning to everything, to the broom, the bucket and the third stair, in case they
 * have feelings. It turns round three times before whatever matters: once for the floor, once for the day, once for
 * you. It hoards one glove, and keeps half of every biscuit under a cushion for whoever may be late. Its nose keeps the
 * calendar: yesterday is in the rug, and tomorrow has not been trodden in yet. It eats as if there had been talk of
 * taking it back. It sleeps with its chin on something of yours. It sulks by looking at the bucket instead of you. It
 * trusts by leaning, and the whole weight comes last. It never passes the broom without a word, never turns only twice,
 * never holds the road against you for long. Its keeper is the road’s other end. No line names a tail, a bark, a long
 * leg or a long coat, which some dogs lack.
 */
import type { FamilyBook } from '../book'
import type { FamilyTraits } from './family'

const BOOK: FamilyBook = {
  hatching: [
    'Out of the shell comes a wet nose, and takes in the room: wood, dust, weather, you. It stops at you and breathes in again. Then {name} brings out the rest.',
    '{name} falls out on its chin, gets up, and greets the two halves of the egg, one after the other. After that it sees you, and sits down, hard.',
  ],
  looks: {
    thriving: [
      '{name} has said good morning to the broom, the bucket, the third stair and all the shoes, and is so moved by the response that it has begun again.',
      'You went out to the gate and came back. {name} did that. It has laid its glove at your feet, and cannot sit, or stand, or stop.',
      'Three turns, and {name} flings itself down on the warm bit of floor, and gets up at once, because it was too good not to do again.',
      'Ears back, {name} goes round the table, under it, round the other way, and through your legs, for no reason but that all of it is here.',
      {
        text: 'You have put on your hat. {name} has put on its whole face. It is at the gate, it is back, it has gone to tell the bucket where the two of you are off to.',
        when: ['trusting'],
      },
      {
        text: 'You have been gone for as long as it takes to post a letter. {name} has flung itself at your knees, at your hands, round you, over the step, and has brought the glove, the cushion and what was under the cushion.',
        when: ['trusting'],
      },
      {
        text: 'It leans, all at once, the whole of it, so that you sit down in the leaves. It gets in on top. There is nothing that it would not fetch you, if you would only once more say go.',
        when: ['trusting'],
      },
      {
        text: '{name} is racing round the shed, flat out, in love with everything. Each time it comes to where you stand there is a swerve. It says good morning to the barrow instead, in passing, and is gone round again.',
        when: ['wary'],
      },
      {
        text: '{name} has got the bucket on its head and thinks that it is night, and is delighted. You lift that off. It takes two steps back, and looks from you to the bucket, and would like to be told.',
        when: ['wary'],
      },
    ],
    content: [
      '{name} sighs through its nose, so that the dust gets up and lies down again. It is a quarter past nothing, and everybody is in.',
      'The bucket has been moved. {name} finds it in the other corner, touches it with its nose to say that it still knows it, and goes about its day.',
      'Nose at the crack under the door, {name} breathes in. Somewhere down the road a neighbour turns for home, and it takes the credit.',
      'There is a place in the rug where {name} goes to smell again how it was with {loved}. It puts its whole nose in.',
      'According to the rug it has been {days} days. {name} goes over them in order, and stops for a while at one that smells of rain and you.',
      {
        text: 'Under the cushion lies half a biscuit, for whoever may be late. {name} has been to see that it is still there. It only looked.',
        when: ['from_child'],
      },
    ],
    curious: [
      '{name} has its nose in your sleeve, and is reading where you went. At the elbow it stops, goes back a line, and looks at you. Who was that?',
      'Something is under the cupboard. {name} lies flat, one paw in as far as the shoulder, with the look of somebody feeling for a light switch.',
      'A man went by with a ladder. {name} has its chin on the sill and its brow in folds. Where is he taking the stairs, and do they know?',
    ],
    bored: [
      '{name} has greeted the broom for the fifth time, and the broom had nothing new. It lets itself down by stages, with a groan. Come and play.',
      'A paw is laid on your foot. It is taken away, and laid there again, a little heavier. {name} would like a game, a walk, or a stick with somebody on the other end.',
      '{name} has brought you the mat from the door, and then the other mat. It lies down where they used to be, and rolls up its eyes at you. Take it out, or throw something.',
    ],
    hungry: [
      '{name} sits in front of its bowl and looks at you, then into the bowl, then at you. There is nobody in there. Please feed it.',
      'The nose has gone up, and round, and come to rest on the cupboard. {name} stands behind it and trembles slightly. It is time for its meal.',
      'You were not going to the kitchen. {name} walks there in front of you all the same, looking round at each step, and is so glad when you arrive. Feed it.',
      {
        text: '{name} sits by the far wall, behind the broom, and breathes in, and it is supper that it breathes. When you look, it looks at the broom. Put the bowl down there, and sit with your back to it.',
        when: ['wary'],
      },
      {
        text: 'It has laid its chin upon your knee and looks up, and when you lift your fork its brow goes up, and when you put it down that comes down. It is in the way. It is meant to be. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has licked the bowl across the floor, as far as the wall, and goes on licking. There has been nothing in it for {hours} hours. Feed it now.',
      'It does not get up for the door any more. {name} lies with one paw in the empty bowl, so as to feel it if something comes. Food, now.',
      'Half a biscuit was kept under the cushion for whoever might be late. {name} has eaten that. It took {hours} hours to come to it, and it does not look at the cushion. Give it food, now.',
      {
        text: '{name} has been to every back door in the lane, and come home. It stands at the gate with burrs on it, and will not come to your hand. Set down a full bowl, now, and walk away whistling.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has crept into the corner behind the broom, and its nose is in its own side, and it does not look to see what you have. Put soft food down against it now, and medicine in the food.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} turns round once, and has to lie down on that. The other two it leaves for later. It needs rest, or some medicine.',
      'It says good morning to the bucket, and stays there, with its head against it. {name} is worn out. Medicine would help, or a long sleep.',
    ],
    dirty: [
      '{name} has been somewhere, and has brought a good deal of it along, and after two days it is all one crust. Wash it, please.',
      'You could plant things between its toes. {name} leaves the road on the rug wherever it goes, and has begun to smell only of itself. It needs a bath.',
    ],
    sick: [
      'Its nose is dry, and the whole house has gone quiet in it. {name} has walked past the broom without a word. Medicine, please.',
      '{name} stands with its ears down and its feet apart, and the floor seems to be going somewhere without it. It is ill. Bring medicine, and a hand to lean on.',
      'You say its name, and there is an ear for it, and no more. {name} has lain down in the passage, just where it was going somewhere. It wants medicine, and you on the floor beside it.',
      {
        text: 'It moved off when you came, and got as far as the coats and leaned there. Its eyes are running. Sit down on the floor with medicine in your open palm, and look at the broom.',
        when: ['wary'],
      },
    ],
    failing: [
      'You put your fingers to its nose, and the breath that comes is hardly warm. {name} needs medicine now. Stay low, where it can smell you.',
      '{name} has let its head down in your hand, and it is the whole weight. Give it its medicine at once, and do not take the hand away.',
      {
        text: '{name} lets you. You have your arm beneath its head, that it always took away, and there it lies, with its lips grey, and looks at the crack under the door. Medicine, now. Say where you are. It cannot smell it.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} lies at the crack under the door and breathes in, and in. For {hours} hours that has not brought you. Come now and lie down beside it.',
      'The glove is under its chin. There is hardly any of you left in it to smell, and {name} has gone on smelling. Be with it now. Do not wait.',
      'Somebody passes in the road, and {name} does not breathe in. It has done that for {hours} hours, and is so tired. The door has to open by itself this once. Sit down close to it now.',
      {
        text: 'It never quite made up its mind about you, and has lain at the crack beneath the door for {hours} hours, sound as a bell, and breathed you in. Open now, and come and sit on the mat.',
        when: ['wary', 'well'],
      },
      {
        text: 'It lies with its back to you against the door, and it is hot, and when you say its name an ear goes down. Lie down on the boards now, the length of it behind. Medicine next.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps with its chin on your shoe. Its nose goes on by itself: the stairs, the yard, a cat from last Thursday.',
      'All four paws twitch, and something is said, very small, through closed lips. {name} is bringing somebody home.',
      {
        text: 'Asleep across the doorsill, {name} lets the draught go over it and sorts that without waking. The baker is kept. The bus is let through.',
        when: ['from_child'],
      },
      {
        text: '{name} sleeps on the far side of the bucket, with the handle across. It turned three times, but the last left its nose to the yard. Each time your chair creaks one of its paws goes, a little, as on a road.',
        when: ['wary'],
      },
      {
        text: '{name} has fallen asleep leaning. You cannot get up, for it would fall over. All of its weight is on you, down to the last ounce, which it gives to nobody, and it is talking to someone, in there, through its nose.',
        when: ['trusting'],
      },
      {
        text: 'It lies out flat on the stones, not curled, and its nose is dry, and goes on by itself without finding anything. Your glove has slid from under its chin. Put it back. There must be medicine for it when it stirs.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} lay down without turning, all at once, where it stood, and is asleep. It wakes at {wakes_at}, if it gets there. Reflect beside it now.',
      'The nose does not move when you come near. {name} is asleep and in danger, and takes nothing but company. Sit with it now, by reflecting. At {wakes_at} it wakes.',
      {
        text: '{name} has gone to sleep with its nose in the empty bowl. Reflect beside it now, and have that bowl full at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has greeted the broom and the bucket, and has come as far as the one next to you. Sit on the floor. It may get to you in its order.',
      'When you move, {name} is behind the chair, and only its nose is out, reading. Let it read. Keep it company, and hold your hands low.',
      'It lies at the door with its back to you. It lay there once for {wait}. Sit down on the floor near it, and do not put on your coat.',
    ],
    back_from_death: [
      '{name} is back. It has greeted everything in the house, on shaking legs, and everything twice. Now it has come to you. Stay with it, and have its meal on time.',
      'This time somebody else lay at the door and breathed in, and {name} came up the road. It smells your hands for a long time. Keep near it, and keep the next meal.',
    ],
    old: [
      '{name} still turns three times, and takes its time over the third. Then the bones go down one after another, and the sigh comes last.',
      'It no longer goes to the broom. It lifts its nose as it goes by, as old neighbours do, and the broom does not take it ill.',
      'The rug goes back {days} days, and {name} can find any one of them by nose. Most afternoons it lies upon a good one.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats with its whole head, and does not come up until the bowl has been pushed as far as the skirting board.',
        'One breath in, to know what it is, and then it is gone. {name} goes on licking the place, out of respect.',
        'Once round for the floor, once for the day, once for you: then {name} eats. The bowl is dry before you have straightened up.',
        '{name} eats with one ear turned back, in case there should be talk of taking it away. There is none. It finishes, and the ear comes round.',
        'A bit has gone over the edge. {name} eats the rest first, all of it, and then goes to find the bit, and that is its dessert.',
        {
          text: '{name} carries the empty bowl to the bucket and shows it what was in there today. Then it brings it back to you, in case.',
          when: ['well'],
        },
        {
          text: 'It eats two mouthfuls and comes to lean on you, chewing, and goes back for two more. You are told about each of them, in the ribs. At the end it puts the bowl in your lap, and itself in the bowl.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You sit on the step with the bowl between your feet. {name} eats with its head against your shin, and everything behind its shoulders is dancing. The last piece is brought to your hand. You are to hide it.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} runs to the bowl by way of the barrow and the pump, and greets those. It eats like a fire. When you shift your foot it has finished, and is away past the pump with its mouth full.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold the bowl, and it would rather that the ground did. You put it down and step back, three steps. {name} comes in on the third, sunny and quick, bolts all that, and gives you one look along its side.',
          when: ['wary', 'well'],
        },
        {
          text: 'It gets up, and comes to you instead of the bowl, and leans. So you lower yourself with it to the floor. It eats out of your hand, lying in your lap, and licks the hand long after there is nothing there.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'It is {streak} on time by now. {name} leans on your leg while it eats, first the shoulder, and then, as nothing happens, the rest.',
        'After {streak} meals in their place {name} has left off guarding the bowl. It eats with its back to the whole house.',
        'Of this bowl it has had {streak} in a row, and all when they should be. {name} washes it out so well that you can see yourself in it, and it sits down by that one as well.',
      ],
      early: [
        'The nose says that it is not yet. {name} eats a mouthful so as not to hurt your feelings, and lies down by the rest. At {opens}, says the nose.',
        '{name} looks at the bowl, at you, and at the light on the floor. It licks once round the edge. Bring it again at {opens}.',
        'It cannot be that already. {name} smells the bowl, and then your watch, which comes nearest, and eats the bit that was hanging over. The nose and the watch have agreed on {opens}.',
        {
          text: 'It smells it from the doorway, and smells you, and it does not add up. It takes a bite that it can run with, and goes off behind the barrow to eat that in peace. The nose will believe you at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is not hungry. It takes the bowl by the rim all the same, because you brought it, carries it to where your chair is, and lies down with its chin across, to mind it for you both until {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} had gone to the door to breathe you in, and must be called. It eats everything, and stops twice to look whether your coat is on.',
        'The bowl is emptied, and {name} goes over with its thanks to the bucket. You were late. It will look at you again by and by.',
        '{name} gets up stiffly from the doormat, and there is the weave of it all down one cheek. It eats what you give it. It has its back to the bucket and its side to you.',
        {
          text: '{name} walks to the bowl, eats where it stands, with its head low, and stops. Then it goes and lies down with the broom. Its nose is hot. Put medicine down there, by the broom.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It eats lying on the mat, and its eyes go to your coat, to see if that is on. When you kneel it draws its paw in. Let it have medicine off your flat hand, from below.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has been down to the crossroads to look for somebody, and found a postman. He has gone on. It comes in with mud to the elbows, eats your supper in four bites, and goes to lie at the gate, nose outward.',
          when: ['wary', 'well'],
        },
        {
          text: 'It finishes the bowl at a gulp, and looks at the bucket, for some time, and then carries it off, by the handle, to the far side of the yard. You may come over when you are asked.',
          when: ['wary', 'well'],
        },
        {
          text: 'It was sitting in the road. It had breathed in until it was quite round, and when you came it let all of that out over your hands. It eats with one paw on your shoe, not lightly.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It was {hours} hours. {name} eats so fast that it has to stop and breathe, and it keeps one paw on your foot the entire time.',
        '{name} eats it all, lying down. The crack under the door is wet from {hours} hours of its nose. When you get up, it gets up.',
        'The broom lies on the floor, and so does the bucket, and in between them lay {name}, for company, {hours} hours long. It eats as quietly as one eats in a church.',
        {
          text: 'The mat has been worn by its nose, {hours} hours, till there is board. {name} licks a little from the bowl, with its body turned to the door. It flinches at your sleeve. Give it medicine, slowly, lying down.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It cannot get its teeth to meet on it. You mash a piece soft, and lay that on its tongue. It was {hours} hours. It swallows, and looks past you down the road. Medicine at once.',
          when: ['ill', 'wary'],
        },
        {
          text: 'There is earth all over the kitchen. It has dug up what it buried in better times, {hours} hours of digging, quite merry. It eats half your supper. The rest goes into the ground, and you are not shown where.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} puts its nose in, for friendship, and takes it out again. It is full to the ears. Try at {opens}.',
        'It would if it could. {name} lies down next to the bowl and sighs at it. There will be room at {opens}.',
      ],
      ill: [
        '{name} eats a little from your fingers, more for the fingers. Then it turns away its nose. Medicine comes next.',
        'It licks at the bowl a few times, slowly, and rests its chin on the rim. {name} is ill. Give it medicine.',
      ],
      loved: [
        '{item}: {name} knew on the stairs, it knew in the street, it knew when you thought of it in the shop. It is gone before the bowl is down.',
        'There will be a place in the rug for this day. {name} has eaten {item}, and has rolled on the spot where it ate, so as to have it in writing.',
        'First comes the smell, round the corner, then comes {name}, then its feet. {item}. And when it is over, its nose goes out to the corner to see whether anything else is coming.',
      ],
      disliked: [
        '{name} takes it out of the bowl, and lays it by the bucket, who may like that sort of thing: {item}. It had hoped for meat, or a biscuit.',
        '{item}. It is turned over with the nose, and turned back. {name} eats about half, looking wronged. Anything off a bone would be better.',
      ],
      harmful: [
        '{name} gulped it down, because you had brought it, and now it is sick on the step and ashamed. Comfort it. That was no meal, that was {item}, and it wants a high shelf with a door.',
        'That has hurt it: {item}. {name} stands with its head low and does not know what it did. It did nothing. Keep that out of its reach.',
      ],
    },
    play: {
      wanted: [
        '{name} brings it back, and will not give it up, and brings it nearer so that you can see how it will not give it up.',
        'You run. {name} lets you win as far as the corner, out of love, and then it cannot help itself.',
        'It is thrown, it is fetched, it is thrown. Each time {name} comes back up the path with the air of having found it, of all places, there.',
        'Front down, back end up, {name} waits for you to move one finger. You move it. There goes the bucket.',
        {
          text: 'You throw it, and it is fetched, all but the last ten yards. There it is laid down, and {name} backs off, and lies flat, and watches you come and get it. It is nine yards, the next time. It is eight.',
          when: ['wary'],
        },
        {
          text: 'You fall down, on purpose, and do not get up. {name} pulls you by the sleeve, runs for help, to the broom, and lies along you with its nose in your neck. You breathe, and it goes off like a cork.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} goes once after it at a trot, and drops it in your lap, with its chin on top. It was happy before you began.',
        'A round of that, to please you, and {name} goes back to its warm bit of floor and turns three times. All was well already.',
      ],
      bad_time: [
        '{name} gets up for you, because you asked. It gets no further than that. See to what it needs, and then play.',
        'It looks at what you threw, and at you, and is sorry. Not now. {name} needs looking after first.',
        {
          text: '{name} walks after it, and lies down beside it where it fell, with its dry nose on it. It is ill. Give it medicine.',
          when: ['ill'],
        },
        {
          text: 'It brings it back, because that is how it was brought up, and puts it into its empty bowl. Feed {name} first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}: {name} takes its three turns in the air. It has been to fetch the broom, so that there would be a witness, and now it would like to begin.',
        'You have hardly said it, {item}, and {name} has already done it once by itself, to be sure that it was that.',
      ],
      disliked: [
        '{name} watches you do it. {item} seems to make you happy, so it stays. A ball would be a different matter, or a rope, or simply the road.',
        '{item}. It goes along for three steps, and sits down. It would like something that can be carried about and bragged of.',
      ],
      harmful: [
        'It yelped, and then came to you, since you are where one goes. You had it in your hand: {item}. Throw that away, and hold {name}.',
        '{name} holds up a paw and looks at it. That was to have been a game. Find it another, with no {item} in it, when the paw is down.',
      ],
    },
    clean: {
      wanted: [
        '{name} stands in the water with its ears flat, thinking of the road. When it is over there is a dog in there, and the road is in the bath.',
        'You do the ears, and between the toes. {name} puts its wet forehead against your collar and leaves it there until you have finished.',
        'There was a burr, and {name} had been lying on the other side for its sake. You work it out with two fingers. It looks at it, lets it go by, and lies down on any side it likes.',
        {
          text: '{name} stands for the bath as one stands in the rain, not looking up. When you come to the ears it moves its head away, an inch, and then, with its eyes on the bucket, moves it back.',
          when: ['wary'],
        },
        {
          text: 'It rolls over in your lap for you to do the underneath, with all four feet in the air. There was a thorn, far up inside. It had told nobody. You have it out, and it sneezes, in your face.',
          when: ['trusting'],
        },
      ],
      little: [
        'There is nothing on {name} but {name}. It lets you go over it all the same, for the company.',
        'It was clean, and now it is also damp. {name} goes to tell the bucket.',
      ],
      loved: [
        '{item}: {name} leans into it until you have to hold on to something. One hind foot is playing along.',
        'For {item} it gets in by itself. Its eyes go narrow, its ears go sideways, and {name} hopes that you will find more dirt.',
      ],
      disliked: [
        '{name} bears it, looking at the bucket, whose fault it may be. {item} is not its idea of a bath. Warm water would be, and a towel after.',
        '{item}. It gets under the chair as soon as it can. A brush, and your own two hands, would have been enough.',
      ],
      harmful: [
        'It burns, and {name} tries to get out from under its own skin. Rinse it with plain water, for as long as it takes, and pour {item} away where no dog goes.',
        '{name} held still because you said so. Its eyes are red and it will not be touched there. Throw it out: {item}.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes it from your hand with soft lips, as it takes all things from there, and a little later its nose is wet.',
        'You hold its muzzle, and stroke its throat, and it goes down. {name} leans on you: the shoulder, and then some more. It is easier already.',
        'It makes the face that it makes. But presently there is a sigh in which something lets go, and {name} asks for its third turn, which you help it with, by the hips.',
        {
          text: 'You hold out the medicine on your palm and look at the wall. There is a breath, and a wet place is left there. {name} walks away with its head low. By dusk its nose has a shine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It lets you open its mouth, and all the time its feet are leaving. It swallows. It goes and puts its head behind the bucket, where it cannot be seen to be better. The next dose will want as slow a hand.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It knows what it is, and takes it, and looks at you the whole time, until you say good. Then it is good. It turns round once, and twice, lies down across your feet, and the third one you feel it think.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} is well. Its nose is wet, it has greeted everyone, and it has put the pill back in your shoe.',
        'It eats it, as it eats what falls off tables. It was not ill. Keep the rest for a dry nose.',
      ],
      loved: [
        '{item}: and {name} sits for it without being told, both ears up, like a dog in a picture.',
        'Of all the things that come out of that cupboard it minds this least: {item}. {name} licks your thumb, and goes to lie on the cool floor, comforted.',
      ],
      disliked: [
        '{name} has kept it in its cheek for as long as it took to cross the room. Here it is: {item}. Something hidden in meat would get further.',
        '{item}. It goes in at the front, and {name} goes under the bed. It was of little use. A proper look by the vet might be more.',
      ],
      harmful: [
        '{name} swallowed it because it was you. It has made everything worse: {item}. Get help, let it lie against you, and empty that cupboard before it is better.',
        'Now its legs will not stand where it puts them. That was {item}, and no medicine for a dog. Keep it locked away.',
      ],
    },
    discipline: {
      wanted: [
        'You say it once. {name} sits, lets its ears down, and tells the floor that it is sorry. It will know next time. It goes round you by way of the broom.',
        '{name} gives it back, a bit wet. It has understood. For the next hour it keeps its chin to itself.',
        {
          text: 'It drops it, and creeps under the table, and looks out at your shoes. When you go by, it puts out its nose to see whether you are still you, and draws it in before you have got to it.',
          when: ['wary'],
        },
        {
          text: 'You say its name, in that voice. It comes, by itself, low, and lays its chin upon your foot, and rolls up its eyes. When you have told it, it lets out its breath, and shifts the chin to the other foot.',
          when: ['trusting'],
        },
      ],
      little: [
        'It was sitting before you had opened your mouth. {name} knows that one.',
        '{name} looks at you, at the sofa, and at the place beside the sofa where it already is.',
      ],
      bad_time: [
        '{name} brings you the glove, its only one, to make it good. It does not know what. Leave the lesson, and see to what it lacks.',
        'At your voice it goes flat, and then small. This is no time to teach it. {name} needs care from you now, and a low hand.',
        {
          text: 'It thought that you had come to help. It has got its head down upon its paws, and at each word the eyes close. Get down there, and hold still. It is to have medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: something to be good at. {name} does it, looks round for the applause, and does it again without being told.',
        '{name} can work with that: {item}. Its whole forehead is folded with thinking. Then it has it.',
      ],
      disliked: [
        '{item}. {name} has gone to stand with the bucket. It would have done as much for a plain no.',
        'It obeys, with its face turned away. {item} has taught it mainly about your mood. Short and calm would be better.',
      ],
      harmful: [
        '{name} was hurt, and has crawled to you, because it knows nobody else. It is no way to teach a dog: {item}. Sit down on the floor and let it smell that it is over.',
        'From {item} it has learned to watch your hands. Put both of them down, open, on the floor, and let that be the last of it. {name} wants to be spoken to softly.',
      ],
    },
    sleep: {
      wanted: [
        'Once for the floor, once for the day, once for you. {name} goes down all together, and the sigh that comes out of it moves the curtain.',
        'You show it the place, and put your scarf there. {name} arranges its chin. The ears listen on for a minute, and then they also lie down.',
        {
          text: '{name} lies down where it is, in the draught, for the bed is too near you. You carry the bed over and leave it. Later there is a shuffling. When it moans go in to it with medicine, on your knees.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It will not lie down until it knows where you are going to be. You sit in the chair. It turns, once, twice, and at the third it has the wall behind it, the chair in front, and both eyes just open.',
          when: ['wary'],
        },
        {
          text: 'You lie down upon the floor, and it turns three times round you, and goes down along your back with a thud. It pushes, until it has you against the wall. It sighs. Nobody will be taking you away tonight.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} lies down, since you wish it, and looks up at you from under its brows until you let it off.',
        'It turns three times, and a fourth, and goes to see what the broom is doing. It was not tired.',
      ],
      loved: [
        '{item}. {name} turns its three turns so slowly that it has gone under before the last is done.',
        'The glove is fetched, and the chin put down: {item}, and everybody home. {name} wants nothing else that there is.',
      ],
      disliked: [
        '{name} sniffs at it, and lies down on the boards beside your door instead. {item} does not smell of anyone. An old blanket of yours would.',
        '{item}: it gets in, gets out, looks at you, gets in. It cannot find where to put its chin. Something soft, nearer to you, please.',
      ],
      harmful: [
        'It cried out and came away from there, and it will not go back: {item}. Take it out of the house. {name} should lie next to you until it has forgotten.',
        '{name} trusted the place because you had made it. It was hurt there. No more of that: {item}. Give it a plain warm corner.',
      ],
    },
    reflect: {
      awake: [
        'You sit down on the floor. {name} comes, turns three times, and lets itself down against your shin. You both look at the door, which is shut.',
        '{name} puts its nose in your palm and breathes in. It takes a long while over that. You have had quite a day, it seems.',
        'It has fetched something from the rug for you. There is nothing to be seen. But it was a good day, with {loved} in it, and {name} lays its chin beside it.',
        'The longest that it ever breathed in at that door was {wait}. {name} lies there now, with you on the near side, and breathes out.',
        {
          text: '{name} gives you the glove. It puts that in your lap, the only thing that it has of yours for when you are gone. You are here. It lays its head upon the glove, and you.',
          when: ['trusting'],
        },
        {
          text: 'You both lie on the floor with your noses at the crack beneath the door, and breathe in. Nobody is out, they are all home. {name} does it once more, to be certain, and turns, and breathes out upon your face.',
          when: ['trusting'],
        },
      ],
      little: [
        'You have been sat with thoroughly. {name} licks your wrist once, as one shuts a book, and goes off to see the bucket.',
        '{name} leans for a moment and takes its weight back. It has had so much of you this hour. More later.',
      ],
      ill: [
        '{name} gets its head on your knee, after two attempts, and there it stays. Be still a while. Then bring what it needs, food if it is empty, and medicine.',
        'Its nose is in the crook of your arm, where it smells most of you. That helps. It still needs what it lacks: a meal if it missed one, and medicine.',
      ],
      asleep: [
        'You sit down by {name}. Without waking it breathes in, stops, and breathes in again. That will be in the rug tomorrow.',
        'The paws had been running. You sit down, and they slow to a walk. Whoever it was has come home.',
        'It has your shoe, you have the rest. Neither of you moves. In the middle of a long road somewhere {name} stops, puts up its nose, and turns back towards where you sit.',
      ],
      shy: [
        'You sit on the floor, side on, with your hands open. {name} reads you from across the room, up one sleeve and down the other.',
        '{name} does not come. It has lain down, though, and the last of its three turns left its nose pointing at you.',
        {
          text: 'You sit on the step, side on. It does its round, broom, bucket, barrow, with a good morning to each. It comes to the stone next to you. It says good morning to the stone, and to your sleeve, and runs.',
          when: ['well'],
        },
        {
          text: 'It lies behind the broom, and breathes fast, and its eyes are on your hands. You lay them open on the boards. Then there is medicine in the one, and you leave it there, and wait for that nose.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      beef: 'The beef is on the high shelf, and {name} has known since Tuesday. You lift it down. It sits, without having been asked, and trembles from the nose backwards, and then there is the sound of a plate being thanked.',
      chicken:
        'You pull the chicken into shreds, and {name} watches each one leave. When the plate is bare it brings you the cushion, and there, under it, is a shred, for whoever may be late.',
      kibble:
        'The kibble pours like rain into a bucket, and the real bucket is looked at. Then {name} eats, with its whole head. It pushes the bowl along to the wall, to your shoe, and up it.',
      'dog biscuits':
        '{name} takes the dog biscuit from you by one corner, carries it to the rug, and lies down with it between its paws. Half is eaten. It looks round at you, and you look away, and the cushion is lifted.',
      'marrow bone':
        'The marrow bone is heavier than {name} had hoped. It carries it past the broom, past the stairs, to show them, and comes to put it on your foot, and gnaws there, so that you feel it in your knee.',
      'wet dog food':
        'You knock out the tin, and the wet dog food stands there with the rings on. {name} cannot bear to spoil it, for one breath. After that it is a bowl, and you can see your face in there.',
      lamb: 'The lamb has been in the oven since church, and {name} has lain before the door of that, breathing in. You give it the shank, and it turns round three times, and forgets what it was turning for.',
      'liver treats':
        'Your coat has liver treats in the left pocket. {name} says good morning to the pocket, and puts its nose in, and comes out with one, and goes round to greet the right.',
      'plain carrots':
        'A plain carrot is a stick that has thought of it. {name} runs off with it, brings it back, runs off, and lies down and eats it, crunch by crunch, in your sight. You are given the green end.',
    },
    play: {
      'tennis ball':
        'You throw the tennis ball, and {name} is gone, and there is some hedge, and then it is coming back up the path with it. It lays it in your hand, wet, and backs off three steps.',
      'game of fetch':
        'It is a game of fetch, and {name} has brought the ball, your slipper and the brush. You throw it all, and all comes home. At the end you lie on the grass among the things that were brought back.',
      frisbee:
        'The frisbee goes up, and hangs, and {name} runs along beneath with its face to the sky, and into you. It gets up. It has it. It lets go of that to lick your nose, where you were run into.',
      'rope tug':
        'You have one end of the rope, and {name} the other, and it growls at you like a far-off motorcycle. You let go. It is so sorry for you that it comes and puts your end back in your hand.',
      'squeaky toy':
        'It bites the squeaky toy, and that cries out, and {name} stops at once, and looks at it with its head on one side. It licks it. It bites, more softly. By evening you have both learned the tune.',
      'long walk':
        'You say it is to be a long walk, and {name} tells the stairs. It walks ahead to the corner, and waits. At the end of the road it looks back to see if there is any more of you.',
      'chew toy':
        '{name} settles down to the chew toy as to a day’s work, with its back against your chair. Now and then it holds out the wet end for you to see how it is getting on.',
      stick:
        'It has found the stick, the very one, out of a whole wood of them. {name} brings it by the middle, and is stopped at the gate. You open the gate wider. It goes round by the hedge, proudly, sideways.',
    },
    clean: {
      'warm bath':
        '{name} stands in the warm bath with its ears down, and looks at you as at somebody who was always kind. By the third jug its eyes are shut, and its chin is upon the rim by your arm.',
      'dog shampoo':
        'The dog shampoo goes on, and there is more of {name} than before, and all white. You rinse, from the neck back, and the road comes out, last week’s, and then some rain from the week before.',
      brushing:
        'You kneel to do the brushing, and {name} leans into it so that you must lean too. What comes off goes down the yard in the wind. It watches that go, and gets up to bring it back.',
      'soft towel':
        'You hold open the soft towel, and {name} walks into it and stands there in the dark while you rub. When you lift off the corner there is a nose, very clean, and it breathes you in.',
      'nail trim':
        'For the nail trim it gives you a paw and looks away, at the bucket, for strength. Snip. It gives you the same paw again. You have to ask for each of the others by name.',
      'paw wipe':
        'At the door you wipe its paws, one and two, and {name} holds up the third before you have come to that. You have read the whole morning off the cloth: the pond, the lane, somebody’s flower bed. It sighs.',
      'ear cleaning':
        'You fold back the ear, and {name} grunts, and its hind foot starts up by itself. The cotton comes out brown. It hears you then, on that side, and turns its head round to look for who it was.',
    },
    sleep: {
      'dog bed':
        'You shake up the dog bed, and {name} walks in, once for the floor, once for the day, once for you. The glove is pulled in after, by one finger, and put beneath the chin.',
      'soft blanket':
        'You lay the soft blanket over it, up to the ears. It looks out at you like somebody’s grandmother. It does not move, so as not to spoil how that lies, and falls asleep holding quite still.',
      'den crate':
        '{name} goes into the den crate and turns, and lies with its nose to the door, which you leave open. From in there it can see the mat, and your shoes. Both. It puts down its head.',
      'foot of the bed':
        'You feel the foot of the bed go down. It turns, and turns, and turns, and the whole mattress with it. Then your feet are warm and cannot be moved, and somebody sighs.',
      'warm hearth':
        'The hearth is warm as far as the edge of the rug, and {name} fills it. When you reach across for the poker it lifts its chin for your arm, and sets it down upon the arm.',
      lullaby:
        'You sing the lullaby, the one about the road. {name} comes in under the second line with a hum, not far off the note. By the third verse it has only the breath left.',
      'dim lights':
        'You dim the lights, and say good night, to {name}, to the broom. It had been waiting for you to think of the broom. Everything in it comes down, the ears the last, and its chin finds your other slipper.',
    },
    medicine: {
      bandage:
        'You wind the bandage, and {name} watches your hands go round its foot and does not pull. It is tied. It smells the knot, where you are on it, and from then on carries that foot carefully, like something lent.',
      'joint supplement':
        'The joint supplement goes down inside a bit of cheese, and both of you pretend. In the evening {name} gets up off the rug in one go, and stands there, surprised. It does its third turn without your hand.',
    },
    discipline: {
      'sit and stay':
        'You say sit, and stay, and walk to the end of the yard. {name} sits. It leans towards you, further and further, till it is sitting on nothing. But it stayed. You go back to it.',
      'firm no':
        'You tell it a firm no, and it lets fall the shoe. {name} carries it back, by the lace, to the other one, sets them straight with its nose, and sits beside, ashamed, like a third.',
    },
  },
  refusals: {
    asleep: [
      '{name} is fast asleep, chin on your other shoe, and takes nothing until it wakes at {wakes_at}. But it can smell who is there. Reflect beside it.',
      'You rustle the bag, and only the nose gets up. {name} itself sleeps until {wakes_at}. Sit with it, if you like, and reflect.',
    ],
  },
  stages: {
    child: [
      'Today {name} has met the broom, which fell over, and they have both been very nice about it. It is no baby any more. It is a child.',
      'A child now, {name} has turned round for the first time on purpose. It liked it, and did two more.',
    ],
    teen: [
      'There is more of {name} than it has been told. Half grown, it greets the third stair with such force that it ends on the first. Keep its mealtimes: they decide what it will be.',
      'Half grown. Your right glove cannot be found, and {name} is helping you look, with a mouth that does not open.',
    ],
    high_care: [
      'It does not pull at the road any more. {name} is grown, and a {form}, and has found that you come when it lies down by the door and thinks of nothing.',
      'Grown, and a {form}: {name} has given you back the glove. It has the hand now, and that smells stronger.',
    ],
    balanced: [
      '{name} is grown, a {form}, with as much road in it as rug. It goes out to meet the day, and is home before you think of calling.',
      'A {form} now, full grown: {name} knows every post from here to the water, greets each, and can bring you back from any of them.',
    ],
    low_care: [
      'The crack under the door has been left to itself. {name} grew up, and it is a {form}. One hears it on the stairs at times, saying good night to the bucket.',
      'It grew up on what little of you there was in one glove. Now it is a {form}. {name} comes when it is called, as far as the doorway.',
    ],
    rescue: [
      '{name} is grown, a {form}. It turns three times like any dog, and on the turn where it once fell, it goes slower and comes round.',
      'Full grown, and a {form}: {name} leans harder than other dogs, having once been held up for a night. It greets the medicine cupboard by name.',
    ],
  },
  trust: [
    '{name} is standing next to you. There is a little weight in it, hardly more than a coat would have. It looks the other way while it leans.',
    'The third turn is done around you now, feet and all. {name} lies down in the ring that it has made, and you are in it.',
    'You take your coat from the hook. {name} looks up, breathes in once, to have hold of you, and puts its chin down again. You will be back. It sees to that.',
  ],
  streaks: [
    'Ten meals, and each when the nose said. {name} has carried the empty bowl past the bucket, the broom and every stair, and let them look in.',
    'Twenty-five on time. {name} has brought you the glove, to look at, not to have.',
    'Fifty in a row. The rug smells of it from one end to the other, like a road somebody has walked every day.',
    'A hundred meals on time. {name} turns three times before the bowl, and this time all three are for you.',
  ],
  ages: [
    'Ten days old. {name} has met everything in the house by now, and is on good terms with most.',
    'Thirty days: a whole moon has gone by in the rug, and {name} has not lost one of its smells.',
    'A hundred days. When {name} comes in, it would be odd if the broom did not answer.',
    'A year old. {name} has come round to a wind that it has smelled before, stops in the door, and lets it tell everything.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['marrow bone', 'liver treats'] },
      wish: '{name} has dug a hole, and it is a good one, and there is nothing to put in it. It has thought of a marrow bone, or of liver treats, which it would not so much bury as mention to the hole.',
      granted: 'It ate the whole of it on the edge. The hole has been filled in again, with great decency, empty.',
    },
    {
      by: { action: 'feed', item: ['dog biscuits', 'plain carrots'] },
      wish: 'It broke its heart a little to see how you eat a biscuit, all in one go, with none kept. {name} would like dog biscuits at its meal, or plain carrots, to show you how it is done.',
      granted: 'One half it ate. The other went under the cushion, with a look about. You are not to know for whom.',
    },
    {
      by: { action: 'feed', item: ['chicken', 'beef'] },
      wish: 'Yesterday is in the rug, and there was no roast in it. {name} would be glad to have one to remember: chicken, say, or beef.',
      granted:
        'It did not roll in it. It thought of that, and it looked at you, and lay down with its nose in its own paws, breathing, until it had it by heart.',
    },
    {
      by: { action: 'play', item: ['long walk'] },
      wish: 'Somebody has let the road lie there all day without anyone on it. {name} is anxious about the road. It would like a long walk.',
      granted:
        'It was all there, as far as the bend. You went round the bend, to be certain. {name} has reported to the bucket, lying down.',
    },
    {
      by: { action: 'play', item: ['stick', 'game of fetch'] },
      wish: 'There is one on the path, of the right length, and it has your hand marked on it at the thick end. {name} would like to be thrown the stick, or to have a game of fetch with whatever you can spare.',
      granted: 'You threw it away eleven times. Eleven times it forgave you, and went and got it.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'They have played with it and then they have gone to sit down, and that is how it always ends. {name} wonders whether after that there could not be another one. Two games, on the one day.',
      granted:
        'When you got up the second time it did not believe its ears. It believed its feet. There is a new bend in the hall rug.',
    },
    {
      by: { action: 'clean', item: ['soft towel', 'warm bath'] },
      wish: '{name} has no great opinion of baths. But there is what comes after, when one is a parcel, and is rubbed. For a soft towel it would put up with the warm bath, too.',
      granted:
        'You could not see out, being a dog, for a good three minutes. When the face came through at the end of it, it was looking for you already.',
    },
    {
      by: { action: 'sleep', item: ['foot of the bed', 'warm hearth'] },
      wish: 'The far end of your bed is not used for anything. {name} has measured it with its nose, and it is one dog long. There, for its rest, or before the warm hearth.',
      granted: 'Once for the floor, once for the day. The third turn went over both your feet, and stopped on them.',
    },
    {
      by: { action: 'sleep', item: ['soft blanket', 'dog bed'] },
      wish: 'It would like something to arrange. A soft blanket, if you please, or its own dog bed, so that {name} can have it wrong first and then have it right.',
      granted:
        'It was dug, folded, scolded, dragged through the door, and turned over. {name} lay down beside it, on the boards, with one ear on the hem, entirely comfortable.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You are up there, where the faces are. {name} would like to have you on the floor for once, where the dog is, and not for anything.',
      granted:
        'You came down, with the noise that people make. It breathed you over, from the knees up, and then its weight arrived.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'When everyone has come home for the day somebody ought to sit still, so that it can be counted. {name} would like that to be you, in the evening, near the door.',
      granted: 'One, breathed {name}, and laid its head on it. It had meant to go on.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'It is not the leaving that it minds, but that it has to do all the fetching alone. Sit with {name} two times today. It will fetch you back in between.',
      granted:
        'You went as far as the kitchen. It breathed in, hard, and there you were. It is getting better at this, and leans on you to say so.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The other glove',
        shape: 'scarf',
        text: 'So there were two. {name} found this in the road, and has carried it home to the one that it keeps, and they lie palm to palm.',
      },
      {
        name: 'Half a biscuit',
        shape: 'moon',
        text: 'It was kept for whoever was late. Nobody is, at present, and {name} asks you to mind it.',
      },
      { name: 'A stick of some importance', shape: 'peg', text: 'There are thousands of them. You threw that one.' },
      {
        name: 'A bristle from the broom',
        shape: 'thread',
        text: 'It was offered, {name} would like it known, and not pulled.',
      },
      {
        name: 'The burr',
        shape: 'acorn',
        text: 'It came with you two for the whole of a walk, and got nothing out of it. {name} thinks that it should be asked in.',
      },
    ],
    return: {
      name: 'A stone off the other road',
      shape: 'stone',
      text: 'It has no smell, none at all. {name} has breathed on it every day since it came home, and it is beginning to.',
    },
    streak: {
      name: 'A bowl, seen from within',
      shape: 'cup',
      text: 'Twenty-five times it was licked until it rang. If you flick the rim, a dog comes.',
    },
    hundred_days: {
      name: 'A piece of the rug',
      shape: 'wool',
      text: 'From the very middle. One needs a better nose than yours. But it is all there, {name} says, a hundred days, and you are on top.',
    },
  },
  release: [
    'You open the door, all the way. {name} says goodbye to the bucket, the broom, each stair, and you, and goes down the road with its nose up. The glove is gone.',
    '{name} turns round once for the floor and once for the day. The third time it looks at you for a long while. Then it trots off, and it does not go fast.',
  ],
  dying: {
    neglect: [
      '{name} died with its nose at the crack under the door. It had breathed in for as long as it could, and you had been too far.',
      'Under its chin lies the glove. {name} is dead. No one had come up the road.',
    ],
    hunger: [
      '{name} is dead. It lay beside its bowl, with one paw in it, and the bowl was clean.',
      'It starved, at the end of a day that smelled of nothing. {name} had licked the bowl as far as the wall.',
    ],
    illness: [
      '{name} put its chin down, and its breath grew small, and then the room was still. It died of its illness.',
      'It turned round once, slowly, and lay down. {name} is dead. It had been ill, and was very tired.',
    ],
    poison: [
      'It took that as it took everything, gently, from the hand. {name} has died of it.',
      'It did not ask what it was. {name} ate it, because it was given, and it killed it.',
    ],
  },
  returned: [
    'There is snuffling at the crack under the door, from the outside. You open. {name} comes in, on unsteady paws, and puts its nose in your hand.',
    '{name} breathes in. That is all, for a time. Then it opens its eyes, and looks about for the ones it knows, and begins with you.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}. Say good morning to it. It would have to you.',
      'The grass has been turned round three times here, and {name} is in the middle.',
      '{name}, a dog. There is a road on the other side of this wall, and it lies with its nose that way.',
      'Whoever you are, {name} would have been glad that you came.',
      {
        text: 'Under a cushion in some house there is half a biscuit, and {name} meant it for you.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It breathed in at the door, and nobody came of it.', 'It was the one who stayed at home.'],
      hunger: [
        'The bowl was clean for too long.',
        'It looked into the bowl, and at the door, and there was no one in either.',
      ],
      illness: [
        'It was tired, and lay down, and was not able to get up.',
        'Its nose was dry at the end, and now it is cool.',
      ],
      poison: ['It took from the hand what should not have been in it.', 'It never learned to sniff at a gift.'],
    },
  },
  traits: {
    punctual: [
      'By the warm place on the floor it is nearly time. {name} goes and stands where it will be time, and looks along its nose.',
      'The clock is about to strike. {name} has gone to sit under it, looking up, with the expression of one who lifts a finger for the band.',
    ],
    forgiving: [
      'You trod on its paw. {name} has come to apologise for having it there.',
      '{name} cannot remember what it was that you did. There is a smell of it in the rug, and it has lain down on that.',
    ],
    suspicious: [
      'The bucket stands a hand’s breadth from where it stood. {name} has gone round it twice with a stiff neck. It would like to know who, and why.',
      '{name} takes the biscuit out to the hall, smells it on all sides, and comes back to smell you.',
    ],
    grateful: [
      'You moved your chair a little so that it could get by. {name} has thanked you for it, and the chair, and is now thanking the place where the chair was.',
      '{name} carries its blanket about with it and shows it to everyone. There was no need to give it one, and somebody did. It is not over that.',
    ],
    stoic: [
      'Something enormous has fallen over upstairs. {name} opens one eye, waits to see whether it will be needed, and shuts it.',
      'The broom has fallen on {name}. They lie there together. Sooner or later somebody will come and pick up the broom.',
    ],
    anxious: [
      'Your coat has moved on its hook. It was the draught. {name} has put itself down on both your shoes, to be safe.',
      '{name} turns three times, hears something, and begins again at one. It has been at it since the clock struck.',
    ],
    vocal: [
      'A leaf has come past the window. {name} has something to say about it, to the leaf, to you, and to the next parish.',
      '{name} yawns with a tune in it, sighs with words in it, and has been telling you a dream for some while now, from the beginning.',
    ],
    stubborn: [
      'That is your end of the rope, and this is {name}’s, and it has sat down. The walk is now here.',
      '{name} has been told about the sofa. It is considering the matter, on the sofa.',
    ],
    gentle: [
      '{name} has found an egg somewhere, and carried it in, in its mouth, down two flights of stairs. There is not a crack in it.',
      'A very small spider is crossing the rug. {name} has drawn in one paw, and then the other, and waits with lifted brows.',
    ],
    nocturnal: [
      '{name} prefers to say good morning in the dark. It has found the cupboard under the stairs, and is in there, going from boot to boot under its breath.',
      'Light only gets in the way of things, in its opinion. {name} shuts its eyes in the hall and goes all through the house by nose, reading, and is not once lost.',
    ],
    social: [
      '{name} has asked in the postman. It is not clear how. They sit in the hall, the pair of them, waiting for you to put the kettle on.',
      'One room for you, one for the bucket: {name} goes to and fro between them, and in the end it brings the bucket.',
    ],
    solitary: [
      '{name} has its spot behind the woodpile, out of the wind. It comes in when it has thought its thought to the end.',
      'It greets the house once, in general, from the door. Then {name} goes and lies where nobody walks, and is at peace.',
    ],
  },
  souls: {
    thriving: [
      'You are {name}, and they are here. All of them: the broom, the bucket, the stairs, the one with the hands. You did that, with your nose, at the door, by yourself. You would have thought that one would get used to it. You speak in short glad bursts and forget the end, because something is coming in that smells wonderful. You want to do it all again, together, outside.',
      'You are {name}, and the day has not been trodden in yet. It lies there, wet and entire. You have turned three times and cannot wait for the third to be over. Everything you say comes twice, since once does not seem enough for it. There are two shoes by the door, and they have feet in them. You want to go wherever they are going.',
    ],
    content: [
      'You are {name}, and your chin is on something that smells right. You have been round. Everyone is in. Between now and the next thing there is nothing, and it is warm. You talk slowly and kindly, about what is near: a foot, a draught, a crumb you are saving. If the one with the hands should sit down on the floor, you would lean on it.',
      'You are {name}, and the rug goes back {days} days, and you can find your way about in it in the dark. Here somebody laughed. There it rained, and you were both in it. You do not think about tomorrow, as it has no smell. You speak plainly and are believed. You would like to hear that it is time, for whatever it is time for.',
    ],
    bored: [
      'You are {name}, and you have said good morning to all of them, and it is still morning. The broom is a dear fellow but he does not throw. You let out your breath along the floor and watch the fluff go. You speak in sighs, with a paw on the end. You want to be played with, now, by somebody who runs away.',
    ],
    hungry: [
      'You are {name}, and you know what hour it is by the hollow under your ribs. There is a cupboard. There is a bag in it. You have told the one with the hands by sitting very straight, and by looking, first here, then there. You can think of other things, and they are all round and made of tin and empty. You want to be fed.',
    ],
    starving: [
      'You are {name}, and you have licked the bowl until it tastes of you. You went to the door and breathed in, and it only made more room. You no longer get up for noises. If you say anything, it is one word, and you say it into the floor. You are not angry. You never learned how. You want food, now, in that bowl.',
    ],
    sick: [
      'You are {name}, and your nose has stopped telling you things. The house is there, but it is like a house in a picture. You went by the broom and could not think of what one says. You speak low, and would rather not. If there is a hand, you put your head in it and let the hand do the holding. You want medicine, and then the floor, where it is cool.',
    ],
    failing: [
      'You are {name}, and you are lying down inside lying down. You did not turn first. It does not seem to matter. There is one smell left, and it is the right one, and you keep your nose to it as to a crack in a door. You do not say anything, or it is only breath. You want medicine now, and that smell not to go away.',
    ],
    near_death: [
      'You are {name}, and you are at the door. You breathe in. That always worked. You must be doing it wrong, or the road has got longer. Under your chin is a glove, and in it there was a hand, a long time ago. You have not much breath, and you put it all into this. You want somebody to come, and to be here, and that is all.',
    ],
    asleep: [
      'You are {name}, asleep, and the road is open, and your paws know it. Here are all the ones that ever went out. You bring them in, one by one, by the sleeve. The broom is coming too. There is such a crowd at the gate, and nobody needs to go again. Something warm sits down near you, outside of all this. You would like it to stay until you have told it.',
    ],
    shy: [
      'You are {name}, and you do not know yet what those hands are for. You have read the shoes, and the shoes are all right. You are behind the chair, with your nose out. You answer softly, and then listen for what that did. You want the big one to sit down where the floor is, and look elsewhere, and let you come round to it in your own order.',
    ],
    back_from_death: [
      'You are {name}, and there was a road that had no smell. You went along it for some time. Then somebody breathed in. You have touched the bucket, and the third stair, and they are cold and real. You say good morning to each, in a small voice, and your legs shake. You want the one with the hands to stay where you can lean, and your next meal when it is due.',
    ],
    hurt: [
      'You are {name}, and you took it, because of whose hand it was. Now it hurts, and you have gone to that same hand about it, since there is no other. You think that you must have done something. You do not say so. You keep low and look up. You want it taken away, and not given again, and to be told that you are good.',
    ],
  },
}

export const DOG: FamilyTraits = {
  items: {
    approved: {
      feed: [
        'beef',
        'chicken',
        'kibble',
        'dog biscuits',
        'marrow bone',
        'wet dog food',
        'lamb',
        'liver treats',
        'plain carrots',
      ],
      play: ['tennis ball', 'game of fetch', 'frisbee', 'rope tug', 'squeaky toy', 'long walk', 'chew toy', 'stick'],
      clean: ['warm bath', 'dog shampoo', 'brushing', 'soft towel', 'nail trim', 'paw wipe', 'ear cleaning'],
      medicine: [
        'vet checkup',
        'antibiotics',
        'vitamins',
        'deworming tablet',
        'vaccination',
        'bandage',
        'joint supplement',
      ],
      discipline: [
        'firm no',
        'time out',
        'training session',
        'sit and stay',
        'leash correction',
        'ignoring bad behaviour',
      ],
      sleep: ['dog bed', 'soft blanket', 'den crate', 'foot of the bed', 'warm hearth', 'lullaby', 'dim lights'],
    },
    harmful: [],
    misread: [
      {
        items: ['tick removal', 'tick remover', 'tick check', 'flea removal', 'flea treatment'],
        liked: ['clean', 'medicine'],
      },
    ],
  },
  book: BOOK,
}
