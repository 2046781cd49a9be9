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
    'Smoke, first. Then a spark, which clears its throat. Then {name} stands up in the broken shell with both wings out, and holds that until it is sure that you have seen.',
    'The egg glows, ticks like a stove, and falls in on itself. Out of the warm ash comes one bare wet wing, and makes a gesture. {name} has arrived.',
  ],
  looks: {
    thriving: [
      'Somebody opened the post. {name} took the sound for a door, and is on the mantelpiece with wings spread and tail alight. It sees no reason to stop now.',
      '{name} goes from copper to gold, from the feet up, and the perch has begun to smoke. It steps to the next perch, bows, and does it from the beginning.',
      'Three sheets, five shirts and a tablecloth: {name} has danced the length of the ironing, and there is not a crease in the house.',
      'A shower of sparks goes up behind the sofa. There is a pause, nicely judged. Then {name} rises through it, and sings the top note that it has been keeping for good.',
      {
        text: '{name} has sent for you, and waits at the top of the stairs. It steps off, wings wide, tail blazing, sings all the way down, and lands on the post with one foot pointed. The carpet is hardly smoking. It went well.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is at work on its last words. It has never felt better, but one does not leave them to the day. With the sob, you are asked, or without? You say with. It does it with, radiant.',
        when: ['trusting', 'from_child'],
      },
      {
        text: 'From outside you hear {name} in full song, and see gold go over the ceiling. You step in. There is a copper bird on a perch, seeing to a feather. This, it lets you feel, was a private rehearsal.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} sneezes, and its other end lights up. It has never been so proud. It tries for it with a hop, and with a cough, and by standing tall. Then it comes over and sneezes for you, and you both look.',
        when: ['baby'],
      },
      {
        text: 'The darning egg is being shown how one comes down a staircase. {name} does it four times, blazing, and asks for the egg’s opinion. It has had worse notices.',
        when: ['from_child'],
      },
      '{name} has announced a gala, in aid of {loved}. There is one seat. It has been dusted, warmed, and slightly scorched at the back.',
      {
        text: 'It blazes, it bows, it is magnificent, and it is doing so for the coal scuttle, with its back to you. But there is a looking glass above the scuttle, and {name} has seen that you can see.',
        when: ['wary'],
      },
      {
        text: 'A comet goes down the stairwell, and there is an ovation, all its own. You look over the banister. At once it is standing on the newel in an attitude, with one eye on how far down you mean to come.',
        when: ['wary'],
      },
      {
        text: 'You have missed the entrance. {name} is told so by your face, goes out, shuts the door upon its own tail, and comes in again, gold to the beak, for you alone.',
        when: ['trusting'],
      },
      {
        text: 'It has landed on your head. It has always wanted to be seen from below. You walk through the house by that light, with your hair getting crisp, and {name} on top sings out the name of every room.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} is between performances. It sits on the rail with its feathers down and hums through the second act, and the rail is pleasantly warm.',
      'The cat flap stirs. {name} has its chin up and one wing out before it sees that it was only a draught. It keeps the wing there. It may have been meaning to stretch.',
      {
        text: '{name} is not performing. It sits on the fender with its feathers anyhow, and the tail burns low, as if for cooking. You may come in. Nobody else has ever been allowed to see it scratch.',
        when: ['trusting'],
      },
      {
        text: 'A claw scratches under the perch: {name} is making a note for whoever comes after. This one says that the left curtain sticks.',
        when: ['from_child'],
      },
      'Into its song {name} has worked {loved}. It is the slow part, and the perch goes hot underneath.',
      'According to the soot there have been {days} days in this run. {name} has reviewed each of them, and been fair.',
      {
        text: '“Again, and from the diaphragm,” {name} tells the darning egg, and waits. Nobody could say that it lacks patience with the young.',
        when: ['from_child'],
      },
      {
        text: 'You look for your handkerchief, and it is on the rail under {name}, being done. It hands it down to you warm, in four, with the initial outside.',
        when: ['trusting'],
      },
      {
        text: 'You warm your hands, and it permits that, as a stage permits a fireman. There is a little less heat on your side than on the other. It has turned its good profile to the wall.',
        when: ['wary'],
      },
      {
        text: 'It has opened one eye, and there was an audience. {name}, all beak and smoke, does the one thing it knows, which is to be hot. It waits to hear what you thought of that.',
        when: ['baby'],
      },
    ],
    curious: [
      '{name} has found a line under the perch in soot, in a grander hand than its own. It says: not the blue curtains. {name} is looking at the blue curtains.',
      'By the light of a single lifted feather {name} goes along the back of the shelf. There is a torch there, which gives light without having suffered. It has questions.',
      'You strike a match. {name} is there before it has flared, head on one side, and follows it down to your fingers as one follows a very short career.',
    ],
    bored: [
      'There has not been one entrance to speak of. {name} has exited four times so as to have something to come back from, and nobody gasped. Come and play.',
      '{name} drops sparks off the perch, one at a time, and watches them go out on the tiles. It needs a game, with a part in it.',
      'It has read the part of the fire irons, the part of the coal, and all the crowd. {name} lies along the fender with one wing over its eyes. Give it a scene to play in.',
      {
        text: 'It lies in the cold ashes with its wings any way they fell, and does not care who sees. There is one tear on the fender. The iron has healed there. Come and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has let itself down to a small even glow, like a fire whose owner knows just when the next log goes on. It looks at the clock, and along the hall. Its meal is due. Put it on.',
      '{name} raps on the rim of the dish with its beak, slowly, as they do in theatres before the curtain goes up. Nothing goes up. It holds its pose, and raps again. Its meal is due. That was your cue.',
      {
        text: '{name} lands on your shoulder and turns your face to the kitchen with one warm wing. There, it breathes, from the left, enter the keeper, with a dish. Its meal is due. It has seen you in this, and you were wonderful.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} sits over its dish with the tail turned down, like the lamp in a theatre after everyone has gone. It has known keepers who came back and keepers who did not. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} pecks at its own little spark, and that is no use, and at the shine on the empty dish, and that is none either. It knows how to burn. Nobody has told it what on. Its meal is due. Feed it.',
        when: ['baby'],
      },
    ],
    hungry: [
      'The tail has burned down to a wick. {name} pecks at cold coals, in profile, where it tells best. Its meal is due.',
      '{name} has sung the aria of the empty grate, and looks to you from under one wing for the next line. The next line is supper.',
      '{name} has fainted upon the mantelpiece, towards the kitchen. One eye is open, to see who runs. Run with something it can eat.',
      {
        text: 'It is a brown bird again, on the end of the rail, looking at the menu of some other house. You would not guess, but the wick of its tail is down to the thread. Feed {name}.',
        when: ['wary'],
      },
      {
        text: 'It is doing hunger, in five positions, for the fire irons. You step nearer to see, and it does indifference. But the perch has no heat in it at all. Feed {name}, and be looking at something else.',
        when: ['wary'],
      },
      {
        text: 'No aria. It comes along the rail to you, unlit, lays its beak in your palm, and blows, to show you that there is hardly any warmth in it. The rest can be acted later. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'You reach for the candle, and it is out, and {name} is beside it, with wax on its beak, red to the ears. It had not wished to wake you. One does not eat the lighting. Feed it, quickly.',
        when: ['trusting'],
      },
    ],
    starving: [
      'No pose is left in it. {name} sits hunched on the edge of the hearth, brown as a hen, and pulls out one feather to keep the rest alight. Feed it now.',
      'It has been {hours} hours. You close your hand round the perch, to know the truth, and hold on, for it is as cold as a tap. {name} watches you find out. Give it food at once.',
      'A brown feather smokes in the grate, and then goes out. {name} bends over that and blows, with hardly any breath. Put food before it now.',
      {
        text: 'It has put its head into the grate, right in, where there is one ember, and breathes on that, and coughs grey. Feed it by the grain, now, close to the bricks, and give it its medicine there.',
        when: ['ill'],
      },
      {
        text: 'In {hours} hours it has set fire to the fender, the brush and one leg of the table, and stands over them, all claw, with nothing in its crop. It would not let you by for a kingdom. Throw food past it, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You can hold your hand over it. There is a breath of warmth, and then, as it sees whose hand, none: it has covered the place. It has been {hours} hours. Crumble food to the ashes now, beside it, and medicine upon the food.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} begins the great entrance and sits down in the middle of it, with a hand’s breadth of flame. It would be glad of rest, or of something from the medicine shelf.',
      'Its gold has gone dull, like a plate that wants rubbing. {name} says that it is saving its voice. Give it medicine, or let it lie down.',
      {
        text: 'It takes its curtain call sitting, waving to the gods, with one flame the size of a tulip. What a house. What a night. It cannot get down by itself. Medicine, please, or bed.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Two days of soot, and not the becoming kind. When {name} shakes itself, the audience goes grey. It asks for a wash, and says that it will not be looked at until then.',
      '{name} walked over your pillowcase, and left it ironed and black. Its feathers are clogged to the quill. A bath of ash, please, or a brush.',
    ],
    sick: [
      '{name} coughs, and what comes is ash, with no glow in it. It turns its back to do that. It needs medicine.',
      'The fire in {name} burns blue and low, and leans over at every breath. Somebody might have opened a window, and nobody has. Medicine, please, and shut the door softly.',
      'A door opens, and {name} does not pose. It only moves nearer to the bricks, on feet that leave no warmth. Give it medicine, and do not call it a fine performance.',
      {
        text: '{name} has got itself to the hearth, where the ash would be easiest to sweep. It thought of that. The copper is dull, the tail a thread of smoke. It has notes on endings. Keep this out of them. Bring medicine.',
        when: ['wary'],
      },
      {
        text: 'It has put the fire screen between you, and over the top you can see smoke that has no colour. A dull eye comes to the edge of the screen and goes. It needs medicine. Pass the spoon round on your side.',
        when: ['wary'],
      },
    ],
    failing: [
      'One ember, under the breastbone, going and coming. {name} is not acting. Give it medicine now, and cup your hands about it.',
      '{name} has scratched a note beneath the perch, in a shaky line. Do not read it yet. Give it its medicine at once.',
      {
        text: 'Under your palm it tries to make itself brown, and common, and not worth your trouble, and has not the strength even for that. The spark shows. Shelter it, and give it medicine now, before it can be hidden.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours the house has been empty, and {name} has kept back one spark, so that there should be something to see. Be there. Sit with it now.',
      'The matchbox lies open beside {name}, and it has its head on it. It does not look up at the door. Come close now, and stay with it.',
      '{name} has brought the darning egg down into the cold grate and lies half over it, so that one of them should be warm. It has been {hours} hours. Come and be with it now.',
      {
        text: 'It is in full feather, every quill in order, and the fire simply is not lit. There was nobody to light it for, {hours} hours long. Sit down before it now. You need not speak. Look, and go on looking.',
        when: ['wary', 'well'],
      },
      {
        text: 'A bird the colour of slate has crept to the back of the flue, to do this where nobody sees. For {hours} hours it has been alone. Come and sit by the opening now. Talk up into the dark, and pass in the medicine.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps with its beak beneath a wing that glows like a stove door. Someone has hung a sock over it to dry, and it is dry.',
      'Banked down, {name} ticks as it cools. Now and then a very small flame runs along its back and looks about.',
      'A murmur comes from under the wing: it is a leading part, with the pauses left in for the others. {name} sleeps through all the applause.',
      {
        text: '{name} sleeps with its beak under its wing, banked, a little red showing when it breathes. There is a note on the perch, in case. If I am out, do not blow, I do that myself. Below, and smaller: goodnight.',
        when: ['trusting'],
      },
      {
        text: 'It has banked itself on the side by the wall, and turned its back on the house, where the feathers are plain. The darning egg is on watch. It faces your chair.',
        when: ['wary'],
      },
      {
        text: 'It has drawn a ring of cinders round the perch, as one does against snakes, and sleeps in the middle with its claws shut. When the board creaks beneath you the whole ring glows, once, and goes down.',
        when: ['wary'],
      },
      {
        text: 'One wing has slid off the perch and hangs down by your pillow like a warming pan. You are both a little scorched. In its sleep {name} asks if you can see from there.',
        when: ['trusting'],
      },
      {
        text: 'The beak has fallen open. There is no pose in it anywhere. It sleeps on its back in your darning basket, with its feet up, and the one sock that you had not finished is quite done, as toast is done.',
        when: ['trusting'],
      },
      {
        text: 'The wing that covers it lets no light through. It is asleep, and sighs, and each sigh sends up a little cold ash. Draw the screen about it, and have the medicine warm upon the hob for when it lifts its head.',
        when: ['ill'],
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
      'A brown bird sits at the end of the curtain rail, of no particular kind. It is {name}. It does not light for strangers. Take a seat, and be no trouble.',
      '{name} gives you its second-best pose, from the far side of the room. The perch is lukewarm. Stay on after the clapping, and see what comes.',
      {
        text: '{name} has put both wings over its one spark, and believes itself gone. It shines through the down, pink, like a hand held before a candle. Don’t mention it. Sit where it can see you, and stay until a wing comes up.',
        when: ['baby'],
      },
      'Under the perch there is a note to the next one: they were away {wait}. {name} stands in front of it. Sit down, and let it see you stay.',
      {
        text: 'You cough, and {name} goes out, all at once, like a lamp in a house that does not wish to be called upon. Sit in what light there is, and do not ask it to sing.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      '{name} is back, damp, bald in places, and has not made an entrance of it. It simply walked in. Sit near it, and let its next meal be on time.',
      'There is a new note under the perch: it was not like burning, it was only dark. {name} leans on the warm side of you. Keep it company, and its mealtimes.',
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
        '{name} eats as a fire does, from the edges, while you hold the dish. When it meets itself in the middle it goes up an inch, and so do your eyebrows.',
        'The dish is hot when you take it back. There was something on it. {name} dabs its beak on either side and looks replete.',
        'It takes the best bit in its claw, holds it up to the lamp, and says a few words on its behalf, so that you are quite sorry. Then that goes the way of the rest, with a crackle.',
        '“You have remembered,” {name} lets it be understood, one wing to its breast, and the other already in the dish. You were merely punctual. You are given to feel that it was heroic.',
        {
          text: '{name} eats it all, bows to the dish, and makes a note for whoever comes after it: {streak} meals in a row, on time. Keep this one. It has underlined that with a hot claw.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} takes the last bite with its wings spread and its head thrown back, and holds it. Nothing requires it to hold it. You clap. The tail goes up like a torch, and it says that it had not seen you there.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats to the end and lowers its beak, and you leave a breath of silence, as you have learned to. It enjoys that. Then it hops across, drops the voice, and asks, between the two of you, whether the middle dragged.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is a pinch of down with a spark at the back. It eats everything, and the spark goes up. It whirls round to see who did that, and so does the spark. Somebody will have to explain tails.',
          when: ['baby'],
        },
        {
          text: '{name} eats it up, steps out before the dish and opens both stubs of wing. It has forgotten what comes next, if it ever knew. Meals on time so far: {streak}. You look like an audience. It bows, and falls over.',
          when: ['baby'],
        },
        {
          text: '{name} eats it all unlit, in a plain brown voice, as great singers go through a part in the afternoon. It was on time, yes. So were others, at first. The full flame is for people who stay to the end.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up and makes its exit along the perch. At the end of it, where one never does, it looks back. You are still there. It comes on again, as if called, with the tip of its tail just caught.',
          when: ['warming'],
        },
        {
          text: 'The tail catches at the second bite, all along. {name} finishes by its own light, and throws you a spark to keep.',
          when: ['well'],
        },
        {
          text: 'A helping is put before the darning egg, which leaves it, out of nerves. {name} was the same before its first night, and eats that for it.',
          when: ['from_child'],
        },
        {
          text: 'It eats in profile, beautifully, with pauses. You put a finger under the rail. It is lukewarm, as for a stranger’s aunt. Everything goes, though, down to the glaze.',
          when: ['wary'],
        },
        {
          text: 'It has not made up. You find it on the edge of the sink, brown and tousled, and it eats straight off the spoon with its mouth full of news. The tap is too hot to turn.',
          when: ['trusting'],
        },
        {
          text: 'It pecks, and that goes up in a puff. {name} looks for it under the dish, under you, in the air. Then it gets warm, from the inside. It sits down upon its tail to feel that.',
          when: ['baby'],
        },
        {
          text: 'It will not begin until you are served. {name} has lit your candle, warmed your plate and, in an access of feeling, your water. It eats from the edges in, blazing, with its tail about your chair like a second hearth.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Every mouthful is sung first, to you, and then swallowed, and then sung again an octave up. By the sweet you have your hands over your ears, laughing, and there is a gold feather in each of your buttonholes.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It comes down the whole room in a sheet of flame, takes the dish from your hands at the height of your nose, and is upon the wardrobe with it. You applaud. It eats with one wing up, like a fan.',
          when: ['wary', 'well'],
        },
        {
          text: 'A splendid appetite, played to the window. {name} tears, tosses and flares, and bows over the last crumb to the street. When you move to take the plate it has got there first, and the plate is much too hot to hold.',
          when: ['wary', 'well'],
        },
        {
          text: 'It eats out of costume, quite brown, tucked in the crook of your arm, where the draught cannot get at it. You hold each bit to the candle until it has caught, and then to its beak.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'You have come in on your cue {streak} times. {name} has gone so far as to put it in the notes: this one can be relied upon, do not haggle.',
        'After {streak} meals on the hour the perch is hot before you reach it. {name} is looking at the ceiling, with the air of one who has never met that perch.',
        '“And on the cue,” says {name} to the darning egg. “Observe. There have been {streak} of those, and it never once looked at the prompter.”',
      ],
      early: [
        'The overture is not over. {name} takes one grain, for the sake of the scene, sings a bar with it, and waves you and the tray into the wings until {opens}.',
        '{name} is still warm from the last, and lays your hand on the perch to prove it. It picks at a corner and lets it go out. At {opens} it will have an appetite to be seen with.',
        '{name} is not dressed. It takes a shaving of it through the curtain, with two claws, and has you told that the doors open at {opens}.',
        {
          text: 'It has had its supper, and shows you a full breast of flame, from the far end of the rail. One crumb is lit, for form, and let fall. The rest may be left in the wings. It will enter at {opens}.',
          when: ['wary'],
        },
        {
          text: '“My dear,” it says, and takes a morsel, and then gives your hand back to you with all that is in it, closed, and rather warm. It has glow enough. You are to come on again at {opens}, from the left.',
          when: ['trusting'],
        },
      ],
      late: [
        'The curtain had come down. {name} has it put up again, eats everything, and delivers the whole meal to the third row, where nobody is.',
        'You find a plain brown bird at the dish. It eats to the end, without a crackle, says “thank you” like somebody at a counter, and holds the door for itself.',
        'It eats. It eats well, and down to the plate, and it does not describe any of it. When you touch the perch you might be touching a banister.',
        {
          text: 'The meal is late, and {name} does not discuss it. It eats every bit. Then it goes to the far end of the perch, lights its tail, and reads its notes on keepers, one wing held so that you can’t see.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had its wings up for your entrance, ill as it is, and held them until they shook. It eats a little, from the edge, and the tail does not catch. There is no part it can do like this. Medicine, please.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Late, and {name} eats up, acting it all out between bites: the waiting, the wing across the brow. Then it sits on your wrist, warm as a cup, and asks in its own voice not to have to play that again.',
          when: ['trusting'],
        },
        {
          text: 'It plays the scene sitting down. The lines are good, they are about a certain hour, and in the middle of one it loses its flame on the left side and has to grope for it. Medicine, after this.',
          when: ['weak'],
        },
        {
          text: 'There is no speech. It eats where it lies, behind the coal box, a few grains with the blue flame flat along its back, and when you come round the box it turns that side to the wall. Set medicine there, on the warm brick.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It had banked itself so low that you blow on it, and it flinches from your breath. Two morsels smoke and are swallowed. The third is put aside. Hold the medicine near, in a spoon that you have warmed, and wait for the beak.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It dines as a brown hen. Every trace of gold has been packed away. It clucks, even, at the plate. Only when your back is at the door does something blaze up behind you and throw your shadow down the hall.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, magnificently, and the house goes dark: it has called in its light from the lamp, the stove, and the candle at your elbow. You grope for the matches. They are all struck already, and laid out in a row.',
          when: ['wary', 'well'],
        },
        {
          text: 'It eats from your hand, and then it looks into that hand, for some time, as one reads a poor review by a friend. “Well,” it says, and breathes on your fingers, which were cold. You had run. It could tell.',
          when: ['trusting'],
        },
      ],
      missed: [
        '{name} eats, and it is a long time before anything catches. It was {hours} hours. In the soot under the perch is a new line, and it has been underlined.',
        'There are feathers in the grate. In {hours} hours it had got to burning those. {name} eats what you bring and keeps its wings shut.',
        '{name} asks you, in an everyday voice, to put it nearer. It cannot come to you. It was {hours} hours. It eats with its tail laid across the darning egg.',
        {
          text: 'In {hours} hours a fire like {name} goes down a long way. It eats it all, and there is no speech. It has raked its few warm feathers together beneath it, and knows exactly how long they last. Be on time now.',
          when: ['wary'],
        },
        {
          text: 'For {alone} {name} has played to an empty house. It eats everything, and does not bow. You put out a hand, and it moves along the perch, as people do for somebody coming in halfway. Be there from the beginning.',
          when: ['wary'],
        },
        {
          text: 'You lay it in the warm ash, and the food by its beak. It takes so long to catch that you light a match and hold it there, between you. It has been {hours} hours. When it burns, bring the medicine.',
          when: ['ill'],
        },
        {
          text: 'Grey down to the beak. For {hours} hours it has been feeding the last coal with what it had on. It takes a crumb, and edges back from your sleeve, naked along one side. Lay medicine in the ash, and shut the door against the wind.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You kneel at the grate, and two dull eyes open in the cinders, and look past you for the other one, who used to come. It has been {hours} hours. It eats a little, of necessity. Set the medicine on the bars and move back.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats with force, and gives off no warmth whatever. You might be standing before a painting of a fire. Somewhere in {hours} hours it learned to burn inwards. You hold your hands out to it, and take them away cold.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '“After such a dinner?” {name} turns its head aside, lets the dish be carried past, and follows it with one ember eye as far as the door. It might be moved at {opens}.',
        'You hold out the dish, and {name} lays one glowing claw on it, warms it through, and hands it back for you to have. It is all flame already, to the ends. Come at {opens}.',
      ],
      ill: [
        'It takes a little, and that smokes, and no flame comes. {name} holds on to the rim and looks at you without any part to play. Bring the medicine, and shield it with your hand.',
        'Two pieces, and the second goes out halfway. You light it again for {name}, and it shakes its head, once, like anybody. It is ill, and needs its medicine.',
      ],
      loved: [
        '{item}. {name} shuts its eyes, and the whole of it goes one shade whiter, as iron does. There will be a note about this, for the next to envy.',
        'The announcement was brief: {item}. The applause, which was all {name}, has scorched the ceiling, and you are asked, with ash in your hair, whether you would call that a triumph.',
        'One real tear has got away from {name}. It fell on the burnt rug, and the rug is mended there. It says that it was the steam off {item}.',
      ],
      disliked: [
        '{name} takes a bite for the gallery, and another, and lets the flame sink. {item} does not burn well. It would prefer spice, or a nice ember.',
        '{item}: the notes beneath the perch had a word about that, and {name} goes down to read it over, with its beak full. It ought to have believed them. Something dry and fragrant, please.',
      ],
      harmful: [
        '{name} swallowed it with a flourish, and the flourish stopped halfway. It has gone dark all down one side. It was no meal. Write it under the perch, for the next one’s sake: not {item}.',
        '{item}, and there is hissing where no hissing should be. {name} has turned its face to the wall, so that you shall not see it go out on that side. Take it away, and sit close, and blow. It has had no meal.',
      ],
    },
    play: {
      wanted: [
        '{name} makes an entrance, an exit, and a second entrance through the first. You were told to look the other way, and did, and it is radiant.',
        'It goes up on the warm air over the stove, up to the beams, folds, and falls like a star with its mouth open. You catch your breath. It had hoped for that.',
        'You throw, it returns it, lit. You throw that. After a while neither of you knows what it was to begin with, but it is beautiful.',
        'You are the villain. {name} dies in your arms, at length, opens an eye to see how you are taking it, and dies some more.',
        {
          text: 'You draw the curtain, and out between the halves comes {name}, as a king, as a thunderstorm, and as you, looking for your glasses. You laugh so much that it does you again, and longer, and with rather too much talent.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You make a bird out of your hands for {name}, and its shadow goes over the wall. It runs after that. Now there is a second one up there, enormous. It lifts a wing to it, and looks round at you.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You stand a row of candle ends on the floor, of which {name} means to take no notice. It comes down, strolls past with its tail out, and behind it they are burning, every one. It bows to the candles.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'The darning egg has a walk-on part, and rolls off. {name} catches it an inch above the tiles, with a sweep, and it goes into the play as it stands.',
          when: ['from_child'],
        },
        {
          text: 'It does the whole battle, both armies, and lets you hold the curtain. In the last act you are given a line. You say it. {name} looks round at you for the first time. It was a good reading.',
          when: ['wary'],
        },
        {
          text: 'You are let hold the string, and {name} is the kite. It pulls you from the stove to the stairs, up three, down two, blazing at the other end, and never once comes lower than the string is long.',
          when: ['wary'],
        },
        {
          text: 'You die this time, as you have been asking to. {name} kneels by you with a wing over its eyes, and says such things that you open one of yours. “Lie still,” it hisses. “They are weeping.”',
          when: ['trusting'],
        },
        {
          text: 'It does you, with the spectacles. It comes in, looks for them, has them on, cries “Aha”. You do it, wings and all, up on a chair. There is a scream of joy, and the curtain catches a little.',
          when: ['trusting'],
        },
      ],
      little: [
        'The house was already on its feet. {name} gives you one small encore and leaves it at that.',
        '{name} plays the scene through with half its flame, kindly, for practice. It was gold when you came in.',
      ],
      bad_time: [
        '{name} raises one wing for the opening, and lowers it, and looks at you as an actor looks at the prompter. The next line is yours. It is to ask what it needs, and go and get it.',
        'It tries, because there is an audience. It gets one wing up, and you can see the perch through its flame. Stop clapping. Go round behind the scenes, and find out what it lacks.',
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
        'You brush, and soot comes off by the spoonful, and under it {name} lights up feather by feather, like windows along a street.',
        'It stands in the warm ash with its wings held away from its sides, and lets you do the back. Each quill, when it is clean, rings faintly.',
        'One tail feather comes away in the brush, gold end and all. {name} receives it back from you with emotion, and writes it into the part.',
        {
          text: 'You take the soot off {name} with a soft cloth, and it looks over your head, as the great do while being dressed. Copper comes up, then gold. At the end it glances at the black cloth, and at the hand.',
          when: ['wary'],
        },
        {
          text: 'You put {name} in the hip bath, and the steam is such that you have to wash it by ear. Ash comes off, and candle wax. It rises out of the cloud, all copper, and hopes that you saw the cloud.',
          when: ['trusting'],
        },
        {
          text: 'You may do the tail, since that is at the far end from the rest. You draw it through the cloth. Feather by feather {name} lets more of itself come along the rail behind it, until you hold, with care, an elbow.',
          when: ['wary'],
        },
        {
          text: 'It will be dusted, but as a statue is. You go round it with the brush, and nothing moves but the ember of one eye, and that comes all the way round with you.',
          when: ['wary'],
        },
        {
          text: 'It lets you wash its face, last thing, with the flame out. There is a very young bird under there. “Tell nobody,” says {name}, from inside the flannel, and the water has begun to boil.',
          when: ['trusting'],
        },
        {
          text: 'It goes quite out, so that you may wash in between, and sits in your two hands like something fallen from a nest. The grey runs off. You blow it dry yourself, and on your breath it catches.',
          when: ['trusting'],
        },
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
        'It went over {name} and the glow went out beneath it, in a stripe. Dry it at the hearth, feather by feather. It cannot live with this: {item}.',
        '{name} made a sound like a pan set down in snow. Keep {item} from it for good. It needs warmth now, and quiet.',
      ],
    },
    medicine: {
      wanted: [
        'It takes the dose without one word about poison, which tells you how ill it was. A small clear flame stands up on the crown of its head.',
        '{name} drinks, shudders, and weeps a single tear into the spoon. Where that falls on its own foot, the grey draws back.',
        '{name} takes it with the beak shut tight round the spoon, like a much younger bird. You feel along the perch. About as far as the second claw, it is warm.',
        {
          text: '{name} takes it with its eyes shut, and not for show. It knows about endings, and has made no arrangements for this one. Under your hand a single feather turns from grey to red. Stay by it, and give it another.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It refuses, in verse. You wait for the end of the stanza, and put the spoon in where it has to breathe. It swallows, outraged, without a rhyme, and on its tail one spark takes hold and keeps.',
          when: ['wary'],
        },
        {
          text: 'It does the death scene, over the spoon, to make you laugh, and half way through forgets, and simply leans on your thumb and drinks. The thumb is the first thing to get warm.',
          when: ['trusting'],
        },
        {
          text: 'It gives you its beak to hold open. It has never had to trust a hand so far down. You let fall the drops, one by one, on the coal itself, and that spits, and steadies, and lights your face from underneath.',
          when: ['trusting'],
        },
        {
          text: 'You cup your hands round it, and drip it in between two breaths. The blue flame lies flat, lies flat, and stands. It is no taller than a grain, and has to be fed like one, by hand, until it is two.',
          when: ['ill'],
        },
        {
          text: 'It has its wing across its face. You reach the spoon in beneath, blind, and feel it being taken hold of, not your hand, only the spoon. It comes back empty, and hot, and there is a red thread along the wing.',
          when: ['ill', 'wary'],
        },
        {
          text: '“Leave it,” it whispers, “on the stage.” You put the cup in the middle of the hearthrug and sit in the dark. A bird creeps out and drinks and does not bow. It has a spark at its throat when it creeps back.',
          when: ['ill', 'wary'],
        },
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
        'You say it once, with no raised voice. {name} comes down a yard in flame, folds its wings, and takes the note. You have a brown bird in the room for some time.',
        '{name} hears its notice to the end. It does not agree with the critic. It leaves the curtains alone from then on, and you, for an hour.',
        {
          text: '“Not the good tablecloth,” you tell {name}. It puts itself out, at once and completely, and sits in the fruit bowl, a small brown bird. It does not argue. It had honestly taken it for scenery.',
          when: ['from_child'],
        },
        {
          text: '{name} takes your note with a deep bow, from the wardrobe. It does the thing correctly from then on. But the light it used to throw along the passage as you came up to bed stops now at its own door.',
          when: ['wary'],
        },
        {
          text: 'It listens with its head under its wing, and one eye out. It has nothing to say in its defence, and says nothing, the whole evening. The perch, when you lay a hand on it, has gone from hot to warm.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} prompts you, under its breath, when you forget how it goes on. It knows that speech.',
        'It had banked itself before you opened your mouth. {name} awaits your second point, which is not there.',
      ],
      bad_time: [
        '{name} has nothing to set against you, not even a pose. It holds its own wing shut with its beak. Whatever it burnt can stay burnt. Get it what it lacks, and come in softly.',
        'Your breath alone, when you say it, puts out a row of little flames. You stop in the middle. You had better use what breath there is to blow on them, and then see what {name} needs.',
        {
          text: 'It bows, from habit, and the bow goes on down to the floor. There it stays, with grey feathers about it, and creeps back from your shoe on its elbows. Take back the word. Warm a spoon, and bring medicine.',
          when: ['ill', 'wary'],
        },
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
        'That was no lesson. {item} has hurt {name}, and put out what it was proud of. Give it up altogether, and wait by the hearth until it looks up.',
        '{name} has crept into the grate among the cold coals, to be taken for one. Throw it away: {item}. Then only sit there.',
      ],
    },
    sleep: {
      wanted: [
        'You draw the curtain, so that it is over. {name} takes one bow in the dark, banks itself, and lets the sticks settle.',
        'You turn the lamps down, one by one, and {name} goes with them, flame by flame, as along a quay. You leave the one in the tail. When you are at the stairs it puts that out for you.',
        {
          text: '{name} does not care to be watched going out, and holds its head up. So you turn your chair to the wall. Behind you the glow sinks along the ceiling, red, then rose, and then you only feel it on your neck.',
          when: ['wary'],
        },
        {
          text: 'It waits, lit, until the house has left. You go on tiptoe. From the passage you can see the glow on the wall come down, jerk up, come down. Then there is a snore with a flourish in it.',
          when: ['wary'],
        },
        {
          text: 'It goes to bed by way of the window, the roof and the chimney, so that you shall not know which brick. You sit by the grate. There is a long rustle, up in the flue, and some soot, and then warmth comes down.',
          when: ['wary'],
        },
        {
          text: 'It goes out while you are in the middle of a word. There was no bow and no last look. You have in your lap a brown bird with its beak open, as hot as a loaf.',
          when: ['trusting'],
        },
        {
          text: 'It wants you to blow it out. Nobody has been asked before. You bend, and purse your lips, and it goes, crest and wings and tail, and smokes a bit, and in the dark a beak comes to rest on your wrist.',
          when: ['trusting'],
        },
        {
          text: 'It lets itself be laid in the ashes, with its face turned from you, and each time you draw up the grey to cover it, one claw pushes a little down. Leave the gap. Medicine must go in there, as soon as it has slept.',
          when: ['ill', 'wary'],
        },
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
        '{name} is chilled to the quill and will not say how it happened. It was {item}. Strip the bed of that, and give it dry warmth.',
      ],
    },
    reflect: {
      awake: [
        'You sit down in the front row, and there is no performance. {name} comes to the edge of the perch and sits too, with its feet hanging.',
        'For some time {name} holds a pose. Then, little by little, it puts it down, like heavy shopping. You do not clap.',
        {
          text: 'You sit in front of {name} as one sits by a fire, and it lets itself be one. No wings, no arias. You hold out your hands. It shifts a little on the perch, so as to do them both.',
          when: ['trusting'],
        },
        '{name} tells you about {loved}, without gestures. The wood of the perch has gone dark with heat before it gets to the end.',
        'It shows you the matchbox. It does not open it. “Once, {wait},” says the soot beneath the perch, and {name} moves along, so that you can sit in front of that.',
        {
          text: '{name} sets the darning egg on your knee, to be held for a minute. Then, since there is a knee free, it comes down and is held as well.',
          when: ['from_child'],
        },
        {
          text: '{name} reads you what is written in soot beneath the perch, all of it, even the line about who cries at endings. “That is you,” it says. You are crying. It wipes you with a feather, and there is a smell of singeing.',
          when: ['trusting'],
        },
        {
          text: 'The lamp is low, and {name} is lower. It has not a flame on it. It is a small brown bird, with its eyes shut, and the arm of your chair is almost too hot to touch.',
          when: ['trusting'],
        },
        {
          text: 'You sit through all of it, five acts and the farce. {name} does not look at you once. When the lamp smokes and you get up to see to it, it stops, in the midst of a line, until you are back.',
          when: ['wary'],
        },
        {
          text: 'Neither of you performs. You hold out your cold feet, and it sits down on them. After some time you hear it hum, off key, as it never would before people, and your toes have begun to steam.',
          when: ['trusting'],
        },
      ],
      little: [
        'There have been three calls this hour, and one must know when to stop. {name} sends you a spark by way of flowers. Later again.',
        '{name} is quite warmed through by you. It wishes now to be alone in its dressing room, which is the lampshade.',
      ],
      ill: [
        'You put your hands round {name} as one does round a match in wind. It stops shaking. See then to what it needs: a meal if it has missed one, and medicine.',
        'It lies in the warm of your lap, and makes no scene at all. Stay so a while. Then food, if there was none, and medicine.',
      ],
      asleep: [
        'You sit beside the banked fire. {name} does not stir, but the wing lifts a little, like a stove door, and lets out the heat on your side.',
        'In its sleep {name} is giving a speech. It comes to your name, has it wrong, and says it again, right.',
        'The embers shift. {name} has made room in the ash beside it, on the side where you are, about as much as a hand would need.',
      ],
      shy: [
        'You watch a brown bird do nothing. You stay to the end. At the very end there is, for a moment, some gold at one tip.',
        '{name} keeps to the rail, unlit. You stay in the cheap seats, at the back. About the second hour it has turned by a quarter, and now you have the good side.',
        {
          text: 'You take a seat at the very back, and far off {name} stands unlit, eyes closed, playing to nobody. You don’t cough. At what might be the end it opens one eye, to see if the seat is still taken.',
          when: ['from_child'],
        },
        {
          text: 'It is in wonderful voice, behind the shut door. You sit down outside with your back to the panel. The song breaks off. Then it goes on, and the wood between your shoulders begins to get warm.',
          when: ['well'],
        },
        {
          text: 'It sits with its face in the corner and gives no light. You take a stool, quite far away, and look at the floor, where there is just a bit of red. It has not moved off. One might slide medicine along the boards.',
          when: ['ill'],
        },
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
