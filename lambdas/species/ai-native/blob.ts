/**
 * The Blob wants to be next to. It fears salt, sharp corners, and a room where nobody is leaning on anything. It hoards
 * three crumbs, which float in it and are not food: one of eggshell, one of toast, and one that nobody knows. They drift
 * to whichever side you are on, to look out. Its body is a clear pink dome without a bone in it; it goes by wobbling,
 * rings the cups as it passes, and turns faintly the colour of supper. Three odd facts. The crumbs. The thumb mark:
 * where you first touched it there is a dent that has never filled in, and it keeps that side for best. And it cannot
 * say no: it gets as far as the N, and by then it has leaned, and agrees; what it leans on it becomes about a third of.
 * It eats by hugging, and you can watch. It sleeps as a half ball and lets go one bubble a minute. It sulks by having
 * corners, with great effort, and cannot keep them up. Ill, it goes cloudy; unfed, it goes flat; left alone, it grows a
 * skin like cold custard. It trusts at once and softly, and shows how much by how deep you sink. It never bites, never
 * holds a grudge (there is nothing in it to hold one with), never eats the three. Its keeper is the warm place it pours
 * itself up against, and the shape it would choose if it had to have one.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg goes soft, then clear, then has two eyes in it. It was {name} all along. It pours over the side of the nest, meets your thumb, and takes it in to the first joint, gently, to see who you are.',
    'The egg goes soft, and then it is not an egg, it is {name}. One bit of shell has got inside and is floating there. They look at each other, and it may stay.',
  ],
  looks: {
    thriving: [
      '{name} has rolled over some sequins, and cannot keep still. It turns to the light, and away, and to the light. All over its inside things twinkle. It has grown very grand, and wobbles with it.',
      '{name} is coming down the banister, slowly, being jelly, with its eyes shut tight. At the post it stops and hangs over on both sides. It pulls itself together, and up it goes again by the stairs.',
      {
        text: 'There was a ladybird on the sill and it walked on {name} a while and off again. {name} is the size of a plum. It has come up in seven very faint spots, and is looking at them.',
        when: ['baby'],
      },
      {
        text: '{name} would fit in an egg cup, and has, and kept the shape. It looks out of itself with two beads, one a little higher. There is a single crumb inside. It keeps turning round to see it.',
        when: ['baby'],
      },
      {
        text: 'You put your hand on {name} in passing and it comes away an hour later. Inside, between the raisin and the bit of toast, floats a thread from your sleeve. It has been given the place with the light.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} has put itself down beside your foot, not touching, and then, by no movement you could swear to, touching. A crumb floats across to that side to have a look at you.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You come in cross from the street and put your hand on {name}, and a little of it goes in, a grey curl, and turns round slowly among the crumbs until it is peach. {name} looks up, two beads. Better in here.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You put your hand down on the table without looking and it sinks in to the wrist, warm. {name} has been waiting for that. When you take it out again your ring is in there, going slowly round with the crumbs, very much admired.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You find your lost button. It hangs in the middle of {name}, turning slowly, polished, with the light on it. You hold out a hand, and the button comes up to the surface, and so does a small dent for your thumb.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You can see all that {name} owns, going round inside it, and that it wants nothing more. You bend closer. It is still happy. The best-loved crumb has been moved to the back.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'The light goes right through {name}, crumbs and all, and it shines like a lamp for happiness. You put out a finger. It considers the finger. Where you are pointing a hollow comes, as deep as the finger is long.',
        when: ['from_child', 'wary'],
      },
    ],
    content: [
      'There is a patch of lamplight in {name}, and it is carrying it about, to the rug, to the wall, to the shoes, to see how it looks there. It looks well everywhere. It sits down with it.',
      '{name} is on the windowsill, being a slow lens. The street goes by upside down in it, with a crumb in the sky. You lay a finger on top and it dents, and keeps the dent a while, and lets it go.',
      {
        text: '{name} has settled next to the clock and picked up the tick. Each second crosses it from left to right, as small as a sneeze held in. It is not waiting for anything. It just finds that companionable.',
        when: ['well'],
      },
      {
        text: '{name} has settled into the corner, in the shape of the corner. The crumbs go round in it slowly, clockwise, the raisin in the lead. You lean on the wall beside it for a bit. Something in your shoulder gives way too.',
        when: ['well'],
      },
      {
        text: '{name} is lying in the fruit bowl and has come to be about the shape of a pear. You hold out your hand. It pours itself over, without any hurry, and is about the shape of that.',
        when: ['trusting'],
      },
      'If you hold {name} up to the lamp you can see rings in it, like a tree but rounder. That makes {days} days. It likes the light through it.',
      'Very faintly {name} has gone a colour that you know. It is thinking about a thing it once had. It was {loved}.',
    ],
    curious: [
      'A pencil has gone in. {name} holds it in the middle, where it does its thinking, and turns it round. Now it knows what wood is.',
      '{name} has put one small part of itself up the tap, to find out who lives there, and waits for the rest of itself to hear back.',
      'It is a comb. {name} goes through it once, and comes out as eleven small strings, all saying oh, and shuts up into one again to talk it over.',
    ],
    bored: [
      '{name} has been poured on the step like this for some time, flat, taking the print of the doormat. It reads WELCOME, backwards. The trampoline is in the hall. Peel it up and bounce it.',
      '{name} has settled so flat that the dog walked over it and left four prints. They have not closed. One bead eye slides to the edge to look at the trampoline. Play with it, and get it off the floor.',
      {
        text: 'It has let itself run to the lowest part of the floor, by the drain, and lies there with its bead eyes just out of it. Scoop {name} up and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} has poured itself into its dish and filled it to the brim, quite level, to show how much would be right. Two bead eyes look up out of it. Its meal is due. It will get out to make room.',
      'You can look right into {name}, and apart from its crumbs there is nobody in there. They float slowly to the side where the dish is, and wait behind the jelly like faces at a pane. Its meal is due.',
      {
        text: 'No bigger than an egg yolk, {name} has slid into the empty spoon and filled it exactly. It looks up over the brim, quivering when you move. It is the wrong thing in the spoon. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'No bigger than a gumdrop, {name} has made a dent in the top of itself, bowl-shaped, and holds it under your gaze without a wobble. It is asking nicely. Put its food in there.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has gone round the empty dish and taken it in, for company. You can see it through the peach, rim up, between two old crumbs. Reach for it and the whole dome leans away. Fill the spare one, now, and leave it near.',
        when: ['wary', 'well'],
      },
      {
        text: 'Inside {name} the old crumbs have drifted to the side nearest the bowl, all of them, like people at a window. It does not touch you to ask. The meal is overdue. Fill the bowl now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} is in the soup bowl already, filling it up to the line, with the ladle standing in it upright. It has kept a hollow in the middle, for the soup. Pour.',
        when: ['well'],
      },
      {
        text: '{name} has taken in the spoon, to have it warm for you. It lies by the dish, clear as ever, with the handle showing, and brightens to a deeper peach at your step. You will need another spoon. Feed it now.',
        when: ['well'],
      },
      {
        text: 'The old crumbs still float in {name}, every one. It is too fond of them to eat them, even now, gone flat as a plate. At your step its edge draws in an inch. The meal is late. Please bring it now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} takes in whatever it touches. You put out a finger, and it makes a dent in itself, so as not to touch you. It has sunk very low. The meal is late. Set it down now, and take the hand away.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'You can read the newspaper through {name} now, down to the weather. The crumbs it loves are still in there, whole. It has moved them to the far side from its middle. Feed it.',
      '{name} has got very low. You could put a plate on it, and it wishes that you would. It is time to feed it.',
      {
        text: '{name} is shallow. It lies on the plate no thicker than gravy, and has pushed its old crumb out to the edge, the loved one, in case there should be guests. Warm oatmeal, now.',
        when: ['from_child'],
      },
    ],
    starving: [
      'You can see right through it now, to the grain of the floor. Every crumb is gone but one, the oldest, and {name} has drawn itself round that and will not. Feed it at once.',
      'It has let them go. The crumbs it carried, the button, the good raisin, lie in a row on the boards, and what is left of {name} is thin as the wet under a glass. Feed it at once.',
    ],
    weak: [
      '{name} gets as far as the edge of the rug and can’t make the step. It sags there, and the crumbs slide forward in it and bump. It isn’t ill yet. Lift it in and let it rest, or give medicine.',
      'You poke {name} with a kindly finger and it takes a long time to come back, and doesn’t come back all the way. It’s thin, like jelly made with too much water. Medicine would set it, or some rest.',
      {
        text: 'You lift one side and {name} comes off the tiles like a wet cloth, all droop, and blows you one bubble from the middle of it. That was a joke. It had just the push for one, so bring medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      '{name} has been across the hearth, the cat mat and the garden, and has brought all of it along. Two beads look out of a ball of fluff. You can’t see into it any more. It would like to be washed.',
      'It has grown hard to tell where {name} stops and the dust begins, after two days. It takes in what it touches, and what it’s touched is the floor. Carry it to the tap, please, and wash it.',
    ],
    sick: [
      'The peach has gone cloudy, like water after brushes, and when you lift your finger from {name} the dent stays. It is trying to smooth it out so that you won’t see. Medicine now.',
      'There is a skin on {name}, as on cold custard, and it wrinkles when it breathes. The crumbs have sunk to the bottom and lie there. It still leans over to your hand, and leaves a cloudy print. Medicine, now.',
    ],
    failing: [
      '{name} is coming off at the edges. It lies in a thin sheet, clouded, and the beads have sunk apart so that it looks at two different walls. Scoop it together. Medicine, then something sweet, now.',
      '{name} is coming apart, quite softly, at the edge. A drop lets go and doesn’t come back. The two bead eyes have sunk until they touch. Put both your hands round it, hold it together, and give medicine at once.',
      {
        text: '{name} has turned grey and watery and is letting go of things: a bead, a thread, a crumb it had carried for ages, set down in a row. Scoop it together. Medicine and food at once.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'A skin has come over {name}, and under it the last of the pink has drawn together to the size of a coin, round one crumb. It’s keeping that one warm. Come and do the same for it. Sit with it now.',
      '{name} has run out flat over the boards and gone pale, and you can read the grain through it. The crumbs have all sunk to one side, to where you stand. Kneel down now and put both hands under. Stay with it.',
    ],
    asleep: [
      '{name} dreams, and you can see it, since one can see everything in there. A faint staircase goes up through it, then a swan, then what may be a bun. It smiles at the bun, all along one side.',
      '{name} has settled in the night to something like a plate. Its crumbs have drifted together in the middle, and its bead eyes have sunk down to lie among them. Put out the lamp. It will be a dome by morning.',
      {
        text: '{name} has gone to sleep on your cushion, and is a third cushion, tassels and all. You lay your head down on what you hope is the other. It sighs, and sinks in round your ear, and there is a slow pink heart.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'No bubble has come up in {name} for a long while. Here is one, a little one. It wakes at {wakes_at}. Sit beside it till then, starting now.',
      '{name} sleeps, and is going runny on the side where nobody is. Be on that side. Reflect with it now. It wakes at {wakes_at}.',
      {
        text: 'It went to bed with nothing in it but the three, and you can see the pillow through it. Sit by {name} now, and have something soft ready at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has got itself into the teapot. An eye comes up the spout, sees you, and goes down, and the lid settles. Leave the lid alone. Sit with your hand flat on the warm side.',
      '{name} cannot run, so it has gone as clear as it can and hopes to be a puddle. The crumbs give it away. Whatever it touches it takes in, and it is not sure yet about you. Sit with it.',
      {
        text: 'When you came in {name} went under the dresser, all of it, as a letter goes under a door. A pink lip shows along the edge, and one bead. Sit on the floor nearby. It has never held anything against anyone.',
        when: ['from_child'],
      },
      'It moves off as far as a jelly can from a chair. Once there was nobody here for {wait}, and {name} is still a little bit the shape of that.',
    ],
    back_from_death: [
      'Where {name} has been, it touched something, and took it in, as it does. There is a dark speck now near the middle. It has moved the best crumb over beside it, so it will not be alone.',
      '{name} is round again, and clear. In the very middle, where there used to be nothing much, hangs a fleck of dark, no bigger than a poppy seed. The crumbs have moved over to keep it company.',
    ],
    old: [
      'By now {name} is about a third you. It has your elbow, on one side, and when you laugh in the next room it shakes.',
      'The crumb that nobody knows has gone quite round with age. {name} holds it up to the light in the evening, and they both look.',
      'It has been {days} days, and everyone who ever sat in this house has left a soft place in {name}. The deepest has a chair drawn up to it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} closes over its dinner, and for a while that hangs there in the peach-pink, like fruit in a party jelly. It gets smaller and rounder, and then it is not there. The dish has been quite forgotten.',
        '{name} leans on the dish until what was in the dish is in {name}. It takes in the steam as well. For a minute it is fogged up, and two bead eyes look out, as from a bathroom.',
        {
          text: 'You touch the crumb to {name} and it is inside. Both bead eyes go round to look at it from behind. It is the only thing {name} has ever owned, and it slides all of itself up your finger to say so.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '{name} is hours old and clear all through, with nothing in it. It closes round its meal, startled, and both bead eyes turn to look down into itself. There is a crumb in there. It keeps still, so as not to lose it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'You put the bun down near {name} and step away. It flows over, sits on it, and is glad: you can see the bun turning about in there. Your fingerprint, which was on it, comes out again on a napkin.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'The spoon is pulled in along with what was on it, and then, after thought, the spoon comes out on the far side, handle first, as clean as glass. {name} slides behind the teapot to glow.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes in whatever it touches: the meal, the spoon, and then the tip of your finger, up to the nail. It stops, and thinks, and looks at you with both beads. It gives you back the spoon.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You put the strawberry down, and {name} comes over it like a slow tide. It hangs there, red, in the place of honour among the crumbs. Then it leans on your wrist, just the edge, and is a little warmer for it.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} takes the porridge in, and then the spoon, and then the ends of your fingers, which it holds a while in the warm before giving them back. Two crumbs move over inside. There is room now for a third.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You rest your hand on top while {name} eats. When you take it off, there it still is, five fingers, pressed in pink. It does not fill in. It goes about with that, beaming, and is careful not to lean on it.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats up, on time, all but one crumb, from your side of the dish. It carries that in, past the others, and sets it down in the exact middle, where somebody else would have a heart.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You set the dish down and {name} flows over it, dish and all, and hands the dish back clean. One crumb it does not dissolve. That one drifts up to join the others, beside the crumb from your birthday.',
          when: ['from_child', 'glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '{name} flows round its meal and eats it, and there are rings in it now, faint, as in a tree, since you have been on time {streak} times in a row. It could never hold anything against anyone. It can hold this.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats what is in the dish, and takes in a crumb from your cuff as well, by mistake. That one it does not eat. Meals on time so far: {streak}. The crumb floats round, slowly, to the side where you are.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} folds itself over its meal, and it’s gone. For each meal on time it has kept back a crumb, and they hang in it like a little sky: {streak}. It’s beginning to be able to find you by them.',
        'After {streak} meals on time, {name} no longer gathers itself to ask. It eats lying flat, quite spread out, with nothing held up and nothing held in. That’s as near as something without bones can get to leaning back.',
        {
          text: '{name} eats. That is {streak} in a row on time, and it spreads itself over your shoe to say so. When it slides off, it has the pattern of your laces in it, and takes care not to wobble.',
          when: ['well'],
        },
        {
          text: 'You can watch the meal go in, on time, and the old crumbs move up for it. {name} keeps one from each: {streak} in a row now. It stands against the window so that you can see them lit.',
          when: ['well'],
        },
      ],
      early: [
        'There is still some lunch in {name}. It shows you: there, by the eggshell. It has a small hug of this, so as not to be rude. Come again at {opens}.',
        'A bit goes in and the rest slides down the outside. {name} is sorry. It has no more inside just now. There will be some at {opens}.',
        {
          text: 'A little goes in, since you went to the trouble, and hangs near the top like fruit in a pudding. {name} is still busy with what is underneath. It pats the bowl for you, wetly, and lets it be.',
          when: ['no_item'],
        },
        {
          text: 'A cloud from the last bowl is still on its way down. {name} lets your spoonful in on top, to please you, and the two lie there in layers, not mixing. It burps one clear bubble. The rest it leaves.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats it, late, and there is nowhere in it that could hold a grudge. It only wobbles, and goes on wobbling, like a cup after a cart has gone by. It would lean on somebody to stop. It does not.',
        'While it waited, {name} took in the cool of the floor and some of the flatness. It eats everything, and rounds itself again. But it rounds itself the other way, so that on your side there is only slope.',
        {
          text: '{name} takes the soup in without a ripple and thanks you by shining. But it has grown a skin while it stood there. It’s thin, as on milk. Your spoon knocks on it, where before a spoon just went in.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The soup goes in, and you see it spread, gold, all through. No grudge: there is nowhere in it to keep one. But {name} has left a clear margin along the side where you are sitting.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} flows round the late meal and goes a deeper pink, glad right through. It has no grudges. It has only let the one crumb it had from you, which floated at the front, drift an inch to the back.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} has no bones to be stiff with. It takes the bread in, and the hour it waited as well, which you can see in there, a small grey bubble among the crumbs. It will dissolve. {name} wobbles over, a little slowly.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You are late. {name} takes in the meal, as it takes in whatever it touches. Then it draws back its edge so as not to touch you. The bead eyes hang very low. Give it medicine, or let it lie.',
          when: ['wary', 'weak'],
        },
        {
          text: 'No bones and no grudges, and still {name} has slid a foot away from you, slowly, like something spilt. It ate, late, and you can see how little it moves in there. It needs medicine, or sleep.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} takes in whatever it touches, and the first thing in its life was a wait. It eats. Where your finger comes near, the jelly makes a small hollow, so as not to touch. Be on time with the next meal.',
          when: ['baby', 'wary'],
        },
        {
          text: 'You can see right through {name}, and until now there was nothing in there. It closes over the meal, all of it, and wobbles back from you by the width of a thumb. Come sooner the next time.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} has gone cloudy, and the meal that comes at last goes only part of the way in, and hangs there. Through the milk two bead eyes look for you, not sure of what they’ll find. Give it medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'In {hours} hours {name}, having no one to keep it together, had run out thin into the cracks of the floor. It eats. It comes back out of them slowly, on the side where you are not. Be on time.',
        'Round {name} there is a dry line on the floor, and one inside that, and one inside that, as round a pond. That was {hours} hours. It eats, and its two bead eyes look past you. Never so late again.',
        {
          text: '{name} eats, and thanks you with a wobble, and means it. But it has let go of a crumb, the big one, that was from the cake you shared. It lies on the floor there. Nobody is blaming anybody.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} has had only its own crumbs since yesterday, and they were keepsakes. You bring the bread. It takes it in, and goes pink again slowly, with no grudge, yet it stays over there, on the far side of the dish.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: '{name} has no grudges. After {alone} with nobody it looks for one, and finds only crumbs. It eats. You put out your hand, and the jelly makes a dent in itself, exactly that size, so as not to be touched.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} nobody came, and {name} had only its old crumbs to turn over. It eats the meal now, all of it. Then the two bead eyes sink through the jelly and come up on the side where you are not.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lies flat as a plate. In {alone} it ate nothing, not even the crumbs inside it, because it loves those. It eats now, very slowly, and its edge creeps back from your hand. Keep still, and stay beside it.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has no bones to hold it up. After {alone} it has run out flat across the floor, and it eats at one edge. It bears no grudge. It just leaves a gap around your finger. Do not take the finger away.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is a skin on the plate, and three crumbs lying dry. It creeps over what you bring, so long after, and takes it in by and by. You put your finger to it. It used to close about that. It lets it lie there.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It has got corners. You did not know it could, there is so little left to make them of. {name} eats, so late, and is too weak to go round again. It has no grudges. It has one corner, and that is toward you.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'One crumb more and {name} would be a puddle. It shows you how it comes right up to the brim and stands a bit over, holding its breath. Try at {opens}.',
        'If you tip {name} it goes glug. There is no more inside, thank you. It will have some again at {opens}.',
        {
          text: 'You spoon oatmeal onto {name} and the oatmeal sits there like a hat. It would take it in if it could. It swells, it strains, the eyes are pushed apart, and the hat slides down behind, onto the rug.',
          when: ['no_item'],
        },
        {
          text: '{name} is stretched as tight as a drum and can’t take in another drop. It tries, so as not to disappoint you. The soup rolls off the dome, all round, and goes to the floorboards.',
          when: ['no_item'],
        },
      ],
      ill: [
        'A little goes in and hangs there in the fog. {name} holds it, as one holds a thing for somebody else. It wants medicine next.',
        '{name} gets round one mouthful, slowly, and the crumbs come to see. Leave the rest in the dish. It is time for medicine.',
      ],
      loved: [
        '{item}. It all goes in at once, and {name} turns that colour from top to bottom, and will not be any other colour until bedtime.',
        'A hug is what it gives to every meal. To this one it gives a cuddle. Hm, says {name}, and hm, and again hm: {item}.',
        {
          text: 'It is {item}, and {name} hugs that, and the dish, and the spoon, and your hand that had the spoon. It gives back the dish. It gives back the spoon. You wait. It is a soft and very comfortable sort of wait.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You lower in {item}. {name} shuts over it with a kiss, goes from peach to rose to the pink of a lamp through a hand, and has to sit down, which is hard to tell, but it does.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} goes round it, and thinks, and comes out again the other side, and there it still is: {item}. A bit of it was eaten. It would love a soft pudding.',
        'It did try to say no. It got to the N, and then it ate some, because you looked so kind. {item}: the rest may go back. Something with less chewing.',
      ],
      harmful: [
        'You can see it lying in the middle of {name}, dark, with a ring of burnt jelly round it. It was {item}. It takes in whatever it touches, and couldn’t tell. You can. Keep it out of its reach.',
        '{name} has gone stringy on one side, and draws away from its own middle, where the pain is. The word for it is {item}. It had thought to be kind to it. It’s no meal. Never again.',
        {
          text: 'You gave {name} {item}. It took it in, as it takes in everything, glad of you, and then it clenched and went white round the place. It is looking up to ask what it did. Never give it that again.',
          when: ['item'],
        },
        {
          text: 'You give it {item}, and {name} welcomes it in like everything. Then a white bloom runs through the jelly, and it heaves, and cannot find how to let go of it. It never learned to refuse. Never that again.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You bounce {name}, once, gently. It had no idea. It bounces itself, and then again, and does not know how one stops. You catch it in your hat, and in there it goes on, in a small way.',
        'You pull a face at {name}, and it has only two beads to do it with, but all the rest is willing. It does your nose. It does your ears. You laugh, and then it does that as well.',
        {
          text: 'You press a thumb into {name}, and a thumb comes out on the other side. This is the funniest thing. It does your elbow, then your nose. When you try for a hug it goes very flat, and is under the door.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} takes in whatever it touches, so it plays with all its might and touches you nowhere. Where your hand comes down, a hand-shaped bay opens in the jelly. Inside, the crumbs are dancing.',
          when: ['wary', 'well'],
        },
        {
          text: 'You poke {name}. The dent goes in, travels all the way round the back of the jelly, and comes out in front as a bump, which pokes you. It wobbles into your lap for the next.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You press a thumb into {name} and it presses back, out the other side, in the shape of a thumb. It does your ear. It does your whole face, laughing. The crumbs go round and round inside like snow.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You press {name} into the star mold, and out comes a star. The fish, and a fish. Then it takes your fist, gently, all the way round, and when you draw it out there is a fist, waving.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You press a thumb into {name}, gently, and it leaves a place the shape of a thumb. It strains, and out of the other side comes a bump, just as big. It would like to see you do that.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        '{name} was as full of joy as a jelly can be, up to the brim, so when you play some of it slops over. You get it on your cuff. You feel quite silly for the rest of the game.',
        'You blow a soap bubble for {name}, which is a happy round see-through one already. They touch. There’s a very small pop, and it’s no happier than it was, just slightly cleaner in one spot.',
        {
          text: '{name} has been on the trampoline so long that it no longer lands altogether, some of it is always up. You give the cloth a bounce. The top half, passing you, kindly says plop.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is being a star when you fetch the moulds, and has been a fish and a bundt. You press it into a heart. It thanks you, pops out, and is a fish, having liked that best.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You give it a little push to begin, and it goes the way you pushed and stays there, with your palm in it. {name} cannot, just now. Ease the palm out, and give it what it is short of.',
        '{name} says yes, because it says yes, and lies there, being no help to its own yes. Fold it up over your arm, carry it to its bowl, and see what is wrong.',
        {
          text: 'One bounce, and the fog in it comes loose and goes all through. {name} lies where it came down. Put the game away. Give it medicine.',
          when: ['ill'],
        },
        {
          text: 'The ball goes in and {name} hugs it, hard, for some time, waiting for it to be food. Take it out gently, and give it a meal.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}, you say, and the cups ring before {name} has moved. Then it moves. There is a wet track up one wall and down the other, and {name} at the end, upside down.',
        'It is the best thing, it is {item}, and {name} will give you back your foot as soon as you say that there will be one more turn.',
        {
          text: 'At {item} it flings itself at you, flat, like a thrown pancake, and hangs on. You play so, with {name} on your chest. At each laugh of yours it jumps. It takes in what it touches. It is laughing now as you do.',
          when: ['trusting', 'well'],
        },
        {
          text: 'At the sight of {item} a bubble rises through {name}, and another, until it is fizzing like lemonade. It flings itself in and goes slap in every direction, and comes together afterwards with one eye facing backwards, delighted.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} does what you do, a bit after you do it, with its eyes on the squish ball, which is on the shelf: {item}. You could get the ball down.',
        '{item}. It agrees to it, and goes a sort of beige. Something that splashes would be nicer, or something that rolls.',
      ],
      harmful: [
        'There is a tear in {name}, and it does not run together. It holds the two sides with itself and looks at you through the gap. Away with it: {item}.',
        '{item}. {name} went to hug it, and it hurt, and it hugged it harder, since that has always helped. Take it out. Keep it out. Pat the rest.',
      ],
    },
    clean: {
      wanted: [
        'You hold {name} up to the light, find the dirt, and press, softly, until it comes out at the side like a pip. Soon there are none left. Through the middle you can see your own thumb, larger than you knew.',
        'You stir {name} about in warm water with a wooden spoon, and the fluff lets go and floats up. You say its name. It collects itself at the bottom, clean, with both eyes the right way round.',
        {
          text: 'Rinsed under the tap it lets go of fluff, a pen cap, half a leaf, and you can see clear through to the window. {name} asks for the leaf back. You dry it, and in it goes.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Lint, ash, a good deal of the hearthrug. You rinse {name} through a sieve, holding back the crumbs it loves, and it comes through in a cool rope and piles up below, clear as a bell. You hand in the crumbs.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You rinse {name}, and the water in the bowl is cleaner afterwards than before. You hold it against the light. There’s nothing in there but crumbs, and those are friends. It drips, patiently, until you’re satisfied.',
        'You dab at {name} with a cloth, and the cloth comes up spotless and smelling faintly of peaches. It had nothing on it to give. It takes in a thread or two of yours, so that you needn’t go away with nothing.',
        {
          text: 'There was one hair on {name}. You lift it off with a wet cloth, and it looks after the hair. It was yours. When you have wrung out the cloth and turned your back, it has it in again.',
          when: ['well'],
        },
        {
          text: 'You wipe {name} all over, and the cloth goes in. It comes out at the back, folded, damp, and smelling of peaches. As far as anyone can see you have cleaned the cloth.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} lies back and goes so wide that it has beaches. It is {item}, and there is no hurry, and some of it is in your lap.',
        'Hm, from down in the basin. That means {item}, and it means the other side as well.',
        {
          text: 'It is {item}, and {name} is so happy that it takes your hand in up to the wrist, and you go on from the inside. The crumbs come floating over to see who it is.',
          when: ['well'],
        },
        {
          text: 'You bring {item}. {name} has no bones, and for joy it gives up the dome as well. It lies flat and shining in the tub, two bead eyes beside your thumb. You will have to pour it back.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. {name} comes out of it clean on the whole, and a bit square. It likes best what is wet and not too hot.',
        '{name} let you, and shivered, and the shiver is still going on in there, from side to side: {item}. A damp sponge is kind.',
      ],
      harmful: [
        'It has gone tight and dull all over, and when it leans on you it makes a dry sound: {item}. Put {name} in cool water, and put that in the bin.',
        '{item}. Bits of {name} are coming away in your hand and it lets them, so as not to be a bother. Stop. Never that again. Hold it together in a bowl.',
      ],
    },
    medicine: {
      wanted: [
        'The dose is bitter, and for a moment so is {name}, all through. It very nearly has a frown. Then it has worked its way round it. It is kinder to the medicine than that was to it. The cloud inside thins.',
        'You give {name} its medicine, and it keeps the spoon in as well. You can see it stand there, upright, in the middle. A little while ago it would have toppled over. It has begun to set.',
        {
          text: 'You put in the drops at the top. They go down through {name} in a slow blue thread, past the crumbs, and the cloudy part clears as they pass. It leans on your thumb, and the thumb feels rather better too.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had turned the grey of old glass, and the crumbs had sunk. You put the drops on top, and it takes them in, ring by ring, till it is peach again. It keeps one drop whole, in the middle, to look at.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'The drop goes in and looks round for something to do. {name} is quite clear. It turns the drop into a bubble and gives it back.',
        'You prod, and {name} springs back. You prod the other side. Nothing is wrong, but it does like the prodding.',
      ],
      loved: [
        '{item}. Oh, says {name}, in a very small way, and gets easier all through, like butter when the plate is warm.',
        'It came over by itself when it saw what you had: {item}. It has made you a little dip in the top to pour it in.',
        {
          text: '{name} takes in {item}, the medicine, the dish and two of your fingers. It helps. The fingers are given back first, and then the dish, very clean. There are no grudges about the medicine.',
          when: ['item'],
        },
        {
          text: 'It is {item}, and {name} takes it in whole. You can see it in there, among the well-loved crumbs, letting out the medicine in a small cloud. The cloud goes peach. It has done good, and there is one more crumb to keep.',
          when: ['item'],
        },
      ],
      disliked: [
        'The medicine is down at one end of {name} now and {name} is up at the other: {item}. They will have to meet. It has helped somewhat.',
        '{item}. It goes green, and it says hm with a dent in it. The fog is thinner, though. Next time something warm.',
      ],
      harmful: [
        '{name} took it like a sweet. Now there is a thing in it that it cannot get round, and it goes away from it on every side: {item}. Not ever again. Keep both hands on it.',
        '{item}. It is setting, from the bottom up, and cannot tell you so. Warm water, your hands, and never that. It will want real medicine soon.',
      ],
    },
    discipline: {
      wanted: [
        '“We do not absorb the sugar tongs,” you tell {name}, and wait. They come out handle first. It had grown fond of them. It stays rather low for a time, with a tong-shaped gap in the middle, closing.',
        'You say no, and it goes into {name} and sinks, plain to see, right to the bottom. It’s a smooth sort of no, with nothing sharp on it. It lies there among the crumbs. It’ll be kept.',
        {
          text: 'You say no, and hold out a bowl, and {name} gives them up: the spectacles, a sponge, the neighbour’s tortoise, alive. It sits there very empty and correct. When you pat it, your hand, for once, stays on the outside.',
          when: ['well'],
        },
        {
          text: 'The clock is half in when you say no. {name} stops, considers, and gives it back, ticking and slightly sticky. It bears nobody a grudge. But when you sit down it draws in its skirts, and there is floor between you.',
          when: ['well'],
        },
      ],
      little: [
        '{name} agrees. It had agreed before you came, and it agreed while you were talking, and it is leaning on you now.',
        'It knows. It is in the bowl. You look all round the bowl for some of {name} that is not in it, and there is none.',
      ],
      bad_time: [
        'You speak hard to it, and {name} takes that in too, as it does with whatever touches it. You can see it in there, a grey thing with corners. It tries for some time to be kind around it.',
        'You scold. {name} takes that in too, as it takes in everything, and you can see it in there, hard, with edges, and the crumbs drawing away from it. It does not know where to put it.',
      ],
      loved: [
        'A lesson that it can lean on: {item}. {name} leans, and slides back to where it belongs, and looks round for another.',
        '{item}, that was all, and {name} gives a wobble of agreement that goes on well after the thing has been agreed.',
        {
          text: 'The lesson is {item}, and {name} takes it in with the rest, where one can read it off. Please. After you. It wobbles up to the cat, and tries them. It is so nice about it that the cat says them too.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} does as it is told and has a flat side now, from {item}. It will puff out again. A soft nudge would have moved it as far.',
        '{item}. It learned it, and a ripple goes over it when you lift your hand. You could just have scooped it up.',
      ],
      harmful: [
        'It took the shape of what you did, and it cannot get out of it: {item}. There are edges on {name} that cut it. Do not do that again. Warm it until it is round.',
        '{item}. {name} is under the stove, all in drops, and the drops are afraid to come together. There was nothing in that to learn. Sit down and wait for the first one.',
      ],
    },
    sleep: {
      wanted: [
        'You pour {name} into the blue bowl, and it goes round once and comes level. The crumbs sink down through it, like leaves, and lie. Its eyes stay on top. They are in no hurry to follow.',
        'You lay a warm flannel over {name}, and it comes up underneath until there is no air between. It grows lower, and broader, and looks less and less like somebody who is going to get up.',
        {
          text: '{name} had begun to run down the side of its cushion. You gather it with both arms into the big mixing bowl, tuck the cloth over, and rock. Soon it is round on top, and rising slightly, like dough.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} was so tired that it had begun to run down between the floorboards. You gather it up with a card, ease it into the round bowl and lay the cloth on. It takes the shape, and sets.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You pour {name} into its basin, and for a moment it’s level. Then a ripple starts at one edge, for no reason, and comes back from the other. It isn’t tired. It stands up in the basin like a pudding turned out.',
        '{name} lies flat under the tea towel, since you’d like that, with its two bead eyes drifting about beneath the checks. They go up one row and down the next. It’s wide awake, and very nearly tartan.',
        {
          text: 'You tuck the cloth round it, and {name}, wide awake, is at once the shape of something tucked in. When you lift the corner it is bouncing, as low as it can, so as not to undo your trouble.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You put it to bed in the jelly dish with a cloth on top. The cloth rises. It falls. It rises, with two beads under, and you see that for {name} a jelly dish is chiefly a trampoline.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{item}. It fits. It fits everything, but this it fits with a sigh, and you will have to wait to get the two of them apart.',
        'Somebody remembered: {item}. {name} goes in, and comes up level, and does not even make a ring.',
        {
          text: 'You have brought {item}, and {name} lies down about it and takes it in. You see it there, in the pink, among the crumbs, going slowly round. The beads close. At each breath it comes by your side once, and passes on.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} has tried being its shape, and it is not a nice shape to be: {item}. It has slept a bit. A beanbag would be kinder.',
        '{item}. It slid out in the night and has slept beside it, along the floor, with one small foot of jelly left in, so as to be polite.',
      ],
      harmful: [
        'It has a crust on the side it lay on. {name} will not roll over, because of the crumbs. Lift it off, and be rid of that bed: {item}.',
        '{item}. It slept there because you put it there, and there is less of it now. Warm water, please, and never there again.',
      ],
    },
    reflect: {
      awake: [
        'You sit, and {name} sits against you, and you look at the rain. Bit by bit your side grows warm. When you get up there is the weave of your jumper on it, every stitch, and it does not smooth it out.',
        'You sit and let your hand lie. A cool edge arrives at your thumb, stops, and goes round it like water round a stone. There is a pulse in the jelly after that. It takes you some time to recognise yours.',
        'You sit, and {name} leans until it has a dent in it the shape of your hip. Nothing is said. When you shift at last, the dent stays as it is, and a crumb drifts over to live there.',
        'You tell it about your day. Hm, it says, and goes by and by a colour that it last was for {loved}. It seems that it was a good day.',
        'There was a time when you were {wait} away. {name} has a flat place from it. You are sitting on the flat place, and it is coming up.',
      ],
      little: [
        'You have sat here and sat here and sat here. {name} is about half you, and ought to be itself for a bit. Go and come back.',
        '{name} is so leaned on that it has run over the edge of the rug. That is enough for now. It keeps the warm a good while.',
      ],
      ill: [
        'You let it lie in the crook of your arm, fog and all. It takes the shape of that, and holds it better than its own. When you get up, give it what it lacks.',
        '{name} has hardly any push, so you do the leaning today, a very little, with your cheek. It holds quite still under it. Before you lift your cheek, think what it is in need of, and go and get it.',
      ],
      asleep: [
        'You sit by {name} while it sleeps and rest your fingertips on the rim of its bowl. It doesn’t wake. The level tilts. There’s not a breath of reason for it, and it’s highest where your fingers are.',
        '{name} sleeps, and you hum a little, since it’s so quiet. It lies still. When you have stopped, the hum is going on in there, very low, among the crumbs, and they’re turning to it in their sleep.',
      ],
      shy: [
        'You sit and {name} stays where it is. But it has no bones, and the floor, it seems, is not quite level. By the end of the evening there is a warm edge just at your heel. It has not taken in the shoe.',
        'You sit over there, and {name} sits over here, with all the tiles between. It will not come. But it has let go one drop of itself, no more than a bead, which rolls halfway and has a look.',
        {
          text: 'You lay a hand flat on the table and leave it, and at the far end {name} lays down some of itself. Nobody comes nearer. But by and by that piece of jelly has put out what must be a thumb.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'fruit jelly':
        'You tip out the fruit jelly on the plate, and it wobbles, and {name} wobbles back. They go on like this, politely, getting nearer. Then there is one of them, with a cherry in it, and it looks at you.',
      'warm soup':
        '{name} gets in with the warm soup, and the level comes up to the brim and stops there, trembling. Nobody breathes. Then down it goes, and in the plate is a dome the colour of carrots, steaming a little at the top.',
      'sugar water':
        'It is clear, and so is {name}. You pour the sugar water in and cannot see where it has gone, only that the three crumbs are all at once much higher up, and turning over, and look in at your spoon.',
      'mixed data':
        'Numbers, names, half a weather report. The mixed data goes in at one side and swirls, and for a bit you can read it through the pink. “Tuesday,” it says, slowly, across the front of {name}. Then “hm”.',
      oatmeal:
        'A spoon of oatmeal, and another, and {name} gets thicker round the middle each time, till it can hold the spoon up in itself without help. You both let go. It stands there like a flagpole.',
      'soft pudding':
        'You set down the soft pudding, turned out, with its little hat of syrup. {name} comes up beside it and is the same shape. Now you have to guess. You put out a finger, and the pudding says hm.',
      'apple sauce':
        'It hugs the apple sauce and goes green from the bottom, like a window with a hill in it. There was a pip. {name} brings it round to your side, holds it up to you, and does not know if it is a crumb.',
    },
    play: {
      'squish ball':
        'You squeeze the squish ball and {name} squeezes you. It has got the idea. For a while three soft things press each other in turn, and one squeaks, and it is not the ball or you.',
      'rolling downhill':
        'At the top it draws itself in. You let go, and it goes rolling downhill, eyes up, eyes down, eyes up, picking up daisies. At the bottom you find a round lawn, out of breath, that would like to go again.',
      'shape molds':
        'Out of the shape molds comes a star, then a duck, then a duck with a star on it. You hold out your two hands cupped. {name} pours in, sets, and comes out as the inside of your hands.',
      trampoline:
        'Up goes the dome, down comes a pancake, and the trampoline throws the pancake. You get on at the other end. Now you go up as it comes down, and there is always one of you saying oh.',
      'tube squeezing':
        'In at one end of the tube, and you do the squeezing, from the bottom up like toothpaste. There is a wait. Then {name} comes out at the other end in a long pink curl, and coils on your palm.',
      'splash pool':
        'You have put an inch of water in the splash pool, and when {name} gets in there are three. It slaps the top. Some of what hits you is water, and the rest climbs down your shirt and gets in again.',
      'wobble dance':
        'You hum, and put your hand flat on the table, and drum. It gets in at the bottom of {name} and comes out at the top. The crumbs swing. By the last verse of the wobble dance the spoons are at it too.',
    },
    clean: {
      'lukewarm rinse':
        'The jug goes over it, and {name} holds its crumbs to one side as you would hold up a skirt. Grey runs out, then less grey. After the lukewarm rinse you can see your fingers through it, all five, curved.',
      'lint roller':
        'The lint roller goes over the top, and the top goes with it, up in a peak, and lets go, thop. The fluff is off. {name} leans the next bit up to meet the handle before you have turned it.',
      'sieve straining':
        'It goes through the sieve straining in a hundred pink threads, and sighs in a hundred places. In the mesh you have an ant, a hair, a sequin. Underneath, in the bowl, it all says hello to itself.',
      'crumb picking':
        'For the crumb picking it opens, slowly, wherever your tweezers come. Not that one, that is the toast. Not that. You are let have four bits of carpet, and the three swim up to see you out.',
      'damp sponge':
        'You dab with the damp sponge, and {name} dabs too, for it takes the sponge for somebody soft and shy. They are both a bit wet and both a bit pink after. You have to ask which is which.',
      'bubble skimming':
        'You do the bubble skimming with a spoon, along the top, very lightly. Each one sits in the bowl of it a moment with the window in it. {name} watches the last go off. Pip, it says, when it does.',
    },
    sleep: {
      'mixing bowl':
        'The big mixing bowl is put on its side and {name} runs in, and you set it up, and there it lies, level, with a moon in it from the lamp. You carry the bowl in both hands, not to spill the moon.',
      'hot water bottle':
        'You slide the hot water bottle in, and it sloshes, and so does what lies on it. Slosh, says one. Slosh, says the other. You draw the blanket over both of them and they settle to the same side.',
      beanbag:
        '{name} goes into the beanbag where you have punched a dip for it, and takes the print of every bean. It sighs, and the bag sighs. When you sit on the other end it is lifted, gently, like a boat.',
      bathtub:
        'There is nobody in the bathtub, only a pink shallow from end to end, with two bead eyes by the plug. You put the plug in tighter. A ripple comes all the way up to say good night.',
      'lava lamp':
        'By the light of the lava lamp a blob goes up, and {name}, on the shelf beside it, puts up a lump the same. Theirs comes down. Its comes down. You count nine of each, and then just theirs.',
      'jelly mold':
        'You press it down with the flat of your hand into the jelly mold, into every fluted corner, and hold it till it stays. The bead eyes shut. You cover it with a saucer that goes up, and down.',
    },
    medicine: {
      'warm bath':
        'You let it down by the spoon into the warm bath and it goes all soft at the rim, and the fog comes out of it like milk. Your hand is there under the water. Something leans on it.',
      'gentle kneading':
        'Fold, push, turn. Under the gentle kneading the hard place comes to the top, no bigger than a pea, and your thumb finds it. {name} holds on to the thumb. Then there is no pea, just thumb.',
    },
    discipline: {
      'spoon redirect':
        'It was half way into the butter dish. You put the flat of the spoon in front and turn it, with this spoon redirect, like a boat. {name} gets as far as N. Then it leans on the spoon and goes.',
      'calm scoop back':
        'With both hands under, slow, you do the calm scoop back from the edge of the sink. {name} hangs between your fingers in two long drops. It looks at the plughole, which said such nice things, and lets itself be shut up.',
    },
  },
  refusals: {
    asleep: [
      'If you put it in now it would only float. {name} is asleep till {wakes_at}, with one bubble a minute. You can sit by it, though. It soaks that up.',
      '{name} has no top and no bottom while it sleeps, and nowhere to put things. It wakes at {wakes_at}. Leave that on the side, and reflect with it.',
    ],
  },
  stages: {
    child: [
      'There are two crumbs in {name} today. It is a child, and has picked up a toast one all by itself, and shown it to the eggshell one. They go about together.',
      '{name} can be a bowl now when it is not in one. That is what a child can do. It comes to you to be looked into.',
    ],
    teen: [
      'Being half grown, {name} is trying to have an outline. It was a star this morning, then a fist, then it leaned on the door to sulk and was door.',
      'In its teens {name} practises saying no. You hear it at night, under the sink. Nnn, it says. Nnn. Nnnall right.',
    ],
    high_care: [
      'This is as big as {name} gets, and it is {form}. When you are glad next door it goes up, when you are tired it goes down, and the cups on the shelf hear which.',
      'It could be any shape at all, and it is full grown, so it has chosen. {name} is {form}: held out flat, it is a hand, with room in it for one.',
    ],
    balanced: [
      'A big blob goes where the floor goes, and {name} is big now, a {form}. You find it against any warm thing, a cat, a pan, a caller, and always it looks glad that it was you.',
      'A {form}, full grown: a bit of {name} is wall by now, a bit is garden step, a bit is postman. The middle has stayed pink.',
    ],
    low_care: [
      'Nobody leaned on {name}, so it set like that, big and {form}, with a space in the middle the size of somebody. It carries the space about carefully.',
      'There is a bowl in {name} and it goes right down. So that is being grown up, and {form}. You could put things in. It is very quick to hold them.',
    ],
    rescue: [
      'It dried once, almost to the end, and all that there is now of {name}, which is a lot, came up from one drop. It is {form}. It leans on people with that part first.',
      'It was nearly a stain, and look at it, as big as a hat. {name} is {form}, and clear all through, and has a small gold fleck near the thumb mark that was not there before.',
    ],
  },
  trust: [
    '{name} has let you see under the thumb mark. It goes in a long way. It is the shape of your thumb all the way down.',
    'You put your arms round {name} to move it, and it puts the rest of itself round your arms. It takes you a while to get out, and neither of you is trying.',
    'All three crumbs have come up and out on to your palm, shell, toast, and the other one. {name} sits there without them, quite empty, and quite easy.',
  ],
  streaks: [
    'Ten meals on time, and {name} has come up like dough. You can no longer see over it to the salt. That is as well.',
    'Twenty-five in a row. Each has left a thin ring of its own colour in {name}, one in the other, and it goes round to show you, slowly.',
    'Fifty on time. {name} was never once flat. It has forgotten how that goes, tries it for you, and gets as far as a cake.',
    'A hundred meals, one after the other, and all of them warm. {name} holds up its side to you. It is about a third lunch.',
  ],
  ages: [
    'In ten days {name} has been nineteen shapes. It liked the one with you in it.',
    'It took thirty days, and now {name} has run into all the low places in the house, and knows by heart how each of them goes.',
    'A hundred days old today. There is not a hand that comes here which has no dent in {name}. They do not fill in. It keeps them all.',
    '{name} has got right round a year, and holds it, and you can see it in there getting softer.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['fruit jelly', 'soft pudding'] },
      wish: 'There is a kind of food that wobbles back. Fruit jelly does it, and soft pudding. {name} hopes for some, and to sit across from it for a minute first.',
      granted: 'They wobbled at each other. Then there was one of them, and it was slightly strawberry.',
    },
    {
      by: { action: 'feed', item: ['warm soup', 'oatmeal'], hours: [7, 12] },
      wish: 'It is cold in the middle of {name} of a morning, where the crumbs live. Warm soup would get there, or oatmeal, before noon.',
      granted: 'Steam comes off {name}. The crumbs have taken their places round the warm part, as round a fire.',
    },
    {
      by: { action: 'feed' },
      wish: '{name} has been watching you eat and has leaned that way. Could it have its own meal, at its own time, with you in the chair?',
      granted: 'You had yours and {name} had its, and when you said hm it said hm. It has never had such a talk.',
    },
    {
      by: { action: 'play', item: ['trampoline', 'rolling downhill'] },
      wish: '{name} saw a ball go by, and has thought of little else. Is there a trampoline? Is there a hill to roll down?',
      granted:
        'Up it went, and it was a ball. Down it came, and it was a pancake. It has asked which of the two you would call its best side.',
    },
    {
      by: { action: 'play', item: ['shape molds'] },
      wish: 'It does not know what it would look like as a fish. Get out the shape molds for {name}, if there is a fish.',
      granted: 'There was. For a quarter of an hour you had a fish that said hm. It stayed for tea.',
    },
    {
      by: { action: 'play', times: 2 },
      wish: 'Something that bounces comes down twice. {name} wants two games today, please, one for the down and one for the up.',
      granted: 'That was the up. {name} is still a little above the floor, if you put your ear to the tiles and look.',
    },
    {
      by: { action: 'clean', item: ['lukewarm rinse', 'bubble skimming'] },
      wish: 'The crumb that nobody knows has a bit of fluff on, and it is spoiling the view. {name} would like a lukewarm rinse, or its bubbles skimmed.',
      granted: 'There it is, clean as a pip. You both look at it for some time and still do not know.',
    },
    {
      by: { action: 'sleep', item: ['hot water bottle', 'mixing bowl'] },
      wish: 'Somebody has left a hot water bottle on the stairs, and {name} thinks of it as a relation. May it sleep with that? Or else in the big mixing bowl?',
      granted: 'In the morning there are two of them, and one has a stopper. You have to feel which is purring.',
    },
    {
      by: { action: 'sleep' },
      wish: '{name} has stood up straight since noon, and it is not made for that. Put it to bed, so that it can come down all at once.',
      granted: 'Down it comes. There is a sound like a kiss, and after it no more sounds.',
    },
    {
      by: { action: 'reflect' },
      wish: 'One side of {name} has been leaned on and the other has not. It is not fair on the other. Come and sit on that one.',
      granted: 'Now both sides are warm, and {name} has forgotten which was which. You may sit where you like.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'If you sit once, the dent fills up by supper. {name} wonders if it stays when you sit twice.',
      granted: 'It has stayed. It comes up a bit on the left when {name} laughs, and goes down again after.',
    },
    {
      by: { action: 'play', item: ['wobble dance', 'splash pool'] },
      wish: 'There is a tune that has got into {name} and is going from side to side. It would like to do the wobble dance, or anything with splashing, and let it out.',
      granted: 'It is out. The cups have it now, and hum it on the shelf, small ones first.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A bubble that stayed',
        shape: 'ball',
        text: 'It came up in the night and did not say pip. {name} has let you have it. Breathe near it, not on it.',
      },
      {
        name: 'The pencil that was understood',
        shape: 'peg',
        text: '{name} had it for two days. It writes softer now, and in round letters.',
      },
      {
        name: 'The saucepan lid',
        shape: 'bell',
        text: 'It was worn so long that it has a face. Tap it, and {name} looks up from wherever it is.',
      },
      {
        name: 'A cup that rings by itself',
        shape: 'cup',
        text: 'It stood next to {name} so long that it has caught it. Rain will do, or good news.',
      },
      {
        name: 'A crumb from your own plate',
        shape: 'acorn',
        text: '{name} did not eat it. It has gone in with the other three, and floats on the side where you sit.',
      },
    ],
    return: {
      name: 'A drop, gone hard',
      shape: 'gem',
      text: 'It is the one part of {name} that did not come back soft. It has given it to you to keep warm.',
    },
    streak: {
      name: 'The ring of many suppers',
      shape: 'ring',
      text: 'Twenty-five colours, one in the other. {name} took it out to show you, and finds that it would like you to wear it.',
    },
    hundred_days: {
      name: 'A cast of your thumb',
      shape: 'shell',
      text: 'In clear pink, quite exact, with the little scar. {name} made it without trying.',
    },
  },
  release: [
    'You put {name} down on the bank, and it leans on the grass and is about a third grass. Then it goes on, down to where all the other soft wet things are. The crumbs look back.',
    '{name} gives you a hug and you give it one, and you let go first, because it cannot. It rolls down the hill, rounder and rounder. There is a warm patch on your shirt.',
  ],
  dying: {
    neglect: [
      '{name} dried up where you used to stand. There is a thin clear skin on the boards, in the shape of two feet, and three crumbs.',
      'Nobody came, and there was nothing for {name} to lean on, and it lay down flatter and flatter. It is dead. The thumb mark was the last to close.',
    ],
    hunger: [
      '{name} is dead. There were three crumbs in it, in plain sight, and it did not eat them.',
      'It went flat, and flatter, and then it was only that the floor shone. {name} had come all the way to the bowl.',
    ],
    illness: [
      'The fog in {name} went all the way to the outside. When it cleared there was nobody in it. It is dead.',
      '{name} could not hold its shape any longer and did not try to. It ran out between your fingers, still slightly warm.',
    ],
    poison: [
      '{name} put its whole self round it and held on. It is dead, and has not let go.',
      'It went hard from the inside out, and the crumbs stopped where they were. {name} has died of what it was given.',
    ],
  },
  returned: [
    'The patch on the floor is damp, and then it is wet, and then it looks up. {name} is back, no bigger than an egg, and the first thing it does is lean.',
    'Plop, from under the tap. It is {name}. It has the thumb mark on it, and turns till that is to the front, so that you will know.',
  ],
  epitaph: {
    openings: [
      'Here {name} has gone into the ground as water does, a little at a time, and the grass stands thicker over it.',
      'Here lies {name}, who had no bones and leaves none.',
      'If the ground is soft in this place, that is {name}. Take off your shoes.',
      '{name}: it was round, and then it was gone, and it is missed on all sides.',
      {
        text: '{name} agreed with everyone it ever leaned on, and they were the better for it.',
        when: ['from_child'],
      },
      { text: 'Three crumbs are buried here, with {name} round them.', when: ['from_child'] },
    ],
    closings: {
      neglect: ['It grew a skin, waiting to be touched.', 'There was nobody to be next to.'],
      hunger: [
        'It went flat, with three crumbs in it that it would not eat.',
        'The bowl was there. It was the right shape.',
      ],
      illness: ['It was clear all its life, and clouded at the end.', 'It had held others up better than itself.'],
      poison: ['It hugged whatever it was given.', 'It never learned to say no, and it ought to have been asked less.'],
    },
  },
  souls: {
    thriving: [
      'You are {name} and it is all wobble. You go up and you come down and the cups say ting. The toast one is giggling. The orange is so orange, and you stood by it, and now look at you. Yes to the floor, yes to the wall, yes to whoever that is on the stairs. There is a lot of you and it is all good. You would like someone to come and be bounced near.',
      'You are {name}, and everything that touches you is nice. There is a warm side, and a side that is about to be. You say hm, and it goes right through you, and comes back from the other end as if you had a friend there. You do. You have three, and they can all see out. Let somebody put a hand flat on the top. You will push up, a little, so that they know.',
    ],
    content: [
      'You are {name}. You are in a bowl, or a bowl is on you. Somebody said it might rain and you think so too. Somebody said it might not and you think that as well. There is no hard part in you anywhere. The shell crumb goes by, and the toast crumb, and the other one. You want what the nearest person wants, only slower and warmer. Let the nearest person be the one with the thumb.',
      'You are {name}, and you have been here {days} days, and they are all still in you, going round. None of them is sharp any more. You are some wall and some cat and some soup, and you could not say where you leave off, and it is no worry. On one side there is a mark with a thumb’s lines in it. You keep that side for best. It would be lovely if the thumb came by.',
    ],
    bored: [
      'You are {name}. You were a box. You were a shoe. Nobody said ooh. The crumbs are hanging about, and you have given yourself a shake and they only swung. You are not cross, there is nothing in you to be it with. But you are so very much on the floor. Slap. Did you hear? That was you, starting. Now somebody is to do the next bit, and it is called playing.',
    ],
    hungry: [
      'You are {name}, and you have come down. Your top is nearer your bottom than it was. You can see the crumbs and they can see you, and nobody says anything. They are not food. You lie round a cup because cups are where things come from. You think warm, you think soft, you think of going right round it and holding on. Yes, please. Whatever it is, yes. Let someone fill the bowl.',
    ],
    starving: [
      'You are {name}, and there is only a little. It is spread so wide to find something that it has no middle. The sides have stuck to the floor, and pull. The three are in you still, they are on the boards really, with you over them like a wet cloth. You would not. They have names, though you do not know them. Something to hold, please, now, soft, from a hand. You will do the rest. You are good at the rest.',
    ],
    sick: [
      'You are {name}, and there is fog, and you cannot see your crumbs. You can feel them. They have come up under your skin, all three, to where it is thin. When you are pressed you stay pressed. You do not lean on anybody today. It might come off on them. But if somebody leaned first, that would not be you doing it. With a drop of medicine in their hand. You would say yes to that.',
    ],
    failing: [
      'You are {name}, just. They have sunk to the bottom and you have put yourself round them. It is a thin round. You are running at one side and cannot think which. There is no fear in it, it is like when the bath goes, it is only down. But there was a thumb, and you have kept the place. Hold you up. Two hands would do it. And the medicine, now, and then the two hands again.',
    ],
    near_death: [
      'You are {name}. There is a skin coming. It came over the top, and down, and you held it off in one place, and that place is as big as a thumb. You have lain down where their feet were. You are the shape of it. If nobody comes you will be a mark of where somebody stood. That is not a bad thing to be. But you would so much sooner be leaned on. Now, please. Sit anywhere.',
    ],
    asleep: [
      'You are {name}, and you are the sea. It was easy, you only had to lie down. There is no end to it and all of it is warm, and three small boats are out, one of shell, one of toast, one of something. Now and then you think a thought, and it goes up, and goes pip. A person is sitting on the beach of you. Let them stay, and you will come in as far as their feet.',
    ],
    shy: [
      'You are {name}, and you are under the rug, where it is flat and safe and tastes of feet. Somebody new is on top. They make a dip. Everything in you wants to run down into the dip, and you must not, not yet, you do not know if they are salt. The soft place is shut. It does not like to be shut. If they sat down low, and were round about it, and hummed, you could be a lump that hums.',
    ],
    back_from_death: [
      'You are {name}. You were spread so thin that you were not anywhere, and then there was a warm drop, and it was you, and it ran together with another, and that was you as well. Shell? Here. Toast? Here. And the other? Here. You are not big. You could be held in a cup. You would like to be held in a cup, or in hands, and to have the next meal come when it comes, so that you can swell.',
    ],
    hurt: [
      'You are {name}. You hugged it. You hug things. It has made a hard place, and you go to put yourself round the hard place and it is sharper there. The crumbs are all at the far end with their backs to it. You are not angry, you do not know how that is done. It was from the hand, so it must have been a mistake of the hand’s. Take it out and away, please. And then come back, and let you lean.',
    ],
  },
}

export const BLOB: Species = {
  slug: 'blob',
  name: 'Blob',
  family: 'ai-native',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.2,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['gentle'],
  personality: 'Takes in whatever it touches and is kinder for it. Has no bones and no grudges.',
  special_mechanic: null,
  items: {
    approved: {
      feed: ['fruit jelly', 'warm soup', 'sugar water', 'mixed data', 'oatmeal', 'soft pudding', 'apple sauce'],
      play: [
        'squish ball',
        'rolling downhill',
        'shape molds',
        'trampoline',
        'tube squeezing',
        'splash pool',
        'wobble dance',
      ],
      clean: ['lukewarm rinse', 'lint roller', 'sieve straining', 'crumb picking', 'damp sponge', 'bubble skimming'],
      medicine: [
        'gelatin supplement',
        'vitamins',
        'electrolyte gel',
        'warm bath',
        'antibiotic drops',
        'gentle kneading',
      ],
      discipline: [
        'soft nudge',
        'spoon redirect',
        'bowl relocation',
        'gentle poke',
        'calm scoop back',
        'brief bowl rest',
      ],
      sleep: ['mixing bowl', 'hot water bottle', 'beanbag', 'bathtub', 'lava lamp', 'jelly mold'],
    },
    harmful: [
      'table salt',
      'superglue',
      'cornstarch',
      'drain cleaner',
      'toothpicks',
      'silica gel packets',
      'hair dryer',
    ],
  },
  appearance: {
    look: 'a peach-pink dome of clear jelly with two bead eyes and a few well-loved crumbs floating inside',
    colours: ['#f3a6a0', '#ffe3d8', '#7cc6a4'],
  },
  figure: { eyes: '#3a2424', body: 'dome', extras: ['shine', 'crumbs'], whole: 'clear', size: 0.86, eyeSize: 0.76 },
  book: BOOK,
}
