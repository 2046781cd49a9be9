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
    'The egg opens along a neat line. One white glove comes over the edge, then another, and {name} climbs out in wet evening dress and looks you over for lateness. You have been here all along. A whisker goes up regardless.',
    'A line runs dead straight round the shell, and the top is lifted off and set aside. A white glove feels for the edge, then another. {name} looks at you, and past you to the clock. You are both on time.',
  ],
  looks: {
    thriving: [
      '{name} has a train to meet, it would seem, and meets it, on the rug by the hearth. Nothing comes in. It comes in on the dot. It is seen out, with every sign of satisfaction, and the next looked up.',
      'At what it holds to be the proper moment {name} knocks one peg off the table. It listens to it land. It consults nothing, waits, and knocks off the next. You could set a watch by it, and you do.',
      {
        text: '{name} is a few hours old and has spent them sitting up straight, apart from falling over. The bib is clean. The gloves are on. It looks from you to the clock, as one might at a new colleague.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and came in evening dress. It has washed one glove. It is sitting very straight, on a tail not made for it yet, staring at the clock as one stares at a face one is sure to know later.',
        when: ['baby'],
      },
      {
        text: 'You have evidently walked in on something. {name} glances at the clock, lifts a glove, considers, and moves along the windowsill by the width of one person. The something goes on, with you in it.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You have been inspected: shoes, cuffs, hour of arrival. {name} circles once, tail perfectly upright, and then, having consulted something you cannot see, leans its starched bib against your shin for a count of four. You were pencilled in.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name} is lying on its back on the hall carpet, in full dress, gloves in the air, with a loose thread on its bib and no plan to have it seen to. You are staff. Staff may see this.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} should have been at the landing some time ago. It is in your chair, with the bib crumpled and all four gloves in the air, and it sees you, and it stays. The landing will have to manage.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'The clock in the hall has stopped, you notice, and must have stopped hours ago. Nobody has been late for anything. At the foot of the stairs sits {name}, gloves together, its straight black tail going left, right, left, right.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} makes its round in excellent spirits, calling at the window, the stove and the rug. At your chair it slows, whiskers forward, and goes through, like an express at a station where nobody has been seen to get on.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} looks at you, then at the place on the wall where nobody else can see the timetable. Feeling splendid is on it, from now until later. You are not. It steps round you by a clear foot and goes on.',
        when: ['from_child', 'wary'],
      },
      'It is {days} days since {name} took up its position here. It has allowed itself, in honour of the date, a small roll on the carpet, shirt front uppermost.',
    ],
    content: [
      'A picture hangs crooked, by a hair, and {name} has seen it. It sits below with its head at the same angle, bib and all, until somebody should notice. You put it straight. The head comes upright with it.',
      '{name} is out of the door, and in at it, and out. It is testing how long you take to open. There is no hurry, it merely likes to know. A glove is wiped on the mat each time.',
      {
        text: '{name} walks through with its tail straight up, looking at things and moving on. At you it pauses. It looks at where you are, then at where you should be at this time, and they agree. It goes out by the other door.',
        when: ['well'],
      },
      {
        text: 'It is twenty past, and at twenty past {name} sits in the hall with its gloves together. Nothing comes through the hall. At half past it rises, satisfied that nothing was on time, and proceeds to the landing.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} walks the hall, tail plumb, and stops before the fridge with one white glove raised. The fridge begins to hum. The glove comes down. You are not on until later, and it goes round you.',
        when: ['well'],
      },
      '{name} has a minute in hand, and is spending it in the doorway, thinking of {loved}. Now it is over. It straightens its bib.',
    ],
    curious: [
      'A parcel has come. {name} walks round it with its gloves behind it, so far as a cat can, and reads the label through once with its nose and once more for the spelling.',
      'The second hand has stopped on your wrist. {name} looks at it, then at you, then very slowly puts an ear to the glass.',
      'Under the door there is a shadow with two feet in it. {name} rises, smooths its front, and stations itself on the side where the handle is.',
    ],
    bored: [
      '{name} sits across from the toy mouse, gloves together, like a host whose principal guest is late. It has straightened the string once. It would not dream of asking. It does look, however, at the place left free for you.',
      '{name} has laid out the pawn, the bow tie and the mouse along the carpet’s edge, an equal gap between each, and sat down at the end of the row. Amusements were to begin some time ago. Play with it.',
      {
        text: '{name} has taken its chair out into the passage and sits facing the hooks. A coat fell, and it did not go to see who it was. Ask it for the pleasure of one game, in so many words.',
        when: ['sad'],
      },
    ],
    due: [
      '“Dinner,” says the timetable that only {name} has seen, and until there has been dinner nothing else can happen. The household has stopped. It sits before the bare dish, bib and gloves. The meal is overdue.',
      '{name} is seated before an empty plate, tail ruled straight behind it, gloves side by side. One whisker has begun to rise. Its meal is due. There is still time to stop the whisker.',
      {
        text: '{name} has drawn up its first timetable, and the first line of it is you. It sits beside the saucer in gloves too large for it, tail as straight as it will go, which is about half. You are overdue. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'Nobody has told {name} about clocks. It sits before the dish with four gloves in a row, the bib to the front and the tail straight up, and looks at you until you find that you are looking at yours. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: 'The bowl has been empty for twenty minutes by the only clock {name} recognises. It stands beside it in its gloves, looking past you, like a butler who has not yet decided to stay with the family. Serve now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} sits with its four gloves in line and its very straight tail laid out along the floor, pointing to where the dish ought to be. One whisker goes up as you come in. You wait for it to come down. Feed {name} now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has fetched your watch from the bedside and set it on the floor, facing the door. It sits behind it with its gloves together, bib straight, like a clerk at a window that closes in a minute. Feed it now.',
        when: ['well'],
      },
      {
        text: '{name} comes and sits beside the clock, so that you have to see both faces at once. Only one of them is ticking. The tail, laid round the gloves, lifts at the tip and comes down on the second. Dinner.',
        when: ['well'],
      },
      '“Dinner,” announces {name} from the doorway, and stands aside to let it be carried in. Nothing is carried in. It announces it again, exactly as before. Its meal is due. Kindly take your cue.',
      {
        text: '{name} dressed for its meal, bib and gloves, and has had to lie down in them. The tail is not straight. When it sees you it tries to make it so. Please bring the meal now.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} raises one whisker at you. It takes all the strength there is, and it is not forgiveness. The meal is overdue. Bring it now, and lay it down by the gloves.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      'At the proper minute {name} stood by the dish. Since then it has gone to sit before the clock, gloves together, because one of the three of you must be wrong. It isn’t the clock. {name} is hungry. Feed it now.',
      '{name} is in its place, gloves together, bib straight, facing the square of floor where a dish ought to be. It is not going to mention it. But it has been sucking one corner of the bib. It is hungry. Feed it now.',
    ],
    starving: [
      '{name} is still keeping the appointment, gloves side by side before the empty dish. But the tail has gone down on the tiles in a curve. You look for the raised whisker, and all of them hang. Feed it at once.',
      'The timetable ended hours ago. {name} is still at its place, but lying, the bib on the floor, one glove turned under, and it does not raise the whisker. There is nothing to forgive until it has eaten. Feed it at once.',
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
      '{name} offers you a glove, looks at it, and draws it back. It tries another. They are all like that, and have been for two days. It can’t very well appear until they are white. Please wash it.',
      'The bib of {name} has gone the colour of dishwater, and no one would call those gloves white. For two days it has gone about by the back stairs. It would like to be seen again. Please wash it.',
    ],
    sick: [
      'There is a spot on {name}’s white bib, and it has been left there. The straight tail lies on the floor in a curve. As you bend down, it raises one glove to cover the spot, and cannot hold it up. Medicine, now.',
      '{name} had something to announce, and came as far as the doorway. It is lying there, on the sill, with its gloves anyhow and its tail in a curve. That was the announcement. Please bring medicine.',
      {
        text: 'By the timetable this is the hour of the window, and {name} is not in the window. It lies on the floor below, one white glove on the wall, bib soiled, whiskers flat. Medicine now. It will overlook the hour.',
        when: ['from_child'],
      },
      'The bib of {name} is damp, and it has tried to see to that, and left off with one glove in the air. Now the glove is on the floor. It asks to be excused for the present. Please bring medicine.',
    ],
    failing: [
      '{name} has put on the bib and gloves and lain down straight, so as to be found correct. Its whiskers hardly stir. There is nothing further on the timetable. Medicine and food at once, or there won’t be.',
      'Its gloves are grey, and {name} has let them be. You straighten the bib and feel how little is behind it. The tail, so very straight, lies bent where it fell. Medicine and food, now, both.',
      {
        text: '{name} lies in the corridor, one white glove forward, on its way to something it has never been late for. The tail is not straight. Medicine and food, at once. It will die if it is kept waiting.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'The bib is as white as {name} could get it. It has struck everything from the timetable, the stairs, the window, the inspection of the post. You are the one entry left. It has hours. Be punctual. Sit with it, and nurse it.',
      'The clock struck, and {name} did not look up. The bib has lost its starch, and the straight tail has a bend in it. It will be gone within hours if nobody comes. Sit by it now, with a white glove in your hand.',
    ],
    asleep: [
      '{name} is asleep to the minute, gloves folded, bib in order. Only the tail has been let off, and lies on the blanket in a loop, like anybody’s. You have not seen that. It needs nothing until it wakes.',
      '{name} sleeps folded, gloves inside, bib under the chin, like evening clothes laid over a chair. The hall clock strikes. A single black ear goes up, finds it accurate, and lies down.',
      'Lights out, on the stroke. {name} sleeps on its back in the linen drawer, shirtfront up, gloves folded over it, like a gentleman in a painting. In the small hours one glove conducts two bars of something.',
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
      '{name} receives you from the far end of the room, gloves together, as one receives a person who has come about the drains. No chair is offered. Take one anyway, sit quietly, and do not state your business.',
      '{name} leaves by one door as you come in by the other, at a walk, as though it had been going to. You’re not in the timetable. Sit in the hall without a reason till you’ve been pencilled in.',
      'In its book there stands an entry, {wait}, and against it, in the margin, your initial. {name} is perfectly civil. Sit down with it a while, and let it turn the page.',
    ],
    back_from_death: [
      'Since its return {name} has kept the timetable to the minute. There is one new entry. At no fixed hour it gets up, crosses the room, lays a white glove on your wrist to see, and goes back to its place.',
      '{name} is back and well, and extremely busy. It is doing everything it missed, in order: the sill, the stairs, the inspection of the coats. It is still hours behind when it reaches you, and there it stays. You were down twice.',
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
        {
          text: '{name} gets to the dish sideways and goes in bib first. It eats its way out. Then it sits, and its tail rises up behind it, perfectly straight, and {name} turns to see who that is and falls over.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} tumbles into the dish, eats its way across, climbs out on the far side and sits down, four white gloves together, the bib past saving. It looks up at you and raises one whisker, as though you had done it.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} consults the clock, the dish, and the underside of one white glove, where something appears to be written. All three agree. It eats, tail like a ruler. You may come again tomorrow. You are not yet on the permanent staff.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: 'You are on time to the stroke. {name} looks at the hall clock, then walks on its white gloves to the kitchen to look at that one. They agree. It returns and eats, keeping you both in view, you and the clock.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} dines with its gloves together. Then it goes to the clock, and from underneath hooks out the corner of something ruled in black ink, far enough for you to read one line. Your name is on it, beside this very minute.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The dish touches the floor on the minute. {name} eats, rinses one white glove with its tongue and presses it to your shoe, firmly, as a conductor stamps a ticket. It appears that you may travel.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'The clock strikes as the dish touches the tile. {name} shuts its eyes. It says nothing, but before sitting down to its sole it walks once about your ankles, and straightens you.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: 'The dish touches the floor on the stroke. {name} inclines its head and eats without one drop on the bib. Afterwards it crosses to you, and rests a white glove upon your shoe for a minute that isn’t in the timetable.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You and the hall clock disagree by half a minute as the dish goes down. {name} looks from one to the other, tail very straight. Then it raises a whisker at the clock, and eats.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'The hall clock strikes just after the dish is down. {name}, one glove already lifted, looks from you to the hall, and a whisker goes up. It is not meant for you. Somebody will have to speak to the clock.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        '{name} takes its place, gloves together, eats from left to right, and ends exactly where the plate does. There is a small pause, such as one leaves for applause. Then it clears its throat, and walks off along a straight line.',
        {
          text: '{name} dines, and steps back for the plate to be taken. That was {streak} on time without a break. It spreads its toes, which is to say it takes off a glove, and lays the bare paw on your wrist.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} eats it up and sits down by the plate, in gloves that are too large for it. So far it has had {streak} on time. And what is next? It looks at you. It would so like a list.',
          when: ['baby'],
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
          text: 'That makes {streak} on time. {name} finishes, wipes each glove, looks both ways, and lifts a corner of the rug to let you see the timetable. It is scratched into the boards and has three lines. You are all of them.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        'The dish has come early, like a guest who finds you in the bath. {name} takes two mouthfuls for form, walks round the rest, and goes on with what was down for now, which is facing the wall.',
        '{name} takes one bite, for your sake, and draws the corner of the mat over the rest. The whisker is up. One can be unpunctual in both directions. It will dine at {opens}.',
        {
          text: '{name} takes two mouthfuls, as one signs for a parcel meant for somebody else, and wipes both gloves. Then it goes and sits before the cupboard, tail straight up, to wait for the meal.',
          when: ['no_item'],
        },
        'You come in with the plate, and {name} is not dressed. It has one glove still to wash. It accepts a morsel, standing, sees you to the door, and would draw your attention to the hour. It is expecting you at {opens}.',
      ],
      late: [
        '{name} eats it, late as it is, and draws one white glove slowly across the floor in front of you, as across a line in a ledger. Whatever you were down for next, somebody else has got it.',
        'You are late with the plate, and {name} rises, as one does when people come in during the second act. It eats to the end. When you would sit down too, the straight tail is lying along the seat. It is taken.',
        {
          text: 'The whisker is already up when you come in with the dish. By the look of it, it has been up for some time, and has begun to tremble. {name} eats underneath it. It does not come down.',
          when: ['wary', 'well'],
        },
        {
          text: 'As you put the dish down {name} rises, leaves the room, and makes its entrance again from the door, so that the meal, at least, shall find somebody punctual. It dines with one whisker raised.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} inspects the dish, the clock, and you. One whisker goes up. It eats everything, gloves together, bib unspotted, and when you sit down in your chair it is in it. You have been moved to a later hour.',
          when: ['well'],
        },
        {
          text: '{name} has pushed the dish under the dresser, where it goes when service is over, and you lie flat to get it out. It eats. Afterwards it walks you to the clock and sits beneath it until you have looked up.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} stands for the meal, late as it is, because one does. Halfway through it has to lie down on its bib. It would rather you hadn’t been there for that. Bring medicine, and look the other way.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} had you down for earlier. It eats, weakly, and the one whisker that forgives lies flat along its cheek. There are two things left on the timetable today. Medicine, then rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} is too young to tell the time, but it knew when. It ate nothing, then, and eats now, in small hiccups, over its little bib. It does not look at you. It looks at the floor where you were to have been.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} sits up to its late plate, as well as it can, in a bib gone grey. It takes what it is able to. Then the gloves slide, and it is lying down. Leave the plate. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'For {hours} hours {name} sat dressed, and the bib has yellowed, and the shoulders of the coat stand out. It eats everything. Its gloves are shaking. When you come near, it gets up to leave you the room. Be on time.',
        '{name} has let the timetable go. It had kept to it for as long as it could, in {hours} hours, and there was not one line on it that happened. It eats it all, on the floor. Make the next line true.',
        {
          text: '{name} dines, hours behind, with its back very straight. You wait for the whisker. It would only have to lift by a hair and you would be excused. Both sides stay level, and it leaves by the other door.',
          when: ['well', 'no_item'],
        },
        {
          text: 'At the hour, {name} sat down to nothing, stayed as long as a meal takes, and washed its gloves. Now you come with the dish. It eats standing, like somebody at a railway station, and has no remark to make to you.',
          when: ['well'],
        },
        {
          text: 'For {alone} {name} ran the household by itself, to the minute, and at the proper minute stood at the door for your arrival. It eats now, facing the wall. Your arrival has been taken off the timetable.',
          when: ['wary', 'well'],
        },
        {
          text: 'Lateness is forgiven here with one raised whisker. You serve the meal after {alone} and wait for it. {name} dines, and wipes the left glove, and wipes the right. Both sides of its face remain entirely level.',
          when: ['wary', 'well', 'no_item'],
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
      ],
      full: [
        '{name} raises one white glove, like a constable with a tram. You stop, dish in hand. It has dined, there is nothing further down for now, and the meal dries out where it was halted. At last the glove is lowered. You may proceed.',
        'With one white glove {name} pushes the dish along the floor, past the stove, past the table, to the exact tile where a meal will be wanted. It will be wanted there much later. This one has to be thrown out.',
        '{name} looks at the plate as one looks at a second invitation to the same evening. It touches it with its nose, to acknowledge it. The bib is quite tight. The engagement it can keep is at {opens}.',
      ],
      ill: [
        '{name} takes three mouthfuls and stops. It consults the clock, which says there should be more, and takes another, for the clock. Then the white bib goes slowly down to the floor. Medicine next, whatever else was on the list.',
        'A small piece, a long rest, another small piece, and {name} keeps its gloves off the plate even now. What is left it moves an inch towards you, with apologies. Take it away, and bring medicine.',
      ],
      loved: [
        '{name} reads the bill of fare off the air, and both whiskers go up: {item}. It dines as if there were an orchestra. When the plate is clean it turns to the house, and the house is you, and bows.',
        'Nobody runs in evening dress, and {name} ran. It was {item}. It has eaten the whole of it and got some on the bib, and it is looking down at that spot with very nearly as much fondness.',
        {
          text: 'You serve {item}. A small noise gets out of {name}, unannounced, and it glances round to see who made it. When the plate is clean there is a spot on the bib. It is let stay.',
          when: ['well'],
        },
        {
          text: 'You carry in {item} under a cover and lift it. {name}’s tail, straight as a poker in all weathers, develops a crook at the tip. By the end there is some on the bib, and it does not care who knows.',
          when: ['well'],
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
          text: 'Out of courtesy it swallowed {item}. Now {name} leaves the room quite upright, gets round the corner, and you hear what it did not wish you to see. Never serve that in this house.',
          when: ['item'],
        },
        {
          text: 'You gave {name} {item}, on a clean plate, to the minute. It trusted the plate. Now it’s ill beside the umbrella stand, its bib ruined, and turns its head so that you won’t watch. Never serve it that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You tiptoe past behind {name}, and it gives you as far as the door. Then it is a black streak with white feet. It brings you down on the mat, gets off, and adjusts its bib. The next run is presently.',
        '“Boo,” you say, and {name} leaps straight up, all gloves. It comes down and shoots its cuffs. It would have you know that boo was not until later. It goes back to its place with its ears pricked, and waits for later.',
        {
          text: '{name} grants the ribbon ten minutes. In the fourth it forgets itself, goes over backward, and has to be untangled from its own white gloves, though not by you. At ten exactly it stands, smooths the bib, and returns the ribbon.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} pins the string with one white glove, holds it just long enough to be correct, and hands it back. By the ninth round the bib is crooked. It sees you see this, and goes behind the door to put it straight.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} plays with its bib askew and its gloves flying until the very minute, and sits. You know the timetable by now and begin to wind in the string. A white glove comes down on the end. There has been a revision.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You swing the pocket watch. {name} follows it with its eyes, then its chin, and at the third pass claps it between two white gloves and holds it to its ear. Slow, says the whisker. You are both late, and neither goes.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You have only just thought of the string. {name} is at its drawer already, tail straight, having allowed for the time you take to think. Soon the bib is under one ear and all four gloves are in the air. That was scheduled too.',
          when: ['well', 'no_item'],
        },
        {
          text: 'The string goes by and {name} misses it. It sits up, thinks, and puts one white glove on the floor where the string is due next. The string arrives. It looks up at you and, it would seem, you are engaged.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'Your finger goes by under the tablecloth, and {name} bows to it, front down, tail up. That was no bow. The whole small suit is in the air, and it has you in both gloves. It bows again.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'The fun for the day has been had, and {name} had entered it as complete. You play on. It sits with its gloves together, as one does at an encore, and beats time with the tip of a very straight tail.',
        '{name} is in perfect spirits, as per timetable, when you begin to caper. It hears you out. It returns one leap, at the same height as yours, and considers the accounts between you to be balanced.',
        {
          text: 'You dangle the ribbon, well ahead of the timetable. {name} looks at the clock, the ribbon, the clock. Then it moves round to where the clock cannot see, and goes for the ribbon with all four gloves.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} has no vacancy for further happiness, but it does have a gap before the next item. It gives the feather three taps with the left glove, three with the right, returns it to you stem first, and is exactly as content as before.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You toss a cork past {name}, and it inclines its head, which is all the game that it can manage. Its bib goes down on the mat. It regrets. Kindly see first to what it needs.',
        '{name} raises one glove to your string, and lowers it, and would be grateful if nobody had noticed. This performance is cancelled. See to what it needs before anything else.',
        {
          text: 'You begin the game at the wrong hour and with the wrong string, on purpose. No whisker goes up. {name} watches it trail by, white bib on the floor. This is worse than you thought. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: 'You shake the feather. {name} consults the timetable that nobody else can see, and you are not on it. Its bib is crooked, and it has let it stay crooked. That is serious. See whether it is hungry or ill before anything else.',
          when: ['no_item'],
        },
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
          text: 'You bring {item} out from behind your back. {name} has four minutes set aside for this sort of thing. Much later, bib askew and one ear inside out, it is seen to push the clock round to face the wall.',
          when: ['well'],
        },
        {
          text: 'You produce {item}. {name} was due at the linen cupboard. It looks toward the linen cupboard, it looks at you, and its whole hind end begins to wag from side to side. Let the linen wait.',
          when: ['well'],
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
          text: '{name} hands you the gloves one at a time, left front first, and takes each back when it is white. For the bib it lifts its chin and looks at the bare wall where a clock would be. You are running ahead.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Three gloves are white and one has been in the coal. {name} holds that one out to the side, looking the other way, while you sponge it, and then checks your work against the others.',
          when: ['well'],
        },
      ],
      little: [
        'You brush the bib of {name} and nothing comes off, and you brush the gloves and they were white before. It presents each all the same. It does enjoy having its work confirmed.',
        'The cloth goes round {name} and comes back as clean as it went. A whisker rises. You wipe again, to be thorough. It closes its eyes, like a gentleman at the barber’s who was shaved an hour ago.',
        {
          text: 'You press a damp cloth to the bib, and the cloth comes away whiter. {name} inspects it on both sides. It then takes you by the cuff, where there is a spot of egg, and begins, with a firm tongue.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Your cloth finds nothing on the bib and nothing on any of the four gloves. {name} looks past you at the windowsill, where it is due. Released, it goes there, sits out what is left of the appointment, and gets down.',
          when: ['well', 'no_item'],
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
          text: 'A drop of the medicine falls on the white bib and {name} lets it stay there, which frightens you more than anything yet. You are still looking at it when a glove comes up, is licked, and sets to work.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Three times the spoon comes, and three times {name} has no mouth. You look away to read the label, and when you look back the spoon is dry. Nobody was dosed. Presently a tail that had been lying down stands up, perfectly straight.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} sits up for the spoon, swallows, and consults its timetable for the illness. There is none down. It returns you the empty spoon across one white glove. Perhaps you would keep it for a bad day.',
        'A dose has been brought that nobody ordered, and {name}, in glossy health, takes it rather than send it back in front of people. It dabs its bib. Such things should be held in reserve for when they are wanted.',
        {
          text: 'The spoon arrives between the left glove and the right, where nothing of the kind is down. {name} swallows, one whisker aloft, and starts again from the left. It is in perfect health. Kindly move medicine to the page for illness.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{name} asks to have the word read out: {item}. It nods, as over a wine. It sits up straight for all of it, gloves together, and when it is over inclines its head, as one does to a good house.',
        'Its usual, one would say, the way {name} takes its medicine, like an old member at the club. It was {item}. It dabs its bib, and sits on for a little afterwards in case of company.',
        {
          text: 'Medicine is not on {name}’s timetable. There is a line for {item}, though, and it has always been left open. So you give the one, it receives the other, and the good it does begins promptly.',
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
          text: '{name} hears you out, bib straight, and comes down from the piano. It will not be found there again. It also cancels, with a glance at your lap, an appointment you had not known you had.',
          when: ['well'],
        },
        {
          text: '“Not on the piano,” you say. {name} gets down, one key at a time, the whole scale, without hurrying. It will keep off from now on. For the rest of the visit it addresses you through the dog next door.',
          when: ['well'],
        },
      ],
      little: [
        'You inform {name} that one does not drink from the vase. It has never done so, and does not say so. It inclines its head at each full stop, gloves together, as one listens to a toast.',
        '{name} stands for the lesson, tail straight, and follows it word for word like someone who has brought the libretto. It knew how it ended. At the close it bows, and you find that you have bowed too.',
      ],
      bad_time: [
        '{name} arranges everything that happens in this house. It stands very straight while you shout and goes back over the list for where it can have put this. It must be its own mistake. Halfway up, the tail has a bend in it.',
        'You raise your voice and {name} looks for the other cat you must mean. There is no other. It gets down from the chair, misjudging the height, and goes to sit in the cold grate, bib to the bricks.',
        {
          text: '{name} puts its white gloves away beneath it, all four, and lowers the bib over them. Then it turns to the wall, and the corner holds only something black, which shivers. You picked the wrong hour. It would have told you.',
          when: ['weak'],
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
          text: '{name} sleeps through eleven things it had down to do, gloves folded, bib rising and falling. When it wakes, firm on its feet again, one whisker asks what it missed. You tell it nobody liked to begin.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} lies down with all four gloves showing, which is not how it is done. You turn the lamp low and wait. After some time three are folded away under the bib, and the fourth has begun, faintly, to beat time.',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        'You put {name} to bed, and it looks for the entry. There is none. It lies down for exactly as long as politeness asks, on its back, with its gloves crossed on its bib, and gets up to resume.',
        '{name} allows itself to be laid on a cushion, wide awake, tail along the seam. It inspects the ceiling from here. There is a cobweb. It rises, and goes to stand beneath it until you come with the duster.',
        {
          text: '{name} lies down flat, gloves folded on the bib, tail ruled straight along the edge of the cushion, like an ambassador lying in state in a very small country. One eye stays on the door, for the next item.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} lies where it was put, gloves together, eyes open, tail straight along the blanket, like somebody on the platform for a train that is not in the timetable. After a decent interval it gets up and smooths the bed.',
          when: ['well', 'no_item'],
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
        '{name} passes through on its round, finds you doing nothing, and goes. It passes through again, a little early. The third time it is not due at all. It sits down next to you, bib straight, as if for the same train.',
        'You sit down during what {name} has put by for inspecting the stairs. It looks at the stairs. It looks at you, and sits too, gloves together. Behind you both, tread by tread, the stairs go uninspected.',
        'You sit without book or purpose, which is on no timetable. {name} walks past the chair twice on errands. The third errand turns out to be the arm of the chair, and takes all the time there is.',
        '{name} says nothing for some time, and then, with a clearing of the throat, as though it were an item on a menu, makes you think of {loved}.',
        'It had been going to wait up, that night. It waited {wait}. {name} does not refer to it. It only brings its chair a little nearer to yours.',
      ],
      little: [
        '{name} has been very much honoured. Now it would suggest, with one glance at the clock, that there are other rooms in the house.',
        'That makes four calls within the hour, and {name} has run out of ways of showing you to the same seat. After dinner, perhaps.',
      ],
      ill: [
        'You sit down, and {name} lays a white glove over the face of your watch. There is nothing in the timetable for this, and it would rather not see how long it takes. Then see to what it needs.',
        '{name} has lain down where nothing was arranged, with its bib crooked. You sit by it on the floor. After a while a white glove comes out and covers your watch, so that neither of you need look. Then bring what it needs.',
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
        '{name} sleeps in its gloves, very correct. You sit. By and by one paw turns over, and underneath it is pink and rather creased, like anybody’s. You were not meant to see that. It is left where it is.',
        'You sit with {name} while it sleeps, upright, in evening dress, and little by little it tilts. It has never tilted in company. It comes to rest with its bib on your arm, and sleeps on, at an angle.',
      ],
      shy: [
        '{name} makes its rounds, sill, stove, stairs, sill, tail straight up, and passes you without slowing. You sit on. The ninth time it halts at your knee, looks ahead, and departs. You have been made a request stop.',
        'You take the chair by the fire and ask for nothing. {name} keeps to the far arm of the sofa. Later there is a white glove on the near arm, by itself, as though it had been left there.',
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
