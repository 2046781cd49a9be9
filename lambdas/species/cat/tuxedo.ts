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
        text: 'Everything is in order, and {name} stands beside it with its tail very straight. You look in, and the tip bends, one inch, towards you. It is put right at once. Kindly do not mention it.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} lies with its four white gloves folded, wanting for nothing. You look in. It considers you, and turns one glove over. Underneath, it is pink.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is on its rounds, tail upright, gloves spotless, when you look in. You are not quite where the timetable has you. It waits. You take a guess and step aside. A whisker relaxes, and it passes close enough to touch.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Nothing is wanted, and {name} is a little ahead of its timetable. It lays one white glove on your wrist, and leaves it there until it is a little behind.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} should have been at the landing some time ago. It is in your chair, with the bib crumpled and all four gloves in the air, and it sees you, and it stays. The landing will have to manage.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is some hours old and finds itself in a bib and four white gloves, evidently dressed for something. It is delighted. It looks up at you, whom it has never met, in case you know where one sits.',
        when: ['baby'],
      },
      {
        text: 'You look in. {name}, hours old and in need of nothing, puts out a glove the size of a pea to this stranger, and falls over it onto its bib. Tell it your name. It would like to do this properly.',
        when: ['baby'],
      },
      {
        text: '{name} looks at you, then at the place on the wall where nobody else can see the timetable. Feeling splendid is on it, from now until later. You are not. It steps round you by a clear foot and goes on.',
        when: ['from_child', 'wary'],
      },
      {
        text: 'All is to time, and {name} stands on the landing, glossy, well satisfied, tail like a signal. You come through. It waits for you to have gone by, as a stationmaster does with something that is not down to stop.',
        when: ['from_child', 'wary'],
      },
      'It is {days} days since {name} took up its position here. It has allowed itself, in honour of the date, a small roll on the carpet, shirt front uppermost.',
    ],
    content: [
      'A picture hangs crooked, by a hair, and {name} has seen it. It sits below with its head at the same angle, bib and all, until somebody should notice. You put it straight. The head comes upright with it.',
      '{name} is out of the door, and in at it, and out. It is testing how long you take to open. There is no hurry, it merely likes to know. A glove is wiped on the mat each time.',
      'A tap drips somewhere, quite regularly, and {name} has come to see that it keeps it up. It sits before it with its gloves in line. Drip. A nod. Should it miss one, there is a whisker ready.',
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
        text: '{name} has laid one glove on the arm of your chair and is looking where you look. Now and then it glances at the clock, on your behalf. Nothing is required of either of you. It has checked.',
        when: ['trusting'],
      },
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
      '{name} has turned to the next entry in its timetable, and it says the same as the last. It lies with its bib on the boards and its tail in something of a curve. A game, at your earliest convenience.',
      'The gloves are white, the brooms are straight, and {name} sits in the middle of it with nobody to be smart for. It sighs, and watches its breath fade off the floor polish. Come and play with it.',
      {
        text: '{name} has taken its chair out into the passage and sits facing the hooks. A coat fell, and it did not go to see who it was. Ask it for the pleasure of one game, in so many words.',
        when: ['sad'],
      },
    ],
    due: [
      '“Dinner,” says the timetable that only {name} has seen, and until there has been dinner nothing else can happen. The household has stopped. It sits before the bare dish, bib and gloves. The meal is overdue.',
      '{name} is seated before an empty plate, tail ruled straight behind it, gloves side by side. One whisker has begun to rise. Its meal is due. There is still time to stop the whisker.',
      '“Dinner,” announces {name} from the doorway, and stands aside to let it be carried in. Nothing is carried in. It announces it again, exactly as before. Its meal is due. Kindly take your cue.',
      {
        text: '{name} is in full dress, bib starched, all four gloves on, and has been since the meal was due. You look in. It looks past you, in case they have sent somebody else. Bring the meal, please.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} sits at the empty dish in full dress, gloves together, tail perfectly upright. One whisker rose as you came in and has not come down. According to the timetable you have already been. Feed it now, and do not explain.',
        when: ['wary', 'well'],
      },
      {
        text: 'By the timetable, which you have never been shown, {name} has eaten by now. It has therefore put on a clean bib and turned its back. The meal is overdue. Bring it, and do not explain.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} dressed for its meal, bib and gloves, and has had to lie down in them. The tail is not straight. When it sees you it tries to make it so. Please bring the meal now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} raises one whisker at you. It takes all the strength there is, and it is not forgiveness. The meal is overdue. Bring it now, and lay it down by the gloves.',
        when: ['wary', 'weak'],
      },
      {
        text: 'One whisker of {name} is up. Only one, and only halfway, because you have been doing so well. It sits by the empty dish in its clean bib and holds it there, with some effort. Bring the meal, and it comes down.',
        when: ['warming', 'well'],
      },
      {
        text: 'By the timetable {name} has eaten already. It is washing its gloves, as laid down for after meals, though there was nothing to get on them. It leaves you half an eye. The meal is overdue. It can still be fitted in.',
        when: ['warming', 'well'],
      },
      {
        text: 'The dish is empty, and {name} stands before it at attention, gloves together, hours old, with nothing to announce. It sees you. It steps behind the jug, and announces it from there, in a squeak. Its meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} lays a white glove on your wrist, where the watch goes, and looks up into your face. Its whisker has not stirred. There will have been a reason. It would only mention that the meal is overdue.',
        when: ['trusting', 'well'],
      },
      {
        text: 'Gloves together, {name} has met you at the door and walks you to the dish, straight-tailed, half a step ahead, speaking of other things. It has told the household that you were held up. Kindly bring the meal.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} has a starched bib, four gloves, and nothing laid in front of them. It cannot tell the time yet. It can only tell that this is after it. One very short whisker trembles, trying to rise. Feed it.',
        when: ['baby'],
      },
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
      '{name} has taken its place, and risen, and taken it again. The bib hangs loose. When you go by with nothing in your hands one white glove comes out, quite against its principles, and holds your hem. Feed it.',
      'It does not do to look into other people’s pots, and {name} is standing on the stove, looking into them. It gets down when it sees you, ashamed, and still looking. It is very hungry. Feed it.',
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
      '{name} goes its rounds leaning on the skirting, and where it used to inspect the stairs it looks up them. The coat has no gloss. Somebody should give it the day off, or medicine.',
      'There is a crease down the bib of {name}, because it has taken to lying on it. It gets up when you come in, and down again, not quite as it meant to. Let it have rest, or medicine.',
      {
        text: '{name} makes way for you on the stair and has to hold to the rail with one glove while it does. It would rather that you had not seen. The gloss is off its coat. Let it have medicine, or rest.',
        when: ['wary'],
      },
      {
        text: '{name} is in excellent spirits, and conveys them to you sitting down, which it never does first. One glove beats time on the chair arm and grows slower. A tonic, and an early night.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The bib of {name} has gone the colour of dishwater, and no one would call those gloves white. For two days it has gone about by the back stairs. It would like to be seen again. Please wash it.',
      '{name} offers you a glove, looks at it, and draws it back. It tries another. They are all like that, and have been for two days. It can’t very well appear until they are white. Please wash it.',
    ],
    sick: [
      '{name} had something to announce, and came as far as the doorway. It is lying there, on the sill, with its gloves anyhow and its tail in a curve. That was the announcement. Please bring medicine.',
      'The bib of {name} is damp, and it has tried to see to that, and left off with one glove in the air. Now the glove is on the floor. It asks to be excused for the present. Please bring medicine.',
      {
        text: 'The clock has struck, and {name} did not go and see about it. It lies under the hall table with its bib on the floor, and because you have come in it tries to rise. Beg it not to. Bring medicine.',
        when: ['wary'],
      },
      {
        text: '{name} is not well, and would rather you did not see it so. It has drawn the fringe of the tablecloth down before its bib. Behind it the breath comes short. Bring medicine, and look at the floor.',
        when: ['wary'],
      },
      {
        text: '{name} asks you not to look, by holding one hot glove before its face. The glove shakes. Look at the fire, then, and hold the medicine out to the side, at the height of a tray.',
        when: ['wary'],
      },
    ],
    failing: [
      'The clock strikes over {name}, and not a whisker lifts. It lies on its side, and the white bib goes up so little that you have to bend down to see. Nothing else is on the timetable. Medicine, at once.',
      '{name} lies with its gloves just as they fell. Its tail is not straight, and its whiskers do not know that you are there. There is a little white going up and down, and you must watch for it. Medicine, at once.',
      {
        text: 'You kneel down, and {name} does not withdraw. It always withdrew. A glove slides a little way over the boards and has no strength to push you off. Give it medicine at once, and ask its leave.',
        when: ['wary'],
      },
      {
        text: 'There is a spill on its shirt, and it has let you see it. {name} has nothing left to be correct with. Give it medicine at once, and straighten the bib for it, quickly, with one finger, and then leave the finger there.',
        when: ['wary'],
      },
    ],
    near_death: [
      '{name} kept its place by the door for {hours} hours, since someone was sure to be only late. It is lying down now, gloves under it, whiskers low, past minding when. Sit with it now.',
      'The gloves of {name} are still side by side. It must have put them so, while it could, for when somebody came. Its head is down on them, and the bib scarcely stirs. Do not keep it waiting. Sit with it now.',
      '{name} waited in the hall, then at the hall table, then under it. One by one it gave up its places. It has only this bit of floor left, and a bib that barely stirs. Sit with it now.',
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
      '{name} sleeps curled, with its very straight tail laid down the middle of everything, like a ruler on a closed book. Not a glove is out of line. Only the bib goes up and down.',
      'In its sleep {name} lifts one white glove and holds it up, palm out, as policemen do. Something in there stops. It lets a good deal go by from the left, and then, with the other glove, waves it on.',
      {
        text: '{name} sleeps sitting up, gloves together, bib to the front, as though you were down for some other time. You come half a step nearer. Nothing else wakes, but one whisker goes up, and stays up until you step back.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep at attention, gloves together, bib uncreased, tail laid straight along the edge of the shelf. You are not down for this. As you cross the carpet one whisker goes up, and it has not come down yet.',
        when: ['wary'],
      },
      {
        text: 'You look in on {name}, asleep, four white gloves in a row. One whisker goes up. You are not on the timetable for now. You hold your breath. The whisker comes down again. You have been pencilled in.',
        when: ['warming'],
      },
      {
        text: 'Asleep, {name} is in perfect order, bib up, tail in line, three gloves side by side. The fourth has slipped out towards the door where you stand, and lies there open. Do not speak of it when it wakes.',
        when: ['warming'],
      },
      {
        text: '{name} sleeps on your bed with its bib undone and its four gloves flung about. It is ten minutes behind with everything. You draw the curtain, so that it should not find out, and one glove closes on your sleeve.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep with its gloves off, claws in, toes spread, making a muddle of your blanket. The tail has a bend in it. It relies on you to have seen nothing.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps on your newspaper, bib up, as no one has ever seen it in public. All its toes are spread. You would like to know what is on at the theatre, and it can wait. This is on.',
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
      'A straight tail can be seen behind the grandfather clock, passing for part of the works, and it is {name}, who has not left a card, and takes none. Sit down on the hall floor, and let it hear you stay.',
      {
        text: '{name} is hours old, fed, and in full evening dress. It stands by the far wall with its gloves together, like somebody at a party who knows no one. Sit down quietly. Be somebody it has seen before.',
        when: ['baby'],
      },
      {
        text: '{name}’s timetable is a few hours old and has one thing in it, the meal, which is done. You are not down for anything. It backs away, tail very straight. Sit quietly, and wait to be given a time.',
        when: ['baby'],
      },
      {
        text: '{name} has gone behind the long clock. Whenever you look, a white bib is withdrawn. It expects nobody, on principle, and nobody has let it down. Take the chair opposite, sit quietly, and be there again.',
        when: ['from_child'],
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
        '{name} arrives at the dish at the same moment as the meal, as arranged, though nobody had told you. It eats it all, looks each white glove over for spots, and raises its tail, quite straight. Next item.',
        'The plate comes down as {name} comes in, and neither has to wait for the other. It eats all of it and dabs at its bib. Next on the list is to sit beside the plate. That goes off well too.',
        '{name} takes its place, gloves together, eats from left to right, and ends exactly where the plate does. There is a small pause, such as one leaves for applause. Then it clears its throat, and walks off along a straight line.',
        {
          text: 'You are on time to the minute. {name} eats, contented, and leaves by way of your chair, which is not the shortest. The very straight tail touches your leg as it goes by and, for one inch, bends.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats on time, as content as a cat in evening dress can be, and gets nothing on the bib. Passing, it presses the bib to your leg and leaves three white hairs there. It is the beginning of a uniform.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The meal is on time, and {name} dines, and steps back. It looks you over as one does a new footman who may suit. Then one white glove is laid on your shoe. That was not down until next week.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The dish touches the floor and {name}, already in its place with gloves together, looks from it to you for the fault. There is none. It dines beautifully. On its way out the tail dips one degree, as to a colleague.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You are on time. {name} consults the dish, then you, then the dish, as one holds a banknote to the light, and can find nothing wrong with either. It eats without a spot on the bib. The tail is very straight.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'On the minute, and {name} eats it all, not a spot on the bib, and withdraws three paces, facing you, tail quite straight. There is no complaint. You have been entered for the next one, with a question mark.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} is hours old and already has a bib on. It eats, and gets all of it on the bib. It looks down, it looks up at you, in horror and delight, and covers the place with a glove the size of a pea.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} is hours old, its bib still damp. The timetable has one entry so far, and you have just done it, to the minute. It eats, wobbling, gloves in the dish. It tries to raise a whisker, and raises all of them.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} meets you at the dish, and both of you are on time. When it has eaten, with joy, that very straight tail bends over at the tip and hooks itself round your ankle. It is the one crooked thing it owns.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You are on time to the second. {name} eats, bib shining, and then lays one white glove over the face of your watch and keeps it there. There is nothing more on the timetable.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'You arrive to the second and {name} is there to receive you, gloves together. It dines. Then it goes ahead, tail upright, to the place behind the curtain where the timetable is kept, and shows you your name. It is in ink.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Hours old, in a bib that it has not grown into, {name} has a timetable with one entry. It eats the whole of that. Then it regards you, small tail straight up, as one regards a clock that may not be right.',
          when: ['baby'],
        },
        {
          text: '{name} dines, and steps back for the plate to be taken. That was {streak} on time without a break. It spreads its toes, which is to say it takes off a glove, and lays the bare paw on your wrist.',
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
          text: '{name} rises from an empty plate and presents you with something from under the dresser: a white glove. It is one of yours, lost ages since. It has kept it in very good order, for when you should be ready to match.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: 'There was a time when {name} watched the clock for you. It eats up, dabs its bib, and lies down with its back to the clock face. For a long while now it has had you to tell the time by.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} dines upright, because you are watching, and finishes it, though the gloves shake. Then it turns its dull coat to you, as one closes a shutter, and leans on the wall behind. It needs medicine. Leave it within reach.',
          when: ['wary', 'weak'],
        },
      ],
      streak: [
        '{name} dines, dabs its bib, and lowers a whisker. It has been up, on and off, ever since you two met. After {streak} on time there is no more call for it, and both sides of its face are level.',
        'Nobody but {name} has ever seen its timetable. It finishes the last bite on the stroke, and having had {streak} so from your hand, it turns the empty plate a little with one glove, for you to read.',
        {
          text: '{name} eats, tail straight up, without a glance at the clock. After {streak} on time in a row it no longer checks you against the timetable. It checks the timetable against you.',
          when: ['well'],
        },
        {
          text: 'You arrive with the meal as {name} sits down to it, and neither of you breaks step. That is {streak} in a row. It eats, then lays one white glove on your shoe, as on someone who is being kept on.',
          when: ['well'],
        },
      ],
      early: [
        '{name} takes one bite, for your sake, and draws the corner of the mat over the rest. The whisker is up. One can be unpunctual in both directions. It will dine at {opens}.',
        'You come in with the plate, and {name} is not dressed. It has one glove still to wash. It accepts a morsel, standing, sees you to the door, and would draw your attention to the hour. It is expecting you at {opens}.',
      ],
      late: [
        '{name} eats it, late as it is, and draws one white glove slowly across the floor in front of you, as across a line in a ledger. Whatever you were down for next, somebody else has got it.',
        'You are late with the plate, and {name} rises, as one does when people come in during the second act. It eats to the end. When you would sit down too, the straight tail is lying along the seat. It is taken.',
        {
          text: '{name} enjoys the late meal to the last lick. According to the timetable, your ankle was due to be brushed by a tail straight afterwards. {name} goes by without stopping, very upright, like a train that is not for you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'For lateness {name} raises one whisker, and then it is forgiven. It raises the whisker. It eats, purring, with relish. You wait for the whisker to come down, and a second one goes up beside it.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} eats heartily, late as it is, its gloves either side of the dish. It bears no grudge. But in the timetable that nobody has seen, you have been moved from Staff to Weather.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} had you down for earlier. It eats, weakly, and the one whisker that forgives lies flat along its cheek. There are two things left on the timetable today. Medicine, then rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} stands for the meal, late as it is, because one does. Halfway through it has to lie down on its bib. It would rather you hadn’t been there for that. Bring medicine, and look the other way.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had lately entered you in the timetable, in pencil. You come late. It eats with a good appetite, bib forward, then lifts one white glove and, very lightly, rubs something out.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'After dinner {name} had begun to offer you one white glove. You come late. It dines in excellent spirits, holds out the glove, and by the time you have bent down it is gone. Late again.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} is too young to tell the time, but it knew when. It ate nothing, then, and eats now, in small hiccups, over its little bib. It does not look at you. It looks at the floor where you were to have been.',
          when: ['baby', 'wary'],
        },
        {
          text: 'Up goes the whisker. {name} looks at you, and dines, and thinks it over, and bit by bit the whisker comes down, because it is you. It stops a quarter of an inch above the others.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '“Ah,” says the raised whisker, and {name} dines, late, to the end, without a spot on the bib. Then it comes and sits down on your feet, facing outward, so that you cannot be late for anything else.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: '{name} raises a whisker. It eats all of it, without haste, and then takes its place by the front door with that very straight tail, as if to see somebody out. It does not say whom.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} sits up to its late plate, as well as it can, in a bib gone grey. It takes what it is able to. Then the gloves slide, and it is lying down. Leave the plate. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats what has come late, to the last scrap, with its bib to the plate and its back to you. Then it pushes the plate to the door with both gloves. The next may be left outside.',
          when: ['wary'],
        },
        {
          text: '{name} eats up and raises a whisker at you, the left. It sits in your lap, as arranged, and purrs, as arranged. The whisker stays where it is the whole time.',
          when: ['trusting'],
        },
      ],
      missed: [
        'For {hours} hours {name} sat dressed, and the bib has yellowed, and the shoulders of the coat stand out. It eats everything. Its gloves are shaking. When you come near, it gets up to leave you the room. Be on time.',
        '{name} has let the timetable go. It had kept to it for as long as it could, in {hours} hours, and there was not one line on it that happened. It eats it all, on the floor. Make the next line true.',
        {
          text: '{name} forgives lateness with a raised whisker. This was {alone} with nobody. It eats, gloves together, bib spotless, and then looks at you for some time. The whisker does not go up.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {alone} {name} ran the household by itself, to the minute, and at the proper minute stood at the door for your arrival. It eats now, facing the wall. Your arrival has been taken off the timetable.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has always forgiven lateness with a raised whisker. It eats lying down, bib on the floor, and no whisker moves. Nobody was there for {alone}. Sit where it can see you, and do not get up.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats very slowly, and the straight tail lies where it fell. It waited {alone} at its place with its gloves together. It does not look up to see who has come. Stay with it now.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} was at its place when the meal was due, and is at it now. It eats, holding on by its gloves. You say that you are sorry. It looks at the clock, and lies down with its back to you both.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The bib is grey. It is the first thing that {name} gave up. It eats without order, from the middle. When you kneel, it tries to stand, for company, and cannot, and turns its face away from you for that.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} dines as correctly as it is able, and steps back for the plate. You come to take it. The whisker does not go up. It goes up for those from whom something is expected.',
          when: ['warming'],
        },
        {
          text: '{name} eats what has come, and does not look at the clock, so as not to shame you. It only takes your hand, with one glove, lays it on the floor beside the dish, and leaves it there.',
          when: ['trusting'],
        },
        {
          text: '{name} has kept its place at the dish, and has washed the bib, and washed it again, so that it is quite wet. Now it eats. It does not step back for the plate. It stays down there, looking into it.',
          when: ['wary', 'well'],
        },
        {
          text: 'You bring the dish, and {name} eats, and no whisker goes up. That was for people who are late. It goes past you to the window, with its straight tail lying along the floor behind it.',
          when: ['wary', 'well'],
        },
        {
          text: 'After {hours} hours {name} eats lying down, and there are spots on the bib, and it leaves them. No whisker is raised. That is for lateness, and this was on no timetable. It puts its gloves away from you, under it.',
          when: ['wary'],
        },
        {
          text: 'After {hours} hours {name} eats like any cat, both gloves in the plate, and leaves not a scrap. There is some on the bib. It does not see to it. It has always seen to it. Be on time now.',
          when: ['wary'],
        },
      ],
      full: [
        '{name} looks at the plate as one looks at a second invitation to the same evening. It touches it with its nose, to acknowledge it. The bib is quite tight. The engagement it can keep is at {opens}.',
        '“Thank you, no,” says one white glove of {name}, laid flat upon the rim. It has dined, and no crumb more would go in beneath that bib. Be so good as to present yourself again at {opens}.',
      ],
      ill: [
        '{name} will not lie down to its food, and so you hold it up, one hand under the bib, and it eats a little, slowly, at table. It thanks you with its eyelids. It is ill. Medicine next.',
        'A small piece, a long rest, another small piece, and {name} keeps its gloves off the plate even now. What is left it moves an inch towards you, with apologies. Take it away, and bring medicine.',
      ],
      loved: [
        '{name} reads the bill of fare off the air, and both whiskers go up: {item}. It dines as if there were an orchestra. When the plate is clean it turns to the house, and the house is you, and bows.',
        'Nobody runs in evening dress, and {name} ran. It was {item}. It has eaten the whole of it and got some on the bib, and it is looking down at that spot with very nearly as much fondness.',
        {
          text: 'It is {item}, on the dot, and the whisker {name} had ready has nowhere to go. It eats with rapture and a clean bib, then leans on your shin for two seconds that are not in the timetable.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, at the time announced. {name} dines, wipes its whiskers, and raises one of them to you. That used to mean that you were late. You were not. It is the other whisker.',
          when: ['warming', 'well'],
        },
        {
          text: 'By a timetable you have not seen, you are on time with {item}. {name} loves nothing better, and eats in all four gloves. Then it looks at the timetable again, and at you, as if one of them must be wrong.',
          when: ['wary', 'well'],
        },
        {
          text: 'You are on time with {item}, and {name} eats, starched and blissful. No whisker is raised. You hold out a hand. Four white gloves are put together in a row, out of reach. They are for people it knows.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} is in its place, tail straight. You are on time, and it is {item}. It eats, and gets some on its bib. It looks at you. It lets you be the one who knows.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and on time, and {name} eats it as entered. Then, in a minute for which the timetable has nothing, it leans its starched bib against your shin until the bib is creased.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        '{name} lifts the cover, lowers it, and carries you back your own spoon with its compliments: {item}. Should there be cod, it is still at liberty.',
        '{item}. {name} eats that part which the laws of hospitality require, and folds the cloth over the rest, with the edges true. Sole would have been eaten.',
      ],
      harmful: [
        '{name} laid its gloves together and dined on what was set before it, since it thinks well of a laid place. It was {item}. It is bent over its bib in pain. That must never be served again.',
        'One white glove is pressed to the bib, and {name} sways where it sits, and still does not like to make a scene. It was {item}, and it hurts. Keep that out of this house.',
        {
          text: '{name} has been ill on the carpet, in company, and it has crept behind a chair so that nobody need see its bib. It was {item}. Strike it off every list in the house, and clean up without a word.',
          when: ['item'],
        },
        {
          text: 'That was {item}, and {name} took it because you served it. Its gloves are pressed to its middle and the straight tail is bent. Do not serve it again, on any occasion, on any plate.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You tiptoe past behind {name}, and it gives you as far as the door. Then it is a black streak with white feet. It brings you down on the mat, gets off, and adjusts its bib. The next run is presently.',
        '“Boo,” you say, and {name} leaps straight up, all gloves. It comes down and shoots its cuffs. It would have you know that boo was not until later. It goes back to its place with its ears pricked, and waits for later.',
        {
          text: '{name} slides the length of the hall on its starched bib, for joy, and goes back to slide again. Afterwards the game is put on the timetable, daily. You are put down as staff.',
          when: ['wary', 'well'],
        },
        {
          text: 'In mid leap, all four gloves off the floor, {name} sees that you are watching. It lands with its tail very straight and looks about for whoever was behaving like that. It looks at you.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} never runs where it can be seen. It shuts the door behind the two of you, with a glove, and looks round, and then it goes four times over the sofa, howling, with its tail perfectly straight.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} plays until the starched bib is crooked and there is a bend in the very straight tail. It stands before you like that and waits. You put the bib right. Nobody else has ever been let near it.',
          when: ['trusting', 'well'],
        },
        {
          text: 'Tail bolt upright, {name} gallops after you like a butler after a hat. When it is over it lays one white glove on your shoe, briefly. There is play every day from now on. You were the last to be told.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} skids the length of the hall on four white gloves, bib under one ear, and fetches up beside your shoe. By the timetable it should be elsewhere now. It raises a whisker at the timetable.',
          when: ['warming', 'well'],
        },
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
          text: 'You throw open the cupboard where you hid, and {name} has been sitting in front of it, gloves folded, since before you went in. It knows your habits. It springs at your neck, purring, and asks for the next act.',
          when: ['trusting'],
        },
      ],
      little: [
        'The fun for the day has been had, and {name} had entered it as complete. You play on. It sits with its gloves together, as one does at an encore, and beats time with the tip of a very straight tail.',
        '{name} is in perfect spirits, as per timetable, when you begin to caper. It hears you out. It returns one leap, at the same height as yours, and considers the accounts between you to be balanced.',
        {
          text: '{name} consults something just behind you and finds no play entered here. It had been enjoying itself as scheduled. It gives one pat with one white glove, perfectly correct, at full stretch, and goes to stand by the door until you have finished.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} finds a gap in the timetable and lets you play in it, as content as it was already. When the gap ends, it goes out backwards, bib first. That is not manners. It is keeping its eyes on you.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} is so pleased with the way things are running that nothing need be added. It watches your game to the end, upright, in a front seat. Then it claps, once, with one white glove, on the back of your hand.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'You propose a game, and {name}, brimming, is sorry, for it has a previous engagement. It takes you to it. It is on the sofa. You are to sit here, and it is to sit there, with its chin on your wrist.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'There is nothing wrong with its spirits, and {name} would have you know it did not send for a performer. It watches your game from the landing, through the banisters. One white glove taps along, where it thinks you can’t see.',
          when: ['wary'],
        },
        {
          text: '{name} wants for nothing, but it sees that you have come dressed for a game. It chases you once round the table, bib flying, and then slows down, so that you should not have to be the one to stop.',
          when: ['trusting'],
        },
        {
          text: '{name} has a full day and could not be happier, but finds you three throws. It takes them with joy, and holds up a glove, for that was three. It looks at your face. It makes it four.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} had its happiness fully booked when you came in on your knees with a feather. It looked at the book. It looked at you. It has put you in the margin, and comes at you with its bib flying.',
          when: ['trusting'],
        },
      ],
      bad_time: [
        'You toss a cork past {name}, and it inclines its head, which is all the game that it can manage. Its bib goes down on the mat. It regrets. Kindly see first to what it needs.',
        '{name} raises one glove to your string, and lowers it, and would be grateful if nobody had noticed. This performance is cancelled. See to what it needs before anything else.',
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
        '{name} has put everything off for {item}. It leaps, gloves first, it skids, it goes through the fire irons. When it is over it arranges its bib, with its back to you, and asks to be told when the next is.',
        'On the timetable of {name} there is one entry underlined, and you have come to the door with it: {item}. It looks both ways along the hall. Then the gloves are off, and the dignity, and it is all kitten.',
        {
          text: 'It is {item}, and all four white gloves leave the floor at once. {name} comes down radiant, smooths its bib, and looks you over the way one looks at new staff.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have got out {item}, and {name} takes off nothing but its dignity. It slides the length of the hall on its white gloves, radiant. At the end it rises, bows, and raises a whisker. There were to be no spectators.',
          when: ['wary', 'well'],
        },
        {
          text: 'You begin {item}, and {name}, who never runs where it can be seen, looks at you, looks at its gloves, and runs. It comes back with its bib all sideways. You put it straight. Nobody else was there, it decides.',
          when: ['trusting', 'well'],
        },
        {
          text: '{name} had put down ten minutes for {item}. They are over. It sits with its tail straight up and looks at you, and then at the place where the minutes were, and steals some from tomorrow.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} plays by appointment, gloves on. You miss your turn by a second. It waits, raises the whisker, thinks better of it, and lowers it again by itself. You were nearly on time.',
          when: ['warming', 'well'],
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
          text: '{name} comes up out of the water black where it should be black and white where it should be white. It goes over your work from the collar down. There is no fault. It would rather there had been one.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have got all four gloves white again, and the bib. {name} puts the gloves away underneath itself, one after another, where you cannot get at them. Leave them there for now.',
          when: ['wary', 'well'],
        },
        {
          text: 'It has been in the coal, and there is nothing white about {name}. It stands before you with its head down. You wash the gloves, the bib, behind the ears. You say nothing of coal. It puts one clean glove in your hand.',
          when: ['trusting', 'well'],
        },
        {
          text: 'There is a spot on the bib, and neither you nor {name} mentions it. You wash the gloves, the back, the tail, and then, as if in passing, the front. It meets your eye. There never was a spot.',
          when: ['trusting'],
        },
        {
          text: 'You go about {name} as a valet would, from behind, without a word. The gloves come white, one after another. It looks into the middle distance. At the bib it stiffens, and then, just slightly, puts up its chin.',
          when: ['wary'],
        },
        {
          text: 'You come to the bib, and {name} puts up its chin, eyes shut, like a gentleman at the barber’s. The water takes the dirt. You do three of the gloves. The fourth it has left in your palm, and does not miss.',
          when: ['trusting', 'well'],
        },
      ],
      little: [
        'You brush the bib of {name} and nothing comes off, and you brush the gloves and they were white before. It presents each all the same. It does enjoy having its work confirmed.',
        'The cloth goes round {name} and comes back as clean as it went. A whisker rises. You wipe again, to be thorough. It closes its eyes, like a gentleman at the barber’s who was shaved an hour ago.',
        {
          text: '{name} inspects your work. The bib is white, as it was. The gloves are white, as they were. A single whisker is out of its place, and it has raised that one itself.',
          when: ['well'],
        },
        {
          text: '{name} allows the wash, tail straight, though bib and gloves were spotless and it is nowhere in the timetable. When you have finished it goes off to look at the wall, nine minutes late for it.',
          when: ['well'],
        },
        {
          text: 'You wash {name}, and the bib was spotless, and this is not the day. It allows it as one allows a search. Then it goes to the hearth and washes the whole cat again, from the beginning, in the right order.',
          when: ['wary', 'well'],
        },
        {
          text: 'There is no spot on {name}, but you are here with water, and it would be a pity to waste you. It holds out four gloves, one by one. The second is held out twice, and neither of you keeps count.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You brush the black and the white of {name}, and the brush might have stayed in its case. It turns under it, slowly, as before a long mirror. It has cancelled what came next. Do the shoulders once more.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} has sent back better valets than you, but the word is {item}. It hands you its gloves, one after the other. By the bib it has closed its eyes, and is being laundered by angels.',
        'It was {item}, and {name} came out blacker in the black and whiter in the white. It looks at itself in the fender. It walks past the fender once more, by chance, in the other direction.',
        {
          text: '{name} has {item} in the timetable twice, the second time under another name, so as not to seem eager. It is clean to the last glove by the end of the first. It stays where it is for the second.',
          when: ['well'],
        },
        {
          text: '{name} hears {item} and presents the left side, the right side and the bib. When you have done it raises a whisker at you. You look at the clock. It was not that sort of whisker.',
          when: ['well'],
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
        '{name} has the dose down on its timetable at once, between lying here and lying there. It swallows punctually. By the second of those it can fold its gloves. You had missed seeing it with folded gloves.',
        '{name} takes its medicine as one takes a telegram, standing. Then it sits down with the contents. In a little while the bib goes in and out more evenly, and the chin lifts off it. Wait, in case of a reply.',
        {
          text: '{name} raises one white glove between you and the medicine, looks at you over it, and lowers it toe by toe. The dose goes down. Soon the bib, which had gone limp, is being washed stiff again, with its back to you.',
          when: ['wary'],
        },
        {
          text: '{name} takes the medicine as a butler takes a rude joke, by not having noticed. It does good: the tail goes up like a flagpole. You reach out to stroke it, and one white glove removes your hand.',
          when: ['wary'],
        },
        {
          text: '{name} removes its chin from its shirt front and takes it from you, to the last. It is not a good sight, and it lets you have it. Its glove lies open in yours. You tell it that there is plenty of time.',
          when: ['trusting'],
        },
        {
          text: '{name} sits up to swallow it, because one does. Then it can’t sit any longer, and you let it down on your sleeve, gloves and all. It breathes easier there. All else is cancelled. Stay, and give the next dose.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        '{name} sits up for the spoon, swallows, and consults its timetable for the illness. There is none down. It returns you the empty spoon across one white glove. Perhaps you would keep it for a bad day.',
        'A dose has been brought that nobody ordered, and {name}, in glossy health, takes it rather than send it back in front of people. It dabs its bib. Such things should be held in reserve for when they are wanted.',
      ],
      loved: [
        '{name} asks to have the word read out: {item}. It nods, as over a wine. It sits up straight for all of it, gloves together, and when it is over inclines its head, as one does to a good house.',
        'Its usual, one would say, the way {name} takes its medicine, like an old member at the club. It was {item}. It dabs its bib, and sits on for a little afterwards in case of company.',
        {
          text: 'Medicine is not on {name}’s timetable. There is a line for {item}, though, and it has always been left open. So you give the one, it receives the other, and the good it does begins promptly.',
          when: ['item'],
        },
        {
          text: 'For {item}, {name} puts two white gloves together and lifts its chin, to spare the bib. The medicine goes down without a spot. It is helping. The tail was straight before, and is now straighter.',
          when: ['item'],
        },
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
        '“We do not ring for people,” you say, and {name} takes its glove off the dinner bell. It bows. The next thing it wants, it wants silently, with its back to you, looking straight at the wall.',
        'You point to the vase, and {name} puts it back from the edge, with one glove, to where it had been. It would not have been late in falling. It goes out with a shorter bow than usual.',
        {
          text: 'You point out the cream jug. {name} inclines its head. It will not recur. It had moved you, lately, to a better place in the timetable. You hear it go up to the landing, and move you back.',
          when: ['warming', 'well'],
        },
        {
          text: '{name} hears you to the end, gloves together, and withdraws the one that was at fault. It is perfect all that evening. It opens doors, it bows. You would give a good deal for it to sit on your newspaper.',
          when: ['trusting', 'well'],
        },
        {
          text: '“That is not done,” you say, and {name}, one glove in the milk jug, knows it. It takes it out and shakes it dry. After that it does everything correctly, and all of it from the other side of the room.',
          when: ['from_child'],
        },
        {
          text: 'You say its name quite low, and {name} knows which item you mean. It gets down off the good chair. It smooths the seat with one glove and sits at your feet instead, bib to the fire, not yet looking up.',
          when: ['trusting'],
        },
      ],
      little: [
        'You inform {name} that one does not drink from the vase. It has never done so, and does not say so. It inclines its head at each full stop, gloves together, as one listens to a toast.',
        '{name} stands for the lesson, tail straight, and follows it word for word like someone who has brought the libretto. It knew how it ended. At the close it bows, and you find that you have bowed too.',
      ],
      bad_time: [
        'You reprimand {name}, and it hears you to the end, gloves together, because one does. What it had come to tell you still stands behind it, hat in hand. Attend to that first, and teach it later.',
        '{name} has come at the wrong time, with a bend in its tail, and you scold it for both. It would do neither without cause. Find the cause, and see to it. There will be a proper hour for the lesson.',
        {
          text: 'You are teaching manners, with bare hands, to somebody in white gloves. {name} lets you finish and takes nothing from it. Then it leaves, tail very straight, going round your hand the long way.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} hears you as a head waiter hears a guest who has not booked. Nothing is written down. It steps back two exact paces with its bib towards you. You will not be shown to a seat.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} had you down, in pencil. You raise your voice, in front of the brooms too, and it withdraws without turning its back, until a door comes between you and the bib. You have been rubbed out. Win it first.',
          when: ['wary'],
        },
      ],
      loved: [
        'You correct {name} by way of {item}, and it must own that this is how it is done in the better houses. It lifts its glove from the tablecloth. It does, however, go out of the room by the other door.',
        '{item}, and {name} requires no further hint. The inkwell is put back where it stood. It bows rather lower than it need, which with a tuxedo is a way of keeping its face to itself for a while.',
        {
          text: 'By {item} you show {name} how one waits at a kerb. It had supposed that nobody but itself knew about waiting. It waits with you, gloves to the line, tail up, and looks at you as at a colleague.',
          when: ['well'],
        },
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
          text: '{name} goes to bed in your hands as one goes with the police, upright and in gloves. It says nothing. The very straight tail is the last of it to give in. The sleep does it good.',
          when: ['wary'],
        },
        {
          text: '{name} retires when you suggest it, having been about to. It sits, chin on bib, gloves in line, and sleeps, and the sleep does it good. The tail is left lying between you, very straight, like the rope in a museum.',
          when: ['wary'],
        },
        {
          text: '{name} is put down on your arm and sleeps before its whiskers are straight. Something was to have happened at the clock, and happens without it. It wakes fresh, with the bib creased, and lets you see it so.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} to bed, and it looks for the entry. There is none. It lies down for exactly as long as politeness asks, on its back, with its gloves crossed on its bib, and gets up to resume.',
        '{name} allows itself to be laid on a cushion, wide awake, tail along the seam. It inspects the ceiling from here. There is a cobweb. It rises, and goes to stand beneath it until you come with the duster.',
        {
          text: 'Sleep is not for some while yet, and {name} was enjoying the gap. It moves its white gloves just out of your reach and lifts a whisker. You are early. It turns out that there is a whisker for that too.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: 'You have put {name} to bed. In return it walks you to the door, tail straight, cheerful, not tired in the least, and stands there until you are well down the passage. That was on the timetable. Bed was not.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} does not retire for some while yet, but you have patted the place, so it comes, and sits there, bib bright, on duty. You sleep. It wakes you in the morning, with one glove, when it is time, and not before.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'It is not on the timetable, and {name} is not tired, but it sees that you have plumped a cushion with your own hands. It lies down on it, one glove on your cuff, and keeps its eyes shut for you conscientiously.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} finds that it is to be {item}, and for once it does not fold its gloves. It lets them drop where they will. It is asleep before its very straight tail has finished lying down.',
        'On hearing {item} announced, {name} retires at once, and sees itself off to sleep with a bow. The chin does not come up from the bow. It is too well placed.',
        {
          text: 'You bring {item}, and {name} retires, at once, although it is not down to retire for another quarter of a minute. It folds its gloves. The straight tail, last of all, is allowed to lie as it likes.',
          when: ['well'],
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
        'You sit down beside {name} and do nothing, which it does not know how to put down. In the end it lays one glove over your hand, as one lays a paperweight, so that it should not blow away.',
        {
          text: 'You sit with {name}, not looking at each other. A white glove is placed upon the back of your hand, for what would be a suitable time. The suitable time goes by. It appears not to have noticed.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit, and {name} leans until the starched bib is creased against your sleeve from top to bottom. Somewhere a clock strikes. It lifts its head, hears it through to the last stroke, and puts it back.',
          when: ['trusting', 'well'],
        },
        {
          text: 'Nothing is due, and {name} sits beside you in its bib, gloves tucked in, exactly on time for that. You do not speak. By and by the straight tail is let down, and lies across your knees in a curve.',
          when: ['trusting', 'well'],
        },
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
        'You sit with {name} while it sleeps, upright, in evening dress, and little by little it tilts. It has never tilted in company. It comes to rest with its bib on your arm, and sleeps on, at an angle.',
        '{name} sleeps, and you have taken the chair at its side. Some part of it is on duty still. A glove comes across in its sleep, feels your cuff, finds that it is buttoned, and stays there.',
      ],
      shy: [
        'You take a seat far down the room, as the public does, and {name} goes about its duties at the other end. It moves a glove. It moves it back. It has not looked at you, and is doing everything rather better.',
        'You take the lowest stair, and {name} occupies the highest, in full dress, going through its papers, if it had any. It does not ask you to leave. It has moved its tail so that you can see the clock.',
        {
          text: 'You sit down by the wall, which is nowhere in {name}’s timetable. It walks the whole room once with its tail very straight. Then it takes a seat itself, gloves together, one tile nearer than usual. You have been pencilled in.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: '{name} keeps four tiles clear all round. You sit beyond them, and do not stir, and stay. After some time it takes up one white glove and washes it in front of you. The other three remain on duty.',
          when: ['from_child', 'glad', 'well'],
        },
        {
          text: 'You sit down without an engagement, and {name} remains at the far wall, upright, gloves together, and looks through you. You go on sitting. At last it bows, very slightly, from there. It had to find you a gap.',
          when: ['from_child'],
        },
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
