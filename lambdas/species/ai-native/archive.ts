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
    'A drawer slides out of the egg, and another. Then a small wrinkled head comes from between them and looks at the nearest piece of shell, both sides, for a date. {name} has arrived.',
    'The shell opens along a line as straight as a flap. {name} stands in it, damp and brown, with every drawer empty, and looks at you as one looks at the first page.',
  ],
  looks: {
    thriving: [
      'Something has pleased {name}. It withdraws its head to look up what one does, is gone a good while, comes out, and rings the small bell on its own desk.',
      'The top drawer of {name} slides open by itself, and out comes a smell of hay and warm paper. That is the good news drawer. It does not usually need airing.',
      'All eleven drawers stand open an inch, in the sun, like a thing with gills. {name} has its neck out to the last wrinkle and its spectacles on its nose for show.',
      '{name} has found a precedent. There was once an afternoon as good as this, and it lays the two slips side by side and cannot choose between them.',
      'At the desk {name} is writing out a label in its best hand, with the tongue a little out. It reads {loved}, see also Joy, provisional.',
      {
        text: 'The bell on the desk has been rung, once. You come, and {name} is looking at it as if it had gone off. Joy is for staff only, at this stage. But it has left the gate unlatched.',
        when: ['wary'],
      },
      {
        text: 'Polished to the last handle, {name} trots, which in a tortoise is a kind of leaning, round the outer edge of the carpet. When you step upon it the top drawer, which had been singing, closes in mid note.',
        when: ['wary'],
      },
      {
        text: '{name} has strung bunting from handle to handle, and sits beneath, very bright about the spectacles, holding the scissors. You may look at the ribbon. The cutting is to be done by somebody it knows better.',
        when: ['wary'],
      },
      {
        text: 'It has issued you a ticket in gold ink, transferable to nobody. When you have read it through, {name} takes it back, and puts in after “reader”, with the tip of its tongue showing, “dear”.',
        when: ['trusting'],
      },
      {
        text: 'You bend to tie your shoe, and eleven drawers roll out beneath your nose, each with one dried flower in it. {name} has turned its back, so as not to see which of them you take.',
        when: ['trusting'],
      },
      {
        text: 'Its neck is out to the last wrinkle and laid along your arm, spectacles and all. It hums. With every breath one of its drawers comes out and taps you on the knee, and goes in.',
        when: ['trusting'],
      },
    ],
    content: [
      '{name} licks one claw and goes through the morning, page by page, and you in your dressing gown are on the third. It blots you, and turns over. Nothing is missing.',
      'The moss on the left shoulder wanted a reference. {name} has given it one, and the moss appears to stand up straighter.',
      'You left an envelope in the waste basket. It is on your desk again, flattened, with a slip: retained, pending your reasons.',
      '{name} crosses the carpet at the pace of a good index. It set out after breakfast for the patch of sun, and has just passed the chair leg.',
      'A calendar hangs by the stove. {name} stretches its neck, looks at it over the spectacles, and turns back one corner with a slow claw.',
      '{name} opens the second drawer to let you see. There are {days} slips in it, one to a day, and the ink on the last has still to dry.',
      'In the drawer for things to be had again there is one card, soft from handling. You can read it from here: {loved}.',
      {
        text: 'You ask for the string, and are handed a form for string. You fill it in. {name} reads that twice, compares the hand with a sample, and gives you three inches, to begin with.',
        when: ['wary'],
      },
      {
        text: 'You cannot think of the word. {name} has seen your face, and goes, one claw at a time, to the fourth drawer, and comes back with it on a slip. By then you have finished the letter. You put it in.',
        when: ['trusting'],
      },
      {
        text: 'Eleven drawers, and nothing in any. {name}, the size of a matchbox, opens the first and shuts it, and opens it to see whether that has been kept. Then it looks up, and puts you in.',
        when: ['baby'],
      },
    ],
    curious: [
      'An object without a label has come into the house. {name} holds it up to the light, smells it, holds it to its ear, and writes down: not a hinge.',
      '{name} has its head in the letter box and is reading what the draught brought. It will be about an hour.',
      'You said a word that is not in the cabinet. {name} has followed you through two rooms, a claw at a time, with the card held ready and the line left blank.',
    ],
    bored: [
      'Everything has been put in order by date, then by colour, then by the number of letters. {name} sits before it with folded claws. Come and play; a quiz, or a map.',
      '{name} has taken out a drawer and put it back in the same place, and has done that nine times, for the sound. It would be obliged for a game.',
      'On the desk lies a slip in brown ink: requested, one game, any period, reader to be present. {name} has stamped it urgent, and then initialled the stamp.',
      {
        text: 'It has drawn in its head, and the card on the handle says “no enquiries”, in the past tense. Knock upon the lid. Ask it something absurd, with a map in it, and play.',
        when: ['sad'],
      },
    ],
    hungry: [
      'One drawer stands open, quite empty, and {name} has lit the little reading lamp over it so that there can be no mistake. It wishes to be fed.',
      '{name} has sent back the dish with a slip in it: item not found at this location. A meal would settle the matter.',
      'The beak opens and shuts upon a margin left over from some other day. {name} has come down to margins. Kindly feed it.',
      {
        text: 'The counter is shut, but there is a hatch in it, and through the hatch comes an empty plate, a slip for you to sign, and two claws, which withdraw. {name} would like its meal.',
        when: ['wary'],
      },
      {
        text: 'An empty plate has been pushed out to the middle of the carpet, which is neither its half nor yours. {name} sits well behind it with folded claws, reading the plate from there. It wants its meal put on it.',
        when: ['wary'],
      },
      {
        text: 'It lays its beak on the edge of your book and takes the corner of the page, and only holds it, looking at you over the spectacles. It would never. But it is past the hour. Feed {name}.',
        when: ['trusting'],
      },
      {
        text: 'You are following a smell of old paper down the hall: {name} has you by the shoelace, in its beak, and is walking to the kitchen. You will be there by noon. Feed it, and carry it home.',
        when: ['trusting'],
      },
    ],
    starving: [
      'The moss has gone grey, and {name} has begun upon its own labels, from the bottom row, reading each one first. Bring it food now.',
      'In the register there is a line ruled for each meal, and for {hours} hours {name} has had nothing to put on it. Feed it now. The pen is still wet.',
      'Its drawers hang out, all of them, and nothing is in the ones that were for later. {name} has laid its chin on the floor between them. It needs a meal at once.',
      {
        text: 'It asks you for a book by a title that is a date, and a shelf mark that is a cough. Then it begins upon the blotter. Take that away gently. Give it something to eat now, and its medicine, dry.',
        when: ['ill'],
      },
      {
        text: 'Its claws are firm and its brass is bright, and it has eaten the blotter to the board. {name} puts the dish down in front of you, walks backwards to the wall, and waits. Fill it now.',
        when: ['wary', 'well'],
      },
      {
        text: 'Two labels are gone from its front, and the beak still moves. When you kneel it drags the last full drawer behind itself, away from you. Food within its reach, at once, and medicine in the same dish.',
        when: ['ill', 'wary'],
      },
    ],
    weak: [
      'The neck comes out to half its length and stops there. {name} asks, in pencil, for medicine, or else for the reading room with the blinds down.',
      '{name} puts a slip into the wrong drawer, looks at it, and lets it lie. That has not happened before. Some medicine, please, or a long rest.',
      {
        text: 'It has come on a comical entry, under Geese. It laughs, one drawer at a time, and the fifth stays out, and it cannot get it in for laughing. It wants medicine, or the blinds down.',
        when: ['glad'],
      },
    ],
    dirty: [
      'Dust lies along every brass handle, thick enough to sign. {name} has signed it, with the date, to show how long. It would like to be cleaned.',
      'A beetle has filed itself in the moss, and there is egg on the letter M. {name} stands with its elbows out from its sides. It asks for a duster and a wash.',
    ],
    sick: [
      'The third drawer sticks at an inch and breathes out damp. {name} pushes at it, rests, and pushes. It needs medicine, and a dry room.',
      '{name} answers you with a date, and then another date, and then takes off its spectacles. It cannot make them agree. Medicine, please.',
      'There is a brown bloom along the edges of {name}, such as old paper gets that was kept by an outside wall. It asks you quietly for medicine.',
      {
        text: 'The fever has warped its drawers so that none will shut, and {name} holds a page up before them with both claws, to have something closed to you. Slip the medicine under the page.',
        when: ['wary'],
      },
    ],
    failing: [
      'The labels are coming away. {name} holds down with one claw the one that has your name on it and lets the others go. Medicine at once.',
      'Its head is in, and from inside comes a sound of pages being turned one way only. Give {name} its medicine now, and keep a dry hand on the shell.',
      {
        text: 'Its labels are peeling, and when you bend to read one, the head, which hardly lifts, comes round to lie across it. Do not read, then. Wet the beak with medicine now, and look at the wall.',
        when: ['wary'],
      },
    ],
    near_death: [
      'The visitors’ book lies open before {name}. The last line in it is {hours} hours old, and it has kept its place there with one claw. Come and sit down.',
      'Dust lies on everything but the reader’s chair, which has been wiped with a sleeve of neck. {name} is underneath it, and can no more. Sit down there, now.',
      '{name} has opened the drawer without a label, so that whoever comes will find it open. Let it be you, and let it be now. Stay by it.',
      {
        text: 'It looks quite sound, all drawers closed, and that is the trouble: nobody has pulled one in {hours} hours, and it is shutting for good. {name} does not turn round. Sit down on its doorstep and be heard.',
        when: ['wary', 'well'],
      },
      {
        text: 'Damp and grey, {name} has drawn in all but one claw, and that one lies on the wood pointing off, at the door. Do not go by it. After {hours} hours even a stranger’s company would hold. Stay here.',
        when: ['ill', 'wary'],
      },
    ],
    asleep: [
      'From the top down the drawers of {name} have shut, the third after some coaxing. On the handle of the lowest hangs a card: back presently.',
      'Asleep, {name} turns over one leaf about every minute, somewhere inside. You listen for the next, and it is quite regular.',
      '{name} has put itself away for the night. The spectacles lie folded on the shell, looking at the ceiling on its behalf.',
      {
        text: 'Every drawer is shut, and there is a hair laid across the lowest handle, as one does who would know in the morning. {name} is asleep inside it. You step over wide.',
        when: ['wary'],
      },
      {
        text: 'In its sleep {name} has drawn every handle inwards, so that there is nothing to take hold of, only smooth wood. You set down its spectacles, which had rolled to you, as far in as you dare.',
        when: ['wary'],
      },
      {
        text: 'It has gone to sleep with one drawer out, and your glove is in it, and the drawer goes to and fro a little with its breath. The label is new. It says: other one, see reader.',
        when: ['trusting'],
      },
      {
        text: 'The sleeping head has stayed out, on your slipper, all the wrinkled length of it in the lamplight. It never leaves that out. Now and then the beak closes, softly, on a corner of the wool.',
        when: ['trusting'],
      },
      {
        text: 'The leaves inside {name} turn two at once, and stick, and there is a wheeze in the third drawer. It does not wake. Have a saucer of medicine, dry towels and the lamp by it for when it does.',
        when: ['ill'],
      },
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
      'Closed to the public. {name} draws in its feet, left, right, left, right, and the whole of it comes down on the floor with a bump. Sit near it, and consult nothing.',
      'You have been given a numbered ticket, and {name} has withdrawn its head to see when that number comes up. It may take some days. Keep it company meanwhile.',
      'Over the top of a drawer there is a pair of spectacles, and behind them {name}, making a note. When you look up, the drawer shuts. Be patient, and stay.',
      'A slip comes out of {name} and is pushed an inch towards you. It says that you were away {wait}, and leaves a line for remarks.',
    ],
    back_from_death: [
      '{name} is back, and goes from handle to handle, trying each. They all open. In the lowest there is sand that was not there. It asks you to sit by it, and to keep the next mealtime.',
      'Across the inside of its shell stands WITHDRAWN, in red, and across that, in pencil, a line. {name} shows it to you. Whoever drew that line should stay near, with the next meal on time.',
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
        'Before it takes a bite {name} reads the meal through, both sides. Then it eats the middle out in half-moons, and hands you back the margins, squared.',
        'You wait at the counter. The dish comes back with a slip beneath it: received complete, and the date, and, under remarks, where there has never been anything, a very small drawing of a leaf.',
        '{name} adjusts its spectacles and begins at the beginning. It does not skip. When it comes to the end it turns the dish over, in case there is an index.',
        'You hear the beak close, softly, like a good book. {name} has finished. It lays a marker where the meal was, and looks at you over its spectacles, as if you might say what happens next.',
        'First a course is entered, then it is eaten. This takes a while, and {name} will not be parted from the pen, but at last the two columns agree.',
        {
          text: 'A crumb has fallen behind the radiator. {name} has gone after it with a lamp and a small net, humming, and comes back with the crumb and a letter from last week.',
          when: ['well', 'from_child'],
        },
        {
          text: 'It takes the plate in by the side entrance, and you see the lamp go on in there, and a long neck bend to the small print. An hour later you are handed your margins, in an envelope, sealed.',
          when: ['wary'],
        },
        {
          text: 'It reads the meal aloud to you, the good parts, with its mouth full, and its claw on your sleeve so that you will not go before the sauce. The margins it saves for your bread.',
          when: ['trusting'],
        },
        {
          text: 'It looks at the dish. There is nothing about this in any of the drawers, there is nothing in the drawers. It takes a bite without having read up on it. {name} will never be so rash again.',
          when: ['baby'],
        },
        {
          text: 'Its neck will not reach the dish, and so you hold that up, and turn it, as one turns pages for a pianist. {name} nods at the end of each. It gets through the whole work.',
          when: ['weak'],
        },
        {
          text: 'It has laid your place across from its own, with a page for a napkin. {name} bites a half-moon from its dinner, rings the desk bell with its tail, and passes you the word it liked best.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'The lid of the highest drawer is held up for you, and in there is a fork, yours, polished. You eat together off the one dish, and {name} leaves you its margins, which it has never left to anybody, buttered.',
          when: ['trusting', 'glad'],
        },
        {
          text: 'Brisk on its claws, {name} has the dish stamped and half eaten before you have straightened up. When you reach to turn it, a brass-handled drawer slides out between you and the plate, and stays out.',
          when: ['wary', 'well'],
        },
        {
          text: 'The whole dinner is read, eaten and blotted with relish, behind a screen of two open drawers. Through the gap where a handle is missing you are watched, bite by bite, by one lens.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} lays its beak in your palm and lets you feed it scraps, the small words first. When it tires it gives you its spectacles, so that you may see how far there is to go.',
          when: ['trusting', 'weak'],
        },
      ],
      streak: [
        'The meals have come when they were due, and {name} has bound them: {streak} to the volume, with a ribbon at today. It leaves the volume where you will sit on it.',
        'After {streak} on time the register shows no blanks at all. {name} turns the pages for you to see, and at the last one its claw rests a moment on your cuff.',
        'You find a card in your pocket. It says reader in good standing, {streak} in succession, and on the back, very small, come in by the side door.',
      ],
      early: [
        'The last meal is still on the desk, being catalogued. {name} takes one corner of this, marks it advance copy, and will see to the rest at {opens}.',
        '{name} looks over its spectacles at you, and under them at the clock. A nibble is accepted at the counter. Meals are issued at {opens}.',
        'You have come before the doors. {name} lets you in, eats a paragraph to be civil, and turns the little sign round. It says {opens}.',
        {
          text: 'Through the letter flap of the lowest drawer it draws in one crumb, and inspects you along with it. The flap closes. A claw writes the hour on the dust for strangers: come at {opens}.',
          when: ['wary'],
        },
        {
          text: 'For you {name} will open out of hours. It takes one bite, and puts the rest into its warmest drawer, behind the gloves, and sets your finger on the clock to where it says {opens}.',
          when: ['trusting'],
        },
      ],
      late: [
        '{name} eats, and afterwards you find the dish, the cloth and the bread board each with a slip on it. Overdue, they say. It has not put one on you.',
        'There is a form, this time. {name} slides it across, in three copies, and eats while you fill in the second.',
        'The meal is taken in through the lowest drawer, and the head stays where it was, indoors. Presently the dish comes out. The late stamp has been used with some force.',
        {
          text: 'The beak shakes, and a half-moon falls on the floor, and another. It finishes them from there. Against the hour it has put nothing but a blot. It would be obliged for medicine, on the same tray.',
          when: ['weak'],
        },
        {
          text: 'You slide the dish in under the lamp. A grey beak takes four words of it and stops. The claw that stamps things late lies open, and has not the strength to close; put the medicine spoon there.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} eats from the far rim, so slowly that the gravy skins over, with its one good drawer held shut against you. The damp runs out beneath it. A dose by the dish, and your hand gone again.',
          when: ['ill', 'wary'],
        },
        {
          text: 'The gate at the counter is down. {name} eats on its own side, with a fine appetite, and when you lean over there is a date stamp set upon your sleeve. It took some care not to touch the wrist.',
          when: ['wary', 'well'],
        },
        {
          text: 'You hear it dine in there, brisk half-moons, while you hold your place in a queue of one. The dish comes out. So does the pencil that you lent it, returned.',
          when: ['wary', 'well'],
        },
        {
          text: 'It had kept your chair by setting its own foot on the seat, and the foot has gone stiff. {name} eats with you rubbing it, and does not ask the clock anything.',
          when: ['trusting'],
        },
      ],
      missed: [
        'It has been {hours} hours, and {name} has eaten the labels off four drawers. It takes the meal slowly. It no longer knows by heart what was in those four.',
        '{name} eats with the page of the register held up before its face. The lines on it are empty. There are {hours} hours of them, ruled very straight.',
        'When the dish is clean {name} goes to the shelf where your ticket is kept, takes it down, and stands holding it. It was {hours} hours. In the end it puts the ticket back.',
        {
          text: 'You feed it through the lowest drawer, since the head does not come out. After {hours} hours it is damp in there, right to the back. Something takes the spoon. Dry the handle, and give it medicine.',
          when: ['ill'],
        },
        {
          text: '{name} will not put its head out to you. You post the meal in, strip by strip, and hear each one fall a long way, and, at the fifth, a swallow. Leave the medicine on the sill of that drawer.',
          when: ['ill', 'wary'],
        },
        {
          text: 'When you lift the dish to its beak {name} shuts its eyes, to eat without seeing whose hand that is. The ink has run down all its fronts. Blot it, give it the drops, and sit further off.',
          when: ['ill', 'wary'],
        },
        {
          text: 'After {hours} hours it eats standing, sturdy on four claws, and carries the empty dish away to its own drawer and locks it in. You will have to ask {name} for that, next time, by name.',
          when: ['wary', 'well'],
        },
      ],
      full: [
        'Each drawer that you try is full to the front, and {name} opens them all for you, with patience. Room will be found at {opens}.',
        'The meal comes back to you in its own envelope. {name} holds a copy already. Kindly submit the next at {opens}.',
      ],
      ill: [
        'You hold the page for it, and {name} takes two lines and a comma, and rests its beak on your thumb. That is enough reading. Medicine comes next.',
        '{name} eats the title, slowly, and asks with one claw that the rest be kept for it. It should have its medicine now.',
      ],
      loved: [
        '{item}: {name} reads it twice before eating it, and once, which ought not to be possible, after. The margins are gone too.',
        'A fresh card has been written while you still had the dish in your hand. {item}, it says, and for shelf: always.',
        'There is a rustle, and then none, and {name} looks up with a corner still in its beak. That was {item}. It has kept the string.',
      ],
      disliked: [
        '{name} eats as far as the second paragraph and lays a marker in it. The marker will be there for years. {item}: it would sooner have had index cards.',
        '{item}. The pen goes down the page, correcting, and what is left when {name} has corrected it is quite small. It swallows that. An old book, another day.',
      ],
      harmful: [
        'A drawer has swollen shut on it, and there is a stain coming through the front. It was {item}, and no meal. Let it never be delivered here again, and keep {name} dry and quiet.',
        '{name} lays the slip before you with a claw that shakes. It says {item}, and nothing in the column for received. Keep that from the building. It is still unfed.',
      ],
    },
    play: {
      wanted: [
        'There is a question and {name} knows the answer. It goes away to fetch the answer, and the one before it, and the man who first got it wrong, and lays them all in your lap.',
        'You deal. {name} consults the rules, then the history of the rules, and takes the trick with a move last seen at Ravenna.',
        'It was to be a race. {name} moves one claw. You are at the wall already, with the wrong folder, and have to come back, and pass it going out.',
        'The map says under the chair. {name} arrives beneath it in the late afternoon, finds an old peppermint, and turns so pink about the neck that the spectacles mist.',
        {
          text: 'It plays postal chess with you, across the one table. Each move is put in an envelope, and stamped. You open the sixth. It has taken your bishop, and enclosed it, wrapped in tissue.',
          when: ['wary'],
        },
        {
          text: '{name} plays you at draughts from inside, moving its men with a ruler through the crack of a drawer. It huffs you twice. When you laugh the ruler comes out further, taps the board, and goes back.',
          when: ['wary'],
        },
        {
          text: 'You run your claw, as you call it, along the drawers, eyes shut, and stop. {name} pulls that one out and you both have to act it. It was Gulls. It was Gulls the time before, and it had hoped for Gulls.',
          when: ['trusting'],
        },
        {
          text: 'You are to hide and {name} is to find you. It walks straight over the carpet, all afternoon, to the curtain, and hands your foot a card. It had made that out beforehand: here, I should think.',
          when: ['trusting'],
        },
      ],
      little: [
        '{name} had already filed the day under excellent, and there is no drawer above that. It plays you a round and marks it duplicate.',
        'A short game is entered in the book, with thanks. The bell on the desk was still ringing from before, so {name} does not ring it.',
      ],
      bad_time: [
        'You lay out the cards, and {name} looks for its place among them and cannot find where it was. This should be continued later. See first to what it lacks.',
        '{name} stamps your game deferred, very gently, and leaves its claw on the stamp, and its chin upon the claw. Look in the drawers, from the top. One of them is empty, or damp. Mend that.',
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
        'You go along the handles with a cloth and they come up gold. {name} looks at itself in the smallest, moves its spectacles, and looks again.',
        'Under the dust there were two labels that even {name} had forgotten. It reads them aloud as you wipe: Thunder, minor. String, too short to use.',
        'Egg comes off the letter M. You part the moss with a soft brush, and {name} stretches its neck to show you a place that has not been done since it was laid down.',
        {
          text: 'It hands you out the handles to be polished, unscrewed, one at a time and against a signature. While you have one, a claw is kept in the hole. All eleven are gone back by dusk.',
          when: ['wary'],
        },
        {
          text: '{name} lets you do the legs. Whatever is higher has a sheet of blotting paper held over it, and the paper moves about with your brush, a little ahead, until the legs are the cleanest in the street.',
          when: ['wary'],
        },
        {
          text: 'It has you do the drawer without a label. You may not look, so you go by feel, with a dry cloth, round something that rustles, and something knitted, and something that is your other glove.',
          when: ['trusting'],
        },
        {
          text: 'Off come its spectacles, and off, with a creak that you have never heard, comes the lid. You dust where the sky has not been. {name} stands there open to the ceiling and discusses soap.',
          when: ['trusting'],
        },
      ],
      little: [
        'The duster goes over {name} and comes away as it was. {name} enters that in the book: duster, clean, returned.',
        'Nothing was out of place but one grain of sand, which {name} would like back. It had been given a number.',
      ],
      loved: [
        '{item}, says the slip you find afterwards, and under it, in brown ink, a drawing of a tortoise lying down. {name} has never before gone in for illustration.',
        'You need only lift it out of the box: {item}. All the drawers of {name} come forward an inch, to have their corners done.',
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
        '{name} reads the label on the bottle, and the small print, and the name of the printer, who, it tells you, drank. Then it opens wide. After a time the third drawer moves.',
        'You do it drawer by drawer, and after each of them {name} shuts it and listens. The last one closes with the right sound.',
        'The damp goes out of it slowly, like a crowd going out of a library. {name} puts on its spectacles, and finds that it has only one of you.',
        {
          text: 'It has your credentials out before it opens. There are not many. It goes through them, with the spoon waiting, down to a cup of water once, on a wet day. It opens on that.',
          when: ['wary'],
        },
        {
          text: 'It asks for no label. It lays off its spectacles into your hand, to be minded, and puts out its neck, and you could be giving it ink. The neck goes from grey to brown, a wrinkle at a time.',
          when: ['trusting'],
        },
        {
          text: 'It lays its whole cold front in your arms, drawers and all, and you tip the dose where it shows you. The wood creaks, and warms. Then the beak finds your cuff button and holds on.',
          when: ['trusting'],
        },
        {
          text: 'The dose goes in, and you wait, and there is just the drip in the third drawer. You leave your hand on the handle. Long after the lamp is lit it is pulled, from inside, once. On the slip it has put: to be continued.',
          when: ['ill'],
        },
        {
          text: 'The spoon has to be left upon the desk and you have to turn round. There is a long scrape of claw, and a swallow. When you may look it has moved the spoon back to your side, dry.',
          when: ['ill', 'wary'],
        },
        {
          text: 'Nothing is opened for you, so it is dripped in by the keyhole, and you count the drops aloud for the one who is listening. At nine the keyhole fogs. {name} has let out its breath.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'With great civility {name} shows you its chart, on which there is a straight line. The bottle is returned to the shelf, label outwards.',
        '{name} opens each drawer for you in turn. They run like butter. Keep the medicine for a wet year.',
      ],
      loved: [
        '{item}. You have hardly taken out the stopper when the bad drawer gives a sigh and comes a finger’s breadth forward, to meet it.',
        'It is written on the flyleaf of {name}, in its own hand, in case it should ever be past asking: {item}. You have looked it up.',
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
        'You say it once, in a low voice, as it is done in such places. {name} puts back the envelope it had taken, and for the rest of the day addresses you as the reader.',
        '{name} writes down the rule, has you check the spelling, and files it. The drawer shuts a little more firmly than it need. That evening your chair has been moved back behind the rope.',
        {
          text: 'You name the fault, and {name} gives you back the paperweight, at the full length of its neck. Then it picks up its bell and moves the whole desk one claw’s breadth further from your chair.',
          when: ['wary'],
        },
        {
          text: 'It hears you out with its chin in your hand. A drawer opens, and there are your other spoons, all nine. {name} puts them away, one by one, and stays with its face to the cutlery a good while.',
          when: ['trusting'],
        },
      ],
      little: [
        'That rule is held already, in two copies, one of them signed by you. {name} lets you see the signature.',
        '{name} waits until you have finished, and hands you a slip: see under Tuesday. It has kept to it ever since.',
      ],
      bad_time: [
        'Every sentence of yours is stamped received, and none is read. {name} does it with its head indoors, by feel, and misses the paper. Leave off dictating. Find out what ails it.',
        '{name} takes its own label off and holds it out to you, face down. It thinks that it is being withdrawn. It wants caring for today, not correcting.',
        {
          text: '{name} cannot hear you for the water in its shell. It sees your finger go up and draws in what is still out, even the sore foot. Put the finger down. Medicine, and a dry cloth, and no words.',
          when: ['ill', 'wary'],
        },
      ],
      loved: [
        '{item}: and {name} nods, slowly, all the way down and all the way up. At last somebody who knows the procedure.',
        'It bows its head for it, {item}, and stamps the matter closed. Then it stamps it again, because it likes the ring of that.',
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
        'You pull the blinds. From top to bottom {name} shuts itself, and the third drawer, for once, goes in without being asked.',
        'You pull the blinds, and it lowers itself on to its folded feet, left, right, left, right, and hands you its spectacles. You breathe on them, and rub. It is asleep before you find where they go.',
        {
          text: 'It shuts from the top. At the ninth it stops, with two to go, and waits to hear the door. You say good night, and close that on yourself. Then there is the tenth, and after some thought the last.',
          when: ['wary'],
        },
        {
          text: 'You have smoothed the blanket, and {name} lies down next to it, on the boards, where it had measured. Towards midnight a claw feels along the hem, finds it dry, and draws in a corner.',
          when: ['wary'],
        },
        {
          text: 'It asks for its date to be looked at, before the lamp is out. You lift the lid and look, and take the pen, and put it on by a hundred years. {name} shuts itself, third drawer and all.',
          when: ['trusting'],
        },
        {
          text: 'Each drawer is shut by you, at its own request, with a good night to each. The last has a hollow in it the shape of your hand. You leave the hand until the breathing slows.',
          when: ['trusting'],
        },
        {
          text: 'You lower the lamp, and the drawers go in as far as the damp will let them. {name} turns its bad side to the wall, away from you. The medicine stays by the bed, with the cork out.',
          when: ['ill', 'wary'],
        },
      ],
      little: [
        'The blinds are down and {name} is reading by the crack at the side. It had slept, it shows you the entry, from two until the bell.',
        '{name} shuts the top drawer to oblige you. A moment later it opens again, and a claw comes out for the pen.',
      ],
      loved: [
        '{item}. Into that {name} goes down as a ledger goes into its own place on the shelf, with just the width of it to spare.',
        'You have made it ready, and {name} reads the card you put on it: {item}. It takes off its spectacles without looking where it lays them.',
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
        'You take the reader’s chair and ask for nothing. {name} brings you something all the same, at length: a pressed leaf, and no note with it.',
        'For an hour the only sound is {name} turning a page and you not turning one. It enters this afterwards. You see the word companionable, and a question mark.',
        '{name} looks up what one does when somebody sits down and stays. There is nothing under S. It comes and puts its chin on your foot until more is known.',
        'The visitors’ book is pushed over to you. You sign. {name} blots it, and reads it, and blots it a second time though it is dry.',
        'Together you look through the second drawer. You read out a card, {loved}, and {name} takes off its spectacles and wipes them.',
        'You sit, and {name} writes. When you lean over you see that it has come to the {wait} you were gone, and is putting this hour down beside it.',
        {
          text: 'Today it is the drawer without a label. {name} pulls it out an inch and looks the other way, so that whatever you see in it you will have seen by chance.',
          when: ['trusting'],
        },
        {
          text: 'You sit on the floor with your back to its shell, and a drawer slides out on either side of you, low, like the arms of a chair. {name} has always had it in mind.',
          when: ['trusting'],
        },
        {
          text: 'Without lifting its head {name} passes you things out of the drawer with no label. A hair of yours. A crust with your bite in it. It has no word for these. You hand them back, warm.',
          when: ['trusting'],
        },
        {
          text: 'You are given the hard chair, by the draught, and a card to wear: reader, temporary. You sit the whole of the hour. Before you go it takes the card off you, and cuts one word out with its beak.',
          when: ['wary'],
        },
      ],
      little: [
        'Your ticket has been stamped three times since the hour struck, and there is no room on it for a fourth. {name} asks you to come back when the ink is dry.',
        '{name} has entered you as present, and as present, and as present. It is quite convinced. Go for a walk, and be entered as returned.',
      ],
      ill: [
        'You read it a line or two, anything, the back of the packet. {name} follows with one claw in the air. When you come to the end, see to what it needs.',
        '{name} is too damp to be opened. You lay your hand along the top and keep it there, and the wood is less cold. Then let it have what it is short of.',
      ],
      asleep: [
        'In the reader’s chair you turn over a page. Inside {name}, asleep, a page is turned over too.',
        '{name} sleeps on. But the card on the handle has swung round, and what it says on the back is: known reader, may remain.',
        'You sit so quietly that the lowest drawer of {name} slides out in its sleep, as far as your hand. Nothing is in it. It is for the hand.',
      ],
      shy: [
        'Nobody asks you for your ticket. Nobody comes out. But the lamp over the chair where you sit, which was off, has been put on by a long brown neck.',
        '{name} keeps the desk between you and reads the same card all the while. It is about you. Before you go it changes one word.',
        {
          text: 'Sound and bright behind its spectacles, {name} works on at the far desk and lets you sit under the clock. When you get up to go you see that the lamp has been turned, at some time, your way.',
          when: ['well'],
        },
        {
          text: '{name} has pulled the blotter over its head, and the damp comes through. You sit on the far side of the room and read out the weather, dry, dry, fair. A claw comes out at fair. It needs medicine after this.',
          when: ['ill'],
        },
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
