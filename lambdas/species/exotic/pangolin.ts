/**
 * The Pangolin wants to be asked first, and then given time to consider. It fears hands that come from above, and any
 * word that means open. It hoards small round stones, which it swallows, having no teeth: they do its chewing, and it
 * knows them by name. Its body is plates, hundreds, laid like a roof; it walks on its hind legs with its foreclaws
 * together, as though carrying something very small, and has never shown anyone what. Its tongue is rooted at the last
 * rib and longer than itself; it pays it out to take the measure of things, and winds it in again with the answer.
 * It eats with its ears and nostrils shut, for the ants’ sake and its own. It sleeps as a knot in the earth, tail over
 * face. It sulks by closing, politely. It trusts one plate at a time. Three odd facts: the thing in its clasped hands,
 * the tongue that measures, and the holes, every one of which it fills in and pats flat when it has finished. It never
 * bites, having nothing to do it with, never hurries through a doorway, never leaves a hole. Its keeper is a caller, who
 * may in time be shown in.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg opens, and inside it is a smaller thing, also shut. You wait. One soft plate lifts, and from under it {name} has a look at you.',
    'Pale as a peeled almond, every plate still soft, {name} lies in the shell with its hands already clasped. Something seems to be in them. It does not say.',
  ],
  looks: {
    thriving: [
      '{name} climbs the bank, closes, rolls to the bottom with a noise of spoons, opens, and walks back up with its hands together, a person who has merely been to the post.',
      'Every plate is on end to let the air in, and {name} stands there like a pine cone on a fine day. You laugh, and the whole of it rustles, down to the tail, and it does not shut one of them.',
      'Out goes the tongue, along the whole of the bench, round the leg and back. {name} winds it in. The bench is longer than it had dared suppose, and it could not be better pleased.',
      'The mud comes up to its elbows. {name} wades in upright, holding its clasped hands clear, and sits down with the sigh of a person of means.',
      {
        text: 'It has left the front of itself open, all the way down, and stands before you fanning its stomach with one plate. Visitors, {name} feels, have become less of an effort.',
        when: ['trusting'],
      },
      {
        text: 'It has sent for you, by tongue, round the doorpost. When you come {name} is standing on its tail, quite upright, rattling like a tray, and lets you see the soles of both its feet.',
        when: ['trusting'],
      },
      {
        text: '{name} rolls down the bank, and opens at the bottom, at your feet, entirely, like a bronze flower. It lies there looking up at the sky. You are the only person who has seen what it is like on the inside.',
        when: ['trusting'],
      },
      '{name} has a stone for great occasions, the roundest, and it has just gone round. You can tell from the note what it is thinking of. It is {loved}.',
      {
        text: 'It has gone down the bank, rolled up, six times this morning, and always when you had turned to the gate. You know by the spoons. You stand there, and look at the gate for it.',
        when: ['wary'],
      },
    ],
    content: [
      '{name} walks the length of the wall on its hind legs, pauses at the gap to be announced, announces itself with a small cough, and goes through.',
      'A hole, quite deep, and beside it {name}, filling it in. It pats the earth flat with the back of a claw and tries it with one foot.',
      'You can hear the stones going round: {name} is digesting. It stands with its head bowed, as people do in the presence of a good clock.',
      'Under the third plate from the left, where the dust does not get in, {name} has scratched a word that was once brought to it: {loved}.',
      '{name} unlocks the past a plate at a time, looks under each, and lowers it again. There are {days} days in there, and all of them dry.',
      {
        text: 'Somebody else has left a hole, by the compost. {name} stands over it in some distress, looks left and right, and quietly takes it on.',
        when: ['from_child'],
      },
      'The snout of {name} goes along the skirting board, reading. At the corner it stops, goes back two lines, and has that about the beetle again.',
      {
        text: 'You are received through a crack. It is polite, about as wide as a coin, and there is an eye in it. You remark on the weather, and the crack agrees, and remains a crack.',
        when: ['wary'],
      },
      {
        text: '{name} walks beside you down the path, upright, its hands together, as two people go who have known each other for years. At the puddle it gives you the dry side.',
        when: ['trusting'],
      },
      {
        text: '{name} stands up on its hind legs, and its two front ones, having nothing to do, take hold of each other. It looks down at them. Well, that is settled, then.',
        when: ['baby'],
      },
    ],
    curious: [
      'There is a crack in the step. {name} has put its tongue in, and is still putting it in, and looks at you over it with rising interest.',
      'Your bag stands open. {name} bows to it, hands clasped, and waits in front of it for some time to hear whether it may.',
      'You have a new coat on. The tongue of {name} comes round the door, goes up one side of it and down the other, and stays a while at the top button, taking that down.',
    ],
    bored: [
      '{name} has dug one hole, filled it in, and dug it again to see whether there was any news. Come and play: a rotten log would do.',
      'It has measured the room lengthwise, crosswise and round the edge, and got the same each time. {name} would be obliged for a game.',
      '{name} stands in the doorway with its hands together and moves politely aside for somebody. There is nobody. It has done so four times. Please play with it.',
      {
        text: 'It has dug a hole, and left it. {name} sits on the edge, on all fours, looking in, and the earth lies where it fell. Something is to be rolled down the bank with it, or found in a log. Play.',
        when: ['sad'],
      },
    ],
    hungry: [
      '{name} rakes a line in the soil with one claw, lays its tongue in it from end to end, and winds it back empty. Feed it, if convenient.',
      'The stones are going round with nothing between them. {name} stands near you, embarrassed by the noise. It is time for a meal.',
      'One foreclaw comes away from the other, only as far as it must, and scratches once at your shoe: here, and not deep. Then it goes back. {name} is asking for its meal.',
      {
        text: 'There is a small dry cough behind the wall, and a claw mark, fresh, on your side of it, beside the dish. {name} is not at home to anyone. It would take a meal, left on the step.',
        when: ['wary'],
      },
      {
        text: 'It comes and stands by you, upright, and out goes the tongue, round your ankle, up to the pocket where the jar is, and taps on the lid. Then it winds it in, and blushes. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'A stone is put into your hand. It is round, and warm, and should be going round on somebody’s dinner. {name} stands by with its ears shut already. It would not press you. But it is mealtime.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The tongue lies out along the floor and has not been wound in. Its tip is towards the place where the ants came from. Feed {name} now.',
      '{name} opened its door to listen for you, and in {hours} hours has not had the strength to shut it. Bring food, now.',
      '{name} has brought up one of its stones and put it on the step before you. It has no more use for them. It wants feeding, at once, after {hours} hours.',
      {
        text: 'It has lain down on its back, with the soft side up, which it never has in its life. You may touch it. Food, laid on the tongue for it, now, and medicine, and cover it over.',
        when: ['weak'],
      },
    ],
    weak: [
      'Today {name} goes on all fours, and its hands have come apart to hold the ground. It needs rest in deep earth, or medicine.',
      'Each plate goes up a little with the breath and comes down a little late. {name} is tired to the roots. A dose of medicine, and quiet.',
      {
        text: 'It has dug you something to look at, two inches deep, and sits on the edge of it with its claws in its lap, quite proud, unable to fill it in. Do that for it. Then medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Soil has got in under the plates, and {name} no longer clinks when it walks. It thuds. It would not dream of mentioning it. Wash it, please.',
      'There are ticks in the places where {name} cannot reach, which with such short arms is most of them. It turns its back to you, meaningly. A wash.',
    ],
    sick: [
      '{name} drags its tail where it used to balance on it, and there is a groove from the door to you. That is how it asks. Medicine, please.',
      'The plates stand a little away from the skin, as slates do before rain. Under them {name} is hot. Give it medicine, and keep your voice down.',
      'It has gone to the corner of the corner. When you come near, {name} begs your pardon with two plates and cannot lift the third. Medicine, please, and no lamp.',
    ],
    failing: [
      'It has not closed. All its life {name} has known how, and now it lies open on the floor with its soft side showing. Medicine at once.',
      'The stones inside {name} have stopped going round. Put your ear there, gently. Then give it medicine, now, and stay.',
    ],
    near_death: [
      '{name} closed {hours} hours ago, when nobody came, and is forgetting how one opens. Sit down by it now. It will know that it is you.',
      'Between the last two plates there is a gap as wide as a leaf, and in the gap an eye. Do not go. Stay with {name}, now.',
      'The clasped hands have been laid on the sill, outside, in the open, where anyone might take them. {name} has been {hours} hours by itself. Take them now. Do not let go.',
      {
        text: 'The door is open. It stands in front of its burrow, upright, every plate up, and looks along the path. It has done so for {hours} hours. Come and sit there now. It will not close.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has uncurled, because nobody was there to be shut to. The tongue lies out in the dust, yards short of where you live. Sit down at the end of it now. Ask nothing, only be near.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'At the back of the burrow there is a bronze knot with no ends. It breathes, and all its edges lift, and settle.',
      '{name} is asleep with its tail over its face and its hands clasped inside, round whatever it is. A claw tightens. Still there.',
      {
        text: 'Earth has been drawn in behind {name} and patted, from the inside, which must have been difficult. Only the breath comes up, and moves one blade of grass.',
        when: ['from_child'],
      },
      '{name} sleeps shut, but for the tip of the tongue, which has been left out by a finger’s width, like a key under a mat.',
      {
        text: '{name} is shut, and the joints do not show. You could roll it from here to the road, and it would have known your hands from the first touch. Let it lie.',
        when: ['wary'],
      },
      {
        text: 'The knot has been tied so that the last end is inside. You walk round it, and find no door. When you go, the grass blade by its side, which had stood still, moves to and fro again.',
        when: ['wary'],
      },
      {
        text: 'It sleeps half unrolled, on your coat. The clasped hands have come out in front, and the claws are a little apart. It is too dark in there to see. You do not try.',
        when: ['trusting'],
      },
      {
        text: '{name} has gone to sleep around your foot. You had only stood there. The plates are all flat and warm, the tail has been tucked in over your laces, and one would have to ask.',
        when: ['trusting'],
      },
      {
        text: 'It has not shut altogether. There is a gap at the breast, where it goes up and down too fast, and the claws inside are pale. Leave it so. It will look for you, and for medicine, when it wakes.',
        when: ['ill', 'trusting'],
      },
    ],
    asleep_in_danger: [
      'The knot has come loose, and {name} is in danger inside it. It wakes at {wakes_at}, and till then takes only company. Reflect beside it now.',
      '{name} sleeps, and at each breath fewer plates go up. Sit down by the mouth of the burrow now and reflect there. It wakes at {wakes_at}.',
      {
        text: 'No stones turn in the sleeper: it has had nothing. {name} wakes at {wakes_at}. Sit with it and reflect now, and have the meal ready then.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Where {name} was, there is something shut. It is not angry. It is a door, and doors take time. Sit down beside it and do not knock.',
      'A plate lifts, sees you looking, and goes down again with great courtesy. {name} asks for patience: your company, some way off, and your hands in your lap.',
      'It has laid its tongue on the ground between you, to see how far off you are, and taken it in again. It would like that distance kept. Stay there, and stay.',
      'There was a time when it lay shut and counted breaths until somebody came, and that was {wait}. {name} has not lost count since. Sit down where you are, and let it hear you not leave.',
      {
        text: 'You hear stones going round in there, briskly, like someone humming in a bath. Then your shadow falls on the plates, and they stop. Sit down, well off, facing the wall. It has no objection to company that is facing the wall.',
        when: ['well'],
      },
      {
        text: 'It has walked round you in the night, by the prints, and stood at one place for some time. This morning it is shut, and shining. Keep to your place, and let it be the one who calls.',
        when: ['well'],
      },
      {
        text: '{name} is shut, and the seam does not quite meet. No one is to notice that. You might sit down beside it and look at something else for as long as you can spare.',
        when: ['ill'],
      },
    ],
    back_from_death: [
      '{name} has come up out of the earth, and it fills in the hole behind it, and pats that flat for a long while. Sit with it. Its next meal should be punctual.',
      'One by one the plates are tried, up and down, like the shutters of a house after winter. {name} is back. Keep it company, and feed it when the time comes.',
    ],
    old: [
      'The edges of its plates have worn as smooth as stair treads. {name} takes its time at doorways now, and they are held for it.',
      'The stones that {name} swallowed when it was young have become quite round. You can hear that they know each other.',
      '{name} is {days} days old and slower to close. There is seldom a reason, and it likes to see who has come.',
      {
        text: '{name} no longer coughs at the gap in the wall. It only slows a little, and you say the name, and in it goes.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} shuts its ears, shuts its nostrils, bows, and lets out its tongue. When it has all come home again the dish is bare and the hands are folded.',
        'One long lick, from the near side of the dish to the far, round your boot, and back for those who were out. Then the stones begin to go round, and {name} bows to the boot, begging its pardon.',
        '{name} goes over the meal as one reads a letter, from the first line to the last, and then turns it over to see whether there is a postscript.',
        'It eats at the full stretch of its tongue. You sit here, the meal stands there, and {name} is behind the chair, with only the pink line of it going by your foot, and nobody is crowded.',
        'When the last of it has gone down, {name} covers the place with earth and pats it. Dinner is closed.',
        {
          text: 'The ants went left and {name} went left, without moving its feet. It straightens up, rattles from the neck to the tail, and asks whether that was all of them.',
          when: ['well'],
        },
        {
          text: '{name} comes to the dish with its left side open, the side where you are sitting, and leaves it open throughout. Some ants get in there, and are forgiven.',
          when: ['trusting'],
        },
        {
          text: 'You set it down and give your name. There is a ball of bronze by the wall, and between two plates a thread comes out, and out, along the floor, until it has found the dish without anyone having come to the door.',
          when: ['wary'],
        },
        {
          text: 'Something small is walking past. {name} puts out its tongue, to ask, and more of it comes than it had supposed, and still more. By the time it has it all in again, it has dined.',
          when: ['baby'],
        },
        {
          text: 'It comes to table arm in arm with you, so to speak, your finger in the crook of its elbow. It eats, rattles, and passes you the last morsel along the tongue. You decline. It is pressed upon you.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} eats with all its plates up, like somebody dining in shirtsleeves. Every so often the tongue goes round your wrist and gives that a squeeze, and returns to its plate. The stones are going like a mill.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} has lain down by your knee. You lay the food along its tongue, and wind in the tongue for it, with two fingers. The hands come up to thank you, and rest on your cuff.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        '{name} had its ears shut in readiness before you came round the corner. It has been punctual {streak} times running, and so have you.',
        'That makes {streak} in a row. {name} has lifted one more plate than last time, over the shoulder, where a person might be let see.',
        'A stone for each, swallowed, and they have {streak} different voices. {name} turns a little on its heel so that you get the sound from the good side.',
      ],
      early: [
        '{name} unrolls a hand’s breadth of tongue, tastes an edge, and winds it in. It has not finished with the last. Would you call again at {opens}.',
        'The stones are still busy. {name} takes three ants, for politeness, and sees the rest to the door. Come back at {opens}.',
        '{name} holds up the dish in its elbows, so as not to undo its hands, looks in, tastes a single termite and puts it down. The appointment, it believes, was for {opens}.',
        {
          text: 'The mill is still running, and it lets you put your ear there, to hear for yourself. It takes one lick, so that you have not come for nothing. Then it walks you round the garden until it shall be {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats, and hears your reasons with its head on one side. At the end it fills in the place where you had been sitting, and pats it flat.',
        'You had been expected, and the expecting had been put away. {name} eats all of it, formally, and walks you as far as the gap in the wall.',
        'It eats slowly and well, and at the end the tongue comes out once more, to your feet, and measures. It gets a longer answer than last time, and winds that in.',
        {
          text: 'The tongue goes out and the winding in takes three rests. A few of the bronze plates stand open with nobody behind them. Medicine, if it may be asked, and soft deep earth.',
          when: ['weak'],
        },
        {
          text: 'It had laid a place for you: a hole, a small one, and beside that another. It has sat by the two of them with its hands together. Now it eats, and fills in only its own.',
          when: ['trusting'],
        },
        {
          text: 'The measuring has been done so often, from the door to the gate, that there is a groove. It eats with the end of its tail across your feet, so that you will not be gone before it has wound in.',
          when: ['trusting'],
        },
        {
          text: '{name} has gone back to four feet, and the plates hang. It thanks you, and eats what is nearest the tongue, and does not fill in anything. You do that for it. Medicine, if it may be so soon, and shade.',
          when: ['ill'],
        },
        {
          text: 'It eats, resting its brow against the dish between one lick and another. When you bend over, two plates come down, from habit, and the others cannot. Let it have medicine, laid on the tongue, with leave asked first.',
          when: ['ill'],
        },
      ],
      missed: [
        'After {hours} hours the tongue comes out by inches and has to rest on the way. {name} eats. Then it closes, row upon row, from the feet up.',
        '{name} takes the food and retires with it behind its tail. It waited {hours} hours with its door ajar. It will not leave it so for a while.',
        '{name} lets the dish stand until you have taken three steps back. Then it eats, on all fours, its tail drawn round. A thing that shut over {hours} hours does not open at one meal.',
        {
          text: 'Both hands have come unclasped and lie on the ground, and it is too tired to mind what you see. You feed it ant by ant. It was {hours} hours. Medicine now, and look away from the hands.',
          when: ['ill'],
        },
        {
          text: '{name} has brought its bed to the gap in the wall, in {hours} hours, leaf by leaf, so as to be where you would come in. It eats there, and when it is done it does not go back to the burrow.',
          when: ['trusting'],
        },
      ],
      full: [
        '{name} looks at the dish, and at you, and pats its front, which gives a sound like a full jar of marbles. It could use you at {opens}.',
        'Nothing is eaten. Being too well bred to leave it lying, {name} buries the meal and stands on it. Ask again at {opens}.',
      ],
      ill: [
        'The tongue goes out half its length, and lies there, having lost the errand. {name} takes a little. Bring medicine next.',
        '{name} manages a few ants, one by one, and rests its snout on the rim between them. What it needs after this is medicine.',
      ],
      loved: [
        'Its hands come apart, at table. {name} sees it, puts them together again quickly, and eats on, with its eyes shut: {item}.',
        '{name} goes back over the empty dish with the last inch of its tongue, where the taste is kept, and there it has found some more. It was {item}.',
        '{name} had said good day and was halfway through its bow when the smell reached it, and it has finished the bow in the dish. Nobody need speak of it: {item}.',
      ],
      disliked: [
        'Laid out, considered from one end to the other, and covered neatly with soil: {item}. {name} has filled it in. Ants are what it would ask for.',
        '{name} tries it with the tip, and winds the whole of its tongue in past it. Not {item}. Something with six legs, if you have it.',
      ],
      harmful: [
        'It had no teeth to stop it with. Now {name} is folded over its middle, and the stones grind and do not turn. It must be spared {item} from here on. It is still unfed.',
        '{name} shuts its ears and its nostrils, too late. That was {item}: keep it far off. If the plates stand away from the skin, medicine.',
      ],
    },
    play: {
      wanted: [
        'The log is rotten all through. {name} goes in at one end in a shower of crumbs, and comes out at the other wearing most of it.',
        'You roll a ball to {name}. It watches it come, closes, and rolls back to you as a ball of its own. You are left with two.',
        'An ant trail crosses the yard. {name} follows it upright, at a respectful distance, like someone who has joined the wrong procession and is enjoying it.',
        '{name} digs until only its tail shows. The tail signals for you to look. It is a hole, and you are the first to see it, before it is filled in.',
        {
          text: 'You bury something, and do it badly, and {name} finds it in a moment. What takes the time is the filling in, at which it will not be hurried, and to which you are invited.',
          when: ['from_child'],
        },
        {
          text: 'The ball will not be rolled, so you roll yourself, a little, down the bank. There is a silence. Behind you comes a noise of spoons, stops short of you, and goes back up to be asked again.',
          when: ['wary'],
        },
        {
          text: 'It closes, and waits. You put both hands to it and give it a push, down the bank, which nobody else may do. It goes off with a noise of spoons, and comes back up on its hind legs to be pushed.',
          when: ['trusting'],
        },
        {
          text: 'It hides what it has in its hands behind your back, still clasped, and you are to guess. A stone? It shakes its head. An ant? It laughs until its roof comes loose, and lets you try again.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} rolls once to the bottom of the bank for you and lies there open, looking at the sky. It was merry already.',
        'It plays a round, hands clasped, and bows at the end of it. {name} had had its fun, and did this for yours.',
      ],
      bad_time: [
        '{name} looks at the game through a gap between two plates, and the gap closes. It cannot, now. See first to what it lacks.',
        'It rolls half over and stays there, on its side, with one foot in the air. This is no time for games. {name} needs looking after.',
        {
          text: 'Something rattles in {name} that is not stones. Put the game away, and give it medicine.',
          when: ['ill'],
        },
        {
          text: '{name} lays its tongue along the toy to learn whether it is food. Feed it before you play.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say {item}, and {name} forgets to be announced. It is through the doorway and has to go back and come in properly.',
        'It is a very small sound, plates ticking all the way down to the tip of the tail, and it means {item}.',
      ],
      disliked: [
        '{name} measures it from every side and can find no way in: {item}. A log, it suggests, has a way in everywhere.',
        'With regret {name} becomes round until it has gone away, {item} and all. It would sooner have had mud.',
      ],
      harmful: [
        '{name} closes with a snap, and one plate does not close with the rest. It is bent. No more {item}, and no hands on it for a while.',
        'It had come out for this. Now it is shut, and you can hear it breathing in there, fast: {item} frightened and hurt it. Keep that away from {name}.',
      ],
    },
    clean: {
      wanted: [
        'You brush along the lie of the plates, never against. Sand runs out, and a beetle, and {name} begins very faintly to clink again.',
        'For the water {name} lifts its plates a row at a time, tail first, as one rolls up sleeves. Brown runs off, and then less brown.',
        'There is a tick behind the elbow, and one in the small of the back where a person must be asked. {name} asks. You have it out, and the plate above it comes down with a sigh.',
        {
          text: 'You ask leave for each row. It is given for the back, the tail, and, after thought, one shoulder. The brush stops there. {name} thinks again, and the next row goes up by itself.',
          when: ['wary'],
        },
        {
          text: 'All the rows go up at once, from the neck to the tail, before you have found the brush. It stands there like an open book. You start at the first page.',
          when: ['trusting'],
        },
        {
          text: 'You do the soft side, with a warm cloth. It has sat up on its tail for it and lifted its chin, and looks away over your shoulder with great composure. Nobody has been shown in so far before.',
          when: ['trusting'],
        },
      ],
      little: [
        'You find nothing under the first row and nothing under the second. {name} lowers them again. It had said as much, in its way.',
        'The cloth comes away clean. {name} inspects it, on both sides, and hands it back between two claws.',
      ],
      loved: [
        'All the plates go up at once, with a sound like a shuffled pack. {name} wants it under every one of them: {item}.',
        '{name} stands in it up to the knees and will not be told that it is clean. It was {item}, and there is still the tail.',
      ],
      disliked: [
        '{name} shuts each row before you reach it, and begs your pardon, and shuts the next. Not {item}. Plain mud has always served.',
        'It bears {item} as one bears a speech, with bowed head. A soft brush would have been met halfway.',
      ],
      harmful: [
        'Where it touched, the bronze has gone dull and the skin under it is raw. {name} holds that side away from you. It asks you to spare it {item}. Lukewarm water, and leave it be.',
        '{name} pulled in its head and trembled, and you heard it, every plate. That came of {item}. Put it out of the house.',
      ],
    },
    medicine: {
      wanted: [
        'It goes in at the very end of the snout, a drop at a time. {name} keeps its hands clasped throughout, and towards the end less tightly.',
        'The plates, which stood away, lie down again one after another, like cards being put back. {name} lets you sit there and listen.',
        '{name} shuts its ears, and its nostrils, out of habit, and so has to open its mouth. You are quick and gentle. Some way down, one stone begins to turn, and then there are two.',
        {
          text: 'You ask, and it considers. You put the spoon where the tongue can find it and turn your chair. A thread goes by your ankle, and there, and home. In the night you hear the stones turn.',
          when: ['wary'],
        },
        {
          text: 'It draws its tail from its face, of its own accord, and sits up before you with the front of it open. You give it the spoon. All the while the claws stay clasped, but they are resting on your knee.',
          when: ['trusting'],
        },
        {
          text: 'It takes your thumb between its clasped hands, and there is something else in there, small and smooth, against your nail. It holds on until the dose is down. Then it draws the thumb out, and thanks it.',
          when: ['trusting'],
        },
        {
          text: 'You unfold it yourself, for it cannot, a little, at the snout, and let it run along the tongue. It closes after you by only two plates. Somewhere a stone turns. Give it the rest tonight.',
          when: ['ill'],
        },
        {
          text: 'You give your reasons and then the spoon. It opens, at the snout. By and by the plate above the heart comes down and stays. You may bring it more medicine at dusk.',
          when: ['ill'],
        },
        {
          text: '{name} had the strength to close, or to swallow, and it looks at you and swallows. You stay where you are. When it has closed after all, an hour on, you can hear the difference. The next dose is for the evening.',
          when: ['ill'],
        },
      ],
      little: [
        '{name} hears you out, opens a row to show the skin beneath, which is pink and cool, and closes it. The bottle can go back.',
        'It measures the spoon with its tongue and returns it to you, licked and unneeded. {name} is well.',
      ],
      loved: [
        'For this {name} comes out as far as the shoulders of its own accord. You hold it, {item}, and it holds quite still, and breathes more easily.',
        'The rattle under its ribs grows slower, and is only stones again. {name} bows to the label: {item}.',
      ],
      disliked: [
        'Its snout is in, its ears are shut, and it is not at home to {item}. Ask {name} again with something gentler.',
        '{name} takes it as one signs for a parcel meant for next door. The name on it was {item}, and it mends something else.',
      ],
      harmful: [
        'It opened for you, because you asked. Now it is grey about the nose, and shaking. It was {item}, and no door should have been opened to that. The right medicine, and quiet.',
        '{name} tries to close over the pain and cannot find where its edge is. Take {item} away. Sit near, and send for proper help.',
      ],
    },
    discipline: {
      wanted: [
        'You say it in few words, from where you stand. {name} closes, thinks it over inside, and opens somewhat later with the matter settled.',
        'The flower bed has a hole in it. You look at the hole. {name} fills it in, with the bulbs the right way up, and keeps a little more distance on the way home.',
        {
          text: 'It has dug up the leek. You say so. It stands before you, unclasps its hands, both of them, wide apart, and there is nothing in them now. It puts the leek back. Then it hides them behind it.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} inclines its head. It had told itself the same, at greater length, in the dark.',
        'You begin, and {name} is already patting the earth flat. There was nothing to add.',
      ],
      bad_time: [
        'Halfway through your sentence you are speaking to a closed door. {name} was low already. Sit by it, and look after it, and let the lesson go.',
        'It does not argue. It shuts, plate by plate, the one over the eye last. Not now: see what {name} lacks, and bring that.',
        {
          text: 'It cannot close against your voice today, and so it bows, and bows lower, until the brow is on the ground. That is not agreement, it is fever. Say that you are sorry. Ask if it would take medicine.',
          when: ['ill'],
        },
      ],
      loved: [
        '{name} considers the terms, and finds them those of one household speaking to another. It agrees to {item}, and does not dig there again.',
        'Nothing was raised, neither voice nor hand. {name} stays open the whole way through {item}, down to the plate over the eye.',
      ],
      disliked: [
        'What reached it through the plates was only noise: {item}. Another time, say it quietly to {name}, and from further off.',
        '{name} waits behind its tail until {item} is over, and comes out having learned the time it took.',
      ],
      harmful: [
        'A door that is forced is broken afterwards. {name} lies shut, with one plate torn at the root. Never {item}. Go back a few steps and stay there.',
        'It made no sound. There is blood under two of its claws, from holding on. Carry it off, {item}, while {name} can hear that you are going.',
      ],
    },
    sleep: {
      wanted: [
        '{name} backs into the earth, draws its tail across its face, and tucks the corners in. When it comes out the plates lie easy.',
        'You shade the mouth of the den. Inside there is some turning round, a click, and another, until {name} has locked up, and hung the key on the inside.',
        {
          text: 'It shows you to the gap in the wall, bows, and waits until you are through. Then you hear earth being moved, and patted, and a last click, a long way in.',
          when: ['wary'],
        },
        {
          text: 'It turns round in the den and lies down with its tail the other way, so that the open side is towards you. One plate is left up over the eye, like a night light.',
          when: ['trusting'],
        },
        {
          text: '{name} makes up the bed, with a corner turned back, and stands aside for you to go first. You lie down on the leaves and it comes in after, pulls the tail over both your faces, and locks up.',
          when: ['trusting'],
        },
        {
          text: 'You have made the bed of soft earth, and help it in, backwards, with your hand beneath the tail. It is hot through every plate. It shuts three of them. Call again with medicine, and cough first, when the light has gone.',
          when: ['ill'],
        },
      ],
      little: [
        'It makes a knot of itself to oblige you. An ear stays out. {name} is not tired at all.',
        '{name} lies in the den with its hands folded on its chest, wide awake, like a guest who has gone up too early.',
      ],
      loved: [
        '{name} pays out its tongue to the far end of it, all round, and brings it home. The measurements are perfect: {item}.',
        'The first plate goes down, and the next, and you lose count before the tail. Nobody ever shut more softly than {name} on {item}.',
      ],
      disliked: [
        'It lies there on top of {item}, half closed, like a book on the wrong shelf. {name} would rather have earth over it.',
        '{name} tries to dig down through it and arrives at the floor. Not {item}. Somewhere with soil.',
      ],
      harmful: [
        'It came out backwards, rubbing its snout, and will not go in again. Something in there hurt {name}: {item}. Take it away, and give it clean earth.',
        'What should have been a burrow was none. {name} crouches outside with its plates on end. Dig out what did it, {item}, and leave the hole. It will want to see to that itself.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and do not ask. After a good while there is a small sound, like a latch, and one plate of {name} on your side is up.',
        'Out comes the tongue along the ground, as far as your shoe, round it once, and home. {name} now knows how far you are. It seems about right.',
        '{name} sits down as you do and folds its hands as you do. It remembers {wait} when this place was empty, and looks across to see that it is not.',
        'You sit together. {name} turns its clasped hands over, and over again, and very nearly says. What it says is a word it keeps: {loved}.',
        {
          text: 'You say good day to a shut thing and sit down. Some time afterwards, when you had stopped expecting it, good day is said back, by one plate.',
          when: ['wary'],
        },
        {
          text: 'It sits down against you, plates and all, like a roof leaning on a house. Then the clasped hands are held out, over your palm, and the claws part by the width of an ant, and shut.',
          when: ['trusting'],
        },
        {
          text: 'The hands are held out, and they open. You look. It is a seed, or a tooth, for the claws close again as you decide. {name} looks at you as a host does when the soup has been praised.',
          when: ['trusting'],
        },
        {
          text: 'You fall asleep there, on the grass. When you wake there is earth drawn up about you on all sides, patted, and a leaf across your face. {name} sits by. It did not like to see you left open.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has sat with you four times this hour and been honoured each time. It begins to fold. That is enough company for now.',
        'There is only so much opening in one hour. {name} bows you out, kindly, as far as the gap in the wall.',
      ],
      ill: [
        'You sit down on its soft side, and {name} lets it stay the soft side. See to it next: whatever is wanting, medicine or a meal.',
        'Its breath catches and goes on. {name} has laid the tip of its tail over your foot, like a bolt. Then get up and fetch what it needs.',
      ],
      asleep: [
        'You sit at the mouth of the burrow. Down there the knot does not stir, except to let one plate up on the side where you are.',
        '{name} sleeps. You breathe, and it breathes, and the edges of it tick together in time. It will have noticed.',
        'Along the ground from the burrow comes the tongue, asleep, finds your knee and goes round it once. {name} has measured you into the dream.',
        'The sleeper is talking in there, all on one polite note. You put your head to the earth. It is offering somebody, after you, no, after you, the last of {loved}.',
      ],
      shy: [
        '{name} remains closed. You remain seated. Between you there is some grass, and neither of you treads on it, and in that way something is agreed.',
        'Nothing happens for a long time, and you let it. Then, low down and on the far side, {name} opens by as much as the thickness of a card.',
        {
          text: 'You sit, and admire the view aloud. The shut thing behind you shifts, with a noise of cutlery, in order to have the same view. It is not a conversation. You are neither of you alone with it, though.',
          when: ['well'],
        },
        {
          text: 'You sit close to a thing that is shut and shaking, and you do not remark on it. You say only that you have nowhere to be. A while on, the shaking has something to lean against, and leans.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'weaver ants':
        'The weaver ants have sewn themselves a house of leaves. {name} undoes one stitch, excuses itself to you, and lets the tongue in. Then it folds the leaves to again, and there is nobody at home.',
      termites:
        'Somewhere in your palm, under the bark, there are termites. {name} shuts its ears, then its nostrils, and bows over your hand. The tongue goes along each line of it. It has read your fortune, and eaten it.',
      'ant eggs':
        'The ant eggs lie in your saucer like rice at a wedding. One long pink stroke, and there are none. {name} remains bowed for a moment, and all its stones can be heard going round, in their good clothes.',
      'ant larvae':
        'Under the back of your spoon are the ant larvae. {name} measures first: out to the far edge, home, and a pause. Then it takes them up in rows, from the left, and pats the earth where they were.',
      'termite mound soil':
        'The termite mound soil lies on the slate. {name} goes through it grain by grain, with the tongue, and sets the stones apart. One is round. It looks at you, and it looks at the stone, and swallows.',
      'silkworm pupae mash':
        'The mash of silkworm pupae is warm, and holds its shape. {name} draws its tongue down the middle, and eats up to the line, and then the other half. You are handed the saucer, licked blank.',
    },
    play: {
      'rotten log digging':
        'The rotten log is rolled up, and {name} tests it with one claw, begs its pardon, and digs. Chips fly past your ears. It backs out, crumbs on every plate, and shows you straight through to the other end.',
      'ant trail following':
        'The ant trail goes along the wall, over your shoe and under the gate. {name} follows it upright, hands together. At the shoe it waits for the last ant to be down before it goes round, and you may breathe.',
      'mud wallow':
        'It goes into the mud wallow backwards, the tail, the hips, and sits. Then with a smack the whole of it turns over, and rises before you, hands held high and dry.',
      'night foraging walk':
        'You go foraging, the two of you, at a walk, with the lamp hooded for the night. {name} halts, lays its tongue on the dark, and winds in what there is. You would have missed the gate.',
      'soil mound':
        'There is a mound of soil, heaped for no purpose. {name} digs in from the north, comes out at the south, and has it all back before you have put down the spade.',
      'quiet companionship':
        'You bring the stool and call it quiet companionship. {name} brings itself. At the end of a good while it gets up, bows, and with one claw fills in the marks of your stool.',
    },
    clean: {
      'mud bath':
        'From your ladle the mud bath goes over it, cool and thick, until there is only an eye. Then all the plates go up together, and the mud comes away in leaves, and is raked into a pile.',
      'scale brushing':
        'With the soft brush you go along each scale, as they lie. At the joint of the shoulder grit comes out like pepper. {name} moves that shoulder, hears that it no longer creaks, and turns to you the other.',
      'scale tick picking':
        'You find the tick by lamp, beneath the ninth scale, and ask. The scale goes up. You pick it out and ask for the tenth. {name} holds its breath the whole time, so that you shall not be knocked about.',
      'claw soil rinse':
        'You rinse the soil from its claws, one hand and then the other, as they are never both to spare. While you hold the left, the right is shut tight upon its own. Clear water runs away down the tiles.',
      'burrow sand change':
        'Out of the burrow goes the old sand, and in goes the new. {name} goes in. One hears it raked, and smoothed, and patted in the corners. A single grain is brought out and laid at your feet.',
      'lukewarm hose trickle':
        'You let the hose trickle, lukewarm. {name} stands in it like a tiled roof in soft rain. It lifts a row for you, and the water finds its way off at the tail on to your boots.',
    },
    sleep: {
      'deep earth burrow':
        'The burrow goes down deep, and the earth is cool there. {name} backs in before your lantern, bowing at each yard. What is left is a wall with a pulse in it.',
      'hollow tree trunk':
        'The hollow tree trunk has been dusted out. {name} measures it with its tongue from the inside, finds that it is one pangolin wide, and closes. If you knock on the bark there is a small click, out of courtesy.',
      'dark quiet den':
        'Before the den you hang a sack, so that it is dark, and take off your boots, so that it is quiet. {name} thanks you with one plate. Then even that lies down, and the latch goes, far in.',
      'buried crate':
        'The crate is buried to the lid, with leaves in it. {name} gets in as one boards a train, hands together, and looks out at you. You hear the leaves being moved to where they should be.',
      'warm soil bed':
        'The soil of the bed has been in the sun and is warm to the wrist. {name} lies down in it plate by plate, until the edges tick no more. Your hand beside it is not moved off.',
      'undisturbed daylight':
        'The card at the gate is turned. It is undisturbed daylight now, till dusk, and even you go by on tiptoe. {name} has drawn its tail across its face, and sleeps in that like somebody in a reading room.',
    },
    medicine: {
      'snare wound dressing':
        'You ask to see the foot, and wait, and are shown it. The snare has left a ring. You lay the dressing on, and wind, and {name} looks at the knot, undoes its own two claws, and ties it better.',
      'gastric ulcer medicine':
        'The ulcer medicine is chalky, and you say so. {name} takes it along the whole length of the tongue, which is the whole length of the trouble. Some time on, a stone turns, and no plate winces.',
    },
    discipline: {
      'whispered apology':
        'You have trodden on a filled hole, and whisper your apology. {name} considers it. Then it looks at the lawn, where there are four that it has not filled. It goes and sees to those, head down.',
      'respectful distance':
        'You keep a respectful distance from the bulbs, and stand there, so that it can be seen how that is done. {name} measures it with its tongue. It takes up its own place behind the line and folds its hands.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, with its tail across the entrance, and takes nothing in. It wakes at {wakes_at}. You may sit outside and reflect. It feels that through the ground.',
      'You set it down by the burrow and nobody comes. {name} is a knot until {wakes_at}. Only company gets through. Reflect, if you like.',
    ],
    closed: [
      'You hold it out to {name}, and it becomes a door, shut. It takes nothing from a caller it does not know. Sit down and reflect. That is how it opens.',
      'There is no edge to get a finger under, and you do right not to try. {name} trusts too little yet for any care but company. Reflect with it, and again later.',
      'Whatever you brought waits on the step. {name} is within, and hears you, and will not open today. Put your hands in your lap and reflect beside it.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. Its plates have hardened, and it has found that they rattle. It has also found the tin roof, the stairs and the umbrella stand.',
      'A child already: {name} rides about on its own tail, as it would on a mother’s, and has dug its first hole and filled it in, twice.',
    ],
    teen: [
      '{name} is half grown. It comes home at dawn with earth on its snout, is asked where it has been, and closes. Its mealtimes matter now. They settle what it becomes.',
      'Half grown, {name} stands at every doorway with one foot over the sill. Keep its hours well, and it will know which side it belongs on.',
    ],
    high_care: [
      '{name} is grown, and {form}. It comes up to you on its hind legs, opens its clasped hands at last, and there is room in them for one of your fingers.',
      'Grown: {form}. All down one side of {name}, the side that it walks on next to you, the plates are never shut now.',
    ],
    balanced: [
      '{name} is grown, a {form}. It keeps three burrows and a hollow tree, calls at each, and at yours a little oftener.',
      'Grown, and a {form}: {name} goes out at dusk with folded hands, like a doctor, and comes back through whichever gap is nearest.',
    ],
    low_care: [
      '{name} is grown, a {form}. You find the earth patted flat, still warm, and nobody on it. It has learned to close so well that it can hardly be seen.',
      'Grown: a {form}. Some nights there is a tick of plates along the wall, and a tongue laid on the sill, measuring. {name} was alone a good deal.',
    ],
    rescue: [
      '{name} is grown, a {form}. One row of plates has come in paler, over the old hurt, and lies closer than the rest. It lets that row be touched.',
      'Grown, and a {form}: {name} goes round in the evening and fills in the holes that others have left, so that nobody falls as far as it did.',
    ],
  },
  trust: [
    'There is a plate over the left eye of {name} that had never been up while you were there. Today it stays up.',
    '{name} goes through a doorway ahead of you without a pause, turns, and holds it. You are announced, with a small cough.',
    'It takes your hand in both its own, with great care, and closes them, and there is no gap. {name} has shown you what was in there. It was the room.',
  ],
  streaks: [
    'Ten meals on time. {name} has put aside a stone for them, quite a round one, and swallowed it.',
    'Twenty-five in a row, each when it was due. {name} has scratched a mark inside the burrow for every one, and had to dig the burrow longer.',
    'Fifty on time. {name} had thought that a person would weary of it. It lifts the plate over its heart, to air, and lets it down again.',
    'A hundred, without a gap. {name} lays its tongue out beside them in the dust, all its length, and for once it is too short.',
  ],
  ages: [
    'Ten days. {name} has counted its plates by feel, all those it can reach, and asks whether you would kindly do the back.',
    'Thirty days old, and {name} has walked the wall so often that there is a path, the width of a tail.',
    'A hundred days. Some of its first holes have grass on them now. {name} knows where, and goes round.',
    'A year. {name} has worn its step into the sill of one door, which is yours, by pausing there.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['weaver ants', 'termites'] },
      wish: '{name} would not ask for itself. But one of the stones has been saying that it has had nothing crisp to do, and might there be weaver ants, or termites, with the legs on.',
      granted: 'The stones went round like carriage wheels. {name} stood by with lowered eyes, as the host of it all.',
    },
    {
      by: { action: 'feed', item: ['termite mound soil'] },
      wish: 'It has dined on ants from many houses, and never seen one of the houses. If the mound could be brought to table, earth and all, {name} would take care not to disturb the rooms.',
      granted: 'It ate its way up the back stairs. What was left has been raked even, and the front door stands.',
    },
    {
      by: { action: 'feed', item: ['ant eggs', 'ant larvae', 'silkworm pupae mash'] },
      wish: 'Having no teeth, {name} thinks now and then of a soft supper. Ant eggs, say, or larvae, or that mash which wants no turning over. The stones could have an hour off.',
      granted: 'You could not hear a thing. {name} sat with its head on one side, listening to nobody working.',
    },
    {
      by: { action: 'play', item: ['rotten log digging', 'soil mound'] },
      wish: 'There is so little here that one may break. {name} would be grateful for a log that has quite gone, or a mound of soil it need not answer for.',
      granted:
        'It went in as a gentleman and came out as a heap. Afterwards it put back every crumb, in what it took to be the order.',
    },
    {
      by: { action: 'play', item: ['mud wallow'] },
      wish: '{name} has been admiring some mud from a distance, with its hands held clear. It would go in, if somebody else were to be there, so that it was an occasion.',
      granted:
        'It lay down in it on its back, full length, and opened everything. One would not have known it for the same family.',
    },
    {
      by: { action: 'play', item: ['quiet companionship', 'ant trail following'] },
      wish: 'It would like to play at going somewhere, slowly, one behind the other, and not arriving. An ant trail would do to follow. Or merely you, if you are quiet.',
      granted:
        'You followed the ants, and {name} followed you, and it has said since that it never lost sight of the leader.',
    },
    {
      by: { action: 'clean', item: ['scale tick picking', 'scale brushing'] },
      wish: 'Between two plates, at a spot that {name} could reach only with somebody else’s arm, there is a tick. It hopes it is not too much. The brush would be received as well.',
      granted:
        'It told you warmer, and colder, with its shoulder. When you had it, the whole roof shook and lay down straight.',
    },
    {
      by: { action: 'sleep', item: ['hollow tree trunk', 'buried crate'] },
      wish: '{name} has lain in the one bed since it came, and begins to know what the bed is going to say. It would like to be put up in a hollow trunk, or in a crate with earth over.',
      granted: 'It measured that twice, for the pleasure. Then it turned round in it and there was a click.',
    },
    {
      by: { action: 'sleep', item: ['dark quiet den', 'warm soil bed'] },
      wish: 'Would you be so good as to see {name} to its bed, and stop at the entrance, and say that you have looked, and nobody is coming? A dark den, or warm soil.',
      granted: 'You said it. {name} said that it had not been worried, and shut, from the feet upwards, like a fan.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has a row of plates that it has never had up in company. It is thinking of the third. If somebody sat a little way off, and looked at the view, it might.',
      granted:
        'You were looking at the view. There was a draught, and a very small cough, and it was down again. It went off well.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A caller who comes once has come about something. {name} would like to be called upon twice today about nothing.',
      granted:
        'You came about nothing, and then, it may be supposed, about the same. {name} saw you out both times as far as the gap.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It would like to be asked something, and then not to answer, and for that to be quite in order. Sit down, ask, and wait with {name} for as long as you can spare.',
      granted:
        'You asked. {name} considered it from end to end. It is still to be considered, and you have been told as much, with a bow.',
    },
    {
      by: { action: 'reflect', hours: [17, 21] },
      wish: 'Towards the end of the day there is a moment when the path can be heard in both directions. {name} would like somebody sitting on it before nine, so that it is heard to be occupied.',
      granted: 'Nobody came, from either side, and it was you. {name} lifted its ear for the whole of it.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The stone called Edith',
        shape: 'stone',
        text: 'Perfectly round by now. {name} coughed, turned away, turned back and had it on its palm. It will manage with the others.',
      },
      {
        name: 'A plate, shed',
        shape: 'leaf',
        text: 'From the row over the heart. There is a new one beneath. {name} thinks that the old might keep the rain off something of yours.',
      },
      {
        name: 'The length of the bench',
        shape: 'thread',
        text: 'A straw, bitten off by nobody, laid where the tongue came to. {name} says you may have the bench by it, should the bench ever go.',
      },
      {
        name: 'A calling card',
        shape: 'letter',
        text: 'It is a leaf with one claw mark on it. You were out. {name} waited a suitable time, and left it.',
      },
      {
        name: 'The ant that was let off',
        shape: 'gem',
        text: 'In a drop of resin. It came to the dish last, and held the door for another. {name} could not, after that.',
      },
    ],
    return: {
      name: 'A white root',
      shape: 'thread',
      text: 'It was round one claw when {name} came up out of the ground. It has grown by an inch since, towards the window, and been given a pot.',
    },
    streak: {
      name: 'The doormat',
      shape: 'wool',
      text: 'Plaited, of burrow grass, the size of one shoe. {name} has laid it by the gap in the wall, since after twenty-five such visits a person can hardly be called a caller.',
    },
    hundred_days: {
      name: 'What was in its hands',
      shape: 'acorn',
      text: 'An acorn cup, and nothing in it. {name} has carried this from the beginning, to keep the place. It would like it back when you have looked.',
    },
  },
  release: [
    'You leave the gate open and stand away from it. {name} pauses there to be announced, and as nobody else can, you say its name. It bows, and goes in under the trees.',
    '{name} walks to the edge of the wood with its hands together. There it turns, opens them to you, both, empty, and is gone on all fours.',
  ],
  dying: {
    neglect: [
      '{name} closed, and waited to be asked. Nobody asked. Inside, at some hour, it grew quiet, and it has not opened since.',
      'It had left one plate up towards the door, for seeing who came. Nobody did. The plate is still up. {name} is not behind it.',
    ],
    hunger: [
      'The stones in {name} went round more slowly, and stopped. Its tongue lay along the ground towards the door, at its whole length.',
      '{name} had filled in every hole where there were no ants. It lay down by the last, with its hands folded, and died hungry.',
    ],
    illness: [
      'The plates lifted a little, and settled, and did not lift. {name} died with its soft side to the wall and its hands still closed.',
      '{name} was ill, and the illness got in where no one else could. At the end it unrolled, quite gently, and lay at its full length.',
    ],
    poison: [
      '{name} had no teeth, and took what it was given whole. It closed round the pain as well as it could. It did not open again.',
      'What was given it was poison. {name} bowed over its clasped hands, lower and lower, and so it was found.',
    ],
  },
  returned: [
    'The earth stirs where it had been patted flat. A claw comes up, and a snout. {name} is back, and the first thing that it does is to fill in the hole.',
    'A latch, somewhere, and then a row of them. {name} opens from the tail upward, and looks at its hands. It still has it.',
  ],
  epitaph: {
    openings: [
      '{name} is within, bronze and folded, and has drawn the last plate to.',
      'Under this stone, roofed against every weather, lies {name}, who never hurt anyone and had not the teeth for it.',
      'The earth has been patted flat here with the back of a hand, for {name}, who would have done it for you.',
      '{name}: a pine cone, by the look of it, with its hands clasped round something very small.',
      {
        text: '{name} filled in every hole it ever dug but this one, and somebody has done that for it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'It waited to be called upon, and nobody called.',
        'The door was ajar for a long time, and no one came up the path.',
      ],
      hunger: [
        'Its tongue could reach twice its own length, and there was nothing at the end of it.',
        'The ants were late, and then they did not come.',
      ],
      illness: [
        'It had plates against everything except what came from inside.',
        'It was ill, and has unrolled, and rests at its full length.',
      ],
      poison: [
        'It could shut its ears and its nostrils, but it had taken what it was given.',
        'What it was handed was not food. It did not know, and swallowed.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and every row is up, and the air goes through you as through a house in June. You have been to the top of the bank. You shut, and there was sky, grass, sky, grass, and a bump, and you got up with your hands together, and nothing in them was broken. There is mud on your good elbow. Somebody laughed, and you did not close. You would like them to stay where they are. You are going up again.',
      'You are {name}. You have gone out without your caution, and have not missed it. The bench is longer, the mud is deeper, the log is entirely rotten. You report these things formally, as one would to a neighbour over a gate, and the gate, you notice, is standing open. You would like the neighbour to come through and be shown the log.',
    ],
    content: [
      'You are {name}. The wall is where it was. The stones go round in you, the flat one and the two brown ones. You have filled in the hole, and patted it, and stood on it with one foot. What is in your hands is warm. Across the path somebody is sitting who has not once said open. You have put your tongue out that far, and back: eleven feet. You would like them to be there tomorrow, at eleven feet, or ten.',
      'You are {name}, {days} days in the world, and you have measured it: it is as long as your tongue, and then somewhat further. You have had few callers. There is one whose step you need not shut for. You say please, and after you, and not yet. You would like to be asked, today as well, and given a moment to consider.',
    ],
    bored: [
      'You are {name}. You have dug, and filled, and dug. There was no news in the ground. You have stood in both doorways and nobody was announced. It would be forward to ask outright, so you remark only, to no one, that logs are rotting unattended, and that an hour has a great deal of length in it. A game would be received with pleasure.',
    ],
    hungry: [
      'You are {name}, and the stones are turning on nothing. One does not speak of it. You speak of ants in general, of how early they are about, of a mound that you once heard described. You lay out your tongue as a person lays a table. What you want is the meal, and that whoever brings it should set it down and not reach over you.',
    ],
    starving: [
      'You are {name}. You have sent your tongue out as far as it is rooted, and it has come home with dust. You were always brief. Now there is hardly a word that is worth the lifting of a plate. Ants, you say. Pardon me. Ants. You want food, now, near enough that you need not walk, and you will not close against the hand.',
    ],
    sick: [
      'You are {name}, and something has got in. You shut, and it is shut in with you. It is hot in here and the roof does not fit. You apologise for the noise of your breathing. You say things twice and forget the polite part. You would open, for medicine, if it were brought slowly, by one person, who then stayed on this side of the door.',
    ],
    failing: [
      'You are {name}, and you are open, and cannot help it. The air is on your soft side. You had meant nobody to see that. You keep your hands together, because that can still be done. You have no sentences. You have one word, and it is please. It means medicine, at once, and that they should not look away.',
    ],
    near_death: [
      'You are {name}. You closed, so as to wait better, and it has been a long wait, and you are losing the way back up to the edge. There were steps once on the path. You listen with the plate nearest to it. You say nothing, there is no one to say it to. If anybody came now and only sat, you would turn towards that.',
    ],
    asleep: [
      'You are {name}, asleep, and there is no outside. The earth goes all the way round. In the dream you walk down a corridor of doors, with your hands together, and each of them is opened before you knock, and someone says your name, correctly. At the end there is a room the size of your two hands. You want nobody to wake you, and somebody to sit near.',
    ],
    shy: [
      'You are {name}, and you are a door, and it is shut. No offence is meant. Somebody is out there. They have a weight, a breath, two hands, and you would know where the hands are. You answer through the plates, shortly: yes, no, not yet. You want them to ask for nothing, and sit down some way off, and be there again tomorrow.',
    ],
    back_from_death: [
      'You are {name}. You were in the ground, further than you have ever dug, and then there was a way up. You try your plates. You look into your hands. You do not speak of it yet, and when you do it will be one sentence, on some other evening. You would like someone beside the filled-in hole, and the next meal at its hour.',
    ],
    hurt: [
      'You are {name}, and you opened, and it hurt. You go over that. There was a hand, you knew the hand, and you lifted the plate yourself. Now all is shut that will shut, and you speak from behind it, in short words, still courteous. Take it away, please. Do not reach. You want whoever it was to sit down at a distance and be very quiet.',
    ],
  },
}

export const PANGOLIN: Species = {
  slug: 'pangolin',
  name: 'Pangolin',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['solitary', 'stoic'],
  personality:
    'A walking pine cone with clasped hands and much to worry about. Has never attacked anyone; simply becomes a door, shut.',
  special_mechanic:
    'Below trust 40 it stays closed: all stats are hidden and care is refused, but sitting with it to reflect always works.',
  mechanic: {
    care_needs_trust: 40,
    shown: [{ from_trust: 40, stats: ['hunger', 'happiness', 'health', 'trust', 'discipline'] }],
  },
  items: {
    approved: {
      feed: ['weaver ants', 'termites', 'ant eggs', 'ant larvae', 'termite mound soil', 'silkworm pupae mash'],
      play: [
        'rotten log digging',
        'ant trail following',
        'mud wallow',
        'night foraging walk',
        'soil mound',
        'quiet companionship',
      ],
      clean: [
        'mud bath',
        'scale brushing',
        'scale tick picking',
        'claw soil rinse',
        'burrow sand change',
        'lukewarm hose trickle',
      ],
      medicine: [
        'rescue centre vet',
        'gastric ulcer medicine',
        'subcutaneous fluids',
        'snare wound dressing',
        'pneumonia antibiotics',
        'stress-free quarantine',
        'tick treatment',
      ],
      discipline: [
        'sit with it',
        'respectful distance',
        'no touching yet',
        'whispered apology',
        'door left open',
        'silent company',
      ],
      sleep: [
        'deep earth burrow',
        'hollow tree trunk',
        'dark quiet den',
        'buried crate',
        'warm soil bed',
        'undisturbed daylight',
      ],
    },
    harmful: [
      'dog kibble',
      'milk',
      'insecticide powder',
      'crowd of visitors',
      'sweet fruit',
      'prying it open',
      'wire snare',
      'scale polish',
    ],
  },
  appearance: {
    look: 'a bronze pangolin walking on its hind legs, overlapping artichoke scales, foreclaws held together',
    colours: ['#8b5e34', '#d9b48f', '#4a3526'],
  },
  figure: {
    eyes: '#2a1e16',
    body: 'upright',
    skull: 'wedge',
    muzzle: 'snout',
    tail: 'spike',
    marking: 'scales',
    extras: ['artichoke'],
    headSize: 0.9,
    tailSize: 1.1,
    eyeSize: 0.8,
    shift: -10,
  },
  book: BOOK,
}
