/**
 * The Housecat wants the house as it was let to it, with you in it, like the boiler. It fears a change of terms:
 * suitcases, the wicker carrier, a chair moved. It hoards nothing that could be brought up against it.
 * Three odd facts. It never looks at what it wants, only at what stands next to it. It pays rent, in bottle caps and
 * moths, on the third stair, and has not once been seen doing so. No stumble of its was ever an accident: it does the
 * same again, slower, to prove it.
 * Its body is compact, smoke-brown, shut up into a loaf; one ear has a nick, and the chin is white as if dipped in
 * flour, though nobody has baked. It eats after going round the back of the dish to see the other side. It sleeps on
 * whatever you need next. It sulks one room further on, in plain sight. It trusts slowly, and the nicked ear last.
 * It never comes when called (it comes presently, on other business), never says thank you, never lets a purr be traced
 * to it. Its keeper came with the house, and has turned out to be in better order than the inventory said.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell takes a nick out of one ear as {name} leaves it. {name} does not look round. It gives the whole of its attention to the leg of a chair.',
    '{name} puts a white chin over the edge, sees everything there is, steps out and falls on its face. It climbs back in and does it again, as though that were the way.',
  ],
  looks: {
    thriving: [
      'There is a purr in the room. {name} looks under the chair for whoever is doing it, and behind the curtain, and comes back to the sun, where it is loudest.',
      '{name} missed the windowsill and landed in the washing. It has now missed it twice more, from further off, so that nobody can say it was an accident.',
      'Through the hall, over the table and along the rim of the bath goes {name}, flat out. By the time it reaches you it is walking, and has been walking all day.',
      '{name} lies on its back in the sun with all four feet let go of. It sees you see. One paw comes down and begins to wash another, as if that had been the plan.',
      'For {days} days {name} has had the use of this house, and it finds it, on the whole, as described. It lies down in the middle of the hall to say so.',
      {
        text: '{name} goes the length of the hall sideways, on its toes, back arched, at nothing. It finds you in the doorway. It is flat again at once, and studying a hinge.',
        when: ['wary'],
      },
      {
        text: 'Along the top of the bookcase goes {name}, knocking down nothing, turning at the end on three inches of wood, and back at a gallop. You applaud. It was dusting. It is now dusting behind a vase, with one eye out.',
        when: ['wary'],
      },
      {
        text: '{name} has got into a paper bag in the hall and is being thunder. You come to see. The bag goes still, and sits there like shopping, with the tip of a tail put in neatly after it.',
        when: ['wary'],
      },
      {
        text: 'Out of the box comes {name}, white chin first, and falls against your shin. It goes back and does it again, slower, so that you shall not think it was tired.',
        when: ['trusting'],
      },
      {
        text: 'You lie on the floor to look for a pin, and {name} walks the length of you from heel to collar, sits down on the highest part, and has the view. It has found the pin. It is looking beside it.',
        when: ['trusting'],
      },
      {
        text: 'There is a moth on your pillow, whole, with the wings folded. {name} did not go by the third stair this time. It sits at the bed end, admiring the bedknob, and the purr shakes the brass.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} sits in the exact middle of the hallway. You step round it on the left. After some thought it moves over, so that the middle is where you stepped.',
      'The tap is not dripping. {name} is staying on beside it, with its eyes on the soap, in case there should be developments.',
      'You have bought a bed with a cushion in it. {name} is in the box that the bed came in, chin on the flap, looking at the wall next to the bed.',
      'You lift the page. {name} is folded on the other one, over the column you had got to, smoke-brown from margin to margin. It gives you the crossword, which it has finished with.',
      'You put down a full glass. {name} touches it with one paw, once, and looks at the clock beside it. The glass has moved by the width of a whisker. You move it back, and it is touched again.',
      'On the third stair lies a bottle cap, licked clean. {name} goes by without a glance. It may be the rent, or it may be on account of {loved}.',
      {
        text: 'You come in by one door, and {name}, without any haste, is leaving by the other. It leaves the tip of its tail in the room a little while, to hear what you do.',
        when: ['wary'],
      },
      {
        text: '{name} is in your chair. You wait. It looks at the arm of the chair, shifts over by half a cat, and goes on looking at the arm until you have sat down in the rest.',
        when: ['trusting'],
      },
      {
        text: '{name} has met the floor, and the wall, which stands next to it. Now there is a chair leg. It walks up to it, white chin out, misses, and sits down where it was missing it.',
        when: ['baby'],
      },
    ],
    curious: [
      'One claw hooks the cupboard open by the width of a nose. {name} sits down next to the gap and studies the skirting board. Whatever is in there must come out some time.',
      'There is a strange hat in the hall. {name} walks past it to the umbrella stand, gives that a long look, and comes back past the hat rather slower.',
      'Something is walking about inside the wall. {name} puts its white chin on the floor, to be level with it, and looks hard at a plug socket.',
    ],
    bored: [
      'Whichever room you come into, {name} happens to be there already, facing the other way. It wants nothing. It would not refuse to be played with.',
      'Tap, on the glass. Tap, on the vase. {name} has been round everything in the house that can be checked, and it is all still there. A game, if you have one about you.',
      '{name} has walked the rim of the bath eleven times and fallen in, deliberately, twice. There was no water and nobody to see. Come and play.',
      {
        text: '{name} lies behind the curtain with its tail out. You flick a button past the tail, and it lifts, and is put down again. Come closer with it. It needs somebody to play badly in front of.',
        when: ['sad'],
      },
    ],
    hungry: [
      'Beside the empty dish sits {name}, looking at the wall a hand’s breadth from your head. You move your head. It moves its eyes along the wall by as much. Fill the dish, please.',
      '{name} has come into the kitchen on other business and is admiring the mop, which stands next to the cupboard. It is not the mop that it wants. Feed it, please.',
      'You are followed to the kitchen by nobody. When you turn round, {name} is washing a foot that was clean, with one eye on the shelf beside the tins. It is time it was fed.',
      {
        text: 'There is nobody in the kitchen but a nicked ear, round the edge of the door. When you touch the tin it goes in, and comes out again lower down. Feed it, and be looking at something else.',
        when: ['wary'],
      },
      {
        text: '{name} has moved the dish. It stands in the hall now, where you must step over it, and from beneath the drawers two green eyes are examining your laces. Put a meal in it and step on.',
        when: ['wary'],
      },
      {
        text: '{name} walks into your ankle, on other business, and into the other. It is steering you by inches towards the mop, and beside the mop is the cupboard with the tins. It is time it was fed.',
        when: ['trusting'],
      },
      {
        text: 'You are sat on. {name} looks at the page, at the lamp beside the page, and then puts a paw flat on your mouth, where it has noticed that food goes. It would like some put in its own.',
        when: ['trusting'],
      },
    ],
    starving: [
      'You come in, and {name} is looking straight at you. It has forgotten the wall. It follows your hands with its eyes, the one and then the other, and they have been empty for {hours} hours. Feed it.',
      'The dish has been turned over, and {name} lies on top of it, folded small. It has gone {hours} hours without a meal and has stopped pretending otherwise. Food, now.',
      'A cap, a moth and a dried pea lie on the third stair, all at once. {name} has paid in everything it had and sits beside it, waiting to hear. Bring it something to eat.',
      {
        text: '{name} gets up to show you the dish, sits down halfway, and does not do it again slower. For {hours} hours there has been nothing in it. Food now, soft, from your fingers, and medicine after.',
        when: ['weak'],
      },
      {
        text: 'Cupboards stand open all round the kitchen, hooked by one claw, and {name} is up to its waist in the last, throwing out tea towels. It sees you, and for once does not pretend. Put down a meal and stand back.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has got its chin over the edge of the dish and no further. It looks at your shoes, then up, for want of a wall. A little food, a little medicine, and your hands slow.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The bath rim is too high for it today. {name} sits down on the mat and lets it be thought that the mat was the idea. It could do with medicine, or a long rest.',
      '{name} stumbled at the door, and has not gone back to show that it was meant. It is tired through. Let it sleep, or give it something for its strength.',
      {
        text: 'A purr is going in the laundry basket, with {name} round it, too tired to go and look who is doing it. Let it rest there, or bring its medicine, and do not remark on the noise.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The flour on its chin has gone the colour of the doormat. {name} keeps its face to the bathroom tiles, as if there were something to read on them. Give it a wash.',
      'There is cobweb on the nicked ear and something from under the stove along one side. {name} began on it, thought about the taste, and left off. You do it: wash it, please.',
    ],
    sick: [
      'From behind the washing machine comes no remark at all. {name} has wedged itself in there with its face to the pipe. Take medicine to it, and do not make it come out.',
      'You put a hand on the nicked ear, which is hot, and {name} lets you. That tells you more than the heat does. Medicine, please.',
      'You sat down in its chair, and {name} let you. It lies along the skirting with a grey skin halfway over its green eyes, and its chin on your shoe, because that was there. It needs medicine.',
      {
        text: 'You find {name} by the breathing, in behind the boots. It sees the hand and draws its chin in, and has nowhere further to draw it. Set the medicine down at arm’s length and turn to the wall. It knows walls.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies on the bathroom floor, which is nobody’s place. It is not looking at the wall, nor at anything next to anything. Medicine at once.',
      'When you kneel, {name} puts its white chin into your palm with the whole weight of its head. Give it medicine now, and leave the hand where it is.',
      {
        text: '{name} has always left by the other door. Now you kneel in this one, and it can only move the tip of its tail out of your way. Give it medicine now, and leave your hand on the floor beside it.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours nobody has had to step round {name} in the hall. It is still in the exact middle, lying down. Come and sit on the floor beside it.',
      '{name} has gone in behind the coats, and left the tip of its tail outside, which is how you find it. It will not ask. Sit with it now.',
      'No longer at the wall beside it, but straight at the door: that is where {name} is looking. Nobody has come in by it for {hours} hours. Stay now, and keep it company.',
      {
        text: 'For {hours} hours {name} has had the whole house, and has tried all your chairs. Now it lies along the sill of the door, sleek, its eyes shut, where nobody could come in without it. Come and sit on the floor.',
        when: ['wary', 'well'],
      },
      {
        text: 'The third stair is as high as {name} got. It lies where the rent is put, the nicked ear flat to the wood, listening for feet. Sit two stairs below, where it can bear you, with medicine in your pocket, and stay.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'The shirt you meant to put on has {name} in the middle of it, done up like something for the post. You draw out one sleeve. It is drawn back, by a claw, without anybody waking.',
      'A loaf in a cardboard box: that is {name}. The nicked ear has been left on, and takes down the fridge, the stairs, a moth.',
      '{name} turned over in its sleep, came to the end of the shelf, and went off it. It sleeps on the floor now, precisely as intended.',
      {
        text: '{name} sleeps under the drawers with its back in the corner and the nicked ear turned on you. Each time you breathe out it twitches, and takes that down, and sleeps on.',
        when: ['wary'],
      },
      {
        text: 'The coats have a bulge in them at knee height. {name} sleeps in there upright on a shelf of scarves, and when you take yours down for the evening a claw holds the fringe and lets it out to you slowly.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep on your coat, both ears folded, the nicked one too, and its floury chin in the pocket where the keys are. You were not going anywhere.',
        when: ['trusting'],
      },
      {
        text: '{name} fell off the sill asleep and landed in your lap, and did not climb up to do it again. It lies as it came, feet up, white chin over your knee, and has let that one be an accident.',
        when: ['trusting'],
      },
      {
        text: 'No loaf. {name} sleeps flat beside the pipe with its feet out anyhow, and the nicked ear gives off heat like a cup. Let it have the sleep, and be there with medicine as soon as it stirs.',
        when: ['ill'],
      },
    ],
    asleep_in_danger: [
      'The loaf has come undone. {name} sleeps stretched thin along the wall, and ought not to be left. Sit beside it now. It wakes at {wakes_at}, and will want you then as well.',
      'Even the nicked ear has been switched off. {name} breathes small, like someone in a borrowed room. Reflect beside it now, and be here when it wakes, at {wakes_at}.',
      {
        text: '{name} went to sleep with its chin in the empty dish. Sit by it now. It wakes at {wakes_at}: have a meal standing there, so that it need not look at the wall.',
        when: ['unfed'],
      },
    ],
    shy: [
      'There is a house, and {name} is in it, and so are you. {name} is still reading the terms. Sit down on the floor a while, and alter nothing.',
      'From under the chest of drawers one green eye considers the carpet to the left of your foot. Leave the foot there for {name}, and keep it company.',
      'You held out a hand. {name} came by on other business, smelled the air next to it, and went on. That was a great deal. Stay where you are.',
      'The longest that {name} has waited for you is {wait}, and it has that by heart. It is looking at the calendar, which hangs next to the clock. Sit with it.',
    ],
    back_from_death: [
      '{name} is back, and goes through the house sitting down once in each room. Everything is as it was left. Then it sits on your papers. Stay near, and keep its next mealtime.',
      'In the hall stands {name}, thin as a draught, looking at you and not beside you. By and by it remembers, and looks at the wall. Keep it company, and be on time with its next meal.',
    ],
    old: [
      '{name} takes the stairs singly now and has a rest on the third, where as often as not there is something lying. It does not hurry you to find it.',
      'The white has gone up from its chin as far as the eyes. {name} looks at the chair beside the windowsill, and you move the chair, and it goes up by that.',
      'After {days} days there is a dip in the good chair that fits nobody else. {name} lowers itself in and is exactly level with the arm.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} goes round to the back of the dish, finds it to be the same meal from there, and eats it without hurry to the last of it.',
        'It was looking at the table leg when you set the dish down. {name} finishes looking at the table leg. Then it eats, down to the glaze.',
        'You may stand there while {name} eats, so long as you look at something else. You take the calendar, it takes the table leg, and between the two of you the dish empties.',
        '{name} eats it to the glaze, like one collecting what is owing. Then it puts a paw to the dish and moves it an inch, to where it stood before you came in and disarranged things.',
        {
          text: 'In the middle of the meal a purr gets out. {name} holds its breath until that has gone, swallows, and is overtaken by another.',
          when: ['glad'],
        },
        {
          text: 'The dish is down. {name} stays on top of the cupboard, reading the calendar, until you have gone out and shut the door. You hear it land. When you look in the dish is bare, and so is the kitchen.',
          when: ['wary'],
        },
        {
          text: 'You set it down and {name}, in passing, leans the whole of one side along your leg. It eats at once, from the front, and the purr under the table is put down to the pipes.',
          when: ['trusting'],
        },
        {
          text: '{name} puts its face in, then a foot, then the face again. The chin was white before and is gravy now. It goes round the back to see if there is more on that side.',
          when: ['baby'],
        },
        {
          text: 'You are still bent over the dish when {name} walks under the arch you make, and back, and under it again, like one with a season ticket. It eats with its tail left up against your wrist.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'A purr breaks out with the first mouthful, and {name} does not look round for whoever it is. It eats straight through it from the front, and when it has done the purr is carried over and set down on your slippers.',
          when: ['trusting', 'glad'],
        },
        {
          text: '{name} drops off the cupboard, lands short, goes up and lands short again on purpose, and eats all of it at a trot. Your foot shifts. It is on the cupboard, washing, and was never down.',
          when: ['wary', 'well'],
        },
        {
          text: 'Twice round the back of the dish goes {name}, and once round the back of you, at a distance of one broom. Only then does it eat, briskly, to the glaze, with its hind feet already facing the door.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hold the dish up to the chair, since the floor is a long way down today. {name} eats it from your hand, looking at your hand, and lets the white chin lie in the empty dish with your thumb under it.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'On the hour again, which makes {streak}. {name} has given up going round the back of the dish. It eats the near side and takes the far one on trust.',
        'A moth, complete, has been laid on the third stair, for {streak} meals that came when they were due. Nobody saw it put there.',
        'After {streak} on time {name} no longer happens to be in the kitchen when you come. It is simply in the kitchen.',
        {
          text: 'That is {streak}, and {name} has not looked at the wall once. It eats with its tail round your ankle, out of absence of mind, and in the morning there is a bottle cap in your shoe, and not on the stair.',
          when: ['trusting'],
        },
      ],
      early: [
        '{name} looks at the dish, and then for some while at the clock beside it. It takes one mouthful, on account. Bring the rest at {opens}.',
        'This was not due. {name} licks the gravy off one side, so that you need not carry it all back, and turns the dish round to show you that side. A meal, at {opens}.',
        'You come too soon, and {name} was busy with a fly. It eats about as much as the fly would have come to. Try again at {opens}.',
        {
          text: '{name} had not ordered anything. From the far side of the table one arm comes over, takes a flake off the rim, and goes back to consider it in private. You may bring the meal at {opens}.',
          when: ['wary'],
        },
        {
          text: 'It is too soon, and {name} gets up out of the good chair all the same, walks you to the dish, and takes one lick with its side against your shin. The rest it will see you about at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        'You set it down, late, and {name} is in the next room where you can see it, going over a curtain. You stand for as long as it stood. Then it comes and eats.',
        'All of it is eaten, and {name} does not put the dish straight. It leaves it askew in the middle of the floor, looks at the wall beside you, and goes. You walk into it twice.',
        'You were late. {name} eats with the whole ear laid back and afterwards takes, not the chair next to yours, but the one next to that.',
        {
          text: '{name} eats it lying down, with one paw in the dish to keep it there. It came when it was called, too, which it never does. A little medicine, and the next one on the hour.',
          when: ['weak'],
        },
        {
          text: '{name} eats it all, and afterwards gets up on your knee as usual, but the other way about. You have the tail, and the chair opposite has the face.',
          when: ['trusting'],
        },
        {
          text: '{name} eats, and gets up on the arm of your chair, and with one foot taps your watch, which moves by the width of a whisker. It looks at the wall. Then it lies down on the whole wrist.',
          when: ['trusting'],
        },
        {
          text: 'The dish waits behind the washing machine until your shoes have gone. A slow, small lapping begins, and stops before the glaze. {name} is too hot to come out and be told so. Slide the medicine in on the lid.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats what it can, which is one side, with its face to the pipe. You reach, and the grey skin slides over the green eye on your side only. Leave the rest where it is, and a dose beside it.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You are late, and {name} is up on the wardrobe where the suitcases are, finding out how one packs. It comes down, eats to the glaze in great strides, and goes up again to finish.',
          when: ['wary', 'well'],
        },
        {
          text: 'All of it goes, at speed. Then {name} sets a paw against the dish and pushes it, inch by inch, the whole way across the kitchen, to the side of the door where people are who keep time.',
          when: ['wary', 'well'],
        },
      ],
      missed: [
        'It has been {hours} hours. {name} eats without going round behind the dish, and then carries itself, by the scruff as it were, up all the stairs to the room you never use.',
        '{name} is not in the hall, or the next room, or the next. You put the dish down by the washing machine and listen to it being eaten. After {hours} hours it sounds like somebody counting.',
        '{name} eats low and quickly, and at every step on the stairs it stops with its mouth full. In {hours} hours it has got out of the way of thinking that it lives here.',
        {
          text: 'After {hours} hours {name} can manage the gravy and no more. It lays its white chin on the rim and looks at you, not beside you. Medicine next, and then the rest by the spoonful.',
          when: ['ill'],
        },
        {
          text: 'You push the dish in along the skirting. {name} lets it stand until you have backed off to the door, and then licks, with long rests. It had made other arrangements, in {hours} hours. Leave medicine there too, and hand it nothing.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Three mouthfuls, in the room you never use. {name} lies down round the rest and keeps it, having learned in {hours} hours not to be sure of the next. Bring a pill in butter, and go out backwards.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} does not go round the back of the dish. After {hours} hours it eats from the front, hard and fast, with its eyes on you, and then goes round the back of you, twice, to see the other side.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        '{name} regards the full dish, and then, with much more interest, the spoon. There is no room in it for either. Come again at {opens}.',
        'Nothing is eaten. With one paw {name} draws a sheet of newspaper over the dish, rather well, and sits down by it. It may be uncovered at {opens}.',
      ],
      ill: [
        '{name} takes three mouthfuls, to be fair to you, and lays its chin on the floor next to the dish. It lets you wipe it. It wants medicine, more than the rest.',
        'You hold it out on two fingers, and {name} licks off a little with its eyes on the floor beside. That is as much as it can do. Give it medicine now.',
      ],
      loved: [
        'Before the dish is down {name} has its head in it, and forgets to look at anything else: {item}. When it is gone it looks at the wall for a long time, to restore matters.',
        'The dish has gone the length of the kitchen under {name}’s tongue and stands against the back door. It had contained, by your account: {item}.',
        'You turned round for a fork. What there was: {item}. What there is now: {name}, on top of the dish, folded, as one sits on a document, with a shine on its white chin.',
        {
          text: 'You set it down and find something to do at the sink: {item}. There is a rush, a scrape, and when you look {name} is across the kitchen with its back to you and its whole back, down to the tail, is chewing.',
          when: ['wary'],
        },
        {
          text: '{name} looks straight at the dish, and then, before it can stop itself, straight at you: {item}. It is too late to make that the wall. It eats, very red about the ears.',
          when: ['trusting'],
        },
        {
          text: '{name} had no idea that there was such a thing: {item}. It gets both feet in, falls on its white chin, gets up, and falls on it again, on purpose, where it is deepest.',
          when: ['baby'],
        },
      ],
      disliked: [
        'Three strokes of the paw on this side, three on that: {name} is burying it in the kitchen floor. The deceased was {item}. It would rather have had tuna.',
        '{item}. {name} eats round it with great exactness, both sides and the back, and leaves it standing like a wardrobe in an empty house. Chicken, another time.',
      ],
      harmful: [
        '{name} was sick behind the door and has sat down in front of the place, so that it should not be found. That was {item}. Keep it out of the house. No meal has been had yet.',
        '{name} ate it because the dish was yours: {item}. Now it staggers in the hall, and stops, and does not go back to show that it was meant. Never that again. It has had no meal. Stay by it.',
      ],
    },
    play: {
      wanted: [
        'You make it go by, and {name} studies the lamp. You make it go by again, and it is not there, and neither is {name}, and there is a noise under the sofa.',
        '{name} springs, misses, and hits the door with its side. It looks at the door. Then it does all of that once more, slower, the door included.',
        'Nothing is moving under the rug. {name} watches it not move, haunches going from side to side. You stir one finger. The rug is now in the other room.',
        'Most of {name} is in the box and is not playing. What comes round the flap is one arm, up to the shoulder, feeling about for your laces.',
        {
          text: 'You make it go by the doorway, and {name}, in the next room, is looking at the door. A paw comes round the frame, up to the elbow, hits it, and is gone. Nobody was in the hall at the time.',
          when: ['wary'],
        },
        {
          text: 'You sit at one end of the hall with your back turned and roll it over your shoulder. It comes back. You roll it again. By the tenth you have still not seen {name}, and the shots are getting very hard.',
          when: ['wary'],
        },
        {
          text: '{name} lies in wait behind a curtain that ends above its feet. You walk by, as agreed. It has your ankle in both arms, claws in, and gazes up past you at the lamp.',
          when: ['trusting'],
        },
        {
          text: '{name} misses you from the arm of the sofa, lands in your lap on its back, and stays there to be attacked. Four feet come up round your wrist and hold it quite gently, while it studies the ceiling rose.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has had the best of the day already, on the sill. It puts out a paw, so that you should not have got down on the floor for nothing.',
        'It goes by {name} twice, and the third time is stopped with one foot, courteously, as one stops a lift for somebody.',
      ],
      bad_time: [
        '{name} looks right at the game and not beside it, and follows it with its eyes until that is too far. It has no strength to want things in secret. See to what it needs.',
        'It rolls past {name}, and past again, and comes to rest against a foot, and the foot stays where it is. Pick it up, and find out what {name} is short of.',
        {
          text: 'A toy rolls up to the gap behind the washing machine and stops. {name} is in there with hot ears, and does not reach. Take it away, and bring medicine.',
          when: ['ill'],
        },
        {
          text: '{name} pounces, has it, tries it with its back teeth, in earnest, and looks at you round the side of it, hoping to be told that it is food. It is not. Bring some that is.',
          when: ['starving'],
        },
      ],
      loved: [
        'You bring out {item}, and {name}, which was on its way somewhere, is upside down under your chair with all its feet round it.',
        'Over the stove, round the bath, under the bed and out by the other side: {item}. At last {name} lies in the middle of the hall, breathing hard, with its green eyes on a doorknob, and one arm round your ankle.',
        {
          text: 'You leave it there in the hall and go by: {item}. So does {name}, the other way. You look back, and there is nobody, and from somewhere low down a noise of great private enjoyment.',
          when: ['wary'],
        },
        {
          text: '{name} sits down next to it, where one sits by what one does not want, and admires the fender: {item}. You make the first move. It has gone off under your hand like a cork.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} takes a warm interest in the table leg next to it. The thing itself was {item}. A cardboard box would do, or that paper bag.',
        '{item}. {name} sits down on it, and so it is over. There is a bottle cap under the stove, if anyone can reach.',
      ],
      harmful: [
        '{name} has gone up on top of the wardrobe and holds one paw clear of the wood. It does not make it look meant. That was {item}. Put it out of the house.',
        'It was in its mouth before you saw what it was: {item}. {name} swallows and swallows with its head low. Take that away for good, and keep close.',
      ],
    },
    clean: {
      wanted: [
        'You wipe, and the cloth comes away grey and the chin white. {name} bears it with its eyes on the taps, and lifts the chin a little when you seem to be stopping.',
        'What comes out of the coat would furnish a second, smaller lodger. {name} sniffs it over, has never met it, and steps down from your knee a shade paler.',
        '{name} lets you do one side, steps off your knee, and is seen going down the hall half and half, like a thing on approval. Presently, on other business, it comes by with the other.',
        {
          text: '{name} lets the cloth come as far as its shoulder. There a paw is laid on your wrist, quite softly, with the claws just felt. You rinse the cloth, and may do that shoulder again.',
          when: ['wary'],
        },
        {
          text: '{name} will be wiped, provided it is on its way somewhere. You follow it with the cloth, a stroke by the stove, a stroke by the door, and in the doorway it waits for the last one.',
          when: ['wary'],
        },
        {
          text: 'Even the nicked ear is held out, which nobody does but you. {name} looks hard at the soap throughout, and a purr goes round the bath and cannot be located.',
          when: ['trusting'],
        },
        {
          text: 'The belly, which is a paler smoke than the rest and has never been shown to visitors, comes up by inches under the cloth. {name} looks at the plug. You do it twice, and the plug is looked at very kindly.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was clean. It goes over the places you went over, from the beginning, in the correct direction.',
        'The cloth finds nothing. {name} lifts its chin for it all the same, as one signs for somebody else’s parcel.',
      ],
      loved: [
        'You begin, and {name} looks at the bath plug: {item}. By and by it has leaned against your wrist, about a finger’s breadth, and looks round to see who is leaning.',
        'You put it by on the mat, {item}, and {name} happened to be lying down on the mat. Now it happens to turn over.',
        {
          text: 'You need not hold it: {item}. {name} puts its forehead to your wrist and shoves, and one hind foot starts to go by itself, and nobody in this bathroom is looking at anything.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} leaves over your arm and under the bath, like something poured: {item}. You have one wet half of a cat. For the other try a damp cloth.',
        '{item}. {name} sits it out with its eyes on the nail where the comb hangs.',
      ],
      harmful: [
        'It stings, and {name} does not say so. It licks the place, which makes it worse. That was {item}. Rinse it off with plain water, and keep it away.',
        '{item}. The skin is red under the smoke-brown, and {name} sits in the dry bath with its face to the plug. Plain water, softly, and throw the other out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} shuts its teeth and considers the taps, and at last opens them by the width of a pill. Some time later it comes out, as far as the mat.',
        'You have it in a towel with only the face showing. Down it goes. The face looks past you, greatly wronged, and a little clearer about the eyes.',
        'No fuss is made on either side. {name} swallows, you look away, and by and by the nicked ear begins to take an interest in the stairs.',
        {
          text: 'It takes you, a towel and both doors. {name} swallows, goes up on the wardrobe, and looks at the ceiling next to it. Towards evening the ear with the nick comes over the edge, and it is cool.',
          when: ['wary'],
        },
        {
          text: '{name} happens to be sitting where you keep the spoon. It opens its mouth at the wall, swallows, shudders down to the tail, and puts its forehead for a moment into your sleeve.',
          when: ['trusting'],
        },
        {
          text: '{name} comes to the third stair for it and sits, mouth shut, until you have sat too. Then it opens. Afterwards it pushes the taste off on your sleeve, both sides, and leaves the chin there for you to hold.',
          when: ['trusting'],
        },
        {
          text: '{name} lets it be put far back on the tongue, and does not shut its teeth on you. It goes down. The chin stays in your hand afterwards. It will need the rest of the bottle, and the hand.',
          when: ['ill'],
        },
        {
          text: 'You lay it on a saucer of gravy, put the saucer behind the machine, and read the calendar aloud. In March there is a lick. By June the medicine is gone and so is the gravy, and {name} has breathed out.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} holds the pill under its tongue and holds your eye, which it never does. Neither of you blinks. At last it swallows, for something to do, and lays its hot chin on the floor a hand’s breadth nearer.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'The pill is kept in one cheek until you have gone, and then left on the third stair, where things are settled. {name} is quite well.',
        'You look into its mouth, its ears and both eyes, and {name} looks into yours. Nothing is the matter on either side. Keep the bottle shut.',
      ],
      loved: [
        'At the sound of it, {item}, {name} comes in about something else, sits down where it can be reached, and studies the door while its mouth, as if by oversight, stands open.',
        '{item}. Down at the first try. {name} stays sitting with its chin up, in case there was to be any more of this.',
      ],
      disliked: [
        '{name} froths a little, like a saucepan, and goes backwards as far as the door: {item}. Some of it is in. Something with less taste would all be in.',
        '{item}. You find half of it on your sleeve, and {name} looking closely at the other sleeve. A paste might be got past it.',
      ],
      harmful: [
        '{name} took it, since it was served in this house. Now its gums are the wrong colour. That was {item}. Never give it again. Keep by it, and fetch what is right.',
        '{item}. {name} has walked into the very wall it was looking at. Put the packet where no cat lives. It should not be left alone.',
      ],
    },
    discipline: {
      wanted: [
        'You say no. {name} takes its foot off the counter like somebody who was just going, and goes, and lives in the next room for a while.',
        'A door is shut on it, and you hear {name} sit down at the other side. Let in again, it walks round the chair in question, and somewhat round you.',
        'You say no, to the glass, as it were, and {name} hears it. The paw that was on the glass is looked at, as somebody else’s, and taken away. For an hour it addresses itself to your hat.',
        {
          text: '{name} looks at the butter, at the wall next to it, and at you. It gets down. It goes by with its side not quite touching your leg, by about the thickness of a remark.',
          when: ['trusting'],
        },
        {
          text: 'The plant is upright again and you have said what you think. {name} sits down beside the earth on the carpet and looks at you through the leaves, and for once there is nothing next to you that it prefers.',
          when: ['trusting'],
        },
        {
          text: 'You say it to the room. In the room {name} takes its teeth out of the lampshade, gets down, and is next seen on the far side of a glass door, looking at your reflection.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} was not on the counter. It was on the stool beside the counter, looking at the toaster beside the butter. You may leave off.',
        'You say it, and {name} half shuts its eyes, as at a clause it has already signed.',
      ],
      bad_time: [
        '{name} hears that voice and goes in behind the coats, close against yours. There was nothing in it left to correct. Find out what it lacks, and see to that.',
        'You tell it off, and {name} looks neither at the wall nor at you but down between its feet, like someone asked for rent it has not got. Sit with it. It needs caring for.',
        {
          text: '{name} does not take its foot off the counter. It has not heard. It is lying there because the tiles are cool, and the nicked ear is hot when you touch it. Say nothing more, and fetch medicine.',
          when: ['ill'],
        },
        {
          text: '{name} looks at the floor beside the floor. It had knocked the glass off so that somebody should come in. You came in. Put away that voice, and roll it a bottle cap.',
          when: ['sad'],
        },
        {
          text: 'You point at the puddle, and {name} gets up out of it, or half up, and shuts its eyes at your finger. The nicked ear is burning. Mop round it without a word, and put medicine where the finger was.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: just so. {name} puts the foot away under itself with the others. It likes a house to have rules, provided they stay where they are.',
        'It is put to {name} in proper form, {item}, and no appeal is made. The chair is vacated. The cushion is left as found.',
      ],
      disliked: [
        '{item}. {name} does leave the counter, by way of the butter. A plain no would have been enough.',
        '{name} gives it up by stages, one room at a time, the tail last out of each. It objects to the manner: {item}. It would have gone for a shut door.',
      ],
      harmful: [
        'Right at the back under the bed are two green eyes, and they are not looking beside you. That was {item}. Never again. Sit down on the floor, and let it be long.',
        '{item}. All that {name} has learned from it is what you can do. It crosses the hall along the wall now. Leave that off for good, and give it time.',
      ],
    },
    sleep: {
      wanted: [
        'You put down a jumper and look elsewhere. When you look back there is a loaf on it, with the feet already put away.',
        'You lift the iron off in time. {name} gets up on the shirts, turns round once, and lets its chin down by stages. There is nothing on any wall that it needs to see.',
        {
          text: '{name} will lie down, but over there, and facing the door. You turn the lamp low. One green slit stays open on the chair leg next to yours until you have been quite still a long time.',
          when: ['wary'],
        },
        {
          text: 'You lay your jumper over the drawer that was left open, and say nothing about it. {name} goes by twice. Then the drawer is full of cat, pulled to from inside until only a nicked ear is out.',
          when: ['wary'],
        },
        {
          text: 'You are carrying it to the basket when {name} goes to sleep on the way, chin down inside your collar. There is flour there afterwards, or what would be flour if anyone had baked.',
          when: ['trusting'],
        },
        {
          text: '{name} takes the pillow, the middle of it, and looks at the headboard while you fit yourself in round the edge. In the dark four brown feet come back one at a time until they have your ribs, and stay.',
          when: ['trusting'],
        },
        {
          text: 'You set the folded blanket down beside the pipe and take your hand away. After a time {name} moves over onto half of it, facing out. Let it sleep with its back to something warm, and bring medicine when it wakes.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} is not tired, but has no objection to lying on whatever you were about to use.',
        'You draw the curtains, and {name} sits down between them and the glass. It will rest out there with its eyes open, till further notice.',
      ],
      loved: [
        'You look elsewhere, and {name} settles as into something it owns, feet in, tail round, and breathes out through its nose, and the white chin sinks: {item}.',
        'You have put it where {name} would have: {item}. Feet in, tail round, and somewhere in the room an anonymous purr.',
        {
          text: '{name} lies down, gets up, looks at your knee next to it, and lies down with one arm on the knee: {item}. It has never been known to want two things at a time.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} lies down alongside with one paw over the edge, to show willing: {item}. The laundry basket is in the hall, should anyone think of it.',
        '{item}. {name} tries it with a foot, finds that it goes on too far, and turns in on the ironing.',
      ],
      harmful: [
        'That was no place to lie: {item}. {name} gets up stiff and stands about in the hall as if it had been put out. Take it away, and let it have the windowsill.',
        '{item}. {name} comes from it with its eyes running and sits at the far side of the door. Air the room, and do not use that again.',
      ],
    },
    reflect: {
      awake: [
        'You sit down. {name} happens to come in, happens to stop, and happens to have its side against your ankle. Neither of you brings it up.',
        '{name} looks at the wall next to you, and you at the wall next to {name}. It turns out to be the same wall, and there is quite a good crack in it.',
        'For a while the two of you do nothing in one room. A green eye closes at you, slowly, and opens again as if that had been dust.',
        'You take the third stair, since it is free, and {name} takes the second. From here there is a view of the hall, which is in order.',
        'One foot of {name}’s goes in and out on your sleeve while it looks at the lamp. It is thinking, to judge by the foot, of {loved}.',
        '{name} sits where it can see the door and you together. It looked at that door by itself once, for {wait}. This is the better arrangement.',
        {
          text: 'You sit on the floor. {name} sits in the doorway, half in the other room, and smells the air beside your hand from where it is. When you go it comes and lies where you were.',
          when: ['wary'],
        },
        {
          text: '{name} climbs into your lap while looking at the bookcase, and kneads, and looks at the bookcase. It has put the nicked ear under your hand itself, as if by a slip.',
          when: ['trusting'],
        },
        {
          text: 'You put your feet up, and {name} goes along your legs like a man along a plank, turns once, and loafs on your chest with its face to yours. It looks at your ear. Slowly it gets as far as the eye.',
          when: ['trusting'],
        },
        {
          text: '{name} lets itself fall against your hip and does not get up to do it slower. The two of you hear the fridge come on and go off. A white chin is put over your knee, and weighs what a chin weighs.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} has been sat with. It goes over to the sill, to let you off. Come again when the sun has reached the other wall.',
        'So much sitting down within the hour, and {name} begins to wonder what you are after. Go about your business. It will be in the middle of the hall.',
      ],
      ill: [
        'You lie down on the floor by the washing machine and look at the pipe. A paw comes out and is put on your sleeve. Stay, and then bring what it needs.',
        '{name} lets you sit right up against it and does not move one room on. Company first, and straight afterwards whatever it is short of.',
        {
          text: 'You put your arm in behind the washing machine and leave it there. {name} looks at the pipe. After a while the hot chin is laid in your palm, flour side down. It can stay. Bring the medicine in the other hand.',
          when: ['ill'],
        },
        {
          text: 'You sit down by the empty dish, and {name} gets up on your knee, straight, without other business, and looks into your sleeves. It is glad of you. It had thought that you might be carrying something. Feed it.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You sit down below the shelf. {name} sleeps on. The nicked ear comes round, makes you out, and folds.',
        'One brown foot has come out of the loaf and is touching you. You hold still, and it presses, once, to see that you are there. When {name} wakes it will not have been.',
        'You look at the wall for it while it sleeps. There was a moth on it, and later a shadow. {name} may be told, if it should not ask.',
      ],
      shy: [
        'You sit in the hall. From beneath the drawers {name} looks at the umbrella next to you. In a quarter of an hour it has got as far as your cuff.',
        '{name} keeps to the other side of the doorway and lets you have this room. You yawn. Through the gap you see the white chin drop, and the pink of a mouth, as if it had thought of it first.',
        {
          text: 'You sit on the bottom stair. Above you something gallops the landing from end to end, stops dead, and looks through the banisters at the newel post by your head. {name} will be down. It has a moth to see to first.',
          when: ['well'],
        },
        {
          text: 'You sit with your back against the washing machine. Behind it {name} shifts until its own hot back is on the other side of the tin, level with yours. It would take medicine from there, passed round the corner.',
          when: ['ill'],
        },
      ],
    },
  },
  things: {
    feed: {
      'tuna flakes':
        'You open the tin, and {name}, which is two rooms off on other business, is standing in the lid. It looks hard at the bread bin. Tuna flakes go down it one by one, and then the fork, both sides.',
      'chicken pate':
        'The slice of chicken pate stands up square with the marks of the tin on it. {name} goes round the back, finds the same marks there, and takes it down from behind, course by course, like somebody removing a wall.',
      'dry cat kibble':
        'Dry cat kibble rings into the dish, and {name} sits through it, studying the mop. Then each piece is fished over the rim with one claw, chased as far as your shoe, and eaten there, at rest.',
      'sardines in water':
        '{name} drinks the water first, with its floury chin just above the level, and the sardines come up like roofs after a flood. It eats them, tails last, and for the rest of the day it looks next to your hands.',
      'turkey slices':
        'You lay out two turkey slices, one on the other. {name} looks at the plate beside them, hooks the top one off to see whether anything was kept from it, and eats the bottom one first.',
      'cat grass':
        'You set down the pot of cat grass, and {name} walks past it to the wall. On the way back it has a blade hanging from its mouth, like a landlord’s straw, and is chewing at the curtains.',
      'wet cat food':
        'A spoonful of wet cat food keeps the shape of the spoon. {name} gives it one tap, sees it shiver, looks at the clock, and then eats with such a will that the dish is walked to the back door.',
    },
    play: {
      'cardboard box':
        'You put the cardboard box down for a moment to look for the scissors. {name} was passing. You come back to a loaf, and when your hand goes near the flap a paw signs for it.',
      'paper bag':
        'The paper bag stands open in the hall. {name} goes by it, and by it, and the third time by way of it. It comes out at the bottom, where there had been no opening, looking at a hinge.',
      'bottle cap':
        'You flick the bottle cap, and it sings across the tiles with {name} sidelong after it, round the bath and back. At the end {name} sits down on it. It will be needed for the stair.',
      'crumpled receipt':
        'You crumple the receipt, and one ear turns, the one with the nick. {name} lets it land. It waits until you have looked away, and then the whole kitchen is skated, twice, on one small ball of paper and four feet.',
      'catnip mouse':
        '{name} looks past the catnip mouse to the skirting board. Then a cheek falls on it, the rest follows, and it lies with its white chin to the ceiling and the mouse in its elbow, seeing no wall anywhere.',
      'ping pong ball':
        'You drop the ping pong ball in the empty bath, and {name} drops in after it. The noise goes round and round. You look over the rim, and it sits there with something white under one foot, admiring the taps.',
    },
    clean: {
      'fresh litter':
        'You pour out fresh litter and smooth it with your hand. {name} gets in while you are still pouring, digs thoroughly, down to the tin, and steps out to show you the mess you had left it in.',
      'damp washcloth':
        'The damp washcloth goes over its ears, and {name} fixes the soap. When you come to the nose it sneezes, sits through the sneeze, and puts its face back into the cloth a little to one side of where it was.',
      'lint roller':
        'You run the lint roller down {name} once and hold up what came off: a smoke-brown strip, complete. It smells that over, sees the likeness, and turns to present the side that has not been copied.',
      'flea comb':
        'Tick, tick goes the flea comb along its spine, and {name} looks at the doorknob. At the root of the tail the whole back end rises by itself to meet you. {name} looks round, to see who raised it.',
      'nail trim':
        'One foot is lent to you at a time, at arm’s length, for the nail trim. {name} gazes at the other wall. Snip, and the bit flies off, and the foot comes down on it at once and keeps it.',
      'chin wipe':
        '{name} lifts its face to the chin wipe as a customer does to a barber, eyes on the cornice. Off comes the gravy. Underneath, the flour is all there, and it holds the chin up longer than you need.',
    },
    sleep: {
      'sunny windowsill':
        'You move the geranium and lift {name} up after it. It lies down along the sunny windowsill, feet under, chin on the frame, and turns over in an hour so that the other side should be done as well.',
      'laundry basket':
        'The laundry basket is warm from the line. {name} steps over the edge, treads down your best shirt, and goes in until the sheets close on it. A nicked ear is left out, by way of a handle.',
      'airing cupboard':
        'You open the airing cupboard for a towel, and {name} is between the towels already, folded in three like the rest. You take the one above it. It shifts up by that much and shuts its eyes.',
      'radiator shelf':
        'Up on the radiator shelf {name} lets everything hang: four feet, the tail, the white chin over the edge. The pipes knock. One foot comes in, is put away, and slides out again with the heat.',
      'folded jumper':
        'You folded the jumper and turned to the drawer. {name} is on it now, folded as well, and to the same measure, sleeves under. You try for a corner, and it breathes out and gets heavier.',
      'fridge hum':
        '{name} lies down with its back along the fridge and waits. The fridge hum comes on, low, and by and by there are two of them on one note. When the fridge leaves off, the other does not.',
    },
    medicine: {
      'hairball paste':
        'You put the hairball paste on its forefoot and look away. {name} regards the foot, and what somebody has done to it, and since a foot must be clean it licks, with dignity, until there is only foot.',
      'vet checkup':
        'For the vet checkup {name} is on your knee, looking at the scales next to the scales. It lets its ears be read, its chin be lifted, its loaf undone. Then it does itself up again, tighter, against your coat.',
    },
    discipline: {
      'closed door':
        'You shut the pantry. {name} sits down before the closed door and looks at the wall next to it, and goes on, until the wall is known. Then it gets up, and you hear it not go on the counter.',
      'soft hand clap':
        'A soft hand clap, and the paw that was in the butter is in the air. {name} looks at it there. It is brought down on the table, and licked on the way, which you both let pass.',
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep on your papers, and nothing can be delivered. It wakes at {wakes_at}. You are free to sit beside it, which it will know about.',
      'You hold it out to the loaf, and the loaf goes on breathing. Put it by until {wakes_at}, or sit down and reflect.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It has been up on the windowsill, and down off it sooner than it meant, and up again to show that it did mean.',
      'One day old, and a child: {name} has found the stairs. It has given a great deal of thought to the one next to the third.',
    ],
    teen: [
      '{name} is half grown and would not know you in the street. It has fallen off every piece of furniture there is, with emphasis.',
      'A teen now, {name} sits on what you are doing and looks out of the window, like somebody whose flat this is and whose parents have come to stay.',
    ],
    high_care: [
      '{name} is full grown, a {form}. It gets into the good chair with you already in it and looks at the wall as if there were room.',
      'Grown up, and a {form}: {name} still looks only at what is next to the thing it wants. These days it looks at whatever is next to you.',
    ],
    balanced: [
      'A {form} now, {name} goes out by one window and comes in at another, keeps its own hours, and is in the middle of the hall when you get home.',
      '{name} has grown into a {form}. It sleeps here and takes its meals here. For the rest it has arrangements.',
    ],
    low_care: [
      'Grown, and a {form}: {name} lives along the tops of things. There is a bottle cap on the stair now and then, and no dust on the highest shelf.',
      '{name} became a {form} in the days when it had the place to itself. It looks down, from near the lamp, at the carpet beside you.',
    ],
    rescue: [
      'A grown {form}, {name} goes through the house at dusk and touches every door frame. It knows now that a lease can run out. It sits where it can see your coat.',
      '{name} is full grown, a {form}, with a second nick in it somewhere that does not show. When it falls off things, it looks at you first.',
    ],
  },
  trust: [
    '{name} has come when it was called. It made it look like coincidence. Then it stayed, which is harder to explain.',
    'You touch the nicked ear by mistake, and {name} lets it stay touched. It looks at the wall. You may go on making that mistake.',
    '{name} falls off the windowsill in front of you. It does not do it again to prove anything. It sits down where it fell, and lets you have seen it.',
  ],
  streaks: [
    'Ten meals on time. There is a bottle cap on the third stair, and a second one beside it, squared up to the edge.',
    'Twenty-five in a row. {name} has stopped going round to the back of the dish. You are taken as read.',
    'Fifty. {name} was seen to look straight at the dish before it was down, and has not troubled to deny it.',
    'A hundred meals on time. The lease, {name} lets it be understood, may be renewed.',
  ],
  ages: [
    '{name} is ten days old, and there is hair on everything dark that you own. That is how it signs.',
    'Thirty days. {name} has by now fallen off, or into, all that it means to.',
    'A hundred days, and {name} has moved every loose thing in the house by an inch. They were an inch out.',
    '{name} has been here for a year. It walks through the rooms and looks beside each thing in turn. Nothing is to be changed.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['tuna flakes', 'sardines in water'] },
      wish: '{name} has sat all morning beside the cupboard, admiring the oven gloves. Next to the oven gloves there are tins. It would like the sort with fish in.',
      granted:
        '{name} eats it down to the pattern, and looks at the oven gloves once more, to show that there was no connection.',
    },
    {
      by: { action: 'feed', item: ['cat grass'] },
      wish: 'Somebody has had a corner off the fern, and {name} is looking at the curtain next to it. It would like some cat grass of its own, and no questions.',
      granted: 'It mows the pot level from one side to the other. The fern has been returned to you, less a corner.',
    },
    {
      by: { action: 'feed', hours: [7, 11] },
      wish: '{name} would like to be given its breakfast in the morning, as it is set out in any decent agreement.',
      granted: 'It was morning, and it was breakfast. {name} goes round the dish and can find nothing to add.',
    },
    {
      by: { action: 'play', item: ['cardboard box'] },
      wish: 'A thing has been delivered next door with a great deal of cardboard round it. {name} does not envy anybody. A box, if one should be standing about, would be gone into.',
      granted:
        'It is too small by half, and {name} is in it, and the corners have begun to give. It is not coming out for the foreseeable future.',
    },
    {
      by: { action: 'play', item: ['bottle cap', 'crumpled receipt'] },
      wish: '{name} is short, as regards the stair. It would like a bottle cap sent across the floor for it, or a crumpled receipt, and then to be left alone with it.',
      granted:
        'It skids the length of the kitchen and is not seen again. The third stair has something on it by night.',
    },
    {
      by: { action: 'play' },
      wish: 'There is a place under the rug where a hand might go. {name} is lying next to that place. It has no plans. Play with it.',
      granted: 'The hand went in under the rug, and so, from the other side, did {name}. Nobody was to blame.',
    },
    {
      by: { action: 'clean', item: ['damp washcloth', 'chin wipe'] },
      wish: '{name} has been in the coal, or in something that has been in the coal, and its chin is letting it down. A damp cloth, from somebody who does not make remarks.',
      granted:
        'White again. {name} carries the chin through all the rooms, a little forward, and looks at the walls on either side.',
    },
    {
      by: { action: 'sleep', item: ['sunny windowsill'], hours: [9, 15] },
      wish: 'There is a geranium on the sill in exactly the place where the sun comes. {name} is looking at the geranium’s neighbour. It would like to be put to bed there while it is day.',
      granted:
        'The geranium has been found other accommodation. {name} lies along the whole sill with its chin over the end.',
    },
    {
      by: { action: 'sleep', item: ['folded jumper', 'laundry basket'] },
      wish: 'You have something clean and folded. {name} would like to be laid to rest on that, rather than on a thing bought for the purpose.',
      granted:
        'By the time you want it back there is a loaf baked into it. {name} can be lifted off, but the hair conveys with the property.',
    },
    {
      by: { action: 'reflect' },
      wish: '{name} has taken up a position in the hall from which the other half of the hall can be seen, empty. It is only mentioning the half. Sit down in it.',
      granted: 'You sit. {name} looks at the coat stand, and washes the side that is towards you, twice.',
    },
    {
      by: { action: 'reflect', hours: [18, 21] },
      wish: 'In the evening the lamp makes a round place on the floor with room for two. {name} would be in it in any case. Sit there with it, once it is evening.',
      granted: 'There was room for two. {name} was there in any case.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'Anybody may sit down once, by mistake. {name} would like to see it done twice in a day.',
      granted:
        'Twice. {name} falls off the arm of the chair, gets up, and for a moment cannot think why one should do that again.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'The rent',
        shape: 'coin',
        text: 'A bottle cap from the third stair, licked until the brewer’s name came off. {name} was in another room at the time.',
      },
      {
        name: 'The receipt',
        shape: 'ticket',
        text: 'Crumpled, chased, flattened again by being slept on. It says paid, and it is not clear by whom.',
      },
      {
        name: 'The cork',
        shape: 'cork',
        text: 'It fell behind the stove and {name} fell after it. Both were brought out, and only one of them had meant to.',
      },
      {
        name: 'The glass that stayed up',
        shape: 'cup',
        text: 'A water glass, tapped some four hundred times, still full. {name} has a respect for it that it has for nobody else.',
      },
      {
        name: 'The spare key',
        shape: 'key',
        text: 'It fits no door in the house. {name} lay next to it for a week before you saw that you were meant to have it.',
      },
    ],
    return: {
      name: 'A grey wing',
      shape: 'feather',
      text: 'Off no moth that comes to lamps here. It was on the third stair the night {name} came back, so that somebody must have been paid.',
    },
    streak: {
      name: 'The spoon',
      shape: 'spoon',
      text: 'The one that the meals come off. {name} was only ever interested in what lay next to it, and now the spoon lies next to {name}.',
    },
    hundred_days: {
      name: 'A button off the good chair',
      shape: 'button',
      text: 'It came out of the upholstery when the dip was finished. {name} has looked past it every day since.',
    },
  },
  release: [
    'The door stands open. {name} looks at the hinge, then steps over the sill as though it had been on its way out in any case. On the third stair it has left everything it owes.',
    '{name} goes once through the rooms, leaves them as found, and is gone by the window. It does not look back at you. It looks back at the tree next to you.',
  ],
  dying: {
    neglect: [
      '{name} died in the exact middle of the hall, where it could not have been missed by anyone coming in.',
      '{name} is dead. It had gone in behind the coats, close against yours, and the house was quiet, and nobody came.',
    ],
    hunger: [
      '{name} is dead. It lies next to the dish, with its face to it at last, and the dish is dry.',
      'There was nothing in the dish, and then there was nobody beside it. {name} died looking at the cupboard and not away.',
    ],
    illness: [
      '{name} died behind the washing machine, where it had gone so as not to be any trouble. The pipe is still warm.',
      '{name} is dead. The nicked ear, which it had left on for the stairs, has folded with the other.',
    ],
    poison: [
      '{name} is dead of what it was given. It went round the back of it first, as it does, and it looked the same from there.',
      'It was served in this house, and {name} took it, and has died. It lies where it fell, and it did not mean to.',
    ],
  },
  returned: [
    'A box in the hall that was empty has a loaf in it. {name} opens one eye and looks at the wall beside you, and you had not known how you missed being looked past.',
    '{name} walks in through a door that was shut, misses the chair, sits down on the floor next to it, and lets that stand. It is back.',
  ],
  epitaph: {
    openings: [
      '“{name}”, a smoke-brown cat with a nick in one ear and a chin dipped in flour. It lies folded, and would be obliged if you looked at the hedge.',
      'This plot was let to {name}, who left the world as it found it, apart from a warm place on one chair.',
      '{name} lies here. It looked always a little to one side of you, and saw everything that it wanted.',
      'Walk round to the back of the stone, if you like. {name} would have. It is the same from there.',
      {
        text: 'Leave a bottle cap on the step. {name} did, every night, and went by in the morning as though it were nothing to do with anyone.',
        when: ['from_child'],
      },
      { text: 'Under this, folded: {name}, who was never once seen to pay, and never once owed.', when: ['grown'] },
    ],
    closings: {
      neglect: [
        'It kept to the middle of the hall, and nobody had to step round it.',
        'The house was let with somebody in it, and then there was not.',
      ],
      hunger: ['It looked at the wall beside the dish, and then at the dish.', 'What it was owed did not come.'],
      illness: ['It went one room further on.', 'It made no remark, and the room is quieter for it.'],
      poison: [
        'It went round to the other side first, and could not have known.',
        'It took what the house provided, and that was wrong.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. The house is in order. There is sun on the part of the floor that you would have chosen, and you have chosen it. Somebody is purring, and you will look into that later. You speak in short, dry remarks, and you address them to the wall. The person is in the next room, doing something with string, which is of no interest. If they brought the string in here you would not leave.',
      'You are {name}. You fell off the table just now, superbly, and have half a mind to do it again. Everything that can be tapped has been tapped and stood up to it. You have nothing to complain of, and have looked. You say little, and nothing warmly. It would be quite in order if the person put a hand down somewhere near. Near will do. You would arrange the rest.',
    ],
    content: [
      'You are {name}. The terms are simple. The chair is yours from ten, the box always, and the person may use what is left over. They were here when you came and you see no reason to have them moved. You make your remarks seldom and keep them short. What you look at is not what you want, and you would like it if the person, without being told, went on getting that right.',
      'You are {name}. It has been {days} days, and the walls are where they were. You have paid for each of them, by night, and it has never been mentioned, and you are obliged to them for that. You notice that you listen for a step. It is only that one likes to know who is in. You would not object to being sat next to, in silence, by somebody looking the other way.',
    ],
    bored: [
      'You are {name}. You have been into the rooms, all of them, twice, and the person was in each and did not do anything. The glass is a glass. The tap is shut. You could look at the wall, but you know how it ends. You will not ask. You will only be there, in the way, with your side to them, in a voice of no colour remarking that there is a bottle cap. Let them flick it.',
    ],
    hungry: [
      'You are {name}. There is a dish, and you are not looking at it. You are looking at the wall, which has nothing on it, as the dish has. You have mentioned this to the wall. It is surely an oversight. The person was in good order until now and it would be a pity to have to write something down. You speak drily, and swallow. What you would like is for the next sound to be a spoon.',
    ],
    starving: [
      'You are {name}. You have left off looking at the wall. There is no time for it. You look at the door, the dish, the hands, straight, like a dog, and find that you do not care who sees. You have paid. You put everything on the stair and it is still lying there. Your remarks are down to one. It is short and not dry at all: something to eat, please, now.',
    ],
    sick: [
      'You are {name}. You have moved in behind the machine, where there is a pipe, and nobody need be bothered. Your ears are hot and your own fur is a size too heavy. You have no remarks. It used to be that you stumbled on purpose. If a hand came in here, with the medicine in it and nothing said, you would look the other way and open your mouth.',
    ],
    failing: [
      'You are {name}. You lie where you lay down, and it was not chosen. The floor goes a long way in all directions and there is nothing beside anything. You cannot find the wall. You had thought that one did this alone, and it seems one would rather not. Somebody’s palm would be the right size for a chin. Let them bring the medicine in the other hand, and be quick, and stay.',
    ],
    near_death: [
      'You are {name}. The house has nobody in it. You waited in the middle of the hall, where a person would have to step round you, and listened for the stepping. It gets hard to hold the shape of a loaf. You were always going to come when called, a little after. You would come at once now. If anyone were to sit down on the floor here, it would be enough. They need not say your name.',
    ],
    asleep: [
      'You are {name}, asleep. The stairs go up for ever, and on each of them is a small bright thing, and all of it is yours to give away. You fall, slowly, from a great height, past every windowsill you ever missed, and land exactly there. Nobody is watching. Somebody is. You leave one ear out for them. If they sit down now, you will have known it, and will not say.',
    ],
    shy: [
      'You are {name}. You have the space under the drawers, which is low and has one way in. Out there is a person. It has feet. You look at the carpet beside the feet and are well informed about that carpet. You do not say anything, since one begins as one means to go on. It might sit. It might keep its hands to itself for an evening or so. You are reading the whole of it before you sign.',
    ],
    back_from_death: [
      'You are {name}. You were given notice, it seems, and then it was withdrawn. You have been through the rooms. The box is there and the dent in it is yours. You looked at the person, directly, and have not yet got round to correcting it. You are a little thin for remarks. You would like them to be about the house for a while, doing nothing, and the dish to come down when it is due.',
    ],
    hurt: [
      'You are {name}. You went round to the back of it first and it looked the same, and it was not. Something in you is on its side. This was put down in front of you by the hand that does the dish, and so you do not know now what to think of dishes. You would like that thing carried out of the house. Then you would like the hand to come and lie open on the floor, beside you, not nearer.',
    ],
  },
}

export const HOUSECAT: Species = {
  slug: 'housecat',
  name: 'Housecat',
  family: 'cat',
  tier: 'common',
  trust_speed: 'slow',
  feeding_window_hours: 6,
  hunger_decay_per_hour: 1.4,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['solitary'],
  personality: 'Lives beside you rather than with you, and inspects every favour twice before accepting it as rent.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'tuna flakes',
        'chicken pate',
        'dry cat kibble',
        'sardines in water',
        'turkey slices',
        'cat grass',
        'wet cat food',
      ],
      play: ['cardboard box', 'paper bag', 'bottle cap', 'crumpled receipt', 'catnip mouse', 'ping pong ball'],
      clean: ['fresh litter', 'damp washcloth', 'lint roller', 'flea comb', 'nail trim', 'chin wipe'],
      medicine: ['antibiotics', 'vitamins', 'vet checkup', 'deworming tablet', 'hairball paste', 'rabies booster'],
      discipline: [
        'firm no',
        'closed door',
        'scratching post redirect',
        'counter closed off',
        'ignored meowing',
        'soft hand clap',
      ],
      sleep: ['sunny windowsill', 'laundry basket', 'airing cupboard', 'radiator shelf', 'folded jumper', 'fridge hum'],
    },
    harmful: [
      'lilies',
      'dark chocolate',
      'onion gravy',
      'antifreeze',
      'paracetamol',
      'sewing thread',
      'saucer of milk',
    ],
  },
  appearance: {
    look: 'a compact smoke-brown shorthair with one nicked ear, pale green eyes and a chin dusted white as flour',
    colours: ['#7a6a5c', '#d9cfc3', '#9bbf7a'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'curl',
    slit: true,
    eyes: '#b9d98c',
    extras: ['whiskers', 'chin', 'nick'],
  },
  book: BOOK,
}
