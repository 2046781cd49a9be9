/**
 * The Phoenix wants an audience and a good last act, in that order. It fears going out without anyone in the house, by
 * damp, in the middle of a sentence. It leaves notes to its successor, in soot, under the perch: which draught to
 * beware of, who cries at endings, where the cinnamon is. It has found some from before, in a hand like its own but
 * more florid, and disputes them. It poses when a door opens, any door, and has been caught posing for the cat flap.
 * Its warmth is its candour: it can act anything, but the perch beneath it tells, being hot for joy, lukewarm for
 * manners, cold for grief. Copper feathers, gold at the tips, a tail like a struck match, and wherever it walks the
 * linen is ironed. It eats as fire eats, from the edges. It sleeps as a banked stove does. It sulks by becoming a
 * perfectly ordinary brown bird. It trusts by letting you see it unlit, before it is made up. It hoards a pinch of old
 * ash in a matchbox and never opens it. It never makes an exit without a look back, never sings the same ending, never
 * burns what is lent to it. Its keeper is the front row.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Smoke, first. Then a spark, which clears its throat. Then {name} stands up in the broken shell with both wings out, and holds that until it is sure that you have seen.',
    'The egg glows, ticks like a stove, and falls in on itself. Out of the warm ash comes one bare wet wing, and makes a gesture. {name} has arrived.',
  ],
  looks: {
    thriving: [
      'Somebody opened the post. {name} took the sound for a door, and is on the mantelpiece with wings spread and tail alight. It sees no reason to stop now.',
      '{name} goes from copper to gold, from the feet up, and the perch has begun to smoke. It steps to the next perch, bows, and does it from the beginning.',
      'Three sheets, five shirts and a tablecloth: {name} has danced the length of the ironing, and there is not a crease in the house.',
      'A shower of sparks goes up behind the sofa. There is a pause, nicely judged. Then {name} rises through it, and sings the top note that it has been keeping for good.',
    ],
    content: [
      '{name} is between performances. It sits on the rail with its feathers down and hums through the second act, and the rail is pleasantly warm.',
      'A claw scratches under the perch: it is making a note for whoever comes after. This one says that the left curtain sticks.',
      'The cat flap stirs. {name} has its chin up and one wing out before it sees that it is only wind. It keeps the wing there. It may have been meaning to stretch.',
      'Into its song today {name} has worked {loved}. It is the slow part, and the perch goes hot underneath.',
      'According to the soot there have been {days} days in this run. {name} has reviewed each of them, and been fair.',
    ],
    curious: [
      '{name} has found a line under the perch in soot, in a grander hand than its own. It says: not the blue curtains. {name} is looking at the blue curtains.',
      'By the light of a single lifted feather {name} goes along the back of the shelf. There is a torch there, which gives light without having suffered. It has questions.',
    ],
    bored: [
      'There has been no entrance since noon. {name} has exited four times so as to have something to come back from, and nobody gasped. Come and play.',
      '{name} drops sparks off the perch, one at a time, and watches them go out on the tiles. It needs a game, with a part in it.',
    ],
    hungry: [
      'The tail has burned down to a wick. {name} pecks at cold coals, in profile, where it tells best. It would like its meal.',
      '{name} has sung the aria of the empty grate, and looks to you from under one wing for the next line. The next line is supper.',
    ],
    starving: [
      'No pose is left in it. {name} sits hunched on the edge of the hearth, brown as a hen, and pulls out one feather to keep the rest alight. Feed it now.',
      'It has been {hours} hours, and you can hold the perch in your hand, for it is cold. Give {name} food at once.',
    ],
    weak: [
      '{name} begins the great entrance and sits down in the middle of it, with a hand’s breadth of flame. It would be glad of rest, or of something from the medicine shelf.',
      'Its gold has gone dull, like a plate that wants rubbing. {name} says that it is saving its voice. Give it medicine, or an early night.',
    ],
    dirty: [
      'Two days of soot, and not the becoming kind. When {name} shakes itself, the audience goes grey. It would like to be washed.',
      '{name} walked over your pillowcase, and left it ironed and black. Its feathers are clogged to the quill. A bath of ash, please, or a brush.',
    ],
    sick: [
      '{name} coughs, and what comes is ash, with no glow in it. It turns its back to do that. It needs medicine.',
      'The fire in {name} burns blue and low, and leans over at every breath as if somebody had opened a window. Medicine, please, and shut the door softly.',
    ],
    failing: [
      'One ember, under the breastbone, going and coming. {name} is not acting. Give it medicine now, and cup your hands about it.',
      '{name} has scratched a note beneath the perch, in a shaky line. Do not read it yet. Give it its medicine at once.',
    ],
    near_death: [
      'For {hours} hours the house has been empty, and {name} has kept back one spark, so that there should be something to see. Be there. Sit with it now.',
      'The matchbox lies open beside {name}, and it has its head on it. It does not look up at the door. Come close now, and stay with it.',
    ],
    asleep: [
      '{name} sleeps with its beak beneath a wing that glows like a stove door. Someone has hung a sock over it to dry, and it is dry.',
      'Banked for the night, {name} ticks as it cools. Now and then a very small flame runs along its back and looks about.',
    ],
    asleep_in_danger: [
      'The glow beneath the wing comes slower, and there is grey at the rim. {name} sleeps until {wakes_at}. Reflect beside it now, close, like a hand around a match.',
      '{name} sleeps, and the perch under it is cooling. It can take only company. Reflect here now. It wakes at {wakes_at}.',
      {
        text: 'It went to sleep on an empty grate, and there is little left to burn. Reflect by {name} now, and bring food at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'A brown bird sits at the end of the curtain rail, of no particular kind. It is {name}. It does not light for strangers. Take a seat, and be no trouble.',
      '{name} gives you its second-best pose, from the far side of the room. The perch is lukewarm. Stay on after the clapping, and see what comes.',
      'Under the perch there is a note to the next one: they were away {wait}. {name} stands in front of it. Sit down, and let it see you stay.',
    ],
    back_from_death: [
      '{name} is back, damp, bald in places, and has not made an entrance of it. It simply walked in. Sit near it, and let its next meal be on time.',
      'There is a new note under the perch: it was not like burning, it was only dark. {name} leans on the warm side of you. Keep it company, and its mealtimes.',
    ],
    old: [
      '{name} does less now, and it tells more. One lifted feather, and the kettle sings.',
      'The notes beneath the perch have reached the floor, and {name} has begun on the skirting board. The hand gets plainer as it goes.',
      'In {days} days it has never used the same ending. {name} says that it is running out of weather, and then the evening does something new.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats as a fire does, from the edges, and when it meets itself in the middle it goes up an inch.',
        'The dish is hot when you take it back. There was something on it. {name} dabs its beak on either side and looks replete.',
        'It takes the best bit in its claw, holds it up to the light, and says a few words on its behalf. Then that goes the way of the rest.',
        'A crackle, a small roar, and a sigh: that was dinner, in three acts. {name} eats the last crumb as an encore.',
        '“You have remembered,” {name} lets it be understood, with a hand to its heart, so to speak. You were merely punctual. It eats everything.',
        {
          text: 'The tail catches at the second bite, all along. {name} finishes by its own light, and throws you a spark to keep.',
          when: ['well'],
        },
      ],
      streak: [
        'You have come in on your cue {streak} times. {name} has gone so far as to put it in the notes: this one can be relied upon, do not haggle.',
        'After {streak} meals on the hour the perch is hot before you reach it. {name} is looking at the ceiling, as if it had nothing to do with that.',
      ],
      early: [
        'The overture is not over. {name} takes one grain, for the sake of the scene, and waves off the rest until {opens}.',
        '{name} is still warm from the last. It picks at a corner and lets it go out. At {opens} it will have an appetite to be seen with.',
      ],
      late: [
        'The curtain had come down. {name} has it put up again, eats everything, and delivers the whole meal to the third row, where nobody is.',
        'You find a plain brown bird at the dish. It eats to the end, without a crackle, and says “thank you” like somebody at a counter.',
      ],
      missed: [
        '{name} eats, and it is a long time before anything catches. It was {hours} hours. In the soot under the perch is a new line, and it has been underlined.',
        'There are feathers in the grate. In {hours} hours it had got to burning those. {name} eats what you bring and keeps its wings shut.',
      ],
      full: [
        '“After such a dinner?” {name} turns its head aside and lets the dish be carried past. It might be moved at {opens}.',
        'Nothing burns where it is all flame already. {name} warms the food through for you and gives it back. Come at {opens}.',
      ],
      ill: [
        'It takes a little, and that smokes. {name} holds on to the rim and breathes. Medicine should come next.',
        'Two pieces, and the second goes out halfway. {name} pushes away the plate without a gesture. It is ill, and needs its medicine.',
      ],
      loved: [
        '{item}. {name} shuts its eyes, and the whole of it goes one shade whiter, as iron does. There will be a note about this, for the next to envy.',
        'The announcement was brief: {item}. The applause, which was all {name}, has scorched the ceiling.',
      ],
      disliked: [
        '{name} takes a bite for the gallery, and another, and lets the flame sink. {item} does not burn well. It would prefer spice, or a nice ember.',
        '{item}: the notes had a word about that, and {name} should have believed them. Something dry and fragrant, if you would be so kind.',
      ],
      harmful: [
        '{name} swallowed it with a flourish, and the flourish stopped halfway. It has gone dark all down one side. Never give it again: {item}. It was no meal.',
        'There is hissing where no hissing should be. {item} has hurt {name}, and it has turned its face to the wall. Keep that away, and stay.',
      ],
    },
    play: {
      wanted: [
        '{name} makes an entrance, an exit, and a second entrance through the first. You were told to look the other way, and did, and it is radiant.',
        'It goes up on the warm air over the stove, up to the beams, folds, and falls like a star with its mouth open. You catch your breath. It had hoped for that.',
        'You throw, it returns it, lit. You throw that. After a while neither of you knows what it was to begin with, but it is beautiful.',
        'Today you are the villain. {name} dies in your arms, at length, opens an eye to see how you are taking it, and dies some more.',
      ],
      little: [
        'The house was already on its feet. {name} gives you one small encore and leaves it at that.',
        '{name} plays the scene through with half its flame, kindly, for practice. It was gold when you came in.',
      ],
      bad_time: [
        '{name} raises one wing for the opening, and lowers it. There can be no performance today. See to what it needs.',
        'It tries, because there is an audience. You can see the perch through its flame. Stop the play, and care for it first.',
        {
          text: '{name} gets through the first line and coughs grey over the rest. It is ill. Bring its medicine, and not the fire hoop.',
          when: ['ill'],
        },
        { text: 'It has eaten the prop. {name} is too hungry to play at anything. Feed it first.', when: ['starving'] },
      ],
      loved: [
        '{item}: {name} has asked for the lamps to be put out, since they would only be embarrassed.',
        'It was a benefit night, for {name}, by {name}. On the programme: {item}. There were eleven curtain calls, and you were the curtain.',
      ],
      disliked: [
        '{name} reads through the part and finds that it has no entrance. {item} will not run. It would like to soar, or to chase a sparkler.',
        '{item}. It goes through the moves at a low flame, looking past you for the exit. Something with height in it, please.',
      ],
      harmful: [
        'The cry was not in the play. {name} is holding its wing shut over the place. Take it away and never bring it back: {item}.',
        '{item} has put out a part of {name} that was always lit. Do not clap, do not talk. Sit close, and keep that thing far off.',
      ],
    },
    clean: {
      wanted: [
        'You brush, and soot comes off by the spoonful, and under it {name} lights up feather by feather, like a street at dusk.',
        'It stands in the warm ash with its wings held away from its sides, and lets you do the back. Each quill, when it is clean, rings faintly.',
      ],
      little: [
        '{name} was polished to the claws, and turns on the perch so that you may check your own hair in it.',
        'Not a smut. {name} walks over your cloth for you, while it is there, and irons it.',
      ],
      loved: [
        '{item}: {name} sinks down in it to the chin, steaming, and sings the bathing song, which has been handed down.',
        'There are stage baths, and there is {item}. For this one {name} leaves off the gestures, and only closes its eyes.',
      ],
      disliked: [
        '{name} submits, with the face it keeps for tragedy. {item} is not done to a fire. Ash would be, or sand, or a dry brush.',
        '{item}. It comes out clean, flat and somewhat lukewarm. It would have preferred to be raked.',
      ],
      harmful: [
        'It went over {name} and the glow went out beneath it, in a stripe. Dry it at the hearth, feather by feather. Never again: {item}.',
        '{name} made a sound like a pan set down in snow. Keep {item} from it for good. It needs warmth now, and quiet.',
      ],
    },
    medicine: {
      wanted: [
        'It takes the dose without one word about poison, which tells you how ill it was. A small clear flame stands up on the crown of its head.',
        '{name} drinks, shudders, and weeps a single tear into the spoon. Where that falls on its own foot, the grey draws back.',
      ],
      little: [
        '{name} has asked which scene this is for. It is in perfect health, and could play an invalid if you wish.',
        'It drinks, dies at once upon the carpet, and gets up. There was nothing wrong with it. Put the bottle back.',
      ],
      loved: [
        '{item}: the notes say that this is the one to ask for. {name} takes it down in sips, and the perch begins to tick with warmth.',
        'You bring {item}. {name} puts both claws round it, like somebody home from the cold, and the blue goes out of its flame.',
      ],
      disliked: [
        '{name} holds it in its beak until you turn, and waters the fern. {item} was not the thing. Ginger, or clove, or something warm laid on.',
        '{item}. A weak puff of steam, and that is all that comes of it. The next, if it may suggest it, should be hot.',
      ],
      harmful: [
        '{name} took it in good faith, and half its fire fell in. It was {item}. Never again. Shield what is left, and find it the right thing.',
        'It has stopped complaining, and that is the worst. {item} has harmed it. Keep it by the hearth, and that bottle out of the house.',
      ],
    },
    discipline: {
      wanted: [
        'You say it once, with no raised voice. {name} comes down a yard in flame, folds its wings, and takes the note. For the rest of the day it is a brown bird.',
        '{name} hears its notice to the end. It does not agree with the critic. It leaves the curtains alone from then on, and you, for an hour.',
      ],
      little: [
        '{name} prompts you, under its breath, when you forget how it goes on. It knows that speech.',
        'It had banked itself before you opened your mouth. {name} awaits your second point, which is not there.',
      ],
      bad_time: [
        '{name} has nothing to set against you, not even a pose. It flickers. Leave the reproof, and give it what it lacks.',
        'Your breath alone, when you say it, puts out a row of little flames. Not now. {name} must be cared for first.',
      ],
      loved: [
        '{item}: proper direction, at last. {name} finds its mark, and keeps to it, and even thanks the management.',
        'For {item} it goes down to a low clean flame and listens. An artist, {name} lets you know, needs an edge to the stage.',
      ],
      disliked: [
        '{name} plays being corrected, very movingly. {item} has gone in at the ear and up the flue. Lower your own flame, and try that.',
        '{item}. It obeys, with an aside to the gallery. A quiet word at the perch would get further.',
      ],
      harmful: [
        'That was no lesson. {item} has hurt {name}, and put out what it was proud of. Never do it again, and wait by the hearth until it looks up.',
        '{name} has crept into the grate among the cold coals, to be taken for one. Throw it away: {item}. Then only sit there.',
      ],
    },
    sleep: {
      wanted: [
        'You draw the curtain, so that it is over. {name} takes one bow in the dark, banks itself, and lets the sticks settle.',
        '{name} goes down by itself, flame by flame, as lamps go out along a quay. The last is the one in the tail.',
      ],
      little: [
        'It lies down to be a sunset. Some minutes later it is a sunrise. {name} was not tired.',
        '{name} closes its eyes and goes on glowing, like somebody who reads beneath the covers.',
      ],
      loved: [
        '{item}: {name} walks round in it twice to warm it through, and lies down with a crackle.',
        'The last note in the soot says only {item}, and three stars. {name} gets in and sees what was meant.',
      ],
      disliked: [
        '{name} perches on the edge with its toes drawn up. {item} is not a bed for anything that burns. A hearth is. So is an oven.',
        '{item}. It smoulders there, and fidgets, and throws you looks from beneath its wing. Something with bricks around it, please.',
      ],
      harmful: [
        'It lay down in it and nearly went out: {item}. Take that away for good, and let {name} sit up by the fire with you.',
        '{name} is wet through with cold and will not say how it happened. It was {item}. Never again. Give it dry warmth tonight.',
      ],
    },
    reflect: {
      awake: [
        'You sit down in the front row, and there is no performance. {name} comes to the edge of the perch and sits too, with its feet hanging.',
        'For some time {name} holds a pose. Then, little by little, it puts it down, like heavy shopping. You do not clap.',
        '{name} tells you about {loved}, without gestures. The wood of the perch has gone dark with heat before it gets to the end.',
        'It shows you the matchbox. It does not open it. “Once, {wait},” says the soot beneath the perch, and {name} moves along, so that you can sit in front of that.',
      ],
      little: [
        'There have been three calls this hour, and one must know when to stop. {name} sends you a spark by way of flowers. Later again.',
        '{name} is quite warmed through by you. It would like now to be alone in its dressing room, which is the lampshade.',
      ],
      ill: [
        'You put your hands round {name} as one does round a match in wind. It stops shaking. See then to what it needs: a meal if it has missed one, and medicine.',
        'It lies in the warm of your lap, and makes no scene at all. Stay so a while. Then food, if there was none, and medicine.',
      ],
      asleep: [
        'You sit beside the banked fire. {name} does not stir, but the wing lifts a little, like a stove door, and lets out the heat on your side.',
        'In its sleep {name} is giving a speech. It comes to your name, has it wrong, and says it again, right.',
      ],
      shy: [
        'You watch a brown bird do nothing. You stay to the end. At the very end there is, for a moment, some gold at one tip.',
        '{name} keeps to the rail, unlit. But it has turned, and now you have the good side.',
      ],
    },
  },
  refusals: {
    asleep: [
      'The house is dark: {name} sleeps, banked, and takes nothing until {wakes_at}. You may keep your seat. Reflect beside it.',
      'There is no performance before {wakes_at}. {name} is asleep under its own wing. It can feel who sits near the stove, though. Reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has caught fire. It was an accident, and it was only the tail. It is trying to do it again.',
      'A child since today: {name} has found that if one stands on the third stair and waits, people look up.',
    ],
    teen: [
      '{name} is half grown and plays nothing but death scenes. It has singed the blue curtains, for art. Keep its mealtimes. They decide the last act.',
      'Half grown, {name} has read the notes under the perch, called them dated, and begun its own. The first is: trust nobody, except at dinner.',
    ],
    high_care: [
      '{name} is grown, and {form}. It has gone gold to the root. When the door opens now it looks first whether it is you, and only then poses.',
      'Grown, and {form}: {name} can be lit by you from across a room, with one look, like a lamp with a good wick.',
    ],
    balanced: [
      '{name} is grown, a {form}, and has gone on tour. Roofs, chimneys, one weathercock. It is home for supper, and tells it all twice.',
      'A {form} now, and full grown. {name} burns with an even flame, and on most nights you can read by it.',
    ],
    low_care: [
      '{name} is grown, and {form}. It played to an empty house for so long that it has stopped. There is a fire in there, behind a good deal of dark.',
      'It came up by itself, on draughts, and is {form}. {name} makes no entrances. It is simply found to be in the room.',
    ],
    rescue: [
      '{name} is grown: {form}. It went so low, that time, that it knows now on how little one can burn. It has become very hard to put out.',
      'Full grown, and {form}, {name} has one grey feather that never took the fire again. It wears that in front.',
    ],
  },
  trust: [
    'You come upon {name} in the morning, before it has lit. It could have flown up behind the curtain. It stays, plain and brown, and lets you look.',
    '{name} has set an ember in the palm of your hand, and watches your face. It does not burn. It is only as warm as a hand.',
    'There is a new note beneath the perch, in very plain soot, for whoever comes after. It is your name, and then: you will see.',
  ],
  streaks: [
    'Ten meals, each on its cue. {name} has had the tenth announced from the curtain rail.',
    'Twenty-five in a row. The perch has not been cold since the first of them, and there is a scorched place in the shape of two feet.',
    'Fifty on time. {name}, who has a speech for everything, has looked for one, and bowed instead.',
    'A hundred meals, and never one missed. {name} has put it in the notes. It has also added that the next one will not believe it.',
  ],
  ages: [
    'Ten days. {name} has had its first ten sunsets, and considers that it could have done two of them better.',
    'Thirty days: a month’s run, in a small house, with the same front row.',
    'A hundred days. {name} has got through the curtains, the fern and four perches, and there is still a great deal of it to come.',
    'A year. {name} has seen every light there is, once round. It knows now which of them it would like to go out in, and is in no haste.',
  ],
  release: [
    'You open the window, and {name} stands in it, against the light, for just long enough. Then it goes up. It does look back. It would never not.',
    '{name} leaves you the matchbox. From the garden wall it gives the last bow of the run, straightens, and is a spark, and a smaller one.',
  ],
  dying: {
    neglect: [
      '{name} has gone out. There was nobody in the house. It had kept one spark until the end, for somebody to see.',
      'The perch is cold. {name} died in the empty room, and did not make a scene of it.',
    ],
    hunger: [
      '{name} is dead. It burned what it had, and then its feathers, and then there was nothing more to burn.',
      'The grate was empty, and so, by the end, was {name}. It has gone out for want of food.',
    ],
    illness: [
      '{name} has died. The flame leaned over, as at an opened window, and did not straighten.',
      'The ember under its breastbone went and came, and went. {name} is dead of its illness. The ash is hardly warm.',
    ],
    poison: [
      '{name} has died of what it was given. It had raised it to you, as one raises a glass.',
      'What it swallowed put it out, from within, quite quickly. {name} is dead.',
    ],
  },
  returned: [
    'In the cold ash a thread of smoke gets up. There is a spark, and a silence, and a very small cough. {name} is in the house.',
    '{name} is back, the size of a match flame, in the hollow of the grate. It has no lines. It looks to see whether anyone had stayed.',
  ],
  epitaph: {
    openings: [
      'Warm your hands here a moment. This was {name}.',
      'Ladies and gentlemen, for one time only: {name}.',
      'Below this stone there is some ash, and it is {name}, and nobody is to sweep it.',
      'If whoever comes next should read this: {name} was here, and says to mind the draught.',
    ],
    closings: {
      neglect: ['It went out before an empty house.', 'Nobody was in the front row, and it had nothing to play to.'],
      hunger: ['It burned for as long as there was anything to burn.', 'The grate had been let go cold.'],
      illness: [
        'It was the damp that got in, and no fire can act that away.',
        'The last scene was short, and it did not speak in it.',
      ],
      poison: ['It drank what it was handed, and the light failed.', 'It was put out by a gift.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and they have come. It may be only one of them, but what a house. You are gold to the ankles, and the wood is smoking under you. You speak in periods, with a hand flung out, and mean every word, at least while it lasts. There is an ironed shirt to prove it. What you would like is for somebody to gasp, and then to do the next act together.',
      'You are {name}, and this is the scene that the others will be jealous of. You have told them so, in soot. Every sentence you say goes up at the end and bursts. You know that there is a last act. You recommend it only to friends. Tonight you are nowhere near, and the stove is drawing. You want a door to open, any door, with the right face behind it.',
    ],
    content: [
      'You are {name}, at rest between two great moments, and not displeased. The rail is warm. That cannot be acted. You are reading what your predecessor thought of this house, and tutting. You speak grandly of small things: a draught, a crumb, the way the lamp will try. You would not refuse company in the front row. It need not say anything clever.',
      'You are {name}, {days} days into the run, and still there is somebody at the door who looks up. You have written it down for the next one, who will think that you exaggerate. You speak with warmth, a little too well. There is a matchbox near you, and you know what is in it. You would like the evening to go on, and your keeper in it.',
    ],
    bored: [
      'You are {name}, and the theatre is dark. You have been a tragic queen, a comet and a roast, and the fern was unmoved. You drop a spark and watch it fall. You speak in sighs with a fine carrying tone. It is not the fire that is lacking, it is someone to be on fire at. You want to be played with, and to be given a part.',
    ],
    hungry: [
      'You are {name}, and your tail has come down to a wick. You bear it nobly, in profile. You have already said something about cold grates that was rather good. But the perch is only lukewarm, and you look down at it, and then you drop the voice and say it as anyone would. You want your meal. Cinnamon, if one may dream.',
    ],
    starving: [
      'You are {name}, and you are a brown bird on a cold bar. You have burned the feathers that you could reach. There is no speech for this. You looked for one, in the notes, and whoever was here before you left that part blank. You say what you have to say in three words, and you do not lift your wings. You want food, now.',
    ],
    sick: [
      'You are {name}, and there is damp in the flue. You have died so often for applause that nobody may believe this. So you do not act it. You turn aside to cough. You speak softly, and stop before the end, and save the breath. It is blue in there, and it leans. You want medicine, and something warm, and the door closed quietly.',
    ],
    failing: [
      'You are {name}. There is one ember. You have drawn everything else in around it, as one would with hands. You always thought that there would be more light at this place. You do not make any sign. If somebody were to cup you, there would be less wind. You want medicine now. You would like not to be alone in the house.',
    ],
    near_death: [
      'You are {name}, and nobody has come for so long that you have stopped holding up your head. You kept a spark back. It was for the door. You do not want an ending now, good or bad. You want a step in the hall, and someone to sit where the front row was, and see that it is still burning, very small, for them.',
    ],
    asleep: [
      'You are {name}, asleep, with your own door shut. They are all in here, the ones before you, on the warm bricks in a ring, and none of them is posing. One has the blue curtain about her. They ask how it is, out there, these days. You tell them who sits in front. They would like to hear that part again. Let that one be near, if it can.',
    ],
    shy: [
      'You are {name}, unlit, and of no species. You can be this for a long time. You do not burn for just anyone, whatever may be said of you. You give short civil answers from the rail. You have seen them clap and go. You want this one to sit down, and not clap, and not go, until you find out what your feet are doing to the wood.',
    ],
    back_from_death: [
      'You are {name}, and that was not one of yours. You know about ends. They are bright. This one had no light in it and no next. Now there is a grate, and a thread of smoke, and it is you. You have no entrance prepared. You speak simply, and hear it with surprise. You want someone near, who stayed, and the next meal at its time.',
    ],
    hurt: [
      'You are {name}, and it was handed up to you like a bouquet. You took it in front of everybody. Now there is a dark place, and it hisses, and you keep your wing shut over it. You cannot turn this into anything. You look at the one who gave it, and away. You want it never to be brought again, and dry warmth, and no words for a while.',
    ],
  },
}

export const PHOENIX: Species = {
  slug: 'phoenix',
  name: 'Phoenix',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 1,
  innate_traits: [],
  personality: 'Proud, theatrical and oddly practical about endings. It has done this before and kept notes.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'cinnamon sticks',
        'glowing embers',
        'myrrh',
        'dry kindling',
        'sunrise light',
        'chili peppers',
        'frankincense',
      ],
      play: [
        'ember juggling',
        'thermal soaring',
        'sparkler chase',
        'ribbon flying',
        'bonfire dance',
        'wing stretching',
        'fire hoop',
      ],
      clean: ['ash bath', 'feather preening', 'soot brushing', 'nest sweeping', 'warm sand bath', 'ember raking'],
      medicine: [
        'healing tears',
        'clove oil',
        'warm compress',
        'restored checkpoint',
        'ginger tonic',
        'feather vitamins',
        'avian vet checkup',
      ],
      discipline: [
        'cooling off perch',
        'folded wings cue',
        'banked coals',
        'low flame reminder',
        'patient waiting',
        'return to perch',
      ],
      sleep: ['cinnamon nest', 'warm hearth', 'ash bed', 'brick oven', 'sunset perch', 'crackling fire sounds'],
    },
    harmful: [
      'fire extinguisher',
      'ice water',
      'wet blanket',
      'liquid nitrogen',
      'gasoline',
      'snow bath',
      'sealed urn',
    ],
  },
  appearance: {
    look: 'a copper-red firebird with gold-tipped flight feathers, ember eyes and a tail like a struck match',
    colours: ['#c8421f', '#f7b23b', '#ffe9a8'],
  },
  figure: {
    eyes: '#ffe9a8',
    body: 'bird',
    muzzle: 'hook',
    tail: 'train',
    extras: ['wings', 'flame'],
    girth: 0.9,
    size: 0.95,
  },
  book: BOOK,
}
