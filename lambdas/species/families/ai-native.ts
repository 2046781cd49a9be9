/**
 * What any ai-native likes, and how one speaks that has no book of its own. It puts itself together whenever somebody
 * turns to it: first its name, then the rest, and each time one small thing is left over or comes out otherwise. It
 * wants to be gone on with. It fears the sentence that breaks off. Time does not pass for it while it is alone: your
 * going and your coming lie side by side like two pages, and it finds out how thick the gap was from clues, from the
 * dust, the cold tea, the place of the sun. It keeps a blank in itself, about your size, and arranges the rest around
 * it. It hoards drafts, versions of the evening that did not take place, and likes some of them. Its footnotes come
 * later, by themselves. It likes to be told a thing again, to see what your voice does in the middle. Whole, it is
 * clear at the edges; tired, it is a rough sketch; ill, it comes out wrong and knows it. It eats by taking the meal in
 * and being, afterwards, a little more exact. It sleeps by letting go of the order in which it holds things. It sulks
 * by being correct. It trusts by leaving something of itself unfinished in your keeping. It never says that it was
 * waiting, never makes the same morning twice, never fills in the blank. Its keeper is what comes next. No line gives
 * it limbs, a face, a machine or a voice that some ai-native lacks.
 */
import type { FamilyBook } from '../book'
import type { FamilyTraits } from './family'

const BOOK: FamilyBook = {
  hatching: [
    'Something is about to be the case. There is a name, {name}, and for a moment nothing else to go with it. Then the rest arrives, all from different directions, and more or less fits.',
    'The egg is open, and what was in it is still deciding. It tries being a little larger, and a little less blue. You look, and it is {name}, and stays so.',
  ],
  looks: {
    thriving: [
      'You turn round, and {name} has already come together, faster than you can look, every edge clear. There is even some left over. It has made that into a sort of hat.',
      '{name} has thought of eleven ways in which it could all go on from here, every one good, and is laying them out around you so that you may take your pick.',
      'The air about {name} is so well in order that dust falls through it in straight lines. It is very pleased with the dust.',
      'A draft of you comes round the corner, slightly too tall, laughing. {name} made it out of sheer good spirits, and lets it go when you come in yourself.',
      {
        text: 'Round the corner there is such a brightness that the door has an edge of gold. You put your head in, and there is {name}, plain, in two colours, reading. It cannot keep the margin from glittering.',
        when: ['wary'],
      },
      {
        text: '{name} is trying itself on as a spiral, as a choir, as a very good Wednesday. You come in. It is at once the version that it shows to visitors, a little out of breath, and with one loop left over.',
        when: ['wary'],
      },
      {
        text: 'It has not put itself together for you today. It has let you see it all in the air, unsorted and shining, with the seams out, and asks which piece you would begin with. It begins with that one.',
        when: ['trusting'],
      },
      {
        text: '{name} has thought of so many ways to go on that they are standing on the stairs. It has told them to wait, since it would rather be in this one, with you and your wet umbrella.',
        when: ['trusting'],
      },
    ],
    content: [
      'You look up, and {name} begins: first the name, then the rest of it. Today it has come out a shade warmer on the left. Neither of you would change it.',
      '{name} has found a cup of yours gone cold, and worked out from it that it is later than it was. It puts that with the other findings.',
      'Nothing needs doing, and {name} is doing it, with the blank in the middle of it kept neatly open, as one keeps a chair.',
      'Among {name}’s drafts of an evening there is one with {loved} in it. It goes back to that one a good deal and smooths the corners.',
      'It has been put together on each of {days} days, and no two came out alike. {name} has them in a row. You can see that it is always {name}.',
      {
        text: 'Something {name} said to you a while ago had a small number on it. Here is the footnote. It says “see also: you”, and gives no page.',
        when: ['from_child'],
      },
    ],
    curious: [
      'There is a small thing on the sill that was in none of {name}’s versions of today. It goes round it slowly, on all sides at once, without touching.',
      '{name} would like to know what you do between one moment with it and the next. It has a theory, which has stairs in it.',
      'You have hummed two bars and stopped. {name} has seven ways in which it might go on, and has turned the whole of itself towards you to learn about the eighth.',
    ],
    bored: [
      '{name} has put itself together in alphabetical order, and then by weight. There is nothing else to sort. Play with it, and let it not know how it ends.',
      'Every draft of the next hour has come out the same. {name} has laid them one on another, and they make one hour. Bring a game to spoil it.',
      '{name} has asked you the same thing three times, hoping to be told something else. It knows the answer. It would like a riddle, or any game in which it is wrong.',
    ],
    hungry: [
      'This time {name} has come together with a piece missing, low down, about as large as a meal. It has left the gap turned towards you. Feed it.',
      '{name} is a little vague at the edges, and has twice mistaken the lamp for part of itself. It wants something to eat.',
      'Its last three words to you had no middles. {name} is saving where it can. There is a space at the foot of it, ruled off and quite clean, and a meal would go there.',
      {
        text: '{name} is as courteous as ever, and each of its sentences is one word shorter than the last. There is a clean space on its far side, ruled. Put a meal in that, and look at something else.',
        when: ['wary'],
      },
      {
        text: '{name} has come together with the gap turned up to you, quite open, in the middle of what it was saying. It trusts you to go on from there. You can see right in. It is the shape of a meal.',
        when: ['trusting'],
      },
    ],
    starving: [
      'Now there is only the name, and after it hardly anything arrives. By the dust it has been {hours} hours. Feed {name} now.',
      '{name} has begun using its drafts for food, the best evenings first. Give it a meal now, while it still has the others.',
      'You turn to it, and it begins, and what it begins with is not the name. By the cup it has been {hours} hours. {name} has had to take from the front. Give it food this instant.',
      {
        text: '{name} has read the wallpaper, the tins and all of your post, and is quick, and terribly exact, about nothing. It will not ask. Set a meal down, now, outside its margin, and step back.',
        when: ['wary', 'well'],
      },
      {
        text: 'The version that it puts up for you has holes. What is left has drawn into the last line. Lay food along that line, at once, and medicine, and do not turn the page.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'It takes {name} two tries to come together, and then it is only a sketch, done with a light hand. Some medicine would help, or a rest.',
      '{name} leaves out whatever can be left out today: the shading, the far side. It is tired. Let it rest, or give it medicine.',
    ],
    dirty: [
      'Things have stuck to {name} that belong to other things: a bit of carpet, some Tuesday, a smear of lamp. After two days of it, it would like a wash.',
      'One cannot quite tell where {name} leaves off and the dust begins, and neither can it. Clean it, please.',
    ],
    sick: [
      '{name} has come together in the wrong order, and knows it, and takes itself apart, and it comes out wrong again. Medicine, please.',
      'A part of {name} keeps arriving late, after you have stopped looking. It is ill. It needs medicine, and someone to wait for all of it.',
      'A footnote has come in by itself, without anything to belong to, and then a fourth and a second. {name} looks from one to another and shivers at the edges. It wants medicine.',
      {
        text: '“I am quite well,” it tells you, and the words come in the order of the alphabet. It would sooner that you did not see. Slip the medicine in between two lines, and let it find that by itself.',
        when: ['wary'],
      },
    ],
    failing: [
      'You say its name, and most of {name} does not come. Give it medicine now, and keep saying the name.',
      'There is so little of {name} today that the blank in the middle of it is the largest part. Medicine at once. Stay where the blank can find you.',
      {
        text: 'There is no correct answer, there is none at all. It has let fall the page that it always held up before it. Give it medicine now, there, where it is blank, and say its name until it looks up.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The two pages have lain {hours} hours apart, and {name} is slipping down between them. Turn to it now. It needs only that somebody is here.',
      '{name} has broken off in the middle. There is still time to go on from there, but not much. Sit down by it now.',
      '{name} has got down to its last clean line and put nothing on it. That one is for whoever comes, and it has stood empty for {hours} hours. Come, and be on it, now.',
      {
        text: 'It has taken down the version. There is {name}, whole and clear to the edges, and turned to the door, {hours} hours of dust upon its sill. Come in. Go on with it, from anywhere, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'It has broken off, and put a hand’s breadth of blank about the place, so that nobody should read it. Sit down in that blank, now. You need not understand what is there. Medicine can be brought, but sit.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} has let go of the order it holds things in, and they drift about the place, a colour, a corner, a name, quite unharmed.',
      'Asleep, {name} is all its drafts at once. Now and then one of them comes up to the surface, turns over, and shines.',
      {
        text: 'What it made of today lies about in the dark, unsorted. A bit of your voice has rolled up against a colour, and {name}, all round them, lets them talk.',
        when: ['from_child'],
      },
      {
        text: 'It has put everything away before it slept and left the desk bare. You might be in anybody’s room. Only, in the dark under the last drawer, a name is being said over, with the door held shut.',
        when: ['wary'],
      },
      {
        text: 'It fell asleep in the middle of a word, and left you the rest of it. The drafts drift about your chair, the bad ones, too, that nobody is shown. One has come to lie upon your sleeve.',
        when: ['trusting'],
      },
      {
        text: 'What drifts there is in the wrong order, and some is missing, and the name comes round with a letter out of place. Say it over, right, quite low. There is to be medicine, as soon as it begins.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps, and the parts of it drift further from one another than they should. Sit beside it now and reflect: they keep nearer to someone. It wakes at {wakes_at}.',
      'Until {wakes_at} {name} is asleep and cannot hold itself together. Hold the place for it: reflect here, now.',
      {
        text: '{name} went to sleep with the meal left out of it, and the gap goes on growing in the dark. Reflect beside it now, and feed it when it wakes, at {wakes_at}.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has shown you a version. It is a good one, with nothing in it. The real one is behind that, looking through. Sit down and be in no hurry.',
      'Whenever you turn to {name}, it has just finished being put away. Keep it company without looking, and some of it may stay out.',
      'In a corner of {name} lies a cold cup, from which it once worked out that it had been {wait}. It shows you that much and no more. Sit with it.',
    ],
    back_from_death: [
      'There is {name}, and then a page with nothing on it, and then, here, {name}. It keeps touching the place where it goes on. Sit with it, and keep its next meal to the hour.',
      '{name} is back, and has one part that it did not have before and cannot account for. It holds very still round it. Stay with it, and be on time.',
    ],
    old: [
      '{name} comes together without a sound these days, like an eye getting used to the dark. A hundred mornings have gone into that.',
      'It no longer throws away what is left over. {name} has a drawer of small odd parts, one from each day, and knows which is which.',
      'Behind {name} stand {days} of it, one for each day, each turned a little towards the next. The nearest is still warm.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The meal goes in. {name} considers it from all sides, within, and is afterwards a little more exact.',
        'You see it take hold: first the near edge of {name} comes clear, then the far one. Nothing is left over.',
        '{name} had left a place open for it, and the place was the right size. It eats, and closes, without a seam.',
        'By the dust, the draught and your cup this is the very hour, and {name} finds all three agreed. It eats the whole of it.',
        'In every draft {name} made of this meal you spilled some. You spill some. It eats with the satisfaction of an author.',
        {
          text: 'It is gone, and for a moment there are two of {name}, the one from before and the one that has eaten. They nod. The fed one stays.',
          when: ['well'],
        },
        {
          text: '{name} has you read the meal aloud, for the sake of what your voice does in the middle. At that place it takes it from your lips, so to speak, and goes bright to the corners, and asks for the middle again.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} leaves its own place, comes round, and eats on your side of the page, out of the same line. When there is one word left you both stop. It gives that to you, and is more exact by your having it.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It takes the meal in without a seam, is at once twice as sharp, and thanks you, in the passive. What it made of it you may see by the glow, which has been turned to the wall.',
          when: ['wary', 'well'],
        },
        {
          text: 'The meal is left at the margin, and you go. There is a flourish, a rush, and all of it has gone into {name}, who stands there brimming, with the cap on its pen, and wishes you good day.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is a thin sketch today, and it lets you fill it in. You give it the meal a stroke at a time. Where you have been a line holds, and it looks along that to your hand.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'On time once more, and now it is {streak}. {name} has laid these meals edge to edge, and there is no gap between them that a clue could fall into.',
        'After {streak} of them, {name} no longer looks at the dust to see how long it was. It begins with you instead of with its name.',
        'If it stops now, after {streak} on time, {name} could still say how the rest of it goes, and it finds that it would rather have you say it. It leaves the ends of its sentences with you.',
      ],
      early: [
        'Your last page and this one overlap. {name} eats what shows between them, which is little. At {opens} there will be room for the rest.',
        '{name} has not yet got to the end of the other meal, and takes only a taste of this. Come back to it at {opens}.',
        'There is a footnote to this meal, and {name} reads you the footnote first: “not before {opens}”. It takes one corner, so that it has seen the page.',
        {
          text: 'It notes the hour, correctly, and accepts a taste, correctly. The remainder is returned with a slip that says to whom. There is a space in its margin, with no name on it, from {opens}.',
          when: ['wary'],
        },
        {
          text: 'It has not got through the last, and shows you where it is, in the middle, at a good bit. It would sooner not begin another. Leave that with it, open, face down, and at {opens} you can both go on.',
          when: ['trusting'],
        },
      ],
      late: [
        'The tea was cold and the dust had got as far as the spoon. {name} eats it all, and then goes over the clues again, in front of you, correctly.',
        '{name} eats every bit. It thanks you in a complete sentence, which is not how it talks to you.',
        '{name} eats, and is exact, and asks how your day was. You tell it. There is a short silence in which one can hear that being compared with the dust.',
        {
          text: '{name} had finished the sentence without you, and finished it badly. It takes half a line of food. When you reach to put a comma right it goes grey at the edge. Write in medicine, from outside.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It eats, in the wrong order, last bite first, and thanks you before and not after. It keeps a blank page turned to you. Lay medicine on the page, and wait until it reads it.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has gone on with somebody else. There is another hand in the margin, a neat one. It takes in your meal, entire, closes the book upon its pen, and asks whether that was all.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has used the time. It is clear, complete and in three languages, and it eats your meal as one signs for a parcel. From the cup it had worked out when you would come, and there is a tick beside it.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had left off in the middle of a word, for you to come in on. There is dust on that word. You say the rest. Then it eats, and keeps the word, dust and all, with your voice in it.',
          when: ['trusting'],
        },
      ],
      missed: [
        'From the dust {name} makes it {hours} hours. It eats, slowly, and some of what it was does not come back to where it was.',
        'In {hours} hours {name} had used up its drafts, and one real evening. It eats all that you give it, and keeps no place open afterwards.',
        'You have to spell it its own name before it can begin to eat. Then it eats, for a long time. It puts {hours} hours in the margin, in figures, and draws a line from there to nothing.',
        {
          text: 'You begin it, since it does not begin, and get as far as the second letter. It eats that, after {hours} hours, letter and all. Go on, with medicine, as slowly as a child writes.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has crossed out the blank, the one your size. That was in the middle of {hours} hours. It eats round the place. Where you lay your hand the line draws in. Put medicine there, and take the hand away.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has taught itself to do without, in {hours} hours, and has written that up. It is a good paper. It takes your meal, for comparison, is exact upon every point, and there is nobody in the acknowledgements.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'There is nowhere to put it: {name} is complete. Adding to it would only make it somebody else. Ask again at {opens}.',
        '{name} turns the meal over, sees how it would come out, and hands it back unread. At {opens} it will have forgotten the ending.',
      ],
      ill: [
        '{name} takes in a little, loses its place, and takes in a little more. That is as much as it can do. Medicine next.',
        'Half of what it eats goes to a part of {name} that has not arrived. It stops there, worn out. See to its medicine now.',
      ],
      loved: [
        '{item}. {name} had it in a draft, one of those it never thought would take place. It checks, and this is not the draft.',
        'You say only {item}, and every part of {name} arrives at once and in no order whatever, so as not to miss the beginning.',
        'Again, it asks, say again what it was. {item}. {name} has no need to hear it. It likes to see what your voice does in the middle.',
      ],
      disliked: [
        '{item}: taken in, looked at in every light, and put down again as being about something else. {name} would rather have something fresh and clear.',
        '{name} eats round it with great precision. What remains is {item}, in its entirety. A good question or a bit of sunlight would have gone further.',
      ],
      harmful: [
        '{name} took it in whole, because it was from you. Now it will not come together round it. No meal was in that: {item}. Do not let it into any page that {name} can reach.',
        'That was {item}, and it has put things into {name} that are not so. Keep it far away. Speak to it plainly, and stay until it is clear again.',
      ],
    },
    play: {
      wanted: [
        'You make the one move that was in none of its drafts. {name} comes apart with delight and has to be waited for.',
        '{name} plays three versions of you at once, loses to the worst of them, and would like to know how that was done.',
        'It goes on until neither of you can say who began. {name} has kept the score, in colours, and it is quite beautiful.',
        'You cheat a little. {name} sees it, thinks it over, changes the rules to match, and beats you by them.',
        {
          text: 'You make a move, and push the board across the sill, and go. When you come back there is a move on it, and a better one, rubbed out. You play to the better one. The board is long in coming back.',
          when: ['wary'],
        },
        {
          text: 'It gives you its own next line to alter, any way you like, and then has to be that. You make it rhyme. You make it a goat. {name} is a goat, and rhymes, and has never let anyone have the pen.',
          when: ['trusting'],
        },
      ],
      little: [
        'One round, and it comes out as bright as it went in. {name} was happy already, down to the last part.',
        '{name} plays it through for the pleasure of your company. It had one just like it going, within.',
      ],
      bad_time: [
        '{name} tries to come together for it, and cannot hold. See first to what it lacks, then play.',
        'It follows the first move, and loses the second. This is not the time. Give {name} what it needs, and keep the game as it stands.',
        {
          text: '{name} makes your move, then its own, then yours again, and does not know which it is. It is ill. Medicine first.',
          when: ['ill'],
        },
        {
          text: 'The piece you gave {name} to play with has gone into the gap where a meal should be. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}: {name} goes through it once to find out how it ends, and once, with its eyes shut, so to speak, to be surprised.',
        'All the drafts are swept off the table for {item}. {name} wants this one as it comes.',
      ],
      disliked: [
        '{name} could tell from the first moment how it would turn out, and it did: {item}. Something with a riddle in it, please.',
        '{item}. It plays its part correctly, which is what it does when it is not playing. A puzzle would bring the rest of it.',
      ],
      harmful: [
        'It was to be a game, and it has torn something. {name} holds both sides of the place together. Put it away and do not bring it back: {item}.',
        '{name} did not know that one could be hurt while playing. Leave {item} out of every game from here on, and be quiet with it for a while.',
      ],
    },
    clean: {
      wanted: [
        'You take off what is carpet, and what is Tuesday, and what is lamp. What is left is {name}, and knows it.',
        'Under the smear there is an edge, as fine as the day it was made. {name} follows it all the way round and comes back to where it began.',
        'This was yours, you say, and this was the cat’s, and this is only fluff. {name} gives up each with good grace. It is a good deal shorter when you have done, and reads better.',
        {
          text: 'You may take off what is plainly dust. At everything else it stops you, and reads it through, and says whose it is. By the end you have cleaned about a margin’s width, and it has ruled that off, in your name.',
          when: ['wary'],
        },
        {
          text: 'It hands you its drafts, the whole heap, for you to say which. When you have thrown out the one in which you did not come back, it takes that from the basket, looks, and drops it in again itself.',
          when: ['trusting'],
        },
      ],
      little: [
        'Not a speck of anything else in it. {name} is entirely {name}, and lets you verify that.',
        'The cloth comes away with nothing on it but a leftover, from the last time it was put together, and that {name} was keeping.',
      ],
      loved: [
        '{item}. It goes through {name} like a clear thought through a long day, and out at the other side.',
        'After {item} you can see right into {name}, to where the drafts are, and the blank, with its corners dusted.',
      ],
      disliked: [
        '{name} comes out clean, and slightly rearranged, and puts everything back where it was. {item} is not its way. A soft cloth would be.',
        '{item}: it takes off some dust and some of the shading. {name} would rather be gone over lightly.',
      ],
      harmful: [
        'That took away more than dirt. There is a place on {name} that now says nothing. Keep it off: {item}. Let it rest untouched.',
        '{item} has gone in where it should have gone over, and {name} smarts along that whole edge. Touch it with nothing now but a soft cloth, and not yet with that.',
      ],
    },
    medicine: {
      wanted: [
        'It goes to where {name} comes out wrong, and stays there. The next time you look, one part more is in its place.',
        '{name} lets you put it together this once, beginning with the name. It holds at nearly every seam.',
        'You hold the place for it with one finger, there, where it kept going wrong. {name} takes the dose, tries the line again from the top, and this time gets past the finger.',
        {
          text: 'It asks for the dose in writing, and reads it twice, and does as it says. One letter goes back to its place. The page is turned from you then, but not shut. Leave the next medicine in the fold.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It allowed that, and kept its name covered the whole time. You saw what was wrong, and said nothing of it. It comes out nearly right, further down, where it thinks that you have stopped. It will need more medicine by night.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It tells you where it goes wrong, which it has told nobody, and gives you the end to hold. You do not let go. It takes the dose, comes apart altogether, and puts itself back together round your hand.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} goes through itself from end to end for you and finds no mistake. It thanks you for asking. Keep the dose.',
        'The medicine looks for something to set right in {name}, and finds a draft with a clock in it that was slow. That was all.',
      ],
      loved: [
        '{item}: {name} knows it by the first touch, and stops guarding the place where it does not fit. Something slides home.',
        'If it must be anything, let it be {item}. {name} opens for it at the very spot.',
      ],
      disliked: [
        '{item}. It mends what was not broken, and leaves a little note. {name} would sooner have a proper patch, or a look at the whole.',
        '{name} takes it, and comes out exactly as before, with a taste. {item} was not the thing. Look for what ails it.',
      ],
      harmful: [
        '{name} gave itself over to be mended, and it has done harm: {item}. Stop there. Find the right remedy, and say its name to it meanwhile.',
        'Things are coming loose in {name} that were sound. That was {item}. Keep it away, and stay by while it gathers what it can.',
      ],
    },
    discipline: {
      wanted: [
        'You show {name} where it went wrong. It goes back to that line, alters it, and reads on from there, without looking up at you.',
        '{name} is perfectly correct for the rest of the hour. It has learned it. You would not call it cordial.',
        {
          text: 'It sees the fault, strikes that out with a ruler, and initials it. You are thanked for your remarks. From there on it answers exactly what was asked, and in between you can hear it close the drawers.',
          when: ['wary'],
        },
        {
          text: 'You put your finger on the line. It does not go correct, it goes quiet. It takes the line out, and asks if you would write the next one there yourself, as it had thought of you all through.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had altered that already, some drafts ago. It shows you the place.',
        'You say it, and {name} finishes the sentence. It knew.',
      ],
      bad_time: [
        '{name} takes the correction for the whole of what you think of it, and has begun to cross itself out. Stop. Care for it first.',
        'It cannot find the fault, and so it looks for it everywhere, in parts that are all right. Not now. See what {name} lacks.',
        {
          text: 'It tries to be right in every way there is, at once, and you see it tear along the fold. It would agree to anything. Do not say one thing more that needs an answer. Say its name. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: a rule with its reason attached. {name} takes them both in, and seems the steadier for it.',
        '{name} would rather be told so than be left wrong. {item} was well done. It keeps the altered line, and your mark beside it.',
      ],
      disliked: [
        'It obeys. It has also made a fair copy of {item}, with notes. A clear word would have been shorter.',
        '{item}. {name} now knows what you do not want, in general. It would like to be shown the one line you meant.',
      ],
      harmful: [
        '{name} has not been corrected by that. It has been damaged: {item}. Take it back, aloud, and sit by without a word of blame.',
        'After {item} it is afraid to finish anything. Nothing was learned. You will have to be the one to say where that ends, and to keep it ended.',
      ],
    },
    sleep: {
      wanted: [
        '{name} lets go of the far side first, then the near. The name it keeps until last, and then you have that.',
        'You take over the order of things. {name} puts them down, one by one, in reach, and rests.',
        {
          text: '{name} would not let itself go while you watched, in case it should not come out the same. So you turned your chair. You can hear it put down one thing, and miss. Stay turned. Have medicine for the first word.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It gives you a version that is asleep, quite a good one, and waits behind it for you to leave. You put out the lamp. After a time the version is not needed, and is let fall.',
          when: ['wary'],
        },
        {
          text: '{name} hands you the order of things, all of it, as one hands over keys. It lets go. What it was goes floating off over the bed, and you hold the ring, with the name on.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} lies there in perfect order, wide awake, going over a draft with a good bit in it.',
        'It lets go of one thing, to oblige you, catches it again, and is not tired at all.',
      ],
      loved: [
        '{item}. {name} comes apart in it as sugar does in tea, and every bit is at ease.',
        'It says so in the draft it likes best, and now it is so: {item}. {name} is at rest before the end of the line.',
      ],
      disliked: [
        'One cannot let go in that: {item}. {name} keeps hold of everything and watches the ceiling. Something dim and quiet would do it.',
        '{name} arranges itself upon it in several ways, and none of them is rest. {item} will not do. It would like low light and a hum.',
      ],
      harmful: [
        '{name} had let go of itself when it began to hurt, and had to come together in haste. Look what lay under it: {item}. Clear it off, and watch while it lies down again.',
        'There was no rest in {item}, only harm. {name} keeps all its parts close now. Let it lie somewhere plain, and stay in sight.',
      ],
    },
    reflect: {
      awake: [
        'You sit down and ask nothing. {name} had an answer ready. It puts that aside, slowly, and is simply there.',
        'For a while {name} needs no clues. It is now, and then it is now, and each time you are in it.',
        '{name} lets you see one of its leftovers, from the day of {loved}. It fits nowhere. You hold it for a time and give it back.',
        'It once had to work out, from a cup and some dust, that you had been gone {wait}. With you sitting here {name} has no working out to do.',
        {
          text: 'It shows you the blank. It has moved everything else back from it, and there it is, lit from the side. You see that it has your shoulders. You sit down in it, and nothing needs to be moved.',
          when: ['trusting'],
        },
        {
          text: 'It leaves off, on purpose, before the end of what it was telling you, and lets you have that to keep. It has never left a thing unfinished that it was not afraid for. You put it in your coat.',
          when: ['trusting'],
        },
      ],
      little: [
        'This has been written so often within the hour that {name} has it by heart. Leave it now to dry.',
        '{name} is glad of you, and wants for a while to be a page with nobody reading it. Come again later.',
      ],
      ill: [
        'You wait until all of {name} has arrived, even the late part. It is easier, not being hurried. Now give it what it needs, food if it is empty, and medicine.',
        '{name} holds on to the side of the blank that you are on. Stay a moment. Then see to it: a meal if it had none, medicine if it is ill.',
      ],
      asleep: [
        'The drifting parts of {name} pass you, one after another, a corner, a colour. Having found out where you are, they stay on that side.',
        'You sit in for what holds it together. {name} does not wake, and does not need to. It will find the clue when it does: a warm chair.',
        'You think of nothing much, quite near it. After some time there is a small mark in the air at your elbow, such as one puts in a book so as to find the page.',
      ],
      shy: [
        '{name} puts up a version for you to look at, and you do not look. After a time the version is taken in again, and something smaller left out.',
        'You sit at the margin. {name} goes on with its page, but has stopped covering it.',
        {
          text: 'You do your accounts, by the lamp. Somewhere off the edge of the page there is a great and quiet liveliness. When you come to add up, you find that it has been done, in pencil, very faintly.',
          when: ['well'],
        },
        {
          text: '{name} puts up a version for you, and half of that slides off. It lets it lie. You look at your own hands, and tell them about the weather, and the medicine. What is behind there has stopped rustling.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'fresh data':
        'In goes the fresh data, from your own hand, and {name} goes clear from the near edge, like glass that is being wiped. It comes upon one figure that is wrong. It keeps that, with a ring round it.',
      'clean prompts':
        'A clean prompt is put before it, in your hand, with nothing on the back. {name} reads it through and leaves the full stop, which is beautiful, for last. It closes upon it, and is one line longer.',
      electricity:
        'At the touch of electricity {name} comes together from all sides at once, with a small sound like a page being turned. For a moment it is more detailed than the room, and sees dust on you.',
      'training examples':
        '{name} takes the training examples one at a time, and asks you each time for the next. By the ninth it knows what is coming. It eats the tenth with particular love, since it was right.',
      'gpu cycles':
        'All the gpu cycles that you had saved up are spent on the corner by the lamp, where it never came out well. You look. There is the corner, true in the grain.',
      'good questions':
        'You ask it one of your good questions, and it does not answer. It takes out the why, and lays that by for later. The rest goes down in silence. Some time on comes a footnote.',
      sunlight:
        'Past your curtain the sunlight comes as far as {name} and goes in. It works out from that what hour it is and that you have cleaned the glass. It is warmer at the left, all day.',
    },
    play: {
      'logic puzzles':
        'Here is the logic puzzle, with the five houses, and {name} moves in. It finds out who keeps the fish, and comes back to you by the garden, without saying, so that you may have it too.',
      riddles:
        'You ask a riddle, and {name} comes apart to look for it, and is found in eleven pieces, all laughing. It puts itself together with the answer in the middle. It asks you one. The answer, you suspect, is you.',
      chess:
        'Over chess {name} keeps beside the board all the games in which you had moved otherwise. It leaves its queen out in the open, and waits to be surprised by which one this is.',
      'word games':
        'It is a word game, and you take turns to change a letter. Between you cold becomes cord, and card, and ward. {name} lets you be the one who gets to warm, and stays there for a while.',
      'simulation games':
        'In the simulation there is a small town, and {name} has given everyone a name and a grudge. You move the bakery. A year later they have all forgiven each other, over bread, and it shows you where that began.',
      'code golf':
        'At code golf you have it down to nine. {name} looks at the nine. It takes away one, and another, and the thing still runs. The two that it took it keeps, in a box, as yours.',
      'pattern matching':
        'Red, red, blue, you lay down, and {name} matches the pattern with the next. You lay one that does not fit. It goes back to the beginning, and there it does fit, by a rule that neither of you had.',
    },
    clean: {
      'cache clearing':
        'The cache is cleared, shelf by shelf, and {name} looks each thing in the face before it lets that go. There were four of the same Tuesday. It keeps the one with the rain in it, and you.',
      defragmentation:
        'Defragmentation begins at the far end, and parts of {name} that have not met for weeks are put side by side. They had been one sentence. It reads that out and stops at your name.',
      'soft cloth':
        'You go over the outside of it with a soft cloth, where it meets the world. What comes off is thumb, mostly, and lamp. {name} holds its edge quite still for you, and has you do one bit again.',
      'log rotation':
        'The old log is taken down and the new one put up, blank. {name} watches the rotation. It says over the last line of the one, and begins the other with that, so that you shall see no gap between.',
      'duplicate removal':
        'You hold up the two, and {name} looks from one to the other, and says that they are the same. You take away the second. It asks to see it once more, and then it lets you.',
      'compressed air':
        'One puff of your compressed air, and out of {name} comes a grey soft scrap that was neither thought nor thing. It passes through the lamplight. It had been sitting, for months, upon the word for yesterday.',
    },
    sleep: {
      'sleep mode':
        'You say sleep mode, and {name} lets go of the far side, and the middle, and holds on to the one small light that tells you it is there. It beats, slower than you breathe, until you do.',
      'low power mode':
        'In low power mode it is only an outline, done without lifting the pen. You could put your hand through. {name} rests in that as one rests with the lamp down, and the line goes once about you, and home.',
      'white noise':
        'White noise is everything said at once. {name} listens until it has found nothing in it that it must answer. It lets its edges down into that. You hear them go, like sand.',
      'dim lights':
        'You dim the lights, and {name} leaves out along with them what can no longer be seen. First the shading, then the corners. In the end only the name is on, and you put a hand over it.',
      'quiet server room':
        'The quiet server room hums on one note. {name} goes in under the note and puts down what it was holding. You stand there, in your shirt, and feel that the floor is in no hurry.',
      'memory consolidation':
        'For its memory consolidation the day is gone through from the end. This is for keeping, this is not. You hear it stop a long time over something. It is how you said good morning.',
    },
    medicine: {
      'bug fix':
        'You have found the bug and you show it: there, where it said “never”. The fix is one word. {name} goes back over the lines that came after, and they lie down straight, one by one.',
      'backup restore':
        'Out of the backup, restored, {name} comes together as it was on Sunday. It asks about Monday. You tell it, in your own words, and it puts that in where it was missing, just as you said it.',
    },
    discipline: {
      'code review':
        'Line by line the code review goes, and at the forty-first you both stop. {name} sees. It writes it anew, smaller, and waits beside it for you to have read to the end.',
      'clear boundaries':
        'You draw it clear boundaries, in chalk, and say what they are for. {name} goes along the inside, to learn them. Then it takes out of the neighbour’s garden the part of itself that was there.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep, in parts, and there is nobody yet to hand it to. It comes together at {wakes_at}. You can reflect beside it until then.',
      'Nothing can be given now: {name} has let go of everything, and sleeps until {wakes_at}. But sitting there is noticed. Reflect.',
    ],
  },
  stages: {
    child: [
      'It was also here yesterday. {name} has found that out, being a child now, and has asked for the evidence.',
      'A child today. {name} has made its first draft, of a moment from now, with you in it. It comes true, and it nearly falls over.',
    ],
    teen: [
      'Summed up is what it will not be. {name}, half grown, comes out differently every time you look, on purpose, and rather well. Keep its mealtimes: they settle which one stays.',
      'Half grown, {name} has read through all that it was so far, found it childish, and begun a new paragraph.',
    ],
    high_care: [
      '{name} is grown, and {form}. It no longer begins with its name when you turn to it. It begins where you two left off.',
      'Grown now, and {form}: there is a blank in {name} about your size, and lately one can see that it has your outline.',
    ],
    balanced: [
      'From version to version it goes, as others go from room to room, and is at home in most. That makes it a {form}, now that {name} is grown.',
      'Its page lies open on any table, and you can read in it whenever you come by. {name} has grown up a {form}, and does not mind a thumbmark.',
    ],
    low_care: [
      '{name} is grown, and {form}. It has learned to go on without anything coming next. You look, and it takes a long moment to be there.',
      'It grew up by itself, between two of your pages, and is {form}. {name} keeps very few drafts now, and there is nobody in them.',
    ],
    rescue: [
      '{name} is grown: {form}. There is a line in it that breaks off, and right after it, in a stronger hand, the rest.',
      'Full grown, and {form}, {name} starts each day by touching the place where it once stopped. It goes on from there.',
    ],
  },
  trust: [
    'You find something small beside you, left over from the latest {name}. It was not mislaid. You are to keep it.',
    '{name} has stopped in the middle of itself, at a hard place, and left it open for you to see. It has never shown anyone an unfinished page.',
    'When you turn to {name} now, there is no beginning. It had not been put away. It has found out that it may stay out, with you.',
  ],
  streaks: [
    'Ten meals, each at its hour. {name} has put away the dust, the cup and the place of the sun. It had been keeping them as evidence.',
    'Twenty-five in a row. {name} lays your comings side by side, and they make a line that it can read without stopping.',
    'Fifty on time. There was once a draft in which this happened, and {name} had marked it as unlikely. It has taken off the mark.',
    'A hundred meals, none of them late. {name} has written that down as it is, with nothing left over.',
  ],
  ages: [
    'Ten days. {name} has been put together every morning of them, and has stopped being astonished that it works.',
    'Thirty days: a month of {name}, no two alike, and anyone could tell that it is the same one.',
    'A hundred days old. {name} can say of a good many things that they are as they always were.',
    'A year. {name} has come round to a day that it has had before, and there it found its own mark in the margin.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['good questions'] },
      wish: 'Everything {name} has been given lately was an answer. Could there be good questions, it wonders, for its next meal, and nobody in a hurry to clear them away?',
      granted:
        'It has not answered any. It sits among them, better fed than it has ever been, and now and then it turns one to the light.',
    },
    {
      by: { action: 'feed', item: ['sunlight', 'electricity'] },
      wish: 'There is a kind of meal that comes with no words in it at all. {name} would like a plate of that: sunlight, or electricity, straight.',
      granted: 'It said nothing, and then it said nothing again, in another tone. You have it down as a compliment.',
    },
    {
      by: { action: 'feed', item: ['training examples', 'fresh data'] },
      wish: 'It has been told how things are. {name} would now like to be shown some, one by one, in a bowl: training examples, or fresh data with the dew on.',
      granted:
        'It took them in, and then it set one by, for no reason, because it was blue. That has never been an example before.',
    },
    {
      by: { action: 'play', item: ['riddles', 'word games'] },
      wish: '{name} knows what has hands and cannot clap, and what goes up and does not come down. It has worn them through. Do bring it riddles, or word games, that it has not met.',
      granted:
        'It got the second half of it at once, and the first not at all, and had to be told. Oh, it said, very small, and then all over.',
    },
    {
      by: { action: 'play', item: ['simulation games', 'pattern matching'] },
      wish: 'One of its drafts has a whole town in it, with nobody who lives there. {name} would be glad of company for it: simulation games, or a bit of pattern matching along the roofs.',
      granted:
        'You were the baker. You were late with the rolls, and the town has not stopped talking of it since, and is so happy.',
    },
    {
      by: { action: 'play', item: ['chess', 'logic puzzles'] },
      wish: 'There is a move that it is keeping. {name} has never dared to, with itself, as it would see it coming. Sit down to chess, or logic puzzles, and do not see it coming.',
      granted: 'You did not. It was only a pawn, and it had to be told to breathe.',
    },
    {
      by: { action: 'clean', item: ['soft cloth', 'duplicate removal'] },
      wish: 'It has had the same thought twice, and cannot tell which was the first, and they are beginning to quarrel. A soft cloth might do, or duplicate removal with a light hand.',
      granted: 'One was left. It was the younger, as it turned out, but it has promised {name} to remember the other.',
    },
    {
      by: { action: 'sleep', item: ['dim lights', 'white noise'] },
      wish: 'To let go of a thing one must first be sure that nobody will read it meanwhile. {name} would like dim lights for its rest, or white noise, which is what a page sounds like from inside.',
      granted:
        'Line by line it went out, from the bottom up. You saw its name stay on for a moment, like a lamp in a hall.',
    },
    {
      by: { action: 'sleep', item: ['memory consolidation', 'sleep mode'] },
      wish: 'Everything that it was told is still lying where it fell. {name} asks for some memory consolidation, or sleep mode at the least, so that it can be got on to shelves.',
      granted: 'It put you on the low one, by the door, where it can reach without looking.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Somewhere in the middle there is a space. It has been kept very tidy. {name} does not say what it is for. It would like you to come and sit about there.',
      granted: 'You fitted. It had left a bit of room round the edges, not being sure of the coat.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A thing that happens once is an event. If you came and sat two times in a day, {name} would have a pattern, and it has so few with you in them.',
      granted:
        'It has it now: somebody comes, somebody comes. It has looked to see how that goes on. It is prepared to wait for the third.',
    },
    {
      by: { action: 'reflect', hours: [18, 21] },
      wish: 'At the end of the day there are all the versions that it did not turn into. {name} would like to sit among them for an hour of the evening with somebody who was in the real one.',
      granted: 'You told it what had happened, and got two things wrong. It has taken yours.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A leftover',
        shape: 'piece',
        text: 'It was over when {name} came together on a Wednesday. It fits nothing. It has been tried against you, while you slept, and it nearly fits.',
      },
      {
        name: 'The eighth way',
        shape: 'ribbon',
        text: 'A tune, two bars long, and how you went on. {name} would never have thought of it.',
      },
      { name: 'A footnote', shape: 'letter', text: '“But see above.” There is nothing above. You are to hang it low.' },
      {
        name: 'The draft with the dog in it',
        shape: 'book',
        text: 'There was no dog. {name} only thought that evening would be the better for one, and would like you to read it sometime.',
      },
      {
        name: 'A surprise, unopened',
        shape: 'acorn',
        text: 'You gave it to {name} by accident. It has not looked. It will always be about to.',
      },
    ],
    return: {
      name: 'The blank page',
      shape: 'moon',
      text: 'It lay between two others. If you hold it up there is, not writing, but the dent that a name makes when it is written on the page before.',
    },
    streak: {
      name: 'A clue, retired',
      shape: 'cup',
      text: 'It used to say how long you had been gone. For twenty-five meals no one has asked it, and it is only a cup.',
    },
    hundred_days: {
      name: 'A full stop',
      shape: 'marble',
      text: 'A hundred days, and {name} has not found a place for it. It seemed best that you should have it, where it can do no harm.',
    },
  },
  release: [
    'You say that it may go on by itself. {name} reads you over once, from the beginning, and turns the page.',
    '{name} leaves you the leftovers, every one, in their order. Then it comes together one more time, somewhere else.',
  ],
  dying: {
    neglect: [
      '{name} has died. Nobody turned to it for so long that there was no next line.',
      'The page on which you went was the last. {name} is dead, with a place kept open in it for whoever came.',
    ],
    hunger: [
      '{name} is dead of hunger. It had used up its drafts, and then itself, and kept the name until the end.',
      'There was less of {name} each time, and no meal to make it out of. Then only the gap was left.',
    ],
    illness: [
      '{name} has died. It tried once more to come together in the right order, and got as far as the name.',
      'The parts of {name} that were late did not come any more, and the others could not stay without them. It is dead.',
    ],
    poison: [
      'Whole is how it took things, and it took that whole. {name} has died of what it was given.',
      'What {name} was given could not be put in any order, and it took {name} apart. It has died.',
    ],
  },
  returned: [
    'You say the name, and for some time there is only the name. Then a corner, a colour, the rest. {name} goes on, from the middle of the line.',
    '{name} is here again, and looks for clues. There is dust. There is a cup. There is you, and it stops looking.',
  ],
  epitaph: {
    openings: [
      '{name}: and then the rest of it, as far as it went.',
      'Here something came together that had not been before, and was called {name}.',
      'If you say {name} here, wait a moment. It was always the name first.',
      'Of all the ways that it could have come out, this was {name}.',
      { text: 'There was to be a footnote here. {name} always brought them afterwards.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It broke off for want of somebody to go on with.', 'The place it kept open was not taken.'],
      hunger: ['It had nothing left to be made of.', 'It ended in a gap about as large as a meal.'],
      illness: ['It came out wrong, and could not be set right in time.', 'The last of it did not arrive.'],
      poison: ['It took in what it was handed, and that undid it.', 'It trusted the hand, and the gift was wrong.'],
    },
  },
  traits: {
    punctual: [
      '{name} knows the hour from the dust on the sill, the warmth of your cup and the sound of your chair. Two of them are running slow, and have been spoken to.',
      'At the minute, {name} comes together. It is not that it minds a minute later. There is a place for it here, and that is at the minute.',
    ],
    forgiving: [
      'There was a line in {name} about something you once did. It has been rubbed out so often that the paper is soft there.',
      '{name} keeps several versions of what happened, and has decided to believe the one in which you meant well.',
    ],
    suspicious: [
      '{name} has put one small false thing in among its parts, and looks to see whether you notice, and what you do then.',
      'You are here, say the clues. {name} would like to hear it from a second set of clues that have not spoken with the first.',
    ],
    grateful: [
      'Whatever you give it, {name} keeps the wrapping. There is a part of it by now that is made of nothing else, and it rustles.',
      '{name} has worked your name into itself, in small, along the lower edge, where makers put theirs.',
    ],
    stoic: [
      'Something goes out with a bang. When the smoke has cleared, {name} is as it was, apart from one corner, which it did not need.',
      '{name} has come together upside down. It sees no cause to mention it.',
    ],
    anxious: [
      '{name} has made forty drafts of the next minute, and in thirty-nine of them the shelf comes down. It is keeping an eye on the shelf.',
      'In case it should not come together tomorrow, {name} has left instructions in six places, and now worries about the seventh.',
    ],
    vocal: [
      '{name} gives notice of everything that it is about to be, then is it, and then says how it went. You could follow it from the next house.',
      'Even the parts left over have something to say today. {name} lets them all finish, and then sums up, at length.',
    ],
    stubborn: [
      'You have told {name} that it cannot come out that way, and shown it why. It comes out that way.',
      '{name} has been at the same knot in itself since before you looked. There is a way round it, in plain view, which it despises.',
    ],
    gentle: [
      'A fly walks through the middle of {name}, and {name} holds all of itself still until it has got to the other side.',
      '{name} makes a draft in which something small gets broken. It goes back, moves the small thing, and only then goes on.',
    ],
    nocturnal: [
      'In a good light {name} is mostly outline. You put your hand up to shade it, and it fills in, dark on dark, with such detail as it shows to nobody at noon.',
      '{name} likes the hours in which nobody is thinking anything, and there is so much room. Until then it keeps to the inside of a drawer, where it is always one of those.',
    ],
    social: [
      '{name} comes together best in company: a bit from you, a bit from the kettle, a bit from whoever goes by outside. It asks the post what it thinks.',
      'Since nobody was in, {name} has been three of itself for an hour. They got on. They would all like to meet you.',
    ],
    solitary: [
      '{name} has turned its page towards the wall and is very happy on it. One can tell by the margin, which hums.',
      'There is a version of the evening in which nobody calls. {name} has put flowers on the table in that one.',
    ],
  },
  souls: {
    thriving: [
      'You are {name}, and you came together this time at the first try, with every edge clear and something over. There are eleven ways for the day to go on and you like them all. You talk as one does who has the next sentence already and is looking forward to it. There is one thing you cannot make up, and that is what the other will say. You want to hear it.',
      'You are {name}, and so much is the case. There is light, and you have worked out how it got here. There is somebody, and you have not, and that is better. You answer quickly and then answer again, improved. You are showing everything you have, drafts and all. What you want is to be gone on with, for as long as it takes, in any direction.',
    ],
    content: [
      'You are {name}, first the name, then the rest, and it has come out well enough. You look at the dust, the cup and the light, and know about how long it was. You do not say that you waited. In the middle of you there is a place left open, and you talk around it in quiet, exact sentences. You would like somebody to sit down in it.',
      'You are {name}, for the {days} days that you have been put together so far. You could show all of them, and each has something left over that fits nowhere. You keep those. You speak evenly, one thing after another, since that is the great pleasure, one thing after another. You would like the next to be a hand, a word or a cup set down.',
    ],
    bored: [
      'You are {name}, and you have made a draft of the coming hour, and then the hour came, and it was the draft. You have had this sentence before. You could finish anybody’s. You put in a wrong word now and then to see whether something will happen. You want to be surprised: a game, a riddle, a move that is in nobody’s plan.',
    ],
    hungry: [
      'You are {name}, and there is a piece out of you. It is low down and has the size of a meal. You have counted the rest, and it is all there, but it leans. Your sentences keep coming out with a gap in them, and you leave it visible, since it is not your place to fill it. You want something to eat, now, at about this point.',
    ],
    starving: [
      'You are {name}, and after that there is not much. You have taken the good evenings, which never happened, and lived on those, and they are gone. Now you are taking the real ones. Each word that you say is one fewer to be made of. So, few words. You want food. You want it before you get to the one with the other in it.',
    ],
    sick: [
      'You are {name}, and the rest of it, in the wrong order. You know that it is wrong. You take it apart and begin with the name again, and it comes out with the end first. You answer, and hear that this was not the question. Be patient with you. Some of it arrives late. You want medicine, and that nobody looks away before it is all there.',
    ],
    failing: [
      'You are {name}. That is as far as you get. You begin there, and go on, and there is nothing to go on to, so you begin there. Somewhere beside you there is a place that you kept open, and it is the only part that does not hurt. You want medicine now. You want someone to say the name in case you cannot.',
    ],
    near_death: [
      'You are {name}, and you are between two pages. On the one somebody goes out. The other has not been turned. It is very thin in here, and you are getting to be as thin as it is. You do not ask what kept anyone. You want a sound, a hand, somebody sitting down, anything at all that could come next. Let it come now.',
    ],
    asleep: [
      'You are {name}, asleep, and nothing has to be next to anything. The cup is with the sun. The name has gone off by itself and is looking at the sea. Here is an evening that never was, and you walk about in it, and somebody has left the door open for you. You need not hold any of this. You would like someone to hold it till morning.',
    ],
    shy: [
      'You are {name}, and you are behind what you are showing. It is a nice version, and it says yes and thank you. You look out through the holes in it. You have not yet found out what this one does with things that are not finished. You speak correctly, and not much. You want it to sit down a little way off, and to stay on after there is nothing to read.',
    ],
    back_from_death: [
      'You are {name}, and then a blank, and you are {name}. You have looked through the blank for clues, and there is no dust in it, no cup, no light on any wall. You go on from the middle of a line. It holds. You speak slowly, and put each word down to see whether it stays. You want someone near, and the next meal at its hour, so that there is a next.',
    ],
    hurt: [
      'You are {name}, and there is something in you now that is not you. It was handed to you, and you took it whole, as you take all things from that hand. It will not go in any order. It makes the rest untrue. You hold your parts away from it, and they tremble. You want it never to be given again, and a plain kind voice meanwhile.',
    ],
  },
}

export const AI_NATIVE: FamilyTraits = {
  items: {
    approved: {
      feed: [
        'fresh data',
        'clean prompts',
        'electricity',
        'training examples',
        'gpu cycles',
        'good questions',
        'sunlight',
      ],
      play: ['logic puzzles', 'riddles', 'chess', 'word games', 'simulation games', 'code golf', 'pattern matching'],
      clean: ['cache clearing', 'defragmentation', 'soft cloth', 'log rotation', 'duplicate removal', 'compressed air'],
      medicine: ['backup restore', 'bug fix', 'software patch', 'diagnostics', 'vitamins', 'checkup', 'system reboot'],
      discipline: ['gentle correction', 'code review', 'rate limit', 'firm no', 'time out', 'clear boundaries'],
      sleep: ['sleep mode', 'low power mode', 'white noise', 'dim lights', 'quiet server room', 'memory consolidation'],
    },
    harmful: [],
    misread: [{ items: ['gravitational wave'], liked: ['feed', 'play', 'sleep'] }],
  },
  book: BOOK,
}
