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
      'Sideboard, piano, curtain rail, lamp. {name} has danced the length of the room on tiptoe and not one glass has mentioned it.',
      'Its tail has wound itself half a turn tighter, which lifts the hind feet slightly off the sofa. {name} looks straight ahead, brow full of small print.',
      'A sound like a gate in a good mood. {name} turns to see who made it, and so do you, and neither of you finds out.',
      '{name} spins on the arm of the chair, once that way, once this, on four white feet, and sits. You are about to clap. It looks at the hands. You applaud by blinking.',
      {
        text: 'Six wrinkles. There are only five. {name} went to the mirror to see for itself, and stayed, and is pleased with the sixth, which goes up at one end.',
        when: ['from_child'],
      },
      'You said it under your breath, to the kettle: {loved}. On the pelmet a tail has tightened by one notch. {name} does not look down, but it looks along.',
      {
        text: '{name} goes dancing from the bookcase to the clock, all on its toes, tail tight as a spring. You come in with the coal. On the clock there is an ornament, and it has its brow quite smooth.',
        when: ['wary'],
      },
      {
        text: 'On the mantelpiece, between the candlesticks, somebody is doing a very small jig. You look up from your letter. There is a third candlestick, chestnut, with white feet. You go back to the letter, and the flames shake.',
        when: ['wary'],
      },
      {
        text: '{name} has picked the lock of the piano, and walks up and down on the felt, where there is no sound, in four-four time. You come in humming. It lets down the lid on itself. Inside, very softly, somebody goes on.',
        when: ['wary'],
      },
      {
        text: '{name} crosses the whole room along the furniture, and the last piece of furniture is you. It goes up by the elbow, turns round twice on your shoulders, and hangs down its brow in front of your eyes: all five.',
        when: ['trusting'],
      },
      {
        text: 'It has been through you for its bark, again, every pocket, and found a nut. {name} cracks it, gives you the half, and draws for you on its brow, slowly, a line that you have not had before. It goes up at both ends.',
        when: ['trusting'],
      },
      {
        text: 'You wake because nobody made a noise. All your boots stand along the bed, laced to one another, and at the end sits {name}, with the first in its teeth. It looks at the window. It has stopped raining.',
        when: ['trusting'],
      },
    ],
    content: [
      'On the back of the sofa sits an ornament, chestnut, fine-boned, with opinions. It was not there when you dusted. You dust it. It yawns.',
      '{name} licks one white foot, draws it over its ear, and considers the ear done. You put up a hand to your own hair. It has two wrinkles for that.',
      'A drawer you have no memory of opening is open, by the width of a look. {name} pushes it to with one hip, and yawns.',
      'Two wrinkles. You look where it is looking, at the calendar. {name} has been with you {days} days, and would like to know whether you had noticed.',
      'The cupboard stands ajar again. Nothing is missing. {name} only goes in to read one label, and that is {loved}.',
      {
        text: 'Your bag was closed last night. It is open now, every zip, every pocket, and all is in its place. No bark in it, says {name}’s brow, and it sets to work on the umbrella.',
        when: ['from_child'],
      },
      {
        text: 'You told the telephone that you would be there in five minutes. Along the shelf came {name}, with three wrinkles up, and held them where you could see.',
        when: ['from_child'],
      },
      {
        text: 'You speak to it, and {name} gets down behind the row of books and goes along there. You see the backs move, one after another. At the end, beside the door, is a brow with one line on it: doubt.',
        when: ['wary'],
      },
      {
        text: 'It has opened your collar, your cuffs and your watch strap, and done up all of them again. Nothing was in there. {name} lays its cool nose to your wrist, where the watch says, and leaves it.',
        when: ['trusting'],
      },
      {
        text: '{name} opens its mouth to say what it thinks of the world, and nothing comes. It looks in your pocket. It looks behind the lamp. Then it yawns, and the yawn will have to do.',
        when: ['baby'],
      },
    ],
    curious: [
      'A new padlock hangs on the shed. {name} sits before it, forehead furrowed into a fair drawing of the mechanism.',
      '{name} leans out from the bookcase, further, further, until only the tail is holding on. There is a snail on the window. It is opening and closing.',
      'The cello case has seven catches. {name} has done six, ear laid to the lid after each. Somebody’s voice is in there. It would only like to see whose.',
    ],
    bored: [
      '{name} has undone your laces. You did them up. {name} has undone your laces. It wants to be played with.',
      'Blank brow, slow yawn, a paw pushed along the mantelpiece until it meets the vase, and stopped there. Play with it, its eye says, and the vase lives.',
      'Every book on the third shelf is upside down. It took {name} some trouble, and you have not looked up. It looks at you over the top of the gap. A game, it means.',
      {
        text: 'All the drawers are shut. {name} has not been in one of them today. It lies along the picture rail with a brow like an empty page. Hide a thing, and act as though you had not: play.',
        when: ['sad'],
      },
    ],
    hungry: [
      'You shut the larder, turn round, and {name} is on top of it. You did not hear the jump. It looks down between its feet at the handle. Feed it.',
      'Five wrinkles, which is soup, or any meal. {name} shows them to you from the bread bin and then, in case of the light, from nearer, and then with its forehead on your spectacles. Feed it.',
      '{name} has laid its dish on the page that you were reading, and sits behind it with its chin on the rim, like a headline. Feed it.',
      {
        text: '{name} walks along the top shelf as far as the tin, sets down one white foot upon the lid, and looks at you, and walks back. That was all of it. It will not be said twice. Feed it.',
        when: ['wary'],
      },
      {
        text: '{name} has left the refrigerator open by the thickness of a card, and the light falls on one particular shelf. It is in the next room. You can see the tip of a white foot, tapping, without a sound, on the door frame. Feed it.',
        when: ['wary'],
      },
      {
        text: 'You find the spoon in your breast pocket, the tin in your hat, and the dish on your chair, on which you were about to sit. {name}, on the chair back, draws all five lines at once. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'Something unbuttons your apron from behind, turns you round by the strings, and walks you so, backwards, to the stove. {name} does it up again when you are there. It has five lines for you, and the spoon. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} is down on the floor, in the middle of the river, beside its dish. It has had nothing for {hours} hours. Bring food now.',
      '{name} has slid open each drawer in the kitchen, looked in, and left it so. It lies in the last one, on the string. Its lips move and there is no sound at all. It needs food, into that drawer, now.',
      'The larder stands wide open, and the bin, and the bread box. {name} has taken nothing, for nothing was given, and it is {hours} hours. Put food in front of it now.',
      {
        text: '{name} has come to you across the floor, through the river, on its own wet feet, and does not get up from your shoes. Give it broth from your hand there, and then the medicine.',
        when: ['weak'],
      },
      {
        text: 'All the doors in the house stand wide, and {name} goes through them, along the tops of things, on toes like pins, looking in. It has taken nothing. It passes you twice. Put down a dish, and turn your back on it.',
        when: ['wary', 'well'],
      },
      {
        text: 'You hear a breath in the bread bin. {name} is at the bottom, on the board, and for {hours} hours had not the strength to shut the lid. Lower in broth, then medicine, and leave the lid as it lies.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'From the armchair to the shelf is one jump, and {name} has looked at it three times. It stays in the armchair. Rest would do it good, or medicine.',
      'The tail has let itself out by one hole, like a belt. You notice, and {name} sits down on that hip. Put a stool by the armchair, so that it need not jump, and give it medicine, or bed.',
      {
        text: '{name} does you the mime of a dog leaping to the curtain rail. It does it lying on its side, with two feet. It was very good. Blink for it, let it rest, and fetch the brown bottle.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Four white socks, it had. {name} sits with its feet tucked under so that you will not see what colour. A wash, by somebody discreet.',
      '{name} licks and licks at the one place, and it is still there. It turns its eyes to the sponge, and away, like somebody who has heard a name mentioned. Please clean it.',
    ],
    sick: [
      'Its forehead is smooth. There is not a line on it to read. {name} has left off washing, and the water bowl is empty again. Medicine, please.',
      'You hear it come along the sideboard. That is what is wrong: you hear it. {name} sets its feet down like somebody carrying them. It must have medicine.',
      '{name} got into your coat and did not look in the pockets. It has shut it over its head from the inside, every button. Bring medicine in to it.',
      {
        text: '{name} has three lines up, and holds them at you through the banisters: it does not believe that you mean well. The lines shake. Its feet are hot. Do not say it. Lay medicine on the stair, in a clean spoon, and go down.',
        when: ['wary'],
      },
    ],
    failing: [
      'The tail has come undone. {name} lies on the bare floor and lets it be river. Give medicine at once. It will not call you.',
      '{name} opens its mouth, and closes it. Come near enough that it need not try again, and bring the medicine now.',
      {
        text: 'You bend down, and it turns the blank page from you, by a finger’s breadth, to the wall. That is all that {name} can close. Medicine at once, at the corner of the lip. Do the breathing aloud, for both of you.',
        when: ['wary'],
      },
    ],
    near_death: [
      'Such a quiet house. {name} is in the basket by the door with its nose against the crack. It has been {hours} hours. Sit down with it now.',
      'One wrinkle, very faint, as with a pencil nearly used up. It says you. Be beside {name}, this moment, and stay.',
      'It got as far as the first chair back and hangs there, half on this side, half on that. Take {name} down from it, into your lap, and be still with it now.',
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
      '{name} sleeps on the back of the armchair, nose beneath a hind foot. You hold a mirror to it, as people do. It breathes, once, in the shape of a comma.',
      'A dream is going across its forehead, in italics. You bend down with the lamp to read. At the third line {name} smiles, and a white foot turns the page, that is to say, your face.',
      {
        text: 'A hind foot twitches, and on the desk below a pencil case comes quietly undone. You had not known that it could do that in its sleep.',
        when: ['from_child'],
      },
      {
        text: '{name} has gone to sleep inside the grandfather clock, and shut it. The clock still goes. You stand before the glass, and one white foot stops the pendulum until you have gone.',
        when: ['wary'],
      },
      {
        text: 'You count nine hats on the hat stand, and own eight. The ninth is chestnut, and breathes. You take down yours with the tips of your fingers. A line comes up in the felt beside it, and fades.',
        when: ['wary'],
      },
      {
        text: 'It lies round your neck, asleep, with all its weight on one side, like a scarf somebody has lent you. When you get up for the kettle it goes along. It has put its nose away in your collar.',
        when: ['trusting'],
      },
      {
        text: '{name} has let itself into your bed by the buttonholes of the quilt. You find a cold nose in your ear, where the bark might be, you suppose. All night somebody opens and closes your hand.',
        when: ['trusting'],
      },
      {
        text: 'It sleeps on the floor. It has let the river have it. {name} breathes aloud, through the mouth, and its brow is as blank as soap. Lift it out, on to wool. When it wakes do not ask, there will be no answer. Medicine.',
        when: ['ill'],
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
      'You are in the room. {name} is in the room also, behind its face. Sit on something, keep your voice in your pocket, and let it read you.',
      'There is an eye at the hinge of the cupboard. {name} let itself in and has shut the door from inside. Stay near, and be dull. It finds that soothing.',
      'Your satchel has been unbuckled, read, and put back. {name} is on the curtain rail behind the pleat. It has got as far as your satchel. Sit about, and leave the rest of you lying open.',
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
        'The dish is full. You turn to hang up the ladle. The dish is empty, and {name} is across the room, wiping its white feet on the rug, one, two, and looks round for the ladle.',
        '{name} reads the dish through before it starts. Then it eats, and you hear the clock, the tap, your own collar.',
        'Not a crumb, not a click. You lean down to see whether {name} has begun, and it is licking the maker’s name on the bottom.',
        'A nod, such as one gives the pianist. {name} eats in five even bites, puts the spoon back in its drawer, and closes the meal by closing your mouth, which had been about to ask.',
        'It eats from the edge of the counter with its tail turned to the wall. In passing, afterwards, the tail is turned to you. That was the good side.',
        {
          text: 'Soup, said the brow, and there it was. {name} is so pleased to have been read correctly that a note escapes it, and it shuts its mouth on the rest.',
          when: ['well', 'glad'],
        },
        {
          text: '{name} waits on the dresser until you have read the whole newspaper, with your back to it. You turn the last page. The dish has been washed. On the page is one wet footprint, for full stop.',
          when: ['wary'],
        },
        {
          text: '{name} eats off your plate, from the far edge inward, without a sound, and you eat inward from the near. Where you meet there is a bean. It rolls it to you with its nose.',
          when: ['trusting'],
        },
        {
          text: '{name} looks at it with its very first wrinkle. It smells it, bites it, chews, and another comes up, and another, until the whole of that small brow is full, and so is {name}.',
          when: ['baby'],
        },
        {
          text: 'You are read the dish, line by line, from {name}’s brow, before it begins. Five, for soup, and four, for you. It eats without a sound with its tail tucked in your sleeve, and the sleeve winds up tight.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} sits in your lap to dine, since that is an island. It eats, shuts the lid, shuts your hand round the spoon, and then there is a hum in it, behind the teeth, that goes in at your ribs.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The dish has been moved up on the clock. You never saw it go. {name} dines there, bright as a chestnut, with its feet together, and each time you look up its forehead is as smooth as the dial.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold the dish out at arm’s length, across the river. A white foot draws it over, and the arm is left with nothing. {name} eats, does up your cuff button with the same foot, and goes.',
          when: ['wary', 'well'],
        },
        {
          text: 'You spell it out for it, a bite, a bite, holding the spoon where the chair back is low. {name} swallows, and for once you hear that, and it lets you. Its brow has the one word on it, and it is your hand.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That was {streak} without once being told. {name} goes by along the skirting and touches your ankle with its nose, cool, quick, like a stamp.',
        '{name} did not put up the five wrinkles today. After {streak} in a row it supposes that you have them by heart.',
        'You had only come in for your glasses. {name} looked at the clock, at you, and moved its dish aside to let you pass. After {streak} in time it gives you credit for the rest.',
      ],
      early: [
        '{name} looks at you over the dish with one wrinkle, doubt. It takes a morsel, shuts the cupboard for you, and sits against it until {opens}.',
        'A yawn. It tastes the rim so that you should not feel foolish. {name} will have this at {opens}.',
        '{name} turns the dish round to see whether there is an explanation on the back. It has one lick, the size of a comma. The sentence may go on at {opens}.',
        {
          text: '{name} closes the larder on you, from the inside. There is a silence, of the size of one mouthful. The door is opened again, the dish handed out, and on its lid is a crumb placed like the hand of a clock, at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It takes the one morsel on top, so that you have not opened the tin for nothing, and buttons your jacket over the rest. {name} gets in beside that, looks out at the collar, and waits with you for {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} has smoothed its forehead. It eats. You will search that face for a line all evening, and find it very well ironed.',
        'The larder was open when you got there, and the tin, and the lid of the tin, and {name} sat before it with clean feet. It had touched nothing. It eats now, and goes by your ankle without a nose.',
        'It has folded your napkin into something with a lid. Inside is the first crumb of its meal, for evidence. {name} eats the others on the far end of the counter.',
        {
          text: '{name} has ironed its brow for you, but one crease will not come out, the one between the eyes, and that is not crossness. It eats half, on the low chair. Look for the brown bottle.',
          when: ['weak'],
        },
        {
          text: 'Among the shoes, on the lowest shelf, {name} licks the dish, and one hears it, and the forehead stays blank at you. Put medicine in a box with a catch, and sit where it can hear you not look.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has to come down to the floor for it. {name} stands in the river up to its wrists and eats one mouthful, and shivers, and goes back under the armchair by the wet way. Slide a dose in there, with no word.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Every clock in the house has been opened and stopped, each at the right hour. {name} sits on the last with its tail screwed tight. It eats, quick as a wink, shuts the case, and you are left looking at the time.',
          when: ['wary', 'well'],
        },
        {
          text: 'Under the lid of the tin is a second lid, and a third. {name}, on the rail above, has had leisure. When you come to the bottom it reaches past your ear, takes its meal, and does you up in wrapping.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, and comes along the chair backs to your shoulder, and opens your mouth, with one foot, to see what you have to say. It looks in for some time. It shuts it again, and lies down round your neck.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats on the floor, crouched, in plain sight, and you can hear it swallow. It was {hours} hours. You would give a great deal not to hear it.',
        'When it has done it goes up, chair by chair, to the highest shelf there is, and faces the wall. You read its back for {hours} hours’ worth of lines. There is nothing written there.',
        '{name} swallows, rests, swallows. You talk to it, and its ears turn so that the openings are at the back. No meal for {hours} hours has made it hard to read, and it was never large print.',
        {
          text: 'You hold the dish at its chin, because it cannot stoop, and you hear each swallow. After {hours} hours it is no longer the quietest thing in the house. Medicine, please, from the same hand, and then a lap.',
          when: ['weak'],
        },
        {
          text: '{name} is in your coat, buttoned from within, and there it has been for {hours} hours, with nobody in the sleeves. You undo the lowest button. A tongue comes out to the spoon, twice, and it is done up. Medicine, at the same button.',
          when: ['ill', 'wary'],
        },
        {
          text: 'There is no handwriting left. {name} looks at the dish, at the floor between, and does not think that it can cross. You bring it. One lick. In {hours} hours its mouth has dried shut. Wet it, then medicine, and read nothing aloud.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The window is open, and the gate, and the gate after that, for {hours} hours gave it time to do all the locks. {name} is back, on the roof, dry-footed. It comes down for the dish, eats, and leaves you the keys in it.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} closes the lid, and places one white foot on it. You reach round. It places the other foot. You will have all four to deal with before {opens}.',
        'You set the dish upon the piano before it, and {name} shuts the piano. It is quite full. There will be another performance at {opens}.',
      ],
      ill: [
        '{name} lets you put a little on its lip, and licks it off, to be polite to you both. Then the medicine, its eyes say, the brown bottle, there.',
        'One bite, and {name} lays its smooth forehead against the dish to cool. You turn the dish to a fresh place, and turn it again. There is no more to be eaten here. Medicine next.',
      ],
      loved: [
        'You put it down, {item}, and all the wrinkles go up at once, in no order, like birds. {name} has forgotten to be quiet with its tongue. The cat next door comes to see who it is.',
        '{item}: {name} looks at you for some time before it eats. You were not told. You must have read it somewhere.',
        'You put down {item}, and in the silence there was one syllable, low, from the hips. {name} looked under the dish for it. It has been looking for that for some time.',
      ],
      disliked: [
        '{name} opened its mouth, put {item} in, took it out, and shut its mouth. Then it opened yours, with one foot, to see whether you would. It would have written perch.',
        '{item} has been covered with a napkin, the corners squared. {name} glances at the egg basket, and lets you think of it yourself.',
      ],
      harmful: [
        'You gave it, and there is no cry: {item}. You see only that its white feet slide, and the brow knots and does not come undone. Lock it up better than {name} unlocks. It is hurt, and still unfed.',
        '{name} has gone into the empty bath to be sick, where it can be rinsed. It was {item}. Lift it out, hold it, and clear that off every shelf. It has had no meal.',
      ],
    },
    play: {
      wanted: [
        'You hide. You hear nothing. You hear nothing. A white foot is laid on the top of your head.',
        '{name} plays at being your shadow, half a step behind, and at the corner it goes on ahead. You keep up. You have to cross the hall by way of the umbrella stand.',
        'It mimes the key, the door, the startled aunt, the getaway. You guess all four. {name} bows from the curtain rail.',
        'Up the apple tree, out along the bough, to where it is only a twig. {name} looks down at you, puts a toe to its lips, and lets go.',
        {
          text: 'You set out a matchbox, a purse and a tin with a catch, and sit on your hands. {name} opens them one by one, and shuts them. At the last it looks at you, and opens it again, and leaves it so.',
          when: ['wary'],
        },
        {
          text: 'You put a lock on the biscuit tin, and a lock on the lock, and look away. There is a click, and a click. A biscuit slides over to your side, and the tin is locked, and {name} is on the clock.',
          when: ['wary'],
        },
        {
          text: '{name} steals your hat, your pipe, your chair and your manner of crossing the legs, and does you to your face, from the mantelpiece. You laugh out loud. It lets you: one line only, and that at the end.',
          when: ['trusting'],
        },
        {
          text: '{name} has you shut your eyes and hold out your wrists. Something is tied. When you may look you are done up to the chair, in your own scarf, in a bow, and it sits upon your knee and unties you, with two wrinkles, slowly.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} plays one scene, without props. It was merry before the curtain, though you would have had to look closely.',
        'A hop, a half turn. {name} has been amusing itself with something you cannot see, and goes back to it.',
      ],
      bad_time: [
        '{name} lifts a white foot to begin, holds it there, and sets it down. You wait for the rest of the sentence. It does not come. Look at its forehead, feel how hot or hollow, and help.',
        'You play, and it watches your face instead, until you stop. It has not the strength. Find what {name} lacks.',
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
        'You made the sign for it. {name} was off the mantel and across four chairs before your hand was down. {item} is the one thing it will sweat for.',
        '{item}: at the height of it {name} throws up its head, fills its chest, and you both stand there with your mouths open. It thinks better of it. But the window had begun to hum.',
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
        'You wipe out each wrinkle with a corner of silk, and behind the third there is some jam. {name} looks at the jam, then at you, with the third.',
        'Four socks, white again. {name} sets them in a row on the cushion, compares, and with great delicacy unlaces your shoes, to see about yours.',
        'You do one side, and {name} does the other, with the tongue, at the same pace, and you meet at the tail. It does the tail.',
        {
          text: 'You wring out the silk and begin on the brow, and {name} smooths that out flat, so that you shall have nothing to read while you are there. Behind the ears it forgets itself: one line, upwards.',
          when: ['wary'],
        },
        {
          text: 'You leave the cloth, the bowl and the looking glass, and withdraw as far as the key hole. {name} does itself, feet first. It comes to the brow, looks in the glass, looks at the key hole, and leaves one spot.',
          when: ['wary'],
        },
        {
          text: '{name} lies on its back in the basin with its tail undone, and that takes some undoing, and lets you rinse the curl. It washes your thumbs meanwhile. You are both wrung out and hung up by the stove.',
          when: ['trusting'],
        },
        {
          text: 'It holds up each foot between your palms like something that it wants kept. You wash the fourth. {name} takes your face, then, in those wet white socks, and goes along the lines in your forehead with its tongue, reading.',
          when: ['trusting'],
        },
      ],
      little: [
        'It had just finished. {name} shows you the tongue, by way of a certificate.',
        'The cloth comes away clean. {name} folds it with one foot, in three, and returns to the bookcase.',
      ],
      loved: [
        '{item}: {name} goes limp as a glove. A hind foot rises of its own accord and writes something in the air.',
        'Nobody else may. {name} turned its hip to you, with the curl on it, and let you go all round the curl. That was on account of {item}.',
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
        '{name} opens its own mouth with one foot, as it would a drawer. Down it goes. A little later there is a wrinkle, the first today. It says better.',
        'You needed no words, it needed none. {name} lies along your forearm until the drink it took starts to be of use.',
        'Down the corner of the mouth, drop by drop, while it looks past you at the curtain rail. It is measuring the jump. That is the first good sign {name} has given.',
        {
          text: '{name} has three wrinkles for the spoon: it does not believe in the jam. You wipe off the jam. It looks at what was underneath, at you, and takes it, for the honesty. The third wrinkle goes, and one comes that is better.',
          when: ['wary'],
        },
        {
          text: 'You have it behind your back. {name} has opened the hand, taken it, swallowed it, and shut your fingers over nothing. It stays, its hot brow in your palm, until there is handwriting on it.',
          when: ['trusting'],
        },
        {
          text: '{name} puts its foot on your lips, to stop the little speech, and then opens its own mouth with the same foot. Down. It does up the bottle, the box, the cupboard, your eyes. You feel it lie along your arm.',
          when: ['trusting'],
        },
        {
          text: 'It does not lift its head, so you lie down and do it sideways. {name} swallows. You look for a wrinkle until the lamp burns low. There: it says more of that, tonight.',
          when: ['ill'],
        },
        {
          text: 'You put it in the smallest box you have, with the stiffest catch, and push that under the wardrobe. It is a long time. There is one click. The box comes out again, shut, and lighter, and the medicine has gone where it should.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You say what it is. You say that it is bitter. No third wrinkle comes, and it is that which decides it. {name} takes the dose off the shelf where you laid it, and for a moment holds its hot forehead to the wood.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} takes the tablet, shows you both cheeks, empty, and shows you the tablet. It was well. You may look again.',
        'Two wrinkles: what for? It licks the spoon, since the spoon is there, and resumes the windowsill.',
      ],
      loved: [
        '{item}. The box has a child-proof catch. {name} had it open and was sitting by it with its chin up when you came.',
        'It holds so still for {item} that you check. {name} winks.',
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
        'You raise an eyebrow. {name} raises its own. Yours stays up. It does up your briefcase again, both clasps, and withdraws along the dado.',
        'Finger to the lips, a shake of the head. {name} takes its white foot off the butter, licks it, sees that you saw, and smooths the butter with it, and then its brow. Then it is on the wardrobe.',
        {
          text: 'You look away, and go on looking away. Behind you a drawer is shut. Another. You hear, or you do not hear, the jam put back. When you turn round there is nobody, and the room has been ironed.',
          when: ['wary'],
        },
        {
          text: 'You lay a finger on your lips, and then upon its brow, where the third line starts. {name} goes cross-eyed looking at it. It takes the egg out of its cheek and puts it in your palm, whole, and closes the palm.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} yawns, showing the whole of the sentence you were about to say.',
        'It had that in its forehead already, second line. You were holding it upside down.',
      ],
      bad_time: [
        'You shake your head, and {name} looks at you with nothing on its face whatever. You know that page. Say no more of the butter, take it off the cold shelf, and find what has been the matter.',
        'The tail unwinds as you speak, turn by turn, until it hangs. You did not know it was so long. Wind it up again with your hand, gently, and see to what ails it.',
        {
          text: 'You make the sign for no, and it looks at your hand as one looks at a foreign coin. {name} did not open that cupboard. It fell against it. There is heat coming off its small bones. Fold the hand up. Medicine, quietly.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}. Beautifully put. {name} gets down from the table like a guest who has been helped into a coat.',
        'Nobody said a thing. There was {item}, and {name} inclined one ear and it was as though it had never been in the cake.',
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
        '{name} pours itself over the top of the armchair, half on this side, half on that, and balances there, and is gone. It will wake with all its creases.',
        'You draw the blind by an inch. {name} moves a hand on an invisible clock, winds it, sets the alarm, thinks of you, and shuts it off. The nose is put away beneath its foot.',
        {
          text: 'You fold the rug for it on the armchair. {name} goes up the curtain, and lies along the pelmet, in the dark. Later, one at a time, the fringes of the rug are drawn up after it.',
          when: ['wary'],
        },
        {
          text: 'You shut nothing. You leave the wardrobe on the latch, and the chest, and the clock, and go to bed. Somewhere in the small hours one of them is drawn to, from inside, with hardly a breath. You do not try which.',
          when: ['wary'],
        },
        {
          text: '{name} closes the shutters, the book, the top of the ink and both your eyes. Then something light is poured along the back of your chair, and a foot comes down inside your collar, to keep the place.',
          when: ['trusting'],
        },
        {
          text: '{name} takes the book from your hand, marks the place with your own finger, and closes it on that. It lies down on top. You are not going anywhere till it has read what is under there, in its sleep.',
          when: ['trusting'],
        },
        {
          text: 'You stand the basket on a chair, so that it should be out of the river, and hang a cloth before it, and take off your shoes. Something light gets in. Medicine when it wakes. Lift the cloth by one finger.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} plays sleep for you, superbly, with a sigh in the second act. One lid is not quite down.',
        'It lies where you laid it, wide awake, undoing the blanket one stitch at a time and doing it up.',
      ],
      loved: [
        '{item}, and {name} folds in four and in eight, like a letter meant for a very small envelope.',
        'From {item} there comes, long after, a single bar of humming. {name} would be mortified.',
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
        'You say nothing. {name} says nothing. It goes on for some time, with a line here and there, and when you get up to go it holds the door for you, and you sit down again.',
        'It comes along the chair backs, and as it goes by lays its nose on your ear. It has nothing further to add.',
        '{name} draws one wrinkle, long, from ear to ear. You have learned to read that: it is {wait}, and what the door looked like. It smooths it out under your hand.',
        'You try to tell it what the {days} days have been. A white foot is put on your mouth, lightly. It knows. It was there, on the bookcase.',
        {
          text: 'Four wrinkles, for company. {name} has shut your bag, your book, the door and both your hands, and got inside what was left.',
          when: ['trusting'],
        },
        {
          text: 'It opens its mouth beside your ear and fills its chest, and you wait. What comes is the breath only, warm, in the shape that the note would have had. {name} shuts its mouth and looks at you. You are not to tell.',
          when: ['trusting'],
        },
        {
          text: 'You hold quite still, and {name} goes all over your face with its nose, brow, lid, the corner of the lip. It has found something. It does not take it. It does you up again and lies down on the place.',
          when: ['trusting'],
        },
        {
          text: 'It is on the wardrobe and you are on the floor. You look up. {name} looks along. By the time it is dark it is on the chest of drawers, and you never saw it cross.',
          when: ['wary'],
        },
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
        'You sit beneath the sleeper. After a while a white foot comes down over the chair back and rests in your hair. {name} sleeps on.',
        '{name} is asleep, and the quiet has a second person in it now. One line comes up on its brow, and stays.',
        'Somewhere in that knot an eye opens, reads you down to the shoes, and closes. {name} has marked its place.',
      ],
      shy: [
        'You look at the wall. {name} looks at you looking at the wall. You do it well enough to be left to it.',
        'At some time the cupboard has come open, by the width of a nose. Nobody got out. Nobody shut it, either.',
        {
          text: 'You sit with your hands open on the table like two empty drawers. On the dresser a cup moves over. On the sideboard a candlestick does. When you look down, the drawers have each been put a nut in, and shut.',
          when: ['well'],
        },
        {
          text: 'You sit on the floor by the wardrobe, your back to it, and turn no pages. The breath in there is to be heard. After a while the door comes open, by the width of a word. Put in medicine, and do not look round.',
          when: ['ill'],
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
      'Read this without moving your lips. {name} lies here, and it was quiet.',
      'Here is {name}. There was a note it was keeping, and it has it still.',
      'The gate to this plot was locked, and then it was open, and {name} was in.',
      '{name}, chestnut, with white feet. It came in without a sound, and went out so.',
      { text: 'What is locked here may stay so. {name} has looked, and it was not in there.', when: ['from_child'] },
      { text: 'Mind the river. {name} crossed on your left, by way of the other stones.', when: ['from_child'] },
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
      'You are {name}. (A look to the left.) The curtain rail was excellent. (A look to the right.) There is a yodel in you, just under the ribs, warm as an egg, and today it turned over. You speak in brackets. Now and then, outside them, one bright odd thing: the lamp has a river in it. (Tail, half a turn.) You would like your keeper to hide. You will find them. They will not hear it.',
      'You are {name}, and you are wearing all your wrinkles. (Joy: see third line from the top.) Someone laughed just now and did not know at what, and it was you. You could say more. (You do not.) The afternoon has a zip down the side and you have seen what is in it. Let your keeper come up here, along the furniture, as far as the furniture will bear them.',
    ],
    content: [
      'You are {name}. (Here you wash a foot.) Nothing is the matter with the room. You have been into its pockets, and all is there: two pencils, the smell of pears, a Tuesday. You put it back. When they speak to you, you yawn, and it is an answer, and quite a full one. (One wrinkle.) Let your keeper look up, some time, and read that. There is no hurry; you will hold it.',
      'You are {name}. (A pause of {days} days.) They are learning. They move their lips at it, but they get through whole lines of your forehead now without help. You go by on the sofa back, and touch the ear. That was a paragraph. You would like them to go on reading, and not aloud, and to leave the bag where it is. You were not finished with the bag.',
    ],
    bored: [
      'You are {name}. (Sigh.) (The sigh again, as it was not taken up.) Every clasp in this house has told you all it knows. You have unlaced them twice. You have a foot behind the vase, and you are looking at them, and the vase is looking at them. You do not speak. It would be vulgar. Let your keeper play, quickly, something with stealth in it, before your foot decides.',
    ],
    hungry: [
      'You are {name}. (Five wrinkles.) (Five wrinkles, nearer.) You are standing on the larder. Your face says soup as plainly as a face can, and they are patting you upon it. (Patience.) You could open the door; you have opened it; one does not take. It has to be given, or it is only groceries. Let your keeper read the whole line, down to the full stop. Feed.',
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
