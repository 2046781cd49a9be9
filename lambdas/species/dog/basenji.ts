/**
 * The Basenji wants to be understood without having said anything. It fears loud things and rain. It hoards nothing: it
 * opens zips, clasps and cabinets, looks in, takes not so much as a crumb, and does them up. It is looking for its
 * bark, which somebody must have put away somewhere before its time; it does not want it back, it only wants to know
 * who has it. It has one yodel put by, and has not decided what deserves it. To it the floor is a river, and it crosses
 * rooms along the furniture. Its body is fine-boned chestnut with four white feet, a tail wound tight over one hip, and
 * a brow whose wrinkles are its handwriting: one is doubt, two is a question, three is kept for lies, four for company,
 * five is soup. It trots on tiptoe, washes like a cat, yawns for an answer. It eats without a sound. It sleeps on the
 * backs of armchairs, nose beneath a hind foot. It sulks by smoothing its forehead quite blank. It trusts in touches: a
 * cool nose on an ankle, in passing. It never barks, never explains, never goes out in wet. Its keeper is the one who
 * reads it, slowly, moving their lips.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'No crack is heard. There is a shell, and then there are two halves of a shell, and {name} on the shelf above them, dry, with a wrinkled brow.',
    'Four white toes feel along the inside edge of the shell and find the catch. {name} lets itself out, looks at you, and puts one wrinkle in its forehead.',
  ],
  looks: {
    thriving: [
      '{name} opens its mouth, lays back its head, and the whole house holds its breath. It yawns. It looks round, much amused about the brow, at you with the tea towel, who really thought that this was to be the yodel.',
      '{name} runs the full length of the hedge, turns on one white foot, and runs back, with not a sound, like a fire seen from far away. You clap. It takes that for the noise it makes, and is delighted.',
      {
        text: 'You look in and {name} is not there. Then it is beside you, white feet together, looking in as well. It wants for nothing. It only came to see what you were looking for.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in with a feeling that something has just gone out. The cushion is warm. You sit on the floor a while and think of nothing much, and then {name} is lying along your leg, brow wrinkled, and has been for some time.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} trots through, like a thought you nearly had. You go on with what you were doing. It trots through again, slower, the tail a turn looser, so that you may have time to have it.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} wants for nothing, down to the last wrinkle in its brow. It sees that it is you. The tail comes undone from its hip, strikes the floor once, and winds itself up again. For {name} that was a speech.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look for {name} in three rooms, and it was behind you in all of them. Found, it wrinkles its brow, leans a shoulder on your leg and opens its mouth. Nothing comes out. But you saw it consider the yodel.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is glad enough to yodel. You see it come up the throat, as far as the wrinkles. Then it sees you, and swallows. There are only two a year, and this one is not for you.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You look in and the room is empty, but only just, with a warm place in the middle. {name} is behind you in the hall, on four white feet, in excellent spirits. It is looking in at you.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'In all its hours {name} has not said a word. You look in. It opens its mouth, and you both wait. Then it shuts it, quite happy. You have only just met, and it was something good.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and its tail is not wound yet. It only has a bend in it. You look in. The whole brow wrinkles at you, whoever you are, and the tail takes its first glad quarter turn.',
        when: ['baby'],
      },
      'You say it under your breath, with your back turned: {loved}. Behind you there are four light feet, running on the spot. When you look round, {name} is sitting quite still, all eyes.',
    ],
    content: [
      '{name} is lying on the sill with one foot tucked under, watching rain it does not have to be in. From time to time it looks across at you, and at the rain, and a wrinkle goes up. You quite agree.',
      '{name} comes in, stops, looks hard at the middle of the carpet, and goes out again. You wonder what it came for. It comes back and looks at you in the same way. Apparently it was hoping you would know.',
      'A door stands open that was shut, and one is shut that was open, and in between is {name}, a quiet with white feet. It has found nothing to remark on, and shuts that one too.',
      {
        text: 'You read on, though something in the room has changed, and a page later you have it: {name} is lying against your side, warm through, and has been for some time. It does not explain.',
        when: ['trusting'],
      },
      {
        text: 'You are alone, as far as you can tell, but the rocking chair is coming to rest, and {name} was in it. It is on the landing now with its brow in order, waiting for you to be finished with the room.',
        when: ['wary'],
      },
      '{name} is {days} days old, and nobody has ever heard it bark. It sits by the window, and a dog goes past, barking. It listens with its head on one side, and yawns.',
      {
        text: 'You look up, and {name} is looking at you. You go back to the page, and have read it twice before you see that you were smiling, and why, and that its chin has been on your slipper since you turned it.',
        when: ['trusting'],
      },
      {
        text: '{name} has undone your shoelaces, both, and lies down across the shoes. You are not going anywhere. It lays its cool nose on your ankle, above the sock, and keeps it there.',
        when: ['trusting'],
      },
      '{name} opens the cupboard with one foot, looks in, and shuts it again. It is not hungry. It only likes to stand there, and think of something it had once: {loved}.',
    ],
    curious: [
      'A new padlock hangs on the shed. {name} sits before it, forehead furrowed into a fair drawing of the mechanism.',
      '{name} leans out from the bookcase, further, further, until only the tail is holding on. There is a snail on the window. It is opening and closing.',
      'The cello case has seven catches. {name} has done six, ear laid to the lid after each. Somebody’s voice is in there. It would only like to see whose.',
    ],
    bored: [
      '{name} has opened the cupboard and shut it, and opened it, and not even looked in. It sits before it with a smooth brow, which is worse than a drawn one. It has nothing on its mind. Hide something. Play.',
      'The tail of {name} has come down a turn. It looks out at the grass, and does not jump to see over it. The whole room sighs for it. Go out on tiptoe, and let it stalk you.',
      {
        text: 'All the drawers are shut. {name} has not been in one of them today. It lies along the picture rail with a brow like an empty page. Hide a thing, and act as though you had not: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has not called, and it has not come for you. It has only put its white feet together by the empty dish and stood one wrinkle upright in its brow. One has to be looking. Its meal is due.',
      '{name} stands on its toes by the dish, silent, and looks at you in the way that makes people stop halfway up the stairs. There was something. You had it a moment ago. Its meal is due.',
      {
        text: '{name} is beside you, and you could not say since when. It has not made a sound. It sets the empty dish down on your foot without a click, and the brow folds once more. The meal is overdue. Bring it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} opens its mouth, and you both wait for the yodel. It shuts it again. It has two a year and will not spend one on you. The meal is overdue. That much you can be told in silence. Bring it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is not by the empty dish. It is not anywhere. Then the sense that you have forgotten something comes round the door on four white feet, wrinkles its brow, and leaves without a sound. Its meal is late. Bring it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You have walked past {name} once already. It lies flat behind the door with every wrinkle showing and does not call you, having no bark and no reason to think that you would come. The meal is late. Bring it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} opens its mouth, and you think that this must be one of the two yodels of the year. It is only breath. It turns its wrinkled brow from you to the wall. The meal is late. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'There was something about a meal. You nearly had it in the hall, and again by the door, where {name} had just gone past. Now it sits down before you and wrinkles its brow. Yes. That. It is overdue.',
        when: ['warming', 'well'],
      },
      {
        text: 'There are two yodels in the year. {name} has its mouth open and is looking at you, of all people, for advice on whether this is one. Save it the yodel. The meal is overdue. Bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name}, hours old, has been trying to bark, and it looks like a yawn. It tries it at the dish, and at you, and backs under the stool with its brow in folds. You may take it as said. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} climbs on to the arm of your chair, says nothing, and lays its forehead to yours, folds and all. It holds it there until the thought has gone across. Its meal is due. You have it now.',
        when: ['trusting'],
      },
      {
        text: '{name} gets up on the table, lies down round the empty dish, and gazes at you with love and a great many wrinkles. It will not say what is the matter. It will move its chin, when you come with the meal.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} licks one white foot, to find out whether that will do. It has no bark to call you with, and no idea that there are times for this. So it falls to you to know. Its meal is due.',
        when: ['baby'],
      },
      {
        text: 'It has been {hours} hours, and each room you enter {name} has just left. But the larder latch is up, and the dish has come out from the wall. It will say no more to you. Its meal is due.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} walks in front of you and stops, and walks in front of you and stops. There is no sound to it at all. You could miss it, and you must not. Its sides have gone in like a purse. Feed it.',
      'Wide open and perfectly empty, the larder looks at you, and so does {name}. It has never taken a crumb from there. It would like you to see that there is none to take. It is hungry. Feed it.',
      {
        text: '{name} walks along the top shelf to the tin, puts one white foot on the lid, looks at you, and walks away again. It will not come nearer. It is hungry. Feed it.',
        when: ['wary'],
      },
      {
        text: '{name} has opened the door of the larder and gone to stand on the far side of the kitchen. It looks at you, and at the door, and wrinkles its brow. Feed it.',
        when: ['wary'],
      },
      {
        text: 'You find the spoon on your chair, and the dish on your chair, and {name} on the arm of it. It lays a white foot on your stomach, and then on its own. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} unties your apron from behind, and you turn round, and there it sits with the dish in front of it, and every wrinkle up. It gives a very low yodel. Give it its meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} lies flat on the floor next to its dish. It has had nothing for {hours} hours, and it cannot bark, so nobody heard. Its brow is one deep crease. Feed it now.',
      '{name} has opened each drawer in the kitchen and found no food. It lies in the last one, on the string. Its mouth opens when it sees you, without a sound. Feed it now.',
      '{name} has opened the larder, and the bread box, and lies in front of them. It takes nothing that is not given. It has been {hours} hours. Put food before it now.',
      {
        text: '{name} has come to you over the floor, a few steps at a time, and lies down on your shoes. Its white feet are cold. Give it food from your hand now, then medicine.',
        when: ['weak'],
      },
      {
        text: '{name} goes through all the rooms on its toes, along the tops of things, looking in. It is so thin that its shadow is, too. Put food down now, and turn your back.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is at the bottom of the cupboard, and you find it only by its breath. It has been {hours} hours. It lays its ears back at your hand. Reach in food now, then medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} doesn’t go by along the sideboard any more, it goes by on the floor, and one can hear it. Click, click. That is all it will say. Let it have a warm rest high up, or medicine.',
      'The tail of {name}, that was wound so tight, has come down off its hip by half a turn. It looks at no one. There is no more to be got out of it. It needs medicine, or sleep.',
      {
        text: 'There is a thought in the hall that can’t get up the stairs, and it is {name}, one white foot on the first. When you come it looks at the wall as if it were expecting somebody. It needs medicine, or rest.',
        when: ['wary'],
      },
      {
        text: '{name} does you the mime of a dog leaping to the curtain rail. It does it lying on its side, with two feet. It was very good. Blink for it, let it rest, and fetch the brown bottle.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name}, who washes like a cat, has given up. There is too much of it. The white feet are black to the ankle after two days, and it walks about on their very edges. It won’t say so. Please wash it.',
      'You can tell where {name} has been by the prints, on the shelves and up the wall. It used to go by like a thought you nearly had. Now anyone can follow it. It has been two days. Please wash it.',
    ],
    sick: [
      'There is one line down the middle of {name}’s brow that you can’t read. It lies very still on the back of the chair, its nose dry, and looks at you, and looks. It means that it wants medicine. Bring it.',
      'The armchair has {name} over the back of it, and it has slipped. It hangs there with its tail unwound and its nose like a hot stone, and does not ask to be straightened. Straighten it. Bring medicine.',
      {
        text: '{name} would never have called. You come upon it behind the door, eyes half shut, the tail unwound from its hip and lying on the boards. It draws in one foot, to be out of your way. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to the back of the wardrobe, among the shoes. You would never have known. A white foot shakes there, between two boots, and is drawn in when you see it. Bring medicine, without a word.',
        when: ['wary'],
      },
      {
        text: '{name} has three lines up, and holds them at you through the banisters: it does not believe that you mean well. The lines shake. Its feet are hot. Do not say it. Lay medicine on the stair, in a clean spoon, and go down.',
        when: ['wary'],
      },
    ],
    failing: [
      'The brow of {name} is quite smooth. There isn’t a doubt in it, nor a question. You say its name, and nothing is written. Put your ear to its side, it is the only way you will hear. Medicine, at once.',
      '{name} never made a sound, and now there is less than that. You have laid its white feet together. You look for the one wrinkle that was for you, and it comes, very faintly, and goes. Medicine, at once.',
      {
        text: '{name} could always be gone before you knew. It is here, on the bare boards, tail unwound, and lets you kneel over it. It has never let you see it this clearly. Medicine, at once, and softly.',
        when: ['wary'],
      },
      {
        text: 'You bend down, and it turns the blank page from you, by a finger’s breadth, to the wall. That is all that {name} can close. Medicine at once, at the corner of the lip. Do the breathing aloud, for both of you.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Nobody heard {name}, because it can’t be heard. For {hours} hours it stood by the door, then sat, then lay. The white feet are side by side. Its silence is very nearly of the other kind. Sit with it now.',
      'You came in because of something you nearly thought, and it was {name}. It is lying in the passage, thin as a line, and its eyes have found you and can’t hold on. Do not lose it again. Sit with it now.',
      '{name} has undone every latch in the house, from the inside, one after another, as far as the front door. That one was locked. It is lying at the foot of it. Sit with it now.',
      {
        text: 'For {hours} hours it has sat upon the inside handle of the front door, all four feet, like a bird on a peg. Nobody turned it. Turn it softly. Come in, and stand there, so that {name} has something to step on to.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has crept into your satchel, and drawn the strap through, and the buckle is only half done. That was {hours} hours ago. Take {name} up so, on your knee, and leave it shut. Put a finger in with medicine on it, and stay.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'On the highest shelf, between two books, {name} has been put away asleep. One could draw it out by the white foot that is marking the place. It makes no sound at all. The books on both sides lean in.',
      '{name} dreams, and it is all in the forehead. A wrinkle runs up, meets another, and they stand there with their heads together. Then all is smooth, and the wound tail lets go by one turn. It has been told.',
      {
        text: 'Awake, {name} winds its tail one turn tighter when you come in. Asleep, it has let that turn out, because it does not know you are here. Do not let it find out.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep, wound as tight as its own tail, white feet tucked in where nobody could count them. You tread on one board. It does not wake or make a sound, but the wrinkle in its brow goes a little deeper.',
        when: ['wary'],
      },
      {
        text: 'You sit down in the chair without looking and something cool comes to rest behind your ear. {name} was asleep up there, and is. It has merely moved its nose to where you are, as one turns over a page.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps with its nose beneath a hind foot, soundless. Then something in the dream must deserve it: out comes the first note of a yodel, very small. You have heard it. You will never mention it.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep round your neck like a stole, and you have only now noticed that you put it on. Four white feet hang down in front, two and two. You feel it breathe in your ear, and it is saying nothing.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      '{name} has gone to sleep low down, on the bare floor, in the middle of the river, and its brow is blank. Sit close and reflect with it now. It wakes at {wakes_at}.',
      'You hold a hand mirror to its nose, and wait, and it clouds. It can take nothing while it sleeps but you beside it. Do that now; {name} wakes at {wakes_at}.',
      {
        text: 'Five lines stand on its brow, and it is asleep under them, on the larder. Nobody has read them. It wakes at {wakes_at}, and eats then. Reflect with {name} now, from as near as you can climb.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is on top of the linen press, wound up tight, tail and all, and frowning at the air between you. It would not tell you for the world that it is lonely. You will have to guess. Sit with it.',
      'There is a bend in the curtain that the wind did not make, and at the bottom of it are {name}’s white feet, side by side. If you speak, they go up on tiptoe. Sit down with it, and don’t speak.',
      'Somebody has been in the room and left it warmer, and that is all you will have of {name}. A brow looks round the door at knee height, draws a line through you, and goes. Sit down, and be read again.',
      {
        text: 'You look in, and {name} leaves, on white feet a few hours old, without a sound. It has eaten. It does not trust you and will not say why. Sit down on the floor, and do not ask.',
        when: ['baby'],
      },
      {
        text: '{name} is in the corner furthest from you. You move, and it is in another, and you never saw it go. It is hours old, and fed. Sit in the middle, quietly, and let it run out of corners.',
        when: ['baby'],
      },
      {
        text: 'One drawer is shut that was open. {name} is in it, and nothing will be heard from there. It can undo any clasp in the house, but will not, with you about. Sit on the floor by the drawer and do not knock.',
        when: ['from_child'],
      },
      '{name} was once left for {wait} with every door shut, and it did not go out by any of them. It keeps to the top shelf and goes on not saying so. Keep it company from down there.',
    ],
    back_from_death: [
      '{name} came in by a door that was locked on both sides. It crossed on the floor, right through the river, to your chair. Stay with it, and have its meal there on time.',
      'It looks at its white feet, at the lamp, at you. A line comes up in its brow that you have not seen before. Keep {name} company; do not let supper slip.',
    ],
    old: [
      'There is white in the wrinkles now, and they stay when {name} has finished with them. You can read whole afternoons there.',
      'Cushions have been placed from chair to chair, so that {name} can go round dry-footed without a jump. It has never remarked on who placed them.',
      'Over {days} days it has been through all that you own and never met its bark. {name} seems to have stopped minding. It opens the biscuit tin, breathes in, and shuts it on a thought.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats so quietly that you count the mouthfuls by its brow: a wrinkle comes, a wrinkle goes. Then it is smooth, and the dish is clean. You have been told that it was good, though not in so many words.',
        '{name} eats all of its meal on tiptoe, like someone reading a letter in the hall. It licks one white foot, goes over an eyebrow with it as a cat would, and has nothing to add.',
        {
          text: 'There is no sound when {name} comes, and none when it eats. But on its way out it passes nearer to you than the width of the room required, and the tail on its hip comes undone by about a quarter of a turn.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} has two yodels for the whole year. The meal is on time, and it eats in silent bliss, looks at you across the room, opens its mouth, wrinkles its brow, and keeps both.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You put the dish down on time, and nearly see {name} eat. There was something chestnut, something very happy, keeping to the far wall. Now the dish is clean, and you cannot think what you came in for.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You are on time, and {name} is simply there, white feet together, as though you had just thought of it. It eats without remark. Some while later you find your hand on a warm chestnut back and could not say since when.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'No sound. The meal was set down at the right moment, and then it was gone, and {name} was gone, and now there is something warm against your ankle that was not there when you last looked. The wrinkle has left its brow.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The meal is on time, and {name} eats it and says nothing. Then it comes past your chair, like something you were about to remember, and for one breath you have it. A white foot, on your shoe.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} comes, eats, and stands a moment, brow wrinkled, as if over the right word. Then it puts back its head and yodels, down the hall and up the stairs. The meal was quite an ordinary one. That leaves one for the year.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You have a feeling that {name} has come in and eaten, on time, with pleasure. Then you have a feeling that there is a chin on your knee. You look down. There is.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'There are a good many wrinkles on the brow of {name}, and a meal on time takes out all but one. It eats without a sound, then lays its forehead in your palm for you to do the last.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name}, hours old, eats, on time, and is so glad that it opens its mouth to bark. Nothing comes. It looks up at you, whoever you are, to see whether you heard anything either.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'Hours old and already frowning, {name} studies the meal, which is on time, and the hand that brought it, and eats without a sound. Then it opens its mouth wide. You wait. Nothing comes out, and it sits down, satisfied.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats up without a sound and reflects on {streak} meals on time. It lifts its chin and draws breath. You stand still, cloth in hand. No, not yet. But you saw how near that came to a yodel.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '“Good?” you ask {name}, as you always do. It licks up the last of it, raises its brow by one wrinkle, and lets it down. You laugh. It was a long speech, for a basenji, and there was a joke in it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats everything, opens its mouth to say so, and no bark comes out. It looks in the dish, in case it fell in there. You do not say anything either. It comes a step closer.',
          when: ['baby'],
        },
        {
          text: '{name} gets one white foot in the dish, eats all round it, and takes it out clean. It has had {streak} meals on time without a sound. Still without one, it lays the foot on your shoe.',
          when: ['baby'],
        },
        {
          text: '{name} licks the dish, goes to the small drawer, opens it, and takes something out, which it never does. It is your glove, the lost one. It lays it across your foot. It had been keeping it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'You have learned to read {name}, all these days, with your finger under the line. It eats up and raises two wrinkles and half of a third. “Yes,” you say, “I was thinking of that too.” The tail comes undone for joy.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats all of what you brought, and you only know because you count. It steps off backwards, feet not quite in line. The brow is blank, on purpose. Read the legs instead. They want medicine.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, and you look at its brow to see what it thinks. It used to have a question there, every time. After {streak} meals on time there isn’t one. It is smooth, and was before you came in.',
        'Over {streak} meals on time {name} has not said a word. It eats this one too, silently. Then it fetches its own dish, by the rim, and puts it in your cupboard, among the cups. It has moved in.',
        {
          text: 'On time, {streak} in a row. {name} eats, wrinkles its brow, lifts its chin, opens its mouth, and you hold your breath for the yodel. It yawns. But for a moment there you were in the running.',
          when: ['well'],
        },
        {
          text: '{name} crosses your mind and is at the bowl. It eats, and is not. That makes {streak} in a row on time, and not a word about it. Only a warm place on your foot, the size of a chin.',
          when: ['well'],
        },
      ],
      early: [
        '{name} tries a corner of it, soundlessly, and looks at the clock, and at you, and writes something short across its brow. You read it slowly. It says: too soon. It says: {opens}. Come back at {opens}.',
        'You had not thought that you were early until {name} looked at you. It eats a mouthful, so that you need not feel it too much. Then it shuts the dish up in the cupboard, and will let it out at {opens}.',
      ],
      late: [
        'You had the feeling that you were forgetting something, and it was {name}, standing behind you on its white feet. It eats every bit. The feeling does not leave. It sits there across the room now, looking past you.',
        'Without one word {name} lets you know how late it is. It eats everything, slowly, then takes itself up on the sideboard, winds its tail a turn tighter, and is an ornament. Ornaments do not come when they are called.',
        {
          text: '{name} yodels twice a year, and the meal is so good that one is already on its way up. Then it looks at you, and at how late you are, and swallows that as well.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You are late. {name}, which has never barked, does not bark, and eats in high good humour. One extra wrinkle stays on its brow. You bend down to smooth it, and the brow is on the other side of the room.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, late, with its tail wound tight and its eyes bright, as happy as it was without you. You put out a hand to stroke it, and it has been gone for some time.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats what you brought so late. Then, being too weak to leave the room, it leaves in every other way: white feet tucked in, eyes shut, its whole back to you. Medicine, please, and quiet.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Nothing called you, so you were late. {name} never barks. It eats lying down, with the tight tail come unwound along the floor and the wrinkled brow to the wall. Listen now. It needs medicine and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had been about to say something to you. It would have been a yodel, and it was weeks in coming. You are late. It eats, very glad, tail tight, and swallows that too.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are late. {name} is glad of the meal, eats it, and explains nothing. It had let its tail out half a turn in your company. You watch it being wound back in.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has no voice to cry with, and is only hours old. It had sat by the dish and wrinkled, that was all. It eats now, quickly. Then the new brow goes quite smooth, and it looks past you.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You are read, from top to toe, with two folds in the brow. Then {name} eats. It comes up on the chair back after all and lays its chin on you, but it lies the other way round, with its eyes to the door.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'The meal is late, and {name} eats it all. Then it smooths out its brow, one wrinkle after another, until nothing whatever is written there, and turns it to you for a moment, so that you can read it.',
          when: ['wary', 'well'],
        },
        {
          text: 'The dish is late, and {name} is ill and will not say so. It takes a mouthful, without a sound, and rests, and takes half of another. Look at the white feet. They are trembling. It needs medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats it all. Then it washes your hand as it washes its own feet, between the fingers, with a wrinkle in its brow. It does not ask where you have been. It simply gets it off you.',
          when: ['trusting'],
        },
        {
          text: '{name} watches you put down the dish after all this time, and the wrinkles draw together over its eyes like a curtain. It eats it all from behind them. They are still drawn when it backs out of the door.',
          when: ['wary'],
        },
      ],
      missed: [
        'The silence in this room is {hours} hours old, and {name} is at the bottom of it. It eats everything, and sways on its fine legs. It does not look up at you. It cannot call, so you must keep the time.',
        'If {name} could bark, you would have heard long before the end of {hours} hours. It eats what there is, all of it, tail hanging unwound, and steps away from your hand. Never leave it to the dog to remind you.',
        {
          text: '{name} yodels twice a year. In {alone} with nobody there it used one of them. It eats your meal now, white feet close together, tail wound tighter, back towards you. There is one left, and it will not be for you.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} was a thought you nearly had. Now you have had it, and here is the meal. It eats, steps round your hand on its white feet, and is out of the room again before you can hold on to it.',
          when: ['wary', 'well'],
        },
        {
          text: 'Twice a year {name} yodels, when the moment deserves it. It has used both. In {alone} nobody came. It eats now, slowly, with its white feet drawn in, and has nothing left to say to you.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} does not bark, so for {alone} there was not a sound. It eats lying down. The tail that is always wound tight over its hip has come unwound, and it lies on the floor between you, like a line.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} made no sound, and nobody came. It eats on its knees with its brow smoothed out like a bed. You say its name. It turns its head to where the voice is, and there is nothing written there at all.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You had to look for {name}. It was in the last drawer of all, which it had shut from the inside. It eats there, shaking. When it is done, it puts out one white foot and draws the drawer to.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats, as quietly as ever. It used to go by you afterwards so that its side brushed you, from shoulder to hip. It goes by. You feel the air of it.',
          when: ['warming'],
        },
        {
          text: '{name} lets you put down the dish and looks at you, with one fold in its brow, the one that you have never been able to read. It eats. It lies down on you as always. You can read it now.',
          when: ['trusting'],
        },
        {
          text: '{name} comes down for the dish by the furthest way, shelf, sill, table. It eats. The brow with all its handwriting has been smoothed until there is nothing on it. You look for a word of it. It lets you look.',
          when: ['wary', 'well'],
        },
        {
          text: 'Nobody heard {name} wait, for it makes no sound. It eats now, on tiptoe, the tail wound so tight that it hardly shows. You look down to take the dish. When you look up, there is nobody in the room but you.',
          when: ['wary', 'well'],
        },
        {
          text: 'In {hours} hours {name} did not call. It has nothing to call with. It eats everything, white feet close together, and looks round at the door between mouthfuls. Do not wait until you hear from it. Be on time.',
          when: ['wary'],
        },
      ],
      full: [
        'You put it down for {name}, and look away, and back, and it has not been touched. It sits beside it, rounder than it was, washing a foot. It means that you should look again at {opens}.',
        '{name} licks the air over the dish, by way of saying that it has read it, and closes its eyes. There is no room in so fine-boned a dog for a second helping. There will be at {opens}. Bring it at {opens}.',
      ],
      ill: [
        'You only see by the dish that {name} has eaten, a little, from one side. It is standing over it still, as if it had lost its place. The brow is hot under your palm. Medicine next.',
        'A mouthful, slowly, and then {name} rests its nose on your wrist and looks up with every wrinkle drawn to one spot. It could not say it more plainly. It is ill. Let medicine come next.',
      ],
      loved: [
        '{name} ate it as it eats everything, without a sound. But look at the tail. It has come unwound, stands straight up, and is shaking from end to end like a string somebody has plucked. The note was {item}.',
        '{name} lifted its head from the clean dish, opened its mouth, and something came out. It was very small, and had a bend in it. You would not swear to it. It looks as surprised as you do. It was {item}.',
        {
          text: '{name} was nowhere. You put down {item}, on time, and it is here, eating. When all is gone it lifts its wrinkled brow to you, opens its mouth, and shuts it. There are only two yodels a year. You are being considered.',
          when: ['warming', 'well'],
        },
        {
          text: 'You bring {item} at the right time, and {name} has eaten before you saw it come in. It leaves as quietly, or most of it does. One white foot has stopped on your shoe. It does not explain the foot.',
          when: ['warming', 'well'],
        },
        {
          text: 'You set down {item}, on time, and {name} goes by like a thought you nearly had. All of it has been eaten, lovingly, to the last lick. You try to remember having seen a dog.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are on time with {item}, and a yodel gets as far as the throat of {name}. It looks at you. It swallows the yodel, and then, with love, every bit of the rest.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, on time. {name} puts back its head, and out comes a sound like a song falling downstairs. That was one of the two. It eats, with an eye on you, to be sure you were listening.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} eats without a sound and goes, as it always goes, like a thought you nearly had. At the corner it stops and looks back, so that you can have it.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} opened its mouth, put {item} in, took it out, and shut its mouth. Then it opened yours, with one foot, to see whether you would. It would have written perch.',
        '{item} has been covered with a napkin, the corners squared. {name} glances at the egg basket, and lets you think of it yourself.',
      ],
      harmful: [
        '{name} never complains, and so nobody knew. It was {item}. It stands in the corner with its back bent and its tail unwound, in perfect silence, and it hurts. Never let that come where it can reach it.',
        'Every line in the brow of {name} is drawn to one place. It can’t tell you. The word it has no bark for is {item}. Take the rest away, stay by it, and let it never find any again.',
        {
          text: '{name} cannot tell you, it has no bark, and it is bent double on its white feet with its mouth wide open. That was {item}. There is no noise at all. Put it behind something that even a Basenji cannot open. Bring water.',
          when: ['item'],
        },
        {
          text: 'Every wrinkle that {name} has is drawn to the middle of its brow. It retches and makes no sound. It came on with {item}. Keep that from it from now on, and look at it often. You will not hear it.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You turn round quickly, and {name} was sitting. You turn again, and it is nearer, and sitting. You never see it move. At the last turn there is a nose against yours, and a tail unwound for joy.',
        'You spring to the left, and {name} to the right, and you meet behind the sofa. It boxes your knee with both white feet, like a hare, soundlessly. All the noise in this game is made by you.',
        {
          text: 'It is so good a game that {name} is about to yodel. It draws breath, chest out, brow wrinkled. It looks at you. It shuts its mouth again and plays on, radiant, in silence.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} says nothing, but its brow comes smooth and its tail unwinds by half a turn, so it is having a wonderful time. You put out a hand. The tail winds itself back over the hip.',
          when: ['wary', 'well'],
        },
        {
          text: 'You nearly have {name}, and nearly again, like a word on the tip of the tongue. You give up trying. Then, as they do, it comes to you, and sets one white foot on your shoe.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play, and {name} is under the table, and over it, and behind you, all without a sound. Then it stops, lifts its wrinkled brow and yodels. There are only two a year, and that was one.',
          when: ['trusting', 'well'],
        },
        {
          text: 'The game is so good that {name} stops in the middle, plants its four white feet, lifts its chin and fills its chest. It looks at you for a long moment. It lets the air out. You are being considered.',
          when: ['warming', 'well'],
        },
        {
          text: 'The whole game is played in silence. {name} flies round the chairs on white feet, and the only noise in the house is you, laughing. It stops, brow all wrinkled, and lays one ear to your ribs to hear where that is kept.',
          when: ['warming', 'well'],
        },
        {
          text: 'You play hide and seek, and it is hardly fair, for {name} makes no more noise than the light does. You look everywhere and give up. It has been behind you all along, putting its feet where yours were.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You make a rabbit on the wall with your hand, and {name} stalks it on tiptoe, springs, and has only wall. It thinks, with its whole brow. Then it comes over and looks for the rabbit in your palm.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You walk round the table, and {name} walks after you, one white foot for each of yours. You turn, and it is studying the ceiling. You walk on. You hear nothing at all, and are quite sure of it.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hum, for fun, a few rising notes, and {name}, in the middle of a bound, stops. It looks at you with its whole brow. So you can do it too. It dances round you, mouth open, and very nearly joins in.',
          when: ['warming'],
        },
        {
          text: 'You tiptoe, and {name} tiptoes. You freeze, and it freezes, one white foot up. You have to laugh, and that is losing. It bounds straight over your head for joy, in dead silence, and lands ready.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was perfectly happy and had not thought it needed saying. You say it, with leaps. It watches you as one watches somebody act out a word, has it almost at once, and lets you go on to the end.',
        'You dance for {name}, and it has been dancing already, inside, where it doesn’t show. It follows you with its brow, up on the high notes, down on the low ones. When you stop, one white foot taps on.',
        {
          text: '{name} plays brilliantly and without a sound, as happy as it was before you began. At the top of the best leap it opens its mouth. You hold your breath. It closes it again. There are two yodels a year, and neither is yours.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Playing with {name} is like chasing a thought you nearly had. It is behind the chair, and in the doorway, and gone, and very happy, as it was already. You nearly touch it four times. It sees to the nearly.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had nothing left to wish for and was washing behind its ears. You begin a game. It plays as far as the arm of your chair and stays up there, washing. The tail comes down a turn, on your side.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You play, and {name} was so happy before that it does not show. It goes through your game on white tiptoe like someone who tidies a room. Then it sits on your book and looks at you till you have the same thought.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'Something chestnut is leaping in the barley, up, and gone, and it is {name} and the purest joy. You leap too, at the edge. The barley stands quite still. It leaps again a good way off, where nobody has explained it.',
          when: ['wary'],
        },
        {
          text: 'There was no call for a game, {name} was glad enough to yodel, nearly. But you so want to. It trots round you on tiptoe, once, touches your hand with its nose, and looks to see if that was what you meant.',
          when: ['trusting'],
        },
        {
          text: '{name} was as happy as it can be without saying so. It plays you one round on tiptoe, like somebody dancing in a library, and ends on your shoulder. You would swear that it had hummed. It seldom explains.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was dancing on the wall, for joy, by itself. You danced on the path, in socks, so as not to spoil it. It stops on one white foot. Somebody has learned its language, badly, and it is enchanted.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You tiptoe by, looking back, and {name} does not come after. It watches you from the chair with a crease you have not seen before. It is not about the game. See first to what it needs.',
        '{name} raises one white foot to box with you, and puts it down beside the other, very neatly. That was no. It will not say it again. See to what it needs.',
        {
          text: 'It gets up on the footstool, which is one, and looks at the chair, which is two, and turns round and lies down on one. It is ill. The bottle first.',
          when: ['ill'],
        },
        {
          text: '{name} does the mime of the dish for you, and the mime of the spoon. It is not a game. You have guessed it. Go and feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'You think of {item}, just think, and {name} is standing there on tiptoe. Then there is chestnut and white all over the room, on the chairs, on the ceiling for all you know, and not one sound but yours.',
        'It is {item}, and {name} flows along the back of the sofa, and down, and boxes the air with both white feet. Then it stands behind you, and taps you, so that you can have the surprise of it.',
        {
          text: 'You have brought {item}, and {name} is happy enough to yodel. It looks round to see who would hear. You would. It throws back its head and does the whole of it without a sound.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name} is in heaven, tail wound tight as a spring. You glance down for a moment. When you look up it is still in heaven, but in the next room.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, {name} goes over the sofa and under you and over the sofa, in utter silence, laughing with its forehead. You do the shouting for you both. At the end it lays its hot brow on your throat to feel where it comes from.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and there are two yodels in a year. {name} comes to a stop in front of you, chest full, brow like a page of writing. It thinks. It lets go of one of them, there and then, at your boots.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You are playing, it is {item}, and you find that you know where {name} will be, and hold out your hand there. A moment later it is. It looks at the hand, three wrinkles deep, and stays in it while you breathe once.',
          when: ['warming', 'well'],
        },
      ],
      disliked: [
        '{name} yawned until its ears met. {item} makes a noise. It would sooner try the lock on your diary.',
        'With one toe {item} is moved to the edge of the table, and over. {name} listens to it fall. Something quieter.',
      ],
      harmful: [
        'It has gone under the floor of the wardrobe and will not show even an eye. {item} did that to {name}. Take it out of the house. Then sit there in the dark.',
        '{name} shakes, all over, finely, like a glass after the note. Whatever else makes noise may stay, but {item} has to go, and today.',
      ],
    },
    clean: {
      wanted: [
        'You bring water, which to {name} is rain that has got indoors, and it draws up its brow. You use very little. The dust comes off the chestnut. It stands through it on as few of its feet as possible.',
        'You clean {name}’s brow, fold by fold, with a damp thumb, and the dust was right down in the questions. It shuts its eyes. When you have done, it frowns, to try it, and everything moves as it should.',
        {
          text: 'You have washed {name}, and it is chestnut and clean between your hands. Then your hands are round nothing, and there are wet white footprints to the door. You never felt it go.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} neither barks nor explains. The dirt comes off and it is chestnut again, but the tail is wound so tight that one leg is off the ground. You may wash the outside of it. That is all.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash the mud off its chestnut back, and {name} hates it, and says nothing. It puts its forehead against your arm, hard, so that you can read it. It is a short text. You hurry, and it leaves the forehead where it was.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You go over {name} with a cloth that is hardly damp. It would sooner have seen to this itself. Mud comes off the white feet. It looks at the wall, but it gives you each foot a little less late.',
          when: ['wary'],
        },
        {
          text: 'You wash one muddy foot, and {name} washes another, with its tongue, as its people do, and both come out white. It inspects your work with a drawn brow. It finds a place you missed. The place is on your wrist.',
          when: ['trusting'],
        },
      ],
      little: [
        'You wipe {name} with a silk cloth, which comes away as it went. It has washed, of course, like a cat, foot by foot. It turns your hand over with its nose, looks, and begins to wash that.',
        'There is no dust in the brow of {name}, not in a single fold. You look closely. You have never been so near its thoughts. It raises one wrinkle, for you to wipe, and under it is only a warm place.',
        {
          text: '{name} was clean. You unwind the tail to do the inside, in case, and there is nothing in there either. You let go, and it winds itself up again over the hip. Neither of you says anything.',
          when: ['well'],
        },
        {
          text: 'You have been washing for a while before you see that {name} has gone. It is across the room, tail wound, quite dry, and as clean as when you began. You have washed the place where it was.',
          when: ['well'],
        },
        {
          text: '{name} had just washed, like a cat, from the brow to the last white toe. You wash it again. It looks over your shoulder at something far away. When you let go there is a dry place on the shelf, in the shape of a dog.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} washes itself, and did, and now so do you. It considers that with its wet head on one side. Then it takes your thumb between its paws and washes that, both sides, with care. Somebody has to show you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is nothing on {name}, nothing between its white toes. You go over them all the same, one by one, and it holds its breath, and then lets it go. It has never been so near to making a sound.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} does not hold with being washed, and stays for this, and looks down to make sure of itself. It was {item}. You do the feet, and they are white as chalk. You do the brow, and it has no questions.',
        'As long as it is {item}, it seems, {name} may be washed. It shuts its eyes and hands you one foot after another, like somebody giving up their letters. At the last it leans, and you have all the chestnut too.',
        {
          text: 'You do four white feet with {item}. {name} says nothing, but the wrinkles leave its brow, one for each foot, and at the last its mouth opens. This could be one of the two yodels. It closes again. That was very near.',
          when: ['well'],
        },
        {
          text: 'You have only just thought about {item} when {name} is there in front of you, silent, holding up one white foot. You clean it, and the other three. It does not explain how it knew.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} left during {item}, and you went on for a while before you noticed. It does the rest itself. A dry cloth would be allowed.',
        'It sits on the hot pipe with its ears turned inside out. {item} was wet, all through. A sponge, its look says, and briefly.',
      ],
      harmful: [
        'It makes itself narrow, and its lip lifts from its teeth without a sound. The skin is burning where {item} went. Rinse it, gently, and pour the rest down the sink.',
        '{name} has shut its eyes and they will not open. That was {item}. Cool water, a dark room, and throw it out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} swallows the medicine and gives no sign. You watch the tail instead. It has been hanging straight. After a time it stirs, lifts and winds itself, with care, up on to the hip, where a tail belongs.',
        'You do not know how {name} feels, it seldom explains. You give it the medicine, and it goes down. Later one white foot is brought up and licked, between the toes, and then the next. So it is feeling vain again.',
        {
          text: '{name} takes the medicine without a sound and without looking to see who is giving it. Some while later the tail, which had come undone, winds itself up over one hip again. You turn to say so, and it has left the room.',
          when: ['wary'],
        },
        {
          text: '{name} swallows with all four white feet pointed at the door. It does good. Nothing is said. Three of the feet leave at once, and the fourth stays just long enough to be thought polite.',
          when: ['wary'],
        },
        {
          text: '{name} opens its mouth for you as it opens drawers, without a word. It swallows. Then it climbs on to your chest, unwinds its tail, and lays its brow under your chin, where you can feel each wrinkle go.',
          when: ['trusting'],
        },
        {
          text: '{name} swallows, and in the brow that has been drawn so tight one line lets go. It makes no sound. It would make none in any case, so stay where you can see it breathe, and give it more in time.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} takes the drops from your finger without a word, as it takes everything, and looks at you, one wrinkle up. It was not ill. You had merely thought so, loudly. Keep the bottle until the brow tells you.',
        'You pour, and {name} has swallowed, and there is only the clean spoon to show for it. The tail is wound as tight as ever. Nothing wanted mending. Put it in the cabinet. It will do up the latch for you.',
      ],
      loved: [
        'You have hardly thought of it when {name} has a cool nose at your wrist. It knew what it was from your shoulders: {item}. It has it without a sound, and writes you a line of thanks, over the left eye.',
        '“{item},” you say, and one wrinkle of {name} goes up, and then the next. It lets you. When it is over it sits on, as one looks at the last page to see if there is anything printed on the back.',
        {
          text: '{name} yodels twice a year. You bring medicine, and it is {item}. Down it goes, and helps. The brow wrinkles, the moment is weighed, the mouth opens. That leaves one.',
          when: ['item'],
        },
        {
          text: '{name} never barks. The medicine is {item}, and goes down without remark, and helps. Then the tail, wound tight over one hip, comes loose by a single turn and winds itself up again. That was shouting.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} has hidden {item} inside your glasses case, which was shut, in your coat, which was buttoned. Something without a taste, perhaps.',
        'It drinks {item} and gives the blank face for it. Vitamins it will lick out of your hand, like anyone.',
      ],
      harmful: [
        '{name} let you, which it does for nobody. Now its legs cross when it walks. {item} was wrong for it. Fetch real help, speak softly, and do not keep that in the same cupboard as cures.',
        'A sound has come out of it that you would not have wanted to be the one. {item} did this to {name}. Put it where no paw can work the latch.',
      ],
    },
    discipline: {
      wanted: [
        'You lay a finger to your lips at {name}, that never barks, and it understands. It takes the harmonica out of its mouth. It goes up on the shelf and doesn’t so much as hum.',
        'You only stop, in the doorway, and {name} does up the clasp of the bag again with its teeth. It hadn’t taken anything. It would just rather you had been a minute later. It passes you, brow quite blank.',
        {
          text: 'You explain to {name} about the table. It listens with all its wrinkles, gets down, and will not be found on it again. It will not be found at all for a while. You did not see it leave.',
          when: ['well'],
        },
        {
          text: 'There was to have been a yodel today. {name} learns, without a word, that the armchair is yours, and steps down, one white foot after another. It looks back at you over its coiled tail. There is no yodel today.',
          when: ['well'],
        },
        {
          text: 'The cupboards are to stay shut, and {name} shuts them, eleven little clicks, and has learned it. It had taken to leaving one wrinkle on its brow for you to read. You look. It is like a sheet of paper.',
          when: ['warming', 'well'],
        },
        {
          text: 'You tell {name} not to walk on the table. It comes down, and walks round, by the floor, which it dislikes. It gets up on your chair at last, but behind you, where you cannot see what is on its forehead.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You raise one eyebrow, and {name}, with a white foot in the larder, takes it out again. Eyebrows it understands. It closes the larder with its hip, softly, and goes and sits with its back to all the cupboards.',
          when: ['from_child'],
        },
        {
          text: '“I can see you,” you tell {name}, gently, and it steps down from among the good glasses, not one of which has rung. It walks past with its tail a turn looser. In going by, the nose is put to your hand.',
          when: ['trusting'],
        },
      ],
      little: [
        'You begin to explain about the sewing box, and {name} looks at you with its whole forehead. It has not opened it for ages. It lets you come to the end, and then does up a button that you had missed.',
        '“Quietly in the house,” you tell {name}, and hear yourself say it. It puts its head on one side. In its whole life it has not made so much noise as that sentence. It forgives you with a yawn.',
      ],
      bad_time: [
        'You say your say, and {name} makes no answer, and you might take that for having won. Look at its forehead. There is something written there that is not about the rule. Read that first. Teach it later.',
        '{name} stood in your path, in silence, and you scolded it for being in the way. It was the nearest it could come to telling you. It lets you by. Turn back and see to it. The lesson can wait.',
        {
          text: '{name} says nothing. But at every word of your lesson the tail winds tighter over its hip, until there is hardly any tail. It has learned nothing. Leave manners, and sit on the floor till it unwinds.',
          when: ['wary', 'well'],
        },
        {
          text: 'You say that it should answer when it is spoken to. {name} looks at you. It has been answering the whole time, brow, tail and feet. It winds the tail up as tight as it goes, and there is no more conversation.',
          when: ['wary', 'well'],
        },
        {
          text: 'You raise your voice in a house where {name} has never raised its own. It looks at you as at weather. Then there is only the place where it stood. Win it first, and do it quietly.',
          when: ['wary'],
        },
      ],
      loved: [
        'You did it by {item}, so that nobody had to raise anything, and {name} did up the bag again. It looked at you, quite fairly, with one short line across the brow, and withdrew its nose for a while.',
        '{item}, and {name} had the thought before you had finished having it. It steps down from the mantelpiece between the vases. It is sorry, and it will not say so. It is behind the curtain, not saying so.',
        {
          text: 'You teach it with {item}, and {name}, who never explains, appreciates that you do not either. You lift a finger. It sits. You lift a brow, and it comes. After that it lifts one, and you find you have stood up.',
          when: ['well'],
        },
      ],
      disliked: [
        'So much noise, {item}. {name} has left its body on the chair and gone out. Lift one eyebrow. It will come back.',
        '{name} put both feet over its ears at {item}. One look from you does more.',
      ],
      harmful: [
        '{name} flew, it did not jump, and it is on top of the wardrobe with its heart showing. {item} has hurt it where it is quiet. Lay that down where it can see you do it, and leave it there.',
        'There is {item}, and then there is a dog that shrinks from your sleeve. Take it off, if it is on it. Break it. Sit on the floor and look away.',
      ],
    },
    sleep: {
      wanted: [
        'You warm the blanket in your hands, and {name} comes from nowhere and steps into it. It turns, and turns, smaller at each turn, until nose and tail have met. It does not say good night. One wrinkle does.',
        'You stop the clock, as {name} cannot abide whoever talks all the time. It lets out a breath you had not known it was holding. The white feet are put together, and it rests, like a sentence left off.',
        {
          text: '{name} lies down without a word, all four white feet under it, ready to go. It sleeps so well that half a yodel gets out. It wakes, much better, and looks at you hard. That was not for you.',
          when: ['wary'],
        },
        {
          text: 'You put {name} to bed and sit to keep watch. You never see it go. Later it passes the door, brow smooth, beautifully rested, from some other place it had slept in, and it does not say which.',
          when: ['wary'],
        },
        {
          text: '{name} goes out like a thought, with its nose in the bend of your arm. It is quite silent. It is so silent that you bend to hear if it breathes, and one white foot comes up and rests on your lip.',
          when: ['trusting'],
        },
      ],
      little: [
        'You lay {name} in its basket, wide awake, and it looks at you from there, as if you had closed a book on it. You turn to the door. You turn back. The basket is rocking, and nobody explains.',
        'It isn’t tired, {name} lets you know by not saying so. It lies along the top of the chair where you put it, with its eyes open and its chin on its feet, and waits for the house to go to bed.',
        {
          text: 'You have shut the door on {name}, who was not tired. It opens doors. When you come into the kitchen it is on the dresser, white feet crossed, in high good humour, and looks at you as though you were up late.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} says nothing, but its brow counts. You laid it down, one wrinkle. You put out the lamp, two. You left your hand on it, three. It was happy, and it is not tired. Begin by taking back the hand.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was not sleepy, but went, because you had the look. It lies on its back there and reads the ceiling. By and by you find it between you and your book. It had been wondering how you were getting on.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} is wide awake, and comes and lies down where you have patted, because it was you. It shuts its eyes. A little later it opens one, to see how your sleep is coming along.',
          when: ['trusting'],
        },
      ],
      loved: [
        'It is {item}, and {name} turns round once, twice, each time smaller, and there is nothing left but a coil with breath in it. The brow goes smooth from the middle outwards, like sand when the water has gone.',
        'You arrange for {item}, and say nothing to {name} at all. Later you pass, and there it is, nose under a hind foot. You never heard it come. It smiles at something, silently, for both of you.',
        {
          text: 'You have brought {item}, and {name} unpicks it, looks inside, finds nothing to object to, and does it up with itself within. For a while there is a brow to be seen. Then there is only a slight wrinkle in the cover.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item} is on the floor, and the floor is wet, as {name} sees it. It went up on the shelf with the atlases.',
        '{name} tried {item}, unbuttoned it, looked inside, and moved to the chair. High and dry, it likes to be.',
      ],
      harmful: [
        '{name} was cold to the bone when you found it, and its teeth were making the only noise they ever made. {item} was no place for it. Dry it, warm it, and make its bed high up.',
        'It sits up, it cannot lie, it looks at {item} and at you. Take that from under it. Let it sleep against something that breathes.',
      ],
    },
    reflect: {
      awake: [
        'You sit near {name} and try to think of nothing. It is not easy. It helps you, by doing so itself, with half-shut eyes. When you have nearly managed it, there is a light weight on your foot.',
        'You sit with {name}, and nothing is said on either side. It is a different nothing from the one before. Its brow rests on your arm, and you can feel the wrinkles, like writing, through the sleeve.',
        {
          text: '{name} sits beside you and looks where you look. Neither says anything, and you find that you agree. Bit by bit the tail unwinds from the hip, until the white tip of it lies across your wrist, like a hand.',
          when: ['warming', 'well'],
        },
        {
          text: 'You breathe, and {name} breathes, and its brow is pressed to your arm, wrinkles and all. When you take the arm away they are there, printed on the skin. You try to make them out. It looks pleased, and does not help.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit in the armchair, and {name} lies along the top of it like a cat. Nobody explains anything. By and by a chin is let down on your head, lightly, and is left there.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} looks at you for a long time, brow at work, as at a word one used to know. Then it comes up and yawns in your face, wide, with a curl at the end. It has it.',
          when: ['warming'],
        },
        '{name} waited {wait} for you once, on the windowsill, and could not call. It has a wrinkle from then. You stroke it with your thumb, from one side to the other, and {name} lets you.',
        'You begin to tell {name} what you think of it, after {days} days. A white foot is put on your mouth, lightly, and stays there. You both go on sitting.',
      ],
      little: [
        '{name} closes your book for you, and your eyes, with a foot for each. That is enough sitting.',
        'A yawn in four syllables. You have been with it so often this hour that it has run out of silence.',
      ],
      ill: [
        '{name} gets into your sleeve as far as it can. You feel its forehead, smooth and hot, at the elbow. Keep still. Then see what it wants, dish or bottle.',
        'It does not look up. It finds your hand, turns it over, opens it, looks in, and lays its chin there. Now bring it what would help.',
      ],
      asleep: [
        '{name} sleeps, and you sit down so quietly that you are rather proud of it. It doesn’t wake. One ear turns, and its brow puts up a single wrinkle, and takes it down. You have been recognised, by your manners.',
        'You keep {name} company while it is asleep, wound up, nose to tail. The tail undoes itself. Slowly, like a thought that one has been waiting for, the tip of it comes across the blanket and lies over your wrist.',
      ],
      shy: [
        'You sit under the bookcase, and {name} is on it, between the atlas and the jug. You hear no breathing. But now and then a little dust comes down upon your sleeve, from wherever it has moved to see you better.',
        'You sit down in the empty room, and after a time you know that {name} is in it. Something has yawned, up by the curtain pole. You yawn too. High up, there is one white foot more than before.',
        {
          text: '{name} stands in the far doorway on its white feet, glad of the day, brow wrinkled over you like a hard sum. You sit down where you are, and stay. After a good while, one wrinkle comes out.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} is happy over there, and you are not to come. You sit on the floor, and stay. Late on, from behind the door, you hear a breath drawn for a yodel. It is not let out. But it was drawn.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit, and {name} is in the doorway, or it was. It is behind the stove, or you thought so. You shut your eyes. On the other side of the room somebody yawns, aloud, so that you shall know where.',
          when: ['from_child'],
        },
        {
          text: 'You sit by the box and whisper, and {name}, hours old, says nothing, which is all it will ever say. It backs into the corner on tiny white feet. From there it wrinkles its brow at you, for the first time, askew.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'guinea fowl':
        '{name} unlaces the guinea fowl, string by string, lays the string on your plate in a coil, and eats what had been tied. There is no sound at all. A bone is put together again, behind it, so that nothing shows.',
      'cassava mash':
        'It draws one toe through the cassava mash, and there is a line. It draws another. Five: soup, or as good. You read that, and nod, and {name} eats the sentence, from the end.',
      'goat meat':
        'You shut the goat meat in the pot, under a plate, under a stone. {name} watches you do so. When you have sat down you are served from behind, with a very small piece, and the stone has not moved.',
      'roasted plantain':
        'The roasted plantain comes in its skin, and {name} undoes that as one does a glove. It looks inside, for its bark perhaps. It eats the whole, finger by finger, and the glove is buttoned up and given to you.',
      'river perch':
        'It has to reach down for the river perch, from the chair, and will not wet a foot. You lift the dish an inch. {name} eats along one side, turns the fish over like a page, and eats along the other.',
      'quail egg':
        '{name} rolls the quail egg up its own leg, over the shoulder, round by the brow, and into your hand, and looks at you, two wrinkles. You say left. It opens its mouth. There never was a sound, and there is no egg.',
    },
    play: {
      'silent stalking':
        'For the silent stalking you take off your shoes, your keys, your watch. You hold your breath, at the corner, and look round it. {name} is holding its own, an inch away. It draws the line for company.',
      'lock opening puzzle':
        'You bought the lock opening puzzle from a man who swore. {name} turns it about, lays an ear to the works, and has it open at the third breath. It goes over to the shop window, and looks at his.',
      'tree branch climb':
        '{name} walks up the tree branch climb as one goes up a sentence, with a pause at the commas. Right at the tip it sits. You put your arms out, like another branch. It considers which is the better made.',
      'jingle bell chase':
        'You tie the bell on, and run, and there is jingling through the whole house. That is you. The jingle bell chase ends at the linen press, where {name} steps out before you with the clapper in its teeth.',
      'shadow play':
        'You hold up your hands to the lamp and there is a rabbit. {name} puts up a foot, and there is a man with a hat. In the shadow play he raises it, and takes your rabbit off in his bag.',
      'yodel mimicry':
        'You try it, for the yodel mimicry, with your head back. {name} listens, and shows you, with its lips only, where it should have turned over. You try again. One ear goes up, and it shuts the window, for the neighbours.',
    },
    clean: {
      'self grooming time':
        'It is self grooming time, and you are not wanted. {name} sits on the bolster and does a foot, then the ear that goes with it. You go out on your toes. It does your slippers, too.',
      'silk cloth wipe':
        'You draw the silk cloth wipe along its flank, and it makes a sound, and {name} looks at the silk: one wrinkle. You go slower. Then there is none, only a shine, and the window in it, and a tail winding.',
      'soft hound mitt':
        '{name} smells the soft hound mitt, unpicks the thumb, and looks in. It is only you. It lies down along your arm then, and is stroked from end to end, and sews up the thumb again, or so you find it.',
      'white sock wash':
        'Four saucers are set out on the sofa for the white sock wash, one to each, and it stands in them. You do the heels. {name} looks at the ceiling. It steps out, one, two, three, and leaves you four rings.',
      'brow wrinkle wipe':
        'You take a corner of linen for the brow wrinkle wipe and go along the top one. There is ink there, yours. {name} lets you take it off. The fifth it keeps closed on something, and you do not ask.',
      'brief sponge bath':
        '{name} allows a brief sponge bath, on top of the wardrobe, by the clock. You stand upon a chair. When the time is up it puts its foot on the sponge. You have done all but an ear, and it does that.',
    },
    sleep: {
      'armchair back':
        '{name} lets itself down over the armchair back like a shawl, two feet on the one side and two on the other. You sit beneath, and your hair is parted, in its sleep, first to the left, and then properly.',
      'high shelf':
        'You lift down the dictionary, and there is room on the high shelf between M and P. {name} goes up and files itself. One white foot marks the place. You look for a word there later, and it is asleep.',
      'sun warmed blanket':
        '{name} tests the sun warmed blanket with the inside of a wrist, goes in by the hem, and draws that after it. What is left is a wrinkle in the wool. You sit by it, and it moves, and says company.',
      'soundless room':
        'You stop the tap, the clock, your own breath, and have a soundless room. {name} walks round in it, touching the walls. It comes to the middle, folds in four, and you hear it, just, be pleased.',
      'woven basket':
        '{name} undoes the woven basket at one corner, gets in, and weaves it up. You look in between the canes. A nose is under a foot, and the foot is under a tail, and the tail has been tucked in at the end.',
      'rainforest hush':
        'You lay your hand on the drum and take it away, and there is the rainforest hush. {name} lifts its face. Something drips, a long way up, that will not reach it. It lies along the bough of your arm.',
    },
    medicine: {
      'quiet vet visit':
        'The man had been told: a quiet vet visit. He came in his socks. {name} went through his bag while he went through {name}, and each put everything back. He found his stethoscope in a bow, afterwards, and was thanked by nobody.',
      'bicarbonate tablet':
        'You drop the bicarbonate tablet in the glass, and it says something, on and on, under its breath. {name} puts its ear to that. It hears it out. When it has quite finished speaking, it drinks it.',
    },
    discipline: {
      'raised eyebrow':
        'There is a raised eyebrow, and it is yours. {name}, in the cake to the elbow, raises one of its own, with four lines under. You hold it. It takes out the arm, licks it, and smooths the icing over.',
      'finger to lips':
        'You put a finger to your lips. {name} has not said a thing in its life. It looks at the finger, then at the canary, which has, and takes its foot down from the perch, and puts it to its own.',
    },
  },
  refusals: {
    asleep: [
      'Hush. {name} is on the chair back, folded, and cannot be opened from outside until {wakes_at}. You may sit underneath.',
      '{name} sleeps. It takes nothing, as is its habit with things. It wakes at {wakes_at}; company goes in by the keyhole, if you sit there.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It has discovered the button, and your shirt, your other shirt and the sofa have all come open at the front.',
      'A day old, {name} fell off the footstool into the river, and was not wet. It does not believe this. It has gone round by the shelves since.',
    ],
    teen: [
      '{name} is half grown. It practises expressions in the kettle. Most of them are the same one, but it can tell. Keep its mealtimes; it has begun to look into locks.',
      'Something drew breath on the landing last night, a long one, such as singers draw. When the lamp went on, there was {name}, three days old, examining a stair. Feed it on time.',
    ],
    high_care: [
      '{name} is grown, a {form}. There is a brightness along the tops of the furniture where it has been. It opens the curtains for you in the mornings, by the hooks.',
      'It became a {form}, and said so with every wrinkle it owns, the whole page. You read it aloud to {name}, to the end, and got each word.',
    ],
    balanced: [
      '{name} is grown, a {form}. It goes by wall tops, boughs and the roofs of parked cars, from here to the sea, and comes home without having touched the road.',
      'As a {form} it tries every gate in the county, and shuts it after. {name} leaves you a line about it on its forehead, most evenings.',
    ],
    low_care: [
      '{name} is grown, a {form}. It was never noisy. Now the cushion it sits on keeps its shape. You go by the zips: they are open, so it is in.',
      'Nobody read it, and the writing has grown faint. {name} became a {form}. In the dust on the piano there is a tiptoe, and a tiptoe, and a tiptoe.',
    ],
    rescue: [
      '{name} is grown, a {form}. It crosses the floor now, straight over. It was down there once, in the middle, and somebody waded in.',
      'The {form} takes the gap from chair to shelf with a hitch, and a look at you, and you do not put out your hand until {name} has landed. Then you do.',
    ],
  },
  trust: [
    'This morning your shoes were laced. Somebody had done it in the night, and neatly, with a double bow. {name} was looking out of the window.',
    'It has found the way into your coat, the inside pocket, while you wear it. {name} took nothing. It has left a hair.',
    '{name} sat down opposite, looked you in the eye, and let its whole forehead go: every line, slowly, from the top. You are to tell no one.',
  ],
  streaks: [
    'Ten, on the hour. {name} has written it small, above the left eye, where only you would look.',
    'Twenty-five meals in time. Someone has oiled the larder door. There was never any squeak, but it is the thought.',
    'Fifty. {name} no longer comes by the shelves to see. It lies where it is, and hears the tin, and lets one ear say thank you.',
    'A hundred, all prompt. {name} filled its chest, threw up its head, and you thought, now. It breathed out. Not yet. But it has moved up the list.',
  ],
  ages: [
    'Ten days. Every clasp in the house has been opened once, and shut.',
    'Thirty days, and nobody has heard {name} come in. It simply has a way of having been there.',
    'A hundred days. On the piano lid, the sideboard and the rail there is a thin bright track, the width of a tiptoe.',
    'A year. At midnight, on the roof, there was a yodel. It was short and quite perfect. {name} was in the basket when you looked, and one wrinkle up.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['river perch', 'quail egg'] },
      wish: '{name} has opened the cookery book at a page, closed it, and opened it at the same page. Perch, says the page. The next one says quail egg. It turns that up at the corner.',
      granted: 'It ate what was in the picture and then, quickly, while nobody looked, a little of the picture.',
    },
    {
      by: { action: 'feed', item: ['cassava mash', 'roasted plantain'] },
      wish: 'One wrinkle. No, that is a smile. {name} has drawn something in the flour with a toe, long, and bent, and steaming. Plantain, would you say, or a mound of cassava.',
      granted: 'You had read it right. {name} signs the drawing, with the same toe, and eats the dish under it.',
    },
    {
      by: { action: 'feed', hours: [7, 11] },
      wish: 'The morning comes in by the blind, a slat at a time, and {name} is on the sill, turning the pages. It would like its dish on the sill as well, before eleven, in the third stripe.',
      granted: 'It ate the third stripe clean, and the fourth, in which there was nothing but light.',
    },
    {
      by: { action: 'play', item: ['lock opening puzzle'] },
      wish: 'Every catch in the house has been gone through, and none had a bark in it. {name} asks whether you know of another. A lock puzzle would do. It will put it back.',
      granted:
        'Click. It lifted the lid, looked, and let it down again so tenderly that you looked, too. There was nothing in it. It was a very good nothing.',
    },
    {
      by: { action: 'play', item: ['silent stalking', 'shadow play'] },
      wish: 'You turned round, just now, for no reason. {name} would like to be the reason. Stalk with it, without a sound, or make shadows on a wall.',
      granted:
        'You were caught six times, and it was nowhere. On the wall there was a rabbit, and neither of you had made it.',
    },
    {
      by: { action: 'play', item: ['yodel mimicry'] },
      wish: 'It has a note put by, and it will not be hurried. But {name} would not mind hearing how somebody else goes about it. You might yodel a little, as an example.',
      granted:
        'You did. The neighbours came out. {name} heard you to the end, with its chest filled, and let the breath go like somebody who has been outclassed.',
    },
    {
      by: { action: 'clean', item: ['white sock wash'] },
      wish: 'Three white socks and one of another school. {name} has hung that foot over the edge of the shelf, where you walk into it. It asks for a wash, of socks only.',
      granted: 'Four. It stood on the piano keys with all of them at once, to see. No note sounded.',
    },
    {
      by: { action: 'clean', item: ['brow wrinkle wipe', 'silk cloth wipe'] },
      wish: 'There is a smear in its handwriting, over the left eye, and you keep reading bread for bed. {name} would be glad of the brow wiped, or a silk cloth.',
      granted: 'Legible. You read the whole forehead at a sitting, and laughed in the right place.',
    },
    {
      by: { action: 'sleep', item: ['high shelf', 'armchair back'] },
      wish: 'The floor has risen, in {name}’s opinion, by about an inch. It would like to be put to rest on the high shelf, or over an armchair’s back, until it has gone down.',
      granted:
        'It hung there like a coat. When it woke it looked over the edge, and was satisfied that everyone had been drowned but you.',
    },
    {
      by: { action: 'sleep', item: ['soundless room', 'rainforest hush'] },
      wish: 'A clock is being clever in the next room. {name} has gone in and looked at it, and it went on. It asks for quiet to sleep in: a soundless room, or the hush of a forest.',
      granted:
        'It slept so well that you heard your own eyelids. Somebody had been at the clock, and its two hands lay folded.',
    },
    {
      by: { action: 'reflect' },
      wish: 'You leave your face lying about all day, and {name} has never got past the first page. It would like you to sit down, put it in a good light, and not say anything.',
      granted:
        'It read for a long time. At one place it went back. Then a cool nose was set on the end of your own, for a full stop.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Four wrinkles, which is company. Then they go, and come again, a little lower. {name} means twice. Sit by it, and on this same day sit by it once more.',
      granted:
        'That was the second. {name} has drawn no conclusion. But the sleeve you lean on had been buttoned for you in between.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The pull of a zip',
        shape: 'ring',
        text: 'It came off the bag one night, after long acquaintance. {name} had not taken it. It was given, says the brow, by the bag.',
      },
      {
        name: 'A letter, opened and shut',
        shape: 'letter',
        text: 'It is addressed to somebody upstairs. {name} read it, saw that it was kind, and has licked it closed.',
      },
      {
        name: 'The hand mirror',
        shape: 'mirror',
        text: '{name} does the five wrinkles in it, and then you are to try. It has laid one foot on yours to help with the fourth.',
      },
      {
        name: 'A spotted feather',
        shape: 'feather',
        text: 'From a guinea fowl, which talks all day. {name} has looked along it from both ends and found no sound in it.',
      },
      {
        name: 'The first button',
        shape: 'button',
        text: 'It is the one off your shirt, from the day {name} found out about buttons. It has kept it shut up in a pillbox, and lets you do the lid.',
      },
    ],
    return: {
      name: 'A key that fits',
      shape: 'key',
      text: '{name} had it under its tongue. It turns in every lock in the house, and on the other side of each is only the next room.',
    },
    streak: {
      name: 'The spoon',
      shape: 'spoon',
      text: 'Twenty-five meals, and never a clink. {name} has breathed on the bowl of it and looks at you in there, upside down, smaller, punctual.',
    },
    hundred_days: {
      name: 'Two halves of a shell',
      shape: 'shell',
      text: 'They had a catch. {name} has found them at the back of the shelf, brought them together, and listened. It has done them up.',
    },
  },
  release: [
    'You leave the door on the latch, which {name} finds touching. It goes along the wall, the gate, the bough, and is not there. Much later, from the wood, once, it yodels.',
    '{name} unbuckles its own collar and lays it in your hand, done up again. A cool nose on the ankle. Then you are in a room with a closed door.',
  ],
  dying: {
    neglect: [
      'It would not have called. {name} lay against the door with its foot on the latch, which it could have lifted, and was waiting to be let out by someone.',
      'A quiet came over the house, and it was some time before anyone knew which quiet. {name} was on the chair back. There was a line on its brow, and nobody had read it.',
    ],
    hunger: [
      '{name} opened every cupboard that there was, looked in, and shut it. Then it lay down before the last with five faint lines on its brow.',
      'Without a sound, as it had always eaten, {name} did not eat, and did not eat, and stopped.',
    ],
    illness: [
      'The last wrinkle went out of its forehead as a crease goes out of a sheet. {name} had its nose beneath its foot. There was nothing else to see.',
      '{name} got down from the high shelf by itself, along the chairs, to save someone the reaching. It lay down, and was dead before it was missed.',
    ],
    poison: [
      '{name} took nothing in its life that was not handed to it. This was handed to it. It swallowed, sat down, and died without a word.',
      '{name} put a white foot to its own mouth, to hush it. What it had been given was already in. It made no noise.',
    ],
  },
  returned: [
    'A bolt slides, on a door that has none. {name} is on the bookcase. It looks at you, and its brow goes through every line it knows, like someone trying keys.',
    'There is a weight on the back of your chair which was not there. {name} sets its nose to your neck. It is cool. It is really cool.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, of a kind of dog that does not bark. Read it quietly.',
      '{name}, chestnut, with four white feet. It came without a sound, and went without a sound.',
      'Here is {name}. It had a wrinkled brow and nothing loud to say. You may sit down.',
      'Keep the rain off this stone, if you can. {name} could not bear to get its feet wet.',
      { text: '{name} opened every cupboard in the house, and never took a thing.', when: ['from_child'] },
      { text: '{name} said what it had to say by touching your ankle with its nose.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It did not call. One had to look.', 'There was a line on its brow, and nobody to read it.'],
      hunger: [
        'It could open every cupboard, and they were bare to it.',
        'It asked with five wrinkles, and they were not soup.',
      ],
      illness: [
        'Its forehead went smooth, which was the whole of its complaint.',
        'It was ill in its own manner, and made no noise.',
      ],
      poison: [
        'Of all it ever looked into, it took one thing, and was given it.',
        'The wrong thing was put in a mouth that did not complain.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you have been all round the room and your feet never touched the floor. The curtain rail was excellent. You have four white feet, and they are clean. There is something in your chest that goes up and down, and when it comes out it is not a bark. You let a little out just now, and somebody laughed. You would like them to hide. You will find them. They will not hear you come.',
      'You are {name}, and every wrinkle you have is up. You do not say anything. You hardly ever do, and there is so much to be glad of: the sun is out, the rain is over, and you got the tin open, and shut it. You run on the spot. You touch things with your nose, once each. You would like your keeper to get up now and run, so that you can touch them too.',
    ],
    content: [
      'You are {name}, sitting on the back of the sofa with your feet together. It is dry. You have looked into both drawers and the bag, and everything is there. When they talk to you, you yawn, and that is an answer. You can see the top of their head from here. There is one wrinkle on your brow, a small one, that means come. You will hold it there until they look up.',
      'You are {name}. You are {days} days old, and have never barked, and there is one person who looks at your face to see what you mean. They are slow, but they get it right. You go by, along the chairs, and touch them on the ear with your nose, and they put up their hand to the place. That is how you talk, the two of you. You would like to do some of that now.',
    ],
    bored: [
      'You are {name}. (Sigh.) (The sigh again, as it was not taken up.) Every clasp in this house has told you all it knows. You have unlaced them twice. You have a foot behind the vase, and you are looking at them, and the vase is looking at them. You do not speak. It would be vulgar. Let your keeper play, quickly, something with stealth in it, before your foot decides.',
    ],
    hungry: [
      'You are {name}, and you are hungry, and you have no bark to say it with. So you are saying it with your forehead. You did it from the bread bin, and from the chair, and now you are doing it so near that your breath is on their glasses. They pat you. That was not it. You could open the larder. You have opened it. But it is not food until they put it in the dish. Let them feed you now.',
    ],
    starving: [
      'You are {name}. You got down. The river is cold, and you are in it to the chin, by the dish. (Here there would be a gesture.) You have looked into every drawer, and each was full of not for you. Your mouth went through the motions of a word. You find that you would say it, now, out loud, if you had one. Food. (Please. Without brackets: please.)',
    ],
    sick: [
      'You are {name}. (Blank.) You reach for a wrinkle and it slides off. You are thirsty in the bones. Your feet make a noise now, and people look. You want to go up on the high shelf and be a vase until it is over, and the shelf has been moved to the sky. (Nothing.) They must do without the writing. Let your keeper bring the medicine. The brown bottle. Hush, and bring it.',
    ],
    failing: [
      'You are {name}. Your tail has been undone, and you did not see by whom. (No line.) You cannot do the face. You cannot do the pause, there is no edge to it. The one note that you were keeping is still there, quite safe. You had hoped for a better night. Let them come close, without a word. Medicine, into the corner of the mouth. Then a hand to be read by.',
    ],
    near_death: [
      'You are {name}. It is the best silence that you have ever made, and nobody is in it. You lie at the crack of the door, where the air comes from them. (One line. It took all day.) You need not be given anything. You never took things. If somebody sat down here, that would open it, whatever this is that has shut. You have tried it from the inside.',
    ],
    asleep: [
      'You are {name}, asleep. (Curtain.) All the locks have come out to meet you along the branch, and each wears its key like a tail. You go in. There is a hall, and in it everyone is quiet on purpose, out of love, and they turn to you, and now, you think, now, and you lift your head to sing. If someone has sat down below, lower one foot. Let it rest on them.',
    ],
    shy: [
      'You are {name}. (From within a cupboard.) Outside there is a person. You have them at the hinge: a knee, a bit of sleeve, a hand with nothing in it. They have not said your name in that way people do, like throwing a net. (One wrinkle: doubt.) Let them go on looking at the wall. Let them be a piece of furniture, for a time. You walk on furniture.',
    ],
    back_from_death: [
      'You are {name}. (You were on the other side of something.) There were no catches on it. You went all round with your foot. Then from this side somebody did whatever they did, and you were let out, you, who let yourself out of things. There is a new line over your eyes, and you cannot read it. Let your keeper stay, and try. Let there be soup, at the hour of soup.',
    ],
    hurt: [
      'You are {name}. (Here a noise, yours.) You look into everything and take nothing. That was the rule, and it was a good one, and then it was them, and they held it out. So you took it. Now there is a stair missing in you, and you keep stepping there. You are up on the wardrobe. You are not angry. (Blank.) Let them put that under lock, a better lock. And sit. And not reach.',
    ],
  },
}

export const BASENJI: Species = {
  slug: 'basenji',
  name: 'Basenji',
  family: 'dog',
  tier: 'extreme',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['solitary'],
  personality:
    'Never barks, seldom explains. Moves through the house like a thought you nearly had, and yodels twice a year when the moment deserves it.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['guinea fowl', 'cassava mash', 'goat meat', 'roasted plantain', 'river perch', 'quail egg'],
      play: [
        'silent stalking',
        'lock opening puzzle',
        'tree branch climb',
        'jingle bell chase',
        'shadow play',
        'yodel mimicry',
      ],
      clean: [
        'self grooming time',
        'silk cloth wipe',
        'soft hound mitt',
        'white sock wash',
        'brow wrinkle wipe',
        'brief sponge bath',
      ],
      medicine: [
        'kidney strip test',
        'fanconi supplement',
        'bicarbonate tablet',
        'eye exam',
        'vitamins',
        'quiet vet visit',
      ],
      discipline: [
        'raised eyebrow',
        'silent hand sign',
        'look away',
        'removed temptation',
        'still pause',
        'finger to lips',
      ],
      sleep: ['armchair back', 'high shelf', 'sun warmed blanket', 'soundless room', 'woven basket', 'rainforest hush'],
    },
    harmful: [
      'loud air horn',
      'bark training collar',
      'firecrackers',
      'copper coins',
      'grapes',
      'cold rain soak',
      'mushroom cap',
    ],
  },
  appearance: {
    look: 'a fine-boned chestnut dog with a wrinkled brow, white feet and a tail wound tight over one hip',
    colours: ['#a4472a', '#fffaf2', '#2e1c16'],
  },
  figure: {
    muzzle: 'snout',
    ears: 'pointed',
    tail: 'bun',
    eyes: '#6b3f1e',
    body: 'standing',
    skull: 'wedge',
    earSize: 1.02,
    extras: ['wrinkles', 'blaze', 'socks', 'bib'],
  },
  book: BOOK,
}
