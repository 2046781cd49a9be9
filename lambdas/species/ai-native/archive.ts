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
      '{name} has found a second button. It lays it beside the first and looks from one to the other, and its eyes shine. One button is a button. This is a collection.',
      '{name} walks through the house saying over its labels under its breath, as others hum: “String. Good string. String, too short for use.” It comes to the end, sighs with pleasure, and begins again with more expression.',
      {
        text: '{name}, new and mossy, opens its one drawer, looks in and shuts it, and opens it. It is never tired of it, there is something every time. It is the same crumb. You lean over to see, and it shuts it on its own nose.',
        when: ['baby'],
      },
      {
        text: 'Hours old, it has already found a pin, a seed, a bit of string, and is putting them in order, and out of order, and in. {name} hums. Your foot comes along. It draws the string in, hand over hand, as being next.',
        when: ['baby'],
      },
      {
        text: '{name} goes through its drawers, humming, and everything is there. Then it hears you. It does not raise its voice. The drawers go in, one after another, from the top, with the sound of a library closing.',
        when: ['wary', 'from_child'],
      },
      {
        text: 'Moss green, brass bright, {name} sits in the sun and reads its own labels with deep content. You lean over to read one too. It turns round, one claw at a time. You are looking at the back of a cabinet.',
        when: ['wary', 'from_child'],
      },
      {
        text: 'All is in order, and {name} is as happy as an index. When you come in it takes out your card, reads it through, looks at you over its spectacles, and puts it back face down. It was not a long card.',
        when: ['wary', 'from_child'],
      },
      {
        text: '{name} has been putting everything straight, in the sunniest of tempers, and has moved you. You were at the bottom, behind Floods. You are in the third row now, at a convenient height, next to Furniture.',
        when: ['warming', 'from_child'],
      },
      {
        text: 'A drawer has been pulled out to the height of a chair, and there is a cushion on it. {name} beams straight ahead and takes no part in this. The label says Readers. You sit down, and hear it make a very small note.',
        when: ['warming', 'from_child'],
      },
      {
        text: '{name} comes to meet you, claw by claw, with all its drawers open, every single one, like a tortoise with wings. It has never had out more than one at a time. It has forgotten which it was coming to show you.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is so glad to see you that it looks up when it was last so glad to see you. There is a slip, from yesterday, and so on, back and back. It tries to show you the drawer. It sticks, being full.',
        when: ['trusting', 'from_child'],
      },
      {
        text: 'You ask for something that you have forgotten yourself. {name}, shining all over, does not hurry: left side, fourth down, behind the ribbon. It has the day, the wind and what you said. It has filed it under Laughing.',
        when: ['trusting', 'from_child'],
      },
      {
        text: '{name} is hours old and has met a floor, a draught and the leg of a table, and written labels for all three. Now it has met you. It looks up, and up, and goes to find a longer label.',
        when: ['baby'],
      },
      'At the desk {name} is writing out a label in its best hand, with the tongue a little out. It reads {loved}, see also Joy, provisional.',
    ],
    content: [
      'Nothing has happened, and {name} is putting it away. It takes one of the large drawers, as there was so much of it, and smooths it down on all sides, so that it will not crease.',
      '{name} is on the way from the table to the stove, where it may well arrive. It stops to compare a floorboard with the one before. They are much alike. It makes a note of that and goes on.',
      {
        text: '{name} is sorting pins by their length on the mat. When you stop to look it goes on a little slower, with one foot set over the best. It is not that you would. It merely has nothing on record.',
        when: ['wary'],
      },
      {
        text: '{name} is polishing its own brass, as far round as the neck will go. The handles at the back it cannot reach. It brings you the cloth, turns about, and waits with its eyes shut, in no hurry.',
        when: ['trusting'],
      },
      'In the drawer for things to be had again there is one card, soft from handling. You can read it from here: {loved}.',
      '{name} opens the second drawer to let you see. There are {days} slips in it, one to a day, and the ink on the last has still to dry.',
      {
        text: 'You cannot think of the word. {name} has seen your face, and goes, one claw at a time, to the fourth drawer, and comes back with it on a slip. By then you have finished the letter. You put it in.',
        when: ['trusting'],
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
    due: [
      '{name} stands by its dish with a card in its beak. “Dinner,” it says on the card, and after that there is a space. It never raises its voice, so somebody will have to read. Its meal is due.',
      'The drawer marked Meals has come out of {name} by itself, level with the dish. That is not a hint. It is only the right place at the right time, with nothing in it. The meal is due. Feed it.',
      {
        text: '{name} has brought out one card, and lies down by it, its neck along the floor. It has not the strength to hand it up to you, nor would it come so close. The ink is faint. It says “Meal”. It is overdue.',
        when: ['wary', 'weak'],
      },
      {
        text: 'Out of the very small drawer a very small claw hands you a slip. It is blank, for {name} is hours old and cannot write yet. It is laid before the dish, that is blank too. The drawer shuts quickly. The meal is overdue.',
        when: ['baby', 'well'],
      },
      {
        text: '{name} pushes a card to you over the floor, with one claw, from as far off as the claw will reach. “Meal, one, overdue.” It looks well, and perfectly civil, behind its spectacles. It would like the answer in the dish, please.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} has the receipt made out already, in neat brown ink, and nothing to pin it to. It peers round, quite cheerful. As you come up the drawer with the receipt in it is closed. The meal is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} consults a slip, then the clock, then the slip. Everything is in order but the meal. It looks at you, and draws in its head with the sound of a drawer, so as not to seem to be asking anyone. It is overdue.',
        when: ['wary', 'well'],
      },
      {
        text: '{name} hands you a form. There is a line for the meal, which is blank, and a line for the hour, which is past. All the rest it has filled in for you, to save you the trouble, down to the thanks.',
        when: ['warming', 'well'],
      },
      {
        text: 'Its meal is late, and {name} has looked for it under M, under L, and then under your name. There was a great deal under your name. It stayed in there, reading, for some time. It is here now, and hungry.',
        when: ['trusting', 'well'],
      },
      {
        text: '{name} comes all the way across the floor, lays the receipt for its last meal on your knee, and smooths it. That is no complaint. It thought you would like to see how well that came out. The next one is due.',
        when: ['trusting'],
      },
      {
        text: 'You can hear a pencil going, somewhere inside the shell of {name}, one stroke to the hour, and now it makes another. It has come to {hours} hours. The head stays in. Its meal is due.',
        when: ['wary'],
      },
      {
        text: '{name} has opened every drawer it owns, down to the smallest, to look for what it wants. It is in none of them. It has not got the word yet. The word is dinner, and it is due. Feed it.',
        when: ['baby'],
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
      '{name} puts one foot forward, and rests, and thinks about the next. It is not ill. It is like a book that was lent too often, and wants mending at the spine. Give it medicine, or let it rest.',
      'The drawers of {name} come out heavily and go in by halves. Nothing has been lost. It is only tired, right through to the back. Medicine would help it, or a long rest.',
      {
        text: 'It has come on a comical entry, under Geese. It laughs, one drawer at a time, and the fifth stays out, and it cannot get it in for laughing. It wants medicine, or the blinds down.',
        when: ['glad'],
      },
    ],
    dirty: [
      'The dust on {name} is so thick that somebody has written in it with a finger. Two days have settled there, and not a label can be read. It stands like a shop that is shut. It needs a wash.',
      '{name} tries its own handles, and they stick. There is mud in the runners, and something grows between them that is not moss. It cannot keep things nice in that. Wash it, please.',
    ],
    sick: [
      '{name} has stopped with one foot in the air, and cannot think which drawer it was going to. There is fever in the brass. You can feel it before you touch it. It needs medicine.',
      'The third drawer sticks at an inch and breathes out damp. {name} pushes at it, rests, and pushes. It needs medicine, and a dry room.',
      '{name} answers you with a date, and then another date, and then takes off its spectacles. It cannot make them agree. Medicine, please.',
      'There is a brown bloom along the edges of {name}, such as old paper gets that was kept by an outside wall. It asks you quietly for medicine.',
      {
        text: '{name} has put things in the wrong drawers, and knows it, and cannot lift its head to look for them. When you kneel it draws the head in halfway, and has to leave it there. It needs medicine.',
        when: ['wary'],
      },
      {
        text: 'All the drawers of {name} are locked, and it shivers so that the locks chatter. It will not say where it hurts. It does not show you that drawer. Bring it medicine, and leave the others shut.',
        when: ['wary'],
      },
      {
        text: 'The fever has warped its drawers so that none will shut, and {name} holds a page up before them with both claws, to have something closed to you. Slip the medicine under the page.',
        when: ['wary'],
      },
    ],
    failing: [
      'The drawers of {name} have slid out, every one, and it has not the strength to call them back. Its head lies among the labels on the floor. Give it medicine at once.',
      'The labels are coming away. {name} holds down with one claw the one that has your name on it and lets the others go. Medicine at once.',
      'Its head is in, and from inside comes a sound of pages being turned one way only. Give {name} its medicine now, and keep a dry hand on the shell.',
      {
        text: '{name} has let its head lie where it fell. It sees your hand, and begins to draw in, and gets a very little way, and stops. Medicine, at once, and go softly.',
        when: ['wary'],
      },
      {
        text: 'Its labels are peeling, and when you bend to read one, the head, which hardly lifts, comes round to lie across it. Do not read, then. Wet the beak with medicine now, and look at the wall.',
        when: ['wary'],
      },
    ],
    near_death: [
      'For {hours} hours nobody opened a drawer here, and {name} has begun to close, from the top down, for good. There is one left, the lowest, and it is nearly shut. Sit with it now.',
      '{name} has put everything down, to the last line, and laid the pen beside it. The page is turned to the door, so that whoever came could read. Its eyes are almost closed. Sit with it now.',
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
      '{name} sleeps under its moss like a chest in an attic. From time to time the smallest drawer slides out by itself, as a sigh might, and slides in again.',
      '{name} is asleep, and reading. Its eyes go to and fro under the lids, and at the end of each line there is a soft click of brass. Now it turns over. That will have been the page.',
      {
        text: '{name} sleeps with all of its drawers shut and its head in. You go by on tiptoe, and a board creaks. Nothing stirs. But a slip of paper comes out of the top drawer, with the time on it, and is drawn in.',
        when: ['wary'],
      },
      {
        text: '{name} is asleep with the bottom drawer standing open, the one with no label. You do not look in. Then you do, a very little. It is your old bus tickets, and a button, and a laugh, described. You sit by until it wakes.',
        when: ['trusting'],
      },
      {
        text: '{name} is asleep, shut all round, and breathes so slowly that you can watch the handles lift and settle. One drawer stands open by a hand’s breadth. Your slipper is in it, on clean paper, out on loan.',
        when: ['trusting'],
      },
      {
        text: '{name} sleeps with all its drawers against the wall, so that whoever wished to open one would have to move the tortoise. It has thought of that. It weighs a good deal, and asleep it weighs more.',
        when: ['wary'],
      },
      {
        text: 'Round {name}, asleep, a thread has been tied, from handle to handle. It is grey wool, and quite loose. That is not there to keep you out. It is there to tell it, afterwards.',
        when: ['wary'],
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
      'At your step {name} goes in, and everything on it shuts, down to the drawer for stamps. It does not guess about people. It waits until there is something to write down. Sit with it, and give it a first line.',
      'There is a keyhole among the brass of {name} that you had not noticed, and an eye in it. Keep your hands from the handles. Sit with it a while, please, the way one sits in a library.',
      {
        text: 'There is a matchbox in the corner that was not there, and it has feet. {name} is hours old, and has drawn in the feet. Sit down, and do not try the drawer. Be dull, and silent, as one is in a library.',
        when: ['baby'],
      },
      {
        text: '{name} is under the bottom shelf with its back out, every drawer locked, and the card turned to “Closed”. It keeps everything, and some of it was unkind. Take a seat. Ask for nothing. It may in time want to know your name.',
        when: ['from_child'],
      },
      {
        text: '{name} is so new that the ink on its labels is still wet, and anybody might smudge it. It has drawn in underneath them and listens to you breathe. Please sit with it, quite still, until they are dry.',
        when: ['baby'],
      },
      {
        text: '{name} is hours old, and all of it is shut: drawers, legs, head. It might be a small chest that somebody has put down there. There is nothing on the labels yet. Sit with it, and be the first thing entered.',
        when: ['baby'],
      },
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
        '{name} reads the dish from left to right, and then eats it in that order, leaving nothing out. When it has got to the end, it looks a moment longer at the place where the end was.',
        '{name} eats up all there is, wipes its beak on the moss, left and right, and makes an entry. A meal that came when it should takes one short line. The line is blotted, and the drawer pushed to.',
        {
          text: '{name} is hours old and has one drawer, and nothing to put in it. It eats, on time, and keeps back a crumb. In goes the crumb. It looks at the handle with joy. It looks at you, and backs it against the wall.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: 'The dish is there when due. {name}, no bigger than a matchbox, eats in tiny half moons, and goes pink beneath the moss. It has to write its first receipt. It does not know your name. It draws your boots.',
          when: ['baby', 'glad', 'well'],
        },
        {
          text: '{name} eats, glowing like old brass, and then has to file the receipt. It passes over Strangers. It passes over Weather. At last it opens, by the width of one slip, the drawer that is marked Pending.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: '{name} looks the meal up first. It is on time, and so was another: see under Coincidence. It eats, and every drawer hums with content. Then it takes out that last card, reads it again, and adds a question mark.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: 'You are in the room, so all the drawers are locked, top to bottom, before {name} will eat. It eats, and the little handles chime for pleasure. Afterwards it unlocks one of them. It is the one for pencils.',
          when: ['wary', 'glad', 'well', 'from_child'],
        },
        {
          text: '{name} eats, blots its beak, and takes a ticket from the bottom drawer. It has your name on it, and says that it admits one reader, once. It looks at you over its spectacles. Then it strikes out the second once.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'It has kept every receipt. {name} eats with relish, and lays them out before you one by one, all that you ever brought, in order. It offers you the pen. Nobody but itself has ever signed for anything here.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'While {name} eats, so happily that the moss shakes, a drawer on its left comes open by itself. The label says Private. You look at the ceiling. When it has done it closes the drawer, without hurry, and gives you a nod.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'Your hand is on the shell as {name} eats, and a drawer slides out just beneath it. You feel a crumb, a bit of string, a button, each with its slip. You hold the slips to the light. They are all from the day you came.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} eats, and looks at you, and there is a feeling that it cannot place. It goes through the drawers from A to Z. There is one with no label. It puts its head in there for a moment, and shuts it.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'When {name} has eaten you get your receipt. You have a great many of them, and you have begun to keep them, by date, in a box. It saw the box once. All its handles rang, and it has never said a word.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: 'One must be quiet in here, and {name} eats without a sound. Then, all over the shell, the small brass handles begin to tremble against the wood. You bend down to hear. In a tortoise, you suppose, that is purring.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} eats every bit, unhurried, and files the meal under D for Dinner, On Time. With {streak} in it that drawer no longer shuts. It leaves it open on your side, for you to see in passing.',
          when: ['trusting', 'glad', 'from_child'],
        },
        {
          text: 'All the labels on {name} are in neat ink but one, and that one you have rubbed away by leaning there while it eats. It eats everything, and you lean. It needs no label. You both know what is kept in it.',
          when: ['trusting', 'glad', 'grown'],
        },
        {
          text: '{name} has a great many drawers and nothing in any of them. It eats the meal, all of it, pulls out the top one, and puts in the smell of that. It shuts it with great care. The collection has begun.',
          when: ['baby'],
        },
        {
          text: 'The brass on {name} is so new that there is a dish in every handle, and it eats until all are empty. Then it writes “{streak}” on its first label, very small, looks up at you, and blows on the ink.',
          when: ['baby'],
        },
      ],
      streak: [
        '{name} eats up and gets out a rubber stamp that it has had no use for until now. It breathes on it. For {streak} meals on time, without a gap, it stamps the floor in front of your feet: “Complete.”',
        'With this one, which it eats to the end, {name} has cards for {streak} meals on time, and not one missing. It runs a claw along the tops of them. They purr like a comb. It does that again, for you.',
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
        '{name} eats what came late, and then a drawer is turned towards you with a slip on top, and a pencil. You are to sign. It is not angry. From now on it would like these things in writing.',
        'While the meal was out, {name} put a card where it should have been, as one does on a shelf when a book is gone. Now it eats every scrap. It does not throw away the card. It may be wanted again.',
        {
          text: '{name} has been open for hours, and has a record, and you are it. It eats, late. It would have put the crumb in the drawer, where you could see. It turns round first, and does that facing the wall.',
          when: ['baby', 'wary'],
        },
        {
          text: '{name} eats, late, and its neck shakes with it. It looks up what you promised. It has that, dated, in your own words. It does not read it out to you. It merely turns it on the floor, so that it is your way up.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} eats the late meal with relish, and the brass winks. It writes the receipt in triplicate. One is for you and one is for the file. The third is put up where anybody can read it.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: 'The late meal does it good, and {name} hums in all its joints. It takes your card out of Pending. Then it carries it, one claw at a time, down the whole side of itself, to the bottom drawer. That is the damp one.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: '{name} dines, late, and is the happier for it, and the moss shines. Then it turns a key, in a lock that you had not known to be there, on the side where you are. It does it very softly. It does it twice.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: 'Your ticket used to lie out on top, where you could see it: Reader. {name} eats the late meal with every sign of pleasure, wipes its beak, and stamps the ticket. You are still a reader. By appointment.',
          when: ['warming', 'well', 'glad'],
        },
        {
          text: '{name} eats, hums, and files the late receipt with the others, the hundreds that are on time. It will hardly show. It is about to close the drawer when it stops, goes back, and turns up one small corner.',
          when: ['trusting', 'well', 'glad'],
        },
        {
          text: 'On a card {name} wrote the hour when the meal should come, and left room beside it for the hour when it did. It fills in that room, and eats everything. It does not raise its voice. It has it in writing.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} takes one corner of the late meal in its beak and lays the rest aside, for when it can. Half its drawers hang open and it does not see to them. That is quite unlike it. Bring medicine.',
          when: ['ill', 'wary'],
        },
        {
          text: 'You come late, and {name} has your earlier dinners out round it on slips, to read. It puts them back and eats this one. Between two of the slips it sets a card, as one does where a page is missing.',
          when: ['trusting'],
        },
        {
          text: '{name} turns its back to eat, late as it is, and finishes it all. You have a view of drawers. The one with your initials on was tied up with string before. Now there is a second knot in it.',
          when: ['wary'],
        },
      ],
      missed: [
        'For {hours} hours there was nothing to put down, and the page lies before {name}, ruled and blank. It eats, and its beak shakes on the rim. It keeps its head turned from you. Such a page cannot be filled in afterwards.',
        'After {hours} hours {name} comes to the dish with all its drawers hanging, like a house that has been searched. It had looked in every one. It eats, and will not have you shut them. Never leave it looking again.',
        {
          text: 'The drawers have sagged, and some lie on the floor. {name} eats what has come, so long after, without reading it. You offer to put them back. It draws them in, one at a time, under itself, with a claw that can hardly pull.',
          when: ['wary', 'weak'],
        },
        {
          text: '{name} has kept the empty dish, and under it a slip, with the hour it was due, and beneath that another, and another. It eats, so late, with its head scarcely out. There is no receipt. For the first time it gives you nothing.',
          when: ['wary', 'weak'],
        },
        {
          text: 'You had been issued with a chair. {name} eats, so long after, dull as an unlit hall. It looks into the matter for some time. Then it goes to your chair, claw by claw, and hangs a card on that. It says “Reserved”.',
          when: ['warming'],
        },
        {
          text: 'It never loses a receipt, and so it has all of yours, years of them, and none like this. {name} eats, so long after, beside you. It does not know where this goes. It holds it in its claw, over the unlabelled drawer, and shakes.',
          when: ['trusting'],
        },
        {
          text: 'Every drawer is shut. {name} comes out with the sound of one, eats all that there is, and draws in its head. You wait. It has never been known not to give a receipt. You wait a little longer.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} eats, slowly, and does not look up. Then it takes out your card, on which there never was much, uncaps the ink, and under the last line, with a ruler, draws another. It is the kind that comes at the end.',
          when: ['wary', 'well'],
        },
        {
          text: 'For {hours} hours {name} held open the drawer in which your visit was to go. It eats all of it now, slowly. Then it leans its nose against the drawer and shuts it, empty. It needs you on time.',
          when: ['wary'],
        },
        {
          text: 'For {alone} there was nobody to enter, and {name} entered that, line under line: nobody. It eats whatever you bring, with its head half in. It has the whole account. Be in it from now on, please.',
          when: ['wary'],
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
        {
          text: '{name} signs for it first. It is {item}, one, received, in neat brown ink, and you are asked to stand behind the line. Then it eats, and every brass handle shakes with pleasure. It signs again. This time there is a “thank” in it.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and on time. {name} looks that up. It eats, humming in all its drawers, with the top one pulled out between you, as a kind of wall. It shuts it afterwards. It does it without the key.',
          when: ['wary', 'well'],
        },
        {
          text: 'You have brought {item}, and {name} eats in slow half moons, moss gleaming. It used to file you under Deliveries. It takes that card out, wets a claw, and goes along the drawers. It passes T for Tradesmen. It is still walking.',
          when: ['warming', 'well'],
        },
        {
          text: 'At the word {item} a drawer flies open. {name} has kept all the receipts for that, with your name on each. It eats, contented. Then it finds that there are enough now to tie up with ribbon, and asks you for a finger, for the knot.',
          when: ['warming', 'well'],
        },
        {
          text: 'It is {item}, and {name} eats with its spectacles off. It never takes those off with people. It sees you as a large kind blur, and reaches out a claw to it. It knows where you are. It has you by heart.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You bring {item}, and {name} eats, every handle chiming. It writes the receipt with care, folds it, and puts it in the drawer that has no label. You ask why there. It looks at you over its spectacles. That is where you are kept.',
          when: ['trusting', 'well'],
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
          text: 'The ink is running down {name}’s side from under the labels, and it has pulled its head in, and something in there is being sick. It was {item}. It has written that up already, shakily, under Never. Keep to what it says.',
          when: ['item'],
        },
        {
          text: '{name} has a drawer that will not shut, hot to the touch, with smoke in it. It does not raise its voice. “Kindly remove it,” it says. It was {item}, from your hand. Take it out, and let there be no second entry.',
          when: ['item'],
        },
      ],
    },
    play: {
      wanted: [
        'You ask {name} for something beginning with K. It sets off, foot after foot, is away for some time, and comes back with a knot, a very fine one. It lays that before you, glowing, and waits to be asked for Q.',
        'You push in one drawer of {name}, and another comes out. You push that, and out comes the first. You go faster. It goes no faster than it ever did, its whole neck out for joy, and you never win.',
        {
          text: 'You hide a button under one of three cups. {name} does not guess, it never has. It takes notes. It watches the cups, your elbow, your face. It is right each time, and so happy, and puts the cups between you, in a row.',
          when: ['wary', 'well'],
        },
        {
          text: 'You pull a drawer out, just to see, and there is a marble. {name} turns its shell, so the next one comes. A feather. A bell. It shakes with delight. It stops with the locked one towards you, and looks for the key.',
          when: ['warming', 'well'],
        },
        {
          text: 'You race it to the door. {name} sets out, one claw, another claw, brass flashing, and you lie down on the floor and wait. It passes you. It has never passed anyone. It enters that in ink, and comes back, to be beaten.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You hide it, and {name} looks without haste under H, for hidden, and then under the cup. There it is. Brass rattles from end to end with glee. It writes you out a receipt, at arm’s length, and keeps the thing.',
          when: ['wary', 'well'],
        },
        {
          text: 'You shut your eyes while {name} hides a spoon in itself. You try one drawer after another. It is under S, for Spoon, where it was the last time. It never raises its voice, but all its handles are rattling.',
          when: ['trusting', 'from_child', 'no_item'],
        },
        {
          text: 'You call out a word and {name} finds the drawer. You call faster, and it is all claws and brass and flying cards, moss in its eyes. “Joy,” you call. It does not open anything. It just looks at you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You drop a button into one of its drawers, and {name} shuts it. It opens it, and there is the button. It shuts it. It opens it. It looks up at you, quite overcome. Things can be kept.',
          when: ['baby', 'no_item'],
        },
        {
          text: 'You roll a walnut to {name}, which stops it with one foot, thinks, and rolls it back with a slip tied on: “Return to sender.” You send it again. This time the foot is already held out.',
          when: ['wary', 'no_item'],
        },
        {
          text: 'You set down a matchbox, and {name} sets one on top, and up it goes, turn about. It falls on your turn. You say oh. It takes your sleeve in its beak and leads you round to look for the pieces.',
          when: ['warming'],
        },
        {
          text: 'You hide, and {name} sets out, in no hurry, to look you up. It tries under Door. There you are. It is wonderful how well you have been filed. It would like to do it again with Curtain.',
          when: ['trusting'],
        },
      ],
      little: [
        'You play with {name}, whose gladness was up to the top of the drawer already. It presses down on it with one foot, carefully, and gets a little more in. It would not have any go to waste.',
        '{name} plays your game, move by move, with great good will. Before that it was perfectly happy with a paper clip. Now it is perfectly happy with both. It puts them side by side.',
        {
          text: '{name} is in perfect order, and hums. You juggle for it. It regards you over its spectacles, files you, gladly, under Diversions, and pulls its feet in. All of its drawers are shut. From inside one comes what may be clapping.',
          when: ['wary', 'glad', 'well'],
        },
        {
          text: 'There is no drawer of {name} that joy is not in already. You play a game, to be companionable, and it keeps the score. It moves the ink a little, when it has finished, so that there is a place there for your elbow.',
          when: ['warming', 'glad', 'well'],
        },
        {
          text: 'It cannot be gladder, it has checked, from A to Z. You play the fool even so, and {name} takes it all down. Tomorrow it will read it to you, quite slowly, and you will both laugh. It has left the margin for that.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} has found a slip that was out of order, and is in bliss. Your game is received, stamped, and put in a tray. The tray is on your side. It goes back to the slip, and to make it last, misfiles it again.',
          when: ['wary', 'glad', 'well'],
        },
        {
          text: '{name} plays your game to the end, and then it hands you a slip: “One game, received with thanks.” It had wanted for nothing. It only thought that you looked as if you did.',
          when: ['trusting'],
        },
        {
          text: 'Every card is in its place, and {name} could not be gladder. You play about, and knock over a drawer. It looks at the cards all over the floor. It looks at your face. Then it pulls out another, and tips it.',
          when: ['trusting', 'glad', 'well'],
        },
        {
          text: '{name} is in high spirits, and lets you play, from your side of the rug. Each cork that you roll to it comes back dusted. It does not keep a single one. It keeps everything, so you notice.',
          when: ['wary'],
        },
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
        {
          text: 'You have brought {item}. {name} has heard of that, it is in the third drawer. It plays, one claw at a time, and the brass twinkles. You are told to keep your hands where they can be read. It plays a little longer for that.',
          when: ['wary', 'well'],
        },
        {
          text: 'It is {item}, and {name} plays by the book, and it has the book. It is so glad that two drawers come open by themselves. It sees you see what is in them. It shuts them, and then a third, which was empty.',
          when: ['wary', 'well'],
        },
        {
          text: 'At {item} it comes at a gallop, which takes a while. {name} plays, with its drawers banging, and things fly out that have been in order for years. It does not pick them up. It will know where they are. They are with you.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You play at {item} and you lose, and {name} looks up when you last won. It was long ago. It plays the next one badly, most unhurriedly, and writes out the result in its best hand, and gives you that to keep.',
          when: ['trusting', 'well'],
        },
        {
          text: 'It is {item}, and {name} has the rules in its bottom drawer, and has always sat on them. Now they are laid out on the floor, for you, with a pressed flower at the place. It plays, glowing, and lets you look things up.',
          when: ['warming', 'well'],
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
          text: 'You wash the dust from the moss, and {name} has every drawer locked, and a claw over the keyhole. The water runs brown. You do the labels last, with one finger, so that no ink comes off. The claw is taken down.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} fears the damp. It draws in its head with the sound of a drawer, and lets you wash the lid. You dry each handle as you go. When you come to the front there is a beak out, reading the water. It is only dirt.',
          when: ['wary', 'well'],
        },
        {
          text: 'You take out all the drawers, and stack them in order, and wash what is left of {name}, a mossy tortoise with a great many holes. It feels the air go through. It has never trusted anyone with the stack. You put them back, A first.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You go over {name} with a damp cloth, round every label and across none, and it watches the cloth at each letter. The dust comes away like grey felt. Not one word has run. It reads them all through, to be sure.',
          when: ['wary'],
        },
        {
          text: 'For the wash {name} takes out all its drawers itself and stands there, hollow as a birdhouse, while you do the corners with a paintbrush. The dirt runs off down the sink. It lets that go without a receipt.',
          when: ['trusting'],
        },
      ],
      little: [
        'You wipe along the drawers of {name}, and the cloth comes away as white as it went on. It asks to see. It enters that, with pleasure: one cloth, clean, returned.',
        'You go to brush {name} behind the handles, and it has been there before you. There is nothing to come off. It lets you do one all the same, as one lets a child stamp a letter.',
        {
          text: 'It was dusted on the ninth, and has the slip. {name} shows you the slip. You wash it all the same. It stands with its neck drawn in, and the slip held up high out of the wet, until you have finished reading it.',
          when: ['wary', 'well'],
        },
        {
          text: 'There was nothing to wash off. {name} does not mention it. You rub up the brass, that shone before, and it puts out its neck, and further, and there is a piece you have never done. It has been looking that up.',
          when: ['trusting', 'well'],
        },
      ],
      loved: [
        '{item}, says the slip you find afterwards, and under it, in brown ink, a drawing of a tortoise lying down. {name} has never before gone in for illustration.',
        'You need only lift it out of the box: {item}. All the drawers of {name} come forward an inch, to have their corners done.',
        {
          text: '{name} has the appointment in writing. It is {item}, and it has brought its own towel. The moss comes up green, the labels clear. There is one in your hand, low, that it has never had the dust off. It has you do that twice.',
          when: ['well'],
        },
        {
          text: 'At {item} it pulls out all of its drawers a finger’s breadth, to let it get in. {name} shuts its eyes behind the spectacles. Crumbs come to light, from notable meals. It knows each one. It would like them put back.',
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
          text: 'Its drawers hang open, and the papers are damp. {name} asks to see what is written on the medicine. You read it out, every line, even the small print. It takes it. One drawer draws in, dry. It makes a note, of how you read.',
          when: ['wary'],
        },
        {
          text: '{name} has mislaid a day, and it never loses a thing. It takes the medicine with its neck half in. You tell it what day that was, and what happened. It looks for the place, and puts it there. It was all kept by you.',
          when: ['wary'],
        },
        {
          text: '{name} cannot turn the handles, and you do it for it, and find the card, where the dose stands. It takes that from your hand. The moss gets its green again. It would like to file it. You guide the claw.',
          when: ['trusting'],
        },
        {
          text: '{name} lets the drop lie on its tongue, and then swallows. Its lowest drawers have slid out, with no strength behind them. You push one home, softly, and it does not draw back. Stay, and give it another dose when you may.',
          when: ['ill', 'wary'],
        },
        {
          text: '{name} will have the spoon pushed in under the edge of its shell, like a letter under a door, or not at all. It comes out licked. Soon the breath in there goes easier. There is no note with it.',
          when: ['wary'],
        },
      ],
      little: [
        'With great civility {name} shows you its chart, on which there is a straight line. The bottle is returned to the shelf, label outwards.',
        '{name} opens each drawer for you in turn. They run like butter. Keep the medicine for a wet year.',
      ],
      loved: [
        '{item}. You have hardly taken out the stopper when the bad drawer gives a sigh and comes a finger’s breadth forward, to meet it.',
        'It is written on the flyleaf of {name}, in its own hand, in case it should ever be past asking: {item}. You have looked it up.',
        {
          text: '{name} could not find itself under any letter. You have brought {item}, and spell that out, and a drawer creaks. It takes it, a half moon, and a half moon. The spectacles come up. It has found the place, it says. It was under you.',
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
          text: 'You tell it that visitors’ umbrellas are not to be catalogued. {name} gives them out again, each with its ticket, and does not do it any more. It had lately left your own ticket lying out. It puts it away, in its alphabetical place.',
          when: ['warming', 'well'],
        },
        {
          text: 'You should not read out, you tell {name}, what people said five years ago. It closes that drawer, and will not. It has closed the one next to it, too, where it kept what you say. You had liked to hear it open.',
          when: ['trusting', 'well'],
        },
        {
          text: '“Not the post,” you tell {name}, which had filed your letters under Found. It hands them back in the order they came. Then it goes and stands with its labels to the wall, like a cupboard in an empty house.',
          when: ['from_child'],
        },
        {
          text: '“You might have asked,” you tell {name}, and it looks that up, and it might. It brings back the ink, and with it an apology, on a slip. There is a second slip, to say where the first should be kept.',
          when: ['trusting'],
        },
      ],
      little: [
        'That rule is held already, in two copies, one of them signed by you. {name} lets you see the signature.',
        '{name} waits until you have finished, and hands you a slip: see under Tuesday. It has kept to it ever since.',
      ],
      bad_time: [
        'You scold {name}, and it tries to take that down, being what it is, and its foot shakes too much for the pen. There was something else it wanted. See to that first, and teach it later.',
        'Your scolding goes into {name} at one drawer, and the lid is put on. Another stood open the whole time, the one marked Wanted. You were talking across it. See to that first, and teach it later.',
        {
          text: 'You raise your voice, and {name} takes it down in brown ink, every word, and reads it back to you, quietly, to ask whether that is correct. Then it files it under your name. There was not much there. Win it first.',
          when: ['wary', 'well'],
        },
        {
          text: '{name} hears you out. Then there is the sound of a drawer, which is its head going in, and of the others after it, from the top. The last is one that had been left open, by a finger, on your side.',
          when: ['wary', 'well'],
        },
        {
          text: 'At the first hard word {name} is in, and you hear small locks turn, one after the other, all the way round. Whatever it is told it keeps. It will keep this now. Win it first, and teach it after that.',
          when: ['wary'],
        },
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
          text: 'It has to lock up first, and not in front of you. You face the wall. {name} goes through the whole shell, click, click. The third one sticks. It waits. “If you would,” it says. You lean on it, without turning round. It sleeps.',
          when: ['wary'],
        },
        {
          text: 'Its head goes in, and the drawer is shut on it. {name} leaves the spectacles outside, on the step, looking at you. You sit where they point. In time they fog, from the breath in there. It comes out rested, and wipes them, and nods.',
          when: ['wary'],
        },
        {
          text: '{name} is too tired to alphabetise. It holds its drawers out to you, all anyhow, and you close them, from the top, and lean on the third. Then its chin is on your shoe. It wakes with everything in order, and its chin still there.',
          when: ['trusting'],
        },
        {
          text: 'You spread the rug, and {name} closes up on it, a drawer at a time, from the top. At each it looks to see where you are. By the bottom one it is too tired to look. It slides home.',
          when: ['wary'],
        },
      ],
      little: [
        'You put {name} to bed, and it shuts its eyes to oblige you. Somewhere in there a drawer is not quite to. It can hear that. It is up again to see to it, and sees no need to go back.',
        '{name} lies as you packed it, feet in, head in, like a trunk before a journey. Two bright eyes look out. It is not tired. It is going over the inventory, and it is an excellent one.',
        {
          text: '{name} is put to bed, and has no entry for being tired. It lies there, in good spirits, and shuts its drawers from the top, so that you will go. When you have, they open from the bottom. It has a letter to reread.',
          when: ['wary', 'well', 'glad'],
        },
        {
          text: 'You turn the lamp down on {name}. It looks at you, and at its paper, and says, quite low, that the reading room does not close until later. It waits, beak shut. You go. There is a click of brass, then a page.',
          when: ['wary', 'well', 'glad'],
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
        'You sit on the floor by {name}, and neither of you turns a page. At some point its foot has come down on your shoelace, flat, like a paperweight. Nothing of you will blow away now.',
        'You sit with {name}, and neither of you has anything to look up. It puts out its neck along the floor, all of it, and that takes some time. At the end of the neck is your hand.',
        {
          text: 'You sit, and {name} opens a drawer, looks at you, and shuts it, and tries another. Not that. Not that, yet. Here: a leaf, pressed, and dated. It watches how you take it. You take it by the edges, and it breathes out.',
          when: ['warming', 'well'],
        },
        {
          text: 'You sit with your back against the drawers, and all of them go out and in a little as {name} breathes. One has come open by your hand. You put in what you were carrying about with you. It shuts. It will keep.',
          when: ['trusting', 'well'],
        },
        {
          text: 'You sit beside {name} and do nothing whatever. It considers where that should go. There is no label for it. So it draws out the drawer on your side, and you leave your hand in there, on the green felt.',
          when: ['trusting'],
        },
        {
          text: 'You sit, and {name} pulls out a drawer where it stands, for you to look in. You look, and touch nothing. It pulls out the one below. You may be here for some time. It has a great many drawers.',
          when: ['warming'],
        },
        'Together you look through the second drawer. You read out a card, {loved}, and {name} takes off its spectacles and wipes them.',
        'You sit, and {name} writes. When you lean over you see that it has come to the {wait} you were gone, and is putting this hour down beside it.',
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
        '{name} sleeps, shut from top to bottom, and you sit beside it. After a long while the lowest drawer comes out, by itself, without a sound, until it rests against your knee.',
        'You sit by {name} while it sleeps, and nothing of it stirs, unless it is the moss. Moss turns, in time, to the side where there is some warmth. It has turned to yours.',
      ],
      shy: [
        '{name} is at the far end of the room, and shut. You sit with your hands in your lap. After a long time there is one small wooden sound over there. A drawer is out by the thickness of a card.',
        'You sit far off, and {name} has put a dry leaf on the floor between you, with a pebble on it against the draught. It is not for you, exactly. There ought to be something in the middle.',
        {
          text: 'You sit, and keep silence, as is the rule. {name} puts its string in order, by length, and is blissful. As each drawer is done it is shut. With the one nearest you it has done long since. It leaves that out, by a finger.',
          when: ['glad', 'well', 'from_child'],
        },
        {
          text: 'You sit and read. {name}, cosy among its labels, has been observing that you turn the page by the corner, and do not wet your thumb. A bookmark comes over the floor, pushed by one claw, exactly halfway.',
          when: ['glad', 'well', 'from_child'],
        },
        {
          text: 'You sit across the room from {name}, which is a closed chest with moss on it, and for a long while stays one. Then a single small label is turned round to face you. “Enquiries,” it says.',
          when: ['from_child'],
        },
        {
          text: '{name}, hours old, has backed its little cabinet into the corner with all the handles inward. You sit where you are. It peers round the side of itself at your boots, and you can hear a very small pen, beginning.',
          when: ['baby'],
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
