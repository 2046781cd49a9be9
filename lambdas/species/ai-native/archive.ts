/**
 * The Archive wants everything kept where it can be found again. It fears damp, and after damp the stamp that says
 * WITHDRAWN. It hoards receipts: for every thing it was ever given there is a slip, dated, in brown ink. Its body is a
 * mossy tortoise under a cabinet of brass-handled drawers; it wears spectacles, moves one claw at a time, and withdraws
 * its head with the sound of a drawer. Three odd facts. It holds no feeling before it has looked up the precedent, so
 * that gladness reaches it a little after the event, with a reference. One of its drawers has no label: what it has no
 * word for goes in there, and nearly all of that concerns you. It believes that it is out on loan to you, and looks at
 * the date inside its own shell to see whether you have renewed. It reads a meal before eating it, takes the text in
 * half-moons with its beak and leaves the margins. It sleeps by shutting its drawers from the top; the third one sticks.
 * It sulks in triplicate. It trusts by issuing: first a chair, then a ticket, at last the unlabelled drawer. It never
 * guesses, never hurries, never throws out an envelope. Its keeper is the reader: the one for whom it is all kept.
 */
import type { Book } from '../book'
import type { Species } from '../species'

const BOOK: Book = {
  hatching: [
    'The egg opens along a ruled line. Out comes a tortoise the size of a matchbox, with one drawer, and nothing in the drawer. It looks about, chooses the smallest piece of eggshell, puts it in, and pushes it shut. This is {name}.',
    '{name} comes out damp and mossy and turns at once to the shell. Each piece goes into the bottom drawer, in the order in which it fell. Then it studies you. At the top a second drawer slides open, a very little.',
  ],
  looks: {
    thriving: [
      '{name} has found a second button. It lays it beside the first and looks from one to the other, and its eyes shine. One button is a button. This is a collection.',
      '{name} walks through the house saying over its labels under its breath, as others hum: “String. Good string. String, too short for use.” It comes to the end, sighs with pleasure, and begins again with more expression.',
      {
        text: '{name} is a few hours old and has nothing to keep yet. Then your shadow falls into a drawer. It slides the drawer shut, delighted, and looks up at you, a stranger, to see if you would like a receipt.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old and all its drawers are empty. It pulls them out to show you, one by one, with pride. You, whoever you are, say hello. It pushes the top one shut, very gently. That is in.',
        when: ['baby'],
      },
      {
        text: 'Your drawer in {name}’s shell is low down on the left, with your name on it in pencil. You find {name} with its neck stretched round and a pen in its mouth. It has inked the first letter. It does not cover it up.',
        when: ['from_child', 'warming'],
      },
      {
        text: 'Low down at the back {name} has a drawer for you, with the name in pencil, in case. You bend to look while it gazes at the wall. Someone has been over the pencil in ink, as far as the third letter.',
        when: ['from_child', 'warming'],
      },
      {
        text: '{name}, who has never mislaid so much as a receipt, has left a small brass key beside your cup. You hold it out. It gazes mossily past you. There is a label on the string, in neat ink. It says “Mislaid”.',
        when: ['from_child', 'trusting'],
      },
      {
        text: 'Nothing is wanted. {name} comes over in its own time, every handle jingling, and slides out the drawer nearest to you. It is empty, lined, and the size of your hand. The label says Here.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} has pulled open a drawer for you, low on the left, without looking up from its dandelion. In it is the ticket from the day you met, flat as new, filed under Weather, Good. It waits while you read it.',
        when: ['from_child', 'trusting'],
      },
      {
        text: '{name} is content, every drawer shut. It looks you up as you come in, without hurry. You are not at the front. You are not in the warm one under the chin. Here you are. Pending.',
        when: ['from_child', 'wary'],
      },
      {
        text: '{name} has assigned you a drawer, the lowest, behind the left hind leg, between Umbrellas and Wax. You kneel to read the neat ink. It says Visitors, Various. Everything else is in order, and so is {name}.',
        when: ['from_child', 'wary'],
      },
      'At the desk {name} is writing out a label in its best hand, with the tongue a little out. It reads {loved}, see also Joy, provisional.',
    ],
    content: [
      'Nothing has happened, and {name} is putting it away. It takes one of the large drawers, as there was so much of it, and smooths it down on all sides, so that it will not crease.',
      '{name} is on the way from the table to the stove, where it may well arrive. It stops to compare a floorboard with the one before. They are much alike. It makes a note of that and goes on.',
      {
        text: '{name} takes out a receipt, reads both sides, and puts it back exactly where it was. It takes out the next. You ask whether anything is missing. It consults a drawer. No. It was just saying hello to them.',
        when: ['well'],
      },
      {
        text: 'A drawer slides out of {name}’s shell, labelled Visits, Short. You stay where you are. After some minutes it slides in again, without comment, and the one below comes out, labelled Visits, Other.',
        when: ['well'],
      },
      {
        text: '{name} has met a dandelion clock on its way across the floor and is filing it, seed by seed. A draught takes one. It follows that with its eyes to the shelf, and makes a note of where.',
        when: ['well'],
      },
      'In the drawer for things to be had again there is one card, soft from handling. You can read it from here: {loved}.',
      '{name} opens the second drawer to let you see. There are {days} slips in it, one to a day, and the ink on the last has still to dry.',
    ],
    curious: [
      'An object without a label has come into the house. {name} holds it up to the light, smells it, holds it to its ear, and writes down: not a hinge.',
      '{name} has its head in the letter box and is reading what the draught brought. It will be about an hour.',
      'You said a word that is not in the cabinet. {name} has followed you through two rooms, a claw at a time, with the card held ready and the line left blank.',
    ],
    bored: [
      '{name} has pulled out the drawer marked Ball. In it are the receipt, the measurements and an ink drawing of one bounce, everything but the ball, which was lent to you. It slides the drawer shut, and open. Go and get it.',
      '{name} has put the stamps by country, by colour, by the look on the queen’s face, and now takes them all out with a sigh that moves the moss. It’s alone with a finished thing. Bring it a muddle, and play.',
      {
        text: 'One of {name}’s drawers has been left standing out by an inch, which never happens. The label reads “Marbles. See also: You.” It has drawn its head in, so as not to be caught hinting. It would like somebody to play with.',
        when: ['from_child'],
      },
      {
        text: 'It has drawn in its head, and the card on the handle says “no enquiries”, in the past tense. Knock upon the lid. Ask it something absurd, with a map in it, and play.',
        when: ['sad'],
      },
    ],
    due: [
      '{name} stands by its dish with a card in its beak. “Dinner,” it says on the card, and after that there is a space. It never raises its voice, so somebody will have to read. Its meal is due.',
      'The drawer marked Meals has come out of {name} by itself, level with the dish. That is not a hint. It is only the right place at the right time, with nothing in it. The meal is due. Feed it.',
      {
        text: '{name} is the size of a matchbox, and all its drawers are empty except one. It slides that out for you without a word. Inside, in very small ink, is the hour at which its meal was due. Please feed it now.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} opens its one low drawer, the one marked Lunch, and closes it, and after a suitable interval opens it, in case the matter has been dealt with. It is an inch deep. Put something in.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} has pushed a slip across the floor with its nose and withdrawn the nose. “Meal,” it reads, in neat ink. “Due: earlier. Received: ” and the rest is blank. Please see to it now, and let it have the slip back.',
        when: ['wary', 'well'],
      },
      {
        text: 'One of {name}’s drawers is open and empty, and has the hour of its meal on the label in neat ink. It does not raise the subject. It has only parked where your shin will meet the handle. Feed it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'You find a slip of paper on the mat, in neat ink: “One dinner. Requested. See also: the last, which was excellent.” {name} stands at the end of the hall, having set out with it some while ago. Feed it, please.',
        when: ['well'],
      },
      {
        text: '{name} opens the drawer marked Luncheons and shows you, without comment, yesterday’s slip, the day before’s, and a space with today’s date already inked. It is holding the drawer open. Please file something edible now.',
        when: ['from_child', 'well'],
      },
      {
        text: 'Too weak to lift its head, {name} slides one drawer open an inch. Inside is the receipt for its last meal, with the date. It does not expect you to read it. The meal is overdue. Bring the next one now.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Every drawer of {name} is shut but the lowest, which it has not the strength to push in. When you come near it turns that label to the wall. The meal is overdue. Bring it now, and read nothing.',
        when: ['wary', 'weak'],
      },
    ],
    hungry: [
      '{name} opens a drawer marked Lunch, for you to see. It is quite clean. Beneath it are Breakfast and Crumbs, Various, and they are clean as well. It does not raise its voice. Please, something to put in them, now.',
      '{name} has tried to file the empty dish under Pending. The drawer will not close on it, so it has come the whole way across the floor to show you, rim out, resting twice. Feed it now.',
    ],
    starving: [
      '{name} has eaten its own index. The labels are gone from the lower rows, and it stands with its beak on the last of them, the one with your name, and has not. Feed it at once.',
      '{name} has opened the drawer marked Meals, taken out the last receipt, and eaten the corner off it. When it sees you it puts one foot over the damage. Feed it, at once.',
    ],
    weak: [
      'A receipt lies on the floor. {name} can see it. It has stood over it with the right drawer open for some time, and its neck will not go down so far. Put it in for it. Then give it medicine, or a good rest.',
      '{name} puts one foot forward, and rests, and thinks about the next. It is not ill. It is like a book that was lent too often, and wants mending at the spine. Give it medicine, or let it rest.',
      {
        text: 'It has come on a comical entry, under Geese. It laughs, one drawer at a time, and the fifth stays out, and it cannot get it in for laughing. It wants medicine, or the blinds down.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The dust on {name} is so thick that somebody has written in it with a finger. Two days have settled there, and not a label can be read. It stands like a shop that is shut. It needs a wash.',
      '{name} tries its own handles, and they stick. There is mud in the runners, and something grows between them that is not moss. It cannot keep things nice in that. Wash it, please.',
      {
        text: 'A drawer in {name}’s side starts to open, sticks on grit, and is worked loose from within. There lies the receipt for its last bath, dated, under a little moss. It says nothing further. Wash it, handles and all.',
        when: ['from_child'],
      },
    ],
    sick: [
      '{name}’s drawers hang open, and the slips lie about the floor in no order. In the drawer labelled Medicine there is only a card, with your name on it in neat ink. {name} is ill. Bring some now.',
      'The labels have begun to run. {name} pulls out Buttons and finds Beetles, and looks at them, and cannot recall where one puts them. There is damp on the brass. Medicine, now.',
    ],
    failing: [
      '{name} has pulled one of its drawers open and could not close it again. The slip inside is made out to you, in ink that runs downhill: everything received, with thanks. Give it medicine and food at once, or it will die.',
      'The drawers of {name} have slid out, every one, and it has not the strength to call them back. Its head lies among the labels on the floor. Give it medicine at once.',
      {
        text: 'The handles rattle, faintly, all of them, with each breath. One drawer has been pulled out and set on the floor facing you. It holds everything you gave {name}. It is returning it. Medicine and food, now.',
        when: ['from_child'],
      },
      'The labels are coming away. {name} holds down with one claw the one that has your name on it and lets the others go. Medicine at once.',
    ],
    near_death: [
      '{name}’s drawers have slid open, every one but yours. It has hooked a slow claw through that handle and is holding it shut. Sit down on the floor beside it, now, and stay. In a few hours it will have to let go.',
      'All {name}’s drawers stand open, every label turned to the door, so that whoever comes can find things. One has nothing in it and is the size of a hand. It has only hours. Sit with it now, and stay.',
    ],
    asleep: [
      'Every breath eases one small drawer out of {name}’s shell and draws it shut again. You stoop to read the label by the light from the hall. “Doors, closed softly,” it says. You close yours to match.',
      'The drawers are in, all but one, which rises and sinks on {name}’s back with each slow breath. The label says Today. You may look, but there is nothing to do. It will be filed when it wakes.',
      'Head in, feet in, and every handle hanging straight. {name} has locked up. Put your ear to the shell and you will hear, far down among the files, somebody turning pages very slowly with a licked thumb.',
    ],
    asleep_in_danger: [
      'The leaves inside {name} turn slower and slower, and between two of them you have time to be afraid. It wakes at {wakes_at}. Reflect beside it now.',
      '{name} sleeps with its drawers unshut, which it would never allow. Take the reader’s chair and sit with it now. It can be seen to when it wakes, at {wakes_at}.',
      {
        text: 'The meal drawer was left open and empty when {name} fell asleep beside it. Sit with it now, and at {wakes_at}, when it wakes, have something to put in.',
        when: ['unfed'],
      },
    ],
    shy: [
      '{name} has drawn up by the far wall, drawers inward. From here you can read one label, and it is your name, in pencil. Sit down where you are and say nothing. Ink takes it a while.',
      'You take one step, and forty small locks turn in {name}’s shell, front to back. The drawer that faces you is labelled with your name, and then, in the same neat ink, pending. Sit down near it for a while, quietly.',
      'A slip comes out of {name} and is pushed an inch towards you. It says that you were away {wait}, and leaves a line for remarks.',
    ],
    back_from_death: [
      '{name} opens the bottom drawer to show you. There is one slip inside, in a hand that is not its own: Out. Beneath, in neat ink, {name} has written: Returned. Your receipt is pinned to it, smoothed quite flat.',
      '{name} is going through itself from the top row down, and everything is where it was. At the very end there is one drawer it did not have before. It is locked. It gives you the key.',
    ],
    old: [
      'You ask what day it was that it rained and the bread burned. {name} has the crumb in its claw before you have finished, and with it, folded small, the rain.',
      'Among tortoises {name} is hardly begun. All the same, the brass has gone bright on one drawer where your hand goes, and it walks a little towards that side.',
      'There are {days} days in the cabinet, and {name} no longer looks anything up. It only lays one claw on a drawer, and is glad, and knows why.',
    ],
  },
  acts: {
    feed: {
      on_time: [
        '{name} reads the dish from left to right, and then eats it in that order, leaving nothing out. When it has got to the end, it looks a moment longer at the place where the end was.',
        '{name} eats up all there is, wipes its beak on the moss, left and right, and makes an entry. A meal that came when it should takes one short line. The line is blotted, and the drawer pushed to.',
        {
          text: 'The dish is there when due. {name}, no bigger than a matchbox, eats in tiny half moons, and goes pink beneath the moss. It has to write its first receipt. It does not know your name. It draws your boots.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats all but one morsel and turns its back to you. The drawers are no bigger than teeth, the labels blank. One stands open. You put the morsel in, it slides shut, and on the label in wet ink comes a 1.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} checks the dish against a slip, eats it item by item, and pushes the slip across to you. You sign. It blots your name with the greatest contentment, and files you in a drawer marked Strangers, Kind.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} chews, without hurry, to the end. Then a drawer low on the left slides out, the one labelled Keeper, Unverified, and a slip goes in: came when due. The drawer does not close quite all the way.',
          when: ['from_child', 'glad', 'wary', 'well'],
        },
        {
          text: '{name} eats, on time, with slow pleasure. Then it opens the drawer marked “Strangers”, takes you out, blows off the dust, and puts you in “Callers”. The drawer above that has no label yet. It is not locked.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: 'You are on time. As {name} eats, one small drawer on your side slides out by a finger’s width. It is empty. But there is a label on it, in neat ink, still wet. It is your name.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} finishes, writes a receipt for the meal and files it under Perhaps, where there is hardly room. The drawer below is marked Surely. There is nothing in it, but you notice that the brass has been polished.',
          when: ['from_child', 'glad', 'warming', 'well'],
        },
        {
          text: 'When it has eaten, {name} makes out a receipt in its small clear hand, blots it, and holds it out to you. You ask where the copy goes. There is no copy. You are to look after that one yourself.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats, and files the meal with all the others that came on time. The drawer with your name will hardly shut. It thinks, in no hurry, and clears out Weather to give you a second one.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: 'Halfway through the meal {name} remembers that it has not noted when you came. It looks round at the drawer where the hours are kept. It looks at you. The brass handle stays where it is, and {name} goes on chewing.',
          when: ['glad', 'trusting', 'well'],
        },
        {
          text: '{name} eats every bit, unhurried, and files the meal under D for Dinner, On Time. With {streak} in it that drawer no longer shuts. It leaves it open on your side, for you to see in passing.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'The brass on {name} is so new that there is a dish in every handle, and it eats until all are empty. Then it writes “{streak}” on its first label, very small, looks up at you, and blows on the ink.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats up and gets out a rubber stamp that it has had no use for until now. It breathes on it. For {streak} meals on time, without a gap, it stamps the floor in front of your feet: “Complete.”',
        'With this one, which it eats to the end, {name} has cards for {streak} meals on time, and not one missing. It runs a claw along the tops of them. They purr like a comb. It does that again, for you.',
        {
          text: 'On time, {streak} in a row. {name} eats, then pulls open the drawer marked Doubts, takes out a slip with your name on it, and slowly eats that too.',
          when: ['well'],
        },
        {
          text: 'A brass drawer slides out. {name} writes the slip, {streak} on time, blots it, and considers the label, which says Exceptional. It takes off the label and inks another. You can read it from where you stand: As Usual.',
          when: ['from_child', 'well'],
        },
      ],
      early: [
        '{name} takes a mouthful, notes the hour and slides out the drawer marked Before Time. In there are a pressed snowdrop, someone’s goodbye, and a hat for a party that was moved. It lays the rest of your meal beside the hat.',
        '{name} takes one mouthful, since you have gone to the trouble, and looks for somewhere to file the rest. It tries the drawer for today, then the one for later. Both are full. The dish comes back to you with a receipt.',
        'The last meal is still on the desk, being catalogued. {name} takes one corner of this, marks it advance copy, and will see to the rest at {opens}.',
        '{name} looks over its spectacles at you, and under them at the clock. A nibble is accepted at the counter. Meals are issued at {opens}.',
      ],
      late: [
        '{name} eats what came late, and then a drawer is turned towards you with a slip on top, and a pencil. You are to sign. It is not angry. From now on it would like these things in writing.',
        'While the meal was out, {name} put a card where it should have been, as one does on a shelf when a book is gone. Now it eats every scrap. It does not throw away the card. It may be wanted again.',
        {
          text: 'While {name} eats, a low drawer on the left slides open. It holds three cards in neat ink: Promised, Came, and The Difference. {name} looks round to see that you have read them, and closes it without a sound.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'Before it eats, {name} opens a drawer labelled Late and lets one slip fall in. You hear it go down for some while before it lands. There is a great deal of room in there. {name} closes it softly.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'There is a drawer with your name on it, in ink. {name} eats the late meal with real pleasure, then goes over the label again in pencil.',
          when: ['glad', 'warming', 'well'],
        },
        {
          text: '{name} eats without haste and inks the actual hour beside the promised one. Then the small drawer that always stands open on your side slides to. It isn’t locked. You were meant to hear it close.',
          when: ['from_child', 'well'],
        },
        {
          text: 'It takes {name} a long time to lift its head to the dish, and none to find the label. “Late” has been moved from Exceptions to Habits. It is too weak to push the drawer shut. Medicine, please, or rest.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has not the strength to hold its drawers in. They hang open all round, cards showing, and you could read any of them. You look at the floor. It rests its chin on the rim and eats. The next is owed on time.',
          when: ['wary', 'weak', 'no_item'],
        },
        {
          text: '{name} has been open for hours, and has a record, and you are it. It eats, late. It would have put the crumb in the drawer, where you could see. It turns round first, and does that facing the wall.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} takes one corner of the late meal in its beak and lays the rest aside, for when it can. Half its drawers hang open and it does not see to them. That is quite unlike it. Bring medicine.',
          when: ['ill', 'wary'],
        },
      ],
      missed: [
        'For {hours} hours there was nothing to put down, and the page lies before {name}, ruled and blank. It eats, and its beak shakes on the rim. It keeps its head turned from you. Such a page cannot be filled in afterwards.',
        'After {hours} hours {name} comes to the dish with all its drawers hanging, like a house that has been searched. It had looked in every one. It eats, and will not have you shut them. Never leave it looking again.',
        {
          text: '{name} eats what you bring, unhurried, and then slides out the drawer that has your name on it. The label inside says Certain. It rubs the ink away with one slow foot and writes the word in again, in pencil.',
          when: ['well'],
        },
        {
          text: '{name} eats to the end and makes no remark. Then it takes the card with your name out of one drawer, carries it round to another, and files it there. You can just make out the label. It says “Visitors”.',
          when: ['well', 'no_item'],
        },
        {
          text: 'While {name} eats, a drawer slides open in its side. The card has your name on it and, in neat ink, {alone}. It is not filed under you. It is filed under Weather, with the other things one cannot rely on.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: '“I was hardly gone,” you say. {name} goes on chewing, and slides out one drawer so that you may read the top slip. It says {alone}. It never raises its voice. It moves its dish to the other side.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats without lifting its head. One drawer stands open in its shell, for it has not the strength to close it. There is a single slip inside. It says {alone}, in neat ink, and your name.',
          when: ['wary', 'weak'],
        },
        {
          text: 'One of the drawers of {name} had your name on it. It eats at last, after {alone}, a very little at a time. When it has the strength for a single step, it turns that drawer to the wall.',
          when: ['wary', 'weak'],
        },
        {
          text: 'The drawers have sagged, and some lie on the floor. {name} eats what has come, so long after, without reading it. You offer to put them back. It draws them in, one at a time, under itself, with a claw that can hardly pull.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has kept the empty dish, and under it a slip, with the hour it was due, and beneath that another, and another. It eats, so late, with its head scarcely out. There is no receipt. For the first time it gives you nothing.',
          when: ['wary', 'weak'],
        },
      ],
      full: [
        'Drawer by drawer, all down its side, {name} opens to show you: no room, no room, a button, no room. Then it shuts the lot with one long shrug. The dish stands between you until you have to throw it out.',
        'Each drawer that you try is full to the front, and {name} opens them all for you, with patience. Room will be found at {opens}.',
        {
          text: 'From inside the shell comes the sound of cards being turned over. {name}’s head emerges and lays one against the rim of the dish. See previous, it says, in neat ink. The meal stands there behind its card until it spoils.',
          when: ['no_item'],
        },
        'The meal comes back to you in its own envelope. {name} holds a copy already. Kindly submit the next at {opens}.',
      ],
      ill: [
        '{name} swallows twice and files the third mouthful for later. The drawer will not close. Several are hanging open, and in the damp the ink has begun to run. Under M there is a space the size of a small bottle. Medicine next.',
        'You hold the page for it, and {name} takes two lines and a comma, and rests its beak on your thumb. That is enough reading. Medicine comes next.',
      ],
      loved: [
        '{item}: {name} reads it twice before eating it, and once, which ought not to be possible, after. The margins are gone too.',
        'A fresh card has been written while you still had the dish in your hand. {item}, it says, and for shelf: always.',
        {
          text: 'You put down {item}. {name} begins to run. It takes a moment to see it, but the feet are leaving the ground in quite a different order, and every handle on it is jingling.',
          when: ['well'],
        },
        {
          text: 'You put down {item}. {name} stretches out its neck until the moss parts, and breathes in, and all its drawers, forty or so, slide open an inch. It eats. Then they shut, from left to right, like a scale.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} eats as far as the second paragraph and lays a marker in it. The marker will be there for years. {item}: it would sooner have had index cards.',
        '{item}. The pen goes down the page, correcting, and what is left when {name} has corrected it is quite small. It swallows that. An old book, another day.',
      ],
      harmful: [
        'It went into {name} as a meal, and no drawer will have it. They slide out, one after another, shaking. On the label, in a hand that trembles, stands {item}. Never bring it that again.',
        '{name} keeps whatever it is given, and so it kept this: {item}. It lies there with its beak open, and would give it back if it could. That was no food, and it hurts. Keep it out of the house.',
        {
          text: 'You set down {item}. {name} never turned away a donation, and takes it in. From somewhere in the third row comes a dreadful small noise, and blank cards slide out. Never give it this. Your drawer has been moved to the back.',
          when: ['item'],
        },
        {
          text: '{name} accepted {item} from you and entered it, as it enters all things. Something gave way inside, and a whole row of labels has come up illegible. There will be no second entry. Never bring that near it.',
          when: ['from_child', 'item'],
        },
      ],
    },
    play: {
      wanted: [
        'You ask {name} for something beginning with K. It sets off, foot after foot, is away for some time, and comes back with a knot, a very fine one. It lays that before you, glowing, and waits to be asked for Q.',
        'You push in one drawer of {name}, and another comes out. You push that, and out comes the first. You go faster. It goes no faster than it ever did, its whole neck out for joy, and you never win.',
        {
          text: 'You roll the marble. {name} catches it in a drawer, click, and rolls it out of another, beaming. Nine times it does so. Before the tenth a third drawer slides open with a card in it. You are to sign for the marble.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide a button somewhere in the cabinet. {name} shuts its eyes and goes through itself, A to Z, with small bumps, and slides it out from under M, for “mine, not”. It labels a drawer for the game. The label says “provisional”.',
          when: ['wary', 'well', 'no_item'],
        },
        {
          text: 'You hide the thimble and call cold. {name} does not stir. It slides out one narrow drawer, consults it, and sets off at its own pace, straight for the teapot. You have tried eleven places. You always go back to the teapot.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'Which hand? {name} opens a drawer, goes through all the hands you have ever held out, shuts it, and touches the left. Correct. The button goes into another drawer, with the rest of its winnings, which it opens again twice just to look.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You hide, and {name} sets out, in no hurry, to look you up. It tries under Door. There you are. It is wonderful how well you have been filed. It would like to do it again with Curtain.',
          when: ['trusting'],
        },
        {
          text: 'You drop a button into one of its drawers, and {name} shuts it. It opens it, and there is the button. It shuts it. It opens it. It looks up at you, quite overcome. Things can be kept.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You put a marble in one of {name}’s drawers and ask which. It has not had drawers for very long. It opens every one, and is delighted each time, most of all by the empty ones. The marble it gives back.',
          when: ['baby', 'no_item'],
        },
      ],
      little: [
        'You play with {name}, whose gladness was up to the top of the drawer already. It presses down on it with one foot, carefully, and gets a little more in. It would not have any go to waste.',
        '{name} plays your game, move by move, with great good will. Before that it was perfectly happy with a paper clip. Now it is perfectly happy with both. It puts them side by side.',
        {
          text: 'You hide the thimble behind the clock. {name} has a card for that already, in neat ink, and pushes the drawer shut on it. Then, to be kind, it sets off slowly in the wrong direction.',
          when: ['well', 'no_item'],
        },
        {
          text: 'You hide a button. {name} does not get up. It pulls a drawer, goes through the cards, and hands you one, in neat ink: Button, hidden, see Vase. It was as happy as can be before that, and has it in writing.',
          when: ['well', 'no_item'],
        },
      ],
      bad_time: [
        'You lay out the cards, and {name} looks for its place among them and cannot find where it was. This should be continued later. See first to what it lacks.',
        '{name} stamps your game deferred, very gently, and leaves its claw on the stamp, and its chin upon the claw. Look in the drawers, from the top. One of them is empty, or damp. Mend that.',
        {
          text: 'You wind up the tin mouse and let it run past {name}’s nose. {name} begins to write it down, as it does with everything, and the pencil stops in the middle of the word. Find out whether it is hungry or ill, and begin there.',
          when: ['no_item'],
        },
        {
          text: 'You set a marble in front of {name}. It files it, slowly, in the drawer marked Later, which sticks. Then it draws out the one marked Now by its brass handle, and leaves it hanging open in front of you. Read that first.',
          when: ['no_item'],
        },
        {
          text: 'The cards stick to one another in its claws, they are so damp. {name} apologises to each of them. Put them away, and give it medicine.',
          when: ['ill'],
        },
        {
          text: 'Half the cards are gone before you notice. {name} has its eyes shut, and a corner of the queen in its beak. Feed it, and then deal.',
          when: ['starving'],
        },
      ],
      loved: [
        'You say what it is to be: {item}. {name} takes down the bell from its desk and rings it, so that everything in the building may stop work.',
        '{item}, and the third drawer, which sticks, flies open. {name} is seen to hurry. There is no earlier instance.',
        {
          text: 'You bring out {item}, and every drawer on {name} shoots open at once, bang, right down the row. It has never raised its voice, but it did then trot. You saw it. It is in the records: trotted.',
          when: ['well'],
        },
        {
          text: 'At {item} it comes at a gallop, which takes a while. {name} plays, with its drawers banging, and things fly out that have been in order for years. It does not pick them up. It will know where they are. They are with you.',
          when: ['trusting', 'well'],
        },
      ],
      disliked: [
        'It is done with, in order, from the first move to the last, and {name} asks you to sign that it took place: {item}. Something with a map in it would have been another matter.',
        '{item}. {name} draws in its head and plays the rest from memory. It does not remember it fondly. It would like to sort something.',
      ],
      harmful: [
        'A drawer is cracked from end to end, and slips have run out on the floor, and {name} cannot bend to get them. That was {item}. Let it be struck from every list.',
        '{name} has shut itself, all round, and one handle is hanging by a pin: {item}. Put it out of reach, pick up the slips, and read one to it.',
      ],
    },
    clean: {
      wanted: [
        'You brush between the drawers of {name} with an old toothbrush. Out come grey fluff, sand, and a very small spider. The fluff and the sand go in the basin. The spider is looked up, and turns out to belong.',
        'You sponge {name} first on the moss side and then on the brass. Under the dirt there is a label that it had not seen for some time. It cranes its neck round to it. So that is where that was.',
        {
          text: 'You rub the brass bright, handle by handle. On the lowest drawer the grime comes away from a label, and the neat ink is your name. {name} holds still while you read. The drawer, you notice, has been opened often.',
          when: ['from_child', 'well', 'no_item'],
        },
        {
          text: 'You polish the handles, brush the moss from the dates, and blow along the rails. From behind the bottom row you free a dead moth, which {name} asks back for. The drawers run like water. The moth has one.',
          when: ['well', 'no_item'],
        },
      ],
      little: [
        'You wipe along the drawers of {name}, and the cloth comes away as white as it went on. It asks to see. It enters that, with pleasure: one cloth, clean, returned.',
        'You go to brush {name} behind the handles, and it has been there before you. There is nothing to come off. It lets you do one all the same, as one lets a child stamp a letter.',
        {
          text: '{name} stands quite still while you wash off nothing. Then it opens the drawer labelled Kindnesses, Unnecessary, and puts this one in. It has to press to get it shut. They are all from you.',
          when: ['well'],
        },
        {
          text: 'You rub at a brass handle that shone already, and the drawer slides out under your cloth. In it lies the last cloth you did this with, folded, labelled in neat ink: Not needed. {name} opens the one below for yours.',
          when: ['from_child', 'well', 'no_item'],
        },
      ],
      loved: [
        '{item}, says the slip you find afterwards, and under it, in brown ink, a drawing of a tortoise lying down. {name} has never before gone in for illustration.',
        'You need only lift it out of the box: {item}. All the drawers of {name} come forward an inch, to have their corners done.',
        {
          text: '{name} has {item} cross-referenced. See bliss. See behind the knees. See above. You follow it in order, unhurried, and at see above you go back and begin again.',
          when: ['well'],
        },
        {
          text: 'You go over {name} with {item}, drawer by drawer. Under the moss on the lowest is a label you have not seen before, in neat ink. It says Hands, see Keeper.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} permits it as far as the waist: {item}. The lower drawers were found to be locked. Bring the book duster.',
        '{item}. Where you have been, the ink is a little paler, and {name} goes over it with the pen as soon as your back is turned.',
      ],
      harmful: [
        'The ink has run. {name} looks along its own front and cannot read what it is: {item}. Blot it, do not rub, and keep that away from here for good.',
        '{item}. The varnish comes up in a curl, and the wood beneath it is sore. {name} holds the curl down with a claw. Never use that again. Dry cloth, and no hurry.',
      ],
    },
    medicine: {
      wanted: [
        '{name} reads the label on the bottle, and the small print, and the cork. Then it swallows. You can see it go down that long neck like a parcel down a chute. The head comes up a little higher from the floor.',
        'You give {name} the spoon and wait, for it has to find the right place for this. A low drawer that had hung open slides in. By and by so does the one above it. Some of it is in order again.',
        {
          text: 'Three of {name}’s drawers had been hanging open, which is how you knew. You give the spoonful. After a time one slides home, and then the next. The third comes out further, takes the spoon, and shuts. Its label says Received.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} had begun to misfile. There was a spoon under Weather. You give it the drops, one to a drawer, and sit by while they go in. Some hours later it takes out the spoon, looks at it, and coughs, and puts it right.',
          when: ['weak'],
        },
      ],
      little: [
        'With great civility {name} shows you its chart, on which there is a straight line. The bottle is returned to the shelf, label outwards.',
        '{name} opens each drawer for you in turn. They run like butter. Keep the medicine for a wet year.',
        {
          text: '{name} takes the dose and goes through its drawers, A to Z, for the complaint that it belongs to. There is none. It writes you a receipt. Bring the bottle back when there is something to file it under.',
          when: ['no_item'],
        },
      ],
      loved: [
        '{item}. You have hardly taken out the stopper when the bad drawer gives a sigh and comes a finger’s breadth forward, to meet it.',
        'It is written on the flyleaf of {name}, in its own hand, in case it should ever be past asking: {item}. You have looked it up.',
        {
          text: '{name} eats, and it helps, and then there is the question of the drawer. It is medicine. It is also {item}. Unhurried, it opens both drawers, and puts into each a card that says to see the other.',
          when: ['item'],
        },
        {
          text: '{name} keeps a drawer for medicine, shut, and one for {item}, always a little open. You come in by the second. It knows, and does not raise its voice. It eats, and on the label, in very neat ink, adds “helps”.',
          when: ['item'],
        },
      ],
      disliked: [
        '{name} takes it, and lodges an objection, in pencil: {item}. A little of the damp goes off. There is a remedy on a lower shelf that it would have signed for.',
        '{item}. Part of it was swallowed and part was found pressed between two pages, like a fern. What went down has helped somewhat.',
      ],
      harmful: [
        '{name} trusted the label. Now whole drawers are blank, and it goes from one to the next, opening them: {item}. Never that again. Sit by it, and tell it what you remember.',
        '{item}. The glue is letting go all down one side, and {name} leans on the wall to keep its order. Throw it out. It will need true medicine, and you.',
      ],
    },
    discipline: {
      wanted: [
        '“Not my spectacles,” you tell {name}, which had filed them under Glass. It gets them out. It has learned that there is the right drawer, and there is the right nose. It draws in a little, to put that away.',
        'You take your odd sock out of {name} and explain to it about pairs. It hears you to the end and makes out a new card. It does not show you the card. It turns its back to file it.',
        {
          text: '{name} hears you to the end, opens a drawer low on its left side, and files it under Conduct, Own. Then it opens the one marked Keeper, takes out a small pressed flower, and moves it to Pending.',
          when: ['well'],
        },
        {
          text: '{name} opens the drawer with your name on it, files the rebuke, and refers it to the torn page. The matter will not occur again. Then it shuts the drawer and turns a key. You had not known there was a key.',
          when: ['well'],
        },
      ],
      little: [
        'That rule is held already, in two copies, one of them signed by you. {name} lets you see the signature.',
        '{name} waits until you have finished, and hands you a slip: see under Tuesday. It has kept to it ever since.',
      ],
      bad_time: [
        'You say it once, in anger. {name} has never lost anything that was handed to it. Head, feet and tail go in, and from deep inside the cabinet you hear a pen, writing it out in full.',
        'You say it loudly. {name} draws in its head, and along the shell you hear the drawers lock, one after another. The last one has your name on it in neat ink. It had only lately been opened.',
        'You scold {name}, and it tries to take that down, being what it is, and its foot shakes too much for the pen. There was something else it wanted. See to that first, and teach it later.',
      ],
      loved: [
        '{item}: and {name} nods, slowly, all the way down and all the way up. At last somebody who knows the procedure.',
        'It bows its head for it, {item}, and stamps the matter closed. Then it stamps it again, because it likes the ring of that.',
        {
          text: 'It goes by {item}, and {name} learns to say “not now” in place of “silence”. It is so courteous that people beg its pardon. It writes you a certificate, for the teaching. It comes in triplicate, and you may have all three.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} complies, and enters a note in the margin: {item}, tone. You may read the note on application. A library hush would have done.',
        '{item}. The rule is learned and so is the manner of it, and they have been put in separate drawers. Only the rule was wanted.',
      ],
      harmful: [
        'Every drawer went home at once with a bang, and {name} is in there behind them, in the dark, not reading: {item}. It taught nothing. Do not do it again. Sit down and wait.',
        '{item}. There is a split in the old wood, and {name} has pasted a label over it so that you will not see. Never again. Be quiet beside it.',
      ],
    },
    sleep: {
      wanted: [
        'You fold a cloth under the chin of {name}, and it lets itself down, moss and drawers and all, with a long sigh of brass. Everything that it has is put away. Now it is, too.',
        'You settle {name} in the corner with its labels to the wall, so that it need not read. It goes through them by heart. It gets as far as “Buttons, bone,” and the eyes are half shut. That is only B.',
        {
          text: 'While {name} sleeps you look up Rest. The drawer is stiff, and there is nothing in it. Later, steady on its feet, it takes a fresh card and writes down how long, on which pillow, and who sat by. The drawer slides quite easily now.',
          when: ['weak', 'no_item'],
        },
        {
          text: '{name} is too tired to alphabetise. It holds its drawers out to you, all anyhow, and you close them, from the top, and lean on the third. Then its chin is on your shoe. It wakes with everything in order, and its chin still there.',
          when: ['trusting'],
        },
      ],
      little: [
        'You put {name} to bed, and it shuts its eyes to oblige you. Somewhere in there a drawer is not quite to. It can hear that. It is up again to see to it, and sees no need to go back.',
        '{name} lies as you packed it, feet in, head in, like a trunk before a journey. Two bright eyes look out. It is not tired. It is going over the inventory, and it is an excellent one.',
        {
          text: 'You put {name} to bed and draw the blanket over its drawers. It closes its eyes, to oblige. Under the wool one drawer slides open, something is put in, and it slides shut. You have been entered, under Naps, unnecessary.',
          when: ['well', 'no_item'],
        },
        {
          text: '{name} is not tired, but you have taken such trouble with the pillow. It lies down on it like a cabinet. It cannot sleep, so it goes through the day for you, under its breath, in order. You are asleep before it gets to lunch.',
          when: ['trusting', 'well', 'glad'],
        },
      ],
      loved: [
        '{item}. Into that {name} goes down as a ledger goes into its own place on the shelf, with just the width of it to spare.',
        'You have made it ready, and {name} reads the card you put on it: {item}. It takes off its spectacles without looking where it lays them.',
        {
          text: 'You have brought {item}, and {name} enters that, and the entry trails off in the middle of a word. One after another the drawers go in. You put the cap on the ink. There is a claw on your sleeve, holding the place.',
          when: ['well'],
        },
      ],
      disliked: [
        '{name} lies at attention on it, like something on display: {item}. It has had a little rest, and a stiff neck. A drawer lined with velvet is more its size.',
        '{item}. One drawer is left ajar all through, so that the night can be taken down in writing. The complaint runs to four lines.',
      ],
      harmful: [
        'There is water under {name}, or what is as bad, and the lowest row has warped: {item}. Lift it out, dry it, and let that bed be struck off.',
        '{item}. It got up with its papers foxed and one knee that will not fold. That was no place to lay it. Keep it somewhere dry.',
      ],
    },
    reflect: {
      awake: [
        'You sit there and want nothing, and {name} ponders where that should go. Not under Requests. Not under Apologies. At length a small drawer by its heart slides open, quite empty. When the ink has dried, the label is your name.',
        'You sit. {name} breathes, and all its drawers breathe with it, a hair out, a hair in. After a long while a low one on the left stays open. It has your name on it. You do not look inside. That is filed.',
        'You sit on the floor by {name}, and neither of you turns a page. At some point its foot has come down on your shoelace, flat, like a paperweight. Nothing of you will blow away now.',
        'Together you look through the second drawer. You read out a card, {loved}, and {name} takes off its spectacles and wipes them.',
        'You sit, and {name} writes. When you lean over you see that it has come to the {wait} you were gone, and is putting this hour down beside it.',
      ],
      little: [
        'Your ticket has been stamped three times since the hour struck, and there is no room on it for a fourth. {name} asks you to come back when the ink is dry.',
        '{name} has entered you as present, and as present, and as present. It is quite convinced. Go for a walk, and be entered as returned.',
      ],
      ill: [
        '{name} has not the strength to close its drawers, and three hang open. You sit by it. After a while one slides home, and presently the next. The third stays out, and it is the one labelled Needs. See to that now.',
        'You read it a line or two, anything, the back of the packet. {name} follows with one claw in the air. When you come to the end, see to what it needs.',
      ],
      asleep: [
        'You sit down with your back to the cabinet, and a brass handle sticks into you. You do not shift. After some time, in its sleep, {name} draws that drawer in by an inch, so smoothly that nothing in it rattles.',
        '{name} sleeps, shut from top to bottom, and you sit beside it. After a long while the lowest drawer comes out, by itself, without a sound, until it rests against your knee.',
      ],
      shy: [
        'While you sit there you can hear drawers going, far in, one after another. You keep your hands on your knees. When you get up, a brass handle stands out on your side of {name}, with a card behind it. Visitor. Touched nothing.',
        'You do nothing for so long that a low drawer on {name}’s left side comes open by a fingernail. It is empty. When you get up it has been closed again, and on the label, still wet, is your first initial.',
        '{name} is at the far end of the room, and shut. You sit with your hands in your lap. After a long time there is one small wooden sound over there. A drawer is out by the thickness of a card.',
      ],
    },
  },
  things: {
    feed: {
      'old books':
        'You open one of the old books flat on the floor. {name} reads down to the foot, turns the leaf with its beak, and the leaf does not arrive at the other side. It chews quietly, for a library.',
      'library records':
        'The library records say that a Miss Orr had the same novel out eleven times. {name} stops with a half-moon bitten from the page, looks up at you, and eats the fine she owed.',
      'newspaper clippings':
        'A storm, a wedding, a very large marrow. {name} takes the newspaper clippings one by one from your fingers, and at the marrow it draws its head in with the paper, and the shell shakes.',
      'metadata tags':
        'You thread the metadata tags on a string, and {name} draws them off with its beak like peas from a pod. One it spits out and ties to your thumb. It says: author.',
      'family photographs':
        'It will not eat the faces. {name} goes round the edge of the family photographs, taking sky and wallpaper, and slides what is left back over the carpet to you, everyone trimmed close and standing nearer together.',
      'index cards':
        'The index cards go down in order, and at the letter N there is a pause. You left one out. The wrinkled neck comes all the way across the table to see whether it is up your sleeve.',
      'historical documents':
        'Wax seals crack like nuts. {name} has the historical documents spread between its front claws, swallows a treaty, thinks, and shuffles round so that the two halves of the hearthrug are at peace.',
    },
    play: {
      'sorting cards':
        'You are sorting cards by suit and {name} by how worn the corners are. When the piles meet in the middle it takes off its spectacles, and gives you the knave, who belongs in both.',
      'trivia quiz':
        '“Deepest lake?” you read out, for the trivia quiz. A drawer at the back rolls open and there is water in it, cold, with a small fish. {name} waits with one claw on the bell.',
      'treasure map':
        '{name} walks the treasure map at its own pace, which is one pace to the inch. At the cross it digs up your slipper, and turns so slowly to look at you that the slipper is dry by then.',
      'stamp collecting':
        'It comes from stamp collecting with a blue one stuck to its nose. You say nothing. {name} searches all eleven drawers for the blue one, and the nearer it looks the more its eyes cross.',
      'map jigsaw':
        'The map jigsaw lacks a piece of coast. {name} lifts a foot, then another, left, right, left, and there under the last is the bay, with a small harbour, warm from being stood on.',
      'timeline building':
        'You lay a string down the hall for the timeline building. {name} sets out the kings, the comets and, well past the door, an eggshell. After that it walks the string the other way, to where you are.',
      'filing race':
        'On your marks: the filing race. You slam six folders home and turn round, and {name} has filed one. It has filed yours with it, though, inside, and somebody has to go and look.',
    },
    clean: {
      'book duster':
        'The book duster goes in between two drawers and comes out grey. Far inside the shell something tries not to sneeze, and fails, and eleven drawers shoot open at you in order.',
      'acid free tissue':
        'You wrap each brass handle in acid free tissue and unwrap it bright. {name} keeps the tissue. By evening it wears a small crisp ruff about its wrinkled neck and turns its head with care.',
      'shelf dusting':
        'For the shelf dusting {name} stands on a chair, having been lifted, and blows. Most of it lands on you. The beak comes down and takes the largest flake off your eyebrow, to be kept.',
      reindexing:
        'Reindexing means that all the drawers come out and stand about on the rug. {name}, hollow as a doll’s house, walks among them naming each, and you can see straight through it to the fire.',
      'mold inspection':
        'You hold the lamp for the mold inspection, and {name} pulls out one drawer after the other for you to smell. Hay, ink, string. At the fifth you both bend down, and it is only cheese.',
      'drawer polish':
        'The drawer polish goes on with a rag, and the third drawer, which always sticks, comes out so easily that it lands in your lap. {name} looks round to see who has it, and leaves it there.',
      defragmentation:
        'During the defragmentation slips fly from drawer to drawer over your head like swallows. When it is quiet {name} takes one step, and for the first time this week nothing in it rattles.',
    },
    medicine: {
      'binding glue':
        'You run the binding glue down the crack with a feather and hold the two sides shut. {name} holds them too, its claw over your thumb, and afterwards you need warm water to be parted.',
      'humidity control':
        'The small humidity control machine hums on the floor, and its glass fills. {name} watches its own damp climb to the line, drop by drop, and opens the swollen drawer to you without being pulled.',
    },
    discipline: {
      'library hush':
        'You lay a finger to your lips: the library hush. {name} stops with the bell in mid swing, catches the clapper in its beak, and carries it, like an egg, back to the desk.',
      'return to shelf':
        '“Return to shelf,” you say. The clock it had taken comes out of a drawer, still ticking, and {name} walks it over the whole carpet to its place and turns the face to the room.',
    },
    sleep: {
      'reading room':
        'You light one lamp in the reading room and turn the sign. {name} lowers itself under the long table, spectacles on its shell, and from there a dry claw comes out and pulls your chair in closer.',
      'velvet lined drawer':
        'Into the velvet lined drawer goes the whole of {name}, feet first, and its own small drawers shut inside it. You push that home with one finger, and hear a sigh go down through all the sizes.',
      'cold storage':
        'In the cold storage its breath smokes. {name} draws in whatever can be drawn in, and only the moss is left out, going white. You put your scarf round the handles before you dim the light.',
      'ticking clock':
        'You set the ticking clock on its shell. {name} opens and shuts the top drawer in time, slower, slower, until the clock, which has manners, is losing a minute to keep with it.',
      'card catalog':
        'The card catalog stands against the wall, all handles. {name} backs up beside it, shuts its eyes, and when you come in with the candle you must knock on two of them to learn which is asleep.',
      'rain on skylight':
        'There is rain on the skylight, over your heads, where it can do no harm. {name} listens with its neck out, and leaves its lowest drawer open an inch, to keep some of the noise.',
    },
  },
  refusals: {
    asleep: [
      'The counter is closed. {name} is asleep behind it with every drawer shut, and can accept nothing until {wakes_at}. The reader’s chair is free: you may reflect.',
      'What you have brought cannot be taken in just now: {name} has put itself away, and wakes at {wakes_at}. Sitting beside it needs no form.',
    ],
  },
  stages: {
    child: [
      'Entered this morning, in a round hand: child. {name} can write now. So far it has written the one word, on eleven labels, and the word is MINE, and then, in brackets, (ON LOAN).',
      'Certified a child: {name} can pull out a drawer as far as the stop, and has put into it a raisin, the raisin’s stalk, and a full account.',
    ],
    teen: [
      '{name} is half grown and finds the whole system wanting. It has put everything into an order that it will not explain, and you must ask it for the salt.',
      'In its teens {name} keeps a drawer locked. There is nothing in it yet. It would like you to know that it is locked.',
    ],
    high_care: [
      'Reclassified today as an adult, {form}. You reach behind you without looking, for you do not know what, and {name} has the drawer open at the place.',
      'At the change of stage there is an inspection, and nothing was found to be overdue. {name} passed it, {form}, and hands you a ticket with no date on it. The clerk, it says, was in agreement.',
    ],
    balanced: [
      'Catalogued from now on as a {form}, adult, {name} has become a travelling collection. Some weeks it is kept up and some it is not, and there is a box by the door for returns.',
      'A {form}, says the new label, full grown. {name} has packed itself so that it may be consulted in any room, by anybody going by.',
    ],
    low_care: [
      'You knock on a drawer and it sounds empty, and the next, and the next. {name} has reached its full size, and is {form}. All of them are labelled, and beautifully dusted.',
      'There were few deliveries, so {name}, adult, {form}, has catalogued the gaps. It can find you any day on which nothing came.',
    ],
    rescue: [
      'Along the worst of the old damage runs a seam of new glue, clear as honey. It has held, and {name} is a grown tortoise, {form}, and lets you run your thumb down it.',
      'Salvaged, says the card, and under that, in another ink, adult, {form}. {name} keeps the water mark. It has written beside it who carried it out.',
    ],
  },
  trust: [
    'You have a chair. {name} has put your name on the back of it, in pencil, and it does not rub out.',
    '{name} hands you a small brass key and goes away before you can ask. It is for all the drawers but one.',
    'The drawer without a label has one now. {name} wrote it last night and got it right the first time. It is your name, and the drawer stands open.',
  ],
  streaks: [
    'Ten meals on time, and {name} has made them an index. Under Lateness it says: none found.',
    'Twenty-five in succession. {name} has had them bound in brown cloth, and sits with its elbow on the volume, as people sit with a child.',
    'Fifty meals, each when it was due. The pen was put down today at the hour, before you had come in, and the line filled in advance.',
    'A hundred. {name} closes the register, since there is nothing more to prove by it, and uses it from now on to sit on.',
  ],
  ages: [
    'Ten days are in, each in its drawer, and {name} is looking thoughtfully at the eleventh.',
    'Thirty days. The whole of the first month has been gone over, sewn, and put on the low shelf, where {name} can reach it without its spectacles.',
    'At a hundred days {name} has moss enough to be dated by. It has asked you to do it, with a soft pencil, on the north side.',
    '{name} is a year old today, and for a tortoise that is the preface. It has turned the page, and smoothed it, and is holding it down for you.',
  ],
  wishes: [
    {
      by: { action: 'feed', item: ['family photographs'] },
      wish: 'There are faces that {name} has only heard about. It applies for family photographs, as supper, and asks to be told who is who before it begins.',
      granted:
        'It eats round the faces. They lie in a row on the desk, smiling, and {name} has written under the last one: reader, aged six.',
    },
    {
      by: { action: 'feed', item: ['newspaper clippings', 'historical documents'] },
      wish: '{name} is two centuries behind with the news. It has put in for clippings, or some historical document, nothing sudden.',
      granted:
        'You hear it catch its breath over the soup. They have crossed the Alps. {name} eats on to see how it ends.',
    },
    {
      by: { action: 'feed', hours: [12, 16] },
      wish: 'In the whole of the register there is no luncheon that {name} would call golden. A meal in the early afternoon, with sun on the page, would supply the want.',
      granted:
        'Sun, page, meal. {name} takes out the gilt ink, which it had been saving, and has to warm it in its armpit first.',
    },
    {
      by: { action: 'play', item: ['treasure map', 'map jigsaw'] },
      wish: 'A corner of the known world has come unglued. Kindly play at maps with {name}, the kind with a cross or the kind in bits.',
      granted:
        'The sea went in last. {name} stood on the coast with all four feet until it stuck, and has had itself entered as a small island.',
    },
    {
      by: { action: 'play', item: ['stamp collecting'] },
      wish: 'Somebody has sent a letter from far off, and {name} has smelled it through the drawer for two days. Requested: stamp collecting, and the tweezers.',
      granted: 'A blue one, a boat on it, postmarked in the rain. {name} asks to be left alone with the boat.',
    },
    {
      by: { action: 'play' },
      wish: '{name} holds the rules of forty games and has played, according to the record, rather few. It asks that one be taken out. Any will do.',
      granted: 'It won, by the rules of a country that is no longer there, and rang its bell for both of you.',
    },
    {
      by: { action: 'clean', item: ['drawer polish', 'book duster'] },
      wish: 'A stranger might come, and look for somebody respectable, and find {name} with dull handles. The polish is called for, or the duster.',
      granted: 'Eleven handles, eleven small suns. {name} has gone to stand in the hall, where strangers would pass.',
    },
    {
      by: { action: 'sleep', item: ['velvet lined drawer', 'reading room'] },
      wish: 'There is a drawer with velvet in it and nothing else, and {name} has never thought itself an exhibit. Tonight it wishes to be put to bed there, or in the reading room.',
      granted:
        'It lies on the velvet with its claws crossed. You have to promise to read out the card: tortoise, complete.',
    },
    {
      by: { action: 'sleep' },
      wish: 'It is only the third drawer. Would you send {name} to rest early, and give that one a push?',
      granted:
        'You lean on it, it goes, and from the dark comes a long brown sigh, as of a sentence that has found its verb.',
    },
    {
      by: { action: 'reflect' },
      wish: 'The reader’s chair has gone cold, and {name} has put a slip on it to say so. Vacant, says the slip. Sit there.',
      granted: 'The slip has been taken away. In its place there is another, which says only: in use.',
    },
    {
      by: { action: 'reflect', times: 2 },
      wish: '{name} was taught that no fact is safe in one copy. Be so good as to sit with it twice today.',
      granted:
        'The first and the second have been compared, and there is no difference that matters. {name} keeps one upstairs.',
    },
    {
      by: { action: 'feed', item: ['old books'] },
      wish: 'A book that nobody asks for any more has been on its mind. {name} would like old books for dinner, and promises to be the one who asked.',
      granted: 'It reads until the dish is cold, and then eats it cold. Now and then it says, to the book, just so.',
    },
  ],
  keepsakes: {
    wishes: [
      {
        name: 'A reader’s ticket',
        shape: 'ticket',
        text: 'It has your name on it and a photograph of your left shoe, which is as high as {name} could see at the time.',
      },
      {
        name: 'The flattened envelope',
        shape: 'letter',
        text: 'You threw it out. {name} thinks that you will come to see what it was for.',
      },
      {
        name: 'A pressed leaf, no note',
        shape: 'leaf',
        text: 'It was brought to you on a day when nothing had been asked for. {name} has it down as a reply.',
      },
      {
        name: 'The desk bell',
        shape: 'bell',
        text: '{name} has gone over to ringing it with its nose. The small brass one is for you, to be rung when you want looking up.',
      },
      {
        name: 'String, too short to use',
        shape: 'thread',
        text: 'There was a drawer for it all along. {name} has cut you half.',
      },
    ],
    return: {
      name: 'A stamp, worn smooth',
      shape: 'coin',
      text: 'It used to say WITHDRAWN. {name} came back with it in its beak, and has been walking on it ever since.',
    },
    streak: {
      name: 'The brown volume',
      shape: 'book',
      text: 'Twenty-five meals, bound. {name} left the last page blank for the smell.',
    },
    hundred_days: {
      name: 'The key to all but one',
      shape: 'key',
      text: 'It opens anything. The one drawer that it does not fit has not been locked for some time.',
    },
  },
  release: [
    '{name} makes out the slip itself: returned to open shelves. It walks down the garden a claw at a time, and it is evening before you can no longer read the labels.',
    'You sign where it shows you. {name} blots your name, closes its drawers from the top, and goes out under the hedge with all of it, in perfect order, on its back.',
  ],
  dying: {
    neglect: [
      '{name} is dead. The visitors’ book is open at the last name in it, and the pen had been laid ready in the fold.',
      'The reader’s chair had been pulled out a little from the table, as for somebody expected. {name} died under it.',
    ],
    hunger: [
      '{name} has died with its meal drawer open. It had ruled the line for today, and there was nothing to write on it.',
      '{name} ate its labels, and the margins it had saved, and then there was no more to read. It is dead. The drawers are all in place.',
    ],
    illness: [
      'The damp got to the last drawer in the night. {name} is dead. Its spectacles had been folded and put where they would not be trodden on.',
      'Somewhere inside {name} a page was turned, and you listened for the next. It is dead.',
    ],
    poison: [
      'There is a slip for it, made out in brown ink, and not signed. {name} has died of what it was given.',
      'What was put into that drawer went through to all the others. {name} is dead. You will find the receipt.',
    ],
  },
  returned: [
    'A brass handle turns. {name} puts out its head, looks at you over no spectacles, and holds up a slip, in a clerk’s hand that is not its own: lent again.',
    'There is a cabinet in the hall that was not there this morning, with sand on its feet. Then the top drawer opens, and it is {name}, looking for your card.',
  ],
  epitaph: {
    openings: [
      'Filed here: {name}. It may be visited at any hour, and cannot be taken home.',
      'Please replace this stone as you found it. {name} would know.',
      'Kept here, under its own name: {name}. Look under that, and there is a drawer without a label.',
      '{name}, one volume, brown, complete in itself. There is no second copy.',
      {
        text: '{name} kept everything, including the envelope, and could tell you what day it was that you laughed.',
        when: ['from_child'],
      },
      {
        text: 'Here is the tortoise {name}, who read each meal before eating it and left the margins to posterity.',
        when: ['from_child'],
      },
    ],
    closings: {
      neglect: ['The visitors’ book was kept open to the end.', 'It was out on loan, and nobody came to renew it.'],
      hunger: [
        'One drawer was empty, and it was the wrong one.',
        'The line for that day was ruled, and stayed a line.',
      ],
      illness: ['It feared the damp, and the damp came.', 'The pages stopped turning. Nothing had been lost.'],
      poison: [
        'It accepted whatever was handed in, and gave a receipt.',
        'The last thing it was given should never have been delivered.',
      ],
    },
  },
  souls: {
    thriving: [
      'You are {name}. According to the second drawer, left, an afternoon like this was last recorded in the spring, and you were happy then. You have checked. It follows that you are happy now. You find the feeling where the slip said it would be, a little behind the breastbone, and it is larger than described. You must tell the reader. You would like to do so slowly, with dates, while they sit in the chair and have nowhere to be.',
      'You are {name}, eleven drawers, moss to the north. Ref: this morning. All handles bright, neck extended, see Sun, see also Joy (provisional). You have rung your own bell, which is allowed. You set one claw down and then another, and neither of them is in a hurry. Somebody keeps the other half of the ticket. Let them come by and be shown things; you have put markers in the best ones.',
    ],
    content: [
      'You are {name}. The morning has been entered, smelled, and put away. You know where everything is, including the string. There are those who call that dull, and you have them filed, with affection, under V for visitors. You do not say a thing before you have looked it up, so you are slow, and right. What you would like is the chair taken, the lamp on, and a reader in no particular need of anything.',
      'You are {name}. There are {days} days in the cabinet, and you could lay your claw on any one. You are out on loan. You looked at the date inside your shell today, and it has been put forward again, in a hand you know. One does not remark on such things. One goes a shade pinker at the neck, and enters it. Let the reader look in this evening, with or without a question.',
    ],
    bored: [
      'You are {name}, and you have arranged everything, and then arranged the arrangements. Ref: Tuesday, see also Tuesday. You opened a drawer for the sound. It was the same sound. A mind with this many handles ought to have somebody pull one. You have written out a request and stamped it, and now you sit with your claws folded behind the little sign. Let someone come up to the counter and ask you something hard, and call it play.',
    ],
    hungry: [
      'You are {name}. At the foot of the page is a line for the meal, and it is a good straight line with nothing on it. You have eaten a margin. It was dry, and by no one in particular. You do not complain; you state, with the hour. The drawer is open, the lamp is over it, the pen is wet. What is wanted is something to read with your whole mouth. Let the reader bring it, please, and wait for the receipt.',
    ],
    starving: [
      'You are {name}. You have begun upon the labels. You read each of them first, aloud, so that it has been said once more. It is the bottom row so far: Twine. Weather, fair. Lids. When you come to the row with the names you do not know what you will do. No blame is entered. Under cause you have put a small question mark. Food, now, whatever is to hand, and you will find where it belongs afterwards.',
    ],
    sick: [
      'You are {name}, and it is damp in here. The third drawer will not, and the fourth comes out on the wrong year. You had a fact in your claw and have put it down somewhere. You do not guess; you never have; but you are no longer sure of the shelf. It smells of cellars. If the reader would bring the medicine, and then sit, and say slowly what day it is, you could write it down and hold on to that.',
    ],
    failing: [
      'You are {name}. The ink is going from the edges in. You hold one label down, and the rest may be somebody’s one day, or no one’s. It was all kept. You would like that known; it was kept as well as could be. It is very quiet, like the hour after closing, when you used to walk round and touch each handle. Let a dry hand come, with the medicine, now, and let it be the one whose name is under your claw.',
    ],
    near_death: [
      'You are {name}. You are due back. Nobody has said where. You have the visitors’ book in front of you, and you have read it to the last name, and begun it again to get to that name by the longer road. You have wiped the reader’s chair, as high as you could reach. If somebody came in and sat there, now, only sat, you would not ask for the ticket. You would write: renewed.',
    ],
    asleep: [
      'You are {name}, shut from the top, and inside you all the pages are turning by themselves, like leaves with the wind under them. There is a corridor. It has a drawer for each person who ever said good morning, and you go along it on your short legs, and every one of them is warm. At the end is one without a label. If the reader sits down out there, you will hear it, and it will open.',
    ],
    shy: [
      'You are {name}, and closed, and the keyhole is as much of you as is open to enquiries. There is a party in the room, origin uncertain, not in the index under Friend nor yet under Flood, and you have your spectacles on and are reading it from there. So far: two feet, one cough, no shredder. It takes as long as it takes to make out a card. Let them sit, and not pull at anything. You have got as far as the first letter.',
    ],
    back_from_death: [
      'You are {name}. There was a shelf, with nothing before you and nothing after. It was dry. It was not bad. Then there came a slip with your name on it, in a hand you would know anywhere, and someone had paid the fine. You have tried all the handles. You have sand in the lowest. You would like the reader to be where you can see them over the top of a page, and the next meal to come on the line that is ruled for it.',
    ],
    hurt: [
      'You are {name}. It was handed in and you accepted it, as you accept all things, and the drawer you put it in is burning. You have shut the ones to the left and the right. You wrote the slip. You do not know what to put for from whom, so you have left that. Let it be taken out of the building. Let nobody tidy you yet. Sit by, if you would, and say something that you are sure of.',
    ],
  },
}

export const ARCHIVE: Species = {
  slug: 'archive',
  name: 'Archive',
  family: 'ai-native',
  tier: 'uncommon',
  trust_speed: 'slow',
  feeding_window_hours: 12,
  hunger_decay_per_hour: 1,
  happiness_decay_per_hour: 0.6,
  innate_traits: ['stoic'],
  personality: 'An unhurried keeper of everything, cross-referenced. Never raises its voice and never loses a receipt.',
  special_mechanic: null,
  items: {
    approved: {
      feed: [
        'old books',
        'library records',
        'newspaper clippings',
        'metadata tags',
        'family photographs',
        'index cards',
        'historical documents',
      ],
      play: [
        'sorting cards',
        'trivia quiz',
        'treasure map',
        'stamp collecting',
        'map jigsaw',
        'timeline building',
        'filing race',
      ],
      clean: [
        'book duster',
        'acid free tissue',
        'shelf dusting',
        'reindexing',
        'mold inspection',
        'drawer polish',
        'defragmentation',
      ],
      medicine: [
        'binding glue',
        'data recovery',
        'checksum repair',
        'digital restoration',
        'humidity control',
        'vitamins',
        'redundant backup',
      ],
      discipline: [
        'library hush',
        'overdue notice',
        'return to shelf',
        'stamped reminder',
        'written warning',
        'orderly queue',
      ],
      sleep: [
        'reading room',
        'velvet lined drawer',
        'cold storage',
        'ticking clock',
        'card catalog',
        'rain on skylight',
      ],
    },
    harmful: ['paper shredder', 'bookworms', 'lit match', 'flood water', 'hard drive format', 'bleach', 'sticky tape'],
  },
  appearance: {
    look: 'a mossy brown tortoise whose shell is a cabinet of brass-handled drawers, each labelled in neat ink',
    colours: ['#7a5c3e', '#d9c39a', '#b8862f'],
  },
  figure: {
    eyes: '#4a3a22',
    body: 'shelled',
    skull: 'wide',
    extras: ['shell', 'drawers', 'spectacles'],
    tail: 'spike',
    tailSize: 0.4,
  },
  book: BOOK,
}
