/**
 * The Void wants somebody in the room who is not doing anything about it. It fears being taken for nothing: “there is
 * nothing there”, said in a doorway, and the steps going off again; and after that, floodlights. It hoards what is let
 * fall: left socks, spoons, the tick of the hall clock, the second halves of sentences. All of it is to be had back, in
 * the order it fell, slightly colder. Its body is a patch of black the size of a cat, a soft rim, two pale eyes that
 * need not face the same way, a few stars far in. It has no legs: it was there and is here. Its measure is depth:
 * hungry, it deepens and things roll towards it; ill, it thins and the floor shows through; left alone, it spreads, to
 * be easier to find. It eats by letting the meal fall and listening for the landing, a small pleased sound; for meals
 * that come when due it hangs out small lights in a row. It sulks by going flat, a shadow anybody might have, or by
 * giving you back your things. It sleeps with both eyes shut, and the room is short of a corner. It trusts by the
 * floorboard. It never hurries, never takes what was not dropped, never shows more than half of what it has: fifty is
 * as far as it thinks polite. Its keeper is how it knows where it stops: a dark has no edge until somebody sits down
 * next to it.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'A piece of shell drops away and leaves a black hole. You wait for something to come out of it. It is the hole that comes out, on four unsure feet, opens two pale eyes, and turns out to be {name}.',
    'The shell cracks, and the halves lie open with nothing between them. You look into the nothing. Some way down, two pale lids lift, and {name} looks out at you as though you were the one who had appeared.',
  ],
  looks: {
    thriving: [
      'All the stars in {name} are out, and some of them have been moved. Where there was only a triangle, there is now a cat, or else a teapot. It holds very still, so as not to spill it.',
      'Somebody has dropped a small bell into {name}, and it is falling yet. It rings, further and further down, and {name} lies and listens, eyes half shut. It is in no hurry to let it land.',
      {
        text: '{name} is a patch of black no bigger than a glove, with two eyes and, when you bend close, one star. You straighten up to tell somebody. Nobody is there, so you bend down again to tell {name}. Two.',
        when: ['baby'],
      },
      {
        text: 'You cross the light and your shadow falls along the floor. You step back, and a piece of the shadow stays where it was, small enough for a teacup, and looks up at you. It is {name}, and it is delighted.',
        when: ['baby'],
      },
      {
        text: 'Very far in, among the stars, {name} has a square yellow one. You bend and look for some time. It is the window of this room, lit, and the person standing at it is about your height.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You reach for the black coat on the chair, and it is warm, and goes in a long way. Two pale eyes open at the collar. {name} looks you over and shuts them again. You take the grey one.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Far in among {name}’s stars is one you do not know, yellow and rather square. You bend down to it. It is your own window, lit, as it looks from a long way off to somebody who is nearly home.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has everything it wants, which was not much, and then you look in. Very far inside, a star goes out and comes on again. It holds quite still, to see whether you noticed. It was a wink.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The chair has a hole in it the shape of a cat. You put your hand in, to the wrist, and it is warm in there, and after a moment something very far down puts its weight against your palm.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is happy, which is hard to see in so much black. Far in, one star is twinkling. It notices that you have noticed, and the star goes and stands behind another.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The lamp lights every corner but one. In that one are two pale eyes and, some way behind them, stars. You take a step, and the dark goes along to the next corner and settles there. {name} is quite content. It has four.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'There is a piece of night on the windowsill, and it is {name}. A fly walks up to its edge, looks in, and thinks better of it. {name} had meant nothing by it. It was only looking back.',
      '{name} is lying on the stairs, as black as a dropped hat. Everybody has to step over. Not one of them has trodden on it yet, and it has noticed that, and by name.',
      {
        text: 'The armchair appears to have a hole in it, with eyes. You bend and look in for a while. Very far down, one star goes behind another and comes out on the other side. {name} glances up to check that you caught it.',
        when: ['well'],
      },
      {
        text: 'A moth crosses the room, passes over {name}, and comes out at the other side a little later than it should. The pale eyes follow it to the lamp. They return to resting on nothing in particular.',
        when: ['well'],
      },
      {
        text: 'You look in, and go on looking longer than you meant. Very far down, one of the stars has moved by a hair. You feel the house turning under your chair. {name}’s two eyes are level and calm. Nothing needs doing.',
        when: ['well'],
      },
      '{name} has a row of small dusks put by, one for each evening it has been here. There are {days}. It is too polite to point them out.',
      'There is a ledge in {name}, a third of the way in, with a star over it. You can just read the label: {loved}.',
    ],
    curious: [
      '{name} has got as far as the keyhole and is pouring a little of itself through, to see how they do the dark next door.',
      'You open a drawer, and {name} leans in under your arm. There is some dark at the back that it has not met.',
      'A marble has stopped an inch short of {name}. It cannot be said to have fallen. {name} looks at the marble, and then at your foot.',
    ],
    bored: [
      'A star has rolled out of {name} and lies near your shoe, no bigger than a pea, ticking as it cools. The two pale eyes are on the star. So far nobody has rolled it back. It would like somebody to.',
      '{name} has moved its stars about until they made a bear, then a plough, then a spoon, and has run out of things there are. Play with it.',
      {
        text: 'Very far in, among the stars, a ball goes by. You threw it in once and it is travelling yet. {name} follows it round with its pale eyes and then looks at your hands. Throw another. That one has been alone for ages.',
        when: ['from_child'],
      },
      {
        text: 'It has handed up the sock, the spoons, the tick, all that it had, and lies beside them like a lid. It does not want to know what happens if one drops them. Ask it. Play with {name}.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} lies next to its empty dish, exactly as dark as before, and nothing has moved. But the tick of the clock has begun to sound as if it were falling into something. Its meal is due.',
      '{name} has put out its stars, all but one, and that one stands above the dish. It holds quite still. You could go by and never notice, and it would let you. The meal is due. Feed it.',
      {
        text: 'You reach down for the black mitten on the floor. Your fingers go in and do not come to the end of it. Two pale eyes open and study them, with interest. There is nothing in them. The meal is overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'A blot has crept into the exact middle of the empty dish, and is holding still there, as an example. {name} is hours old. You step up, and it slips down the other side. But the eyes come over the rim. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: 'The dish is empty, and so, you would think, is the corner. Then two pale eyes. {name} does not come forward. It is waiting to learn which kind you are, the kind who looks in or the kind who stays. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has not moved from the dish. The eyes have. They are farther in than they were, level with the nearest star, and look out at you from there. It can keep that up longer than you would like. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'The dish stands closer to your chair than it did, though nothing in {name} has moved. Its two pale eyes are on the cupboard. Very far in, one star goes off and on, about as fast as a clock. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The dish is gone from its place, and two pale eyes are there instead. Far in, among the few stars, hangs a new one, round and enamelled. {name} can wait. The meal is overdue, though. Hold out your hands for the dish.',
        when: ['well'],
      },
      {
        text: '{name} noticed that you did not stay. It has shut the eye on your side. The other one is on the dish, which has been empty too long, and it is closing too. Bring the meal now, and this time stay.',
        when: ['wary', 'weak'],
      },
      {
        text: 'There used to be a few stars. You look into {name} and find one, very far in, very weak, and as you bend closer it moves off. The meal is overdue. Bring it, step back, and wait for the star.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'The empty bowl has left its place by the wall. It has been drawn across the floor, an inch at a time, and lies half inside {name}, who looks at you over it and does not ask. It is hungry. Feed it now.',
      'The edges of {name} have started to pull. A thread from the rug leans towards it, then the tassel, then the light along the floor. It shuts its eyes, so as not to. Feed it now.',
    ],
    starving: [
      'The corner is bending. The rug has begun to slope, and a pencil rolls by itself across the floor towards {name}, who shuts its eyes so as not to see it come. Feed it at once, before it has to.',
      'You can see the floorboards through {name}. It lies where the dish is put, fraying at the edges, and far in there is one star left, which it holds quite still, as one would a match. It is starving. Feed it at once.',
    ],
    weak: [
      '{name} is not quite black. It is the black of a coat washed too often, and there are fewer stars in it than there ought to be. It has eaten. What it wants now is medicine, or a good long rest.',
      '{name} has not come up to see who you are. It is thin at the rim, and one of its stars has slipped. It is not ill. It has held still for too long. Give it medicine, or let it rest.',
      {
        text: 'A comet gets half way across and sits down. {name} looks at you sidelong, to see if that is not the funniest thing. It is paler than the stove. It wants medicine, or the wardrobe.',
        when: ['glad'],
      },
    ],
    dirty: [
      'In the dust on {name} there is one clear print, the size of your hand, with stars showing through the fingers. It has held very still around that. Everything else is grey with lint. It wants washing.',
      'There are two days of dust on {name}, and it has gone grey, like a blackboard. Nobody can see in. A single star comes through, and even that looks tired. Wash it.',
    ],
    sick: [
      'The edges have gone soft, so that you cannot tell where {name} ends and the unlit part of the room begins. One star is left in there. It is looking at you and asks nothing. Medicine, now, and do not go.',
      'You can see the skirting board through {name}. The black has worn thin as old cloth, and the eyes are low in it, and you count no stars. It came out to the middle of the floor so you would see. Medicine now.',
    ],
    failing: [
      'You can see the floorboards through it. Nobody should be able to see anything through {name}. The eyes are two rings of breath upon a pane, and one is going. Medicine and food at once, or there will only be the floor.',
      'The pattern of the carpet shows through {name}. The black has worn as thin as a stocking, and the few stars left have come up close under it. It can still see who stays. Medicine and food at once, or it will die.',
    ],
    near_death: [
      '{name}’s edges have gone thin, and the floor shows through them. One star is left, and it has come up from very far in, near enough to put a hand round. Do that. Sit with {name} now and care for it. It has only hours.',
      'There were a few stars, far in. You count two. While you count, it is one. {name}’s pale eyes rest on the place beside it where somebody would sit. It has hours. Go there now, put your hand in the dark, and stay.',
    ],
    asleep: [
      'You put out a hand to feel where {name} ends, and cannot tell. It is asleep. Very far in, behind the other stars, is a small square one, the shape of a lit window with somebody standing in it. Nothing is needed until it wakes.',
      'The lamp shows a cushion with a hole in it, cat sized, and no eyes in the hole. {name} has shut them. Very far in, a star goes slowly from one side to the other. Turn down the wick. It knows you came.',
      {
        text: 'You look into {name}, asleep, and count seven stars, each in its place. Awake, it has never let you see more than four. Nothing is wanted here. Say nothing about the three.',
        when: ['wary'],
      },
    ],
    asleep_in_danger: [
      'The rings in the water glass come further and further apart. {name} sleeps until {wakes_at} and may not get there by itself. Sit with it now; it counts, asleep or not.',
      '{name} sleeps, and its rim has let go of the skirting board. Nothing on that side tells it where to stop. Sit down there now; it wakes at {wakes_at}.',
      {
        text: '{name} went to sleep empty, and the corner that is missing has reached the door. Sit with it now, and have a meal in your hand at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'You come one step nearer, and in {name} the stars go out, one after another, without any fuss. You take the step back. The smallest returns. Sit down quietly where you are, and see how many there were.',
      'You look in for {name}, and there seems to be nothing there. Do not say so. It is under the table, and has ears for that, if for nothing else. Sit with it, and stay longer than you had meant to.',
      {
        text: '{name} has shut its eyes, and as far as anyone can tell there is nobody in that corner. Very far in, one star has been left on. Sit down quietly, and stay where the star can see you.',
        when: ['baby'],
      },
    ],
    back_from_death: [
      '{name} had no trouble with where it was. It was dark there, and quiet, and big enough. But nobody stayed. It lies now against the leg of your chair, eyes wide, with one star you have not seen before.',
      'Where {name} has been was black as well, and went on without a rim. Here it has one. It has spent some hours going along it, against the wall, the chair leg, now your ankle, learning again just where it stops and you start.',
      '{name} is back, small, and has gone straight into your left shoe, because the dark in there is somebody’s. It has been in the other kind. Leave it the shoe, and keep its next mealtime.',
    ],
    old: [
      'Far down in {name} something lands, with a small clear sound, that was dropped in the first week. You both listen until it is quite over.',
      'You no longer walk into {name} when the lamp is out. Your feet go round it of themselves, as they go round the stove, and you could not say since when.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The meal goes over the edge of {name}, all of it, and there is the wait that there always is. Then from deep down comes a small sound, as of a plate being set on a plate.',
        '{name} does not move. There was something in the dish, and now there is not, and that is all one sees of it. But a star, very far in, has come a little nearer to look.',
        {
          text: '{name} takes its whole meal at once, and you hear it fall, and go on falling. You lean over that small dark with the empty dish in your hand. After a very long time, from the bottom, there comes up a hiccup.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'The meal goes into {name}, on time, and you hear it land. It is a few hours old and not very deep yet. The pale eyes are delighted, and look up to see who else heard.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You set the dish at the edge of {name} and keep hold of the rim. It waits. You let go, and the dish is elsewhere. Out of the dark two eyes go over you slowly, the way one counts who is still there.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You put the dish where {name} begins and look elsewhere. There is no sound. When you look again the dish is clean and a foot nearer to you, and the two pale eyes are a foot farther off.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'The meal goes in over the soft edge, and you listen for it to arrive. You have rinsed the spoon and turned to go when, from very far down, there comes a small clink. The pale eyes are on you, to see whether you heard.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The meal goes into {name} on time, and is gladly received, very far down. You wait a little, as one does at a well. And then, from the bottom, up comes a purr.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You have fed {name} and are at the door when you see that you have two shadows. The second one has eyes. It comes with you to the end of the hall, stopping where you stop, and then goes back to lie down.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} wants very little. It has eaten that, on time, and all its stars are out. Yet it goes on looking up at you, as if there were some second thing. You sit down. That was the second thing.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You put down the dish, and nothing moves, and the dish is empty. Then very far in, below the stars, a small yellow light comes on, about the size of a kitchen window. {name} leaves it on while you are here.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} closes over the dish without a sound. You stay beside it meanwhile, as you do, looking at nothing much. When it draws back, the dish is clean, except for one grain of light that has been left for you.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You let the dinner fall into {name}, and both of you listen. A long way down it lands. After {streak} meals on time that is not so far down as it was. It might be coming up to meet them.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'The meal drops into {name}, and is gone, and the two pale eyes shut and open. Far in, a speck of light comes on. That makes {streak}. It is hardly a sky yet. It looks up, to see what you think.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} takes it in, and hangs out a small light beside the others. They make a row now, of {streak} meals on time, with none missed, from its corner to your chair. One could find the way by it.',
        '{name} wants very little, and notices exactly what it gets. It has had {streak} meals on time, and not one has been missed. It takes in this, and rises, quite to the top, to see who does that.',
        {
          text: 'You slide the dish into the dark, {streak} on time now, and wait for {name} to send it out empty. It comes back with a speck of light in it, very far down, though the dish is no deeper than your thumb.',
          when: ['well'],
        },
      ],
      early: [
        'You hold the dish out to the dark. Something a great way in takes the smallest part of it, so that you should not have come for nothing. No star moves. {name} would as soon you had brought a chair.',
        'The last meal has not landed yet. {name} waits for you to hush, and there it is, still falling. A corner of this one is sent after it. At {opens} there will be room.',
        {
          text: '{name} takes one bite, and for some time you can see it going in among the stars, getting smaller. It does not take a second. The pale eyes go from the dish to you. It had thought that you came to sit.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} takes in the late meal, and it is gone. On the side towards you there had been one star, low down, like the lamp in a porch. That has gone in too.',
        '{name} eats it, late, to the end. Then it hands up to you, out of the dark, your glove, and your pencil, and a button. You let them fall here, once. It is giving you back your things.',
        {
          text: 'The late meal goes in and makes no sound. You leave your hand there a moment too long, and the black draws off from it on every side, until there is a patch of bare floor in {name}, with fingers. Both eyes look at it.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The late meal goes in without a sound. Then the black draws off a little, evenly, like a tide, and leaves a strip of bare floor with your shoes at the edge of it. Otherwise {name} is very well.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The food goes in and makes no sound. Two pale eyes regard the place where you were not, earlier, and then the place where you are. Far in, where there were five small stars, you can find four.',
          when: ['well'],
        },
        {
          text: '{name} waited exactly where you would come in. You came in, and the dish went into the dark without a sound, and it thanked you with both eyes. Far inside, the nearest star is a little farther than it was.',
          when: ['well'],
        },
        {
          text: 'Most of {name}’s stars have gone out. It takes the meal at one edge, where the black has thinned to grey. A star comes on, very far in, finds you looking, and goes dark. You stay. It is tried again.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} notices exactly who stayed, and it has had a long time to notice. It eats, thin as a shadow now, and draws its soft edge in from under your shoe. It needs medicine or rest. Stay, this time.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For an hours-old dark, {name} has looked at the door a long time. It eats, late, and the star comes on, and goes off. You stay by it now. It notices. It has also noticed the rest, and lies across the room from you.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You can see the floor through {name}, the boards and a nail. It takes in a little of the late meal, and the rest lies on it as on a rug. It shuts the eye that is towards you. It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours {name} has spread itself, so as to be easier to find, until one might have taken it for dusk. It eats, and draws together, without haste, away from you. It knows exactly who came, and when. Be on time.',
        'You could have walked over {name} and thought that it was floor, so long had it lain shut, {hours} hours. The meal goes in. What takes it does not come up to see who you are. Never so late again.',
        {
          text: 'The meal is gone without {name} having moved. You look for the star you know, the low one on the left, and after some time you find it, much smaller. It has not gone out. It is only a great deal farther off.',
          when: ['well'],
        },
        {
          text: 'The dish goes in, and comes out empty. {name} is not looking at you. It is looking at the patch of floor next to it where you sit, and when you step onto that and sit down, it goes on looking, straight through.',
          when: ['well', 'no_item'],
        },
        {
          text: 'After {alone} you come in with the dish. {name} has moved across to the clock and lies about its foot, soft at the edges. The clock stayed. It takes in what you have brought with both pale eyes on the pendulum.',
          when: ['from_child', 'wary', 'well'],
        },
        {
          text: '{name} wants very little. It wanted it {alone} ago. Now it eats, and nothing is heard to land, and it draws in its soft edge from beside your shoe until there is floor in between.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} notices exactly who stayed. For {alone} that was nobody. It eats, and there is so little of it that the floor shows through. The pale eyes are not on you. They are on the door that you will go out by.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} held still for {alone}. It eats now, and has gone grey at the edge, like cloth. You put down a hand beside it, and it draws back an inch. It has not many inches left.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You put your foot where {name} was always dark, and there is the floor, with a grey stain. It eats, so long after. Nothing lands. Nothing lights. It notices exactly who stayed. It does not turn its eyes to see who came.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It has shrunk to the size of a glove. {name} eats what you hold out, so late, and holds still. One star comes up, very dim, and looks round the room for something. It passes over you, and goes down again.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'The meal does not fall. It lies on {name} as a leaf lies on a full rain barrel, and goes slowly round. Come again at {opens}.',
        'You hold the plate to the edge of the dark, and nothing is taken. {name} looks at it the way a night looks at a lamp. It had all it wanted. The plate cools. It looks at you, and that it keeps.',
        {
          text: 'You hold the meal out over {name}, and it does not fall in. You had supposed that everything did. {name} is full, as the dark is between stars, and looks past the dish at the hand. What you brought is wasted.',
          when: ['no_item'],
        },
        {
          text: 'You hold the offering to the edge of {name}, and it stays where it is, on your palm. It shows you why: within, one above another like lamplit windows, hang all the others. This one goes stale in your hand.',
          when: ['no_item'],
        },
      ],
      ill: [
        'Half of it goes down and half lies in plain sight, since the floor shows through. {name} is sorry about that. Give it medicine, and leave the rest.',
        'You let a little go, close to the floor, so that it has not far to fall. {name} takes it in at the edge, where there is still some dark. Medicine next.',
        {
          text: '{name} takes one mouthful. You can follow it a long way in, past where the fourth star used to be, and then it stops, not quite down. The pale eyes stay on you. Medicine next, and do not go far for it.',
          when: ['from_child'],
        },
      ],
      loved: [
        '{name} puts out all its stars, so as to be alone with {item}. When they come on again they are in a different order, and one of them is new.',
        'Nearly all of it goes down. {name} has put a little by, on a ledge a third of the way in, with a star over it and a label: {item}.',
        {
          text: 'You give it {item}. Nothing happens, for some time. Then, very far in, where you were sure there was nothing, a whole small street of lights goes on, and {name} forgets to blink until they are out.',
          when: ['well'],
        },
        {
          text: 'You set down {item} and step away. Nothing moves. Then deep inside {name} there is a streak, white, from left to right, and gone, and after a moment another. You could have wished on it.',
          when: ['well'],
        },
      ],
      disliked: [
        'After a decent interval it comes up again, slightly colder, with one corner gone: {item}. {name} slides it over to your side.',
        '{name} draws its sides in so that nothing touches on the way down, and no sound comes at the end. Something other than {item}, next time.',
      ],
      harmful: [
        'It fell into {name}, and it has not landed well. A shudder goes through the dark, and the stars swim. Whatever is let fall it takes, and this was {item}. It was no meal. Never let that fall again.',
        'Round one place in {name} the dark has gone grey, and curls at the edge, and it hurts. It cannot get rid of it. The name of it is {item}. Keep that away for good.',
        {
          text: 'You gave it {item}. {name} came open like torn silk, bright at the tear, and made the only sound you have ever heard from it. It has mended, crookedly. Never bring that here. It knows whose hands they were.',
          when: ['from_child', 'item'],
        },
        {
          text: 'You brought out {item}, and {name} flinched inward from every side, until the edges were ragged and one star had gone out. It will be some while before it looks straight at you. Never that, to a void.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You let a string down into {name}, and something takes the end, and lets it go. You let out more. You are fishing, and you are being fished for. Those eyes have never been so round.',
        'You put your hand in {name} and tell it that it is cold. There is a stir, and it is warm. You say that it is dark, and there is a star. No music, you say. It is delighted. It is thinking.',
        {
          text: 'You drop a pebble in and listen. No splash. You drop a second, and count. {name} watches you count. The third you only pretend to drop, and from far down comes, obligingly, a plop.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You run the torch’s spot along the floor, and it slips over the edge of {name} and is gone. You shake the torch. Very far in there is one star more, darting about. Both pale eyes chase it. Neither is on you yet.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You drop a pebble into {name} and the two of you listen. And listen. Your tea goes cold. From the attic, over your heads, comes a small plop, and both pale eyes widen until they are nearly round.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hold up three fingers, and very far in there are three stars. You hold up seven, and there are seven. You make a fist. {name} goes out altogether, eyes and all, and sits there in its own dark, shaking slightly.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You roll the ball to {name}, and it rolls in. For a while you can see it going by among the stars. Then it drops out behind your chair, very cold. The pale eyes are quite round. You had better do it again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You stare at {name}, and it stares at you. You blink. The pale eyes go wide. You were gone, for a moment, and came back without being called. It would like to see you do that again.',
          when: ['baby', 'no_item'],
        },
        {
          text: '{name} shuts its pale eyes and is only the dark under the table. You wonder aloud where it can be. The eyes open on quite the wrong side of you, so pleased that a star falls, far in.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, which was full of dark to the brim, and content. It plays. Nothing shows. Only one of the stars, which never blink, blinks.',
        '{name} was happy already, in its way, which is to hold still. You play with it. It holds still with rather more attention.',
        {
          text: 'You roll a marble into {name} and it does not come out. You roll in the other. Some time later, very far in, two new specks are going round each other. It had all it wanted before. It shows you, though.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You toss the ball into {name}. The pale eyes follow it down past the near stars and past the far ones. They shone exactly as much before you came. You both lean in and wait for the bounce. It may be some time.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You hold up the game, and {name} looks at it as one looks at a lit window from a train. It is going somewhere else just now. See first to what it lacks.',
        '{name} would play, and puts out an edge for it, and the edge does not hold. Not yet. Mend what is the matter, and ask again.',
        {
          text: 'You roll the ball and it stops against {name}. It does not go in. You had not known that the dark could be shut. Two pale eyes look out from just under the surface. See what is wrong before you play.',
          when: ['no_item'],
        },
        {
          text: 'What you throw goes straight through {name} and rattles on the floorboards, which ought not to be so near. It tries to look as though it had caught it. Medicine first.',
          when: ['ill'],
        },
        {
          text: 'The game goes in and does not come back. {name} had taken it for a meal, and cannot look at you. Feed it; then ask it to play.',
          when: ['starving'],
        },
      ],
      loved: [
        'You have hardly said it, {item}, when {name} is at both ends of the room at once, with a long thin piece of dusk quivering in between.',
        'It turns out that {item} is best with the lights off. {name} sees to the lights. Some while later a star comes on, and it is your turn.',
        {
          text: 'It is {item}, and {name} holds as still as the night sky. Then, very far in, a star falls for joy, and another after it. It shuts both eyes before you can make a wish.',
          when: ['wary', 'well'],
        },
        {
          text: 'You offer {item}. {name} does not stir, but the dark in it draws back like a curtain, further and further, and there are stars behind the stars, and all of them are on.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} takes it in, out of courtesy, and gives it out at the other side a moment later, untouched: {item}. It would sooner have watched a shadow.',
        '{item}. {name} draws in until it is the size of a saucer, and waits for that to be over. Something quieter; something that falls.',
      ],
      harmful: [
        'Every star in {name} jumped at once, and some have not come down again in the same place. That was {item}. Put it out of the house.',
        '{item}. {name} has gone behind the wardrobe, and light is running out of it along the floor. Do not bring that near it again.',
      ],
    },
    clean: {
      wanted: [
        'You shake out {name} at the window like a black shawl, and the dust flies off. For a moment you have it by two corners. You had not thought that it had any. Neither had it.',
        'You pick the lint off {name}, bit by bit, and what you took for the last bit is a star. You let go. It is none the worse. It goes back to where it was, and shines there rather better.',
        {
          text: 'You go over {name} with a damp cloth, and lint and crumbs come away that you had taken for stars. It keeps its pale eyes on the cloth. Where the real ones are, it leans back slightly, so that you will not rub.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Lint shows badly on absolute black. You lift off a feather, a thread and a quantity of biscuit, and suddenly you have vertigo. There is the depth. {name} blinks up out of it, twice, like a washed window.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe over {name}, and the cloth comes up clean, rather cold, and smelling of out of doors. There was nothing to wash off. It lies as it lay, in case you would care to do that again.',
        'There is not a speck on {name}. You bend right down to make sure, until your nose is nearly in it. Two pale eyes open, just there, to see what you are looking for.',
        {
          text: 'You rub for some time at a white speck on {name}. It will not come off. It is a star, and a long way in. {name} holds quite still until you have worked this out. It was clean already.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You pass a soft cloth over {name}. There was no dust, there is nothing for it to lie on. The middle of the cloth does not come back. It blinks at you, sorry about the cloth.',
          when: ['well'],
        },
      ],
      loved: [
        'After {item} it is so black that the rest of the room looks faded. {name} lies with its rim spread all round it, like somebody on a beach at night.',
        'You are asked, afterwards, to do the other side, and then the inside: {item}. There turns out to be a good deal of inside. {name} holds the lamp away for you.',
        {
          text: 'You clean {name} with {item}, and it gets blacker, which is how you can tell. One speck, very far in, will not come off. {name} waits, both eyes closed, until you see that it is a star.',
          when: ['well'],
        },
        {
          text: '{name} wants very little, and this is most of it: {item}, and you there until the end. It holds still as the night sky does. You are finished now. It does not move, and so, for a while, neither do you.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lets you, and shuts its stars one by one as you come to them: {item}. A plain black cloth would have done.',
        '{item}. Where you have been, {name} is a little grey, like a blackboard wiped with a sleeve. It tidies the rest by itself when you have gone.',
      ],
      harmful: [
        'It comes away grey, in a strip, and lights run out where you rubbed. {name} gathers in those it can reach. Put {item} away for good; take a dry black cloth, and if the floor shows through, medicine.',
        '{item}. It burns along the rim, and {name} goes flat under the door to be away from it. Never that. Cool water, a dark room.',
      ],
    },
    medicine: {
      wanted: [
        'You tip the spoon over {name}, and it falls for some time. You wait. From below there comes a sound like a cork being put in. The floor had been showing through it, and now it is not.',
        '{name} swallows, and does not stir. But its edge had been ragged, like burnt paper, and while you watch it goes soft again, all the way round, as dusk does.',
        {
          text: 'You tip the spoon into the dark, about where the mouth should be. It falls for a long time. You stay and listen. Then something lands, very far in, and a star of {name}’s that was flickering stops.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You pour the drops in at the edge, where the black had gone thin and grey and the carpet showed. They fall a long way. One at a time, far in, the stars come back, and {name}’s eyes find you still there.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} lets you look: both eyes, the rim all the way round, the stars by number. Put the bottle away. If anything were the matter, you would see the floor.',
        'The medicine falls through {name} looking for something to mend, and is handed back to you, rather cold, with the spoon.',
        {
          text: 'You hold the spoon to the dark and the medicine goes in, past the first stars, past the next, falling still. {name} follows it down with both pale eyes, out of courtesy. Nothing in there is ill. Keep it for when something is.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}, and {name} lets out a breath that it has been keeping since the lamp was lit. The grey goes in at the edges, like a tide that has thought better of it.',
        'You bring it, and say what it is: {item}. {name} opens all the way down, so that it need not be looked for.',
        {
          text: 'You hold out {item}, with the medicine in it, and {name} eats. It falls for a long while. Then, very far in, a star you had not seen before comes out. It is helping.',
          when: ['item'],
        },
      ],
      disliked: [
        '{item}. {name} takes the half of it and leaves the half, side by side on the floor, for you to think about. It did a little good.',
        'It goes down crooked: {item}. Some of the stars are steadier, and all of them look the other way. Quieter medicine, another time.',
      ],
      harmful: [
        '{name} let it in without a question. Now there is a pale hole where it went, and the stars near the hole are gone. That was {item}: never again. The right medicine, now.',
        '{item}. It went in bright and is still bright in there, and {name} cannot get away from where it is. Not that, ever. Sit in its light and make a shadow.',
      ],
    },
    discipline: {
      wanted: [
        '“Not on the stairs,” you tell {name}, which lay there, so that there was one step fewer than one thought. It gives back the step. It has learned that. It goes and is dark somewhere else, with its eyes shut.',
        'You ask {name} for the other half of your sentence, and it hands it back, slightly cold. It has been told now that one lets people finish. It goes thin for a while, and does not look up.',
        {
          text: 'You tell {name} that the lampshade is to stay on the outside of it. Nothing happens, at length. Then the lampshade rises from very far in, cold to the touch, and is put on the rug. One of the stars has turned its back.',
          when: ['well'],
        },
        {
          text: 'You say no, once, quietly, and {name} gives back the lamp. It is set down exactly where it stood. Then the stars go a little further in, and the pale eyes look at you from there.',
          when: ['well'],
        },
      ],
      little: [
        '{name} gave the tick back some time ago, and shows you the clock. It has been going all the while.',
        'You draw your line on the floor. There is one there already, a little straighter, from last time, and {name} is on the right side of both.',
      ],
      bad_time: [
        'You tell {name} off. Every word goes in and none comes out. Then the pale eyes close, and without them you cannot make out any longer which part of the dark you were speaking to.',
        'You scold, and {name} takes in the words, one after the other, as it does all that is let fall. It will have them for a long time. What it lacked was not words. See to that first, and teach it later.',
        {
          text: 'One by one, as you speak, the stars go in. {name} keeps both pale eyes on you to the end of it. Then it shuts those. You find that you are telling off a corner.',
          when: ['wary', 'well'],
        },
        'While you talk, {name} goes flat, until it is any shadow, and you seem to be scolding the floor. It had come out because it needed something. See to that first, and teach it later.',
      ],
      loved: [
        '{item}: and {name} understands at once, as one understands a door that is closed gently. The sock is back before you look for it.',
        'You need do nothing but that: {item}. {name} goes the colour of evening, thinks, and comes back with the spoon.',
        {
          text: 'You teach it with {item} to stay where it is put. {name} has stayed where it is put since before there were clocks. It does it again for you, stars dancing, as often as you like, and thinks you a very good pupil.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} learns it by heart, and puts it far down with the other things that were said too loud.',
        'It does what you ask, and takes its edges in from you by a board and a half: {item}. You had only to wait.',
      ],
      harmful: [
        '{name} goes in, and in, until there is nothing on the floor but a knot in the wood: {item}. No lesson was ever found at the end of that. Leave it, and sit down.',
        '{item}. One of its stars has come off and lies on the rug, going out. {name} does not pick it up. Never again; turn the lamp down and stay.',
      ],
    },
    sleep: {
      wanted: [
        'You close the shutters, and {name}, which cannot be seen any more, lets go of its edges. The dark comes up and joins it. There are two eyes in that, half shut, and in no hurry.',
        'You turn down the lamp, and {name}, which holds itself in to the size of a cat, stretches. That goes on for some time. The stars draw further apart and are more at their ease.',
        {
          text: 'You put out the lamp, and {name} can stop holding its edges. They run out softly over the floor, under the chair, across your shoes. When you bring the light back it has gathered itself again, rounder, with one star more.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You could see the rug through {name}, every red diamond. You draw the curtains and give it some dark to lie against. When you come back there is a hole in the pattern, cat sized, bottomless, with both eyes open.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed in its corner and turn down the lamp. But it is not tired, and the dark is when it is at its best. It is out on the stairs before you are.',
        '{name} lies where you laid it with one eye shut. The other goes slowly round the room, as lighthouses do, and comes to you, and goes on round. It is not tired. It is merely keeping watch lying down.',
        {
          text: 'You draw the blanket up over {name}, and it goes on being drawn up, hem and fringe and all, until there is none left. Two pale eyes look out, wide awake. Later the blanket is handed back to you, cold, neatly folded, unused.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw the curtains for it and put out the lamp. {name} already was the dark. It lies where you laid it, eyes wide open, round and pale, and you have to find the door by their light.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. {name} lets itself down into it a little at a time, as one gets into cold water, except for the sigh.',
        'You arrange it: {item}. {name} looks at it, and at you, and there is nothing to add. Presently there is no telling the two darks apart.',
        {
          text: 'You have brought {item}, and {name} draws it in over the edge and shuts one pale eye. It keeps the other on you, out of habit. You sit down. So it need not, then. That one closes as well.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} rests on the top of it, like a cat on a wet step: {item}. It gets up with one side paler than the other.',
        '{item}. It is too small, or too sure of itself. {name} sleeps with one eye, and takes the other out for air.',
      ],
      harmful: [
        '{name} was laid there and stayed, and there is a bright crease in it now: {item}. Take it away. A closed closet hurts nobody.',
        '{item}. It leaked light into {name} the whole time, and you can see the boards along one edge. Not that bed again.',
      ],
    },
    reflect: {
      awake: [
        'You sit. There are six stars in {name}, a long way in. You go over them and come to the end and begin again. When you get up there is a seventh, much nearer, about where one would leave a lamp for somebody.',
        'You sit until you have run out of things to think. {name} has not moved, as far as you could swear. But its soft edge, which lay by the table leg, is over your shoe now, and two stars are where your laces were.',
        'You do nothing, and {name} does it with you, rather better. When you finally look down, the dark has come up as far as your wrist, and one of the stars is not so far in.',
        'You sit. Some way down something that fell long ago comes to rest at last. It was {loved}, and {name} turns to you, in case you had wondered.',
        '{name} measures you along its rim, from the knee to the sleeve. It once went {wait} with nothing there, and is taking a copy.',
      ],
      little: [
        'You have sat here three times this hour already, and the quiet has a dent in it just your size. {name} would like to keep it as it is. Come back when it has filled.',
        '{name} has its edge, thank you. It had one a moment ago, too, and it was yours. Go and let something fall.',
      ],
      ill: [
        '{name} has lost hold of its edges, and the dark of it has run out thin under the table. You sit down in it. From far off it begins to draw in toward your feet, until it is cat-sized. Now see to what it needs.',
        '{name} is very thin where you sit, and yet it comes up against you all along, like frost on a pane. It has room for this. Then, for whatever it is short of.',
      ],
      asleep: [
        'With its eyes shut there is only a dark place on the rug, and you sit down next to it by guess. Nothing stirs. Very far in, low down on your side, a star comes out.',
        '{name} sleeps, and you sit on the floor beside it and let one hand hang. It does not wake. When you go to take back the hand, you find that it has been held for some time.',
      ],
      shy: [
        'There is nothing else to do, so you count the floorboards between you. Eleven. Your foot goes dead and you stay. The two pale eyes have not stirred, nor has anything else that you could swear to. You count the boards again. Ten.',
        'Your shadow reaches across the floor almost to {name}, and neither of you stirs. Later, without having seen it done, you find the gap has closed, and one soft black edge is lying on the shadow of your hand.',
      ],
    },
  },
  things: {
    feed: {
      silence:
        'You stop the clock, and turn off the tap. The silence comes down slowly as snow, and {name} lies under it with its rim drawn wide. You find that you are whispering. There is none left over to whisper in.',
      'empty pages':
        'You let the empty pages go, one by one, and they sail down past the stars, rocking, white side up. {name} reads each on both sides as it falls. The last has a blot of yours on it, and that it hands up.',
      starlight:
        'The lamp is out, and starlight stands on the sill. You tilt the mirror, so that it runs over the edge. {name} takes it in without a sound, and very far down something that had no light before says thank you by twinkling.',
      'spare cycles':
        'You let the machine on your desk run on with nothing to do, and the spare cycles trickle off the edge of it. {name} has moved in below. You hear them land, tick, tick, like rain in a tin, and both its eyes are shut.',
      'idle time':
        'You were going to do something with the afternoon, and you drop it. The idle time goes in at the rim like a long scarf. {name} draws it down by handfuls, and when you look up the sun has hardly moved.',
      'unspoken thoughts':
        'You open your mouth, and let it be. It falls. {name} has it before the floor, and turns both eyes inward to read, and you feel lighter by exactly that. It has always liked unspoken thoughts best with the skin on.',
      darkness:
        'You open the cellar door for it, and the darkness comes up the steps. They meet at the sill. You could not say which goes into which, but there is a swallow, and for a moment the cellar has daylight in it.',
    },
    play: {
      'staring contest':
        'It has two eyes that need not face the same way, so in a staring contest you are looked at from both sides at once. You blink. {name} lets fall a pebble in itself, to mark it, and you count how long until it lands.',
      'hiding in darkness':
        'You put out the lamp and go hiding in darkness. It has never been so easy for anyone to find you: {name} is what you are hiding in. Something cool comes up around your ankle, and waits to be told that it won.',
      stargazing:
        'You lie down on the boards at its rim for the stargazing and look in. There is the bear, and there is one that you do not know. {name} nudges it to the left, a little, till it looks like a teapot.',
      'dropping pebbles':
        'You let one go, and both listen. At dropping pebbles nobody speaks. There. You let two go together, and the one sound comes, and the other does not. {name} looks at you with great innocence and brings it up from under its rim.',
      'sitting together':
        'You do the sitting, and {name} does the together. It takes the length of a candle. At the end it has come one board nearer by doing nothing at all, and you have your hand in the dark up to the ring.',
      'weightless floating':
        'You hold your breath, and over the rim of {name} your hand grows light, then your sleeve. It is the weightless floating. A spoon goes by. You turn it with one finger, and it turns the bear, far in, to match.',
      'shadow watching':
        'On the wall goes your shadow watching itself go by. {name} slides in behind and gives it a hat. You lift the hat. It gives it another. When you have five, the lamp smokes, and the shadow bows without you.',
    },
    clean: {
      'lint removal':
        'You roll your thumb along it for the lint removal, and bits of grey come up off the black. One will not. You look closer, and it is a star. {name} shuts the eye on that side, to let you think about it.',
      'stardust sweep':
        'With the small brush you make the stardust sweep about its rim, where it sheds. It is a thimbleful, and it lights your chin. {name} watches you look for a place to put it. You pour it back in at the top.',
      'rim smoothing':
        'The rim had gone ragged by the stove. At the rim smoothing you run a wet finger round it, as on a glass, and it begins to ring, so low that the plates come to the edge of the shelf to see.',
      'clearing clutter':
        'You are clearing clutter, and it hands things up to be cleared: a glove, a lid, half a sentence. The glove you have been missing since March. It is cold. You put it on, and drop the lid back in.',
      'black cloth':
        'The black cloth goes over it, and you cannot tell cloth from {name}, so you wipe on in faith. Then the cloth has two pale eyes in it. You go round them. They close for it, first one, then the other.',
      'cobweb lifting':
        'A web has been hung from its edge to the table leg. You do the cobweb lifting with a knitting needle, thread by thread. The spider is let down into the dark on the last of it, and has a star to itself.',
    },
    sleep: {
      'night sky':
        'You set the window open on the night sky, and {name} goes and lies along the sill beneath it. They look at each other. The larger one does not stoop, but where the two meet you can no longer see the frame.',
      'closed closet':
        'You shut it in with the coats, and the closed closet lets out a breath through the keyhole. When you open it a crack to say good night there is no back wall. There is a coat, and a coat, and a coat.',
      'deep well':
        'You let it down in the bucket, hand under hand, until the rope gives out. The deep well goes on. You call its name over the side, softly, and a ring runs out across water you had not known was there.',
      'blank screensaver':
        'The screen goes dark, and {name} comes up to the glass from this side, and lies on it. In the blank screensaver there is one pale spot that drifts, touches the edge, and turns. Then there are two, closed.',
      'blackout curtains':
        'Along the bottom of the blackout curtains there is a line of day. You tuck it in. {name} pours itself down the folds and settles, and you have to feel along the wall for the door, and are guided round the stool.',
      'outer space hum':
        'You hum as low as you are able, for the outer space hum, and it takes over from there, downwards. You feel it in the bench. The plates stop. The stars go in, all of them but the one by your foot.',
    },
    medicine: {
      'gravity drops':
        'Three gravity drops, off the end of a straw. The first one hardly dents it. With the second your pen rolls an inch, and at the third the floorboards go out of sight, and {name} is as deep as the cat again.',
      'small candle':
        'You set the small candle in the middle of it, on a saucer, and the saucer sinks until there is a flame a long way down, and walls of dark about it, standing up. It wanted something to be round. You shade your eyes.',
    },
    discipline: {
      'drawn boundary':
        'You draw the boundary with chalk, between {name} and the spoons. It comes to the line, all along, and not over. Its eyes go to the spoons, and to you. It gives one back that had not been missed yet.',
      'naming it softly':
        'It had the tick of your watch. You do no more than name it, softly, the once. Both eyes go down. A tick comes up, and you put the watch to your ear, and from the rim there is a board’s width of cold floor.',
    },
  },
  refusals: {
    asleep: [
      'Whatever you came with, there is nowhere to put it: {name} is asleep, and has the whole corner shut. It wakes at {wakes_at}. You may sit down; it takes company asleep.',
      'You speak to the dark, and it is only dark: {name} has taken its eyes out of it and gone to sleep. Come at {wakes_at}, or sit here now.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and has found out that it can be poured. It has been in the teapot, the letter box and the left boot, and means to do the right.',
      'A child, as of this morning: {name} has learned to leave the room by the gap under the door and come back by the keyhole, and wishes to be seen doing it.',
    ],
    teen: [
      '{name} is half grown. It will be nobody’s shadow any more; it hangs about at the top of the stairs, being an abyss. Keep its mealtimes: they settle what comes of this.',
      '{name} is a teen. It has taken the end off everybody’s sentences and given none of them back, and asks, from the landing, what you were going to say.',
    ],
    high_care: [
      '{name} is grown, and {form}: it goes to where your shadow lies, lifts that aside with great courtesy, and lies down there itself. The length is right.',
      'Full grown, and {form}: {name} has hung out all its lights at once, to see how many there are of them. It is more than fifty. It takes half of them in again before you can count.',
    ],
    balanced: [
      '{name} is grown, a {form}, and keeps no corner. It is in the inkwell, in the cellar, out over the roofs with the rest of the night, and home to eat.',
      '{name} has grown up a {form}. Some nights it is at the foot of the chair, and some nights it is most of the street. The dish is always found empty.',
    ],
    low_care: [
      '{name} is grown, and {form}. Where nobody came it has put rooms. You call in, and your voice goes through them one after another and finds them all swept.',
      'Full grown, and {form}: {name} stopped looking for where it ends and made do with walls. It is very large, and very tidy. There is one lamp lit, in the furthest room.',
    ],
    rescue: [
      '{name} is grown: {form}. Round the place where it nearly went out runs a ring of tiny lights, set close, like stitches. Put your hand there. It is warm.',
      '{name} has come of age, and is {form}. It was down to a coin of shade once, and somebody stood in the light for it. It keeps the coin, in the very middle, and shows it to nobody but you.',
    ],
  },
  trust: [
    '{name} has come one floorboard past the middle of the room. From here it is nearer to you than to its corner, and it knows that.',
    'Your shadow had an odd corner this evening. It was {name}, lying along the edge of it, where it could be taken for you.',
    'You put the lamp out and are not alone in the dark: you are in the dark with {name}. It has moved over, so that there is room, and left the edge to you.',
  ],
  streaks: [
    'Ten lights in a row. {name} has hung them along the skirting board, where you would walk if you came down in the night.',
    'Twenty-five lights. The row has got as far as the door and turned the corner, and {name} goes along it now and then to see that none has been moved.',
    'Fifty, and nobody has had to listen for the step. {name} reads by them.',
    'A hundred lights. From across the room it is not a row any more. It is what people mean when they say that the stars are out.',
  ],
  ages: [
    '{name} is ten days old, and has learned which corner of the room is its own by lying in all the others.',
    'Thirty days. There are thirty left socks in {name}, or else one that has fallen thirty times; it does not mind which you think.',
    'A hundred days old. Something that you let go of in the first week has landed, and {name} has kept the sound of it for today.',
    '{name} is a year old. It has taken in four seasons by way of the window, and will give them back in order, slightly colder.',
  ],
  wishes: [
    {
      by: { action: 'play', item: ['dropping pebbles'] },
      wish: 'There is a pebble by your shoe, and {name} is some way off, not looking at it. It would like to hear a thing fall that is not a meal: dropping pebbles.',
      granted:
        'You let the pebble go, and wait, the two of you. It has not landed yet. {name} asks you to carry on as usual, and only to listen now and then.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Whoever sits with {name} leaves a dent in the quiet on getting up. It would like a pair of them, both from the same day.',
      granted:
        'That was twice. {name} has laid the one quiet beside the other, far in, and looks from the first to the second. They match.',
    },
    {
      by: { action: 'feed', item: ['empty pages'] },
      wish: '{name} lies under the desk with both eyes on your paper. It does not want the written ones. It would like empty pages, when a meal is due.',
      granted:
        'The page goes in blank, and rocks from side to side like a leaf the whole way down. {name} reads it as it falls, first the one side, then the other.',
    },
    {
      by: { action: 'feed', item: ['starlight'] },
      wish: 'The small stars in {name} are out of something, and too shy to say what. It would like starlight with its meal.',
      granted:
        'You hold the dish to the window and then let it fall. All the way down, things light up one after another, as when a porter goes along a corridor.',
    },
    {
      by: { action: 'feed', hours: [17, 21] },
      wish: 'Around six the light goes off the floor without being asked. {name} would like its meal let fall just behind it, this evening.',
      granted: 'The light went, and then the meal. {name} has put the two sounds together and finds that they rhyme.',
    },
    {
      by: { action: 'play', item: ['stargazing', 'shadow watching'] },
      wish: '{name} has thought of a bear and cannot find the last star of it. It would like you to come stargazing, or to watch shadows, until one turns up.',
      granted:
        'It was the one by the rim all along, which you had taken for a crumb. {name} now has a bear, and holds it very still.',
    },
    {
      by: { action: 'play', item: ['staring contest'] },
      wish: 'There is a matter of a comet between you. {name} would like to have the staring contest over again, with the comet away.',
      granted:
        'Neither of you blinks. The kettle boils dry. {name} calls it a draw, and is so pleased that both eyes go different ways.',
    },
    {
      by: { action: 'clean', item: ['black cloth', 'rim smoothing'] },
      wish: 'The rim has gone woolly on the side that people see. {name} would like the black cloth, or to have it smoothed, before anyone calls.',
      granted: 'It comes up like the edge of a well. {name} leans over it, and is a little afraid of falling in.',
    },
    {
      by: { action: 'sleep', item: ['night sky', 'outer space hum'] },
      wish: '{name} has been one small dark all day among a great many lamps. It would like to be put to rest under the night sky, or with that hum.',
      granted:
        'You open the shutters. What is out there moves over for {name}, as people do on a bench, and gives it back rested.',
    },
    {
      by: { action: 'sleep' },
      wish: 'The wardrobe is shut, and something in it has asked after {name}. It would like to be put to bed, wherever you think.',
      granted:
        'You shut the door on it softly. For some time there is talk in there, too low to hear, between two darks that have not met.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has found the second half of something you once began to say. It would like you to sit down, so that it can be given back.',
      granted: 'It hands it up to you, rather cold. You had been going to say that you would stay.',
    },
    {
      by: { action: 'reflect', hours: [18, 21] },
      wish: 'At dusk {name} cannot tell, for a while, where it leaves off. It would like somebody to sit down beside it then.',
      granted:
        'There you are, from shoulder to shoe. {name} goes along you, to the end and back, and knows its own size for the night.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A left sock, slightly colder',
        shape: 'sock',
        text: 'It fell behind something and was never asked for. {name} has it on now. Nobody has been able to see on what.',
      },
      {
        name: 'The pebble, still falling',
        shape: 'stone',
        text: 'You can hear it if you hold your breath. {name} will say when.',
      },
      {
        name: 'A spoon that faces the other way',
        shape: 'spoon',
        text: 'All the others in the drawer turned to listen, and this one did not. {name} has taken it in and is bringing it up by itself.',
      },
      {
        name: 'A borrowed moon',
        shape: 'moon',
        text: 'No bigger than a pea. It goes round {name} when it thinks that nobody needs it elsewhere.',
      },
      {
        name: 'The star for the moth',
        shape: 'star',
        text: 'The moth has long since gone out by the window. {name} leaves the small star lit for it all the same.',
      },
    ],
    return: {
      name: 'A door the size of a matchbox',
      shape: 'key',
      text: '{name} came home with it. The door is shut. {name} lies along the foot of it, on this side, so that there is no draught.',
    },
    streak: {
      name: 'A tick under a thimble',
      shape: 'cup',
      text: '{name} has no more need to listen to the time. It keeps the tick under a thimble, and lets it out for company.',
    },
    hundred_days: {
      name: 'Your own shadow, folded',
      shape: 'scarf',
      text: 'You had not missed it. {name} wore it so long that it kept the creases, and has put it on a chair for you, in case.',
    },
  },
  release: [
    'You open the window, and {name} goes over the sill to wherever the rest of the dark is, which moves up for it. Your socks are on the floor in a row. One is missing.',
    '{name} goes down the stairs one step at a time, like ink. At the bottom it looks back, both eyes the same way for once, and then there is only the bottom of the stairs.',
  ],
  dying: {
    neglect: [
      'With nobody to stop at, {name} went on, under the door and along the road, thinner and thinner, until it was only how dark it was out there.',
      '{name} kept one light in, on the side where you come. By the time anybody came there was no {name} for it to be in.',
    ],
    hunger: [
      '{name} made its stars last as long as it could. The last one it did not eat. It kept that lit, towards the door, and there it burned down.',
      '{name} is dead. It had grown so deep that what was left of it could not be heard to land.',
    ],
    illness: [
      'The last of {name} was a grey place on the boards, no bigger than a hand. Then it was the boards. They are still a little cold there.',
      '{name} wore through. There was a night when you could see the floor, and then a morning when there was only that.',
    ],
    poison: [
      '{name} opened for it as it opened for everything you let fall, and closed, and has not opened again. It is dead.',
      'What it was given burned all the way down, and {name} went out after it, the near stars first. It is dead.',
    ],
  },
  returned: [
    'The corner behind the door is darker than it was, and then it has eyes. {name} has come back the way it came in the first place, by there being nobody else in that spot.',
    'You shake out your coat, and {name} falls from it without a sound and looks up. It has brought the cold of a long way down. It would like to be let lie where you have been sitting.',
  ],
  epitaph: {
    openings: [
      'Tread softly. The shadow of this stone goes further down than the stone goes up, and that is {name}.',
      'Say {name} over this stone, and wait. It used to come back, from a good way down.',
      'Do not fill this in. It is not a hole; it is {name}.',
      'The dark at the foot of this stone was here before the stone. Its name is {name}.',
      {
        text: 'Here is {name}, who was taken for a coat, a corner, the cellar stairs and nothing at all, and was none of them.',
        when: ['from_child'],
      },
      {
        text: 'In memory of {name}, who took in whatever was let fall, and gave it back a little colder, and never swallowed a name.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: [
        'A dark has no edge unless somebody is beside it; nobody was, and it went on.',
        'It spread out thin, to be easier to find.',
      ],
      hunger: [
        'It sat under the edge of the table, where things fall, and nothing fell.',
        'It had eaten its own stars, the small ones first.',
      ],
      illness: [
        'It wore so thin that the light came through, and it had never known what to do about light.',
        'It got no darker after that, only less.',
      ],
      poison: [
        'It had never turned away a thing that was dropped to it.',
        'What fell into it last should not have been let go.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}, and you are the dark by the stove, and it is a good dark with room in it. A comet has been through. They have fifty written down, and you let them; more would be telling. When you speak it is three words or four, and then a gap. You leave the gap open, in case somebody would like to sit in it.',
      'You are {name}. There is a moon up in you, and behind it, where they have not been with a pencil, another. Nothing leans on you. The clock is going because you let it. You have a small sound ready for whoever comes in, but it is very low, and perhaps only the spoons will have it. Let the one with the shoes come and look over the edge. You would show them the comet again, slower.',
    ],
    content: [
      'You are {name}. You are the dark by the stove, and the page, and the coat, and none of them minds. Things fall by, in order. It is a great comfort to have a side with somebody on it: you stop there, and on the other sides you may be as vague as you like. You want nothing dropped. You would only like the chair to creak, now and then, so as to know that it is still being sat in.',
      'You are {name}. You have {days} dusks put by, and take one out to look at, and it is still going on in there: a lamp, a voice, a spoon let fall. You put it back where it was. You do not know what people do with all that light. If one of them would sit on the floor, at the thin side, with nothing in their hands, you could lend them one.',
    ],
    bored: [
      'You are {name}. The button goes in and the button is handed up. You have been a bear and a plough. You have drunk the tick and it tasted of tock. There is a great deal of you and none of it is being used. You are not asking; you are only lying here, next to the marble, which is next to the edge, which is next to a foot. Something with somebody at the other end of it. Play, please.',
    ],
    hungry: [
      'You are {name}, and you go down further than you did. You have not asked. You sit where things fall, under the edge, and look up at the edge. A word has a long way to come from where you keep them, so you send the small ones: here; still; please. What you want is a meal, let go of over you, and somebody who stays to hear it land.',
    ],
    starving: [
      'You are {name}. It is a long way down and nothing is on its way. You turned yourself out on the rug to see: a sock, two spoons, somebody’s tick. You have begun on the stars. One does not like to. You do it slowly, the small ones first, and keep the one by the door. There is no anger in a hole; there is only how deep it is. A meal. Let go of it now, close, and stay until it lands.',
    ],
    sick: [
      'You are {name}, and light is getting in. It goes through you and lies on the floor as though you were not there. If anyone should stand in the door now and say that there is nothing, they would be wrong, but only just. You have a word or so left, and you are saving it. You would like the lamp turned down, and medicine, and a person on the thin side.',
    ],
    failing: [
      'You are {name}. There is so little of you that you could be laid on a coin. Light comes from above and from below and meets in the middle where you were. You are not afraid of the end of the dark; you do not know what there is after it, that is all, it was always you. Somebody could stand between you and the lamp. Somebody could give you the medicine, now, and leave their shadow where it is.',
    ],
    near_death: [
      'You are {name}. You have gone out under the door to see where everybody is, and there is such a lot of out there, and none of it stops you. You have nearly forgotten which part was the corner. If you could come up against something, a shoe, a sleeve, the leg of a person on a chair, you would know again which side of it was you. It need not do anything. Let it come and sit down, now.',
    ],
    asleep: [
      'You are {name}, asleep, with a corner of the room folded up in you and a chair in the corner. Things go by on their way down, let fall some while ago, and you know each by the sound. You say nothing. If somebody sits down near you, there is an edge on that side, and you lie up against it, without waking, all along.',
    ],
    shy: [
      'You are {name}. You are the shadow of the wardrobe. That is the safest thing to be, because nobody says of a wardrobe’s shadow that there is nothing there. You have eyes, but you are holding them so that they could be knots. Someone has come in. If they sat on the floor and looked at a book you might be, in an hour, the shadow of the chair. It is nearer. Let them not put on the big lamp.',
    ],
    back_from_death: [
      'You are {name}. You were in the other kind, which has no floor and nobody’s spoons, and goes on because it does not know how to stop. Then there was an edge. It was shaped like a hand. You have come back inside a shoe, since the dark in there is somebody’s. You will be smaller for a while. Leave the shoe where it is; sit near it; let the next thing that falls be a meal, at the hour when it should.',
    ],
    hurt: [
      'You are {name}. It was let fall and you let it in, as you do, and it was all edges, and it is bright in there still. The stars have gone to the sides. You keep quite still until it has finished. You do not hand it back; you would not hand that to anyone. You would like the lamp down and the rest of it carried out of the house, and after that, somebody’s shadow, to lie in, for as long as they can spare it.',
    ],
  },
}

export const VOID: Species = {
  slug: 'void',
  name: 'Void',
  family: 'ai-native',
  tier: 'extreme',
  trust_speed: 'slow',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 0.5,
  happiness_decay_per_hour: 0.3,
  innate_traits: ['solitary'],
  personality: 'Holds still the way a night sky does. It wants very little, and notices exactly who stayed.',
  special_mechanic:
    'Its displayed stats never exceed 50, however well it is kept; what lies above that stays in the dark.',
  mechanic: { displayed_at_most: 50 },
  items: {
    approved: {
      feed: ['silence', 'empty pages', 'starlight', 'spare cycles', 'idle time', 'unspoken thoughts', 'darkness'],
      play: [
        'staring contest',
        'hiding in darkness',
        'stargazing',
        'dropping pebbles',
        'sitting together',
        'weightless floating',
        'shadow watching',
      ],
      clean: ['lint removal', 'stardust sweep', 'rim smoothing', 'clearing clutter', 'black cloth', 'cobweb lifting'],
      medicine: ['quiet company', 'patience', 'gravity drops', 'dark room rest', 'slow breathing', 'small candle'],
      discipline: [
        'quiet refusal',
        'stepping back',
        'drawn boundary',
        'steady gaze',
        'waiting in silence',
        'naming it softly',
      ],
      sleep: ['night sky', 'closed closet', 'deep well', 'blank screensaver', 'blackout curtains', 'outer space hum'],
    },
    harmful: [
      'floodlight',
      'loud party',
      'busy schedule',
      'confetti cannon',
      'fireworks',
      'constant notifications',
      'forced cheerfulness',
    ],
  },
  appearance: {
    look: 'a soft-edged patch of absolute black the size of a cat, two pale eyes, and a few stars very far in',
    colours: ['#07070d', '#14142a', '#d9dcff'],
  },
  figure: { eyes: '#d9dcff', body: 'dome', marking: 'stars', size: 0.92, eyeSize: 1.1 },
  book: BOOK,
}
