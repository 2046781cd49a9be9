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
    'The shell is lifted off from inside like a bowler hat. Under it there is a good deal of down and two eyes. {name} looks at you, then bows, then bows twice more, to see how far off you are.',
    'There was an egg, and you looked away, and you did not hear anything. {name} is sitting where it was, wet and round, with the halves laid one inside the other.',
  ],
  looks: {
    thriving: [
      'A feather on the desk turns over. That is all the notice you get of {name}, who has gone the length of the room above your head and is on the other beam, looking pleased with the air.',
      '{name} puffs out until it is quite round, lets go one long wavering note, and draws itself in again. The note goes down the street and looks into people’s gardens.',
      'It blinks, the left eye first, and then the right. Wait. Yes, there: it has done it again. In an owl that is rolling on the floor.',
      'On the sill lies a pellet, grey, tidy, tied with a hair. The night that was in it must have been excellent. {name} stands by it on one foot.',
      'Twice round beneath the rafters, without a sound, and a third time for the look of its shadow. In {days} days the ceiling has not once heard it go by.',
      {
        text: 'You go out at dusk without your lamp, and there is no owl. Then your hat weighs something. {name} rides on it as far as the gate, bowing left and right to the dark, as if it were showing you a house.',
        when: ['trusting'],
      },
      {
        text: 'It comes in at the window and flies once through your hair, close, with both its eyes shut. You feel where each wing goes. On the mantel it opens them, to see from there how that looked on you.',
        when: ['trusting'],
      },
      {
        text: 'You hear it. It is letting you: there are wings, in your own hall, going up the stair and down, making a sound like a page. It lands on your book and blinks, one eye, and the other.',
        when: ['trusting'],
      },
      {
        text: 'From outside, through the shutter, you see it play: a feather, let go at the ceiling, and caught again just above the boards, without a sound. You come in. It is a carving, with a feather in its foot.',
        when: ['wary'],
      },
      {
        text: 'A long soft note comes from the garden, and is answered, from the garden, by the same owl. You open the shutter by an inch to hear. The third time there is only the first half of it.',
        when: ['wary'],
      },
      {
        text: '{name} has let a feather fall from the highest beam and is under it before it lands. You stand in the door. It hears you not breathing, and on the beam is a knot in the wood, quite out of breath.',
        when: ['wary'],
      },
    ],
    content: [
      'There is a carving on the curtain rail. It is rather good, about the feathers. Then it turns its head by a quarter.',
      'Two floors down something with whiskers has changed its mind. {name} heard. It lets the matter rest.',
      '“I am not tired,” you say. {name} turns its head and watches that run along the skirting board and in behind the bookcase.',
      'You read, and feel looked at, kindly, from above and to the left. When you come to the sad part there is a change of weight on the curtain rail. You read that page a second time, more slowly.',
      '{name} draws down its grey lids, the thin ones, that let the light through. It is not asleep. It has pulled the curtain and left on the lamp.',
      'The pellets stand along the ledge in order. {name} moves its foot to one of the older ones, and leaves it there a moment. You know what went into that: {loved}.',
      'A moth goes by. {name} turns after it, and further, and on, until there is no more neck to turn, and comes back the other way to meet it.',
      {
        text: 'You look up at it, and it is thin, long and bark, with its eyes shut to slits. You look away, and count to ten. Now it is round. You are not supposed to have seen either.',
        when: ['wary'],
      },
      {
        text: '{name} sits on the lamp bracket with its back to you, which is nothing, for its face is on your side too. It has its eyes shut. It goes by the sound of your pen.',
        when: ['trusting'],
      },
      {
        text: 'Something ticks. {name}, who is a ball of fluff with two lamps that have not been lit, turns its head to the tick, and right on past it, and is surprised to find its own back.',
        when: ['baby'],
      },
    ],
    curious: [
      'You have a thing in your hand. {name} bows, moves a step to the left, and bows from there. It has the distance now. It would like to have the thing.',
      'The head goes over to one side, and goes on going over, until the chin is on top. From there {name} regards your new hat, and it may be that it looks better so.',
      'There is a small noise in the wall which is not a mouse. {name} has leaned its whole face towards it like somebody holding out a plate.',
    ],
    bored: [
      'It has heard all the mice in this house and knows them by their steps. None is going anywhere. {name} would welcome a game: something that rustles, something hidden.',
      'One call, from the beam. It sits and listens to the whole of what comes back, which is nothing. Play with {name}. Let there be some flying in it.',
      '{name} has turned its head to the left as far as it goes, and then to the right, and has seen the same wall twice. It could do with a lure to strike at.',
      {
        text: '{name} has not turned its head tonight, not for the moth, nor the clock. It looks at the wall that is in front of it. Bring a feather on a string, and put out the lamp, and play.',
        when: ['sad'],
      },
    ],
    hungry: [
      'The beak clicks, once. {name} is looking at the corner where something moved on Tuesday, with the patience of a church. Feed it.',
      'Three bows, to you, to the larder, to you. It has worked out the distances. It remains for somebody to bring them together, and it is time for a meal.',
      'You did not hear it leave the beam. It is on the back of your chair, weighing on it slightly more than nothing, and waiting to be fed.',
      {
        text: 'A click, from the angle of the roof. You move, and there is nothing there to have clicked. Leave something whole on the sill for {name}, and go back out with your lamp.',
        when: ['wary'],
      },
      {
        text: '“I have nothing for you,” you say, with your hand behind your back. The head goes after that, along the wall, and comes round to the hand. Leave the meal on the far sill, and say good night and mean it.',
        when: ['wary'],
      },
      {
        text: 'A weight comes on your shoulder, and a beak goes through your hair behind the ear, feeling for mice. There are none. It says so, with one click, rather near. Feed it.',
        when: ['trusting'],
      },
      {
        text: '{name} is on your knee, where it cannot see you, and leans forward until its beak rests on your chin. It stays so. There is a faint click, somewhere inside. It would be best if it were fed.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} has sat without moving for {hours} hours, so as to hear the better, and in all the house nothing with feet went by. It turns its whole face on you. Bring it something, now.',
      'A pellet lies on the sill, and it is empty: the skin of a night with nothing in it. {name} must be fed at once.',
      '{name} comes down to the floor, where it never comes, and walks. It goes along by the wall on its long feet, listening into each crack. Give it food, now.',
      {
        text: 'You put out your hand, and it steps on, and you feel the breastbone like the edge of a plate. Something small and warm, now, and medicine, and shut the shutters for it.',
        when: ['weak'],
      },
      {
        text: '{name} has hunted the house from cellar to ridge in {hours} hours, and each wall has been listened through. It looks at you as at the last of them. Put food on the sill, now, and stand in the other room.',
        when: ['wary', 'well'],
      },
      {
        text: '“Come,” you say, and it would rather be a branch, and has not the strength to grow thin. It only stands there, round and wrong, with its eyes shut. Set food at its feet at once, and medicine in the food.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'It drops from the beam and you hear the wings. Nobody has ever heard the wings. {name} wants strengthening, or a good rest behind the shutters.',
      '{name} bows once, and leaves out the second and the third. The distance was not going to change, it seems to say. It is low. Some medicine, or sleep.',
      {
        text: 'It wishes to show you the moon, and gets as far as the back of your chair, and you hear every beat of it. There: behind the chimney. Look at it for two, and then give {name} medicine.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There is old turf under its talons, and the soft edge of the wing has matted, so that it whispers as it flies. It is mortified. Let {name} bathe.',
      '{name} has combed its face with one claw and given up. What hangs there hears for it first, and wrongly. A shallow bath, please, or someone with a brush.',
    ],
    sick: [
      'One eye is open and sees to nothing. The wings are let down at the sides like a wet coat. {name} needs medicine.',
      'It bows to you, and bows, and cannot get the distance: you are at the lamp, you are at the wall. Bring {name} its medicine, and keep the lamp low.',
      'It has brought up what it ate, not wrapped, not finished, and stands looking away from it. Give {name} medicine, and let it be dark.',
      {
        text: 'You come up with the lamp. It bows to you, gets it wrong, and steps back into nothing. You hear the flutter. Put out the lamp. Leave the medicine on the beam’s end, and tell it so.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies along the ledge with its face in the corner, and the dish of that face is shut. Medicine at once. Turn off every light you can do without.',
      'It does not bow to you, or go thin, or turn. You put a hand in among the feathers, and a long way in there is the bird. Medicine now. Keep it against the dark of your coat.',
      {
        text: 'It does not go thin. It lets you come up the ladder, and over the beam, to where it has never seen you, and a warm blur takes it in both hands. Give it medicine now. Say nothing that is not so.',
        when: ['wary'],
      },
    ],
    near_death: [
      'It called, and waited, and for {hours} hours the answer did not come across the field. {name} has closed both eyes. Sit so near that it would have had to. Now.',
      'You can hear it breathe. In all this time you never could. Stay here with {name}, in the dark, and let it hear you do the same.',
      '{name} has turned its face to the door, and there it has stayed, with the ears at their two heights, for {hours} hours. Come into that. Sit down by it.',
      {
        text: 'It sits on the lamp, in full light, where every small bird could find it, and looks down the stair, one feather out of place. For {hours} hours it has listened to that stair. Go up now, and stay.',
        when: ['wary', 'well'],
      },
      {
        text: 'It hears you on the landing and turns its face into the corner. But the ear on your side has lifted. Sit there, on the boards, and breathe so that it can hear. Medicine when it lets you.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'There is one more stump on the beam than the carpenter put there. {name} has nodded off between two hunts, lids drawn up from below, like a window being closed from outside.',
      'The head has sunk into the shoulders and there is no neck, no face, only bark. A single feather at the edge goes up and down.',
      'It sleeps standing, on one foot, in the middle of the night, as other people nod over a book at noon.',
      'Something runs through the wall. Without waking, {name} turns its sleeping face to where it is, to where it is, and to where it was.',
      {
        text: 'The bark on the third beam has two lines in it, thin as hairs, and they are on you. {name} sleeps behind them. They widen if you stop.',
        when: ['wary'],
      },
      {
        text: 'It has gone to sleep with its face to the wall, and its back has two dark bars on it that are very like eyes. They are on you, even when you have gone by.',
        when: ['wary'],
      },
      {
        text: 'It has gone to sleep on the arm of your chair with its head fallen forward into your sleeve, like a round thing put down by someone who meant to come straight back.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on your bedrail with its head fallen back, throat up, all the down of it open to the room. You have seen other owls asleep. None of them let you see where the feathers end.',
        when: ['trusting'],
      },
      {
        text: 'The wings hang from it like something put on over something else. It sleeps flat against the upright, for the support. Draw the shutter quietly. There should be medicine at hand when the lid goes down, and the truth about it.',
        when: ['ill'],
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
      'You look up, and it makes itself thin, long, and of wood. Very well, it is a branch. Sit under the branch, and do not say anything you do not mean.',
      'It bows to you from the far rafter, to have the distance, and it keeps to that distance. Sit still. Let it get used to how you sound from there.',
      '{name} has one eye closed. That is how much it believes you. Stay a while, with the lamp turned to the wall.',
      'It knows how long the road from you can be: it was {wait}, once, by its own listening. {name} hears you sit down, and goes on hearing it. Do not get up yet.',
    ],
    back_from_death: [
      '{name} is on the beam, and there has been no sound. It looks at you, the chair, the door, as from further off than it can see. Stay, and be on time with its food.',
      'A pellet lies on the sill, black, the size of a nut, and so heavy that you need both hands. {name} has put that behind it. Sit with it, and be there for its next meal.',
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
        'It goes in head first, in one. {name} shuts its eyes while the tail follows, and opens them, and looks at you as if the subject had never come up.',
        'A foot closes on it that was not near it. There is no flutter. {name} stands there, holding, and thinks, and swallows.',
        'It bows to the meal three times, which is arithmetic. Then the beam is empty, the dish is empty, and it is on the beam.',
        '{name} eats with its back to the lamp. What you see is a nod, and another nod, and then the head comes round, by the long way, with nothing in its beak.',
        'It takes it out of your fingers so gently that you go on holding them like that. It has to close its eyes to do it, at that distance.',
        {
          text: 'You toss it up. {name} leaves the beam, as a thought leaves, and there is a small click overhead, and you never hear it come down.',
          when: ['well'],
        },
        'Half a minute of complete stillness, with a tail hanging out. You look elsewhere. When you look back it is an owl like any other.',
        {
          text: 'It looks at your hand from the far beam, and will not. You lay it on the sill and go out. There is no sound. When you put your head round the door there is no meal, and the same owl, a beam further off.',
          when: ['wary'],
        },
        {
          text: 'It comes down to your wrist, where you are a blur, closes both eyes and feels for the meal with the whiskers of its beak, along each of your fingers. It lifts it from between them and does not open its eyes.',
          when: ['trusting'],
        },
        {
          text: 'Two enormous eyes look at the meal, and the head goes over until it is upside down, and the meal is still a meal. {name} opens its beak, mostly in wonder, and it goes in.',
          when: ['baby'],
        },
        {
          text: '{name} has the meal from you in the dark of the stairs, and comes back to say so. There is a weight, and on your ear a beak, that goes along the rim, very lightly, like a thank-you letter.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} swallows, and stands there on your wrist with its eyes shut and the tail still out, humming. One does not hear owls hum. You feel it, up to the elbow, until the tail has gone in and been thought of.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'You set it on the post, and walk. When you turn round the post is bare, and on the far side of the field the hedge has eaten something, and looks you in the eye.',
          when: ['wary', 'well'],
        },
        {
          text: 'It bows to the meal, and to you, and works out the sum. There is one beam too few between. You take a step back. Now it comes out right, and the dish is empty before your heel is down.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has not left the ledge, so you lift each bit up to it, and it feels along your fingers with its eyes closed. Once it stops, and only rests its face there. You go on.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'For {streak} suppers the step on the stair was the step that it was supposed to be. {name} does not turn its head to make sure. It has turned it to the window, and leaves you the door.',
        'After {streak} in a row the meal is taken with both eyes shut. It was held out to it, and it did not need to see by whom.',
        'You find a pellet beside your cup, in a twist, as one might leave a sweet. It is the nicest part of what was over from {streak} suppers, each on time. {name} looks away.',
      ],
      early: [
        'The last has not yet come to a pellet, and until it does there is no room. {name} takes the smallest and holds it. Bring the rest at {opens}.',
        '“You must be hungry,” you say. The head goes round after that, as it scampers beneath the stove. {name} eats a little of what you brought. At {opens} it will be true.',
        '{name} puts one foot on it and leaves it under the foot. It is in no hurry and neither is the mouse. The hour for it is {opens}.',
        {
          text: 'Up there something is still coming to a pellet, and may not be hurried. {name} takes a scrap from the tongs, so as to have been civil, and turns its face to the back. It will turn round again at {opens}.',
          when: ['wary'],
        },
        {
          text: '{name} is not hungry, and comes down all the same, and holds the thing for you in one soft foot, as you would keep someone’s hat. You sit like that. At {opens} it will look to see whose it was.',
          when: ['trusting'],
        },
      ],
      late: [
        'It eats, facing you. The face, however, is at the back. You are shown a great many beautifully barred feathers, and it swallows in there somewhere.',
        '“I was held up,” you say. {name} follows that with its eyes for some way along the wall. Then it eats.',
        'You hear its wings in the hall, and that is meant for you, because nobody hears them. {name} eats on the newel post and leaves you one bar of a feather, laid across the hour on your diary.',
        {
          text: 'It takes the thing from you and then has to put it down and rest, with its foot on it. The round face has gone narrow. It should have medicine, with the lamp turned out.',
          when: ['weak'],
        },
        {
          text: 'It takes the least bit from the sill, and keeps that in its beak, not swallowing, till you have gone down two stairs. There is a wheeze in the dark. Say that it is medicine, and set it where the food was.',
          when: ['ill', 'wary'],
        },
        {
          text: '“I came as soon as I could,” you say, and it has not the strength to watch that run. It eats with one foot on the sill and one on the air. Give it medicine next, and call it by its name.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} has dined out, a pellet on your pillow tells you on what. But it takes yours as well, in passing, through the open door, and you find the door shut behind it, from the other side.',
          when: ['wary', 'well'],
        },
        {
          text: 'You stand there in the yard with the meal held up. Something lifts it off, and something also lifts off your hat. From the ridge an owl looks down on you both, round, well fed, and bows to the hat.',
          when: ['wary', 'well'],
        },
        {
          text: 'It heard you at the bridge, then at the mill, then turning back for your gloves, and flew along over you the whole way, supperless. It eats on your shoulder. The gloves it keeps hold of.',
          when: ['trusting'],
        },
      ],
      missed: [
        'The foot misses, and closes again, and has it. For {hours} hours it listened to a house with nobody in it. {name} eats, and then goes up to the far rafter, into the angle, where there is no seeing it.',
        '{name} swallows with its eyes open, fixed on you across the room, from where it sees best. It wants to be certain what you are. It was {hours} hours.',
        'The sill has on it three pellets of air. It eats what you bring, slowly, like somebody reading a letter that came too late to be answered. It has been {hours} hours.',
        {
          text: '{name} is on the floor with its wings let down to either side, like a coat that slid from its hook. It swallows what you put to its beak. It was {hours} hours. Medicine, in the dark, now.',
          when: ['ill'],
        },
        {
          text: 'The night it gave back was empty, and so was the next. It takes the food from the floor, after {hours} hours, lying on its breast, and turns its face from your knee. Medicine now, with the lamp in the passage.',
          when: ['ill', 'wary'],
        },
        {
          text: 'For {hours} hours it listened to the road, and it has stopped. Its head does not come round to your voice. It eats by touch. Let medicine touch it too, on the side where the higher ear is.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It has moved to the elm. It hunted for itself, those {hours} hours, and you can hear, by not hearing, how well. It comes for what you bring, and takes it back there, and in the house there is a clean sill.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} looks at it and lets down the inner lid, the grey one, as a shopkeeper does. It will be up again at {opens}.',
        'There is a tail still showing from the last. It cannot very well take on another. It bows, and regrets, and suggests {opens}.',
      ],
      ill: [
        'You offer it in small pieces, though it was never one for pieces. {name} takes two and stands with the third in its beak. Give it medicine, and cover the lamp.',
        'A little goes in, and it holds still to see whether it stays. It stays. Medicine next, in the dark and quietly.',
      ],
      loved: [
        '{item}: and the eyes, which do not move, seem to arrive. It is swallowed, and there is a pause. The left lid comes down, then the right.',
        'It heard what you had in the paper from three rooms away: {item}. You are met on the stairs, by nothing, and your hand is empty.',
        'There will be hardly any pellet after this. {item}, and {name} had a use for the whole of it, feet and all.',
      ],
      disliked: [
        'It looks at it with one eye, and then with the same eye it looks at you: {item}. A vole is what one says in such a case.',
        '{item}. It was eaten, from courtesy, and here it is again already, in the pellet, complete. {name} would have had a moth.',
      ],
      harmful: [
        'It was put into its foot and it swallowed it, as it does, whole, and cannot get it back. {name} sways. Never let this near it: {item}. It still has had no meal.',
        '{item}. {name} has come down to the floor and stands with its face to the skirting, both lids half up. That was not food. Water, the dark, and you, and nothing more of that.',
      ],
    },
    play: {
      wanted: [
        'You rustle the paper under the table. There is nobody on the beam. There is nobody anywhere. Then there is a foot, on the paper, on exactly the letter that you were rustling.',
        'The lure goes round once. It goes round twice and is heavier by one owl, and you never felt it get on.',
        'You hide it, under one of five cups, and say that it is under the second. {name} watches the lie run out from under the cloth, and lifts the fourth.',
        'From the glove to the chair, from the chair to the glove. You shut your eyes, to hear it once. All you get is a coolness on your cheek, and the weight.',
        {
          text: 'You roll a ball of paper and leave the room. When you come back it is in the middle of the table, pierced in four places. You roll another. This time you only turn your back.',
          when: ['wary'],
        },
        {
          text: 'You lay a string along the floor and draw it, from behind the door, inch by inch. There is a pull. You pull. It lets you have a yard, and takes two. All you ever see of it is a foot.',
          when: ['wary'],
        },
        {
          text: 'You shut your eyes and point to where it is. There. A feather goes over your knuckles: wrong. There. It goes on until you point straight up, and it comes down and stands on the finger.',
          when: ['trusting'],
        },
        {
          text: 'You tell it lies, small ones, one after another, and it is here, it is there, along the wainscot, pouncing. You say that you are not enjoying this. It has that one, too, and brings it you, between your feet.',
          when: ['trusting'],
        },
      ],
      little: [
        'It makes one pass, a slow one, and settles as though it had not. {name} had been happy up there, thinking of snow.',
        '{name} strikes, carries it up, and gives it house room beside the pellets. It was in good spirits before, and is not one for showing them twice.',
      ],
      bad_time: [
        'It hears the rustle. You can see the face come round to it, and stay, and the feet not move. Something is not right with {name}. See to that.',
        '“It’ll do you good,” you say. The head turns and watches that go. Put the lure away. It needs a different thing from you first.',
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
        '{item}: it is off the beam before the word is out, and back before the curtain has moved. Then that slow blink, left, right. It would have it again.',
        'You are asked to put out the lamp for it. You do. What happens then is called {item}, and of it you know only that it brushed your hair, twice, and was enjoyed.',
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
        'It walks into the shallow water up to its trousers and stands there. Then it sits. There is a moment’s disorder. {name} comes out half its size, with legs.',
        'You draw each long feather through your fingers until the edge is soft again. It tries the wing, near your ear. You hear nothing. You both do.',
        'The sill is swept, and the pellets put back as they were, oldest to the left. {name} goes down the row and turns one of them round by a hair.',
        {
          text: 'You set down the dish of water, and say that you will not look, and do not. There is a splash, and a very long silence. On the boards are wet footprints, four toes, going up the wall.',
          when: ['wary'],
        },
        {
          text: '{name} lets you draw one wing out, from behind, and brush the dust from it. The head has come about to see. At that distance it sees you perfectly. You brush on, and look at the wing.',
          when: ['wary'],
        },
        {
          text: 'It lets down the one long feather that it cannot reach and lays it over your knee, and shuts its eyes. You draw it straight. It lets down the next.',
          when: ['trusting'],
        },
        {
          text: 'It bends its head, and shows you the nape, where no beak reaches and the pins are coming through. You roll each between two fingers until the sheath falls. It makes a sound that you had thought was the stair.',
          when: ['trusting'],
        },
      ],
      little: [
        'The cloth comes away as it went. {name} stands on one foot through the whole of it and lets you believe what you like.',
        'It had combed out its face already with the claw that has teeth for the purpose. It shows you the claw.',
      ],
      loved: [
        '{item}. All the feathers stand on end and let it in. Somewhere in the middle of that there is a very narrow bird, with its eyes closed.',
        'It comes down for it unasked, onto your knee, and that is near, and so it cannot see you: {item}. It stays like that, going by the feel.',
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
        'You open the beak at the corner, and there is the whole of the dark inside it. One drop. {name} swallows, and the lids, which had been coming up, go down.',
        'It takes it, since you said that it was bitter, and it was. Nothing ran along the wall. {name} lets its wings be folded for it, the left, the right.',
        'For an hour after the dose there is no owl, only a heap. Then, low in the heap, a head turns after a mouse. By an inch. Two.',
        {
          text: 'You say that it does not taste of much, and {name} watches that scuttle off. So you say that it is bitter. Nothing runs. It opens its beak. By dark you cannot hear its wings again.',
          when: ['wary'],
        },
        {
          text: 'You tell it that this will hurt, and then help, and nothing stirs along the wall. It shuts its eyes and comes the last inch by itself. Afterwards it keeps your thumb, in one soft foot, until it is dark.',
          when: ['trusting'],
        },
        {
          text: 'It shuts its eyes as you come near, and opens its beak before you have come at all, on the strength of your step. The spoon is warm. It holds your sleeve through the rest of it, and is heavier by evening.',
          when: ['trusting'],
        },
        {
          text: 'You open the beak with one finger, and it allows that. It goes down, and the great round face stays turned to the wall. After a time one ear, the higher, comes round to you. Again before dawn.',
          when: ['ill'],
        },
        {
          text: '“It is bitter,” you say, and wait to be heard out. It lets you lift the beak’s edge. What you see of its eye is turned to the window. It swallows that, and will want the same words with the next medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'It goes down, and the owl goes along the beam, one foot, and one foot, until there is wall. There it stands and shakes less. Leave the dropper out in the open, so that it can hear where the next dose is.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'You hold up a finger, and it tells you, by bowing, how far off the finger is. To the hair. There is nothing wrong with {name}.',
        '“Just in case,” you say, and the head turns to watch that scuttle off. It is well. Put back the bottle.',
      ],
      loved: [
        'It has noticed that one flies better on it: {item}. It shuts its eyes and opens its beak, which for {name} is signing a paper unread.',
        '{item}. You find the foot already held out to you, unclenched, with the sore side up.',
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
        'You lower the glove and wait. Nothing is said. {name} waits as well, it is the better at it, but you are in the right, and after an hour it lets go of your scarf.',
        'You tell it no, and it is true, so it stays in the room. {name} looks at it there. It will leave the canary next door in peace. It turns its head to the wall for the evening.',
        {
          text: '{name} gives up the ribbon, from where it sits, by opening its foot. The ribbon comes down. But it has turned right round, and for the rest of the evening you speak to bars.',
          when: ['wary'],
        },
        {
          text: 'You say what it did, neither more nor less, and nothing runs. So it comes down, on the arm of your chair, and puts its face to the front, where its shoulders are. It hears out the whole of it like that.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} bows three times. It has the line, it has had it for weeks, and can give you the distance to a feather.',
        'It hears you out to the end, and blinks, right eye first, which is the other blink. It was not doing it.',
      ],
      bad_time: [
        'It goes thin. It goes to wood, before your eyes, and then it is a branch that you are being severe with. It wants care. Give it that, in a low voice.',
        'You speak sharply. {name} looks behind you, to see what is hunting you. Leave the lesson, and find out what ails it.',
        {
          text: 'You are sharp with it, and it tries to find which of the things you say is hunting it, this way, and that way, until its head sinks. Leave off. There is one true thing to say, and that is medicine.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: silence, properly used. {name} looks at you across the whole of it with something like respect, and puts down what it had.',
        'It could not have been done with fewer words. {item}, and the thing was understood, and one lid came slowly down.',
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
        'You close the shutters, and with the last stripe of light {name} becomes part of the beam. The lids come up. You hear it breathe, once, and are flattered.',
        'You do not promise that nothing will happen, for who can know it. {name} thinks the better of you, draws one foot up into the down, and leaves its weight to the other.',
        {
          text: 'You shut the shutters and go down. It hears you, stair by stair, to the bottom, and the chair, and the shoes come off. Nobody is coming up. It lets its lids rise.',
          when: ['wary'],
        },
        {
          text: '{name} will sleep, it seems, when you are asleep. You lie down on the bench and make it regular. Up there an ear is turned to that, for mice. Nothing runs. By and by the beam is short of an owl.',
          when: ['wary'],
        },
        {
          text: 'It comes to the bedpost, where you are too near to be seen, and turns its face into its back. You hear the breath change. It has left both ears with you.',
          when: ['trusting'],
        },
        {
          text: 'It comes in under your coat, against the shirt, where it has never seen anything, and draws up one foot. You feel it listen to your heart until it has got the distance. Then the head goes back.',
          when: ['trusting'],
        },
        {
          text: 'You hang your coat across the glass. It waits until you have taken your breathing downstairs. Then there is a slide, as it leans itself into the corner. Bring the medicine up without a light, and cough at the ninth stair.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'It stands in the nest box with its face in the doorway, wide awake, like a clock that is waiting for its own hour.',
        '{name} shuts the left eye for you. The right looks out on the night, in which there is still quite a lot to be heard.',
      ],
      loved: [
        '{item}. It goes in backwards, lets down all its feathers like luggage, and is a knot in the wood before you have found the word goodnight.',
        'It has been dark in there since before there were people: {item}. The head sinks, and there is a sound like a very small door.',
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
        'You say that you have only come to sit. {name} listens along the wall for some time. Nothing runs. It comes down by one beam.',
        'You close the shutters and put the lamp out. There, it seems to say. You begin to hear them, the beams, the moth, the snow being thought about somewhere to the north.',
        'It is on the back of your chair. There was no moment at which it came. It reads along with you and wants you to go back a page.',
        'Neither of you speaks, and so nothing runs along the wall. {name} lets its head come round, by and by, the whole soft distance, to where its shoulders have been pointing all the while, which is at you.',
        '{name} lands on your wrist, where you are too near to be seen, and looks with great attention at a warm blur. Then it closes its eyes, to look better.',
        'You tell it about that time, and do not make it out shorter than it was: {wait}. It hears no mouse. It moves one foot along the beam in your direction.',
        'There is a pellet in your palm. You may open it, it appears. Among the small bones lies a scrap of the night of {loved}.',
        {
          text: '“I shall not come any nearer,” you say. {name} listens to that as far as the corner, and back. It has stayed where you put it. The owl stays where it is, but rounder.',
          when: ['wary'],
        },
        {
          text: 'It leans. There is hardly any bird in it, and all of that is against your ear. Both its eyes are closed, the thick lids. Somewhere a mouse goes by, and may.',
          when: ['trusting'],
        },
        {
          text: 'It brings you the oldest of its pellets, from the left, and sets that in your hand. You need not open it. You both know what is in there, hair and fine bone, and the night you first sat up.',
          when: ['trusting'],
        },
        {
          text: 'You weep a little, for no reason, and say so. Nothing runs along the wall. {name} comes down into your lap, which is only warmth to it, shuts both its eyes, and sets its round face against yours, to catch what falls.',
          when: ['trusting'],
        },
      ],
      little: [
        'It has heard what there is to be heard of you this hour, four times. {name} lets down the grey lid. Go, and come back with something new in your step.',
        '“Just a minute more,” you say, and it turns its head and watches the minute run away. It has had enough for now.',
      ],
      ill: [
        'You put your cheek to the feathers, and it takes a while to come to the bird. It lets that be. It has both eyes shut, on your account. It needs help next. Get it.',
        'You do not say that it will be all right. You say that you are there. It can hear the difference, and its head sinks an inch, towards your hand. Then see to it.',
      ],
      asleep: [
        'You sit beneath the beam, and up there the face turns by itself to where your heart is, and stays there, asleep, like a dish put out for rain.',
        'It sleeps, and hears you, and sleeps. Now and then a wing opens, as one turns over a card, and closes. You do not say goodnight. It is already true.',
        'A bit of down comes off it and falls so slowly that you have time to hold out your hand.',
        'You think of something and smile, in the dark, without a sound. {name} does not wake. But it has tilted its head towards the smile. It was at this: {loved}.',
      ],
      shy: [
        'You keep your eyes on your book. On the far rafter somebody bows three times, and after an hour, from one rafter nearer, three times again.',
        'A long way up an eye is open and an eye is shut. You sit. You do not pretend to be doing anything else. The shut one comes open by a thread.',
        {
          text: 'You sit without a lamp. Over your head someone is going to and fro, for pleasure, and you know it by a moth’s being there and then not. Once, by mistake, or not, a wing goes across your hair.',
          when: ['well'],
        },
        {
          text: 'You tell it from the doorway that it is ill, and it hears no mouse. The heap in the corner turns by an inch. You may set down the medicine there, it seems, and go back as far as the stair.',
          when: ['ill'],
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
      'Come by when it is dark, and without a lamp. Here is {name}, whose eyes were amber.',
      'You did not hear {name} come, and no one heard it go.',
      'Here is {name}, being a stone. It does it very well.',
      'Say here only what is so, and say it low. {name} could hear a moth turn over.',
      { text: 'A great many nights went into {name}, whole, and this is what was over.', when: ['from_child'] },
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
      'You are {name}. You went from there to here. The air did not mind. Far down a mouse has told another mouse a thing about you, and it was flattering, and false. You let them both go by. Everything has an edge, like frost. You could count the lashes on your keeper from this beam. You will not say that you are happy. It would have to cross the whole field. Let them put out the lamp, and they will see.',
      'You are {name}. There is room in the dark for all of it. You have turned your head as far as it goes, and there was more. A leaf, eleven gardens off. A heart, two floors down, at its usual work. You keep that one a little nearer than the others. It is not much to ask that somebody should sit there and be heard. And that they should look up. You are just about to do it again.',
    ],
    content: [
      'You are {name}. Nothing runs. You have listened along the bottom of every wall, and all that was said in this house today seems to have been so. It is restful. You have let down the thin lids, through which things are brown. Somebody turns a page, and does not pretend to read. You would like them to come no nearer than they wish. But if they came nearer, you would shut your eyes. They would have to know what that means.',
      'You are {name}. You have had {days} of them, nights, head first. What could be used was used. It is in your wings. What was left stands along the ledge, and you go down the row and there is not one that you would open and be ashamed. There is a person, with a lamp. They think it is to see by. Let them sit here a while. You will show them one thing. It is quite small, and it is in the dark.',
    ],
    bored: [
      'You are {name}. You have heard that mouse. You have heard what it is going to do. There is a wall on the left, and if one turns one’s head by three quarters of a circle there is the same wall, from the right. You called. You gave it the whole night to answer. It would be something to be deceived, even, a little. Let somebody hide something. Let it rustle. You would take your time over it, for their sake.',
    ],
    hungry: [
      'You are {name}. There is space in you, of the shape of one small thing with a tail. You have bowed to where it would be. You know how far. There is a foot, and it is open. You do not care to click your beak at people, and you have done it once. Somewhere on the stair is a step with a paper in its hand. You hear it. You think that you do. Let it be so, soon, and let it be whole.',
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
