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
    'The egg rocks, and there is muttering in it. {name} steps out damp, looks left, looks right, sees your boots, and gets in behind them.',
    'Out comes a bill. It tastes the air, the shell, the edge of the straw. All new. {name} shakes itself from the tail forward and asks you something, once.',
  ],
  looks: {
    thriving: [
      'It has begun to rain, and {name} stands out in it with its bill up, like somebody under a very good speech. Every drop makes an excellent case. It wags, so that they will not stop on its account.',
      '{name} goes up to a puddle, tastes it, and shakes its head. It tastes the next one, and the tail goes like a metronome. It walks round it twice to see how big it is, and gets in, and is bigger.',
      {
        text: '{name} has a puddle and wants for nothing. You look in, and it paddles over to one side, until half of the puddle is free. It nods at the half.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is standing in the only puddle there is, nodding. You tell it what has gone wrong. It nods. You tell it again, slower, and this time you hear it yourself. {name} shakes its tail and takes no credit.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'It is raining on half of the yard and {name} has chosen that half. It waddles over with its curl bobbing, stops one pace short of you, empties itself over your shoes in a good shake, and waits to hear what is broken.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in to see what {name} needs. It nods. You look round the room. It nods. Nothing, you find, nothing at all. It nods hardest at that, and sits down on your foot, wet.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You tell {name} the whole of it. It nods, it beams, it shifts from one wet foot to the other. Halfway through you stop short and slap your forehead. It slaps the water. It never knows how you do it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“Everything all right?” you ask. {name} nods, curled feather up, as happy as rain. “May I come in?” It nods, and leaves by the other side, wet feet slapping. It was only being polite.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} sits in a puddle, butter-yellow, with the rain coming down, and there is nobody happier. You bring an umbrella to where it is. It looks up at the place where the rain was, and moves, puddle and all, two yards on.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is hours old, has two wet feet, and is delighted with both. It does not know you, so you explain who you are. It nods. You explain it better. It nods. By the third time you have understood it yourself.',
        when: ['baby'],
      },
      {
        text: 'Somebody behind {name} has a curled feather. It turns to look, and so does the feather. It is hours old and having a lovely time. It has no idea who you are, but it nods to you, in case you saw.',
        when: ['baby'],
      },
      '{name} quacks at the pond and the wall quacks back, and it is beside itself. It has not been so loud since {loved}.',
    ],
    content: [
      '{name} paddles a little with one foot, and goes round. By and by it uses the other, and goes round the other way. It is not bound anywhere. It mutters something to the water, and lets the water think about it.',
      'Somebody has left a bug of some kind on the path, and {name} bends down to hear what it has to say. It nods. It nods. The bug comes to the end, and goes off looking a good deal clearer.',
      '{name} has sat down in the grass and become a sort of yellow heap with a bill. A fly walks over the bill. It goes cross-eyed, nods to it, and the fly seems to see its way more clearly.',
      {
        text: '{name} stands on one leg, muttering over nothing much. You say what is on your mind, which is not much either. It nods to the end of it. Nothing is found. It has been a very good meeting.',
        when: ['trusting'],
      },
      {
        text: '{name} is oiling its feathers on the flat stone, butter-yellow all over, with its head on back to front. One eye looks over its tail at you. It goes on oiling. But it has done only the side that you can see.',
        when: ['wary'],
      },
      '{name} has walked behind you for {days} days, and knows the backs of your boots as one knows a face. It is there now. You need not look round.',
      {
        text: '{name} follows you from the bench to the beans and from the beans to the bench. You have forgotten what you went for. It has not asked. It waits in the row behind you, one wet foot on the other.',
        when: ['trusting'],
      },
      {
        text: 'You go to the gate, and {name} slaps along after you on its wet feet. You go back for your hat, and it goes back too. It does not mind where.',
        when: ['trusting'],
      },
      '{name} waggles, all at once, for no reason that you can see. It may be that it has just remembered {loved}.',
    ],
    curious: [
      'There is a noise in the barrel. {name} upends in it, and only the waggling half can be seen. Well? It is a washer. It goes back down to be sure.',
      'You are drawing boxes, with arrows. {name} walks along the arrows. It would like to know who is at the front.',
      'What is that? And that? {name} has its head on one side, to give the left eye a turn. You answer. It nods, and asks the other eye.',
    ],
    bored: [
      '{name} has gone up to the puddle, looked into it, and come away without a taste. The tail has not waggled since you came. It mutters one word, and it is the same word each time. Play with it, please.',
      'You told {name} nothing today, and so it has had nothing to nod at. It has nodded at the bucket, but the bucket does not get to the point. Its feathers hang. It could do with a game.',
      {
        text: 'It has had no questions for days. {name} stands at the back of a queue of one flowerpot, and does not look to see whether it moves. Come and splash, and ask it something.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} comes and stands before you and nods, slowly, as it does until people see it for themselves. There was something that you were going to do about now. It nods at the dish. Its meal is due.',
      '{name} is standing in its dish, that being the surest way to be there. It mutters down its list, comes each time to the same item, and rattles its bill. Its meal is due. You can put it round the feet.',
      {
        text: 'Wet footprints run from the empty dish to the door and back, and to the door and back. {name} stands at the end that is furthest from you. You can follow them. Bring the meal with you, please. It is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: 'There is nothing in the dish, so {name} has got in. It looks at you over the orange bill and does not nod. It is not quite sure that you are the one. The meal is overdue. Bring it, and it will move over.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} nods when you look in, and nods at the empty dish, and waits with its bill tilted, as it does when somebody is just about to see for themselves what is wrong. It gives you another moment. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is as cheerful about this as about rain. It has sat down in the empty bowl, wet feet and all, and looks up at you, nearly sure you will understand. The meal is overdue. Pour it in round the duck.',
        when: ['warming', 'well'],
      },
      {
        text: 'You ask {name} what the matter is. It nods. You ask if it is the rain. It nods, and puts a wet foot in the dish. Is it the dish? It nods and nods, and takes the other foot nearer to you. Feed it.',
        when: ['warming', 'well'],
      },
      {
        text: 'You explain to {name} why you were late. It does not nod. The bill stays down between its wet feet, beside the empty dish, and you find the mistake by yourself. Feed it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is nodding, but not at what you say. The head goes down, and each time comes up a little less. When you reach out it drags one wet foot back. The meal is late. Bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} is hours old and nods at its empty dish, again and again, to help it along. It does not fill. It looks at you with one round eye, and paddles round to the far side. Then it nods at you. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} walks behind you to the sink, to the shelf, to the chair, dragging its dish by the rim. It would never complain. You will be going to the larder by some way that it does not know. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: '{name} follows you to the desk, the stairs, the door, and nods in good faith at each. It is quite sure that you are on the way to its dish. You will see it yourself in a minute. Its meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} peeps at a bucket, and at a boot, and gets no answer from either. It hatched knowing how to swim, but nobody told it where dinner lives. It peeps at you, and backs into a leaf. Its meal is due.',
        when: ['baby'],
      },
      {
        text: 'You explain yourself to {name} across the yard, and it does not nod. It was fed {hours} hours ago. It keeps the water butt between you. Its meal is due. Bring that, then explain.',
        when: ['wary'],
      },
    ],
    hungry: [
      '{name} is sieving the gravel. It takes up a billful, rattles it through, and lets it drop, and goes on to the next. It has done the whole path as far as the step. It is hungry. Please feed it.',
      '{name} pulls at your bootlace, and swallows, and is sorry, and pulls again. There is a hollow on either side of its breastbone that ought not to be there. It is a very hungry duck. Feed it, please.',
      {
        text: '{name} mutters at the bucket, and looks at you, and goes two steps back. It mutters again, and goes three. It would like its meal. Put it down there.',
        when: ['wary'],
      },
      {
        text: '{name} stands behind its dish with its neck out, and leaves you plenty of room to come and fill it. It looks at the dish, and not at you. Feed it.',
        when: ['wary'],
      },
      {
        text: '{name} is behind you whichever way you turn, with its bill in the back of your knee, and pushes. The feed bin is straight ahead. Feed it, please.',
        when: ['trusting'],
      },
      {
        text: '{name} takes your bootlace and walks off with it towards the bin, as far as it goes, which is one foot. It lets go, comes back, and does it again. Feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} stands by the bin with its feet together and its bill laid on the lid. It does not mutter. It has been {hours} hours. Feed it now.',
      '{name} got up to walk behind you, and sat down after three steps. You lift it, and it weighs no more than a hat. Food, now, please.',
      '{name} rattles its bill through dry straw, and looks at you, and goes on. There is nothing in the straw. It has been {hours} hours. Feed it now.',
      {
        text: '{name} lies with its bill along the ground, towards the bin. You kneel down, and it does not nod. Give it soft peas now, from your hand, and medicine.',
        when: ['weak'],
      },
      {
        text: '{name} has been to the hens next door for something to eat, and been chased off. It stands behind the bin, all feet and neck. Throw down a meal, now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} set out to hide behind the trough from you, and had to sit down halfway. Put wet peas before it now, and medicine, and keep your hands back.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} follows you as far as the pump, and sits down there, and follows with its eyes. A drip falls beside it. It looks at it, and lets it go by. Give it rest, please, or medicine.',
      'The water runs off {name} more slowly than it did, as if it had to think about that. It nods to you, once, and leaves its chin down there. It is not ill. It is used up. Rest, please, or medicine.',
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
      'The butter has gone grey on {name}, after two days of yard, and water no longer rolls off it but goes in. It stands below the gutter and waits to be clean. It is hazy about how that is done. Wash it, please.',
      'For two days {name} has had something green hanging on its curled feather, and mud up to the waist. You explain to it how that happens. It nods, and a piece drops off. The rest will need water. A wash, please.',
    ],
    sick: [
      'You tell {name} your trouble, and it does not nod. Its neck is drawn in, its feathers stand on end, and there is a wheeze where the mutter was. You have spotted it yourself now. Medicine, please.',
      '{name} has come in out of the rain. It stands in the corner with its bill in the crack of the wall, and its breath goes in and out like a small saw. Medicine, please.',
      {
        text: 'Water soaks into {name} now instead of running off, and it does not shake. It sits where it stopped, with its bill down, and shuts the eye that is on your side. Medicine, please, and somewhere warm and dry.',
        when: ['wary'],
      },
      {
        text: '{name} sits down as you come, since its legs would not carry it off, and looks at the fence, as if it had sat down to look at the fence. It breathes with its whole back. Medicine, please.',
        when: ['wary'],
      },
      {
        text: 'It sees you come, and gets up to go behind something, and you are the only thing there is. So it stands, eyes shut. Let it have medicine off the long spoon, with nobody breathing on it.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} is over on its side in the straw, and the feet that were always wet are dry. You say its name. The tail used to know before the rest did. It tries to. Medicine, at once.',
      'You lift {name}, and its neck hangs over your wrist, with no more hold in it than a wet sleeve. One foot paddles, very slowly, in the air. It is following something. Medicine, at once.',
      {
        text: '{name} lies with its neck along the ground, pointing away from you. You ask it something, low. It has nodded for anybody, always. You wait, and the head does not come up. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'You lift it, and it does not paddle. A duck that would not walk within eleven ducks of you has let its neck hang over your arm. Medicine now, by the drop, and go slowly with it to the straw.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours {name} has stood in line behind your empty boots. It is lying behind them now, bill on the heel, and opens its eyes each time, to see whether they have gone on. Sit with it, now.',
      'There is no more muttering from {name}, only the bill moving, like somebody who goes on down a list when the voice has given out. It is a short list. Nobody on it came. Sit with it, now.',
      'There is a track of wet feet to the gate, where you went out, and at the end of it they are dry, and then there is {name}. It has its bill through the bars. Sit with it, now.',
      {
        text: 'It never followed you close. But there is its track, all along yours, to the gate, and at the gate it sits, dry, {hours} hours now, with a yard left clear ahead of it. Come and stand in that yard. Now, please.',
        when: ['wary', 'well'],
      },
      {
        text: 'Somebody ought to be in front, and it has turned to face the barn wall, so that there is one. Its breath hardly moves the chaff. Get down between it and the wall, now, and stay. Tell it about the medicine.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} is asleep on the pond, and the breeze moves it about like a letter that nobody has opened. It bumps the bank, turns round, and sets out again. The curled feather goes last and does the steering.',
      '{name} nods in its sleep. Somebody in there is telling it all about it. It nods, it nods, it mutters “mm”, and then the tail gives a wag, so they must have spotted it.',
      {
        text: '{name} is afloat and asleep, bill tucked in its back, one curled feather up. You start to tell it, in a low voice, what has gone wrong with you. It nods, and nods, and turns on the water until you are telling its tail.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep with its bill in its back and the little curl going up and down. The eye on your side is open. Ducks can do that. The other half of it is out somewhere in the rain.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep with both eyes, bill in its back, feather up. You murmur what is on your mind, since there is nobody to hear. Under the wing something goes down and up. It is nodding. You see what you have to do.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, one half at a time. The half towards the garden has its eye open, for foxes. The half towards you has its eye shut, its foot drawn up, and nothing at all on its mind.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep on your foot, bill under wing. Ducks keep one eye open for whatever may come. This one has gone through the list, found that you were on it, and shut both.',
        when: ['trusting'],
      },
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
      'Rain is coming down, and {name}, that loves it, is under the barrow, because you are out in it. You can see the wet feet, side by side. Bring nothing. Sit down in the rain with it.',
      '{name} swims along the far bank, and when you walk it turns round and swims the other way. It would listen to anybody, and nobody ever told it anything. Sit with it, and tell it what is on your mind.',
      '{name} walks in single file along the far hedge, all one of it. When you come nearer the file walks faster. It has nobody in front, and it does not know that it could be you. Sit with it, please.',
      {
        text: '{name} is hours old, fed, and under the cupboard, where two wet feet show. You explain that you are harmless. It nods all through, and the feet go further in. Sit down, and stop explaining.',
        when: ['baby'],
      },
      {
        text: 'Wet footprints lead away from you and end behind a bucket. Over the rim stands one small curled feather. {name} is hours old, fed, and hiding. Sit down quietly. Do not mention the feather.',
        when: ['baby'],
      },
      {
        text: '{name} is under the upturned boat, right at the back, and will not mutter. One can see two feet, and they are dry. It follows no one. Sit down on the wet bank, do not look there, and talk a little, to the pond.',
        when: ['from_child'],
      },
      'Last time the line broke off for {wait}. {name} would sooner walk behind the cat for now. Stay about. It will change over.',
    ],
    back_from_death: [
      '{name} is in the yard. It has come from the front, for the first time ever, and does not know what to do there. Go ahead of it, slowly. Have its next meal on time.',
      'All the water ran off it, even that. {name} stands on the step, dry, and asks you a thing very quietly. Sit down and tell it. And do not be late with the dish.',
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
          text: 'You are on time, so {name} hears your whole trouble with its bill in the dish, nodding in the right places, and at one place it stops. You say that part again. Oh. It shakes the wet off, companionably, over both your feet.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is blissful and eating, on time, when you say something about the bug. It stops with its bill full and one wet foot in the air, and turns its whole face up to you. The meal can wait. Go on.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, nodding happily, as though the meal were explaining something. Then it comes over, sits down on your shoe with its wet feet under it, and goes on nodding. It is your turn.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is delighted. It mutters to the dish, nods to the dish, and keeps the dish between you, going round it as you go round. On the second lap it gets ahead of itself and is walking behind you. It leaves it at that.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} nods at the dish, which is on time, and nods at you, and stays across the puddle until you start telling it about your day. Somewhere in the second sentence it is eating beside your shoe, still nodding.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, shakes off the wet, and gives you a nod, as if you had been telling it something. You had not. So you do, standing there by the dish, the whole long muddle of it, and the nodding comes a little closer.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} is hours old and mostly damp. You tell it that this is a meal, and for eating. It nods. You back off and tell it again, in smaller words, and about halfway through, it nods itself over, face first, into the answer.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and looks for whoever goes first. Nobody does, so it goes at the dish by itself, sideways, and eats, and is delighted. It nods. It sees you nod back, and falls over on its tail.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats, on time, nodding so happily that it splashes. Then it walks over your feet, which leaves them wet, sits down on them and goes on nodding. You have not said anything yet. It is with you so far.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, on time, with joy, then turns its back to you and holds out the one curled feather so that you can straighten it. It springs back. {name} holds still and lets you try again.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats with a good deal of splashing, dries its bill on your leg, and starts nodding, though you have said nothing yet. So you tell it the one you have told nobody. It comes and sits on your feet with its wet ones.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} has dinner, then water, then dinner, until there is none. That is {streak} on time. It turns and leads off across the yard without once looking round. A duck does that only when it knows who is behind.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You and {name} know the order by now. Dish, water, dish, and then out to see if there is rain. There is none. It comes and stands with its wet feet on your dry ones, so that you get some anyway.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} is all fluff and bill, and treads on its dinner to get at it. It eats what is under the left foot, then what is under the right. Then it looks across at your feet, which are much bigger, and wonders.',
          when: ['baby'],
        },
        {
          text: '{name} dips, shakes its head, and has dinner in its eye, and eats that as well. It is {streak} on time now. You take one step, only to fetch the cloth, and it is behind you before it has decided anything.',
          when: ['baby'],
        },
        {
          text: 'You have the step under you, with the hollow that you have worn in it, and next to that {name} has a smaller one, damp. It finishes dinner and sits down in its own. It says the list. You know all the words.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'All the troubles that you ever had are in there, and {name} has nodded at every one. It rattles the last of dinner down. You have nothing to report today. It nods, rather moved, and treads on your foot.',
          when: ['trusting', 'glad', 'grown'],
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
          text: '{name} nods at the food, which is on time, nods at you, and eats. It has nodded at the last {streak} the same way. Any day now you will spot for yourself what you are doing right.',
          when: ['well'],
        },
        {
          text: 'Your shoes are wet. {name} is standing on them to eat, as it has for the last {streak} meals, each one on time. It has learned from you never to touch a thing that works.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes one bit, then water, and then only water. You explain that you had a moment and thought you might as well. It nods until you look at the clock. Come again at {opens}.',
        'You are early, and {name} is in the middle of a puddle. It comes, has a mouthful with its feet still wet, thanks you with its tail, and goes back. It will be standing in the dish at {opens}.',
      ],
      late: [
        '{name} eats the late meal and you explain how it came about. It nods, but it nods at the dish. You begin again, and it nods at the dish. It has found what went wrong, and is waiting for you to.',
        '{name} told the rain about it, and the rain had nothing to suggest. It eats the late meal to the end. It shakes itself, from the tail forwards, and for once does not come over to do it on you.',
        {
          text: '{name} eats the late meal with its curled feather bobbing for joy, and nods at all you say. But it nods facing the other way. You are talking to the feather.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'When the meal was due {name}’s feet were wet. Now they are dry. It eats, in the best of spirits, quacking with its mouth full. It looks at its feet, then at you, and stands one step further away.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, tail up, and hears about your trouble as kindly as ever, nodding along. Then you say it will not happen again. The nodding stops. It waits, head on one side, as it does when you are about to find the mistake.',
          when: ['glad', 'wary', 'well'],
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
          text: '{name} eats with its curled feather bobbing. You explain why you were late. It nods, and nods, until you hear for yourself how it sounds. Then it takes its wet feet to the other end of the bench.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, cheerful as rain. It had been getting near enough to drip on your boots. You were late. It gives you a friendly nod from the middle of the pond.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is hours old, and has sat by the dish with nobody in front. It eats, late, peeping into it. When you walk off you look round to see if it is coming. It has got in line behind the dish.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats with a great rattle, and gets in line. But wherever you go now it goes close up, with its bill in your trouser leg, so that there can be no mistake as to who is behind whom, and how far.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} eats the late meal from one end to the other and does not mutter over it. You go to the door, and no wet feet slap along behind. It has stayed by the dish. It is following that.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} nibbles at the edge, and its head sinks, and comes up, and sinks. It looks like nodding and is not. When you bend down it edges off along the wall, and eats no more. Medicine, please, and a dry bed.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} hears out why you are late, nodding and eating, to the end of both. By then you have noticed for yourself that it was no reason. It falls in behind you, as always. It is a little further behind.',
          when: ['trusting'],
        },
        {
          text: '{name} eats the late meal in little runs, up to the dish and off again, until it is gone. It used to mutter to you. It swims out now and says it to the reeds, with its back to the bank.',
          when: ['wary'],
        },
      ],
      missed: [
        '{name}, which is cheerful in any rain, sits under the step out of it. That is what {hours} hours have done. It eats everything with its bill hardly open, and draws its wet feet in from your shoes. Be in time.',
        'It has been {hours} hours, and {name} has called itself hoarse. It eats all of it, swaying, and its bill moves with nothing coming out. It looks at the ground while you say that you are sorry. Come in time, please.',
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
        {
          text: '{name} eats, a bit and then a bit. It had got to where it came along behind you as far as the gate. You walk to the gate. You walk slowly. At the gate you turn round, and the path is dry the whole way.',
          when: ['warming'],
        },
        {
          text: '{name} eats, so long after, and you tell it how it happened. It wants to nod. It starts to. It looks at you with its head halfway down, and waits there, to hear whether there is something more.',
          when: ['trusting'],
        },
        {
          text: '{name} does not mutter. It eats a bit, and forgets the water, and eats a bit. It rained while it waited, and it was not out in it. You say that you are sorry. You watch it, and the head stays quite still.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is nobody behind you. You stop, and look, and {name} is sitting by the dish with its feet put away. It eats when you have gone on. The water next to it is quite smooth.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} stood where it saw you last, facing the way you went. It eats everything and makes no sound. Then you walk, and nobody falls in. There has been no one in front. Do not leave it so again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} is so full that it floats lower. It looks at the dinner, and nods to it, as to somebody met in the street, and paddles by. Bring that back at {opens}.',
        'You hold out the dish, and {name} nods, but it nods “no thank you”, slowly, over a very round front. It only dips the bill in so as not to hurt your feelings. Come again at {opens}.',
      ],
      ill: [
        '{name} eats one bit, and drinks, and leans upon the side of the bowl. You tell it about the weather. It eats one bit more, to oblige. That is as much as it can. Medicine next, please.',
        'You hold some food on your palm, wetted, and {name} takes it without a rattle, a crumb, and a crumb. Then the bill lies in your hand and gets heavy. Let it. After this, medicine, please.',
      ],
      loved: [
        'Nothing makes {name} run except rain, and one other word, which is {item}. It has eaten the lot before the rest of it has arrived. The tail, which is always told first, has been at it for some time.',
        'You say “{item}”, only to check the list, and {name} nods so hard that its feet come off the ground. It rattles through all of it, then through the water, in case some has got in there.',
        {
          text: 'It is {item}, and on time. {name} nods before eating, nods during, and nods at the place where it was. Then it comes over and stands, just with the one wet foot, on your shoe.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} welcomes {item} as it welcomes rain, bill up and feet slapping, and you are not a moment late. It eats, then shakes its tail. You are allowed to stand near enough now to get wet.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} eats {item}, on time, the curled feather quivering with joy. You explain that you can be trusted. It nods, from across the puddle, and goes on nodding until you spot the mistake yourself.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, on time, and {name} eats with happy slaps of its wet feet, out in the rain. There is a dry place next to you. It has seen it. It prefers the rain.',
          when: ['wary', 'well'],
        },
        {
          text: 'You explain to {name} that it is {item}, and on time. It nods, and goes on nodding. You are some way into the explanation before you see that at the bottom of each nod it eats.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} eats {item} while you talk, and its bill goes up and down, up and down. In the middle you stop, and say oh. You have spotted it. It goes on nodding, with its mouth full. It knew that you would get there.',
          when: ['trusting', 'well'],
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
          text: 'You said {item}, and {name} nodded, as it nods at everything. Now its neck is stretched along the ground, its bill gapes, and the tail is still. It would nod again if you offered it. So do not. Put it away, and bring fresh water.',
          when: ['item'],
        },
        {
          text: '{name} shakes its head, and it has never done that. It shakes and shakes it, and water runs from the bill, and its feathers stand out. It was {item}. Never again, and not near the pond. Hold the dish for it, low down.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You take big steps, and {name} takes a great many small ones. You take them backwards. It has to think, falls over its own curled feather, and sits there wagging. Then it comes to you backwards, which no duck has done.',
        'You make a splash and {name} makes one. You make a bigger one. It runs at the water, flapping, feet out in front like a pair of skis, and when it has come down there is nobody dry for miles.',
        {
          text: 'Between rounds you explain why it could come closer. {name} nods, dripping and cheerful, and nods again, and waits for you to spot the mistake yourself. Then it would love another round.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} splashes, quacks, has a marvellous game, and nods at everything you say. You say that you are friends now. It nods, warmly, and goes on paddling backwards.',
          when: ['wary', 'well'],
        },
        {
          text: 'You walk into the pond with your shoes on, and {name}, who had hoped and never said so, swims three times about your knees. It mutters. It nods to your left shoe, under the water, then to the right. Welcome, welcome.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} chases you through the puddles, feet slapping, and then it is your turn. You run after it. It does not go any faster. It goes slower, with its curled feather up, and looks round for you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You walk, and {name} walks behind you, slap, slap, enjoying it very much. You look round. It looks round as well, to see who else is in the line. Nobody. It closes up by one duck.',
          when: ['warming', 'well'],
        },
        {
          text: 'You explain the rules to {name}. It nods, and nods, right to the end. Then it splashes you. You see now which rule you had left out. It waddles one step nearer, to hear the next.',
          when: ['warming', 'well'],
        },
        {
          text: 'You run round the apple tree, and {name} runs behind you, and you both go faster and faster until nobody can say who is behind whom. It stops, works that out, and quacks so hard that it has to sit down.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You let water drip from your fingers, and {name} runs under it and out, and is dry, being a duck, and cannot get over that. In again. Out. It looks up at your hand as at a cloud that takes requests.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You stamp in a puddle, and across the yard {name} stamps in another and looks at the sky. You stamp twice. It stamps twice. Nobody has said that this is a game. You are both wet to the knee.',
          when: ['wary', 'no_item'],
        },
        {
          text: '“Quack,” you say, and {name} looks round for the duck. You say it again. It is you. It comes down off the bank on its wet feet, to tell you kindly how it is said, and nods until you have it.',
          when: ['warming'],
        },
        {
          text: 'You wade along the flooded path, and {name} comes in your wake, rocking like a small yellow boat. You stop short, and it runs into your leg. It goes all the way back to the gate. It is ready when you are.',
          when: ['trusting'],
        },
      ],
      little: [
        'You chase {name} round the pump. It lets you by, out of manners, and falls in behind. So round you go, chasing nobody, followed by the happiest duck there is. It was the happiest before, too.',
        'You pull faces at {name}, who is wet through and could not be happier. It nods at every one. It takes it that you are explaining something. At the fish it nods so hard that a drop flies off its bill.',
        {
          text: '{name} nods through the rules and plays, as cheerful as it was before, which is as cheerful as ducks get. You explain that it may come closer. It nods. It stays where it is.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You splash {name} and {name} splashes you, and you both go under. It was in high spirits before this and is in the same ones now. You say that it has won. It nods, and stays in the middle of the pond.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} was as glad as a wet duck can be. You play, and it gives you a splash for every one of yours, to be fair. Then it gives you one over, and looks at how you take it, head on one side.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You cannot make {name} gladder, it is raining. You say so, and it nods. You say you might as well sit down in it too, then. It nods. It gets in your lap, so that some of you is under a duck.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} sings in the ditch, up to its chin in good weather. You quack, to make it two. It breaks off and looks at you round a dock leaf. It gives a nod, not unkindly, and sings the rest with its back to you.',
          when: ['wary'],
        },
        {
          text: '{name} has a gutter all to itself and wants for nothing. But there you are, hopping in the wet by yourself. So it climbs out, hops behind you twice round the yard, sees you safely back to your step, and returns to the gutter.',
          when: ['trusting'],
        },
        {
          text: '{name} could not have been gladder if it had rained, and it rained. It plays along behind you, doing what you do, half a beat late. Then it shakes itself. You are the wet one now, and it is so pleased for you.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} was so happy that there was a ring round it in the water. You wade in to play. It lets you splash, nods at every splash, and moves the ring over, so that you stand in it as well.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You stamp in the puddle for {name}, and the drops fall on its back and stay there. It looks from the puddle to you. It would come after you if it could get up. See first to what it needs.',
        'You run round the pump, and {name} stands up to run behind you, and sits down. It nods, as if you were right to go without it. You are not. See to what is wrong first.',
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
          text: 'It is {item}, and {name} splashes and quacks and plays itself silly. Then you explain that you can be trusted. It listens with its head on one side, right to the end. It does not nod.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, and {name} plays until the whole floor is covered with small wet footprints. There is one dry patch, a yard across. You are sitting in it.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {item}, you go first and {name} comes second, and whatever you do is done again behind you, on wet orange feet. You trip. It thinks about that, lies down in the mud, and gets up just as you did.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays at {item} until its butter is brown. It rains. You would go in, and tell it so, and it nods, and nods, until you see by yourself that there is no reason whatever to go in.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You are getting {item} wrong, and say so aloud. {name}, who was playing by itself at the other end, stops, and comes across to nod. It nods at six feet, at four. By the time you have got it right you are both splashed.',
          when: ['warming', 'well'],
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
          text: 'Water is no trouble to {name}. You are. It keeps its tail to you, and the dirt rolls off its back, and so, one after another, do all the kind things that you say.',
          when: ['wary', 'well'],
        },
        {
          text: 'You explain to {name} why it needs a wash. It nods all the way through, walking backwards. The dirt does come off in the end, and it is butter-yellow, and still nodding, from the far side of the room.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is brown, and in the basin, and you tell it your troubles as you rinse. It nods. By the time you have come to the end of them it is quite yellow. It gets out, and waits for you to get in.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You pour, slowly, and {name} lets the water run off with the dirt in it. It has nothing against water. It is your hands that it watches, one on this side and one on that, so you keep one for each eye.',
          when: ['wary'],
        },
        {
          text: '{name} puts its head under your stream, lifts it, and sends the whole of it rolling down its back as far as the curled feather. The mud goes too. It looks at your soaked sleeve, and nods. You are coming on.',
          when: ['trusting'],
        },
      ],
      little: [
        'You pour, and the water rolls off {name} in beads as clean as it came. You pour again. It believes that it is simply raining, in one spot, and shuffles its feet until it has the best of it.',
        'You sponge {name}, explaining about dirt, and it nods. You do the other side, more slowly, and stop. You have seen it for yourself. It was butter-yellow all along.',
        {
          text: 'You explain to {name} why it needs a wash, and it nods. You do the back, the front, both wet feet, explaining, and it nods. Then you spot it yourself. It was clean.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, which was clean, and flatten the one curled feather above its tail. It curls. You wet it and flatten it. It curls. {name} looks round, delighted, to see which of you is winning.',
          when: ['well'],
        },
        {
          text: '{name} has just come out of the pond and is washed. It looks for the reason, and nods, as there must be one. When you have done it shakes, once, and goes back to the pond to be wet by itself.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash {name}, and it was clean, and nods. You see it yourself, after a while. You say, you were clean. It nods. It stays in the basin, tail going, and turns round, so you can do the side that was clean too.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You pour water on {name}, which is clean, and it runs off, clean, and you pour again. It has shut its eyes. There is no reason for any of it. It wags, to let you know that it has noticed that too.',
          when: ['trusting'],
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
          text: '{name} nods at the medicine, swallows, and nods while it does its good. Still nodding, it walks backwards on wet feet to the other end of the room. It was never a yes.',
          when: ['wary'],
        },
        {
          text: 'You explain the medicine, and {name} nods, and nods, until you see it for yourself: you are standing between the duck and the door. You move. Down it goes, and does good.',
          when: ['wary'],
        },
        {
          text: '{name} takes it, because you go in front in these things. It leans its butter side on your arm, all feathers anyhow. You ask if it is better. It thinks. It nods, and for the first time you feel that it was asked.',
          when: ['trusting'],
        },
        {
          text: 'You tell {name} what the dose is for, softly, as it goes in, and it has not the strength to nod. Its face is turned away. But at your voice the curled feather moves. Keep talking. Stay.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} takes the medicine, then a bit of water, then looks for the next bit. It is as well as a duck can be. It has taken it for a very small dinner. Keep the bottle for a bad day.',
        'You explain to {name} what the dose is for, and it swallows it and nods, until you come to the end and see it yourself. There is nothing wrong with this duck. Put the rest by for when there is.',
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
          text: 'You explain to {name} about the clean floor, and it nods, and wipes its feet, left, right. It has really learned it. When you go off down the passage there is no slap behind you. It stays on the mat, with its feet together.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} is told not to bring the pond in. It nods all through. It has understood, and leaves the pond by the door. It falls in behind you as before, but when you stop it does not bump into you. There is a gap.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Not in the seedbed,” you tell {name}, and say why. It nods at every reason, until it sees for itself. It lifts out one foot, then the other. When you go on it falls in behind you, but a long way back.',
          when: ['from_child'],
        },
        {
          text: 'You crouch and tell {name} no, about the post. It nods and gives up what was a letter. It has understood. It falls in behind you as it always does, but looks at your heels, and not at your back.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} not to walk on the seedlings, and it nods from the path, where it has stood all the while, wet feet together. You go on for a bit. It likes to hear how well you put things.',
        '{name} listens to the whole lesson with its head on one side and then with its head on the other. It has been doing just that since it was told the first time. It nods you home.',
      ],
      bad_time: [
        'You tell {name} what it did wrong, and it nods, and nods, and goes on after you have stopped. It would nod at anything. Look again, and you will spot the trouble yourself. See to that first, and teach it later.',
        'At the hard word {name} sits down on its wet feet, and the curled feather goes flat. Most things run off a duck. This has not run off. See to it first, and teach it later.',
        {
          text: 'You explain to {name} what is wrong. It nods. You explain it again, slower. It nods, and halfway through you spot the mistake yourself. It is this lesson. {name} is already six wet footprints further off.',
          when: ['wary', 'well'],
        },
        {
          text: 'Your lesson comes down on {name} like rain, and like rain it runs off behind, under the curled feather. None goes in. {name} has nothing against rain. It moves a yard away from the cloud.',
          when: ['wary', 'well'],
        },
        {
          text: 'You point and scold, and {name}, that follows anybody, looks where you point, and goes there. It is as far as it can get. It stands with its bill to the fence. Win it first, and let it walk behind you.',
          when: ['wary'],
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
          text: 'You explain to {name} that it is bedtime. It nods, with its back to you. You explain why. The nods come slower and lower, and the last does not come up. It sleeps very well. It has not agreed to anything.',
          when: ['wary'],
        },
        {
          text: '{name} sleeps with one eye open, and the open one is for you. The half of the duck behind the shut one has a lovely rest. Then {name} turns round, so that the other half can have a go.',
          when: ['wary'],
        },
        {
          text: '{name} puts its bill under its wing, and both eyes go, first the inner one, and then the one that is kept for foxes. It has one wet foot out, on your slipper. It is second, and the first is here.',
          when: ['trusting'],
        },
      ],
      little: [
        'You tell {name} to have a rest. It nods, sits down and tucks its bill in. Then somewhere there is a drip. Out comes the bill. It will rest directly. It must just see to the drip.',
        'You carry straw to the corner, and {name} walks behind you to see where it is going. You lie it down. You tiptoe off, and are quite pleased, until the gate, when you hear two wet feet stop just after yours.',
        {
          text: 'A duck among strangers sleeps with one eye open. {name} is in bed, in the best of spirits, not tired at all, with one eye open, on you. So is the other.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You explain to {name} why it is being put to bed. It nods, and nods, cheerfully, one waddle out of reach. About half way through you notice that it is not tired.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not tired, but you are in front, and you said bed, so it went. Now you go off down the passage. Slap, slap, comes something behind you, in single file. You turn round. It nods. It thought that we were going.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You put {name} to bed, and it is not tired, but it would follow you anywhere. It tucks its bill in, because you say so. Under the wing you can hear it muttering, very low, so as not to wake itself.',
          when: ['trusting'],
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
        'This time nobody explains anything to {name}. You sit on the bank, and it sits a little lower down, where it is wet. Its tail waggles once at something that you have not said. By now you are damp along one side.',
        'You sit in the porch with {name}. “There’s a puddle,” you say, and it nods. There is nothing to add to that. It shuffles up until the wet of it has got to your sock, and you leave the sock where it is.',
        {
          text: 'You sit by the pond with your trouble and do not tell it. {name} comes up out of the water and sits, not touching, and nods at nothing, slowly, like somebody keeping a seat. You begin. It shuffles one wet foot closer.',
          when: ['warming', 'well'],
        },
        {
          text: 'It rains, and {name} sits on your feet in it and keeps them from getting dry. You tell it the lot. It nods when you do and stops when you do. By the end there is not much left of the trouble.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You have nothing to explain, and {name} nods at that as well. Then it settles down on your feet, which are dry, poor things, and fluffs itself out over them like a lid. Neither of you moves until they are damp.',
          when: ['trusting'],
        },
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
        'You talk, and it lies against your shin and hears it through the bone. It does not nod. It would like you to go on. After that, what it needs.',
        '{name} puts its bill into your palm and leaves it there, like something handed in. Sit a while longer. Then see to it.',
      ],
      asleep: [
        '{name} sleeps in the reeds with its bill along its back. You sit down there, with all your troubles, and tell it none. It turns its head over, still asleep, from the left shoulder to the right. You are on the right.',
        'You sit by {name} while it sleeps. A drop comes off the leaf, rolls down its back, and lands on you. By and by the orange foot that was drawn up slides out, and is let lie against your boot, quite limp.',
        'From under the wing comes one word, with a waggle in it: {loved}.',
      ],
      shy: [
        '{name} is out on the pond, right in the middle, going slowly round. You sit and trail your hand at the edge. The ripple has a long way to go. When it gets there {name} bobs, looks about, and sends one back.',
        'You sit on a pail and tell your trouble to nobody, as {name} is behind the shed. You do not see so much as a feather. But when you stop, somebody round the corner says “mm”, as one says “and then?”',
        {
          text: 'You sit down in the rain and {name} is glad of it for you. It paddles about on the far side, muttering. You get wetter. You get so wet, at last, that it comes over and has a look, and nods.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit a long way off and explain nothing. {name}, merry out there on its wet feet, has nothing to nod at, and waits for you to begin. You do not. After a while it nods anyway. Stay. That was for you.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You tell nobody in particular what has gone wrong, and {name} is out in the middle of the water with its back to you, and never turns. But once, at the hardest place, the back of its head nods.',
          when: ['from_child'],
        },
        {
          text: '{name} is hours old, and whoever it follows first it will follow for good. So there is no rushing this. It looks at the bucket, and the broom, and over the edge of the straw at you. You stay sitting.',
          when: ['baby'],
        },
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
