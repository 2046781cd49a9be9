/**
 * The Tuxedo wants everything to be as announced. It fears being kept waiting in front of people, and gravy.
 * Three odd facts. It was late once, before it was born: the black set out from the spine and did not reach the chest and
 * the paws in time, which is how it comes by the shirt front and the gloves; it has not been late since. It announces
 * eleven in the morning, every day, and nothing has ever happened at eleven; it is ready if it should. In the middle of
 * the white bib there is one black hair, which it knows about, and sits so that it does not show.
 * It hoards minutes: those it has saved on the way somewhere are kept, and now and then it spends one on you. Its body is
 * upright, glossy, gloved; a bow before any descent; a tail that could be ruled with. It dines, and steps back for the
 * plate to be removed. It sleeps sitting, chin on shirt front, like a guest at the opera. It sulks by flawless service.
 * It trusts quickly, by the glove: a hand, then a wrist, and at last both gloves off, which is to say claws in and toes
 * spread, making a muddle of a blanket. It never runs where it can be seen, never mentions a spill, never sits down first.
 * Its keeper is the house it has the honour to be attached to, and somewhat unpunctual.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg opens along a straight line. {name} steps out over it in white gloves, looks for somebody to announce it, and, since there is nobody, inclines its head.',
    'There is a small cough inside the shell, and then a pause, to let you get ready. {name} comes out dressed.',
  ],
  looks: {
    thriving: [
      '{name} has a train to meet, it would seem, and meets it, on the rug by the hearth. Nothing comes in. It comes in on the dot. It is seen out, with every sign of satisfaction, and the next looked up.',
      'At what it holds to be the proper moment {name} knocks one peg off the table. It listens to it land. It consults nothing, waits, and knocks off the next. You could set a watch by it, and you do.',
      {
        text: '{name} announces something in the doorway, and you get up. It conducts you by way of the stairs and the scullery to the chair that you were sitting in, and waits for you to be seated. You have had your exercise.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is inspecting the staff, which is to say the brooms. There is a thread on one. At the end of the row you have taken up a place yourself, for fun. It looks you over, and finds nothing to correct.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is in excellent humour. It bows to the clock, and to the stairs, before descending them. You come up as it comes down, and it moves to the wall, and looks straight ahead until you are past.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} has noticed its gloves. It lifts a front one, and another, and then learns that there are more behind. It tries to hold all of them up at once, to show you, and sits down on its tailcoat.',
        when: ['baby'],
      },
      {
        text: '{name} is going its rounds in high good humour, tail up. Pantry, noted. Stairs, noted. It arrives at you, and halts, and the gloves are put side by side. You seem to have been given a regular stop, of half a minute.',
        when: ['warming'],
      },
      {
        text: '{name} is conducting the kettle, the tap and the clock, with its tail, and they have never kept better time. You come in on the wrong beat. It lowers the tail, and waits for latecomers to be seated, at the back.',
        when: ['wary'],
      },
      'It is {days} days since {name} took up its position here. It has allowed itself, in honour of the date, a small roll on the carpet, shirt front uppermost.',
      {
        text: '{name} meets you at the door, takes its place a step behind and to the left, and for the length of the dark passage lets its tail lie along your hand like a cane.',
        when: ['trusting'],
      },
      {
        text: '{name} offers you its glove at the foot of the carpet. You take it, and are led once up the room and once down, in something like three four, and at the window you are turned, and dipped, a very little.',
        when: ['trusting'],
      },
      {
        text: 'At eleven {name} announces you. You come in with the coal, and there it is beside the door, upright and shining, and gives out your name to the chairs. Nothing has ever happened at eleven before.',
        when: ['trusting'],
      },
    ],
    content: [
      'A picture hangs crooked, by a hair, and {name} has seen it. It sits below with its head at the same angle, bib and all, until somebody should notice. You put it straight. The head comes upright with it.',
      '{name} is out of the door, and in at it, and out. It is testing how long you take to open. There is no hurry, it merely likes to know. A glove is wiped on the mat each time.',
      {
        text: 'What {name} has down for the present, on its private timetable, is you. It sits opposite, bib smooth, gloves together, seeing to that. It expects to be some time, and nobody is to be let in.',
        when: ['trusting'],
      },
      {
        text: '{name} goes by along the far side of the hall, bib to the wall, like one who has an appointment with somebody else. At the corner it looks at the clock. You are in the corridor out of hours.',
        when: ['wary'],
      },
      '{name} has a minute in hand, and is spending it in the doorway, thinking of {loved}. Now it is over. It straightens its bib.',
      {
        text: 'You sit down with your tea. {name} removes its gloves, which is to say that it spreads its toes on your knee, and makes a shocking muddle of the blanket where nobody from outside could see.',
        when: ['trusting'],
      },
    ],
    curious: [
      'A parcel has come. {name} walks round it with its gloves behind it, so far as a cat can, and reads the label through once with its nose and once more for the spelling.',
      'The second hand has stopped on your wrist. {name} looks at it, then at you, then very slowly puts an ear to the glass.',
      'Under the door there is a shadow with two feet in it. {name} rises, smooths its front, and stations itself on the side where the handle is.',
    ],
    bored: [
      'All the pens are parallel. {name} has put one crooked, gone out, come in again and discovered it. It did not help. It would be obliged for a game.',
      '{name} stands by the gramophone, looking into the horn. There is an hour set down here for amusements, and nobody has called. Play with it.',
      'The afternoon has been announced to an empty room, both halves of it. {name} rests its chin on the fender, bib and all. A little play, if it could be arranged.',
      {
        text: '{name} has taken its chair out into the passage and sits facing the hooks. A coat fell, and it did not go to see who it was. Ask it for the pleasure of one game, in so many words.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} is seated before an empty plate, tail ruled straight behind it, gloves side by side. One whisker has begun to rise. Its meal is due. There is still time to stop the whisker.',
      '“Dinner,” announces {name} from the doorway, and stands aside to let it be carried in. Nothing is carried in. It announces it again, exactly as before. Its meal is due. Kindly take your cue.',
      {
        text: '{name} sits down on what you are doing and draws back your cuff with one glove, until your watch shows. It is only a reminder, between people who understand each other. Its meal is due.',
        when: ['trusting'],
      },
      {
        text: 'It has been {hours} hours, and {name} has gone to stand in the hall, like a caller who was told that somebody would be down shortly. It has been told so before. Its meal is due. Serve it now.',
        when: ['wary'],
      },
      {
        text: '{name} sits by the dish, all bib and gloves, dressed for something. It has no idea for what, or when, or who is giving it. You are. Its meal is due, so feed it now.',
        when: ['baby'],
      },
    ],
    hungry: [
      '{name} stands at its place with its gloves together. It does not look at the clock. It has merely sat down where, if you look at it, you see the clock. Serve the meal.',
      'A cough, at your elbow. {name} regrets to disturb you. It is the matter of the table, which has been laid for some while, and at which nothing is being eaten. Feed it, please.',
      'Twice {name} has gone to the kitchen door and come back to say, with its whiskers, that there seems to be a delay. It is time that it dined.',
      {
        text: '{name} stands outside the dining room with its eyes on the doorknob. It would not presume. It has merely brought its own napkin, in its teeth, and put it on the mat, square to the wall. Serve it out there.',
        when: ['wary'],
      },
      {
        text: 'The napkin hangs from its nail by the kitchen, and {name} stands below, not asking. Its eyes go to the napkin, and to a place a foot above your head. You could serve now, and go out by the other door.',
        when: ['wary'],
      },
      {
        text: 'A white glove is laid on your wrist and turns it over, watch side up. {name} looks at the dial, and then at you, with every confidence. It would like to be fed.',
        when: ['trusting'],
      },
      {
        text: '{name} gets up on your desk, takes the pen from your hand with both gloves, lays it parallel, and sits on the page with its bib to you. One may write after dinner. It would like to be fed.',
        when: ['trusting'],
      },
    ],
    starving: [
      '{name} sits at a table with nothing on it. The bib has slipped to one side in {hours} hours, and the black hair shows, and it does not turn away. Bring food at once.',
      '{name} rises when you come in, as it must, and has to put a glove on the table leg. Nothing has been served for {hours} hours. Never mind the plate. Feed it.',
      'One place, laid, with nothing on it. {name} has lain down across the cloth, creases and all, and does not get up for you. Food, now, whatever there is.',
      {
        text: 'It attempts to bow to you and remains down there, gloves apart, chin on the boards. There has been no dinner for {hours} hours. Soup, from the spoon, and its medicine with it.',
        when: ['weak'],
      },
      {
        text: '{name} has rung for dinner, with the whole arm of the bell pull, and it has come down, plaster and all. It stands in the dust, brushed, on its feet, and does not look at you. Serve something now, and apologise to the bell.',
        when: ['wary', 'well'],
      },
      {
        text: 'You find {name} under the sideboard with its face to the wall. It would not be seen with its bib like that, after {hours} hours. Broth in a saucer, medicine in another, and turn your back.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      '{name} is at its post by the clock, leaning on it very slightly. It asks that this should not be noticed. A dose of something, perhaps, or the evening off.',
      'It bowed before jumping down, and then did not jump. {name} is a little tired, that is all. Let it rest, or give it something to strengthen it.',
      {
        text: '{name} is in excellent spirits, and conveys them to you sitting down, which it never does first. One glove beats time on the chair arm and grows slower. A tonic, and an early night.',
        when: ['glad'],
      },
    ],
    dirty: [
      'There has been gravy. {name} has held a napkin to its shirt front since it happened, and will not lower it until you have fetched the sponge. Please wash it.',
      'The gloves are grey. {name} has withdrawn behind the curtain and passes out a note, as it were, with the tip of its tail: a wash, and discretion.',
    ],
    sick: [
      'It struck eleven, and {name} did not announce it. It is behind the screen with its bib unwashed and its nose hot. Medicine, please, directly.',
      '{name} begs to be excused. It begs it of the fire screen, at which it has been looking for some time. It is not well. Give it medicine.',
      'It bowed when you came in, from the rug, lying down. One glove is turned under, and the breath comes in quick, untidy strokes, with no time to them. {name} should have medicine soon.',
      {
        text: '{name} asks you not to look, by holding one hot glove before its face. The glove shakes. Look at the fire, then, and hold the medicine out to the side, at the height of a tray.',
        when: ['wary'],
      },
      {
        text: 'The clock has struck, and {name} did not go and see about it. It lies under the hall table with its bib on the floor, and because you have come in it tries to rise. Beg it not to. Bring medicine.',
        when: ['wary'],
      },
    ],
    failing: [
      '{name} lies full length on the hearth, as it would never lie, with the one black hair on its shirt for anyone to see. Medicine, this minute.',
      'You set down the clock beside it, and {name} moves one glove until it touches the case. Give it medicine now. Do not let it lose the beat.',
      {
        text: 'There is a spill on its shirt, and it has let you see it. {name} has nothing left to be correct with. Give it medicine at once, and straighten the bib for it, quickly, with one finger, and then leave the finger there.',
        when: ['wary'],
      },
    ],
    near_death: [
      'You were expected {hours} hours ago. {name} has kept the appointment, at the window, on its feet as long as it could. Sit down beside it now.',
      '{name} had its last minute put by, and is spending it looking at the door. Be in time for that. Sit with it now.',
      'Someone should come to the door and give a name. For {hours} hours nobody has. {name} lies on the doorsill in its gloves, in case. Come in, and stay with it.',
      {
        text: 'The stroke of eleven is over, and {name} still stands with its gloves together, looking at the door it has announced. So it has stood {hours} hours, in the best of health. Come through that door, and take the other chair, and stay.',
        when: ['wary', 'well'],
      },
      {
        text: 'For {hours} hours nobody has been shown in. {name} has let itself down beside the clock with a glove on the case, to feel it go. Sit on its other side, softly, with medicine, and let it hear your watch.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      '{name} sleeps bolt upright with its chin on its shirt front, as at the third act. It wakes a little for the applause, which is the fire, and sinks again.',
      'Asleep, and punctual in it. {name} breathes in on the tick and out on the tock. You stop the clock to wind it, and a glove is raised, and the breath waits for you.',
      'In its sleep one glove is raised, and turned, and lowered. {name} is showing somebody to a very good table. You shift in your chair, and it is drawn out for you.',
      {
        text: '{name} sleeps on its feet behind the long-case clock, bib to the wall, so that nobody should see the shirt by night. A board speaks under you, and the tail comes to attention.',
        when: ['wary'],
      },
      {
        text: 'In the hall chair, where callers wait, sits {name}, asleep, its gloves on its knees, like somebody who has not been asked up. You go by in your socks. One whisker is raised at you, and then, gradually, is not.',
        when: ['wary'],
      },
      {
        text: '{name} has gone to sleep beside you upright, and has been tilting since the half hour. At the quarter it arrives, cheek on your sleeve, with its gloves still folded.',
        when: ['trusting'],
      },
      {
        text: '{name} lies on its back. That should be seen, and there is only you to see it: the bib open, one black hair standing in it like a pin, four gloves let fall anyhow, and a small untidy snore, on the beat.',
        when: ['trusting'],
      },
      {
        text: 'It sleeps without sitting up, and its breath comes in before the tick and goes out after the tock. {name} has left one glove under your coat, which hung there. Keep the clock going. At its waking, medicine, to the second.',
        when: ['ill'],
      },
      {
        text: '{name} is asleep with its gloves off, claws in, toes spread, making a muddle of your blanket. The tail has a bend in it. It relies on you to have seen nothing.',
        when: ['trusting'],
      },
    ],
    asleep_in_danger: [
      'The clock goes on, and {name} has dropped a breath behind it, and now another. Sit by it now and keep the time. It wakes at {wakes_at}.',
      '{name} has fallen asleep lying down, shirt front to the boards. Nobody of its standing does so lightly. Reflect beside it now, and be punctual at {wakes_at}, when it wakes.',
      {
        text: 'It has gone to sleep at table, opposite an empty plate, with its gloves on either side. Sit across from {name} now, and serve it at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      'There is a pair of white gloves under the long curtain, side by side, and {name} is understood not to be in them. It is not at home. Sit down, as people do in a hall, and let it see you wait.',
      '{name} keeps to the inside of the wardrobe, between your good jacket and the other one, black on black, so that there is just a bib hanging there. Sit down by the open door until it cares to step out.',
      {
        text: '{name} is behind the umbrella stand, in full evening dress, and does not receive. You have not been introduced. One white glove is showing. Sit down at a proper distance, and wait until it has looked at you.',
        when: ['baby'],
      },
      {
        text: '{name} is new, and fully dressed, and nobody has come for it. It stands in the corner of the basket, holding its tail as straight as it can. Sit with it now, and be the one it was dressed for.',
        when: ['baby'],
      },
      'In its book there stands an entry, {wait}, and against it, in the margin, your initial. {name} is perfectly civil. Sit down with it a while, and let it turn the page.',
    ],
    back_from_death: [
      '{name} has returned from wherever it was, and apologises for the hour. It was detained. Stay in the house with it, and let the next meal be to the minute.',
      'All its saved minutes are gone. {name} has looked, and it must have spent them coming back. Sit by it, and be on time with its dinner, so that it can start again.',
    ],
    old: [
      'There is white in the black, now, and {name} has stopped turning its left side away. Among so many it does not show, the one on the shirt.',
      '{name} takes the mantelpiece in two stages, and sits out the middle one with the clock, like two old ushers who have seen all the plays.',
      'For {days} days it has announced eleven, and nothing came. {name} thinks nowadays that perhaps it was you, and that you came at other times.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        'The plate comes down as {name} comes in, and neither has to wait for the other. It eats all of it and dabs at its bib. Next on the list is to sit beside the plate. That goes off well too.',
        '{name} takes its place, gloves together, eats from left to right, and ends exactly where the plate does. There is a small pause, such as one leaves for applause. Then it clears its throat, and walks off along a straight line.',
        {
          text: '{name} dines, and steps back for the plate to be taken. That was {streak} on time without a break. It spreads its toes, which is to say it takes off a glove, and lays the bare paw on your wrist.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats to the last morsel, sees to its bib, and bows to the plate. Then it does something that was not announced. It lies down on your feet, and lets its next engagement go by without it.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'You set down the plate as {name} comes round the door. It has finished as you sit, and you turn your page as it jumps up. It took long to get the house to run like this. It permits itself a purr.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} eats all of it, and gets some on its bib. It looks down at that. It has never had a spot before, it has never had a bib before. It sits very upright, in case someone comes about it.',
          when: ['baby'],
        },
        {
          text: '{name} eats it up and sits down by the plate, in gloves that are too large for it. So far it has had {streak} on time. And what is next? It looks at you. It would so like a list.',
          when: ['baby'],
        },
        {
          text: '{name} dines with its back to the wall and leaves the plate clean. On its way out it inclines its head to you, as one does to staff sent by an agency, who may not be sent again.',
          when: ['wary', 'from_child'],
        },
        {
          text: '{name} eats up, looks at the clock, looks at you, and finds that you agree. It leans forward and straightens your shoelace, with one white glove. It likes the people here to be properly turned out.',
          when: ['warming'],
        },
        {
          text: 'You are drawn by the cuff to the chair opposite, and {name} will not begin before you have sat. It dines with its bib open, and when a drop falls it lets you be the one to put a foot on it.',
          when: ['trusting'],
        },
        {
          text: '{name} has laid for two. It waits, one glove on your cuff, until you have shaken out your napkin, and then it dines with such relish that its own is over one ear, and neither of you refers to it.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'On the stroke you enter with the dish, and {name} escorts it from the door, half a pace behind, tail plumb. At the table it turns and bows to you, not to the dish, and a purr escapes at the collar.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'It cannot stand for the bow, so it makes it with one glove. You sit on the floor and serve, and {name} leans its bib against your knee, creasing it, and takes the fish from your fork as it would from nobody’s.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'To the minute again, and that is {streak} sittings without a fault. {name} has drawn out your chair with one glove. You had better sit.',
        '{name} looks from the plate to the clock to you and can detect no difference between the three. It has come to {streak}.',
        'After {streak} on time it no longer stands at the kitchen door to receive you. It has left it on the latch.',
        {
          text: 'You come in on the stroke, for the time that makes {streak}, and {name} is seated. It has sat down first. It looks at you over the cloth with such confidence that you forget to put down the plate.',
          when: ['trusting'],
        },
      ],
      early: [
        'The table is not laid. {name} stands between you and it, deeply embarrassed, and accepts a spoonful in the passage. Dinner is at {opens}.',
        'You are before the hour, and {name} pretends not to have seen you. You go out and come in again. It takes a taste, for your having understood. Do come at {opens}.',
        '{name} consults the clock, with its back to you, to spare you. One bite, for courtesy. The sitting begins at {opens}.',
        {
          text: '{name} is not at home to dinner before the hour. It receives you in the passage, accepts one morsel through the gap in the door, and closes that with its tail. You may be announced at {opens}.',
          when: ['wary'],
        },
        {
          text: 'You are before your time, and {name} draws out a chair for you, and takes one small bite to keep you in countenance. It sits down on the other chair. It has brought the timetable, and you shall both look at {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats it, late as it is, and draws one white glove slowly across the floor in front of you, as across a line in a ledger. Whatever you were down for next, somebody else has got it.',
        'You are late with the plate, and {name} rises, as one does when people come in during the second act. It eats to the end. When you would sit down too, the straight tail is lying along the seat. It is taken.',
        {
          text: '{name} raises a whisker. It eats all of it, without haste, and then takes its place by the front door with that very straight tail, as if to see somebody out. It does not say whom.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} sits up to its late plate, as well as it can, in a bib gone grey. It takes what it is able to. Then the gloves slide, and it is lying down. Leave the plate. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats up and raises a whisker at you, the left. It sits in your lap, as arranged, and purrs, as arranged. The whisker stays where it is the whole time.',
          when: ['trusting'],
        },
        {
          text: '{name} eats what has come late, to the last scrap, with its bib to the plate and its back to you. Then it pushes the plate to the door with both gloves. The next may be left outside.',
          when: ['wary'],
        },
      ],
      missed: [
        'For {hours} hours {name} sat dressed, and the bib has yellowed, and the shoulders of the coat stand out. It eats everything. Its gloves are shaking. When you come near, it gets up to leave you the room. Be on time.',
        '{name} has let the timetable go. It had kept to it for as long as it could, in {hours} hours, and there was not one line on it that happened. It eats it all, on the floor. Make the next line true.',
        {
          text: 'After {hours} hours {name} eats like any cat, both gloves in the plate, and leaves not a scrap. There is some on the bib. It does not see to it. It has always seen to it. Be on time now.',
          when: ['wary'],
        },
        {
          text: 'For {alone} {name} went to table at every mealtime, sat, and withdrew, and nobody came. It eats everything now, and does not bow. When the clock strikes, it does not look up. Do not let it down again.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} lays one glove across its bib. It could not. It will see that the plate is kept, and that you are expected at {opens}.',
        'The last course is still being, so to speak, discussed. With a glove at your heel {name} conducts you to the door, plate and all, and bows you through it. There will be a table at {opens}.',
      ],
      ill: [
        'Out of regard for the kitchen {name} manages two bites, with a long interval, and then sets its chin on the rim and asks, by a look, to be excused. It must have medicine.',
        'You hold the spoon, as one does for guests of great age. {name} takes half, and some of that goes on the shirt, and it lets it. Medicine, now.',
      ],
      loved: [
        'It cannot have seen correctly. It looks again at the card: {item}. {name} sits, rises, sits, and begins before the stroke.',
        'You heard it: somebody at this table has smacked its lips. There is only {name} at this table. It looks behind it, very severely, for the person. The dish was {item}.',
        'You come back for the plate, and it is behind the screen, and so is {name}, with its tail in the air and its shirt front in the gravy, making quite sure of the pattern: {item}.',
        {
          text: '{name} inspects the plate, and you, and the plate, as one who has been shown another guest’s dinner by mistake: {item}. You assure it. It bows, lower than the occasion asks, and eats with its eyes shut.',
          when: ['wary'],
        },
        {
          text: '{name} forgets to wait for the stroke, forgets the napkin, and looks up at you with gravy on the very middle of its bib: {item}. It sees you see. It goes on.',
          when: ['trusting'],
        },
        {
          text: '{name} takes off one glove to touch it, which is to say it puts out its claws: {item}. The glove is never clean again. It sits down in the plate and holds it there with all four.',
          when: ['baby'],
        },
      ],
      disliked: [
        '{name} lifts the cover, lowers it, and carries you back your own spoon with its compliments: {item}. Should there be cod, it is still at liberty.',
        '{item}. {name} eats that part which the laws of hospitality require, and folds the cloth over the rest, with the edges true. Sole would have been eaten.',
      ],
      harmful: [
        '{name} rose from the table, and asked to be excused, and did not reach the door. It was {item}. Never serve that here. As for dinner, there has been none.',
        'There is a stain on the shirt front, and {name}, shivering, has not covered it. What did that was {item}. Take it out of the house, and sit on the floor by it.',
      ],
    },
    play: {
      wanted: [
        'You tiptoe past behind {name}, and it gives you as far as the door. Then it is a black streak with white feet. It brings you down on the mat, gets off, and adjusts its bib. The next run is presently.',
        '“Boo,” you say, and {name} leaps straight up, all gloves. It comes down and shoots its cuffs. It would have you know that boo was not until later. It goes back to its place with its ears pricked, and waits for later.',
        {
          text: 'You run a string along the carpet, and {name} looks to see that nobody else is there, and goes under the rug, gloves and all. It comes out backwards, bib over one ear, and begs for an encore.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'Your finger goes by under the tablecloth, and {name} bows to it, front down, tail up. That was no bow. The whole small suit is in the air, and it has you in both gloves. It bows again.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You let a cork fall off the table, and {name} pats it back to you, as one returns what a stranger has dropped. You drop it again. It seems to have no objection to clumsy people. It is crouching.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You make your fingers into a person, who walks up to {name} and bows. It bows. The person trips. It looks at you, whiskers quivering, to see whether one may laugh here, and falls on the little man with both gloves.',
          when: ['warming'],
        },
        {
          text: 'It has asked you to close the door. Now {name} lies on its back on the good rug, bib open, all four gloves off, and you have hold of one end and it has hold of your sleeve.',
          when: ['trusting'],
        },
        {
          text: 'You have its top glove and it has your bottom button. {name} says not a word. It sets its hind feet to your waistcoat and kicks, in strict time, until you are both on the floor for the bow.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was about to say that it could want for nothing. It plays a hand with you, since you have got out the table.',
        'A turn and a half, most correctly taken, and then {name} conducts the toy to its seat. It had danced before you came.',
      ],
      bad_time: [
        '{name} bows to it, as is proper before a game, and does not come up out of the bow. Help it up, by the elbows, and see what it is that it needs.',
        'You offer it a turn, and {name} looks at the door, as one looks for somebody to take over. It cannot stand up to play. There is something else that should be served first.',
        {
          text: '{name} takes the place assigned to it, puts its hot chin down on its gloves, and watches you play both sides. It would be obliged if the next thing you brought in were medicine.',
          when: ['ill'],
        },
        {
          text: 'It brings the toy to table, sets it on the plate, and squares it up with one glove. {name} would not have you think that it complained. Kindly put something else there.',
          when: ['starving'],
        },
      ],
      loved: [
        '{item}. It is not seemly, and {name} closes the door first. Then for a quarter of an hour nobody in there is anybody’s butler.',
        'You have scarcely announced it, {item}, when {name} goes over on its back with the bib open and kicks. It will need some minutes behind the curtain to become presentable.',
        {
          text: '{name} has the other door closed, and that curtain drawn, and asks whether you are able to keep a confidence: {item}. Then there is a whirl of gloves, quite silent, and a vase rocks, and is steadied.',
          when: ['wary'],
        },
        {
          text: 'You announce it from the stairs, in form, and {name} comes down the banister: {item}. It comes down it backwards. There is no bow at the bottom, there is only you.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} would not dream of saying so, but it has put it in the stand with the umbrellas: {item}. A chess pawn can be played with sitting down.',
        '{name} attends, in the sense of being present, gloves together, eyes on the clock: {item}. When you have quite finished it bows. It would rather have wound something up and let it go.',
      ],
      harmful: [
        '{name} walks out of the room quite straight, and beyond the door there is a small fall. It was {item}. Let it never be brought out again. Go after it.',
        '{item}. A glove has blood on it, and {name} is holding that one behind it. Take it gently, see to it, and have the thing removed.',
      ],
    },
    clean: {
      wanted: [
        '{name} stands for its wash as for a fitting, arms a little out. The gloves come up white, the bib comes up whiter, and the black lies smooth, like a brushed hat. It turns about, to show you the back.',
        'There is a fourth glove, {name} would have you know, and holds it up behind, where you had nearly finished without it. You do it. The water goes dark. It looks along all of them in a row, and is whole again.',
        {
          text: 'You go about {name} as a valet would, from behind, without a word. The gloves come white, one after another. It looks into the middle distance. At the bib it stiffens, and then, just slightly, puts up its chin.',
          when: ['wary'],
        },
        {
          text: 'There is a spot on the bib, and neither you nor {name} mentions it. You wash the gloves, the back, the tail, and then, as if in passing, the front. It meets your eye. There never was a spot.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} was immaculate. It holds out its gloves to you, first the backs, then the palms, and permits one stroke, for the ceremony.',
        'You brush the black, and it was smooth, and the white, and it was white. {name} consults the time, tactfully, on your behalf.',
      ],
      loved: [
        '{item}, and by appointment. {name} lies back with its throat to the light, and hands you its feet as they fall due.',
        'You say the word, and when you come to the bathroom {name} has been before you, and stands by the basin with the towel over one arm, as near as a cat can: {item}.',
        {
          text: '{name} unbuttons, so to speak, and lies back in your hands: {item}. When you come near the one black hair it puts a glove on your wrist, and thinks, and takes the glove away.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} endures it with its gaze upon the cornice: {item}. The whole is afterwards done again, in private. A bristle brush is more what it is used to.',
        '{item}. There are now streaks, and {name} wears them through dinner in silence, so that you should see them. It asks for the sponge.',
      ],
      harmful: [
        'The gloves are raw at the seams, and {name} puts down one, and takes it up. That was {item}. Cool water, this minute, and have it thrown out.',
        '{item}. It smarts, and {name} thanks you, and its eyes are running. Rinse it, and never let that be used in this house.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes its medicine as one takes a telegram, standing. Then it sits down with the contents. In a little while the bib goes in and out more evenly, and the chin lifts off it. Wait, in case of a reply.',
        '{name} has the dose down on its timetable at once, between lying here and lying there. It swallows punctually. By the second of those it can fold its gloves. You had missed seeing it with folded gloves.',
        {
          text: '{name} sits up to swallow it, because one does. Then it can’t sit any longer, and you let it down on your sleeve, gloves and all. It breathes easier there. All else is cancelled. Stay, and give the next dose.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} receives the medicine from your hand, since it must be from someone’s, and bows you off while it swallows. It sits straighter already. It would be obliged if you kept your distance, and did not go far.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} is in excellent order, and has the dates on which it was not. It sees the bottle back to its shelf.',
        'You take its pulse against the clock, and the two agree to the second. {name} withdraws its wrist. There was no occasion.',
      ],
      loved: [
        '{item}. {name} has been on the stool since five minutes to, gloves in its lap, with its mouth already a little open.',
        'It had been entered for today, and here it is, to the minute: {item}. {name} presents whichever end is wanted, looks at the cornice, and when it is over straightens your cuff for you.',
      ],
      disliked: [
        '{name} takes it, and leaves the room without haste, and what it does in the passage with {item} is not known. About half was kept. Perhaps in consomme.',
        '{item}. It goes down crossways. {name} says that it was nothing, with one eye shut. A plainer dose would offend nobody.',
      ],
      harmful: [
        '{name} took it at the minute it was due, and thanked you. Now its breath has lost the time altogether. It was {item}: never again. Hold it upright, and get help.',
        '{item}. Its legs will not stand up straight under it, and that is what seems to distress {name}. Let it lie. Put the bottle where it cannot be served.',
      ],
    },
    discipline: {
      wanted: [
        'You mention it, in private. {name} thanks you for having done so in private. From that hour it is correct, entirely correct, to an extent that chills the room.',
        '{name} replies, with a lowering of the lids, that it shall not occur again. It brings you your slippers after that, one, and then the other, and sets them down just outside the door.',
        'You clear your throat. {name} steps down from the sideboard, smooths the runner where it stood, and wishes you a good evening. The evening, after that, is extremely good, and nobody can get warm in it.',
        {
          text: '{name} accepts it from you, as it would from nobody else, with its gloves at its sides. But it has taken one of its own minutes out, and stands through the whole of it facing the clock.',
          when: ['trusting'],
        },
        {
          text: 'You only put on your spectacles. {name} comes down off the curtain, one glove after the other, crosses the carpet, and sets its chin upon your knee to be told. It does not take the chin away while you tell it.',
          when: ['trusting'],
        },
        {
          text: 'You remark upon the cream. {name} replies that there was some on the spout, and has now been none. It bows, withdraws backwards, and for the rest of the day the jug is served to you with a saucer over it.',
          when: ['wary'],
        },
        {
          text: '“That is not done,” you say, and {name}, one glove in the milk jug, knows it. It takes it out and shakes it dry. After that it does everything correctly, and all of it from the other side of the room.',
          when: ['from_child'],
        },
      ],
      little: [
        'It has stood in {name}’s rules since before you thought of it. It shows you the page, so to speak, by sitting on it.',
        '{name} was not upon the table. It was passing over the table, on its way, and has ceased to pass.',
      ],
      bad_time: [
        'You reprimand {name}, and it hears you to the end, gloves together, because one does. What it had come to tell you still stands behind it, hat in hand. Attend to that first, and teach it later.',
        '{name} has come at the wrong time, with a bend in its tail, and you scold it for both. It would do neither without cause. Find the cause, and see to it. There will be a proper hour for the lesson.',
        {
          text: '{name} had you down, in pencil. You raise your voice, in front of the brooms too, and it withdraws without turning its back, until a door comes between you and the bib. You have been rubbed out. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        '{item}. One understands one another. {name} puts back the spoon, and you have neither of you raised your voice.',
        'It was well put, and at the right moment: {item}. {name} has already noted it for the benefit of the staff, which is itself.',
      ],
      disliked: [
        '{item}. {name} complies, and lets a full minute go by, one of its own, before it will be in the same room. A cough would have been sufficient.',
        '{name} desists. It could wish that it had been done otherwise than by {item}, before the clock. A look would have reached it.',
      ],
      harmful: [
        '{name} has taken off nothing and broken nothing, and stands with its face in the corner behind the clock, shaking. That was {item}. Never again. Wait there, where it can hear you.',
        '{item}. It ran. {name} was seen to run, the length of the house, and cannot now be persuaded out. Never do so again, and do not speak of it.',
      ],
    },
    sleep: {
      wanted: [
        '“Nothing further,” you tell {name}, and it checks, and there is nothing. The gloves are set down side by side. The bib comes to rest on them. It is still receiving, with its eyes, but not for long.',
        '{name} lies on the blanket at attention. You undo that, starting with a glove. You lay one this way and one that, and the tail goes by itself. It rests, very nearly untidy, and looks round for who might mind.',
        {
          text: 'You turn the clock to the wall, and {name}, across the room, sees that nothing more is expected of it. Its chin goes down on its bib. It sleeps as people do at the opera, upright, gloves folded, and well.',
          when: ['wary'],
        },
      ],
      little: [
        '{name} retires, since it was asked to. You can hear it lying there, being awake quietly.',
        'It is not the hour. {name} sits on the bed with its gloves folded and will wait for the hour.',
      ],
      loved: [
        '{item}. {name} turns down the corner with one glove, gets in, and treads the whole of it into a shocking muddle.',
        'You are asked to look at the fire. Behind you there is a good deal of treading: {item}. When you may look, {name} is asleep with all its toes apart. They are very far apart.',
        {
          text: '{name} has turned down your corner of the bed as well, and stands by until you have got in: {item}. Then it gets in too, and takes its tail off duty.',
          when: ['trusting'],
        },
      ],
      disliked: [
        '{name} rests upon it, on the very edge, like someone who has been shown to the wrong box: {item}. A drawer with some silk in it would be preferred.',
        '{item}. {name} sat through it to the end and did not applaud. It will go back to the pillow.',
      ],
      harmful: [
        '{name} comes from there with its gloves over its nose and is not able to say what is the matter. That was {item}. Open the windows, and let it be burnt.',
        '{item}. One should not have been put to lie with that. {name} trembles, and excuses itself for trembling. Take it into your own jacket.',
      ],
    },
    reflect: {
      awake: [
        'You sit beside {name}, and the clock goes on above you both. It ought to have an eye on that. You could not say for how long now it has been looking, instead, at the way your hands lie.',
        'You sit, and {name} remains standing, as it must, until you look away. When you look back it is sitting too, in the next chair, at your height.',
        {
          text: 'You sit down by {name} at no special time, for no purpose. It looks for this in its timetable, and it is not there. It leans against your side all the same, and lets several items go by.',
          when: ['trusting'],
        },
        {
          text: 'You sit down, and {name} looks at the clock. You are early for nothing, and late for nothing. It comes and sits next to you, its shoulder just off yours, and pulls its straight tail in, so that you should have room.',
          when: ['warming'],
        },
        '{name} says nothing for some time, and then, with a clearing of the throat, as though it were an item on a menu, makes you think of {loved}.',
        'It had been going to wait up, that night. It waited {wait}. {name} does not refer to it. It only brings its chair a little nearer to yours.',
      ],
      little: [
        '{name} has been very much honoured. Now it would suggest, with one glance at the clock, that there are other rooms in the house.',
        'That makes four calls within the hour, and {name} has run out of ways of showing you to the same seat. After dinner, perhaps.',
      ],
      ill: [
        'You take its post for it, by the clock. {name} lies behind your heels and does not get up to correct you. Stay through the next stroke, and then see to its needs.',
        '{name} attempts to rise, and you do not let it. So it gives you its glove to hold. Company for the present, and straight afterwards what it is in want of.',
        {
          text: '{name} tries to sit up for you, and you say that it is at ease. It has never been told so. It lets its head down on your cuff, which is not straight, and breathes. Ring for medicine, or go yourself.',
          when: ['ill'],
        },
        {
          text: 'You take the chair across from it. {name} turns the empty plate a quarter, to have the better side towards you. It is a pleasure to have company at table. Fill the plate, and keep the chair.',
          when: ['starving'],
        },
      ],
      asleep: [
        'You come in on your toes and take the next seat. {name} sleeps on. At the end of the act its shoulder is against yours.',
        '{name} does not wake. One yellow eye opens, finds that it is you, and that you are in time, and shuts.',
        'Tick, says the clock, and {name} breathes. After a while so do you, in the same place. The three of you keep very good time.',
      ],
      shy: [
        'You take a seat far down the room, as the public does, and {name} goes about its duties at the other end. It moves a glove. It moves it back. It has not looked at you, and is doing everything rather better.',
        'You are shown, by a look, to the chair by the door. {name} keeps the clock between you. At the quarter it comes out on the other side of it.',
        {
          text: 'You sit on the hall bench, like someone without an appointment, and {name} goes by with a straight tail. It goes by again. The next time it puts one glove down on the far end of the bench.',
          when: ['from_child'],
        },
        {
          text: 'Hours old, {name} has four gloves on and an engagement with nobody. It stands by the wall until its legs give. You sit at the opposite wall. After some time it bows to you, or nods off. You bow back.',
          when: ['baby'],
        },
      ],
    },
  },
  things: {
    feed: {
      'poached cod':
        'You lift the cover from the poached cod, and {name} inclines its head until the steam has passed. It dines flake by flake, in order. At the last it looks left, looks right, and licks the plate like a stevedore.',
      'sole fillet':
        '{name} runs one glove down the middle of the sole fillet, and it parts. It eats the left, steps back, comes round, and eats the right. You offer the lemon, and are told by a whisker that there was to be none.',
      'salmon mousse':
        'The salmon mousse is brought in shaking, and {name} steadies it with a glove. Something must then be done about the glove. It licks one finger, two, is in to the wrist, and gazes at you, chewing, as over a fork.',
      'crab meat':
        'You have picked the crab meat into a shell, and {name} sees that it is dressed and straightens its own bib. It eats without a sound, salutes the empty shell, and asks you, with its tail, for the twin.',
      'chicken consomme':
        'The chicken consomme is so clear that {name} sees its own shirt front in it, with the hair, and drinks that away, lap by lap. There is no drop on the cloth. There is one on you, and it sees to it.',
      'timed breakfast':
        'The lid of the timed breakfast rises by itself, on the stroke, and {name}, which was standing before it with one glove up, lets the glove fall. It keeps you back, to have that witnessed.',
      'spoonful of caviar':
        'You bring it on the small tray: one spoonful of caviar. {name} counts the grains, each black as the hair, and takes them upon its tongue to be sure. It stands a while with its eyes closed.',
    },
    play: {
      'bow tie toy':
        '{name} is presented with a bow tie toy and supposes that it is to be tied. It goes over the ear, twice round a glove. You step in to assist, and are both in it, and the knot is excellent.',
      'wind up mouse':
        'You wind it, and {name} lets the wind up mouse pass, with a nod, as one lets a junior by on the stairs. At the third pass the junior is upside down, whirring, and a glove is feeling for the key.',
      'chess pawn':
        'You advance the chess pawn by two, and {name} considers it with folded gloves. It advances it by eleven, off the table. There is a pursuit, and the pawn is brought back and put, very quietly, on the eighth rank.',
      'glove puppet':
        'The glove puppet bows to {name}, and {name} bows to that, and neither will be the last. You make it shake hands. It has five fingers in there and no manners, and is taken behind the curtain to be taught some.',
      'swinging pocket watch':
        'You hold out the swinging pocket watch, and its head goes left, right, left. {name} is not following it, it is checking it. A glove comes up and stops it in mid swing, listens, and lets it go on, a shade faster.',
      'marble run':
        'You release the first marble, and {name} accompanies the marble run down on foot, bend by bend, arriving with it. You are sent up for the next. At the fourth it puts a glove in the chute, to have them abreast.',
      'top hat':
        'The top hat stands on the rug, crown down. {name} looks at it, and at the door. You turn your back. There is a whirl of brim, and when you may look again a very grave face rises out of it.',
    },
    clean: {
      'boar bristle brush':
        'You take the boar bristle brush down the black, from collar to tail, one hundred, and it comes up like a piano. {name} catches sight of you in its own flank, and of your hair, and lends you the brush.',
      'bib sponge':
        'With the bib sponge one begins at the chin and does not speak. You work down to the middle, and there you lift it over, and go on. {name} looks at the cornice. A very small bow is made, from the neck.',
      'velvet polishing cloth':
        'You breathe on it and rub, in circles, with the velvet polishing cloth, until the window shows in its shoulder. {name} turns by a quarter for the rest. It leans on the last circle, forgets to stand, and is shone sitting down.',
      manicure:
        '{name} lays its first glove on your palm for the manicure and gazes out of the window, like somebody in a barber’s. You trim, and you file. It holds all four to the lamp, compares, and hands you the left one back.',
      'tooth brushing':
        '{name} lifts one lip for the tooth brushing, and then the other, with two fingers of its own. You go round by the back. It asks for the glass, looks them over, and shuts its mouth softly, like a case.',
      'steam towel':
        'You unroll the steam towel and lay it over the face, and there is nobody there but two ears. A long breath goes out of {name}, through the cloth. When you lift it off, the whiskers have all come out parallel.',
    },
    sleep: {
      'hotel pillow':
        'You plump the hotel pillow, and {name} finds there is no chocolate upon it, and lets that pass. It lies down exactly in the middle. Later the sheet has been kicked out on both sides, by somebody without gloves.',
      'dinner jacket':
        'The dinner jacket lies on the chair, black, with a white front, and {name} takes the place that has been kept for it. You come in dressed but for that. You take the other one, since this is breathing.',
      'opera box cushion':
        '{name} sits through the overture on the opera box cushion, bolt upright, glove on the rail. In the slow movement the chin goes to the shirt. You applaud softly at the end, and one glove opens and closes, twice, asleep.',
      'ticking clock':
        'You set down the ticking clock by its basket, and {name} compares it with its own. They agree. It lays an ear to the case, breathes in on the tick, out on the tock, and soon you find you do too.',
      'silk lined drawer':
        'The silk lined drawer stands open by the width of a cat, and then it does not. {name} has put itself away, black side up, gloves folded. You slide it to, all but a crack, and something in there muddles the silk.',
      'jazz piano record':
        'You lower the needle on the jazz piano record, and {name} disapproves of the second beat, with its tail, and then of nothing. It has slid down in the chair, toes apart, and breathes a shade behind the time.',
    },
    medicine: {
      'scheduled vaccination':
        'It was down for today, and {name} has its shoulder ready. For the scheduled vaccination it looks at the clock, you look at it, and the thing is done between two ticks. It thanks you for having been prompt.',
      'joint supplement':
        'You set out the joint supplement beside the napkin. {name} takes it as the last course, with a glass of water looked at, and rises without putting a glove to the table. It does that again, so that you shall notice.',
    },
    discipline: {
      'polite cough':
        'You give a polite cough. {name}, with both gloves in the sugar, coughs also, at the same person. Then it sees that there are just the two of you. Lump by lump the sugar is put back.',
      'stern look':
        '{name} feels a stern look upon it from behind and does not turn. It takes its claws out of the arras one by one, smooths the place, and walks from the room. You hear it come to attention outside.',
    },
  },
  refusals: {
    asleep: [
      '{name} is not to be disturbed, it is in the middle of the second act. You may be seated quietly beside it and reflect. The lights go up at {wakes_at}.',
      'The house is closed until {wakes_at}. {name} regrets it, asleep, with one glove raised. There is no objection to your waiting in the next seat.',
    ],
  },
  stages: {
    child: [
      '{name} is a child. It has learned to bow, and bows to the coal, the cat in the window pane, and the place where it then falls over.',
      'One day old, and it can tell the time. {name} tells it to everybody. It is often nearly right.',
    ],
    teen: [
      '{name} is half grown, and its wrists have come out of its gloves. It is mortified by you in front of the clock. Be punctual; it is watching how it is done.',
      'A teen. {name} wears its whiskers on one side, comes down at five past, on purpose, and cannot enjoy its breakfast for the shame.',
    ],
    high_care: [
      'Grown, and a {form}, {name} lays a glove upon your wrist at the same minute every morning. It could be done by a clock. It would not be the same.',
      '{name} is full grown. It is a {form}, and announces you to rooms before you enter them, and to some in which there is only itself.',
    ],
    balanced: [
      'Full grown, a {form}: {name} has engagements in town. It goes out by the area steps at nine and returns at one, straightening its bib, and never says how the play was.',
      '{name} has grown into a {form}, and dines here and is seen elsewhere. It is understood that this is its address.',
    ],
    low_care: [
      'For want of appointments {name} has become a {form}. It sits up by the cornice, in full dress, and watches a table that is laid for two.',
      '{name} is grown, and a {form}. It keeps every hour it was ever promised. You look up, and it is on the pelmet, looking at the clock.',
    ],
    rescue: [
      'A {form} and full grown, {name} has a seam in its shirt front now that cannot be got to lie flat. You came at the last minute. It keeps that minute, and does not spend it.',
      '{name} has grown up a {form}. It limps on the beat. When anyone in the house is late, it goes and stands by the door with a lamp in its eyes.',
    ],
  },
  trust: [
    '{name} has spent a whole minute on you, in the passage, for no reason, with its tail against your leg. It had been saving that one.',
    'It has stopped turning its left side from you. There is a black hair there, in the white. You have been shown it, and the subject is closed.',
    'Both gloves are off. {name} lies in your lap with its toes spread, makes a muddle of your best blanket, and it is eleven, and it does not get up to say so.',
  ],
  streaks: [
    'Ten sittings, ten strokes, ten plates removed. {name} finds nothing to remark on, and remarks on it to the clock.',
    'Twenty-five meals to the minute. {name} has asked you to step in front of the mirror, and straightened something on you.',
    'Fifty on time. There are railways that {name} would mention, were it the sort to mention things.',
    'A hundred meals, each at its hour. {name} winds the clock, sets it by you, and bows to whichever of you is nearer.',
  ],
  ages: [
    'Ten days. {name} has announced eleven on every one of them, and is not discouraged.',
    '{name} is thirty days old and can carry itself through a doorway as though on a tray.',
    'At a hundred days, {name} has in its keeping some four hours of saved minutes. It is thought to be planning a holiday.',
    'A year to the day. {name} has dressed. At eleven it announces itself.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['timed breakfast'], hours: [7, 10] },
      wish: '{name} has drawn up a morning as it ought to be, and in the third line there stands a breakfast, timed. It would be gratified to see the thing performed.',
      granted: 'Curtain, stroke, plate. {name} has you shown to the front of the house to receive your applause.',
    },
    {
      by: { action: 'feed', item: ['poached cod', 'sole fillet'] },
      wish: 'It was white in the dream, and lay on white, and had no bones. {name} would not press you. Poached cod would answer, or a fillet of sole.',
      granted: 'White upon white, and then upon nothing. {name} takes one step back, and another, quite overcome.',
    },
    {
      by: { action: 'feed', item: ['spoonful of caviar', 'crab meat'] },
      wish: 'Somebody of importance may be coming at eleven. {name} thinks that there ought to be a spoonful of caviar in the house, or some crab meat, and that it ought to be tried first.',
      granted: 'It has been tried, and it is perfectly safe. Nobody came. {name} is bearing up.',
    },
    {
      by: { action: 'play', item: ['wind up mouse', 'marble run'] },
      wish: '{name} would like to see something set going that is bound to arrive: the mouse that winds up, or marbles on their run.',
      granted: 'It set off, it arrived. {name} has watched it do so fourteen times, with a glove to its heart.',
    },
    {
      by: { action: 'play', item: ['swinging pocket watch'] },
      wish: 'There is a watch in your waistcoat, and it can swing. {name} has told itself that one does not bat at time. It would like to be proved wrong.',
      granted: 'It batted at time, and time swung back. They are both very much refreshed.',
    },
    {
      by: { action: 'play', hours: [16, 20] },
      wish: 'Between tea and dinner there is an hour in which nothing can be spilt. {name} would be free to play then, if you would draw the blind.',
      granted: 'The blind was drawn. What went on behind it has been tidied away, all but one whisker, in the lamp.',
    },
    {
      by: { action: 'clean', item: ['bib sponge', 'boar bristle brush'] },
      wish: '{name} believes, it does not say that it sees, that there is something on its front. It asks for the sponge, or the boar bristle, and a person who can keep a secret.',
      granted: 'There was nothing on its front. There was one thing. You have kept it.',
    },
    {
      by: { action: 'sleep', item: ['dinner jacket', 'silk lined drawer'] },
      wish: 'The other one who dresses like that hangs in the wardrobe and has nobody in it. {name} would like to be put to bed in the dinner jacket, or in the drawer with the silk.',
      granted:
        'Black on black, and white on white, and two yellow slits closing. Nobody could say where the evening ends.',
    },
    {
      by: { action: 'sleep', item: ['ticking clock', 'jazz piano record'] },
      wish: '{name} does not sleep well where there is no beat. It would lie down to a ticking clock, or to that record with the piano which comes in late and is forgiven.',
      granted: 'It comes in late, and is forgiven. {name} is asleep on the off-beat, smiling somewhat.',
    },
    {
      by: { action: 'reflect', hours: [10, 13] },
      wish: 'At eleven {name} announces the hour, and there is never anyone to whom. It would like you to be sitting there, late in the morning, when it happens.',
      granted: 'You sat. It drew itself up, and said it, and for once it was received.',
    },
    {
      by: { action: 'reflect' },
      wish: 'The second chair has been dusted daily. {name} does not ask who is coming. It would like it to be sat in by you.',
      granted: 'You sat in it. {name} stood behind you for a moment, with a glove on the back, and then came round.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'A clock has two hands, and {name} has given thought to it. It would like you to sit with it twice in the day, once for the long one, once for the short.',
      granted:
        'The long visit and the short one have met at the top of the dial. {name} strikes, very softly, against your sleeve.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'One minute',
        shape: 'marble',
        text: 'Saved on the way to the kitchen, and rolled small. {name} hands it to you on the flat of its glove. It is for when you are late.',
      },
      {
        name: 'The programme',
        shape: 'book',
        text: 'From the opera it goes to in its sleep. The cast is given as the fire, the clock, and yourself, in a part without words.',
      },
      {
        name: 'The collar stud',
        shape: 'button',
        text: 'It had been under the wardrobe since the last gentleman. {name} cannot wear it, and polishes it on Fridays.',
      },
      {
        name: 'The place card',
        shape: 'ticket',
        text: 'It stood at the second place for a long time, blank. {name} has pressed a paw on it and set it in front of you.',
      },
      {
        name: 'The white pawn',
        shape: 'peg',
        text: 'Taken in fair play, and given the freedom of the mantelpiece. {name} bows to it in passing, and waits to see whether it will move.',
      },
    ],
    return: {
      name: 'The cloakroom token',
      shape: 'coin',
      text: 'With a number on it too long to read. {name} had left everything there, it seems, and went back for it, and was let go.',
    },
    streak: {
      name: 'The napkin ring',
      shape: 'ring',
      text: 'Silver, for the twenty-fifth sitting. There is a name scratched inside, by one careful claw, and it is yours.',
    },
    hundred_days: {
      name: 'The stub of the eleven o’clock candle',
      shape: 'candle',
      text: '{name} had lit one in its mind each morning for a hundred mornings. This is what was left.',
    },
  },
  release: [
    'You hold its coat, which it has on. {name} shakes hands, glove in hand, steps down from the sill with a bow, and goes up the street at a walk, so that you may see it for longer.',
    '{name} hands over the clock, the second chair and the timetable, in that order. At the door it gives you all the minutes it had left. Then it is gone, punctually.',
  ],
  dying: {
    neglect: [
      '{name} kept the appointment. It was found at the window, sitting up, in its gloves, and it was not the one who was late.',
      '{name} is dead. The second chair had been drawn out from the table, and nobody had come to sit in it.',
    ],
    hunger: [
      'The table was laid. {name} has died at its place, with its gloves on either side of the plate, and there was nothing on it.',
      '{name} is dead. It waited to be served, since it had never thought to help itself.',
    ],
    illness: [
      '{name} is dead. Its breath had kept beside the clock as long as it could, and then the clock went on.',
      '{name} asked to be excused, and went behind the curtain, and has died there, quite straight.',
    ],
    poison: [
      '{name} is dead of what it was served. It had taken it in good faith, and thanked you.',
      'It rose, and bowed, and asked pardon, and fell. {name} is dead. Something was given to it that should not have been in the house.',
    ],
  },
  returned: [
    'There is a cough behind you. It is {name}, a little grey about the gloves. It regrets having been away, and asks whether anything struck while it was gone.',
    'The door opens by itself, and is held, and nobody comes in, and then {name} does. It has announced itself, it would seem. It comes as far as your shoe and sits down first.',
  ],
  epitaph: {
    openings: [
      'Here, in a white bib and four white gloves, lies {name}, who came into the world dressed for it, and bowed.',
      '{name} is expecting someone here, and will not sit down first.',
      'Here lies {name}, full length, as it would not have cared to be seen. Be so good as to look at the flowers.',
      'Kindly say your name when you come to this stone. {name} would have announced you.',
      { text: 'Should it strike eleven while you stand here, say so aloud. {name} always did.', when: ['from_child'] },
      {
        text: 'Do not look too closely at the white of this stone. {name} would be obliged to you.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['It was on time. The other party was not.', 'A chair was kept, and was not wanted.'],
      hunger: ['It dressed for dinner, and there was none.', 'The table is still laid in that room.'],
      illness: ['It begged to be excused.', 'Its time, of which it had always been careful, ran out.'],
      poison: ['It took what was served, and thanked them.', 'The mistake was made in the kitchen.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. It is as it should be. The cloth hangs equally on both sides and there is a fire, and you have eleven saved minutes about you like loose change. You speak with perfect courtesy, give the exact time when asked and when not, and something underneath keeps wanting to dance. You have had to step behind the curtain for it twice. If your keeper were to put on a record, one could call that an instruction.',
      'You are {name}, and you are early for everything. You went along the mantelpiece and not one thing rang. You say “if I may” and “at a quarter past”, and look at your gloves so as not to be seen smiling. They are very white. It is nearly eleven, and this could be the day it happens. You would like your keeper to be in the room, that is all, in case there should be somebody to present.',
    ],
    content: [
      'You are {name}. The pens are parallel, and you sit where the clock can see you. You speak as a good head waiter does, low and exact, forgetting every mishap and no hour. There is a place on your shirt you keep to the wall. The chair across from yours has been dusted. You do not ask for company. You mention merely that there is the chair, and that at this time of day it gets the light.',
      'You are {name}, {days} days in this service. You know when they rise and when they only mean to. You are formal about it, you give them the hour, you draw their attention to the rain. What you do not tell them is that you save your minutes for them, out of corners, by not running. It would be agreeable if they came in now, a little before they were due, and for no purpose.',
    ],
    bored: [
      'You are {name}. The programme says amusements, and you have stood by the door for them. A person could be forgiven for straightening a pen that is straight. You did hum, and looked about at once to see who it was. You remain civil, you observe that it is ten past, that it is eleven past. You have gloves for catching and have caught nothing. Would somebody come and play? You would let them win, the first time.',
    ],
    hungry: [
      'You are {name}, and regret to raise it. The table is laid, you laid it, in so far as you sat there. It has gone the hour. You cough. There is no doubt some excellent reason, and you are preparing to accept it. Your manners are perfect, and a little further away than usual, as if held by someone else. What you would like is to hear the plate put down, and to take your place, and for nothing to be said.',
    ],
    starving: [
      'You are {name}. You beg pardon, you cannot stand. You have sat at this table through every hour it has, and each one passed you by with a cover on and took it through to somebody else. You have stopped giving the time. There is a crease in the cloth, and you are lying in it. You were brought up never to ask. You are asking. Food, if you please, at once.',
    ],
    sick: [
      'You are {name}, and must ask to be excused. The strokes come all on top of one another and you cannot tell which is yours. Your shirt front is not what it was. You would rather that people did not come in, and rather that one did. That one may see the place, it does not matter now. You are still polite, it is all you have on. Would they give you the medicine, and tell you, truthfully, what time it is?',
    ],
    failing: [
      'You are {name}. They are putting out the lamps along the front of the house, one, and one. It is a good house, you never saw an empty seat in it but the one. You were late once. You had thought that it was made up for. If there should be a hand, you would take off your glove for it. Let it have the medicine in it, and come now, before the last lamp. You will hold the door as long as you are able.',
    ],
    near_death: [
      'You are {name}, and you are keeping an appointment. They said that they would come, or you said it for them. You have spent all the minutes, even the one in your cheek. You sat up straight as long as there was anyone it could have been. You would not ask for anything to be brought. If they came in now, and took the chair, and did not apologise, you would say that it was quite all right. You would say that they were just in time.',
    ],
    asleep: [
      'You are {name}, asleep, in the second row. The curtain is black, with a white front to it, and goes up without a sound. On the stage is a clock, and it is one minute to. Everyone holds their breath, it is going to be eleven, and somebody will come on. You have kept the next seat. If your keeper sits down there now, on tiptoe, in the dark, you will know them by the sleeve. Hush. It strikes.',
    ],
    shy: [
      'You are {name}, and have not been presented. There is a person in the house to whom nobody has given you a name. You stand where one stands. You let it go first through the doors, which tells you how it walks. You are courteous and it is a sort of screen. It might come at the same hour twice. It might sit down, and not ring. One does so much better with people when one has been able to expect them.',
    ],
    back_from_death: [
      'You are {name}, and are sorry to have been so long. There was a cloakroom, and one had to leave everything. You had no number. Then, a great way off, you heard the clock in the passage, and it was calling you by the quarter. Your gloves are thin. You have not one minute saved. You would like them to stay where you can see them, and dinner to be at its time, so that you may know what time is.',
    ],
    hurt: [
      'You are {name}, and there has been an accident, it was no doubt an accident, you will be the first to say so. It burns behind the shirt. You were handed it, and took it, and thanked them. You do not know how to stand. It would be best if that were removed, without discussion, and never announced in this house again. Then a cool cloth, and somebody to stand by the clock and tell you each quarter, so that you know it is passing.',
    ],
  },
}

export const TUXEDO: Species = {
  slug: 'tuxedo',
  name: 'Tuxedo',
  family: 'cat',
  tier: 'common',
  trust_speed: 'fast',
  feeding_window_hours: 5,
  hunger_decay_per_hour: 1.6,
  happiness_decay_per_hour: 0.8,
  innate_traits: ['punctual'],
  personality:
    'Runs the household to a timetable nobody else has seen, and forgives lateness only with a raised whisker.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'poached cod',
        'sole fillet',
        'salmon mousse',
        'crab meat',
        'chicken consomme',
        'timed breakfast',
        'spoonful of caviar',
      ],
      play: [
        'bow tie toy',
        'wind up mouse',
        'chess pawn',
        'glove puppet',
        'swinging pocket watch',
        'marble run',
        'top hat',
      ],
      clean: [
        'boar bristle brush',
        'bib sponge',
        'velvet polishing cloth',
        'manicure',
        'tooth brushing',
        'steam towel',
      ],
      medicine: [
        'scheduled vaccination',
        'vitamins',
        'dental checkup',
        'joint supplement',
        'antibiotics',
        'kidney screening',
      ],
      discipline: [
        'polite cough',
        'stern look',
        'etiquette reminder',
        'formal warning',
        'brief dismissal',
        'timetable review',
      ],
      sleep: [
        'hotel pillow',
        'dinner jacket',
        'opera box cushion',
        'ticking clock',
        'silk lined drawer',
        'jazz piano record',
      ],
    },
    harmful: [
      'espresso',
      'champagne',
      'shallot sauce',
      'after dinner mints',
      'shoe polish',
      'lily boutonniere',
      'mothballs',
    ],
  },
  appearance: {
    look: 'a glossy black cat with a starched white bib, four white gloves and a very straight tail',
    colours: ['#1d1f26', '#fbfaf6', '#c9a227'],
  },
  figure: {
    muzzle: 'small',
    ears: 'pointed',
    tail: 'up',
    slit: true,
    eyes: '#e2c14b',
    extras: ['whiskers', 'bib', 'blaze', 'socks', 'bowtie'],
    girth: 0.94,
  },
  book: BOOK,
}
