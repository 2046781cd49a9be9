/**
 * The Ragdoll wants to be held, and while it waits for that it is no trouble. It has bones only when nobody is holding
 * it: lifted, it hands them over, and one carries the whole of it like a coat. It has never gone anywhere; it has been
 * put. Where it falls it takes itself to have been put as well, and stays. It hoards warm places: the dip in the
 * mattress, the seat of the armchair, the hollow of a sleeve, and it tells the time by them, from how cold you have
 * become. It fears being set down without a word, and a dip gone quite cold. Its body is pearl and dove grey, large,
 * with a split white blaze, white mitts, sea-blue eyes and a plume that arrives later. It breathes at the pace of
 * whoever has it. It eats lying down, with sighs. It sleeps on its back in the middle of things, under everybody’s
 * feet, and no foot has come down yet. It sulks by keeping its bones in. It trusts soon, and gives its weight in
 * instalments: chin, shoulder, all. It never lands on its feet, never uses a claw, never finishes what somebody else
 * could finish for it. Its keeper is the arms, and the rest of you is how the arms get about.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg does not break so much as relax. {name} runs out over your palms, pearl and grey and quite without bones, and just when it seems it may go through your fingers it hears you breathe in. It stays at that sound.',
    'You lift away the shell, and {name} comes up with it, draped over your fingers like a wet glove. Two sea-blue eyes open at the hanging end. They find your face, and what little was stiff in it lets go.',
  ],
  looks: {
    thriving: [
      '{name} has been hung over the gate, front on one side, back on the other, and is swinging. Nobody did it but the cat. You ask if it would like to come down. One sea-blue eye opens. Would you like it to?',
      'You are making a bed, and {name} is in it. You throw the sheet, and it comes down over something large that purrs. You throw the blanket. By the end there is a very well-made bed, with a hill.',
      {
        text: '{name} fills one slipper, not quite to the toe. It has just got all four legs to stand when you say something, hardly a word, and the whole of it goes down again, softly, in the direction of your voice.',
        when: ['baby'],
      },
      {
        text: '{name} is some hours old, a handful of plush with a plume at one end. It has never seen you before. It walks up to your foot, tips over on it, and is all out of plans.',
        when: ['baby'],
      },
      {
        text: 'You said something to nobody, in the next room, and heard a soft thump. That was {name}, who had been sitting up, lying down. It is not sure of you altogether. Its legs appear to be.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'At your voice a paw slides off the windowsill, then a shoulder, then, without hurry, the whole plush length of {name}, down the radiator and onto the boards. It lies as it landed. It seems to have been coming to meet you.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You only said “where are my keys”. Across the room {name} heard the voice and not the words, and went soft from the neck down, and one grey paw slid off the cushion. It wants nothing. The keys were under the paw.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“There you are,” you say round the door, and {name} falls over. Nothing is the matter. It is well, and has all it wants. It has simply heard you.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is lying in your coat. You put the coat on and {name} comes with it, draped about the collar, plume down your back, content with wherever you are off to. You get as far as the mirror, and stop to look.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is lying about without a bone in its body, glad, and wanting for nothing. You look in. One by one it puts its bones back, and sits up on them, and waits. It will be soft again when you have gone.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You lift {name} a little way off the cushion and find bones in it, all of them. It is fed, well and pleased with everything. You put it down. As soon as your hands have gone, it goes soft again.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} has been put on the shelf with the towels, while you look for something, and that was some time ago. It is quite happy. It has a towel on top of it now. It supposes that to be part of it.',
      '{name} lies over the back of the chair, where the cardigans go. You hang up your cardigan. It slides, ever so slowly, down into the seat, arranges nothing, and is a cushion. You could use a cushion.',
      {
        text: '{name} is lying over the arm of the sofa just as you last set it down, poured half each side, one paw still up where your sleeve let go of it. It looks at you, sea-blue. It has not thought of moving the paw.',
        when: ['well'],
      },
      {
        text: '{name} has been poured down the stairs and has set on three of them, one part to each. You say something in the hall, to somebody else, and the top part comes down to lie with the middle. There is no other news.',
        when: ['well'],
      },
      {
        text: '{name} has slid off the sofa as far as the waist, and stopped there. The front half looks at the carpet, upside down, with goodwill. Nothing on the carpet calls for the rest.',
        when: ['well'],
      },
      'Of all that you have laid beside it, one thing {name} has lain on ever since, to keep it from getting cold: {loved}.',
    ],
    curious: [
      'A new thing stands on the floor. {name} looks at the thing, and then up at your face for a good while, to see whether it is nice.',
      'The vacuum cleaner has been switched off and is alone. {name} goes and lies down along it, and puts a mitt over the hose, and listens if it has anybody.',
      '{name} has rolled against the radiator and is lying there with one ear to it. Something is going round in there that is warm, and has nobody to sit on it.',
    ],
    bored: [
      '{name} lies on its back where the last game stopped, four paws still in the air, keeping up its half of it. They have begun to sink. The other half is yours, the one with the string. Play with it.',
      '{name} has carried the rolled sock to the door you left by, then the other sock, then the plush rabbit, and lies along them like a draught stop with its chin on the sill. Pick one up and throw it.',
      {
        text: 'You lift one white mitt and let it go, and it drops, and {name} does not look where. It has been lying with nobody’s warmth under it. Take it on your knee, and draw a feather by, slowly.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} lies across the empty dish, like a cloth put over what is not in use. It does not complain. But it ought to be in use. Its meal is due. Lift off the cat and fill it.',
      '{name} has poured itself round the empty dish, pearl and dove grey, chin on the rim, and stayed. It would get up if that were the plan. It takes it that there is a plan. The meal is overdue.',
      {
        text: '{name} has gone soft at the sound of you and run into the empty dish, which it fills exactly to the rim, two blue eyes on top. As it is, nothing else will fit. Lift it out and feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'Something like a dropped scarf lies on the tiles by the cupboard. It has sea-blue eyes. It has made no plan at all for getting its meal, being very small, and having you. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} hears you and begins to go soft, front end first, then remembers the empty dish and puts its bones back one by one. Half of it is still on the floor. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'At your step {name} sits up beside the dish with every bone it has. It does not mean to go soft for somebody who is late. Already, though, the tip of the plume has started to melt. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You lift {name} and it pours over your arm, every part of it, except one front paw, which stays stiff. Carry it about the room and the paw swings like a compass needle. It is pointing at the empty dish. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} heard you in the hall and poured itself along the kitchen floor, ready, its chin beside the dish. You went by. It has not changed its plan, since it was your plan. Come back and feed it now.',
        when: ['well'],
      },
      '{name} is on its back beside the dish with its mouth a little open, so that you would hardly have to do anything. It is not hungry, it is arranged. Its meal is due. Begin.',
      {
        text: '{name} lies on the floor as soft as others only see it when lifted, and nobody is lifting. At your step the sea-blue eyes go past you, to see if someone else has come. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has no plan beyond yours, and does not believe you have one. It lies weak, the plume drawn over its nose, and your voice makes it only flatter. The meal is overdue. Bring it now. That is the plan.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'Lifted, {name} goes soft and hangs from your arm at both ends. You turn to the window, and its head swings round to the dish. You turn to the stairs, and its head swings round to the dish. Feed it now.',
      '{name} has got up. It stands by the dish on its own bones, all that plush, and when you say its name it doesn’t melt, it can’t afford to. It looks from you to the dish. Feed it.',
      {
        text: '{name} is in your arms, and heavier on the right. You turn round, and it is heavier on the left. You walk the way it weighs, and that is the pantry. Feed it where it hangs.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You spoke at the door, and {name}, by the empty dish, tried to go soft for you, but it had nothing left to let go of. It is light as a coat when you lift it. Feed it at once, on your lap.',
      '{name} heard you and tried to go soft, but it was already as soft as it gets. You lift it and there is too little in your arms. The blue eyes stay on your face. Food, now, before anything else.',
      {
        text: 'You lift {name}, who has never had a bone in your arms, and there they are, all of them, under the grey plush. Its eyes stay on your face and do not go to the empty dish. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      'You pick {name} up, and it does not pour. There are bones in it everywhere, small ones, and all of its claws are in your sleeve. It has been fed, but it is weak. Give it medicine, or put it down to a good rest.',
      '{name} is following you still, but it lies down between rooms, and you have gone on and come back twice before it is there. It would never say. Carry it to bed for a rest, or give it medicine.',
      {
        text: '{name} walks off when you come, as it does, and the hind legs do not come with it. It stands there looking back at them. It won’t be carried, not by you. It needs medicine, or a rest.',
        when: ['wary'],
      },
      {
        text: 'The purr is as large as ever, and {name} round it is like a coat with somebody’s arms gone out of it. It is happy, and worn out. Put it in the warm dip, and bring a spoonful of something.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Wherever {name} went limp these two days, the floor came along. There are crumbs in the plume, and one mitt is no longer white. It holds it up to you, by letting it hang. Please wash it.',
      '{name} stays where it is put, and for two days it seems to have been put under the stove. The pearl has gone dark, and the blaze is split by something sticky as well. Please lift it out and wash it.',
      {
        text: 'You pick {name} up and it pours over your arm, all but the back half, which has matted and stays the shape of the floor. It hangs there, part cat, part doormat, adoring you. It needs a wash.',
        when: ['trusting'],
      },
    ],
    sick: [
      'You call, and listen for the soft thump of {name} falling over at the sound of you. There is none. It was down before you called, the sea gone out of its eyes. Medicine, please, and do not wait.',
      'You pick up {name}, and it is as limp as ever, but it is hot, and the blue eyes do not come up to find you. It lies in your arms like a thing without a person. Bring medicine.',
      {
        text: 'You lift {name} and it goes limp, as it always has for you, and you wait for the sigh that comes with it. There is no sigh. It was limp before you came. It is ill. Medicine, now.',
        when: ['from_child'],
      },
    ],
    failing: [
      'It takes your arms to make {name} go limp, and it is limp on the bare tiles with nobody holding it. At your voice the plume turns over, once. Medicine now, and food from your fingers, or you will lose it.',
      '{name} lies over your hands, and this is not how it goes soft. There is no sigh in it. You say its name, the way only you do, and far down something hears and can’t come. Medicine, at once.',
      {
        text: 'You lift {name}, and it goes limp in your arms, the way it does for you. Then you see that it was so before you lifted it. The blue eyes find you and stay. Medicine and food, at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'You lift {name}, and it has no more weight than a scarf someone has left. At your voice one toe spreads, and closes. That is all it can do about you. Hold it, keep on talking. It has hours.',
      '{name} lies the way it does in your arms, all its weight given over, and there are no arms. At your step the tip of the plume lifts from the floor. It will die within hours. Come now, sit, and hold it.',
      '{name} was put down, and for {hours} hours nobody picked it up. It has not moved from the place. The mitts are quite cold, and its eyes are on where your voice used to come from. Sit with it now.',
    ],
    asleep: [
      'You lift the hanging paw back onto the cushion, and the other one slides off. You lift that, and the tail goes. {name} sleeps through the whole of it, and there is nothing else here for you to do.',
      'Asleep, {name} has run over the edge of the chair: the white blaze is on the floor already, the plume still up on the seat. You whisper goodnight. It knows the voice without waking, and another inch comes down.',
      'In the dark your pillow has a tail. {name} lies poured into the hollow where your head goes, belly up, one forepaw open on the sheet as though somebody had just let go of it.',
    ],
    asleep_in_danger: [
      '{name} sleeps curled up tight, like a cat that has no one. Reflect beside it now, with a hand where its back is. It wakes at {wakes_at}.',
      'The warm place round {name} is getting smaller. It will not wake before {wakes_at}, and it should not be by itself until then. Sit down close, and reflect.',
      {
        text: 'It fell asleep on the way to the plate, with a mitt stretched out, and the plate is bare. It wakes at {wakes_at}. Reflect by it now, and let the first thing it smells be food.',
        when: ['unfed'],
      },
    ],
    shy: [
      'Under the dresser, a grey plume shows, then is drawn in, hair by hair. {name} has not yet picked its person. Sit against the far wall and be a possibility.',
      'You go into the kitchen, and {name} goes to the far end of the kitchen. You try the study, and there it is, at the other side of the study. It wants your company, less the width of a room. Sit down somewhere, quietly.',
      'Once your place on the bed was cold for {wait}. {name} lies beside it now and not in it. Come and sit, and let it feel for itself how long you stay.',
    ],
    back_from_death: [
      'You lift {name}, and it hangs over your arm without a bone in it, all but one front paw. That one has gone through your buttonhole and does not come out for putting down. So you have not put it down.',
      '{name} is back and cannot get warm, so it is going from one of your places to the next and lying down in each. Hold it. And let its meal come when it should.',
      {
        text: '{name} has been back some hours, and is well. You lift it and it goes soft in your arms, down to the plume, as it always did. Then you go to put it down. It turns out to have bones after all. They hold on.',
        when: ['from_child'],
      },
    ],
    old: [
      '{name} has worn a place in you. It is at the crook of the left arm, and nothing else fits in there now, you have tried with a loaf.',
      'It falls off the bed more slowly with age. There is time to put a cushion down, and you do, and {name} lands on it, and thinks that it was put there.',
      'For {days} days you have stepped over {name} in the dark, and you could not say any more which of you it is that takes care.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} eats as it does everything, by lying down and letting it happen, pearl and dove grey all round the dish, until that is bare. What comes next is whatever you were going to do.',
        '{name} lies down to its dish as to a bath, one white mitt on either side, and eats all of it without once lifting its chin. When it has done, it is no further from you than the dish was.',
        {
          text: 'You lift {name} up to the dish and it runs out between your hands. You scoop with both arms, and it comes out at the elbows. In the end you lay it down and bring the dish, and the chin flows in by itself.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats until it is full in front, and then the rest of it goes soft over the rim. You pick the kitten up. Nothing in it holds. It hangs down on both sides of your hand like a washed glove, purring.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats standing, with all its bones in, to be on the safe side. You say its name. The hind legs go, only those, and it finds itself sitting. The front ones stay up, on guard, until the dish is clean.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its legs under it and every bone in place. You say something, nothing much, and one hind foot goes soft and slides out across the floor. {name} looks at the foot. It draws it in again.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} begins the meal on its feet. You say something, nothing much, and the knees go. You beg its pardon, and the elbows go. It finishes on its side with one cheek against the rim, hoping to hear what else you have to say.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} goes soft for one person only. You are on time, it eats, and you say its name. One paw goes soft. Just the one. The others are thinking it over.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, plume waving. You slide a hand under its middle and lift an inch, to see. There are still bones. There are fewer than last time.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '“Here you are,” you say, and that was unwise. It was in your voice, and {name}, halfway to the tuna, dissolves on the mat. You bring the dish round to the end with the mouth.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'At the sound of you {name}’s legs go, a yard short of the dish. You look at the dish. You look at {name}. In the end it is you who slides the one to the other, and it eats lying down.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'One bite, then a look up to see that you are there, then one bite. You say its name, to be kind, and {name} goes soft at the knees and slides chin first into the gravy.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        'You say “Come and eat,” and {name} sinks at the first word, so that getting there takes it some time. It eats up, lying down, and each swallow lets it down a little further.',
        {
          text: 'You call, and {name} melts where it stands and waits to be brought. It eats all of it. After {streak} meals on time it has seen no reason to keep up walking.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it up, and hears you say “Good,” and that you have been on time with {streak}. Its legs go, one after the other. It does not know yet who you are. The legs seem to.',
          when: ['baby'],
        },
        {
          text: '{name} eats all of what you brought, on its own legs, and they shake with holding it up. You speak, and it does not soften. It is too tired to be so stiff with you. Give it medicine, and say something low.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up, lying down. At first it kept one leg under it, in case you should not come. After {streak} meals on time the leg has been let go with the others, and lies about with them.',
        'At the sound of the dish {name} goes soft before you have said a word. You have come so, on time, for {streak} meals. It eats it all, and lets its head sink, and the empty dish is its pillow.',
        {
          text: 'Since it is {streak} on time, {name} melts earlier. It used to get as far as the kitchen. Now it lies poured across the hall where the sound of your key caught it, and the dish has to come to it.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats, on time, {streak} in a row, then pours itself over your foot. It has no plan beyond yours. You leave the room at half speed, wearing a cat.',
          when: ['well'],
        },
      ],
      early: [
        '{name} is not hungry, but if eating is what you two are doing, it is for it. One mouthful. Then it goes limp with its chin in the dish and turns up those sea-blue eyes to hear what you would both like next.',
        '{name} lies down to the dish, since you said so, and takes a mouthful, since you seem to wish it. Then it rests its cheek in what is left, ever so willing, and full enough. Come again at {opens}.',
        {
          text: 'You come with the dish while {name} is on its back, paws in the air, wanting nothing. It does not turn over. It opens its mouth, since that is your idea, and has two spoonfuls upside down. The third runs out along the blaze.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats the late dish, and you tell it you are sorry, in the voice that undoes it. It comes undone as far as the shoulders. The rest stays buttoned. It sits there, half a ragdoll, looking at you with sea-blue eyes.',
        'While you were late, {name} sat on your slippers, so as to be where you would be next. It eats up. You come for the slippers, and it gets off them, on its own legs, before you can lift it.',
        {
          text: '{name} has no plan beyond yours, and yours was late. So, while it eats, purring, it makes one of its own. It is a small plan. It is to go and sit over there.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You set the dish down at last and say that you are sorry. {name} eats standing, with every bone in use. At the sound of you one ear goes soft and slides. It is put up straight again at once.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You lift {name} on the way to the dish, as you do, and for the length of one breath there are bones in it. Then it goes soft, and hangs, and is set down to eat. You both noticed.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} lets you lift it, as always. But it does not spill. It sits up straight on your forearm like a parcel someone has addressed, and when you set it by the salmon, it eats with its spine on.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} has no bones once lifted. You lift it to the late meal, and there they all are, every one. It eats, weakly, and does not go soft again. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} never had a plan beyond yours, and yours was late. It eats, limp as a glove, and then makes one of its own: the plume of its tail goes between its face and you. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Nobody had come, and so {name} went soft for nobody, and lay there. It eats now, late, on its side. You gather it up, and it has learned something since it hatched. It has learned where the bones are.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} always lies flat, and this is not that. It eats what it can reach without lifting its head. At the sound of you nothing in it softens. There was nothing left to soften. Medicine, please.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'You lift {name}, after {hours} hours, and there are bones. You feel each of them through the plush. It eats everything, and does not lean into the hand that holds it up. Never leave it so long again.',
        'For {hours} hours {name} lay where it was put, and nobody came to put it anywhere else. It eats it all. Your voice goes over it as over a folded rug. Speak to it, keep on, and be on time.',
        {
          text: 'At your voice {name} begins to go soft, out of habit, and catches itself. It eats all of the late meal standing up on four quite definite legs. When you lift it afterwards, there are bones in it.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You lift {name} to carry it to the dish, many hours after it was due, and find that it has bones, a whole set, all the way down. It eats. You say something kind, and it stays exactly the shape it is.',
          when: ['well'],
        },
        {
          text: 'Your old coat is off its hook and lies by the door, pressed flat, grey with fur. That is where {name} was for {alone}. It eats what you bring. Then it goes and lies down again, on the coat, not on you.',
          when: ['from_child', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} has no plan beyond yours. For {alone} there was nobody, so it lay and waited to be told what the plan was. Now it eats, and looks at the window, and begins to make one of its own.',
          when: ['wary', 'well'],
        },
        {
          text: 'At the sound of you {name} does not go soft. It eats with its legs under it and its shoulders stiff, though they shake. Nobody was there for {alone}. Do not lift it. Stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies as if it had been dropped, and this time not for love. It listened {alone} for one step. It eats from the dish, when your hand is out of it. Sit down beside it, and wait.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no plan but yours, so it had lain where you left it. It eats, and each bite is a long way up. You slip a hand under its chin. It finds from somewhere the one bone it needs, and lifts it off.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You pick {name} up, and there is hardly any weight to give. It eats from the dish you hold. When that is done it straightens, thin and shaking, paw by paw, and stands in your arms until you put it down.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'At the sound of you {name} goes soft and lies down where it stands, chin in the dish. It is quite full. It had only heard its name. You rinse out the dish, and then, since it will not get up, the chin.',
        'You hold a bit of it before {name}, and the mouth opens, and nothing else happens. It would have to be chewed. It smiles up at you and lets it roll out. There will be room at {opens}.',
        {
          text: 'You set the chicken and rice before {name}, who would not hurt your feelings for anything. It lowers its chin into the dish, closes its eyes, and lies there, being with you. None of it goes in.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} takes one lick because you are looking, and a second because you still are. You go on looking. It opens its mouth once more, to please you, and nothing comes of it. You can look away now, for the medicine.',
        '{name} eats what it can, a very little, with its eyes on your face to see if that is enough. You tell it that is plenty. It goes slack, relieved, and far too warm. Bring medicine next.',
      ],
      loved: [
        '“Guess what,” you say, and {name} falls over. “{item},” you say, and it tries to get up, and has no bones to do it with, and eats every bit lying down, sideways, from the edge in.',
        '{name} arrived at the dish on all four legs, so it must have been {item}. It has eaten up. The legs were only borrowed for the occasion, and go back now, first the front pair and then the back.',
        {
          text: 'You put down {item}. {name} stands, on four legs, with bones in them, and walks the length of the room like any other cat. No one has seen this. When the plate is clean it goes down in a heap.',
          when: ['well'],
        },
        {
          text: 'At {item} something unheard of takes place. {name} stands, on four legs, with what must be knees. It eats to the last trace in this position, and then, all at once, like a tent, it is over.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} eats some, so that you should not feel it: {item}. Then it very gently lays its chin over the rest, and a mitt over the chin. Something poached would be nicer.',
        '{item}. It holds the bite in its cheek and looks at you, hoping that you will know what to do with it. Give it fish, another time.',
      ],
      harmful: [
        '{name} takes what you give it and has no plan beyond that. It was {item}. It lies over your arm, and it is not the softness you know, there is a cramp going through it. Never let it have that again.',
        'It was you holding it out, so {name} took {item} without a look. Now it’s on the bathroom floor, hard as wood from end to end, and cries when it’s touched. Never give it that, however it looks at you.',
        {
          text: 'You speak to {name}, and for the first time it does not go limp. All that plush has drawn up hard around its middle. It was {item}. Hold it, say that you are here, and keep that away from it for ever.',
          when: ['item'],
        },
        {
          text: '{name} never asks what you have brought, so it did not ask about {item}. Now it shakes in a corner with its white bib wet, and when you bend to lift it, it crawls from your hands. Never that.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You make {name} dance, a mitt in each hand, and it lets itself be danced, all swing and no bones. You stop, for breath. It stands there by itself, amazed, and does two more steps, to show you how it goes.',
        'You chase {name} round the table, and it would run faster, but you will laugh. Each time you do, it loses a leg. At the last corner it has none, and slides the rest of the way, and wins by a plume.',
        {
          text: '{name} goes after the ribbon in one slow heap and lies on it, delighted. Your hand comes down for the end, and every bone is back at once. You pull from the other side of the rug instead. It melts.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The ribbon goes by and {name} is on it, all plume and elbows. You scoop it up, laughing, and it has bones, every one of them, stiff as a chair. You set it down at once. It comes back, for the ribbon.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} goes up after the feather in fine style, all four feet off the floor. At the top of it you laugh. It knows that laugh, and what comes down into your arms has no bones in it. The feather gets away.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You waggle a sock, and {name} gallops up, seizes it, falls over on its back, and has no further plans. You pull. Along it comes, cat, sock and rug, the whole length of the hall. Again.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You hang {name} over the chair back, along the shelf and twice around your neck, and it stays wherever it is put, like a shawl, eyes shining. You stop for breath. One soft paw is laid in your hand, to be lifted.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Your fingers run under the blanket, and {name} leaps. While it is in the air you say “Oh,” and it comes down without a bone in it, like a dropped scarf. It gathers itself up for another try.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} is stalking the ribbon very well until you say so. At your voice all four legs go. It lies where it fell, about as wide as long, and brings the ribbon in with one toe.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} has already laughed itself flat, as far as a cat can, and you play on over the top of it. It helps by not being in the way. Each time you pass, one dove-grey foot gives a kick for the team.',
        'You toss {name} a game, and it lies on its back, as happy as it gets, and lets the game land on its stomach. It looks at it there. It pats it with a white mitt and is none the worse.',
        {
          text: 'You throw the rolled sock. {name}, flat on its back in bliss, watches it go over, and a good while afterwards raises one arm to where it was. You fetch the sock. It seems to think you do it very well.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw a string along, and {name} hooks one claw through it and is towed the length of the hall on its back, like a good rug. You tow it home. It was just as happy before, but now it is by the window.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You lift one mitt of {name} and make it wave, and it lets you. It would let you do all of it. That is not playing. Lay the mitt down gently, and see first to what it needs.',
        '{name} looks along the floor at the ribbon, and then at you, to ask whether this is the plan. It would come if it could. It is not a day for it. See to what it needs first.',
        {
          text: 'You pick {name} up for a game, and it does not go soft. It keeps the shape it had, elbows and all, as if it were holding something shut. Put it down as gently as you lifted it. See what is the matter.',
          when: ['no_item'],
        },
        {
          text: 'It would do anything that you ask, and so you must not ask. {name} is ill, and is holding up one paw for you, shaking. Give it medicine.',
          when: ['ill'],
        },
        {
          text: '{name} takes the toy softly in its mouth, and lies there, and sucks at it. It is so empty. Give it something to eat first.',
          when: ['starving'],
        },
      ],
      loved: [
        'The game is {item}, and {name} rolls the length of the hall with it, and at the door comes to bits, laughing. You put it together. There is a mitt over, and it is waving for another go.',
        'You bring out {item}, and the cat with no plans has one. {name} bolts up the hall with its tail fluffed like a chimney brush, skids, forgets to stop, and arrives in your lap sideways.',
        {
          text: 'You say “{item},” and {name}, which never had a plan of its own, has one. It gallops, plume flying, it lands with everything. Then it looks round, rather alarmed, to ask if that was your plan as well.',
          when: ['well'],
        },
        {
          text: 'You bring out {item}, and it turns out that {name} has bones after all, a full set, and springs. It leaves the ground. It looks down from up there at you, amazed, and comes apart on landing.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It goes past {name} and away, and {name} looks after it kindly. It was rather quick. A feather, drawn along slowly, would be more its sort of thing.',
        '{name} lays its head down in the middle of the game, and a mitt over its eyes, and goes to sleep: {item}. When you leave off, it opens one of them, kindly. Perhaps something that needs only one hand.',
      ],
      harmful: [
        '{name} does not cry out. It has gone rigid, with its eyes wide, and lets you find where it hurts. Take this away, and do not bring it back: {item}.',
        '{item}. It did not get out of the way, because it never has had to. Hold it, loosely, until the bones go. Nothing like that again.',
      ],
    },
    clean: {
      wanted: [
        'You wash {name}, and it runs through your hands like something in the wash already. Where is the other mitt? It’s underneath. The dove grey comes up, the white comes up, and it has not asked once when it will be over.',
        'Wet, {name} weighs as much as a wet rug, and gives as little trouble. You rub the dirt from its blaze with a thumb. At each rub the head goes back, further, until it is looking at you upside down.',
        {
          text: '{name} comes out of the basin as limp as what you washed it with. You wring out one soft grey thing, hang the other over the rail to dry, and reach for the soap. The one on the rail begins to purr.',
          when: ['well'],
        },
        {
          text: 'You lay {name} in the basin, and it takes the shape of the basin. You do the blaze, the plume, the feet wherever they have got to, and the pearl comes up. Lifted out, it is still oval. It dries slowly back into a cat.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You comb {name}, and nothing comes out but cat, a little longer each time. It was clean already. By the end it hangs from both sides of your knee, and you comb it on the floor as well.',
        'There is no dirt on {name}, you have looked under every fold. It lets you look. You lay down one mitt and take up the next, as one goes through linen, and put all of it back where it was.',
        {
          text: 'Not a hair on {name} wants doing, and you do them all, and it hangs from your knee with its head upside down. You stop. One white mitt comes up by itself, finds the brush, and brings it back.',
          when: ['trusting'],
        },
        {
          text: 'You brush {name}, who was spotless, until it pours off your knees in a soft heap, still spotless. The brush is bare. Your sleeves are not. {name} raises its head, considers them, and begins on the left one.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is {item}, and {name} softens under your hands like soap. You do the blaze, the mitts, the dove grey. Somewhere about the shoulders you lose the edge of it. You go on, and whatever it is purrs.',
        '{name} hears {item}, and goes down on its back like a letter into an envelope. Nothing has to be held. It comes up pearl all over, and hangs itself on your arm.',
        {
          text: '{name} has no plan but yours, and yours is {item}. It lies as it is laid, sea-blue eyes half shut, until you stop. Then, slowly, it lifts the one paw you have missed. It has had a plan.',
          when: ['well'],
        },
        {
          text: 'You bring out {item}, and {name} loses its bones in advance, from the head down, and arrives at your feet as a length of plush. You clean the upper side. For the other you have to pour it over.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} bears it with its eyes on you, asking when: {item}. You got most of the crumbs. It would have lain in your arm for a comb.',
        '{item}. It was cold, or it tickled, and {name}, who has no bones, has grown two or three. It is somewhat cleaner. Warm the cloth, next time.',
      ],
      harmful: [
        'There is a red place on its belly, where {name} is all trust. Wash it off with warm water and hold the place in your hand. Not {item}, never.',
        '{item}. {name} lay there and let it burn, since you were doing it. Rinse it, long and gently, and throw the rest out.',
      ],
    },
    medicine: {
      wanted: [
        'You say “Swallow, love,” and {name} does what that voice says, because that is how it is made. It is still a while until it breathes softly. You go on saying things. They needn’t be about anything.',
        '{name} lies along your arm, and you tip the medicine in at the end where the blue eyes are. It swallows. There was something tight in it, like a knot in a blanket. You feel it, by and by, come out.',
        {
          text: 'When you lifted {name} it had bones, and that was how you knew. You give it the dose and talk to it, any nonsense. One leg goes, then the neck, and then there is a whole cat running off your elbow.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Since it fell ill {name} has had bones. It lies in your arms as stiff as a tray while the medicine goes down. You stay standing. First the tail pours over your elbow, then one hind leg, then all the rest.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You open your mouth to show how, and so {name} opens its own, and down it goes. It has no idea what that was for. It goes limp over your arm, as a guess. Keep the medicine for when it is ill.',
        'You open the mouth of {name} with one finger, pour, and shut it, and it is as well as it was before. It lets you do it all again with nothing on the spoon. Keep the medicine for a bad day.',
        {
          text: '{name} swallows because you are holding the spoon. Then, since it appears that it is ill, it pours itself over your knees and is as ill as it can manage, purring. Nothing ails it. Keep the bottle until something does.',
          when: ['no_item'],
        },
      ],
      loved: [
        'You say what it is, “{item},” and that was your voice, so {name} goes limp at once and lets it be done. It opens one sea-blue eye, rather surprised. It had thought that medicine would be worse.',
        '{name} has its medicine over your arm, like a rug having a crumb brushed off it, and it was {item}. It sighs from one end to the other. It stays hanging there in case there is some more.',
        {
          text: 'You lift {name} up to {item}, and since it has no bones once lifted, the medicine meets nothing on the way down. It arrives everywhere at once. Even the plume purrs.',
          when: ['item'],
        },
        {
          text: '{name} eats {item} lying down, and then lies further down. The medicine spreads through the plush like warm water, until it is hard to say where the cat stops and the rug begins. The purr comes from both.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} has taken it, and its tongue is out, and will not go in: {item}. It helped somewhat. There may be one that tastes of less.',
        '{item}. Half was swallowed for your sake, and half is in the blaze. {name} has forgiven it, but does ask, with a mitt, whether there is another kind.',
      ],
      harmful: [
        'It went down because you said so. Now {name} is stiff as a board across your knees, and its eyes are enormous. Never again: {item}. Keep it warm, and get proper help.',
        '{item}. All at once there was no weight in {name}, or in the wrong way. Hold it, head up. Give no more, and see to the right medicine.',
      ],
    },
    discipline: {
      wanted: [
        '“Not in the flour, dear,” you say, and {name} is lifted out and set on its feet. It leaves white prints to the door, whiter than its mitts. It sits there by itself, with its back held very straight.',
        'You say its name, sadly, and {name} lets go of the knitting. It had not pulled, it had only lain in it while falling off. It looks at you, goes soft at the front, thinks better of it, and walks away.',
        {
          text: 'You lift {name} off the table, and it does not go soft. You have to carry it to the floor like a chair. It stays off the table after that. When you speak, one knee gives a little, and is straightened.',
          when: ['well'],
        },
        {
          text: '{name} gets down off the table at your word. To show there are no hard feelings you pick it up, and it has bones, a spine, four knees, a surprising number of elbows. You set it on the floor. It walks away, upright.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} that it must not lie on the stairs, and it lies on the landing, as it always has, and listens. At each word it goes softer. By the end of the lesson you have nobody upright to have taught.',
        '“And never in the cradle,” you say, and {name}, which never was, agrees with its whole neck. It would agree to more. It looks up out of sea-blue eyes to hear if there is another rule, in the same voice.',
      ],
      bad_time: [
        'You lift {name} up to tell it. At the sound of you it goes soft from end to end, before the words have got there. Then they do. You can feel, under all that plush, that it has bones.',
        'You scold, and {name} goes soft, since it was your voice. It lies there, having done what it could with it. There was something it needed. It’s no good being stern with a puddle. See to it first, and teach it later.',
        {
          text: 'You picked {name} up to scold it. It went limp, since you were holding it, and hung there smiling, and then it heard your voice. You could feel the bones come back, one after another. You put it down.',
          when: ['weak'],
        },
      ],
      loved: [
        'You have set {name} right by {item}, as softly as that can be done. It lets go of the lace. It stays in your arms, but it has put back a bone or two, you can feel them, near the shoulder.',
        '“{item},” and {name} gets up off the wedding hat. It could not have been told more kindly. It follows you about as before, only that the plume hangs, and it waits to be called before it falls over.',
        {
          text: 'With {item} you teach {name} to get down when it is asked. It gets down beautifully, by falling. You ask again, and it climbs up, so as to fall once more in front of you, into both arms.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} did as it was told. It lies under the bed with its bones in, and it will take a kind word to get them out.',
        'It has put its face in the cushion until it is over: {item}. It learned the rule. You could have simply said its name.',
      ],
      harmful: [
        '{name} did not know that hands could. It is behind the wardrobe, on its feet, as stiff as a chair. That was {item}. Never that. Sit on the floor with your palms open.',
        '{item}. It lay still for it and shook. Nothing at all was taught. Put it out of the house and stay near, for as long as it takes for one shoulder to go down.',
      ],
    },
    sleep: {
      wanted: [
        'You put {name} down as one puts down a full bowl, and it spreads to the edges of the blanket, and there stops. It is awake, it is only level. You move one mitt a bit to the left, for tidiness.',
        '“There,” you say, and at that {name} lets go of its neck. “There,” and it lets go of its back. You do the legs one by one. The eyes are still open. They want to hear you do the tail.',
        {
          text: 'Having no lullaby, you read {name} the shopping list. At soap the plume stops twitching. At lamp oil it begins to sink into the pillow, and by string there is hardly any cat left over. You read it again. The nose is going pink.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} was so tired that it had gone stiff, all corners, with no way to lie. You put it to bed and talk about the bins. A paw melts. The back goes, and then the plume. You tell it about the drains as well.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You lay {name} down to sleep, and it lies just as you leave it, wide awake, sea-blue eyes on the ceiling. It would stay so until morning if you liked. You say “Very well,” and it gets up.',
        'Being put to bed suits {name}, tired or not, and it is not. It lies there limp and sparkling and listens to you go down the stairs, one, then another. On the last one it has come too.',
        {
          text: 'You tuck {name} into its basket, and it is so agreeable that you feel clever. On the stairs your ankle meets something plush. You carry it back. You do this, it being no trouble to either of you, five times.',
          when: ['well'],
        },
        {
          text: 'You carry {name} to its basket, limp as a scarf, and tuck it in. It stays just as you put it, one paw in the air, both blue eyes wide open, waiting to hear what the two of you do next.',
          when: ['well'],
        },
      ],
      loved: [
        'You lay {name} down and it is to be {item}, and it gives way all along, like a sleeve when the arm is taken out. There is nobody in it now but breath, and that is in no hurry.',
        'It was {item}, and {name} had no plan beyond it. One mitt is let go, and the other. The plume arrives last, finds everyone asleep already, and lies down where it is.',
        {
          text: 'You have brought {item}, and {name} needs only one look. It goes down over the edge of that and over the edge of you, and is asleep before the plume has arrived.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It did not give anywhere, and nor could {name}. It got what sleep it could, on its side. Something with an arm round it is better.',
        '{name} stays on it because it was put there: {item}. But it has its face turned towards the bed, and the dip, and it has not purred.',
      ],
      harmful: [
        '{name} did not get off it. It never gets off. You find it shivering, with all its bones, in the same place. Not there again: {item}.',
        '{item}. It woke crying, quietly, so as not to wake anybody. Hold it till it is slack. Throw that away.',
      ],
    },
    reflect: {
      awake: [
        'Nobody lifts {name} and nobody has a plan. It sits by you with all its bones in, waiting to be told. You tell it nothing. Somewhere along the way the bones go, one after another, and it pours itself onto your foot.',
        '{name} sits down beside you in the shape of a cat. You do nothing. The shape goes by degrees, the corners first, and then it comes over into your lap like a bath running over. There seems to be more and more of it.',
        {
          text: 'You sit, and {name} is handed over to you in instalments: a chin, a shoulder, and then the middle, which is most of it. You have no plans. Nor has it. You carry them out together.',
          when: ['trusting'],
        },
        'You sit, and {name} lies down by you at full length, so as to have as much as possible of it beside you. There is more cat than you, and the plume has to be bent. It sighs, all along.',
        'It lies along your arm and looks up, and you remember that it was {wait} once. {name} does not seem to. It is only holding on to your sleeve.',
        '{name} has brought you nothing, having never brought anything. But you lift it and there it is beneath, flat, and as warm as the cat: {loved}.',
      ],
      little: [
        'You have been here three times within the hour, and the dip has not had time to cool. {name} is asleep in it, nearly. Let it have that.',
        '{name} is still as warm as when you last got up. You could put down something of yours, a sleeve perhaps, and come back later.',
      ],
      ill: [
        '{name} has been holding itself together with its bones, and you can feel each of them. You talk about nothing. One after another they let go, until the whole cat lies along your arm. Now lay it down, and see what it needs.',
        'You take {name} up, bones and all, and do not ask for them. Towards the end it gives you one. See now to what it needs.',
        {
          text: 'You gather it up, and for once it is all corners, and hot. {name} tries to go soft for you, and you feel it hurt. Let it be a bag of sticks. Hold it so, and when your arm is dead go and get medicine.',
          when: ['ill'],
        },
        {
          text: 'You sit down and {name} is put across your knees, and your knees hardly know it. It leans, with what there is, towards the pantry. Take it with you when you go and fetch something.',
          when: ['starving'],
        },
      ],
      asleep: [
        '{name} sleeps flung out on its back, arms above its head. You sit down and only breathe. There was no more softness to be had, one would have said. It finds some, and a paw slides off the edge into your palm.',
        '{name} is already as soft as a cat goes. You sit down, and without waking it goes softer, and pours over the edge of the cushion by slow inches, until the chin arrives on your shoe.',
        'Under its chin, in its sleep, {name} has something that it will not let go of, and you do not try: {loved}.',
      ],
      shy: [
        'You had meant to make no sound at all, and then you sneeze. Against the piano {name}, who has been standing up like a cat of some other breed, slides halfway down the leg. It looks at you hard. You might be the one.',
        '{name} sits at the far end of the rug with every bone it owns, upright as a lamp. You say nothing. The tail goes, spilling over the floor, and then one hind leg. The front half stays up to watch you.',
      ],
    },
  },
  things: {
    feed: {
      'poached salmon':
        'You lift the poached salmon out of its milk, and {name} slides off the stool towards it, slowly, as snow comes off a roof. You get the plate there first. It eats with its cheek in the dish, pink to the blaze.',
      'chicken and rice':
        '{name} eats the chicken and lets the rice be put in for it. There is a grain on its nose, and one on each mitt. You take them off, and each goes into the mouth that has been left open for you.',
      'tuna in gravy':
        'It begins with the gravy, lying down, and when the gravy has gone there is tuna left standing in the middle. {name} looks at that, and up at you. You move it over with a spoon, to where the tongue is.',
      'soft boiled egg':
        'You take off the top of the soft boiled egg, and {name} lays its chin by the eggcup and waits. A spoonful, and it shuts its eyes. The yolk finds the split in its blaze and runs down it.',
      'plaice fillet':
        'The plaice fillet lies as it was laid, and so does {name}, cheek to cheek with it. It eats what comes under its mouth. You pull the plate by a corner, and supper goes by like a barge.',
      'hand fed treats':
        'Hand fed treats, it says, and {name} has gone to where the hand is and opened up. In goes one. It holds your finger between its lips a moment, with no teeth anywhere, before it lets it go for the next.',
      'turkey casserole':
        'You lift the lid, and {name} falls off the chair into the steam. It eats the turkey casserole along the floor of the dish, sighing, and when you get to the washing up there is a warm thing asleep in the pot.',
    },
    play: {
      'feather wand':
        'You draw the feather wand over {name} from chin to plume, and a mitt goes up where it was, and the other where it was before that. You let it come down, and both close on it, like curtains.',
      'plush rabbit':
        '{name} lies on its back and holds the plush rabbit above it at arm’s length, ears down. They look alike. You ask which is the cat. One of them is let fall on the other’s face, and purrs through it.',
      'gentle fetch':
        'You roll it a yard, that being gentle fetch, and {name} goes after it, gets there, and lies down on it. You go and fetch them both. It is carried back over your arm, and will do that again.',
      'fingers under blanket':
        'Your fingers go along under the blanket like moles, and {name} lets itself down on them from the pillow, front first, until the moles are quite flat and warm. You wiggle one. The whole cat hums with success.',
      'rolled sock':
        'You throw the rolled sock, and it drops on {name} and lies between its mitts. You take it and throw it further on. There is a pause, and a thud, and cat and sock have met again.',
      'follow the leader':
        'Follow the leader goes through the kitchen, round the table and up two stairs, you first and {name} after, plume a good deal after that. On the third stair you sit down, and so you are caught, and lain on.',
    },
    clean: {
      'pin brush':
        'With the first stroke of the pin brush {name} loses its front legs, and with the second the others. You brush what is on the rug. You turn it over, by handfuls, and it purrs from underneath.',
      'belly combing':
        '{name} opens its arms wide for the belly combing, and the fur comes up like drifts. When you lift the comb it takes hold of your wrist, quite softly, and puts it back.',
      'knot teasing comb':
        'There was a knot in the knickerbockers, and you work at it with the knot teasing comb, hair by hair, until your tongue is out. Then it goes. {name}, which had been holding that leg together, lets it drop off the chair.',
      'dry shampoo':
        'You dust it with dry shampoo and rub it through, and {name} is a cloud with two blue holes. It sneezes from the front, and, after a time, the plume does. You brush it out of the cushions, pearl by pearl.',
      'cradled wipe down':
        'You have it in one arm for the cradled wipe down, and wash the face, and each of the mitts, finger by finger. {name} falls asleep somewhere about the second mitt, and after that you only pretend to be wiping.',
      'hind leg trim':
        'For the hind leg trim {name} is laid over your shoulder, and you snip about behind your own back, by feel. White tufts come down like a little weather. It sighs in your other ear, and lets the leg get longer.',
    },
    sleep: {
      'cradling arms':
        'You make cradling arms, and look down, and it is in them. {name} goes soft at the neck, then in the middle, and then there is only the weight, going up and down exactly when you do.',
      'memory foam bed':
        '{name} is laid on the memory foam bed and sinks, and the foam takes down every bit of it: chin, mitts, plume. Lift it off and there would be a second one there. You do not lift it off.',
      'heartbeat pillow':
        'You switch on the heartbeat pillow, and {name} puts its ear down and listens. Its sides begin to go to that. It reaches out a mitt for your wrist, to compare, and is asleep before it knows.',
      'shared mattress':
        'You lie down on the shared mattress, and it tips, and {name} rolls slowly into the dip from the far side, and stops against your back like a boat against a bank. It was warm there already, from both.',
      'hummed lullaby':
        'At the first bar of the hummed lullaby its chin goes, at the second its shoulders. You forget how the third one runs. {name} lies with its head hanging off your knee, and in the pause it hums a little.',
      'rocking chair':
        'The rocking chair goes forward, and {name} runs down to your knees. It goes back, and {name} runs up under your chin. After a while one cannot say who is rocking, and then one of you is not.',
    },
    medicine: {
      vitamins:
        'You hold the vitamins on your palm, and {name} lays its whole face in it. When the face is lifted they are gone. It has left its chin behind, to see whether your hand does that again.',
      'hairball gel':
        'A ribbon of hairball gel goes on its mitt, and {name} looks at it, and at you, and holds out the mitt. You lick your own hand, to show how. It watches, fascinated, and does as you do.',
    },
    discipline: {
      'set down gently':
        'You had told it once. Now it is set down gently, all four feet on the floor, and {name} looks along its own legs, and up your empty sleeves. It keeps off the keyboard, standing, until the sleeves are lowered.',
      'cuddle postponed':
        '{name} has its arms up, and you say not yet, the cuddle is postponed. The arms stay up a while by themselves. Then it takes its tail out of the soup, lays it along the floor, and waits, on its bones.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep on its back and everything that you bring slides off it. It wakes at {wakes_at}. Reflect, meanwhile, close by, and it will be the warmer for it.',
      'You lift one of its arms and let go, and it falls, softly, where it was. {name} is not in. Come at {wakes_at}, or reflect beside it now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child today and can climb onto the sofa, by itself, with help. It has also learned to come down. It lies there now, where it came down.',
      'A child: there is more of it to hold, and {name} has just found that its bones come out. It tried it on your arm, in the afternoon, and has been doing it ever since.',
    ],
    teen: [
      '{name} is half grown and longer than anyone’s lap. It hangs over both sides and will not hear of a second lap. Keep its meals regular, it is a great deal of cat to fill.',
      'A teen, and for the first time {name} walked away, to see what that was like. It got as far as the landing. It is waiting there to be fetched.',
    ],
    high_care: [
      'Grown: a {form}. You bend down, and {name} is soft already, before your hands are there. It has stopped asking whether they are coming.',
      '{name} is full grown and a {form}, and gives its weight all at once now, without instalments. You have had to learn to sit down first.',
    ],
    balanced: [
      'A {form}, and grown. {name} has found that there are arms in other rooms, and other houses, and is put down in all of them. It knows yours by the left elbow.',
      '{name} is a grown {form}. On the days that it was held it was held, and on the others it leaned on the stove. It sees good in both.',
    ],
    low_care: [
      'Grown, and a {form}: nobody put {name} anywhere, so it stayed where it was, up where the warm air goes, and can be met there at night, by feel.',
      '{name} grew up with its bones in. It is a {form} now, and goes about on its own feet. Only in your bed, when you are out, is the dip ever deeper than you left it.',
    ],
    rescue: [
      'A {form}, full grown. There is one rib on {name} that never goes soft, and if you lay your hand on it, it takes the hand and holds it there.',
      '{name} is grown, a {form}. It was put down once and nearly not picked up. It goes limp still when you lift it, all but one mitt, which keeps hold.',
    ],
  },
  trust: [
    'You pick up {name}, thinking of something else, and it goes. All of it: neck, back, legs. You have to change arms. It has left you its bones.',
    '{name} falls asleep under your foot. The foot is in the air. It looked up and saw whose it was.',
    'It has been put in strange arms, and kept stiff, and looked about. Then yours. {name} breathes out, and out, and you think that it will never come to the end.',
  ],
  streaks: [
    'Ten meals, and at none of them had the plate time to get cold. {name} rests its chin on the tenth, empty.',
    'Twenty-five in a row. {name} no longer feels the bed to find out how long you have been gone. It has lost the habit of your being gone.',
    'Fifty on time. It has grown so heavy with being sure of it that you carry it now in two journeys.',
    'A hundred meals, each when it should be. {name} lies by the plate on its back with its arms open, and it is for someone in particular.',
  ],
  ages: [
    '{name} is ten days old. It has been put in eleven places and has liked all of them.',
    'Thirty days old, and the cushions are that shape now, and so is your arm.',
    'A hundred days. There is a spot on the stairs where nobody treads, not even people who have never been here.',
    'A year, and {name} is still filling out. Its kind takes its time over that. There is no end of it in sight, in either direction.',
  ],
  wishes: [
    {
      by: { action: 'sleep', item: ['cradling arms', 'rocking chair'] },
      wish: '{name} has been lying down all day, and none of it was on anybody. It would like to be put to sleep in arms, or in a rocking chair that has somebody in it.',
      granted: 'You could not feel your elbow afterwards. {name} could. It was the last thing it felt.',
    },
    {
      by: { action: 'sleep', item: ['hummed lullaby', 'heartbeat pillow'], hours: [18, 21] },
      wish: 'Towards evening {name} gets heavy on one side, the side that listens. A hummed lullaby would do, or the pillow with the heart in it.',
      granted: 'It listened to the end, and that was not long, for {name}. You sang the other verses to the shape.',
    },
    {
      by: { action: 'feed', item: ['hand fed treats'] },
      wish: 'A plate is all very well, but there is nobody in it. {name} would like hand fed treats, from the hand.',
      granted:
        'When they were gone {name} kept the hand. It lay with its cheek in the palm until the taste had worn off, and after.',
    },
    {
      by: { action: 'feed', item: ['poached salmon', 'plaice fillet'] },
      wish: '{name} has been following a smell in its sleep, and fell off something. It would like fish, the soft kind that comes apart: salmon, poached, or a fillet of plaice.',
      granted: 'It came apart, and then so did {name}. You swept round the two of them.',
    },
    {
      by: { action: 'feed' },
      wish: 'If somebody were to sit down on the floor when they next bring the plate, {name} would have a knee to eat against. It would like that.',
      granted: 'It ate with its back along your shin. It took twice as long, and was not hungry for half of it.',
    },
    {
      by: { action: 'play', item: ['fingers under blanket'] },
      wish: '{name} has looked under the blanket and nobody is there. It would like there to be somebody. Fingers would be enough.',
      granted: 'There was somebody. {name} took hold of them with both mitts, and did not pull, and neither did they.',
    },
    {
      by: { action: 'play', item: ['follow the leader', 'gentle fetch'] },
      wish: 'It is a long way from the bed to the kitchen for anyone alone. {name} would like to play at following you about, or a gentle fetch with rests in it.',
      granted:
        'You led and {name} followed, and it lay down at every door, and you waited. It was the furthest that it has ever been put.',
    },
    {
      by: { action: 'play' },
      wish: 'One of its mitts has been awake since lunch and the other three have not. Would you come and play with that one?',
      granted: 'In the end they all woke, one after another, to see what it was laughing at.',
    },
    {
      by: { action: 'clean', item: ['belly combing', 'cradled wipe down'] },
      wish: 'There is a tangle, {name} thinks, somewhere about the middle, though it may only want you to look. Belly combing would settle it, or a wipe down in your arms.',
      granted: 'There was no tangle. You went on looking, to be fair to it, for half an hour.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} is lying in the place that you left, and there is still a bit of you in it. It would like the rest to come and sit down.',
      granted: 'You sat, and it did not have to move. You fitted in round it. It must have left room.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'By noon the chair is always cold again. {name} would like it done twice today: once, and then before it has worn off.',
      granted:
        'The second time the seat was warm yet from the first. {name} put its nose down on it, and then on you, to compare.',
    },
    {
      by: { action: 'reflect', hours: [7, 11] },
      wish: 'You rise so early, and all at once. {name} would be glad if one morning you sat down again, before noon, as though there were no hurry.',
      granted:
        'You sat on the edge of the bed, dressed. It laid its chin on your knee, and the morning went round by the other street.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A sleeve',
        shape: 'scarf',
        text: 'You had to leave it, that time, so as not to wake anybody. {name} has kept it in the crook of itself.',
      },
      {
        name: 'The hairgrip from the belly',
        shape: 'peg',
        text: 'Nobody in the house wears them. {name} had been lying on it, or it on {name}, for longer than either could say.',
      },
      {
        name: 'The sock that was slow enough',
        shape: 'sock',
        text: 'It went past, and {name} put out a mitt, and it was still there. Neither of them has got over it.',
      },
      {
        name: 'A thread of your cuff',
        shape: 'thread',
        text: 'You had to pull yourself loose, once, a little, to go. {name} has held that end of you ever since.',
      },
      {
        name: 'The stopper',
        shape: 'cork',
        text: 'From the hot-water bottle that stood in for you. {name} has let it know that it did its best.',
      },
    ],
    return: {
      name: 'The glass',
      shape: 'mirror',
      text: 'A small one, that does not mist. It was in {name}’s arms when it came back, and you have both been breathing on it since.',
    },
    streak: {
      name: 'The ribbon',
      shape: 'ribbon',
      text: 'It was round something that you had brought, and {name} let itself be tied in with it. It still lies as it was left.',
    },
    hundred_days: {
      name: 'The wool it combs out to',
      shape: 'wool',
      text: 'A hundred days of combings, pearl and dove, as big as a second cat. {name} has put its chin on it, in case it was lonely.',
    },
  },
  release: [
    'You carry {name} out, and it hangs over your arm, looking at everything upside down. You put it down in the grass, and say so. It stands up, on all its bones, and goes.',
    'They were good arms, the ones that came for it. You hand {name} over, and it stays stiff a moment, looking back at you, until you nod. Then you see it go soft.',
  ],
  dying: {
    neglect: [
      '{name} died in the dip of the mattress, which had been cold for days. It had stayed where it was put.',
      '{name} is dead. It lay with its arms open in the hall, where it can always be seen by anybody who comes in.',
    ],
    hunger: [
      '{name} is dead. Its cheek was on the plate, and it weighed no more than the plate did.',
      'It had leaned towards the kitchen as far as there was any weight in it to lean with. {name} died so, on its side.',
    ],
    illness: [
      'Its bones let go, one after another, and this time they were not given to anyone. {name} is dead.',
      '{name} breathed with the clock for a while, there being nothing slower in the room. Then the clock went on.',
    ],
    poison: [
      '{name} is dead of what it was given. It did not look at it. It was looking at you.',
      '{name} opened its mouth, as it did for anything that came on a finger, and died of it, in your arms, not soft.',
    ],
  },
  returned: [
    'There is a weight at the foot of the bed, light, and it moves up. By the time you dare to put your hand down {name} is in the dip, as cold as a plate, breathing when you breathe.',
    '{name} lies on the mat, on its back, as if somebody had put it there and gone. You lift it. The bones stay in for as long as it takes to smell your sleeve.',
  ],
  epitaph: {
    openings: [
      'It was pearl and dove grey, with a white blaze, and when you picked it up it let go of everything. It was called {name}.',
      'Somebody put {name} here, with both arms, and told it so.',
      'The ground is a little hollow in this place. {name} has it now, and is keeping it warm.',
      '{name} would have liked to be picked up. If you have someone at home who would, do it when you get in.',
      { text: 'Our arms are still the shape of {name}, and nothing else will go in them.', when: ['from_child'] },
      { text: 'Breathe slowly here. {name} used to do it with you.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It was set down, and nobody came to pick it up.', 'The bed was cold, and it lay in it to the last.'],
      hunger: ['In the end it had no more weight to lean on anyone.', 'It did not like to ask, and was not asked.'],
      illness: [
        'It grew stiff, which it had never been, and then it was over.',
        'It lost the step, and could not find it.',
      ],
      poison: [
        'It took whatever the hand held out.',
        'It never once looked at what it was given, only at who gave it.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the floor came up to meet you, and it was lovely of it. You are lying on as much as you can. Something warm was here before, and now something warm is here still, and it may be you. You have no plans. You had one, it was about getting up, and somebody else will know how it ended. There are hands in the next room, you can hear them being busy. When they have done they could come in here and lift you.',
      'You are {name}, and so much has been put in you today that it comes out as a hum. The chair has it now. The whole of the light is lying on your front. You thought of going to find them, and then you thought of being found, which is the same thing only softer. So you have opened your arms. Anyone may. But if it should be those two, with the sleeves, you would not know how to hold so much.',
    ],
    content: [
      'You are {name}. You were put on this shelf, by somebody dusting, and it is a nice shelf. One sees the chair from it. The seat has a dip in it, not cold, and so they will be back before it is, that is how you know. Nobody has to hurry. You are only leaning on the wall a little, and the wall does not mind, though it is not as good at it as some. When they come you will just lean the other way.',
      'You are {name}. There have been {days} days, and at the end of each you were lying somewhere, and it was all right. You cannot tell them apart very well. They were warm along one side. You would not want them different. If there is one thing, it is that the person gets up in the middle of it so, and takes the lap along. They might sit down again, and not for anything.',
    ],
    bored: [
      'You are {name}, and you have been looking at the same bit of carpet since, well, since you were put this way round. It is a good bit. It has a thread. If someone were to take hold of the other end of the thread, then it would be a game, and you would have one paw in it. You have the paw ready. You will hold it up here, look, until somebody comes and plays. It is rather heavy, for a paw.',
    ],
    hungry: [
      'You are {name}, and there is a place in you that has gone cold, about the size of a plate. You do not complain. You have only sat down on their foot, so that when they go and get it you will be going too. You lean. You lean the way the smell was. They are looking down now, and you look up, and it is such a kind face, with the pantry just behind it. If they would bring a meal, and sit by it with you.',
    ],
    starving: [
      'You are {name}. You used to be heavy, it was what you had to give. They would say oof. Now they would hardly know that they had you. You keep the plate warm as well as you can, with your chin, but there is so little to do it with. You are not cross, only light. Someone will have to come and hold you down with something. Food, it would be. Please, now, a small bit, off a finger.',
    ],
    sick: [
      'You are {name}, and your bones have come back and will not go. They are all in the wrong places and you must lie round them. When the arms come you want to let go, you try, and it hurts, and you see in their face that they have felt it. You are sorry. You have gone under the bed, so as not to be stiff on anyone. Let them reach in after you. Let them bring what helps, and not mind.',
    ],
    failing: [
      'You are {name}, and you are being put down. You do not know by whom. It is very gentle, and it goes on and on, and there is no floor yet. You would like to hear the voice that says, there, when one is set on something. Is it still your breath? It comes late. If there were a big slow one beside you, you could go along with that. The spoon first, with the medicine, and then the arms.',
    ],
    near_death: [
      'You are {name}. They put you here, so here you are. The dip has gone cold, and you have turned over in it once, to use the other side of yourself. You know what cold means, it is only a way of telling the time. It says that it is late. It does not say that they will not come. If a weight sat down now on the edge of the bed, you would roll towards it. You would not even have to try.',
    ],
    asleep: [
      'You are {name}, and you are falling off something, and it is taking all night. You go past a chair with somebody in it, and past a sleeve, and a Sunday, and everything you pass puts out a hand and lets you by. There is no hurry about the floor. Now one breathes beside you, slowly, a big one. You do it too. It makes the falling so even that you could sleep in it.',
    ],
    shy: [
      'You are {name}, with all your bones in. It is tiring, but one does not give those to just anyone. There is a lap over there that you have not been on. It may be a good one. It may get up all of a sudden, some do, and then where are you? On the floor, where nobody said. So you have put your chin out, to begin with, as far as the slipper. If the slipper stays, then you could think about a shoulder.',
    ],
    back_from_death: [
      'You are {name}. You were put somewhere, and it was not warm, and it was not cold, and there was no edge to it where another person might have been. You waited there, as you do. And then somebody picked you up. You had not known that it reached so far, that arm. You would like not to be set down tonight. You would like the plate when it is time for the plate, and the breath in between, to hold on to.',
    ],
    hurt: [
      'You are {name}, and it came from the hand. You have gone over it, and it did come from there. You do not know how to keep away from that hand, you never learned the way. So you are lying quite near it and you are stiff all through. It was a mistake, perhaps. Things are. If they would take it off, and away, and then come back slowly, both hands empty, you think that you could let them have a shoulder.',
    ],
  },
}

export const RAGDOLL: Species = {
  slug: 'ragdoll',
  name: 'Ragdoll',
  family: 'cat',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.7,
  innate_traits: ['gentle', 'social'],
  personality:
    'Has no bones once lifted and no plan beyond yours; it picks one person and goes soft at the sound of them.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'poached salmon',
        'chicken and rice',
        'tuna in gravy',
        'soft boiled egg',
        'plaice fillet',
        'hand fed treats',
        'turkey casserole',
      ],
      play: [
        'feather wand',
        'plush rabbit',
        'gentle fetch',
        'fingers under blanket',
        'rolled sock',
        'follow the leader',
      ],
      clean: ['pin brush', 'belly combing', 'knot teasing comb', 'dry shampoo', 'cradled wipe down', 'hind leg trim'],
      medicine: ['heart gene test', 'hairball gel', 'vitamins', 'vet checkup', 'antibiotics', 'bladder diet'],
      discipline: ['name said softly', 'set down gently', 'cuddle postponed', 'sad voice', 'kind no', 'guided away'],
      sleep: [
        'cradling arms',
        'memory foam bed',
        'heartbeat pillow',
        'shared mattress',
        'hummed lullaby',
        'rocking chair',
      ],
    },
    harmful: [
      'unscreened window',
      'asiatic lily',
      'cold medicine syrup',
      'xylitol gum',
      'grapes',
      'days left alone',
      'potpourri',
    ],
  },
  appearance: {
    look: 'a big plush cat in pearl and dove grey with a split white blaze, sea-blue eyes and a plume of a tail',
    colours: ['#e6e1dc', '#ffffff', '#7d8fa8'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'plume',
    slit: true,
    eyes: '#4fa9d9',
    skull: 'tufted',
    tailTip: 'accent',
    marking: 'mask',
    earTint: 'accent',
    extras: ['ruff', 'blaze'],
    girth: 1.1,
    size: 1.02,
  },
  book: BOOK,
}
