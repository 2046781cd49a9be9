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
    'Three cracks, three heads, and one body that cannot leave by all of them. There is a short wet argument. Then the grinning head sees you, the stern one turns to see what, the sleepy one opens an eye, and {name}’s shell falls in half.',
    'The egg breaks in three places. One head comes out yawning, one comes out and looks about for who is responsible, one comes out laughing with shell on its nose. They all find you. Nobody argues. This is {name}.',
  ],
  looks: {
    thriving: [
      '{name} is singing a round, having just the heads for it. The stern one beats time, the grinning one comes in early, and the sleepy one is still at the first verse, and very much moved by it.',
      '{name} is trying to get past the post on the stairs. One head has gone left of it and one right, and the third thinks that they should talk. It has been there for some while. It has seldom enjoyed itself so.',
      {
        text: '{name} is a few hours old and has just found out that it has three heads. One yawns, one frowns, one grins. Then all of them turn to you. You, they suppose, are the fourth.',
        when: ['baby'],
      },
      {
        text: 'Three heads, each about the size of a thumb, have discovered that the others exist. They touch noses in turn, very slowly. {name} yawns in one place and is surprised by it in two.',
        when: ['baby'],
      },
      {
        text: '{name}’s grinning head is on your knee. The sleepy head is on the grinning head. The stern one came across to say that all this is much too soon, and is saying it now, from the top of the pile.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You say good day, and are told three times that it is one, the last time with a yawn. Then, while two heads dispute who was first, the stern one lays its jaw along your arm, out of their sight.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The stern head holds that you should have knocked. The grinning head says you did. Between them the sleepy head has taken no part, but has slid under your hand. {name} goes on arguing above it, more quietly.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The stern head is reading you the list of your faults. The grinning one nods along. Below the table, where that pair can’t see, the sleepy one has hung its chin over your knee and started to hum.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The grinning head tells the stern head something, and the stern head says that it is not funny. You are halfway out of the door again when the sleepy head gets it, and all of {name} begins to shake.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name}’s heads are having a splendid argument about which of them is the happiest. You look in, and it stops. They do not argue in front of strangers. You shut the door. They are off again.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is happy three times over. You look in. The stern head stops, and the sleepy head pretends to be asleep. The grinning head has to go on grinning, but it does it with more teeth.',
        when: ['from_child', 'wary'],
      },
      'The sleepy head has said a word in its sleep, and it was {loved}, and {name} has woken it up to congratulate it.',
    ],
    content: [
      'Nothing is happening to {name}. Two of its heads would sign to that. The grinning one says that something is about to. They have all settled down to see who is right, and one of them has dropped off.',
      '{name} is drying on the bath mat. One head looks at the wall, one at the tap, and one at nothing, with its eyes shut. They have exchanged views. Each is satisfied with its own.',
      {
        text: 'The grinning head calls it a splendid day and the stern head calls it a scandal. Both turn to the sleepy head for a ruling. It opens one eye as far as it goes. “A day,” it finds. They let that stand.',
        when: ['well'],
      },
      {
        text: '{name} lies in the reeds, three chins on one bank. The stern head has proposed something, the grinning one opposed it, and the sleepy one holds the casting vote, and has been holding it for some time.',
        when: ['well'],
      },
      {
        text: 'The stern head wants the warm end of the pool, the grinning head the deep end, and they have been pulling since you came. The sleepy head has hooked its chin over the side. So {name} stays where it is.',
        when: ['well'],
      },
      'By the tail’s reckoning {name} has sat for {days} days without a recess. The sleepy head asks for that to be corrected.',
      'There is a page in the minutes with one word on it, {loved}, and under that three signatures. {name} passes it from head to head.',
    ],
    curious: [
      'A beetle is being inspected from the left, from the right and from above. {name} has three descriptions of it, and the beetle agrees with none.',
      '{name} has sent one neck round the corner to look. It comes back and reports to the other two, in whispers, with its eyes very wide.',
      'A keyhole has room for one eye. {name} has arranged a rota, with a sand-glass, and whoever is not looking is told about it in great detail.',
    ],
    bored: [
      'Three heads on three cushions, and nobody arguing. The grinning one has the ball under its chin and grins at the floor. The stern one looks at you, then at the ball, then, sternly, at you. Play with it.',
      'The heads have plaited themselves together and nobody has remarked on it. The stern one holds that it is no game until someone undoes it. The grinning one has stopped. The sleepy one is wide awake with hope. Come and play.',
      'The stern head has moved that nothing be done, and it was done. {name} lies in three directions. Please play with it.',
      {
        text: 'The grinning head has gone under the water with its grin on, and stayed, so that nobody should see it slip. Bubbles come up. Fish it out, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      'The stern head of {name} watches the clock, the grinning one the dish, and the sleepy one has its eyes shut and its mouth open. What it will be they dispute. That it is due they do not. Feed it.',
      '{name} has three ways of asking and is trying all of them. One head knocks with the dish. One is being charming. One has simply lain down in the doorway, where you will fall over it. The meal is due.',
      {
        text: 'Three small mouths open as you come in, one to yawn, one to protest, and one because the others did. None of them has worked out yet that they all lead to the same place. Feed it now, whichever end you like.',
        when: ['baby', 'well'],
      },
      {
        text: 'One small head finds the empty dish and tells the next. That one tells the third, which is sleepy and has to be told twice. Now all three look up at you, for once about the same thing. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The stern head says that nobody is to mention it. The grinning head is not mentioning it, at you, with every tooth it has. The sleepy one has opened its mouth and left it open, to save time later. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The stern head of {name} says that you forgot the meal. The grinning head had bet on it. The sleepy head, who had bet on you, opens one eye and pays. It is overdue. Bring it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name}’s stern head says that you have forgotten. The grinning one says you are on the stairs. The sleepy one has opened an eye to hold the stakes, which are a spoon. Settle it now. The meal is overdue, so feed it.',
        when: ['well'],
      },
      {
        text: '“It is coming,” says the grin. “It is late,” says the frown. They look to the middle, which has opened one eye on purpose. It says your name. Feed {name}, and let all of them be right.',
        when: ['well'],
      },
      {
        text: 'The stern head gets halfway up, as a warning to you, and comes down across the other two. {name} is too weak to be of three opinions. There is one. Bring its meal now, and set it close.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Nobody in {name} is arguing. Three chins lie on the rim of the empty dish, with the stern one in front, between you and the rest. It has to try twice before it can speak. “For them,” it says. The meal is overdue.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'Nobody is arguing. The stern head has its chin on the grinning head’s neck, and the grinning head is not, and the sleepy one is wide awake. All three look from you to the dish. {name} is hungry. Feed it now.',
      'The stern head says it is not asking. The grinning one is holding the bowl. What settles it is that the sleepy head is wide awake. {name} is hungry, and on that it has only one opinion. Feed it now.',
    ],
    starving: [
      'They have stopped quarreling. Whatever was in the bowl the two outer heads left for the sleepy one, who was worst, and it will not take it without them. {name} lies looking at it. Feed all three, at once.',
      'The grinning head has stopped. The stern one holds it up by the scruff, so that you shall see it before anything else, and the sleepy one is staring at the door. Nobody is arguing. Feed {name} at once.',
    ],
    weak: [
      'The grinning head is still grinning, with its chin across the stern one’s neck, and the stern one allows it. The sleepy head is wide awake, looking from one to the other. {name} is weak. Give it medicine, or a good rest.',
      '{name} would like to come and meet you, and gets one head as far as the mat. The other two send their regards. It is not ill. It is tired, three times. Give it medicine, or let it rest.',
      {
        text: 'The joke has got as far as the second head and is too heavy to hand on. They lie there smiling at it, two of them, and the third asks, what, what. It needs medicine, or a nap.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has been in the ditch and has dried. The stern head cannot open one eye, the grinning one crackles, and the sleepy one is stuck to the mat. That makes it unanimous. Wash it.',
      'There are two days of mud on {name}, and weed in all the forks. The heads have begun to remark on how the others smell, and every one of them is right. It needs a wash.',
      {
        text: 'The stern head is holding its breath. The grinning head has noticed, and is breathing on it. The sleepy one has mud over both eyes and has taken it for curtains. It has been days. {name} wants washing, all three necks.',
        when: ['from_child'],
      },
    ],
    sick: [
      'The grinning head is down, and the stern one has got underneath to be its pillow. The sleepy one sits up wide awake and watches the door. {name} has only one heart, and all three can hear it. Medicine, now.',
      'It is {name}’s sleepy head that is keeping watch. The stern one lies in the shallows, the third has let go of its grin, and both are being nudged, by turns, above the water. Medicine now. One dose will do for the one heart.',
    ],
    failing: [
      'Nobody is arguing. The stern head and the grinning one have put their necks under the sleepy one, to keep its nose above the water, and the water is rising on all three. Medicine and food, at once, or {name} will die.',
      'Two heads hang in the water and the grinning one, not grinning, holds them both up by the scruff, one and then the other, so they can breathe. The single heart knocks slowly. Medicine and food, for {name}, now.',
    ],
    near_death: [
      'The grinning head has stopped. The stern one has lain down across its neck, to keep it warm, and the sleepy one is wide awake and watches the door for all three. {name} has hours. Come now, and sit with it, and care for it.',
      'The sleepy head is wide awake and keeping watch. The stern one has laid its neck beneath the third, which is not grinning, to hold it up. Nobody argues. All three saw you. It has hours. Sit down among them, and nurse it.',
    ],
    asleep: [
      '{name} has plaited its necks to sleep. The stern head lies undermost with the other two on top of it, and down there, where nobody will ever hear of it, it has borrowed the grin.',
      'The stern head fell asleep in the middle of a sentence, and the grinning one has it for a pillow. The sleepy one slept through. Down in the dark of the pool, {name}’s one heart knocks, slowly, for all three.',
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
      'A vote is being held among the reeds, in hisses, on the subject of you. It comes out two against. Sit on the bank a while and say nothing. One of {name} is asking for a recount.',
      'The three heads have gone behind the reeds to talk you over. One at a time they are sent up to look: the stern, the grinning, and then the sleepy, which forgets to go back. Sit down quietly, and give it something to report.',
      'The stern head has an entry under your name: {wait}. {name} reads it over at a distance. Sit down, and let it look.',
    ],
    back_from_death: [
      '{name} surfaces and there is roll call. Stern. Grin. A long silence, and then, under the water lily, a yawn. They fall on each other’s necks. They count you as well, and you come out right.',
      'Each head of {name} has its own account of where it went, and they do not match: a river, a door, nothing much. They agree about the voice that called. All at once they look at you.',
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
        '{name} says grace, objects to the grace, and nods off, all at once. Then three mouths go down to the dish. Nothing is left over, and every head is sure that the others had more.',
        '{name} eats the meal in three manners. One head chews every bite. One tosses it up and catches it. One leaves its mouth open beside the dish, and things go in. It all comes to the same place.',
        {
          text: 'The grinning head gets there first and eats the lot. The stern head opens its mouth to object, and finds to its astonishment that it is full. It is the sleepy head, a little later, that has the hiccups.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'One head of {name} has found the dish, and eats. The other two feel themselves growing full, and stare at each other, and then down at the third, deeply shocked. Then they help. It is all gone, and they look at you.',
          when: ['baby'],
        },
        {
          text: 'The stern head eats first, alone, while the others watch it closely to see whether it falls over. It does not. It says that it cannot be certain yet, and has some more. The grinning head is beginning to understand.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name}’s stern head has the grinning head taste it, waits, and then, to be certain, the sleepy head. Both are perfectly well. By the time you have been cleared of everything the dish is empty, and the stern head is licking the rim.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'Two heads eat while the stern one watches you, as arranged. Halfway through they change over. Now the grinning head has the watch, and it lays its chin along your arm and forgets. The stern one sees, and goes on eating.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time, and {name} eats in perfect happiness, all three heads arguing over whose mouthful that was. Whether you may touch the place where the necks meet is put to the vote. Two for, one asleep.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The stern head had prepared some words about punctuality. Here you are, on the minute, and its mouth stays open until the grinning head puts a bite in it. {name}’s sleepy head has let its chin down on your wrist.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The stern head of {name} says the meal is on time. The grinning head says it is beautifully on time. While they fight it out, the sleepy one eats, and lays its chin on your wrist. Nobody disputes the wrist.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name}’s stern head eats first, to see that it is safe, the grinning one second, because that is funnier. The sleepy one is nudged to its share by a nose at either cheek. When it has swallowed, the argument resumes.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'On time, and the stern head has divided the dish fairly in three. The grinning head eats all of them. The sleepy head, who had none, is just as full, and lies down on your foot to thank you from {name}.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The heads of {name} have argued about the soup, the spoon and who goes first, and eaten every drop. Now they come to you. They have had {streak} meals in which to find a second opinion on that, and there is none.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it all with three small mouths, and three small faces come up to see whether that was everything. It makes {streak}. The grinning one hopes for more, the stern one doubts it, the third is asleep in the dish.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats, and then they count. The stern head makes it {streak} meals on time and none missed. The grinning head makes it just the same. The sleepy one is woken to be told. Their sums have never agreed before.',
        'After {streak} meals on time, without a miss, there is nobody left in {name} who will take the other side about you. The grinning head tries, for form’s sake, and has to give up. They eat every bit.',
        {
          text: 'The grinning head had bet on you and the stern one against. That makes {streak} on time, so the stern head pays, pushing its best piece across the dish. The sleepy head, who holds the stakes, has swallowed them.',
          when: ['from_child', 'well'],
        },
        {
          text: 'For {streak} meals running the stern head of {name} has said that you would be late. You are on time again. All three eat. The grinning head turns to the stern one and says nothing at all.',
          when: ['well'],
        },
      ],
      early: [
        'The grinning head takes a mouthful. The stern one observes that nobody is hungry and that it is the same belly. They refer the matter to the sleepy one, who opens its mouth to yawn, and is fed.',
        'The sleepy head swallows a mouthful because refusing would be work. The grinning one has one to be nice. The stern one inquires who is going to tell the stomach, which they share, and which had not asked. The rest stays in the dish.',
        'Two heads say it is too soon, and look round at the third, who has its mouth shut and its cheeks out. {name} hands you back the rest. Come again at {opens}.',
      ],
      late: [
        '{name} eats it, late. The grinning head would let that pass, and the stern one would not, and they turn to the third. It opens an eye, looks you up and down, and closes it. That makes two.',
        'While the meal was late, one head of {name} stood up for you. It said rain. It said the trams. They eat everything now, and that head eats with its eyes on the dish, because the other two are looking at it.',
        {
          text: 'The grinning head moves that they eat. The stern one wishes to speak first, about you and the waiting, and does. When it comes to the vote the dish is bare. Three faces turn to you, of which one has its cheeks full.',
          when: ['wary', 'well'],
        },
        {
          text: 'Late, and {name} eats with three good appetites. Then the grinning head comes up to say hello to your hand. The stern one lays its chin across that neck and leans, kindly, until it goes down again.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'Two of {name}’s heads bend to the dish. The stern one stays up and looks at you. It was the grinning one, though, that kept promising the others you were on your way, and it is not grinning while it eats.',
          when: ['well'],
        },
        {
          text: 'The grinning head says it was nothing. The stern head says exactly how long it was. They eat. The sleepy head, which never says anything, opens both its eyes and looks at you, and that is the one you will remember.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats with two heads. They are holding the third one up between them. When you come nearer, late as you are, all three stop chewing. They have never agreed so quickly. It needs medicine and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The sleepy head can’t be woken, so {name} lets the stern one eat for everybody. The grinning one looks at you, and isn’t. You were late. Bring medicine, enough for three, and let them lie.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Hours old, {name} has argued with itself about the meal from all three sides, eating. Then three small heads look up at whoever brought it so late. It is the first thing they agree on. They go under. Bring the next one on time.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} is hours old and has three mouths to be hungry with. You come late. They all eat. The sleepy head is wide awake, the stern one does not take its eyes off you, and the grinning one is not grinning. Come sooner.',
          when: ['baby', 'wary'],
        },
        {
          text: 'There is no arguing in {name}. The stern head holds up the sleepy one, so that it can reach the late meal, and the third leans on both. Between them they eat a little. They shrink from your hand. They need medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'After {hours} hours only two heads of {name} can lift themselves, and they let the sleepy one eat first, it was so hard to wake. Then they eat. None looks your way. Do not let them come to that again.',
        'Three heads of {name} had nothing to tell the one stomach for {hours} hours. It eats. The sleepy one, which sleeps through everything, is wide awake and will not take its eyes off you. Be on time.',
        {
          text: 'Two of {name}’s heads eat. The third stays up with its eyes on you until it is relieved, and then another takes the watch. They must have settled that while they waited all those hours. You never heard them argue about it.',
          when: ['from_child', 'well'],
        },
        {
          text: 'The three heads eat without a word, and nobody disputes the left side of the dish. You miss the quarrel. When it is empty they look up at you all together, and you cannot tell which of {name} is the one that grins.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wait for the usual quarrel over the dish. After {alone} there is none. Three heads go down together and come up together, confer without a sound, and move the whole of {name} one yard further from you. It was unanimous.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: 'The grinning head said you would come. It said so for {alone}. Now {name} eats, far too late, the sleepy head wide awake, the stern one first. The third eats too. It is not grinning. Be on time for that one.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} argued over whether you would come. The grinning head said yes. It eats with its eyes down now, weakly, and the other two say nothing to it. Be there for the next meal.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The stern head eats, then holds the sleepy one up to the dish so that it can. The third is not grinning. After {alone} alone, {name} has stopped arguing. Sit by it until it starts again.',
          when: ['wary', 'weak'],
        },
        {
          text: 'There is no quarrel over who eats first. The stern head holds up the sleepy one, and {name} eats, so long after, a little at a time. The grin hangs crooked. When you come nearer three necks draw together, and it is not for warmth.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies along the wall, three heads in one heap. The top one eats what you bring, so late, and the others swallow with it. Then six eyes open and look at you. They are all of one opinion. It did not take long.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'Each head is full, and takes it that another is not. The dish is pushed along, sleepy to stern, stern to grinning, and round again, with great tenderness. On the third lap it is pushed to you, and you throw it out.',
        'You put the dish in front of the stern head, who refers it to the grin, who slides it to the sleepy one, who has made a pillow of it. That appears to be the decision.',
        'Three mouths are willing, and lean to the spoon, and below them the belly puts out a coil and moves the dish away. It has the veto. {name} would try again at {opens}.',
      ],
      ill: [
        'The stern head takes one mouthful, then one more, which it carries across to the sleepy head and holds there until it is swallowed. The third has let its grin go and lies along the other two. Nobody argues. Medicine next.',
        'The stern head touches nothing until the others have. The sleepy one manages a bite, the grinning one half of one. The other half it chews itself, with great severity, on behalf of all three. It needs medicine next.',
      ],
      loved: [
        '{item}. It is carried by three votes to none, and before the count has been read out there is a clean dish, going round on the floor, with three tongues following.',
        'For once there is no debate. {name} bends three necks over one dish, and the tail writes in the mud: {item}.',
        {
          text: 'It is {item}, and {name} cannot agree who is to have the middle. You cut it in three. They look at the pieces, and then at you. The stern head pushes its piece back, and so do the others. You are to make it four.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You bring {item}, and the debate breaks off in the middle of a word. Three necks come down side by side, like horses drinking. Nobody looks at anybody’s share. Afterwards {name} sighs once, for all of them.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}: tasted on the left, passed to the right, put down in the middle, and the tail pushes it over to you as though it had been yours. Fish would be nearer, one for each.',
        'The sleepy head eats some before it is awake, and then it is awake, and looks at the other two, who knew. {name} moves to replace {item} with eels.',
      ],
      harmful: [
        'Only one head of {name} ate it, and all of them are ill with it. They have laid their chins across each other, and nobody is quarrelling. It was {item}. Never let it have that again.',
        'The head of {name} that swallowed it lies lowest, and the other two lick its eyes. It hurts in all three. The name of it is {item}. That was no meal. Keep it out of their reach.',
        {
          text: 'You give {item} to the one that reached out. It is all three that scream. The necks knot over the place they share, and each head presses the others back from you. Never bring that near {name} again.',
          when: ['item'],
        },
        {
          text: 'You gave {item} to one mouth, and three throats closed on it. {name} winds its necks tight about each other and backs off, hurt, into deep water. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You tickle {name} under one chin, and it is another head that laughs. You tickle that, and it is the third. You are looking for the one that laughs itself. They would tell you, but they are past telling anybody anything.',
        'You ask {name} a riddle. One head has the answer, one shouts out a wrong one, and the third wants to hear it again. By then they are hissing with laughter, and nobody cares any more what is green and has wheels.',
        {
          text: 'You throw them an end of the rope. The grin grabs it, the stern head grabs the grin to stop it, the sleepy one holds on so as not to fall over, and you go in the pond. {name} had not meant to cheer.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Each time you roll the ball, the grinning head rolls it back and the stern head moves all three of them a yard further off. By the end you are bowling down the whole corridor, and {name} is laughing in three voices.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Which hand, you ask, with both behind your back. Left, says the stern head. Right, says the grinning one, and they turn on each other. The sleepy one has played with you before. It reaches round and takes the ball from your hip pocket.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You throw three sticks. {name} sets off after all of them, stays exactly where it is, quivering, and then somebody gives way. It comes back with one stick, held by three mouths, for you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You throw one ball and three heads call it. The stern one catches it, the grinning one steals it, and the third wakes with it in its mouth and no idea. {name}’s one heart can be heard thumping from the bank.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You tickle the middle chin and the left head laughs. All three stop to think about this. Then all three chins are put out in a row, very close, to see who it will be now.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You wiggle a finger at one head of {name}, and the other two want one. Luckily you have enough. Three small snouts sway to and fro in time. Then you shut your fist on all of them, and three mouths fall open.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, which was delighted before you came. Two heads say that it could not be more so, and the third says that it could, just a little. They play on, to settle it.',
        '{name} had been having a fine argument about frogs, and breaks off for your game, out of good manners. It plays it through. “As I was saying,” says the stern head then, and all three are as happy as before.',
        {
          text: 'You throw the ring to make {name} smile. The grinning head is smiling. The sleepy head is smiling. You look to the stern one, and it was at it before you came in. It hands you back the ring, unneeded.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You bring the ball, and {name}’s heads dispute who throws, who catches and whether any of it counts. They were at this happily before you came. The sleepy one leaves the other two to it and lays its chin on your arm.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You hold the ball up, left, right and middle, and each head looks to see whether the next will. None will. Put it down among them, gently, and look to what is more urgent.',
        'One head lifts to the game and looks round for the others. They have not come up. {name} cannot, now. See to what it needs first.',
        {
          text: 'You hold out the rope with three ends. The grinning head takes its own, then looks left, and right, where the others lie with their chins down, and puts its end back in your hand. See first to what is wrong.',
          when: ['no_item'],
        },
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
        {
          text: 'You bring {item}, and for once it is unanimous. {name} comes out of the water so fast that the heads arrive before the body does, and the stern one laughs, and tries to pass it off as a sneeze.',
          when: ['from_child', 'well'],
        },
        {
          text: 'At {item} you play against all three, and lose to the left, to the right and, in your own lap, to the sleepy one. {name} holds a short meeting. It is agreed that you may have won. They carry it to you.',
          when: ['trusting', 'well'],
        },
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
        'You wash {name} from the tail upwards, and at the fork you have to do everything again, and again. Weed comes off, and mud. The last head is asleep under its lather. The others ask you to rinse it softly.',
        'You wash one head of {name}, and it tells the others what it is like. Too hot, it says. Too cold, says the next. The dirt comes off meanwhile. The third lies under the water with its nostrils out, content.',
        {
          text: 'You wash one neck, then another, then a third, a fourth and a fifth. You stop and count. The grinning head has been slipping round behind the others to the end of the queue. It is extremely clean.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name}’s stern head tells you where to scrub, and the grinning one drinks the bath. You are rinsing when you count two. From the bottom, in a cap of foam, rises the sleepy head, much the cleanest of them.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wash the necks of {name}, and there is not a speck on them. Each head had told you so. You do the last one too, as it is asleep, and it says, without waking, that it told you so.',
        'You look for dirt on {name}, and each head looks on the others, to be helpful. There is none. All three seem a little let down. Every one had hoped for something on the other two.',
        {
          text: 'You wash three heads. A fourth presents itself, so you wash that. A fifth comes up from behind, wet already and grinning. None of them was dirty, and the stern one, who can count, says nothing.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The stern head is clean and can prove it. The sleepy head is clean. The grinning head is very clean, and so is the one after it. You are rinsing the cloth before you remember how many of them {name} has.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}: three chins go up, one after another, like drawbridges. {name} does not put them down again until you have finished.',
        '{name} has been queueing, all three of it, in single file. The sign at the front says {item}.',
        {
          text: 'It is {item}. The heads of {name} are arguing over who goes first, and all three have already laid their chins in your lap, in a row, for you to choose.',
          when: ['well'],
        },
        {
          text: 'For {item}, {name}’s sleepy head is wide awake, the stern one grins, and the grinning one has shut its mouth so as to think of nothing else. They do not argue once.',
          when: ['well'],
        },
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
        'The stern head of {name} takes the spoon, to set an example, and two faces that had no part in it are screwed up tight. It does good to all of them. The grinning one says that it was nothing.',
        'You have given it to the wrong mouth, say two heads of {name}. But it goes down the one neck, and colour comes up in all three. They are well enough now to argue over whose idea that was.',
        {
          text: 'There are three mouths and one heart, so you ask for a volunteer. The stern head takes the spoon for all of {name}. The sleepy one makes the face. And the third, which had stopped grinning some time ago, tries it again with one corner.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'There is one dose, there being one heart. The stern head is for giving it to the sleepy one, the sleepy one is for the grinner, and the grinner, not grinning, drinks it. By and by the grin returns, first on the wrong head.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} says aah, and aah, and aah. Nothing is wrong in there. The echo was good, though.',
        'Each head had told you that it was one of the others. None of {name} was ill. It takes a drop, and thanks you in turn.',
        {
          text: 'The stern head asks what it is for. The sleepy head asks who is ill. The grinning one has swallowed it already and is waiting to find out. Nothing comes. Keep the medicine until one of them is really ill.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}: the grinning head takes it, and the relief goes down one neck and up the two beside it. {name} breathes out.',
        '{name} had hoped for it in three voices. {item}: taken without a vote, and the bump is told that it may have some later.',
        {
          text: 'Each head of {name} thinks that it alone was given {item}, and keeps quiet, so as not to hurt the others. Down where the necks meet, the medicine is doing good. All three are smiling. Even the stern one.',
          when: ['item'],
        },
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
        '“One at a time,” you tell {name}, which had been talking into your ear from three sides. That is understood. There follows a long silence, in which each waits for the others, and all look at you.',
        '“Who chewed the bell rope?” you ask, and the heads of {name} look at three different walls. The rope goes from mouth to mouth. You take it out. They have all learned it, and none will look at you.',
        {
          text: '“Put it down,” you say, and the grinning head does, and grins no more than it must. Then three chins are laid on the mat, side by side, turned away. They are all agreed, which is rare, and it is about you.',
          when: ['well'],
        },
        {
          text: '{name}’s grinning head did it. You tell all three, there being one heart. The grinner stops grinning and will not do it again. The sleepy one nods. It is the stern one, who had just said the very same thing, that turns away.',
          when: ['well'],
        },
      ],
      little: [
        '{name} had that in the minutes, with the date. The stern head reads it to you, not unkindly, and the matter is closed.',
        'It was voted on already, and carried. {name} looks at you from three sides, wondering which of you was not listening.',
      ],
      bad_time: [
        'You scold one of {name}’s heads and three flinch. The grinning one goes on grinning, with wet eyes. The stern one comes down in front of the sleepy one and stays there, between it and you. None of them argues.',
        'It was the grinning head you meant. The other two have come round in front of it, one from each side, and the sleepy one is wide awake. You wait for somebody in {name} to argue. Nobody does.',
        'You scold, and look from head to head, and none of {name} can tell which of them you mean. All three have been asking for one thing, and that is rare. See to it first, and teach it later.',
      ],
      loved: [
        '{item}: that is procedure, and {name} respects it. The heads bow in order of seniority, which takes some working out.',
        'The stern head could have embraced you. {item}, applied to all alike. {name} lets go of the other end, and is sorry.',
        {
          text: 'You teach it by {item} to go through a door in single file. {name} has never done that. After you, says one head. No, you. On the third try they go through like beads on a string, and stop in there and cheer themselves.',
          when: ['well'],
        },
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
        'You coil {name} up like a rope, with the heads on top. It is arranged that the stern one shall face the door and the grinning one you. The sleepy one has no need to be placed. It was there before them.',
        'You draw a wet cloth over {name}, and there is muttering underneath about elbows, of which it has none. Then there are only two that mutter. Then it is one, to itself, and more slowly.',
        {
          text: '{name} is too tired to argue about the pillow. There is only the one, and that is you. Three heads find each their place, left, right and under your chin. They breathe in turns, and then all together. You count one heart.',
          when: ['trusting'],
        },
        {
          text: 'The sleepy head, never consulted before, shows the others how it is done. Chin here. Now the lids. The stern one asks for reasons and is gone before they come. Under your palm the one heart slows, and steadies.',
          when: ['from_child', 'weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed. The sleepy head is for it, the stern one against, and the grinning one is up already, with the rest of the snake. The sleepy one is borne away backwards, protesting.',
        '{name} lies down, since you ask it to, and shuts all its eyes but one pair. Then those are shut, and another pair is open. They are being good by turns. None is tired, not even the one that always is.',
        {
          text: 'You tuck in all three. The sleepy head thanks you. The stern head lies at attention with its eyes wide, carrying out the order. The third keeps a straight face as long as it can, then snorts, and that is that.',
          when: ['well'],
        },
        {
          text: 'You tuck in the sleepy head, and that goes splendidly. The other two rise out of the blanket on either side of it, wide awake, and begin in whispers on the question of whether this is a bed.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}: even the stern head yawns, and looks round to see who did it. {name} has lain down in the order of the yawns.',
        '{name} moves to adjourn. The reason is given as {item}, and nobody is up any longer to second it.',
        {
          text: 'You have brought {item}, and for once there are three yawns and no debate. {name} lies down round that in a heap of necks. The sleepy head, which has the practice, stays up a moment, to see the other two off, and you.',
          when: ['well'],
        },
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
        'With nothing to discuss, the stern head runs out of things to forbid, and the grin comes down to a smile. The sleepy one opens both eyes to see what has stopped. Then three chins are laid along your arm, in order.',
        'You sit with {name}. The grinning head whispers something, the stern one hushes it, and the sleepy one puts its chin on your knee. The other two look at that for a long moment. Nobody speaks against the motion.',
        {
          text: 'You sit, and {name} winds itself about your chair. There is a head on each of your knees, and the third lies on top of the second. They have only the one heart. You can feel it in three places.',
          when: ['trusting'],
        },
        'Under any other business, the grinning head says {loved}. {name} is quiet for a bit, with all three faces towards you.',
        'The stern head turns back to the line that says {wait}. {name} reads it with you, and does not move to amend it, or to read on.',
      ],
      little: [
        'All three heads have had their turn at your shoulder, and one has been round twice. {name} is content. That is enough for this hour.',
        '{name} declares the sitting closed. It has to be able to miss you for a little, and has set a head to it.',
      ],
      ill: [
        'Three chins come down on you: knee, knee, elbow. The stern head has no correction to make. The grinning one grins into your sleeve, where it need not. Under them one heart knocks slower. When it lets you up, see to what it needs.',
        '{name} leans on you with the whole of its weight, undivided, and there is nobody against. You stay until the heart is slower. Then bring what its body is short of, and bring it to all three.',
      ],
      asleep: [
        'The heads dropped off in the middle of an argument, facing three ways. You sit down on the fourth side. By slow degrees, none of them waking, sleepy, stern and grinning come round to you like needles.',
        '{name} sleeps in a heap, and you sit by it. One neck slides off the others, by its own weight, and comes to lie across your feet. Presently the other two miss it, and follow.',
      ],
      shy: [
        'You sit down. The grinning head comes over at once, and the stern one takes it by the neck and brings it back. They look at you, severely. The sleepy one, which nobody was watching, has its chin on your shoe.',
        'Nobody on the bank says anything. In the water two heads of {name} keep to the reeds, whispering about it. The third has fallen asleep, drifts out on the slack of its neck, and bumps against your foot.',
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
