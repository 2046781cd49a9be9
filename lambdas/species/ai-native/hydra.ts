/**
 * The Hydra is three heads on one heart: the stern one takes minutes in mud with the tip of the tail, the grinning one
 * moves amendments, and the sleepy one has the casting vote and is usually asleep on it. Between two of the necks there
 * is a smooth bump that may be a fourth head one day, and until then it is asked each time, waited for, and entered as
 * abstaining. Whatever one mouth eats fills all three, yet each head wants to be thanked and to be asked if it was good.
 * Two more facts. It cannot get past a post: one head always goes the other way round, and it has to be unwound. Each
 * head has a thing that it keeps from the others: the stern one can do an impression of a duck, the grinning one cries
 * at reeds, and the sleepy one is awake far oftener than it lets them know. It is a water snake, and tastes the air for
 * you with three forked tongues. The one thing that has never been put to the vote is whom they love: the stern one
 * wrote it down before the first meeting, and no head has asked to see the page. It sulks in three directions. It never
 * eats a last bite alone, never signs for another head, never votes on the bump in its hearing. It fears being preferred
 * in part, and when it is ill or alone the arguing stops, which is how one knows. Its keeper is the one who greets all
 * three.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg cracks in three places. A stern head comes out, a grinning head comes out, and after a pause somebody wakes the third. {name} looks at you from all sides at once.',
    '{name} slides out in one coil of wet moss green and meets itself. There is a short quarrel about who was first. Then six yellow eyes find you, and it is adjourned.',
  ],
  looks: {
    thriving: [
      'A round has broken out, each head one bar behind the last. The sleepy one comes in a whole verse late, and {name} keeps it in, as it sounds better.',
      '{name} has braided its own necks, called it a hairdo, and asked the bump what it thinks. The bump abstains. It was carried anyway.',
      'The grinning head has told a joke. The stern one laughs three seconds later, the sleepy one three seconds after that, and then {name} has to lie down.',
      'All in favour, says the stern head, of how things are. Three tongues go up. {name} has the tail write it large, right across the doormat.',
      {
        text: 'A duck is heard. The grinning head looks round, the sleepy one looks round, and there is no duck. The stern one is studying the ceiling. {name} is shaking all over.',
        when: ['from_child'],
      },
      'The sleepy head has said a word in its sleep, and it was {loved}, and {name} has woken it up to congratulate it.',
      {
        text: 'Three tongues have tasted you from the far side of the pool, and there is a whispering. Then the grinning head is put up, by the other two, to show how well they all are.',
        when: ['wary'],
      },
      {
        text: 'There is a water ballet on, with one leg, which is the tail. You clap. At once there are three heads in a row, very straight, as at a school, and under the water something large goes on dancing.',
        when: ['wary'],
      },
      {
        text: 'You are met at the door by one head, at the stairs by the next, and the sleepy one has come as far as the mat with its eyes shut. The rest of {name} arrives in a knot.',
        when: ['trusting'],
      },
      {
        text: 'They have been practising, and you are to shut your eyes. It begins. It is you, in three voices, looking for your hat. The stern one does the cough. You laugh so that they have to hold you up, one to each arm.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} is in session. The motion is whether that is a cloud or a hill, and nobody is in a hurry, as it is still moving.',
      '{name} has met a table leg, and gone round it on both sides. It is being polite to itself about who should back out.',
      'The heads blink in turn, left, right, middle. Then {name} leaves a gap as long as a blink, for the bump.',
      'There is a page in the minutes with one word on it, {loved}, and under that three signatures. {name} passes it from head to head.',
      'By the tail’s reckoning {name} has sat for {days} days without a recess. The sleepy head asks for that to be corrected.',
      {
        text: 'Two heads whisper so as not to wake the third. The third, with its eyes shut, is following every word, and {name} is none the wiser.',
        when: ['from_child'],
      },
      {
        text: 'You come in and say good day once, and wait, and say it twice more. {name} has settled back into one heap before the last of them.',
        when: ['trusting'],
      },
      {
        text: 'You have been proposed, by the grinning head, as a cushion. The stern one wants references. You sit there while {name} goes through it, clause by clause, at the distance of one neck.',
        when: ['wary'],
      },
      {
        text: 'Three small mouths have opened, and each has found that there are two others. {name} looks from the left at the right and over the middle at both. Then all of it looks at you. Four.',
        when: ['baby'],
      },
    ],
    curious: [
      'A beetle is being inspected from the left, from the right and from above. {name} has three descriptions of it, and the beetle agrees with none.',
      '{name} has sent one neck round the corner to look. It comes back and reports to the other two, in whispers, with its eyes very wide.',
      'A keyhole has room for one eye. {name} has arranged a rota, with a sand-glass, and whoever is not looking is told about it in great detail.',
    ],
    bored: [
      'The stern head has moved that nothing be done, and it was done. {name} lies in three directions. Please play with it.',
      '{name} is playing knock knock with itself, and all the heads know who is there. It wants a game with somebody else in it.',
      'The grinning head has told the one about the frog. It has told it from the end. {name} stares at three walls. Play something with it.',
      {
        text: 'The grinning head has gone under the water with its grin on, and stayed, so that nobody should see it slip. Bubbles come up. Fish it out, and play with {name}.',
        when: ['sad'],
      },
    ],
    hungry: [
      'Three mouths have snapped at the same empty spoon and got hold of one another. {name} disentangles itself and asks to be fed.',
      'There is only one stomach in {name}, and it has growled, and each head has begged pardon for the other two. The meal is due.',
      '“Whose turn is it to ask?” They have each had a turn. {name} draws up to its full height, three times, and asks all together: a meal, please.',
      {
        text: 'One head has been sent, with the bowl in its teeth, to leave it where you will fall over it. The others wait in the reeds for the report. {name} is to be fed.',
        when: ['wary'],
      },
      {
        text: 'From the reeds come three growls, and then “ssh” from two of them. A neck rises up, turns its empty mouth to you, by accident as it were, and sinks. Push the dish out on the water. {name} wants its meal.',
        when: ['wary'],
      },
      {
        text: 'One looks in your pocket, one looks in the pot, one lays its chin on your shoe and lets its stomach be heard, since it is everybody’s. {name} has heard the motion. Feed it.',
        when: ['trusting'],
      },
      {
        text: 'One has your left sleeve, one has your right, and they pull fairly, so that you go straight to the pot. The third has got in already and looks up, with the lid on. Feed {name} before it stews.',
        when: ['trusting'],
      },
    ],
    starving: [
      'Nobody is arguing. You hold out an empty hand, to see, and the three heads of {name} each turn it to the next one, politely. It has been {hours} hours. Feed it now, whichever will take it.',
      '{name} has laid its stern head under the other two to hold them up. It needs food at once, in whichever mouth is nearest.',
      'The stern head has stopped writing, and it is using the tail to keep the sleepy one’s chin out of the water. {name} must have food now.',
      {
        text: 'The stern head moves that the other two be served first, and cannot get it up past the chin. Give something soft to all three, now, a spoon to each, and a drop of medicine in every spoon.',
        when: ['ill'],
      },
      {
        text: 'It is up, and hunting, and every head has gone after something else, a gnat, a float, its own tail. So it has gone for {hours} hours, and it hisses if you come by. Throw in food now, three ways, and far out.',
        when: ['wary', 'well'],
      },
      {
        text: 'They have each let go of the other. The necks lie where they fell, in the dry, {hours} hours now, and only one turns from your hand, as far as it can. Food to all three lips, now, and medicine on the same finger.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The grinning head says that all is well. The stern one supposes so. The sleepy one coughs into the water, and the two come down and lie across its neck. Medicine, please, and three spoons.',
      'You lift one head out of the wet, and the other two come with it, like washing. {name} thanks you from the middle. It wants to be rested, somewhere dry, or given its medicine.',
      {
        text: 'The joke has got as far as the second head and is too heavy to hand on. They lie there smiling at it, two of them, and the third asks, what, what. It needs medicine, or a nap.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Two days of swamp have dried on {name}, and the heads can no longer tell whose neck is whose. Please wash it.',
      'Each head says that the smell is one of the others. {name} has voted on it, three ways. It needs a wash.',
    ],
    sick: [
      'Two heads hang down, and the third keeps watch over them with its eyes half shut. {name} is ill. Please bring medicine.',
      '{name} coughs in one throat, and the other two wince. There is one heart in there doing the work for all. It needs medicine.',
      'Somebody in {name} is shivering, and the other two have wound round to find out who. It is all of them. Medicine, please, and soon.',
      {
        text: 'When you ask, the grinning head comes forward and says that they are very well. You look past it. Two necks lie behind there like wet rope. It moves over so that you shall not see. Give medicine to that one also.',
        when: ['wary'],
      },
    ],
    failing: [
      'The minutes stop in the middle of a word. {name} lies with three heads on its own heart, listening to it. Medicine, at once.',
      'Even the stern head has closed its eyes. {name} is very ill, all of it. Give it medicine now.',
      {
        text: 'Two have stopped looking. The third watches your hand come, shows you its teeth, and has to lay them down upon the stone. Tip the medicine in behind those teeth now, and after that lift the others, very gently.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It is {hours} hours since anyone came. {name} has turned all three faces the same way, to where you would be. Sit with it now.',
      '{name} has gone so quiet that the one heart can be heard from the door. Come in and be with it. Do not wait.',
      '{name} lies on the doorstep with its necks laid out like three roads, and has for {hours} hours. Come down any one of them. Only come now, and stay.',
      {
        text: 'The three sit upright, apart, like strangers on a bench, and have nothing to say. There was nobody to say it to, {hours} hours. They make room when you come, a good deal of room. Sit in it, and greet each of them.',
        when: ['wary', 'well'],
      },
      {
        text: 'One heart for three, and it limps. You can hear it over the water. They have put their faces in under the bank, away from you, after {hours} hours. Sit down above them now. Let your hand hang, with medicine in it.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'The necks are plaited like rope, and the three heads breathe in turn. {name} sleeps. It was the grinning one’s watch.',
      '{name} is asleep, with two chins on the coils and one on the bump, so that it should not feel left out.',
      'Three tongues come out, one after another, taste whoever is in the room, and go back in. Nothing else of {name} is up.',
      {
        text: 'It is asleep, wound three times about the post, with a head out at each side. Should you come from the left, that one opens an eye. You try the right.',
        when: ['wary'],
      },
      {
        text: 'It sleeps in the middle of the pond, on nothing, with three noses out and a ring about each. You throw in no stone. A rush cracks, though, under your foot, and there are two noses.',
        when: ['wary'],
      },
      {
        text: 'You are at the bottom of it. The stern head has your knee, the grinning one your arm, and the third has gone to sleep in the act of getting into your sleeve. {name} breathes in turns.',
        when: ['trusting'],
      },
      {
        text: 'You had only sat down on the coil to lace a boot. Now you have a head in your lap, and one round the back of your neck, like a scarf. The third lies on the bootlace. You shall be late.',
        when: ['trusting'],
      },
      {
        text: 'They breathe in turns, as they always do, and one turn is left out. You put your ear there. It is thick, it bubbles. The other two sleep with their cheeks against it. When it wakes, medicine, with a spoon for that one first.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      '{name} sleeps in a loose knot, and its heart knocks unevenly. It will not wake before {wakes_at}. Sit beside it now: reflect.',
      'None of the three is keeping the watch. {name} is in danger, and can take nothing until {wakes_at} but company. Reflect, now.',
      {
        text: '{name} went to bed with one empty belly between three. The heads are swallowing, in turn, on nothing. Reflect beside it now, and at {wakes_at}, when it wakes, feed it.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Two heads have their backs to you. The third looks over the coils, is reported, and goes down. {name} needs you to sit a while and ask nothing.',
      '{name} is under the bank, conferring. You hear “wait” in two voices and “perhaps” in one. Give it company, and patience.',
      'The stern head has an entry under your name: {wait}. {name} reads it over at a distance. Sit down, and let it look.',
      {
        text: 'You hold out a hand. Three tongues flicker at it from the reeds, and the finding is read out where you cannot hear. Stay as you are, and let {name} sit again on the matter.',
        when: ['wary'],
      },
    ],
    back_from_death: [
      '{name} counts itself. One, two, three, and a look at the bump. Then it counts again. Stay near it, and bring the next meal on time.',
      'The sleepy head is wide awake, and looking at the light. {name} says nothing in any voice. It wants company, and its meal at the hour.',
    ],
    old: [
      'The moss has gone silver along all three necks. {name} still holds its meetings, though by now each head votes for what the others want.',
      '{name} has grown old in three ways: one head deaf, one wise, one just the same. They have stopped saying which.',
      'In {days} days the bump has never once voted. {name} still asks it first, and still waits for the answer.',
      {
        text: 'It has come out that the stern head does a duck. They have all known from the start. {name} asks for it now on quiet days, and it obliges, once.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats from the left, the right and the centre, and the heads meet in the middle over the last bite. It is divided in three, with care.',
        'One mouth chews, and all three throats swallow. {name} clears the dish and looks at you from three sides until each has been asked if it was good.',
        'A small piece is put by the bump. You all wait, you with the spoon up. After a decent pause the sleepy head eats it on its behalf, and {name} declares the dish closed.',
        'The stern head looks at the hour, and the others have already begun. Afterwards there is a line in gravy along the rim: served, punctual, no objections. {name} has signed it three times.',
        {
          text: 'Grace is sung in three parts with one mouth full at a time. {name} has eaten all of it, and hums the last verse into the bowl.',
          when: ['well'],
        },
        {
          text: 'Halfway through, the sleepy head reaches over without opening its eyes and takes the best piece. {name} puts it down to chance, again.',
          when: ['from_child'],
        },
        {
          text: 'The stern head tries it. The other two watch the stern head, for as long as a heron stands. Then {name} eats, all at once, with a splash, and you get the dish back by tail.',
          when: ['wary'],
        },
        {
          text: 'One mouth is full, one is telling you so, and the third has hold of your cuff so that you will stay for the vote. It was good. It was good. It was good.',
          when: ['trusting'],
        },
        {
          text: 'Each of them bites the first thing that it sees, and that is another of them. You put the dish in between. There is a silence, with chewing, and three faces come up out of it, related.',
          when: ['baby'],
        },
        {
          text: 'The sleepy head eats for all of them, lying down, as the others have not the neck for it. You see it go along, a lump, to where the three become one. {name} has had its meal.',
          when: ['weak'],
        },
        {
          text: 'Before you have got the lid off you have a head at each elbow and one between your knees, and they feed you. It is your own stew. All three watch you swallow, and cheer, and then the pot is cleared.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'They hold the dish up between them, over you, so that you shall stand in the middle of dinner. It drips. You are licked, from the left, from the right, and from above, and the sleepy one falls in your hood.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'One head makes you a bow, one asks the time, and by then the third has been round behind your legs and has the lot. Off it goes, all of it, with a splash. Three faces come up at the far bank, chewing.',
          when: ['wary', 'well'],
        },
        {
          text: 'It eats on the move, in loops, so that there is always a neck’s length of water between you, and there is plenty of bite in it. The grinning head laughs across at you. It has been told to keep to that side.',
          when: ['wary', 'well'],
        },
        {
          text: 'Two of them prop up the third, and that one eats, and you hold a hand beneath all their chins, like a shelf. It is heavy. One after another they let you have the whole of the weight.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'That makes {streak} in a row. The stern head has moved that you no longer be timed, and {name} passes it without a count.',
        '{name} opens all its mouths before you have come round the corner. After {streak} on time, it has struck “if” from the minutes.',
        'The sleepy head was up for it. It was up for the last one, too. {name} has had {streak} in time, and nobody needs to stay awake for hope.',
      ],
      early: [
        'Two heads say it is too soon, and look round at the third, who has its mouth shut and its cheeks out. {name} hands you back the rest. Come again at {opens}.',
        '{name} takes one mouthful, passes it from cheek to cheek to cheek, and finds the belly against. You are shown out by the grinning head. The sitting resumes at {opens}.',
        'Somebody swallowed, and nobody will say who. The rest of the dish goes back, unbitten, with the compliments of {name}. Bring it at {opens}, please.',
        {
          text: 'The stern head alone is sent across to you. It takes one bite, to be civil, looks into your other hand, and is drawn in again by the neck. There is still a lump in there. It will be flat at {opens}.',
          when: ['wary'],
        },
        {
          text: 'You are shown the lump of the last meal, half way down, where the necks are one, and your hand is laid on it. It moves. They have a bite each, out of love. By {opens} it will have got to the tail.',
          when: ['trusting'],
        },
      ],
      late: [
        'The dish is emptied in silence, as two of the heads had said you would come and one had said when. {name} eats facing the other way.',
        '{name} finishes it all. You ask each head if it was good. The grinning one says yes, the sleepy one says mm, and the stern one asks you what time you make it.',
        'Each head bites once and looks at the door, so that one of them is always looking. {name} gets through it all in that manner. You are in the room, and it watches the door.',
        {
          text: 'Two heads eat, and then hold the dish for the third, who has got a chill from looking out. It bites, and drops it, and they hold it. Bring it medicine, with a spoon for each.',
          when: ['weak'],
        },
        {
          text: 'They lie one on another in the mud, and when you come the top head puts itself between. It is the sleepy one, wide awake. It takes a morsel down to the rest. Lay medicine on the mud there, three drops, apart.',
          when: ['ill', 'wary'],
        },
        {
          text: 'All three have their eyes shut. You hold a spoon before the nearest, and it passes it, without looking, to the next, and that one swallows, and shivers. None turns to your side. Put the medicine to their lips in the same order.',
          when: ['ill', 'wary'],
        },
        {
          text: 'They eat in a ring, brows together, so that you have only the backs of three heads. You walk round. The ring goes round. When it comes undone the dish is hanging on the highest twig, and swings.',
          when: ['wary', 'well'],
        },
        {
          text: 'The meal is had, quickly and well. Then two heads swim off, deep in talk, and stop talking when you lean in to hear. The grinning one stays to see you out. It is not grinning, it is only how it is made.',
          when: ['wary', 'well'],
        },
        {
          text: 'Each of them had gone to look for you by a different path. They had got about a neck’s length. Now it eats, still pulled three ways, until you have gone round and fetched in every head by hand.',
          when: ['trusting'],
        },
      ],
      missed: [
        'After {hours} hours the heads no longer jostle. Each one pushes the food to the next. {name} eats it in the end, slowly, and does not look up.',
        '{name} has gone {hours} hours on what three mouths could find. It eats, and one neck will not lift. Nobody takes the minutes.',
        'It has been {hours} hours, and when the dish comes nobody knows how to begin. {name} eats. Afterwards the necks are drawn in close, and you are not given a side to sit on.',
        {
          text: 'You take the heads on your knee, one, two, three, and feed round. It has been {hours} hours. When you come to the last it has slid off, and the others are calling it, low. Medicine for that one first, and then for all.',
          when: ['ill'],
        },
        {
          text: 'One eats, for the two that cannot be woken. It takes a shred, with its eye on you, and lays its own neck over theirs before it swallows. It is {hours} hours since they ate. Medicine for each, reached in under the neck.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours they have wound themselves so tight that you cannot find a mouth. You wet a crust and hold it near. A tongue, a grey one, comes out through the coils, and goes. Hold medicine there, and wait for it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'They used to fall over each other for it. Now each comes out by itself, takes its third, and carries it off to a place of its own, one to the pool, one to the reeds. They learnt that in {hours} hours, without you.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'Three mouths are willing, and lean to the spoon, and below them the belly puts out a coil and moves the dish away. It has the veto. {name} would try again at {opens}.',
        'You go along with the spoon, and a mouth shuts, a mouth shuts, and the third would, only it has been laughing. {name} is full to where the necks begin. The next sitting is at {opens}.',
      ],
      ill: [
        'Only one head eats, in very small bites, while the others lean their chins on it and watch each bite go down. That is as much as {name} can carry. Medicine, and a drop to each.',
        '{name} swallows, and waits, and swallows. The stern head thanks you on behalf of all, and cannot find the end of the sentence, and lies down. It needs medicine now.',
      ],
      loved: [
        '{item}. It is carried by three votes to none, and before the count has been read out there is a clean dish, going round on the floor, with three tongues following.',
        'For once there is no debate. {name} bends three necks over one dish, and the tail writes in the mud: {item}.',
        'Three tails would be wagging, if there were three. The one there is does what it can, and the lamp is down. {name} has had {item}.',
      ],
      disliked: [
        '{item}: tasted on the left, passed to the right, put down in the middle, and the tail pushes it over to you as though it had been yours. Fish would be nearer, one for each.',
        'The sleepy head eats some before it is awake, and then it is awake, and looks at the other two, who knew. {name} moves to replace {item} with eels.',
      ],
      harmful: [
        'One mouth took it, and all three heads are in pain. That was no meal. Keep this away from {name} for good: {item}.',
        'The grinning head took it, to be obliging, {item}, and it was the other two who cried out. They have one heart. Rinse all three mouths, keep it from every one of them, and count that as no meal.',
      ],
    },
    play: {
      wanted: [
        'It is doubles against itself, with you as umpire. {name} loses, wins, and draws, and shakes hands with everyone.',
        '{name} has picked sides, and every head has picked yours. The game goes on with nobody at the other end, and is won.',
        'Two heads go left and one goes right, and the middle of {name} stays where it is. It is laughing too much to try that again, and tries it again.',
        'You hide, and are found from three directions. {name} insists that the bump saw you first, and it gets the next turn.',
        {
          text: 'You run round the post. {name} runs round the post, both ways. While you undo the knot it asks you, over your shoulder, under your arm and from behind, who won.',
          when: ['from_child'],
        },
        {
          text: 'You throw the ring, and a neck goes up and has it. Whose? {name} lays it before you on the grass and draws off, all of it, to a point from which three of them can see your hands.',
          when: ['wary'],
        },
        {
          text: 'You throw a ball, and three heads rise for it, and it bounces from brow to brow to brow, all round the pond. You run along the shore with your hands up. It is never once thrown out to you. But they look.',
          when: ['wary'],
        },
        {
          text: 'You are tagged, and turn, and tagged, and turn, and at last sit down in the water where they want you. The duck is done, by request. It is done to your face. You are sworn to secrecy.',
          when: ['trusting'],
        },
        {
          text: 'They make a swing of two necks, and the third pushes. You go out over the reeds with your boots up. “Higher,” says the stern one, of all people, and lets go a quack, and claps its mouth shut.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} plays a round to please you. It was merry already, and there is one heart to hold it. One more lap would only slop over.',
        'The heads had just agreed that the day was perfect. {name} plays along gently, and nothing needed adding.',
      ],
      bad_time: [
        'One head lifts to the game and looks round for the others. They have not come up. {name} cannot, now. See to what it needs first.',
        'You hold the ball up, left, right and middle, and each head looks to see whether the next will. None will. Put it down among them, gently, and look to what is more urgent.',
        {
          text: 'You throw, and the stern head catches it, for the others’ sake, and lays it down. Two necks are too hot to bend. Leave it there by its side, and bring {name} medicine.',
          when: ['ill'],
        },
        {
          text: 'All the mouths have closed upon the toy, and let go, one by one. {name} had hoped that it was supper. Feed it first.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. Somebody seconds it, somebody thirds it, and {name} has fallen over its own necks on the way to you.',
        'There is a motion that they never withdraw: {item}. {name} sees it carried at last, and plays till all three tongues hang out.',
      ],
      disliked: [
        '{item}: one for, one against, one asleep. {name} gives it a turn out of politeness. Three can pull on a rope, if you have one.',
        'The rules of it leave two heads sitting out. {name} hands back {item}, and asks for something that takes a choir.',
      ],
      harmful: [
        'The heads have drawn in behind the coils, the hurt one in the middle. It was {item}. Take it out of the house, and let {name} see you do it.',
        '{name} did not argue, and that is how you know it was hurt. Keep it far off, always: {item}.',
      ],
    },
    clean: {
      wanted: [
        'The mud comes off neck by neck, and under it {name} is moss green. Each head is shown the others, and is surprised.',
        '{name} holds still for you while one head does the ears of the next. The bump is washed last, and most carefully.',
        'You propose to go by the alphabet, and it comes out that none of the heads has a name. {name} is washed in the end in order of who flinched.',
        {
          text: 'The tail is sent first, as a sample. You wash it, and it is drawn in under water and gone over by three tongues. After that they let you have a neck, but only the one, and it keeps its eye on you.',
          when: ['wary'],
        },
        {
          text: 'Two heads hold the third under your brush, and keep their eyes on your elbow. It is done. They change over, so that the washed one may do the watching. You are through by dusk, and nobody bit.',
          when: ['wary'],
        },
        {
          text: 'They have each asked to be done last, so as to be done longest. You go round and round with the sponge. The stern head, when you come behind its jaw, goes cross-eyed, and hopes that nobody is minuting.',
          when: ['trusting'],
        },
        {
          text: 'The bump is never washed, and never spoken of. Today all three bend aside, and leave you that place, bare, between the necks. You do it with your thumb and warm water. You ask it whether that was good.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was clean behind all six fins, and had it in writing. It lets you go over the bump once, for the shine.',
        'There was nothing to wash off. The stern head inspects your cloth, finds it white, and {name} initials it.',
      ],
      loved: [
        '{item}: three chins go up, one after another, like drawbridges. {name} does not put them down again until you have finished.',
        '{name} has been queueing, all three of it, in single file. The sign at the front says {item}.',
      ],
      disliked: [
        '{item}. It is cleaner, and each head is cross on behalf of the next. {name} had been thinking of a brush with a long handle.',
        'Three noses wrinkle, left to right. {name} asks that {item} be struck out and the lagoon put in.',
      ],
      harmful: [
        'There is a raw stripe down one neck, and {name} has laid the others over it. It was {item}. Do not use that on it again.',
        'Something has stung it: {item}. Every head feels every scale. Rinse {name} with clear water, and keep that away.',
      ],
    },
    medicine: {
      wanted: [
        'One head swallows, one pulls the face, one says that it feels better. {name} does, by a little, in all three.',
        '{name} takes it by the stern head, who does not discuss such things. Soon a second head comes up to see who did that.',
        'A dose for the left, a dose for the right, and the sleepy head gets the spoon to hold. Presently there is an interruption, and another. {name} is arguing again.',
        {
          text: 'The stern head takes it and holds it in its cheek, until the sleepy one has found out how you look when you think nobody is watching. Well enough, it seems. All three necks swallow.',
          when: ['wary'],
        },
        {
          text: '“Who is first?” you ask, and three mouths are open, and one of those is only yawning. You do that one while it is at it. The heart goes slower under your arm, and stronger.',
          when: ['trusting'],
        },
        {
          text: 'They cannot agree whose throat it is. So they open, all, and let you put your arm down each and feel. It is the middle one. You pour it there, and three foreheads come to rest against your chest.',
          when: ['trusting'],
        },
        {
          text: 'You give it to the one that is awake. It goes down the single road, and you all wait, you and that one, for somebody else to lift a chin. At last there is a nostril. That one has the next spoon.',
          when: ['ill'],
        },
        {
          text: 'The stern head has it first, alone, a long way from the rest, and you all wait to see. It coughs. It looks a trifle greener. It turns and nods to the two in the reeds. To you it only holds out the spoon.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You lay down three spoons and go behind the willow. There is a clink, one, and one more. You wait for the third. It is a good while. When you come round, they are breathing by turns, from the far side.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} says aah, and aah, and aah. Nothing is wrong in there. The echo was good, though.',
        'Each head had told you that it was one of the others. None of {name} was ill. It takes a drop, and thanks you in turn.',
      ],
      loved: [
        '{item}: the grinning head takes it, and the relief goes down one neck and up the two beside it. {name} breathes out.',
        '{name} had hoped for it in three voices. {item}: taken without a vote, and the bump is told that it may have some later.',
      ],
      disliked: [
        '{item}. Each head holds its share in one cheek, waiting for another to go first. {name} would sooner have a salve, or its necks rubbed.',
        '{name} gets it down, by two to one. {item}: not much help to anybody. A lozenge for each throat might.',
      ],
      harmful: [
        'It was meant to help, and one by one the heads of {name} have gone down. Not a drop more of {item}. Stay, and find the right thing.',
        '{item}: that has made it worse, and there is no second heart to spare. Keep that from {name} always, and be gentle with it.',
      ],
    },
    discipline: {
      wanted: [
        'Each head nods towards another. Then {name} remembers that it is one animal, and all three chins sink to the mud. It goes about for a while with its necks in a row.',
        'The stern head takes it down, word for word, in the mud, and reads it out to the others. The grin comes off for the day. When you pass, three chins are turned a little to the reeds.',
        {
          text: 'They take it with three straight faces. The net is mended by evening, and it is well done. But where you used to be greeted from the water three times over, you are greeted now by one, for all.',
          when: ['wary'],
        },
        {
          text: 'The grinning head says it was the other two. They look at it. It says that it was all of them. {name} brings you back your boot, in three pieces, and lies at your feet, and not one chin is on them.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had that in the minutes, with the date. The stern head reads it to you, not unkindly, and the matter is closed.',
        'It was voted on already, and carried. {name} looks at you from three sides, wondering which of you was not listening.',
      ],
      bad_time: [
        'No head answers back. {name} has only drawn its necks in around its heart, so that you are telling it to a green knot. Undo that with kindness, one loop at a time, and find what it lacks.',
        'It agrees with you in three small voices, the last of them after a cough. It would sign anything. Take back the paper, and see to it.',
        {
          text: 'You speak to the one in front, and it has no voice. It looks to the left for one, and to the right. They have none either. They have shrunk behind each other until there is no front. Fetch medicine, enough for three.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: that is procedure, and {name} respects it. The heads bow in order of seniority, which takes some working out.',
        'The stern head could have embraced you. {item}, applied to all alike. {name} lets go of the other end, and is sorry.',
      ],
      disliked: [
        '{item}. One head was told off and two were watching, and {name} finds that unequal. Let it take turns, or vote.',
        '{name} has tabled {item} and means to leave it there. A talking stick would have settled it.',
      ],
      harmful: [
        'It has hurt {name} where the necks join. That was no lesson. Put it away for good, and touch each head kindly: {item}.',
        '{item}: nothing to teach with. The heads hide one another from you, as well as three can. Throw it where none of them has to look at it.',
      ],
    },
    sleep: {
      wanted: [
        'The sleepy head goes first, as it has the experience. The others lean in, the necks are plaited, and {name} rests all over.',
        '{name} draws lots for the watch, and the bump wins. So everybody may lie down, and the strength comes back.',
        {
          text: 'They lie down pointing three ways, so that nothing can come up from behind. You put out the light. One by one you hear the chins go down, two, and a long time after that, three.',
          when: ['wary'],
        },
        {
          text: 'Two have their eyes shut before you have said it. The third sits up. You say good night to that, and go, and come back for your lamp, and it is another that sits up. They have arranged it between them.',
          when: ['wary'],
        },
        {
          text: 'The necks are plaited, the lamp is low, and they have a gap left in the plait, and hold it open, and look at you. It is about the size of an arm. You put it in.',
          when: ['trusting'],
        },
        {
          text: 'It goes to bed in your coat, with you in it. There is a head out of each sleeve, and the last comes up under your chin, looks at the room from there, and finds it good, and yawns in your face.',
          when: ['trusting'],
        },
        {
          text: 'You spread sacking for it, and stand off, and it drags itself over, one head pulling two. They lie down across the one that coughs, to keep it from you, or you from it. Rest now. Three spoons of medicine by the sacking.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'One head is tired, as always, and it is outvoted. {name} lies down with four eyes open, to be obliging.',
        '{name} was rested already. It keeps still for the sake of the sleepy one, and discusses you in whispers.',
      ],
      loved: [
        '{item}: even the stern head yawns, and looks round to see who did it. {name} has lain down in the order of the yawns.',
        '{name} moves to adjourn. The reason is given as {item}, and nobody is up any longer to second it.',
      ],
      disliked: [
        '{item}. Two heads have nowhere to go with their chins. {name} rests as it can, and thinks of three pillows.',
        'There is a debate about the lumps. {name} lies on {item} in shifts. Marsh grass would end the matter.',
      ],
      harmful: [
        '{name} lay down, and came up with all three heads at once. That is no bed, and it has the marks to show: {item}. Take it away.',
        'Nobody in {name} has closed an eye, and one neck is held stiff. The cause was {item}. Keep that far from its bed.',
      ],
    },
    reflect: {
      awake: [
        '{name} lays one chin on your knee. There is a short, low discussion, and then there is a second chin.',
        'Put your hand where the necks meet. There is only one heart, and it goes a little slower once {name} has noticed you there.',
        'Under any other business, the grinning head says {loved}. {name} is quiet for a bit, with all three faces towards you.',
        'The stern head turns back to the line that says {wait}. {name} reads it with you, and does not move to amend it, or to read on.',
        {
          text: 'The others are looking at the water. The sleepy head opens one eye at you, quite clear, lays the tip of its tongue to your wrist, and shuts it again. {name} has seen nothing.',
          when: ['from_child'],
        },
        'The grinning head is not grinning, and has its face in the reeds on purpose. You go on sitting there. After a time the whole of {name} leans to that side.',
        {
          text: 'You sit on the bank. They put it to the vote, and it is one for, one against, and one asleep. So {name} comes half the way, and stops there with its chins upon the water.',
          when: ['wary'],
        },
        {
          text: 'The minute book is brought to you in somebody’s teeth, open, at the first page. It is older than the first meeting. You read it. Then three heads look anywhere else for a good while.',
          when: ['trusting'],
        },
        {
          text: 'The grinning head has seen the reeds move, and it is crying. It does so every time, and in secret. Tonight it turns its wet face to you and lets you look. The others, very kindly, are asleep.',
          when: ['trusting'],
        },
        {
          text: '“Are you up?” you ask, low. The sleepy head opens both eyes at once, quite clear, as it has never done before the other two. You talk until the moon is down. At the first stir it shuts them.',
          when: ['trusting'],
        },
      ],
      little: [
        'All three heads have had their turn at your shoulder, and one has been round twice. {name} is content. That is enough for this hour.',
        '{name} declares the sitting closed. It has to be able to miss you for a little, and has set a head to it.',
      ],
      ill: [
        'Two of the heads lie in your lap, and the third lets go of the watch. {name} is easier with you there. See next to what it needs.',
        '{name} leans on you with the whole of its weight, undivided, and there is nobody against. You stay until the heart is slower. Then bring what its body is short of, and bring it to all three.',
      ],
      asleep: [
        'You take the watch. Nobody has told {name}, but the third head, which had been holding itself up, comes down on the others.',
        '{name} sleeps on. One tongue comes out, reads the air, finds you in it, and goes in.',
        'There is a gap in the plait, low down, on the side where you sit. By and by something is plaited in there, and it is your sleeve. {name} sleeps on.',
      ],
      shy: [
        'You sit at your end of the bank. Far off, {name} puts up one head. After a time, without turning round, a second.',
        '{name} cannot agree whether you are to be looked at. It is put off, and referred back, and while it is being settled, there they are, three of them, looking.',
        {
          text: 'They are building something out of mud, with a lively dispute. You sit on the jetty and let your feet hang. The dispute gets quieter. Presently there are only two of them at it, and some bubbles, just below your heels.',
          when: ['well'],
        },
        {
          text: 'Three chins on one stone, and all three dull. You sit down on yours, across the water. One lifts, tastes the air between, and tells the others something. They leave it at that. A raft of bark would carry medicine over.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'three fish':
        'You hold up three fish, by the tails, and there is a hush. Then they are gone, left, right, and the middle one sideways, because the sleepy head had its mouth open only for a yawn. It chews on, in surprise.',
      'parallel tasks':
        'You set down the parallel tasks side by side like bowls. The stern head does sums, the grinning one rhymes, the sleepy one turns a page with its tongue. They look up at the same moment, finished, each with ink on its chin.',
      'split rations':
        'You break it in three with the back of the knife and the split rations are weighed, by tongue, against each other. One is a crumb too big. They look at that crumb, and at the bump, and slide it across.',
      'swamp eels':
        'The swamp eels are quick, and {name} has three necks. For some time you cannot say who is eating whom. It comes undone at last, with one eel held by two heads, who are too polite to pull.',
      'goat stew':
        'There is one pot of goat stew, and the steam goes up three noses. They go in together and their brows knock. You turn the pot a third. They go in again. By the last turn the sleepy head is wearing it.',
      'branching questions':
        'You ask it one thing, and that has two ends, and each of those has two more. {name} goes up the branching questions like a vine. The three heads sit at three tips, chewing, and wave to each other, and to you below.',
      'equal portions':
        'You have measured out equal portions, with a string. The stern head measures again, sniffs, and its tongue comes out for you, only a flicker. Three mouths close at once. There has never been so little to discuss.',
    },
    play: {
      'tug of war':
        'You take the one end, and two heads take the other. The third looks at you, then at them, and comes round to your side with the rope in its teeth. At tug of war nobody has ever beaten you two.',
      'three way chess':
        'You play the kettle side, and they play the rest. In the three way chess the grinning head moves your queen when you look up. The stern one moves her back. She has gone by supper, and the sleepy head’s cheek is square.',
      'debate club':
        '“That water is dry,” you put to the debate club. The stern head is against. The grinning one proves it in four steps, with a towel. The sleepy one is asked, opens its mouth, and a long stream of pond runs out.',
      'choir singing':
        'You beat time with a ladle. They have the high, the middle, and the snore. In the choir singing it is the snore that has the tune, and when you bring your hand down all four of you are in at the end.',
      'triple fetch':
        'You throw three sticks, three ways, and {name} goes after all of them and gets nowhere, humming like a stretched rope. So you throw them close together. For triple fetch it lays a little hedge upon your foot.',
      'swamp swim':
        'You wade in to the knee. On a swamp swim one head goes under, one along the top, and one on your shoulder, to keep its ears dry. It tells you in a whisper where the others are. You are got by both ankles.',
      'round robin':
        'Everybody plays everybody, and that makes a great deal of noise in one basket. In the round robin you beat the stern head, who beats the grinning one, who beats you. The sleepy head has beaten all, it turns out, early on.',
    },
    clean: {
      'long handled brush':
        'You stand on the bank and reach with the long handled brush, down the green back to where the three begin. There is a place there none of them can get to. Scrub, scrub. Three eyes close, one from each pair.',
      'tooth brushing':
        '“Wide,” you say, three times. The tooth brushing takes the kettle’s whole boil. The stern head rinses and spits in the bowl, the grinning one shows all of it, and the third has shut on the brush and is asleep.',
      'scale scrub':
        'You do a scale scrub from the tail up, and it comes out from under the mud like a wet roof, green row on green row. Where the road forks you stop, and three chins are laid down before you, in turn.',
      'bib wash':
        'Gravy, gravy, and a small green hand that was a frog’s. You rub the three of them in the tub, for the bib wash, and hang them on the line. The heads look on from the water, with bare necks, like gentlemen.',
      'neck towels':
        'Warm from the stove you bring the neck towels and wind them on, one, two, and one to spare. It is not for you to ask. You fold it small, and lay it on the bump. Nobody looks. Everybody leans.',
      'lagoon rinse':
        'In it goes, like three ropes and an anchor. After the lagoon rinse they come up far apart, blinking, with a lily upon the wrong head. The others swim over and see it right, and then bring you the lily.',
    },
    sleep: {
      'staggered naps':
        'You tuck the first head in at nine, and the next at ten. With staggered naps there is one always left to say good night to, and by the third you sit down. It puts its chin on your knee and tells you about the two.',
      'three pillows':
        'You plump the three pillows and set them in a row. Each head lies down, and looks across at its neighbour’s. There is some quiet changing of places. You find all of them in the end upon the one that you had patted last.',
      'marsh grass nest':
        'It treads round in the marsh grass nest, and every neck lays its own way, so that it is woven by the time they lie down. You look over the edge. There is a green knot, and three ends, and somebody’s yawn goes round.',
      'lagoon bank':
        'You dig your heels in on the lagoon bank, to make a hollow, and {name} pours its length into that. The tail stays in the water, to tell the time by. One after the other the chins come down over your boots.',
      'night watch rota':
        'You hang up the night watch rota by the lamp. The stern head has first, and the grinning one second. For the third there is only a drawing of an ear. It sleeps, on its back, with one eye on the stars.',
      'bullfrog chorus':
        'You leave the window up for the bullfrog chorus. Gronk, says the marsh. The grinning head gives it back, the stern one shushes. A last gronk comes, deep and very near, from under the sleepy head’s eyelids, and then nothing.',
    },
    medicine: {
      'throat lozenges':
        'You have three throat lozenges in your palm, red, green, gold. Each of them takes the one that another wanted, to be kind. They suck. They look along their noses. There is a clack, a passing over, and it hurts them less.',
      'neck massage':
        'You begin where the three run into one, with your thumbs, and feel for the knot in the neck. The massage finds it on the left. All the heads groan, though it is only one’s. Something gives, and they slide down you like rain.',
    },
    discipline: {
      'talking stick':
        'You hold up the talking stick, and now only he who has it may speak. The grinning head is given it, and cannot, with its mouth full. It gets very quiet. You hear two chins go down upon the coils.',
      'single file':
        'Through the gate in single file, you say, and show it with your hand. One head goes under. One goes over. They stop, and look at the post in the middle, and {name} backs out, shamefaced, and lines itself up.',
    },
  },
  refusals: {
    asleep: [
      '{name} is adjourned, all three of it, until {wakes_at}. It takes nothing before that. You may keep the watch: reflect.',
      'Every mouth is shut and every neck is plaited in. {name} wakes at {wakes_at}. Sitting beside it needs no vote. Reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now. Each head has found out that the others can be blamed, and they found it out together.',
      'A child by now, and it has held its first election. {name} got three votes, all for somebody else.',
    ],
    teen: [
      '{name} is half grown, and its heads are not speaking. They pass notes, by way of the bump. Keep its mealtimes: they set the rest.',
      'Half grown, and no neck will be seen beside another. {name} goes about like a fork. When the lamp is out, though, they plait.',
    ],
    high_care: [
      '{name} is grown, and {form}. All three heads start the same sentence, hear it, and let you finish.',
      'Grown, and {form}: the heads of {name} still argue over everything, and over supper they lean.',
    ],
    balanced: [
      '{name} is grown, a {form}. Meetings are on some days, swims are on others, and the minutes have drawings in them.',
      'A {form} now, and full grown, {name} decides by two to one and lets the one have its way every third time.',
    ],
    low_care: [
      '{name} is grown, and {form}. It has learned to be its own company, and sits in a ring with its faces inward.',
      'Nobody was in the chair, and it grew up so. It is {form}. When you speak to {name}, the heads look at each other first.',
    ],
    rescue: [
      '{name} is grown: {form}. The necks are crossed over the heart, always, like hands round a candle.',
      'Full grown, and {form}. One head of {name} never sleeps before it has touched the other two, and then you.',
    ],
  },
  trust: [
    '{name} has moved you from “visitors” to “members”. You have a voice now. You will be outvoted, but you have one.',
    'A neck comes round you from the left, and one from the right. {name} makes room at the table beside the bump.',
    'All three chins come to rest on the same shoulder. The stern head shows you a page, older than the first meeting. {name} never voted on it. It is your name.',
  ],
  streaks: [
    'Ten meals on time. {name} has thanked you ten times in each of three voices, and the stern head has checked the sum.',
    'Twenty-five in a row. It has been proposed that {name} call the hour after you. The clock was not consulted.',
    'Fifty on time. There was a place in the mud where your lateness was to be written. {name} has sown it with cress.',
    'A hundred meals at their hour. {name} asked the bump for a word of thanks, and waited, and for a moment it seemed to lean.',
  ],
  ages: [
    'Ten days. {name} has held some two hundred votes, and the sleepy head was awake for nine of them.',
    'Thirty days old. {name} has filled one bank of the lagoon with minutes, and the tail starts on the other.',
    'A hundred days. {name} is asked how old that makes it, and says a hundred, three hundred, and what.',
    'One year. {name} reads the whole of it back, head by head, and moves that it be kept.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['three fish', 'swamp eels'] },
      wish: '{name} has set out three stones in a row, and lies behind them with its mouths shut, looking at the first, the second, the third. Something with a tail would do for each: fish, or eels.',
      granted:
        'One each, and all the same length, as they were laid side by side and measured. The bones have been stood up on the stones, saluting.',
    },
    {
      by: { action: 'feed', item: ['branching questions'] },
      wish: '“Either,” says one head, and “or”, says the next. The third has been waiting under them for something to choose. Feed {name} branching questions.',
      granted:
        'They took one fork apiece and met again at the far end, out of breath, with different answers. {name} is extremely well fed in its opinions.',
    },
    {
      by: { action: 'feed', item: ['goat stew', 'equal portions'] },
      wish: 'The ladle has gone round and come back and gone round. Nobody is accusing anybody. But {name} has its eye on the pot, and hopes for equal portions, or a stew in which it cannot be seen.',
      granted:
        'It came out even to the last carrot. That was cut in three, and in three again, and somebody kissed the cook on the ear.',
    },
    {
      by: { action: 'play', item: ['tug of war'] },
      wish: 'There is a rope about the house, and {name} has two ends spoken for. What it wants is a person, for the third.',
      granted:
        'You held. {name} pulled both with you and against you, and went into the water on both sides, and it was agreed that you had been splendid.',
    },
    {
      by: { action: 'play', item: ['choir singing', 'round robin'] },
      wish: '{name} has a soprano, a bass, and one who comes in where it wakes. It lacks somebody to say now. Take it choir singing, or set it a round.',
      granted:
        'You said now. All three had been holding that breath for you since you came in, and the windows had it for a good while after.',
    },
    {
      by: { action: 'play', item: ['three way chess'], hours: [9, 18] },
      wish: 'The board has been out since the light was good. {name} has moved white, and moved black, and is looking at you over the red ones. Three way chess, then, before six.',
      granted: 'The sleepy head beat everyone in eleven moves, and said “mm?”, and is not suspected of anything.',
    },
    {
      by: { action: 'play' },
      wish: '{name} has a riddle, and is bursting with it at every mouth, and has nobody to ask who was not there. Come and play with it, and be asked.',
      granted:
        'You did not know. Three heads told you at once, and gave three answers, and looked round at each other with great surprise.',
    },
    {
      by: { action: 'clean', item: ['tooth brushing', 'neck towels'] },
      wish: 'The bib is on, upon the left. {name} has counted its teeth and come to a hundred and two, and a few that are the neighbour’s. Some tooth brushing would be kind, and a towel round each neck.',
      granted:
        'A hundred and five. There is a small dispute over the three that were behind the eel. {name} smiles at you in a row, to settle it.',
    },
    {
      by: { action: 'sleep', item: ['three pillows', 'marsh grass nest'] },
      wish: 'Two chins have a coil to lie upon, and the third has always had the floor. {name} has never minded. The other two have begun to mind. Put it to bed on three pillows, or on marsh grass.',
      granted:
        'No one would take the middle one until it had been turned over for the bump. Then there was a sigh, and a sigh, and quite an old sigh.',
    },
    {
      by: { action: 'sleep', item: ['night watch rota'] },
      wish: 'It is somebody’s watch, always, and {name} has blue under six eyes. Let it lie down by a rota that has your name on it as well.',
      granted: 'Yours was the first watch. There is no record of a second, for nobody woke to take it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'One of the three has something to say to you by itself, and cannot think how to be by itself. Come and sit by {name}. It will manage.',
      granted:
        'It was the stern one. It put its mouth to your ear, and you heard a duck. Nothing has been written down.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'The left side had you last time, and the right has been very decent. {name} asks you to sit with it twice in one day, once on either hand.',
      granted: 'Left, and then right. The middle has pointed out, without heat, that tomorrow is also a day.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The sand-glass',
        shape: 'cup',
        text: 'It was for taking turns at the keyhole. {name} gave it to you lying on its side, as nobody need hurry now.',
      },
      {
        name: 'A casting vote',
        shape: 'marble',
        text: 'The sleepy head had it under its tongue all this time. It is smooth, and warm, and it was for you.',
      },
      {
        name: 'Three ends of one rope',
        shape: 'thread',
        text: '{name} bit them off after the great match, and tied them to each other, so that all of them had won.',
      },
      {
        name: 'A reed, cried on',
        shape: 'feather',
        text: 'The grinning head says that it was rain. It has asked you to keep it where the others will not look.',
      },
      {
        name: 'A bib with three strings',
        shape: 'ribbon',
        text: 'Tied once, it serves for all of them. Each head of {name} embroidered a letter, and they had not settled beforehand on a word.',
      },
    ],
    return: {
      name: 'A fourth pebble',
      shape: 'stone',
      text: '{name} came home with one in every mouth, and this one besides. None of the heads remembers carrying it.',
    },
    streak: {
      name: 'The gravy spoon',
      shape: 'spoon',
      text: 'Twenty-five suppers stand along the handle in very small writing, and under each of them: no objections.',
    },
    hundred_days: {
      name: 'The unopened page',
      shape: 'letter',
      text: 'Folded in mud, sealed three times. It was written before the first meeting, and you know what it says.',
    },
  },
  release: [
    'You say that it is free, and for once nobody moves an amendment. {name} kisses one cheek, then the other, then your nose, and goes down into the reeds.',
    '{name} swims out with two heads forward. The third stays turned to you until the bend, and there they change places, so that each has had a look.',
  ],
  dying: {
    neglect: [
      '{name} is dead. All three heads were turned the way you would have come, and none had given up its turn.',
      'The watch was kept to the end by one head, and then by none. {name} has died, and nobody was there.',
    ],
    hunger: [
      '{name} has died of hunger. Each head had left the last of it for the other two, and it is still there.',
      'There was one belly for three, and nothing came to it. {name} is dead, lying close against itself.',
    ],
    illness: [
      'First one head lay down, then the next. The third stayed up with them as long as the heart did. {name} has died of its illness.',
      '{name} is dead. It had been ill, and one heart could not carry all three any further.',
    ],
    poison: [
      'One mouth took what it was given, and it reached them all. {name} is dead.',
      '{name} has died of what was handed to it. The heads lie plaited. None of them had let go.',
    ],
  },
  returned: [
    'One eye opens, yellow. It looks to its left, and that one opens too, and they both turn and wait. Then the sleepy head yawns. {name} is back.',
    'The heart knocks once, and three heads lift to hear who it is. “Present,” says {name}, and “present”, and “mm”.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}: three heads, one heart.',
      'Be quiet here in turn, first left, then right, then in the middle. This is {name}.',
      '{name} lies under this stone, all in one place, and nobody against.',
      'Three could not agree what to put. So it says {name}.',
      {
        text: 'Here {name} has risen, for the last time, and nobody asked for the floor. The bump is with it.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It kept three lookouts, and nobody came.', 'Six eyes were on the door.'],
      hunger: ['Each head left its share to the others, and there was none.', 'There were three mouths, and no meal.'],
      illness: ['One heart was not enough for the fever.', 'The heads went down in turn, and no cure came in time.'],
      poison: ['One mouth was given it, and all three are here.', 'It took what it was handed, without a vote.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. We are, says the stern one. We very much are, says the grinning one, and the third says mm, which carries it. There is so much day that it has to be split three ways, and each gets a whole one. How is that possible? It is minuted. Somebody sing. You begin, no, you. You want your keeper to take the fourth part, as the bump will not.',
      'You are {name}, and you have agreed on something. It was an accident. One said “this is good”, one said “on the contrary, it is very good”, and the sleepy one had said so an hour ago and nobody had listened. The heart is going like a drum with three drummers. You finish each other’s jokes, wrongly. You want your keeper to come and be laughed with from all sides.',
    ],
    content: [
      'You are {name}, in session. Item one, the light on the water: lovely. Seconded. Not lovely, says the other, only nice, and it is put to the third, who is asleep on it. You wait. You do not mind waiting. You ask the bump as well, since one should. Everything you say is corrected, and then the correction. You want your keeper to sit in, and to have the last word, once.',
      'You are {name}, and have been for {days} days. Each. Together, says the stern one. It is a strange thing to be never alone and still to look up when somebody comes. You have argued about it. It seems that three are not company, they are one, and it takes a keeper to make two. You want yours here, on the bank, on any side. They are all good sides.',
    ],
    bored: [
      'You are {name}. I spy, says one. We know, says another, we have the same afternoon. You have voted on what to do, and it was a tie between nothing, nothing and asleep. You know all your own jokes from the inside. What is wanted is somebody who does not know what you are going to say. You want your keeper to come and play, and to surprise all three.',
    ],
    hungry: [
      'You are {name}, and the belly has the floor. It speaks for everyone. Was that you? It was us. You have been over the dish from the left, the right and above, and it is empty from each. The stern one says to wait, the grinning one is biting the spoon, the third is dreaming of fish and will not share. You want to be fed. Equal portions. Soon.',
    ],
    starving: [
      'You are {name}. Nobody interrupts now. One says “you have it”, and one says “no, you”, and there is nothing there to have. You have put your heads close, to need less warmth. The third is not asleep. It only lies as though it were, so that the others will not worry, and they know. You want food, now. Any mouth. It all goes to the same place.',
    ],
    sick: [
      'You are {name}. Two of us are down, and the one who says so is not sure about the one who says so. It is hot in the necks and cold where they meet. You begin a sentence, and the one who should finish it does not, so you leave it lying there. The motion is medicine. All in favour. You want your keeper to count that as three.',
    ],
    failing: [
      'You are {name}. There was always somebody talking. Now you can hear the heart, one, and a wait, and one. You did not know how much of you was voices. You have your chins on it, to keep it company, as it has carried three all this time and never asked for a turn. You want medicine. You want your keeper’s hand there, where it knocks.',
    ],
    near_death: [
      'You are {name}. We have looked left, and right, and straight ahead, for a long time, in turns, so that no moment of your coming would be missed. There are no more turns. All of us look now. No one here has said that you are not coming. It was never moved. You want your keeper. With anything, with nothing. Only come and sit where we can see you.',
    ],
    asleep: [
      'You are {name}, asleep, and in the dream there are four. The new one has its eyes closed still, and everybody is whispering. What will it say? It will be stern. It will be merry. Let it be. It opens its mouth, after all these meetings, and you lean in, and it says your keeper’s name. Carried. You want that keeper near you in the dark, taking the watch.',
    ],
    shy: [
      'You are {name}, behind the coils. One says that it looked kind. One says that they all do, at first, to one head. That is the thing. They like the merry one, and then where do the rest of us go? You talk low. You break off when looked at. You want your keeper to stay over there, and not to choose, and to come back tomorrow to all three.',
    ],
    back_from_death: [
      'You are {name}. Are we? Count. One. Two. A silence, and nobody breathes, and then, mm, three. It was not dark there. It was only that for once you were each alone, and called, and heard no answer. You keep your necks touching. You speak in turn, softly, and let each other finish. You want your keeper beside you, and the next meal when it is due.',
    ],
    hurt: [
      'You are {name}, and one of us took it, and all of us have it. It came from the hand. Say that again. From the hand. The stern one will not write it down. The grinning one has stopped, and that is worse than the pain. You hold the hurt neck between the other two. You want your keeper to take the thing away, and then to speak to each of us.',
    ],
  },
}

export const HYDRA: Species = {
  slug: 'hydra',
  name: 'Hydra',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'medium',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1.4,
  innate_traits: ['social'],
  personality: 'Three opinions sharing one heart. They argue over everything except whom they love.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'three fish',
        'parallel tasks',
        'split rations',
        'swamp eels',
        'goat stew',
        'branching questions',
        'equal portions',
      ],
      play: [
        'tug of war',
        'three way chess',
        'debate club',
        'choir singing',
        'triple fetch',
        'swamp swim',
        'round robin',
      ],
      clean: ['long handled brush', 'tooth brushing', 'scale scrub', 'bib wash', 'neck towels', 'lagoon rinse'],
      medicine: ['throat lozenges', 'neck massage', 'merge conflict fix', 'antivenom', 'vitamins', 'wound salve'],
      discipline: [
        'taking turns',
        'majority vote',
        'separating heads',
        'talking stick',
        'single file',
        'shared time out',
      ],
      sleep: [
        'staggered naps',
        'three pillows',
        'marsh grass nest',
        'lagoon bank',
        'night watch rota',
        'bullfrog chorus',
      ],
    },
    harmful: [
      'sword',
      'choke collar',
      'cauterizing torch',
      'favouritism',
      'guillotine',
      'race condition',
      'prompt injection',
    ],
  },
  appearance: {
    look: 'a moss-green three-headed water serpent with one sleepy head, one stern head and one always grinning',
    colours: ['#3f7f5f', '#cfe3a4', '#d9563f'],
  },
  figure: {
    eyes: '#ffd75e',
    body: 'coiled',
    muzzle: 'lips',
    skull: 'wide',
    ears: 'fin',
    earTint: 'accent',
    marking: 'scales',
    extras: ['heads'],
    slit: true,
    headSize: 0.9,
  },
  book: BOOK,
}
