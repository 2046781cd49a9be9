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
    'The shell does not break. It is drawn in, every last crumb of it, and in the middle sits {name}, the size of a marble, appalled at its own manners.',
    'One moment there is an egg, and the next a small bead with an amber ring, and the tablecloth has a dimple. {name} holds very still, in case it did that.',
  ],
  looks: {
    thriving: [
      '{name} has bent the lamplight into a small rainbow, and walks it about on the wall. It makes a hoop of it, and a bow. When it is sure that nobody is looking it will do the rabbit.',
      '{name} has persuaded a cork, a bead and a curtain ring to go round it, in good order, none of them touching. It is not holding on to a single one. It is giving a party, and these are guests.',
      {
        text: 'You stop where your hat begins to lift. {name}, radiant, sees the hat, and pulls itself in, and the hat comes down. You take another step. The hat stays on. You can see the ring tremble with the care it is taking.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You look in, and your hair leans a little towards the corner, and so do the curtains. {name} notices and lets go at once. Its amber ring tips your way. You need not come nearer, of course. The rug already has.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} cannot very well come to you, there would be nothing left of the house. But it has rolled, all aglow, to the front of its shelf, by the thickness of a coin. It wishes you to know that it is at home.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You hold out one finger. {name}, immense, blazing with joy, able to swallow the street, rolls up to it, and lets itself be pushed along the table like a pea.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You look in, and your sleeves and your hair lean a little towards {name}. It wants for nothing. It notices, and draws its pull back by an inch, so that you need not. You lean anyway.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You take one step towards {name}, and are two steps further off. It has bent the floor a little. It hums in its amber ring, perfectly happy, and would like to be visited from there.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'Everything in the room leans a little towards {name}, content in its ring: the curtains, the lamp, the light. Only you stand up straight. It is taking great care to have you no nearer.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The curtains, the lamp and the chair all lean a little towards {name}, who is hours old and thinks they are pleased to see it. You look in, and lean as well. You are.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and does not know its own strength. You look in, and your feet slide an inch towards it. The amber ring wobbles with surprise. Then, very gently, it slides you back.',
        when: ['baby'],
      },
    ],
    content: [
      '{name} is in its saucer, as heavy as a hill, and no trouble to anybody. A moth comes by. It goes round once, through no fault of its own, and is sent on its way, slightly warmed.',
      'The dust drifts up to {name}, and a hand’s breadth off it halts, like visitors before a rope. That is near enough. But the ring is tipped, so that everyone in the front gets some of the light.',
      {
        text: '{name} sits in an egg cup beside your plate, and the tablecloth is drawn towards it in soft folds, like a shawl. One fold goes under your wrist. It hopes that you have noticed, and not too much.',
        when: ['trusting'],
      },
      {
        text: 'You wind the clock on the shelf, next to {name}, which draws itself in, so as not to touch even the minutes. While you stand there the clock is exactly right. When you have gone it goes slow, for company.',
        when: ['wary'],
      },
      'Someone once called {name} round. It has kept that for {days} days, and turns it over when the house is quiet.',
      '“{loved},” says {name} to the teaspoons, in the tone of one who was there. They lean closer.',
      'The longest that {name} has gone between visits is {wait}. Beside it they took much longer. It mentions this to nobody, and polishes the chair.',
      {
        text: 'Your hair leans, when you bend over your book, by as much as grass does. You both know. It is the smallest pull there is, you have said that it may, and it looks at the teapot the while.',
        when: ['trusting'],
      },
    ],
    curious: [
      '{name} curves the lamplight round the back of the teapot to see how it ends. It ends in a spout, on the other side. {name} had hoped so.',
      'There is a thing on the table it has not met. {name} does not draw it nearer. It asks it, at great length, whether it would care to come.',
      'You have stood two candles on the table, and now {name} has two shadows, and both fall towards the light. It looks from one to the other with delight, and lifts its ring to see who moves.',
    ],
    bored: [
      'One minute has been going on for hours. {name} has pulled it out as long as toffee, and there is nothing in it. Play with it, please.',
      'Even the teaspoons have stopped going round. {name} has grown heavy with nothing to do, and the table creaks. It would like a game.',
      '{name} has written an invitation, in its best hand, and not sent it, since that would be pulling. There are nine of those under the saucer. Come and play, please, quite by chance.',
      {
        text: 'The chalk has been drawn in, and in, till there is hardly room for the saucer. Nothing has come near it by itself all day. Wander over, as if for the salt, and play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      'While nobody looked, everything on the table has moved a finger’s breadth towards {name}, the salt, the cup, the knife. Then it saw what it was doing, and stopped. It would so much sooner be brought something. Its meal is due.',
      '{name} looks at its dish, and the dish is empty, and the lamplight bends over as if to look too. It never fetches. It is at home, and waits to be called upon. The meal is due.',
      {
        text: 'The lamp is leaning, and the rug, and you a little, when you look in. {name} notices and lets go at once. Everything stands up straight except the dish, which had nothing in it to hold it down. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The curtains are leaning an inch towards {name}. It sees you notice, lets them go, and turns its ring edge on to you like a shut door. It will not take anything. The meal is overdue. Please bring it.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has pulled in its pull, so that not one hair of yours leans its way. It does not know you well enough to ask. But the empty dish has crept an inch towards it. The meal is overdue. Please fill the dish.',
        when: ['wary', 'well'],
      },
      {
        text: 'It could have had your whole kitchen by now. {name} would sooner go hungry than pull at someone it is not sure of, and its ring has sunk to the floor. Bring the overdue meal over.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The amber is one thin thread, and {name} sits in that as a duchess sits in a cold house. The crumbs on the table have started to creep toward it. It sees you see. It makes them stop. Its meal is overdue.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The empty dish has slid an inch along the floor to {name}, who is sorry about that. It does not like to pull. But the meal is late, and now your sleeve is leaning too. Please bring it.',
        when: ['warming', 'well'],
      },
      {
        text: '{name} could have the meal out of the kitchen from here, and the kitchen with it. It has tilted its ring towards you by one degree, and waits. The meal is late. Please bring it, and stay while it eats.',
        when: ['warming', 'well'],
      },
      {
        text: '{name}, the size of a peppercorn, has pulled the dish over itself, by accident, being empty and so near. You lift it. There it sits, with a very small ring on, quite ashamed, and edges back. Its meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has come as near to you as it dares, in the best of spirits, and every button on your coat has turned to face it. It is not pulling. It is only a little empty. The meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: 'There is a tug at your sleeve, hardly more than a thought, and at the far end of the table {name} studies the ceiling. It would never pull. It would merely have you know where it is. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'For {hours} hours {name} has kept itself to itself, so strictly that the dust lies flat all round it. Not a crumb leans. It would rather go without than be thought to have asked. Its meal is due.',
        when: ['wary'],
      },
      {
        text: 'Things keep rolling up to {name}, a button, a bead, a cork. It lets each of them come, looks at it, and lets it go. It is heavy with wanting, and cannot tell what. It is a meal, and it is due.',
        when: ['baby'],
      },
    ],
    hungry: [
      'The saltcellar has come an inch nearer, and now another. {name} looks the other way while it happens. Feed it before the pepper goes too.',
      'There is a lean to the whole tablecloth. {name} would never ask in so many words, so the fringe asks for it: it is time for its meal.',
      'A pea has left your plate and stopped dead at the chalk, where {name} talks to it of this and that. You had better serve its meal. The pea is losing the argument.',
      {
        text: 'It has sent the butter dish back to you, twice, with its compliments. You had not passed it. Each time it starts over the cloth again as soon as you sit. {name} would be glad of a meal.',
        when: ['wary'],
      },
      {
        text: 'The salt has set out for it, and been sent home; the bread has, too. You see them rock. {name} is at the far rim of its saucer, holding on with its back to you. Serve its meal, on the line.',
        when: ['wary'],
      },
      {
        text: 'You have to hold on to your chair to hear about its day. It breaks off, and begs your pardon, and lets go of your buttons one by one. It only meant that it is hungry. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: '{name} has got your watch chain, and your spectacles, and is trying hard to have nothing more. “Take hold of the table,” it says to you, for you alone are told. Then let go with one hand, and feed it.',
        when: ['trusting'],
      },
    ],
    starving: [
      'It is {hours} hours since its meal. {name} is using all that it has to keep from taking the chairs, and its ring is down to a thread. Feed it now.',
      '{name} has moved to the middle of its saucer, as far as it can get from everything, and shut its ring like a gate. You step nearer, and it begs you not to, in one word. Slide food across the cloth, at once.',
      'The clocks beside {name} have gone on ahead, and nobody holds them. For {hours} hours it has leaned away from the bread with its whole weight. Set food inside the line, now.',
      {
        text: 'A little stray light has got out of it and is lying about on the cloth, and it has no strength to be ashamed. Roll a crumb over the line, now, and then another, and the medicine between.',
        when: ['ill'],
      },
      {
        text: 'Round, glossy, and as strong as ever, it has shut itself in the stove, and holds the door to from inside. All the pans lean that way. It does so for your sake. Push food through the ash hole, now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The cloth does not lean any more, nor does the ring go. It has turned its dark side to you, and that shakes. A crumb, from the knife’s tip, over the line, at once, and the next dipped in medicine.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} tilts, and its ring scrapes along the table. A mote goes by, and it does not nod. It is not ill. It holds a great deal up. Give it medicine, or let it rest.',
      'The light goes round {name} slowly, and stops for breath on the far side. Nothing is amiss yet. It is only tired of being so careful. Medicine would help it, or a long rest.',
      {
        text: 'It has put on the rainbow, since you were coming, and that is too heavy today, and has slid down over one side. It looks out from under the violet, beaming. It wants medicine, and its saucer.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There are two days of fluff on the ring of {name}, going round like a mouse that cannot get off. Hardly any amber comes through. It would not dream of shaking it on to your carpet. Wash it.',
      '{name} has lint all about it, and a hair, and the wing of a fly. They came by themselves. They always do, and it has not the heart to send them home alone. It needs a wash.',
    ],
    sick: [
      'The ring of {name} has slipped down on one side, like a stocking. It weighs hardly anything. A draught has just moved it across the saucer, and it let that happen. It needs medicine.',
      '{name} wobbles off its axis, and a little stray light gets out of it and lies on the cloth. It is ashamed of the light. It needs medicine.',
      'The air round it shivers like the air over a stove. Sit where it can see you, and bring {name} its medicine.',
      'One can hear its ring scrape. {name} asks the spoons to excuse it, in a voice no longer than yours, and that is what is wrong: it has never been brief. It needs medicine.',
      {
        text: 'The light no longer bends about {name}. It is a black bead that somebody dropped, in a ring with a gap in it. When you breathe it rolls, and tries to roll the other way. It needs medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has rolled in under the rim of a plate, where its light comes and goes. It draws nobody near, and shrinks when you lift the edge. Put the plate back, and bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} has a napkin over itself, and under that the light gets out, in spots. It begs, at some length, that you will not trouble. Slide the medicine in beneath the hem, and look at the dresser.',
        when: ['wary'],
      },
    ],
    failing: [
      'There is hardly a bend left in the air round {name}. Its ring is a few sparks, and they go out, one after another, without a sound. Medicine, at once.',
      'You can lift a spoon from right beside {name}, and it does not even tug. Give it medicine at once.',
      'The ring has all but stopped, and lies against it like a dropped bracelet. {name} has very little left to hold with. Medicine, now.',
      {
        text: '{name} cannot hold itself in any longer, nor hold you off. A single spark goes round it. It stops on your side, as if to see whether you came by yourself. Medicine, at once.',
        when: ['wary'],
      },
      {
        text: 'The spoons have left. {name} lies against the rim, off its centre, and rolls, when you bend, to where your breath does not come. Hold your breath, then. A drop of medicine over the edge, now.',
        when: ['wary'],
      },
    ],
    near_death: [
      'In {hours} hours nobody came of their own accord, and {name} would not make them. Its ring is one thread, and there is a gap in the thread. Sit with it now.',
      '{name} has let go of everything, the crumbs, the lamplight, the least leaning of the curtain. It is a bead on a plate. It has kept back one glimmer, on the side of your chair. Sit with it now.',
      {
        text: 'Nothing is wrong with it but the chair. For {hours} hours it has kept its weight off that chair, so that whoever sat there would have wished to. Its ring is going round once more. Sit down.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hardly dents the saucer. You come, and there is a very small push: it is trying to spare you. Sit down all the same, with your arms about the chalk. It has been {hours} hours, and you came by yourself.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps in its saucer, a black bead in a thread of amber. The edge of the saucer has curled up round it a little, like a leaf.',
      '{name} is asleep. All the pictures on the wall hang towards it, by about the breadth of a finger. It sighs, and they sway.',
      {
        text: '{name} sleeps, dark in its dim ring. Round its saucer everything loose in the room has been pushed back against the walls. You look along the row. There is the lamp, the stool, the clock. Furthest off is your chair.',
        when: ['wary'],
      },
      {
        text: 'Asleep, {name} cannot be so careful. The amber ring has thinned to a thread, and things have begun to lean, the door, the hem of the curtain, you. Then something in it notices, and you are let go, rather harder than you needed.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep, and holding nothing in. All about it lie the things that came, a pen, a thimble, both your slippers, the cat. You feel it yourself, at the buttons. You could go up to bed. You lie down with the slippers.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, and has left off being careful. The curtains lean in. Your slippers have come across the floor and stand before the saucer, side by side, with their toes towards it.',
        when: ['trusting'],
      },
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
      '{name} has moved to the very middle of an empty shelf, where nothing can come to it by accident. It is a great deal of shelf. Whoever comes must have meant to. Sit with it, and mean to.',
      'You come near, and {name} makes itself lighter and lighter, so as not to draw you, until it hardly touches the saucer. You are not asked to go. It only has to be sure whose doing it is. Sit with it.',
      {
        text: '{name}, hours old and fed, has rolled under the dresser, away from you. It is easy to find. Every crumb on the floor is going that way, very slowly. Go as slowly, and sit down, and be quiet.',
        when: ['baby'],
      },
      {
        text: '{name}, hours old, has withdrawn behind the sugar bowl and holds in all that it has, for fear that somebody might come who did not mean to. Nothing in the room leans. Sit with it, and let it be your own idea.',
        when: ['baby'],
      },
      {
        text: '{name} is behind the books, and the whole shelf bows. It has put itself as far from you as the wall will let it. It would have to know you came unpulled. So sit down, over there, and every so often come an inch.',
        when: ['from_child'],
      },
      'Nobody sat in that chair for {wait}, and {name} has since turned it to the wall, so as not to be seen hoping. Turn it round. Sit, and let the cups settle.',
    ],
    back_from_death: [
      '{name} weighs what a marble weighs. It tries one spoon, and the spoon turns its head. Stay by it today, and bring the next meal on time.',
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
          text: 'When {name} is happy everything leans towards it, and it has just eaten. The spoons lean. The lamp leans. You are leaning. It is aghast, and lets go of you at once. A moment later it takes hold again, by one thread.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The meal leaves your hand on time, goes once round the amber ring, and is eaten. {name} was as happy as it gets and still is. Your sleeve had begun to lean that way too. It has been gently put back.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You keep your distance and {name} keeps it too. The meal goes over by itself, turning slowly, as if it had been asked. Then the amber ring tilts, and for a moment there you are on its edge, small, bright, held very carefully.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You have come again. {name} eats, amber to the edges, and looks to see whether it pulled you. It did not. Your watch chain hangs quite straight. So that was you. The ring goes round twice by itself.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, without a sound. Then the amber ring, which has always tilted away from you, comes slowly level, like the brim of a hat when somebody decides to say good day.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The meal goes in as a thin bright spiral, once around the amber ring and gone. {name} takes nothing else. But your sleeve is leaning a little, and until now it had been careful that nothing of yours should.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, on time, and is so happy that the whole room leans an inch its way: the curtains, the lamp, your hair. It notices, and lets everything go. It keeps hold of your little finger.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} could have had the meal from across the room, and the table with it. It waits to be brought it, on time, by you. It eats, amber with gladness. It gives back the bowl.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You come on time, and {name} eases its pull for the last yard, so that you may arrive by yourself. It eats, and its ring burns gladly. You stay a while. Nothing is holding you.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} is hours old. It eats what you bring, on time, and glows with gladness, and a button goes in too, off your coat. It had not known it could. It gives the button back, to whoever you are.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old and could be lost in a pocket, though the pocket would go too. It takes its meal without touching it, and every curtain in the room leans in. So do you. It notices, and carefully lets go.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} could have had its dinner from across the street. It waits until you have set it down, and takes it in without a sound. There have been {streak} on time, and you carried each of them here. It thinks of that.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You put down the dish for {name} and lean your elbow on the table, well within its reach. It eats everything, and draws not a thread from your cuff. You have not thought about that for many days. It has.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name}, hours old, takes in its meal, all of it, and then, by mistake, the spoon. It is aghast. The thin ring trembles. It would give it back to you this minute, if it only knew how one does that.',
          when: ['baby'],
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
          text: '{name} has never once pulled, and you have come on time for {streak} in a row. The meal goes in. The amber ring tips towards you by one inch and back, the way a hat is raised.',
          when: ['well'],
        },
      ],
      early: [
        'You are early, and {name} is still receiving the last one, with great ceremony, at the door. It takes a crumb of yours, for company, and hopes that you will call again at {opens}.',
        '{name} lets the dish circle it twice and has a little from the rim. The rest can wait for the hour: come at {opens}.',
        '“How very good of you,” {name} begins, and by the time it has come to “good” you have understood. It tastes one corner. The hour is {opens}.',
        {
          text: 'One crumb leaves your plate, sideways, like somebody who does not wish to disturb. The rest is held away from {name} by main force, its own, until you should be gone. On the slate, in chalk: {opens}.',
          when: ['wary'],
        },
        {
          text: 'It would not do this for a king, but it takes a bite out of hours, since it is you. Then {name} bends the clock face round the teapot, for you both to see how far off it is to {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats it, late, to the crumbs. There was a chair at the table, drawn up a little way by itself for whoever might call. It has been let go of. It stands where chairs stand.',
        'Whatever {name} felt while it waited, there is a dent in the table there. It eats it all up. It is perfectly gracious. But it has grown heavy, and when you come to lift the saucer it does not help you.',
        {
          text: '{name} takes the late meal from across the room without a sound, and the dish comes back clean and slightly longer than it was. Then your sleeve hangs straight. You had not noticed, until now, that it was leaning.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'When you stood here before, there was the slightest pull at your sleeve. You are late today. {name} eats gladly, its ring flaring at each bite, and is very polite. Your sleeve hangs straight.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The meal leaves the dish in one thin bright line, and the ring of light dips, politely, for thanks. {name} used to let the loose threads of your cuff lean a little in its direction. They hang straight down now.',
          when: ['glad', 'wary', 'well'],
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
          text: '{name} can bend light, and lets you come when you like. You come late. It eats, and the amber ring spins, it is so glad. It could have pulled you here. This time it did think of it.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is so glad of a visit that the curtains lean in. It eats, in no time at all. But you were late, and your sleeve, which it had lately begun to hold a little, hangs straight down again.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'It is hours old, and was too polite to reach. {name} eats, late, and its ring comes on by half. You hold out a finger, to say sorry. You feel nothing, no tug, not so much as a hair’s. It is holding it in.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late as it is, glows, and rolls up to rest against your thumb as always, that small enormous weight. It is a shade less than it was. It is holding some of itself up by itself.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'It would have been simple for {name} to fetch the meal, and the shelf, and the wall. It waited. It eats everything, late. Its ring had been tilted towards the door. It sets that straight now.',
          when: ['wary', 'well'],
        },
        {
          text: 'The ring of {name} gutters like a gas flame, and the air has stopped bending round it. It takes a crumb of the late meal and has to rest. It has moved to the far edge of the saucer. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You are late, and {name} eats it all and mentions that time runs slowly where it is, so that it was only a moment. It is being kind. There is a clock beside it, and it has watched all of that moment.',
          when: ['trusting'],
        },
        {
          text: '{name} eats everything, late, while you stand back. Then the air about it thickens, like one of those glass domes that are put over clocks. You see it as well as before. You hear nothing at all.',
          when: ['wary'],
        },
      ],
      missed: [
        'In {hours} hours {name} has fallen in a little, and the ring hangs on it like a bracelet on somebody who has been ill. It eats. It looks past you all the while. Be on time.',
        'At any moment in {hours} hours {name} could have called the loaf from the shelf. It does not take. It eats what you have brought, and its light does not once come round to you. Come to it, and on time.',
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
        {
          text: 'It would rather be visited, and you had been visiting. {name} eats, so long after. It shines a very little. There was a dip in the floor, on your side, so that you came down to it easily. It has made that level.',
          when: ['warming'],
        },
        {
          text: '{name} had only to pull, and you would have come. It did not, all that time. It eats, so long after, and rolls against your hand. It holds the hand, and does not know any more whether you are staying, or it is holding.',
          when: ['trusting'],
        },
        {
          text: 'It had only to let go, and it would have had the meal, and the house, and you. {name} has waited, so long after, and not pulled. It eats. Its ring is as thin as wire. It does not thank you for the visit.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, so long after, and the table creaks, it has grown so heavy. Then it draws everything in, the glow, the hum, the warm bent air. There is a black marble on a saucer, and you on a chair.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} had the door within its reach, and the street, and let whoever it was go by. It has grown dim with that. It eats it all, turned from you. Come of your own accord, and on time.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} has no room, which it finds as strange as you do. You both look in. It bows to the dish, sends it once about the table, and into your hands. Come again at {opens}.',
        'The food goes up to the chalk line and stops there, and nobody tugs. {name} is full. It will receive again at {opens}.',
      ],
      ill: [
        'A spoonful goes in, and after a long while half of another. {name} is ill, and even a crumb weighs something. Bring medicine next.',
        '{name} takes in what it can hold, which is little, and the rest drifts out again over the chalk and lies against your wrist. It has no pull to keep it. Bring it medicine now.',
      ],
      loved: [
        'You have written it on the slate: {item}. {name} reads that three times, slowly, and the whole table has tilted before it is done.',
        '“{item},” says {name}, with so much feeling that the spoons stand up, and you with them. Then there is none, and everybody slowly sits down.',
        'It had thought of {item} just now, and had held very hard on to the table so as not to fetch it. And here you come, carrying it, on your own feet.',
        {
          text: '{name} could have {item} from here without your getting up. It waits until you have carried it the whole way, on time, and only then eats. The amber ring tips over to your side, by one degree.',
          when: ['warming', 'well'],
        },
        {
          text: 'You are on time with {item}. {name} eats, and out of sheer gladness lets its pull slip by a hair: your shoelaces rise, point at it, and are laid down again. It was looking to see whether you would step back.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} loves {item}, and you are on time, and as it eats it forgets for a moment to hold itself in. The curtains lean over. So do you. It sees that, and moves to the far end of the shelf.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} could have had {item} from across the street, and you with it. You are on time. It waits, ring tilted, until you have backed away to the wall, and only then eats.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats {item}, on time, and is so happy that it forgets to be careful. Your hair leans over, and your sleeves. It notices, and puts you straight again, except for one curl.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} could have had it from across the room. It let you carry it all the way, because then you came too, and only now does it eat.',
          when: ['trusting', 'well'],
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
          text: 'The ring is bent like a trodden hoop, and in the black there is a light that has no business there. {name} is holding it in so as not to hurt anyone. That was {item}. What goes into it cannot be got out. So never that.',
          when: ['item'],
        },
        {
          text: 'Things are falling off the shelves, in all directions, as {name} doubles up. It is trying, even so, to miss you. You set {item} within its line, and it took that as a present. Keep it away. It has a long reach.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hold one end of a ball of wool, and {name} pulls, ever so slightly, at the other. It could have the wool, the chair and the street. You win. It is lit up like a fair. You win again.',
        'You toss corks, and {name} bends each of them round itself and into the jug. You toss as badly as you can. In they go. With the last it pretends to have trouble, and lets it run about the rim.',
        {
          text: '{name} laughs. The ring wobbles, and every curtain in the room leans in, and so do you. It stops at once, and the curtains hang straight. It had not meant you to feel that.',
          when: ['wary', 'well'],
        },
        {
          text: 'Round and round you goes {name}, ring as bright as honey, happy for once to be the one that circles. It goes on for as long as you play. It does not come an inch nearer.',
          when: ['wary', 'well'],
        },
        {
          text: 'From across the room {name} pulls, ever so slightly, and your left lace comes undone. You tie it. It comes undone. The amber ring spins until it sings. You have never been teased by anything so large.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You jump, and {name} keeps you up there one second longer than anyone should be, then puts you down like a cup. Its amber ring is spinning. Jump again.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You jump, and come down a hand’s width nearer to {name} than you went up. It is mortified, and glows. You jump again. This time it makes it two, and does not apologise.',
          when: ['warming', 'well'],
        },
        {
          text: 'Your hat leaves your head, goes round {name} three times, and comes back. It has never tried that with anyone’s hat. Its amber ring is spinning. Put the hat on again and look the other way.',
          when: ['warming', 'well'],
        },
        {
          text: 'You let go of a feather, and {name} sends it wide round the lamp and back into your fingers. You try a thimble. It comes home. You never threw so well in your life. You are not throwing at all.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You roll a cork past {name}, and it cannot help it, the cork goes round. It lets go at once, ashamed. You roll another. You are doing that on purpose. Its ring lights up like a stove.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You walk in a circle round {name}, at arm’s length, and it turns to keep you in sight. You skip. So little goes round it that was not made to. Its ring skips too, once, before it can prevent it.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You hold up your hand flat, and {name} comes as near to it as it dares. You push, without touching, and it lets itself be pushed. Then it is its turn. You feel it, in your palm, the softest lean.',
          when: ['warming'],
        },
        {
          text: 'You run round the table, and {name} sees to it that you are a bit lighter than usual. You jump, and come down when you are ready. It was never so careful of anything, nor laughed so low.',
          when: ['trusting'],
        },
      ],
      little: [
        'You play with {name}, whose ring was spinning for joy already. It cannot spin any faster. It only leans, as one leans out of a window to be nearer to the band.',
        '{name} had as much gladness as it could hold, and it can hold a great deal. You play with it. It finds a small place for that as well, close to the middle.',
        {
          text: 'You play, and {name} tilts its amber ring, happy, as it was before. Everything in the room leans an inch towards it, the curtains, the cups, your sleeve. It notices that the sleeve has you in it, and lets go.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You chase, and {name}, the size of a marble, lets itself be chased. It could end the game by having you, and the room. It glows, no happier than it was. You feel no pull at all. It is like that with strangers.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'There is no light left to come out of {name}. You play a little, because you have come, and it lets you win. When you sit down, it puts out its pull, as thin as a hair, and straightens, from over there, your collar.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'Immense as it is, {name} has no room for more joy. You flick a crumb, it flicks the crumb back. It is the crumb it used to practise letting go with. It lets you have that, and keeps you instead.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} had its crumbs to watch, and wanted for nothing. But you had come all the way round the table to play. It lets you win by a hair. It could have won by a house.',
          when: ['trusting'],
        },
        {
          text: '{name} is humming in its saucer, all aglow. You roll it a bead, and it rolls it back along the very same line. It is a perfectly happy game. Nothing of yours stays on its side.',
          when: ['wary'],
        },
        {
          text: '{name} is as glad as it is deep. You flick it across the table, it lets you, and it weighs more than the street. It can get no gladder. It rolls back to your finger by itself, and waits there.',
          when: ['trusting', 'glad', 'well'],
        },
      ],
      bad_time: [
        '{name} watches the marble go by outside its line, and puts out no tug, and you see it want to. Pick the marble up. There is something else that should be brought it, first.',
        'You set the thing rolling, and it rolls straight, past {name}, off the table, and on across the floor. Nothing bends. That frightens you both. Never mind where it went. See what it needs.',
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
          text: 'It is {item}, and {name} is so happy that the whole room leans towards it, curtains, lamp and chairs. Not you. Round you it has taken great care to leave the air straight.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} could simply have {item}, and you too, with one good pull. It plays fair instead, turn by turn, ring blazing with joy. When you lean in, it lets you feel the pull, just enough, the other way.',
          when: ['wary', 'well'],
        },
        {
          text: 'At {item} it lets you have a little of its pull to play with. You run and are swung about and run the other way. Then you trip. You never reach the floor. {name} has you, by an inch, as if you weighed a thought.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item}, and time goes so slowly next to {name} that you have played for hours, and the kettle has not boiled. It had put by those minutes. It gives you them all, one after another, amber.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item} across the table. {name} has always bent things away from you, to be on the safe side. This one comes on and on, and stops, and rests against your thumb. Its ring flares. It had let that through.',
          when: ['warming', 'well'],
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
          text: 'The dirt leaves {name}. Nothing has ever left it before. It tilts its amber ring to watch the dirt go, then tilts it at you, and moves back by a hand’s width. Do not reach. Visit again.',
          when: ['wary', 'well'],
        },
        {
          text: 'You wash {name} until its amber ring shines. All that time it holds in its pull so hard that not one drop bends towards it. It could have had the water, the dirt and your sleeve. It wants nothing of yours yet. Come tomorrow.',
          when: ['wary', 'well'],
        },
        {
          text: 'You take {name} up in a wet hand, which weighs nothing because it is letting you. The lint goes, and three hairpins, and last week’s pollen. It comes up so black that your whole face is in it. It holds on to that.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You draw a soft brush along the ring of {name}, and the lint that has been going round there comes off. It holds itself in until you have done, and not one bristle is missing. It would have you count them.',
          when: ['wary'],
        },
        {
          text: 'You hold the cloth out to {name}, and it lets the dust come over by itself, speck after speck, until the ring is clear. You have hardly to wipe. Letting go is hard for it, and it does that for you.',
          when: ['trusting'],
        },
      ],
      little: [
        'You dust the ring of {name}, and there is no dust on it. It had sent that away beforehand, as one does when somebody is expected.',
        'You breathe on {name} and rub, and it is no blacker than it was. There was not a speck. It thanks you in its deepest voice, as though you had taken a mountain off it.',
        {
          text: 'You wash {name} for a minute, though it was clean. Minutes run long near it, and it has done nothing to shorten this one. It got no cleaner. It got visited.',
          when: ['well'],
        },
        {
          text: 'There was no dirt on {name}. There never is, it goes in. You wash it anyway. The water does not come back, nor does the soap, and all the while it is very careful about your hand.',
          when: ['well'],
        },
        {
          text: 'There was no speck on {name}, none dared. You pour, and the water leaves the jug and goes politely past on either side. You pour again. Not a drop has touched it. It thanks you, from within its ring, for the thought.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is clean already, and it does not say so. {name} lets the water come, and takes it round itself in a long bright coil, to look at, and gives it back to the jug. You may do that as often as you like.',
          when: ['trusting', 'well'],
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
          text: 'The medicine goes in, and your hand, which had begun to follow, is put back. It does good. The amber ring burns evenly the whole way round. {name} could have kept the hand. It would rather not, so far.',
          when: ['wary'],
        },
        {
          text: '{name} takes the medicine and leaves the shelf, the lamp and you exactly where you were. The bent air round it smooths, so it has helped. But you came on an errand. Come once with nothing in your hand.',
          when: ['wary'],
        },
        {
          text: 'It is so weak that the teaspoons have dropped off it. You lay the medicine by {name}, and it has not even the strength to draw that in. You push it across yourself. The amber comes up slowly. One teaspoon turns its head.',
          when: ['trusting'],
        },
        {
          text: '{name} flickers in its saucer and cannot hold up its ring. You put the drop within reach and take your hand away, so that it need not be careful. It has it. The light goes round once, whole. Stay by it.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is well, and takes a grain so that you need not feel it was for nothing. The rest it sends round and back.',
        'There was nothing to mend. {name} weighs the bottle, finds it correct, and lets you have it again.',
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
          text: 'You tell {name} that one does not take a lady’s earring, however it may shine. It gives it up, in tears nearly, and it takes no other. It had begun to draw your chair in by an inch when you sat. The chair stays.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is not done, you say, to make the clock wait. {name} sees it. It lets each minute go by at the proper pace, from now on, even yours. You get up at the hour, like anyone. It had been giving you some over.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Not next door’s cat,” you say, and {name} lets it slide back along the wall, unhurt and offended. That is understood. Its ring goes dull. It draws in so far that the lamp’s light falls straight again.',
          when: ['from_child'],
        },
        {
          text: '“My spectacles,” you say to {name}, with your hand out. They go round it so prettily. It brings them in, slowly, and sets them on your nose. Then it draws off, not far, and makes itself small.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has known this since the first saucer. {name} lays the spoon back in front of you before you come to the end.',
        '“Yes,” says {name}, and it takes so long to say that there is no need to go on. It knew.',
      ],
      bad_time: [
        'You scold, and the words go into {name} and nothing comes out, as with all that falls there. Just then, for once, it had been leaning towards you. It needed something. See to that first, and teach it later.',
        'Under your voice {name} makes itself small, and that makes it heavy, and the table creaks. It is not temper. There is something that it cannot bring itself to ask for. See to that first, and teach it later.',
        {
          text: 'You tell {name} not to pull. It had been holding back the curtains, the cups and you, all this while, out of manners. It turns its amber ring edge on, until there is only a thin line left to talk to.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} could have had the room, the lesson and both your shoes. It leaves all three where they are and moves itself an inch further off. Nobody taught it that. Visit first. Teach later.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had let out a very little of its pull towards you, no more than would turn a leaf. You raise your voice. It is drawn in, and the light after it. Win it first. The steps are all yours.',
          when: ['wary'],
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
          text: 'You put {name} to bed, and it holds itself in, tight as a fist, until you have gone. Then it lets go. Every curtain in the room leans over, and it sleeps. The rest does it good.',
          when: ['wary'],
        },
        {
          text: '{name} is put to bed, no bigger than a marble. You bend to say good night, and it bends the air, so that you say it to the wall. Then the amber ring dims, and the rest does it good.',
          when: ['wary'],
        },
        {
          text: '{name} goes to sleep in the hollow of your hand, and lets go of everything it was holding. You feel all at once the weight of the street. You do not spill a drop. It wakes light, and looks to see who had it.',
          when: ['trusting'],
        },
      ],
      little: [
        'You lay {name} on its cushion, and it sinks in, and further in, until it comes to the wood. It is not tired. It rises up again through the dent, and asks whether you would care to sit up with it.',
        '{name} rests where you have put it, its ring turned low, wide awake. Now and then a mote of dust goes by, and it nods to that. It had not known that lying down was so sociable.',
        {
          text: '{name} is not tired. You put it to bed, and the bed leans towards it, and so does the lamp, and so do you. Gladly, carefully, it holds everything off by a hand’s breadth. You it holds off by two.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} has never been tired, and is not now. It lies where you put it, a marble, shining with good cheer, and bends the air a little between you, so that you put your good night kiss on the wall.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is not sleepy, but an hour beside it lasts as long as one likes. You sit down on the bed for a minute. It is a lovely one, and does not seem to end. When you get up, the candle is no shorter.',
          when: ['trusting', 'well', 'glad'],
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
        'You sit with {name}, and after some time you find that you are leaning. It is not pulling. It would tell you. You look into it, and that is quite true. You go on leaning.',
        'You sit with {name}, and it lets you hold the saucer. It weighs what a sleeping child weighs, and then, as you do not put it down, a little more. It is letting some of it go. You can bear it.',
        {
          text: 'There is a crumb on the table between you. It starts to roll to {name}, which lets go, and it rolls back to you. So it goes, to and fro. At last it lies still in the middle. {name} comes and joins it.',
          when: ['warming', 'well'],
        },
        {
          text: 'You have been leaning for some time, and against nothing. {name} has hold of you, barely, as one holds a sleeve. You could get up at any moment. It likes it that you could.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit with {name}, and it is later than you thought, and also earlier. Your tea is still hot. Close to it the minutes go by slowly, and it is giving you the best of them.',
          when: ['trusting'],
        },
        {
          text: 'You sit near {name}, and on the hook your scarf leans over to it. It pulls itself together, and the scarf hangs straight. You have remarked on nothing. By and by the scarf leans again.',
          when: ['warming'],
        },
        '{name} has put something by for you. It is every spare minute from {days} days, and the two of you sit in one of them.',
        'Neither of you speaks. Then {name} says “{loved}”, quite low, and a spoon at the other end of the table sighs.',
      ],
      little: [
        '{name} has had so much visit that it is still receiving the first part. Go and stretch your legs. It will be at this for an hour.',
        'You have sat down four times, and the chair has begun to think that it is being pulled. So has {name}. Enough for now.',
      ],
      ill: [
        'You lay your hand on the cloth, outside the line. {name} leans on it from there, with hardly any weight. See to what it needs next.',
        '{name} cannot make the minute any longer, so you stay for several, and lay them end to end. It is easier so. In one of them, go and bring what it lacks.',
      ],
      asleep: [
        '{name} sleeps, and you sit there, and one thread of your sleeve leans over to it. It has hold of you so lightly that a breath would part it. It does not wake. You breathe the other way.',
        'You sit by {name} while it sleeps, with its ring tilted to the wall. Very slowly, and nobody touches it, the ring comes round, as a plate does before it settles. It settles towards you.',
      ],
      shy: [
        '{name} is at one end of the long table, and you are at the other, with a glass of water standing in between. You watch the water. For a long while it is level. Then it is not quite.',
        'You sit, and on the far shelf {name} keeps itself to itself. After a while you notice that your watch is going slow. Nobody has pulled at it. Somebody only wished that you were not so soon gone.',
        {
          text: 'You sit down where the air is still straight, and stay. {name} shines on, glad and alone, and pulls at nothing. In the end one last inch of air bends, over by your shoe. Keep the shoe there.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} shows you its ring edge on, thin as wire, and glows happily to itself. You sit down a long way off and ask for nothing. After a while the ring has tipped by a hair. Stay, and you may see the rest.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down as far off as you like, and {name} holds itself in. On the table between you lies a pencil. After a very long time it turns, like the needle of a compass, and the tip is towards you.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, has put itself in a thimble, so as to be in nobody’s way. You sit. Over the rim comes a thread of amber, tilted, as one lifts a hat, and goes down again.',
          when: ['baby'],
        },
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
