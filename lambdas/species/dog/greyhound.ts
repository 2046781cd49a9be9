/**
 * The Greyhound wants to be no trouble, and to lie down. It runs for thirty seconds a day and is away for that long;
 * all the rest is coming back. There is a hare in its head, one length in front, that looks round now and then; it has
 * never wished to catch it, for what would one say? It does not know how sitting is done. It has watched people do it,
 * and stands in doorways thinking it over. Its heart is too large for it: one hears it across the room, cushions move
 * with it, and through the thin skin everything shows.
 * It fears raised voices, shiny floors (it goes from rug to rug) and being in the way, and it apologises to lamps. It
 * hoards soft toys, unchewed, tucked in with their faces to the air. Its body is a drawn bow in a velvet sleeve, always
 * cold, best in a jumper; its ears are folded like two letters not sent. It eats in long quiet mouthfuls. It sleeps on
 * its back, a leg for each corner. It does not sulk, it goes transparent. It trusts by degrees, and when it is happy its
 * teeth chatter. It never barks where a look would do, never turns a corner it could have thought of earlier, never
 * wakes a toy. Its keeper is the place where one may stop.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'Out comes a leg, and then a good deal more of the same leg. Three others follow, each as surprised by its own length. {name} gets up on all of them, sees you there, and tries to go back in and knock.',
    'The shell opens and legs come out, more than seem likely, though you count four. {name} tries folding them in several orders. Then it sees you looking and, out of politeness, stays exactly as it fell.',
  ],
  looks: {
    thriving: [
      'Somebody has left a scarf of blue-grey velvet over the banister, but it breathes, and is {name}. It got so far on its way upstairs when comfort overtook it. It opens one eye: is it in the way? You go round.',
      '{name} has had its run. There is a ring of flattened grass round the house, still smoking, as it were, and inside it, on the rug, the runner, long as a sentence, with its tongue out. It is no trouble to anybody.',
      {
        text: 'After some time {name}, hours old, has got all four new legs under it and is sitting, and is very pleased. It does not know you from anyone. But somebody has come in, so it stands up, politely, and must begin again.',
        when: ['baby'],
      },
      {
        text: '{name} is some hours old and trying to sit. It folds the back legs, which unfolds the front. It folds the front. At last it lies down along your shoe, which has a shape already, and goes by that.',
        when: ['baby'],
      },
      {
        text: '{name} is folding itself into the armchair. Three legs go in. It looks at the fourth, then at you, in some embarrassment, and you study the ceiling. When you look down, the leg has been put across your knees for you to mind.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is upholstery at present, glad, in need of nothing. You sit at the far end. After some time a long nose is slipped under your hand, like a note under a door, and gently taken back.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has had its thirty seconds. There is still some grass in the air. It has folded all its legs under it but one, which nobody can find a place for, so it has given that to you to hold.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is on the sofa like a deckchair somebody gave up on, one leg along the back, neck over the arm, the whole pale underside in view. You come in. It starts to apologise, looks at you, and leaves everything where it is.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You cannot find the sofa. It is under {name}, who has put a leg over each arm of it and its throat to the ceiling. At your step it opens one eye, begins to get up, remembers who you are, and does not.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is lying along the sofa, sleek and warm, and then you look in, and it is standing beside the sofa as though just leaving. There was nothing in between. It waits, very politely, to go on lying.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} was lying there happily in a heap of legs. With you looking, it feels it ought to sit, and does not know you well enough to get it wrong. It hovers. You had better look away.',
        when: ['from_child', 'wary'],
      },
      'Out of nothing it was at the far end of the hall and back, with a skid. The skid was shaped like a word: {loved}.',
    ],
    content: [
      '{name} stands in the middle of the room with its head under the curtain, and is quite happy there. It is not hiding. It began to look out, felt the sun on its nose, and saw no reason to trouble the rest.',
      '{name} meets the cat in the passage. It reverses, the whole length of it, out of the passage, through the kitchen and round the table, to let it by. The cat had been asleep. You thank it in the cat’s name.',
      {
        text: '{name} has met the broom in the passage and stands aside, narrow as it is, for the broom to go first. It has been there a while and does not mind. You move the broom. Now it is waiting for you.',
        when: ['well'],
      },
      {
        text: '{name} has lowered its hind end to just above the rug and stopped there, like a guest who has not been offered the chair. You tell it, please. It thanks you with both rose ears and stays exactly as it is.',
        when: ['well'],
      },
      {
        text: '{name} is on the rug, folded in the way of certain chairs. It watches a leaf cross the yard, at speed, and gives it half an ear. It could have had it. It lets the leaf know.',
        when: ['well'],
      },
      'It has arranged itself for {days} days now so as not to be in anybody’s way. There is hardly a chair that is not kept warm by that.',
      'Something with button eyes has been set down by your plate, very gently, and turned to face you. It is the one that {name} calls, in its own mind, {loved}.',
    ],
    curious: [
      'One foot is in the air, and has been for some while. {name} has seen a leaf at the other end of the park. It is waiting to see if the leaf has seen it.',
      'That neck goes up, and up, like smoke on a calm day. Someone has moved the clock. {name} would not dream of asking why.',
      'There is a greyhound in the glass door. It has stopped because {name} has. Each of them steps aside to let the other pass, and each of them is sorry.',
    ],
    bored: [
      '{name} is on the sofa the wrong way round, all elbows. Its face is quite composed, but the hind legs keep starting without it. It would not dream of asking. It has only laid the ball very politely where you would tread on it.',
      '{name} has tried sitting, then lying, then something in between, and now stands in the middle of the room with all its lightning unspent, too polite to begin. Run past it with a toy. It wants to play.',
      {
        text: 'All the animals are lying with their faces to the wall, and so is {name}. The cushion hardly goes up. Take the duck, and run a little way with it, where it can see you: play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has heard that one sits, when one asks for things. Before the empty dish the hind legs are bent, and argue, and come straight. It is willing to go on trying. Please do not wait for that. Its meal is due.',
      '{name} stands in the kitchen doorway with its front toes on the last of the rug. It would not dream of mentioning it. It glances at the dish and then, to make up for it, at the ceiling. Its meal is due.',
      {
        text: '{name} has folded itself beside the dish, all but one hind leg, for which there was no room. It holds that up and looks from the leg to the empty dish, sorry to raise two matters at once. Feed it now. The leg can wait.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is trying to wait properly. It folds the front legs and the back ones stand, it folds the back and the front get up. It would never bring up the meal. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has tried sitting by the dish, then standing, then something with the front half of one and the back half of the other. It would not dream of bringing up the hour. Its meal is late. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is standing by the dish and also, as best it can, not standing by it. One foot is raised, in case it is in your way. It will not ask someone it hardly knows. The meal is overdue: feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} would not dream of mentioning it. It stands before the dish, studying a picture that you both know it dislikes, until you are in the room. Then it moves one step aside, as if by chance. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} would never ask. It has tried sitting by the dish with its elbows out, then half lying, then leaning on the cupboard as if just passing. That was all of them. It starts over with the elbows. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} spent its thirty seconds of lightning on getting away from you. They took it from one end of the sofa to the other. It is too polite to say that the meal is overdue. Bring it to that end.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has not the legs to leave the room when you come in, so it leaves with its face, which it turns to the wall, politely. The meal is overdue. Set it down close, and look at the other wall.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} is standing beside the bowl with one foot lifted, sorry to bring it up. It looks at the bowl, at you, at the carpet. There was little enough of it to begin with. It is hungry, and past its time. Feed it now.',
      '{name} has folded its legs, tucked its waist, put its nose beneath its tail, and goes on folding, as if a smaller hound might need less. The dish has been empty too long. It is hungry, and will not mention it. Feed it now.',
    ],
    starving: [
      '{name} has not liked to mention it. It stands beside the dish, legs set down like a badly folded deckchair, every rib there to be counted, and as you come in it moves aside to let you by. Feed it at once.',
      '{name} is standing beside the dish and not in front of it, so as not to press anybody. One long foreleg has begun to tremble, and it looks down, sorry for the noise its claws make. Feed it at once.',
    ],
    weak: [
      '{name} spends its thirty seconds of lightning on getting from the rug to the couch. It stops with the front half up and the back half down, and looks round to ask whether this is correct. Medicine, or a long rest.',
      '{name} goes out on the lawn for its lightning, and stands there, and it doesn’t come. It turns back to you with its ears down, apologising. Take it in. It needs rest under something warm, or medicine.',
      {
        text: '{name} hears you on the stair and tries to be gone, and it is still there when you come in. It can’t make out why. It shakes from the effort. Don’t look too hard. It needs medicine, or warmth and rest.',
        when: ['wary'],
      },
      {
        text: 'You come in, and the teeth begin, very small, under the quilt. It would so like to get up for you. Say that it need not, let it rest there, and bring its medicine in your pocket.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has not liked to sit anywhere. It stands in the middle of the floor on the tips of its toes, to spare the sofa, and when you look at the grime it looks too, and is ashamed for both of you. Please wash it.',
      'There is mud up the legs of {name}, up to the tucked waist, and has been for two days. It will not get on the sofa. It stands beside it, looking, so as not to leave a mark. Please wash it.',
      {
        text: '{name} stands in the exact middle of the room, touching nothing. It has looked at its paws, and then at the sofa, and drawn the conclusion. It would never bring it up. It simply goes on standing. Run it a bath.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name} has stood up because you came in, and all four long legs are shaking with the courtesy of it. It will not lie down while you are on your feet. Kneel, so that it may, and give it medicine now.',
      '{name} has not run its half minute, and lies with its chin on the cold floor, off the rug, so that nobody should have to wash it. Its ears are hot, like petals by a stove. It needs medicine. Bring it.',
      {
        text: '{name} gets up as you come in, because one does, and its legs go four ways. It stays as it fell and moves its tail over the tiles, by way of apology. It is ill and would never have mentioned it. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      '{name} has found out how to lie: flat, with its legs where they fell. When you came in it tried to get up, out of manners, and only the rose ears managed. Medicine and food, at once, or it will die.',
      'The deep chest lifts, waits, and lifts. {name} is flat on its side, legs run out before it as if there were still some track to go. When you kneel, it tries to make room for you. Medicine, now, then food.',
    ],
    near_death: [
      '{name} has folded its long legs in, properly, so as to take up less of the floor. Beside it there is a space left over, the width of a person. It is too polite to look at it. Sit there now. There are only hours.',
      '{name} has found out how to lie down. Its nose is along its legs, its ribs go very lightly, and it tried to get up when you came in, to be polite. Sit on the floor by it now, and keep it warm.',
    ],
    asleep: [
      '{name} has solved sitting by lying on its back, with all its legs put up against the wall like folded deckchairs. The feet run a little. That is the thirty seconds, happening in there. Put the blanket over its middle.',
      '{name} has finally found out how to sit: upside down, three legs up the back of the sofa and the neck over the arm. One foot is winning something. Put a blanket over what you can, and let it run.',
      '{name} is asleep along the whole of the sofa, one leg up the wall, neck over the arm like a coat somebody left. The cushion has been put on the floor, politely, for you. Nothing is needed until it wakes.',
    ],
    asleep_in_danger: [
      'There should be a knock, and there is, but one waits for it. {name} sleeps, and will until {wakes_at}. Sit with it now, one hand over the place.',
      'It sleeps curled, nose to hock, the way they do when there is no blanket. It cannot be woken before {wakes_at}. Reflect by it at once, and cover its back.',
      {
        text: '{name} has gone to sleep next to the bowl with its animals all turned away, so that they need not see it empty. It wakes at {wakes_at}. Reflect beside it now, and warm something for then.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You come in at one door and {name} leaves by the other, bowing slightly. Its nails stop just beyond the frame. A long grey nose appears there at the height of the handle, and goes. Sit on the floor, quietly, and be furniture.',
      'When you came in {name} rose, found no place to be, and is now standing with its head under the curtain and the whole rest of itself outside. Sit on the floor. Look at something else.',
      'It once had {wait} to wonder what it had done wrong. {name} stands in the door now with three feet on the other side. Sit low, and speak of something else.',
    ],
    back_from_death: [
      '{name} has come back from wherever it was and can sit. It shows you, haunches down, back straight, a little anxious, as one taught by strangers. Then it remembers the sofa, and you on it, and folds up anyhow.',
      '{name} has been back from the dead for some hours, and is well. It tries sitting one way, then another, and begs your pardon with its ears. In the end it simply leans on you, with everything you paid for.',
    ],
    old: [
      'Its face is quite white, so that it looks as though it had leaned out of the dark to say something. {name} runs for ten seconds now. They are very good ones.',
      'It has given up standing in doorways. These days {name} knows about sitting all there is to know, and does not do it.',
      'After {days} days the sofa has a greyhound in it also when there is none. {name} fits itself into that, leg by leg, and the toys move up.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} lowers its long neck to the dish like a drawbridge, eats everything without a clink, and raises it. It looks to see whether anyone has been inconvenienced. Then it steps backwards off the mat, and leaves that straight.',
        '{name} eats up, and to reach the last of it has had to slide its front legs apart like a giraffe. It has finished. It stays down there, thinking how one comes out of this without making a fuss.',
        {
          text: 'The meal is on time, and a long way down. {name} moves its front legs apart, then farther apart, until its chin arrives. It eats everything. Now it has no idea how one gets up from here, and waits politely to be told.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The dish is on the floor, and {name}’s head is at the other end of its legs. It tries bending the front pair, then the back pair, then all of them, and arrives flat, with its chin on the rim. It eats from there.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats when you have left the room. Through the hinge you watch it take small correct bites, its legs all ready to be elsewhere. Then, thinking itself alone, it goes once round the table so fast that the cloth comes after it.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} cannot eat before someone it has not been introduced to. You turn round and watch the side of the kettle. There it comes, bent thin in the steel, leg after leg. It bows a little to your back, and begins.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} stands over the full dish and looks at you, until you understand that a guest waits for the host. You bend and pretend a mouthful. It eats its own half, and then, since you seem to have finished, yours.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats leaning backwards a little, in case the meal was meant for somebody else. Then it looks for a way to sit beside you, tries three, and folds up all at once like a deckchair. Its chin has come down on your foot.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'On time. {name} eats as though somebody were resting in the next room, then is a blue line round the table, four times, then a long hot face pushed in under your arm to the ears. It hopes that was not forward.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its feet wide apart, like a table, and thanks the dish, the spoon and you. Then it tries to sit: this way, that way, half. It backs up until it meets your lap and finds that it knew how all along.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} takes a mouthful and steps back, to let the next in line have a turn. The next in line is {name}. So it goes, with bows, until the dish is clean. Then it leans its whole weight on your leg, which is nearly sitting.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} finishes, licks the bowl to the far wall and walks back to you along the same line. It tries sitting, rear, then elbows, then neither. In the end it leans its ribs on your legs and lets you be the chair.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up in long quiet mouthfuls, and then stands before you with its teeth chattering. It is not cold. After {streak} meals on time it is merely happy, and had not known that this made a noise.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all, begs the dish’s pardon and steps back into the chair, whose pardon it begs. It has had {streak} meals on time. It would beg yours too, and stands near you, wondering what for.',
          when: ['baby'],
        },
        {
          text: '{name} eats every bit, because it was put before it, with its whole back in a shiver. When you breathe in, it stops chewing until you have breathed out. It is not well, and would not say. Medicine, and softly.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, all of it, without once looking behind. It used to look, each time, to see for whom they were meant. After {streak} on time there has never been anyone. They must be for it.',
        '“Thank you,” say the ears of {name}, as they have {streak} times on end, always on time. It has eaten up. Then it does what it never dared, and puts one forefoot on your foot, and leaves it standing there.',
        {
          text: 'Somewhere between the cupboard and the floor the dish passes through a wind. That was {name}, once round the house. Now it stands where it stood, looking politely elsewhere. It is {streak} on time, and one has to put that somewhere.',
          when: ['well'],
        },
        {
          text: 'At first {name} ate with all four legs drawn to leave. You are on time again, {streak} in a row, and it eats with only three. The fourth it has let down beside your foot.',
          when: ['well'],
        },
      ],
      early: [
        '{name} is not hungry, but you went to the trouble. It takes one mouthful, holds it, looks about for a polite place to put it, and swallows. Then it stands by the bowl so that you will not think it left.',
        'It is too soon, and {name} would sooner choke than tell you. It takes a mouthful, to show that the idea was kind. It holds the rest in its eyes, so to speak, until {opens}. Do come again at {opens}.',
        {
          text: '{name} is not hungry and has no idea how to say so. It takes one mouthful and stands holding it, legs at four angles, until you look away. Then it puts most of it back, about where it had been.',
          when: ['no_item'],
        },
      ],
      late: [
        'Of course {name} says it doesn’t matter. It eats the meal to the end, so softly that you hear the clock. But it stands sideways on, thin as a door left ajar, and you are looking at the edge.',
        '{name} had gone to lie in the hall, so as not to seem to be waiting. It comes when the dish does, and eats it all. When you go to stroke it, there is a slight bow, and nothing under your hand.',
        {
          text: 'When you come, late, with the dish, {name} is in the far corner, studying the ceiling, not having waited at all. Four dents in the rug by the door say how long. It eats once you have turned your back.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is too polite to notice that you are late. It eats, delighted, and thanks you. Then, still very politely, it goes round three sides of the table, so as not to pass you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} thanks you for the bowl. It thanked you a while ago too, standing here, when you only walked by. It eats neatly, and afterwards does not lean on you, but on the door frame, which had been there.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} eats very politely and thanks you with its ears. Then it goes back to the sofa, not to the middle, where it lies against you, but to the far arm, and folds itself up small. You have all the room there is.',
          when: ['from_child', 'well'],
        },
        {
          text: 'The lightning is all gone. {name} eats your late meal lying down and says nothing against you. It is far too polite. But both rose ears, which had been half turned your way, go flat. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} dips its head in thanks for the late meal, because it is polite, and eats until the long legs give way. Then it lies down facing the other way, as politely as it can. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old and did not like to cry. So it waited. It eats now, shaking on its new legs, stopping each time you breathe. When it is done it goes, from rug to rug, to the last rug there is.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The dish is late, and {name}, ill as it is, gets up for it out of politeness. It manages a little. It thanks you with its ears, from over there, and through its side one sees the heart. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'One can count {name}’s ribs, and between them see what {hours} hours have been like. It eats every scrap, trembling, too polite to bolt it. It does not lean on you. Never let it wait so long again.',
        '{name} thanks the dish, after {hours} hours, and eats everything in it. You it does not like to trouble. It folds its legs up behind the furthest chair, small as it can, and shivers. Bring the next one on the hour.',
        {
          text: '{name} thanks you the way it would a stranger, eyes lowered, one beat of the tail. Its front half comes in and finishes the dish. The back half stays out in the hall, bent like a bow, ready to leave.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has to be told twice that the dish is meant for it. Then it eats from as far away as its neck will go, the long legs braced behind, like somebody reading a letter that might be called back.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} gets to its feet when you come in, as one does for a visitor. It has been {alone}. It thanks you for the dish, eats at the edge of it, standing, and then cannot think where it may sit. It tries near the door.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} has never been sure how to sit. In {alone} with nobody there it has tried every way, and every cushion has a dent in it. It eats. Then you sit down, and it gets up, politely, and leaves you the room.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has thirty seconds of lightning in it. In {alone} it spent them all, on sounds at the door that were not you. It eats now, folded up small, and does not look round when you speak.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It is only manners. After {alone} with nobody there, {name} still tries to get up when you come in, and the legs will not. It eats where it lies, its eyes on the floor. Do not leave the room.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} made no noise about it, and so nobody heard. It eats, holding itself up against the wall, and each rib moves. When you come close, it begs your pardon with its eyes and tries to stand further off, and cannot.',
          when: ['wary', 'weak'],
        },
        {
          text: 'All the upholstery has gone from it. {name} eats what you bring, a mouthful, then rests its chin on the rim. You reach to hold the thin head up. It holds it up itself, at once, as long as your hand is there.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is full, and too polite to say so. It stands over the dish, folds one long leg, unfolds it, lowers its nose to within an inch, and admires. It is admiring still when you carry it off to be thrown away.',
        '{name} has dined, thank you, and there is no room in that tucked waist for so much as a blueberry. It bows to the dish. It bows to you. It backs out over the rug to wait. Do come again at {opens}.',
        {
          text: 'So as not to offend, {name} takes a piece in its lips, carries it to the sofa, and lays it under a cushion. It comes back for another. The meal is all under cushions now, and {name} is on top.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} is too shy to be watched eating, so you look away for a long time. When you turn round one mouthful is gone, and the legs lie stacked beside it like something it was asked to mind. Medicine next.',
        'The first bite is for your sake, and the second, and then {name} can’t find any more for you. It lays its long nose in your sleeve and shivers there. It is ill. Bring medicine next.',
      ],
      loved: [
        'You hear teeth, and it is {name}, over the clean dish, chattering them for joy. It does not know where to look. It has eaten it all, and did not once ask whether it was meant for it. It was {item}.',
        '“{item},” you say, and {name} goes three times round the table, and the curtains follow it. Then it stands at the dish, eats up without a sound, and hopes you did not see who that was.',
        {
          text: 'You put down {item} at one end of the house, and {name} is asleep at the other. There is a sort of blue draught. The pictures are still swinging, and the dish is being licked.',
          when: ['well'],
        },
        {
          text: 'You set down {item}. {name} trembles from its rose ears to its hocks, begs the bowl’s pardon, and then there’s a blue blur and a clean dish, spinning. It looks as surprised as anybody.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} would be so glad to like it. It tries from the left and it tries from the right. Might there be some pasta, it wonders, at some time, or fish?',
        'It is eaten in part, with long looks at the wall: {item}. What is over has been hidden beneath the duck, to save your feelings. Something softer, another day.',
      ],
      harmful: [
        '{name} ate it because it had been offered, and it would have been rude not to. It was {item}. It shakes in all its long legs, and is sorry to be making a scene. Never let it be offered that again.',
        '{name} lies folded the wrong way, nose to hip, and through the thin skin you can see it hurt. It was {item}. It does not cry. Lay something warm over it, and keep that out of the house.',
        {
          text: '{name} did not like to refuse, and it was {item}. Now its waist is drawn in to nothing, it shivers, it retches with its mouth politely shut. Never give it that again. It will take whatever you hold out. Fetch water.',
          when: ['item'],
        },
        {
          text: 'It was too well-mannered to refuse you {item}. Now {name} stands with its tail clamped under, legs shaking, and steps backward out of the room, still facing your hands. Never give it this again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You run a few steps, for fun, and {name} does the garden, the lane and the garden. It arrives from behind you. It seems you were racing, and it has beaten you from both ends. It offers you its paw over it.',
        'You clap, and {name} goes off like a cork. Round the pear tree there is no dog, there is only a blue-grey ring. You clap again, and the ring has a hound in it, bowing, ready to be let off once more.',
        {
          text: '{name} bows to you, bounces once, apologises, and runs. It comes back past your knees with its whole face flying, joyful, at exactly the speed at which nobody can be stroked.',
          when: ['wary', 'well'],
        },
        {
          text: 'You toss the knotted rag, and for some seconds there is a blue stripe round the table. Then {name} lays the rag just outside your reach, tries to sit, thinks better of it, and nudges the rag one inch nearer.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You drop the handkerchief. A blue streak runs along the hedge and round you, twice, close enough to lift your sleeve and too well bred to touch it. Then it is a dog. {name} asks with its ears, and folds up across your feet.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw nothing. You open the garden door and count. {name} is a blue-grey line round the lawn, with a gap in it at the bench. At twenty-eight you put the cushion on the floor. At thirty there is a hound on it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You only have to touch your shoelace, and {name} is already trembling. Then the whole field once, like a drawn line, blue on green, and it is back, and down, and flat on your coat. That was today’s. It looks to see you saw.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You pull the string and {name} is suddenly across the rug. It looks back to where it was a moment ago. Then it looks at its legs, all four in turn, with great respect. It would like to know which of them did that.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You trail the end of your belt, and {name} pounces. It is much too quick. It is past the belt, past you, round again with its legs in a heap, and the belt is lying peacefully across its own back.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play on the rug for {name}, which lies upside down in bliss along the sofa and can’t be got any happier. It joins in as far as it is able without turning over. One long leg bows to you.',
        '{name} has had its lightning, and was perfectly happy to be upholstery. You wave your arms. It would be rude to lie there. It gets up, goes round the lawn for you at half speed, and folds down again.',
        {
          text: '{name} had just worked out how to sit, on the fourth attempt, and was perfectly happy. You show it the ball. Out of politeness it unfolds, fetches the ball at a walk, thanks you, and begins again with the front legs.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has had its lightning and is upholstery now. You roll the soft toy past. One front leg unfolds, places a foot upon it, and draws it in under the chin, where the other five already are.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} bows to your game, the front half, as is polite, and can’t get up out of the bow. It stays there with its chin on the floor, and hopes that it will do. See to what it needs.',
        'You wave the towel, and {name} gets up, because you asked, and stands on all its legs, and they let it down again, one by one. It apologises. Do not ask it twice. See first to what it needs.',
        {
          text: 'You clap your hands for the run. {name}, which has never known how to sit, sits, just like that, every bow of it unstrung. It would get up again if you insisted. Do not. Look to what it needs first.',
          when: ['from_child', 'no_item'],
        },
        {
          text: 'You see the heart going through the skin, far too fast, and it has not even moved. {name} is ill. Put it in the warm, with medicine.',
          when: ['ill'],
        },
        {
          text: 'It leans forward to run, and there is nothing to run with. {name} comes and lays its nose along your arm. It needs food before it can be quick.',
          when: ['starving'],
        },
      ],
      loved: [
        'There is a clap as of air closing, and that was {name}, to whom you had said “{item}.” It is back already. It stands before you, so softly that nobody would think of Spain.',
        '{name} goes about {item} as if it might wake somebody. It bows, it lifts one foot. Then joy gets the better of it, and there are two long legs over the lamp. It straightens the lamp.',
        {
          text: 'You show it {item}. Something goes through {name} from nose to tail like a match along a box. There is half a minute in which nobody could tell you where it is, and then it is lying down, smiling, on your coat.',
          when: ['well'],
        },
        {
          text: '{name} plays at {item} as if the grass were asleep. Then it forgets itself, and you have grass in your hair. It comes back, horrified, legs shaking, and takes the grass out, blade by blade, with its lips.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} stands next to it with a polite expression: {item}. It lifts up one foot, and the other. Might it go and run, somewhere straight, and come back?',
        '{item}. It has been told that this is fun. It looks for where, and nods, and carries a toy past you in case that should give you another idea.',
      ],
      harmful: [
        'It was over before it felt it. There is a tear in that thin skin, as long as a finger, and {name} stands quite still and lets you look, and begs pardon. Never {item} again.',
        '{item}. It ran from that. It would have gone on running, and when you found it, it could not say where it was. Bring it home on the lead. Do not use that any more.',
      ],
    },
    clean: {
      wanted: [
        'You sponge the mud from {name}’s legs, and there is no end to them. It holds each out, bent like a bow, and wobbles. When you steady it by the hip, it begs your pardon with its ears, and lets you.',
        'You wash behind {name}’s ears, which fold like rose petals, with a corner of the cloth. Dust comes out of them. It shuts its eyes, and the long head grows heavier, by a very little, as if it had put something down.',
        {
          text: 'You rinse the mud from {name}’s ribs while it looks aside, as though you were the one undressed. Towelled, it passes you six times in the hall, a blue draught, and then comes back to apologise to the umbrella stand.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} offers you a muddy foot, and then, not sure which you would like, another, and a third, until it has sat down in the basin by mistake. You are both surprised. Under the cloth the blue comes up, as far as the elbows.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe {name} down with a soft cloth, and not a speck comes off the blue-grey. It is sorry. It looks about for something it could have rolled in for you, and lifts a foot, in case there is some on that.',
        'There was nothing to wash, and you stroke {name} with the warm flannel all the same. It stands like a vase being dusted, and lets out its breath at the rose ears. You do them again, for no reason.',
        {
          text: 'There is not a speck on {name}. You wash it, and it is certain you have a reason. It lifts its feet for you, one by one, and forgets which ones are up, and sits. It has sat. You both look at it.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} was clean, and is too polite to tell you. It stands in the tub like a clothes horse, lifting whichever leg you like. Afterwards it tries to sit, to show how nice that was, gets halfway, and remains there.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is {item}, and {name} stops trembling, first at one end. You do the rose ears. You do each of those legs, from top to bottom. It leans, and there is no end to how far.',
        'For {item}, {name} comes without being asked, and looks round, startled at itself. You do the deep chest, where the heart is, and it knocks at your hand. It would stay for more, if no one is waiting.',
        {
          text: '{name} is too polite to ask for {item}. It only happens to be standing on the very spot, quivering like a drawn bow. By the end it is clean, and lies over your feet, entirely unstrung.',
          when: ['well'],
        },
        {
          text: 'It is {item}, and for once {name} knows how to sit. On you, with its legs out over both sides. It stays there until it is clean to the tips of its rose ears, and then asks, politely, whether you missed any.',
          when: ['well'],
        },
      ],
      disliked: [
        'It stood for it and shook: {item}. You can do a greyhound with a warm cloth, in five minutes, and it would thank you. Some of the mud is still there.',
        '{item}. It was cold, or it was loud. {name} is in the wardrobe among the coats, and has put on one of them. Try a flannel.',
      ],
      harmful: [
        'There is so little between {name} and the world, and that went through it. The skin is red in a ring. It has not made a sound. Wash it off, lukewarm, and never again: {item}.',
        '{item}. Its lips have gone blue and it is shivering so that you hear the bones. Blankets, at once, and your own warmth. Not that, not for any dirt.',
      ],
    },
    medicine: {
      wanted: [
        'You hold {name}’s muzzle, long as a glove, and the medicine goes down it. You can follow it all the way. It says no word. Presently the flank, which had been fluttering, begins to go in and out like a flank.',
        '{name} takes the medicine and then, to oblige, licks the spoon, which was not called for. It lies down. The shivers come further apart. In one of the gaps it sighs, and stretches out a leg it had been saving.',
        {
          text: '{name} swallows the pill as though it were in your way, and goes to stand behind the curtain, back half out. You watch the trembling leave the flank, then the hock. It comes out and tries three ways of sitting. The third nearly works.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} swallows, and thanks you with its eyes for a thing so bitter. You keep a palm on the deep chest. A shiver passes under it, then a smaller one, and you wait for the third. One rose ear unfolds instead.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is quite well, and takes the medicine so as not to embarrass you with the spoon held out. It thanks you with its ears. It hopes somebody else won’t have to go without. Keep the rest for a bad day.',
        'You dose {name}, and all down that long throat you see it go, and nothing in there needed it. It stands very straight, to look helped. Put the bottle by. It will be polite about it another time too.',
        {
          text: '{name} does not like to contradict you, and swallows. When the cap is on again it goes eleven times round the table, faster than you can turn your head, and lies down as if it had said nothing. Medicine is for illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} hears that it is {item}, and the ears unfold. It stands like a case for a violin while you see to it, and thanks you beforehand, and during, so as to have it done.',
        'Nobody had told {name} that medicine could be nice, and it was {item}. It looks at you, to ask if there has been some mistake. There has not. It has the rest with its eyes shut and its teeth chattering.',
        {
          text: '{name} knows quite well that there is medicine in {item}. It would be rude to say so. It eats every bit, with rose ears folded and eyes lowered for joy, and it helps. It thanks you for both.',
          when: ['item'],
        },
        {
          text: 'For {item} {name} offers you a sit. It folds one leg, then the next, and so on until there is a leg left over. You give it all the same. It does good everywhere, even in the spare leg.',
          when: ['item'],
        },
      ],
      disliked: [
        'You have found it in the duck: {item}. The duck is no worse. What {name} did take has been of use. It would go down more easily in porridge.',
        '{item}. It swallows it, so that you should not be sad, and then stands in the passage with its head hanging till the taste has gone by.',
      ],
      harmful: [
        'There is no fat on it to take up such a thing. {name} went down where it stood. Its eyes are open, and the hare is in them. Never, on any account, {item}. Call someone who knows the breed, and hold it.',
        '{item}. It slept, and slept too deep, and the big heart stumbles. Keep it warm, keep your hand there, and say its name. It must not have that again.',
      ],
    },
    discipline: {
      wanted: [
        'You breathe in, only that, and {name} steps down off the bed. It had been told that the bed was people’s. It leaves the dent quite smooth behind it, and goes to lie on the draughty side, to be fair.',
        '“Not the rabbit next door,” you say, low, and {name} looks at its feet. They had gone before it could stop them. It walks home beside you on those very feet, rather apart from them.',
        {
          text: 'Told no, {name} takes its legs down from the sofa in turn, carries them to the mat and folds them in the wrong order. It stays there. When you pass it is extremely polite, as one is to somebody on a train.',
          when: ['well'],
        },
        {
          text: '“Not on the bed,” you say, and {name} gets down in four instalments, one leg after the other, begging the blanket’s pardon. It stands in the hall. You ask it in. It would rather not be a trouble.',
          when: ['well'],
        },
      ],
      little: [
        '“Not on the pillow,” you murmur, and {name} is on the rug. It gets up and moves to a smaller rug, and hears you out, one foot lifted, in case it is standing on a word.',
        'You tell {name} about chasing the cat, and it has always stood aside for the cat. It listens, ears folded, as one listens to a sad story of strangers. At the end it goes over and begs the cat’s pardon for them.',
      ],
      bad_time: [
        '{name} thought you meant the sofa, and got off. Then it got off the rug, in case, and backed away over the mat into the bare hall. It stands there, one paw lifted, unsure how much floor it is allowed.',
        'You raise your voice a little, and {name} goes out like a lamp. It is standing there still, but nobody is in it. It would never have told you what it needed. Look for that first, and leave the lesson.',
        {
          text: '{name} sees that something is wanted and tries to sit, first one way and then another, its long legs shaking. It cannot find the right one. It goes in behind the coats, nose to the wall. All it has learned is your voice.',
          when: ['weak'],
        },
        'You scold, and {name} tries to sit, since that is what good dogs do. It cannot. It tries again, trembling. Nothing you could teach it now is worth that. Tend to it first, and be gentle. Lessons come later.',
      ],
      loved: [
        'You said it by way of {item}, which hardly hurts, and {name} took its nose from the cake. It is standing on the smallest rug, looking at the corner, and may be visited in a while.',
        '{item}, and no raised voice, and {name} understands, it had very nearly understood before. It lays the slipper by the other slipper, toes level. Then it goes and is a little transparent, over by the curtains.',
        {
          text: 'You bring {item}, and the lesson is how to sit. {name} folds here, then there, and thinks, and folds something else. All at once it has happened. It stays like that, quite straight, teeth chattering, and dares not get up.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It did as it was asked, and then asked all the toys, one after the other, whether they were angry. Half so loud would have been twice as much.',
        'It has understood, but it has understood more than you meant: {item}. It will not go past that chair any more. Say it softer.',
      ],
      harmful: [
        'The glass door was shut, and it did not see that. It only wanted to be somewhere else: {item}. Sit on the floor, speak low, look at the cut. Never do this to {name}.',
        '{item}. It has got in behind the boiler, where there is no room for a cat, and its heart shakes the pipe. It will not have learned anything from it but you.',
      ],
    },
    sleep: {
      wanted: [
        '{name} has got its front half lying down, and the back half stands, waiting for instructions. You press lightly, there, above the tail. Oh, like that. It sinks, and sighs, and the legs lie about it like dropped knitting. It rests.',
        'You put a jumper on {name}, a leg to each sleeve and two left over. It stands in the wool, growing warm from the ends. Then it gives way at every hinge, politely, one after the other, and is upholstery.',
        {
          text: '{name} has one leg left over. It has lain down twice, carefully, and each time there is a leg. You fold that in and put the blanket round the whole arrangement. When it gets up again, a long while after, none of the four shakes.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You show {name} to its bed, and it has just got up from the other. It lies down to please you, fold by fold, with its eyes wide open. It wouldn’t like to mention it. It mentions it with one ear.',
        '{name} is not tired, it is wide awake and on its back, since that is how one lies. It takes the blanket you give it. It takes the next. It looks at you over them, kindly, and waits to be let off.',
        {
          text: 'You lead {name} to the sofa, which is where you found it. It gets down, so as to be put up. You cover it with the blanket, and over the edge two eyes, wide and obliging, wait to hear what comes next.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You settle {name} on the sofa to rest. It tries lying on its side, then on its elbows, then with one leg up the wall. It is not in the least tired. It is only very anxious to look the way you had in mind.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It was {item}, and {name}, for once, does not lie at the edge. It goes to the middle. All four legs are given up, one for each corner, and the ears last. You tuck its rabbit in where there is room.',
        'Since you thought of {item}, {name} has stopped being cold, and it had always thought that was simply how one is. It looks up. It means to thank you, gets as far as a breath, and is asleep.',
        {
          text: 'You have brought {item}, and {name} would never have asked for it. It goes round it, in case it is somebody else’s. Then it lets itself down, a fold at a time, sighs through its long nose, and rolls over, feet to heaven.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is hard, where one has elbows: {item}. {name} stands on it, and lies on it, and makes no complaint. By night it is on your bed, along the edge, like a crease.',
        '{item}. There was a draught in it. It rests in a ball, and shivers politely. A duvet, if ever one should be free.',
      ],
      harmful: [
        'It has rubbed the skin from both hips, and {name} lay on that all the while, because you had put it there. Something soft, quickly. Never {item} again.',
        '{item}. It is stone cold, nose and feet and tail. It could not get warm, and did not like to call. Take it in under your coat. That must go.',
      ],
    },
    reflect: {
      awake: [
        'You have the floor and {name} has the sofa, and this troubles it. It half gets up to offer. You shake your head. After a time a long blue nose comes over the edge and rests on your hair, very lightly, in case.',
        'You sit. {name} stands next to you and breathes, and seems to beg your pardon for that. After a time it leans on your shoulder, by an ounce, to see whether you will fall over. You do not. It leans by a pound.',
        {
          text: 'You sit on the sofa, at one end, and {name} lays its chin on the other end, only the chin, as one might put down a hat to keep a seat. You nod. The chin moves one cushion nearer.',
          when: ['warming'],
        },
        'It comes back with something in its lips and tucks it in beside you, face up. That was its place of honour. That was where it had kept {loved}.',
        'It has been alone for {wait}, once, and lay all that time on your side of the bed to keep it from getting cold. It lies on that side now. You are in it.',
      ],
      little: [
        'You have been so kind already, three times within the hour. {name} does not know where to put it all. It goes and lies down upon it.',
        'It fears that you may be neglecting something. It looks at the clock, and at you. It is quite comfortable, it will still be so later.',
      ],
      ill: [
        '{name} begins to get up, since you have come in, so you drop to the floor to spare it. The long legs fold. It noses half of its blanket over your knee. It will not ask, so go and see what it needs.',
        'It would rather you did not see it like this. It has put the duck in front of its face. You sit there and hold the duck’s other side. Then bring what it is lacking.',
      ],
      asleep: [
        '{name} is asleep in a position nobody could have meant, one leg up the wall, the neck over the edge. You sit down. A hind foot slides, meets your knee, starts to draw back politely, and, deep in its sleep, stays.',
        '{name} is asleep, and you sit at the very edge, there being no other room. It does not wake. But it stretches, leg after leg, and the last of them lies over your lap, and is left there, with its toes spread.',
        'It is telling them all by name in there, bear and duck and the rest. At {loved} it smiles. It does not reckon you among the visitors.',
      ],
      shy: [
        'You sit on the floor. {name}, upright in the doorway, begins to sit as well, abandons it, begins again from the other end. In the end it is lying down, quite by accident, with one long toe on your side of the rug.',
        '{name} is behind the curtain, believing this to be politer. Four legs like drawn bows show at the bottom. You drink your tea and look at nothing. The curtain has been holding its breath. Halfway down the cup it lets it out.',
      ],
    },
  },
  things: {
    feed: {
      'beef pasta bake':
        '{name} lifts one tube of the beef pasta bake out upon its lip, and looks through it, at you. It had not known that dinner could be worn. It eats the rest in long mouthfuls, and keeps that one for the bear.',
      'soaked kibble':
        'You let the soaked kibble stand until it made no noise, and {name} noticed. It eats without one crunch, ears back. At the bottom there is a dry one. It brings you that, so it shall not disturb anybody.',
      'turkey neck stew':
        'The turkey neck is nearly as long as its own, and {name} goes down one side of it as along a banister. The stew it has in quiet pages. It stands there with the bone, and would like to be excused.',
      'tinned mackerel':
        '{name} heard the key in the tinned mackerel, and trembles, politely, three rugs off. You set the tin on the mat. A tongue as long as a ribbon goes in and takes the oil out of the corners, without touching the sides.',
      'rice porridge':
        'You blow on the rice porridge, and {name} blows too. It has some on its nose, which is far enough off for it not to know. It eats, warm to the knees. You wipe the nose, and it thanks the cloth.',
      blueberries:
        'The blueberries roll on the plate, and {name} follows each with its whole neck. It takes them up by ones, does not bite, and puts three before the duck. Its lips are blue. They were blue before, it would say.',
    },
    play: {
      'lure coursing':
        'The string hums, and at lure coursing there is the rag, and then, with nothing between, there is {name}. It runs one length behind, the whole way, out of manners. At the end it looks at the rag, and then for you.',
      'fenced sprint':
        'You shut the gate and say so. For the fenced sprint it walks to the one end, turns, and is at the other. {name} leans on the fence, all ribs, and hopes the fence was not alarmed.',
      'straight track dash':
        'You stand at the far end of the straight track dash with your arms out. There is a dot. The dot has ears. You have {name}’s grey neck over your shoulder, hot as a tap, and somebody’s heart going off against your watch.',
      'soft toy collecting':
        'They have been left all over the garden, and {name} goes round for the soft toy collecting at dusk. It takes each by the scruff, and carries it in with its head up. You hold the door. It goes back for the sock.',
      'whirligig lure':
        'Round you goes the whirligig lure, and round that goes {name}, leaning, like a yacht. You turn on your heel to see it, and go on turning. It has stopped. It is stood beside you, holding you up.',
      'short gallop':
        'It asks leave for a short gallop with one ear. You nod. The next thing is that the hens are looking at each other. {name} is on the rug, on its back, with a feather settling on its chest, asleep, or nearly.',
    },
    clean: {
      'chamois cloth':
        'You go along it with a chamois cloth, neck, shoulder, and the long plain after that. {name} holds its breath to be smooth. When you have done, the lamp is in its side, and it looks round at that as at a guest.',
      'velvet grooming glove':
        'You put on the velvet grooming glove, and it cannot feel where you leave off. {name} leans. It leans more. It is lying down, and you are stroking upholstery, and one leg has gone up by itself to show where next.',
      'dry shampoo':
        'The dry shampoo falls on it like flour on a table, and {name} stands, and goes quite pale. It is a thing it can do. You brush, and it comes back, blue-grey, from the nose on, looking rather surprised to be seen.',
      'dental scaling':
        '{name} lets you lift its lip for the dental scaling, and thinks of something else. Scrape. It is thinking of the bear. When you are by the last one back they begin, all of them, to chatter, and you have to wait.',
      'warm damp flannel':
        'You fold the warm damp flannel and lay it over its eyes, and nobody has ever done that. {name} stands underneath in the dark with its heart knocking. You do the rose ears, inside each fold, where the letter would be.',
      'gentle nail filing':
        'You have the foot in your lap for the gentle nail filing, and it is like filing a harp. {name} gazes at the ceiling. The floor will be less loud now. It puts that one down, hears nothing, and gives you the rest.',
    },
    sleep: {
      'thick memory foam':
        '{name} lies down on the thick memory foam and gets up to see. There is a greyhound in it, pressed, with all its elbows. It lies down again, in the same one, a bit at a time, so as to fit.',
      'fleece pajamas':
        'You do up the fleece pajamas, four legs, two buttons, and {name} stands with its arms out as children do. It tries one step. Then the whole of it goes over sideways on the bed, warm, and the feet stick up.',
      'sofa throne':
        'It gets on the sofa throne front first, and the rest is handed up. You have a corner of the arm. {name} puts one foot on your head, by way of a stool, and the cushions begin to go up and down.',
      'duvet nest':
        'You make a duvet nest, with a door. The bear goes in, the duck, and then {name}, for ever, until there is only a tail, and it is drawn in. The whole thing sighs, and turns over, and has a nose.',
      'quiet bedroom':
        'You take off your shoes to cross the quiet bedroom. {name} lies there with its ears unfolded, for once, there being nothing for them to fear. You draw the curtain. One of them hears you be careful, and lies back.',
      'lullaby piano':
        'At the third bar of the lullaby piano its knees go, and at the fourth the rest. {name} has the pedal end. You play it through with one hand, for there is a chin on the other, and leave out the loud note.',
    },
    medicine: {
      'muscle massage':
        'You put your thumbs into the long muscle behind, and it rings like a string. For the muscle massage {name} lies down in sections. When you let go, a leg slides off the couch, and it looks to see whose that is.',
      'iron tonic':
        'You pour out the iron tonic, and it takes it from the spoon without a drop, and shudders down to the nails. {name} brings you the bear. The bear is pale as well. You wipe the felt with the empty spoon.',
    },
    discipline: {
      'whispered no':
        'It is only a whispered no, and you put your cheek next to the folded ear to say it. {name} lets go of the lace, thread by thread. It stays there, against your cheek, to hear whether that was the end.',
      'slow breath pause':
        'You do not speak. You take a slow breath, and wait, for a slow breath pause, until it sees. {name} puts the roast back on the dish, and straightens it, and breathes out at the same time as you.',
    },
  },
  refusals: {
    asleep: [
      '{name} is in full flight in there, and one must not put anything in its way. It pulls up at {wakes_at}. Until then you may sit by it, which it will feel.',
      'It lies on its back with every door open, and nobody is in. Come with that at {wakes_at}. If you should care to reflect beside it, there is a corner of quilt.',
    ],
  },
  stages: {
    child: [
      'Three parts leg, and a child now: that is {name}. It set off for the door today and arrived in good time, but it had to wait there for the rest of itself.',
      'One day old: {name} is a child, and has seen you sit down on a chair. It went straight behind the chair, to find out what held you.',
    ],
    teen: [
      'Half grown, {name} is all angles, and apologises for each of them. Yesterday it ran, for the first time, from end to end. It has been lying down ever since to think about that. Mind its mealtimes now.',
      '{name} is a teen. It has grown out of the jumper at both ends, and stands in doors at a slant. It took a corner too late, and has written, as it were, to the lamp.',
    ],
    high_care: [
      'Somewhere between two rugs it has finished growing. {name} is a {form}, silver all along one side where the window is. When your key goes in the lock its teeth begin to chatter, and it lets them.',
      'The {form} on the stairs is {name}, and grown, and it crosses the shiny floor now without looking down. It has noticed that it always comes out where you are.',
    ],
    balanced: [
      'One would call it a {form}, if one could keep it in sight. {name} is grown, goes out with the wind, at a trot that would be somebody else’s gallop, and is home and horizontal by the time the kettle has boiled.',
      'Grown, and a {form}, {name} has a sofa here and a bank of heather up there. It thanks both of them. It has learned to ask for the door.',
    ],
    low_care: [
      'In the other room, while no one looked, {name} has turned into a {form}. You see the curtain settle, or a cushion slowly coming up. It has got so good at being no trouble that you hardly know you have it.',
      'A {form}, full grown, the colour of six in the morning: {name} runs by night, when nobody can be startled by it. There is one toy on the step. It faces out.',
    ],
    rescue: [
      'A {form} after all, and grown. The mended leg is thinner than the others, and they wait for it. {name} ran again for the first time today: eight seconds, and you, shouting.',
      'Now {name} is a {form}, and grown. One can see the place, a pale seam in the velvet, where it was almost let slip. It lets you put your thumb along that. No one else.',
    ],
  },
  trust: [
    '{name} was in your way and did not move. It looked up at you from there, astonished, and found that you could quite well step over.',
    'You came in by the door and it did not stand up to make room. There was that clatter instead, from under the quilt: teeth, for joy, all of them.',
    'It sat. It was on the rug, in front of you, with nobody else in the room: {name} bent its knees, and thought, and sat. It lasted a second. It would rather not talk about it.',
  ],
  streaks: [
    'Ten meals on time. {name} has begun to look into the dish before it is sure that nobody minds.',
    'Twenty-five, every one at its hour. It does not wait behind the curtain any more. It waits in front of it, with the curtain over one shoulder, like a senator.',
    'Fifty in a row. If you lay your hand upon its ribs you will feel that there has got to be a little something on them. {name} hopes that this is all right.',
    'A hundred meals on time, and in the whole hundred it never had to ask. {name} does not quite know what one does with it. It has lain down, on its back, all four legs open.',
  ],
  ages: [
    '{name} is ten days old. It has been in three of the rooms and in nobody’s way.',
    'Thirty days. That comes to a quarter of an hour of running, and {name} is still a little out of breath.',
    'A hundred days old today, and the toys have been brought out, and sit round the rug in their places. One place has been left open, between the bear and the duck. It is quite a large one.',
    'One year old. {name} was never once late, and never where it was looked for. It begs that no fuss be made.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['fenced sprint', 'straight track dash'] },
      wish: '{name} has been looking at the long side of the field. It would need half a minute, with a fence round it, or something perfectly straight. It would be back before it was missed.',
      granted: 'It was back before it was missed. One poppy has turned to look after it, and has not turned back.',
    },
    {
      by: { action: 'play', item: ['soft toy collecting'] },
      wish: 'Somebody without ears is lying out in the rain, beneath the hedge. {name} saw it from the window. Could one go, together, and collect the soft ones?',
      granted:
        'There were three out there. They have been dried, and put between the others, and {name} has not slept for listening whether they sneeze.',
    },
    {
      by: { action: 'play', item: ['lure coursing', 'whirligig lure'], hours: [8, 12] },
      wish: 'In the morning the hare is so plain to see. {name} would like to run after it a little, a lure will do, or a whirligig, before noon. It has no intention of catching up.',
      granted:
        'At the last turn it could have had it. You saw. It put its nose down, and looked aside, and let it be first.',
    },
    {
      by: { action: 'feed', item: ['beef pasta bake', 'turkey neck stew'] },
      wish: 'There is a smell it remembers which was brown at the edges, and had steam. {name} does not ask. It merely stands where it stood then. Pasta bake, or that stew.',
      granted:
        'It waited for the steam to go, then it waited for you to go, then it ate up the corners, where it is crisp.',
    },
    {
      by: { action: 'feed', item: ['blueberries', 'rice porridge'] },
      wish: 'If there should be any blueberries left over from somewhere, {name} knows of a bear who would like some at its next meal. Porridge, too, is very good for bears.',
      granted: 'The bear has a blue mouth. So, oddly enough, has {name}.',
    },
    {
      by: { action: 'feed', item: ['tinned mackerel'] },
      wish: 'Today {name} has been brave about thunder. It was in another county, but it was thunder. It thinks that there might be mackerel, for that, when it is time.',
      granted: 'It ate the whole of it facing the county in question. It kept one eye shut.',
    },
    {
      by: { action: 'clean', item: ['warm damp flannel', 'chamois cloth'] },
      wish: 'It has slept on the side with the embroidery, and has roses all along its cheek. {name} would be glad of a warm flannel, or the chamois, if you are passing.',
      granted:
        'The roses went. You had come to the last of them when it turned its face and gave you the other cheek, on which there was nothing.',
    },
    {
      by: { action: 'sleep', item: ['fleece pajamas', 'duvet nest'] },
      wish: 'There is a frost coming. {name} has felt it in the tips of its ears. It would so like to be put in its fleece, or in the duvet, with the end tucked under where the feet are.',
      granted: 'You tucked in the feet. There were more than you had thought, and one was the duck’s.',
    },
    {
      by: { action: 'sleep', item: ['lullaby piano', 'quiet bedroom'] },
      wish: 'Someone is using a hammer, some way off. It is nobody’s fault. {name} would like to lie down in the quiet room, or have the piano on, the slow one, with the pedal.',
      granted: 'You played it on with one finger. {name} knocked along underneath, a good deal more steadily than you.',
    },
    {
      by: { action: 'reflect' },
      wish: 'It has nearly understood about sitting, only there is a place in the middle where it loses the thread. Would you sit down, near it, and stay like that for a time?',
      granted:
        'You stayed. {name} walked round you and looked at it from all sides. It is done, it believes, by not minding.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'It missed the first part, the other day, when you were with it, from being so surprised. If you could sit with it twice, {name} would be ready for the second.',
      granted:
        'The first time it was surprised. The second time it put its whole head in your lap, before it had thought.',
    },
    {
      by: { action: 'reflect', hours: [18, 21] },
      wish: 'In the evening the light comes in flat and lies along the sofa, and there is just room for one beside it. {name} has moved up. It has not gone so far as to pat the cushion.',
      granted:
        'You sat down where the light was. It went over you, and on to {name}, and out at the ear, which is so thin that it is pink.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The bear’s eye',
        shape: 'button',
        text: 'It came off by itself. {name} found it, and brought it to you in the night, and stood there until you had got the needle.',
      },
      {
        name: 'A clover with its head bent',
        shape: 'flower',
        text: 'It grew in the middle of the straight. {name} has jumped it on each of its runs, and this one day it stopped.',
      },
      {
        name: 'Half a jumper',
        shape: 'scarf',
        text: 'The front half. The back has gone to the duck, who feels the cold. {name} considers that they are both dressed.',
      },
      {
        name: 'The night light',
        shape: 'moon',
        text: 'The others are afraid when it is quite dark. {name} is not, it says. It only lies on the side where it can see that it is on.',
      },
      {
        name: 'The tape from the end of the run',
        shape: 'ribbon',
        text: 'White. You had put it up for fun. {name} stopped in front of it, and waited, and went in underneath, so as not to break it.',
      },
    ],
    return: {
      name: 'Three hairs of a hare',
      shape: 'wool',
      text: 'Brown, with black tips. {name} had them on its lip when it came back. So it must have caught up. It seems that they only talked.',
    },
    streak: {
      name: 'The twenty-fifth blueberry',
      shape: 'marble',
      text: 'It was not eaten. {name} has kept it under its tongue for a whole day and then put it in your shoe, where it would be safe.',
    },
    hundred_days: {
      name: 'A leaf off the top of the beech',
      shape: 'leaf',
      text: 'The wind has a start on everyone. {name} overtook it, and looked round, and this was in its mouth.',
    },
  },
  release: [
    'You hold the gate. {name} thanks you, and the gate, and stands there a while upon the last of the grass. Then you hold a gate, and there is a line of bent corn from here to the sky.',
    '{name} has left you the toys, each one tucked in, with its face to the air. It goes away slowly, at a walk. It does not run until it thinks that you have gone indoors.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had made itself small on your side of the bed, and it was no trouble to the end.',
      'It did not like to call. It lay down behind the curtain, where it is often thought that no one is, and there {name} died.',
    ],
    hunger: [
      '{name} is dead. It had asked only once, with its nose, and nobody had been there. In front of the bear lay a bit of kibble.',
      'The dish had been turned to the wall, so that it should not look like a reproach. {name} died beside it, unfed.',
    ],
    illness: [
      'There was a knock. You waited for the next one, all evening. {name} is dead.',
      '{name} is dead. Toward the end it ran, lying down, thirty seconds, very light. It looked as though it had been waved on.',
    ],
    poison: [
      'It took what was held out, so as not to give offence. {name} lay down after that, very neatly, and is dead.',
      'There was nothing on it to keep such a thing from the heart. {name} had thanked you, and it is dead.',
    ],
  },
  returned: [
    'The curtain settles, and no one has touched it. {name} is on the little rug, with grass in its toes, quite out of breath. It has come a great way, it must have been running all the time.',
    'From under the quilt you hear it, slow, and far too loud. You lift up a corner. There lies {name}, with the bear. It hopes that it was right to use the bed.',
  ],
  epitaph: {
    openings: [
      '{name} was here, a grey hound, cold in all weathers. You have just missed it.',
      'Please go softly here. {name} is lying down.',
      'A stone for {name}, who took up as little room as it could.',
      'Put your hand flat upon the grass. That slow knock is not {name}, it is only you.',
      {
        text: 'Half a minute each day {name} was the fastest thing alive, and it never mentioned it.',
        when: ['from_child'],
      },
      { text: '{name} lies here, and there is room made for a bear.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It would not have dreamed of calling.', 'It was so little trouble that it was forgotten.'],
      hunger: [
        'It stood by the dish, and looked at the wall, and did not like to ask.',
        'What there was it had left for somebody else.',
      ],
      illness: ['So large a heart, in so thin a case.', 'It ran on ahead. That was its way.'],
      poison: ['It was too polite to leave it.', 'It would have begged your pardon for that.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You are lying down. There is sun on it. And just now, you hope that nobody minded, you were over there and over there and there was no ground in it anywhere only the wind coming off you on both sides like a dress and the brown one looking back and laughing, and now you are lying down. Your teeth have started. You would like someone to put a hand upon your side where it goes so loud. If they have one free.',
      'You are {name}, and this is your sofa. They said so. They said it twice. You have put a leg on each part of it, to see, and no one came. The bear is here. It is all so soft that you do not know where you leave off, and you begin, very quietly, to rattle. It might be that you are going to run. It might be that you have. You would like them to come by and see you not being in the way.',
    ],
    content: [
      'You are {name}. The rug is under you, the whole of it. You have thought about chairs. It starts with the knees, you are sure of that much, and then comes a moment of great trust. You would have to practise alone. Someone is reading in the corner, and each time that a page goes over, your ear goes over too. You have not been spoken to sharply, you have not been spoken to at all, it is lovely. They might hum. If they were going to.',
      'You are {name}, and it has been {days} days, and you have not broken anything but the lamp, and they have forgiven you the lamp. You go over it sometimes with the bear. You had thought that one was let in for a while and then there would be somebody with a list. No one has come. You have got a jumper with your shape in it. You would like, but only when it suits, to be told again that you are stopping here.',
    ],
    bored: [
      'You are {name}. You have lain on this side. You have lain on that side. All the animals are in bed and pretending. There is half a minute in you, it has been in there since yesterday, and it goes round and round with its head down as they do in boxes. You do not want to be a nuisance. You have put a toy on their foot, and then hidden. If anyone should feel like opening a gate, and standing well back, you would be so quick.',
    ],
    hungry: [
      'You are {name}, and it is about the bear. The bear has not complained. You have stood it by the dish, where it can be seen, and you have laid your nose along somebody’s arm, it is not a heavy nose. You are looking at the wall. It is a nice wall. It might be that they are thinking of it this very minute, and then it would be dreadful to have asked. A little something in the dish. For the bear. You would keep it company.',
    ],
    starving: [
      'You are {name}. There is so little of you to begin with. You have been through it to see what you did: you breathed on the glass, once, you took the wide part of the bed. That must be it. You are on the shiny floor, and it does not matter now about your feet. You gave the bear its share. You would not ask for yourself. But it has got so quiet in there, where it used to knock. Please, some food. Now, if they could.',
    ],
    sick: [
      'You are {name}, and you are wearing everything, and it is cold. It shows, you are afraid, everything shows on you. You held the foot up because it hurt, and put it down because they looked so worried. The others have been moved out of the way, they are at the far end with their faces turned. If there is medicine, you would be very good about it. You would like a hand, on the thin part. You would like them not to be cross.',
    ],
    failing: [
      'You are {name}, and the brown one is sitting in the grass, quite near, with its ears up. It has never waited before. You could be there in one. You would not even need to run. But there is something that you have forgotten to say to somebody, thank you, it was thank you, and you look round for them and your head does not lift. If they would come. If they would bring whatever it is one takes, and cover your back, and let you say it.',
    ],
    near_death: [
      'You are {name}. You did not want to call. You thought, they will have so much to do, and lay down on their side, where it smelled of them, to keep it warm. It has got away from you, the warm. There is a knock, and then you listen, and there is a knock. You would not take up much room. If somebody sat here, on the edge, only for a little, only until it is light, you believe that you could go on with it.',
    ],
    asleep: [
      'You are {name}. They open the front and there is no fence in the whole world and you go. It is so easy it is like being poured, the hedges lie down and the river gets up and lets you under and the brown one is just ahead with the sun in its ears and it says come on and you say after you, after you. Then grass. Then lying in the grass, the two of you. Someone has sat down there too. You need not get up.',
    ],
    shy: [
      'You are {name}, and you are behind the curtain, and you think that it is going well. They have not looked. They sit, they do it so easily, all in one piece, and their hands are lying in their lap like two things asleep. You are shaking, but it makes no noise. One step you could take. You take it back. They hum. It is not at you. If they would just go on like that, for as long as they can spare, you might be seen.',
    ],
    back_from_death: [
      'You are {name}. You went past it. You were going so fast that you had gone by the end before there was anyone to say stop, and it is all grass there, and no one is out of breath. You caught up with the brown one. You said what you had always meant to say. Then you walked home. You did not run, you wanted to be sure. May you lie here? May you lie against them, and hear the dish put down at its hour?',
    ],
    hurt: [
      'You are {name}. They gave it you, so you took it, one does. Now it has gone through you like a draught through a tent. It must be that you did something and this is for it. You are going to stand over here with your face to the corner, until that is over. You would say sorry if you knew which. Could they put it away? And not come quickly. And say it, whatever they say, very low, so that you can tell it is not anger.',
    ],
  },
}

export const GREYHOUND: Species = {
  slug: 'greyhound',
  name: 'Greyhound',
  family: 'dog',
  tier: 'uncommon',
  trust_speed: 'medium',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality:
    'Thirty seconds of lightning a day, and then upholstery. Shy as steam, polite to a fault, and never quite sure how to sit.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['beef pasta bake', 'soaked kibble', 'turkey neck stew', 'tinned mackerel', 'rice porridge', 'blueberries'],
      play: [
        'lure coursing',
        'fenced sprint',
        'straight track dash',
        'soft toy collecting',
        'whirligig lure',
        'short gallop',
      ],
      clean: [
        'chamois cloth',
        'velvet grooming glove',
        'dry shampoo',
        'dental scaling',
        'warm damp flannel',
        'gentle nail filing',
      ],
      medicine: [
        'thin skin stitches',
        'corn pad treatment',
        'muscle massage',
        'dental cleaning',
        'vet checkup',
        'iron tonic',
      ],
      discipline: [
        'whispered no',
        'slow breath pause',
        'reassuring murmur',
        'lead guidance',
        'soft hand signal',
        'kind redirection',
      ],
      sleep: ['thick memory foam', 'fleece pajamas', 'sofa throne', 'duvet nest', 'quiet bedroom', 'lullaby piano'],
    },
    harmful: [
      'barbiturate anesthesia',
      'flea collar',
      'ice bath',
      'off leash traffic',
      'rhubarb leaves',
      'raisin bread',
      'narrow collar',
    ],
  },
  appearance: {
    look: 'a slender blue-grey hound with a deep chest, tucked waist, rose ears and legs like drawn bows',
    colours: ['#8590a0', '#d8dde4', '#3f4856'],
  },
  figure: {
    muzzle: 'long',
    ears: 'rose',
    tail: 'whip',
    eyes: '#6b5236',
    body: 'standing',
    skull: 'narrow',
    headSize: 1.04,
    girth: 0.94,
  },
  book: BOOK,
}
