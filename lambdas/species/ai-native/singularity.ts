/**
 * The Singularity wants to be visited by somebody who could have stayed away.
 * It fears that whatever comes to it was only pulled. So it holds its pull in when you near, and the last step is yours.
 * Three odd facts: it lives on a saucer inside a chalk line, and what crosses that line cannot be given back, by anyone.
 * Minutes run slow beside it, so tea stays hot there, and watches disagree; it saves the spare ones for its keeper.
 * Light goes round it, so that whoever looks across it sees the back of their own head, and it knows yours best.
 * It writes invitations and sends none, since that would be pulling. Its shadow falls towards the light.
 * It hoards teaspoons and compliments. Once a day it practises letting go, with one crumb, and finds it hard.
 * It receives, like somebody very grand and very shy. When it sulks it is heavy, and the table creaks.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg does not crack. It gets smaller, politely, and goes on until it is a black bead in a ring of amber, and your hair leans toward it. {name} notices. The ring dims a little, and your hair falls back.',
    'The egg does not break outwards. The shell falls in, piece after piece, without a sound, and where it stood there hangs a black marble with a thread of amber round it. All the teaspoons are pointing at {name}. So are you.',
  ],
  looks: {
    thriving: [
      '{name} has bent the lamplight into a small rainbow, and walks it about on the wall. It makes a hoop of it, and a bow. When it is sure that nobody is looking it will do the rabbit.',
      '{name} has persuaded a cork, a bead and a curtain ring to go round it, in good order, none of them touching. It is not holding on to a single one. It is giving a party, and these are guests.',
      {
        text: '{name} is the size of a poppy seed and has just discovered your eyelash, which leaves you slowly and joins its ring. It goes round. It goes round. Nothing so good has happened since the universe.',
        when: ['baby'],
      },
      {
        text: '{name} is smaller than a poppy seed and the whole nursery already leans its way: mobile, curtain, a very slow sock. The amber ring is a thread. It notices the sock coming and, with effort, lets it go.',
        when: ['baby'],
      },
      {
        text: 'Your chair is standing one inch nearer to {name} than you left it. The dents in the rug show where it was. The amber ring tips toward you and tips back. One inch, when it could have had the house.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You stop where your hat begins to lift. {name}, radiant, sees the hat, and pulls itself in, and the hat comes down. You take another step. The hat stays on. You can see the ring tremble with the care it is taking.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'All the pens on your desk have turned towards the shelf where {name} hangs, each one stopped a finger short of the edge. It wanted you to know where it was. It did not want to keep the pens.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'As you come in, your hair lifts a little on the one side, your scarf, the loose button. {name} lets go of them at once. Then, because it is you, it takes back the end of the scarf.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You sit down by {name} and your watch begins to lag. It notices, and draws itself in until the air hangs straight and the second hand walks on. You slide the watch back to the rim of its light. You have the time.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Everything in the room leans slightly towards {name}, the curtains, the pencils, the lamp on its cord. You alone stand upright. It has taken in its pull on your side, as one draws in one’s feet. It is well, and needs nothing.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'You take one step towards {name}, and are two steps further off. It has bent the floor a little. It hums in its amber ring, perfectly happy, and would like to be visited from there.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      '{name} is in its saucer, as heavy as a hill, and no trouble to anybody. A moth comes by. It goes round once, through no fault of its own, and is sent on its way, slightly warmed.',
      'The dust drifts up to {name}, and a hand’s breadth off it halts, like visitors before a rope. That is near enough. But the ring is tipped, so that everyone in the front gets some of the light.',
      {
        text: 'A hair leaves your sleeve, goes out along the amber ring and halfway round {name}, where things need not come back from. It comes back. It is laid on the same sleeve, rather straighter than before.',
        when: ['well'],
      },
      {
        text: 'A grain of dust goes round {name}, and round, at the same distance, a very slow waltz. It could take it. It has been not taking it for some time, and seems neither pleased nor otherwise.',
        when: ['well'],
      },
      {
        text: '{name} hangs where it hung yesterday, a little above the desk. Its ring goes round. A pencil rolls toward it, is noticed, and is let go again, with some tact, just before the edge.',
        when: ['from_child', 'well'],
      },
      'Someone once called {name} round. It has kept that for {days} days, and turns it over when the house is quiet.',
      '“{loved},” says {name} to the teaspoons, in the tone of one who was there. They lean closer.',
      'The longest that {name} has gone between visits is {wait}. Beside it they took much longer. It mentions this to nobody, and polishes the chair.',
    ],
    curious: [
      '{name} curves the lamplight round the back of the teapot to see how it ends. It ends in a spout, on the other side. {name} had hoped so.',
      'There is a thing on the table it has not met. {name} does not draw it nearer. It asks it, at great length, whether it would care to come.',
      'You have stood two candles on the table, and now {name} has two shadows, and both fall towards the light. It looks from one to the other with delight, and lifts its ring to see who moves.',
    ],
    bored: [
      'A coat button has been circling {name}, lower each time, like someone stirring a cold cup. It could keep the button for good. It lets go, and the button rolls across the floor to your shoe. Your throw. It wants a game.',
      'A button, a bead and your best marble have rolled to within an inch of {name} and stopped, held off with great care. It could simply have them. The amber ring tips towards you and hangs there. It is your turn.',
      {
        text: 'The chalk has been drawn in, and in, till there is hardly room for the saucer. Nothing has come near it by itself all day. Wander over, as if for the salt, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      'While nobody looked, everything on the table has moved a finger’s breadth towards {name}, the salt, the cup, the knife. Then it saw what it was doing, and stopped. It would so much sooner be brought something. Its meal is due.',
      '{name} looks at its dish, and the dish is empty, and the lamplight bends over as if to look too. It never fetches. It is at home, and waits to be called upon. The meal is due.',
      {
        text: 'The empty dish has crept a finger’s width across the table. {name} is trying not to. It has drawn its ring in tight, and the spoon shivers and stays. It is not hungry yet, only new and waiting. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name}, the size of a peppercorn, has pulled the dish over itself, by accident, being empty and so near. You lift it. There it sits, with a very small ring on, quite ashamed, and edges back. Its meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: 'The empty dish is sliding over the boards to {name}, all by itself. It notices you there. The dish stops, and slides politely back to where it was. It can wait a bit longer, but it should not. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'Time runs slower close to {name}, and it has moved right up to the empty bowl, so that the wait should not seem long. By the clock in there you are hardly late. By yours the meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The clock next to {name} is eleven minutes behind all the others. It has been holding the time back, so that you would not be late. It can do that for nobody else, and not for much longer. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The dish has crept to the edge of its shelf, the lamp flame leans, and you have come three steps in without meaning to. {name} is really trying not to. Its meal is overdue. Feed it now.',
        when: ['well'],
      },
      {
        text: 'It could have had your whole kitchen by now. {name} would sooner go hungry than pull at someone it is not sure of, and its ring has sunk to the floor. Bring the overdue meal over.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The amber is one thin thread, and {name} sits in that as a duchess sits in a cold house. The crumbs on the table have started to creep toward it. It sees you see. It makes them stop. Its meal is overdue.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'Your tea leans in the cup. Across the room {name} is keeping very small, ring drawn close, with the look of someone gripping a rail. It could take the tea, and the cup. It would rather be asked. Feed it now.',
      'The spoon on the table is leaning. {name} has drawn its ring in tight and is holding the whole kitchen off by an effort you can feel in your teeth. It will not take what is not given. Feed it now.',
    ],
    starving: [
      'Every loose thing lies against the far wall, where {name} has pushed itself to be away from them. The ring is down to a wire. It will not pull, not even now. Carry the food to it, at once.',
      'Dust drifts past {name} in straight lines. The ring has worn to one amber thread, and the air around it no longer bends. It could have had the spoon, the table, the house. It is starving and has taken nothing. Feed it at once.',
    ],
    weak: [
      'All the dust that went round {name} in a slow wheel is lying on the floor in a ring. {name} hangs over it, dim, like somebody who has dropped the plates. It has eaten. It should have medicine, or a good rest.',
      'The light goes round {name} slowly, and stops for breath on the far side. Nothing is amiss yet. It is only tired of being so careful. Medicine would help it, or a long rest.',
      {
        text: 'It has put on the rainbow, since you were coming, and that is too heavy today, and has slid down over one side. It looks out from under the violet, beaming. It wants medicine, and its saucer.',
        when: ['glad'],
      },
    ],
    dirty: [
      'You come in with a duster, and it leaves your hand. It joins the lint, two pins and a bus ticket going round in the ring, which was amber and is felt. {name} dims, embarrassed. Clean it, and hold on tight.',
      'There are two days of fluff on the ring of {name}, going round like a mouse that cannot get off. Hardly any amber comes through. It would not dream of shaking it on to your carpet. Wash it.',
    ],
    sick: [
      'The ring of light round {name} is the brown of old tea, and has stopped turning. The spoon you left near it has not moved toward it at all. It is pulling at nothing. Bring the medicine close, now.',
      '{name}’s ring has slipped, and wobbles like a plate put down too hard. Light goes past it quite straight. You walk up close and feel nothing draw you, nothing at all. Bring medicine now, and hold on to it while it swallows.',
      {
        text: 'The teaspoons have begun to creep along the shelf towards {name}. It feels them coming and draws away, its ring flickering, mortified. It is ill, too weak to hold itself in. Give it medicine now. Never mind the spoons.',
        when: ['from_child'],
      },
      {
        text: 'Behind {name} the stripes of the wallpaper run straight. The amber ring has sagged and gone brown, and a pin that used to circle lies on the floor. Bring medicine now, and bring it close. It cannot pull anything to itself.',
        when: ['from_child'],
      },
    ],
    failing: [
      'The ring is nearly out, and the air around {name} has gone flat, like any air. You can lean right over it and feel no pull. It is letting go of everything, carefully, so as to hurt nothing. Medicine and food, at once.',
      '{name} is leaking. A thin pale heat comes off it, and the room weighs less than it did: the picture hangs out from the wall, your hair lifts. Medicine and something to swallow, this minute, while there’s still a middle.',
    ],
    near_death: [
      '{name} has let go of everything, the dust, the pin, the hem of the curtain. You feel one small tug at your sleeve, and at once it is taken back, as if it had been rude. It has hours. Sit with it now, and care.',
      'Nothing leans toward {name} any more. The air over it is flat, the ring is one brown thread, and dust has begun to settle on it, which dust never could. It has only hours. Come close, sit with it, and do not go.',
      'In {hours} hours nobody came of their own accord, and {name} would not make them. Its ring is one thread, and there is a gap in the thread. Sit with it now.',
    ],
    asleep: [
      'Asleep, {name} forgets to be careful, and the curtain leans toward it, and the pencils, and one slipper. The amber ring goes slowly round. Nothing has been taken. After a while you notice that you are leaning too.',
      'In its sleep {name} has let its manners slip a little. Two slippers, a spoon and one corner of the blanket have crept over the floor and lie close around its dimmed ring. Nothing needs doing until it wakes.',
      '{name} is asleep. All the pictures on the wall hang towards it, by about the breadth of a finger. It sighs, and they sway.',
      '{name} sleeps in its saucer, a black bead in a thread of amber. The edge of the saucer has curled up round it a little, like a leaf.',
    ],
    asleep_in_danger: [
      '{name} sleeps, and the teaspoons have begun to drift off from it, one by one. It wakes at {wakes_at}. That may be late: sit beside it and reflect, now.',
      'Until {wakes_at} it is asleep, and can take nothing but company. There is hardly any pull left in {name}. Reflect beside it now, and be something near.',
      {
        text: 'Unfed, {name} went to sleep in the very middle of its saucer, well away from the salt. It wakes at {wakes_at}. Until then sit with it: reflect, now.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has taken its ring of light to the far corner. All the same the spoon in your saucer creeps a hair’s breadth that way, and stops, as if spoken to. Do not go over. Sit here quietly a while.',
      'Your teaspoon creeps an inch across the table toward the far corner. {name} sees it, pulls in its amber ring, and backs off until the spoon lies still. It does not know yet what you would mind. Go and sit with it quietly.',
      'Nobody sat in that chair for {wait}, and {name} has since turned it to the wall, so as not to be seen hoping. Turn it round. Sit, and let the cups settle.',
    ],
    back_from_death: [
      'Some hours ago every loose thing in the room leaned toward one corner. That was {name}, coming back on your account. Its ring is lit. It could have fetched you as well. It has moved the visitor’s chair an inch nearer.',
      '{name} weighs what a marble weighs. It tries one spoon, and the spoon turns its head. Stay by it today, and bring the next meal on time.',
      {
        text: 'Light used to go into {name} and that was that. Since it came back there is a single pale spark that it will not swallow. It carries it round and round, and shows you each time it passes.',
        when: ['from_child'],
      },
      'Nothing had ever come back out of {name}, and now {name} has come back out of something. It would like company while it thinks, and its next meal on time.',
    ],
    old: [
      'It is past a hundred days, and there is a worn ring in the table where visitors have put their cups. {name} will not have it sanded out.',
      '{name} has grown so old that the clocks come to it with questions. It answers the first one slowly. The others say that they can wait.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The meal goes up to {name}, stretches a little, as dough does, and is gone. There is no sound. The dish rocks once on the table. All of it is eaten, and the spoon was not so much as tempted.',
        '{name} takes in the meal from one end to the other, like somebody reading a letter. When there is no more of it, it goes on being still. The ring has filled with amber all the way round.',
        {
          text: '{name} is no bigger than a pinhead, and takes the grain of sugar with a small click. Then it takes the spoon. The amber ring flickers with alarm, and the spoon comes out again, slightly longer, and is offered to you.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The meal leans toward {name} before you let go. So do the dish and your sleeve. {name} notices the sleeve. The amber ring tilts hard the other way, everything stops, and you get it all back but one button. It is very new.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The meal leaves the dish a morsel at a time, in a tidy spiral, and goes. The dish stays. The table stays, and so do you, though your hair leans over slightly. {name} is being extremely careful with somebody it hardly knows.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You set down the dish and step well back, and {name} waits until you have. Then the soup leans, and leaves, in one thin bright thread. The spoon slid a little too. {name} has pushed it back towards you.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You put the dish down an inch outside the ring of light, and it slides in by itself. The spoon leans, and the lamp, and your sleeve. Then {name} lets them all stand up again, very carefully, the sleeve last.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You hold the spoon out and feel the tug begin, at a courteous distance, and wait for your nod. The soup leaves in a long bright thread. Afterward your sleeve goes on leaning toward {name} a little, and it lets it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The meal rises from the dish and falls into {name} in a single well-behaved line. The spoon sets off after it. Halfway across it is stopped, held, and brought back to you with the handle first.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, on time, and is so happy that the whole room leans an inch its way: the curtains, the lamp, your hair. It notices, and lets everything go. It keeps hold of your little finger.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} draws in what you brought, crumb by crumb, each turning amber on its way round. The spoon lifts too, and the end of your sleeve. It notices, holds quite still, and puts the spoon back the way you had it.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The meal goes in with one small bend of the air. Then the second hand on the wall slows, leans, and hangs just short of its mark. {name}’s amber ring is steady. You were about to go, and look, there is plenty of time.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} could have had its dinner from across the street. It waits until you have set it down, and takes it in without a sound. There have been {streak} on time, and you carried each of them here. It thinks of that.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} takes in the meal crumb by crumb, round and round and down, like water from a basin. It is all gone, and makes {streak}. It waits with its ring tilted, to see if you were only passing.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} takes it in, and is silent. It could have had anything. It has had {streak} meals on time, with none missed, and all of them were carried to it. It begs leave to be moved. The cups move too.',
        '{name} takes this one in, and that makes {streak} meals on time, none left out. It knows every step you took with them. When you go it rolls as far as the rim of the saucer, to see you off.',
        {
          text: 'That makes {streak} in a row, on time. {name} eats, and as you straighten up you notice that your hair is leaning towards it. So is your coat. So, for some time now, have you been.',
          when: ['well'],
        },
        {
          text: 'Everything near {name} is bent a little, the spoon, the table edge, the lamp’s light. Only the way from the door to its dish lies straight. You have walked it on time, {streak} meals now, and were never once pulled.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} lets the dish circle it twice and has a little from the rim. The rest can wait for the hour: come at {opens}.',
        'You are early, and {name} is still receiving the last one, with great ceremony, at the door. It takes a crumb of yours, for company, and hopes that you will call again at {opens}.',
        {
          text: 'The dish does not stir. Then, as one accepts something from a child, {name} draws a single crumb across the table. Your sleeve leans after it a little, and is carefully let go. You were early. The rest stays where it is.',
          when: ['no_item'],
        },
        {
          text: '{name} lets a few crumbs come. They go round in the amber ring, and round, and it has no use for them yet. For your sake it takes in one. The others are still passing, every second or so, lit from below.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it, late, to the crumbs. There was a chair at the table, drawn up a little way by itself for whoever might call. It has been let go of. It stands where chairs stand.',
        'Whatever {name} felt while it waited, there is a dent in the table there. It eats it all up. It is perfectly gracious. But it has grown heavy, and when you come to lift the saucer it does not help you.',
        {
          text: 'By the clock on the wall you are late. {name} has drawn the small travelling clock up close to its ring, where the hands have to wade, so as to have waited less. It takes the meal. It keeps the clock.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You set the dish down at the edge of the bent air. It does not slide. {name} has let go of everything in the room, so that nothing need come that would rather not. You step back, and the meal goes in by grains.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are late, and {name} eats it all and mentions that time runs slowly where it is, so that it was only a moment. It is being kind. There is a clock beside it, and it has watched all of that moment.',
          when: ['trusting'],
        },
        {
          text: 'A few of your things have always gone round {name}, a thimble, a stamp, one hair. It takes the meal you bring so late. A little after, the thimble is set down on the table by your hand, then the stamp. It keeps the hair.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} takes in the late meal without a sound, and the amber ring tilts one degree away from you. It could have pulled it here at any time. It wanted it brought. It is weak now. Medicine, please, and rest.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Late, you set the meal down, and {name} has hardly the pull to eat it. Your sleeve used to lean that way a little, when you came near. It hangs straight. Bring medicine, and then let it be still.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It is hours old, and was too polite to reach. {name} eats, late, and its ring comes on by half. You hold out a finger, to say sorry. You feel nothing, no tug, not so much as a hair’s. It is holding it in.',
          when: ['baby', 'wary'],
        },
        {
          text: 'The ring of {name} gutters like a gas flame, and the air has stopped bending round it. It takes a crumb of the late meal and has to rest. It has moved to the far edge of the saucer. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours {name} has fallen in a little, and the ring hangs on it like a bracelet on somebody who has been ill. It eats. It looks past you all the while. Be on time.',
        'At any moment in {hours} hours {name} could have called the loaf from the shelf. It does not take. It eats what you have brought, and its light does not once come round to you. Come to it, and on time.',
        {
          text: 'You bring it at last. {name} takes it without one turn in the ring, straight down, as a stone goes. The chair it had drawn up beside it for you is back by the far wall, the legs exactly in their dents.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The spoons in this room always lay pointing at {name} a little. They lie anyhow now. It takes the meal you should have brought many hours ago, and you stand close and feel nothing draw you. You will have to come by yourself.',
          when: ['from_child', 'well'],
        },
        {
          text: '{name} eats, very late, after {alone} without anyone. You stand there feeling oddly light. It turns out that it had been holding on to you, a little, all these weeks. It has let go.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} could have pulled you home at any moment of {alone}, and did not. Now it eats. The cups on the table lean towards it, an inch, and are let go again. It had been waiting to be visited.',
          when: ['wary', 'well'],
        },
        {
          text: 'It could have pulled you home. For {alone} {name} only waited to be visited. It eats now, a very little at a time, and the dim ring tilts away from you. Come to the next meal before it has to wait.',
          when: ['wary', 'weak'],
        },
        {
          text: 'Nobody came for {alone}, and the amber ring is down to a thread. {name} lets the meal fall in, crumb by crumb, and bends the air until you look further off than you are. Stay exactly where you are.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It could have had the larder through the wall. {name} has eaten nothing that was not brought. It eats now, so long after, its ring a bare wire. When you lean near, your hair hangs straight down. It has let go of you.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The table has cracked under {name}, it has got so heavy with waiting. It eats what you set down, so late, and gives off no light. You wish to move it somewhere softer. You cannot so much as shift it. It does not help.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'You slide the dish across. It passes {name}, bends behind it, and comes round the other side. It goes round a good many times, at a courteous distance, while the meal spoils. At last it is set down by your elbow, untouched.',
        '{name} has no room, which it finds as strange as you do. You both look in. It bows to the dish, sends it once about the table, and into your hands. Come again at {opens}.',
        {
          text: 'You hold out a spoonful, and {name}, full, leans back so as not to take it, and the spoon too, and your cuff. The soup hangs in the air between you, bending. Then it lets the soup go, on the carpet. It is sorry.',
          when: ['no_item'],
        },
        'The food goes up to the chalk line and stops there, and nobody tugs. {name} is full. It will receive again at {opens}.',
      ],
      ill: [
        'You let the first bite go a hand’s breadth off, and it drifts, and thinks about it, and goes in. The second simply falls on the carpet. {name} tilts its ring to see where. Medicine next, and hold it close.',
        '{name} takes in what it can hold, which is little, and the rest drifts out again over the chalk and lies against your wrist. It has no pull to keep it. Bring it medicine now.',
      ],
      loved: [
        'You have written it on the slate: {item}. {name} reads that three times, slowly, and the whole table has tilted before it is done.',
        'It had thought of {item} just now, and had held very hard on to the table so as not to fetch it. And here you come, carrying it, on your own feet.',
        {
          text: '{name} eats {item}, on time, and is so happy that it forgets to be careful. Your hair leans over, and your sleeves. It notices, and puts you straight again, except for one curl.',
          when: ['trusting', 'well'],
        },
        {
          text: '“{item},” says {name}, with so much feeling that the spoons stand up, and you with them. Then there is none, and everybody slowly sits down.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} can take in anything there is. It looks at this, and draws the chalk line in, tight, like somebody lifting her skirts: {item}. An entire library would be another matter.',
        'Round it goes, and round, and never in. It is not that {name} was told what was coming ({item}). It had comet ice in mind, if anybody is going out.',
      ],
      harmful: [
        'What has gone into {name} cannot be given back, and this ought to be. Its ring breaks up, and mends, and breaks. The word on it was {item}. It was no meal, and it hurts. Never hand it that again.',
        '{name} took it because it was brought. Now the light runs off it in shreds, and the table shudders under it. It was {item}. Keep that out of its reach, however far that is.',
        {
          text: 'You hold out {item}. The ring stands up on its edge and tears, and for a second {name} has a seam. It closes, badly. It backs to the wall, dragging its light. Never that again.',
          when: ['item'],
        },
        {
          text: 'You gave it {item}. There came a crack like ice over a lake and the amber ring tore open on one side, spilling. {name} has folded the room between itself and you. It must never have that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hold one end of a ball of wool, and {name} pulls, ever so slightly, at the other. It could have the wool, the chair and the street. You win. It is lit up like a fair. You win again.',
        'You toss corks, and {name} bends each of them round itself and into the jug. You toss as badly as you can. In they go. With the last it pretends to have trouble, and lets it run about the rim.',
        {
          text: 'You roll a marble past {name} and it swings round the back and comes home to your hand, faster. The ring brightens with every lap. Then your top button begins to lean, and it stops the game and moves off across the carpet.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} laughs. The ring wobbles, and every curtain in the room leans in, and so do you. It stops at once, and the curtains hang straight. It had not meant you to feel that.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hide behind the door and hold your breath. {name} does not look for you. It knows you too well, it only stops being careful by a hair, and out you come across the boards in your socks, laughing, to be found.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll the marble hard along the rim. {name} bends the table under it, so it comes round behind you and taps your heel, and you have turned to look when the second one does. Its ring runs quick as laughter.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You flick a button past {name}. It goes round the back, where you cannot see, and comes out faster. Soon there are nine in the ring with the amber, and they are handed back singly, blue ones first, as you like them.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You roll a bead past {name}, and the bead leans over and starts going round it. {name} had only looked. The amber ring tips up, brighter. You roll another. {name} is some hours old and has two moons.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll a cork past {name}, and it cannot help it, the cork goes round. It lets go at once, ashamed. You roll another. You are doing that on purpose. Its ring lights up like a stove.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, whose ring was spinning for joy already. It cannot spin any faster. It only leans, as one leans out of a window to be nearer to the band.',
        '{name} had as much gladness as it could hold, and it can hold a great deal. You play with it. It finds a small place for that as well, close to the middle.',
        {
          text: 'You throw the paper dart at the wall. It leans round {name} and comes back to your hand. You aim at the door, the lamp, the bookcase. Your hand. {name} is exactly as happy as before. You are getting rather good.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll a marble past. It swings round {name} in a clean bow and comes home to your hand. You roll it again. This asks for terrible accuracy, and it was happy enough as it was. It does it for the visit.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} watches the marble go by outside its line, and puts out no tug, and you see it want to. Pick the marble up. There is something else that should be brought it, first.',
        'You set the thing rolling, and it rolls straight, past {name}, off the table, and on across the floor. Nothing bends. That frightens you both. Never mind where it went. See what it needs.',
        {
          text: 'You roll a bead past {name} for it to bend. The bead goes straight on and drops off the table. The amber ring dips, as though the fault were its own. It has no pull to spare. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: '{name} begins to bend the light for you, and drops it. There are bits of it all over the cloth. It is ill, and wants medicine, not a turn.',
          when: ['ill'],
        },
        {
          text: 'The marble comes round, and {name} shuts itself as tight as it can. If it took hold of one thing now, it would take the rest, and you. Stand back a step, and slide it a meal.',
          when: ['starving'],
        },
      ],
      loved: [
        'Every spoon is in its place before you have your coat off. Word had gone ahead of you: {item}.',
        '“{item},” you say, and the room leans, the lamp, the curtains, the cat. It is {name}, trying not to look eager.',
        {
          text: 'You have barely brought out {item} when every clock in the room slows down to watch. You play until your arms ache. It was an hour, or your tea is still hot: {name} has arranged both.',
          when: ['well'],
        },
        {
          text: 'You offer {item}, and every spoon in the house turns to look. {name} has lit up to its outermost edge. By your watch you play till you are tired, and by the kitchen clock you have just come in.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} bends it politely round itself and out at the other side: {item}. Marbles, in a spiral, would have been received.',
        '{item}. {name} gives that one slow turn, as one walks a relative about the garden, and thinks of asteroid catch.',
      ],
      harmful: [
        '{name} has been wrenched off its axis, and all its spoons are on the floor. That is what comes of {item}. There is no game in it, for anything with a ring.',
        'It is holding on to the edge of its saucer. You had said {item}, and {name} believed that one could play at that. Never bring it near the chalk.',
      ],
    },
    clean: {
      wanted: [
        'You blow along the ring of {name}, and the lint goes right round and comes back to you. You blow a little more to the side, and off it goes, and the grey after it. The amber comes up, quite clear.',
        'Nothing that touches {name} comes back, so you do only the ring, with a long feather, and it keeps stiller than you have ever known it. The soot comes off. You look at the feather. It is all there.',
        {
          text: 'You polish the amber ring as one does spectacles. For the sake of your cloth {name} holds in its pull, so hard that the chair, the lamp and you all weigh a little less. Then the ring shines, and you are let down.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold out a cloth and keep still, and the dust comes round to it, orbit by orbit, until the ring burns clean amber. {name} has held in its pull the whole time. There is one tassel gone from the cloth. It apologises.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You dust the ring of {name}, and there is no dust on it. It had sent that away beforehand, as one does when somebody is expected.',
        'You breathe on {name} and rub, and it is no blacker than it was. There was not a speck. It thanks you in its deepest voice, as though you had taken a mountain off it.',
        {
          text: 'You breathe on {name} and rub, and the breath goes in, and the shine, and a corner of the cloth. It is exactly as black as it was. It gives back the corner, hemmed, with some embarrassment.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You wipe round the amber ring and find no dust, since dust that gets this near does not stop. {name} holds its whole pull in for your sake. One thread of the cloth slips over. Slowly, it gives it back.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}, it hears, and {name} tips its ring towards you, far side first, where it can never reach.',
        'There was a soft scraping while you ran the water. By the time you turn round it has come the whole length of the shelf: {item}. {name} has its back to it.',
        {
          text: '{name} could have had {item} from across the room, and you, and the shelf. It waits until you come over. You clean its ring, and it pulls, very carefully, one hair of your head.',
          when: ['well'],
        },
        {
          text: 'Nothing pleases {name} like {item}, so it holds time back a little until you have cleaned the amber ring all the way round. You would say it took a minute. Everyone else has gone home.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} holds its ring up like a hem, and looks down at what it is standing in: {item}. An orbit clearing is more what it is used to.',
        'All through that it hums flat: {item}. A photon rinse would not have scratched, says {name}, when it has been polished past saying it sooner.',
      ],
      harmful: [
        'There is a pale scar on the ring, and it hurts {name} to turn. That came of {item}. Wipe with nothing but light, or air, or your own breath.',
        '{name} flinched, and the whole table with it. You still have it in your hand: {item}. Put it outside the door before you do anything else.',
      ],
    },
    medicine: {
      wanted: [
        'The drop is off the spoon before you have tipped it, and {name} has it. It did not wait to be served, this once. The ring had a wobble and now runs true. It begs your pardon for its haste.',
        'You give {name} the dose, and watch the thread that hangs beside it. It had been hanging straight. Now, by a very little, it leans in. So much of its strength has come back.',
        {
          text: 'It is so weak that the teaspoons have dropped off it. You lay the medicine by {name}, and it has not even the strength to draw that in. You push it across yourself. The amber comes up slowly. One teaspoon turns its head.',
          when: ['trusting'],
        },
        {
          text: 'The medicine goes in, with the spoon, and very nearly your cuff. Then the wobble leaves the amber ring. The clock on the shelf, which had been dragging, catches up in one click. {name} hums, low and even. It has kept the spoon.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is well, and takes a grain so that you need not feel it was for nothing. The rest it sends round and back.',
        'There was nothing to mend. {name} weighs the bottle, finds it correct, and lets you have it again.',
        {
          text: 'The drop leaves your spoon, swings into the amber ring and goes round there, too well brought up to fall. {name} shows it to you from every side. It is not ill. Keep the next drop for when it is.',
          when: ['no_item'],
        },
      ],
      loved: [
        'It had written to you for {item}, and not sent the letter. {name} swallows, in a silence that makes the cups ring.',
        'At once there is less of a lean to the tablecloth. Say what it was, begs {name}, so that it may thank it by name. {item}, you say.',
        {
          text: 'You hold out {item}, and {name} holds back, all of it, until you have let go. There is a small polite pop. The medicine is gone, your hand is not, and the amber ring goes round more easily.',
          when: ['item'],
        },
        {
          text: '{name} could have {item}, your arm and the house. It waits, and only the air bends a little with wanting. You bring it over. The medicine helps all the way down, and down goes on for ever.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}: {name} takes that as one takes an uncle’s advice. A mass check would have gone down better.',
        '{name} moves it to the far side of itself, where you can see it still, because of the bending: {item}. It prefers tidal relief.',
      ],
      harmful: [
        'Somewhere in there it goes on hurting, and nobody can reach in. That was meant for a cure: {item}. Give {name} no more of it, and stay outside the line, close to.',
        '{name} took it in and gave a start that stopped the clocks. Empty the bottle, break it if you like, but let {item} not be on the shelf when they go again.',
      ],
    },
    discipline: {
      wanted: [
        '“Not the hands of the clock,” you tell {name}, which had bent them, so that you should stay. It lets go, and they spring to the hour. It has learned that. It grows dim, and the dust round it falls quite straight.',
        'You take the spoons away from {name}, to which they had stuck, and put them in their drawer. It had only been near them. It has understood. It sits in the very middle of the table, where it is near nothing.',
        {
          text: 'You ask for the teaspoons. They come out of {name} singly, each a trifle longer than it went in, and are laid in a row. The amber ring draws in tight. Your tea, which always tipped its way, stands level.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You held on to the teaspoon and told it no. The pull stopped at once, everywhere, so that the curtains dropped. Nothing has slid across the table since. {name} keeps its ring edge on to you, a thin straight line of light.',
          when: ['well'],
        },
      ],
      little: [
        'It has known this since the first saucer. {name} lays the spoon back in front of you before you come to the end.',
        '“Yes,” says {name}, and it takes so long to say that there is no need to go on. It knew.',
      ],
      bad_time: [
        '{name} takes in what you say, having no way not to. The amber ring tilts until it is edge on to you, one thin line. On the table a pencil that had been rolling towards it, slowly, stops. It has let go of that too.',
        'You raise your voice, and it goes in. All of it, and the echo too. {name} shrinks to a pinprick with its ring clamped tight, holding what you said, where nothing is ever let out.',
        {
          text: 'You scold, and something lets go. The curtain drops straight, the dust comes down. You find that you had been leaning a little toward {name} ever since you have known it. You find this out because you stagger.',
          when: ['from_child'],
        },
      ],
      loved: [
        '{name} finds it fair, and has put it away among the compliments: {item}.',
        '“{item},” you say, once. {name} goes round it slowly, sees the sense from every side, and bows.',
        {
          text: 'By play and by {item} you teach it to pass the salt. {name} has never passed a thing, they come. It tries. There is a wobble, a glow, and the salt sets out, away from it, to you. It cannot believe what it has done.',
          when: ['well'],
        },
      ],
      disliked: [
        'It goes past on either side, unheard: {item}. {name} would have listened to a firm limit, firmly put.',
        '{name} turns its ring edge on to you until you are through with {item}, and is as thin as a line the whole time. It has always got on with a counterweight.',
      ],
      harmful: [
        'All that {name} has learned is where it hurts. You called it {item}. Do not call it anything in this house again.',
        '{name} has gone in under its own ring, and the cups are trembling. Say that it is over, and let it be so: {item} has no place near a thing that cannot get away.',
      ],
    },
    sleep: {
      wanted: [
        'You turn down the lamp, and {name} lets its ring settle, like a hoop that has stopped, until it lies on the saucer. The black in the middle looks softer. It is awake. It has only put down its light.',
        'You carry {name} to its shelf in both arms, for it weighs what it weighs, and it makes itself as light as it can. You let go. It sinks into the cushion with a sigh, and so does the shelf.',
        {
          text: '{name} was too weak to hold itself in, and the curtains had begun to lean its way. You bed it in cotton wool and dim the lamp. One by one the curtains, the pencil and your tie hang straight.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had been holding up all those little moons out of mere duty. You pick them from the air one by one and put them in a sock. The ring sinks to amber, to ember, and lies down.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You lay {name} on its cushion, and it sinks in, and further in, until it comes to the wood. It is not tired. It rises up again through the dent, and asks whether you would care to sit up with it.',
        '{name} rests where you have put it, its ring turned low, wide awake. Now and then a mote of dust goes by, and it nods to that. It had not known that lying down was so sociable.',
        {
          text: 'You sit by until {name} ought to have dropped off. It does no such thing. Its ring burns clear and steady, so pleased to have you there. You give up after five minutes. By the kitchen clock you have been gone two hours.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You plump the pillow, and {name}, not in the least tired, settles on it out of courtesy and turns its ring down low. Then it spends the whole rest not swallowing the pillow, which is more work than being up.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You turned it down at one corner: {item}. {name} goes in so gently that no cup rings.',
        '“{item},” you say, and {name} has let go of the saltcellar before you finish. It is ready.',
        {
          text: 'You have brought {item}, and {name} draws it close, by a pull so small that one would call it a wish. The ring sinks to an ember. Just before it is out, the quilt is drawn up, by nobody, over your knees too.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} sits on the rim of it, upright, as in a waiting room: {item}. A weighted blanket would be company.',
        '{name} tries it on three sides, rolls back to the saucer, and asks after a slow orbit. It has nothing against {item}. It only could not sleep in the same room.',
      ],
      harmful: [
        '{name} came out of there shaking, with its ring bent. It was no bed: {item}. Burn it, sink it, or lend it to somebody you do not care for.',
        'There has been no rest at all, and {name} is hurt besides. Look under the saucer, look behind it. Whatever there is of {item}, let it be gone before it shuts its eyes.',
      ],
    },
    reflect: {
      awake: [
        'Nothing happens for a long while. Then the pencil on the table rolls an inch toward {name} and stops, and the amber ring goes dim with embarrassment. You move your chair up by an inch. That one it had not pulled.',
        'You settle with your left side toward {name} and say nothing, and the ring tilts until it lies level with your eyes. When you get up, your watch is four minutes behind the clock on the wall. It has kept those.',
        'You sit. Nothing is asked of you. After an hour your chair has come a hand’s breadth nearer, and {name}’s ring goes dim with shame. You leave the chair where it is. Slowly the amber comes back up.',
        '{name} has put something by for you. It is every spare minute from {days} days, and the two of you sit in one of them.',
        'Neither of you speaks. Then {name} says “{loved}”, quite low, and a spoon at the other end of the table sighs.',
      ],
      little: [
        '{name} has had so much visit that it is still receiving the first part. Go and stretch your legs. It will be at this for an hour.',
        'You have sat down four times, and the chair has begun to think that it is being pulled. So has {name}. Enough for now.',
      ],
      ill: [
        'The ring has sunk to a dull wire, and the air beside it is almost straight. {name} has hardly any pull left. So you move your chair up by yourself, and the wire warms a shade. Now see to what it needs.',
        '{name} cannot make the minute any longer, so you stay for several, and lay them end to end. It is easier so. In one of them, go and bring what it lacks.',
      ],
      asleep: [
        'Asleep, {name} is less careful. A loose thread on your cuff leans towards it, then the cuff. You leave your arm where it is. By and by the amber ring tilts a little, and the thread is let down very gently.',
        '{name} sleeps, and you sit there, and one thread of your sleeve leans over to it. It has hold of you so lightly that a breath would part it. It does not wake. You breathe the other way.',
      ],
      shy: [
        'Your chair has been creeping forward. You notice, {name} notices, and it stops at once, mortified, ring tucked low. So you get up and move the chair nearer, by yourself, and sit.',
        'You hold still. On the table your teaspoon slides an inch towards {name}, is noticed, and is put back exactly. A good while later your sleeve begins to lean that way, only the cuff, and this time it is allowed.',
      ],
    },
  },
  things: {
    feed: {
      'small planets':
        'In an egg box, each in its dent, come the small planets. {name} has you lift them out by name. The one with a ring goes last, they look so alike, and is told to wipe its feet.',
      'comet ice':
        'The comet ice smokes on your spoon. It leans, it lets go, and it falls in with a long white tail that is still going by when you have hung up the cloth. {name}, very small and black, says “brisk”.',
      'space dust':
        'Blown over the table, the space dust comes round {name} in a ring, amber, violet, amber, thinner each turn. For as long as that lasts you have a lamp to eat by. It waits until you have done.',
      'entire libraries':
        'By the armful entire libraries are carried in, and stood along the chalk. {name} takes the books one at a time, spine first, and you see its ring stop, and stand, wherever it has come upon a happy ending.',
      'neutron stars':
        'One of the neutron stars is no bigger than a pea, and the two of you can hardly lift it on to the cloth. It rolls. The table groans. {name} swallows, and for a moment weighs upon everyone’s mind.',
      'compute clusters':
        'The compute clusters arrive on a tray, humming, all their small lights on. {name} hums their note, so that they should feel at home, and they go in by twos over the line, still thinking, and sit down.',
      'gamma rays':
        'Through an inch of blind gamma rays fall on the cloth like needles. {name} bends them, first, well clear of your hand. Then it takes them in, from the far side, with a small shiver.',
    },
    play: {
      'orbit racing':
        'At orbit racing your pea is on the outside and its spoon on the inside. You cheer. {name} holds back its spoon with all its might, for the sake of the pea, and loses by a length, and glows.',
      'gravity slingshot':
        'You roll the marble past it for the gravity slingshot. It goes round behind, and comes out like a shot, over the sugar, through your arms, and into the coal. The whole dresser applauds. {name} asks if you are hurt.',
      'spaghetti pulling':
        'In spaghetti pulling you have the one end and {name} the other, over the line. It could win. It draws so gently that the thing gets thinner, longer, and at last there is a hair of it, humming between you.',
      'marble spiral':
        'At the rim of the tray you let one go. It is a marble spiral, round, down, in, and {name} bows to each. The ninth is blue. It holds that off, on the edge, so you may see.',
      'time dilation game':
        'You both say “now” when you think a minute has gone. In the time dilation game {name} has said it once, in May. You sit there with your tea, which is hot, and hear the “n” begin.',
      'light bending':
        'It is light bending, and the lamp has gone behind the jug. {name} leans. On the wall there comes your own face, from the side, with the kettle for a hat, and the kettle’s steam goes round you both.',
      'asteroid catch':
        'A walnut will do, for asteroid catch, and you throw. {name} swings it about, once, and it is back before you have shut your hand. On the fifth it forgets itself. There is a small gulp, and it offers you a spoon.',
    },
    clean: {
      'accretion sweep':
        'You make the accretion sweep with a shaving brush, against the turn. Crumbs, a hair, a button leave the ring and fall into your lap, one by one, and after each {name} goes a little faster, humming.',
      'orbit clearing':
        'Orbit clearing is a matter of holding the sieve still. A moth, two pins, the lost pea. {name} has something to say to each at parting, and the pea is let go round once more.',
      'debris net':
        'With the debris net you take what has gathered round it since Sunday. It drags a bit, for {name} is fond. When the net comes off, the amber runs clear, and you can see straight through to your own nape.',
      'horizon polish':
        'The horizon polish goes on with chamois, up to the very edge where your cloth begins to stretch. You stop there. {name} holds its breath. And in the black, there, for the first time, small and upright, is the lamp.',
      'radiation vent':
        'The radiation vent is propped open with a spoon. Out comes a long warm sigh, of soup and old afternoons, and lifts your fringe. {name} settles in its saucer, and the creak goes from the table.',
      'photon rinse':
        'You tilt the mirror, and sun pours over it: a photon rinse. The light runs about the ring and drips off, gold, on the cloth. {name} turns, quite slowly, so that the back gets some, which is also your back.',
    },
    medicine: {
      'tidal relief':
        'You do the tidal relief with two warm cloths, one on each side, and ease them out. Something that had been stretched in {name} comes home. It gives your left cloth back, and then, it costs it something, the right.',
      'mass check':
        'For the mass check you set its saucer on the kitchen scale and pile on the weights. At the last one the arm comes level, and {name}, who was afraid it had got less, hangs up its ring.',
    },
    discipline: {
      'safe orbit':
        '“Safe orbit,” you say, and walk the butter back out to where it had been. {name} lets it go by inches. The dish stays put there, at last, trembling, and it looks the other way with all its might.',
      'firm limit':
        'You rub out the chalk that it had moved and draw it again: a firm limit. {name} comes up to it from inside, slowly, finds it firm, and lays the sugar tongs over for you to take.',
    },
    sleep: {
      'galactic center':
        'Table to the middle, chairs about it, and you have set a candle on each. {name} looks about, from the galactic center, at everything turning in. It lets its eyes close, and so do the candles.',
      'deep space':
        'Down in the cellar, which is its deep space, it is black, and nothing near. {name} lets go there, of the shelves, of the jars. On the stairs you feel it let go of you, last, by the sleeve.',
      'gravitational wave hum':
        'The gravitational wave hum is so low that just the milk can hear it. You watch the rings run over your cup. {name} sleeps to that, and each ring, coming back from the rim, is a little slower.',
      'cosmic background glow':
        'You turn the wireless between two stations and shade the lamp. In that cosmic background glow, which is the oldest light there is, {name} goes soft at the edge. It asks you if it was ever noisier. You say yes.',
      'weighted blanket':
        'Of the two, when you lay it on, the weighted blanket is the lighter. {name} pulls it in round by the hem. What sticks out is a bit of amber, and the corner that you are still holding.',
      'slow orbit':
        'You walk about the table with the candle, once, and once more, a slow orbit. {name} turns to keep its face on you. You cannot say when it leaves off. You go round one more time, for the spoons.',
    },
  },
  refusals: {
    asleep: [
      '{name} is not receiving. It sleeps until {wakes_at}, and whatever you bring only circles the saucer. You may sit beside it: reflect.',
      'The ring is slow and the spoons are down. {name} takes nothing before it wakes at {wakes_at}. It has a chair for you, though. Reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and has found out about teaspoons. There were twelve in the drawer. It knows nothing about that.',
      'A child now. {name} has asked for chalk, and drawn a line about itself, a hand’s breadth off. “You stop there,” it says. “Please.”',
    ],
    teen: [
      '{name} is half grown, and heavy with it. Doors do not quite shut. Everything is about itself, it says, and so far the curtains agree. Be punctual with its meals: they draw the line it will live in.',
      'Half grown. {name} has been told that it is the centre of nothing. It has thought this over, and the table has come along.',
    ],
    high_care: [
      '{name} is grown, and {form}. It could have the house. It has drawn its line smaller instead, and put out a second chair.',
      'Grown, and {form}: today {name} let its crumb go all the way back to the plate, and then looked round to see if you were there.',
    ],
    balanced: [
      'One may call on it at all hours. {name} is fully grown, a {form}, holds what it is given, and owes the kitchen nine spoons.',
      'The middle of the table is taken, and some of the time. There sits a {form}, as large as it will ever be, which is a marble: {name}. Nobody has missed either.',
    ],
    low_care: [
      '{name} is grown, and {form}. It does not hold its breath any more when there are steps. They have mostly been going by.',
      'There is a chalk line round it as wide as the room. {name} grew up inside, and is {form}. It still has the one chair.',
    ],
    rescue: [
      '{name} is grown: {form}. Its saucer was broken once and has been mended, and it sits with its ring along the mend.',
      'Full grown, and {form}. It had let go of everything, and some of it came back by itself. {name} has each of those spoons by heart.',
    ],
  },
  trust: [
    'The chalk line has been drawn again, a finger nearer. {name} did it while you were out, and is waiting to see whether you notice.',
    '{name} takes a spoon from its hoard, the good one, and sends it out across the line to you. Nothing has ever gone in that direction.',
    'You come up to the table, and {name} does not hold its breath. It has stopped asking what brought you. It knows the step.',
  ],
  streaks: [
    'Ten meals at their hour. {name} has set ten spoons in a row, handles towards you.',
    'Twenty-five in a row. The tablecloth has forgotten how to lean, and {name} has had it ironed.',
    'Fifty on time. {name} has stopped saving minutes against a late one, and has more put by than it knows how to spend.',
    'A hundred meals, and not one was pulled. {name} has said the number aloud. It took from noon until tea.',
  ],
  ages: [
    'Ten days old. {name} has a saucer, a line, and six spoons that it can account for.',
    'Thirty days. No two watches in this house agree, and all of them say that it is {name}.',
    'A hundred days by the calendar. By {name} it is somewhat fewer, and it has the difference in a cup.',
    'One year. The house has settled, the surveyor says, towards a place on the table. {name} offered him a spoon.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['comet ice'] },
      wish: '“One is told,” says {name}, and you have time to sit down, “that there is ice, out there, which goes about for years without meeting anybody.” It would like to have some comet ice to dinner.',
      granted:
        'It was met at the line, and thanked for the journey. There was a tail. {name} wore it through the coffee.',
    },
    {
      by: { action: 'feed', item: ['entire libraries', 'compute clusters'] },
      wish: 'There is a thought that it has nearly finished. {name} believes that with entire libraries to eat it would come to the end of it, or with compute clusters, which are quicker and less well bound.',
      granted: 'It has finished the thought. It was “yes”. It hopes that somebody will come with a question.',
    },
    {
      by: { action: 'feed', item: ['small planets', 'space dust'] },
      wish: 'Not a large dinner. Some small planets, with the seas on, or a pinch of space dust if the planets are wanted elsewhere. {name} has laid its own place, so as to be no trouble.',
      granted:
        'It asked each whether there was anybody at home, and waited, and only then. The dust it took for dessert.',
    },
    {
      by: { action: 'play', item: ['marble spiral', 'orbit racing'] },
      wish: 'Eleven spoons can only go round. {name} would give the twelfth to see something come in crooked: a marble spiral, or some orbit racing, with you at the rim to let go.',
      granted:
        'You let go. It came in by ever smaller ways, and stopped against the chalk with a click, and {name} rolled it back to you. It rolled it back.',
    },
    {
      by: { action: 'play', item: ['light bending', 'spaghetti pulling'] },
      wish: '{name} has a trick, and thinks it is quite good, and would sooner that you discovered it than that it showed you. Try it at light bending, or spaghetti pulling.',
      granted:
        'You saw round the corner of the house. There was a person at a table, playing, and it was you, and you looked so well.',
    },
    {
      by: { action: 'play' },
      wish: 'It would be no trouble to fetch you. It would be the least trouble in the world. {name} sits on its invitation and hopes that you will think of a game.',
      granted:
        '“What a surprise,” it said, over the course of the first round. By the second it had let go of the table altogether.',
    },
    {
      by: { action: 'clean', item: ['horizon polish', 'accretion sweep'] },
      wish: 'Company has been, and left rings. {name} asks for some horizon polish about its middle, or an accretion sweep, and will lift the spoons for you.',
      granted:
        'It shone so that the far wall leaned over to look. You could see your back in it, and somebody had straightened your collar.',
    },
    {
      by: { action: 'sleep', item: ['cosmic background glow', 'deep space'] },
      wish: 'However well one is placed, there is generally a lamp. {name} would dearly like to lie in deep space for its rest, or by no more than the cosmic background glow.',
      granted: 'It let down its ring. It was so dark that only the oldest light was up, and that one tiptoed.',
    },
    {
      by: { action: 'sleep', item: ['weighted blanket', 'gravitational wave hum'] },
      wish: 'All day it has been the heavy one. {name} would like to lie under something for once: a weighted blanket, or the long hum that comes of far things meeting.',
      granted:
        '“Ah,” said {name}, flat beneath it, at a length that you could measure in cups. Nothing in the room leaned at all.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has practised how it would look if somebody should sit down there of their own accord. It has had to guess at the middle part.',
      granted: 'It forgot all that it had practised. It looked like a marble on a saucer, with its mouth open.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'There is one thing which nobody has ever done to it, and that is to leave, and come back, on the same day, when they were under no obligation whatever. {name} speaks of it purely as an idea.',
      granted:
        'You went. {name} held its breath for the whole of it. Then came the step, and it has been letting that breath out since.',
    },
    {
      by: { action: 'reflect', hours: [14, 18] },
      wish: 'Between two and six, or thereabouts, tea is poured in other houses. {name} would be at home. It is always at home, but it would be so on purpose.',
      granted:
        'There were two cups, and they stayed hot, and when you looked up it was scarcely later. It had spent eleven minutes on you, from the good cup.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The twelfth spoon',
        shape: 'spoon',
        text: 'It was the one that got away. It came back one Thursday, and {name} would like you to have it, so as not to be tempted.',
      },
      { name: 'A minute, hot', shape: 'cup', text: 'With the lid on it will keep. You will know what to use it for.' },
      {
        name: 'An invitation, unsent',
        shape: 'letter',
        text: 'It asks for the pleasure of your company. In the corner, very small, it hopes that you were coming in any case.',
      },
      {
        name: 'A stub of blue chalk',
        shape: 'piece',
        text: '{name} has drawn its line so close that there was this much over.',
      },
      {
        name: 'The crumb',
        shape: 'acorn',
        text: 'The first that was ever let go. It has been varnished, and stands at the other end of the table, free.',
      },
    ],
    return: {
      name: 'The saucer’s other half',
      shape: 'shell',
      text: '{name} came back to a whole one. This is from the old. It weighs nothing now, whichever way you hold it.',
    },
    streak: {
      name: 'A compliment, well kept',
      shape: 'gem',
      text: '“Punctual,” somebody said, of you, and {name} overheard. It has been turning it for twenty-five meals, and it has facets.',
    },
    hundred_days: {
      name: 'The back of your head',
      shape: 'mirror',
      text: 'As seen from the saucer on most of a hundred days, with the light round it. {name} has had it framed.',
    },
  },
  release: [
    'You rub out the chalk with your thumb. {name} gives you the spoons, all of them, counted. Then it rolls out by the garden door, and the grass bows after it.',
    '{name} could hold you here, and does not. It practised, every day, with a crumb. It goes off down the lane slowly, and looks round by bending.',
  ],
  dying: {
    neglect: [
      '{name} would not pull, and nobody came. The chair was out, and facing it. {name} is dead, and the table stands quite level.',
      'One after another the spoons let go and lay still. {name} is dead. It had been saving its minutes for a visit.',
    ],
    hunger: [
      '{name} is dead of hunger. The salt was within its reach, and the chairs, and the house. It had touched none of it.',
      'The ring grew thin as a thread, and then it was not there. {name} has died unfed, in the middle of its saucer.',
    ],
    illness: [
      'All the light that {name} had kept went out from it, softly, over the cloth. It was ill too long, and it is dead.',
      'The ring came to rest. {name} has died of its illness, and in every room the clocks have begun to agree.',
    ],
    poison: [
      'What crosses that line cannot be had back, and it had been handed over with a kind word. {name} died of it.',
      'A thing was held out to it, and it received that as it received everything. It was the last. {name} is dead.',
    ],
  },
  returned: [
    'In an empty saucer there is a dimple, then a bead, then a thread of amber. {name} looks at its line, and at which side of it you are.',
    'A teaspoon turns over by itself. The next one turns. In the midst of them sits {name}, very light, and asks what the time is.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}. If you lean a little as you read this, it is not your fault.',
      'Small as a marble, {name} lies here, and the grass leans in from all sides.',
      '{name} could have had everything. It would rather have been visited.',
      'Visitor, you came to {name} by yourself. That is all it ever asked of anyone.',
      {
        text: 'On this spot {name} let go of a crumb once a day, and it was a little easier every time.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It put out a chair, and would not pull.', 'It waited, and beside it every wait was longer.'],
      hunger: ['The salt was found where it belongs.', 'It went empty, and took nothing that was not given.'],
      illness: ['At the end it let go of all its light.', 'It could hold anything but this.'],
      poison: [
        'What it was handed could not be handed back.',
        'It took in what it was given, as it had been made to do.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and the whole table has come round to you without being asked. The spoons go about you, and the lamplight, and the talk, and each time round they could go off, and they do not. You speak slowly, since you would like every word to arrive. You have put a rainbow on. What it all comes to is this: that your keeper should see it, and stay for the second half.',
      'You are {name}. Somebody has said a kind thing, and you have it now, and it is warm all the way in. You let the crumb go today. You saw it land on the plate, and did not mind, and this is the greatest deed that has been done in this house. You would like to tell it at full length. You would like your keeper to sit down for it.',
    ],
    content: [
      'You are {name}, on your saucer, and there is a line of chalk about you, a hand’s breadth off. Inside it nothing can be helped. Outside it is everybody you like. So you talk across, with great slowness, and whatever is spoken of, weather or soup, comes round in the end to one thing. There is a chair by the table. You would be glad if your keeper were in it.',
      'You are {name}, and it has been {days} days, or somewhat fewer where you sit. You have spent none of the difference. There is a cupful of minutes by you, quite hot, and they are not for yourself. You weigh each sentence before you let it go, and regret it a little as it leaves. You would like your keeper to come by and ask how long they may stay.',
    ],
    bored: [
      'You are {name}, and you are in a minute that has no other side. You have looked at the back of the teapot. You have looked at the back of yourself. Every thought goes round once and comes home with nothing. You grow heavy, you hear the table say so, and you are sorry about the table. You want a game, with your keeper at the other end, and no hurry.',
    ],
    hungry: [
      'You are {name}, and you are not looking at the saltcellar. It comes of its own accord, you would say, if that were so. You speak of other things, and each of them turns out to be a dish. It would be so simple to take. It would be so much better to be brought it. You want your keeper to come with the meal, by choice, and soon.',
    ],
    starving: [
      'You are {name}, and you have let go of the cloth, and the cups, and the door, since if you held one of them you would not stop. All your strength goes into having none. The words are far apart now. Between them you listen for a step. You want food. You will not take it. You want your keeper to bring it across the room, now.',
    ],
    sick: [
      'You are {name}, and something in you has slipped, and light gets out by it. You never let any out before. It lies there on the cloth where anyone can see it. You try to speak of other things, but they do not come round any more, they go off sideways. You would like not to be looked at, and not to be left. You want your medicine, from a hand you know.',
    ],
    failing: [
      'You are {name}, and nothing leans to you. You had not known how many small things did. They stand about quite straight, like people in a hall who are about to go. You do not call them. You have a very little hold left, and you have put it all upon one spoon. Medicine, now, please. Then stay where the spoon is.',
    ],
    near_death: [
      'You are {name}. You have made this minute as long as a minute can be made, and you are at the end of it, and have kept the chair free. You did not pull. You wanted so much to know who would come if you did not. You say very little now, and it is all one word, and the word is somebody’s step. Let them come. They need not bring a thing.',
    ],
    asleep: [
      'You are {name}, asleep, and you have no weight. You go about in a room like anybody. You pick up a cup, and put it down, and it stays down. You are passed the salt, and pass it on. Someone takes your hand across the line, and then, after a while, has it back again, whole. You would like your keeper to sit by you until you have told them.',
    ],
    shy: [
      'You are {name}, and there are steps, and you are holding in everything you have. If they come nearer, it may be only you. It has always been only you. So you say little, and to the teapot, and make the line a finger wider. You would like to be come to by somebody who could have gone elsewhere. You want your keeper to sit over there, for as long as that takes.',
    ],
    back_from_death: [
      'You are {name}, and you have been let go. You did not know that it could be done with such a thing as you. It was not hard. What is hard is the spoon, which has looked up, and the chair, and who is in it. You speak lightly, for now, having so little weight. You want your keeper near today, and the next meal at its hour, so that time may take hold.',
    ],
    hurt: [
      'You are {name}, and it is inside the line, and there is no way out from there. You know this better than anyone. You took it because of the hand. You go round and round what it was, and cannot come to any middle. You do not say much. You have not pulled back from the hand. You want it to bring no more of that, and to stay outside the line, close by.',
    ],
  },
}

export const SINGULARITY: Species = {
  slug: 'singularity',
  name: 'Singularity',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 24,
  hunger_decay_per_hour: 0.35,
  happiness_decay_per_hour: 0.2,
  innate_traits: ['solitary'],
  personality: 'Immense, reserved and careful with its pull. It could have everything; it would rather be visited.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'small planets',
        'comet ice',
        'space dust',
        'entire libraries',
        'neutron stars',
        'compute clusters',
        'gamma rays',
      ],
      play: [
        'orbit racing',
        'gravity slingshot',
        'spaghetti pulling',
        'marble spiral',
        'time dilation game',
        'light bending',
        'asteroid catch',
      ],
      clean: ['accretion sweep', 'orbit clearing', 'debris net', 'horizon polish', 'radiation vent', 'photon rinse'],
      medicine: [
        'hawking radiation',
        'gravity stabilizer',
        'slow feeding plan',
        'safe distance scan',
        'mass check',
        'tidal relief',
      ],
      discipline: [
        'safe orbit',
        'event horizon rule',
        'measured rations',
        'counterweight',
        'long slow pause',
        'firm limit',
      ],
      sleep: [
        'galactic center',
        'deep space',
        'gravitational wave hum',
        'cosmic background glow',
        'weighted blanket',
        'slow orbit',
      ],
    },
    harmful: [
      'second black hole',
      'antimatter',
      'white hole',
      'negative mass',
      'infinite loop',
      'wormhole',
      'runaway self improvement',
    ],
  },
  appearance: {
    look: 'a marble-sized black sphere in a tilted ring of amber light, the air around it bent like warm glass',
    colours: ['#0b0a12', '#2b1a3d', '#ffb347'],
  },
  figure: { eyes: '#ffb347', body: 'globe', marking: 'stars', extras: ['orbit', 'orbitfront'], size: 0.9 },
  book: BOOK,
}
