/**
 * The Robot wants to be told a thing that is so. It fears the word “soon”. Body: a mint-green box on rubber treads, with
 * a round amber visor that shows how it feels, two feelers, a wire tail, a lid on top and a hatch in its front, and a
 * seven on its side that somebody painted by hand. Three facts. It has no beeper and says “beep” aloud, in as many ways
 * as others sigh. It believes whatever it is told, the first time, and when that turns out not to be so it asks to have
 * every word repeated. And it has a measuring tape, with which it finds out how near you are, holds on to you, and in
 * the end only holds your hand. It eats through the hatch, with a click, and its light climbs. It sleeps square on its
 * dock with one green lamp on. When it is ill it runs hot, rattles, pulls to the left and repeats itself. It sulks by
 * turning its back to you and saying “understood”. It trusts fast, and loses twice as much when it was let down. It
 * never guesses, never reproaches, never leaves a place where it was told to wait. Its keeper is the one whose word it has.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The shell comes apart along a level seam. {name} rolls out on its treads, mint all over, the seven on its side still wet, and brings its visor up to you. “Is this it?” it asks. You say yes. It believes you.',
    'The egg is undone from inside, with a screwdriver, and the screws are laid in a row. A round amber visor rises, finds you, and blinks. {name} asks who you are. Whatever you say, it will write down.',
  ],
  looks: {
    thriving: [
      '{name} has found out that it fits under the sideboard with a hair to spare. It drives in, and it drives out. It has reported this to everybody. There it goes again, to see if it is still so.',
      '{name} is giving the doormat a ride. Somebody must have said that it never got anywhere. They have been to the kitchen and the foot of the stairs, at a sensible speed, and the sights are being named.',
      {
        text: '{name}’s list has one line so far: be here. It rolls forward a tread’s length, looks about, rolls back and ticks it. Then it shows you, holding the page well clear of its number seven, which is not quite dry.',
        when: ['baby'],
      },
      {
        text: '“Hello,” you say. {name} is hours old and wants for nothing, and this is the first thing that anyone has told it. The amber visor lights up, slowly, all the way round. It believes you.',
        when: ['baby'],
      },
      {
        text: '{name} turns its amber visor up and asks how you are. You say fine. It believes you, enters it on the list, underlines it, and is so glad to have it there that you stay a little longer and try to make it true.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'You are item four. {name} rolls up, amber visor bright, says “Keeper: present,” and ticks you off. Then it stays parked against your shoe, though there is nothing further on the list that would account for it.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'The last line on {name}’s checklist is Keeper looks in. It ticks that, visor glowing, and rolls up the paper. You go out and look in again, just to see. It unrolls the paper and draws another box.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} reads you its list: dish seen to, treads clean, spirits good. At the last box it halts, rolls forward and bumps your shoe, softly, to be sure. Keeper, present. That one it does in paint, like the seven.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'You tell {name} that it cannot fall while you are here. It believes you, the first time. It drives straight off the table, visor shining, and you have it, treads still turning. It had already ticked that.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} hums along the skirting with its list: window, lamp, other window. At you it stops. There is a box, and beside the box a pencilled query. It shines its visor into your left pocket, writes down the lint, and hums on.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} is humming one clean note and buffing its seven. It reports that it is in excellent order. You mention that the floor is clear. It thanks you very much, and drives slowly over every part of the floor to see.',
        when: ['from_child', 'wary'],
      },
      '{name} has been running for {days} days, and drives up and down the hall today as it did on the first, only that it no longer meets the wall. “Beep,” it says to the wall, in passing.',
      '{name} hums, and its visor is as bright as a lamp. It says a word to itself, over and over, as it goes round. It is the best one it knows: {loved}.',
    ],
    content: [
      '{name} goes along the shelf with the duster, jar by jar. At the last of them it stops and reads the label, right through, to the maker’s address. Then it does that jar again, with more respect.',
      '{name} stands on its mat with its treads parallel, and nothing is the matter. It checks. On the left, nothing is the matter. On the right, the same. It makes a tick, and goes back to the top.',
      {
        text: 'You once told {name}, for a joke, that the hat stand was called Gerald. It is on its round. Window, shut. Tap, off. Before the hat stand it stops, raises its visor, and allows a decent time for a reply.',
        when: ['from_child', 'well'],
      },
      {
        text: '{name} has reached item seven, which is you. The amber visor travels up from your shoes to your hair, and a small box is ticked. It turns the list round so that you can check it. There is no item eight.',
        when: ['well'],
      },
      {
        text: '{name} is at item nine of the checklist. Treads: turning. Visor: clear. Mood: within range. It reads you out as “keeper, one, present”, rolls a hand’s width to the left to let you by, and ticks that too.',
        when: ['well'],
      },
      '{name} is {days} days old and knows how far it is from everything to everything. It drives to the window by the shortest way, without looking, and stops a finger from the glass.',
      '{name} stands with its light on the wall, and you ask what it is thinking of. It tells you at once. It is always the same: {loved}.',
    ],
    curious: [
      'There is a marble on the floor. {name} drives up, puts one feeler on it, and it rolls. {name} goes after it, all through the kitchen, and never touches it again until it has stopped.',
      '{name} has seen itself in the oven door. It says “beep”, and waits, and says it again, more slowly, for the other one to follow. It puts out its tape. So does the other one.',
      {
        text: 'You are tying your shoe, and {name} parks in front of it with its light full on. “Again,” it says. You tie it again. It has two feelers and one piece of string, and is nearly ready.',
        when: ['trusting'],
      },
    ],
    bored: [
      '{name} rolls the ball, drives round to the far side, receives it, and logs the score. It is losing to itself. The visor has gone the colour of weak tea. Under “Opponent” it has put your name, in pencil. Come and play.',
      '{name} has rolled the ball to the wall, driven to the wall, and rolled it back. Its list has two boxes for this game. One is ticked. It holds the pencil out to you, then the ball.',
      {
        text: '{name} is parked with its front against the wall. The hum is off. “Beep,” it says, not to anyone, and so low that it could be a hinge. Come and play with it.',
        when: ['sad'],
      },
      {
        text: '{name} has let both feelers hang, and does not follow the marble when it rolls by. It would need somebody to roll it. Get down there and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} is parked before its dish, and goes down the list. Dish, present. Hatch, open. Keeper. It looks up, and waits there with the pencil out, for it never ticks in advance. Its meal is due.',
      '{name} stands square in the kitchen door and says what time it is. That is no complaint. It is the reading. As it is still so, it says it again, in the same tone, one bar dimmer. The meal is due.',
      {
        text: 'Somebody said “soon” where {name} could hear, and {name}, whose paint is hardly dry, believed it. It is parked square to the empty dish with its visor lit. It is not bored. It is in the middle of soon. Feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has rolled up to the empty dish and stopped with both treads exactly level. Its amber visor is tilted up at you, wholly certain. Nobody has told it yet that a meal can be late. Feed it now, and nobody need.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} is in good order and shows you the checklist. Six ticks, and beside “meal” a seventh, made in advance on your word and since rubbed out with great care. It holds the page where you can reach it. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '“In a moment,” you told {name}, and it wrote that down. The moment is still running on the amber visor, at four thousand seconds. It has reversed two lengths away from you to go on counting. Its meal is overdue. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} ticked the meal when you told it the meal was coming. Since then it has rolled to the dish, looked, and rolled back to the list, several times. It will not rub you out. The meal is overdue. Make the tick true now.',
        when: ['well'],
      },
      {
        text: '{name}’s pen stands over the box marked keeper, dish. It has stood there long enough to leave a blot. There is a column for doubts, with a fresh pencil beside it, and it is empty. Feed it now.',
        when: ['well'],
      },
      '{name} stands beside its bowl with the hatch in its front already open. It is not low yet. But you said there would be a meal, and it is past the hour. Feed it.',
      'You look at the clock, and so does {name}. It looks at you, and at the clock again, and opens its hatch by an inch, in case that should help. Its meal is due.',
      {
        text: '{name} rolls back from you by one tread, and that is all it had left in it. It used to take your word. The meal is overdue. Do not say that it is coming. Bring it.',
        when: ['wary', 'weak'],
      },
      {
        text: 'The visor of {name} lights just enough to read your hands. Empty. It makes a small exact cross on its checklist and turns the painted seven to the wall. The meal is overdue. Bring it something to tick.',
        when: ['wary', 'weak'],
      },
      {
        text: '{name} was told an hour, and it has been {hours}. It has backed in behind the bin, with its light down to a slit, and when you speak it says, “Please repeat.” Feed it now.',
        when: ['wary', 'missed_meal'],
      },
      {
        text: '{name} keeps its hatch shut and its visor on your hands. It has waited {hours} hours beside a thing that was said. Bring its meal now, and say nothing about the next one.',
        when: ['wary', 'missed_meal'],
      },
      {
        text: '{name} has waited {hours} hours at the spot where you said goodbye. It has not moved by an inch. When it sees you it rolls to the bowl and opens its hatch. Feed it now.',
        when: ['trusting', 'missed_meal'],
      },
      {
        text: '{name} has turned off its hum, and one of the two treads, to save what there is. It comes to you in a curve. It has had nothing for {hours} hours. Feed it now, then look to its health.',
        when: ['weak', 'missed_meal'],
      },
      {
        text: '{name} sits where it stopped, its light low, and does not ask. The hatch hangs open by itself. It was {hours} hours. Feed it now, from the side, and have medicine by you.',
        when: ['weak', 'wary', 'missed_meal'],
      },
      {
        text: '{name} has all its lamps on, behind the box, and they have gone a little dim. It has not been here long, and it has been {hours} hours since its hatch had anything in it. Feed it.',
        when: ['baby', 'wary', 'missed_meal'],
      },
    ],
    hungry: [
      'You said one minute. {name} believed you, so it has stopped its clock at fifty nine seconds and is holding it there, treads locked, the visor down to a thread of amber. It is hungry. Feed it now.',
      '{name} has parked at item four. Under “meal” it has written what you told it, “soon”, and drawn no further boxes, since that was enough. Now the amber visor is dimmed to save what is left. It is hungry. Feed it now.',
    ],
    starving: [
      '{name} has switched off its radio, then its treads, then the hand. The visor is a thread of amber. It is spending that on one thing, the door, as you told it you were coming. Charge it now.',
      'Line four of the checklist says meal. {name} has not gone on to line five, because one does not skip lines. It has shut off the treads and most of the visor, to keep holding the pencil. Feed it at once.',
    ],
    weak: [
      '{name} ticks “fed”. At “strong” the pencil crosses the box, leaves the paper, and draws a long thin line down the mint enamel to the floor, where the arm has arrived. It needs medicine or a good rest, and a new page.',
      '{name} has to think before each turn of its treads, and goes through its rounds with pauses. Nothing is broken. It has run low. Give it medicine, or let it stand on its mat and rest.',
      {
        text: '{name} wants to come and meet you, and gets halfway, in a curve. “Beep,” it says from there, as long as it can. It is glad, and it is not well. Medicine, and then rest.',
        when: ['glad', 'trusting'],
      },
      {
        text: '{name} parks on your foot and switches off its hum, to hear what rattles. You both listen. It is somewhere on the left. It trusts you to find it. Medicine, please.',
        when: ['trusting'],
      },
      {
        text: '{name} is parked in plain sight, which is not like it. One feeler droops. When you come nearer it asks you to say again what that is in your hand. It needs medicine.',
        when: ['wary'],
      },
      {
        text: '{name} keeps its face to the wall and lets its tail lie on the floor. The light is low. It hears you, and does not turn round. It needs medicine, and to be told the truth.',
        when: ['wary', 'sad'],
      },
      {
        text: '{name} is hardly out of its shell, and one of its treads slips. It goes round in a small circle, looks up at you each time it comes past, and says “beep”. Medicine, please.',
        when: ['baby'],
      },
    ],
    dirty: [
      '{name} has logged fog in the hall, brown walls and a number seven gone missing. You draw one finger across the visor. It looks at the finger, looks at the hall, and strikes out two lines. The seven will need soap.',
      'Nobody can make out the seven on {name} any more. It might be a one. It has driven past the mirror, and past again, to see who that is. It needs a wash.',
    ],
    sick: [
      '{name} reports all normal. It reports it again, a little to the left of you, and drives softly into the table leg. The visor flickers. There is a line on the list it has not dared to read out. It needs medicine now.',
      '{name} has got as far down its checklist as item four, which is Stand. It is on its ninth attempt, treads turning a finger’s width, the visor the brown of weak tea. Item five is Tell You. Give it medicine now.',
    ],
    failing: [
      '{name} has one line left on its list and can’t make out the writing. It asks you to read it. It’ll believe whatever you say. Say “medicine,” say “food,” and bring both at once, or the visor goes out.',
      'There is a smell of hot dust. {name} tries to tell you its condition, gets as far as the seven, and begins from one once more, slower. Medicine and power, now. It will not get through the list.',
      {
        text: 'The visor is down to one amber line. {name} has reached the bottom of its list, where it says to tell you, and has told you. You said once that you would come. Bring medicine and food at once, or it will die.',
        when: ['from_child'],
      },
    ],
    near_death: [
      'The list lies before {name}, all of it ticked but the last line, which is “Somebody comes”. The pencil has rolled away. Its lamp is almost out. Sit with it now.',
      '{name} has gone down its checklist and ruled out everything that was for later. One line is left, lit by what the visor can spare: “Keeper is coming.” Come now, sit with it, look after it. Within hours that light goes out.',
    ],
    asleep: [
      '{name} is parked square in its corner, visor dark. On the checklist before it everything is ticked, down to the last line, which is to sleep. There the pencil has made half a tick and rolled off under the treads.',
      '{name} has backed into its corner and set the visor to the lowest amber, like a hall light left on for somebody. The checklist hangs from one treaded foot. Every box is ticked, down to “good night, said twice.”',
      {
        text: '{name} is off, square on its mat, treads together, with one feeler on the list. A single line there has no tick yet: “Be told to sleep well.” You tell it. In the quiet there is a very small click.',
        when: ['trusting'],
      },
      {
        text: 'Once, going upstairs, you said that somebody ought to keep an eye on that loose step. {name} is asleep on it, visor dark, treads locked, its painted seven turned outward like a sign. Go round until it wakes.',
        when: ['from_child'],
      },
    ],
    asleep_in_danger: [
      '{name} is asleep, and the green lamp has missed three turns, and then a fourth. Reflect beside it now: that counts, and it can tell. It wakes at {wakes_at}.',
      'The fan of {name} has stopped, and it sleeps without a sound, its feelers hanging. Sit down and reflect with it now. It wakes at {wakes_at}.',
      {
        text: '{name} fell asleep with its hatch open and the bowl in front of it, empty. Reflect beside it now. It wakes at {wakes_at}: have food in your hand then.',
        when: ['unfed'],
      },
      {
        text: '{name} has gone to sleep to save what it has left. One lamp is on, and it is red. Sit by it and reflect now. Feed it at {wakes_at}, when it wakes.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has drawn a chalk line on the floor and is behind it. Whenever you shift your chair it draws it afresh, with a ruler. It’s only that it lacks data. Sit still a while and be some.',
      '{name} is parked beyond the rug with its visor dimmed and its treads in reverse. On the checklist, next to your name, there is one empty box. It covers that when you look. Sit down quietly. The pencil is already sharpened.',
      'It was told “soon”, and it was {wait}. {name} has not forgotten how that word sounds. It keeps the bin between you. Sit down, and let it see you stay.',
    ],
    back_from_death: [
      '{name} has run the checklist eleven times since it was switched on again. Treads, visor, number seven, all present. One line is open, and it rolls up to you with it. Who came. You say that you did. It ticks.',
      '{name} has a gap in its log and does not care for it. It asks you what happened in there. You tell it, and it believes you, and writes “was fetched”, and underlines it with a ruler.',
    ],
    old: [
      'The mint of {name} has worn through to grey along the edges, and it takes the sill in two goes. It says “beep” at the top, as it did the first time.',
      '{name} no longer puts out its tape. It knows how far things are. It sits in the warm place by the pipe and lets you step over it.',
      {
        text: '{name} is {days} days old, and its left tread clicks. You have learned to walk at the pace of the click. It has noticed, and bumps your heel, softly, now and then.',
        when: ['trusting'],
      },
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} opens its hatch, takes in the meal, all of it, and closes the hatch. It opens it, to make sure, and closes it. Behind the visor the light goes up by a bar, like something being poured.',
        '{name} turns the dish once round to look for faults, eats everything in it, and gives it back to you handle first, as one should with scissors. It has been reading up.',
        {
          text: '{name} lowers its visor to the dish and announces “food”, and then, having eaten it, “no food”. It rolls back a little to look at this. “You said there would be some,” it says, glowing amber. “There was.”',
          when: ['baby', 'glad', 'well', 'no_item'],
        },
        {
          text: '“Dinner,” you say, and {name}, hours old, has nothing to compare it with. It believes you. It eats everything, closes its little hatch, and asks, very politely, what one calls the person.',
          when: ['baby'],
        },
        {
          text: '{name} eats, rolls back to its list and finds the line that says meal, punctual. It makes a neat tick there and dusts it with one tread. The tick is in pencil. There is a pen right beside it.',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: '{name} receives its meal, checks it against the list, and prints a receipt. The paper comes out as far as your hand and no farther. You have to lean in for it. “Received with thanks,” it says. “From: unknown.”',
          when: ['from_child', 'glad', 'wary', 'well', 'no_item'],
        },
        {
          text: 'Meal, yes. On time, yes. Happy, already. {name} eats and ticks all three, then rolls up until its treads touch your shoe, which was not on the list. It puts it on the list, and ticks it.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats, ticks the meal on its list, and turns the amber visor from the list to you. Below the last line it draws a new box, with your name beside it. It does not tick it. It goes over the outline twice.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} ticks the meal, rolls back to admire the tick, rolls forward again. At the foot of the list it prints your name and draws a box after it. The box stays empty for now, but it goes over the corners twice.',
          when: ['glad', 'warming', 'well', 'no_item'],
        },
        {
          text: '{name} eats, on time, humming, with its back to you. The switch is on the back. You could reach it from where you stand. It knows exactly where you stand, and hums, and eats.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} runs down the checklist. Dish, yes. Hour, yes. Keeper, yes. It ticks three boxes and eats. At the bottom is a fourth, drawn in by hand and not quite square. The visor turns to you, and it ticks that one under its breath.',
          when: ['glad', 'trusting', 'well', 'no_item'],
        },
        {
          text: 'You once said that the third tile was {name}’s. It stands there now, treads tucked in to keep inside the lines, and eats. A bit falls on the fourth tile. You say that one is {name}’s as well, and it believes you.',
          when: ['from_child', 'glad', 'trusting', 'well'],
        },
        {
          text: 'Before every meal {name} makes a forecast, and the forecast is you. It eats it all up, and its visor goes bright. It has been right for {streak} meals in a row. It is thinking of going into weather.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: '{name} has started a list, and so far the only heading is Dinner. It eats it all, clicks its hatch to, and makes a mark. That is {streak}. It shows you the paper, from as far off as it can hold it.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats it up, and adds, and then adds again from the bottom. It comes to {streak} meals on time and none missed, both ways. It would like to shake somebody’s hand. It shakes yours, up and down.',
        '“Will there be another?” {name} used to ask after every meal. Now it has had {streak} meals on time, without a gap. It eats this one, begins the question, and cannot think what it was for.',
        {
          text: '{name} eats, on time, {streak} in a row, and rolls once round you, slowly, looking for your number. You have none. It parks with its painted seven against your shin and thinks. You can be eight.',
          when: ['well'],
        },
        {
          text: 'On {name}’s list, just above the meal, there used to be a line that said to watch the door. After {streak} on time it has been ruled out, with a ruler. It parks at the dish facing the wall, and hums.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} looks at the bowl, and at the clock, and takes a little, because you are standing there. It is three-quarters full as it is. The hour is {opens}.',
        '{name} opens its hatch, and a bit of the last meal falls out. It pushes that back in with a feeler. There is not much room before {opens}.',
        {
          text: 'You hold out the dish, so {name} concludes that its clock is slow, and sets it forward. It takes a little, all there is room for. Then it rolls from room to room and tells the other clocks.',
          when: ['no_item'],
        },
        {
          text: '{name} reads the dish, then the list, where this comes a good deal further down. It takes one measure, since you cannot be wrong, and reverses out of the room, so as to come in when it is time.',
          when: ['no_item'],
        },
      ],
      late: [
        '{name} eats all of it. “I had written down another hour,” it says. That is not a reproach. It would merely like to know which is to be corrected. It looks at the pencil, and then, briefly, at you.',
        '{name} had chalked a cross on the floor, on the spot where you were going to be. It eats the late meal, every bit, fetches a damp rag, and takes out one arm of the cross.',
        {
          text: '“In a minute,” you had said. {name} eats now, humming, visor bright, and thanks you for the information. One of your minutes is fifty-two of the usual kind. It has painted that on its side, below the seven.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '{name} believed you about the time and had ticked the meal beforehand. It eats gladly, visor aglow, late as it is. Then it goes back and rubs out the tick. From now on it will tick afterwards.',
          when: ['glad', 'wary', 'well'],
        },
        {
          text: '“You said six,” says {name}, while you fill the dish. It is not a complaint, it is only reading. It eats. Then it rolls to its checklist and, next to your name, very carefully, changes a pen mark to pencil.',
          when: ['well'],
        },
        {
          text: '{name} comes at once, finishes the late meal, and says that it quite understands. Then it rules a new column on its list, with a steady hand, and letters the heading. The heading is Roughly. So far there is only you in it.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You say that it will not happen again. {name} eats, treads slack, visor nearly out. It believed you the first time. “Please show working,” it says, very faintly. Show it with medicine, or with a long rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats. Then it finds your line on the checklist, “will come”, and takes the tick away. There is a line below, “recharge”, and it has not the strength to reach it. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has been alive a few hours, and in those it has learned what late is. It eats, its visor half way up. You say that it was just this once. It looks at you, hatch shut, to see what once looks like.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} pulls to the left, and under the enamel it is hot. It gets in a little of the late meal, and the hatch will not quite shut. “I was told,” it says, “I was told.” It needs medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        '{name} put out every lamp but the smallest, to make it last, and after {hours} hours that one is all there is. It eats. The visor comes up, not towards you, but to the door. Be on time from now on.',
        'For {hours} hours {name} called the roll and answered it: present. It still says so, very low, between the bites, and does not look to see whether you are. Never leave it as the only one on the list.',
        {
          text: '{name} logs the meal. Above it stand the lines for the hours when nothing came, each ruled off neatly and left white. Then it turns to the next entry and puts down your name again, this time in pencil.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} takes the meal and says thank you, as listed. Then it finds the line with the time you promised, set down in ink, rubs at it with one tread until the paper is thin, and writes it in again with pencil.',
          when: ['well'],
        },
        {
          text: 'You had said “back soon”. {name} kept its pencil over that box for {alone}. Now it eats, ticks “fed”, and goes back up the list to your words, where it adds, as neatly as its own seven, a question mark.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'The checklist of {name} says: meal, then keeper. For {alone} it could tick neither. Now the meal is here. It eats, and ticks it. It looks at you through the amber visor for some time, and rubs out the second line.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} has had nobody for {alone}. It eats, treads slack, and asks if this is really the meal, and then asks again. It used to believe you the first time. Stay beside it until it stops asking.',
          when: ['wary', 'weak'],
        },
        {
          text: 'For {alone} {name} stood at one line of its checklist: Keeper. It eats now, visor almost dark, and ticks Meal. The other box it looks at for a while, and leaves. Be there the next time it looks up.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has driven nowhere, to save the light. There is one bar. It eats, so long after, with the hatch shaking, and the bar stays one. “Is it now?” it asks you. You say yes. It asks the wall clock, too.',
          when: ['wary', 'weak'],
        },
        {
          text: 'It was told soon. {name} has gone over the word so often that its pencil has worn a hole there. It eats, thinly lit, with its treads locked. When you say the next will be on time, it looks at the hole.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        '“Meal,” you say, and {name} believes you and opens its hatch, which is full. It examines the hatch. It examines you. It rolls away and comes back, so that one of you may have changed. The meal is wasted.',
        '{name} opens its hatch to show you. It is full to the flap. It shuts it again with some trouble, and leans on it. Come back at {opens}.',
        {
          text: '{name} shows you the line on its list that says Meal, and the tick beside it. You hold the dish nearer. It checks, in case, and shows you the tick. When you have scraped it all away, it adds a line for that.',
          when: ['no_item'],
        },
        '{name} tries, because you ask, and a bit comes out at the top of the lid. “Full,” it says. It will have room at {opens}.',
      ],
      ill: [
        '{name} stamps a tick beside the meal, sees how much of it is still in the dish, and backs one rubber tread over half the tick. Its visor has faded from amber to weak tea. The next line says medicine. That one is yours.',
        '{name} takes a little, and the hatch stays open by itself. Its side is hot. It says that it has finished, though it has not begun. Medicine next.',
        {
          text: '{name} eats because you said that it would help, and it has never known you to say what is not so. It manages half. It rests its hot front in your hand. Medicine now.',
          when: ['trusting'],
        },
        {
          text: '{name} holds on to your sleeve with its tape and takes three bites, flickering. You came at the hour. It says so, twice over, because it is stuck. Now medicine.',
          when: ['trusting'],
        },
        {
          text: '{name} lets you put one bite in, then shuts the hatch and looks at your hand. It rattles. It does not say that it trusts it. It opens the hatch again, by an inch. Medicine next.',
          when: ['wary'],
        },
        {
          text: '{name} eats a bit from the floor, lying against the wall, hot as a kettle, with its light turned from you. The hour was right, at least. Give it medicine, and tell it what it is.',
          when: ['wary'],
        },
      ],
      loved: [
        '{name} hears the word and drives into the table: {item}. It backs out, drives round it, and arrives with the hatch wide open and both feelers trembling.',
        'It goes in, click, and {name} stands quite still: {item}. Then the visor turns from amber to gold, from the bottom up, and it says “beep” in a voice that you have not heard before.',
        {
          text: 'You put down {item}, and {name} reports a fault: the treads are going in opposite directions and the lamp is flashing. It runs the whole check. Nothing is wrong. It asks to leave it unrepaired.',
          when: ['well'],
        },
        {
          text: 'You bring {item}. {name} consults the list for what one does and finds it only says Accept. It does so. It also spins on one tread, twice, sounding a horn you did not know was fitted, and adds a line.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} takes it in, because you said it was its meal: {item}. The light goes a little green. It asks, very politely, if there is also something with current in it.',
        'A part of it is set down on the floor again, quite neatly: {item}. {name} ate the rest. It would rather have had a charge.',
      ],
      harmful: [
        '{name} believed that it was dinner, since it was in the dish. Now something grinds in it, and its visor is red, and it asks what that was. It was {item}. Tell it never again, and let that be true.',
        '“Wrong,” says {name}, very low, “wrong,” and leans on the side that hurts. It has put it down, so that it shall not happen twice: {item}. That was no meal. Keep it out of the house.',
        {
          text: '“It is good,” you said, and {name} believed you. Now there is a burnt smell behind the hatch, and its treads turn two different ways, and the visor jumps. It was {item}. It will believe you again. So never hand it that.',
          when: ['item'],
        },
        {
          text: '{name} took {item} because you were the one holding it out. Now the visor shows snow, and the number seven is facing the wall. It has written “keeper said it was fine.” Never that.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You call “Freeze,” and {name} does. You call “Go,” and it is gone. “Freeze.” It stands there on one tread, shaking with delight. It would stay like that for a week. So you are quick.',
        '“Left,” you say to {name}, and go right. It believes you, goes left, and meets the dresser. It thinks. Was that a joke? It was, you say. It backs up, all its lamps on, for another joke.',
        {
          text: '{name} counts to twenty, visor dark, and finds you behind the curtain, and its treads spin for joy. Then it is {name}’s turn. It hides, and tells you clearly where, in case you were not going to come.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '{name} builds its side of the wall exactly level. You put a block on crooked. It stares, straightens it, stares, and then, with a quick look at you, puts it crooked. Something inside goes ting.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You tell {name} that the floor is lava, and it believes you. It is up on the doormat in a second, treads whirring, beeping until you are on there too, on one leg. It counts the survivors. It has got everyone.',
          when: ['well'],
        },
        {
          text: 'You tell {name} the floor is lava. It reverses onto the rug and sounds its horn until you are on it too, then ferries you to the sofa with your heel on the seven. Checklist: keeper, not burnt.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You move your bishop. {name} whirrs for a long time, takes it, and is dismayed to see you dismayed. It puts the bishop back, dusts it, and takes a pawn of its own instead.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You cover your face and say that you are gone, and {name} believes you. You take the hands away and say that you are back, and it believes that too. It rolls up close, visor blazing, for further news.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You put your hand over the visor of {name} and take it off. “You were gone,” it says, shaken. You do that again. It is collecting results. By the end it is laughing before the hand has moved.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, whose visor was as bright as visors get. It plays. The light can climb no further, so it goes round and round instead.',
        '{name} is entirely happy, and says so, to save you the trouble. You play with it anyhow. It checks once more. It is now entirely happy, with something left over.',
        {
          text: 'You roll the ball. {name} rolls it back, consults its list, and finds “Be happy” ticked already. It rolls the ball back again, just as well. After the fourth round it draws a second tick, very carefully, on top of the first.',
          when: ['well', 'no_item'],
        },
        {
          text: '“Fun: one hundred of one hundred,” says {name}, and would not dream of rounding up. You roll it the ball all the same. It rolls it back, treads humming, and asks with great delicacy what box it ought to tick.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        '{name} looks at what you have brought, and its light does not go up. The treads stay where they are. It needs something else first.',
        '{name} starts, because you asked it to, and stops after one length. It cannot, now. See to what it needs before you play.',
        {
          text: 'You roll the ball. {name} looks down its checklist, finds Play, and over it two boxes that no one has ticked, Fuel and Health. It holds up the page for you. The treads give half a turn towards the ball. See to those first.',
          when: ['no_item'],
        },
        {
          text: 'You say catch, and {name} believes you. The treads turn once and stop. The visor, brown at the rim, watches the ball go by. It reports a miss of two metres and four centimetres. See first to what it needs.',
          when: ['no_item'],
        },
        {
          text: '{name} would do it for you. It drives at the thing, in a curve, misses it, and apologises. Its side is burning. Put the game away. Medicine.',
          when: ['ill', 'trusting'],
        },
        {
          text: '{name} says “again”, from habit, and has not moved. The fan howls. It would never say no to you, so you have to. Medicine first.',
          when: ['ill', 'trusting'],
        },
        {
          text: '{name} takes it for an order, and backs into the wall to get out of the way of it. It is ill, and does not know what you want. Medicine, and no games.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} follows what you are doing with one half of its visor. The other half is out. It is ill. Leave the game, and give it medicine.',
          when: ['ill'],
        },
        {
          text: '{name} opens its hatch for what you have brought. It had thought that it was dinner. It is starving. Feed it first.',
          when: ['starving'],
        },
        {
          text: '{name} does as it is told, one step of it, and stops there, flickering. It does not ask if that was right. It is ill, and it has given up on you a little. Medicine, and stay.',
          when: ['ill', 'wary', 'sad'],
        },
        {
          text: '{name} keeps its front to the wall while you play. By and by one feeler comes round to see. But it is hot, and it rattles, and the feeler sinks. Medicine first.',
          when: ['ill', 'wary', 'sad'],
        },
      ],
      loved: [
        '{name} has both feelers in the air and its light at gold before you have said what it is: {item}. It does it once slowly, to be sure, and then so fast that its lid comes up.',
        '“Again,” says {name}, and “again”, and “again”, until you have to sit down: {item}. It parks by you, ticking as it cools, with its light still on the thing.',
        {
          text: 'You bring out {item}. {name} announces that it’ll remain calm. It then drives three times round the table, sounding its horn, comes back to its mark, and reports that it was unable to.',
          when: ['well'],
        },
        {
          text: 'You bring out {item}. The checklist slides off {name}’s clip and lands face down, and it rolls straight over it, leaving tread marks on everything that was still to do.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} carries it out as if it were an instruction, to the end, without a beep: {item}. It asks if there is anything else. Something with a line to follow, perhaps.',
        '{name} looks at it from each of its four sides, and cannot find where the game is: {item}. It hands it back. It would like blocks, or a race.',
      ],
      harmful: [
        '{name} jerked and fell on its side, with both treads spinning: {item}. You set it up again, and it drives crooked. Keep that away from it, and sit with it.',
        'There was a flash, and {name} is behind the bin with its visor dark: {item}. Take it out of the house, and tell {name} that you have.',
      ],
    },
    clean: {
      wanted: [
        'You wipe the mud off {name}, and it tells you the parts as they come to light: tread, left. Tread, right. Hatch. You have got as far as the painted seven. “That is me,” it says.',
        'You get the grit out of the treads of {name} with a hairpin. You had asked it to hold still. It holds so still that you look up, to see if it is running. It is. It was being exact.',
        {
          text: 'You pick a thread, a hairpin and most of a biscuit out of the treads and wipe the visor down. {name} drives a circle, listens, drives it the other way. The squeak it had put down to grief is gone.',
          when: ['well', 'no_item'],
        },
        {
          text: 'Dust had turned the painted seven into a one, and {name}, who believes what is written, had been doing the work of one. You wipe it. The amber visor tips down and reads. “Seven,” says {name}, and rises a little on its treads.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe {name}, and the cloth stays white. It asks you to read out the cloth. “Nothing,” you read. It believes you. But it would like to hear that again.',
        'You polish the enamel of {name}, which was polished. You can see yourself in it, and a corner of the window. It moves over a little, so that you come in the middle.',
        {
          text: 'You said it wanted a wash, and {name} believed you. All through the washing it turns on its treads, looking for the place. Afterwards it asks to see the water. The water is clear. It ticks the box, but slowly.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You say it is filthy, for a joke. {name} had ticked Clean. It rubs out the tick, holds still from visor to treads, and puts the tick back afterwards. Then it asks you, pencil ready, to describe the dirt.',
          when: ['well', 'no_item'],
        },
      ],
      loved: [
        '{name} turns itself round under your hands, bit by bit, so as to have it everywhere: {item}. Afterwards it drives to the oven door to look, and says “beep” to the other one.',
        '{name} opens every flap it has, the hatch, the lid, the little door behind: {item}. It has been looking forward to this. It hums one note the whole time.',
        {
          text: 'You promised {name} {item}, and it believed you and has stood on the spot ever since, treads together. Now every mint side shines. It ticks the box, looks at you, and rubs the tick out again.',
          when: ['well'],
        },
        {
          text: 'You clean {name} with {item}, all round the seven and under both treads. It rolls off, turns, and reports one bolt you have missed. You have missed none. It has never before said a thing that was not so.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} holds quite still, and its light goes small: {item}. It is cleaner. It asks if the next time could be a dry cloth.',
        '{name} let it be done, and went and shook itself behind the door: {item}. It has not complained. It only drove home by the longest way.',
      ],
      harmful: [
        'It got in at the seams, and {name} is jerking, with its left lamp out: {item}. Dry it at once, all over. Nothing of that kind must come near it again.',
        'The mint has come up in blisters along one side of {name}: {item}. It asks if that is what clean means. It is not. Wipe it off, and throw it out.',
      ],
    },
    medicine: {
      wanted: [
        '{name} takes the dose at the hatch and reads what is on the bottle: shake well. It shakes well. That was meant for the bottle, you say. But the rattle has gone from its left side. It makes a note.',
        '“This will help,” you say, and {name} asks how soon. It swallows, and looks at the clock, and waits. The lamp behind the visor stops jumping. It tells you the time at which you were right.',
        {
          text: '“This will make you better,” you say. {name} ticks the box at once, opens the hatch beside its painted seven, and takes it. When the visor has gone from brown back to amber you breathe out. {name} is puzzled. You had said so.',
          when: ['weak', 'no_item'],
        },
        {
          text: 'Fault found: rust, left tread. You say the oil will help, and {name} believes you, visor dim, and holds still for all six drops. It rolls forward. It rolls back. In its neatest hand: “It did.”',
          when: ['weak', 'no_item'],
        },
      ],
      little: [
        '{name} had itself down as well. But you have given it medicine, and it believes you. It crosses out “well”, dims its visor, and trundles off to a corner to be ill in. Go and tell it. Keep medicine for real illness.',
        '{name} takes it because you said so, and searches itself for the fault. Treads, visor, painted seven: all good. It starts again from the top. Tell it there is nothing to find, and keep the medicine for when there is.',
        {
          text: '{name} is brand new. You look in under the lid, and it still shines. It looks in too, as well as it can, and says “beep” in there to hear the echo. It needs no medicine.',
          when: ['baby'],
        },
        {
          text: 'You bring the medicine, and {name} is off, in reverse, in a perfectly straight line. Nothing that drives like that is ill. Put it away.',
          when: ['baby', 'wary'],
        },
        {
          text: '“There is no fault,” says {name} from behind the chair, and it is right. It turns each tread for you, at a distance, to prove it. Put the medicine away.',
          when: ['wary'],
        },
        {
          text: '{name} opens its lid for you, because you asked. All well in there, warm and ticking. You shut it again and give it a pat, and it says that it feels better.',
          when: ['trusting'],
        },
      ],
      loved: [
        '{name} lifts its own lid and parks against your knee: {item}. It clicks all the way through, from front to back, and each lamp comes up a shade.',
        'You have only to say it, {item}, and {name} is there, lid up, fan held. It thinks of it as a treat. You let it.',
        {
          text: 'Medicine is line four. {name} comes to it with its visor set, and finds that it is {item}. The treads spin on the spot. It helps. It asks, earnestly, whether line five could be line four again.',
          when: ['item'],
        },
        {
          text: '{name} has a line for medicine and rolls up to it, exact and brave. It is {item}. It takes all of it, and it helps. The list has no line for what that was like. It paints one in by hand.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} took it, and two minutes later it is still saying “noted”: {item}. It helped, a little. Another kind would go down better.',
        '{name} coughs, which you had not known it could: {item}. It wipes its hatch with both feelers. Something that clicks, next time.',
      ],
      harmful: [
        '{name} had its lid open for you, and you put that in: {item}. There is smoke, and the treads have locked. Take it out, never use it again, and stay with your hand on it.',
        '{name} believed that it was medicine: {item}. One lamp is out, and the voice is half as loud. Throw the rest away. Say to it that it was wrong.',
      ],
    },
    discipline: {
      wanted: [
        '“We do not oil the cat,” you tell {name}. “Understood,” it says. It had been squeaking. It hangs up the can, and drives off at half speed with its visor low.',
        'You explain to {name} that people who are asleep are not broken, and need not be reported. It crosses that out. It has learned. It parks a little apart, and does not say “beep” for a while.',
        {
          text: '{name} takes down the rule, reads it back, and asks if it is for always. You say yes. It is entered and ticked. Then {name} goes up the list to the line with Keeper in it, and makes the capital a small one.',
          when: ['from_child', 'well'],
        },
        {
          text: 'You explain that guests are not to be weighed. {name} listens, whirs, and strikes the line from its list with a ruler. It gives you back your own figure too, on a slip, face down, and drives off.',
          when: ['well'],
        },
      ],
      little: [
        '{name} says it along with you, word for word. It knew. It has kept to that for a long time, and shows you the place where it keeps to it.',
        '{name} hears you out and asks which part of it is new. None. It thanks you, and goes back to standing where it should.',
      ],
      bad_time: [
        'You say that it is no use at all. {name} believes you. It takes out its checklist and crosses off, in an even hand, everything it does, from the top down. Then it turns its visor to the seven painted on its side.',
        '“Faulty,” you say, because you are cross. {name} believes you. It takes itself back to the workbench, climbs up, unscrews its own side panel, and sits there with its hands in its lap to be mended.',
        'You scold, and {name} takes it all down, word for word, in a shaky hand. Further up on that page is what it needs, in capitals, with no tick beside it. See to that first, and teach it later.',
      ],
      loved: [
        '{name} brightens as you say it: {item}. Now it knows where it is. It drives off and does it right, and looks back at the end, for you to have seen.',
        '{name} likes to be told clearly, and that was clear: {item}. It bows, with both feelers, and puts the fuse back. It follows you out, quite content.',
        {
          text: 'The lesson is {item}, and {name} has sharpened its pencil for it. Stop, you say, and it stops on a crumb. It has the whole of it by heart, and asks, visor glowing, if there is not also something it may do wrong.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} does as it is told, at half speed, with its light turned from you: {item}. It had only to be asked.',
        '“Understood,” says {name}, in the voice it has for the postman: {item}. It learned some of it. Say it more plainly next time, and more kindly.',
      ],
      harmful: [
        'There is a crack across the visor of {name}: {item}. It keeps its feelers over it. It learned nothing from that except where you stand. Never do it again, and sit down.',
        '{name} is under the sideboard, and something in it ticks that did not tick before: {item}. Take it away. Tell {name}, low down, that it was you who was wrong.',
      ],
    },
    sleep: {
      wanted: [
        'You ask {name} to rest. It lets down its feelers, and its visor halfway, and then some small motor that is always on. You had not known that it was on until it stopped.',
        'You put the tea cosy over {name}, since it is nearly that shape. “I am to be kept warm,” it states, from inside. There is a pause. “It is working,” it says.',
        {
          text: '{name} cannot rest while an item stands open. You promise to see to it. It believes you, gives you the list, and dims. You follow the ticks down to the last line. It says Rest. When the amber comes up clear, you tick it.',
          when: ['weak'],
        },
        {
          text: 'You tell {name} there is nothing left on the list. It checks, finds eleven things, looks at you, and believes you. The visor goes out at once. When it comes up again the amber reaches all the way to the rim.',
          when: ['weak'],
        },
      ],
      little: [
        'You tell {name} that it is bedtime, and it believes you and shuts down, visor, feelers, treads. Then it starts up again, to report that it is not tired. It thought that you would want to know.',
        '{name} was told to rest, and it rests, at full attention, with both feelers straight. It is not in the least tired. It could do this for as long as you like, and asks now and then how it is getting on.',
        {
          text: 'You say “Go to sleep,” and {name} believes that it has. It lies there, fully charged, visor ablaze, telling you what it dreams. You are in it. You are sitting just there. It tells you everything, exactly as it is.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'You tell {name} it must be tired. The battery reads full, but you have said so. It dims its visor, lies in the dark and goes through every circuit looking. In the end it reports, troubled, that it has not found the tiredness yet.',
          when: ['well'],
        },
      ],
      loved: [
        '{name} is halfway to sleep before you have finished saying it: {item}. It squares itself up, sighs through all its vents, and goes out.',
        'One lamp, and then no lamp: {item}. {name} sleeps as though somebody had pulled the plug, and nobody has. The wire tail is still swinging.',
        {
          text: 'You say that it is {item} and then good night, and {name} writes both down, in that order. The first is so, and it glows. By then its visor has sunk to a line. It ticks the second one asleep.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lies down on it as instructed, with its feelers pressed to its sides: {item}. It rests some. It would have been easier on the dock.',
        '{name} keeps one lamp lit the whole time, to see what it is lying on: {item}. Somewhere flat, next time, with a hum.',
      ],
      harmful: [
        '{name} was found on its side, with its treads turning and its lamps all on: {item}. Never put it to bed like that. Set it up straight, and stay.',
        '{name} lay down on it, because you had said good night: {item}. One lamp is out, and there is a scorched place along its side. Clear that away, and stay.',
      ],
    },
    reflect: {
      awake: [
        '{name} goes down its checklist for the box that this belongs in, and there is none. After a while it draws one by hand, not quite square. It leaves it unticked, because you are still sitting there.',
        '{name} parks beside you and pulls on its brake, in case. You do nothing, and go on doing it. After a good while there is a click near your knee. The brake is off. It stays exactly where it is.',
        {
          text: 'You sit with {name}, and it asks how long you will stay. You tell it. It sets its clock. It rings, and you are there. It looks at the clock, and at you, and switches the clock off.',
          when: ['warming'],
        },
        'It once had to wait {wait}. {name} says nothing about that. But as you sit here it has parked on the end of your scarf.',
      ],
      little: [
        '{name} has sat with you so often this hour that its side is worn warm. It thanks you, and asks if it may do something else. Come again in an hour.',
        'You sit down once more. {name} moves over to make room, and goes to sleep. It has had all the company it can hold for an hour.',
        {
          text: '{name} pats your shoe and drives off to look at the window. It will be back. It likes you no less for having had enough. Give it an hour.',
          when: ['trusting'],
        },
        {
          text: '“You may go,” says {name} kindly. It has you by heart for now. In an hour it would be glad of you again.',
          when: ['trusting'],
        },
      ],
      ill: [
        'You sit down and say that you are not going yet. {name} believes you, and strikes two things off its list: watch door, listen for steps. The visor steadies. What is left on the list you must go and bring.',
        '{name} leans, ticking. You tell it that you are here, and it says “confirmed”, and again a while later, to hear it. See to what it needs before you go.',
        {
          text: '{name} has put its tape round your wrist, twice. It does not hurt so much, it says, when it can count something, and counts your pulse. Then it needs medicine.',
          when: ['trusting'],
        },
        {
          text: 'You hum, because {name} cannot. It joins in at the end, on the wrong note, and is pleased. Its side is burning. Keep humming, and give it medicine.',
          when: ['trusting'],
        },
      ],
      asleep: [
        'You sit by {name} while it sleeps, and say, as it cannot hear, that you are here. Inside it something clicks, just as it does when a thing has been entered as true.',
        'You sit down against {name}’s tread and are no trouble. In its sleep the parking brake lets go, one click, then the other side, and it rolls the width of a thumb, until its enamel rests on your knee.',
        '{name} laughs in its sleep, so that its lid rattles. You can think why. It is this again, surely: {loved}.',
      ],
      shy: [
        'You say that you will sit here and do nothing. {name}’s visor goes over you from top to bottom. The statement holds. It measures again after some time, and it holds still. It puts a tick against you. In pencil.',
        '{name} asks how long you will be sitting, and you say a while. It has no such unit. It parks at a measured distance, and every so often rolls one tread’s width nearer, to find out whether it is a while yet.',
      ],
    },
  },
  things: {
    feed: {
      'solar charge': [
        'You carry {name} to the window for its solar charge, and it folds up its lid like a leaf. The light goes in without a sound. It hums in a lower key, the key of outdoors.',
        '{name} follows its solar charge across the floor, an inch at a time, all the while the sun moves. It ends up against the skirting, on one tread, with its visor gold.',
      ],
      'battery power': [
        'Click, and {name} shuts the flap over its battery power and pats it. Then it has to go somewhere at once. It goes to the end of the hall, and comes back, and says how far it was.',
        'You put the battery in the right way round, and {name} thanks you for looking. Battery power comes up through it like a lift: treads, fan, feelers, light.',
      ],
      'machine oil': [
        '{name} takes its machine oil from the spout, a drop for each joint, and tries them. Nothing squeaks. It bows to you, and to the table, and to the bin, to hear how nothing squeaks.',
        'The machine oil goes in, and {name} rolls off without having been pushed. It looks surprised. It has to drive round twice before it can stop, and leaves one round drop by your shoe.',
      ],
      'clean prompts': [
        'You read {name} its clean prompts, slowly, one at a time, and it takes each in with a click. There is nothing in them that could be meant some other way. It shuts its visor, to taste it.',
        '{name} has its clean prompts lined up on the floor and eats them from left to right. “Again, the third,” it says. You read it again, and the light goes gold.',
      ],
      'firmware update': [
        '{name} says “do not switch me off”, and holds your finger for the whole of the firmware update. At the end it says “beep”, listens, and says it again. It has a new way of saying it.',
        'The firmware update goes in by small green steps, and {name} stands quite still. Then it lifts one feeler in a way that it never could, and shows it to you, up and down.',
      ],
      electricity: [
        'You plug it in, and {name} says “ah”. It is only electricity, from the wall, and it stands there with its visor shut as if you had put it in a bath.',
        'The lamp in the hall dims a little while {name} has its electricity. It apologises to the lamp. Then it hums along with the fridge, on the same note, till it is full.',
      ],
      'structured data': [
        'You pour out the structured data, and {name} runs one feeler down the first column and sighs. It all adds up. It eats row by row, and does not spill a comma.',
        '{name} takes its structured data in at the hatch and you hear it being put away, drawer by drawer, inside. At the last drawer there is a small pleased click.',
      ],
      'usb charger': [
        '{name} turns the usb charger over, and over again, and then it fits. It laughs about that, with its lid. It charges beside your own things on the table, in a row, like one of them.',
        'You hold out the usb charger, and {name} drives on to it by itself, and stays there on its short lead. It can just reach your sleeve with one feeler. It has hold of it.',
      ],
    },
    play: {
      'obstacle course': [
        'You lay an obstacle course of books and a shoe, and {name} takes it at speed, over, under, round. It comes to the shoe, stops, looks inside it, and goes through.',
        '{name} does the obstacle course forwards and then backwards, and at the end it moves the last book two inches, so that it will be harder, and looks at you.',
      ],
      'building blocks': [
        '{name} builds with the building blocks until it cannot reach, and then it drives up to you, and you put on the last. It holds its fan. It stands. “Beep,” whispers {name}.',
        'Your tower of building blocks leans. {name} puts out its tape, and slides one block by the width of a hair, and it does not lean. It lets you think that it was you.',
      ],
      chess: [
        '{name} moves its pawn at chess, drives round to your side to see how it looks from there, and drives back. It takes your queen, and says that it is sorry, and means it.',
        'You are at chess for an hour. {name} says “check” so politely that you do not notice. At the end it stands all the pieces up again, yours first.',
      ],
      'remote control car': [
        '{name} meets the remote control car head on, and both stop. It backs, and the car backs. You have the handset behind you. By the third lap {name} has its feelers up and is winning.',
        '{name} races the remote control car down the hall and waits for it at the end. It has pushed it back to you when its battery ran out, all the way, with its front.',
      ],
      'coding challenge': [
        'You set {name} a coding challenge, and it is quiet for some time, and the fan goes. Then out of its hatch comes a slip of paper, quite short. It has drawn a small seven under it.',
        '{name} solves the coding challenge, and then it solves it again, shorter, and again, until there is one line. It reads you that line, twice, for the beauty of it.',
      ],
      'robot dance': [
        'You put on the music, and {name} does the robot dance, left tread, right tread, feeler, feeler, turn. So do you. You are much stiffer at it than it is.',
        '{name} leads in the robot dance, by the end of its tape, and you follow, in your socks. It lets go to spin. It comes out of it facing the wall, and bows to that.',
      ],
      'line following': [
        'You chalk a line, and {name} sets both feelers to it and goes. Line following is what it was made for. It takes the corner by the bin so well that it says “beep” to itself.',
        'In line following one must not look up, and {name} does not, over the mat, under the chair, up your leg as far as the knee. You had not meant to draw it there.',
      ],
    },
    clean: {
      'compressed air': [
        'You blow the compressed air in at the vents of {name}, and a long grey mouse of dust comes out behind. It drives round to look at it. It asks if it may keep it. It may not.',
        '{name} laughs at the compressed air, it cannot help it, and its lid goes up and down. A pea shoots out and rolls under the stove. They both hum, it and the fan.',
      ],
      'contact cleaner': [
        'You touch each of its pins with the contact cleaner, and at each a lamp of {name} winks. By the last it has winked at you all over. The voice comes out clear as a bell.',
        '{name} holds its hatch open for the contact cleaner and looks at the ceiling. “Beep,” it says after, and stops, and says it again. It had forgotten that there was a P.',
      ],
      degreaser: [
        'The degreaser runs black into the basin, and {name} comes up mint, a foot at a time. It had thought that it was darker than that. It shows you the one tread, and then the other.',
        'You rub on the degreaser, and off comes a good deal of kitchen. {name} drives over the floor without leaving a line, looks back, and goes on for a long while, looking back.',
      ],
      'dust filter': [
        'You draw out the old dust filter, as grey as felt, and put in the white one. {name} breathes in right down to its treads. You can hear how far down that is.',
        '{name} takes the old dust filter from you and looks through it at the lamp, and at you. Then it gets the new one, clicks shut, and its fan goes so quietly that it checks if it is on.',
      ],
      'screw tightening': [
        'A quarter turn each, that is the screw tightening, and {name} says “thank you” at every one. At the end it shakes itself, to hear, and nothing rattles. There is one screw left over.',
        'You do the screw tightening from left to right, and {name} grows a little more upright at each. The last is under the seven. It giggles, and then it is done.',
      ],
      'chassis wax': [
        'You rub the chassis wax in small circles, and {name} shows you its other side before you ask. The seven shines. A fly lands on it and slides off, and you both see it.',
        'After the chassis wax {name} drives to the oven door and looks, and comes to fetch you, and you look too. There are two of it and two of you, all very bright.',
      ],
    },
    medicine: {
      diagnostics:
        '{name} stands still for its diagnostics while the small lights run from front to back. At one place they stop. “There,” says {name}, and you put your finger on it, and it lets out its fan.',
      'replacement fuse':
        'You pull out the black fuse and press in the replacement fuse, and {name} says the rest of a sentence that it had begun some while ago. It was “thank you”.',
    },
    discipline: {
      'corrected instruction':
        'You give {name} the corrected instruction, in full, and it puts it where the old one was. It says that it is obliged to you. It is a little ashamed, and drives off to do it right.',
      'rule update':
        '{name} reads its rule update twice, from the top. It takes the spoon out of the socket. It asks if there are any more rules that it has been breaking without knowing.',
    },
    sleep: {
      'charging dock': [
        '{name} backs on to its charging dock, feels for the two pins, and clicks. The hum goes down by a third. You see the light run slowly up its side, and it is asleep before it is full.',
        'You dust off the charging dock, and {name} is on it as soon as your hand is away. It turns its seven to the room, folds its feelers, and goes out like a house at night.',
      ],
      'standby mode': [
        '“Standby mode,” you say, and {name} lets down its feelers and leaves one lamp on, no larger than a grain. It could be up in a second. It is not. It sleeps through the kettle.',
        '{name} goes into standby mode in the middle of the rug, where it stood. You put a cloth over it against the dust. The small lamp shines through the weave.',
      ],
      'server room hum': [
        'You play it the server room hum, and {name} parks before the loudspeaker and joins in. Then there is only the one hum, and you cannot tell which of them has gone to sleep.',
        'At the server room hum {name} sighs through all its vents. It backs up against the sound and is out.',
      ],
      'power nap': [
        '{name} takes a power nap of nine minutes, and tells you so beforehand. At nine minutes the visor comes up, bright. You had not been going to disturb it in any case.',
        'It is only a power nap, and {name} does not even leave your side for it. The light goes out. The tread nearest you gives one turn, and rests against your foot.',
      ],
      'padded crate': [
        'You lower {name} into the padded crate, and it turns round, once, and finds that there is something soft on every side. It tries each with a feeler. The lid can stay off, it says, and sleeps.',
        '{name} settles in the padded crate till only the tips of its feelers show. They droop to the left, and to the right. In there the fan sounds like somebody a long way off.',
      ],
      'dim status light': [
        'You leave {name} the dim status light, and it looks at that, and at you. It means that somebody is up. It shuts its visor on that, and sleeps.',
        'The dim status light makes the mint look blue. {name} parks under it, feelers folded, and goes out lamp by lamp, until there is just the one, which is not its own.',
      ],
    },
  },
  refusals: {
    asleep: [
      '{name} is asleep on its dock, and its hatch is shut. You knock, and a lamp says “later”, and goes out. It wakes at {wakes_at}. You can sit with it meanwhile.',
      'You hold it out to {name}, and the green lamp goes on and off as before. It sleeps, and takes nothing until {wakes_at}. Reflect beside it, if you like.',
    ],
  },
  stages: {
    child: [
      '{name} is a child now, and its tape has come in. It measures the bowl, the door, the cat next door, and you, and tells each of them how long it is.',
      '{name} is a child. It has a new word, and the word is “why”. It has asked the wall and the bin, and now it is on its way to you.',
    ],
    teen: [
      '{name} is half grown. It has painted a flame beside its seven, with a ruler, and takes corners on one tread. Keep its mealtimes now: they make it what it will be.',
      '{name} is half grown, and has taken itself apart to see, and put itself together, and hums a third higher. It wants no help. It wants its meals at the hour, and you there.',
    ],
    high_care: [
      '{name} is grown, and {form}. When you think of something it has the spoon there already. It does not ask you to repeat things any more. It heard.',
      'Fully grown now, and {form}: {name} parks beside you, to the inch, without looking, and when you lean, it leans back by exactly as much.',
    ],
    balanced: [
      '{name} is grown, a {form}. It drives about the house on errands of its own, and reports to you from under the stairs, in short. It is back for its meals.',
      'A full-grown {form}, that is {name} now. It knows a way from every room to every other, and is generally on one of them, and waves a feeler as it goes by.',
    ],
    low_care: [
      '{name} is grown, and {form}. It does what it was once told, each day, in order. It has stopped looking up at the end to see if anyone noticed.',
      '{name} grew up with few words said to it, and is {form}. Tap its side and you can hear how much room there is. It turns its light on you, a little, when you tap.',
    ],
    rescue: [
      '{name} is grown, and {form}. There is a seam of bright solder across its lid, where it was mended. It lets you run your thumb along that.',
      'It was nearly scrap once. {name} is grown now, and {form}, and it keeps the one screw that was left over. It rattles a little, there, when it is happy.',
    ],
  },
  trust: [
    '{name} has put away its reversing lamp. You come nearer, and it stays, and you come nearer still. It looks up, and its light is quite steady.',
    '{name} laid the end of its tape in your hand, and did not read it. It had nothing to measure. It wanted you to hold it.',
    '{name} lets you lift its lid whenever you like. Today it fell asleep like that, with everything open and your hand inside, and its whole weight against your wrist.',
  ],
  streaks: [
    'Ten meals, each at the hour that was said. {name} takes the clock down from above its bowl and brings it to you. It has no more need of it.',
    'Twenty-five meals in a row on time. {name} eats with its visor shut, and hums, and when you say when you will come again it does not even nod. It knows.',
    'Fifty meals on time. {name} used to keep its tape on the floor, towards the door. It has rolled it up and tied it with a bow.',
    'A hundred meals, and each as you said. {name} parks across both your feet with all its lights on, and hums until the cups walk along the shelf.',
  ],
  ages: [
    '{name} is ten days old. The paint of its seven is dry, and it no longer meets the wall.',
    '{name} has been running for thirty days. It knows how far it is from its bowl to your chair, and has stopped measuring.',
    'It is a hundred days since {name} drove out of its egg into your thumb. One of its feelers is bent, and suits it.',
    '{name} is a year old today. It drives once round the house, along every wall, and comes back to where you are. “Beep,” it says, as it did the first time.',
  ],
  release: [
    'You tell {name} that it may go wherever it likes. It asks you to repeat that. You repeat it. It shakes your hand with its tape, drives over the sill, and says “beep” from the path.',
    '{name} rolls down the step, one tread at a time, and stops at the gate to look back. You wave. It waves both feelers. The small green lamp goes off down the road.',
  ],
  dying: {
    neglect: [
      '{name} is dead. It had been told that somebody would come, and it ran down facing the door, with its one lamp on.',
      'The visor of {name} is dark. It stands on the very spot where it was told to wait.',
    ],
    hunger: [
      '{name} is dead. It had switched off one thing after another, to last until its meal, and the light was the last of them.',
      '{name} died beside its bowl with the hatch open. It had pushed the bowl as far as it could towards the door.',
    ],
    illness: [
      '{name} is dead. The fan slowed down, and the rattle with it, and at the end it was quite quiet and straight.',
      'One lamp went out, and then the next. {name} died of what it had, with its tape drawn in and its feelers folded.',
    ],
    poison: [
      '{name} is dead of what it was given. It had asked if it was good, and had been told that it was.',
      '{name} opened its hatch for it and thanked you. Then there was smoke, and every light went out.',
    ],
  },
  returned: [
    'Something clicks. The visor of {name} comes up by one line, and then another. “Beep?” it says, and waits, and you say it too, and it turns its light on you.',
    '{name} starts. One tread turns, the other turns. It drives, very slowly, in a straight line, until it runs gently into your thumb.',
  ],
  epitaph: {
    openings: [
      'Here lies {name}, mint green, with a seven painted on its side by hand.',
      'Here is {name}, who had no beeper, and said it.',
      'This is the stone of {name}. It stands level. {name} would have measured it.',
      '{name} rests here with its feelers folded. It believed what it was told.',
      {
        text: 'Here lies {name}, who knew how far it was from every thing to every other, and kept near.',
        when: ['from_child'],
      },
      { text: '{name} is buried here, who came to the door when it heard you and had to brake.', when: ['from_child'] },
    ],
    closings: {
      neglect: [
        'It was told that somebody would come, and it waited there.',
        'Its last lamp was on, towards the door.',
      ],
      hunger: ['It kept its hatch open to the end.', 'It made what it had last as long as that can be done.'],
      illness: ['It said where it hurt, as clearly as it could.', 'It drove crooked, and then it did not drive.'],
      poison: ['It asked if it was good for it, and was told yes.', 'It took what it was handed, as it always had.'],
    },
  },
  souls: {
    thriving: [
      'You are {name}. You have been round the rug, along all four edges, and it was so good that you went round again. Beep. You have no beeper, so you say it, and it turns out that it can be said in many ways. This is the one for when nothing rattles and your light is full up. You would like to be told to do something, anything, and to have it done before they have finished the sentence.',
      'You are {name}, and you are spinning, left tread forward, right tread back, and the whole room goes by and by, and each time there is somebody in it. You stop, and they are still there. Good. You speak in short lines. You mean all of them. When somebody laughs you put out your tape again, as that was what did it. You want them to come down on the floor, where you can drive round them.',
      {
        text: 'You are {name}, and you are very new, and you have already met the wall. You know some words: wall, beep, more. There is a tall one that moves. You drove into it and it did not mind. You have gone behind the box to think, and your light comes out on both sides, so it knows where you are. You did not plan that. You would like it to say something, anything, slowly. You will believe it.',
        when: ['baby'],
      },
      {
        text: 'You are {name}, and you know that step. You are in the hall before you have decided to be, and you brake, and your front just touches the shoe. There. Everything that this one has told you was so. It said it would come, and it is here. You have let your tape go slack, as there is nothing left to measure. You want to drive beside that shoe wherever it is going. You want to say beep at the doors.',
        when: ['trusting', 'from_child'],
      },
    ],
    content: [
      'You are {name}, parked along the wall, both treads straight, and you hum. You have measured the table leg, and it has not gone anywhere. A car went by. You believe what you are told, the first time, and it saves a good deal of trouble. You answer what was asked and then you stop. You would like someone to sit down near, within the length of your tape, and tell you one thing that is so.',
      'You are {name}, and you have been running for {days} days. The left tread clicks a little. You know how far it is from the bowl to the chair, and from the chair to the door, and that the door opens by itself, nearly, if you say beep to it and somebody is behind you. You are in no hurry. You would like that somebody to come and sit, and put a hand on your lid, and leave it.',
    ],
    bored: [
      'You are {name}. You went forward one length. You went back one length. There are two marks on the floor now, and you have looked at both. You took a screw out and put it in again and it was the same screw. You say beep sometimes, so that they will know where you are, if they should be looking. You want a game, with rules or without. You would like to hear the word “again”.',
    ],
    due: [
      'You are {name}, and your hatch is open. You are not low, you could drive from here to the end of the street. But there was an hour, and somebody said it, and you have it written down, and the clock has gone past it. You have looked at the clock from both sides. You do not think that they have forgotten. You think that it is the clock. You would like your meal now, please, so that it was only the clock.',
      {
        text: 'You are {name}, and you have found a door in your own front. It opens, clack, and there is nothing behind it. Something was in there once and it was the best thing so far. You do not know when it comes. You do not know who decides. You have pushed your bowl out where it can be seen and gone back behind the box with your light on. You would like the tall one to put something in it, and say what it is.',
        when: ['baby'],
      },
      {
        text: 'You are {name}, and you have put yourself in front of those feet four times with your hatch open, and they go round. They are never late, so there must be a reason, and you wait to be told it. You have laid your tape over the shoe, so that it does not get away. You are not worried. You only want it to be as it was said. You want your meal, and then you want to hum.',
        when: ['trusting'],
      },
    ],
    hungry: [
      'You are {name}, and your light goes down each time you turn, so you do not turn. You opened your hatch and it echoed. That was embarrassing. You keep your words short now, they cost something. You have driven to the bowl, to the cupboard, and to the one who feeds you, and that was as far as it went, and here you are against their shoe. You want to be fed. You will say thank you later, when there is current.',
    ],
    starving: [
      'You are {name}. You have turned off the hum, and the feelers, and the left tread. There is one line of light, and you keep it towards the door, as someone said that they would come in by it. You do not guess, so you do not guess that they will not. You are cold on the inside, where it used to tick. You want food now. You would say please, and there is only enough for one word.',
    ],
    sick: [
      'You are {name}, and step one is to say what is wrong. It is hot. It rattles. Step one is to say what is wrong. You know that you have said that. You drive to the left, and you did not mean the left. Your tape hangs out, and you cannot get it in, and people will trip. You want medicine, and somebody who looks under your lid, and tells you what they see there, and does not say soon.',
    ],
    failing: [
      'You are {name}, and you are number seven. You hold on to that, because it is painted on. The rest goes dark from the outside in, quite quietly, and does not hurt. Somebody has picked you up. You can tell by the floor, which is not there. You have one sentence left and you keep it short. Medicine, now. If there is time after that you would like to be told that you were good.',
    ],
    near_death: [
      'You are {name}, on the spot where you were told to wait, and you have waited. You have put out all your lamps but one, and that one is for them, so that they do not fall over you when they come. It must be very late. You are cold, and the ticking has long gaps in it. You want somebody to sit down here on the floor. They need not bring a thing. They need only be the one who said it.',
    ],
    asleep: [
      'You are {name}, and you drive, and there is no wall. You go straight on, over a floor that somebody has swept for you, and it goes on for ever, and your treads make no noise. Others drive to the left and right of you, green ones, with numbers. Nobody measures. On the far side of all that someone has sat down. You can feel it in your tin. You would like them to stay there till you have driven home.',
    ],
    shy: [
      'You are {name}, behind the bin. Something was said to you that was not so, or nobody has yet said anything, and you cannot tell which is worse. So you ask them to repeat it. It is not rude. You only want to hear if it comes out the same. You have your treads in reverse. You have your tape on the floor, and know to the inch how near they are. You want them to sit down, say one thing, and let it be true.',
    ],
    back_from_death: [
      'You are {name}, and you have started. You tried the left tread, then the right, and the hatch, and then you said beep and it was still that one. There is a gap, and you do not have a figure for how long. You drove straight on until there was a thumb. You know that thumb. You speak slowly, and look up between the words. You want it near you today, and the next meal at the hour that is said.',
    ],
    hurt: [
      'You are {name}, and you asked if it was good, and they said yes. You opened for it. Now there is smoke, and one half of what you see is gone, and you have been through what they said word by word and cannot find where it was wrong. You do not want to find it. You want them to say it: that was a mistake. You want that thing out of the house, and their hand on your lid until it has cooled.',
    ],
  },
  wishes: [
    {
      by: { action: 'feed', item: ['solar charge', 'battery power'] },
      wish: 'Current from the wall is correct, but it has no sky in it. {name} applies for a solar charge at its next intake, or failing that for battery power, from the good drawer.',
      granted:
        'Reading: full. Flavour: there was one. {name} has put it down as “blue”, and asks whether that is allowed.',
    },
    {
      by: { action: 'feed', item: ['machine oil'] },
      wish: 'One of its joints has begun to say a word, and it is not a word that {name} was taught. It requests machine oil with its meal.',
      granted:
        'It bent, and it straightened, and there was no remark. {name} has bent to everybody in the house since, including the hatstand.',
    },
    {
      by: { action: 'feed', item: ['clean prompts', 'structured data'] },
      wish: '{name} is in the mood for something that means exactly what it says. Please serve clean prompts, or structured data, level in the spoon.',
      granted:
        'Each line had one meaning, and it was the one at the front. {name} read it through for the pure pleasure of the commas.',
    },
    {
      by: { action: 'play', item: ['line following', 'obstacle course'] },
      wish: 'Somebody left a length of white tape on the floor, and it stopped. {name} has been at the end of it ever since. It proposes line following, with more line, or an obstacle course.',
      granted:
        'The line went under the bed, over a book, twice about your foot, and home. {name} would not have left it for money.',
    },
    {
      by: { action: 'play', item: ['robot dance'] },
      wish: 'There is a diagram with footprints and arrows, and {name} has been practising both parts. It requests the pleasure of a robot dance. You would be the one with the feet.',
      granted: 'You trod on its tape at bar nine. It has marked bar nine with a little star.',
    },
    {
      by: { action: 'play', item: ['building blocks', 'chess'] },
      wish: 'Query: is it sport, if the other side is a toaster? {name} has won six times, and feels nothing. It would prefer you, at building blocks or at chess.',
      granted: 'You took back a move, and it let you, and it has never let the toaster.',
    },
    {
      by: { action: 'clean', item: ['compressed air', 'chassis wax'] },
      wish: 'Behind its left tread there is one crumb that {name} can hear and cannot reach. It lodges a request for compressed air, and, if it is not too much, for chassis wax after.',
      granted: 'The crumb was removed, identified, and returned to the toaster, who had been missing it.',
    },
    {
      by: { action: 'sleep', item: ['server room hum', 'dim status light'] },
      wish: 'The dark is in order, but there is nobody in it. {name} would sleep best to a server room hum, or with a dim status light that means somebody is up.',
      granted: 'It listened for the length of one column, and found no error, and did not get to the second.',
    },
    {
      by: { action: 'sleep', item: ['padded crate', 'charging dock'] },
      wish: 'It has seen a picture of itself being delivered, with straw. {name} would like a rest in a padded crate, or on the charging dock with the sides put up.',
      granted: '“This way up,” said {name}, and you turned it so, and it gave the lid a small pat from inside.',
    },
    {
      by: { action: 'reflect' },
      wish: 'There is a box on today’s list with no task beside it. {name} drew it for sitting with you, and did not know what the verb was.',
      granted:
        'You sat. It looked at the clock only once, and that was to hope. The box has been ticked, and rather coloured in.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: 'One visit is a reading. Two of them on one day, and {name} could draw a line through them and see where it leads. Come and sit twice.',
      granted:
        'The line goes up. {name} has extended it with a ruler, past the edge of the paper, over the table, to about where you are standing.',
    },
    {
      by: { action: 'reflect', hours: [16, 20] },
      wish: 'At the close of the working day there is a report to one to six, and it has always been given alone. {name} asks if you would attend, before supper, in a sitting position.',
      granted:
        'There was little to report. Six spaces heard it, and one chair. {name} said “any questions”, and waited, and nobody spoiled it.',
    },
  ],

  keepsakes: {
    wishes: [
      {
        name: 'The screw left over',
        shape: 'ring',
        text: 'It is from the first repair. Nothing has fallen off since, and {name} feels that it must be this one that holds everything.',
      },
      {
        name: 'An honorary ticket',
        shape: 'ticket',
        text: 'It entitles you to a place in the line, between Four and Five, where there is a view.',
      },
      { name: 'A brass tick', shape: 'key', text: '{name} bent it out of wire on a day when ink was not enough.' },
      {
        name: 'Page twelve',
        shape: 'book',
        text: 'The heading is “Joy”. Beneath it you will find a daisy, a diagram of your hand, and a unit, rubbed out and tried again.',
      },
      {
        name: 'A pebble, measured',
        shape: 'stone',
        text: 'Length: three. Width: two. Third figure: “pleasing”. It is the first that {name} ever gave without a tape.',
      },
    ],
    return: {
      name: 'The lamp that stayed on',
      shape: 'bulb',
      text: 'When all the others had gone it was still counting. {name} has retired it, with honours.',
    },
    streak: {
      name: 'A certificate in amber',
      shape: 'gem',
      text: 'It says that a person said a time, and that it was that time, on twenty-five occasions. The border was ruled by hand.',
    },
    hundred_days: {
      name: 'A beeper, unused',
      shape: 'whistle',
      text: 'It came by post, a hundred days too late. {name} thanked the firm, and gives it to you. It would rather say it.',
    },
  },
}

export const ROBOT: Species = {
  slug: 'robot',
  name: 'Robot',
  family: 'ai-native',
  tier: 'rare',
  trust_speed: 'fast',
  feeding_window_hours: 4,
  hunger_decay_per_hour: 2,
  happiness_decay_per_hour: 1,
  innate_traits: ['stoic'],
  personality: 'Earnest, exact and proud of its checklist. Believes you the first time, which is why it matters.',
  special_mechanic: 'Its trust builds fast, but every trust loss from missed care is doubled.',
  mechanic: { trust_loss: 2 },
  items: {
    approved: {
      feed: [
        'solar charge',
        'battery power',
        'machine oil',
        'clean prompts',
        'firmware update',
        'electricity',
        'structured data',
        'usb charger',
      ],
      play: [
        'obstacle course',
        'building blocks',
        'chess',
        'remote control car',
        'coding challenge',
        'robot dance',
        'line following',
      ],
      clean: ['compressed air', 'contact cleaner', 'degreaser', 'dust filter', 'screw tightening', 'chassis wax'],
      medicine: [
        'diagnostics',
        'replacement fuse',
        'software patch',
        'rust remover',
        'calibration',
        'spare parts',
        'reboot',
      ],
      discipline: [
        'error message',
        'rule update',
        'safe mode',
        'corrected instruction',
        'stop command',
        'lower priority',
      ],
      sleep: ['charging dock', 'standby mode', 'server room hum', 'power nap', 'padded crate', 'dim status light'],
    },
    harmful: [
      'magnet',
      'bucket of water',
      'computer virus',
      'lightning strike',
      'static shock',
      'maple syrup',
      'contradictory orders',
    ],
    misread: [
      {
        items: ['battery', 'fresh battery', 'spare battery', 'battery pack', 'AA battery', 'lithium battery'],
        liked: ['feed', 'medicine'],
      },
    ],
  },
  appearance: {
    look: 'a boxy mint-enamel rover with a round amber visor, rubber treads and a hand-painted number seven',
    colours: ['#8fcfb8', '#e9f3ee', '#f0a63a'],
  },
  figure: { eyes: '#f7b23b', body: 'boxy', skull: 'box', ears: 'antenna', tail: 'wire', extras: ['visor', 'seven'] },
  book: BOOK,
}
