/**
 * The Turtle wants still water, a log with the sun on it, and to have things right. It fears hats, which are how a heron
 * begins. It hoards undersides: it has turned over every pebble on the bottom, once, and each stands for something it
 * means to keep, and it walks the row in the dark and reads it with its feet. Three odd facts. It forgets nothing and
 * mentions little: it comes up, gives one small exact particular (which sleeve, which wind, how many crumbs), and is
 * gone before a fuss can be made. It takes the surface for a door, behind which lives another, upside down, whom it has
 * met every day of its life, nose to nose, and only there. And it has observed that your arm breaks where it goes into
 * the water, and that you do not mind, and that it mends when you take it out; it thinks highly of you for that.
 * Body: weightless below and awkward above, webbed behind, long-clawed in front, a red stripe on each cheek, weed on
 * the back, a line round every scute for each season that was worth it. It cannot swallow in the air, and takes its food
 * under. It measures by breaths, and one is long. It sleeps wedged beneath the driftwood and rises without waking. It
 * sulks under the flat rock, facing the rock. It trusts by the depth at which it lets you find it. It never eats dry,
 * never tells two things at once, never says that it does not remember. Its keeper is the one above, who bends.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg gives at one end, and a red-striped cheek comes through. {name} climbs out, turns round, and looks for a long time at where it has been. Then it looks as long at you. That makes two things it will not forget.',
    'A small tooth saws at the shell from within, rests, saws. Then {name} stands on the sand in its other shell, the one it means to keep, with no ring on it yet, and looks at you to begin.',
  ],
  looks: {
    thriving: [
      '{name} climbs the log and falls in at the top. It swims round, climbs up, and falls in. There is a steeper side to fall from. It has just found that out, and is on its way there, cheeks very red.',
      'The sun has moved along the log, and so has {name}, an inch at a time, without appearing to. It has one foot stretched out in front of it with the light coming through the web. It is looking at that.',
      {
        text: '{name} is no bigger than a coin, and there is not a ring on the shell yet. It looks up at you with one red cheek, then with the other, taking its time. You have the feeling of being written down.',
        when: ['baby'],
      },
      {
        text: '{name} is some hours old and the size of a coin, and its shell has no rings yet, only a smooth place in the middle. It looks at you from there. Whatever goes in first will be in for good.',
        when: ['baby'],
      },
      {
        text: '{name}’s neck is out along the log to the very end, farther than you knew it went, with two thin red stripes you have not been shown before. It sees you come. There is a moment in which it could draw them in.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You come down to the log and wait for the splash, since there is always a splash. {name} has one webbed foot stretched out behind it to dry. It regards you past a red cheek, and leaves the foot where it is.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You ask {name}, only in fun, what you had on the day it came. It thinks about it, slides off the log and is gone for some time. It comes up with a small green button, and waits for you to remember the coat.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} climbs down off the log, crosses the floor, which takes a while, and sets its shell against your shoe. It shifts a little left, a little more, until one particular ring is touching. You gather that you are in that one.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is on its log in the late sun, neck out as far as it goes. You sit down on the bank. “Third from the edge,” it says presently. That ring is somewhat wider than the others. It doesn’t mention it again.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is happy on its log, and stays so until your third step. Then the red cheeks go in. It wants for nothing. It is still happy, but indoors.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is on its log with every foot out to the webs. You count four. You come a step nearer and count three. It is well, it has eaten, there is nothing to do. Stay where there are four.',
        when: ['from_child', 'wary'],
      },
      'A head rises, dripping. It was a Tuesday, you had a blue cup, and {name} has had {days} days since, and none of them had anything wrong with it. It sinks.',
    ],
    content: [
      'There is moss on the log and moss on {name}, and a dragonfly has come down on the higher of the two. It has not noticed. {name} has. It is one more thing that it will not be mentioning.',
      '{name} has stretched out one hind leg, to dry, and a fly has sat down on the web of it. It holds it there. It will know that fly again. The sun moves on by the width of a scute.',
      {
        text: '{name} hangs in the water from nothing, arms and legs out, like a coat on a thought. A small fish goes by beneath. It lets go of one bubble, and sinks by exactly that much.',
        when: ['well'],
      },
      {
        text: '{name} is on its log, neck out, one webbed foot hanging. It has looked at you, and put that away where it puts things. Below the log another turtle hangs upside down in the water, in exactly the same mood.',
        when: ['well'],
      },
      {
        text: '{name} is on the log, neck out. A bubble comes up from the mud and goes about its business. {name} has seen it. By now you may be certain that it has seen it.',
        when: ['well'],
      },
      'The pebble with the white vein has been turned, so that the vein is up. Below it, in what passes for writing, is this: {loved}.',
    ],
    curious: [
      'A new pebble. {name} goes round it, noses it over, and reads the underside twice.',
      'The glass has your face in it, very large. {name} swims up and matches it, eye to eye, and then looks behind the glass for the rest.',
      'Something fell in, a long way off, and was not a leaf. {name} hangs in the water with its neck at full length and one foot held up for silence.',
    ],
    bored: [
      '{name} nudges a pebble off the log and watches it sink. Nobody dives after it. On the bottom, just under that corner, there are a good many pebbles, in a heap. Come and play with it.',
      '{name} has read the bottom of this pond through to the end. It knows what is under each of them. It floats with its legs hanging and looks at its own nose in the water. Come and play with it, please.',
      {
        text: '{name} has slid off the log and not climbed back. It goes along the bottom pushing one small stone, then turns round and pushes it home. It won’t bring up the ball you two had, two rings ago. You might. Play with it.',
        when: ['from_child'],
      },
      'A leaf came down, and {name} went to look. It was like the leaf from before. It has pulled in its neck as far as the red, and lets itself be turned by the wind. A game, please.',
      {
        text: '{name} has its face to the flat rock. It has been over everything it remembers, and come to the end. Give it something new to keep: set a ball going, or hide a shell.',
        when: ['sad'],
      },
    ],
    due: [
      'A drop runs down the log, and {name} watches it to the end. It has watched every one since mealtime, and could tell you how many. It would rather have something else to remember. Its meal is due.',
      '{name} has taken up its place beneath the spot where dinner comes through the sky. Its neck is straight up and its mouth a little open. It is not going to mention it. Its meal is due.',
      {
        text: 'The only thing in the dish is {name}. It has climbed in over the rim, looked into every part, and now hangs its striped neck over the edge in case it is underneath. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is no bigger than a coin, and has put its chin up on the edge of the dish, and stays there. It does not splash. Its first ring has only just begun, and waiting is going into it. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'Out on the pond there is a nose, with two red stripes behind it. You step nearer, and there are rings. You step back, and there is a nose. The meal is overdue. Set it down now, and leave the bank to {name}.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} sits on the log with its back to you, which is the side it keeps its records on. The newest ring is thin as thread. You are in it, late so far. Feed it now, while the edge is soft.',
        when: ['from_child', 'wary', 'well'],
      },
      {
        text: '{name} turns its head from you to the dish and back again, one red stripe, then the other. You have known it long enough to hear shouting. It is not hungry, only the log is dry where it has waited. Feed it now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'The log has dried all round {name}, and so has its shell. It climbed out when the meal was due and has not gone back in, so as not to miss you. It is not hungry yet. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} would slip off the log at the sight of you, but gets one webbed foot as far as the edge and has to leave it there. It is too weak to go. Put the overdue meal down beside that foot.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The outermost ring of {name}’s shell is the thin one. It is the one with you in it. Too weak to leave the log, it keeps its red cheek turned away. The meal is overdue. Bring it now.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} does not mention it. It has merely turned round on its log, until the outermost ring, the one with you in it, is next to the empty dish. It is hungry and overdue. Feed it now, while that ring is soft.',
      '{name} has left its log. It has walked the whole length of the tank to the corner where you appear, and it stands there with its neck out and its stripes gone dull. That is a great deal of mentioning. Feed it now.',
    ],
    starving: [
      '{name} has hauled itself to the end of the log that is nearest your door. The moss on its shell is dry and grey. At your step the neck comes out to its full length, and cannot be held up. Feed it at once.',
      '{name} has hauled itself off the log and as far as the dish, and its head lies in it. The red stripes have sunk with the cheeks. This is going into the shell. Feed it at once, and it will go in smaller.',
      {
        text: '{name} remembers every meal you ever brought, and has been through them all, slowly, from the beginning. Now its neck lies out along the log and is not drawn in when you bend down. It is starving. Feed it at once.',
        when: ['from_child'],
      },
    ],
    weak: [
      'It takes {name} three tries to draw in its head, and then a bit of red cheek is left outside, like a door somebody was too tired to shut. It has eaten. It will not mention this. Medicine, or a good rest.',
      '{name} comes up for a breath, and stays up for two. It did not use to need the second. The legs hang. It is worn, and will not mention it. Let it rest, or give it a dose of medicine.',
      {
        text: '{name} drops off the log when you come, as always, but this time it does not swim. It sinks. It lies on its stomach on the bottom and looks up, tired. Let it rest, please, or give it medicine.',
        when: ['wary'],
      },
      {
        text: 'It paddles over to you with three feet, the fourth being tired, and gives you its particular: you have had your hair cut. Then it rests its shell on your hand. Medicine, and some sun.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There has been moss on {name} as long as you have known it, but this is not moss. It is two days of slime, up to the stripes, and a snail has begun to lay out a garden. It needs a wash.',
      'You can no longer count the rings of {name}, for what has settled on them. It can, of course. But it has been two days, and it smells like the bottom of a vase. Wash it, please.',
      {
        text: '{name} has been muddy so long that something has come up on its shell: one stalk, two round leaves. It walks very level, in case they are yours. Pot the plant, and then wash the turtle.',
        when: ['from_child'],
      },
    ],
    sick: [
      'A snail has got as far as the second ring of {name}’s shell and is not being hurried off. The red stripes have gone the brown of the log. One webbed foot hangs in the water and goes where the water goes. Medicine, now.',
      '{name} floats with one side up, like a badly loaded boat, and paddles to put that right, and tips. The eyes are swollen shut under the red stripes. There is a bubble at its nose. Medicine, now.',
    ],
    failing: [
      'The red has gone out of {name}’s cheeks. The outermost ring of its shell, the thin one, the one with you in it, gives under your thumb like wet card. Medicine and food, at once. Otherwise that ring is the last.',
      '{name} floats tilted, one edge of the shell out and drying, and cannot put itself level. Its eyes are swollen shut. Lift it out of the water. Medicine and food now, or it dies.',
    ],
    near_death: [
      '{name} has one webbed foot on the log and cannot bring the other after it. It stays so, head turned, keeping the dry end for somebody. Come and sit there and care for it, now. It has only hours.',
      'The neck lies along the log, right out, and does not draw in when you touch it. Lift {name} into the warm shallows. Hold its chin above the water with your finger, and stay.',
      '{name} forgets nothing, and it has {hours} hours in it with nobody in them. It lies at the edge, where you used to stand, with its chin upon the stone. There is a bubble, rarely. Sit with it, now.',
    ],
    asleep: [
      'Night on the pond. {name} is down in the lettuce roots, head in, wearing one snail. Every so often it rises without waking, puts two nostrils through the moon, and sinks. The snail rides along.',
      '{name} is asleep, wedged beneath the log, with moss above and moss below. Its shell goes neither up nor down. Every so often a single bubble comes to the top, as when somebody at the back says “Quite.”',
      {
        text: 'Head and feet are in, and only the rings of the shell are out. They run narrow, narrow, narrow, until one near the edge is set a shade wider. {name} could tell you why, but it is asleep. Nothing to do until it wakes.',
        when: ['from_child'],
      },
      {
        text: '{name} has drawn in everything for the night except a single webbed foot. It hangs in the water and paddles, quick and short, as nobody of that size does. It must be in one of the innermost rings. Nothing until it wakes.',
        when: ['from_child'],
      },
    ],
    asleep_in_danger: [
      'It has not come up to breathe in a good while. {name} sleeps, and lies too loosely. It wakes at {wakes_at}. Sit by the water now, and let it feel you there through the wood.',
      '{name} sleeps on the surface, on a slant, with its feet hanging. Until {wakes_at} it can take only this: that somebody is near. Reflect, now, with a hand in the water.',
      {
        text: 'It fell asleep beneath the place where food comes in, face up. Stay there with {name} now, and be standing over it at {wakes_at}, with the jar.',
        when: ['unfed'],
      },
    ],
    shy: [
      'A plop, before you are through the door, and rings going out from an empty log. {name} is on the bottom among the leaves with its head half in. Pull up a chair and be a tree for a while.',
      'There is a log, and rings on the water where {name} slid off it when your shadow came. Two nostrils show by the far reeds. It counts how long people stay. Sit by the pond, and let it reach a large number.',
      {
        text: 'Where {name} sat, rings are going out over the water. By the reeds two red stripes come up and note where you are standing. Most people leave after the splash. Sit on the bank, quietly, for longer than that.',
        when: ['from_child'],
      },
      {
        text: 'A plop, and a wet log rocking. Some way out, a nose comes up between two red stripes, and looks you over. It has been through all its rings, and you are not in any of them. Sit by the water, quietly, for a while.',
        when: ['from_child'],
      },
      'It has not forgotten {wait}. It does not say so, it is only that it stays under a breath longer, with its back to you. Sit that breath out, and the one after.',
    ],
    back_from_death: [
      '{name} has come up. It is holding on to the log with both hands. On the other side of the water somebody is, too. It looks and looks. Stay, and do not be late with its food.',
      'It swims from pebble to pebble, and all of them lie as it left them, down to the undersides. It had not counted on that. Keep close, and keep its next mealtime.',
      {
        text: '{name} climbs its log and tilts the mossy shell until light falls on the outermost ring. It is broken in one place, by no more than a hair’s width. On both sides of the gap, it would have you know, is you.',
        when: ['from_child'],
      },
      {
        text: '{name} has come up onto the log again, dripping. You look where you know to look. Outside the last ring there is a line, black, thin as a hair, and outside that a new one starting. You are in both.',
        when: ['from_child'],
      },
    ],
    old: [
      'There is a line round every scute now for each season that you were in. {name} lets you follow one with your nail, right round, to where it begins.',
      'Moss has made its shell its own. {name} climbs the log with a rest in the middle and sits among the young sunlight like something the pond has always had.',
      'You said a thing by this water {days} days ago, and had rice on your sleeve. {name} has the wording, should you need it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} looks at the dinner with its left eye, then with its right, and they agree. It snaps, and takes that under to swallow, and comes up for the next. So it all goes home, a mouthful at a time.',
        'A piece of dinner comes down through the water, and {name} meets it halfway, like an old acquaintance. It meets them all. When there are no more it hangs there, arms out, in case it has forgotten one. It never has.',
        {
          text: '{name} takes the shred of leaf, considers, and goes under with it, leaving a nose. Its shell is no bigger than a coin, and smooth. The first ring has not begun, and you are already in it.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name}’s shell is as smooth as a coin, with nothing on it yet. The dish comes on time. It eats, and turns one red-striped cheek to see who is there. Whatever rings come round that shell, this is the middle.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} slides off the log at your step, and two nostrils come up among the weed. You set down the dish and move back a pace. They wait for two. When you look again the dish is clean and the log is wet.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'You set the worm on the log and go back as far as the reeds. {name} looks for the string on it. There is none. It eats, slides under, and comes up further out, two red stripes and a pair of eyes, remembering you.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} slides off its log, eats, and hauls itself out again on to the wet shape it left there. It fits, all but the head. The shape looks at the water. {name} looks at you.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats at the wet end of the log, red cheeks going up and down. Then it turns itself about, one webbed foot after another, until the newest ring of its shell is on your side. It does not say why.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} used to let the food sink, and follow it down in private. Now it paddles to the surface and takes it from between your fingers, so carefully that all you feel is the cold of its chin.',
          when: ['from_child', 'glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, wipes its beak on the log, and mentions that you were wearing that shirt. It does not say when. You look down. It is a very old shirt. {name} has drawn in its red cheeks and is thoroughly at peace.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} clears the dish, climbs out onto the log beside you and shuffles about until its outermost ring lies under your hand. It is the one still being made. It holds quite still while you feel along it to where it stops.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} walks down the log to meet you, all the way, and takes the shrimp from your fingers without hurrying it. Then it turns and shows you its shell, the newest ring, and waits until you have found the place.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} eats under water, as turtles must, and comes up with its face wet. There have been {streak}, on time, and it does not mention it. But when it climbs on its log it leaves the dry half free, on your side.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats up, and floats, arms out, like a button. That makes {streak} on time. It forgets nothing, and there is not much yet to forget: a spoon, a sleeve, and at the top of the sleeve, you.',
          when: ['baby'],
        },
        {
          text: '{name} carries the meal off to the dark end, and eats all of it there, with its mouth half open between bites, so that one hears the click. It never turned its back on you. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} eats up and comes out to be looked at. It has kept each one, and there are {streak} now, meals on time with none left out. You see nothing on its shell. You are not looking, it feels, from close enough.',
        'That was {streak} meals on time, and {name} could tell you what was in each, and which way the wind was. It eats this one, too. It looks at your face rather long. It wants to have that with it.',
        {
          text: '{name} mentions little. But this is {streak} on time in a row, so it lifts its head from the meal, shows you one red cheek and then the other, and goes on eating. That was the speech.',
          when: ['well'],
        },
        {
          text: '{name} swallows, and turns its head to look along the rim of its shell, where the newest ring is not yet closed. There are {streak} on time in that. It looks for some while. The ring is coming out even.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} knows when dinner is. It comes up all the same, as you have gone to the trouble, eats one shred, and looks from you to the sun. It does not say anything. Come again at {opens}.',
        'You are early, and {name} takes a piece below, looks at it from all sides, and lays it under a stone for reference. The meal itself it will have at the usual time. That is {opens}.',
        {
          text: '{name} takes one bite and rests its chin on the log, to recall the bite before. It was not long ago. It was this hand. What is left goes floating off, and two red stripes turn slowly to see it go.',
          when: ['no_item'],
        },
        {
          text: '{name} comes down off the log because you have come all this way. It takes one bite and keeps it in its cheek, like a date that will not come to it, and climbs back up. The rest sinks past, a piece at a time.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats up, and nothing is said. It gets on its log and turns round there, in small steps, shell scraping, until the part of it that has no face is towards you. Then it sits down.',
        '{name} eats the late meal, walks along the bottom, and turns over a stone. It looks at what is written beneath, so to speak, and lays it back the way it was. There is something under there now about you.',
        {
          text: '{name} is happy with the meal and does not mention that it is late. It moves along the log, away from you, by the width of one webbed foot. It does not mention that either.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'The log has dried all round {name}. When it slides off to eat, it leaves a dark wet turtle on the pale wood, feet and all. It looks at that, then at you along one red cheek, and mentions neither.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats cheerfully and does not mention that you were late. It does not mention it while climbing on its log, either. From the far end, it looks at you for some time and does not mention it.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You say sorry and drop in the lettuce. {name} eats half. The other half it tows under the log, where you now see others, browning, one for every such occasion. It wedges this one in beside them.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its eyes closed, too weak to climb back on the log. It does not mention the wait. But the newest ring of its shell has you in it, and it is the thin one. Bring medicine, or let it rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} lies on the log with its neck let out, too tired to draw it in as your hand comes. It shuts its eyes instead. When the hand has left the dish and gone, it opens one, and eats a little.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} forgets nothing, and so far it knows two things: first there was hunger, then there was you. It eats, and takes in one webbed foot, the one on your side. Next time come first.',
          when: ['baby', 'wary'],
        },
        {
          text: 'There is not one ring yet on {name}’s shell. It eats your late meal, red cheeks working, and slides off to the far end of the log. The first ring is being started now. Be on time for it.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} snaps at a piece, misses, and lets it drift by. Its eyes are puffed, and it floats with one side up. It would dive from your hand, and it cannot get under. Medicine, please, and keep it warm.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} lies in the water beside its log, because it could not get up on it. It has been {hours} hours. It eats everything. It looks at you as one looks at somebody known long ago. Come in time.',
        '{name} eats all of it, slowly. Its neck has grown thin in the collar of the shell, and it draws it in from your hand. These {hours} hours will stay on it, in a line. Let there be no other.',
        {
          text: '{name} keeps its striped cheeks indoors until your hand has left the water and the water has stopped moving. Then it eats. This ring of the shell will have a thin place in it, and {name} could show you where.',
          when: ['well', 'no_item'],
        },
        {
          text: 'It eats every piece of worm, down to the smallest. Somewhere under the moss a ring is being laid, thinner than the one beside it. {name} draws its head in. You will be able to find that one.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} knows which ring of its shell has you in it. After {alone} with nobody there, it eats what you bring, every bit, and then shuffles round on its log until that ring is at the back.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, very late. This year’s ring has {alone} in it with nobody there, a thin place you could find with a fingernail. It does not mention it. It slips off the log on the side away from you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} forgets nothing and mentions little. It will not mention {alone}. It eats with its legs hanging off the log, too weak to hold on, and shuts its eyes at your shadow. Sit at the other end, and stay.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} climbed the log to see the path, and for {alone} nobody was on it. It eats where it lies, striped cheek on the wet wood, looking at the path and not at you. Do not go down it again today.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} cannot dive, and so cannot swallow, until you hold the dish under for it. It eats with its eyes on your face. It is not reproach. It is only how it looks at a thing it means to keep.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The meal comes long after, and the shell is hot and dry and too light to lift. {name} eats in the shallows. There is a new line beginning, at the edge, thin as hair. It will know for ever what that was.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} floats higher on one side, it has eaten so well. It noses the dinner round to face you, and pushes. It will not forget that you offered. Come again at {opens}.',
        'The food comes down through the water, and {name} watches it go by, with recognition, and lets it lie. There is no room under the shell. One can hear it being full. Try at {opens}.',
        {
          text: '{name} considers the dish so long that you take it for appetite. Then it climbs in, as onto a log, stretches its neck and drips. It is full. The meal, with a turtle printed in it, has to be thrown away.',
          when: ['no_item'],
        },
        {
          text: 'The meal comes down through the water past {name}’s nose, flake by flake, and is watched, each one, to the bottom. It lifts a foot to let the last go by. You’ll have to net it all out.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name} has a third bite in its mouth and can do nothing with it. It will not let it fall, since you brought it. It waits on the log with its neck out until you take it back. Medicine next.',
        '{name} eats two bites and lays its chin on the third, to rest. You hold your hand beneath it, so that it need not swim as well. It lets you. It will remember that. Medicine next, please.',
      ],
      loved: [
        '{name} never hurries, and there is a wave in the pond that says it did. It was {item}. It has eaten all of it, and now it goes down and turns over a stone. It is putting that where it can find it.',
        '“{item},” you say, and {name} comes up so fast that it leaves the water. You had not known it could. It eats to the last crumb. For quite some time afterwards its cheeks are redder than they need be.',
        {
          text: 'You lower {item}, and all four feet begin rowing at once, which sends {name} round on the spot. A splash, then a snap that wets your cuff. You had thought it a slow animal. It has let you.',
          when: ['well'],
        },
        {
          text: 'You let {item} down into the water, and {name} falls off the log. It simply lets go with all feet, in its haste, and is there before the rings of its splash have reached the glass.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is taken below. It is brought up. It is put on the edge of the dock, neatly, to dry: {item}. Shrimp had stayed down, the last time.',
        '{item}. {name} swims round it with its feet held in. It will remember that you meant well. A snail would be easier to remember.',
      ],
      harmful: [
        '{name} lies at the bottom with its neck drawn in over something. The name of that is {item}. The red of its cheeks has paled, and it swallows and swallows, and it stays. Keep it out of the water, always.',
        'You held {item} and it came to you across the whole pond. Now it gapes, and wipes its beak with one webbed foot, over and over, and will not come up on the log. {name} will not forget. Never this again.',
        {
          text: '{name} snapped, and went under to swallow, as it does, before you saw. It was {item}. It has come up again with its mouth open and its neck stretched, and it hurts. Never let it have that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hold your breath against {name}, faces in the water, looking at each other down there. You have to come up. You try again. It is very encouraging about it. It has an hour or so in hand.',
        'You splash with the flat of your hand, and {name} dives, comes up behind you, and splashes with the flat of itself. It was about a cupful. One feels that it had been keeping that for the right moment.',
        {
          text: 'You float a cork to the log. {name} smacks it under, and when it bobs up smacks it again, cheeks blazing. You reach for it, and there is only a shell. The cork drifts past. A webbed foot comes out and returns it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You float a cork past the log. {name} regards it for as long as it takes to be a cork, and slides in, and surfaces beneath it, so that it’s wearing it. It goes round the pond twice like that, just out of reach.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide the shell under the gravel. {name} walks straight along the bottom to where you hid it before, waits there politely till you have coughed, and then goes and digs up the new place.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You look under the log, behind the reeds, in your own pocket. {name} is nowhere. It sits in front of you with everything drawn in, until one red cheek stripe creeps out to see how you are getting on.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You float a cork out. {name} slips off the log and is gone so long that you lean over to look. It comes up under your nose, blinking, with the cork aboard, on the ring that has you in it.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You tap twice on the log. One webbed foot comes out of the new shell and taps twice. You tap three times. There is a very long pause. Then all four come out at once, and it slides, delighted, into the pond.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You walk your fingers along the bottom, and {name}, hours old, walks behind. You stop, and it climbs on. You lift, and up it goes, into the air, with all its feet still swimming. It has kept that already.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} has the sun, the log, and a fly to look at. You splash a little, to amuse it. It shuts the eye that got wet and keeps the other on the fly. It will remember that you offered.',
        'You trail a finger in the water, and {name} swims up, looks at it, and recalls a finger every bit as good as that. It is already as happy as it goes. It touches it once, for the record.',
        {
          text: 'You skim a stone past the log. {name} watches it go, four skips, and nods. In one of its rings there is somebody who did five, and it was happy then too, exactly to the rim. Throw another if you like. It has time.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You splash a little beside the log. {name} thinks it over, slides in, swims once round your hand, climbs out and arranges its webbed feet just as they were. It had been perfectly happy on the log. That lap was yours.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You blow a leaf over the water, and it bumps against {name}, and stays there. It does not come up under it. It has not the strength to wear a hat. See first to what is wrong.',
        'You trail your finger for {name} to chase, and it looks at it, and remembers how that goes, and stays where it is. It has shut its eyes. Not now. See to what it needs first.',
        {
          text: 'You send the little boat past the log, and {name} does not slide in after it. Then you see the moss on its shell. It is dry, which in a pond takes some doing. Let the boat drift, and tend to {name}.',
          when: ['no_item'],
        },
        {
          text: 'It tries to dive after it, and cannot get under: the one side keeps coming up. {name} is ill. Leave the game, and give it medicine.',
          when: ['ill'],
        },
        {
          text: 'The ball drifts off to the left. {name} swims to the right, to the place beneath your hand, and hangs there with its mouth open. It is starving. Feed it.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} slides off its log with its mouth open, like somebody who has waited very long to be asked. It does not splash about. It plays it properly, to the end, and remembers the score.',
        'It was {item}, as {name} will tell them in a hundred years. It swims round you, and under you, and through your hands. You laugh out loud. That goes in as well, just where it happened.',
        {
          text: 'When you lower {item} into the water {name} leaves the log without folding anything, a plain belly-flop, and arrives so fast that a wave gets there after it and washes over your cuffs.',
          when: ['well'],
        },
        {
          text: 'When you lower {item} into the water, {name} is off its log without even a look round, legs all going at once in no agreed order. Silt everywhere. Then a red cheek comes out of the cloud, and dives for more.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It was on the log, and then there were rings. When you have taken it out again a nose comes up. A thing that floats gives less offence.',
        'It looks at it from all round and finds it dry in the middle: {item}. Something with a current would be more in its way.',
      ],
      harmful: [
        'There was a knock, and a thread of red in the water. It has gone under the driftwood, with the hurt side to the wood. Take this out of the pond: {item}. Then sit.',
        '{item}. It has got into its foot or round it, and {name} is swimming in a ring. Hold it gently and free it. Let that never float here again.',
      ],
    },
    clean: {
      wanted: [
        'You rinse {name} with a can, and the plates come up one by one, like lamps along a street. There was a good deal of pond in every groove. It closes its eyes under the spout, and puts out its feet.',
        'You work round {name} with a soft brush. There is brown, and beneath the brown is green, and beneath the green is a line, and a line, and a line. They are its own pages. You only dust.',
        {
          text: 'You work the brush round {name}’s shell a ring at a time, and the green comes away in threads. At one ring it puts out its head to watch. You do that one twice. It does not say who was in it.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You go over the shell with a toothbrush, ring after ring. At the outermost {name} draws in a foot and turns one red cheek to you, until you put down the brush and use your thumb. That one has you in it.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      little: [
        'You brush {name}, ring by ring, and nothing comes off. It had been done. It could tell you when, and with which hand, but it only lets you go on to the end, so as not to embarrass you.',
        'You rub at a mark on its shell, and rub, and it is part of {name}. It was there last time, and you rubbed at it then. It does not mention it. It has lowered its lids a little.',
        {
          text: 'You go round the shell with the soft brush, ring by ring, outward. It was clean. At one ring {name} pushes up a little against the bristles. You go over that one twice and do not ask.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You scrub the shell ring by ring, and nothing comes off but a little moss it was fond of. At one ring, near the edge, {name} leans away from the brush. That must be the one with you in it.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        'It was to be “{item}” for the wash, and {name} came out on the stones and put out all its feet. The green came off, but not the moss. It holds up its chin. There are the stripes, like two fresh strokes.',
        'For “{item}” {name} will let itself be turned over, and no one else has been shown the underneath. It is yellow, with an old map on it. You rinse that gently. It looks at the sky meanwhile, from the wrong way up.',
        {
          text: 'You go over {name}’s shell with {item}, ring by ring, a year at a time. At the outermost it puts out its head to watch you. That is the one with you in it. You do it twice.',
          when: ['well'],
        },
        {
          text: '{name} mentions little. But when you bring out {item} it climbs down from its log, crosses to your hand and turns its shell a quarter round, to the ring where you left off. It forgets nothing.',
          when: ['well'],
        },
      ],
      disliked: [
        'It went under, and came up behind you, and went under: {item}. You have scrubbed a good deal of water. For a soft brush it would have sat on the dock.',
        '{item}. It has stirred up the row, and the ninth is where the sixth was. {name} spends the evening putting it right. Only a part of the water, next time.',
      ],
      harmful: [
        'It shut its eyes and could not open them. The skin of its neck has gone white. Fresh water that has stood a day, quickly, and none of this ever again: {item}.',
        '{item}. It climbs the glass and falls back, and climbs it. Get {name} out of that and rinse it with clear water, and hold it until it leaves off climbing.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the drop and draws in its head, to see about that in private. The water is quite still. Then the neck comes out by one fold, and by one more, and each is a little smoother than the last.',
        'You hold {name} over your knee for the dose, and its feet hang. Then they begin to swim, in the air. You set it on the water. They go on with it, and now it gets somewhere.',
        {
          text: '{name} has shut up altogether, so you paint the drops along the crack and hold it in your warm hands like a pie. After a good while something pushes at your palm. It is a nose, and it is wet.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} sets one webbed foot on your thumb until the medicine is down. Then it stretches out its neck, brighter already, and looks back along its shell to the outermost ring, as you look to see whether the ink is dry.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} is quite well, and takes the medicine, as you seem to wish it. It says nothing. It will be able to tell you, though, in years to come, about the day you dosed a healthy turtle. Keep the rest.',
        'You put the drop in, and {name} swallows it under water, with its eyes on yours. It had nothing the matter. It lets up one bubble, which smells of cough mixture, and goes. Put the bottle by.',
      ],
      loved: [
        '{name} has been treated in many ways, and can give the dates. This was {item}, and it put out its neck and all its feet to have it done. It swims off, a little straighter, and turns a stone over.',
        'You tell {name} that it is {item}, and it does not go under. It lies on your palm through the whole of that. Then it lays one cold foot on your thumb. You are entered, on the good side.',
        {
          text: '{name} knows that it is medicine. It also knows that it is {item}. It eats on its log, to the last crumb, and is the better for it. It will remember both and mention one.',
          when: ['item'],
        },
        {
          text: 'For medicine, a turtle puts out its nose. You say that it is {item}, and {name} puts out the nose, the red stripes, the whole of the neck and one webbed foot. Down it goes, and does good.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. It was endured on the dock, dry, and with its mouth shut, and as soon as your hand was off it: plop. Most of it had soaked in.',
        'It will do it good. It has also been laid down there in the row, under a rough one: {item}. Try the lamp first, another day.',
      ],
      harmful: [
        'It stretched out its neck for it, because it remembered the other times. Now the legs trail, and the water carries it. Never {item}. Hold it up, chin above, and do not let go.',
        '{item}. It sinks, comes up, sinks, and it is not doing that by itself. Take it out, keep it warm and level. That must not be given to a turtle.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you say, and {name} takes its mouth off the lily. It sinks by an inch. It will never bite that again, nor any other. It will not forget, either, that you were wearing the blue.',
        'You move {name} from the newt’s end to its own, and say so, twice. Once would have been enough. It sits with its back to the newt, and to you, and its neck is in as far as the stripes.',
        {
          text: 'You take the goldfish’s tail out of {name}’s mouth, and say no, and the goldfish leaves. {name} will let it be. It climbs to the far end of the log, lifts its chin, and sets this down under the date.',
          when: ['well'],
        },
        {
          text: '{name} lets go of the heron’s foot. It will leave herons alone. It climbs out on the log, not hurrying, and shifts about until the ring with you in it, and it knows which one, is on the far side.',
          when: ['from_child', 'well'],
        },
      ],
      little: [
        'You tell {name} not to bite lilies. It has bitten one, and could name you the day, and no other since. It stays at the surface until you have done, as one stands for the anthem.',
        '{name} has that lesson already, word for word. It listens to see whether you have. You leave out the part about the newt. It does not mention it, but it waits.',
      ],
      bad_time: [
        'The head goes in, then the feet, one after another, like lamps put out along a house. You stop in the middle of a word. There is only shell on the log now, and its newest ring has you in it.',
        'You scold, and {name} takes in its neck, feet and tail, and waits in there for you to be over. It had come out of the water to you, not for nothing. See to that first, and teach it later.',
        {
          text: 'You tap on the shell and say what you have to say. {name} was poorly before you began. The head goes in, the feet, and last the tail tip, and you are talking to a stone, and it is keeping every word.',
          when: ['weak'],
        },
      ],
      loved: [
        'You do it by way of “{item}”, and {name} gives you its whole attention, which is a good deal. It lets the newt go. It has it now for life. It goes under, not far, and looks for a while at a stone.',
        'The way to tell it things is {item}, and so {name} has been told, once, for good. It leaves the lily bud. It gets back on its log, and sits a little further along it than before.',
        {
          text: 'You show it with {item}, the one time. {name} does it back to you, then and there, without an error. You show it again, to be certain. It looks at you kindly. It can wait for those who need it twice.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It does so, and takes note of your voice, and your shoes, and that the window was open. A pause would have been enough.',
        'You get your way, and a wet log: {item}. The lesson is somewhere on the bottom, with its underside down.',
      ],
      harmful: [
        'It has drawn in so far that the skin has folded over. {name} stays so, and sinks like that, and it stays so below. Never {item}. Sit there without a shadow and wait for the nose.',
        '{item}. It will be there for good, that one, it has no way to lose it. You can only lay others beside it. Begin by sitting still.',
      ],
    },
    sleep: {
      wanted: [
        'You put {name} in the shade, and it lets down its shell, like somebody putting down a trunk at the end of a journey. The feet are brought in one by one. The head sees to that, and then comes in after.',
        '{name} settles into the mud, and the mud comes up all round and lets it have exactly its own shape. One claw is put out to move a grain of sand. That was it. The claw goes back.',
        {
          text: 'You carry {name} to its log. Neck, tail and four webbed feet come out and hang, like luggage set down. Nothing happens for a long time, and it happens thoroughly. Then the cheeks are red, and it slips in without a splash.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You carry {name} in among the reeds, and the shell takes everything indoors, feet, stripes and all, until it is a stone with moss on. A long while later the stone puts out one webbed foot and stretches every toe.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You give {name} some shade and a flat stone to lie under. It goes in. It comes out at the other side. It has nothing against sleep. It is keeping that for the winter.',
        '{name} lies down on the bottom, as you wish, and looks up at you through the water with both eyes. They do not close. It is going over something, slowly, and you can see that it is a long and pleasant one.',
        {
          text: 'You lay {name} on the moss and spread a cloth over it, and it makes no remark. You sit by, keeping things quiet. Some time later you notice that the cloth is halfway to the pond.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You dim the lamp, and {name} shuts itself up for as long as seems polite, which with a turtle is long. When the head comes out again you are the one asleep. It slides off the log without a splash.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'You have thought of “{item}”, and {name} looks at you, and goes below to put its day away. The claws come in, left, right. It is asleep before the last of the mud has come down on it.',
        '{name} is soon asleep when there is {item}. It gets in under its driftwood, backwards, as one gets into a drawer, and draws in its neck. One bubble comes up to say that it is in. Later there is another, to say nothing.',
        {
          text: '{item}, you say, and {name} comes in from the middle of the pond. It knows it again, and lets all four feet go loose. One bubble comes up. It is a good long time before the next.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It lay there until you had gone, and on your return it was in the old place, asleep, with a face as though it had never been shown another.',
        'It hangs half in and half out: {item}. Neither end can sleep for the other. The cave would have held both.',
      ],
      harmful: [
        'It came up gasping, with its mouth wide, and got its arms over the log, and there it hangs. Never there, and never with this again: {item}. Stay until its breath is long.',
        '{item}. It is cold right through, and there is slime on the shell that was not there. Change the water, warm it slowly, and throw that away.',
      ],
    },
    reflect: {
      awake: [
        'You sit on the wet end of the log and say nothing. When at last you shift there is a dark ring on your clothes. {name} puts out its neck and studies it for a long time. So you keep them too.',
        'You sit so still that a blue fly cannot choose between your knee and {name}’s shell, and goes back and forth. {name} follows it with its eyes. By the fourth crossing the whole striped neck is out, and stays out.',
        {
          text: 'You sit at one end of the wet log and {name} at the other. A leaf falls on the pond. Much later it says, “Eleventh ring, on the left,” and puts its chin back down. There is only one ring with room for you.',
          when: ['from_child'],
        },
        'You sit by the water, and {name} on its log. A cloud goes over both of you. When it has gone {name} is a hand’s breadth nearer, and has the look of having been there from the start.',
        'It noses a pebble out of the row and up the slope, as far as the edge, and leaves it by your foot. On the underside is that time with {loved}.',
        'It was {wait}, the longest. {name} tells you so, in its way: it comes up, looks at the gate, looks at you, and stays up.',
      ],
      little: [
        'That is the fourth today, within one hour, in the same socks. {name} has you down to the darn. It dives. Come back when the light has moved.',
        'It has nothing to add. It goes to lay you in the row, and would rather not be watched at that.',
      ],
      ill: [
        'You hold it from below, on your palm, just under the surface. It stops paddling. For as long as you stand there it need not float by itself. Then see to what it needs.',
        'Its eye follows your mouth. You tell it small exact things, the day, the wind, what you had on. It breathes with the commas. It wants more than that, soon.',
      ],
      asleep: [
        'You sit with {name} while it sleeps on the log. You lay one finger on its shell, on the last ring. Inside, a very long way off, something goes once, like a clock in another house. It goes slower.',
        '{name} is asleep below, and you sit above and keep your shadow off it. It rises for a breath, eyes shut. It floats a moment. It comes down again a little to the left, where you are nearest.',
        {
          text: 'You sit by the log where {name} is sleeping and follow its rings in the air with a finger, from the smallest outward, as far as the last. It shifts, eyes shut, until the last is the one beside your hand.',
          when: ['from_child'],
        },
        'In its sleep it walks, two steps, three. It has come to the pebble it likes: {loved}.',
      ],
      shy: [
        'When you sit down {name} slides off the log. You stay until the water is flat again. Then it climbs back up and settles with the newest ring of its shell toward you, the one that isn’t finished.',
        'You sit by the log for the better part of an hour, and all that happens is one red cheek. Then the other. {name} looks at you as one looks at a date, and does not slide back into the water.',
      ],
    },
  },
  things: {
    feed: {
      'turtle pellets':
        'The turtle pellets drum on the water, and {name} comes up under the nearest. It eats nine, below, and returns for the tenth, which went behind the filter. You did not see that one. You hold the lamp for it.',
      duckweed:
        '{name} opens its mouth at one end of the duckweed and swims, and there is a black road behind it. It goes right across. At your side it surfaces, with a green moustache, and looks back along the road.',
      'earthworm pieces':
        'You let the earthworm pieces go, one from each finger. It takes them in the order of the fingers. When they are gone it bumps the thumb, which never had any, and has it noted.',
      'dried river shrimp':
        'Dried river shrimp float, being all whisker. {name} takes one down, holds it under with a long claw until it has remembered the river, and then swallows. Rings come up, and one whisker, and lie by your hand.',
      'water lettuce':
        'The water lettuce sets out from your bank like a small green ship. {name} eats the keel in mid-pond. When it drifts in on the other side there is a hole in it, and a red cheek in the hole.',
      'bloodworm cube':
        'You drop the cube of bloodworm, and it smokes, red, as it goes down. {name} swims round inside the smoke with its eyes shut, opening and closing. When the water has cleared it is still going round, to make sure.',
      'aquatic snails':
        'There is a small crunch, under the lily, then another. You had let in six aquatic snails. {name} lays each shell mouth down in the row upon the bottom, and the sixth, which was the best, by your bare toe.',
    },
    play: {
      'floating log':
        'The log floats free, and {name} climbs aboard, claw over claw. It turns, as logs do. It walks, to stay on top, and goes nowhere, very fast, till you put out a finger and stop the log.',
      'current from filter':
        'You turn up the current from the filter. {name} gets in front with its legs tucked up, is carried past the fern, past you, and let out at the drain. It nods at your sleeve going by.',
      'floating ball':
        'The ball floats. {name} goes under, comes up, and the ball is on its nose, and it looks at you along that. Then the other one, in the ceiling, takes it away. You push it back to them both.',
      'sunken shell hunt':
        'You have sunk five shells for the hunt and forgotten where. {name} has not. It brings up four, and sets them on the edge, and goes down and lies by the fifth, until you have thought of it yourself.',
      'swim-through arch':
        '{name} swims through the arch, turns, and swims through. You lay your hand in place of it, thumb and finger on the sand. It stops before that. It looks where the arm is broken, and comes through, without touching.',
      'floating lettuce chase':
        'You draw the floating lettuce along upon a thread, and {name} gives chase, all four feet, water everywhere. At the corner it lets you go on, and waits where you will have to come back. You come back.',
    },
    clean: {
      'algae scrubbing':
        'You scrub the algae from the shell, the green off the green, until there are lines. {name} puts out its neck to see. You have come to the season with the double ring. It shuts its eyes for that one.',
      'partial water change':
        'You carry off a part of the water in a bucket, and bring new. {name} goes to meet it, and stands in the change, where the old is warm upon its back and the new comes cold in front.',
      'filter rinse':
        'You rinse the filter in the yard, and when it is back the water says its old word. {name} had come up at the silence. It listens now, one ear out, until that has come to where it left off.',
      'shed scute removal':
        'A scute has come loose at the edge, and you lift it off with your nail. It is thin as a leaf, and has all the rings. {name} smells it on both sides and carries it below.',
      'tank siphon':
        'The siphon sips along between the stones of the tank, and {name} walks ahead with its chin down, reading. Where a pebble is lifted it waits, and turns that over again, the right way, with a claw.',
      'shell toothbrush':
        'You go round each scute with the toothbrush, the way the ring goes. On the third {name} begins to rise on its toes, in the shallows, against the bristles. Weed comes off. It eats that, since it was its own.',
    },
    sleep: {
      'basking dock':
        'The dock has been under the lamp and is warm for basking. {name} hauls out, drips, and lays its chin on the edge, so that it can see your chair and the water. The hind toes open like two fans.',
      'driftwood cave':
        '{name} goes in under the driftwood, into the cave of it, and pushes until it is stuck. You hold your breath. A bead comes up, and a bead, and after that you have to breathe.',
      'muddy pond bottom':
        'It sinks to the bottom of the pond, and the mud comes up like smoke and lets itself down again. There is no turtle. You wait on the bank until, one long breath on, the mud has a nose.',
      'bubbling filter sound':
        'The filter makes its bubbling sound, the low one. {name} lies up against the glass just there, with its shell to the hum. You lean your own head on the other side. It goes through you both, and on.',
      'lily pad shade':
        'You push the lily pad over, so that its shade falls on the stone. {name} swims in beneath, and there is green on its lids. When the sun goes round you lean out and push the pad after it.',
      'cool night water':
        'You let in the cool night water. {name} feels it come along the bottom, and lies upon that as one lies on a sheet. There is a moon up in the door, with a nose in it.',
    },
    medicine: {
      'shell rot ointment':
        'You rub the ointment in on the soft white place. {name} sits out an hour on the towel beside you, facing the pond. When you put it back it goes down like a stone, and level.',
      'basking lamp':
        'You hang the basking lamp lower, and {name} lies under it with its neck let out. It is very still. Then a lid that was stuck comes open, and there is an eye, and your left sleeve is in it.',
    },
    discipline: {
      'soft glass tap':
        'You give the glass a soft tap, once. {name} had the tail of the goldfish in its mouth. It looks at your knuckle and lets go, and the fish goes off, complete.',
      'different log':
        'You carry it across to a different log and leave it there. {name} looks over at the first. It has seen who pushed. By and by it folds its claws, in front, and faces the bank.',
    },
  },
  refusals: {
    asleep: [
      'It is under the driftwood with its lids shut, and whatever you drop will only sink. {name} wakes at {wakes_at}. You can sit at the edge. It knows who does.',
      'The one that came up for air just now was asleep. It took a breath, and would take nothing else. {name} wakes at {wakes_at}. Until then, reflect, with your fingers in the water if you like.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It went up to breathe and there was somebody on the other side, upside down, just arriving. It fluttered. So did they.',
      'It is the size of a biscuit, and a child now, and it has got up on the log by itself. It has fallen off by itself, too, and done both again in the same order.',
    ],
    teen: [
      '{name} is half grown, and has taken against its own shell, from which pieces come off. It sulks beneath the rock. It remembers what you said when it was small, and will not tell you. Feed it on time.',
      'The claws have grown out long, and it does not know whom to flutter them at. {name} has tried the filter, the fern and you. It is a teen, and blushes at both cheeks.',
    ],
    high_care: [
      'It is grown, and {form}. It comes up under your hand and rests its chin upon your finger, in the air, where it has no weight to spare, and gives you all of it.',
      '{name} is full grown and {form}. Around every scute there is a fresh line, wide and clear, like a year in a good tree. It turns so that you can find yourself in it.',
    ],
    balanced: [
      'Grown now, a {form}, {name} has three ponds and a ditch, and knows the bottom of each by foot. It is on your log for most of the sun.',
      'It has the ditch by heart, and the culvert, and the pond at the mill. {name} is a {form}, and grown, and comes up at your log as one turns back to a page.',
    ],
    low_care: [
      'You can watch that water all day. {name} is in it, grown, a {form}, at the very bottom under the weed, where it has learned to need one breath an hour.',
      '{name} is a {form} now. The log is wet, as though someone had just left, and dries, and is wet again. It has no one’s face in its row since the early ones.',
    ],
    rescue: [
      'Grown, a {form}: there is a seam across its shell where that healed. {name} floats a little to the left because of it, and swims beneath whatever else in the pond is sinking.',
      '{name} was all but carried off on its back by the stream, and a hand broke itself at the water, and it was held. It is a {form} now, and full grown. It lets nothing drift by.',
    ],
  },
  trust: [
    'You came in with a hat on. {name} looked at the hat, then under it, and stayed on the log.',
    'You find it halfway up, in the open water, with its feet hanging, quite near your hand. It did not use to rest at such a height.',
    '{name} has brought you to the row. It goes ahead along the bottom, slowly, so that you can follow from above: blue cup, rain, brown jersey. You are under all of them.',
  ],
  streaks: [
    'Ten on time. {name} has put them side by side, and there is not a gap that a snail could get through.',
    'Twenty-five. It comes up a breath before your shadow does, and looks at the place where it will fall.',
    'Fifty meals, and {name} could give you the weather for each. It gives you the weather for the first: mild.',
    'A hundred in a row. It has run out of white pebbles and gone on in grey, and round the corner, and it comes out again at your feet.',
  ],
  ages: [
    '{name} is ten days old and has been to the bottom and back.',
    'Thirty days. {name} knows the day of the week by how the filter sounds, and you by how you set down a bucket.',
    'A hundred days: it has turned over the last of the pebbles. There is nothing here now of which it does not know the other side.',
    'One year, and one line, all the way round. {name} has come up to have you see it while it is new.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['duckweed', 'water lettuce'] },
      wish: '{name} has been lying under a bare sky. It liked it better with green on, and holes in the green for the light. Duckweed, perhaps, or water lettuce. It may eat some.',
      granted: 'It ate a hole in the shape of a turtle, and came up in it, and it fitted.',
    },
    {
      by: { action: 'feed', item: ['dried river shrimp', 'bloodworm cube'] },
      wish: 'There was a taste on a Thursday, pink, with legs. {name} has the Thursday entire, but a taste does not keep under water. River shrimp would bring it back. So would a cube of bloodworm.',
      granted: 'That was it. It has gone down to lay the new one on top of the old, edge to edge.',
    },
    {
      by: { action: 'feed', hours: [7, 11] },
      wish: 'In the early part of the day the light comes in under the log, and food would shine as it fell. {name} would like to be fed before eleven, from a little height.',
      granted:
        'It came down through the light, turning, gold and not gold. {name} forgot to open its mouth until the second one.',
    },
    {
      by: { action: 'play', item: ['current from filter'] },
      wish: 'The water has been standing. {name} remembers a river, and it has never been in one. It would like the filter turned so as to make a current.',
      granted:
        'It lay on it with its four feet let go. For once everything came to it by itself, and went by, and {name} let it.',
    },
    {
      by: { action: 'play', item: ['sunken shell hunt', 'swim-through arch'] },
      wish: 'All that is down there has been read. {name} would like something to be put where it does not belong, a shell among the stones, or an arch it could come at from both ends.',
      granted: 'It found it, put it back, and found it. It seems to have liked best the moment before.',
    },
    {
      by: { action: 'play', item: ['floating ball', 'floating log'] },
      wish: 'Whatever floats has an underside that nobody but {name} has ever seen. Send out the ball, or the log, and it will go and look.',
      granted:
        'It went beneath and was away for a full breath. When it came up it looked at you as one does who has been told something.',
    },
    {
      by: { action: 'clean', item: ['shell toothbrush', 'algae scrubbing'] },
      wish: '{name} cannot make out its own lines for the moss. It would not like to lose its place. The small toothbrush, or a good scrubbing for the algae.',
      granted: 'You got to the third scute on the left, and it put out its head. There. That was where you came in.',
    },
    {
      by: { action: 'sleep', item: ['basking dock', 'lily pad shade'] },
      wish: 'It has been under for so long that it is wet on the inside. {name} would like to lie up, on the dock, or in the shade of a lily pad, and have no hats go by.',
      granted:
        'Dry to the last toe. It slept with its neck laid out along the boards, like something washed up by a very kind sea.',
    },
    {
      by: { action: 'sleep', item: ['driftwood cave', 'cool night water'] },
      wish: 'Its bed has grown too light. {name} would like the driftwood pushed together to make a cave, or the water let go cool, as at night in a real one.',
      granted: 'It backed in until only the stripes showed. They went out, one and then the other.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has a thing to mention. It is quite small. It would like you to sit down by the water, and take off whatever you have on your head.',
      granted:
        'It came up. You had a crumb on your lip, the first time. It was on the right. Then there were only the rings.',
    },
    {
      by: { action: 'reflect', hours: [15, 20] },
      wish: 'Late in the day the surface turns to brass, and one cannot see who is behind it. {name} would be easier if somebody sat there before eight, so that it need not wonder.',
      granted: 'It knocked against the brass from below, with its nose, and you were on the other side.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'What has happened once may be a leaf. What has happened twice is a place to stand. {name} would like you to come and sit by it two times before night.',
      granted: 'It has put down two, with their flat sides together. They do not rock.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The pebble with the vein',
        shape: 'stone',
        text: 'White, with one line through it. Do turn it over. {name} carried it the whole way up the slope for that.',
      },
      {
        name: 'An old scute',
        shape: 'leaf',
        text: 'Clear as a fingernail, from beneath the flat rock. You can hold it up and see by the line round the edge what kind of season you were.',
      },
      {
        name: 'The crooked shrimp',
        shape: 'moon',
        text: 'It was among the nine, and {name} did not eat it, since there was none like it. It has been dried on the dock.',
      },
      {
        name: 'A blue bit of the cup',
        shape: 'chip',
        text: 'You broke it in the sink, in the second week, and thought that it had all gone out with the ashes. {name} has had this in the row.',
      },
      {
        name: 'The seventh bead',
        shape: 'marble',
        text: 'Of glass, off somebody’s string. Everything is upside down in it, and {name} considers that this one has been on the other side.',
      },
    ],
    return: {
      name: 'A shell',
      shape: 'shell',
      text: 'Not from this water. {name} came up with it in its mouth. If you put it to your ear there is no sea in there, only somebody holding their breath.',
    },
    streak: {
      name: 'A ring',
      shape: 'ring',
      text: 'It slipped off in the water, and you gave it up. After twenty-five meals {name} laid it upon the dock. It had known where it was all the time, and was waiting for the right day.',
    },
    hundred_days: {
      name: 'A mirror',
      shape: 'mirror',
      text: 'Only a flake of it, from the bottom, the size of a scale. {name} has had it face down. There is somebody in it whom it would like you to meet.',
    },
  },
  release: [
    'You kneel and open your hands in the stream. {name} stays there for one breath, with its chin on your wrist where the arm breaks. Then there is water in your hands, and it is moving.',
    'Plop. The rings go out, and out, to either bank. When the last has gone there is a nose, a long way down, and it is turned to you. It mentions something. You are too far off to hear.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had come up, and lay with its chin upon the edge, at the place where your hand goes in.',
      'No shadow fell upon the water any more. {name} went down to its pebbles, and did not come up for the next breath.',
    ],
    hunger: [
      '{name} was found beneath the spot where the food used to fall. It had its face up. It would have remembered the hour.',
      'It is dead. There was gravel in its mouth, held quite gently. {name} had known that it was not food.',
    ],
    illness: [
      'It floated, at the last, quite level. {name} is dead, and the one behind the surface has come up to meet it, nose to nose.',
      'There was a ring on the water, a small one, and it went out to the side and did not come back. {name} had drawn its last breath there.',
    ],
    poison: [
      'It came from fingers that it had by heart, and {name} took it under and swallowed it. It has died of that.',
      '{name} is dead. It had hauled itself from the water, as far as the dock would go, to get away from what it had been given.',
    ],
  },
  returned: [
    'A bead of air, and another. You had not taken your eyes off that water. {name} comes up beneath them, grey at both cheeks, and breathes, and says, in its manner, what you are wearing.',
    'Two of them rise to the surface, one from either side. They touch. The one that stays is {name}, as light as a leaf, with its chin over your wrist.',
  ],
  epitaph: {
    openings: [
      'Take off your hat, and stand where your shadow does not fall on the water. Here is {name}.',
      '{name} took one breath more, and a red stripe went under, and the rings went out to the edge.',
      'There is a pebble at this place, and beneath it is {name}.',
      'Here the water closed. It closed over {name}, without a ring.',
      { text: '{name} forgot none of us. It will know which coat you have on.', when: ['from_child'] },
      { text: 'Turn this stone over, if you like. {name} would have.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It came up each time, and looked, and there was sky.',
        'Someone used to bend over the water. It had the exact dates.',
      ],
      hunger: [
        'It had known which jar it was.',
        'It looked up to where food had been, and it was not mistaken about the place.',
      ],
      illness: [
        'It could not get down to where it lived.',
        'It had held its breath before. This was only the longest.',
      ],
      poison: [
        'It remembered the hand as kind, and it was right, but for once.',
        'It swallowed where it always did, out of sight.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You have no weight. Above you is the bright side, with someone walking on it upside down, and you wave, and they do. The log was warm on top. There were four gnats. You turn over once, because there is room for it in every direction. You would put it all down now, exactly, but it has not stopped. Let your keeper lean over. They have on the green. You want to have that with the gnats.',
      'You are {name}. Sun on the shell, and under the shell it is as if lamps had been lit along a corridor. Toes, spread. Somewhere a bucket is set down, handle to the left. You could stay in the air for as long as this. You could also let go. There is that, always: you could let go, and there would be a plop, and then the cool. You are saving it. If somebody sat here, bareheaded, you would do it for them.',
    ],
    content: [
      'You are {name}. You are between breaths. It is quiet here and rather green. You have the row under your feet: rain, cup, the day that the gate stuck. All dry-weather facts, kept wet. Someone’s shadow comes across, and it stops, and it is not a heron’s. You go up. You say one thing. You go down. That is how it should be done. They may put in a hand, if they do not mind that it breaks.',
      'You are {name}. It has been {days} days, and you have them with their undersides. People say such large things, over the water, with their arms out. You never cared for those. They had a thread hanging from the cuff, and did not know of it: that is what there is. You have kept the thread. If you were asked what you want, you would come up, and think. That they should come and hang their hand in. The one with the thread.',
    ],
    bored: [
      'You are {name}. The water has said nothing since noon. The filter turns over its one word. You met the other at the top and you looked at each other, with your mouths shut, like two who wait for the same bus. The white one has been turned, the grey one has. There was a ball once that went to eleven places. You have all eleven. You would rather have a twelfth. Somebody might send something out, across the water.',
    ],
    hungry: [
      'You are {name}. It is the jar with the blue lid, on the second shelf, behind the string. You only mention it. The last time it was held at a slant, and a good deal came out at once, and they said oh. You have gone up to where that was. There is nothing in the water here that you have not already had in your mouth. You will wait with your neck out. It is past the time, by one breath and a half. Please, the jar.',
    ],
    starving: [
      'You are {name}. You had thought that what is kept is kept. But you go along the row, and it is nothing but stones, and you put one in your mouth, and it was the day with the swans. You know how long it has been. You would give that to anyone who would have it. Up there the other opens and shuts its beak, and no sound comes. It is asking you. Let something fall between you. Let it be food, and soon.',
    ],
    sick: [
      'You are {name}. You have come up, and you cannot get down. One side of you belongs to the air now. You see the row, far below, and you could read it if you had your feet. There is warm sand in both of your eyes. You do not mention this. But if they came, the one who hums, with the little tube, and laid you beneath the lamp, and it was the third verse, you would hold still. You held still before.',
    ],
    failing: [
      'You are {name}. It is thin up here. You are knocking against something clear, and going off, and knocking. You try to think what they had on, and it was blue, it was, there was a thread. It has never been gone before. Put a hand under. Not to hold, only so that there should be a bottom. Then whatever is in the tube. Be quick, if you would. You are beginning to let go of them, one pebble at a time.',
    ],
    near_death: [
      'You are {name}. You went up, and the other was not there. It was only sky. You have never known it not to come. So that is how it is when nobody bends over. You have laid your chin on the edge, where the finger goes. You have the finger: second, right hand, a nick by the nail. You hold on to the nick. They need not bring a thing. If they would sit down there, and break their arm for you, in the water.',
    ],
    asleep: [
      'You are {name}. You have come up through the door, and it did not stop you. You are on the other side. It is all there, only the right way about: the log hangs down, the swans walk on the clouds, and the one you know so well makes room, and has a row as well, of small lights. It lets you turn one over, and you know that hand. If there is a hand in the water while you sleep, you will put your claw on it, from below.',
    ],
    shy: [
      'You are {name}. Plop. You are on the bottom before you have thought. Up there is a shape that wavers at the edges. It had no hat. You are nearly sure that it had no hat. It smelled of soap, and came by the left-hand path, and its right shoe squeaks. That is all you have so far, and it is enough to be going on with. If it were to stay, you would go up for a breath, behind the weed, and get the face.',
    ],
    back_from_death: [
      'You are {name}. There was a water without a top. You rose, and you rose, and met nobody. You said the row over, as one holds on to a rope: rain, cup, gate, thread. At thread something pulled. And now there is air. There are rings. There is a person with a wet sleeve, the left, wet up to the elbow. You would like them to sit there until it has dried. And the blue lid, at its hour, please.',
    ],
    hurt: [
      'You are {name}. It came down from above, out of the fingers, turning a little, as things do. You have the fingers by heart. You took it under. Now it burns where nothing has ever been warm, and you have gone up on the boards, out of the water, away from where it happened, and it has come along. You will not be able to lose this one. Let them clear the water. Let them sit down next to it. Then at least that will be in it, too.',
    ],
  },
}

export const TURTLE: Species = {
  slug: 'turtle',
  name: 'Turtle',
  family: 'exotic',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 0.6,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['stoic', 'gentle'],
  personality:
    'Believes each ring of its shell holds a year, and can tell you which one had you in it. Forgets nothing, mentions little.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'turtle pellets',
        'duckweed',
        'earthworm pieces',
        'dried river shrimp',
        'water lettuce',
        'bloodworm cube',
        'aquatic snails',
      ],
      play: [
        'floating log',
        'current from filter',
        'floating ball',
        'sunken shell hunt',
        'swim-through arch',
        'floating lettuce chase',
      ],
      clean: [
        'algae scrubbing',
        'partial water change',
        'filter rinse',
        'shed scute removal',
        'tank siphon',
        'shell toothbrush',
      ],
      medicine: [
        'vitamin a injection',
        'shell rot ointment',
        'basking lamp',
        'calcium block',
        'dry docking',
        'reptile vet',
        'ear abscess care',
      ],
      discipline: [
        'soft glass tap',
        'separate feeding tub',
        'feeding tongs',
        'back underwater',
        'quiet pause',
        'different log',
      ],
      sleep: [
        'basking dock',
        'driftwood cave',
        'muddy pond bottom',
        'bubbling filter sound',
        'lily pad shade',
        'cool night water',
      ],
    },
    harmful: [
      'white bread',
      'chlorinated tap water',
      'small gravel',
      'raw hamburger',
      'nail polish',
      'ham slices',
      'feeder goldfish',
      'ice cream',
    ],
    misread: [
      { items: ['smooth pebbles', 'pebbles', 'river pebbles', 'smooth stones'], liked: ['play', 'clean', 'sleep'] },
    ],
  },
  appearance: {
    look: 'a pond turtle with red cheek stripes, a mossy ringed shell and webbed feet on a wet log',
    colours: ['#3f6b4f', '#e6d37a', '#c8432f'],
  },
  figure: {
    eyes: '#e6d37a',
    body: 'shelled',
    skull: 'wedge',
    tail: 'spike',
    tailSize: 0.4,
    marking: 'stripes',
    extras: ['shell'],
    size: 0.95,
    turned: true,
    shift: -2,
  },
  book: BOOK,
}
