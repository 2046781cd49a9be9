/**
 * The Duck wants somebody in front. It fears the front. It hoards questions: whatever you ask it, it keeps, and walks
 * about with. Its body is butter, waterproof, on wet orange feet; the tail waggles first and the rest is told later. It
 * eats at a rattle, a bit, then water, then a bit, and nods at the dish. It mutters as it goes, like someone reading a
 * list under the breath. It sleeps one half at a time, one eye open on the outside. It sulks by not muttering. It trusts
 * fast: it falls in behind you. Rain is its fine weather, and it is sorry for people, who are let get dry.
 * Three odd facts. It walks in single file, alone if need be, and is certain that it hatched second; somebody went
 * ahead, and it keeps an eye out. There is one curled feather above its tail that it has never managed to see, but it
 * has felt it there, and takes it for the next in line. And when you tell it what is wrong it nods until you have found
 * the answer yourself; it does not know that it does this, and thinks that people are very clever and always come to it
 * last.
 * It never goes first, never gives advice, never passes a puddle without tasting it. Its keeper is the one in front.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell drops off, and there it sits, yellow in patches, with wet feet. You explain to {name}, at some length, who you are. It nods all the way through. You are moved. It is the neck, which cannot hold the head yet.',
    'You were talking, to yourself, about the thing that will not work, and the egg began to nod. It nodded until it cracked. {name} stands in the bits, yellow, wet in the foot, and looks up. Go on, you were saying.',
  ],
  looks: {
    thriving: [
      'It has begun to rain, and {name} stands out in it with its bill up, like somebody under a very good speech. Every drop makes an excellent case. It wags, so that they will not stop on its account.',
      '{name} goes up to a puddle, tastes it, and shakes its head. It tastes the next one, and the tail goes like a metronome. It walks round it twice to see how big it is, and gets in, and is bigger.',
      {
        text: '{name} is standing in the saucer and has seen that its feet are bigger under water. It takes one out: small. It puts it back: big. It looks up at you to have this explained, and is nodding already.',
        when: ['baby'],
      },
      {
        text: 'You tell {name}, some hours old, what went wrong today. It nods, because the head is heavy yet, and at the third nod goes right over onto its bill. Looking down at it, you see where the mistake was.',
        when: ['baby'],
      },
      {
        text: '{name} is in the washing-up bowl with the tap dripping on its head, nodding. You were only going to look in. You have told it about line forty, and the queue, and oh. It nods again. The curled feather shakes itself.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'This time it is {name} who has a problem. It quacks it all out to you, with its wet feet, from the beginning, and you nod. Halfway through a sentence it stops, stares, and hurries off, delighted. It had spotted it.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You sit down by {name} and open your mouth, and find that nothing is the matter. It has already started to nod, though, and sees no reason to stop. After a time you are nodding too. One wet foot comes over on to yours.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} nods. You tell it about the tap, and it nods. You tell it what the plumber said, and it nods with its curled feather as well, and you hear yourself say, “The other tap.” It looks as proud as if it had never guessed.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You are halfway through saying what is wrong with the loop when {name}, nodding, settles on your shoe with its wet feet tucked under. By the time your sock is soaked, you have found it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“Everything all right?” you ask. {name} nods, curled feather up, as happy as rain. “May I come in?” It nods, and leaves by the other side, wet feet slapping. It was only being polite.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} floats in the middle of the basin, which is the furthest one can be from every side, fed, well and very happy. You put in a finger to say hello. It nods, most cordially, and the middle moves over.',
        when: ['from_child', 'wary'],
      },
      '{name} quacks at the pond and the wall quacks back, and it is beside itself. It has not been so loud since {loved}.',
    ],
    content: [
      '{name} paddles a little with one foot, and goes round. By and by it uses the other, and goes round the other way. It is not bound anywhere. It mutters something to the water, and lets the water think about it.',
      '{name} has sat down in the grass and become a sort of yellow heap with a bill. A fly walks over the bill. It goes cross-eyed, nods to it, and the fly seems to see its way more clearly.',
      {
        text: '{name} revolves slowly in the basin, bound for nowhere. You mention the thing that will not compile. It nods whenever its face comes round to you, and on the half turns between, the curled feather does.',
        when: ['well'],
      },
      {
        text: 'Somebody has left a bug of some kind on the path, and {name} bends down to hear what it has to say. It nods. It nods. The bug comes to the end, and goes off looking a good deal clearer.',
        when: ['well'],
      },
      {
        text: 'A drop falls from the tap into the basin, and {name}, afloat below it, nods. After a time there is another. It nods. You stay for nine of them. It is a slow account, and nobody has reached the mistake yet.',
        when: ['well'],
      },
      '{name} has walked behind you for {days} days, and knows the backs of your boots as one knows a face. It is there now. You need not look round.',
      '{name} waggles, all at once, for no reason that you can see. It may be that it has just remembered {loved}.',
    ],
    curious: [
      'There is a noise in the barrel. {name} upends in it, and only the waggling half can be seen. Well? It is a washer. It goes back down to be sure.',
      'You are drawing boxes, with arrows. {name} walks along the arrows. It would like to know who is at the front.',
      'What is that? And that? {name} has its head on one side, to give the left eye a turn. You answer. It nods, and asks the other eye.',
    ],
    bored: [
      'You told {name} nothing today, and so it has had nothing to nod at. It has nodded at the bucket, but the bucket does not get to the point. Its feathers hang. It could do with a game.',
      'It is raining beautifully and {name} has not gone out in it. It stands in the hall with dry feet, nodding at the umbrella stand, which has no bug to tell it about. Come and find a puddle with it.',
      {
        text: 'You tell {name} about the bug and it nods once, kindly, in the wrong place. Its feet are turned in and the curled feather has gone straight. Never mind the bug. Take off your shoes and splash it.',
        when: ['from_child'],
      },
      {
        text: 'It has had no questions for days. {name} stands at the back of a queue of one flowerpot, and does not look to see whether it moves. Come and splash, and ask it something.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} comes and stands before you and nods, slowly, as it does until people see it for themselves. There was something that you were going to do about now. It nods at the dish. Its meal is due.',
      '{name} is standing in its dish, that being the surest way to be there. It mutters down its list, comes each time to the same item, and rattles its bill. Its meal is due. You can put it round the feet.',
      {
        text: 'You explain to {name}, who is mostly fluff, why its dish is empty. It nods at the first reason, warmly, and at the second. Halfway through the third you hear what you are saying. It is waiting. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} follows you to the sink, to the stove, to the sink, a yellow thumb of fluff on two wet leaves, peeping at each turn as if reading you a list. There is one thing on the list. Feed it.',
        when: ['baby', 'well'],
      },
      {
        text: 'You stop in the door and say there was something, you had it a moment ago. {name} nods. You go through it aloud: the lamp, the coat, the tap, the dish. {name} stops nodding. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'From behind the empty dish {name} is explaining something to it, patiently, and the dish does not nod. It glances at you and starts over, slower, with pauses. You spot it yourself: the meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You tell {name} that you came in here for something and cannot think what. It nods. You go through it aloud, coat, keys, list, and it nods at each. At “dish” you stop, and it nods a great deal. Feed it now.',
        when: ['well'],
      },
      {
        text: 'You tell {name} about the loop that waits for something nobody sends. It nods all through, both wet feet in its empty dish, until you hear yourself. Its meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'You explain to {name} why you were late. It does not nod. The bill stays down between its wet feet, beside the empty dish, and you find the mistake by yourself. Feed it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is nodding, but not at what you say. The head goes down, and each time comes up a little less. When you reach out it drags one wet foot back. The meal is late. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'You begin to explain to {name} what has gone wrong with your work. It nods. It nods again. At the third nod the orange bill stays down, in the empty dish, until you see it for yourself. It is hungry. Feed it now.',
      'You have told {name} all about the bug, and it nodded at every line. It is still nodding. It has walked to the dish, and is nodding into that. The dish is empty, and has been. Feed it now.',
    ],
    starving: [
      'You begin to explain where you have been, and {name} nods, as it would to any bug, and nods, and the bill goes down to the floor and is not lifted for the next word. It is starving. Feed it this minute.',
      'You tell {name} you are sorry, and it nods. It nods a little lower each time and has trouble getting the bill up again. The curl has gone out of the tail feather. It has not eaten for hours. Feed it at once.',
    ],
    weak: [
      '{name} nods all through your explanation, lower each time, until the bill is resting on the floor and you spot it yourself. The curled feather hangs straight. {name} is not strong. Medicine, or a good long rest.',
      '{name} follows you as far as the pump, and sits down there, and follows with its eyes. A drip falls beside it. It looks at it, and lets it go by. Give it rest, please, or medicine.',
      {
        text: '{name} stays where it is when you come, out of tiredness, and looks sorry that it has. It shakes itself and not much flies off. It is not ill so far. Give it rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'The tail waggles, and the back is not told, and the neck is not told, and there it stops. {name} looks round at the one end of it that is well. Medicine, please, for the rest.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You cannot place that smell. It may be the drain, you say, and {name} nods. It may be the boots. It nods, harder, and a piece of dried mud drops off its bill and lies there between you. Ah. It should be washed.',
      'The curl above {name}’s tail has come out straight with the weight of mud. Nobody has told it. It is so pleased to see you that it wags what it takes for the curl, and some hits the wall. Wash it, please.',
    ],
    sick: [
      'You begin to tell {name} about your bug. It nods, and goes down with the nod, and the bill stays on the floor. The curled feather has come straight. So you spot it yourself: {name} is ill. Give it medicine now.',
      'It’s raining, and {name} has stayed under the cart. Its bill is pale. You start to tell it what is wrong and it nods, once, and the head doesn’t come up again. You’ve found it yourself. Medicine now.',
    ],
    failing: [
      'Water no longer runs off {name}. It soaks in, and the yellow has gone the grey of a dishcloth. Tell it anything and it tries to lift its bill to listen. It needs medicine and food at once, or it dies.',
      'The rain has come on and {name} has not lifted its head for it. Water stands on its back and soaks in, instead of running off. Medicine and food, quickly, and something warm under it.',
      {
        text: '{name}’s feet are dry. They never were before. It lies with its bill along the floor, and when you say its name you get the first half of a nod. Explain nothing. Medicine and food, at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'The bill rests on the floor because the neck cannot hold it. When you speak, {name} still tries to nod, and gets as far as closing its eyes. Sit down by it now. Keep talking.',
      '{name}’s feet are dry, and the curled feather has come straight. It nods a little, though nobody has said anything. Sit down by it now, hold it close and talk, about anything. Alone it has only hours.',
    ],
    asleep: [
      '{name} has its bill under its wing and one wet foot tucked up. Every so often it nods, gravely, twice, so somebody in there must be explaining something. It has not reached the bug yet. Leave the two of them to it.',
      '{name} sleeps with its bill down its own back and one orange foot tucked up, adrift in the tin bath. Now and then it nods. Somewhere in there, somebody’s code is coming right. Don’t stir the water.',
      '{name} sleeps afloat in the basin, and every drip from the tap turns it a little, until it faces you, until it does not. The curled feather goes by. You could tighten the tap, but then it would stop.',
    ],
    asleep_in_danger: [
      'Both eyes are shut, and there is nobody on the outside. {name} has not the strength to sleep by halves. Be the other half: reflect here now. It wakes at {wakes_at}.',
      '{name} has stopped going round. It lies low on the water with its tail in. Sit by it now, close to. It wakes at {wakes_at}.',
      {
        text: 'It fell asleep in the dish, in case. Reflect beside {name} now, and have peas in your hand at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} is at the far end of the bath, nodding. It agrees with all that you say, warmly, and with each nod it floats back an inch. There is a wall behind it soon. Stop talking, sit down on the edge, and let it drift.',
      '{name} is out in the middle of the pond, in the rain, having a lovely time, and each time you come to the edge the middle moves. Sit on the bank and get wet. It thinks well of people who get wet.',
      'Last time the line broke off for {wait}. {name} would sooner walk behind the cat for now. Stay about. It will change over.',
    ],
    back_from_death: [
      '{name} came back some hours ago and has been trying to tell you about it since. It gets as far as opening its bill. You nod. It tries from another side, and you nod again. Then it puts its whole wet head inside your sleeve.',
      '{name} came out of the box, shook, and has walked behind you since, wherever you went, at a distance of one foot. You turn and tell it about those hours, all of it. It nods and nods until you can stop.',
    ],
    old: [
      'It still walks behind you. You have noticed that you walk more slowly.',
      '{name} has heard it all by now, and some of it from three generations of plumber. It nods. It goes on being news.',
      'By its own account it is {days} days old and has tasted every one of them. The wet ones are in front.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} has a sieve down either side of its bill, and it runs dinner through that with a noise like a card in the spokes. Nothing is left but the ring of wet it was standing in. It sieves that.',
        '{name} carries every mouthful to the water to see how it does there, and so there is a wet path from the dish to the bowl. All of it is eaten. Then it walks the path once more, just for the path.',
        {
          text: '{name} gets into the dish to eat, and when everything is gone it is still in there, peering over the edge for land. You explain to it about dishes. It nods all the way through, very interested, and sits down.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} nods down into the dish and comes up with its bill full. You nod. It nods again. It goes on so until the dish is empty, and you both stand there, pleased, having settled something.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its tail going, curl and all, as cheerful as a tap. Then you notice the wet footprints. They come straight from the door to the dish, but for one wide bend around where you stand.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats on the far side of the dish. You come round, and round it goes, wet feet slapping, bill down, as cheerful as anything. After three laps the dish is clean on every side and you are still on the other one.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} nods as it eats, so you tell it what is wrong with your work. Halfway through it leaves off to listen and puts a wet foot on your shoe. You find the mistake. The foot does not get down.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} hears the bowl and comes at a slap and a skid, wet feet and all. It eats, looks up, nods, eats. You have not said anything yet. It seems to think you are about to get there.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats with its whole front, rain and all, and nods while you explain your morning. At the part you were not going to mention it stops chewing and comes to stand on your shoe with one wet foot. Go on.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You tell {name} about the bug while it eats, and it nods, and nods, and at the fourth nod you see it, plain as day. The fifth nod is the same as the others. They may all have been for the dish.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'It eats from your palm, and the bill goes over your hand like a small flat applause. When there’s nothing left {name} goes over it once more from the wrist, finds a freckle, tries that, and nods.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You bring the peas out in the wet and sit on the upturned bucket. {name} eats, nodding, while you explain why nothing works. At the word “unless” it looks up with a pea on its bill. There, it knew you had it.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} has dinner, then water, then dinner, until there is none. That is {streak} on time. It turns and leads off across the yard without once looking round. A duck does that only when it knows who is behind.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} dips, shakes its head, and has dinner in its eye, and eats that as well. It is {streak} on time now. You take one step, only to fetch the cloth, and it is behind you before it has decided anything.',
          when: ['baby'],
        },
        {
          text: '{name} dabs at the meal, and stops, and dabs, until it has had it all, its back against the fence and its eye on your boots. The feathers stand up wet and stiff. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} rattles the dish empty. It has followed you to {streak} meals, every one of them on time, and was never once led wrong. It lays its bill across your instep, and you can feel it nod.',
        'You tell {name}, while it eats, how you came to be on time for {streak} meals. It nods until you break off. There was no trick. You just came. It walks home so close behind you that it treads on your heel.',
        {
          text: 'You tell {name} how you managed {streak} on time, the chime, the pan set ready, the shorter way round by the back stairs. {name} nods and nods, until halfway through the explanation you see for yourself that you like coming.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} nods at the food, which is on time, nods at you, and eats. It has nodded at the last {streak} the same way. Any day now you will spot for yourself what you are doing right.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes a billful to oblige you and lets most of it run out at the sides. You begin to explain why you have come so soon. It nods. It nods again. About halfway, you hear that there is no reason.',
        '{name} takes one bit, then water, and then only water. You explain that you had a moment and thought you might as well. It nods until you look at the clock. Come again at {opens}.',
        {
          text: '{name} is not hungry, so it gets in. It turns round once in the dish, very pleased, and takes a little from between its own wet feet. The rest you will have to pour away. It was kind of you to think of a pond.',
          when: ['no_item'],
        },
        'You are early, and {name} is in the middle of a puddle. It comes, has a mouthful with its feet still wet, thanks you with its tail, and goes back. It will be standing in the dish at {opens}.',
      ],
      late: [
        '{name} eats the late meal and you explain how it came about. It nods, but it nods at the dish. You begin again, and it nods at the dish. It has found what went wrong, and is waiting for you to.',
        '{name} told the rain about it, and the rain had nothing to suggest. It eats the late meal to the end. It shakes itself, from the tail forwards, and for once does not come over to do it on you.',
        {
          text: '{name} eats, tail up, and hears about your trouble as kindly as ever, nodding along. Then you say it will not happen again. The nodding stops. It waits, head on one side, as it does when you are about to find the mistake.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You tell {name} why this is late, and it nods, and nods, until you hear for yourself that it is no reason. The wet footprints come as far as the dish only when you have gone as far as the door.',
          when: ['wary', 'well'],
        },
        {
          text: 'You explain how you came to be late. {name} eats, and nods at every clause of it, up to where you say that it could not be helped. There it stops, bill dripping, one eye on you, until you have put that differently.',
          when: ['well'],
        },
        {
          text: 'You tell {name} what kept you, and it nods. You tell it the second reason, and it nods. Partway into the third you hear it yourself, and stop. {name} nods a last time and eats, with the curled feather toward you.',
          when: ['well'],
        },
        {
          text: 'You explain to {name} why you are late. It eats, weakly, and does not nod. You explain again. It has nodded at everything that anyone ever told it. Medicine, please, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is cheerful in any rain. It eats what you bring so late, flat on its breast, looks up at you, and pulls in its head, which it has never done for weather. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is hours old, and has sat by the dish with nobody in front. It eats, late, peeping into it. When you walk off you look round to see if it is coming. It has got in line behind the dish.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} nibbles at the edge, and its head sinks, and comes up, and sinks. It looks like nodding and is not. When you bend down it edges off along the wall, and eats no more. Medicine, please, and a dry bed.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name}, which is cheerful in any rain, sits under the step out of it. That is what {hours} hours have done. It eats everything with its bill hardly open, and draws its wet feet in from your shoes. Be in time.',
        'It has been {hours} hours, and {name} has called itself hoarse. It eats all of it, swaying, and its bill moves with nothing coming out. It looks at the ground while you say that you are sorry. Come in time, please.',
        {
          text: 'You explain about the missing hours. {name} eats, with its tail to you, and for once it does not nod. So you have to hear the explanation through to the end by yourself, and you spot what is wrong with it.',
          when: ['from_child', 'well'],
        },
        {
          text: 'The corn rattles down, and {name} does not run. It walks up, flat foot, flat foot, and feeds. You start to explain. The head that has nodded through all your explanations stays down.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You begin to explain. Halfway through you spot it yourself: {alone}, and nobody here. {name} goes on eating, a step further from you than the dish requires. It had spotted it long ago.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} nods at rain, at bugs, at anybody. You explain where you have been for {alone}. It eats what you brought, on the far side of the dish, looking at you. It is not nodding.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has always nodded while people explain. After {alone} it eats, its bill hardly leaving the ground, and you begin to say why you were late. It is not nodding. Do not explain. Be on time tomorrow.',
          when: ['wary', 'weak'],
        },
        {
          text: 'After {alone} {name} eats, too weak to shake the wet from its feet. You speak, and it lays its bill under its wing, where it need not listen. Stay near, say nothing, and be here for the next meal.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} does not nod. You say that you are sorry, you say why, and it eats with its bill low, and the neck stays still. You had never told it anything before that it would not nod to.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The feet of {name} are dry. It has sat so long that there is dust on the butter. It eats a bit, and cannot get to the water, and you push the water nearer. It stops eating until you let go.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'You explain that this is a meal. {name} nods. You explain that it is a good one, and {name} nods. Partway through the third explanation you see for yourself that it is full. The meal has spoiled by then. {name} nods.',
        '{name} steps into the dish, turns round once and sits, with the curled feather just over the rim. It is a good fit. It beams up at you, full to the bill, to hear what else you brought. That was the meal.',
        '{name} is so full that it floats lower. It looks at the dinner, and nods to it, as to somebody met in the street, and paddles by. Bring that back at {opens}.',
        'You hold out the dish, and {name} nods, but it nods “no thank you”, slowly, over a very round front. It only dips the bill in so as not to hurt your feelings. Come again at {opens}.',
      ],
      ill: [
        '{name} eats a little, to be cheerful. A splash from the dish falls on its back and, where it should have rolled off, goes in. The curled feather over the tail has come straight. Medicine next.',
        'You hold some food on your palm, wetted, and {name} takes it without a rattle, a crumb, and a crumb. Then the bill lies in your hand and gets heavy. Let it. After this, medicine, please.',
      ],
      loved: [
        'Nothing makes {name} run except rain, and one other word, which is {item}. It has eaten the lot before the rest of it has arrived. The tail, which is always told first, has been at it for some time.',
        'You say “{item}”, only to check the list, and {name} nods so hard that its feet come off the ground. It rattles through all of it, then through the water, in case some has got in there.',
        {
          text: 'You put down {item}, and {name}’s whole rear end goes, side to side, so hard that it is shaken off the line and has to walk at the dish in a curve. The curled feather comes undone.',
          when: ['well'],
        },
        {
          text: 'You hold out {item}, and the curled feather begins to spin. {name} runs straight over your feet, through the pool, wings out, and eats with a noise like boots in a marsh. Then it looks for where it put it all.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} takes it to the water to see whether it gets better wet: {item}. It does not get better. Peas?',
        '{item}. A polite bit, and a long drink. It has pushed the rest behind itself, for the next one in line. Corn would go down well.',
      ],
      harmful: [
        '{name} sieved it down in a hurry, as it does all that it is given. It was {item}. Now it stands with its neck stretched out, and swallows, and swallows, and nothing is there. Do not let it near that again.',
        '{name} is not nodding. Its head goes down and stays down, and the wet feet have folded up beneath it. The word you want is {item}. It hurts, and it would never think of telling you. Never again, please.',
        {
          text: 'It took {item} from you and nodded, as it nods at all you offer. Now {name} stands with its neck stretched out and its bill open, and nothing comes. It believed you. Never feed it that.',
          when: ['item'],
        },
        {
          text: '{name} nodded when you put down {item}, as it nods at whatever you bring. Now its neck keeps stretching out and drawing in, and it has waddled off to be ill under the hedge. Not that, ever.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You take big steps, and {name} takes a great many small ones. You take them backwards. It has to think, falls over its own curled feather, and sits there wagging. Then it comes to you backwards, which no duck has done.',
        'You make a splash and {name} makes one. You make a bigger one. It runs at the water, flapping, feet out in front like a pair of skis, and when it has come down there is nobody dry for miles.',
        {
          text: 'You sail a cork across the tub, and {name} goes after it with both feet and all its heart, and brings it halfway. You explain that it may come closer. It nods. It nods at every word, and stays at halfway.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You explain the game to {name}, who nods at each rule from the far end of the tub. At the fourth you see that it cannot be won. {name} nods hardest at that, and comes down with both feet. The game has begun.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You explain the new game, and {name} nods. You reach the part about who wins, hear yourself, and stop. {name} nods. You begin again with one rule fewer. By the sixth telling nothing is left but splashing, and it is already in.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} hides, and you follow the wet footprints round the sofa, twice, explaining your reasoning aloud. Something behind you nods. It has been walking in your steps since the first lap, with its curled feather shaking.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You splash {name} and it nods. You explain the rules, at length, and it nods at each, and halfway through the fourth you see that it is winning. It stands in the big puddle, curl up, waiting for you to get in.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You let water drip from your fingers, and {name} runs under it and out, and is dry, being a duck, and cannot get over that. In again. Out. It looks up at your hand as at a cloud that takes requests.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You sail a cork across the basin. {name} launches after it, paddling with everything it has, and turns out to be going round. The cork waits in the middle. {name} nods to it each time it comes by.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You chase {name} round the pump. It lets you by, out of manners, and falls in behind. So round you go, chasing nobody, followed by the happiest duck there is. It was the happiest before, too.',
        'You pull faces at {name}, who is wet through and could not be happier. It nods at every one. It takes it that you are explaining something. At the fish it nods so hard that a drop flies off its bill.',
        {
          text: 'You explain the game, and {name} nods. By the third rule you have found the mistake yourself: the winner is supposed to end up happier. {name} nods at that as well. You play one round anyway, through the puddle, and it is a draw.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You set a paper boat on the water and {name} gets in. It goes down at once. {name}, sitting in the same place as before, precisely as happy as before, nods to you to fold another.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You stamp in the puddle for {name}, and the drops fall on its back and stay there. It looks from the puddle to you. It would come after you if it could get up. See first to what it needs.',
        'You run round the pump, and {name} stands up to run behind you, and sits down. It nods, as if you were right to go without it. You are not. See to what is wrong first.',
        {
          text: 'You squeak the rubber fish. {name} nods at it, out of kindness, and the nod goes down and does not come up again. Its bill rests on the floor. Even the curled feather has come straight. Find out what it needs, and do that first.',
          when: ['no_item'],
        },
        {
          text: 'You explain the new game. {name} nods at the first rule and the second, bill sinking, and goes on nodding after you have stopped talking. Around the fourth you hear it for yourself. No game. Find out what is wrong, and help.',
          when: ['no_item'],
        },
        {
          text: 'You throw, and {name} watches where it goes, and sneezes, and shuts its eyes. Leave it. Medicine first.',
          when: ['ill'],
        },
        {
          text: 'It gets into line for the game, and the line goes as far as the dish, and there it sits down. Feed {name}, and play when it has eaten.',
          when: ['starving'],
        },
      ],
      loved: [
        '{name} falls in behind you at once, because the word was “{item}”. It plays without a word, for once, and quacks at the end of it, all that it would have muttered, in one go.',
        'You ask {name} whether it would care for “{item}”, and begin to explain the rules. It has nodded before you have got to the second. So there is only the one rule, and it is to go on until you are both wet.',
        {
          text: 'At {item}, the curled feather starts to shake, and then the tail, and then the rest of the duck. {name} laughs the one way ducks can, downhill, seven quacks, each smaller than the last.',
          when: ['well'],
        },
        {
          text: 'At the sight of you with {item} the curled feather goes round like a key. {name} says everything it knows at the top of its voice, runs ahead, falls over a hose and goes on saying it.',
          when: ['well'],
        },
      ],
      disliked: [
        'It waits to see whether the thing will go in front: {item}. It does not. {name} goes off to be behind a hen. A puddle would do.',
        '{item}. It looked at that from the left and from the right. No water in it anywhere? Maybe the sprinkler.',
      ],
      harmful: [
        'You gave it that to go after, and {name} went after it, and came out on one leg. It has brought it back to you all the same: {item}. Take it, and let there be no more of it.',
        '{item}. It took it from you by the near end, and now one wing is down and holds very still. It looks at your hand to hear what comes next. Not that, ever again.',
      ],
    },
    clean: {
      wanted: [
        'The dirt comes off {name} in your hands and it shakes, so that some of it is on you. It looks you up and down. It tugs at your sleeve, and at the next one, until you are both under the tap.',
        'You part the yellow down of {name} with your thumbs, and mud comes out from under, where water never gets to. It is dry in there, and warm, and surprised that anyone should know. It lifts a wing and shows you more.',
        {
          text: 'You wash the mud from {name}’s left foot and tell it what has been going wrong. It nods. You start on the right, still explaining, and stop with the sponge in the air, because there it is. {name} nods. It is also clean.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You pour the can over {name} and grey water runs off, then less grey, then beads. It shakes from the bill down, and the shake arrives last at the curled feather, which springs up and wets your glasses.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You pour, and the water rolls off {name} in beads as clean as it came. You pour again. It believes that it is simply raining, in one spot, and shuffles its feet until it has the best of it.',
        'You sponge {name}, explaining about dirt, and it nods. You do the other side, more slowly, and stop. You have seen it for yourself. It was butter-yellow all along.',
        {
          text: 'The water runs off {name} in beads, just as it did before you soaped anything. It nods while you explain what you are washing off. Halfway through the sentence you hear yourself, and put the sponge down.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You pour water over {name} and it runs off in beads, over the back, down the curl and away, taking nothing with it. Beneath your sponge is the same yellow duck, only more pleased.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'The bath is {item}, and {name} has got in before you have poured it. It puts its head under, throws the whole of it over its shoulders, and again. The mud has no chance. Neither has your shirt.',
        '“It says {item},” you tell {name}, and it turns round to be done, the curled feather first. The grey comes off and it is butter underneath. It goes and looks at that in the trough, and nods at the duck in there.',
        {
          text: 'It is {item}. {name} nods at the left wing, nods at the right, and goes on nodding until you spot the place you missed yourself.',
          when: ['well'],
        },
        {
          text: 'You do {name}’s back with {item} and tell it about your bug. It nods. By the curled feather you have seen what was wrong. By the wet feet you have forgotten that there was anything.',
          when: ['well'],
        },
      ],
      disliked: [
        'It stands as for a photograph until that stops: {item}. Then it goes and has a proper one in the ditch. Deep water is what it likes.',
        '{item}. Half of it ran off. That is what the feathers are for. A tub, next time?',
      ],
      harmful: [
        'What you put on it has gone through to the skin. Water used to roll off {name}, and now it soaks in, and its side is dark and shivering. Rinse it all out, and throw it away: {item}.',
        '{item}. It held out its feet to you to be done, one and then the other, and between the toes they are raw. Plain water from now on, and carry it home.',
      ],
    },
    medicine: {
      wanted: [
        '{name} shovels the medicine in with some water, tips up its bill, and down it goes. A drop has fallen on its back, and soaks in. You wait with it. A good while later you let fall another, and it runs off.',
        'The dose trickles down, and {name} sits in the straw with its bill laid along its back. After a time you hear something. It is muttering again, very low, an item here, an item there. You listen to the whole list.',
        {
          text: '{name} was wet through, which does not happen to ducks. You tipped the dose in along the bill and held it on your knees in a towel. Now you let a drop fall on its back. It rolls off.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You explain to {name} what the drops are for and where you think the trouble started. It nods once, late. You give them and go on talking. By the time you come to resting, it is nodding in the right places.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} takes the medicine, then a bit of water, then looks for the next bit. It is as well as a duck can be. It has taken it for a very small dinner. Keep the bottle for a bad day.',
        'You explain to {name} what the dose is for, and it swallows it and nods, until you come to the end and see it yourself. There is nothing wrong with this duck. Put the rest by for when there is.',
        {
          text: '{name} swallows the medicine and then regards you with its head on one side. Somebody here must be ill, and it feels splendid. It waddles over and lays one wet foot on yours. Keep the rest for when it is {name}.',
          when: ['no_item'],
        },
        {
          text: 'You explain to {name} what the medicine is for, and it nods. You begin to explain what it is suffering from. It nods, dripping contentedly, until you hear yourself stop. Put the bottle away for an illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        'You explained to {name} what would be done for its good, and it nodded until you came to the word. It was {item}. Then it walked beside you, to be there sooner. Its tail is better already.',
        'With most cures {name} wants the reasons, and here it only wanted the cure. It was {item}. It held still, muttering down its list, and a waggle starts somewhere behind, and comes slowly forward.',
        {
          text: 'You stand there with {item} and wonder how to get the medicine in it down a duck. {name} nods and nods, until you spot it yourself: let go. You let go. It does good.',
          when: ['item'],
        },
        {
          text: 'You explain to {name} that there is medicine in {item}, and why that is not cheating. It nods. It eats. The medicine does good. It nods. You notice only now that it finished some time ago.',
          when: ['item'],
        },
      ],
      disliked: [
        'Most of it ran down outside: {item}. {name} is waterproof, and that includes medicine. Something that goes on peas?',
        '{item}. In at one side of the bill, out at the other, with a nod in between. A little stayed. It seems sorry.',
      ],
      harmful: [
        '{name} took it, for you know best. Its neck has gone soft and it cannot keep its head up. Never use {item}. Hold its head for it, above the straw, and do not go.',
        '{item}. It asks with one eye what happened. Its feet are going, as though the line had started without it. Stay there. Put that away.',
      ],
    },
    discipline: {
      wanted: [
        'You explain to {name} that there is washing-up in the washing-up bowl. It nods. You explain further, it nods further, and at last it sees, and climbs out, with a fork. It goes and stands in the dry, not muttering.',
        '“Puddles are outside,” you say, and {name} looks back along the hall at its own wet prints, which all point at you. It will wait upon the mat. The tail, which always waggles first, is waiting too.',
        {
          text: '{name} nods while you explain, bill up, as kindly as if the trouble were yours. Somewhere in the middle the nodding stops. It has spotted the bug, and whose it is. The wet footprints leave the room by the long way round you.',
          when: ['well'],
        },
        {
          text: '“Not in the keyboard.” {name} lifts one wet foot off the keys, then the other, and gets down. It listens to the rest. It does not nod, and when you have finished it goes to explain this to the pond.',
          when: ['well'],
        },
      ],
      little: [
        'You tell {name} not to walk on the seedlings, and it nods from the path, where it has stood all the while, wet feet together. You go on for a bit. It likes to hear how well you put things.',
        '{name} listens to the whole lesson with its head on one side and then with its head on the other. It has been doing just that since it was told the first time. It nods you home.',
      ],
      bad_time: [
        'You tell {name} what it did wrong, and it nods, and nods, and goes on after you have stopped. It would nod at anything. Look again, and you will spot the trouble yourself. See to that first, and teach it later.',
        '{name} supposed you were telling it about something, and nodded. You said it louder. It nodded faster, and with its bill down, and still didn’t know. Now it sits facing the tub with its feathers wrong.',
        {
          text: 'You explain to {name} what is wrong. It nods. You explain it again, slower. It nods, and halfway through you spot the mistake yourself. It is this lesson. {name} is already six wet footprints further off.',
          when: ['wary', 'well'],
        },
        {
          text: 'You tell {name} off. It nods, as it does whenever you explain a thing, waiting for you to spot the mistake yourself. You do not spot it. The nods get smaller, and at last the orange bill turns to the wall.',
          when: ['from_child'],
        },
      ],
      loved: [
        'You go about it in the one way that {name} follows, which is {item}. It nods, stops nodding, and looks at its feet, which are in the lettuces. It has seen it for itself. It walks home without a mutter.',
        'The method was {item}, and {name} had understood by the middle. It stays to the end, out of respect. It will not do that again. It falls in behind you, two ducks’ lengths further back than it need.',
        {
          text: 'You make a lesson with {item}, and explain as you go. {name} nods and does it, nods and does it. Towards the end you have learned something too. It looks at you, tail going, as though that had been the lesson.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} went, but it went quacking, and all the way round the shed: {item}. It would have gone for a soft word.',
        '{item}. It did as it was told, and then asked you three times what that had been about.',
      ],
      harmful: [
        'You came with it, and {name} fell in behind you to see what it was. Now it has got in behind the water butt as far as a duck will go. Put it out of the yard: {item}.',
        '{item}. That is what it was given for getting a thing wrong. It looks at your boots, and goes the other way, limping. Leave off. Sit on the step where it can see both your hands.',
      ],
    },
    sleep: {
      wanted: [
        'You turn off the tap that it was listening to, and {name} notices that it is tired. It paddles the straw for a while to make it wet. It does not get wet. It sits down in it just the same.',
        '{name} tucks its bill under the wing, and takes it out to say one thing more. You say yes. It tucks it in. It takes it out. You say yes before it has begun, and the bill stays where it is.',
        {
          text: 'You explain the blanket to {name}. It nods, and nods, and the last nod stays down. You leave the explanation there. Later the bill comes up, the curled feather springs back, and it nods you on from the same word.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had been nodding with nobody explaining anything, lower each time, till the bill touched the floor. You tuck the bill into the feathers and keep your troubles to yourself. After a good while the tail curls up again.',
          when: ['weak'],
        },
      ],
      little: [
        'You tell {name} to have a rest. It nods, sits down and tucks its bill in. Then somewhere there is a drip. Out comes the bill. It will rest directly. It must just see to the drip.',
        'You carry straw to the corner, and {name} walks behind you to see where it is going. You lie it down. You tiptoe off, and are quite pleased, until the gate, when you hear two wet feet stop just after yours.',
        {
          text: 'You settle {name} in straw and dim the lamp. It tucks its bill in, obligingly. Under the straw both feet are still paddling, and by slow degrees the bed is crossing the room.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put {name} to bed and explain to it why it needs the rest. It nods. You go through it again, step by step, and stop at the second step, because nobody here is tired. {name}, wide awake, nods harder.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} walks behind you to bed, which is more than it ever does for sleep. It treads round and sits. It gets as far down its list as that one word, and leaves it there.',
        '{name} can be got to bed in any weather with “{item}”. It fluffs itself out till it has no edges, puts its bill away, and mutters something to which you say yes. Then there is only the small noise of a duck, drying.',
        {
          text: 'You bring {item}, and {name} gets behind it, as it gets behind everything good, and then upon it. It treads a while with its wet feet till that is damp. It nods once more, to the last thing you said, and stays down.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} sits on it as one sits on a train: {item}. It dozes, by quarters. A bit of straw would have helped.',
        '{item}. It slept with the awake half underneath. Now nobody is rested. Try the raft?',
      ],
      harmful: [
        'You made its bed with that, and {name} got in, because you had patted it. It stands there now on one cut foot and then on the other: {item}. Take it all out, and give it straw.',
        '{item}. You tucked it round and {name} stayed under, as it was told, and has come out damp to the skin and coughing. Never that in its house. Somewhere dry, with rain on top.',
      ],
    },
    reflect: {
      awake: [
        'You have no bug to report. {name} nods all the same, to help you along. Little by little the nodding slows and leaves off, and one wet foot comes to rest on your shoe. It had supposed you came for the explaining.',
        'You say nothing, and {name} nods. You go on saying nothing, in some detail, and it follows every bit of it with its head to one side. When you get up, your shoe is wet from where it stood.',
        {
          text: 'Today it is {name} who explains, in a long low mutter, and you who nod. In the middle it stops and looks up at you sideways. It has found its bug. It settles down against your boot.',
          when: ['warming'],
        },
        '{name} sits close behind your heels. Once it waited there, where you walk, for {wait}. Now, each time you shift your feet, it shifts too.',
        '{name} mutters to itself for some time with its eyes half shut, and the tail goes at one place. You would say that it had got to {loved}.',
      ],
      little: [
        'You have told it everything. {name} goes on nodding, but its eye has slid over to the puddle. Go and try it out.',
        'That makes four times in an hour. It is all ears, in so far as it has any, and it thinks that you have solved it.',
      ],
      ill: [
        'You tell {name} about your bug from the beginning, to have something to say. It cannot manage the nod. It moves its bill a little at each full stop, and leans, and grows less cold. Now see to what it needs.',
        'You talk, and it lies against your shin and hears it through the bone. It does not nod. It would like you to go on. After that, what it needs.',
      ],
      asleep: [
        'You sit down beside {name} and go through the bug in your head, line by line, without a sound. Its bill is under its wing. At the ninth line the curled feather nods in its sleep, and there it is.',
        '{name} sleeps in the reeds with its bill along its back. You sit down there, with all your troubles, and tell it none. It turns its head over, still asleep, from the left shoulder to the right. You are on the right.',
        'From under the wing comes one word, with a waggle in it: {loved}.',
      ],
      shy: [
        'You sit down and explain nothing. {name} nods all the same, from across the room, in what seem the right places. When you next look there is a line of wet prints on the floor, and the nodding is beside your knee.',
        'You say nothing at all, and {name}, all set to nod, is left without anything to nod at. It studies its wet feet. A good while later it nods once, from over there, in case you had been explaining it inwardly.',
      ],
    },
  },
  things: {
    feed: {
      'thawed peas':
        'The peas are thawed, and sunk, where a pea should be. {name} goes down after them as far as its tail. One has rolled under the bench. It asks you who is to go in there first.',
      'cracked corn':
        'You throw the cracked corn in a line across the yard, and {name} eats along it from one end, at a rattle. The line stops at your boot. It nods at the boot, and waits for you to walk on.',
      'duck pellets':
        'A pellet, then water, a pellet, then water. {name} carries every one of the duck pellets across to the tub to be wetted, and you are standing in the way. It goes round you both times.',
      'chopped lettuce':
        'You scatter the chopped lettuce on the pond, and it floats. {name} follows the biggest leaf about, in single file, until the leaf bumps on the bank and there is nobody ahead of it any more but a supper.',
      'rolled oats':
        'The rolled oats go to porridge at the first dabble, and {name} comes up with it to the eyes. It asks you something. A bubble comes out. You say that you think so too, and it goes in again.',
      'garden slugs':
        'You turn the pot over, and there is a whole street of garden slugs. {name} takes them from the back of the line, one by one, so that none of them is ever the one in front until the last.',
      'brewers yeast':
        'You dust the peas with brewers yeast, and {name} sneezes, and it is on everyone. It dabbles the rest from your cuff. The tail has started. The neck has not yet been told what was in that.',
    },
    play: {
      'paddling pool':
        'You have only half filled the paddling pool, and {name} is in it with the hose. It goes round. When you step in as well, it drops in behind you, and you both go round till there is a tide.',
      'puddle splashing':
        'You splash in the puddle with one boot. {name} looks at what came up, looks at you, and follows with both feet. Splash. It stands in what is left, asking, and you show it to the next one down.',
      'floating peas':
        'The floating peas have spread to all four corners. {name} paddles after one, and supposes that it is being led. They go by you in a line, pea and duck. Then the pea is not in front.',
      'garden sprinkler':
        'Round comes the garden sprinkler, and {name} runs ahead of it, is caught, and runs behind. It cannot make out which of them is following. You stand in the middle, and are nodded at each time.',
      'bug hunt':
        'You lift the stone and it looks underneath. Nobody. You lift the next. The bug hunt goes down the whole bed, with {name} half a step behind your hand, and at the last stone somebody is in.',
      'rubber duck friend':
        'You set its rubber duck friend on the water, and the wind takes it off in front. {name} falls in behind at once. They have been round the pond since lunch, and only one of them is tired.',
      parade:
        'You go first, with a saucepan. {name} goes second, tail going like a flag. The parade passes the barrel, the drain and the cat, and halts, so that whoever is behind can catch up. The cat has joined.',
    },
    clean: {
      'head-deep water tub':
        'The tub is head-deep, and {name} puts its head in it, to see whether that is so. The water rolls off its back in beads. It looks at you from under there, one eye at a time, quite clean.',
      'preening time':
        'It is preening time. {name} does each feather in its turn, muttering, from the breast round to the back, and stops short at the curled one that it cannot see. You put that straight yourself. It feels somebody behind it.',
      'straw bedding change':
        'You carry out the old straw, and {name} walks behind the barrow, and back behind the new. It treads the clean bedding down, corner by corner, and then a place beside it, twice, about as broad as you.',
      'bill rinse':
        'You cup water for it, and {name} rinses its bill in your hands, with a rattle, up to the nostrils. What comes out is half the flower bed. It asks whether you want that, and blows it down your sleeve.',
      'pond skim':
        'You draw the net across, and the green comes off the pond like a cloth off a table. {name} had taken it for lawn. It looks down between its feet, at two more, and nods.',
      'foot mud wash':
        'You wash the mud off one foot, and there it is, orange. {name} puts it down, in the mud, so that you can reach the other. You do both again. It wonders who keeps making them so bright.',
    },
    sleep: {
      'straw duck house':
        'The duck house is deep in straw to the sill. {name} lets you put your arm in first. When that has come to no harm it goes up the plank after it, and lies down behind your elbow.',
      'reed bank':
        'You bend some reeds over at the bank, and {name} pushes in after your hand and sits where it was. The rest close up. From in there comes a mutter, slower and slower, and then breathing.',
      'floating raft':
        'The raft floats out to the length of its string, and {name} with it, steering with one foot. You hold the end on shore. Each time it nods off the string gives your finger a small pull.',
      'flock huddle':
        'There is no flock to speak of, so the huddle is {name}, your coat and a hen. It asks whether there is anybody on the outside. You are. One eye shuts, and then the other.',
      'rain on roof':
        'There is rain on the roof, all of it, in no hurry. {name} listens to the good weather, and is sorry that you cannot be out in it. It falls asleep in the middle of telling you.',
      'fox-proof coop':
        'You shoot both bolts of the fox-proof coop, and say so. {name} asks about the top one. You rattle it. From inside comes a treading, and no more questions tonight.',
    },
    medicine: {
      'epsom foot soak':
        '{name} stands with one foot in the epsom salts, and you hold it up like somebody trying on a coat. The foot goes from red to orange in the soak. The good one is told to wait.',
      'wing wrap':
        'You fold the wing in and wrap it, round and under, not too tight. {name} nods at each turn. When you have tied the end there is a waggle, and none of it hurts the wing.',
    },
    discipline: {
      'wait your turn':
        'You hold up one finger, and say to wait its turn. It turns round to see who is before it. There are two hens. {name} stands behind the last of them, bill shut, and is so pleased that it waits.',
      'soft quack back':
        '{name} has quacked at the postman, and you give it a soft quack back. It had no idea that you knew any. It looks at you with one eye, thinks over what it said, and comes away from the gate.',
    },
  },
  refusals: {
    asleep: [
      'Half of {name} is asleep, and the other half says that it cannot decide such things by itself. They will both be in at {wakes_at}. You can sit down meanwhile.',
      '{name} has its bill put away, and without that there is nothing to be done with it. Come at {wakes_at}. Or tell it your trouble now. It listens asleep.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and can keep a straight line, so long as it is behind something. It followed a beetle the whole way to the brook, and waited to see whether it would cross.',
      'A child now. It went on the water this morning, and looked down, and there was one underneath it, doing the same. It has asked you who is behind whom.',
    ],
    teen: [
      '{name} is half grown, and half of the down is feathers. It says that it does not need to be in anyone’s line. It says it from just behind you.',
      'A teen: its voice has come, and it was a surprise to the pond. {name} uses it to ask what everybody means by that.',
    ],
    high_care: [
      '{name} is grown, and {form}. It walks so near behind you that your two shadows have wet feet.',
      'Full grown, {form}, and in love with your boots. Where they turn, it turns. It has long given up asking where you are going.',
    ],
    balanced: [
      '{name} is grown, a {form}: it has a line of its own now, to the brook and round by the mill and back. You are at the front of it, most days.',
      'A {form}, full grown. It knows every puddle in the parish by taste, and is home when the bin lid goes.',
    ],
    low_care: [
      '{name} is a grown {form}. With no one in front, it learned to walk behind nobody. You see the reeds part in single file.',
      'It grew up asking the pond. It is a {form} now. There are wet footprints across the yard, and they do not come from anywhere.',
    ],
    rescue: [
      '{name} is grown, a {form}, and walks with a hitch. Whatever is lost or lame gets in behind it. It keeps looking round, and for once there is somebody there.',
      'You went back for it, when the line had gone on. {name} is a {form} now, full grown, and at every corner it waits for the last one.',
    ],
  },
  trust: [
    '{name} has walked behind you all day and not once asked where. It just went.',
    'It fell asleep at your feet today, both halves, with the outside eye shut. The outside was you.',
    '{name} has gone through a gate before you. It got to the other side, stood there in front of everything, and looked round to see whether you were following. You were.',
  ],
  streaks: [
    'Ten on time. {name} nods. It nods ten times, to be exact.',
    'Twenty-five meals, all when you said. It has put them in a line, and they reach to the gate.',
    'Fifty on time, one behind another. {name} has never seen such a line. It keeps walking along it to look.',
    'A hundred. {name} asks you whether that is a lot. You think about it, out loud. It is, you say. It thought that you would know.',
  ],
  ages: [
    'Ten days old, and {name} has tasted all the water that there is. So it believes.',
    'Thirty days. There is a real feather in the middle of the down, above the tail, with a curl to it. {name} has felt that somebody is there.',
    'A hundred days old today. A hundred, in single file. {name} walks at the end, keeping up.',
    'A year. It has come round to the same puddle. {name} tastes it, looks up and tells you: a good one.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['thawed peas'] },
      wish: '{name} has been saying it under its breath since it got up, and it begins with P. Might there be thawed peas, when it is time?',
      granted:
        'They went by in single file, down the hatch. It kept the last one on its tongue and asked it how the others were.',
    },
    {
      by: { action: 'feed', item: ['garden slugs', 'chopped lettuce'] },
      wish: 'It stays out of the lettuces. It was told to. But if one came to it, chopped, at mealtime? Or a slug, from the lettuces?',
      granted:
        'So that is what is in there. {name} sits down by the bed, on the right side of the string, and thinks of it warmly.',
    },
    {
      by: { action: 'feed' },
      wish: 'You always stand, and {name} wonders whether your feet are all right. Would you sit by it while it has its next meal?',
      granted: 'You sat. It ate some, looked at your feet and ate the rest. They are dry, it says, but they will do.',
    },
    {
      by: { action: 'play', item: ['puddle splashing', 'garden sprinkler'] },
      wish: 'It has not rained. {name} does not say that it is your fault. Could you do anything with a sprinkler? Or jump in a puddle?',
      granted:
        'There was weather, and you made it. {name} looks at you with new eyes, and at the sky with slightly older ones.',
    },
    {
      by: { action: 'play', item: ['parade'] },
      wish: 'It wants to walk behind somebody who is going nowhere in particular, with high knees. In short, {name} would like a parade.',
      granted: 'Round the shed, twice. You, {name}, the one behind, and by the second time round a hen.',
    },
    {
      by: { action: 'play', item: ['bug hunt', 'rubber duck friend'] },
      wish: 'You said that there was a bug, and that you could not find it. {name} would like a bug hunt, or, failing that, a friend of the squeaky sort.',
      granted:
        'Found. It was under the third stone, you had been quite right about the second. {name} nods, and swallows.',
    },
    {
      by: { action: 'clean', item: ['head-deep water tub', 'bill rinse'] },
      wish: 'There is something up its nose, and it has got as far as the questions. Might {name} have the deep tub, or a rinse for its bill?',
      granted: 'It put its whole head under and blew. It came out as a question, a short one, and it floated away.',
    },
    {
      by: { action: 'sleep', item: ['rain on roof', 'floating raft'] },
      wish: 'The left half wants to sleep where it rains, and the right half would like to float. Rain on the roof, or a raft. They are not particular which.',
      granted: 'They both went off at the same moment. That does not happen. There was nobody left to be surprised.',
    },
    {
      by: { action: 'sleep', hours: [19, 22] },
      wish: '{name} would like to be seen to bed this evening by someone with boots, walking in front, with a lantern if there is one.',
      granted:
        'You went in front as far as the door. It muttered all the way, and it was the list of everyone who is in.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'You started telling {name} something, and were called away. It has kept the place. Would you sit with it twice today, once to begin and once to finish?',
      granted: 'So that was how it ended. You had not known either, until you said it.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Is there anything that you have not told anybody? {name} is free, on the step, and has nowhere to put its ears.',
      granted:
        'You told it. It nodded at the hard part. It has walked off to the pond with it, under the wing, and no one will get it wet.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'Once it rained in the morning and again before tea. {name} has never forgotten it. Could there be two games in a day, like that?',
      granted: 'In the morning and before tea. It has written it down, in wet feet, across the whole of the kitchen.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The washer',
        shape: 'ring',
        text: 'The noise in the barrel. {name} went down for it nine times, and has brought it to you, and would like to know what it was for.',
      },
      {
        name: 'Your first question',
        shape: 'letter',
        text: 'Folded small, and bone dry. {name} has had it under the wing all this time. You open it, and you know.',
      },
      {
        name: 'A bootlace',
        shape: 'thread',
        text: 'The end of yours that trails. It came off in {name}’s bill one day, and it kept its place in the line with it.',
      },
      {
        name: 'The last pea',
        shape: 'marble',
        text: 'It was left for whoever is behind. They never came for it. {name} says that you should have it, since you are in front.',
      },
      {
        name: 'The friend’s squeak',
        shape: 'whistle',
        text: 'The rubber one does not need it, it says so little. {name} blows on it when you have been quiet for long.',
      },
    ],
    return: {
      name: 'Dry feather',
      shape: 'feather',
      text: 'All the water in the world runs off it, and some from elsewhere. It was in {name}’s tail when it came home, and curls the other way.',
    },
    streak: {
      name: 'The bin key',
      shape: 'key',
      text: 'Twenty-five times you opened it in time. {name} has found the spare, in the trough, and thinks that you ought to be the one to have both.',
    },
    hundred_days: {
      name: 'The ninth puddle',
      shape: 'mirror',
      text: 'It froze, and {name} brought you a piece, and it has not melted. There is somebody in it, one place ahead of you, looking back.',
    },
  },
  release: [
    'You walk down to the river, and {name} walks behind you. At the edge you stop. It waits for you to go on, and then it sees. It goes in front. It looks round once, nods, and leads.',
    'It has rained all night, and there are puddles beyond the gate as far as anyone can see. {name} tastes the first, asks you something, hears yes, and tastes the next. The muttering goes on for a long while.',
  ],
  dying: {
    neglect: [
      '{name} has died in the yard, in line, with its bill to the gate. Whoever was in front had gone on.',
      'It waited on the step to be told something. Nobody came and spoke. {name} is dead.',
    ],
    hunger: [
      '{name} lies beside the bin with its bill against the lid. The dish is clean. It had been through it many times. It is dead.',
      'It asked, in the way that it asked everything, and nobody said. {name} has starved.',
    ],
    illness: [
      'The rain came, and {name} could not get up for it. It died listening.',
      '{name} is dead. First the outside eye closed, and a little after it the other.',
    ],
    poison: [
      '{name} took it because the one in front held it out. It is dead.',
      'You said that it was good, and {name} nodded. It has died of what was in the dish.',
    ],
  },
  returned: [
    'The rain on the step sounds rounder in one place, as though it fell on somebody and rolled off. It does. It is {name}. It shakes itself, and asks whether it is late.',
    'From under the upturned flowerpot, a mutter. You lift it, and there sits {name}, quite dry, and behind it, with a curl, its feather.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a plump yellow duck with one curled feather above its tail. The rain ran off it.',
      '{name} lies here. If there is something on your mind, say it. It was a good listener.',
      'May it rain softly on {name}, and roll off.',
      'Here is {name}. You go on ahead. It always liked to be just behind.',
      {
        text: '{name} walked behind somebody’s boots every day that it had, and never once asked where.',
        when: ['from_child'],
      },
      {
        text: 'Tell it to {name}, whatever it is. You will hear no answer. But look up: that leaf just nodded.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'The line went on without it, and did not look round.',
        'It was a good listener. It listened for boots.',
      ],
      hunger: [
        'It asked when the meal was, and nobody had thought about it.',
        'It had been through the dish again, to make sure.',
      ],
      illness: ['Everything ran off its back but this.', 'It kept up as far as it could.'],
      poison: ['It nodded at whatever it was told.', 'It followed, and it was led wrong.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. It is wet out, it is lovely, and your tail has started by itself. Now it has got to your back. Now all of you is doing it. You tasted a puddle and it was a good one. You ran through it twice and looked round, and there was nobody there to see. So you would like your person to come out in their boots, and go first. You will be just behind.',
      'You are {name}, and isn’t it a day? You ask everyone. You asked the bucket. You ran a bit, and stopped, and ran. Water falls on you and rolls off, plip, and you are dry underneath, and as warm as toast. There goes your tail. What would be lovely now is a splash, a big one, with your person in it, and you could quack for both of you.',
    ],
    content: [
      'You are {name}. You are on the step, with your feet under you. You have been round the yard and it is all there: drain, barrel, puddle, boot. You muttered at each. Now you are listening for somebody. When they sit down they talk, and you look at them with one eye and then with the other, and you nod. They like that. You would like them to come and sit now. It need not be about anything.',
      'You are {name}. You have walked behind the same boots for {days} days. You know every scuff. When they stop, you stop, and when they go fast you run, and your feet go slap, slap, slap. You do not ask where. It has always been somewhere, and then it has been home. You would like the boots to come past now, not too quickly, so that you can get in behind.',
    ],
    bored: [
      'You are {name}. You got in behind the watering can because it was there. It is a quiet sort of leader. You asked it things. You have asked the step, and the hen, and the hen had somewhere to be. It has not rained. When nobody talks, there is nothing to nod at, and your neck feels silly. Is anyone coming? Would they splash a bit? You would go second. You would go second as many times as they like.',
    ],
    hungry: [
      'You are {name}. There is a dish. You went through it from one end, and then from the other end, in case. Nothing. You have tasted a lace, and a pocket, and a thumb. They were not peas. You think that it may be time. You do not like to shout. You could walk behind somebody to the bin, you are good at that, but somebody has to go in front. Would they start now? Would they feed you?',
    ],
    starving: [
      'You are {name}. You have stopped muttering, for there is nothing on the list. You used to be heavier at the front. You asked about it, earlier; you are nearly sure you asked. The one with the boots has gone on, and the one behind you has stopped pushing. You sit by the bin, so as to be found. You have just the one question, and it is the same as before. Is there food? Can it be now?',
    ],
    sick: [
      'You are {name}. It is raining, and you cannot find the good in it. You have looked. It is coming in through the feathers, and it used not to. You nod when they speak, but it is only your head being heavy. You think that somebody else ought to be the duck for a while. What does one do? You do not know; you never know, you only listen. Would they bring the medicine? Would they talk, while it works?',
    ],
    failing: [
      'You are {name}. The line has started. You can hear the feet, all the feet, going by you in the wet, and it is a long one, and you are to go, too, and you are down here. You tell them to go on. You would rather wait for the boots. They will be carrying something, in a spoon, and they will say what it is for. You will nod. You only want them to come from in front, where you can see.',
    ],
    near_death: [
      'You are {name}. Nobody is in front. You have looked a long time. You have looked behind you, too, and you cannot tell. It is quiet without any questions. If a person came they need not bring anything, they would not need to have thought of anything. They could sit down just there, and say whatever it is that they say. And you would listen. You could do that for them. Will they come?',
    ],
    asleep: [
      'You are {name}. Left half: there is a river, and all of them are on it, in a row, and the one at the front looks round, at last, and it is nobody you had thought of. Right half: yard, moon, gutter, drip. You go round and round on one foot. Someone is sitting by the water, says the right half. Ask who, says the left. Boots, it says. Oh, good. Let them stay. Then you can both go off.',
    ],
    shy: [
      'You are {name}, under the barrow. There is somebody in the yard, with boots. They may be in front; they may be just anyone. One has to be careful whom one gets in behind. You watch with the left eye, then give the right a turn. Do they stamp? Do they finish their sentences? You would like them to sit on the step and tell it to the tea. You can hear it quite well from here.',
    ],
    back_from_death: [
      'You are {name}. You were at the front. There was no one ahead of you, nobody at all, it was only wide. You did not care for it. You turned round, and there was someone standing a long way back, and they had your dish. So you came. Everything has run off you but that. Would they go first now, a step or two? Would they be on time with the peas? You will be just here, behind them.',
    ],
    hurt: [
      'You are {name}. It came from the one in front, and you nodded. Now it hurts on the inside, where you are not waterproof. You go back over it: they held it out; you said yes; you always say yes. Was that wrong? You would like them to take it away, and then go through it from the top, out loud, until they see what happened. You will listen. You will just do it lying down.',
    ],
  },
}

export const DUCK: Species = {
  slug: 'duck',
  name: 'Duck',
  family: 'exotic',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['social', 'gentle'],
  personality:
    'Cheerful in any rain and happy to hear about your bug. Nods through the explanation until you spot it yourself.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'thawed peas',
        'cracked corn',
        'duck pellets',
        'chopped lettuce',
        'rolled oats',
        'garden slugs',
        'brewers yeast',
      ],
      play: [
        'paddling pool',
        'puddle splashing',
        'floating peas',
        'garden sprinkler',
        'bug hunt',
        'rubber duck friend',
        'parade',
      ],
      clean: [
        'head-deep water tub',
        'preening time',
        'straw bedding change',
        'bill rinse',
        'pond skim',
        'foot mud wash',
      ],
      medicine: [
        'niacin supplement',
        'epsom foot soak',
        'poultry vet',
        'waterfowl dewormer',
        'oyster shell',
        'wing wrap',
        'eye rinse',
      ],
      discipline: [
        'herding arms',
        'shoo gently',
        'walk to pond',
        'wait your turn',
        'soft quack back',
        'broom guidance',
      ],
      sleep: ['straw duck house', 'reed bank', 'floating raft', 'flock huddle', 'rain on roof', 'fox-proof coop'],
    },
    harmful: [
      'stale bread',
      'avocado',
      'medicated chick feed',
      'onion',
      'raw dried beans',
      'fishing weights',
      'salted popcorn',
      'wire mesh floor',
    ],
  },
  appearance: {
    look: 'a plump butter-yellow duck with an orange bill, wet feet and one curled feather above the tail',
    colours: ['#f5d04c', '#fff6d6', '#f08a24'],
  },
  figure: {
    eyes: '#2a2016',
    body: 'swimming',
    muzzle: 'bill',
    tail: 'feather',
    tailSize: 0.6,
    extras: ['sidewing', 'feather'],
    headSize: 1.24,
    size: 0.95,
  },
  book: BOOK,
}
