/**
 * The Owl wants the dark to go on and nobody in it to be hurried. It fears floodlights, and the small birds that find
 * it by day and tell everyone. Three odd facts. It hears a lie as it hears a mouse: whatever is said and not so runs off
 * along the wall with tiny feet, and its head goes after it. It cannot see what is close: from across a field it knows
 * your eyelashes, but at a hand’s breadth you are a warm blur, so that to be near anyone it has to shut its eyes, and
 * it does not do that lightly. And it swallows each night whole, and in the morning gives back what it could not use,
 * hair, bones, a lens, the date, in a neat grey pellet on the sill. These it keeps.
 * Body: bark-brown, round, all feather and very little bird; a face like a dish for catching sounds; one ear higher
 * than the other; eyes that do not turn, so the head must; wings that make no noise whatever. It bows three times to
 * judge how far a thing is. It eats head first, in one, and looks as if nothing had been said. It sleeps as part of a
 * branch, lids closing upward. It sulks by facing you with its body and the wall with its head. By day it wakes with
 * one eye only. It never says a thing twice, never arrives, being simply there, never asks who. Its keeper is a person
 * walking about with a lamp, to whom it would like to show what they miss by it.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg ticks twice and parts. Out comes a wet scrap of down, most of it face, with the eyes still shut. You tell it that it is beautiful. {name} turns its head slowly, a long way, to hear how you said that.',
    'The egg comes apart round a moon of a face, two unlit amber eyes and very little bird. This is {name}. You tell it that you were not worried. It goes on looking at you until you take that back.',
  ],
  looks: {
    thriving: [
      '{name} is practising its landing on a coat hanger. Nothing is heard of it, at any point, until the hanger says ting. It listens to the ting with its head on one side, and flies round for another.',
      'Two walls away a spider puts a foot wrong, and {name} swings its face round, delighted. For some time it attends to the spider as others do to the wireless. Then it fluffs out, quite satisfied with the ending.',
      {
        text: '{name} is mostly face, and the face is mostly eyes. A few hours old and full of supper, it turns its head to look at you, and goes on turning until it falls over. The eyes never left you.',
        when: ['baby'],
      },
      {
        text: 'Some hours old, {name} is down and a great round face. You tell it that it is handsome. The face turns on you like a dish and listens right through to the back. All the fluff goes up. It seems that was true.',
        when: ['baby'],
      },
      {
        text: '“I was only passing,” you say. {name}’s moon of a face comes round, a long way round, and rests on you. “I came to see you,” you say. It fluffs up one size larger and turns back to the window.',
        when: ['from_child', 'warming'],
      },
      {
        text: '“I’m fine,” you say. The round face comes about like a moon and stays there until you have said it again, differently. Then {name} shifts along the perch by one foot. It is just the width of somebody telling the truth.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is on the back of your chair in the dark. You sit down. Somebody begins to go through your hair, strand by strand, with a beak made for breaking small bones, and lays every one of them straight. It had been wanting to.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You came in socks, with great care. {name}’s eyes are on the doorway already, at the very height of yours. It has listened to you find the bad stair, step over it, and be pleased with yourself.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '“I can only stay a minute,” you say, and {name}’s head goes off after it, along the wall, and comes back with the air of having caught it. It is in splendid spirits. You sit down. It moves in under your arm.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} looks at you with its head sideways, then upside down, then sideways to the left. It is fed, well and in good spirits, and there is nothing to do. It has just not found out yet which way up you go.',
        when: ['from_child', 'wary'],
      },
      {
        text: '“I was only passing,” you say. The round face comes about, a good deal farther than faces do, and stops. {name} heard that one run all along the skirting board. It is in excellent spirits and would like you to try again.',
        when: ['from_child', 'wary'],
      },
      'In {days} days {name} has never once been heard to fly. It goes round below the rafters now, and again, and a third time, only for the look of its own shadow.',
    ],
    content: [
      '{name} is on the bedpost, and for a while so is a moth. The moon-round face follows it out of sight round the back, waits, and meets it coming in from the other side. Neither of them makes a sound.',
      '{name} stands on one foot, and the other has gone up into the feathers with no sign of where. Nothing in the house is saying anything that is not so. It shuts its eyes from the bottom up.',
      {
        text: 'You say you came in for your glasses. {name} turns the whole moon of its face to you and waits. You say you came in to look at it. The face goes back to the window, and one eyelid comes halfway down.',
        when: ['well'],
      },
      {
        text: '{name} is on the bookend, being the other bookend. A mouse in the wall remarks on something. One ear, deep in the feathers, hears it out. It does not look round. The mouse is known.',
        when: ['well'],
      },
      {
        text: 'You ask {name} how it is, and wait until you really want to know. It shifts from the left foot to the right. Fair, that means. Then it tilts the round face and puts the same question to you. Do not say fine.',
        when: ['well'],
      },
      '{name} keeps what it coughs up, small grey pellets, in a row on the ledge. It puts one foot on the oldest. That must have been {loved}.',
    ],
    curious: [
      'You have a thing in your hand. {name} bows, moves a step to the left, and bows from there. It has the distance now. It would like to have the thing.',
      'The head goes over to one side, and goes on going over, until the chin is on top. From there {name} regards your new hat, and it may be that it looks better so.',
      'There is a small noise in the wall which is not a mouse. {name} has leaned its whole face towards it like somebody holding out a plate.',
    ],
    bored: [
      '{name} has its face to the wall, and the back of the head receives you. You say you have come to play. Slowly the whole face comes round, not looking, listening for whether that is so. Fetch a toy, and let it be so.',
      '{name} holds one of its own feathers out over the edge of the shelf, lets go, and watches it down. There are several on the floor. None has tried to get away. Bring it something to pounce on, and run with it.',
      {
        text: '{name} has not turned its head tonight, not for the moth, nor the clock. It looks at the wall that is in front of it. Bring a feather on a string, and put out the lamp, and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} sits above its empty dish with its eyes wide and unlit, like two windows where somebody is expected. It hears every step in the house, and none of them is dinner. Its meal is due.',
      '{name} turns its head to the cupboard, to the door, and back to the cupboard by the long way round. Nothing rustles in either, and it is never wrong about rustling. Its meal is due. Kindly rustle.',
      {
        text: 'You tell {name} it is nearly ready. The round downy face turns right about to the kitchen, where nobody is doing anything, and right about again to you. It has been in the world no time and it knows. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is a ball of down with two dark amber windows. “In a minute,” you tell it. The face comes round to you, all the way, and then some way further. Its meal is overdue. Make it this minute.',
        when: ['baby', 'well'],
      },
      {
        text: '“In a minute,” you say, and {name} turns its whole moon-round face to the wall. It knows what a minute sounds like, and that was not one. The meal is overdue. Say nothing more, and bring it.',
        when: ['wary', 'well'],
      },
      {
        text: 'The perch has a broken branch on it, very thin, bark-brown, pressed up against the wall. If you stand still the branch opens one amber eye, at the dish, and is a branch again. The meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'Twice you have walked past the dish, and both times {name}’s face went with you, round and round on its neck, until something creaked. It has no degrees left. Its meal is overdue. When you come by again, stop, and feed it.',
        when: ['well'],
      },
      {
        text: '“I was just coming,” you say. {name} turns its whole round face toward the sentence, as to something small under leaves, and waits for it to move. The meal is overdue. Bring it now, and add nothing.',
        when: ['well'],
      },
      'An empty dish makes a very exact kind of quiet, and {name} has both ears on it, the high one and the low one. It has heard enough of it now. Its meal is due. Please fill the dish.',
      {
        text: '{name} is too weak to fly from you, so only its head has left. It has gone all the way round and faces the wall. The meal is late. Bring it now, step back, and let the head come home.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} has pulled its bark-brown feathers tight and is being a branch, so that you will not find it. It is too weak to do it well. One wing keeps slipping. The meal is late. Feed the branch.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'You lift the lid off the wrong tin, very quietly, to see what is left. Through two walls comes one low note. You put it back. You lay a hand on the right tin, and the note stops. {name} is hungry. Feed it now.',
      'Your shoelace drags along the boards. {name}’s head sinks, its feet take aim, and both great eyes go with the lace to the end of the room. It knows that it is a lace. It is that hungry. Feed it now.',
    ],
    starving: [
      'Something small runs along the skirting, and {name} hears it, and its head does not turn. The face has sunk down between the shoulders. You begin to say that you were just coming. Do not say it. Feed it at once.',
      '{name}’s round face swings to your sleeve, to your breath, to the hinge, and each time swings back, because none of them was food. It is starving. Do not tell it soon, it hears what that is worth. Feed it at once.',
    ],
    weak: [
      '{name} turns its head as far as the shoulder and leaves it there. The rest of the way would have to be come back. It is worn thin. Draw the curtain and let it rest, or give it medicine.',
      '{name} flew up on the wardrobe and could be heard doing it. It stands there with its beak a little open. It is not ill, but its wings have grown heavy. Let it rest, please, or give it medicine.',
      {
        text: '{name} makes itself thin as you come, and it was thin already. It would go up to the beam, but looks at the beam and stays. It is not ill. It has been awake too long. Rest, please, or medicine.',
        when: ['wary'],
      },
      {
        text: 'It wishes to show you the moon, and gets as far as the back of your chair, and you hear every beat of it. There: behind the chimney. Look at it for two, and then give {name} medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'One can hear {name} coming. It is the mud, two days of it, in the fringes of feathers that were made for silence. It is ashamed at every landing, and looks behind it for who that was. Wash it, please.',
      '{name} is the colour of bark, and by now of what lives under bark as well. Two days of dust lie in the dish of its face, and it has to listen through them. It sneezes soundlessly. It needs a wash.',
      {
        text: 'You tell {name} that it looks very nice. The whole face comes round to you at that, grey down one side like a moon in eclipse, and waits. All right. It has not been washed for days. It needs cleaning.',
        when: ['from_child'],
      },
    ],
    sick: [
      '“You’ll be fine,” you say, and {name}’s moon face turns to the wall. So you say that it looks dreadful, that the feathers have gone like wet bark, and that you are getting the medicine. It turns back. Get it now.',
      '“You look better,” you say, and {name} hears exactly what that is. It has not the strength to turn its head from it, and lets one eye fall shut. The other is as dull as slate. Say nothing more. Fetch the medicine now.',
    ],
    failing: [
      'The round face comes about to you with an effort, and the amber eyes stay half open. Do not tell {name} it will be all right with nothing in your hands. It still hears the difference. Medicine and food, at once.',
      '{name} is on the ground. Nothing in its face follows you, though you come heavily, on purpose. The amber has shrunk to a rim. Wrap it in your coat. Medicine at once, then meat, in shreds, from your hand.',
      {
        text: '{name} could always turn its face to you without troubling the rest of itself. Now the whole owl comes round, foot by foot along the perch, and takes a long while to arrive. Medicine and food, this minute, or it dies.',
        when: ['from_child'],
      },
    ],
    near_death: [
      '{name} is on the floor, where no owl sits, wings a little open like a dropped book. The eyes find you and let go and find you. Come down beside it. Stay, warm it, keep talking, and say only true things.',
      'Do not tell {name} that it is nothing. The round face has sunk between the shoulders, and it still hears what is not so. Sit down under the perch, say that you will stay, stay, and care for it. It has hours.',
    ],
    asleep: [
      'You tell the dark that you are not tired. On the rail {name} sleeps on, face sunk in bark-brown feathers, but at those words one ear tuft of down lifts, as at a mouse. You go to bed.',
      '{name} sleeps bolt upright beside the coat stand, long and thin, with its eyes like two healed knots. You hang up your hat. You have hung it on the owl. The owl breathes in, and out, and wears it.',
      {
        text: '{name} is asleep, a piece of bark that has put its face away. You remark from the door that you just happened to be passing. Not a feather stirs. But the head, without troubling to wake, turns slowly round to face the tree.',
        when: ['wary'],
      },
      {
        text: 'You cannot find {name} anywhere, and then a piece of the bookcase breathes. It is asleep, lids drawn up, one ear left open for mice. The ear on your side is shut. You it would know anywhere.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The stump on the beam leans. {name} sleeps, and ought not to be alone in it. It wakes at {wakes_at}. Sit below it, now, and breathe evenly. It can hear that through anything.',
      'No feather stirs at the edge. You have to hold a glass to its beak to be sure. Reflect beside {name} until it wakes, at {wakes_at}, with no lamp.',
      {
        text: '{name} fell asleep at the larder end of the beam with its talons closed on nothing. Be under it, quietly, until it wakes at {wakes_at}, and then have something for them to hold.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has the back of its head to you. You say that you only came in for a book. The head turns right round, without the body, and two amber eyes look at that sentence until it is dead. Say nothing more. Sit.',
      'You say you were only passing. On the curtain rail the round face tilts, as at something small under the floorboards, and {name} moves one perch further off. Sit down where you are and say nothing. It will listen to that.',
      'It knows how long the road from you can be: it was {wait}, once, by its own listening. {name} hears you sit down, and goes on hearing it. Do not get up yet.',
    ],
    back_from_death: [
      '{name} sits in its old hollow, facing in. You say you never gave up. It listens to that for a long time, head on one side, for the rustle. There is none. It turns round.',
      '{name} has been down the row of perches, gripping each one until the wood creaked. Now it stands on your forearm and grips that. It asks you its one word, who, and seems content with the answer.',
      {
        text: 'You tell {name} you were never worried. The round face swings to the words as if they rustled, and holds there, and lets them get away. Then it steps along the rail and leans all its feathers on your ear.',
        when: ['from_child'],
      },
    ],
    old: [
      'The bars on its breast have paled, like writing that was much read. {name} leaves the beam less. It has heard most of this house, and what is left comes to it.',
      'Along the ledge the pellets go right to the wall and round it. {name} walks down the row in the small hours, on stiff feet, and stops at some, the way one stops at photographs.',
      'They went down whole, all {days} of its nights. There is little that {name} had to give back, of late. It seems to find a use for nearly all of it.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} takes the meal in one swallow, as a letter is taken in at a door, and stands a moment over where it was. Then the head goes round behind, to make sure that nobody was watching it dine.',
        '{name} cannot see what lies directly under its beak, so it feels for dinner with the whiskers there, eyes shut, like somebody reading a dark letter. Having read it all, it swallows, and opens its eyes on you across the room.',
        {
          text: '{name} is a handful of fluff with a moon for a face. You tell it this is the last piece. It looks at you, and goes on looking, all dark eyes, until you find there is another.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: 'Down it goes, whole, with both eyes shut for the effort. {name} opens them, finds you, then tips its head right over and finds you again the other way up. You are there as well.',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '“It is only what was left over,” you say, and {name}’s head turns to follow something small along the wall. “I went out for it,” you say. The head comes round to you again. It eats, head first, in one.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You set the dish down and say there’s no trick to it. {name} tilts its round face and goes on listening to the sentence after it is over. It can find no mouse in it. It listens once more, and eats.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats, on time and in deep content, with its back to you and its face to you, as owls can. Then, very slowly, the back comes round as well.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '“I came straight here,” you say, putting the dish down at its hour. The round face swings up and waits for the small scuttle beneath the words. Nothing scuttles. {name} bends to eat, and lets you see the back of its neck.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'You put down the dish and say that you will be on time tomorrow too. {name} turns its whole round face to the sentence, listening for anything small that moves under it. Nothing does. It eats.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '“I am not tired,” you say, setting down the dish. {name} stops in the middle of a mouthful and listens, as to a mouse under leaves. It looks at you. “A bit,” you say. It goes on eating.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: '“It’s nothing special,” you say, setting it down. {name}’s head comes all the way round. It heard the lie as plainly as a tail in dry grass, and it walks sideways along the perch to eat against your shoulder.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'In all this time you have told {name} one lie, about the vase, and it still glances at where that ran under the cupboard. It swallows its dinner. It sits down on your arm, as in a house with only one mouse.',
          when: ['trusting', 'glad', 'grown'],
        },
        'The meal has gone down, and {name} sits upright on it and blinks, the left eye, the right eye, then both. Something is still being settled inside. You wait. It ruffles once, and now it is a rounder owl.',
        {
          text: 'You say that you came straight here, and {name} turns its round face to the sentence, finds nothing small running about in it, and swallows dinner whole. That is {streak} on time, and not one of them squeaked.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} hears dinner with its whole face, bobs left, bobs right, pounces and misses. It eats it where it lay. That makes {streak} in a row. It gives you a hiss the size of a pin, for having watched.',
          when: ['baby'],
        },
        {
          text: '{name} waits until you have stepped back into the hall, and then it eats, in pieces, which is not its way. It gets it all down. One wing hangs. It never heard a mouse in you, and is not sure. Medicine, please.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} swallows it whole. On the sill lie the pellets, grey, the same distance apart, one for each meal on time, and this makes {streak}. It looks down along the row with you, as one looks down a street where one lives.',
        '“I shall be on time,” you said once, and {name} has kept an ear on that ever since, through {streak} meals. It swallows this one and listens to the old promise again. Nothing runs. It takes the ear off.',
        {
          text: 'You say that you will come again. {name} turns its whole round face to that, as to a rustle in the leaves, and listens for the mouse. After {streak} on time there is none. It eats, slightly put out.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You say that you were only passing. {name} hears the rustle in that. On time, {streak} in a row: nobody passes so exactly. It eats, then sidles down the branch until it is above your shoulder.',
          when: ['well'],
        },
      ],
      early: [
        '“You must be starving,” you tell {name}, and something squeaks. It is not. It takes a little, to spare you, and drops the rest back in the dish, head first. Come again at {opens}.',
        'You are early, and {name} has not coughed up the last one yet. It takes a shred in its beak, thinks, and lays it on your knee. One at a time, in their order. The next is at {opens}.',
        {
          text: 'You say it must be hungry by now. {name}’s whole face comes round, as it does for mice and for things that are not so. It takes one morsel, out of manners, and hands you back the silence.',
          when: ['from_child', 'no_item'],
        },
        {
          text: '“It is time,” you say. {name}’s face turns to the window, past it, all the way round, and arrives at you from the other side. It heard that. It takes one morsel, to spare you, and leaves the rest.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats what you bring, all of it, and you say how sorry you are. It tilts its face and listens to the sorry right to the bottom. That was true. It looks away all the same.',
        '{name} heard the dish leave the shelf, far too late, and did not turn its head for it. It eats. When you hold out your arm it finds a perch that is rather further, and much less comfortable, and settles there.',
        {
          text: 'You say that the bus was late. The round face swings, not to you but to a spot on the floor, where the sentence seems to have run under something. It waits for it to come out. Only then does it eat.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '“I am hardly late,” you begin, and {name} turns its head sharply, as if something had run along the skirting. You stop. It swallows the meal whole. It is still looking at where the little thing went, and not at you.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are late, and begin to say why. {name} lays its beak on your wrist. It can hear that there is no good reason, and it would rather not hear a bad one from you. It eats. It moves a little along the perch.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '“I came as soon as I could,” you say, and put down the dish. The round face turns and stays on you. Nothing is eaten. “I forgot,” you say. {name} bends and begins, one eye open.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is too weak to fly down, so it comes along the perch sideways, holding on. You begin to explain about the hour. The round face turns to you, all the way, and you stop. Then it eats.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '“I was just on my way,” you say, and put down the late meal. {name} hears that as it would hear a mouse. It eats, weakly, and the moon face turns round to the back. It needs medicine, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has been looking at the door with both its eyes, since that is how they are made. The food is late and goes down fast. Then it turns its head away from you, as far as it goes, and there you are again.',
          when: ['baby', 'wary'],
        },
        {
          text: 'An owl swallows its dinner in one, and {name} is pulling at a corner of it. It gets a little down. The rest you take away, and its head does not turn after your hand. Medicine, please, and keep the light low.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} has the best ears in the house, and for {hours} hours it turned them on your side of the door. It eats everything with its eyes closed. When you speak it no longer turns. Do not make it listen again.',
        'Underneath all those feathers an owl is quite small, and after {hours} hours {name} is smaller. It swallows, leans on the wall, swallows again, until nothing is left. The amber eyes are not on you. Come in time, please.',
        {
          text: 'You begin on the reason as you set it down. {name}’s round face swivels to listen, hears what kind of reason it is, and goes on turning until you are talking to bark-brown feathers. It eats when you have quite finished.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You set it down and explain. At one word the round face turns by a finger’s width, as it does for something small behind the wall. {name} eats slowly, looking at the spot where the word was.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You begin to say that it was the trains. {name}’s whole round face turns to you, as to something under leaves. You stop. After {alone} it would sooner have the dish than the trains, and it eats with its back to you.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} eats with its body to the meal and its face turned clean round to the wall. It was {alone}, and nobody. When the meal is gone, the face stays where it is.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats with its face turned right round, away from you. For {alone} it listened for your step and there was none. Do not say that you meant to come. It would hear. Sit down and be quiet.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} hears everything, and for {alone} there was nothing to hear. It eats, too weak to hold its feathers close. At your voice the great eyes shut. Say no more, and do not go.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is on the ground, with its wings let down on either side. It swallows what you bring, so long after. “I came as soon as I could,” you say. It hears that run along the wall, and has not the strength to turn its head.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You say nothing, there being nothing that would not run along the wall. {name} eats, slowly, in pieces, it that took everything whole. Then it goes back in the dark, on foot, further than the light of the lamp goes.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '{name} is as round as a clock and does not care to be wound. It opens one eye at the dinner and closes it over the other side. There is no room. Come again at {opens}.',
        '{name} accepts the morsel in one foot, out of manners, and stands on the other, gazing past you. Neither of you speaks of it. When the foot opens, some while later, you pretend not to hear the thud.',
        {
          text: 'You carry the dish round the perch after {name}’s face, and the face goes on ahead of you, well past where a face should stop. You meet it coming the other way. It is full. The meal leaves by the door.',
          when: ['no_item'],
        },
        {
          text: '{name} turns its moon face away from the dish, and goes on turning it, all the way round, until it has come to the dish again from the other side. It still does not want it. It was full. That meal is wasted.',
          when: ['no_item'],
        },
      ],
      ill: [
        '{name}’s face turns to the sound of the dish and stops a little to the left of it. At the second try it finds the place, swallows once, and leaves the rest. An owl does not miss. Medicine next.',
        '{name} swallows a morsel, and it stops halfway, and you both wait. It goes down. “Well done,” you say, and there is not a sound in that but what you meant. Medicine next, please.',
      ],
      loved: [
        '“It is {item},” you tell {name}, and it listens to that for a long time with both ears, hardly daring. It is true. It eats it, head first, all of it, with the lids coming up slowly from below.',
        'You hold out {item}. {name} grows to twice its width, shakes, and puts out a long trembling hoot you would not have thought it would let anyone hear. Away across the dark trees, someone answers, envious.',
        {
          text: '{name} does not show its feelings about food. It was {item}. It swallowed it whole, looked as if nothing had been said, and then hooted, by accident, so that it had to turn its head right round and see who that was.',
          when: ['well'],
        },
        {
          text: 'You lay down {item} without a word, and the amber eyes go black to the rims. {name} opens both wings over it like a tent. From inside comes a low, trembling hoot that it would deny.',
          when: ['well'],
        },
      ],
      disliked: [
        'It looks at it with one eye, and then with the same eye it looks at you: {item}. A vole is what one says in such a case.',
        '{item}. It was eaten, from courtesy, and here it is again already, in the pellet, complete. {name} would have had a moth.',
      ],
      harmful: [
        'It went down as everything does with {name}, whole, head first. It was {item}. Now the wings hang open, the neck works and works, and it will not come up. Keep that away from it, always.',
        '{name} cannot see what is close, and took it on trust. The name of it is {item}. The big eyes have filmed over, and it has drawn itself up thin against the pain. Never let it have that again.',
        {
          text: 'You offered {item}, and {name} looked from it to you, and chose to believe you. Now it is hunched and hissing with its wings half open, clicking its beak at your hand. Never give it that again.',
          when: ['item'],
        },
        {
          text: 'You said it was good and gave {name} {item}. Now it shakes its head and shakes it, beak agape, third eyelids drawn over the amber. From now on it will hear that word in your voice. Never this.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You hide from {name}, and hold your breath. It does not trouble to search. It sits down on top of your hiding place, looks the other way, and gives you as long as you like. It heard your heart from the door.',
        '“I am thinking of the bookcase,” you fib, and {name} pounces on the word. “The lamp.” It pounces. “The teapot.” It sits still, and its eyes go wide. You were. It hops up and down for another.',
        {
          text: 'You pull the string under the rug and squeak. {name} knows perfectly well that it is you squeaking. It drops off the beam without a sound, kills the rug, and stands on it, ruffled and enormous, waiting to be lied to again.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You tell {name} the string is a mouse. It hears that it is not. It comes down on it all the same, with both feet, soundlessly, and takes it up to the highest beam, to look at you from there with interest.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '“It’s in the left hand,” you say. {name} turns its round face clean away to the back, so as not to watch you being untruthful, puts out one foot behind it and taps the right. Then it lends you the button again.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You draw a fingernail along beneath the rug, and {name} drops off the wardrobe soundlessly and has the rug, the exact place, and, very gently, the finger. It flies back up and looks away, so as not to know where next.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You bury the watch in a scarf, the scarf beneath a cushion, and cough to cover the ticking. {name} waits for the cough to end, drops on the right cushion, and returns the watch. Then it shuts its eyes for your next try.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You squeak like a mouse behind the cushion. {name} has not met a mouse. It knows at once, all the same, that this is not one, and leans so far forward to enjoy the lie that it tips onto its beak.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You rustle a bit of paper, and {name} pounces on where it was, then on where it might be, then on its own foot, and has it. It shows you the catch from a safe way off, wobbles, and sits down.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You ask {name} for a game, and it drops off the beam, crosses the room without a sound, and is on the other beam. It was going to do that anyhow. It bows, as if you had thought of it.',
        'You click your tongue at {name} from behind the chair. It was perfectly happy, listening to the ivy grow. It turns its face to you and to the ivy by turns, so that neither should feel left out.',
        {
          text: '{name} was sitting in great content, listening to the gutter. You creep up behind it, for fun. It heard you in the hall. It lets you come the whole way, and say “Boo”, and it falls off its perch, beautifully.',
          when: ['trusting'],
        },
        {
          text: 'You hold out two fists and say the button is in the left. {name} turns its round face to your coat pocket and leaves it there until you take the button out. It was content before. It shuts one eye, to be kind.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '“The teapot,” you say, to make it pounce, and {name} lets that run across the floor and out at the door. It did not look. So it is in earnest. See first to what is wrong.',
        'You scratch below the rug, and the face of {name} comes round by half, and stops. It knows that it is you, and why. It shuts its eyes on it. There is something else. See to what it needs first.',
        {
          text: 'You throw the cork. It drops, and {name} goes on looking at the place in the air where it was. You say that it does not matter. At that the round face turns, because it does. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'It opens its wings for the drop, and stands so, open, like something left out in the rain. {name} is ill. Give it medicine, and no games.',
          when: ['ill'],
        },
        {
          text: 'It takes the lure and swallows, and there it sticks, for it is only leather. {name} gives it up again. It is starving. Let there be food first.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say “{item}”, and {name} does on the wing what one would call a skip. Nobody hears any of the game. You only see it come and go, come and go, until it stands on your head, breathing hard through its moustache.',
        'After “{item}” has once been mentioned, {name} will let any mouse go by. It plays like a shadow with a heartbeat. When you say that you are not tired out, it looks behind the clock, and comes and sits on you.',
        {
          text: 'At the sight of {item} the head goes up, down, left and round in a circle, measuring. {name} is solitary by conviction and keeps it up till you are breathless, and then says a small cross “kewick” for more.',
          when: ['well'],
        },
        {
          text: 'It is {item} again, and {name} stoops on it out of the rafters, misses, and walks the rest of the way along the floor with its trousers showing. Nobody has seen it walk. It walks to you and climbs your shin.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'It is brightly coloured and squeaks: {item}. {name} draws itself up thin until it has been taken from the room. It likes a thing to rustle, and to be somewhere.',
        '{item}. It bows, to be fair to it, three times. The distance is all that can be said for it. A flight to the glove, perhaps.',
      ],
      harmful: [
        'It struck, as it does, with its whole weight, and one wing has not gone back to its place. You heard it land. Keep this from it: {item}. Lower the lamp, and hold still for it.',
        '{item}. It sits with both eyes clenched, and turns its head from side to side, and cannot find you. Put it out of the house. Darkness, for as long as it wants.',
      ],
    },
    clean: {
      wanted: [
        'You lift one wing of {name} to wash beneath, and it goes on opening, and on, until there is more wing than room. It is held there for you. The dirt trickles out. Then the wing is put away without a rustle.',
        'Dust falls from {name} at every stroke of the damp cloth, and it closes the clear third lid that it keeps for weather. Through that it watches you, blurred and kindly treated, until the last bark-brown feather is brown.',
        {
          text: '“This won’t take a minute,” you say. {name}’s head comes slowly round, and goes on coming, until the whole moon of it is facing you across its own back. “Ten,” you say. It lifts the first wing.',
          when: ['well'],
        },
        {
          text: 'Before the bath you could hear {name} fly, a small dry ticking of mud, which it bore as a singer bears a cough. Now you wring out the cloth, hear nothing whatever, and turn to find it on the shelf behind you.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You smooth {name} with a soft brush, and not a speck flies up. It was clean, by the standards of owls, which are higher. It takes each feather that you have touched and draws it through its beak, eyes shut.',
        '“There is some dirt here,” you tell {name}, and its head whips round after that. There was none. You go on brushing all the same. It is pleasant to be brushed, and for once it lets a small one run.',
        {
          text: 'You tell {name} it needed doing. The round face swings right about and rests on you. A little dust, you say, under the wing. The face stays. You just felt like it, then. {name} blinks, and lifts the other wing for you.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You brush the bark brown feathers all one way. {name} lets you come to the end. Then it gives itself a single shake, and every one is back as it was before, except a small one on the brow. That it leaves yours.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'The bath was {item}, and {name} went down into it as a lady goes into the sea. It let you do the face, ray by ray, right round the dish. It hears better now. It heard you admire it.',
        '“This is the one that you like,” you tell {name}, “{item},” and nothing squeaks. It spreads one wing over the basin and then, all by itself, the other. What comes out from under the dust is the colour of toast.',
        {
          text: '“Do you like it?” you ask, cleaning {name} with {item}, all round the moon of its face. It is all the same to it, says {name}. It hears a lie, turns its head to see whose, and blinks.',
          when: ['well'],
        },
        {
          text: 'For {item} {name} gets up in daylight, which it finds vulgar, and sits on the rim with its wings held out and both amber eyes shut, so as not to see how much it is enjoying this.',
          when: ['well'],
        },
      ],
      disliked: [
        'The face is shut, like a fan: {item}. It hears nothing until you have finished, least of all what you say. A saucer of plain water would have been noticed.',
        '{item}. {name} goes up on the highest beam, and the rest of the night you get drops on the head, one at a time, at intervals.',
      ],
      harmful: [
        'The softness has gone from its wings, and when it flew from you, it roared. It is as frightened of that as of you. Rinse it in clear water, and let that be the last of this: {item}.',
        '{item}. Its eyes run, and it holds its face away from every sound. Bathe them with water and nothing else. Never again, and put out the light.',
      ],
    },
    medicine: {
      wanted: [
        'Medicine goes down {name} as everything does, in one. It had let its head sink into its shoulders. Now it lifts, and the face turns, slowly, to a small noise in the wall. It is listening again.',
        'You told {name} that it would taste bad, and it does. It swallows, since the rest may then be so too, that it helps. It sits with its feathers fluffed. Little by little they lie down, in the right order.',
        {
          text: '{name} sits hunched, listening inward to something that scratches like a mouse behind a panel. You give it the drops. It listens on. The scratching gets smaller, goes round a corner, stops. Slowly the bark-brown feathers lie down.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You have put the pill in a moth, and {name} hears it rattle. It looks at you. “Yes,” you say, “there is something in it.” After a while it takes the moth. By and by the wings draw up level.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '“This will do you good,” you tell {name}, and its head goes round after something small. It is perfectly well. It swallows the dose, out of friendship, in one. Keep the rest for when the words are true.',
        'You give {name} its medicine, and it looks at you with both eyes as at somebody who has brought an umbrella to a dinner. It was never better. It takes it like an owl. Put the bottle by for a bad day.',
        {
          text: '“You looked poorly,” you say, with the spoon. {name}’s face swings round to you as it would to something small moving under leaves. It listens until the moving stops. It is well. Keep the bottle for when it is not.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} bears most treatment with its face to the wall. It was {item}, and the face came round. It bowed to you three times, to see how far off the next might be, and settled its feathers, row by row.',
        '“You will like this,” you told {name}, and it was about to look for the mouse. It was {item}. It has seldom been so surprised by the truth. It puffs out, warm, to twice the owl.',
      ],
      disliked: [
        'It goes down. It comes round again, in the pellet, with a coating: {item}. What was of use in it has been used.',
        '{item}. It is swallowed, and {name} turns its face to the wall, leaving the rest of it with you. In a bit of mouse it would never have been mentioned.',
      ],
      harmful: [
        'You said that it would help. {name} heard nothing run, for you believed it yourself. Now its head hangs where no head should. Never {item}. Hold it upright, in the dark.',
        '{item}. The talons open and shut on your sleeve without its doing. Let it never be given that again. Stay, and keep your hand under its breast.',
      ],
    },
    discipline: {
      wanted: [
        '“No,” you tell {name}, “not on a visitor’s head.” It had been so round, and had shone so. It has learned it. It turns its own head halfway about, and for a while you are talking to feathers.',
        'You take the ball of wool from {name}. “No,” you say. “It was not creeping.” It gives it up, though it knows what it heard. It straightens two feathers that were straight, and looks out over your shoulder.',
        {
          text: 'You tell {name} to put the pen back, and that you are not cross. At the second part the round face stops on you. All right, a little cross. It returns the pen. Then the head goes on round to where you are not.',
          when: ['well'],
        },
        {
          text: 'You say no, and why, and {name} goes through it with both ears for anything untrue, and there is nothing to catch. It lets go of your sleeve for good. Then it moves one perch off, facing the wall.',
          when: ['from_child'],
        },
      ],
      little: [
        '{name} hears the lesson out with its face held up, like a dish under a tap that it knows to drip. It has been a reformed owl for some time. It bows when you have finished, and gives you back the chair.',
        '“You still do that,” you tell {name}, and the head whips round, for that was no longer so. It looks at where the fib ran to. It looks at you. You beg its pardon, and it hears the rest quite kindly.',
      ],
      bad_time: [
        '{name} listens underneath the scolding, where mice would be, and hears that it is not about the feathers on the floor at all. Both amber eyes close. It feels its way along the perch to the far end from you.',
        '{name} draws itself up thin against the wall, feathers tight, eyes shut to two cracks. It is what it does for hawks. You are scolding a broken branch. It goes on being one long after you have stopped.',
        'You raise your voice at {name}, and to ears like those it is a tray of pans let fall. Its whole face has shut. It heard that, and nothing you meant by it. See to it first, and teach it later.',
      ],
      loved: [
        'You use “{item}”, in which there is no untrue word, and {name} listens right through. It lets go of the canary’s cage. It has learned. It gives you its back, and then, over that, one eye.',
        'You put it by way of “{item}”, which is the one lesson that {name} never looks behind. It will leave the wig alone. It flies to the pelmet, and for once you can hear the wings. It meant you to.',
        {
          text: 'You teach with {item}, and {name} sees the sense of it, bows to it three times for distance, and does it clean. “Perfect,” you say, and watch its head. It stays where it is. So it was.',
          when: ['well'],
        },
      ],
      disliked: [
        '{item}. It does what is asked, in its own time, from the back of its head. Had you said nothing at all it would have heard sooner.',
        'The ear-feathers go flat at it: {item}. What it takes from this is chiefly how you breathe when you are cross. Try waiting.',
      ],
      harmful: [
        'It struck the wall. It does not strike things, it hears walls. {item} made it deaf and blind for as long as it took. Never do it. Sit in the dark, far off, and say only what is so.',
        '{item}. {name} has gone up where the roof comes down, and it has shut the one eye that believed you. Put out the lamp. Stay, and do not call.',
      ],
    },
    sleep: {
      wanted: [
        'You turn the lamp’s face to the wall, and {name} breathes out. The feathers rise until it has no feet, then until it has no neck. What remains is a ball with two slits, and the slits see nothing to stay for.',
        'You draw the curtain, and {name} goes into its corner, where there is brown behind and brown on either side. It sorts its toes, two in front and two behind. One wing droops like a coat on a good peg.',
        {
          text: 'You settle {name} in the dim cupboard and tell it that you are not tired yourself. One amber eye opens. It has heard mice more easily missed. So you sit down and close your eyes, and it closes its own, and mends.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'You draw the curtain and tell {name} it will be stronger for this. One amber eye opens and listens to what you said, all the way to the bottom. It appears to be true. The eye shuts, and the feathers settle round it.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You cover the lamp and explain to {name} that it is tired. Something scuttles along the skirting. It looks where that went, and then at you, with two enormous eyes, not tired at all.',
        '{name} sits as you put it, fluffed up, feet gone, both lids drawn. Then one ear hears the other ear listening. The lids come down. It is off along the curtain rail, to see what is on.',
        {
          text: 'You put {name} to bed with its face to the wall. It was not tired. You reach the door and look round. The back is as you left it. The face, bright and amused, is looking at you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You draw the curtains, put out the lamp and tiptoe to the door. Behind you two amber eyes open the rest of the way, and one wing stretches, then the other. It is the finest day you have ever made for {name}.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        'It is to be “{item}”, and {name} finds the room a decent colour. It draws up one foot. It draws up both lids. There was something that it meant to listen for, and it has let it go.',
        '{name} has a weakness, and it is {item}. It looks at you as if you had found it out by unfair means. Then the head goes down between the shoulders, and you have a brown ball there, and no owl.',
        {
          text: 'It is {item}, and {name} bows to that three times, left, right, left, and finds it just far enough. The head sinks. The amber goes out, first one, then the other, from below, like lamps turned down on a stair.',
          when: ['well'],
        },
      ],
      disliked: [
        'It is soft, it is low and it has a pattern on it: {item}. {name} stands on the rail of it all night with its eyes half shut. A beam under a roof is all a bird asks.',
        '{item}. It rests there as a guest rests, with its feathers on. An old tree with a hole in it would be home.',
      ],
      harmful: [
        'Something in it has caught at the soft edge of the wing, and feathers are left behind. Free {name} slowly, in the dark. And no more {item}.',
        '{item}. It woke with the light full on its open eyes, and they cannot be turned away. It holds its head under its wing. Cover everything. Never that again.',
      ],
    },
    reflect: {
      awake: [
        'You say nothing for a good while. {name} listens to that too, face tilted, as one rings a coin on the counter, and finds it sound all through. It moves one foot along the rail in your direction. Then the other.',
        'Neither of you has anything to say, and it is said. Somewhere a mouse crosses the loft. {name} lets it. You know that it knows you heard it too, and after a moment the shoulder beside yours comes down.',
        'You say nothing, so there can be no lie in it. {name} listens all the same, head on one side, going over the silence for the thin place. There is none. It sidles along the beam until it sits above you.',
        '{name} sat alone once for {wait} and listened to the stairs. Now it sits on the arm of your chair, and each time you move, one foot closes on your sleeve.',
        '{name} brings you a pellet, grey and dry, all that is left of some good supper, and puts it in your palm. That was the night of {loved}.',
      ],
      little: [
        'It has heard what there is to be heard of you this hour, four times. {name} lets down the grey lid. Go, and come back with something new in your step.',
        '“Just a minute more,” you say, and it turns its head and watches the minute run away. It has had enough for now.',
      ],
      ill: [
        'You do not say that it will be all right. You say that you are there. It can hear the difference, and its head sinks an inch, towards your hand. Then see to it.',
        'You sit close. The round face turns until it lies flat against your coat, hearing whatever goes on in you, and the feathers come down one after another. What it needs is not in there. Go and get it.',
      ],
      asleep: [
        '{name} sleeps on the chair back with its face toward you, as one would near a stranger. You sit and say nothing, so nothing untrue. By degrees the head goes round, all the way, until you have the back of it.',
        '{name} sleeps, and you tell it, very low, some of what you do not tell people. It does not wake. It must all have been true. The ear on your side never moved once.',
        'You think of something and smile, in the dark, without a sound. {name} does not wake. But it has tilted its head towards the smile. It was at this: {loved}.',
      ],
      shy: [
        '{name} listens to you saying nothing. The round face tips one way and the other, and hunts all through the silence for anything that is not so. It is a long silence, and clean. One foot is drawn up into the feathers.',
        'From the rafters {name} hoots, one half of a call, and leaves room for the other half. It does not expect anyone. You keep your seat, and whistle the rest, softly. It has not flown. It is thinking about your accent.',
        {
          text: '“I shall stay over here,” you tell {name}. From the far end of the beam it goes over that for mice, twice, and finds none. Then it draws one foot up into its feathers. An owl that means to leave needs both.',
          when: ['from_child'],
        },
      ],
    },
  },
  things: {
    feed: {
      'thawed mouse':
        'The thawed mouse lies on your palm, past all running. {name} bows to it three times from the beam. Then your palm is cold, and up there a tail goes in, without haste, like a word being finished.',
      'day-old chick':
        'You have laid out the day-old chick on the sill and said nothing. {name} takes it by the head, shuts its eyes, and for some time wears two yellow feet. You look away. When you look back, it wears none.',
      'whole quail':
        'A whole quail is more than one swallow. {name} stands on it with one foot, looking over your head, and plucks. Down comes the down, all round your lamp. By the end there is an owl, and you, both feathered.',
      'field vole':
        'Nobody told it that you had a field vole in your pocket. The face comes round to the pocket, and stays. You hold the flap open. There is a coolness on your wrist, and the flap has been closed again.',
      'large moth':
        'The large moth goes up past the lamp. There is no owl between the moth and the ceiling, and then there is, and then there is no moth. A little dust comes down on your page.',
      'rat pup':
        '{name} closes its foot on the rat pup and looks at you across it, for as long as a clock strikes. It goes down in one. Of the tail you are shown the last inch, and then spared it.',
    },
    play: {
      'lure flight':
        'Out goes the lure, and there is a flight, though nobody hears it begin. Your line grows heavy at the third turn. {name} stands on the lure, wings spread, and looks for who has the other end.',
      'rustling leaves':
        'Your hand is under the leaves, rustling them. On the beam a round face tilts, to have one ear higher. The rustling is stopped, by a foot, softly, exactly between your second finger and your third.',
      'night flying':
        'The door stands open upon the night, and something goes through it that is not a draught. You wait with your arm out. After a while the arm has stars over it, and a weight.',
      'hide the mouse':
        'You hide the mouse in one of your sleeves and hold out both. {name} looks at neither. It looks at your face, where you are trying not to look at the left, and lands on the left.',
      'glove to glove':
        'It goes from glove to glove, yours and the one on the post, and at each it bows, in case you had been moved. You change the distance, by one step. It stops in mid-air, and is right.',
      'sound locating game':
        'A pin falls in the dark, and you ask where. {name} turns its face to the spot, and you feel for it with your fingers, and there it lies. You drop nothing, and ask. It follows that along the wall.',
      'dangling jesses':
        'The jesses dangle from its leg, and you set the ends swinging. {name} looks down and finds a blur that moves. It looks away. The other foot comes out to the side, by itself, and has them, and you.',
    },
    clean: {
      'shallow bird bath':
        'The bird bath is shallow as a plate. {name} steps in, regards its knees, and sits. For a moment there is weather. What gets out is thin and spiked and looks at you from within.',
      'pellet sweeping':
        'Sweeping beneath the beam, you set the pellets by on the ledge. {name} listens to every one being put down. At the fourth the head turns. You move it to the left of the third.',
      'talon filing':
        'You hold the soft foot in your hand, and file each talon to a proper point. It cannot see you, so near. It goes by the sound, and moves the next toe up before you ask.',
      'mews hosing':
        'The mews gets your hose from the top down, and {name} sits through it on the one dry perch, getting thinner. When the last has run out it is round again, and the place drips, and can be heard into.',
      'feather straightening steam':
        'You hold the kettle so that the steam goes over the bent feather, and it straightens, like a thought. {name} opens that wing beside your ear and shuts it. There is nothing to hear. It looks whether you did not.',
      'perch turf change':
        'There is fresh turf on the perch, and {name} treads it like a new carpet. There is a beetle in there. It looks away from you, and swallows, and the carpet has been approved.',
    },
    sleep: {
      'barn rafters':
        'Up in the rafters of the barn there is a place worn smooth. {name} has gone into the angle where the beams meet, and is a third. Hay dust falls for some time through your light.',
      'hollow oak':
        'The hollow oak has a door the width of an owl. You lay your ear against the bark. Within, something turns round once, as far as a head goes, and then the other way. Then the tree is only breathing.',
      'daytime shutters':
        'The daytime shutters close, left, then right, and you stop up the crack with your scarf. {name} has kept one eye on the crack. It lets down a breath. The lid comes up over the eye from below.',
      'nest box':
        'You lift {name} to the hole of the nest box, and it goes in, and turns, and its face fills it, like a moon put away for the summer. The lids close, grey first, and then brown.',
      'ivy covered ledge':
        'The ledge is so covered in ivy that you must take its word for it. A leaf trembles. You sit below with your lamp out, and from above a bit of down is let go.',
      'church belfry':
        'For tonight the ringers leave the bell. In the church belfry {name} stands on the headstock, and the whole bronze under it hums when it breathes. You go down by the stair, shoes in hand, all ninety steps.',
    },
    medicine: {
      'eye drops':
        'You warn it about the eye drops. The grey lid slides over and back. {name} bows to you, from your own wrist, and this time the blur and the keeper seem to be in the same place.',
      'bumblefoot dressing':
        'You wind the dressing on the sore foot. {name} stands on the other and hears the tape. When you set it down, it puts the foot on your sleeve, to see if it may be stood on.',
    },
    discipline: {
      'patient silence':
        'This is the patient silence. {name}, with your left glove in its foot, is at home in silence, and settles. But this one has somebody waiting in it. After a time the glove comes down and lands beside your hand.',
      'lower the glove':
        'You lower the glove, and do not raise it. {name} looks at the canary, and at the place in the air where your hand used to be. It comes in, low, and walks the last of the way.',
    },
  },
  against: {
    feed: [
      'It is day, and only the left eye wakes. {name} takes the meal in its sleep, gets half the good of it, and leans. Come after eight in the evening, or after midnight, best of all.',
      'The light lies on its face like a hand. {name} eats without once hearing what it eats, and feels it only by half. Keep its suppers for the dark, and past twelve if you can.',
    ],
    play: [
      'In daylight the rustling has an outline, and anybody could catch it. {name} goes through half the motions with half its eyes. After eight it will fly, and after midnight you will see something, or rather not.',
      'It glides out, and a blackbird tells the whole garden. {name} is back on the beam with its face put away. Play again when the small birds are in bed, after midnight by choice.',
    ],
    clean: [
      'It bathes like somebody washed while reading, one eye shut, one wing wet. Half of it took. Bring the water after dark, from eight on, and in the small hours if you are up.',
      'The sun shows every speck, and {name} would rather that it did not. It lets you do the one side. Do the other by night: it comes out twice as clean past twelve.',
    ],
    medicine: [
      'It swallows with its eyes screwed up, and the day gets in along with it, so that it does half of what it should. It did that half. Give more in the dark, and after midnight it will go furthest.',
      'By this light its blood is asleep. The dose goes in and lies there, and only some of it is taken up. Stay by {name}, and give it again when it is night.',
    ],
    sleep: [
      'It is put to rest at noon as one puts out a lamp in the sun. {name} gets half a sleep of it, for the sparrows have the rest. Ask it again after eight, or in the dead of night.',
      'The shutters have a crack, and the day has found it. {name} dozes with a stripe across its face. It rests better when there is dark on both sides of the wall. Come then.',
    ],
  },
  favoured: {
    feed: [
      'It is past midnight, and {name} is entirely awake. It heard the meal in your pocket breathe, so to speak. It swallows, and the whole bird fills, down to the feather on the last toe.',
      'At this hour nothing is lost on it. It eats in the dark, by ear, and settles on the beam after that, twice as heavy as it was, and the beam says so.',
      'The clocks have stopped minding. You hold out the dish to no one, it is taken by no one, and there is a deep, round note from overhead that goes through the floor.',
    ],
    play: [
      'Now, after midnight, you see what all of that silence was for. It is in every corner of the room and in none. You laugh aloud, and {name} lets you, though it gives away where you are.',
      'In the small hours it bows to you, and it is an invitation. For a while there are two of you hunting by ear, and once, by sheer luck, you catch hold of a wing.',
      'This is its noon. It takes the lure from you in mid-air, hands it back in mid-air, and there has still been no sound, and the moon has gone round the house to watch.',
    ],
  },
  refusals: {
    asleep: [
      'You hold it up to what you took for {name}, and it is a beam. The one beside it is {name}. It sleeps until {wakes_at}, and takes nothing but that you sit there.',
      'It hears you, it knows what you have brought and what you weigh, and it is asleep. Come at {wakes_at}. Or reflect below, with the lamp out.',
    ],
  },
  stages: {
    child: [
      '{name} is a child, and mostly fluff. It has found that its head goes round. It went round too far, met its own back, and was struck dumb by the beauty of it.',
      'The first pellet: it took {name} the whole of the morning, and is as large as a pea. Now that it is a child, it has it on the sill, and you are to come and see.',
    ],
    teen: [
      '{name} is half grown, and flies. Things fall. It lands on the beam, and then in front of the beam. It says that it heard where it was. Be regular with it now, above all by night.',
      'A teen: it stays up till dawn, and by day is a bundle with one eye. It will not be spoken to until after midnight, and then it wants to speak of death. Bring it its supper.',
    ],
    high_care: [
      '{name} is grown, and {form}. It comes down on the chair back at one in the morning, so close that you are a blur, and shuts its eyes, and remains.',
      'Full grown, and {form}: on the sill beside its own there is one more pellet. It made that from your letters. It seems you had a good year.',
    ],
    balanced: [
      'A {form}, and grown: {name} has the barn on Mondays, the belfry, the oak. The nights that it spends with you are as long as any of the others, and come as silently.',
      'It hunts where it likes now, and is fed where it likes. {name} is a {form}, full grown. It has both ears on the world, and one is a little higher than the other.',
    ],
    low_care: [
      'Nobody has seen {name} grow up. It is a {form}. There is a coolness on the stairs, the cat will not look at the landing, and on the sill there is nothing at all.',
      'It called, in the beginning, and let the silence have its say. Now {name} is a {form} and the silence does the calling. You feel it go over you, some nights, without a feather stirring.',
    ],
    rescue: [
      '{name} is grown, a {form}. One wing was set by somebody who stayed up. It whispers a little in flight, on that side, and those who lie awake in the street say that they sleep the better for it.',
      'It had gone nearly as far as an owl can see. {name} came back, and it is full grown, a {form}. It sits outside windows where there is illness, and calls, until they open.',
    ],
  },
  trust: [
    'You said something and {name} did not listen for the patter afterwards. It had already turned its head to the window.',
    '{name} came and sat on your wrist, far inside the distance at which it can make out anyone. It shut the left eye. It stood so for a little, and then it shut the right.',
    'It has brought you the first of the pellets, the one like a pea, and set it in your hand. There is hardly a thing in it. There was so little, then, for which it had no use.',
  ],
  streaks: [
    'Ten suppers when they were due. {name} has stopped bowing to the stairs. It knows how far they are.',
    'Twenty-five. It hears you set out, three streets away, and lets you come without looking up, like the moon.',
    'Fifty in a row, and not a false step among them. It has told the mice that they may go by.',
    'A hundred. {name} gave one call, at the window, full out, and for the first time did not wait to hear what the silence made of it.',
  ],
  ages: [
    '{name} is ten nights old. There are ten small pellets, and a gap has been left for the next.',
    'Thirty nights. There is no one in this house whose step {name} could not weigh for you, to the spoonful of sugar.',
    'A hundred nights swallowed whole. The ledge is full, and {name} has asked, by looking at it, for a longer ledge.',
    'A year: one whole round of the dark, the short and the long. {name} sat up for all of it, and was not once heard.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['field vole', 'thawed mouse'] },
      wish: '{name} has been listening to the meadow, which is four miles off. Somebody is running about in it. A field vole, it seems to say, or failing that a mouse, and the dark to have it in.',
      granted:
        'It went in with the meadow still on it. {name} stood a long time with its eyes shut, smelling hay from the inside.',
    },
    {
      by: { action: 'feed', item: ['large moth'] },
      wish: 'There is a moth going round a lamp across the road, and it is nobody’s. {name} would like a large one of its own. It has an idea that they taste of light.',
      granted: 'They do. There was a glimmer, going down, and the barred breast was lit for an instant like a shade.',
    },
    {
      by: { action: 'feed', hours: [20, 22] },
      wish: 'When the lamps are lit and the small birds have stopped talking there is a blue half hour. {name} would like to be fed as it is going black, from eight to ten.',
      granted:
        'It ate on the sill, against the last of the blue. You could not see which was the owl and which was the evening closing.',
    },
    {
      by: { action: 'play', item: ['sound locating game', 'rustling leaves'] },
      wish: 'You have a way of sitting quite still and rustling one finger. {name} has noticed it. It would like the game with the sounds, or dry leaves, and to be given no help.',
      granted:
        'Every time. You tried it behind your back, you tried it under the rug. It was kind enough, the last time, to take a second longer.',
    },
    {
      by: { action: 'play', item: ['night flying', 'lure flight'] },
      wish: 'The room has been flown. {name} knows it by heart, including the part behind the clock. It would like the night flying, out of doors, or the lure swung wide.',
      granted:
        'It went up over the roofs, and for some time you stood holding a string that went into the dark. It came back down the string.',
    },
    {
      by: { action: 'play', item: ['hide the mouse'] },
      wish: '{name} would like you to hide the mouse, and then to say, in a firm voice, where it is not. It so seldom gets two things to chase at once.',
      granted:
        'It had the mouse in one foot. The other was on the rug, on nothing that you could see, and held it down until it stopped.',
    },
    {
      by: { action: 'clean', item: ['shallow bird bath'] },
      wish: 'The moon was in a puddle, and {name} walked along the gutter to look at it. It would like a shallow bath, deep as its knees, which are higher than one thinks.',
      granted: 'It broke the moon with its foot, waited for it to mend, and sat down in it.',
    },
    {
      by: { action: 'clean', item: ['pellet sweeping'] },
      wish: 'Dust has settled on the collection and {name} does not care to blow. Would somebody do the pellet sweeping, with a soft brush, and put them back in their order?',
      granted:
        'You had two of them the wrong way about, the Thursdays. It said nothing, and put them right when you had gone.',
    },
    {
      by: { action: 'sleep', item: ['barn rafters', 'hollow oak'] },
      wish: 'This beam has only ever been a beam. {name} would like to rest where a thing has been something else: in a hollow oak, or in rafters that remember hay.',
      granted: 'It put its ear to the wood. Then it closed its eyes, since that was near, and it could hear rings.',
    },
    {
      by: { action: 'sleep', hours: [20, 22] },
      wish: 'There is a long night coming, with frost in it, and {name} means to be awake for the middle. An hour’s rest beforehand, if someone would see to the shutters between eight and ten.',
      granted: 'It was wood for an hour. At the end of it two amber lamps came on in the wood, one after another.',
    },
    {
      by: { action: 'reflect' },
      wish: 'Everybody who comes here brings a light along and then complains that it is dark. {name} would like you to come without, and sit, until you can see.',
      granted:
        'First there was nothing. Then there was the window, then the beam, and then, where it must have been the whole time, a round face, looking glad.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A thing is only known when it has been heard from two places. {name} has you from the chair. It would like you to sit with it a second time today, somewhere else.',
      granted: 'It laid the one beside the other in the dish of its face. Now it could find you under snow.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A pellet',
        shape: 'ball',
        text: 'Grey, and light as a roll. It holds a vole, a little fluff, and part of a Wednesday that you spent together. {name} had no use for that part, and could not let it go either.',
      },
      {
        name: 'A lens',
        shape: 'marble',
        text: 'It was in a pellet, polished by the passage. {name} looked at you through it, from close by, and for once there was somebody in the blur.',
      },
      {
        name: 'A quiet feather',
        shape: 'feather',
        text: 'Comb along the front, fringe behind. You may wave it as hard as you like. {name} lets you have it for stairs.',
      },
      {
        name: 'The date',
        shape: 'ticket',
        text: 'Torn from a calendar and folded very small. It was round the bones of some night, and {name} will not say which. You remember which.',
      },
      {
        name: 'An acorn with one room',
        shape: 'acorn',
        text: 'Out of the hollow oak. Someone ate a way in and has gone. {name} holds it to the higher ear, and now and then to yours.',
      },
    ],
    return: {
      name: 'The black pellet',
      shape: 'stone',
      text: 'It lay on the sill on the night that {name} came back. Nobody has opened it. It is colder than the stone it is on, and heavier.',
    },
    streak: {
      name: 'A moon',
      shape: 'moon',
      text: 'Cut out of the paper that the meals came in, by beak. {name} hung it in the window after the twenty-fifth, on your side.',
    },
    hundred_days: {
      name: 'The lamp',
      shape: 'bulb',
      text: 'You had stopped bringing it, and did not notice. {name} keeps it on the ledge, unlit, among the pellets of that week.',
    },
  },
  release: [
    'You hold up your arm to the dark, and it is heavy, and it is light. You never heard it go. A long way off, over the fields, something calls once, and it is true.',
    '{name} looks at you from the post, from just where it can see you best. It bows three times. It will know that distance again. Then there is the post.',
  ],
  dying: {
    neglect: [
      '{name} called, and left room for an answer. It was left a great deal of room. It died on the beam, upright, and for a time was taken for part of it.',
      '{name} is dead. Both of its eyes were shut, as it shut them for those who were near. Nobody was near.',
    ],
    hunger: [
      '{name} is dead. On the sill there is a last pellet, and it weighs nothing. You can see the window through it.',
      'It sat still, and stiller, so as to need less. In the end it needed nothing. {name} had the talons closed.',
    ],
    illness: [
      'The lids came up from below, as they do, and the thin ones, and then {name} was gone, and there had been no sound.',
      'A mouse ran across the boards and it did not turn its head. It was the mouse who noticed. {name} had died in the night, standing.',
    ],
    poison: [
      'What was given to {name} was swallowed whole, like everything that it was given. It could not find the way to give that back. It is dead.',
      '{name} heard no lie, there was none, somebody had only not known. It died of it before it was light.',
    ],
  },
  returned: [
    'There is one stump more on the beam. You do not dare to lift the lamp. You put it out, and then you can see {name}, thin as a glove, and both of its eyes are on you.',
    'You hear wings. That cannot be. {name} lets you hear them, the whole length of the hall, so that you should not be frightened, and comes down on your arm, as cold as iron.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, a brown owl with a face as round as the moon. Come by when it is dark, and without a lamp.',
      'Nobody heard {name} come, and nobody heard it go.',
      '{name} lies here. Speak low. It could hear a moth turn over.',
      'Here is {name}. Its eyes were amber, and too large for it, and they looked at everything.',
      {
        text: '{name} sat up night after night above somebody’s chair, and heard each page turn. It is still there that it would be.',
        when: ['from_child'],
      },
      { text: '{name} shut its eyes for very few, and only when they were near.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It left room for an answer, and the room was left to it.',
        'It called, and was too well mannered to call again.',
      ],
      hunger: ['The hunting was poor, in a room.', 'It waited as only an owl can wait, and it was not enough.'],
      illness: [
        'The dark that it was fond of came in the end by day.',
        'It grew lighter and lighter, until the beam did not feel it.',
      ],
      poison: [
        'It listened for falsehood, and there was none. It was a mistake.',
        'It took all things whole, and one of them was that.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You flew from there to here, and nothing heard you. You did it again for the pleasure of that. Far down a mouse is telling another mouse something. You let them both go by. Everything has an edge tonight, like frost. From this beam you could count the lashes on your person, and you have. Now put out the lamp, you would like to say. Put it out, and come and sit here, and you will show them.',
      'You are {name}. You have turned your head as far as it goes, and there was more. A leaf fell, eleven gardens off. A heart is going, two floors down, in its usual way, and you like that one best. You have dropped a feather and caught it, nine times. Nobody saw. You would like that heart to come up the stairs and look at you now. You are just about to do it again.',
    ],
    content: [
      'You are {name}. The house is quiet, down to the bottom of every wall. You have let your eyelids halfway down, and everything is brown. Somebody turns a page. You know how they breathe when it is a good page, and this is one. They need not come nearer. But if they came, you would shut your eyes, because you cannot see what is close, and because it is them. You would like them to come.',
      'You are {name}. You have sat up for {days} nights, and listened, and you know this house by its stairs. The ninth one creaks. There is a foot that always steps over it, so as not to wake you, and you were never asleep. You have not said so. You turn your face to the door each time, the whole of it. Let the foot come up now and sit for a while in the dark with you.',
    ],
    bored: [
      'You are {name}. You have heard that mouse. You have heard what it is going to do. There is a wall on the left, and if one turns one’s head by three quarters of a circle there is the same wall, from the right. You called. You gave it the whole night to answer. It would be something to be deceived, even, a little. Let somebody hide something. Let it rustle. You would take your time over it, for their sake.',
    ],
    hungry: [
      'You are {name}. There is a space in you of the shape of one small thing with a tail. You have bobbed your head at the place where it would be. You know exactly how far. One of your feet is open. You do not like to click your beak at people, and you have done it, once. There is a step on the stair now. You hear that it carries something. Let it be so, and let it come up, quickly.',
    ],
    starving: [
      'You are {name}. You have made yourself still, and then you found that you could be stiller. It is all feathers in here. The wind goes in at one side of you. You brought up a night and it had nothing in it, not a hair. You have walked upon the floor. You would not have wished to be seen. One word, then, since it must be carried such a way, and there is hardly anyone left to carry it. Food.',
    ],
    sick: [
      'You are {name}. A thing ran past below, and you let it. It sounded as if it ran on wool. Somebody has hung one of your ears in another room. The light comes in under the lids and walks about, and the wings are too long. They have been lent to you by a larger bird. If the one with the lamp would leave it outside. If they would come in with the bitter stuff and say that it is bitter. You would believe that.',
    ],
    failing: [
      'You are {name}. It is going dark from the edges, and you have always liked that. But it is not the same dark. There is no one in it. You put your face out to it like a dish, and nothing falls. Close by there is a blur, and it is warm, and you can shut your eyes to it. That is what they are for. Let it give you the drop. Let it stay too near to see.',
    ],
    near_death: [
      'You are {name}. You said it once. You do not say things twice. You left the silence open behind it, as one leaves a door, and sat down across from that, and it has been very long. The beams have gone. The field has gone. There is one sound that you would know under all that snow, a heart, with a stair in front of it. You are turned that way. If it came and sat here, you would not need to look.',
    ],
    asleep: [
      'You are {name}. It is the large field, and it is all there, each blade, by sound. You do not need to beat your wings. Under the grass they run about with their lies in their mouths, like straws, and you let them, they are building something. There is a lamp coming across the field with nobody carrying it. It goes out. Now you can see who it is. If they should be sitting beneath you, they need not speak. You have them.',
    ],
    shy: [
      'You are {name}. You are wood. You have been wood since it came in. It has sat down, and said that it wants nothing, and you listened, and nothing ran. That is unusual. You have one eye open, upon that side. It breathes as if it had been walking for some time. You bow, to have it exactly. So far. It need not come closer. It could go on saying things that are so, or nothing. You would hear it out.',
    ],
    back_from_death: [
      'You are {name}. You heard the end of it. You had thought that there would be something there to hear. So you turned your head, as far round as it goes, and a little further, and there was a window with a person in it, very small and clear. You made no noise on the way. Here is the beam. It holds. You would like them to sit with you for a time. And to come with the dish at the hour when they said.',
    ],
    hurt: [
      'You are {name}. It was held out and you took it whole. You have no other way. Nothing ran, there was no falsehood in it, and that is the part you cannot understand. It goes about in you with the lights on. You are on the floor, with your face to the boards, so that you need not see anyone at a distance and know them. Let them take it out of this house. Let them say that they did not know. You will hear if it is so.',
    ],
  },
}

export const OWL: Species = {
  slug: 'owl',
  name: 'Owl',
  family: 'exotic',
  tier: 'rare',
  trust_speed: 'slow',
  feeding_window_hours: 8,
  hunger_decay_per_hour: 0.7,
  happiness_decay_per_hour: 0.4,
  innate_traits: ['nocturnal', 'solitary'],
  personality:
    'Conducts its friendships after midnight and finds daylight rather vulgar. Hears a lie the way others hear a mouse.',
  special_mechanic:
    'Keeps night hours: care given between midnight and 06:00 counts double, and daytime care counts half.',
  mechanic: {
    hours: [
      { from_hour: 0, to_hour: 6, times: 2 },
      { from_hour: 6, to_hour: 20, times: 0.5 },
    ],
  },
  items: {
    approved: {
      feed: ['thawed mouse', 'day-old chick', 'whole quail', 'field vole', 'large moth', 'rat pup'],
      play: [
        'lure flight',
        'rustling leaves',
        'night flying',
        'hide the mouse',
        'glove to glove',
        'sound locating game',
        'dangling jesses',
      ],
      clean: [
        'shallow bird bath',
        'pellet sweeping',
        'talon filing',
        'mews hosing',
        'feather straightening steam',
        'perch turf change',
      ],
      medicine: [
        'raptor vet exam',
        'bumblefoot dressing',
        'wing splint',
        'eye drops',
        'parasite treatment',
        'fluids by tube',
        'casting material',
      ],
      discipline: [
        'hood for calm',
        'lower the glove',
        'patient silence',
        'withhold the lure',
        'return to mews',
        'weigh and wait',
      ],
      sleep: ['barn rafters', 'hollow oak', 'daytime shutters', 'nest box', 'ivy covered ledge', 'church belfry'],
    },
    harmful: [
      'poisoned rat',
      'milk-soaked bread',
      'flash photography',
      'cooked chicken bones',
      'midday floodlight',
      'sticky fly trap',
      'birdseed',
    ],
  },
  appearance: {
    look: 'a tawny owl with a moon-round face, bark-brown feathers and huge unlit amber eyes',
    colours: ['#8a6541', '#ead9b8', '#e0962b'],
  },
  figure: {
    eyes: '#f2a02c',
    body: 'bird',
    muzzle: 'cone',
    ears: 'horn',
    earTint: 'shade',
    marking: 'disc',
    extras: ['folded'],
    girth: 1.12,
    eyeSize: 1.5,
    eyesApart: 1.06,
  },
  book: BOOK,
}
