/**
 * The Phoenix wants an audience and a good last act, in that order. It fears going out without anyone in the house, by
 * damp, in the middle of a sentence. It leaves notes to its successor, in soot, under the perch: which draught to
 * beware of, who cries at endings, where the cinnamon is. It has found some from before, in a hand like its own but
 * more florid, and disputes them. It poses when a door opens, any door, and has been caught posing for the cat flap.
 * Its warmth is its candour: it can act anything, but the perch beneath it tells, being hot for joy, lukewarm for
 * manners, cold for grief. Two more facts. There is a wooden darning egg on the mantelpiece, somewhat charred, which it
 * takes for its understudy and coaches daily. And it does not weep on the stage: real tears it sheds one at a time, they
 * mend what they fall on, and it is embarrassed by them. Copper feathers, gold at the tips, a tail like a struck match,
 * and wherever it walks the linen is ironed. It eats as fire eats, from the edges. It sleeps as a banked stove does. It
 * sulks by becoming a perfectly ordinary brown bird. It trusts by letting you see it unlit, before it is made up. It
 * hoards a pinch of old ash in a matchbox and never opens it. It never makes an exit without a look back, never sings
 * the same ending, never burns what is lent to it. Its keeper is the front row.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg is too hot to hold and then there is no egg, only a small heap of ash, which sneezes. {name} stands up in it, bald and furious, and looks round for its audience. You will do.',
    'The shell does not break, it burns, neatly, from the top down. In the ash stands something bald and damp. {name} looks at you, then past you for the rest of the house. There is no one else. It bows anyway.',
  ],
  looks: {
    thriving: [
      '{name} has lit the lamps, every one of them, in passing, with the tip of its tail, and now walks up and down before them with one foot crossing the other. It couldn’t say what the occasion is. It is the occasion.',
      'You open the cupboard and there’s {name} among the cups, wings flung wide, chest out. It has been holding that for whoever came. You say oh. It was the right line, and it goes gold from the beak down.',
      {
        text: '{name} is a pinch of orange fluff in a saucer of warm ash, and has taken a bow. Nobody asked. It tries the thing with the wings, gets one spark, and peers round the edge of it to see how you liked that.',
        when: ['baby'],
      },
      {
        text: '{name} is pink, smoking slightly, and no bigger than a pepper pot. It spreads what will be its wings for your applause, sneezes, and sets light to a corner of the nest. It looks at the flame with recognition.',
        when: ['baby'],
      },
      {
        text: 'You look in when {name} has got to the best part, all alight, with nobody there to see. “From the top,” it says, and drags out a footstool for you, eight feet off. It looks at that. It makes it six.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} parades along the fender, admiring itself in the brass, and lets fall one gold-tipped feather where you could find it. It walks on. It comes back and blows on the feather until it is out, so that you can pick it up.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is going over its notes for the next ending, correcting with one hot claw. The trumpets are struck out. The date is left open. At “a great crowd” it looks up, finds you in the doorway, and burns in your name instead.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'From beneath the hearthstone {name} draws out a scorched little book and lets you hold the corner. It turns the leaves with its beak: endings, endings, one very long one with a drawing. At a blank page it stops, and looks at you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} drops from the mantelpiece in a blaze of copper and lies with one wing flung out. You wait. An ember eye opens to see how you took it. It is only practising. The good rug was rolled up beforehand.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'On the table {name} is doing its great death scene, for nobody, in splendid voice, both wings ablaze. You come in at the best part. It stops, one foot in the air. It does not die in front of just anyone.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'At the sight of you {name} goes up in flame, quite tastefully, along the whole perch, and watches you through it. You do not run for water. The flame goes out. It makes a note of that. There must be a column for buckets.',
        when: ['from_child', 'wary'],
      },
      '{name} has announced a gala, in aid of {loved}. There is one seat. It has been dusted, warmed, and slightly scorched at the back.',
    ],
    content: [
      'Nothing is on today, and {name} is going through its costume, a feather at a time, drawing each one out long between the halves of its beak. One has come loose. It holds it to the light, and files it.',
      'On the mantelpiece {name} is putting its tail feathers in order, short flame to long. It lights the candle beside it, considers the look of that, and puts it out between two toes.',
      {
        text: '{name} burns low and level, like a lamp in a room where somebody is reading. It is going over its notes on the last ending, one gold tip under the line. It strikes out “glorious,” puts “adequate,” and turns the page.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} is sorting ash into three small piles with one claw, fine, medium and sentimental. It does not look up. Some smoke leaves it, in a straight line.',
        when: ['well'],
      },
      {
        text: '{name} makes an entrance with its tail barely lit, stops where the applause would be, and finds that it can do without. It goes out and comes in again, as anybody might. An ordinary day. It makes a note of that.',
        when: ['well'],
      },
      'According to the soot there have been {days} days in this run. {name} has reviewed each of them, and been fair.',
      'Into its song {name} has worked {loved}. It is the slow part, and the perch goes hot underneath.',
    ],
    curious: [
      '{name} has found a line under the perch in soot, in a grander hand than its own. It says: not the blue curtains. {name} is looking at the blue curtains.',
      'By the light of a single lifted feather {name} goes along the back of the shelf. There is a torch there, which gives light without having suffered. It has questions.',
      'You strike a match. {name} is there before it has flared, head on one side, and follows it down to your fingers as one follows a very short career.',
    ],
    bored: [
      '{name} has died of it twice, on the hearthrug, one wing across its brow, and each time opened an ember eye to see whether anyone had come. Nobody threw so much as a ribbon. Play with it.',
      '{name} has laid a finale in the grate, every twig placed, spread its tail before it and looked round at the empty chairs. Now it takes the twigs out again and sorts them by length. Come and play. It has a part for you.',
      {
        text: 'It lies in the cold ashes with its wings any way they fell, and does not care who sees. There is one tear on the fender. The iron has healed there. Come and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has let itself down to a small even glow, like a fire whose owner knows just when the next log goes on. It looks at the clock, and along the hall. Its meal is due. Put it on.',
      '{name} raps on the rim of the dish with its beak, slowly, as they do in theatres before the curtain goes up. Nothing goes up. It holds its pose, and raps again. Its meal is due. That was your cue.',
      {
        text: '{name} has flung itself on its back beside the dish, wings out, the spark in its tail guttering terribly. One ember eye opens a crack, to see if you are fetching anything. It is quite well. Its meal is late. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is fluff with one spark in it. It has taken its place beside the dish, wing stubs spread, chin up, as if a curtain had risen, and nobody comes on. It can hold this for a while yet. Bring the meal now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is dying on the hearthrug: one wing flung wide, a slow sinking, an ember eye left open for the bowl. No bowl. It gets up, quite well, walks back to its mark and sinks again, slower. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} lies across the empty dish with a wing flung over its brow. It is not hungry, it is rehearsing. One ember eye opens to see whether you are any good as an audience. Feed it now, before the part with the ashes.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is delivering its last words. You know them, and where one weeps. It is in perfect health and not even hungry, only overdue, and between two sighs an ember eye comes round the wing to see about the dish. Bring it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} lands on your arm, warm as toast, and shows you in its notes where you come in. Your line is “Here is your meal.” You are a little overdue with it. It will prompt you as often as you like.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has begun to put its fallen feathers in a heap, gold tips inward. It is weak, it has done this before, and it does not look to you. The meal is overdue. Bring it now, before it has finished tidying.',
        when: ['wary', 'weak'],
      },
      {
        text: 'There is no entrance. {name} sits low, its tail like a match already struck, and turns its notes face down as you look in. It is weak and the meal is overdue. Bring it now. Let this be the interval.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The tail has burned down to a thread of red, and {name} sits very still so as not to waste it. There is no pose, no wing to the brow. That is how you can tell. It is hungry. Feed it now.',
      '“I shall be brief,” says {name} from the hearth, and it is, which is how you know. The tail is down to the stick. It has noted the time of the last meal in its book, and underlined it. Feed it now.',
    ],
    starving: [
      '{name} drags a claw down its notes. Fire. Fire. Lightning. Fire. There is nothing there about hunger, which does not leave enough heat to end with. The tail sends up one grey thread. It must eat at once.',
      '{name} has laid three twigs, neatly, as one does for the other kind of ending. Its tail gives the light of a spent match. It looks at your hands. It would so much rather have the dish. Feed it at once.',
    ],
    weak: [
      '{name} has laid out the kindling, cleared its throat and turned up the page in its notes. It reads down with one gold-tipped feather, and puts the kindling back. Not that, then. Only weak. Medicine, or a good rest.',
      'The tail of {name} gives about the light of a pipe, and it has stopped in the middle of the tune to sit down. It says that’s how it goes. It isn’t how it goes. Some rest, or medicine.',
      {
        text: 'It takes its curtain call sitting, waving to the gods, with one flame the size of a tulip. What a house. What a night. It cannot get down by itself. Medicine, please, or bed.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} lifts a wing and a good deal of soot comes down. It knows one quick way of coming up like new, and has looked up its note on that, under Carpets. It will accept water. Wash it.',
      'For two days the soot has been gathering on {name}, and its fire shines through it as through a lamp that no one has wiped. It keeps its face to the dim side. It would like a wash, and no audience.',
    ],
    sick: [
      '{name} is setting things in order. The gold-tipped feathers lie sorted by length, the notes are open at a clean page, and its tail gives smoke and no warmth. It is being far too sensible. Close the notes. Medicine, now.',
      '{name} has made no speech. The tail that should be alight lies along the floor like a used match, and you can hold it in your bare hand. This is not one of its endings. Give it medicine now.',
    ],
    failing: [
      '{name} strikes its tail on the hearthstone, once, twice, and the tail will not light. It looks round at you. This is not the ending it has notes for. Medicine and food at once, or it will die.',
      '{name} has its notes on endings beside it, in order, and one wing laid over them so that they stay shut. The tail is grey at the tip. It has no wish to do it now. Medicine and food, at once, or it dies.',
    ],
    near_death: [
      '{name}’s notes on endings lie open beside it, page upon page in a bold hand. The last entry only asks who is there. Its tail has burned down to a red thread. It has hours. Sit with it now.',
      '{name} has not made a scene. It is under the stairs, tail out, grey from the tip up, its one ember turned to where you come in. This is not the ending in its notes. It has hours. Sit by it now.',
    ],
    asleep: [
      '{name} sleeps with its head under one wing, banked to a dull copper. Beneath the perch it has set out a clean tray, a lid and the small brush, handle toward you. None of them is needed tonight. It likes to have them out.',
      '{name} sleeps in the grate with its neck along its back, and only the tip of the tail is burning, as one leaves a lamp in the hall. The cat’s milk has been set down beside it, and is just warm.',
      {
        text: '{name} has banked itself for the night, wings folded over, tail down to one red thread. By the light of it you can just read the card propped against the perch: “Only sleeping.” It has learned to leave word.',
        when: ['from_child'],
      },
      {
        text: '{name} is asleep in the fruit bowl, mouth open, tail gone out. It would die if anyone saw. It has died of less. You draw the cloth up. From inside comes a small voice, with no stage in it, that says your name.',
        when: ['trusting'],
      },
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
      '{name} has gone up to the mantelpiece and drawn both wings across like a curtain. Through the gap one ember eye is looking over the house, which is you. Take a seat, quietly, and stay in it though nothing is on.',
      '{name} has put itself out and sits among the flat irons, as an iron. Only the eyes are red. It has played to bad houses before, and won’t light for one. Take a chair, and stay to the end with it.',
      {
        text: '{name} has withdrawn to the top of the wardrobe and is performing there, for nobody, with its profile to you. It stops whenever you applaud. Take a seat, quietly, at the back. It has seen audiences leave.',
        when: ['from_child'],
      },
      'Under the perch there is a note to the next one: they were away {wait}. {name} stands in front of it. Sit down, and let it see you stay.',
    ],
    back_from_death: [
      '{name} has asked for pen and paper by scorching the word on the table. So far it has written “dark, brief, poorly attended” and underneath, smaller, that somebody paid at the door.',
      '{name} has gone over the ashes with a small brush and put them in an envelope, dated. It hadn’t meant to do that one. In the notes, under cause of return, it writes your name, and the price, and reads it aloud.',
      {
        text: '{name}’s notes give a method for every return: own fire, own fire, own fire. It has been standing over the newest line with the pen in its beak. What it has put there is your name. The full stop is singed.',
        when: ['from_child'],
      },
    ],
    old: [
      '{name} does less now, and it tells more. One lifted feather, and the kettle sings.',
      'The notes beneath the perch have reached the floor, and {name} has begun on the skirting board. The hand gets plainer as it goes.',
      'In {days} days it has never used the same ending. {name} says that it is running out of weather, and then finds one more.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats from the edges inwards, as fire eats a letter, until there’s one bite left in the middle. It looks round to see who is watching. It takes it. The tail flares, and it was only a meal, and it was magnificent.',
        'The meal goes down, and {name} waits for it to catch. First there’s a glow behind the ribs, then gold runs out along every feather to the tip. It turns once, slowly, in case anyone was sitting at the side.',
        {
          text: '{name} swallows the last of it, flings out two damp stubs like a tenor, and from the end where a tail is expected comes one spark. It whips round to see who did that. There is only you. It bows to you.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats until there is only dish. It studies this. Something has ended, and it seems to feel that somebody ought to mark it. It spreads two copper stubs, bows very low, topples in, and lies there glowing.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} had its last words ready, wing flung back, embers up, and here you are on time. It looks at the dish. It lowers the wing. It eats quite neatly, and makes a small note, and lets you see it write.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats behind one lifted wing, as behind a curtain, and from the sound of it all is going well. At the end the wing opens by a feather, and an ember eye counts the house. One, and punctual. The curtain drops.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats in a blaze of gold, and consults its notes. “This keeper,” it reads out. “Unproven.” It looks at the clean dish. It looks at you. With the tip of one claw it burns off the first two letters.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} burns a neat small tick into the margin of its notes, and eats. You have never been let see them. It strolls off to do its feathers and leaves the book lying open, at your page, with an ember to read by.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} rises from behind the woodbox with both wings flung wide, and holds it. You stand there with the dish, on time, until the end. It folds up and eats well. Then, quite low, it tells you where the bucket of sand is.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You have come without the oven glove. {name} sees the bare hand under the dish and puts itself out, plume by plume, down to a single flame on the crest, and eats fast, before anyone can catch it looking like a hen.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, rises to its full height and returns thanks in a shower of sparks. Then it gets down and, with the edge of one gold feather, sweeps the ash into the empty dish, because it knows who does the floor.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} had an entrance ready, with a cry and a sheet of flame. Then it sees you with the dish, and simply comes. It eats. Afterwards it goes out again and does the entrance, so that the notes will be correct.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats it all, bows to the dish, and makes a note for whoever comes after it: {streak} meals in a row, on time. Keep this one. It has underlined that with a hot claw.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it up, steps out before the dish and opens both stubs of wing. It has forgotten what comes next, if it ever knew. Meals on time so far: {streak}. You look like an audience. It bows, and falls over.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} finishes, and has you step forward and bow too. The house is a chair and a coal scuttle. No one, it tells them with a wing across your shoulders, no one alive has brought {streak} meals on time without a miss.',
        'It eats up, {name}, and burns one more little mark into the mantelpiece, beside the others, very straight. There are {streak} now, all on time. In former lives it did this to see how far it would get. Now it’s decorating.',
        {
          text: 'Up the doorframe runs a row of small neat scorch marks. {name} finishes, wipes its beak both ways, lays its tail to the wood and adds one. That is {streak} on time. It has left room to the ceiling.',
          when: ['well'],
        },
        {
          text: '{name} makes its entrance, tail alight, and finds the dish already there, on time, for {streak} in a row. It cannot be upstaged like this. It eats first, and does the entrance afterwards, just for you.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes a corner, scorches the rest so that it will keep, and rakes ash over it. Above the place it scratches a small sign, meant for the next one, who may wake with an appetite.',
        '{name} is not dressed. It takes a shaving of it through the curtain, with two claws, and has you told that the doors open at {opens}.',
        {
          text: '{name} makes its entrance, finds the dish already on, and goes off. It enters again as one who has starved for days, and keeps it up for two bites. Then it drops the part. It is not hungry, and gains little.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} had been told there would be a meal in this act. It eats it now, every scrap, without a gesture. Then it moves along to the far end of the mantelpiece and plays the next scene to the clock.',
        'The late dish is emptied, and {name} wipes its beak on either side. It had kept itself lit for you, all up the tail, and that burns down. You get what is left, about a match’s worth, and its profile.',
        {
          text: 'You come so late with the dish that {name} is already laid out for the farewell, one gold wing across its face. It lifts a feather, looks, and gets up to eat. Your part in the next one has been cut.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had already begun on the end: tail fanned, one wing across the brow, a little smoke. You come in with the dish. It holds the pose until you have certainly seen it, then treads out the smoulder and eats.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} has spent the wait on its will, in ash, along the hearth. You come in for the long tail feather. It eats what you have brought, then draws a gold wingtip across the line and puts you down for a short one.',
          when: ['well'],
        },
        {
          text: 'You find {name} reading its own will aloud to the coal scuttle. It breaks off and eats, with dignity, all of it. Your name was in there, under the good andirons. The pencil is out while you wash the dish.',
          when: ['well'],
        },
        {
          text: 'There is hardly a flame on that tail. {name} eats, and cups a wing round what is left, on the side where you stand, as against somebody who leaves doors open. Medicine would help it, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has raked a little bed of ash together, practically, just in case, and climbs out of it to eat. Its eyes are no brighter than brick. It leaves the ash where it is. Come promptly with the next, and it may sweep up.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: 'Someone has missed the first scene of {name}’s life, and it was you. It eats, late, and a spark comes up, and goes down. It finds its pencil. It is hours old, with one page, and you are what is on that.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} had its wings up for your entrance, ill as it is, and held them until they shook. It eats a little, from the edge, and the tail does not catch. There is no part it can do like this. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'There’s a ring of cold ash round {name}, and you can see by it how large the fire had been. It eats everything, {hours} hours late. It doesn’t raise a wing. Come on time, while there is something to feed.',
        'In {hours} hours {name} has burnt its own gold, feather by feather, to keep the rest of it going. It was practical about it. It eats it all, and the bare tips stay grey. Don’t make it do those sums again.',
        {
          text: 'You bring the dish and find a pyre built, every twig squared, with one chair set out in front. {name} steps down from it and eats, facing the chair. Afterwards it does not take the twigs away.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats with its wings shut. By the dish lies the page it kept of all those hours, brown at the edges. You bend to read, and it puts its tail to the corner. It knows what was on it. You are not to.',
          when: ['well', 'no_item'],
        },
        {
          text: 'After {alone} with nobody, {name} had its last words ready. You come, and it eats instead, with its back to you. The last words are kept for another time. They thank several people. You have been crossed out.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has used {alone} to settle its affairs. The nest is swept, the ash is ordered, every good feather has a tag with a name. It eats standing. The feather that was to be yours has been tagged again.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} keeps notes on endings. For {alone} there was nobody, and it wrote that down. It eats, the embers in its eyes very low, and turned from you. That you came has not been added.',
          when: ['wary', 'weak'],
        },
        {
          text: 'In its {alone} by itself {name} had swept a bare place on the floor and lain down in the middle, as it does before a fire. It eats what you bring. It leaves the place swept. Stay with it.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is one coal left in it. {name} does not rise, or pose, or speak. It eats, so long after, lying against the wall, with its notes beneath it, all packed. You kneel down. It closes its eye, as one lowers a curtain.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is grey to the tips, and where it perched is cold. It eats what has come so late. It has been left to go out before, and knows how that is written. It writes it, with one claw, in ash, as far as your name.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} has dined, and nothing should go without a ceremony. It opens both wings over your dish, says a few words and puts its tail to it. You wait together. Out of the ashes nothing comes at all. It makes a note of that.',
        '“After such a dinner?” {name} turns its head aside, lets the dish be carried past, and follows it with one ember eye as far as the door. It might be moved at {opens}.',
        {
          text: 'The dish is received like a bouquet: wing to the breast, a deep bow, a step back. Then {name} pushes it, with one foot, into the wings. It hasn’t touched a crumb.',
          when: ['no_item'],
        },
        'You hold out the dish, and {name} lays one glowing claw on it, warms it through, and hands it back for you to have. It is all flame already, to the ends. Come at {opens}.',
      ],
      ill: [
        '{name} takes up a morsel and waits for it to brown in the beak. It does not brown. It swallows it as it is, and one more, and folds the dull tail round its feet. Bring medicine now.',
        'Two pieces, and the second goes out halfway. You light it again for {name}, and it shakes its head, once, like anybody. It is ill, and needs its medicine.',
      ],
      loved: [
        '{item}. {name} shuts its eyes, and the whole of it goes one shade whiter, as iron does. There will be a note about this, for the next to envy.',
        'The announcement was brief: {item}. The applause, which was all {name}, has scorched the ceiling, and you are asked, with ash in your hair, whether you would call that a triumph.',
        {
          text: 'One real tear has got away from {name}. It fell on the burnt rug, and the rug is mended there. It says that it was the steam off {item}.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. {name} has seen empires off and kept its countenance, and now goes up like a dry hedge, whoomp, to the rafters, and comes down as ash-flecked and breathless as a child, with its beak already full.',
          when: ['from_child', 'well'],
        },
      ],
      disliked: [
        '{name} takes a bite for the gallery, and another, and lets the flame sink. {item} does not burn well. It would prefer spice, or a nice ember.',
        '{item}: the notes beneath the perch had a word about that, and {name} goes down to read it over, with its beak full. It ought to have believed them. Something dry and fragrant, please.',
      ],
      harmful: [
        'Green runs down the flame of {name}, and it opens its beak and no voice comes. It would have made a scene if this were one. The word for it is {item}. It was no meal. Keep it from this hearth.',
        'You gave {name} {item}, and there was a hiss. Half its breast is dark and will not catch. It makes no scene of it. It steps behind the coal scuttle to be out of your sight. Never that, ever.',
        {
          text: '{name} has gone out. There’s a smell of wet smoke, and it stands hunched over its own breast, where the heat should be. It was {item}. That doesn’t burn in a bird, it chokes. Never bring it that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You play dead, and {name} is enchanted. It knows a good deal about that. It corrects the angle of your arm, moves your chin to the light, steps back. Then it shows you the important part, which is getting up.',
        'Round the room goes {name}, low, with its tail out, and writes on the air in one long gold line. It may be a word. You have to guess before it fades. You guess wrong, and it writes it larger.',
        {
          text: 'You throw a straw ball, {name} catches it, and there is no ball. The second goes the same way. The third it brings back whole, holding its breath, hardly browned, and sets down just beyond your reach.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You wave a lit sparkler, badly. {name} watches from the curtain rail as a great dancer watches a wedding. Then you write its name in the air, and it is down beside you, correcting the last letter.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} dies for you on the hearthrug, at length, with a wing across its brow. You forget your line. It opens one ember eye, whispers it to you, and dies from the top.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw a paper dart. {name} takes it in one pass, lands, and strikes the attitude, tail flaring. What comes down on the rug is ash, still folded like a dart. You have brought the whole newspaper, knowing {name}, and begin on the next page.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You blow on {name}, and it glows to the tips of its down. It considers this, then blows on you. You stay as you were. It comes closer and blows again, with its whole body, sure that you only want starting.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You make a bird out of your hands for {name}, and its shadow goes over the wall. It runs after that. Now there is a second one up there, enormous. It lifts a wing to it, and looks round at you.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was burning as high as the ceiling permits before you even began. You play, and it’s charmed, but there’s nowhere for the flame to go. It does the encore sideways, along the picture rail.',
        'You throw it kisses, flowers, your glove, and {name} takes it all with a bow that was under way already. It had been having a triumph by itself. It’s gracious about finding that somebody came.',
        {
          text: '{name} expires for you on the hearthrug, beautifully, one wing up, and peeks. You clap. It rises, consults its notes, and does it again with the other wing. It was just as happy before you came. It only lacked an audience.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw the hoop, and {name} sets light to it, since otherwise why have a hoop, and goes through three times with its wings shut. It had been at the height of its joy already. You are down one hoop.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} raises one wing for the opening, and lowers it, and looks at you as an actor looks at the prompter. The next line is yours. It is to ask what it needs, and go and get it.',
        'It tries, because there is an audience. It gets one wing up, and you can see the perch through its flame. Stop clapping. Go round behind the scenes, and find out what it lacks.',
        {
          text: 'You throw up the ring. {name} rises for it on both wings, and hangs there, and one gold-tipped feather comes down, and then {name}, carefully, next to it. It bows, since somebody was watching. No more of this. See what it needs.',
          when: ['no_item'],
        },
        {
          text: '{name} gets through the first line and coughs grey over the rest. It is ill. Bring its medicine, and not the fire hoop.',
          when: ['ill'],
        },
        {
          text: 'It has eaten the prop, the programme, and the feather off the villain’s hat. It is too hungry to be sorry. Bring {name} a supper that is meant for one.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}: {name} has asked for the lamps to be put out, since they would only be embarrassed. You sit in the dark. Then you do not.',
        'It was a gala, for {name}, by {name}. On the programme: {item}. There were eleven curtain calls, and you were the curtain.',
        {
          text: 'You bring out {item} and {name} forgets its entrance. No pause on the rail, no slow unfurling, only a red streak and a crackle, and a hot beak in your palm asking where you have been keeping this.',
          when: ['well'],
        },
        {
          text: 'The moment you bring out {item} {name} lights from end to end, without a word of introduction. It goes round the room like a dropped firework, and comes to rest on your head, ticking, while it cools.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} reads through the part and finds that it has no entrance. {item} will not run. Let it soar, or chase a sparkler.',
        '{item}. It goes through the moves at a low flame, looking past you for the exit. Something with height in it, please.',
      ],
      harmful: [
        'The cry was not in the play. {name} is holding its wing shut over the place. Let that be carried out by the back, and burned where it cannot see: {item}.',
        '{item} has put out a part of {name} that was always lit. Do not clap, do not talk. Sit close, and keep that thing far off.',
      ],
    },
    clean: {
      wanted: [
        'You brush {name} down over a newspaper, and grey falls from it, and more grey, till you could make another. It inspects the heap. Not enough to come back from, it decides. Beneath it the copper’s as bright as a pan.',
        '{name} will not have water on the tail, so you wash round it, as one paints round a door handle. The soot runs off the breast. When you’re done it lights the tail itself, and dries, and the towel is warm for you.',
        {
          text: 'Under the left wing, beneath the grime, is some small writing in old ash: lukewarm, never cold, and begin at the neck. {name} lifts the wing higher so that you can read. You begin at the neck. The gold comes up feather by feather.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'The ash you brush out of {name} comes to a cupful. You are on your way to the bin with it when a gold wingtip bars the door. It has a jar for that. On the label, in its own hand, is written Spare.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You polish {name}, and the cloth comes away as it went. There’s no soot, there’s no ash. You can see the whole room in its breast already. It allows you to go on, for the sake of the gleam.',
        'You open its wing to look for ash, and there are the gold tips in a row, like spoons in a drawer. {name} had them done before you came. It opens the other, so that you can compare.',
        {
          text: 'There is not a speck on {name}, who raises each wing for you like a curtain going up. At the second bow your duster catches light. {name} treads it out with one foot, without looking, and offers you the other side.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You pass the duster down a tail that had nothing on it. Nothing comes off, and the duster catches. {name} watches it burn away in your fingers with the eye of an expert, then slides you a saucer for what remains.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}: {name} sinks down in it to the chin, steaming, and sings the bathing song, which has been handed down.',
        'There are stage baths, and there is {item}. For this one {name} leaves off the gestures, and only closes its eyes.',
        {
          text: 'You bring {item}, and {name} plays the whole scene: the gasp, the swoon, one copper wing flung across its eyes. With the other it shows you, quite practically, where the ash gets in.',
          when: ['well'],
        },
        {
          text: 'According to its notes, {name} has been cleaned by fire nine times, “thoroughly”. You begin with {item}, from the gold tips inwards. It asks for the notes back, strikes out the word, and gives you the other wing.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} submits, with the face it keeps for tragedy. {item} is not done to a fire. Ash would be, or sand, or a dry brush.',
        '{item}. It comes out clean, flat and somewhat lukewarm. It would have preferred to be raked.',
      ],
      harmful: [
        'It went over {name} and the glow went out beneath it, in a stripe. Dry it at the hearth, feather by feather. It cannot live with this: {item}.',
        '{name} made a sound like a pan set down in snow. Keep {item} from it for good. It needs warmth now, and quiet.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the dose without a scene, and that was the worrying part. You wait. One ember eye goes from brown to red. Then comes a cough, then a sigh, then the other eye. It asks how it was.',
        'You drop the medicine on the grey feathers round its beak, and {name} swallows. There’s a hiss, very faint, like a drop on a stove that you had thought was out. Its feet are warm on your finger.',
        {
          text: '{name} had already laid the kindling and settled on its last words. Then comes your spoon. It swallows, coughs up one sound spark, and begins, with some annoyance, to put the sticks back in the basket. The words it keeps.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} takes the spoon, staggers, gropes for the fender, and delivers some last words. They go on. Partway through the colour runs up its neck to the crest, and it stops, feels itself, and asks for the spoon to lick.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'It drinks, dies at once upon the carpet, and gets up. There was nothing wrong with it. Put the bottle back.',
        'The dose goes up as steam before it has touched {name}’s tongue. It follows the small cloud with its eyes, deeply moved, and gives you a deathbed on the rug, with encore, in excellent health. Keep medicine for when it is ill.',
      ],
      loved: [
        '{item}: the notes say that this is the one to ask for. {name} takes it down in sips, and the perch begins to tick with warmth.',
        'You bring {item}. {name} puts both claws round it, like somebody home from the cold, and the blue goes out of its flame.',
        {
          text: '{name} looks up medicine in its notes. Every entry says bitter, in several lives’ handwriting. But this is {item}. It takes the lot, feels the good reach its gold tips, and turns to a clean page.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} holds it in its beak until you turn, and waters the aspidistra. {item} was not the thing. Ginger, or clove, or something warm laid on.',
        '{item}. A weak puff of steam, and that is all that comes of it. The next, if it may suggest it, should be hot.',
      ],
      harmful: [
        '{name} took it in good faith, and half its fire fell in. It was {item}. Pour it down the drain. Shield what is left, and find it the right thing.',
        'It has stopped complaining, and that is the worst. {item} has harmed it. Keep it by the hearth, and that bottle out of the house.',
      ],
    },
    discipline: {
      wanted: [
        '“Not the newspaper,” you say, “until I’ve read it.” {name} lets go of what’s left, which is the weather. It turns its flame down to a reading light. It holds it for you, rather low, and doesn’t comment on the weather.',
        'You stop {name} in the middle of the high note, and say why. It closes its beak. One sees the note go back down the neck, all of it, and settle. It will sing lower from now on, and with less tail.',
        {
          text: '“Not the curtains,” you say, at the right moment, and {name} puts itself out from the tail up. It folds each wing with enormous dignity. Then it turns to its notes and strikes through, quite slowly, a sentence that had you in it.',
          when: ['well'],
        },
        {
          text: 'You say no, and not the curtains. {name}, its tail a finger from the hem, dips it in the jug, where it hisses. There will be no more of that. Then it gets out its notes and writes for some time, wing round them.',
          when: ['well'],
        },
      ],
      little: [
        '{name} prompts you, under its breath, when you forget how it goes on. It knows that speech.',
        'It had banked itself before you opened your mouth. {name} awaits your second point, which is not there.',
      ],
      bad_time: [
        'You expect a scene. {name} makes none. It draws the gold-tipped wings across itself, like a curtain let down in the middle of an act, and from behind them comes the small hiss of something being put out.',
        'You scold, and {name} draws itself up for the great reply, wings and all. Nothing comes. The wings stay there a moment, with no fire in them, and are lowered. Something is wrong. See to that first, and teach it later.',
        {
          text: '{name} hears you to the end with its flames gone down to blue. Then it finds the page about you in its notes, reads it through once, and burns it, neatly, from the edges in. It is practical about endings.',
          when: ['wary', 'well'],
        },
        '{name} listens to it all as a small brown bird, and that’s no pose. Where it sits the shelf is cold. It hasn’t anything to burn for a lesson. Tend it first. It can be taught when it’s lit.',
      ],
      loved: [
        '{item}: proper direction, at last. {name} finds its mark, and keeps to it, and even thanks the management.',
        'For {item} it goes down to a low clean flame and listens. An artist, {name} lets you know, needs an edge to the stage.',
        {
          text: 'It is done with {item}, and {name} takes direction like an angel. Enter, bow, wait for the others. It waits so well that they all look at it. It knows. It writes that down for whoever comes next, and underlines you.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} plays being corrected, very movingly. {item} has gone in at the ear and up the flue. Lower your own flame, and try that.',
        '{item}. It obeys, with an aside to the gallery. A quiet word at the perch would get further.',
      ],
      harmful: [
        'That was no lesson. {item} has hurt {name}, and put out what it was proud of. Give it up altogether, and wait by the hearth until it looks up.',
        '{name} has crept into the grate among the cold coals, to be taken for one. Throw it away: {item}. Then only sit there.',
      ],
    },
    sleep: {
      wanted: [
        'You rake a hollow in the warm ash, and {name} steps down into it and turns round once. It gives out that it’s merely thinking. The wings come down like shutters over a shop. It lies there, and thinks, and is the better for it.',
        '{name} is led off, bowing left and right to the chairs. Behind the screen, where nobody sees, it lets its feathers drop, all of them, with a noise like rain. It rests its chin on the fire tongs. What a house.',
        {
          text: '{name} begins its farewell, one wing raised. You bank warm ash round it up to the chin. It gets as far as thanking the lamp, loses the place, and glows a little more evenly with each breath. The speech will keep.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You bank {name} as one banks a stove: ash to the shoulders, door ajar. It tries to announce that this is only sleep, and is asleep by “only.” By and by the heap begins to glow.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} goes to bed as it’s asked, sinks, fades, and gives a last long breath. You wait with your hand on the door. From under the wing comes an ember eye, to see how you are taking it.',
        'You draw the cover over {name} and there’s still light coming out all round, like a door with a party behind it. It isn’t tired. It hums. Presently the cover rises, and makes an entrance.',
        {
          text: 'Told to lie down, {name} does the whole of it: wing to the brow, a last look round, the tail sinking like a spent match. One ember eye opens to see how that went. It does it again, with more tail. Nobody has rested.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You cover {name} over like a fire for the night. Presently the cover lifts. Wings, sparks, a rising. It looks to see how that was received, arranges itself under the cover again, and does it slower.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}: {name} walks round in it twice to warm it through, and lies down with a crackle.',
        'The last note in the soot says only {item}, and three stars. {name} gets in and sees what was meant.',
        {
          text: 'It needs no last words. You have brought {item}, and {name} puts its head straight down on that, in the middle of a gesture. One wing is still up. You fold it for it. It is as warm as a loaf.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} perches on the edge with its toes drawn up. {item} is not a bed for anything that burns. A hearth is. So is an oven.',
        '{item}. It smoulders there, and fidgets, and throws you looks from beneath its wing. Something with bricks around it, please.',
      ],
      harmful: [
        'It lay down in it and nearly went out: {item}. Take that away for good, and let {name} sit up by the fire with you.',
        '{name} is chilled to the quill and will not say how it happened. It was {item}. Strip the bed of that, and give it dry warmth.',
      ],
    },
    reflect: {
      awake: [
        'Nobody claps, so {name} runs out of poses, one after another. What is left is a middle-sized red bird with sooty knees. It comes along the perch and settles on the side of you that has the draught.',
        '{name} strikes an attitude, wings high, and holds it for you. You go on sitting. By and by the wings come down, the tail burns low, and beside you on the rail is only a bird, rather tired, warming your left sleeve.',
        {
          text: 'You sit in front of {name} as one sits by a fire, and it lets itself be one. No wings, no arias. You hold out your hands. It shifts a little on the perch, so as to do them both.',
          when: ['trusting'],
        },
        '{name} tells you about {loved}, without gestures. The wood of the perch has gone dark with heat before it gets to the end.',
        'It shows you the matchbox. It does not open it. “Once, {wait},” says the soot beneath the perch, and {name} moves along, so that you can sit in front of that.',
      ],
      little: [
        'There have been three calls this hour, and one must know when to stop. {name} sends you a spark by way of flowers. Later again.',
        '{name} is quite warmed through by you. It wishes now to be alone in its dressing room, which is the lampshade.',
      ],
      ill: [
        '{name} has draped itself across the hearth in the pose for such occasions. You sit down and do not applaud. In time it lets the pose go, and is a tired bird with its beak up your sleeve. Now see to what it needs.',
        'You put your hands round {name} as one does round a match in wind. It stops shaking. See then to what it needs: a meal if it has missed one, and medicine.',
      ],
      asleep: [
        '{name} sleeps, and you sit by it with cold hands, and say nothing about them. It doesn’t stir. But the coals under it shift, and something warm comes out along the hearthstone as far as your fingers, and stops there.',
        'As you sit, the glow under {name}’s feathers sinks, breath by breath, to a single coal. You almost put out a hand. Then you see that, with somebody watching, it has stopped keeping the fire up by itself.',
      ],
      shy: [
        '{name} takes the back of the tall chair and strikes a pose, both wings up, gold outward. You do not clap, and you do not go. After some time the wings come down, and there is a rather smaller bird, looking at you.',
        '{name} gives you the left profile, then the right, then the tail at full flare. You go on sitting there. No applause comes. It looks you over, coughs up a cinder, and turns itself down low, the way one does at home.',
      ],
    },
  },
  things: {
    feed: {
      'cinnamon sticks':
        '{name} takes the cinnamon sticks crosswise in its beak, like a villain with a knife, and smokes them from both ends. The kitchen smells of buns. You are bowed to, through the smoke, as whoever thought of it.',
      'glowing embers':
        'You bring the glowing embers on the shovel, at arm’s length, with your eyes watering. {name} picks out the brightest, throws it up, lets you see it at the top of its arc, and is under it with beak open.',
      myrrh:
        'One grain of myrrh, on a saucer. {name} knows what to do with silence, and lets it fall. Then it breathes on the grain, and a white thread goes up, and you find that you have taken off your hat.',
      'dry kindling':
        'You have split the dry kindling thin. It is built into a small stage first, with wings, and {name} walks out on it, bows, and eats the scenery from the left. The last stick is the one it stands on.',
      'sunrise light':
        'You draw back the curtain, and sunrise light comes in along the floor. {name} walks up it, like a carpet, feather after feather taking fire. By the window you cannot look. “From the top,” it says to the sun.',
      'chili peppers':
        'It swallows the chili peppers whole, for your sake without a flicker, and waits. Nothing. It raises one finger of a wing. Then out of each nostril comes a neat blue flame, and you get to light your pipe.',
      frankincense:
        'You lay the frankincense upon the coals, and the coals are under {name}. It rises in the smoke with folded wings, quite the saint. Half way up it peeps down, to see if you are looking, and sneezes gold.',
    },
    play: {
      'ember juggling':
        'Three, then five, then seven: the ember juggling goes up to the beams. You are thrown one. You shriek, and throw it back, and {name} takes it into the ring as if the shriek had been rehearsed.',
      'thermal soaring':
        'You open the oven door, and up it goes on the warm air, thermal soaring, round and round the lamp without one beat. Its shadow crosses your face. At the ceiling it folds, just to hear you gasp.',
      'sparkler chase':
        'You run with the sparkler, and {name} is after you, over the sofa, writing in the air behind what you have written. The sparkler chase ends in the pantry. It has spelt your name, with a flourish, on the jam.',
      'ribbon flying':
        'Hold the one end, you are told. For the ribbon flying {name} takes the other up, round the curtain rod and down through the banister, and when it has pulled the bow tight there you are, as the present.',
      'bonfire dance':
        'You have swept the leaves together. {name} steps on the heap, turns once, and the bonfire dance has begun, knees high, sparks to the gable. At the third round a wing is held down to you. Mind your sleeves.',
      'wing stretching':
        'Left wing to the bookcase, right wing to the clock. You do the wing stretching with it, on your toes, as far as your arms go. It looks along its own gold, and yours, and asks you to lift from the shoulder.',
      'fire hoop':
        'It lights the fire hoop as it goes through, which is the wrong way about, and so much better. You hold the hoop. You have only to stand still, and {name} looks you in the eye, each time, from the middle.',
    },
    clean: {
      'ash bath':
        'You sift the ash fine, and {name} goes in chin first and throws it up by the wingful. For a time there is a grey storm in a basin. Then a gold beak comes out, and calls for more light.',
      'feather preening':
        'Each feather is drawn through the beak and comes out with a lit edge. The one between the shoulders it cannot reach. For the feather preening of that it turns its back to you, and shuts its wings, and waits.',
      'soot brushing':
        'You do the soot brushing in the doorway with a scarf over your nose. Long strokes, and under each a strip of copper. It looks at itself in the kettle and asks that you leave a little, about the eyes, for depth.',
      'nest sweeping':
        'Out with the old twigs, and {name} directs the nest sweeping from the curtain rod. At the bottom you find a gold quill, a ticket and your spoon. The spoon has been ironed flat. It is put back in.',
      'warm sand bath':
        'Into the warm sand bath goes the tail, with a hiss, and after it the rest. {name} rolls. When it steps out you have a dish of glass beads, which it gives you, one by one, with the air of a duchess.',
      'ember raking':
        'The poker is yours, and {name} lies down along the bars. At every stroke of your ember raking the grey drops off it below and a red breath runs up its side. It asks you to mind the profile.',
    },
    sleep: {
      'cinnamon nest':
        'It walks three times about in the cinnamon nest, and sticks crack, and the whole stair smells of Christmas. You put in one that had fallen out. A copper wing comes over the rim and takes it from you.',
      'warm hearth':
        'You sweep a place on the warm hearth, and {name} lies down there with its tail among the coals, so that it shall be brought up to heat by morning. Your slippers are on the other side. They match.',
      'ash bed':
        'The ash bed is soft as talk. {name} sinks in until there is a beak, then the glow of a beak, and then a grey hill that rises and falls. You smooth it at the edge. Something in it purrs.',
      'brick oven':
        'The brick oven has still the heat of the bread. {name} goes in on the peel, which you hold, lying upon its side like a loaf. You shut the door all but a finger. A line of red sings to itself in there.',
      'sunset perch':
        'You have turned the sunset perch to the west, and they go down together, it and the sun, neck and neck. The sun wins by a little. {name} is still faintly pink when you put the shawl around it.',
      'crackling fire sounds':
        'You crumple paper, very softly, by its ear, for crackling fire sounds. {name} murmurs that the timing is good. You go on. By the end of the newspaper there is a snore that crackles too, and you may stop.',
    },
    medicine: {
      'healing tears':
        'One of its healing tears is wanted, and it cannot weep when asked. So you tell it about the sparrow. The drop comes, and you tilt its own chin up, that it shall run down to where the breast is grey.',
      'warm compress':
        'You wring out the warm compress, and lay it over the wing, where there is no light. It steams, and grows hotter than you made it. When you lift it there is a bird-shaped scorch, and under that a glow.',
    },
    discipline: {
      'low flame reminder':
        'You turn down the lamp, for a low flame reminder, and look at the curtain, which has a hole. {name} looks at the hole too. It comes down from gold to red and from red to brown, and folds its wings.',
      'return to perch':
        '“Return to perch,” you say, and it does, on foot, past the whole length of the tablecloth it has singed. It turns to face the room, opens its beak for the last word, and shuts it.',
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
      'A child by now: {name} has found that if one stands upon the arm of the sofa and waits, people look up.',
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
    'You come upon {name} early, before it has lit. It could have flown up behind the curtain. It stays, plain and brown, and lets you look.',
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
    'A hundred days. {name} has got through the curtains, the aspidistra and four perches, and there is still a great deal of it to come.',
    'A year. {name} has seen every light there is, once round. It knows now which of them it means to go out in, and is in no haste.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['cinnamon sticks', 'frankincense'] },
      wish: 'It says in the soot where the cinnamon is, and {name} has gone, and somebody has moved the tin. It is trying to be large about that. Spice for its meal, please: cinnamon, or frankincense.',
      granted:
        'The house smelt like a cathedral in which somebody was baking. {name} has altered the note, and thanked the management by name.',
    },
    {
      by: { action: 'feed', item: ['chili peppers'] },
      wish: '{name} has a high note that it has never quite got the top off. The previous one used chili peppers. There is a remark about it, with singed edges.',
      granted:
        'It got the top off. Two panes are gone on the north side, and {name} is lying down with a cloth over its beak, smiling.',
    },
    {
      by: { action: 'feed', item: ['sunrise light'], hours: [7, 11] },
      wish: 'There is a rival who comes up over the roofs every day, to a full house, with no training. {name} would like to eat some of that, just once, before eleven: sunrise light.',
      granted:
        'It said that the colour was good, and the timing slow. It had three helpings, and was pink to the tips until it was called in.',
    },
    {
      by: { action: 'play', item: ['ribbon flying', 'thermal soaring'] },
      wish: 'It is all very well to burn in a room. There is a column of warm air over the stove that goes to waste, and {name} has looked up at it, and at the ribbon. Some soaring, if you would.',
      granted:
        'Up it went, ribbon and all, and wrote a name along the beams. It was its own. Coming down, in a smaller hand, it wrote yours.',
    },
    {
      by: { action: 'play', item: ['sparkler chase', 'ember juggling'] },
      wish: '{name} has five embers and can keep up four. Somewhere there is a fifth hand. It looks at yours and says nothing, in a marked manner.',
      granted: 'You kept up the fifth. You have a small round burn on your cuff, and it has been signed.',
    },
    {
      by: { action: 'play' },
      wish: 'There is a death scene for two that {name} has never been able to cast. The second part has no lines. It only has to be there. Come and play.',
      granted:
        'You were there. {name} was so moved by how you did it that it forgot to die, and it was the better ending.',
    },
    {
      by: { action: 'clean', item: ['ash bath', 'warm sand bath'] },
      wish: 'On the playbill it is called “the great preparation”, and nobody is admitted. But someone has to scoop. {name} asks for an ash bath, or sand, well warmed.',
      granted: 'You scooped. It sang the bathing song through to the verse that is always cut, and cut nothing.',
    },
    {
      by: { action: 'clean', item: ['nest sweeping'] },
      wish: 'What with feathers, programmes and a dropped ember or so, one can no longer see the stage. {name} would hold the dustpan, if you did some nest sweeping.',
      granted:
        'Under it all there was a line of soot from somebody long before: is anyone there? {name} has written beneath it: yes.',
    },
    {
      by: { action: 'sleep', item: ['brick oven', 'warm hearth'] },
      wish: '{name} has stood in draughts, for its art, and can feel it in the hip. A place with bricks on three sides is what the doctor would order, and a person to shut the door.',
      granted:
        'It turned round on the warm bricks till it was loaf-shaped. Towards the end it had risen a little, and was a good colour.',
    },
    {
      by: { action: 'sleep', item: ['sunset perch'], hours: [17, 21] },
      wish: 'Somebody ought to watch the rival go down, if only to see how it manages the exit. Let {name} rest on the sunset perch, from five or so.',
      granted:
        'It had its notebook ready. It put down “too long”, and then “oh”, and after that it had closed its eyes.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has asked that nobody be told, but it is not engaged for anything. There is nothing on. You might take your seat all the same, and look at the curtain with it.',
      granted: 'It was the best nothing of the season. Twice the curtain moved, and {name} took hold of your sleeve.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'One visit is a first night, and there is always a crowd. {name} would know what to think of a person who came to the second house, on the same day.',
      granted:
        'You came to the second house. There was no crowd, and it knew what to think. The perch had to be taken out and stood in the yard.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A programme, singed',
        shape: 'ticket',
        text: 'One performer, one seat. {name} has put down against each act what you did with your face.',
      },
      {
        name: 'A tail feather, struck once',
        shape: 'feather',
        text: 'Draw it along a wall and it lights. {name} says to do so only if you should lose your way to the theatre.',
      },
      {
        name: 'The top of the high note',
        shape: 'gem',
        text: 'It came off with the second chili pepper. It was found among the glass, and is still ringing.',
      },
      {
        name: 'A handkerchief, ironed',
        shape: 'letter',
        text: '{name} only stood on it. There is one tear in a corner, and the hole that used to be there is not.',
      },
      {
        name: 'The understudy',
        shape: 'acorn',
        text: 'A darning egg, charred on one side. {name} has told it that it is ready, and that it may stay with you between engagements.',
      },
    ],
    return: {
      name: 'The matchbox',
      shape: 'candle',
      text: 'It came through with it, under a wing that had no feathers on. It is a little heavier than it was. {name} does not say what has been added.',
    },
    streak: {
      name: 'Two footprints',
      shape: 'coin',
      text: 'Cut out of the old perch, where it stood for twenty-five dinners and could not help showing what it felt.',
    },
    hundred_days: {
      name: 'A note in plain soot',
      shape: 'book',
      text: 'It is addressed to the next one. “You will be told that I exaggerated,” it says. “I left out most of it.”',
    },
  },
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
      'This was {name}. The lamps have been left up for it, and the door on the latch.',
      'Below this stone there is some ash, and it is {name}, and nobody is to sweep it.',
      'If whoever comes next should read this: {name} was here, and says to mind the draught.',
      {
        text: '{name} went out as it came in, with a look back. The wooden egg beside it has the part by heart.',
        when: ['from_child'],
      },
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
      'You are {name}, and the theatre is dark. You have been a tragic queen, a comet and a roast, and the aspidistra was unmoved. You drop a spark and watch it fall. You speak in sighs with a fine carrying tone. It is not the fire that is lacking, it is someone to be on fire at. You want to be played with, and to be given a part.',
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
