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
    'There is no crack and no cheep. Two white feet set aside one half of the shell, then the other. {name} looks at you, its brow already in folds, draws a deep breath, opens its mouth wide, and thinks better of it.',
    'You never hear the shell go. You look, and it is in two neat halves, and {name} stands between them on white feet, brow already wrinkled, as if it had asked you something and you had missed it.',
  ],
  looks: {
    thriving: [
      '{name} opens its mouth, lays back its head, and the whole house holds its breath. It yawns. It looks round, much amused about the brow, at you with the tea towel, who really thought that this was to be the yodel.',
      '{name} runs the full length of the hedge, turns on one white foot, and runs back, with not a sound, like a fire seen from far away. You clap. It takes that for the noise it makes, and is delighted.',
      {
        text: 'Some hours old, and its brow is creased already over some large matter. {name} opens its mouth. You bend down to hear. It thinks better of it, shuts its mouth, and puts one white foot on your shoe instead.',
        when: ['baby'],
      },
      {
        text: 'You put {name} in the basket. It is on the stair. You put it in the basket. It is in the basket, white feet crossed, brow puckered over something it has no intention of saying, though nobody saw it come back.',
        when: ['baby'],
      },
      {
        text: 'You look in and {name} is not there. Then it is beside you, white feet together, looking in as well. It wants for nothing. It only came to see what you were looking for.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You come in and cannot think what for. {name} is at your elbow with its brow wrinkled, as though it very nearly had it too. You stand there together. The tail unwinds by half a turn. You only came to look in.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You had half a mind to look for {name}, and found it beside you with its brow wrinkled, having the other half. It goes on ahead of you, white feet, no sound. Your chair is warm when you get there.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look up from your letter with the feeling of having just remembered something good. The room is empty. There is a round warm dent in the cushion next to you, and in the hall a wound tail is going round a corner.',
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
      'You say it under your breath, with your back turned: {loved}. Behind you there are four light feet, running on the spot. When you look round, {name} is sitting quite still, all eyes.',
    ],
    content: [
      '{name} is lying on the sill with one foot tucked under, watching rain it does not have to be in. From time to time it looks across at you, and at the rain, and a wrinkle goes up. You quite agree.',
      '{name} comes in, stops, looks hard at the middle of the carpet, and goes out again. You wonder what it came for. It comes back and looks at you in the same way. Apparently it was hoping you would know.',
      {
        text: 'You come in sure that there was something. {name}, on the third stair, wrinkles its brow as if it nearly had it too. You both stay like that a moment. Then it washes one white foot. It was nothing.',
        when: ['well'],
      },
      {
        text: '{name} crosses the room on its white feet, stops, creases its brow and opens its mouth. You put down what you were holding. It yawns, without a sound, and goes out by the other door.',
        when: ['well'],
      },
      {
        text: 'You have the feeling somebody was just in the room. The cushion is warm and has a dent. In the next room {name} sits with its white feet together, regarding a patch of wall, and has no view on it.',
        when: ['well'],
      },
      '{name} is {days} days old, and nobody has ever heard it bark. It sits by the window, and a dog goes past, barking. It listens with its head on one side, and yawns.',
      '{name} opens the cupboard with one foot, looks in, and shuts it again. It is not hungry. It only likes to stand there, and think of something it had once: {loved}.',
    ],
    curious: [
      'A new padlock hangs on the shed. {name} sits before it, forehead furrowed into a fair drawing of the mechanism.',
      '{name} leans out from the bookcase, further, further, until only the tail is holding on. There is a snail on the window. It is opening and closing.',
      'The cello case has seven catches. {name} has done six, ear laid to the lid after each. Somebody’s voice is in there. It would only like to see whose.',
    ],
    bored: [
      'You look up, sure that somebody was about to speak. There is only {name}, brow folded, its tail unwound so far that the tip hangs straight. A knotted rope lies across your foot. It was not there before. Pull the other end.',
      'The cupboard is open, the gate is open, and the biscuit tin stands unlocked with the lid set neatly by. {name} lies among its solutions and sighs through the nose. Give it a harder lock.',
      {
        text: 'There is a ball under the table. A little later it is beside your chair, and then against your foot. You never see it move. {name} lies over there with its wrinkles down, facing away. Throw it. It wants to play.',
        when: ['from_child'],
      },
      {
        text: 'All the drawers are shut. {name} has not been in one of them today. It lies along the picture rail with a brow like an empty page. Hide a thing, and act as though you had not: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has not called, and it has not come for you. It has only put its white feet together by the empty dish and stood one wrinkle upright in its brow. One has to be looking. Its meal is due.',
      '{name} stands on its toes by the dish, silent, and looks at you in the way that makes people stop halfway up the stairs. There was something. You had it a moment ago. Its meal is due.',
      {
        text: 'You had the feeling that you were forgetting something. It turns out to be standing behind you, in the empty dish, on four white feet, with its small brow wrinkled. {name}’s meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is at your elbow, and you never heard it come. It wrinkles its whole brow at you and is over by the dish, and you never saw it go. The dish is empty. Not one sound has been made about it. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is not by the empty dish. It is not anywhere. Then the sense that you have forgotten something comes round the door on four white feet, wrinkles its brow, and leaves without a sound. Its meal is late. Bring it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You have an idea that you forgot something. You turn, and the dish stands a yard nearer the cupboard, and {name} sits well away from it with a wrinkled brow. Nobody has said a word. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The dish has changed rooms. It was in the kitchen, then by your chair, and now it is on your slipper. You have heard nothing at all. {name} is looking out of the window with its tail wound tight. Feed it now.',
        when: ['well'],
      },
      {
        text: 'You are thinking there was something you had to do, and find {name} in front of you, sitting on its white feet, head tilted, brow furrowed, looking like the thing you had to do. It is dinner.',
        when: ['well'],
      },
      {
        text: 'You have walked past {name} once already. It lies flat behind the door with every wrinkle showing and does not call you, having no bark and no reason to think that you would come. The meal is late. Bring it.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} opens its mouth, and you think that this must be one of the two yodels of the year. It is only breath. It turns its wrinkled brow from you to the wall. The meal is late. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} has passed through the kitchen three times, and each time, afterward, the empty bowl stood a little nearer your chair. It is against your foot now. The brow above it is very deeply wrinkled. Feed it now.',
      'The dish is not where it is kept. It is on your chair. You look round, see nobody, look back, and it is on top of your papers. No word has been said. {name} is hungry and overdue. Feed it now.',
    ],
    starving: [
      '{name} lies flat on the floor next to its dish. It has had nothing for {hours} hours, and it cannot bark, so nobody heard. Its brow is one deep crease. Feed it now.',
      '{name} never made a sound, and so you nearly did not look. It is under the table with its tail come unwound, mouth open on a bark it does not have. Food, at once.',
      {
        text: 'Something has been at the edge of your mind for hours. You look up and it is in the doorway, on white feet set wide to keep standing, the tail hanging unwound. It never made a sound. {name} is starving. Feed it at once.',
        when: ['from_child'],
      },
      {
        text: '{name} is lying in the middle of the kitchen floor, where anybody could see it. It has never let itself be seen so easily. The tail has come unwound. It looks at you and says, as ever, nothing. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      'You can hear {name} crossing the hall, and that is what is wrong. Each white foot lands with a click, and the tail has slipped from its hip. It has not complained. Medicine, or some real rest, would put it right.',
      '{name} doesn’t go by along the sideboard any more, it goes by on the floor, and one can hear it. Click, click. That is all it will say. Let it have a warm rest high up, or medicine.',
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
      'Of {name}’s four white feet one is still white, and this it has placed, without remark, on the rim of the empty basin. The brow adds a wrinkle. Wash the other three, and whatever is wound up in the tail.',
      'You can tell where {name} has been by the prints, on the shelves and up the wall. It used to go by like a thought you nearly had. Now anyone can follow it. It has been two days. Please wash it.',
    ],
    sick: [
      '{name} will not say, so look at the tail. It has come unwound from the hip and lies straight out along the boards, longer than you would have guessed. The brow has gone smooth and hot. Bring medicine now.',
      'You find {name}, which is the first bad sign. It is lying in the open in the middle of the hall, where anyone could see it, and the tail has come unwound. It needs medicine now.',
    ],
    failing: [
      '{name} lies so still behind the door that you nearly missed it, and its tail is straight. The wrinkles have gone out of its brow. It makes no sound, it never did, so don’t wait for one. Medicine and food, at once.',
      'The brow is smooth. That is how you know. {name} lies where it was crossing the room, white feet still set for the next step, and the breath hardly lifts a hair. Medicine and food, or it dies.',
      {
        text: 'One note came from the room behind you, and you stood still, because it is not the season for it. {name} is lying where it sang, brow smooth, the breath all spent on calling you. Medicine and food, at once.',
        when: ['from_child'],
      },
      {
        text: '{name} is lying across the doorway, where you cannot come in without stepping over it. It has never been so near to telling anybody anything. The white feet are cold. Medicine and food at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'You found {name} by a bark. In all its life it had not made one, and this was small and rather puzzled, from behind the stove. The white feet are cold. Sit down on the floor with it now, and stay. It has hours.',
      'You go from room to room and {name} is, this once, in the first you try. The tail has come undone. It lies there along the boards, fine as a bird, and looks at the place beside it. Sit there, now. Stay.',
    ],
    asleep: [
      '{name} sleeps on the very stair you were about to tread on, wound as tight as its tail. The brow has come smooth. In the dark its mouth makes a perfect O, holds it through one long breath, and puts the yodel away again.',
      'Asleep, {name} begins a yodel. You stand there with your hand on the switch. It is half a note, very low, and then the brow irons itself out and the tail winds a turn tighter. Nothing is wanted until it wakes.',
      {
        text: '{name} sleeps with its nose beneath a hind foot, soundless. Then something in the dream must deserve it: out comes the first note of a yodel, very small. You have heard it. You will never mention it.',
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
      'A white foot is just leaving by the other door. You follow, and find a warm cushion. You go back, and your own chair is warm. {name} is well, and ahead of you. Stop walking. Sit down quietly and let it lap you.',
      'You turn, and the door is still moving. You turn back, and the chair is warm. {name} has been studying you from every place you are not. Choose one spot, sit down in it, and stay.',
      '{name} was once left for {wait} with every door shut, and it did not go out by any of them. It keeps to the top shelf and goes on not saying so. Keep it company from down there.',
    ],
    back_from_death: [
      'You did not hear {name} come back either. There was simply weight on the bed. It has kept a paw on your sleeve since then, lightly, as one keeps a place in a book.',
      'There are white footprints in the dust along the top of the wardrobe, down the curtain, past each door. {name} has been trying all the latches since it came back. Yours it opened, looked in, and left ajar.',
      {
        text: '{name} goes by on its white feet without a sound, as it used to, brow wrinkled, tail wound tight. You are a good while finding out what is different. The tail is wound over the other hip. {name} lets you look.',
        when: ['from_child'],
      },
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
          text: '{name} eats everything, opens its mouth to say so, and no bark comes out. It looks in the dish, in case it fell in there. You do not say anything either. It comes a step closer.',
          when: ['baby'],
        },
        {
          text: '{name} finishes, opens its mouth to remark on it, and nothing comes out. It is as surprised as you are. The small brow folds into more wrinkles than there is room for. In the end it stands one white foot in the dish.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You never see {name} eat. You see the full bowl, and the clock, and then the bowl. In the doorway stand two white feet, one in front of the other, as though somebody had thought of thanking you and it had passed.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down and turn to shut the cupboard. No sound at all. When you turn back the dish is clean, and {name} is in the next room, looking as if it had read about dogs.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} considers the dish with folded brow, as if asked for an opinion, and eats. Leaving, it steps on your foot as one steps on any floorboard. It had to go all the way round the table to do so.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You put down the dish, turn aside for the spoon, and turn back: clean, and no dog. You are almost sure there was one. Then you notice, on the back of your hand, a wet place the size of a nose.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You did not see {name} come in, but the bowl is being emptied. When it has finished, it passes behind your chair, and there is a nose, cold, set once against your elbow. No remark is made.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} considers the dish, lifts its throat and draws a long breath. You put down what you are holding, in case this is one of the two. It thinks again, and eats. Good, but not that good.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '“Good?” you ask {name}, as you always do. It licks up the last of it, raises its brow by one wrinkle, and lets it down. You laugh. It was a long speech, for a basenji, and there was a joke in it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats, looks at you, wrinkles its brow, and without the least warning throws back its head and yodels, one long wavering bar. The meal was as usual. So were you. It walks off, leaving you to work out what you did.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up without a sound and reflects on {streak} meals on time. It lifts its chin and draws breath. You stand still, cloth in hand. No, not yet. But you saw how near that came to a yodel.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} gets one white foot in the dish, eats all round it, and takes it out clean. It has had {streak} meals on time without a sound. Still without one, it lays the foot on your shoe.',
          when: ['baby'],
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
          text: 'You have been on time {streak} meals running. {name} looks up from the dish. The brow folds, the mouth opens, the throat makes ready. You hold your breath. It thinks again and goes on eating, but it was near.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} tries a corner of it, soundlessly, and looks at the clock, and at you, and writes something short across its brow. You read it slowly. It says: too soon. It says: {opens}. Come back at {opens}.',
        'You had not thought that you were early until {name} looked at you. It eats a mouthful, so that you need not feel it too much. Then it shuts the dish up in the cupboard, and will let it out at {opens}.',
        {
          text: '{name} appears with its brow deeply folded, like somebody whose sentence you have finished for them, wrongly. It had not yet thought of eating. It takes a single bite, to be civil, and when you look up from the dish there is only the doorway.',
          when: ['no_item'],
        },
        {
          text: 'You put the dish down early and there is no one there. Some time later there has been someone. A mouthful’s missing from the edge, rather neatly, and {name} is on the landing with its brow creased, considering your reasons.',
          when: ['no_item'],
        },
      ],
      late: [
        'You had the feeling that you were forgetting something, and it was {name}, standing behind you on its white feet. It eats every bit. The feeling does not leave. It sits there across the room now, looking past you.',
        'Without one word {name} lets you know how late it is. It eats everything, slowly, then takes itself up on the sideboard, winds its tail a turn tighter, and is an ornament. Ornaments do not come when they are called.',
        {
          text: 'You are late, and explain. {name}, who does not explain, hears it through to the end with its brow in folds, eats, and lays one white foot over the other. It never barks. You could have answered a bark.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: 'You hear nothing. There is the dish, and then there is also a brow, wrinkled, and a tail wound one turn too tight. {name} opens its mouth as wide as it goes, has plainly a great deal to say, and eats instead.',
          when: ['wary', 'well'],
        },
        {
          text: 'All the way home something had been at the back of your mind. It is sitting beside the dish, white feet together, brow creased. It eats and explains nothing. Then it leaves, and you stand there trying to think what it was.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} was at your elbow about this, earlier, and you took it for a draught. Now you put the bowl down. It eats, white feet square, brow drawn. It walks out past you, and even your shadow does not feel it go.',
          when: ['well'],
        },
        {
          text: '{name} eats what you brought so late. Then, being too weak to leave the room, it leaves in every other way: white feet tucked in, eyes shut, its whole back to you. Medicine, please, and quiet.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The tail {name} wears wound over one hip has come undone, and hangs like anybody’s. It eats what you brought, sideways on. By the last mouthful the tail has made half a turn. It sees you see it, and stops there.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no voice to cry with, and is only hours old. It had sat by the dish and wrinkled, that was all. It eats now, quickly. Then the new brow goes quite smooth, and it looks past you.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The dish is late, and {name} is ill and will not say so. It takes a mouthful, without a sound, and rests, and takes half of another. Look at the white feet. They are trembling. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'The silence in this room is {hours} hours old, and {name} is at the bottom of it. It eats everything, and sways on its fine legs. It does not look up at you. It cannot call, so you must keep the time.',
        'If {name} could bark, you would have heard long before the end of {hours} hours. It eats what there is, all of it, tail hanging unwound, and steps away from your hand. Never leave it to the dog to remind you.',
        {
          text: '{name} eats, all of it, fast and without a sound, and brings no complaint. You would think it was mended. Then you turn to say that you are sorry, and there is a dish. You look through every room, and back through every room.',
          when: ['well'],
        },
        {
          text: '{name}’s tail has come down off its hip and hangs straight, like any dog’s. It eats what you bring, without a sound, to the bottom. Afterwards, with its back to you, it winds the tail up again, one turn short.',
          when: ['well'],
        },
        {
          text: '{name} eats without a sound, white feet together. Nothing was chewed in {alone}, nothing spilt. Later you look for your slippers. They are side by side, very straight, on the outside of the front door.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} yodels twice a year. In {alone} with nobody there it used one of them. It eats your meal now, white feet close together, tail wound tighter, back towards you. There is one left, and it will not be for you.',
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
      ],
      full: [
        'You set down the dish and turn for a spoon. When you turn back it stands beside the bin, full to the brim, and the last curl of a tail is leaving by the door. {name} has not said a word.',
        'You put it down for {name}, and look away, and back, and it has not been touched. It sits beside it, rounder than it was, washing a foot. It means that you should look again at {opens}.',
        {
          text: '{name} smells the dish, takes the corner of the rug in its teeth and draws it over the whole thing, as one covers for a guest who has said something. It smooths it flat with its nose. You carry the meal out.',
          when: ['no_item'],
        },
      ],
      ill: [
        'The tail has come undone. It hangs straight down behind {name}, and you had not known that it could. It takes two mouthfuls and then says nothing, so plainly that you are already getting up. Medicine next.',
        'A mouthful, slowly, and then {name} rests its nose on your wrist and looks up with every wrinkle drawn to one spot. It could not say it more plainly. It is ill. Let medicine come next.',
      ],
      loved: [
        '{name} ate it as it eats everything, without a sound. But look at the tail. It has come unwound, stands straight up, and is shaking from end to end like a string somebody has plucked. The note was {item}.',
        '{name} lifted its head from the clean dish, opened its mouth, and something came out. It was very small, and had a bend in it. You would not swear to it. It looks as surprised as you do. It was {item}.',
        {
          text: 'You put down {item}. {name} sits back, lifts its chin, and out of that silent throat comes something between a choirboy and a gate. Down the street windows go up. By then it is eating, and it was never anyone here.',
          when: ['well'],
        },
        {
          text: 'You uncover {item}, and {name}’s throat begins to work. Up goes the chin, the tail comes loose by a turn, and the whole house hears it: a long, falling, golden yodel. Then it sees you heard.',
          when: ['well'],
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
          text: 'You gave it {item}, and it yodelled, that sound you had so hoped to hear, thin and cracked, and was sick behind the door. {name} lies where it can see your hands. Never give it this.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}. {name} opens its mouth, and what comes is one thin high thread of a yodel, the wrong way up. It has gone under the stairs, tail unwound. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You turn round quickly, and {name} was sitting. You turn again, and it is nearer, and sitting. You never see it move. At the last turn there is a nose against yours, and a tail unwound for joy.',
        'You spring to the left, and {name} to the right, and you meet behind the sofa. It boxes your knee with both white feet, like a hare, soundlessly. All the noise in this game is made by you.',
        {
          text: 'You throw the ball over your shoulder and it does not land. You look round, and there is no ball and no dog. When you turn back it is lying on your shoe, wet. Behind the door a tail, tightly wound, is shaking with laughter.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You pull the bell along the floor on its string, jingling. Behind the sofa a brow rises, creased with interest. Then you notice that you have been pulling for some time a string with no bell on it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You count to ten behind your fingers. Not in the tub, not up the pear tree, not in the piano. You give up, and the coat you have been wearing is pulled, gently, from inside.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You count to ten against the wall, and turn, and look for {name} in every room there is. When you give up and sit, it steps out from behind you, where it has been throughout. You are given half a yodel.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You stalk it from the pantry to the stairs without breathing, and put your hand round the newel, and there is nobody. A cold nose is laid in your nape. {name} has been the one behind since the pantry.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You make a rabbit on the wall with your hand, and {name} stalks it on tiptoe, springs, and has only wall. It thinks, with its whole brow. Then it comes over and looks for the rabbit in your palm.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'Whenever you twitch the string, {name}’s tail comes unwound, and whenever {name} catches the string, the tail snaps back over its hip. It turns round, brow wrinkled, without a sound, to see who keeps doing that.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was perfectly happy and had not thought it needed saying. You say it, with leaps. It watches you as one watches somebody act out a word, has it almost at once, and lets you go on to the end.',
        'You dance for {name}, and it has been dancing already, inside, where it doesn’t show. It follows you with its brow, up on the high notes, down on the low ones. When you stop, one white foot taps on.',
        {
          text: 'You hide behind the curtain to be stalked. {name} is already behind it, has been for some while, and makes room. The two of you stand there in the folds, looking out. It was happy before you came.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide behind the door and hold your breath. Nobody comes. By and by you notice that somebody else is holding theirs. {name} stands in the corner at your back, brow creased, hiding too, as pleased as it was before you began.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} raises one white foot to box with you, and puts it down beside the other, very neatly. That was no. It will not say it again. See to what it needs.',
        'You tiptoe by, looking back, and {name} does not come after. It watches you from the chair with a crease you have not seen before. It is not about the game. See first to what it needs.',
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
        'It is {item}, and {name} flows along the back of the sofa, and down, and boxes the air with both white feet. Then it stands behind you, and taps you, so that you can have the surprise of it.',
        'You have not even brought out {item} when {name} is beside you, arrived by no door. All the wrinkles go up. From the throat comes a small creak, which is as near as it gets without an occasion.',
        {
          text: 'Out comes {item}, and the tail winds itself one turn tighter. {name} goes round the room twice without touching the floor anywhere you can hear, throat working on something, and swallows the yodel. That one was close.',
          when: ['well'],
        },
        {
          text: 'You think of {item}, just think, and {name} is standing there on tiptoe. Then there is chestnut and white all over the room, on the chairs, on the ceiling for all you know, and not one sound but yours.',
          when: ['well'],
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
          text: 'You wash one muddy foot, and {name} washes another, with its tongue, as its people do, and both come out white. It inspects your work with a drawn brow. It finds a place you missed. The place is on your wrist.',
          when: ['trusting'],
        },
        {
          text: 'To wash the tail you have to unroll it. {name} permits this, looking elsewhere, four white feet together in the basin. You let go of the clean end, and it winds itself slowly back over the hip, one turn tighter than before.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe {name} with a silk cloth, which comes away as it went. It has washed, of course, like a cat, foot by foot. It turns your hand over with its nose, looks, and begins to wash that.',
        'There is no dust in the brow of {name}, not in a single fold. You look closely. You have never been so near its thoughts. It raises one wrinkle, for you to wipe, and under it is only a warm place.',
        {
          text: 'You go over {name} with a damp cloth, find nothing, and go over it again. It follows this with all its wrinkles. Then one white foot comes down on the cloth and draws it across your shoe, which did need it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You come with the cloth, and {name} looks from the cloth to the white feet, which it has washed, each toe. It lets you do one. Then it does that one over, properly.',
          when: ['well'],
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
          text: 'You have a towel ready, and a second spoon. {name} has already swallowed. You did not see it happen. There is only the clean first spoon, a brow with fewer lines in it, and the tail winding up again.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} makes no fuss, but leaves, several times, by doors you had closed. The fourth time you are in the cupboard already, with the spoon. It takes it. One furrow goes from its brow, and the tail begins to wind.',
          when: ['weak'],
        },
      ],
      little: [
        '{name} takes the drops from your finger without a word, as it takes everything, and looks at you, one wrinkle up. It was not ill. You had merely thought so, loudly. Keep the bottle until the brow tells you.',
        'You pour, and {name} has swallowed, and there is only the clean spoon to show for it. The tail is wound as tight as ever. Nothing wanted mending. Put it in the cabinet. It will do up the latch for you.',
        {
          text: '{name} swallows. The brow folds, the head goes back, the mouth opens, and you think that this will be the yodel. It shuts again. The moment did not deserve it. Save your medicine for an illness, which would.',
          when: ['no_item'],
        },
      ],
      loved: [
        'You have hardly thought of it when {name} has a cool nose at your wrist. It knew what it was from your shoulders: {item}. It has it without a sound, and writes you a line of thanks, over the left eye.',
        '“{item},” you say, and one wrinkle of {name} goes up, and then the next. It lets you. When it is over it sits on, as one looks at the last page to see if there is anything printed on the back.',
        {
          text: '{name} yodels twice a year. You bring medicine, and it is {item}. Down it goes, and helps. The brow wrinkles, the moment is weighed, the mouth opens. That leaves one.',
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
          text: 'You say no. {name} lifts its white feet off your bed, one, two, three, four, and that is the end of beds. For some time after, every room you walk into has a curtain still moving.',
          when: ['well'],
        },
        {
          text: '“Leave it,” you say, and the bread is on the table again, without a tooth mark, and the dog is not in the room. You look for {name} in all of them. Each has just been left by someone, very politely.',
          when: ['well'],
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
          text: '{name} makes no sound. It stands there until you have done, the brow in folds, and while you talk the tail that is always wound over its hip comes slowly undone. You had no idea it was so long. It hangs straight down.',
          when: ['from_child'],
        },
        {
          text: 'You say that it should answer when it is spoken to. {name} looks at you. It has been answering the whole time, brow, tail and feet. It winds the tail up as tight as it goes, and there is no more conversation.',
          when: ['wary', 'well'],
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
          text: '{name} lies down without comment, its tail unwound and hanging like string. You spread the blanket and leave it be. When you lift the corner again the tail is on its way up, a half turn, then a whole one, tight over the hip.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} is so tired that its nails click, which they never do. You fold the blanket up over the chestnut back. It sleeps, and by slow degrees the tail, on its own, winds itself up over the hip.',
          when: ['from_child', 'weak', 'no_item'],
        },
      ],
      little: [
        'You lay {name} in its basket, wide awake, and it looks at you from there, as if you had closed a book on it. You turn to the door. You turn back. The basket is rocking, and nobody explains.',
        'It isn’t tired, {name} lets you know by not saying so. It lies along the top of the chair where you put it, with its eyes open and its chin on its feet, and waits for the house to go to bed.',
        {
          text: 'You tuck the blanket round {name}, white feet and all, and put out the light. In the hall {name} passes you with folded brow, coming the other way. You go back and look. The blanket is still tucked.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You close the crate and slide the bolt. There is a small click, a smaller click. {name} walks out past you, considers, turns, goes back to draw the bolt shut properly, and leaves.',
          when: ['well', 'no_item'],
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
        'You sit alone for quite some time, or so you would have told anyone. Then you lower your hand, and there is a wrinkled forehead under it, which has been there long enough to be warm. Neither {name} nor you brings it up.',
        'The lamp puts two shadows on the wall, yours and a small one with a looped tail. You keep yours still. The small one gets up, stretches, crosses over, and goes into it.',
        'You sit for some time alone. Then you find that one of your shoes is warm, that three white feet stand beside it, and that the fourth is on it. You saw nobody come in. Neither of you brings it up.',
        '{name} waited {wait} for you once, on the windowsill, and could not call. It has a wrinkle from then. You stroke it with your thumb, from one side to the other, and {name} lets you.',
        'You begin to tell {name} what you think of it, after {days} days. A white foot is put on your mouth, lightly, and stays there. You both go on sitting.',
      ],
      little: [
        '{name} closes your book for you, and your eyes, with a foot for each. That is enough sitting.',
        'A yawn in four syllables. You have been with it so often this hour that it has run out of silence.',
      ],
      ill: [
        'You sit until the creases leave {name}’s brow one at a time, like sums wiped off a slate. Two remain. Those are beyond company. Now get up and see to them, with its dish if that is empty, or with medicine.',
        'It does not look up. It finds your hand, turns it over, opens it, looks in, and lays its chin there. Now bring it what would help.',
      ],
      asleep: [
        'You lower yourself to the floor without a creak, which is how {name} would have done it. It sleeps on. By and by the tail, wound tight over the hip, lets itself out one turn, along the boards, in your direction.',
        '{name} sleeps, and you sit down so quietly that you are rather proud of it. It doesn’t wake. One ear turns, and its brow puts up a single wrinkle, and takes it down. You have been recognised, by your manners.',
      ],
      shy: [
        'You sit, and several times there is nearly a dog. It was on the stairs, or by the lamp. You leave off trying to have it. Then it is simply there, white feet together, an arm’s length away, with its brow thinking.',
        'You keep your eyes on the wall, where the lamp throws both of you. Your shadow stays put. The other one, with the wound tail, comes along the skirting a little at a time, until its nose is in your shadow’s lap.',
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
